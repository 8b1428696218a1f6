(* 1. What the proofs of this file are made of, by hand.

   Real numbers are Rocq's own.  Vectors live in any real inner product space, which is a record: nothing is assumed
   of it but that its product is symmetric, linear, and never negative on a vector with itself.  ℝⁿ is one of them
   (section 2), so that nothing is said about an empty kind of thing. *)

Require Import Reals.
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
