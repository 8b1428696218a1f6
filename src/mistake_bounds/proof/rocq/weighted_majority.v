(* Weighted majority: the bound on the algorithm's mistakes with real logarithms, from the book's theorem. *)

From Coq Require Import List Bool Arith QArith Qreals Reals Lia Lra.
Require proofs.
Require Import algorithms rows winnow experts.
Import ListNotations.
Import proofs.Weighted_majority.
Open Scope R_scope.

Section Run.
  Variables (n best : nat) (β : Q) (tie : option bool).
  Hypothesis inside : (best < n)%nat.
  Hypothesis penalty : 0 < Q2R β < 1.

  (* after m mistakes, and e errors of one of the experts *)
  Definition told (w : list Q) (m e : nat) : Prop :=
    length w = n /\ (forall i, (i < n)%nat -> 0 < weight w i) /\
    (exists right_answers, all_updates_run (INR n) (ln (INR n)) (Q2R β) (ln (rsum n (weight w))) (rsum n (weight w))
      (INR m) right_answers) /\
    weight_left_run_2 (Q2R β) (ln (weight w best)) (weight w best) (INR e).

  Lemma told_at_first : told (repeat 1%Q n) 0 0.
  Proof.
    split; [apply repeat_length | split; [| split]].
    - intros i before; rewrite weight_at_first by assumption; lra.
    - exists 0; rewrite (rsum_ext n _ (fun _ => 1)) by (intros; now apply weight_at_first).
      rewrite rsum_const, Rmult_1_r; constructor.
    - rewrite weight_at_first, ln_1 by assumption; constructor.
  Qed.

  (* the experts, one after another: all weight, that of those who err, and the weight after it *)
  Lemma counted : forall w x y, length x = n -> length w = n -> (forall i, (i < n)%nat -> 0 < weight w i) ->
    forall k, (k <= n)%nat -> exists err right,
    new_weights_run (Q2R β) (rsum k (active w (errs x y))) (rsum k (weight w))
      (rsum k (weight (at_active (punished β) w (errs x y)))) err right.
  Proof.
    intros w x y lx lw positive; induction k as [| k IH]; intros before; [exists 0, 0; constructor |].
    destruct (IH ltac:(lia)) as (err & right & run); rewrite !rsum_end; specialize (positive k ltac:(lia)).
    pose proof (weight_punished β w x y k ltac:(lia) ltac:(lia)) as after.
    unfold active at 2; rewrite errs_nth by lia; destruct (xorb y (nth k x false)).
    - exists (err + 1), right; eapply new_weights_run_next_n_e with (w := weight w k) (e := weight w k);
        [exact run | rewrite Rmult_comm; exact after | ring | ring | ring | reflexivity | exact positive].
    - exists err, (right + 1); eapply new_weights_run_next_n_r with (w := weight w k) (e := 0);
        [exact run | ring | ring | exact after | ring | reflexivity | exact positive].
  Qed.

  Lemma told_round : forall w m e x y, length x = n -> told w m e ->
    told (at_active (punished β) w (errs x y)) (if right (majority tie w x) y then m else S m)
      ((if xorb y (nth best x false) then 1 else 0) + e).
  Proof.
    intros w m e x y lx (lw & positive & (answers & cost) & own).
    destruct (counted w x y lx lw positive n (le_n n)) as (err & agree & sums).
    assert (after : forall i, (i < n)%nat -> weight (at_active (punished β) w (errs x y)) i =
      if xorb y (nth i x false) then weight w i * Q2R β else weight w i)
      by (intros; apply weight_punished; lia).
    split; [now rewrite at_active_length | split; [| split]].
    - intros i before; rewrite after by assumption; specialize (positive i before).
      destruct (xorb y (nth i x false)); [apply Rmult_lt_0_compat; lra | assumption].
    - destruct (right (majority tie w x) y) eqn:said.
      + exists (answers + 1); eapply all_updates_run_next_G; [exact cost | reflexivity | reflexivity | exact sums].
      + exists answers; rewrite S_INR; eapply all_updates_run_next_M;
          [exact cost | reflexivity | reflexivity | | exact sums].
        pose proof (majority_errs tie w x y ltac:(lia) said) as half; rewrite total_is, lw in half.
        now apply Rle_ge.
    - rewrite after by assumption; destruct (xorb y (nth best x false)); [| exact own].
      change (1 + e)%nat with (S e); rewrite S_INR.
      eapply weight_left_run_2_next; [exact own | ring | reflexivity | reflexivity].
  Qed.

  Lemma told_in_the_end : forall examples w m e, (forall x y, In (x, y) examples -> length x = n) -> told w m e ->
    let '(w', m') := fold_left (majority_round β tie) examples (w, m) in told w' m' (errors best examples + e).
  Proof.
    induction examples as [| [x y] rest IH]; intros w m e ok now_; [exact now_ |]; cbn [fold_left errors].
    change (majority_round β tie (w, m) (x, y)) with
      (at_active (punished β) w (errs x y), if right (majority tie w x) y then m else S m).
    rewrite (Nat.add_comm _ (errors best rest)), <- Nat.add_assoc.
    apply IH; [intros; eapply ok; right; eassumption |].
    apply told_round; [eapply ok; left; reflexivity | exact now_].
  Qed.

  Lemma the_others : forall w, length w = n -> (forall i, (i < n)%nat -> 0 < weight w i) ->
    exists count, part_of_the_total_run (weight w best) (rsum n (weight w)) count.
  Proof.
    intros w lw positive.
    pose proof (rsum_part n (weight w) best inside (fun i before => Rlt_le _ _ (positive i before))) as part.
    destruct part as [less | same]; [| rewrite <- same; exists 0; constructor].
    exists (0 + 1); eapply part_of_the_total_run_next with (w := rsum n (weight w) - weight w best);
      [constructor | ring | lra].
  Qed.
End Run.

(* [best] is any of the n experts; [errors best examples] counts how often it errs. *)
Theorem weighted_majority_mistakes : forall β tie n best examples, (0 < β < 1)%Q -> (best < n)%nat ->
  (forall x y, In (x, y) examples -> length x = n) ->
  INR (snd (weighted_majority β tie n examples)) * ln (2 / (1 + Q2R β)) <=
  INR (errors best examples) * ln (1 / Q2R β) + ln (INR n).
Proof.
  intros β tie n best examples [above below] inside ok.
  assert (penalty : 0 < Q2R β < 1).
  { apply Qlt_Rlt in above, below; unfold Q2R at 1 in above; unfold Q2R at 2 in below; cbn in *; lra. }
  pose proof (told_in_the_end n best β tie inside penalty examples (repeat 1%Q n) 0 0 ok
    (told_at_first n best β inside)) as told_.
  unfold weighted_majority; revert told_.
  destruct (fold_left (majority_round β tie) examples (repeat 1%Q n, 0%nat)) as [w m]; rewrite Nat.add_0_r.
  intros (lw & positive & (answers & cost) & own); cbn [snd].
  destruct (the_others n best inside w lw positive) as (count & others).
  rewrite Rmult_comm, (Rmult_comm (INR (errors best examples))), (Rplus_comm (_ * _)).
  eapply mistake_bound; [reflexivity | reflexivity | reflexivity | | reflexivity | reflexivity | | apply penalty
    | apply penalty | | exact cost | exact own | exact others].
  - unfold Rdiv; rewrite Rmult_1_l, ln_Rinv by apply penalty; ring.
  - rewrite <- ln_Rinv by (apply Rdiv_lt_0_compat; lra); f_equal; field; lra.
  - apply lt_0_INR; lia.
Qed.
