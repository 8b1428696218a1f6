(* Halving: 2 to the power of its mistakes is at most the number of concepts, from the book's theorem. *)

From Coq Require Import List Bool Arith Reals Lia Lra.
Require proofs proofs_beside.
Require Import algorithms rows winnow experts.
Import ListNotations.
Open Scope R_scope.

Section Run.
  Variables (n target : nat).
  Hypothesis inside : (target < n)%nat.

  Definition told (kept : list bool) (m : nat) : Prop :=
    length kept = n /\ nth target kept false = true /\
    proofs_beside.Beside_halving.concepts_times_power_run (INR n) (rsum n (bit kept)) (2 ^ m) 1 (INR m).

  Lemma told_at_first : told (repeat true n) 0.
  Proof.
    split; [apply repeat_length | split].
    - now rewrite (nth_indep _ false true), nth_repeat by now rewrite repeat_length.
    - rewrite (rsum_ext n _ (fun _ => 1)).
      + rewrite rsum_const, Rmult_1_r; constructor.
      + intros i before; unfold bit; now rewrite (nth_indep _ false true), nth_repeat by now rewrite repeat_length.
  Qed.

  (* the concepts, one after another: those left, their vote, and those left after it *)
  Lemma counted : forall kept x y, length x = n -> length kept = n -> forall k, (k <= n)%nat ->
    proofs.Halving.those_who_said_the_label_run (sign y) (rsum k (bit (agreeing kept x y))) (rsum k (bit kept))
      (rsum k (fun i => bit kept i * sign (nth i x false))) (INR k).
  Proof.
    intros kept x y lx lk; induction k as [| k IH]; intros before; [constructor |].
    rewrite !rsum_end, S_INR.
    eapply proofs.Halving.those_who_said_the_label_run_next with
      (x := sign (nth k x false)) (l := bit kept k) (l' := bit (agreeing kept x y) k);
      [apply IH; lia | | ring | ring | ring].
    unfold bit; rewrite agreeing_nth by lia.
    destruct (nth k kept false), (nth k x false), y; cbn; lra.
  Qed.

  Lemma told_mistake : forall tie kept m x, length x = n ->
    right (vote tie kept x) (nth target x false) = false -> told kept m ->
    told (agreeing kept x (nth target x false)) (S m).
  Proof.
    intros tie kept m x lx wrong (lk & is_left & run); split; [now rewrite agreeing_length | split].
    - rewrite agreeing_nth, is_left, eqb_reflx by lia; reflexivity.
    - rewrite S_INR; eapply proofs_beside.Beside_halving.concepts_times_power_run_next with
        (y := sign (nth target x false)) (z := sign (nth target x false)) (p := 2 ^ m) (t := 1)
        (s := rsum n (fun i => bit kept i * sign (nth i x false)));
        [exact run | | reflexivity | reflexivity | | | apply counted; lia].
      + unfold sign; destruct (nth target x false); ring.
      + unfold sign; destruct (nth target x false); ring.
      + rewrite <- lk at 1; rewrite vote_is by lia; now apply (vote_errs tie).
  Qed.

  Lemma told_in_the_end : forall tie examples kept m,
    (forall x y, In (x, y) examples -> length x = n /\ y = nth target x false) -> told kept m ->
    let '(kept', m') := fold_left (halving_round tie) examples (kept, m) in told kept' m'.
  Proof.
    intros tie; induction examples as [| [x y] rest IH]; intros kept m ok now_; [exact now_ |]; cbn [fold_left].
    destruct (ok x y (or_introl eq_refl)) as [lx ->].
    assert (ok' : forall x y, In (x, y) rest -> length x = n /\ y = nth target x false)
      by (intros; apply ok; now right).
    change (halving_round tie (kept, m) (x, nth target x false)) with
      (if right (vote tie kept x) (nth target x false) then (kept, m)
       else (agreeing kept x (nth target x false), S m)).
    destruct (right (vote tie kept x) (nth target x false)) eqn:said; apply IH; try assumption.
    now apply (told_mistake tie).
  Qed.

  (* the concepts that are left in the end, one after another; one of them is the target *)
  Lemma one_of_them : forall kept, nth target kept false = true -> forall k, (k <= n)%nat ->
    proofs.Halving.one_of_them_run_2 1 (rsum k (fun i => if Nat.eqb i target then 1 else 0)) (rsum k (bit kept)) (INR k).
  Proof.
    intros kept is_left; induction k as [| k IH]; intros before; [constructor |]; rewrite !rsum_end, S_INR.
    eapply proofs.Halving.one_of_them_run_2_next with (q := if Nat.eqb k target then 1 else 0) (l_M := bit kept k);
      [apply IH; lia | ring | ring | | |].
    - unfold bit; destruct (nth k kept false); ring.
    - destruct (Nat.eqb_spec k target) as [-> | other]; [unfold bit; rewrite is_left |]; ring.
    - destruct (Nat.eqb k target); ring.
  Qed.

  Lemma one_target : rsum n (fun i => if Nat.eqb i target then 1 else 0) = 1.
  Proof.
    assert (all : forall k, rsum k (fun i => if Nat.eqb i target then 1 else 0) = if (target <? k)%nat then 1 else 0).
    { induction k as [| k IH]; [reflexivity |]; rewrite rsum_end, IH.
      destruct (Nat.ltb_spec target k), (Nat.ltb_spec target (S k)), (Nat.eqb_spec k target); try lia; ring. }
    rewrite all; now apply Nat.ltb_lt in inside; rewrite inside.
  Qed.
End Run.

(* The target is one of n concepts: what it says is the label. *)
Theorem halving_mistakes : forall tie n target examples, (target < n)%nat ->
  (forall x y, In (x, y) examples -> length x = n /\ y = nth target x false) ->
  (2 ^ snd (halving tie n examples) <= n)%nat.
Proof.
  intros tie n target examples inside ok.
  pose proof (told_in_the_end n target inside tie examples (repeat true n) 0 ok (told_at_first n target inside)) as told_.
  unfold halving; revert told_; destruct (fold_left (halving_round tie) examples (repeat true n, 0%nat)) as [kept m].
  intros (lk & is_left & run); cbn [snd]; apply INR_le; rewrite pow_INR.
  eapply proofs_beside.Beside_halving.doublings; [exact (one_target n target inside) | exact run |].
  now apply (one_of_them n target inside).
Qed.
