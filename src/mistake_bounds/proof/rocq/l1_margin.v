(* The L₁ margin: the bound on the algorithm's mistakes with real logarithms, from the book's theorem.

   The chips of an attribute are the logarithm of its weight to the base β. *)

From Coq Require Import List Bool Arith ZArith QArith Qreals Reals Lia Lra FunctionalExtensionality.
Require proofs.
Require Import algorithms rows.
Import ListNotations.
Import proofs.The_L1_margin.
Open Scope R_scope.

Lemma rdot_is : forall n a b, length a = n -> length b = n -> rdot a b = rsum n (fun i => entry a i * entry b i).
Proof.
  induction n as [| n IH]; intros [| p a] [| q b] la lb; cbn [length] in *; try lia; [reflexivity |].
  cbn [rdot rsum]; rewrite (IH a b) by lia; reflexivity.
Qed.

Lemma multiplied_length : forall β y w x, length (multiplied β y w x) = length w.
Proof. induction w as [| q w IH]; intros [| z x]; cbn; try reflexivity; now rewrite IH. Qed.

Lemma multiplied_entry : forall β y w x i, length x = length w -> (i < length w)%nat ->
  entry (multiplied β y w x) i = entry w i * Rpower β (y * entry x i).
Proof.
  unfold entry; induction w as [| q w IH]; intros [| z x] i same inside; cbn [length] in *; try lia.
  destruct i as [| i]; cbn [multiplied nth]; [reflexivity | apply IH; lia].
Qed.

Lemma wrong_side : forall tie score y, right (says tie score) y = false -> score * sign y <= 0.
Proof.
  intros tie score y; unfold says, sign; destruct (Rlt_dec 0 score), (Rlt_dec score 0), y; cbn; intros wrong;
    try discriminate; lra.
Qed.

