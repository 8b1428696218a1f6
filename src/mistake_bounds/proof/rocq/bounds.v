(* What is proved of the algorithms of algorithms.v, in full: a reader of these statements needs that file and Rocq's
   standard library, and nothing of the book.  The proofs are in the other files; they rest on the book's theorems, but for the Perceptron
   on ORs, which perceptron_ors.v proves of whole numbers alone. *)

From Coq Require Import String List Bool Arith ZArith QArith Qreals Reals.
Require Import algorithms.
Require perceptron perceptron_ors ors elimination k_of_r strings weighted_majority halving l1_margin.
Import ListNotations.
Local Open Scope nat_scope.

(* ** The Perceptron *)

Theorem perceptron_mistakes : forall (tie R2 γ : Z) (u : list Z) (examples : list (list Z * Z)), (0 <= R2 -> γ > 0 ->
  (forall x y, In (x, y) examples -> (y = 1 \/ y = -1) /\ zdot x x <= R2 /\ y * zdot u x >= γ) ->
  Z.of_nat (snd (perceptron tie examples)) * γ ^ 2 <= R2 * zdot u u)%Z.
Proof. exact perceptron.perceptron_mistakes. Qed.

(* from any weights *)
Theorem perceptron_mistakes_from : forall (tie R2 γ : Z) (u start : list Z) (examples : list (list Z * Z)), (γ > 0 ->
  (forall x y, In (x, y) examples -> (y = 1 \/ y = -1) /\ zdot x x <= R2 /\ y * zdot u x >= γ) ->
  (Z.of_nat (snd (perceptron_from tie start examples)) + 1) * γ ^ 2 <=
  Z.max R2 (zdot start start + 1) * (zdot u u + (γ - zdot u start) ^ 2))%Z.
Proof. exact perceptron.perceptron_mistakes_from. Qed.

(* after so many passes the weights are right on every example *)
Theorem perceptron_stops : forall (tie R2 γ : Z) (u start : list Z) (examples : list (list Z * Z)) (k : nat), (γ > 0 ->
  (forall x y, In (x, y) examples -> (y = 1 \/ y = -1) /\ zdot x x <= R2 /\ y * zdot u x >= γ) ->
  Z.max R2 (zdot start start + 1) * (zdot u u + (γ - zdot u start) ^ 2) < (Z.of_nat k + 1) * γ ^ 2 ->
  right_on tie examples (fst (passes tie k start examples)))%Z.
Proof. exact perceptron.perceptron_stops. Qed.

(* where some weights have every example strictly on its side, passes stop, from any weights and with any rule *)
Theorem separator_found : forall (tie : Z) (start : list Z) (examples : list (list Z * Z)),
  (forall x y, In (x, y) examples -> y = 1 \/ y = -1)%Z ->
  (exists u, forall x y, In (x, y) examples -> y * zdot u x > 0)%Z ->
  exists enough w, right_on tie examples w /\ forall k, enough <= k -> fst (passes tie k start examples) = w.
Proof. exact perceptron.separator_found. Qed.

(* and only there, where a tie is always a mistake *)
Theorem separable_iff_found : forall (start : list Z) (examples : list (list Z * Z)),
  (forall x y, In (x, y) examples -> y = 1 \/ y = -1)%Z ->
  (exists u, forall x y, In (x, y) examples -> y * zdot u x > 0)%Z <->
  (exists enough w, right_on 0 examples w /\ forall k, enough <= k -> fst (passes 0 k start examples) = w).
Proof. exact perceptron.separable_iff_found. Qed.

