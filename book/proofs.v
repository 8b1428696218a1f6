(* 1. What the proofs of this file are made of, by hand.

   Real numbers are Rocq's own.  Vectors live in any real inner product space, which is a record: nothing is assumed
   of it but that its product is symmetric, linear, and never negative on a vector with itself.  ℝⁿ is one of them
   (section 2), so that nothing is said about an empty kind of thing. *)

Require Import Reals.
Require QArith Qreals Ring_polynom List Lia.
Open Scope R_scope.

Notation "'ℝ'" := Rdefinitions.R.

Record ips : Type := {
  vec : Type;
  vzero : vec;
  vadd : vec -> vec -> vec;
  scale : ℝ -> vec -> vec;
  dot : vec -> vec -> ℝ;
  dot_sym : forall a b, dot a b = dot b a;
  dot_zero : forall b, dot vzero b = 0;
  dot_add : forall a b c, dot (vadd a b) c = dot a c + dot b c;
  dot_scale : forall r a b, dot (scale r a) b = r * dot a b;
  dot_nonneg : forall a, 0 <= dot a a
}.

Arguments vzero {_}.
Arguments vadd {_}.
Arguments scale {_}.
Arguments dot {_}.
Arguments dot_sym {_}.
Arguments dot_nonneg {_}.

Infix "⊕" := vadd (at level 50, left associativity).
Infix "•" := scale (at level 40, left associativity).
Notation "⟨ a , b ⟩" := (dot a b) (at level 0, a at level 99, b at level 99).

Section Bilinear.
  Context {space : ips}.
  Implicit Types a b c : vec space.

  Lemma dot_zero_l b : ⟨vzero, b⟩ = 0.
  Proof. apply dot_zero. Qed.
  Lemma dot_zero_r b : ⟨b, vzero⟩ = 0.
  Proof. rewrite dot_sym. apply dot_zero. Qed.
  Lemma dot_add_l a b c : ⟨a ⊕ b, c⟩ = ⟨a, c⟩ + ⟨b, c⟩.
  Proof. apply dot_add. Qed.
  Lemma dot_add_r a b c : ⟨c, a ⊕ b⟩ = ⟨c, a⟩ + ⟨c, b⟩.
  Proof. rewrite dot_sym, dot_add, (dot_sym a), (dot_sym b). reflexivity. Qed.
  Lemma dot_scale_l r a b : ⟨r • a, b⟩ = r * ⟨a, b⟩.
  Proof. apply dot_scale. Qed.
  Lemma dot_scale_r r a b : ⟨b, r • a⟩ = r * ⟨b, a⟩.
  Proof. rewrite dot_sym, dot_scale, (dot_sym a). reflexivity. Qed.
  Lemma veqn q a b : a = b -> ⟨q, a⟩ - ⟨q, b⟩ = 0.
  Proof. intros same. rewrite same. ring. Qed.
End Bilinear.

(* Inner products of sums, multiplied out. *)
Ltac dots :=
  rewrite ?dot_add_l, ?dot_add_r, ?dot_scale_l, ?dot_scale_r, ?dot_zero_l, ?dot_zero_r.

(* A relation between two terms as a sign of their difference, and back. *)
Lemma of_le a b : a <= b -> 0 <= b - a.
Proof. intros h. apply Rge_le, Rge_minus, Rle_ge, h. Qed.
Lemma of_ge a b : a >= b -> 0 <= a - b.
Proof. intros h. apply of_le, Rge_le, h. Qed.
Lemma of_lt a b : a < b -> 0 < b - a.
Proof. intros h. apply Rgt_minus, h. Qed.
Lemma of_gt a b : a > b -> 0 < a - b.
Proof. apply of_lt. Qed.
Lemma to_le a b : 0 <= b - a -> a <= b.
Proof. intros h. apply Rge_le, Rminus_ge, Rle_ge, h. Qed.
Lemma to_ge a b : 0 <= a - b -> a >= b.
Proof. intros h. apply Rle_ge, to_le, h. Qed.
Lemma to_lt a b : 0 < b - a -> a < b.
Proof. apply Rminus_gt_0_lt. Qed.
Lemma to_gt a b : 0 < a - b -> a > b.
Proof. apply to_lt. Qed.

(* The parts of a certificate:  goal · multiplier = sum + equations. *)
Lemma pos p : 0 < IZR (Zpos p).
Proof. apply IZR_lt. reflexivity. Qed.
Lemma frac p q : 0 < IZR (Zpos p) / IZR (Zpos q).
Proof. apply Rdiv_lt_0_compat; apply pos. Qed.
Lemma sq a : 0 <= a ^ 2.
Proof. apply pow2_ge_0. Qed.
Definition weak a : 0 < a -> 0 <= a := Rlt_le 0 a.
Definition times a b : 0 <= a -> 0 <= b -> 0 <= a * b := Rmult_le_pos a b.
Definition stimes a b : 0 < a -> 0 < b -> 0 < a * b := Rmult_lt_0_compat a b.
Definition plus a b : 0 <= a -> 0 <= b -> 0 <= a + b := Rplus_le_le_0_compat a b.
Definition splus a b : 0 < a -> 0 <= b -> 0 < a + b := Rplus_lt_le_0_compat a b.
Definition plus_s a b : 0 <= a -> 0 < b -> 0 < a + b := Rplus_le_lt_0_compat a b.
Lemma eqn q a b : a = b -> q * (a - b) = 0.
Proof. intros same. rewrite same. ring. Qed.
Lemma factor_of q r k : 0 < q -> q = r * k -> r <> 0.
Proof. intros h same zero. rewrite same, zero, Rmult_0_l in h. exact (Rlt_irrefl 0 h). Qed.
Lemma eqns a b : a = 0 -> b = 0 -> a + b = 0.
Proof. intros x y. rewrite x, y. ring. Qed.

Lemma nonneg_of d m s e : 0 < m -> 0 <= s -> e = 0 -> d * m = s + e -> 0 <= d.
Proof.
  intros Hm Hs He same. apply (Rmult_le_reg_r m); [exact Hm |].
  rewrite Rmult_0_l, same, He, Rplus_0_r. exact Hs.
Qed.
Lemma pos_of d m s e : 0 < m -> 0 < s -> e = 0 -> d * m = s + e -> 0 < d.
Proof.
  intros Hm Hs He same. apply (Rmult_lt_reg_r m); [exact Hm |].
  rewrite Rmult_0_l, same, He, Rplus_0_r. exact Hs.
Qed.
Lemma cert_le a b m s e : 0 < m -> 0 <= s -> e = 0 -> (b - a) * m = s + e -> a <= b.
Proof. intros Hm Hs He same. exact (to_le _ _ (nonneg_of _ _ _ _ Hm Hs He same)). Qed.
Lemma cert_ge a b m s e : 0 < m -> 0 <= s -> e = 0 -> (a - b) * m = s + e -> a >= b.
Proof. intros Hm Hs He same. exact (to_ge _ _ (nonneg_of _ _ _ _ Hm Hs He same)). Qed.
Lemma cert_lt a b m s e : 0 < m -> 0 < s -> e = 0 -> (b - a) * m = s + e -> a < b.
Proof. intros Hm Hs He same. exact (to_lt _ _ (pos_of _ _ _ _ Hm Hs He same)). Qed.
Lemma cert_gt a b m s e : 0 < m -> 0 < s -> e = 0 -> (a - b) * m = s + e -> a > b.
Proof. intros Hm Hs He same. exact (to_gt _ _ (pos_of _ _ _ _ Hm Hs He same)). Qed.
Lemma cert_eq a b m e : 0 < m -> e = 0 -> (a - b) * m = e -> a = b.
Proof.
  intros Hm He same. apply Rminus_diag_uniq, (Rmult_eq_reg_r m).
  - rewrite same, He. ring.
  - apply Rgt_not_eq, Hm.
Qed.

(* The same claim, written in another way. *)
Lemma same_le a b d : 0 <= d -> b - a = d -> a <= b.
Proof. intros h same. apply to_le. rewrite same. exact h. Qed.
Lemma same_ge a b d : 0 <= d -> a - b = d -> a >= b.
Proof. intros h same. apply to_ge. rewrite same. exact h. Qed.
Lemma same_lt a b d : 0 < d -> b - a = d -> a < b.
Proof. intros h same. apply to_lt. rewrite same. exact h. Qed.
Lemma same_gt a b d : 0 < d -> a - b = d -> a > b.
Proof. intros h same. apply to_gt. rewrite same. exact h. Qed.
Lemma same_eq a b d : d = 0 -> a - b = d -> a = b.
Proof. intros h same. apply Rminus_diag_uniq. rewrite same. exact h. Qed.
Lemma of_eq a b : a = b -> a - b = 0.
Proof. apply Rminus_diag_eq. Qed.

(* Cases. *)
Lemma two_cases t : 0 <= t -> t = 0 \/ 0 < t.
Proof. intros [positive | zero]; [right; exact positive | left; symmetry; exact zero]. Qed.
Lemma two_sides t : 0 <= t \/ 0 <= - t.
Proof.
  destruct (Rle_or_lt 0 t) as [h | h]; [left; exact h | right].
  apply Rlt_le, Ropp_0_gt_lt_contravar, h.
Qed.

(* Where a claim holds there is nothing to show, so its contrary may be assumed. *)
Lemma le_or a b : a <= b \/ a > b.
Proof. apply Rle_or_lt. Qed.
Lemma ge_or a b : a >= b \/ b > a.
Proof. destruct (Rle_or_lt b a); [left; apply Rle_ge | right]; assumption. Qed.
Lemma lt_or a b : a < b \/ a >= b.
Proof. destruct (Rlt_or_le a b); [left | right; apply Rle_ge]; assumption. Qed.
Lemma gt_or a b : a > b \/ b >= a.
Proof. destruct (Rlt_or_le b a); [left | right; apply Rle_ge]; assumption. Qed.

(* Calculus: a function of one number, its slope, and where it is defined. *)
Inductive expr : Set :=
  | The_variable
  | Constant (c : ℝ)
  | Sum (a b : expr)
  | Difference (a b : expr)
  | Opposite (a : expr)
  | Product (a b : expr)
  | Quotient (a b : expr)
  | Inverse (a : expr)
  | Power (a : expr) (n : nat)
  | Logarithm (a : expr).

Fixpoint eval (e : expr) (x : ℝ) : ℝ :=
  match e with
  | The_variable => x
  | Constant c => c
  | Sum a b => eval a x + eval b x
  | Difference a b => eval a x - eval b x
  | Opposite a => - eval a x
  | Product a b => eval a x * eval b x
  | Quotient a b => eval a x / eval b x
  | Inverse a => / eval a x
  | Power a n => eval a x ^ n
  | Logarithm a => ln (eval a x)
  end.

Fixpoint defined (e : expr) (x : ℝ) : Prop :=
  match e with
  | The_variable | Constant _ => True
  | Sum a b | Difference a b | Product a b => defined a x /\ defined b x
  | Opposite a | Power a _ => defined a x
  | Quotient a b => defined a x /\ defined b x /\ eval b x <> 0
  | Inverse a => defined a x /\ eval a x <> 0
  | Logarithm a => defined a x /\ 0 < eval a x
  end.

Fixpoint slope (e : expr) (x : ℝ) : ℝ :=
  match e with
  | The_variable => 1
  | Constant _ => 0
  | Sum a b => slope a x + slope b x
  | Difference a b => slope a x - slope b x
  | Opposite a => - slope a x
  | Product a b => slope a x * eval b x + eval a x * slope b x
  | Quotient a b => (slope a x * eval b x - slope b x * eval a x) / Rsqr (eval b x)
  | Inverse a => - slope a x / Rsqr (eval a x)
  | Power a n => IZR (Z.of_nat n) * eval a x ^ pred n * slope a x
  | Logarithm a => / eval a x * slope a x
  end.

Lemma slope_right e x : defined e x -> derivable_pt_lim (eval e) x (slope e x).
Proof.
  induction e; simpl; intros where_defined.
  - apply derivable_pt_lim_id.
  - apply derivable_pt_lim_const.
  - apply (derivable_pt_lim_plus (eval e1) (eval e2)); tauto.
  - apply (derivable_pt_lim_minus (eval e1) (eval e2)); tauto.
  - apply (derivable_pt_lim_opp (eval e)); tauto.
  - apply (derivable_pt_lim_mult (eval e1) (eval e2)); tauto.
  - apply (derivable_pt_lim_div (eval e1) (eval e2)); tauto.
  - replace (- slope e x / Rsqr (eval e x)) with ((0 * eval e x - slope e x * 1) / Rsqr (eval e x))
      by (unfold Rdiv; ring).
    apply (derivable_pt_lim_ext (fun y => 1 / eval e y)).
    + intros y. unfold Rdiv. ring.
    + apply (derivable_pt_lim_div (fun _ => 1) (eval e)); [apply derivable_pt_lim_const | tauto | tauto].
  - apply (derivable_pt_lim_comp (eval e) (fun y => y ^ n)); [tauto |].
    rewrite <- INR_IZR_INZ. apply derivable_pt_lim_pow.
  - apply (derivable_pt_lim_comp (eval e) ln); [tauto | apply derivable_pt_lim_ln; tauto].
Qed.

Lemma nonneg_slope e x p s g : 0 < s -> 0 < p -> 0 <= g -> slope e x * s = p * g -> 0 <= slope e x.
Proof.
  intros Hs Hp Hg same. apply (nonneg_of _ s (p * g) 0); [exact Hs | | reflexivity | rewrite same; ring].
  apply Rmult_le_pos; [apply Rlt_le, Hp | exact Hg].
Qed.

Lemma nonpos_slope e x p s g : 0 < s -> 0 < p -> 0 <= g -> - slope e x * s = p * g -> 0 <= - slope e x.
Proof.
  intros Hs Hp Hg same. apply (nonneg_of _ s (p * g) 0); [exact Hs | | reflexivity | rewrite same; ring].
  apply Rmult_le_pos; [apply Rlt_le, Hp | exact Hg].
Qed.

Lemma ln_of_1 a : a = 1 -> ln a = 0.
Proof. intros one. rewrite one. exact ln_1. Qed.

(* A slope worked out, and what it divides by. *)
Ltac worked_out := cbv [slope eval Rsqr Z.of_nat Pos.of_succ_nat Pos.succ pred].
Ltac nonzero :=
  repeat split;
  repeat match goal with
  | |- _ * _ <> 0 => apply Rmult_integral_contrapositive_currified
  | |- _ ^ _ <> 0 => apply pow_nonzero
  | |- IZR _ <> 0 => apply not_0_IZR; discriminate
  | h : ?r <> 0 |- ?r <> 0 => exact h
  | h : 0 < ?q |- ?r <> 0 => apply Rgt_not_eq; solve [exact h | replace r with q by ring; exact h]
  | h : ?q > 0 |- ?r <> 0 => apply Rgt_not_eq; solve [exact h | replace r with q by ring; exact h]
  end.

Lemma rises e a t : a <= t -> 0 <= eval e a ->
  (forall c, a <= c -> c <= t -> defined e c /\ 0 <= slope e c) -> 0 <= eval e t.
Proof.
  intros Hat start step. destruct (Rle_lt_or_eq_dec _ _ Hat) as [less | same]; [| rewrite <- same; exact start].
  destruct (MVT_cor2 (eval e) (slope e) a t less) as [c [rise [ac ct]]].
  - intros c [ac ct]. apply slope_right, step; assumption.
  - apply (Rle_trans _ _ _ start), to_le. rewrite rise.
    apply Rmult_le_pos; [apply step; apply Rlt_le; assumption | apply of_le, Hat].
Qed.

Lemma falls e a t : t <= a -> 0 <= eval e a ->
  (forall c, t <= c -> c <= a -> defined e c /\ 0 <= - slope e c) -> 0 <= eval e t.
Proof.
  intros Hta start step. destruct (Rle_lt_or_eq_dec _ _ Hta) as [less | same]; [| rewrite same; exact start].
  destruct (MVT_cor2 (eval e) (slope e) t a less) as [c [fall [tc ca]]].
  - intros c [tc ca]. apply slope_right, step; assumption.
  - apply (Rle_trans _ _ _ start), to_le.
    replace (eval e t - eval e a) with (- slope e c * (a - t)) by (rewrite Ropp_mult_distr_l_reverse, <- fall; ring).
    apply Rmult_le_pos; [apply step; apply Rlt_le; assumption | apply of_le, Hta].
Qed.

(* 2. Spaces: the real line, and ℝⁿ as lists of n numbers would have it, here as functions of the first n indices. *)

Definition one_dimension : ips.
Proof.
  refine {| vec := ℝ; vzero := 0; vadd := Rplus; scale := Rmult; dot := Rmult |}; intros; try ring.
  apply Rle_0_sqr.
Defined.

Fixpoint sum_of (n : nat) (f : nat -> ℝ) : ℝ :=
  match n with
  | O => 0
  | Datatypes.S k => sum_of k f + f k
  end.

Definition coordinates (n : nat) : ips.
Proof.
  refine {|
    vec := nat -> ℝ;
    vzero := fun _ => 0;
    vadd := fun a b i => a i + b i;
    scale := fun r a i => r * a i;
    dot := fun a b => sum_of n (fun i => a i * b i)
  |}.
  - intros a b. induction n; simpl; [reflexivity | rewrite IHn; ring].
  - intros b. induction n; simpl; [reflexivity | rewrite IHn; ring].
  - intros a b c. induction n; simpl; [ring | rewrite IHn; ring].
  - intros r a b. induction n; simpl; [ring | rewrite IHn; ring].
  - intros a. induction n; simpl; [apply Rle_refl |].
    apply Rplus_le_le_0_compat; [exact IHn | apply Rle_0_sqr].
Defined.

(* 3. Identities, by computation.

   Two terms are the same where they come to the same polynomial: of numbers that stand for themselves, and of the
   products of vectors that do.  A term is written down once more as data; Rocq's own library (Ring_polynom) makes its
   polynomial, with fractions for coefficients, and the kernel computes whether two of them are equal.  That this is
   right is proved once, here (same_value), so that no identity needs a proof of its own. *)

Module Algebra.
Import QArith Qreals Ring_polynom List Lia ListNotations.
Open Scope R_scope.

(* A term, and a vector in it: At and Arrow stand for the i-th number and the i-th vector of two lists. *)
Inductive term : Set :=
  | At (i : positive) | Num (z : Z)
  | Add (a b : term) | Sub (a b : term) | Mul (a b : term) | Neg (a : term)
  | Pow (a : term) (n : nat) | Over (a : term) (d : positive) | Dot (v w : vector)
with vector : Set :=
  | Arrow (i : nat) | Zero | Plus (v w : vector) | Times (c : term) (v : vector).

Section Values.
  Context {space : ips} (numbers : list ℝ) (vectors : list (vec space)).

  Definition number (i : positive) : ℝ := BinList.nth 0 i numbers.
  Definition arrow (i : nat) : vec space := nth i vectors vzero.

  Fixpoint value (t : term) : ℝ :=
    match t with
    | At i => number i
    | Num z => IZR z
    | Add a b => value a + value b
    | Sub a b => value a - value b
    | Mul a b => value a * value b
    | Neg a => - value a
    | Pow a n => value a ^ n
    | Over a d => value a / IZR (Zpos d)
    | Dot v w => ⟨sum v, sum w⟩
    end
  with sum (v : vector) : vec space :=
    match v with
    | Arrow i => arrow i
    | Zero => vzero
    | Plus v w => sum v ⊕ sum w
    | Times c v => value c • sum v
    end.

  (* What stands for itself in a polynomial: 0, the products of each two vectors, row by row, and the numbers. *)
  Definition atoms : list ℝ := 0 :: flat_map (fun v => map (dot v) vectors) vectors ++ numbers.
End Values.

(* The polynomial of a term.  A vector is first taken apart into vectors that stand for themselves, each with what it is
   multiplied by; the product of two of those is one thing, whichever comes first. *)
Section Polynomials.
  Variable n : nat.  (* so many vectors *)

  Definition product (i j : nat) : PExpr Q :=
    if (Nat.ltb i n && Nat.ltb j n)%bool
    then PEX Q (Pos.succ (Pos.of_succ_nat (if Nat.leb i j then i * n + j else j * n + i)))
    else PEc 0%Q.

  Definition row (c : PExpr Q) (i : nat) (w : list (PExpr Q * nat)) : PExpr Q :=
    fold_right (fun dj total => PEadd (PEmul (PEmul c (fst dj)) (product i (snd dj))) total) (PEc 0%Q) w.

  Fixpoint pexpr (t : term) : PExpr Q :=
    match t with
    | At i => PEX Q (Pos.of_succ_nat (n * n) + i)
    | Num z => PEc (z # 1)
    | Add a b => PEadd (pexpr a) (pexpr b)
    | Sub a b => PEsub (pexpr a) (pexpr b)
    | Mul a b => PEmul (pexpr a) (pexpr b)
    | Neg a => PEopp (pexpr a)
    | Pow a n => PEpow (pexpr a) (N.of_nat n)
    | Over a d => PEmul (pexpr a) (PEc (1 # d))
    | Dot v w => fold_right (fun ci total => PEadd (row (fst ci) (snd ci) (parts w)) total) (PEc 0%Q) (parts v)
    end
  with parts (v : vector) : list (PExpr Q * nat) :=
    match v with
    | Arrow i => [(PEc 1%Q, i)]
    | Zero => []
    | Plus v w => parts v ++ parts w
    | Times c v => map (fun di => (PEmul (pexpr c) (fst di), snd di)) (parts v)
    end.
End Polynomials.

(* A polynomial's value is the term's. *)
Lemma nth_succ p l : BinList.nth (0 : ℝ) (Pos.succ p) l = BinList.nth 0 p (tl l).
Proof.
  rewrite BinList.nth_jump. change l with (tl (0 :: l)) at 1.
  rewrite BinList.nth_jump, BinList.jump_succ. simpl BinList.jump at 1. rewrite BinList.jump_tl. reflexivity.
Qed.

Lemma in_place p : forall l, BinList.nth (0 : ℝ) p l = nth (pred (Pos.to_nat p)) l 0.
Proof.
  induction p using Pos.peano_ind; intros l; [destruct l; reflexivity |].
  rewrite nth_succ, IHp, Pos2Nat.inj_succ. destruct (Pos2Nat.is_succ p) as [k same]. rewrite same.
  destruct l; [destruct k |]; reflexivity.
Qed.

Section Right.
  Context {space : ips} (numbers : list ℝ) (vectors : list (vec space)).
  Let n := length vectors.
  Let eval := PEeval 0 1 Rplus Rmult Rminus Ropp Q2R N.to_nat pow (atoms numbers vectors).

  Lemma products_length : length (flat_map (fun v => map (dot v) vectors) vectors) = (n * n)%nat.
  Proof.
    enough (all : forall few, length (flat_map (fun v => map (dot v) vectors) few) = (length few * n)%nat) by apply all.
    induction few as [| v few IH]; simpl; [reflexivity |]. rewrite app_length, map_length, IH. reflexivity.
  Qed.

  Lemma number_right i : eval (PEX Q (Pos.of_succ_nat (n * n) + i)) = number numbers i.
  Proof.
    unfold eval, number, atoms; simpl. rewrite 2 in_place, Pos2Nat.inj_add, SuccNat2Pos.id_succ.
    pose proof (Pos2Nat.is_pos i). replace (pred _) with (S (n * n + pred (Pos.to_nat i)))%nat by lia. simpl.
    rewrite app_nth2; rewrite products_length; [f_equal |]; lia.
  Qed.

  Lemma nth_dot v (l : list (vec space)) j : (j < length l)%nat -> nth j (map (dot v) l) 0 = ⟨v, nth j l vzero⟩.
  Proof. intros h. rewrite (nth_indep _ 0 (dot v vzero)), map_nth; [reflexivity | rewrite map_length; exact h]. Qed.

  Lemma in_row (few : list (vec space)) i j : (i < length few)%nat -> (j < n)%nat ->
    nth (i * n + j) (flat_map (fun v => map (dot v) vectors) few ++ numbers) 0 = ⟨nth i few vzero, arrow vectors j⟩.
  Proof.
    revert i. induction few as [| v few IH]; simpl; intros i hi hj; [lia |]. rewrite <- app_assoc.
    destruct i; simpl.
    - rewrite app_nth1; [apply nth_dot | rewrite map_length]; exact hj.
    - rewrite app_nth2; rewrite map_length; fold n; [| lia].
      replace (n + i * n + j - n)%nat with (i * n + j)%nat by lia. apply IH; lia.
  Qed.

  Lemma product_right i j : eval (product n i j) = ⟨arrow vectors i, arrow vectors j⟩.
  Proof.
    unfold product, arrow. destruct (Nat.ltb_spec i n) as [hi | hi]; simpl.
    - destruct (Nat.ltb_spec j n) as [hj | hj]; simpl.
      + unfold eval, atoms; simpl. rewrite in_place, Pos2Nat.inj_succ, SuccNat2Pos.id_succ. simpl.
        destruct (Nat.leb i j); rewrite in_row by assumption; [reflexivity | apply dot_sym].
      + unfold eval; simpl. rewrite (nth_overflow _ _ hj), dot_zero_r. apply RMicromega.Q2R_0.
    - unfold eval; simpl. rewrite (nth_overflow _ _ hi), dot_zero_l. apply RMicromega.Q2R_0.
  Qed.

  Fixpoint total (v : list (PExpr Q * nat)) : vec space :=
    match v with
    | [] => vzero
    | (c, i) :: rest => eval c • arrow vectors i ⊕ total rest
    end.

  (* No two vectors are ever compared: what matters is what their products with others are. *)
  Definition alike (v w : vec space) := forall u, ⟨v, u⟩ = ⟨w, u⟩.

  Lemma alike_r v w u : alike v w -> ⟨u, v⟩ = ⟨u, w⟩.
  Proof. intros h. rewrite (dot_sym u v), (dot_sym u w). apply h. Qed.

  Lemma total_app v w : alike (total (v ++ w)) (total v ⊕ total w).
  Proof.
    intros u. rewrite dot_add_l. induction v as [| [c i] v IH]; simpl; [rewrite dot_zero_l; ring |].
    rewrite 2 dot_add_l, IH. ring.
  Qed.

  Lemma total_times c v : alike (total (map (fun di => (PEmul c (fst di), snd di)) v)) (eval c • total v).
  Proof.
    intros u. rewrite dot_scale_l. induction v as [| [d i] v IH]; simpl; [rewrite dot_zero_l; ring |].
    rewrite 2 dot_add_l, 2 dot_scale_l, IH. unfold eval; simpl. ring.
  Qed.

  Lemma row_right c i w : eval (row n c i w) = eval c * ⟨arrow vectors i, total w⟩.
  Proof.
    induction w as [| [d j] w IH]; simpl.
    - rewrite dot_zero_r. unfold eval; simpl. rewrite RMicromega.Q2R_0. ring.
    - rewrite dot_add_r, dot_scale_r, Rmult_plus_distr_l, <- IH, <- product_right. unfold eval; simpl. ring.
  Qed.

  Lemma rows_right v w :
    eval (fold_right (fun ci t => PEadd (row n (fst ci) (snd ci) w) t) (PEc 0%Q) v) = ⟨total v, total w⟩.
  Proof.
    induction v as [| [c i] v IH]; simpl.
    - rewrite dot_zero_l. apply RMicromega.Q2R_0.
    - rewrite dot_add_l, dot_scale_l, <- row_right, <- IH. reflexivity.
  Qed.

  Fixpoint pexpr_right t : eval (pexpr n t) = value numbers vectors t
  with parts_right v : alike (total (parts n v)) (sum numbers vectors v).
  Proof.
    - destruct t.
      + apply number_right.
      + change (IZR z * / 1 = IZR z). field.
      + change (eval (pexpr n t1) + eval (pexpr n t2) = value numbers vectors t1 + value numbers vectors t2).
        rewrite 2 pexpr_right. reflexivity.
      + change (eval (pexpr n t1) - eval (pexpr n t2) = value numbers vectors t1 - value numbers vectors t2).
        rewrite 2 pexpr_right. reflexivity.
      + change (eval (pexpr n t1) * eval (pexpr n t2) = value numbers vectors t1 * value numbers vectors t2).
        rewrite 2 pexpr_right. reflexivity.
      + change (- eval (pexpr n t) = - value numbers vectors t). rewrite pexpr_right. reflexivity.
      + change (eval (pexpr n t) ^ N.to_nat (N.of_nat n0) = value numbers vectors t ^ n0).
        rewrite pexpr_right, Nnat.Nat2N.id. reflexivity.
      + change (eval (pexpr n t) * (1 * / IZR (Zpos d)) = value numbers vectors t / IZR (Zpos d)).
        rewrite pexpr_right. unfold Rdiv. ring.
      + change (eval (pexpr n (Dot v w)) = ⟨sum numbers vectors v, sum numbers vectors w⟩).
        rewrite <- (parts_right v), <- (alike_r _ _ _ (parts_right w)). apply rows_right.
    - destruct v; intros u.
      + change (⟨Q2R 1 • arrow vectors i ⊕ vzero, u⟩ = ⟨arrow vectors i, u⟩).
        rewrite dot_add_l, dot_scale_l, dot_zero_l, RMicromega.Q2R_1. ring.
      + reflexivity.
      + change (⟨total (parts n v1 ++ parts n v2), u⟩ = ⟨sum numbers vectors v1 ⊕ sum numbers vectors v2, u⟩).
        rewrite total_app, !dot_add_l, (parts_right v1), (parts_right v2). reflexivity.
      + change (⟨total (map (fun di => (PEmul (pexpr n c) (fst di), snd di)) (parts n v)), u⟩
                = ⟨value numbers vectors c • sum numbers vectors v, u⟩).
        rewrite total_times, !dot_scale_l, (parts_right v), pexpr_right. reflexivity.
  Qed.
End Right.

Definition qadd a b := Qred (a + b).
Definition qsub a b := Qred (a - b).
Definition qmul a b := Qred (a * b).

Lemma fractions : ring_morph 0 1 Rplus Rmult Rminus Ropp eq 0%Q 1%Q qadd qmul qsub Qopp Qeq_bool Q2R.
Proof.
  constructor; intros; unfold qadd, qmul, qsub; rewrite ?(Qeq_eqR _ _ (Qred_correct _)).
  - apply RMicromega.Q2R_0.
  - apply RMicromega.Q2R_1.
  - apply Q2R_plus.
  - apply Q2R_minus.
  - apply Q2R_mult.
  - apply Q2R_opp.
  - apply Qeq_eqR, Qeq_bool_eq, H.
Qed.

Definition polynomial (n : nat) (t : term) : Pol Q :=
  norm_subst 0%Q 1%Q qadd qmul qsub Qopp Qeq_bool (triv_div 0%Q 1%Q Qeq_bool) 0 nil (pexpr n t).
Definition equal (n : nat) (a b : term) : bool := Peq Qeq_bool (polynomial n a) (polynomial n b).

Lemma same_value {space : ips} numbers (vectors : list (vec space)) a b :
  equal (length vectors) a b = true -> value numbers vectors a = value numbers vectors b.
Proof.
  intros same. rewrite <- !pexpr_right.
  pose (almost := Rth_ARth (Eqsth R) (Eq_ext Rplus Rmult Ropp) RTheory).
  exact (ring_correct (Eqsth R) (Eq_ext _ _ _) almost fractions R_power_theory
    (triv_div_th (Eqsth R) (Eq_ext _ _ _) almost fractions) 0 _ nil _ _ I same).
Qed.

(* A term of Rocq as data: where x stands in a list, and the rest by its shape. *)
Ltac position_in l x :=
  lazymatch l with
  | x :: _ => xH
  | _ :: ?rest => let p := position_in rest x in eval cbv in (Pos.succ p)
  end.
Ltac index_in l x :=
  lazymatch l with
  | x :: _ => O
  | _ :: ?rest => let k := index_in rest x in constr:(S k)
  end.
Ltac term_of numbers vectors t :=
  lazymatch t with
  | ?a + ?b => let x := term_of numbers vectors a in let y := term_of numbers vectors b in constr:(Add x y)
  | ?a - ?b => let x := term_of numbers vectors a in let y := term_of numbers vectors b in constr:(Sub x y)
  | ?a * ?b => let x := term_of numbers vectors a in let y := term_of numbers vectors b in constr:(Mul x y)
  | - ?a => let x := term_of numbers vectors a in constr:(Neg x)
  | ?a / IZR (Zpos ?d) => let x := term_of numbers vectors a in constr:(Over x d)
  | ?a ^ ?n => let x := term_of numbers vectors a in constr:(Pow x n)
  | IZR ?z => constr:(Num z)
  | ⟨?v, ?w⟩ => let x := vector_of numbers vectors v in let y := vector_of numbers vectors w in constr:(Dot x y)
  | _ => let p := position_in numbers t in constr:(At p)
  end
with vector_of numbers vectors v :=
  lazymatch v with
  | ?a ⊕ ?b => let x := vector_of numbers vectors a in let y := vector_of numbers vectors b in constr:(Plus x y)
  | ?c • ?a => let x := term_of numbers vectors c in let y := vector_of numbers vectors a in constr:(Times x y)
  | vzero => Zero
  | _ => let i := index_in vectors v in constr:(Arrow i)
  end.

End Algebra.

Export List.ListNotations.
Open Scope list_scope.
Open Scope R_scope.

(* What shows a = b, where the lists have all numbers and all vectors in them that stand for themselves. *)
Ltac computed numbers vectors :=
  lazymatch goal with |- ?a = ?b =>
    let n := eval cbv in (length vectors) in
    let x := Algebra.term_of numbers vectors a in
    let y := Algebra.term_of numbers vectors b in
    exact_no_check (Algebra.same_value numbers vectors x y (@eq_refl bool true <: Algebra.equal n x y = true))
  end.
Tactic Notation "algebra" := computed (@nil ℝ) (@nil (vec one_dimension)).
Tactic Notation "algebra" constr(numbers) := computed numbers (@nil (vec one_dimension)).
Tactic Notation "algebra" "with" constr(vectors) := computed (@nil ℝ) vectors.
Tactic Notation "algebra" constr(numbers) "with" constr(vectors) := computed numbers vectors.

(* 4. What the book proves. *)

Module Perceptron_mistake_bound.

Lemma progress : forall (space : ips) (y γ : ℝ) (u w w' x : vec space),
  w' = w ⊕ y • x -> (* update *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨u, w'⟩ >= ⟨u, w⟩ + γ.
Proof. (* certificate *)
  intros space y γ u w w' x update margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ margin) (veqn u _ _ update) _).
  algebra [γ; y] with [u; w'; w; x].
Qed.

Lemma growth : forall (space : ips) (R y : ℝ) (w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  w' = w ⊕ y • x -> (* update *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨w', w'⟩ <= ⟨w, w⟩ + R ^ 2.
Proof. (* certificate *)
  intros space R y w w' x label update mistake radius.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ mistake)) (of_le _ _ radius)) (eqns _ _ (veqn (-1 • w ⊕ -1 • w' ⊕ - y • x) _ _ update) (eqn (- ⟨x, x⟩) _ _ label)) _).
  algebra [R; y] with [w'; w; x].
Qed.

Lemma total_progress :
  0 >= 0.
Proof. (* certificate *)
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eq_refl 0) _).
  algebra.
Qed.

Lemma total_progress_2 : forall (space : ips) (M y γ : ℝ) (u w w' x : vec space),
  w' = w ⊕ y • x -> (* update *)
  ⟨u, w⟩ >= M * γ -> (* total progress *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨u, w'⟩ >= γ * (M + 1).
Proof. (* certificate *)
  intros space M y γ u w w' x update total_progress margin.
  pose proof (Perceptron_mistake_bound.progress space y γ u w w' x update margin) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [γ; M] with [u; w'; w].
Qed.

Inductive total_progress_run (space : ips) (γ : ℝ) (u : vec space) : vec space -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space γ u vzero 0
  | total_progress_run_next : forall (M y : ℝ) (w w' x : vec space),
      total_progress_run space γ u w M ->
      w' = w ⊕ y • x -> (* update *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      total_progress_run space γ u w' (M + 1).

Lemma total_progress_3 : forall (space : ips) (M γ : ℝ) (u w_M : vec space),
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  ⟨u, w_M⟩ >= M * γ.
Proof. (* induction *)
  intros space M γ u w_M mistake_run.
  cut (forall (w : vec space) (M : ℝ), Perceptron_mistake_bound.total_progress_run space γ u w M ->
    ⟨u, w⟩ >= M * γ).
  { intros all. pose proof (all w_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run w_M M.
  refine (Perceptron_mistake_bound.total_progress_run_ind space γ u (fun (w : vec space) (M : ℝ) =>
    ⟨u, w⟩ >= M * γ) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ] with [u].
  - intros M y w w' x _ kept_2 update margin.
    refine (same_ge _ _ _ (of_ge _ _ (Perceptron_mistake_bound.total_progress_2 space M y γ u w w' x update kept_2 margin)) _). algebra [γ; M] with [u; w'].
Qed.

Lemma total_growth : forall (space : ips) (M R y : ℝ) (w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  w' = w ⊕ y • x -> (* update *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ⟨w, w⟩ <= M * R ^ 2 -> (* total growth *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨w', w'⟩ <= R ^ 2 * (M + 1).
Proof. (* certificate *)
  intros space M R y w w' x label update mistake total_growth radius.
  pose proof (Perceptron_mistake_bound.growth space R y w w' x label update mistake radius) as growth.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_growth) (of_le _ _ growth)) (eq_refl 0) _).
  algebra [R; M] with [w'; w].
Qed.

Inductive total_growth_run (space : ips) (R : ℝ) : vec space -> ℝ -> Prop :=
  | total_growth_run_start : total_growth_run space R vzero 0
  | total_growth_run_next : forall (M y : ℝ) (w w' x : vec space),
      total_growth_run space R w M ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      total_growth_run space R w' (M + 1).

Lemma total_growth_2 : forall (space : ips) (M R : ℝ) (w_M : vec space),
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  ⟨w_M, w_M⟩ <= M * R ^ 2.
Proof. (* induction *)
  intros space M R w_M mistake_run.
  cut (forall (w : vec space) (M : ℝ), Perceptron_mistake_bound.total_growth_run space R w M ->
    ⟨w, w⟩ <= M * R ^ 2).
  { intros all. pose proof (all w_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run w_M M.
  refine (Perceptron_mistake_bound.total_growth_run_ind space R (fun (w : vec space) (M : ℝ) =>
    ⟨w, w⟩ <= M * R ^ 2) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [R] with (@nil (vec space)).
  - intros M y w w' x _ kept_2 label update mistake radius.
    refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.total_growth space M R y w w' x label update mistake kept_2 radius)) _). algebra [R; M] with [w'].
Qed.

Lemma two_more : forall (space : ips) (w : vec space),
  ⟨w, w⟩ + 2 > 0.
Proof. (* certificate *)
  intros space w.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (dot_nonneg w)) (eq_refl 0) _).
  algebra with [w].
Qed.

Lemma Cauchy_Schwarz : forall (space : ips) (u w : vec space),
  ⟨u, u⟩ = 0 -> (* u = 0 *)
  ⟨u, w⟩ ^ 2 <= ⟨u, u⟩ * ⟨w, w⟩.
Proof. (* certificate *)
  intros space u w u_0.
  pose proof (Perceptron_mistake_bound.two_more space w) as two_more.
  refine (cert_le _ _ _ _ _ (of_gt _ _ two_more) (dot_nonneg ((- ⟨w, w⟩ - 1) • u ⊕ ⟨u, w⟩ • w)) (eqn (-1) _ _ u_0) _).
  algebra with [u; w].
Qed.

Lemma Cauchy_Schwarz_2 : forall (space : ips) (u w : vec space),
  ⟨u, u⟩ > 0 -> (* u ≠ 0 *)
  ⟨u, w⟩ ^ 2 <= ⟨u, u⟩ * ⟨w, w⟩.
Proof. (* certificate *)
  intros space u w u_0.
  refine (cert_le _ _ _ _ _ (of_gt _ _ u_0) (dot_nonneg (- ⟨u, w⟩ • u ⊕ ⟨u, u⟩ • w)) (eq_refl 0) _).
  algebra with [u; w].
Qed.

Lemma step : forall (space : ips) (u : vec space),
  ⟨u, u⟩ >= 0.
Proof. (* certificate *)
  intros space u.
  refine (cert_ge _ _ _ _ _ (pos 1) (dot_nonneg u) (eq_refl 0) _).
  algebra with [u].
Qed.

Lemma Cauchy_Schwarz_3 : forall (space : ips) (u w : vec space),
  ⟨u, w⟩ ^ 2 <= ⟨u, u⟩ * ⟨w, w⟩.
Proof. (* cases *)
  intros space u w.
  pose proof (Perceptron_mistake_bound.step space u) as nonnegative.
  destruct (two_cases _ (of_ge _ _ nonnegative)) as [zero | positive].
  - assert (u_0 : ⟨u, u⟩ = 0).
    { refine (same_eq _ _ _ zero _). algebra with [u]. }
    exact (Perceptron_mistake_bound.Cauchy_Schwarz space u w u_0).
  - assert (u_0_2 : ⟨u, u⟩ > 0).
    { refine (same_gt _ _ _ positive _). algebra with [u]. }
    exact (Perceptron_mistake_bound.Cauchy_Schwarz_2 space u w u_0_2).
Qed.

Lemma Cauchy_Schwarz_4 : forall (space : ips) (u w_M : vec space),
  ⟨u, w_M⟩ ^ 2 <= ⟨u, u⟩ * ⟨w_M, w_M⟩.
Proof. (* instance *)
  intros space u w_M.
  exact (Perceptron_mistake_bound.Cauchy_Schwarz_3 space u w_M).
Qed.

Lemma mistake_bound : forall (space : ips) (M R γ : ℝ) (u : vec space),
  M = 0 -> (* no mistake *)
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M R γ u no_mistake.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (dot_nonneg u) (sq R)) (eqn (- γ ^ 2) _ _ no_mistake) _).
  algebra [M; γ; R] with [u].
Qed.

Lemma mistake_bound_2 : forall (space : ips) (M R γ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M R γ u w_M some_mistake positive_margin mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.Cauchy_Schwarz_4 space u w_M) as Cauchy_Schwarz.
  pose proof (Perceptron_mistake_bound.total_growth_2 space M R w_M mistake_run) as total_growth.
  pose proof (Perceptron_mistake_bound.total_progress_3 space M γ u w_M mistake_run_2) as total_progress.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_le _ _ total_growth) (dot_nonneg u))) (times _ _ (of_ge _ _ total_progress) (of_ge _ _ total_progress))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (weak _ (of_gt _ _ positive_margin))) (of_ge _ _ total_progress)))) (eq_refl 0) _).
  algebra [M; γ; R] with [u; w_M].
Qed.

Lemma a_count : forall (M : ℝ),
  M >= 0 -> (* a count *)
  M >= 0.
Proof. (* certificate *)
  intros M a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ a_count) (eq_refl 0) _).
  algebra [M].
Qed.

Lemma mistake_bound_3 : forall (space : ips) (M R γ : ℝ) (u w_M : vec space),
  γ > 0 -> (* positive margin *)
  M >= 0 -> (* a count *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof. (* cases *)
  intros space M R γ u w_M positive_margin a_count mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (Perceptron_mistake_bound.mistake_bound space M R γ u no_mistake).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (Perceptron_mistake_bound.mistake_bound_2 space M R γ u w_M some_mistake positive_margin mistake_run mistake_run_2).
Qed.

Inductive run_over_mistake (space : ips) (R γ : ℝ) (u : vec space) : vec space -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space R γ u vzero 0%nat
  | run_over_mistake_next : forall (y : ℝ) (w w' x : vec space) (M : nat),
      run_over_mistake space R γ u w M ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      run_over_mistake space R γ u w' (Datatypes.S M).

Lemma run_over_mistake_is_total_growth_run : forall (space : ips) (R γ : ℝ) (u w_M : vec space) (M : nat),
  Perceptron_mistake_bound.run_over_mistake space R γ u w_M M -> Perceptron_mistake_bound.total_growth_run space R w_M (INR M).
Proof.
  intros space R γ u w_M M run.
  refine (Perceptron_mistake_bound.run_over_mistake_ind space R γ u (fun (w : vec space) (M : nat) => Perceptron_mistake_bound.total_growth_run space R w (INR M)) _ _ w_M M run); clear run w_M M.
  - exact (Perceptron_mistake_bound.total_growth_run_start space R).
  - intros y w w' x M _ previous label update mistake radius margin. rewrite S_INR.
    exact (Perceptron_mistake_bound.total_growth_run_next space R (INR M) y w w' x previous label update mistake radius).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (R γ : ℝ) (u w_M : vec space) (M : nat),
  Perceptron_mistake_bound.run_over_mistake space R γ u w_M M -> Perceptron_mistake_bound.total_progress_run space γ u w_M (INR M).
Proof.
  intros space R γ u w_M M run.
  refine (Perceptron_mistake_bound.run_over_mistake_ind space R γ u (fun (w : vec space) (M : nat) => Perceptron_mistake_bound.total_progress_run space γ u w (INR M)) _ _ w_M M run); clear run w_M M.
  - exact (Perceptron_mistake_bound.total_progress_run_start space γ u).
  - intros y w w' x M _ previous label update mistake radius margin. rewrite S_INR.
    exact (Perceptron_mistake_bound.total_progress_run_next space γ u (INR M) y w w' x previous update margin).
Qed.

End Perceptron_mistake_bound.

Theorem theorem_Perceptron_mistake_bound : forall (space : ips) (R γ : ℝ) (u w_M : vec space) (M : nat),
  Perceptron_mistake_bound.run_over_mistake space R γ u w_M M ->
  γ > 0 -> (* positive margin *)
  INR M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof.
  intros space R γ u w_M M mistake_run positive_margin.
  assert (natural_1 : INR M >= 0) by (refine (same_ge _ _ _ (pos_INR M) _); ring).
  exact (Perceptron_mistake_bound.mistake_bound_3 space (INR M) R γ u w_M positive_margin natural_1 (Perceptron_mistake_bound.run_over_mistake_is_total_growth_run space R γ u w_M M mistake_run) (Perceptron_mistake_bound.run_over_mistake_is_total_progress_run space R γ u w_M M mistake_run)).
Qed.

Module Halving.

Lemma one_more : forall (A A' B B' C C' l l' x y : ℝ),
  A' = A + l -> (* left so far *)
  C' = C + l' -> (* left after it so far *)
  2 * l' = l * (x * y + 1) -> (* concept dropped *)
  B' = B + l * x -> (* vote so far *)
  - A' - B' * y + 2 * C' <= - A - B * y + 2 * C.
Proof. (* certificate *)
  intros A A' B B' C C' l l' x y left_so_far left_after_it_so_far concept_dropped vote_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (-1) _ _ concept_dropped) (eqn 1 _ _ left_so_far)) (eqn y _ _ vote_so_far)) (eqn (-2) _ _ left_after_it_so_far)) _).
  algebra [A'; B'; y; C'; A; B; C; l'; l; x].
Qed.

Lemma those_who_said_the_label : forall (A A' B B' C C' l l' x y : ℝ),
  A' = A + l -> (* left so far *)
  C' = C + l' -> (* left after it so far *)
  2 * l' = l * (x * y + 1) -> (* concept dropped *)
  B' = B + l * x -> (* vote so far *)
  - A - B * y + 2 * C <= 0 -> (* those who said the label *)
  - A' - B' * y + 2 * C' <= 0.
Proof. (* certificate *)
  intros A A' B B' C C' l l' x y left_so_far left_after_it_so_far concept_dropped vote_so_far those_who_said_the_label.
  pose proof (Halving.one_more A A' B B' C C' l l' x y left_so_far left_after_it_so_far concept_dropped vote_so_far) as one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ those_who_said_the_label) (of_le _ _ one_more)) (eq_refl 0) _).
  algebra [A'; B'; y; C'; A; B; C].
Qed.

Inductive those_who_said_the_label_run (y : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | those_who_said_the_label_run_start : those_who_said_the_label_run y 0 0 0 0
  | those_who_said_the_label_run_next : forall (A A' B B' C C' N l l' x : ℝ),
      those_who_said_the_label_run y A B C N ->
      A' = A + l -> (* left so far *)
      C' = C + l' -> (* left after it so far *)
      2 * l' = l * (x * y + 1) -> (* concept dropped *)
      B' = B + l * x -> (* vote so far *)
      those_who_said_the_label_run y A' B' C' (N + 1).

Lemma those_who_said_the_label_2 : forall (A_n B_n C_n N y : ℝ),
  Halving.those_who_said_the_label_run y A_n B_n C_n N ->
  - A_n - B_n * y + 2 * C_n <= 0.
Proof. (* induction *)
  intros A_n B_n C_n N y concept_run.
  cut (forall (A B C N : ℝ), Halving.those_who_said_the_label_run y A B C N ->
    - A - B * y + 2 * C <= 0).
  { intros all. pose proof (all A_n B_n C_n N concept_run) as kept.
    exact kept. }
  clear concept_run A_n B_n C_n N.
  refine (Halving.those_who_said_the_label_run_ind y (fun (A B C N : ℝ) =>
    - A - B * y + 2 * C <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [y].
  - intros A A' B B' C C' N l l' x _ kept_2 left_so_far left_after_it_so_far concept_dropped vote_so_far.
    exact (Halving.those_who_said_the_label A A' B B' C C' l l' x y left_so_far left_after_it_so_far concept_dropped vote_so_far kept_2).
Qed.

Lemma halved : forall (A_n B_n C_n N V V' s y : ℝ),
  V = A_n -> (* left *)
  s = B_n -> (* vote *)
  V' = C_n -> (* left after it *)
  s * y <= 0 -> (* the vote was wrong *)
  Halving.those_who_said_the_label_run y A_n B_n C_n N ->
  2 * V' <= V.
Proof. (* certificate *)
  intros A_n B_n C_n N V V' s y left vote left_after_it the_vote_was_wrong concept_run.
  pose proof (Halving.those_who_said_the_label_2 A_n B_n C_n N y concept_run) as those_who_said_the_label.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ the_vote_was_wrong) (of_le _ _ those_who_said_the_label)) (eqns _ _ (eqns _ _ (eqn 1 _ _ left) (eqn y _ _ vote)) (eqn (-2) _ _ left_after_it)) _).
  algebra [V'; V; A_n; y; s; B_n; C_n].
Qed.

Lemma step : forall (A C : ℝ),
  A > 0 -> (* positive *)
  2 * A <= C -> (* at most half *)
  C > 0.
Proof. (* certificate *)
  intros A C positive at_most_half.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (pos 2) (of_gt _ _ positive)) (of_le _ _ at_most_half)) (eq_refl 0) _).
  algebra [C; A].
Qed.

Lemma step_2 : forall (A B C s : ℝ),
  A > 0 -> (* positive *)
  s >= 0 -> (* h1 *)
  A * s * (- A * B + C) ^ 2 >= 0.
Proof. (* certificate *)
  intros A B C s positive h1.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_ge _ _ h1) (weak _ (of_gt _ _ positive))) (sq (- A * B + C))) (eq_refl 0) _).
  algebra [A; s; B; C].
Qed.

Lemma positive : forall (A : ℝ),
  A > 0 -> (* positive *)
  A > 0.
Proof. (* certificate *)
  intros A positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive) (eq_refl 0) _).
  algebra [A].
Qed.

Lemma step_3 : forall (B s : ℝ),
  s = 0 -> (* h1 *)
  s * (B - 1) + 1 > 0.
Proof. (* certificate *)
  intros B s h1.
  refine (cert_gt _ _ _ _ _ (pos 1) (pos 1) (eqn (B - 1) _ _ h1) _).
  algebra [s; B].
Qed.

Lemma step_4 : forall (B s : ℝ),
  B > 0 -> (* positive *)
  s > 0 -> (* h1 *)
  s <= 1 -> (* h2 *)
  s * (B - 1) + 1 > 0.
Proof. (* certificate *)
  intros B s positive h1 h2.
  refine (cert_gt _ _ _ _ _ (pos 1) (plus_s _ _ (of_le _ _ h2) (stimes _ _ (of_gt _ _ h1) (of_gt _ _ positive))) (eq_refl 0) _).
  algebra [s; B].
Qed.

Lemma step_5 : forall (s : ℝ),
  s >= 0 ->
  s >= 0.
Proof. (* certificate *)
  intros s given.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ given) (eq_refl 0) _).
  algebra [s].
Qed.

Lemma in_each_case : forall (B s : ℝ),
  B > 0 -> (* positive *)
  s <= 1 -> (* h2 *)
  s >= 0 ->
  s * (B - 1) + 1 > 0.
Proof. (* cases *)
  intros B s positive h2 given.
  pose proof (Halving.step_5 s given) as nonnegative.
  destruct (two_cases _ (of_ge _ _ nonnegative)) as [zero | positive_2].
  - assert (h1 : s = 0).
    { refine (same_eq _ _ _ zero _). algebra [s]. }
    exact (Halving.step_3 B s h1).
  - assert (h1_2 : s > 0).
    { refine (same_gt _ _ _ positive_2 _). algebra [s]. }
    exact (Halving.step_4 B s positive h1_2 h2).
Qed.

Lemma step_6 : forall (A C s : ℝ),
  s = 0 -> (* h1 *)
  A > 0 -> (* positive *)
  A + s * (- A + C) > 0.
Proof. (* certificate *)
  intros A C s h1 positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive) (eqn (- A + C) _ _ h1) _).
  algebra [A; s; C].
Qed.

Lemma step_7 : forall (A C s : ℝ),
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  s > 0 -> (* h1 *)
  s <= 1 -> (* h2 *)
  A + s * (- A + C) > 0.
Proof. (* certificate *)
  intros A C s positive positive_2 h1 h2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (of_gt _ _ h1) (of_gt _ _ positive_2)) (times _ _ (of_le _ _ h2) (weak _ (of_gt _ _ positive)))) (eq_refl 0) _).
  algebra [A; s; C].
Qed.

Lemma in_each_case_2 : forall (A C s : ℝ),
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  s <= 1 -> (* h2 *)
  s >= 0 ->
  A + s * (- A + C) > 0.
Proof. (* cases *)
  intros A C s positive positive_2 h2 given.
  pose proof (Halving.step_5 s given) as nonnegative.
  destruct (two_cases _ (of_ge _ _ nonnegative)) as [zero | positive_3].
  - assert (h1 : s = 0).
    { refine (same_eq _ _ _ zero _). algebra [s]. }
    exact (Halving.step_6 A C s h1 positive).
  - assert (h1_2 : s > 0).
    { refine (same_gt _ _ _ positive_3 _). algebra [s]. }
    exact (Halving.step_7 A C s positive positive_2 h1_2 h2).
Qed.

Lemma step_8 : forall (A B C s : ℝ),
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  s <= 1 -> (* h2 *)
  s >= 0 ->
  A * (A + s * (- A + C)) ^ 2 * (s * (B - 1) + 1) > 0.
Proof. (* certificate *)
  intros A B C s positive positive_2 positive_3 h2 given.
  pose proof (Halving.positive A positive) as positive_4.
  pose proof (Halving.in_each_case B s positive_2 h2 given) as fact.
  pose proof (Halving.in_each_case_2 A C s positive positive_3 h2 given) as fact_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (stimes _ _ (stimes _ _ (of_gt _ _ positive_4) (of_gt _ _ fact)) (of_gt _ _ fact_2)) (of_gt _ _ fact_2)) (eq_refl 0) _).
  algebra [A; s; C; B].
Qed.

Lemma calculus : forall (A B C s : ℝ),
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  s <= 1 -> (* h2 *)
  s >= 0 ->
  - s * (- A * B + C) / (A + s * (- A + C)) - ln A + ln (A + s * (- A + C)) - ln (s * (B - 1) + 1) >= 0.
Proof. (* calculus *)
  intros A B C s positive positive_2 positive_3 h2 given.
  assert (domain : 0 <= s).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [s]. }
  cut (0 <= eval (Difference (Sum (Difference (Quotient (Product (Opposite The_variable) (Constant (- A * B + C))) (Sum (Constant A) (Product The_variable (Constant (- A + C))))) (Constant (ln A))) (Logarithm (Sum (Constant A) (Product The_variable (Constant (- A + C)))))) (Logarithm (Sum (Product The_variable (Constant (B - 1))) (Constant 1)))) s); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - assert (h2_there : 0 <= 1).
    { refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [s]. }
    assert (given_there : 0 >= 0).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 0)) _). algebra [s]. }
    pose proof (Halving.positive A positive) as positive_4.
    apply of_gt in positive_4.
    pose proof (Halving.in_each_case B 0 positive_2 h2_there given_there) as positive_5.
    apply of_gt in positive_5.
    pose proof (Halving.in_each_case_2 A C 0 positive positive_3 h2_there given_there) as positive_6.
    apply of_gt in positive_6.
    pose proof (Halving.step_8 A B C 0 positive positive_2 positive_3 h2_there given_there) as positive_7.
    apply of_gt in positive_7.
    change (0 <= - 0 * (- A * B + C) / (A + 0 * (- A + C)) - ln A + ln (A + 0 * (- A + C)) - ln (0 * (B - 1) + 1)).
    assert (logarithm_2 : ln (A + 0 * (- A + C)) = ln A) by (apply f_equal; field; nonzero).
    rewrite logarithm_2.
    assert (logarithm_3 : ln (0 * (B - 1) + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_3.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (h2_there : between <= 1).
    { refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ high))) (eq_refl 0) _). algebra [between; s]. }
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; s]. }
    pose proof (Halving.positive A positive) as positive_4.
    apply of_gt in positive_4.
    pose proof (Halving.in_each_case B between positive_2 h2_there given_there) as positive_5.
    apply of_gt in positive_5.
    pose proof (Halving.in_each_case_2 A C between positive positive_3 h2_there given_there) as positive_6.
    apply of_gt in positive_6.
    pose proof (Halving.step_8 A B C between positive positive_2 positive_3 h2_there given_there) as positive_7.
    apply of_gt in positive_7.
    assert (above_zero : 0 < A + between * (- A + C)).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_6) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < A + between * (- A + C)).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_6) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between * (B - 1) + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_5) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < A ^ 3 * B * between ^ 3 - 2 * A ^ 3 * B * between ^ 2 + A ^ 3 * B * between - A ^ 3 * between ^ 3 + 3 * A ^ 3 * between ^ 2 - 3 * A ^ 3 * between + A ^ 3 - 2 * A ^ 2 * B * C * between ^ 3 + 2 * A ^ 2 * B * C * between ^ 2 + 2 * A ^ 2 * C * between ^ 3 - 4 * A ^ 2 * C * between ^ 2 + 2 * A ^ 2 * C * between + A * B * C ^ 2 * between ^ 3 - A * C ^ 2 * between ^ 3 + A * C ^ 2 * between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_7) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj (conj (conj I I) (conj (conj I (conj I I)) (Rgt_not_eq _ _ above_zero))) I) (conj (conj I (conj I I)) above_zero_2)) (conj (conj (conj I I) I) above_zero_3)).
    + refine (nonneg_slope _ _ 1 (A ^ 3 * B * between ^ 3 - 2 * A ^ 3 * B * between ^ 2 + A ^ 3 * B * between - A ^ 3 * between ^ 3 + 3 * A ^ 3 * between ^ 2 - 3 * A ^ 3 * between + A ^ 3 - 2 * A ^ 2 * B * C * between ^ 3 + 2 * A ^ 2 * B * C * between ^ 2 + 2 * A ^ 2 * C * between ^ 3 - 4 * A ^ 2 * C * between ^ 2 + 2 * A ^ 2 * C * between + A * B * C ^ 2 * between ^ 3 - A * C ^ 2 * between ^ 3 + A * C ^ 2 * between ^ 2) _ above_zero_4 (pos 1) (of_ge _ _ (Halving.step_2 A B C between positive given_there)) _).
      worked_out. field; nonzero.
Qed.

Lemma instance : forall (A B C : ℝ),
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 >= 0 ->
  1 <= 1 -> (* h2 *)
  - ln A - ln B + ln C - (- A * B + C) / C >= 0.
Proof. (* instance *)
  intros A B C positive positive_2 positive_3 given h2.
  refine (same_ge _ _ _ (of_ge _ _ (Halving.calculus A B C 1 positive positive_2 positive_3 h2 given)) _). replace (ln B) with (ln (1 * (B - 1) + 1)) by (apply f_equal; field; nonzero). replace (ln C) with (ln (A + 1 * (- A + C))) by (apply f_equal; field; nonzero). field; nonzero.
Qed.

Lemma positive_2 : forall (C : ℝ),
  C > 0 -> (* positive *)
  C > 0.
Proof. (* certificate *)
  intros C positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive) (eq_refl 0) _).
  algebra [C].
Qed.

Lemma tangent_under_a_product : forall (A B C a b c : ℝ),
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 >= 0 ->
  1 <= 1 -> (* h2 *)
  C * (a + b - c) <= A * B - C.
Proof. (* logarithms *)
  intros A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 given h2.
  pose proof (Halving.instance A B C positive positive_2 positive_3 given h2) as said.
  rewrite <- logarithm in said.
  rewrite <- logarithm_2 in said.
  rewrite <- logarithm_3 in said.
  pose proof (Halving.positive_2 C positive_3) as positive_4.
  apply of_gt in positive_4.
  assert (above_zero : 0 < C).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_4) (eq_refl 0) _). field. }
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma tangent_under_a_product_2 : forall (A B C a b c : ℝ),
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 >= 0 ->
  C * (a + b - c) <= A * B - C.
Proof. (* discharge *)
  intros A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 given.
  pose proof Perceptron_mistake_bound.total_progress as total_progress.
  assert (total_progress_again : 1 <= 1).
  { refine (same_le _ _ _ (of_ge _ _ total_progress) _). algebra. }
  exact (Halving.tangent_under_a_product A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 given total_progress_again).
Qed.

Lemma step_9 :
  1 >= 0.
Proof. (* certificate *)
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (pos 1)) (eq_refl 0) _).
  algebra.
Qed.

Lemma tangent_under_a_product_3 : forall (A B C a b c : ℝ),
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  C * (a + b - c) <= A * B - C.
Proof. (* discharge *)
  intros A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  pose proof Halving.step_9 as lemma.
  exact (Halving.tangent_under_a_product_2 A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 lemma).
Qed.

Lemma tangent_under_a_product_4 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  C * (a * b - b * c + b) <= 2 * A - C.
Proof. (* instance *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 2 A C b (a * b) (b * c) logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [C; b; a; c; A].
Qed.

Lemma positive_3 :
  2 > 0.
Proof. (* certificate *)
  refine (cert_gt _ _ _ _ _ (pos 1) (pos 2) (eq_refl 0) _).
  algebra.
Qed.

Lemma tangent_under_a_product_5 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  C * (a * b - b * c + b) <= 2 * A - C.
Proof. (* discharge *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive positive_2.
  pose proof Halving.positive_3 as positive_3.
  exact (Halving.tangent_under_a_product_4 A C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma tangent_under_a_product_6 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  C * (a * b - b * c + b) <= 2 * A - C.
Proof. (* discharge *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive positive_2.
  pose proof (Halving.positive A positive) as positive_3.
  exact (Halving.tangent_under_a_product_5 A C a b c logarithm logarithm_2 logarithm_3 positive positive_2).
Qed.

Lemma tangent_under_a_product_7 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  2 * A <= C -> (* at most half *)
  C * (a * b - b * c + b) <= 2 * A - C.
Proof. (* discharge *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive at_most_half.
  pose proof (Halving.step A C positive at_most_half) as lemma.
  exact (Halving.tangent_under_a_product_6 A C a b c logarithm logarithm_2 logarithm_3 positive lemma).
Qed.

Lemma step_10 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  2 * A <= C -> (* at most half *)
  b * (a + 1) <= b * c.
Proof. (* certificate *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive at_most_half.
  pose proof (Halving.step A C positive at_most_half) as fact.
  pose proof (Halving.tangent_under_a_product_7 A C a b c logarithm logarithm_2 logarithm_3 positive at_most_half) as tangent_under_a_product.
  refine (cert_le _ _ _ _ _ (of_gt _ _ fact) (plus _ _ (of_le _ _ at_most_half) (of_le _ _ tangent_under_a_product)) (eq_refl 0) _).
  algebra [b; a; c; C; A].
Qed.

Lemma slope : forall (ε : ℝ),
  ε ^ 2 >= 0.
Proof. (* certificate *)
  intros ε.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq ε) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma positive_4 : forall (ε : ℝ),
  ε >= 0 -> (* domain *)
  ε + 1 > 0.
Proof. (* certificate *)
  intros ε domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ domain)) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma positive_5 : forall (ε : ℝ),
  ε >= 0 -> (* domain *)
  ε + 2 > 0.
Proof. (* certificate *)
  intros ε domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (of_ge _ _ domain)) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma positive_6 : forall (ε : ℝ),
  ε >= 0 -> (* domain *)
  ε ^ 3 + 5 * ε ^ 2 + 8 * ε + 4 > 0.
Proof. (* certificate *)
  intros ε domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 4) (times _ _ (weak _ (pos 8)) (of_ge _ _ domain))) (times _ _ (weak _ (pos 5)) (sq ε))) (times _ _ (of_ge _ _ domain) (sq ε))) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma logarithm : forall (ε : ℝ),
  ε >= 0 ->
  -2 * ε / (ε + 2) + ln (ε + 1) >= 0.
Proof. (* calculus *)
  intros ε given.
  assert (domain : 0 <= ε).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [ε]. }
  cut (0 <= eval (Sum (Quotient (Product (Constant (-2)) The_variable) (Sum The_variable (Constant 2))) (Logarithm (Sum The_variable (Constant 1)))) ε); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - assert (given_there : 0 >= 0).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 0)) _). algebra [ε]. }
    pose proof (Halving.positive_4 0 given_there) as positive.
    apply of_gt in positive.
    pose proof (Halving.positive_5 0 given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Halving.positive_6 0 given_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= -2 * 0 / (0 + 2) + ln (0 + 1)).
    assert (logarithm : ln (0 + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; ε]. }
    pose proof (Halving.positive_4 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Halving.positive_5 between given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Halving.positive_6 between given_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero : 0 < between + 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between ^ 3 + 5 * between ^ 2 + 8 * between + 4).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I I) (conj (conj I I) (Rgt_not_eq _ _ above_zero))) (conj (conj I I) above_zero_2)).
    + refine (nonneg_slope _ _ 1 (between ^ 3 + 5 * between ^ 2 + 8 * between + 4) _ above_zero_3 (pos 1) (of_ge _ _ (Halving.slope between)) _).
      worked_out. field; nonzero.
Qed.

Lemma logarithm_from_below : forall (ell ε : ℝ),
  ell = ln (ε + 1) -> (* logarithm *)
  ε >= 0 ->
  ell * (ε + 2) >= 2 * ε.
Proof. (* logarithms *)
  intros ell ε logarithm given.
  pose proof (Halving.logarithm ε given) as said.
  rewrite <- logarithm in said.
  pose proof (Halving.positive_5 ε given) as positive.
  apply of_gt in positive.
  assert (above_zero : 0 < ε + 2).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma logarithm_from_below_2 : forall (ell : ℝ),
  ell = ln 2 -> (* logarithm *)
  1 >= 0 ->
  3 * ell >= 2.
Proof. (* instance *)
  intros ell logarithm given.
  assert (logarithm_again : ell = ln (1 + 1)).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). replace (ln (1 + 1)) with (ln 2) by (apply f_equal; field; nonzero). ring. }
  refine (same_ge _ _ _ (of_ge _ _ (Halving.logarithm_from_below ell 1 logarithm_again given)) _). algebra [ell].
Qed.

Lemma logarithm_from_below_3 : forall (ell : ℝ),
  ell = ln 2 -> (* logarithm *)
  3 * ell >= 2.
Proof. (* discharge *)
  intros ell logarithm.
  pose proof Halving.step_9 as lemma.
  exact (Halving.logarithm_from_below_2 ell logarithm lemma).
Qed.

Lemma ln_2 : forall (ell : ℝ),
  ell = ln 2 -> (* logarithm *)
  ell >= 2 / 3.
Proof. (* certificate *)
  intros ell logarithm.
  pose proof (Halving.logarithm_from_below_3 ell logarithm) as logarithm_from_below.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 3)) (of_ge _ _ logarithm_from_below)) (eq_refl 0) _).
  algebra [ell].
Qed.

Lemma ln_2_2 : forall (b : ℝ),
  b = ln 2 -> (* logarithm *)
  b >= 2 / 3.
Proof. (* instance *)
  intros b logarithm.
  exact (Halving.ln_2 b logarithm).
Qed.

Lemma a_bit : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  2 * A <= C -> (* at most half *)
  a <= c - 1.
Proof. (* certificate *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive at_most_half.
  destruct (le_or a (c - 1)) as [holds | contrary]; [exact holds |].
  pose proof (Halving.step_10 A C a b c logarithm logarithm_2 logarithm_3 positive at_most_half) as fact.
  pose proof (Halving.ln_2_2 b logarithm_3) as ln_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (of_le _ _ fact)) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [a; c; b].
Qed.

Lemma a_bit_2 : forall (V V' b Λ Λ' : ℝ),
  Λ * b = ln V -> (* logarithm *)
  Λ' * b = ln V' -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V' > 0 -> (* positive *)
  2 * V' <= V -> (* at most half *)
  Λ' <= Λ - 1.
Proof. (* instance *)
  intros V V' b Λ Λ' logarithm logarithm_2 logarithm_3 positive at_most_half.
  assert (logarithm_again : b * Λ = ln V).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). algebra [Λ; b; ln V]. }
  exact (Halving.a_bit V' V Λ' b Λ logarithm_2 logarithm_again logarithm_3 positive at_most_half).
Qed.

Lemma a_bit_3 : forall (A_n B_n C_n N V V' b s y Λ Λ' : ℝ),
  V = A_n -> (* left *)
  s = B_n -> (* vote *)
  V' = C_n -> (* left after it *)
  Λ * b = ln V -> (* logarithm *)
  Λ' * b = ln V' -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V' > 0 -> (* positive *)
  s * y <= 0 -> (* the vote was wrong *)
  Halving.those_who_said_the_label_run y A_n B_n C_n N ->
  Λ' <= Λ - 1.
Proof. (* discharge *)
  intros A_n B_n C_n N V V' b s y Λ Λ' left vote left_after_it logarithm logarithm_2 logarithm_3 positive the_vote_was_wrong concept_run.
  pose proof (Halving.halved A_n B_n C_n N V V' s y left vote left_after_it the_vote_was_wrong concept_run) as halved.
  exact (Halving.a_bit_2 V V' b Λ Λ' logarithm logarithm_2 logarithm_3 positive halved).
Qed.

Lemma one_of_those_left : forall (l' q t' : ℝ),
  l' ^ 2 = l' -> (* left or not *)
  l' * q = q * t' -> (* its own *)
  q ^ 2 = q -> (* target or not *)
  q * t' <= l'.
Proof. (* certificate *)
  intros l' q t' left_or_not its_own target_or_not.
  destruct (le_or (q * t') l') as [holds | contrary]; [exact holds |].
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (weak _ (of_gt _ _ contrary)) (sq l')) (eqns _ _ (eqns _ _ (eqn (l' - q * t') _ _ left_or_not) (eqn (- t' ^ 2) _ _ target_or_not)) (eqn t' _ _ its_own)) _).
  algebra [q; t'; l'].
Qed.

Lemma one_more_2 : forall (C C' U U' l' q t' : ℝ),
  C' = C + l' -> (* left after it so far *)
  U' = U + q -> (* targets so far *)
  l' ^ 2 = l' -> (* left or not *)
  l' * q = q * t' -> (* its own *)
  q ^ 2 = q -> (* target or not *)
  - C' + U' * t' <= - C + U * t'.
Proof. (* certificate *)
  intros C C' U U' l' q t' left_after_it_so_far targets_so_far left_or_not its_own target_or_not.
  pose proof (Halving.one_of_those_left l' q t' left_or_not its_own target_or_not) as one_of_those_left.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_of_those_left) (eqns _ _ (eqn 1 _ _ left_after_it_so_far) (eqn (- t') _ _ targets_so_far)) _).
  algebra [C'; U'; t'; C; U; l'; q].
Qed.

Lemma one_of_them : forall (C C' U U' l' q t' : ℝ),
  C' = C + l' -> (* left after it so far *)
  U' = U + q -> (* targets so far *)
  l' ^ 2 = l' -> (* left or not *)
  l' * q = q * t' -> (* its own *)
  q ^ 2 = q -> (* target or not *)
  - C + U * t' <= 0 -> (* one of them *)
  - C' + U' * t' <= 0.
Proof. (* certificate *)
  intros C C' U U' l' q t' left_after_it_so_far targets_so_far left_or_not its_own target_or_not one_of_them.
  pose proof (Halving.one_more_2 C C' U U' l' q t' left_after_it_so_far targets_so_far left_or_not its_own target_or_not) as one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_of_them) (of_le _ _ one_more)) (eq_refl 0) _).
  algebra [C'; U'; t'; C; U].
Qed.

Inductive one_of_them_run (t' : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | one_of_them_run_start : one_of_them_run t' 0 0 0
  | one_of_them_run_next : forall (C C' N U U' l' q : ℝ),
      one_of_them_run t' U C N ->
      C' = C + l' -> (* left after it so far *)
      U' = U + q -> (* targets so far *)
      l' ^ 2 = l' -> (* left or not *)
      l' * q = q * t' -> (* its own *)
      q ^ 2 = q -> (* target or not *)
      one_of_them_run t' U' C' (N + 1).

Lemma one_of_them_2 : forall (C_n N U_n t' : ℝ),
  Halving.one_of_them_run t' U_n C_n N ->
  - C_n + U_n * t' <= 0.
Proof. (* induction *)
  intros C_n N U_n t' concept_run.
  cut (forall (U C N : ℝ), Halving.one_of_them_run t' U C N ->
    - C + U * t' <= 0).
  { intros all. pose proof (all U_n C_n N concept_run) as kept.
    exact kept. }
  clear concept_run U_n C_n N.
  refine (Halving.one_of_them_run_ind t' (fun (U C N : ℝ) =>
    - C + U * t' <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [t'].
  - intros C C' N U U' l' q _ kept_2 left_after_it_so_far targets_so_far left_or_not its_own target_or_not.
    exact (Halving.one_of_them C C' U U' l' q t' left_after_it_so_far targets_so_far left_or_not its_own target_or_not kept_2).
Qed.

Lemma the_target_is_left : forall (C_n N U_n V' t' : ℝ),
  V' = C_n -> (* left after it *)
  U_n = 1 -> (* one target *)
  Halving.one_of_them_run t' U_n C_n N ->
  V' >= t'.
Proof. (* certificate *)
  intros C_n N U_n V' t' left_after_it one_target concept_run.
  pose proof (Halving.one_of_them_2 C_n N U_n t' concept_run) as one_of_them.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ one_of_them) (eqns _ _ (eqn 1 _ _ left_after_it) (eqn t' _ _ one_target)) _).
  algebra [V'; t'; C_n; U_n].
Qed.

Lemma target_stays : forall (t t' y z : ℝ),
  2 * t' = t * (y * z + 1) -> (* target dropped *)
  z = y -> (* target *)
  y ^ 2 = 1 -> (* label *)
  t >= 1 -> (* target stays *)
  t' >= 1.
Proof. (* certificate *)
  intros t t' y z target_dropped target label target_stays.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ target_stays) (eqns _ _ (eqns _ _ (eqn (1 / 2) _ _ target_dropped) (eqn (t / 2) _ _ label)) (eqn (t * y / 2) _ _ target)) _).
  algebra [t'; t; y; z].
Qed.

Lemma some_left_after_it : forall (C_n N U_n V' t t' y z : ℝ),
  V' = C_n -> (* left after it *)
  2 * t' = t * (y * z + 1) -> (* target dropped *)
  z = y -> (* target *)
  U_n = 1 -> (* one target *)
  y ^ 2 = 1 -> (* label *)
  t >= 1 -> (* target stays *)
  Halving.one_of_them_run t' U_n C_n N ->
  V' > 0.
Proof. (* certificate *)
  intros C_n N U_n V' t t' y z left_after_it target_dropped target one_target label target_stays concept_run.
  pose proof (Halving.the_target_is_left C_n N U_n V' t' left_after_it one_target concept_run) as the_target_is_left.
  pose proof (Halving.target_stays t t' y z target_dropped target label target_stays) as target_stays_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (of_ge _ _ the_target_is_left)) (of_ge _ _ target_stays_2)) (eq_refl 0) _).
  algebra [V'; t'].
Qed.

Lemma a_bit_4 : forall (A_n B_n C_n N U_n V V' b s t t' y z Λ Λ' : ℝ),
  V = A_n -> (* left *)
  s = B_n -> (* vote *)
  V' = C_n -> (* left after it *)
  2 * t' = t * (y * z + 1) -> (* target dropped *)
  z = y -> (* target *)
  U_n = 1 -> (* one target *)
  y ^ 2 = 1 -> (* label *)
  Λ * b = ln V -> (* logarithm *)
  Λ' * b = ln V' -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  s * y <= 0 -> (* the vote was wrong *)
  t >= 1 -> (* target stays *)
  Halving.one_of_them_run t' U_n C_n N ->
  Halving.those_who_said_the_label_run y A_n B_n C_n N ->
  Λ' <= Λ - 1.
Proof. (* discharge *)
  intros A_n B_n C_n N U_n V V' b s t t' y z Λ Λ' left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 the_vote_was_wrong target_stays concept_run concept_run_2.
  pose proof (Halving.some_left_after_it C_n N U_n V' t t' y z left_after_it target_dropped target one_target label target_stays concept_run) as some_left_after_it.
  exact (Halving.a_bit_3 A_n B_n C_n N V V' b s y Λ Λ' left vote left_after_it logarithm logarithm_2 logarithm_3 some_left_after_it the_vote_was_wrong concept_run_2).
Qed.

Lemma bits_lost : forall (A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' Λ_0 : ℝ),
  V = A_n -> (* left *)
  s = B_n -> (* vote *)
  V' = C_n -> (* left after it *)
  2 * t' = t * (y * z + 1) -> (* target dropped *)
  z = y -> (* target *)
  U_n = 1 -> (* one target *)
  y ^ 2 = 1 -> (* label *)
  Λ * b = ln V -> (* logarithm *)
  Λ' * b = ln V' -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  Λ <= Λ_0 - M -> (* bits lost *)
  s * y <= 0 -> (* the vote was wrong *)
  t >= 1 -> (* target stays *)
  Halving.one_of_them_run t' U_n C_n N ->
  Halving.those_who_said_the_label_run y A_n B_n C_n N ->
  Λ' <= Λ_0 - M - 1.
Proof. (* certificate *)
  intros A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' Λ_0 left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 bits_lost the_vote_was_wrong target_stays concept_run concept_run_2.
  pose proof (Halving.a_bit_4 A_n B_n C_n N U_n V V' b s t t' y z Λ Λ' left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 the_vote_was_wrong target_stays concept_run concept_run_2) as a_bit.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ bits_lost) (of_le _ _ a_bit)) (eq_refl 0) _).
  algebra [Λ'; Λ_0; M; Λ].
Qed.

Inductive bits_lost_run (V_0 Λ_0 : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | bits_lost_run_start : bits_lost_run V_0 Λ_0 Λ_0 V_0 1 0
  | bits_lost_run_next : forall (A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' : ℝ),
      bits_lost_run V_0 Λ_0 Λ V t M ->
      V = A_n -> (* left *)
      s = B_n -> (* vote *)
      V' = C_n -> (* left after it *)
      2 * t' = t * (y * z + 1) -> (* target dropped *)
      z = y -> (* target *)
      U_n = 1 -> (* one target *)
      y ^ 2 = 1 -> (* label *)
      Λ * b = ln V -> (* logarithm *)
      Λ' * b = ln V' -> (* logarithm *)
      b = ln 2 -> (* logarithm *)
      s * y <= 0 -> (* the vote was wrong *)
      Halving.one_of_them_run t' U_n C_n N ->
      Halving.those_who_said_the_label_run y A_n B_n C_n N ->
      bits_lost_run V_0 Λ_0 Λ' V' t' (M + 1).

Lemma bits_lost_2 : forall (M V_0 V_M t_M Λ_0 Λ_M : ℝ),
  Halving.bits_lost_run V_0 Λ_0 Λ_M V_M t_M M ->
  Λ_M <= Λ_0 - M.
Proof. (* induction *)
  intros M V_0 V_M t_M Λ_0 Λ_M mistake_run.
  cut (forall (Λ V t M : ℝ), Halving.bits_lost_run V_0 Λ_0 Λ V t M ->
    Λ <= Λ_0 - M /\ t >= 1).
  { intros all. destruct (all Λ_M V_M t_M M mistake_run) as [kept kept_2].
    exact kept. }
  clear mistake_run Λ_M V_M t_M M.
  refine (Halving.bits_lost_run_ind V_0 Λ_0 (fun (Λ V t M : ℝ) =>
    Λ <= Λ_0 - M /\ t >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [Λ_0].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' _ [kept_3 kept_4] left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 the_vote_was_wrong concept_run concept_run_2.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Halving.bits_lost A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' Λ_0 left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 kept_3 the_vote_was_wrong kept_4 concept_run concept_run_2)) _). algebra [Λ'; Λ_0; M].
    }
    exact (Halving.target_stays t t' y z target_dropped target label kept_4).
Qed.

Lemma target_stays_2 : forall (M V_0 V_M t_M Λ_0 Λ_M : ℝ),
  Halving.bits_lost_run V_0 Λ_0 Λ_M V_M t_M M ->
  t_M >= 1.
Proof. (* induction *)
  intros M V_0 V_M t_M Λ_0 Λ_M mistake_run.
  cut (forall (Λ V t M : ℝ), Halving.bits_lost_run V_0 Λ_0 Λ V t M ->
    Λ <= Λ_0 - M /\ t >= 1).
  { intros all. destruct (all Λ_M V_M t_M M mistake_run) as [kept kept_2].
    exact kept_2. }
  clear mistake_run Λ_M V_M t_M M.
  refine (Halving.bits_lost_run_ind V_0 Λ_0 (fun (Λ V t M : ℝ) =>
    Λ <= Λ_0 - M /\ t >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [Λ_0].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' _ [kept_3 kept_4] left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 the_vote_was_wrong concept_run concept_run_2.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Halving.bits_lost A_n B_n C_n M N U_n V V' b s t t' y z Λ Λ' Λ_0 left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 kept_3 the_vote_was_wrong kept_4 concept_run concept_run_2)) _). algebra [Λ'; Λ_0; M].
    }
    exact (Halving.target_stays t t' y z target_dropped target label kept_4).
Qed.

Lemma step_11 : forall (n : ℝ),
  n >= 1 -> (* some attribute *)
  n > 0.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_attribute)) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma slope_2 : forall (t : ℝ),
  t - 1 >= 0 -> (* slope *)
  t - 1 >= 0.
Proof. (* certificate *)
  intros t slope.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ slope) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_7 : forall (t : ℝ),
  t >= 1 -> (* domain *)
  t > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ domain)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_8 : forall (t : ℝ),
  t >= 1 -> (* domain *)
  t ^ 2 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ domain))) (times _ _ (of_ge _ _ domain) (of_ge _ _ domain))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma calculus_2 : forall (t : ℝ),
  t >= 1 ->
  ln t - 1 + / t >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 1 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Sum (Difference (Logarithm The_variable) (Constant 1)) (Inverse The_variable)) t); [exact (Rle_ge _ _) |].
  apply (rises _ 1).
  - exact domain.
  - assert (given_there : 1 >= 1).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [t]. }
    pose proof (Halving.positive_7 1 given_there) as positive.
    apply of_gt in positive.
    pose proof (Halving.positive_8 1 given_there) as positive_2.
    apply of_gt in positive_2.
    change (0 <= ln 1 - 1 + / 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 1).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Halving.positive_7 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Halving.positive_8 between given_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (given_there_again : between - 1 >= 0).
    { refine (same_ge _ _ _ (of_ge _ _ given_there) _). algebra [between]. }
    assert (above_zero_3 : 0 < between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I above_zero) I) (conj I (Rgt_not_eq _ _ above_zero_2))).
    + refine (nonneg_slope _ _ 1 (between ^ 2) _ above_zero_3 (pos 1) (of_ge _ _ (Halving.slope_2 between given_there_again)) _).
      worked_out. field; nonzero.
Qed.

Lemma tangent_at_t : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t >= 1 ->
  ell * t >= t - 1.
Proof. (* logarithms *)
  intros ell t logarithm given.
  pose proof (Halving.calculus_2 t given) as said.
  rewrite <- logarithm in said.
  pose proof (Halving.positive_7 t given) as positive.
  apply of_gt in positive.
  assert (above_zero : 0 < t).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma slope_3 : forall (t : ℝ),
  1 - t >= 0 -> (* slope *)
  1 - t >= 0.
Proof. (* certificate *)
  intros t slope.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ slope) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_9 : forall (t : ℝ),
  t > 0 -> (* positive *)
  t > 0.
Proof. (* certificate *)
  intros t positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_10 : forall (t : ℝ),
  t > 0 -> (* positive *)
  t ^ 2 > 0.
Proof. (* certificate *)
  intros t positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ positive) (of_gt _ _ positive)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma calculus_3 : forall (t : ℝ),
  t > 0 -> (* positive *)
  t <= 1 ->
  ln t - 1 + / t >= 0.
Proof. (* calculus *)
  intros t positive given.
  assert (domain : t <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [t]. }
  cut (0 <= eval (Sum (Difference (Logarithm The_variable) (Constant 1)) (Inverse The_variable)) t); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - assert (positive_there : 1 > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [t]. }
    assert (given_there : 1 <= 1).
    { refine (same_le _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [t]. }
    pose proof (Halving.positive_9 1 positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Halving.positive_10 1 positive_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= ln 1 - 1 + / 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; t]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; t]. }
    pose proof (Halving.positive_9 between positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Halving.positive_10 between positive_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (given_there_again : 1 - between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ given_there) _). algebra [between]. }
    assert (above_zero_3 : 0 < between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I above_zero) I) (conj I (Rgt_not_eq _ _ above_zero_2))).
    + refine (nonpos_slope _ _ 1 (between ^ 2) _ above_zero_3 (pos 1) (of_ge _ _ (Halving.slope_3 between given_there_again)) _).
      worked_out. field; nonzero.
Qed.

Lemma tangent_at_t_2 : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t > 0 -> (* positive *)
  t <= 1 ->
  ell * t >= t - 1.
Proof. (* logarithms *)
  intros ell t logarithm positive given.
  pose proof (Halving.calculus_3 t positive given) as said.
  rewrite <- logarithm in said.
  pose proof (Halving.positive_9 t positive) as positive_2.
  apply of_gt in positive_2.
  assert (above_zero : 0 < t).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma tangent_at_t_3 : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t > 0 -> (* positive *)
  ell * t >= t - 1.
Proof. (* split *)
  intros ell t logarithm positive.
  destruct (two_sides (t - 1)) as [above | below].
  - assert (above_2 : t >= 1).
    { refine (same_ge _ _ _ above _). algebra [t]. }
    exact (Halving.tangent_at_t ell t logarithm above_2).
  - assert (below_2 : t <= 1).
    { refine (same_le _ _ _ below _). algebra [t]. }
    exact (Halving.tangent_at_t_2 ell t logarithm positive below_2).
Qed.

Lemma tangent_at_t_4 : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n > 0 -> (* positive *)
  λ * n >= n - 1.
Proof. (* instance *)
  intros n λ logarithm positive.
  exact (Halving.tangent_at_t_3 λ n logarithm positive).
Qed.

Lemma tangent_at_t_5 : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  λ * n >= n - 1.
Proof. (* discharge *)
  intros n λ logarithm some_attribute.
  pose proof (Halving.step_11 n some_attribute) as lemma.
  exact (Halving.tangent_at_t_4 n λ logarithm lemma).
Qed.

Lemma no_negative_logarithm : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  λ >= 0.
Proof. (* certificate *)
  intros n λ logarithm some_attribute.
  pose proof (Halving.step_11 n some_attribute) as fact.
  pose proof (Halving.tangent_at_t_5 n λ logarithm some_attribute) as tangent_at_t.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ fact) (plus _ _ (of_ge _ _ some_attribute) (of_ge _ _ tangent_at_t)) (eq_refl 0) _).
  algebra [λ; n].
Qed.

Lemma no_negative_logarithm_2 : forall (A a b : ℝ),
  a * b = ln A -> (* logarithm *)
  A >= 1 -> (* some attribute *)
  a * b >= 0.
Proof. (* instance *)
  intros A a b logarithm some_attribute.
  exact (Halving.no_negative_logarithm A (a * b) logarithm some_attribute).
Qed.

Lemma some_bits : forall (A a b : ℝ),
  a * b = ln A -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A >= 1 -> (* some attribute *)
  a >= 0.
Proof. (* certificate *)
  intros A a b logarithm logarithm_2 some_attribute.
  destruct (ge_or a 0) as [holds | contrary]; [exact holds |].
  pose proof (Halving.no_negative_logarithm_2 A a b logarithm some_attribute) as no_negative_logarithm.
  pose proof (Halving.ln_2_2 b logarithm_2) as ln_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (of_ge _ _ no_negative_logarithm)) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [a; b].
Qed.

Lemma some_bits_2 : forall (V_M b Λ_M : ℝ),
  Λ_M * b = ln V_M -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V_M >= 1 -> (* some attribute *)
  Λ_M >= 0.
Proof. (* instance *)
  intros V_M b Λ_M logarithm logarithm_2 some_attribute.
  exact (Halving.some_bits V_M Λ_M b logarithm logarithm_2 some_attribute).
Qed.

Lemma one_of_those_left_2 : forall (l_M q t_M : ℝ),
  l_M ^ 2 = l_M -> (* left or not *)
  l_M * q = q * t_M -> (* its own *)
  q ^ 2 = q -> (* target or not *)
  q * t_M <= l_M.
Proof. (* certificate *)
  intros l_M q t_M left_or_not its_own target_or_not.
  destruct (le_or (q * t_M) l_M) as [holds | contrary]; [exact holds |].
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (weak _ (of_gt _ _ contrary)) (sq l_M)) (eqns _ _ (eqns _ _ (eqn (l_M - q * t_M) _ _ left_or_not) (eqn (- t_M ^ 2) _ _ target_or_not)) (eqn t_M _ _ its_own)) _).
  algebra [q; t_M; l_M].
Qed.

Lemma one_more_3 : forall (C C' U U' l_M q t_M : ℝ),
  C' = C + l_M -> (* left after it so far *)
  U' = U + q -> (* targets so far *)
  l_M ^ 2 = l_M -> (* left or not *)
  l_M * q = q * t_M -> (* its own *)
  q ^ 2 = q -> (* target or not *)
  - C' + U' * t_M <= - C + U * t_M.
Proof. (* certificate *)
  intros C C' U U' l_M q t_M left_after_it_so_far targets_so_far left_or_not its_own target_or_not.
  pose proof (Halving.one_of_those_left_2 l_M q t_M left_or_not its_own target_or_not) as one_of_those_left.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_of_those_left) (eqns _ _ (eqn 1 _ _ left_after_it_so_far) (eqn (- t_M) _ _ targets_so_far)) _).
  algebra [C'; U'; t_M; C; U; l_M; q].
Qed.

Lemma one_of_them_3 : forall (C C' U U' l_M q t_M : ℝ),
  C' = C + l_M -> (* left after it so far *)
  U' = U + q -> (* targets so far *)
  l_M ^ 2 = l_M -> (* left or not *)
  l_M * q = q * t_M -> (* its own *)
  q ^ 2 = q -> (* target or not *)
  - C + U * t_M <= 0 -> (* one of them *)
  - C' + U' * t_M <= 0.
Proof. (* certificate *)
  intros C C' U U' l_M q t_M left_after_it_so_far targets_so_far left_or_not its_own target_or_not one_of_them.
  pose proof (Halving.one_more_3 C C' U U' l_M q t_M left_after_it_so_far targets_so_far left_or_not its_own target_or_not) as one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_of_them) (of_le _ _ one_more)) (eq_refl 0) _).
  algebra [C'; U'; t_M; C; U].
Qed.

Inductive one_of_them_run_2 (t_M : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | one_of_them_run_2_start : one_of_them_run_2 t_M 0 0 0
  | one_of_them_run_2_next : forall (C C' N U U' l_M q : ℝ),
      one_of_them_run_2 t_M U C N ->
      C' = C + l_M -> (* left after it so far *)
      U' = U + q -> (* targets so far *)
      l_M ^ 2 = l_M -> (* left or not *)
      l_M * q = q * t_M -> (* its own *)
      q ^ 2 = q -> (* target or not *)
      one_of_them_run_2 t_M U' C' (N + 1).

Lemma one_of_them_4 : forall (C_n N U_n t_M : ℝ),
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  - C_n + U_n * t_M <= 0.
Proof. (* induction *)
  intros C_n N U_n t_M concept_run.
  cut (forall (U C N : ℝ), Halving.one_of_them_run_2 t_M U C N ->
    - C + U * t_M <= 0).
  { intros all. pose proof (all U_n C_n N concept_run) as kept.
    exact kept. }
  clear concept_run U_n C_n N.
  refine (Halving.one_of_them_run_2_ind t_M (fun (U C N : ℝ) =>
    - C + U * t_M <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [t_M].
  - intros C C' N U U' l_M q _ kept_2 left_after_it_so_far targets_so_far left_or_not its_own target_or_not.
    exact (Halving.one_of_them_3 C C' U U' l_M q t_M left_after_it_so_far targets_so_far left_or_not its_own target_or_not kept_2).
Qed.

Lemma the_target_is_left_2 : forall (C_n N U_n V_M t_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  V_M >= t_M.
Proof. (* certificate *)
  intros C_n N U_n V_M t_M left_in_the_end one_target concept_run.
  pose proof (Halving.one_of_them_4 C_n N U_n t_M concept_run) as one_of_them.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ one_of_them) (eqns _ _ (eqn 1 _ _ left_in_the_end) (eqn t_M _ _ one_target)) _).
  algebra [V_M; t_M; C_n; U_n].
Qed.

Lemma target_in_the_end : forall (C_n M N U_n V_0 V_M t_M Λ_0 Λ_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  Halving.bits_lost_run V_0 Λ_0 Λ_M V_M t_M M ->
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  V_M >= 1.
Proof. (* certificate *)
  intros C_n M N U_n V_0 V_M t_M Λ_0 Λ_M left_in_the_end one_target mistake_run concept_run.
  pose proof (Halving.the_target_is_left_2 C_n N U_n V_M t_M left_in_the_end one_target concept_run) as the_target_is_left.
  pose proof (Halving.target_stays_2 M V_0 V_M t_M Λ_0 Λ_M mistake_run) as target_stays.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ the_target_is_left) (of_ge _ _ target_stays)) (eq_refl 0) _).
  algebra [V_M; t_M].
Qed.

Lemma some_bits_3 : forall (C_n M N U_n V_0 V_M b t_M Λ_0 Λ_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  Λ_M * b = ln V_M -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  Halving.bits_lost_run V_0 Λ_0 Λ_M V_M t_M M ->
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  Λ_M >= 0.
Proof. (* discharge *)
  intros C_n M N U_n V_0 V_M b t_M Λ_0 Λ_M left_in_the_end one_target logarithm logarithm_2 mistake_run concept_run.
  pose proof (Halving.target_in_the_end C_n M N U_n V_0 V_M t_M Λ_0 Λ_M left_in_the_end one_target mistake_run concept_run) as target_in_the_end.
  exact (Halving.some_bits_2 V_M b Λ_M logarithm logarithm_2 target_in_the_end).
Qed.

Lemma tangent_under_a_product_8 : forall (A C a c : ℝ),
  0 = 0 -> (* logarithm *)
  a = ln A -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  C * (a - c) <= A - C.
Proof. (* instance *)
  intros A C a c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 A 1 C a 0 c logarithm_2 logarithm_again logarithm_3 positive positive_3 positive_2)) _). algebra [C; a; c; A].
Qed.

Lemma logarithm_2 :
  0 = 0.
Proof. (* certificate *)
  refine (cert_eq _ _ _ _ (pos 1) (eq_refl 0) _).
  algebra.
Qed.

Lemma tangent_under_a_product_9 : forall (A C a c : ℝ),
  a = ln A -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  C * (a - c) <= A - C.
Proof. (* discharge *)
  intros A C a c logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Halving.tangent_under_a_product_8 A C a c logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma positive_11 :
  1 > 0.
Proof. (* certificate *)
  refine (cert_gt _ _ _ _ _ (pos 1) (pos 1) (eq_refl 0) _).
  algebra.
Qed.

Lemma tangent_under_a_product_10 : forall (A C a c : ℝ),
  a = ln A -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  C * (a - c) <= A - C.
Proof. (* discharge *)
  intros A C a c logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Halving.tangent_under_a_product_9 A C a c logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma monotone : forall (A C a c : ℝ),
  a = ln A -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  A <= C -> (* no more *)
  a <= c.
Proof. (* certificate *)
  intros A C a c logarithm logarithm_2 positive positive_2 no_more.
  pose proof (Halving.tangent_under_a_product_10 A C a c logarithm logarithm_2 positive positive_2) as tangent_under_a_product.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_2) (plus _ _ (of_le _ _ no_more) (of_le _ _ tangent_under_a_product)) (eq_refl 0) _).
  algebra [a; c; C; A].
Qed.

Lemma monotone_2 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  A <= C -> (* no more *)
  a * b <= b * c.
Proof. (* instance *)
  intros A C a b c logarithm logarithm_2 positive positive_2 no_more.
  exact (Halving.monotone A C (a * b) (b * c) logarithm logarithm_2 positive positive_2 no_more).
Qed.

Lemma monotone_3 : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  A <= C -> (* no more *)
  a * b <= b * c.
Proof. (* discharge *)
  intros A C a b c logarithm logarithm_2 positive positive_2 no_more.
  pose proof (Halving.positive A positive) as positive_3.
  exact (Halving.monotone_2 A C a b c logarithm logarithm_2 positive positive_2 no_more).
Qed.

Lemma no_more_bits : forall (A C a b c : ℝ),
  a * b = ln A -> (* logarithm *)
  b * c = ln C -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  A > 0 -> (* positive *)
  C > 0 -> (* positive *)
  A <= C -> (* no more *)
  a <= c.
Proof. (* certificate *)
  intros A C a b c logarithm logarithm_2 logarithm_3 positive positive_2 no_more.
  destruct (le_or a c) as [holds | contrary]; [exact holds |].
  pose proof (Halving.monotone_3 A C a b c logarithm logarithm_2 positive positive_2 no_more) as monotone.
  pose proof (Halving.ln_2_2 b logarithm_3) as ln_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (of_le _ _ monotone)) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [a; c; b].
Qed.

Lemma no_more_bits_2 : forall (N V_0 b lg Λ_0 : ℝ),
  b * lg = ln N -> (* logarithm *)
  Λ_0 * b = ln V_0 -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  N > 0 -> (* positive *)
  V_0 > 0 -> (* positive *)
  V_0 <= N -> (* no more *)
  Λ_0 <= lg.
Proof. (* instance *)
  intros N V_0 b lg Λ_0 logarithm logarithm_2 logarithm_3 positive positive_2 no_more.
  exact (Halving.no_more_bits V_0 N Λ_0 b lg logarithm_2 logarithm logarithm_3 positive_2 positive no_more).
Qed.

Lemma step_12 : forall (V_0 : ℝ),
  V_0 >= 1 -> (* some concept *)
  V_0 > 0.
Proof. (* certificate *)
  intros V_0 some_concept.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_concept)) (eq_refl 0) _).
  algebra [V_0].
Qed.

Lemma no_more_bits_3 : forall (N V_0 b lg Λ_0 : ℝ),
  b * lg = ln N -> (* logarithm *)
  Λ_0 * b = ln V_0 -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  N > 0 -> (* positive *)
  V_0 <= N -> (* no more *)
  V_0 >= 1 -> (* some concept *)
  Λ_0 <= lg.
Proof. (* discharge *)
  intros N V_0 b lg Λ_0 logarithm logarithm_2 logarithm_3 positive no_more some_concept.
  pose proof (Halving.step_12 V_0 some_concept) as lemma.
  exact (Halving.no_more_bits_2 N V_0 b lg Λ_0 logarithm logarithm_2 logarithm_3 positive lemma no_more).
Qed.

Lemma step_13 : forall (N V_0 : ℝ),
  V_0 = N -> (* all are left *)
  V_0 >= 1 -> (* some concept *)
  N > 0.
Proof. (* certificate *)
  intros N V_0 all_are_left some_concept.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_concept)) (eqn (-1) _ _ all_are_left) _).
  algebra [N; V_0].
Qed.

Lemma no_more_bits_4 : forall (N V_0 b lg Λ_0 : ℝ),
  V_0 = N -> (* all are left *)
  b * lg = ln N -> (* logarithm *)
  Λ_0 * b = ln V_0 -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V_0 <= N -> (* no more *)
  V_0 >= 1 -> (* some concept *)
  Λ_0 <= lg.
Proof. (* discharge *)
  intros N V_0 b lg Λ_0 all_are_left logarithm logarithm_2 logarithm_3 no_more some_concept.
  pose proof (Halving.step_13 N V_0 all_are_left some_concept) as lemma.
  exact (Halving.no_more_bits_3 N V_0 b lg Λ_0 logarithm logarithm_2 logarithm_3 lemma no_more some_concept).
Qed.

Lemma step_14 : forall (N V_0 : ℝ),
  V_0 = N -> (* all are left *)
  V_0 <= N.
Proof. (* certificate *)
  intros N V_0 all_are_left.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqn (-1) _ _ all_are_left) _).
  algebra [V_0; N].
Qed.

Lemma no_more_bits_5 : forall (N V_0 b lg Λ_0 : ℝ),
  V_0 = N -> (* all are left *)
  b * lg = ln N -> (* logarithm *)
  Λ_0 * b = ln V_0 -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V_0 >= 1 -> (* some concept *)
  Λ_0 <= lg.
Proof. (* discharge *)
  intros N V_0 b lg Λ_0 all_are_left logarithm logarithm_2 logarithm_3 some_concept.
  pose proof (Halving.step_14 N V_0 all_are_left) as lemma.
  exact (Halving.no_more_bits_4 N V_0 b lg Λ_0 all_are_left logarithm logarithm_2 logarithm_3 lemma some_concept).
Qed.

Lemma mistake_bound : forall (C_n M N U_n V_0 V_M b lg t_M Λ_0 Λ_M : ℝ),
  V_M = C_n -> (* left in the end *)
  V_0 = N -> (* all are left *)
  U_n = 1 -> (* one target *)
  b * lg = ln N -> (* logarithm *)
  Λ_0 * b = ln V_0 -> (* logarithm *)
  Λ_M * b = ln V_M -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V_0 >= 1 -> (* some concept *)
  Halving.bits_lost_run V_0 Λ_0 Λ_M V_M t_M M ->
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  M <= lg.
Proof. (* certificate *)
  intros C_n M N U_n V_0 V_M b lg t_M Λ_0 Λ_M left_in_the_end all_are_left one_target logarithm logarithm_2 logarithm_3 logarithm_4 some_concept mistake_run concept_run.
  pose proof (Halving.some_bits_3 C_n M N U_n V_0 V_M b t_M Λ_0 Λ_M left_in_the_end one_target logarithm_3 logarithm_4 mistake_run concept_run) as some_bits.
  pose proof (Halving.no_more_bits_5 N V_0 b lg Λ_0 all_are_left logarithm logarithm_2 logarithm_4 some_concept) as no_more_bits.
  pose proof (Halving.bits_lost_2 M V_0 V_M t_M Λ_0 Λ_M mistake_run) as bits_lost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ some_bits) (of_le _ _ no_more_bits)) (of_le _ _ bits_lost)) (eq_refl 0) _).
  algebra [M; lg; Λ_M; Λ_0].
Qed.

Inductive run_over_mistake (V_0 Λ_0 : ℝ) : ℝ -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake V_0 Λ_0 Λ_0 V_0 1 0%nat
  | run_over_mistake_next : forall (A_n B_n C_n N U_n V V' b s t t' y z Λ Λ' : ℝ) (M : nat),
      run_over_mistake V_0 Λ_0 Λ V t M ->
      V = A_n -> (* left *)
      s = B_n -> (* vote *)
      V' = C_n -> (* left after it *)
      2 * t' = t * (y * z + 1) -> (* target dropped *)
      z = y -> (* target *)
      U_n = 1 -> (* one target *)
      y ^ 2 = 1 -> (* label *)
      Λ * b = ln V -> (* logarithm *)
      Λ' * b = ln V' -> (* logarithm *)
      b = ln 2 -> (* logarithm *)
      s * y <= 0 -> (* the vote was wrong *)
      Halving.one_of_them_run t' U_n C_n N ->
      Halving.those_who_said_the_label_run y A_n B_n C_n N ->
      run_over_mistake V_0 Λ_0 Λ' V' t' (Datatypes.S M).

Lemma run_over_mistake_is_bits_lost_run : forall (V_0 V_M t_M Λ_0 Λ_M : ℝ) (M : nat),
  Halving.run_over_mistake V_0 Λ_0 Λ_M V_M t_M M -> Halving.bits_lost_run V_0 Λ_0 Λ_M V_M t_M (INR M).
Proof.
  intros V_0 V_M t_M Λ_0 Λ_M M run.
  refine (Halving.run_over_mistake_ind V_0 Λ_0 (fun (Λ V t : ℝ) (M : nat) => Halving.bits_lost_run V_0 Λ_0 Λ V t (INR M)) _ _ Λ_M V_M t_M M run); clear run Λ_M V_M t_M M.
  - exact (Halving.bits_lost_run_start V_0 Λ_0).
  - intros A_n B_n C_n N U_n V V' b s t t' y z Λ Λ' M _ previous left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 the_vote_was_wrong concept_run concept_run_2. rewrite S_INR.
    exact (Halving.bits_lost_run_next V_0 Λ_0 A_n B_n C_n (INR M) N U_n V V' b s t t' y z Λ Λ' previous left vote left_after_it target_dropped target one_target label logarithm logarithm_2 logarithm_3 the_vote_was_wrong concept_run concept_run_2).
Qed.

Inductive run_over_concept (t_M : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_concept_start : run_over_concept t_M 0 0 0%nat
  | run_over_concept_next : forall (C C' U U' l_M q : ℝ) (N : nat),
      run_over_concept t_M U C N ->
      C' = C + l_M -> (* left after it so far *)
      U' = U + q -> (* targets so far *)
      l_M ^ 2 = l_M -> (* left or not *)
      l_M * q = q * t_M -> (* its own *)
      q ^ 2 = q -> (* target or not *)
      run_over_concept t_M U' C' (Datatypes.S N).

Lemma run_over_concept_is_one_of_them_run_2 : forall (C_n U_n t_M : ℝ) (N : nat),
  Halving.run_over_concept t_M U_n C_n N -> Halving.one_of_them_run_2 t_M U_n C_n (INR N).
Proof.
  intros C_n U_n t_M N run.
  refine (Halving.run_over_concept_ind t_M (fun (U C : ℝ) (N : nat) => Halving.one_of_them_run_2 t_M U C (INR N)) _ _ U_n C_n N run); clear run U_n C_n N.
  - exact (Halving.one_of_them_run_2_start t_M).
  - intros C C' U U' l_M q N _ previous left_after_it_so_far targets_so_far left_or_not its_own target_or_not. rewrite S_INR.
    exact (Halving.one_of_them_run_2_next t_M C C' (INR N) U U' l_M q previous left_after_it_so_far targets_so_far left_or_not its_own target_or_not).
Qed.

End Halving.

Theorem theorem_Halving : forall (C_n U_n V_0 V_M b lg t_M Λ_0 Λ_M : ℝ) (M N : nat),
  Halving.run_over_mistake V_0 Λ_0 Λ_M V_M t_M M ->
  Halving.run_over_concept t_M U_n C_n N ->
  V_M = C_n -> (* left in the end *)
  V_0 = INR N -> (* all are left *)
  U_n = 1 -> (* one target *)
  b * lg = ln (INR N) -> (* logarithm *)
  Λ_0 * b = ln V_0 -> (* logarithm *)
  Λ_M * b = ln V_M -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  V_0 >= 1 -> (* some concept *)
  INR M <= lg.
Proof.
  intros C_n U_n V_0 V_M b lg t_M Λ_0 Λ_M M N mistake_run concept_run left_in_the_end all_are_left one_target logarithm logarithm_2 logarithm_3 logarithm_4 some_concept.
  exact (Halving.mistake_bound C_n (INR M) (INR N) U_n V_0 V_M b lg t_M Λ_0 Λ_M left_in_the_end all_are_left one_target logarithm logarithm_2 logarithm_3 logarithm_4 some_concept (Halving.run_over_mistake_is_bits_lost_run V_0 V_M t_M Λ_0 Λ_M M mistake_run) (Halving.run_over_concept_is_one_of_them_run_2 C_n U_n t_M N concept_run)).
Qed.

Module Standard_optimal_algorithm.

Lemma the_shallower : forall (A B C : ℝ),
  (- A + C) * (- B + C) = 0 -> (* one of the two *)
  A <= B -> (* the deeper side *)
  C >= A.
Proof. (* certificate *)
  intros A B C one_of_the_two the_deeper_side.
  destruct (ge_or C A) as [holds | contrary]; [exact holds |].
  refine (cert_ge _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ the_deeper_side)) (eqn (-1) _ _ one_of_the_two) _).
  algebra [C; A; B].
Qed.

Lemma the_shallower_2 : forall (e g h : ℝ),
  (- e + h) * (- g + h) = 0 -> (* one of the two *)
  e <= g -> (* the deeper side *)
  h >= e.
Proof. (* instance *)
  intros e g h one_of_the_two the_deeper_side.
  exact (Standard_optimal_algorithm.the_shallower e g h one_of_the_two the_deeper_side).
Qed.

Lemma a_level : forall (c d d' e g h : ℝ),
  c = h + 1 -> (* a node over both trees *)
  d' = e -> (* those that agree *)
  (- e + h) * (- g + h) = 0 -> (* one of the two *)
  d >= c -> (* no tree is deeper *)
  e <= g -> (* the deeper side *)
  d' <= d - 1.
Proof. (* certificate *)
  intros c d d' e g h a_node_over_both_trees those_that_agree one_of_the_two no_tree_is_deeper the_deeper_side.
  pose proof (Standard_optimal_algorithm.the_shallower_2 e g h one_of_the_two the_deeper_side) as the_shallower.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ no_tree_is_deeper) (of_ge _ _ the_shallower)) (eqns _ _ (eqn (-1) _ _ those_that_agree) (eqn 1 _ _ a_node_over_both_trees)) _).
  algebra [d'; d; e; c; h].
Qed.

Lemma levels_lost : forall (D M c d d' e g h : ℝ),
  c = h + 1 -> (* a node over both trees *)
  d' = e -> (* those that agree *)
  (- e + h) * (- g + h) = 0 -> (* one of the two *)
  d >= c -> (* no tree is deeper *)
  e <= g -> (* the deeper side *)
  d <= D - M -> (* levels lost *)
  d' <= D - M - 1.
Proof. (* certificate *)
  intros D M c d d' e g h a_node_over_both_trees those_that_agree one_of_the_two no_tree_is_deeper the_deeper_side levels_lost.
  pose proof (Standard_optimal_algorithm.a_level c d d' e g h a_node_over_both_trees those_that_agree one_of_the_two no_tree_is_deeper the_deeper_side) as a_level.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ levels_lost) (of_le _ _ a_level)) (eq_refl 0) _).
  algebra [d'; D; M; d].
Qed.

Inductive levels_lost_run (D : ℝ) : ℝ -> ℝ -> Prop :=
  | levels_lost_run_start : levels_lost_run D D 0
  | levels_lost_run_next : forall (M c d d' e g h : ℝ),
      levels_lost_run D d M ->
      c = h + 1 -> (* a node over both trees *)
      d' = e -> (* those that agree *)
      (- e + h) * (- g + h) = 0 -> (* one of the two *)
      d >= c -> (* no tree is deeper *)
      e <= g -> (* the deeper side *)
      levels_lost_run D d' (M + 1).

Lemma levels_lost_2 : forall (D M d_M : ℝ),
  Standard_optimal_algorithm.levels_lost_run D d_M M ->
  d_M <= D - M.
Proof. (* induction *)
  intros D M d_M mistake_run.
  cut (forall (d M : ℝ), Standard_optimal_algorithm.levels_lost_run D d M ->
    d <= D - M).
  { intros all. pose proof (all d_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run d_M M.
  refine (Standard_optimal_algorithm.levels_lost_run_ind D (fun (d M : ℝ) =>
    d <= D - M) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [D].
  - intros M c d d' e g h _ kept_2 a_node_over_both_trees those_that_agree one_of_the_two no_tree_is_deeper the_deeper_side.
    refine (same_le _ _ _ (of_le _ _ (Standard_optimal_algorithm.levels_lost D M c d d' e g h a_node_over_both_trees those_that_agree one_of_the_two no_tree_is_deeper the_deeper_side kept_2)) _). algebra [d'; D; M].
Qed.

Inductive target_stays_run : ℝ -> ℝ -> Prop :=
  | target_stays_run_start : target_stays_run 1 0
  | target_stays_run_next : forall (M t t' y z : ℝ),
      target_stays_run t M ->
      2 * t' = t * (y * z + 1) -> (* target dropped *)
      z = y -> (* target *)
      y ^ 2 = 1 -> (* label *)
      target_stays_run t' (M + 1).

Lemma target_stays : forall (M t_M : ℝ),
  Standard_optimal_algorithm.target_stays_run t_M M ->
  t_M >= 1.
Proof. (* induction *)
  intros M t_M mistake_run.
  cut (forall (t M : ℝ), Standard_optimal_algorithm.target_stays_run t M ->
    t >= 1).
  { intros all. pose proof (all t_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run t_M M.
  refine (Standard_optimal_algorithm.target_stays_run_ind (fun (t M : ℝ) =>
    t >= 1) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros M t t' y z _ kept_2 target_dropped target label.
    exact (Halving.target_stays t t' y z target_dropped target label kept_2).
Qed.

Lemma some_depth : forall (A C : ℝ),
  A * C >= 0 -> (* depth of what is not empty *)
  C >= 1 -> (* some *)
  A >= 0.
Proof. (* certificate *)
  intros A C depth_of_what_is_not_empty some.
  destruct (ge_or A 0) as [holds | contrary]; [exact holds |].
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ depth_of_what_is_not_empty) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ some))) (eq_refl 0) _).
  algebra [A; C].
Qed.

Lemma some_depth_2 : forall (V_M d_M : ℝ),
  V_M * d_M >= 0 -> (* depth of what is not empty *)
  V_M >= 1 -> (* some *)
  d_M >= 0.
Proof. (* instance *)
  intros V_M d_M depth_of_what_is_not_empty some.
  assert (depth_of_what_is_not_empty_again : d_M * V_M >= 0).
  { refine (same_ge _ _ _ (of_ge _ _ depth_of_what_is_not_empty) _). algebra [V_M; d_M]. }
  exact (Standard_optimal_algorithm.some_depth d_M V_M depth_of_what_is_not_empty_again some).
Qed.

Lemma target_in_the_end : forall (C_n M N U_n V_M t_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  Standard_optimal_algorithm.target_stays_run t_M M ->
  V_M >= 1.
Proof. (* certificate *)
  intros C_n M N U_n V_M t_M left_in_the_end one_target concept_run mistake_run.
  pose proof (Halving.the_target_is_left_2 C_n N U_n V_M t_M left_in_the_end one_target concept_run) as the_target_is_left.
  pose proof (Standard_optimal_algorithm.target_stays M t_M mistake_run) as target_stays.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ the_target_is_left) (of_ge _ _ target_stays)) (eq_refl 0) _).
  algebra [V_M; t_M].
Qed.

Lemma some_depth_3 : forall (C_n M N U_n V_M d_M t_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  V_M * d_M >= 0 -> (* depth of what is not empty *)
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  Standard_optimal_algorithm.target_stays_run t_M M ->
  d_M >= 0.
Proof. (* discharge *)
  intros C_n M N U_n V_M d_M t_M left_in_the_end one_target depth_of_what_is_not_empty concept_run mistake_run.
  pose proof (Standard_optimal_algorithm.target_in_the_end C_n M N U_n V_M t_M left_in_the_end one_target concept_run mistake_run) as target_in_the_end.
  exact (Standard_optimal_algorithm.some_depth_2 V_M d_M depth_of_what_is_not_empty target_in_the_end).
Qed.

Lemma optimal_bound : forall (C_n D M N U_n V_M d_M t_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  V_M * d_M >= 0 -> (* depth of what is not empty *)
  Standard_optimal_algorithm.levels_lost_run D d_M M ->
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  Standard_optimal_algorithm.target_stays_run t_M M ->
  M <= D.
Proof. (* certificate *)
  intros C_n D M N U_n V_M d_M t_M left_in_the_end one_target depth_of_what_is_not_empty mistake_run concept_run mistake_run_2.
  pose proof (Standard_optimal_algorithm.some_depth_3 C_n M N U_n V_M d_M t_M left_in_the_end one_target depth_of_what_is_not_empty concept_run mistake_run_2) as some_depth.
  pose proof (Standard_optimal_algorithm.levels_lost_2 D M d_M mistake_run) as levels_lost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ some_depth) (of_le _ _ levels_lost)) (eq_refl 0) _).
  algebra [M; D; d_M].
Qed.

Inductive run_over_mistake (D : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake D D 1 0%nat
  | run_over_mistake_next : forall (c d d' e g h t t' y z : ℝ) (M : nat),
      run_over_mistake D d t M ->
      2 * t' = t * (y * z + 1) -> (* target dropped *)
      z = y -> (* target *)
      c = h + 1 -> (* a node over both trees *)
      d' = e -> (* those that agree *)
      (- e + h) * (- g + h) = 0 -> (* one of the two *)
      y ^ 2 = 1 -> (* label *)
      d >= c -> (* no tree is deeper *)
      e <= g -> (* the deeper side *)
      run_over_mistake D d' t' (Datatypes.S M).

Lemma run_over_mistake_is_levels_lost_run : forall (D d_M t_M : ℝ) (M : nat),
  Standard_optimal_algorithm.run_over_mistake D d_M t_M M -> Standard_optimal_algorithm.levels_lost_run D d_M (INR M).
Proof.
  intros D d_M t_M M run.
  refine (Standard_optimal_algorithm.run_over_mistake_ind D (fun (d t : ℝ) (M : nat) => Standard_optimal_algorithm.levels_lost_run D d (INR M)) _ _ d_M t_M M run); clear run d_M t_M M.
  - exact (Standard_optimal_algorithm.levels_lost_run_start D).
  - intros c d d' e g h t t' y z M _ previous target_dropped target a_node_over_both_trees those_that_agree one_of_the_two label no_tree_is_deeper the_deeper_side. rewrite S_INR.
    exact (Standard_optimal_algorithm.levels_lost_run_next D (INR M) c d d' e g h previous a_node_over_both_trees those_that_agree one_of_the_two no_tree_is_deeper the_deeper_side).
Qed.

Lemma run_over_mistake_is_target_stays_run : forall (D d_M t_M : ℝ) (M : nat),
  Standard_optimal_algorithm.run_over_mistake D d_M t_M M -> Standard_optimal_algorithm.target_stays_run t_M (INR M).
Proof.
  intros D d_M t_M M run.
  refine (Standard_optimal_algorithm.run_over_mistake_ind D (fun (d t : ℝ) (M : nat) => Standard_optimal_algorithm.target_stays_run t (INR M)) _ _ d_M t_M M run); clear run d_M t_M M.
  - exact Standard_optimal_algorithm.target_stays_run_start.
  - intros c d d' e g h t t' y z M _ previous target_dropped target a_node_over_both_trees those_that_agree one_of_the_two label no_tree_is_deeper the_deeper_side. rewrite S_INR.
    exact (Standard_optimal_algorithm.target_stays_run_next (INR M) t t' y z previous target_dropped target label).
Qed.

Inductive run_over_concept (t_M : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_concept_start : run_over_concept t_M 0 0 0%nat
  | run_over_concept_next : forall (C C' U U' l_M q : ℝ) (N : nat),
      run_over_concept t_M U C N ->
      C' = C + l_M -> (* left after it so far *)
      U' = U + q -> (* targets so far *)
      l_M ^ 2 = l_M -> (* left or not *)
      l_M * q = q * t_M -> (* its own *)
      q ^ 2 = q -> (* target or not *)
      run_over_concept t_M U' C' (Datatypes.S N).

Lemma run_over_concept_is_one_of_them_run_2 : forall (C_n U_n t_M : ℝ) (N : nat),
  Standard_optimal_algorithm.run_over_concept t_M U_n C_n N -> Halving.one_of_them_run_2 t_M U_n C_n (INR N).
Proof.
  intros C_n U_n t_M N run.
  refine (Standard_optimal_algorithm.run_over_concept_ind t_M (fun (U C : ℝ) (N : nat) => Halving.one_of_them_run_2 t_M U C (INR N)) _ _ U_n C_n N run); clear run U_n C_n N.
  - exact (Halving.one_of_them_run_2_start t_M).
  - intros C C' U U' l_M q N _ previous left_after_it_so_far targets_so_far left_or_not its_own target_or_not. rewrite S_INR.
    exact (Halving.one_of_them_run_2_next t_M C C' (INR N) U U' l_M q previous left_after_it_so_far targets_so_far left_or_not its_own target_or_not).
Qed.

End Standard_optimal_algorithm.

Theorem theorem_Standard_optimal_algorithm : forall (C_n D U_n V_M d_M t_M : ℝ) (M N : nat),
  Standard_optimal_algorithm.run_over_mistake D d_M t_M M ->
  Standard_optimal_algorithm.run_over_concept t_M U_n C_n N ->
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  V_M * d_M >= 0 -> (* depth of what is not empty *)
  INR M <= D.
Proof.
  intros C_n D U_n V_M d_M t_M M N mistake_run concept_run left_in_the_end one_target depth_of_what_is_not_empty.
  exact (Standard_optimal_algorithm.optimal_bound C_n D (INR M) (INR N) U_n V_M d_M t_M left_in_the_end one_target depth_of_what_is_not_empty (Standard_optimal_algorithm.run_over_mistake_is_levels_lost_run D d_M t_M M mistake_run) (Standard_optimal_algorithm.run_over_concept_is_one_of_them_run_2 C_n U_n t_M N concept_run) (Standard_optimal_algorithm.run_over_mistake_is_target_stays_run D d_M t_M M mistake_run)).
Qed.

Module Winnow_on_ORs.

Lemma doubled : forall (space : ips) (T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  T' = T + s.
Proof. (* certificate *)
  intros space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (veqn v1 _ _ active_weights_doubled) (eqn (-1) _ _ all_weights)) (eqn 1 _ _ all_weights_after_it)) (eqn (-1) _ _ active_weights)) _).
  algebra [T'; T; s] with [v1; w'; w; w_x].
Qed.

Lemma halved : forall (space : ips) (T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  T' = T - s / 2.
Proof. (* certificate *)
  intros space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (veqn v1 _ _ active_weights_halved) (eqn (-1) _ _ all_weights)) (eqn 1 _ _ all_weights_after_it)) (eqn (1 / 2) _ _ active_weights)) _).
  algebra [T'; T; s] with [v1; w'; w; w_x].
Qed.

Lemma progress : forall (space : ips) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨u, x⟩ >= 1 -> (* positive *)
  ⟨c', u⟩ >= ⟨c, u⟩ + 1.
Proof. (* certificate *)
  intros space c c' u x chips_on positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ positive) (veqn u _ _ chips_on) _).
  algebra with [c'; u; c; x].
Qed.

Lemma gain : forall (space : ips) (T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < n -> (* low score *)
  T' <= T + n.
Proof. (* certificate *)
  intros space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score.
  pose proof (Winnow_on_ORs.doubled space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled) as doubled.
  refine (cert_le _ _ _ _ _ (pos 1) (weak _ (of_lt _ _ low_score)) (eqn (-1) _ _ doubled) _).
  algebra [T'; T; n; s].
Qed.

Lemma no_loss : forall (space : ips) (c c' u x : vec space),
  ⟨u, x⟩ = 0 -> (* negative *)
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c', u⟩ >= ⟨c, u⟩.
Proof. (* certificate *)
  intros space c c' u x negative chips_off.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (veqn u _ _ chips_off) (eqn (-1) _ _ negative)) _).
  algebra with [c'; u; c; x].
Qed.

Lemma loss : forall (space : ips) (T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  s >= n -> (* high score *)
  T' <= T - n / 2.
Proof. (* certificate *)
  intros space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score.
  pose proof (Winnow_on_ORs.halved space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved) as halved.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (of_ge _ _ high_score)) (eqn (-1) _ _ halved) _).
  algebra [T'; T; n; s].
Qed.

Lemma total_progress : forall (space : ips) (P : ℝ) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨c, u⟩ >= P -> (* total progress *)
  ⟨u, x⟩ >= 1 -> (* positive *)
  ⟨c', u⟩ >= P + 1.
Proof. (* certificate *)
  intros space P c c' u x chips_on total_progress positive.
  pose proof (Winnow_on_ORs.progress space c c' u x chips_on positive) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [P] with [c'; u; c].
Qed.

Lemma total_progress_2 : forall (space : ips) (P : ℝ) (c c' u x : vec space),
  ⟨u, x⟩ = 0 -> (* negative *)
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c, u⟩ >= P -> (* total progress *)
  ⟨c', u⟩ >= P.
Proof. (* certificate *)
  intros space P c c' u x negative chips_off total_progress.
  pose proof (Winnow_on_ORs.no_loss space c c' u x negative chips_off) as no_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ no_loss)) (eq_refl 0) _).
  algebra [P] with [c'; u; c].
Qed.

Inductive total_progress_run (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space n u vzero n 0 0
  | total_progress_run_next_P : forall (D P T T' : ℝ) (c c' x : vec space),
      total_progress_run space n u c T P D ->
      c' = c ⊕ x -> (* chips on *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      total_progress_run space n u c' T' (P + 1) D
  | total_progress_run_next_D : forall (D P T T' : ℝ) (c c' x : vec space),
      total_progress_run space n u c T P D ->
      ⟨u, x⟩ = 0 -> (* negative *)
      c' = c ⊕ -1 • x -> (* chips off *)
      total_progress_run space n u c' T' P (D + 1).

Lemma total_progress_3 : forall (space : ips) (D P T_M n : ℝ) (c_M u : vec space),
  Winnow_on_ORs.total_progress_run space n u c_M T_M P D ->
  ⟨c_M, u⟩ >= P.
Proof. (* induction *)
  intros space D P T_M n c_M u mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_on_ORs.total_progress_run space n u c T P D ->
    ⟨c, u⟩ >= P).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_on_ORs.total_progress_run_ind space n u (fun (c : vec space) (T P D : ℝ) =>
    ⟨c, u⟩ >= P) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra with [u].
  - intros D P T T' c c' x _ kept_2 chips_on positive.
    exact (Winnow_on_ORs.total_progress space P c c' u x chips_on kept_2 positive).
  - intros D P T T' c c' x _ kept_2 negative chips_off.
    exact (Winnow_on_ORs.total_progress_2 space P c c' u x negative chips_off kept_2).
Qed.

Lemma total_weight : forall (space : ips) (D P T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < n -> (* low score *)
  T <= - D * n / 2 + P * n + n -> (* total weight *)
  T' <= - D * n / 2 + n * (P + 1) + n.
Proof. (* certificate *)
  intros space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score total_weight.
  pose proof (Winnow_on_ORs.gain space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score) as gain.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ gain)) (eq_refl 0) _).
  algebra [T'; D; n; P; T].
Qed.

Lemma total_weight_2 : forall (space : ips) (D P T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  s >= n -> (* high score *)
  T <= - D * n / 2 + P * n + n -> (* total weight *)
  T' <= P * n - n * (D + 1) / 2 + n.
Proof. (* certificate *)
  intros space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score total_weight.
  pose proof (Winnow_on_ORs.loss space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score) as loss.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ loss)) (eq_refl 0) _).
  algebra [T'; P; n; D; T].
Qed.

Inductive total_weight_run (space : ips) (n : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run space n vzero n 0 0
  | total_weight_run_next_P : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      total_weight_run space n c' T' (P + 1) D
  | total_weight_run_next_D : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= n -> (* high score *)
      total_weight_run space n c' T' P (D + 1).

Lemma total_weight_3 : forall (space : ips) (D P T_M n : ℝ) (c_M : vec space),
  Winnow_on_ORs.total_weight_run space n c_M T_M P D ->
  T_M <= - D * n / 2 + P * n + n.
Proof. (* induction *)
  intros space D P T_M n c_M mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_on_ORs.total_weight_run space n c T P D ->
    T <= - D * n / 2 + P * n + n).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_on_ORs.total_weight_run_ind space n (fun (c : vec space) (T P D : ℝ) =>
    T <= - D * n / 2 + P * n + n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_doubled low_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs.total_weight space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score kept_2)) _). algebra [T'; D; n; P].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_halved high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs.total_weight_2 space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score kept_2)) _). algebra [T'; P; n; D].
Qed.

Lemma capped_weight : forall (n : ℝ),
  n >= 1 -> (* some attribute *)
  1 < 2 * n.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ some_attribute))) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma power_positive : forall (F F' : ℝ),
  F' = 2 * F -> (* times the factor *)
  F > 0 -> (* power positive *)
  F' > 0.
Proof. (* certificate *)
  intros F F' times_the_factor power_positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (of_gt _ _ power_positive)) (eqn 1 _ _ times_the_factor) _).
  algebra [F'; F].
Qed.

Lemma power_positive_2 : forall (F F' : ℝ),
  2 * F' = F -> (* divided by the factor *)
  F > 0 -> (* power positive *)
  F' > 0.
Proof. (* certificate *)
  intros F F' divided_by_the_factor power_positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) (of_gt _ _ power_positive)) (eqn (1 / 2) _ _ divided_by_the_factor) _).
  algebra [F'; F].
Qed.

Inductive power_positive_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | power_positive_run_start : power_positive_run 0 1 0 0
  | power_positive_run_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run t F t_up t_down ->
      F' = 2 * F -> (* times the factor *)
      power_positive_run t' F' (t_up + 1) t_down
  | power_positive_run_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run t F t_up t_down ->
      2 * F' = F -> (* divided by the factor *)
      power_positive_run t' F' t_up (t_down + 1).

Lemma power_positive_3 : forall (o t_down t_o t_up : ℝ),
  Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
  o > 0.
Proof. (* induction *)
  intros o t_down t_o t_up chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_ORs.power_positive_run t F t_up t_down ->
    F > 0).
  { intros all. pose proof (all t_o o t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run t_o o t_up t_down.
  refine (Winnow_on_ORs.power_positive_run_ind (fun (t F t_up t_down : ℝ) =>
    F > 0) _ _ _).
  - exact Halving.positive_11.
  - intros F F' t t' t_down t_up _ kept_2 times_the_factor.
    exact (Winnow_on_ORs.power_positive F F' times_the_factor kept_2).
  - intros F F' t t' t_down t_up _ kept_2 divided_by_the_factor.
    exact (Winnow_on_ORs.power_positive_2 F F' divided_by_the_factor kept_2).
Qed.

Lemma part_of_the_total : forall (m o t_down t_o t_up z σ σ' : ℝ),
  σ' = m * o + σ -> (* added *)
  m >= 0 -> (* a count *)
  σ >= z -> (* part of the total *)
  Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
  σ' >= z.
Proof. (* certificate *)
  intros m o t_down t_o t_up z σ σ' added a_count part_of_the_total chip_run.
  pose proof (Winnow_on_ORs.power_positive_3 o t_down t_o t_up chip_run) as power_positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ part_of_the_total) (times _ _ (of_ge _ _ a_count) (weak _ (of_gt _ _ power_positive)))) (eqn 1 _ _ added) _).
  algebra [σ'; z; m; o; σ].
Qed.

Inductive part_of_the_total_run (z : ℝ) : ℝ -> ℝ -> Prop :=
  | part_of_the_total_run_start : part_of_the_total_run z z 0
  | part_of_the_total_run_next : forall (N_o m o t_down t_o t_up σ σ' : ℝ),
      part_of_the_total_run z σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      part_of_the_total_run z σ' (N_o + 1).

Lemma part_of_the_total_2 : forall (N_o s z : ℝ),
  Winnow_on_ORs.part_of_the_total_run z s N_o ->
  s >= z.
Proof. (* induction *)
  intros N_o s z weight_run.
  cut (forall (σ N_o : ℝ), Winnow_on_ORs.part_of_the_total_run z σ N_o ->
    σ >= z).
  { intros all. pose proof (all s N_o weight_run) as kept.
    exact kept. }
  clear weight_run s N_o.
  refine (Winnow_on_ORs.part_of_the_total_run_ind z (fun (σ N_o : ℝ) =>
    σ >= z) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [z].
  - intros N_o m o t_down t_o t_up σ σ' _ kept_2 added a_count chip_run.
    exact (Winnow_on_ORs.part_of_the_total m o t_down t_o t_up z σ σ' added a_count kept_2 chip_run).
Qed.

Lemma capped_weight_2 : forall (N_o n s z z' : ℝ),
  z' = 2 * z -> (* its weight promoted *)
  s < n -> (* low score *)
  Winnow_on_ORs.part_of_the_total_run z s N_o ->
  z' < 2 * n.
Proof. (* certificate *)
  intros N_o n s z z' its_weight_promoted low_score weight_run.
  pose proof (Winnow_on_ORs.part_of_the_total_2 N_o s z weight_run) as part_of_the_total.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (pos 2) (of_lt _ _ low_score)) (times _ _ (weak _ (pos 2)) (of_ge _ _ part_of_the_total))) (eqn (-1) _ _ its_weight_promoted) _).
  algebra [z'; n; z; s].
Qed.

Lemma capped_weight_3 : forall (n z z' : ℝ),
  z' = z -> (* its weight kept *)
  z < 2 * n -> (* capped weight *)
  z' < 2 * n.
Proof. (* certificate *)
  intros n z z' its_weight_kept capped_weight.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ capped_weight) (eqn (-1) _ _ its_weight_kept) _).
  algebra [z'; n; z].
Qed.

Lemma capped_weight_4 : forall (n z z' : ℝ),
  2 * z' = z -> (* its weight demoted *)
  z < 2 * n -> (* capped weight *)
  n >= 1 -> (* some attribute *)
  z' < 2 * n.
Proof. (* certificate *)
  intros n z z' its_weight_demoted capped_weight some_attribute.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (weak _ (stimes _ _ (frac 1 2) (of_lt _ _ capped_weight)))) (of_ge _ _ some_attribute)) (eqn (-1 / 2) _ _ its_weight_demoted) _).
  algebra [z'; n; z].
Qed.

Inductive capped_weight_run (n : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | capped_weight_run_start : capped_weight_run n 1 0 0 0
  | capped_weight_run_next_P_on : forall (D_on K_off N_o P_on s z z' : ℝ),
      capped_weight_run n z P_on K_off D_on ->
      z' = 2 * z -> (* its weight promoted *)
      s < n -> (* low score *)
      Winnow_on_ORs.part_of_the_total_run z s N_o ->
      capped_weight_run n z' (P_on + 1) K_off D_on
  | capped_weight_run_next_K_off : forall (D_on K_off P_on z z' : ℝ),
      capped_weight_run n z P_on K_off D_on ->
      z' = z -> (* its weight kept *)
      capped_weight_run n z' P_on (K_off + 1) D_on
  | capped_weight_run_next_D_on : forall (D_on K_off P_on z z' : ℝ),
      capped_weight_run n z P_on K_off D_on ->
      2 * z' = z -> (* its weight demoted *)
      capped_weight_run n z' P_on K_off (D_on + 1).

Lemma capped_weight_5 : forall (D_on K_off P_on n z_M : ℝ),
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  z_M < 2 * n.
Proof. (* induction *)
  intros D_on K_off P_on n z_M some_attribute update_run.
  cut (forall (z P_on K_off D_on : ℝ), Winnow_on_ORs.capped_weight_run n z P_on K_off D_on ->
    z < 2 * n).
  { intros all. pose proof (all z_M P_on K_off D_on update_run) as kept.
    exact kept. }
  clear update_run z_M P_on K_off D_on.
  refine (Winnow_on_ORs.capped_weight_run_ind n (fun (z P_on K_off D_on : ℝ) =>
    z < 2 * n) _ _ _ _).
  - exact (Winnow_on_ORs.capped_weight n some_attribute).
  - intros D_on K_off N_o P_on s z z' _ kept_2 its_weight_promoted low_score weight_run.
    exact (Winnow_on_ORs.capped_weight_2 N_o n s z z' its_weight_promoted low_score weight_run).
  - intros D_on K_off P_on z z' _ kept_2 its_weight_kept.
    exact (Winnow_on_ORs.capped_weight_3 n z z' its_weight_kept kept_2).
  - intros D_on K_off P_on z z' _ kept_2 its_weight_demoted.
    exact (Winnow_on_ORs.capped_weight_4 n z z' its_weight_demoted kept_2 some_attribute).
Qed.

Lemma below_the_factor : forall (D_on F_d K_off P_on W n z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  F_d < 2.
Proof. (* certificate *)
  intros D_on F_d K_off P_on W n z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run.
  destruct (lt_or F_d 2) as [holds | contrary]; [exact holds |].
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_on_ORs.capped_weight_5 D_on K_off P_on n z_M some_attribute update_run) as capped_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (plus_s _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ cap_of_a_weight)) (of_lt _ _ capped_weight)) (times _ _ (of_ge _ _ contrary) (of_le _ _ cap_of_a_weight))) (eqn 1 _ _ its_chips_make_its_weight) _).
  algebra [F_d; n; z_M; W].
Qed.

Lemma Bernoulli : forall (F F' t t' : ℝ),
  t' = t + 1 -> (* one more *)
  F' = 2 * F -> (* times the factor *)
  F >= t + 1 -> (* Bernoulli *)
  t >= 0 -> (* from 0 up *)
  F' >= t' + 1.
Proof. (* certificate *)
  intros F F' t t' one_more times_the_factor Bernoulli from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ from_0_up) (times _ _ (weak _ (pos 2)) (of_ge _ _ Bernoulli))) (eqns _ _ (eqn (-1) _ _ one_more) (eqn 1 _ _ times_the_factor)) _).
  algebra [F'; t'; t; F].
Qed.

Lemma Bernoulli_2 : forall (F F' t t' : ℝ),
  2 * F' = F -> (* divided by the factor *)
  t' = t - 1 -> (* one less *)
  t <= 0 -> (* from 0 down *)
  F >= t + 1 -> (* Bernoulli *)
  F' >= t' + 1.
Proof. (* certificate *)
  intros F F' t t' divided_by_the_factor one_less from_0_down Bernoulli.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (frac 1 2)) (of_le _ _ from_0_down))) (times _ _ (weak _ (frac 1 2)) (of_ge _ _ Bernoulli))) (eqns _ _ (eqn (-1) _ _ one_less) (eqn (1 / 2) _ _ divided_by_the_factor)) _).
  algebra [F'; t'; t; F].
Qed.

Inductive Bernoulli_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | Bernoulli_run_start : Bernoulli_run 0 1 0 0
  | Bernoulli_run_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      Bernoulli_run t F t_up t_down ->
      t' = t + 1 -> (* one more *)
      F' = 2 * F -> (* times the factor *)
      t >= 0 -> (* from 0 up *)
      Bernoulli_run t' F' (t_up + 1) t_down
  | Bernoulli_run_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      Bernoulli_run t F t_up t_down ->
      2 * F' = F -> (* divided by the factor *)
      t' = t - 1 -> (* one less *)
      t <= 0 -> (* from 0 down *)
      Bernoulli_run t' F' t_up (t_down + 1).

Lemma Bernoulli_3 : forall (F_d d t_down t_up : ℝ),
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  F_d >= d + 1.
Proof. (* induction *)
  intros F_d d t_down t_up chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_ORs.Bernoulli_run t F t_up t_down ->
    F >= t + 1).
  { intros all. pose proof (all d F_d t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run d F_d t_up t_down.
  refine (Winnow_on_ORs.Bernoulli_run_ind (fun (t F t_up t_down : ℝ) =>
    F >= t + 1) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' t t' t_down t_up _ kept_2 one_more times_the_factor from_0_up.
    exact (Winnow_on_ORs.Bernoulli F F' t t' one_more times_the_factor kept_2 from_0_up).
  - intros F F' t t' t_down t_up _ kept_2 divided_by_the_factor one_less from_0_down.
    exact (Winnow_on_ORs.Bernoulli_2 F F' t t' divided_by_the_factor one_less from_0_down kept_2).
Qed.

Lemma below_1 : forall (D_on F_d K_off P_on W d n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  d < 1.
Proof. (* certificate *)
  intros D_on F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run.
  pose proof (Winnow_on_ORs.below_the_factor D_on F_d K_off P_on W n z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run) as below_the_factor.
  pose proof (Winnow_on_ORs.Bernoulli_3 F_d d t_down t_up chip_run) as Bernoulli.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (of_lt _ _ below_the_factor) (of_ge _ _ Bernoulli)) (eq_refl 0) _).
  algebra [d; F_d].
Qed.

Lemma whole_number : forall (t t' : ℝ),
  t' = t + 1 -> (* one more *)
  t ^ 2 >= t -> (* whole number *)
  t >= 0 -> (* from 0 up *)
  t' ^ 2 >= t'.
Proof. (* certificate *)
  intros t t' one_more whole_number from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ from_0_up)) (of_ge _ _ whole_number)) (eqn (t + t') _ _ one_more) _).
  algebra [t'; t].
Qed.

Lemma whole_number_2 : forall (t t' : ℝ),
  t' = t - 1 -> (* one less *)
  t <= 0 -> (* from 0 down *)
  t ^ 2 >= t -> (* whole number *)
  t' ^ 2 >= t'.
Proof. (* certificate *)
  intros t t' one_less from_0_down whole_number.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 2)) (times _ _ (weak _ (pos 2)) (of_le _ _ from_0_down))) (of_ge _ _ whole_number)) (eqn (t + t' - 2) _ _ one_less) _).
  algebra [t'; t].
Qed.

Inductive whole_number_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | whole_number_run_start : whole_number_run 0 1 0 0
  | whole_number_run_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      whole_number_run t F t_up t_down ->
      t' = t + 1 -> (* one more *)
      t >= 0 -> (* from 0 up *)
      whole_number_run t' F' (t_up + 1) t_down
  | whole_number_run_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      whole_number_run t F t_up t_down ->
      t' = t - 1 -> (* one less *)
      t <= 0 -> (* from 0 down *)
      whole_number_run t' F' t_up (t_down + 1).

Lemma whole_number_3 : forall (F_d d t_down t_up : ℝ),
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  d ^ 2 >= d.
Proof. (* induction *)
  intros F_d d t_down t_up chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_ORs.whole_number_run t F t_up t_down ->
    t ^ 2 >= t).
  { intros all. pose proof (all d F_d t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run d F_d t_up t_down.
  refine (Winnow_on_ORs.whole_number_run_ind (fun (t F t_up t_down : ℝ) =>
    t ^ 2 >= t) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' t t' t_down t_up _ kept_2 one_more from_0_up.
    exact (Winnow_on_ORs.whole_number t t' one_more kept_2 from_0_up).
  - intros F F' t t' t_down t_up _ kept_2 one_less from_0_down.
    exact (Winnow_on_ORs.whole_number_2 t t' one_less from_0_down kept_2).
Qed.

Lemma none_too_many : forall (D_on F_d K_off P_on W d n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  d <= 0.
Proof. (* certificate *)
  intros D_on F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_ORs.below_1 D_on F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run) as below_1.
  pose proof (Winnow_on_ORs.whole_number_3 F_d d t_down t_up chip_run_2) as whole_number.
  refine (cert_le _ _ _ _ _ (of_lt _ _ below_1) (of_ge _ _ whole_number) (eq_refl 0) _).
  algebra [d].
Qed.

Lemma one_cap : forall (D_on F_d K_off L P_on W d e_M n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  e_M <= L.
Proof. (* certificate *)
  intros D_on F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_ORs.none_too_many D_on F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run chip_run_2) as none_too_many.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ none_too_many) (eqn (-1) _ _ chips_from_the_cap_on) _).
  algebra [e_M; L; d].
Qed.

Lemma chips_of_one : forall (D_on F_d K_off L P_on U U' W d e_M n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  U' <= L + U.
Proof. (* certificate *)
  intros D_on F_d K_off L P_on U U' W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_ORs.one_cap D_on F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2) as one_cap.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_cap) (eqn (-1) _ _ chips_so_far) _).
  algebra [U'; L; U; e_M].
Qed.

Lemma chips_of_all : forall (D_on F_d K_off L P_on U U' W d e_M n r t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  U <= L * r -> (* chips of all *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  U' <= L * (r + 1).
Proof. (* certificate *)
  intros D_on F_d K_off L P_on U U' W d e_M n r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far chips_of_all cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_ORs.chips_of_one D_on F_d K_off L P_on U U' W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight some_attribute update_run chip_run chip_run_2) as chips_of_one.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chips_of_all) (of_le _ _ chips_of_one)) (eq_refl 0) _).
  algebra [U'; L; r; U].
Qed.

Inductive chips_of_all_run (L W n : ℝ) : ℝ -> ℝ -> Prop :=
  | chips_of_all_run_start : chips_of_all_run L W n 0 0
  | chips_of_all_run_next : forall (D_on F_d K_off P_on U U' d e_M r t_down t_up z_M : ℝ),
      chips_of_all_run L W n U r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      chips_of_all_run L W n U' (r + 1).

Lemma chips_of_all_2 : forall (L U_r W n r : ℝ),
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  U_r <= L * r.
Proof. (* induction *)
  intros L U_r W n r cap_of_a_weight some_attribute relevant_attribute_run.
  cut (forall (U r : ℝ), Winnow_on_ORs.chips_of_all_run L W n U r ->
    U <= L * r).
  { intros all. pose proof (all U_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run U_r r.
  refine (Winnow_on_ORs.chips_of_all_run_ind L W n (fun (U r : ℝ) =>
    U <= L * r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L].
  - intros D_on F_d K_off P_on U U' d e_M r t_down t_up z_M _ kept_2 its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2.
    exact (Winnow_on_ORs.chips_of_all D_on F_d K_off L P_on U U' W d e_M n r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far kept_2 cap_of_a_weight some_attribute update_run chip_run chip_run_2).
Qed.

Lemma cap : forall (space : ips) (L U_r W n r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  ⟨c_M, u⟩ <= L * r.
Proof. (* certificate *)
  intros space L U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run.
  pose proof (Winnow_on_ORs.chips_of_all_2 L U_r W n r cap_of_a_weight some_attribute relevant_attribute_run) as chips_of_all.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chips_of_all) (eqn (-1) _ _ relevant_chips) _).
  algebra [L; r; U_r] with [c_M; u].
Qed.

Lemma few_promotions : forall (space : ips) (D L P T_M U_r W n r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs.total_progress_run space n u c_M T_M P D ->
  P <= L * r.
Proof. (* certificate *)
  intros space D L P T_M U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run.
  pose proof (Winnow_on_ORs.total_progress_3 space D P T_M n c_M u mistake_run) as total_progress.
  pose proof (Winnow_on_ORs.cap space L U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run) as cap.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_le _ _ cap)) (eq_refl 0) _).
  algebra [P; L; r] with [c_M; u].
Qed.

Inductive power_positive_run_2 : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | power_positive_run_2_start : power_positive_run_2 0 1 0 0
  | power_positive_run_2_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run_2 t F t_up t_down ->
      F' = 2 * F -> (* times the factor *)
      power_positive_run_2 t' F' (t_up + 1) t_down
  | power_positive_run_2_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run_2 t F t_up t_down ->
      2 * F' = F -> (* divided by the factor *)
      power_positive_run_2 t' F' t_up (t_down + 1).

Lemma power_positive_4 : forall (t_1 t_down t_up w_1 : ℝ),
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  w_1 > 0.
Proof. (* induction *)
  intros t_1 t_down t_up w_1 chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_ORs.power_positive_run_2 t F t_up t_down ->
    F > 0).
  { intros all. pose proof (all t_1 w_1 t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run t_1 w_1 t_up t_down.
  refine (Winnow_on_ORs.power_positive_run_2_ind (fun (t F t_up t_down : ℝ) =>
    F > 0) _ _ _).
  - exact Halving.positive_11.
  - intros F F' t t' t_down t_up _ kept_2 times_the_factor.
    exact (Winnow_on_ORs.power_positive F F' times_the_factor kept_2).
  - intros F F' t t' t_down t_up _ kept_2 divided_by_the_factor.
    exact (Winnow_on_ORs.power_positive_2 F F' divided_by_the_factor kept_2).
Qed.

Lemma part_of_the_total_3 : forall (m o t_down t_o t_up w_1 σ σ' : ℝ),
  σ' = m * o + σ -> (* added *)
  m >= 0 -> (* a count *)
  σ >= w_1 -> (* part of the total *)
  Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
  σ' >= w_1.
Proof. (* certificate *)
  intros m o t_down t_o t_up w_1 σ σ' added a_count part_of_the_total chip_run.
  pose proof (Winnow_on_ORs.power_positive_3 o t_down t_o t_up chip_run) as power_positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ part_of_the_total) (times _ _ (of_ge _ _ a_count) (weak _ (of_gt _ _ power_positive)))) (eqn 1 _ _ added) _).
  algebra [σ'; w_1; m; o; σ].
Qed.

Inductive part_of_the_total_run_2 (w_1 : ℝ) : ℝ -> ℝ -> Prop :=
  | part_of_the_total_run_2_start : part_of_the_total_run_2 w_1 w_1 0
  | part_of_the_total_run_2_next : forall (N_o m o t_down t_o t_up σ σ' : ℝ),
      part_of_the_total_run_2 w_1 σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      part_of_the_total_run_2 w_1 σ' (N_o + 1).

Lemma part_of_the_total_4 : forall (N_o T_M w_1 : ℝ),
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  T_M >= w_1.
Proof. (* induction *)
  intros N_o T_M w_1 weight_run.
  cut (forall (σ N_o : ℝ), Winnow_on_ORs.part_of_the_total_run_2 w_1 σ N_o ->
    σ >= w_1).
  { intros all. pose proof (all T_M N_o weight_run) as kept.
    exact kept. }
  clear weight_run T_M N_o.
  refine (Winnow_on_ORs.part_of_the_total_run_2_ind w_1 (fun (σ N_o : ℝ) =>
    σ >= w_1) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [w_1].
  - intros N_o m o t_down t_o t_up σ σ' _ kept_2 added a_count chip_run.
    exact (Winnow_on_ORs.part_of_the_total_3 m o t_down t_o t_up w_1 σ σ' added a_count kept_2 chip_run).
Qed.

Lemma weight_left : forall (N_o T_M t_1 t_down t_up w_1 : ℝ),
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  T_M > 0.
Proof. (* certificate *)
  intros N_o T_M t_1 t_down t_up w_1 weight_run chip_run.
  pose proof (Winnow_on_ORs.power_positive_4 t_1 t_down t_up w_1 chip_run) as power_positive.
  pose proof (Winnow_on_ORs.part_of_the_total_4 N_o T_M w_1 weight_run) as part_of_the_total.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ power_positive) (of_ge _ _ part_of_the_total)) (eq_refl 0) _).
  algebra [T_M; w_1].
Qed.

Lemma few_demotions : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 : ℝ) (c_M : vec space),
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  D < 2 * P + 2.
Proof. (* certificate *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 c_M some_attribute mistake_run weight_run chip_run.
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_on_ORs.weight_left N_o T_M t_1 t_down t_up w_1 weight_run chip_run) as weight_left.
  pose proof (Winnow_on_ORs.total_weight_3 space D P T_M n c_M mistake_run) as total_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (stimes _ _ (pos 2) (of_gt _ _ weight_left)) (times _ _ (weak _ (pos 2)) (of_le _ _ total_weight))) (eq_refl 0) _).
  algebra [D; P; n; T_M].
Qed.

Lemma mistake_bound : forall (space : ips) (D L M N_o P T_M U_r W n r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_on_ORs.total_progress_run space n u c_M T_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M < 3 * L * r + 2.
Proof. (* certificate *)
  intros space D L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_ORs.few_promotions space D L P T_M U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as few_promotions.
  pose proof (Winnow_on_ORs.few_demotions space D N_o P T_M n t_1 t_down t_up w_1 c_M some_attribute mistake_run weight_run chip_run) as few_demotions.
  refine (cert_lt _ _ _ _ _ (pos 1) (plus_s _ _ (times _ _ (weak _ (pos 3)) (of_le _ _ few_promotions)) (of_lt _ _ few_demotions)) (eqn (-1) _ _ counted) _).
  algebra [M; L; r; D; P].
Qed.

Inductive run_over_relevant_attribute (L W n : ℝ) : ℝ -> nat -> Prop :=
  | run_over_relevant_attribute_start : run_over_relevant_attribute L W n 0 0%nat
  | run_over_relevant_attribute_next : forall (D_on F_d K_off P_on U U' d e_M t_down t_up z_M : ℝ) (r : nat),
      run_over_relevant_attribute L W n U r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      run_over_relevant_attribute L W n U' (Datatypes.S r).

Lemma run_over_relevant_attribute_is_chips_of_all_run : forall (L U_r W n : ℝ) (r : nat),
  Winnow_on_ORs.run_over_relevant_attribute L W n U_r r -> Winnow_on_ORs.chips_of_all_run L W n U_r (INR r).
Proof.
  intros L U_r W n r run.
  refine (Winnow_on_ORs.run_over_relevant_attribute_ind L W n (fun (U : ℝ) (r : nat) => Winnow_on_ORs.chips_of_all_run L W n U (INR r)) _ _ U_r r run); clear run U_r r.
  - exact (Winnow_on_ORs.chips_of_all_run_start L W n).
  - intros D_on F_d K_off P_on U U' d e_M t_down t_up z_M r _ previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2. rewrite S_INR.
    exact (Winnow_on_ORs.chips_of_all_run_next L W n D_on F_d K_off P_on U U' d e_M (INR r) t_down t_up z_M previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2).
Qed.

Inductive run_over_mistake (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space n u vzero n 0%nat 0%nat
  | run_over_mistake_next_P : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      run_over_mistake space n u c' T' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      ⟨u, x⟩ = 0 -> (* negative *)
      c' = c ⊕ -1 • x -> (* chips off *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= n -> (* high score *)
      run_over_mistake space n u c' T' P (Datatypes.S D).

Lemma run_over_mistake_is_total_weight_run : forall (space : ips) (T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_ORs.run_over_mistake space n u c_M T_M P D -> Winnow_on_ORs.total_weight_run space n c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n c_M u P D run.
  refine (Winnow_on_ORs.run_over_mistake_ind space n u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_on_ORs.total_weight_run space n c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_on_ORs.total_weight_run_start space n).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_on_ORs.total_weight_run_next_P space n (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_doubled low_score).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score. rewrite S_INR.
    exact (Winnow_on_ORs.total_weight_run_next_D space n (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_halved high_score).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_ORs.run_over_mistake space n u c_M T_M P D -> Winnow_on_ORs.total_progress_run space n u c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n c_M u P D run.
  refine (Winnow_on_ORs.run_over_mistake_ind space n u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_on_ORs.total_progress_run space n u c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_on_ORs.total_progress_run_start space n u).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_on_ORs.total_progress_run_next_P space n u (INR D) (INR P) T T' c c' x previous chips_on positive).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score. rewrite S_INR.
    exact (Winnow_on_ORs.total_progress_run_next_D space n u (INR D) (INR P) T T' c c' x previous negative chips_off).
Qed.

Inductive run_over_weight (w_1 : ℝ) : ℝ -> nat -> Prop :=
  | run_over_weight_start : run_over_weight w_1 w_1 0%nat
  | run_over_weight_next : forall (m o t_down t_o t_up σ σ' : ℝ) (N_o : nat),
      run_over_weight w_1 σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      run_over_weight w_1 σ' (Datatypes.S N_o).

Lemma run_over_weight_is_part_of_the_total_run_2 : forall (T_M w_1 : ℝ) (N_o : nat),
  Winnow_on_ORs.run_over_weight w_1 T_M N_o -> Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M (INR N_o).
Proof.
  intros T_M w_1 N_o run.
  refine (Winnow_on_ORs.run_over_weight_ind w_1 (fun (σ : ℝ) (N_o : nat) => Winnow_on_ORs.part_of_the_total_run_2 w_1 σ (INR N_o)) _ _ T_M N_o run); clear run T_M N_o.
  - exact (Winnow_on_ORs.part_of_the_total_run_2_start w_1).
  - intros m o t_down t_o t_up σ σ' N_o _ previous added a_count chip_run. rewrite S_INR.
    exact (Winnow_on_ORs.part_of_the_total_run_2_next w_1 (INR N_o) m o t_down t_o t_up σ σ' previous added a_count chip_run).
Qed.

Inductive run_over_chip : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_chip_start : run_over_chip 0 1 0%nat 0%nat
  | run_over_chip_next_t_up : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip t F t_up t_down ->
      F' = 2 * F -> (* times the factor *)
      run_over_chip t' F' (Datatypes.S t_up) t_down
  | run_over_chip_next_t_down : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip t F t_up t_down ->
      2 * F' = F -> (* divided by the factor *)
      run_over_chip t' F' t_up (Datatypes.S t_down).

Lemma run_over_chip_is_power_positive_run_2 : forall (t_1 w_1 : ℝ) (t_up t_down : nat),
  Winnow_on_ORs.run_over_chip t_1 w_1 t_up t_down -> Winnow_on_ORs.power_positive_run_2 t_1 w_1 (INR t_up) (INR t_down).
Proof.
  intros t_1 w_1 t_up t_down run.
  refine (Winnow_on_ORs.run_over_chip_ind (fun (t F : ℝ) (t_up t_down : nat) => Winnow_on_ORs.power_positive_run_2 t F (INR t_up) (INR t_down)) _ _ _ t_1 w_1 t_up t_down run); clear run t_1 w_1 t_up t_down.
  - exact Winnow_on_ORs.power_positive_run_2_start.
  - intros F F' t t' t_up t_down _ previous times_the_factor. rewrite S_INR.
    exact (Winnow_on_ORs.power_positive_run_2_next_t_up F F' t t' (INR t_down) (INR t_up) previous times_the_factor).
  - intros F F' t t' t_up t_down _ previous divided_by_the_factor. rewrite S_INR.
    exact (Winnow_on_ORs.power_positive_run_2_next_t_down F F' t t' (INR t_down) (INR t_up) previous divided_by_the_factor).
Qed.

End Winnow_on_ORs.

Theorem theorem_Winnow_on_ORs : forall (space : ips) (L M T_M U_r W n t_1 w_1 : ℝ) (c_M u : vec space) (D N_o P r t_down t_up : nat),
  Winnow_on_ORs.run_over_relevant_attribute L W n U_r r ->
  Winnow_on_ORs.run_over_mistake space n u c_M T_M P D ->
  Winnow_on_ORs.run_over_weight w_1 T_M N_o ->
  Winnow_on_ORs.run_over_chip t_1 w_1 t_up t_down ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  M < 3 * L * INR r + 2.
Proof.
  intros space L M T_M U_r W n t_1 w_1 c_M u D N_o P r t_down t_up relevant_attribute_run mistake_run weight_run chip_run counted relevant_chips cap_of_a_weight some_attribute.
  exact (Winnow_on_ORs.mistake_bound space (INR D) L M (INR N_o) (INR P) T_M U_r W n (INR r) t_1 (INR t_down) (INR t_up) w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute (Winnow_on_ORs.run_over_relevant_attribute_is_chips_of_all_run L U_r W n r relevant_attribute_run) (Winnow_on_ORs.run_over_mistake_is_total_weight_run space T_M n c_M u P D mistake_run) (Winnow_on_ORs.run_over_mistake_is_total_progress_run space T_M n c_M u P D mistake_run) (Winnow_on_ORs.run_over_weight_is_part_of_the_total_run_2 T_M w_1 N_o weight_run) (Winnow_on_ORs.run_over_chip_is_power_positive_run_2 t_1 w_1 t_up t_down chip_run)).
Qed.

Module Winnow_with_elimination_on_ORs.

Lemma removed : forall (space : ips) (T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ -1 • w_x -> (* active weights removed *)
  T' = T - s.
Proof. (* certificate *)
  intros space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_removed.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (veqn v1 _ _ active_weights_removed) (eqn (-1) _ _ all_weights)) (eqn 1 _ _ all_weights_after_it)) (eqn 1 _ _ active_weights)) _).
  algebra [T'; T; s] with [v1; w'; w; w_x].
Qed.

Lemma no_loss : forall (space : ips) (c c' u : vec space),
  c' = c -> (* chips kept *)
  ⟨c', u⟩ >= ⟨c, u⟩.
Proof. (* certificate *)
  intros space c c' u chips_kept.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (veqn u _ _ chips_kept) _).
  algebra with [c'; u; c].
Qed.

Lemma loss : forall (space : ips) (T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ -1 • w_x -> (* active weights removed *)
  s >= n -> (* high score *)
  T' <= T - n.
Proof. (* certificate *)
  intros space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_removed high_score.
  pose proof (Winnow_with_elimination_on_ORs.removed space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_removed) as removed.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ high_score) (eqn (-1) _ _ removed) _).
  algebra [T'; T; n; s].
Qed.

Lemma total_progress : forall (space : ips) (P : ℝ) (c c' u : vec space),
  c' = c -> (* chips kept *)
  ⟨c, u⟩ >= P -> (* total progress *)
  ⟨c', u⟩ >= P.
Proof. (* certificate *)
  intros space P c c' u chips_kept total_progress.
  pose proof (Winnow_with_elimination_on_ORs.no_loss space c c' u chips_kept) as no_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ no_loss)) (eq_refl 0) _).
  algebra [P] with [c'; u; c].
Qed.

Inductive total_progress_run (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space n u vzero n 0 0
  | total_progress_run_next_P : forall (D P T T' : ℝ) (c c' x : vec space),
      total_progress_run space n u c T P D ->
      c' = c ⊕ x -> (* chips on *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      total_progress_run space n u c' T' (P + 1) D
  | total_progress_run_next_D : forall (D P T T' : ℝ) (c c' : vec space),
      total_progress_run space n u c T P D ->
      c' = c -> (* chips kept *)
      total_progress_run space n u c' T' P (D + 1).

Lemma total_progress_2 : forall (space : ips) (D P T_M n : ℝ) (c_M u : vec space),
  Winnow_with_elimination_on_ORs.total_progress_run space n u c_M T_M P D ->
  ⟨c_M, u⟩ >= P.
Proof. (* induction *)
  intros space D P T_M n c_M u mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_with_elimination_on_ORs.total_progress_run space n u c T P D ->
    ⟨c, u⟩ >= P).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_with_elimination_on_ORs.total_progress_run_ind space n u (fun (c : vec space) (T P D : ℝ) =>
    ⟨c, u⟩ >= P) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra with [u].
  - intros D P T T' c c' x _ kept_2 chips_on positive.
    exact (Winnow_on_ORs.total_progress space P c c' u x chips_on kept_2 positive).
  - intros D P T T' c c' _ kept_2 chips_kept.
    exact (Winnow_with_elimination_on_ORs.total_progress space P c c' u chips_kept kept_2).
Qed.

Lemma total_weight : forall (space : ips) (D P T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < n -> (* low score *)
  T <= - D * n + P * n + n -> (* total weight *)
  T' <= - D * n + n * (P + 1) + n.
Proof. (* certificate *)
  intros space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score total_weight.
  pose proof (Winnow_on_ORs.gain space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score) as gain.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ gain)) (eq_refl 0) _).
  algebra [T'; D; n; P; T].
Qed.

Lemma total_weight_2 : forall (space : ips) (D P T T' n s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ -1 • w_x -> (* active weights removed *)
  T <= - D * n + P * n + n -> (* total weight *)
  s >= n -> (* high score *)
  T' <= P * n - n * (D + 1) + n.
Proof. (* certificate *)
  intros space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_removed total_weight high_score.
  pose proof (Winnow_with_elimination_on_ORs.loss space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_removed high_score) as loss.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ loss)) (eq_refl 0) _).
  algebra [T'; P; n; D; T].
Qed.

Inductive total_weight_run (space : ips) (n : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run space n vzero n 0 0
  | total_weight_run_next_P : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      total_weight_run space n c' T' (P + 1) D
  | total_weight_run_next_D : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ -1 • w_x -> (* active weights removed *)
      s >= n -> (* high score *)
      total_weight_run space n c' T' P (D + 1).

Lemma total_weight_3 : forall (space : ips) (D P T_M n : ℝ) (c_M : vec space),
  Winnow_with_elimination_on_ORs.total_weight_run space n c_M T_M P D ->
  T_M <= - D * n + P * n + n.
Proof. (* induction *)
  intros space D P T_M n c_M mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_with_elimination_on_ORs.total_weight_run space n c T P D ->
    T <= - D * n + P * n + n).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_with_elimination_on_ORs.total_weight_run_ind space n (fun (c : vec space) (T P D : ℝ) =>
    T <= - D * n + P * n + n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_doubled low_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_with_elimination_on_ORs.total_weight space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score kept_2)) _). algebra [T'; D; n; P].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_removed high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_with_elimination_on_ORs.total_weight_2 space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_removed kept_2 high_score)) _). algebra [T'; P; n; D].
Qed.

Inductive capped_weight_run (n : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | capped_weight_run_start : capped_weight_run n 1 0 0
  | capped_weight_run_next_P_on : forall (K_off N_o P_on s z z' : ℝ),
      capped_weight_run n z P_on K_off ->
      z' = 2 * z -> (* its weight promoted *)
      s < n -> (* low score *)
      Winnow_on_ORs.part_of_the_total_run z s N_o ->
      capped_weight_run n z' (P_on + 1) K_off
  | capped_weight_run_next_K_off : forall (K_off P_on z z' : ℝ),
      capped_weight_run n z P_on K_off ->
      z' = z -> (* its weight kept *)
      capped_weight_run n z' P_on (K_off + 1).

Lemma capped_weight : forall (K_off P_on n z_M : ℝ),
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  z_M < 2 * n.
Proof. (* induction *)
  intros K_off P_on n z_M some_attribute update_run.
  cut (forall (z P_on K_off : ℝ), Winnow_with_elimination_on_ORs.capped_weight_run n z P_on K_off ->
    z < 2 * n).
  { intros all. pose proof (all z_M P_on K_off update_run) as kept.
    exact kept. }
  clear update_run z_M P_on K_off.
  refine (Winnow_with_elimination_on_ORs.capped_weight_run_ind n (fun (z P_on K_off : ℝ) =>
    z < 2 * n) _ _ _).
  - exact (Winnow_on_ORs.capped_weight n some_attribute).
  - intros K_off N_o P_on s z z' _ kept_2 its_weight_promoted low_score weight_run.
    exact (Winnow_on_ORs.capped_weight_2 N_o n s z z' its_weight_promoted low_score weight_run).
  - intros K_off P_on z z' _ kept_2 its_weight_kept.
    exact (Winnow_on_ORs.capped_weight_3 n z z' its_weight_kept kept_2).
Qed.

Lemma below_the_factor : forall (F_d K_off P_on W n z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  F_d < 2.
Proof. (* certificate *)
  intros F_d K_off P_on W n z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run.
  destruct (lt_or F_d 2) as [holds | contrary]; [exact holds |].
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_with_elimination_on_ORs.capped_weight K_off P_on n z_M some_attribute update_run) as capped_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (plus_s _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ cap_of_a_weight)) (of_lt _ _ capped_weight)) (times _ _ (of_ge _ _ contrary) (of_le _ _ cap_of_a_weight))) (eqn 1 _ _ its_chips_make_its_weight) _).
  algebra [F_d; n; z_M; W].
Qed.

Lemma below_1 : forall (F_d K_off P_on W d n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  d < 1.
Proof. (* certificate *)
  intros F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run.
  pose proof (Winnow_with_elimination_on_ORs.below_the_factor F_d K_off P_on W n z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run) as below_the_factor.
  pose proof (Winnow_on_ORs.Bernoulli_3 F_d d t_down t_up chip_run) as Bernoulli.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (of_lt _ _ below_the_factor) (of_ge _ _ Bernoulli)) (eq_refl 0) _).
  algebra [d; F_d].
Qed.

Lemma none_too_many : forall (F_d K_off P_on W d n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  d <= 0.
Proof. (* certificate *)
  intros F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_elimination_on_ORs.below_1 F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run) as below_1.
  pose proof (Winnow_on_ORs.whole_number_3 F_d d t_down t_up chip_run_2) as whole_number.
  refine (cert_le _ _ _ _ _ (of_lt _ _ below_1) (of_ge _ _ whole_number) (eq_refl 0) _).
  algebra [d].
Qed.

Lemma one_cap : forall (F_d K_off L P_on W d e_M n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  e_M <= L.
Proof. (* certificate *)
  intros F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_elimination_on_ORs.none_too_many F_d K_off P_on W d n t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run chip_run_2) as none_too_many.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ none_too_many) (eqn (-1) _ _ chips_from_the_cap_on) _).
  algebra [e_M; L; d].
Qed.

Lemma chips_of_one : forall (F_d K_off L P_on U U' W d e_M n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  U' <= L + U.
Proof. (* certificate *)
  intros F_d K_off L P_on U U' W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_elimination_on_ORs.one_cap F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2) as one_cap.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_cap) (eqn (-1) _ _ chips_so_far) _).
  algebra [U'; L; U; e_M].
Qed.

Lemma chips_of_all : forall (F_d K_off L P_on U U' W d e_M n r t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  U <= L * r -> (* chips of all *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  U' <= L * (r + 1).
Proof. (* certificate *)
  intros F_d K_off L P_on U U' W d e_M n r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far chips_of_all cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_elimination_on_ORs.chips_of_one F_d K_off L P_on U U' W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight some_attribute update_run chip_run chip_run_2) as chips_of_one.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chips_of_all) (of_le _ _ chips_of_one)) (eq_refl 0) _).
  algebra [U'; L; r; U].
Qed.

Inductive chips_of_all_run (L W n : ℝ) : ℝ -> ℝ -> Prop :=
  | chips_of_all_run_start : chips_of_all_run L W n 0 0
  | chips_of_all_run_next : forall (F_d K_off P_on U U' d e_M r t_down t_up z_M : ℝ),
      chips_of_all_run L W n U r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      chips_of_all_run L W n U' (r + 1).

Lemma chips_of_all_2 : forall (L U_r W n r : ℝ),
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.chips_of_all_run L W n U_r r ->
  U_r <= L * r.
Proof. (* induction *)
  intros L U_r W n r cap_of_a_weight some_attribute relevant_attribute_run.
  cut (forall (U r : ℝ), Winnow_with_elimination_on_ORs.chips_of_all_run L W n U r ->
    U <= L * r).
  { intros all. pose proof (all U_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run U_r r.
  refine (Winnow_with_elimination_on_ORs.chips_of_all_run_ind L W n (fun (U r : ℝ) =>
    U <= L * r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L].
  - intros F_d K_off P_on U U' d e_M r t_down t_up z_M _ kept_2 its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2.
    exact (Winnow_with_elimination_on_ORs.chips_of_all F_d K_off L P_on U U' W d e_M n r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far kept_2 cap_of_a_weight some_attribute update_run chip_run chip_run_2).
Qed.

Lemma cap : forall (space : ips) (L U_r W n r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.chips_of_all_run L W n U_r r ->
  ⟨c_M, u⟩ <= L * r.
Proof. (* certificate *)
  intros space L U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run.
  pose proof (Winnow_with_elimination_on_ORs.chips_of_all_2 L U_r W n r cap_of_a_weight some_attribute relevant_attribute_run) as chips_of_all.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chips_of_all) (eqn (-1) _ _ relevant_chips) _).
  algebra [L; r; U_r] with [c_M; u].
Qed.

Lemma few_promotions : forall (space : ips) (D L P T_M U_r W n r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_with_elimination_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_with_elimination_on_ORs.total_progress_run space n u c_M T_M P D ->
  P <= L * r.
Proof. (* certificate *)
  intros space D L P T_M U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run.
  pose proof (Winnow_with_elimination_on_ORs.total_progress_2 space D P T_M n c_M u mistake_run) as total_progress.
  pose proof (Winnow_with_elimination_on_ORs.cap space L U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run) as cap.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_le _ _ cap)) (eq_refl 0) _).
  algebra [P; L; r] with [c_M; u].
Qed.

Lemma at_least_1 : forall (z z' : ℝ),
  z' = 2 * z -> (* its weight promoted *)
  z >= 1 -> (* at least 1 *)
  z' >= 1.
Proof. (* certificate *)
  intros z z' its_weight_promoted at_least_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (times _ _ (weak _ (pos 2)) (of_ge _ _ at_least_1))) (eqn 1 _ _ its_weight_promoted) _).
  algebra [z'; z].
Qed.

Lemma at_least_1_2 : forall (z z' : ℝ),
  z' = z -> (* its weight kept *)
  z >= 1 -> (* at least 1 *)
  z' >= 1.
Proof. (* certificate *)
  intros z z' its_weight_kept at_least_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ at_least_1) (eqn 1 _ _ its_weight_kept) _).
  algebra [z'; z].
Qed.

Inductive at_least_1_run : ℝ -> ℝ -> ℝ -> Prop :=
  | at_least_1_run_start : at_least_1_run 1 0 0
  | at_least_1_run_next_P_on : forall (K_off P_on z z' : ℝ),
      at_least_1_run z P_on K_off ->
      z' = 2 * z -> (* its weight promoted *)
      at_least_1_run z' (P_on + 1) K_off
  | at_least_1_run_next_K_off : forall (K_off P_on z z' : ℝ),
      at_least_1_run z P_on K_off ->
      z' = z -> (* its weight kept *)
      at_least_1_run z' P_on (K_off + 1).

Lemma at_least_1_3 : forall (K_off P_on z_M : ℝ),
  Winnow_with_elimination_on_ORs.at_least_1_run z_M P_on K_off ->
  z_M >= 1.
Proof. (* induction *)
  intros K_off P_on z_M update_run.
  cut (forall (z P_on K_off : ℝ), Winnow_with_elimination_on_ORs.at_least_1_run z P_on K_off ->
    z >= 1).
  { intros all. pose proof (all z_M P_on K_off update_run) as kept.
    exact kept. }
  clear update_run z_M P_on K_off.
  refine (Winnow_with_elimination_on_ORs.at_least_1_run_ind (fun (z P_on K_off : ℝ) =>
    z >= 1) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros K_off P_on z z' _ kept_2 its_weight_promoted.
    exact (Winnow_with_elimination_on_ORs.at_least_1 z z' its_weight_promoted kept_2).
  - intros K_off P_on z z' _ kept_2 its_weight_kept.
    exact (Winnow_with_elimination_on_ORs.at_least_1_2 z z' its_weight_kept kept_2).
Qed.

Lemma weight_of_one_more : forall (K_off P_on V V' z_M : ℝ),
  V' = V + z_M -> (* weight so far *)
  Winnow_with_elimination_on_ORs.at_least_1_run z_M P_on K_off ->
  V' >= V + 1.
Proof. (* certificate *)
  intros K_off P_on V V' z_M weight_so_far update_run.
  pose proof (Winnow_with_elimination_on_ORs.at_least_1_3 K_off P_on z_M update_run) as at_least_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ at_least_1) (eqn 1 _ _ weight_so_far) _).
  algebra [V'; V; z_M].
Qed.

Lemma relevant_weight : forall (K_off P_on V V' r z_M : ℝ),
  V' = V + z_M -> (* weight so far *)
  V >= r -> (* relevant weight *)
  Winnow_with_elimination_on_ORs.at_least_1_run z_M P_on K_off ->
  V' >= r + 1.
Proof. (* certificate *)
  intros K_off P_on V V' r z_M weight_so_far relevant_weight update_run.
  pose proof (Winnow_with_elimination_on_ORs.weight_of_one_more K_off P_on V V' z_M weight_so_far update_run) as weight_of_one_more.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ relevant_weight) (of_ge _ _ weight_of_one_more)) (eq_refl 0) _).
  algebra [V'; r; V].
Qed.

Inductive relevant_weight_run : ℝ -> ℝ -> Prop :=
  | relevant_weight_run_start : relevant_weight_run 0 0
  | relevant_weight_run_next : forall (K_off P_on V V' r z_M : ℝ),
      relevant_weight_run V r ->
      V' = V + z_M -> (* weight so far *)
      Winnow_with_elimination_on_ORs.at_least_1_run z_M P_on K_off ->
      relevant_weight_run V' (r + 1).

Lemma relevant_weight_2 : forall (V_r r : ℝ),
  Winnow_with_elimination_on_ORs.relevant_weight_run V_r r ->
  V_r >= r.
Proof. (* induction *)
  intros V_r r relevant_attribute_run.
  cut (forall (V r : ℝ), Winnow_with_elimination_on_ORs.relevant_weight_run V r ->
    V >= r).
  { intros all. pose proof (all V_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run V_r r.
  refine (Winnow_with_elimination_on_ORs.relevant_weight_run_ind (fun (V r : ℝ) =>
    V >= r) _ _).
  - exact Perceptron_mistake_bound.total_progress.
  - intros K_off P_on V V' r z_M _ kept_2 weight_so_far update_run.
    exact (Winnow_with_elimination_on_ORs.relevant_weight K_off P_on V V' r z_M weight_so_far kept_2 update_run).
Qed.

Lemma part_of_the_total : forall (V_r m o t_down t_o t_up σ σ' : ℝ),
  σ' = m * o + σ -> (* added *)
  σ >= V_r -> (* part of the total *)
  m >= 0 -> (* a count *)
  Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
  σ' >= V_r.
Proof. (* certificate *)
  intros V_r m o t_down t_o t_up σ σ' added part_of_the_total a_count chip_run.
  pose proof (Winnow_on_ORs.power_positive_3 o t_down t_o t_up chip_run) as power_positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ part_of_the_total) (times _ _ (of_ge _ _ a_count) (weak _ (of_gt _ _ power_positive)))) (eqn 1 _ _ added) _).
  algebra [σ'; V_r; m; o; σ].
Qed.

Inductive part_of_the_total_run (V_r : ℝ) : ℝ -> ℝ -> Prop :=
  | part_of_the_total_run_start : part_of_the_total_run V_r V_r 0
  | part_of_the_total_run_next : forall (N_o m o t_down t_o t_up σ σ' : ℝ),
      part_of_the_total_run V_r σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      part_of_the_total_run V_r σ' (N_o + 1).

Lemma part_of_the_total_2 : forall (N_o T_M V_r : ℝ),
  Winnow_with_elimination_on_ORs.part_of_the_total_run V_r T_M N_o ->
  T_M >= V_r.
Proof. (* induction *)
  intros N_o T_M V_r weight_run.
  cut (forall (σ N_o : ℝ), Winnow_with_elimination_on_ORs.part_of_the_total_run V_r σ N_o ->
    σ >= V_r).
  { intros all. pose proof (all T_M N_o weight_run) as kept.
    exact kept. }
  clear weight_run T_M N_o.
  refine (Winnow_with_elimination_on_ORs.part_of_the_total_run_ind V_r (fun (σ N_o : ℝ) =>
    σ >= V_r) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [V_r].
  - intros N_o m o t_down t_o t_up σ σ' _ kept_2 added a_count chip_run.
    exact (Winnow_with_elimination_on_ORs.part_of_the_total V_r m o t_down t_o t_up σ σ' added kept_2 a_count chip_run).
Qed.

Lemma weight_left : forall (N_o T_M V_r r : ℝ),
  r >= 1 -> (* some relevant attribute *)
  Winnow_with_elimination_on_ORs.part_of_the_total_run V_r T_M N_o ->
  Winnow_with_elimination_on_ORs.relevant_weight_run V_r r ->
  T_M > 0.
Proof. (* certificate *)
  intros N_o T_M V_r r some_relevant_attribute weight_run relevant_attribute_run.
  pose proof (Winnow_with_elimination_on_ORs.relevant_weight_2 V_r r relevant_attribute_run) as relevant_weight.
  pose proof (Winnow_with_elimination_on_ORs.part_of_the_total_2 N_o T_M V_r weight_run) as part_of_the_total.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 1) (of_ge _ _ some_relevant_attribute)) (of_ge _ _ relevant_weight)) (of_ge _ _ part_of_the_total)) (eq_refl 0) _).
  algebra [T_M; r; V_r].
Qed.

Lemma few_demotions : forall (space : ips) (D N_o P T_M V_r n r : ℝ) (c_M : vec space),
  n >= 1 -> (* some attribute *)
  r >= 1 -> (* some relevant attribute *)
  Winnow_with_elimination_on_ORs.part_of_the_total_run V_r T_M N_o ->
  Winnow_with_elimination_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_with_elimination_on_ORs.relevant_weight_run V_r r ->
  D < P + 1.
Proof. (* certificate *)
  intros space D N_o P T_M V_r n r c_M some_attribute some_relevant_attribute weight_run mistake_run relevant_attribute_run.
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_with_elimination_on_ORs.weight_left N_o T_M V_r r some_relevant_attribute weight_run relevant_attribute_run) as weight_left.
  pose proof (Winnow_with_elimination_on_ORs.total_weight_3 space D P T_M n c_M mistake_run) as total_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (of_gt _ _ weight_left) (of_le _ _ total_weight)) (eq_refl 0) _).
  algebra [D; P; n; T_M].
Qed.

Lemma mistake_bound : forall (space : ips) (D L M N_o P T_M U_r V_r W n r : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  r >= 1 -> (* some relevant attribute *)
  Winnow_with_elimination_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_with_elimination_on_ORs.part_of_the_total_run V_r T_M N_o ->
  Winnow_with_elimination_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_with_elimination_on_ORs.total_progress_run space n u c_M T_M P D ->
  Winnow_with_elimination_on_ORs.relevant_weight_run V_r r ->
  M < 2 * L * r + 1.
Proof. (* certificate *)
  intros space D L M N_o P T_M U_r V_r W n r c_M u counted relevant_chips cap_of_a_weight some_attribute some_relevant_attribute relevant_attribute_run weight_run mistake_run mistake_run_2 relevant_attribute_run_2.
  pose proof (Winnow_with_elimination_on_ORs.few_promotions space D L P T_M U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as few_promotions.
  pose proof (Winnow_with_elimination_on_ORs.few_demotions space D N_o P T_M V_r n r c_M some_attribute some_relevant_attribute weight_run mistake_run relevant_attribute_run_2) as few_demotions.
  refine (cert_lt _ _ _ _ _ (pos 1) (plus_s _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ few_promotions)) (of_lt _ _ few_demotions)) (eqn (-1) _ _ counted) _).
  algebra [M; L; r; D; P].
Qed.

Inductive run_over_relevant_attribute (L W n : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_relevant_attribute_start : run_over_relevant_attribute L W n 0 0 0%nat
  | run_over_relevant_attribute_next : forall (F_d K_off P_on U U' V V' d e_M t_down t_up z_M : ℝ) (r : nat),
      run_over_relevant_attribute L W n U V r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      V' = V + z_M -> (* weight so far *)
      Winnow_with_elimination_on_ORs.capped_weight_run n z_M P_on K_off ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      Winnow_with_elimination_on_ORs.at_least_1_run z_M P_on K_off ->
      run_over_relevant_attribute L W n U' V' (Datatypes.S r).

Lemma run_over_relevant_attribute_is_chips_of_all_run : forall (L U_r V_r W n : ℝ) (r : nat),
  Winnow_with_elimination_on_ORs.run_over_relevant_attribute L W n U_r V_r r -> Winnow_with_elimination_on_ORs.chips_of_all_run L W n U_r (INR r).
Proof.
  intros L U_r V_r W n r run.
  refine (Winnow_with_elimination_on_ORs.run_over_relevant_attribute_ind L W n (fun (U V : ℝ) (r : nat) => Winnow_with_elimination_on_ORs.chips_of_all_run L W n U (INR r)) _ _ U_r V_r r run); clear run U_r V_r r.
  - exact (Winnow_with_elimination_on_ORs.chips_of_all_run_start L W n).
  - intros F_d K_off P_on U U' V V' d e_M t_down t_up z_M r _ previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far update_run chip_run chip_run_2 update_run_2. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.chips_of_all_run_next L W n F_d K_off P_on U U' d e_M (INR r) t_down t_up z_M previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2).
Qed.

Lemma run_over_relevant_attribute_is_relevant_weight_run : forall (L U_r V_r W n : ℝ) (r : nat),
  Winnow_with_elimination_on_ORs.run_over_relevant_attribute L W n U_r V_r r -> Winnow_with_elimination_on_ORs.relevant_weight_run V_r (INR r).
Proof.
  intros L U_r V_r W n r run.
  refine (Winnow_with_elimination_on_ORs.run_over_relevant_attribute_ind L W n (fun (U V : ℝ) (r : nat) => Winnow_with_elimination_on_ORs.relevant_weight_run V (INR r)) _ _ U_r V_r r run); clear run U_r V_r r.
  - exact Winnow_with_elimination_on_ORs.relevant_weight_run_start.
  - intros F_d K_off P_on U U' V V' d e_M t_down t_up z_M r _ previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far update_run chip_run chip_run_2 update_run_2. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.relevant_weight_run_next K_off P_on V V' (INR r) z_M previous weight_so_far update_run_2).
Qed.

Inductive run_over_weight (V_r : ℝ) : ℝ -> nat -> Prop :=
  | run_over_weight_start : run_over_weight V_r V_r 0%nat
  | run_over_weight_next : forall (m o t_down t_o t_up σ σ' : ℝ) (N_o : nat),
      run_over_weight V_r σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      run_over_weight V_r σ' (Datatypes.S N_o).

Lemma run_over_weight_is_part_of_the_total_run : forall (T_M V_r : ℝ) (N_o : nat),
  Winnow_with_elimination_on_ORs.run_over_weight V_r T_M N_o -> Winnow_with_elimination_on_ORs.part_of_the_total_run V_r T_M (INR N_o).
Proof.
  intros T_M V_r N_o run.
  refine (Winnow_with_elimination_on_ORs.run_over_weight_ind V_r (fun (σ : ℝ) (N_o : nat) => Winnow_with_elimination_on_ORs.part_of_the_total_run V_r σ (INR N_o)) _ _ T_M N_o run); clear run T_M N_o.
  - exact (Winnow_with_elimination_on_ORs.part_of_the_total_run_start V_r).
  - intros m o t_down t_o t_up σ σ' N_o _ previous added a_count chip_run. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.part_of_the_total_run_next V_r (INR N_o) m o t_down t_o t_up σ σ' previous added a_count chip_run).
Qed.

Inductive run_over_mistake (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space n u vzero n 0%nat 0%nat
  | run_over_mistake_next_P : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      run_over_mistake space n u c' T' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (T T' s : ℝ) (c c' v1 w w' w_x : vec space) (P D : nat),
      run_over_mistake space n u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c -> (* chips kept *)
      w' = w ⊕ -1 • w_x -> (* active weights removed *)
      s >= n -> (* high score *)
      run_over_mistake space n u c' T' P (Datatypes.S D).

Lemma run_over_mistake_is_total_weight_run : forall (space : ips) (T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_with_elimination_on_ORs.run_over_mistake space n u c_M T_M P D -> Winnow_with_elimination_on_ORs.total_weight_run space n c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n c_M u P D run.
  refine (Winnow_with_elimination_on_ORs.run_over_mistake_ind space n u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_with_elimination_on_ORs.total_weight_run space n c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_with_elimination_on_ORs.total_weight_run_start space n).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.total_weight_run_next_P space n (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_doubled low_score).
  - intros T T' s c c' v1 w w' w_x P D _ previous all_weights all_weights_after_it active_weights chips_kept active_weights_removed high_score. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.total_weight_run_next_D space n (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_removed high_score).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_with_elimination_on_ORs.run_over_mistake space n u c_M T_M P D -> Winnow_with_elimination_on_ORs.total_progress_run space n u c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n c_M u P D run.
  refine (Winnow_with_elimination_on_ORs.run_over_mistake_ind space n u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_with_elimination_on_ORs.total_progress_run space n u c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_with_elimination_on_ORs.total_progress_run_start space n u).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.total_progress_run_next_P space n u (INR D) (INR P) T T' c c' x previous chips_on positive).
  - intros T T' s c c' v1 w w' w_x P D _ previous all_weights all_weights_after_it active_weights chips_kept active_weights_removed high_score. rewrite S_INR.
    exact (Winnow_with_elimination_on_ORs.total_progress_run_next_D space n u (INR D) (INR P) T T' c c' previous chips_kept).
Qed.

End Winnow_with_elimination_on_ORs.

Theorem theorem_Winnow_with_elimination_on_ORs : forall (space : ips) (L M T_M U_r V_r W n : ℝ) (c_M u : vec space) (D N_o P r : nat),
  Winnow_with_elimination_on_ORs.run_over_relevant_attribute L W n U_r V_r r ->
  Winnow_with_elimination_on_ORs.run_over_weight V_r T_M N_o ->
  Winnow_with_elimination_on_ORs.run_over_mistake space n u c_M T_M P D ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  INR r >= 1 -> (* some relevant attribute *)
  M < 2 * L * INR r + 1.
Proof.
  intros space L M T_M U_r V_r W n c_M u D N_o P r relevant_attribute_run weight_run mistake_run counted relevant_chips cap_of_a_weight some_attribute some_relevant_attribute.
  exact (Winnow_with_elimination_on_ORs.mistake_bound space (INR D) L M (INR N_o) (INR P) T_M U_r V_r W n (INR r) c_M u counted relevant_chips cap_of_a_weight some_attribute some_relevant_attribute (Winnow_with_elimination_on_ORs.run_over_relevant_attribute_is_chips_of_all_run L U_r V_r W n r relevant_attribute_run) (Winnow_with_elimination_on_ORs.run_over_weight_is_part_of_the_total_run T_M V_r N_o weight_run) (Winnow_with_elimination_on_ORs.run_over_mistake_is_total_weight_run space T_M n c_M u P D mistake_run) (Winnow_with_elimination_on_ORs.run_over_mistake_is_total_progress_run space T_M n c_M u P D mistake_run) (Winnow_with_elimination_on_ORs.run_over_relevant_attribute_is_relevant_weight_run L U_r V_r W n r relevant_attribute_run)).
Qed.

Module Winnow_on_ORs_with_attribute_errors.

Lemma progress : forall (space : ips) (E E' a : ℝ) (c c' u x : vec space),
  E' = E + a -> (* errors so far *)
  c' = c ⊕ x -> (* chips on *)
  ⟨u, x⟩ >= 1 - a -> (* positive but for errors *)
  ⟨c', u⟩ + E' >= ⟨c, u⟩ + E + 1.
Proof. (* certificate *)
  intros space E E' a c c' u x errors_so_far chips_on positive_but_for_errors.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ positive_but_for_errors) (eqns _ _ (veqn u _ _ chips_on) (eqn 1 _ _ errors_so_far)) _).
  algebra [E'; E; a] with [c'; u; c; x].
Qed.

Lemma no_loss : forall (space : ips) (E E' a : ℝ) (c c' u x : vec space),
  E' = E + a -> (* errors so far *)
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨u, x⟩ <= a -> (* negative but for errors *)
  ⟨c', u⟩ + E' >= ⟨c, u⟩ + E.
Proof. (* certificate *)
  intros space E E' a c c' u x errors_so_far chips_off negative_but_for_errors.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ negative_but_for_errors) (eqns _ _ (veqn u _ _ chips_off) (eqn 1 _ _ errors_so_far)) _).
  algebra [E'; E; a] with [c'; u; c; x].
Qed.

Lemma total_progress : forall (space : ips) (E E' P a : ℝ) (c c' u x : vec space),
  E' = E + a -> (* errors so far *)
  c' = c ⊕ x -> (* chips on *)
  ⟨c, u⟩ + E >= P -> (* total progress *)
  ⟨u, x⟩ >= 1 - a -> (* positive but for errors *)
  ⟨c', u⟩ + E' >= P + 1.
Proof. (* certificate *)
  intros space E E' P a c c' u x errors_so_far chips_on total_progress positive_but_for_errors.
  pose proof (Winnow_on_ORs_with_attribute_errors.progress space E E' a c c' u x errors_so_far chips_on positive_but_for_errors) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [E'; P; E] with [c'; u; c].
Qed.

Lemma total_progress_2 : forall (space : ips) (E E' P a : ℝ) (c c' u x : vec space),
  E' = E + a -> (* errors so far *)
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c, u⟩ + E >= P -> (* total progress *)
  ⟨u, x⟩ <= a -> (* negative but for errors *)
  ⟨c', u⟩ + E' >= P.
Proof. (* certificate *)
  intros space E E' P a c c' u x errors_so_far chips_off total_progress negative_but_for_errors.
  pose proof (Winnow_on_ORs_with_attribute_errors.no_loss space E E' a c c' u x errors_so_far chips_off negative_but_for_errors) as no_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ no_loss)) (eq_refl 0) _).
  algebra [E'; P; E] with [c'; u; c].
Qed.

Inductive total_progress_run (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space n u vzero n 0 0 0
  | total_progress_run_next_P : forall (D E E' P T T' a : ℝ) (c c' x : vec space),
      total_progress_run space n u c T E P D ->
      E' = E + a -> (* errors so far *)
      c' = c ⊕ x -> (* chips on *)
      ⟨u, x⟩ >= 1 - a -> (* positive but for errors *)
      total_progress_run space n u c' T' E' (P + 1) D
  | total_progress_run_next_D : forall (D E E' P T T' a : ℝ) (c c' x : vec space),
      total_progress_run space n u c T E P D ->
      E' = E + a -> (* errors so far *)
      c' = c ⊕ -1 • x -> (* chips off *)
      ⟨u, x⟩ <= a -> (* negative but for errors *)
      total_progress_run space n u c' T' E' P (D + 1).

Lemma total_progress_3 : forall (space : ips) (D E_M P T_M n : ℝ) (c_M u : vec space),
  Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c_M T_M E_M P D ->
  ⟨c_M, u⟩ + E_M >= P.
Proof. (* induction *)
  intros space D E_M P T_M n c_M u mistake_run.
  cut (forall (c : vec space) (T E P D : ℝ), Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c T E P D ->
    ⟨c, u⟩ + E >= P).
  { intros all. pose proof (all c_M T_M E_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M E_M P D.
  refine (Winnow_on_ORs_with_attribute_errors.total_progress_run_ind space n u (fun (c : vec space) (T E P D : ℝ) =>
    ⟨c, u⟩ + E >= P) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra with [u].
  - intros D E E' P T T' a c c' x _ kept_2 errors_so_far chips_on positive_but_for_errors.
    exact (Winnow_on_ORs_with_attribute_errors.total_progress space E E' P a c c' u x errors_so_far chips_on kept_2 positive_but_for_errors).
  - intros D E E' P T T' a c c' x _ kept_2 errors_so_far chips_off negative_but_for_errors.
    exact (Winnow_on_ORs_with_attribute_errors.total_progress_2 space E E' P a c c' u x errors_so_far chips_off kept_2 negative_but_for_errors).
Qed.

Inductive total_weight_run (space : ips) (n : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run space n vzero n 0 0 0
  | total_weight_run_next_P : forall (D E E' P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n c T E P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      total_weight_run space n c' T' E' (P + 1) D
  | total_weight_run_next_D : forall (D E E' P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n c T E P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= n -> (* high score *)
      total_weight_run space n c' T' E' P (D + 1).

Lemma total_weight : forall (space : ips) (D E_M P T_M n : ℝ) (c_M : vec space),
  Winnow_on_ORs_with_attribute_errors.total_weight_run space n c_M T_M E_M P D ->
  T_M <= - D * n / 2 + P * n + n.
Proof. (* induction *)
  intros space D E_M P T_M n c_M mistake_run.
  cut (forall (c : vec space) (T E P D : ℝ), Winnow_on_ORs_with_attribute_errors.total_weight_run space n c T E P D ->
    T <= - D * n / 2 + P * n + n).
  { intros all. pose proof (all c_M T_M E_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M E_M P D.
  refine (Winnow_on_ORs_with_attribute_errors.total_weight_run_ind space n (fun (c : vec space) (T E P D : ℝ) =>
    T <= - D * n / 2 + P * n + n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros D E E' P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_doubled low_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs.total_weight space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score kept_2)) _). algebra [T'; D; n; P].
  - intros D E E' P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_halved high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs.total_weight_2 space D P T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score kept_2)) _). algebra [T'; P; n; D].
Qed.

Lemma few_promotions : forall (space : ips) (A D E_M L P T_M U_r W n r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  E_M <= A -> (* all errors *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c_M T_M E_M P D ->
  P <= A + L * r.
Proof. (* certificate *)
  intros space A D E_M L P T_M U_r W n r c_M u relevant_chips all_errors cap_of_a_weight some_attribute relevant_attribute_run mistake_run.
  pose proof (Winnow_on_ORs.cap space L U_r W n r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run) as cap.
  pose proof (Winnow_on_ORs_with_attribute_errors.total_progress_3 space D E_M P T_M n c_M u mistake_run) as total_progress.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ all_errors) (of_le _ _ cap)) (of_ge _ _ total_progress)) (eq_refl 0) _).
  algebra [P; A; L; r; E_M] with [c_M; u].
Qed.

Lemma few_demotions : forall (space : ips) (D E_M N_o P T_M n t_1 t_down t_up w_1 : ℝ) (c_M : vec space),
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs_with_attribute_errors.total_weight_run space n c_M T_M E_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  D < 2 * P + 2.
Proof. (* certificate *)
  intros space D E_M N_o P T_M n t_1 t_down t_up w_1 c_M some_attribute mistake_run weight_run chip_run.
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_on_ORs.weight_left N_o T_M t_1 t_down t_up w_1 weight_run chip_run) as weight_left.
  pose proof (Winnow_on_ORs_with_attribute_errors.total_weight space D E_M P T_M n c_M mistake_run) as total_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (stimes _ _ (pos 2) (of_gt _ _ weight_left)) (times _ _ (weak _ (pos 2)) (of_le _ _ total_weight))) (eq_refl 0) _).
  algebra [D; P; n; T_M].
Qed.

Lemma mistake_bound : forall (space : ips) (A D E_M L M N_o P T_M U_r W n r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  E_M <= A -> (* all errors *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs_with_attribute_errors.total_weight_run space n c_M T_M E_M P D ->
  Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c_M T_M E_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M < 3 * A + 3 * L * r + 2.
Proof. (* certificate *)
  intros space A D E_M L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips all_errors cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_ORs_with_attribute_errors.few_promotions space A D E_M L P T_M U_r W n r c_M u relevant_chips all_errors cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as few_promotions.
  pose proof (Winnow_on_ORs_with_attribute_errors.few_demotions space D E_M N_o P T_M n t_1 t_down t_up w_1 c_M some_attribute mistake_run weight_run chip_run) as few_demotions.
  refine (cert_lt _ _ _ _ _ (pos 1) (plus_s _ _ (times _ _ (weak _ (pos 3)) (of_le _ _ few_promotions)) (of_lt _ _ few_demotions)) (eqn (-1) _ _ counted) _).
  algebra [M; A; L; r; D; P].
Qed.

Inductive run_over_relevant_attribute (L W n : ℝ) : ℝ -> nat -> Prop :=
  | run_over_relevant_attribute_start : run_over_relevant_attribute L W n 0 0%nat
  | run_over_relevant_attribute_next : forall (D_on F_d K_off P_on U U' d e_M t_down t_up z_M : ℝ) (r : nat),
      run_over_relevant_attribute L W n U r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      run_over_relevant_attribute L W n U' (Datatypes.S r).

Lemma run_over_relevant_attribute_is_chips_of_all_run : forall (L U_r W n : ℝ) (r : nat),
  Winnow_on_ORs_with_attribute_errors.run_over_relevant_attribute L W n U_r r -> Winnow_on_ORs.chips_of_all_run L W n U_r (INR r).
Proof.
  intros L U_r W n r run.
  refine (Winnow_on_ORs_with_attribute_errors.run_over_relevant_attribute_ind L W n (fun (U : ℝ) (r : nat) => Winnow_on_ORs.chips_of_all_run L W n U (INR r)) _ _ U_r r run); clear run U_r r.
  - exact (Winnow_on_ORs.chips_of_all_run_start L W n).
  - intros D_on F_d K_off P_on U U' d e_M t_down t_up z_M r _ previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2. rewrite S_INR.
    exact (Winnow_on_ORs.chips_of_all_run_next L W n D_on F_d K_off P_on U U' d e_M (INR r) t_down t_up z_M previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2).
Qed.

Inductive run_over_mistake (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space n u vzero n 0 0%nat 0%nat
  | run_over_mistake_next_P : forall (E E' T T' a s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n u c T E P D ->
      E' = E + a -> (* errors so far *)
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      ⟨u, x⟩ >= 1 - a -> (* positive but for errors *)
      run_over_mistake space n u c' T' E' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (E E' T T' a s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n u c T E P D ->
      E' = E + a -> (* errors so far *)
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ -1 • x -> (* chips off *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= n -> (* high score *)
      ⟨u, x⟩ <= a -> (* negative but for errors *)
      run_over_mistake space n u c' T' E' P (Datatypes.S D).

Lemma run_over_mistake_is_total_weight_run : forall (space : ips) (E_M T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_ORs_with_attribute_errors.run_over_mistake space n u c_M T_M E_M P D -> Winnow_on_ORs_with_attribute_errors.total_weight_run space n c_M T_M E_M (INR P) (INR D).
Proof.
  intros space E_M T_M n c_M u P D run.
  refine (Winnow_on_ORs_with_attribute_errors.run_over_mistake_ind space n u (fun (c : vec space) (T E : ℝ) (P D : nat) => Winnow_on_ORs_with_attribute_errors.total_weight_run space n c T E (INR P) (INR D)) _ _ _ c_M T_M E_M P D run); clear run c_M T_M E_M P D.
  - exact (Winnow_on_ORs_with_attribute_errors.total_weight_run_start space n).
  - intros E E' T T' a s c c' v1 w w' w_x x P D _ previous errors_so_far all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive_but_for_errors. rewrite S_INR.
    exact (Winnow_on_ORs_with_attribute_errors.total_weight_run_next_P space n (INR D) E E' (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_doubled low_score).
  - intros E E' T T' a s c c' v1 w w' w_x x P D _ previous errors_so_far all_weights all_weights_after_it active_weights chips_off active_weights_halved high_score negative_but_for_errors. rewrite S_INR.
    exact (Winnow_on_ORs_with_attribute_errors.total_weight_run_next_D space n (INR D) E E' (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_halved high_score).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (E_M T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_ORs_with_attribute_errors.run_over_mistake space n u c_M T_M E_M P D -> Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c_M T_M E_M (INR P) (INR D).
Proof.
  intros space E_M T_M n c_M u P D run.
  refine (Winnow_on_ORs_with_attribute_errors.run_over_mistake_ind space n u (fun (c : vec space) (T E : ℝ) (P D : nat) => Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c T E (INR P) (INR D)) _ _ _ c_M T_M E_M P D run); clear run c_M T_M E_M P D.
  - exact (Winnow_on_ORs_with_attribute_errors.total_progress_run_start space n u).
  - intros E E' T T' a s c c' v1 w w' w_x x P D _ previous errors_so_far all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive_but_for_errors. rewrite S_INR.
    exact (Winnow_on_ORs_with_attribute_errors.total_progress_run_next_P space n u (INR D) E E' (INR P) T T' a c c' x previous errors_so_far chips_on positive_but_for_errors).
  - intros E E' T T' a s c c' v1 w w' w_x x P D _ previous errors_so_far all_weights all_weights_after_it active_weights chips_off active_weights_halved high_score negative_but_for_errors. rewrite S_INR.
    exact (Winnow_on_ORs_with_attribute_errors.total_progress_run_next_D space n u (INR D) E E' (INR P) T T' a c c' x previous errors_so_far chips_off negative_but_for_errors).
Qed.

Inductive run_over_weight (w_1 : ℝ) : ℝ -> nat -> Prop :=
  | run_over_weight_start : run_over_weight w_1 w_1 0%nat
  | run_over_weight_next : forall (m o t_down t_o t_up σ σ' : ℝ) (N_o : nat),
      run_over_weight w_1 σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      run_over_weight w_1 σ' (Datatypes.S N_o).

Lemma run_over_weight_is_part_of_the_total_run_2 : forall (T_M w_1 : ℝ) (N_o : nat),
  Winnow_on_ORs_with_attribute_errors.run_over_weight w_1 T_M N_o -> Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M (INR N_o).
Proof.
  intros T_M w_1 N_o run.
  refine (Winnow_on_ORs_with_attribute_errors.run_over_weight_ind w_1 (fun (σ : ℝ) (N_o : nat) => Winnow_on_ORs.part_of_the_total_run_2 w_1 σ (INR N_o)) _ _ T_M N_o run); clear run T_M N_o.
  - exact (Winnow_on_ORs.part_of_the_total_run_2_start w_1).
  - intros m o t_down t_o t_up σ σ' N_o _ previous added a_count chip_run. rewrite S_INR.
    exact (Winnow_on_ORs.part_of_the_total_run_2_next w_1 (INR N_o) m o t_down t_o t_up σ σ' previous added a_count chip_run).
Qed.

Inductive run_over_chip : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_chip_start : run_over_chip 0 1 0%nat 0%nat
  | run_over_chip_next_t_up : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip t F t_up t_down ->
      F' = 2 * F -> (* times the factor *)
      run_over_chip t' F' (Datatypes.S t_up) t_down
  | run_over_chip_next_t_down : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip t F t_up t_down ->
      2 * F' = F -> (* divided by the factor *)
      run_over_chip t' F' t_up (Datatypes.S t_down).

Lemma run_over_chip_is_power_positive_run_2 : forall (t_1 w_1 : ℝ) (t_up t_down : nat),
  Winnow_on_ORs_with_attribute_errors.run_over_chip t_1 w_1 t_up t_down -> Winnow_on_ORs.power_positive_run_2 t_1 w_1 (INR t_up) (INR t_down).
Proof.
  intros t_1 w_1 t_up t_down run.
  refine (Winnow_on_ORs_with_attribute_errors.run_over_chip_ind (fun (t F : ℝ) (t_up t_down : nat) => Winnow_on_ORs.power_positive_run_2 t F (INR t_up) (INR t_down)) _ _ _ t_1 w_1 t_up t_down run); clear run t_1 w_1 t_up t_down.
  - exact Winnow_on_ORs.power_positive_run_2_start.
  - intros F F' t t' t_up t_down _ previous times_the_factor. rewrite S_INR.
    exact (Winnow_on_ORs.power_positive_run_2_next_t_up F F' t t' (INR t_down) (INR t_up) previous times_the_factor).
  - intros F F' t t' t_up t_down _ previous divided_by_the_factor. rewrite S_INR.
    exact (Winnow_on_ORs.power_positive_run_2_next_t_down F F' t t' (INR t_down) (INR t_up) previous divided_by_the_factor).
Qed.

End Winnow_on_ORs_with_attribute_errors.

Theorem theorem_Winnow_on_ORs_with_attribute_errors : forall (space : ips) (A E_M L M T_M U_r W n t_1 w_1 : ℝ) (c_M u : vec space) (D N_o P r t_down t_up : nat),
  Winnow_on_ORs_with_attribute_errors.run_over_relevant_attribute L W n U_r r ->
  Winnow_on_ORs_with_attribute_errors.run_over_mistake space n u c_M T_M E_M P D ->
  Winnow_on_ORs_with_attribute_errors.run_over_weight w_1 T_M N_o ->
  Winnow_on_ORs_with_attribute_errors.run_over_chip t_1 w_1 t_up t_down ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  E_M <= A -> (* all errors *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  M < 3 * A + 3 * L * INR r + 2.
Proof.
  intros space A E_M L M T_M U_r W n t_1 w_1 c_M u D N_o P r t_down t_up relevant_attribute_run mistake_run weight_run chip_run counted relevant_chips all_errors cap_of_a_weight some_attribute.
  exact (Winnow_on_ORs_with_attribute_errors.mistake_bound space A (INR D) E_M L M (INR N_o) (INR P) T_M U_r W n (INR r) t_1 (INR t_down) (INR t_up) w_1 c_M u counted relevant_chips all_errors cap_of_a_weight some_attribute (Winnow_on_ORs_with_attribute_errors.run_over_relevant_attribute_is_chips_of_all_run L U_r W n r relevant_attribute_run) (Winnow_on_ORs_with_attribute_errors.run_over_mistake_is_total_weight_run space E_M T_M n c_M u P D mistake_run) (Winnow_on_ORs_with_attribute_errors.run_over_mistake_is_total_progress_run space E_M T_M n c_M u P D mistake_run) (Winnow_on_ORs_with_attribute_errors.run_over_weight_is_part_of_the_total_run_2 T_M w_1 N_o weight_run) (Winnow_on_ORs_with_attribute_errors.run_over_chip_is_power_positive_run_2 t_1 w_1 t_up t_down chip_run)).
Qed.

Module Crossing_off.

Lemma off_the_list : forall (A A' B B' C C' l l' x : ℝ),
  A' = A + l -> (* listed so far *)
  C' = C + l' -> (* still listed so far *)
  B' = B + l * x -> (* listed and on so far *)
  l' = l * (1 - x) -> (* crossed off *)
  - A' + B' + C' <= - A + B + C.
Proof. (* certificate *)
  intros A A' B B' C C' l l' x listed_so_far still_listed_so_far listed_and_on_so_far crossed_off.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (-1) _ _ crossed_off) (eqn 1 _ _ listed_so_far)) (eqn (-1) _ _ listed_and_on_so_far)) (eqn (-1) _ _ still_listed_so_far)) _).
  algebra [A'; B'; C'; A; B; C; l'; l; x].
Qed.

Lemma taken_off : forall (A A' B B' C C' l l' x : ℝ),
  A' = A + l -> (* listed so far *)
  C' = C + l' -> (* still listed so far *)
  B' = B + l * x -> (* listed and on so far *)
  l' = l * (1 - x) -> (* crossed off *)
  - A + B + C <= 0 -> (* taken off *)
  - A' + B' + C' <= 0.
Proof. (* certificate *)
  intros A A' B B' C C' l l' x listed_so_far still_listed_so_far listed_and_on_so_far crossed_off taken_off.
  pose proof (Crossing_off.off_the_list A A' B B' C C' l l' x listed_so_far still_listed_so_far listed_and_on_so_far crossed_off) as off_the_list.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ taken_off) (of_le _ _ off_the_list)) (eq_refl 0) _).
  algebra [A'; B'; C'; A; B; C].
Qed.

Inductive taken_off_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | taken_off_run_start : taken_off_run 0 0 0 0
  | taken_off_run_next : forall (A A' B B' C C' l l' n x : ℝ),
      taken_off_run A B C n ->
      A' = A + l -> (* listed so far *)
      C' = C + l' -> (* still listed so far *)
      B' = B + l * x -> (* listed and on so far *)
      l' = l * (1 - x) -> (* crossed off *)
      taken_off_run A' B' C' (n + 1).

Lemma taken_off_2 : forall (A_n B_n C_n n : ℝ),
  Crossing_off.taken_off_run A_n B_n C_n n ->
  - A_n + B_n + C_n <= 0.
Proof. (* induction *)
  intros A_n B_n C_n n attribute_run.
  cut (forall (A B C n : ℝ), Crossing_off.taken_off_run A B C n ->
    - A + B + C <= 0).
  { intros all. pose proof (all A_n B_n C_n n attribute_run) as kept.
    exact kept. }
  clear attribute_run A_n B_n C_n n.
  refine (Crossing_off.taken_off_run_ind (fun (A B C n : ℝ) =>
    - A + B + C <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A A' B B' C C' l l' n x _ kept_2 listed_so_far still_listed_so_far listed_and_on_so_far crossed_off.
    exact (Crossing_off.taken_off A A' B B' C C' l l' x listed_so_far still_listed_so_far listed_and_on_so_far crossed_off kept_2).
Qed.

Lemma shorter_list : forall (A_n B_n C_n k k' n s : ℝ),
  k = A_n -> (* listed *)
  s = B_n -> (* listed and on *)
  k' = C_n -> (* still listed *)
  s >= 1 -> (* predicted positive *)
  Crossing_off.taken_off_run A_n B_n C_n n ->
  k' <= k - 1.
Proof. (* certificate *)
  intros A_n B_n C_n k k' n s listed listed_and_on still_listed predicted_positive attribute_run.
  pose proof (Crossing_off.taken_off_2 A_n B_n C_n n attribute_run) as taken_off.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ predicted_positive) (of_le _ _ taken_off)) (eqns _ _ (eqns _ _ (eqn 1 _ _ listed) (eqn (-1) _ _ listed_and_on)) (eqn (-1) _ _ still_listed)) _).
  algebra [k'; k; A_n; s; B_n; C_n].
Qed.

Lemma shortest_list : forall (A_n B_n C_n M N k k' n s : ℝ),
  k = A_n -> (* listed *)
  s = B_n -> (* listed and on *)
  k' = C_n -> (* still listed *)
  k <= - M + N -> (* shortest list *)
  s >= 1 -> (* predicted positive *)
  Crossing_off.taken_off_run A_n B_n C_n n ->
  k' <= - M + N - 1.
Proof. (* certificate *)
  intros A_n B_n C_n M N k k' n s listed listed_and_on still_listed shortest_list predicted_positive attribute_run.
  pose proof (Crossing_off.shorter_list A_n B_n C_n k k' n s listed listed_and_on still_listed predicted_positive attribute_run) as shorter_list.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ shortest_list) (of_le _ _ shorter_list)) (eq_refl 0) _).
  algebra [k'; M; N; k].
Qed.

Inductive shortest_list_run (N : ℝ) : ℝ -> ℝ -> Prop :=
  | shortest_list_run_start : shortest_list_run N N 0
  | shortest_list_run_next : forall (A_n B_n C_n M k k' n s : ℝ),
      shortest_list_run N k M ->
      k = A_n -> (* listed *)
      s = B_n -> (* listed and on *)
      k' = C_n -> (* still listed *)
      s >= 1 -> (* predicted positive *)
      Crossing_off.taken_off_run A_n B_n C_n n ->
      shortest_list_run N k' (M + 1).

Lemma shortest_list_2 : forall (M N k_M : ℝ),
  Crossing_off.shortest_list_run N k_M M ->
  k_M <= - M + N.
Proof. (* induction *)
  intros M N k_M mistake_run.
  cut (forall (k M : ℝ), Crossing_off.shortest_list_run N k M ->
    k <= - M + N).
  { intros all. pose proof (all k_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run k_M M.
  refine (Crossing_off.shortest_list_run_ind N (fun (k M : ℝ) =>
    k <= - M + N) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
  - intros A_n B_n C_n M k k' n s _ kept_2 listed listed_and_on still_listed predicted_positive attribute_run.
    refine (same_le _ _ _ (of_le _ _ (Crossing_off.shortest_list A_n B_n C_n M N k k' n s listed listed_and_on still_listed kept_2 predicted_positive attribute_run)) _). algebra [k'; M; N].
Qed.

Lemma relevant_ones_are_listed : forall (l_0 q : ℝ),
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 * q >= q.
Proof. (* certificate *)
  intros l_0 q relevant_ones_are_listed.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ relevant_ones_are_listed) (eq_refl 0) _).
  algebra [l_0; q].
Qed.

Lemma listed_or_not : forall (l_0 : ℝ),
  l_0 >= 0 -> (* listed or not *)
  l_0 >= 0.
Proof. (* certificate *)
  intros l_0 listed_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ listed_or_not) (eq_refl 0) _).
  algebra [l_0].
Qed.

Lemma stays_listed : forall (l l' q x : ℝ),
  l' = l * (1 - x) -> (* crossed off *)
  q * x = 0 -> (* negative *)
  l * q >= q -> (* stays listed *)
  l' * q >= q.
Proof. (* certificate *)
  intros l l' q x crossed_off negative stays_listed.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ stays_listed) (eqns _ _ (eqn q _ _ crossed_off) (eqn (- l) _ _ negative)) _).
  algebra [l'; q; l; x].
Qed.

Lemma no_less_than_0 : forall (l l' x : ℝ),
  l' = l * (1 - x) -> (* crossed off *)
  x ^ 2 = x -> (* on or not *)
  l >= 0 -> (* no less than 0 *)
  l' >= 0.
Proof. (* certificate *)
  intros l l' x crossed_off on_or_not no_less_than_0.
  destruct (ge_or l' 0) as [holds | contrary]; [exact holds |].
  refine (cert_ge _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ no_less_than_0)) (eqns _ _ (eqn (l * x - l') _ _ crossed_off) (eqn (- l ^ 2) _ _ on_or_not)) _).
  algebra [l'; l; x].
Qed.

Inductive stays_listed_run (l_0 q : ℝ) : ℝ -> ℝ -> Prop :=
  | stays_listed_run_start : stays_listed_run l_0 q l_0 0
  | stays_listed_run_next : forall (M l l' x : ℝ),
      stays_listed_run l_0 q l M ->
      l' = l * (1 - x) -> (* crossed off *)
      q * x = 0 -> (* negative *)
      x ^ 2 = x -> (* on or not *)
      stays_listed_run l_0 q l' (M + 1).

Lemma stays_listed_2 : forall (M l_0 l_M q : ℝ),
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  l_M * q >= q.
Proof. (* induction *)
  intros M l_0 l_M q relevant_ones_are_listed listed_or_not mistake_run.
  cut (forall (l M : ℝ), Crossing_off.stays_listed_run l_0 q l M ->
    l * q >= q /\ l >= 0).
  { intros all. destruct (all l_M M mistake_run) as [kept kept_2].
    exact kept. }
  clear mistake_run l_M M.
  refine (Crossing_off.stays_listed_run_ind l_0 q (fun (l M : ℝ) =>
    l * q >= q /\ l >= 0) _ _).
  - split.
    { exact (Crossing_off.relevant_ones_are_listed l_0 q relevant_ones_are_listed).
    }
    exact (Crossing_off.listed_or_not l_0 listed_or_not).
  - intros M l l' x _ [kept_3 kept_4] crossed_off negative on_or_not.
    split.
    { exact (Crossing_off.stays_listed l l' q x crossed_off negative kept_3).
    }
    exact (Crossing_off.no_less_than_0 l l' x crossed_off on_or_not kept_4).
Qed.

Lemma no_less_than_0_2 : forall (M l_0 l_M q : ℝ),
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  l_M >= 0.
Proof. (* induction *)
  intros M l_0 l_M q relevant_ones_are_listed listed_or_not mistake_run.
  cut (forall (l M : ℝ), Crossing_off.stays_listed_run l_0 q l M ->
    l * q >= q /\ l >= 0).
  { intros all. destruct (all l_M M mistake_run) as [kept kept_2].
    exact kept_2. }
  clear mistake_run l_M M.
  refine (Crossing_off.stays_listed_run_ind l_0 q (fun (l M : ℝ) =>
    l * q >= q /\ l >= 0) _ _).
  - split.
    { exact (Crossing_off.relevant_ones_are_listed l_0 q relevant_ones_are_listed).
    }
    exact (Crossing_off.listed_or_not l_0 listed_or_not).
  - intros M l l' x _ [kept_3 kept_4] crossed_off negative on_or_not.
    split.
    { exact (Crossing_off.stays_listed l l' q x crossed_off negative kept_3).
    }
    exact (Crossing_off.no_less_than_0 l l' x crossed_off on_or_not kept_4).
Qed.

Lemma at_most_its_l : forall (M l_0 l_M q : ℝ),
  q ^ 2 = q -> (* relevant or not *)
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  q <= l_M.
Proof. (* certificate *)
  intros M l_0 l_M q relevant_or_not relevant_ones_are_listed listed_or_not mistake_run.
  destruct (le_or q l_M) as [holds | contrary]; [exact holds |].
  pose proof (Crossing_off.stays_listed_2 M l_0 l_M q relevant_ones_are_listed listed_or_not mistake_run) as stays_listed.
  pose proof (Crossing_off.no_less_than_0_2 M l_0 l_M q relevant_ones_are_listed listed_or_not mistake_run) as no_less_than_0.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (of_ge _ _ stays_listed) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ no_less_than_0))) (eqn (-1) _ _ relevant_or_not) _).
  algebra [q; l_M].
Qed.

Lemma added : forall (M U U' V V' l_0 l_M q : ℝ),
  U' = U + q -> (* U so far *)
  V' = V + l_M -> (* V so far *)
  q ^ 2 = q -> (* relevant or not *)
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  U' - V' <= U - V.
Proof. (* certificate *)
  intros M U U' V V' l_0 l_M q U_so_far V_so_far relevant_or_not relevant_ones_are_listed listed_or_not mistake_run.
  pose proof (Crossing_off.at_most_its_l M l_0 l_M q relevant_or_not relevant_ones_are_listed listed_or_not mistake_run) as at_most_its_l.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ at_most_its_l) (eqns _ _ (eqn (-1) _ _ U_so_far) (eqn 1 _ _ V_so_far)) _).
  algebra [U'; V'; U; V; q; l_M].
Qed.

Lemma relevant_ones_listed : forall (M U U' V V' l_0 l_M q : ℝ),
  U' = U + q -> (* U so far *)
  V' = V + l_M -> (* V so far *)
  q ^ 2 = q -> (* relevant or not *)
  U - V <= 0 -> (* relevant ones listed *)
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  U' - V' <= 0.
Proof. (* certificate *)
  intros M U U' V V' l_0 l_M q U_so_far V_so_far relevant_or_not relevant_ones_listed relevant_ones_are_listed listed_or_not mistake_run.
  pose proof (Crossing_off.added M U U' V V' l_0 l_M q U_so_far V_so_far relevant_or_not relevant_ones_are_listed listed_or_not mistake_run) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ relevant_ones_listed) (of_le _ _ added)) (eq_refl 0) _).
  algebra [U'; V'; U; V].
Qed.

Inductive relevant_ones_listed_run (M : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | relevant_ones_listed_run_start : relevant_ones_listed_run M 0 0 0
  | relevant_ones_listed_run_next : forall (U U' V V' l_0 l_M n q : ℝ),
      relevant_ones_listed_run M U V n ->
      U' = U + q -> (* U so far *)
      V' = V + l_M -> (* V so far *)
      q ^ 2 = q -> (* relevant or not *)
      l_0 * q >= q -> (* relevant ones are listed *)
      l_0 >= 0 -> (* listed or not *)
      Crossing_off.stays_listed_run l_0 q l_M M ->
      relevant_ones_listed_run M U' V' (n + 1).

Lemma relevant_ones_listed_2 : forall (M U_n V_n n : ℝ),
  Crossing_off.relevant_ones_listed_run M U_n V_n n ->
  U_n - V_n <= 0.
Proof. (* induction *)
  intros M U_n V_n n attribute_run.
  cut (forall (U V n : ℝ), Crossing_off.relevant_ones_listed_run M U V n ->
    U - V <= 0).
  { intros all. pose proof (all U_n V_n n attribute_run) as kept.
    exact kept. }
  clear attribute_run U_n V_n n.
  refine (Crossing_off.relevant_ones_listed_run_ind M (fun (U V n : ℝ) =>
    U - V <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros U U' V V' l_0 l_M n q _ kept_2 U_so_far V_so_far relevant_or_not relevant_ones_are_listed listed_or_not mistake_run.
    exact (Crossing_off.relevant_ones_listed M U U' V V' l_0 l_M q U_so_far V_so_far relevant_or_not kept_2 relevant_ones_are_listed listed_or_not mistake_run).
Qed.

Lemma relevant_stay : forall (M U_n V_n k_M n r : ℝ),
  r = U_n -> (* relevant ones *)
  k_M = V_n -> (* listed in the end *)
  Crossing_off.relevant_ones_listed_run M U_n V_n n ->
  k_M >= r.
Proof. (* certificate *)
  intros M U_n V_n k_M n r relevant_ones listed_in_the_end attribute_run.
  pose proof (Crossing_off.relevant_ones_listed_2 M U_n V_n n attribute_run) as relevant_ones_listed.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ relevant_ones_listed) (eqns _ _ (eqn 1 _ _ listed_in_the_end) (eqn (-1) _ _ relevant_ones)) _).
  algebra [k_M; r; V_n; U_n].
Qed.

Lemma mistake_bound : forall (M N U_n V_n k_M n r : ℝ),
  r = U_n -> (* relevant ones *)
  k_M = V_n -> (* listed in the end *)
  Crossing_off.relevant_ones_listed_run M U_n V_n n ->
  Crossing_off.shortest_list_run N k_M M ->
  M <= N - r.
Proof. (* certificate *)
  intros M N U_n V_n k_M n r relevant_ones listed_in_the_end attribute_run mistake_run.
  pose proof (Crossing_off.relevant_stay M U_n V_n k_M n r relevant_ones listed_in_the_end attribute_run) as relevant_stay.
  pose proof (Crossing_off.shortest_list_2 M N k_M mistake_run) as shortest_list.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ relevant_stay) (of_le _ _ shortest_list)) (eq_refl 0) _).
  algebra [M; N; r; k_M].
Qed.

Inductive run_over_attribute (M : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_attribute_start : run_over_attribute M 0 0 0%nat
  | run_over_attribute_next : forall (U U' V V' l_0 l_M q : ℝ) (n : nat),
      run_over_attribute M U V n ->
      U' = U + q -> (* U so far *)
      V' = V + l_M -> (* V so far *)
      q ^ 2 = q -> (* relevant or not *)
      l_0 * q >= q -> (* relevant ones are listed *)
      l_0 >= 0 -> (* listed or not *)
      Crossing_off.stays_listed_run l_0 q l_M M ->
      run_over_attribute M U' V' (Datatypes.S n).

Lemma run_over_attribute_is_relevant_ones_listed_run : forall (M U_n V_n : ℝ) (n : nat),
  Crossing_off.run_over_attribute M U_n V_n n -> Crossing_off.relevant_ones_listed_run M U_n V_n (INR n).
Proof.
  intros M U_n V_n n run.
  refine (Crossing_off.run_over_attribute_ind M (fun (U V : ℝ) (n : nat) => Crossing_off.relevant_ones_listed_run M U V (INR n)) _ _ U_n V_n n run); clear run U_n V_n n.
  - exact (Crossing_off.relevant_ones_listed_run_start M).
  - intros U U' V V' l_0 l_M q n _ previous U_so_far V_so_far relevant_or_not relevant_ones_are_listed listed_or_not mistake_run. rewrite S_INR.
    exact (Crossing_off.relevant_ones_listed_run_next M U U' V V' l_0 l_M (INR n) q previous U_so_far V_so_far relevant_or_not relevant_ones_are_listed listed_or_not mistake_run).
Qed.

Inductive run_over_mistake (N : ℝ) : ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake N N 0%nat
  | run_over_mistake_next : forall (A_n B_n C_n k k' n s : ℝ) (M : nat),
      run_over_mistake N k M ->
      k = A_n -> (* listed *)
      s = B_n -> (* listed and on *)
      k' = C_n -> (* still listed *)
      s >= 1 -> (* predicted positive *)
      Crossing_off.taken_off_run A_n B_n C_n n ->
      run_over_mistake N k' (Datatypes.S M).

Lemma run_over_mistake_is_shortest_list_run : forall (N k_M : ℝ) (M : nat),
  Crossing_off.run_over_mistake N k_M M -> Crossing_off.shortest_list_run N k_M (INR M).
Proof.
  intros N k_M M run.
  refine (Crossing_off.run_over_mistake_ind N (fun (k : ℝ) (M : nat) => Crossing_off.shortest_list_run N k (INR M)) _ _ k_M M run); clear run k_M M.
  - exact (Crossing_off.shortest_list_run_start N).
  - intros A_n B_n C_n k k' n s M _ previous listed listed_and_on still_listed predicted_positive attribute_run. rewrite S_INR.
    exact (Crossing_off.shortest_list_run_next N A_n B_n C_n (INR M) k k' n s previous listed listed_and_on still_listed predicted_positive attribute_run).
Qed.

End Crossing_off.

Theorem theorem_Crossing_off : forall (N U_n V_n k_M r : ℝ) (M n : nat),
  Crossing_off.run_over_attribute (INR M) U_n V_n n ->
  Crossing_off.run_over_mistake N k_M M ->
  r = U_n -> (* relevant ones *)
  k_M = V_n -> (* listed in the end *)
  INR M <= N - r.
Proof.
  intros N U_n V_n k_M r M n attribute_run mistake_run relevant_ones listed_in_the_end.
  exact (Crossing_off.mistake_bound (INR M) N U_n V_n k_M (INR n) r relevant_ones listed_in_the_end (Crossing_off.run_over_attribute_is_relevant_ones_listed_run (INR M) U_n V_n n attribute_run) (Crossing_off.run_over_mistake_is_shortest_list_run N k_M M mistake_run)).
Qed.

Module Winnow_on_k_of_r.

Lemma multiplied : forall (space : ips) (T T' s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ ε • w_x -> (* active weights multiplied *)
  T' = T + ε * s.
Proof. (* certificate *)
  intros space T T' s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (veqn v1 _ _ active_weights_multiplied) (eqn (-1) _ _ all_weights)) (eqn 1 _ _ all_weights_after_it)) (eqn (- ε) _ _ active_weights)) _).
  algebra [T'; T; ε; s] with [v1; w'; w; w_x].
Qed.

Lemma divided : forall (space : ips) (T T' s δ : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ - δ • w_x -> (* active weights divided *)
  T' = T - δ * s.
Proof. (* certificate *)
  intros space T T' s δ v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (veqn v1 _ _ active_weights_divided) (eqn (-1) _ _ all_weights)) (eqn 1 _ _ all_weights_after_it)) (eqn δ _ _ active_weights)) _).
  algebra [T'; T; δ; s] with [v1; w'; w; w_x].
Qed.

Lemma progress : forall (space : ips) (k : ℝ) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨u, x⟩ >= k -> (* positive *)
  ⟨c', u⟩ >= ⟨c, u⟩ + k.
Proof. (* certificate *)
  intros space k c c' u x chips_on positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ positive) (veqn u _ _ chips_on) _).
  algebra [k] with [c'; u; c; x].
Qed.

Lemma gain : forall (space : ips) (T T' n s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ ε • w_x -> (* active weights multiplied *)
  ε > 0 -> (* factor above 1 *)
  s < n -> (* low score *)
  T' <= T + ε * n.
Proof. (* certificate *)
  intros space T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score.
  pose proof (Winnow_on_k_of_r.multiplied space T T' s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied) as multiplied.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_lt _ _ low_score)) (weak _ (of_gt _ _ factor_above_1))) (eqn (-1) _ _ multiplied) _).
  algebra [T'; T; ε; n; s].
Qed.

Lemma small_loss : forall (space : ips) (k : ℝ) (c c' u x : vec space),
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨u, x⟩ <= k - 1 -> (* negative *)
  ⟨c', u⟩ >= ⟨c, u⟩ - k + 1.
Proof. (* certificate *)
  intros space k c c' u x chips_off negative.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ negative) (veqn u _ _ chips_off) _).
  algebra [k] with [c'; u; c; x].
Qed.

Lemma loss : forall (space : ips) (T T' n s δ : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ - δ • w_x -> (* active weights divided *)
  δ > 0 -> (* divisor above 1 *)
  s >= n -> (* high score *)
  T' <= T - δ * n.
Proof. (* certificate *)
  intros space T T' n s δ v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided divisor_above_1 high_score.
  pose proof (Winnow_on_k_of_r.divided space T T' s δ v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided) as divided.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ high_score) (weak _ (of_gt _ _ divisor_above_1))) (eqn (-1) _ _ divided) _).
  algebra [T'; T; δ; n; s].
Qed.

Lemma total_chips : forall (space : ips) (D P k : ℝ) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨u, x⟩ >= k -> (* positive *)
  ⟨c, u⟩ >= - D * k + D + P * k -> (* total chips *)
  ⟨c', u⟩ >= - D * k + D + k * (P + 1).
Proof. (* certificate *)
  intros space D P k c c' u x chips_on positive total_chips.
  pose proof (Winnow_on_k_of_r.progress space k c c' u x chips_on positive) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_chips) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [D; k; P] with [c'; u; c].
Qed.

Lemma total_chips_2 : forall (space : ips) (D P k : ℝ) (c c' u x : vec space),
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c, u⟩ >= - D * k + D + P * k -> (* total chips *)
  ⟨u, x⟩ <= k - 1 -> (* negative *)
  ⟨c', u⟩ >= D + P * k - k * (D + 1) + 1.
Proof. (* certificate *)
  intros space D P k c c' u x chips_off total_chips negative.
  pose proof (Winnow_on_k_of_r.small_loss space k c c' u x chips_off negative) as small_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_chips) (of_ge _ _ small_loss)) (eq_refl 0) _).
  algebra [D; P; k] with [c'; u; c].
Qed.

Inductive total_chips_run (space : ips) (k n : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_chips_run_start : total_chips_run space k n u vzero n 0 0
  | total_chips_run_next_P : forall (D P T T' : ℝ) (c c' x : vec space),
      total_chips_run space k n u c T P D ->
      c' = c ⊕ x -> (* chips on *)
      ⟨u, x⟩ >= k -> (* positive *)
      total_chips_run space k n u c' T' (P + 1) D
  | total_chips_run_next_D : forall (D P T T' : ℝ) (c c' x : vec space),
      total_chips_run space k n u c T P D ->
      c' = c ⊕ -1 • x -> (* chips off *)
      ⟨u, x⟩ <= k - 1 -> (* negative *)
      total_chips_run space k n u c' T' P (D + 1).

Lemma total_chips_3 : forall (space : ips) (D P T_M k n : ℝ) (c_M u : vec space),
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  ⟨c_M, u⟩ >= - D * k + D + P * k.
Proof. (* induction *)
  intros space D P T_M k n c_M u mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_on_k_of_r.total_chips_run space k n u c T P D ->
    ⟨c, u⟩ >= - D * k + D + P * k).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_on_k_of_r.total_chips_run_ind space k n u (fun (c : vec space) (T P D : ℝ) =>
    ⟨c, u⟩ >= - D * k + D + P * k) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [k] with [u].
  - intros D P T T' c c' x _ kept_2 chips_on positive.
    refine (same_ge _ _ _ (of_ge _ _ (Winnow_on_k_of_r.total_chips space D P k c c' u x chips_on positive kept_2)) _). algebra [D; k; P] with [c'; u].
  - intros D P T T' c c' x _ kept_2 chips_off negative.
    refine (same_ge _ _ _ (of_ge _ _ (Winnow_on_k_of_r.total_chips_2 space D P k c c' u x chips_off kept_2 negative)) _). algebra [D; P; k] with [c'; u].
Qed.

Lemma total_weight : forall (space : ips) (D P T T' n s δ ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ ε • w_x -> (* active weights multiplied *)
  ε > 0 -> (* factor above 1 *)
  s < n -> (* low score *)
  T <= - D * δ * n + P * ε * n + n -> (* total weight *)
  T' <= - D * δ * n + ε * n * (P + 1) + n.
Proof. (* certificate *)
  intros space D P T T' n s δ ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score total_weight.
  pose proof (Winnow_on_k_of_r.gain space T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score) as gain.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ gain)) (eq_refl 0) _).
  algebra [T'; D; δ; n; ε; P; T].
Qed.

Lemma total_weight_2 : forall (space : ips) (D P T T' n s δ ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ - δ • w_x -> (* active weights divided *)
  δ > 0 -> (* divisor above 1 *)
  T <= - D * δ * n + P * ε * n + n -> (* total weight *)
  s >= n -> (* high score *)
  T' <= P * ε * n - δ * n * (D + 1) + n.
Proof. (* certificate *)
  intros space D P T T' n s δ ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided divisor_above_1 total_weight high_score.
  pose proof (Winnow_on_k_of_r.loss space T T' n s δ v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided divisor_above_1 high_score) as loss.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ loss)) (eq_refl 0) _).
  algebra [T'; P; ε; n; δ; D; T].
Qed.

Inductive total_weight_run (space : ips) (n δ ε : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run space n δ ε vzero n 0 0
  | total_weight_run_next_P : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n δ ε c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ ε • w_x -> (* active weights multiplied *)
      s < n -> (* low score *)
      total_weight_run space n δ ε c' T' (P + 1) D
  | total_weight_run_next_D : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n δ ε c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ - δ • w_x -> (* active weights divided *)
      s >= n -> (* high score *)
      total_weight_run space n δ ε c' T' P (D + 1).

Lemma total_weight_3 : forall (space : ips) (D P T_M n δ ε : ℝ) (c_M : vec space),
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  T_M <= - D * δ * n + P * ε * n + n.
Proof. (* induction *)
  intros space D P T_M n δ ε c_M divisor_above_1 factor_above_1 mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_on_k_of_r.total_weight_run space n δ ε c T P D ->
    T <= - D * δ * n + P * ε * n + n).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_on_k_of_r.total_weight_run_ind space n δ ε (fun (c : vec space) (T P D : ℝ) =>
    T <= - D * δ * n + P * ε * n + n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n; δ; ε].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_multiplied low_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_k_of_r.total_weight space D P T T' n s δ ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score kept_2)) _). algebra [T'; D; δ; n; ε; P].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_divided high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_k_of_r.total_weight_2 space D P T T' n s δ ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided divisor_above_1 kept_2 high_score)) _). algebra [T'; P; ε; n; δ; D].
Qed.

Lemma capped_weight : forall (n ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  n >= 1 -> (* some attribute *)
  1 < n * (ε + 1).
Proof. (* certificate *)
  intros n ε factor_above_1 some_attribute.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (of_gt _ _ factor_above_1) (of_ge _ _ some_attribute)) (times _ _ (of_ge _ _ some_attribute) (weak _ (of_gt _ _ factor_above_1)))) (eq_refl 0) _).
  algebra [n; ε].
Qed.

Lemma power_positive : forall (F F' ε : ℝ),
  F' = F * (ε + 1) -> (* times the factor *)
  F > 0 -> (* power positive *)
  ε > 0 -> (* factor above 1 *)
  F' > 0.
Proof. (* certificate *)
  intros F F' ε times_the_factor power_positive factor_above_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ power_positive) (weak _ (stimes _ _ (of_gt _ _ power_positive) (of_gt _ _ factor_above_1)))) (eqn 1 _ _ times_the_factor) _).
  algebra [F'; F; ε].
Qed.

Lemma power_positive_2 : forall (F F' ε : ℝ),
  F' * (ε + 1) = F -> (* divided by the factor *)
  F > 0 -> (* power positive *)
  ε > 0 -> (* factor above 1 *)
  F' > 0.
Proof. (* certificate *)
  intros F F' ε divided_by_the_factor power_positive factor_above_1.
  destruct (gt_or F' 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ power_positive) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ factor_above_1)))) (eqn 1 _ _ divided_by_the_factor) _).
  algebra [F'; ε; F].
Qed.

Inductive power_positive_run (ε : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | power_positive_run_start : power_positive_run ε 0 1 0 0
  | power_positive_run_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run ε t F t_up t_down ->
      F' = F * (ε + 1) -> (* times the factor *)
      power_positive_run ε t' F' (t_up + 1) t_down
  | power_positive_run_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run ε t F t_up t_down ->
      F' * (ε + 1) = F -> (* divided by the factor *)
      power_positive_run ε t' F' t_up (t_down + 1).

Lemma power_positive_3 : forall (o t_down t_o t_up ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
  o > 0.
Proof. (* induction *)
  intros o t_down t_o t_up ε factor_above_1 chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_k_of_r.power_positive_run ε t F t_up t_down ->
    F > 0).
  { intros all. pose proof (all t_o o t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run t_o o t_up t_down.
  refine (Winnow_on_k_of_r.power_positive_run_ind ε (fun (t F t_up t_down : ℝ) =>
    F > 0) _ _ _).
  - exact Halving.positive_11.
  - intros F F' t t' t_down t_up _ kept_2 times_the_factor.
    exact (Winnow_on_k_of_r.power_positive F F' ε times_the_factor kept_2 factor_above_1).
  - intros F F' t t' t_down t_up _ kept_2 divided_by_the_factor.
    exact (Winnow_on_k_of_r.power_positive_2 F F' ε divided_by_the_factor kept_2 factor_above_1).
Qed.

Lemma part_of_the_total : forall (m o t_down t_o t_up z ε σ σ' : ℝ),
  σ' = m * o + σ -> (* added *)
  ε > 0 -> (* factor above 1 *)
  m >= 0 -> (* a count *)
  σ >= z -> (* part of the total *)
  Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
  σ' >= z.
Proof. (* certificate *)
  intros m o t_down t_o t_up z ε σ σ' added factor_above_1 a_count part_of_the_total chip_run.
  pose proof (Winnow_on_k_of_r.power_positive_3 o t_down t_o t_up ε factor_above_1 chip_run) as power_positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ part_of_the_total) (times _ _ (of_ge _ _ a_count) (weak _ (of_gt _ _ power_positive)))) (eqn 1 _ _ added) _).
  algebra [σ'; z; m; o; σ].
Qed.

Inductive part_of_the_total_run (z ε : ℝ) : ℝ -> ℝ -> Prop :=
  | part_of_the_total_run_start : part_of_the_total_run z ε z 0
  | part_of_the_total_run_next : forall (N_o m o t_down t_o t_up σ σ' : ℝ),
      part_of_the_total_run z ε σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
      part_of_the_total_run z ε σ' (N_o + 1).

Lemma part_of_the_total_2 : forall (N_o s z ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.part_of_the_total_run z ε s N_o ->
  s >= z.
Proof. (* induction *)
  intros N_o s z ε factor_above_1 weight_run.
  cut (forall (σ N_o : ℝ), Winnow_on_k_of_r.part_of_the_total_run z ε σ N_o ->
    σ >= z).
  { intros all. pose proof (all s N_o weight_run) as kept.
    exact kept. }
  clear weight_run s N_o.
  refine (Winnow_on_k_of_r.part_of_the_total_run_ind z ε (fun (σ N_o : ℝ) =>
    σ >= z) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [z].
  - intros N_o m o t_down t_o t_up σ σ' _ kept_2 added a_count chip_run.
    exact (Winnow_on_k_of_r.part_of_the_total m o t_down t_o t_up z ε σ σ' added factor_above_1 a_count kept_2 chip_run).
Qed.

Lemma capped_weight_2 : forall (N_o n s z z' ε : ℝ),
  z' = z * (ε + 1) -> (* its weight promoted *)
  ε > 0 -> (* factor above 1 *)
  s < n -> (* low score *)
  Winnow_on_k_of_r.part_of_the_total_run z ε s N_o ->
  z' < n * (ε + 1).
Proof. (* certificate *)
  intros N_o n s z z' ε its_weight_promoted factor_above_1 low_score weight_run.
  pose proof (Winnow_on_k_of_r.part_of_the_total_2 N_o s z ε factor_above_1 weight_run) as part_of_the_total.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (of_lt _ _ low_score) (of_ge _ _ part_of_the_total)) (weak _ (stimes _ _ (of_lt _ _ low_score) (of_gt _ _ factor_above_1)))) (times _ _ (weak _ (of_gt _ _ factor_above_1)) (of_ge _ _ part_of_the_total))) (eqn (-1) _ _ its_weight_promoted) _).
  algebra [z'; n; ε; z; s].
Qed.

Lemma capped_weight_3 : forall (n z z' ε : ℝ),
  z' = z -> (* its weight kept *)
  z < n * (ε + 1) -> (* capped weight *)
  z' < n * (ε + 1).
Proof. (* certificate *)
  intros n z z' ε its_weight_kept capped_weight.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ capped_weight) (eqn (-1) _ _ its_weight_kept) _).
  algebra [z'; n; ε; z].
Qed.

Lemma capped_weight_4 : forall (n z z' ε : ℝ),
  z' * (ε + 1) = z -> (* its weight demoted *)
  z < n * (ε + 1) -> (* capped weight *)
  ε > 0 -> (* factor above 1 *)
  n >= 1 -> (* some attribute *)
  z' < n * (ε + 1).
Proof. (* certificate *)
  intros n z z' ε its_weight_demoted capped_weight factor_above_1 some_attribute.
  destruct (lt_or z' (n * (ε + 1))) as [holds | contrary]; [exact holds |].
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (of_lt _ _ capped_weight) (times _ _ (weak _ (frac 1 4)) (sq (n - z')))) (weak _ (stimes _ _ (frac 1 4) (stimes _ _ (of_lt _ _ capped_weight) (of_gt _ _ factor_above_1))))) (times _ _ (weak _ (of_lt _ _ capped_weight)) (of_ge _ _ some_attribute))) (times _ _ (weak _ (frac 1 4)) (times _ _ (sq (n + z')) (weak _ (of_gt _ _ factor_above_1))))) (times _ _ (weak _ (frac 1 4)) (times _ _ (of_ge _ _ contrary) (weak _ (of_lt _ _ capped_weight))))) (times _ _ (of_ge _ _ contrary) (of_ge _ _ some_attribute))) (times _ _ (weak _ (frac 1 4)) (times _ _ (times _ _ (weak _ (of_lt _ _ capped_weight)) (of_ge _ _ some_attribute)) (weak _ (of_gt _ _ factor_above_1))))) (eqn (-3 * n / 4 - z' / 4) _ _ its_weight_demoted) _).
  algebra [z'; n; ε; z].
Qed.

Inductive capped_weight_run (n ε : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | capped_weight_run_start : capped_weight_run n ε 1 0 0 0
  | capped_weight_run_next_P_on : forall (D_on K_off N_o P_on s z z' : ℝ),
      capped_weight_run n ε z P_on K_off D_on ->
      z' = z * (ε + 1) -> (* its weight promoted *)
      s < n -> (* low score *)
      Winnow_on_k_of_r.part_of_the_total_run z ε s N_o ->
      capped_weight_run n ε z' (P_on + 1) K_off D_on
  | capped_weight_run_next_K_off : forall (D_on K_off P_on z z' : ℝ),
      capped_weight_run n ε z P_on K_off D_on ->
      z' = z -> (* its weight kept *)
      capped_weight_run n ε z' P_on (K_off + 1) D_on
  | capped_weight_run_next_D_on : forall (D_on K_off P_on z z' : ℝ),
      capped_weight_run n ε z P_on K_off D_on ->
      z' * (ε + 1) = z -> (* its weight demoted *)
      capped_weight_run n ε z' P_on K_off (D_on + 1).

Lemma capped_weight_5 : forall (D_on K_off P_on n z_M ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  z_M < n * (ε + 1).
Proof. (* induction *)
  intros D_on K_off P_on n z_M ε factor_above_1 some_attribute update_run.
  cut (forall (z P_on K_off D_on : ℝ), Winnow_on_k_of_r.capped_weight_run n ε z P_on K_off D_on ->
    z < n * (ε + 1)).
  { intros all. pose proof (all z_M P_on K_off D_on update_run) as kept.
    exact kept. }
  clear update_run z_M P_on K_off D_on.
  refine (Winnow_on_k_of_r.capped_weight_run_ind n ε (fun (z P_on K_off D_on : ℝ) =>
    z < n * (ε + 1)) _ _ _ _).
  - exact (Winnow_on_k_of_r.capped_weight n ε factor_above_1 some_attribute).
  - intros D_on K_off N_o P_on s z z' _ kept_2 its_weight_promoted low_score weight_run.
    exact (Winnow_on_k_of_r.capped_weight_2 N_o n s z z' ε its_weight_promoted factor_above_1 low_score weight_run).
  - intros D_on K_off P_on z z' _ kept_2 its_weight_kept.
    exact (Winnow_on_k_of_r.capped_weight_3 n z z' ε its_weight_kept kept_2).
  - intros D_on K_off P_on z z' _ kept_2 its_weight_demoted.
    exact (Winnow_on_k_of_r.capped_weight_4 n z z' ε its_weight_demoted kept_2 factor_above_1 some_attribute).
Qed.

Lemma below_the_factor : forall (D_on F_d K_off P_on Q n z_M ε : ℝ),
  z_M = F_d * Q -> (* its chips make its weight *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  F_d < ε + 1.
Proof. (* certificate *)
  intros D_on F_d K_off P_on Q n z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run.
  destruct (lt_or F_d (ε + 1)) as [holds | contrary]; [exact holds |].
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_on_k_of_r.capped_weight_5 D_on K_off P_on n z_M ε factor_above_1 some_attribute update_run) as capped_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (splus _ _ (plus_s _ _ (of_le _ _ cap_of_a_weight) (of_lt _ _ capped_weight)) (times _ _ (of_le _ _ cap_of_a_weight) (weak _ (of_gt _ _ factor_above_1)))) (times _ _ (of_ge _ _ contrary) (of_le _ _ cap_of_a_weight))) (eqn 1 _ _ its_chips_make_its_weight) _).
  algebra [F_d; ε; n; z_M; Q].
Qed.

Lemma Bernoulli : forall (F F' t t' ε : ℝ),
  F' = F * (ε + 1) -> (* times the factor *)
  t' = t + 1 -> (* one more *)
  ε > 0 -> (* factor above 1 *)
  F >= ε * t + 1 -> (* Bernoulli *)
  t >= 0 -> (* from 0 up *)
  F' >= ε * t' + 1.
Proof. (* certificate *)
  intros F F' t t' ε times_the_factor one_more factor_above_1 Bernoulli from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ Bernoulli) (times _ _ (of_ge _ _ Bernoulli) (weak _ (of_gt _ _ factor_above_1)))) (times _ _ (of_ge _ _ from_0_up) (sq ε))) (eqns _ _ (eqn (- ε) _ _ one_more) (eqn 1 _ _ times_the_factor)) _).
  algebra [F'; ε; t'; t; F].
Qed.

Lemma Bernoulli_2 : forall (F F' t t' ε : ℝ),
  t' = t - 1 -> (* one less *)
  F' * (ε + 1) = F -> (* divided by the factor *)
  ε > 0 -> (* factor above 1 *)
  F >= ε * t + 1 -> (* Bernoulli *)
  t <= 0 -> (* from 0 down *)
  F' >= ε * t' + 1.
Proof. (* certificate *)
  intros F F' t t' ε one_less divided_by_the_factor factor_above_1 Bernoulli from_0_down.
  destruct (ge_or F' (ε * t' + 1)) as [holds | contrary]; [exact holds |].
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ Bernoulli) (sq ε)) (times _ _ (of_le _ _ from_0_down) (sq ε))) (times _ _ (weak _ (of_gt _ _ contrary)) (weak _ (of_gt _ _ factor_above_1)))) (eqns _ _ (eqn (- ε ^ 2 - ε) _ _ one_less) (eqn 1 _ _ divided_by_the_factor)) _).
  algebra [F'; ε; t'; t; F].
Qed.

Inductive Bernoulli_run (ε : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | Bernoulli_run_start : Bernoulli_run ε 0 1 0 0
  | Bernoulli_run_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      Bernoulli_run ε t F t_up t_down ->
      F' = F * (ε + 1) -> (* times the factor *)
      t' = t + 1 -> (* one more *)
      t >= 0 -> (* from 0 up *)
      Bernoulli_run ε t' F' (t_up + 1) t_down
  | Bernoulli_run_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      Bernoulli_run ε t F t_up t_down ->
      t' = t - 1 -> (* one less *)
      F' * (ε + 1) = F -> (* divided by the factor *)
      t <= 0 -> (* from 0 down *)
      Bernoulli_run ε t' F' t_up (t_down + 1).

Lemma Bernoulli_3 : forall (F_d d t_down t_up ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  F_d >= d * ε + 1.
Proof. (* induction *)
  intros F_d d t_down t_up ε factor_above_1 chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_k_of_r.Bernoulli_run ε t F t_up t_down ->
    F >= ε * t + 1).
  { intros all. pose proof (all d F_d t_up t_down chip_run) as kept.
    refine (same_ge _ _ _ (of_ge _ _ kept) _). algebra [F_d; ε; d]. }
  clear chip_run d F_d t_up t_down.
  refine (Winnow_on_k_of_r.Bernoulli_run_ind ε (fun (t F t_up t_down : ℝ) =>
    F >= ε * t + 1) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε].
  - intros F F' t t' t_down t_up _ kept_2 times_the_factor one_more from_0_up.
    exact (Winnow_on_k_of_r.Bernoulli F F' t t' ε times_the_factor one_more factor_above_1 kept_2 from_0_up).
  - intros F F' t t' t_down t_up _ kept_2 one_less divided_by_the_factor from_0_down.
    exact (Winnow_on_k_of_r.Bernoulli_2 F F' t t' ε one_less divided_by_the_factor factor_above_1 kept_2 from_0_down).
Qed.

Lemma below_1 : forall (D_on F_d K_off P_on Q d n t_down t_up z_M ε : ℝ),
  z_M = F_d * Q -> (* its chips make its weight *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  d < 1.
Proof. (* certificate *)
  intros D_on F_d K_off P_on Q d n t_down t_up z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run.
  pose proof (Winnow_on_k_of_r.below_the_factor D_on F_d K_off P_on Q n z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run) as below_the_factor.
  pose proof (Winnow_on_k_of_r.Bernoulli_3 F_d d t_down t_up ε factor_above_1 chip_run) as Bernoulli.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ factor_above_1) (splus _ _ (of_lt _ _ below_the_factor) (of_ge _ _ Bernoulli)) (eq_refl 0) _).
  algebra [d; ε; F_d].
Qed.

Inductive whole_number_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | whole_number_run_start : whole_number_run 0 1 0 0
  | whole_number_run_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      whole_number_run t F t_up t_down ->
      t' = t + 1 -> (* one more *)
      t >= 0 -> (* from 0 up *)
      whole_number_run t' F' (t_up + 1) t_down
  | whole_number_run_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      whole_number_run t F t_up t_down ->
      t' = t - 1 -> (* one less *)
      t <= 0 -> (* from 0 down *)
      whole_number_run t' F' t_up (t_down + 1).

Lemma whole_number : forall (F_d d t_down t_up : ℝ),
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  d ^ 2 >= d.
Proof. (* induction *)
  intros F_d d t_down t_up chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_k_of_r.whole_number_run t F t_up t_down ->
    t ^ 2 >= t).
  { intros all. pose proof (all d F_d t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run d F_d t_up t_down.
  refine (Winnow_on_k_of_r.whole_number_run_ind (fun (t F t_up t_down : ℝ) =>
    t ^ 2 >= t) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' t t' t_down t_up _ kept_2 one_more from_0_up.
    exact (Winnow_on_ORs.whole_number t t' one_more kept_2 from_0_up).
  - intros F F' t t' t_down t_up _ kept_2 one_less from_0_down.
    exact (Winnow_on_ORs.whole_number_2 t t' one_less from_0_down kept_2).
Qed.

Lemma none_too_many : forall (D_on F_d K_off P_on Q d n t_down t_up z_M ε : ℝ),
  z_M = F_d * Q -> (* its chips make its weight *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  d <= 0.
Proof. (* certificate *)
  intros D_on F_d K_off P_on Q d n t_down t_up z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_k_of_r.below_1 D_on F_d K_off P_on Q d n t_down t_up z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run) as below_1.
  pose proof (Winnow_on_k_of_r.whole_number F_d d t_down t_up chip_run_2) as whole_number.
  refine (cert_le _ _ _ _ _ (of_lt _ _ below_1) (of_ge _ _ whole_number) (eq_refl 0) _).
  algebra [d].
Qed.

Lemma one_cap : forall (C D_on F_d K_off P_on Q d e_M n t_down t_up z_M ε : ℝ),
  e_M = C + d -> (* chips from the cap on *)
  z_M = F_d * Q -> (* its chips make its weight *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  e_M <= C.
Proof. (* certificate *)
  intros C D_on F_d K_off P_on Q d e_M n t_down t_up z_M ε chips_from_the_cap_on its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_k_of_r.none_too_many D_on F_d K_off P_on Q d n t_down t_up z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2) as none_too_many.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ none_too_many) (eqn (-1) _ _ chips_from_the_cap_on) _).
  algebra [e_M; C; d].
Qed.

Lemma chips_of_one : forall (C D_on F_d K_off P_on Q U U' d e_M n t_down t_up z_M ε : ℝ),
  e_M = C + d -> (* chips from the cap on *)
  z_M = F_d * Q -> (* its chips make its weight *)
  U' = U + e_M -> (* chips so far *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  U' <= C + U.
Proof. (* certificate *)
  intros C D_on F_d K_off P_on Q U U' d e_M n t_down t_up z_M ε chips_from_the_cap_on its_chips_make_its_weight chips_so_far factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_k_of_r.one_cap C D_on F_d K_off P_on Q d e_M n t_down t_up z_M ε chips_from_the_cap_on its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2) as one_cap.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_cap) (eqn (-1) _ _ chips_so_far) _).
  algebra [U'; C; U; e_M].
Qed.

Lemma chips_of_all : forall (C D_on F_d K_off P_on Q U U' d e_M n r t_down t_up z_M ε : ℝ),
  e_M = C + d -> (* chips from the cap on *)
  z_M = F_d * Q -> (* its chips make its weight *)
  U' = U + e_M -> (* chips so far *)
  ε > 0 -> (* factor above 1 *)
  U <= C * r -> (* chips of all *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  U' <= C * (r + 1).
Proof. (* certificate *)
  intros C D_on F_d K_off P_on Q U U' d e_M n r t_down t_up z_M ε chips_from_the_cap_on its_chips_make_its_weight chips_so_far factor_above_1 chips_of_all cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_k_of_r.chips_of_one C D_on F_d K_off P_on Q U U' d e_M n t_down t_up z_M ε chips_from_the_cap_on its_chips_make_its_weight chips_so_far factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2) as chips_of_one.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chips_of_all) (of_le _ _ chips_of_one)) (eq_refl 0) _).
  algebra [U'; C; r; U].
Qed.

Inductive chips_of_all_run (C Q n ε : ℝ) : ℝ -> ℝ -> Prop :=
  | chips_of_all_run_start : chips_of_all_run C Q n ε 0 0
  | chips_of_all_run_next : forall (D_on F_d K_off P_on U U' d e_M r t_down t_up z_M : ℝ),
      chips_of_all_run C Q n ε U r ->
      e_M = C + d -> (* chips from the cap on *)
      z_M = F_d * Q -> (* its chips make its weight *)
      U' = U + e_M -> (* chips so far *)
      Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
      Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
      Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
      chips_of_all_run C Q n ε U' (r + 1).

Lemma chips_of_all_2 : forall (C Q U_r n r ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  U_r <= C * r.
Proof. (* induction *)
  intros C Q U_r n r ε factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run.
  cut (forall (U r : ℝ), Winnow_on_k_of_r.chips_of_all_run C Q n ε U r ->
    U <= C * r).
  { intros all. pose proof (all U_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run U_r r.
  refine (Winnow_on_k_of_r.chips_of_all_run_ind C Q n ε (fun (U r : ℝ) =>
    U <= C * r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [C].
  - intros D_on F_d K_off P_on U U' d e_M r t_down t_up z_M _ kept_2 chips_from_the_cap_on its_chips_make_its_weight chips_so_far update_run chip_run chip_run_2.
    exact (Winnow_on_k_of_r.chips_of_all C D_on F_d K_off P_on Q U U' d e_M n r t_down t_up z_M ε chips_from_the_cap_on its_chips_make_its_weight chips_so_far factor_above_1 kept_2 cap_of_a_weight some_attribute update_run chip_run chip_run_2).
Qed.

Lemma cap : forall (space : ips) (C Q U_r n r ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  ⟨c_M, u⟩ <= C * r.
Proof. (* certificate *)
  intros space C Q U_r n r ε c_M u relevant_chips factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run.
  pose proof (Winnow_on_k_of_r.chips_of_all_2 C Q U_r n r ε factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run) as chips_of_all.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chips_of_all) (eqn (-1) _ _ relevant_chips) _).
  algebra [C; r; U_r] with [c_M; u].
Qed.

Lemma chips_counted : forall (space : ips) (C D P Q T_M U_r k n r ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  - D * (k - 1) + P * k <= C * r.
Proof. (* certificate *)
  intros space C D P Q T_M U_r k n r ε c_M u relevant_chips factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run mistake_run.
  pose proof (Winnow_on_k_of_r.cap space C Q U_r n r ε c_M u relevant_chips factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run) as cap.
  pose proof (Winnow_on_k_of_r.total_chips_3 space D P T_M k n c_M u mistake_run) as total_chips.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ cap) (of_ge _ _ total_chips)) (eq_refl 0) _).
  algebra [D; k; P; C; r] with [c_M; u].
Qed.

Inductive power_positive_run_2 (ε : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | power_positive_run_2_start : power_positive_run_2 ε 0 1 0 0
  | power_positive_run_2_next_t_up : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run_2 ε t F t_up t_down ->
      F' = F * (ε + 1) -> (* times the factor *)
      power_positive_run_2 ε t' F' (t_up + 1) t_down
  | power_positive_run_2_next_t_down : forall (F F' t t' t_down t_up : ℝ),
      power_positive_run_2 ε t F t_up t_down ->
      F' * (ε + 1) = F -> (* divided by the factor *)
      power_positive_run_2 ε t' F' t_up (t_down + 1).

Lemma power_positive_4 : forall (t_1 t_down t_up w_1 ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  w_1 > 0.
Proof. (* induction *)
  intros t_1 t_down t_up w_1 ε factor_above_1 chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_k_of_r.power_positive_run_2 ε t F t_up t_down ->
    F > 0).
  { intros all. pose proof (all t_1 w_1 t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run t_1 w_1 t_up t_down.
  refine (Winnow_on_k_of_r.power_positive_run_2_ind ε (fun (t F t_up t_down : ℝ) =>
    F > 0) _ _ _).
  - exact Halving.positive_11.
  - intros F F' t t' t_down t_up _ kept_2 times_the_factor.
    exact (Winnow_on_k_of_r.power_positive F F' ε times_the_factor kept_2 factor_above_1).
  - intros F F' t t' t_down t_up _ kept_2 divided_by_the_factor.
    exact (Winnow_on_k_of_r.power_positive_2 F F' ε divided_by_the_factor kept_2 factor_above_1).
Qed.

Lemma part_of_the_total_3 : forall (m o t_down t_o t_up w_1 ε σ σ' : ℝ),
  σ' = m * o + σ -> (* added *)
  ε > 0 -> (* factor above 1 *)
  m >= 0 -> (* a count *)
  σ >= w_1 -> (* part of the total *)
  Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
  σ' >= w_1.
Proof. (* certificate *)
  intros m o t_down t_o t_up w_1 ε σ σ' added factor_above_1 a_count part_of_the_total chip_run.
  pose proof (Winnow_on_k_of_r.power_positive_3 o t_down t_o t_up ε factor_above_1 chip_run) as power_positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ part_of_the_total) (times _ _ (of_ge _ _ a_count) (weak _ (of_gt _ _ power_positive)))) (eqn 1 _ _ added) _).
  algebra [σ'; w_1; m; o; σ].
Qed.

Inductive part_of_the_total_run_2 (w_1 ε : ℝ) : ℝ -> ℝ -> Prop :=
  | part_of_the_total_run_2_start : part_of_the_total_run_2 w_1 ε w_1 0
  | part_of_the_total_run_2_next : forall (N_o m o t_down t_o t_up σ σ' : ℝ),
      part_of_the_total_run_2 w_1 ε σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
      part_of_the_total_run_2 w_1 ε σ' (N_o + 1).

Lemma part_of_the_total_4 : forall (N_o T_M w_1 ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  T_M >= w_1.
Proof. (* induction *)
  intros N_o T_M w_1 ε factor_above_1 weight_run.
  cut (forall (σ N_o : ℝ), Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε σ N_o ->
    σ >= w_1).
  { intros all. pose proof (all T_M N_o weight_run) as kept.
    exact kept. }
  clear weight_run T_M N_o.
  refine (Winnow_on_k_of_r.part_of_the_total_run_2_ind w_1 ε (fun (σ N_o : ℝ) =>
    σ >= w_1) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [w_1].
  - intros N_o m o t_down t_o t_up σ σ' _ kept_2 added a_count chip_run.
    exact (Winnow_on_k_of_r.part_of_the_total_3 m o t_down t_o t_up w_1 ε σ σ' added factor_above_1 a_count kept_2 chip_run).
Qed.

Lemma weight_left : forall (N_o T_M t_1 t_down t_up w_1 ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  T_M > 0.
Proof. (* certificate *)
  intros N_o T_M t_1 t_down t_up w_1 ε factor_above_1 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.power_positive_4 t_1 t_down t_up w_1 ε factor_above_1 chip_run) as power_positive.
  pose proof (Winnow_on_k_of_r.part_of_the_total_4 N_o T_M w_1 ε factor_above_1 weight_run) as part_of_the_total.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ power_positive) (of_ge _ _ part_of_the_total)) (eq_refl 0) _).
  algebra [T_M; w_1].
Qed.

Lemma few_demotions : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 δ ε : ℝ) (c_M : vec space),
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  D * δ < P * ε + 1.
Proof. (* certificate *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 δ ε c_M divisor_above_1 factor_above_1 some_attribute mistake_run weight_run chip_run.
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_on_k_of_r.weight_left N_o T_M t_1 t_down t_up w_1 ε factor_above_1 weight_run chip_run) as weight_left.
  pose proof (Winnow_on_k_of_r.total_weight_3 space D P T_M n δ ε c_M divisor_above_1 factor_above_1 mistake_run) as total_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (of_gt _ _ weight_left) (of_le _ _ total_weight)) (eq_refl 0) _).
  algebra [D; δ; P; ε; n; T_M].
Qed.

Lemma v2k_2k_1 : forall (k : ℝ),
  k >= 1 -> (* some k *)
  2 * k * (2 * k + 1) > 0.
Proof. (* certificate *)
  intros k some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 6) (times _ _ (weak _ (pos 10)) (of_ge _ _ some_k))) (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ some_k)))) (eq_refl 0) _).
  algebra [k].
Qed.

Lemma share : forall (k δ ε : ℝ),
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  δ * (2 * k + 1) = 1.
Proof. (* certificate *)
  intros k δ ε inverse factor.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (2 * k) _ _ inverse) (eqn (1 - δ) _ _ factor)) _).
  algebra [δ; k; ε].
Qed.

Lemma demotions_in_k : forall (space : ips) (D N_o P T_M k n t_1 t_down t_up w_1 δ ε : ℝ) (c_M : vec space),
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  2 * D * k < P * (2 * k + 1) + 2 * k * (2 * k + 1).
Proof. (* certificate *)
  intros space D N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse factor divisor_above_1 factor_above_1 some_k some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_on_k_of_r.few_demotions space D N_o P T_M n t_1 t_down t_up w_1 δ ε c_M divisor_above_1 factor_above_1 some_attribute mistake_run weight_run chip_run) as few_demotions.
  pose proof (Winnow_on_k_of_r.v2k_2k_1 k some_k) as v2k_2k_1.
  pose proof (Winnow_on_k_of_r.share k δ ε inverse factor) as share.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (of_lt _ _ few_demotions) (of_gt _ _ v2k_2k_1)) (eqns _ _ (eqn (-2 * P * k - P) _ _ factor) (eqn (2 * D * k) _ _ share)) _).
  algebra [D; k; P; ε; δ].
Qed.

Lemma few_promotions : forall (space : ips) (C D N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P * (k + 1) <= 2 * k * (C * r + (k - 1) * (2 * k + 1)).
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse factor divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.chips_counted space C D P Q T_M U_r k n r ε c_M u relevant_chips factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as chips_counted.
  pose proof (Winnow_on_k_of_r.demotions_in_k space D N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse factor divisor_above_1 factor_above_1 some_k some_attribute mistake_run weight_run chip_run) as demotions_in_k.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ chips_counted)) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ some_k) (of_le _ _ chips_counted)))) (times _ _ (of_ge _ _ some_k) (weak _ (of_lt _ _ demotions_in_k)))) (eq_refl 0) _).
  algebra [P; k; C; r; D].
Qed.

Lemma k : forall (k : ℝ),
  k >= 1 -> (* some k *)
  k > 0.
Proof. (* certificate *)
  intros k some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_k)) (eq_refl 0) _).
  algebra [k].
Qed.

Lemma k_1 : forall (k : ℝ),
  k >= 1 -> (* some k *)
  k + 1 > 0.
Proof. (* certificate *)
  intros k some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (of_ge _ _ some_k)) (eq_refl 0) _).
  algebra [k].
Qed.

Lemma mistake_bound : forall (space : ips) (C D M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M * (k + 1) < (k + 1) * (2 * k + 1) + (4 * k + 1) * (C * r + (k - 1) * (2 * k + 1)).
Proof. (* certificate *)
  intros space C D M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse factor divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.k k some_k) as k_2.
  pose proof (Winnow_on_k_of_r.few_promotions space C D N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse factor divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as few_promotions.
  pose proof (Winnow_on_k_of_r.demotions_in_k space D N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse factor divisor_above_1 factor_above_1 some_k some_attribute mistake_run weight_run chip_run) as demotions_in_k.
  pose proof (Winnow_on_k_of_r.k_1 k some_k) as k_1.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ k_2) (splus _ _ (plus_s _ _ (times _ _ (weak _ (frac 3 2)) (times _ _ (of_le _ _ few_promotions) (weak _ (of_gt _ _ k_2)))) (stimes _ _ (frac 1 2) (stimes _ _ (of_lt _ _ demotions_in_k) (of_gt _ _ k_1)))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ few_promotions) (weak _ (of_gt _ _ k_1))))) (eqn (- k ^ 2 - k) _ _ counted) _).
  algebra [M; k; C; r; D; P].
Qed.

Inductive run_over_relevant_attribute (C Q n ε : ℝ) : ℝ -> nat -> Prop :=
  | run_over_relevant_attribute_start : run_over_relevant_attribute C Q n ε 0 0%nat
  | run_over_relevant_attribute_next : forall (D_on F_d K_off P_on U U' d e_M t_down t_up z_M : ℝ) (r : nat),
      run_over_relevant_attribute C Q n ε U r ->
      e_M = C + d -> (* chips from the cap on *)
      z_M = F_d * Q -> (* its chips make its weight *)
      U' = U + e_M -> (* chips so far *)
      Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
      Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
      Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
      run_over_relevant_attribute C Q n ε U' (Datatypes.S r).

Lemma run_over_relevant_attribute_is_chips_of_all_run : forall (C Q U_r n ε : ℝ) (r : nat),
  Winnow_on_k_of_r.run_over_relevant_attribute C Q n ε U_r r -> Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r (INR r).
Proof.
  intros C Q U_r n ε r run.
  refine (Winnow_on_k_of_r.run_over_relevant_attribute_ind C Q n ε (fun (U : ℝ) (r : nat) => Winnow_on_k_of_r.chips_of_all_run C Q n ε U (INR r)) _ _ U_r r run); clear run U_r r.
  - exact (Winnow_on_k_of_r.chips_of_all_run_start C Q n ε).
  - intros D_on F_d K_off P_on U U' d e_M t_down t_up z_M r _ previous chips_from_the_cap_on its_chips_make_its_weight chips_so_far update_run chip_run chip_run_2. rewrite S_INR.
    exact (Winnow_on_k_of_r.chips_of_all_run_next C Q n ε D_on F_d K_off P_on U U' d e_M (INR r) t_down t_up z_M previous chips_from_the_cap_on its_chips_make_its_weight chips_so_far update_run chip_run chip_run_2).
Qed.

Inductive run_over_mistake (space : ips) (k n δ ε : ℝ) (u : vec space) : vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space k n δ ε u vzero n 0%nat 0%nat
  | run_over_mistake_next_P : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space k n δ ε u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ ε • w_x -> (* active weights multiplied *)
      s < n -> (* low score *)
      ⟨u, x⟩ >= k -> (* positive *)
      run_over_mistake space k n δ ε u c' T' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space k n δ ε u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ -1 • x -> (* chips off *)
      w' = w ⊕ - δ • w_x -> (* active weights divided *)
      s >= n -> (* high score *)
      ⟨u, x⟩ <= k - 1 -> (* negative *)
      run_over_mistake space k n δ ε u c' T' P (Datatypes.S D).

Lemma run_over_mistake_is_total_weight_run : forall (space : ips) (T_M k n δ ε : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_k_of_r.run_over_mistake space k n δ ε u c_M T_M P D -> Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M (INR P) (INR D).
Proof.
  intros space T_M k n δ ε c_M u P D run.
  refine (Winnow_on_k_of_r.run_over_mistake_ind space k n δ ε u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_on_k_of_r.total_weight_run space n δ ε c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_on_k_of_r.total_weight_run_start space n δ ε).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_multiplied low_score positive. rewrite S_INR.
    exact (Winnow_on_k_of_r.total_weight_run_next_P space n δ ε (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_multiplied low_score).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_off active_weights_divided high_score negative. rewrite S_INR.
    exact (Winnow_on_k_of_r.total_weight_run_next_D space n δ ε (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_divided high_score).
Qed.

Lemma run_over_mistake_is_total_chips_run : forall (space : ips) (T_M k n δ ε : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_k_of_r.run_over_mistake space k n δ ε u c_M T_M P D -> Winnow_on_k_of_r.total_chips_run space k n u c_M T_M (INR P) (INR D).
Proof.
  intros space T_M k n δ ε c_M u P D run.
  refine (Winnow_on_k_of_r.run_over_mistake_ind space k n δ ε u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_on_k_of_r.total_chips_run space k n u c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_on_k_of_r.total_chips_run_start space k n u).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_multiplied low_score positive. rewrite S_INR.
    exact (Winnow_on_k_of_r.total_chips_run_next_P space k n u (INR D) (INR P) T T' c c' x previous chips_on positive).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_off active_weights_divided high_score negative. rewrite S_INR.
    exact (Winnow_on_k_of_r.total_chips_run_next_D space k n u (INR D) (INR P) T T' c c' x previous chips_off negative).
Qed.

Inductive run_over_weight (w_1 ε : ℝ) : ℝ -> nat -> Prop :=
  | run_over_weight_start : run_over_weight w_1 ε w_1 0%nat
  | run_over_weight_next : forall (m o t_down t_o t_up σ σ' : ℝ) (N_o : nat),
      run_over_weight w_1 ε σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
      run_over_weight w_1 ε σ' (Datatypes.S N_o).

Lemma run_over_weight_is_part_of_the_total_run_2 : forall (T_M w_1 ε : ℝ) (N_o : nat),
  Winnow_on_k_of_r.run_over_weight w_1 ε T_M N_o -> Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M (INR N_o).
Proof.
  intros T_M w_1 ε N_o run.
  refine (Winnow_on_k_of_r.run_over_weight_ind w_1 ε (fun (σ : ℝ) (N_o : nat) => Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε σ (INR N_o)) _ _ T_M N_o run); clear run T_M N_o.
  - exact (Winnow_on_k_of_r.part_of_the_total_run_2_start w_1 ε).
  - intros m o t_down t_o t_up σ σ' N_o _ previous added a_count chip_run. rewrite S_INR.
    exact (Winnow_on_k_of_r.part_of_the_total_run_2_next w_1 ε (INR N_o) m o t_down t_o t_up σ σ' previous added a_count chip_run).
Qed.

Inductive run_over_chip (ε : ℝ) : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_chip_start : run_over_chip ε 0 1 0%nat 0%nat
  | run_over_chip_next_t_up : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip ε t F t_up t_down ->
      F' = F * (ε + 1) -> (* times the factor *)
      run_over_chip ε t' F' (Datatypes.S t_up) t_down
  | run_over_chip_next_t_down : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip ε t F t_up t_down ->
      F' * (ε + 1) = F -> (* divided by the factor *)
      run_over_chip ε t' F' t_up (Datatypes.S t_down).

Lemma run_over_chip_is_power_positive_run_2 : forall (t_1 w_1 ε : ℝ) (t_up t_down : nat),
  Winnow_on_k_of_r.run_over_chip ε t_1 w_1 t_up t_down -> Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 (INR t_up) (INR t_down).
Proof.
  intros t_1 w_1 ε t_up t_down run.
  refine (Winnow_on_k_of_r.run_over_chip_ind ε (fun (t F : ℝ) (t_up t_down : nat) => Winnow_on_k_of_r.power_positive_run_2 ε t F (INR t_up) (INR t_down)) _ _ _ t_1 w_1 t_up t_down run); clear run t_1 w_1 t_up t_down.
  - exact (Winnow_on_k_of_r.power_positive_run_2_start ε).
  - intros F F' t t' t_up t_down _ previous times_the_factor. rewrite S_INR.
    exact (Winnow_on_k_of_r.power_positive_run_2_next_t_up ε F F' t t' (INR t_down) (INR t_up) previous times_the_factor).
  - intros F F' t t' t_up t_down _ previous divided_by_the_factor. rewrite S_INR.
    exact (Winnow_on_k_of_r.power_positive_run_2_next_t_down ε F F' t t' (INR t_down) (INR t_up) previous divided_by_the_factor).
Qed.

End Winnow_on_k_of_r.

Theorem theorem_Winnow_on_k_of_r : forall (space : ips) (C M Q T_M U_r k n t_1 w_1 δ ε : ℝ) (c_M u : vec space) (D N_o P r t_down t_up : nat),
  Winnow_on_k_of_r.run_over_relevant_attribute C Q n ε U_r r ->
  Winnow_on_k_of_r.run_over_mistake space k n δ ε u c_M T_M P D ->
  Winnow_on_k_of_r.run_over_weight w_1 ε T_M N_o ->
  Winnow_on_k_of_r.run_over_chip ε t_1 w_1 t_up t_down ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  M * (k + 1) < (k + 1) * (2 * k + 1) + (4 * k + 1) * (C * INR r + (k - 1) * (2 * k + 1)).
Proof.
  intros space C M Q T_M U_r k n t_1 w_1 δ ε c_M u D N_o P r t_down t_up relevant_attribute_run mistake_run weight_run chip_run counted relevant_chips inverse factor divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute.
  exact (Winnow_on_k_of_r.mistake_bound space C (INR D) M (INR N_o) (INR P) Q T_M U_r k n (INR r) t_1 (INR t_down) (INR t_up) w_1 δ ε c_M u counted relevant_chips inverse factor divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute (Winnow_on_k_of_r.run_over_relevant_attribute_is_chips_of_all_run C Q U_r n ε r relevant_attribute_run) (Winnow_on_k_of_r.run_over_mistake_is_total_weight_run space T_M k n δ ε c_M u P D mistake_run) (Winnow_on_k_of_r.run_over_mistake_is_total_chips_run space T_M k n δ ε c_M u P D mistake_run) (Winnow_on_k_of_r.run_over_weight_is_part_of_the_total_run_2 T_M w_1 ε N_o weight_run) (Winnow_on_k_of_r.run_over_chip_is_power_positive_run_2 t_1 w_1 ε t_up t_down chip_run)).
Qed.

Module Winnow_and_a_gap.

Lemma demoted : forall (space : ips) (T T' s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  (ε + 1) • w' = (ε + 1) • w ⊕ - ε • w_x -> (* active weights divided *)
  T' * (ε + 1) = T * (ε + 1) - ε * s.
Proof. (* certificate *)
  intros space T T' s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (veqn v1 _ _ active_weights_divided) (eqn (- ε - 1) _ _ all_weights)) (eqn (ε + 1) _ _ all_weights_after_it)) (eqn ε _ _ active_weights)) _).
  algebra [T'; ε; T; s] with [v1; w'; w; w_x].
Qed.

Lemma progress : forall (space : ips) (θ : ℝ) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨u, x⟩ >= θ -> (* above *)
  ⟨c', u⟩ >= ⟨c, u⟩ + θ.
Proof. (* certificate *)
  intros space θ c c' u x chips_on above.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ above) (veqn u _ _ chips_on) _).
  algebra [θ] with [c'; u; c; x].
Qed.

Lemma gain : forall (space : ips) (T T' n s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ ε • w_x -> (* active weights multiplied *)
  ε > 0 -> (* factor above 1 *)
  s < n -> (* low score *)
  T' * (ε + 1) <= T * (ε + 1) + ε * n * (ε + 1).
Proof. (* certificate *)
  intros space T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score.
  pose proof (Winnow_on_k_of_r.multiplied space T T' s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied) as promoted.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (of_lt _ _ low_score)) (weak _ (of_gt _ _ factor_above_1))) (times _ _ (weak _ (of_lt _ _ low_score)) (sq ε))) (eqn (- ε - 1) _ _ promoted) _).
  algebra [T'; ε; T; n; s].
Qed.

Lemma smaller_loss : forall (space : ips) (α θ : ℝ) (c c' u x : vec space),
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨u, x⟩ <= - α + θ -> (* below *)
  ⟨c', u⟩ >= ⟨c, u⟩ + α - θ.
Proof. (* certificate *)
  intros space α θ c c' u x chips_off below.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ below) (veqn u _ _ chips_off) _).
  algebra [α; θ] with [c'; u; c; x].
Qed.

Lemma loss : forall (space : ips) (T T' n s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  (ε + 1) • w' = (ε + 1) • w ⊕ - ε • w_x -> (* active weights divided *)
  ε > 0 -> (* factor above 1 *)
  s >= n -> (* high score *)
  T' * (ε + 1) <= T * (ε + 1) - ε * n.
Proof. (* certificate *)
  intros space T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided factor_above_1 high_score.
  pose proof (Winnow_and_a_gap.demoted space T T' s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided) as demoted.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ high_score) (weak _ (of_gt _ _ factor_above_1))) (eqn (-1) _ _ demoted) _).
  algebra [T'; ε; T; n; s].
Qed.

Lemma total_progress : forall (space : ips) (D P α θ : ℝ) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨c, u⟩ >= D * α - D * θ + P * θ -> (* total progress *)
  ⟨u, x⟩ >= θ -> (* above *)
  ⟨c', u⟩ >= D * α - D * θ + θ * (P + 1).
Proof. (* certificate *)
  intros space D P α θ c c' u x chips_on total_progress above.
  pose proof (Winnow_and_a_gap.progress space θ c c' u x chips_on above) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [D; α; θ; P] with [c'; u; c].
Qed.

Lemma total_progress_2 : forall (space : ips) (D P α θ : ℝ) (c c' u x : vec space),
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c, u⟩ >= D * α - D * θ + P * θ -> (* total progress *)
  ⟨u, x⟩ <= - α + θ -> (* below *)
  ⟨c', u⟩ >= P * θ + α * (D + 1) - θ * (D + 1).
Proof. (* certificate *)
  intros space D P α θ c c' u x chips_off total_progress below.
  pose proof (Winnow_and_a_gap.smaller_loss space α θ c c' u x chips_off below) as smaller_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ smaller_loss)) (eq_refl 0) _).
  algebra [P; θ; α; D] with [c'; u; c].
Qed.

Inductive total_progress_run (space : ips) (n α θ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space n α θ u vzero n 0 0
  | total_progress_run_next_P : forall (D P T T' : ℝ) (c c' x : vec space),
      total_progress_run space n α θ u c T P D ->
      c' = c ⊕ x -> (* chips on *)
      ⟨u, x⟩ >= θ -> (* above *)
      total_progress_run space n α θ u c' T' (P + 1) D
  | total_progress_run_next_D : forall (D P T T' : ℝ) (c c' x : vec space),
      total_progress_run space n α θ u c T P D ->
      c' = c ⊕ -1 • x -> (* chips off *)
      ⟨u, x⟩ <= - α + θ -> (* below *)
      total_progress_run space n α θ u c' T' P (D + 1).

Lemma total_progress_3 : forall (space : ips) (D P T_M n α θ : ℝ) (c_M u : vec space),
  Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M P D ->
  ⟨c_M, u⟩ >= D * α - D * θ + P * θ.
Proof. (* induction *)
  intros space D P T_M n α θ c_M u mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_and_a_gap.total_progress_run space n α θ u c T P D ->
    ⟨c, u⟩ >= D * α - D * θ + P * θ).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_and_a_gap.total_progress_run_ind space n α θ u (fun (c : vec space) (T P D : ℝ) =>
    ⟨c, u⟩ >= D * α - D * θ + P * θ) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [α; θ] with [u].
  - intros D P T T' c c' x _ kept_2 chips_on above.
    refine (same_ge _ _ _ (of_ge _ _ (Winnow_and_a_gap.total_progress space D P α θ c c' u x chips_on kept_2 above)) _). algebra [D; α; θ; P] with [c'; u].
  - intros D P T T' c c' x _ kept_2 chips_off below.
    refine (same_ge _ _ _ (of_ge _ _ (Winnow_and_a_gap.total_progress_2 space D P α θ c c' u x chips_off kept_2 below)) _). algebra [P; θ; α; D] with [c'; u].
Qed.

Lemma total_weight : forall (space : ips) (D P T T' n s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ ε • w_x -> (* active weights multiplied *)
  ε > 0 -> (* factor above 1 *)
  s < n -> (* low score *)
  T * (ε + 1) <= - D * ε * n + P * ε ^ 2 * n + P * ε * n + ε * n + n -> (* total weight *)
  T' * (ε + 1) <= - D * ε * n + ε ^ 2 * n * (P + 1) + ε * n * (P + 1) + ε * n + n.
Proof. (* certificate *)
  intros space D P T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score total_weight.
  pose proof (Winnow_and_a_gap.gain space T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score) as gain.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ gain)) (eq_refl 0) _).
  algebra [T'; ε; D; n; P; T].
Qed.

Lemma total_weight_2 : forall (space : ips) (D P T T' n s ε : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  (ε + 1) • w' = (ε + 1) • w ⊕ - ε • w_x -> (* active weights divided *)
  ε > 0 -> (* factor above 1 *)
  s >= n -> (* high score *)
  T * (ε + 1) <= - D * ε * n + P * ε ^ 2 * n + P * ε * n + ε * n + n -> (* total weight *)
  T' * (ε + 1) <= P * ε ^ 2 * n + P * ε * n - ε * n * (D + 1) + ε * n + n.
Proof. (* certificate *)
  intros space D P T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided factor_above_1 high_score total_weight.
  pose proof (Winnow_and_a_gap.loss space T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided factor_above_1 high_score) as loss.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ loss)) (eq_refl 0) _).
  algebra [T'; ε; P; n; D; T].
Qed.

Inductive total_weight_run (space : ips) (n ε : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run space n ε vzero n 0 0
  | total_weight_run_next_P : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n ε c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ ε • w_x -> (* active weights multiplied *)
      s < n -> (* low score *)
      total_weight_run space n ε c' T' (P + 1) D
  | total_weight_run_next_D : forall (D P T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space n ε c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      (ε + 1) • w' = (ε + 1) • w ⊕ - ε • w_x -> (* active weights divided *)
      s >= n -> (* high score *)
      total_weight_run space n ε c' T' P (D + 1).

Lemma total_weight_3 : forall (space : ips) (D P T_M n ε : ℝ) (c_M : vec space),
  ε > 0 -> (* factor above 1 *)
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  T_M * (ε + 1) <= - D * ε * n + P * ε ^ 2 * n + P * ε * n + ε * n + n.
Proof. (* induction *)
  intros space D P T_M n ε c_M factor_above_1 mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_and_a_gap.total_weight_run space n ε c T P D ->
    T * (ε + 1) <= - D * ε * n + P * ε ^ 2 * n + P * ε * n + ε * n + n).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_and_a_gap.total_weight_run_ind space n ε (fun (c : vec space) (T P D : ℝ) =>
    T * (ε + 1) <= - D * ε * n + P * ε ^ 2 * n + P * ε * n + ε * n + n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n; ε].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_multiplied low_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_and_a_gap.total_weight space D P T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_multiplied factor_above_1 low_score kept_2)) _). algebra [T'; ε; D; n; P].
  - intros D P T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_divided high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_and_a_gap.total_weight_2 space D P T T' n s ε v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_divided factor_above_1 high_score kept_2)) _). algebra [T'; ε; P; n; D].
Qed.

Lemma one_cap : forall (D_on F_d K_off L P_on Q d e_M n t_down t_up z_M ε : ℝ),
  z_M = F_d * Q -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  e_M <= L.
Proof. (* certificate *)
  intros D_on F_d K_off L P_on Q d e_M n t_down t_up z_M ε its_chips_make_its_weight chips_from_the_cap_on factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_k_of_r.none_too_many D_on F_d K_off P_on Q d n t_down t_up z_M ε its_chips_make_its_weight factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2) as none_too_many.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ none_too_many) (eqn (-1) _ _ chips_from_the_cap_on) _).
  algebra [e_M; L; d].
Qed.

Lemma chips_so_far : forall (D_on F_d K_off L P_on Q U U' W W' d e_M n t_down t_up v z_M ε : ℝ),
  z_M = F_d * Q -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  W' = W + v -> (* weight *)
  U' = U + e_M * v -> (* chips, weighed *)
  ε > 0 -> (* factor above 1 *)
  U <= L * W -> (* chips so far *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  v >= 0 -> (* target *)
  Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
  Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
  Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
  U' <= L * W'.
Proof. (* certificate *)
  intros D_on F_d K_off L P_on Q U U' W W' d e_M n t_down t_up v z_M ε its_chips_make_its_weight chips_from_the_cap_on weight chips_weighed factor_above_1 chips_so_far cap_of_a_weight some_attribute target update_run chip_run chip_run_2.
  pose proof (Winnow_and_a_gap.one_cap D_on F_d K_off L P_on Q d e_M n t_down t_up z_M ε its_chips_make_its_weight chips_from_the_cap_on factor_above_1 cap_of_a_weight some_attribute update_run chip_run chip_run_2) as one_cap.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chips_so_far) (times _ _ (of_ge _ _ target) (of_le _ _ one_cap))) (eqns _ _ (eqn (-1) _ _ chips_weighed) (eqn L _ _ weight)) _).
  algebra [U'; L; W'; U; e_M; v; W].
Qed.

Inductive chips_so_far_run (L Q n ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | chips_so_far_run_start : chips_so_far_run L Q n ε 0 0 0
  | chips_so_far_run_next : forall (D_on F_d K_off P_on U U' W W' d e_M n_u t_down t_up v z_M : ℝ),
      chips_so_far_run L Q n ε U W n_u ->
      z_M = F_d * Q -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      W' = W + v -> (* weight *)
      U' = U + e_M * v -> (* chips, weighed *)
      v >= 0 -> (* target *)
      Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
      Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
      Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
      chips_so_far_run L Q n ε U' W' (n_u + 1).

Lemma chips_so_far_2 : forall (L Q U_n W_n n n_u ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  U_n <= L * W_n.
Proof. (* induction *)
  intros L Q U_n W_n n n_u ε factor_above_1 cap_of_a_weight some_attribute attribute_run.
  cut (forall (U W n_u : ℝ), Winnow_and_a_gap.chips_so_far_run L Q n ε U W n_u ->
    U <= L * W).
  { intros all. pose proof (all U_n W_n n_u attribute_run) as kept.
    exact kept. }
  clear attribute_run U_n W_n n_u.
  refine (Winnow_and_a_gap.chips_so_far_run_ind L Q n ε (fun (U W n_u : ℝ) =>
    U <= L * W) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L].
  - intros D_on F_d K_off P_on U U' W W' d e_M n_u t_down t_up v z_M _ kept_2 its_chips_make_its_weight chips_from_the_cap_on weight chips_weighed target update_run chip_run chip_run_2.
    exact (Winnow_and_a_gap.chips_so_far D_on F_d K_off L P_on Q U U' W W' d e_M n t_down t_up v z_M ε its_chips_make_its_weight chips_from_the_cap_on weight chips_weighed factor_above_1 kept_2 cap_of_a_weight some_attribute target update_run chip_run chip_run_2).
Qed.

Lemma cap : forall (space : ips) (L Q U_n W W_n n n_u ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  ⟨c_M, u⟩ <= L * W.
Proof. (* certificate *)
  intros space L Q U_n W W_n n n_u ε c_M u all_chips all_weight factor_above_1 cap_of_a_weight some_attribute attribute_run.
  pose proof (Winnow_and_a_gap.chips_so_far_2 L Q U_n W_n n n_u ε factor_above_1 cap_of_a_weight some_attribute attribute_run) as chips_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chips_so_far) (eqns _ _ (eqn (-1) _ _ all_chips) (eqn L _ _ all_weight)) _).
  algebra [L; W; U_n; W_n] with [c_M; u].
Qed.

Lemma paid_in_chips : forall (space : ips) (D L P Q T_M U_n W W_n n n_u α ε θ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M P D ->
  - D * (- α + θ) + P * θ <= L * W.
Proof. (* certificate *)
  intros space D L P Q T_M U_n W W_n n n_u α ε θ c_M u all_chips all_weight factor_above_1 cap_of_a_weight some_attribute attribute_run mistake_run.
  pose proof (Winnow_and_a_gap.cap space L Q U_n W W_n n n_u ε c_M u all_chips all_weight factor_above_1 cap_of_a_weight some_attribute attribute_run) as cap.
  pose proof (Winnow_and_a_gap.total_progress_3 space D P T_M n α θ c_M u mistake_run) as total_progress.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ cap) (of_ge _ _ total_progress)) (eq_refl 0) _).
  algebra [D; α; θ; P; L; W] with [c_M; u].
Qed.

Lemma few_demotions : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 ε : ℝ) (c_M : vec space),
  ε > 0 -> (* factor above 1 *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  D * ε < (ε + 1) * (P * ε + 1).
Proof. (* certificate *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 ε c_M factor_above_1 some_attribute mistake_run weight_run chip_run.
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  pose proof (Winnow_on_k_of_r.weight_left N_o T_M t_1 t_down t_up w_1 ε factor_above_1 weight_run chip_run) as weight_left.
  pose proof (Winnow_and_a_gap.total_weight_3 space D P T_M n ε c_M factor_above_1 mistake_run) as total_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (splus _ _ (of_gt _ _ weight_left) (of_le _ _ total_weight)) (weak _ (stimes _ _ (of_gt _ _ factor_above_1) (of_gt _ _ weight_left)))) (eq_refl 0) _).
  algebra [D; ε; P; n; T_M].
Qed.

Lemma few_demotions_and : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 α ε θ : ℝ) (c_M : vec space),
  2 * ε * θ = α -> (* step size *)
  ε > 0 -> (* factor above 1 *)
  θ > 0 -> (* positive threshold *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  2 * D * α * θ < (α + 2 * θ) * (P * α + 2 * θ).
Proof. (* certificate *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size factor_above_1 positive_threshold some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_and_a_gap.few_demotions space D N_o P T_M n t_1 t_down t_up w_1 ε c_M factor_above_1 some_attribute mistake_run weight_run chip_run) as few_demotions.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (pos 4) (stimes _ _ (stimes _ _ (of_gt _ _ positive_threshold) (of_gt _ _ positive_threshold)) (of_lt _ _ few_demotions))) (eqn (2 * D * θ - P * α - 2 * P * ε * θ - 2 * P * θ - 2 * θ) _ _ step_size) _).
  algebra [D; α; θ; P; ε].
Qed.

Lemma few_promotions : forall (space : ips) (D L N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  2 * ε * θ = α -> (* step size *)
  α > 0 -> (* positive gap *)
  ε > 0 -> (* factor above 1 *)
  θ > 0 -> (* positive threshold *)
  α <= θ -> (* gap above 0 *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M P D ->
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P * α ^ 2 <= 2 * L * W * α + (-2 * α + 2 * θ) * (α + 2 * θ).
Proof. (* certificate *)
  intros space D L N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ c_M u all_chips all_weight step_size positive_gap factor_above_1 positive_threshold gap_above_0 a_count cap_of_a_weight some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_and_a_gap.few_demotions_and space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size factor_above_1 positive_threshold some_attribute mistake_run_2 weight_run chip_run) as few_demotions_and.
  pose proof (Winnow_and_a_gap.paid_in_chips space D L P Q T_M U_n W W_n n n_u α ε θ c_M u all_chips all_weight factor_above_1 cap_of_a_weight some_attribute attribute_run mistake_run) as paid_in_chips.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_threshold) (plus _ _ (plus _ _ (times _ _ (of_le _ _ gap_above_0) (weak _ (of_lt _ _ few_demotions_and))) (times _ _ (times _ _ (weak _ (of_gt _ _ positive_gap)) (of_ge _ _ a_count)) (sq α))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ positive_threshold)) (weak _ (of_gt _ _ positive_gap))) (of_le _ _ paid_in_chips)))) (eq_refl 0) _).
  algebra [P; α; L; W; θ; D].
Qed.

Lemma demotions_for_promotions : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 α ε θ : ℝ) (c_M : vec space),
  2 * ε * θ = α -> (* step size *)
  α > 0 -> (* positive gap *)
  ε > 0 -> (* factor above 1 *)
  θ > 0 -> (* positive threshold *)
  α <= θ -> (* gap above 0 *)
  P >= 0 -> (* a count *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  2 * D * α < 3 * P * α + 6 * θ.
Proof. (* certificate *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size positive_gap factor_above_1 positive_threshold gap_above_0 a_count some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_and_a_gap.few_demotions_and space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size factor_above_1 positive_threshold some_attribute mistake_run weight_run chip_run) as few_demotions_and.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_threshold) (splus _ _ (splus _ _ (of_lt _ _ few_demotions_and) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_threshold)) (of_le _ _ gap_above_0)))) (times _ _ (times _ _ (weak _ (of_gt _ _ positive_gap)) (of_le _ _ gap_above_0)) (of_ge _ _ a_count))) (eq_refl 0) _).
  algebra [D; α; P; θ].
Qed.

Lemma positive_threshold : forall (α θ : ℝ),
  α > 0 -> (* positive gap *)
  α <= θ -> (* gap above 0 *)
  θ > 0.
Proof. (* certificate *)
  intros α θ positive_gap gap_above_0.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive_gap) (of_le _ _ gap_above_0)) (eq_refl 0) _).
  algebra [θ; α].
Qed.

Lemma few_promotions_2 : forall (space : ips) (D L N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  2 * ε * θ = α -> (* step size *)
  α > 0 -> (* positive gap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M P D ->
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P * α ^ 2 <= 2 * L * W * α + (-2 * α + 2 * θ) * (α + 2 * θ).
Proof. (* discharge *)
  intros space D L N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ c_M u all_chips all_weight step_size positive_gap factor_above_1 gap_above_0 a_count cap_of_a_weight some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_and_a_gap.positive_threshold α θ positive_gap gap_above_0) as positive_threshold.
  exact (Winnow_and_a_gap.few_promotions space D L N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ c_M u all_chips all_weight step_size positive_gap factor_above_1 positive_threshold gap_above_0 a_count cap_of_a_weight some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

Lemma demotions_for_promotions_2 : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 α ε θ : ℝ) (c_M : vec space),
  2 * ε * θ = α -> (* step size *)
  α > 0 -> (* positive gap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  P >= 0 -> (* a count *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  2 * D * α < 3 * P * α + 6 * θ.
Proof. (* discharge *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size positive_gap factor_above_1 gap_above_0 a_count some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_and_a_gap.positive_threshold α θ positive_gap gap_above_0) as positive_threshold.
  exact (Winnow_and_a_gap.demotions_for_promotions space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size positive_gap factor_above_1 positive_threshold gap_above_0 a_count some_attribute mistake_run weight_run chip_run).
Qed.

Lemma mistake_bound : forall (space : ips) (D L M N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  2 * ε * θ = α -> (* step size *)
  α > 0 -> (* positive gap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M P D ->
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M * α ^ 2 < 5 * L * W * α + 3 * α * θ + (-5 * α + 5 * θ) * (α + 2 * θ).
Proof. (* certificate *)
  intros space D L M N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ c_M u counted all_chips all_weight step_size positive_gap factor_above_1 gap_above_0 a_count cap_of_a_weight some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_and_a_gap.few_promotions_2 space D L N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ c_M u all_chips all_weight step_size positive_gap factor_above_1 gap_above_0 a_count cap_of_a_weight some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run) as few_promotions.
  pose proof (Winnow_and_a_gap.demotions_for_promotions_2 space D N_o P T_M n t_1 t_down t_up w_1 α ε θ c_M step_size positive_gap factor_above_1 gap_above_0 a_count some_attribute mistake_run_2 weight_run chip_run) as demotions_for_promotions.
  refine (cert_lt _ _ _ _ _ (pos 1) (plus_s _ _ (times _ _ (weak _ (frac 5 2)) (of_le _ _ few_promotions)) (stimes _ _ (frac 1 2) (stimes _ _ (of_gt _ _ positive_gap) (of_lt _ _ demotions_for_promotions)))) (eqn (- α ^ 2) _ _ counted) _).
  algebra [M; α; L; W; θ; D; P].
Qed.

Inductive run_over_attribute (L Q n ε : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_attribute_start : run_over_attribute L Q n ε 0 0 0%nat
  | run_over_attribute_next : forall (D_on F_d K_off P_on U U' W W' d e_M t_down t_up v z_M : ℝ) (n_u : nat),
      run_over_attribute L Q n ε U W n_u ->
      z_M = F_d * Q -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      W' = W + v -> (* weight *)
      U' = U + e_M * v -> (* chips, weighed *)
      v >= 0 -> (* target *)
      Winnow_on_k_of_r.capped_weight_run n ε z_M P_on K_off D_on ->
      Winnow_on_k_of_r.Bernoulli_run ε d F_d t_up t_down ->
      Winnow_on_k_of_r.whole_number_run d F_d t_up t_down ->
      run_over_attribute L Q n ε U' W' (Datatypes.S n_u).

Lemma run_over_attribute_is_chips_so_far_run : forall (L Q U_n W_n n ε : ℝ) (n_u : nat),
  Winnow_and_a_gap.run_over_attribute L Q n ε U_n W_n n_u -> Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n (INR n_u).
Proof.
  intros L Q U_n W_n n ε n_u run.
  refine (Winnow_and_a_gap.run_over_attribute_ind L Q n ε (fun (U W : ℝ) (n_u : nat) => Winnow_and_a_gap.chips_so_far_run L Q n ε U W (INR n_u)) _ _ U_n W_n n_u run); clear run U_n W_n n_u.
  - exact (Winnow_and_a_gap.chips_so_far_run_start L Q n ε).
  - intros D_on F_d K_off P_on U U' W W' d e_M t_down t_up v z_M n_u _ previous its_chips_make_its_weight chips_from_the_cap_on weight chips_weighed target update_run chip_run chip_run_2. rewrite S_INR.
    exact (Winnow_and_a_gap.chips_so_far_run_next L Q n ε D_on F_d K_off P_on U U' W W' d e_M (INR n_u) t_down t_up v z_M previous its_chips_make_its_weight chips_from_the_cap_on weight chips_weighed target update_run chip_run chip_run_2).
Qed.

Inductive run_over_mistake (space : ips) (n α ε θ : ℝ) (u : vec space) : vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space n α ε θ u vzero n 0%nat 0%nat
  | run_over_mistake_next_P : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n α ε θ u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ ε • w_x -> (* active weights multiplied *)
      s < n -> (* low score *)
      ⟨u, x⟩ >= θ -> (* above *)
      run_over_mistake space n α ε θ u c' T' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space n α ε θ u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ -1 • x -> (* chips off *)
      (ε + 1) • w' = (ε + 1) • w ⊕ - ε • w_x -> (* active weights divided *)
      ⟨u, x⟩ <= - α + θ -> (* below *)
      s >= n -> (* high score *)
      run_over_mistake space n α ε θ u c' T' P (Datatypes.S D).

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (T_M n α ε θ : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_and_a_gap.run_over_mistake space n α ε θ u c_M T_M P D -> Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n α ε θ c_M u P D run.
  refine (Winnow_and_a_gap.run_over_mistake_ind space n α ε θ u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_and_a_gap.total_progress_run space n α θ u c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_and_a_gap.total_progress_run_start space n α θ u).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_multiplied low_score above. rewrite S_INR.
    exact (Winnow_and_a_gap.total_progress_run_next_P space n α θ u (INR D) (INR P) T T' c c' x previous chips_on above).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_off active_weights_divided below high_score. rewrite S_INR.
    exact (Winnow_and_a_gap.total_progress_run_next_D space n α θ u (INR D) (INR P) T T' c c' x previous chips_off below).
Qed.

Lemma run_over_mistake_is_total_weight_run : forall (space : ips) (T_M n α ε θ : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_and_a_gap.run_over_mistake space n α ε θ u c_M T_M P D -> Winnow_and_a_gap.total_weight_run space n ε c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n α ε θ c_M u P D run.
  refine (Winnow_and_a_gap.run_over_mistake_ind space n α ε θ u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_and_a_gap.total_weight_run space n ε c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_and_a_gap.total_weight_run_start space n ε).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_multiplied low_score above. rewrite S_INR.
    exact (Winnow_and_a_gap.total_weight_run_next_P space n ε (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_multiplied low_score).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_off active_weights_divided below high_score. rewrite S_INR.
    exact (Winnow_and_a_gap.total_weight_run_next_D space n ε (INR D) (INR P) T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_divided high_score).
Qed.

Inductive run_over_weight (w_1 ε : ℝ) : ℝ -> nat -> Prop :=
  | run_over_weight_start : run_over_weight w_1 ε w_1 0%nat
  | run_over_weight_next : forall (m o t_down t_o t_up σ σ' : ℝ) (N_o : nat),
      run_over_weight w_1 ε σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_k_of_r.power_positive_run ε t_o o t_up t_down ->
      run_over_weight w_1 ε σ' (Datatypes.S N_o).

Lemma run_over_weight_is_part_of_the_total_run_2 : forall (T_M w_1 ε : ℝ) (N_o : nat),
  Winnow_and_a_gap.run_over_weight w_1 ε T_M N_o -> Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M (INR N_o).
Proof.
  intros T_M w_1 ε N_o run.
  refine (Winnow_and_a_gap.run_over_weight_ind w_1 ε (fun (σ : ℝ) (N_o : nat) => Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε σ (INR N_o)) _ _ T_M N_o run); clear run T_M N_o.
  - exact (Winnow_on_k_of_r.part_of_the_total_run_2_start w_1 ε).
  - intros m o t_down t_o t_up σ σ' N_o _ previous added a_count chip_run. rewrite S_INR.
    exact (Winnow_on_k_of_r.part_of_the_total_run_2_next w_1 ε (INR N_o) m o t_down t_o t_up σ σ' previous added a_count chip_run).
Qed.

Inductive run_over_chip (ε : ℝ) : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_chip_start : run_over_chip ε 0 1 0%nat 0%nat
  | run_over_chip_next_t_up : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip ε t F t_up t_down ->
      F' = F * (ε + 1) -> (* times the factor *)
      run_over_chip ε t' F' (Datatypes.S t_up) t_down
  | run_over_chip_next_t_down : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip ε t F t_up t_down ->
      F' * (ε + 1) = F -> (* divided by the factor *)
      run_over_chip ε t' F' t_up (Datatypes.S t_down).

Lemma run_over_chip_is_power_positive_run_2 : forall (t_1 w_1 ε : ℝ) (t_up t_down : nat),
  Winnow_and_a_gap.run_over_chip ε t_1 w_1 t_up t_down -> Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 (INR t_up) (INR t_down).
Proof.
  intros t_1 w_1 ε t_up t_down run.
  refine (Winnow_and_a_gap.run_over_chip_ind ε (fun (t F : ℝ) (t_up t_down : nat) => Winnow_on_k_of_r.power_positive_run_2 ε t F (INR t_up) (INR t_down)) _ _ _ t_1 w_1 t_up t_down run); clear run t_1 w_1 t_up t_down.
  - exact (Winnow_on_k_of_r.power_positive_run_2_start ε).
  - intros F F' t t' t_up t_down _ previous times_the_factor. rewrite S_INR.
    exact (Winnow_on_k_of_r.power_positive_run_2_next_t_up ε F F' t t' (INR t_down) (INR t_up) previous times_the_factor).
  - intros F F' t t' t_up t_down _ previous divided_by_the_factor. rewrite S_INR.
    exact (Winnow_on_k_of_r.power_positive_run_2_next_t_down ε F F' t t' (INR t_down) (INR t_up) previous divided_by_the_factor).
Qed.

End Winnow_and_a_gap.

Theorem theorem_Winnow_and_a_gap : forall (space : ips) (L M Q T_M U_n W W_n n t_1 w_1 α ε θ : ℝ) (c_M u : vec space) (D N_o P n_u t_down t_up : nat),
  Winnow_and_a_gap.run_over_attribute L Q n ε U_n W_n n_u ->
  Winnow_and_a_gap.run_over_mistake space n α ε θ u c_M T_M P D ->
  Winnow_and_a_gap.run_over_weight w_1 ε T_M N_o ->
  Winnow_and_a_gap.run_over_chip ε t_1 w_1 t_up t_down ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  2 * ε * θ = α -> (* step size *)
  α > 0 -> (* positive gap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  M * α ^ 2 < 5 * L * W * α + 3 * α * θ + (-5 * α + 5 * θ) * (α + 2 * θ).
Proof.
  intros space L M Q T_M U_n W W_n n t_1 w_1 α ε θ c_M u D N_o P n_u t_down t_up attribute_run mistake_run weight_run chip_run counted all_chips all_weight step_size positive_gap factor_above_1 gap_above_0 cap_of_a_weight some_attribute.
  assert (natural_7 : INR P >= 0) by (refine (same_ge _ _ _ (pos_INR P) _); ring).
  exact (Winnow_and_a_gap.mistake_bound space (INR D) L M (INR N_o) (INR P) Q T_M U_n W W_n n (INR n_u) t_1 (INR t_down) (INR t_up) w_1 α ε θ c_M u counted all_chips all_weight step_size positive_gap factor_above_1 gap_above_0 natural_7 cap_of_a_weight some_attribute (Winnow_and_a_gap.run_over_attribute_is_chips_so_far_run L Q U_n W_n n ε n_u attribute_run) (Winnow_and_a_gap.run_over_mistake_is_total_progress_run space T_M n α ε θ c_M u P D mistake_run) (Winnow_and_a_gap.run_over_mistake_is_total_weight_run space T_M n α ε θ c_M u P D mistake_run) (Winnow_and_a_gap.run_over_weight_is_part_of_the_total_run_2 T_M w_1 ε N_o weight_run) (Winnow_and_a_gap.run_over_chip_is_power_positive_run_2 t_1 w_1 ε t_up t_down chip_run)).
Qed.

Module The_L1_margin.

Lemma progress : forall (space : ips) (y γ : ℝ) (c c' u x : vec space),
  c' = c ⊕ y • x -> (* update *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨c', u⟩ >= ⟨c, u⟩ + γ.
Proof. (* certificate *)
  intros space y γ c c' u x update margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ margin) (veqn u _ _ update) _).
  algebra [γ; y] with [c'; u; c; x].
Qed.

Lemma chords_so_far : forall (A B Q y κ σ : ℝ),
  B <= A * κ + Q * σ * y -> (* chords so far *)
  B <= A * κ + Q * σ * y.
Proof. (* certificate *)
  intros A B Q y κ σ chords_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chords_so_far) (eq_refl 0) _).
  algebra [B; A; κ; Q; σ; y].
Qed.

Lemma factor : forall (β : ℝ),
  β > 1 -> (* factor above 1 *)
  β > 0.
Proof. (* certificate *)
  intros β factor_above_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (weak _ (of_gt _ _ factor_above_1))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma inside : forall (y z : ℝ),
  y ^ 2 = 1 -> (* label *)
  z ^ 2 <= 1 -> (* small feature *)
  y * z + 1 >= 0.
Proof. (* certificate *)
  intros y z label small_feature.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_le _ _ small_feature)) (times _ _ (weak _ (frac 1 2)) (sq (y + z)))) (eqn (-1 / 2) _ _ label) _).
  algebra [y; z].
Qed.

Lemma tangent_under_a_product : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive *)
  w' > 0 -> (* positive *)
  w' * (e * h - e' * h + h) <= β * w - w'.
Proof. (* instance *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 w β w' (e * h) h (e' * h) logarithm_2 logarithm logarithm_3 positive_2 positive positive_3)) _). algebra [w'; e; h; e'; w; β].
Qed.

Lemma positive_weight : forall (w : ℝ),
  w > 0 -> (* positive weight *)
  w > 0.
Proof. (* certificate *)
  intros w positive_weight.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive_weight) (eq_refl 0) _).
  algebra [w].
Qed.

Lemma tangent_under_a_product_2 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive *)
  w' * (e * h - e' * h + h) <= β * w - w'.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_2.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_2.
  exact (The_L1_margin.tangent_under_a_product e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_2).
Qed.

Lemma positive_weight_2 : forall (w' : ℝ),
  w' > 0 -> (* positive weight *)
  w' > 0.
Proof. (* certificate *)
  intros w' positive_weight.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive_weight) (eq_refl 0) _).
  algebra [w'].
Qed.

Lemma tangent_under_a_product_3 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  w' * (e * h - e' * h + h) <= β * w - w'.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_weight_2.
  pose proof (The_L1_margin.positive_weight_2 w' positive_weight_2) as positive_weight_3.
  exact (The_L1_margin.tangent_under_a_product_2 e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_weight_2).
Qed.

Lemma tangent_under_a_product_4 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  w' * (e * h - e' * h + h) <= β * w - w'.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (The_L1_margin.tangent_under_a_product_3 e e' h w w' β logarithm logarithm_2 logarithm_3 factor positive_weight positive_weight_2).
Qed.

Lemma from_above : forall (e e' h w w' y z β : ℝ),
  e' = e + y * z -> (* update of one *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  w' * (h * (- y * z + 1) + 1) <= β * w.
Proof. (* certificate *)
  intros e e' h w w' y z β update_of_one logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2.
  pose proof (The_L1_margin.tangent_under_a_product_4 e e' h w w' β logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2) as tangent_under_a_product.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ tangent_under_a_product) (eqn (- h * w') _ _ update_of_one) _).
  algebra [w'; h; y; z; β; w; e'; e].
Qed.

Lemma inside_2 : forall (y z : ℝ),
  y ^ 2 = 1 -> (* label *)
  z ^ 2 <= 1 -> (* small feature *)
  - y * z + 1 >= 0.
Proof. (* certificate *)
  intros y z label small_feature.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_le _ _ small_feature)) (times _ _ (weak _ (frac 1 2)) (sq (y - z)))) (eqn (-1 / 2) _ _ label) _).
  algebra [y; z].
Qed.

Lemma step : forall (A B C s : ℝ),
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  s <= 1 -> (* h2 *)
  s >= 0 ->
  A ^ 2 * (A + s * (- A + C)) * (s * (B - 1) + 1) ^ 2 > 0.
Proof. (* certificate *)
  intros A B C s positive positive_2 positive_3 h2 given.
  pose proof (Halving.positive A positive) as positive_4.
  pose proof (Halving.in_each_case B s positive_2 h2 given) as fact.
  pose proof (Halving.in_each_case_2 A C s positive positive_3 h2 given) as fact_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (of_gt _ _ positive_4) (of_gt _ _ positive_4)) (of_gt _ _ fact)) (of_gt _ _ fact)) (of_gt _ _ fact_2)) (eq_refl 0) _).
  algebra [A; s; C; B].
Qed.

Lemma calculus : forall (A B C s : ℝ),
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  s <= 1 -> (* h2 *)
  s >= 0 ->
  ln A - ln (A + s * (- A + C)) + ln (s * (B - 1) + 1) + s * (- A * B + C) / (A * (s * (B - 1) + 1)) >= 0.
Proof. (* calculus *)
  intros A B C s positive positive_2 positive_3 h2 given.
  assert (domain : 0 <= s).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [s]. }
  cut (0 <= eval (Sum (Sum (Difference (Constant (ln A)) (Logarithm (Sum (Constant A) (Product The_variable (Constant (- A + C)))))) (Logarithm (Sum (Product The_variable (Constant (B - 1))) (Constant 1)))) (Quotient (Product The_variable (Constant (- A * B + C))) (Product (Constant A) (Sum (Product The_variable (Constant (B - 1))) (Constant 1))))) s); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - assert (h2_there : 0 <= 1).
    { refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [s]. }
    assert (given_there : 0 >= 0).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 0)) _). algebra [s]. }
    pose proof (Halving.positive A positive) as positive_4.
    apply of_gt in positive_4.
    pose proof (Halving.in_each_case B 0 positive_2 h2_there given_there) as positive_5.
    apply of_gt in positive_5.
    pose proof (Halving.in_each_case_2 A C 0 positive positive_3 h2_there given_there) as positive_6.
    apply of_gt in positive_6.
    pose proof (The_L1_margin.step A B C 0 positive positive_2 positive_3 h2_there given_there) as positive_7.
    apply of_gt in positive_7.
    change (0 <= ln A - ln (A + 0 * (- A + C)) + ln (0 * (B - 1) + 1) + 0 * (- A * B + C) / (A * (0 * (B - 1) + 1))).
    assert (logarithm_2 : ln (A + 0 * (- A + C)) = ln A) by (apply f_equal; field; nonzero).
    rewrite logarithm_2.
    assert (logarithm_3 : ln (0 * (B - 1) + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_3.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (h2_there : between <= 1).
    { refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ high))) (eq_refl 0) _). algebra [between; s]. }
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; s]. }
    pose proof (Halving.positive A positive) as positive_4.
    apply of_gt in positive_4.
    pose proof (Halving.in_each_case B between positive_2 h2_there given_there) as positive_5.
    apply of_gt in positive_5.
    pose proof (Halving.in_each_case_2 A C between positive positive_3 h2_there given_there) as positive_6.
    apply of_gt in positive_6.
    pose proof (The_L1_margin.step A B C between positive positive_2 positive_3 h2_there given_there) as positive_7.
    apply of_gt in positive_7.
    assert (above_zero : 0 < A + between * (- A + C)).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_6) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between * (B - 1) + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_5) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < A).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_4) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between * (B - 1) + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_5) (eq_refl 0) _). field. }
    assert (above_zero_5 : 0 < - A ^ 3 * B ^ 2 * between ^ 3 + A ^ 3 * B ^ 2 * between ^ 2 + 2 * A ^ 3 * B * between ^ 3 - 4 * A ^ 3 * B * between ^ 2 + 2 * A ^ 3 * B * between - A ^ 3 * between ^ 3 + 3 * A ^ 3 * between ^ 2 - 3 * A ^ 3 * between + A ^ 3 + A ^ 2 * B ^ 2 * C * between ^ 3 - 2 * A ^ 2 * B * C * between ^ 3 + 2 * A ^ 2 * B * C * between ^ 2 + A ^ 2 * C * between ^ 3 - 2 * A ^ 2 * C * between ^ 2 + A ^ 2 * C * between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_7) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj (conj I (conj I I)) above_zero)) (conj (conj (conj I I) I) above_zero_2)) (conj (conj I I) (conj (conj I (conj (conj I I) I)) (Rgt_not_eq _ _ (stimes _ _ above_zero_3 above_zero_4))))).
    + refine (nonneg_slope _ _ 1 (- A ^ 3 * B ^ 2 * between ^ 3 + A ^ 3 * B ^ 2 * between ^ 2 + 2 * A ^ 3 * B * between ^ 3 - 4 * A ^ 3 * B * between ^ 2 + 2 * A ^ 3 * B * between - A ^ 3 * between ^ 3 + 3 * A ^ 3 * between ^ 2 - 3 * A ^ 3 * between + A ^ 3 + A ^ 2 * B ^ 2 * C * between ^ 3 - 2 * A ^ 2 * B * C * between ^ 3 + 2 * A ^ 2 * B * C * between ^ 2 + A ^ 2 * C * between ^ 3 - 2 * A ^ 2 * C * between ^ 2 + A ^ 2 * C * between) _ above_zero_5 (pos 1) (of_ge _ _ (Halving.step_2 A B C between positive given_there)) _).
      worked_out. field; nonzero.
Qed.

Lemma instance : forall (A B C : ℝ),
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 >= 0 ->
  1 <= 1 -> (* h2 *)
  ln A + ln B - ln C + (- A * B + C) / (A * B) >= 0.
Proof. (* instance *)
  intros A B C positive positive_2 positive_3 given h2.
  refine (same_ge _ _ _ (of_ge _ _ (The_L1_margin.calculus A B C 1 positive positive_2 positive_3 h2 given)) _). replace (ln B) with (ln (1 * (B - 1) + 1)) by (apply f_equal; field; nonzero). replace (ln C) with (ln (A + 1 * (- A + C))) by (apply f_equal; field; nonzero). field; nonzero.
Qed.

Lemma positive : forall (A B : ℝ),
  A > 0 -> (* h1 *)
  B > 0 -> (* h2 *)
  A * B > 0.
Proof. (* certificate *)
  intros A B h1 h2.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ h1) (of_gt _ _ h2)) (eq_refl 0) _).
  algebra [A; B].
Qed.

Lemma tangent : forall (A B C a b c : ℝ),
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 >= 0 ->
  1 <= 1 -> (* h2 *)
  A * B * (- a - b + c) <= - A * B + C.
Proof. (* logarithms *)
  intros A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 given h2.
  pose proof (The_L1_margin.instance A B C positive positive_2 positive_3 given h2) as said.
  rewrite <- logarithm in said.
  rewrite <- logarithm_2 in said.
  rewrite <- logarithm_3 in said.
  pose proof (The_L1_margin.positive A B positive positive_2) as positive_4.
  apply of_gt in positive_4.
  assert (not_zero : A <> 0).
  { refine (factor_of _ _ (1 * B) positive_4 _). field. }
  assert (not_zero_2 : B <> 0).
  { refine (factor_of _ _ (1 * A) positive_4 _). field. }
  assert (above_zero : 0 < A * B).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_4) (eq_refl 0) _). field. }
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma tangent_2 : forall (A B C a b c : ℝ),
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  1 >= 0 ->
  A * B * (- a - b + c) <= - A * B + C.
Proof. (* discharge *)
  intros A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 given.
  pose proof Perceptron_mistake_bound.total_progress as total_progress.
  assert (total_progress_again : 1 <= 1).
  { refine (same_le _ _ _ (of_ge _ _ total_progress) _). algebra. }
  exact (The_L1_margin.tangent A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 given total_progress_again).
Qed.

Lemma tangent_3 : forall (A B C a b c : ℝ),
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  A * B * (- a - b + c) <= - A * B + C.
Proof. (* discharge *)
  intros A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  pose proof Halving.step_9 as lemma.
  exact (The_L1_margin.tangent_2 A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 lemma).
Qed.

Lemma tangent_4 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive *)
  w' > 0 -> (* positive *)
  β * w' * (e * h - e' * h - h) <= - β * w' + w.
Proof. (* instance *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 β w' w h (e' * h) (e * h) logarithm logarithm_3 logarithm_2 positive positive_3 positive_2)) _). algebra [β; w'; h; e'; e; w].
Qed.

Lemma tangent_5 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive *)
  β * w' * (e * h - e' * h - h) <= - β * w' + w.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_2.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_2.
  exact (The_L1_margin.tangent_4 e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_2).
Qed.

Lemma tangent_6 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  β * w' * (e * h - e' * h - h) <= - β * w' + w.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_weight_2.
  pose proof (The_L1_margin.positive_weight_2 w' positive_weight_2) as positive_weight_3.
  exact (The_L1_margin.tangent_5 e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_weight_2).
Qed.

Lemma tangent_7 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  β * w' * (e * h - e' * h - h) <= - β * w' + w.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (The_L1_margin.tangent_6 e e' h w w' β logarithm logarithm_2 logarithm_3 factor positive_weight positive_weight_2).
Qed.

Lemma from_below : forall (e e' h w w' y z β : ℝ),
  e' = e + y * z -> (* update of one *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  β * w' * (- h * (y * z + 1) + 1) <= w.
Proof. (* certificate *)
  intros e e' h w w' y z β update_of_one logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2.
  pose proof (The_L1_margin.tangent_7 e e' h w w' β logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2) as tangent.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ tangent) (eqn (- β * h * w') _ _ update_of_one) _).
  algebra [β; w'; h; y; z; w; e'; e].
Qed.

Lemma mean : forall (e e' h w w' y z β : ℝ),
  e' = e + y * z -> (* update of one *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  z ^ 2 <= 1 -> (* small feature *)
  2 * β * w' <= β ^ 2 * w * (y * z + 1) + w * (- y * z + 1).
Proof. (* certificate *)
  intros e e' h w w' y z β update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  pose proof (The_L1_margin.inside y z label small_feature) as inside.
  pose proof (The_L1_margin.from_above e e' h w w' y z β update_of_one logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2) as from_above.
  pose proof (The_L1_margin.inside_2 y z label small_feature) as inside_2.
  pose proof (The_L1_margin.from_below e e' h w w' y z β update_of_one logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2) as from_below.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (times _ _ (weak _ (of_gt _ _ factor)) (of_ge _ _ inside)) (of_le _ _ from_above)) (times _ _ (of_ge _ _ inside_2) (of_le _ _ from_below))) (eq_refl 0) _).
  algebra [β; w'; w; y; z; h].
Qed.

Lemma chord : forall (e e' h w w' y z β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  e' = e + y * z -> (* update of one *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  z ^ 2 <= 1 -> (* small feature *)
  w' <= w * (κ + σ * y * z).
Proof. (* certificate *)
  intros e e' h w w' y z β κ σ half_the_sum half_the_difference update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  pose proof (The_L1_margin.mean e e' h w w' y z β update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature) as mean.
  refine (cert_le _ _ _ _ _ (of_gt _ _ factor) (times _ _ (weak _ (frac 1 2)) (of_le _ _ mean)) (eqns _ _ (eqn (w / 2) _ _ half_the_sum) (eqn (w * y * z / 2) _ _ half_the_difference)) _).
  algebra [w'; w; κ; σ; y; z; β].
Qed.

Lemma chords_so_far_2 : forall (A A' B B' Q Q' e e' h w w' y z β κ σ : ℝ),
  A' = A + w -> (* weight so far *)
  B' = B + w' -> (* new weight so far *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  Q' = Q + w * z -> (* score so far *)
  e' = e + y * z -> (* update of one *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  z ^ 2 <= 1 -> (* small feature *)
  B <= A * κ + Q * σ * y -> (* chords so far *)
  B' <= A' * κ + Q' * σ * y.
Proof. (* certificate *)
  intros A A' B B' Q Q' e e' h w w' y z β κ σ weight_so_far new_weight_so_far half_the_sum half_the_difference score_so_far update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature chords_so_far.
  pose proof (The_L1_margin.chords_so_far A B Q y κ σ chords_so_far) as chords_so_far_2.
  pose proof (The_L1_margin.chord e e' h w w' y z β κ σ half_the_sum half_the_difference update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature) as chord.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chords_so_far_2) (of_le _ _ chord)) (eqns _ _ (eqns _ _ (eqn κ _ _ weight_so_far) (eqn (-1) _ _ new_weight_so_far)) (eqn (σ * y) _ _ score_so_far)) _).
  algebra [B'; A'; κ; Q'; σ; y; A; w; B; w'; Q; z].
Qed.

Lemma not_much_less_so_far : forall (A B β : ℝ),
  A <= B * β -> (* not much less so far *)
  A <= B * β.
Proof. (* certificate *)
  intros A B β not_much_less_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ not_much_less_so_far) (eq_refl 0) _).
  algebra [A; B; β].
Qed.

Lemma tangent_under_a_product_5 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive *)
  w' > 0 -> (* positive *)
  w * (- e * h + e' * h + h) <= β * w' - w.
Proof. (* instance *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 β w' w h (e' * h) (e * h) logarithm logarithm_3 logarithm_2 positive positive_3 positive_2)) _). algebra [w; h; e'; e; β; w'].
Qed.

Lemma tangent_under_a_product_6 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive *)
  w * (- e * h + e' * h + h) <= β * w' - w.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_2.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_2.
  exact (The_L1_margin.tangent_under_a_product_5 e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_2).
Qed.

Lemma tangent_under_a_product_7 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  w * (- e * h + e' * h + h) <= β * w' - w.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_weight_2.
  pose proof (The_L1_margin.positive_weight_2 w' positive_weight_2) as positive_weight_3.
  exact (The_L1_margin.tangent_under_a_product_6 e e' h w w' β logarithm logarithm_2 logarithm_3 positive positive_weight positive_weight_2).
Qed.

Lemma tangent_under_a_product_8 : forall (e e' h w w' β : ℝ),
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  w * (- e * h + e' * h + h) <= β * w' - w.
Proof. (* discharge *)
  intros e e' h w w' β logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (The_L1_margin.tangent_under_a_product_7 e e' h w w' β logarithm logarithm_2 logarithm_3 factor positive_weight positive_weight_2).
Qed.

Lemma from_w : forall (e e' h w w' y z β : ℝ),
  e' = e + y * z -> (* update of one *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  w * (h * (y * z + 1) + 1) <= β * w'.
Proof. (* certificate *)
  intros e e' h w w' y z β update_of_one logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2.
  pose proof (The_L1_margin.tangent_under_a_product_8 e e' h w w' β logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2) as tangent_under_a_product.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ tangent_under_a_product) (eqn (h * w) _ _ update_of_one) _).
  algebra [w; h; y; z; β; w'; e'; e].
Qed.

Lemma step_2 : forall (t : ℝ),
  t > 1 -> (* above 1 *)
  t > 0.
Proof. (* certificate *)
  intros t above_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (weak _ (of_gt _ _ above_1))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma tangent_at_t : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t > 1 -> (* above 1 *)
  ell * t >= t - 1.
Proof. (* discharge *)
  intros ell t logarithm above_1.
  pose proof (The_L1_margin.step_2 t above_1) as lemma.
  exact (Halving.tangent_at_t_3 ell t logarithm lemma).
Qed.

Lemma positive_logarithm : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t > 1 -> (* above 1 *)
  ell > 0.
Proof. (* certificate *)
  intros ell t logarithm above_1.
  destruct (gt_or ell 0) as [holds | contrary]; [exact holds |].
  pose proof (The_L1_margin.tangent_at_t ell t logarithm above_1) as tangent_at_t.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (of_gt _ _ above_1) (of_ge _ _ tangent_at_t)) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ above_1)))) (eq_refl 0) _).
  algebra [ell; t].
Qed.

Lemma positive_logarithm_2 : forall (h β : ℝ),
  h = ln β -> (* logarithm *)
  β > 1 -> (* above 1 *)
  h > 0.
Proof. (* instance *)
  intros h β logarithm above_1.
  exact (The_L1_margin.positive_logarithm h β logarithm above_1).
Qed.

Lemma factor_above_1 : forall (β : ℝ),
  β > 1 -> (* factor above 1 *)
  β > 1.
Proof. (* certificate *)
  intros β factor_above_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ factor_above_1) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma positive_logarithm_3 : forall (h β : ℝ),
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  h > 0.
Proof. (* discharge *)
  intros h β logarithm factor_above_1.
  pose proof (The_L1_margin.factor_above_1 β factor_above_1) as factor_above_1_2.
  exact (The_L1_margin.positive_logarithm_2 h β logarithm factor_above_1).
Qed.

Lemma rate : forall (h β : ℝ),
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  h > 0.
Proof. (* certificate *)
  intros h β logarithm factor_above_1.
  pose proof (The_L1_margin.positive_logarithm_3 h β logarithm factor_above_1) as positive_logarithm.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive_logarithm) (eq_refl 0) _).
  algebra [h].
Qed.

Lemma rate_2 : forall (h β : ℝ),
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  h > 0.
Proof. (* instance *)
  intros h β logarithm factor_above_1.
  exact (The_L1_margin.rate h β logarithm factor_above_1).
Qed.

Lemma not_much_less : forall (e e' h w w' y z β : ℝ),
  e' = e + y * z -> (* update of one *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  z ^ 2 <= 1 -> (* small feature *)
  w <= β * w'.
Proof. (* certificate *)
  intros e e' h w w' y z β update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature.
  pose proof (The_L1_margin.from_w e e' h w w' y z β update_of_one logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2) as from_w.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_3.
  pose proof (The_L1_margin.rate_2 h β logarithm factor_above_1) as rate.
  pose proof (The_L1_margin.inside y z label small_feature) as inside.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ from_w) (times _ _ (times _ _ (weak _ (of_gt _ _ positive_weight_3)) (weak _ (of_gt _ _ rate))) (of_ge _ _ inside))) (eq_refl 0) _).
  algebra [w; β; w'; h; y; z].
Qed.

Lemma not_much_less_so_far_2 : forall (A A' B B' e e' h w w' y z β : ℝ),
  A' = A + w -> (* weight so far *)
  B' = B + w' -> (* new weight so far *)
  e' = e + y * z -> (* update of one *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  e' * h = ln w' -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  w > 0 -> (* positive weight *)
  w' > 0 -> (* positive weight *)
  z ^ 2 <= 1 -> (* small feature *)
  A <= B * β -> (* not much less so far *)
  A' <= B' * β.
Proof. (* certificate *)
  intros A A' B B' e e' h w w' y z β weight_so_far new_weight_so_far update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature not_much_less_so_far.
  pose proof (The_L1_margin.not_much_less_so_far A B β not_much_less_so_far) as not_much_less_so_far_2.
  pose proof (The_L1_margin.not_much_less e e' h w w' y z β update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature) as not_much_less.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ not_much_less_so_far_2) (of_le _ _ not_much_less)) (eqns _ _ (eqn (-1) _ _ weight_so_far) (eqn β _ _ new_weight_so_far)) _).
  algebra [A'; B'; β; A; w; B; w'].
Qed.

Inductive chords_so_far_run (h y : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | chords_so_far_run_start : chords_so_far_run h y 0 0 0 0
  | chords_so_far_run_next : forall (A A' B B' Q Q' e e' n w w' z : ℝ),
      chords_so_far_run h y A B Q n ->
      A' = A + w -> (* weight so far *)
      B' = B + w' -> (* new weight so far *)
      Q' = Q + w * z -> (* score so far *)
      e' = e + y * z -> (* update of one *)
      e * h = ln w -> (* logarithm *)
      e' * h = ln w' -> (* logarithm *)
      w > 0 -> (* positive weight *)
      w' > 0 -> (* positive weight *)
      z ^ 2 <= 1 -> (* small feature *)
      chords_so_far_run h y A' B' Q' (n + 1).

Lemma chords_so_far_3 : forall (A_n B_n Q_n h n y β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  B_n <= A_n * κ + Q_n * σ * y.
Proof. (* induction *)
  intros A_n B_n Q_n h n y β κ σ half_the_sum half_the_difference label logarithm factor_above_1 attribute_run.
  cut (forall (A B Q n : ℝ), The_L1_margin.chords_so_far_run h y A B Q n ->
    B <= A * κ + Q * σ * y /\ A <= B * β).
  { intros all. destruct (all A_n B_n Q_n n attribute_run) as [kept kept_2].
    exact kept. }
  clear attribute_run A_n B_n Q_n n.
  refine (The_L1_margin.chords_so_far_run_ind h y (fun (A B Q n : ℝ) =>
    B <= A * κ + Q * σ * y /\ A <= B * β) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [κ; σ; y].
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [β].
  - intros A A' B B' Q Q' e e' n w w' z _ [kept_3 kept_4] weight_so_far new_weight_so_far score_so_far update_of_one logarithm_2 logarithm_3 positive_weight positive_weight_2 small_feature.
    split.
    { exact (The_L1_margin.chords_so_far_2 A A' B B' Q Q' e e' h w w' y z β κ σ weight_so_far new_weight_so_far half_the_sum half_the_difference score_so_far update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature kept_3).
    }
    exact (The_L1_margin.not_much_less_so_far_2 A A' B B' e e' h w w' y z β weight_so_far new_weight_so_far update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature kept_4).
Qed.

Lemma chords : forall (A_n B_n Q_n T T' h n s y β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  A_n = T -> (* total weight *)
  B_n = T' -> (* new total weight *)
  Q_n = s -> (* score *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  T' <= T * κ + s * σ * y.
Proof. (* certificate *)
  intros A_n B_n Q_n T T' h n s y β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm factor_above_1 attribute_run.
  pose proof (The_L1_margin.chords_so_far_3 A_n B_n Q_n h n y β κ σ half_the_sum half_the_difference label logarithm factor_above_1 attribute_run) as chords_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chords_so_far) (eqns _ _ (eqns _ _ (eqn (- κ) _ _ total_weight) (eqn 1 _ _ new_total_weight)) (eqn (- σ * y) _ _ score)) _).
  algebra [T'; T; κ; s; σ; y; A_n; B_n; Q_n].
Qed.

Lemma sinh : forall (β σ : ℝ),
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β > 1 -> (* factor above 1 *)
  σ >= 0.
Proof. (* certificate *)
  intros β σ half_the_difference factor_above_1.
  destruct (ge_or σ 0) as [holds | contrary]; [exact holds |].
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (of_gt _ _ factor_above_1)) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_gt _ _ factor_above_1)) (weak _ (of_gt _ _ factor_above_1))))) (times _ _ (weak _ (of_gt _ _ contrary)) (weak _ (of_gt _ _ factor_above_1)))) (eqn (1 / 2) _ _ half_the_difference) _).
  algebra [σ; β].
Qed.

Lemma sinh_2 : forall (β σ : ℝ),
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β > 1 -> (* factor above 1 *)
  σ >= 0.
Proof. (* instance *)
  intros β σ half_the_difference factor_above_1.
  exact (The_L1_margin.sinh β σ half_the_difference factor_above_1).
Qed.

Lemma growth : forall (A_n B_n Q_n T T' h n s y β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  A_n = T -> (* total weight *)
  B_n = T' -> (* new total weight *)
  Q_n = s -> (* score *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  s * y <= 0 -> (* mistake *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  T' <= T * κ.
Proof. (* certificate *)
  intros A_n B_n Q_n T T' h n s y β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm factor_above_1 mistake attribute_run.
  pose proof (The_L1_margin.chords A_n B_n Q_n T T' h n s y β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm factor_above_1 attribute_run) as chords.
  pose proof (The_L1_margin.sinh_2 β σ half_the_difference factor_above_1) as sinh.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chords) (times _ _ (of_le _ _ mistake) (of_ge _ _ sinh))) (eq_refl 0) _).
  algebra [T'; T; κ; s; σ; y].
Qed.

Lemma cosh : forall (β κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β > 1 -> (* factor above 1 *)
  κ > 0.
Proof. (* certificate *)
  intros β κ half_the_sum factor_above_1.
  destruct (gt_or κ 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (frac 1 2) (times _ _ (weak _ (frac 1 2)) (sq β))) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ factor_above_1)))) (eqn (1 / 2) _ _ half_the_sum) _).
  algebra [κ; β].
Qed.

Lemma cosh_2 : forall (β κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β > 1 -> (* factor above 1 *)
  κ > 0.
Proof. (* instance *)
  intros β κ half_the_sum factor_above_1.
  exact (The_L1_margin.cosh β κ half_the_sum factor_above_1).
Qed.

Lemma tangent_8 : forall (T T' k Λ Λ' κ : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  T * κ * (- Λ + Λ' - k) <= - T * κ + T'.
Proof. (* instance *)
  intros T T' k Λ Λ' κ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 κ T T' k Λ Λ' logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [κ; T; k; Λ; Λ'; T'].
Qed.

Lemma tangent_9 : forall (T T' k Λ Λ' β κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  β > 1 -> (* factor above 1 *)
  T * κ * (- Λ + Λ' - k) <= - T * κ + T'.
Proof. (* discharge *)
  intros T T' k Λ Λ' β κ half_the_sum logarithm logarithm_2 logarithm_3 positive positive_2 factor_above_1.
  pose proof (The_L1_margin.cosh_2 β κ half_the_sum factor_above_1) as cosh.
  exact (The_L1_margin.tangent_8 T T' k Λ Λ' κ logarithm logarithm_2 logarithm_3 positive positive_2 cosh).
Qed.

Lemma some_weight : forall (T : ℝ),
  T > 0 -> (* some weight *)
  T > 0.
Proof. (* certificate *)
  intros T some_weight.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_weight) (eq_refl 0) _).
  algebra [T].
Qed.

Lemma tangent_10 : forall (T T' k Λ Λ' β κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  T > 0 -> (* some weight *)
  T' > 0 -> (* positive *)
  β > 1 -> (* factor above 1 *)
  T * κ * (- Λ + Λ' - k) <= - T * κ + T'.
Proof. (* discharge *)
  intros T T' k Λ Λ' β κ half_the_sum logarithm logarithm_2 logarithm_3 some_weight positive factor_above_1.
  pose proof (The_L1_margin.some_weight T some_weight) as some_weight_2.
  exact (The_L1_margin.tangent_9 T T' k Λ Λ' β κ half_the_sum logarithm logarithm_2 logarithm_3 some_weight positive factor_above_1).
Qed.

Lemma not_much_less_so_far_3 : forall (A_n B_n Q_n h n y β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  A_n <= B_n * β.
Proof. (* induction *)
  intros A_n B_n Q_n h n y β κ σ half_the_sum half_the_difference label logarithm factor_above_1 attribute_run.
  cut (forall (A B Q n : ℝ), The_L1_margin.chords_so_far_run h y A B Q n ->
    B <= A * κ + Q * σ * y /\ A <= B * β).
  { intros all. destruct (all A_n B_n Q_n n attribute_run) as [kept kept_2].
    exact kept_2. }
  clear attribute_run A_n B_n Q_n n.
  refine (The_L1_margin.chords_so_far_run_ind h y (fun (A B Q n : ℝ) =>
    B <= A * κ + Q * σ * y /\ A <= B * β) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [κ; σ; y].
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [β].
  - intros A A' B B' Q Q' e e' n w w' z _ [kept_3 kept_4] weight_so_far new_weight_so_far score_so_far update_of_one logarithm_2 logarithm_3 positive_weight positive_weight_2 small_feature.
    split.
    { exact (The_L1_margin.chords_so_far_2 A A' B B' Q Q' e e' h w w' y z β κ σ weight_so_far new_weight_so_far half_the_sum half_the_difference score_so_far update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature kept_3).
    }
    exact (The_L1_margin.not_much_less_so_far_2 A A' B B' e e' h w w' y z β weight_so_far new_weight_so_far update_of_one label logarithm logarithm_2 logarithm_3 factor_above_1 positive_weight positive_weight_2 small_feature kept_4).
Qed.

Lemma some_weight_2 : forall (A_n B_n Q_n T T' h n y β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  A_n = T -> (* total weight *)
  B_n = T' -> (* new total weight *)
  y ^ 2 = 1 -> (* label *)
  h = ln β -> (* logarithm *)
  T > 0 -> (* some weight *)
  β > 1 -> (* factor above 1 *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  T' > 0.
Proof. (* certificate *)
  intros A_n B_n Q_n T T' h n y β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm some_weight factor_above_1 attribute_run.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  pose proof (The_L1_margin.not_much_less_so_far_3 A_n B_n Q_n h n y β κ σ half_the_sum half_the_difference label logarithm factor_above_1 attribute_run) as not_much_less_so_far.
  refine (cert_gt _ _ _ _ _ (of_gt _ _ factor) (splus _ _ (of_gt _ _ some_weight) (of_le _ _ not_much_less_so_far)) (eqns _ _ (eqn 1 _ _ total_weight) (eqn (- β) _ _ new_total_weight)) _).
  algebra [T'; β; A_n; T; B_n].
Qed.

Lemma tangent_11 : forall (A_n B_n Q_n T T' h k n y Λ Λ' β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  A_n = T -> (* total weight *)
  B_n = T' -> (* new total weight *)
  y ^ 2 = 1 -> (* label *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  T > 0 -> (* some weight *)
  β > 1 -> (* factor above 1 *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  T * κ * (- Λ + Λ' - k) <= - T * κ + T'.
Proof. (* discharge *)
  intros A_n B_n Q_n T T' h k n y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm logarithm_2 logarithm_3 logarithm_4 some_weight factor_above_1 attribute_run.
  pose proof (The_L1_margin.some_weight_2 A_n B_n Q_n T T' h n y β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm_3 some_weight factor_above_1 attribute_run) as some_weight_2.
  exact (The_L1_margin.tangent_10 T T' k Λ Λ' β κ half_the_sum logarithm logarithm_2 logarithm_4 some_weight some_weight_2 factor_above_1).
Qed.

Lemma slow_growth : forall (A_n B_n Q_n T T' h k n s y Λ Λ' β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  A_n = T -> (* total weight *)
  B_n = T' -> (* new total weight *)
  Q_n = s -> (* score *)
  y ^ 2 = 1 -> (* label *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  T > 0 -> (* some weight *)
  β > 1 -> (* factor above 1 *)
  s * y <= 0 -> (* mistake *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  Λ' <= Λ + k.
Proof. (* certificate *)
  intros A_n B_n Q_n T T' h k n s y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 some_weight factor_above_1 mistake attribute_run.
  pose proof (The_L1_margin.cosh_2 β κ half_the_sum factor_above_1) as cosh.
  pose proof (The_L1_margin.growth A_n B_n Q_n T T' h n s y β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm_3 factor_above_1 mistake attribute_run) as growth.
  pose proof (The_L1_margin.tangent_11 A_n B_n Q_n T T' h k n y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm logarithm_2 logarithm_3 logarithm_4 some_weight factor_above_1 attribute_run) as tangent.
  refine (cert_le _ _ _ _ _ (stimes _ _ (of_gt _ _ some_weight) (of_gt _ _ cosh)) (plus _ _ (of_le _ _ growth) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [Λ'; Λ; k; T; κ; T'].
Qed.

Lemma total_progress : forall (space : ips) (M y γ : ℝ) (c c' u x : vec space),
  c' = c ⊕ y • x -> (* update *)
  ⟨c, u⟩ >= M * γ -> (* total progress *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨c', u⟩ >= γ * (M + 1).
Proof. (* certificate *)
  intros space M y γ c c' u x update total_progress margin.
  pose proof (The_L1_margin.progress space y γ c c' u x update margin) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [γ; M] with [c'; u; c].
Qed.

Inductive total_progress_run (space : ips) (N n γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space N n γ u vzero n N 0
  | total_progress_run_next : forall (M T T' y Λ Λ' : ℝ) (c c' x : vec space),
      total_progress_run space N n γ u c T Λ M ->
      c' = c ⊕ y • x -> (* update *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      total_progress_run space N n γ u c' T' Λ' (M + 1).

Lemma total_progress_2 : forall (space : ips) (M N T_M n Λ_M γ : ℝ) (c_M u : vec space),
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  ⟨c_M, u⟩ >= M * γ.
Proof. (* induction *)
  intros space M N T_M n Λ_M γ c_M u mistake_run.
  cut (forall (c : vec space) (T Λ M : ℝ), The_L1_margin.total_progress_run space N n γ u c T Λ M ->
    ⟨c, u⟩ >= M * γ).
  { intros all. pose proof (all c_M T_M Λ_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M Λ_M M.
  refine (The_L1_margin.total_progress_run_ind space N n γ u (fun (c : vec space) (T Λ M : ℝ) =>
    ⟨c, u⟩ >= M * γ) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ] with [u].
  - intros M T T' y Λ Λ' c c' x _ kept_2 update margin.
    refine (same_ge _ _ _ (of_ge _ _ (The_L1_margin.total_progress space M y γ c c' u x update kept_2 margin)) _). algebra [γ; M] with [c'; u].
Qed.

Lemma some_attribute : forall (n : ℝ),
  n > 0 -> (* some attribute *)
  n > 0.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_attribute) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma total_growth : forall (A_n B_n M N Q_n T T' h k n s y Λ Λ' β κ σ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  A_n = T -> (* total weight *)
  B_n = T' -> (* new total weight *)
  Q_n = s -> (* score *)
  y ^ 2 = 1 -> (* label *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  T > 0 -> (* some weight *)
  β > 1 -> (* factor above 1 *)
  s * y <= 0 -> (* mistake *)
  Λ <= M * k + N -> (* total growth *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  Λ' <= N + k * (M + 1).
Proof. (* certificate *)
  intros A_n B_n M N Q_n T T' h k n s y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 some_weight factor_above_1 mistake total_growth attribute_run.
  pose proof (The_L1_margin.slow_growth A_n B_n Q_n T T' h k n s y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 some_weight factor_above_1 mistake attribute_run) as slow_growth.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_growth) (of_le _ _ slow_growth)) (eq_refl 0) _).
  algebra [Λ'; N; k; M; Λ].
Qed.

Inductive total_growth_run (space : ips) (N h n : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_growth_run_start : total_growth_run space N h n vzero n N 0
  | total_growth_run_next : forall (A_n B_n M Q_n T T' s y Λ Λ' : ℝ) (c c' : vec space),
      total_growth_run space N h n c T Λ M ->
      A_n = T -> (* total weight *)
      B_n = T' -> (* new total weight *)
      Q_n = s -> (* score *)
      y ^ 2 = 1 -> (* label *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      s * y <= 0 -> (* mistake *)
      The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
      total_growth_run space N h n c' T' Λ' (M + 1).

Lemma total_growth_2 : forall (space : ips) (M N T_M h k n Λ_M β κ σ : ℝ) (c_M : vec space),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  Λ_M <= M * k + N.
Proof. (* induction *)
  intros space M N T_M h k n Λ_M β κ σ c_M half_the_sum half_the_difference logarithm logarithm_2 factor_above_1 some_attribute mistake_run.
  cut (forall (c : vec space) (T Λ M : ℝ), The_L1_margin.total_growth_run space N h n c T Λ M ->
    Λ <= M * k + N /\ T > 0).
  { intros all. destruct (all c_M T_M Λ_M M mistake_run) as [kept kept_2].
    exact kept. }
  clear mistake_run c_M T_M Λ_M M.
  refine (The_L1_margin.total_growth_run_ind space N h n (fun (c : vec space) (T Λ M : ℝ) =>
    Λ <= M * k + N /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N; k].
    }
    exact (The_L1_margin.some_attribute n some_attribute).
  - intros A_n B_n M Q_n T T' s y Λ Λ' c c' _ [kept_3 kept_4] total_weight new_total_weight score label logarithm_3 logarithm_4 mistake attribute_run.
    split.
    { refine (same_le _ _ _ (of_le _ _ (The_L1_margin.total_growth A_n B_n M N Q_n T T' h k n s y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm_3 logarithm_4 logarithm logarithm_2 kept_4 factor_above_1 mistake kept_3 attribute_run)) _). algebra [Λ'; N; k; M].
    }
    exact (The_L1_margin.some_weight_2 A_n B_n Q_n T T' h n y β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm kept_4 factor_above_1 attribute_run).
Qed.

Lemma weight_left : forall (space : ips) (M N T_M h k n Λ_M β κ σ : ℝ) (c_M : vec space),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  T_M > 0.
Proof. (* induction *)
  intros space M N T_M h k n Λ_M β κ σ c_M half_the_sum half_the_difference logarithm logarithm_2 factor_above_1 some_attribute mistake_run.
  cut (forall (c : vec space) (T Λ M : ℝ), The_L1_margin.total_growth_run space N h n c T Λ M ->
    Λ <= M * k + N /\ T > 0).
  { intros all. destruct (all c_M T_M Λ_M M mistake_run) as [kept kept_2].
    exact kept_2. }
  clear mistake_run c_M T_M Λ_M M.
  refine (The_L1_margin.total_growth_run_ind space N h n (fun (c : vec space) (T Λ M : ℝ) =>
    Λ <= M * k + N /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N; k].
    }
    exact (The_L1_margin.some_attribute n some_attribute).
  - intros A_n B_n M Q_n T T' s y Λ Λ' c c' _ [kept_3 kept_4] total_weight new_total_weight score label logarithm_3 logarithm_4 mistake attribute_run.
    split.
    { refine (same_le _ _ _ (of_le _ _ (The_L1_margin.total_growth A_n B_n M N Q_n T T' h k n s y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm_3 logarithm_4 logarithm logarithm_2 kept_4 factor_above_1 mistake kept_3 attribute_run)) _). algebra [Λ'; N; k; M].
    }
    exact (The_L1_margin.some_weight_2 A_n B_n Q_n T T' h n y β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm kept_4 factor_above_1 attribute_run).
Qed.

Lemma added_tangents : forall (G K S T_M U h Λ_M : ℝ),
  T_M * (G + K * h - Λ_M * U) <= S - T_M * U -> (* added tangents *)
  T_M * (G + K * h - Λ_M * U) <= S - T_M * U.
Proof. (* certificate *)
  intros G K S T_M U h Λ_M added_tangents.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ added_tangents) (eq_refl 0) _).
  algebra [T_M; G; K; h; Λ_M; U; S].
Qed.

Lemma tangent_12 : forall (T_M e h v w Λ_M ν : ℝ),
  Λ_M = ln T_M -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  T_M > 0 -> (* positive *)
  v > 0 -> (* positive *)
  w > 0 -> (* positive *)
  T_M * v * (- Λ_M + e * h - ν) <= - T_M * v + w.
Proof. (* instance *)
  intros T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 T_M v w Λ_M ν (e * h) logarithm logarithm_2 logarithm_3 positive positive_2 positive_3)) _). algebra [T_M; v; Λ_M; ν; e; h; w].
Qed.

Lemma weight_left_2 : forall (T_M : ℝ),
  T_M > 0 -> (* weight left *)
  T_M > 0.
Proof. (* certificate *)
  intros T_M weight_left.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ weight_left) (eq_refl 0) _).
  algebra [T_M].
Qed.

Lemma tangent_13 : forall (T_M e h v w Λ_M ν : ℝ),
  Λ_M = ln T_M -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  T_M > 0 -> (* weight left *)
  v > 0 -> (* positive *)
  w > 0 -> (* positive *)
  T_M * v * (- Λ_M + e * h - ν) <= - T_M * v + w.
Proof. (* discharge *)
  intros T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive positive_2.
  pose proof (The_L1_margin.weight_left_2 T_M weight_left) as weight_left_2.
  exact (The_L1_margin.tangent_12 T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive positive_2).
Qed.

Lemma positive_target : forall (v : ℝ),
  v > 0 -> (* positive target *)
  v > 0.
Proof. (* certificate *)
  intros v positive_target.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive_target) (eq_refl 0) _).
  algebra [v].
Qed.

Lemma tangent_14 : forall (T_M e h v w Λ_M ν : ℝ),
  Λ_M = ln T_M -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  T_M > 0 -> (* weight left *)
  v > 0 -> (* positive target *)
  w > 0 -> (* positive *)
  T_M * v * (- Λ_M + e * h - ν) <= - T_M * v + w.
Proof. (* discharge *)
  intros T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive_target positive.
  pose proof (The_L1_margin.positive_target v positive_target) as positive_target_2.
  exact (The_L1_margin.tangent_13 T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive_target positive).
Qed.

Lemma tangent_15 : forall (T_M e h v w Λ_M ν : ℝ),
  Λ_M = ln T_M -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  T_M > 0 -> (* weight left *)
  v > 0 -> (* positive target *)
  w > 0 -> (* positive weight *)
  T_M * v * (- Λ_M + e * h - ν) <= - T_M * v + w.
Proof. (* discharge *)
  intros T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive_target positive_weight.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_2.
  exact (The_L1_margin.tangent_14 T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive_target positive_weight).
Qed.

Lemma added_tangents_2 : forall (G G' K K' S S' T_M U U' e h v w Λ_M ν : ℝ),
  S' = S + w -> (* all weight so far *)
  U' = U + v -> (* target so far *)
  K' = K + e * v -> (* chips so far *)
  G' = G - ν * v -> (* entropy so far *)
  Λ_M = ln T_M -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  T_M > 0 -> (* weight left *)
  v > 0 -> (* positive target *)
  w > 0 -> (* positive weight *)
  T_M * (G + K * h - Λ_M * U) <= S - T_M * U -> (* added tangents *)
  T_M * (G' + K' * h - Λ_M * U') <= S' - T_M * U'.
Proof. (* certificate *)
  intros G G' K K' S S' T_M U U' e h v w Λ_M ν all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm logarithm_2 logarithm_3 weight_left positive_target positive_weight added_tangents.
  pose proof (The_L1_margin.added_tangents G K S T_M U h Λ_M added_tangents) as added_tangents_2.
  pose proof (The_L1_margin.tangent_15 T_M e h v w Λ_M ν logarithm logarithm_2 logarithm_3 weight_left positive_target positive_weight) as tangent.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ added_tangents_2) (of_le _ _ tangent)) (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ all_weight_so_far) (eqn (Λ_M * T_M - T_M) _ _ target_so_far)) (eqn (- T_M * h) _ _ chips_so_far)) (eqn (- T_M) _ _ entropy_so_far)) _).
  algebra [T_M; G'; K'; h; Λ_M; U'; S'; S; w; U; v; K; e; G; ν].
Qed.

Lemma added_tangents_3 : forall (G G' K K' S S' T_M U U' h w Λ_M : ℝ),
  G' = G -> (* entropy so far *)
  K' = K -> (* chips so far *)
  S' = S + w -> (* all weight so far *)
  U' = U -> (* target so far *)
  w > 0 -> (* positive weight *)
  T_M * (G + K * h - Λ_M * U) <= S - T_M * U -> (* added tangents *)
  T_M * (G' + K' * h - Λ_M * U') <= S' - T_M * U'.
Proof. (* certificate *)
  intros G G' K K' S S' T_M U U' h w Λ_M entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight added_tangents.
  pose proof (The_L1_margin.added_tangents G K S T_M U h Λ_M added_tangents) as added_tangents_2.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ added_tangents_2) (weak _ (of_gt _ _ positive_weight_2))) (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ all_weight_so_far) (eqn (Λ_M * T_M - T_M) _ _ target_so_far)) (eqn (- T_M * h) _ _ chips_so_far)) (eqn (- T_M) _ _ entropy_so_far)) _).
  algebra [T_M; G'; K'; h; Λ_M; U'; S'; S; w; U; K; G].
Qed.

Inductive added_tangents_run (h : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | added_tangents_run_start : added_tangents_run h 0 0 0 0 0 0
  | added_tangents_run_next_r : forall (G G' K K' S S' U U' e n_0 r v w ν : ℝ),
      added_tangents_run h S U K G r n_0 ->
      S' = S + w -> (* all weight so far *)
      U' = U + v -> (* target so far *)
      K' = K + e * v -> (* chips so far *)
      G' = G - ν * v -> (* entropy so far *)
      ν = ln v -> (* logarithm *)
      e * h = ln w -> (* logarithm *)
      v > 0 -> (* positive target *)
      w > 0 -> (* positive weight *)
      added_tangents_run h S' U' K' G' (r + 1) n_0
  | added_tangents_run_next_n_0 : forall (G G' K K' S S' U U' n_0 r w : ℝ),
      added_tangents_run h S U K G r n_0 ->
      G' = G -> (* entropy so far *)
      K' = K -> (* chips so far *)
      S' = S + w -> (* all weight so far *)
      U' = U -> (* target so far *)
      w > 0 -> (* positive weight *)
      added_tangents_run h S' U' K' G' r (n_0 + 1).

Lemma added_tangents_4 : forall (H K_n S_n T_M U_n h n_0 r Λ_M : ℝ),
  Λ_M = ln T_M -> (* logarithm *)
  T_M > 0 -> (* weight left *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  T_M * (H + K_n * h - Λ_M * U_n) <= S_n - T_M * U_n.
Proof. (* induction *)
  intros H K_n S_n T_M U_n h n_0 r Λ_M logarithm weight_left attribute_run.
  cut (forall (S U K G r n_0 : ℝ), The_L1_margin.added_tangents_run h S U K G r n_0 ->
    T_M * (G + K * h - Λ_M * U) <= S - T_M * U).
  { intros all. pose proof (all S_n U_n K_n H r n_0 attribute_run) as kept.
    exact kept. }
  clear attribute_run S_n U_n K_n H r n_0.
  refine (The_L1_margin.added_tangents_run_ind h (fun (S U K G r n_0 : ℝ) =>
    T_M * (G + K * h - Λ_M * U) <= S - T_M * U) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [T_M; h; Λ_M].
  - intros G G' K K' S S' U U' e n_0 r v w ν _ kept_2 all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm_2 logarithm_3 positive_target positive_weight.
    exact (The_L1_margin.added_tangents_2 G G' K K' S S' T_M U U' e h v w Λ_M ν all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm logarithm_2 logarithm_3 weight_left positive_target positive_weight kept_2).
  - intros G G' K K' S S' U U' n_0 r w _ kept_2 entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight.
    exact (The_L1_margin.added_tangents_3 G G' K K' S S' T_M U U' h w Λ_M entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight kept_2).
Qed.

Lemma Gibbs : forall (space : ips) (H K_n S_n T_M U_n h n_0 r Λ_M : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  Λ_M = ln T_M -> (* logarithm *)
  T_M > 0 -> (* weight left *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  Λ_M >= h * ⟨c_M, u⟩ + H.
Proof. (* certificate *)
  intros space H K_n S_n T_M U_n h n_0 r Λ_M c_M u chips_on_the_target all_weight size_1 logarithm weight_left attribute_run.
  pose proof (The_L1_margin.added_tangents_4 H K_n S_n T_M U_n h n_0 r Λ_M logarithm weight_left attribute_run) as added_tangents.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ weight_left) (of_le _ _ added_tangents) (eqns _ _ (eqns _ _ (eqn (-1) _ _ all_weight) (eqn (- Λ_M * T_M + T_M) _ _ size_1)) (eqn (- T_M * h) _ _ chips_on_the_target)) _).
  algebra [Λ_M; h; H; T_M; S_n; U_n; K_n] with [c_M; u].
Qed.

Lemma Gibbs_2 : forall (space : ips) (H K_n M N S_n T_M U_n h k n n_0 r Λ_M β κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  Λ_M >= h * ⟨c_M, u⟩ + H.
Proof. (* discharge *)
  intros space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute attribute_run mistake_run.
  pose proof (The_L1_margin.weight_left space M N T_M h k n Λ_M β κ σ c_M half_the_sum half_the_difference logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run) as weight_left.
  exact (The_L1_margin.Gibbs space H K_n S_n T_M U_n h n_0 r Λ_M c_M u chips_on_the_target all_weight size_1 logarithm weight_left attribute_run).
Qed.

Lemma mistake_bound : forall (space : ips) (H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  M * (γ * h - k) <= - H + N.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute attribute_run mistake_run mistake_run_2.
  pose proof (The_L1_margin.total_growth_2 space M N T_M h k n Λ_M β κ σ c_M half_the_sum half_the_difference logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run) as total_growth.
  pose proof (The_L1_margin.Gibbs_2 space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute attribute_run mistake_run) as Gibbs.
  pose proof (The_L1_margin.total_progress_2 space M N T_M n Λ_M γ c_M u mistake_run_2) as total_progress.
  pose proof (The_L1_margin.rate_2 h β logarithm_2 factor_above_1) as rate.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ total_growth) (of_ge _ _ Gibbs)) (times _ _ (of_ge _ _ total_progress) (weak _ (of_gt _ _ rate)))) (eq_refl 0) _).
  algebra [M; γ; h; k; H; N; Λ_M] with [c_M; u].
Qed.

Inductive run_over_attribute (h : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_attribute_start : run_over_attribute h 0 0 0 0 0%nat 0%nat
  | run_over_attribute_next_r : forall (G G' K K' S S' U U' e v w ν : ℝ) (r n_0 : nat),
      run_over_attribute h S U K G r n_0 ->
      S' = S + w -> (* all weight so far *)
      U' = U + v -> (* target so far *)
      K' = K + e * v -> (* chips so far *)
      G' = G - ν * v -> (* entropy so far *)
      ν = ln v -> (* logarithm *)
      e * h = ln w -> (* logarithm *)
      v > 0 -> (* positive target *)
      w > 0 -> (* positive weight *)
      run_over_attribute h S' U' K' G' (Datatypes.S r) n_0
  | run_over_attribute_next_n_0 : forall (G G' K K' S S' U U' w : ℝ) (r n_0 : nat),
      run_over_attribute h S U K G r n_0 ->
      G' = G -> (* entropy so far *)
      K' = K -> (* chips so far *)
      S' = S + w -> (* all weight so far *)
      U' = U -> (* target so far *)
      w > 0 -> (* positive weight *)
      run_over_attribute h S' U' K' G' r (Datatypes.S n_0).

Lemma run_over_attribute_is_added_tangents_run : forall (H K_n S_n U_n h : ℝ) (r n_0 : nat),
  The_L1_margin.run_over_attribute h S_n U_n K_n H r n_0 -> The_L1_margin.added_tangents_run h S_n U_n K_n H (INR r) (INR n_0).
Proof.
  intros H K_n S_n U_n h r n_0 run.
  refine (The_L1_margin.run_over_attribute_ind h (fun (S U K G : ℝ) (r n_0 : nat) => The_L1_margin.added_tangents_run h S U K G (INR r) (INR n_0)) _ _ _ S_n U_n K_n H r n_0 run); clear run S_n U_n K_n H r n_0.
  - exact (The_L1_margin.added_tangents_run_start h).
  - intros G G' K K' S S' U U' e v w ν r n_0 _ previous all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm logarithm_2 positive_target positive_weight. rewrite S_INR.
    exact (The_L1_margin.added_tangents_run_next_r h G G' K K' S S' U U' e (INR n_0) (INR r) v w ν previous all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm logarithm_2 positive_target positive_weight).
  - intros G G' K K' S S' U U' w r n_0 _ previous entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight. rewrite S_INR.
    exact (The_L1_margin.added_tangents_run_next_n_0 h G G' K K' S S' U U' (INR n_0) (INR r) w previous entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight).
Qed.

Inductive run_over_mistake (space : ips) (N h n γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space N h n γ u vzero n N 0%nat
  | run_over_mistake_next : forall (A_n B_n Q_n T T' s y Λ Λ' : ℝ) (c c' x : vec space) (M : nat),
      run_over_mistake space N h n γ u c T Λ M ->
      A_n = T -> (* total weight *)
      B_n = T' -> (* new total weight *)
      Q_n = s -> (* score *)
      y ^ 2 = 1 -> (* label *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      c' = c ⊕ y • x -> (* update *)
      s * y <= 0 -> (* mistake *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
      run_over_mistake space N h n γ u c' T' Λ' (Datatypes.S M).

Lemma run_over_mistake_is_total_growth_run : forall (space : ips) (N T_M h n Λ_M γ : ℝ) (c_M u : vec space) (M : nat),
  The_L1_margin.run_over_mistake space N h n γ u c_M T_M Λ_M M -> The_L1_margin.total_growth_run space N h n c_M T_M Λ_M (INR M).
Proof.
  intros space N T_M h n Λ_M γ c_M u M run.
  refine (The_L1_margin.run_over_mistake_ind space N h n γ u (fun (c : vec space) (T Λ : ℝ) (M : nat) => The_L1_margin.total_growth_run space N h n c T Λ (INR M)) _ _ c_M T_M Λ_M M run); clear run c_M T_M Λ_M M.
  - exact (The_L1_margin.total_growth_run_start space N h n).
  - intros A_n B_n Q_n T T' s y Λ Λ' c c' x M _ previous total_weight new_total_weight score label logarithm logarithm_2 update mistake margin attribute_run. rewrite S_INR.
    exact (The_L1_margin.total_growth_run_next space N h n A_n B_n (INR M) Q_n T T' s y Λ Λ' c c' previous total_weight new_total_weight score label logarithm logarithm_2 mistake attribute_run).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (N T_M h n Λ_M γ : ℝ) (c_M u : vec space) (M : nat),
  The_L1_margin.run_over_mistake space N h n γ u c_M T_M Λ_M M -> The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M (INR M).
Proof.
  intros space N T_M h n Λ_M γ c_M u M run.
  refine (The_L1_margin.run_over_mistake_ind space N h n γ u (fun (c : vec space) (T Λ : ℝ) (M : nat) => The_L1_margin.total_progress_run space N n γ u c T Λ (INR M)) _ _ c_M T_M Λ_M M run); clear run c_M T_M Λ_M M.
  - exact (The_L1_margin.total_progress_run_start space N n γ u).
  - intros A_n B_n Q_n T T' s y Λ Λ' c c' x M _ previous total_weight new_total_weight score label logarithm logarithm_2 update mistake margin attribute_run. rewrite S_INR.
    exact (The_L1_margin.total_progress_run_next space N n γ u (INR M) T T' y Λ Λ' c c' x previous update margin).
Qed.

End The_L1_margin.

Theorem theorem_The_L1_margin : forall (space : ips) (H K_n N S_n T_M U_n h k n Λ_M β γ κ σ : ℝ) (c_M u : vec space) (M n_0 r : nat),
  The_L1_margin.run_over_attribute h S_n U_n K_n H r n_0 ->
  The_L1_margin.run_over_mistake space N h n γ u c_M T_M Λ_M M ->
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  INR M * (γ * h - k) <= - H + N.
Proof.
  intros space H K_n N S_n T_M U_n h k n Λ_M β γ κ σ c_M u M n_0 r attribute_run mistake_run chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute.
  exact (The_L1_margin.mistake_bound space H K_n (INR M) N S_n T_M U_n h k n (INR n_0) (INR r) Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute (The_L1_margin.run_over_attribute_is_added_tangents_run H K_n S_n U_n h r n_0 attribute_run) (The_L1_margin.run_over_mistake_is_total_growth_run space N T_M h n Λ_M γ c_M u M mistake_run) (The_L1_margin.run_over_mistake_is_total_progress_run space N T_M h n Λ_M γ c_M u M mistake_run)).
Qed.

Module Guess_and_double_r_known.

Lemma K_1 : forall (K : ℝ),
  K >= 1 -> (* a guess *)
  K + 1 > 0.
Proof. (* certificate *)
  intros K a_guess.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (of_ge _ _ a_guess)) (eq_refl 0) _).
  algebra [K].
Qed.

Lemma rest : forall (K r : ℝ),
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  2 * r * (12 * K ^ 2 + 16 * K - 1 / 2) / 3 >= 8 * K ^ 3 - 2 * K + r * (4 * K + 1).
Proof. (* certificate *)
  intros K r no_guess_above_r a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (weak _ (frac 2 3)) (times _ _ (weak _ (frac 2 3)) (of_ge _ _ a_guess))) (times _ _ (weak _ (frac 16 3)) (of_le _ _ no_guess_above_r))) (times _ _ (weak _ (frac 20 3)) (sq K))) (times _ _ (weak _ (frac 20 3)) (times _ _ (of_ge _ _ a_guess) (of_le _ _ no_guess_above_r)))) (times _ _ (weak _ (pos 8)) (times _ _ (of_le _ _ no_guess_above_r) (sq K)))) (eq_refl 0) _).
  algebra [r; K].
Qed.

Lemma logarithm_from_below : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n - 1 >= 0 ->
  λ * (n + 1) >= 2 * n - 2.
Proof. (* instance *)
  intros n λ logarithm given.
  assert (logarithm_again : λ = ln (n - 1 + 1)).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). replace (ln (n - 1 + 1)) with (ln n) by (apply f_equal; field; nonzero). ring. }
  refine (same_ge _ _ _ (of_ge _ _ (Halving.logarithm_from_below λ (n - 1) logarithm_again given)) _). algebra [λ; n].
Qed.

Lemma some_attribute : forall (n : ℝ),
  n >= 1 -> (* some attribute *)
  n >= 1.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ some_attribute) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma logarithm_from_below_2 : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  λ * (n + 1) >= 2 * n - 2.
Proof. (* discharge *)
  intros n λ logarithm some_attribute.
  pose proof (Guess_and_double_r_known.some_attribute n some_attribute) as some_attribute_2.
  assert (some_attribute_again : n - 1 >= 0).
  { refine (same_ge _ _ _ (of_ge _ _ some_attribute) _). algebra [n]. }
  exact (Guess_and_double_r_known.logarithm_from_below n λ logarithm some_attribute_again).
Qed.

Lemma some_attribute_2 : forall (n : ℝ),
  n >= 2 -> (* two attributes *)
  n >= 1.
Proof. (* certificate *)
  intros n two_attributes.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (of_ge _ _ two_attributes)) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma logarithm_from_below_3 : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n >= 2 -> (* two attributes *)
  λ * (n + 1) >= 2 * n - 2.
Proof. (* discharge *)
  intros n λ logarithm two_attributes.
  pose proof (Guess_and_double_r_known.some_attribute_2 n two_attributes) as some_attribute.
  exact (Guess_and_double_r_known.logarithm_from_below_2 n λ logarithm some_attribute).
Qed.

Lemma two_thirds : forall (n λ : ℝ),
  λ = ln n -> (* logarithm *)
  n >= 2 -> (* two attributes *)
  λ >= 2 / 3.
Proof. (* certificate *)
  intros n λ logarithm two_attributes.
  destruct (ge_or λ (2 / 3)) as [holds | contrary]; [exact holds |].
  pose proof (Guess_and_double_r_known.logarithm_from_below_3 n λ logarithm two_attributes) as logarithm_from_below.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 4 9)) (of_ge _ _ two_attributes)) (times _ _ (weak _ (frac 1 3)) (of_ge _ _ logarithm_from_below))) (times _ _ (weak _ (frac 1 3)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ two_attributes)))) (eq_refl 0) _).
  algebra [λ; n].
Qed.

Lemma step : forall (K r : ℝ),
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  r * (12 * K ^ 2 + 16 * K - 1 / 2) >= 0.
Proof. (* certificate *)
  intros K r no_guess_above_r a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_ge _ _ a_guess)) (times _ _ (weak _ (frac 31 2)) (of_le _ _ no_guess_above_r))) (times _ _ (weak _ (frac 55 2)) (sq K))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ a_guess) (of_ge _ _ a_guess)))) (times _ _ (weak _ (pos 16)) (times _ _ (of_ge _ _ a_guess) (of_le _ _ no_guess_above_r)))) (times _ _ (weak _ (pos 12)) (times _ _ (of_ge _ _ a_guess) (sq K)))) (times _ _ (weak _ (pos 12)) (times _ _ (of_le _ _ no_guess_above_r) (sq K)))) (eq_refl 0) _).
  algebra [r; K].
Qed.

Lemma two_thirds_2 : forall (K n r λ : ℝ),
  λ = ln n -> (* logarithm *)
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  n >= 2 -> (* two attributes *)
  λ * r * (12 * K ^ 2 + 16 * K - 1 / 2) >= 2 * r * (12 * K ^ 2 + 16 * K - 1 / 2) / 3.
Proof. (* certificate *)
  intros K n r λ logarithm no_guess_above_r a_guess two_attributes.
  pose proof (Guess_and_double_r_known.two_thirds n λ logarithm two_attributes) as two_thirds.
  pose proof (Guess_and_double_r_known.step K r no_guess_above_r a_guess) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ two_thirds) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [λ; r; K].
Qed.

Lemma next_size : forall (n ε : ℝ),
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  n * (ε + 1) > 0.
Proof. (* certificate *)
  intros n ε a_factor_of_1_or_more some_attribute.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 1) (of_ge _ _ a_factor_of_1_or_more)) (of_ge _ _ some_attribute)) (times _ _ (of_ge _ _ a_factor_of_1_or_more) (of_ge _ _ some_attribute))) (eq_refl 0) _).
  algebra [n; ε].
Qed.

Lemma tangent : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q > 0 -> (* positive *)
  ε + 1 > 0 -> (* positive *)
  n > 0 -> (* positive *)
  n * (ε + 1) * (C * ell - ell - λ) <= Q - n * (ε + 1).
Proof. (* instance *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 (ε + 1) n Q ell λ (C * ell) logarithm_2 logarithm_3 logarithm positive_2 positive_3 positive)) _). algebra [ε; n; ell; λ; C; Q].
Qed.

Lemma tangent_2 : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q > 0 -> (* positive *)
  n > 0 -> (* positive *)
  ε >= 0 -> (* a factor of 1 or more *)
  n * (ε + 1) * (C * ell - ell - λ) <= Q - n * (ε + 1).
Proof. (* discharge *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 positive positive_2 a_factor_of_1_or_more.
  pose proof (Halving.positive_4 ε a_factor_of_1_or_more) as positive_3.
  exact (Guess_and_double_r_known.tangent C Q ell n ε λ logarithm logarithm_2 logarithm_3 positive positive_3 positive_2).
Qed.

Lemma tangent_3 : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q > 0 -> (* positive *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  n * (ε + 1) * (C * ell - ell - λ) <= Q - n * (ε + 1).
Proof. (* discharge *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 positive a_factor_of_1_or_more some_attribute.
  pose proof (Halving.step_11 n some_attribute) as lemma.
  exact (Guess_and_double_r_known.tangent_2 C Q ell n ε λ logarithm logarithm_2 logarithm_3 positive lemma a_factor_of_1_or_more).
Qed.

Lemma step_2 : forall (Q n : ℝ),
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Q > 0.
Proof. (* certificate *)
  intros Q n cap_of_a_weight some_attribute.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (of_ge _ _ some_attribute)) (of_le _ _ cap_of_a_weight)) (eq_refl 0) _).
  algebra [Q; n].
Qed.

Lemma tangent_4 : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  n <= Q -> (* cap of a weight *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  n * (ε + 1) * (C * ell - ell - λ) <= Q - n * (ε + 1).
Proof. (* discharge *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 cap_of_a_weight a_factor_of_1_or_more some_attribute.
  pose proof (Guess_and_double_r_known.step_2 Q n cap_of_a_weight some_attribute) as lemma.
  exact (Guess_and_double_r_known.tangent_3 C Q ell n ε λ logarithm logarithm_2 logarithm_3 lemma a_factor_of_1_or_more some_attribute).
Qed.

Lemma one_less_than_the_cap : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  n <= Q -> (* cap of a weight *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  ell * (C - 1) <= λ.
Proof. (* certificate *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight a_factor_of_1_or_more some_attribute.
  pose proof (Guess_and_double_r_known.next_size n ε a_factor_of_1_or_more some_attribute) as next_size.
  pose proof (Guess_and_double_r_known.tangent_4 C Q ell n ε λ logarithm logarithm_2 logarithm_3 cap_of_a_weight a_factor_of_1_or_more some_attribute) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ next_size) (plus _ _ (weak _ (of_lt _ _ least_cap)) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [ell; C; λ; n; ε; Q].
Qed.

Lemma rounded_up : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  C >= 1 -> (* h1 *)
  n <= Q -> (* cap of a weight *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  2 * ε * (C - 1) <= λ * (ε + 2).
Proof. (* certificate *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap h1 cap_of_a_weight a_factor_of_1_or_more some_attribute.
  pose proof (Guess_and_double_r_known.one_less_than_the_cap C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight a_factor_of_1_or_more some_attribute) as one_less_than_the_cap.
  pose proof (Halving.logarithm_from_below ell ε logarithm_2 a_factor_of_1_or_more) as logarithm_from_below.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ one_less_than_the_cap)) (times _ _ (of_ge _ _ a_factor_of_1_or_more) (of_le _ _ one_less_than_the_cap))) (times _ _ (of_ge _ _ h1) (of_ge _ _ logarithm_from_below))) (eq_refl 0) _).
  algebra [ε; C; λ; ell].
Qed.

Lemma rounded_up_2 : forall (C n ε λ : ℝ),
  λ = ln n -> (* logarithm *)
  C <= 1 -> (* h1 *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  2 * ε * (C - 1) <= λ * (ε + 2).
Proof. (* certificate *)
  intros C n ε λ logarithm h1 a_factor_of_1_or_more some_attribute.
  pose proof (Halving.no_negative_logarithm n λ logarithm some_attribute) as no_negative_logarithm.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ no_negative_logarithm)) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ h1) (of_ge _ _ a_factor_of_1_or_more)))) (times _ _ (of_ge _ _ a_factor_of_1_or_more) (of_ge _ _ no_negative_logarithm))) (eq_refl 0) _).
  algebra [ε; C; λ].
Qed.

Lemma rounded_up_3 : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  n <= Q -> (* cap of a weight *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  2 * ε * (C - 1) <= λ * (ε + 2).
Proof. (* split *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight a_factor_of_1_or_more some_attribute.
  destruct (two_sides (C - 1)) as [above | below].
  - assert (h1 : C >= 1).
    { refine (same_ge _ _ _ above _). algebra [C]. }
    exact (Guess_and_double_r_known.rounded_up C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap h1 cap_of_a_weight a_factor_of_1_or_more some_attribute).
  - assert (h1_2 : C <= 1).
    { refine (same_le _ _ _ below _). algebra [C]. }
    exact (Guess_and_double_r_known.rounded_up_2 C n ε λ logarithm_3 h1_2 a_factor_of_1_or_more some_attribute).
Qed.

Lemma step_3 : forall (ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  ε >= 0.
Proof. (* certificate *)
  intros ε factor_above_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (of_gt _ _ factor_above_1)) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma rounded_up_4 : forall (C Q ell n ε λ : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  2 * ε * (C - 1) <= λ * (ε + 2).
Proof. (* discharge *)
  intros C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_r_known.step_3 ε factor_above_1) as lemma.
  exact (Guess_and_double_r_known.rounded_up_3 C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight lemma some_attribute).
Qed.

Lemma rounded_up_5 : forall (C Q ell k n ε λ : ℝ),
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  C <= λ * (2 * k + 1 / 2) + 1.
Proof. (* certificate *)
  intros C Q ell k n ε λ factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_k some_attribute.
  pose proof (Guess_and_double_r_known.rounded_up_4 C Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_attribute) as rounded_up.
  pose proof (Winnow_on_k_of_r.k k some_k) as k_2.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ rounded_up) (weak _ (of_gt _ _ k_2))) (eqn (C - λ / 2 - 1) _ _ factor) _).
  algebra [C; λ; k; ε].
Qed.

Lemma rounded_up_6 : forall (C K Q ell n ε λ : ℝ),
  2 * K * ε = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  K >= 1 -> (* some k *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  C <= λ * (2 * K + 1 / 2) + 1.
Proof. (* instance *)
  intros C K Q ell n ε λ factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 some_k cap_of_a_weight some_attribute.
  assert (factor_again : 2 * ε * K = 1).
  { refine (same_eq _ _ _ (of_eq _ _ factor) _). algebra [K; ε]. }
  exact (Guess_and_double_r_known.rounded_up_5 C Q ell K n ε λ factor_again logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_k some_attribute).
Qed.

Lemma guessed_factor : forall (K ε : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  2 * K * ε = 1.
Proof. (* certificate *)
  intros K ε guessed_factor.
  refine (cert_eq _ _ _ _ (pos 1) (eqn 1 _ _ guessed_factor) _).
  algebra [K; ε].
Qed.

Lemma rounded_up_7 : forall (C K Q ell n ε λ : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  K >= 1 -> (* some k *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  C <= λ * (2 * K + 1 / 2) + 1.
Proof. (* discharge *)
  intros C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 some_k cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_r_known.guessed_factor K ε guessed_factor) as guessed_factor_2.
  exact (Guess_and_double_r_known.rounded_up_6 C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 some_k cap_of_a_weight some_attribute).
Qed.

Lemma a_guess : forall (K : ℝ),
  K >= 1 -> (* a guess *)
  K >= 1.
Proof. (* certificate *)
  intros K a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ a_guess) (eq_refl 0) _).
  algebra [K].
Qed.

Lemma rounded_up_8 : forall (C K Q ell n ε λ : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  C <= λ * (2 * K + 1 / 2) + 1.
Proof. (* discharge *)
  intros C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 a_guess cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_r_known.a_guess K a_guess) as a_guess_2.
  exact (Guess_and_double_r_known.rounded_up_7 C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 a_guess cap_of_a_weight some_attribute).
Qed.

Lemma step_4 : forall (K r : ℝ),
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  r * (4 * K + 1) >= 0.
Proof. (* certificate *)
  intros K r no_guess_above_r a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (weak _ (pos 1)) (of_ge _ _ a_guess)) (times _ _ (weak _ (pos 5)) (of_le _ _ no_guess_above_r))) (times _ _ (weak _ (pos 4)) (sq K))) (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ a_guess) (of_le _ _ no_guess_above_r)))) (eq_refl 0) _).
  algebra [r; K].
Qed.

Lemma few_chips : forall (C K Q ell n r ε λ : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) <= (K + 1) * (2 * K + 1) + (4 * K + 1) * (r * (λ * (2 * K + 1 / 2) + 1) + (K - 1) * (2 * K + 1)).
Proof. (* certificate *)
  intros C K Q ell n r ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 no_guess_above_r a_guess cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_r_known.rounded_up_8 C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 a_guess cap_of_a_weight some_attribute) as rounded_up.
  pose proof (Guess_and_double_r_known.step_4 K r no_guess_above_r a_guess) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ rounded_up) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [K; C; r; λ].
Qed.

Lemma budget_in_ln_n : forall (C K Q b ell n r ε λ : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  b <= 20 * K * λ * r.
Proof. (* certificate *)
  intros C K Q b ell n r ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r a_guess cap_of_a_weight some_attribute two_attributes.
  pose proof (Guess_and_double_r_known.K_1 K a_guess) as K_1.
  pose proof (Guess_and_double_r_known.rest K r no_guess_above_r a_guess) as rest.
  pose proof (Guess_and_double_r_known.two_thirds_2 K n r λ logarithm_3 no_guess_above_r a_guess two_attributes) as two_thirds.
  pose proof (Guess_and_double_r_known.few_chips C K Q ell n r ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 no_guess_above_r a_guess cap_of_a_weight some_attribute) as few_chips.
  refine (cert_le _ _ _ _ _ (of_gt _ _ K_1) (plus _ _ (plus _ _ (plus _ _ (weak _ (of_lt _ _ budget)) (of_ge _ _ rest)) (of_ge _ _ two_thirds)) (of_le _ _ few_chips)) (eq_refl 0) _).
  algebra [b; K; λ; r; C].
Qed.

Lemma cost_of_a_guess : forall (A C K Q b ell n r ε λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= r -> (* no guess above r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  b + 1 <= A * K.
Proof. (* certificate *)
  intros A C K Q b ell n r ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r a_guess cap_of_a_weight some_attribute two_attributes.
  pose proof (Guess_and_double_r_known.budget_in_ln_n C K Q b ell n r ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r a_guess cap_of_a_weight some_attribute two_attributes) as budget_in_ln_n.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ a_guess) (of_le _ _ budget_in_ln_n)) (eqn K _ _ cost) _).
  algebra [b; A; K; λ; r].
Qed.

Lemma a_guess_2 : forall (K g : ℝ),
  K = g -> (* the guess in turn *)
  g >= 1 -> (* from 1 on *)
  K >= 1.
Proof. (* certificate *)
  intros K g the_guess_in_turn from_1_on.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ from_1_on) (eqn 1 _ _ the_guess_in_turn) _).
  algebra [K; g].
Qed.

Lemma cost_of_a_guess_2 : forall (A C K Q b ell g n r ε λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= r -> (* no guess above r *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  b + 1 <= A * K.
Proof. (* discharge *)
  intros A C K Q b ell g n r ε λ cost the_guess_in_turn guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r cap_of_a_weight from_1_on some_attribute two_attributes.
  pose proof (Guess_and_double_r_known.a_guess_2 K g the_guess_in_turn from_1_on) as a_guess.
  exact (Guess_and_double_r_known.cost_of_a_guess A C K Q b ell n r ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r a_guess cap_of_a_weight some_attribute two_attributes).
Qed.

Lemma step_5 : forall (K k : ℝ),
  K >= k -> (* large enough *)
  k >= 1 -> (* some k *)
  K > 0.
Proof. (* certificate *)
  intros K k large_enough some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (of_ge _ _ some_k)) (of_ge _ _ large_enough)) (eq_refl 0) _).
  algebra [K; k].
Qed.

Lemma v2K_2K_1 : forall (K k : ℝ),
  K >= k -> (* large enough *)
  k >= 1 -> (* some k *)
  2 * K * (2 * K + 1) > 0.
Proof. (* certificate *)
  intros K k large_enough some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (pos 6) (times _ _ (weak _ (pos 10)) (of_ge _ _ some_k))) (times _ _ (weak _ (pos 10)) (of_ge _ _ large_enough))) (times _ _ (weak _ (pos 4)) (sq (K - k)))) (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ some_k)))) (times _ _ (weak _ (pos 8)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ large_enough)))) (eq_refl 0) _).
  algebra [K; k].
Qed.

Lemma share : forall (K δ ε : ℝ),
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ * (2 * K + 1) = 1.
Proof. (* certificate *)
  intros K δ ε inverse guessed_factor.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (2 * K) _ _ inverse) (eqn (1 - δ) _ _ guessed_factor)) _).
  algebra [δ; K; ε].
Qed.

Lemma demotions_in_K : forall (space : ips) (D K N_o P T_M k n t_1 t_down t_up w_1 δ ε : ℝ) (c_M : vec space),
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  K >= k -> (* large enough *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  2 * D * K < 2 * K * (2 * K + 1) + P * (2 * K + 1).
Proof. (* certificate *)
  intros space D K N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse guessed_factor divisor_above_1 factor_above_1 large_enough some_k some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_on_k_of_r.few_demotions space D N_o P T_M n t_1 t_down t_up w_1 δ ε c_M divisor_above_1 factor_above_1 some_attribute mistake_run weight_run chip_run) as few_demotions.
  pose proof (Guess_and_double_r_known.v2K_2K_1 K k large_enough some_k) as v2K_2K_1.
  pose proof (Guess_and_double_r_known.share K δ ε inverse guessed_factor) as share.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (of_lt _ _ few_demotions) (of_gt _ _ v2K_2K_1)) (eqns _ _ (eqn (-2 * K * P - P) _ _ guessed_factor) (eqn (2 * D * K) _ _ share)) _).
  algebra [D; K; P; ε; δ].
Qed.

Lemma promotions_in_k_and_K : forall (space : ips) (C D K N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  K >= k -> (* large enough *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P * (2 * K - k + 1) <= 2 * K * (C * r + (2 * K + 1) * (k - 1)).
Proof. (* certificate *)
  intros space C D K N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.chips_counted space C D P Q T_M U_r k n r ε c_M u relevant_chips factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as chips_counted.
  pose proof (Guess_and_double_r_known.demotions_in_K space D K N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse guessed_factor divisor_above_1 factor_above_1 large_enough some_k some_attribute mistake_run weight_run chip_run) as demotions_in_K.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ chips_counted)) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ some_k) (of_le _ _ chips_counted)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ large_enough) (of_le _ _ chips_counted)))) (times _ _ (of_ge _ _ some_k) (weak _ (of_lt _ _ demotions_in_K)))) (eq_refl 0) _).
  algebra [P; K; k; C; r; D].
Qed.

Lemma promotions_with_a_guess : forall (space : ips) (C D K N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  K >= k -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P * (K + 1) <= 2 * K * (C * r + (K - 1) * (2 * K + 1)).
Proof. (* certificate *)
  intros space C D K N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.promotions_in_k_and_K space C D K N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as promotions_in_k_and_K.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ large_enough)) (times _ _ (weak _ (pos 2)) (sq (K - k)))) (of_le _ _ promotions_in_k_and_K)) (times _ _ (of_ge _ _ large_enough) (of_ge _ _ a_count))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ large_enough) (of_ge _ _ some_k)))) (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ large_enough) (sq K)))) (eq_refl 0) _).
  algebra [P; K; C; r; k].
Qed.

Lemma step_6 : forall (K k : ℝ),
  K >= k -> (* large enough *)
  k >= 1 -> (* some k *)
  K + 1 > 0.
Proof. (* certificate *)
  intros K k large_enough some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 2) (of_ge _ _ some_k)) (of_ge _ _ large_enough)) (eq_refl 0) _).
  algebra [K; k].
Qed.

Lemma mistakes_with_a_guess : forall (space : ips) (C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  K >= k -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)).
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.step_5 K k large_enough some_k) as fact.
  pose proof (Guess_and_double_r_known.promotions_with_a_guess space C D K N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as promotions_with_a_guess.
  pose proof (Guess_and_double_r_known.demotions_in_K space D K N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse guessed_factor divisor_above_1 factor_above_1 large_enough some_k some_attribute mistake_run weight_run chip_run) as demotions_in_K.
  pose proof (Guess_and_double_r_known.step_6 K k large_enough some_k) as fact_2.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ fact) (splus _ _ (plus_s _ _ (times _ _ (weak _ (frac 3 2)) (times _ _ (of_le _ _ promotions_with_a_guess) (weak _ (of_gt _ _ fact)))) (stimes _ _ (frac 1 2) (stimes _ _ (of_lt _ _ demotions_in_K) (of_gt _ _ fact_2)))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ promotions_with_a_guess) (weak _ (of_gt _ _ fact_2))))) (eqn (- K ^ 2 - K) _ _ counted) _).
  algebra [M; K; C; r; D; P].
Qed.

Lemma step_7 : forall (space : ips) (C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  K >= k -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  - M * (K + 1) + (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) > 0.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.mistakes_with_a_guess space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistakes_with_a_guess.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_lt _ _ mistakes_with_a_guess) (eq_refl 0) _).
  algebra [M; K; C; r].
Qed.

Lemma step_8 : forall (C K M b r : ℝ),
  M = b + 1 -> (* one mistake too many *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  M * (K + 1) - (K + 1) * (2 * K + 1) - (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) >= 0.
Proof. (* certificate *)
  intros C K M b r one_mistake_too_many whole_budget.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ whole_budget) (eqn (K + 1) _ _ one_mistake_too_many) _).
  algebra [M; K; C; r; b].
Qed.

Lemma too_small : forall (space : ips) (C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  K >= k -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < k.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  destruct (lt_or K k) as [holds | contrary]; [exact holds |].
  pose proof (Guess_and_double_r_known.step_7 space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as fact.
  pose proof (Guess_and_double_r_known.step_8 C K M b r one_mistake_too_many whole_budget) as fact_2.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ fact) (splus _ _ (plus_s _ _ (times _ _ (of_ge _ _ contrary) (of_ge _ _ fact_2)) (of_gt _ _ fact)) (of_ge _ _ fact_2)) (eq_refl 0) _).
  algebra [K; k; M; C; r].
Qed.

Lemma large_enough : forall (K k : ℝ),
  - K + k = 0 -> (* h1 *)
  K >= k.
Proof. (* certificate *)
  intros K k h1.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqn (-1) _ _ h1) _).
  algebra [K; k].
Qed.

Lemma too_small_2 : forall (space : ips) (C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  - K + k = 0 -> (* h1 *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < k.
Proof. (* discharge *)
  intros space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted h1 relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.large_enough K k h1) as large_enough.
  exact (Guess_and_double_r_known.too_small space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

Lemma too_small_3 : forall (K k : ℝ),
  K < k -> (* too small *)
  K < k.
Proof. (* certificate *)
  intros K k too_small.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ too_small) (eq_refl 0) _).
  algebra [K; k].
Qed.

Lemma step_9 : forall (K k : ℝ),
  - K + k >= 0 ->
  - K + k >= 0.
Proof. (* certificate *)
  intros K k given.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ given) (eq_refl 0) _).
  algebra [K; k].
Qed.

Lemma too_small_4 : forall (space : ips) (C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  - K + k >= 0 ->
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < k.
Proof. (* cases *)
  intros space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 given whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.step_9 K k given) as nonnegative.
  destruct (two_cases _ (of_ge _ _ nonnegative)) as [zero | positive].
  - assert (h1 : - K + k = 0).
    { refine (same_eq _ _ _ zero _). algebra [K; k]. }
    exact (Guess_and_double_r_known.too_small_2 space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted h1 relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
  - assert (too_small : K < k).
    { refine (same_lt _ _ _ positive _). algebra [K; k]. }
    exact (Guess_and_double_r_known.too_small_3 K k too_small).
Qed.

Lemma too_small_5 : forall (space : ips) (C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < k.
Proof. (* split *)
  intros space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  destruct (two_sides (K - k)) as [above | below].
  - assert (large_enough : K >= k).
    { refine (same_ge _ _ _ above _). algebra [K; k]. }
    exact (Guess_and_double_r_known.too_small space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
  - assert (below_2 : - K + k >= 0).
    { refine (same_ge _ _ _ below _). algebra [K; k]. }
    exact (Guess_and_double_r_known.too_small_4 space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 below_2 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

Lemma no_guess_above_r : forall (space : ips) (C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K <= r.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.too_small_5 space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as too_small.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ k_of_r) (weak _ (of_lt _ _ too_small))) (eq_refl 0) _).
  algebra [K; r; k].
Qed.

Lemma cost_of_a_guess_3 : forall (space : ips) (A C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  A = 20 * λ * r + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  b + 1 <= A * K.
Proof. (* discharge *)
  intros space A C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε λ c_M u counted relevant_chips cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget a_count cap_of_a_weight from_1_on some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.no_guess_above_r space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as no_guess_above_r.
  exact (Guess_and_double_r_known.cost_of_a_guess_2 A C K Q b ell g n r ε λ cost the_guess_in_turn guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r cap_of_a_weight from_1_on some_attribute two_attributes).
Qed.

Lemma cost : forall (space : ips) (A C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  A = 20 * λ * r + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M <= A * g.
Proof. (* certificate *)
  intros space A C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε λ c_M u counted relevant_chips cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget a_count cap_of_a_weight from_1_on some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.cost_of_a_guess_3 space A C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε λ c_M u counted relevant_chips cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget a_count cap_of_a_weight from_1_on some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as cost_of_a_guess.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ cost_of_a_guess) (eqns _ _ (eqn (-1) _ _ one_mistake_too_many) (eqn (- A) _ _ the_guess_in_turn)) _).
  algebra [M; A; g; b; K].
Qed.

Lemma refuted_below_k : forall (space : ips) (C D K M N_o P Q T_M U_r b g k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  g < k.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b g k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips the_guess_in_turn one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.too_small_5 space C D K M N_o P Q T_M U_r b k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as too_small.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ too_small) (eqn 1 _ _ the_guess_in_turn) _).
  algebra [g; k; K].
Qed.

Lemma refuted_below_k_2 : forall (k : ℝ),
  k >= 1 -> (* some k *)
  1 < 2 * k.
Proof. (* certificate *)
  intros k some_k.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ some_k))) (eq_refl 0) _).
  algebra [k].
Qed.

Lemma refuted : forall (space : ips) (A B B' C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  B' = B + M -> (* mistakes so far *)
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  g' = 2 * g -> (* double *)
  A = 20 * λ * r + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  B <= A * (g - 1) -> (* refuted *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  B' <= A * (g' - 1).
Proof. (* certificate *)
  intros space A B B' C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε λ c_M u mistakes_so_far counted relevant_chips double cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget refuted a_count cap_of_a_weight from_1_on some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.cost space A C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε λ c_M u counted relevant_chips cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget a_count cap_of_a_weight from_1_on some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as cost_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ refuted) (of_le _ _ cost_2)) (eqns _ _ (eqn A _ _ double) (eqn (-1) _ _ mistakes_so_far)) _).
  algebra [B'; A; g'; g; B; M].
Qed.

Lemma refuted_below_k_3 : forall (space : ips) (C D K M N_o P Q T_M U_r b g g' k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  g' = 2 * g -> (* double *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  g' < 2 * k.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_r_known.refuted_below_k space C D K M N_o P Q T_M U_r b g k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips the_guess_in_turn one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as refuted_below_k.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (of_lt _ _ refuted_below_k)) (eqn (-1) _ _ double) _).
  algebra [g'; k; g].
Qed.

Lemma from_1_on : forall (g g' : ℝ),
  g' = 2 * g -> (* double *)
  g >= 1 -> (* from 1 on *)
  g' >= 1.
Proof. (* certificate *)
  intros g g' double from_1_on.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (times _ _ (weak _ (pos 2)) (of_ge _ _ from_1_on))) (eqn 1 _ _ double) _).
  algebra [g'; g].
Qed.

Inductive refuted_run (space : ips) (k n r : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | refuted_run_start : refuted_run space k n r 1 0 0
  | refuted_run_next : forall (B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
      refuted_run space k n r g B G ->
      B' = B + M -> (* mistakes so far *)
      M = D + P -> (* counted *)
      ⟨c_M, u⟩ = U_r -> (* relevant chips *)
      g' = 2 * g -> (* double *)
      K = g -> (* the guess in turn *)
      M = b + 1 -> (* one mistake too many *)
      δ * (ε + 1) = ε -> (* inverse *)
      2 * K * ε = 1 -> (* guessed factor *)
      C * ell = ln Q -> (* logarithm *)
      ell = ln (ε + 1) -> (* logarithm *)
      δ > 0 -> (* divisor above 1 *)
      Q < n * (ε + 1) -> (* least cap *)
      ε > 0 -> (* factor above 1 *)
      b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
      (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
      P >= 0 -> (* a count *)
      n <= Q -> (* cap of a weight *)
      Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
      Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
      Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
      Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
      Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
      refuted_run space k n r g' B' (G + 1).

Lemma refuted_2 : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_r_known.refuted_run space k n r g_G B_G G ->
  B_G <= A * (g_G - 1).
Proof. (* induction *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_r_known.refuted_run space k n r g B G ->
    B <= A * (g - 1) /\ g < 2 * k /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_r_known.refuted_run_ind space k n r (fun (g B G : ℝ) =>
    B <= A * (g - 1) /\ g < 2 * k /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { exact (Guess_and_double_r_known.refuted_below_k_2 k some_k).
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
    split.
    { exact (Guess_and_double_r_known.refuted space A B B' C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε λ c_M u mistakes_so_far counted relevant_chips double cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 logarithm divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget kept_4 a_count cap_of_a_weight kept_6 some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    split.
    { exact (Guess_and_double_r_known.refuted_below_k_3 space C D K M N_o P Q T_M U_r b g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma refuted_below_k_4 : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_r_known.refuted_run space k n r g_G B_G G ->
  g_G < 2 * k.
Proof. (* induction *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_r_known.refuted_run space k n r g B G ->
    B <= A * (g - 1) /\ g < 2 * k /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_r_known.refuted_run_ind space k n r (fun (g B G : ℝ) =>
    B <= A * (g - 1) /\ g < 2 * k /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { exact (Guess_and_double_r_known.refuted_below_k_2 k some_k).
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
    split.
    { exact (Guess_and_double_r_known.refuted space A B B' C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε λ c_M u mistakes_so_far counted relevant_chips double cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 logarithm divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget kept_4 a_count cap_of_a_weight kept_6 some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    split.
    { exact (Guess_and_double_r_known.refuted_below_k_3 space C D K M N_o P Q T_M U_r b g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma from_1_on_2 : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_r_known.refuted_run space k n r g_G B_G G ->
  g_G >= 1.
Proof. (* induction *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_r_known.refuted_run space k n r g B G ->
    B <= A * (g - 1) /\ g < 2 * k /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept_3. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_r_known.refuted_run_ind space k n r (fun (g B G : ℝ) =>
    B <= A * (g - 1) /\ g < 2 * k /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { exact (Guess_and_double_r_known.refuted_below_k_2 k some_k).
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
    split.
    { exact (Guess_and_double_r_known.refuted space A B B' C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε λ c_M u mistakes_so_far counted relevant_chips double cost the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 logarithm divisor_above_1 least_cap factor_above_1 budget k_of_r whole_budget kept_4 a_count cap_of_a_weight kept_6 some_k some_attribute two_attributes relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    split.
    { exact (Guess_and_double_r_known.refuted_below_k_3 space C D K M N_o P Q T_M U_r b g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor divisor_above_1 factor_above_1 whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma cost_of_the_last_guess : forall (A C K M_G Q b ell n r ε λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= r -> (* no guess above r *)
  M_G <= b -> (* within the budget *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  M_G <= A * K.
Proof. (* certificate *)
  intros A C K M_G Q b ell n r ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r within_the_budget a_guess cap_of_a_weight some_attribute two_attributes.
  pose proof (Guess_and_double_r_known.cost_of_a_guess A C K Q b ell n r ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r a_guess cap_of_a_weight some_attribute two_attributes) as cost_of_a_guess.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 1)) (of_le _ _ within_the_budget)) (of_le _ _ cost_of_a_guess)) (eq_refl 0) _).
  algebra [M_G; A; K; b].
Qed.

Lemma some_cost : forall (A k n r λ : ℝ),
  A = 20 * λ * r + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 2 -> (* two attributes *)
  A > 0.
Proof. (* certificate *)
  intros A k n r λ cost logarithm k_of_r some_k two_attributes.
  pose proof (Guess_and_double_r_known.two_thirds n λ logarithm two_attributes) as two_thirds.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (frac 43 3) (times _ _ (weak _ (frac 40 3)) (of_ge _ _ some_k))) (times _ _ (weak _ (frac 40 3)) (of_le _ _ k_of_r))) (times _ _ (weak _ (pos 20)) (of_ge _ _ two_thirds))) (times _ _ (weak _ (pos 20)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ two_thirds)))) (times _ _ (weak _ (pos 20)) (times _ _ (of_le _ _ k_of_r) (of_ge _ _ two_thirds)))) (eqn 1 _ _ cost) _).
  algebra [A; λ; r; k].
Qed.

Lemma k_unknown : forall (space : ips) (A B_G C G K M_G Q b ell g_G k m_all n r ε λ : ℝ),
  m_all = B_G + M_G -> (* all mistakes *)
  A = 20 * λ * r + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= g_G -> (* the last guess *)
  K <= r -> (* no guess above r *)
  M_G <= b -> (* within the budget *)
  k <= r -> (* k of r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_r_known.refuted_run space k n r g_G B_G G ->
  m_all < 4 * A * k.
Proof. (* certificate *)
  intros space A B_G C G K M_G Q b ell g_G k m_all n r ε λ all_mistakes cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget the_last_guess no_guess_above_r within_the_budget k_of_r a_guess cap_of_a_weight some_k some_attribute two_attributes refuted_guess_run.
  pose proof (Guess_and_double_r_known.some_cost A k n r λ cost logarithm_3 k_of_r some_k two_attributes) as some_cost.
  pose proof (Guess_and_double_r_known.cost_of_the_last_guess A C K M_G Q b ell n r ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget no_guess_above_r within_the_budget a_guess cap_of_a_weight some_attribute two_attributes) as cost_of_the_last_guess.
  pose proof (Guess_and_double_r_known.refuted_2 space A B_G G g_G k n r λ cost logarithm_3 k_of_r some_k some_attribute two_attributes refuted_guess_run) as refuted.
  pose proof (Guess_and_double_r_known.refuted_below_k_4 space A B_G G g_G k n r λ cost logarithm_3 k_of_r some_k some_attribute two_attributes refuted_guess_run) as refuted_below_k.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (of_gt _ _ some_cost) (of_le _ _ cost_of_the_last_guess)) (of_le _ _ refuted)) (times _ _ (of_le _ _ the_last_guess) (weak _ (of_gt _ _ some_cost)))) (weak _ (stimes _ _ (pos 2) (stimes _ _ (of_lt _ _ refuted_below_k) (of_gt _ _ some_cost))))) (eqn (-1) _ _ all_mistakes) _).
  algebra [m_all; A; k; B_G; M_G; K; g_G].
Qed.

Inductive run_over_refuted_guess (space : ips) (k n r : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_refuted_guess_start : run_over_refuted_guess space k n r 1 0 0%nat
  | run_over_refuted_guess_next : forall (B B' C D K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space) (G : nat),
      run_over_refuted_guess space k n r g B G ->
      B' = B + M -> (* mistakes so far *)
      M = D + P -> (* counted *)
      ⟨c_M, u⟩ = U_r -> (* relevant chips *)
      g' = 2 * g -> (* double *)
      K = g -> (* the guess in turn *)
      M = b + 1 -> (* one mistake too many *)
      δ * (ε + 1) = ε -> (* inverse *)
      2 * K * ε = 1 -> (* guessed factor *)
      C * ell = ln Q -> (* logarithm *)
      ell = ln (ε + 1) -> (* logarithm *)
      δ > 0 -> (* divisor above 1 *)
      Q < n * (ε + 1) -> (* least cap *)
      ε > 0 -> (* factor above 1 *)
      b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
      (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* whole budget *)
      P >= 0 -> (* a count *)
      n <= Q -> (* cap of a weight *)
      Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
      Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
      Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
      Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
      Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
      run_over_refuted_guess space k n r g' B' (Datatypes.S G).

Lemma run_over_refuted_guess_is_refuted_run : forall (space : ips) (B_G g_G k n r : ℝ) (G : nat),
  Guess_and_double_r_known.run_over_refuted_guess space k n r g_G B_G G -> Guess_and_double_r_known.refuted_run space k n r g_G B_G (INR G).
Proof.
  intros space B_G g_G k n r G run.
  refine (Guess_and_double_r_known.run_over_refuted_guess_ind space k n r (fun (g B : ℝ) (G : nat) => Guess_and_double_r_known.refuted_run space k n r g B (INR G)) _ _ g_G B_G G run); clear run g_G B_G G.
  - exact (Guess_and_double_r_known.refuted_run_start space k n r).
  - intros B B' C D K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u G _ previous mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run. rewrite S_INR.
    exact (Guess_and_double_r_known.refuted_run_next space k n r B B' C D (INR G) K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u previous mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

End Guess_and_double_r_known.

Theorem theorem_Guess_and_double_r_known : forall (space : ips) (A B_G C K M_G Q b ell g_G k m_all n r ε λ : ℝ) (G : nat),
  Guess_and_double_r_known.run_over_refuted_guess space k n r g_G B_G G ->
  m_all = B_G + M_G -> (* all mistakes *)
  A = 20 * λ * r + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= g_G -> (* the last guess *)
  K <= r -> (* no guess above r *)
  M_G <= b -> (* within the budget *)
  k <= r -> (* k of r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  m_all < 4 * A * k.
Proof.
  intros space A B_G C K M_G Q b ell g_G k m_all n r ε λ G refuted_guess_run all_mistakes cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget the_last_guess no_guess_above_r within_the_budget k_of_r a_guess cap_of_a_weight some_k some_attribute two_attributes.
  exact (Guess_and_double_r_known.k_unknown space A B_G C (INR G) K M_G Q b ell g_G k m_all n r ε λ all_mistakes cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget the_last_guess no_guess_above_r within_the_budget k_of_r a_guess cap_of_a_weight some_k some_attribute two_attributes (Guess_and_double_r_known.run_over_refuted_guess_is_refuted_run space B_G g_G k n r G refuted_guess_run)).
Qed.

Module Guess_and_double_k_and_r_unknown.

Lemma rest : forall (K : ℝ),
  K >= 1 -> (* a guess *)
  2 * K * (12 * K ^ 2 + 16 * K - 1 / 2) / 3 >= 8 * K ^ 3 + K * (4 * K + 1) - 2 * K.
Proof. (* certificate *)
  intros K a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (frac 2 3)) (times _ _ (weak _ (frac 2 3)) (of_ge _ _ a_guess))) (times _ _ (weak _ (frac 20 3)) (sq K))) (eq_refl 0) _).
  algebra [K].
Qed.

Lemma step : forall (K : ℝ),
  K >= 1 -> (* a guess *)
  K * (12 * K ^ 2 + 16 * K - 1 / 2) >= 0.
Proof. (* certificate *)
  intros K a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_ge _ _ a_guess)) (times _ _ (weak _ (frac 55 2)) (sq K))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ a_guess) (of_ge _ _ a_guess)))) (times _ _ (weak _ (pos 12)) (times _ _ (of_ge _ _ a_guess) (sq K)))) (eq_refl 0) _).
  algebra [K].
Qed.

Lemma two_thirds : forall (K n λ : ℝ),
  λ = ln n -> (* logarithm *)
  K >= 1 -> (* a guess *)
  n >= 2 -> (* two attributes *)
  K * λ * (12 * K ^ 2 + 16 * K - 1 / 2) >= 2 * K * (12 * K ^ 2 + 16 * K - 1 / 2) / 3.
Proof. (* certificate *)
  intros K n λ logarithm a_guess two_attributes.
  pose proof (Guess_and_double_r_known.two_thirds n λ logarithm two_attributes) as two_thirds.
  pose proof (Guess_and_double_k_and_r_unknown.step K a_guess) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ two_thirds) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [K; λ].
Qed.

Lemma step_2 : forall (K : ℝ),
  K >= 1 -> (* a guess *)
  K * (4 * K + 1) >= 0.
Proof. (* certificate *)
  intros K a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 17)) (of_ge _ _ a_guess)) (times _ _ (weak _ (frac 4 17)) (sq K))) (times _ _ (weak _ (frac 64 17)) (sq (K + 1 / 8)))) (eq_refl 0) _).
  algebra [K].
Qed.

Lemma few_chips : forall (C K Q ell n ε λ : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) <= (K + 1) * (2 * K + 1) + (4 * K + 1) * (K * (λ * (2 * K + 1 / 2) + 1) + (K - 1) * (2 * K + 1)).
Proof. (* certificate *)
  intros C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 a_guess cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_r_known.rounded_up_8 C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 a_guess cap_of_a_weight some_attribute) as rounded_up.
  pose proof (Guess_and_double_k_and_r_unknown.step_2 K a_guess) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ rounded_up) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [K; C; λ].
Qed.

Lemma budget_in_ln_n : forall (C K Q b ell n ε λ : ℝ),
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  b <= 20 * K ^ 2 * λ.
Proof. (* certificate *)
  intros C K Q b ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget a_guess cap_of_a_weight some_attribute two_attributes.
  pose proof (Guess_and_double_r_known.K_1 K a_guess) as K_1.
  pose proof (Guess_and_double_k_and_r_unknown.rest K a_guess) as rest.
  pose proof (Guess_and_double_k_and_r_unknown.two_thirds K n λ logarithm_3 a_guess two_attributes) as two_thirds.
  pose proof (Guess_and_double_k_and_r_unknown.few_chips C K Q ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 a_guess cap_of_a_weight some_attribute) as few_chips.
  refine (cert_le _ _ _ _ _ (of_gt _ _ K_1) (plus _ _ (plus _ _ (plus _ _ (weak _ (of_lt _ _ budget)) (of_ge _ _ rest)) (of_ge _ _ two_thirds)) (of_le _ _ few_chips)) (eq_refl 0) _).
  algebra [b; K; λ; C].
Qed.

Lemma cost_of_a_guess : forall (A C K Q b ell n ε λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  b + 1 <= A * K ^ 2.
Proof. (* certificate *)
  intros A C K Q b ell n ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget a_guess cap_of_a_weight some_attribute two_attributes.
  pose proof (Guess_and_double_k_and_r_unknown.budget_in_ln_n C K Q b ell n ε λ guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget a_guess cap_of_a_weight some_attribute two_attributes) as budget_in_ln_n.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ a_guess)) (of_le _ _ budget_in_ln_n)) (times _ _ (of_ge _ _ a_guess) (of_ge _ _ a_guess))) (eqn (K ^ 2) _ _ cost) _).
  algebra [b; A; K; λ].
Qed.

Lemma cost_of_a_guess_2 : forall (A C K Q b ell g n ε λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  b + 1 <= A * K ^ 2.
Proof. (* discharge *)
  intros A C K Q b ell g n ε λ cost the_guess_in_turn guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget cap_of_a_weight from_1_on some_attribute two_attributes.
  pose proof (Guess_and_double_r_known.a_guess_2 K g the_guess_in_turn from_1_on) as a_guess.
  exact (Guess_and_double_k_and_r_unknown.cost_of_a_guess A C K Q b ell n ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget a_guess cap_of_a_weight some_attribute two_attributes).
Qed.

Lemma cost : forall (A C K M Q b ell g n ε λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  M <= A * g ^ 2.
Proof. (* certificate *)
  intros A C K M Q b ell g n ε λ cost the_guess_in_turn one_mistake_too_many guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget cap_of_a_weight from_1_on some_attribute two_attributes.
  pose proof (Guess_and_double_k_and_r_unknown.cost_of_a_guess_2 A C K Q b ell g n ε λ cost the_guess_in_turn guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget cap_of_a_weight from_1_on some_attribute two_attributes) as cost_of_a_guess.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ cost_of_a_guess) (eqns _ _ (eqn (-1) _ _ one_mistake_too_many) (eqn (- A * K - A * g) _ _ the_guess_in_turn)) _).
  algebra [M; A; g; b; K].
Qed.

Lemma positive_logarithm : forall (ell ε : ℝ),
  ell = ln (ε + 1) -> (* logarithm *)
  ε + 1 > 1 -> (* above 1 *)
  ell > 0.
Proof. (* instance *)
  intros ell ε logarithm above_1.
  exact (The_L1_margin.positive_logarithm ell (ε + 1) logarithm above_1).
Qed.

Lemma factor_above_1 : forall (ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  ε > 0.
Proof. (* certificate *)
  intros ε factor_above_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ factor_above_1) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma positive_logarithm_2 : forall (ell ε : ℝ),
  ell = ln (ε + 1) -> (* logarithm *)
  ε > 0 -> (* factor above 1 *)
  ell > 0.
Proof. (* discharge *)
  intros ell ε logarithm factor_above_1.
  pose proof (Guess_and_double_k_and_r_unknown.factor_above_1 ε factor_above_1) as factor_above_1_2.
  assert (factor_above_1_again : ε + 1 > 1).
  { refine (same_gt _ _ _ (of_gt _ _ factor_above_1) _). algebra [ε]. }
  exact (Guess_and_double_k_and_r_unknown.positive_logarithm ell ε logarithm factor_above_1_again).
Qed.

Lemma no_negative_logarithm : forall (C Q ell : ℝ),
  C * ell = ln Q -> (* logarithm *)
  Q >= 1 -> (* some attribute *)
  C * ell >= 0.
Proof. (* instance *)
  intros C Q ell logarithm some_attribute.
  exact (Halving.no_negative_logarithm Q (C * ell) logarithm some_attribute).
Qed.

Lemma step_3 : forall (Q n : ℝ),
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Q >= 1.
Proof. (* certificate *)
  intros Q n cap_of_a_weight some_attribute.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ some_attribute) (of_le _ _ cap_of_a_weight)) (eq_refl 0) _).
  algebra [Q; n].
Qed.

Lemma no_negative_logarithm_2 : forall (C Q ell n : ℝ),
  C * ell = ln Q -> (* logarithm *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  C * ell >= 0.
Proof. (* discharge *)
  intros C Q ell n logarithm cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_k_and_r_unknown.step_3 Q n cap_of_a_weight some_attribute) as lemma.
  exact (Guess_and_double_k_and_r_unknown.no_negative_logarithm C Q ell logarithm lemma).
Qed.

Lemma no_negative_cap : forall (C Q ell n ε : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  C >= 0.
Proof. (* certificate *)
  intros C Q ell n ε logarithm logarithm_2 factor_above_1 cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_k_and_r_unknown.positive_logarithm_2 ell ε logarithm_2 factor_above_1) as positive_logarithm.
  pose proof (Guess_and_double_k_and_r_unknown.no_negative_logarithm_2 C Q ell n logarithm cap_of_a_weight some_attribute) as no_negative_logarithm.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ positive_logarithm) (of_ge _ _ no_negative_logarithm) (eq_refl 0) _).
  algebra [C; ell].
Qed.

Lemma large_enough : forall (K k r : ℝ),
  k <= r -> (* k of r *)
  K >= r -> (* large enough *)
  K >= k.
Proof. (* certificate *)
  intros K k r k_of_r large_enough.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ large_enough) (of_le _ _ k_of_r)) (eq_refl 0) _).
  algebra [K; k; r].
Qed.

Lemma step_4 : forall (K k r : ℝ),
  k <= r -> (* k of r *)
  K >= r -> (* large enough *)
  k >= 1 -> (* some k *)
  4 * K + 1 > 0.
Proof. (* certificate *)
  intros K k r k_of_r large_enough some_k.
  pose proof (Guess_and_double_k_and_r_unknown.large_enough K k r k_of_r large_enough) as large_enough_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 5) (times _ _ (weak _ (pos 4)) (of_ge _ _ some_k))) (times _ _ (weak _ (pos 4)) (of_ge _ _ large_enough_2))) (eq_refl 0) _).
  algebra [K; k].
Qed.

Lemma step_5 : forall (C K Q ell k n r ε : ℝ),
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  K >= r -> (* large enough *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  (4 * K + 1) * (C * K - C * r) >= 0.
Proof. (* certificate *)
  intros C K Q ell k n r ε logarithm logarithm_2 factor_above_1 k_of_r large_enough cap_of_a_weight some_k some_attribute.
  pose proof (Guess_and_double_k_and_r_unknown.no_negative_cap C Q ell n ε logarithm logarithm_2 factor_above_1 cap_of_a_weight some_attribute) as no_negative_cap.
  pose proof (Guess_and_double_k_and_r_unknown.step_4 K k r k_of_r large_enough some_k) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_ge _ _ large_enough) (of_ge _ _ no_negative_cap)) (weak _ (of_gt _ _ fact))) (eq_refl 0) _).
  algebra [K; C; r].
Qed.

Lemma mistakes_with_a_guess : forall (space : ips) (C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  K >= r -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * r + (K - 1) * (2 * K + 1)).
Proof. (* discharge *)
  intros space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 k_of_r large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_k_and_r_unknown.large_enough K k r k_of_r large_enough) as large_enough_2.
  exact (Guess_and_double_r_known.mistakes_with_a_guess space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 large_enough_2 a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

Lemma step_6 : forall (space : ips) (C D K M N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  K >= r -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  - M * (K + 1) + (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) > 0.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_k_and_r_unknown.step_5 C K Q ell k n r ε logarithm logarithm_2 factor_above_1 k_of_r large_enough cap_of_a_weight some_k some_attribute) as fact.
  pose proof (Guess_and_double_k_and_r_unknown.mistakes_with_a_guess space C D K M N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor divisor_above_1 factor_above_1 k_of_r large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistakes_with_a_guess.
  refine (cert_gt _ _ _ _ _ (pos 1) (plus_s _ _ (of_ge _ _ fact) (of_lt _ _ mistakes_with_a_guess)) (eq_refl 0) _).
  algebra [M; K; C; r].
Qed.

Lemma step_7 : forall (C K M b : ℝ),
  M = b + 1 -> (* one mistake too many *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  M * (K + 1) - (K + 1) * (2 * K + 1) - (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) >= 0.
Proof. (* certificate *)
  intros C K M b one_mistake_too_many whole_budget.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ whole_budget) (eqn (K + 1) _ _ one_mistake_too_many) _).
  algebra [M; K; C; b].
Qed.

Lemma too_small : forall (space : ips) (C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  K >= r -> (* large enough *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < r.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  destruct (lt_or K r) as [holds | contrary]; [exact holds |].
  pose proof (Guess_and_double_k_and_r_unknown.step_6 space C D K M N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as fact.
  pose proof (Guess_and_double_k_and_r_unknown.step_7 C K M b one_mistake_too_many whole_budget) as fact_2.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ fact) (splus _ _ (plus_s _ _ (times _ _ (of_ge _ _ contrary) (of_ge _ _ fact_2)) (of_gt _ _ fact)) (of_ge _ _ fact_2)) (eq_refl 0) _).
  algebra [K; r; M; C].
Qed.

Lemma large_enough_2 : forall (K r : ℝ),
  - K + r = 0 -> (* h1 *)
  K >= r.
Proof. (* certificate *)
  intros K r h1.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqn (-1) _ _ h1) _).
  algebra [K; r].
Qed.

Lemma too_small_2 : forall (space : ips) (C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  - K + r = 0 -> (* h1 *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < r.
Proof. (* discharge *)
  intros space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted h1 relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_k_and_r_unknown.large_enough_2 K r h1) as large_enough.
  exact (Guess_and_double_k_and_r_unknown.too_small space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

Lemma too_small_3 : forall (K r : ℝ),
  K < r -> (* too small *)
  K < r.
Proof. (* certificate *)
  intros K r too_small.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ too_small) (eq_refl 0) _).
  algebra [K; r].
Qed.

Lemma step_8 : forall (K r : ℝ),
  - K + r >= 0 ->
  - K + r >= 0.
Proof. (* certificate *)
  intros K r given.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ given) (eq_refl 0) _).
  algebra [K; r].
Qed.

Lemma too_small_4 : forall (space : ips) (C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  - K + r >= 0 ->
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < r.
Proof. (* cases *)
  intros space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 given k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_k_and_r_unknown.step_8 K r given) as nonnegative.
  destruct (two_cases _ (of_ge _ _ nonnegative)) as [zero | positive].
  - assert (h1 : - K + r = 0).
    { refine (same_eq _ _ _ zero _). algebra [K; r]. }
    exact (Guess_and_double_k_and_r_unknown.too_small_2 space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted h1 relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
  - assert (too_small : K < r).
    { refine (same_lt _ _ _ positive _). algebra [K; r]. }
    exact (Guess_and_double_k_and_r_unknown.too_small_3 K r too_small).
Qed.

Lemma too_small_5 : forall (space : ips) (C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  K < r.
Proof. (* split *)
  intros space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  destruct (two_sides (K - r)) as [above | below].
  - assert (large_enough : K >= r).
    { refine (same_ge _ _ _ above _). algebra [K; r]. }
    exact (Guess_and_double_k_and_r_unknown.too_small space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget large_enough a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
  - assert (below_2 : - K + r >= 0).
    { refine (same_ge _ _ _ below _). algebra [K; r]. }
    exact (Guess_and_double_k_and_r_unknown.too_small_4 space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 below_2 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

Lemma refuted_below_r : forall (space : ips) (C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  g < r.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_k_and_r_unknown.too_small_5 space C D K M N_o P Q T_M U_r b ell k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as too_small.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ too_small) (eqn 1 _ _ the_guess_in_turn) _).
  algebra [g; r; K].
Qed.

Lemma refuted_below_r_2 : forall (k r : ℝ),
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  1 < 2 * r.
Proof. (* certificate *)
  intros k r k_of_r some_k.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ some_k))) (times _ _ (weak _ (pos 2)) (of_le _ _ k_of_r))) (eq_refl 0) _).
  algebra [r; k].
Qed.

Lemma refuted : forall (A B B' C K M Q b ell g g' n ε λ : ℝ),
  B' = B + M -> (* mistakes so far *)
  g' = 2 * g -> (* double *)
  A = 20 * λ + 1 -> (* cost *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  3 * B <= A * (g ^ 2 - 1) -> (* refuted *)
  n <= Q -> (* cap of a weight *)
  g >= 1 -> (* from 1 on *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  3 * B' <= A * (g' ^ 2 - 1).
Proof. (* certificate *)
  intros A B B' C K M Q b ell g g' n ε λ mistakes_so_far double cost the_guess_in_turn one_mistake_too_many guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget refuted cap_of_a_weight from_1_on some_attribute two_attributes.
  pose proof (Guess_and_double_k_and_r_unknown.cost A C K M Q b ell g n ε λ cost the_guess_in_turn one_mistake_too_many guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget cap_of_a_weight from_1_on some_attribute two_attributes) as cost_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ refuted) (times _ _ (weak _ (pos 3)) (of_le _ _ cost_2))) (eqns _ _ (eqn (2 * A * g + A * g') _ _ double) (eqn (-3) _ _ mistakes_so_far)) _).
  algebra [B'; A; g'; g; B; M].
Qed.

Lemma refuted_below_r_3 : forall (space : ips) (C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  g' = 2 * g -> (* double *)
  K = g -> (* the guess in turn *)
  M = b + 1 -> (* one mistake too many *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  g' < 2 * r.
Proof. (* certificate *)
  intros space C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Guess_and_double_k_and_r_unknown.refuted_below_r space C D K M N_o P Q T_M U_r b ell g k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as refuted_below_r.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (of_lt _ _ refuted_below_r)) (eqn (-1) _ _ double) _).
  algebra [g'; r; g].
Qed.

Inductive refuted_run (space : ips) (k n r : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | refuted_run_start : refuted_run space k n r 1 0 0
  | refuted_run_next : forall (B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
      refuted_run space k n r g B G ->
      B' = B + M -> (* mistakes so far *)
      M = D + P -> (* counted *)
      ⟨c_M, u⟩ = U_r -> (* relevant chips *)
      g' = 2 * g -> (* double *)
      K = g -> (* the guess in turn *)
      M = b + 1 -> (* one mistake too many *)
      δ * (ε + 1) = ε -> (* inverse *)
      2 * K * ε = 1 -> (* guessed factor *)
      C * ell = ln Q -> (* logarithm *)
      ell = ln (ε + 1) -> (* logarithm *)
      δ > 0 -> (* divisor above 1 *)
      Q < n * (ε + 1) -> (* least cap *)
      ε > 0 -> (* factor above 1 *)
      b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
      (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
      P >= 0 -> (* a count *)
      n <= Q -> (* cap of a weight *)
      Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
      Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
      Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
      Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
      Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
      refuted_run space k n r g' B' (G + 1).

Lemma refuted_2 : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_k_and_r_unknown.refuted_run space k n r g_G B_G G ->
  3 * B_G <= A * (g_G ^ 2 - 1).
Proof. (* induction *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_k_and_r_unknown.refuted_run space k n r g B G ->
    3 * B <= A * (g ^ 2 - 1) /\ g < 2 * r /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_k_and_r_unknown.refuted_run_ind space k n r (fun (g B G : ℝ) =>
    3 * B <= A * (g ^ 2 - 1) /\ g < 2 * r /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted_below_r_2 k r k_of_r some_k).
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted A B B' C K M Q b ell g g' n ε λ mistakes_so_far double cost the_guess_in_turn one_mistake_too_many guessed_factor logarithm_2 logarithm_3 logarithm least_cap factor_above_1 budget kept_4 cap_of_a_weight kept_6 some_attribute two_attributes).
    }
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted_below_r_3 space C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma refuted_below_r_4 : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_k_and_r_unknown.refuted_run space k n r g_G B_G G ->
  g_G < 2 * r.
Proof. (* induction *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_k_and_r_unknown.refuted_run space k n r g B G ->
    3 * B <= A * (g ^ 2 - 1) /\ g < 2 * r /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_k_and_r_unknown.refuted_run_ind space k n r (fun (g B G : ℝ) =>
    3 * B <= A * (g ^ 2 - 1) /\ g < 2 * r /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted_below_r_2 k r k_of_r some_k).
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted A B B' C K M Q b ell g g' n ε λ mistakes_so_far double cost the_guess_in_turn one_mistake_too_many guessed_factor logarithm_2 logarithm_3 logarithm least_cap factor_above_1 budget kept_4 cap_of_a_weight kept_6 some_attribute two_attributes).
    }
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted_below_r_3 space C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma from_1_on : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_k_and_r_unknown.refuted_run space k n r g_G B_G G ->
  g_G >= 1.
Proof. (* induction *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_k_and_r_unknown.refuted_run space k n r g B G ->
    3 * B <= A * (g ^ 2 - 1) /\ g < 2 * r /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept_3. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_k_and_r_unknown.refuted_run_ind space k n r (fun (g B G : ℝ) =>
    3 * B <= A * (g ^ 2 - 1) /\ g < 2 * r /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted_below_r_2 k r k_of_r some_k).
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' C D G K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted A B B' C K M Q b ell g g' n ε λ mistakes_so_far double cost the_guess_in_turn one_mistake_too_many guessed_factor logarithm_2 logarithm_3 logarithm least_cap factor_above_1 budget kept_4 cap_of_a_weight kept_6 some_attribute two_attributes).
    }
    split.
    { exact (Guess_and_double_k_and_r_unknown.refuted_below_r_3 space C D K M N_o P Q T_M U_r b ell g g' k n r t_1 t_down t_up w_1 δ ε c_M u counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm_2 logarithm_3 divisor_above_1 factor_above_1 k_of_r whole_budget a_count cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma cost_of_the_last_guess : forall (A C K M_G Q b ell n ε λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  M_G <= b -> (* within the budget *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  M_G <= A * K ^ 2.
Proof. (* certificate *)
  intros A C K M_G Q b ell n ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget within_the_budget a_guess cap_of_a_weight some_attribute two_attributes.
  pose proof (Guess_and_double_k_and_r_unknown.cost_of_a_guess A C K Q b ell n ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget a_guess cap_of_a_weight some_attribute two_attributes) as cost_of_a_guess.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 1)) (of_le _ _ within_the_budget)) (of_le _ _ cost_of_a_guess)) (eq_refl 0) _).
  algebra [M_G; A; K; b].
Qed.

Lemma the_last_guess_squared : forall (K g_G : ℝ),
  K <= g_G -> (* the last guess *)
  K >= 1 -> (* a guess *)
  K ^ 2 <= g_G ^ 2.
Proof. (* certificate *)
  intros K g_G the_last_guess a_guess.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ the_last_guess)) (sq (K - g_G))) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ the_last_guess) (of_ge _ _ a_guess)))) (eq_refl 0) _).
  algebra [K; g_G].
Qed.

Lemma refuted_below_r_squared : forall (space : ips) (A B_G G g_G k n r λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_k_and_r_unknown.refuted_run space k n r g_G B_G G ->
  g_G ^ 2 < 4 * r ^ 2.
Proof. (* certificate *)
  intros space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run.
  pose proof (Guess_and_double_k_and_r_unknown.refuted_below_r_4 space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run) as refuted_below_r.
  pose proof (Guess_and_double_k_and_r_unknown.from_1_on space A B_G G g_G k n r λ cost logarithm k_of_r some_k some_attribute two_attributes refuted_guess_run) as from_1_on.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (stimes _ _ (pos 2) (of_lt _ _ refuted_below_r)) (weak _ (stimes _ _ (of_lt _ _ refuted_below_r) (of_lt _ _ refuted_below_r)))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_lt _ _ refuted_below_r)) (of_ge _ _ from_1_on)))) (eq_refl 0) _).
  algebra [g_G; r].
Qed.

Lemma some_cost : forall (A n λ : ℝ),
  A = 20 * λ + 1 -> (* cost *)
  λ = ln n -> (* logarithm *)
  n >= 2 -> (* two attributes *)
  A > 0.
Proof. (* certificate *)
  intros A n λ cost logarithm two_attributes.
  pose proof (Guess_and_double_r_known.two_thirds n λ logarithm two_attributes) as two_thirds.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (frac 43 3) (times _ _ (weak _ (pos 20)) (of_ge _ _ two_thirds))) (eqn 1 _ _ cost) _).
  algebra [A; λ].
Qed.

Lemma k_and_r_unknown : forall (space : ips) (A B_G C G K M_G Q b ell g_G k m_all n r ε λ : ℝ),
  m_all = B_G + M_G -> (* all mistakes *)
  A = 20 * λ + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= g_G -> (* the last guess *)
  M_G <= b -> (* within the budget *)
  k <= r -> (* k of r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  Guess_and_double_k_and_r_unknown.refuted_run space k n r g_G B_G G ->
  3 * m_all < 16 * A * r ^ 2.
Proof. (* certificate *)
  intros space A B_G C G K M_G Q b ell g_G k m_all n r ε λ all_mistakes cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget the_last_guess within_the_budget k_of_r a_guess cap_of_a_weight some_k some_attribute two_attributes refuted_guess_run.
  pose proof (Guess_and_double_k_and_r_unknown.some_cost A n λ cost logarithm_3 two_attributes) as some_cost.
  pose proof (Guess_and_double_k_and_r_unknown.cost_of_the_last_guess A C K M_G Q b ell n ε λ cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget within_the_budget a_guess cap_of_a_weight some_attribute two_attributes) as cost_of_the_last_guess.
  pose proof (Guess_and_double_k_and_r_unknown.refuted_2 space A B_G G g_G k n r λ cost logarithm_3 k_of_r some_k some_attribute two_attributes refuted_guess_run) as refuted.
  pose proof (Guess_and_double_k_and_r_unknown.the_last_guess_squared K g_G the_last_guess a_guess) as the_last_guess_squared.
  pose proof (Guess_and_double_k_and_r_unknown.refuted_below_r_squared space A B_G G g_G k n r λ cost logarithm_3 k_of_r some_k some_attribute two_attributes refuted_guess_run) as refuted_below_r_squared.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (of_gt _ _ some_cost) (times _ _ (weak _ (pos 3)) (of_le _ _ cost_of_the_last_guess))) (of_le _ _ refuted)) (times _ _ (weak _ (pos 3)) (times _ _ (of_le _ _ the_last_guess_squared) (weak _ (of_gt _ _ some_cost))))) (weak _ (stimes _ _ (pos 4) (stimes _ _ (of_lt _ _ refuted_below_r_squared) (of_gt _ _ some_cost))))) (eqn (-3) _ _ all_mistakes) _).
  algebra [m_all; A; r; B_G; M_G; K; g_G].
Qed.

Inductive run_over_refuted_guess (space : ips) (k n r : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_refuted_guess_start : run_over_refuted_guess space k n r 1 0 0%nat
  | run_over_refuted_guess_next : forall (B B' C D K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space) (G : nat),
      run_over_refuted_guess space k n r g B G ->
      B' = B + M -> (* mistakes so far *)
      M = D + P -> (* counted *)
      ⟨c_M, u⟩ = U_r -> (* relevant chips *)
      g' = 2 * g -> (* double *)
      K = g -> (* the guess in turn *)
      M = b + 1 -> (* one mistake too many *)
      δ * (ε + 1) = ε -> (* inverse *)
      2 * K * ε = 1 -> (* guessed factor *)
      C * ell = ln Q -> (* logarithm *)
      ell = ln (ε + 1) -> (* logarithm *)
      δ > 0 -> (* divisor above 1 *)
      Q < n * (ε + 1) -> (* least cap *)
      ε > 0 -> (* factor above 1 *)
      b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
      (K + 1) * (b + 1) >= (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* whole budget *)
      P >= 0 -> (* a count *)
      n <= Q -> (* cap of a weight *)
      Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
      Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
      Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
      Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
      Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
      run_over_refuted_guess space k n r g' B' (Datatypes.S G).

Lemma run_over_refuted_guess_is_refuted_run : forall (space : ips) (B_G g_G k n r : ℝ) (G : nat),
  Guess_and_double_k_and_r_unknown.run_over_refuted_guess space k n r g_G B_G G -> Guess_and_double_k_and_r_unknown.refuted_run space k n r g_G B_G (INR G).
Proof.
  intros space B_G g_G k n r G run.
  refine (Guess_and_double_k_and_r_unknown.run_over_refuted_guess_ind space k n r (fun (g B : ℝ) (G : nat) => Guess_and_double_k_and_r_unknown.refuted_run space k n r g B (INR G)) _ _ g_G B_G G run); clear run g_G B_G G.
  - exact (Guess_and_double_k_and_r_unknown.refuted_run_start space k n r).
  - intros B B' C D K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u G _ previous mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run. rewrite S_INR.
    exact (Guess_and_double_k_and_r_unknown.refuted_run_next space k n r B B' C D (INR G) K M N_o P Q T_M U_r b ell g g' t_1 t_down t_up w_1 δ ε c_M u previous mistakes_so_far counted relevant_chips double the_guess_in_turn one_mistake_too_many inverse guessed_factor logarithm logarithm_2 divisor_above_1 least_cap factor_above_1 budget whole_budget a_count cap_of_a_weight relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run).
Qed.

End Guess_and_double_k_and_r_unknown.

Theorem theorem_Guess_and_double_k_and_r_unknown : forall (space : ips) (A B_G C K M_G Q b ell g_G k m_all n r ε λ : ℝ) (G : nat),
  Guess_and_double_k_and_r_unknown.run_over_refuted_guess space k n r g_G B_G G ->
  m_all = B_G + M_G -> (* all mistakes *)
  A = 20 * λ + 1 -> (* cost *)
  2 * K * ε = 1 -> (* guessed factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  b * (K + 1) < (K + 1) * (2 * K + 1) + (4 * K + 1) * (C * K + (K - 1) * (2 * K + 1)) -> (* budget *)
  K <= g_G -> (* the last guess *)
  M_G <= b -> (* within the budget *)
  k <= r -> (* k of r *)
  K >= 1 -> (* a guess *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  3 * m_all < 16 * A * r ^ 2.
Proof.
  intros space A B_G C K M_G Q b ell g_G k m_all n r ε λ G refuted_guess_run all_mistakes cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget the_last_guess within_the_budget k_of_r a_guess cap_of_a_weight some_k some_attribute two_attributes.
  exact (Guess_and_double_k_and_r_unknown.k_and_r_unknown space A B_G C (INR G) K M_G Q b ell g_G k m_all n r ε λ all_mistakes cost guessed_factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 budget the_last_guess within_the_budget k_of_r a_guess cap_of_a_weight some_k some_attribute two_attributes (Guess_and_double_k_and_r_unknown.run_over_refuted_guess_is_refuted_run space B_G g_G k n r G refuted_guess_run)).
Qed.

Module Guess_and_double_an_unknown_margin.

Lemma cost : forall (A M N b g : ℝ),
  A = 2 * N + 1 -> (* cost *)
  M = b + 1 -> (* one mistake too many *)
  g >= 1 -> (* from 1 on *)
  b <= 2 * N * g ^ 2 -> (* budget *)
  M <= A * g ^ 2.
Proof. (* certificate *)
  intros A M N b g cost one_mistake_too_many from_1_on budget.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ budget) (times _ _ (weak _ (pos 2)) (of_ge _ _ from_1_on))) (times _ _ (of_ge _ _ from_1_on) (of_ge _ _ from_1_on))) (eqns _ _ (eqn (-1) _ _ one_mistake_too_many) (eqn (g ^ 2) _ _ cost)) _).
  algebra [M; A; g; b; N].
Qed.

Lemma step : forall (M N b g : ℝ),
  M = b + 1 -> (* one mistake too many *)
  b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
  M - 2 * N * g ^ 2 > 0.
Proof. (* certificate *)
  intros M N b g one_mistake_too_many whole_budget.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ whole_budget) (eqn 1 _ _ one_mistake_too_many) _).
  algebra [M; N; g; b].
Qed.

Lemma entropy_so_far : forall (G U : ℝ),
  G >= - U ^ 2 + U -> (* entropy so far *)
  G >= - U ^ 2 + U.
Proof. (* certificate *)
  intros G U entropy_so_far.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ entropy_so_far) (eq_refl 0) _).
  algebra [G; U].
Qed.

Lemma calculus : forall (t : ℝ),
  t >= 1 ->
  t - ln t - 1 >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 1 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Difference (Difference The_variable (Logarithm The_variable)) (Constant 1)) t); [exact (Rle_ge _ _) |].
  apply (rises _ 1).
  - exact domain.
  - change (0 <= 1 - ln 1 - 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 1).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Halving.positive_7 between given_there) as positive.
    apply of_gt in positive.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (given_there_again : between - 1 >= 0).
    { refine (same_ge _ _ _ (of_ge _ _ given_there) _). algebra [between]. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj I (conj I above_zero)) I).
    + refine (nonneg_slope _ _ 1 between _ above_zero_2 (pos 1) (of_ge _ _ (Halving.slope_2 between given_there_again)) _).
      worked_out. field; nonzero.
Qed.

Lemma tangent : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t >= 1 ->
  ell <= t - 1.
Proof. (* logarithms *)
  intros ell t logarithm given.
  pose proof (Guess_and_double_an_unknown_margin.calculus t given) as said.
  rewrite <- logarithm in said.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma calculus_2 : forall (t : ℝ),
  t > 0 -> (* positive *)
  t <= 1 ->
  t - ln t - 1 >= 0.
Proof. (* calculus *)
  intros t positive given.
  assert (domain : t <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [t]. }
  cut (0 <= eval (Difference (Difference The_variable (Logarithm The_variable)) (Constant 1)) t); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - change (0 <= 1 - ln 1 - 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; t]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; t]. }
    pose proof (Halving.positive_9 between positive_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (given_there_again : 1 - between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ given_there) _). algebra [between]. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj I (conj I above_zero)) I).
    + refine (nonpos_slope _ _ 1 between _ above_zero_2 (pos 1) (of_ge _ _ (Halving.slope_3 between given_there_again)) _).
      worked_out. field; nonzero.
Qed.

Lemma tangent_2 : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t > 0 -> (* positive *)
  t <= 1 ->
  ell <= t - 1.
Proof. (* logarithms *)
  intros ell t logarithm positive given.
  pose proof (Guess_and_double_an_unknown_margin.calculus_2 t positive given) as said.
  rewrite <- logarithm in said.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma tangent_3 : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t > 0 -> (* positive *)
  ell <= t - 1.
Proof. (* split *)
  intros ell t logarithm positive.
  destruct (two_sides (t - 1)) as [above | below].
  - assert (above_2 : t >= 1).
    { refine (same_ge _ _ _ above _). algebra [t]. }
    exact (Guess_and_double_an_unknown_margin.tangent ell t logarithm above_2).
  - assert (below_2 : t <= 1).
    { refine (same_le _ _ _ below _). algebra [t]. }
    exact (Guess_and_double_an_unknown_margin.tangent_2 ell t logarithm positive below_2).
Qed.

Lemma tangent_4 : forall (v ν : ℝ),
  ν = ln v -> (* logarithm *)
  v > 0 -> (* positive *)
  ν <= v - 1.
Proof. (* instance *)
  intros v ν logarithm positive.
  exact (Guess_and_double_an_unknown_margin.tangent_3 ν v logarithm positive).
Qed.

Lemma tangent_5 : forall (v ν : ℝ),
  ν = ln v -> (* logarithm *)
  v > 0 -> (* positive target *)
  ν <= v - 1.
Proof. (* discharge *)
  intros v ν logarithm positive_target.
  pose proof (The_L1_margin.positive_target v positive_target) as positive_target_2.
  exact (Guess_and_double_an_unknown_margin.tangent_4 v ν logarithm positive_target).
Qed.

Lemma target_so_far : forall (U : ℝ),
  U >= 0 -> (* target so far *)
  U >= 0.
Proof. (* certificate *)
  intros U target_so_far.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ target_so_far) (eq_refl 0) _).
  algebra [U].
Qed.

Lemma entropy_so_far_2 : forall (G G' U U' v ν : ℝ),
  U' = U + v -> (* target so far *)
  G' = G - ν * v -> (* entropy so far *)
  ν = ln v -> (* logarithm *)
  v > 0 -> (* positive target *)
  G >= - U ^ 2 + U -> (* entropy so far *)
  U >= 0 -> (* target so far *)
  G' >= - U' ^ 2 + U'.
Proof. (* certificate *)
  intros G G' U U' v ν target_so_far entropy_so_far logarithm positive_target entropy_so_far_2 target_so_far_2.
  pose proof (Guess_and_double_an_unknown_margin.entropy_so_far G U entropy_so_far_2) as entropy_so_far_3.
  pose proof (The_L1_margin.positive_target v positive_target) as positive_target_2.
  pose proof (Guess_and_double_an_unknown_margin.tangent_5 v ν logarithm positive_target) as tangent.
  pose proof (Guess_and_double_an_unknown_margin.target_so_far U target_so_far_2) as target_so_far_3.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ entropy_so_far_3) (times _ _ (weak _ (of_gt _ _ positive_target_2)) (of_le _ _ tangent))) (times _ _ (of_ge _ _ target_so_far_3) (weak _ (of_gt _ _ positive_target_2)))) (times _ _ (of_ge _ _ target_so_far_3) (weak _ (of_gt _ _ positive_target_2)))) (eqns _ _ (eqn (U + U' + v - 1) _ _ target_so_far) (eqn 1 _ _ entropy_so_far)) _).
  algebra [G'; U'; U; v; G; ν].
Qed.

Lemma target_so_far_2 : forall (U U' v : ℝ),
  U' = U + v -> (* target so far *)
  v > 0 -> (* positive target *)
  U >= 0 -> (* target so far *)
  U' >= 0.
Proof. (* certificate *)
  intros U U' v target_so_far positive_target target_so_far_2.
  pose proof (Guess_and_double_an_unknown_margin.target_so_far U target_so_far_2) as target_so_far_3.
  pose proof (The_L1_margin.positive_target v positive_target) as positive_target_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ target_so_far_3) (weak _ (of_gt _ _ positive_target_2))) (eqn 1 _ _ target_so_far) _).
  algebra [U'; U; v].
Qed.

Lemma entropy_so_far_3 : forall (G G' U U' : ℝ),
  G' = G -> (* entropy so far *)
  U' = U -> (* target so far *)
  G >= - U ^ 2 + U -> (* entropy so far *)
  G' >= - U' ^ 2 + U'.
Proof. (* certificate *)
  intros G G' U U' entropy_so_far target_so_far entropy_so_far_2.
  pose proof (Guess_and_double_an_unknown_margin.entropy_so_far G U entropy_so_far_2) as entropy_so_far_3.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ entropy_so_far_3) (eqns _ _ (eqn (U + U' - 1) _ _ target_so_far) (eqn 1 _ _ entropy_so_far)) _).
  algebra [G'; U'; U; G].
Qed.

Lemma target_so_far_3 : forall (U U' : ℝ),
  U' = U -> (* target so far *)
  U >= 0 -> (* target so far *)
  U' >= 0.
Proof. (* certificate *)
  intros U U' target_so_far target_so_far_2.
  pose proof (Guess_and_double_an_unknown_margin.target_so_far U target_so_far_2) as target_so_far_3.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ target_so_far_3) (eqn 1 _ _ target_so_far) _).
  algebra [U'; U].
Qed.

Inductive entropy_so_far_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | entropy_so_far_run_start : entropy_so_far_run 0 0 0 0
  | entropy_so_far_run_next_r : forall (G G' U U' n_0 r v ν : ℝ),
      entropy_so_far_run U G r n_0 ->
      U' = U + v -> (* target so far *)
      G' = G - ν * v -> (* entropy so far *)
      ν = ln v -> (* logarithm *)
      v > 0 -> (* positive target *)
      entropy_so_far_run U' G' (r + 1) n_0
  | entropy_so_far_run_next_n_0 : forall (G G' U U' n_0 r : ℝ),
      entropy_so_far_run U G r n_0 ->
      G' = G -> (* entropy so far *)
      U' = U -> (* target so far *)
      entropy_so_far_run U' G' r (n_0 + 1).

Lemma entropy_so_far_4 : forall (H U_n n_0 r : ℝ),
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  H >= - U_n ^ 2 + U_n.
Proof. (* induction *)
  intros H U_n n_0 r attribute_run.
  cut (forall (U G r n_0 : ℝ), Guess_and_double_an_unknown_margin.entropy_so_far_run U G r n_0 ->
    G >= - U ^ 2 + U /\ U >= 0).
  { intros all. destruct (all U_n H r n_0 attribute_run) as [kept kept_2].
    exact kept. }
  clear attribute_run U_n H r n_0.
  refine (Guess_and_double_an_unknown_margin.entropy_so_far_run_ind (fun (U G r n_0 : ℝ) =>
    G >= - U ^ 2 + U /\ U >= 0) _ _ _).
  - split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    exact Perceptron_mistake_bound.total_progress.
  - intros G G' U U' n_0 r v ν _ [kept_3 kept_4] target_so_far entropy_so_far logarithm positive_target.
    split.
    { exact (Guess_and_double_an_unknown_margin.entropy_so_far_2 G G' U U' v ν target_so_far entropy_so_far logarithm positive_target kept_3 kept_4).
    }
    exact (Guess_and_double_an_unknown_margin.target_so_far_2 U U' v target_so_far positive_target kept_4).
  - intros G G' U U' n_0 r _ [kept_3 kept_4] entropy_so_far target_so_far.
    split.
    { exact (Guess_and_double_an_unknown_margin.entropy_so_far_3 G G' U U' entropy_so_far target_so_far kept_3).
    }
    exact (Guess_and_double_an_unknown_margin.target_so_far_3 U U' target_so_far kept_4).
Qed.

Lemma entropy : forall (H U_n n_0 r : ℝ),
  U_n = 1 -> (* size 1 *)
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  H >= 0.
Proof. (* certificate *)
  intros H U_n n_0 r size_1 attribute_run.
  pose proof (Guess_and_double_an_unknown_margin.entropy_so_far_4 H U_n n_0 r attribute_run) as entropy_so_far.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ entropy_so_far) (eqn (- U_n) _ _ size_1) _).
  algebra [H; U_n].
Qed.

Lemma factor_above_1 : forall (β γ : ℝ),
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  β > 1.
Proof. (* certificate *)
  intros β γ rational_factor positive_margin margin_at_most_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (stimes _ _ (frac 19 20) (of_gt _ _ positive_margin)) (times _ _ (weak _ (frac 1 4)) (sq γ))) (times _ _ (weak _ (frac 1 40)) (times _ _ (of_le _ _ margin_at_most_1) (sq γ)))) (times _ _ (weak _ (frac 1 20)) (times _ _ (sq (β + γ)) (weak _ (of_gt _ _ positive_margin))))) (times _ _ (weak _ (frac 1 40)) (times _ _ (times _ _ (of_le _ _ margin_at_most_1) (sq β)) (sq γ)))) (eqn (- β * γ ^ 2 / 40 - β * γ / 40 + γ ^ 2 / 40 + 9 * γ / 40 + 1 / 2) _ _ rational_factor) _).
  algebra [β; γ].
Qed.

Lemma factor_above_1_2 : forall (β γ_g : ℝ),
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  γ_g > 0 -> (* positive margin *)
  γ_g <= 1 -> (* margin at most 1 *)
  β > 1.
Proof. (* instance *)
  intros β γ_g rational_factor positive_margin margin_at_most_1.
  exact (Guess_and_double_an_unknown_margin.factor_above_1 β γ_g rational_factor positive_margin margin_at_most_1).
Qed.

Lemma positive_margin : forall (g γ_g : ℝ),
  g * γ_g = 1 -> (* guessed margin *)
  g >= 1 -> (* from 1 on *)
  γ_g > 0.
Proof. (* certificate *)
  intros g γ_g guessed_margin from_1_on.
  destruct (gt_or γ_g 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (of_ge _ _ contrary) (of_ge _ _ from_1_on))) (eqn 1 _ _ guessed_margin) _).
  algebra [γ_g; g].
Qed.

Lemma factor_above_1_3 : forall (g β γ_g : ℝ),
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g * γ_g = 1 -> (* guessed margin *)
  γ_g <= 1 -> (* margin at most 1 *)
  g >= 1 -> (* from 1 on *)
  β > 1.
Proof. (* discharge *)
  intros g β γ_g rational_factor guessed_margin margin_at_most_1 from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.positive_margin g γ_g guessed_margin from_1_on) as positive_margin.
  exact (Guess_and_double_an_unknown_margin.factor_above_1_2 β γ_g rational_factor positive_margin margin_at_most_1).
Qed.

Lemma margin_at_most_1 : forall (g γ_g : ℝ),
  g * γ_g = 1 -> (* guessed margin *)
  g >= 1 -> (* from 1 on *)
  γ_g <= 1.
Proof. (* certificate *)
  intros g γ_g guessed_margin from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.positive_margin g γ_g guessed_margin from_1_on) as positive_margin.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ from_1_on) (weak _ (of_gt _ _ positive_margin))) (eqn (-1) _ _ guessed_margin) _).
  algebra [γ_g; g].
Qed.

Lemma factor_above_1_4 : forall (g β γ_g : ℝ),
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g * γ_g = 1 -> (* guessed margin *)
  g >= 1 -> (* from 1 on *)
  β > 1.
Proof. (* discharge *)
  intros g β γ_g rational_factor guessed_margin from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.margin_at_most_1 g γ_g guessed_margin from_1_on) as margin_at_most_1.
  exact (Guess_and_double_an_unknown_margin.factor_above_1_3 g β γ_g rational_factor guessed_margin margin_at_most_1 from_1_on).
Qed.

Lemma mistake_bound : forall (space : ips) (H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  n > 0 -> (* some attribute *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  M * (γ * h - k) <= - H + N.
Proof. (* discharge *)
  intros space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute from_1_on attribute_run mistake_run mistake_run_2.
  pose proof (Guess_and_double_an_unknown_margin.factor_above_1_4 g β γ_g rational_factor guessed_margin from_1_on) as factor_above_1.
  exact (The_L1_margin.mistake_bound space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute attribute_run mistake_run mistake_run_2).
Qed.

Lemma z_below_1 : forall (q : ℝ),
  q <= 1 -> (* margin at most 1 *)
  q >= 0 -> (* a square *)
  16 - q ^ 2 > 0.
Proof. (* certificate *)
  intros q margin_at_most_1 a_square.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 15) (of_le _ _ margin_at_most_1)) (times _ _ (of_ge _ _ a_square) (of_le _ _ margin_at_most_1))) (eq_refl 0) _).
  algebra [q].
Qed.

Lemma room : forall (q : ℝ),
  q <= 1 -> (* margin at most 1 *)
  q >= 0 -> (* a square *)
  - q ^ 2 - 6 * q + 16 >= 0.
Proof. (* certificate *)
  intros q margin_at_most_1 a_square.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 9)) (times _ _ (weak _ (pos 7)) (of_le _ _ margin_at_most_1))) (times _ _ (of_ge _ _ a_square) (of_le _ _ margin_at_most_1))) (eq_refl 0) _).
  algebra [q].
Qed.

Lemma small_k : forall (k q : ℝ),
  q <= 1 -> (* margin at most 1 *)
  k * (16 - q ^ 2) <= 8 * q -> (* cosh from above *)
  q >= 0 -> (* a square *)
  12 * k <= q ^ 2 + 6 * q.
Proof. (* certificate *)
  intros k q margin_at_most_1 cosh_from_above a_square.
  pose proof (Guess_and_double_an_unknown_margin.z_below_1 q margin_at_most_1 a_square) as z_below_1.
  pose proof (Guess_and_double_an_unknown_margin.room q margin_at_most_1 a_square) as room.
  refine (cert_le _ _ _ _ _ (of_gt _ _ z_below_1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 3 4)) (times _ _ (of_le _ _ cosh_from_above) (sq q))) (times _ _ (weak _ (frac 3 4)) (times _ _ (of_le _ _ cosh_from_above) (weak _ (of_gt _ _ z_below_1))))) (times _ _ (of_ge _ _ room) (sq q))) (eq_refl 0) _).
  algebra [k; q].
Qed.

Lemma small_k_2 : forall (k γ : ℝ),
  γ ^ 2 <= 1 -> (* margin at most 1 *)
  k * (16 - γ ^ 4) <= 8 * γ ^ 2 -> (* cosh from above *)
  γ ^ 2 >= 0 -> (* a square *)
  12 * k <= γ ^ 4 + 6 * γ ^ 2.
Proof. (* instance *)
  intros k γ margin_at_most_1 cosh_from_above a_square.
  assert (cosh_from_above_again : k * (16 - (γ ^ 2) ^ 2) <= 8 * γ ^ 2).
  { refine (same_le _ _ _ (of_le _ _ cosh_from_above) _). algebra [k; γ]. }
  refine (same_le _ _ _ (of_le _ _ (Guess_and_double_an_unknown_margin.small_k k (γ ^ 2) margin_at_most_1 cosh_from_above_again a_square)) _). algebra [k; γ].
Qed.

Lemma slope : forall (t : ℝ),
  t ^ 2 - 2 * t + 1 >= 0.
Proof. (* certificate *)
  intros t.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (t - 1)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive : forall (t : ℝ),
  t >= 1 -> (* domain *)
  2 * t ^ 2 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 2) (times _ _ (weak _ (pos 4)) (of_ge _ _ domain))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ domain) (of_ge _ _ domain)))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma logarithm_from_above : forall (t : ℝ),
  t >= 1 ->
  t / 2 - ln t - 1 / (2 * t) >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 1 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Difference (Difference (Quotient The_variable (Constant 2)) (Logarithm The_variable)) (Quotient (Constant 1) (Product (Constant 2) The_variable))) t); [exact (Rle_ge _ _) |].
  apply (rises _ 1).
  - exact domain.
  - assert (given_there : 1 >= 1).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [t]. }
    pose proof (Halving.positive_7 1 given_there) as positive.
    apply of_gt in positive.
    pose proof (Guess_and_double_an_unknown_margin.positive 1 given_there) as positive_2.
    apply of_gt in positive_2.
    change (0 <= 1 / 2 - ln 1 - 1 / (2 * 1)).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 1).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Halving.positive_7 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Guess_and_double_an_unknown_margin.positive between given_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < 2 * between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 2) positive) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < 2 * between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I (Rgt_not_eq _ _ (pos 2)))) (conj I above_zero_2)) (conj I (conj (conj I I) (Rgt_not_eq _ _ above_zero_3)))).
    + refine (nonneg_slope _ _ 1 (2 * between ^ 2) _ above_zero_4 (pos 1) (of_ge _ _ (Guess_and_double_an_unknown_margin.slope between)) _).
      worked_out. field; nonzero.
Qed.

Lemma positive_2 : forall (t : ℝ),
  t >= 1 -> (* h1 *)
  2 * t > 0.
Proof. (* certificate *)
  intros t h1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (times _ _ (weak _ (pos 2)) (of_ge _ _ h1))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma logarithm_from_above_2 : forall (ell t : ℝ),
  ell = ln t -> (* logarithm *)
  t >= 1 ->
  2 * ell * t <= t ^ 2 - 1.
Proof. (* logarithms *)
  intros ell t logarithm given.
  pose proof (Guess_and_double_an_unknown_margin.logarithm_from_above t given) as said.
  rewrite <- logarithm in said.
  pose proof (Guess_and_double_an_unknown_margin.positive_2 t given) as positive.
  apply of_gt in positive.
  assert (above_zero : 0 < t).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive) (eq_refl 0) _). field. }
  assert (above_zero_2 : 0 < 2 * t).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero_2) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma logarithm_from_above_3 : forall (k κ : ℝ),
  k = ln κ -> (* logarithm *)
  κ >= 1 ->
  2 * k * κ <= κ ^ 2 - 1.
Proof. (* instance *)
  intros k κ logarithm given.
  exact (Guess_and_double_an_unknown_margin.logarithm_from_above_2 k κ logarithm given).
Qed.

Lemma cosh_from_1_on : forall (β κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β > 1 -> (* factor above 1 *)
  κ >= 1.
Proof. (* certificate *)
  intros β κ half_the_sum factor_above_1.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ factor) (times _ _ (weak _ (frac 1 2)) (sq (β - 1))) (eqn (1 / 2) _ _ half_the_sum) _).
  algebra [κ; β].
Qed.

Lemma logarithm_from_above_4 : forall (k β κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  2 * k * κ <= κ ^ 2 - 1.
Proof. (* discharge *)
  intros k β κ half_the_sum logarithm factor_above_1.
  pose proof (Guess_and_double_an_unknown_margin.cosh_from_1_on β κ half_the_sum factor_above_1) as cosh_from_1_on.
  exact (Guess_and_double_an_unknown_margin.logarithm_from_above_3 k κ logarithm cosh_from_1_on).
Qed.

Lemma product : forall (β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  β > 1 -> (* factor above 1 *)
  κ * (4 - γ ^ 2) = γ ^ 2 + 4.
Proof. (* certificate *)
  intros β γ κ half_the_sum rational_factor factor_above_1.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  refine (cert_eq _ _ _ _ (of_gt _ _ factor) (eqns _ _ (eqn (2 - γ ^ 2 / 2) _ _ half_the_sum) (eqn (β * (γ + 2) / 2 + γ / 2 - 1) _ _ rational_factor)) _).
  algebra [κ; γ; β].
Qed.

Lemma cosh_from_above : forall (k β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  k * (16 - γ ^ 4) <= 8 * γ ^ 2.
Proof. (* certificate *)
  intros k β γ κ half_the_sum rational_factor logarithm factor_above_1.
  pose proof (Guess_and_double_an_unknown_margin.logarithm_from_above_4 k β κ half_the_sum logarithm factor_above_1) as logarithm_from_above.
  pose proof (Guess_and_double_an_unknown_margin.product β γ κ half_the_sum rational_factor factor_above_1) as product.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ logarithm_from_above) (sq (4 - γ ^ 2)))) (eqn (- γ ^ 2 * k + γ ^ 2 * κ / 2 - γ ^ 2 / 2 + 4 * k - 2 * κ - 2) _ _ product) _).
  algebra [k; γ; κ].
Qed.

Lemma cosh_from_above_2 : forall (k β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  k * (16 - γ ^ 4) <= 8 * γ ^ 2.
Proof. (* discharge *)
  intros k β γ κ half_the_sum rational_factor logarithm positive_margin margin_at_most_1.
  pose proof (Guess_and_double_an_unknown_margin.factor_above_1 β γ rational_factor positive_margin margin_at_most_1) as factor_above_1.
  exact (Guess_and_double_an_unknown_margin.cosh_from_above k β γ κ half_the_sum rational_factor logarithm factor_above_1).
Qed.

Lemma small_k_3 : forall (k β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ ^ 2 <= 1 -> (* margin at most 1 *)
  γ <= 1 -> (* margin at most 1 *)
  γ ^ 2 >= 0 -> (* a square *)
  12 * k <= γ ^ 4 + 6 * γ ^ 2.
Proof. (* discharge *)
  intros k β γ κ half_the_sum rational_factor logarithm positive_margin margin_at_most_1 margin_at_most_1_2 a_square.
  pose proof (Guess_and_double_an_unknown_margin.cosh_from_above_2 k β γ κ half_the_sum rational_factor logarithm positive_margin margin_at_most_1_2) as cosh_from_above.
  exact (Guess_and_double_an_unknown_margin.small_k_2 k γ margin_at_most_1 cosh_from_above a_square).
Qed.

Lemma step_2 : forall (γ : ℝ),
  γ ^ 2 >= 0.
Proof. (* certificate *)
  intros γ.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq γ) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma small_k_4 : forall (k β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ ^ 2 <= 1 -> (* margin at most 1 *)
  γ <= 1 -> (* margin at most 1 *)
  12 * k <= γ ^ 4 + 6 * γ ^ 2.
Proof. (* discharge *)
  intros k β γ κ half_the_sum rational_factor logarithm positive_margin margin_at_most_1 margin_at_most_1_2.
  pose proof (Guess_and_double_an_unknown_margin.step_2 γ) as lemma.
  exact (Guess_and_double_an_unknown_margin.small_k_3 k β γ κ half_the_sum rational_factor logarithm positive_margin margin_at_most_1 margin_at_most_1_2 lemma).
Qed.

Lemma step_3 : forall (γ : ℝ),
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  γ ^ 2 <= 1.
Proof. (* certificate *)
  intros γ positive_margin margin_at_most_1.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ margin_at_most_1) (times _ _ (weak _ (of_gt _ _ positive_margin)) (of_le _ _ margin_at_most_1))) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma small_k_5 : forall (k β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  12 * k <= γ ^ 4 + 6 * γ ^ 2.
Proof. (* discharge *)
  intros k β γ κ half_the_sum rational_factor logarithm positive_margin margin_at_most_1.
  pose proof (Guess_and_double_an_unknown_margin.step_3 γ positive_margin margin_at_most_1) as lemma.
  exact (Guess_and_double_an_unknown_margin.small_k_4 k β γ κ half_the_sum rational_factor logarithm positive_margin lemma margin_at_most_1).
Qed.

Lemma step_4 : forall (β γ : ℝ),
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  β - 1 >= 0.
Proof. (* certificate *)
  intros β γ rational_factor positive_margin margin_at_most_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 19 20)) (weak _ (of_gt _ _ positive_margin))) (times _ _ (weak _ (frac 1 4)) (sq γ))) (times _ _ (weak _ (frac 1 40)) (times _ _ (of_le _ _ margin_at_most_1) (sq γ)))) (times _ _ (weak _ (frac 1 20)) (times _ _ (sq (β + γ)) (weak _ (of_gt _ _ positive_margin))))) (times _ _ (weak _ (frac 1 40)) (times _ _ (times _ _ (of_le _ _ margin_at_most_1) (sq β)) (sq γ)))) (eqn (- β * γ ^ 2 / 40 - β * γ / 40 + γ ^ 2 / 40 + 9 * γ / 40 + 1 / 2) _ _ rational_factor) _).
  algebra [β; γ].
Qed.

Lemma a_cube : forall (β γ : ℝ),
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  (β + 1) ^ 3 > 0.
Proof. (* certificate *)
  intros β γ rational_factor positive_margin margin_at_most_1.
  pose proof (Guess_and_double_an_unknown_margin.step_4 β γ rational_factor positive_margin margin_at_most_1) as fact.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 4) (times _ _ (weak _ (pos 4)) (sq β))) (times _ _ (weak _ (pos 3)) (of_ge _ _ fact))) (times _ _ (of_ge _ _ fact) (sq β))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma slope_2 : forall (t : ℝ),
  t ^ 4 >= 0.
Proof. (* certificate *)
  intros t.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (t ^ 2)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_3 : forall (t : ℝ),
  t >= 0 -> (* domain *)
  t + 1 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ domain)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_4 : forall (t : ℝ),
  t >= 0 -> (* domain *)
  t + 2 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (of_ge _ _ domain)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_5 : forall (t : ℝ),
  t >= 0 -> (* domain *)
  t ^ 5 + 9 * t ^ 4 + 32 * t ^ 3 + 56 * t ^ 2 + 48 * t + 16 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (pos 16) (times _ _ (weak _ (pos 48)) (of_ge _ _ domain))) (times _ _ (weak _ (pos 56)) (sq t))) (times _ _ (weak _ (pos 32)) (times _ _ (of_ge _ _ domain) (sq t)))) (times _ _ (weak _ (pos 9)) (times _ _ (sq t) (sq t)))) (times _ _ (times _ _ (of_ge _ _ domain) (sq t)) (sq t))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma rate_from_below : forall (t : ℝ),
  t >= 0 ->
  -2 * t ^ 3 / (3 * (t + 2) ^ 3) - 2 * t / (t + 2) + ln (t + 1) >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 0 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Sum (Difference (Quotient (Product (Constant (-2)) (Power The_variable 3)) (Product (Constant 3) (Power (Sum The_variable (Constant 2)) 3))) (Quotient (Product (Constant 2) The_variable) (Sum The_variable (Constant 2)))) (Logarithm (Sum The_variable (Constant 1)))) t); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - assert (given_there : 0 >= 0).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 0)) _). algebra [t]. }
    pose proof (Guess_and_double_an_unknown_margin.positive_3 0 given_there) as positive.
    apply of_gt in positive.
    pose proof (Guess_and_double_an_unknown_margin.positive_4 0 given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Guess_and_double_an_unknown_margin.positive_5 0 given_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= -2 * 0 ^ 3 / (3 * (0 + 2) ^ 3) - 2 * 0 / (0 + 2) + ln (0 + 1)).
    assert (logarithm : ln (0 + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Guess_and_double_an_unknown_margin.positive_3 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Guess_and_double_an_unknown_margin.positive_4 between given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Guess_and_double_an_unknown_margin.positive_5 between given_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero : 0 < between + 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between + 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between ^ 5 + 9 * between ^ 4 + 32 * between ^ 3 + 56 * between ^ 2 + 48 * between + 16).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj (conj I I) (conj (conj I (conj I I)) (Rgt_not_eq _ _ (stimes _ _ (pos 3) (pow_lt _ 3 above_zero))))) (conj (conj I I) (conj (conj I I) (Rgt_not_eq _ _ above_zero_2)))) (conj (conj I I) above_zero_3)).
    + refine (nonneg_slope _ _ 1 (between ^ 5 + 9 * between ^ 4 + 32 * between ^ 3 + 56 * between ^ 2 + 48 * between + 16) _ above_zero_4 (pos 1) (of_ge _ _ (Guess_and_double_an_unknown_margin.slope_2 between)) _).
      worked_out. field; nonzero.
Qed.

Lemma positive_6 : forall (t : ℝ),
  t >= 0 -> (* h1 *)
  3 * t ^ 3 + 18 * t ^ 2 + 36 * t + 24 > 0.
Proof. (* certificate *)
  intros t h1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 24) (times _ _ (weak _ (pos 36)) (of_ge _ _ h1))) (times _ _ (weak _ (pos 18)) (sq t))) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ h1) (sq t)))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma rate_from_below_2 : forall (ell t : ℝ),
  ell = ln (t + 1) -> (* logarithm *)
  t >= 0 ->
  3 * ell * (t + 2) ^ 3 >= 2 * t ^ 3 + 6 * t * (t + 2) ^ 2.
Proof. (* logarithms *)
  intros ell t logarithm given.
  pose proof (Guess_and_double_an_unknown_margin.rate_from_below t given) as said.
  rewrite <- logarithm in said.
  pose proof (Guess_and_double_an_unknown_margin.positive_6 t given) as positive.
  apply of_gt in positive.
  assert (above_zero : 0 < t ^ 3 + 6 * t ^ 2 + 12 * t + 8).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 3) positive) (eq_refl 0) _). field. }
  assert (not_zero : t + 2 <> 0).
  { refine (factor_of _ _ (3 * (t ^ 2 + 4 * t + 4)) positive _). field. }
  assert (above_zero_2 : 0 < 3 * t ^ 3 + 18 * t ^ 2 + 36 * t + 24).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero_2) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma rate_from_below_3 : forall (h β : ℝ),
  h = ln β -> (* logarithm *)
  β - 1 >= 0 ->
  3 * h * (β + 1) ^ 3 >= 2 * (β - 1) ^ 3 + 6 * (β - 1) * (β + 1) ^ 2.
Proof. (* instance *)
  intros h β logarithm given.
  assert (logarithm_again : h = ln (β - 1 + 1)).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). replace (ln (β - 1 + 1)) with (ln β) by (apply f_equal; field; nonzero). ring. }
  refine (same_ge _ _ _ (of_ge _ _ (Guess_and_double_an_unknown_margin.rate_from_below_2 h (β - 1) logarithm_again given)) _). algebra [h; β].
Qed.

Lemma rate_from_below_4 : forall (h β γ : ℝ),
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  h = ln β -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  3 * h * (β + 1) ^ 3 >= 2 * (β - 1) ^ 3 + 6 * (β - 1) * (β + 1) ^ 2.
Proof. (* discharge *)
  intros h β γ rational_factor logarithm positive_margin margin_at_most_1.
  pose proof (Guess_and_double_an_unknown_margin.step_4 β γ rational_factor positive_margin margin_at_most_1) as lemma.
  exact (Guess_and_double_an_unknown_margin.rate_from_below_3 h β logarithm lemma).
Qed.

Lemma rate_from_below_5 : forall (h β γ : ℝ),
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  h = ln β -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  12 * h >= γ ^ 3 + 12 * γ.
Proof. (* certificate *)
  intros h β γ rational_factor logarithm positive_margin margin_at_most_1.
  pose proof (Guess_and_double_an_unknown_margin.a_cube β γ rational_factor positive_margin margin_at_most_1) as a_cube.
  pose proof (Guess_and_double_an_unknown_margin.rate_from_below_4 h β γ rational_factor logarithm positive_margin margin_at_most_1) as rate_from_below.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ a_cube) (times _ _ (weak _ (pos 4)) (of_ge _ _ rate_from_below)) (eqn (β ^ 2 * γ ^ 2 + 2 * β ^ 2 * γ + 16 * β ^ 2 + 2 * β * γ ^ 2 + 16 * β + γ ^ 2 - 2 * γ + 16) _ _ rational_factor) _).
  algebra [h; γ; β].
Qed.

Lemma worth_of_a_mistake : forall (h k β γ κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  γ <= 1 -> (* margin at most 1 *)
  2 * γ * h - 2 * k >= γ ^ 2.
Proof. (* certificate *)
  intros h k β γ κ half_the_sum rational_factor logarithm logarithm_2 positive_margin margin_at_most_1.
  pose proof (Guess_and_double_an_unknown_margin.small_k_5 k β γ κ half_the_sum rational_factor logarithm_2 positive_margin margin_at_most_1) as small_k.
  pose proof (Guess_and_double_an_unknown_margin.rate_from_below_5 h β γ rational_factor logarithm positive_margin margin_at_most_1) as rate_from_below.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 1 6)) (of_le _ _ small_k)) (times _ _ (weak _ (frac 1 6)) (times _ _ (weak _ (of_gt _ _ positive_margin)) (of_ge _ _ rate_from_below)))) (eq_refl 0) _).
  algebra [γ; h; k].
Qed.

Lemma worth_of_a_mistake_2 : forall (h k β γ_g κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ_g > 0 -> (* positive margin *)
  γ_g <= 1 -> (* margin at most 1 *)
  2 * γ_g * h - 2 * k >= γ_g ^ 2.
Proof. (* instance *)
  intros h k β γ_g κ half_the_sum rational_factor logarithm logarithm_2 positive_margin margin_at_most_1.
  exact (Guess_and_double_an_unknown_margin.worth_of_a_mistake h k β γ_g κ half_the_sum rational_factor logarithm logarithm_2 positive_margin margin_at_most_1).
Qed.

Lemma worth_of_a_mistake_3 : forall (g h k β γ_g κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g * γ_g = 1 -> (* guessed margin *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ_g <= 1 -> (* margin at most 1 *)
  g >= 1 -> (* from 1 on *)
  2 * γ_g * h - 2 * k >= γ_g ^ 2.
Proof. (* discharge *)
  intros g h k β γ_g κ half_the_sum rational_factor guessed_margin logarithm logarithm_2 margin_at_most_1 from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.positive_margin g γ_g guessed_margin from_1_on) as positive_margin.
  exact (Guess_and_double_an_unknown_margin.worth_of_a_mistake_2 h k β γ_g κ half_the_sum rational_factor logarithm logarithm_2 positive_margin margin_at_most_1).
Qed.

Lemma worth_of_a_mistake_4 : forall (g h k β γ_g κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g * γ_g = 1 -> (* guessed margin *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  g >= 1 -> (* from 1 on *)
  2 * γ_g * h - 2 * k >= γ_g ^ 2.
Proof. (* discharge *)
  intros g h k β γ_g κ half_the_sum rational_factor guessed_margin logarithm logarithm_2 from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.margin_at_most_1 g γ_g guessed_margin from_1_on) as margin_at_most_1.
  exact (Guess_and_double_an_unknown_margin.worth_of_a_mistake_3 g h k β γ_g κ half_the_sum rational_factor guessed_margin logarithm logarithm_2 margin_at_most_1 from_1_on).
Qed.

Lemma rate : forall (g h β γ_g : ℝ),
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g * γ_g = 1 -> (* guessed margin *)
  h = ln β -> (* logarithm *)
  g >= 1 -> (* from 1 on *)
  h > 0.
Proof. (* discharge *)
  intros g h β γ_g rational_factor guessed_margin logarithm from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.factor_above_1_4 g β γ_g rational_factor guessed_margin from_1_on) as factor_above_1.
  exact (The_L1_margin.rate_2 h β logarithm factor_above_1).
Qed.

Lemma no_larger : forall (g γ γ_g : ℝ),
  g * γ_g = 1 -> (* guessed margin *)
  g * γ >= 1 -> (* large enough *)
  g >= 1 -> (* from 1 on *)
  γ_g <= γ.
Proof. (* certificate *)
  intros g γ γ_g guessed_margin large_enough from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.positive_margin g γ_g guessed_margin from_1_on) as positive_margin.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ large_enough) (weak _ (of_gt _ _ positive_margin))) (eqn (- γ) _ _ guessed_margin) _).
  algebra [γ_g; γ; g].
Qed.

Lemma worth_of_a_mistake_5 : forall (g h k β γ γ_g κ : ℝ),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g * γ_g = 1 -> (* guessed margin *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  g * γ >= 1 -> (* large enough *)
  g >= 1 -> (* from 1 on *)
  2 * γ * h - 2 * k >= γ_g ^ 2.
Proof. (* certificate *)
  intros g h k β γ γ_g κ half_the_sum rational_factor guessed_margin logarithm logarithm_2 large_enough from_1_on.
  pose proof (Guess_and_double_an_unknown_margin.worth_of_a_mistake_4 g h k β γ_g κ half_the_sum rational_factor guessed_margin logarithm logarithm_2 from_1_on) as worth_of_a_mistake.
  pose proof (Guess_and_double_an_unknown_margin.rate g h β γ_g rational_factor guessed_margin logarithm from_1_on) as rate.
  pose proof (Guess_and_double_an_unknown_margin.no_larger g γ γ_g guessed_margin large_enough from_1_on) as no_larger.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ worth_of_a_mistake) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ rate)) (of_le _ _ no_larger)))) (eq_refl 0) _).
  algebra [γ; h; k; γ_g].
Qed.

Lemma mistakes_with_a_guess : forall (space : ips) (H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g * γ >= 1 -> (* large enough *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  M * γ_g ^ 2 <= 2 * N.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  pose proof (Guess_and_double_an_unknown_margin.entropy H U_n n_0 r size_1 attribute_run_2) as entropy.
  pose proof (Guess_and_double_an_unknown_margin.mistake_bound space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute from_1_on attribute_run mistake_run mistake_run_2) as mistake_bound.
  pose proof (Guess_and_double_an_unknown_margin.worth_of_a_mistake_5 g h k β γ γ_g κ half_the_sum rational_factor guessed_margin logarithm_2 logarithm_3 large_enough from_1_on) as worth_of_a_mistake.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ entropy)) (times _ _ (weak _ (pos 2)) (of_le _ _ mistake_bound))) (times _ _ (of_ge _ _ a_count) (of_ge _ _ worth_of_a_mistake))) (eq_refl 0) _).
  algebra [M; γ_g; N; H; γ; h; k].
Qed.

Lemma step_5 : forall (g : ℝ),
  g ^ 2 >= 0.
Proof. (* certificate *)
  intros g.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq g) (eq_refl 0) _).
  algebra [g].
Qed.

Lemma step_6 : forall (g γ_g : ℝ),
  g * γ_g = 1 -> (* guessed margin *)
  g ^ 2 * γ_g ^ 2 = 1.
Proof. (* certificate *)
  intros g γ_g guessed_margin.
  refine (cert_eq _ _ _ _ (pos 1) (eqn (g * γ_g + 1) _ _ guessed_margin) _).
  algebra [g; γ_g].
Qed.

Lemma mistakes_with_a_guess_2 : forall (space : ips) (H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g * γ >= 1 -> (* large enough *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  M <= 2 * N * g ^ 2.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  pose proof (Guess_and_double_an_unknown_margin.mistakes_with_a_guess space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2) as mistakes_with_a_guess.
  pose proof (Guess_and_double_an_unknown_margin.step_5 g) as fact.
  pose proof (Guess_and_double_an_unknown_margin.step_6 g γ_g guessed_margin) as fact_2.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ mistakes_with_a_guess) (of_ge _ _ fact)) (eqn M _ _ fact_2) _).
  algebra [M; N; g; γ_g].
Qed.

Lemma step_7 : forall (space : ips) (H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g * γ >= 1 -> (* large enough *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  - M + 2 * N * g ^ 2 >= 0.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  pose proof (Guess_and_double_an_unknown_margin.mistakes_with_a_guess_2 space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2) as mistakes_with_a_guess.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ mistakes_with_a_guess) (eq_refl 0) _).
  algebra [M; N; g].
Qed.

Lemma too_large : forall (space : ips) (H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  M = b + 1 -> (* one mistake too many *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g * γ >= 1 -> (* large enough *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  g * γ < 1.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  destruct (lt_or (g * γ) 1) as [holds | contrary]; [exact holds |].
  pose proof (Guess_and_double_an_unknown_margin.step M N b g one_mistake_too_many whole_budget) as fact.
  pose proof (Guess_and_double_an_unknown_margin.step_7 space H K_n M N S_n T_M U_n g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2) as fact_2.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ fact) (splus _ _ (plus_s _ _ (times _ _ (of_ge _ _ contrary) (of_ge _ _ fact_2)) (of_gt _ _ fact)) (of_ge _ _ fact_2)) (eq_refl 0) _).
  algebra [g; γ; M; N].
Qed.

Lemma large_enough : forall (g γ : ℝ),
  - g * γ + 1 = 0 -> (* h1 *)
  g * γ >= 1.
Proof. (* certificate *)
  intros g γ h1.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqn (-1) _ _ h1) _).
  algebra [g; γ].
Qed.

Lemma too_large_2 : forall (space : ips) (H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  - g * γ + 1 = 0 -> (* h1 *)
  M = b + 1 -> (* one mistake too many *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  g * γ < 1.
Proof. (* discharge *)
  intros space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor h1 one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  pose proof (Guess_and_double_an_unknown_margin.large_enough g γ h1) as large_enough.
  exact (Guess_and_double_an_unknown_margin.too_large space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2).
Qed.

Lemma too_large_3 : forall (g γ : ℝ),
  g * γ < 1 -> (* too large *)
  g * γ < 1.
Proof. (* certificate *)
  intros g γ too_large.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ too_large) (eq_refl 0) _).
  algebra [g; γ].
Qed.

Lemma step_8 : forall (g γ : ℝ),
  - g * γ + 1 >= 0 ->
  - g * γ + 1 >= 0.
Proof. (* certificate *)
  intros g γ given.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ given) (eq_refl 0) _).
  algebra [g; γ].
Qed.

Lemma too_large_4 : forall (space : ips) (H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  M = b + 1 -> (* one mistake too many *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
  n > 0 -> (* some attribute *)
  - g * γ + 1 >= 0 ->
  M >= 0 -> (* a count *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  g * γ < 1.
Proof. (* cases *)
  intros space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute given a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  pose proof (Guess_and_double_an_unknown_margin.step_8 g γ given) as nonnegative.
  destruct (two_cases _ (of_ge _ _ nonnegative)) as [zero | positive].
  - assert (h1 : - g * γ + 1 = 0).
    { refine (same_eq _ _ _ zero _). algebra [g; γ]. }
    exact (Guess_and_double_an_unknown_margin.too_large_2 space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor h1 one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2).
  - assert (too_large : g * γ < 1).
    { refine (same_lt _ _ _ positive _). algebra [g; γ]. }
    exact (Guess_and_double_an_unknown_margin.too_large_3 g γ too_large).
Qed.

Lemma too_large_5 : forall (space : ips) (H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  M = b + 1 -> (* one mistake too many *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  g * γ < 1.
Proof. (* split *)
  intros space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  destruct (two_sides (g * γ - 1)) as [above | below].
  - assert (large_enough : g * γ >= 1).
    { refine (same_ge _ _ _ above _). algebra [g; γ]. }
    exact (Guess_and_double_an_unknown_margin.too_large space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count large_enough from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2).
  - assert (below_2 : - g * γ + 1 >= 0).
    { refine (same_ge _ _ _ below _). algebra [g; γ]. }
    exact (Guess_and_double_an_unknown_margin.too_large_4 space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute below_2 a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2).
Qed.

Lemma refuted_above_the_margin : forall (γ : ℝ),
  γ <= 1 -> (* margin at most 1 *)
  γ < 2.
Proof. (* certificate *)
  intros γ margin_at_most_1.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_le _ _ margin_at_most_1)) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma refuted : forall (A B B' M N b g g' : ℝ),
  B' = B + M -> (* mistakes so far *)
  g' = 2 * g -> (* double *)
  A = 2 * N + 1 -> (* cost *)
  M = b + 1 -> (* one mistake too many *)
  3 * B <= A * (g ^ 2 - 1) -> (* refuted *)
  g >= 1 -> (* from 1 on *)
  b <= 2 * N * g ^ 2 -> (* budget *)
  3 * B' <= A * (g' ^ 2 - 1).
Proof. (* certificate *)
  intros A B B' M N b g g' mistakes_so_far double cost one_mistake_too_many refuted from_1_on budget.
  pose proof (Guess_and_double_an_unknown_margin.cost A M N b g cost one_mistake_too_many from_1_on budget) as cost_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ refuted) (times _ _ (weak _ (pos 3)) (of_le _ _ cost_2))) (eqns _ _ (eqn (2 * A * g + A * g') _ _ double) (eqn (-3) _ _ mistakes_so_far)) _).
  algebra [B'; A; g'; g; B; M].
Qed.

Lemma refuted_above_the_margin_2 : forall (space : ips) (H K_n M N S_n T_M U_n b g g' h k n n_0 r Λ_M β γ γ_g κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
  g' = 2 * g -> (* double *)
  M = b + 1 -> (* one mistake too many *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  g * γ_g = 1 -> (* guessed margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
  n > 0 -> (* some attribute *)
  M >= 0 -> (* a count *)
  g >= 1 -> (* from 1 on *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  g' * γ < 2.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n b g g' h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2.
  pose proof (Guess_and_double_an_unknown_margin.too_large_5 space H K_n M N S_n T_M U_n b g h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count from_1_on attribute_run mistake_run mistake_run_2 attribute_run_2) as too_large.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (of_lt _ _ too_large)) (eqn (- γ) _ _ double) _).
  algebra [g'; γ; g].
Qed.

Inductive refuted_run (space : ips) (N n γ : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | refuted_run_start : refuted_run space N n γ 1 0 0
  | refuted_run_next : forall (B B' G H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ : ℝ) (c_M u : vec space),
      refuted_run space N n γ g B G ->
      B' = B + M -> (* mistakes so far *)
      ⟨c_M, u⟩ = K_n -> (* chips on the target *)
      2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
      2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
      β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
      g' = 2 * g -> (* double *)
      M = b + 1 -> (* one mistake too many *)
      S_n = T_M -> (* all weight *)
      U_n = 1 -> (* size 1 *)
      g * γ_g = 1 -> (* guessed margin *)
      Λ_M = ln T_M -> (* logarithm *)
      h = ln β -> (* logarithm *)
      k = ln κ -> (* logarithm *)
      b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
      M >= 0 -> (* a count *)
      b <= 2 * N * g ^ 2 -> (* budget *)
      The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
      The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
      The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
      Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
      refuted_run space N n γ g' B' (G + 1).

Lemma refuted_2 : forall (space : ips) (A B_G G N g_G n γ : ℝ),
  A = 2 * N + 1 -> (* cost *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G G ->
  3 * B_G <= A * (g_G ^ 2 - 1).
Proof. (* induction *)
  intros space A B_G G N g_G n γ cost some_attribute margin_at_most_1 refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_an_unknown_margin.refuted_run space N n γ g B G ->
    3 * B <= A * (g ^ 2 - 1) /\ g * γ < 2 /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_an_unknown_margin.refuted_run_ind space N n γ (fun (g B G : ℝ) =>
    3 * B <= A * (g ^ 2 - 1) /\ g * γ < 2 /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { refine (same_lt _ _ _ (of_lt _ _ (Guess_and_double_an_unknown_margin.refuted_above_the_margin γ margin_at_most_1)) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' G H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget a_count budget attribute_run mistake_run mistake_run_2 attribute_run_2.
    split.
    { exact (Guess_and_double_an_unknown_margin.refuted A B B' M N b g g' mistakes_so_far double cost one_mistake_too_many kept_4 kept_6 budget).
    }
    split.
    { exact (Guess_and_double_an_unknown_margin.refuted_above_the_margin_2 space H K_n M N S_n T_M U_n b g g' h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count kept_6 attribute_run mistake_run mistake_run_2 attribute_run_2).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma refuted_above_the_margin_3 : forall (space : ips) (A B_G G N g_G n γ : ℝ),
  A = 2 * N + 1 -> (* cost *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G G ->
  g_G * γ < 2.
Proof. (* induction *)
  intros space A B_G G N g_G n γ cost some_attribute margin_at_most_1 refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_an_unknown_margin.refuted_run space N n γ g B G ->
    3 * B <= A * (g ^ 2 - 1) /\ g * γ < 2 /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_an_unknown_margin.refuted_run_ind space N n γ (fun (g B G : ℝ) =>
    3 * B <= A * (g ^ 2 - 1) /\ g * γ < 2 /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { refine (same_lt _ _ _ (of_lt _ _ (Guess_and_double_an_unknown_margin.refuted_above_the_margin γ margin_at_most_1)) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' G H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget a_count budget attribute_run mistake_run mistake_run_2 attribute_run_2.
    split.
    { exact (Guess_and_double_an_unknown_margin.refuted A B B' M N b g g' mistakes_so_far double cost one_mistake_too_many kept_4 kept_6 budget).
    }
    split.
    { exact (Guess_and_double_an_unknown_margin.refuted_above_the_margin_2 space H K_n M N S_n T_M U_n b g g' h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count kept_6 attribute_run mistake_run mistake_run_2 attribute_run_2).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma from_1_on : forall (space : ips) (A B_G G N g_G n γ : ℝ),
  A = 2 * N + 1 -> (* cost *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G G ->
  g_G >= 1.
Proof. (* induction *)
  intros space A B_G G N g_G n γ cost some_attribute margin_at_most_1 refuted_guess_run.
  cut (forall (g B G : ℝ), Guess_and_double_an_unknown_margin.refuted_run space N n γ g B G ->
    3 * B <= A * (g ^ 2 - 1) /\ g * γ < 2 /\ g >= 1).
  { intros all. destruct (all g_G B_G G refuted_guess_run) as [kept [kept_2 kept_3]].
    exact kept_3. }
  clear refuted_guess_run g_G B_G G.
  refine (Guess_and_double_an_unknown_margin.refuted_run_ind space N n γ (fun (g B G : ℝ) =>
    3 * B <= A * (g ^ 2 - 1) /\ g * γ < 2 /\ g >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A].
    }
    split.
    { refine (same_lt _ _ _ (of_lt _ _ (Guess_and_double_an_unknown_margin.refuted_above_the_margin γ margin_at_most_1)) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' G H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ c_M u _ [kept_4 [kept_5 kept_6]] mistakes_so_far chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget a_count budget attribute_run mistake_run mistake_run_2 attribute_run_2.
    split.
    { exact (Guess_and_double_an_unknown_margin.refuted A B B' M N b g g' mistakes_so_far double cost one_mistake_too_many kept_4 kept_6 budget).
    }
    split.
    { exact (Guess_and_double_an_unknown_margin.refuted_above_the_margin_2 space H K_n M N S_n T_M U_n b g g' h k n n_0 r Λ_M β γ γ_g κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget some_attribute a_count kept_6 attribute_run mistake_run mistake_run_2 attribute_run_2).
    }
    exact (Guess_and_double_r_known.from_1_on g g' double kept_6).
Qed.

Lemma cost_of_the_last_guess : forall (A M_G N b g_G : ℝ),
  A = 2 * N + 1 -> (* cost *)
  M_G <= b -> (* within the budget *)
  b <= 2 * N * g_G ^ 2 -> (* budget *)
  M_G <= A * g_G ^ 2.
Proof. (* certificate *)
  intros A M_G N b g_G cost within_the_budget budget.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ within_the_budget) (of_le _ _ budget)) (sq g_G)) (eqn (g_G ^ 2) _ _ cost) _).
  algebra [M_G; A; g_G; N; b].
Qed.

Lemma no_negative_logarithm : forall (N n : ℝ),
  N = ln n -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  N >= 0.
Proof. (* instance *)
  intros N n logarithm some_attribute.
  exact (Halving.no_negative_logarithm n N logarithm some_attribute).
Qed.

Lemma step_9 : forall (N n : ℝ),
  N = ln n -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  N >= 0.
Proof. (* certificate *)
  intros N n logarithm some_attribute.
  pose proof (Guess_and_double_an_unknown_margin.no_negative_logarithm N n logarithm some_attribute) as no_negative_logarithm.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ no_negative_logarithm) (eq_refl 0) _).
  algebra [N].
Qed.

Lemma some_cost : forall (A N n : ℝ),
  A = 2 * N + 1 -> (* cost *)
  N = ln n -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  A > 0.
Proof. (* certificate *)
  intros A N n cost logarithm some_attribute.
  pose proof (Guess_and_double_an_unknown_margin.step_9 N n logarithm some_attribute) as fact.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ fact))) (eqn 1 _ _ cost) _).
  algebra [A; N].
Qed.

Lemma all_guesses : forall (space : ips) (A B_G G M_G N b g_G m_all n γ : ℝ),
  m_all = B_G + M_G -> (* all mistakes *)
  A = 2 * N + 1 -> (* cost *)
  N = ln n -> (* logarithm *)
  n > 0 -> (* some attribute *)
  M_G <= b -> (* within the budget *)
  γ <= 1 -> (* margin at most 1 *)
  n >= 1 -> (* some attribute *)
  b <= 2 * N * g_G ^ 2 -> (* budget *)
  Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G G ->
  3 * m_all <= 4 * A * g_G ^ 2.
Proof. (* certificate *)
  intros space A B_G G M_G N b g_G m_all n γ all_mistakes cost logarithm some_attribute within_the_budget margin_at_most_1 some_attribute_2 budget refuted_guess_run.
  pose proof (Guess_and_double_an_unknown_margin.some_cost A N n cost logarithm some_attribute_2) as some_cost.
  pose proof (Guess_and_double_an_unknown_margin.cost_of_the_last_guess A M_G N b g_G cost within_the_budget budget) as cost_of_the_last_guess.
  pose proof (Guess_and_double_an_unknown_margin.refuted_2 space A B_G G N g_G n γ cost some_attribute margin_at_most_1 refuted_guess_run) as refuted.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (of_gt _ _ some_cost)) (times _ _ (weak _ (pos 3)) (of_le _ _ cost_of_the_last_guess))) (of_le _ _ refuted)) (eqn (-3) _ _ all_mistakes) _).
  algebra [m_all; A; g_G; B_G; M_G].
Qed.

Lemma its_square : forall (space : ips) (A B_G G N g_G n γ : ℝ),
  A = 2 * N + 1 -> (* cost *)
  γ > 0 -> (* positive margin *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G G ->
  g_G ^ 2 * γ ^ 2 <= 4.
Proof. (* certificate *)
  intros space A B_G G N g_G n γ cost positive_margin some_attribute margin_at_most_1 refuted_guess_run.
  pose proof (Guess_and_double_an_unknown_margin.refuted_above_the_margin_3 space A B_G G N g_G n γ cost some_attribute margin_at_most_1 refuted_guess_run) as refuted_above_the_margin.
  pose proof (Guess_and_double_an_unknown_margin.from_1_on space A B_G G N g_G n γ cost some_attribute margin_at_most_1 refuted_guess_run) as from_1_on.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (weak _ (of_lt _ _ refuted_above_the_margin))) (times _ _ (weak _ (of_gt _ _ positive_margin)) (weak _ (of_lt _ _ refuted_above_the_margin)))) (times _ _ (times _ _ (weak _ (of_gt _ _ positive_margin)) (weak _ (of_lt _ _ refuted_above_the_margin))) (of_ge _ _ from_1_on))) (eq_refl 0) _).
  algebra [g_G; γ].
Qed.

Lemma margin_unknown : forall (space : ips) (A B_G G M_G N b g_G m_all n γ : ℝ),
  m_all = B_G + M_G -> (* all mistakes *)
  A = 2 * N + 1 -> (* cost *)
  N = ln n -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  n > 0 -> (* some attribute *)
  M_G <= b -> (* within the budget *)
  γ <= 1 -> (* margin at most 1 *)
  n >= 1 -> (* some attribute *)
  b <= 2 * N * g_G ^ 2 -> (* budget *)
  Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G G ->
  3 * γ ^ 2 * m_all <= 16 * A.
Proof. (* certificate *)
  intros space A B_G G M_G N b g_G m_all n γ all_mistakes cost logarithm positive_margin some_attribute within_the_budget margin_at_most_1 some_attribute_2 budget refuted_guess_run.
  pose proof (Guess_and_double_an_unknown_margin.all_guesses space A B_G G M_G N b g_G m_all n γ all_mistakes cost logarithm some_attribute within_the_budget margin_at_most_1 some_attribute_2 budget refuted_guess_run) as all_guesses.
  pose proof (Guess_and_double_an_unknown_margin.its_square space A B_G G N g_G n γ cost positive_margin some_attribute margin_at_most_1 refuted_guess_run) as its_square.
  pose proof (Guess_and_double_an_unknown_margin.some_cost A N n cost logarithm some_attribute_2) as some_cost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_le _ _ all_guesses) (sq γ)) (times _ _ (weak _ (pos 4)) (times _ _ (of_le _ _ its_square) (weak _ (of_gt _ _ some_cost))))) (eq_refl 0) _).
  algebra [γ; m_all; A; g_G].
Qed.

Inductive run_over_refuted_guess (space : ips) (N n γ : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_refuted_guess_start : run_over_refuted_guess space N n γ 1 0 0%nat
  | run_over_refuted_guess_next : forall (B B' H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ : ℝ) (c_M u : vec space) (G : nat),
      run_over_refuted_guess space N n γ g B G ->
      B' = B + M -> (* mistakes so far *)
      ⟨c_M, u⟩ = K_n -> (* chips on the target *)
      2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
      2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
      β * (2 - γ_g) = γ_g + 2 -> (* rational factor *)
      g' = 2 * g -> (* double *)
      M = b + 1 -> (* one mistake too many *)
      S_n = T_M -> (* all weight *)
      U_n = 1 -> (* size 1 *)
      g * γ_g = 1 -> (* guessed margin *)
      Λ_M = ln T_M -> (* logarithm *)
      h = ln β -> (* logarithm *)
      k = ln κ -> (* logarithm *)
      b + 1 > 2 * N * g ^ 2 -> (* whole budget *)
      M >= 0 -> (* a count *)
      b <= 2 * N * g ^ 2 -> (* budget *)
      The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
      The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
      The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
      Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
      run_over_refuted_guess space N n γ g' B' (Datatypes.S G).

Lemma run_over_refuted_guess_is_refuted_run : forall (space : ips) (B_G N g_G n γ : ℝ) (G : nat),
  Guess_and_double_an_unknown_margin.run_over_refuted_guess space N n γ g_G B_G G -> Guess_and_double_an_unknown_margin.refuted_run space N n γ g_G B_G (INR G).
Proof.
  intros space B_G N g_G n γ G run.
  refine (Guess_and_double_an_unknown_margin.run_over_refuted_guess_ind space N n γ (fun (g B : ℝ) (G : nat) => Guess_and_double_an_unknown_margin.refuted_run space N n γ g B (INR G)) _ _ g_G B_G G run); clear run g_G B_G G.
  - exact (Guess_and_double_an_unknown_margin.refuted_run_start space N n γ).
  - intros B B' H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ c_M u G _ previous mistakes_so_far chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget a_count budget attribute_run mistake_run mistake_run_2 attribute_run_2. rewrite S_INR.
    exact (Guess_and_double_an_unknown_margin.refuted_run_next space N n γ B B' (INR G) H K_n M S_n T_M U_n b g g' h k n_0 r Λ_M β γ_g κ σ c_M u previous mistakes_so_far chips_on_the_target half_the_sum half_the_difference rational_factor double one_mistake_too_many all_weight size_1 guessed_margin logarithm logarithm_2 logarithm_3 whole_budget a_count budget attribute_run mistake_run mistake_run_2 attribute_run_2).
Qed.

End Guess_and_double_an_unknown_margin.

Theorem theorem_Guess_and_double_an_unknown_margin : forall (space : ips) (A B_G M_G N b g_G m_all n γ : ℝ) (G : nat),
  Guess_and_double_an_unknown_margin.run_over_refuted_guess space N n γ g_G B_G G ->
  m_all = B_G + M_G -> (* all mistakes *)
  A = 2 * N + 1 -> (* cost *)
  N = ln n -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  n > 0 -> (* some attribute *)
  M_G <= b -> (* within the budget *)
  γ <= 1 -> (* margin at most 1 *)
  n >= 1 -> (* some attribute *)
  b <= 2 * N * g_G ^ 2 -> (* budget *)
  3 * γ ^ 2 * m_all <= 16 * A.
Proof.
  intros space A B_G M_G N b g_G m_all n γ G refuted_guess_run all_mistakes cost logarithm positive_margin some_attribute within_the_budget margin_at_most_1 some_attribute_2 budget.
  exact (Guess_and_double_an_unknown_margin.margin_unknown space A B_G (INR G) M_G N b g_G m_all n γ all_mistakes cost logarithm positive_margin some_attribute within_the_budget margin_at_most_1 some_attribute_2 budget (Guess_and_double_an_unknown_margin.run_over_refuted_guess_is_refuted_run space B_G N g_G n γ G refuted_guess_run)).
Qed.

Module Winnow_with_infinitely_many_attributes.

Lemma doubled : forall (space : ips) (T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  T' = T + s.
Proof. (* instance *)
  intros space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled.
  exact (Winnow_on_ORs.doubled space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled).
Qed.

Lemma halved : forall (space : ips) (T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  T' = T - s / 2.
Proof. (* instance *)
  intros space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved.
  exact (Winnow_on_ORs.halved space T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved).
Qed.

Lemma progress : forall (space : ips) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨u, x⟩ >= 1 -> (* positive *)
  ⟨c', u⟩ >= ⟨c, u⟩ + 1.
Proof. (* instance *)
  intros space c c' u x chips_on positive.
  exact (Winnow_on_ORs.progress space c c' u x chips_on positive).
Qed.

Lemma gain : forall (space : ips) (N T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < N -> (* low score *)
  T' <= N + T.
Proof. (* instance *)
  intros space N T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score.
  refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs.gain space T T' N s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score)) _). algebra [T'; T; N].
Qed.

Lemma slots_of_a_mistake : forall (S S' k n : ℝ),
  S' = S + k -> (* new strings *)
  k <= n -> (* active strings *)
  S' <= S + n.
Proof. (* certificate *)
  intros S S' k n new_strings active_strings.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ active_strings) (eqn (-1) _ _ new_strings) _).
  algebra [S'; S; n; k].
Qed.

Lemma no_loss : forall (space : ips) (c c' u x : vec space),
  ⟨u, x⟩ = 0 -> (* negative *)
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c', u⟩ >= ⟨c, u⟩.
Proof. (* instance *)
  intros space c c' u x negative chips_off.
  exact (Winnow_on_ORs.no_loss space c c' u x negative chips_off).
Qed.

Lemma loss : forall (space : ips) (N T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  s >= N -> (* high score *)
  T' <= - N / 2 + T.
Proof. (* instance *)
  intros space N T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score.
  refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs.loss space T T' N s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score)) _). algebra [T'; T; N].
Qed.

Lemma total_progress : forall (space : ips) (P : ℝ) (c c' u x : vec space),
  c' = c ⊕ x -> (* chips on *)
  ⟨c, u⟩ >= P -> (* total progress *)
  ⟨u, x⟩ >= 1 -> (* positive *)
  ⟨c', u⟩ >= P + 1.
Proof. (* certificate *)
  intros space P c c' u x chips_on total_progress positive.
  pose proof (Winnow_with_infinitely_many_attributes.progress space c c' u x chips_on positive) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [P] with [c'; u; c].
Qed.

Lemma total_progress_2 : forall (space : ips) (P : ℝ) (c c' u x : vec space),
  ⟨u, x⟩ = 0 -> (* negative *)
  c' = c ⊕ -1 • x -> (* chips off *)
  ⟨c, u⟩ >= P -> (* total progress *)
  ⟨c', u⟩ >= P.
Proof. (* certificate *)
  intros space P c c' u x negative chips_off total_progress.
  pose proof (Winnow_with_infinitely_many_attributes.no_loss space c c' u x negative chips_off) as no_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ no_loss)) (eq_refl 0) _).
  algebra [P] with [c'; u; c].
Qed.

Inductive total_progress_run (space : ips) (N : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space N u vzero N 0 0 0
  | total_progress_run_next_P : forall (D P S S' T T' : ℝ) (c c' x : vec space),
      total_progress_run space N u c T S P D ->
      c' = c ⊕ x -> (* chips on *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      total_progress_run space N u c' T' S' (P + 1) D
  | total_progress_run_next_D : forall (D P S S' T T' : ℝ) (c c' x : vec space),
      total_progress_run space N u c T S P D ->
      ⟨u, x⟩ = 0 -> (* negative *)
      c' = c ⊕ -1 • x -> (* chips off *)
      total_progress_run space N u c' T' S' P (D + 1).

Lemma total_progress_3 : forall (space : ips) (D N P S_M T_M : ℝ) (c_M u : vec space),
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  ⟨c_M, u⟩ >= P.
Proof. (* induction *)
  intros space D N P S_M T_M c_M u mistake_run.
  cut (forall (c : vec space) (T S P D : ℝ), Winnow_with_infinitely_many_attributes.total_progress_run space N u c T S P D ->
    ⟨c, u⟩ >= P).
  { intros all. pose proof (all c_M T_M S_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M S_M P D.
  refine (Winnow_with_infinitely_many_attributes.total_progress_run_ind space N u (fun (c : vec space) (T S P D : ℝ) =>
    ⟨c, u⟩ >= P) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra with [u].
  - intros D P S S' T T' c c' x _ kept_2 chips_on positive.
    exact (Winnow_with_infinitely_many_attributes.total_progress space P c c' u x chips_on kept_2 positive).
  - intros D P S S' T T' c c' x _ kept_2 negative chips_off.
    exact (Winnow_with_infinitely_many_attributes.total_progress_2 space P c c' u x negative chips_off kept_2).
Qed.

Lemma total_weight : forall (space : ips) (D N P T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < N -> (* low score *)
  T <= - D * N / 2 + N * P + N -> (* total weight *)
  T' <= - D * N / 2 + N * (P + 1) + N.
Proof. (* certificate *)
  intros space D N P T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score total_weight.
  pose proof (Winnow_with_infinitely_many_attributes.gain space N T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score) as gain.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ gain)) (eq_refl 0) _).
  algebra [T'; D; N; P; T].
Qed.

Lemma total_weight_2 : forall (space : ips) (D N P T T' s : ℝ) (v1 w w' w_x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  s >= N -> (* high score *)
  T <= - D * N / 2 + N * P + N -> (* total weight *)
  T' <= N * P - N * (D + 1) / 2 + N.
Proof. (* certificate *)
  intros space D N P T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score total_weight.
  pose proof (Winnow_with_infinitely_many_attributes.loss space N T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score) as loss.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_weight) (of_le _ _ loss)) (eq_refl 0) _).
  algebra [T'; N; P; D; T].
Qed.

Inductive total_weight_run (space : ips) (N : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run space N vzero N 0 0 0
  | total_weight_run_next_P : forall (D P S S' T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space N c T S P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < N -> (* low score *)
      total_weight_run space N c' T' S' (P + 1) D
  | total_weight_run_next_D : forall (D P S S' T T' s : ℝ) (c c' v1 w w' w_x : vec space),
      total_weight_run space N c T S P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= N -> (* high score *)
      total_weight_run space N c' T' S' P (D + 1).

Lemma total_weight_3 : forall (space : ips) (D N P S_M T_M : ℝ) (c_M : vec space),
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  T_M <= - D * N / 2 + N * P + N.
Proof. (* induction *)
  intros space D N P S_M T_M c_M mistake_run.
  cut (forall (c : vec space) (T S P D : ℝ), Winnow_with_infinitely_many_attributes.total_weight_run space N c T S P D ->
    T <= - D * N / 2 + N * P + N).
  { intros all. pose proof (all c_M T_M S_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M S_M P D.
  refine (Winnow_with_infinitely_many_attributes.total_weight_run_ind space N (fun (c : vec space) (T S P D : ℝ) =>
    T <= - D * N / 2 + N * P + N) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
  - intros D P S S' T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_doubled low_score.
    exact (Winnow_with_infinitely_many_attributes.total_weight space D N P T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score kept_2).
  - intros D P S S' T T' s c c' v1 w w' w_x _ kept_2 all_weights all_weights_after_it active_weights active_weights_halved high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_with_infinitely_many_attributes.total_weight_2 space D N P T T' s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score kept_2)) _). algebra [T'; N; P; D].
Qed.

Lemma slots_taken : forall (D P S S' k n : ℝ),
  S' = S + k -> (* new strings *)
  k <= n -> (* active strings *)
  S <= D * n + P * n -> (* slots taken *)
  S' <= D * n + n * (P + 1).
Proof. (* certificate *)
  intros D P S S' k n new_strings active_strings slots_taken.
  pose proof (Winnow_with_infinitely_many_attributes.slots_of_a_mistake S S' k n new_strings active_strings) as slots_of_a_mistake.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ slots_taken) (of_le _ _ slots_of_a_mistake)) (eq_refl 0) _).
  algebra [S'; D; n; P; S].
Qed.

Inductive slots_taken_run (space : ips) (N n : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | slots_taken_run_start : slots_taken_run space N n vzero N 0 0 0
  | slots_taken_run_next_P : forall (D P S S' T T' k : ℝ) (c c' : vec space),
      slots_taken_run space N n c T S P D ->
      S' = S + k -> (* new strings *)
      k <= n -> (* active strings *)
      slots_taken_run space N n c' T' S' (P + 1) D
  | slots_taken_run_next_D : forall (D P S S' T T' k : ℝ) (c c' : vec space),
      slots_taken_run space N n c T S P D ->
      S' = S + k -> (* new strings *)
      k <= n -> (* active strings *)
      slots_taken_run space N n c' T' S' P (D + 1).

Lemma slots_taken_2 : forall (space : ips) (D N P S_M T_M n : ℝ) (c_M : vec space),
  Winnow_with_infinitely_many_attributes.slots_taken_run space N n c_M T_M S_M P D ->
  S_M <= D * n + P * n.
Proof. (* induction *)
  intros space D N P S_M T_M n c_M mistake_run.
  cut (forall (c : vec space) (T S P D : ℝ), Winnow_with_infinitely_many_attributes.slots_taken_run space N n c T S P D ->
    S <= D * n + P * n).
  { intros all. pose proof (all c_M T_M S_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M S_M P D.
  refine (Winnow_with_infinitely_many_attributes.slots_taken_run_ind space N n (fun (c : vec space) (T S P D : ℝ) =>
    S <= D * n + P * n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros D P S S' T T' k c c' _ kept_2 new_strings active_strings.
    refine (same_le _ _ _ (of_le _ _ (Winnow_with_infinitely_many_attributes.slots_taken D P S S' k n new_strings active_strings kept_2)) _). algebra [S'; D; n; P].
  - intros D P S S' T T' k c c' _ kept_2 new_strings active_strings.
    refine (same_le _ _ _ (of_le _ _ (Winnow_with_infinitely_many_attributes.slots_taken D P S S' k n new_strings active_strings kept_2)) _). algebra [S'; D; n; P].
Qed.

Lemma positive_size : forall (N : ℝ),
  N >= 1 -> (* some attribute *)
  N > 0.
Proof. (* certificate *)
  intros N some_attribute.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_attribute)) (eq_refl 0) _).
  algebra [N].
Qed.

Lemma capped_weight : forall (N : ℝ),
  N >= 1 -> (* some attribute *)
  1 < 2 * N.
Proof. (* certificate *)
  intros N some_attribute.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ some_attribute))) (eq_refl 0) _).
  algebra [N].
Qed.

Lemma capped_weight_2 : forall (N N_o s z z' : ℝ),
  z' = 2 * z -> (* its weight promoted *)
  s < N -> (* low score *)
  Winnow_on_ORs.part_of_the_total_run z s N_o ->
  z' < 2 * N.
Proof. (* certificate *)
  intros N N_o s z z' its_weight_promoted low_score weight_run.
  pose proof (Winnow_on_ORs.part_of_the_total_2 N_o s z weight_run) as part_of_the_total.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (pos 2) (of_lt _ _ low_score)) (times _ _ (weak _ (pos 2)) (of_ge _ _ part_of_the_total))) (eqn (-1) _ _ its_weight_promoted) _).
  algebra [z'; N; z; s].
Qed.

Lemma capped_weight_3 : forall (N z z' : ℝ),
  z' = z -> (* its weight kept *)
  z < 2 * N -> (* capped weight *)
  z' < 2 * N.
Proof. (* certificate *)
  intros N z z' its_weight_kept capped_weight.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ capped_weight) (eqn (-1) _ _ its_weight_kept) _).
  algebra [z'; N; z].
Qed.

Lemma capped_weight_4 : forall (N z z' : ℝ),
  2 * z' = z -> (* its weight demoted *)
  z < 2 * N -> (* capped weight *)
  N >= 1 -> (* some attribute *)
  z' < 2 * N.
Proof. (* certificate *)
  intros N z z' its_weight_demoted capped_weight some_attribute.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (weak _ (stimes _ _ (frac 1 2) (of_lt _ _ capped_weight)))) (of_ge _ _ some_attribute)) (eqn (-1 / 2) _ _ its_weight_demoted) _).
  algebra [z'; N; z].
Qed.

Inductive capped_weight_run (N : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | capped_weight_run_start : capped_weight_run N 1 0 0 0
  | capped_weight_run_next_P_on : forall (D_on K_off N_o P_on s z z' : ℝ),
      capped_weight_run N z P_on K_off D_on ->
      z' = 2 * z -> (* its weight promoted *)
      s < N -> (* low score *)
      Winnow_on_ORs.part_of_the_total_run z s N_o ->
      capped_weight_run N z' (P_on + 1) K_off D_on
  | capped_weight_run_next_K_off : forall (D_on K_off P_on z z' : ℝ),
      capped_weight_run N z P_on K_off D_on ->
      z' = z -> (* its weight kept *)
      capped_weight_run N z' P_on (K_off + 1) D_on
  | capped_weight_run_next_D_on : forall (D_on K_off P_on z z' : ℝ),
      capped_weight_run N z P_on K_off D_on ->
      2 * z' = z -> (* its weight demoted *)
      capped_weight_run N z' P_on K_off (D_on + 1).

Lemma capped_weight_5 : forall (D_on K_off N P_on z_M : ℝ),
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  z_M < 2 * N.
Proof. (* induction *)
  intros D_on K_off N P_on z_M some_attribute update_run.
  cut (forall (z P_on K_off D_on : ℝ), Winnow_with_infinitely_many_attributes.capped_weight_run N z P_on K_off D_on ->
    z < 2 * N).
  { intros all. pose proof (all z_M P_on K_off D_on update_run) as kept.
    exact kept. }
  clear update_run z_M P_on K_off D_on.
  refine (Winnow_with_infinitely_many_attributes.capped_weight_run_ind N (fun (z P_on K_off D_on : ℝ) =>
    z < 2 * N) _ _ _ _).
  - exact (Winnow_with_infinitely_many_attributes.capped_weight N some_attribute).
  - intros D_on K_off N_o P_on s z z' _ kept_2 its_weight_promoted low_score weight_run.
    exact (Winnow_with_infinitely_many_attributes.capped_weight_2 N N_o s z z' its_weight_promoted low_score weight_run).
  - intros D_on K_off P_on z z' _ kept_2 its_weight_kept.
    exact (Winnow_with_infinitely_many_attributes.capped_weight_3 N z z' its_weight_kept kept_2).
  - intros D_on K_off P_on z z' _ kept_2 its_weight_demoted.
    exact (Winnow_with_infinitely_many_attributes.capped_weight_4 N z z' its_weight_demoted kept_2 some_attribute).
Qed.

Lemma below_the_factor : forall (D_on F_d K_off N P_on W z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  F_d < 2.
Proof. (* certificate *)
  intros D_on F_d K_off N P_on W z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run.
  destruct (lt_or F_d 2) as [holds | contrary]; [exact holds |].
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_attribute) as positive_size.
  pose proof (Winnow_with_infinitely_many_attributes.capped_weight_5 D_on K_off N P_on z_M some_attribute update_run) as capped_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (plus_s _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ cap_of_a_weight)) (of_lt _ _ capped_weight)) (times _ _ (of_ge _ _ contrary) (of_le _ _ cap_of_a_weight))) (eqn 1 _ _ its_chips_make_its_weight) _).
  algebra [F_d; N; z_M; W].
Qed.

Lemma below_1 : forall (D_on F_d K_off N P_on W d t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  d < 1.
Proof. (* certificate *)
  intros D_on F_d K_off N P_on W d t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run.
  pose proof (Winnow_with_infinitely_many_attributes.below_the_factor D_on F_d K_off N P_on W z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run) as below_the_factor.
  pose proof (Winnow_on_ORs.Bernoulli_3 F_d d t_down t_up chip_run) as Bernoulli.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (of_lt _ _ below_the_factor) (of_ge _ _ Bernoulli)) (eq_refl 0) _).
  algebra [d; F_d].
Qed.

Lemma none_too_many : forall (D_on F_d K_off N P_on W d t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  d <= 0.
Proof. (* certificate *)
  intros D_on F_d K_off N P_on W d t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_infinitely_many_attributes.below_1 D_on F_d K_off N P_on W d t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run) as below_1.
  pose proof (Winnow_on_ORs.whole_number_3 F_d d t_down t_up chip_run_2) as whole_number.
  refine (cert_le _ _ _ _ _ (of_lt _ _ below_1) (of_ge _ _ whole_number) (eq_refl 0) _).
  algebra [d].
Qed.

Lemma one_cap : forall (D_on F_d K_off L N P_on W d e_M t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  e_M <= L.
Proof. (* certificate *)
  intros D_on F_d K_off L N P_on W d e_M t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_infinitely_many_attributes.none_too_many D_on F_d K_off N P_on W d t_down t_up z_M its_chips_make_its_weight cap_of_a_weight some_attribute update_run chip_run chip_run_2) as none_too_many.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ none_too_many) (eqn (-1) _ _ chips_from_the_cap_on) _).
  algebra [e_M; L; d].
Qed.

Lemma chips_of_one : forall (D_on F_d K_off L N P_on U U' W d e_M t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  U' <= L + U.
Proof. (* certificate *)
  intros D_on F_d K_off L N P_on U U' W d e_M t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_infinitely_many_attributes.one_cap D_on F_d K_off L N P_on W d e_M t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2) as one_cap.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_cap) (eqn (-1) _ _ chips_so_far) _).
  algebra [U'; L; U; e_M].
Qed.

Lemma chips_of_all : forall (D_on F_d K_off L N P_on U U' W d e_M r t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  N <= W -> (* cap of a weight *)
  U <= L * r -> (* chips of all *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  U' <= L * (r + 1).
Proof. (* certificate *)
  intros D_on F_d K_off L N P_on U U' W d e_M r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight chips_of_all some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_with_infinitely_many_attributes.chips_of_one D_on F_d K_off L N P_on U U' W d e_M t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight some_attribute update_run chip_run chip_run_2) as chips_of_one.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ chips_of_all) (of_le _ _ chips_of_one)) (eq_refl 0) _).
  algebra [U'; L; r; U].
Qed.

Inductive chips_of_all_run (L N W : ℝ) : ℝ -> ℝ -> Prop :=
  | chips_of_all_run_start : chips_of_all_run L N W 0 0
  | chips_of_all_run_next : forall (D_on F_d K_off P_on U U' d e_M r t_down t_up z_M : ℝ),
      chips_of_all_run L N W U r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      chips_of_all_run L N W U' (r + 1).

Lemma chips_of_all_2 : forall (L N U_r W r : ℝ),
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  U_r <= L * r.
Proof. (* induction *)
  intros L N U_r W r cap_of_a_weight some_attribute relevant_attribute_run.
  cut (forall (U r : ℝ), Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U r ->
    U <= L * r).
  { intros all. pose proof (all U_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run U_r r.
  refine (Winnow_with_infinitely_many_attributes.chips_of_all_run_ind L N W (fun (U r : ℝ) =>
    U <= L * r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L].
  - intros D_on F_d K_off P_on U U' d e_M r t_down t_up z_M _ kept_2 its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2.
    exact (Winnow_with_infinitely_many_attributes.chips_of_all D_on F_d K_off L N P_on U U' W d e_M r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far cap_of_a_weight kept_2 some_attribute update_run chip_run chip_run_2).
Qed.

Lemma cap : forall (space : ips) (L N U_r W r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  ⟨c_M, u⟩ <= L * r.
Proof. (* certificate *)
  intros space L N U_r W r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run.
  pose proof (Winnow_with_infinitely_many_attributes.chips_of_all_2 L N U_r W r cap_of_a_weight some_attribute relevant_attribute_run) as chips_of_all.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ chips_of_all) (eqn (-1) _ _ relevant_chips) _).
  algebra [L; r; U_r] with [c_M; u].
Qed.

Lemma few_promotions : forall (space : ips) (D L N P S_M T_M U_r W r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  P <= L * r.
Proof. (* certificate *)
  intros space D L N P S_M T_M U_r W r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run.
  pose proof (Winnow_with_infinitely_many_attributes.total_progress_3 space D N P S_M T_M c_M u mistake_run) as total_progress.
  pose proof (Winnow_with_infinitely_many_attributes.cap space L N U_r W r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run) as cap.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_le _ _ cap)) (eq_refl 0) _).
  algebra [P; L; r] with [c_M; u].
Qed.

Lemma few_demotions : forall (space : ips) (D N N_o P S_M T_M t_1 t_down t_up w_1 : ℝ) (c_M : vec space),
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  D < 2 * P + 2.
Proof. (* certificate *)
  intros space D N N_o P S_M T_M t_1 t_down t_up w_1 c_M some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_attribute) as positive_size.
  pose proof (Winnow_on_ORs.weight_left N_o T_M t_1 t_down t_up w_1 weight_run chip_run) as weight_left.
  pose proof (Winnow_with_infinitely_many_attributes.total_weight_3 space D N P S_M T_M c_M mistake_run) as total_weight.
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_size) (splus _ _ (stimes _ _ (pos 2) (of_gt _ _ weight_left)) (times _ _ (weak _ (pos 2)) (of_le _ _ total_weight))) (eq_refl 0) _).
  algebra [D; P; N; T_M].
Qed.

Lemma mistake_bound : forall (space : ips) (D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M < 3 * L * r + 2.
Proof. (* certificate *)
  intros space D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_with_infinitely_many_attributes.few_promotions space D L N P S_M T_M U_r W r c_M u relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as few_promotions.
  pose proof (Winnow_with_infinitely_many_attributes.few_demotions space D N N_o P S_M T_M t_1 t_down t_up w_1 c_M some_attribute mistake_run weight_run chip_run) as few_demotions.
  refine (cert_lt _ _ _ _ _ (pos 1) (plus_s _ _ (times _ _ (weak _ (pos 3)) (of_le _ _ few_promotions)) (of_lt _ _ few_demotions)) (eqn (-1) _ _ counted) _).
  algebra [M; L; r; D; P].
Qed.

Inductive run_over_relevant_attribute (L N W : ℝ) : ℝ -> nat -> Prop :=
  | run_over_relevant_attribute_start : run_over_relevant_attribute L N W 0 0%nat
  | run_over_relevant_attribute_next : forall (D_on F_d K_off P_on U U' d e_M t_down t_up z_M : ℝ) (r : nat),
      run_over_relevant_attribute L N W U r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      Winnow_with_infinitely_many_attributes.capped_weight_run N z_M P_on K_off D_on ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      run_over_relevant_attribute L N W U' (Datatypes.S r).

Lemma run_over_relevant_attribute_is_chips_of_all_run : forall (L N U_r W : ℝ) (r : nat),
  Winnow_with_infinitely_many_attributes.run_over_relevant_attribute L N W U_r r -> Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r (INR r).
Proof.
  intros L N U_r W r run.
  refine (Winnow_with_infinitely_many_attributes.run_over_relevant_attribute_ind L N W (fun (U : ℝ) (r : nat) => Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U (INR r)) _ _ U_r r run); clear run U_r r.
  - exact (Winnow_with_infinitely_many_attributes.chips_of_all_run_start L N W).
  - intros D_on F_d K_off P_on U U' d e_M t_down t_up z_M r _ previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2. rewrite S_INR.
    exact (Winnow_with_infinitely_many_attributes.chips_of_all_run_next L N W D_on F_d K_off P_on U U' d e_M (INR r) t_down t_up z_M previous its_chips_make_its_weight chips_from_the_cap_on chips_so_far update_run chip_run chip_run_2).
Qed.

Inductive run_over_mistake (space : ips) (N : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space N u vzero N 0 0%nat 0%nat
  | run_over_mistake_next_P : forall (S S' T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space N u c T S P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < N -> (* low score *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      run_over_mistake space N u c' T' S' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (S S' T T' s : ℝ) (c c' v1 w w' w_x x : vec space) (P D : nat),
      run_over_mistake space N u c T S P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      ⟨u, x⟩ = 0 -> (* negative *)
      c' = c ⊕ -1 • x -> (* chips off *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= N -> (* high score *)
      run_over_mistake space N u c' T' S' P (Datatypes.S D).

Lemma run_over_mistake_is_total_weight_run : forall (space : ips) (N S_M T_M : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_with_infinitely_many_attributes.run_over_mistake space N u c_M T_M S_M P D -> Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M (INR P) (INR D).
Proof.
  intros space N S_M T_M c_M u P D run.
  refine (Winnow_with_infinitely_many_attributes.run_over_mistake_ind space N u (fun (c : vec space) (T S : ℝ) (P D : nat) => Winnow_with_infinitely_many_attributes.total_weight_run space N c T S (INR P) (INR D)) _ _ _ c_M T_M S_M P D run); clear run c_M T_M S_M P D.
  - exact (Winnow_with_infinitely_many_attributes.total_weight_run_start space N).
  - intros S S' T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_with_infinitely_many_attributes.total_weight_run_next_P space N (INR D) (INR P) S S' T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_doubled low_score).
  - intros S S' T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score. rewrite S_INR.
    exact (Winnow_with_infinitely_many_attributes.total_weight_run_next_D space N (INR D) (INR P) S S' T T' s c c' v1 w w' w_x previous all_weights all_weights_after_it active_weights active_weights_halved high_score).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (N S_M T_M : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_with_infinitely_many_attributes.run_over_mistake space N u c_M T_M S_M P D -> Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M (INR P) (INR D).
Proof.
  intros space N S_M T_M c_M u P D run.
  refine (Winnow_with_infinitely_many_attributes.run_over_mistake_ind space N u (fun (c : vec space) (T S : ℝ) (P D : nat) => Winnow_with_infinitely_many_attributes.total_progress_run space N u c T S (INR P) (INR D)) _ _ _ c_M T_M S_M P D run); clear run c_M T_M S_M P D.
  - exact (Winnow_with_infinitely_many_attributes.total_progress_run_start space N u).
  - intros S S' T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_with_infinitely_many_attributes.total_progress_run_next_P space N u (INR D) (INR P) S S' T T' c c' x previous chips_on positive).
  - intros S S' T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score. rewrite S_INR.
    exact (Winnow_with_infinitely_many_attributes.total_progress_run_next_D space N u (INR D) (INR P) S S' T T' c c' x previous negative chips_off).
Qed.

Inductive run_over_weight (w_1 : ℝ) : ℝ -> nat -> Prop :=
  | run_over_weight_start : run_over_weight w_1 w_1 0%nat
  | run_over_weight_next : forall (m o t_down t_o t_up σ σ' : ℝ) (N_o : nat),
      run_over_weight w_1 σ N_o ->
      σ' = m * o + σ -> (* added *)
      m >= 0 -> (* a count *)
      Winnow_on_ORs.power_positive_run t_o o t_up t_down ->
      run_over_weight w_1 σ' (Datatypes.S N_o).

Lemma run_over_weight_is_part_of_the_total_run_2 : forall (T_M w_1 : ℝ) (N_o : nat),
  Winnow_with_infinitely_many_attributes.run_over_weight w_1 T_M N_o -> Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M (INR N_o).
Proof.
  intros T_M w_1 N_o run.
  refine (Winnow_with_infinitely_many_attributes.run_over_weight_ind w_1 (fun (σ : ℝ) (N_o : nat) => Winnow_on_ORs.part_of_the_total_run_2 w_1 σ (INR N_o)) _ _ T_M N_o run); clear run T_M N_o.
  - exact (Winnow_on_ORs.part_of_the_total_run_2_start w_1).
  - intros m o t_down t_o t_up σ σ' N_o _ previous added a_count chip_run. rewrite S_INR.
    exact (Winnow_on_ORs.part_of_the_total_run_2_next w_1 (INR N_o) m o t_down t_o t_up σ σ' previous added a_count chip_run).
Qed.

Inductive run_over_chip : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_chip_start : run_over_chip 0 1 0%nat 0%nat
  | run_over_chip_next_t_up : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip t F t_up t_down ->
      F' = 2 * F -> (* times the factor *)
      run_over_chip t' F' (Datatypes.S t_up) t_down
  | run_over_chip_next_t_down : forall (F F' t t' : ℝ) (t_up t_down : nat),
      run_over_chip t F t_up t_down ->
      2 * F' = F -> (* divided by the factor *)
      run_over_chip t' F' t_up (Datatypes.S t_down).

Lemma run_over_chip_is_power_positive_run_2 : forall (t_1 w_1 : ℝ) (t_up t_down : nat),
  Winnow_with_infinitely_many_attributes.run_over_chip t_1 w_1 t_up t_down -> Winnow_on_ORs.power_positive_run_2 t_1 w_1 (INR t_up) (INR t_down).
Proof.
  intros t_1 w_1 t_up t_down run.
  refine (Winnow_with_infinitely_many_attributes.run_over_chip_ind (fun (t F : ℝ) (t_up t_down : nat) => Winnow_on_ORs.power_positive_run_2 t F (INR t_up) (INR t_down)) _ _ _ t_1 w_1 t_up t_down run); clear run t_1 w_1 t_up t_down.
  - exact Winnow_on_ORs.power_positive_run_2_start.
  - intros F F' t t' t_up t_down _ previous times_the_factor. rewrite S_INR.
    exact (Winnow_on_ORs.power_positive_run_2_next_t_up F F' t t' (INR t_down) (INR t_up) previous times_the_factor).
  - intros F F' t t' t_up t_down _ previous divided_by_the_factor. rewrite S_INR.
    exact (Winnow_on_ORs.power_positive_run_2_next_t_down F F' t t' (INR t_down) (INR t_up) previous divided_by_the_factor).
Qed.

End Winnow_with_infinitely_many_attributes.

Theorem theorem_Winnow_with_infinitely_many_attributes : forall (space : ips) (L M N S_M T_M U_r W t_1 w_1 : ℝ) (c_M u : vec space) (D N_o P r t_down t_up : nat),
  Winnow_with_infinitely_many_attributes.run_over_relevant_attribute L N W U_r r ->
  Winnow_with_infinitely_many_attributes.run_over_mistake space N u c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.run_over_weight w_1 T_M N_o ->
  Winnow_with_infinitely_many_attributes.run_over_chip t_1 w_1 t_up t_down ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  M < 3 * L * INR r + 2.
Proof.
  intros space L M N S_M T_M U_r W t_1 w_1 c_M u D N_o P r t_down t_up relevant_attribute_run mistake_run weight_run chip_run counted relevant_chips cap_of_a_weight some_attribute.
  exact (Winnow_with_infinitely_many_attributes.mistake_bound space (INR D) L M N (INR N_o) (INR P) S_M T_M U_r W (INR r) t_1 (INR t_down) (INR t_up) w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute (Winnow_with_infinitely_many_attributes.run_over_relevant_attribute_is_chips_of_all_run L N U_r W r relevant_attribute_run) (Winnow_with_infinitely_many_attributes.run_over_mistake_is_total_weight_run space N S_M T_M c_M u P D mistake_run) (Winnow_with_infinitely_many_attributes.run_over_mistake_is_total_progress_run space N S_M T_M c_M u P D mistake_run) (Winnow_with_infinitely_many_attributes.run_over_weight_is_part_of_the_total_run_2 T_M w_1 N_o weight_run) (Winnow_with_infinitely_many_attributes.run_over_chip_is_power_positive_run_2 t_1 w_1 t_up t_down chip_run)).
Qed.

Module Weighted_majority.

Lemma no_negative_weight_errs : forall (W W' w : ℝ),
  W' = W + w -> (* wrong weight so far *)
  w > 0 -> (* positive weight *)
  W >= 0 -> (* no negative weight errs *)
  W' >= 0.
Proof. (* certificate *)
  intros W W' w wrong_weight_so_far positive_weight no_negative_weight_errs.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ no_negative_weight_errs) (weak _ (of_gt _ _ positive_weight))) (eqn 1 _ _ wrong_weight_so_far) _).
  algebra [W'; W; w].
Qed.

Lemma no_more_than_all_err : forall (A A' W W' w : ℝ),
  A' = A + w -> (* weight so far *)
  W' = W + w -> (* wrong weight so far *)
  W <= A -> (* no more than all err *)
  W' <= A'.
Proof. (* certificate *)
  intros A A' W W' w weight_so_far wrong_weight_so_far no_more_than_all_err.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_more_than_all_err) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (-1) _ _ wrong_weight_so_far)) _).
  algebra [W'; A'; A; w; W].
Qed.

Lemma weight_after_it : forall (A A' B B' W W' w w' β : ℝ),
  A' = A + w -> (* weight so far *)
  B' = B + w' -> (* new weight so far *)
  B = A - W * (1 - β) -> (* weight after it *)
  W' = W + w -> (* wrong weight so far *)
  w' = β * w -> (* punished *)
  B' = A' - W' * (1 - β).
Proof. (* certificate *)
  intros A A' B B' W W' w w' β weight_so_far new_weight_so_far weight_after_it wrong_weight_so_far punished.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ weight_after_it) (eqn (-1) _ _ weight_so_far)) (eqn 1 _ _ new_weight_so_far)) (eqn (1 - β) _ _ wrong_weight_so_far)) (eqn 1 _ _ punished)) _).
  algebra [B'; A'; W'; β; B; A; W; w; w'].
Qed.

Lemma no_negative_weight_errs_2 : forall (W W' : ℝ),
  W' = W -> (* wrong weight so far *)
  W >= 0 -> (* no negative weight errs *)
  W' >= 0.
Proof. (* certificate *)
  intros W W' wrong_weight_so_far no_negative_weight_errs.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ no_negative_weight_errs) (eqn 1 _ _ wrong_weight_so_far) _).
  algebra [W'; W].
Qed.

Lemma no_more_than_all_err_2 : forall (A A' W W' w : ℝ),
  A' = A + w -> (* weight so far *)
  W' = W -> (* wrong weight so far *)
  w > 0 -> (* positive weight *)
  W <= A -> (* no more than all err *)
  W' <= A'.
Proof. (* certificate *)
  intros A A' W W' w weight_so_far wrong_weight_so_far positive_weight no_more_than_all_err.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (weak _ (of_gt _ _ positive_weight)) (of_le _ _ no_more_than_all_err)) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (-1) _ _ wrong_weight_so_far)) _).
  algebra [W'; A'; A; w; W].
Qed.

Lemma weight_after_it_2 : forall (A A' B B' W W' w w' β : ℝ),
  A' = A + w -> (* weight so far *)
  B' = B + w' -> (* new weight so far *)
  B = A - W * (1 - β) -> (* weight after it *)
  W' = W -> (* wrong weight so far *)
  w' = w -> (* kept *)
  B' = A' - W' * (1 - β).
Proof. (* certificate *)
  intros A A' B B' W W' w w' β weight_so_far new_weight_so_far weight_after_it wrong_weight_so_far kept.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ weight_after_it) (eqn (-1) _ _ weight_so_far)) (eqn 1 _ _ new_weight_so_far)) (eqn (1 - β) _ _ wrong_weight_so_far)) (eqn 1 _ _ kept)) _).
  algebra [B'; A'; W'; β; B; A; W; w; w'].
Qed.

Inductive weight_after_it_run (β : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | weight_after_it_run_start : weight_after_it_run β 0 0 0 0 0
  | weight_after_it_run_next_n_e : forall (A A' B B' W W' n_e n_r w w' : ℝ),
      weight_after_it_run β A W B n_e n_r ->
      A' = A + w -> (* weight so far *)
      B' = B + w' -> (* new weight so far *)
      W' = W + w -> (* wrong weight so far *)
      w' = β * w -> (* punished *)
      w > 0 -> (* positive weight *)
      weight_after_it_run β A' W' B' (n_e + 1) n_r
  | weight_after_it_run_next_n_r : forall (A A' B B' W W' n_e n_r w w' : ℝ),
      weight_after_it_run β A W B n_e n_r ->
      A' = A + w -> (* weight so far *)
      B' = B + w' -> (* new weight so far *)
      W' = W -> (* wrong weight so far *)
      w' = w -> (* kept *)
      w > 0 -> (* positive weight *)
      weight_after_it_run β A' W' B' n_e (n_r + 1).

Lemma weight_after_it_3 : forall (F T T' n_e n_r β : ℝ),
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T' = - F * (1 - β) + T.
Proof. (* induction *)
  intros F T T' n_e n_r β expert_run.
  cut (forall (A W B n_e n_r : ℝ), Weighted_majority.weight_after_it_run β A W B n_e n_r ->
    W >= 0 /\ W <= A /\ B = A - W * (1 - β)).
  { intros all. destruct (all T F T' n_e n_r expert_run) as [kept [kept_2 kept_3]].
    refine (same_eq _ _ _ (of_eq _ _ kept_3) _). algebra [T'; T; F; β]. }
  clear expert_run T F T' n_e n_r.
  refine (Weighted_majority.weight_after_it_run_ind β (fun (A W B n_e n_r : ℝ) =>
    W >= 0 /\ W <= A /\ B = A - W * (1 - β)) _ _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [β].
  - intros A A' B B' W W' n_e n_r w w' _ [kept_4 [kept_5 kept_6]] weight_so_far new_weight_so_far wrong_weight_so_far punished positive_weight.
    split.
    { exact (Weighted_majority.no_negative_weight_errs W W' w wrong_weight_so_far positive_weight kept_4).
    }
    split.
    { exact (Weighted_majority.no_more_than_all_err A A' W W' w weight_so_far wrong_weight_so_far kept_5).
    }
    exact (Weighted_majority.weight_after_it A A' B B' W W' w w' β weight_so_far new_weight_so_far kept_6 wrong_weight_so_far punished).
  - intros A A' B B' W W' n_e n_r w w' _ [kept_5 [kept_6 kept_7]] weight_so_far new_weight_so_far wrong_weight_so_far kept_4 positive_weight.
    split.
    { exact (Weighted_majority.no_negative_weight_errs_2 W W' wrong_weight_so_far kept_5).
    }
    split.
    { exact (Weighted_majority.no_more_than_all_err_2 A A' W W' w weight_so_far wrong_weight_so_far positive_weight kept_6).
    }
    exact (Weighted_majority.weight_after_it_2 A A' B B' W W' w w' β weight_so_far new_weight_so_far kept_7 wrong_weight_so_far kept_4).
Qed.

Lemma shrinks : forall (F T T' n_e n_r β : ℝ),
  β < 1 -> (* penalty below 1 *)
  2 * F >= T -> (* mistake *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  2 * T' <= T * (β + 1).
Proof. (* certificate *)
  intros F T T' n_e n_r β penalty_below_1 mistake expert_run.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ mistake) (weak _ (of_lt _ _ penalty_below_1))) (eqn (-2) _ _ weight_after_it) _).
  algebra [T'; T; β; F].
Qed.

Lemma one_and_the_penalty : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β + 1 > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (weak _ (of_gt _ _ penalty))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma tangent : forall (K T T' Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  β / 2 + 1 / 2 > 0 -> (* positive *)
  T * (β / 2 + 1 / 2) * (K - Λ + Λ') <= - T * (β / 2 + 1 / 2) + T'.
Proof. (* instance *)
  intros K T T' Λ Λ' β logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 (β / 2 + 1 / 2) T T' (- K) Λ Λ' logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [β; T; K; Λ; Λ'; T'].
Qed.

Lemma step : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β / 2 + 1 / 2 > 0.
Proof. (* certificate *)
  intros β penalty.
  pose proof (Weighted_majority.one_and_the_penalty β penalty) as one_and_the_penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) (of_gt _ _ one_and_the_penalty)) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma tangent_2 : forall (K T T' Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  β > 0 -> (* penalty *)
  T * (β / 2 + 1 / 2) * (K - Λ + Λ') <= - T * (β / 2 + 1 / 2) + T'.
Proof. (* discharge *)
  intros K T T' Λ Λ' β logarithm logarithm_2 logarithm_3 positive positive_2 penalty.
  pose proof (Weighted_majority.step β penalty) as lemma.
  exact (Weighted_majority.tangent K T T' Λ Λ' β logarithm logarithm_2 logarithm_3 positive positive_2 lemma).
Qed.

Lemma tangent_3 : forall (K T T' Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  T > 0 -> (* some weight *)
  T' > 0 -> (* positive *)
  β > 0 -> (* penalty *)
  T * (β / 2 + 1 / 2) * (K - Λ + Λ') <= - T * (β / 2 + 1 / 2) + T'.
Proof. (* discharge *)
  intros K T T' Λ Λ' β logarithm logarithm_2 logarithm_3 some_weight positive penalty.
  pose proof (The_L1_margin.some_weight T some_weight) as some_weight_2.
  exact (Weighted_majority.tangent_2 K T T' Λ Λ' β logarithm logarithm_2 logarithm_3 some_weight positive penalty).
Qed.

Lemma no_more_than_all_err_3 : forall (F T T' n_e n_r β : ℝ),
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  F <= T.
Proof. (* induction *)
  intros F T T' n_e n_r β expert_run.
  cut (forall (A W B n_e n_r : ℝ), Weighted_majority.weight_after_it_run β A W B n_e n_r ->
    W >= 0 /\ W <= A /\ B = A - W * (1 - β)).
  { intros all. destruct (all T F T' n_e n_r expert_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear expert_run T F T' n_e n_r.
  refine (Weighted_majority.weight_after_it_run_ind β (fun (A W B n_e n_r : ℝ) =>
    W >= 0 /\ W <= A /\ B = A - W * (1 - β)) _ _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [β].
  - intros A A' B B' W W' n_e n_r w w' _ [kept_4 [kept_5 kept_6]] weight_so_far new_weight_so_far wrong_weight_so_far punished positive_weight.
    split.
    { exact (Weighted_majority.no_negative_weight_errs W W' w wrong_weight_so_far positive_weight kept_4).
    }
    split.
    { exact (Weighted_majority.no_more_than_all_err A A' W W' w weight_so_far wrong_weight_so_far kept_5).
    }
    exact (Weighted_majority.weight_after_it A A' B B' W W' w w' β weight_so_far new_weight_so_far kept_6 wrong_weight_so_far punished).
  - intros A A' B B' W W' n_e n_r w w' _ [kept_5 [kept_6 kept_7]] weight_so_far new_weight_so_far wrong_weight_so_far kept_4 positive_weight.
    split.
    { exact (Weighted_majority.no_negative_weight_errs_2 W W' wrong_weight_so_far kept_5).
    }
    split.
    { exact (Weighted_majority.no_more_than_all_err_2 A A' W W' w weight_so_far wrong_weight_so_far positive_weight kept_6).
    }
    exact (Weighted_majority.weight_after_it_2 A A' B B' W W' w w' β weight_so_far new_weight_so_far kept_7 wrong_weight_so_far kept_4).
Qed.

Lemma some_weight : forall (F T T' n_e n_r β : ℝ),
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T' > 0.
Proof. (* certificate *)
  intros F T T' n_e n_r β penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.no_more_than_all_err_3 F T T' n_e n_r β expert_run) as no_more_than_all_err.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (of_gt _ _ penalty) (of_gt _ _ some_weight)) (times _ _ (weak _ (of_lt _ _ penalty_below_1)) (of_le _ _ no_more_than_all_err))) (eqn 1 _ _ weight_after_it) _).
  algebra [T'; F; β; T].
Qed.

Lemma tangent_4 : forall (F K T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T * (β / 2 + 1 / 2) * (K - Λ + Λ') <= - T * (β / 2 + 1 / 2) + T'.
Proof. (* discharge *)
  intros F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 some_weight penalty expert_run) as some_weight_2.
  exact (Weighted_majority.tangent_3 K T T' Λ Λ' β logarithm logarithm_2 logarithm_3 some_weight some_weight_2 penalty).
Qed.

Lemma tangent_at_one_half : forall (F K T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T * (β + 1) * (K - Λ + Λ') <= - T * (β + 1) + 2 * T'.
Proof. (* certificate *)
  intros F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.tangent_4 F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run) as tangent.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [T; β; K; Λ; Λ'; T'].
Qed.

Lemma a_mistake_costs_weight : forall (F K T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  2 * F >= T -> (* mistake *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= - K + Λ.
Proof. (* certificate *)
  intros F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty mistake expert_run.
  pose proof (Weighted_majority.one_and_the_penalty β penalty) as one_and_the_penalty.
  pose proof (Weighted_majority.shrinks F T T' n_e n_r β penalty_below_1 mistake expert_run) as shrinks.
  pose proof (Weighted_majority.tangent_at_one_half F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run) as tangent_at_one_half.
  refine (cert_le _ _ _ _ _ (stimes _ _ (of_gt _ _ some_weight) (of_gt _ _ one_and_the_penalty)) (plus _ _ (of_le _ _ shrinks) (of_le _ _ tangent_at_one_half)) (eq_refl 0) _).
  algebra [Λ'; K; Λ; T; β; T'].
Qed.

Lemma tangent_5 : forall (T T' Λ Λ' : ℝ),
  0 = 0 -> (* logarithm *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  T * (- Λ + Λ') <= - T + T'.
Proof. (* instance *)
  intros T T' Λ Λ' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 1 T T' 0 Λ Λ' logarithm_again logarithm_2 logarithm_3 positive_3 positive positive_2)) _). algebra [T; Λ; Λ'; T'].
Qed.

Lemma tangent_6 : forall (T T' Λ Λ' : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  T * (- Λ + Λ') <= - T + T'.
Proof. (* discharge *)
  intros T T' Λ Λ' logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Weighted_majority.tangent_5 T T' Λ Λ' logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_7 : forall (T T' Λ Λ' : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  T * (- Λ + Λ') <= - T + T'.
Proof. (* discharge *)
  intros T T' Λ Λ' logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Weighted_majority.tangent_6 T T' Λ Λ' logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_8 : forall (T T' Λ Λ' : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  T > 0 -> (* some weight *)
  T' > 0 -> (* positive *)
  T * (- Λ + Λ') <= - T + T'.
Proof. (* discharge *)
  intros T T' Λ Λ' logarithm logarithm_2 some_weight positive.
  pose proof (The_L1_margin.some_weight T some_weight) as some_weight_2.
  exact (Weighted_majority.tangent_7 T T' Λ Λ' logarithm logarithm_2 some_weight positive).
Qed.

Lemma tangent_9 : forall (F T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T * (- Λ + Λ') <= - T + T'.
Proof. (* discharge *)
  intros F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 some_weight penalty expert_run) as some_weight_2.
  exact (Weighted_majority.tangent_8 T T' Λ Λ' logarithm logarithm_2 some_weight some_weight_2).
Qed.

Lemma tangent_at_none : forall (F T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T * (- Λ + Λ') <= - T + T'.
Proof. (* certificate *)
  intros F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.tangent_9 F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as tangent.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ tangent) (eq_refl 0) _).
  algebra [T; Λ; Λ'; T'].
Qed.

Lemma no_negative_weight_errs_3 : forall (F T T' n_e n_r β : ℝ),
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  F >= 0.
Proof. (* induction *)
  intros F T T' n_e n_r β expert_run.
  cut (forall (A W B n_e n_r : ℝ), Weighted_majority.weight_after_it_run β A W B n_e n_r ->
    W >= 0 /\ W <= A /\ B = A - W * (1 - β)).
  { intros all. destruct (all T F T' n_e n_r expert_run) as [kept [kept_2 kept_3]].
    exact kept. }
  clear expert_run T F T' n_e n_r.
  refine (Weighted_majority.weight_after_it_run_ind β (fun (A W B n_e n_r : ℝ) =>
    W >= 0 /\ W <= A /\ B = A - W * (1 - β)) _ _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [β].
  - intros A A' B B' W W' n_e n_r w w' _ [kept_4 [kept_5 kept_6]] weight_so_far new_weight_so_far wrong_weight_so_far punished positive_weight.
    split.
    { exact (Weighted_majority.no_negative_weight_errs W W' w wrong_weight_so_far positive_weight kept_4).
    }
    split.
    { exact (Weighted_majority.no_more_than_all_err A A' W W' w weight_so_far wrong_weight_so_far kept_5).
    }
    exact (Weighted_majority.weight_after_it A A' B B' W W' w w' β weight_so_far new_weight_so_far kept_6 wrong_weight_so_far punished).
  - intros A A' B B' W W' n_e n_r w w' _ [kept_5 [kept_6 kept_7]] weight_so_far new_weight_so_far wrong_weight_so_far kept_4 positive_weight.
    split.
    { exact (Weighted_majority.no_negative_weight_errs_2 W W' wrong_weight_so_far kept_5).
    }
    split.
    { exact (Weighted_majority.no_more_than_all_err_2 A A' W W' w weight_so_far wrong_weight_so_far positive_weight kept_6).
    }
    exact (Weighted_majority.weight_after_it_2 A A' B B' W W' w w' β weight_so_far new_weight_so_far kept_7 wrong_weight_so_far kept_4).
Qed.

Lemma no_gain : forall (F T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= Λ.
Proof. (* certificate *)
  intros F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.tangent_at_none F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as tangent_at_none.
  pose proof (Weighted_majority.no_negative_weight_errs_3 F T T' n_e n_r β expert_run) as no_negative_weight_errs.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_weight) (plus _ _ (of_le _ _ tangent_at_none) (times _ _ (weak _ (of_lt _ _ penalty_below_1)) (of_ge _ _ no_negative_weight_errs))) (eqn (-1) _ _ weight_after_it) _).
  algebra [Λ'; Λ; T; T'; F; β].
Qed.

Lemma monotone : forall (N n : ℝ),
  N = ln n -> (* logarithm *)
  n > 0 -> (* positive *)
  n <= n -> (* no more *)
  N <= N.
Proof. (* instance *)
  intros N n logarithm positive no_more.
  exact (Halving.monotone n n N N logarithm logarithm positive positive no_more).
Qed.

Lemma monotone_2 : forall (N n : ℝ),
  N = ln n -> (* logarithm *)
  n > 0 -> (* positive *)
  N <= N.
Proof. (* discharge *)
  intros N n logarithm positive.
  pose proof Perceptron_mistake_bound.total_progress as total_progress.
  assert (total_progress_again : n <= n).
  { refine (same_le _ _ _ (of_ge _ _ total_progress) _). algebra [n]. }
  exact (Weighted_majority.monotone N n logarithm positive total_progress_again).
Qed.

Lemma monotone_3 : forall (N n : ℝ),
  N = ln n -> (* logarithm *)
  n > 0 -> (* some expert *)
  N <= N.
Proof. (* discharge *)
  intros N n logarithm some_expert.
  pose proof (The_L1_margin.some_attribute n some_expert) as some_attribute.
  exact (Weighted_majority.monotone_2 N n logarithm some_expert).
Qed.

Lemma total_cost : forall (N n : ℝ),
  N = ln n -> (* logarithm *)
  n > 0 -> (* some expert *)
  N <= N.
Proof. (* certificate *)
  intros N n logarithm some_expert.
  pose proof (Weighted_majority.monotone_3 N n logarithm some_expert) as monotone.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ monotone) (eq_refl 0) _).
  algebra [N].
Qed.

Lemma total_cost_2 : forall (F K M N T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Λ <= - K * M + N -> (* total cost *)
  2 * F >= T -> (* mistake *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= - K * (M + 1) + N.
Proof. (* certificate *)
  intros F K M N T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty total_cost mistake expert_run.
  pose proof (Weighted_majority.a_mistake_costs_weight F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty mistake expert_run) as a_mistake_costs_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_cost) (of_le _ _ a_mistake_costs_weight)) (eq_refl 0) _).
  algebra [Λ'; K; M; N; Λ].
Qed.

Lemma total_cost_3 : forall (F K M N T T' n_e n_r Λ Λ' β : ℝ),
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Λ <= - K * M + N -> (* total cost *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= - K * M + N.
Proof. (* certificate *)
  intros F K M N T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty total_cost expert_run.
  pose proof (Weighted_majority.no_gain F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as no_gain.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_cost) (of_le _ _ no_gain)) (eq_refl 0) _).
  algebra [Λ'; K; M; N; Λ].
Qed.

Inductive total_cost_run (N n β : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_cost_run_start : total_cost_run N n β n N 0 0
  | total_cost_run_next_M : forall (F G M T T' n_e n_r Λ Λ' : ℝ),
      total_cost_run N n β T Λ M G ->
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      2 * F >= T -> (* mistake *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_cost_run N n β T' Λ' (M + 1) G
  | total_cost_run_next_G : forall (F G M T T' n_e n_r Λ Λ' : ℝ),
      total_cost_run N n β T Λ M G ->
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_cost_run N n β T' Λ' M (G + 1).

Lemma total_cost_4 : forall (G K M N T_U n Λ_U β : ℝ),
  N = ln n -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Λ_U <= - K * M + N.
Proof. (* induction *)
  intros G K M N T_U n Λ_U β logarithm logarithm_2 penalty_below_1 penalty some_expert update_run.
  cut (forall (T Λ M G : ℝ), Weighted_majority.total_cost_run N n β T Λ M G ->
    Λ <= - K * M + N /\ T > 0).
  { intros all. destruct (all T_U Λ_U M G update_run) as [kept kept_2].
    exact kept. }
  clear update_run T_U Λ_U M G.
  refine (Weighted_majority.total_cost_run_ind N n β (fun (T Λ M G : ℝ) =>
    Λ <= - K * M + N /\ T > 0) _ _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm some_expert)) _). algebra [N; K].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F G M T T' n_e n_r Λ Λ' _ [kept_3 kept_4] logarithm_3 logarithm_4 mistake expert_run.
    split.
    { exact (Weighted_majority.total_cost_2 F K M N T T' n_e n_r Λ Λ' β logarithm_3 logarithm_4 logarithm_2 penalty_below_1 kept_4 penalty kept_3 mistake expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
  - intros F G M T T' n_e n_r Λ Λ' _ [kept_3 kept_4] logarithm_3 logarithm_4 expert_run.
    split.
    { exact (Weighted_majority.total_cost_3 F K M N T T' n_e n_r Λ Λ' β logarithm_3 logarithm_4 penalty_below_1 kept_4 penalty kept_3 expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma weight_left : forall (G K M N T_U n Λ_U β : ℝ),
  N = ln n -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  T_U > 0.
Proof. (* induction *)
  intros G K M N T_U n Λ_U β logarithm logarithm_2 penalty_below_1 penalty some_expert update_run.
  cut (forall (T Λ M G : ℝ), Weighted_majority.total_cost_run N n β T Λ M G ->
    Λ <= - K * M + N /\ T > 0).
  { intros all. destruct (all T_U Λ_U M G update_run) as [kept kept_2].
    exact kept_2. }
  clear update_run T_U Λ_U M G.
  refine (Weighted_majority.total_cost_run_ind N n β (fun (T Λ M G : ℝ) =>
    Λ <= - K * M + N /\ T > 0) _ _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm some_expert)) _). algebra [N; K].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F G M T T' n_e n_r Λ Λ' _ [kept_3 kept_4] logarithm_3 logarithm_4 mistake expert_run.
    split.
    { exact (Weighted_majority.total_cost_2 F K M N T T' n_e n_r Λ Λ' β logarithm_3 logarithm_4 logarithm_2 penalty_below_1 kept_4 penalty kept_3 mistake expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
  - intros F G M T T' n_e n_r Λ Λ' _ [kept_3 kept_4] logarithm_3 logarithm_4 expert_run.
    split.
    { exact (Weighted_majority.total_cost_3 F K M N T T' n_e n_r Λ Λ' β logarithm_3 logarithm_4 penalty_below_1 kept_4 penalty kept_3 expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma monotone_4 : forall (T_U v_m Λ_U ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  T_U > 0 -> (* positive *)
  v_m > 0 -> (* positive *)
  v_m <= T_U -> (* no more *)
  ν_m <= Λ_U.
Proof. (* instance *)
  intros T_U v_m Λ_U ν_m logarithm logarithm_2 positive positive_2 no_more.
  exact (Halving.monotone v_m T_U ν_m Λ_U logarithm_2 logarithm positive_2 positive no_more).
Qed.

Lemma part_of_the_total : forall (S S' v_m w : ℝ),
  S' = S + w -> (* weight so far *)
  w > 0 -> (* positive weight *)
  S >= v_m -> (* part of the total *)
  S' >= v_m.
Proof. (* certificate *)
  intros S S' v_m w weight_so_far positive_weight part_of_the_total.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (of_gt _ _ positive_weight)) (of_ge _ _ part_of_the_total)) (eqn 1 _ _ weight_so_far) _).
  algebra [S'; v_m; S; w].
Qed.

Inductive part_of_the_total_run (v_m : ℝ) : ℝ -> ℝ -> Prop :=
  | part_of_the_total_run_start : part_of_the_total_run v_m v_m 0
  | part_of_the_total_run_next : forall (S S' n_o w : ℝ),
      part_of_the_total_run v_m S n_o ->
      S' = S + w -> (* weight so far *)
      w > 0 -> (* positive weight *)
      part_of_the_total_run v_m S' (n_o + 1).

Lemma part_of_the_total_2 : forall (T_U n_o v_m : ℝ),
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  T_U >= v_m.
Proof. (* induction *)
  intros T_U n_o v_m other_expert_run.
  cut (forall (S n_o : ℝ), Weighted_majority.part_of_the_total_run v_m S n_o ->
    S >= v_m).
  { intros all. pose proof (all T_U n_o other_expert_run) as kept.
    exact kept. }
  clear other_expert_run T_U n_o.
  refine (Weighted_majority.part_of_the_total_run_ind v_m (fun (S n_o : ℝ) =>
    S >= v_m) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [v_m].
  - intros S S' n_o w _ kept_2 weight_so_far positive_weight.
    exact (Weighted_majority.part_of_the_total S S' v_m w weight_so_far positive_weight kept_2).
Qed.

Lemma monotone_5 : forall (T_U n_o v_m Λ_U ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  T_U > 0 -> (* positive *)
  v_m > 0 -> (* positive *)
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  ν_m <= Λ_U.
Proof. (* discharge *)
  intros T_U n_o v_m Λ_U ν_m logarithm logarithm_2 positive positive_2 other_expert_run.
  pose proof (Weighted_majority.part_of_the_total_2 T_U n_o v_m other_expert_run) as part_of_the_total.
  assert (part_of_the_total_again : v_m <= T_U).
  { refine (same_le _ _ _ (of_ge _ _ part_of_the_total) _). algebra [T_U; v_m]. }
  exact (Weighted_majority.monotone_4 T_U v_m Λ_U ν_m logarithm logarithm_2 positive positive_2 part_of_the_total_again).
Qed.

Lemma weight_left_2 : forall (v v' β : ℝ),
  v' = β * v -> (* its weight punished *)
  β > 0 -> (* penalty *)
  v > 0 -> (* weight left *)
  v' > 0.
Proof. (* certificate *)
  intros v v' β its_weight_punished penalty weight_left.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ weight_left) (of_gt _ _ penalty)) (eqn 1 _ _ its_weight_punished) _).
  algebra [v'; β; v].
Qed.

Lemma tangent_under_a_product : forall (h v v' β ν ν' : ℝ),
  - h = ln β -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  ν' = ln v' -> (* logarithm *)
  β > 0 -> (* positive *)
  v > 0 -> (* positive *)
  v' > 0 -> (* positive *)
  v' * (- h + ν - ν') <= β * v - v'.
Proof. (* instance *)
  intros h v v' β ν ν' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  exact (Halving.tangent_under_a_product_3 β v v' (- h) ν ν' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma penalty : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ penalty) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma tangent_under_a_product_2 : forall (h v v' β ν ν' : ℝ),
  - h = ln β -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  ν' = ln v' -> (* logarithm *)
  β > 0 -> (* penalty *)
  v > 0 -> (* positive *)
  v' > 0 -> (* positive *)
  v' * (- h + ν - ν') <= β * v - v'.
Proof. (* discharge *)
  intros h v v' β ν ν' logarithm logarithm_2 logarithm_3 penalty positive positive_2.
  pose proof (Weighted_majority.penalty β penalty) as penalty_2.
  exact (Weighted_majority.tangent_under_a_product h v v' β ν ν' logarithm logarithm_2 logarithm_3 penalty positive positive_2).
Qed.

Lemma tangent_under_a_product_3 : forall (h v v' β ν ν' : ℝ),
  - h = ln β -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  ν' = ln v' -> (* logarithm *)
  β > 0 -> (* penalty *)
  v > 0 -> (* weight left *)
  v' > 0 -> (* positive *)
  v' * (- h + ν - ν') <= β * v - v'.
Proof. (* discharge *)
  intros h v v' β ν ν' logarithm logarithm_2 logarithm_3 penalty weight_left positive.
  pose proof (The_L1_margin.positive_target v weight_left) as positive_target.
  exact (Weighted_majority.tangent_under_a_product_2 h v v' β ν ν' logarithm logarithm_2 logarithm_3 penalty weight_left positive).
Qed.

Lemma tangent_under_a_product_4 : forall (h v v' β ν ν' : ℝ),
  v' = β * v -> (* its weight punished *)
  - h = ln β -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  ν' = ln v' -> (* logarithm *)
  β > 0 -> (* penalty *)
  v > 0 -> (* weight left *)
  v' * (- h + ν - ν') <= β * v - v'.
Proof. (* discharge *)
  intros h v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty weight_left.
  pose proof (Weighted_majority.weight_left_2 v v' β its_weight_punished penalty weight_left) as weight_left_2.
  exact (Weighted_majority.tangent_under_a_product_3 h v v' β ν ν' logarithm logarithm_2 logarithm_3 penalty weight_left weight_left_2).
Qed.

Lemma one_error : forall (h v v' β ν ν' : ℝ),
  v' = β * v -> (* its weight punished *)
  - h = ln β -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  ν' = ln v' -> (* logarithm *)
  β > 0 -> (* penalty *)
  v > 0 -> (* weight left *)
  ν' >= - h + ν.
Proof. (* certificate *)
  intros h v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty weight_left.
  pose proof (Weighted_majority.weight_left_2 v v' β its_weight_punished penalty weight_left) as weight_left_2.
  pose proof (Weighted_majority.tangent_under_a_product_4 h v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty weight_left) as tangent_under_a_product.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ weight_left_2) (of_le _ _ tangent_under_a_product) (eqn 1 _ _ its_weight_punished) _).
  algebra [ν'; h; ν; v'; β; v].
Qed.

Lemma own_weight : forall (h m v v' β ν ν' : ℝ),
  v' = β * v -> (* its weight punished *)
  - h = ln β -> (* logarithm *)
  ν = ln v -> (* logarithm *)
  ν' = ln v' -> (* logarithm *)
  β > 0 -> (* penalty *)
  v > 0 -> (* weight left *)
  ν >= - h * m -> (* own weight *)
  ν' >= - h * (m + 1).
Proof. (* certificate *)
  intros h m v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty weight_left own_weight.
  pose proof (Weighted_majority.one_error h v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty weight_left) as one_error.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ own_weight) (of_ge _ _ one_error)) (eq_refl 0) _).
  algebra [ν'; h; m; ν].
Qed.

Inductive weight_left_run (β : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | weight_left_run_start : weight_left_run β 1 0 0
  | weight_left_run_next : forall (m v v' ν ν' : ℝ),
      weight_left_run β v ν m ->
      v' = β * v -> (* its weight punished *)
      ν = ln v -> (* logarithm *)
      ν' = ln v' -> (* logarithm *)
      weight_left_run β v' ν' (m + 1).

Lemma weight_left_3 : forall (h m v_m β ν_m : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_left_run β v_m ν_m m ->
  v_m > 0.
Proof. (* induction *)
  intros h m v_m β ν_m logarithm penalty error_run.
  cut (forall (v ν m : ℝ), Weighted_majority.weight_left_run β v ν m ->
    ν >= - h * m /\ v > 0).
  { intros all. destruct (all v_m ν_m m error_run) as [kept kept_2].
    exact kept_2. }
  clear error_run v_m ν_m m.
  refine (Weighted_majority.weight_left_run_ind β (fun (v ν m : ℝ) =>
    ν >= - h * m /\ v > 0) _ _).
  - split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h].
    }
    exact Halving.positive_11.
  - intros m v v' ν ν' _ [kept_3 kept_4] its_weight_punished logarithm_2 logarithm_3.
    split.
    { exact (Weighted_majority.own_weight h m v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty kept_4 kept_3).
    }
    exact (Weighted_majority.weight_left_2 v v' β its_weight_punished penalty kept_4).
Qed.

Lemma step_2 : forall (T_U h m n_o v_m β ν_m : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  T_U > 0.
Proof. (* certificate *)
  intros T_U h m n_o v_m β ν_m logarithm penalty error_run other_expert_run.
  pose proof (Weighted_majority.weight_left_3 h m v_m β ν_m logarithm penalty error_run) as weight_left.
  pose proof (Weighted_majority.part_of_the_total_2 T_U n_o v_m other_expert_run) as part_of_the_total.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ weight_left) (of_ge _ _ part_of_the_total)) (eq_refl 0) _).
  algebra [T_U; v_m].
Qed.

Lemma monotone_6 : forall (T_U h m n_o v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β > 0 -> (* penalty *)
  v_m > 0 -> (* positive *)
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  ν_m <= Λ_U.
Proof. (* discharge *)
  intros T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 penalty positive error_run other_expert_run.
  pose proof (Weighted_majority.step_2 T_U h m n_o v_m β ν_m logarithm_2 penalty error_run other_expert_run) as lemma.
  exact (Weighted_majority.monotone_5 T_U n_o v_m Λ_U ν_m logarithm logarithm_3 lemma positive other_expert_run).
Qed.

Lemma monotone_7 : forall (T_U h m n_o v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  ν_m <= Λ_U.
Proof. (* discharge *)
  intros T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 penalty error_run other_expert_run.
  pose proof (Weighted_majority.weight_left_3 h m v_m β ν_m logarithm_2 penalty error_run) as weight_left.
  exact (Weighted_majority.monotone_6 T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 penalty weight_left error_run other_expert_run).
Qed.

Lemma own_weight_2 : forall (h m v_m β ν_m : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_left_run β v_m ν_m m ->
  ν_m >= - h * m.
Proof. (* induction *)
  intros h m v_m β ν_m logarithm penalty error_run.
  cut (forall (v ν m : ℝ), Weighted_majority.weight_left_run β v ν m ->
    ν >= - h * m /\ v > 0).
  { intros all. destruct (all v_m ν_m m error_run) as [kept kept_2].
    exact kept. }
  clear error_run v_m ν_m m.
  refine (Weighted_majority.weight_left_run_ind β (fun (v ν m : ℝ) =>
    ν >= - h * m /\ v > 0) _ _).
  - split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h].
    }
    exact Halving.positive_11.
  - intros m v v' ν ν' _ [kept_3 kept_4] its_weight_punished logarithm_2 logarithm_3.
    split.
    { exact (Weighted_majority.own_weight h m v v' β ν ν' its_weight_punished logarithm logarithm_2 logarithm_3 penalty kept_4 kept_3).
    }
    exact (Weighted_majority.weight_left_2 v v' β its_weight_punished penalty kept_4).
Qed.

Lemma best_expert : forall (T_U h m n_o v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  Λ_U >= - h * m.
Proof. (* certificate *)
  intros T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 penalty error_run other_expert_run.
  pose proof (Weighted_majority.monotone_7 T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 penalty error_run other_expert_run) as monotone.
  pose proof (Weighted_majority.own_weight_2 h m v_m β ν_m logarithm_2 penalty error_run) as own_weight.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ monotone) (of_ge _ _ own_weight)) (eq_refl 0) _).
  algebra [Λ_U; h; m; ν_m].
Qed.

Lemma mistake_bound : forall (G K M N T_U h m n n_o v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  K * M <= N + h * m.
Proof. (* certificate *)
  intros G K M N T_U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty some_expert update_run error_run other_expert_run.
  pose proof (Weighted_majority.best_expert T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_4 penalty error_run other_expert_run) as best_expert.
  pose proof (Weighted_majority.total_cost_4 G K M N T_U n Λ_U β logarithm_3 logarithm_5 penalty_below_1 penalty some_expert update_run) as total_cost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ best_expert) (of_le _ _ total_cost)) (eq_refl 0) _).
  algebra [K; M; N; h; m; Λ_U].
Qed.

Inductive run_over_update (N n β : ℝ) : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_update_start : run_over_update N n β n N 0%nat 0%nat
  | run_over_update_next_M : forall (F T T' n_e n_r Λ Λ' : ℝ) (M G : nat),
      run_over_update N n β T Λ M G ->
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      2 * F >= T -> (* mistake *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      run_over_update N n β T' Λ' (Datatypes.S M) G
  | run_over_update_next_G : forall (F T T' n_e n_r Λ Λ' : ℝ) (M G : nat),
      run_over_update N n β T Λ M G ->
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      run_over_update N n β T' Λ' M (Datatypes.S G).

Lemma run_over_update_is_total_cost_run : forall (N T_U n Λ_U β : ℝ) (M G : nat),
  Weighted_majority.run_over_update N n β T_U Λ_U M G -> Weighted_majority.total_cost_run N n β T_U Λ_U (INR M) (INR G).
Proof.
  intros N T_U n Λ_U β M G run.
  refine (Weighted_majority.run_over_update_ind N n β (fun (T Λ : ℝ) (M G : nat) => Weighted_majority.total_cost_run N n β T Λ (INR M) (INR G)) _ _ _ T_U Λ_U M G run); clear run T_U Λ_U M G.
  - exact (Weighted_majority.total_cost_run_start N n β).
  - intros F T T' n_e n_r Λ Λ' M G _ previous logarithm logarithm_2 mistake expert_run. rewrite S_INR.
    exact (Weighted_majority.total_cost_run_next_M N n β F (INR G) (INR M) T T' n_e n_r Λ Λ' previous logarithm logarithm_2 mistake expert_run).
  - intros F T T' n_e n_r Λ Λ' M G _ previous logarithm logarithm_2 expert_run. rewrite S_INR.
    exact (Weighted_majority.total_cost_run_next_G N n β F (INR G) (INR M) T T' n_e n_r Λ Λ' previous logarithm logarithm_2 expert_run).
Qed.

Inductive run_over_error (β : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_error_start : run_over_error β 1 0 0%nat
  | run_over_error_next : forall (v v' ν ν' : ℝ) (m : nat),
      run_over_error β v ν m ->
      v' = β * v -> (* its weight punished *)
      ν = ln v -> (* logarithm *)
      ν' = ln v' -> (* logarithm *)
      run_over_error β v' ν' (Datatypes.S m).

Lemma run_over_error_is_weight_left_run : forall (v_m β ν_m : ℝ) (m : nat),
  Weighted_majority.run_over_error β v_m ν_m m -> Weighted_majority.weight_left_run β v_m ν_m (INR m).
Proof.
  intros v_m β ν_m m run.
  refine (Weighted_majority.run_over_error_ind β (fun (v ν : ℝ) (m : nat) => Weighted_majority.weight_left_run β v ν (INR m)) _ _ v_m ν_m m run); clear run v_m ν_m m.
  - exact (Weighted_majority.weight_left_run_start β).
  - intros v v' ν ν' m _ previous its_weight_punished logarithm logarithm_2. rewrite S_INR.
    exact (Weighted_majority.weight_left_run_next β (INR m) v v' ν ν' previous its_weight_punished logarithm logarithm_2).
Qed.

Inductive run_over_other_expert (v_m : ℝ) : ℝ -> nat -> Prop :=
  | run_over_other_expert_start : run_over_other_expert v_m v_m 0%nat
  | run_over_other_expert_next : forall (S S' w : ℝ) (n_o : nat),
      run_over_other_expert v_m S n_o ->
      S' = S + w -> (* weight so far *)
      w > 0 -> (* positive weight *)
      run_over_other_expert v_m S' (Datatypes.S n_o).

Lemma run_over_other_expert_is_part_of_the_total_run : forall (T_U v_m : ℝ) (n_o : nat),
  Weighted_majority.run_over_other_expert v_m T_U n_o -> Weighted_majority.part_of_the_total_run v_m T_U (INR n_o).
Proof.
  intros T_U v_m n_o run.
  refine (Weighted_majority.run_over_other_expert_ind v_m (fun (S : ℝ) (n_o : nat) => Weighted_majority.part_of_the_total_run v_m S (INR n_o)) _ _ T_U n_o run); clear run T_U n_o.
  - exact (Weighted_majority.part_of_the_total_run_start v_m).
  - intros S S' w n_o _ previous weight_so_far positive_weight. rewrite S_INR.
    exact (Weighted_majority.part_of_the_total_run_next v_m S S' (INR n_o) w previous weight_so_far positive_weight).
Qed.

End Weighted_majority.

Theorem theorem_Weighted_majority : forall (K N T_U h n v_m Λ_U β ν_m : ℝ) (G M m n_o : nat),
  Weighted_majority.run_over_update N n β T_U Λ_U M G ->
  Weighted_majority.run_over_error β v_m ν_m m ->
  Weighted_majority.run_over_other_expert v_m T_U n_o ->
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  K * INR M <= N + h * INR m.
Proof.
  intros K N T_U h n v_m Λ_U β ν_m G M m n_o update_run error_run other_expert_run logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty some_expert.
  exact (Weighted_majority.mistake_bound (INR G) K (INR M) N T_U h (INR m) n (INR n_o) v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty some_expert (Weighted_majority.run_over_update_is_total_cost_run N T_U n Λ_U β M G update_run) (Weighted_majority.run_over_error_is_weight_left_run v_m β ν_m m error_run) (Weighted_majority.run_over_other_expert_is_part_of_the_total_run T_U v_m n_o other_expert_run)).
Qed.

Module Randomized_weighted_majority.

Lemma shrinks : forall (F T T' f n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T' <= - T * f * (1 - β) + T.
Proof. (* certificate *)
  intros F T T' f n_e n_r β drawn_by_weight expert_run.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (eqn (β - 1) _ _ drawn_by_weight) (eqn (-1) _ _ weight_after_it)) _).
  algebra [T'; T; f; β; F].
Qed.

Lemma a_chance_costs_weight : forall (F T T' d d' f n_e n_r Λ Λ' β : ℝ),
  d' = d + f -> (* expected so far *)
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * (1 - β) <= Λ + d * (1 - β).
Proof. (* certificate *)
  intros F T T' d d' f n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.tangent_at_none F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as tangent_at_none.
  pose proof (Randomized_weighted_majority.shrinks F T T' f n_e n_r β drawn_by_weight expert_run) as shrinks.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_weight) (plus _ _ (of_le _ _ tangent_at_none) (of_le _ _ shrinks)) (eqn (T * β - T) _ _ expected_so_far) _).
  algebra [Λ'; d'; β; Λ; d; T; f; T'].
Qed.

Lemma total_cost : forall (F N T T' d d' f n_e n_r Λ Λ' β : ℝ),
  d' = d + f -> (* expected so far *)
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Λ + d * (1 - β) <= N -> (* total cost *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * (1 - β) <= N.
Proof. (* certificate *)
  intros F N T T' d d' f n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm logarithm_2 penalty_below_1 some_weight penalty total_cost expert_run.
  pose proof (Randomized_weighted_majority.a_chance_costs_weight F T T' d d' f n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as a_chance_costs_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_cost) (of_le _ _ a_chance_costs_weight)) (eq_refl 0) _).
  algebra [Λ'; d'; β; N; Λ; d].
Qed.

Inductive total_cost_run (N n β : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_cost_run_start : total_cost_run N n β n N 0 0
  | total_cost_run_next : forall (F T T' U d d' f n_e n_r Λ Λ' : ℝ),
      total_cost_run N n β T Λ d U ->
      d' = d + f -> (* expected so far *)
      T * f = F -> (* drawn by weight *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_cost_run N n β T' Λ' d' (U + 1).

Lemma total_cost_2 : forall (E N T_U U n Λ_U β : ℝ),
  N = ln n -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  E * (1 - β) + Λ_U <= N.
Proof. (* induction *)
  intros E N T_U U n Λ_U β logarithm penalty_below_1 penalty some_expert update_run.
  cut (forall (T Λ d U : ℝ), Randomized_weighted_majority.total_cost_run N n β T Λ d U ->
    Λ + d * (1 - β) <= N /\ T > 0).
  { intros all. destruct (all T_U Λ_U E U update_run) as [kept kept_2].
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [Λ_U; E; β; N]. }
  clear update_run T_U Λ_U E U.
  refine (Randomized_weighted_majority.total_cost_run_ind N n β (fun (T Λ d U : ℝ) =>
    Λ + d * (1 - β) <= N /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm some_expert)) _). algebra [N; β].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F T T' U d d' f n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far drawn_by_weight logarithm_2 logarithm_3 expert_run.
    split.
    { exact (Randomized_weighted_majority.total_cost F N T T' d d' f n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm_2 logarithm_3 penalty_below_1 kept_4 penalty kept_3 expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma weight_left : forall (E N T_U U n Λ_U β : ℝ),
  N = ln n -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  T_U > 0.
Proof. (* induction *)
  intros E N T_U U n Λ_U β logarithm penalty_below_1 penalty some_expert update_run.
  cut (forall (T Λ d U : ℝ), Randomized_weighted_majority.total_cost_run N n β T Λ d U ->
    Λ + d * (1 - β) <= N /\ T > 0).
  { intros all. destruct (all T_U Λ_U E U update_run) as [kept kept_2].
    exact kept_2. }
  clear update_run T_U Λ_U E U.
  refine (Randomized_weighted_majority.total_cost_run_ind N n β (fun (T Λ d U : ℝ) =>
    Λ + d * (1 - β) <= N /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm some_expert)) _). algebra [N; β].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F T T' U d d' f n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far drawn_by_weight logarithm_2 logarithm_3 expert_run.
    split.
    { exact (Randomized_weighted_majority.total_cost F N T T' d d' f n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm_2 logarithm_3 penalty_below_1 kept_4 penalty kept_3 expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma mistake_bound : forall (E N T_U U h m n n_o v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * (1 - β) <= N + h * m.
Proof. (* certificate *)
  intros E N T_U U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert update_run error_run other_expert_run.
  pose proof (Weighted_majority.best_expert T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_4 penalty error_run other_expert_run) as best_expert.
  pose proof (Randomized_weighted_majority.total_cost_2 E N T_U U n Λ_U β logarithm_3 penalty_below_1 penalty some_expert update_run) as total_cost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ best_expert) (of_le _ _ total_cost)) (eq_refl 0) _).
  algebra [E; β; N; h; m; Λ_U].
Qed.

Inductive run_over_update (N n β : ℝ) : ℝ -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_update_start : run_over_update N n β n N 0 0%nat
  | run_over_update_next : forall (F T T' d d' f n_e n_r Λ Λ' : ℝ) (U : nat),
      run_over_update N n β T Λ d U ->
      d' = d + f -> (* expected so far *)
      T * f = F -> (* drawn by weight *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      run_over_update N n β T' Λ' d' (Datatypes.S U).

Lemma run_over_update_is_total_cost_run : forall (E N T_U n Λ_U β : ℝ) (U : nat),
  Randomized_weighted_majority.run_over_update N n β T_U Λ_U E U -> Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E (INR U).
Proof.
  intros E N T_U n Λ_U β U run.
  refine (Randomized_weighted_majority.run_over_update_ind N n β (fun (T Λ d : ℝ) (U : nat) => Randomized_weighted_majority.total_cost_run N n β T Λ d (INR U)) _ _ T_U Λ_U E U run); clear run T_U Λ_U E U.
  - exact (Randomized_weighted_majority.total_cost_run_start N n β).
  - intros F T T' d d' f n_e n_r Λ Λ' U _ previous expected_so_far drawn_by_weight logarithm logarithm_2 expert_run. rewrite S_INR.
    exact (Randomized_weighted_majority.total_cost_run_next N n β F T T' (INR U) d d' f n_e n_r Λ Λ' previous expected_so_far drawn_by_weight logarithm logarithm_2 expert_run).
Qed.

Inductive run_over_error (β : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_error_start : run_over_error β 1 0 0%nat
  | run_over_error_next : forall (v v' ν ν' : ℝ) (m : nat),
      run_over_error β v ν m ->
      v' = β * v -> (* its weight punished *)
      ν = ln v -> (* logarithm *)
      ν' = ln v' -> (* logarithm *)
      run_over_error β v' ν' (Datatypes.S m).

Lemma run_over_error_is_weight_left_run : forall (v_m β ν_m : ℝ) (m : nat),
  Randomized_weighted_majority.run_over_error β v_m ν_m m -> Weighted_majority.weight_left_run β v_m ν_m (INR m).
Proof.
  intros v_m β ν_m m run.
  refine (Randomized_weighted_majority.run_over_error_ind β (fun (v ν : ℝ) (m : nat) => Weighted_majority.weight_left_run β v ν (INR m)) _ _ v_m ν_m m run); clear run v_m ν_m m.
  - exact (Weighted_majority.weight_left_run_start β).
  - intros v v' ν ν' m _ previous its_weight_punished logarithm logarithm_2. rewrite S_INR.
    exact (Weighted_majority.weight_left_run_next β (INR m) v v' ν ν' previous its_weight_punished logarithm logarithm_2).
Qed.

Inductive run_over_other_expert (v_m : ℝ) : ℝ -> nat -> Prop :=
  | run_over_other_expert_start : run_over_other_expert v_m v_m 0%nat
  | run_over_other_expert_next : forall (S S' w : ℝ) (n_o : nat),
      run_over_other_expert v_m S n_o ->
      S' = S + w -> (* weight so far *)
      w > 0 -> (* positive weight *)
      run_over_other_expert v_m S' (Datatypes.S n_o).

Lemma run_over_other_expert_is_part_of_the_total_run : forall (T_U v_m : ℝ) (n_o : nat),
  Randomized_weighted_majority.run_over_other_expert v_m T_U n_o -> Weighted_majority.part_of_the_total_run v_m T_U (INR n_o).
Proof.
  intros T_U v_m n_o run.
  refine (Randomized_weighted_majority.run_over_other_expert_ind v_m (fun (S : ℝ) (n_o : nat) => Weighted_majority.part_of_the_total_run v_m S (INR n_o)) _ _ T_U n_o run); clear run T_U n_o.
  - exact (Weighted_majority.part_of_the_total_run_start v_m).
  - intros S S' w n_o _ previous weight_so_far positive_weight. rewrite S_INR.
    exact (Weighted_majority.part_of_the_total_run_next v_m S S' (INR n_o) w previous weight_so_far positive_weight).
Qed.

End Randomized_weighted_majority.

Theorem theorem_Randomized_weighted_majority : forall (E N T_U h n v_m Λ_U β ν_m : ℝ) (U m n_o : nat),
  Randomized_weighted_majority.run_over_update N n β T_U Λ_U E U ->
  Randomized_weighted_majority.run_over_error β v_m ν_m m ->
  Randomized_weighted_majority.run_over_other_expert v_m T_U n_o ->
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  E * (1 - β) <= N + h * INR m.
Proof.
  intros E N T_U h n v_m Λ_U β ν_m U m n_o update_run error_run other_expert_run logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert.
  exact (Randomized_weighted_majority.mistake_bound E N T_U (INR U) h (INR m) n (INR n_o) v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert (Randomized_weighted_majority.run_over_update_is_total_cost_run E N T_U n Λ_U β U update_run) (Randomized_weighted_majority.run_over_error_is_weight_left_run v_m β ν_m m error_run) (Randomized_weighted_majority.run_over_other_expert_is_part_of_the_total_run T_U v_m n_o other_expert_run)).
Qed.

Module Vovk_s_forecaster.

Lemma weight_after_it : forall (F T T' n_e n_r β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T' * (ε + 4) = -4 * F * ε + T * (ε + 4).
Proof. (* certificate *)
  intros F T T' n_e n_r β ε penalty_of_the_rate expert_run.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (ε + 4) _ _ weight_after_it) (eqn F _ _ penalty_of_the_rate)) _).
  algebra [T'; ε; F; T; β].
Qed.

Lemma shrinks : forall (F T T' f n_e n_r β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  ε > 0 -> (* rate above 0 *)
  T * (4 - ε) * (2 * f - 1) <= 8 * F - 4 * T -> (* pushed away from one half *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T' * (ε + 4) <= T * (4 - ε) * (- ε * (f - 1 / 2) + 1).
Proof. (* certificate *)
  intros F T T' f n_e n_r β ε penalty_of_the_rate rate_above_0 pushed_away_from_one_half expert_run.
  pose proof (Vovk_s_forecaster.weight_after_it F T T' n_e n_r β ε penalty_of_the_rate expert_run) as weight_after_it.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ pushed_away_from_one_half) (weak _ (of_gt _ _ rate_above_0)))) (eqn (-1) _ _ weight_after_it) _).
  algebra [T'; ε; T; f; F].
Qed.

Lemma step : forall (β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  β > 0 -> (* penalty *)
  4 - ε > 0.
Proof. (* certificate *)
  intros β ε penalty_of_the_rate penalty.
  destruct (gt_or (4 - ε) 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (frac 312 109) (weak _ (stimes _ _ (frac 136 109) (of_gt _ _ penalty)))) (times _ _ (weak _ (frac 8 109)) (times _ _ (weak _ (of_gt _ _ penalty)) (sq ε)))) (times _ _ (weak _ (frac 9 218)) (times _ _ (of_ge _ _ contrary) (sq ε)))) (times _ _ (weak _ (frac 3 109)) (times _ _ (of_ge _ _ contrary) (sq β)))) (times _ _ (weak _ (frac 9 3488)) (times _ _ (times _ _ (weak _ (of_gt _ _ penalty)) (sq ε)) (sq ε)))) (times _ _ (weak _ (frac 3 3488)) (times _ _ (times _ _ (sq β) (sq ε)) (sq ε)))) (eqn (-3 * β * ε ^ 3 / 3488 + 3 * β * ε ^ 2 / 872 - 3 * β * ε / 218 + 3 * β / 109 - 3 * ε ^ 2 / 218 + 4 * ε / 109 - 31 / 109) _ _ penalty_of_the_rate) _).
  algebra [ε; β].
Qed.

Lemma scale_ : forall (T β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  T * (4 - ε) > 0.
Proof. (* certificate *)
  intros T β ε penalty_of_the_rate some_weight penalty.
  pose proof (Vovk_s_forecaster.step β ε penalty_of_the_rate penalty) as fact.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_weight) (of_gt _ _ fact)) (eq_refl 0) _).
  algebra [T; ε].
Qed.

Lemma scale__2 : forall (T β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  T * (4 - ε) > 0.
Proof. (* instance *)
  intros T β ε penalty_of_the_rate some_weight penalty.
  exact (Vovk_s_forecaster.scale_ T β ε penalty_of_the_rate some_weight penalty).
Qed.

Lemma tangent_at_one_half : forall (F K T T' n_e n_r Λ Λ' β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T * (4 - ε) * (K - Λ + Λ') <= - T * (4 - ε) + T' * (ε + 4).
Proof. (* certificate *)
  intros F K T T' n_e n_r Λ Λ' β ε penalty_of_the_rate logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty rate_above_0 expert_run.
  pose proof (Weighted_majority.tangent_at_one_half F K T T' n_e n_r Λ Λ' β logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run) as tangent_at_one_half.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ tangent_at_one_half)) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_gt _ _ rate_above_0)) (of_le _ _ tangent_at_one_half)))) (eqn (K * T / 2 - Λ * T / 2 + Λ' * T / 2 + T / 2) _ _ penalty_of_the_rate) _).
  algebra [T; ε; K; Λ; Λ'; T'; β].
Qed.

Lemma slope : forall (β : ℝ),
  2 * β ^ 2 - 4 * β + 2 >= 0.
Proof. (* certificate *)
  intros β.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (sq (β - 1))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma positive : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β + 3 > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 3) (weak _ (of_gt _ _ penalty))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma positive_2 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β / 2 + 1 / 2 > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (frac 1 2) (weak _ (stimes _ _ (frac 1 2) (of_gt _ _ penalty)))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma positive_3 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β ^ 3 + 7 * β ^ 2 + 15 * β + 9 > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 9) (weak _ (stimes _ _ (pos 15) (of_gt _ _ penalty)))) (times _ _ (weak _ (pos 7)) (sq β))) (times _ _ (weak _ (of_gt _ _ penalty)) (sq β))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma calculus : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 ->
  - (4 - 4 * β) / (β + 3) - 2 * ln (β / 2 + 1 / 2) >= 0.
Proof. (* calculus *)
  intros β penalty given.
  assert (domain : β <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [β]. }
  cut (0 <= eval (Difference (Quotient (Opposite (Difference (Constant 4) (Product (Constant 4) The_variable))) (Sum The_variable (Constant 3))) (Product (Constant 2) (Logarithm (Sum (Quotient The_variable (Constant 2)) (Constant (1 / 2)))))) β); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - assert (penalty_there : 1 > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ penalty) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [β]. }
    assert (given_there : 1 <= 1).
    { refine (same_le _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [β]. }
    pose proof (Vovk_s_forecaster.positive 1 penalty_there) as positive.
    apply of_gt in positive.
    pose proof (Vovk_s_forecaster.positive_2 1 penalty_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Vovk_s_forecaster.positive_3 1 penalty_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= - (4 - 4 * 1) / (1 + 3) - 2 * ln (1 / 2 + 1 / 2)).
    assert (logarithm : ln (1 / 2 + 1 / 2) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (penalty_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ penalty) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; β]. }
    pose proof (Vovk_s_forecaster.positive between penalty_there) as positive.
    apply of_gt in positive.
    pose proof (Vovk_s_forecaster.positive_2 between penalty_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 2) positive_2) (eq_refl 0) _). field. }
    pose proof (Vovk_s_forecaster.positive_3 between penalty_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero_2 : 0 < between + 3).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between / 2 + 1 / 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between ^ 3 + 7 * between ^ 2 + 15 * between + 9).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I I)) (conj (conj I I) (Rgt_not_eq _ _ above_zero_2))) (conj I (conj (conj (conj I (conj I (Rgt_not_eq _ _ (pos 2)))) I) above_zero_3))).
    + refine (nonpos_slope _ _ 1 (between ^ 3 + 7 * between ^ 2 + 15 * between + 9) _ above_zero_4 (pos 1) (of_ge _ _ (Vovk_s_forecaster.slope between)) _).
      worked_out. field; nonzero.
Qed.

Lemma twice_K : forall (ell β : ℝ),
  ell = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β > 0 -> (* penalty *)
  β <= 1 ->
  -2 * ell * (β + 3) >= 4 - 4 * β.
Proof. (* logarithms *)
  intros ell β logarithm penalty given.
  pose proof (Vovk_s_forecaster.calculus β penalty given) as said.
  rewrite <- logarithm in said.
  pose proof (Vovk_s_forecaster.positive β penalty) as positive.
  apply of_gt in positive.
  assert (above_zero : 0 < β + 3).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma twice_K_2 : forall (K β : ℝ),
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β > 0 -> (* penalty *)
  β <= 1 ->
  2 * K * (β + 3) >= 4 - 4 * β.
Proof. (* instance *)
  intros K β logarithm penalty given.
  refine (same_ge _ _ _ (of_ge _ _ (Vovk_s_forecaster.twice_K (- K) β logarithm penalty given)) _). algebra [K; β].
Qed.

Lemma step_2 : forall (β : ℝ),
  β < 1 -> (* penalty below 1 *)
  β <= 1.
Proof. (* certificate *)
  intros β penalty_below_1.
  refine (cert_le _ _ _ _ _ (pos 1) (weak _ (of_lt _ _ penalty_below_1)) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma twice_K_3 : forall (K β : ℝ),
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  2 * K * (β + 3) >= 4 - 4 * β.
Proof. (* discharge *)
  intros K β logarithm penalty_below_1 penalty.
  pose proof (Vovk_s_forecaster.step_2 β penalty_below_1) as lemma.
  exact (Vovk_s_forecaster.twice_K_2 K β logarithm penalty lemma).
Qed.

Lemma four_and_the_rate : forall (ε : ℝ),
  ε > 0 -> (* rate above 0 *)
  ε + 4 > 0.
Proof. (* certificate *)
  intros ε rate_above_0.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 4) (weak _ (of_gt _ _ rate_above_0))) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma twice_K_4 : forall (K β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  2 * K >= ε.
Proof. (* certificate *)
  intros K β ε penalty_of_the_rate logarithm penalty_below_1 penalty rate_above_0.
  pose proof (Vovk_s_forecaster.twice_K_3 K β logarithm penalty_below_1 penalty) as twice_K.
  pose proof (Vovk_s_forecaster.four_and_the_rate ε rate_above_0) as four_and_the_rate.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 16)) (times _ _ (of_ge _ _ twice_K) (weak _ (of_gt _ _ four_and_the_rate)))) (eqn (- K / 8 - 1 / 4) _ _ penalty_of_the_rate) _).
  algebra [K; ε; β].
Qed.

Lemma twice_K_5 : forall (K β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  2 * K >= ε.
Proof. (* instance *)
  intros K β ε penalty_of_the_rate logarithm penalty_below_1 penalty rate_above_0.
  exact (Vovk_s_forecaster.twice_K_4 K β ε penalty_of_the_rate logarithm penalty_below_1 penalty rate_above_0).
Qed.

Lemma a_chance_costs_weight : forall (F K T T' d d' f n_e n_r Λ Λ' β ε : ℝ),
  d' = d + f -> (* expected so far *)
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  T * (4 - ε) * (2 * f - 1) <= 8 * F - 4 * T -> (* pushed away from one half *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * ε <= Λ + d * ε.
Proof. (* certificate *)
  intros F K T T' d d' f n_e n_r Λ Λ' β ε expected_so_far penalty_of_the_rate logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty rate_above_0 pushed_away_from_one_half expert_run.
  pose proof (Vovk_s_forecaster.scale__2 T β ε penalty_of_the_rate some_weight penalty) as scale_2.
  pose proof (Vovk_s_forecaster.shrinks F T T' f n_e n_r β ε penalty_of_the_rate rate_above_0 pushed_away_from_one_half expert_run) as shrinks.
  pose proof (Vovk_s_forecaster.tangent_at_one_half F K T T' n_e n_r Λ Λ' β ε penalty_of_the_rate logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty rate_above_0 expert_run) as tangent_at_one_half.
  pose proof (Vovk_s_forecaster.twice_K_5 K β ε penalty_of_the_rate logarithm_3 penalty_below_1 penalty rate_above_0) as twice_K.
  refine (cert_le _ _ _ _ _ (of_gt _ _ scale_2) (plus _ _ (plus _ _ (of_le _ _ shrinks) (of_le _ _ tangent_at_one_half)) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_gt _ _ scale_2)) (of_ge _ _ twice_K)))) (eqn (T * ε ^ 2 - 4 * T * ε) _ _ expected_so_far) _).
  algebra [Λ'; d'; ε; Λ; d; T; f; T'; K].
Qed.

Lemma a_chance_costs_weight_2 : forall (F T T' d d' f n_e n_r Λ Λ' β ε : ℝ),
  d' = d + f -> (* expected so far *)
  f = 0 -> (* sure and right *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * ε <= Λ + d * ε.
Proof. (* certificate *)
  intros F T T' d d' f n_e n_r Λ Λ' β ε expected_so_far sure_and_right logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.no_gain F T T' n_e n_r Λ Λ' β logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as no_gain.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_gain) (eqns _ _ (eqn (- ε) _ _ sure_and_right) (eqn (- ε) _ _ expected_so_far)) _).
  algebra [Λ'; d'; ε; Λ; d; f].
Qed.

Lemma total_cost : forall (F K N T T' d d' f n_e n_r Λ Λ' β ε : ℝ),
  d' = d + f -> (* expected so far *)
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  Λ + d * ε <= N -> (* total cost *)
  T * (4 - ε) * (2 * f - 1) <= 8 * F - 4 * T -> (* pushed away from one half *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * ε <= N.
Proof. (* certificate *)
  intros F K N T T' d d' f n_e n_r Λ Λ' β ε expected_so_far penalty_of_the_rate logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty rate_above_0 total_cost pushed_away_from_one_half expert_run.
  pose proof (Vovk_s_forecaster.a_chance_costs_weight F K T T' d d' f n_e n_r Λ Λ' β ε expected_so_far penalty_of_the_rate logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty rate_above_0 pushed_away_from_one_half expert_run) as a_chance_costs_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_cost) (of_le _ _ a_chance_costs_weight)) (eq_refl 0) _).
  algebra [Λ'; d'; ε; N; Λ; d].
Qed.

Lemma total_cost_2 : forall (F N T T' d d' f n_e n_r Λ Λ' β ε : ℝ),
  d' = d + f -> (* expected so far *)
  f = 0 -> (* sure and right *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Λ + d * ε <= N -> (* total cost *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * ε <= N.
Proof. (* certificate *)
  intros F N T T' d d' f n_e n_r Λ Λ' β ε expected_so_far sure_and_right logarithm logarithm_2 penalty_below_1 some_weight penalty total_cost expert_run.
  pose proof (Vovk_s_forecaster.a_chance_costs_weight_2 F T T' d d' f n_e n_r Λ Λ' β ε expected_so_far sure_and_right logarithm logarithm_2 penalty_below_1 some_weight penalty expert_run) as a_chance_costs_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_cost) (of_le _ _ a_chance_costs_weight)) (eq_refl 0) _).
  algebra [Λ'; d'; ε; N; Λ; d].
Qed.

Inductive total_cost_run (N n β ε : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_cost_run_start : total_cost_run N n β ε n N 0 0 0
  | total_cost_run_next_M : forall (F G M T T' d d' f n_e n_r Λ Λ' : ℝ),
      total_cost_run N n β ε T Λ d M G ->
      d' = d + f -> (* expected so far *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      T * (4 - ε) * (2 * f - 1) <= 8 * F - 4 * T -> (* pushed away from one half *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_cost_run N n β ε T' Λ' d' (M + 1) G
  | total_cost_run_next_G : forall (F G M T T' d d' f n_e n_r Λ Λ' : ℝ),
      total_cost_run N n β ε T Λ d M G ->
      d' = d + f -> (* expected so far *)
      f = 0 -> (* sure and right *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_cost_run N n β ε T' Λ' d' M (G + 1).

Lemma total_cost_3 : forall (E G K M N T_U n Λ_U β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  N = ln n -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E M G ->
  E * ε + Λ_U <= N.
Proof. (* induction *)
  intros E G K M N T_U n Λ_U β ε penalty_of_the_rate logarithm logarithm_2 penalty_below_1 penalty rate_above_0 some_expert update_run.
  cut (forall (T Λ d M G : ℝ), Vovk_s_forecaster.total_cost_run N n β ε T Λ d M G ->
    Λ + d * ε <= N /\ T > 0).
  { intros all. destruct (all T_U Λ_U E M G update_run) as [kept kept_2].
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [Λ_U; E; ε; N]. }
  clear update_run T_U Λ_U E M G.
  refine (Vovk_s_forecaster.total_cost_run_ind N n β ε (fun (T Λ d M G : ℝ) =>
    Λ + d * ε <= N /\ T > 0) _ _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm some_expert)) _). algebra [N; ε].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F G M T T' d d' f n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far logarithm_3 logarithm_4 pushed_away_from_one_half expert_run.
    split.
    { exact (Vovk_s_forecaster.total_cost F K N T T' d d' f n_e n_r Λ Λ' β ε expected_so_far penalty_of_the_rate logarithm_3 logarithm_4 logarithm_2 penalty_below_1 kept_4 penalty rate_above_0 kept_3 pushed_away_from_one_half expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
  - intros F G M T T' d d' f n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far sure_and_right logarithm_3 logarithm_4 expert_run.
    split.
    { exact (Vovk_s_forecaster.total_cost_2 F N T T' d d' f n_e n_r Λ Λ' β ε expected_so_far sure_and_right logarithm_3 logarithm_4 penalty_below_1 kept_4 penalty kept_3 expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma weight_left : forall (E G K M N T_U n Λ_U β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  N = ln n -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E M G ->
  T_U > 0.
Proof. (* induction *)
  intros E G K M N T_U n Λ_U β ε penalty_of_the_rate logarithm logarithm_2 penalty_below_1 penalty rate_above_0 some_expert update_run.
  cut (forall (T Λ d M G : ℝ), Vovk_s_forecaster.total_cost_run N n β ε T Λ d M G ->
    Λ + d * ε <= N /\ T > 0).
  { intros all. destruct (all T_U Λ_U E M G update_run) as [kept kept_2].
    exact kept_2. }
  clear update_run T_U Λ_U E M G.
  refine (Vovk_s_forecaster.total_cost_run_ind N n β ε (fun (T Λ d M G : ℝ) =>
    Λ + d * ε <= N /\ T > 0) _ _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm some_expert)) _). algebra [N; ε].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F G M T T' d d' f n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far logarithm_3 logarithm_4 pushed_away_from_one_half expert_run.
    split.
    { exact (Vovk_s_forecaster.total_cost F K N T T' d d' f n_e n_r Λ Λ' β ε expected_so_far penalty_of_the_rate logarithm_3 logarithm_4 logarithm_2 penalty_below_1 kept_4 penalty rate_above_0 kept_3 pushed_away_from_one_half expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
  - intros F G M T T' d d' f n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far sure_and_right logarithm_3 logarithm_4 expert_run.
    split.
    { exact (Vovk_s_forecaster.total_cost_2 F N T T' d d' f n_e n_r Λ Λ' β ε expected_so_far sure_and_right logarithm_3 logarithm_4 penalty_below_1 kept_4 penalty kept_3 expert_run).
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma mistake_bound : forall (E G K M N T_U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * ε <= N + h * m.
Proof. (* certificate *)
  intros E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty rate_above_0 some_expert update_run error_run other_expert_run.
  pose proof (Weighted_majority.best_expert T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_4 penalty error_run other_expert_run) as best_expert.
  pose proof (Vovk_s_forecaster.total_cost_3 E G K M N T_U n Λ_U β ε penalty_of_the_rate logarithm_3 logarithm_5 penalty_below_1 penalty rate_above_0 some_expert update_run) as total_cost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ best_expert) (of_le _ _ total_cost)) (eq_refl 0) _).
  algebra [E; ε; N; h; m; Λ_U].
Qed.

Inductive run_over_update (N n β ε : ℝ) : ℝ -> ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_update_start : run_over_update N n β ε n N 0 0%nat 0%nat
  | run_over_update_next_M : forall (F T T' d d' f n_e n_r Λ Λ' : ℝ) (M G : nat),
      run_over_update N n β ε T Λ d M G ->
      d' = d + f -> (* expected so far *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      T * (4 - ε) * (2 * f - 1) <= 8 * F - 4 * T -> (* pushed away from one half *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      run_over_update N n β ε T' Λ' d' (Datatypes.S M) G
  | run_over_update_next_G : forall (F T T' d d' f n_e n_r Λ Λ' : ℝ) (M G : nat),
      run_over_update N n β ε T Λ d M G ->
      d' = d + f -> (* expected so far *)
      f = 0 -> (* sure and right *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      run_over_update N n β ε T' Λ' d' M (Datatypes.S G).

Lemma run_over_update_is_total_cost_run : forall (E N T_U n Λ_U β ε : ℝ) (M G : nat),
  Vovk_s_forecaster.run_over_update N n β ε T_U Λ_U E M G -> Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E (INR M) (INR G).
Proof.
  intros E N T_U n Λ_U β ε M G run.
  refine (Vovk_s_forecaster.run_over_update_ind N n β ε (fun (T Λ d : ℝ) (M G : nat) => Vovk_s_forecaster.total_cost_run N n β ε T Λ d (INR M) (INR G)) _ _ _ T_U Λ_U E M G run); clear run T_U Λ_U E M G.
  - exact (Vovk_s_forecaster.total_cost_run_start N n β ε).
  - intros F T T' d d' f n_e n_r Λ Λ' M G _ previous expected_so_far logarithm logarithm_2 pushed_away_from_one_half expert_run. rewrite S_INR.
    exact (Vovk_s_forecaster.total_cost_run_next_M N n β ε F (INR G) (INR M) T T' d d' f n_e n_r Λ Λ' previous expected_so_far logarithm logarithm_2 pushed_away_from_one_half expert_run).
  - intros F T T' d d' f n_e n_r Λ Λ' M G _ previous expected_so_far sure_and_right logarithm logarithm_2 expert_run. rewrite S_INR.
    exact (Vovk_s_forecaster.total_cost_run_next_G N n β ε F (INR G) (INR M) T T' d d' f n_e n_r Λ Λ' previous expected_so_far sure_and_right logarithm logarithm_2 expert_run).
Qed.

Inductive run_over_error (β : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_error_start : run_over_error β 1 0 0%nat
  | run_over_error_next : forall (v v' ν ν' : ℝ) (m : nat),
      run_over_error β v ν m ->
      v' = β * v -> (* its weight punished *)
      ν = ln v -> (* logarithm *)
      ν' = ln v' -> (* logarithm *)
      run_over_error β v' ν' (Datatypes.S m).

Lemma run_over_error_is_weight_left_run : forall (v_m β ν_m : ℝ) (m : nat),
  Vovk_s_forecaster.run_over_error β v_m ν_m m -> Weighted_majority.weight_left_run β v_m ν_m (INR m).
Proof.
  intros v_m β ν_m m run.
  refine (Vovk_s_forecaster.run_over_error_ind β (fun (v ν : ℝ) (m : nat) => Weighted_majority.weight_left_run β v ν (INR m)) _ _ v_m ν_m m run); clear run v_m ν_m m.
  - exact (Weighted_majority.weight_left_run_start β).
  - intros v v' ν ν' m _ previous its_weight_punished logarithm logarithm_2. rewrite S_INR.
    exact (Weighted_majority.weight_left_run_next β (INR m) v v' ν ν' previous its_weight_punished logarithm logarithm_2).
Qed.

Inductive run_over_other_expert (v_m : ℝ) : ℝ -> nat -> Prop :=
  | run_over_other_expert_start : run_over_other_expert v_m v_m 0%nat
  | run_over_other_expert_next : forall (S S' w : ℝ) (n_o : nat),
      run_over_other_expert v_m S n_o ->
      S' = S + w -> (* weight so far *)
      w > 0 -> (* positive weight *)
      run_over_other_expert v_m S' (Datatypes.S n_o).

Lemma run_over_other_expert_is_part_of_the_total_run : forall (T_U v_m : ℝ) (n_o : nat),
  Vovk_s_forecaster.run_over_other_expert v_m T_U n_o -> Weighted_majority.part_of_the_total_run v_m T_U (INR n_o).
Proof.
  intros T_U v_m n_o run.
  refine (Vovk_s_forecaster.run_over_other_expert_ind v_m (fun (S : ℝ) (n_o : nat) => Weighted_majority.part_of_the_total_run v_m S (INR n_o)) _ _ T_U n_o run); clear run T_U n_o.
  - exact (Weighted_majority.part_of_the_total_run_start v_m).
  - intros S S' w n_o _ previous weight_so_far positive_weight. rewrite S_INR.
    exact (Weighted_majority.part_of_the_total_run_next v_m S S' (INR n_o) w previous weight_so_far positive_weight).
Qed.

End Vovk_s_forecaster.

Theorem theorem_Vovk_s_forecaster : forall (E K N T_U h n v_m Λ_U β ε ν_m : ℝ) (G M m n_o : nat),
  Vovk_s_forecaster.run_over_update N n β ε T_U Λ_U E M G ->
  Vovk_s_forecaster.run_over_error β v_m ν_m m ->
  Vovk_s_forecaster.run_over_other_expert v_m T_U n_o ->
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  E * ε <= N + h * INR m.
Proof.
  intros E K N T_U h n v_m Λ_U β ε ν_m G M m n_o update_run error_run other_expert_run penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty rate_above_0 some_expert.
  exact (Vovk_s_forecaster.mistake_bound E (INR G) K (INR M) N T_U h (INR m) n (INR n_o) v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty rate_above_0 some_expert (Vovk_s_forecaster.run_over_update_is_total_cost_run E N T_U n Λ_U β ε M G update_run) (Vovk_s_forecaster.run_over_error_is_weight_left_run v_m β ν_m m error_run) (Vovk_s_forecaster.run_over_other_expert_is_part_of_the_total_run T_U v_m n_o other_expert_run)).
Qed.
