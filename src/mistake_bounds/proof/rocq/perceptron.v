(* The Perceptron: the bound on its mistakes, from the book's theorem; from any weights; and that cyclic passes stop. *)

From Coq Require Import List ZArith Reals Lia Lra.
Require proofs.
Require Import algorithms rows.
Import ListNotations.
Open Scope Z_scope.

Definition labelled (examples : list (list Z * Z)) : Prop :=
  forall x y, In (x, y) examples -> y = 1 \/ y = -1.

(* ** What a mistake is *)

Lemma on_the_wrong_side : forall tie score y, y = 1 \/ y = -1 -> side tie score <> y -> y * score <= 0.
Proof.
  intros tie score y sign; unfold side; destruct (Z.compare_spec score 0); destruct sign; subst; lia.
Qed.

Lemma on_the_right_side : forall tie score y, y = 1 \/ y = -1 -> y * score > 0 -> side tie score = y.
Proof.
  intros tie score y sign; unfold side; destruct (Z.compare_spec score 0); destruct sign; subst; lia.
Qed.

Lemma round_is : forall tie w m x y,
  perceptron_round tie (w, m) (x, y) = if side tie (zdot w x) =? y then (w, m) else (zadd w (ztimes y x), S m).
Proof. reflexivity. Qed.

(* Whatever holds at the start and is kept by each mistake holds in the end. *)
Lemma perceptron_keeps : forall tie (P : list Z -> nat -> Prop) examples,
  labelled examples ->
  (forall w m x y, In (x, y) examples -> y * zdot w x <= 0 -> P w m -> P (zadd w (ztimes y x)) (S m)) ->
  forall w m, P w m ->
  P (fst (fold_left (perceptron_round tie) examples (w, m))) (snd (fold_left (perceptron_round tie) examples (w, m))).
Proof.
  intros tie P examples; induction examples as [| [x y] rest IH]; intros labels kept w m start; [exact start |].
  cbn [fold_left]; rewrite round_is.
  assert (labels' : labelled rest) by (intros ? ? inside; eapply labels; right; exact inside).
  assert (kept' := fun w m x y (inside : In (x, y) rest) => kept w m x y (or_intror inside)).
  destruct (Z.eqb_spec (side tie (zdot w x)) y) as [right | wrong]; apply IH; try assumption.
  apply kept; [now left | | assumption].
  apply (on_the_wrong_side tie); [apply (labels x y); now left | assumption].
Qed.

(* ** Any starting weights: one more coordinate, in which they are the first example *)

Definition widened (examples : list (list Z * Z)) := map (fun '(x, y) => (0 :: x, y)) examples.

Lemma widened_run : forall tie examples w m,
  fold_left (perceptron_round tie) (widened examples) (1 :: w, S m) =
  let '(w', m') := fold_left (perceptron_round tie) examples (w, m) in (1 :: w', S m').
Proof.
  intros tie examples; induction examples as [| [x y] rest IH]; intros w m; [reflexivity |].
  cbn [widened map fold_left]; rewrite !round_is.
  replace (zdot (1 :: w) (0 :: x)) with (zdot w x) by (cbn [zdot]; lia).
  destruct (side tie (zdot w x) =? y); [apply IH |].
  replace (zadd (1 :: w) (ztimes y (0 :: x))) with (1 :: zadd w (ztimes y x)); [apply IH |].
  cbn [ztimes map zadd]; f_equal; lia.
Qed.

(* At no weights every prediction is a tie, so that the starting weights, with a label s that a tie does not give, are
   a first example on which there is a mistake. *)
Lemma start_as_first_example : forall tie s start examples, s = 1 \/ s = -1 -> s <> tie ->
  perceptron tie ((ztimes s (1 :: start), s) :: widened examples) =
  let '(w, m) := perceptron_from tie start examples in (1 :: w, S m).
Proof.
  intros tie s start examples sign no_tie; unfold perceptron, perceptron_from; cbn [fold_left]; rewrite round_is.
  cbn [zdot side]; unfold side; cbn [Z.compare].
  destruct (Z.eqb_spec tie s) as [same | _]; [congruence |].
  replace (zadd [] (ztimes s (ztimes s (1 :: start)))) with (1 :: start); [apply widened_run |].
  cbn [ztimes map zadd]; f_equal; [destruct sign; subst; reflexivity |].
  unfold ztimes; rewrite map_map, <- (map_id start) at 1; apply map_ext; intros p; destruct sign; subst; lia.
Qed.

Lemma zdot_ztimes : forall k a b, zdot a (ztimes k b) = k * zdot a b.
Proof.
  intros k a; induction a as [| p a IH]; intros [| q b]; cbn [ztimes map zdot]; try lia.
  unfold ztimes in IH; rewrite IH; lia.
Qed.

Lemma zdot_sym : forall a b, zdot a b = zdot b a.
Proof. induction a as [| p a IH]; intros [| q b]; cbn [zdot]; try lia; rewrite IH; lia. Qed.

Lemma zdot_pos : forall a, 0 <= zdot a a.
Proof. induction a as [| p a IH]; cbn [zdot]; [lia |]; pose proof (Z.square_nonneg p); lia. Qed.

(* ** Cyclic passes *)

Lemma right_stays : forall tie examples w m, right_on tie examples w ->
  fold_left (perceptron_round tie) examples (w, m) = (w, m).
Proof.
  intros tie examples; induction examples as [| [x y] rest IH]; intros w m right; [reflexivity |].
  cbn [fold_left]; rewrite round_is, (right x y (or_introl eq_refl)), Z.eqb_refl.
  apply IH; intros ? ? inside; apply right; now right.
Qed.

Lemma more_mistakes : forall tie examples w m, (m <= snd (fold_left (perceptron_round tie) examples (w, m)))%nat.
Proof.
  intros tie examples; induction examples as [| [x y] rest IH]; intros w m; [apply le_n |].
  cbn [fold_left]; rewrite round_is; destruct (side tie (zdot w x) =? y); [apply IH |].
  pose proof (IH (zadd w (ztimes y x)) (S m)); lia.
Qed.

Lemma no_mistake : forall tie examples w m, snd (fold_left (perceptron_round tie) examples (w, m)) = m ->
  right_on tie examples w.
Proof.
  intros tie examples; induction examples as [| [x y] rest IH]; intros w m none; [intros ? ? [] |].
  cbn [fold_left] in none; rewrite round_is in none.
  destruct (Z.eqb_spec (side tie (zdot w x)) y) as [right | wrong].
  - intros ? ? [same | inside]; [congruence | exact (IH w m none _ _ inside)].
  - pose proof (more_mistakes tie rest (zadd w (ztimes y x)) (S m)); lia.
Qed.

Lemma one_more_pass : forall tie k start examples,
  passes tie (S k) start examples = fold_left (perceptron_round tie) examples (passes tie k start examples).
Proof.
  intros; unfold passes, perceptron_from; replace (S k) with (k + 1)%nat by lia.
  now rewrite repeat_app, concat_app, fold_left_app; cbn [repeat concat]; rewrite app_nil_r.
Qed.

Lemma a_mistake_a_pass : forall tie k start examples,
  right_on tie examples (fst (passes tie k start examples)) \/ (k <= snd (passes tie k start examples))%nat.
Proof.
  intros tie k start examples; induction k as [| k IH]; [right; apply Nat.le_0_l |].
  rewrite one_more_pass; destruct (passes tie k start examples) as [w m]; cbn [fst snd] in IH.
  destruct IH as [right | many]; [left; now rewrite right_stays |].
  destruct (Nat.eq_dec (snd (fold_left (perceptron_round tie) examples (w, m))) m) as [same | more].
  - left; rewrite right_stays; exact (no_mistake tie examples w m same).
  - right; pose proof (more_mistakes tie examples w m); lia.
Qed.

(* ** The bounds *)

Definition separated (R2 γ : Z) (u : list Z) (examples : list (list Z * Z)) : Prop :=
  forall x y, In (x, y) examples -> (y = 1 \/ y = -1) /\ zdot x x <= R2 /\ y * zdot u x >= γ.

(* The theorem of the book, about lists of real numbers. *)

Definition real (a : list Z) : proofs.vec lists := map IZR a.

Lemma real_dot : forall a b, proofs.dot (real a) (real b) = IZR (zdot a b).
Proof.
  induction a as [| p a IH]; intros [| q b]; try reflexivity.
  cbn [zdot]; rewrite plus_IZR, mult_IZR, <- IH; reflexivity.
Qed.

Lemma real_update : forall w x y, real (zadd w (ztimes y x)) = proofs.vadd (real w) (proofs.scale (IZR y) (real x)).
Proof.
  intros w x y; revert x; induction w as [| p w IH]; intros [| q x]; try reflexivity.
  - cbn; f_equal; [apply mult_IZR |]; rewrite !map_map; apply map_ext; intros; apply mult_IZR.
  - change (IZR (p + y * q) :: real (zadd w (ztimes y x)) =
      (IZR p + IZR y * IZR q)%R :: proofs.vadd (real w) (proofs.scale (IZR y) (real x))).
    rewrite IH, plus_IZR, mult_IZR; reflexivity.
Qed.

Theorem perceptron_mistakes : forall tie R2 γ u examples, 0 <= R2 -> γ > 0 -> separated R2 γ u examples ->
  Z.of_nat (snd (perceptron tie examples)) * γ ^ 2 <= R2 * zdot u u.
Proof.
  intros tie R2 γ u examples radius positive apart.
  assert (square : (sqrt (IZR R2) ^ 2 = IZR R2)%R) by (apply pow2_sqrt, IZR_le, radius).
  assert (runs :
    let '(w, m) := perceptron tie examples in
    proofs.Perceptron_mistake_bound.run_over_mistake lists (sqrt (IZR R2)) (IZR γ) (real u) (real w) m).
  { unfold perceptron, perceptron_from; rewrite (surjective_pairing (fold_left _ _ _)).
    apply (perceptron_keeps tie (fun w m =>
      proofs.Perceptron_mistake_bound.run_over_mistake lists (sqrt (IZR R2)) (IZR γ) (real u) (real w) m)).
    - intros x y inside; apply (apart x y inside).
    - intros w m x y inside wrong run; destruct (apart x y inside) as (label & short & margin); rewrite real_update.
      apply proofs.Perceptron_mistake_bound.run_over_mistake_next with (y := IZR y) (w := real w) (x := real x);
        rewrite ?real_dot, ?square, <- ?mult_IZR; try apply IZR_le; try apply IZR_ge; auto.
      destruct label; subst; cbn; ring.
    - constructor. }
  destruct (perceptron tie examples) as [w m]; cbn [snd].
  change (γ ^ 2) with (γ ^ Z.of_nat 2); apply le_IZR.
  rewrite !mult_IZR, <- pow_IZR, <- INR_IZR_INZ, <- real_dot, <- square.
  apply (proofs.theorem_Perceptron_mistake_bound) with (w_M := real w); [exact runs |].
  apply IZR_lt; lia.
Qed.

Theorem perceptron_mistakes_from : forall tie R2 γ u start examples, γ > 0 -> separated R2 γ u examples ->
  (Z.of_nat (snd (perceptron_from tie start examples)) + 1) * γ ^ 2 <=
  Z.max R2 (zdot start start + 1) * (zdot u u + (γ - zdot u start) ^ 2).
Proof.
  intros tie R2 γ u start examples positive apart.
  assert (exists s, (s = 1 \/ s = -1) /\ s <> tie) as (s & sign & no_tie)
    by (destruct (Z.eq_dec tie 1); [exists (-1) | exists 1]; lia).
  pose proof (perceptron_mistakes tie (Z.max R2 (zdot start start + 1)) γ (γ - zdot u start :: u)
    ((ztimes s (1 :: start), s) :: widened examples)) as bound.
  rewrite start_as_first_example in bound by assumption.
  destruct (perceptron_from tie start examples) as [w m]; cbn [snd zdot] in *.
  replace ((γ - zdot u start) * (γ - zdot u start) + zdot u u) with (zdot u u + (γ - zdot u start) ^ 2) in bound by ring.
  rewrite Nat2Z.inj_succ in bound; pose proof (zdot_pos start); apply bound; [lia | lia |].
  intros x y [first | later].
  - apply pair_equal_spec in first; destruct first as [<- <-]; split; [exact sign |]; rewrite !zdot_ztimes, (zdot_sym (ztimes s _)), zdot_ztimes; cbn [zdot].
    destruct sign; subst; lia.
  - apply in_map_iff in later; destruct later as ((x' & y') & same & inside); injection same as <- <-.
    destruct (apart x' y' inside) as (label & short & margin); cbn [zdot]; lia.
Qed.

Lemma passes_in : forall R2 γ u k examples, separated R2 γ u examples -> separated R2 γ u (concat (repeat examples k)).
Proof.
  intros R2 γ u k examples apart x y inside; apply in_concat in inside; destruct inside as (part & among & inside).
  apply repeat_spec in among; subst; now apply apart.
Qed.

(* So many passes, and what the weights say of every example is its label; from then on they stay. *)
Theorem perceptron_stops : forall tie R2 γ u start examples k, γ > 0 -> separated R2 γ u examples ->
  Z.max R2 (zdot start start + 1) * (zdot u u + (γ - zdot u start) ^ 2) < (Z.of_nat k + 1) * γ ^ 2 ->
  right_on tie examples (fst (passes tie k start examples)).
Proof.
  intros tie R2 γ u start examples k positive apart many.
  destruct (a_mistake_a_pass tie k start examples) as [right | more]; [exact right |].
  pose proof (perceptron_mistakes_from tie R2 γ u start _ positive (passes_in R2 γ u k examples apart)) as few.
  fold (passes tie k start examples) in few; nia.
Qed.

Lemma radius : forall examples : list (list Z * Z),
  exists R2, forall x y, In (x, y) examples -> zdot x x <= R2.
Proof.
  induction examples as [| [x y] rest (R2 & short)]; [exists 0; intros ? ? [] |].
  exists (Z.max (zdot x x) R2); intros x' y' [same | inside]; [injection same as <- <-; lia |].
  pose proof (short x' y' inside); lia.
Qed.

(* Cyclic passes, from any weights, stop with weights that are right on every example, if and only if some weights
   have every example strictly on its side (a tie being always a mistake; for the two other rules: "if"). *)
Theorem separator_found : forall tie start examples, labelled examples ->
  (exists u, forall x y, In (x, y) examples -> y * zdot u x > 0) ->
  exists enough w, right_on tie examples w /\ forall k, (enough <= k)%nat -> fst (passes tie k start examples) = w.
Proof.
  intros tie start examples labels (u & apart); destruct (radius examples) as (R2 & short).
  set (most := Z.max R2 (zdot start start + 1) * (zdot u u + (1 - zdot u start) ^ 2)).
  exists (Z.to_nat most), (fst (passes tie (Z.to_nat most) start examples)).
  assert (done : right_on tie examples (fst (passes tie (Z.to_nat most) start examples))).
  { apply (perceptron_stops tie R2 1 u); [lia | | fold most; lia].
    intros x y inside; pose proof (apart x y inside); pose proof (short x y inside); pose proof (labels x y inside); lia. }
  split; [exact done |]; intros k enough; induction enough as [| k enough IH]; [reflexivity |].
  rewrite one_more_pass; destruct (passes tie k start examples) as [w m]; cbn [fst] in *.
  subst w; now rewrite right_stays.
Qed.

Theorem separable_iff_found : forall start examples, labelled examples ->
  (exists u, forall x y, In (x, y) examples -> y * zdot u x > 0) <->
  (exists enough w, right_on 0 examples w /\ forall k, (enough <= k)%nat -> fst (passes 0 k start examples) = w).
Proof.
  intros start examples labels; split; [now apply separator_found |].
  intros (_ & w & right & _); exists w; intros x y inside.
  pose proof (right x y inside) as same; unfold side in same.
  destruct (Z.compare_spec (zdot w x) 0), (labels x y inside); subst; lia.
Qed.

