(* Winnow on k of r, with factor 1 + 1/(2k): the bound on the algorithm's mistakes with the real ln n, from the book's
   theorem.

   The chips of an attribute are its promotions less its demotions; its weight is the factor to that power. *)

From Coq Require Import List Bool Arith ZArith QArith Qreals Reals Lia Lra FunctionalExtensionality.
Require proofs proofs_beside.
Require Import algorithms rows winnow.
Require ors.
Import ListNotations.
Import proofs.Winnow_on_k_of_r.
Open Scope R_scope.

Notation on_row := ors.on_row.
Notation ones := ors.ones.
Notation one_more := ors.one_more.
Notation all_weights := ors.all_weights.

Lemma factor_is : forall k, (1 <= k)%nat -> Q2R (factor_for k) = / (2 * INR k) + 1.
Proof.
  intros k some; unfold factor_for, Q2R; cbn [Qnum Qden].
  replace (Z.pos (Pos.of_nat (2 * k))) with (Z.of_nat (2 * k)) by lia.
  rewrite <- !INR_IZR_INZ, plus_INR, mult_INR; apply (le_INR 1) in some; cbn in *; field; lra.
Qed.

Section Powers.
  Variable ε : R.
  Hypothesis grows : 0 < ε.

  Lemma one_up : forall c, powerRZ (ε + 1) (c + 1) = powerRZ (ε + 1) c * (ε + 1).
  Proof.
    intros; rewrite powerRZ_add by lra.
    replace (powerRZ (ε + 1) 1) with (ε + 1) by (unfold powerRZ, Pos.to_nat; simpl; ring); reflexivity.
  Qed.

  Lemma one_down : forall c, powerRZ (ε + 1) (c + -1) * (ε + 1) = powerRZ (ε + 1) c.
  Proof. intros; rewrite <- one_up; f_equal; lia. Qed.

  Lemma positive_power : forall c, 0 < powerRZ (ε + 1) c.
  Proof. intros; apply powerRZ_lt; lra. Qed.

  Lemma powers : forall d : Z, exists up down,
    Bernoulli_run ε (powerRZ (ε + 1) d) (IZR d) up down /\ whole_number_run (IZR d) up down.
  Proof.
    intros d; destruct (Z.le_ge_cases 0 d) as [up | down].
    - exists (IZR d), 0; rewrite <- (Z2Nat.id d up); generalize (Z.to_nat d) as j.
      induction j as [| j [IH IH']]; [split; constructor |].
      rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite one_up, plus_IZR.
      split; econstructor; eauto; apply Rle_ge, IZR_le; lia.
    - exists 0, (IZR (- d)); replace d with (- Z.of_nat (Z.to_nat (- d)))%Z by lia.
      generalize (Z.to_nat (- d)) as j; intros j; rewrite Z.opp_involutive.
      induction j as [| j [IH IH']]; [split; constructor |].
      replace (- Z.of_nat (S j))%Z with (- Z.of_nat j + -1)%Z by lia; rewrite plus_IZR.
      replace (IZR (Z.of_nat (S j))) with (IZR (Z.of_nat j) + 1) by (rewrite Nat2Z.inj_succ, succ_IZR; ring).
      split; [eapply Bernoulli_run_next_t_down | eapply whole_number_run_next_t_down]; eauto;
        try (apply IZR_le; lia); try apply one_down; cbn; ring.
  Qed.

  Lemma a_power : forall c, exists up down, power_positive_run_2 ε (powerRZ (ε + 1) c) up down.
  Proof.
    intros c; destruct (Z.le_ge_cases 0 c) as [up | down].
    - rewrite <- (Z2Nat.id c up); generalize (Z.to_nat c) as j.
      induction j as [| j (up' & down & IH)]; [exists 0, 0; constructor |].
      rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite one_up.
      exists (up' + 1), down; eapply power_positive_run_2_next_t_up; [exact IH | reflexivity].
    - replace c with (- Z.of_nat (Z.to_nat (- c)))%Z by lia; generalize (Z.to_nat (- c)) as j.
      induction j as [| j (up & down' & IH)]; [exists 0, 0; constructor |].
      replace (- Z.of_nat (S j))%Z with (- Z.of_nat j + -1)%Z by lia.
      exists up, (down' + 1); eapply power_positive_run_2_next_t_down; [exact IH | apply one_down].
  Qed.

  (* The other weights of a sum, together: so much of the weight 1. *)
  Lemma the_others : forall part total, part <= total -> exists count,
    part_of_the_total_run part ε total count /\ part_of_the_total_run_2 part ε total count.
  Proof.
    intros part total more; exists (0 + 1).
    split; [apply part_of_the_total_run_next with (m := total - part) (o := 1) (σ := part) (t_up := 0) (t_down := 0)
      | apply part_of_the_total_run_2_next with (m := total - part) (o := 1) (σ := part) (t_up := 0) (t_down := 0)];
      (lra || ring || constructor).
  Qed.

  (* the least whole number of factors that make n or more *)
  Lemma least_cap : forall n, 1 <= n -> exists C : nat, n <= (ε + 1) ^ C < n * (ε + 1).
  Proof.
    intros n some; destruct (Pow_x_infinity (ε + 1) ltac:(rewrite Rabs_right; lra) n) as (most & enough).
    specialize (enough most (le_n most)); rewrite Rabs_right in enough by (apply Rle_ge, pow_le; lra).
    apply Rge_le in enough; induction most as [| most IH]; [exists 0%nat; cbn in *; nra |].
    destruct (Rle_lt_dec n ((ε + 1) ^ most)) as [less | more]; [now apply IH |].
    exists (S most); split; [exact enough | cbn; nra].
  Qed.
End Powers.

(* ** A run of the algorithm is a run of the book *)

Section Run.
  Variables (n k : nat) (relevant : list bool).
  Hypothesis right_length : length relevant = n.
  Hypothesis some_k : (1 <= k)%nat.
  Let ε := / (2 * INR k).
  Let δ := ε / (ε + 1).

  Lemma grows : 0 < ε.
  Proof. unfold ε; apply Rinv_0_lt_compat; apply (le_INR 1) in some_k; cbn in some_k; lra. Qed.

  Definition told (w : list Q) (m : nat) : Prop := exists (promotions demotions : nat) (c : nat -> Z),
    m = (promotions + demotions)%nat /\
    (forall i, (i < n)%nat -> weight w i = powerRZ (ε + 1) (c i)) /\
    total_chips_run (rows n) (INR k) (bit relevant) (on_row c) (INR promotions) (INR demotions) /\
    total_weight_run (rows n) (INR n) δ ε (all_weights n w) (INR promotions) (INR demotions) /\
    (forall i, (i < n)%nat -> exists on kept off, capped_weight_run (INR n) ε (weight w i) on kept off).

  Lemma told_at_first : told (repeat 1%Q n) 0.
  Proof.
    exists 0%nat, 0%nat, (fun _ => 0%Z).
    assert (total : all_weights n (repeat 1%Q n) = INR n).
    { unfold all_weights; rewrite (rsum_ext n _ (fun _ => 1)) by (intros; now apply weight_at_first).
      rewrite rsum_const; ring. }
    rewrite total; split; [reflexivity | split; [| split; [constructor | split; [constructor |]]]]; intros i inside;
      rewrite weight_at_first by assumption; [reflexivity | exists 0, 0, 0; constructor].
  Qed.

  Lemma told_promotion : forall w m x, length x = n -> length w = n -> (both relevant x >= k)%nat ->
    Q2R (score w x) < INR n -> told w m -> told (at_active (promoted (factor_for k)) w x) (S m).
  Proof.
    intros w m x lx lw positive low (P & D & c & counted & weights & progress & weighed & capped).
    assert (promoted_ : forall i, (i < n)%nat -> weight (at_active (promoted (factor_for k)) w x) i =
      if nth i x false then weight w i * (ε + 1) else weight w i).
    { intros; rewrite weight_promoted, factor_is by lia; reflexivity. }
    assert (row_is : on_row (one_more x 1 c) = proofs.vadd (i := rows n) (on_row c) (bit x)).
    { apply functional_extensionality; intros i; rewrite ors.one_more_is; cbn; ring. }
    assert (total : all_weights n (at_active (promoted (factor_for k)) w x) =
      proofs.dot (i := rows n) ones (proofs.vadd (i := rows n) (weight w) (proofs.scale (i := rows n) ε (active w x)))).
    { cbn; unfold row_dot; rewrite ors.sum_of_ones; apply rsum_ext; intros i inside.
      rewrite promoted_ by lia; unfold active; destruct (nth i x false); ring. }
    assert (active_total : Q2R (score w x) = proofs.dot (i := rows n) ones (active w x)).
    { cbn; unfold row_dot; rewrite ors.sum_of_ones, score_is, lw by lia; reflexivity. }
    exists (S P), D, (one_more x 1 c); rewrite S_INR; split; [lia | split; [| split; [| split]]].
    - intros i inside; rewrite promoted_, (weights i inside) by lia; unfold one_more.
      destruct (nth i x false); [now rewrite one_up by exact grows | reflexivity].
    - eapply total_chips_run_next_P; [exact progress | exact row_is |].
      change (row_dot n (bit relevant) (bit x) >= INR k); unfold row_dot; rewrite <- both_is by lia.
      apply Rle_ge, le_INR; lia.
    - eapply total_weight_run_next_P with (v1 := ones) (w := weight w) (w_x := active w x);
        [exact weighed | | exact total | exact active_total | reflexivity | exact low].
      cbn; unfold row_dot; rewrite ors.sum_of_ones; reflexivity.
    - intros i inside; destruct (capped i inside) as (on & kept & off & history).
      rewrite promoted_ by lia; destruct (nth i x false) eqn:is_on.
      + destruct (the_others ε (weight w i) (Q2R (score w x))) as (count & others & _).
        { apply (ors.active_part n); try assumption; intros j before; rewrite (weights j before); left.
          apply positive_power, grows. }
        exists (on + 1), kept, off; eapply capped_weight_run_next_P_on;
          [exact history | reflexivity | exact low | exact others].
      + exists on, (kept + 1), off; eapply capped_weight_run_next_K_off; [exact history | reflexivity].
  Qed.

  Lemma told_demotion : forall w m x, length x = n -> length w = n -> (both relevant x < k)%nat ->
    INR n <= Q2R (score w x) -> told w m -> told (at_active (demoted (factor_for k) divide) w x) (S m).
  Proof.
    intros w m x lx lw negative high (P & D & c & counted & weights & progress & weighed & capped).
    assert (above := grows).
    assert (divided : forall i, (i < n)%nat -> weight (at_active (demoted (factor_for k) divide) w x) i =
      if nth i x false then weight w i / (ε + 1) else weight w i).
    { intros; rewrite weight_divided, factor_is; try lia; [reflexivity |].
      unfold factor_for, Qeq; cbn; lia. }
    assert (row_is : on_row (one_more x (-1) c) = proofs.vadd (i := rows n) (on_row c) (proofs.scale (i := rows n) (-1) (bit x))).
    { apply functional_extensionality; intros i; rewrite ors.one_more_is; cbn; ring. }
    assert (total : all_weights n (at_active (demoted (factor_for k) divide) w x) =
      proofs.dot (i := rows n) ones (proofs.vadd (i := rows n) (weight w) (proofs.scale (i := rows n) (- δ) (active w x)))).
    { cbn; unfold row_dot; rewrite ors.sum_of_ones; apply rsum_ext; intros i inside.
      rewrite divided by lia; unfold active, δ; destruct (nth i x false); field; lra. }
    assert (active_total : Q2R (score w x) = proofs.dot (i := rows n) ones (active w x)).
    { cbn; unfold row_dot; rewrite ors.sum_of_ones, score_is, lw by lia; reflexivity. }
    exists P, (S D), (one_more x (-1) c); rewrite S_INR; split; [lia | split; [| split; [| split]]].
    - intros i inside; rewrite divided, (weights i inside) by lia; unfold one_more.
      destruct (nth i x false); [rewrite <- (one_down ε grows (c i)); field; lra | reflexivity].
    - eapply total_chips_run_next_D; [exact progress | exact row_is |].
      change (row_dot n (bit relevant) (bit x) <= INR k - 1); unfold row_dot; rewrite <- both_is by lia.
      assert (INR (both relevant x) + 1 <= INR k) by (rewrite <- S_INR; apply le_INR; lia); lra.
    - eapply total_weight_run_next_D with (v1 := ones) (w := weight w) (w_x := active w x);
        [exact weighed | | exact total | exact active_total | reflexivity | apply Rle_ge, high].
      cbn; unfold row_dot; rewrite ors.sum_of_ones; reflexivity.
    - intros i inside; destruct (capped i inside) as (on & kept & off & history).
      rewrite divided by lia; destruct (nth i x false) eqn:is_on.
      + exists on, kept, (off + 1); eapply capped_weight_run_next_D_on; [exact history | field; lra].
      + exists on, (kept + 1), off; eapply capped_weight_run_next_K_off; [exact history | reflexivity].
  Qed.

  (* the chips of the relevant attributes, one after another *)
  Lemma all_chips : forall w c C, (forall i, (i < n)%nat -> weight w i = powerRZ (ε + 1) (c i)) ->
    (forall i, (i < n)%nat -> exists on kept off, capped_weight_run (INR n) ε (weight w i) on kept off) ->
    forall j, (j <= n)%nat -> chips_of_all_run (INR C) ((ε + 1) ^ C) (INR n) ε
      (rsum j (fun i => on_row c i * bit relevant i)) (rsum j (fun i => bit relevant i * bit relevant i)).
  Proof.
    intros w c C weights capped; induction j as [| j IH]; intros inside; [constructor |]; rewrite !rsum_end.
    specialize (IH ltac:(lia)); unfold bit at 2 5 6; destruct (nth j relevant false); [| now rewrite !Rmult_0_r, !Rplus_0_r].
    destruct (capped j ltac:(lia)) as (on & kept & off & history), (powers ε grows (c j - Z.of_nat C)) as (up & down & power & whole).
    assert (above := grows).
    rewrite !Rmult_1_r; eapply chips_of_all_run_next with (e_M := on_row c j);
      [exact IH | | | reflexivity | exact history | exact power | exact whole].
    - rewrite (weights j ltac:(lia)), pow_powerRZ, <- powerRZ_add by lra; f_equal; lia.
    - unfold ors.on_row; rewrite minus_IZR, INR_IZR_INZ; ring.
  Qed.
End Run.

(* n ≥ 2 attributes; an example is positive if at least k of the relevant ones are on. *)
Theorem k_of_r_mistakes : forall n k relevant examples, (2 <= n)%nat -> (1 <= k)%nat -> length relevant = n ->
  (forall x y, In (x, y) examples -> length x = n /\ (y = true <-> both relevant x >= k)%nat) ->
  let M := INR (snd (winnow (factor_for k) divide n examples)) in
  let r := INR (size relevant) in
  let k := INR k in
  M * k < k * (2 * k + 1) + (4 * k + 1) * (2 * k * ln (INR n) * r + (k - 1) * (2 * k + 1)).
Proof.
  intros n k relevant examples two some_k right_length ok; cbv zeta.
  assert (grows_ := grows k some_k); set (ε := / (2 * INR k)) in *.
  destruct (winnow_keeps (factor_for k) divide n (told n k relevant) examples) with (w := repeat 1%Q n) (m := 0%nat)
    as (lw & P & D & c & counted & weights & progress & weighed & capped).
  - intros x y inside; apply (ok x y inside).
  - intros w m x inside lx lw; apply told_promotion; try assumption; now apply (ok x true inside).
  - intros w m x inside lx lw; apply told_demotion; try assumption.
    destruct (ok x false inside) as [_ [_ label]]; destruct (le_lt_dec k (both relevant x)) as [enough | few];
      [discriminate (label enough) | exact few].
  - apply repeat_length.
  - apply told_at_first.
  - unfold winnow; destruct (winnow_from (factor_for k) divide n (repeat 1%Q n, 0%nat) examples) as [w m]; cbn [fst snd] in *.
    fold ε in weights, progress, weighed, capped.
    assert (positive : forall i, (i < n)%nat -> 0 <= weight w i)
      by (intros i inside; rewrite (weights i inside); left; now apply positive_power).
    destruct (the_others ε (weight w 0) (all_weights n w)) as (count & _ & others);
      [apply (rsum_part n (weight w)); [lia | exact positive] |].
    destruct (a_power ε grows_ (c 0%nat)) as (up & down & power); rewrite <- (weights 0%nat ltac:(lia)) in power.
    apply (le_INR 1) in some_k as some; apply (le_INR 2) in two as several; cbn in some, several.
    destruct (least_cap ε grows_ (INR n) ltac:(lra)) as (C & enough & least).
    unfold size; rewrite (both_is n) by assumption.
    eapply proofs_beside.Beside_k_of_r.bound_in_ln_n with (space := rows n) (c_M := on_row c) (u := bit relevant) (n := INR n)
      (ε := ε) (δ := ε / (ε + 1)) (L := INR C) (Q := (ε + 1) ^ C) (M := INR m) (ell := ln (ε + 1));
      [subst m; rewrite plus_INR; apply Rplus_comm | reflexivity | field; lra | unfold ε; field; lra
      | symmetry; apply ln_pow; lra | reflexivity | reflexivity | apply Rdiv_lt_0_compat; lra | exact least
      | exact grows_ | exact enough | lra | lra | lra | | now apply (all_chips n k relevant right_length some_k w c C weights capped)
      | exact weighed | exact others | exact power | exact progress].
    apply Rle_ge, rsum_pos; intros i inside; unfold bit; destruct (nth i relevant false); lra.
Qed.
