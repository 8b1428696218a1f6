(* The algorithms, and nothing else: each a fold over a list of examples, whose state is the weights and how many
   mistakes there have been.  Rocq's standard library is all that they need.  What is proved of them is in bounds.v. *)

From Coq Require Import String.
From Coq Require Import List Bool Arith ZArith QArith Qreduction Reals Rpower.
Import ListNotations.

(* ** The Perceptron, over the whole numbers

   An entry that a shorter list lacks counts as 0.  y is a label, 1 or -1.  [tie] is the prediction where the weights
   and the example are at right angles: -1, 1, or 0, which is no label, so that a tie is always a mistake. *)

Local Open Scope Z_scope.

Fixpoint zdot (a b : list Z) : Z :=
  match a, b with p :: a', q :: b' => p * q + zdot a' b' | _, _ => 0 end.

Fixpoint zadd (a b : list Z) : list Z :=
  match a, b with [], _ => b | _, [] => a | p :: a', q :: b' => p + q :: zadd a' b' end.

Definition ztimes (y : Z) (a : list Z) : list Z := map (Z.mul y) a.

Definition side (tie score : Z) : Z :=
  match score ?= 0 with Gt => 1 | Lt => -1 | Eq => tie end.

Definition perceptron_round (tie : Z) (state : list Z * nat) (example : list Z * Z) : list Z * nat :=
  let '((w, mistakes), (x, y)) := (state, example) in
  if side tie (zdot w x) =? y then state else (zadd w (ztimes y x), S mistakes).

Definition perceptron_from (tie : Z) (start : list Z) (examples : list (list Z * Z)) : list Z * nat :=
  fold_left (perceptron_round tie) examples (start, 0%nat).

Definition perceptron (tie : Z) := perceptron_from tie [].

(* the same examples k times *)
Definition passes (tie : Z) (k : nat) (start : list Z) (examples : list (list Z * Z)) : list Z * nat :=
  perceptron_from tie start (concat (repeat examples k)).

(* weights that say the label of every example *)
Definition right_on (tie : Z) (examples : list (list Z * Z)) (w : list Z) : Prop :=
  forall x y, In (x, y) examples -> side tie (zdot w x) = y.

Close Scope Z_scope.
Local Open Scope nat_scope.

(* ** Winnow, over the fractions

   x is a list of n bits, its [true]s the active attributes; y is the label.  The threshold is n, the weights are 1 at
   first.  A promotion multiplies the active weights by [factor]; a demotion divides them by it, or removes them. *)

Fixpoint score (w : list Q) (x : list bool) : Q :=
  match w, x with q :: w', b :: x' => (if b then q + score w' x' else score w' x')%Q | _, _ => 0%Q end.

Fixpoint at_active (change : Q -> Q) (w : list Q) (x : list bool) : list Q :=
  match w, x with q :: w', b :: x' => (if b then change q else q) :: at_active change w' x' | _, _ => w end.

Inductive demotion := divide | eliminate.

Definition promoted (factor q : Q) : Q := Qred (q * factor).
Definition demoted (factor : Q) (by_ : demotion) (q : Q) : Q :=
  match by_ with divide => Qred (q / factor) | eliminate => 0%Q end.

Definition winnow_round (factor : Q) (by_ : demotion) (n : nat) (state : list Q * nat) (example : list bool * bool) :=
  let '((w, mistakes), (x, y)) := (state, example) in
  if eqb (Qle_bool (inject_Z (Z.of_nat n)) (score w x)) y then state
  else (at_active (if y then promoted factor else demoted factor by_) w x, S mistakes).

Definition winnow_from (factor : Q) (by_ : demotion) (n : nat) (state : list Q * nat) (examples : list (list bool * bool)) :=
  fold_left (winnow_round factor by_ n) examples state.

Definition winnow (factor : Q) (by_ : demotion) (n : nat) (examples : list (list bool * bool)) : list Q * nat :=
  winnow_from factor by_ n (repeat 1%Q n, 0) examples.

(* how many places two lists of bits have in common: how many relevant attributes are active *)
Fixpoint both (u x : list bool) : nat :=
  match u, x with a :: u', b :: x' => (if a && b then 1 else 0) + both u' x' | _, _ => 0 end.

(* how many attributes are relevant *)
Definition size (u : list bool) : nat := both u u.

(* the factor for k of r: 1 + 1/(2k) *)
Definition factor_for (k : nat) : Q := Z.of_nat (2 * k + 1) # Pos.of_nat (2 * k).

(* ** Winnow with infinitely many attributes

   An example is a list of strings without repetition, those that are on.  A string without a slot weighs 1.  The strings
   of a mistake that have no slot get one, in their order; then Winnow learns, with factor 2 and threshold N. *)

Definition slots := list (string * Q).

Definition has (strings : list string) (s : string) : bool := existsb (String.eqb s) strings.
Definition new (taken : list string) (x : list string) : list string := filter (fun s => negb (has taken s)) x.

(* the weights of the strings of x that hold a slot, and how many others x has *)
Definition strings_score (held : slots) (x : list string) : Q :=
  (score (map snd held) (map (has x) (map fst held)) + inject_Z (Z.of_nat (List.length (new (map fst held) x))))%Q.

Definition with_new (held : slots) (x : list string) : slots :=
  held ++ map (fun s => (s, 1%Q)) (new (map fst held) x).

Definition learn (held : slots) (x : list string) (y : bool) : slots :=
  let all := with_new held x in
  combine (map fst all)
    (at_active (if y then promoted 2 else demoted 2 divide) (map snd all) (map (has x) (map fst all))).

Definition strings_round (N : nat) (state : slots * nat) (example : list string * bool) :=
  let '((held, mistakes), (x, y)) := (state, example) in
  if eqb (Qle_bool (inject_Z (Z.of_nat N)) (strings_score held x)) y then state else (learn held x y, S mistakes).

Definition no_slots : slots := [].

Definition infinite_attributes (N : nat) (examples : list (list string * bool)) : slots * nat :=
  fold_left (strings_round N) examples (no_slots, 0).

(* the target is an OR of strings *)
Definition some_of (target x : list string) : bool := existsb (has x) target.

(* ** Weighted majority and halving

   x is what n experts or concepts say, n bits.  [tie] is what is said where the two sides weigh the same: [Some] label,
   or [None], so that a tie is always a mistake. *)

Definition right (said : option bool) (y : bool) : bool :=
  match said with Some label => eqb label y | None => false end.

Fixpoint total (w : list Q) : Q := match w with q :: w' => (q + total w')%Q | [] => 0%Q end.

