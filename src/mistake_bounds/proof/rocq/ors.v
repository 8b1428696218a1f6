(* Winnow on ORs: the bound on the algorithm's mistakes, from the book's theorem.

   The chips of an attribute are its promotions less its demotions; its weight is 2 to that power. *)

From Coq Require Import List Bool Arith ZArith QArith Qreals Reals Lia Lra FunctionalExtensionality.
Require proofs.
Require Import algorithms rows winnow.
Import ListNotations.
Import proofs.Winnow_on_ORs.
Open Scope R_scope.

Definition all_weights (n : nat) (w : list Q) : R := rsum n (weight w).
Definition on_row (c : nat -> Z) : row := fun i => IZR (c i).
Definition one_more (x : list bool) (by_ : Z) (c : nat -> Z) (i : nat) : Z :=
  (if nth i x false then c i + by_ else c i)%Z.
Definition ones : row := fun _ => 1.

Lemma one_more_is : forall x by_ c i, on_row (one_more x by_ c) i = on_row c i + IZR by_ * bit x i.
Proof.
  intros; unfold on_row, one_more, bit; destruct (nth i x false); rewrite ?plus_IZR; ring.
Qed.

Lemma sum_of_ones : forall n f, rsum n (fun i => ones i * f i) = rsum n f.
Proof. intros; apply rsum_ext; intros; unfold ones; ring. Qed.

Lemma active_part : forall n w x i, length w = n -> length x = n -> (i < n)%nat -> nth i x false = true ->
  (forall i, (i < n)%nat -> 0 <= weight w i) -> weight w i <= Q2R (score w x).
Proof.
  intros n w x i lw lx inside on pos; rewrite score_is, lw by lia.
  replace (weight w i) with (active w x i) by (unfold active; now rewrite on).
  apply rsum_part; [exact inside |]; intros j before; unfold active.
  destruct (nth j x false); [now apply pos | lra].
Qed.

(* ** What any update at the active weights of n does, and what the score is *)

Lemma two : Q2R 2 = 2.
Proof. unfold Q2R; cbn; lra. Qed.

Lemma all_at_first : forall n, all_weights n (repeat 1%Q n) = INR n.
Proof.
  intros n; unfold all_weights; rewrite (rsum_ext n _ (fun _ => 1)) by (intros; now apply weight_at_first).
  rewrite rsum_const; ring.
Qed.

Lemma all_of_ones : forall n w, all_weights n w = proofs.dot (i := rows n) ones (weight w).
Proof. intros; cbn; unfold row_dot; now rewrite sum_of_ones. Qed.

Lemma score_of_ones : forall n w x, length w = n -> length x = n ->
  Q2R (score w x) = proofs.dot (i := rows n) ones (active w x).
Proof. intros n w x lw lx; cbn; unfold row_dot; rewrite sum_of_ones, score_is, lw by lia; reflexivity. Qed.

Lemma all_promoted : forall n w x, length w = n -> length x = n ->
  all_weights n (at_active (promoted 2) w x) =
  proofs.dot (i := rows n) ones (proofs.vadd (i := rows n) (weight w) (active w x)).
Proof.
  intros n w x lw lx; cbn; unfold row_dot; rewrite sum_of_ones; apply rsum_ext; intros i inside.
  rewrite weight_promoted, two by lia; unfold active; destruct (nth i x false); lra.
Qed.

Lemma row_promoted : forall n x c, on_row (one_more x 1 c) = proofs.vadd (i := rows n) (on_row c) (bit x).
Proof. intros; apply functional_extensionality; intros i; rewrite one_more_is; cbn; ring. Qed.

(* an example has a relevant attribute on, or none *)
Lemma relevant_on : forall n relevant x, length relevant = n -> length x = n -> (both relevant x >= 1)%nat ->
  proofs.dot (i := rows n) (bit relevant) (bit x) >= 1.
Proof.
  intros n relevant x lr lx some; change (row_dot n (bit relevant) (bit x) >= 1); unfold row_dot.
  rewrite <- both_is by lia; apply Rle_ge, (le_INR 1); lia.
Qed.

