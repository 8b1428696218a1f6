(* Winnow with elimination on ORs: the bound on the algorithm's mistakes, from the book's theorem.

   A demotion removes the active weights.  None of them is relevant, so that the weight of a relevant attribute is 2 to
   the power of its promotions. *)

From Coq Require Import List Bool Arith ZArith QArith Qreals Reals Lia Lra FunctionalExtensionality.
Require proofs.
Require Import algorithms rows winnow ors.
Import ListNotations.
Import proofs.Winnow_with_elimination_on_ORs.
Open Scope R_scope.

(* two lists of bits without a place in common *)
Lemma none_of_both : forall u x i, both u x = 0%nat -> nth i u false = true -> nth i x false = false.
Proof.
  induction u as [| a u IH]; intros [| b x] [| i] none on; cbn in *; try reflexivity; try discriminate.
  - subst; destruct b; [discriminate | reflexivity].
  - apply IH; [lia | exact on].
Qed.

Section Run.
  Variables (n : nat) (relevant : list bool).
  Hypothesis right_length : length relevant = n.

  Definition told (w : list Q) (m : nat) : Prop := exists (promotions demotions : nat) (c : nat -> Z),
    m = (promotions + demotions)%nat /\
    (forall i, (i < n)%nat -> 0 <= weight w i) /\
    total_progress_run (rows n) (bit relevant) (on_row c) (INR promotions) (INR demotions) /\
    total_weight_run (rows n) (INR n) (all_weights n w) (INR promotions) (INR demotions) /\
    (forall i, (i < n)%nat -> nth i relevant false = true -> weight w i = powerRZ 2 (c i) /\
      exists on kept, capped_weight_run (INR n) (weight w i) on kept /\ at_least_1_run (weight w i) on kept).

  Lemma told_at_first : told (repeat 1%Q n) 0.
  Proof.
    exists 0%nat, 0%nat, (fun _ => 0%Z).
    rewrite all_at_first; split; [reflexivity | split; [| split; [constructor | split; [constructor |]]]]; intros i inside;
      rewrite weight_at_first by assumption; [lra | intros _; split; [reflexivity | exists 0, 0; split; constructor]].
  Qed.

  Lemma told_promotion : forall w m x, length x = n -> length w = n -> (both relevant x >= 1)%nat ->
    Q2R (score w x) < INR n -> told w m -> told (at_active (promoted 2) w x) (S m).
  Proof.
    intros w m x lx lw positive low (P & D & c & counted & weights & progress & weighed & histories).
    exists (S P), D, (one_more x 1 c); rewrite S_INR; split; [lia | split; [| split; [| split]]].
    - intros i inside; rewrite weight_promoted, two by lia; specialize (weights i inside).
      destruct (nth i x false); lra.
    - eapply total_progress_run_next_P; [exact progress | apply row_promoted | now apply relevant_on].
    - eapply total_weight_run_next_P with (v1 := ones) (w := weight w) (w_x := active w x);
        [exact weighed | apply all_of_ones | now apply all_promoted | now apply score_of_ones | reflexivity | exact low].
    - intros i inside of_target; destruct (histories i inside of_target) as (power & on & kept & capped & heavy).
      rewrite weight_promoted, two by lia; unfold one_more; destruct (nth i x false) eqn:is_on.
      + split; [rewrite double_power, power; ring |].
        destruct (the_others (weight w i) (Q2R (score w x))) as (count & others & _).
        { now apply (active_part n). }
        exists (on + 1), kept; split;
          [eapply capped_weight_run_next_P_on; [exact capped | ring | exact low | exact others]
          | eapply at_least_1_run_next_P_on; [exact heavy | ring]].
      + split; [exact power |]; exists on, (kept + 1); split;
          [eapply capped_weight_run_next_K_off; [exact capped | reflexivity]
          | eapply at_least_1_run_next_K_off; [exact heavy | reflexivity]].
  Qed.

  Lemma told_demotion : forall w m x, length x = n -> length w = n -> (both relevant x = 0)%nat ->
    INR n <= Q2R (score w x) -> told w m -> told (at_active (demoted 2 eliminate) w x) (S m).
  Proof.
    intros w m x lx lw negative high (P & D & c & counted & weights & progress & weighed & histories).
    assert (total : all_weights n (at_active (demoted 2 eliminate) w x) =
      proofs.dot (i := rows n) ones (proofs.vadd (i := rows n) (weight w) (proofs.scale (i := rows n) (-1) (active w x)))).
    { cbn; unfold row_dot; rewrite sum_of_ones; apply rsum_ext; intros i inside.
      rewrite weight_removed by lia; unfold active; destruct (nth i x false); lra. }
    exists P, (S D), c; rewrite S_INR; split; [lia | split; [| split; [| split]]].
    - intros i inside; rewrite weight_removed by lia; specialize (weights i inside); destruct (nth i x false); lra.
    - eapply total_progress_run_next_D; [exact progress | reflexivity].
    - eapply total_weight_run_next_D with (v1 := ones) (w := weight w) (w_x := active w x);
        [exact weighed | apply all_of_ones | exact total | now apply score_of_ones | reflexivity | apply Rle_ge, high].
    - intros i inside of_target; destruct (histories i inside of_target) as (power & on & kept & capped & heavy).
      rewrite weight_removed, (none_of_both relevant x i negative of_target) by lia.
      split; [exact power |]; exists on, (kept + 1); split;
        [eapply capped_weight_run_next_K_off; [exact capped | reflexivity]
        | eapply at_least_1_run_next_K_off; [exact heavy | reflexivity]].
  Qed.

  (* the relevant attributes, one after another: their chips and their weights *)
  Lemma all_chips : forall w c L,
    (forall i, (i < n)%nat -> nth i relevant false = true -> weight w i = powerRZ 2 (c i) /\
      exists on kept, capped_weight_run (INR n) (weight w i) on kept /\ at_least_1_run (weight w i) on kept) ->
    forall k, (k <= n)%nat ->
    chips_of_all_run (INR L) (2 ^ L) (INR n)
      (rsum k (fun i => on_row c i * bit relevant i)) (rsum k (fun i => bit relevant i * bit relevant i)) /\
    relevant_weight_run (rsum k (active w relevant)) (rsum k (fun i => bit relevant i * bit relevant i)).
  Proof.
    intros w c L histories; induction k as [| k IH]; intros inside; [split; constructor |]; rewrite !rsum_end.
    specialize (IH ltac:(lia)); unfold bit at 2 5 6 9 10; unfold active at 2.
    destruct (nth k relevant false) eqn:of_target; [| now rewrite !Rmult_0_r, !Rplus_0_r].
    destruct (histories k ltac:(lia) of_target) as (is_power & on & kept & capped & heavy).
    destruct (powers (c k - Z.of_nat L)) as (up & down & power & whole), IH as [chips heaviest].
    rewrite !Rmult_1_r; split; [| eapply relevant_weight_run_next; [exact heaviest | reflexivity | exact heavy]].
    eapply chips_of_all_run_next with (e_M := on_row c k);
      [exact chips | | | reflexivity | exact capped | exact power | exact whole].
    - rewrite is_power, pow_powerRZ, <- powerRZ_add by lra; f_equal; lia.
    - unfold on_row; rewrite minus_IZR, INR_IZR_INZ; ring.
  Qed.