Definition majority (tie : option bool) (w : list Q) (x : list bool) : option bool :=
  match (2 * score w x ?= total w)%Q with Gt => Some true | Lt => Some false | Eq => tie end.

Definition errs (x : list bool) (y : bool) : list bool := map (xorb y) x.
Definition punished (β q : Q) : Q := Qred (q * β).

(* whoever errs is punished, in every round *)
Definition majority_round (β : Q) (tie : option bool) (state : list Q * nat) (example : list bool * bool) :=
  let '((w, mistakes), (x, y)) := (state, example) in
  (at_active (punished β) w (errs x y), if right (majority tie w x) y then mistakes else S mistakes).

Definition weighted_majority (β : Q) (tie : option bool) (n : nat) (examples : list (list bool * bool)) :=
  fold_left (majority_round β tie) examples (repeat 1%Q n, 0).

(* how often expert i errs *)
Fixpoint errors (i : nat) (examples : list (list bool * bool)) : nat :=
  match examples with (x, y) :: rest => (if xorb y (nth i x false) then 1 else 0) + errors i rest | [] => 0 end.

(* Halving keeps a bit for each concept: is it left? *)
Fixpoint agreeing (kept x : list bool) (y : bool) : list bool :=
  match kept, x with l :: kept', b :: x' => (l && eqb b y) :: agreeing kept' x' y | _, _ => kept end.

