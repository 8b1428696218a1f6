(* The Perceptron on ORs: the bounds on the algorithm's mistakes, from the potential that never rises.

   The weights are b, the dummy's, and one for each attribute.  A relevant weight a counts a(a - k) in the potential, k
   being 2z + 1, and any other weight v counts v(v + 1).  Whole numbers are all that this needs. *)

From Coq Require Import List Bool Arith ZArith Lia Psatz.
Require Import algorithms perceptron.
Import ListNotations.
Open Scope Z_scope.

Fixpoint psi (k : Z) (relevant : list bool) (w : list Z) : Z :=
  match relevant with
  | [] => 0
  | u :: rest => (if u then hd 0 w * (hd 0 w - k) else hd 0 w * (hd 0 w + 1)) + psi k rest (tl w)
  end.

Fixpoint levels (relevant : list bool) (w : list Z) : Z :=
  match relevant with [] => 0 | u :: rest => (if u then hd 0 w else 0) + levels rest (tl w) end.

Definition bits (x : list bool) : list Z := map Z.b2z x.

(* how many attributes are on that are not relevant *)
Fixpoint others (relevant x : list bool) : nat :=
  match relevant, x with u :: rest, on :: x' => ((if negb u && on then 1 else 0) + others rest x')%nat | _, _ => 0%nat end.

Lemma head_added : forall q a x, hd 0 (zadd a (q :: x)) = hd 0 a + q.
Proof. intros q [| p a] x; cbn [zadd hd]; lia. Qed.

Lemma tail_added : forall q a x, tl (zadd a (q :: x)) = zadd (tl a) x.
Proof. intros q [| p a] x; cbn [zadd tl]; [destruct x |]; reflexivity. Qed.

Lemma zdot_cons : forall a q x, zdot a (q :: x) = hd 0 a * q + zdot (tl a) x.
Proof. intros [| p a] q x; cbn [zdot hd tl]; [destruct x |]; lia. Qed.

Lemma psi_up : forall k relevant x w, length x = length relevant ->
  psi k relevant (zadd w (bits x)) = psi k relevant w + 2 * zdot w (bits x) + 2 * Z.of_nat (others relevant x)
    + (1 - k) * Z.of_nat (both relevant x).
Proof.
  intros k relevant; induction relevant as [| u rest IH]; intros [| on x] w long; try discriminate long.
  - destruct w; cbn [psi bits map zdot others both]; lia.
  - cbn [psi bits map others both]; rewrite head_added, tail_added, zdot_cons.
    fold (bits x); rewrite IH by (cbn in long; lia).
    destruct u, on; cbn [Z.b2z negb andb]; rewrite ?Nat2Z.inj_add; lia.
Qed.

Lemma levels_up : forall relevant x w, length x = length relevant ->
  levels relevant (zadd w (bits x)) = levels relevant w + Z.of_nat (both relevant x).
Proof.
  intros relevant; induction relevant as [| u rest IH]; intros [| on x] w long; try discriminate long; [cbn; lia |].
  cbn [levels bits map both]; rewrite head_added, tail_added; fold (bits x); rewrite IH by (cbn in long; lia).
  destruct u, on; cbn [Z.b2z andb]; rewrite ?Nat2Z.inj_add; lia.
Qed.

Lemma psi_down : forall k relevant x w, length x = length relevant -> both relevant x = 0%nat ->
  psi k relevant (zadd w (ztimes (-1) (bits x))) = psi k relevant w - 2 * zdot w (bits x).
Proof.
  intros k relevant; induction relevant as [| u rest IH]; intros [| on x] w long none; try discriminate long.
  - destruct w; cbn; lia.
  - cbn [psi bits map ztimes both] in *; rewrite head_added, tail_added, zdot_cons.
    fold (bits x); fold (ztimes (-1) (bits x)); rewrite IH by (cbn in long; lia).
    destruct u, on; cbn [Z.b2z andb] in *; lia.
Qed.

Lemma levels_down : forall relevant x w, length x = length relevant -> both relevant x = 0%nat ->
  levels relevant (zadd w (ztimes (-1) (bits x))) = levels relevant w.