(* On an OR of r attributes and z others, with a dummy input 1, where a score of 0 says plus. *)
Theorem perceptron_or_mistakes : forall (relevant : list bool) (examples : list (list bool * bool)), size relevant >= 1 ->
  (forall x y, In (x, y) examples -> length x = length relevant /\ (y = true <-> both relevant x >= 1)) ->
  let M := Z.of_nat (snd (perceptron 1
    (map (fun '(x, y) => (1 :: map Z.b2z x, if y : bool then 1 else -1)%Z) examples))) in
  let r := Z.of_nat (size relevant) in
  let z := (Z.of_nat (length relevant) - r)%Z in
  (4 * M ^ 2 <= 4 * (4 * r * z + 2 * r + 1) * M + r * (2 * z - 1) ^ 2)%Z.
Proof. exact perceptron_ors.perceptron_or_mistakes. Qed.

Theorem perceptron_or_in_a_line : forall (relevant : list bool) (examples : list (list bool * bool)),
  (forall x y, In (x, y) examples -> length x = length relevant /\ (y = true <-> both relevant x >= 1)) ->
  let M := Z.of_nat (snd (perceptron 1
    (map (fun '(x, y) => (1 :: map Z.b2z x, if y : bool then 1 else -1)%Z) examples))) in
  let r := Z.of_nat (size relevant) in
  let z := (Z.of_nat (length relevant) - r)%Z in
  (8 * (2 * z + 1) * M <= 16 * r * (2 * z + 1) ^ 2 + (2 * z + 3) ^ 2)%Z.
Proof. exact perceptron_ors.in_a_line. Qed.

(* ** Winnow *)

Theorem winnow_mistakes : forall (n : nat) (relevant : list bool) (L : nat) (examples : list (list bool * bool)),
  0 < n -> length relevant = n -> n <= 2 ^ L ->
  (forall x y, In (x, y) examples -> length x = n /\ (y = true <-> both relevant x >= 1)) ->
  snd (winnow 2 divide n examples) < 3 * L * size relevant + 2.
Proof. exact ors.winnow_mistakes. Qed.

Theorem elimination_mistakes : forall (n : nat) (relevant : list bool) (L : nat) (examples : list (list bool * bool)),
  1 <= size relevant -> length relevant = n -> n <= 2 ^ L ->
  (forall x y, In (x, y) examples -> length x = n /\ (y = true <-> both relevant x >= 1)) ->
  snd (winnow 2 eliminate n examples) < 2 * L * size relevant + 1.
Proof. exact elimination.elimination_mistakes. Qed.

Theorem k_of_r_mistakes : forall (n k : nat) (relevant : list bool) (examples : list (list bool * bool)),
  2 <= n -> 1 <= k -> length relevant = n ->
  (forall x y, In (x, y) examples -> length x = n /\ (y = true <-> both relevant x >= k)) ->
  let M := INR (snd (winnow (factor_for k) divide n examples)) in
  let r := INR (size relevant) in
  let k := INR k in
  (M * k < k * (2 * k + 1) + (4 * k + 1) * (2 * k * ln (INR n) * r + (k - 1) * (2 * k + 1)))%R.
Proof. exact k_of_r.k_of_r_mistakes. Qed.

(* and N slots are always enough, also for the n strings of an example that comes next *)
Theorem infinite_attributes_mistakes : forall (N n L : nat) (target : list string) (examples : list (list string * bool)),
  n * (3 * L * length target + 2) <= N -> N <= 2 ^ L -> 0 < N ->
  (forall x y, In (x, y) examples -> NoDup x /\ length x <= n /\ y = some_of target x) ->
  snd (infinite_attributes N examples) < 3 * L * length target + 2 /\
  length (fst (infinite_attributes N examples)) + n <= N.
Proof. exact strings.infinite_attributes_mistakes. Qed.

(* ** Experts *)

Theorem weighted_majority_mistakes : forall (β : Q) (tie : option bool) (n best : nat) (examples : list (list bool * bool)),
  (0 < β < 1)%Q -> best < n -> (forall x y, In (x, y) examples -> length x = n) ->
  (INR (snd (weighted_majority β tie n examples)) * ln (2 / (1 + Q2R β)) <=
  INR (errors best examples) * ln (1 / Q2R β) + ln (INR n))%R.
Proof. exact weighted_majority.weighted_majority_mistakes. Qed.

Theorem halving_mistakes : forall (tie : option bool) (n target : nat) (examples : list (list bool * bool)),
  target < n -> (forall x y, In (x, y) examples -> length x = n /\ y = nth target x false) ->
  2 ^ snd (halving tie n examples) <= n.
Proof. exact halving.halving_mistakes. Qed.

(* ** The L₁ margin *)

Theorem l1_margin_mistakes : forall (n : nat) (β γ : R) (tie : option bool) (u : list R) (examples : list (list R * bool)),
  (1 < β)%R -> 0 < n -> length u = n ->
  (forall i, i < n -> (0 <= entry u i)%R) -> rsum n (entry u) = 1%R ->
  (forall x y, In (x, y) examples ->
    length x = n /\ (forall i, i < n -> (-1 <= entry x i <= 1)%R) /\ (sign y * rdot u x >= γ)%R) ->
  (INR (snd (exponentiated β tie n examples)) * (γ * ln β - ln ((β + / β) / 2)) <= ln (INR n) - entropy u)%R.
Proof. exact l1_margin.l1_margin_mistakes. Qed.

(* Where all features are whole numbers, a run can be computed with fractions; runs.v has some. *)
Theorem exponentiated_over_fractions : forall (β : Q) (tie : option bool) (n : nat) (examples : list (list Z * bool)),
  (0 < β)%Q ->
  exponentiated (Q2R β) tie n (map (fun example => (map IZR (fst example), snd example)) examples) =
  (map Q2R (fst (qexponentiated β tie n examples)), snd (qexponentiated β tie n examples)).
Proof. exact l1_margin.exponentiated_over_fractions. Qed.

(* all of them at once: what they rest on *)
Definition all_bounds := (
  perceptron_mistakes,
  perceptron_mistakes_from,
  perceptron_stops,
  separator_found,
  separable_iff_found,
  perceptron_or_mistakes,
  perceptron_or_in_a_line,
  winnow_mistakes,
  elimination_mistakes,
  k_of_r_mistakes,
  infinite_attributes_mistakes,
  weighted_majority_mistakes,
  halving_mistakes,
  l1_margin_mistakes,
  exponentiated_over_fractions).
Print Assumptions all_bounds.
