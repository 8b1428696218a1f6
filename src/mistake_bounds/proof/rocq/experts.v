(* Weighted majority and halving: what a mistake is, told in real numbers. *)

From Coq Require Import List Bool Arith ZArith QArith Qreduction Qreals Reals Lia Lra.
Require Import algorithms rows winnow.
Import ListNotations.

(* ** What a mistake of weighted majority is *)

Open Scope R_scope.

Lemma total_is : forall w, Q2R (total w) = rsum (length w) (weight w).
Proof.
  induction w as [| q w IH]; cbn [total length rsum]; [unfold Q2R; cbn; lra |].
  rewrite Q2R_plus, IH; reflexivity.
Qed.

Lemma errs_nth : forall x y i, (i < length x)%nat -> nth i (errs x y) false = xorb y (nth i x false).
Proof.
  intros x y i inside; unfold errs; rewrite (nth_indep _ false (xorb y false)) by (now rewrite map_length).
  apply map_nth.
Qed.

(* the weight of those who err, in the majority's own terms *)
Lemma weight_that_errs : forall w x y, length x = length w ->
  rsum (length w) (active w (errs x y)) = if y then Q2R (total w) - Q2R (score w x) else Q2R (score w x).
Proof.
  induction w as [| q w IH]; intros [| b x] y same; cbn [length] in *; try lia.
  - destruct y; cbn; unfold Q2R; cbn; lra.
  - cbn [rsum total score]; specialize (IH x y ltac:(lia)).
    replace (rsum (length w) (fun i => active (q :: w) (errs (b :: x) y) (S i)))
      with (rsum (length w) (active w (errs x y))) by reflexivity.
    rewrite IH; unfold active, weight; cbn [errs map nth]; destruct b, y; cbn [xorb]; rewrite ?Q2R_plus; lra.
Qed.

Lemma majority_errs : forall tie w x y, length x = length w -> right (majority tie w x) y = false ->
  Q2R (total w) <= 2 * rsum (length w) (active w (errs x y)).
Proof.
  intros tie w x y same wrong; rewrite (weight_that_errs w x y same); unfold majority in wrong.
  assert (two : Q2R (2 * score w x) = 2 * Q2R (score w x)) by (rewrite Q2R_mult; unfold Q2R at 1; cbn; lra).
  destruct (Qcompare_spec (2 * score w x) (total w)) as [e | l | g].
  - apply Qeq_eqR in e; destruct y; lra.
  - apply Qlt_Rlt in l; destruct y; cbn in wrong; [lra | discriminate].
  - apply Qlt_Rlt in g; destruct y; cbn in wrong; [discriminate | lra].
Qed.

Lemma weight_punished : forall β w x y i, length x = length w -> (i < length w)%nat ->
  weight (at_active (punished β) w (errs x y)) i =
  if xorb y (nth i x false) then weight w i * Q2R β else weight w i.
Proof.
  intros β w x y i same inside; unfold weight.
  rewrite at_active_nth by (unfold errs; rewrite ?map_length; assumption).
  rewrite errs_nth by lia; destruct (xorb y (nth i x false)); [| reflexivity].
  unfold punished; rewrite (Qeq_eqR _ _ (Qred_correct _)); apply Q2R_mult.
Qed.

(* ** What a mistake of halving is *)

Lemma agreeing_length : forall kept x y, length (agreeing kept x y) = length kept.
Proof. induction kept as [| k kept IH]; intros [| b x] y; cbn; try reflexivity; now rewrite IH. Qed.

Lemma agreeing_nth : forall kept x y i, length x = length kept -> (i < length kept)%nat ->
  nth i (agreeing kept x y) false = nth i kept false && eqb (nth i x false) y.
Proof.
  induction kept as [| k kept IH]; intros [| b x] y i same inside; cbn [length] in *; try lia.
  destruct i as [| i]; cbn [agreeing nth]; [reflexivity | apply IH; lia].
Qed.

Lemma vote_is : forall kept x, length x = length kept ->
  rsum (length kept) (fun i => bit kept i * sign (nth i x false)) = 2 * INR (both kept x) - INR (size kept).
Proof.
  unfold size; induction kept as [| k kept IH]; intros [| b x] same; cbn [length] in *; try lia; [cbn; lra |].
  cbn [rsum both]; rewrite !plus_INR; specialize (IH x ltac:(lia)).
  replace (rsum (length kept) (fun i => bit (k :: kept) (S i) * sign (nth (S i) (b :: x) false)))
    with (2 * INR (both kept x) - INR (both kept kept)) by (rewrite <- IH; reflexivity).
  unfold bit, sign; cbn [nth]; destruct k, b; cbn; lra.
Qed.

Lemma vote_errs : forall tie kept x y, right (vote tie kept x) y = false ->
  (2 * INR (both kept x) - INR (size kept)) * sign y <= 0.
Proof.
  intros tie kept x y wrong; unfold vote in wrong; replace 2 with (INR 2) by reflexivity; rewrite <- mult_INR.
  destruct (Nat.compare_spec (2 * both kept x) (size kept)) as [same | less | more].
  - rewrite same; unfold sign; destruct y; lra.
  - apply lt_INR in less; unfold sign; destruct y; cbn in wrong; [lra | discriminate].
  - apply lt_INR in more; unfold sign; destruct y; cbn in wrong; [discriminate | lra].
Qed.