Lemma none_on : forall relevant x, false = true <-> (both relevant x >= 1)%nat -> both relevant x = 0%nat.
Proof.
  intros relevant x [_ label]; destruct (both relevant x); [reflexivity | discriminate (label ltac:(lia))].
Qed.

(* ** Whole powers of 2 *)

Lemma double_power : forall c, powerRZ 2 (c + 1) = 2 * powerRZ 2 c.
Proof. intros; rewrite powerRZ_add by lra; replace (powerRZ 2 1) with 2 by (unfold powerRZ, Pos.to_nat; simpl; ring); ring. Qed.

Lemma half_power : forall c, powerRZ 2 (c + -1) = powerRZ 2 c / 2.
Proof. intros; rewrite powerRZ_add by lra; replace (powerRZ 2 (-1)) with (/ 2) by (unfold powerRZ, Pos.to_nat; simpl; field); reflexivity. Qed.

Lemma positive_power : forall c, 0 < powerRZ 2 c.
Proof. intros; apply powerRZ_lt; lra. Qed.

Lemma powers : forall d : Z, exists up down,
  Bernoulli_run (powerRZ 2 d) (IZR d) up down /\ whole_number_run (IZR d) up down.
Proof.
  intros d; destruct (Z.le_ge_cases 0 d) as [up | down].
  - exists (IZR d), 0; rewrite <- (Z2Nat.id d up); generalize (Z.to_nat d) as k; clear.
    induction k as [| k [IH IH']]; [split; constructor |].
    rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite double_power, plus_IZR.
    split; econstructor; eauto; apply Rle_ge, IZR_le; lia.
  - exists 0, (IZR (- d)); replace d with (- Z.of_nat (Z.to_nat (- d)))%Z by lia.
    generalize (Z.to_nat (- d)) as k; clear; intros k; rewrite Z.opp_involutive.
    induction k as [| k [IH IH']]; [split; constructor |].
    replace (- Z.of_nat (S k))%Z with (- Z.of_nat k + -1)%Z by lia; rewrite half_power, plus_IZR.
    replace (IZR (Z.of_nat (S k))) with (IZR (Z.of_nat k) + 1) by (rewrite Nat2Z.inj_succ, succ_IZR; ring).
    split; [eapply Bernoulli_run_next_t_down | eapply whole_number_run_next_t_down]; eauto;
      try (apply IZR_le; lia); try field; cbn; ring.
Qed.

Lemma a_power : forall c, exists up down, power_positive_run_2 (powerRZ 2 c) up down.
Proof.
  intros c; destruct (Z.le_ge_cases 0 c) as [up | down].
  - rewrite <- (Z2Nat.id c up); generalize (Z.to_nat c) as k; clear.
    induction k as [| k (up & down & IH)]; [exists 0, 0; constructor |].
    rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite double_power.
    exists (up + 1), down; eapply power_positive_run_2_next_t_up; [exact IH | reflexivity].
  - replace c with (- Z.of_nat (Z.to_nat (- c)))%Z by lia; generalize (Z.to_nat (- c)) as k; clear.
    induction k as [| k (up & down & IH)]; [exists 0, 0; constructor |].
    replace (- Z.of_nat (S k))%Z with (- Z.of_nat k + -1)%Z by lia; rewrite half_power.
    exists up, (down + 1); eapply power_positive_run_2_next_t_down; [exact IH | field].
Qed.

(* The other weights of a sum, together: so much of the weight 1. *)
Lemma the_others : forall part total, part <= total -> exists count,
  part_of_the_total_run part total count /\ part_of_the_total_run_2 part total count.
Proof.
  intros part total more; exists (0 + 1).
  split; [apply part_of_the_total_run_next with (m := total - part) (o := 1) (σ := part) (t_up := 0) (t_down := 0)
    | apply part_of_the_total_run_2_next with (m := total - part) (o := 1) (σ := part) (t_up := 0) (t_down := 0)];
    (lra || ring || constructor).
Qed.

(* ** A run of the algorithm is a run of the book *)

Section Run.
  Variables (n : nat) (relevant : list bool).
  Hypothesis right_length : length relevant = n.

  Definition told (w : list Q) (m : nat) : Prop := exists (promotions demotions : nat) (c : nat -> Z),
    m = (promotions + demotions)%nat /\
    (forall i, (i < n)%nat -> weight w i = powerRZ 2 (c i)) /\
    total_progress_run (rows n) (bit relevant) (on_row c) (INR promotions) (INR demotions) /\
    total_weight_run (rows n) (INR n) (all_weights n w) (INR promotions) (INR demotions) /\
    (forall i, (i < n)%nat -> exists on kept off, capped_weight_run (INR n) (weight w i) on kept off).

  Lemma told_at_first : told (repeat 1%Q n) 0.
  Proof.
    exists 0%nat, 0%nat, (fun _ => 0%Z).
    rewrite all_at_first; repeat split; try constructor.
    - intros i inside; rewrite weight_at_first by assumption; reflexivity.
    - intros i inside; rewrite weight_at_first by assumption; exists 0, 0, 0; constructor.
  Qed.

  Lemma told_promotion : forall w m x, length x = n -> length w = n -> (both relevant x >= 1)%nat ->
    Q2R (score w x) < INR n -> told w m -> told (at_active (promoted 2) w x) (S m).
  Proof.
    intros w m x lx lw positive low (P & D & c & counted & weights & progress & weighed & capped).
    exists (S P), D, (one_more x 1 c); rewrite S_INR; repeat split; [lia | | | |].
    - intros i inside; rewrite weight_promoted, two, (weights i inside) by lia; unfold one_more.
      destruct (nth i x false); [rewrite double_power; ring | reflexivity].
    - eapply total_progress_run_next_P; [exact progress | apply row_promoted | now apply relevant_on].
    - eapply total_weight_run_next_P with (v1 := ones) (w := weight w) (w_x := active w x);
        [exact weighed | apply all_of_ones | now apply all_promoted | now apply score_of_ones | reflexivity | exact low].
    - intros i inside; destruct (capped i inside) as (on & kept & off & history).
      rewrite weight_promoted, two by lia; destruct (nth i x false) eqn:is_on.
      + destruct (the_others (weight w i) (Q2R (score w x))) as (count & others & _).
        { apply (active_part n); try assumption; intros j before; rewrite (weights j before); left.
          apply positive_power. }
        exists (on + 1), kept, off; eapply capped_weight_run_next_P_on; [exact history | ring | exact low | exact others].
      + exists on, (kept + 1), off; eapply capped_weight_run_next_K_off; [exact history | reflexivity].
  Qed.

  Lemma told_demotion : forall w m x, length x = n -> length w = n -> (both relevant x = 0)%nat ->
    INR n <= Q2R (score w x) -> told w m -> told (at_active (demoted 2 divide) w x) (S m).
  Proof.
    intros w m x lx lw negative high (P & D & c & counted & weights & progress & weighed & capped).
    assert (halved : forall i, (i < n)%nat -> weight (at_active (demoted 2 divide) w x) i =
      if nth i x false then weight w i / 2 else weight w i).
    { intros; rewrite weight_divided, two by (lia || discriminate); reflexivity. }
    assert (row_is : on_row (one_more x (-1) c) = proofs.vadd (i := rows n) (on_row c) (proofs.scale (i := rows n) (-1) (bit x))).
    { apply functional_extensionality; intros i; rewrite one_more_is; cbn; ring. }
    assert (total : all_weights n (at_active (demoted 2 divide) w x) =
      proofs.dot (i := rows n) ones (proofs.vadd (i := rows n) (weight w) (proofs.scale (i := rows n) (-1 / 2) (active w x)))).
    { cbn; unfold row_dot; rewrite sum_of_ones; apply rsum_ext; intros i inside.
      rewrite halved by lia; unfold active; destruct (nth i x false); lra. }
    exists P, (S D), (one_more x (-1) c); rewrite S_INR; repeat split; [lia | | | |].
    - intros i inside; rewrite halved, (weights i inside) by lia; unfold one_more.
      destruct (nth i x false); [now rewrite half_power | reflexivity].
    - eapply total_progress_run_next_D; [exact progress | | exact row_is].
      change (row_dot n (bit relevant) (bit x) = 0); unfold row_dot; rewrite <- both_is by lia.
      now rewrite negative.
    - eapply total_weight_run_next_D with (v1 := ones) (w := weight w) (w_x := active w x);
        [exact weighed | apply all_of_ones | exact total | now apply score_of_ones | reflexivity | apply Rle_ge, high].
    - intros i inside; destruct (capped i inside) as (on & kept & off & history).
      rewrite halved by lia; destruct (nth i x false) eqn:is_on.
      + exists on, kept, (off + 1); eapply capped_weight_run_next_D_on; [exact history | field].
      + exists on, (kept + 1), off; eapply capped_weight_run_next_K_off; [exact history | reflexivity].
  Qed.

  (* the chips of the relevant attributes, one after another *)
  Lemma all_chips : forall w c L, (forall i, (i < n)%nat -> weight w i = powerRZ 2 (c i)) ->
    (forall i, (i < n)%nat -> exists on kept off, capped_weight_run (INR n) (weight w i) on kept off) ->
    forall k, (k <= n)%nat -> chips_of_all_run (INR L) (2 ^ L) (INR n)
      (rsum k (fun i => on_row c i * bit relevant i)) (rsum k (fun i => bit relevant i * bit relevant i)).
  Proof.
    intros w c L weights capped; induction k as [| k IH]; intros inside; [constructor |]; rewrite !rsum_end.
    specialize (IH ltac:(lia)); unfold bit at 2 5 6; destruct (nth k relevant false); [| now rewrite !Rmult_0_r, !Rplus_0_r].
    destruct (capped k ltac:(lia)) as (on & kept & off & history), (powers (c k - Z.of_nat L)) as (up & down & power & whole).
    rewrite !Rmult_1_r; eapply chips_of_all_run_next with (e_M := on_row c k);
      [exact IH | | | reflexivity | exact history | exact power | exact whole].
    - rewrite (weights k ltac:(lia)), pow_powerRZ, <- powerRZ_add by lra; f_equal; lia.
    - unfold on_row; rewrite minus_IZR, INR_IZR_INZ; ring.
  Qed.
End Run.

(* n attributes, of which a positive example has a relevant one on; n is at most 2 to the power L. *)
Theorem winnow_mistakes : forall n relevant L examples, (0 < n)%nat -> length relevant = n -> (n <= 2 ^ L)%nat ->
  (forall x y, In (x, y) examples -> length x = n /\ (y = true <-> both relevant x >= 1)%nat) ->
  (snd (winnow 2 divide n examples) < 3 * L * size relevant + 2)%nat.
Proof.
  intros n relevant L examples some right_length cap ok.
  destruct (winnow_keeps 2 divide n (told n relevant) examples) with (w := repeat 1%Q n) (m := 0%nat)
    as (lw & P & D & c & counted & weights & progress & weighed & capped).
  - intros x y inside; apply (ok x y inside).
  - intros w m x inside lx lw; apply told_promotion; try assumption; now apply (ok x true inside).
  - intros w m x inside lx lw; apply told_demotion; try assumption.
    now apply none_on, (ok x false inside).
  - apply repeat_length.
  - now apply told_at_first.
  - unfold winnow; destruct (winnow_from 2 divide n (repeat 1%Q n, 0%nat) examples) as [w m]; cbn [fst snd] in *.
    assert (positive : forall i, (i < n)%nat -> 0 <= weight w i)
      by (intros i inside; rewrite (weights i inside); left; apply positive_power).
    destruct (the_others (weight w 0) (all_weights n w)) as (count & _ & others);
      [apply (rsum_part n (weight w)); [lia | exact positive] |].
    destruct (a_power (c 0%nat)) as (up & down & power); rewrite <- (weights 0%nat some) in power.
    apply INR_lt; rewrite plus_INR, !mult_INR.
    replace (INR 3) with 3 by (cbn; ring); replace (INR 2) with 2 by reflexivity.
    unfold size; rewrite (both_is n) by assumption.
    eapply mistake_bound with (space := rows n) (c_M := on_row c) (u := bit relevant) (n := INR n) (W := 2 ^ L);
      [subst m; rewrite plus_INR; apply Rplus_comm | reflexivity | | apply Rle_ge, (le_INR 1); lia
      | now apply (all_chips n relevant right_length w c L weights capped) | exact weighed | exact progress | exact others | exact power].
    rewrite <- (pow_INR 2); now apply le_INR.
Qed.