Section Run.
  Variables (n : nat) (β γ : R) (tie : option bool) (u : list R).
  Hypothesis above_1 : 1 < β.
  Let h := ln β.

  Definition told (w : list R) (m : nat) : Prop := exists c : row,
    length w = n /\
    (forall i, (i < n)%nat -> entry w i = Rpower β (c i)) /\
    total_growth_run (ln (INR n)) h (INR n) (ln (rsum n (entry w))) (rsum n (entry w)) (INR m) /\
    total_progress_run (rows n) γ (entry u) c (INR m).

  Lemma told_at_first : told (repeat 1 n) 0.
  Proof.
    assert (one : forall i, (i < n)%nat -> entry (repeat 1 n) i = 1).
    { intros i inside; unfold entry; now rewrite (nth_indep _ 0 1), nth_repeat by now rewrite repeat_length. }
    assert (total : rsum n (entry (repeat 1 n)) = INR n).
    { rewrite (rsum_ext n _ (fun _ => 1)) by exact one; rewrite rsum_const; ring. }
    exists (fun _ => 0); rewrite total; split; [apply repeat_length | split; [| split; constructor]].
    intros i inside; rewrite one by assumption; now rewrite Rpower_O by lra.
  Qed.

  Lemma logarithm : forall c, c * h = ln (Rpower β c).
  Proof. intros; unfold Rpower, h; now rewrite ln_exp. Qed.

  (* the attributes, one after another: their weights before and after, and the score *)
  Lemma chords : forall w c x y, length x = n -> length w = n -> (forall i, (i < n)%nat -> entry w i = Rpower β (c i)) ->
    (forall i, (i < n)%nat -> -1 <= entry x i <= 1) -> forall k, (k <= n)%nat ->
    chords_so_far_run h (sign y) (rsum k (entry (multiplied β (sign y) w x))) (rsum k (entry w))
      (rsum k (fun i => entry w i * entry x i)) (INR k).
  Proof.
    intros w c x y lx lw weights small; induction k as [| k IH]; intros before; [constructor |].
    rewrite !rsum_end, S_INR; specialize (small k ltac:(lia)).
    assert (after := multiplied_entry β (sign y) w x k ltac:(lia) ltac:(lia)).
    eapply chords_so_far_run_next with (w := entry w k) (e := c k) (z := entry x k) (e' := c k + sign y * entry x k);
      [apply IH; lia | apply Rplus_comm | apply Rplus_comm | apply Rplus_comm | reflexivity | | | | | nra].
    - rewrite (weights k ltac:(lia)); apply logarithm.
    - rewrite after, (weights k ltac:(lia)), <- Rpower_plus; apply logarithm.
    - rewrite (weights k ltac:(lia)); apply exp_pos.
    - rewrite after, (weights k ltac:(lia)); apply Rmult_lt_0_compat; apply exp_pos.
  Qed.

  Lemma told_mistake : forall w m x y, length x = n -> length u = n -> (forall i, (i < n)%nat -> -1 <= entry x i <= 1) ->
    sign y * rdot u x >= γ -> right (says tie (rdot w x)) y = false -> told w m ->
    told (multiplied β (sign y) w x) (S m).
  Proof.
    intros w m x y lx lu small margin wrong (c & lw & weights & growth & progress).
    exists (fun i => c i + sign y * entry x i); rewrite S_INR.
    split; [now rewrite multiplied_length | split; [| split]].
    - intros i inside; rewrite multiplied_entry, (weights i inside) by lia; now rewrite <- Rpower_plus.
    - eapply total_growth_run_next with (y := sign y) (s := rdot w x);
        [exact growth | | reflexivity | reflexivity | now apply (wrong_side tie) |].
      + unfold sign; destruct y; ring.
      + rewrite (rdot_is n) by lia; apply (chords w c); auto.
    - eapply total_progress_run_next with (y := sign y) (x := entry x); [exact progress | reflexivity |].
      rewrite (rdot_is n) in margin by lia; exact margin.
  Qed.

  Lemma told_in_the_end : forall examples w m, length u = n ->
    (forall x y, In (x, y) examples -> length x = n /\ (forall i, (i < n)%nat -> -1 <= entry x i <= 1) /\
      sign y * rdot u x >= γ) -> told w m ->
    let '(w', m') := fold_left (exponentiated_round β tie) examples (w, m) in told w' m'.
  Proof.
    induction examples as [| [x y] rest IH]; intros w m lu ok now_; [exact now_ |]; cbn [fold_left].
    change (exponentiated_round β tie (w, m) (x, y)) with
      (if right (says tie (rdot w x)) y then (w, m) else (multiplied β (sign y) w x, S m)).
    destruct (ok x y (or_introl eq_refl)) as (lx & small & margin).
    destruct (right (says tie (rdot w x)) y) eqn:said; apply IH; try assumption;
      try (intros; apply ok; now right); now apply told_mistake.
  Qed.

  (* the attributes, one after another: weight, target, chips on the target, entropy *)
  Lemma tangents : forall w c, length u = n -> (forall i, (i < n)%nat -> entry w i = Rpower β (c i)) ->
    (forall i, (i < n)%nat -> 0 <= entry u i) -> forall k, (k <= n)%nat -> exists some none,
    added_tangents_run h (rsum k (entry u)) (rsum k (fun i => - (entry u i * ln (entry u i))))
      (rsum k (fun i => c i * entry u i)) (rsum k (entry w)) some none.
  Proof.
    intros w c lu weights target; induction k as [| k IH]; intros before; [exists 0, 0; constructor |].
    destruct (IH ltac:(lia)) as (some & none & run); rewrite !rsum_end.
    assert (positive : 0 < entry w k) by (rewrite (weights k ltac:(lia)); apply exp_pos).
    destruct (target k ltac:(lia)) as [more | zero].
    - exists (some + 1), none; eapply added_tangents_run_next_r with
        (v := entry u k) (w := entry w k) (e := c k) (ν := ln (entry u k));
        [exact run | ring | ring | ring | ring | reflexivity | | exact more | exact positive].
      rewrite (weights k ltac:(lia)); apply logarithm.
    - exists some, (none + 1); eapply added_tangents_run_next_n_0 with
        (v := entry u k) (w := entry w k) (e := c k) (ν := ln (entry u k));
        [exact run | ring | ring | ring | ring | now symmetry | exact positive].
  Qed.
End Run.

(* u ≥ 0 is a target of size 1 with the margin γ.  Where u has an entry 0, Rocq's 0 · ln 0 is 0, as it should be. *)
Theorem l1_margin_mistakes : forall n β γ tie u examples, 1 < β -> (0 < n)%nat -> length u = n ->
  (forall i, (i < n)%nat -> 0 <= entry u i) -> rsum n (entry u) = 1 ->
  (forall x y, In (x, y) examples -> length x = n /\ (forall i, (i < n)%nat -> -1 <= entry x i <= 1) /\
    sign y * rdot u x >= γ) ->
  INR (snd (exponentiated β tie n examples)) * (γ * ln β - ln ((β + / β) / 2)) <= ln (INR n) - entropy u.
Proof.
  intros n β γ tie u examples above_1 some lu target size_1 ok.
  pose proof (told_in_the_end n β γ tie u examples (repeat 1 n) 0 lu ok (told_at_first n β γ u above_1)) as told_.
  unfold exponentiated; revert told_.
  destruct (fold_left (exponentiated_round β tie) examples (repeat 1 n, 0%nat)) as [w m].
  intros (c & lw & weights & growth & progress); cbn [snd].
  destruct (tangents n β u w c lu weights target n (le_n n)) as (relevant & others & run).
  replace (ln (INR n) - entropy u) with (- entropy u + ln (INR n)) by ring.
  eapply mistake_bound with (n := INR n) (β := β) (κ := (β + / β) / 2) (σ := (β - / β) / 2) (H := entropy u);
    [reflexivity | field; lra | field; lra | reflexivity | exact size_1 | reflexivity | reflexivity | reflexivity | lra
    | apply lt_0_INR; lia | | exact growth | exact progress].
  unfold entropy; rewrite lu; exact run.
Qed.

(* ** The same over fractions *)

Definition in_reals (state : list Q * nat) : list R * nat := (map Q2R (fst state), snd state).

Lemma dot_in_reals : forall w x, rdot (map Q2R w) (map IZR x) = Q2R (qdot w x).
Proof.
  induction w as [| q w IH]; intros [| z x]; cbn [map rdot qdot]; try (unfold Q2R; cbn; lra).
  rewrite IH, Q2R_plus, Q2R_mult; f_equal; f_equal; unfold Q2R, inject_Z; cbn; lra.
Qed.

Lemma says_in_reals : forall tie score, says tie (Q2R score) = qsays tie score.
Proof.
  intros tie score; assert (zero : Q2R 0 = 0) by (unfold Q2R; cbn; lra); unfold says, qsays.
  destruct (Qcompare_spec score 0) as [same | less | more].
  - rewrite (Qeq_eqR _ _ same), zero; destruct (Rlt_dec 0 0); [lra | reflexivity].
  - apply Qlt_Rlt in less; rewrite zero in less.
    destruct (Rlt_dec 0 (Q2R score)); [lra |]; destruct (Rlt_dec (Q2R score) 0); [reflexivity | lra].
  - apply Qlt_Rlt in more; rewrite zero in more; destruct (Rlt_dec 0 (Q2R score)); [reflexivity | lra].
Qed.

Lemma multiplied_in_reals : forall β y w x, (0 < β)%Q ->
  multiplied (Q2R β) (IZR y) (map Q2R w) (map IZR x) = map Q2R (qmultiplied β y w x).
Proof.
  intros β y w x positive; assert (above : 0 < Q2R β) by (rewrite <- RMicromega.Q2R_0; now apply Qlt_Rlt).
  revert x; induction w as [| q w IH]; intros [| z x]; cbn [map multiplied qmultiplied]; try reflexivity.
  rewrite IH; f_equal; rewrite (Qeq_eqR _ _ (Qred_correct _)), Q2R_mult, RMicromega.Q2RpowerRZ.
  - rewrite <- mult_IZR, powerRZ_Rpower by exact above; reflexivity.
  - left; intros zero; rewrite zero in positive; discriminate.
Qed.

Theorem exponentiated_over_fractions : forall β tie n examples, (0 < β)%Q ->
  exponentiated (Q2R β) tie n (map (fun example => (map IZR (fst example), snd example)) examples) =
  in_reals (qexponentiated β tie n examples).
Proof.
  intros β tie n examples positive; unfold exponentiated, qexponentiated.
  replace (repeat 1 n, 0%nat) with (in_reals (repeat 1%Q n, 0%nat)).
  - generalize (repeat 1%Q n, 0%nat) as state; induction examples as [| [x y] examples IH]; intros [w m];
      [reflexivity |]; cbn [map fold_left]; rewrite <- IH; f_equal.
    unfold exponentiated_round, qexponentiated_round, in_reals; cbn [fst snd].
    rewrite dot_in_reals, says_in_reals; destruct (right _ y); [reflexivity |]; cbn [fst snd].
    rewrite <- multiplied_in_reals by exact positive; destruct y; reflexivity.
  - unfold in_reals; cbn [fst snd]; f_equal; induction n; cbn; [reflexivity |]; f_equal; [| assumption].
    unfold Q2R; cbn; lra.
Qed.