Definition vote (tie : option bool) (kept x : list bool) : option bool :=
  match Nat.compare (2 * both kept x) (size kept) with Gt => Some true | Lt => Some false | Eq => tie end.

Definition halving_round (tie : option bool) (state : list bool * nat) (example : list bool * bool) :=
  let '((kept, mistakes), (x, y)) := (state, example) in
  if right (vote tie kept x) y then state else (agreeing kept x y, S mistakes).

Definition halving (tie : option bool) (n : nat) (examples : list (list bool * bool)) :=
  fold_left (halving_round tie) examples (repeat true n, 0).

(* ** The L₁ margin, over the real numbers

   x is a list of n features; a mistake multiplies each weight by β to the power of y times the feature. *)

Local Open Scope R_scope.

Definition sign (y : bool) : R := if y then 1 else -1.

Fixpoint rdot (a b : list R) : R :=
  match a, b with p :: a', q :: b' => p * q + rdot a' b' | _, _ => 0 end.

(* the sum of f 0 to f (n - 1) *)
Fixpoint rsum (n : nat) (f : nat -> R) : R :=
  match n with O => 0 | S n => f 0%nat + rsum n (fun i => f (S i)) end.

Definition says (tie : option bool) (score : R) : option bool :=
  if Rlt_dec 0 score then Some true else if Rlt_dec score 0 then Some false else tie.

Fixpoint multiplied (β y : R) (w x : list R) : list R :=
  match w, x with q :: w', z :: x' => q * Rpower β (y * z) :: multiplied β y w' x' | _, _ => w end.

Definition exponentiated_round (β : R) (tie : option bool) (state : list R * nat) (example : list R * bool) :=
  let '((w, mistakes), (x, y)) := (state, example) in
  if right (says tie (rdot w x)) y then state else (multiplied β (sign y) w x, S mistakes).

Definition exponentiated (β : R) (tie : option bool) (n : nat) (examples : list (list R * bool)) : list R * nat :=
  fold_left (exponentiated_round β tie) examples (repeat 1 n, 0%nat).

Definition entry (a : list R) : nat -> R := fun i => nth i a 0.

(* the entropy of a target; where an entry is 0, Rocq's 0 · ln 0 is 0, as it should be *)
Definition entropy (u : list R) : R := rsum (List.length u) (fun i => - (entry u i * ln (entry u i))).

(* The same over fractions, where all features are whole numbers, so that a run can be computed: l1_margin.v shows that
   it ends as the one above does. *)

Local Open Scope Q_scope.

Fixpoint qdot (w : list Q) (x : list Z) : Q :=
  match w, x with q :: w', z :: x' => q * inject_Z z + qdot w' x' | _, _ => 0 end.

Definition qsays (tie : option bool) (score : Q) : option bool :=
  match score ?= 0 with Gt => Some true | Lt => Some false | Eq => tie end.

Fixpoint qmultiplied (β : Q) (y : Z) (w : list Q) (x : list Z) : list Q :=
  match w, x with q :: w', z :: x' => Qred (q * Qpower β (y * z)) :: qmultiplied β y w' x' | _, _ => w end.

Definition qexponentiated_round (β : Q) (tie : option bool) (state : list Q * nat) (example : list Z * bool) :=
  let '((w, mistakes), (x, y)) := (state, example) in
  if right (qsays tie (qdot w x)) y then state else (qmultiplied β (if y then 1 else -1) w x, S mistakes).

Definition qexponentiated (β : Q) (tie : option bool) (n : nat) (examples : list (list Z * bool)) : list Q * nat :=
  fold_left (qexponentiated_round β tie) examples (repeat 1 n, 0%nat).