Proof.
  intros relevant; induction relevant as [| u rest IH]; intros [| on x] w long none; try discriminate long; [reflexivity |].
  cbn [levels bits map ztimes both] in *; rewrite head_added, tail_added.
  fold (bits x); fold (ztimes (-1) (bits x)); rewrite IH by (cbn in long; lia).
  destruct u, on; cbn [Z.b2z andb] in *; lia.
Qed.

Lemma at_most_all : forall relevant x, length x = length relevant ->
  Z.of_nat (others relevant x) <= Z.of_nat (length relevant) - Z.of_nat (size relevant).
Proof.
  unfold size; intros relevant; induction relevant as [| u rest IH]; intros [| on x] long; try discriminate long; [cbn; lia |].
  cbn [others both length] in *; specialize (IH x ltac:(lia)); destruct u, on; cbn [negb andb]; lia.
Qed.

(* the sum of (c a - d)² over the relevant weights is not negative *)
Lemma squares : forall k c d relevant w,
  c * c * psi k relevant w >= (2 * c * d - c * c * k) * levels relevant w - d * d * Z.of_nat (size relevant).
Proof.
  unfold size; intros k c d relevant; induction relevant as [| u rest IH]; intros w; [cbn; lia |].
  cbn [psi levels both]; specialize (IH (tl w)); generalize dependent (hd 0 w); intros q; destruct u; cbn [andb].
  - pose proof (Z.square_nonneg (c * q - d)); lia.
  - assert (0 <= q * (q + 1)) by (destruct (Z.le_ge_cases 0 q); nia).
    assert (0 <= c * c * (q * (q + 1))) by (apply Z.mul_nonneg_nonneg; [apply Z.square_nonneg | assumption]).
    rewrite Nat.add_0_l; lia.
Qed.

(* ** A run *)

Section Run.
  Variable relevant : list bool.
  Let n := Z.of_nat (length relevant).
  Let r := Z.of_nat (size relevant).
  Let k := 2 * (n - r) + 1.

  Definition told (w : list Z) (m : nat) : Prop :=
    hd 0 w * (hd 0 w + 1) + psi k relevant (tl w) <= 0 /\ Z.of_nat m <= 2 * levels relevant (tl w) - hd 0 w.

  Lemma told_next : forall w m x y, length x = length relevant -> (y = true <-> (both relevant x >= 1)%nat) ->
    side 1 (zdot w (1 :: bits x)) <> (if y then 1 else -1) -> told w m ->
    told (zadd w (ztimes (if y then 1 else -1) (1 :: bits x))) (S m).
  Proof.
    intros w m x y long label wrong (low & many); unfold told; rewrite zdot_cons in wrong.
    assert (all := at_most_all relevant x long); fold n r in all.
    destruct y; cbn [ztimes map]; rewrite head_added, tail_added.
    - replace (map (Z.mul 1) (bits x)) with (bits x)
        by (symmetry; rewrite <- (map_id (bits x)) at 2; apply map_ext; intros; lia).
      rewrite psi_up, levels_up by assumption.
      assert (on : (both relevant x >= 1)%nat) by now apply label.
      assert (negative : zdot (tl w) (bits x) + hd 0 w <= -1)
        by (unfold side in wrong; destruct (Z.compare_spec (hd 0 w * 1 + zdot (tl w) (bits x)) 0); lia).
      split; [| rewrite Nat2Z.inj_succ; lia]; unfold k in *; nia.
    - assert (none : both relevant x = 0%nat)
        by (destruct (both relevant x); [reflexivity | destruct label as [_ label]; discriminate (label ltac:(lia))]).
      fold (ztimes (-1) (bits x)); rewrite psi_down, levels_down by assumption.
      assert (high : zdot (tl w) (bits x) + hd 0 w >= 0)
        by (unfold side in wrong; destruct (Z.compare_spec (hd 0 w * 1 + zdot (tl w) (bits x)) 0); lia).
      split; [| rewrite Nat2Z.inj_succ; lia]; lia.
  Qed.
End Run.

