(* Winnow: what a mistake does to the weights, told in real numbers, and what mistakes keep. *)

From Coq Require Import List Bool Arith ZArith QArith Qreduction Qreals Reals Lia Lra FunctionalExtensionality.
Require Import algorithms rows.
Import ListNotations.

(* ** What a mistake is *)

Lemma winnow_round_is : forall factor by_ n w m x y,
  winnow_round factor by_ n (w, m) (x, y) =
  if eqb (Qle_bool (inject_Z (Z.of_nat n)) (score w x)) y then (w, m)
  else (at_active (if y then promoted factor else demoted factor by_) w x, S m).
Proof. reflexivity. Qed.

Lemma at_active_length : forall change w x, length (at_active change w x) = length w.
Proof.
  intros change; induction w as [| q w IH]; intros [| b x]; try reflexivity; cbn [at_active length]; now rewrite IH.
Qed.

Lemma at_active_nth : forall change w x i, length x = length w -> (i < length w)%nat ->
  nth i (at_active change w x) 0%Q = if nth i x false then change (nth i w 0%Q) else nth i w 0%Q.
Proof.
  intros change; induction w as [| q w IH]; intros [| b x] i same inside; cbn [length] in *; try lia.
  destruct i as [| i]; cbn [at_active nth]; [reflexivity | apply IH; lia].
Qed.

(* ** The same in real numbers *)

Open Scope R_scope.

Definition weight (w : list Q) (i : nat) : R := Q2R (nth i w 0%Q).
Definition bit (x : list bool) (i : nat) : R := if nth i x false then 1 else 0.
Definition active (w : list Q) (x : list bool) (i : nat) : R := if nth i x false then weight w i else 0.

Lemma score_is : forall w x, length x = length w -> Q2R (score w x) = rsum (length w) (active w x).
Proof.
  induction w as [| q w IH]; intros [| b x] same; cbn [length] in *; try lia; [unfold Q2R; cbn; lra |].
  cbn [rsum score]; specialize (IH x ltac:(lia)).
  replace (rsum (length w) (fun i => active (q :: w) (b :: x) (S i))) with (Q2R (score w x)) by exact IH.
  unfold active, weight; cbn [nth]; destruct b; [rewrite Q2R_plus |]; lra.
Qed.

Lemma both_is : forall n u x, length u = n -> length x = n -> INR (both u x) = rsum n (fun i => bit u i * bit x i).
Proof.
  induction n as [| n IH]; intros [| a u] [| b x] lu lx; cbn [length] in *; try lia; [reflexivity |].
  cbn [both rsum]; rewrite plus_INR, (IH u x) by lia; f_equal.
  unfold bit; cbn [nth]; destruct a, b; cbn; lra.
Qed.

Lemma threshold_reached : forall n w x,
  Qle_bool (inject_Z (Z.of_nat n)) (score w x) = true <-> INR n <= Q2R (score w x).
Proof.
  intros n w x; rewrite Qle_bool_iff; rewrite INR_IZR_INZ.
  assert (same : Q2R (inject_Z (Z.of_nat n)) = IZR (Z.of_nat n)) by (unfold Q2R, inject_Z; cbn; field).
  rewrite <- same; split; [apply Qle_Rle | apply Rle_Qle].
Qed.

Lemma weight_promoted : forall factor w x i, length x = length w -> (i < length w)%nat ->
  weight (at_active (promoted factor) w x) i = if nth i x false then weight w i * Q2R factor else weight w i.
Proof.
  intros; unfold weight; rewrite at_active_nth by assumption; destruct (nth i x false); [| reflexivity].
  unfold promoted; rewrite (Qeq_eqR _ _ (Qred_correct _)); apply Q2R_mult.
Qed.

Lemma weight_divided : forall factor w x i, ~ (factor == 0)%Q -> length x = length w -> (i < length w)%nat ->
  weight (at_active (demoted factor divide) w x) i = if nth i x false then weight w i / Q2R factor else weight w i.
Proof.
  intros; unfold weight; rewrite at_active_nth by assumption; destruct (nth i x false); [| reflexivity].
  unfold demoted; rewrite (Qeq_eqR _ _ (Qred_correct _)); now apply Q2R_div.
Qed.

Lemma weight_removed : forall factor w x i, length x = length w -> (i < length w)%nat ->
  weight (at_active (demoted factor eliminate) w x) i = if nth i x false then 0 else weight w i.
Proof.
  intros; unfold weight; rewrite at_active_nth by assumption; destruct (nth i x false); [| reflexivity].
  unfold demoted, Q2R; cbn; lra.
Qed.

Lemma weight_at_first : forall n i, (i < n)%nat -> weight (repeat 1%Q n) i = 1.
Proof.
  intros n i inside; unfold weight; rewrite (nth_indep _ 0%Q 1%Q) by (now rewrite repeat_length).
  rewrite nth_repeat; unfold Q2R; cbn; lra.
Qed.

(* Whatever holds at the start and is kept by each mistake holds in the end. *)
Lemma winnow_keeps : forall factor by_ n (P : list Q -> nat -> Prop) examples,
  (forall x y, In (x, y) examples -> length x = n) ->
  (forall w m x, In (x, true) examples -> length x = n -> length w = n -> Q2R (score w x) < INR n -> P w m ->
    P (at_active (promoted factor) w x) (S m)) ->
  (forall w m x, In (x, false) examples -> length x = n -> length w = n -> INR n <= Q2R (score w x) -> P w m ->
    P (at_active (demoted factor by_) w x) (S m)) ->
  forall w m, length w = n -> P w m ->
  let end_ := winnow_from factor by_ n (w, m) examples in length (fst end_) = n /\ P (fst end_) (snd end_).
Proof.
  intros factor by_ n P; induction examples as [| [x y] rest IH]; intros lengths promotion demotion_ w m same holds;
    [now split |].
  unfold winnow_from; cbn [fold_left]; rewrite winnow_round_is.
  assert (of_x := lengths x y (or_introl eq_refl)).
  assert (kept : forall w m, length w = n -> P w m ->
    let end_ := winnow_from factor by_ n (w, m) rest in length (fst end_) = n /\ P (fst end_) (snd end_)).
  { apply IH; [intros ? ? inside; eapply lengths; right; exact inside | |];
      intros; [apply promotion | apply demotion_]; try assumption; now right. }
  destruct (eqb_spec (Qle_bool (inject_Z (Z.of_nat n)) (score w x)) y) as [right | wrong]; [now apply kept |].
  apply kept; [now rewrite at_active_length |].
  pose proof (threshold_reached n w x) as reached.
  destruct (Qle_bool (inject_Z (Z.of_nat n)) (score w x)), y; try congruence.
  - apply demotion_; try assumption; [now left | now apply reached].
  - apply promotion; try assumption; [now left |].
    destruct (Rlt_le_dec (Q2R (score w x)) (INR n)) as [low | high]; [exact low |].
    apply reached in high; discriminate.
Qed.