End Run.

Lemma all_the_others : forall part total, part <= total -> exists count, part_of_the_total_run part total count.
Proof.
  intros part total more; exists (0 + 1).
  apply part_of_the_total_run_next with (m := total - part) (o := 1) (σ := part) (t_up := 0) (t_down := 0);
    (lra || ring || constructor).
Qed.

Theorem elimination_mistakes : forall n relevant L examples, (1 <= size relevant)%nat -> length relevant = n ->
  (n <= 2 ^ L)%nat ->
  (forall x y, In (x, y) examples -> length x = n /\ (y = true <-> both relevant x >= 1)%nat) ->
  (snd (winnow 2 eliminate n examples) < 2 * L * size relevant + 1)%nat.
Proof.
  intros n relevant L examples some right_length cap ok.
  assert (some_attribute : (1 <= n)%nat) by (destruct relevant; cbn in *; lia).
  destruct (winnow_keeps 2 eliminate n (told n relevant) examples) with (w := repeat 1%Q n) (m := 0%nat)
    as (lw & P & D & c & counted & weights & progress & weighed & histories).
  - intros x y inside; apply (ok x y inside).
  - intros w m x inside lx lw; apply told_promotion; try assumption; now apply (ok x true inside).
  - intros w m x inside lx lw; apply told_demotion; try assumption.
    now apply none_on, (ok x false inside).
  - apply repeat_length.
  - now apply told_at_first.
  - unfold winnow; destruct (winnow_from 2 eliminate n (repeat 1%Q n, 0%nat) examples) as [w m]; cbn [fst snd] in *.
    destruct (all_chips n relevant right_length w c L histories n (le_n n)) as [chips heavy].
    destruct (all_the_others (rsum n (active w relevant)) (all_weights n w)) as (count & others).
    { apply rsum_le; intros i inside; unfold active; specialize (weights i inside); destruct (nth i relevant false); lra. }
    apply INR_lt; rewrite plus_INR, !mult_INR; replace (INR 2) with 2 by reflexivity.
    apply le_INR in some; unfold size in *; rewrite (both_is n) in * by assumption.
    eapply mistake_bound with (space := rows n) (c_M := on_row c) (u := bit relevant) (n := INR n) (W := 2 ^ L);
      [subst m; rewrite plus_INR; apply Rplus_comm | reflexivity | | apply Rle_ge, (le_INR 1); lia
      | apply Rle_ge, some | exact chips | exact others | exact weighed | exact progress | exact heavy].
    rewrite <- (pow_INR 2); now apply le_INR.
Qed.
