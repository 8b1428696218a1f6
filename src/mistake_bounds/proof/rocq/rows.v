(* Two of the inner product spaces that the theorems of the book are about: lists of real numbers, and rows of n.

   The algorithms keep lists of whole numbers or of fractions; here is what they are in the theorems.  In a list, an entry
   that is not there counts as 0; of a row only the first n entries count. *)

From Coq Require Import List Reals Lia Lra.
Require proofs.
Require Import algorithms.
Import ListNotations.
Open Scope R_scope.

(* ** Lists *)

Fixpoint radd (a b : list R) : list R :=
  match a, b with [], _ => b | _, [] => a | p :: a', q :: b' => p + q :: radd a' b' end.

Definition rtimes (y : R) (a : list R) : list R := map (Rmult y) a.

Lemma rdot_sym : forall a b, rdot a b = rdot b a.
Proof. induction a as [| p a IH]; intros [| q b]; cbn [rdot]; try reflexivity; rewrite IH; ring. Qed.

Lemma rdot_add : forall a b c, rdot (radd a b) c = rdot a c + rdot b c.
Proof.
  induction a as [| p a IH]; intros [| q b] [| r c]; cbn [rdot radd]; try ring; rewrite IH; ring.
Qed.

Lemma rdot_times : forall y a b, rdot (rtimes y a) b = y * rdot a b.
Proof.
  intros y; induction a as [| p a IH]; intros [| q b]; cbn [rtimes map rdot]; try ring.
  unfold rtimes in IH; rewrite IH; ring.
Qed.

Lemma rdot_nonneg : forall a, 0 <= rdot a a.
Proof. induction a as [| p a IH]; cbn [rdot]; [lra | nra]. Qed.

Definition lists : proofs.ips :=
  proofs.Build_ips (list R) [] radd rtimes rdot rdot_sym (fun _ => eq_refl) rdot_add rdot_times rdot_nonneg.

(* ** Sums, and rows of n numbers *)

Lemma rsum_ext : forall n f g, (forall i, (i < n)%nat -> f i = g i) -> rsum n f = rsum n g.
Proof.
  induction n as [| n IH]; intros f g same; cbn [rsum]; [reflexivity |].
  rewrite (same 0%nat) by lia; f_equal; apply IH; intros; apply same; lia.
Qed.

Lemma rsum_end : forall n f, rsum (S n) f = rsum n f + f n.
Proof.
  induction n as [| n IH]; intros f; [cbn; ring |].
  change (rsum (S (S n)) f) with (f 0%nat + rsum (S n) (fun i => f (S i))); rewrite IH; cbn [rsum]; ring.
Qed.

Lemma rsum_pos : forall n f, (forall i, (i < n)%nat -> 0 <= f i) -> 0 <= rsum n f.
Proof.
  induction n as [| n IH]; intros f pos; cbn [rsum]; [lra |].
  pose proof (pos 0%nat ltac:(lia)); specialize (IH (fun i => f (S i)) ltac:(intros; apply pos; lia)); lra.
Qed.

Lemma rsum_part : forall n f i, (i < n)%nat -> (forall i, (i < n)%nat -> 0 <= f i) -> f i <= rsum n f.
Proof.
  induction n as [| n IH]; intros f i inside pos; [lia |]; cbn [rsum].
  pose proof (pos 0%nat ltac:(lia)).
  destruct i as [| i]; [pose proof (rsum_pos n (fun i => f (S i)) ltac:(intros; apply pos; lia)); lra |].
  specialize (IH (fun i => f (S i)) i ltac:(lia) ltac:(intros; apply pos; lia)); cbv beta in IH; lra.
Qed.

Lemma rsum_le : forall n f g, (forall i, (i < n)%nat -> f i <= g i) -> rsum n f <= rsum n g.
Proof.
  induction n as [| n IH]; intros f g less; cbn [rsum]; [lra |].
  specialize (IH (fun i => f (S i)) (fun i => g (S i)) ltac:(intros; apply less; lia)).
  pose proof (less 0%nat ltac:(lia)); lra.
Qed.

Lemma rsum_const : forall n c, rsum n (fun _ => c) = INR n * c.
Proof. induction n as [| n IH]; intros c; [cbn; ring |]; cbn [rsum]; rewrite IH, S_INR; ring. Qed.

Lemma rsum_add : forall n f g, rsum n (fun i => f i + g i) = rsum n f + rsum n g.
Proof. induction n as [| n IH]; intros f g; cbn [rsum]; [ring |]; rewrite IH; ring. Qed.

Lemma rsum_scale : forall n k f, rsum n (fun i => k * f i) = k * rsum n f.
Proof. induction n as [| n IH]; intros k f; cbn [rsum]; [ring |]; rewrite IH; ring. Qed.

Lemma rsum_zero : forall n, rsum n (fun _ => 0) = 0.
Proof. intros n; rewrite rsum_const; ring. Qed.

Definition row : Type := nat -> R.

Definition row_dot (n : nat) (a b : row) : R := rsum n (fun i => a i * b i).

Lemma row_sym : forall n a b, row_dot n a b = row_dot n b a.
Proof. intros n a b; apply rsum_ext; intros; ring. Qed.

Lemma row_zero : forall n b, row_dot n (fun _ => 0) b = 0.
Proof. intros n b; transitivity (rsum n (fun _ => 0)); [apply rsum_ext; intros; ring | apply rsum_zero]. Qed.

Lemma row_add : forall n a b c, row_dot n (fun i => a i + b i) c = row_dot n a c + row_dot n b c.
Proof. intros n a b c; unfold row_dot; rewrite <- rsum_add; apply rsum_ext; intros; ring. Qed.

Lemma row_times : forall n y a b, row_dot n (fun i => y * a i) b = y * row_dot n a b.
Proof. intros n y a b; unfold row_dot; rewrite <- rsum_scale; apply rsum_ext; intros; ring. Qed.

Lemma row_nonneg : forall n a, 0 <= row_dot n a a.
Proof. intros n a; apply rsum_pos; intros; nra. Qed.

Definition rows (n : nat) : proofs.ips :=
  proofs.Build_ips row (fun _ => 0) (fun a b i => a i + b i) (fun y a i => y * a i) (row_dot n)
    (row_sym n) (row_zero n) (row_add n) (row_times n) (row_nonneg n).
