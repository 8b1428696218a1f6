(* How far away a point is, and what bounds a margin: what the chapter on margins proves as it goes.

   An affine function is f(x) = ⟨w, x⟩ + b, and its boundary is where f is 0. *)

Require Import Reals Lra.
Require Import proofs.
Open Scope R_scope.

Definition minus {space : ips} (x z : vec space) : vec space := x ⊕ (-1) • z.
Definition affine {space : ips} (w : vec space) (b : ℝ) (x : vec space) : ℝ := ⟨w, x⟩ + b.
Definition foot {space : ips} (w : vec space) (b : ℝ) (x : vec space) : vec space :=
  x ⊕ (- (affine w b x / ⟨w, w⟩)) • w.

(* no point z of the boundary is closer, and the foot of x, on the boundary, is exactly that close *)
Theorem distance : forall (space : ips) (w : vec space) (b : ℝ) (x : vec space),
  (forall z, affine w b z = 0 -> affine w b x ^ 2 <= ⟨w, w⟩ * ⟨minus x z, minus x z⟩) /\
  (⟨w, w⟩ > 0 -> affine w b (foot w b x) = 0 /\
    affine w b x ^ 2 = ⟨w, w⟩ * ⟨minus x (foot w b x), minus x (foot w b x)⟩).
Proof.
  intros space w b x; split.
  - intros z boundary. replace (affine w b x) with ⟨w, minus x z⟩; [apply Perceptron_mistake_bound.Cauchy_Schwarz_3 |].
    unfold affine, minus in *. transitivity (⟨w, x⟩ + b - (⟨w, z⟩ + b)); [algebra [b] with [w; x; z] |]. lra.
  - intros some. unfold foot, minus. set (s := affine w b x / ⟨w, w⟩).
    assert (walk : affine w b x = s * ⟨w, w⟩) by (unfold s; field; lra). unfold affine in *. split.
    + transitivity (⟨w, x⟩ + b - s * ⟨w, w⟩); [algebra [b; s] with [w; x] |]. lra.
    + rewrite walk. algebra [s] with [w; x].
Qed.

(* with p a positive and q a negative example, and c an average in which each has its label for a sign *)
Theorem largest_margin : forall (space : ips) (a b γ : ℝ) (p q c u : vec space),
  a >= 0 -> b >= 0 -> a + b = 1 -> c = a • p ⊕ (- b) • q ->
  γ > 0 -> 1 * ⟨u, p⟩ >= γ -> (-1) * ⟨u, q⟩ >= γ ->
  γ ^ 2 <= ⟨u, u⟩ * ⟨c, c⟩.
Proof.
  intros space a b γ p q c u ha hb whole average positive hp hq.
  apply (Rle_trans _ (⟨u, c⟩ ^ 2)); [| apply Perceptron_mistake_bound.Cauchy_Schwarz_3].
  apply pow_incr. split; [lra |]. rewrite average.
  replace ⟨u, a • p ⊕ (- b) • q⟩ with (a * ⟨u, p⟩ - b * ⟨u, q⟩) by (algebra [a; b] with [u; p; q]).
  assert (a * γ <= a * ⟨u, p⟩) by (apply Rmult_le_compat_l; lra).
  assert (b * γ <= b * - ⟨u, q⟩) by (apply Rmult_le_compat_l; lra).
  replace γ with ((a + b) * γ) by (rewrite whole; ring). lra.
Qed.
