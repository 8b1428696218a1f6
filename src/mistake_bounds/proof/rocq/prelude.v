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