Definition with_dummy (examples : list (list bool * bool)) : list (list Z * Z) :=
  map (fun '(x, y) => (1 :: bits x, if y : bool then 1 else -1)) examples.

Lemma told_in_the_end : forall relevant examples,
  (forall x y, In (x, y) examples -> length x = length relevant /\ (y = true <-> (both relevant x >= 1)%nat)) ->
  forall w m, told relevant w m ->
  let '(w', m') := fold_left (perceptron_round 1) (with_dummy examples) (w, m) in told relevant w' m'.
Proof.
  intros relevant examples; induction examples as [| [x y] rest IH]; intros ok w m start; [exact start |].
  cbn [with_dummy map fold_left]; rewrite round_is; fold (with_dummy rest).
  destruct (ok x y (or_introl eq_refl)) as [long label].
  assert (ok' := fun x y (inside : In (x, y) rest) => ok x y (or_intror inside)).
  destruct (Z.eqb_spec (side 1 (zdot w (1 :: bits x))) (if y then 1 else -1)) as [right | wrong].
  - now apply IH.
  - apply IH; [exact ok' | now apply told_next].
Qed.

Lemma told_at_first : forall relevant, told relevant [] 0.
Proof.
  assert (none : forall k relevant, psi k relevant [] = 0 /\ levels relevant [] = 0).
  { intros k relevant; induction relevant as [| u rest [IH IH']]; [split; reflexivity |].
    cbn [psi levels hd tl]; rewrite IH, IH'; destruct u; split; lia. }
  intros relevant; unfold told; cbn [hd tl]; edestruct none as [-> ->]; cbn; lia.
Qed.

(* ** The bounds: z attributes are not relevant, and a score of 0 says plus *)

Theorem in_a_line : forall relevant examples,
  (forall x y, In (x, y) examples -> length x = length relevant /\ (y = true <-> (both relevant x >= 1)%nat)) ->
  let M := Z.of_nat (snd (perceptron 1 (with_dummy examples))) in
  let r := Z.of_nat (size relevant) in
  let z := Z.of_nat (length relevant) - r in
  8 * (2 * z + 1) * M <= 16 * r * (2 * z + 1) ^ 2 + (2 * z + 3) ^ 2.
Proof.
  intros relevant examples ok; cbv zeta.
  pose proof (told_in_the_end relevant examples ok [] 0%nat (told_at_first relevant)) as last.
  unfold perceptron, perceptron_from; destruct (fold_left _ _ _) as [w m]; cbn [snd]; destruct last as [low many].
  pose proof (at_most_all relevant (repeat false (length relevant)) (repeat_length _ _)) as count.
  set (r := Z.of_nat (size relevant)) in *; set (z := Z.of_nat (length relevant) - r) in *.
  revert low many; pose proof (squares (2 * z + 1) 1 (2 * z + 1) relevant (tl w)) as square; fold r in square; revert square.
  assert (0 <= z) by lia; set (k := 2 * z + 1) in *; assert (1 <= k) by lia; replace (2 * z + 3) with (k + 2) by lia.
  generalize (psi k relevant (tl w)) (levels relevant (tl w)) (hd 0 w); intros S A b square low many.
  pose proof (Z.square_nonneg (4 * b + k + 2)) as nonnegative.
  assert (8 * k * Z.of_nat m <= 8 * k * (2 * A - b)) by (apply Z.mul_le_mono_nonneg_l; lia).
  assert (paid : k * A <= k * k * r - b * (b + 1)) by lia.
  replace (8 * k * (2 * A - b)) with (16 * (k * A) - 8 * (k * b)) in * by ring.
  replace (16 * r * k ^ 2) with (16 * (k * k * r)) by ring; replace ((k + 2) ^ 2) with (k * k + 4 * k + 4) by ring.
  replace ((4 * b + k + 2) * (4 * b + k + 2)) with (16 * (b * (b + 1)) + 8 * (k * b) + (k * k + 4 * k + 4)) in nonnegative by ring.
  lia.
Qed.

Theorem perceptron_or_mistakes : forall relevant examples, (size relevant >= 1)%nat ->
  (forall x y, In (x, y) examples -> length x = length relevant /\ (y = true <-> (both relevant x >= 1)%nat)) ->
  let M := Z.of_nat (snd (perceptron 1 (with_dummy examples))) in
  let r := Z.of_nat (size relevant) in
  let z := Z.of_nat (length relevant) - r in
  4 * M ^ 2 <= 4 * (4 * r * z + 2 * r + 1) * M + r * (2 * z - 1) ^ 2.
Proof.
  intros relevant examples some ok; cbv zeta.
  pose proof (told_in_the_end relevant examples ok [] 0%nat (told_at_first relevant)) as last.
  unfold perceptron, perceptron_from; destruct (fold_left _ _ _) as [w m]; cbn [snd]; destruct last as [low many].
  pose proof (at_most_all relevant (repeat false (length relevant)) (repeat_length _ _)) as count.
  set (r := Z.of_nat (size relevant)) in *; set (z := Z.of_nat (length relevant) - r) in *.
  assert (1 <= r) by lia; assert (0 <= z) by lia; set (k := 2 * z + 1) in *.
  revert low many; pose proof (squares k r (levels relevant (tl w)) relevant (tl w)) as square; fold r in square; revert square.
  generalize (psi k relevant (tl w)) (levels relevant (tl w)) (hd 0 w); intros S A b square low many.
  (* what the relevant weights pay, by Cauchy and Schwarz *)
  assert (paid : A * A <= r * (k * A - b * (b + 1))).
  { assert (r * (A * A) <= r * (r * (k * A - b * (b + 1)))).
    { assert (r * r * S <= r * r * - (b * (b + 1))) by (apply Z.mul_le_mono_nonneg_l; [apply Z.mul_nonneg_nonneg |]; lia).
      replace (r * (r * (k * A - b * (b + 1)))) with (r * r * - (b * (b + 1)) + r * r * k * A) by ring.
      replace ((2 * r * A - r * r * k) * A - A * A * r) with (r * (A * A) - r * r * k * A) in square by ring; lia. }
    apply Z.mul_le_mono_pos_l with r; lia. }
  remember (2 * A - b) as T eqn:is_T; remember (Z.of_nat m) as M eqn:is_M; assert (0 <= M) by lia.
  remember (4 * (4 * r * z + 2 * r + 1)) as K eqn:is_K; remember (r * (2 * z - 1) ^ 2) as C eqn:is_C.
  assert (0 <= C) by (subst C; apply Z.mul_nonneg_nonneg; [lia | apply Z.pow_even_nonneg; exists 1; lia]).
  assert (of_T : 4 * T ^ 2 <= K * T + C).
  { pose proof (Z.square_nonneg (2 * (4 * r + 1) * A - r * (4 * T + 2 * z - 1))) as nonnegative.
    assert (identity : r * (K * T + C - 4 * T ^ 2) = (2 * (4 * r + 1) * A - r * (4 * T + 2 * z - 1)) *
      (2 * (4 * r + 1) * A - r * (4 * T + 2 * z - 1)) + (4 + 16 * r) * (r * (k * A - b * (b + 1)) - A * A))
      by (subst K C T; unfold k; ring).
    assert (0 <= (4 + 16 * r) * (r * (k * A - b * (b + 1)) - A * A)) by (apply Z.mul_nonneg_nonneg; lia).
    assert (0 <= K * T + C - 4 * T ^ 2); [| lia].
    apply Z.mul_le_mono_pos_l with r; lia. }
  destruct (Z.eq_dec M 0) as [none | made]; [rewrite none; lia |].
  assert (identity : T * (K * M + C - 4 * M ^ 2) =
    M * (K * T + C - 4 * T ^ 2) + C * (T - M) + 4 * (M * T) * (T - M)) by ring.
  assert (0 <= M * (K * T + C - 4 * T ^ 2)) by (apply Z.mul_nonneg_nonneg; lia).
  assert (0 <= C * (T - M)) by (apply Z.mul_nonneg_nonneg; lia).
  assert (0 <= 4 * (M * T) * (T - M)) by (repeat apply Z.mul_nonneg_nonneg; lia).
  assert (0 <= K * M + C - 4 * M ^ 2); [| lia].
  apply Z.mul_le_mono_pos_l with T; lia.
Qed.
