Require Import Reals.
Require Export proofs_beside.

Module Decision_lists_by_levels.

Lemma one_rule_more : forall (A A' B B' C C' b e e' : ℝ),
  A' = A + e -> (* levels so far *)
  B' = B + b -> (* drops so far *)
  C' = C + e' -> (* levels after it so far *)
  e' = b + e -> (* one level down *)
  - A' - B' + C' >= - A - B + C.
Proof. (* certificate *)
  intros A A' B B' C C' b e e' levels_so_far drops_so_far levels_after_it_so_far one_level_down.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ one_level_down) (eqn (-1) _ _ levels_so_far)) (eqn (-1) _ _ drops_so_far)) (eqn 1 _ _ levels_after_it_so_far)) _).
  algebra [A'; B'; C'; A; B; C; e'; b; e].
Qed.

Lemma drops_added_up : forall (A A' B B' C C' b e e' : ℝ),
  A' = A + e -> (* levels so far *)
  B' = B + b -> (* drops so far *)
  C' = C + e' -> (* levels after it so far *)
  e' = b + e -> (* one level down *)
  - A - B + C >= 0 -> (* drops added up *)
  - A' - B' + C' >= 0.
Proof. (* certificate *)
  intros A A' B B' C C' b e e' levels_so_far drops_so_far levels_after_it_so_far one_level_down drops_added_up.
  pose proof (Decision_lists_by_levels.one_rule_more A A' B B' C C' b e e' levels_so_far drops_so_far levels_after_it_so_far one_level_down) as one_rule_more.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ drops_added_up) (of_ge _ _ one_rule_more)) (eq_refl 0) _).
  algebra [A'; B'; C'; A; B; C].
Qed.

Inductive drops_added_up_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | drops_added_up_run_start : drops_added_up_run 0 0 0 0
  | drops_added_up_run_next : forall (A A' B B' C C' N b e e' : ℝ),
      drops_added_up_run A B C N ->
      A' = A + e -> (* levels so far *)
      B' = B + b -> (* drops so far *)
      C' = C + e' -> (* levels after it so far *)
      e' = b + e -> (* one level down *)
      drops_added_up_run A' B' C' (N + 1).

Lemma drops_added_up_2 : forall (A_N B_N C_N N : ℝ),
  Decision_lists_by_levels.drops_added_up_run A_N B_N C_N N ->
  - A_N - B_N + C_N >= 0.
Proof. (* induction *)
  intros A_N B_N C_N N rule_run.
  cut (forall (A B C N : ℝ), Decision_lists_by_levels.drops_added_up_run A B C N ->
    - A - B + C >= 0).
  { intros all. pose proof (all A_N B_N C_N N rule_run) as kept.
    exact kept. }
  clear rule_run A_N B_N C_N N.
  refine (Decision_lists_by_levels.drops_added_up_run_ind (fun (A B C N : ℝ) =>
    - A - B + C >= 0) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A A' B B' C C' N b e e' _ kept_2 levels_so_far drops_so_far levels_after_it_so_far one_level_down.
    exact (Decision_lists_by_levels.drops_added_up A A' B B' C C' b e e' levels_so_far drops_so_far levels_after_it_so_far one_level_down kept_2).
Qed.

Lemma lower : forall (A_N B_N C_N E E' N c : ℝ),
  E = A_N -> (* levels *)
  c = B_N -> (* drops *)
  E' = C_N -> (* levels after it *)
  c >= 1 -> (* a wrong rule drops *)
  Decision_lists_by_levels.drops_added_up_run A_N B_N C_N N ->
  E' >= E + 1.
Proof. (* certificate *)
  intros A_N B_N C_N E E' N c levels drops levels_after_it a_wrong_rule_drops rule_run.
  pose proof (Decision_lists_by_levels.drops_added_up_2 A_N B_N C_N N rule_run) as drops_added_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ a_wrong_rule_drops) (of_ge _ _ drops_added_up)) (eqns _ _ (eqns _ _ (eqn (-1) _ _ levels) (eqn 1 _ _ levels_after_it)) (eqn (-1) _ _ drops)) _).
  algebra [E'; E; A_N; C_N; c; B_N].
Qed.

Lemma all_drops : forall (A_N B_N C_N E E' M N c : ℝ),
  E = A_N -> (* levels *)
  c = B_N -> (* drops *)
  E' = C_N -> (* levels after it *)
  E >= M -> (* all drops *)
  c >= 1 -> (* a wrong rule drops *)
  Decision_lists_by_levels.drops_added_up_run A_N B_N C_N N ->
  E' >= M + 1.
Proof. (* certificate *)
  intros A_N B_N C_N E E' M N c levels drops levels_after_it all_drops a_wrong_rule_drops rule_run.
  pose proof (Decision_lists_by_levels.lower A_N B_N C_N E E' N c levels drops levels_after_it a_wrong_rule_drops rule_run) as lower.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ all_drops) (of_ge _ _ lower)) (eq_refl 0) _).
  algebra [E'; M; E].
Qed.

Inductive all_drops_run (N : ℝ) : ℝ -> ℝ -> Prop :=
  | all_drops_run_start : all_drops_run N 0 0
  | all_drops_run_next : forall (A_N B_N C_N E E' M c : ℝ),
      all_drops_run N E M ->
      E = A_N -> (* levels *)
      c = B_N -> (* drops *)
      E' = C_N -> (* levels after it *)
      c >= 1 -> (* a wrong rule drops *)
      Decision_lists_by_levels.drops_added_up_run A_N B_N C_N N ->
      all_drops_run N E' (M + 1).

Lemma all_drops_2 : forall (E_M M N : ℝ),
  Decision_lists_by_levels.all_drops_run N E_M M ->
  E_M >= M.
Proof. (* induction *)
  intros E_M M N mistake_run.
  cut (forall (E M : ℝ), Decision_lists_by_levels.all_drops_run N E M ->
    E >= M).
  { intros all. pose proof (all E_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run E_M M.
  refine (Decision_lists_by_levels.all_drops_run_ind N (fun (E M : ℝ) =>
    E >= M) _ _).
  - exact Perceptron_mistake_bound.total_progress.
  - intros A_N B_N C_N E E' M c _ kept_2 levels drops levels_after_it a_wrong_rule_drops rule_run.
    exact (Decision_lists_by_levels.all_drops A_N B_N C_N E E' M N c levels drops levels_after_it kept_2 a_wrong_rule_drops rule_run).
Qed.

Lemma o_1 : forall (o : ℝ),
  o ^ 2 = o -> (* dropped or not *)
  1 - o >= 0.
Proof. (* certificate *)
  intros o dropped_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - o)) (eqn (-1) _ _ dropped_or_not) _).
  algebra [o].
Qed.

Lemma o_0 : forall (o : ℝ),
  o ^ 2 = o -> (* dropped or not *)
  o >= 0.
Proof. (* certificate *)
  intros o dropped_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq o) (eqn (-1) _ _ dropped_or_not) _).
  algebra [o].
Qed.

Lemma b_i_0 : forall (b_i : ℝ),
  b_i ^ 2 = b_i -> (* down one or not *)
  b_i >= 0.
Proof. (* certificate *)
  intros b_i down_one_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq b_i) (eqn (-1) _ _ down_one_or_not) _).
  algebra [b_i].
Qed.

Lemma ranked_above : forall (a_i b_i d_i d_j f_i y : ℝ),
  b_i * (1 - f_i) = 0 -> (* drops where it fires *)
  b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
  b_i ^ 2 = b_i -> (* down one or not *)
  f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
  b_i * (d_i - d_j - 1) >= 0.
Proof. (* certificate *)
  intros a_i b_i d_i d_j f_i y drops_where_it_fires drops_where_it_is_wrong down_one_or_not ranks_of_the_target.
  pose proof (Decision_lists_by_levels.b_i_0 b_i down_one_or_not) as b_i_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ ranks_of_the_target) (of_ge _ _ b_i_0))) (eqns _ _ (eqn (a_i * y / 2 + d_i - d_j - 1 / 2) _ _ drops_where_it_fires) (eqn (-1 / 2) _ _ drops_where_it_is_wrong)) _).
  algebra [b_i; d_i; d_j; a_i; y; f_i].
Qed.

Lemma b_i_1 : forall (b_i : ℝ),
  b_i ^ 2 = b_i -> (* down one or not *)
  1 - b_i >= 0.
Proof. (* certificate *)
  intros b_i down_one_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - b_i)) (eqn (-1) _ _ down_one_or_not) _).
  algebra [b_i].
Qed.

Lemma no_deeper : forall (Z Z' a_i b_i d_i d_j e_i e_j f_i l y : ℝ),
  b_i * (1 - f_i) = 0 -> (* drops where it fires *)
  Z' = b_i - d_i + e_i -> (* the deepest rule *)
  b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
  b_i ^ 2 = b_i -> (* down one or not *)
  b_i * (e_i - l) = 0 -> (* from the level in use *)
  - d_i + e_i <= Z -> (* no deeper before *)
  - d_j + e_j <= Z -> (* nor the one that decides *)
  f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
  l <= e_j -> (* level in use *)
  Z' <= Z.
Proof. (* certificate *)
  intros Z Z' a_i b_i d_i d_j e_i e_j f_i l y drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use.
  pose proof (Decision_lists_by_levels.ranked_above a_i b_i d_i d_j f_i y drops_where_it_fires drops_where_it_is_wrong down_one_or_not ranks_of_the_target) as ranked_above.
  pose proof (Decision_lists_by_levels.b_i_0 b_i down_one_or_not) as b_i_0.
  pose proof (Decision_lists_by_levels.b_i_1 b_i down_one_or_not) as b_i_1.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ ranked_above) (times _ _ (of_le _ _ level_in_use) (of_ge _ _ b_i_0))) (times _ _ (of_le _ _ nor_the_one_that_decides) (of_ge _ _ b_i_0))) (times _ _ (of_le _ _ no_deeper_before) (of_ge _ _ b_i_1))) (eqns _ _ (eqn (-1) _ _ from_the_level_in_use) (eqn (-1) _ _ the_deepest_rule)) _).
  algebra [Z'; Z; b_i; e_i; l; d_i; d_j; e_j].
Qed.

Lemma none_too_deep : forall (Z Z' a_i b_i d_i d_j e_i e_j f_i l y : ℝ),
  b_i * (1 - f_i) = 0 -> (* drops where it fires *)
  Z' = b_i - d_i + e_i -> (* the deepest rule *)
  b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
  b_i ^ 2 = b_i -> (* down one or not *)
  b_i * (e_i - l) = 0 -> (* from the level in use *)
  Z <= 0 -> (* none too deep *)
  - d_i + e_i <= Z -> (* no deeper before *)
  - d_j + e_j <= Z -> (* nor the one that decides *)
  f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
  l <= e_j -> (* level in use *)
  Z' <= 0.
Proof. (* certificate *)
  intros Z Z' a_i b_i d_i d_j e_i e_j f_i l y drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use none_too_deep no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use.
  pose proof (Decision_lists_by_levels.no_deeper Z Z' a_i b_i d_i d_j e_i e_j f_i l y drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use) as no_deeper.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ none_too_deep) (of_le _ _ no_deeper)) (eq_refl 0) _).
  algebra [Z'; Z].
Qed.

Inductive none_too_deep_run : ℝ -> ℝ -> Prop :=
  | none_too_deep_run_start : none_too_deep_run 0 0
  | none_too_deep_run_next : forall (Z Z' a_i b_i d_i d_j e_i e_j f_i l q y : ℝ),
      none_too_deep_run Z q ->
      b_i * (1 - f_i) = 0 -> (* drops where it fires *)
      Z' = b_i - d_i + e_i -> (* the deepest rule *)
      b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
      b_i ^ 2 = b_i -> (* down one or not *)
      b_i * (e_i - l) = 0 -> (* from the level in use *)
      - d_i + e_i <= Z -> (* no deeper before *)
      - d_j + e_j <= Z -> (* nor the one that decides *)
      f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
      l <= e_j -> (* level in use *)
      none_too_deep_run Z' (q + 1).

Lemma none_too_deep_2 : forall (Z_q q : ℝ),
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  Z_q <= 0.
Proof. (* induction *)
  intros Z_q q mistake_run.
  cut (forall (Z q : ℝ), Decision_lists_by_levels.none_too_deep_run Z q ->
    Z <= 0).
  { intros all. pose proof (all Z_q q mistake_run) as kept.
    exact kept. }
  clear mistake_run Z_q q.
  refine (Decision_lists_by_levels.none_too_deep_run_ind (fun (Z q : ℝ) =>
    Z <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros Z Z' a_i b_i d_i d_j e_i e_j f_i l q y _ kept_2 drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use.
    exact (Decision_lists_by_levels.none_too_deep Z Z' a_i b_i d_i d_j e_i e_j f_i l y drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use kept_2 no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use).
Qed.

Lemma at_most_the_rank : forall (Z_q d_j e_j l q : ℝ),
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  d_j >= l.
Proof. (* certificate *)
  intros Z_q d_j e_j l q nor_the_one_that_decides level_in_use mistake_run.
  pose proof (Decision_lists_by_levels.none_too_deep_2 Z_q q mistake_run) as none_too_deep.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ level_in_use) (of_le _ _ nor_the_one_that_decides)) (of_le _ _ none_too_deep)) (eq_refl 0) _).
  algebra [d_j; l; e_j; Z_q].
Qed.

Lemma below_L : forall (L Z_q d_j e_j l o q : ℝ),
  o ^ 2 = o -> (* dropped or not *)
  d_j <= L - 1 -> (* place *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  o * (L - l - 1) >= 0.
Proof. (* certificate *)
  intros L Z_q d_j e_j l o q dropped_or_not place nor_the_one_that_decides level_in_use mistake_run.
  pose proof (Decision_lists_by_levels.o_0 o dropped_or_not) as o_0.
  pose proof (Decision_lists_by_levels.at_most_the_rank Z_q d_j e_j l q nor_the_one_that_decides level_in_use mistake_run) as at_most_the_rank.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_le _ _ place) (of_ge _ _ o_0)) (times _ _ (of_ge _ _ o_0) (of_ge _ _ at_most_the_rank))) (eq_refl 0) _).
  algebra [o; L; l; d_j].
Qed.

Lemma some_rule : forall (L d_j : ℝ),
  d_j <= L - 1 -> (* place *)
  d_j >= 0 -> (* from place 0 on *)
  L >= 1.
Proof. (* certificate *)
  intros L d_j place from_place_0_on.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ from_place_0_on) (of_le _ _ place)) (eq_refl 0) _).
  algebra [L; d_j].
Qed.

Lemma no_rule_below_level_L : forall (L Z_q d_j e_M e_j l o q : ℝ),
  e_M = o * (l + 1) -> (* last from the level in use *)
  o ^ 2 = o -> (* dropped or not *)
  d_j <= L - 1 -> (* place *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  d_j >= 0 -> (* from place 0 on *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  e_M <= L.
Proof. (* certificate *)
  intros L Z_q d_j e_M e_j l o q last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run.
  pose proof (Decision_lists_by_levels.o_1 o dropped_or_not) as o_1.
  pose proof (Decision_lists_by_levels.below_L L Z_q d_j e_j l o q dropped_or_not place nor_the_one_that_decides level_in_use mistake_run) as below_L.
  pose proof (Decision_lists_by_levels.some_rule L d_j place from_place_0_on) as some_rule.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ o_1) (of_ge _ _ below_L)) (times _ _ (of_ge _ _ some_rule) (of_ge _ _ o_1))) (eqn (-1) _ _ last_from_the_level_in_use) _).
  algebra [e_M; L; o; l].
Qed.

Lemma added : forall (L U U' Z_q d_j e_M e_j l o q : ℝ),
  U' = U + e_M -> (* U so far *)
  e_M = o * (l + 1) -> (* last from the level in use *)
  o ^ 2 = o -> (* dropped or not *)
  d_j <= L - 1 -> (* place *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  d_j >= 0 -> (* from place 0 on *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  U' <= L + U.
Proof. (* certificate *)
  intros L U U' Z_q d_j e_M e_j l o q U_so_far last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run.
  pose proof (Decision_lists_by_levels.no_rule_below_level_L L Z_q d_j e_M e_j l o q last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run) as no_rule_below_level_L.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_rule_below_level_L) (eqn (-1) _ _ U_so_far) _).
  algebra [U'; L; U; e_M].
Qed.

Lemma no_level_below_L : forall (L N U U' Z_q d_j e_M e_j l o q : ℝ),
  U' = U + e_M -> (* U so far *)
  e_M = o * (l + 1) -> (* last from the level in use *)
  o ^ 2 = o -> (* dropped or not *)
  U <= L * N -> (* no level below L *)
  d_j <= L - 1 -> (* place *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  d_j >= 0 -> (* from place 0 on *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  U' <= L * (N + 1).
Proof. (* certificate *)
  intros L N U U' Z_q d_j e_M e_j l o q U_so_far last_from_the_level_in_use dropped_or_not no_level_below_L place nor_the_one_that_decides from_place_0_on level_in_use mistake_run.
  pose proof (Decision_lists_by_levels.added L U U' Z_q d_j e_M e_j l o q U_so_far last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ no_level_below_L) (of_le _ _ added)) (eq_refl 0) _).
  algebra [U'; L; N; U].
Qed.

Inductive no_level_below_L_run (L : ℝ) : ℝ -> ℝ -> Prop :=
  | no_level_below_L_run_start : no_level_below_L_run L 0 0
  | no_level_below_L_run_next : forall (N U U' Z_q d_j e_M e_j l o q : ℝ),
      no_level_below_L_run L U N ->
      U' = U + e_M -> (* U so far *)
      e_M = o * (l + 1) -> (* last from the level in use *)
      o ^ 2 = o -> (* dropped or not *)
      d_j <= L - 1 -> (* place *)
      - d_j + e_j <= Z_q -> (* nor the one that decides *)
      d_j >= 0 -> (* from place 0 on *)
      l <= e_j -> (* level in use *)
      Decision_lists_by_levels.none_too_deep_run Z_q q ->
      no_level_below_L_run L U' (N + 1).

Lemma no_level_below_L_2 : forall (L N U_N : ℝ),
  Decision_lists_by_levels.no_level_below_L_run L U_N N ->
  U_N <= L * N.
Proof. (* induction *)
  intros L N U_N rule_run.
  cut (forall (U N : ℝ), Decision_lists_by_levels.no_level_below_L_run L U N ->
    U <= L * N).
  { intros all. pose proof (all U_N N rule_run) as kept.
    exact kept. }
  clear rule_run U_N N.
  refine (Decision_lists_by_levels.no_level_below_L_run_ind L (fun (U N : ℝ) =>
    U <= L * N) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L].
  - intros N U U' Z_q d_j e_M e_j l o q _ kept_2 U_so_far last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run.
    exact (Decision_lists_by_levels.no_level_below_L L N U U' Z_q d_j e_M e_j l o q U_so_far last_from_the_level_in_use dropped_or_not kept_2 place nor_the_one_that_decides from_place_0_on level_in_use mistake_run).
Qed.

Lemma room : forall (E_M L N U_N n : ℝ),
  E_M = U_N -> (* levels in the end *)
  N = 4 * n + 2 -> (* all rules *)
  Decision_lists_by_levels.no_level_below_L_run L U_N N ->
  E_M <= L * (4 * n + 2).
Proof. (* certificate *)
  intros E_M L N U_N n levels_in_the_end all_rules rule_run.
  pose proof (Decision_lists_by_levels.no_level_below_L_2 L N U_N rule_run) as no_level_below_L.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_level_below_L) (eqns _ _ (eqn (- L) _ _ all_rules) (eqn (-1) _ _ levels_in_the_end)) _).
  algebra [E_M; L; n; N; U_N].
Qed.

Lemma mistake_bound : forall (E_M L M N U_N n : ℝ),
  E_M = U_N -> (* levels in the end *)
  N = 4 * n + 2 -> (* all rules *)
  Decision_lists_by_levels.no_level_below_L_run L U_N N ->
  Decision_lists_by_levels.all_drops_run N E_M M ->
  M <= L * (4 * n + 2).
Proof. (* certificate *)
  intros E_M L M N U_N n levels_in_the_end all_rules rule_run mistake_run.
  pose proof (Decision_lists_by_levels.all_drops_2 E_M M N mistake_run) as all_drops.
  pose proof (Decision_lists_by_levels.room E_M L N U_N n levels_in_the_end all_rules rule_run) as room.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ all_drops) (of_le _ _ room)) (eq_refl 0) _).
  algebra [M; L; n; E_M].
Qed.

Inductive run_over_rule (L : ℝ) : ℝ -> nat -> Prop :=
  | run_over_rule_start : run_over_rule L 0 0%nat
  | run_over_rule_next : forall (U U' Z_q d_j e_M e_j l o q : ℝ) (N : nat),
      run_over_rule L U N ->
      U' = U + e_M -> (* U so far *)
      e_M = o * (l + 1) -> (* last from the level in use *)
      o ^ 2 = o -> (* dropped or not *)
      d_j <= L - 1 -> (* place *)
      - d_j + e_j <= Z_q -> (* nor the one that decides *)
      d_j >= 0 -> (* from place 0 on *)
      l <= e_j -> (* level in use *)
      Decision_lists_by_levels.none_too_deep_run Z_q q ->
      run_over_rule L U' (Datatypes.S N).

Lemma run_over_rule_is_no_level_below_L_run : forall (L U_N : ℝ) (N : nat),
  Decision_lists_by_levels.run_over_rule L U_N N -> Decision_lists_by_levels.no_level_below_L_run L U_N (INR N).
Proof.
  intros L U_N N run.
  refine (Decision_lists_by_levels.run_over_rule_ind L (fun (U : ℝ) (N : nat) => Decision_lists_by_levels.no_level_below_L_run L U (INR N)) _ _ U_N N run); clear run U_N N.
  - exact (Decision_lists_by_levels.no_level_below_L_run_start L).
  - intros U U' Z_q d_j e_M e_j l o q N _ previous U_so_far last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run. rewrite S_INR.
    exact (Decision_lists_by_levels.no_level_below_L_run_next L (INR N) U U' Z_q d_j e_M e_j l o q previous U_so_far last_from_the_level_in_use dropped_or_not place nor_the_one_that_decides from_place_0_on level_in_use mistake_run).
Qed.

Inductive run_over_mistake (N : ℝ) : ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake N 0 0%nat
  | run_over_mistake_next : forall (A_N B_N C_N E E' c : ℝ) (M : nat),
      run_over_mistake N E M ->
      E = A_N -> (* levels *)
      c = B_N -> (* drops *)
      E' = C_N -> (* levels after it *)
      c >= 1 -> (* a wrong rule drops *)
      Decision_lists_by_levels.drops_added_up_run A_N B_N C_N N ->
      run_over_mistake N E' (Datatypes.S M).

Lemma run_over_mistake_is_all_drops_run : forall (E_M N : ℝ) (M : nat),
  Decision_lists_by_levels.run_over_mistake N E_M M -> Decision_lists_by_levels.all_drops_run N E_M (INR M).
Proof.
  intros E_M N M run.
  refine (Decision_lists_by_levels.run_over_mistake_ind N (fun (E : ℝ) (M : nat) => Decision_lists_by_levels.all_drops_run N E (INR M)) _ _ E_M M run); clear run E_M M.
  - exact (Decision_lists_by_levels.all_drops_run_start N).
  - intros A_N B_N C_N E E' c M _ previous levels drops levels_after_it a_wrong_rule_drops rule_run. rewrite S_INR.
    exact (Decision_lists_by_levels.all_drops_run_next N A_N B_N C_N E E' (INR M) c previous levels drops levels_after_it a_wrong_rule_drops rule_run).
Qed.

End Decision_lists_by_levels.

Theorem theorem_Decision_lists_by_levels : forall (E_M L U_N n : ℝ) (M N : nat),
  Decision_lists_by_levels.run_over_rule L U_N N ->
  Decision_lists_by_levels.run_over_mistake (INR N) E_M M ->
  E_M = U_N -> (* levels in the end *)
  INR N = 4 * n + 2 -> (* all rules *)
  INR M <= L * (4 * n + 2).
Proof.
  intros E_M L U_N n M N rule_run mistake_run levels_in_the_end all_rules.
  exact (Decision_lists_by_levels.mistake_bound E_M L (INR M) (INR N) U_N n levels_in_the_end all_rules (Decision_lists_by_levels.run_over_rule_is_no_level_below_L_run L U_N N rule_run) (Decision_lists_by_levels.run_over_mistake_is_all_drops_run E_M (INR N) M mistake_run)).
Qed.

Module Peeled_decision_lists.

Lemma pi_1 : forall (π : ℝ),
  π ^ 2 = π -> (* a hit or not *)
  1 - π >= 0.
Proof. (* certificate *)
  intros π a_hit_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - π)) (eqn (-1) _ _ a_hit_or_not) _).
  algebra [π].
Qed.

Lemma a_hit : forall (Z d_j e_j l π : ℝ),
  π ^ 2 = π -> (* a hit or not *)
  Z <= 0 -> (* none too deep *)
  - d_j + e_j <= Z -> (* nor the one that decides *)
  (1 - π) * (- d_j + l - 1) >= 0 -> (* no hit: above the rank *)
  l <= e_j -> (* level in use *)
  π >= 1.
Proof. (* certificate *)
  intros Z d_j e_j l π a_hit_or_not none_too_deep nor_the_one_that_decides no_hit_above_the_rank level_in_use.
  pose proof (Peeled_decision_lists.pi_1 π a_hit_or_not) as pi_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ no_hit_above_the_rank) (times _ _ (of_le _ _ none_too_deep) (of_ge _ _ pi_1))) (times _ _ (of_le _ _ level_in_use) (of_ge _ _ pi_1))) (times _ _ (of_le _ _ nor_the_one_that_decides) (of_ge _ _ pi_1))) (eq_refl 0) _).
  algebra [π; d_j; l; Z; e_j].
Qed.

Lemma every_mistake_is_a_hit : forall (M Z d_j e_j h h' l π : ℝ),
  h' = h + π -> (* hits so far *)
  π ^ 2 = π -> (* a hit or not *)
  h >= M -> (* every mistake is a hit *)
  Z <= 0 -> (* none too deep *)
  - d_j + e_j <= Z -> (* nor the one that decides *)
  (1 - π) * (- d_j + l - 1) >= 0 -> (* no hit: above the rank *)
  l <= e_j -> (* level in use *)
  h' >= M + 1.
Proof. (* certificate *)
  intros M Z d_j e_j h h' l π hits_so_far a_hit_or_not every_mistake_is_a_hit none_too_deep nor_the_one_that_decides no_hit_above_the_rank level_in_use.
  pose proof (Peeled_decision_lists.a_hit Z d_j e_j l π a_hit_or_not none_too_deep nor_the_one_that_decides no_hit_above_the_rank level_in_use) as a_hit.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ every_mistake_is_a_hit) (of_ge _ _ a_hit)) (eqn 1 _ _ hits_so_far) _).
  algebra [h'; M; h; π].
Qed.

Inductive every_mistake_is_a_hit_run : ℝ -> ℝ -> ℝ -> Prop :=
  | every_mistake_is_a_hit_run_start : every_mistake_is_a_hit_run 0 0 0
  | every_mistake_is_a_hit_run_next : forall (M Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π : ℝ),
      every_mistake_is_a_hit_run Z h M ->
      b_i * (1 - f_i) = 0 -> (* drops where it fires *)
      h' = h + π -> (* hits so far *)
      Z' = b_i - d_i + e_i -> (* the deepest rule *)
      b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
      b_i ^ 2 = b_i -> (* down one or not *)
      b_i * (e_i - l) = 0 -> (* from the level in use *)
      π ^ 2 = π -> (* a hit or not *)
      - d_i + e_i <= Z -> (* no deeper before *)
      - d_j + e_j <= Z -> (* nor the one that decides *)
      f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
      (1 - π) * (- d_j + l - 1) >= 0 -> (* no hit: above the rank *)
      l <= e_j -> (* level in use *)
      every_mistake_is_a_hit_run Z' h' (M + 1).

Lemma every_mistake_is_a_hit_2 : forall (M Z_M h_M : ℝ),
  Peeled_decision_lists.every_mistake_is_a_hit_run Z_M h_M M ->
  h_M >= M.
Proof. (* induction *)
  intros M Z_M h_M mistake_run.
  cut (forall (Z h M : ℝ), Peeled_decision_lists.every_mistake_is_a_hit_run Z h M ->
    Z <= 0 /\ h >= M).
  { intros all. destruct (all Z_M h_M M mistake_run) as [kept kept_2].
    exact kept_2. }
  clear mistake_run Z_M h_M M.
  refine (Peeled_decision_lists.every_mistake_is_a_hit_run_ind (fun (Z h M : ℝ) =>
    Z <= 0 /\ h >= M) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    exact Perceptron_mistake_bound.total_progress.
  - intros M Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π _ [kept_3 kept_4] drops_where_it_fires hits_so_far the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use a_hit_or_not no_deeper_before nor_the_one_that_decides ranks_of_the_target no_hit_above_the_rank level_in_use.
    split.
    { exact (Decision_lists_by_levels.none_too_deep Z Z' a_i b_i d_i d_j e_i e_j f_i l y drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use kept_3 no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use).
    }
    exact (Peeled_decision_lists.every_mistake_is_a_hit M Z d_j e_j h h' l π hits_so_far a_hit_or_not kept_4 kept_3 nor_the_one_that_decides no_hit_above_the_rank level_in_use).
Qed.

Lemma F_1 : forall (F : ℝ),
  F ^ 2 = F -> (* a first or none *)
  1 - F >= 0.
Proof. (* certificate *)
  intros F a_first_or_none.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - F)) (eqn (-1) _ _ a_first_or_none) _).
  algebra [F].
Qed.

Lemma the_first : forall (n s s' : ℝ),
  s = 0 -> (* none before *)
  s' >= n + 1 -> (* all that were wrong have left *)
  s' >= n + s + 1.
Proof. (* certificate *)
  intros n s s' none_before all_that_were_wrong_have_left.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ all_that_were_wrong_have_left) (eqn (-1) _ _ none_before) _).
  algebra [s'; n; s].
Qed.

Lemma rules_left : forall (F G n s s' : ℝ),
  s = 0 -> (* none before *)
  s >= F * n + F + G -> (* rules left *)
  s' >= n + 1 -> (* all that were wrong have left *)
  s' >= F + G + n * (F + 1) + 1.
Proof. (* certificate *)
  intros F G n s s' none_before rules_left all_that_were_wrong_have_left.
  pose proof (Peeled_decision_lists.the_first n s s' none_before all_that_were_wrong_have_left) as the_first.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ rules_left) (of_ge _ _ the_first)) (eq_refl 0) _).
  algebra [s'; F; G; n; s].
Qed.

Lemma one_more_has_left : forall (s s' : ℝ),
  s' >= s + 1 -> (* one more has left *)
  s' >= s + 1.
Proof. (* certificate *)
  intros s s' one_more_has_left.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ one_more_has_left) (eq_refl 0) _).
  algebra [s'; s].
Qed.

Lemma rules_left_2 : forall (F G n s s' : ℝ),
  s >= F * n + F + G -> (* rules left *)
  s' >= s + 1 -> (* one more has left *)
  s' >= F * n + F + G + 1.
Proof. (* certificate *)
  intros F G n s s' rules_left one_more_has_left.
  pose proof (Peeled_decision_lists.one_more_has_left s s' one_more_has_left) as one_more_has_left_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ rules_left) (of_ge _ _ one_more_has_left_2)) (eq_refl 0) _).
  algebra [s'; F; n; G; s].
Qed.

Inductive rules_left_run (n : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | rules_left_run_start : rules_left_run n 0 0 0
  | rules_left_run_next_F : forall (F G s s' : ℝ),
      rules_left_run n s F G ->
      s = 0 -> (* none before *)
      s' >= n + 1 -> (* all that were wrong have left *)
      rules_left_run n s' (F + 1) G
  | rules_left_run_next_G : forall (F G s s' : ℝ),
      rules_left_run n s F G ->
      s' >= s + 1 -> (* one more has left *)
      rules_left_run n s' F (G + 1).

Lemma rules_left_3 : forall (F G n s_m : ℝ),
  Peeled_decision_lists.rules_left_run n s_m F G ->
  s_m >= F * n + F + G.
Proof. (* induction *)
  intros F G n s_m hit_run.
  cut (forall (s F G : ℝ), Peeled_decision_lists.rules_left_run n s F G ->
    s >= F * n + F + G).
  { intros all. pose proof (all s_m F G hit_run) as kept.
    exact kept. }
  clear hit_run s_m F G.
  refine (Peeled_decision_lists.rules_left_run_ind n (fun (s F G : ℝ) =>
    s >= F * n + F + G) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros F G s s' _ kept_2 none_before all_that_were_wrong_have_left.
    refine (same_ge _ _ _ (of_ge _ _ (Peeled_decision_lists.rules_left F G n s s' none_before kept_2 all_that_were_wrong_have_left)) _). algebra [s'; F; G; n].
  - intros F G s s' _ kept_2 one_more_has_left.
    refine (same_ge _ _ _ (of_ge _ _ (Peeled_decision_lists.rules_left_2 F G n s s' kept_2 one_more_has_left)) _). algebra [s'; F; n; G].
Qed.

Lemma hits_counted : forall (F G m n s_m : ℝ),
  m = F + G -> (* counted *)
  Peeled_decision_lists.rules_left_run n s_m F G ->
  F * n + m <= s_m.
Proof. (* certificate *)
  intros F G m n s_m counted hit_run.
  pose proof (Peeled_decision_lists.rules_left_3 F G n s_m hit_run) as rules_left.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ rules_left) (eqn (-1) _ _ counted) _).
  algebra [F; n; m; s_m; G].
Qed.

Lemma F_0 : forall (F : ℝ),
  F ^ 2 = F -> (* a first or none *)
  F >= 0.
Proof. (* certificate *)
  intros F a_first_or_none.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq F) (eqn (-1) _ _ a_first_or_none) _).
  algebra [F].
Qed.

Lemma among_what_is_left : forall (Z_q d_j e_j l o q t χ : ℝ),
  o * (- l + t) = 0 -> (* left the level in use *)
  o ^ 2 = o -> (* dropped or not *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  (1 - χ) * (- d_j + t - 1) >= 0 -> (* not there: taken away before *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  o * (χ - 1) >= 0.
Proof. (* certificate *)
  intros Z_q d_j e_j l o q t χ left_the_level_in_use dropped_or_not nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run.
  destruct (ge_or (o * (χ - 1)) 0) as [holds | contrary]; [exact holds |].
  pose proof (Decision_lists_by_levels.o_0 o dropped_or_not) as o_0.
  pose proof (Decision_lists_by_levels.at_most_the_rank Z_q d_j e_j l q nor_the_one_that_decides level_in_use mistake_run) as at_most_the_rank.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ not_there_taken_away_before) (of_ge _ _ o_0)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ at_most_the_rank))) (eqn (χ - 1) _ _ left_the_level_in_use) _).
  algebra [o; χ; l; t; d_j].
Qed.

Lemma then_met : forall (Z_q d_j e_j f l o q t μ χ : ℝ),
  o * (1 - f) = 0 -> (* left where it fires *)
  o * (- l + t) = 0 -> (* left the level in use *)
  o ^ 2 = o -> (* dropped or not *)
  μ >= χ * f -> (* met *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  (1 - χ) * (- d_j + t - 1) >= 0 -> (* not there: taken away before *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  o * (μ - 1) >= 0.
Proof. (* certificate *)
  intros Z_q d_j e_j f l o q t μ χ left_where_it_fires left_the_level_in_use dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run.
  pose proof (Peeled_decision_lists.among_what_is_left Z_q d_j e_j l o q t χ left_the_level_in_use dropped_or_not nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run) as among_what_is_left.
  pose proof (Decision_lists_by_levels.o_0 o dropped_or_not) as o_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ among_what_is_left) (times _ _ (of_ge _ _ met) (of_ge _ _ o_0))) (eqn (- χ) _ _ left_where_it_fires) _).
  algebra [o; μ; χ; f].
Qed.

Lemma mu_0 : forall (μ : ℝ),
  μ ^ 2 = μ -> (* met or not *)
  μ >= 0.
Proof. (* certificate *)
  intros μ met_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq μ) (eqn (-1) _ _ met_or_not) _).
  algebra [μ].
Qed.

Lemma met_where_it_left : forall (Z_q d_j e_j f l o q t μ χ : ℝ),
  o * (1 - f) = 0 -> (* left where it fires *)
  o * (- l + t) = 0 -> (* left the level in use *)
  μ ^ 2 = μ -> (* met or not *)
  o ^ 2 = o -> (* dropped or not *)
  μ >= χ * f -> (* met *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  (1 - χ) * (- d_j + t - 1) >= 0 -> (* not there: taken away before *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  o <= μ.
Proof. (* certificate *)
  intros Z_q d_j e_j f l o q t μ χ left_where_it_fires left_the_level_in_use met_or_not dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run.
  pose proof (Peeled_decision_lists.then_met Z_q d_j e_j f l o q t μ χ left_where_it_fires left_the_level_in_use dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run) as then_met.
  pose proof (Peeled_decision_lists.mu_0 μ met_or_not) as mu_0.
  pose proof (Decision_lists_by_levels.o_1 o dropped_or_not) as o_1.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ then_met) (times _ _ (of_ge _ _ mu_0) (of_ge _ _ o_1))) (eq_refl 0) _).
  algebra [o; μ].
Qed.

Lemma added : forall (Z_q d_j e_j f l o q t μ σ σ' τ τ' χ : ℝ),
  o * (1 - f) = 0 -> (* left where it fires *)
  o * (- l + t) = 0 -> (* left the level in use *)
  τ' = μ + τ -> (* tau so far *)
  σ' = o + σ -> (* sigma so far *)
  μ ^ 2 = μ -> (* met or not *)
  o ^ 2 = o -> (* dropped or not *)
  μ >= χ * f -> (* met *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  (1 - χ) * (- d_j + t - 1) >= 0 -> (* not there: taken away before *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  σ' - τ' <= σ - τ.
Proof. (* certificate *)
  intros Z_q d_j e_j f l o q t μ σ σ' τ τ' χ left_where_it_fires left_the_level_in_use tau_so_far sigma_so_far met_or_not dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run.
  pose proof (Peeled_decision_lists.met_where_it_left Z_q d_j e_j f l o q t μ χ left_where_it_fires left_the_level_in_use met_or_not dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run) as met_where_it_left.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ met_where_it_left) (eqns _ _ (eqn (-1) _ _ sigma_so_far) (eqn 1 _ _ tau_so_far)) _).
  algebra [σ'; τ'; σ; τ; o; μ].
Qed.

Lemma left_and_met : forall (Z_q d_j e_j f l o q t μ σ σ' τ τ' χ : ℝ),
  o * (1 - f) = 0 -> (* left where it fires *)
  o * (- l + t) = 0 -> (* left the level in use *)
  τ' = μ + τ -> (* tau so far *)
  σ' = o + σ -> (* sigma so far *)
  μ ^ 2 = μ -> (* met or not *)
  o ^ 2 = o -> (* dropped or not *)
  μ >= χ * f -> (* met *)
  σ - τ <= 0 -> (* left and met *)
  - d_j + e_j <= Z_q -> (* nor the one that decides *)
  (1 - χ) * (- d_j + t - 1) >= 0 -> (* not there: taken away before *)
  l <= e_j -> (* level in use *)
  Decision_lists_by_levels.none_too_deep_run Z_q q ->
  σ' - τ' <= 0.
Proof. (* certificate *)
  intros Z_q d_j e_j f l o q t μ σ σ' τ τ' χ left_where_it_fires left_the_level_in_use tau_so_far sigma_so_far met_or_not dropped_or_not met left_and_met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run.
  pose proof (Peeled_decision_lists.added Z_q d_j e_j f l o q t μ σ σ' τ τ' χ left_where_it_fires left_the_level_in_use tau_so_far sigma_so_far met_or_not dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ left_and_met) (of_le _ _ added)) (eq_refl 0) _).
  algebra [σ'; τ'; σ; τ].
Qed.

Inductive left_and_met_run : ℝ -> ℝ -> ℝ -> Prop :=
  | left_and_met_run_start : left_and_met_run 0 0 0
  | left_and_met_run_next : forall (Z_q d_j e_j f l o q r t μ σ σ' τ τ' χ : ℝ),
      left_and_met_run σ τ r ->
      o * (1 - f) = 0 -> (* left where it fires *)
      o * (- l + t) = 0 -> (* left the level in use *)
      τ' = μ + τ -> (* tau so far *)
      σ' = o + σ -> (* sigma so far *)
      μ ^ 2 = μ -> (* met or not *)
      o ^ 2 = o -> (* dropped or not *)
      μ >= χ * f -> (* met *)
      - d_j + e_j <= Z_q -> (* nor the one that decides *)
      (1 - χ) * (- d_j + t - 1) >= 0 -> (* not there: taken away before *)
      l <= e_j -> (* level in use *)
      Decision_lists_by_levels.none_too_deep_run Z_q q ->
      left_and_met_run σ' τ' (r + 1).

Lemma left_and_met_2 : forall (r σ_r τ_r : ℝ),
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  σ_r - τ_r <= 0.
Proof. (* induction *)
  intros r σ_r τ_r rule_run.
  cut (forall (σ τ r : ℝ), Peeled_decision_lists.left_and_met_run σ τ r ->
    σ - τ <= 0).
  { intros all. pose proof (all σ_r τ_r r rule_run) as kept.
    exact kept. }
  clear rule_run σ_r τ_r r.
  refine (Peeled_decision_lists.left_and_met_run_ind (fun (σ τ r : ℝ) =>
    σ - τ <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros Z_q d_j e_j f l o q r t μ σ σ' τ τ' χ _ kept_2 left_where_it_fires left_the_level_in_use tau_so_far sigma_so_far met_or_not dropped_or_not met nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run.
    exact (Peeled_decision_lists.left_and_met Z_q d_j e_j f l o q t μ σ σ' τ τ' χ left_where_it_fires left_the_level_in_use tau_so_far sigma_so_far met_or_not dropped_or_not met kept_2 nor_the_one_that_decides not_there_taken_away_before level_in_use mistake_run).
Qed.

Lemma what_can_leave : forall (n r s_m σ_r τ_r φ : ℝ),
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  s_m = σ_r -> (* all that left *)
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  s_m <= n + φ + 1.
Proof. (* certificate *)
  intros n r s_m σ_r τ_r φ literals_met_and_the_default all_that_left rule_run.
  pose proof (Peeled_decision_lists.left_and_met_2 r σ_r τ_r rule_run) as left_and_met.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ left_and_met) (eqns _ _ (eqn (-1) _ _ all_that_left) (eqn (-1) _ _ literals_met_and_the_default)) _).
  algebra [s_m; n; φ; σ_r; τ_r].
Qed.

Lemma one_pair : forall (F G m n r s_m σ_r τ_r φ : ℝ),
  m * (1 - F) = 0 -> (* none without a first *)
  m = F + G -> (* counted *)
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  F ^ 2 = F -> (* a first or none *)
  s_m = σ_r -> (* all that left *)
  φ >= 0 -> (* a count *)
  Peeled_decision_lists.rules_left_run n s_m F G ->
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  m <= φ + 1.
Proof. (* certificate *)
  intros F G m n r s_m σ_r τ_r φ none_without_a_first counted literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run.
  pose proof (Peeled_decision_lists.F_1 F a_first_or_none) as F_1.
  pose proof (Peeled_decision_lists.hits_counted F G m n s_m counted hit_run) as hits_counted.
  pose proof (Peeled_decision_lists.F_0 F a_first_or_none) as F_0.
  pose proof (Peeled_decision_lists.what_can_leave n r s_m σ_r τ_r φ literals_met_and_the_default all_that_left rule_run) as what_can_leave.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ F_1) (times _ _ (of_ge _ _ a_count) (of_ge _ _ F_1))) (times _ _ (of_le _ _ hits_counted) (of_ge _ _ F_0))) (times _ _ (of_le _ _ what_can_leave) (of_ge _ _ F_0))) (eqns _ _ (eqn (-1) _ _ none_without_a_first) (eqn n _ _ a_first_or_none)) _).
  algebra [m; φ; F; n; s_m].
Qed.

Lemma added_2 : forall (F G V V' W W' m n r s_m σ_r τ_r φ : ℝ),
  m * (1 - F) = 0 -> (* none without a first *)
  m = F + G -> (* counted *)
  V' = V + m -> (* V so far *)
  W' = W + φ -> (* W so far *)
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  F ^ 2 = F -> (* a first or none *)
  s_m = σ_r -> (* all that left *)
  φ >= 0 -> (* a count *)
  Peeled_decision_lists.rules_left_run n s_m F G ->
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  V' - W' <= V - W + 1.
Proof. (* certificate *)
  intros F G V V' W W' m n r s_m σ_r τ_r φ none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run.
  pose proof (Peeled_decision_lists.one_pair F G m n r s_m σ_r τ_r φ none_without_a_first counted literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run) as one_pair.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_pair) (eqns _ _ (eqn (-1) _ _ V_so_far) (eqn 1 _ _ W_so_far)) _).
  algebra [V'; W'; V; W; m; φ].
Qed.

Lemma hits_added_up : forall (F G V V' W W' m n p r s_m σ_r τ_r φ : ℝ),
  m * (1 - F) = 0 -> (* none without a first *)
  m = F + G -> (* counted *)
  V' = V + m -> (* V so far *)
  W' = W + φ -> (* W so far *)
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  F ^ 2 = F -> (* a first or none *)
  s_m = σ_r -> (* all that left *)
  V - W <= p -> (* hits added up *)
  φ >= 0 -> (* a count *)
  Peeled_decision_lists.rules_left_run n s_m F G ->
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  V' - W' <= p + 1.
Proof. (* certificate *)
  intros F G V V' W W' m n p r s_m σ_r τ_r φ none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left hits_added_up a_count hit_run rule_run.
  pose proof (Peeled_decision_lists.added_2 F G V V' W W' m n r s_m σ_r τ_r φ none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ hits_added_up) (of_le _ _ added)) (eq_refl 0) _).
  algebra [V'; W'; p; V; W].
Qed.

Inductive hits_added_up_run : ℝ -> ℝ -> ℝ -> Prop :=
  | hits_added_up_run_start : hits_added_up_run 0 0 0
  | hits_added_up_run_next : forall (F G V V' W W' m n p r s_m σ_r τ_r φ : ℝ),
      hits_added_up_run V W p ->
      m * (1 - F) = 0 -> (* none without a first *)
      m = F + G -> (* counted *)
      V' = V + m -> (* V so far *)
      W' = W + φ -> (* W so far *)
      τ_r = n + φ + 1 -> (* literals met, and the default *)
      F ^ 2 = F -> (* a first or none *)
      s_m = σ_r -> (* all that left *)
      φ >= 0 -> (* a count *)
      Peeled_decision_lists.rules_left_run n s_m F G ->
      Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
      hits_added_up_run V' W' (p + 1).

Lemma hits_added_up_2 : forall (V_p p Φ : ℝ),
  Peeled_decision_lists.hits_added_up_run V_p Φ p ->
  - Φ + V_p <= p.
Proof. (* induction *)
  intros V_p p Φ pair_run.
  cut (forall (V W p : ℝ), Peeled_decision_lists.hits_added_up_run V W p ->
    V - W <= p).
  { intros all. pose proof (all V_p Φ p pair_run) as kept.
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [V_p; Φ; p]. }
  clear pair_run V_p Φ p.
  refine (Peeled_decision_lists.hits_added_up_run_ind (fun (V W p : ℝ) =>
    V - W <= p) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F G V V' W W' m n p r s_m σ_r τ_r φ _ kept_2 none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run.
    exact (Peeled_decision_lists.hits_added_up F G V V' W W' m n p r s_m σ_r τ_r φ none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left kept_2 a_count hit_run rule_run).
Qed.

Lemma pairs : forall (V_p h_M p Φ : ℝ),
  h_M = V_p -> (* hits of the pairs *)
  Peeled_decision_lists.hits_added_up_run V_p Φ p ->
  h_M <= Φ + p.
Proof. (* certificate *)
  intros V_p h_M p Φ hits_of_the_pairs pair_run.
  pose proof (Peeled_decision_lists.hits_added_up_2 V_p p Φ pair_run) as hits_added_up.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ hits_added_up) (eqn (-1) _ _ hits_of_the_pairs) _).
  algebra [h_M; Φ; p; V_p].
Qed.

Lemma mistake_bound : forall (M V_p Z_M h_M p Φ : ℝ),
  h_M = V_p -> (* hits of the pairs *)
  Peeled_decision_lists.hits_added_up_run V_p Φ p ->
  Peeled_decision_lists.every_mistake_is_a_hit_run Z_M h_M M ->
  M <= Φ + p.
Proof. (* certificate *)
  intros M V_p Z_M h_M p Φ hits_of_the_pairs pair_run mistake_run.
  pose proof (Peeled_decision_lists.every_mistake_is_a_hit_2 M Z_M h_M mistake_run) as every_mistake_is_a_hit.
  pose proof (Peeled_decision_lists.pairs V_p h_M p Φ hits_of_the_pairs pair_run) as pairs.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ every_mistake_is_a_hit) (of_le _ _ pairs)) (eq_refl 0) _).
  algebra [M; Φ; p; h_M].
Qed.

Inductive run_over_pair : ℝ -> ℝ -> nat -> Prop :=
  | run_over_pair_start : run_over_pair 0 0 0%nat
  | run_over_pair_next : forall (F G V V' W W' m n r s_m σ_r τ_r φ : ℝ) (p : nat),
      run_over_pair V W p ->
      m * (1 - F) = 0 -> (* none without a first *)
      m = F + G -> (* counted *)
      V' = V + m -> (* V so far *)
      W' = W + φ -> (* W so far *)
      τ_r = n + φ + 1 -> (* literals met, and the default *)
      F ^ 2 = F -> (* a first or none *)
      s_m = σ_r -> (* all that left *)
      φ >= 0 -> (* a count *)
      Peeled_decision_lists.rules_left_run n s_m F G ->
      Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
      run_over_pair V' W' (Datatypes.S p).

Lemma run_over_pair_is_hits_added_up_run : forall (V_p Φ : ℝ) (p : nat),
  Peeled_decision_lists.run_over_pair V_p Φ p -> Peeled_decision_lists.hits_added_up_run V_p Φ (INR p).
Proof.
  intros V_p Φ p run.
  refine (Peeled_decision_lists.run_over_pair_ind (fun (V W : ℝ) (p : nat) => Peeled_decision_lists.hits_added_up_run V W (INR p)) _ _ V_p Φ p run); clear run V_p Φ p.
  - exact Peeled_decision_lists.hits_added_up_run_start.
  - intros F G V V' W W' m n r s_m σ_r τ_r φ p _ previous none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run. rewrite S_INR.
    exact (Peeled_decision_lists.hits_added_up_run_next F G V V' W W' m n (INR p) r s_m σ_r τ_r φ previous none_without_a_first counted V_so_far W_so_far literals_met_and_the_default a_first_or_none all_that_left a_count hit_run rule_run).
Qed.

Inductive run_over_mistake : ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake 0 0 0%nat
  | run_over_mistake_next : forall (Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π : ℝ) (M : nat),
      run_over_mistake Z h M ->
      b_i * (1 - f_i) = 0 -> (* drops where it fires *)
      h' = h + π -> (* hits so far *)
      Z' = b_i - d_i + e_i -> (* the deepest rule *)
      b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
      b_i ^ 2 = b_i -> (* down one or not *)
      b_i * (e_i - l) = 0 -> (* from the level in use *)
      π ^ 2 = π -> (* a hit or not *)
      - d_i + e_i <= Z -> (* no deeper before *)
      - d_j + e_j <= Z -> (* nor the one that decides *)
      f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
      (1 - π) * (- d_j + l - 1) >= 0 -> (* no hit: above the rank *)
      l <= e_j -> (* level in use *)
      run_over_mistake Z' h' (Datatypes.S M).

Lemma run_over_mistake_is_every_mistake_is_a_hit_run : forall (Z_M h_M : ℝ) (M : nat),
  Peeled_decision_lists.run_over_mistake Z_M h_M M -> Peeled_decision_lists.every_mistake_is_a_hit_run Z_M h_M (INR M).
Proof.
  intros Z_M h_M M run.
  refine (Peeled_decision_lists.run_over_mistake_ind (fun (Z h : ℝ) (M : nat) => Peeled_decision_lists.every_mistake_is_a_hit_run Z h (INR M)) _ _ Z_M h_M M run); clear run Z_M h_M M.
  - exact Peeled_decision_lists.every_mistake_is_a_hit_run_start.
  - intros Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π M _ previous drops_where_it_fires hits_so_far the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use a_hit_or_not no_deeper_before nor_the_one_that_decides ranks_of_the_target no_hit_above_the_rank level_in_use. rewrite S_INR.
    exact (Peeled_decision_lists.every_mistake_is_a_hit_run_next (INR M) Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π previous drops_where_it_fires hits_so_far the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use a_hit_or_not no_deeper_before nor_the_one_that_decides ranks_of_the_target no_hit_above_the_rank level_in_use).
Qed.

End Peeled_decision_lists.

Theorem theorem_Peeled_decision_lists : forall (V_p Z_M h_M Φ : ℝ) (M p : nat),
  Peeled_decision_lists.run_over_pair V_p Φ p ->
  Peeled_decision_lists.run_over_mistake Z_M h_M M ->
  h_M = V_p -> (* hits of the pairs *)
  INR M <= Φ + INR p.
Proof.
  intros V_p Z_M h_M Φ M p pair_run mistake_run hits_of_the_pairs.
  exact (Peeled_decision_lists.mistake_bound (INR M) V_p Z_M h_M (INR p) Φ hits_of_the_pairs (Peeled_decision_lists.run_over_pair_is_hits_added_up_run V_p Φ p pair_run) (Peeled_decision_lists.run_over_mistake_is_every_mistake_is_a_hit_run Z_M h_M M mistake_run)).
Qed.

Module Peeled_lists_a_rule_at_a_time.

Lemma rules_left : forall (m s s' : ℝ),
  s >= m -> (* rules left *)
  s' >= s + 1 -> (* one more has left *)
  s' >= m + 1.
Proof. (* certificate *)
  intros m s s' rules_left one_more_has_left.
  pose proof (Peeled_decision_lists.one_more_has_left s s' one_more_has_left) as one_more_has_left_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ rules_left) (of_ge _ _ one_more_has_left_2)) (eq_refl 0) _).
  algebra [s'; m; s].
Qed.

Inductive rules_left_run : ℝ -> ℝ -> Prop :=
  | rules_left_run_start : rules_left_run 0 0
  | rules_left_run_next : forall (m s s' : ℝ),
      rules_left_run s m ->
      s' >= s + 1 -> (* one more has left *)
      rules_left_run s' (m + 1).

Lemma rules_left_2 : forall (m s_m : ℝ),
  Peeled_lists_a_rule_at_a_time.rules_left_run s_m m ->
  s_m >= m.
Proof. (* induction *)
  intros m s_m hit_run.
  cut (forall (s m : ℝ), Peeled_lists_a_rule_at_a_time.rules_left_run s m ->
    s >= m).
  { intros all. pose proof (all s_m m hit_run) as kept.
    exact kept. }
  clear hit_run s_m m.
  refine (Peeled_lists_a_rule_at_a_time.rules_left_run_ind (fun (s m : ℝ) =>
    s >= m) _ _).
  - exact Perceptron_mistake_bound.total_progress.
  - intros m s s' _ kept_2 one_more_has_left.
    exact (Peeled_lists_a_rule_at_a_time.rules_left m s s' kept_2 one_more_has_left).
Qed.

Lemma one_pair : forall (m n r s_m σ_r τ_r φ : ℝ),
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  s_m = σ_r -> (* all that left *)
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  Peeled_lists_a_rule_at_a_time.rules_left_run s_m m ->
  m <= n + φ + 1.
Proof. (* certificate *)
  intros m n r s_m σ_r τ_r φ literals_met_and_the_default all_that_left rule_run hit_run.
  pose proof (Peeled_lists_a_rule_at_a_time.rules_left_2 m s_m hit_run) as rules_left.
  pose proof (Peeled_decision_lists.what_can_leave n r s_m σ_r τ_r φ literals_met_and_the_default all_that_left rule_run) as what_can_leave.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ rules_left) (of_le _ _ what_can_leave)) (eq_refl 0) _).
  algebra [m; n; φ; s_m].
Qed.

Lemma added : forall (V V' W W' m n r s_m σ_r τ_r φ : ℝ),
  V' = V + m -> (* V so far *)
  W' = W + φ -> (* W so far *)
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  s_m = σ_r -> (* all that left *)
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  Peeled_lists_a_rule_at_a_time.rules_left_run s_m m ->
  V' - W' <= V - W + n + 1.
Proof. (* certificate *)
  intros V V' W W' m n r s_m σ_r τ_r φ V_so_far W_so_far literals_met_and_the_default all_that_left rule_run hit_run.
  pose proof (Peeled_lists_a_rule_at_a_time.one_pair m n r s_m σ_r τ_r φ literals_met_and_the_default all_that_left rule_run hit_run) as one_pair.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_pair) (eqns _ _ (eqn (-1) _ _ V_so_far) (eqn 1 _ _ W_so_far)) _).
  algebra [V'; W'; V; W; n; m; φ].
Qed.

Lemma hits_added_up : forall (V V' W W' m n p r s_m σ_r τ_r φ : ℝ),
  V' = V + m -> (* V so far *)
  W' = W + φ -> (* W so far *)
  τ_r = n + φ + 1 -> (* literals met, and the default *)
  s_m = σ_r -> (* all that left *)
  V - W <= n * p + p -> (* hits added up *)
  Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
  Peeled_lists_a_rule_at_a_time.rules_left_run s_m m ->
  V' - W' <= n * (p + 1) + p + 1.
Proof. (* certificate *)
  intros V V' W W' m n p r s_m σ_r τ_r φ V_so_far W_so_far literals_met_and_the_default all_that_left hits_added_up rule_run hit_run.
  pose proof (Peeled_lists_a_rule_at_a_time.added V V' W W' m n r s_m σ_r τ_r φ V_so_far W_so_far literals_met_and_the_default all_that_left rule_run hit_run) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ hits_added_up) (of_le _ _ added)) (eq_refl 0) _).
  algebra [V'; W'; n; p; V; W].
Qed.

Inductive hits_added_up_run (n : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | hits_added_up_run_start : hits_added_up_run n 0 0 0
  | hits_added_up_run_next : forall (V V' W W' m p r s_m σ_r τ_r φ : ℝ),
      hits_added_up_run n V W p ->
      V' = V + m -> (* V so far *)
      W' = W + φ -> (* W so far *)
      τ_r = n + φ + 1 -> (* literals met, and the default *)
      s_m = σ_r -> (* all that left *)
      Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
      Peeled_lists_a_rule_at_a_time.rules_left_run s_m m ->
      hits_added_up_run n V' W' (p + 1).

Lemma hits_added_up_2 : forall (V_p n p Φ : ℝ),
  Peeled_lists_a_rule_at_a_time.hits_added_up_run n V_p Φ p ->
  - Φ + V_p <= n * p + p.
Proof. (* induction *)
  intros V_p n p Φ pair_run.
  cut (forall (V W p : ℝ), Peeled_lists_a_rule_at_a_time.hits_added_up_run n V W p ->
    V - W <= n * p + p).
  { intros all. pose proof (all V_p Φ p pair_run) as kept.
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [V_p; Φ; n; p]. }
  clear pair_run V_p Φ p.
  refine (Peeled_lists_a_rule_at_a_time.hits_added_up_run_ind n (fun (V W p : ℝ) =>
    V - W <= n * p + p) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros V V' W W' m p r s_m σ_r τ_r φ _ kept_2 V_so_far W_so_far literals_met_and_the_default all_that_left rule_run hit_run.
    refine (same_le _ _ _ (of_le _ _ (Peeled_lists_a_rule_at_a_time.hits_added_up V V' W W' m n p r s_m σ_r τ_r φ V_so_far W_so_far literals_met_and_the_default all_that_left kept_2 rule_run hit_run)) _). algebra [V'; W'; n; p].
Qed.

Lemma pairs : forall (V_p h_M n p Φ : ℝ),
  h_M = V_p -> (* hits of the pairs *)
  Peeled_lists_a_rule_at_a_time.hits_added_up_run n V_p Φ p ->
  h_M <= Φ + p * (n + 1).
Proof. (* certificate *)
  intros V_p h_M n p Φ hits_of_the_pairs pair_run.
  pose proof (Peeled_lists_a_rule_at_a_time.hits_added_up_2 V_p n p Φ pair_run) as hits_added_up.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ hits_added_up) (eqn (-1) _ _ hits_of_the_pairs) _).
  algebra [h_M; Φ; p; n; V_p].
Qed.

Lemma mistake_bound : forall (M V_p Z_M h_M n p Φ : ℝ),
  h_M = V_p -> (* hits of the pairs *)
  Peeled_lists_a_rule_at_a_time.hits_added_up_run n V_p Φ p ->
  Peeled_decision_lists.every_mistake_is_a_hit_run Z_M h_M M ->
  M <= Φ + p * (n + 1).
Proof. (* certificate *)
  intros M V_p Z_M h_M n p Φ hits_of_the_pairs pair_run mistake_run.
  pose proof (Peeled_decision_lists.every_mistake_is_a_hit_2 M Z_M h_M mistake_run) as every_mistake_is_a_hit.
  pose proof (Peeled_lists_a_rule_at_a_time.pairs V_p h_M n p Φ hits_of_the_pairs pair_run) as pairs.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ every_mistake_is_a_hit) (of_le _ _ pairs)) (eq_refl 0) _).
  algebra [M; Φ; p; n; h_M].
Qed.

Inductive run_over_pair (n : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_pair_start : run_over_pair n 0 0 0%nat
  | run_over_pair_next : forall (V V' W W' m r s_m σ_r τ_r φ : ℝ) (p : nat),
      run_over_pair n V W p ->
      V' = V + m -> (* V so far *)
      W' = W + φ -> (* W so far *)
      τ_r = n + φ + 1 -> (* literals met, and the default *)
      s_m = σ_r -> (* all that left *)
      Peeled_decision_lists.left_and_met_run σ_r τ_r r ->
      Peeled_lists_a_rule_at_a_time.rules_left_run s_m m ->
      run_over_pair n V' W' (Datatypes.S p).

Lemma run_over_pair_is_hits_added_up_run : forall (V_p n Φ : ℝ) (p : nat),
  Peeled_lists_a_rule_at_a_time.run_over_pair n V_p Φ p -> Peeled_lists_a_rule_at_a_time.hits_added_up_run n V_p Φ (INR p).
Proof.
  intros V_p n Φ p run.
  refine (Peeled_lists_a_rule_at_a_time.run_over_pair_ind n (fun (V W : ℝ) (p : nat) => Peeled_lists_a_rule_at_a_time.hits_added_up_run n V W (INR p)) _ _ V_p Φ p run); clear run V_p Φ p.
  - exact (Peeled_lists_a_rule_at_a_time.hits_added_up_run_start n).
  - intros V V' W W' m r s_m σ_r τ_r φ p _ previous V_so_far W_so_far literals_met_and_the_default all_that_left rule_run hit_run. rewrite S_INR.
    exact (Peeled_lists_a_rule_at_a_time.hits_added_up_run_next n V V' W W' m (INR p) r s_m σ_r τ_r φ previous V_so_far W_so_far literals_met_and_the_default all_that_left rule_run hit_run).
Qed.

Inductive run_over_mistake : ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake 0 0 0%nat
  | run_over_mistake_next : forall (Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π : ℝ) (M : nat),
      run_over_mistake Z h M ->
      b_i * (1 - f_i) = 0 -> (* drops where it fires *)
      h' = h + π -> (* hits so far *)
      Z' = b_i - d_i + e_i -> (* the deepest rule *)
      b_i * (a_i * y + 1) = 0 -> (* drops where it is wrong *)
      b_i ^ 2 = b_i -> (* down one or not *)
      b_i * (e_i - l) = 0 -> (* from the level in use *)
      π ^ 2 = π -> (* a hit or not *)
      - d_i + e_i <= Z -> (* no deeper before *)
      - d_j + e_j <= Z -> (* nor the one that decides *)
      f_i * (a_i * y + 2 * d_i - 2 * d_j - 1) >= 0 -> (* ranks of the target *)
      (1 - π) * (- d_j + l - 1) >= 0 -> (* no hit: above the rank *)
      l <= e_j -> (* level in use *)
      run_over_mistake Z' h' (Datatypes.S M).

Lemma run_over_mistake_is_every_mistake_is_a_hit_run : forall (Z_M h_M : ℝ) (M : nat),
  Peeled_lists_a_rule_at_a_time.run_over_mistake Z_M h_M M -> Peeled_decision_lists.every_mistake_is_a_hit_run Z_M h_M (INR M).
Proof.
  intros Z_M h_M M run.
  refine (Peeled_lists_a_rule_at_a_time.run_over_mistake_ind (fun (Z h : ℝ) (M : nat) => Peeled_decision_lists.every_mistake_is_a_hit_run Z h (INR M)) _ _ Z_M h_M M run); clear run Z_M h_M M.
  - exact Peeled_decision_lists.every_mistake_is_a_hit_run_start.
  - intros Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π M _ previous drops_where_it_fires hits_so_far the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use a_hit_or_not no_deeper_before nor_the_one_that_decides ranks_of_the_target no_hit_above_the_rank level_in_use. rewrite S_INR.
    exact (Peeled_decision_lists.every_mistake_is_a_hit_run_next (INR M) Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π previous drops_where_it_fires hits_so_far the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use a_hit_or_not no_deeper_before nor_the_one_that_decides ranks_of_the_target no_hit_above_the_rank level_in_use).
Qed.

End Peeled_lists_a_rule_at_a_time.

Theorem theorem_Peeled_lists_a_rule_at_a_time : forall (V_p Z_M h_M n Φ : ℝ) (M p : nat),
  Peeled_lists_a_rule_at_a_time.run_over_pair n V_p Φ p ->
  Peeled_lists_a_rule_at_a_time.run_over_mistake Z_M h_M M ->
  h_M = V_p -> (* hits of the pairs *)
  INR M <= Φ + INR p * (n + 1).
Proof.
  intros V_p Z_M h_M n Φ M p pair_run mistake_run hits_of_the_pairs.
  exact (Peeled_lists_a_rule_at_a_time.mistake_bound (INR M) V_p Z_M h_M n (INR p) Φ hits_of_the_pairs (Peeled_lists_a_rule_at_a_time.run_over_pair_is_hits_added_up_run V_p n Φ p pair_run) (Peeled_lists_a_rule_at_a_time.run_over_mistake_is_every_mistake_is_a_hit_run Z_M h_M M mistake_run)).
Qed.

Module Total_distance.

Lemma progress : forall (space : ips) (E E' d y γ : ℝ) (u w w' x : vec space),
  E' = E + d -> (* distances so far *)
  w' = w ⊕ y • x -> (* update *)
  y * ⟨u, x⟩ >= - d + γ -> (* margin but for d *)
  ⟨u, w'⟩ + E' >= ⟨u, w⟩ + E + γ.
Proof. (* certificate *)
  intros space E E' d y γ u w w' x distances_so_far update margin_but_for_d.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ margin_but_for_d) (eqns _ _ (veqn u _ _ update) (eqn 1 _ _ distances_so_far)) _).
  algebra [E'; E; γ; y; d] with [u; w'; w; x].
Qed.

Lemma total_progress : forall (space : ips) (E E' M d y γ : ℝ) (u w w' x : vec space),
  E' = E + d -> (* distances so far *)
  w' = w ⊕ y • x -> (* update *)
  ⟨u, w⟩ + E >= M * γ -> (* total progress *)
  y * ⟨u, x⟩ >= - d + γ -> (* margin but for d *)
  ⟨u, w'⟩ + E' >= γ * (M + 1).
Proof. (* certificate *)
  intros space E E' M d y γ u w w' x distances_so_far update total_progress margin_but_for_d.
  pose proof (Total_distance.progress space E E' d y γ u w w' x distances_so_far update margin_but_for_d) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [E'; γ; M; E] with [u; w'; w].
Qed.

Inductive total_progress_run (space : ips) (γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space γ u vzero 0 0 0
  | total_progress_run_next : forall (E E' M S S' d y : ℝ) (w w' x : vec space),
      total_progress_run space γ u w E S M ->
      E' = E + d -> (* distances so far *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨u, x⟩ >= - d + γ -> (* margin but for d *)
      total_progress_run space γ u w' E' S' (M + 1).

Lemma total_progress_2 : forall (space : ips) (E_M M S_M γ : ℝ) (u w_M : vec space),
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  ⟨u, w_M⟩ + E_M >= M * γ.
Proof. (* induction *)
  intros space E_M M S_M γ u w_M mistake_run.
  cut (forall (w : vec space) (E S M : ℝ), Total_distance.total_progress_run space γ u w E S M ->
    ⟨u, w⟩ + E >= M * γ).
  { intros all. pose proof (all w_M E_M S_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run w_M E_M S_M M.
  refine (Total_distance.total_progress_run_ind space γ u (fun (w : vec space) (E S M : ℝ) =>
    ⟨u, w⟩ + E >= M * γ) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ] with [u].
  - intros E E' M S S' d y w w' x _ kept_2 distances_so_far update margin_but_for_d.
    refine (same_ge _ _ _ (of_ge _ _ (Total_distance.total_progress space E E' M d y γ u w w' x distances_so_far update kept_2 margin_but_for_d)) _). algebra [E'; γ; M] with [u; w'].
Qed.

Inductive total_growth_run (space : ips) (R : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_growth_run_start : total_growth_run space R vzero 0 0 0
  | total_growth_run_next : forall (E E' M S S' y : ℝ) (w w' x : vec space),
      total_growth_run space R w E S M ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      total_growth_run space R w' E' S' (M + 1).

Lemma total_growth : forall (space : ips) (E_M M R S_M : ℝ) (w_M : vec space),
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  ⟨w_M, w_M⟩ <= M * R ^ 2.
Proof. (* induction *)
  intros space E_M M R S_M w_M mistake_run.
  cut (forall (w : vec space) (E S M : ℝ), Total_distance.total_growth_run space R w E S M ->
    ⟨w, w⟩ <= M * R ^ 2).
  { intros all. pose proof (all w_M E_M S_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run w_M E_M S_M M.
  refine (Total_distance.total_growth_run_ind space R (fun (w : vec space) (E S M : ℝ) =>
    ⟨w, w⟩ <= M * R ^ 2) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [R] with (@nil (vec space)).
  - intros E E' M S S' y w w' x _ kept_2 label update mistake radius.
    refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.total_growth space M R y w w' x label update mistake kept_2 radius)) _). algebra [R; M] with [w'].
Qed.

Lemma mistake_bound : forall (space : ips) (M R T γ : ℝ) (u : vec space),
  M = 0 -> (* no mistake *)
  γ > 0 -> (* positive margin *)
  T >= 0 -> (* a distance *)
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ.
Proof. (* certificate *)
  intros space M R T γ u no_mistake positive_margin a_distance.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_margin)) (of_ge _ _ a_distance))) (times _ _ (dot_nonneg u) (sq R))) (eqn (- γ ^ 2) _ _ no_mistake) _).
  algebra [M; γ; R; T] with [u].
Qed.

Lemma last_step : forall (space : ips) (M γ : ℝ) (u w_M : vec space),
  (⟨u, w_M⟩ - M * γ) ^ 2 >= 0.
Proof. (* certificate *)
  intros space M γ u w_M.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (- ⟨u, w_M⟩ + M * γ)) (eq_refl 0) _).
  algebra [M; γ] with [u; w_M].
Qed.

Lemma mistake_bound_2 : forall (space : ips) (E_M M R S_M T γ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  E_M <= T -> (* all distances *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ.
Proof. (* certificate *)
  intros space E_M M R S_M T γ u w_M some_mistake positive_margin all_distances mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.Cauchy_Schwarz_4 space u w_M) as Cauchy_Schwarz.
  pose proof (Total_distance.last_step space M γ u w_M) as last_step.
  pose proof (Total_distance.total_growth space E_M M R S_M w_M mistake_run_2) as total_growth.
  pose proof (Total_distance.total_progress_2 space E_M M S_M γ u w_M mistake_run) as total_progress.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (of_le _ _ Cauchy_Schwarz) (of_ge _ _ last_step)) (times _ _ (of_le _ _ total_growth) (dot_nonneg u))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (weak _ (of_gt _ _ positive_margin))) (of_le _ _ all_distances)))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (weak _ (of_gt _ _ positive_margin))) (of_ge _ _ total_progress)))) (eq_refl 0) _).
  algebra [M; γ; R; T; E_M] with [u; w_M].
Qed.

Lemma mistake_bound_3 : forall (space : ips) (E_M M R S_M T γ : ℝ) (u w_M : vec space),
  γ > 0 -> (* positive margin *)
  E_M <= T -> (* all distances *)
  M >= 0 -> (* a count *)
  T >= 0 -> (* a distance *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ.
Proof. (* cases *)
  intros space E_M M R S_M T γ u w_M positive_margin all_distances a_count a_distance mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (Total_distance.mistake_bound space M R T γ u no_mistake positive_margin a_distance).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (Total_distance.mistake_bound_2 space E_M M R S_M T γ u w_M some_mistake positive_margin all_distances mistake_run mistake_run_2).
Qed.

Inductive run_over_mistake (space : ips) (R γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space R γ u vzero 0 0 0%nat
  | run_over_mistake_next : forall (E E' S S' d y : ℝ) (w w' x : vec space) (M : nat),
      run_over_mistake space R γ u w E S M ->
      E' = E + d -> (* distances so far *)
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= - d + γ -> (* margin but for d *)
      run_over_mistake space R γ u w' E' S' (Datatypes.S M).

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (E_M R S_M γ : ℝ) (u w_M : vec space) (M : nat),
  Total_distance.run_over_mistake space R γ u w_M E_M S_M M -> Total_distance.total_progress_run space γ u w_M E_M S_M (INR M).
Proof.
  intros space E_M R S_M γ u w_M M run.
  refine (Total_distance.run_over_mistake_ind space R γ u (fun (w : vec space) (E S : ℝ) (M : nat) => Total_distance.total_progress_run space γ u w E S (INR M)) _ _ w_M E_M S_M M run); clear run w_M E_M S_M M.
  - exact (Total_distance.total_progress_run_start space γ u).
  - intros E E' S S' d y w w' x M _ previous distances_so_far label update mistake radius margin_but_for_d. rewrite S_INR.
    exact (Total_distance.total_progress_run_next space γ u E E' (INR M) S S' d y w w' x previous distances_so_far update margin_but_for_d).
Qed.

Lemma run_over_mistake_is_total_growth_run : forall (space : ips) (E_M R S_M γ : ℝ) (u w_M : vec space) (M : nat),
  Total_distance.run_over_mistake space R γ u w_M E_M S_M M -> Total_distance.total_growth_run space R w_M E_M S_M (INR M).
Proof.
  intros space E_M R S_M γ u w_M M run.
  refine (Total_distance.run_over_mistake_ind space R γ u (fun (w : vec space) (E S : ℝ) (M : nat) => Total_distance.total_growth_run space R w E S (INR M)) _ _ w_M E_M S_M M run); clear run w_M E_M S_M M.
  - exact (Total_distance.total_growth_run_start space R).
  - intros E E' S S' d y w w' x M _ previous distances_so_far label update mistake radius margin_but_for_d. rewrite S_INR.
    exact (Total_distance.total_growth_run_next space R E E' (INR M) S S' y w w' x previous label update mistake radius).
Qed.

End Total_distance.

Theorem theorem_Total_distance : forall (space : ips) (E_M R S_M T γ : ℝ) (u w_M : vec space) (M : nat),
  Total_distance.run_over_mistake space R γ u w_M E_M S_M M ->
  γ > 0 -> (* positive margin *)
  E_M <= T -> (* all distances *)
  T >= 0 -> (* a distance *)
  INR M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ.
Proof.
  intros space E_M R S_M T γ u w_M M mistake_run positive_margin all_distances a_distance.
  assert (natural_2 : INR M >= 0) by (refine (same_ge _ _ _ (pos_INR M) _); ring).
  exact (Total_distance.mistake_bound_3 space E_M (INR M) R S_M T γ u w_M positive_margin all_distances natural_2 a_distance (Total_distance.run_over_mistake_is_total_progress_run space E_M R S_M γ u w_M M mistake_run) (Total_distance.run_over_mistake_is_total_growth_run space E_M R S_M γ u w_M M mistake_run)).
Qed.

Module Squared_distances.

Lemma evenness : forall (E E' M S S' d : ℝ),
  E' = E + d -> (* distances so far *)
  S' = S + d ^ 2 -> (* squared distances so far *)
  M = 0 -> (* no mistake *)
  E ^ 2 <= M * S -> (* evenness *)
  S >= 0 -> (* squares *)
  E' ^ 2 <= S' * (M + 1).
Proof. (* certificate *)
  intros E E' M S S' d distances_so_far squared_distances_so_far no_mistake evenness squares.
  destruct (le_or (E' ^ 2) (S' * (M + 1))) as [holds | contrary]; [exact holds |].
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (sq (M + S)) (times _ _ (sq (E' + d)) (of_le _ _ evenness))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ squares)))) (eqns _ _ (eqns _ _ (eqn (- E' ^ 2 * S + 2 * E' ^ 2 * S' - 2 * E' * S * d - M * S' ^ 2 - M + 2 * S * S' - S * d ^ 2 - 2 * S - 2 * S' ^ 2) _ _ no_mistake) (eqn (- E * E' ^ 2 - 2 * E * E' * d - 2 * E * S + 2 * E * S' - 3 * E * d ^ 2 - E' ^ 3 - E' ^ 2 * d - 2 * E' * S + 2 * E' * S' - E' * d ^ 2 - 2 * S * d + 2 * S' * d - d ^ 3) _ _ distances_so_far)) (eqn (2 * E ^ 2 + 4 * E * d + S - S' + d ^ 2) _ _ squared_distances_so_far)) _).
  algebra [E'; S'; M; S; d; E].
Qed.

Lemma evenness_2 : forall (E E' M S S' d : ℝ),
  E' = E + d -> (* distances so far *)
  S' = S + d ^ 2 -> (* squared distances so far *)
  M > 0 -> (* some mistake *)
  E ^ 2 <= M * S -> (* evenness *)
  E' ^ 2 <= S' * (M + 1).
Proof. (* certificate *)
  intros E E' M S S' d distances_so_far squared_distances_so_far some_mistake evenness.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (plus _ _ (plus _ _ (of_le _ _ evenness) (sq (E - M * d))) (times _ _ (weak _ (of_gt _ _ some_mistake)) (of_le _ _ evenness))) (eqns _ _ (eqn (- E * M - E' * M - M * d) _ _ distances_so_far) (eqn (M ^ 2 + M) _ _ squared_distances_so_far)) _).
  algebra [E'; S'; M; E; d; S].
Qed.

Lemma evenness_3 : forall (E E' M S S' d : ℝ),
  E' = E + d -> (* distances so far *)
  S' = S + d ^ 2 -> (* squared distances so far *)
  E ^ 2 <= M * S -> (* evenness *)
  M >= 0 -> (* a count *)
  S >= 0 -> (* squares *)
  E' ^ 2 <= S' * (M + 1).
Proof. (* cases *)
  intros E E' M S S' d distances_so_far squared_distances_so_far evenness a_count squares.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (Squared_distances.evenness E E' M S S' d distances_so_far squared_distances_so_far no_mistake evenness squares).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (Squared_distances.evenness_2 E E' M S S' d distances_so_far squared_distances_so_far some_mistake evenness).
Qed.

Lemma squares : forall (S S' d : ℝ),
  S' = S + d ^ 2 -> (* squared distances so far *)
  S >= 0 -> (* squares *)
  S' >= 0.
Proof. (* certificate *)
  intros S S' d squared_distances_so_far squares.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ squares) (sq d)) (eqn 1 _ _ squared_distances_so_far) _).
  algebra [S'; S; d].
Qed.

Lemma a_count : forall (M : ℝ),
  M >= 0 -> (* a count *)
  M + 1 >= 0.
Proof. (* certificate *)
  intros M a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (of_ge _ _ a_count)) (eq_refl 0) _).
  algebra [M].
Qed.

Inductive evenness_run (space : ips) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | evenness_run_start : evenness_run space vzero 0 0 0
  | evenness_run_next : forall (E E' M S S' d : ℝ) (w w' : vec space),
      evenness_run space w E S M ->
      E' = E + d -> (* distances so far *)
      S' = S + d ^ 2 -> (* squared distances so far *)
      evenness_run space w' E' S' (M + 1).

Lemma evenness_4 : forall (space : ips) (E_M M S_M : ℝ) (w_M : vec space),
  Squared_distances.evenness_run space w_M E_M S_M M ->
  E_M ^ 2 <= M * S_M.
Proof. (* induction *)
  intros space E_M M S_M w_M mistake_run.
  cut (forall (w : vec space) (E S M : ℝ), Squared_distances.evenness_run space w E S M ->
    E ^ 2 <= M * S /\ S >= 0 /\ M >= 0).
  { intros all. destruct (all w_M E_M S_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept. }
  clear mistake_run w_M E_M S_M M.
  refine (Squared_distances.evenness_run_ind space (fun (w : vec space) (E S M : ℝ) =>
    E ^ 2 <= M * S /\ S >= 0 /\ M >= 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    exact Perceptron_mistake_bound.total_progress.
  - intros E E' M S S' d w w' _ [kept_4 [kept_5 kept_6]] distances_so_far squared_distances_so_far.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Squared_distances.evenness_3 E E' M S S' d distances_so_far squared_distances_so_far kept_4 kept_6 kept_5)) _). algebra [E'; S'; M].
    }
    split.
    { exact (Squared_distances.squares S S' d squared_distances_so_far kept_5).
    }
    exact (Squared_distances.a_count M kept_6).
Qed.

Lemma no_turn : forall (space : ips) (E_M M Δ : ℝ) (u w_M : vec space),
  ⟨(Δ ^ 2 * M) • u ⊕ - E_M • w_M, (Δ ^ 2 * M) • u ⊕ - E_M • w_M⟩ >= 0.
Proof. (* certificate *)
  intros space E_M M Δ u w_M.
  refine (cert_ge _ _ _ _ _ (pos 1) (dot_nonneg ((Δ ^ 2 * M) • u ⊕ - E_M • w_M)) (eq_refl 0) _).
  algebra [Δ; M; E_M] with [u; w_M].
Qed.

Lemma extended : forall (space : ips) (E_M M S_M Δ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  Squared_distances.evenness_run space w_M E_M S_M M ->
  Δ ^ 2 * (⟨u, w_M⟩ + E_M) ^ 2 <= (⟨w_M, w_M⟩ + Δ ^ 2 * M) * (Δ ^ 2 * ⟨u, u⟩ + S_M).
Proof. (* certificate *)
  intros space E_M M S_M Δ u w_M some_mistake mistake_run.
  pose proof (Squared_distances.no_turn space E_M M Δ u w_M) as no_turn.
  pose proof (Squared_distances.evenness_4 space E_M M S_M w_M mistake_run) as evenness.
  pose proof (Perceptron_mistake_bound.Cauchy_Schwarz_4 space u w_M) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ no_turn) (times _ _ (of_le _ _ evenness) (dot_nonneg w_M))) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (of_le _ _ evenness)) (sq Δ))) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (of_le _ _ Cauchy_Schwarz)) (sq Δ))) (eq_refl 0) _).
  algebra [Δ; E_M; M; S_M] with [u; w_M].
Qed.

Lemma squares_2 : forall (space : ips) (E_M M S_M : ℝ) (w_M : vec space),
  Squared_distances.evenness_run space w_M E_M S_M M ->
  S_M >= 0.
Proof. (* induction *)
  intros space E_M M S_M w_M mistake_run.
  cut (forall (w : vec space) (E S M : ℝ), Squared_distances.evenness_run space w E S M ->
    E ^ 2 <= M * S /\ S >= 0 /\ M >= 0).
  { intros all. destruct (all w_M E_M S_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear mistake_run w_M E_M S_M M.
  refine (Squared_distances.evenness_run_ind space (fun (w : vec space) (E S M : ℝ) =>
    E ^ 2 <= M * S /\ S >= 0 /\ M >= 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    exact Perceptron_mistake_bound.total_progress.
  - intros E E' M S S' d w w' _ [kept_4 [kept_5 kept_6]] distances_so_far squared_distances_so_far.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Squared_distances.evenness_3 E E' M S S' d distances_so_far squared_distances_so_far kept_4 kept_6 kept_5)) _). algebra [E'; S'; M].
    }
    split.
    { exact (Squared_distances.squares S S' d squared_distances_so_far kept_5).
    }
    exact (Squared_distances.a_count M kept_6).
Qed.

Lemma room : forall (space : ips) (E_M M S_M Δ : ℝ) (u w_M : vec space),
  Squared_distances.evenness_run space w_M E_M S_M M ->
  Δ ^ 2 * ⟨u, u⟩ + S_M >= 0.
Proof. (* certificate *)
  intros space E_M M S_M Δ u w_M mistake_run.
  pose proof (Squared_distances.squares_2 space E_M M S_M w_M mistake_run) as squares.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ squares) (times _ _ (dot_nonneg u) (sq Δ))) (eq_refl 0) _).
  algebra [Δ; S_M] with [u].
Qed.

Lemma far_along_both : forall (space : ips) (E_M M S_M γ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  M ^ 2 * γ ^ 2 <= (⟨u, w_M⟩ + E_M) ^ 2.
Proof. (* certificate *)
  intros space E_M M S_M γ u w_M some_mistake positive_margin mistake_run.
  pose proof (Total_distance.total_progress_2 space E_M M S_M γ u w_M mistake_run) as total_progress.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ total_progress) (of_ge _ _ total_progress)) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (weak _ (of_gt _ _ positive_margin))) (of_ge _ _ total_progress)))) (eq_refl 0) _).
  algebra [M; γ; E_M] with [u; w_M].
Qed.

Lemma squares_of_the_mistakes : forall (space : ips) (E_M M R S_M Δ γ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Squared_distances.evenness_run space w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  Δ ^ 2 * M * γ ^ 2 <= (Δ ^ 2 + R ^ 2) * (Δ ^ 2 * ⟨u, u⟩ + S_M).
Proof. (* certificate *)
  intros space E_M M R S_M Δ γ u w_M some_mistake positive_margin mistake_run mistake_run_2 mistake_run_3.
  pose proof (Squared_distances.extended space E_M M S_M Δ u w_M some_mistake mistake_run_2) as extended.
  pose proof (Total_distance.total_growth space E_M M R S_M w_M mistake_run_3) as total_growth.
  pose proof (Squared_distances.room space E_M M S_M Δ u w_M mistake_run_2) as room.
  pose proof (Squared_distances.far_along_both space E_M M S_M γ u w_M some_mistake positive_margin mistake_run) as far_along_both.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (plus _ _ (plus _ _ (of_le _ _ extended) (times _ _ (of_le _ _ total_growth) (of_ge _ _ room))) (times _ _ (of_le _ _ far_along_both) (sq Δ))) (eq_refl 0) _).
  algebra [Δ; M; γ; R; S_M; E_M] with [u; w_M].
Qed.

Lemma mistake_bound : forall (space : ips) (D M R Δ γ : ℝ) (u : vec space),
  M = 0 -> (* no mistake *)
  Δ ^ 2 * M * γ ^ 2 <= (Δ ^ 2 * ⟨u, u⟩ + D ^ 2) * (Δ ^ 2 + R ^ 2).
Proof. (* certificate *)
  intros space D M R Δ γ u no_mistake.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (sq D) (sq Δ)) (times _ _ (sq D) (sq R))) (times _ _ (times _ _ (dot_nonneg u) (sq Δ)) (sq Δ))) (times _ _ (times _ _ (dot_nonneg u) (sq Δ)) (sq R))) (eqn (- Δ ^ 2 * γ ^ 2) _ _ no_mistake) _).
  algebra [Δ; M; γ; D; R] with [u].
Qed.

Lemma mistake_bound_2 : forall (space : ips) (D E_M M R S_M Δ γ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  S_M <= D ^ 2 -> (* all squared distances *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Squared_distances.evenness_run space w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  Δ ^ 2 * M * γ ^ 2 <= (Δ ^ 2 * ⟨u, u⟩ + D ^ 2) * (Δ ^ 2 + R ^ 2).
Proof. (* certificate *)
  intros space D E_M M R S_M Δ γ u w_M some_mistake positive_margin all_squared_distances mistake_run mistake_run_2 mistake_run_3.
  pose proof (Squared_distances.squares_of_the_mistakes space E_M M R S_M Δ γ u w_M some_mistake positive_margin mistake_run mistake_run_2 mistake_run_3) as squares_of_the_mistakes.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ squares_of_the_mistakes) (times _ _ (of_le _ _ all_squared_distances) (sq Δ))) (times _ _ (of_le _ _ all_squared_distances) (sq R))) (eq_refl 0) _).
  algebra [Δ; M; γ; D; R; S_M] with [u].
Qed.

Lemma mistake_bound_3 : forall (space : ips) (D E_M M R S_M Δ γ : ℝ) (u w_M : vec space),
  γ > 0 -> (* positive margin *)
  S_M <= D ^ 2 -> (* all squared distances *)
  M >= 0 -> (* a count *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Squared_distances.evenness_run space w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  Δ ^ 2 * M * γ ^ 2 <= (Δ ^ 2 * ⟨u, u⟩ + D ^ 2) * (Δ ^ 2 + R ^ 2).
Proof. (* cases *)
  intros space D E_M M R S_M Δ γ u w_M positive_margin all_squared_distances a_count mistake_run mistake_run_2 mistake_run_3.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (Squared_distances.mistake_bound space D M R Δ γ u no_mistake).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (Squared_distances.mistake_bound_2 space D E_M M R S_M Δ γ u w_M some_mistake positive_margin all_squared_distances mistake_run mistake_run_2 mistake_run_3).
Qed.

Inductive run_over_mistake (space : ips) (R γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space R γ u vzero 0 0 0%nat
  | run_over_mistake_next : forall (E E' S S' d y : ℝ) (w w' x : vec space) (M : nat),
      run_over_mistake space R γ u w E S M ->
      E' = E + d -> (* distances so far *)
      S' = S + d ^ 2 -> (* squared distances so far *)
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= - d + γ -> (* margin but for d *)
      run_over_mistake space R γ u w' E' S' (Datatypes.S M).

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (E_M R S_M γ : ℝ) (u w_M : vec space) (M : nat),
  Squared_distances.run_over_mistake space R γ u w_M E_M S_M M -> Total_distance.total_progress_run space γ u w_M E_M S_M (INR M).
Proof.
  intros space E_M R S_M γ u w_M M run.
  refine (Squared_distances.run_over_mistake_ind space R γ u (fun (w : vec space) (E S : ℝ) (M : nat) => Total_distance.total_progress_run space γ u w E S (INR M)) _ _ w_M E_M S_M M run); clear run w_M E_M S_M M.
  - exact (Total_distance.total_progress_run_start space γ u).
  - intros E E' S S' d y w w' x M _ previous distances_so_far squared_distances_so_far label update mistake radius margin_but_for_d. rewrite S_INR.
    exact (Total_distance.total_progress_run_next space γ u E E' (INR M) S S' d y w w' x previous distances_so_far update margin_but_for_d).
Qed.

Lemma run_over_mistake_is_evenness_run : forall (space : ips) (E_M R S_M γ : ℝ) (u w_M : vec space) (M : nat),
  Squared_distances.run_over_mistake space R γ u w_M E_M S_M M -> Squared_distances.evenness_run space w_M E_M S_M (INR M).
Proof.
  intros space E_M R S_M γ u w_M M run.
  refine (Squared_distances.run_over_mistake_ind space R γ u (fun (w : vec space) (E S : ℝ) (M : nat) => Squared_distances.evenness_run space w E S (INR M)) _ _ w_M E_M S_M M run); clear run w_M E_M S_M M.
  - exact (Squared_distances.evenness_run_start space).
  - intros E E' S S' d y w w' x M _ previous distances_so_far squared_distances_so_far label update mistake radius margin_but_for_d. rewrite S_INR.
    exact (Squared_distances.evenness_run_next space E E' (INR M) S S' d w w' previous distances_so_far squared_distances_so_far).
Qed.

Lemma run_over_mistake_is_total_growth_run : forall (space : ips) (E_M R S_M γ : ℝ) (u w_M : vec space) (M : nat),
  Squared_distances.run_over_mistake space R γ u w_M E_M S_M M -> Total_distance.total_growth_run space R w_M E_M S_M (INR M).
Proof.
  intros space E_M R S_M γ u w_M M run.
  refine (Squared_distances.run_over_mistake_ind space R γ u (fun (w : vec space) (E S : ℝ) (M : nat) => Total_distance.total_growth_run space R w E S (INR M)) _ _ w_M E_M S_M M run); clear run w_M E_M S_M M.
  - exact (Total_distance.total_growth_run_start space R).
  - intros E E' S S' d y w w' x M _ previous distances_so_far squared_distances_so_far label update mistake radius margin_but_for_d. rewrite S_INR.
    exact (Total_distance.total_growth_run_next space R E E' (INR M) S S' y w w' x previous label update mistake radius).
Qed.

End Squared_distances.

Theorem theorem_Squared_distances : forall (space : ips) (D E_M R S_M Δ γ : ℝ) (u w_M : vec space) (M : nat),
  Squared_distances.run_over_mistake space R γ u w_M E_M S_M M ->
  γ > 0 -> (* positive margin *)
  S_M <= D ^ 2 -> (* all squared distances *)
  Δ ^ 2 * INR M * γ ^ 2 <= (Δ ^ 2 * ⟨u, u⟩ + D ^ 2) * (Δ ^ 2 + R ^ 2).
Proof.
  intros space D E_M R S_M Δ γ u w_M M mistake_run positive_margin all_squared_distances.
  assert (natural_2 : INR M >= 0) by (refine (same_ge _ _ _ (pos_INR M) _); ring).
  exact (Squared_distances.mistake_bound_3 space D E_M (INR M) R S_M Δ γ u w_M positive_margin all_squared_distances natural_2 (Squared_distances.run_over_mistake_is_total_progress_run space E_M R S_M γ u w_M M mistake_run) (Squared_distances.run_over_mistake_is_evenness_run space E_M R S_M γ u w_M M mistake_run) (Squared_distances.run_over_mistake_is_total_growth_run space E_M R S_M γ u w_M M mistake_run)).
Qed.

Module Regret_of_online_gradient_descent.

Lemma closer_to_u : forall (space : ips) (G ell ell_u η : ℝ) (g u w w' : vec space),
  w' = - η • g ⊕ w -> (* step against the subgradient *)
  η > 0 -> (* positive step size *)
  ell_u >= ⟨g, u ⊕ -1 • w⟩ + ell -> (* subgradient *)
  ⟨g, g⟩ <= G ^ 2 -> (* no steeper than G *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + G ^ 2 * η ^ 2 - 2 * η * (ell - ell_u).
Proof. (* certificate *)
  intros space G ell ell_u η g u w w' step_against_the_subgradient positive_step_size subgradient no_steeper_than_G.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ subgradient) (weak _ (of_gt _ _ positive_step_size)))) (times _ _ (of_le _ _ no_steeper_than_G) (sq η))) (veqn (η • g ⊕ 2 • u ⊕ -1 • w ⊕ -1 • w') _ _ step_against_the_subgradient) _).
  algebra [G; η; ell; ell_u] with [u; w'; w; g].
Qed.

Lemma one_round : forall (space : ips) (G L L' U U' ell ell_u η : ℝ) (g u w w' : vec space),
  L' = L + ell -> (* loss so far *)
  U' = U + ell_u -> (* loss of u so far *)
  w' = - η • g ⊕ w -> (* step against the subgradient *)
  η > 0 -> (* positive step size *)
  ell_u >= ⟨g, u ⊕ -1 • w⟩ + ell -> (* subgradient *)
  ⟨g, g⟩ <= G ^ 2 -> (* no steeper than G *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + 2 * η * (L' - U') <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + G ^ 2 * η ^ 2 + 2 * η * (L - U).
Proof. (* certificate *)
  intros space G L L' U U' ell ell_u η g u w w' loss_so_far loss_of_u_so_far step_against_the_subgradient positive_step_size subgradient no_steeper_than_G.
  pose proof (Regret_of_online_gradient_descent.closer_to_u space G ell ell_u η g u w w' step_against_the_subgradient positive_step_size subgradient no_steeper_than_G) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ closer_to_u) (eqns _ _ (eqn (-2 * η) _ _ loss_so_far) (eqn (2 * η) _ _ loss_of_u_so_far)) _).
  algebra [η; L'; U'; G; L; U; ell; ell_u] with [u; w'; w].
Qed.

Lemma all_rounds : forall (space : ips) (G L L' T U U' ell ell_u η : ℝ) (g u w w' : vec space),
  L' = L + ell -> (* loss so far *)
  U' = U + ell_u -> (* loss of u so far *)
  w' = - η • g ⊕ w -> (* step against the subgradient *)
  η > 0 -> (* positive step size *)
  ell_u >= ⟨g, u ⊕ -1 • w⟩ + ell -> (* subgradient *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + G ^ 2 * T * η ^ 2 -> (* all rounds *)
  ⟨g, g⟩ <= G ^ 2 -> (* no steeper than G *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + 2 * η * (L' - U') <= ⟨u, u⟩ + G ^ 2 * η ^ 2 * (T + 1).
Proof. (* certificate *)
  intros space G L L' T U U' ell ell_u η g u w w' loss_so_far loss_of_u_so_far step_against_the_subgradient positive_step_size subgradient all_rounds no_steeper_than_G.
  pose proof (Regret_of_online_gradient_descent.one_round space G L L' U U' ell ell_u η g u w w' loss_so_far loss_of_u_so_far step_against_the_subgradient positive_step_size subgradient no_steeper_than_G) as one_round.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_rounds) (of_le _ _ one_round)) (eq_refl 0) _).
  algebra [η; L'; U'; G; T; L; U] with [u; w'; w].
Qed.

Inductive all_rounds_run (space : ips) (G η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | all_rounds_run_start : all_rounds_run space G η u vzero 0 0 0
  | all_rounds_run_next : forall (L L' T U U' ell ell_u : ℝ) (g w w' : vec space),
      all_rounds_run space G η u w L U T ->
      L' = L + ell -> (* loss so far *)
      U' = U + ell_u -> (* loss of u so far *)
      w' = - η • g ⊕ w -> (* step against the subgradient *)
      ell_u >= ⟨g, u ⊕ -1 • w⟩ + ell -> (* subgradient *)
      ⟨g, g⟩ <= G ^ 2 -> (* no steeper than G *)
      all_rounds_run space G η u w' L' U' (T + 1).

Lemma all_rounds_2 : forall (space : ips) (G L_T T U_T η : ℝ) (u w_T : vec space),
  η > 0 -> (* positive step size *)
  Regret_of_online_gradient_descent.all_rounds_run space G η u w_T L_T U_T T ->
  ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ + 2 * η * (L_T - U_T) <= ⟨u, u⟩ + G ^ 2 * T * η ^ 2.
Proof. (* induction *)
  intros space G L_T T U_T η u w_T positive_step_size round_run.
  cut (forall (w : vec space) (L U T : ℝ), Regret_of_online_gradient_descent.all_rounds_run space G η u w L U T ->
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + G ^ 2 * T * η ^ 2).
  { intros all. pose proof (all w_T L_T U_T T round_run) as kept.
    exact kept. }
  clear round_run w_T L_T U_T T.
  refine (Regret_of_online_gradient_descent.all_rounds_run_ind space G η u (fun (w : vec space) (L U T : ℝ) =>
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + G ^ 2 * T * η ^ 2) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [η; G] with [u].
  - intros L L' T U U' ell ell_u g w w' _ kept_2 loss_so_far loss_of_u_so_far step_against_the_subgradient subgradient no_steeper_than_G.
    refine (same_le _ _ _ (of_le _ _ (Regret_of_online_gradient_descent.all_rounds space G L L' T U U' ell ell_u η g u w w' loss_so_far loss_of_u_so_far step_against_the_subgradient positive_step_size subgradient kept_2 no_steeper_than_G)) _). algebra [η; L'; U'; G; T] with [u; w'].
Qed.

Lemma regret : forall (space : ips) (G L_T T U_T η : ℝ) (u w_T : vec space),
  η > 0 -> (* positive step size *)
  Regret_of_online_gradient_descent.all_rounds_run space G η u w_T L_T U_T T ->
  2 * η * (L_T - U_T) <= ⟨u, u⟩ + G ^ 2 * T * η ^ 2.
Proof. (* certificate *)
  intros space G L_T T U_T η u w_T positive_step_size round_run.
  pose proof (Regret_of_online_gradient_descent.all_rounds_2 space G L_T T U_T η u w_T positive_step_size round_run) as all_rounds.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (u ⊕ -1 • w_T)) (of_le _ _ all_rounds)) (eq_refl 0) _).
  algebra [η; L_T; U_T; G; T] with [u; w_T].
Qed.

Inductive run_over_round (space : ips) (G η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_round_start : run_over_round space G η u vzero 0 0 0%nat
  | run_over_round_next : forall (L L' U U' ell ell_u : ℝ) (g w w' : vec space) (T : nat),
      run_over_round space G η u w L U T ->
      L' = L + ell -> (* loss so far *)
      U' = U + ell_u -> (* loss of u so far *)
      w' = - η • g ⊕ w -> (* step against the subgradient *)
      ell_u >= ⟨g, u ⊕ -1 • w⟩ + ell -> (* subgradient *)
      ⟨g, g⟩ <= G ^ 2 -> (* no steeper than G *)
      run_over_round space G η u w' L' U' (Datatypes.S T).

Lemma run_over_round_is_all_rounds_run : forall (space : ips) (G L_T U_T η : ℝ) (u w_T : vec space) (T : nat),
  Regret_of_online_gradient_descent.run_over_round space G η u w_T L_T U_T T -> Regret_of_online_gradient_descent.all_rounds_run space G η u w_T L_T U_T (INR T).
Proof.
  intros space G L_T U_T η u w_T T run.
  refine (Regret_of_online_gradient_descent.run_over_round_ind space G η u (fun (w : vec space) (L U : ℝ) (T : nat) => Regret_of_online_gradient_descent.all_rounds_run space G η u w L U (INR T)) _ _ w_T L_T U_T T run); clear run w_T L_T U_T T.
  - exact (Regret_of_online_gradient_descent.all_rounds_run_start space G η u).
  - intros L L' U U' ell ell_u g w w' T _ previous loss_so_far loss_of_u_so_far step_against_the_subgradient subgradient no_steeper_than_G. rewrite S_INR.
    exact (Regret_of_online_gradient_descent.all_rounds_run_next space G η u L L' (INR T) U U' ell ell_u g w w' previous loss_so_far loss_of_u_so_far step_against_the_subgradient subgradient no_steeper_than_G).
Qed.

End Regret_of_online_gradient_descent.

Theorem theorem_Regret_of_online_gradient_descent : forall (space : ips) (G L_T U_T η : ℝ) (u w_T : vec space) (T : nat),
  Regret_of_online_gradient_descent.run_over_round space G η u w_T L_T U_T T ->
  η > 0 -> (* positive step size *)
  2 * η * (L_T - U_T) <= ⟨u, u⟩ + G ^ 2 * INR T * η ^ 2.
Proof.
  intros space G L_T U_T η u w_T T round_run positive_step_size.
  exact (Regret_of_online_gradient_descent.regret space G L_T (INR T) U_T η u w_T positive_step_size (Regret_of_online_gradient_descent.run_over_round_is_all_rounds_run space G L_T U_T η u w_T T round_run)).
Qed.

Module Regret_on_the_hinge_loss.

Lemma where_it_falls : forall (space : ips) (ell ell_u y μ : ℝ) (u w x : vec space),
  ell = - y * ⟨w, x⟩ + μ -> (* hinge loss *)
  ell_u >= - y * ⟨u, x⟩ + μ -> (* hinge loss of u *)
  ell_u >= - y * ⟨u ⊕ -1 • w, x⟩ + ell.
Proof. (* certificate *)
  intros space ell ell_u y μ u w x hinge_loss hinge_loss_of_u.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ hinge_loss_of_u) (eqn (-1) _ _ hinge_loss) _).
  algebra [ell_u; y; ell; μ] with [u; w; x].
Qed.

Lemma closer_to_u : forall (space : ips) (R ell ell_u y η μ : ℝ) (u w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + μ -> (* hinge loss *)
  w' = w ⊕ (η * y) • x -> (* hinge step *)
  η > 0 -> (* positive step size *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell_u >= - y * ⟨u, x⟩ + μ -> (* hinge loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + R ^ 2 * η ^ 2 - 2 * η * (ell - ell_u).
Proof. (* certificate *)
  intros space R ell ell_u y η μ u w w' x label hinge_loss hinge_step positive_step_size radius hinge_loss_of_u.
  pose proof (Regret_on_the_hinge_loss.where_it_falls space ell ell_u y μ u w x hinge_loss hinge_loss_of_u) as where_it_falls.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_le _ _ radius) (sq η)) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_step_size)) (of_ge _ _ where_it_falls)))) (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- η * y) • x) _ _ hinge_step) (eqn (- η ^ 2 * ⟨x, x⟩) _ _ label)) _).
  algebra [R; η; ell; ell_u; y] with [u; w'; w; x].
Qed.

Lemma where_it_is_flat : forall (ell ell_u : ℝ),
  ell = 0 -> (* no hinge loss *)
  ell_u >= 0 -> (* no negative loss *)
  ell_u >= ell.
Proof. (* certificate *)
  intros ell ell_u no_hinge_loss no_negative_loss.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ no_negative_loss) (eqn (-1) _ _ no_hinge_loss) _).
  algebra [ell_u; ell].
Qed.

Lemma a_step : forall (space : ips) (L L' R U U' ell ell_u y η μ : ℝ) (u w w' x : vec space),
  L' = L + ell -> (* loss so far *)
  U' = U + ell_u -> (* loss of u so far *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + μ -> (* hinge loss *)
  w' = w ⊕ (η * y) • x -> (* hinge step *)
  η > 0 -> (* positive step size *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell_u >= - y * ⟨u, x⟩ + μ -> (* hinge loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + 2 * η * (L' - U') <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + R ^ 2 * η ^ 2 + 2 * η * (L - U).
Proof. (* certificate *)
  intros space L L' R U U' ell ell_u y η μ u w w' x loss_so_far loss_of_u_so_far label hinge_loss hinge_step positive_step_size radius hinge_loss_of_u.
  pose proof (Regret_on_the_hinge_loss.closer_to_u space R ell ell_u y η μ u w w' x label hinge_loss hinge_step positive_step_size radius hinge_loss_of_u) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ closer_to_u) (eqns _ _ (eqn (-2 * η) _ _ loss_so_far) (eqn (2 * η) _ _ loss_of_u_so_far)) _).
  algebra [η; L'; U'; R; L; U; ell; ell_u] with [u; w'; w].
Qed.

Lemma a_rest : forall (space : ips) (L L' U U' ell ell_u η : ℝ) (u w w' : vec space),
  L' = L + ell -> (* loss so far *)
  U' = U + ell_u -> (* loss of u so far *)
  ell = 0 -> (* no hinge loss *)
  w' = w -> (* no step *)
  η > 0 -> (* positive step size *)
  ell_u >= 0 -> (* no negative loss *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + 2 * η * (L' - U') <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U).
Proof. (* certificate *)
  intros space L L' U U' ell ell_u η u w w' loss_so_far loss_of_u_so_far no_hinge_loss no_step positive_step_size no_negative_loss.
  pose proof (Regret_on_the_hinge_loss.where_it_is_flat ell ell_u no_hinge_loss no_negative_loss) as where_it_is_flat.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_step_size)) (of_ge _ _ where_it_is_flat))) (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w') _ _ no_step) (eqn (-2 * η) _ _ loss_so_far)) (eqn (2 * η) _ _ loss_of_u_so_far)) _).
  algebra [η; L'; U'; L; U; ell; ell_u] with [u; w'; w].
Qed.

Lemma all_rounds : forall (space : ips) (K L L' R U U' ell ell_u y η μ : ℝ) (u w w' x : vec space),
  L' = L + ell -> (* loss so far *)
  U' = U + ell_u -> (* loss of u so far *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + μ -> (* hinge loss *)
  w' = w ⊕ (η * y) • x -> (* hinge step *)
  η > 0 -> (* positive step size *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2 -> (* all rounds *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell_u >= - y * ⟨u, x⟩ + μ -> (* hinge loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + 2 * η * (L' - U') <= ⟨u, u⟩ + R ^ 2 * η ^ 2 * (K + 1).
Proof. (* certificate *)
  intros space K L L' R U U' ell ell_u y η μ u w w' x loss_so_far loss_of_u_so_far label hinge_loss hinge_step positive_step_size all_rounds radius hinge_loss_of_u.
  pose proof (Regret_on_the_hinge_loss.a_step space L L' R U U' ell ell_u y η μ u w w' x loss_so_far loss_of_u_so_far label hinge_loss hinge_step positive_step_size radius hinge_loss_of_u) as a_step.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_rounds) (of_le _ _ a_step)) (eq_refl 0) _).
  algebra [η; L'; U'; R; K; L; U] with [u; w'; w].
Qed.

Lemma all_rounds_2 : forall (space : ips) (K L L' R U U' ell ell_u η : ℝ) (u w w' : vec space),
  L' = L + ell -> (* loss so far *)
  U' = U + ell_u -> (* loss of u so far *)
  ell = 0 -> (* no hinge loss *)
  w' = w -> (* no step *)
  η > 0 -> (* positive step size *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2 -> (* all rounds *)
  ell_u >= 0 -> (* no negative loss *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + 2 * η * (L' - U') <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2.
Proof. (* certificate *)
  intros space K L L' R U U' ell ell_u η u w w' loss_so_far loss_of_u_so_far no_hinge_loss no_step positive_step_size all_rounds no_negative_loss.
  pose proof (Regret_on_the_hinge_loss.a_rest space L L' U U' ell ell_u η u w w' loss_so_far loss_of_u_so_far no_hinge_loss no_step positive_step_size no_negative_loss) as a_rest.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_rounds) (of_le _ _ a_rest)) (eq_refl 0) _).
  algebra [η; L'; U'; K; R; L; U] with [u; w'; w].
Qed.

Inductive all_rounds_run (space : ips) (R η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | all_rounds_run_start : all_rounds_run space R η u vzero 0 0 0 0
  | all_rounds_run_next_K : forall (K L L' U U' Z ell ell_u y μ : ℝ) (w w' x : vec space),
      all_rounds_run space R η u w L U K Z ->
      L' = L + ell -> (* loss so far *)
      U' = U + ell_u -> (* loss of u so far *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + μ -> (* hinge loss *)
      w' = w ⊕ (η * y) • x -> (* hinge step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      ell_u >= - y * ⟨u, x⟩ + μ -> (* hinge loss of u *)
      all_rounds_run space R η u w' L' U' (K + 1) Z
  | all_rounds_run_next_Z : forall (K L L' U U' Z ell ell_u : ℝ) (w w' : vec space),
      all_rounds_run space R η u w L U K Z ->
      L' = L + ell -> (* loss so far *)
      U' = U + ell_u -> (* loss of u so far *)
      ell = 0 -> (* no hinge loss *)
      w' = w -> (* no step *)
      ell_u >= 0 -> (* no negative loss *)
      all_rounds_run space R η u w' L' U' K (Z + 1).

Lemma all_rounds_3 : forall (space : ips) (K L_T R U_T Z η : ℝ) (u w_T : vec space),
  η > 0 -> (* positive step size *)
  Regret_on_the_hinge_loss.all_rounds_run space R η u w_T L_T U_T K Z ->
  ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ + 2 * η * (L_T - U_T) <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2.
Proof. (* induction *)
  intros space K L_T R U_T Z η u w_T positive_step_size round_run.
  cut (forall (w : vec space) (L U K Z : ℝ), Regret_on_the_hinge_loss.all_rounds_run space R η u w L U K Z ->
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2).
  { intros all. pose proof (all w_T L_T U_T K Z round_run) as kept.
    exact kept. }
  clear round_run w_T L_T U_T K Z.
  refine (Regret_on_the_hinge_loss.all_rounds_run_ind space R η u (fun (w : vec space) (L U K Z : ℝ) =>
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * η * (L - U) <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [η; R] with [u].
  - intros K L L' U U' Z ell ell_u y μ w w' x _ kept_2 loss_so_far loss_of_u_so_far label hinge_loss hinge_step radius hinge_loss_of_u.
    refine (same_le _ _ _ (of_le _ _ (Regret_on_the_hinge_loss.all_rounds space K L L' R U U' ell ell_u y η μ u w w' x loss_so_far loss_of_u_so_far label hinge_loss hinge_step positive_step_size kept_2 radius hinge_loss_of_u)) _). algebra [η; L'; U'; R; K] with [u; w'].
  - intros K L L' U U' Z ell ell_u w w' _ kept_2 loss_so_far loss_of_u_so_far no_hinge_loss no_step no_negative_loss.
    exact (Regret_on_the_hinge_loss.all_rounds_2 space K L L' R U U' ell ell_u η u w w' loss_so_far loss_of_u_so_far no_hinge_loss no_step positive_step_size kept_2 no_negative_loss).
Qed.

Lemma hinge_regret : forall (space : ips) (K L_T R U_T Z η : ℝ) (u w_T : vec space),
  η > 0 -> (* positive step size *)
  Regret_on_the_hinge_loss.all_rounds_run space R η u w_T L_T U_T K Z ->
  2 * η * (L_T - U_T) <= ⟨u, u⟩ + K * R ^ 2 * η ^ 2.
Proof. (* certificate *)
  intros space K L_T R U_T Z η u w_T positive_step_size round_run.
  pose proof (Regret_on_the_hinge_loss.all_rounds_3 space K L_T R U_T Z η u w_T positive_step_size round_run) as all_rounds.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (u ⊕ -1 • w_T)) (of_le _ _ all_rounds)) (eq_refl 0) _).
  algebra [η; L_T; U_T; K; R] with [u; w_T].
Qed.

Inductive run_over_round (space : ips) (R η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_round_start : run_over_round space R η u vzero 0 0 0%nat 0%nat
  | run_over_round_next_K : forall (L L' U U' ell ell_u y μ : ℝ) (w w' x : vec space) (K Z : nat),
      run_over_round space R η u w L U K Z ->
      L' = L + ell -> (* loss so far *)
      U' = U + ell_u -> (* loss of u so far *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + μ -> (* hinge loss *)
      w' = w ⊕ (η * y) • x -> (* hinge step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      ell_u >= - y * ⟨u, x⟩ + μ -> (* hinge loss of u *)
      run_over_round space R η u w' L' U' (Datatypes.S K) Z
  | run_over_round_next_Z : forall (L L' U U' ell ell_u : ℝ) (w w' : vec space) (K Z : nat),
      run_over_round space R η u w L U K Z ->
      L' = L + ell -> (* loss so far *)
      U' = U + ell_u -> (* loss of u so far *)
      ell = 0 -> (* no hinge loss *)
      w' = w -> (* no step *)
      ell_u >= 0 -> (* no negative loss *)
      run_over_round space R η u w' L' U' K (Datatypes.S Z).

Lemma run_over_round_is_all_rounds_run : forall (space : ips) (L_T R U_T η : ℝ) (u w_T : vec space) (K Z : nat),
  Regret_on_the_hinge_loss.run_over_round space R η u w_T L_T U_T K Z -> Regret_on_the_hinge_loss.all_rounds_run space R η u w_T L_T U_T (INR K) (INR Z).
Proof.
  intros space L_T R U_T η u w_T K Z run.
  refine (Regret_on_the_hinge_loss.run_over_round_ind space R η u (fun (w : vec space) (L U : ℝ) (K Z : nat) => Regret_on_the_hinge_loss.all_rounds_run space R η u w L U (INR K) (INR Z)) _ _ _ w_T L_T U_T K Z run); clear run w_T L_T U_T K Z.
  - exact (Regret_on_the_hinge_loss.all_rounds_run_start space R η u).
  - intros L L' U U' ell ell_u y μ w w' x K Z _ previous loss_so_far loss_of_u_so_far label hinge_loss hinge_step radius hinge_loss_of_u. rewrite S_INR.
    exact (Regret_on_the_hinge_loss.all_rounds_run_next_K space R η u (INR K) L L' U U' (INR Z) ell ell_u y μ w w' x previous loss_so_far loss_of_u_so_far label hinge_loss hinge_step radius hinge_loss_of_u).
  - intros L L' U U' ell ell_u w w' K Z _ previous loss_so_far loss_of_u_so_far no_hinge_loss no_step no_negative_loss. rewrite S_INR.
    exact (Regret_on_the_hinge_loss.all_rounds_run_next_Z space R η u (INR K) L L' U U' (INR Z) ell ell_u w w' previous loss_so_far loss_of_u_so_far no_hinge_loss no_step no_negative_loss).
Qed.

End Regret_on_the_hinge_loss.

Theorem theorem_Regret_on_the_hinge_loss : forall (space : ips) (L_T R U_T η : ℝ) (u w_T : vec space) (K Z : nat),
  Regret_on_the_hinge_loss.run_over_round space R η u w_T L_T U_T K Z ->
  η > 0 -> (* positive step size *)
  2 * η * (L_T - U_T) <= ⟨u, u⟩ + INR K * R ^ 2 * η ^ 2.
Proof.
  intros space L_T R U_T η u w_T K Z round_run positive_step_size.
  exact (Regret_on_the_hinge_loss.hinge_regret space (INR K) L_T R U_T (INR Z) η u w_T positive_step_size (Regret_on_the_hinge_loss.run_over_round_is_all_rounds_run space L_T R U_T η u w_T K Z round_run)).
Qed.

Module LMS_on_consistent_data.

Lemma closer_to_u : forall (space : ips) (R y δ η : ℝ) (u w w' x : vec space),
  δ = - ⟨w, x⟩ + y -> (* error *)
  y = ⟨u, x⟩ -> (* consistent *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - δ ^ 2 * η * (- R ^ 2 * η + 2).
Proof. (* certificate *)
  intros space R y δ η u w w' x error consistent LMS_step radius.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_le _ _ radius) (sq δ)) (sq η)) (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- δ * η) • x) _ _ LMS_step) (eqn (- η ^ 2 * y * ⟨x, x⟩ + η ^ 2 * ⟨x, x⟩ * ⟨u, x⟩ - 2 * δ * η) _ _ error)) (eqn (δ * η ^ 2 * ⟨x, x⟩ - η ^ 2 * y * ⟨x, x⟩ + η ^ 2 * ⟨x, x⟩ * ⟨w, x⟩ - 2 * δ * η) _ _ consistent)) _).
  algebra [δ; η; R; y] with [u; w'; w; x].
Qed.

Lemma one_round : forall (space : ips) (R S S' y δ η : ℝ) (u w w' x : vec space),
  S' = S + δ ^ 2 -> (* squared errors so far *)
  δ = - ⟨w, x⟩ + y -> (* error *)
  y = ⟨u, x⟩ -> (* consistent *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + S' * η * (- R ^ 2 * η + 2) <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * η * (- R ^ 2 * η + 2).
Proof. (* certificate *)
  intros space R S S' y δ η u w w' x squared_errors_so_far error consistent LMS_step radius.
  pose proof (LMS_on_consistent_data.closer_to_u space R y δ η u w w' x error consistent LMS_step radius) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ closer_to_u) (eqn (R ^ 2 * η ^ 2 - 2 * η) _ _ squared_errors_so_far) _).
  algebra [S'; η; R; S; δ] with [u; w'; w].
Qed.

Lemma all_rounds : forall (space : ips) (R S S' y δ η : ℝ) (u w w' x : vec space),
  S' = S + δ ^ 2 -> (* squared errors so far *)
  δ = - ⟨w, x⟩ + y -> (* error *)
  y = ⟨u, x⟩ -> (* consistent *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩ -> (* all rounds *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + S' * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩.
Proof. (* certificate *)
  intros space R S S' y δ η u w w' x squared_errors_so_far error consistent LMS_step all_rounds radius.
  pose proof (LMS_on_consistent_data.one_round space R S S' y δ η u w w' x squared_errors_so_far error consistent LMS_step radius) as one_round.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_rounds) (of_le _ _ one_round)) (eq_refl 0) _).
  algebra [S'; η; R; S] with [u; w'; w].
Qed.

Inductive all_rounds_run (space : ips) (R η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> Prop :=
  | all_rounds_run_start : all_rounds_run space R η u vzero 0 0
  | all_rounds_run_next : forall (S S' T y δ : ℝ) (w w' x : vec space),
      all_rounds_run space R η u w S T ->
      S' = S + δ ^ 2 -> (* squared errors so far *)
      δ = - ⟨w, x⟩ + y -> (* error *)
      y = ⟨u, x⟩ -> (* consistent *)
      w' = w ⊕ (δ * η) • x -> (* LMS step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      all_rounds_run space R η u w' S' (T + 1).

Lemma all_rounds_2 : forall (space : ips) (R S_T T η : ℝ) (u w_T : vec space),
  LMS_on_consistent_data.all_rounds_run space R η u w_T S_T T ->
  ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ + S_T * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩.
Proof. (* induction *)
  intros space R S_T T η u w_T round_run.
  cut (forall (w : vec space) (S T : ℝ), LMS_on_consistent_data.all_rounds_run space R η u w S T ->
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩).
  { intros all. pose proof (all w_T S_T T round_run) as kept.
    exact kept. }
  clear round_run w_T S_T T.
  refine (LMS_on_consistent_data.all_rounds_run_ind space R η u (fun (w : vec space) (S T : ℝ) =>
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [η; R] with [u].
  - intros S S' T y δ w w' x _ kept_2 squared_errors_so_far error consistent LMS_step radius.
    exact (LMS_on_consistent_data.all_rounds space R S S' y δ η u w w' x squared_errors_so_far error consistent LMS_step kept_2 radius).
Qed.

Lemma squared_errors : forall (space : ips) (R S_T T η : ℝ) (u w_T : vec space),
  LMS_on_consistent_data.all_rounds_run space R η u w_T S_T T ->
  S_T * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩.
Proof. (* certificate *)
  intros space R S_T T η u w_T round_run.
  pose proof (LMS_on_consistent_data.all_rounds_2 space R S_T T η u w_T round_run) as all_rounds.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (u ⊕ -1 • w_T)) (of_le _ _ all_rounds)) (eq_refl 0) _).
  algebra [S_T; η; R] with [u; w_T].
Qed.

Inductive run_over_round (space : ips) (R η : ℝ) (u : vec space) : vec space -> ℝ -> nat -> Prop :=
  | run_over_round_start : run_over_round space R η u vzero 0 0%nat
  | run_over_round_next : forall (S S' y δ : ℝ) (w w' x : vec space) (T : nat),
      run_over_round space R η u w S T ->
      S' = S + δ ^ 2 -> (* squared errors so far *)
      δ = - ⟨w, x⟩ + y -> (* error *)
      y = ⟨u, x⟩ -> (* consistent *)
      w' = w ⊕ (δ * η) • x -> (* LMS step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      run_over_round space R η u w' S' (Datatypes.S T).

Lemma run_over_round_is_all_rounds_run : forall (space : ips) (R S_T η : ℝ) (u w_T : vec space) (T : nat),
  LMS_on_consistent_data.run_over_round space R η u w_T S_T T -> LMS_on_consistent_data.all_rounds_run space R η u w_T S_T (INR T).
Proof.
  intros space R S_T η u w_T T run.
  refine (LMS_on_consistent_data.run_over_round_ind space R η u (fun (w : vec space) (S : ℝ) (T : nat) => LMS_on_consistent_data.all_rounds_run space R η u w S (INR T)) _ _ w_T S_T T run); clear run w_T S_T T.
  - exact (LMS_on_consistent_data.all_rounds_run_start space R η u).
  - intros S S' y δ w w' x T _ previous squared_errors_so_far error consistent LMS_step radius. rewrite S_INR.
    exact (LMS_on_consistent_data.all_rounds_run_next space R η u S S' (INR T) y δ w w' x previous squared_errors_so_far error consistent LMS_step radius).
Qed.

End LMS_on_consistent_data.

Theorem theorem_LMS_on_consistent_data : forall (space : ips) (R S_T η : ℝ) (u w_T : vec space) (T : nat),
  LMS_on_consistent_data.run_over_round space R η u w_T S_T T ->
  S_T * η * (- R ^ 2 * η + 2) <= ⟨u, u⟩.
Proof.
  intros space R S_T η u w_T T round_run.
  exact (LMS_on_consistent_data.squared_errors space R S_T (INR T) η u w_T (LMS_on_consistent_data.run_over_round_is_all_rounds_run space R S_T η u w_T T round_run)).
Qed.

Module LMS_on_any_data.

Lemma closer_to_u : forall (space : ips) (R y δ δ_u η : ℝ) (u w w' x : vec space),
  δ = - ⟨w, x⟩ + y -> (* error *)
  δ_u = - ⟨u, x⟩ + y -> (* error of u *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - δ ^ 2 * η * (- R ^ 2 * η + 2) + 2 * δ * δ_u * η.
Proof. (* certificate *)
  intros space R y δ δ_u η u w w' x error error_of_u LMS_step radius.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_le _ _ radius) (sq δ)) (sq η)) (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- δ * η) • x) _ _ LMS_step) (eqn (2 * η * ⟨u, x⟩ - 2 * δ * η + 2 * δ_u * η - 2 * η * y) _ _ error)) (eqn (-2 * η * ⟨w, x⟩ + 2 * η * y) _ _ error_of_u)) _).
  algebra [δ; η; R; δ_u; y] with [u; w'; w; x].
Qed.

Lemma errors_traded : forall (space : ips) (R a y δ δ_u η : ℝ) (u w w' x : vec space),
  δ = - ⟨w, x⟩ + y -> (* error *)
  δ_u = - ⟨u, x⟩ + y -> (* error of u *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  a * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= a * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - a * δ ^ 2 * η * (- R ^ 2 * η - a + 2) + δ_u ^ 2 * η.
Proof. (* certificate *)
  intros space R a y δ δ_u η u w w' x error error_of_u LMS_step positive_trade positive_step_size radius.
  pose proof (LMS_on_any_data.closer_to_u space R y δ δ_u η u w w' x error error_of_u LMS_step radius) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (of_gt _ _ positive_step_size)) (sq (a * δ - δ_u))) (times _ _ (weak _ (of_gt _ _ positive_trade)) (of_le _ _ closer_to_u))) (eq_refl 0) _).
  algebra [a; δ; η; R; δ_u] with [u; w'; w].
Qed.

Lemma one_round : forall (space : ips) (R S S' V V' a y δ δ_u η : ℝ) (u w w' x : vec space),
  S' = S + δ ^ 2 -> (* squared errors so far *)
  V' = V + δ_u ^ 2 -> (* squared errors of u so far *)
  δ = - ⟨w, x⟩ + y -> (* error *)
  δ_u = - ⟨u, x⟩ + y -> (* error of u *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  a * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + S' * a * η * (- R ^ 2 * η - a + 2) - V' * η <= a * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * a * η * (- R ^ 2 * η - a + 2) - V * η.
Proof. (* certificate *)
  intros space R S S' V V' a y δ δ_u η u w w' x squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step positive_trade positive_step_size radius.
  pose proof (LMS_on_any_data.errors_traded space R a y δ δ_u η u w w' x error error_of_u LMS_step positive_trade positive_step_size radius) as errors_traded.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ errors_traded) (eqns _ _ (eqn (R ^ 2 * a * η ^ 2 + a ^ 2 * η - 2 * a * η) _ _ squared_errors_so_far) (eqn η _ _ squared_errors_of_u_so_far)) _).
  algebra [a; S'; η; R; V'; S; V; δ; δ_u] with [u; w'; w].
Qed.

Lemma all_rounds : forall (space : ips) (R S S' V V' a y δ δ_u η : ℝ) (u w w' x : vec space),
  S' = S + δ ^ 2 -> (* squared errors so far *)
  V' = V + δ_u ^ 2 -> (* squared errors of u so far *)
  δ = - ⟨w, x⟩ + y -> (* error *)
  δ_u = - ⟨u, x⟩ + y -> (* error of u *)
  w' = w ⊕ (δ * η) • x -> (* LMS step *)
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  a * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * a * η * (- R ^ 2 * η - a + 2) - V * η <= a * ⟨u, u⟩ -> (* all rounds *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  a * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + S' * a * η * (- R ^ 2 * η - a + 2) - V' * η <= a * ⟨u, u⟩.
Proof. (* certificate *)
  intros space R S S' V V' a y δ δ_u η u w w' x squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step positive_trade positive_step_size all_rounds radius.
  pose proof (LMS_on_any_data.one_round space R S S' V V' a y δ δ_u η u w w' x squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step positive_trade positive_step_size radius) as one_round.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_rounds) (of_le _ _ one_round)) (eq_refl 0) _).
  algebra [a; S'; η; R; V'; S; V] with [u; w'; w].
Qed.

Inductive all_rounds_run (space : ips) (R η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | all_rounds_run_start : all_rounds_run space R η u vzero 0 0 0
  | all_rounds_run_next : forall (S S' T V V' y δ δ_u : ℝ) (w w' x : vec space),
      all_rounds_run space R η u w S V T ->
      S' = S + δ ^ 2 -> (* squared errors so far *)
      V' = V + δ_u ^ 2 -> (* squared errors of u so far *)
      δ = - ⟨w, x⟩ + y -> (* error *)
      δ_u = - ⟨u, x⟩ + y -> (* error of u *)
      w' = w ⊕ (δ * η) • x -> (* LMS step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      all_rounds_run space R η u w' S' V' (T + 1).

Lemma all_rounds_2 : forall (space : ips) (R S_T T V_T a η : ℝ) (u w_T : vec space),
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  LMS_on_any_data.all_rounds_run space R η u w_T S_T V_T T ->
  a * ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ + S_T * a * η * (- R ^ 2 * η - a + 2) - V_T * η <= a * ⟨u, u⟩.
Proof. (* induction *)
  intros space R S_T T V_T a η u w_T positive_trade positive_step_size round_run.
  cut (forall (w : vec space) (S V T : ℝ), LMS_on_any_data.all_rounds_run space R η u w S V T ->
    a * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * a * η * (- R ^ 2 * η - a + 2) - V * η <= a * ⟨u, u⟩).
  { intros all. pose proof (all w_T S_T V_T T round_run) as kept.
    exact kept. }
  clear round_run w_T S_T V_T T.
  refine (LMS_on_any_data.all_rounds_run_ind space R η u (fun (w : vec space) (S V T : ℝ) =>
    a * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + S * a * η * (- R ^ 2 * η - a + 2) - V * η <= a * ⟨u, u⟩) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [a; η; R] with [u].
  - intros S S' T V V' y δ δ_u w w' x _ kept_2 squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step radius.
    exact (LMS_on_any_data.all_rounds space R S S' V V' a y δ δ_u η u w w' x squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step positive_trade positive_step_size kept_2 radius).
Qed.

Lemma squared_errors : forall (space : ips) (R S_T T V_T a η : ℝ) (u w_T : vec space),
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  LMS_on_any_data.all_rounds_run space R η u w_T S_T V_T T ->
  S_T * a * η * (- R ^ 2 * η - a + 2) <= a * ⟨u, u⟩ + V_T * η.
Proof. (* certificate *)
  intros space R S_T T V_T a η u w_T positive_trade positive_step_size round_run.
  pose proof (LMS_on_any_data.all_rounds_2 space R S_T T V_T a η u w_T positive_trade positive_step_size round_run) as all_rounds.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_rounds) (times _ _ (dot_nonneg (u ⊕ -1 • w_T)) (weak _ (of_gt _ _ positive_trade)))) (eq_refl 0) _).
  algebra [S_T; a; η; R; V_T] with [u; w_T].
Qed.

Inductive run_over_round (space : ips) (R η : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_round_start : run_over_round space R η u vzero 0 0 0%nat
  | run_over_round_next : forall (S S' V V' y δ δ_u : ℝ) (w w' x : vec space) (T : nat),
      run_over_round space R η u w S V T ->
      S' = S + δ ^ 2 -> (* squared errors so far *)
      V' = V + δ_u ^ 2 -> (* squared errors of u so far *)
      δ = - ⟨w, x⟩ + y -> (* error *)
      δ_u = - ⟨u, x⟩ + y -> (* error of u *)
      w' = w ⊕ (δ * η) • x -> (* LMS step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      run_over_round space R η u w' S' V' (Datatypes.S T).

Lemma run_over_round_is_all_rounds_run : forall (space : ips) (R S_T V_T η : ℝ) (u w_T : vec space) (T : nat),
  LMS_on_any_data.run_over_round space R η u w_T S_T V_T T -> LMS_on_any_data.all_rounds_run space R η u w_T S_T V_T (INR T).
Proof.
  intros space R S_T V_T η u w_T T run.
  refine (LMS_on_any_data.run_over_round_ind space R η u (fun (w : vec space) (S V : ℝ) (T : nat) => LMS_on_any_data.all_rounds_run space R η u w S V (INR T)) _ _ w_T S_T V_T T run); clear run w_T S_T V_T T.
  - exact (LMS_on_any_data.all_rounds_run_start space R η u).
  - intros S S' V V' y δ δ_u w w' x T _ previous squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step radius. rewrite S_INR.
    exact (LMS_on_any_data.all_rounds_run_next space R η u S S' (INR T) V V' y δ δ_u w w' x previous squared_errors_so_far squared_errors_of_u_so_far error error_of_u LMS_step radius).
Qed.

End LMS_on_any_data.

Theorem theorem_LMS_on_any_data : forall (space : ips) (R S_T V_T a η : ℝ) (u w_T : vec space) (T : nat),
  LMS_on_any_data.run_over_round space R η u w_T S_T V_T T ->
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  S_T * a * η * (- R ^ 2 * η - a + 2) <= a * ⟨u, u⟩ + V_T * η.
Proof.
  intros space R S_T V_T a η u w_T T round_run positive_trade positive_step_size.
  exact (LMS_on_any_data.squared_errors space R S_T (INR T) V_T a η u w_T positive_trade positive_step_size (LMS_on_any_data.run_over_round_is_all_rounds_run space R S_T V_T η u w_T T round_run)).
Qed.

Module PAC_learning_by_consistency.

Lemma one_or_the_other : forall (a s s' : ℝ),
  a ^ 2 = a -> (* agrees or not *)
  s' = - a * s + a + s -> (* it or one before *)
  s ^ 2 = s -> (* one before or not *)
  s' <= a + s.
Proof. (* certificate *)
  intros a s s' agrees_or_not it_or_one_before one_before_or_not.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (sq a) (sq s)) (eqns _ _ (eqns _ _ (eqn (- s ^ 2) _ _ agrees_or_not) (eqn (- a) _ _ one_before_or_not)) (eqn (-1) _ _ it_or_one_before)) _).
  algebra [s'; a; s].
Qed.

Lemma one_sample_more : forall (A A' B B' C C' a s s' v : ℝ),
  A' = A + a * v -> (* A so far *)
  B' = B + s * v -> (* B so far *)
  C' = C + s' * v -> (* C so far *)
  a ^ 2 = a -> (* agrees or not *)
  s' = - a * s + a + s -> (* it or one before *)
  s ^ 2 = s -> (* one before or not *)
  v >= 0 -> (* weight *)
  - A' - B' + C' <= - A - B + C.
Proof. (* certificate *)
  intros A A' B B' C C' a s s' v A_so_far B_so_far C_so_far agrees_or_not it_or_one_before one_before_or_not weight.
  pose proof (PAC_learning_by_consistency.one_or_the_other a s s' agrees_or_not it_or_one_before one_before_or_not) as one_or_the_other.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ weight) (of_le _ _ one_or_the_other)) (eqns _ _ (eqns _ _ (eqn 1 _ _ A_so_far) (eqn 1 _ _ B_so_far)) (eqn (-1) _ _ C_so_far)) _).
  algebra [A'; B'; C'; A; B; C; a; v; s; s'].
Qed.

Lemma union_bound : forall (A A' B B' C C' a s s' v : ℝ),
  A' = A + a * v -> (* A so far *)
  B' = B + s * v -> (* B so far *)
  C' = C + s' * v -> (* C so far *)
  a ^ 2 = a -> (* agrees or not *)
  s' = - a * s + a + s -> (* it or one before *)
  s ^ 2 = s -> (* one before or not *)
  - A - B + C <= 0 -> (* union bound *)
  v >= 0 -> (* weight *)
  - A' - B' + C' <= 0.
Proof. (* certificate *)
  intros A A' B B' C C' a s s' v A_so_far B_so_far C_so_far agrees_or_not it_or_one_before one_before_or_not union_bound weight.
  pose proof (PAC_learning_by_consistency.one_sample_more A A' B B' C C' a s s' v A_so_far B_so_far C_so_far agrees_or_not it_or_one_before one_before_or_not weight) as one_sample_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ union_bound) (of_le _ _ one_sample_more)) (eq_refl 0) _).
  algebra [A'; B'; C'; A; B; C].
Qed.

Inductive union_bound_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | union_bound_run_start : union_bound_run 0 0 0 0
  | union_bound_run_next : forall (A A' B B' C C' a n s s' v : ℝ),
      union_bound_run A B C n ->
      A' = A + a * v -> (* A so far *)
      B' = B + s * v -> (* B so far *)
      C' = C + s' * v -> (* C so far *)
      a ^ 2 = a -> (* agrees or not *)
      s' = - a * s + a + s -> (* it or one before *)
      s ^ 2 = s -> (* one before or not *)
      v >= 0 -> (* weight *)
      union_bound_run A' B' C' (n + 1).

Lemma union_bound_2 : forall (A_n B_n C_n n : ℝ),
  PAC_learning_by_consistency.union_bound_run A_n B_n C_n n ->
  - A_n - B_n + C_n <= 0.
Proof. (* induction *)
  intros A_n B_n C_n n sample_run.
  cut (forall (A B C n : ℝ), PAC_learning_by_consistency.union_bound_run A B C n ->
    - A - B + C <= 0).
  { intros all. pose proof (all A_n B_n C_n n sample_run) as kept.
    exact kept. }
  clear sample_run A_n B_n C_n n.
  refine (PAC_learning_by_consistency.union_bound_run_ind (fun (A B C n : ℝ) =>
    - A - B + C <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A A' B B' C C' a n s s' v _ kept_2 A_so_far B_so_far C_so_far agrees_or_not it_or_one_before one_before_or_not weight.
    exact (PAC_learning_by_consistency.union_bound A A' B B' C C' a s s' v A_so_far B_so_far C_so_far agrees_or_not it_or_one_before one_before_or_not kept_2 weight).
Qed.

Lemma step : forall (ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  1 - ε >= 0.
Proof. (* certificate *)
  intros ε below_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (of_lt _ _ below_1)) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma survives : forall (c c' e q q' ε : ℝ),
  q' = q * (1 - ε) -> (* one factor more *)
  ε < 1 -> (* ε below 1 *)
  c' <= c * (1 - e) -> (* independent draw *)
  c <= q -> (* survives *)
  c >= 0 -> (* a chance *)
  e >= ε -> (* bad *)
  c' <= q'.
Proof. (* certificate *)
  intros c c' e q q' ε one_factor_more below_1 independent_draw survives a_chance bad.
  pose proof (PAC_learning_by_consistency.step ε below_1) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ independent_draw) (times _ _ (of_ge _ _ a_chance) (of_ge _ _ bad))) (times _ _ (of_le _ _ survives) (of_ge _ _ fact))) (eqn 1 _ _ one_factor_more) _).
  algebra [c'; q'; q; ε; c; e].
Qed.

Inductive survives_run (e ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | survives_run_start : survives_run e ε 1 1 0
  | survives_run_next : forall (c c' m q q' : ℝ),
      survives_run e ε c q m ->
      q' = q * (1 - ε) -> (* one factor more *)
      c' <= c * (1 - e) -> (* independent draw *)
      c >= 0 -> (* a chance *)
      survives_run e ε c' q' (m + 1).

Lemma survives_2 : forall (Q c_m e m ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  e >= ε -> (* bad *)
  PAC_learning_by_consistency.survives_run e ε c_m Q m ->
  c_m <= Q.
Proof. (* induction *)
  intros Q c_m e m ε below_1 bad example_run.
  cut (forall (c q m : ℝ), PAC_learning_by_consistency.survives_run e ε c q m ->
    c <= q).
  { intros all. pose proof (all c_m Q m example_run) as kept.
    exact kept. }
  clear example_run c_m Q m.
  refine (PAC_learning_by_consistency.survives_run_ind e ε (fun (c q m : ℝ) =>
    c <= q) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros c c' m q q' _ kept_2 one_factor_more independent_draw a_chance.
    exact (PAC_learning_by_consistency.survives c c' e q q' ε one_factor_more below_1 independent_draw kept_2 a_chance bad).
Qed.

Lemma one_more : forall (A_n B_n C_n Q c_m e m n p p' ε : ℝ),
  c_m = A_n -> (* chance of it *)
  p = B_n -> (* chance of one before *)
  p' = C_n -> (* chance of one of them *)
  ε < 1 -> (* ε below 1 *)
  e >= ε -> (* bad *)
  PAC_learning_by_consistency.survives_run e ε c_m Q m ->
  PAC_learning_by_consistency.union_bound_run A_n B_n C_n n ->
  p' <= Q + p.
Proof. (* certificate *)
  intros A_n B_n C_n Q c_m e m n p p' ε chance_of_it chance_of_one_before chance_of_one_of_them below_1 bad example_run sample_run.
  pose proof (PAC_learning_by_consistency.survives_2 Q c_m e m ε below_1 bad example_run) as survives.
  pose proof (PAC_learning_by_consistency.union_bound_2 A_n B_n C_n n sample_run) as union_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ survives) (of_le _ _ union_bound)) (eqns _ _ (eqns _ _ (eqn 1 _ _ chance_of_it) (eqn 1 _ _ chance_of_one_before)) (eqn (-1) _ _ chance_of_one_of_them)) _).
  algebra [p'; Q; p; c_m; A_n; B_n; C_n].
Qed.

Lemma some_bad_one : forall (A_n B_n C_n K Q c_m e m n p p' ε : ℝ),
  c_m = A_n -> (* chance of it *)
  p = B_n -> (* chance of one before *)
  p' = C_n -> (* chance of one of them *)
  ε < 1 -> (* ε below 1 *)
  p <= K * Q -> (* some bad one *)
  e >= ε -> (* bad *)
  PAC_learning_by_consistency.survives_run e ε c_m Q m ->
  PAC_learning_by_consistency.union_bound_run A_n B_n C_n n ->
  p' <= Q * (K + 1).
Proof. (* certificate *)
  intros A_n B_n C_n K Q c_m e m n p p' ε chance_of_it chance_of_one_before chance_of_one_of_them below_1 some_bad_one bad example_run sample_run.
  pose proof (PAC_learning_by_consistency.one_more A_n B_n C_n Q c_m e m n p p' ε chance_of_it chance_of_one_before chance_of_one_of_them below_1 bad example_run sample_run) as one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ some_bad_one) (of_le _ _ one_more)) (eq_refl 0) _).
  algebra [p'; Q; K; p].
Qed.

Inductive some_bad_one_run (Q m n ε : ℝ) : ℝ -> ℝ -> Prop :=
  | some_bad_one_run_start : some_bad_one_run Q m n ε 0 0
  | some_bad_one_run_next : forall (A_n B_n C_n K c_m e p p' : ℝ),
      some_bad_one_run Q m n ε p K ->
      c_m = A_n -> (* chance of it *)
      p = B_n -> (* chance of one before *)
      p' = C_n -> (* chance of one of them *)
      e >= ε -> (* bad *)
      PAC_learning_by_consistency.survives_run e ε c_m Q m ->
      PAC_learning_by_consistency.union_bound_run A_n B_n C_n n ->
      some_bad_one_run Q m n ε p' (K + 1).

Lemma some_bad_one_2 : forall (K Q m n p_K ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  PAC_learning_by_consistency.some_bad_one_run Q m n ε p_K K ->
  p_K <= K * Q.
Proof. (* induction *)
  intros K Q m n p_K ε below_1 bad_hypothesis_run.
  cut (forall (p K : ℝ), PAC_learning_by_consistency.some_bad_one_run Q m n ε p K ->
    p <= K * Q).
  { intros all. pose proof (all p_K K bad_hypothesis_run) as kept.
    exact kept. }
  clear bad_hypothesis_run p_K K.
  refine (PAC_learning_by_consistency.some_bad_one_run_ind Q m n ε (fun (p K : ℝ) =>
    p <= K * Q) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [Q].
  - intros A_n B_n C_n K c_m e p p' _ kept_2 chance_of_it chance_of_one_before chance_of_one_of_them bad example_run sample_run.
    refine (same_le _ _ _ (of_le _ _ (PAC_learning_by_consistency.some_bad_one A_n B_n C_n K Q c_m e m n p p' ε chance_of_it chance_of_one_before chance_of_one_of_them below_1 kept_2 bad example_run sample_run)) _). algebra [p'; Q; K].
Qed.

Lemma bad_only_where_a_bad_one_agrees : forall (b o s_K u : ℝ),
  o = 1 -> (* the output is one of the hypotheses *)
  u = 1 -> (* the output agrees with the sample *)
  b * o * u <= s_K -> (* a bad one that agrees is counted *)
  b <= s_K.
Proof. (* certificate *)
  intros b o s_K u the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ a_bad_one_that_agrees_is_counted) (eqns _ _ (eqn (b * u) _ _ the_output_is_one_of_the_hypotheses) (eqn b _ _ the_output_agrees_with_the_sample)) _).
  algebra [b; s_K; u; o].
Qed.

Lemma one_sample_more_2 : forall (F F' G G' b o s_K u v : ℝ),
  F' = F + b * v -> (* F so far *)
  G' = G + s_K * v -> (* G so far *)
  o = 1 -> (* the output is one of the hypotheses *)
  u = 1 -> (* the output agrees with the sample *)
  b * o * u <= s_K -> (* a bad one that agrees is counted *)
  v >= 0 -> (* weight *)
  F' - G' <= F - G.
Proof. (* certificate *)
  intros F F' G G' b o s_K u v F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted weight.
  pose proof (PAC_learning_by_consistency.bad_only_where_a_bad_one_agrees b o s_K u the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted) as bad_only_where_a_bad_one_agrees.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ weight) (of_le _ _ bad_only_where_a_bad_one_agrees)) (eqns _ _ (eqn (-1) _ _ F_so_far) (eqn 1 _ _ G_so_far)) _).
  algebra [F'; G'; F; G; b; v; s_K].
Qed.

Lemma added_up : forall (F F' G G' b o s_K u v : ℝ),
  F' = F + b * v -> (* F so far *)
  G' = G + s_K * v -> (* G so far *)
  o = 1 -> (* the output is one of the hypotheses *)
  u = 1 -> (* the output agrees with the sample *)
  F - G <= 0 -> (* added up *)
  b * o * u <= s_K -> (* a bad one that agrees is counted *)
  v >= 0 -> (* weight *)
  F' - G' <= 0.
Proof. (* certificate *)
  intros F F' G G' b o s_K u v F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample added_up a_bad_one_that_agrees_is_counted weight.
  pose proof (PAC_learning_by_consistency.one_sample_more_2 F F' G G' b o s_K u v F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted weight) as one_sample_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ added_up) (of_le _ _ one_sample_more)) (eq_refl 0) _).
  algebra [F'; G'; F; G].
Qed.

Inductive added_up_run : ℝ -> ℝ -> ℝ -> Prop :=
  | added_up_run_start : added_up_run 0 0 0
  | added_up_run_next : forall (F F' G G' b n o s_K u v : ℝ),
      added_up_run F G n ->
      F' = F + b * v -> (* F so far *)
      G' = G + s_K * v -> (* G so far *)
      o = 1 -> (* the output is one of the hypotheses *)
      u = 1 -> (* the output agrees with the sample *)
      b * o * u <= s_K -> (* a bad one that agrees is counted *)
      v >= 0 -> (* weight *)
      added_up_run F' G' (n + 1).

Lemma added_up_2 : forall (f n p_K : ℝ),
  PAC_learning_by_consistency.added_up_run f p_K n ->
  f - p_K <= 0.
Proof. (* induction *)
  intros f n p_K sample_run.
  cut (forall (F G n : ℝ), PAC_learning_by_consistency.added_up_run F G n ->
    F - G <= 0).
  { intros all. pose proof (all f p_K n sample_run) as kept.
    exact kept. }
  clear sample_run f p_K n.
  refine (PAC_learning_by_consistency.added_up_run_ind (fun (F G n : ℝ) =>
    F - G <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' G G' b n o s_K u v _ kept_2 F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted weight.
    exact (PAC_learning_by_consistency.added_up F F' G G' b o s_K u v F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample kept_2 a_bad_one_that_agrees_is_counted weight).
Qed.

Lemma luck : forall (f n p_K : ℝ),
  PAC_learning_by_consistency.added_up_run f p_K n ->
  f <= p_K.
Proof. (* certificate *)
  intros f n p_K sample_run.
  pose proof (PAC_learning_by_consistency.added_up_2 f n p_K sample_run) as added_up.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ added_up) (eq_refl 0) _).
  algebra [f; p_K].
Qed.

Lemma tangent : forall (q q' Λ Λ' : ℝ),
  0 = 0 -> (* logarithm *)
  Λ = ln q -> (* logarithm *)
  Λ' = ln q' -> (* logarithm *)
  q > 0 -> (* positive *)
  q' > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  q * (- Λ + Λ') <= - q + q'.
Proof. (* instance *)
  intros q q' Λ Λ' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 q 1 q' Λ 0 Λ' logarithm_2 logarithm_again logarithm_3 positive positive_3 positive_2)) _). algebra [q; Λ; Λ'; q'].
Qed.

Lemma tangent_2 : forall (q q' Λ Λ' : ℝ),
  Λ = ln q -> (* logarithm *)
  Λ' = ln q' -> (* logarithm *)
  q > 0 -> (* positive *)
  q' > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  q * (- Λ + Λ') <= - q + q'.
Proof. (* discharge *)
  intros q q' Λ Λ' logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (PAC_learning_by_consistency.tangent q q' Λ Λ' logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_3 : forall (q q' Λ Λ' : ℝ),
  Λ = ln q -> (* logarithm *)
  Λ' = ln q' -> (* logarithm *)
  q > 0 -> (* positive *)
  q' > 0 -> (* positive *)
  q * (- Λ + Λ') <= - q + q'.
Proof. (* discharge *)
  intros q q' Λ Λ' logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (PAC_learning_by_consistency.tangent_2 q q' Λ Λ' logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma positive_power : forall (q : ℝ),
  q > 0 -> (* positive power *)
  q > 0.
Proof. (* certificate *)
  intros q positive_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ positive_power) (eq_refl 0) _).
  algebra [q].
Qed.

Lemma tangent_4 : forall (q q' Λ Λ' : ℝ),
  Λ = ln q -> (* logarithm *)
  Λ' = ln q' -> (* logarithm *)
  q > 0 -> (* positive power *)
  q' > 0 -> (* positive *)
  q * (- Λ + Λ') <= - q + q'.
Proof. (* discharge *)
  intros q q' Λ Λ' logarithm logarithm_2 positive_power positive.
  pose proof (PAC_learning_by_consistency.positive_power q positive_power) as positive_power_2.
  exact (PAC_learning_by_consistency.tangent_3 q q' Λ Λ' logarithm logarithm_2 positive_power positive).
Qed.

Lemma below_1 : forall (ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  ε < 1.
Proof. (* certificate *)
  intros ε below_1.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ below_1) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma positive_power_2 : forall (q q' ε : ℝ),
  q' = q * (1 - ε) -> (* one factor more *)
  ε < 1 -> (* ε below 1 *)
  q > 0 -> (* positive power *)
  q' > 0.
Proof. (* certificate *)
  intros q q' ε one_factor_more below_1 positive_power.
  pose proof (PAC_learning_by_consistency.below_1 ε below_1) as below_1_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ positive_power) (of_lt _ _ below_1_2)) (eqn 1 _ _ one_factor_more) _).
  algebra [q'; q; ε].
Qed.

Lemma tangent_5 : forall (q q' Λ Λ' ε : ℝ),
  q' = q * (1 - ε) -> (* one factor more *)
  Λ = ln q -> (* logarithm *)
  Λ' = ln q' -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  q > 0 -> (* positive power *)
  q * (- Λ + Λ') <= - q + q'.
Proof. (* discharge *)
  intros q q' Λ Λ' ε one_factor_more logarithm logarithm_2 below_1 positive_power.
  pose proof (PAC_learning_by_consistency.positive_power_2 q q' ε one_factor_more below_1 positive_power) as positive_power_2.
  exact (PAC_learning_by_consistency.tangent_4 q q' Λ Λ' logarithm logarithm_2 positive_power positive_power_2).
Qed.

Lemma logarithm_of_the_power : forall (m q q' Λ Λ' ε : ℝ),
  q' = q * (1 - ε) -> (* one factor more *)
  Λ = ln q -> (* logarithm *)
  Λ' = ln q' -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  q > 0 -> (* positive power *)
  Λ <= - ε * m -> (* logarithm of the power *)
  Λ' <= - ε * (m + 1).
Proof. (* certificate *)
  intros m q q' Λ Λ' ε one_factor_more logarithm logarithm_2 below_1 positive_power logarithm_of_the_power.
  pose proof (PAC_learning_by_consistency.tangent_5 q q' Λ Λ' ε one_factor_more logarithm logarithm_2 below_1 positive_power) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_power) (plus _ _ (of_le _ _ tangent) (times _ _ (of_le _ _ logarithm_of_the_power) (weak _ (of_gt _ _ positive_power)))) (eqn (-1) _ _ one_factor_more) _).
  algebra [Λ'; ε; m; q; q'; Λ].
Qed.

Inductive positive_power_run (ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | positive_power_run_start : positive_power_run ε 1 0 0
  | positive_power_run_next : forall (m q q' Λ Λ' : ℝ),
      positive_power_run ε q Λ m ->
      q' = q * (1 - ε) -> (* one factor more *)
      Λ = ln q -> (* logarithm *)
      Λ' = ln q' -> (* logarithm *)
      positive_power_run ε q' Λ' (m + 1).

Lemma positive_power_3 : forall (Q m Λ_m ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  Q > 0.
Proof. (* induction *)
  intros Q m Λ_m ε below_1 example_run.
  cut (forall (q Λ m : ℝ), PAC_learning_by_consistency.positive_power_run ε q Λ m ->
    Λ <= - ε * m /\ q > 0).
  { intros all. destruct (all Q Λ_m m example_run) as [kept kept_2].
    exact kept_2. }
  clear example_run Q Λ_m m.
  refine (PAC_learning_by_consistency.positive_power_run_ind ε (fun (q Λ m : ℝ) =>
    Λ <= - ε * m /\ q > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε].
    }
    exact Halving.positive_11.
  - intros m q q' Λ Λ' _ [kept_3 kept_4] one_factor_more logarithm logarithm_2.
    split.
    { exact (PAC_learning_by_consistency.logarithm_of_the_power m q q' Λ Λ' ε one_factor_more logarithm logarithm_2 below_1 kept_4 kept_3).
    }
    exact (PAC_learning_by_consistency.positive_power_2 q q' ε one_factor_more below_1 kept_4).
Qed.

Lemma tangent_6 : forall (N Q h Λ_m δ ν : ℝ),
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  N > 0 -> (* positive *)
  Q > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  N * Q * (- Λ_m - h - ν) <= - N * Q + δ.
Proof. (* instance *)
  intros N Q h Λ_m δ ν logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 N Q δ ν Λ_m (- h) logarithm logarithm_2 logarithm_3 positive positive_2 positive_3)) _). algebra [N; Q; ν; Λ_m; h; δ].
Qed.

Lemma tangent_7 : forall (N Q h Λ_m δ ν : ℝ),
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  Q > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  N >= 1 -> (* some hypothesis *)
  N * Q * (- Λ_m - h - ν) <= - N * Q + δ.
Proof. (* discharge *)
  intros N Q h Λ_m δ ν logarithm logarithm_2 logarithm_3 positive positive_2 some_hypothesis.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_hypothesis) as positive_size.
  exact (PAC_learning_by_consistency.tangent_6 N Q h Λ_m δ ν logarithm logarithm_2 logarithm_3 positive_size positive positive_2).
Qed.

Lemma tangent_8 : forall (N Q h m Λ_m δ ε ν : ℝ),
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  δ > 0 -> (* positive *)
  N >= 1 -> (* some hypothesis *)
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  N * Q * (- Λ_m - h - ν) <= - N * Q + δ.
Proof. (* discharge *)
  intros N Q h m Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 positive some_hypothesis example_run.
  pose proof (PAC_learning_by_consistency.positive_power_3 Q m Λ_m ε below_1 example_run) as positive_power.
  exact (PAC_learning_by_consistency.tangent_7 N Q h Λ_m δ ν logarithm logarithm_2 logarithm_3 positive_power positive some_hypothesis).
Qed.

Lemma above_0 : forall (δ : ℝ),
  δ > 0 -> (* δ above 0 *)
  δ > 0.
Proof. (* certificate *)
  intros δ above_0.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ above_0) (eq_refl 0) _).
  algebra [δ].
Qed.

Lemma tangent_9 : forall (N Q h m Λ_m δ ε ν : ℝ),
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  δ > 0 -> (* δ above 0 *)
  N >= 1 -> (* some hypothesis *)
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  N * Q * (- Λ_m - h - ν) <= - N * Q + δ.
Proof. (* discharge *)
  intros N Q h m Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 some_hypothesis example_run.
  pose proof (PAC_learning_by_consistency.above_0 δ above_0) as above_0_2.
  exact (PAC_learning_by_consistency.tangent_8 N Q h m Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 some_hypothesis example_run).
Qed.

Lemma room : forall (N Q m Λ_m ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  N >= 1 -> (* some hypothesis *)
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  N * Q > 0.
Proof. (* certificate *)
  intros N Q m Λ_m ε below_1 some_hypothesis example_run.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_hypothesis) as fact.
  pose proof (PAC_learning_by_consistency.positive_power_3 Q m Λ_m ε below_1 example_run) as positive_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ fact) (of_gt _ _ positive_power)) (eq_refl 0) _).
  algebra [N; Q].
Qed.

Lemma logarithm_of_the_power_2 : forall (Q m Λ_m ε : ℝ),
  ε < 1 -> (* ε below 1 *)
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  Λ_m <= - ε * m.
Proof. (* induction *)
  intros Q m Λ_m ε below_1 example_run.
  cut (forall (q Λ m : ℝ), PAC_learning_by_consistency.positive_power_run ε q Λ m ->
    Λ <= - ε * m /\ q > 0).
  { intros all. destruct (all Q Λ_m m example_run) as [kept kept_2].
    exact kept. }
  clear example_run Q Λ_m m.
  refine (PAC_learning_by_consistency.positive_power_run_ind ε (fun (q Λ m : ℝ) =>
    Λ <= - ε * m /\ q > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε].
    }
    exact Halving.positive_11.
  - intros m q q' Λ Λ' _ [kept_3 kept_4] one_factor_more logarithm logarithm_2.
    split.
    { exact (PAC_learning_by_consistency.logarithm_of_the_power m q q' Λ Λ' ε one_factor_more logarithm logarithm_2 below_1 kept_4 kept_3).
    }
    exact (PAC_learning_by_consistency.positive_power_2 q q' ε one_factor_more below_1 kept_4).
Qed.

Lemma small_enough : forall (N Q h m Λ_m δ ε ν : ℝ),
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  δ > 0 -> (* δ above 0 *)
  N >= 1 -> (* some hypothesis *)
  ε * m >= h + ν -> (* sample size *)
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  N * Q <= δ.
Proof. (* certificate *)
  intros N Q h m Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 some_hypothesis sample_size example_run.
  pose proof (PAC_learning_by_consistency.tangent_9 N Q h m Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 some_hypothesis example_run) as tangent.
  pose proof (PAC_learning_by_consistency.room N Q m Λ_m ε below_1 some_hypothesis example_run) as room.
  pose proof (PAC_learning_by_consistency.logarithm_of_the_power_2 Q m Λ_m ε below_1 example_run) as logarithm_of_the_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ tangent) (times _ _ (of_ge _ _ sample_size) (weak _ (of_gt _ _ room)))) (times _ _ (of_le _ _ logarithm_of_the_power) (weak _ (of_gt _ _ room)))) (eq_refl 0) _).
  algebra [N; Q; δ; Λ_m; h; ν; ε; m].
Qed.

Lemma PAC : forall (K N Q f h m n p_K Λ_m δ ε ν : ℝ),
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  δ > 0 -> (* δ above 0 *)
  K <= N -> (* no more than all hypotheses *)
  N >= 1 -> (* some hypothesis *)
  ε * m >= h + ν -> (* sample size *)
  PAC_learning_by_consistency.some_bad_one_run Q m n ε p_K K ->
  PAC_learning_by_consistency.positive_power_run ε Q Λ_m m ->
  PAC_learning_by_consistency.added_up_run f p_K n ->
  f <= δ.
Proof. (* certificate *)
  intros K N Q f h m n p_K Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 no_more_than_all_hypotheses some_hypothesis sample_size bad_hypothesis_run example_run sample_run.
  pose proof (PAC_learning_by_consistency.luck f n p_K sample_run) as luck.
  pose proof (PAC_learning_by_consistency.some_bad_one_2 K Q m n p_K ε below_1 bad_hypothesis_run) as some_bad_one.
  pose proof (PAC_learning_by_consistency.small_enough N Q h m Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 some_hypothesis sample_size example_run) as small_enough.
  pose proof (PAC_learning_by_consistency.positive_power_3 Q m Λ_m ε below_1 example_run) as positive_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ luck) (of_le _ _ some_bad_one)) (of_le _ _ small_enough)) (times _ _ (of_le _ _ no_more_than_all_hypotheses) (weak _ (of_gt _ _ positive_power)))) (eq_refl 0) _).
  algebra [f; δ; p_K; K; Q; N].
Qed.

Inductive run_over_bad_hypothesis (Q m n ε : ℝ) : ℝ -> nat -> Prop :=
  | run_over_bad_hypothesis_start : run_over_bad_hypothesis Q m n ε 0 0%nat
  | run_over_bad_hypothesis_next : forall (A_n B_n C_n c_m e p p' : ℝ) (K : nat),
      run_over_bad_hypothesis Q m n ε p K ->
      c_m = A_n -> (* chance of it *)
      p = B_n -> (* chance of one before *)
      p' = C_n -> (* chance of one of them *)
      e >= ε -> (* bad *)
      PAC_learning_by_consistency.survives_run e ε c_m Q m ->
      PAC_learning_by_consistency.union_bound_run A_n B_n C_n n ->
      run_over_bad_hypothesis Q m n ε p' (Datatypes.S K).

Lemma run_over_bad_hypothesis_is_some_bad_one_run : forall (Q m n p_K ε : ℝ) (K : nat),
  PAC_learning_by_consistency.run_over_bad_hypothesis Q m n ε p_K K -> PAC_learning_by_consistency.some_bad_one_run Q m n ε p_K (INR K).
Proof.
  intros Q m n p_K ε K run.
  refine (PAC_learning_by_consistency.run_over_bad_hypothesis_ind Q m n ε (fun (p : ℝ) (K : nat) => PAC_learning_by_consistency.some_bad_one_run Q m n ε p (INR K)) _ _ p_K K run); clear run p_K K.
  - exact (PAC_learning_by_consistency.some_bad_one_run_start Q m n ε).
  - intros A_n B_n C_n c_m e p p' K _ previous chance_of_it chance_of_one_before chance_of_one_of_them bad example_run sample_run. rewrite S_INR.
    exact (PAC_learning_by_consistency.some_bad_one_run_next Q m n ε A_n B_n C_n (INR K) c_m e p p' previous chance_of_it chance_of_one_before chance_of_one_of_them bad example_run sample_run).
Qed.

Inductive run_over_example (ε : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_example_start : run_over_example ε 1 0 0%nat
  | run_over_example_next : forall (q q' Λ Λ' : ℝ) (m : nat),
      run_over_example ε q Λ m ->
      q' = q * (1 - ε) -> (* one factor more *)
      Λ = ln q -> (* logarithm *)
      Λ' = ln q' -> (* logarithm *)
      run_over_example ε q' Λ' (Datatypes.S m).

Lemma run_over_example_is_positive_power_run : forall (Q Λ_m ε : ℝ) (m : nat),
  PAC_learning_by_consistency.run_over_example ε Q Λ_m m -> PAC_learning_by_consistency.positive_power_run ε Q Λ_m (INR m).
Proof.
  intros Q Λ_m ε m run.
  refine (PAC_learning_by_consistency.run_over_example_ind ε (fun (q Λ : ℝ) (m : nat) => PAC_learning_by_consistency.positive_power_run ε q Λ (INR m)) _ _ Q Λ_m m run); clear run Q Λ_m m.
  - exact (PAC_learning_by_consistency.positive_power_run_start ε).
  - intros q q' Λ Λ' m _ previous one_factor_more logarithm logarithm_2. rewrite S_INR.
    exact (PAC_learning_by_consistency.positive_power_run_next ε (INR m) q q' Λ Λ' previous one_factor_more logarithm logarithm_2).
Qed.

Inductive run_over_sample : ℝ -> ℝ -> nat -> Prop :=
  | run_over_sample_start : run_over_sample 0 0 0%nat
  | run_over_sample_next : forall (F F' G G' b o s_K u v : ℝ) (n : nat),
      run_over_sample F G n ->
      F' = F + b * v -> (* F so far *)
      G' = G + s_K * v -> (* G so far *)
      o = 1 -> (* the output is one of the hypotheses *)
      u = 1 -> (* the output agrees with the sample *)
      b * o * u <= s_K -> (* a bad one that agrees is counted *)
      v >= 0 -> (* weight *)
      run_over_sample F' G' (Datatypes.S n).

Lemma run_over_sample_is_added_up_run : forall (f p_K : ℝ) (n : nat),
  PAC_learning_by_consistency.run_over_sample f p_K n -> PAC_learning_by_consistency.added_up_run f p_K (INR n).
Proof.
  intros f p_K n run.
  refine (PAC_learning_by_consistency.run_over_sample_ind (fun (F G : ℝ) (n : nat) => PAC_learning_by_consistency.added_up_run F G (INR n)) _ _ f p_K n run); clear run f p_K n.
  - exact PAC_learning_by_consistency.added_up_run_start.
  - intros F F' G G' b o s_K u v n _ previous F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted weight. rewrite S_INR.
    exact (PAC_learning_by_consistency.added_up_run_next F F' G G' b (INR n) o s_K u v previous F_so_far G_so_far the_output_is_one_of_the_hypotheses the_output_agrees_with_the_sample a_bad_one_that_agrees_is_counted weight).
Qed.

End PAC_learning_by_consistency.

Theorem theorem_PAC_learning_by_consistency : forall (N Q f h p_K Λ_m δ ε ν : ℝ) (K m n : nat),
  PAC_learning_by_consistency.run_over_bad_hypothesis Q (INR m) (INR n) ε p_K K ->
  PAC_learning_by_consistency.run_over_example ε Q Λ_m m ->
  PAC_learning_by_consistency.run_over_sample f p_K n ->
  ν = ln N -> (* logarithm *)
  Λ_m = ln Q -> (* logarithm *)
  - h = ln δ -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  δ > 0 -> (* δ above 0 *)
  INR K <= N -> (* no more than all hypotheses *)
  N >= 1 -> (* some hypothesis *)
  ε * INR m >= h + ν -> (* sample size *)
  f <= δ.
Proof.
  intros N Q f h p_K Λ_m δ ε ν K m n bad_hypothesis_run example_run sample_run logarithm logarithm_2 logarithm_3 below_1 above_0 no_more_than_all_hypotheses some_hypothesis sample_size.
  exact (PAC_learning_by_consistency.PAC (INR K) N Q f h (INR m) (INR n) p_K Λ_m δ ε ν logarithm logarithm_2 logarithm_3 below_1 above_0 no_more_than_all_hypotheses some_hypothesis sample_size (PAC_learning_by_consistency.run_over_bad_hypothesis_is_some_bad_one_run Q (INR m) (INR n) p_K ε K bad_hypothesis_run) (PAC_learning_by_consistency.run_over_example_is_positive_power_run Q Λ_m ε m example_run) (PAC_learning_by_consistency.run_over_sample_is_added_up_run f p_K n sample_run)).
Qed.

Module The_AND_of_what_is_never_false.

Lemma never_false : forall (d d' t x_1 : ℝ),
  d' = d - x_1 + 1 -> (* false so far *)
  t * (1 - x_1) <= 0 -> (* true of the positive example *)
  d' * t <= d * t.
Proof. (* certificate *)
  intros d d' t x_1 false_so_far true_of_the_positive_example.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ true_of_the_positive_example) (eqn (- t) _ _ false_so_far) _).
  algebra [d'; t; d; x_1].
Qed.

Lemma never_false_2 : forall (d d' t x_1 : ℝ),
  d' = d - x_1 + 1 -> (* false so far *)
  d * t <= 0 -> (* never false *)
  t * (1 - x_1) <= 0 -> (* true of the positive example *)
  d' * t <= 0.
Proof. (* certificate *)
  intros d d' t x_1 false_so_far never_false true_of_the_positive_example.
  pose proof (The_AND_of_what_is_never_false.never_false d d' t x_1 false_so_far true_of_the_positive_example) as never_false_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ never_false) (of_le _ _ never_false_2)) (eq_refl 0) _).
  algebra [d'; t; d].
Qed.

Inductive never_false_run (t : ℝ) : ℝ -> ℝ -> Prop :=
  | never_false_run_start : never_false_run t 0 0
  | never_false_run_next : forall (P d d' x_1 : ℝ),
      never_false_run t d P ->
      d' = d - x_1 + 1 -> (* false so far *)
      t * (1 - x_1) <= 0 -> (* true of the positive example *)
      never_false_run t d' (P + 1).

Lemma never_false_3 : forall (P d_m t : ℝ),
  The_AND_of_what_is_never_false.never_false_run t d_m P ->
  d_m * t <= 0.
Proof. (* induction *)
  intros P d_m t positive_example_run.
  cut (forall (d P : ℝ), The_AND_of_what_is_never_false.never_false_run t d P ->
    d * t <= 0).
  { intros all. pose proof (all d_m P positive_example_run) as kept.
    exact kept. }
  clear positive_example_run d_m P.
  refine (The_AND_of_what_is_never_false.never_false_run_ind t (fun (d P : ℝ) =>
    d * t <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [t].
  - intros P d d' x_1 _ kept_2 false_so_far true_of_the_positive_example.
    exact (The_AND_of_what_is_never_false.never_false_2 d d' t x_1 false_so_far kept_2 true_of_the_positive_example).
Qed.

Lemma never_dropped : forall (P d_m l t : ℝ),
  t <= 1 -> (* of the target or not *)
  l >= 1 - d_m -> (* dropped only where it is false of a positive example *)
  l >= 0 -> (* kept or not *)
  The_AND_of_what_is_never_false.never_false_run t d_m P ->
  l >= t.
Proof. (* certificate *)
  intros P d_m l t of_the_target_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run.
  destruct (ge_or l t) as [holds | contrary]; [exact holds |].
  pose proof (The_AND_of_what_is_never_false.never_false_3 P d_m t positive_example_run) as never_false.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ never_false) (times _ _ (of_ge _ _ kept_or_not) (of_le _ _ of_the_target_or_not))) (times _ _ (of_ge _ _ dropped_only_where_it_is_false_of_a_positive_example) (of_ge _ _ kept_or_not))) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ dropped_only_where_it_is_false_of_a_positive_example))) (eq_refl 0) _).
  algebra [l; t; d_m].
Qed.

Lemma false_ones_are_kept : forall (P U U' V V' d_m k k' l t x_0 : ℝ),
  V' = V + l -> (* kept so far *)
  k' = k + l * x_0 -> (* kept and true so far *)
  U' = U + t * (1 - x_0) -> (* false ones of the target so far *)
  t <= 1 -> (* of the target or not *)
  x_0 <= 1 -> (* true or not *)
  l >= 1 - d_m -> (* dropped only where it is false of a positive example *)
  l >= 0 -> (* kept or not *)
  The_AND_of_what_is_never_false.never_false_run t d_m P ->
  - U' + V' - k' >= - U + V - k.
Proof. (* certificate *)
  intros P U U' V V' d_m k k' l t x_0 kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run.
  pose proof (The_AND_of_what_is_never_false.never_dropped P d_m l t of_the_target_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run) as never_dropped.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ true_or_not) (of_ge _ _ never_dropped)) (eqns _ _ (eqns _ _ (eqn (-1) _ _ kept_and_true_so_far) (eqn 1 _ _ kept_so_far)) (eqn (-1) _ _ false_ones_of_the_target_so_far)) _).
  algebra [U'; V'; k'; U; V; k; l; x_0; t].
Qed.

Lemma false_and_kept : forall (P U U' V V' d_m k k' l t x_0 : ℝ),
  V' = V + l -> (* kept so far *)
  k' = k + l * x_0 -> (* kept and true so far *)
  U' = U + t * (1 - x_0) -> (* false ones of the target so far *)
  - U + V - k >= 0 -> (* false and kept *)
  t <= 1 -> (* of the target or not *)
  x_0 <= 1 -> (* true or not *)
  l >= 1 - d_m -> (* dropped only where it is false of a positive example *)
  l >= 0 -> (* kept or not *)
  The_AND_of_what_is_never_false.never_false_run t d_m P ->
  - U' + V' - k' >= 0.
Proof. (* certificate *)
  intros P U U' V V' d_m k k' l t x_0 kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far false_and_kept of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run.
  pose proof (The_AND_of_what_is_never_false.false_ones_are_kept P U U' V V' d_m k k' l t x_0 kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run) as false_ones_are_kept.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ false_and_kept) (of_ge _ _ false_ones_are_kept)) (eq_refl 0) _).
  algebra [U'; V'; k'; U; V; k].
Qed.

Inductive false_and_kept_run (P : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | false_and_kept_run_start : false_and_kept_run P 0 0 0 0
  | false_and_kept_run_next : forall (U U' V V' d_m k k' l n t x_0 : ℝ),
      false_and_kept_run P k V U n ->
      V' = V + l -> (* kept so far *)
      k' = k + l * x_0 -> (* kept and true so far *)
      U' = U + t * (1 - x_0) -> (* false ones of the target so far *)
      t <= 1 -> (* of the target or not *)
      x_0 <= 1 -> (* true or not *)
      l >= 1 - d_m -> (* dropped only where it is false of a positive example *)
      l >= 0 -> (* kept or not *)
      The_AND_of_what_is_never_false.never_false_run t d_m P ->
      false_and_kept_run P k' V' U' (n + 1).

Lemma false_and_kept_2 : forall (P U_n V_n k_n n : ℝ),
  The_AND_of_what_is_never_false.false_and_kept_run P k_n V_n U_n n ->
  - U_n + V_n - k_n >= 0.
Proof. (* induction *)
  intros P U_n V_n k_n n clause_run.
  cut (forall (k V U n : ℝ), The_AND_of_what_is_never_false.false_and_kept_run P k V U n ->
    - U + V - k >= 0).
  { intros all. pose proof (all k_n V_n U_n n clause_run) as kept.
    exact kept. }
  clear clause_run k_n V_n U_n n.
  refine (The_AND_of_what_is_never_false.false_and_kept_run_ind P (fun (k V U n : ℝ) =>
    - U + V - k >= 0) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros U U' V V' d_m k k' l n t x_0 _ kept_2 kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run.
    exact (The_AND_of_what_is_never_false.false_and_kept P U U' V V' d_m k k' l t x_0 kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far kept_2 of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run).
Qed.

Lemma none_is_false : forall (E E' d_m l : ℝ),
  E' = E + d_m * l -> (* false and kept so far *)
  d_m * l <= 0 -> (* kept only if never false *)
  E' <= E.
Proof. (* certificate *)
  intros E E' d_m l false_and_kept_so_far kept_only_if_never_false.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ kept_only_if_never_false) (eqn (-1) _ _ false_and_kept_so_far) _).
  algebra [E'; E; d_m; l].
Qed.

Lemma true_of_the_positive_examples : forall (E E' d_m l : ℝ),
  E' = E + d_m * l -> (* false and kept so far *)
  E <= 0 -> (* true of the positive examples *)
  d_m * l <= 0 -> (* kept only if never false *)
  E' <= 0.
Proof. (* certificate *)
  intros E E' d_m l false_and_kept_so_far true_of_the_positive_examples kept_only_if_never_false.
  pose proof (The_AND_of_what_is_never_false.none_is_false E E' d_m l false_and_kept_so_far kept_only_if_never_false) as none_is_false.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ true_of_the_positive_examples) (of_le _ _ none_is_false)) (eq_refl 0) _).
  algebra [E'; E].
Qed.

Inductive true_of_the_positive_examples_run : ℝ -> ℝ -> Prop :=
  | true_of_the_positive_examples_run_start : true_of_the_positive_examples_run 0 0
  | true_of_the_positive_examples_run_next : forall (E E' d_m l n : ℝ),
      true_of_the_positive_examples_run E n ->
      E' = E + d_m * l -> (* false and kept so far *)
      d_m * l <= 0 -> (* kept only if never false *)
      true_of_the_positive_examples_run E' (n + 1).

Lemma true_of_the_positive_examples_2 : forall (E_n n : ℝ),
  The_AND_of_what_is_never_false.true_of_the_positive_examples_run E_n n ->
  E_n <= 0.
Proof. (* induction *)
  intros E_n n clause_run.
  cut (forall (E n : ℝ), The_AND_of_what_is_never_false.true_of_the_positive_examples_run E n ->
    E <= 0).
  { intros all. pose proof (all E_n n clause_run) as kept.
    exact kept. }
  clear clause_run E_n n.
  refine (The_AND_of_what_is_never_false.true_of_the_positive_examples_run_ind (fun (E n : ℝ) =>
    E <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros E E' d_m l n _ kept_2 false_and_kept_so_far kept_only_if_never_false.
    exact (The_AND_of_what_is_never_false.true_of_the_positive_examples E E' d_m l false_and_kept_so_far kept_2 kept_only_if_never_false).
Qed.

Lemma one_is_false : forall (P U_n V_n k_n n : ℝ),
  U_n >= 1 -> (* false of the negative example *)
  The_AND_of_what_is_never_false.false_and_kept_run P k_n V_n U_n n ->
  k_n <= V_n - 1.
Proof. (* certificate *)
  intros P U_n V_n k_n n false_of_the_negative_example clause_run.
  pose proof (The_AND_of_what_is_never_false.false_and_kept_2 P U_n V_n k_n n clause_run) as false_and_kept.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ false_of_the_negative_example) (of_ge _ _ false_and_kept)) (eq_refl 0) _).
  algebra [k_n; V_n; U_n].
Qed.

Inductive run_over_clause (P : ℝ) : ℝ -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_clause_start : run_over_clause P 0 0 0 0%nat
  | run_over_clause_next : forall (U U' V V' d_m k k' l t x_0 : ℝ) (n : nat),
      run_over_clause P k V U n ->
      V' = V + l -> (* kept so far *)
      k' = k + l * x_0 -> (* kept and true so far *)
      U' = U + t * (1 - x_0) -> (* false ones of the target so far *)
      t <= 1 -> (* of the target or not *)
      x_0 <= 1 -> (* true or not *)
      l >= 1 - d_m -> (* dropped only where it is false of a positive example *)
      l >= 0 -> (* kept or not *)
      The_AND_of_what_is_never_false.never_false_run t d_m P ->
      run_over_clause P k' V' U' (Datatypes.S n).

Lemma run_over_clause_is_false_and_kept_run : forall (P U_n V_n k_n : ℝ) (n : nat),
  The_AND_of_what_is_never_false.run_over_clause P k_n V_n U_n n -> The_AND_of_what_is_never_false.false_and_kept_run P k_n V_n U_n (INR n).
Proof.
  intros P U_n V_n k_n n run.
  refine (The_AND_of_what_is_never_false.run_over_clause_ind P (fun (k V U : ℝ) (n : nat) => The_AND_of_what_is_never_false.false_and_kept_run P k V U (INR n)) _ _ k_n V_n U_n n run); clear run k_n V_n U_n n.
  - exact (The_AND_of_what_is_never_false.false_and_kept_run_start P).
  - intros U U' V V' d_m k k' l t x_0 n _ previous kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run. rewrite S_INR.
    exact (The_AND_of_what_is_never_false.false_and_kept_run_next P U U' V V' d_m k k' l (INR n) t x_0 previous kept_so_far kept_and_true_so_far false_ones_of_the_target_so_far of_the_target_or_not true_or_not dropped_only_where_it_is_false_of_a_positive_example kept_or_not positive_example_run).
Qed.

End The_AND_of_what_is_never_false.

Theorem theorem_The_AND_of_what_is_never_false : forall (P U_n V_n k_n : ℝ) (n : nat),
  The_AND_of_what_is_never_false.run_over_clause P k_n V_n U_n n ->
  U_n >= 1 -> (* false of the negative example *)
  k_n <= V_n - 1.
Proof.
  intros P U_n V_n k_n n clause_run false_of_the_negative_example.
  exact (The_AND_of_what_is_never_false.one_is_false P U_n V_n k_n (INR n) false_of_the_negative_example (The_AND_of_what_is_never_false.run_over_clause_is_false_and_kept_run P U_n V_n k_n n clause_run)).
Qed.

Module No_separator.

Lemma no_less_than_the_margin : forall (space : ips) (W W' y γ λ : ℝ) (w x z z' : vec space),
  W' = W + λ -> (* multipliers so far *)
  z' = (λ * y) • x ⊕ z -> (* added with its multiplier *)
  λ >= 0 -> (* no negative multiplier *)
  y * ⟨w, x⟩ >= γ -> (* margin *)
  ⟨w, z'⟩ - W' * γ >= ⟨w, z⟩ - W * γ.
Proof. (* certificate *)
  intros space W W' y γ λ w x z z' multipliers_so_far added_with_its_multiplier no_negative_multiplier margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ no_negative_multiplier) (of_ge _ _ margin)) (eqns _ _ (veqn w _ _ added_with_its_multiplier) (eqn (- γ) _ _ multipliers_so_far)) _).
  algebra [W'; γ; W; λ; y] with [w; z'; z; x].
Qed.

Lemma scores_added_up : forall (space : ips) (W W' y γ λ : ℝ) (w x z z' : vec space),
  W' = W + λ -> (* multipliers so far *)
  z' = (λ * y) • x ⊕ z -> (* added with its multiplier *)
  ⟨w, z⟩ - W * γ >= 0 -> (* scores, added up *)
  λ >= 0 -> (* no negative multiplier *)
  y * ⟨w, x⟩ >= γ -> (* margin *)
  ⟨w, z'⟩ - W' * γ >= 0.
Proof. (* certificate *)
  intros space W W' y γ λ w x z z' multipliers_so_far added_with_its_multiplier scores_added_up no_negative_multiplier margin.
  pose proof (No_separator.no_less_than_the_margin space W W' y γ λ w x z z' multipliers_so_far added_with_its_multiplier no_negative_multiplier margin) as no_less_than_the_margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ scores_added_up) (of_ge _ _ no_less_than_the_margin)) (eq_refl 0) _).
  algebra [W'; γ; W] with [w; z'; z].
Qed.

Inductive scores_added_up_run (space : ips) (γ : ℝ) (w : vec space) : vec space -> ℝ -> ℝ -> Prop :=
  | scores_added_up_run_start : scores_added_up_run space γ w vzero 0 0
  | scores_added_up_run_next : forall (W W' m y λ : ℝ) (x z z' : vec space),
      scores_added_up_run space γ w z W m ->
      W' = W + λ -> (* multipliers so far *)
      z' = (λ * y) • x ⊕ z -> (* added with its multiplier *)
      λ >= 0 -> (* no negative multiplier *)
      y * ⟨w, x⟩ >= γ -> (* margin *)
      scores_added_up_run space γ w z' W' (m + 1).

Lemma scores_added_up_2 : forall (space : ips) (W_m m γ : ℝ) (w z_m : vec space),
  No_separator.scores_added_up_run space γ w z_m W_m m ->
  ⟨w, z_m⟩ - W_m * γ >= 0.
Proof. (* induction *)
  intros space W_m m γ w z_m example_run.
  cut (forall (z : vec space) (W m : ℝ), No_separator.scores_added_up_run space γ w z W m ->
    ⟨w, z⟩ - W * γ >= 0).
  { intros all. pose proof (all z_m W_m m example_run) as kept.
    exact kept. }
  clear example_run z_m W_m m.
  refine (No_separator.scores_added_up_run_ind space γ w (fun (z : vec space) (W m : ℝ) =>
    ⟨w, z⟩ - W * γ >= 0) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ] with [w].
  - intros W W' m y λ x z z' _ kept_2 multipliers_so_far added_with_its_multiplier no_negative_multiplier margin.
    exact (No_separator.scores_added_up space W W' y γ λ w x z z' multipliers_so_far added_with_its_multiplier kept_2 no_negative_multiplier margin).
Qed.

Lemma no_margin : forall (space : ips) (W_m m γ : ℝ) (w z_m : vec space),
  z_m = vzero -> (* they add up to 0 *)
  W_m > 0 -> (* some multiplier *)
  No_separator.scores_added_up_run space γ w z_m W_m m ->
  γ <= 0.
Proof. (* certificate *)
  intros space W_m m γ w z_m they_add_up_to_0 some_multiplier example_run.
  pose proof (No_separator.scores_added_up_2 space W_m m γ w z_m example_run) as scores_added_up.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_multiplier) (of_ge _ _ scores_added_up) (veqn (-1 • w) _ _ they_add_up_to_0) _).
  algebra [γ; W_m] with [w; z_m].
Qed.

Inductive run_over_example (space : ips) (γ : ℝ) (w : vec space) : vec space -> ℝ -> nat -> Prop :=
  | run_over_example_start : run_over_example space γ w vzero 0 0%nat
  | run_over_example_next : forall (W W' y λ : ℝ) (x z z' : vec space) (m : nat),
      run_over_example space γ w z W m ->
      W' = W + λ -> (* multipliers so far *)
      z' = (λ * y) • x ⊕ z -> (* added with its multiplier *)
      λ >= 0 -> (* no negative multiplier *)
      y * ⟨w, x⟩ >= γ -> (* margin *)
      run_over_example space γ w z' W' (Datatypes.S m).

Lemma run_over_example_is_scores_added_up_run : forall (space : ips) (W_m γ : ℝ) (w z_m : vec space) (m : nat),
  No_separator.run_over_example space γ w z_m W_m m -> No_separator.scores_added_up_run space γ w z_m W_m (INR m).
Proof.
  intros space W_m γ w z_m m run.
  refine (No_separator.run_over_example_ind space γ w (fun (z : vec space) (W : ℝ) (m : nat) => No_separator.scores_added_up_run space γ w z W (INR m)) _ _ z_m W_m m run); clear run z_m W_m m.
  - exact (No_separator.scores_added_up_run_start space γ w).
  - intros W W' y λ x z z' m _ previous multipliers_so_far added_with_its_multiplier no_negative_multiplier margin. rewrite S_INR.
    exact (No_separator.scores_added_up_run_next space γ w W W' (INR m) y λ x z z' previous multipliers_so_far added_with_its_multiplier no_negative_multiplier margin).
Qed.

End No_separator.

Theorem theorem_No_separator : forall (space : ips) (W_m γ : ℝ) (w z_m : vec space) (m : nat),
  No_separator.run_over_example space γ w z_m W_m m ->
  z_m = vzero -> (* they add up to 0 *)
  W_m > 0 -> (* some multiplier *)
  γ <= 0.
Proof.
  intros space W_m γ w z_m m example_run they_add_up_to_0 some_multiplier.
  exact (No_separator.no_margin space W_m (INR m) γ w z_m they_add_up_to_0 some_multiplier (No_separator.run_over_example_is_scores_added_up_run space W_m γ w z_m m example_run)).
Qed.

Module Greedy_decision_lists.

Lemma h_0 : forall (h : ℝ),
  h ^ 2 = h -> (* true or not *)
  h >= 0.
Proof. (* certificate *)
  intros h true_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq h) (eqn (-1) _ _ true_or_not) _).
  algebra [h].
Qed.

Lemma the_highest_decides : forall (b d h r s : ℝ),
  h ^ 2 = h -> (* true or not *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* highest that applies *)
  h * (b * s - 1) >= 0.
Proof. (* certificate *)
  intros b d h r s true_or_not ranks_of_the_target highest_that_applies.
  pose proof (Greedy_decision_lists.h_0 h true_or_not) as h_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ ranks_of_the_target) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ highest_that_applies) (of_ge _ _ h_0)))) (eq_refl 0) _).
  algebra [h; b; s; d; r].
Qed.

Lemma not_wrong : forall (b d h r s v y : ℝ),
  2 * v = h * (- b * y + 1) -> (* wrong or not *)
  h ^ 2 = h -> (* true or not *)
  s = y -> (* consistent *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* highest that applies *)
  v <= 0.
Proof. (* certificate *)
  intros b d h r s v y wrong_or_not true_or_not consistent ranks_of_the_target highest_that_applies.
  pose proof (Greedy_decision_lists.the_highest_decides b d h r s true_or_not ranks_of_the_target highest_that_applies) as the_highest_decides.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (of_ge _ _ the_highest_decides)) (eqns _ _ (eqn (-1 / 2) _ _ wrong_or_not) (eqn (- b * h / 2) _ _ consistent)) _).
  algebra [v; h; b; y; s].
Qed.

Lemma added : forall (W W' b d h r s v y : ℝ),
  W' = W + v -> (* W so far *)
  2 * v = h * (- b * y + 1) -> (* wrong or not *)
  h ^ 2 = h -> (* true or not *)
  s = y -> (* consistent *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* highest that applies *)
  W' <= W.
Proof. (* certificate *)
  intros W W' b d h r s v y W_so_far wrong_or_not true_or_not consistent ranks_of_the_target highest_that_applies.
  pose proof (Greedy_decision_lists.not_wrong b d h r s v y wrong_or_not true_or_not consistent ranks_of_the_target highest_that_applies) as not_wrong.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ not_wrong) (eqn (-1) _ _ W_so_far) _).
  algebra [W'; W; v].
Qed.

Lemma wrong_on_none : forall (W W' b d h r s v y : ℝ),
  W' = W + v -> (* W so far *)
  2 * v = h * (- b * y + 1) -> (* wrong or not *)
  h ^ 2 = h -> (* true or not *)
  s = y -> (* consistent *)
  W <= 0 -> (* wrong on none *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* highest that applies *)
  W' <= 0.
Proof. (* certificate *)
  intros W W' b d h r s v y W_so_far wrong_or_not true_or_not consistent wrong_on_none ranks_of_the_target highest_that_applies.
  pose proof (Greedy_decision_lists.added W W' b d h r s v y W_so_far wrong_or_not true_or_not consistent ranks_of_the_target highest_that_applies) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ wrong_on_none) (of_le _ _ added)) (eq_refl 0) _).
  algebra [W'; W].
Qed.

Inductive wrong_on_none_run : ℝ -> ℝ -> Prop :=
  | wrong_on_none_run_start : wrong_on_none_run 0 0
  | wrong_on_none_run_next : forall (W W' b c d h r s v y : ℝ),
      wrong_on_none_run W c ->
      W' = W + v -> (* W so far *)
      2 * v = h * (- b * y + 1) -> (* wrong or not *)
      h ^ 2 = h -> (* true or not *)
      s = y -> (* consistent *)
      h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
      d >= r -> (* highest that applies *)
      wrong_on_none_run W' (c + 1).

Lemma wrong_on_none_2 : forall (W_c c : ℝ),
  Greedy_decision_lists.wrong_on_none_run W_c c ->
  W_c <= 0.
Proof. (* induction *)
  intros W_c c example_run.
  cut (forall (W c : ℝ), Greedy_decision_lists.wrong_on_none_run W c ->
    W <= 0).
  { intros all. pose proof (all W_c c example_run) as kept.
    exact kept. }
  clear example_run W_c c.
  refine (Greedy_decision_lists.wrong_on_none_run_ind (fun (W c : ℝ) =>
    W <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros W W' b c d h r s v y _ kept_2 W_so_far wrong_or_not true_or_not consistent ranks_of_the_target highest_that_applies.
    exact (Greedy_decision_lists.wrong_on_none W W' b d h r s v y W_so_far wrong_or_not true_or_not consistent kept_2 ranks_of_the_target highest_that_applies).
Qed.

Lemma k_1 : forall (k : ℝ),
  k ^ 2 = k -> (* put down or not *)
  1 - k >= 0.
Proof. (* certificate *)
  intros k put_down_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - k)) (eqn (-1) _ _ put_down_or_not) _).
  algebra [k].
Qed.

Lemma never_halts : forall (W_c c k : ℝ),
  k ^ 2 = k -> (* put down or not *)
  (1 - k) * (W_c - 1) >= 0 -> (* halts only if each rule is wrong *)
  Greedy_decision_lists.wrong_on_none_run W_c c ->
  k >= 1.
Proof. (* certificate *)
  intros W_c c k put_down_or_not halts_only_if_each_rule_is_wrong example_run.
  pose proof (Greedy_decision_lists.wrong_on_none_2 W_c c example_run) as wrong_on_none.
  pose proof (Greedy_decision_lists.k_1 k put_down_or_not) as k_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ halts_only_if_each_rule_is_wrong) (times _ _ (of_le _ _ wrong_on_none) (of_ge _ _ k_1))) (eq_refl 0) _).
  algebra [k; W_c].
Qed.

Lemma q_0 : forall (q : ℝ),
  q ^ 2 = q -> (* asked for or not *)
  q >= 0.
Proof. (* certificate *)
  intros q asked_for_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq q) (eqn (-1) _ _ asked_for_or_not) _).
  algebra [q].
Qed.

Lemma two_parts_after_it : forall (c' p' q u' z' : ℝ),
  u' + z' = c' -> (* a value each after it *)
  q * (p' - u') * (p' - z') = 0 -> (* its literal after it *)
  q * u' * z' = p' * q * (c' - p').
Proof. (* certificate *)
  intros c' p' q u' z' a_value_each_after_it its_literal_after_it.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn 1 _ _ its_literal_after_it) (eqn (p' * q) _ _ a_value_each_after_it)) _).
  algebra [q; u'; z'; p'; c'].
Qed.

Lemma one_after_it : forall (c' f' p' q u' z' : ℝ),
  u' + z' = c' -> (* a value each after it *)
  f' ^ 2 = f' -> (* both values after it or not *)
  q * (p' - u') * (p' - z') = 0 -> (* its literal after it *)
  p' = 0 -> (* true of nothing that is left *)
  q ^ 2 = q -> (* asked for or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  f' * q <= 0.
Proof. (* certificate *)
  intros c' f' p' q u' z' a_value_each_after_it both_values_after_it_or_not its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it.
  destruct (le_or (f' * q) 0) as [holds | contrary]; [exact holds |].
  pose proof (Greedy_decision_lists.q_0 q asked_for_or_not) as q_0.
  pose proof (Greedy_decision_lists.two_parts_after_it c' p' q u' z' a_value_each_after_it its_literal_after_it) as two_parts_after_it.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ a_1_after_it)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ a_0_after_it))) (times _ _ (times _ _ (of_le _ _ a_1_after_it) (of_le _ _ a_0_after_it)) (of_ge _ _ q_0))) (eqns _ _ (eqns _ _ (eqn q _ _ both_values_after_it_or_not) (eqn (- c' * q + p' * q) _ _ true_of_nothing_that_is_left)) (eqn (-1) _ _ two_parts_after_it)) _).
  algebra [f'; q; c'; p'; u'; z'].
Qed.

Lemma false_of_one : forall (c c' p q : ℝ),
  c' = c - p -> (* taken away *)
  q ^ 2 = q -> (* asked for or not *)
  c' >= 1 -> (* some are left *)
  q * (c - p - 1) >= 0.
Proof. (* certificate *)
  intros c c' p q taken_away asked_for_or_not some_are_left.
  pose proof (Greedy_decision_lists.q_0 q asked_for_or_not) as q_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ some_are_left) (of_ge _ _ q_0)) (eqn (- q) _ _ taken_away) _).
  algebra [q; c; p; c'].
Qed.

Lemma its_two_parts : forall (c p q u z : ℝ),
  u + z = c -> (* a value each *)
  q * (p - u) * (p - z) = 0 -> (* its literal *)
  q * u * z = p * q * (c - p).
Proof. (* certificate *)
  intros c p q u z a_value_each its_literal.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn 1 _ _ its_literal) (eqn (p * q) _ _ a_value_each)) _).
  algebra [q; u; z; p; c].
Qed.

Lemma both_values : forall (c c' p q u z : ℝ),
  c' = c - p -> (* taken away *)
  u + z = c -> (* a value each *)
  q * (p - u) * (p - z) = 0 -> (* its literal *)
  q ^ 2 = q -> (* asked for or not *)
  c' >= 1 -> (* some are left *)
  q * (p - 1) >= 0 -> (* applies to one *)
  q * u * z >= q.
Proof. (* certificate *)
  intros c c' p q u z taken_away a_value_each its_literal asked_for_or_not some_are_left applies_to_one.
  pose proof (Greedy_decision_lists.false_of_one c c' p q taken_away asked_for_or_not some_are_left) as false_of_one.
  pose proof (Greedy_decision_lists.its_two_parts c p q u z a_value_each its_literal) as its_two_parts.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ applies_to_one) (of_ge _ _ false_of_one)) (times _ _ (of_ge _ _ applies_to_one) (of_ge _ _ false_of_one))) (eqns _ _ (eqn (- c * p + c + p ^ 2 - 1) _ _ asked_for_or_not) (eqn 1 _ _ its_two_parts)) _).
  algebra [q; u; z; c; p].
Qed.

Lemma f_1 : forall (f : ℝ),
  f ^ 2 = f -> (* both values or not *)
  1 - f >= 0.
Proof. (* certificate *)
  intros f both_values_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - f)) (eqn (-1) _ _ both_values_or_not) _).
  algebra [f].
Qed.

Lemma both_before : forall (c c' f p q u z : ℝ),
  c' = c - p -> (* taken away *)
  u + z = c -> (* a value each *)
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  q * (p - u) * (p - z) = 0 -> (* its literal *)
  q ^ 2 = q -> (* asked for or not *)
  c' >= 1 -> (* some are left *)
  q * (p - 1) >= 0 -> (* applies to one *)
  q * (1 - f) <= 0.
Proof. (* certificate *)
  intros c c' f p q u z taken_away a_value_each one_value_only both_values_or_not its_literal asked_for_or_not some_are_left applies_to_one.
  pose proof (Greedy_decision_lists.both_values c c' p q u z taken_away a_value_each its_literal asked_for_or_not some_are_left applies_to_one) as both_values.
  pose proof (Greedy_decision_lists.f_1 f both_values_or_not) as f_1.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ both_values) (of_ge _ _ f_1)) (eqn (- q) _ _ one_value_only) _).
  algebra [q; f; u; z].
Qed.

Lemma met_before : forall (f' u u' : ℝ),
  f' <= u' -> (* a 1 after it *)
  u' <= u -> (* no 1 comes back *)
  f' <= u.
Proof. (* certificate *)
  intros f' u u' a_1_after_it no_1_comes_back.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ a_1_after_it) (of_le _ _ no_1_comes_back)) (eq_refl 0) _).
  algebra [f'; u; u'].
Qed.

Lemma f_0 : forall (f' : ℝ),
  f' ^ 2 = f' -> (* both values after it or not *)
  f' >= 0.
Proof. (* certificate *)
  intros f' both_values_after_it_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq f') (eqn (-1) _ _ both_values_after_it_or_not) _).
  algebra [f'].
Qed.

Lemma met_before_2 : forall (f' z z' : ℝ),
  f' <= z' -> (* a 0 after it *)
  z' <= z -> (* no 0 comes back *)
  f' <= z.
Proof. (* certificate *)
  intros f' z z' a_0_after_it no_0_comes_back.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ a_0_after_it) (of_le _ _ no_0_comes_back)) (eq_refl 0) _).
  algebra [f'; z; z'].
Qed.

Lemma both_met_before : forall (f' u u' z z' : ℝ),
  f' ^ 2 = f' -> (* both values after it or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  f' <= u * z.
Proof. (* certificate *)
  intros f' u u' z z' both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.met_before f' u u' a_1_after_it no_1_comes_back) as met_before.
  pose proof (Greedy_decision_lists.f_0 f' both_values_after_it_or_not) as f_0.
  pose proof (Greedy_decision_lists.met_before_2 f' z z' a_0_after_it no_0_comes_back) as met_before_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (of_le _ _ met_before) (of_ge _ _ f_0)) (times _ _ (of_le _ _ met_before_2) (of_ge _ _ f_0))) (times _ _ (of_le _ _ met_before) (of_le _ _ met_before_2))) (eqn 1 _ _ both_values_after_it_or_not) _).
  algebra [f'; u; z].
Qed.

Lemma none_is_new : forall (f f' u u' z z' : ℝ),
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  f' * (1 - f) <= 0.
Proof. (* certificate *)
  intros f f' u u' z z' one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.both_met_before f' u u' z z' both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back) as both_met_before.
  pose proof (Greedy_decision_lists.f_1 f both_values_or_not) as f_1.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ both_met_before) (of_ge _ _ f_1)) (eqn (-1) _ _ one_value_only) _).
  algebra [f'; f; u; z].
Qed.

Lemma f_0_2 : forall (f : ℝ),
  f ^ 2 = f -> (* both values or not *)
  f >= 0.
Proof. (* certificate *)
  intros f both_values_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq f) (eqn (-1) _ _ both_values_or_not) _).
  algebra [f].
Qed.

Lemma f_1_2 : forall (f' : ℝ),
  f' ^ 2 = f' -> (* both values after it or not *)
  1 - f' >= 0.
Proof. (* certificate *)
  intros f' both_values_after_it_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - f')) (eqn (-1) _ _ both_values_after_it_or_not) _).
  algebra [f'].
Qed.

Lemma both_values_before : forall (f f' u u' z z' : ℝ),
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  f' <= f.
Proof. (* certificate *)
  intros f f' u u' z z' one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.none_is_new f f' u u' z z' one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back) as none_is_new.
  pose proof (Greedy_decision_lists.f_0_2 f both_values_or_not) as f_0.
  pose proof (Greedy_decision_lists.f_1_2 f' both_values_after_it_or_not) as f_1.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ none_is_new) (times _ _ (of_ge _ _ f_0) (of_ge _ _ f_1))) (eq_refl 0) _).
  algebra [f'; f].
Qed.

Lemma q_1 : forall (q : ℝ),
  q ^ 2 = q -> (* asked for or not *)
  1 - q >= 0.
Proof. (* certificate *)
  intros q asked_for_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - q)) (eqn (-1) _ _ asked_for_or_not) _).
  algebra [q].
Qed.

Lemma settled : forall (c c' f f' p p' q u u' z z' : ℝ),
  c' = c - p -> (* taken away *)
  u + z = c -> (* a value each *)
  u' + z' = c' -> (* a value each after it *)
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  q * (p - u) * (p - z) = 0 -> (* its literal *)
  q * (p' - u') * (p' - z') = 0 -> (* its literal after it *)
  p' = 0 -> (* true of nothing that is left *)
  q ^ 2 = q -> (* asked for or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  c' >= 1 -> (* some are left *)
  q * (p - 1) >= 0 -> (* applies to one *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  f' <= f - q.
Proof. (* certificate *)
  intros c c' f f' p p' q u u' z z' taken_away a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it some_are_left applies_to_one no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.one_after_it c' f' p' q u' z' a_value_each_after_it both_values_after_it_or_not its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it) as one_after_it.
  pose proof (Greedy_decision_lists.both_before c c' f p q u z taken_away a_value_each one_value_only both_values_or_not its_literal asked_for_or_not some_are_left applies_to_one) as both_before.
  pose proof (Greedy_decision_lists.both_values_before f f' u u' z z' one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back) as both_values_before.
  pose proof (Greedy_decision_lists.q_1 q asked_for_or_not) as q_1.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ one_after_it) (of_le _ _ both_before)) (times _ _ (of_le _ _ both_values_before) (of_ge _ _ q_1))) (eq_refl 0) _).
  algebra [f'; f; q].
Qed.

Lemma added_2 : forall (A A' B B' Q Q' c c' f f' p p' q u u' z z' : ℝ),
  A' = A + f -> (* A so far *)
  B' = B + f' -> (* B so far *)
  Q' = Q + q -> (* Q so far *)
  c' = c - p -> (* taken away *)
  u + z = c -> (* a value each *)
  u' + z' = c' -> (* a value each after it *)
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  q * (p - u) * (p - z) = 0 -> (* its literal *)
  q * (p' - u') * (p' - z') = 0 -> (* its literal after it *)
  p' = 0 -> (* true of nothing that is left *)
  q ^ 2 = q -> (* asked for or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  c' >= 1 -> (* some are left *)
  q * (p - 1) >= 0 -> (* applies to one *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  - A' + B' + Q' <= - A + B + Q.
Proof. (* certificate *)
  intros A A' B B' Q Q' c c' f f' p p' q u u' z z' A_so_far B_so_far Q_so_far taken_away a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it some_are_left applies_to_one no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.settled c c' f f' p p' q u u' z z' taken_away a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it some_are_left applies_to_one no_1_comes_back no_0_comes_back) as settled.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ settled) (eqns _ _ (eqns _ _ (eqn 1 _ _ A_so_far) (eqn (-1) _ _ B_so_far)) (eqn (-1) _ _ Q_so_far)) _).
  algebra [A'; B'; Q'; A; B; Q; f; f'; q].
Qed.

Lemma settled_added_up : forall (A A' B B' Q Q' c c' f f' p p' q u u' z z' : ℝ),
  A' = A + f -> (* A so far *)
  B' = B + f' -> (* B so far *)
  Q' = Q + q -> (* Q so far *)
  c' = c - p -> (* taken away *)
  u + z = c -> (* a value each *)
  u' + z' = c' -> (* a value each after it *)
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  q * (p - u) * (p - z) = 0 -> (* its literal *)
  q * (p' - u') * (p' - z') = 0 -> (* its literal after it *)
  p' = 0 -> (* true of nothing that is left *)
  q ^ 2 = q -> (* asked for or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  - A + B + Q <= 0 -> (* settled, added up *)
  c' >= 1 -> (* some are left *)
  q * (p - 1) >= 0 -> (* applies to one *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  - A' + B' + Q' <= 0.
Proof. (* certificate *)
  intros A A' B B' Q Q' c c' f f' p p' q u u' z z' A_so_far B_so_far Q_so_far taken_away a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it settled_added_up some_are_left applies_to_one no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.added_2 A A' B B' Q Q' c c' f f' p p' q u u' z z' A_so_far B_so_far Q_so_far taken_away a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it some_are_left applies_to_one no_1_comes_back no_0_comes_back) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ settled_added_up) (of_le _ _ added)) (eq_refl 0) _).
  algebra [A'; B'; Q'; A; B; Q].
Qed.

Inductive settled_added_up_run (c c' p p' : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | settled_added_up_run_start : settled_added_up_run c c' p p' 0 0 0 0
  | settled_added_up_run_next : forall (A A' B B' Q Q' f f' n q u u' z z' : ℝ),
      settled_added_up_run c c' p p' A B Q n ->
      A' = A + f -> (* A so far *)
      B' = B + f' -> (* B so far *)
      Q' = Q + q -> (* Q so far *)
      u + z = c -> (* a value each *)
      u' + z' = c' -> (* a value each after it *)
      u * z * (1 - f) = 0 -> (* one value only *)
      f ^ 2 = f -> (* both values or not *)
      f' ^ 2 = f' -> (* both values after it or not *)
      q * (p - u) * (p - z) = 0 -> (* its literal *)
      q * (p' - u') * (p' - z') = 0 -> (* its literal after it *)
      q ^ 2 = q -> (* asked for or not *)
      f' <= u' -> (* a 1 after it *)
      f' <= z' -> (* a 0 after it *)
      q * (p - 1) >= 0 -> (* applies to one *)
      u' <= u -> (* no 1 comes back *)
      z' <= z -> (* no 0 comes back *)
      settled_added_up_run c c' p p' A' B' Q' (n + 1).

Lemma settled_added_up_2 : forall (A_n B_n Q_n c c' n p p' : ℝ),
  c' = c - p -> (* taken away *)
  p' = 0 -> (* true of nothing that is left *)
  c' >= 1 -> (* some are left *)
  Greedy_decision_lists.settled_added_up_run c c' p p' A_n B_n Q_n n ->
  - A_n + B_n + Q_n <= 0.
Proof. (* induction *)
  intros A_n B_n Q_n c c' n p p' taken_away true_of_nothing_that_is_left some_are_left attribute_run.
  cut (forall (A B Q n : ℝ), Greedy_decision_lists.settled_added_up_run c c' p p' A B Q n ->
    - A + B + Q <= 0).
  { intros all. pose proof (all A_n B_n Q_n n attribute_run) as kept.
    exact kept. }
  clear attribute_run A_n B_n Q_n n.
  refine (Greedy_decision_lists.settled_added_up_run_ind c c' p p' (fun (A B Q n : ℝ) =>
    - A + B + Q <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A A' B B' Q Q' f f' n q u u' z z' _ kept_2 A_so_far B_so_far Q_so_far a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it asked_for_or_not a_1_after_it a_0_after_it applies_to_one no_1_comes_back no_0_comes_back.
    exact (Greedy_decision_lists.settled_added_up A A' B B' Q Q' c c' f f' p p' q u u' z z' A_so_far B_so_far Q_so_far taken_away a_value_each a_value_each_after_it one_value_only both_values_or_not both_values_after_it_or_not its_literal its_literal_after_it true_of_nothing_that_is_left asked_for_or_not a_1_after_it a_0_after_it kept_2 some_are_left applies_to_one no_1_comes_back no_0_comes_back).
Qed.

Lemma one_attribute_less : forall (A_n B_n Q_n W_c a a' c c' k n p p' : ℝ),
  a = A_n -> (* attributes *)
  a' = B_n -> (* attributes after it *)
  c' = c - p -> (* taken away *)
  Q_n = k -> (* one is asked for *)
  k ^ 2 = k -> (* put down or not *)
  p' = 0 -> (* true of nothing that is left *)
  (1 - k) * (W_c - 1) >= 0 -> (* halts only if each rule is wrong *)
  c' >= 1 -> (* some are left *)
  Greedy_decision_lists.settled_added_up_run c c' p p' A_n B_n Q_n n ->
  Greedy_decision_lists.wrong_on_none_run W_c c ->
  a' <= a - 1.
Proof. (* certificate *)
  intros A_n B_n Q_n W_c a a' c c' k n p p' attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run.
  pose proof (Greedy_decision_lists.never_halts W_c c k put_down_or_not halts_only_if_each_rule_is_wrong example_run) as never_halts.
  pose proof (Greedy_decision_lists.settled_added_up_2 A_n B_n Q_n c c' n p p' taken_away true_of_nothing_that_is_left some_are_left attribute_run) as settled_added_up.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ never_halts) (of_le _ _ settled_added_up)) (eqns _ _ (eqns _ _ (eqn 1 _ _ attributes) (eqn (-1) _ _ attributes_after_it)) (eqn 1 _ _ one_is_asked_for)) _).
  algebra [a'; a; A_n; B_n; Q_n; k].
Qed.

Lemma added_3 : forall (A A' B B' f f' u u' z z' : ℝ),
  A' = A + f -> (* A so far *)
  B' = B + f' -> (* B so far *)
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  - A' + B' <= - A + B.
Proof. (* certificate *)
  intros A A' B B' f f' u u' z z' A_so_far B_so_far one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.both_values_before f f' u u' z z' one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back) as both_values_before.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ both_values_before) (eqns _ _ (eqn 1 _ _ A_so_far) (eqn (-1) _ _ B_so_far)) _).
  algebra [A'; B'; A; B; f; f'].
Qed.

Lemma before_added_up : forall (A A' B B' f f' u u' z z' : ℝ),
  A' = A + f -> (* A so far *)
  B' = B + f' -> (* B so far *)
  u * z * (1 - f) = 0 -> (* one value only *)
  f ^ 2 = f -> (* both values or not *)
  f' ^ 2 = f' -> (* both values after it or not *)
  f' <= u' -> (* a 1 after it *)
  f' <= z' -> (* a 0 after it *)
  - A + B <= 0 -> (* before, added up *)
  u' <= u -> (* no 1 comes back *)
  z' <= z -> (* no 0 comes back *)
  - A' + B' <= 0.
Proof. (* certificate *)
  intros A A' B B' f f' u u' z z' A_so_far B_so_far one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it before_added_up no_1_comes_back no_0_comes_back.
  pose proof (Greedy_decision_lists.added_3 A A' B B' f f' u u' z z' A_so_far B_so_far one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ before_added_up) (of_le _ _ added)) (eq_refl 0) _).
  algebra [A'; B'; A; B].
Qed.

Inductive before_added_up_run : ℝ -> ℝ -> ℝ -> Prop :=
  | before_added_up_run_start : before_added_up_run 0 0 0
  | before_added_up_run_next : forall (A A' B B' f f' n u u' z z' : ℝ),
      before_added_up_run A B n ->
      A' = A + f -> (* A so far *)
      B' = B + f' -> (* B so far *)
      u * z * (1 - f) = 0 -> (* one value only *)
      f ^ 2 = f -> (* both values or not *)
      f' ^ 2 = f' -> (* both values after it or not *)
      f' <= u' -> (* a 1 after it *)
      f' <= z' -> (* a 0 after it *)
      u' <= u -> (* no 1 comes back *)
      z' <= z -> (* no 0 comes back *)
      before_added_up_run A' B' (n + 1).

Lemma before_added_up_2 : forall (A_n B_n n : ℝ),
  Greedy_decision_lists.before_added_up_run A_n B_n n ->
  - A_n + B_n <= 0.
Proof. (* induction *)
  intros A_n B_n n attribute_run.
  cut (forall (A B n : ℝ), Greedy_decision_lists.before_added_up_run A B n ->
    - A + B <= 0).
  { intros all. pose proof (all A_n B_n n attribute_run) as kept.
    exact kept. }
  clear attribute_run A_n B_n n.
  refine (Greedy_decision_lists.before_added_up_run_ind (fun (A B n : ℝ) =>
    - A + B <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A A' B B' f f' n u u' z z' _ kept_2 A_so_far B_so_far one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it no_1_comes_back no_0_comes_back.
    exact (Greedy_decision_lists.before_added_up A A' B B' f f' u u' z z' A_so_far B_so_far one_value_only both_values_or_not both_values_after_it_or_not a_1_after_it a_0_after_it kept_2 no_1_comes_back no_0_comes_back).
Qed.

Lemma no_attribute_more : forall (A_n B_n a a' n : ℝ),
  a = A_n -> (* attributes *)
  a' = B_n -> (* attributes after it *)
  Greedy_decision_lists.before_added_up_run A_n B_n n ->
  a' <= a.
Proof. (* certificate *)
  intros A_n B_n a a' n attributes attributes_after_it attribute_run.
  pose proof (Greedy_decision_lists.before_added_up_2 A_n B_n n attribute_run) as before_added_up.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ before_added_up) (eqns _ _ (eqn 1 _ _ attributes) (eqn (-1) _ _ attributes_after_it)) _).
  algebra [a'; a; A_n; B_n].
Qed.

Lemma attributes_left : forall (A_n B_n F Q_n W_c a a' a_0 c c' k n p p' : ℝ),
  a = A_n -> (* attributes *)
  a' = B_n -> (* attributes after it *)
  c' = c - p -> (* taken away *)
  Q_n = k -> (* one is asked for *)
  k ^ 2 = k -> (* put down or not *)
  p' = 0 -> (* true of nothing that is left *)
  a <= - F + a_0 -> (* attributes left *)
  (1 - k) * (W_c - 1) >= 0 -> (* halts only if each rule is wrong *)
  c' >= 1 -> (* some are left *)
  Greedy_decision_lists.settled_added_up_run c c' p p' A_n B_n Q_n n ->
  Greedy_decision_lists.wrong_on_none_run W_c c ->
  a' <= - F + a_0 - 1.
Proof. (* certificate *)
  intros A_n B_n F Q_n W_c a a' a_0 c c' k n p p' attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left attributes_left halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run.
  pose proof (Greedy_decision_lists.one_attribute_less A_n B_n Q_n W_c a a' c c' k n p p' attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run) as one_attribute_less.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ attributes_left) (of_le _ _ one_attribute_less)) (eq_refl 0) _).
  algebra [a'; F; a_0; a].
Qed.

Lemma attributes_left_2 : forall (A_n B_n F a a' a_0 n : ℝ),
  a = A_n -> (* attributes *)
  a' = B_n -> (* attributes after it *)
  a <= - F + a_0 -> (* attributes left *)
  Greedy_decision_lists.before_added_up_run A_n B_n n ->
  a' <= - F + a_0.
Proof. (* certificate *)
  intros A_n B_n F a a' a_0 n attributes attributes_after_it attributes_left attribute_run.
  pose proof (Greedy_decision_lists.no_attribute_more A_n B_n a a' n attributes attributes_after_it attribute_run) as no_attribute_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ attributes_left) (of_le _ _ no_attribute_more)) (eq_refl 0) _).
  algebra [a'; F; a_0; a].
Qed.

Inductive attributes_left_run (a_0 : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | attributes_left_run_start : attributes_left_run a_0 a_0 0 0
  | attributes_left_run_next_F : forall (A_n B_n F G Q_n W_c a a' c c' k n p p' : ℝ),
      attributes_left_run a_0 a F G ->
      a = A_n -> (* attributes *)
      a' = B_n -> (* attributes after it *)
      c' = c - p -> (* taken away *)
      Q_n = k -> (* one is asked for *)
      k ^ 2 = k -> (* put down or not *)
      p' = 0 -> (* true of nothing that is left *)
      (1 - k) * (W_c - 1) >= 0 -> (* halts only if each rule is wrong *)
      c' >= 1 -> (* some are left *)
      Greedy_decision_lists.settled_added_up_run c c' p p' A_n B_n Q_n n ->
      Greedy_decision_lists.wrong_on_none_run W_c c ->
      attributes_left_run a_0 a' (F + 1) G
  | attributes_left_run_next_G : forall (A_n B_n F G a a' n : ℝ),
      attributes_left_run a_0 a F G ->
      a = A_n -> (* attributes *)
      a' = B_n -> (* attributes after it *)
      Greedy_decision_lists.before_added_up_run A_n B_n n ->
      attributes_left_run a_0 a' F (G + 1).

Lemma attributes_left_3 : forall (F G a_0 a_T : ℝ),
  Greedy_decision_lists.attributes_left_run a_0 a_T F G ->
  a_T <= - F + a_0.
Proof. (* induction *)
  intros F G a_0 a_T round_run.
  cut (forall (a F G : ℝ), Greedy_decision_lists.attributes_left_run a_0 a F G ->
    a <= - F + a_0).
  { intros all. pose proof (all a_T F G round_run) as kept.
    exact kept. }
  clear round_run a_T F G.
  refine (Greedy_decision_lists.attributes_left_run_ind a_0 (fun (a F G : ℝ) =>
    a <= - F + a_0) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [a_0].
  - intros A_n B_n F G Q_n W_c a a' c c' k n p p' _ kept_2 attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run.
    refine (same_le _ _ _ (of_le _ _ (Greedy_decision_lists.attributes_left A_n B_n F Q_n W_c a a' a_0 c c' k n p p' attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left kept_2 halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run)) _). algebra [a'; F; a_0].
  - intros A_n B_n F G a a' n _ kept_2 attributes attributes_after_it attribute_run.
    exact (Greedy_decision_lists.attributes_left_2 A_n B_n F a a' a_0 n attributes attributes_after_it kept_2 attribute_run).
Qed.

Lemma rounds : forall (F G T a_0 a_T n : ℝ),
  T = F + G -> (* all rounds *)
  G <= 1 -> (* one last round *)
  a_0 <= n -> (* no more than all *)
  a_T >= 0 -> (* no less than none *)
  Greedy_decision_lists.attributes_left_run a_0 a_T F G ->
  T <= n + 1.
Proof. (* certificate *)
  intros F G T a_0 a_T n all_rounds one_last_round no_more_than_all no_less_than_none round_run.
  pose proof (Greedy_decision_lists.attributes_left_3 F G a_0 a_T round_run) as attributes_left.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ no_less_than_none) (of_le _ _ one_last_round)) (of_le _ _ no_more_than_all)) (of_le _ _ attributes_left)) (eqn (-1) _ _ all_rounds) _).
  algebra [T; n; F; G; a_T; a_0].
Qed.

Inductive run_over_round (a_0 : ℝ) : ℝ -> nat -> nat -> Prop :=
  | run_over_round_start : run_over_round a_0 a_0 0%nat 0%nat
  | run_over_round_next_F : forall (A_n B_n Q_n W_c a a' c c' k n p p' : ℝ) (F G : nat),
      run_over_round a_0 a F G ->
      a = A_n -> (* attributes *)
      a' = B_n -> (* attributes after it *)
      c' = c - p -> (* taken away *)
      Q_n = k -> (* one is asked for *)
      k ^ 2 = k -> (* put down or not *)
      p' = 0 -> (* true of nothing that is left *)
      (1 - k) * (W_c - 1) >= 0 -> (* halts only if each rule is wrong *)
      c' >= 1 -> (* some are left *)
      Greedy_decision_lists.settled_added_up_run c c' p p' A_n B_n Q_n n ->
      Greedy_decision_lists.wrong_on_none_run W_c c ->
      run_over_round a_0 a' (Datatypes.S F) G
  | run_over_round_next_G : forall (A_n B_n a a' n : ℝ) (F G : nat),
      run_over_round a_0 a F G ->
      a = A_n -> (* attributes *)
      a' = B_n -> (* attributes after it *)
      Greedy_decision_lists.before_added_up_run A_n B_n n ->
      run_over_round a_0 a' F (Datatypes.S G).

Lemma run_over_round_is_attributes_left_run : forall (a_0 a_T : ℝ) (F G : nat),
  Greedy_decision_lists.run_over_round a_0 a_T F G -> Greedy_decision_lists.attributes_left_run a_0 a_T (INR F) (INR G).
Proof.
  intros a_0 a_T F G run.
  refine (Greedy_decision_lists.run_over_round_ind a_0 (fun (a : ℝ) (F G : nat) => Greedy_decision_lists.attributes_left_run a_0 a (INR F) (INR G)) _ _ _ a_T F G run); clear run a_T F G.
  - exact (Greedy_decision_lists.attributes_left_run_start a_0).
  - intros A_n B_n Q_n W_c a a' c c' k n p p' F G _ previous attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run. rewrite S_INR.
    exact (Greedy_decision_lists.attributes_left_run_next_F a_0 A_n B_n (INR F) (INR G) Q_n W_c a a' c c' k n p p' previous attributes attributes_after_it taken_away one_is_asked_for put_down_or_not true_of_nothing_that_is_left halts_only_if_each_rule_is_wrong some_are_left attribute_run example_run).
  - intros A_n B_n a a' n F G _ previous attributes attributes_after_it attribute_run. rewrite S_INR.
    exact (Greedy_decision_lists.attributes_left_run_next_G a_0 A_n B_n (INR F) (INR G) a a' n previous attributes attributes_after_it attribute_run).
Qed.

End Greedy_decision_lists.

Theorem theorem_Greedy_decision_lists : forall (T a_0 a_T n : ℝ) (F G : nat),
  Greedy_decision_lists.run_over_round a_0 a_T F G ->
  T = INR F + INR G -> (* all rounds *)
  INR G <= 1 -> (* one last round *)
  a_0 <= n -> (* no more than all *)
  a_T >= 0 -> (* no less than none *)
  T <= n + 1.
Proof.
  intros T a_0 a_T n F G round_run all_rounds one_last_round no_more_than_all no_less_than_none.
  exact (Greedy_decision_lists.rounds (INR F) (INR G) T a_0 a_T n all_rounds one_last_round no_more_than_all no_less_than_none (Greedy_decision_lists.run_over_round_is_attributes_left_run a_0 a_T F G round_run)).
Qed.

Module What_a_greedy_list_gets_right.

Lemma its_answer : forall (b d h o r s : ℝ),
  h ^ 2 = h -> (* true or not *)
  (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
  o ^ 2 = o -> (* left over or not *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* taken by the first rule that is true *)
  (1 - o) * (b * s - 1) >= 0.
Proof. (* certificate *)
  intros b d h o r s true_or_not true_where_it_is_taken left_over_or_not ranks_of_the_target taken_by_the_first_rule_that_is_true.
  pose proof (Greedy_decision_lists.the_highest_decides b d h r s true_or_not ranks_of_the_target taken_by_the_first_rule_that_is_true) as the_highest_decides.
  pose proof (Decision_lists_by_levels.o_1 o left_over_or_not) as o_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ the_highest_decides) (of_ge _ _ o_1)) (eqn (b * s - 1) _ _ true_where_it_is_taken) _).
  algebra [o; b; s; h].
Qed.

Lemma right : forall (b d e h o r s y : ℝ),
  (1 - o) * (- b + y) = 0 -> (* right where it is taken *)
  h ^ 2 = h -> (* true or not *)
  (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
  o ^ 2 = o -> (* left over or not *)
  2 * e = - s * y + 1 -> (* wrong or not *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* taken by the first rule that is true *)
  e * (1 - o) <= 0.
Proof. (* certificate *)
  intros b d e h o r s y right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not wrong_or_not ranks_of_the_target taken_by_the_first_rule_that_is_true.
  pose proof (What_a_greedy_list_gets_right.its_answer b d h o r s true_or_not true_where_it_is_taken left_over_or_not ranks_of_the_target taken_by_the_first_rule_that_is_true) as its_answer.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (of_ge _ _ its_answer)) (eqns _ _ (eqn (o / 2 - 1 / 2) _ _ wrong_or_not) (eqn (s / 2) _ _ right_where_it_is_taken)) _).
  algebra [e; o; s; y; b].
Qed.

Lemma at_most_one : forall (e s y : ℝ),
  s ^ 2 = 1 -> (* what the list says *)
  2 * e = - s * y + 1 -> (* wrong or not *)
  y ^ 2 = 1 -> (* label *)
  e <= 1.
Proof. (* certificate *)
  intros e s y what_the_list_says wrong_or_not label.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 4)) (sq (s + y))) (eqns _ _ (eqns _ _ (eqn (-1 / 2) _ _ wrong_or_not) (eqn (-1 / 4) _ _ label)) (eqn (-1 / 4) _ _ what_the_list_says)) _).
  algebra [e; s; y].
Qed.

Lemma wrong_if_left_over : forall (b d e h o r s y : ℝ),
  (1 - o) * (- b + y) = 0 -> (* right where it is taken *)
  h ^ 2 = h -> (* true or not *)
  (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
  o ^ 2 = o -> (* left over or not *)
  s ^ 2 = 1 -> (* what the list says *)
  2 * e = - s * y + 1 -> (* wrong or not *)
  y ^ 2 = 1 -> (* label *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* taken by the first rule that is true *)
  e <= o.
Proof. (* certificate *)
  intros b d e h o r s y right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true.
  pose proof (What_a_greedy_list_gets_right.right b d e h o r s y right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not wrong_or_not ranks_of_the_target taken_by_the_first_rule_that_is_true) as right.
  pose proof (What_a_greedy_list_gets_right.at_most_one e s y what_the_list_says wrong_or_not label) as at_most_one.
  pose proof (Decision_lists_by_levels.o_0 o left_over_or_not) as o_0.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ right) (times _ _ (of_le _ _ at_most_one) (of_ge _ _ o_0))) (eq_refl 0) _).
  algebra [e; o].
Qed.

Lemma added : forall (V V' X X' b d e h o r s y : ℝ),
  V' = V + e -> (* V so far *)
  X' = X + o -> (* X so far *)
  (1 - o) * (- b + y) = 0 -> (* right where it is taken *)
  h ^ 2 = h -> (* true or not *)
  (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
  o ^ 2 = o -> (* left over or not *)
  s ^ 2 = 1 -> (* what the list says *)
  2 * e = - s * y + 1 -> (* wrong or not *)
  y ^ 2 = 1 -> (* label *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* taken by the first rule that is true *)
  V' - X' <= V - X.
Proof. (* certificate *)
  intros V V' X X' b d e h o r s y V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true.
  pose proof (What_a_greedy_list_gets_right.wrong_if_left_over b d e h o r s y right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true) as wrong_if_left_over.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ wrong_if_left_over) (eqns _ _ (eqn (-1) _ _ V_so_far) (eqn 1 _ _ X_so_far)) _).
  algebra [V'; X'; V; X; e; o].
Qed.

Lemma errors : forall (V V' X X' b d e h o r s y : ℝ),
  V' = V + e -> (* V so far *)
  X' = X + o -> (* X so far *)
  (1 - o) * (- b + y) = 0 -> (* right where it is taken *)
  h ^ 2 = h -> (* true or not *)
  (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
  o ^ 2 = o -> (* left over or not *)
  s ^ 2 = 1 -> (* what the list says *)
  2 * e = - s * y + 1 -> (* wrong or not *)
  y ^ 2 = 1 -> (* label *)
  V - X <= 0 -> (* errors *)
  h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d >= r -> (* taken by the first rule that is true *)
  V' - X' <= 0.
Proof. (* certificate *)
  intros V V' X X' b d e h o r s y V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label errors ranks_of_the_target taken_by_the_first_rule_that_is_true.
  pose proof (What_a_greedy_list_gets_right.added V V' X X' b d e h o r s y V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ errors) (of_le _ _ added)) (eq_refl 0) _).
  algebra [V'; X'; V; X].
Qed.

Inductive errors_run : ℝ -> ℝ -> ℝ -> Prop :=
  | errors_run_start : errors_run 0 0 0
  | errors_run_next : forall (V V' X X' b d e h m o r s y : ℝ),
      errors_run V X m ->
      V' = V + e -> (* V so far *)
      X' = X + o -> (* X so far *)
      (1 - o) * (- b + y) = 0 -> (* right where it is taken *)
      h ^ 2 = h -> (* true or not *)
      (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
      o ^ 2 = o -> (* left over or not *)
      s ^ 2 = 1 -> (* what the list says *)
      2 * e = - s * y + 1 -> (* wrong or not *)
      y ^ 2 = 1 -> (* label *)
      h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
      d >= r -> (* taken by the first rule that is true *)
      errors_run V' X' (m + 1).

Lemma errors_2 : forall (V_m X_m m : ℝ),
  What_a_greedy_list_gets_right.errors_run V_m X_m m ->
  V_m - X_m <= 0.
Proof. (* induction *)
  intros V_m X_m m example_run.
  cut (forall (V X m : ℝ), What_a_greedy_list_gets_right.errors_run V X m ->
    V - X <= 0).
  { intros all. pose proof (all V_m X_m m example_run) as kept.
    exact kept. }
  clear example_run V_m X_m m.
  refine (What_a_greedy_list_gets_right.errors_run_ind (fun (V X m : ℝ) =>
    V - X <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros V V' X X' b d e h m o r s y _ kept_2 V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true.
    exact (What_a_greedy_list_gets_right.errors V V' X X' b d e h o r s y V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label kept_2 ranks_of_the_target taken_by_the_first_rule_that_is_true).
Qed.

Lemma right_on_the_sample : forall (E U V_m X_m m : ℝ),
  E = V_m -> (* all errors *)
  U = X_m -> (* all that is left over *)
  What_a_greedy_list_gets_right.errors_run V_m X_m m ->
  E <= U.
Proof. (* certificate *)
  intros E U V_m X_m m all_errors all_that_is_left_over example_run.
  pose proof (What_a_greedy_list_gets_right.errors_2 V_m X_m m example_run) as errors.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ errors) (eqns _ _ (eqn (-1) _ _ all_errors) (eqn 1 _ _ all_that_is_left_over)) _).
  algebra [E; U; V_m; X_m].
Qed.

Inductive run_over_example : ℝ -> ℝ -> nat -> Prop :=
  | run_over_example_start : run_over_example 0 0 0%nat
  | run_over_example_next : forall (V V' X X' b d e h o r s y : ℝ) (m : nat),
      run_over_example V X m ->
      V' = V + e -> (* V so far *)
      X' = X + o -> (* X so far *)
      (1 - o) * (- b + y) = 0 -> (* right where it is taken *)
      h ^ 2 = h -> (* true or not *)
      (1 - h) * (1 - o) = 0 -> (* true where it is taken *)
      o ^ 2 = o -> (* left over or not *)
      s ^ 2 = 1 -> (* what the list says *)
      2 * e = - s * y + 1 -> (* wrong or not *)
      y ^ 2 = 1 -> (* label *)
      h * (b * s - 2 * d + 2 * r - 1) >= 0 -> (* ranks of the target *)
      d >= r -> (* taken by the first rule that is true *)
      run_over_example V' X' (Datatypes.S m).

Lemma run_over_example_is_errors_run : forall (V_m X_m : ℝ) (m : nat),
  What_a_greedy_list_gets_right.run_over_example V_m X_m m -> What_a_greedy_list_gets_right.errors_run V_m X_m (INR m).
Proof.
  intros V_m X_m m run.
  refine (What_a_greedy_list_gets_right.run_over_example_ind (fun (V X : ℝ) (m : nat) => What_a_greedy_list_gets_right.errors_run V X (INR m)) _ _ V_m X_m m run); clear run V_m X_m m.
  - exact What_a_greedy_list_gets_right.errors_run_start.
  - intros V V' X X' b d e h o r s y m _ previous V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true. rewrite S_INR.
    exact (What_a_greedy_list_gets_right.errors_run_next V V' X X' b d e h (INR m) o r s y previous V_so_far X_so_far right_where_it_is_taken true_or_not true_where_it_is_taken left_over_or_not what_the_list_says wrong_or_not label ranks_of_the_target taken_by_the_first_rule_that_is_true).
Qed.

End What_a_greedy_list_gets_right.

Theorem theorem_What_a_greedy_list_gets_right : forall (E U V_m X_m : ℝ) (m : nat),
  What_a_greedy_list_gets_right.run_over_example V_m X_m m ->
  E = V_m -> (* all errors *)
  U = X_m -> (* all that is left over *)
  E <= U.
Proof.
  intros E U V_m X_m m example_run all_errors all_that_is_left_over.
  exact (What_a_greedy_list_gets_right.right_on_the_sample E U V_m X_m (INR m) all_errors all_that_is_left_over (What_a_greedy_list_gets_right.run_over_example_is_errors_run V_m X_m m example_run)).
Qed.

Module Every_block_finds_a_hypothesis.

Lemma one_block_at_most : forall (q s t t' : ℝ),
  t' = s + t + 1 -> (* examples so far *)
  s <= q - 1 -> (* not output yet *)
  t' <= q + t.
Proof. (* certificate *)
  intros q s t t' examples_so_far not_output_yet.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ not_output_yet) (eqn (-1) _ _ examples_so_far) _).
  algebra [t'; q; t; s].
Qed.

Lemma blocks_so_far : forall (K q s t t' : ℝ),
  t' = s + t + 1 -> (* examples so far *)
  t <= K * q -> (* blocks so far *)
  s <= q - 1 -> (* not output yet *)
  t' <= q * (K + 1).
Proof. (* certificate *)
  intros K q s t t' examples_so_far blocks_so_far not_output_yet.
  pose proof (Every_block_finds_a_hypothesis.one_block_at_most q s t t' examples_so_far not_output_yet) as one_block_at_most.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ blocks_so_far) (of_le _ _ one_block_at_most)) (eq_refl 0) _).
  algebra [t'; q; K; t].
Qed.

Inductive blocks_so_far_run (q : ℝ) : ℝ -> ℝ -> Prop :=
  | blocks_so_far_run_start : blocks_so_far_run q 0 0
  | blocks_so_far_run_next : forall (K s t t' : ℝ),
      blocks_so_far_run q t K ->
      t' = s + t + 1 -> (* examples so far *)
      s <= q - 1 -> (* not output yet *)
      blocks_so_far_run q t' (K + 1).

Lemma blocks_so_far_2 : forall (K q t_K : ℝ),
  Every_block_finds_a_hypothesis.blocks_so_far_run q t_K K ->
  t_K <= K * q.
Proof. (* induction *)
  intros K q t_K hypothesis_run.
  cut (forall (t K : ℝ), Every_block_finds_a_hypothesis.blocks_so_far_run q t K ->
    t <= K * q).
  { intros all. pose proof (all t_K K hypothesis_run) as kept.
    exact kept. }
  clear hypothesis_run t_K K.
  refine (Every_block_finds_a_hypothesis.blocks_so_far_run_ind q (fun (t K : ℝ) =>
    t <= K * q) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [q].
  - intros K s t t' _ kept_2 examples_so_far not_output_yet.
    refine (same_le _ _ _ (of_le _ _ (Every_block_finds_a_hypothesis.blocks_so_far K q s t t' examples_so_far kept_2 not_output_yet)) _). algebra [t'; q; K].
Qed.

Lemma no_output : forall (K M m q s_K t_K : ℝ),
  m = s_K + t_K -> (* the last hypothesis *)
  K <= M -> (* mistake bound of the learner *)
  s_K <= q - 1 -> (* nor is the last one output *)
  q >= 0 -> (* a count *)
  Every_block_finds_a_hypothesis.blocks_so_far_run q t_K K ->
  m <= q * (M + 1) - 1.
Proof. (* certificate *)
  intros K M m q s_K t_K the_last_hypothesis mistake_bound_of_the_learner nor_is_the_last_one_output a_count hypothesis_run.
  pose proof (Every_block_finds_a_hypothesis.blocks_so_far_2 K q t_K hypothesis_run) as blocks_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ nor_is_the_last_one_output) (of_le _ _ blocks_so_far)) (times _ _ (of_ge _ _ a_count) (of_le _ _ mistake_bound_of_the_learner))) (eqn (-1) _ _ the_last_hypothesis) _).
  algebra [m; q; M; s_K; t_K; K].
Qed.

Inductive run_over_hypothesis (q : ℝ) : ℝ -> nat -> Prop :=
  | run_over_hypothesis_start : run_over_hypothesis q 0 0%nat
  | run_over_hypothesis_next : forall (s t t' : ℝ) (K : nat),
      run_over_hypothesis q t K ->
      t' = s + t + 1 -> (* examples so far *)
      s <= q - 1 -> (* not output yet *)
      run_over_hypothesis q t' (Datatypes.S K).

Lemma run_over_hypothesis_is_blocks_so_far_run : forall (q t_K : ℝ) (K : nat),
  Every_block_finds_a_hypothesis.run_over_hypothesis q t_K K -> Every_block_finds_a_hypothesis.blocks_so_far_run q t_K (INR K).
Proof.
  intros q t_K K run.
  refine (Every_block_finds_a_hypothesis.run_over_hypothesis_ind q (fun (t : ℝ) (K : nat) => Every_block_finds_a_hypothesis.blocks_so_far_run q t (INR K)) _ _ t_K K run); clear run t_K K.
  - exact (Every_block_finds_a_hypothesis.blocks_so_far_run_start q).
  - intros s t t' K _ previous examples_so_far not_output_yet. rewrite S_INR.
    exact (Every_block_finds_a_hypothesis.blocks_so_far_run_next q (INR K) s t t' previous examples_so_far not_output_yet).
Qed.

End Every_block_finds_a_hypothesis.

Theorem theorem_Every_block_finds_a_hypothesis : forall (M m q s_K t_K : ℝ) (K : nat),
  Every_block_finds_a_hypothesis.run_over_hypothesis q t_K K ->
  m = s_K + t_K -> (* the last hypothesis *)
  INR K <= M -> (* mistake bound of the learner *)
  s_K <= q - 1 -> (* nor is the last one output *)
  q >= 0 -> (* a count *)
  m <= q * (M + 1) - 1.
Proof.
  intros M m q s_K t_K K hypothesis_run the_last_hypothesis mistake_bound_of_the_learner nor_is_the_last_one_output a_count.
  exact (Every_block_finds_a_hypothesis.no_output (INR K) M m q s_K t_K the_last_hypothesis mistake_bound_of_the_learner nor_is_the_last_one_output a_count (Every_block_finds_a_hypothesis.run_over_hypothesis_is_blocks_so_far_run q t_K K hypothesis_run)).
Qed.

Module A_bad_hypothesis_that_survives.

Lemma step : forall (l : ℝ),
  l ^ 2 = l -> (* followed or not *)
  1 - l >= 0.
Proof. (* certificate *)
  intros l followed_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - l)) (eqn (-1) _ _ followed_or_not) _).
  algebra [l].
Qed.

Lemma step_2 : forall (i : ℝ),
  i ^ 2 = i -> (* errs or not *)
  1 - i >= 0.
Proof. (* certificate *)
  intros i errs_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - i)) (eqn (-1) _ _ errs_or_not) _).
  algebra [i].
Qed.

Lemma what_a_draw_leaves : forall (i : ℝ),
  i ^ 2 = i -> (* errs or not *)
  1 - i >= 0.
Proof. (* certificate *)
  intros i errs_or_not.
  pose proof (A_bad_hypothesis_that_survives.step_2 i errs_or_not) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ fact) (eq_refl 0) _).
  algebra [i].
Qed.

Lemma what_is_not_followed : forall (a i l p : ℝ),
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  a >= 0 -> (* a weight *)
  p >= 0 -> (* a probability *)
  a * p * (1 - i) * (1 - l) >= 0.
Proof. (* certificate *)
  intros a i l p errs_or_not followed_or_not a_weight a_probability.
  pose proof (A_bad_hypothesis_that_survives.step l followed_or_not) as fact.
  pose proof (A_bad_hypothesis_that_survives.what_a_draw_leaves i errs_or_not) as what_a_draw_leaves.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (times _ _ (times _ _ (of_ge _ _ a_probability) (of_ge _ _ a_weight)) (of_ge _ _ fact)) (of_ge _ _ what_a_draw_leaves)) (eq_refl 0) _).
  algebra [a; p; i; l].
Qed.

Lemma one_instance : forall (D D' G G' a b b' i l p : ℝ),
  G' = G + p -> (* instances so far *)
  D' = D + i * p -> (* errors so far *)
  b' = a * l * p * (1 - i) + b -> (* independent draw *)
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  a >= 0 -> (* a weight *)
  p >= 0 -> (* a probability *)
  - a * (- D' + G') + b' <= - a * (- D + G) + b.
Proof. (* certificate *)
  intros D D' G G' a b b' i l p instances_so_far errors_so_far independent_draw errs_or_not followed_or_not a_weight a_probability.
  pose proof (A_bad_hypothesis_that_survives.what_is_not_followed a i l p errs_or_not followed_or_not a_weight a_probability) as what_is_not_followed.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ what_is_not_followed) (eqns _ _ (eqns _ _ (eqn (- a) _ _ errors_so_far) (eqn a _ _ instances_so_far)) (eqn (-1) _ _ independent_draw)) _).
  algebra [a; D'; G'; b'; D; G; b; i; p; l].
Qed.

Lemma over_the_instances : forall (D D' G G' a b b' i l p : ℝ),
  G' = G + p -> (* instances so far *)
  D' = D + i * p -> (* errors so far *)
  b' = a * l * p * (1 - i) + b -> (* independent draw *)
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  - a * (- D + G) + b <= 0 -> (* over the instances *)
  a >= 0 -> (* a weight *)
  p >= 0 -> (* a probability *)
  - a * (- D' + G') + b' <= 0.
Proof. (* certificate *)
  intros D D' G G' a b b' i l p instances_so_far errors_so_far independent_draw errs_or_not followed_or_not over_the_instances a_weight a_probability.
  pose proof (A_bad_hypothesis_that_survives.one_instance D D' G G' a b b' i l p instances_so_far errors_so_far independent_draw errs_or_not followed_or_not a_weight a_probability) as one_instance.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_instances) (of_le _ _ one_instance)) (eq_refl 0) _).
  algebra [a; D'; G'; b'; D; G; b].
Qed.

Inductive over_the_instances_run (a : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_instances_run_start : over_the_instances_run a 0 0 0 0
  | over_the_instances_run_next : forall (D D' G G' N_x b b' i l p : ℝ),
      over_the_instances_run a D G b N_x ->
      G' = G + p -> (* instances so far *)
      D' = D + i * p -> (* errors so far *)
      b' = a * l * p * (1 - i) + b -> (* independent draw *)
      i ^ 2 = i -> (* errs or not *)
      l ^ 2 = l -> (* followed or not *)
      p >= 0 -> (* a probability *)
      over_the_instances_run a D' G' b' (N_x + 1).

Lemma over_the_instances_2 : forall (D_n G_n N_x a b_n : ℝ),
  a >= 0 -> (* a weight *)
  A_bad_hypothesis_that_survives.over_the_instances_run a D_n G_n b_n N_x ->
  - a * (- D_n + G_n) + b_n <= 0.
Proof. (* induction *)
  intros D_n G_n N_x a b_n a_weight instance_run.
  cut (forall (D G b N_x : ℝ), A_bad_hypothesis_that_survives.over_the_instances_run a D G b N_x ->
    - a * (- D + G) + b <= 0).
  { intros all. pose proof (all D_n G_n b_n N_x instance_run) as kept.
    exact kept. }
  clear instance_run D_n G_n b_n N_x.
  refine (A_bad_hypothesis_that_survives.over_the_instances_run_ind a (fun (D G b N_x : ℝ) =>
    - a * (- D + G) + b <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [a].
  - intros D D' G G' N_x b b' i l p _ kept_2 instances_so_far errors_so_far independent_draw errs_or_not followed_or_not a_probability.
    exact (A_bad_hypothesis_that_survives.over_the_instances D D' G G' a b b' i l p instances_so_far errors_so_far independent_draw errs_or_not followed_or_not kept_2 a_weight a_probability).
Qed.

Lemma one_draw : forall (D_n G_n N_x a b_n ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  a >= 0 -> (* a weight *)
  A_bad_hypothesis_that_survives.over_the_instances_run a D_n G_n b_n N_x ->
  b_n <= a * (1 - ρ).
Proof. (* certificate *)
  intros D_n G_n N_x a b_n ρ error_of_the_hypothesis all_instances a_weight instance_run.
  pose proof (A_bad_hypothesis_that_survives.over_the_instances_2 D_n G_n N_x a b_n a_weight instance_run) as over_the_instances.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_instances) (eqns _ _ (eqn (- a) _ _ error_of_the_hypothesis) (eqn (- a) _ _ all_instances)) _).
  algebra [b_n; a; ρ; D_n; G_n].
Qed.

Lemma a_bad_one : forall (D_n G_n N_x a b_n ε ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  ρ >= ε -> (* bad hypothesis *)
  a >= 0 -> (* a weight *)
  A_bad_hypothesis_that_survives.over_the_instances_run a D_n G_n b_n N_x ->
  b_n <= a * (1 - ε).
Proof. (* certificate *)
  intros D_n G_n N_x a b_n ε ρ error_of_the_hypothesis all_instances bad_hypothesis a_weight instance_run.
  pose proof (A_bad_hypothesis_that_survives.one_draw D_n G_n N_x a b_n ρ error_of_the_hypothesis all_instances a_weight instance_run) as one_draw.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_draw) (times _ _ (of_ge _ _ bad_hypothesis) (of_ge _ _ a_weight))) (eq_refl 0) _).
  algebra [b_n; a; ε; ρ].
Qed.

Lemma one_history : forall (D_n G_n N_x T T' U U' a b_n ε ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  T' = T + a -> (* weight so far *)
  U' = U + b_n -> (* weight after it so far *)
  G_n = 1 -> (* all instances *)
  ρ >= ε -> (* bad hypothesis *)
  a >= 0 -> (* a weight *)
  A_bad_hypothesis_that_survives.over_the_instances_run a D_n G_n b_n N_x ->
  - T' * (1 - ε) + U' <= - T * (1 - ε) + U.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances bad_hypothesis a_weight instance_run.
  pose proof (A_bad_hypothesis_that_survives.a_bad_one D_n G_n N_x a b_n ε ρ error_of_the_hypothesis all_instances bad_hypothesis a_weight instance_run) as a_bad_one.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ a_bad_one) (eqns _ _ (eqn (1 - ε) _ _ weight_so_far) (eqn (-1) _ _ weight_after_it_so_far)) _).
  algebra [T'; ε; U'; T; U; a; b_n].
Qed.

Lemma over_the_histories : forall (D_n G_n N_x T T' U U' a b_n ε ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  T' = T + a -> (* weight so far *)
  U' = U + b_n -> (* weight after it so far *)
  G_n = 1 -> (* all instances *)
  - T * (1 - ε) + U <= 0 -> (* over the histories *)
  ρ >= ε -> (* bad hypothesis *)
  a >= 0 -> (* a weight *)
  A_bad_hypothesis_that_survives.over_the_instances_run a D_n G_n b_n N_x ->
  - T' * (1 - ε) + U' <= 0.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances over_the_histories bad_hypothesis a_weight instance_run.
  pose proof (A_bad_hypothesis_that_survives.one_history D_n G_n N_x T T' U U' a b_n ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances bad_hypothesis a_weight instance_run) as one_history.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_histories) (of_le _ _ one_history)) (eq_refl 0) _).
  algebra [T'; ε; U'; T; U].
Qed.

Inductive over_the_histories_run (ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_histories_run_start : over_the_histories_run ε 0 0 0
  | over_the_histories_run_next : forall (D_n G_n N_x T T' U U' a b_n n_h ρ : ℝ),
      over_the_histories_run ε T U n_h ->
      ρ = D_n -> (* error of the hypothesis *)
      T' = T + a -> (* weight so far *)
      U' = U + b_n -> (* weight after it so far *)
      G_n = 1 -> (* all instances *)
      ρ >= ε -> (* bad hypothesis *)
      a >= 0 -> (* a weight *)
      A_bad_hypothesis_that_survives.over_the_instances_run a D_n G_n b_n N_x ->
      over_the_histories_run ε T' U' (n_h + 1).

Lemma over_the_histories_2 : forall (T_n U_n n_h ε : ℝ),
  A_bad_hypothesis_that_survives.over_the_histories_run ε T_n U_n n_h ->
  - T_n * (1 - ε) + U_n <= 0.
Proof. (* induction *)
  intros T_n U_n n_h ε history_run.
  cut (forall (T U n_h : ℝ), A_bad_hypothesis_that_survives.over_the_histories_run ε T U n_h ->
    - T * (1 - ε) + U <= 0).
  { intros all. pose proof (all T_n U_n n_h history_run) as kept.
    exact kept. }
  clear history_run T_n U_n n_h.
  refine (A_bad_hypothesis_that_survives.over_the_histories_run_ind ε (fun (T U n_h : ℝ) =>
    - T * (1 - ε) + U <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε].
  - intros D_n G_n N_x T T' U U' a b_n n_h ρ _ kept_2 error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances bad_hypothesis a_weight instance_run.
    exact (A_bad_hypothesis_that_survives.over_the_histories D_n G_n N_x T T' U U' a b_n ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances kept_2 bad_hypothesis a_weight instance_run).
Qed.

Lemma one_survived : forall (A A' T_n U_n n_h ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  A_bad_hypothesis_that_survives.over_the_histories_run ε T_n U_n n_h ->
  A' <= A * (1 - ε).
Proof. (* certificate *)
  intros A A' T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it history_run.
  pose proof (A_bad_hypothesis_that_survives.over_the_histories_2 T_n U_n n_h ε history_run) as over_the_histories.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_histories) (eqns _ _ (eqn (1 - ε) _ _ weight_of_the_histories) (eqn (-1) _ _ weight_of_the_histories_after_it)) _).
  algebra [A'; A; ε; T_n; U_n].
Qed.

Lemma one_survived_2 : forall (A A' T_n U_n n_h ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  A_bad_hypothesis_that_survives.over_the_histories_run ε T_n U_n n_h ->
  - A' >= A * (ε - 1).
Proof. (* certificate *)
  intros A A' T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it history_run.
  pose proof (A_bad_hypothesis_that_survives.one_survived A A' T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it history_run) as one_survived.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ one_survived) (eq_refl 0) _).
  algebra [A'; A; ε].
Qed.

Lemma at_most_1 : forall (ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  ε <= 1.
Proof. (* certificate *)
  intros ε at_most_1.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ at_most_1) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma survival : forall (A A' A_0 T_n U_n f f' n_h ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  f' = f * (1 - ε) -> (* one factor more *)
  ε <= 1 -> (* ε at most 1 *)
  - A >= - A_0 * f -> (* survival *)
  A_bad_hypothesis_that_survives.over_the_histories_run ε T_n U_n n_h ->
  - A' >= - A_0 * f'.
Proof. (* certificate *)
  intros A A' A_0 T_n U_n f f' n_h ε weight_of_the_histories weight_of_the_histories_after_it one_factor_more at_most_1 survival history_run.
  pose proof (A_bad_hypothesis_that_survives.one_survived_2 A A' T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it history_run) as one_survived.
  pose proof (A_bad_hypothesis_that_survives.at_most_1 ε at_most_1) as at_most_1_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ one_survived) (times _ _ (of_ge _ _ survival) (of_le _ _ at_most_1_2))) (eqn A_0 _ _ one_factor_more) _).
  algebra [A'; A_0; f'; f; ε; A].
Qed.

Inductive survival_run (A_0 ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | survival_run_start : survival_run A_0 ε A_0 1 0
  | survival_run_next : forall (A A' T_n U_n f f' n_h q : ℝ),
      survival_run A_0 ε A f q ->
      A = T_n -> (* weight of the histories *)
      A' = U_n -> (* weight of the histories after it *)
      f' = f * (1 - ε) -> (* one factor more *)
      A_bad_hypothesis_that_survives.over_the_histories_run ε T_n U_n n_h ->
      survival_run A_0 ε A' f' (q + 1).

Lemma survival_2 : forall (A_0 A_q Q q ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  - A_q >= - A_0 * Q.
Proof. (* induction *)
  intros A_0 A_q Q q ε at_most_1 example_run.
  cut (forall (A f q : ℝ), A_bad_hypothesis_that_survives.survival_run A_0 ε A f q ->
    - A >= - A_0 * f).
  { intros all. pose proof (all A_q Q q example_run) as kept.
    exact kept. }
  clear example_run A_q Q q.
  refine (A_bad_hypothesis_that_survives.survival_run_ind A_0 ε (fun (A f q : ℝ) =>
    - A >= - A_0 * f) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A_0].
  - intros A A' T_n U_n f f' n_h q _ kept_2 weight_of_the_histories weight_of_the_histories_after_it one_factor_more history_run.
    exact (A_bad_hypothesis_that_survives.survival A A' A_0 T_n U_n f f' n_h ε weight_of_the_histories weight_of_the_histories_after_it one_factor_more at_most_1 kept_2 history_run).
Qed.

Lemma a_power : forall (f f' ε : ℝ),
  f' = f * (1 - ε) -> (* one factor more *)
  ε <= 1 -> (* ε at most 1 *)
  f >= 0 -> (* a power *)
  f' >= 0.
Proof. (* certificate *)
  intros f f' ε one_factor_more at_most_1 a_power.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_power) (of_le _ _ at_most_1)) (eqn 1 _ _ one_factor_more) _).
  algebra [f'; f; ε].
Qed.

Inductive a_power_run (ε : ℝ) : ℝ -> ℝ -> Prop :=
  | a_power_run_start : a_power_run ε 1 0
  | a_power_run_next : forall (f f' q : ℝ),
      a_power_run ε f q ->
      f' = f * (1 - ε) -> (* one factor more *)
      a_power_run ε f' (q + 1).

Lemma a_power_2 : forall (Q q ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  Q >= 0.
Proof. (* induction *)
  intros Q q ε at_most_1 example_run.
  cut (forall (f q : ℝ), A_bad_hypothesis_that_survives.a_power_run ε f q ->
    f >= 0).
  { intros all. pose proof (all Q q example_run) as kept.
    exact kept. }
  clear example_run Q q.
  refine (A_bad_hypothesis_that_survives.a_power_run_ind ε (fun (f q : ℝ) =>
    f >= 0) _ _).
  - exact Halving.step_9.
  - intros f f' q _ kept_2 one_factor_more.
    exact (A_bad_hypothesis_that_survives.a_power f f' ε one_factor_more at_most_1 kept_2).
Qed.

Lemma one_hypothesis : forall (A_0 A_q Q q ε : ℝ),
  A_0 <= 1 -> (* comes into use at most once *)
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  A_q <= Q.
Proof. (* certificate *)
  intros A_0 A_q Q q ε comes_into_use_at_most_once at_most_1 example_run example_run_2.
  pose proof (A_bad_hypothesis_that_survives.survival_2 A_0 A_q Q q ε at_most_1 example_run) as survival.
  pose proof (A_bad_hypothesis_that_survives.a_power_2 Q q ε at_most_1 example_run_2) as a_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ survival) (times _ _ (of_le _ _ comes_into_use_at_most_once) (of_ge _ _ a_power))) (eq_refl 0) _).
  algebra [A_q; Q; A_0].
Qed.

Lemma one_more_hypothesis : forall (A_0 A_q Q c c' q ε : ℝ),
  c' = A_q + c -> (* bad outputs so far *)
  A_0 <= 1 -> (* comes into use at most once *)
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  c' <= Q + c.
Proof. (* certificate *)
  intros A_0 A_q Q c c' q ε bad_outputs_so_far comes_into_use_at_most_once at_most_1 example_run example_run_2.
  pose proof (A_bad_hypothesis_that_survives.one_hypothesis A_0 A_q Q q ε comes_into_use_at_most_once at_most_1 example_run example_run_2) as one_hypothesis.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_hypothesis) (eqn (-1) _ _ bad_outputs_so_far) _).
  algebra [c'; Q; c; A_q].
Qed.

Lemma all_hypotheses : forall (A_0 A_q H Q c c' q ε : ℝ),
  c' = A_q + c -> (* bad outputs so far *)
  A_0 <= 1 -> (* comes into use at most once *)
  ε <= 1 -> (* ε at most 1 *)
  c <= H * Q -> (* all hypotheses *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  c' <= Q * (H + 1).
Proof. (* certificate *)
  intros A_0 A_q H Q c c' q ε bad_outputs_so_far comes_into_use_at_most_once at_most_1 all_hypotheses example_run example_run_2.
  pose proof (A_bad_hypothesis_that_survives.one_more_hypothesis A_0 A_q Q c c' q ε bad_outputs_so_far comes_into_use_at_most_once at_most_1 example_run example_run_2) as one_more_hypothesis.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_hypotheses) (of_le _ _ one_more_hypothesis)) (eq_refl 0) _).
  algebra [c'; Q; H; c].
Qed.

Inductive all_hypotheses_run (Q ε : ℝ) : ℝ -> ℝ -> Prop :=
  | all_hypotheses_run_start : all_hypotheses_run Q ε 0 0
  | all_hypotheses_run_next : forall (A_0 A_q H c c' q : ℝ),
      all_hypotheses_run Q ε c H ->
      c' = A_q + c -> (* bad outputs so far *)
      A_0 <= 1 -> (* comes into use at most once *)
      A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
      A_bad_hypothesis_that_survives.a_power_run ε Q q ->
      all_hypotheses_run Q ε c' (H + 1).

Lemma all_hypotheses_2 : forall (H Q c_H ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c_H H ->
  c_H <= H * Q.
Proof. (* induction *)
  intros H Q c_H ε at_most_1 hypothesis_run.
  cut (forall (c H : ℝ), A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c H ->
    c <= H * Q).
  { intros all. pose proof (all c_H H hypothesis_run) as kept.
    exact kept. }
  clear hypothesis_run c_H H.
  refine (A_bad_hypothesis_that_survives.all_hypotheses_run_ind Q ε (fun (c H : ℝ) =>
    c <= H * Q) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [Q].
  - intros A_0 A_q H c c' q _ kept_2 bad_outputs_so_far comes_into_use_at_most_once example_run example_run_2.
    refine (same_le _ _ _ (of_le _ _ (A_bad_hypothesis_that_survives.all_hypotheses A_0 A_q H Q c c' q ε bad_outputs_so_far comes_into_use_at_most_once at_most_1 kept_2 example_run example_run_2)) _). algebra [c'; Q; H].
Qed.

Lemma one_more_hypothesis_2 : forall (A_q O O' c c' o : ℝ),
  c' = A_q + c -> (* bad outputs so far *)
  O' = O + o -> (* outputs so far *)
  o <= A_q -> (* output only if it survived *)
  O' - c' <= O - c.
Proof. (* certificate *)
  intros A_q O O' c c' o bad_outputs_so_far outputs_so_far output_only_if_it_survived.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ output_only_if_it_survived) (eqns _ _ (eqn (-1) _ _ outputs_so_far) (eqn 1 _ _ bad_outputs_so_far)) _).
  algebra [O'; c'; O; c; o; A_q].
Qed.

Lemma outputs_added_up : forall (A_q O O' c c' o : ℝ),
  c' = A_q + c -> (* bad outputs so far *)
  O' = O + o -> (* outputs so far *)
  O - c <= 0 -> (* outputs, added up *)
  o <= A_q -> (* output only if it survived *)
  O' - c' <= 0.
Proof. (* certificate *)
  intros A_q O O' c c' o bad_outputs_so_far outputs_so_far outputs_added_up output_only_if_it_survived.
  pose proof (A_bad_hypothesis_that_survives.one_more_hypothesis_2 A_q O O' c c' o bad_outputs_so_far outputs_so_far output_only_if_it_survived) as one_more_hypothesis.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ outputs_added_up) (of_le _ _ one_more_hypothesis)) (eq_refl 0) _).
  algebra [O'; c'; O; c].
Qed.

Inductive outputs_added_up_run : ℝ -> ℝ -> ℝ -> Prop :=
  | outputs_added_up_run_start : outputs_added_up_run 0 0 0
  | outputs_added_up_run_next : forall (A_q H O O' c c' o : ℝ),
      outputs_added_up_run O c H ->
      c' = A_q + c -> (* bad outputs so far *)
      O' = O + o -> (* outputs so far *)
      o <= A_q -> (* output only if it survived *)
      outputs_added_up_run O' c' (H + 1).

Lemma outputs_added_up_2 : forall (H O_H c_H : ℝ),
  A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H H ->
  O_H - c_H <= 0.
Proof. (* induction *)
  intros H O_H c_H hypothesis_run.
  cut (forall (O c H : ℝ), A_bad_hypothesis_that_survives.outputs_added_up_run O c H ->
    O - c <= 0).
  { intros all. pose proof (all O_H c_H H hypothesis_run) as kept.
    exact kept. }
  clear hypothesis_run O_H c_H H.
  refine (A_bad_hypothesis_that_survives.outputs_added_up_run_ind (fun (O c H : ℝ) =>
    O - c <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A_q H O O' c c' o _ kept_2 bad_outputs_so_far outputs_so_far output_only_if_it_survived.
    exact (A_bad_hypothesis_that_survives.outputs_added_up A_q O O' c c' o bad_outputs_so_far outputs_so_far kept_2 output_only_if_it_survived).
Qed.

Lemma a_bad_output_is_one_of_these : forall (H O_H P c_H : ℝ),
  P = O_H -> (* all bad outputs *)
  A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H H ->
  P <= c_H.
Proof. (* certificate *)
  intros H O_H P c_H all_bad_outputs hypothesis_run.
  pose proof (A_bad_hypothesis_that_survives.outputs_added_up_2 H O_H c_H hypothesis_run) as outputs_added_up.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ outputs_added_up) (eqn (-1) _ _ all_bad_outputs) _).
  algebra [P; c_H; O_H].
Qed.

Lemma fooled : forall (H M O_H P Q c_H q ε : ℝ),
  P = O_H -> (* all bad outputs *)
  H <= M -> (* mistake bound on the world *)
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c_H H ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H H ->
  P <= M * Q.
Proof. (* certificate *)
  intros H M O_H P Q c_H q ε all_bad_outputs mistake_bound_on_the_world at_most_1 hypothesis_run example_run hypothesis_run_2.
  pose proof (A_bad_hypothesis_that_survives.a_bad_output_is_one_of_these H O_H P c_H all_bad_outputs hypothesis_run_2) as a_bad_output_is_one_of_these.
  pose proof (A_bad_hypothesis_that_survives.all_hypotheses_2 H Q c_H ε at_most_1 hypothesis_run) as all_hypotheses.
  pose proof (A_bad_hypothesis_that_survives.a_power_2 Q q ε at_most_1 example_run) as a_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ a_bad_output_is_one_of_these) (of_le _ _ all_hypotheses)) (times _ _ (of_le _ _ mistake_bound_on_the_world) (of_ge _ _ a_power))) (eq_refl 0) _).
  algebra [P; M; Q; c_H; H].
Qed.

Inductive run_over_hypothesis (Q ε : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_hypothesis_start : run_over_hypothesis Q ε 0 0 0%nat
  | run_over_hypothesis_next : forall (A_0 A_q O O' c c' o q : ℝ) (H : nat),
      run_over_hypothesis Q ε c O H ->
      c' = A_q + c -> (* bad outputs so far *)
      O' = O + o -> (* outputs so far *)
      A_0 <= 1 -> (* comes into use at most once *)
      o <= A_q -> (* output only if it survived *)
      A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
      A_bad_hypothesis_that_survives.a_power_run ε Q q ->
      run_over_hypothesis Q ε c' O' (Datatypes.S H).

Lemma run_over_hypothesis_is_all_hypotheses_run : forall (O_H Q c_H ε : ℝ) (H : nat),
  A_bad_hypothesis_that_survives.run_over_hypothesis Q ε c_H O_H H -> A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c_H (INR H).
Proof.
  intros O_H Q c_H ε H run.
  refine (A_bad_hypothesis_that_survives.run_over_hypothesis_ind Q ε (fun (c O : ℝ) (H : nat) => A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c (INR H)) _ _ c_H O_H H run); clear run c_H O_H H.
  - exact (A_bad_hypothesis_that_survives.all_hypotheses_run_start Q ε).
  - intros A_0 A_q O O' c c' o q H _ previous bad_outputs_so_far outputs_so_far comes_into_use_at_most_once output_only_if_it_survived example_run example_run_2. rewrite S_INR.
    exact (A_bad_hypothesis_that_survives.all_hypotheses_run_next Q ε A_0 A_q (INR H) c c' q previous bad_outputs_so_far comes_into_use_at_most_once example_run example_run_2).
Qed.

Lemma run_over_hypothesis_is_outputs_added_up_run : forall (O_H Q c_H ε : ℝ) (H : nat),
  A_bad_hypothesis_that_survives.run_over_hypothesis Q ε c_H O_H H -> A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H (INR H).
Proof.
  intros O_H Q c_H ε H run.
  refine (A_bad_hypothesis_that_survives.run_over_hypothesis_ind Q ε (fun (c O : ℝ) (H : nat) => A_bad_hypothesis_that_survives.outputs_added_up_run O c (INR H)) _ _ c_H O_H H run); clear run c_H O_H H.
  - exact A_bad_hypothesis_that_survives.outputs_added_up_run_start.
  - intros A_0 A_q O O' c c' o q H _ previous bad_outputs_so_far outputs_so_far comes_into_use_at_most_once output_only_if_it_survived example_run example_run_2. rewrite S_INR.
    exact (A_bad_hypothesis_that_survives.outputs_added_up_run_next A_q (INR H) O O' c c' o previous bad_outputs_so_far outputs_so_far output_only_if_it_survived).
Qed.

Inductive run_over_example (ε : ℝ) : ℝ -> nat -> Prop :=
  | run_over_example_start : run_over_example ε 1 0%nat
  | run_over_example_next : forall (f f' : ℝ) (q : nat),
      run_over_example ε f q ->
      f' = f * (1 - ε) -> (* one factor more *)
      run_over_example ε f' (Datatypes.S q).

Lemma run_over_example_is_a_power_run : forall (Q ε : ℝ) (q : nat),
  A_bad_hypothesis_that_survives.run_over_example ε Q q -> A_bad_hypothesis_that_survives.a_power_run ε Q (INR q).
Proof.
  intros Q ε q run.
  refine (A_bad_hypothesis_that_survives.run_over_example_ind ε (fun (f : ℝ) (q : nat) => A_bad_hypothesis_that_survives.a_power_run ε f (INR q)) _ _ Q q run); clear run Q q.
  - exact (A_bad_hypothesis_that_survives.a_power_run_start ε).
  - intros f f' q _ previous one_factor_more. rewrite S_INR.
    exact (A_bad_hypothesis_that_survives.a_power_run_next ε f f' (INR q) previous one_factor_more).
Qed.

End A_bad_hypothesis_that_survives.

Theorem theorem_A_bad_hypothesis_that_survives : forall (M O_H P Q c_H ε : ℝ) (H q : nat),
  A_bad_hypothesis_that_survives.run_over_hypothesis Q ε c_H O_H H ->
  A_bad_hypothesis_that_survives.run_over_example ε Q q ->
  P = O_H -> (* all bad outputs *)
  INR H <= M -> (* mistake bound on the world *)
  ε <= 1 -> (* ε at most 1 *)
  P <= M * Q.
Proof.
  intros M O_H P Q c_H ε H q hypothesis_run example_run all_bad_outputs mistake_bound_on_the_world at_most_1.
  exact (A_bad_hypothesis_that_survives.fooled (INR H) M O_H P Q c_H (INR q) ε all_bad_outputs mistake_bound_on_the_world at_most_1 (A_bad_hypothesis_that_survives.run_over_hypothesis_is_all_hypotheses_run O_H Q c_H ε H hypothesis_run) (A_bad_hypothesis_that_survives.run_over_example_is_a_power_run Q ε q example_run) (A_bad_hypothesis_that_survives.run_over_hypothesis_is_outputs_added_up_run O_H Q c_H ε H hypothesis_run)).
Qed.

Module Littlestone_s_conversion.

Lemma step : forall (i : ℝ),
  i ^ 2 = i -> (* errs or not *)
  i >= 0.
Proof. (* certificate *)
  intros i errs_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq i) (eqn (-1) _ _ errs_or_not) _).
  algebra [i].
Qed.

Lemma what_a_draw_leaves : forall (i β : ℝ),
  i ^ 2 = i -> (* errs or not *)
  β >= 0 -> (* penalty from 0 up *)
  - i * (1 - β) + 1 >= 0.
Proof. (* certificate *)
  intros i β errs_or_not penalty_from_0_up.
  pose proof (A_bad_hypothesis_that_survives.step_2 i errs_or_not) as fact.
  pose proof (Littlestone_s_conversion.step i errs_or_not) as fact_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ fact) (times _ _ (of_ge _ _ penalty_from_0_up) (of_ge _ _ fact_2))) (eq_refl 0) _).
  algebra [i; β].
Qed.

Lemma what_is_not_followed : forall (a i l p β : ℝ),
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  p >= 0 -> (* a probability *)
  a * p * (1 - l) * (- i * (1 - β) + 1) >= 0.
Proof. (* certificate *)
  intros a i l p β errs_or_not followed_or_not a_weight penalty_from_0_up a_probability.
  pose proof (A_bad_hypothesis_that_survives.step l followed_or_not) as fact.
  pose proof (Littlestone_s_conversion.what_a_draw_leaves i β errs_or_not penalty_from_0_up) as what_a_draw_leaves.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (times _ _ (times _ _ (of_ge _ _ a_probability) (of_ge _ _ a_weight)) (of_ge _ _ fact)) (of_ge _ _ what_a_draw_leaves)) (eq_refl 0) _).
  algebra [a; p; l; i; β].
Qed.

Lemma one_instance : forall (D D' G G' a b b' i l p β : ℝ),
  G' = G + p -> (* instances so far *)
  b' = a * l * p * (- i * (1 - β) + 1) + b -> (* independent draw *)
  D' = D + i * p -> (* errors so far *)
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  p >= 0 -> (* a probability *)
  - a * (- D' * (1 - β) + G') + b' <= - a * (- D * (1 - β) + G) + b.
Proof. (* certificate *)
  intros D D' G G' a b b' i l p β instances_so_far independent_draw errors_so_far errs_or_not followed_or_not a_weight penalty_from_0_up a_probability.
  pose proof (Littlestone_s_conversion.what_is_not_followed a i l p β errs_or_not followed_or_not a_weight penalty_from_0_up a_probability) as what_is_not_followed.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ what_is_not_followed) (eqns _ _ (eqns _ _ (eqn (a * β - a) _ _ errors_so_far) (eqn a _ _ instances_so_far)) (eqn (-1) _ _ independent_draw)) _).
  algebra [a; D'; β; G'; b'; D; G; b; i; p; l].
Qed.

Lemma over_the_instances : forall (D D' G G' a b b' i l p β : ℝ),
  G' = G + p -> (* instances so far *)
  b' = a * l * p * (- i * (1 - β) + 1) + b -> (* independent draw *)
  D' = D + i * p -> (* errors so far *)
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  - a * (- D * (1 - β) + G) + b <= 0 -> (* over the instances *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  p >= 0 -> (* a probability *)
  - a * (- D' * (1 - β) + G') + b' <= 0.
Proof. (* certificate *)
  intros D D' G G' a b b' i l p β instances_so_far independent_draw errors_so_far errs_or_not followed_or_not over_the_instances a_weight penalty_from_0_up a_probability.
  pose proof (Littlestone_s_conversion.one_instance D D' G G' a b b' i l p β instances_so_far independent_draw errors_so_far errs_or_not followed_or_not a_weight penalty_from_0_up a_probability) as one_instance.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_instances) (of_le _ _ one_instance)) (eq_refl 0) _).
  algebra [a; D'; β; G'; b'; D; G; b].
Qed.

Inductive over_the_instances_run (a β : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_instances_run_start : over_the_instances_run a β 0 0 0 0
  | over_the_instances_run_next : forall (D D' G G' N_x b b' i l p : ℝ),
      over_the_instances_run a β D G b N_x ->
      G' = G + p -> (* instances so far *)
      b' = a * l * p * (- i * (1 - β) + 1) + b -> (* independent draw *)
      D' = D + i * p -> (* errors so far *)
      i ^ 2 = i -> (* errs or not *)
      l ^ 2 = l -> (* followed or not *)
      p >= 0 -> (* a probability *)
      over_the_instances_run a β D' G' b' (N_x + 1).

Lemma over_the_instances_2 : forall (D_n G_n N_x a b_n β : ℝ),
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  - a * (- D_n * (1 - β) + G_n) + b_n <= 0.
Proof. (* induction *)
  intros D_n G_n N_x a b_n β a_weight penalty_from_0_up instance_run.
  cut (forall (D G b N_x : ℝ), Littlestone_s_conversion.over_the_instances_run a β D G b N_x ->
    - a * (- D * (1 - β) + G) + b <= 0).
  { intros all. pose proof (all D_n G_n b_n N_x instance_run) as kept.
    exact kept. }
  clear instance_run D_n G_n b_n N_x.
  refine (Littlestone_s_conversion.over_the_instances_run_ind a β (fun (D G b N_x : ℝ) =>
    - a * (- D * (1 - β) + G) + b <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [a; β].
  - intros D D' G G' N_x b b' i l p _ kept_2 instances_so_far independent_draw errors_so_far errs_or_not followed_or_not a_probability.
    exact (Littlestone_s_conversion.over_the_instances D D' G G' a b b' i l p β instances_so_far independent_draw errors_so_far errs_or_not followed_or_not kept_2 a_weight penalty_from_0_up a_probability).
Qed.

Lemma one_draw : forall (D_n G_n N_x a b_n β ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  b_n <= a * (- ρ * (1 - β) + 1).
Proof. (* certificate *)
  intros D_n G_n N_x a b_n β ρ error_of_the_hypothesis all_instances a_weight penalty_from_0_up instance_run.
  pose proof (Littlestone_s_conversion.over_the_instances_2 D_n G_n N_x a b_n β a_weight penalty_from_0_up instance_run) as over_the_instances.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_instances) (eqns _ _ (eqn (a * β - a) _ _ error_of_the_hypothesis) (eqn (- a) _ _ all_instances)) _).
  algebra [b_n; a; ρ; β; D_n; G_n].
Qed.

Lemma a_bad_one : forall (D_n G_n N_x a b_n β ε ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  β <= 1 -> (* penalty at most 1 *)
  ρ >= ε -> (* bad hypothesis *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  b_n <= a * (- ε * (1 - β) + 1).
Proof. (* certificate *)
  intros D_n G_n N_x a b_n β ε ρ error_of_the_hypothesis all_instances penalty_at_most_1 bad_hypothesis a_weight penalty_from_0_up instance_run.
  pose proof (Littlestone_s_conversion.one_draw D_n G_n N_x a b_n β ρ error_of_the_hypothesis all_instances a_weight penalty_from_0_up instance_run) as one_draw.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_draw) (times _ _ (times _ _ (of_ge _ _ bad_hypothesis) (of_ge _ _ a_weight)) (of_le _ _ penalty_at_most_1))) (eq_refl 0) _).
  algebra [b_n; a; ε; β; ρ].
Qed.

Lemma one_history : forall (D_n G_n N_x T T' U U' a b_n β ε ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  T' = T + a -> (* weight so far *)
  U' = U + b_n -> (* weight after it so far *)
  G_n = 1 -> (* all instances *)
  β <= 1 -> (* penalty at most 1 *)
  ρ >= ε -> (* bad hypothesis *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  - T' * (- ε * (1 - β) + 1) + U' <= - T * (- ε * (1 - β) + 1) + U.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n β ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances penalty_at_most_1 bad_hypothesis a_weight penalty_from_0_up instance_run.
  pose proof (Littlestone_s_conversion.a_bad_one D_n G_n N_x a b_n β ε ρ error_of_the_hypothesis all_instances penalty_at_most_1 bad_hypothesis a_weight penalty_from_0_up instance_run) as a_bad_one.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ a_bad_one) (eqns _ _ (eqn (β * ε - ε + 1) _ _ weight_so_far) (eqn (-1) _ _ weight_after_it_so_far)) _).
  algebra [T'; ε; β; U'; T; U; a; b_n].
Qed.

Lemma over_the_histories : forall (D_n G_n N_x T T' U U' a b_n β ε ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  T' = T + a -> (* weight so far *)
  U' = U + b_n -> (* weight after it so far *)
  G_n = 1 -> (* all instances *)
  β <= 1 -> (* penalty at most 1 *)
  ρ >= ε -> (* bad hypothesis *)
  - T * (- ε * (1 - β) + 1) + U <= 0 -> (* over the histories *)
  a >= 0 -> (* a weight *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  - T' * (- ε * (1 - β) + 1) + U' <= 0.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n β ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances penalty_at_most_1 bad_hypothesis over_the_histories a_weight penalty_from_0_up instance_run.
  pose proof (Littlestone_s_conversion.one_history D_n G_n N_x T T' U U' a b_n β ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances penalty_at_most_1 bad_hypothesis a_weight penalty_from_0_up instance_run) as one_history.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_histories) (of_le _ _ one_history)) (eq_refl 0) _).
  algebra [T'; ε; β; U'; T; U].
Qed.

Inductive over_the_histories_run (β ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_histories_run_start : over_the_histories_run β ε 0 0 0
  | over_the_histories_run_next : forall (D_n G_n N_x T T' U U' a b_n n_h ρ : ℝ),
      over_the_histories_run β ε T U n_h ->
      ρ = D_n -> (* error of the hypothesis *)
      T' = T + a -> (* weight so far *)
      U' = U + b_n -> (* weight after it so far *)
      G_n = 1 -> (* all instances *)
      ρ >= ε -> (* bad hypothesis *)
      a >= 0 -> (* a weight *)
      Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
      over_the_histories_run β ε T' U' (n_h + 1).

Lemma over_the_histories_2 : forall (T_n U_n n_h β ε : ℝ),
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_histories_run β ε T_n U_n n_h ->
  - T_n * (- ε * (1 - β) + 1) + U_n <= 0.
Proof. (* induction *)
  intros T_n U_n n_h β ε penalty_at_most_1 penalty_from_0_up history_run.
  cut (forall (T U n_h : ℝ), Littlestone_s_conversion.over_the_histories_run β ε T U n_h ->
    - T * (- ε * (1 - β) + 1) + U <= 0).
  { intros all. pose proof (all T_n U_n n_h history_run) as kept.
    exact kept. }
  clear history_run T_n U_n n_h.
  refine (Littlestone_s_conversion.over_the_histories_run_ind β ε (fun (T U n_h : ℝ) =>
    - T * (- ε * (1 - β) + 1) + U <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε; β].
  - intros D_n G_n N_x T T' U U' a b_n n_h ρ _ kept_2 error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances bad_hypothesis a_weight instance_run.
    exact (Littlestone_s_conversion.over_the_histories D_n G_n N_x T T' U U' a b_n β ε ρ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances penalty_at_most_1 bad_hypothesis kept_2 a_weight penalty_from_0_up instance_run).
Qed.

Lemma one_example : forall (A A' T_n U_n n_h β ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_histories_run β ε T_n U_n n_h ->
  A' <= A * (- ε * (1 - β) + 1).
Proof. (* certificate *)
  intros A A' T_n U_n n_h β ε weight_of_the_histories weight_of_the_histories_after_it penalty_at_most_1 penalty_from_0_up history_run.
  pose proof (Littlestone_s_conversion.over_the_histories_2 T_n U_n n_h β ε penalty_at_most_1 penalty_from_0_up history_run) as over_the_histories.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_histories) (eqns _ _ (eqn (β * ε - ε + 1) _ _ weight_of_the_histories) (eqn (-1) _ _ weight_of_the_histories_after_it)) _).
  algebra [A'; A; ε; β; T_n; U_n].
Qed.

Lemma one_example_2 : forall (A A' T_n U_n n_h β ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.over_the_histories_run β ε T_n U_n n_h ->
  - A' >= A * (ε * (1 - β) - 1).
Proof. (* certificate *)
  intros A A' T_n U_n n_h β ε weight_of_the_histories weight_of_the_histories_after_it penalty_at_most_1 penalty_from_0_up history_run.
  pose proof (Littlestone_s_conversion.one_example A A' T_n U_n n_h β ε weight_of_the_histories weight_of_the_histories_after_it penalty_at_most_1 penalty_from_0_up history_run) as one_example.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ one_example) (eq_refl 0) _).
  algebra [A'; A; ε; β].
Qed.

Lemma step_2 : forall (β ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  - ε * (1 - β) + 1 >= 0.
Proof. (* certificate *)
  intros β ε at_most_1 penalty_from_0_up from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ at_most_1) (times _ _ (of_ge _ _ from_0_up) (of_ge _ _ penalty_from_0_up))) (eq_refl 0) _).
  algebra [ε; β].
Qed.

Lemma all_bad_so_far : forall (A A' A_0 T_n U_n f f' n_h β ε : ℝ),
  f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  β <= 1 -> (* penalty at most 1 *)
  ε <= 1 -> (* ε at most 1 *)
  - A >= - A_0 * f -> (* all bad so far *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.over_the_histories_run β ε T_n U_n n_h ->
  - A' >= - A_0 * f'.
Proof. (* certificate *)
  intros A A' A_0 T_n U_n f f' n_h β ε one_factor_more weight_of_the_histories weight_of_the_histories_after_it penalty_at_most_1 at_most_1 all_bad_so_far penalty_from_0_up from_0_up history_run.
  pose proof (Littlestone_s_conversion.one_example_2 A A' T_n U_n n_h β ε weight_of_the_histories weight_of_the_histories_after_it penalty_at_most_1 penalty_from_0_up history_run) as one_example.
  pose proof (Littlestone_s_conversion.step_2 β ε at_most_1 penalty_from_0_up from_0_up) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ one_example) (times _ _ (of_ge _ _ all_bad_so_far) (of_ge _ _ fact))) (eqn A_0 _ _ one_factor_more) _).
  algebra [A'; A_0; f'; f; ε; β; A].
Qed.

Inductive all_bad_so_far_run (A_0 β ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_bad_so_far_run_start : all_bad_so_far_run A_0 β ε A_0 1 0
  | all_bad_so_far_run_next : forall (A A' T_n U_n f f' m n_h : ℝ),
      all_bad_so_far_run A_0 β ε A f m ->
      f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
      A = T_n -> (* weight of the histories *)
      A' = U_n -> (* weight of the histories after it *)
      Littlestone_s_conversion.over_the_histories_run β ε T_n U_n n_h ->
      all_bad_so_far_run A_0 β ε A' f' (m + 1).

Lemma all_bad_so_far_2 : forall (A_0 A_m F m β ε : ℝ),
  β <= 1 -> (* penalty at most 1 *)
  ε <= 1 -> (* ε at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  - A_m >= - A_0 * F.
Proof. (* induction *)
  intros A_0 A_m F m β ε penalty_at_most_1 at_most_1 penalty_from_0_up from_0_up example_run.
  cut (forall (A f m : ℝ), Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A f m ->
    - A >= - A_0 * f).
  { intros all. pose proof (all A_m F m example_run) as kept.
    exact kept. }
  clear example_run A_m F m.
  refine (Littlestone_s_conversion.all_bad_so_far_run_ind A_0 β ε (fun (A f m : ℝ) =>
    - A >= - A_0 * f) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A_0].
  - intros A A' T_n U_n f f' m n_h _ kept_2 one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run.
    exact (Littlestone_s_conversion.all_bad_so_far A A' A_0 T_n U_n f f' n_h β ε one_factor_more weight_of_the_histories weight_of_the_histories_after_it penalty_at_most_1 at_most_1 kept_2 penalty_from_0_up from_0_up history_run).
Qed.

Lemma a_power_of : forall (g : ℝ),
  g >= 0 -> (* a power of β *)
  g >= 0.
Proof. (* certificate *)
  intros g a_power_of.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ a_power_of) (eq_refl 0) _).
  algebra [g].
Qed.

Lemma no_heavier : forall (g r r' β : ℝ),
  r' = β * r -> (* one mistake more *)
  β <= 1 -> (* penalty at most 1 *)
  r <= g -> (* no heavier *)
  r >= 0 -> (* no negative power *)
  r' <= g.
Proof. (* certificate *)
  intros g r r' β one_mistake_more penalty_at_most_1 no_heavier no_negative_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ no_heavier) (times _ _ (of_ge _ _ no_negative_power) (of_le _ _ penalty_at_most_1))) (eqn (-1) _ _ one_mistake_more) _).
  algebra [r'; g; β; r].
Qed.

Lemma no_negative_power : forall (r r' β : ℝ),
  r' = β * r -> (* one mistake more *)
  β >= 0 -> (* penalty from 0 up *)
  r >= 0 -> (* no negative power *)
  r' >= 0.
Proof. (* certificate *)
  intros r r' β one_mistake_more penalty_from_0_up no_negative_power.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ no_negative_power) (of_ge _ _ penalty_from_0_up)) (eqn 1 _ _ one_mistake_more) _).
  algebra [r'; β; r].
Qed.

Inductive no_heavier_run (g β : ℝ) : ℝ -> ℝ -> Prop :=
  | no_heavier_run_start : no_heavier_run g β g 0
  | no_heavier_run_next : forall (d r r' : ℝ),
      no_heavier_run g β r d ->
      r' = β * r -> (* one mistake more *)
      no_heavier_run g β r' (d + 1).

Lemma no_heavier_2 : forall (B d g β : ℝ),
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  g >= 0 -> (* a power of β *)
  Littlestone_s_conversion.no_heavier_run g β B d ->
  B <= g.
Proof. (* induction *)
  intros B d g β penalty_at_most_1 penalty_from_0_up a_power_of spare_mistake_run.
  cut (forall (r d : ℝ), Littlestone_s_conversion.no_heavier_run g β r d ->
    r <= g /\ r >= 0).
  { intros all. destruct (all B d spare_mistake_run) as [kept kept_2].
    exact kept. }
  clear spare_mistake_run B d.
  refine (Littlestone_s_conversion.no_heavier_run_ind g β (fun (r d : ℝ) =>
    r <= g /\ r >= 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [g].
    }
    exact (Littlestone_s_conversion.a_power_of g a_power_of).
  - intros d r r' _ [kept_3 kept_4] one_mistake_more.
    split.
    { exact (Littlestone_s_conversion.no_heavier g r r' β one_mistake_more penalty_at_most_1 kept_3 kept_4).
    }
    exact (Littlestone_s_conversion.no_negative_power r r' β one_mistake_more penalty_from_0_up kept_4).
Qed.

Lemma heavy : forall (B a d g v β : ℝ),
  a = g * v -> (* weight of a history *)
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  g >= 0 -> (* a power of β *)
  v >= 0 -> (* a history's probability *)
  Littlestone_s_conversion.no_heavier_run g β B d ->
  a >= B * v.
Proof. (* certificate *)
  intros B a d g v β weight_of_a_history penalty_at_most_1 penalty_from_0_up a_power_of a_history_s_probability spare_mistake_run.
  pose proof (Littlestone_s_conversion.no_heavier_2 B d g β penalty_at_most_1 penalty_from_0_up a_power_of spare_mistake_run) as no_heavier.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_history_s_probability) (of_le _ _ no_heavier)) (eqn 1 _ _ weight_of_a_history) _).
  algebra [a; B; v; g].
Qed.

Lemma step_3 : forall (B T T' V V' a d g v β : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V + v -> (* counted so far *)
  a = g * v -> (* weight of a history *)
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  g >= 0 -> (* a power of β *)
  v >= 0 -> (* a history's probability *)
  Littlestone_s_conversion.no_heavier_run g β B d ->
  B * V' - T' <= B * V - T.
Proof. (* certificate *)
  intros B T T' V V' a d g v β weight_so_far counted_so_far weight_of_a_history penalty_at_most_1 penalty_from_0_up a_power_of a_history_s_probability spare_mistake_run.
  pose proof (Littlestone_s_conversion.heavy B a d g v β weight_of_a_history penalty_at_most_1 penalty_from_0_up a_power_of a_history_s_probability spare_mistake_run) as heavy.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ heavy) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (- B) _ _ counted_so_far)) _).
  algebra [B; V'; T'; V; T; a; v].
Qed.

Lemma counted : forall (B T T' V V' a d g v β : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V + v -> (* counted so far *)
  a = g * v -> (* weight of a history *)
  B * V - T <= 0 -> (* counted *)
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  g >= 0 -> (* a power of β *)
  v >= 0 -> (* a history's probability *)
  Littlestone_s_conversion.no_heavier_run g β B d ->
  B * V' - T' <= 0.
Proof. (* certificate *)
  intros B T T' V V' a d g v β weight_so_far counted_so_far weight_of_a_history counted penalty_at_most_1 penalty_from_0_up a_power_of a_history_s_probability spare_mistake_run.
  pose proof (Littlestone_s_conversion.step_3 B T T' V V' a d g v β weight_so_far counted_so_far weight_of_a_history penalty_at_most_1 penalty_from_0_up a_power_of a_history_s_probability spare_mistake_run) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ counted) (of_le _ _ fact)) (eq_refl 0) _).
  algebra [B; V'; T'; V; T].
Qed.

Lemma step_4 : forall (B T T' V V' a : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V -> (* counted so far *)
  a >= 0 -> (* a weight *)
  B * V' - T' <= B * V - T.
Proof. (* certificate *)
  intros B T T' V V' a weight_so_far counted_so_far a_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ a_weight) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (- B) _ _ counted_so_far)) _).
  algebra [B; V'; T'; V; T; a].
Qed.

Lemma counted_2 : forall (B T T' V V' a : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V -> (* counted so far *)
  B * V - T <= 0 -> (* counted *)
  a >= 0 -> (* a weight *)
  B * V' - T' <= 0.
Proof. (* certificate *)
  intros B T T' V V' a weight_so_far counted_so_far counted a_weight.
  pose proof (Littlestone_s_conversion.step_4 B T T' V V' a weight_so_far counted_so_far a_weight) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ counted) (of_le _ _ fact)) (eq_refl 0) _).
  algebra [B; V'; T'; V; T].
Qed.

Inductive counted_run (B β : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | counted_run_start : counted_run B β 0 0 0 0
  | counted_run_next_n_f : forall (T T' V V' a d g n_f n_o v : ℝ),
      counted_run B β T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V + v -> (* counted so far *)
      a = g * v -> (* weight of a history *)
      g >= 0 -> (* a power of β *)
      v >= 0 -> (* a history's probability *)
      Littlestone_s_conversion.no_heavier_run g β B d ->
      counted_run B β T' V' (n_f + 1) n_o
  | counted_run_next_n_o : forall (T T' V V' a n_f n_o : ℝ),
      counted_run B β T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V -> (* counted so far *)
      a >= 0 -> (* a weight *)
      counted_run B β T' V' n_f (n_o + 1).

Lemma counted_3 : forall (A_m B P n_f n_o β : ℝ),
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  - A_m + B * P <= 0.
Proof. (* induction *)
  intros A_m B P n_f n_o β penalty_at_most_1 penalty_from_0_up final_history_run.
  cut (forall (T V n_f n_o : ℝ), Littlestone_s_conversion.counted_run B β T V n_f n_o ->
    B * V - T <= 0).
  { intros all. pose proof (all A_m P n_f n_o final_history_run) as kept.
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [B; P; A_m]. }
  clear final_history_run A_m P n_f n_o.
  refine (Littlestone_s_conversion.counted_run_ind B β (fun (T V n_f n_o : ℝ) =>
    B * V - T <= 0) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [B].
  - intros T T' V V' a d g n_f n_o v _ kept_2 weight_so_far counted_so_far weight_of_a_history a_power_of a_history_s_probability spare_mistake_run.
    exact (Littlestone_s_conversion.counted B T T' V V' a d g v β weight_so_far counted_so_far weight_of_a_history kept_2 penalty_at_most_1 penalty_from_0_up a_power_of a_history_s_probability spare_mistake_run).
  - intros T T' V V' a n_f n_o _ kept_2 weight_so_far counted_so_far a_weight.
    exact (Littlestone_s_conversion.counted_2 B T T' V V' a weight_so_far counted_so_far kept_2 a_weight).
Qed.

Lemma few_mistakes : forall (A_m B P n_f n_o β : ℝ),
  β <= 1 -> (* penalty at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  B * P <= A_m.
Proof. (* certificate *)
  intros A_m B P n_f n_o β penalty_at_most_1 penalty_from_0_up final_history_run.
  pose proof (Littlestone_s_conversion.counted_3 A_m B P n_f n_o β penalty_at_most_1 penalty_from_0_up final_history_run) as counted.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ counted) (eq_refl 0) _).
  algebra [B; P; A_m].
Qed.

Lemma a_power : forall (f f' β ε : ℝ),
  f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
  ε <= 1 -> (* ε at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  f >= 0 -> (* a power *)
  f' >= 0.
Proof. (* certificate *)
  intros f f' β ε one_factor_more at_most_1 penalty_from_0_up from_0_up a_power.
  pose proof (Littlestone_s_conversion.step_2 β ε at_most_1 penalty_from_0_up from_0_up) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_power) (of_ge _ _ fact)) (eqn 1 _ _ one_factor_more) _).
  algebra [f'; f; ε; β].
Qed.

Inductive a_power_run (β ε : ℝ) : ℝ -> ℝ -> Prop :=
  | a_power_run_start : a_power_run β ε 1 0
  | a_power_run_next : forall (f f' m : ℝ),
      a_power_run β ε f m ->
      f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
      a_power_run β ε f' (m + 1).

Lemma a_power_2 : forall (F m β ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.a_power_run β ε F m ->
  F >= 0.
Proof. (* induction *)
  intros F m β ε at_most_1 penalty_from_0_up from_0_up example_run.
  cut (forall (f m : ℝ), Littlestone_s_conversion.a_power_run β ε f m ->
    f >= 0).
  { intros all. pose proof (all F m example_run) as kept.
    exact kept. }
  clear example_run F m.
  refine (Littlestone_s_conversion.a_power_run_ind β ε (fun (f m : ℝ) =>
    f >= 0) _ _).
  - exact Halving.step_9.
  - intros f f' m _ kept_2 one_factor_more.
    exact (Littlestone_s_conversion.a_power f f' β ε one_factor_more at_most_1 penalty_from_0_up from_0_up kept_2).
Qed.

Lemma Littlestone_s_bound : forall (A_0 A_m B F P m n_f n_o β ε : ℝ),
  A_0 <= 1 -> (* at most one history at the start *)
  β <= 1 -> (* penalty at most 1 *)
  ε <= 1 -> (* ε at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  Littlestone_s_conversion.a_power_run β ε F m ->
  B * P <= F.
Proof. (* certificate *)
  intros A_0 A_m B F P m n_f n_o β ε at_most_one_history_at_the_start penalty_at_most_1 at_most_1 penalty_from_0_up from_0_up example_run final_history_run example_run_2.
  pose proof (Littlestone_s_conversion.all_bad_so_far_2 A_0 A_m F m β ε penalty_at_most_1 at_most_1 penalty_from_0_up from_0_up example_run) as all_bad_so_far.
  pose proof (Littlestone_s_conversion.few_mistakes A_m B P n_f n_o β penalty_at_most_1 penalty_from_0_up final_history_run) as few_mistakes.
  pose proof (Littlestone_s_conversion.a_power_2 F m β ε at_most_1 penalty_from_0_up from_0_up example_run_2) as a_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ all_bad_so_far) (of_le _ _ few_mistakes)) (times _ _ (of_le _ _ at_most_one_history_at_the_start) (of_ge _ _ a_power))) (eq_refl 0) _).
  algebra [B; P; F; A_m; A_0].
Qed.

Inductive run_over_example (A_0 β ε : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_example_start : run_over_example A_0 β ε A_0 1 0%nat
  | run_over_example_next : forall (A A' T_n U_n f f' n_h : ℝ) (m : nat),
      run_over_example A_0 β ε A f m ->
      f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
      A = T_n -> (* weight of the histories *)
      A' = U_n -> (* weight of the histories after it *)
      Littlestone_s_conversion.over_the_histories_run β ε T_n U_n n_h ->
      run_over_example A_0 β ε A' f' (Datatypes.S m).

Lemma run_over_example_is_all_bad_so_far_run : forall (A_0 A_m F β ε : ℝ) (m : nat),
  Littlestone_s_conversion.run_over_example A_0 β ε A_m F m -> Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F (INR m).
Proof.
  intros A_0 A_m F β ε m run.
  refine (Littlestone_s_conversion.run_over_example_ind A_0 β ε (fun (A f : ℝ) (m : nat) => Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A f (INR m)) _ _ A_m F m run); clear run A_m F m.
  - exact (Littlestone_s_conversion.all_bad_so_far_run_start A_0 β ε).
  - intros A A' T_n U_n f f' n_h m _ previous one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run. rewrite S_INR.
    exact (Littlestone_s_conversion.all_bad_so_far_run_next A_0 β ε A A' T_n U_n f f' (INR m) n_h previous one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run).
Qed.

Lemma run_over_example_is_a_power_run : forall (A_0 A_m F β ε : ℝ) (m : nat),
  Littlestone_s_conversion.run_over_example A_0 β ε A_m F m -> Littlestone_s_conversion.a_power_run β ε F (INR m).
Proof.
  intros A_0 A_m F β ε m run.
  refine (Littlestone_s_conversion.run_over_example_ind A_0 β ε (fun (A f : ℝ) (m : nat) => Littlestone_s_conversion.a_power_run β ε f (INR m)) _ _ A_m F m run); clear run A_m F m.
  - exact (Littlestone_s_conversion.a_power_run_start β ε).
  - intros A A' T_n U_n f f' n_h m _ previous one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run. rewrite S_INR.
    exact (Littlestone_s_conversion.a_power_run_next β ε f f' (INR m) previous one_factor_more).
Qed.

Inductive run_over_final_history (B β : ℝ) : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_final_history_start : run_over_final_history B β 0 0 0%nat 0%nat
  | run_over_final_history_next_n_f : forall (T T' V V' a d g v : ℝ) (n_f n_o : nat),
      run_over_final_history B β T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V + v -> (* counted so far *)
      a = g * v -> (* weight of a history *)
      g >= 0 -> (* a power of β *)
      v >= 0 -> (* a history's probability *)
      Littlestone_s_conversion.no_heavier_run g β B d ->
      run_over_final_history B β T' V' (Datatypes.S n_f) n_o
  | run_over_final_history_next_n_o : forall (T T' V V' a : ℝ) (n_f n_o : nat),
      run_over_final_history B β T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V -> (* counted so far *)
      a >= 0 -> (* a weight *)
      run_over_final_history B β T' V' n_f (Datatypes.S n_o).

Lemma run_over_final_history_is_counted_run : forall (A_m B P β : ℝ) (n_f n_o : nat),
  Littlestone_s_conversion.run_over_final_history B β A_m P n_f n_o -> Littlestone_s_conversion.counted_run B β A_m P (INR n_f) (INR n_o).
Proof.
  intros A_m B P β n_f n_o run.
  refine (Littlestone_s_conversion.run_over_final_history_ind B β (fun (T V : ℝ) (n_f n_o : nat) => Littlestone_s_conversion.counted_run B β T V (INR n_f) (INR n_o)) _ _ _ A_m P n_f n_o run); clear run A_m P n_f n_o.
  - exact (Littlestone_s_conversion.counted_run_start B β).
  - intros T T' V V' a d g v n_f n_o _ previous weight_so_far counted_so_far weight_of_a_history a_power_of a_history_s_probability spare_mistake_run. rewrite S_INR.
    exact (Littlestone_s_conversion.counted_run_next_n_f B β T T' V V' a d g (INR n_f) (INR n_o) v previous weight_so_far counted_so_far weight_of_a_history a_power_of a_history_s_probability spare_mistake_run).
  - intros T T' V V' a n_f n_o _ previous weight_so_far counted_so_far a_weight. rewrite S_INR.
    exact (Littlestone_s_conversion.counted_run_next_n_o B β T T' V V' a (INR n_f) (INR n_o) previous weight_so_far counted_so_far a_weight).
Qed.

End Littlestone_s_conversion.

Theorem theorem_Littlestone_s_conversion : forall (A_0 A_m B F P β ε : ℝ) (m n_f n_o : nat),
  Littlestone_s_conversion.run_over_example A_0 β ε A_m F m ->
  Littlestone_s_conversion.run_over_final_history B β A_m P n_f n_o ->
  A_0 <= 1 -> (* at most one history at the start *)
  β <= 1 -> (* penalty at most 1 *)
  ε <= 1 -> (* ε at most 1 *)
  β >= 0 -> (* penalty from 0 up *)
  ε >= 0 -> (* ε from 0 up *)
  B * P <= F.
Proof.
  intros A_0 A_m B F P β ε m n_f n_o example_run final_history_run at_most_one_history_at_the_start penalty_at_most_1 at_most_1 penalty_from_0_up from_0_up.
  exact (Littlestone_s_conversion.Littlestone_s_bound A_0 A_m B F P (INR m) (INR n_f) (INR n_o) β ε at_most_one_history_at_the_start penalty_at_most_1 at_most_1 penalty_from_0_up from_0_up (Littlestone_s_conversion.run_over_example_is_all_bad_so_far_run A_0 A_m F β ε m example_run) (Littlestone_s_conversion.run_over_final_history_is_counted_run A_m B P β n_f n_o final_history_run) (Littlestone_s_conversion.run_over_example_is_a_power_run A_0 A_m F β ε m example_run)).
Qed.

Module The_average_of_the_errors.

Lemma penalty_from_0_up : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β >= 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (of_gt _ _ penalty)) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma one_draw : forall (D_n G_n N_x a b_n β ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  β > 0 -> (* penalty *)
  a >= 0 -> (* a weight *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  b_n <= a * (- ρ * (1 - β) + 1).
Proof. (* discharge *)
  intros D_n G_n N_x a b_n β ρ error_of_the_hypothesis all_instances penalty a_weight instance_run.
  pose proof (The_average_of_the_errors.penalty_from_0_up β penalty) as penalty_from_0_up.
  exact (Littlestone_s_conversion.one_draw D_n G_n N_x a b_n β ρ error_of_the_hypothesis all_instances a_weight penalty_from_0_up instance_run).
Qed.

Lemma tangent : forall (g_d h j β κ ρ τ : ℝ),
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β * ρ - ρ + 1 > 0 -> (* positive *)
  j > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  j * (- g_d - h * ρ + τ) * (β * ρ - ρ + 1) <= - j * (β * ρ - ρ + 1) + κ.
Proof. (* instance *)
  intros g_d h j β κ ρ τ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 (β * ρ - ρ + 1) j κ g_d (h * ρ) τ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3)) _). algebra [β; ρ; j; g_d; h; τ; κ].
Qed.

Lemma step : forall (i p : ℝ),
  i ^ 2 = i -> (* errs or not *)
  p >= 0 -> (* a probability *)
  i * p >= 0.
Proof. (* certificate *)
  intros i p errs_or_not a_probability.
  pose proof (Littlestone_s_conversion.step i errs_or_not) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_probability) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [i; p].
Qed.

Lemma step_2 : forall (D D' i p : ℝ),
  D' = D + i * p -> (* errors so far *)
  i ^ 2 = i -> (* errs or not *)
  D >= 0 -> (* h1 *)
  p >= 0 -> (* a probability *)
  D' >= 0.
Proof. (* certificate *)
  intros D D' i p errors_so_far errs_or_not h1 a_probability.
  pose proof (The_average_of_the_errors.step i p errs_or_not a_probability) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ h1) (of_ge _ _ fact)) (eqn 1 _ _ errors_so_far) _).
  algebra [D'; D; i; p].
Qed.

Lemma step_3 : forall (i p : ℝ),
  i ^ 2 = i -> (* errs or not *)
  p >= 0 -> (* a probability *)
  p * (1 - i) >= 0.
Proof. (* certificate *)
  intros i p errs_or_not a_probability.
  pose proof (A_bad_hypothesis_that_survives.step_2 i errs_or_not) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_probability) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [p; i].
Qed.

Lemma step_4 : forall (D D' G G' i p : ℝ),
  G' = G + p -> (* instances so far *)
  D' = D + i * p -> (* errors so far *)
  i ^ 2 = i -> (* errs or not *)
  D <= G -> (* h1 *)
  p >= 0 -> (* a probability *)
  D' <= G'.
Proof. (* certificate *)
  intros D D' G G' i p instances_so_far errors_so_far errs_or_not h1 a_probability.
  pose proof (The_average_of_the_errors.step_3 i p errs_or_not a_probability) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ h1) (of_ge _ _ fact)) (eqns _ _ (eqn (-1) _ _ errors_so_far) (eqn 1 _ _ instances_so_far)) _).
  algebra [D'; G'; D; i; p; G].
Qed.

Inductive instance_run : ℝ -> ℝ -> ℝ -> Prop :=
  | instance_run_start : instance_run 0 0 0
  | instance_run_next : forall (D D' G G' N_x i p : ℝ),
      instance_run D G N_x ->
      G' = G + p -> (* instances so far *)
      D' = D + i * p -> (* errors so far *)
      i ^ 2 = i -> (* errs or not *)
      p >= 0 -> (* a probability *)
      instance_run D' G' (N_x + 1).

Lemma sum : forall (D_n G_n N_x : ℝ),
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  D_n <= G_n.
Proof. (* induction *)
  intros D_n G_n N_x instance_run.
  cut (forall (D G N_x : ℝ), The_average_of_the_errors.instance_run D G N_x ->
    D >= 0 /\ D <= G).
  { intros all. destruct (all D_n G_n N_x instance_run) as [kept kept_2].
    exact kept_2. }
  clear instance_run D_n G_n N_x.
  refine (The_average_of_the_errors.instance_run_ind (fun (D G N_x : ℝ) =>
    D >= 0 /\ D <= G) _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros D D' G G' N_x i p _ [kept_3 kept_4] instances_so_far errors_so_far errs_or_not a_probability.
    split.
    { exact (The_average_of_the_errors.step_2 D D' i p errors_so_far errs_or_not kept_3 a_probability).
    }
    exact (The_average_of_the_errors.step_4 D D' G G' i p instances_so_far errors_so_far errs_or_not kept_4 a_probability).
Qed.

Lemma a_chance : forall (D_n G_n N_x ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  ρ <= 1.
Proof. (* certificate *)
  intros D_n G_n N_x ρ error_of_the_hypothesis all_instances instance_run.
  pose proof (The_average_of_the_errors.sum D_n G_n N_x instance_run) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ fact) (eqns _ _ (eqn (-1) _ _ error_of_the_hypothesis) (eqn (-1) _ _ all_instances)) _).
  algebra [ρ; D_n; G_n].
Qed.

Lemma sum_2 : forall (D_n G_n N_x : ℝ),
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  D_n >= 0.
Proof. (* induction *)
  intros D_n G_n N_x instance_run.
  cut (forall (D G N_x : ℝ), The_average_of_the_errors.instance_run D G N_x ->
    D >= 0 /\ D <= G).
  { intros all. destruct (all D_n G_n N_x instance_run) as [kept kept_2].
    exact kept. }
  clear instance_run D_n G_n N_x.
  refine (The_average_of_the_errors.instance_run_ind (fun (D G N_x : ℝ) =>
    D >= 0 /\ D <= G) _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros D D' G G' N_x i p _ [kept_3 kept_4] instances_so_far errors_so_far errs_or_not a_probability.
    split.
    { exact (The_average_of_the_errors.step_2 D D' i p errors_so_far errs_or_not kept_3 a_probability).
    }
    exact (The_average_of_the_errors.step_4 D D' G G' i p instances_so_far errors_so_far errs_or_not kept_4 a_probability).
Qed.

Lemma a_chance_2 : forall (D_n G_n N_x ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  ρ >= 0.
Proof. (* certificate *)
  intros D_n G_n N_x ρ error_of_the_hypothesis instance_run.
  pose proof (The_average_of_the_errors.sum_2 D_n G_n N_x instance_run) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ fact) (eqn 1 _ _ error_of_the_hypothesis) _).
  algebra [ρ; D_n].
Qed.

Lemma what_a_draw_leaves : forall (D_n G_n N_x β ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  β > 0 -> (* penalty *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  β * ρ - ρ + 1 > 0.
Proof. (* certificate *)
  intros D_n G_n N_x β ρ error_of_the_hypothesis all_instances penalty instance_run.
  destruct (gt_or (β * ρ - ρ + 1) 0) as [holds | contrary]; [exact holds |].
  pose proof (The_average_of_the_errors.a_chance D_n G_n N_x ρ error_of_the_hypothesis all_instances instance_run) as a_chance.
  pose proof (The_average_of_the_errors.a_chance_2 D_n G_n N_x ρ error_of_the_hypothesis instance_run) as a_chance_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (stimes _ _ (pos 2) (of_gt _ _ penalty)) (times _ _ (weak _ (pos 2)) (of_le _ _ a_chance))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ penalty))))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ a_chance_2) (sq β)))) (times _ _ (of_ge _ _ contrary) (of_ge _ _ a_chance_2))) (times _ _ (of_ge _ _ contrary) (of_le _ _ a_chance))) (eq_refl 0) _).
  algebra [β; ρ].
Qed.

Lemma tangent_2 : forall (D_n G_n N_x g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β > 0 -> (* penalty *)
  j > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  j * (- g_d - h * ρ + τ) * (β * ρ - ρ + 1) <= - j * (β * ρ - ρ + 1) + κ.
Proof. (* discharge *)
  intros D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 penalty positive positive_2 instance_run.
  pose proof (The_average_of_the_errors.what_a_draw_leaves D_n G_n N_x β ρ error_of_the_hypothesis all_instances penalty instance_run) as what_a_draw_leaves.
  exact (The_average_of_the_errors.tangent g_d h j β κ ρ τ logarithm logarithm_2 logarithm_3 what_a_draw_leaves positive positive_2).
Qed.

Lemma what_an_error_gives_back : forall (j : ℝ),
  j > 0 -> (* what an error gives back *)
  j > 0.
Proof. (* certificate *)
  intros j what_an_error_gives_back.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ what_an_error_gives_back) (eq_refl 0) _).
  algebra [j].
Qed.

Lemma tangent_3 : forall (D_n G_n N_x g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  κ > 0 -> (* positive *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  j * (- g_d - h * ρ + τ) * (β * ρ - ρ + 1) <= - j * (β * ρ - ρ + 1) + κ.
Proof. (* discharge *)
  intros D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 penalty what_an_error_gives_back positive instance_run.
  pose proof (The_average_of_the_errors.what_an_error_gives_back j what_an_error_gives_back) as what_an_error_gives_back_2.
  exact (The_average_of_the_errors.tangent_2 D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 penalty what_an_error_gives_back positive instance_run).
Qed.

Lemma some_factor : forall (κ : ℝ),
  κ > 0 -> (* some factor *)
  κ > 0.
Proof. (* certificate *)
  intros κ some_factor.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_factor) (eq_refl 0) _).
  algebra [κ].
Qed.

Lemma tangent_4 : forall (D_n G_n N_x g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  κ > 0 -> (* some factor *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  j * (- g_d - h * ρ + τ) * (β * ρ - ρ + 1) <= - j * (β * ρ - ρ + 1) + κ.
Proof. (* discharge *)
  intros D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 penalty what_an_error_gives_back some_factor instance_run.
  pose proof (The_average_of_the_errors.some_factor κ some_factor) as some_factor_2.
  exact (The_average_of_the_errors.tangent_3 D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 penalty what_an_error_gives_back some_factor instance_run).
Qed.

Lemma Hoeffding_s_lemma : forall (g_d h β ρ : ℝ),
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  ρ <= 1 -> (* chance *)
  ρ >= 0 -> (* chance *)
  g_d <= h ^ 2 / 8 - h * ρ.
Proof. (* instance *)
  intros g_d h β ρ logarithm logarithm_2 penalty_below_1 positive chance chance_2.
  refine (same_le _ _ _ (of_le _ _ (Beside_experts.Hoeffding_s_lemma_4 ρ g_d h β logarithm logarithm_2 penalty_below_1 positive chance chance_2)) _). algebra [g_d; ρ; h].
Qed.

Lemma Hoeffding_s_lemma_2 : forall (D_n G_n N_x g_d h β ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  ρ <= 1 -> (* chance *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  g_d <= h ^ 2 / 8 - h * ρ.
Proof. (* discharge *)
  intros D_n G_n N_x g_d h β ρ error_of_the_hypothesis logarithm logarithm_2 penalty_below_1 positive chance instance_run.
  pose proof (The_average_of_the_errors.a_chance_2 D_n G_n N_x ρ error_of_the_hypothesis instance_run) as a_chance.
  exact (The_average_of_the_errors.Hoeffding_s_lemma g_d h β ρ logarithm logarithm_2 penalty_below_1 positive chance a_chance).
Qed.

Lemma Hoeffding_s_lemma_3 : forall (D_n G_n N_x g_d h β ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  g_d <= h ^ 2 / 8 - h * ρ.
Proof. (* discharge *)
  intros D_n G_n N_x g_d h β ρ error_of_the_hypothesis all_instances logarithm logarithm_2 penalty_below_1 positive instance_run.
  pose proof (The_average_of_the_errors.a_chance D_n G_n N_x ρ error_of_the_hypothesis all_instances instance_run) as a_chance.
  exact (The_average_of_the_errors.Hoeffding_s_lemma_2 D_n G_n N_x g_d h β ρ error_of_the_hypothesis logarithm logarithm_2 penalty_below_1 positive a_chance instance_run).
Qed.

Lemma step_5 : forall (D_n G_n N_x g_d h β ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  - g_d - h * ρ + τ >= 0.
Proof. (* certificate *)
  intros D_n G_n N_x g_d h β ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 penalty_below_1 positive what_an_example_may_add instance_run.
  pose proof (The_average_of_the_errors.Hoeffding_s_lemma_3 D_n G_n N_x g_d h β ρ error_of_the_hypothesis all_instances logarithm logarithm_2 penalty_below_1 positive instance_run) as Hoeffding_s_lemma.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 1 8)) (of_ge _ _ what_an_example_may_add)) (of_le _ _ Hoeffding_s_lemma)) (eq_refl 0) _).
  algebra [g_d; h; ρ; τ].
Qed.

Lemma step_6 : forall (D_n G_n N_x j β ρ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  j * (β * ρ - ρ + 1) > 0.
Proof. (* certificate *)
  intros D_n G_n N_x j β ρ error_of_the_hypothesis all_instances penalty what_an_error_gives_back instance_run.
  pose proof (The_average_of_the_errors.what_a_draw_leaves D_n G_n N_x β ρ error_of_the_hypothesis all_instances penalty instance_run) as what_a_draw_leaves.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ what_an_error_gives_back) (of_gt _ _ what_a_draw_leaves)) (eq_refl 0) _).
  algebra [j; β; ρ].
Qed.

Lemma at_most : forall (D_n G_n N_x g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  j * (β * ρ - ρ + 1) <= κ.
Proof. (* certificate *)
  intros D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add instance_run.
  pose proof (The_average_of_the_errors.tangent_4 D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_3 logarithm_4 penalty what_an_error_gives_back some_factor instance_run) as tangent.
  pose proof (The_average_of_the_errors.step_5 D_n G_n N_x g_d h β ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 penalty_below_1 penalty what_an_example_may_add instance_run) as fact.
  pose proof (The_average_of_the_errors.step_6 D_n G_n N_x j β ρ error_of_the_hypothesis all_instances penalty what_an_error_gives_back instance_run) as fact_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ tangent) (times _ _ (of_ge _ _ fact) (weak _ (of_gt _ _ fact_2)))) (eq_refl 0) _).
  algebra [j; β; ρ; κ; g_d; h; τ].
Qed.

Lemma evened_out : forall (D_n G_n N_x a b_n g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  a >= 0 -> (* a weight *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  b_n * j <= a * κ.
Proof. (* certificate *)
  intros D_n G_n N_x a b_n g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add a_weight instance_run instance_run_2.
  pose proof (The_average_of_the_errors.one_draw D_n G_n N_x a b_n β ρ error_of_the_hypothesis all_instances penalty a_weight instance_run) as one_draw.
  pose proof (The_average_of_the_errors.at_most D_n G_n N_x g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add instance_run_2) as at_most.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (of_gt _ _ what_an_error_gives_back)) (of_le _ _ one_draw)) (times _ _ (of_ge _ _ a_weight) (of_le _ _ at_most))) (eq_refl 0) _).
  algebra [b_n; j; a; κ; ρ; β].
Qed.

Lemma one_history : forall (D_n G_n N_x T T' U U' a b_n g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  T' = T + a -> (* weight so far *)
  U' = U + b_n * j -> (* weight after it so far *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  a >= 0 -> (* a weight *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  - T' * κ + U' <= - T * κ + U.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n g_d h j β κ ρ τ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add a_weight instance_run instance_run_2.
  pose proof (The_average_of_the_errors.evened_out D_n G_n N_x a b_n g_d h j β κ ρ τ error_of_the_hypothesis all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add a_weight instance_run instance_run_2) as evened_out.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ evened_out) (eqns _ _ (eqn κ _ _ weight_so_far) (eqn (-1) _ _ weight_after_it_so_far)) _).
  algebra [T'; κ; U'; T; U; a; b_n; j].
Qed.

Lemma over_the_histories : forall (D_n G_n N_x T T' U U' a b_n g_d h j β κ ρ τ : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  T' = T + a -> (* weight so far *)
  U' = U + b_n * j -> (* weight after it so far *)
  G_n = 1 -> (* all instances *)
  g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  h * ρ = ln j -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  j > 0 -> (* what an error gives back *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  - T * κ + U <= 0 -> (* over the histories *)
  a >= 0 -> (* a weight *)
  Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
  The_average_of_the_errors.instance_run D_n G_n N_x ->
  - T' * κ + U' <= 0.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n g_d h j β κ ρ τ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add over_the_histories a_weight instance_run instance_run_2.
  pose proof (The_average_of_the_errors.one_history D_n G_n N_x T T' U U' a b_n g_d h j β κ ρ τ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add a_weight instance_run instance_run_2) as one_history.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_histories) (of_le _ _ one_history)) (eq_refl 0) _).
  algebra [T'; κ; U'; T; U].
Qed.

Inductive over_the_histories_run (h β : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_histories_run_start : over_the_histories_run h β 0 0 0
  | over_the_histories_run_next : forall (D_n G_n N_x T T' U U' a b_n g_d j n_h ρ : ℝ),
      over_the_histories_run h β T U n_h ->
      ρ = D_n -> (* error of the hypothesis *)
      T' = T + a -> (* weight so far *)
      U' = U + b_n * j -> (* weight after it so far *)
      G_n = 1 -> (* all instances *)
      g_d = ln (β * ρ - ρ + 1) -> (* logarithm *)
      h * ρ = ln j -> (* logarithm *)
      j > 0 -> (* what an error gives back *)
      a >= 0 -> (* a weight *)
      Littlestone_s_conversion.over_the_instances_run a β D_n G_n b_n N_x ->
      The_average_of_the_errors.instance_run D_n G_n N_x ->
      over_the_histories_run h β T' U' (n_h + 1).

Lemma over_the_histories_2 : forall (T_n U_n h n_h β κ τ : ℝ),
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.over_the_histories_run h β T_n U_n n_h ->
  - T_n * κ + U_n <= 0.
Proof. (* induction *)
  intros T_n U_n h n_h β κ τ logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add history_run.
  cut (forall (T U n_h : ℝ), The_average_of_the_errors.over_the_histories_run h β T U n_h ->
    - T * κ + U <= 0).
  { intros all. pose proof (all T_n U_n n_h history_run) as kept.
    exact kept. }
  clear history_run T_n U_n n_h.
  refine (The_average_of_the_errors.over_the_histories_run_ind h β (fun (T U n_h : ℝ) =>
    - T * κ + U <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [κ].
  - intros D_n G_n N_x T T' U U' a b_n g_d j n_h ρ _ kept_2 error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances logarithm_3 logarithm_4 what_an_error_gives_back a_weight instance_run instance_run_2.
    exact (The_average_of_the_errors.over_the_histories D_n G_n N_x T T' U U' a b_n g_d h j β κ ρ τ error_of_the_hypothesis weight_so_far weight_after_it_so_far all_instances logarithm_3 logarithm logarithm_4 logarithm_2 penalty_below_1 penalty what_an_error_gives_back some_factor what_an_example_may_add kept_2 a_weight instance_run instance_run_2).
Qed.

Lemma one_example : forall (A A' T_n U_n h n_h β κ τ : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.over_the_histories_run h β T_n U_n n_h ->
  A' <= A * κ.
Proof. (* certificate *)
  intros A A' T_n U_n h n_h β κ τ weight_of_the_histories weight_of_the_histories_after_it logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add history_run.
  pose proof (The_average_of_the_errors.over_the_histories_2 T_n U_n h n_h β κ τ logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add history_run) as over_the_histories.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_histories) (eqns _ _ (eqn κ _ _ weight_of_the_histories) (eqn (-1) _ _ weight_of_the_histories_after_it)) _).
  algebra [A'; A; κ; T_n; U_n].
Qed.

Lemma one_example_2 : forall (A A' T_n U_n h n_h β κ τ : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.over_the_histories_run h β T_n U_n n_h ->
  - A' >= - A * κ.
Proof. (* certificate *)
  intros A A' T_n U_n h n_h β κ τ weight_of_the_histories weight_of_the_histories_after_it logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add history_run.
  pose proof (The_average_of_the_errors.one_example A A' T_n U_n h n_h β κ τ weight_of_the_histories weight_of_the_histories_after_it logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add history_run) as one_example.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ one_example) (eq_refl 0) _).
  algebra [A'; A; κ].
Qed.

Lemma step_7 : forall (κ : ℝ),
  κ > 0 -> (* some factor *)
  κ >= 0.
Proof. (* certificate *)
  intros κ some_factor.
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (of_gt _ _ some_factor)) (eq_refl 0) _).
  algebra [κ].
Qed.

Lemma all_histories : forall (A A' T_n U_n f f' h n_h β κ τ : ℝ),
  f' = f * κ -> (* one factor more *)
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  - A >= - f -> (* all histories *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.over_the_histories_run h β T_n U_n n_h ->
  - A' >= - f'.
Proof. (* certificate *)
  intros A A' T_n U_n f f' h n_h β κ τ one_factor_more weight_of_the_histories weight_of_the_histories_after_it logarithm logarithm_2 penalty_below_1 penalty some_factor all_histories what_an_example_may_add history_run.
  pose proof (The_average_of_the_errors.one_example_2 A A' T_n U_n h n_h β κ τ weight_of_the_histories weight_of_the_histories_after_it logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add history_run) as one_example.
  pose proof (The_average_of_the_errors.step_7 κ some_factor) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ one_example) (times _ _ (of_ge _ _ all_histories) (of_ge _ _ fact))) (eqn 1 _ _ one_factor_more) _).
  algebra [A'; f'; f; κ; A].
Qed.

Inductive all_histories_run (h β κ : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_histories_run_start : all_histories_run h β κ 1 1 0
  | all_histories_run_next : forall (A A' T_n U_n f f' m n_h : ℝ),
      all_histories_run h β κ A f m ->
      f' = f * κ -> (* one factor more *)
      A = T_n -> (* weight of the histories *)
      A' = U_n -> (* weight of the histories after it *)
      The_average_of_the_errors.over_the_histories_run h β T_n U_n n_h ->
      all_histories_run h β κ A' f' (m + 1).

Lemma all_histories_2 : forall (A_m F h m β κ τ : ℝ),
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.all_histories_run h β κ A_m F m ->
  - A_m >= - F.
Proof. (* induction *)
  intros A_m F h m β κ τ logarithm logarithm_2 penalty_below_1 penalty some_factor what_an_example_may_add example_run.
  cut (forall (A f m : ℝ), The_average_of_the_errors.all_histories_run h β κ A f m ->
    - A >= - f).
  { intros all. pose proof (all A_m F m example_run) as kept.
    exact kept. }
  clear example_run A_m F m.
  refine (The_average_of_the_errors.all_histories_run_ind h β κ (fun (A f m : ℝ) =>
    - A >= - f) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A A' T_n U_n f f' m n_h _ kept_2 one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run.
    exact (The_average_of_the_errors.all_histories A A' T_n U_n f f' h n_h β κ τ one_factor_more weight_of_the_histories weight_of_the_histories_after_it logarithm logarithm_2 penalty_below_1 penalty some_factor kept_2 what_an_example_may_add history_run).
Qed.

Lemma tangent_5 : forall (S Y Z h k z : ℝ),
  0 = 0 -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* positive *)
  z > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  Z * (- Y * h + h * (S - k)) <= - Z + z.
Proof. (* instance *)
  intros S Y Z h k z logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 Z 1 z (Y * h) 0 (h * (S - k)) logarithm_2 logarithm_again logarithm_3 positive positive_3 positive_2)) _). algebra [Z; Y; h; S; k; z].
Qed.

Lemma tangent_6 : forall (S Y Z h k z : ℝ),
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* positive *)
  z > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  Z * (- Y * h + h * (S - k)) <= - Z + z.
Proof. (* discharge *)
  intros S Y Z h k z logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (The_average_of_the_errors.tangent_5 S Y Z h k z logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_7 : forall (S Y Z h k z : ℝ),
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* positive *)
  z > 0 -> (* positive *)
  Z * (- Y * h + h * (S - k)) <= - Z + z.
Proof. (* discharge *)
  intros S Y Z h k z logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (The_average_of_the_errors.tangent_6 S Y Z h k z logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma what_mistakes_and_errors_make : forall (z : ℝ),
  z > 0 -> (* what mistakes and errors make *)
  z > 0.
Proof. (* certificate *)
  intros z what_mistakes_and_errors_make.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ what_mistakes_and_errors_make) (eq_refl 0) _).
  algebra [z].
Qed.

Lemma tangent_8 : forall (S Y Z h k z : ℝ),
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* positive *)
  z > 0 -> (* what mistakes and errors make *)
  Z * (- Y * h + h * (S - k)) <= - Z + z.
Proof. (* discharge *)
  intros S Y Z h k z logarithm logarithm_2 positive what_mistakes_and_errors_make.
  pose proof (The_average_of_the_errors.what_mistakes_and_errors_make z what_mistakes_and_errors_make) as what_mistakes_and_errors_make_2.
  exact (The_average_of_the_errors.tangent_7 S Y Z h k z logarithm logarithm_2 positive what_mistakes_and_errors_make).
Qed.

Lemma what_the_excess_makes : forall (Z : ℝ),
  Z > 0 -> (* what the excess makes *)
  Z > 0.
Proof. (* certificate *)
  intros Z what_the_excess_makes.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ what_the_excess_makes) (eq_refl 0) _).
  algebra [Z].
Qed.

Lemma tangent_9 : forall (S Y Z h k z : ℝ),
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  z > 0 -> (* what mistakes and errors make *)
  Z * (- Y * h + h * (S - k)) <= - Z + z.
Proof. (* discharge *)
  intros S Y Z h k z logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make.
  pose proof (The_average_of_the_errors.what_the_excess_makes Z what_the_excess_makes) as what_the_excess_makes_2.
  exact (The_average_of_the_errors.tangent_8 S Y Z h k z logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make).
Qed.

Lemma step_8 : forall (S Y h k : ℝ),
  S - k >= Y -> (* errors exceed mistakes *)
  h >= 0 -> (* cost of a mistake *)
  - Y * h + h * (S - k) >= 0.
Proof. (* certificate *)
  intros S Y h k errors_exceed_mistakes cost_of_a_mistake.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ cost_of_a_mistake) (of_ge _ _ errors_exceed_mistakes)) (eq_refl 0) _).
  algebra [Y; h; S; k].
Qed.

Lemma no_lighter : forall (S Y Z h k z : ℝ),
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  z > 0 -> (* what mistakes and errors make *)
  S - k >= Y -> (* errors exceed mistakes *)
  h >= 0 -> (* cost of a mistake *)
  z >= Z.
Proof. (* certificate *)
  intros S Y Z h k z logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make errors_exceed_mistakes cost_of_a_mistake.
  pose proof (The_average_of_the_errors.tangent_9 S Y Z h k z logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make) as tangent.
  pose proof (The_average_of_the_errors.step_8 S Y h k errors_exceed_mistakes cost_of_a_mistake) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ tangent) (times _ _ (weak _ (of_gt _ _ what_the_excess_makes)) (of_ge _ _ fact))) (eq_refl 0) _).
  algebra [z; Z; Y; h; S; k].
Qed.

Lemma heavy : forall (S Y Z a h k v z : ℝ),
  a = v * z -> (* weight of a history *)
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  z > 0 -> (* what mistakes and errors make *)
  S - k >= Y -> (* errors exceed mistakes *)
  h >= 0 -> (* cost of a mistake *)
  v >= 0 -> (* a history's probability *)
  a >= Z * v.
Proof. (* certificate *)
  intros S Y Z a h k v z weight_of_a_history logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make errors_exceed_mistakes cost_of_a_mistake a_history_s_probability.
  pose proof (The_average_of_the_errors.no_lighter S Y Z h k z logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make errors_exceed_mistakes cost_of_a_mistake) as no_lighter.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_history_s_probability) (of_ge _ _ no_lighter)) (eqn 1 _ _ weight_of_a_history) _).
  algebra [a; Z; v; z].
Qed.

Lemma step_9 : forall (S T T' V V' Y Z a h k v z : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V + v -> (* counted so far *)
  a = v * z -> (* weight of a history *)
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  z > 0 -> (* what mistakes and errors make *)
  S - k >= Y -> (* errors exceed mistakes *)
  h >= 0 -> (* cost of a mistake *)
  v >= 0 -> (* a history's probability *)
  - T' + V' * Z <= - T + V * Z.
Proof. (* certificate *)
  intros S T T' V V' Y Z a h k v z weight_so_far counted_so_far weight_of_a_history logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make errors_exceed_mistakes cost_of_a_mistake a_history_s_probability.
  pose proof (The_average_of_the_errors.heavy S Y Z a h k v z weight_of_a_history logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make errors_exceed_mistakes cost_of_a_mistake a_history_s_probability) as heavy.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ heavy) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (- Z) _ _ counted_so_far)) _).
  algebra [T'; V'; Z; T; V; a; v].
Qed.

Lemma counted : forall (S T T' V V' Y Z a h k v z : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V + v -> (* counted so far *)
  a = v * z -> (* weight of a history *)
  Y * h = ln Z -> (* logarithm *)
  h * (S - k) = ln z -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  z > 0 -> (* what mistakes and errors make *)
  - T + V * Z <= 0 -> (* counted *)
  S - k >= Y -> (* errors exceed mistakes *)
  h >= 0 -> (* cost of a mistake *)
  v >= 0 -> (* a history's probability *)
  - T' + V' * Z <= 0.
Proof. (* certificate *)
  intros S T T' V V' Y Z a h k v z weight_so_far counted_so_far weight_of_a_history logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make counted errors_exceed_mistakes cost_of_a_mistake a_history_s_probability.
  pose proof (The_average_of_the_errors.step_9 S T T' V V' Y Z a h k v z weight_so_far counted_so_far weight_of_a_history logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make errors_exceed_mistakes cost_of_a_mistake a_history_s_probability) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ counted) (of_le _ _ fact)) (eq_refl 0) _).
  algebra [T'; V'; Z; T; V].
Qed.

Lemma step_10 : forall (T T' V V' Z a : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V -> (* counted so far *)
  a >= 0 -> (* a weight *)
  - T' + V' * Z <= - T + V * Z.
Proof. (* certificate *)
  intros T T' V V' Z a weight_so_far counted_so_far a_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ a_weight) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (- Z) _ _ counted_so_far)) _).
  algebra [T'; V'; Z; T; V; a].
Qed.

Lemma counted_2 : forall (T T' V V' Z a : ℝ),
  T' = T + a -> (* weight so far *)
  V' = V -> (* counted so far *)
  - T + V * Z <= 0 -> (* counted *)
  a >= 0 -> (* a weight *)
  - T' + V' * Z <= 0.
Proof. (* certificate *)
  intros T T' V V' Z a weight_so_far counted_so_far counted a_weight.
  pose proof (The_average_of_the_errors.step_10 T T' V V' Z a weight_so_far counted_so_far a_weight) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ counted) (of_le _ _ fact)) (eq_refl 0) _).
  algebra [T'; V'; Z; T; V].
Qed.

Inductive counted_run (Y h : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | counted_run_start : counted_run Y h 0 0 0 0
  | counted_run_next_n_f : forall (S T T' V V' a k n_f n_o v z : ℝ),
      counted_run Y h T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V + v -> (* counted so far *)
      a = v * z -> (* weight of a history *)
      h * (S - k) = ln z -> (* logarithm *)
      z > 0 -> (* what mistakes and errors make *)
      S - k >= Y -> (* errors exceed mistakes *)
      v >= 0 -> (* a history's probability *)
      counted_run Y h T' V' (n_f + 1) n_o
  | counted_run_next_n_o : forall (T T' V V' a n_f n_o : ℝ),
      counted_run Y h T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V -> (* counted so far *)
      a >= 0 -> (* a weight *)
      counted_run Y h T' V' n_f (n_o + 1).

Lemma counted_3 : forall (A_m P Y Z h n_f n_o : ℝ),
  Y * h = ln Z -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  h >= 0 -> (* cost of a mistake *)
  The_average_of_the_errors.counted_run Y h A_m P n_f n_o ->
  - A_m + P * Z <= 0.
Proof. (* induction *)
  intros A_m P Y Z h n_f n_o logarithm what_the_excess_makes cost_of_a_mistake final_history_run.
  cut (forall (T V n_f n_o : ℝ), The_average_of_the_errors.counted_run Y h T V n_f n_o ->
    - T + V * Z <= 0).
  { intros all. pose proof (all A_m P n_f n_o final_history_run) as kept.
    exact kept. }
  clear final_history_run A_m P n_f n_o.
  refine (The_average_of_the_errors.counted_run_ind Y h (fun (T V n_f n_o : ℝ) =>
    - T + V * Z <= 0) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [Z].
  - intros S T T' V V' a k n_f n_o v z _ kept_2 weight_so_far counted_so_far weight_of_a_history logarithm_2 what_mistakes_and_errors_make errors_exceed_mistakes a_history_s_probability.
    exact (The_average_of_the_errors.counted S T T' V V' Y Z a h k v z weight_so_far counted_so_far weight_of_a_history logarithm logarithm_2 what_the_excess_makes what_mistakes_and_errors_make kept_2 errors_exceed_mistakes cost_of_a_mistake a_history_s_probability).
  - intros T T' V V' a n_f n_o _ kept_2 weight_so_far counted_so_far a_weight.
    exact (The_average_of_the_errors.counted_2 T T' V V' Z a weight_so_far counted_so_far kept_2 a_weight).
Qed.

Lemma cost_of_a_mistake : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  h >= 0.
Proof. (* certificate *)
  intros h β logarithm penalty_below_1 penalty.
  pose proof (Beside_experts.tangent_2 h β logarithm penalty) as tangent.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (of_lt _ _ penalty_below_1)) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [h; β].
Qed.

Lemma counted_4 : forall (A_m P Y Z h n_f n_o β : ℝ),
  Y * h = ln Z -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  Z > 0 -> (* what the excess makes *)
  β > 0 -> (* penalty *)
  The_average_of_the_errors.counted_run Y h A_m P n_f n_o ->
  - A_m + P * Z <= 0.
Proof. (* discharge *)
  intros A_m P Y Z h n_f n_o β logarithm logarithm_2 penalty_below_1 what_the_excess_makes penalty final_history_run.
  pose proof (The_average_of_the_errors.cost_of_a_mistake h β logarithm_2 penalty_below_1 penalty) as cost_of_a_mistake.
  exact (The_average_of_the_errors.counted_3 A_m P Y Z h n_f n_o logarithm what_the_excess_makes cost_of_a_mistake final_history_run).
Qed.

Lemma far_off : forall (A_m P Y Z h n_f n_o β : ℝ),
  Y * h = ln Z -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  Z > 0 -> (* what the excess makes *)
  β > 0 -> (* penalty *)
  The_average_of_the_errors.counted_run Y h A_m P n_f n_o ->
  P * Z <= A_m.
Proof. (* certificate *)
  intros A_m P Y Z h n_f n_o β logarithm logarithm_2 penalty_below_1 what_the_excess_makes penalty final_history_run.
  pose proof (The_average_of_the_errors.counted_4 A_m P Y Z h n_f n_o β logarithm logarithm_2 penalty_below_1 what_the_excess_makes penalty final_history_run) as counted.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ counted) (eq_refl 0) _).
  algebra [P; Z; A_m].
Qed.

Lemma average_risk : forall (A_m F P Y Z h m n_f n_o β κ τ : ℝ),
  Y * h = ln Z -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  Z > 0 -> (* what the excess makes *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  The_average_of_the_errors.counted_run Y h A_m P n_f n_o ->
  The_average_of_the_errors.all_histories_run h β κ A_m F m ->
  P * Z <= F.
Proof. (* certificate *)
  intros A_m F P Y Z h m n_f n_o β κ τ logarithm logarithm_2 logarithm_3 penalty_below_1 what_the_excess_makes penalty some_factor what_an_example_may_add final_history_run example_run.
  pose proof (The_average_of_the_errors.all_histories_2 A_m F h m β κ τ logarithm_2 logarithm_3 penalty_below_1 penalty some_factor what_an_example_may_add example_run) as all_histories.
  pose proof (The_average_of_the_errors.far_off A_m P Y Z h n_f n_o β logarithm logarithm_2 penalty_below_1 what_the_excess_makes penalty final_history_run) as far_off.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ all_histories) (of_le _ _ far_off)) (eq_refl 0) _).
  algebra [P; Z; F; A_m].
Qed.

Inductive run_over_final_history (Y h : ℝ) : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_final_history_start : run_over_final_history Y h 0 0 0%nat 0%nat
  | run_over_final_history_next_n_f : forall (S T T' V V' a k v z : ℝ) (n_f n_o : nat),
      run_over_final_history Y h T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V + v -> (* counted so far *)
      a = v * z -> (* weight of a history *)
      h * (S - k) = ln z -> (* logarithm *)
      z > 0 -> (* what mistakes and errors make *)
      S - k >= Y -> (* errors exceed mistakes *)
      v >= 0 -> (* a history's probability *)
      run_over_final_history Y h T' V' (Datatypes.S n_f) n_o
  | run_over_final_history_next_n_o : forall (T T' V V' a : ℝ) (n_f n_o : nat),
      run_over_final_history Y h T V n_f n_o ->
      T' = T + a -> (* weight so far *)
      V' = V -> (* counted so far *)
      a >= 0 -> (* a weight *)
      run_over_final_history Y h T' V' n_f (Datatypes.S n_o).

Lemma run_over_final_history_is_counted_run : forall (A_m P Y h : ℝ) (n_f n_o : nat),
  The_average_of_the_errors.run_over_final_history Y h A_m P n_f n_o -> The_average_of_the_errors.counted_run Y h A_m P (INR n_f) (INR n_o).
Proof.
  intros A_m P Y h n_f n_o run.
  refine (The_average_of_the_errors.run_over_final_history_ind Y h (fun (T V : ℝ) (n_f n_o : nat) => The_average_of_the_errors.counted_run Y h T V (INR n_f) (INR n_o)) _ _ _ A_m P n_f n_o run); clear run A_m P n_f n_o.
  - exact (The_average_of_the_errors.counted_run_start Y h).
  - intros S T T' V V' a k v z n_f n_o _ previous weight_so_far counted_so_far weight_of_a_history logarithm what_mistakes_and_errors_make errors_exceed_mistakes a_history_s_probability. rewrite S_INR.
    exact (The_average_of_the_errors.counted_run_next_n_f Y h S T T' V V' a k (INR n_f) (INR n_o) v z previous weight_so_far counted_so_far weight_of_a_history logarithm what_mistakes_and_errors_make errors_exceed_mistakes a_history_s_probability).
  - intros T T' V V' a n_f n_o _ previous weight_so_far counted_so_far a_weight. rewrite S_INR.
    exact (The_average_of_the_errors.counted_run_next_n_o Y h T T' V V' a (INR n_f) (INR n_o) previous weight_so_far counted_so_far a_weight).
Qed.

Inductive run_over_example (h β κ : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_example_start : run_over_example h β κ 1 1 0%nat
  | run_over_example_next : forall (A A' T_n U_n f f' n_h : ℝ) (m : nat),
      run_over_example h β κ A f m ->
      f' = f * κ -> (* one factor more *)
      A = T_n -> (* weight of the histories *)
      A' = U_n -> (* weight of the histories after it *)
      The_average_of_the_errors.over_the_histories_run h β T_n U_n n_h ->
      run_over_example h β κ A' f' (Datatypes.S m).

Lemma run_over_example_is_all_histories_run : forall (A_m F h β κ : ℝ) (m : nat),
  The_average_of_the_errors.run_over_example h β κ A_m F m -> The_average_of_the_errors.all_histories_run h β κ A_m F (INR m).
Proof.
  intros A_m F h β κ m run.
  refine (The_average_of_the_errors.run_over_example_ind h β κ (fun (A f : ℝ) (m : nat) => The_average_of_the_errors.all_histories_run h β κ A f (INR m)) _ _ A_m F m run); clear run A_m F m.
  - exact (The_average_of_the_errors.all_histories_run_start h β κ).
  - intros A A' T_n U_n f f' n_h m _ previous one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run. rewrite S_INR.
    exact (The_average_of_the_errors.all_histories_run_next h β κ A A' T_n U_n f f' (INR m) n_h previous one_factor_more weight_of_the_histories weight_of_the_histories_after_it history_run).
Qed.

End The_average_of_the_errors.

Theorem theorem_The_average_of_the_errors : forall (A_m F P Y Z h β κ τ : ℝ) (m n_f n_o : nat),
  The_average_of_the_errors.run_over_final_history Y h A_m P n_f n_o ->
  The_average_of_the_errors.run_over_example h β κ A_m F m ->
  Y * h = ln Z -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  Z > 0 -> (* what the excess makes *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  8 * τ >= h ^ 2 -> (* what an example may add *)
  P * Z <= F.
Proof.
  intros A_m F P Y Z h β κ τ m n_f n_o final_history_run example_run logarithm logarithm_2 logarithm_3 penalty_below_1 what_the_excess_makes penalty some_factor what_an_example_may_add.
  exact (The_average_of_the_errors.average_risk A_m F P Y Z h (INR m) (INR n_f) (INR n_o) β κ τ logarithm logarithm_2 logarithm_3 penalty_below_1 what_the_excess_makes penalty some_factor what_an_example_may_add (The_average_of_the_errors.run_over_final_history_is_counted_run A_m P Y h n_f n_o final_history_run) (The_average_of_the_errors.run_over_example_is_all_histories_run A_m F h β κ m example_run)).
Qed.

Module Stopping_at_random.

Lemma expected_mistakes_so_far : forall (F F' I I' S S' i i' j p : ℝ),
  I = F + S -> (* expected mistakes so far *)
  F' = F + i * p -> (* mistakes before it weighed *)
  i' = i + j -> (* one mistake more or none *)
  I' = I + i' * p -> (* mistakes after it weighed *)
  S' = S + j * p -> (* mistakes in it weighed *)
  I' = F' + S'.
Proof. (* certificate *)
  intros F F' I I' S S' i i' j p expected_mistakes_so_far mistakes_before_it_weighed one_mistake_more_or_none mistakes_after_it_weighed mistakes_in_it_weighed.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ expected_mistakes_so_far) (eqn p _ _ one_mistake_more_or_none)) (eqn (-1) _ _ mistakes_before_it_weighed)) (eqn 1 _ _ mistakes_after_it_weighed)) (eqn (-1) _ _ mistakes_in_it_weighed)) _).
  algebra [I'; F'; S'; I; F; S; p; i'; i; j].
Qed.

Inductive expected_mistakes_so_far_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | expected_mistakes_so_far_run_start : expected_mistakes_so_far_run 0 0 0 0
  | expected_mistakes_so_far_run_next : forall (F F' H I I' S S' i i' j p : ℝ),
      expected_mistakes_so_far_run F I S H ->
      F' = F + i * p -> (* mistakes before it weighed *)
      i' = i + j -> (* one mistake more or none *)
      I' = I + i' * p -> (* mistakes after it weighed *)
      S' = S + j * p -> (* mistakes in it weighed *)
      expected_mistakes_so_far_run F' I' S' (H + 1).

Lemma expected_mistakes_so_far_2 : forall (E E' H S_H : ℝ),
  Stopping_at_random.expected_mistakes_so_far_run E E' S_H H ->
  E' = E + S_H.
Proof. (* induction *)
  intros E E' H S_H history_run.
  cut (forall (F I S H : ℝ), Stopping_at_random.expected_mistakes_so_far_run F I S H ->
    I = F + S).
  { intros all. pose proof (all E E' S_H H history_run) as kept.
    exact kept. }
  clear history_run E E' S_H H.
  refine (Stopping_at_random.expected_mistakes_so_far_run_ind (fun (F I S H : ℝ) =>
    I = F + S) _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra.
  - intros F F' H I I' S S' i i' j p _ kept_2 mistakes_before_it_weighed one_mistake_more_or_none mistakes_after_it_weighed mistakes_in_it_weighed.
    exact (Stopping_at_random.expected_mistakes_so_far F F' I I' S S' i i' j p kept_2 mistakes_before_it_weighed one_mistake_more_or_none mistakes_after_it_weighed mistakes_in_it_weighed).
Qed.

Lemma errors_are_mistakes : forall (E E' H S_H X X' e g : ℝ),
  g = S_H -> (* chance of a mistake *)
  X' = X + e -> (* expected errors so far *)
  g = e -> (* independent draw *)
  Stopping_at_random.expected_mistakes_so_far_run E E' S_H H ->
  - E' + X' = - E + X.
Proof. (* certificate *)
  intros E E' H S_H X X' e g chance_of_a_mistake expected_errors_so_far independent_draw history_run.
  pose proof (Stopping_at_random.expected_mistakes_so_far_2 E E' H S_H history_run) as expected_mistakes_so_far.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ expected_errors_so_far) (eqn 1 _ _ chance_of_a_mistake)) (eqn (-1) _ _ independent_draw)) (eqn (-1) _ _ expected_mistakes_so_far)) _).
  algebra [E'; X'; E; X; e; g; S_H].
Qed.

Lemma all_errors_are_mistakes : forall (E E' H S_H X X' e g : ℝ),
  X = E -> (* all errors are mistakes *)
  g = S_H -> (* chance of a mistake *)
  X' = X + e -> (* expected errors so far *)
  g = e -> (* independent draw *)
  Stopping_at_random.expected_mistakes_so_far_run E E' S_H H ->
  X' = E'.
Proof. (* certificate *)
  intros E E' H S_H X X' e g all_errors_are_mistakes chance_of_a_mistake expected_errors_so_far independent_draw history_run.
  pose proof (Stopping_at_random.errors_are_mistakes E E' H S_H X X' e g chance_of_a_mistake expected_errors_so_far independent_draw history_run) as errors_are_mistakes.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn 1 _ _ all_errors_are_mistakes) (eqn 1 _ _ errors_are_mistakes)) _).
  algebra [X'; E'; X; E].
Qed.

Inductive all_errors_are_mistakes_run (H : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_errors_are_mistakes_run_start : all_errors_are_mistakes_run H 0 0 0
  | all_errors_are_mistakes_run_next : forall (E E' S_H T X X' e g : ℝ),
      all_errors_are_mistakes_run H E X T ->
      g = S_H -> (* chance of a mistake *)
      X' = X + e -> (* expected errors so far *)
      g = e -> (* independent draw *)
      Stopping_at_random.expected_mistakes_so_far_run E E' S_H H ->
      all_errors_are_mistakes_run H E' X' (T + 1).

Lemma all_errors_are_mistakes_2 : forall (E_T H T X_T : ℝ),
  Stopping_at_random.all_errors_are_mistakes_run H E_T X_T T ->
  X_T = E_T.
Proof. (* induction *)
  intros E_T H T X_T round_run.
  cut (forall (E X T : ℝ), Stopping_at_random.all_errors_are_mistakes_run H E X T ->
    X = E).
  { intros all. pose proof (all E_T X_T T round_run) as kept.
    exact kept. }
  clear round_run E_T X_T T.
  refine (Stopping_at_random.all_errors_are_mistakes_run_ind H (fun (E X T : ℝ) =>
    X = E) _ _).
  - exact Halving.logarithm_2.
  - intros E E' S_H T X X' e g _ kept_2 chance_of_a_mistake expected_errors_so_far independent_draw history_run.
    exact (Stopping_at_random.all_errors_are_mistakes E E' H S_H X X' e g kept_2 chance_of_a_mistake expected_errors_so_far independent_draw history_run).
Qed.

Lemma all_histories_weighed : forall (space : ips) (F F' M O O' R p γ : ℝ) (u w_M : vec space),
  F' = F + M * p -> (* mistakes weighed so far *)
  O' = O + p -> (* probability so far *)
  γ > 0 -> (* positive margin *)
  M >= 0 -> (* a count *)
  F * γ ^ 2 <= O * R ^ 2 * ⟨u, u⟩ -> (* all histories weighed *)
  p >= 0 -> (* probability *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  F' * γ ^ 2 <= O' * R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space F F' M O O' R p γ u w_M mistakes_weighed_so_far probability_so_far positive_margin a_count all_histories_weighed probability mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.mistake_bound_3 space M R γ u w_M positive_margin a_count mistake_run mistake_run_2) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_histories_weighed) (times _ _ (of_ge _ _ probability) (of_le _ _ mistake_bound))) (eqns _ _ (eqn (- γ ^ 2) _ _ mistakes_weighed_so_far) (eqn (R ^ 2 * ⟨u, u⟩) _ _ probability_so_far)) _).
  algebra [F'; γ; O'; R; F; M; p; O] with [u].
Qed.

Inductive all_histories_weighed_run (space : ips) (R γ : ℝ) (u : vec space) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_histories_weighed_run_start : all_histories_weighed_run space R γ u 0 0 0
  | all_histories_weighed_run_next : forall (F F' H M O O' p : ℝ) (w_M : vec space),
      all_histories_weighed_run space R γ u F O H ->
      F' = F + M * p -> (* mistakes weighed so far *)
      O' = O + p -> (* probability so far *)
      M >= 0 -> (* a count *)
      p >= 0 -> (* probability *)
      Perceptron_mistake_bound.total_growth_run space R w_M M ->
      Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
      all_histories_weighed_run space R γ u F' O' (H + 1).

Lemma all_histories_weighed_2 : forall (space : ips) (E_T H O_H R γ : ℝ) (u : vec space),
  γ > 0 -> (* positive margin *)
  Stopping_at_random.all_histories_weighed_run space R γ u E_T O_H H ->
  E_T * γ ^ 2 <= O_H * R ^ 2 * ⟨u, u⟩.
Proof. (* induction *)
  intros space E_T H O_H R γ u positive_margin history_run.
  cut (forall (F O H : ℝ), Stopping_at_random.all_histories_weighed_run space R γ u F O H ->
    F * γ ^ 2 <= O * R ^ 2 * ⟨u, u⟩).
  { intros all. pose proof (all E_T O_H H history_run) as kept.
    exact kept. }
  clear history_run E_T O_H H.
  refine (Stopping_at_random.all_histories_weighed_run_ind space R γ u (fun (F O H : ℝ) =>
    F * γ ^ 2 <= O * R ^ 2 * ⟨u, u⟩) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ; R] with [u].
  - intros F F' H M O O' p w_M _ kept_2 mistakes_weighed_so_far probability_so_far a_count probability mistake_run mistake_run_2.
    exact (Stopping_at_random.all_histories_weighed space F F' M O O' R p γ u w_M mistakes_weighed_so_far probability_so_far positive_margin a_count kept_2 probability mistake_run mistake_run_2).
Qed.

Lemma expected_mistakes : forall (space : ips) (E_T H O_H R γ : ℝ) (u : vec space),
  O_H = 1 -> (* all histories *)
  γ > 0 -> (* positive margin *)
  Stopping_at_random.all_histories_weighed_run space R γ u E_T O_H H ->
  E_T * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space E_T H O_H R γ u all_histories positive_margin history_run.
  pose proof (Stopping_at_random.all_histories_weighed_2 space E_T H O_H R γ u positive_margin history_run) as all_histories_weighed.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ all_histories_weighed) (eqn (- R ^ 2 * ⟨u, u⟩) _ _ all_histories) _).
  algebra [E_T; γ; R; O_H] with [u].
Qed.

Lemma stopped_at_random_exactly : forall (E_T H T X_T e_r m : ℝ),
  T * e_r = X_T -> (* stopped at random *)
  T = m + 1 -> (* one more to test on *)
  Stopping_at_random.all_errors_are_mistakes_run H E_T X_T T ->
  e_r * (m + 1) = E_T.
Proof. (* certificate *)
  intros E_T H T X_T e_r m stopped_at_random one_more_to_test_on round_run.
  pose proof (Stopping_at_random.all_errors_are_mistakes_2 E_T H T X_T round_run) as all_errors_are_mistakes.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn 1 _ _ stopped_at_random) (eqn (- e_r) _ _ one_more_to_test_on)) (eqn 1 _ _ all_errors_are_mistakes)) _).
  algebra [e_r; m; E_T; T; X_T].
Qed.

Lemma error_of_stopping_at_random : forall (space : ips) (E_T H O_H R T X_T e_r m γ : ℝ) (u : vec space),
  O_H = 1 -> (* all histories *)
  T * e_r = X_T -> (* stopped at random *)
  T = m + 1 -> (* one more to test on *)
  γ > 0 -> (* positive margin *)
  Stopping_at_random.all_errors_are_mistakes_run H E_T X_T T ->
  Stopping_at_random.all_histories_weighed_run space R γ u E_T O_H H ->
  e_r * γ ^ 2 * (m + 1) <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space E_T H O_H R T X_T e_r m γ u all_histories stopped_at_random one_more_to_test_on positive_margin round_run history_run.
  pose proof (Stopping_at_random.expected_mistakes space E_T H O_H R γ u all_histories positive_margin history_run) as expected_mistakes.
  pose proof (Stopping_at_random.stopped_at_random_exactly E_T H T X_T e_r m stopped_at_random one_more_to_test_on round_run) as stopped_at_random_exactly.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ expected_mistakes) (eqn (- γ ^ 2) _ _ stopped_at_random_exactly) _).
  algebra [e_r; γ; m; R; E_T] with [u].
Qed.

Inductive run_over_round (H : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_round_start : run_over_round H 0 0 0%nat
  | run_over_round_next : forall (E E' S_H X X' e g : ℝ) (T : nat),
      run_over_round H E X T ->
      g = S_H -> (* chance of a mistake *)
      X' = X + e -> (* expected errors so far *)
      g = e -> (* independent draw *)
      Stopping_at_random.expected_mistakes_so_far_run E E' S_H H ->
      run_over_round H E' X' (Datatypes.S T).

Lemma run_over_round_is_all_errors_are_mistakes_run : forall (E_T H X_T : ℝ) (T : nat),
  Stopping_at_random.run_over_round H E_T X_T T -> Stopping_at_random.all_errors_are_mistakes_run H E_T X_T (INR T).
Proof.
  intros E_T H X_T T run.
  refine (Stopping_at_random.run_over_round_ind H (fun (E X : ℝ) (T : nat) => Stopping_at_random.all_errors_are_mistakes_run H E X (INR T)) _ _ E_T X_T T run); clear run E_T X_T T.
  - exact (Stopping_at_random.all_errors_are_mistakes_run_start H).
  - intros E E' S_H X X' e g T _ previous chance_of_a_mistake expected_errors_so_far independent_draw history_run. rewrite S_INR.
    exact (Stopping_at_random.all_errors_are_mistakes_run_next H E E' S_H (INR T) X X' e g previous chance_of_a_mistake expected_errors_so_far independent_draw history_run).
Qed.

Inductive run_over_history (space : ips) (R γ : ℝ) (u : vec space) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_history_start : run_over_history space R γ u 0 0 0%nat
  | run_over_history_next : forall (F F' M O O' p : ℝ) (w_M : vec space) (H : nat),
      run_over_history space R γ u F O H ->
      F' = F + M * p -> (* mistakes weighed so far *)
      O' = O + p -> (* probability so far *)
      M >= 0 -> (* a count *)
      p >= 0 -> (* probability *)
      Perceptron_mistake_bound.total_growth_run space R w_M M ->
      Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
      run_over_history space R γ u F' O' (Datatypes.S H).

Lemma run_over_history_is_all_histories_weighed_run : forall (space : ips) (E_T O_H R γ : ℝ) (u : vec space) (H : nat),
  Stopping_at_random.run_over_history space R γ u E_T O_H H -> Stopping_at_random.all_histories_weighed_run space R γ u E_T O_H (INR H).
Proof.
  intros space E_T O_H R γ u H run.
  refine (Stopping_at_random.run_over_history_ind space R γ u (fun (F O : ℝ) (H : nat) => Stopping_at_random.all_histories_weighed_run space R γ u F O (INR H)) _ _ E_T O_H H run); clear run E_T O_H H.
  - exact (Stopping_at_random.all_histories_weighed_run_start space R γ u).
  - intros F F' M O O' p w_M H _ previous mistakes_weighed_so_far probability_so_far a_count probability mistake_run mistake_run_2. rewrite S_INR.
    exact (Stopping_at_random.all_histories_weighed_run_next space R γ u F F' (INR H) M O O' p w_M previous mistakes_weighed_so_far probability_so_far a_count probability mistake_run mistake_run_2).
Qed.

End Stopping_at_random.

Theorem theorem_Stopping_at_random : forall (space : ips) (E_T O_H R X_T e_r m γ : ℝ) (u : vec space) (H T : nat),
  Stopping_at_random.run_over_round (INR H) E_T X_T T ->
  Stopping_at_random.run_over_history space R γ u E_T O_H H ->
  O_H = 1 -> (* all histories *)
  INR T * e_r = X_T -> (* stopped at random *)
  INR T = m + 1 -> (* one more to test on *)
  γ > 0 -> (* positive margin *)
  e_r * γ ^ 2 * (m + 1) <= R ^ 2 * ⟨u, u⟩.
Proof.
  intros space E_T O_H R X_T e_r m γ u H T round_run history_run all_histories stopped_at_random one_more_to_test_on positive_margin.
  exact (Stopping_at_random.error_of_stopping_at_random space E_T (INR H) O_H R (INR T) X_T e_r m γ u all_histories stopped_at_random one_more_to_test_on positive_margin (Stopping_at_random.run_over_round_is_all_errors_are_mistakes_run E_T (INR H) X_T T round_run) (Stopping_at_random.run_over_history_is_all_histories_weighed_run space E_T O_H R γ u H history_run)).
Qed.

Module Voted_Perceptron.

Lemma expected_wrong_votes_so_far : forall (A A' G G' P P' a a' b p : ℝ),
  G = A + P -> (* expected wrong votes so far *)
  A' = A + a * p -> (* wrong votes before it weighed *)
  a' = a + b -> (* one wrong vote more or none *)
  G' = G + a' * p -> (* wrong votes after it weighed *)
  P' = P + b * p -> (* wrong votes in it weighed *)
  G' = A' + P'.
Proof. (* certificate *)
  intros A A' G G' P P' a a' b p expected_wrong_votes_so_far wrong_votes_before_it_weighed one_wrong_vote_more_or_none wrong_votes_after_it_weighed wrong_votes_in_it_weighed.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ expected_wrong_votes_so_far) (eqn p _ _ one_wrong_vote_more_or_none)) (eqn (-1) _ _ wrong_votes_before_it_weighed)) (eqn 1 _ _ wrong_votes_after_it_weighed)) (eqn (-1) _ _ wrong_votes_in_it_weighed)) _).
  algebra [G'; A'; P'; G; A; P; p; a'; a; b].
Qed.

Inductive expected_wrong_votes_so_far_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | expected_wrong_votes_so_far_run_start : expected_wrong_votes_so_far_run 0 0 0 0
  | expected_wrong_votes_so_far_run_next : forall (A A' G G' N P P' a a' b p : ℝ),
      expected_wrong_votes_so_far_run A G P N ->
      A' = A + a * p -> (* wrong votes before it weighed *)
      a' = a + b -> (* one wrong vote more or none *)
      G' = G + a' * p -> (* wrong votes after it weighed *)
      P' = P + b * p -> (* wrong votes in it weighed *)
      expected_wrong_votes_so_far_run A' G' P' (N + 1).

Lemma expected_wrong_votes_so_far_2 : forall (N P_N Y Y' : ℝ),
  Voted_Perceptron.expected_wrong_votes_so_far_run Y Y' P_N N ->
  Y' = P_N + Y.
Proof. (* induction *)
  intros N P_N Y Y' outcome_run.
  cut (forall (A G P N : ℝ), Voted_Perceptron.expected_wrong_votes_so_far_run A G P N ->
    G = A + P).
  { intros all. pose proof (all Y Y' P_N N outcome_run) as kept.
    refine (same_eq _ _ _ (of_eq _ _ kept) _). algebra [Y'; Y; P_N]. }
  clear outcome_run Y Y' P_N N.
  refine (Voted_Perceptron.expected_wrong_votes_so_far_run_ind (fun (A G P N : ℝ) =>
    G = A + P) _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra.
  - intros A A' G G' N P P' a a' b p _ kept_2 wrong_votes_before_it_weighed one_wrong_vote_more_or_none wrong_votes_after_it_weighed wrong_votes_in_it_weighed.
    exact (Voted_Perceptron.expected_wrong_votes_so_far A A' G G' P P' a a' b p kept_2 wrong_votes_before_it_weighed one_wrong_vote_more_or_none wrong_votes_after_it_weighed wrong_votes_in_it_weighed).
Qed.

Lemma errors_are_wrong_votes : forall (N P_N X X' Y Y' e : ℝ),
  e = P_N -> (* a vote for the weights in use *)
  X' = X + e -> (* expected errors so far *)
  Voted_Perceptron.expected_wrong_votes_so_far_run Y Y' P_N N ->
  X' - Y' = X - Y.
Proof. (* certificate *)
  intros N P_N X X' Y Y' e a_vote_for_the_weights_in_use expected_errors_so_far outcome_run.
  pose proof (Voted_Perceptron.expected_wrong_votes_so_far_2 N P_N Y Y' outcome_run) as expected_wrong_votes_so_far.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn 1 _ _ expected_errors_so_far) (eqn 1 _ _ a_vote_for_the_weights_in_use)) (eqn (-1) _ _ expected_wrong_votes_so_far)) _).
  algebra [X'; Y'; X; Y; e; P_N].
Qed.

Lemma all_errors_are_wrong_votes : forall (N P_N X X' Y Y' e : ℝ),
  e = P_N -> (* a vote for the weights in use *)
  X' = X + e -> (* expected errors so far *)
  X = Y -> (* all errors are wrong votes *)
  Voted_Perceptron.expected_wrong_votes_so_far_run Y Y' P_N N ->
  X' = Y'.
Proof. (* certificate *)
  intros N P_N X X' Y Y' e a_vote_for_the_weights_in_use expected_errors_so_far all_errors_are_wrong_votes outcome_run.
  pose proof (Voted_Perceptron.errors_are_wrong_votes N P_N X X' Y Y' e a_vote_for_the_weights_in_use expected_errors_so_far outcome_run) as errors_are_wrong_votes.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn 1 _ _ all_errors_are_wrong_votes) (eqn 1 _ _ errors_are_wrong_votes)) _).
  algebra [X'; Y'; X; Y].
Qed.

Inductive all_errors_are_wrong_votes_run (N : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_errors_are_wrong_votes_run_start : all_errors_are_wrong_votes_run N 0 0 0
  | all_errors_are_wrong_votes_run_next : forall (P_N T X X' Y Y' e : ℝ),
      all_errors_are_wrong_votes_run N X Y T ->
      e = P_N -> (* a vote for the weights in use *)
      X' = X + e -> (* expected errors so far *)
      Voted_Perceptron.expected_wrong_votes_so_far_run Y Y' P_N N ->
      all_errors_are_wrong_votes_run N X' Y' (T + 1).

Lemma all_errors_are_wrong_votes_2 : forall (N T X_T Y_T : ℝ),
  Voted_Perceptron.all_errors_are_wrong_votes_run N X_T Y_T T ->
  X_T = Y_T.
Proof. (* induction *)
  intros N T X_T Y_T round_run.
  cut (forall (X Y T : ℝ), Voted_Perceptron.all_errors_are_wrong_votes_run N X Y T ->
    X = Y).
  { intros all. pose proof (all X_T Y_T T round_run) as kept.
    exact kept. }
  clear round_run X_T Y_T T.
  refine (Voted_Perceptron.all_errors_are_wrong_votes_run_ind N (fun (X Y T : ℝ) =>
    X = Y) _ _).
  - exact Halving.logarithm_2.
  - intros P_N T X X' Y Y' e _ kept_2 a_vote_for_the_weights_in_use expected_errors_so_far outcome_run.
    exact (Voted_Perceptron.all_errors_are_wrong_votes N P_N X X' Y Y' e a_vote_for_the_weights_in_use expected_errors_so_far kept_2 outcome_run).
Qed.

Lemma no_fewer : forall (B B' b k : ℝ),
  B' = B + b * k -> (* wrong votes so far *)
  b ^ 2 = b -> (* wrong hypothesis or not *)
  k >= 0 -> (* some votes *)
  B' >= B.
Proof. (* certificate *)
  intros B B' b k wrong_votes_so_far wrong_hypothesis_or_not some_votes.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ some_votes) (sq b)) (eqns _ _ (eqn (- k) _ _ wrong_hypothesis_or_not) (eqn 1 _ _ wrong_votes_so_far)) _).
  algebra [B'; B; k; b].
Qed.

Lemma no_votes_below_0 : forall (B B' b k : ℝ),
  B' = B + b * k -> (* wrong votes so far *)
  b ^ 2 = b -> (* wrong hypothesis or not *)
  B >= 0 -> (* no votes below 0 *)
  k >= 0 -> (* some votes *)
  B' >= 0.
Proof. (* certificate *)
  intros B B' b k wrong_votes_so_far wrong_hypothesis_or_not no_votes_below_0 some_votes.
  pose proof (Voted_Perceptron.no_fewer B B' b k wrong_votes_so_far wrong_hypothesis_or_not some_votes) as no_fewer.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ no_votes_below_0) (of_ge _ _ no_fewer)) (eq_refl 0) _).
  algebra [B'; B].
Qed.

Inductive no_votes_below_0_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | no_votes_below_0_run_start : no_votes_below_0_run 0 0 0 0
  | no_votes_below_0_run_next : forall (B B' C C' V V' b h k : ℝ),
      no_votes_below_0_run V B C h ->
      B' = B + b * k -> (* wrong votes so far *)
      b ^ 2 = b -> (* wrong hypothesis or not *)
      k >= 0 -> (* some votes *)
      no_votes_below_0_run V' B' C' (h + 1).

Lemma no_votes_below_0_2 : forall (B_h C_h V_h h : ℝ),
  Voted_Perceptron.no_votes_below_0_run V_h B_h C_h h ->
  B_h >= 0.
Proof. (* induction *)
  intros B_h C_h V_h h hypothesis_run.
  cut (forall (V B C h : ℝ), Voted_Perceptron.no_votes_below_0_run V B C h ->
    B >= 0).
  { intros all. pose proof (all V_h B_h C_h h hypothesis_run) as kept.
    exact kept. }
  clear hypothesis_run V_h B_h C_h h.
  refine (Voted_Perceptron.no_votes_below_0_run_ind (fun (V B C h : ℝ) =>
    B >= 0) _ _).
  - exact Perceptron_mistake_bound.total_progress.
  - intros B B' C C' V V' b h k _ kept_2 wrong_votes_so_far wrong_hypothesis_or_not some_votes.
    exact (Voted_Perceptron.no_votes_below_0 B B' b k wrong_votes_so_far wrong_hypothesis_or_not kept_2 some_votes).
Qed.

Lemma one_more : forall (B B' C C' V V' b f k y : ℝ),
  C' = C + k -> (* votes so far *)
  B' = B + b * k -> (* wrong votes so far *)
  V' = V + f * k -> (* vote so far *)
  2 * b >= - f * y + 1 -> (* a wrong hypothesis *)
  k >= 0 -> (* some votes *)
  2 * B' - C' + V' * y >= 2 * B - C + V * y.
Proof. (* certificate *)
  intros B B' C C' V V' b f k y votes_so_far wrong_votes_so_far vote_so_far a_wrong_hypothesis some_votes.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_wrong_hypothesis) (of_ge _ _ some_votes)) (eqns _ _ (eqns _ _ (eqn y _ _ vote_so_far) (eqn 2 _ _ wrong_votes_so_far)) (eqn (-1) _ _ votes_so_far)) _).
  algebra [B'; C'; V'; y; B; C; V; f; k; b].
Qed.

Lemma votes_that_are_wrong : forall (B B' C C' V V' b f k y : ℝ),
  C' = C + k -> (* votes so far *)
  B' = B + b * k -> (* wrong votes so far *)
  V' = V + f * k -> (* vote so far *)
  2 * B - C + V * y >= 0 -> (* votes that are wrong *)
  2 * b >= - f * y + 1 -> (* a wrong hypothesis *)
  k >= 0 -> (* some votes *)
  2 * B' - C' + V' * y >= 0.
Proof. (* certificate *)
  intros B B' C C' V V' b f k y votes_so_far wrong_votes_so_far vote_so_far votes_that_are_wrong a_wrong_hypothesis some_votes.
  pose proof (Voted_Perceptron.one_more B B' C C' V V' b f k y votes_so_far wrong_votes_so_far vote_so_far a_wrong_hypothesis some_votes) as one_more.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ votes_that_are_wrong) (of_ge _ _ one_more)) (eq_refl 0) _).
  algebra [B'; C'; V'; y; B; C; V].
Qed.

Inductive votes_that_are_wrong_run (y : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | votes_that_are_wrong_run_start : votes_that_are_wrong_run y 0 0 0 0
  | votes_that_are_wrong_run_next : forall (B B' C C' V V' b f h k : ℝ),
      votes_that_are_wrong_run y V B C h ->
      C' = C + k -> (* votes so far *)
      B' = B + b * k -> (* wrong votes so far *)
      V' = V + f * k -> (* vote so far *)
      2 * b >= - f * y + 1 -> (* a wrong hypothesis *)
      k >= 0 -> (* some votes *)
      votes_that_are_wrong_run y V' B' C' (h + 1).

Lemma votes_that_are_wrong_2 : forall (B_h C_h V_h h y : ℝ),
  Voted_Perceptron.votes_that_are_wrong_run y V_h B_h C_h h ->
  2 * B_h - C_h + V_h * y >= 0.
Proof. (* induction *)
  intros B_h C_h V_h h y hypothesis_run.
  cut (forall (V B C h : ℝ), Voted_Perceptron.votes_that_are_wrong_run y V B C h ->
    2 * B - C + V * y >= 0).
  { intros all. pose proof (all V_h B_h C_h h hypothesis_run) as kept.
    exact kept. }
  clear hypothesis_run V_h B_h C_h h.
  refine (Voted_Perceptron.votes_that_are_wrong_run_ind y (fun (V B C h : ℝ) =>
    2 * B - C + V * y >= 0) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [y].
  - intros B B' C C' V V' b f h k _ kept_2 votes_so_far wrong_votes_so_far vote_so_far a_wrong_hypothesis some_votes.
    exact (Voted_Perceptron.votes_that_are_wrong B B' C C' V V' b f k y votes_so_far wrong_votes_so_far vote_so_far kept_2 a_wrong_hypothesis some_votes).
Qed.

Lemma half_are_wrong : forall (B_h C_h T V_h a h q s y : ℝ),
  a = B_h -> (* wrong hypotheses *)
  s = V_h -> (* the vote *)
  C_h = T -> (* all votes *)
  q ^ 2 = q -> (* wrong vote or not *)
  s * y * (1 - 2 * q) >= 0 -> (* decided by vote *)
  Voted_Perceptron.votes_that_are_wrong_run y V_h B_h C_h h ->
  Voted_Perceptron.no_votes_below_0_run V_h B_h C_h h ->
  T * q <= 2 * a.
Proof. (* certificate *)
  intros B_h C_h T V_h a h q s y wrong_hypotheses the_vote all_votes wrong_vote_or_not decided_by_vote hypothesis_run hypothesis_run_2.
  destruct (le_or (T * q) (2 * a)) as [holds | contrary]; [exact holds |].
  pose proof (Voted_Perceptron.no_votes_below_0_2 B_h C_h V_h h hypothesis_run_2) as no_votes_below_0.
  pose proof (Voted_Perceptron.votes_that_are_wrong_2 B_h C_h V_h h y hypothesis_run) as votes_that_are_wrong.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ decided_by_vote) (of_ge _ _ no_votes_below_0))) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ decided_by_vote))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ no_votes_below_0)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ votes_that_are_wrong) (of_ge _ _ no_votes_below_0)))) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ votes_that_are_wrong))) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (4 * B_h * q * y - 2 * B_h * y + 2 * T * q ^ 2 * y - T * q * y - 4 * a * q * y + 2 * a * y) _ _ the_vote) (eqn (4 * B_h - 2 * C_h + 4 * T * q - 4 * V_h * q * y + 4 * V_h * y - 4 * a) _ _ wrong_hypotheses)) (eqn (T * q) _ _ all_votes)) (eqn (- T ^ 2 + 2 * T * V_h * y) _ _ wrong_vote_or_not)) _).
  algebra [T; q; a; B_h; y; s; V_h; C_h].
Qed.

Lemma all_outcomes_weighed : forall (A A' B_h C_h Q Q' T V_h a h p q s y : ℝ),
  a = B_h -> (* wrong hypotheses *)
  s = V_h -> (* the vote *)
  A' = A + a * p -> (* wrong hypotheses weighed so far *)
  Q' = Q + p * q -> (* wrong votes weighed so far *)
  C_h = T -> (* all votes *)
  q ^ 2 = q -> (* wrong vote or not *)
  Q * T <= 2 * A -> (* all outcomes weighed *)
  s * y * (1 - 2 * q) >= 0 -> (* decided by vote *)
  p >= 0 -> (* probability *)
  Voted_Perceptron.votes_that_are_wrong_run y V_h B_h C_h h ->
  Voted_Perceptron.no_votes_below_0_run V_h B_h C_h h ->
  Q' * T <= 2 * A'.
Proof. (* certificate *)
  intros A A' B_h C_h Q Q' T V_h a h p q s y wrong_hypotheses the_vote wrong_hypotheses_weighed_so_far wrong_votes_weighed_so_far all_votes wrong_vote_or_not all_outcomes_weighed decided_by_vote probability hypothesis_run hypothesis_run_2.
  pose proof (Voted_Perceptron.half_are_wrong B_h C_h T V_h a h q s y wrong_hypotheses the_vote all_votes wrong_vote_or_not decided_by_vote hypothesis_run hypothesis_run_2) as half_are_wrong.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_outcomes_weighed) (times _ _ (of_ge _ _ probability) (of_le _ _ half_are_wrong))) (eqns _ _ (eqn (- T) _ _ wrong_votes_weighed_so_far) (eqn 2 _ _ wrong_hypotheses_weighed_so_far)) _).
  algebra [Q'; T; A'; Q; p; q; A; a].
Qed.

Inductive all_outcomes_weighed_run (T : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_outcomes_weighed_run_start : all_outcomes_weighed_run T 0 0 0
  | all_outcomes_weighed_run_next : forall (A A' B_h C_h N Q Q' V_h a h p q s y : ℝ),
      all_outcomes_weighed_run T Q A N ->
      a = B_h -> (* wrong hypotheses *)
      s = V_h -> (* the vote *)
      A' = A + a * p -> (* wrong hypotheses weighed so far *)
      Q' = Q + p * q -> (* wrong votes weighed so far *)
      C_h = T -> (* all votes *)
      q ^ 2 = q -> (* wrong vote or not *)
      s * y * (1 - 2 * q) >= 0 -> (* decided by vote *)
      p >= 0 -> (* probability *)
      Voted_Perceptron.votes_that_are_wrong_run y V_h B_h C_h h ->
      Voted_Perceptron.no_votes_below_0_run V_h B_h C_h h ->
      all_outcomes_weighed_run T Q' A' (N + 1).

Lemma all_outcomes_weighed_2 : forall (N Q_N T Y_T : ℝ),
  Voted_Perceptron.all_outcomes_weighed_run T Q_N Y_T N ->
  Q_N * T <= 2 * Y_T.
Proof. (* induction *)
  intros N Q_N T Y_T outcome_run.
  cut (forall (Q A N : ℝ), Voted_Perceptron.all_outcomes_weighed_run T Q A N ->
    Q * T <= 2 * A).
  { intros all. pose proof (all Q_N Y_T N outcome_run) as kept.
    exact kept. }
  clear outcome_run Q_N Y_T N.
  refine (Voted_Perceptron.all_outcomes_weighed_run_ind T (fun (Q A N : ℝ) =>
    Q * T <= 2 * A) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [T].
  - intros A A' B_h C_h N Q Q' V_h a h p q s y _ kept_2 wrong_hypotheses the_vote wrong_hypotheses_weighed_so_far wrong_votes_weighed_so_far all_votes wrong_vote_or_not decided_by_vote probability hypothesis_run hypothesis_run_2.
    exact (Voted_Perceptron.all_outcomes_weighed A A' B_h C_h Q Q' T V_h a h p q s y wrong_hypotheses the_vote wrong_hypotheses_weighed_so_far wrong_votes_weighed_so_far all_votes wrong_vote_or_not kept_2 decided_by_vote probability hypothesis_run hypothesis_run_2).
Qed.

Lemma vote : forall (E_T H N Q_N T X_T Y_T e_v m : ℝ),
  e_v = Q_N -> (* error of the vote *)
  T = m + 1 -> (* one more to test on *)
  Stopping_at_random.all_errors_are_mistakes_run H E_T X_T T ->
  Voted_Perceptron.all_errors_are_wrong_votes_run N X_T Y_T T ->
  Voted_Perceptron.all_outcomes_weighed_run T Q_N Y_T N ->
  e_v * (m + 1) <= 2 * E_T.
Proof. (* certificate *)
  intros E_T H N Q_N T X_T Y_T e_v m error_of_the_vote one_more_to_test_on round_run round_run_2 outcome_run.
  pose proof (Voted_Perceptron.all_outcomes_weighed_2 N Q_N T Y_T outcome_run) as all_outcomes_weighed.
  pose proof (Voted_Perceptron.all_errors_are_wrong_votes_2 N T X_T Y_T round_run_2) as all_errors_are_wrong_votes.
  pose proof (Stopping_at_random.all_errors_are_mistakes_2 E_T H T X_T round_run) as all_errors_are_mistakes.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ all_outcomes_weighed) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (- m - 1) _ _ error_of_the_vote) (eqn Q_N _ _ one_more_to_test_on)) (eqn 2 _ _ all_errors_are_wrong_votes)) (eqn (-2) _ _ all_errors_are_mistakes)) _).
  algebra [e_v; m; E_T; Q_N; T; X_T; Y_T].
Qed.

Lemma error_of_the_vote : forall (space : ips) (E_T H N O_H Q_N R T X_T Y_T e_v m γ : ℝ) (u : vec space),
  e_v = Q_N -> (* error of the vote *)
  O_H = 1 -> (* all histories *)
  T = m + 1 -> (* one more to test on *)
  γ > 0 -> (* positive margin *)
  Stopping_at_random.all_errors_are_mistakes_run H E_T X_T T ->
  Voted_Perceptron.all_errors_are_wrong_votes_run N X_T Y_T T ->
  Stopping_at_random.all_histories_weighed_run space R γ u E_T O_H H ->
  Voted_Perceptron.all_outcomes_weighed_run T Q_N Y_T N ->
  e_v * γ ^ 2 * (m + 1) <= 2 * R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space E_T H N O_H Q_N R T X_T Y_T e_v m γ u error_of_the_vote all_histories one_more_to_test_on positive_margin round_run round_run_2 history_run outcome_run.
  pose proof (Stopping_at_random.expected_mistakes space E_T H O_H R γ u all_histories positive_margin history_run) as expected_mistakes.
  pose proof (Voted_Perceptron.vote E_T H N Q_N T X_T Y_T e_v m error_of_the_vote one_more_to_test_on round_run round_run_2 outcome_run) as vote.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ expected_mistakes)) (times _ _ (of_le _ _ vote) (sq γ))) (eq_refl 0) _).
  algebra [e_v; γ; m; R; E_T] with [u].
Qed.

Inductive run_over_round (H N : ℝ) : ℝ -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_round_start : run_over_round H N 0 0 0 0%nat
  | run_over_round_next : forall (E E' P_N S_H X X' Y Y' e g : ℝ) (T : nat),
      run_over_round H N E X Y T ->
      e = P_N -> (* a vote for the weights in use *)
      g = S_H -> (* chance of a mistake *)
      X' = X + e -> (* expected errors so far *)
      g = e -> (* independent draw *)
      Stopping_at_random.expected_mistakes_so_far_run E E' S_H H ->
      Voted_Perceptron.expected_wrong_votes_so_far_run Y Y' P_N N ->
      run_over_round H N E' X' Y' (Datatypes.S T).

Lemma run_over_round_is_all_errors_are_mistakes_run : forall (E_T H N X_T Y_T : ℝ) (T : nat),
  Voted_Perceptron.run_over_round H N E_T X_T Y_T T -> Stopping_at_random.all_errors_are_mistakes_run H E_T X_T (INR T).
Proof.
  intros E_T H N X_T Y_T T run.
  refine (Voted_Perceptron.run_over_round_ind H N (fun (E X Y : ℝ) (T : nat) => Stopping_at_random.all_errors_are_mistakes_run H E X (INR T)) _ _ E_T X_T Y_T T run); clear run E_T X_T Y_T T.
  - exact (Stopping_at_random.all_errors_are_mistakes_run_start H).
  - intros E E' P_N S_H X X' Y Y' e g T _ previous a_vote_for_the_weights_in_use chance_of_a_mistake expected_errors_so_far independent_draw history_run outcome_run. rewrite S_INR.
    exact (Stopping_at_random.all_errors_are_mistakes_run_next H E E' S_H (INR T) X X' e g previous chance_of_a_mistake expected_errors_so_far independent_draw history_run).
Qed.

Lemma run_over_round_is_all_errors_are_wrong_votes_run : forall (E_T H N X_T Y_T : ℝ) (T : nat),
  Voted_Perceptron.run_over_round H N E_T X_T Y_T T -> Voted_Perceptron.all_errors_are_wrong_votes_run N X_T Y_T (INR T).
Proof.
  intros E_T H N X_T Y_T T run.
  refine (Voted_Perceptron.run_over_round_ind H N (fun (E X Y : ℝ) (T : nat) => Voted_Perceptron.all_errors_are_wrong_votes_run N X Y (INR T)) _ _ E_T X_T Y_T T run); clear run E_T X_T Y_T T.
  - exact (Voted_Perceptron.all_errors_are_wrong_votes_run_start N).
  - intros E E' P_N S_H X X' Y Y' e g T _ previous a_vote_for_the_weights_in_use chance_of_a_mistake expected_errors_so_far independent_draw history_run outcome_run. rewrite S_INR.
    exact (Voted_Perceptron.all_errors_are_wrong_votes_run_next N P_N (INR T) X X' Y Y' e previous a_vote_for_the_weights_in_use expected_errors_so_far outcome_run).
Qed.

Inductive run_over_history (space : ips) (R γ : ℝ) (u : vec space) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_history_start : run_over_history space R γ u 0 0 0%nat
  | run_over_history_next : forall (F F' M O O' p : ℝ) (w_M : vec space) (H : nat),
      run_over_history space R γ u F O H ->
      F' = F + M * p -> (* mistakes weighed so far *)
      O' = O + p -> (* probability so far *)
      M >= 0 -> (* a count *)
      p >= 0 -> (* probability *)
      Perceptron_mistake_bound.total_growth_run space R w_M M ->
      Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
      run_over_history space R γ u F' O' (Datatypes.S H).

Lemma run_over_history_is_all_histories_weighed_run : forall (space : ips) (E_T O_H R γ : ℝ) (u : vec space) (H : nat),
  Voted_Perceptron.run_over_history space R γ u E_T O_H H -> Stopping_at_random.all_histories_weighed_run space R γ u E_T O_H (INR H).
Proof.
  intros space E_T O_H R γ u H run.
  refine (Voted_Perceptron.run_over_history_ind space R γ u (fun (F O : ℝ) (H : nat) => Stopping_at_random.all_histories_weighed_run space R γ u F O (INR H)) _ _ E_T O_H H run); clear run E_T O_H H.
  - exact (Stopping_at_random.all_histories_weighed_run_start space R γ u).
  - intros F F' M O O' p w_M H _ previous mistakes_weighed_so_far probability_so_far a_count probability mistake_run mistake_run_2. rewrite S_INR.
    exact (Stopping_at_random.all_histories_weighed_run_next space R γ u F F' (INR H) M O O' p w_M previous mistakes_weighed_so_far probability_so_far a_count probability mistake_run mistake_run_2).
Qed.

Inductive run_over_outcome (T : ℝ) : ℝ -> ℝ -> nat -> Prop :=
  | run_over_outcome_start : run_over_outcome T 0 0 0%nat
  | run_over_outcome_next : forall (A A' B_h C_h Q Q' V_h a h p q s y : ℝ) (N : nat),
      run_over_outcome T Q A N ->
      a = B_h -> (* wrong hypotheses *)
      s = V_h -> (* the vote *)
      A' = A + a * p -> (* wrong hypotheses weighed so far *)
      Q' = Q + p * q -> (* wrong votes weighed so far *)
      C_h = T -> (* all votes *)
      q ^ 2 = q -> (* wrong vote or not *)
      s * y * (1 - 2 * q) >= 0 -> (* decided by vote *)
      p >= 0 -> (* probability *)
      Voted_Perceptron.votes_that_are_wrong_run y V_h B_h C_h h ->
      Voted_Perceptron.no_votes_below_0_run V_h B_h C_h h ->
      run_over_outcome T Q' A' (Datatypes.S N).

Lemma run_over_outcome_is_all_outcomes_weighed_run : forall (Q_N T Y_T : ℝ) (N : nat),
  Voted_Perceptron.run_over_outcome T Q_N Y_T N -> Voted_Perceptron.all_outcomes_weighed_run T Q_N Y_T (INR N).
Proof.
  intros Q_N T Y_T N run.
  refine (Voted_Perceptron.run_over_outcome_ind T (fun (Q A : ℝ) (N : nat) => Voted_Perceptron.all_outcomes_weighed_run T Q A (INR N)) _ _ Q_N Y_T N run); clear run Q_N Y_T N.
  - exact (Voted_Perceptron.all_outcomes_weighed_run_start T).
  - intros A A' B_h C_h Q Q' V_h a h p q s y N _ previous wrong_hypotheses the_vote wrong_hypotheses_weighed_so_far wrong_votes_weighed_so_far all_votes wrong_vote_or_not decided_by_vote probability hypothesis_run hypothesis_run_2. rewrite S_INR.
    exact (Voted_Perceptron.all_outcomes_weighed_run_next T A A' B_h C_h (INR N) Q Q' V_h a h p q s y previous wrong_hypotheses the_vote wrong_hypotheses_weighed_so_far wrong_votes_weighed_so_far all_votes wrong_vote_or_not decided_by_vote probability hypothesis_run hypothesis_run_2).
Qed.

End Voted_Perceptron.

Theorem theorem_Voted_Perceptron : forall (space : ips) (E_T O_H Q_N R X_T Y_T e_v m γ : ℝ) (u : vec space) (H N T : nat),
  Voted_Perceptron.run_over_round (INR H) (INR N) E_T X_T Y_T T ->
  Voted_Perceptron.run_over_history space R γ u E_T O_H H ->
  Voted_Perceptron.run_over_outcome (INR T) Q_N Y_T N ->
  e_v = Q_N -> (* error of the vote *)
  O_H = 1 -> (* all histories *)
  INR T = m + 1 -> (* one more to test on *)
  γ > 0 -> (* positive margin *)
  e_v * γ ^ 2 * (m + 1) <= 2 * R ^ 2 * ⟨u, u⟩.
Proof.
  intros space E_T O_H Q_N R X_T Y_T e_v m γ u H N T round_run history_run outcome_run error_of_the_vote all_histories one_more_to_test_on positive_margin.
  exact (Voted_Perceptron.error_of_the_vote space E_T (INR H) (INR N) O_H Q_N R (INR T) X_T Y_T e_v m γ u error_of_the_vote all_histories one_more_to_test_on positive_margin (Voted_Perceptron.run_over_round_is_all_errors_are_mistakes_run E_T (INR H) (INR N) X_T Y_T T round_run) (Voted_Perceptron.run_over_round_is_all_errors_are_wrong_votes_run E_T (INR H) (INR N) X_T Y_T T round_run) (Voted_Perceptron.run_over_history_is_all_histories_weighed_run space E_T O_H R γ u H history_run) (Voted_Perceptron.run_over_outcome_is_all_outcomes_weighed_run Q_N (INR T) Y_T N outcome_run)).
Qed.

Module Leave_one_out.

Lemma up_to_1 : forall (j_prime : ℝ),
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  1 - j_prime >= 0.
Proof. (* certificate *)
  intros j_prime mistaken_or_not_without_it.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - j_prime)) (eqn (-1) _ _ mistaken_or_not_without_it) _).
  algebra [j_prime].
Qed.

Lemma Cauchy_Schwarz : forall (space : ips) (w w_prime x : vec space),
  ⟨w ⊕ -1 • w_prime, x⟩ ^ 2 <= ⟨w ⊕ -1 • w_prime, w ⊕ -1 • w_prime⟩ * ⟨x, x⟩.
Proof. (* instance *)
  intros space w w_prime x.
  refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.Cauchy_Schwarz_3 space x (w ⊕ -1 • w_prime))) _). algebra with [x; w; w_prime].
Qed.

Lemma no_difference : forall (space : ips) (w w_prime x : vec space),
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  ⟨w ⊕ -1 • w_prime, x⟩ ^ 2 <= 0.
Proof. (* certificate *)
  intros space w w_prime x the_same_run_without_it.
  pose proof (Leave_one_out.Cauchy_Schwarz space w w_prime x) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_le _ _ the_same_run_without_it) (dot_nonneg x))) (eq_refl 0) _).
  algebra with [w; w_prime; x].
Qed.

Lemma no_lower_score : forall (space : ips) (y : ℝ) (w w_prime x : vec space),
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  y * ⟨w_prime, x⟩ <= y * ⟨w, x⟩.
Proof. (* certificate *)
  intros space y w w_prime x the_same_run_without_it.
  destruct (le_or (y * ⟨w_prime, x⟩) (y * ⟨w, x⟩)) as [holds | contrary]; [exact holds |].
  pose proof (Leave_one_out.no_difference space w w_prime x the_same_run_without_it) as no_difference.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (of_le _ _ no_difference) (sq y)) (eq_refl 0) _).
  algebra [y] with [w_prime; x; w].
Qed.

Lemma both_are_mistaken : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
  j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  j * (1 - j_prime) <= 0.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it.
  destruct (le_or (j * (1 - j_prime)) 0) as [holds | contrary]; [exact holds |].
  pose proof (Leave_one_out.up_to_1 j_prime mistaken_or_not_without_it) as up_to_1.
  pose proof (Leave_one_out.no_lower_score space y w w_prime x the_same_run_without_it) as no_lower_score.
  refine (cert_le _ _ _ _ _ (of_gt _ _ right_where_not_mistaken_without_it) (plus _ _ (times _ _ (of_le _ _ wrong_where_mistaken) (of_ge _ _ up_to_1)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ no_lower_score))) (eqn (- j * y * ⟨w_prime, x⟩ + j) _ _ mistaken_or_not_without_it) _).
  algebra [j; j_prime; y] with [w_prime; x; w].
Qed.

Lemma up_to_1_2 : forall (j : ℝ),
  j ^ 2 = j -> (* mistaken or not *)
  1 - j >= 0.
Proof. (* certificate *)
  intros j mistaken_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (1 - j)) (eqn (-1) _ _ mistaken_or_not) _).
  algebra [j].
Qed.

Lemma from_0_on : forall (j_prime : ℝ),
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  j_prime >= 0.
Proof. (* certificate *)
  intros j_prime mistaken_or_not_without_it.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq j_prime) (eqn (-1) _ _ mistaken_or_not_without_it) _).
  algebra [j_prime].
Qed.

Lemma no_more_mistaken : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
  j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  j <= j_prime.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it.
  pose proof (Leave_one_out.both_are_mistaken space j j_prime y w w_prime x mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it) as both_are_mistaken.
  pose proof (Leave_one_out.up_to_1_2 j mistaken_or_not) as up_to_1.
  pose proof (Leave_one_out.from_0_on j_prime mistaken_or_not_without_it) as from_0_on.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ both_are_mistaken) (times _ _ (of_ge _ _ up_to_1) (of_ge _ _ from_0_on))) (eq_refl 0) _).
  algebra [j; j_prime].
Qed.

Lemma Cauchy_Schwarz_2 : forall (space : ips) (w w_prime x : vec space),
  ⟨-1 • w ⊕ w_prime, x⟩ ^ 2 <= ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ * ⟨x, x⟩.
Proof. (* instance *)
  intros space w w_prime x.
  refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.Cauchy_Schwarz_3 space x (-1 • w ⊕ w_prime))) _). algebra with [x; w; w_prime].
Qed.

Lemma no_difference_2 : forall (space : ips) (w w_prime x : vec space),
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  ⟨-1 • w ⊕ w_prime, x⟩ ^ 2 <= 0.
Proof. (* certificate *)
  intros space w w_prime x the_same_run_without_it.
  pose proof (Leave_one_out.Cauchy_Schwarz_2 space w w_prime x) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_le _ _ the_same_run_without_it) (dot_nonneg x))) (eq_refl 0) _).
  algebra with [w; w_prime; x].
Qed.

Lemma no_lower_score_2 : forall (space : ips) (y : ℝ) (w w_prime x : vec space),
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  y * ⟨w, x⟩ <= y * ⟨w_prime, x⟩.
Proof. (* certificate *)
  intros space y w w_prime x the_same_run_without_it.
  destruct (le_or (y * ⟨w, x⟩) (y * ⟨w_prime, x⟩)) as [holds | contrary]; [exact holds |].
  pose proof (Leave_one_out.no_difference_2 space w w_prime x the_same_run_without_it) as no_difference.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (of_le _ _ no_difference) (sq y)) (eq_refl 0) _).
  algebra [y] with [w; x; w_prime].
Qed.

Lemma both_are_mistaken_2 : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  y * ⟨w, x⟩ * (1 - j) + j > 0 -> (* right where not mistaken *)
  j_prime * y * ⟨w_prime, x⟩ <= 0 -> (* wrong where mistaken, without it *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  j_prime * (1 - j) <= 0.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not right_where_not_mistaken wrong_where_mistaken_without_it the_same_run_without_it.
  destruct (le_or (j_prime * (1 - j)) 0) as [holds | contrary]; [exact holds |].
  pose proof (Leave_one_out.up_to_1_2 j mistaken_or_not) as up_to_1.
  pose proof (Leave_one_out.no_lower_score_2 space y w w_prime x the_same_run_without_it) as no_lower_score.
  refine (cert_le _ _ _ _ _ (of_gt _ _ right_where_not_mistaken) (plus _ _ (times _ _ (of_le _ _ wrong_where_mistaken_without_it) (of_ge _ _ up_to_1)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ no_lower_score))) (eqn (- j_prime * y * ⟨w, x⟩ + j_prime) _ _ mistaken_or_not) _).
  algebra [j_prime; j; y] with [w; x; w_prime].
Qed.

Lemma from_0_on_2 : forall (j : ℝ),
  j ^ 2 = j -> (* mistaken or not *)
  j >= 0.
Proof. (* certificate *)
  intros j mistaken_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq j) (eqn (-1) _ _ mistaken_or_not) _).
  algebra [j].
Qed.

Lemma no_more_mistaken_2 : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  y * ⟨w, x⟩ * (1 - j) + j > 0 -> (* right where not mistaken *)
  j_prime * y * ⟨w_prime, x⟩ <= 0 -> (* wrong where mistaken, without it *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  j_prime <= j.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken wrong_where_mistaken_without_it the_same_run_without_it.
  pose proof (Leave_one_out.both_are_mistaken_2 space j j_prime y w w_prime x mistaken_or_not right_where_not_mistaken wrong_where_mistaken_without_it the_same_run_without_it) as both_are_mistaken.
  pose proof (Leave_one_out.up_to_1 j_prime mistaken_or_not_without_it) as up_to_1.
  pose proof (Leave_one_out.from_0_on_2 j mistaken_or_not) as from_0_on.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ both_are_mistaken) (times _ _ (of_ge _ _ up_to_1) (of_ge _ _ from_0_on))) (eq_refl 0) _).
  algebra [j_prime; j].
Qed.

Lemma none_is_mistaken_alone : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  y * ⟨w, x⟩ * (1 - j) + j > 0 -> (* right where not mistaken *)
  y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
  j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
  j_prime * y * ⟨w_prime, x⟩ <= 0 -> (* wrong where mistaken, without it *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  (- j + j_prime) ^ 2 <= 0.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it the_same_run_without_it.
  pose proof (Leave_one_out.no_more_mistaken space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it) as no_more_mistaken.
  pose proof (Leave_one_out.no_more_mistaken_2 space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken wrong_where_mistaken_without_it the_same_run_without_it) as no_more_mistaken_2.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ no_more_mistaken) (of_le _ _ no_more_mistaken_2)) (eq_refl 0) _).
  algebra [j; j_prime].
Qed.

Lemma no_step_of_one_alone : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  y * ⟨w, x⟩ * (1 - j) + j > 0 -> (* right where not mistaken *)
  y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
  j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
  j_prime * y * ⟨w_prime, x⟩ <= 0 -> (* wrong where mistaken, without it *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  y ^ 2 * ⟨x, x⟩ * (- j + j_prime) ^ 2 <= 0.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it the_same_run_without_it.
  pose proof (Leave_one_out.none_is_mistaken_alone space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it the_same_run_without_it) as none_is_mistaken_alone.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_le _ _ none_is_mistaken_alone) (sq y)) (dot_nonneg x)) (eq_refl 0) _).
  algebra [y; j; j_prime] with [x].
Qed.

Lemma no_step_apart : forall (space : ips) (j j_prime y : ℝ) (w w_prime x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
  j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  y * ⟨-1 • w ⊕ w_prime, x⟩ * (- j + j_prime) <= 0.
Proof. (* certificate *)
  intros space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it.
  pose proof (Leave_one_out.no_more_mistaken space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it) as no_more_mistaken.
  pose proof (Leave_one_out.no_lower_score space y w w_prime x the_same_run_without_it) as no_lower_score.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ no_more_mistaken) (of_le _ _ no_lower_score)) (eq_refl 0) _).
  algebra [y; j; j_prime] with [w; w_prime; x].
Qed.

Lemma the_same_run_without_it : forall (space : ips) (j j_prime y : ℝ) (w w' w_prime w_prime' x : vec space),
  j ^ 2 = j -> (* mistaken or not *)
  j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
  w' = w ⊕ (j * y) • x -> (* a step if mistaken *)
  w_prime' = w_prime ⊕ (j_prime * y) • x -> (* a step if mistaken, without it *)
  y * ⟨w, x⟩ * (1 - j) + j > 0 -> (* right where not mistaken *)
  y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
  j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
  j_prime * y * ⟨w_prime, x⟩ <= 0 -> (* wrong where mistaken, without it *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  ⟨w_prime' ⊕ -1 • w', w_prime' ⊕ -1 • w'⟩ <= 0.
Proof. (* certificate *)
  intros space j j_prime y w w' w_prime w_prime' x mistaken_or_not mistaken_or_not_without_it a_step_if_mistaken a_step_if_mistaken_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it the_same_run_without_it.
  pose proof (Leave_one_out.no_step_of_one_alone space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it the_same_run_without_it) as no_step_of_one_alone.
  pose proof (Leave_one_out.no_step_apart space j j_prime y w w_prime x mistaken_or_not mistaken_or_not_without_it right_where_not_mistaken_without_it wrong_where_mistaken the_same_run_without_it) as no_step_apart.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ the_same_run_without_it) (of_le _ _ no_step_of_one_alone)) (times _ _ (weak _ (pos 2)) (of_le _ _ no_step_apart))) (eqns _ _ (veqn (-1 • w ⊕ 2 • w_prime ⊕ -1 • w' ⊕ (- j * y + 2 * j_prime * y) • x) _ _ a_step_if_mistaken) (veqn (-1 • w_prime ⊕ -1 • w_prime' ⊕ 2 • w' ⊕ (- j_prime * y) • x) _ _ a_step_if_mistaken_without_it)) _).
  algebra [j; y; j_prime] with [w_prime'; w'; w; w_prime; x].
Qed.

Lemma the_same_run_without_it_2 : forall (space : ips) (w w' w_prime w_prime' : vec space),
  w' = w -> (* no step on it *)
  w_prime' = w_prime -> (* not shown without it *)
  ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0 -> (* the same run without it *)
  ⟨w_prime' ⊕ -1 • w', w_prime' ⊕ -1 • w'⟩ <= 0.
Proof. (* certificate *)
  intros space w w' w_prime w_prime' no_step_on_it not_shown_without_it the_same_run_without_it.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ the_same_run_without_it) (eqns _ _ (veqn (-1 • w ⊕ 2 • w_prime ⊕ -1 • w') _ _ no_step_on_it) (veqn (-1 • w_prime ⊕ -1 • w_prime' ⊕ 2 • w') _ _ not_shown_without_it)) _).
  algebra with [w_prime'; w'; w; w_prime].
Qed.

Inductive the_same_run_without_it_run (space : ips) : vec space -> vec space -> ℝ -> ℝ -> Prop :=
  | the_same_run_without_it_run_start : the_same_run_without_it_run space vzero vzero 0 0
  | the_same_run_without_it_run_next_r : forall (j j_prime r t y : ℝ) (w w' w_prime w_prime' x : vec space),
      the_same_run_without_it_run space w w_prime r t ->
      j ^ 2 = j -> (* mistaken or not *)
      j_prime ^ 2 = j_prime -> (* mistaken or not, without it *)
      w' = w ⊕ (j * y) • x -> (* a step if mistaken *)
      w_prime' = w_prime ⊕ (j_prime * y) • x -> (* a step if mistaken, without it *)
      y * ⟨w, x⟩ * (1 - j) + j > 0 -> (* right where not mistaken *)
      y * ⟨w_prime, x⟩ * (1 - j_prime) + j_prime > 0 -> (* right where not mistaken, without it *)
      j * y * ⟨w, x⟩ <= 0 -> (* wrong where mistaken *)
      j_prime * y * ⟨w_prime, x⟩ <= 0 -> (* wrong where mistaken, without it *)
      the_same_run_without_it_run space w' w_prime' (r + 1) t
  | the_same_run_without_it_run_next_t : forall (r t : ℝ) (w w' w_prime w_prime' : vec space),
      the_same_run_without_it_run space w w_prime r t ->
      w' = w -> (* no step on it *)
      w_prime' = w_prime -> (* not shown without it *)
      the_same_run_without_it_run space w' w_prime' r (t + 1).

Lemma the_same_run_without_it_3 : forall (space : ips) (r t : ℝ) (w_M w_i : vec space),
  Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
  ⟨-1 • w_M ⊕ w_i, -1 • w_M ⊕ w_i⟩ <= 0.
Proof. (* induction *)
  intros space r t w_M w_i round_run.
  cut (forall (w w_prime : vec space) (r t : ℝ), Leave_one_out.the_same_run_without_it_run space w w_prime r t ->
    ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0).
  { intros all. pose proof (all w_M w_i r t round_run) as kept.
    exact kept. }
  clear round_run w_M w_i r t.
  refine (Leave_one_out.the_same_run_without_it_run_ind space (fun (w w_prime : vec space) (r t : ℝ) =>
    ⟨-1 • w ⊕ w_prime, -1 • w ⊕ w_prime⟩ <= 0) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra with (@nil (vec space)).
  - intros j j_prime r t y w w' w_prime w_prime' x _ kept_2 mistaken_or_not mistaken_or_not_without_it a_step_if_mistaken a_step_if_mistaken_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it.
    refine (same_le _ _ _ (of_le _ _ (Leave_one_out.the_same_run_without_it space j j_prime y w w' w_prime w_prime' x mistaken_or_not mistaken_or_not_without_it a_step_if_mistaken a_step_if_mistaken_without_it right_where_not_mistaken right_where_not_mistaken_without_it wrong_where_mistaken wrong_where_mistaken_without_it kept_2)) _). algebra with [w_prime'; w'].
  - intros r t w w' w_prime w_prime' _ kept_2 no_step_on_it not_shown_without_it.
    refine (same_le _ _ _ (of_le _ _ (Leave_one_out.the_same_run_without_it_2 space w w' w_prime w_prime' no_step_on_it not_shown_without_it kept_2)) _). algebra with [w_prime'; w'].
Qed.

Lemma Cauchy_Schwarz_3 : forall (space : ips) (w_M w_i x : vec space),
  ⟨-1 • w_M ⊕ w_i, x⟩ ^ 2 <= ⟨-1 • w_M ⊕ w_i, -1 • w_M ⊕ w_i⟩ * ⟨x, x⟩.
Proof. (* instance *)
  intros space w_M w_i x.
  refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.Cauchy_Schwarz_3 space x (-1 • w_M ⊕ w_i))) _). algebra with [x; w_M; w_i].
Qed.

Lemma no_difference_3 : forall (space : ips) (w_M w_i x : vec space),
  ⟨-1 • w_M ⊕ w_i, -1 • w_M ⊕ w_i⟩ <= 0 -> (* the same run without it *)
  ⟨-1 • w_M ⊕ w_i, x⟩ ^ 2 <= 0.
Proof. (* certificate *)
  intros space w_M w_i x the_same_run_without_it.
  pose proof (Leave_one_out.Cauchy_Schwarz_3 space w_M w_i x) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_le _ _ the_same_run_without_it) (dot_nonneg x))) (eq_refl 0) _).
  algebra with [w_M; w_i; x].
Qed.

Lemma no_lower_score_3 : forall (space : ips) (y : ℝ) (w_M w_i x : vec space),
  ⟨-1 • w_M ⊕ w_i, -1 • w_M ⊕ w_i⟩ <= 0 -> (* the same run without it *)
  y * ⟨w_M, x⟩ <= y * ⟨w_i, x⟩.
Proof. (* certificate *)
  intros space y w_M w_i x the_same_run_without_it.
  destruct (le_or (y * ⟨w_M, x⟩) (y * ⟨w_i, x⟩)) as [holds | contrary]; [exact holds |].
  pose proof (Leave_one_out.no_difference_3 space w_M w_i x the_same_run_without_it) as no_difference.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (times _ _ (of_le _ _ no_difference) (sq y)) (eq_refl 0) _).
  algebra [y] with [w_M; x; w_i].
Qed.

Lemma its_score_left_out : forall (space : ips) (y : ℝ) (w_M w_i x : vec space),
  y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
  ⟨-1 • w_M ⊕ w_i, -1 • w_M ⊕ w_i⟩ <= 0 -> (* the same run without it *)
  y * ⟨w_i, x⟩ > 0.
Proof. (* certificate *)
  intros space y w_M w_i x right_in_the_end the_same_run_without_it.
  pose proof (Leave_one_out.no_lower_score_3 space y w_M w_i x the_same_run_without_it) as no_lower_score.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ right_in_the_end) (of_le _ _ no_lower_score)) (eq_refl 0) _).
  algebra [y] with [w_i; x; w_M].
Qed.

Lemma its_score_left_out_2 : forall (space : ips) (r t y : ℝ) (w_M w_i x : vec space),
  y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
  Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
  y * ⟨w_i, x⟩ > 0.
Proof. (* discharge *)
  intros space r t y w_M w_i x right_in_the_end round_run.
  pose proof (Leave_one_out.the_same_run_without_it_3 space r t w_M w_i round_run) as the_same_run_without_it.
  exact (Leave_one_out.its_score_left_out space y w_M w_i x right_in_the_end the_same_run_without_it).
Qed.

Lemma wrong_or_right : forall (z : ℝ),
  z ^ 2 = z -> (* wrong left out or not *)
  z >= 0.
Proof. (* certificate *)
  intros z wrong_left_out_or_not.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq z) (eqn (-1) _ _ wrong_left_out_or_not) _).
  algebra [z].
Qed.

Lemma right_left_out : forall (space : ips) (r t y z : ℝ) (w_M w_i x : vec space),
  z ^ 2 = z -> (* wrong left out or not *)
  y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
  y * ⟨w_i, x⟩ * (1 - 2 * z) >= 0 -> (* wrong left out *)
  Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
  z <= 0.
Proof. (* certificate *)
  intros space r t y z w_M w_i x wrong_left_out_or_not right_in_the_end wrong_left_out round_run.
  pose proof (Leave_one_out.its_score_left_out_2 space r t y w_M w_i x right_in_the_end round_run) as its_score_left_out.
  pose proof (Leave_one_out.wrong_or_right z wrong_left_out_or_not) as wrong_or_right.
  refine (cert_le _ _ _ _ _ (of_gt _ _ its_score_left_out) (times _ _ (of_ge _ _ wrong_left_out) (of_ge _ _ wrong_or_right)) (eqn (2 * y * ⟨w_i, x⟩) _ _ wrong_left_out_or_not) _).
  algebra [z; y] with [w_i; x].
Qed.

Lemma at_most_one_more : forall (L L' z : ℝ),
  L' = L + z -> (* wrong left out so far *)
  z ^ 2 = z -> (* wrong left out or not *)
  L' <= L + 1.
Proof. (* certificate *)
  intros L L' z wrong_left_out_so_far wrong_left_out_or_not.
  refine (cert_le _ _ _ _ _ (pos 1) (sq (z - 1)) (eqns _ _ (eqn (-1) _ _ wrong_left_out_or_not) (eqn (-1) _ _ wrong_left_out_so_far)) _).
  algebra [L'; L; z].
Qed.

Lemma no_more : forall (space : ips) (L L' r t y z : ℝ) (w_M w_i x : vec space),
  L' = L + z -> (* wrong left out so far *)
  z ^ 2 = z -> (* wrong left out or not *)
  y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
  y * ⟨w_i, x⟩ * (1 - 2 * z) >= 0 -> (* wrong left out *)
  Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
  L' <= L.
Proof. (* certificate *)
  intros space L L' r t y z w_M w_i x wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out round_run.
  pose proof (Leave_one_out.right_left_out space r t y z w_M w_i x wrong_left_out_or_not right_in_the_end wrong_left_out round_run) as right_left_out.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ right_left_out) (eqn (-1) _ _ wrong_left_out_so_far) _).
  algebra [L'; L; z].
Qed.

Lemma all_that_are_wrong_left_out : forall (K L L' z : ℝ),
  L' = L + z -> (* wrong left out so far *)
  z ^ 2 = z -> (* wrong left out or not *)
  L <= K -> (* all that are wrong left out *)
  L' <= K + 1.
Proof. (* certificate *)
  intros K L L' z wrong_left_out_so_far wrong_left_out_or_not all_that_are_wrong_left_out.
  pose proof (Leave_one_out.at_most_one_more L L' z wrong_left_out_so_far wrong_left_out_or_not) as at_most_one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_that_are_wrong_left_out) (of_le _ _ at_most_one_more)) (eq_refl 0) _).
  algebra [L'; K; L].
Qed.

Lemma all_that_are_wrong_left_out_2 : forall (space : ips) (K L L' r t y z : ℝ) (w_M w_i x : vec space),
  L' = L + z -> (* wrong left out so far *)
  z ^ 2 = z -> (* wrong left out or not *)
  y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
  y * ⟨w_i, x⟩ * (1 - 2 * z) >= 0 -> (* wrong left out *)
  L <= K -> (* all that are wrong left out *)
  Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
  L' <= K.
Proof. (* certificate *)
  intros space K L L' r t y z w_M w_i x wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out all_that_are_wrong_left_out round_run.
  pose proof (Leave_one_out.no_more space L L' r t y z w_M w_i x wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out round_run) as no_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_that_are_wrong_left_out) (of_le _ _ no_more)) (eq_refl 0) _).
  algebra [L'; K; L].
Qed.

Inductive all_that_are_wrong_left_out_run (space : ips) : ℝ -> ℝ -> ℝ -> Prop :=
  | all_that_are_wrong_left_out_run_start : all_that_are_wrong_left_out_run space 0 0 0
  | all_that_are_wrong_left_out_run_next_K : forall (K L L' Z z : ℝ),
      all_that_are_wrong_left_out_run space L K Z ->
      L' = L + z -> (* wrong left out so far *)
      z ^ 2 = z -> (* wrong left out or not *)
      all_that_are_wrong_left_out_run space L' (K + 1) Z
  | all_that_are_wrong_left_out_run_next_Z : forall (K L L' Z r t y z : ℝ) (w_M w_i x : vec space),
      all_that_are_wrong_left_out_run space L K Z ->
      L' = L + z -> (* wrong left out so far *)
      z ^ 2 = z -> (* wrong left out or not *)
      y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
      y * ⟨w_i, x⟩ * (1 - 2 * z) >= 0 -> (* wrong left out *)
      Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
      all_that_are_wrong_left_out_run space L' K (Z + 1).

Lemma all_that_are_wrong_left_out_3 : forall (space : ips) (K L_n Z : ℝ),
  Leave_one_out.all_that_are_wrong_left_out_run space L_n K Z ->
  L_n <= K.
Proof. (* induction *)
  intros space K L_n Z example_run.
  cut (forall (L K Z : ℝ), Leave_one_out.all_that_are_wrong_left_out_run space L K Z ->
    L <= K).
  { intros all. pose proof (all L_n K Z example_run) as kept.
    exact kept. }
  clear example_run L_n K Z.
  refine (Leave_one_out.all_that_are_wrong_left_out_run_ind space (fun (L K Z : ℝ) =>
    L <= K) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros K L L' Z z _ kept_2 wrong_left_out_so_far wrong_left_out_or_not.
    exact (Leave_one_out.all_that_are_wrong_left_out K L L' z wrong_left_out_so_far wrong_left_out_or_not kept_2).
  - intros K L L' Z r t y z w_M w_i x _ kept_2 wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out round_run.
    exact (Leave_one_out.all_that_are_wrong_left_out_2 space K L L' r t y z w_M w_i x wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out kept_2 round_run).
Qed.

Lemma at_most_one_first : forall (d d' o : ℝ),
  d' = d + o -> (* examples with a mistake so far *)
  o ^ 2 = o -> (* first mistake on it or not *)
  d' <= d + 1.
Proof. (* certificate *)
  intros d d' o examples_with_a_mistake_so_far first_mistake_on_it_or_not.
  refine (cert_le _ _ _ _ _ (pos 1) (sq (o - 1)) (eqns _ _ (eqn (-1) _ _ first_mistake_on_it_or_not) (eqn (-1) _ _ examples_with_a_mistake_so_far)) _).
  algebra [d'; d; o].
Qed.

Lemma first_mistakes : forall (M d d' o : ℝ),
  d' = d + o -> (* examples with a mistake so far *)
  o ^ 2 = o -> (* first mistake on it or not *)
  d <= M -> (* first mistakes *)
  d' <= M + 1.
Proof. (* certificate *)
  intros M d d' o examples_with_a_mistake_so_far first_mistake_on_it_or_not first_mistakes.
  pose proof (Leave_one_out.at_most_one_first d d' o examples_with_a_mistake_so_far first_mistake_on_it_or_not) as at_most_one_first.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ first_mistakes) (of_le _ _ at_most_one_first)) (eq_refl 0) _).
  algebra [d'; M; d].
Qed.

Inductive first_mistakes_run : ℝ -> ℝ -> Prop :=
  | first_mistakes_run_start : first_mistakes_run 0 0
  | first_mistakes_run_next : forall (M d d' o : ℝ),
      first_mistakes_run d M ->
      d' = d + o -> (* examples with a mistake so far *)
      o ^ 2 = o -> (* first mistake on it or not *)
      first_mistakes_run d' (M + 1).

Lemma first_mistakes_2 : forall (M d_M : ℝ),
  Leave_one_out.first_mistakes_run d_M M ->
  d_M <= M.
Proof. (* induction *)
  intros M d_M mistake_run.
  cut (forall (d M : ℝ), Leave_one_out.first_mistakes_run d M ->
    d <= M).
  { intros all. pose proof (all d_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run d_M M.
  refine (Leave_one_out.first_mistakes_run_ind (fun (d M : ℝ) =>
    d <= M) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros M d d' o _ kept_2 examples_with_a_mistake_so_far first_mistake_on_it_or_not.
    exact (Leave_one_out.first_mistakes M d d' o examples_with_a_mistake_so_far first_mistake_on_it_or_not kept_2).
Qed.

Lemma no_more_than_mistakes : forall (space : ips) (K L_n M Z d_M : ℝ),
  d_M = K -> (* examples with a mistake *)
  Leave_one_out.first_mistakes_run d_M M ->
  Leave_one_out.all_that_are_wrong_left_out_run space L_n K Z ->
  L_n <= M.
Proof. (* certificate *)
  intros space K L_n M Z d_M examples_with_a_mistake mistake_run example_run.
  pose proof (Leave_one_out.all_that_are_wrong_left_out_3 space K L_n Z example_run) as all_that_are_wrong_left_out.
  pose proof (Leave_one_out.first_mistakes_2 M d_M mistake_run) as first_mistakes.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_that_are_wrong_left_out) (of_le _ _ first_mistakes)) (eqn 1 _ _ examples_with_a_mistake) _).
  algebra [L_n; M; d_M; K].
Qed.

Lemma leave_one_out : forall (space : ips) (K L_n M R Z d_M γ : ℝ) (u w_M : vec space),
  d_M = K -> (* examples with a mistake *)
  γ > 0 -> (* positive margin *)
  M >= 0 -> (* a count *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  Leave_one_out.first_mistakes_run d_M M ->
  Leave_one_out.all_that_are_wrong_left_out_run space L_n K Z ->
  L_n * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space K L_n M R Z d_M γ u w_M examples_with_a_mistake positive_margin a_count mistake_run mistake_run_2 mistake_run_3 example_run.
  pose proof (Perceptron_mistake_bound.mistake_bound_3 space M R γ u w_M positive_margin a_count mistake_run mistake_run_2) as mistake_bound.
  pose proof (Leave_one_out.no_more_than_mistakes space K L_n M Z d_M examples_with_a_mistake mistake_run_3 example_run) as no_more_than_mistakes.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ mistake_bound) (times _ _ (of_le _ _ no_more_than_mistakes) (sq γ))) (eq_refl 0) _).
  algebra [L_n; γ; R; M] with [u].
Qed.

Inductive run_over_mistake (space : ips) (R γ : ℝ) (u : vec space) : vec space -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space R γ u vzero 0 0%nat
  | run_over_mistake_next : forall (d d' o y : ℝ) (w w' x : vec space) (M : nat),
      run_over_mistake space R γ u w d M ->
      d' = d + o -> (* examples with a mistake so far *)
      o ^ 2 = o -> (* first mistake on it or not *)
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      run_over_mistake space R γ u w' d' (Datatypes.S M).

Lemma run_over_mistake_is_total_growth_run : forall (space : ips) (R d_M γ : ℝ) (u w_M : vec space) (M : nat),
  Leave_one_out.run_over_mistake space R γ u w_M d_M M -> Perceptron_mistake_bound.total_growth_run space R w_M (INR M).
Proof.
  intros space R d_M γ u w_M M run.
  refine (Leave_one_out.run_over_mistake_ind space R γ u (fun (w : vec space) (d : ℝ) (M : nat) => Perceptron_mistake_bound.total_growth_run space R w (INR M)) _ _ w_M d_M M run); clear run w_M d_M M.
  - exact (Perceptron_mistake_bound.total_growth_run_start space R).
  - intros d d' o y w w' x M _ previous examples_with_a_mistake_so_far first_mistake_on_it_or_not label update mistake radius margin. rewrite S_INR.
    exact (Perceptron_mistake_bound.total_growth_run_next space R (INR M) y w w' x previous label update mistake radius).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (R d_M γ : ℝ) (u w_M : vec space) (M : nat),
  Leave_one_out.run_over_mistake space R γ u w_M d_M M -> Perceptron_mistake_bound.total_progress_run space γ u w_M (INR M).
Proof.
  intros space R d_M γ u w_M M run.
  refine (Leave_one_out.run_over_mistake_ind space R γ u (fun (w : vec space) (d : ℝ) (M : nat) => Perceptron_mistake_bound.total_progress_run space γ u w (INR M)) _ _ w_M d_M M run); clear run w_M d_M M.
  - exact (Perceptron_mistake_bound.total_progress_run_start space γ u).
  - intros d d' o y w w' x M _ previous examples_with_a_mistake_so_far first_mistake_on_it_or_not label update mistake radius margin. rewrite S_INR.
    exact (Perceptron_mistake_bound.total_progress_run_next space γ u (INR M) y w w' x previous update margin).
Qed.

Lemma run_over_mistake_is_first_mistakes_run : forall (space : ips) (R d_M γ : ℝ) (u w_M : vec space) (M : nat),
  Leave_one_out.run_over_mistake space R γ u w_M d_M M -> Leave_one_out.first_mistakes_run d_M (INR M).
Proof.
  intros space R d_M γ u w_M M run.
  refine (Leave_one_out.run_over_mistake_ind space R γ u (fun (w : vec space) (d : ℝ) (M : nat) => Leave_one_out.first_mistakes_run d (INR M)) _ _ w_M d_M M run); clear run w_M d_M M.
  - exact Leave_one_out.first_mistakes_run_start.
  - intros d d' o y w w' x M _ previous examples_with_a_mistake_so_far first_mistake_on_it_or_not label update mistake radius margin. rewrite S_INR.
    exact (Leave_one_out.first_mistakes_run_next (INR M) d d' o previous examples_with_a_mistake_so_far first_mistake_on_it_or_not).
Qed.

Inductive run_over_example (space : ips) : ℝ -> nat -> nat -> Prop :=
  | run_over_example_start : run_over_example space 0 0%nat 0%nat
  | run_over_example_next_K : forall (L L' z : ℝ) (K Z : nat),
      run_over_example space L K Z ->
      L' = L + z -> (* wrong left out so far *)
      z ^ 2 = z -> (* wrong left out or not *)
      run_over_example space L' (Datatypes.S K) Z
  | run_over_example_next_Z : forall (L L' r t y z : ℝ) (w_M w_i x : vec space) (K Z : nat),
      run_over_example space L K Z ->
      L' = L + z -> (* wrong left out so far *)
      z ^ 2 = z -> (* wrong left out or not *)
      y * ⟨w_M, x⟩ > 0 -> (* right in the end *)
      y * ⟨w_i, x⟩ * (1 - 2 * z) >= 0 -> (* wrong left out *)
      Leave_one_out.the_same_run_without_it_run space w_M w_i r t ->
      run_over_example space L' K (Datatypes.S Z).

Lemma run_over_example_is_all_that_are_wrong_left_out_run : forall (space : ips) (L_n : ℝ) (K Z : nat),
  Leave_one_out.run_over_example space L_n K Z -> Leave_one_out.all_that_are_wrong_left_out_run space L_n (INR K) (INR Z).
Proof.
  intros space L_n K Z run.
  refine (Leave_one_out.run_over_example_ind space (fun (L : ℝ) (K Z : nat) => Leave_one_out.all_that_are_wrong_left_out_run space L (INR K) (INR Z)) _ _ _ L_n K Z run); clear run L_n K Z.
  - exact (Leave_one_out.all_that_are_wrong_left_out_run_start space).
  - intros L L' z K Z _ previous wrong_left_out_so_far wrong_left_out_or_not. rewrite S_INR.
    exact (Leave_one_out.all_that_are_wrong_left_out_run_next_K space (INR K) L L' (INR Z) z previous wrong_left_out_so_far wrong_left_out_or_not).
  - intros L L' r t y z w_M w_i x K Z _ previous wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out round_run. rewrite S_INR.
    exact (Leave_one_out.all_that_are_wrong_left_out_run_next_Z space (INR K) L L' (INR Z) r t y z w_M w_i x previous wrong_left_out_so_far wrong_left_out_or_not right_in_the_end wrong_left_out round_run).
Qed.

End Leave_one_out.

Theorem theorem_Leave_one_out : forall (space : ips) (L_n R d_M γ : ℝ) (u w_M : vec space) (K M Z : nat),
  Leave_one_out.run_over_mistake space R γ u w_M d_M M ->
  Leave_one_out.run_over_example space L_n K Z ->
  d_M = INR K -> (* examples with a mistake *)
  γ > 0 -> (* positive margin *)
  L_n * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof.
  intros space L_n R d_M γ u w_M K M Z mistake_run example_run examples_with_a_mistake positive_margin.
  assert (natural_2 : INR M >= 0) by (refine (same_ge _ _ _ (pos_INR M) _); ring).
  exact (Leave_one_out.leave_one_out space (INR K) L_n (INR M) R (INR Z) d_M γ u w_M examples_with_a_mistake positive_margin natural_2 (Leave_one_out.run_over_mistake_is_total_growth_run space R d_M γ u w_M M mistake_run) (Leave_one_out.run_over_mistake_is_total_progress_run space R d_M γ u w_M M mistake_run) (Leave_one_out.run_over_mistake_is_first_mistakes_run space R d_M γ u w_M M mistake_run) (Leave_one_out.run_over_example_is_all_that_are_wrong_left_out_run space L_n K Z example_run)).
Qed.

Module The_Perceptron_nearer_at_each_mistake.

Lemma nearer_by_length : forall (space : ips) (R h y γ : ℝ) (u w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  w' = w ⊕ (h * y) • x -> (* update *)
  h > 0 -> (* positive step size *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + R ^ 2 * h ^ 2 - 2 * γ * h.
Proof. (* certificate *)
  intros space R h y γ u w w' x label update positive_step_size mistake radius margin.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ mistake) (weak _ (of_gt _ _ positive_step_size)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ margin) (weak _ (of_gt _ _ positive_step_size))))) (times _ _ (of_le _ _ radius) (sq h))) (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- h * y) • x) _ _ update) (eqn (- h ^ 2 * ⟨x, x⟩) _ _ label)) _).
  algebra [R; h; γ; y] with [u; w'; w; x].
Qed.

Lemma nearer_and_nearer : forall (space : ips) (M R h y γ : ℝ) (u w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  w' = w ⊕ (h * y) • x -> (* update *)
  h > 0 -> (* positive step size *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ <= ⟨u, u⟩ + M * R ^ 2 * h ^ 2 - 2 * M * γ * h -> (* nearer and nearer *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u, u⟩ + R ^ 2 * h ^ 2 * (M + 1) - 2 * γ * h * (M + 1).
Proof. (* certificate *)
  intros space M R h y γ u w w' x label update positive_step_size mistake nearer_and_nearer radius margin.
  pose proof (The_Perceptron_nearer_at_each_mistake.nearer_by_length space R h y γ u w w' x label update positive_step_size mistake radius margin) as nearer_by_length.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ nearer_and_nearer) (of_le _ _ nearer_by_length)) (eq_refl 0) _).
  algebra [R; h; M; γ] with [u; w'; w].
Qed.

Inductive nearer_and_nearer_run (space : ips) (R h γ : ℝ) (u : vec space) : vec space -> ℝ -> Prop :=
  | nearer_and_nearer_run_start : nearer_and_nearer_run space R h γ u vzero 0
  | nearer_and_nearer_run_next : forall (M y : ℝ) (w w' x : vec space),
      nearer_and_nearer_run space R h γ u w M ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ (h * y) • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      nearer_and_nearer_run space R h γ u w' (M + 1).

Lemma nearer_and_nearer_2 : forall (space : ips) (M R h γ : ℝ) (u w_M : vec space),
  h > 0 -> (* positive step size *)
  The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run space R h γ u w_M M ->
  ⟨u ⊕ -1 • w_M, u ⊕ -1 • w_M⟩ <= ⟨u, u⟩ + M * R ^ 2 * h ^ 2 - 2 * M * γ * h.
Proof. (* induction *)
  intros space M R h γ u w_M positive_step_size mistake_run.
  cut (forall (w : vec space) (M : ℝ), The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run space R h γ u w M ->
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ <= ⟨u, u⟩ + M * R ^ 2 * h ^ 2 - 2 * M * γ * h).
  { intros all. pose proof (all w_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run w_M M.
  refine (The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run_ind space R h γ u (fun (w : vec space) (M : ℝ) =>
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ <= ⟨u, u⟩ + M * R ^ 2 * h ^ 2 - 2 * M * γ * h) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [R; h; γ] with [u].
  - intros M y w w' x _ kept_2 label update mistake radius margin.
    refine (same_le _ _ _ (of_le _ _ (The_Perceptron_nearer_at_each_mistake.nearer_and_nearer space M R h y γ u w w' x label update positive_step_size mistake kept_2 radius margin)) _). algebra [R; h; M; γ] with [u; w'].
Qed.

Lemma mistake_bound : forall (space : ips) (M R h γ : ℝ) (u w_M : vec space),
  h > 0 -> (* positive step size *)
  The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run space R h γ u w_M M ->
  M * (- R ^ 2 * h ^ 2 + 2 * γ * h) <= ⟨u, u⟩.
Proof. (* certificate *)
  intros space M R h γ u w_M positive_step_size mistake_run.
  pose proof (The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_2 space M R h γ u w_M positive_step_size mistake_run) as nearer_and_nearer.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (u ⊕ -1 • w_M)) (of_le _ _ nearer_and_nearer)) (eq_refl 0) _).
  algebra [M; R; h; γ] with [u; w_M].
Qed.

Inductive run_over_mistake (space : ips) (R h γ : ℝ) (u : vec space) : vec space -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space R h γ u vzero 0%nat
  | run_over_mistake_next : forall (y : ℝ) (w w' x : vec space) (M : nat),
      run_over_mistake space R h γ u w M ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ (h * y) • x -> (* update *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      run_over_mistake space R h γ u w' (Datatypes.S M).

Lemma run_over_mistake_is_nearer_and_nearer_run : forall (space : ips) (R h γ : ℝ) (u w_M : vec space) (M : nat),
  The_Perceptron_nearer_at_each_mistake.run_over_mistake space R h γ u w_M M -> The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run space R h γ u w_M (INR M).
Proof.
  intros space R h γ u w_M M run.
  refine (The_Perceptron_nearer_at_each_mistake.run_over_mistake_ind space R h γ u (fun (w : vec space) (M : nat) => The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run space R h γ u w (INR M)) _ _ w_M M run); clear run w_M M.
  - exact (The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run_start space R h γ u).
  - intros y w w' x M _ previous label update mistake radius margin. rewrite S_INR.
    exact (The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run_next space R h γ u (INR M) y w w' x previous label update mistake radius margin).
Qed.

End The_Perceptron_nearer_at_each_mistake.

Theorem theorem_The_Perceptron_nearer_at_each_mistake : forall (space : ips) (R h γ : ℝ) (u w_M : vec space) (M : nat),
  The_Perceptron_nearer_at_each_mistake.run_over_mistake space R h γ u w_M M ->
  h > 0 -> (* positive step size *)
  INR M * (- R ^ 2 * h ^ 2 + 2 * γ * h) <= ⟨u, u⟩.
Proof.
  intros space R h γ u w_M M mistake_run positive_step_size.
  exact (The_Perceptron_nearer_at_each_mistake.mistake_bound space (INR M) R h γ u w_M positive_step_size (The_Perceptron_nearer_at_each_mistake.run_over_mistake_is_nearer_and_nearer_run space R h γ u w_M M mistake_run)).
Qed.

Module The_L1_margin_nearer_at_each_mistake.

Lemma nearer_by_entropy : forall (space : ips) (A_n B_n H Q_n T T' h k n s y Λ Λ' β γ κ σ : ℝ) (c c' u x : vec space),
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
  c' = c ⊕ y • x -> (* update *)
  T > 0 -> (* some weight *)
  β > 1 -> (* factor above 1 *)
  s * y <= 0 -> (* mistake *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  - h * ⟨c', u⟩ - H + Λ' <= - h * ⟨c, u⟩ - H + Λ - γ * h + k.
Proof. (* certificate *)
  intros space A_n B_n H Q_n T T' h k n s y Λ Λ' β γ κ σ c c' u x half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 update some_weight factor_above_1 mistake margin attribute_run.
  pose proof (The_L1_margin.slow_growth A_n B_n Q_n T T' h k n s y Λ Λ' β κ σ half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 some_weight factor_above_1 mistake attribute_run) as slow_growth.
  pose proof (The_L1_margin.progress space y γ c c' u x update margin) as progress.
  pose proof (The_L1_margin.rate_2 h β logarithm_3 factor_above_1) as rate.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ slow_growth) (times _ _ (of_ge _ _ progress) (weak _ (of_gt _ _ rate)))) (eq_refl 0) _).
  algebra [h; H; Λ'; Λ; γ; k] with [c'; u; c].
Qed.

Lemma nearer_and_nearer : forall (space : ips) (A_n B_n H M N Q_n T T' h k n s y Λ Λ' β γ κ σ : ℝ) (c c' u x : vec space),
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
  c' = c ⊕ y • x -> (* update *)
  T > 0 -> (* some weight *)
  β > 1 -> (* factor above 1 *)
  - h * ⟨c, u⟩ - H + Λ <= - H - M * (γ * h - k) + N -> (* nearer and nearer *)
  s * y <= 0 -> (* mistake *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  The_L1_margin.chords_so_far_run h y A_n B_n Q_n n ->
  - h * ⟨c', u⟩ - H + Λ' <= - H + N - (M + 1) * (γ * h - k).
Proof. (* certificate *)
  intros space A_n B_n H M N Q_n T T' h k n s y Λ Λ' β γ κ σ c c' u x half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 update some_weight factor_above_1 nearer_and_nearer mistake margin attribute_run.
  pose proof (The_L1_margin_nearer_at_each_mistake.nearer_by_entropy space A_n B_n H Q_n T T' h k n s y Λ Λ' β γ κ σ c c' u x half_the_sum half_the_difference total_weight new_total_weight score label logarithm logarithm_2 logarithm_3 logarithm_4 update some_weight factor_above_1 mistake margin attribute_run) as nearer_by_entropy.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ nearer_and_nearer) (of_le _ _ nearer_by_entropy)) (eq_refl 0) _).
  algebra [h; H; Λ'; N; M; γ; k; Λ] with [c'; u; c].
Qed.

Inductive nearer_and_nearer_run (space : ips) (N h n γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | nearer_and_nearer_run_start : nearer_and_nearer_run space N h n γ u vzero n N 0
  | nearer_and_nearer_run_next : forall (A_n B_n M Q_n T T' s y Λ Λ' : ℝ) (c c' x : vec space),
      nearer_and_nearer_run space N h n γ u c T Λ M ->
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
      nearer_and_nearer_run space N h n γ u c' T' Λ' (M + 1).

Lemma nearer_and_nearer_2 : forall (space : ips) (H M N T_M h k n Λ_M β γ κ σ : ℝ) (c_M u : vec space),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c_M T_M Λ_M M ->
  - h * ⟨c_M, u⟩ - H + Λ_M <= - H - M * (γ * h - k) + N.
Proof. (* induction *)
  intros space H M N T_M h k n Λ_M β γ κ σ c_M u half_the_sum half_the_difference logarithm logarithm_2 factor_above_1 some_attribute mistake_run.
  cut (forall (c : vec space) (T Λ M : ℝ), The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c T Λ M ->
    - h * ⟨c, u⟩ - H + Λ <= - H - M * (γ * h - k) + N /\ T > 0).
  { intros all. destruct (all c_M T_M Λ_M M mistake_run) as [kept kept_2].
    exact kept. }
  clear mistake_run c_M T_M Λ_M M.
  refine (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run_ind space N h n γ u (fun (c : vec space) (T Λ M : ℝ) =>
    - h * ⟨c, u⟩ - H + Λ <= - H - M * (γ * h - k) + N /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h; H; N; γ; k] with [u].
    }
    exact (The_L1_margin.some_attribute n some_attribute).
  - intros A_n B_n M Q_n T T' s y Λ Λ' c c' x _ [kept_3 kept_4] total_weight new_total_weight score label logarithm_3 logarithm_4 update mistake margin attribute_run.
    split.
    { refine (same_le _ _ _ (of_le _ _ (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer space A_n B_n H M N Q_n T T' h k n s y Λ Λ' β γ κ σ c c' u x half_the_sum half_the_difference total_weight new_total_weight score label logarithm_3 logarithm_4 logarithm logarithm_2 update kept_4 factor_above_1 kept_3 mistake margin attribute_run)) _). algebra [h; H; Λ'; N; M; γ; k] with [c'; u].
    }
    exact (The_L1_margin.some_weight_2 A_n B_n Q_n T T' h n y β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm kept_4 factor_above_1 attribute_run).
Qed.

Lemma weight_left : forall (space : ips) (M N T_M h k n Λ_M β γ κ σ : ℝ) (c_M u : vec space),
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  n > 0 -> (* some attribute *)
  The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c_M T_M Λ_M M ->
  T_M > 0.
Proof. (* induction *)
  intros space M N T_M h k n Λ_M β γ κ σ c_M u half_the_sum half_the_difference logarithm logarithm_2 factor_above_1 some_attribute mistake_run.
  refine ((fun H : ℝ => _) 0).
  cut (forall (c : vec space) (T Λ M : ℝ), The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c T Λ M ->
    - h * ⟨c, u⟩ - H + Λ <= - H - M * (γ * h - k) + N /\ T > 0).
  { intros all. destruct (all c_M T_M Λ_M M mistake_run) as [kept kept_2].
    exact kept_2. }
  clear mistake_run c_M T_M Λ_M M.
  refine (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run_ind space N h n γ u (fun (c : vec space) (T Λ M : ℝ) =>
    - h * ⟨c, u⟩ - H + Λ <= - H - M * (γ * h - k) + N /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h; H; N; γ; k] with [u].
    }
    exact (The_L1_margin.some_attribute n some_attribute).
  - intros A_n B_n M Q_n T T' s y Λ Λ' c c' x _ [kept_3 kept_4] total_weight new_total_weight score label logarithm_3 logarithm_4 update mistake margin attribute_run.
    split.
    { refine (same_le _ _ _ (of_le _ _ (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer space A_n B_n H M N Q_n T T' h k n s y Λ Λ' β γ κ σ c c' u x half_the_sum half_the_difference total_weight new_total_weight score label logarithm_3 logarithm_4 logarithm logarithm_2 update kept_4 factor_above_1 kept_3 mistake margin attribute_run)) _). algebra [h; H; Λ'; N; M; γ; k] with [c'; u].
    }
    exact (The_L1_margin.some_weight_2 A_n B_n Q_n T T' h n y β κ σ half_the_sum half_the_difference total_weight new_total_weight label logarithm kept_4 factor_above_1 attribute_run).
Qed.

Lemma Gibbs : forall (space : ips) (H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ : ℝ) (c_M u : vec space),
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
  The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c_M T_M Λ_M M ->
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  Λ_M >= h * ⟨c_M, u⟩ + H.
Proof. (* discharge *)
  intros space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run attribute_run.
  pose proof (The_L1_margin_nearer_at_each_mistake.weight_left space M N T_M h k n Λ_M β γ κ σ c_M u half_the_sum half_the_difference logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run) as weight_left.
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
  The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c_M T_M Λ_M M ->
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  M * (γ * h - k) <= - H + N.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run attribute_run.
  pose proof (The_L1_margin_nearer_at_each_mistake.Gibbs space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run attribute_run) as Gibbs.
  pose proof (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_2 space H M N T_M h k n Λ_M β γ κ σ c_M u half_the_sum half_the_difference logarithm_2 logarithm_3 factor_above_1 some_attribute mistake_run) as nearer_and_nearer.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ Gibbs) (of_le _ _ nearer_and_nearer)) (eq_refl 0) _).
  algebra [M; γ; h; k; H; N; Λ_M] with [c_M; u].
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

Lemma run_over_mistake_is_nearer_and_nearer_run : forall (space : ips) (N T_M h n Λ_M γ : ℝ) (c_M u : vec space) (M : nat),
  The_L1_margin_nearer_at_each_mistake.run_over_mistake space N h n γ u c_M T_M Λ_M M -> The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c_M T_M Λ_M (INR M).
Proof.
  intros space N T_M h n Λ_M γ c_M u M run.
  refine (The_L1_margin_nearer_at_each_mistake.run_over_mistake_ind space N h n γ u (fun (c : vec space) (T Λ : ℝ) (M : nat) => The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run space N h n γ u c T Λ (INR M)) _ _ c_M T_M Λ_M M run); clear run c_M T_M Λ_M M.
  - exact (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run_start space N h n γ u).
  - intros A_n B_n Q_n T T' s y Λ Λ' c c' x M _ previous total_weight new_total_weight score label logarithm logarithm_2 update mistake margin attribute_run. rewrite S_INR.
    exact (The_L1_margin_nearer_at_each_mistake.nearer_and_nearer_run_next space N h n γ u A_n B_n (INR M) Q_n T T' s y Λ Λ' c c' x previous total_weight new_total_weight score label logarithm logarithm_2 update mistake margin attribute_run).
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
  The_L1_margin_nearer_at_each_mistake.run_over_attribute h S_n U_n K_n H r n_0 -> The_L1_margin.added_tangents_run h S_n U_n K_n H (INR r) (INR n_0).
Proof.
  intros H K_n S_n U_n h r n_0 run.
  refine (The_L1_margin_nearer_at_each_mistake.run_over_attribute_ind h (fun (S U K G : ℝ) (r n_0 : nat) => The_L1_margin.added_tangents_run h S U K G (INR r) (INR n_0)) _ _ _ S_n U_n K_n H r n_0 run); clear run S_n U_n K_n H r n_0.
  - exact (The_L1_margin.added_tangents_run_start h).
  - intros G G' K K' S S' U U' e v w ν r n_0 _ previous all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm logarithm_2 positive_target positive_weight. rewrite S_INR.
    exact (The_L1_margin.added_tangents_run_next_r h G G' K K' S S' U U' e (INR n_0) (INR r) v w ν previous all_weight_so_far target_so_far chips_so_far entropy_so_far logarithm logarithm_2 positive_target positive_weight).
  - intros G G' K K' S S' U U' w r n_0 _ previous entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight. rewrite S_INR.
    exact (The_L1_margin.added_tangents_run_next_n_0 h G G' K K' S S' U U' (INR n_0) (INR r) w previous entropy_so_far chips_so_far all_weight_so_far target_so_far positive_weight).
Qed.

End The_L1_margin_nearer_at_each_mistake.

Theorem theorem_The_L1_margin_nearer_at_each_mistake : forall (space : ips) (H K_n N S_n T_M U_n h k n Λ_M β γ κ σ : ℝ) (c_M u : vec space) (M n_0 r : nat),
  The_L1_margin_nearer_at_each_mistake.run_over_mistake space N h n γ u c_M T_M Λ_M M ->
  The_L1_margin_nearer_at_each_mistake.run_over_attribute h S_n U_n K_n H r n_0 ->
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
  intros space H K_n N S_n T_M U_n h k n Λ_M β γ κ σ c_M u M n_0 r mistake_run attribute_run chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute.
  exact (The_L1_margin_nearer_at_each_mistake.mistake_bound space H K_n (INR M) N S_n T_M U_n h k n (INR n_0) (INR r) Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute (The_L1_margin_nearer_at_each_mistake.run_over_mistake_is_nearer_and_nearer_run space N T_M h n Λ_M γ c_M u M mistake_run) (The_L1_margin_nearer_at_each_mistake.run_over_attribute_is_added_tangents_run H K_n S_n U_n h r n_0 attribute_run)).
Qed.

Module Winnow_on_ORs_nearer_at_each_mistake.

Lemma positive_scale : forall (h n λ : ℝ),
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  h * λ >= 0.
Proof. (* certificate *)
  intros h n λ some_attribute scale_of_the_target.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (frac 1 2)) (of_ge _ _ scale_of_the_target))) (times _ _ (weak _ (frac 3 2)) (of_ge _ _ some_attribute))) (eq_refl 0) _).
  algebra [h; λ; n].
Qed.

Lemma nearer_by_weights : forall (space : ips) (T T' h n s λ : ℝ) (c c' u v1 w w' w_x x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  c' = c ⊕ x -> (* chips on *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < n -> (* low score *)
  n >= 1 -> (* some attribute *)
  ⟨u, x⟩ >= 1 -> (* positive *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  - h * λ * ⟨c', u⟩ + T' <= - h * λ * ⟨c, u⟩ + T - h * λ + n.
Proof. (* certificate *)
  intros space T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score some_attribute positive scale_of_the_target.
  pose proof (Winnow_on_ORs.gain space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_doubled low_score) as gain.
  pose proof (Winnow_on_ORs.progress space c c' u x chips_on positive) as progress.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.positive_scale h n λ some_attribute scale_of_the_target) as positive_scale.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ gain) (times _ _ (of_ge _ _ progress) (of_ge _ _ positive_scale))) (eq_refl 0) _).
  algebra [h; λ; T'; T; n] with [c'; u; c].
Qed.

Lemma nearer_by_weights_2 : forall (space : ips) (T T' h n s λ : ℝ) (c c' u v1 w w' w_x x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  ⟨u, x⟩ = 0 -> (* negative *)
  c' = c ⊕ -1 • x -> (* chips off *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  s >= n -> (* high score *)
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  - h * λ * ⟨c', u⟩ + T' <= - h * λ * ⟨c, u⟩ + T - n / 2.
Proof. (* certificate *)
  intros space T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score some_attribute scale_of_the_target.
  pose proof (Winnow_on_ORs.loss space T T' n s v1 w w' w_x all_weights all_weights_after_it active_weights active_weights_halved high_score) as loss.
  pose proof (Winnow_on_ORs.no_loss space c c' u x negative chips_off) as no_loss.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.positive_scale h n λ some_attribute scale_of_the_target) as positive_scale.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ loss) (times _ _ (of_ge _ _ no_loss) (of_ge _ _ positive_scale))) (eq_refl 0) _).
  algebra [h; λ; T'; T; n] with [c'; u; c].
Qed.

Lemma nearer_and_nearer : forall (space : ips) (D P T T' h n s λ : ℝ) (c c' u v1 w w' w_x x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  c' = c ⊕ x -> (* chips on *)
  w' = w ⊕ w_x -> (* active weights doubled *)
  s < n -> (* low score *)
  - h * λ * ⟨c, u⟩ + T <= - D * n / 2 - P * h * λ + P * n + n -> (* nearer and nearer *)
  n >= 1 -> (* some attribute *)
  ⟨u, x⟩ >= 1 -> (* positive *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  - h * λ * ⟨c', u⟩ + T' <= - D * n / 2 - h * λ * (P + 1) + n * (P + 1) + n.
Proof. (* certificate *)
  intros space D P T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score nearer_and_nearer some_attribute positive scale_of_the_target.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.nearer_by_weights space T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score some_attribute positive scale_of_the_target) as nearer_by_weights.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ nearer_and_nearer) (of_le _ _ nearer_by_weights)) (eq_refl 0) _).
  algebra [h; λ; T'; D; n; P; T] with [c'; u; c].
Qed.

Lemma nearer_and_nearer_2 : forall (space : ips) (D P T T' h n s λ : ℝ) (c c' u v1 w w' w_x x : vec space),
  T = ⟨v1, w⟩ -> (* all weights *)
  T' = ⟨v1, w'⟩ -> (* all weights after it *)
  s = ⟨v1, w_x⟩ -> (* active weights *)
  ⟨u, x⟩ = 0 -> (* negative *)
  c' = c ⊕ -1 • x -> (* chips off *)
  w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
  - h * λ * ⟨c, u⟩ + T <= - D * n / 2 - P * h * λ + P * n + n -> (* nearer and nearer *)
  s >= n -> (* high score *)
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  - h * λ * ⟨c', u⟩ + T' <= - P * h * λ + P * n - n * (D + 1) / 2 + n.
Proof. (* certificate *)
  intros space D P T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights negative chips_off active_weights_halved nearer_and_nearer high_score some_attribute scale_of_the_target.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.nearer_by_weights_2 space T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score some_attribute scale_of_the_target) as nearer_by_weights.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ nearer_and_nearer) (of_le _ _ nearer_by_weights)) (eq_refl 0) _).
  algebra [h; λ; T'; P; n; D; T] with [c'; u; c].
Qed.

Inductive nearer_and_nearer_run (space : ips) (n : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | nearer_and_nearer_run_start : nearer_and_nearer_run space n u vzero n 0 0
  | nearer_and_nearer_run_next_P : forall (D P T T' s : ℝ) (c c' v1 w w' w_x x : vec space),
      nearer_and_nearer_run space n u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      c' = c ⊕ x -> (* chips on *)
      w' = w ⊕ w_x -> (* active weights doubled *)
      s < n -> (* low score *)
      ⟨u, x⟩ >= 1 -> (* positive *)
      nearer_and_nearer_run space n u c' T' (P + 1) D
  | nearer_and_nearer_run_next_D : forall (D P T T' s : ℝ) (c c' v1 w w' w_x x : vec space),
      nearer_and_nearer_run space n u c T P D ->
      T = ⟨v1, w⟩ -> (* all weights *)
      T' = ⟨v1, w'⟩ -> (* all weights after it *)
      s = ⟨v1, w_x⟩ -> (* active weights *)
      ⟨u, x⟩ = 0 -> (* negative *)
      c' = c ⊕ -1 • x -> (* chips off *)
      w' = w ⊕ (-1 / 2) • w_x -> (* active weights halved *)
      s >= n -> (* high score *)
      nearer_and_nearer_run space n u c' T' P (D + 1).

Lemma nearer_and_nearer_3 : forall (space : ips) (D P T_M h n λ : ℝ) (c_M u : vec space),
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run space n u c_M T_M P D ->
  - h * λ * ⟨c_M, u⟩ + T_M <= - D * n / 2 - P * h * λ + P * n + n.
Proof. (* induction *)
  intros space D P T_M h n λ c_M u some_attribute scale_of_the_target mistake_run.
  cut (forall (c : vec space) (T P D : ℝ), Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run space n u c T P D ->
    - h * λ * ⟨c, u⟩ + T <= - D * n / 2 - P * h * λ + P * n + n).
  { intros all. pose proof (all c_M T_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run c_M T_M P D.
  refine (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run_ind space n u (fun (c : vec space) (T P D : ℝ) =>
    - h * λ * ⟨c, u⟩ + T <= - D * n / 2 - P * h * λ + P * n + n) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h; λ; n] with [u].
  - intros D P T T' s c c' v1 w w' w_x x _ kept_2 all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer space D P T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score kept_2 some_attribute positive scale_of_the_target)) _). algebra [h; λ; T'; D; n; P] with [c'; u].
  - intros D P T T' s c c' v1 w w' w_x x _ kept_2 all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score.
    refine (same_le _ _ _ (of_le _ _ (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_2 space D P T T' h n s λ c c' u v1 w w' w_x x all_weights all_weights_after_it active_weights negative chips_off active_weights_halved kept_2 high_score some_attribute scale_of_the_target)) _). algebra [h; λ; T'; P; n; D] with [c'; u].
Qed.

Lemma tangent : forall (e ell h w λ : ℝ),
  0 = 0 -> (* logarithm *)
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* positive *)
  w > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  λ * (e * h - ell) <= - λ + w.
Proof. (* instance *)
  intros e ell h w λ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 λ 1 w ell 0 (e * h) logarithm_2 logarithm_again logarithm_3 positive positive_3 positive_2)) _). algebra [λ; ell; e; h; w].
Qed.

Lemma tangent_2 : forall (e ell h w λ : ℝ),
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* positive *)
  w > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  λ * (e * h - ell) <= - λ + w.
Proof. (* discharge *)
  intros e ell h w λ logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Winnow_on_ORs_nearer_at_each_mistake.tangent e ell h w λ logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_3 : forall (e ell h w λ : ℝ),
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* positive *)
  w > 0 -> (* positive *)
  λ * (e * h - ell) <= - λ + w.
Proof. (* discharge *)
  intros e ell h w λ logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Winnow_on_ORs_nearer_at_each_mistake.tangent_2 e ell h w λ logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_4 : forall (e ell h w λ : ℝ),
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* positive *)
  w > 0 -> (* positive weight *)
  λ * (e * h - ell) <= - λ + w.
Proof. (* discharge *)
  intros e ell h w λ logarithm logarithm_2 positive positive_weight.
  pose proof (The_L1_margin.positive_weight w positive_weight) as positive_weight_2.
  exact (Winnow_on_ORs_nearer_at_each_mistake.tangent_3 e ell h w λ logarithm logarithm_2 positive positive_weight).
Qed.

Lemma above_0 : forall (λ : ℝ),
  λ > 0 -> (* λ above 0 *)
  λ > 0.
Proof. (* certificate *)
  intros λ above_0.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ above_0) (eq_refl 0) _).
  algebra [λ].
Qed.

Lemma tangent_5 : forall (e ell h w λ : ℝ),
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  w > 0 -> (* positive weight *)
  λ * (e * h - ell) <= - λ + w.
Proof. (* discharge *)
  intros e ell h w λ logarithm logarithm_2 above_0 positive_weight.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.above_0 λ above_0) as above_0_2.
  exact (Winnow_on_ORs_nearer_at_each_mistake.tangent_4 e ell h w λ logarithm logarithm_2 above_0 positive_weight).
Qed.

Lemma step : forall (K K' S S' e ell h w λ : ℝ),
  K' = K + e -> (* chips so far *)
  S' = S + w -> (* all weight so far *)
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  w > 0 -> (* positive weight *)
  - K' * h * λ + S' >= - K * h * λ + S + λ * (1 - ell).
Proof. (* certificate *)
  intros K K' S S' e ell h w λ chips_so_far all_weight_so_far logarithm logarithm_2 above_0 positive_weight.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.tangent_5 e ell h w λ logarithm logarithm_2 above_0 positive_weight) as tangent.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ tangent) (eqns _ _ (eqn 1 _ _ all_weight_so_far) (eqn (- h * λ) _ _ chips_so_far)) _).
  algebra [K'; h; λ; S'; K; S; ell; w; e].
Qed.

Lemma added_tangents : forall (K K' S S' e ell h r w λ : ℝ),
  K' = K + e -> (* chips so far *)
  S' = S + w -> (* all weight so far *)
  ell = ln λ -> (* logarithm *)
  e * h = ln w -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  w > 0 -> (* positive weight *)
  - K * h * λ + S >= - ell * λ * r + λ * r -> (* added tangents *)
  - K' * h * λ + S' >= - ell * λ * (r + 1) + λ * (r + 1).
Proof. (* certificate *)
  intros K K' S S' e ell h r w λ chips_so_far all_weight_so_far logarithm logarithm_2 above_0 positive_weight added_tangents.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.step K K' S S' e ell h w λ chips_so_far all_weight_so_far logarithm logarithm_2 above_0 positive_weight) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ added_tangents) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [K'; h; λ; S'; ell; r; K; S].
Qed.

Lemma step_2 : forall (K K' S S' h w λ : ℝ),
  K' = K -> (* chips so far *)
  S' = S + w -> (* all weight so far *)
  w > 0 -> (* positive weight *)
  - K' * h * λ + S' >= - K * h * λ + S.
Proof. (* certificate *)
  intros K K' S S' h w λ chips_so_far all_weight_so_far positive_weight.
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (of_gt _ _ positive_weight)) (eqns _ _ (eqn 1 _ _ all_weight_so_far) (eqn (- h * λ) _ _ chips_so_far)) _).
  algebra [K'; h; λ; S'; K; S; w].
Qed.

Lemma added_tangents_2 : forall (K K' S S' ell h r w λ : ℝ),
  K' = K -> (* chips so far *)
  S' = S + w -> (* all weight so far *)
  w > 0 -> (* positive weight *)
  - K * h * λ + S >= - ell * λ * r + λ * r -> (* added tangents *)
  - K' * h * λ + S' >= - ell * λ * r + λ * r.
Proof. (* certificate *)
  intros K K' S S' ell h r w λ chips_so_far all_weight_so_far positive_weight added_tangents.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.step_2 K K' S S' h w λ chips_so_far all_weight_so_far positive_weight) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ added_tangents) (of_ge _ _ fact)) (eq_refl 0) _).
  algebra [K'; h; λ; S'; ell; r; K; S].
Qed.

Inductive added_tangents_run (h : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | added_tangents_run_start : added_tangents_run h 0 0 0 0
  | added_tangents_run_next_r : forall (K K' S S' e n_0 r w : ℝ),
      added_tangents_run h S K r n_0 ->
      K' = K + e -> (* chips so far *)
      S' = S + w -> (* all weight so far *)
      e * h = ln w -> (* logarithm *)
      w > 0 -> (* positive weight *)
      added_tangents_run h S' K' (r + 1) n_0
  | added_tangents_run_next_n_0 : forall (K K' S S' n_0 r w : ℝ),
      added_tangents_run h S K r n_0 ->
      K' = K -> (* chips so far *)
      S' = S + w -> (* all weight so far *)
      w > 0 -> (* positive weight *)
      added_tangents_run h S' K' r (n_0 + 1).

Lemma added_tangents_3 : forall (K_n S_n ell h n_0 r λ : ℝ),
  ell = ln λ -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S_n K_n r n_0 ->
  - K_n * h * λ + S_n >= - ell * λ * r + λ * r.
Proof. (* induction *)
  intros K_n S_n ell h n_0 r λ logarithm above_0 attribute_run.
  cut (forall (S K r n_0 : ℝ), Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S K r n_0 ->
    - K * h * λ + S >= - ell * λ * r + λ * r).
  { intros all. pose proof (all S_n K_n r n_0 attribute_run) as kept.
    exact kept. }
  clear attribute_run S_n K_n r n_0.
  refine (Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run_ind h (fun (S K r n_0 : ℝ) =>
    - K * h * λ + S >= - ell * λ * r + λ * r) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h; λ; ell].
  - intros K K' S S' e n_0 r w _ kept_2 chips_so_far all_weight_so_far logarithm_2 positive_weight.
    exact (Winnow_on_ORs_nearer_at_each_mistake.added_tangents K K' S S' e ell h r w λ chips_so_far all_weight_so_far logarithm logarithm_2 above_0 positive_weight kept_2).
  - intros K K' S S' n_0 r w _ kept_2 chips_so_far all_weight_so_far positive_weight.
    exact (Winnow_on_ORs_nearer_at_each_mistake.added_tangents_2 K K' S S' ell h r w λ chips_so_far all_weight_so_far positive_weight kept_2).
Qed.

Lemma never_below : forall (space : ips) (K_n S_n T_M ell h n_0 r λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  S_n = T_M -> (* all weight *)
  ell = ln λ -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S_n K_n r n_0 ->
  - h * λ * ⟨c_M, u⟩ + T_M >= λ * r * (1 - ell).
Proof. (* certificate *)
  intros space K_n S_n T_M ell h n_0 r λ c_M u chips_on_the_target all_weight logarithm above_0 attribute_run.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.added_tangents_3 K_n S_n ell h n_0 r λ logarithm above_0 attribute_run) as added_tangents.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ added_tangents) (eqns _ _ (eqn (-1) _ _ all_weight) (eqn (- h * λ) _ _ chips_on_the_target)) _).
  algebra [h; λ; T_M; r; ell; S_n; K_n] with [c_M; u].
Qed.

Lemma mistake_bound : forall (space : ips) (D K_n P S_n T_M ell h n n_0 r λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  S_n = T_M -> (* all weight *)
  ell = ln λ -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S_n K_n r n_0 ->
  Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run space n u c_M T_M P D ->
  D * n / 2 + P * (h * λ - n) <= - λ * r * (1 - ell) + n.
Proof. (* certificate *)
  intros space D K_n P S_n T_M ell h n n_0 r λ c_M u chips_on_the_target all_weight logarithm above_0 some_attribute scale_of_the_target attribute_run mistake_run.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.never_below space K_n S_n T_M ell h n_0 r λ c_M u chips_on_the_target all_weight logarithm above_0 attribute_run) as never_below.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_3 space D P T_M h n λ c_M u some_attribute scale_of_the_target mistake_run) as nearer_and_nearer.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ never_below) (of_le _ _ nearer_and_nearer)) (eq_refl 0) _).
  algebra [D; n; P; h; λ; r; ell; T_M] with [c_M; u].
Qed.

Lemma mistake_bound_2 : forall (space : ips) (D K_n M P S_n T_M ell h n n_0 r λ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  S_n = T_M -> (* all weight *)
  ell = ln λ -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  P >= 0 -> (* a count *)
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S_n K_n r n_0 ->
  Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run space n u c_M T_M P D ->
  M * n <= 2 * λ * r * (ell - 1) + 2 * n.
Proof. (* certificate *)
  intros space D K_n M P S_n T_M ell h n n_0 r λ c_M u counted chips_on_the_target all_weight logarithm above_0 a_count some_attribute scale_of_the_target attribute_run mistake_run.
  pose proof (Winnow_on_ORs_nearer_at_each_mistake.mistake_bound space D K_n P S_n T_M ell h n n_0 r λ c_M u chips_on_the_target all_weight logarithm above_0 some_attribute scale_of_the_target attribute_run mistake_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ mistake_bound)) (times _ _ (of_ge _ _ scale_of_the_target) (of_ge _ _ a_count))) (eqn (- n) _ _ counted) _).
  algebra [M; n; λ; r; ell; D; P; h].
Qed.

Inductive run_over_attribute (h : ℝ) : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_attribute_start : run_over_attribute h 0 0 0%nat 0%nat
  | run_over_attribute_next_r : forall (K K' S S' e w : ℝ) (r n_0 : nat),
      run_over_attribute h S K r n_0 ->
      K' = K + e -> (* chips so far *)
      S' = S + w -> (* all weight so far *)
      e * h = ln w -> (* logarithm *)
      w > 0 -> (* positive weight *)
      run_over_attribute h S' K' (Datatypes.S r) n_0
  | run_over_attribute_next_n_0 : forall (K K' S S' w : ℝ) (r n_0 : nat),
      run_over_attribute h S K r n_0 ->
      K' = K -> (* chips so far *)
      S' = S + w -> (* all weight so far *)
      w > 0 -> (* positive weight *)
      run_over_attribute h S' K' r (Datatypes.S n_0).

Lemma run_over_attribute_is_added_tangents_run : forall (K_n S_n h : ℝ) (r n_0 : nat),
  Winnow_on_ORs_nearer_at_each_mistake.run_over_attribute h S_n K_n r n_0 -> Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S_n K_n (INR r) (INR n_0).
Proof.
  intros K_n S_n h r n_0 run.
  refine (Winnow_on_ORs_nearer_at_each_mistake.run_over_attribute_ind h (fun (S K : ℝ) (r n_0 : nat) => Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run h S K (INR r) (INR n_0)) _ _ _ S_n K_n r n_0 run); clear run S_n K_n r n_0.
  - exact (Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run_start h).
  - intros K K' S S' e w r n_0 _ previous chips_so_far all_weight_so_far logarithm positive_weight. rewrite S_INR.
    exact (Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run_next_r h K K' S S' e (INR n_0) (INR r) w previous chips_so_far all_weight_so_far logarithm positive_weight).
  - intros K K' S S' w r n_0 _ previous chips_so_far all_weight_so_far positive_weight. rewrite S_INR.
    exact (Winnow_on_ORs_nearer_at_each_mistake.added_tangents_run_next_n_0 h K K' S S' (INR n_0) (INR r) w previous chips_so_far all_weight_so_far positive_weight).
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

Lemma run_over_mistake_is_nearer_and_nearer_run : forall (space : ips) (T_M n : ℝ) (c_M u : vec space) (P D : nat),
  Winnow_on_ORs_nearer_at_each_mistake.run_over_mistake space n u c_M T_M P D -> Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run space n u c_M T_M (INR P) (INR D).
Proof.
  intros space T_M n c_M u P D run.
  refine (Winnow_on_ORs_nearer_at_each_mistake.run_over_mistake_ind space n u (fun (c : vec space) (T : ℝ) (P D : nat) => Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run space n u c T (INR P) (INR D)) _ _ _ c_M T_M P D run); clear run c_M T_M P D.
  - exact (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run_start space n u).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive. rewrite S_INR.
    exact (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run_next_P space n u (INR D) (INR P) T T' s c c' v1 w w' w_x x previous all_weights all_weights_after_it active_weights chips_on active_weights_doubled low_score positive).
  - intros T T' s c c' v1 w w' w_x x P D _ previous all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score. rewrite S_INR.
    exact (Winnow_on_ORs_nearer_at_each_mistake.nearer_and_nearer_run_next_D space n u (INR D) (INR P) T T' s c c' v1 w w' w_x x previous all_weights all_weights_after_it active_weights negative chips_off active_weights_halved high_score).
Qed.

End Winnow_on_ORs_nearer_at_each_mistake.

Theorem theorem_Winnow_on_ORs_nearer_at_each_mistake : forall (space : ips) (K_n M S_n T_M ell h n λ : ℝ) (c_M u : vec space) (D P n_0 r : nat),
  Winnow_on_ORs_nearer_at_each_mistake.run_over_attribute h S_n K_n r n_0 ->
  Winnow_on_ORs_nearer_at_each_mistake.run_over_mistake space n u c_M T_M P D ->
  M = INR D + INR P -> (* counted *)
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  S_n = T_M -> (* all weight *)
  ell = ln λ -> (* logarithm *)
  λ > 0 -> (* λ above 0 *)
  n >= 1 -> (* some attribute *)
  2 * h * λ >= 3 * n -> (* scale of the target *)
  M * n <= 2 * λ * INR r * (ell - 1) + 2 * n.
Proof.
  intros space K_n M S_n T_M ell h n λ c_M u D P n_0 r attribute_run mistake_run counted chips_on_the_target all_weight logarithm above_0 some_attribute scale_of_the_target.
  assert (natural_5 : INR P >= 0) by (refine (same_ge _ _ _ (pos_INR P) _); ring).
  exact (Winnow_on_ORs_nearer_at_each_mistake.mistake_bound_2 space (INR D) K_n M (INR P) S_n T_M ell h n (INR n_0) (INR r) λ c_M u counted chips_on_the_target all_weight logarithm above_0 natural_5 some_attribute scale_of_the_target (Winnow_on_ORs_nearer_at_each_mistake.run_over_attribute_is_added_tangents_run K_n S_n h r n_0 attribute_run) (Winnow_on_ORs_nearer_at_each_mistake.run_over_mistake_is_nearer_and_nearer_run space T_M n c_M u P D mistake_run)).
Qed.

Module The_4_norm_Perceptron.

Lemma one_attribute : forall (t y z ρ : ℝ),
  y ^ 2 = 1 -> (* label *)
  ρ ^ 3 * (t + y * z) ^ 4 <= ρ ^ 3 * z ^ 4 * (ρ + 1) + 4 * ρ * t ^ 3 * y * z * (ρ + 1) * (ρ + 2) + t ^ 4 * (ρ ^ 3 + (3 * ρ + 2) ^ 2).
Proof. (* certificate *)
  intros t y z ρ label.
  refine (cert_le _ _ _ _ _ (pos 1) (sq (- ρ ^ 2 * z ^ 2 + 2 * ρ * t * y * z + t ^ 2 * (3 * ρ + 2))) (eqn (-6 * ρ ^ 3 * t ^ 2 * z ^ 2 - 4 * ρ ^ 3 * t * y * z ^ 3 - ρ ^ 3 * y ^ 2 * z ^ 4 - ρ ^ 3 * z ^ 4 - 4 * ρ ^ 2 * t ^ 2 * z ^ 2) _ _ label) _).
  algebra [ρ; t; y; z].
Qed.

Lemma one_attribute_2 : forall (m t y z : ℝ),
  y ^ 2 = 1 -> (* label *)
  (9 * m + 1) ^ 3 * (t + y * z) ^ 4 <= t ^ 4 * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + 4 * t ^ 3 * y * z * (9 * m + 1) * (9 * m + 2) * (9 * m + 3) + z ^ 4 * (9 * m + 1) ^ 3 * (9 * m + 2).
Proof. (* instance *)
  intros m t y z label.
  refine (same_le _ _ _ (of_le _ _ (The_4_norm_Perceptron.one_attribute t y z (9 * m + 1) label)) _). algebra [m; t; y; z].
Qed.

Lemma step : forall (Q Q' m t t' w y z Ξ Ξ' Φ Φ' Ψ Ψ' : ℝ),
  Φ' = Φ + t ^ 4 -> (* fourth powers so far *)
  w = t ^ 3 -> (* cube *)
  Ψ' = Ψ + t' ^ 4 -> (* new fourth powers so far *)
  Q' = Q + w * z -> (* score so far *)
  t' = t + y * z -> (* update of one *)
  Ξ' = Ξ + z ^ 4 -> (* fourth powers of the example so far *)
  y ^ 2 = 1 -> (* label *)
  - Φ' * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ' * (9 * m + 1) ^ 3 - Q' * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ' * (9 * m + 1) ^ 3 * (9 * m + 2) <= - Φ * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ * (9 * m + 1) ^ 3 - Q * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ * (9 * m + 1) ^ 3 * (9 * m + 2).
Proof. (* certificate *)
  intros Q Q' m t t' w y z Ξ Ξ' Φ Φ' Ψ Ψ' fourth_powers_so_far cube new_fourth_powers_so_far score_so_far update_of_one fourth_powers_of_the_example_so_far label.
  pose proof (The_4_norm_Perceptron.one_attribute_2 m t y z label) as one_attribute.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_attribute) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn (729 * m ^ 3 + 972 * m ^ 2 + 297 * m + 26) _ _ fourth_powers_so_far) (eqn (-729 * m ^ 3 - 243 * m ^ 2 - 27 * m - 1) _ _ new_fourth_powers_so_far)) (eqn (2916 * m ^ 3 * y + 1944 * m ^ 2 * y + 396 * m * y + 24 * y) _ _ score_so_far)) (eqn (6561 * m ^ 4 + 3645 * m ^ 3 + 729 * m ^ 2 + 63 * m + 2) _ _ fourth_powers_of_the_example_so_far)) (eqn (-729 * m ^ 3 * t ^ 3 - 729 * m ^ 3 * t ^ 2 * t' - 2187 * m ^ 3 * t ^ 2 * y * z - 729 * m ^ 3 * t * t' ^ 2 - 1458 * m ^ 3 * t * t' * y * z - 2187 * m ^ 3 * t * y ^ 2 * z ^ 2 - 729 * m ^ 3 * t' ^ 3 - 729 * m ^ 3 * t' ^ 2 * y * z - 729 * m ^ 3 * t' * y ^ 2 * z ^ 2 - 729 * m ^ 3 * y ^ 3 * z ^ 3 - 243 * m ^ 2 * t ^ 3 - 243 * m ^ 2 * t ^ 2 * t' - 729 * m ^ 2 * t ^ 2 * y * z - 243 * m ^ 2 * t * t' ^ 2 - 486 * m ^ 2 * t * t' * y * z - 729 * m ^ 2 * t * y ^ 2 * z ^ 2 - 243 * m ^ 2 * t' ^ 3 - 243 * m ^ 2 * t' ^ 2 * y * z - 243 * m ^ 2 * t' * y ^ 2 * z ^ 2 - 243 * m ^ 2 * y ^ 3 * z ^ 3 - 27 * m * t ^ 3 - 27 * m * t ^ 2 * t' - 81 * m * t ^ 2 * y * z - 27 * m * t * t' ^ 2 - 54 * m * t * t' * y * z - 81 * m * t * y ^ 2 * z ^ 2 - 27 * m * t' ^ 3 - 27 * m * t' ^ 2 * y * z - 27 * m * t' * y ^ 2 * z ^ 2 - 27 * m * y ^ 3 * z ^ 3 - t ^ 3 - t ^ 2 * t' - 3 * t ^ 2 * y * z - t * t' ^ 2 - 2 * t * t' * y * z - 3 * t * y ^ 2 * z ^ 2 - t' ^ 3 - t' ^ 2 * y * z - t' * y ^ 2 * z ^ 2 - y ^ 3 * z ^ 3) _ _ update_of_one)) (eqn (2916 * m ^ 3 * y * z + 1944 * m ^ 2 * y * z + 396 * m * y * z + 24 * y * z) _ _ cube)) _).
  algebra [Φ'; m; Ψ'; Q'; y; Ξ'; Φ; Ψ; Q; Ξ; t; t'; w; z].
Qed.

Lemma added_up : forall (Q Q' m t t' w y z Ξ Ξ' Φ Φ' Ψ Ψ' : ℝ),
  Φ' = Φ + t ^ 4 -> (* fourth powers so far *)
  w = t ^ 3 -> (* cube *)
  Ψ' = Ψ + t' ^ 4 -> (* new fourth powers so far *)
  Q' = Q + w * z -> (* score so far *)
  t' = t + y * z -> (* update of one *)
  Ξ' = Ξ + z ^ 4 -> (* fourth powers of the example so far *)
  y ^ 2 = 1 -> (* label *)
  - Φ * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ * (9 * m + 1) ^ 3 - Q * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ * (9 * m + 1) ^ 3 * (9 * m + 2) <= 0 -> (* added up *)
  - Φ' * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ' * (9 * m + 1) ^ 3 - Q' * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ' * (9 * m + 1) ^ 3 * (9 * m + 2) <= 0.
Proof. (* certificate *)
  intros Q Q' m t t' w y z Ξ Ξ' Φ Φ' Ψ Ψ' fourth_powers_so_far cube new_fourth_powers_so_far score_so_far update_of_one fourth_powers_of_the_example_so_far label added_up.
  pose proof (The_4_norm_Perceptron.step Q Q' m t t' w y z Ξ Ξ' Φ Φ' Ψ Ψ' fourth_powers_so_far cube new_fourth_powers_so_far score_so_far update_of_one fourth_powers_of_the_example_so_far label) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ added_up) (of_le _ _ fact)) (eq_refl 0) _).
  algebra [Φ'; m; Ψ'; Q'; y; Ξ'; Φ; Ψ; Q; Ξ].
Qed.

Inductive added_up_run (y : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | added_up_run_start : added_up_run y 0 0 0 0 0
  | added_up_run_next : forall (Q Q' n t t' w z Ξ Ξ' Φ Φ' Ψ Ψ' : ℝ),
      added_up_run y Φ Ψ Q Ξ n ->
      Φ' = Φ + t ^ 4 -> (* fourth powers so far *)
      w = t ^ 3 -> (* cube *)
      Ψ' = Ψ + t' ^ 4 -> (* new fourth powers so far *)
      Q' = Q + w * z -> (* score so far *)
      t' = t + y * z -> (* update of one *)
      Ξ' = Ξ + z ^ 4 -> (* fourth powers of the example so far *)
      added_up_run y Φ' Ψ' Q' Ξ' (n + 1).

Lemma added_up_2 : forall (Q_n m n y Ξ_n Φ_n Ψ_n : ℝ),
  y ^ 2 = 1 -> (* label *)
  The_4_norm_Perceptron.added_up_run y Φ_n Ψ_n Q_n Ξ_n n ->
  - Φ_n * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ_n * (9 * m + 1) ^ 3 - Q_n * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ_n * (9 * m + 1) ^ 3 * (9 * m + 2) <= 0.
Proof. (* induction *)
  intros Q_n m n y Ξ_n Φ_n Ψ_n label attribute_run.
  cut (forall (Φ Ψ Q Ξ n : ℝ), The_4_norm_Perceptron.added_up_run y Φ Ψ Q Ξ n ->
    - Φ * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ * (9 * m + 1) ^ 3 - Q * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ * (9 * m + 1) ^ 3 * (9 * m + 2) <= 0).
  { intros all. pose proof (all Φ_n Ψ_n Q_n Ξ_n n attribute_run) as kept.
    exact kept. }
  clear attribute_run Φ_n Ψ_n Q_n Ξ_n n.
  refine (The_4_norm_Perceptron.added_up_run_ind y (fun (Φ Ψ Q Ξ n : ℝ) =>
    - Φ * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + Ψ * (9 * m + 1) ^ 3 - Q * y * (9 * m + 2) * (9 * m + 3) * (36 * m + 4) - Ξ * (9 * m + 1) ^ 3 * (9 * m + 2) <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [m; y].
  - intros Q Q' n t t' w z Ξ Ξ' Φ Φ' Ψ Ψ' _ kept_2 fourth_powers_so_far cube new_fourth_powers_so_far score_so_far update_of_one fourth_powers_of_the_example_so_far.
    exact (The_4_norm_Perceptron.added_up Q Q' m t t' w y z Ξ Ξ' Φ Φ' Ψ Ψ' fourth_powers_so_far cube new_fourth_powers_so_far score_so_far update_of_one fourth_powers_of_the_example_so_far label kept_2).
Qed.

Lemma step_2 : forall (m : ℝ),
  m >= 0 -> (* a count *)
  2916 * m ^ 3 + 1944 * m ^ 2 + 396 * m + 24 >= 0.
Proof. (* certificate *)
  intros m a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (weak _ (pos 24)) (times _ _ (weak _ (pos 396)) (of_ge _ _ a_count))) (times _ _ (weak _ (pos 1944)) (sq m))) (times _ _ (weak _ (pos 2916)) (times _ _ (of_ge _ _ a_count) (sq m)))) (eq_refl 0) _).
  algebra [m].
Qed.

Lemma step_3 : forall (m : ℝ),
  m >= 0 -> (* a count *)
  6561 * m ^ 4 + 3645 * m ^ 3 + 729 * m ^ 2 + 63 * m + 2 >= 0.
Proof. (* certificate *)
  intros m a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 63)) (of_ge _ _ a_count)) (times _ _ (weak _ (pos 657)) (sq m))) (times _ _ (weak _ (pos 648)) (sq (m ^ 2 + 1 / 18)))) (times _ _ (weak _ (pos 3645)) (times _ _ (of_ge _ _ a_count) (sq m)))) (times _ _ (weak _ (pos 5913)) (times _ _ (sq m) (sq m)))) (eq_refl 0) _).
  algebra [m].
Qed.

Lemma all_attributes : forall (F F' Q_n b m n s y Ξ_n Φ_n Ψ_n : ℝ),
  Φ_n = F -> (* fourth powers *)
  Ψ_n = F' -> (* new fourth powers *)
  Q_n = s -> (* score *)
  y ^ 2 = 1 -> (* label *)
  s * y <= 0 -> (* mistake *)
  Ξ_n <= b ^ 2 -> (* radius *)
  m >= 0 -> (* a count *)
  The_4_norm_Perceptron.added_up_run y Φ_n Ψ_n Q_n Ξ_n n ->
  F' * (9 * m + 1) ^ 3 <= F * ((9 * m + 1) ^ 3 + (27 * m + 5) ^ 2) + b ^ 2 * (9 * m + 1) ^ 3 * (9 * m + 2).
Proof. (* certificate *)
  intros F F' Q_n b m n s y Ξ_n Φ_n Ψ_n fourth_powers new_fourth_powers score label mistake radius a_count attribute_run.
  pose proof (The_4_norm_Perceptron.added_up_2 Q_n m n y Ξ_n Φ_n Ψ_n label attribute_run) as added_up.
  pose proof (The_4_norm_Perceptron.step_2 m a_count) as fact.
  pose proof (The_4_norm_Perceptron.step_3 m a_count) as fact_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ added_up) (times _ _ (of_le _ _ mistake) (of_ge _ _ fact))) (times _ _ (of_le _ _ radius) (of_ge _ _ fact_2))) (eqns _ _ (eqns _ _ (eqn (-729 * m ^ 3 - 972 * m ^ 2 - 297 * m - 26) _ _ fourth_powers) (eqn (729 * m ^ 3 + 243 * m ^ 2 + 27 * m + 1) _ _ new_fourth_powers)) (eqn (-2916 * m ^ 3 * y - 1944 * m ^ 2 * y - 396 * m * y - 24 * y) _ _ score)) _).
  algebra [F'; m; F; b; Φ_n; Ψ_n; y; Q_n; s; Ξ_n].
Qed.

Lemma progress : forall (space : ips) (y γ : ℝ) (a a' u x : vec space),
  a' = a ⊕ y • x -> (* update *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨a', u⟩ >= ⟨a, u⟩ + γ.
Proof. (* certificate *)
  intros space y γ a a' u x update margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ margin) (veqn u _ _ update) _).
  algebra [γ; y] with [a'; u; a; x].
Qed.

Lemma total_progress : forall (space : ips) (M y γ : ℝ) (a a' u x : vec space),
  a' = a ⊕ y • x -> (* update *)
  ⟨a, u⟩ >= M * γ -> (* total progress *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨a', u⟩ >= γ * (M + 1).
Proof. (* certificate *)
  intros space M y γ a a' u x update total_progress margin.
  pose proof (The_4_norm_Perceptron.progress space y γ a a' u x update margin) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [γ; M] with [a'; u; a].
Qed.

Inductive total_progress_run (space : ips) (γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space γ u vzero 0 0 0
  | total_progress_run_next : forall (F F' M m m' y : ℝ) (a a' x : vec space),
      total_progress_run space γ u a F m M ->
      a' = a ⊕ y • x -> (* update *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      total_progress_run space γ u a' F' m' (M + 1).

Lemma total_progress_2 : forall (space : ips) (F_M M m_M γ : ℝ) (a_M u : vec space),
  The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M M ->
  ⟨a_M, u⟩ >= M * γ.
Proof. (* induction *)
  intros space F_M M m_M γ a_M u mistake_run.
  cut (forall (a : vec space) (F m M : ℝ), The_4_norm_Perceptron.total_progress_run space γ u a F m M ->
    ⟨a, u⟩ >= M * γ).
  { intros all. pose proof (all a_M F_M m_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run a_M F_M m_M M.
  refine (The_4_norm_Perceptron.total_progress_run_ind space γ u (fun (a : vec space) (F m M : ℝ) =>
    ⟨a, u⟩ >= M * γ) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ] with [u].
  - intros F F' M m m' y a a' x _ kept_2 update margin.
    refine (same_ge _ _ _ (of_ge _ _ (The_4_norm_Perceptron.total_progress space M y γ a a' u x update kept_2 margin)) _). algebra [γ; M] with [a'; u].
Qed.

Lemma step_4 : forall (m : ℝ),
  m >= 0 -> (* a count *)
  729 * m ^ 3 + 243 * m ^ 2 + 27 * m + 1 > 0.
Proof. (* certificate *)
  intros m a_count.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 1) (times _ _ (weak _ (pos 27)) (of_ge _ _ a_count))) (times _ _ (weak _ (pos 243)) (sq m))) (times _ _ (weak _ (pos 729)) (times _ _ (of_ge _ _ a_count) (sq m)))) (eq_refl 0) _).
  algebra [m].
Qed.

Lemma step_5 : forall (m : ℝ),
  m >= 0 -> (* a count *)
  729 * m ^ 3 + 972 * m ^ 2 + 297 * m + 26 > 0.
Proof. (* certificate *)
  intros m a_count.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 26) (times _ _ (weak _ (pos 297)) (of_ge _ _ a_count))) (times _ _ (weak _ (pos 972)) (sq m))) (times _ _ (weak _ (pos 729)) (times _ _ (of_ge _ _ a_count) (sq m)))) (eq_refl 0) _).
  algebra [m].
Qed.

Lemma room : forall (m : ℝ),
  m >= 0 -> (* a count *)
  43740 * m ^ 3 + 15471 * m ^ 2 + 1782 * m + 63 > 0.
Proof. (* certificate *)
  intros m a_count.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 63) (times _ _ (weak _ (pos 1782)) (of_ge _ _ a_count))) (times _ _ (weak _ (pos 15471)) (sq m))) (times _ _ (weak _ (pos 43740)) (times _ _ (of_ge _ _ a_count) (sq m)))) (eq_refl 0) _).
  algebra [m].
Qed.

Lemma growth : forall (F F' Q_n b m m' n s y Ξ_n Φ_n Ψ_n : ℝ),
  Φ_n = F -> (* fourth powers *)
  Ψ_n = F' -> (* new fourth powers *)
  m' = m + 1 -> (* mistakes so far *)
  Q_n = s -> (* score *)
  y ^ 2 = 1 -> (* label *)
  s * y <= 0 -> (* mistake *)
  Ξ_n <= b ^ 2 -> (* radius *)
  m >= 0 -> (* a count *)
  F <= 9 * b ^ 2 * m ^ 2 -> (* growth *)
  The_4_norm_Perceptron.added_up_run y Φ_n Ψ_n Q_n Ξ_n n ->
  F' <= 9 * b ^ 2 * m' ^ 2.
Proof. (* certificate *)
  intros F F' Q_n b m m' n s y Ξ_n Φ_n Ψ_n fourth_powers new_fourth_powers mistakes_so_far score label mistake radius a_count growth attribute_run.
  pose proof (The_4_norm_Perceptron.step_4 m a_count) as fact.
  pose proof (The_4_norm_Perceptron.all_attributes F F' Q_n b m n s y Ξ_n Φ_n Ψ_n fourth_powers new_fourth_powers score label mistake radius a_count attribute_run) as all_attributes.
  pose proof (The_4_norm_Perceptron.step_5 m a_count) as fact_2.
  pose proof (The_4_norm_Perceptron.room m a_count) as room.
  refine (cert_le _ _ _ _ _ (of_gt _ _ fact) (plus _ _ (plus _ _ (of_le _ _ all_attributes) (times _ _ (of_le _ _ growth) (weak _ (of_gt _ _ fact_2)))) (times _ _ (weak _ (frac 1 9)) (times _ _ (weak _ (of_gt _ _ room)) (sq b)))) (eqn (6561 * b ^ 2 * m ^ 4 + 6561 * b ^ 2 * m ^ 3 * m' + 8748 * b ^ 2 * m ^ 3 + 2187 * b ^ 2 * m ^ 2 * m' + 2430 * b ^ 2 * m ^ 2 + 243 * b ^ 2 * m * m' + 252 * b ^ 2 * m + 9 * b ^ 2 * m' + 9 * b ^ 2) _ _ mistakes_so_far) _).
  algebra [F'; b; m'; m; F].
Qed.

Lemma a_count : forall (m m' : ℝ),
  m' = m + 1 -> (* mistakes so far *)
  m >= 0 -> (* a count *)
  m' >= 0.
Proof. (* certificate *)
  intros m m' mistakes_so_far a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (of_ge _ _ a_count)) (eqn 1 _ _ mistakes_so_far) _).
  algebra [m'; m].
Qed.

Lemma counted : forall (M m m' : ℝ),
  m' = m + 1 -> (* mistakes so far *)
  m <= M -> (* counted *)
  m' <= M + 1.
Proof. (* certificate *)
  intros M m m' mistakes_so_far counted.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ counted) (eqn (-1) _ _ mistakes_so_far) _).
  algebra [m'; M; m].
Qed.

Inductive growth_run (space : ips) (b : ℝ) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | growth_run_start : growth_run space b vzero 0 0 0
  | growth_run_next : forall (F F' M Q_n m m' n s y Ξ_n Φ_n Ψ_n : ℝ) (a a' : vec space),
      growth_run space b a F m M ->
      Φ_n = F -> (* fourth powers *)
      Ψ_n = F' -> (* new fourth powers *)
      m' = m + 1 -> (* mistakes so far *)
      Q_n = s -> (* score *)
      y ^ 2 = 1 -> (* label *)
      s * y <= 0 -> (* mistake *)
      Ξ_n <= b ^ 2 -> (* radius *)
      The_4_norm_Perceptron.added_up_run y Φ_n Ψ_n Q_n Ξ_n n ->
      growth_run space b a' F' m' (M + 1).

Lemma growth_2 : forall (space : ips) (F_M M b m_M : ℝ) (a_M : vec space),
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  F_M <= 9 * b ^ 2 * m_M ^ 2.
Proof. (* induction *)
  intros space F_M M b m_M a_M mistake_run.
  cut (forall (a : vec space) (F m M : ℝ), The_4_norm_Perceptron.growth_run space b a F m M ->
    F <= 9 * b ^ 2 * m ^ 2 /\ m >= 0 /\ m <= M).
  { intros all. destruct (all a_M F_M m_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept. }
  clear mistake_run a_M F_M m_M M.
  refine (The_4_norm_Perceptron.growth_run_ind space b (fun (a : vec space) (F m M : ℝ) =>
    F <= 9 * b ^ 2 * m ^ 2 /\ m >= 0 /\ m <= M) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [b].
    }
    split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' M Q_n m m' n s y Ξ_n Φ_n Ψ_n a a' _ [kept_4 [kept_5 kept_6]] fourth_powers new_fourth_powers mistakes_so_far score label mistake radius attribute_run.
    split.
    { exact (The_4_norm_Perceptron.growth F F' Q_n b m m' n s y Ξ_n Φ_n Ψ_n fourth_powers new_fourth_powers mistakes_so_far score label mistake radius kept_5 kept_4 attribute_run).
    }
    split.
    { exact (The_4_norm_Perceptron.a_count m m' mistakes_so_far kept_5).
    }
    exact (The_4_norm_Perceptron.counted M m m' mistakes_so_far kept_6).
Qed.

Lemma a_count_2 : forall (space : ips) (F_M M b m_M : ℝ) (a_M : vec space),
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  m_M >= 0.
Proof. (* induction *)
  intros space F_M M b m_M a_M mistake_run.
  cut (forall (a : vec space) (F m M : ℝ), The_4_norm_Perceptron.growth_run space b a F m M ->
    F <= 9 * b ^ 2 * m ^ 2 /\ m >= 0 /\ m <= M).
  { intros all. destruct (all a_M F_M m_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear mistake_run a_M F_M m_M M.
  refine (The_4_norm_Perceptron.growth_run_ind space b (fun (a : vec space) (F m M : ℝ) =>
    F <= 9 * b ^ 2 * m ^ 2 /\ m >= 0 /\ m <= M) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [b].
    }
    split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' M Q_n m m' n s y Ξ_n Φ_n Ψ_n a a' _ [kept_4 [kept_5 kept_6]] fourth_powers new_fourth_powers mistakes_so_far score label mistake radius attribute_run.
    split.
    { exact (The_4_norm_Perceptron.growth F F' Q_n b m m' n s y Ξ_n Φ_n Ψ_n fourth_powers new_fourth_powers mistakes_so_far score label mistake radius kept_5 kept_4 attribute_run).
    }
    split.
    { exact (The_4_norm_Perceptron.a_count m m' mistakes_so_far kept_5).
    }
    exact (The_4_norm_Perceptron.counted M m m' mistakes_so_far kept_6).
Qed.

Lemma counted_2 : forall (space : ips) (F_M M b m_M : ℝ) (a_M : vec space),
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  m_M <= M.
Proof. (* induction *)
  intros space F_M M b m_M a_M mistake_run.
  cut (forall (a : vec space) (F m M : ℝ), The_4_norm_Perceptron.growth_run space b a F m M ->
    F <= 9 * b ^ 2 * m ^ 2 /\ m >= 0 /\ m <= M).
  { intros all. destruct (all a_M F_M m_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept_3. }
  clear mistake_run a_M F_M m_M M.
  refine (The_4_norm_Perceptron.growth_run_ind space b (fun (a : vec space) (F m M : ℝ) =>
    F <= 9 * b ^ 2 * m ^ 2 /\ m >= 0 /\ m <= M) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [b].
    }
    split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' M Q_n m m' n s y Ξ_n Φ_n Ψ_n a a' _ [kept_4 [kept_5 kept_6]] fourth_powers new_fourth_powers mistakes_so_far score label mistake radius attribute_run.
    split.
    { exact (The_4_norm_Perceptron.growth F F' Q_n b m m' n s y Ξ_n Φ_n Ψ_n fourth_powers new_fourth_powers mistakes_so_far score label mistake radius kept_5 kept_4 attribute_run).
    }
    split.
    { exact (The_4_norm_Perceptron.a_count m m' mistakes_so_far kept_5).
    }
    exact (The_4_norm_Perceptron.counted M m m' mistakes_so_far kept_6).
Qed.

Lemma mistake_bound : forall (E M b γ : ℝ),
  M = 0 -> (* no mistake *)
  E > 0 -> (* some target *)
  b > 0 -> (* some size *)
  M * γ ^ 2 <= 3 * E ^ 3 * b.
Proof. (* certificate *)
  intros E M b γ no_mistake some_target some_size.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 3)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_size)) (weak _ (of_gt _ _ some_target))) (sq E))) (eqn (- γ ^ 2) _ _ no_mistake) _).
  algebra [M; γ; E; b].
Qed.

Lemma positive_square : forall (E : ℝ),
  E > 0 -> (* some target *)
  E ^ 2 > 0.
Proof. (* certificate *)
  intros E some_target.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_target) (of_gt _ _ some_target)) (eq_refl 0) _).
  algebra [E].
Qed.

Lemma first_square : forall (E M b q t Φ Φ' ζ ζ' η η' : ℝ),
  η' = η + q ^ 4 -> (* fourth powers of the target so far *)
  ζ' = q ^ 2 * t ^ 2 + ζ -> (* products of squares so far *)
  Φ' = Φ + t ^ 4 -> (* fourth powers so far *)
  6 * E * M * b * ζ <= E ^ 2 * Φ + 9 * M ^ 2 * b ^ 2 * η -> (* first square *)
  6 * E * M * b * ζ' <= E ^ 2 * Φ' + 9 * M ^ 2 * b ^ 2 * η'.
Proof. (* certificate *)
  intros E M b q t Φ Φ' ζ ζ' η η' fourth_powers_of_the_target_so_far products_of_squares_so_far fourth_powers_so_far first_square.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ first_square) (sq (- E * t ^ 2 + 3 * M * b * q ^ 2))) (eqns _ _ (eqns _ _ (eqn (9 * M ^ 2 * b ^ 2) _ _ fourth_powers_of_the_target_so_far) (eqn (-6 * E * M * b) _ _ products_of_squares_so_far)) (eqn (E ^ 2) _ _ fourth_powers_so_far)) _).
  algebra [E; M; b; ζ'; Φ'; η'; η; q; t; ζ; Φ].
Qed.

Lemma second_square : forall (E M q t γ ζ ζ' η η' τ τ' : ℝ),
  η' = η + q ^ 4 -> (* fourth powers of the target so far *)
  τ' = q ^ 3 * t + τ -> (* on the target so far *)
  ζ' = q ^ 2 * t ^ 2 + ζ -> (* products of squares so far *)
  2 * E ^ 2 * M * γ * τ <= E ^ 4 * ζ + M ^ 2 * η * γ ^ 2 -> (* second square *)
  2 * E ^ 2 * M * γ * τ' <= E ^ 4 * ζ' + M ^ 2 * η' * γ ^ 2.
Proof. (* certificate *)
  intros E M q t γ ζ ζ' η η' τ τ' fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far second_square.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ second_square) (sq (- E ^ 2 * q * t + M * γ * q ^ 2))) (eqns _ _ (eqns _ _ (eqn (M ^ 2 * γ ^ 2) _ _ fourth_powers_of_the_target_so_far) (eqn (E ^ 4) _ _ products_of_squares_so_far)) (eqn (-2 * E ^ 2 * M * γ) _ _ on_the_target_so_far)) _).
  algebra [E; M; γ; τ'; ζ'; η'; η; q; t; ζ; τ].
Qed.

Inductive second_square_run : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | second_square_run_start : second_square_run 0 0 0 0 0
  | second_square_run_next : forall (n q t Φ Φ' ζ ζ' η η' τ τ' : ℝ),
      second_square_run η ζ τ Φ n ->
      η' = η + q ^ 4 -> (* fourth powers of the target so far *)
      τ' = q ^ 3 * t + τ -> (* on the target so far *)
      ζ' = q ^ 2 * t ^ 2 + ζ -> (* products of squares so far *)
      Φ' = Φ + t ^ 4 -> (* fourth powers so far *)
      second_square_run η' ζ' τ' Φ' (n + 1).

Lemma second_square_2 : forall (E M n Φ_n γ ζ_n η_n τ_n : ℝ),
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  2 * E ^ 2 * M * γ * τ_n <= E ^ 4 * ζ_n + M ^ 2 * η_n * γ ^ 2.
Proof. (* induction *)
  intros E M n Φ_n γ ζ_n η_n τ_n attribute_run.
  refine ((fun b : ℝ => _) 0).
  cut (forall (η ζ τ Φ n : ℝ), The_4_norm_Perceptron.second_square_run η ζ τ Φ n ->
    6 * E * M * b * ζ <= E ^ 2 * Φ + 9 * M ^ 2 * b ^ 2 * η /\ 2 * E ^ 2 * M * γ * τ <= E ^ 4 * ζ + M ^ 2 * η * γ ^ 2).
  { intros all. destruct (all η_n ζ_n τ_n Φ_n n attribute_run) as [kept kept_2].
    exact kept_2. }
  clear attribute_run η_n ζ_n τ_n Φ_n n.
  refine (The_4_norm_Perceptron.second_square_run_ind (fun (η ζ τ Φ n : ℝ) =>
    6 * E * M * b * ζ <= E ^ 2 * Φ + 9 * M ^ 2 * b ^ 2 * η /\ 2 * E ^ 2 * M * γ * τ <= E ^ 4 * ζ + M ^ 2 * η * γ ^ 2) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [E; M; b].
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [E; M; γ].
  - intros n q t Φ Φ' ζ ζ' η η' τ τ' _ [kept_3 kept_4] fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far fourth_powers_so_far.
    split.
    { exact (The_4_norm_Perceptron.first_square E M b q t Φ Φ' ζ ζ' η η' fourth_powers_of_the_target_so_far products_of_squares_so_far fourth_powers_so_far kept_3).
    }
    exact (The_4_norm_Perceptron.second_square E M q t γ ζ ζ' η η' τ τ' fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far kept_4).
Qed.

Lemma second_square_3 : forall (E M n Φ_n γ ζ_n η_n τ_n : ℝ),
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  2 * E ^ 2 * M * γ * τ_n <= E ^ 4 * ζ_n + M ^ 2 * η_n * γ ^ 2.
Proof. (* certificate *)
  intros E M n Φ_n γ ζ_n η_n τ_n attribute_run.
  pose proof (The_4_norm_Perceptron.second_square_2 E M n Φ_n γ ζ_n η_n τ_n attribute_run) as second_square.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ second_square) (eq_refl 0) _).
  algebra [E; M; γ; τ_n; ζ_n; η_n].
Qed.

Lemma its_weight : forall (E M γ : ℝ),
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  2 * E ^ 2 * M * γ >= 0.
Proof. (* certificate *)
  intros E M γ some_mistake positive_margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ positive_margin)) (weak _ (of_gt _ _ some_mistake))) (sq E))) (eq_refl 0) _).
  algebra [E; M; γ].
Qed.

Lemma second_square_at_the_end : forall (space : ips) (E F_M M m_M n Φ_n γ ζ_n η_n τ_n : ℝ) (a_M u : vec space),
  ⟨a_M, u⟩ = τ_n -> (* on the target *)
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M M ->
  2 * E ^ 2 * M ^ 2 * γ ^ 2 <= E ^ 4 * ζ_n + E ^ 2 * M ^ 2 * γ ^ 2.
Proof. (* certificate *)
  intros space E F_M M m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target some_mistake positive_margin size_of_the_target attribute_run mistake_run.
  pose proof (The_4_norm_Perceptron.second_square_3 E M n Φ_n γ ζ_n η_n τ_n attribute_run) as second_square.
  pose proof (The_4_norm_Perceptron.total_progress_2 space F_M M m_M γ a_M u mistake_run) as total_progress.
  pose proof (The_4_norm_Perceptron.its_weight E M γ some_mistake positive_margin) as its_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ second_square) (times _ _ (of_le _ _ size_of_the_target) (sq (M * γ)))) (times _ _ (of_ge _ _ total_progress) (of_ge _ _ its_weight))) (eqn (-2 * E ^ 2 * M * γ) _ _ on_the_target) _).
  algebra [E; M; γ; ζ_n; τ_n; η_n] with [a_M; u].
Qed.

Lemma squared : forall (space : ips) (E F_M M m_M n Φ_n γ ζ_n η_n τ_n : ℝ) (a_M u : vec space),
  ⟨a_M, u⟩ = τ_n -> (* on the target *)
  E > 0 -> (* some target *)
  M > 0 -> (* some mistake *)
  γ > 0 -> (* positive margin *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M M ->
  M ^ 2 * γ ^ 2 <= E ^ 2 * ζ_n.
Proof. (* certificate *)
  intros space E F_M M m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target some_target some_mistake positive_margin size_of_the_target attribute_run mistake_run.
  pose proof (The_4_norm_Perceptron.positive_square E some_target) as positive_square.
  pose proof (The_4_norm_Perceptron.second_square_at_the_end space E F_M M m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target some_mistake positive_margin size_of_the_target attribute_run mistake_run) as second_square_at_the_end.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_square) (of_le _ _ second_square_at_the_end) (eq_refl 0) _).
  algebra [M; γ; E; ζ_n].
Qed.

Lemma positive_product : forall (E M b : ℝ),
  E > 0 -> (* some target *)
  M > 0 -> (* some mistake *)
  b > 0 -> (* some size *)
  6 * E * M * b > 0.
Proof. (* certificate *)
  intros E M b some_target some_mistake some_size.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (pos 6) (stimes _ _ (stimes _ _ (of_gt _ _ some_size) (of_gt _ _ some_target)) (of_gt _ _ some_mistake))) (eq_refl 0) _).
  algebra [E; M; b].
Qed.

Lemma first_square_2 : forall (E M b n Φ_n ζ_n η_n τ_n : ℝ),
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  6 * E * M * b * ζ_n <= E ^ 2 * Φ_n + 9 * M ^ 2 * b ^ 2 * η_n.
Proof. (* induction *)
  intros E M b n Φ_n ζ_n η_n τ_n attribute_run.
  refine ((fun γ : ℝ => _) 0).
  cut (forall (η ζ τ Φ n : ℝ), The_4_norm_Perceptron.second_square_run η ζ τ Φ n ->
    6 * E * M * b * ζ <= E ^ 2 * Φ + 9 * M ^ 2 * b ^ 2 * η /\ 2 * E ^ 2 * M * γ * τ <= E ^ 4 * ζ + M ^ 2 * η * γ ^ 2).
  { intros all. destruct (all η_n ζ_n τ_n Φ_n n attribute_run) as [kept kept_2].
    exact kept. }
  clear attribute_run η_n ζ_n τ_n Φ_n n.
  refine (The_4_norm_Perceptron.second_square_run_ind (fun (η ζ τ Φ n : ℝ) =>
    6 * E * M * b * ζ <= E ^ 2 * Φ + 9 * M ^ 2 * b ^ 2 * η /\ 2 * E ^ 2 * M * γ * τ <= E ^ 4 * ζ + M ^ 2 * η * γ ^ 2) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [E; M; b].
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [E; M; γ].
  - intros n q t Φ Φ' ζ ζ' η η' τ τ' _ [kept_3 kept_4] fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far fourth_powers_so_far.
    split.
    { exact (The_4_norm_Perceptron.first_square E M b q t Φ Φ' ζ ζ' η η' fourth_powers_of_the_target_so_far products_of_squares_so_far fourth_powers_so_far kept_3).
    }
    exact (The_4_norm_Perceptron.second_square E M q t γ ζ ζ' η η' τ τ' fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far kept_4).
Qed.

Lemma first_square_3 : forall (E M b n Φ_n ζ_n η_n τ_n : ℝ),
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  6 * E * M * b * ζ_n <= E ^ 2 * Φ_n + 9 * M ^ 2 * b ^ 2 * η_n.
Proof. (* certificate *)
  intros E M b n Φ_n ζ_n η_n τ_n attribute_run.
  pose proof (The_4_norm_Perceptron.first_square_2 E M b n Φ_n ζ_n η_n τ_n attribute_run) as first_square.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ first_square) (eq_refl 0) _).
  algebra [E; M; b; ζ_n; Φ_n; η_n].
Qed.

Lemma grown : forall (space : ips) (F_M M b m_M : ℝ) (a_M : vec space),
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  F_M <= 9 * M ^ 2 * b ^ 2.
Proof. (* certificate *)
  intros space F_M M b m_M a_M mistake_run.
  pose proof (The_4_norm_Perceptron.growth_2 space F_M M b m_M a_M mistake_run) as growth.
  pose proof (The_4_norm_Perceptron.a_count_2 space F_M M b m_M a_M mistake_run) as a_count.
  pose proof (The_4_norm_Perceptron.counted_2 space F_M M b m_M a_M mistake_run) as counted.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ growth) (times _ _ (weak _ (pos 18)) (times _ _ (times _ _ (of_ge _ _ a_count) (of_le _ _ counted)) (sq b)))) (times _ _ (weak _ (pos 9)) (times _ _ (times _ _ (of_le _ _ counted) (of_le _ _ counted)) (sq b)))) (eq_refl 0) _).
  algebra [F_M; M; b; m_M].
Qed.

Lemma both_parts : forall (space : ips) (E F_M M b m_M n Φ_n ζ_n η_n τ_n : ℝ) (a_M : vec space),
  F_M = Φ_n -> (* fourth powers in the end *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  6 * E * M * b * ζ_n <= 18 * E ^ 2 * M ^ 2 * b ^ 2.
Proof. (* certificate *)
  intros space E F_M M b m_M n Φ_n ζ_n η_n τ_n a_M fourth_powers_in_the_end size_of_the_target attribute_run mistake_run.
  pose proof (The_4_norm_Perceptron.first_square_3 E M b n Φ_n ζ_n η_n τ_n attribute_run) as first_square.
  pose proof (The_4_norm_Perceptron.grown space F_M M b m_M a_M mistake_run) as grown.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ first_square) (times _ _ (weak _ (pos 9)) (times _ _ (of_le _ _ size_of_the_target) (sq (M * b))))) (times _ _ (of_le _ _ grown) (sq E))) (eqn (E ^ 2) _ _ fourth_powers_in_the_end) _).
  algebra [E; M; b; ζ_n; F_M; Φ_n; η_n].
Qed.

Lemma in_between : forall (space : ips) (E F_M M b m_M n Φ_n ζ_n η_n τ_n : ℝ) (a_M : vec space),
  F_M = Φ_n -> (* fourth powers in the end *)
  E > 0 -> (* some target *)
  M > 0 -> (* some mistake *)
  b > 0 -> (* some size *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  ζ_n <= 3 * E * M * b.
Proof. (* certificate *)
  intros space E F_M M b m_M n Φ_n ζ_n η_n τ_n a_M fourth_powers_in_the_end some_target some_mistake some_size size_of_the_target attribute_run mistake_run.
  pose proof (The_4_norm_Perceptron.positive_product E M b some_target some_mistake some_size) as positive_product.
  pose proof (The_4_norm_Perceptron.both_parts space E F_M M b m_M n Φ_n ζ_n η_n τ_n a_M fourth_powers_in_the_end size_of_the_target attribute_run mistake_run) as both_parts.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_product) (of_le _ _ both_parts) (eq_refl 0) _).
  algebra [ζ_n; E; M; b].
Qed.

Lemma both_squares : forall (space : ips) (E F_M M b m_M n Φ_n γ ζ_n η_n τ_n : ℝ) (a_M u : vec space),
  ⟨a_M, u⟩ = τ_n -> (* on the target *)
  F_M = Φ_n -> (* fourth powers in the end *)
  E > 0 -> (* some target *)
  M > 0 -> (* some mistake *)
  b > 0 -> (* some size *)
  γ > 0 -> (* positive margin *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M M ->
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  M ^ 2 * γ ^ 2 <= 3 * E ^ 3 * M * b.
Proof. (* certificate *)
  intros space E F_M M b m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target fourth_powers_in_the_end some_target some_mistake some_size positive_margin size_of_the_target attribute_run mistake_run mistake_run_2.
  pose proof (The_4_norm_Perceptron.squared space E F_M M m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target some_target some_mistake positive_margin size_of_the_target attribute_run mistake_run) as squared.
  pose proof (The_4_norm_Perceptron.in_between space E F_M M b m_M n Φ_n ζ_n η_n τ_n a_M fourth_powers_in_the_end some_target some_mistake some_size size_of_the_target attribute_run mistake_run_2) as in_between.
  pose proof (The_4_norm_Perceptron.positive_square E some_target) as positive_square.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ squared) (times _ _ (of_le _ _ in_between) (weak _ (of_gt _ _ positive_square)))) (eq_refl 0) _).
  algebra [M; γ; E; b; ζ_n].
Qed.

Lemma mistake_bound_2 : forall (space : ips) (E F_M M b m_M n Φ_n γ ζ_n η_n τ_n : ℝ) (a_M u : vec space),
  ⟨a_M, u⟩ = τ_n -> (* on the target *)
  F_M = Φ_n -> (* fourth powers in the end *)
  E > 0 -> (* some target *)
  M > 0 -> (* some mistake *)
  b > 0 -> (* some size *)
  γ > 0 -> (* positive margin *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M M ->
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  M * γ ^ 2 <= 3 * E ^ 3 * b.
Proof. (* certificate *)
  intros space E F_M M b m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target fourth_powers_in_the_end some_target some_mistake some_size positive_margin size_of_the_target attribute_run mistake_run mistake_run_2.
  pose proof (The_4_norm_Perceptron.both_squares space E F_M M b m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target fourth_powers_in_the_end some_target some_mistake some_size positive_margin size_of_the_target attribute_run mistake_run mistake_run_2) as both_squares.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (of_le _ _ both_squares) (eq_refl 0) _).
  algebra [M; γ; E; b].
Qed.

Lemma some_mistakes_or_none : forall (space : ips) (F_M M b m_M : ℝ) (a_M : vec space),
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  M >= 0.
Proof. (* certificate *)
  intros space F_M M b m_M a_M mistake_run.
  pose proof (The_4_norm_Perceptron.a_count_2 space F_M M b m_M a_M mistake_run) as a_count.
  pose proof (The_4_norm_Perceptron.counted_2 space F_M M b m_M a_M mistake_run) as counted.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ a_count) (of_le _ _ counted)) (eq_refl 0) _).
  algebra [M; m_M].
Qed.

Lemma mistake_bound_3 : forall (space : ips) (E F_M M b m_M n Φ_n γ ζ_n η_n τ_n : ℝ) (a_M u : vec space),
  ⟨a_M, u⟩ = τ_n -> (* on the target *)
  F_M = Φ_n -> (* fourth powers in the end *)
  E > 0 -> (* some target *)
  b > 0 -> (* some size *)
  γ > 0 -> (* positive margin *)
  η_n <= E ^ 2 -> (* size of the target *)
  The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M M ->
  The_4_norm_Perceptron.growth_run space b a_M F_M m_M M ->
  M * γ ^ 2 <= 3 * E ^ 3 * b.
Proof. (* cases *)
  intros space E F_M M b m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target fourth_powers_in_the_end some_target some_size positive_margin size_of_the_target attribute_run mistake_run mistake_run_2.
  pose proof (The_4_norm_Perceptron.some_mistakes_or_none space F_M M b m_M a_M mistake_run_2) as some_mistakes_or_none.
  destruct (two_cases _ (of_ge _ _ some_mistakes_or_none)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (The_4_norm_Perceptron.mistake_bound E M b γ no_mistake some_target some_size).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (The_4_norm_Perceptron.mistake_bound_2 space E F_M M b m_M n Φ_n γ ζ_n η_n τ_n a_M u on_the_target fourth_powers_in_the_end some_target some_mistake some_size positive_margin size_of_the_target attribute_run mistake_run mistake_run_2).
Qed.

Inductive run_over_attribute : ℝ -> ℝ -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_attribute_start : run_over_attribute 0 0 0 0 0%nat
  | run_over_attribute_next : forall (q t Φ Φ' ζ ζ' η η' τ τ' : ℝ) (n : nat),
      run_over_attribute η ζ τ Φ n ->
      η' = η + q ^ 4 -> (* fourth powers of the target so far *)
      τ' = q ^ 3 * t + τ -> (* on the target so far *)
      ζ' = q ^ 2 * t ^ 2 + ζ -> (* products of squares so far *)
      Φ' = Φ + t ^ 4 -> (* fourth powers so far *)
      run_over_attribute η' ζ' τ' Φ' (Datatypes.S n).

Lemma run_over_attribute_is_second_square_run : forall (Φ_n ζ_n η_n τ_n : ℝ) (n : nat),
  The_4_norm_Perceptron.run_over_attribute η_n ζ_n τ_n Φ_n n -> The_4_norm_Perceptron.second_square_run η_n ζ_n τ_n Φ_n (INR n).
Proof.
  intros Φ_n ζ_n η_n τ_n n run.
  refine (The_4_norm_Perceptron.run_over_attribute_ind (fun (η ζ τ Φ : ℝ) (n : nat) => The_4_norm_Perceptron.second_square_run η ζ τ Φ (INR n)) _ _ η_n ζ_n τ_n Φ_n n run); clear run η_n ζ_n τ_n Φ_n n.
  - exact The_4_norm_Perceptron.second_square_run_start.
  - intros q t Φ Φ' ζ ζ' η η' τ τ' n _ previous fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far fourth_powers_so_far. rewrite S_INR.
    exact (The_4_norm_Perceptron.second_square_run_next (INR n) q t Φ Φ' ζ ζ' η η' τ τ' previous fourth_powers_of_the_target_so_far on_the_target_so_far products_of_squares_so_far fourth_powers_so_far).
Qed.

Inductive run_over_mistake (space : ips) (b γ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space b γ u vzero 0 0 0%nat
  | run_over_mistake_next : forall (F F' Q_n m m' n s y Ξ_n Φ_n Ψ_n : ℝ) (a a' x : vec space) (M : nat),
      run_over_mistake space b γ u a F m M ->
      Φ_n = F -> (* fourth powers *)
      Ψ_n = F' -> (* new fourth powers *)
      m' = m + 1 -> (* mistakes so far *)
      Q_n = s -> (* score *)
      y ^ 2 = 1 -> (* label *)
      a' = a ⊕ y • x -> (* update *)
      s * y <= 0 -> (* mistake *)
      Ξ_n <= b ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      The_4_norm_Perceptron.added_up_run y Φ_n Ψ_n Q_n Ξ_n n ->
      run_over_mistake space b γ u a' F' m' (Datatypes.S M).

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (F_M b m_M γ : ℝ) (a_M u : vec space) (M : nat),
  The_4_norm_Perceptron.run_over_mistake space b γ u a_M F_M m_M M -> The_4_norm_Perceptron.total_progress_run space γ u a_M F_M m_M (INR M).
Proof.
  intros space F_M b m_M γ a_M u M run.
  refine (The_4_norm_Perceptron.run_over_mistake_ind space b γ u (fun (a : vec space) (F m : ℝ) (M : nat) => The_4_norm_Perceptron.total_progress_run space γ u a F m (INR M)) _ _ a_M F_M m_M M run); clear run a_M F_M m_M M.
  - exact (The_4_norm_Perceptron.total_progress_run_start space γ u).
  - intros F F' Q_n m m' n s y Ξ_n Φ_n Ψ_n a a' x M _ previous fourth_powers new_fourth_powers mistakes_so_far score label update mistake radius margin attribute_run. rewrite S_INR.
    exact (The_4_norm_Perceptron.total_progress_run_next space γ u F F' (INR M) m m' y a a' x previous update margin).
Qed.

Lemma run_over_mistake_is_growth_run : forall (space : ips) (F_M b m_M γ : ℝ) (a_M u : vec space) (M : nat),
  The_4_norm_Perceptron.run_over_mistake space b γ u a_M F_M m_M M -> The_4_norm_Perceptron.growth_run space b a_M F_M m_M (INR M).
Proof.
  intros space F_M b m_M γ a_M u M run.
  refine (The_4_norm_Perceptron.run_over_mistake_ind space b γ u (fun (a : vec space) (F m : ℝ) (M : nat) => The_4_norm_Perceptron.growth_run space b a F m (INR M)) _ _ a_M F_M m_M M run); clear run a_M F_M m_M M.
  - exact (The_4_norm_Perceptron.growth_run_start space b).
  - intros F F' Q_n m m' n s y Ξ_n Φ_n Ψ_n a a' x M _ previous fourth_powers new_fourth_powers mistakes_so_far score label update mistake radius margin attribute_run. rewrite S_INR.
    exact (The_4_norm_Perceptron.growth_run_next space b F F' (INR M) Q_n m m' n s y Ξ_n Φ_n Ψ_n a a' previous fourth_powers new_fourth_powers mistakes_so_far score label mistake radius attribute_run).
Qed.

End The_4_norm_Perceptron.

Theorem theorem_The_4_norm_Perceptron : forall (space : ips) (E F_M b m_M Φ_n γ ζ_n η_n τ_n : ℝ) (a_M u : vec space) (M n : nat),
  The_4_norm_Perceptron.run_over_attribute η_n ζ_n τ_n Φ_n n ->
  The_4_norm_Perceptron.run_over_mistake space b γ u a_M F_M m_M M ->
  ⟨a_M, u⟩ = τ_n -> (* on the target *)
  F_M = Φ_n -> (* fourth powers in the end *)
  E > 0 -> (* some target *)
  b > 0 -> (* some size *)
  γ > 0 -> (* positive margin *)
  η_n <= E ^ 2 -> (* size of the target *)
  INR M * γ ^ 2 <= 3 * E ^ 3 * b.
Proof.
  intros space E F_M b m_M Φ_n γ ζ_n η_n τ_n a_M u M n attribute_run mistake_run on_the_target fourth_powers_in_the_end some_target some_size positive_margin size_of_the_target.
  exact (The_4_norm_Perceptron.mistake_bound_3 space E F_M (INR M) b m_M (INR n) Φ_n γ ζ_n η_n τ_n a_M u on_the_target fourth_powers_in_the_end some_target some_size positive_margin size_of_the_target (The_4_norm_Perceptron.run_over_attribute_is_second_square_run Φ_n ζ_n η_n τ_n n attribute_run) (The_4_norm_Perceptron.run_over_mistake_is_total_progress_run space F_M b m_M γ a_M u M mistake_run) (The_4_norm_Perceptron.run_over_mistake_is_growth_run space F_M b m_M γ a_M u M mistake_run)).
Qed.

Module The_Perceptron_on_a_leash.

Lemma nearer_before_the_pull : forall (space : ips) (L R W h y γ : ℝ) (g u w x : vec space),
  y ^ 2 = 1 -> (* label *)
  g = w ⊕ (h * y) • x -> (* update *)
  h > 0 -> (* positive step size *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨g, g⟩ - 2 * ⟨g, u⟩ - 2 * L * W <= ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W + R ^ 2 * h ^ 2 - 2 * γ * h.
Proof. (* certificate *)
  intros space L R W h y γ g u w x label update positive_step_size mistake radius margin.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ mistake) (weak _ (of_gt _ _ positive_step_size)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ margin) (weak _ (of_gt _ _ positive_step_size))))) (times _ _ (of_le _ _ radius) (sq h))) (eqns _ _ (veqn (-1 • g ⊕ 2 • u ⊕ -1 • w ⊕ (- h * y) • x) _ _ update) (eqn (- h ^ 2 * ⟨x, x⟩) _ _ label)) _).
  algebra [L; W; R; h; γ; y] with [g; u; w; x].
Qed.

Lemma shorter : forall (space : ips) (f : ℝ) (g : vec space),
  f <= 1 -> (* not lengthened *)
  f >= 0 -> (* never turned round *)
  f ^ 2 * ⟨g, g⟩ <= f * ⟨g, g⟩.
Proof. (* certificate *)
  intros space f g not_lengthened never_turned_round.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_ge _ _ never_turned_round) (of_le _ _ not_lengthened)) (dot_nonneg g)) (eq_refl 0) _).
  algebra [f] with [g].
Qed.

Lemma a_long_vector_on_a_short_target : forall (space : ips) (L f : ℝ) (g u : vec space),
  f <= 1 -> (* not lengthened *)
  (1 - f) * (⟨g, g⟩ - L ^ 2) >= 0 -> (* only on a taut leash *)
  4 * ⟨u, u⟩ <= L ^ 2 -> (* half of the leash *)
  (1 - f) * (⟨g, g⟩ - 2 * ⟨g, u⟩) >= 0.
Proof. (* certificate *)
  intros space L f g u not_lengthened only_on_a_taut_leash half_of_the_leash.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_ge _ _ only_on_a_taut_leash)) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ not_lengthened) (of_le _ _ half_of_the_leash)))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ not_lengthened) (dot_nonneg (g ⊕ -2 • u))))) (eq_refl 0) _).
  algebra [f; L] with [g; u].
Qed.

Lemma no_further_by_the_pull : forall (space : ips) (L f : ℝ) (g u : vec space),
  f <= 1 -> (* not lengthened *)
  (1 - f) * (⟨g, g⟩ - L ^ 2) >= 0 -> (* only on a taut leash *)
  4 * ⟨u, u⟩ <= L ^ 2 -> (* half of the leash *)
  f >= 0 -> (* never turned round *)
  f ^ 2 * ⟨g, g⟩ - 2 * f * ⟨g, u⟩ <= ⟨g, g⟩ - 2 * ⟨g, u⟩.
Proof. (* certificate *)
  intros space L f g u not_lengthened only_on_a_taut_leash half_of_the_leash never_turned_round.
  pose proof (The_Perceptron_on_a_leash.shorter space f g not_lengthened never_turned_round) as shorter.
  pose proof (The_Perceptron_on_a_leash.a_long_vector_on_a_short_target space L f g u not_lengthened only_on_a_taut_leash half_of_the_leash) as a_long_vector_on_a_short_target.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ shorter) (of_ge _ _ a_long_vector_on_a_short_target)) (eq_refl 0) _).
  algebra [f] with [g; u].
Qed.

Lemma nearer_on_a_leash : forall (space : ips) (L R W W' f h y γ : ℝ) (g u u' w w' x : vec space),
  W' = W -> (* no further *)
  y ^ 2 = 1 -> (* label *)
  w' = f • g -> (* shortened *)
  g = w ⊕ (h * y) • x -> (* update *)
  u' = u -> (* target rests *)
  h > 0 -> (* positive step size *)
  f <= 1 -> (* not lengthened *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  (1 - f) * (⟨g, g⟩ - L ^ 2) >= 0 -> (* only on a taut leash *)
  4 * ⟨u, u⟩ <= L ^ 2 -> (* half of the leash *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  f >= 0 -> (* never turned round *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨w', w'⟩ - 2 * ⟨u', w'⟩ - 2 * L * W' <= ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W + R ^ 2 * h ^ 2 - 2 * γ * h.
Proof. (* certificate *)
  intros space L R W W' f h y γ g u u' w w' x no_further label shortened update target_rests positive_step_size not_lengthened mistake only_on_a_taut_leash half_of_the_leash radius never_turned_round margin.
  pose proof (The_Perceptron_on_a_leash.no_further_by_the_pull space L f g u not_lengthened only_on_a_taut_leash half_of_the_leash never_turned_round) as no_further_by_the_pull.
  pose proof (The_Perceptron_on_a_leash.nearer_before_the_pull space L R W h y γ g u w x label update positive_step_size mistake radius margin) as nearer_before_the_pull.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ no_further_by_the_pull) (of_le _ _ nearer_before_the_pull)) (eqns _ _ (eqns _ _ (veqn (- f • g ⊕ 2 • u ⊕ -1 • w') _ _ shortened) (veqn (2 • w') _ _ target_rests)) (eqn (2 * L) _ _ no_further)) _).
  algebra [L; W'; W; R; h; γ; f] with [w'; u'; w; u; g].
Qed.

Lemma no_further_by_a_move : forall (space : ips) (L W W' δ : ℝ) (u u' w w' : vec space),
  W' = W + δ -> (* path so far *)
  w' = w -> (* weights rest *)
  L > 0 -> (* some leash *)
  δ > 0 -> (* some move *)
  ⟨w, w⟩ <= L ^ 2 -> (* held back *)
  ⟨-1 • u ⊕ u', -1 • u ⊕ u'⟩ <= δ ^ 2 -> (* moved by δ at most *)
  ⟨w', w'⟩ - 2 * ⟨u', w'⟩ - 2 * L * W' <= ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W.
Proof. (* certificate *)
  intros space L W W' δ u u' w w' path_so_far weights_rest some_leash some_move held_back moved_by_at_most.
  refine (cert_le _ _ _ _ _ (stimes _ _ (of_gt _ _ some_move) (of_gt _ _ some_leash)) (plus _ _ (plus _ _ (dot_nonneg (- L • u ⊕ L • u' ⊕ δ • w)) (times _ _ (of_le _ _ held_back) (sq δ))) (times _ _ (of_le _ _ moved_by_at_most) (sq L))) (eqns _ _ (veqn ((2 * L * δ) • u' ⊕ (- L * δ) • w ⊕ (- L * δ) • w') _ _ weights_rest) (eqn (2 * L ^ 2 * δ) _ _ path_so_far)) _).
  algebra [L; W'; W; δ] with [w'; u'; w; u].
Qed.

Lemma held_back : forall (L : ℝ),
  0 <= L ^ 2.
Proof. (* certificate *)
  intros L.
  refine (cert_le _ _ _ _ _ (pos 1) (sq L) (eq_refl 0) _).
  algebra [L].
Qed.

Lemma nearer_and_nearer : forall (space : ips) (L M R W W' f h y γ : ℝ) (g u u' w w' x : vec space),
  W' = W -> (* no further *)
  y ^ 2 = 1 -> (* label *)
  w' = f • g -> (* shortened *)
  g = w ⊕ (h * y) • x -> (* update *)
  u' = u -> (* target rests *)
  h > 0 -> (* positive step size *)
  f <= 1 -> (* not lengthened *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  (1 - f) * (⟨g, g⟩ - L ^ 2) >= 0 -> (* only on a taut leash *)
  4 * ⟨u, u⟩ <= L ^ 2 -> (* half of the leash *)
  ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h) -> (* nearer and nearer *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  f >= 0 -> (* never turned round *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨w', w'⟩ - 2 * ⟨u', w'⟩ - 2 * L * W' <= - (M + 1) * (- R ^ 2 * h ^ 2 + 2 * γ * h).
Proof. (* certificate *)
  intros space L M R W W' f h y γ g u u' w w' x no_further label shortened update target_rests positive_step_size not_lengthened mistake only_on_a_taut_leash half_of_the_leash nearer_and_nearer radius never_turned_round margin.
  pose proof (The_Perceptron_on_a_leash.nearer_on_a_leash space L R W W' f h y γ g u u' w w' x no_further label shortened update target_rests positive_step_size not_lengthened mistake only_on_a_taut_leash half_of_the_leash radius never_turned_round margin) as nearer_on_a_leash.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ nearer_and_nearer) (of_le _ _ nearer_on_a_leash)) (eq_refl 0) _).
  algebra [L; W'; M; R; h; γ; W] with [w'; u'; w; u].
Qed.

Lemma on_the_leash : forall (space : ips) (L : ℝ) (w' : vec space),
  ⟨w', w'⟩ <= L ^ 2 -> (* on the leash *)
  ⟨w', w'⟩ <= L ^ 2.
Proof. (* certificate *)
  intros space L w' on_the_leash.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ on_the_leash) (eq_refl 0) _).
  algebra [L] with [w'].
Qed.

Lemma nearer_and_nearer_2 : forall (space : ips) (L M R W W' h γ δ : ℝ) (u u' w w' : vec space),
  W' = W + δ -> (* path so far *)
  w' = w -> (* weights rest *)
  L > 0 -> (* some leash *)
  δ > 0 -> (* some move *)
  ⟨w, w⟩ <= L ^ 2 -> (* held back *)
  ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h) -> (* nearer and nearer *)
  ⟨-1 • u ⊕ u', -1 • u ⊕ u'⟩ <= δ ^ 2 -> (* moved by δ at most *)
  ⟨w', w'⟩ - 2 * ⟨u', w'⟩ - 2 * L * W' <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h).
Proof. (* certificate *)
  intros space L M R W W' h γ δ u u' w w' path_so_far weights_rest some_leash some_move held_back nearer_and_nearer moved_by_at_most.
  pose proof (The_Perceptron_on_a_leash.no_further_by_a_move space L W W' δ u u' w w' path_so_far weights_rest some_leash some_move held_back moved_by_at_most) as no_further_by_a_move.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ nearer_and_nearer) (of_le _ _ no_further_by_a_move)) (eq_refl 0) _).
  algebra [L; W'; M; R; h; γ; W] with [w'; u'; w; u].
Qed.

Lemma held_back_2 : forall (space : ips) (L : ℝ) (w w' : vec space),
  w' = w -> (* weights rest *)
  ⟨w, w⟩ <= L ^ 2 -> (* held back *)
  ⟨w', w'⟩ <= L ^ 2.
Proof. (* certificate *)
  intros space L w w' weights_rest held_back.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ held_back) (veqn (-1 • w ⊕ -1 • w') _ _ weights_rest) _).
  algebra [L] with [w'; w].
Qed.

Inductive nearer_and_nearer_run (space : ips) (L R h γ : ℝ) (u_0 : vec space) : vec space -> vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | nearer_and_nearer_run_start : nearer_and_nearer_run space L R h γ u_0 vzero u_0 0 0 0
  | nearer_and_nearer_run_next_M : forall (J M W W' f y : ℝ) (g u u' w w' x : vec space),
      nearer_and_nearer_run space L R h γ u_0 w u W M J ->
      W' = W -> (* no further *)
      y ^ 2 = 1 -> (* label *)
      w' = f • g -> (* shortened *)
      g = w ⊕ (h * y) • x -> (* update *)
      u' = u -> (* target rests *)
      f <= 1 -> (* not lengthened *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      (1 - f) * (⟨g, g⟩ - L ^ 2) >= 0 -> (* only on a taut leash *)
      ⟨w', w'⟩ <= L ^ 2 -> (* on the leash *)
      4 * ⟨u, u⟩ <= L ^ 2 -> (* half of the leash *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      f >= 0 -> (* never turned round *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      nearer_and_nearer_run space L R h γ u_0 w' u' W' (M + 1) J
  | nearer_and_nearer_run_next_J : forall (J M W W' δ : ℝ) (u u' w w' : vec space),
      nearer_and_nearer_run space L R h γ u_0 w u W M J ->
      W' = W + δ -> (* path so far *)
      w' = w -> (* weights rest *)
      δ > 0 -> (* some move *)
      ⟨-1 • u ⊕ u', -1 • u ⊕ u'⟩ <= δ ^ 2 -> (* moved by δ at most *)
      nearer_and_nearer_run space L R h γ u_0 w' u' W' M (J + 1).

Lemma nearer_and_nearer_3 : forall (space : ips) (J L M R W_M h γ : ℝ) (u_0 u_M w_M : vec space),
  L > 0 -> (* some leash *)
  h > 0 -> (* positive step size *)
  The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w_M u_M W_M M J ->
  ⟨w_M, w_M⟩ - 2 * ⟨u_M, w_M⟩ - 2 * L * W_M <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h).
Proof. (* induction *)
  intros space J L M R W_M h γ u_0 u_M w_M some_leash positive_step_size change_run.
  cut (forall (w u : vec space) (W M J : ℝ), The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w u W M J ->
    ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h) /\ ⟨w, w⟩ <= L ^ 2).
  { intros all. destruct (all w_M u_M W_M M J change_run) as [kept kept_2].
    exact kept. }
  clear change_run w_M u_M W_M M J.
  refine (The_Perceptron_on_a_leash.nearer_and_nearer_run_ind space L R h γ u_0 (fun (w u : vec space) (W M J : ℝ) =>
    ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h) /\ ⟨w, w⟩ <= L ^ 2) _ _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L; R; h; γ] with [u_0].
    }
    refine (same_le _ _ _ (of_le _ _ (The_Perceptron_on_a_leash.held_back L)) _). algebra [L] with (@nil (vec space)).
  - intros J M W W' f y g u u' w w' x _ [kept_3 kept_4] no_further label shortened update target_rests not_lengthened mistake only_on_a_taut_leash on_the_leash half_of_the_leash radius never_turned_round margin.
    split.
    { exact (The_Perceptron_on_a_leash.nearer_and_nearer space L M R W W' f h y γ g u u' w w' x no_further label shortened update target_rests positive_step_size not_lengthened mistake only_on_a_taut_leash half_of_the_leash kept_3 radius never_turned_round margin).
    }
    exact (The_Perceptron_on_a_leash.on_the_leash space L w' on_the_leash).
  - intros J M W W' δ u u' w w' _ [kept_3 kept_4] path_so_far weights_rest some_move moved_by_at_most.
    split.
    { exact (The_Perceptron_on_a_leash.nearer_and_nearer_2 space L M R W W' h γ δ u u' w w' path_so_far weights_rest some_leash some_move kept_4 kept_3 moved_by_at_most).
    }
    exact (The_Perceptron_on_a_leash.held_back_2 space L w w' weights_rest kept_4).
Qed.

Lemma held_back_3 : forall (space : ips) (J L M R W_M h γ : ℝ) (u_0 u_M w_M : vec space),
  L > 0 -> (* some leash *)
  h > 0 -> (* positive step size *)
  The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w_M u_M W_M M J ->
  ⟨w_M, w_M⟩ <= L ^ 2.
Proof. (* induction *)
  intros space J L M R W_M h γ u_0 u_M w_M some_leash positive_step_size change_run.
  cut (forall (w u : vec space) (W M J : ℝ), The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w u W M J ->
    ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h) /\ ⟨w, w⟩ <= L ^ 2).
  { intros all. destruct (all w_M u_M W_M M J change_run) as [kept kept_2].
    exact kept_2. }
  clear change_run w_M u_M W_M M J.
  refine (The_Perceptron_on_a_leash.nearer_and_nearer_run_ind space L R h γ u_0 (fun (w u : vec space) (W M J : ℝ) =>
    ⟨w, w⟩ - 2 * ⟨u, w⟩ - 2 * L * W <= - M * (- R ^ 2 * h ^ 2 + 2 * γ * h) /\ ⟨w, w⟩ <= L ^ 2) _ _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [L; R; h; γ] with [u_0].
    }
    refine (same_le _ _ _ (of_le _ _ (The_Perceptron_on_a_leash.held_back L)) _). algebra [L] with (@nil (vec space)).
  - intros J M W W' f y g u u' w w' x _ [kept_3 kept_4] no_further label shortened update target_rests not_lengthened mistake only_on_a_taut_leash on_the_leash half_of_the_leash radius never_turned_round margin.
    split.
    { exact (The_Perceptron_on_a_leash.nearer_and_nearer space L M R W W' f h y γ g u u' w w' x no_further label shortened update target_rests positive_step_size not_lengthened mistake only_on_a_taut_leash half_of_the_leash kept_3 radius never_turned_round margin).
    }
    exact (The_Perceptron_on_a_leash.on_the_leash space L w' on_the_leash).
  - intros J M W W' δ u u' w w' _ [kept_3 kept_4] path_so_far weights_rest some_move moved_by_at_most.
    split.
    { exact (The_Perceptron_on_a_leash.nearer_and_nearer_2 space L M R W W' h γ δ u u' w w' path_so_far weights_rest some_leash some_move kept_4 kept_3 moved_by_at_most).
    }
    exact (The_Perceptron_on_a_leash.held_back_2 space L w w' weights_rest kept_4).
Qed.

Lemma mistake_bound : forall (space : ips) (J L M R W_M h γ : ℝ) (u_0 u_M w_M : vec space),
  L > 0 -> (* some leash *)
  h > 0 -> (* positive step size *)
  The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w_M u_M W_M M J ->
  M * (- R ^ 2 * h ^ 2 + 2 * γ * h) <= ⟨u_M, u_M⟩ + 2 * L * W_M.
Proof. (* certificate *)
  intros space J L M R W_M h γ u_0 u_M w_M some_leash positive_step_size change_run.
  pose proof (The_Perceptron_on_a_leash.nearer_and_nearer_3 space J L M R W_M h γ u_0 u_M w_M some_leash positive_step_size change_run) as nearer_and_nearer.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (u_M ⊕ -1 • w_M)) (of_le _ _ nearer_and_nearer)) (eq_refl 0) _).
  algebra [M; R; h; γ; L; W_M] with [u_M; w_M].
Qed.

Inductive run_over_change (space : ips) (L R h γ : ℝ) (u_0 : vec space) : vec space -> vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_change_start : run_over_change space L R h γ u_0 vzero u_0 0 0%nat 0%nat
  | run_over_change_next_M : forall (W W' f y : ℝ) (g u u' w w' x : vec space) (M J : nat),
      run_over_change space L R h γ u_0 w u W M J ->
      W' = W -> (* no further *)
      y ^ 2 = 1 -> (* label *)
      w' = f • g -> (* shortened *)
      g = w ⊕ (h * y) • x -> (* update *)
      u' = u -> (* target rests *)
      f <= 1 -> (* not lengthened *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      (1 - f) * (⟨g, g⟩ - L ^ 2) >= 0 -> (* only on a taut leash *)
      ⟨w', w'⟩ <= L ^ 2 -> (* on the leash *)
      4 * ⟨u, u⟩ <= L ^ 2 -> (* half of the leash *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      f >= 0 -> (* never turned round *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      run_over_change space L R h γ u_0 w' u' W' (Datatypes.S M) J
  | run_over_change_next_J : forall (W W' δ : ℝ) (u u' w w' : vec space) (M J : nat),
      run_over_change space L R h γ u_0 w u W M J ->
      W' = W + δ -> (* path so far *)
      w' = w -> (* weights rest *)
      δ > 0 -> (* some move *)
      ⟨-1 • u ⊕ u', -1 • u ⊕ u'⟩ <= δ ^ 2 -> (* moved by δ at most *)
      run_over_change space L R h γ u_0 w' u' W' M (Datatypes.S J).

Lemma run_over_change_is_nearer_and_nearer_run : forall (space : ips) (L R W_M h γ : ℝ) (u_0 u_M w_M : vec space) (M J : nat),
  The_Perceptron_on_a_leash.run_over_change space L R h γ u_0 w_M u_M W_M M J -> The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w_M u_M W_M (INR M) (INR J).
Proof.
  intros space L R W_M h γ u_0 u_M w_M M J run.
  refine (The_Perceptron_on_a_leash.run_over_change_ind space L R h γ u_0 (fun (w u : vec space) (W : ℝ) (M J : nat) => The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w u W (INR M) (INR J)) _ _ _ w_M u_M W_M M J run); clear run w_M u_M W_M M J.
  - exact (The_Perceptron_on_a_leash.nearer_and_nearer_run_start space L R h γ u_0).
  - intros W W' f y g u u' w w' x M J _ previous no_further label shortened update target_rests not_lengthened mistake only_on_a_taut_leash on_the_leash half_of_the_leash radius never_turned_round margin. rewrite S_INR.
    exact (The_Perceptron_on_a_leash.nearer_and_nearer_run_next_M space L R h γ u_0 (INR J) (INR M) W W' f y g u u' w w' x previous no_further label shortened update target_rests not_lengthened mistake only_on_a_taut_leash on_the_leash half_of_the_leash radius never_turned_round margin).
  - intros W W' δ u u' w w' M J _ previous path_so_far weights_rest some_move moved_by_at_most. rewrite S_INR.
    exact (The_Perceptron_on_a_leash.nearer_and_nearer_run_next_J space L R h γ u_0 (INR J) (INR M) W W' δ u u' w w' previous path_so_far weights_rest some_move moved_by_at_most).
Qed.

End The_Perceptron_on_a_leash.

Theorem theorem_The_Perceptron_on_a_leash : forall (space : ips) (L R W_M h γ : ℝ) (u_0 u_M w_M : vec space) (J M : nat),
  The_Perceptron_on_a_leash.run_over_change space L R h γ u_0 w_M u_M W_M M J ->
  L > 0 -> (* some leash *)
  h > 0 -> (* positive step size *)
  INR M * (- R ^ 2 * h ^ 2 + 2 * γ * h) <= ⟨u_M, u_M⟩ + 2 * L * W_M.
Proof.
  intros space L R W_M h γ u_0 u_M w_M J M change_run some_leash positive_step_size.
  exact (The_Perceptron_on_a_leash.mistake_bound space (INR J) L (INR M) R W_M h γ u_0 u_M w_M some_leash positive_step_size (The_Perceptron_on_a_leash.run_over_change_is_nearer_and_nearer_run space L R W_M h γ u_0 u_M w_M M J change_run)).
Qed.

Module Updates_of_the_margin_Perceptron.

Lemma growth : forall (space : ips) (R y β : ℝ) (w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  w' = w ⊕ y • x -> (* update *)
  y * ⟨w, x⟩ <= β -> (* close *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨w', w'⟩ <= ⟨w, w⟩ + R ^ 2 + 2 * β.
Proof. (* certificate *)
  intros space R y β w w' x label update close radius.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ close)) (of_le _ _ radius)) (eqns _ _ (veqn (-1 • w ⊕ -1 • w' ⊕ - y • x) _ _ update) (eqn (- ⟨x, x⟩) _ _ label)) _).
  algebra [R; β; y] with [w'; w; x].
Qed.

Lemma total_progress : forall (space : ips) (T y γ : ℝ) (u w w' x : vec space),
  w' = w ⊕ y • x -> (* update *)
  ⟨u, w⟩ >= T * γ -> (* total progress *)
  y * ⟨u, x⟩ >= γ -> (* margin *)
  ⟨u, w'⟩ >= γ * (T + 1).
Proof. (* certificate *)
  intros space T y γ u w w' x update total_progress margin.
  pose proof (Perceptron_mistake_bound.progress space y γ u w w' x update margin) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [γ; T] with [u; w'; w].
Qed.

Inductive total_progress_run (space : ips) (γ : ℝ) (u : vec space) : vec space -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space γ u vzero 0
  | total_progress_run_next : forall (T y : ℝ) (w w' x : vec space),
      total_progress_run space γ u w T ->
      w' = w ⊕ y • x -> (* update *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      total_progress_run space γ u w' (T + 1).

Lemma total_progress_2 : forall (space : ips) (T γ : ℝ) (u w_T : vec space),
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  ⟨u, w_T⟩ >= T * γ.
Proof. (* induction *)
  intros space T γ u w_T update_run.
  cut (forall (w : vec space) (T : ℝ), Updates_of_the_margin_Perceptron.total_progress_run space γ u w T ->
    ⟨u, w⟩ >= T * γ).
  { intros all. pose proof (all w_T T update_run) as kept.
    exact kept. }
  clear update_run w_T T.
  refine (Updates_of_the_margin_Perceptron.total_progress_run_ind space γ u (fun (w : vec space) (T : ℝ) =>
    ⟨u, w⟩ >= T * γ) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ] with [u].
  - intros T y w w' x _ kept_2 update margin.
    refine (same_ge _ _ _ (of_ge _ _ (Updates_of_the_margin_Perceptron.total_progress space T y γ u w w' x update kept_2 margin)) _). algebra [γ; T] with [u; w'].
Qed.

Lemma total_growth : forall (space : ips) (R T y β : ℝ) (w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  w' = w ⊕ y • x -> (* update *)
  y * ⟨w, x⟩ <= β -> (* close *)
  ⟨w, w⟩ <= R ^ 2 * T + 2 * T * β -> (* total growth *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ⟨w', w'⟩ <= R ^ 2 * (T + 1) + 2 * β * (T + 1).
Proof. (* certificate *)
  intros space R T y β w w' x label update close total_growth radius.
  pose proof (Updates_of_the_margin_Perceptron.growth space R y β w w' x label update close radius) as growth.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_growth) (of_le _ _ growth)) (eq_refl 0) _).
  algebra [R; T; β] with [w'; w].
Qed.

Inductive total_growth_run (space : ips) (R β : ℝ) : vec space -> ℝ -> Prop :=
  | total_growth_run_start : total_growth_run space R β vzero 0
  | total_growth_run_next : forall (T y : ℝ) (w w' x : vec space),
      total_growth_run space R β w T ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= β -> (* close *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      total_growth_run space R β w' (T + 1).

Lemma total_growth_2 : forall (space : ips) (R T β : ℝ) (w_T : vec space),
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  ⟨w_T, w_T⟩ <= R ^ 2 * T + 2 * T * β.
Proof. (* induction *)
  intros space R T β w_T update_run.
  cut (forall (w : vec space) (T : ℝ), Updates_of_the_margin_Perceptron.total_growth_run space R β w T ->
    ⟨w, w⟩ <= R ^ 2 * T + 2 * T * β).
  { intros all. pose proof (all w_T T update_run) as kept.
    exact kept. }
  clear update_run w_T T.
  refine (Updates_of_the_margin_Perceptron.total_growth_run_ind space R β (fun (w : vec space) (T : ℝ) =>
    ⟨w, w⟩ <= R ^ 2 * T + 2 * T * β) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [R; β] with (@nil (vec space)).
  - intros T y w w' x _ kept_2 label update close radius.
    refine (same_le _ _ _ (of_le _ _ (Updates_of_the_margin_Perceptron.total_growth space R T y β w w' x label update close kept_2 radius)) _). algebra [R; T; β] with [w'].
Qed.

Lemma Cauchy_Schwarz : forall (space : ips) (u w_T : vec space),
  ⟨u, w_T⟩ ^ 2 <= ⟨u, u⟩ * ⟨w_T, w_T⟩.
Proof. (* instance *)
  intros space u w_T.
  exact (Perceptron_mistake_bound.Cauchy_Schwarz_3 space u w_T).
Qed.

Lemma update_bound : forall (space : ips) (R T β γ : ℝ) (u : vec space),
  T = 0 -> (* no update *)
  β >= 0 -> (* no negative β *)
  T * γ ^ 2 <= ⟨u, u⟩ * (R ^ 2 + 2 * β).
Proof. (* certificate *)
  intros space R T β γ u no_update no_negative.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ no_negative) (dot_nonneg u))) (times _ _ (dot_nonneg u) (sq R))) (eqn (- γ ^ 2) _ _ no_update) _).
  algebra [T; γ; R; β] with [u].
Qed.

Lemma update_bound_2 : forall (space : ips) (R T β γ : ℝ) (u w_T : vec space),
  T > 0 -> (* some update *)
  γ > 0 -> (* positive margin *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  T * γ ^ 2 <= ⟨u, u⟩ * (R ^ 2 + 2 * β).
Proof. (* certificate *)
  intros space R T β γ u w_T some_update positive_margin update_run update_run_2.
  pose proof (Updates_of_the_margin_Perceptron.Cauchy_Schwarz space u w_T) as Cauchy_Schwarz.
  pose proof (Updates_of_the_margin_Perceptron.total_progress_2 space T γ u w_T update_run_2) as total_progress.
  pose proof (Updates_of_the_margin_Perceptron.total_growth_2 space R T β w_T update_run) as total_growth.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_update) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_ge _ _ total_progress) (of_ge _ _ total_progress))) (times _ _ (of_le _ _ total_growth) (dot_nonneg u))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_update)) (weak _ (of_gt _ _ positive_margin))) (of_ge _ _ total_progress)))) (eq_refl 0) _).
  algebra [T; γ; R; β] with [u; w_T].
Qed.

Lemma a_count : forall (T : ℝ),
  T >= 0 -> (* a count *)
  T >= 0.
Proof. (* certificate *)
  intros T a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ a_count) (eq_refl 0) _).
  algebra [T].
Qed.

Lemma update_bound_3 : forall (space : ips) (R T β γ : ℝ) (u w_T : vec space),
  γ > 0 -> (* positive margin *)
  T >= 0 -> (* a count *)
  β >= 0 -> (* no negative β *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  T * γ ^ 2 <= ⟨u, u⟩ * (R ^ 2 + 2 * β).
Proof. (* cases *)
  intros space R T β γ u w_T positive_margin a_count no_negative update_run update_run_2.
  pose proof (Updates_of_the_margin_Perceptron.a_count T a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_update : T = 0).
    { refine (same_eq _ _ _ zero _). algebra [T]. }
    exact (Updates_of_the_margin_Perceptron.update_bound space R T β γ u no_update no_negative).
  - assert (some_update : T > 0).
    { refine (same_gt _ _ _ positive _). algebra [T]. }
    exact (Updates_of_the_margin_Perceptron.update_bound_2 space R T β γ u w_T some_update positive_margin update_run update_run_2).
Qed.

Inductive run_over_update (space : ips) (R β γ : ℝ) (u : vec space) : vec space -> nat -> Prop :=
  | run_over_update_start : run_over_update space R β γ u vzero 0%nat
  | run_over_update_next : forall (y : ℝ) (w w' x : vec space) (T : nat),
      run_over_update space R β γ u w T ->
      y ^ 2 = 1 -> (* label *)
      w' = w ⊕ y • x -> (* update *)
      y * ⟨w, x⟩ <= β -> (* close *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      y * ⟨u, x⟩ >= γ -> (* margin *)
      run_over_update space R β γ u w' (Datatypes.S T).

Lemma run_over_update_is_total_growth_run : forall (space : ips) (R β γ : ℝ) (u w_T : vec space) (T : nat),
  Updates_of_the_margin_Perceptron.run_over_update space R β γ u w_T T -> Updates_of_the_margin_Perceptron.total_growth_run space R β w_T (INR T).
Proof.
  intros space R β γ u w_T T run.
  refine (Updates_of_the_margin_Perceptron.run_over_update_ind space R β γ u (fun (w : vec space) (T : nat) => Updates_of_the_margin_Perceptron.total_growth_run space R β w (INR T)) _ _ w_T T run); clear run w_T T.
  - exact (Updates_of_the_margin_Perceptron.total_growth_run_start space R β).
  - intros y w w' x T _ previous label update close radius margin. rewrite S_INR.
    exact (Updates_of_the_margin_Perceptron.total_growth_run_next space R β (INR T) y w w' x previous label update close radius).
Qed.

Lemma run_over_update_is_total_progress_run : forall (space : ips) (R β γ : ℝ) (u w_T : vec space) (T : nat),
  Updates_of_the_margin_Perceptron.run_over_update space R β γ u w_T T -> Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T (INR T).
Proof.
  intros space R β γ u w_T T run.
  refine (Updates_of_the_margin_Perceptron.run_over_update_ind space R β γ u (fun (w : vec space) (T : nat) => Updates_of_the_margin_Perceptron.total_progress_run space γ u w (INR T)) _ _ w_T T run); clear run w_T T.
  - exact (Updates_of_the_margin_Perceptron.total_progress_run_start space γ u).
  - intros y w w' x T _ previous label update close radius margin. rewrite S_INR.
    exact (Updates_of_the_margin_Perceptron.total_progress_run_next space γ u (INR T) y w w' x previous update margin).
Qed.

End Updates_of_the_margin_Perceptron.

Theorem theorem_Updates_of_the_margin_Perceptron : forall (space : ips) (R β γ : ℝ) (u w_T : vec space) (T : nat),
  Updates_of_the_margin_Perceptron.run_over_update space R β γ u w_T T ->
  γ > 0 -> (* positive margin *)
  β >= 0 -> (* no negative β *)
  INR T * γ ^ 2 <= ⟨u, u⟩ * (R ^ 2 + 2 * β).
Proof.
  intros space R β γ u w_T T update_run positive_margin no_negative.
  assert (natural_1 : INR T >= 0) by (refine (same_ge _ _ _ (pos_INR T) _); ring).
  exact (Updates_of_the_margin_Perceptron.update_bound_3 space R (INR T) β γ u w_T positive_margin natural_1 no_negative (Updates_of_the_margin_Perceptron.run_over_update_is_total_growth_run space R β γ u w_T T update_run) (Updates_of_the_margin_Perceptron.run_over_update_is_total_progress_run space R β γ u w_T T update_run)).
Qed.

Module Squared_losses_of_passive_aggressive_learning.

Lemma closer_to_u : forall (space : ips) (ell y τ : ℝ) (u w w' x : vec space),
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  τ >= 0 -> (* a step forward *)
  y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - ell * τ.
Proof. (* certificate *)
  intros space ell y τ u w w' x just_enough label loss passive_aggressive_step a_step_forward margin_1.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ margin_1) (of_ge _ _ a_step_forward))) (eqns _ _ (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- τ * y) • x) _ _ passive_aggressive_step) (eqn (- τ ^ 2 * ⟨x, x⟩) _ _ label)) (eqn (-2 * τ) _ _ loss)) (eqn (- τ) _ _ just_enough)) _).
  algebra [ell; τ; y] with [u; w'; w; x].
Qed.

Lemma worth : forall (space : ips) (R ell τ : ℝ) (x : vec space),
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell ^ 2 <= R ^ 2 * ell * τ.
Proof. (* certificate *)
  intros space R ell τ x just_enough radius.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_le _ _ radius) (sq τ)) (dot_nonneg x)) (eqn (τ * ⟨x, x⟩ - R ^ 2 * τ + ell) _ _ just_enough) _).
  algebra [ell; R; τ] with [x].
Qed.

Lemma never_grows : forall (space : ips) (Q Q' R ell y τ : ℝ) (u w w' x : vec space),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  τ >= 0 -> (* a step forward *)
  y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
  R ^ 2 * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + Q' <= R ^ 2 * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + Q.
Proof. (* certificate *)
  intros space Q Q' R ell y τ u w w' x squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1.
  pose proof (Squared_losses_of_passive_aggressive_learning.worth space R ell τ x just_enough radius) as worth.
  pose proof (Squared_losses_of_passive_aggressive_learning.closer_to_u space ell y τ u w w' x just_enough label loss passive_aggressive_step a_step_forward margin_1) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ worth) (times _ _ (of_le _ _ closer_to_u) (sq R))) (eqn (-1) _ _ squared_losses_so_far) _).
  algebra [R; Q'; Q; ell; τ] with [u; w'; w].
Qed.

Lemma a_mistake_costs_1 : forall (space : ips) (Q Q' ell y : ℝ) (w x : vec space),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  Q' >= Q + 1.
Proof. (* certificate *)
  intros space Q Q' ell y w x squared_losses_so_far loss mistake.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ mistake)) (times _ _ (of_le _ _ mistake) (of_le _ _ mistake))) (eqns _ _ (eqn (- y * ⟨w, x⟩ + ell + 1) _ _ loss) (eqn 1 _ _ squared_losses_so_far)) _).
  algebra [Q'; Q; y; ell] with [w; x].
Qed.

Lemma an_update_costs_something : forall (Q Q' ell : ℝ),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  Q' >= Q.
Proof. (* certificate *)
  intros Q Q' ell squared_losses_so_far.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq ell) (eqn 1 _ _ squared_losses_so_far) _).
  algebra [Q'; Q; ell].
Qed.

Lemma in_the_end : forall (space : ips) (Q Q' R ell y τ : ℝ) (u w w' x : vec space),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  τ >= 0 -> (* a step forward *)
  y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
  R ^ 2 * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + Q <= R ^ 2 * ⟨u, u⟩ -> (* in the end *)
  R ^ 2 * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + Q' <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space Q Q' R ell y τ u w w' x squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1 in_the_end.
  pose proof (Squared_losses_of_passive_aggressive_learning.never_grows space Q Q' R ell y τ u w w' x squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1) as never_grows.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_the_end) (of_le _ _ never_grows)) (eq_refl 0) _).
  algebra [R; Q'; Q] with [u; w'; w].
Qed.

Inductive in_the_end_run (space : ips) (R : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | in_the_end_run_start : in_the_end_run space R u vzero 0 0 0
  | in_the_end_run_next_M : forall (M N Q Q' ell y τ : ℝ) (w w' x : vec space),
      in_the_end_run space R u w Q M N ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      τ * ⟨x, x⟩ = ell -> (* just enough *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      τ >= 0 -> (* a step forward *)
      y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
      in_the_end_run space R u w' Q' (M + 1) N
  | in_the_end_run_next_N : forall (M N Q Q' ell y τ : ℝ) (w w' x : vec space),
      in_the_end_run space R u w Q M N ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      τ * ⟨x, x⟩ = ell -> (* just enough *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      τ >= 0 -> (* a step forward *)
      y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
      in_the_end_run space R u w' Q' M (N + 1).

Lemma in_the_end_2 : forall (space : ips) (M N Q_T R : ℝ) (u w_T : vec space),
  Squared_losses_of_passive_aggressive_learning.in_the_end_run space R u w_T Q_T M N ->
  R ^ 2 * ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ + Q_T <= R ^ 2 * ⟨u, u⟩.
Proof. (* induction *)
  intros space M N Q_T R u w_T update_run.
  cut (forall (w : vec space) (Q M N : ℝ), Squared_losses_of_passive_aggressive_learning.in_the_end_run space R u w Q M N ->
    R ^ 2 * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + Q <= R ^ 2 * ⟨u, u⟩).
  { intros all. pose proof (all w_T Q_T M N update_run) as kept.
    exact kept. }
  clear update_run w_T Q_T M N.
  refine (Squared_losses_of_passive_aggressive_learning.in_the_end_run_ind space R u (fun (w : vec space) (Q M N : ℝ) =>
    R ^ 2 * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + Q <= R ^ 2 * ⟨u, u⟩) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [R] with [u].
  - intros M N Q Q' ell y τ w w' x _ kept_2 squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1.
    exact (Squared_losses_of_passive_aggressive_learning.in_the_end space Q Q' R ell y τ u w w' x squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1 kept_2).
  - intros M N Q Q' ell y τ w w' x _ kept_2 squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1.
    exact (Squared_losses_of_passive_aggressive_learning.in_the_end space Q Q' R ell y τ u w w' x squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1 kept_2).
Qed.

Lemma mistakes_cost_1 : forall (space : ips) (M Q Q' ell y : ℝ) (w x : vec space),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  Q >= M -> (* mistakes cost 1 *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  Q' >= M + 1.
Proof. (* certificate *)
  intros space M Q Q' ell y w x squared_losses_so_far loss mistakes_cost_1 mistake.
  pose proof (Squared_losses_of_passive_aggressive_learning.a_mistake_costs_1 space Q Q' ell y w x squared_losses_so_far loss mistake) as a_mistake_costs_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ mistakes_cost_1) (of_ge _ _ a_mistake_costs_1)) (eq_refl 0) _).
  algebra [Q'; M; Q].
Qed.

Lemma mistakes_cost_1_2 : forall (M Q Q' ell : ℝ),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  Q >= M -> (* mistakes cost 1 *)
  Q' >= M.
Proof. (* certificate *)
  intros M Q Q' ell squared_losses_so_far mistakes_cost_1.
  pose proof (Squared_losses_of_passive_aggressive_learning.an_update_costs_something Q Q' ell squared_losses_so_far) as an_update_costs_something.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ mistakes_cost_1) (of_ge _ _ an_update_costs_something)) (eq_refl 0) _).
  algebra [Q'; M; Q].
Qed.

Inductive mistakes_cost_1_run (space : ips) : ℝ -> ℝ -> ℝ -> Prop :=
  | mistakes_cost_1_run_start : mistakes_cost_1_run space 0 0 0
  | mistakes_cost_1_run_next_M : forall (M N Q Q' ell y : ℝ) (w x : vec space),
      mistakes_cost_1_run space Q M N ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      mistakes_cost_1_run space Q' (M + 1) N
  | mistakes_cost_1_run_next_N : forall (M N Q Q' ell : ℝ),
      mistakes_cost_1_run space Q M N ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      mistakes_cost_1_run space Q' M (N + 1).

Lemma mistakes_cost_1_3 : forall (space : ips) (M N Q_T : ℝ),
  Squared_losses_of_passive_aggressive_learning.mistakes_cost_1_run space Q_T M N ->
  Q_T >= M.
Proof. (* induction *)
  intros space M N Q_T update_run.
  cut (forall (Q M N : ℝ), Squared_losses_of_passive_aggressive_learning.mistakes_cost_1_run space Q M N ->
    Q >= M).
  { intros all. pose proof (all Q_T M N update_run) as kept.
    exact kept. }
  clear update_run Q_T M N.
  refine (Squared_losses_of_passive_aggressive_learning.mistakes_cost_1_run_ind space (fun (Q M N : ℝ) =>
    Q >= M) _ _ _).
  - exact Perceptron_mistake_bound.total_progress.
  - intros M N Q Q' ell y w x _ kept_2 squared_losses_so_far loss mistake.
    exact (Squared_losses_of_passive_aggressive_learning.mistakes_cost_1 space M Q Q' ell y w x squared_losses_so_far loss kept_2 mistake).
  - intros M N Q Q' ell _ kept_2 squared_losses_so_far.
    exact (Squared_losses_of_passive_aggressive_learning.mistakes_cost_1_2 M Q Q' ell squared_losses_so_far kept_2).
Qed.

Lemma squared_losses : forall (space : ips) (M N Q_T R : ℝ) (u w_T : vec space),
  Squared_losses_of_passive_aggressive_learning.in_the_end_run space R u w_T Q_T M N ->
  Q_T <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M N Q_T R u w_T update_run.
  pose proof (Squared_losses_of_passive_aggressive_learning.in_the_end_2 space M N Q_T R u w_T update_run) as in_the_end.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_the_end) (dot_nonneg (R • u ⊕ - R • w_T))) (eq_refl 0) _).
  algebra [Q_T; R] with [u; w_T].
Qed.

Inductive run_over_update (space : ips) (R : ℝ) (u : vec space) : vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_update_start : run_over_update space R u vzero 0 0%nat 0%nat
  | run_over_update_next_M : forall (Q Q' ell y τ : ℝ) (w w' x : vec space) (M N : nat),
      run_over_update space R u w Q M N ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      τ * ⟨x, x⟩ = ell -> (* just enough *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      τ >= 0 -> (* a step forward *)
      y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
      run_over_update space R u w' Q' (Datatypes.S M) N
  | run_over_update_next_N : forall (Q Q' ell y τ : ℝ) (w w' x : vec space) (M N : nat),
      run_over_update space R u w Q M N ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      τ * ⟨x, x⟩ = ell -> (* just enough *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      τ >= 0 -> (* a step forward *)
      y * ⟨u, x⟩ >= 1 -> (* margin 1 *)
      run_over_update space R u w' Q' M (Datatypes.S N).

Lemma run_over_update_is_in_the_end_run : forall (space : ips) (Q_T R : ℝ) (u w_T : vec space) (M N : nat),
  Squared_losses_of_passive_aggressive_learning.run_over_update space R u w_T Q_T M N -> Squared_losses_of_passive_aggressive_learning.in_the_end_run space R u w_T Q_T (INR M) (INR N).
Proof.
  intros space Q_T R u w_T M N run.
  refine (Squared_losses_of_passive_aggressive_learning.run_over_update_ind space R u (fun (w : vec space) (Q : ℝ) (M N : nat) => Squared_losses_of_passive_aggressive_learning.in_the_end_run space R u w Q (INR M) (INR N)) _ _ _ w_T Q_T M N run); clear run w_T Q_T M N.
  - exact (Squared_losses_of_passive_aggressive_learning.in_the_end_run_start space R u).
  - intros Q Q' ell y τ w w' x M N _ previous squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1. rewrite S_INR.
    exact (Squared_losses_of_passive_aggressive_learning.in_the_end_run_next_M space R u (INR M) (INR N) Q Q' ell y τ w w' x previous squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1).
  - intros Q Q' ell y τ w w' x M N _ previous squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1. rewrite S_INR.
    exact (Squared_losses_of_passive_aggressive_learning.in_the_end_run_next_N space R u (INR M) (INR N) Q Q' ell y τ w w' x previous squared_losses_so_far just_enough label loss passive_aggressive_step radius a_step_forward margin_1).
Qed.

End Squared_losses_of_passive_aggressive_learning.

Theorem theorem_Squared_losses_of_passive_aggressive_learning : forall (space : ips) (Q_T R : ℝ) (u w_T : vec space) (M N : nat),
  Squared_losses_of_passive_aggressive_learning.run_over_update space R u w_T Q_T M N ->
  Q_T <= R ^ 2 * ⟨u, u⟩.
Proof.
  intros space Q_T R u w_T M N update_run.
  exact (Squared_losses_of_passive_aggressive_learning.squared_losses space (INR M) (INR N) Q_T R u w_T (Squared_losses_of_passive_aggressive_learning.run_over_update_is_in_the_end_run space Q_T R u w_T M N update_run)).
Qed.

Module Mistakes_of_PA_I.

Lemma wrong_by_1 : forall (space : ips) (ell y : ℝ) (w x : vec space),
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ell >= 1.
Proof. (* certificate *)
  intros space ell y w x loss mistake.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ mistake) (eqn 1 _ _ loss) _).
  algebra [ell; y] with [w; x].
Qed.

Lemma closer_to_u : forall (space : ips) (ell ell_u y τ : ℝ) (u w w' x : vec space),
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - ell * τ + 2 * ell_u * τ.
Proof. (* certificate *)
  intros space ell ell_u y τ u w w' x just_enough label loss passive_aggressive_step a_step_forward loss_of_u.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ loss_of_u) (of_ge _ _ a_step_forward))) (eqns _ _ (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- τ * y) • x) _ _ passive_aggressive_step) (eqn (- τ ^ 2 * ⟨x, x⟩) _ _ label)) (eqn (-2 * τ) _ _ loss)) (eqn (- τ) _ _ just_enough)) _).
  algebra [ell; τ; ell_u; y] with [u; w'; w; x].
Qed.

Lemma long_enough : forall (space : ips) (R ell κ τ : ℝ) (x : vec space),
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  κ > 0 -> (* positive κ *)
  R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  τ >= 0 -> (* a step forward *)
  ell * κ <= τ.
Proof. (* certificate *)
  intros space R ell κ τ x just_enough positive at_most_1_R2 radius a_step_forward.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ a_step_forward) (of_le _ _ at_most_1_R2)) (times _ _ (times _ _ (of_le _ _ radius) (of_ge _ _ a_step_forward)) (weak _ (of_gt _ _ positive)))) (eqn κ _ _ just_enough) _).
  algebra [ell; κ; τ; R] with [x].
Qed.

Lemma worth : forall (space : ips) (R ell y κ τ : ℝ) (w x : vec space),
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  κ > 0 -> (* positive κ *)
  R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  τ >= 0 -> (* a step forward *)
  ell * τ >= κ.
Proof. (* certificate *)
  intros space R ell y κ τ w x just_enough loss positive at_most_1_R2 mistake radius a_step_forward.
  pose proof (Mistakes_of_PA_I.long_enough space R ell κ τ x just_enough positive at_most_1_R2 radius a_step_forward) as long_enough.
  pose proof (Mistakes_of_PA_I.wrong_by_1 space ell y w x loss mistake) as wrong_by_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ long_enough) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive)) (of_ge _ _ wrong_by_1)))) (times _ _ (of_ge _ _ wrong_by_1) (of_le _ _ long_enough))) (times _ _ (times _ _ (weak _ (of_gt _ _ positive)) (of_ge _ _ wrong_by_1)) (of_ge _ _ wrong_by_1))) (eq_refl 0) _).
  algebra [ell; τ; κ].
Qed.

Lemma closer_by : forall (space : ips) (C R ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  κ > 0 -> (* positive κ *)
  R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  τ <= C -> (* up to the cap *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell_u >= 0 -> (* no negative loss *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * C * ell_u - κ.
Proof. (* certificate *)
  intros space C R ell ell_u y κ τ u w w' x just_enough label loss passive_aggressive_step positive at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.worth space R ell y κ τ w x just_enough loss positive at_most_1_R2 mistake radius a_step_forward) as worth.
  pose proof (Mistakes_of_PA_I.closer_to_u space ell ell_u y τ u w w' x just_enough label loss passive_aggressive_step a_step_forward loss_of_u) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ worth) (of_le _ _ closer_to_u)) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ no_negative_loss) (of_le _ _ up_to_the_cap)))) (eq_refl 0) _).
  algebra [C; ell_u; κ; ell; τ] with [u; w'; w].
Qed.

Lemma closer_to_u_2 : forall (space : ips) (ell ell_u y τ : ℝ) (u w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - ell * τ + 2 * ell_u * τ.
Proof. (* certificate *)
  intros space ell ell_u y τ u w w' x label loss passive_aggressive_step no_more_than_enough a_step_forward loss_of_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ loss_of_u) (of_ge _ _ a_step_forward))) (times _ _ (of_ge _ _ a_step_forward) (of_le _ _ no_more_than_enough))) (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- τ * y) • x) _ _ passive_aggressive_step) (eqn (- τ ^ 2 * ⟨x, x⟩) _ _ label)) (eqn (-2 * τ) _ _ loss)) _).
  algebra [ell; τ; ell_u; y] with [u; w'; w; x].
Qed.

Lemma worth_2 : forall (space : ips) (C ell y κ τ : ℝ) (w x : vec space),
  τ = C -> (* at the cap *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  κ > 0 -> (* positive κ *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  κ <= C -> (* κ at most C *)
  ell * τ >= κ.
Proof. (* certificate *)
  intros space C ell y κ τ w x at_the_cap loss positive mistake at_most_C.
  pose proof (Mistakes_of_PA_I.wrong_by_1 space ell y w x loss mistake) as wrong_by_1.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ at_most_C) (times _ _ (weak _ (of_gt _ _ positive)) (of_ge _ _ wrong_by_1))) (times _ _ (of_le _ _ at_most_C) (of_ge _ _ wrong_by_1))) (eqn ell _ _ at_the_cap) _).
  algebra [ell; τ; κ; C].
Qed.

Lemma closer_by_2 : forall (space : ips) (C ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  τ = C -> (* at the cap *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  κ > 0 -> (* positive κ *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  κ <= C -> (* κ at most C *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * C * ell_u - κ.
Proof. (* certificate *)
  intros space C ell ell_u y κ τ u w w' x at_the_cap label loss passive_aggressive_step positive no_more_than_enough mistake at_most_C a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.worth_2 space C ell y κ τ w x at_the_cap loss positive mistake at_most_C) as worth.
  pose proof (Mistakes_of_PA_I.closer_to_u_2 space ell ell_u y τ u w w' x label loss passive_aggressive_step no_more_than_enough a_step_forward loss_of_u) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ worth) (of_le _ _ closer_to_u)) (eqn (-2 * ell_u) _ _ at_the_cap) _).
  algebra [C; ell_u; κ; τ; ell] with [u; w'; w].
Qed.

Lemma no_further_away : forall (space : ips) (C ell ell_u y τ : ℝ) (u w w' x : vec space),
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  τ <= C -> (* up to the cap *)
  ell_u >= 0 -> (* no negative loss *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ + 2 * C * ell_u.
Proof. (* certificate *)
  intros space C ell ell_u y τ u w w' x label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.closer_to_u_2 space ell ell_u y τ u w w' x label loss passive_aggressive_step no_more_than_enough a_step_forward loss_of_u) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ closer_to_u) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ no_negative_loss) (of_le _ _ up_to_the_cap)))) (times _ _ (of_ge _ _ a_step_forward) (of_le _ _ no_more_than_enough))) (times _ _ (dot_nonneg x) (sq τ))) (eq_refl 0) _).
  algebra [C; ell_u; ell; τ] with [u; w'; w; x].
Qed.

Lemma falls_by : forall (space : ips) (C R U U' ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  U' = U + ell_u -> (* losses of u so far *)
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  κ > 0 -> (* positive κ *)
  R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  τ <= C -> (* up to the cap *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell_u >= 0 -> (* no negative loss *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - 2 * C * U' <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U - κ.
Proof. (* certificate *)
  intros space C R U U' ell ell_u y κ τ u w w' x losses_of_u_so_far just_enough label loss passive_aggressive_step positive at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.closer_by space C R ell ell_u y κ τ u w w' x just_enough label loss passive_aggressive_step positive at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u) as closer_by.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ closer_by) (eqn (2 * C) _ _ losses_of_u_so_far) _).
  algebra [C; U'; U; κ; ell_u] with [u; w'; w].
Qed.

Lemma falls_by_2 : forall (space : ips) (C U U' ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  τ = C -> (* at the cap *)
  U' = U + ell_u -> (* losses of u so far *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  κ > 0 -> (* positive κ *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  κ <= C -> (* κ at most C *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - 2 * C * U' <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U - κ.
Proof. (* certificate *)
  intros space C U U' ell ell_u y κ τ u w w' x at_the_cap losses_of_u_so_far label loss passive_aggressive_step positive no_more_than_enough mistake at_most_C a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.closer_by_2 space C ell ell_u y κ τ u w w' x at_the_cap label loss passive_aggressive_step positive no_more_than_enough mistake at_most_C a_step_forward loss_of_u) as closer_by.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ closer_by) (eqn (2 * C) _ _ losses_of_u_so_far) _).
  algebra [C; U'; U; κ; ell_u] with [u; w'; w].
Qed.

Lemma never_grows : forall (space : ips) (C U U' ell ell_u y τ : ℝ) (u w w' x : vec space),
  U' = U + ell_u -> (* losses of u so far *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  τ <= C -> (* up to the cap *)
  ell_u >= 0 -> (* no negative loss *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - 2 * C * U' <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U.
Proof. (* certificate *)
  intros space C U U' ell ell_u y τ u w w' x losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.no_further_away space C ell ell_u y τ u w w' x label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u) as no_further_away.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_further_away) (eqn (2 * C) _ _ losses_of_u_so_far) _).
  algebra [C; U'; U; ell_u] with [u; w'; w].
Qed.

Lemma in_the_end : forall (space : ips) (B C F R U U' ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  U' = U + ell_u -> (* losses of u so far *)
  τ * ⟨x, x⟩ = ell -> (* just enough *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  κ > 0 -> (* positive κ *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U <= ⟨u, u⟩ - B * κ - F * κ -> (* in the end *)
  R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  τ <= C -> (* up to the cap *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell_u >= 0 -> (* no negative loss *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - 2 * C * U' <= ⟨u, u⟩ - B * κ - κ * (F + 1).
Proof. (* certificate *)
  intros space B C F R U U' ell ell_u y κ τ u w w' x losses_of_u_so_far just_enough label loss passive_aggressive_step positive in_the_end at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.falls_by space C R U U' ell ell_u y κ τ u w w' x losses_of_u_so_far just_enough label loss passive_aggressive_step positive at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u) as falls_by.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_the_end) (of_le _ _ falls_by)) (eq_refl 0) _).
  algebra [C; U'; B; κ; F; U] with [u; w'; w].
Qed.

Lemma in_the_end_2 : forall (space : ips) (B C F U U' ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  τ = C -> (* at the cap *)
  U' = U + ell_u -> (* losses of u so far *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  κ > 0 -> (* positive κ *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U <= ⟨u, u⟩ - B * κ - F * κ -> (* in the end *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  y * ⟨w, x⟩ <= 0 -> (* mistake *)
  κ <= C -> (* κ at most C *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - 2 * C * U' <= ⟨u, u⟩ - F * κ - κ * (B + 1).
Proof. (* certificate *)
  intros space B C F U U' ell ell_u y κ τ u w w' x at_the_cap losses_of_u_so_far label loss passive_aggressive_step positive in_the_end no_more_than_enough mistake at_most_C a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.falls_by_2 space C U U' ell ell_u y κ τ u w w' x at_the_cap losses_of_u_so_far label loss passive_aggressive_step positive no_more_than_enough mistake at_most_C a_step_forward loss_of_u) as falls_by.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_the_end) (of_le _ _ falls_by)) (eq_refl 0) _).
  algebra [C; U'; F; κ; B; U] with [u; w'; w].
Qed.

Lemma in_the_end_3 : forall (space : ips) (B C F U U' ell ell_u y κ τ : ℝ) (u w w' x : vec space),
  U' = U + ell_u -> (* losses of u so far *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U <= ⟨u, u⟩ - B * κ - F * κ -> (* in the end *)
  τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
  τ <= C -> (* up to the cap *)
  ell_u >= 0 -> (* no negative loss *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - 2 * C * U' <= ⟨u, u⟩ - B * κ - F * κ.
Proof. (* certificate *)
  intros space B C F U U' ell ell_u y κ τ u w w' x losses_of_u_so_far label loss passive_aggressive_step in_the_end no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u.
  pose proof (Mistakes_of_PA_I.never_grows space C U U' ell ell_u y τ u w w' x losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u) as never_grows.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_the_end) (of_le _ _ never_grows)) (eq_refl 0) _).
  algebra [C; U'; B; κ; F; U] with [u; w'; w].
Qed.

Inductive in_the_end_run (space : ips) (C κ : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | in_the_end_run_start : in_the_end_run space C κ u vzero 0 0 0 0
  | in_the_end_run_next_F : forall (B F N R U U' ell ell_u y τ : ℝ) (w w' x : vec space),
      in_the_end_run space C κ u w U F B N ->
      U' = U + ell_u -> (* losses of u so far *)
      τ * ⟨x, x⟩ = ell -> (* just enough *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      τ <= C -> (* up to the cap *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      ell_u >= 0 -> (* no negative loss *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      in_the_end_run space C κ u w' U' (F + 1) B N
  | in_the_end_run_next_B : forall (B F N U U' ell ell_u y τ : ℝ) (w w' x : vec space),
      in_the_end_run space C κ u w U F B N ->
      τ = C -> (* at the cap *)
      U' = U + ell_u -> (* losses of u so far *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      in_the_end_run space C κ u w' U' F (B + 1) N
  | in_the_end_run_next_N : forall (B F N U U' ell ell_u y τ : ℝ) (w w' x : vec space),
      in_the_end_run space C κ u w U F B N ->
      U' = U + ell_u -> (* losses of u so far *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
      τ <= C -> (* up to the cap *)
      ell_u >= 0 -> (* no negative loss *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      in_the_end_run space C κ u w' U' F B (N + 1).

Lemma in_the_end_4 : forall (space : ips) (B C F N U_T κ : ℝ) (u w_T : vec space),
  κ > 0 -> (* positive κ *)
  κ <= C -> (* κ at most C *)
  Mistakes_of_PA_I.in_the_end_run space C κ u w_T U_T F B N ->
  ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ - 2 * C * U_T <= ⟨u, u⟩ - B * κ - F * κ.
Proof. (* induction *)
  intros space B C F N U_T κ u w_T positive at_most_C update_run.
  cut (forall (w : vec space) (U F B N : ℝ), Mistakes_of_PA_I.in_the_end_run space C κ u w U F B N ->
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U <= ⟨u, u⟩ - B * κ - F * κ).
  { intros all. pose proof (all w_T U_T F B N update_run) as kept.
    exact kept. }
  clear update_run w_T U_T F B N.
  refine (Mistakes_of_PA_I.in_the_end_run_ind space C κ u (fun (w : vec space) (U F B N : ℝ) =>
    ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - 2 * C * U <= ⟨u, u⟩ - B * κ - F * κ) _ _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [C; κ] with [u].
  - intros B F N R U U' ell ell_u y τ w w' x _ kept_2 losses_of_u_so_far just_enough label loss passive_aggressive_step at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u.
    refine (same_le _ _ _ (of_le _ _ (Mistakes_of_PA_I.in_the_end space B C F R U U' ell ell_u y κ τ u w w' x losses_of_u_so_far just_enough label loss passive_aggressive_step positive kept_2 at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u)) _). algebra [C; U'; B; κ; F] with [u; w'].
  - intros B F N U U' ell ell_u y τ w w' x _ kept_2 at_the_cap losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough mistake a_step_forward loss_of_u.
    refine (same_le _ _ _ (of_le _ _ (Mistakes_of_PA_I.in_the_end_2 space B C F U U' ell ell_u y κ τ u w w' x at_the_cap losses_of_u_so_far label loss passive_aggressive_step positive kept_2 no_more_than_enough mistake at_most_C a_step_forward loss_of_u)) _). algebra [C; U'; F; κ; B] with [u; w'].
  - intros B F N U U' ell ell_u y τ w w' x _ kept_2 losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u.
    exact (Mistakes_of_PA_I.in_the_end_3 space B C F U U' ell ell_u y κ τ u w w' x losses_of_u_so_far label loss passive_aggressive_step kept_2 no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u).
Qed.

Lemma mistakes_of_PA_I : forall (space : ips) (B C F M N U_T κ : ℝ) (u w_T : vec space),
  M = B + F -> (* counted *)
  κ > 0 -> (* positive κ *)
  κ <= C -> (* κ at most C *)
  Mistakes_of_PA_I.in_the_end_run space C κ u w_T U_T F B N ->
  M * κ <= ⟨u, u⟩ + 2 * C * U_T.
Proof. (* certificate *)
  intros space B C F M N U_T κ u w_T counted positive at_most_C update_run.
  pose proof (Mistakes_of_PA_I.in_the_end_4 space B C F N U_T κ u w_T positive at_most_C update_run) as in_the_end.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (u ⊕ -1 • w_T)) (of_le _ _ in_the_end)) (eqn (- κ) _ _ counted) _).
  algebra [M; κ; C; U_T; B; F] with [u; w_T].
Qed.

Inductive run_over_update (space : ips) (C κ : ℝ) (u : vec space) : vec space -> ℝ -> nat -> nat -> nat -> Prop :=
  | run_over_update_start : run_over_update space C κ u vzero 0 0%nat 0%nat 0%nat
  | run_over_update_next_F : forall (R U U' ell ell_u y τ : ℝ) (w w' x : vec space) (F B N : nat),
      run_over_update space C κ u w U F B N ->
      U' = U + ell_u -> (* losses of u so far *)
      τ * ⟨x, x⟩ = ell -> (* just enough *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      R ^ 2 * κ <= 1 -> (* κ at most 1/R² *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      τ <= C -> (* up to the cap *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      ell_u >= 0 -> (* no negative loss *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      run_over_update space C κ u w' U' (Datatypes.S F) B N
  | run_over_update_next_B : forall (U U' ell ell_u y τ : ℝ) (w w' x : vec space) (F B N : nat),
      run_over_update space C κ u w U F B N ->
      τ = C -> (* at the cap *)
      U' = U + ell_u -> (* losses of u so far *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
      y * ⟨w, x⟩ <= 0 -> (* mistake *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      run_over_update space C κ u w' U' F (Datatypes.S B) N
  | run_over_update_next_N : forall (U U' ell ell_u y τ : ℝ) (w w' x : vec space) (F B N : nat),
      run_over_update space C κ u w U F B N ->
      U' = U + ell_u -> (* losses of u so far *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      τ * ⟨x, x⟩ <= ell -> (* no more than enough *)
      τ <= C -> (* up to the cap *)
      ell_u >= 0 -> (* no negative loss *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      run_over_update space C κ u w' U' F B (Datatypes.S N).

Lemma run_over_update_is_in_the_end_run : forall (space : ips) (C U_T κ : ℝ) (u w_T : vec space) (F B N : nat),
  Mistakes_of_PA_I.run_over_update space C κ u w_T U_T F B N -> Mistakes_of_PA_I.in_the_end_run space C κ u w_T U_T (INR F) (INR B) (INR N).
Proof.
  intros space C U_T κ u w_T F B N run.
  refine (Mistakes_of_PA_I.run_over_update_ind space C κ u (fun (w : vec space) (U : ℝ) (F B N : nat) => Mistakes_of_PA_I.in_the_end_run space C κ u w U (INR F) (INR B) (INR N)) _ _ _ _ w_T U_T F B N run); clear run w_T U_T F B N.
  - exact (Mistakes_of_PA_I.in_the_end_run_start space C κ u).
  - intros R U U' ell ell_u y τ w w' x F B N _ previous losses_of_u_so_far just_enough label loss passive_aggressive_step at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u. rewrite S_INR.
    exact (Mistakes_of_PA_I.in_the_end_run_next_F space C κ u (INR B) (INR F) (INR N) R U U' ell ell_u y τ w w' x previous losses_of_u_so_far just_enough label loss passive_aggressive_step at_most_1_R2 mistake up_to_the_cap radius no_negative_loss a_step_forward loss_of_u).
  - intros U U' ell ell_u y τ w w' x F B N _ previous at_the_cap losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough mistake a_step_forward loss_of_u. rewrite S_INR.
    exact (Mistakes_of_PA_I.in_the_end_run_next_B space C κ u (INR B) (INR F) (INR N) U U' ell ell_u y τ w w' x previous at_the_cap losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough mistake a_step_forward loss_of_u).
  - intros U U' ell ell_u y τ w w' x F B N _ previous losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u. rewrite S_INR.
    exact (Mistakes_of_PA_I.in_the_end_run_next_N space C κ u (INR B) (INR F) (INR N) U U' ell ell_u y τ w w' x previous losses_of_u_so_far label loss passive_aggressive_step no_more_than_enough up_to_the_cap no_negative_loss a_step_forward loss_of_u).
Qed.

End Mistakes_of_PA_I.

Theorem theorem_Mistakes_of_PA_I : forall (space : ips) (C M U_T κ : ℝ) (u w_T : vec space) (B F N : nat),
  Mistakes_of_PA_I.run_over_update space C κ u w_T U_T F B N ->
  M = INR B + INR F -> (* counted *)
  κ > 0 -> (* positive κ *)
  κ <= C -> (* κ at most C *)
  M * κ <= ⟨u, u⟩ + 2 * C * U_T.
Proof.
  intros space C M U_T κ u w_T B F N update_run counted positive at_most_C.
  exact (Mistakes_of_PA_I.mistakes_of_PA_I space (INR B) C (INR F) M (INR N) U_T κ u w_T counted positive at_most_C (Mistakes_of_PA_I.run_over_update_is_in_the_end_run space C U_T κ u w_T F B N update_run)).
Qed.

Module Squared_losses_of_PA_II.

Lemma closer_to_u : forall (space : ips) (d ell ell_u y τ : ℝ) (u w w' x : vec space),
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - d * τ ^ 2 - ell * τ + 2 * ell_u * τ.
Proof. (* certificate *)
  intros space d ell ell_u y τ u w w' x softened_step label loss passive_aggressive_step a_step_forward loss_of_u.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ loss_of_u) (of_ge _ _ a_step_forward))) (eqns _ _ (eqns _ _ (eqns _ _ (veqn (2 • u ⊕ -1 • w ⊕ -1 • w' ⊕ (- τ * y) • x) _ _ passive_aggressive_step) (eqn (- τ ^ 2 * ⟨x, x⟩) _ _ label)) (eqn (-2 * τ) _ _ loss)) (eqn (- τ) _ _ softened_step)) _).
  algebra [d; τ; ell; ell_u; y] with [u; w'; w; x].
Qed.

Lemma losses_traded : forall (space : ips) (d ell ell_u y τ : ℝ) (u w w' x : vec space),
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  d > 0 -> (* softness *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  d * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ <= d * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - d * ell * τ + ell_u ^ 2.
Proof. (* certificate *)
  intros space d ell ell_u y τ u w w' x softened_step label loss passive_aggressive_step softness a_step_forward loss_of_u.
  pose proof (Squared_losses_of_PA_II.closer_to_u space d ell ell_u y τ u w w' x softened_step label loss passive_aggressive_step a_step_forward loss_of_u) as closer_to_u.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (sq (- d * τ + ell_u)) (times _ _ (weak _ (of_gt _ _ softness)) (of_le _ _ closer_to_u))) (eq_refl 0) _).
  algebra [d; ell; τ; ell_u] with [u; w'; w].
Qed.

Lemma traded_scaled : forall (space : ips) (R d ell ell_u y τ : ℝ) (u w w' x : vec space),
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  d > 0 -> (* softness *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ + d * ell * τ - ell_u ^ 2) <= d * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ * (R ^ 2 + d).
Proof. (* certificate *)
  intros space R d ell ell_u y τ u w w' x softened_step label loss passive_aggressive_step softness a_step_forward loss_of_u.
  pose proof (Squared_losses_of_PA_II.losses_traded space d ell ell_u y τ u w w' x softened_step label loss passive_aggressive_step softness a_step_forward loss_of_u) as losses_traded.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (of_gt _ _ softness)) (of_le _ _ losses_traded)) (times _ _ (of_le _ _ losses_traded) (sq R))) (eq_refl 0) _).
  algebra [R; d; ell; τ; ell_u] with [u; w'; w].
Qed.

Lemma worth : forall (space : ips) (R d ell τ : ℝ) (x : vec space),
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  d > 0 -> (* softness *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  ell ^ 2 <= ell * τ * (R ^ 2 + d).
Proof. (* certificate *)
  intros space R d ell τ x softened_step softness radius.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (times _ _ (of_le _ _ radius) (weak _ (of_gt _ _ softness))) (sq τ)) (times _ _ (times _ _ (of_le _ _ radius) (sq τ)) (dot_nonneg x))) (eqn (τ * ⟨x, x⟩ - R ^ 2 * τ + ell) _ _ softened_step) _).
  algebra [ell; τ; R; d] with [x].
Qed.

Lemma worth_scaled : forall (space : ips) (R d ell τ : ℝ) (x : vec space),
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  d > 0 -> (* softness *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  d * ell ^ 2 <= d * ell * τ * (R ^ 2 + d).
Proof. (* certificate *)
  intros space R d ell τ x softened_step softness radius.
  pose proof (Squared_losses_of_PA_II.worth space R d ell τ x softened_step softness radius) as worth.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_gt _ _ softness)) (of_le _ _ worth)) (eq_refl 0) _).
  algebra [d; ell; τ; R].
Qed.

Lemma never_grows : forall (space : ips) (Q Q' R V V' d ell ell_u y τ : ℝ) (u w w' x : vec space),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  V' = V + ell_u ^ 2 -> (* squared losses of u so far *)
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  d > 0 -> (* softness *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - V') + Q' * d <= (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - V) + Q * d.
Proof. (* certificate *)
  intros space Q Q' R V V' d ell ell_u y τ u w w' x squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step softness radius a_step_forward loss_of_u.
  pose proof (Squared_losses_of_PA_II.worth_scaled space R d ell τ x softened_step softness radius) as worth_scaled.
  pose proof (Squared_losses_of_PA_II.traded_scaled space R d ell ell_u y τ u w w' x softened_step label loss passive_aggressive_step softness a_step_forward loss_of_u) as traded_scaled.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ worth_scaled) (of_le _ _ traded_scaled)) (eqns _ _ (eqn (- d) _ _ squared_losses_so_far) (eqn (R ^ 2 + d) _ _ squared_losses_of_u_so_far)) _).
  algebra [R; d; V'; Q'; V; Q; ell; ell_u; τ] with [u; w'; w].
Qed.

Lemma in_the_end : forall (space : ips) (Q Q' R V V' d ell ell_u y τ : ℝ) (u w w' x : vec space),
  Q' = Q + ell ^ 2 -> (* squared losses so far *)
  V' = V + ell_u ^ 2 -> (* squared losses of u so far *)
  τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
  y ^ 2 = 1 -> (* label *)
  ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
  w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
  d > 0 -> (* softness *)
  ⟨x, x⟩ <= R ^ 2 -> (* radius *)
  τ >= 0 -> (* a step forward *)
  ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
  (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - V) + Q * d <= R ^ 2 * d * ⟨u, u⟩ + d ^ 2 * ⟨u, u⟩ -> (* in the end *)
  (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w', u ⊕ -1 • w'⟩ - V') + Q' * d <= R ^ 2 * d * ⟨u, u⟩ + d ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space Q Q' R V V' d ell ell_u y τ u w w' x squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step softness radius a_step_forward loss_of_u in_the_end.
  pose proof (Squared_losses_of_PA_II.never_grows space Q Q' R V V' d ell ell_u y τ u w w' x squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step softness radius a_step_forward loss_of_u) as never_grows.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_the_end) (of_le _ _ never_grows)) (eq_refl 0) _).
  algebra [R; d; V'; Q'; V; Q] with [u; w'; w].
Qed.

Inductive in_the_end_run (space : ips) (R d : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | in_the_end_run_start : in_the_end_run space R d u vzero 0 0 0
  | in_the_end_run_next : forall (Q Q' T V V' ell ell_u y τ : ℝ) (w w' x : vec space),
      in_the_end_run space R d u w Q V T ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      V' = V + ell_u ^ 2 -> (* squared losses of u so far *)
      τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      in_the_end_run space R d u w' Q' V' (T + 1).

Lemma in_the_end_2 : forall (space : ips) (Q_T R T V_T d : ℝ) (u w_T : vec space),
  d > 0 -> (* softness *)
  Squared_losses_of_PA_II.in_the_end_run space R d u w_T Q_T V_T T ->
  (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w_T, u ⊕ -1 • w_T⟩ - V_T) + Q_T * d <= R ^ 2 * d * ⟨u, u⟩ + d ^ 2 * ⟨u, u⟩.
Proof. (* induction *)
  intros space Q_T R T V_T d u w_T softness update_run.
  cut (forall (w : vec space) (Q V T : ℝ), Squared_losses_of_PA_II.in_the_end_run space R d u w Q V T ->
    (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - V) + Q * d <= R ^ 2 * d * ⟨u, u⟩ + d ^ 2 * ⟨u, u⟩).
  { intros all. pose proof (all w_T Q_T V_T T update_run) as kept.
    exact kept. }
  clear update_run w_T Q_T V_T T.
  refine (Squared_losses_of_PA_II.in_the_end_run_ind space R d u (fun (w : vec space) (Q V T : ℝ) =>
    (R ^ 2 + d) * (d * ⟨u ⊕ -1 • w, u ⊕ -1 • w⟩ - V) + Q * d <= R ^ 2 * d * ⟨u, u⟩ + d ^ 2 * ⟨u, u⟩) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [R; d] with [u].
  - intros Q Q' T V V' ell ell_u y τ w w' x _ kept_2 squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step radius a_step_forward loss_of_u.
    exact (Squared_losses_of_PA_II.in_the_end space Q Q' R V V' d ell ell_u y τ u w w' x squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step softness radius a_step_forward loss_of_u kept_2).
Qed.

Lemma squared_losses_of_PA_II : forall (space : ips) (Q_T R T V_T d : ℝ) (u w_T : vec space),
  d > 0 -> (* softness *)
  Squared_losses_of_PA_II.in_the_end_run space R d u w_T Q_T V_T T ->
  Q_T * d <= (R ^ 2 + d) * (d * ⟨u, u⟩ + V_T).
Proof. (* certificate *)
  intros space Q_T R T V_T d u w_T softness update_run.
  pose proof (Squared_losses_of_PA_II.in_the_end_2 space Q_T R T V_T d u w_T softness update_run) as in_the_end.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ in_the_end) (times _ _ (weak _ (of_gt _ _ softness)) (dot_nonneg (R • u ⊕ - R • w_T)))) (times _ _ (dot_nonneg (u ⊕ -1 • w_T)) (sq d))) (eq_refl 0) _).
  algebra [Q_T; d; R; V_T] with [u; w_T].
Qed.

Inductive run_over_update (space : ips) (R d : ℝ) (u : vec space) : vec space -> ℝ -> ℝ -> nat -> Prop :=
  | run_over_update_start : run_over_update space R d u vzero 0 0 0%nat
  | run_over_update_next : forall (Q Q' V V' ell ell_u y τ : ℝ) (w w' x : vec space) (T : nat),
      run_over_update space R d u w Q V T ->
      Q' = Q + ell ^ 2 -> (* squared losses so far *)
      V' = V + ell_u ^ 2 -> (* squared losses of u so far *)
      τ * (⟨x, x⟩ + d) = ell -> (* softened step *)
      y ^ 2 = 1 -> (* label *)
      ell = - y * ⟨w, x⟩ + 1 -> (* loss *)
      w' = w ⊕ (τ * y) • x -> (* passive–aggressive step *)
      ⟨x, x⟩ <= R ^ 2 -> (* radius *)
      τ >= 0 -> (* a step forward *)
      ell_u >= - y * ⟨u, x⟩ + 1 -> (* loss of u *)
      run_over_update space R d u w' Q' V' (Datatypes.S T).

Lemma run_over_update_is_in_the_end_run : forall (space : ips) (Q_T R V_T d : ℝ) (u w_T : vec space) (T : nat),
  Squared_losses_of_PA_II.run_over_update space R d u w_T Q_T V_T T -> Squared_losses_of_PA_II.in_the_end_run space R d u w_T Q_T V_T (INR T).
Proof.
  intros space Q_T R V_T d u w_T T run.
  refine (Squared_losses_of_PA_II.run_over_update_ind space R d u (fun (w : vec space) (Q V : ℝ) (T : nat) => Squared_losses_of_PA_II.in_the_end_run space R d u w Q V (INR T)) _ _ w_T Q_T V_T T run); clear run w_T Q_T V_T T.
  - exact (Squared_losses_of_PA_II.in_the_end_run_start space R d u).
  - intros Q Q' V V' ell ell_u y τ w w' x T _ previous squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step radius a_step_forward loss_of_u. rewrite S_INR.
    exact (Squared_losses_of_PA_II.in_the_end_run_next space R d u Q Q' (INR T) V V' ell ell_u y τ w w' x previous squared_losses_so_far squared_losses_of_u_so_far softened_step label loss passive_aggressive_step radius a_step_forward loss_of_u).
Qed.

End Squared_losses_of_PA_II.

Theorem theorem_Squared_losses_of_PA_II : forall (space : ips) (Q_T R V_T d : ℝ) (u w_T : vec space) (T : nat),
  Squared_losses_of_PA_II.run_over_update space R d u w_T Q_T V_T T ->
  d > 0 -> (* softness *)
  Q_T * d <= (R ^ 2 + d) * (d * ⟨u, u⟩ + V_T).
Proof.
  intros space Q_T R V_T d u w_T T update_run softness.
  exact (Squared_losses_of_PA_II.squared_losses_of_PA_II space Q_T R (INR T) V_T d u w_T softness (Squared_losses_of_PA_II.run_over_update_is_in_the_end_run space Q_T R V_T d u w_T T update_run)).
Qed.

Module The_Perceptron_on_an_OR.

Lemma at_most_1 : forall (s : ℝ),
  s < 0 -> (* low score *)
  s * (s + 1) >= 0 -> (* whole score *)
  s <= -1.
Proof. (* certificate *)
  intros s low_score whole_score.
  refine (cert_le _ _ _ _ _ (of_lt _ _ low_score) (of_ge _ _ whole_score) (eq_refl 0) _).
  algebra [s].
Qed.

Lemma weights_that_are_on : forall (space : ips) (b d s : ℝ) (a p q v : vec space),
  s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
  d = 1 -> (* dummy input *)
  s < 0 -> (* low score *)
  s * (s + 1) >= 0 -> (* whole score *)
  ⟨a, p⟩ + ⟨q, v⟩ + b <= -1.
Proof. (* certificate *)
  intros space b d s a p q v score dummy_input low_score whole_score.
  pose proof (The_Perceptron_on_an_OR.at_most_1 s low_score whole_score) as at_most_1.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ at_most_1) (eqns _ _ (eqn b _ _ dummy_input) (eqn 1 _ _ score)) _).
  algebra [b; d; s] with [a; p; q; v].
Qed.

Lemma z_for_each : forall (space : ips) (z : ℝ) (e f p q : vec space),
  ⟨f, f⟩ = z -> (* z others *)
  ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
  ⟨e, p⟩ >= 1 -> (* positive *)
  z * ⟨e, p⟩ >= ⟨q, q⟩.
Proof. (* certificate *)
  intros space z e f p q z_others other_zeros_and_ones positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (dot_nonneg (f ⊕ -1 • q)) (times _ _ (of_ge _ _ positive) (dot_nonneg f))) (eqns _ _ (eqn 2 _ _ other_zeros_and_ones) (eqn (- ⟨e, p⟩) _ _ z_others)) _).
  algebra [z] with [e; p; q; f].
Qed.

Lemma relevant_part : forall (space : ips) (z : ℝ) (a a' e p : vec space),
  ⟨e, p⟩ = ⟨p, p⟩ -> (* zeros and ones *)
  a' = a ⊕ p -> (* relevant weights up *)
  ⟨a', a'⟩ - ⟨a', e⟩ * (2 * z + 1) <= -2 * z * ⟨e, p⟩ + ⟨a, a⟩ - ⟨a, e⟩ * (2 * z + 1) + 2 * ⟨a, p⟩.
Proof. (* certificate *)
  intros space z a a' e p zeros_and_ones relevant_weights_up.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (veqn (-1 • a ⊕ -1 • a' ⊕ (2 * z + 1) • e ⊕ -1 • p) _ _ relevant_weights_up) (eqn 1 _ _ zeros_and_ones)) _).
  algebra [z] with [a'; e; p; a].
Qed.

Lemma other_part : forall (space : ips) (f q v v' : vec space),
  ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
  v' = q ⊕ v -> (* other weights up *)
  ⟨v', v'⟩ + ⟨f, v'⟩ <= 2 * ⟨q, q⟩ + ⟨v, v⟩ + ⟨f, v⟩ + 2 * ⟨q, v⟩.
Proof. (* certificate *)
  intros space f q v v' other_zeros_and_ones other_weights_up.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (veqn (-1 • f ⊕ -1 • q ⊕ -1 • v ⊕ -1 • v') _ _ other_weights_up) (eqn (-1) _ _ other_zeros_and_ones)) _).
  algebra with [v'; f; q; v].
Qed.

Lemma dummy_s_part : forall (b b' d : ℝ),
  b' = b + d -> (* dummy's weight up *)
  d = 1 -> (* dummy input *)
  b' ^ 2 + b' <= b ^ 2 + 3 * b + 2.
Proof. (* certificate *)
  intros b b' d dummy_s_weight_up dummy_input.
  refine (cert_le _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (eqn (- b - b' - 2) _ _ dummy_s_weight_up) (eqn (- b - b' - 2) _ _ dummy_input)) _).
  algebra [b'; b; d].
Qed.

Lemma progress : forall (space : ips) (b b' d : ℝ) (a a' e p : vec space),
  b' = b + d -> (* dummy's weight up *)
  d = 1 -> (* dummy input *)
  a' = a ⊕ p -> (* relevant weights up *)
  ⟨e, p⟩ >= 1 -> (* positive *)
  2 * ⟨a', e⟩ - b' >= 2 * ⟨a, e⟩ - b + 1.
Proof. (* certificate *)
  intros space b b' d a a' e p dummy_s_weight_up dummy_input relevant_weights_up positive.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ positive)) (eqns _ _ (eqns _ _ (veqn (2 • e) _ _ relevant_weights_up) (eqn (-1) _ _ dummy_s_weight_up)) (eqn (-1) _ _ dummy_input)) _).
  algebra [b'; b; d] with [a'; e; a; p].
Qed.

Lemma no_rise : forall (space : ips) (b b' d s z : ℝ) (a a' e f p q v v' : vec space),
  s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
  b' = b + d -> (* dummy's weight up *)
  ⟨f, f⟩ = z -> (* z others *)
  d = 1 -> (* dummy input *)
  ⟨e, p⟩ = ⟨p, p⟩ -> (* zeros and ones *)
  ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
  a' = a ⊕ p -> (* relevant weights up *)
  v' = q ⊕ v -> (* other weights up *)
  s < 0 -> (* low score *)
  s * (s + 1) >= 0 -> (* whole score *)
  ⟨e, p⟩ >= 1 -> (* positive *)
  ⟨a', a'⟩ + ⟨v', v'⟩ - ⟨a', e⟩ * (2 * z + 1) + ⟨f, v'⟩ + b' ^ 2 + b' <= ⟨a, a⟩ + ⟨v, v⟩ - ⟨a, e⟩ * (2 * z + 1) + ⟨f, v⟩ + b ^ 2 + b.
Proof. (* certificate *)
  intros space b b' d s z a a' e f p q v v' score dummy_s_weight_up z_others dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive.
  pose proof (The_Perceptron_on_an_OR.z_for_each space z e f p q z_others other_zeros_and_ones positive) as z_for_each.
  pose proof (The_Perceptron_on_an_OR.weights_that_are_on space b d s a p q v score dummy_input low_score whole_score) as weights_that_are_on.
  pose proof (The_Perceptron_on_an_OR.dummy_s_part b b' d dummy_s_weight_up dummy_input) as dummy_s_part.
  pose proof (The_Perceptron_on_an_OR.other_part space f q v v' other_zeros_and_ones other_weights_up) as other_part.
  pose proof (The_Perceptron_on_an_OR.relevant_part space z a a' e p zeros_and_ones relevant_weights_up) as relevant_part.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ z_for_each)) (times _ _ (weak _ (pos 2)) (of_le _ _ weights_that_are_on))) (of_le _ _ dummy_s_part)) (of_le _ _ other_part)) (of_le _ _ relevant_part)) (eq_refl 0) _).
  algebra [z; b'; b] with [a'; v'; e; f; a; v; p; q].
Qed.

Lemma progress_2 : forall (space : ips) (b b' d : ℝ) (a a' e p : vec space),
  b' = b - d -> (* dummy's weight down *)
  d = 1 -> (* dummy input *)
  a' = a ⊕ -1 • p -> (* relevant weights down *)
  p = vzero -> (* negative *)
  2 * ⟨a', e⟩ - b' >= 2 * ⟨a, e⟩ - b + 1.
Proof. (* certificate *)
  intros space b b' d a a' e p dummy_s_weight_down dummy_input relevant_weights_down negative.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqns _ _ (eqns _ _ (eqns _ _ (veqn (2 • e) _ _ relevant_weights_down) (eqn (-1) _ _ dummy_s_weight_down)) (eqn 1 _ _ dummy_input)) (veqn (-2 • e) _ _ negative)) _).
  algebra [b'; b; d] with [a'; e; a; p].
Qed.

Lemma no_rise_2 : forall (space : ips) (b b' d s z : ℝ) (a a' e f p q v v' : vec space),
  s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
  b' = b - d -> (* dummy's weight down *)
  d = 1 -> (* dummy input *)
  ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
  a' = a ⊕ -1 • p -> (* relevant weights down *)
  p = vzero -> (* negative *)
  v' = -1 • q ⊕ v -> (* other weights down *)
  s >= 0 -> (* high score *)
  ⟨a', a'⟩ + ⟨v', v'⟩ - ⟨a', e⟩ * (2 * z + 1) + ⟨f, v'⟩ + b' ^ 2 + b' <= ⟨a, a⟩ + ⟨v, v⟩ - ⟨a, e⟩ * (2 * z + 1) + ⟨f, v⟩ + b ^ 2 + b.
Proof. (* certificate *)
  intros space b b' d s z a a' e f p q v v' score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ high_score)) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (veqn (-1 • a ⊕ -1 • a' ⊕ (2 * z + 1) • e ⊕ p) _ _ relevant_weights_down) (veqn (-1 • f ⊕ q ⊕ -1 • v ⊕ -1 • v') _ _ other_weights_down)) (eqn (- b - b') _ _ dummy_s_weight_down)) (eqn (- b + b') _ _ dummy_input)) (eqn (-2) _ _ score)) (eqn 1 _ _ other_zeros_and_ones)) (veqn ((-2 * z - 1) • e ⊕ -1 • p) _ _ negative)) _).
  algebra [z; b'; b; d; s] with [a'; v'; e; f; a; v; p; q].
Qed.

Lemma total_progress : forall (space : ips) (D P b b' d : ℝ) (a a' e p : vec space),
  b' = b + d -> (* dummy's weight up *)
  d = 1 -> (* dummy input *)
  a' = a ⊕ p -> (* relevant weights up *)
  2 * ⟨a, e⟩ - b >= D + P -> (* total progress *)
  ⟨e, p⟩ >= 1 -> (* positive *)
  2 * ⟨a', e⟩ - b' >= D + P + 1.
Proof. (* certificate *)
  intros space D P b b' d a a' e p dummy_s_weight_up dummy_input relevant_weights_up total_progress positive.
  pose proof (The_Perceptron_on_an_OR.progress space b b' d a a' e p dummy_s_weight_up dummy_input relevant_weights_up positive) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [b'; D; P; b] with [a'; e; a].
Qed.

Lemma total_progress_2 : forall (space : ips) (D P b b' d : ℝ) (a a' e p : vec space),
  b' = b - d -> (* dummy's weight down *)
  d = 1 -> (* dummy input *)
  a' = a ⊕ -1 • p -> (* relevant weights down *)
  p = vzero -> (* negative *)
  2 * ⟨a, e⟩ - b >= D + P -> (* total progress *)
  2 * ⟨a', e⟩ - b' >= D + P + 1.
Proof. (* certificate *)
  intros space D P b b' d a a' e p dummy_s_weight_down dummy_input relevant_weights_down negative total_progress.
  pose proof (The_Perceptron_on_an_OR.progress_2 space b b' d a a' e p dummy_s_weight_down dummy_input relevant_weights_down negative) as progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_progress) (of_ge _ _ progress)) (eq_refl 0) _).
  algebra [b'; D; P; b] with [a'; e; a].
Qed.

Inductive total_progress_run (space : ips) (e : vec space) : vec space -> vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_progress_run_start : total_progress_run space e vzero vzero 0 0 0
  | total_progress_run_next_P : forall (D P b b' d : ℝ) (a a' p v v' : vec space),
      total_progress_run space e a v b P D ->
      b' = b + d -> (* dummy's weight up *)
      d = 1 -> (* dummy input *)
      a' = a ⊕ p -> (* relevant weights up *)
      ⟨e, p⟩ >= 1 -> (* positive *)
      total_progress_run space e a' v' b' (P + 1) D
  | total_progress_run_next_D : forall (D P b b' d : ℝ) (a a' p v v' : vec space),
      total_progress_run space e a v b P D ->
      b' = b - d -> (* dummy's weight down *)
      d = 1 -> (* dummy input *)
      a' = a ⊕ -1 • p -> (* relevant weights down *)
      p = vzero -> (* negative *)
      total_progress_run space e a' v' b' P (D + 1).

Lemma total_progress_3 : forall (space : ips) (D P b_M : ℝ) (a_M e v_M : vec space),
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  2 * ⟨a_M, e⟩ - b_M >= D + P.
Proof. (* induction *)
  intros space D P b_M a_M e v_M mistake_run.
  cut (forall (a v : vec space) (b P D : ℝ), The_Perceptron_on_an_OR.total_progress_run space e a v b P D ->
    2 * ⟨a, e⟩ - b >= D + P).
  { intros all. pose proof (all a_M v_M b_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run a_M v_M b_M P D.
  refine (The_Perceptron_on_an_OR.total_progress_run_ind space e (fun (a v : vec space) (b P D : ℝ) =>
    2 * ⟨a, e⟩ - b >= D + P) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra with [e].
  - intros D P b b' d a a' p v v' _ kept_2 dummy_s_weight_up dummy_input relevant_weights_up positive.
    refine (same_ge _ _ _ (of_ge _ _ (The_Perceptron_on_an_OR.total_progress space D P b b' d a a' e p dummy_s_weight_up dummy_input relevant_weights_up kept_2 positive)) _). algebra [b'; D; P] with [a'; e].
  - intros D P b b' d a a' p v v' _ kept_2 dummy_s_weight_down dummy_input relevant_weights_down negative.
    refine (same_ge _ _ _ (of_ge _ _ (The_Perceptron_on_an_OR.total_progress_2 space D P b b' d a a' e p dummy_s_weight_down dummy_input relevant_weights_down negative kept_2)) _). algebra [b'; D; P] with [a'; e].
Qed.

Lemma never_above_0 : forall (space : ips) (b b' d s z : ℝ) (a a' e f p q v v' : vec space),
  s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
  b' = b + d -> (* dummy's weight up *)
  ⟨f, f⟩ = z -> (* z others *)
  d = 1 -> (* dummy input *)
  ⟨e, p⟩ = ⟨p, p⟩ -> (* zeros and ones *)
  ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
  a' = a ⊕ p -> (* relevant weights up *)
  v' = q ⊕ v -> (* other weights up *)
  s < 0 -> (* low score *)
  ⟨a, a⟩ + ⟨v, v⟩ - ⟨a, e⟩ * (2 * z + 1) + ⟨f, v⟩ + b ^ 2 + b <= 0 -> (* never above 0 *)
  s * (s + 1) >= 0 -> (* whole score *)
  ⟨e, p⟩ >= 1 -> (* positive *)
  ⟨a', a'⟩ + ⟨v', v'⟩ - ⟨a', e⟩ * (2 * z + 1) + ⟨f, v'⟩ + b' ^ 2 + b' <= 0.
Proof. (* certificate *)
  intros space b b' d s z a a' e f p q v v' score dummy_s_weight_up z_others dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score never_above_0 whole_score positive.
  pose proof (The_Perceptron_on_an_OR.no_rise space b b' d s z a a' e f p q v v' score dummy_s_weight_up z_others dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive) as no_rise.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ never_above_0) (of_le _ _ no_rise)) (eq_refl 0) _).
  algebra [z; b'; b] with [a'; v'; e; f; a; v].
Qed.

Lemma never_above_0_2 : forall (space : ips) (b b' d s z : ℝ) (a a' e f p q v v' : vec space),
  s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
  b' = b - d -> (* dummy's weight down *)
  d = 1 -> (* dummy input *)
  ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
  a' = a ⊕ -1 • p -> (* relevant weights down *)
  p = vzero -> (* negative *)
  v' = -1 • q ⊕ v -> (* other weights down *)
  ⟨a, a⟩ + ⟨v, v⟩ - ⟨a, e⟩ * (2 * z + 1) + ⟨f, v⟩ + b ^ 2 + b <= 0 -> (* never above 0 *)
  s >= 0 -> (* high score *)
  ⟨a', a'⟩ + ⟨v', v'⟩ - ⟨a', e⟩ * (2 * z + 1) + ⟨f, v'⟩ + b' ^ 2 + b' <= 0.
Proof. (* certificate *)
  intros space b b' d s z a a' e f p q v v' score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down never_above_0 high_score.
  pose proof (The_Perceptron_on_an_OR.no_rise_2 space b b' d s z a a' e f p q v v' score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score) as no_rise.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ never_above_0) (of_le _ _ no_rise)) (eq_refl 0) _).
  algebra [z; b'; b] with [a'; v'; e; f; a; v].
Qed.

Inductive never_above_0_run (space : ips) (e f : vec space) : vec space -> vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | never_above_0_run_start : never_above_0_run space e f vzero vzero 0 0 0
  | never_above_0_run_next_P : forall (D P b b' d s : ℝ) (a a' p q v v' : vec space),
      never_above_0_run space e f a v b P D ->
      s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
      b' = b + d -> (* dummy's weight up *)
      d = 1 -> (* dummy input *)
      ⟨e, p⟩ = ⟨p, p⟩ -> (* zeros and ones *)
      ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
      a' = a ⊕ p -> (* relevant weights up *)
      v' = q ⊕ v -> (* other weights up *)
      s < 0 -> (* low score *)
      s * (s + 1) >= 0 -> (* whole score *)
      ⟨e, p⟩ >= 1 -> (* positive *)
      never_above_0_run space e f a' v' b' (P + 1) D
  | never_above_0_run_next_D : forall (D P b b' d s : ℝ) (a a' p q v v' : vec space),
      never_above_0_run space e f a v b P D ->
      s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
      b' = b - d -> (* dummy's weight down *)
      d = 1 -> (* dummy input *)
      ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
      a' = a ⊕ -1 • p -> (* relevant weights down *)
      p = vzero -> (* negative *)
      v' = -1 • q ⊕ v -> (* other weights down *)
      s >= 0 -> (* high score *)
      never_above_0_run space e f a' v' b' P (D + 1).

Lemma never_above_0_3 : forall (space : ips) (D P b_M z : ℝ) (a_M e f v_M : vec space),
  ⟨f, f⟩ = z -> (* z others *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  ⟨a_M, a_M⟩ + ⟨v_M, v_M⟩ - ⟨a_M, e⟩ * (2 * z + 1) + ⟨f, v_M⟩ + b_M ^ 2 + b_M <= 0.
Proof. (* induction *)
  intros space D P b_M z a_M e f v_M z_others mistake_run.
  cut (forall (a v : vec space) (b P D : ℝ), The_Perceptron_on_an_OR.never_above_0_run space e f a v b P D ->
    ⟨a, a⟩ + ⟨v, v⟩ - ⟨a, e⟩ * (2 * z + 1) + ⟨f, v⟩ + b ^ 2 + b <= 0).
  { intros all. pose proof (all a_M v_M b_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run a_M v_M b_M P D.
  refine (The_Perceptron_on_an_OR.never_above_0_run_ind space e f (fun (a v : vec space) (b P D : ℝ) =>
    ⟨a, a⟩ + ⟨v, v⟩ - ⟨a, e⟩ * (2 * z + 1) + ⟨f, v⟩ + b ^ 2 + b <= 0) _ _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [z] with [e; f].
  - intros D P b b' d s a a' p q v v' _ kept_2 score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive.
    exact (The_Perceptron_on_an_OR.never_above_0 space b b' d s z a a' e f p q v v' score dummy_s_weight_up z_others dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score kept_2 whole_score positive).
  - intros D P b b' d s a a' p q v v' _ kept_2 score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score.
    exact (The_Perceptron_on_an_OR.never_above_0_2 space b b' d s z a a' e f p q v v' score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down kept_2 high_score).
Qed.

Lemma Cauchy_Schwarz : forall (space : ips) (a_M e : vec space),
  ⟨a_M, e⟩ ^ 2 <= ⟨a_M, a_M⟩ * ⟨e, e⟩.
Proof. (* instance *)
  intros space a_M e.
  refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.Cauchy_Schwarz_3 space e a_M)) _). algebra with [e; a_M].
Qed.

Lemma relevant_weights_pay : forall (space : ips) (D P b_M z : ℝ) (a_M e f v_M : vec space),
  ⟨f, f⟩ = z -> (* z others *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  - ⟨a_M, a_M⟩ + ⟨a_M, e⟩ * (2 * z + 1) >= b_M ^ 2 + b_M.
Proof. (* certificate *)
  intros space D P b_M z a_M e f v_M z_others whole_weights mistake_run.
  pose proof (The_Perceptron_on_an_OR.never_above_0_3 space D P b_M z a_M e f v_M z_others mistake_run) as never_above_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ whole_weights) (of_le _ _ never_above_0)) (eq_refl 0) _).
  algebra [z; b_M] with [a_M; e; v_M; f].
Qed.

Lemma few_large_weights : forall (space : ips) (A r : ℝ) (a_M e : vec space),
  ⟨e, e⟩ = r -> (* r relevant ones *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  A ^ 2 <= r * ⟨a_M, a_M⟩.
Proof. (* certificate *)
  intros space A r a_M e r_relevant_ones relevant_weights_added_up.
  pose proof (The_Perceptron_on_an_OR.Cauchy_Schwarz space a_M e) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ Cauchy_Schwarz) (eqns _ _ (eqn (- ⟨a_M, a_M⟩) _ _ r_relevant_ones) (eqn (- ⟨a_M, e⟩ - A) _ _ relevant_weights_added_up)) _).
  algebra [A; r] with [a_M; e].
Qed.

Lemma in_numbers : forall (space : ips) (A D P b_M r z : ℝ) (a_M e f v_M : vec space),
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  r > 0 -> (* some relevant *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  A ^ 2 + b_M * r * (b_M + 1) <= A * r * (2 * z + 1).
Proof. (* certificate *)
  intros space A D P b_M r z a_M e f v_M r_relevant_ones z_others relevant_weights_added_up some_relevant whole_weights mistake_run.
  pose proof (The_Perceptron_on_an_OR.few_large_weights space A r a_M e r_relevant_ones relevant_weights_added_up) as few_large_weights.
  pose proof (The_Perceptron_on_an_OR.relevant_weights_pay space D P b_M z a_M e f v_M z_others whole_weights mistake_run) as relevant_weights_pay.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ few_large_weights) (times _ _ (weak _ (of_gt _ _ some_relevant)) (of_ge _ _ relevant_weights_pay))) (eqn (2 * r * z + r) _ _ relevant_weights_added_up) _).
  algebra [A; b_M; r; z] with [a_M; e].
Qed.

Lemma bound_of_T : forall (space : ips) (A D P T b_M r z : ℝ) (a_M e f v_M : vec space),
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  r > 0 -> (* some relevant *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  4 * T ^ 2 <= T * (16 * r * z + 8 * r + 4) + r * (2 * z - 1) ^ 2.
Proof. (* certificate *)
  intros space A D P T b_M r z a_M e f v_M r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_relevant whole_weights mistake_run.
  pose proof (The_Perceptron_on_an_OR.in_numbers space A D P b_M r z a_M e f v_M r_relevant_ones z_others relevant_weights_added_up some_relevant whole_weights mistake_run) as in_numbers.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_relevant) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 4)) (of_le _ _ in_numbers)) (sq (A * (8 * r + 2) - r * (4 * T + 2 * z - 1)))) (times _ _ (weak _ (pos 16)) (times _ _ (weak _ (of_gt _ _ some_relevant)) (of_le _ _ in_numbers)))) (eqn (32 * A * r ^ 2 + 8 * A * r - 16 * T * r ^ 2 - 4 * T * r + 16 * b_M * r ^ 2 + 4 * b_M * r + 16 * r ^ 2 + 4 * r) _ _ progress_in_the_end) _).
  algebra [T; r; z; A; b_M].
Qed.

Lemma mistake_bound : forall (M r z : ℝ),
  M = 0 -> (* no mistake *)
  r > 0 -> (* some relevant *)
  4 * M ^ 2 <= M * (16 * r * z + 8 * r + 4) + r * (2 * z - 1) ^ 2.
Proof. (* certificate *)
  intros M r z no_mistake some_relevant.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_gt _ _ some_relevant)) (sq (2 * z - 1))) (eqn (-4 * M + 16 * r * z + 8 * r + 4) _ _ no_mistake) _).
  algebra [M; r; z].
Qed.

Lemma T_or_fewer : forall (space : ips) (A D M P T b_M : ℝ) (a_M e v_M : vec space),
  M = D + P -> (* counted *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  T >= M.
Proof. (* certificate *)
  intros space A D M P T b_M a_M e v_M counted progress_in_the_end relevant_weights_added_up mistake_run.
  pose proof (The_Perceptron_on_an_OR.total_progress_3 space D P b_M a_M e v_M mistake_run) as total_progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ total_progress) (eqns _ _ (eqns _ _ (eqn 2 _ _ relevant_weights_added_up) (eqn 1 _ _ progress_in_the_end)) (eqn (-1) _ _ counted)) _).
  algebra [T; M; A; b_M; D; P] with [a_M; e].
Qed.

Lemma some_progress : forall (space : ips) (A D M P T b_M : ℝ) (a_M e v_M : vec space),
  M = D + P -> (* counted *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  M > 0 -> (* some mistake *)
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  T > 0.
Proof. (* certificate *)
  intros space A D M P T b_M a_M e v_M counted progress_in_the_end relevant_weights_added_up some_mistake mistake_run.
  pose proof (The_Perceptron_on_an_OR.T_or_fewer space A D M P T b_M a_M e v_M counted progress_in_the_end relevant_weights_added_up mistake_run) as T_or_fewer.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ some_mistake) (of_ge _ _ T_or_fewer)) (eq_refl 0) _).
  algebra [T; M].
Qed.

Lemma times_T : forall (space : ips) (A D M P T b_M r z : ℝ) (a_M e f v_M : vec space),
  M = D + P -> (* counted *)
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  M > 0 -> (* some mistake *)
  r > 0 -> (* some relevant *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  4 * M ^ 2 * T <= T * (M * (16 * r * z + 8 * r + 4) + r * (2 * z - 1) ^ 2).
Proof. (* certificate *)
  intros space A D M P T b_M r z a_M e f v_M counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_mistake some_relevant whole_weights mistake_run mistake_run_2.
  pose proof (The_Perceptron_on_an_OR.bound_of_T space A D P T b_M r z a_M e f v_M r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_relevant whole_weights mistake_run) as bound_of_T.
  pose proof (The_Perceptron_on_an_OR.T_or_fewer space A D M P T b_M a_M e v_M counted progress_in_the_end relevant_weights_added_up mistake_run_2) as T_or_fewer.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 4)) (times _ _ (sq (M - T)) (weak _ (of_gt _ _ some_mistake)))) (times _ _ (weak _ (of_gt _ _ some_mistake)) (of_le _ _ bound_of_T))) (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ T_or_fewer) (sq M)))) (times _ _ (times _ _ (weak _ (of_gt _ _ some_relevant)) (of_ge _ _ T_or_fewer)) (sq (2 * z - 1)))) (eq_refl 0) _).
  algebra [M; T; r; z].
Qed.

Lemma mistake_bound_2 : forall (space : ips) (A D M P T b_M r z : ℝ) (a_M e f v_M : vec space),
  M = D + P -> (* counted *)
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  M > 0 -> (* some mistake *)
  r > 0 -> (* some relevant *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  4 * M ^ 2 <= M * (16 * r * z + 8 * r + 4) + r * (2 * z - 1) ^ 2.
Proof. (* certificate *)
  intros space A D M P T b_M r z a_M e f v_M counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_mistake some_relevant whole_weights mistake_run mistake_run_2.
  pose proof (The_Perceptron_on_an_OR.some_progress space A D M P T b_M a_M e v_M counted progress_in_the_end relevant_weights_added_up some_mistake mistake_run_2) as some_progress.
  pose proof (The_Perceptron_on_an_OR.times_T space A D M P T b_M r z a_M e f v_M counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_mistake some_relevant whole_weights mistake_run mistake_run_2) as times_T.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_progress) (of_le _ _ times_T) (eq_refl 0) _).
  algebra [M; r; z; T].
Qed.

Lemma mistake_bound_3 : forall (space : ips) (A D M P T b_M r z : ℝ) (a_M e f v_M : vec space),
  M = D + P -> (* counted *)
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  r > 0 -> (* some relevant *)
  M >= 0 -> (* a count *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  4 * M ^ 2 <= M * (16 * r * z + 8 * r + 4) + r * (2 * z - 1) ^ 2.
Proof. (* cases *)
  intros space A D M P T b_M r z a_M e f v_M counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_relevant a_count whole_weights mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (The_Perceptron_on_an_OR.mistake_bound M r z no_mistake some_relevant).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (The_Perceptron_on_an_OR.mistake_bound_2 space A D M P T b_M r z a_M e f v_M counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_mistake some_relevant whole_weights mistake_run mistake_run_2).
Qed.

Inductive run_over_mistake (space : ips) (e f : vec space) : vec space -> vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space e f vzero vzero 0 0%nat 0%nat
  | run_over_mistake_next_P : forall (b b' d s : ℝ) (a a' p q v v' : vec space) (P D : nat),
      run_over_mistake space e f a v b P D ->
      s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
      b' = b + d -> (* dummy's weight up *)
      d = 1 -> (* dummy input *)
      ⟨e, p⟩ = ⟨p, p⟩ -> (* zeros and ones *)
      ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
      a' = a ⊕ p -> (* relevant weights up *)
      v' = q ⊕ v -> (* other weights up *)
      s < 0 -> (* low score *)
      s * (s + 1) >= 0 -> (* whole score *)
      ⟨e, p⟩ >= 1 -> (* positive *)
      run_over_mistake space e f a' v' b' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (b b' d s : ℝ) (a a' p q v v' : vec space) (P D : nat),
      run_over_mistake space e f a v b P D ->
      s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
      b' = b - d -> (* dummy's weight down *)
      d = 1 -> (* dummy input *)
      ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
      a' = a ⊕ -1 • p -> (* relevant weights down *)
      p = vzero -> (* negative *)
      v' = -1 • q ⊕ v -> (* other weights down *)
      s >= 0 -> (* high score *)
      run_over_mistake space e f a' v' b' P (Datatypes.S D).

Lemma run_over_mistake_is_never_above_0_run : forall (space : ips) (b_M : ℝ) (a_M e f v_M : vec space) (P D : nat),
  The_Perceptron_on_an_OR.run_over_mistake space e f a_M v_M b_M P D -> The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M (INR P) (INR D).
Proof.
  intros space b_M a_M e f v_M P D run.
  refine (The_Perceptron_on_an_OR.run_over_mistake_ind space e f (fun (a v : vec space) (b : ℝ) (P D : nat) => The_Perceptron_on_an_OR.never_above_0_run space e f a v b (INR P) (INR D)) _ _ _ a_M v_M b_M P D run); clear run a_M v_M b_M P D.
  - exact (The_Perceptron_on_an_OR.never_above_0_run_start space e f).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.never_above_0_run_next_P space e f (INR D) (INR P) b b' d s a a' p q v v' previous score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.never_above_0_run_next_D space e f (INR D) (INR P) b b' d s a a' p q v v' previous score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (b_M : ℝ) (a_M e f v_M : vec space) (P D : nat),
  The_Perceptron_on_an_OR.run_over_mistake space e f a_M v_M b_M P D -> The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M (INR P) (INR D).
Proof.
  intros space b_M a_M e f v_M P D run.
  refine (The_Perceptron_on_an_OR.run_over_mistake_ind space e f (fun (a v : vec space) (b : ℝ) (P D : nat) => The_Perceptron_on_an_OR.total_progress_run space e a v b (INR P) (INR D)) _ _ _ a_M v_M b_M P D run); clear run a_M v_M b_M P D.
  - exact (The_Perceptron_on_an_OR.total_progress_run_start space e).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.total_progress_run_next_P space e (INR D) (INR P) b b' d a a' p v v' previous dummy_s_weight_up dummy_input relevant_weights_up positive).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.total_progress_run_next_D space e (INR D) (INR P) b b' d a a' p v v' previous dummy_s_weight_down dummy_input relevant_weights_down negative).
Qed.

End The_Perceptron_on_an_OR.

Theorem theorem_The_Perceptron_on_an_OR : forall (space : ips) (A M T b_M r z : ℝ) (a_M e f v_M : vec space) (D P : nat),
  The_Perceptron_on_an_OR.run_over_mistake space e f a_M v_M b_M P D ->
  M = INR D + INR P -> (* counted *)
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  T = 2 * A - b_M -> (* progress in the end *)
  A = ⟨a_M, e⟩ -> (* relevant weights added up *)
  r > 0 -> (* some relevant *)
  M >= 0 -> (* a count *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  4 * M ^ 2 <= M * (16 * r * z + 8 * r + 4) + r * (2 * z - 1) ^ 2.
Proof.
  intros space A M T b_M r z a_M e f v_M D P mistake_run counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_relevant a_count whole_weights.
  exact (The_Perceptron_on_an_OR.mistake_bound_3 space A (INR D) M (INR P) T b_M r z a_M e f v_M counted r_relevant_ones z_others progress_in_the_end relevant_weights_added_up some_relevant a_count whole_weights (The_Perceptron_on_an_OR.run_over_mistake_is_never_above_0_run space b_M a_M e f v_M P D mistake_run) (The_Perceptron_on_an_OR.run_over_mistake_is_total_progress_run space b_M a_M e f v_M P D mistake_run)).
Qed.

Module The_Perceptron_on_an_OR_in_a_line.

Lemma mistakes_at_most : forall (space : ips) (D M P b_M r z : ℝ) (a_M e f v_M : vec space),
  M = D + P -> (* counted *)
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  z >= 0 -> (* a count of attributes *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M P D ->
  The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M P D ->
  M * (16 * z + 8) <= 16 * r * (2 * z + 1) ^ 2 + (2 * z + 3) ^ 2.
Proof. (* certificate *)
  intros space D M P b_M r z a_M e f v_M counted r_relevant_ones z_others a_count_of_attributes whole_weights mistake_run mistake_run_2.
  pose proof (The_Perceptron_on_an_OR.total_progress_3 space D P b_M a_M e v_M mistake_run_2) as total_progress.
  pose proof (The_Perceptron_on_an_OR.relevant_weights_pay space D P b_M z a_M e f v_M z_others whole_weights mistake_run) as relevant_weights_pay.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 8)) (of_ge _ _ total_progress)) (times _ _ (weak _ (pos 16)) (of_ge _ _ relevant_weights_pay))) (times _ _ (weak _ (pos 16)) (dot_nonneg (a_M ⊕ (-2 * z - 1) • e)))) (sq (4 * b_M + 2 * z + 3))) (times _ _ (weak _ (pos 16)) (times _ _ (of_ge _ _ a_count_of_attributes) (of_ge _ _ total_progress)))) (eqns _ _ (eqn (-64 * z ^ 2 - 64 * z - 16) _ _ r_relevant_ones) (eqn (-16 * z - 8) _ _ counted)) _).
  algebra [M; z; r; D; P; b_M] with [e; a_M].
Qed.

Inductive run_over_mistake (space : ips) (e f : vec space) : vec space -> vec space -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake space e f vzero vzero 0 0%nat 0%nat
  | run_over_mistake_next_P : forall (b b' d s : ℝ) (a a' p q v v' : vec space) (P D : nat),
      run_over_mistake space e f a v b P D ->
      s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
      b' = b + d -> (* dummy's weight up *)
      d = 1 -> (* dummy input *)
      ⟨e, p⟩ = ⟨p, p⟩ -> (* zeros and ones *)
      ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
      a' = a ⊕ p -> (* relevant weights up *)
      v' = q ⊕ v -> (* other weights up *)
      s < 0 -> (* low score *)
      s * (s + 1) >= 0 -> (* whole score *)
      ⟨e, p⟩ >= 1 -> (* positive *)
      run_over_mistake space e f a' v' b' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (b b' d s : ℝ) (a a' p q v v' : vec space) (P D : nat),
      run_over_mistake space e f a v b P D ->
      s = ⟨a, p⟩ + ⟨q, v⟩ + b * d -> (* score *)
      b' = b - d -> (* dummy's weight down *)
      d = 1 -> (* dummy input *)
      ⟨f, q⟩ = ⟨q, q⟩ -> (* other zeros and ones *)
      a' = a ⊕ -1 • p -> (* relevant weights down *)
      p = vzero -> (* negative *)
      v' = -1 • q ⊕ v -> (* other weights down *)
      s >= 0 -> (* high score *)
      run_over_mistake space e f a' v' b' P (Datatypes.S D).

Lemma run_over_mistake_is_never_above_0_run : forall (space : ips) (b_M : ℝ) (a_M e f v_M : vec space) (P D : nat),
  The_Perceptron_on_an_OR_in_a_line.run_over_mistake space e f a_M v_M b_M P D -> The_Perceptron_on_an_OR.never_above_0_run space e f a_M v_M b_M (INR P) (INR D).
Proof.
  intros space b_M a_M e f v_M P D run.
  refine (The_Perceptron_on_an_OR_in_a_line.run_over_mistake_ind space e f (fun (a v : vec space) (b : ℝ) (P D : nat) => The_Perceptron_on_an_OR.never_above_0_run space e f a v b (INR P) (INR D)) _ _ _ a_M v_M b_M P D run); clear run a_M v_M b_M P D.
  - exact (The_Perceptron_on_an_OR.never_above_0_run_start space e f).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.never_above_0_run_next_P space e f (INR D) (INR P) b b' d s a a' p q v v' previous score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.never_above_0_run_next_D space e f (INR D) (INR P) b b' d s a a' p q v v' previous score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score).
Qed.

Lemma run_over_mistake_is_total_progress_run : forall (space : ips) (b_M : ℝ) (a_M e f v_M : vec space) (P D : nat),
  The_Perceptron_on_an_OR_in_a_line.run_over_mistake space e f a_M v_M b_M P D -> The_Perceptron_on_an_OR.total_progress_run space e a_M v_M b_M (INR P) (INR D).
Proof.
  intros space b_M a_M e f v_M P D run.
  refine (The_Perceptron_on_an_OR_in_a_line.run_over_mistake_ind space e f (fun (a v : vec space) (b : ℝ) (P D : nat) => The_Perceptron_on_an_OR.total_progress_run space e a v b (INR P) (INR D)) _ _ _ a_M v_M b_M P D run); clear run a_M v_M b_M P D.
  - exact (The_Perceptron_on_an_OR.total_progress_run_start space e).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_up dummy_input zeros_and_ones other_zeros_and_ones relevant_weights_up other_weights_up low_score whole_score positive. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.total_progress_run_next_P space e (INR D) (INR P) b b' d a a' p v v' previous dummy_s_weight_up dummy_input relevant_weights_up positive).
  - intros b b' d s a a' p q v v' P D _ previous score dummy_s_weight_down dummy_input other_zeros_and_ones relevant_weights_down negative other_weights_down high_score. rewrite S_INR.
    exact (The_Perceptron_on_an_OR.total_progress_run_next_D space e (INR D) (INR P) b b' d a a' p v v' previous dummy_s_weight_down dummy_input relevant_weights_down negative).
Qed.

End The_Perceptron_on_an_OR_in_a_line.

Theorem theorem_The_Perceptron_on_an_OR_in_a_line : forall (space : ips) (M b_M r z : ℝ) (a_M e f v_M : vec space) (D P : nat),
  The_Perceptron_on_an_OR_in_a_line.run_over_mistake space e f a_M v_M b_M P D ->
  M = INR D + INR P -> (* counted *)
  ⟨e, e⟩ = r -> (* r relevant ones *)
  ⟨f, f⟩ = z -> (* z others *)
  z >= 0 -> (* a count of attributes *)
  ⟨v_M, v_M⟩ + ⟨f, v_M⟩ >= 0 -> (* whole weights *)
  M * (16 * z + 8) <= 16 * r * (2 * z + 1) ^ 2 + (2 * z + 3) ^ 2.
Proof.
  intros space M b_M r z a_M e f v_M D P mistake_run counted r_relevant_ones z_others a_count_of_attributes whole_weights.
  exact (The_Perceptron_on_an_OR_in_a_line.mistakes_at_most space (INR D) M (INR P) b_M r z a_M e f v_M counted r_relevant_ones z_others a_count_of_attributes whole_weights (The_Perceptron_on_an_OR_in_a_line.run_over_mistake_is_never_above_0_run space b_M a_M e f v_M P D mistake_run) (The_Perceptron_on_an_OR_in_a_line.run_over_mistake_is_total_progress_run space b_M a_M e f v_M P D mistake_run)).
Qed.

Module The_Perceptron_on_an_OR_by_prices.

Lemma no_higher_than_could_be : forall (l t : ℝ),
  l + t < 0 -> (* low score *)
  (l + t) * (l + t + 1) >= 0 -> (* whole score *)
  - l - t - 1 >= 0.
Proof. (* certificate *)
  intros l t low_score whole_score.
  refine (cert_ge _ _ _ _ _ (of_lt _ _ low_score) (of_ge _ _ whole_score) (eq_refl 0) _).
  algebra [l; t].
Qed.

Lemma pays_enough : forall (k l m t y : ℝ),
  - k + m = y * (- l - t - 1) -> (* fall of the prices *)
  l + t < 0 -> (* low score *)
  (l + t) * (l + t + 1) >= 0 -> (* whole score *)
  y >= 0 -> (* prices never rise *)
  m >= k.
Proof. (* certificate *)
  intros k l m t y fall_of_the_prices low_score whole_score prices_never_rise.
  pose proof (The_Perceptron_on_an_OR_by_prices.no_higher_than_could_be l t low_score whole_score) as no_higher_than_could_be.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ prices_never_rise) (of_ge _ _ no_higher_than_could_be)) (eqn 1 _ _ fall_of_the_prices) _).
  algebra [m; k; y; l; t].
Qed.

Lemma paid_and_gained : forall (S S' h h' k l m t y : ℝ),
  S' = S + m -> (* one level up *)
  - k + m = y * (- l - t - 1) -> (* fall of the prices *)
  l + t < 0 -> (* low score *)
  h' >= h - k + 1 -> (* a step up *)
  (l + t) * (l + t + 1) >= 0 -> (* whole score *)
  y >= 0 -> (* prices never rise *)
  S' + h' >= S + h + 1.
Proof. (* certificate *)
  intros S S' h h' k l m t y one_level_up fall_of_the_prices low_score a_step_up whole_score prices_never_rise.
  pose proof (The_Perceptron_on_an_OR_by_prices.pays_enough k l m t y fall_of_the_prices low_score whole_score prices_never_rise) as pays_enough.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ a_step_up) (of_ge _ _ pays_enough)) (eqn 1 _ _ one_level_up) _).
  algebra [S'; h'; S; h; m; k].
Qed.

Lemma paid_and_gained_2 : forall (S S' h h' : ℝ),
  S' = S -> (* no level changed *)
  h' >= h + 1 -> (* a step down *)
  S' + h' >= S + h + 1.
Proof. (* certificate *)
  intros S S' h h' no_level_changed a_step_down.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ a_step_down) (eqn 1 _ _ no_level_changed) _).
  algebra [S'; h'; S; h].
Qed.

Lemma paid_and_gained_in_all : forall (D P S S' h h' k l m t y : ℝ),
  S' = S + m -> (* one level up *)
  - k + m = y * (- l - t - 1) -> (* fall of the prices *)
  l + t < 0 -> (* low score *)
  S + h >= D + P -> (* paid and gained in all *)
  h' >= h - k + 1 -> (* a step up *)
  (l + t) * (l + t + 1) >= 0 -> (* whole score *)
  y >= 0 -> (* prices never rise *)
  S' + h' >= D + P + 1.
Proof. (* certificate *)
  intros D P S S' h h' k l m t y one_level_up fall_of_the_prices low_score paid_and_gained_in_all a_step_up whole_score prices_never_rise.
  pose proof (The_Perceptron_on_an_OR_by_prices.paid_and_gained S S' h h' k l m t y one_level_up fall_of_the_prices low_score a_step_up whole_score prices_never_rise) as paid_and_gained.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ paid_and_gained_in_all) (of_ge _ _ paid_and_gained)) (eq_refl 0) _).
  algebra [S'; h'; D; P; S; h].
Qed.

Lemma paid_and_gained_in_all_2 : forall (D P S S' h h' : ℝ),
  S' = S -> (* no level changed *)
  S + h >= D + P -> (* paid and gained in all *)
  h' >= h + 1 -> (* a step down *)
  S' + h' >= D + P + 1.
Proof. (* certificate *)
  intros D P S S' h h' no_level_changed paid_and_gained_in_all a_step_down.
  pose proof (The_Perceptron_on_an_OR_by_prices.paid_and_gained_2 S S' h h' no_level_changed a_step_down) as paid_and_gained.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ paid_and_gained_in_all) (of_ge _ _ paid_and_gained)) (eq_refl 0) _).
  algebra [S'; h'; D; P; S; h].
Qed.

Inductive paid_and_gained_in_all_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | paid_and_gained_in_all_run_start : paid_and_gained_in_all_run 0 0 0 0
  | paid_and_gained_in_all_run_next_P : forall (D P S S' h h' k l m t y : ℝ),
      paid_and_gained_in_all_run h S P D ->
      S' = S + m -> (* one level up *)
      - k + m = y * (- l - t - 1) -> (* fall of the prices *)
      l + t < 0 -> (* low score *)
      h' >= h - k + 1 -> (* a step up *)
      (l + t) * (l + t + 1) >= 0 -> (* whole score *)
      y >= 0 -> (* prices never rise *)
      paid_and_gained_in_all_run h' S' (P + 1) D
  | paid_and_gained_in_all_run_next_D : forall (D P S S' h h' : ℝ),
      paid_and_gained_in_all_run h S P D ->
      S' = S -> (* no level changed *)
      h' >= h + 1 -> (* a step down *)
      paid_and_gained_in_all_run h' S' P (D + 1).

Lemma paid_and_gained_in_all_3 : forall (D P S_M h_M : ℝ),
  The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run h_M S_M P D ->
  S_M + h_M >= D + P.
Proof. (* induction *)
  intros D P S_M h_M mistake_run.
  cut (forall (h S P D : ℝ), The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run h S P D ->
    S + h >= D + P).
  { intros all. pose proof (all h_M S_M P D mistake_run) as kept.
    exact kept. }
  clear mistake_run h_M S_M P D.
  refine (The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run_ind (fun (h S P D : ℝ) =>
    S + h >= D + P) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros D P S S' h h' k l m t y _ kept_2 one_level_up fall_of_the_prices low_score a_step_up whole_score prices_never_rise.
    refine (same_ge _ _ _ (of_ge _ _ (The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all D P S S' h h' k l m t y one_level_up fall_of_the_prices low_score kept_2 a_step_up whole_score prices_never_rise)) _). algebra [S'; h'; D; P].
  - intros D P S S' h h' _ kept_2 no_level_changed a_step_down.
    refine (same_ge _ _ _ (of_ge _ _ (The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_2 D P S S' h h' no_level_changed kept_2 a_step_down)) _). algebra [S'; h'; D; P].
Qed.

Lemma no_more_than_all_prices : forall (g o Λ : ℝ),
  Λ = g + o -> (* cost or not *)
  o >= 0 -> (* no negative price *)
  g <= Λ.
Proof. (* certificate *)
  intros g o Λ cost_or_not no_negative_price.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ no_negative_price) (eqn 1 _ _ cost_or_not) _).
  algebra [g; Λ; o].
Qed.

Lemma added : forall (G G' g o Λ : ℝ),
  G' = G + g -> (* G so far *)
  Λ = g + o -> (* cost or not *)
  o >= 0 -> (* no negative price *)
  G' <= G + Λ.
Proof. (* certificate *)
  intros G G' g o Λ G_so_far cost_or_not no_negative_price.
  pose proof (The_Perceptron_on_an_OR_by_prices.no_more_than_all_prices g o Λ cost_or_not no_negative_price) as no_more_than_all_prices.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_more_than_all_prices) (eqn (-1) _ _ G_so_far) _).
  algebra [G'; G; Λ; g].
Qed.

Lemma most_paid : forall (G G' g o r Λ : ℝ),
  G' = G + g -> (* G so far *)
  Λ = g + o -> (* cost or not *)
  G <= Λ * r -> (* most paid *)
  o >= 0 -> (* no negative price *)
  G' <= Λ * (r + 1).
Proof. (* certificate *)
  intros G G' g o r Λ G_so_far cost_or_not most_paid no_negative_price.
  pose proof (The_Perceptron_on_an_OR_by_prices.added G G' g o Λ G_so_far cost_or_not no_negative_price) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ most_paid) (of_le _ _ added)) (eq_refl 0) _).
  algebra [G'; Λ; r; G].
Qed.

Inductive most_paid_run (Λ : ℝ) : ℝ -> ℝ -> Prop :=
  | most_paid_run_start : most_paid_run Λ 0 0
  | most_paid_run_next : forall (G G' g o r : ℝ),
      most_paid_run Λ G r ->
      G' = G + g -> (* G so far *)
      Λ = g + o -> (* cost or not *)
      o >= 0 -> (* no negative price *)
      most_paid_run Λ G' (r + 1).

Lemma most_paid_2 : forall (G_r r Λ : ℝ),
  The_Perceptron_on_an_OR_by_prices.most_paid_run Λ G_r r ->
  G_r <= Λ * r.
Proof. (* induction *)
  intros G_r r Λ relevant_attribute_run.
  cut (forall (G r : ℝ), The_Perceptron_on_an_OR_by_prices.most_paid_run Λ G r ->
    G <= Λ * r).
  { intros all. pose proof (all G_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run G_r r.
  refine (The_Perceptron_on_an_OR_by_prices.most_paid_run_ind Λ (fun (G r : ℝ) =>
    G <= Λ * r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [Λ].
  - intros G G' g o r _ kept_2 G_so_far cost_or_not no_negative_price.
    exact (The_Perceptron_on_an_OR_by_prices.most_paid G G' g o r Λ G_so_far cost_or_not kept_2 no_negative_price).
Qed.

Lemma bound_by_prices : forall (D G_r L M P S_M h_M r Λ : ℝ),
  M = D + P -> (* counted *)
  S_M = G_r -> (* paid by all *)
  h_M <= L -> (* no heavier walk *)
  The_Perceptron_on_an_OR_by_prices.most_paid_run Λ G_r r ->
  The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run h_M S_M P D ->
  M <= L + Λ * r.
Proof. (* certificate *)
  intros D G_r L M P S_M h_M r Λ counted paid_by_all no_heavier_walk relevant_attribute_run mistake_run.
  pose proof (The_Perceptron_on_an_OR_by_prices.most_paid_2 G_r r Λ relevant_attribute_run) as most_paid.
  pose proof (The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_3 D P S_M h_M mistake_run) as paid_and_gained_in_all.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ no_heavier_walk) (of_le _ _ most_paid)) (of_ge _ _ paid_and_gained_in_all)) (eqns _ _ (eqn (-1) _ _ counted) (eqn (-1) _ _ paid_by_all)) _).
  algebra [M; L; Λ; r; D; P; S_M; G_r; h_M].
Qed.

Inductive run_over_relevant_attribute (Λ : ℝ) : ℝ -> nat -> Prop :=
  | run_over_relevant_attribute_start : run_over_relevant_attribute Λ 0 0%nat
  | run_over_relevant_attribute_next : forall (G G' g o : ℝ) (r : nat),
      run_over_relevant_attribute Λ G r ->
      G' = G + g -> (* G so far *)
      Λ = g + o -> (* cost or not *)
      o >= 0 -> (* no negative price *)
      run_over_relevant_attribute Λ G' (Datatypes.S r).

Lemma run_over_relevant_attribute_is_most_paid_run : forall (G_r Λ : ℝ) (r : nat),
  The_Perceptron_on_an_OR_by_prices.run_over_relevant_attribute Λ G_r r -> The_Perceptron_on_an_OR_by_prices.most_paid_run Λ G_r (INR r).
Proof.
  intros G_r Λ r run.
  refine (The_Perceptron_on_an_OR_by_prices.run_over_relevant_attribute_ind Λ (fun (G : ℝ) (r : nat) => The_Perceptron_on_an_OR_by_prices.most_paid_run Λ G (INR r)) _ _ G_r r run); clear run G_r r.
  - exact (The_Perceptron_on_an_OR_by_prices.most_paid_run_start Λ).
  - intros G G' g o r _ previous G_so_far cost_or_not no_negative_price. rewrite S_INR.
    exact (The_Perceptron_on_an_OR_by_prices.most_paid_run_next Λ G G' g o (INR r) previous G_so_far cost_or_not no_negative_price).
Qed.

Inductive run_over_mistake : ℝ -> ℝ -> nat -> nat -> Prop :=
  | run_over_mistake_start : run_over_mistake 0 0 0%nat 0%nat
  | run_over_mistake_next_P : forall (S S' h h' k l m t y : ℝ) (P D : nat),
      run_over_mistake h S P D ->
      S' = S + m -> (* one level up *)
      - k + m = y * (- l - t - 1) -> (* fall of the prices *)
      l + t < 0 -> (* low score *)
      h' >= h - k + 1 -> (* a step up *)
      (l + t) * (l + t + 1) >= 0 -> (* whole score *)
      y >= 0 -> (* prices never rise *)
      run_over_mistake h' S' (Datatypes.S P) D
  | run_over_mistake_next_D : forall (S S' h h' : ℝ) (P D : nat),
      run_over_mistake h S P D ->
      S' = S -> (* no level changed *)
      h' >= h + 1 -> (* a step down *)
      run_over_mistake h' S' P (Datatypes.S D).

Lemma run_over_mistake_is_paid_and_gained_in_all_run : forall (S_M h_M : ℝ) (P D : nat),
  The_Perceptron_on_an_OR_by_prices.run_over_mistake h_M S_M P D -> The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run h_M S_M (INR P) (INR D).
Proof.
  intros S_M h_M P D run.
  refine (The_Perceptron_on_an_OR_by_prices.run_over_mistake_ind (fun (h S : ℝ) (P D : nat) => The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run h S (INR P) (INR D)) _ _ _ h_M S_M P D run); clear run h_M S_M P D.
  - exact The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run_start.
  - intros S S' h h' k l m t y P D _ previous one_level_up fall_of_the_prices low_score a_step_up whole_score prices_never_rise. rewrite S_INR.
    exact (The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run_next_P (INR D) (INR P) S S' h h' k l m t y previous one_level_up fall_of_the_prices low_score a_step_up whole_score prices_never_rise).
  - intros S S' h h' P D _ previous no_level_changed a_step_down. rewrite S_INR.
    exact (The_Perceptron_on_an_OR_by_prices.paid_and_gained_in_all_run_next_D (INR D) (INR P) S S' h h' previous no_level_changed a_step_down).
Qed.

End The_Perceptron_on_an_OR_by_prices.

Theorem theorem_The_Perceptron_on_an_OR_by_prices : forall (G_r L M S_M h_M Λ : ℝ) (D P r : nat),
  The_Perceptron_on_an_OR_by_prices.run_over_relevant_attribute Λ G_r r ->
  The_Perceptron_on_an_OR_by_prices.run_over_mistake h_M S_M P D ->
  M = INR D + INR P -> (* counted *)
  S_M = G_r -> (* paid by all *)
  h_M <= L -> (* no heavier walk *)
  M <= L + Λ * INR r.
Proof.
  intros G_r L M S_M h_M Λ D P r relevant_attribute_run mistake_run counted paid_by_all no_heavier_walk.
  exact (The_Perceptron_on_an_OR_by_prices.bound_by_prices (INR D) G_r L M (INR P) S_M h_M (INR r) Λ counted paid_by_all no_heavier_walk (The_Perceptron_on_an_OR_by_prices.run_over_relevant_attribute_is_most_paid_run G_r Λ r relevant_attribute_run) (The_Perceptron_on_an_OR_by_prices.run_over_mistake_is_paid_and_gained_in_all_run S_M h_M P D mistake_run)).
Qed.

Module Beside_lists.

Lemma none_too_deep : forall (M Z_M h_M : ℝ),
  Peeled_decision_lists.every_mistake_is_a_hit_run Z_M h_M M ->
  Z_M <= 0.
Proof. (* induction *)
  intros M Z_M h_M mistake_run.
  cut (forall (Z h M : ℝ), Peeled_decision_lists.every_mistake_is_a_hit_run Z h M ->
    Z <= 0 /\ h >= M).
  { intros all. destruct (all Z_M h_M M mistake_run) as [kept kept_2].
    exact kept. }
  clear mistake_run Z_M h_M M.
  refine (Peeled_decision_lists.every_mistake_is_a_hit_run_ind (fun (Z h M : ℝ) =>
    Z <= 0 /\ h >= M) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    exact Perceptron_mistake_bound.total_progress.
  - intros M Z Z' a_i b_i d_i d_j e_i e_j f_i h h' l y π _ [kept_3 kept_4] drops_where_it_fires hits_so_far the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use a_hit_or_not no_deeper_before nor_the_one_that_decides ranks_of_the_target no_hit_above_the_rank level_in_use.
    split.
    { exact (Decision_lists_by_levels.none_too_deep Z Z' a_i b_i d_i d_j e_i e_j f_i l y drops_where_it_fires the_deepest_rule drops_where_it_is_wrong down_one_or_not from_the_level_in_use kept_3 no_deeper_before nor_the_one_that_decides ranks_of_the_target level_in_use).
    }
    exact (Peeled_decision_lists.every_mistake_is_a_hit M Z d_j e_j h h' l π hits_so_far a_hit_or_not kept_4 kept_3 nor_the_one_that_decides no_hit_above_the_rank level_in_use).
Qed.

Lemma settled : forall (k k' t t' : ℝ),
  t' = t + 1 -> (* a depth more *)
  k' >= k + 1 -> (* an attribute at each depth *)
  k >= t -> (* settled *)
  k' >= t'.
Proof. (* certificate *)
  intros k k' t t' a_depth_more an_attribute_at_each_depth settled.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ settled) (of_ge _ _ an_attribute_at_each_depth)) (eqn (-1) _ _ a_depth_more) _).
  algebra [k'; t'; t; k].
Qed.

Lemma sum_so_far : forall (k k' n t t' u u' φ_n φ_p : ℝ),
  u' = φ_n + φ_p + u + 2 -> (* both labels *)
  t' = t + 1 -> (* a depth more *)
  φ_n + φ_p = - k - k' + 2 * n -> (* values met at a depth *)
  k' >= k + 1 -> (* an attribute at each depth *)
  k >= t -> (* settled *)
  u <= - t ^ 2 + t * (2 * n + 2) -> (* sum so far *)
  u' <= - t' ^ 2 + t' * (2 * n + 2).
Proof. (* certificate *)
  intros k k' n t t' u u' φ_n φ_p both_labels a_depth_more values_met_at_a_depth an_attribute_at_each_depth settled sum_so_far.
  pose proof (Beside_lists.settled k k' t t' a_depth_more an_attribute_at_each_depth settled) as settled_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ sum_so_far) (of_ge _ _ settled)) (of_ge _ _ settled_2)) (eqns _ _ (eqns _ _ (eqn (-1) _ _ values_met_at_a_depth) (eqn (-1) _ _ both_labels)) (eqn (2 * n - t - t' + 2) _ _ a_depth_more)) _).
  algebra [u'; t'; n; φ_n; φ_p; k; k'; u; t].
Qed.

Inductive settled_run (n : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | settled_run_start : settled_run n 0 0 0 0
  | settled_run_next : forall (D k k' t t' u u' φ_n φ_p : ℝ),
      settled_run n k t u D ->
      u' = φ_n + φ_p + u + 2 -> (* both labels *)
      t' = t + 1 -> (* a depth more *)
      φ_n + φ_p = - k - k' + 2 * n -> (* values met at a depth *)
      k' >= k + 1 -> (* an attribute at each depth *)
      settled_run n k' t' u' (D + 1).

Lemma settled_2 : forall (D k_D n t_D u_D : ℝ),
  Beside_lists.settled_run n k_D t_D u_D D ->
  k_D >= t_D.
Proof. (* induction *)
  intros D k_D n t_D u_D depth_run.
  cut (forall (k t u D : ℝ), Beside_lists.settled_run n k t u D ->
    k >= t /\ u <= - t ^ 2 + t * (2 * n + 2)).
  { intros all. destruct (all k_D t_D u_D D depth_run) as [kept kept_2].
    exact kept. }
  clear depth_run k_D t_D u_D D.
  refine (Beside_lists.settled_run_ind n (fun (k t u D : ℝ) =>
    k >= t /\ u <= - t ^ 2 + t * (2 * n + 2)) _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros D k k' t t' u u' φ_n φ_p _ [kept_3 kept_4] both_labels a_depth_more values_met_at_a_depth an_attribute_at_each_depth.
    split.
    { exact (Beside_lists.settled k k' t t' a_depth_more an_attribute_at_each_depth kept_3).
    }
    exact (Beside_lists.sum_so_far k k' n t t' u u' φ_n φ_p both_labels a_depth_more values_met_at_a_depth an_attribute_at_each_depth kept_3 kept_4).
Qed.

Lemma settled_3 : forall (D k_D n t_D u_D : ℝ),
  t_D = D -> (* depths counted *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  k_D >= D.
Proof. (* certificate *)
  intros D k_D n t_D u_D depths_counted depth_run.
  pose proof (Beside_lists.settled_2 D k_D n t_D u_D depth_run) as settled.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ settled) (eqn 1 _ _ depths_counted) _).
  algebra [k_D; D; t_D].
Qed.

Lemma sum_so_far_2 : forall (D k_D n t_D u_D : ℝ),
  Beside_lists.settled_run n k_D t_D u_D D ->
  u_D <= - t_D ^ 2 + t_D * (2 * n + 2).
Proof. (* induction *)
  intros D k_D n t_D u_D depth_run.
  cut (forall (k t u D : ℝ), Beside_lists.settled_run n k t u D ->
    k >= t /\ u <= - t ^ 2 + t * (2 * n + 2)).
  { intros all. destruct (all k_D t_D u_D D depth_run) as [kept kept_2].
    exact kept_2. }
  clear depth_run k_D t_D u_D D.
  refine (Beside_lists.settled_run_ind n (fun (k t u D : ℝ) =>
    k >= t /\ u <= - t ^ 2 + t * (2 * n + 2)) _ _).
  - split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros D k k' t t' u u' φ_n φ_p _ [kept_3 kept_4] both_labels a_depth_more values_met_at_a_depth an_attribute_at_each_depth.
    split.
    { exact (Beside_lists.settled k k' t t' a_depth_more an_attribute_at_each_depth kept_3).
    }
    exact (Beside_lists.sum_so_far k k' n t t' u u' φ_n φ_p both_labels a_depth_more values_met_at_a_depth an_attribute_at_each_depth kept_3 kept_4).
Qed.

Lemma sum_so_far_3 : forall (D k_D n t_D u_D : ℝ),
  t_D = D -> (* depths counted *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  u_D <= - D ^ 2 + D * (2 * n + 2).
Proof. (* certificate *)
  intros D k_D n t_D u_D depths_counted depth_run.
  pose proof (Beside_lists.sum_so_far_2 D k_D n t_D u_D depth_run) as sum_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ sum_so_far) (eqn (D - 2 * n + t_D - 2) _ _ depths_counted) _).
  algebra [u_D; D; n; t_D].
Qed.

Lemma in_n_and_K : forall (D K T k_D n t_D u_D v : ℝ),
  t_D = D -> (* depths counted *)
  D = K - 2 -> (* depths before the last two *)
  T = - k_D + 3 * n + u_D - 2 * v + 3 -> (* all depths *)
  v >= K -> (* two attributes at the last depth but one *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  T <= - K ^ 2 + 3 * K + n * (2 * K - 1) - 3.
Proof. (* certificate *)
  intros D K T k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths two_attributes_at_the_last_depth_but_one depth_run.
  pose proof (Beside_lists.settled_3 D k_D n t_D u_D depths_counted depth_run) as settled.
  pose proof (Beside_lists.sum_so_far_3 D k_D n t_D u_D depths_counted depth_run) as sum_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ two_attributes_at_the_last_depth_but_one)) (of_ge _ _ settled)) (of_le _ _ sum_so_far)) (eqns _ _ (eqn (-1) _ _ all_depths) (eqn (D + K - 2 * n - 3) _ _ depths_before_the_last_two)) _).
  algebra [T; K; n; k_D; u_D; v; D].
Qed.

Lemma fewer_depths_than_rules : forall (K L : ℝ),
  K <= L - 1 -> (* fewer depths than rules *)
  K <= L - 1.
Proof. (* certificate *)
  intros K L fewer_depths_than_rules.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ fewer_depths_than_rules) (eq_refl 0) _).
  algebra [K; L].
Qed.

Lemma no_more_rules_than_attributes : forall (L n : ℝ),
  L - 1 <= n -> (* no more rules than attributes *)
  L - 1 <= n.
Proof. (* certificate *)
  intros L n no_more_rules_than_attributes.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_more_rules_than_attributes) (eq_refl 0) _).
  algebra [L; n].
Qed.

Lemma rules_and_attributes_to_spare : forall (K L n : ℝ),
  K <= L - 1 -> (* fewer depths than rules *)
  L - 1 <= n -> (* no more rules than attributes *)
  (- K + L - 1) * (- L + n + 1) >= 0.
Proof. (* certificate *)
  intros K L n fewer_depths_than_rules no_more_rules_than_attributes.
  pose proof (Beside_lists.fewer_depths_than_rules K L fewer_depths_than_rules) as fewer_depths_than_rules_2.
  pose proof (Beside_lists.no_more_rules_than_attributes L n no_more_rules_than_attributes) as no_more_rules_than_attributes_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ fewer_depths_than_rules_2) (of_le _ _ no_more_rules_than_attributes_2)) (eq_refl 0) _).
  algebra [K; L; n].
Qed.

Lemma in_n_and_L : forall (D K L T k_D n t_D u_D v : ℝ),
  t_D = D -> (* depths counted *)
  D = K - 2 -> (* depths before the last two *)
  T = - k_D + 3 * n + u_D - 2 * v + 3 -> (* all depths *)
  K <= L - 1 -> (* fewer depths than rules *)
  v >= K -> (* two attributes at the last depth but one *)
  L - 1 <= n -> (* no more rules than attributes *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  T <= - L ^ 2 + 5 * L + n * (2 * L - 3) - 7.
Proof. (* certificate *)
  intros D K L T k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths fewer_depths_than_rules two_attributes_at_the_last_depth_but_one no_more_rules_than_attributes depth_run.
  pose proof (Beside_lists.in_n_and_K D K T k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths two_attributes_at_the_last_depth_but_one depth_run) as in_n_and_K.
  pose proof (Beside_lists.rules_and_attributes_to_spare K L n fewer_depths_than_rules no_more_rules_than_attributes) as rules_and_attributes_to_spare.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 3)) (of_le _ _ fewer_depths_than_rules)) (of_le _ _ in_n_and_K)) (sq (- K + L - 1))) (times _ _ (weak _ (pos 2)) (of_ge _ _ rules_and_attributes_to_spare))) (eq_refl 0) _).
  algebra [T; L; n; K].
Qed.

Lemma simpler : forall (D K L T k_D n t_D u_D v : ℝ),
  t_D = D -> (* depths counted *)
  D = K - 2 -> (* depths before the last two *)
  T = - k_D + 3 * n + u_D - 2 * v + 3 -> (* all depths *)
  K <= L - 1 -> (* fewer depths than rules *)
  v >= K -> (* two attributes at the last depth but one *)
  L - 1 <= n -> (* no more rules than attributes *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  T <= (2 * L - 3) * (n + 1).
Proof. (* certificate *)
  intros D K L T k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths fewer_depths_than_rules two_attributes_at_the_last_depth_but_one no_more_rules_than_attributes depth_run.
  pose proof (Beside_lists.in_n_and_L D K L T k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths fewer_depths_than_rules two_attributes_at_the_last_depth_but_one no_more_rules_than_attributes depth_run) as in_n_and_L.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (frac 7 4)) (times _ _ (weak _ (frac 1 4)) (sq (2 * L - 3)))) (of_le _ _ in_n_and_L)) (eq_refl 0) _).
  algebra [T; L; n].
Qed.

Lemma majority_in_n_and_K : forall (D H K k_D n t_D u_D v : ℝ),
  t_D = D -> (* depths counted *)
  D = K - 2 -> (* depths before the last two *)
  H = - k_D + 2 * n + u_D - v + 3 -> (* all depths *)
  v >= K -> (* two attributes at the last depth but one *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  H <= - K ^ 2 + 4 * K + n * (2 * K - 2) - 3.
Proof. (* certificate *)
  intros D H K k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths two_attributes_at_the_last_depth_but_one depth_run.
  pose proof (Beside_lists.settled_3 D k_D n t_D u_D depths_counted depth_run) as settled.
  pose proof (Beside_lists.sum_so_far_3 D k_D n t_D u_D depths_counted depth_run) as sum_so_far.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ two_attributes_at_the_last_depth_but_one) (of_ge _ _ settled)) (of_le _ _ sum_so_far)) (eqns _ _ (eqn (-1) _ _ all_depths) (eqn (D + K - 2 * n - 3) _ _ depths_before_the_last_two)) _).
  algebra [H; K; n; k_D; u_D; v; D].
Qed.

Lemma majority_in_n_and_L : forall (D H K L k_D n t_D u_D v : ℝ),
  t_D = D -> (* depths counted *)
  D = K - 2 -> (* depths before the last two *)
  H = - k_D + 2 * n + u_D - v + 3 -> (* all depths *)
  K <= L - 1 -> (* fewer depths than rules *)
  v >= K -> (* two attributes at the last depth but one *)
  L - 1 <= n -> (* no more rules than attributes *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  H <= n * (2 * L - 4) - (L - 3) ^ 2 + 1.
Proof. (* certificate *)
  intros D H K L k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths fewer_depths_than_rules two_attributes_at_the_last_depth_but_one no_more_rules_than_attributes depth_run.
  pose proof (Beside_lists.majority_in_n_and_K D H K k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths two_attributes_at_the_last_depth_but_one depth_run) as majority_in_n_and_K.
  pose proof (Beside_lists.rules_and_attributes_to_spare K L n fewer_depths_than_rules no_more_rules_than_attributes) as rules_and_attributes_to_spare.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 4)) (of_le _ _ fewer_depths_than_rules)) (of_le _ _ majority_in_n_and_K)) (sq (- K + L - 1))) (times _ _ (weak _ (pos 2)) (of_ge _ _ rules_and_attributes_to_spare))) (eq_refl 0) _).
  algebra [H; n; L; K].
Qed.

Lemma one_rule_in_n_and_L : forall (D K L T k_D n p t_D u_D v : ℝ),
  t_D = D -> (* depths counted *)
  D = K - 2 -> (* depths before the last two *)
  T = - k_D + 3 * n + u_D - 2 * v + 3 -> (* all depths *)
  K <= L - 1 -> (* fewer depths than rules *)
  v >= K -> (* two attributes at the last depth but one *)
  L - 1 <= n -> (* no more rules than attributes *)
  n >= 1 -> (* some attribute *)
  p <= 2 * L - 3 -> (* pairs of a list *)
  Beside_lists.settled_run n k_D t_D u_D D ->
  T + n * p <= - L ^ 2 + 5 * L + n * (4 * L - 6) - 7.
Proof. (* certificate *)
  intros D K L T k_D n p t_D u_D v depths_counted depths_before_the_last_two all_depths fewer_depths_than_rules two_attributes_at_the_last_depth_but_one no_more_rules_than_attributes some_attribute pairs_of_a_list depth_run.
  pose proof (Beside_lists.in_n_and_L D K L T k_D n t_D u_D v depths_counted depths_before_the_last_two all_depths fewer_depths_than_rules two_attributes_at_the_last_depth_but_one no_more_rules_than_attributes depth_run) as in_n_and_L.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ pairs_of_a_list) (of_le _ _ in_n_and_L)) (times _ _ (of_le _ _ pairs_of_a_list) (of_ge _ _ some_attribute))) (eq_refl 0) _).
  algebra [T; n; p; L].
Qed.

End Beside_lists.

Module Beside_imperfect.

Lemma less_progress : forall (space : ips) (E_M M S_M T γ : ℝ) (u w_M : vec space),
  E_M <= T -> (* all distances *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  ⟨u, w_M⟩ >= M * γ - T.
Proof. (* certificate *)
  intros space E_M M S_M T γ u w_M all_distances mistake_run.
  pose proof (Total_distance.total_progress_2 space E_M M S_M γ u w_M mistake_run) as total_progress.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_distances) (of_ge _ _ total_progress)) (eq_refl 0) _).
  algebra [M; γ; T; E_M] with [u; w_M].
Qed.

Lemma hinge_loss : forall (space : ips) (y γ : ℝ) (p u x : vec space),
  γ • p = u -> (* scaled target *)
  γ * (- y * ⟨p, x⟩ + 1) = - y * ⟨u, x⟩ + γ.
Proof. (* certificate *)
  intros space y γ p u x scaled_target.
  refine (cert_eq _ _ _ _ (pos 1) (veqn (- y • x) _ _ scaled_target) _).
  algebra [γ; y] with [p; x; u].
Qed.

Lemma any_rate : forall (space : ips) (M R T γ λ : ℝ) (u : vec space),
  M = 0 -> (* no mistake *)
  λ > 0 -> (* λ above 0 *)
  T >= 0 -> (* a distance *)
  M * λ * (2 * γ - λ) <= R ^ 2 * ⟨u, u⟩ + 2 * T * λ.
Proof. (* certificate *)
  intros space M R T γ λ u no_mistake above_0 a_distance.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ above_0)) (of_ge _ _ a_distance))) (times _ _ (dot_nonneg u) (sq R))) (eqn (-2 * γ * λ + λ ^ 2) _ _ no_mistake) _).
  algebra [M; λ; γ; R; T] with [u].
Qed.

Lemma last_step : forall (space : ips) (M λ : ℝ) (u w_M : vec space),
  (⟨u, w_M⟩ - M * λ) ^ 2 >= 0.
Proof. (* certificate *)
  intros space M λ u w_M.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (- ⟨u, w_M⟩ + M * λ)) (eq_refl 0) _).
  algebra [M; λ] with [u; w_M].
Qed.

Lemma any_rate_2 : forall (space : ips) (E_M M R S_M T γ λ : ℝ) (u w_M : vec space),
  M > 0 -> (* some mistake *)
  λ > 0 -> (* λ above 0 *)
  E_M <= T -> (* all distances *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  M * λ * (2 * γ - λ) <= R ^ 2 * ⟨u, u⟩ + 2 * T * λ.
Proof. (* certificate *)
  intros space E_M M R S_M T γ λ u w_M some_mistake above_0 all_distances mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.Cauchy_Schwarz_4 space u w_M) as Cauchy_Schwarz.
  pose proof (Beside_imperfect.last_step space M λ u w_M) as last_step.
  pose proof (Total_distance.total_growth space E_M M R S_M w_M mistake_run_2) as total_growth.
  pose proof (Total_distance.total_progress_2 space E_M M S_M γ u w_M mistake_run) as total_progress.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_mistake) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (of_le _ _ Cauchy_Schwarz) (of_ge _ _ last_step)) (times _ _ (of_le _ _ total_growth) (dot_nonneg u))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (weak _ (of_gt _ _ above_0))) (of_le _ _ all_distances)))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_mistake)) (weak _ (of_gt _ _ above_0))) (of_ge _ _ total_progress)))) (eq_refl 0) _).
  algebra [M; λ; γ; R; T; E_M] with [u; w_M].
Qed.

Lemma any_rate_3 : forall (space : ips) (E_M M R S_M T γ λ : ℝ) (u w_M : vec space),
  λ > 0 -> (* λ above 0 *)
  E_M <= T -> (* all distances *)
  M >= 0 -> (* a count *)
  T >= 0 -> (* a distance *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  M * λ * (2 * γ - λ) <= R ^ 2 * ⟨u, u⟩ + 2 * T * λ.
Proof. (* cases *)
  intros space E_M M R S_M T γ λ u w_M above_0 all_distances a_count a_distance mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  destruct (two_cases _ (of_ge _ _ a_count_2)) as [zero | positive].
  - assert (no_mistake : M = 0).
    { refine (same_eq _ _ _ zero _). algebra [M]. }
    exact (Beside_imperfect.any_rate space M R T γ λ u no_mistake above_0 a_distance).
  - assert (some_mistake : M > 0).
    { refine (same_gt _ _ _ positive _). algebra [M]. }
    exact (Beside_imperfect.any_rate_2 space E_M M R S_M T γ λ u w_M some_mistake above_0 all_distances mistake_run mistake_run_2).
Qed.

Lemma as_a_square : forall (space : ips) (E_M M R S_M T γ : ℝ) (u w_M : vec space),
  E_M <= T -> (* all distances *)
  M * γ >= T -> (* beyond T *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  (M * γ - T) ^ 2 <= M * R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space E_M M R S_M T γ u w_M all_distances beyond_T mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.Cauchy_Schwarz_4 space u w_M) as Cauchy_Schwarz.
  pose proof (Total_distance.total_progress_2 space E_M M S_M γ u w_M mistake_run) as total_progress.
  pose proof (Total_distance.total_growth space E_M M R S_M w_M mistake_run_2) as total_growth.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (of_le _ _ Cauchy_Schwarz) (sq (E_M - T))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ beyond_T) (of_le _ _ all_distances)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ beyond_T) (of_ge _ _ total_progress)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ all_distances) (of_ge _ _ total_progress)))) (times _ _ (of_le _ _ total_growth) (dot_nonneg u))) (times _ _ (of_ge _ _ total_progress) (of_ge _ _ total_progress))) (eq_refl 0) _).
  algebra [M; γ; T; R; E_M] with [u; w_M].
Qed.

Lemma root_form : forall (space : ips) (E_M M R S_M T s γ : ℝ) (u w_M : vec space),
  s ^ 2 = R ^ 4 * ⟨u, u⟩ ^ 2 + 4 * R ^ 2 * T * γ * ⟨u, u⟩ -> (* root *)
  E_M <= T -> (* all distances *)
  M * γ >= T -> (* beyond T *)
  s >= 0 -> (* positive root *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  2 * M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ + s.
Proof. (* certificate *)
  intros space E_M M R S_M T s γ u w_M root all_distances beyond_T positive_root mistake_run mistake_run_2.
  destruct (le_or (2 * M * γ ^ 2) (R ^ 2 * ⟨u, u⟩ + 2 * T * γ + s)) as [holds | contrary]; [exact holds |].
  pose proof (Beside_imperfect.as_a_square space E_M M R S_M T γ u w_M all_distances beyond_T mistake_run mistake_run_2) as as_a_square.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ positive_root))) (times _ _ (weak _ (pos 4)) (times _ _ (of_le _ _ as_a_square) (sq γ)))) (eqn 1 _ _ root) _).
  algebra [M; γ; R; T; s] with [u].
Qed.

Lemma root_form_2 : forall (space : ips) (M R T s γ : ℝ) (u : vec space),
  γ > 0 -> (* positive margin *)
  M * γ <= T -> (* below T *)
  s >= 0 -> (* positive root *)
  2 * M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ + s.
Proof. (* certificate *)
  intros space M R T s γ u positive_margin below_T positive_root.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ positive_root) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_margin)) (of_le _ _ below_T)))) (times _ _ (dot_nonneg u) (sq R))) (eq_refl 0) _).
  algebra [M; γ; R; T; s] with [u].
Qed.

Lemma root_form_3 : forall (space : ips) (E_M M R S_M T s γ : ℝ) (u w_M : vec space),
  s ^ 2 = R ^ 4 * ⟨u, u⟩ ^ 2 + 4 * R ^ 2 * T * γ * ⟨u, u⟩ -> (* root *)
  γ > 0 -> (* positive margin *)
  E_M <= T -> (* all distances *)
  s >= 0 -> (* positive root *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  2 * M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩ + 2 * T * γ + s.
Proof. (* split *)
  intros space E_M M R S_M T s γ u w_M root positive_margin all_distances positive_root mistake_run mistake_run_2.
  destruct (two_sides (M * γ - T)) as [above | below].
  - assert (beyond_T : M * γ >= T).
    { refine (same_ge _ _ _ above _). algebra [M; γ; T]. }
    exact (Beside_imperfect.root_form space E_M M R S_M T s γ u w_M root all_distances beyond_T positive_root mistake_run mistake_run_2).
  - assert (below_T : M * γ <= T).
    { refine (same_le _ _ _ below _). algebra [M; γ; T]. }
    exact (Beside_imperfect.root_form_2 space M R T s γ u positive_margin below_T positive_root).
Qed.

Lemma a_count : forall (space : ips) (E_M M S_M : ℝ) (w_M : vec space),
  Squared_distances.evenness_run space w_M E_M S_M M ->
  M >= 0.
Proof. (* induction *)
  intros space E_M M S_M w_M mistake_run.
  cut (forall (w : vec space) (E S M : ℝ), Squared_distances.evenness_run space w E S M ->
    E ^ 2 <= M * S /\ S >= 0 /\ M >= 0).
  { intros all. destruct (all w_M E_M S_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept_3. }
  clear mistake_run w_M E_M S_M M.
  refine (Squared_distances.evenness_run_ind space (fun (w : vec space) (E S M : ℝ) =>
    E ^ 2 <= M * S /\ S >= 0 /\ M >= 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { exact Perceptron_mistake_bound.total_progress.
    }
    exact Perceptron_mistake_bound.total_progress.
  - intros E E' M S S' d w w' _ [kept_4 [kept_5 kept_6]] distances_so_far squared_distances_so_far.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Squared_distances.evenness_3 E E' M S S' d distances_so_far squared_distances_so_far kept_4 kept_6 kept_5)) _). algebra [E'; S'; M].
    }
    split.
    { exact (Squared_distances.squares S S' d squared_distances_so_far kept_5).
    }
    exact (Squared_distances.a_count M kept_6).
Qed.

Lemma best_column : forall (space : ips) (D E_M M N R S_M Δ γ : ℝ) (u w_M : vec space),
  ⟨u, u⟩ = N ^ 2 -> (* length of the target *)
  Δ ^ 2 * N = D * R -> (* best column's entry *)
  Δ > 0 -> (* Δ above 0 *)
  γ > 0 -> (* positive margin *)
  S_M <= D ^ 2 -> (* all squared distances *)
  M >= 0 -> (* a count *)
  Total_distance.total_progress_run space γ u w_M E_M S_M M ->
  Squared_distances.evenness_run space w_M E_M S_M M ->
  Total_distance.total_growth_run space R w_M E_M S_M M ->
  M * γ ^ 2 <= (D + N * R) ^ 2.
Proof. (* certificate *)
  intros space D E_M M N R S_M Δ γ u w_M length_of_the_target best_column_s_entry above_0 positive_margin all_squared_distances a_count mistake_run mistake_run_2 mistake_run_3.
  pose proof (Squared_distances.mistake_bound_3 space D E_M M R S_M Δ γ u w_M positive_margin all_squared_distances a_count mistake_run mistake_run_2 mistake_run_3) as mistake_bound.
  refine (cert_le _ _ _ _ _ (stimes _ _ (of_gt _ _ above_0) (of_gt _ _ above_0)) (of_le _ _ mistake_bound) (eqns _ _ (eqn (- Δ ^ 4 - Δ ^ 2 * R ^ 2) _ _ length_of_the_target) (eqn (D * R - Δ ^ 2 * N) _ _ best_column_s_entry)) _).
  algebra [M; γ; D; N; R; Δ] with [u].
Qed.

Lemma a_root : forall (D N R : ℝ),
  D >= 0 -> (* a length *)
  N >= 0 -> (* a length *)
  R >= 0 -> (* a length *)
  N * R * (2 * D + N * R) >= 0.
Proof. (* certificate *)
  intros D N R a_length a_length_2 a_length_3.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (sq N) (sq R)) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (of_ge _ _ a_length_3) (of_ge _ _ a_length_2)) (of_ge _ _ a_length)))) (eq_refl 0) _).
  algebra [N; R; D].
Qed.

Lemma squares_are_sharper : forall (D N R T s γ : ℝ),
  s ^ 2 = N ^ 2 * R ^ 2 * (N ^ 2 * R ^ 2 + 4 * T * γ) -> (* root *)
  D ^ 2 + D * N * R <= T * γ -> (* small distances *)
  D >= 0 -> (* a length *)
  N >= 0 -> (* a length *)
  R >= 0 -> (* a length *)
  s >= 0 -> (* positive root *)
  2 * (D + N * R) ^ 2 <= N ^ 2 * R ^ 2 + 2 * T * γ + s.
Proof. (* certificate *)
  intros D N R T s γ root small_distances a_length a_length_2 a_length_3 positive_root.
  destruct (le_or (2 * (D + N * R) ^ 2) (N ^ 2 * R ^ 2 + 2 * T * γ + s)) as [holds | contrary]; [exact holds |].
  pose proof (Beside_imperfect.a_root D N R a_length a_length_2 a_length_3) as a_root.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ positive_root) (of_le _ _ small_distances))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ positive_root)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ small_distances) (of_ge _ _ a_root)))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ small_distances)))) (times _ _ (weak _ (pos 4)) (times _ _ (times _ _ (of_le _ _ small_distances) (sq N)) (sq R)))) (eqn 1 _ _ root) _).
  algebra [D; N; R; T; γ; s].
Qed.

Lemma the_root_form_is_sharper : forall (D N R T s γ : ℝ),
  s ^ 2 = N ^ 2 * R ^ 2 * (N ^ 2 * R ^ 2 + 4 * T * γ) -> (* root *)
  D ^ 2 + D * N * R >= T * γ -> (* large distances *)
  D >= 0 -> (* a length *)
  N >= 0 -> (* a length *)
  R >= 0 -> (* a length *)
  s >= 0 -> (* positive root *)
  2 * (D + N * R) ^ 2 >= N ^ 2 * R ^ 2 + 2 * T * γ + s.
Proof. (* certificate *)
  intros D N R T s γ root large_distances a_length a_length_2 a_length_3 positive_root.
  destruct (ge_or (2 * (D + N * R) ^ 2) (N ^ 2 * R ^ 2 + 2 * T * γ + s)) as [holds | contrary]; [exact holds |].
  pose proof (Beside_imperfect.a_root D N R a_length a_length_2 a_length_3) as a_root.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ positive_root) (of_ge _ _ large_distances))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ large_distances) (of_ge _ _ a_root)))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ large_distances)))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ a_root)))) (times _ _ (weak _ (pos 4)) (times _ _ (times _ _ (of_ge _ _ large_distances) (sq N)) (sq R)))) (eqn (-1) _ _ root) _).
  algebra [D; N; R; T; γ; s].
Qed.

Lemma start_within_B : forall (B v_0 : ℝ),
  v_0 ^ 2 <= B ^ 2 -> (* start within B *)
  v_0 ^ 2 <= B ^ 2.
Proof. (* certificate *)
  intros B v_0 start_within_B.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ start_within_B) (eq_refl 0) _).
  algebra [v_0; B].
Qed.

Lemma never_further_out : forall (B R v v' z : ℝ),
  v' = v + z -> (* update of one *)
  v * z <= 0 -> (* mistake *)
  R ^ 2 <= B ^ 2 -> (* R within B *)
  v ^ 2 <= B ^ 2 -> (* never further out *)
  z ^ 2 <= R ^ 2 -> (* radius *)
  v' ^ 2 <= B ^ 2.
Proof. (* certificate *)
  intros B R v v' z update_of_one mistake R_within_B never_further_out radius.
  destruct (le_or (v' ^ 2) (B ^ 2)) as [holds | contrary]; [exact holds |].
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 4)) (times _ _ (of_le _ _ never_further_out) (of_le _ _ radius))) (times _ _ (weak _ (frac 1 4)) (times _ _ (of_le _ _ never_further_out) (of_le _ _ R_within_B)))) (times _ _ (weak _ (frac 3 4)) (times _ _ (sq (v - v')) (of_le _ _ radius)))) (times _ _ (weak _ (frac 3 4)) (times _ _ (sq (v - v')) (of_le _ _ R_within_B)))) (times _ _ (weak _ (frac 1 2)) (times _ _ (sq (v' + z)) (of_le _ _ mistake)))) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ mistake)))) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ never_further_out))) (times _ _ (weak _ (frac 1 4)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ radius)))) (times _ _ (weak _ (frac 1 4)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_le _ _ R_within_B)))) (eqn (3 * B ^ 2 * v / 2 - v * v' ^ 2 - v * z ^ 2 / 2 - v' ^ 3 - v' ^ 2 * z) _ _ update_of_one) _).
  algebra [v'; B; v; z; R].
Qed.

Inductive never_further_out_run (R v_0 : ℝ) : ℝ -> ℝ -> Prop :=
  | never_further_out_run_start : never_further_out_run R v_0 v_0 0
  | never_further_out_run_next : forall (M v v' z : ℝ),
      never_further_out_run R v_0 v M ->
      v' = v + z -> (* update of one *)
      v * z <= 0 -> (* mistake *)
      z ^ 2 <= R ^ 2 -> (* radius *)
      never_further_out_run R v_0 v' (M + 1).

Lemma never_further_out_2 : forall (B M R v_0 v_M : ℝ),
  R ^ 2 <= B ^ 2 -> (* R within B *)
  v_0 ^ 2 <= B ^ 2 -> (* start within B *)
  Beside_imperfect.never_further_out_run R v_0 v_M M ->
  v_M ^ 2 <= B ^ 2.
Proof. (* induction *)
  intros B M R v_0 v_M R_within_B start_within_B mistake_run.
  cut (forall (v M : ℝ), Beside_imperfect.never_further_out_run R v_0 v M ->
    v ^ 2 <= B ^ 2).
  { intros all. pose proof (all v_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run v_M M.
  refine (Beside_imperfect.never_further_out_run_ind R v_0 (fun (v M : ℝ) =>
    v ^ 2 <= B ^ 2) _ _).
  - exact (Beside_imperfect.start_within_B B v_0 start_within_B).
  - intros M v v' z _ kept_2 update_of_one mistake radius.
    exact (Beside_imperfect.never_further_out B R v v' z update_of_one mistake R_within_B kept_2 radius).
Qed.

End Beside_imperfect.

Module Beside_gradient.

Lemma at_the_kink : forall (space : ips) (ell ell_u s y : ℝ) (u w x : vec space),
  ell = 0 -> (* no hinge loss *)
  y * ⟨w, x⟩ = 0 -> (* tie *)
  s <= 1 -> (* no more than all *)
  ell_u >= 0 -> (* no negative loss *)
  s >= 0 -> (* no less than none *)
  ell_u >= - y * ⟨u, x⟩ -> (* perceptron loss of u *)
  ell_u >= - s * y * ⟨u ⊕ -1 • w, x⟩ + ell.
Proof. (* certificate *)
  intros space ell ell_u s y u w x no_hinge_loss tie no_more_than_all no_negative_loss no_less_than_none perceptron_loss_of_u.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ no_less_than_none) (of_ge _ _ perceptron_loss_of_u)) (times _ _ (of_le _ _ no_more_than_all) (of_ge _ _ no_negative_loss))) (eqns _ _ (eqn (- s) _ _ tie) (eqn (-1) _ _ no_hinge_loss)) _).
  algebra [ell_u; s; y; ell] with [u; w; x].
Qed.

Lemma step : forall (space : ips) (D G L_T T U_T q η : ℝ) (u w_T : vec space),
  D ^ 2 = ⟨u, u⟩ -> (* length of u *)
  q ^ 2 = T -> (* root of T *)
  η > 0 -> (* positive step size *)
  Regret_of_online_gradient_descent.all_rounds_run space G η u w_T L_T U_T T ->
  2 * η * (L_T - U_T) <= D ^ 2 + G ^ 2 * η ^ 2 * q ^ 2.
Proof. (* certificate *)
  intros space D G L_T T U_T q η u w_T length_of_u root_of_T positive_step_size round_run.
  pose proof (Regret_of_online_gradient_descent.regret space G L_T T U_T η u w_T positive_step_size round_run) as regret.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ regret) (eqns _ _ (eqn 1 _ _ length_of_u) (eqn (G ^ 2 * η ^ 2) _ _ root_of_T)) _).
  algebra [η; L_T; U_T; D; G; q; T] with [u].
Qed.

Lemma step_2 : forall (space : ips) (D G L_T T U_T q η : ℝ) (u w_T : vec space),
  D ^ 2 = ⟨u, u⟩ -> (* length of u *)
  G * η * q = D -> (* balanced rate *)
  q ^ 2 = T -> (* root of T *)
  η > 0 -> (* positive step size *)
  Regret_of_online_gradient_descent.all_rounds_run space G η u w_T L_T U_T T ->
  2 * η * (L_T - U_T) <= 2 * D * G * η * q.
Proof. (* certificate *)
  intros space D G L_T T U_T q η u w_T length_of_u balanced_rate root_of_T positive_step_size round_run.
  pose proof (Beside_gradient.step space D G L_T T U_T q η u w_T length_of_u root_of_T positive_step_size round_run) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ fact) (eqn (D - G * η * q) _ _ balanced_rate) _).
  algebra [η; L_T; U_T; D; G; q].
Qed.

Lemma tuned : forall (space : ips) (D G L_T T U_T q η : ℝ) (u w_T : vec space),
  D ^ 2 = ⟨u, u⟩ -> (* length of u *)
  G * η * q = D -> (* balanced rate *)
  q ^ 2 = T -> (* root of T *)
  η > 0 -> (* positive step size *)
  Regret_of_online_gradient_descent.all_rounds_run space G η u w_T L_T U_T T ->
  L_T - U_T <= D * G * q.
Proof. (* certificate *)
  intros space D G L_T T U_T q η u w_T length_of_u balanced_rate root_of_T positive_step_size round_run.
  pose proof (Beside_gradient.step_2 space D G L_T T U_T q η u w_T length_of_u balanced_rate root_of_T positive_step_size round_run) as fact.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_step_size) (times _ _ (weak _ (frac 1 2)) (of_le _ _ fact)) (eq_refl 0) _).
  algebra [L_T; U_T; D; G; q; η].
Qed.

Lemma twice_the_best : forall (space : ips) (R S_T T V_T a η : ℝ) (u w_T : vec space),
  2 * R ^ 2 * η = 1 -> (* rate of the radius *)
  2 * a = 1 -> (* trade of one half *)
  R ^ 2 > 0 -> (* some radius *)
  a > 0 -> (* positive trade *)
  η > 0 -> (* positive step size *)
  LMS_on_any_data.all_rounds_run space R η u w_T S_T V_T T ->
  S_T <= 2 * R ^ 2 * ⟨u, u⟩ + 2 * V_T.
Proof. (* certificate *)
  intros space R S_T T V_T a η u w_T rate_of_the_radius trade_of_one_half some_radius positive_trade positive_step_size round_run.
  pose proof (LMS_on_any_data.squared_errors space R S_T T V_T a η u w_T positive_trade positive_step_size round_run) as squared_errors.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 4)) (times _ _ (weak _ (of_gt _ _ some_radius)) (of_le _ _ squared_errors))) (eqns _ _ (eqn (-2 * R ^ 2 * S_T * a * η - 2 * S_T * a ^ 2 + 3 * S_T * a - 2 * V_T) _ _ rate_of_the_radius) (eqn (-2 * R ^ 2 * ⟨u, u⟩ - S_T * a + S_T) _ _ trade_of_one_half)) _).
  algebra [S_T; R; V_T; a; η] with [u].
Qed.

Lemma two_cycle : forall (c v v_1 v_2 η : ℝ),
  c * (2 - η) = - η -> (* centre of the cycle *)
  v_1 = η * (1 - v) + v -> (* LMS on (1, +1) *)
  v_2 = η * (- v_1 - 1) + v_1 -> (* LMS on (1, −1) *)
  - c + v_2 = (1 - η) ^ 2 * (- c + v).
Proof. (* certificate *)
  intros c v v_1 v_2 η centre_of_the_cycle LMS_on_1_1 LMS_on_1_1_2.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn (1 - η) _ _ LMS_on_1_1) (eqn 1 _ _ LMS_on_1_1_2)) (eqn (- η) _ _ centre_of_the_cycle)) _).
  algebra [c; v_2; η; v; v_1].
Qed.

Lemma other_end : forall (c v v_1 η : ℝ),
  c * (2 - η) = - η -> (* centre of the cycle *)
  v = c -> (* on the cycle *)
  v_1 = η * (1 - v) + v -> (* LMS on (1, +1) *)
  v_1 = - c.
Proof. (* certificate *)
  intros c v v_1 η centre_of_the_cycle on_the_cycle LMS_on_1_1.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn 1 _ _ LMS_on_1_1) (eqn 1 _ _ centre_of_the_cycle)) (eqn (1 - η) _ _ on_the_cycle)) _).
  algebra [v_1; c; η; v].
Qed.

End Beside_gradient.

Module Beside_pac.

Lemma tangent : forall (g ε : ℝ),
  g = ln (1 - ε) -> (* logarithm *)
  1 - ε > 0 -> (* positive *)
  g <= - ε.
Proof. (* instance *)
  intros g ε logarithm positive.
  refine (same_le _ _ _ (of_le _ _ (Guess_and_double_an_unknown_margin.tangent_3 g (1 - ε) logarithm positive)) _). algebra [g; ε].
Qed.

Lemma tangent_2 : forall (g ε : ℝ),
  g = ln (1 - ε) -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  g <= - ε.
Proof. (* discharge *)
  intros g ε logarithm below_1.
  pose proof (PAC_learning_by_consistency.below_1 ε below_1) as below_1_2.
  assert (below_1_again : 1 - ε > 0).
  { refine (same_gt _ _ _ (of_lt _ _ below_1) _). algebra [ε]. }
  exact (Beside_pac.tangent g ε logarithm below_1_again).
Qed.

Lemma tangent_3 : forall (g ε : ℝ),
  g = ln (1 - ε) -> (* logarithm *)
  ε < 1 -> (* ε below 1 *)
  g <= - ε.
Proof. (* certificate *)
  intros g ε logarithm below_1.
  pose proof (Beside_pac.tangent_2 g ε logarithm below_1) as tangent.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ tangent) (eq_refl 0) _).
  algebra [g; ε].
Qed.

Lemma added : forall (I I' i : ℝ),
  I' = I + i -> (* I so far *)
  i ^ 2 = i -> (* new or not *)
  I' <= I + 1.
Proof. (* certificate *)
  intros I I' i I_so_far new_or_not.
  pose proof (A_bad_hypothesis_that_survives.step_2 i new_or_not) as one_at_most.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ one_at_most) (eqn (-1) _ _ I_so_far) _).
  algebra [I'; I; i].
Qed.

Lemma one_for_each_addition : forall (I I' i r : ℝ),
  I' = I + i -> (* I so far *)
  i ^ 2 = i -> (* new or not *)
  I <= r -> (* one for each addition *)
  I' <= r + 1.
Proof. (* certificate *)
  intros I I' i r I_so_far new_or_not one_for_each_addition.
  pose proof (Beside_pac.added I I' i I_so_far new_or_not) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_for_each_addition) (of_le _ _ added)) (eq_refl 0) _).
  algebra [I'; r; I].
Qed.

Inductive one_for_each_addition_run : ℝ -> ℝ -> Prop :=
  | one_for_each_addition_run_start : one_for_each_addition_run 0 0
  | one_for_each_addition_run_next : forall (I I' i r : ℝ),
      one_for_each_addition_run I r ->
      I' = I + i -> (* I so far *)
      i ^ 2 = i -> (* new or not *)
      one_for_each_addition_run I' (r + 1).

Lemma one_for_each_addition_2 : forall (I_r r : ℝ),
  Beside_pac.one_for_each_addition_run I_r r ->
  I_r <= r.
Proof. (* induction *)
  intros I_r r addition_run.
  cut (forall (I r : ℝ), Beside_pac.one_for_each_addition_run I r ->
    I <= r).
  { intros all. pose proof (all I_r r addition_run) as kept.
    exact kept. }
  clear addition_run I_r r.
  refine (Beside_pac.one_for_each_addition_run_ind (fun (I r : ℝ) =>
    I <= r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros I I' i r _ kept_2 I_so_far new_or_not.
    exact (Beside_pac.one_for_each_addition I I' i r I_so_far new_or_not kept_2).
Qed.

Lemma one_clause_more : forall (I_r Z Z' n r : ℝ),
  Z' = I_r + Z -> (* with this clause *)
  r = 2 * n + 1 -> (* a literal or nothing *)
  Beside_pac.one_for_each_addition_run I_r r ->
  Z' <= Z + 2 * n + 1.
Proof. (* certificate *)
  intros I_r Z Z' n r with_this_clause a_literal_or_nothing addition_run.
  pose proof (Beside_pac.one_for_each_addition_2 I_r r addition_run) as one_for_each_addition.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_for_each_addition) (eqns _ _ (eqn (-1) _ _ with_this_clause) (eqn (-1) _ _ a_literal_or_nothing)) _).
  algebra [Z'; Z; n; I_r; r].
Qed.

Lemma clause_by_clause : forall (H I_r Z Z' n r : ℝ),
  Z' = I_r + Z -> (* with this clause *)
  r = 2 * n + 1 -> (* a literal or nothing *)
  Z <= 2 * H * n + H -> (* clause by clause *)
  Beside_pac.one_for_each_addition_run I_r r ->
  Z' <= H + 2 * n * (H + 1) + 1.
Proof. (* certificate *)
  intros H I_r Z Z' n r with_this_clause a_literal_or_nothing clause_by_clause addition_run.
  pose proof (Beside_pac.one_clause_more I_r Z Z' n r with_this_clause a_literal_or_nothing addition_run) as one_clause_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ clause_by_clause) (of_le _ _ one_clause_more)) (eq_refl 0) _).
  algebra [Z'; H; n; Z].
Qed.

Inductive clause_by_clause_run (n : ℝ) : ℝ -> ℝ -> Prop :=
  | clause_by_clause_run_start : clause_by_clause_run n 0 0
  | clause_by_clause_run_next : forall (H I_r Z Z' r : ℝ),
      clause_by_clause_run n Z H ->
      Z' = I_r + Z -> (* with this clause *)
      r = 2 * n + 1 -> (* a literal or nothing *)
      Beside_pac.one_for_each_addition_run I_r r ->
      clause_by_clause_run n Z' (H + 1).

Lemma clause_by_clause_2 : forall (H Z_H n : ℝ),
  Beside_pac.clause_by_clause_run n Z_H H ->
  Z_H <= 2 * H * n + H.
Proof. (* induction *)
  intros H Z_H n clause_run.
  cut (forall (Z H : ℝ), Beside_pac.clause_by_clause_run n Z H ->
    Z <= 2 * H * n + H).
  { intros all. pose proof (all Z_H H clause_run) as kept.
    exact kept. }
  clear clause_run Z_H H.
  refine (Beside_pac.clause_by_clause_run_ind n (fun (Z H : ℝ) =>
    Z <= 2 * H * n + H) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros H I_r Z Z' r _ kept_2 with_this_clause a_literal_or_nothing addition_run.
    refine (same_le _ _ _ (of_le _ _ (Beside_pac.clause_by_clause H I_r Z Z' n r with_this_clause a_literal_or_nothing kept_2 addition_run)) _). algebra [Z'; H; n].
Qed.

Lemma one_literal_more : forall (H H' Z_H n : ℝ),
  H' = Z_H -> (* a clause, and a literal or nothing *)
  Beside_pac.clause_by_clause_run n Z_H H ->
  H' <= H * (2 * n + 1).
Proof. (* certificate *)
  intros H H' Z_H n a_clause_and_a_literal_or_nothing clause_run.
  pose proof (Beside_pac.clause_by_clause_2 H Z_H n clause_run) as clause_by_clause.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ clause_by_clause) (eqn (-1) _ _ a_clause_and_a_literal_or_nothing) _).
  algebra [H'; H; n; Z_H].
Qed.

Lemma a_factor : forall (n : ℝ),
  n >= 0 -> (* a count *)
  2 * n + 1 >= 0.
Proof. (* certificate *)
  intros n a_count.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (times _ _ (weak _ (pos 2)) (of_ge _ _ a_count))) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma clauses : forall (H H' Y Y' Z_H n : ℝ),
  Y' = Y * (2 * n + 1) -> (* 2n + 1 as a factor *)
  H' = Z_H -> (* a clause, and a literal or nothing *)
  H <= Y -> (* clauses *)
  n >= 0 -> (* a count *)
  Beside_pac.clause_by_clause_run n Z_H H ->
  H' <= Y'.
Proof. (* certificate *)
  intros H H' Y Y' Z_H n v2n_1_as_a_factor a_clause_and_a_literal_or_nothing clauses a_count clause_run.
  pose proof (Beside_pac.one_literal_more H H' Z_H n a_clause_and_a_literal_or_nothing clause_run) as one_literal_more.
  pose proof (Beside_pac.a_factor n a_count) as a_factor.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_literal_more) (times _ _ (of_le _ _ clauses) (of_ge _ _ a_factor))) (eqn 1 _ _ v2n_1_as_a_factor) _).
  algebra [H'; Y'; Y; n; H].
Qed.

Inductive clauses_run (n : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | clauses_run_start : clauses_run n 1 1 0
  | clauses_run_next : forall (H H' J Y Y' Z_H : ℝ),
      clauses_run n H Y J ->
      Y' = Y * (2 * n + 1) -> (* 2n + 1 as a factor *)
      H' = Z_H -> (* a clause, and a literal or nothing *)
      Beside_pac.clause_by_clause_run n Z_H H ->
      clauses_run n H' Y' (J + 1).

Lemma clauses_2 : forall (H_k J n v2n_plus_1_pow_k : ℝ),
  n >= 0 -> (* a count *)
  Beside_pac.clauses_run n H_k v2n_plus_1_pow_k J ->
  H_k <= v2n_plus_1_pow_k.
Proof. (* induction *)
  intros H_k J n v2n_plus_1_pow_k a_count literal_run.
  cut (forall (H Y J : ℝ), Beside_pac.clauses_run n H Y J ->
    H <= Y).
  { intros all. pose proof (all H_k v2n_plus_1_pow_k J literal_run) as kept.
    exact kept. }
  clear literal_run H_k v2n_plus_1_pow_k J.
  refine (Beside_pac.clauses_run_ind n (fun (H Y J : ℝ) =>
    H <= Y) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros H H' J Y Y' Z_H _ kept_2 v2n_1_as_a_factor a_clause_and_a_literal_or_nothing clause_run.
    exact (Beside_pac.clauses H H' Y Y' Z_H n v2n_1_as_a_factor a_clause_and_a_literal_or_nothing kept_2 a_count clause_run).
Qed.

Lemma one_at_most : forall (i_1 : ℝ),
  i_1 ^ 2 = i_1 -> (* new with the clause or not *)
  i_1 <= 1.
Proof. (* certificate *)
  intros i_1 new_with_the_clause_or_not.
  refine (cert_le _ _ _ _ _ (pos 1) (sq (1 - i_1)) (eqn (-1) _ _ new_with_the_clause_or_not) _).
  algebra [i_1].
Qed.

Lemma one_at_most_2 : forall (i_0 : ℝ),
  i_0 ^ 2 = i_0 -> (* new without it or not *)
  i_0 <= 1.
Proof. (* certificate *)
  intros i_0 new_without_it_or_not.
  refine (cert_le _ _ _ _ _ (pos 1) (sq (1 - i_0)) (eqn (-1) _ _ new_without_it_or_not) _).
  algebra [i_0].
Qed.

Lemma two_at_most : forall (S S' i_0 i_1 : ℝ),
  S' = S + i_0 + i_1 -> (* functions made so far *)
  i_0 ^ 2 = i_0 -> (* new without it or not *)
  i_1 ^ 2 = i_1 -> (* new with the clause or not *)
  S' <= S + 2.
Proof. (* certificate *)
  intros S S' i_0 i_1 functions_made_so_far new_without_it_or_not new_with_the_clause_or_not.
  pose proof (Beside_pac.one_at_most i_1 new_with_the_clause_or_not) as one_at_most.
  pose proof (Beside_pac.one_at_most_2 i_0 new_without_it_or_not) as one_at_most_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_at_most) (of_le _ _ one_at_most_2)) (eqn (-1) _ _ functions_made_so_far) _).
  algebra [S'; S; i_0; i_1].
Qed.

Lemma function_by_function : forall (M S S' i_0 i_1 : ℝ),
  S' = S + i_0 + i_1 -> (* functions made so far *)
  i_0 ^ 2 = i_0 -> (* new without it or not *)
  i_1 ^ 2 = i_1 -> (* new with the clause or not *)
  S <= 2 * M -> (* function by function *)
  S' <= 2 * M + 2.
Proof. (* certificate *)
  intros M S S' i_0 i_1 functions_made_so_far new_without_it_or_not new_with_the_clause_or_not function_by_function.
  pose proof (Beside_pac.two_at_most S S' i_0 i_1 functions_made_so_far new_without_it_or_not new_with_the_clause_or_not) as two_at_most.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ function_by_function) (of_le _ _ two_at_most)) (eq_refl 0) _).
  algebra [S'; M; S].
Qed.

Inductive function_by_function_run : ℝ -> ℝ -> Prop :=
  | function_by_function_run_start : function_by_function_run 0 0
  | function_by_function_run_next : forall (M S S' i_0 i_1 : ℝ),
      function_by_function_run S M ->
      S' = S + i_0 + i_1 -> (* functions made so far *)
      i_0 ^ 2 = i_0 -> (* new without it or not *)
      i_1 ^ 2 = i_1 -> (* new with the clause or not *)
      function_by_function_run S' (M + 1).

Lemma function_by_function_2 : forall (M S_M : ℝ),
  Beside_pac.function_by_function_run S_M M ->
  S_M <= 2 * M.
Proof. (* induction *)
  intros M S_M function_run.
  cut (forall (S M : ℝ), Beside_pac.function_by_function_run S M ->
    S <= 2 * M).
  { intros all. pose proof (all S_M M function_run) as kept.
    exact kept. }
  clear function_run S_M M.
  refine (Beside_pac.function_by_function_run_ind (fun (S M : ℝ) =>
    S <= 2 * M) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros M S S' i_0 i_1 _ kept_2 functions_made_so_far new_without_it_or_not new_with_the_clause_or_not.
    refine (same_le _ _ _ (of_le _ _ (Beside_pac.function_by_function M S S' i_0 i_1 functions_made_so_far new_without_it_or_not new_with_the_clause_or_not kept_2)) _). algebra [S'; M].
Qed.

Lemma one_clause_more_2 : forall (M M' S_M : ℝ),
  M' = S_M -> (* an AND, with one clause more or without *)
  Beside_pac.function_by_function_run S_M M ->
  M' <= 2 * M.
Proof. (* certificate *)
  intros M M' S_M an_AND_with_one_clause_more_or_without function_run.
  pose proof (Beside_pac.function_by_function_2 M S_M function_run) as function_by_function.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ function_by_function) (eqn (-1) _ _ an_AND_with_one_clause_more_or_without) _).
  algebra [M'; M; S_M].
Qed.

Lemma ANDs_of_clauses : forall (D D' M M' S_M : ℝ),
  D' = 2 * D -> (* 2 as a factor *)
  M' = S_M -> (* an AND, with one clause more or without *)
  M <= D -> (* ANDs of clauses *)
  Beside_pac.function_by_function_run S_M M ->
  M' <= D'.
Proof. (* certificate *)
  intros D D' M M' S_M v2_as_a_factor an_AND_with_one_clause_more_or_without ANDs_of_clauses function_run.
  pose proof (Beside_pac.one_clause_more_2 M M' S_M an_AND_with_one_clause_more_or_without function_run) as one_clause_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ ANDs_of_clauses)) (of_le _ _ one_clause_more)) (eqn 1 _ _ v2_as_a_factor) _).
  algebra [M'; D'; D; M].
Qed.

Inductive ANDs_of_clauses_run : ℝ -> ℝ -> ℝ -> Prop :=
  | ANDs_of_clauses_run_start : ANDs_of_clauses_run 1 1 0
  | ANDs_of_clauses_run_next : forall (D D' H_k M M' S_M : ℝ),
      ANDs_of_clauses_run M D H_k ->
      D' = 2 * D -> (* 2 as a factor *)
      M' = S_M -> (* an AND, with one clause more or without *)
      Beside_pac.function_by_function_run S_M M ->
      ANDs_of_clauses_run M' D' (H_k + 1).

Lemma ANDs_of_clauses_2 : forall (H_k M_H v2_pow_H : ℝ),
  Beside_pac.ANDs_of_clauses_run M_H v2_pow_H H_k ->
  M_H <= v2_pow_H.
Proof. (* induction *)
  intros H_k M_H v2_pow_H clause_run.
  cut (forall (M D H_k : ℝ), Beside_pac.ANDs_of_clauses_run M D H_k ->
    M <= D).
  { intros all. pose proof (all M_H v2_pow_H H_k clause_run) as kept.
    exact kept. }
  clear clause_run M_H v2_pow_H H_k.
  refine (Beside_pac.ANDs_of_clauses_run_ind (fun (M D H_k : ℝ) =>
    M <= D) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros D D' H_k M M' S_M _ kept_2 v2_as_a_factor an_AND_with_one_clause_more_or_without function_run.
    exact (Beside_pac.ANDs_of_clauses D D' M M' S_M v2_as_a_factor an_AND_with_one_clause_more_or_without kept_2 function_run).
Qed.

Lemma step : forall (M : ℝ),
  M >= 1 -> (* some AND *)
  2 * M > 0.
Proof. (* certificate *)
  intros M some_AND.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (times _ _ (weak _ (pos 2)) (of_ge _ _ some_AND))) (eq_refl 0) _).
  algebra [M].
Qed.

Lemma tangent_4 : forall (M M' l_2 ν ν' : ℝ),
  ν = ln M -> (* logarithm *)
  ν' = ln M' -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  M > 0 -> (* positive *)
  M' > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  2 * M * (- l_2 - ν + ν') <= -2 * M + M'.
Proof. (* instance *)
  intros M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 2 M M' l_2 ν ν' logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [M; l_2; ν; ν'; M'].
Qed.

Lemma tangent_5 : forall (M M' l_2 ν ν' : ℝ),
  ν = ln M -> (* logarithm *)
  ν' = ln M' -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  M > 0 -> (* positive *)
  M' > 0 -> (* positive *)
  2 * M * (- l_2 - ν + ν') <= -2 * M + M'.
Proof. (* discharge *)
  intros M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 positive positive_2.
  pose proof Halving.positive_3 as positive_3.
  exact (Beside_pac.tangent_4 M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma step_2 : forall (M : ℝ),
  M >= 1 -> (* some AND *)
  M > 0.
Proof. (* certificate *)
  intros M some_AND.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_AND)) (eq_refl 0) _).
  algebra [M].
Qed.

Lemma tangent_6 : forall (M M' l_2 ν ν' : ℝ),
  ν = ln M -> (* logarithm *)
  ν' = ln M' -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  M' > 0 -> (* positive *)
  M >= 1 -> (* some AND *)
  2 * M * (- l_2 - ν + ν') <= -2 * M + M'.
Proof. (* discharge *)
  intros M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 positive some_AND.
  pose proof (Beside_pac.step_2 M some_AND) as lemma.
  exact (Beside_pac.tangent_5 M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 lemma positive).
Qed.

Lemma step_3 : forall (M' : ℝ),
  M' >= 1 -> (* some AND after it *)
  M' > 0.
Proof. (* certificate *)
  intros M' some_AND_after_it.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_AND_after_it)) (eq_refl 0) _).
  algebra [M'].
Qed.

Lemma tangent_7 : forall (M M' l_2 ν ν' : ℝ),
  ν = ln M -> (* logarithm *)
  ν' = ln M' -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  M >= 1 -> (* some AND *)
  M' >= 1 -> (* some AND after it *)
  2 * M * (- l_2 - ν + ν') <= -2 * M + M'.
Proof. (* discharge *)
  intros M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 some_AND some_AND_after_it.
  pose proof (Beside_pac.step_3 M' some_AND_after_it) as lemma.
  exact (Beside_pac.tangent_6 M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 lemma some_AND).
Qed.

Lemma one_clause_more_3 : forall (M M' S_M l_2 ν ν' : ℝ),
  M' = S_M -> (* an AND, with one clause more or without *)
  ν = ln M -> (* logarithm *)
  ν' = ln M' -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  M >= 1 -> (* some AND *)
  M' >= 1 -> (* some AND after it *)
  Beside_pac.function_by_function_run S_M M ->
  ν' <= l_2 + ν.
Proof. (* certificate *)
  intros M M' S_M l_2 ν ν' an_AND_with_one_clause_more_or_without logarithm logarithm_2 logarithm_3 some_AND some_AND_after_it function_run.
  pose proof (Beside_pac.step M some_AND) as fact.
  pose proof (Beside_pac.one_clause_more_2 M M' S_M an_AND_with_one_clause_more_or_without function_run) as one_clause_more.
  pose proof (Beside_pac.tangent_7 M M' l_2 ν ν' logarithm logarithm_2 logarithm_3 some_AND some_AND_after_it) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ fact) (plus _ _ (of_le _ _ one_clause_more) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [ν'; l_2; ν; M; M'].
Qed.

Lemma clause_by_clause_3 : forall (H_k M M' S_M l_2 ν ν' : ℝ),
  M' = S_M -> (* an AND, with one clause more or without *)
  ν = ln M -> (* logarithm *)
  ν' = ln M' -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  ν <= H_k * l_2 -> (* clause by clause *)
  M >= 1 -> (* some AND *)
  M' >= 1 -> (* some AND after it *)
  Beside_pac.function_by_function_run S_M M ->
  ν' <= l_2 * (H_k + 1).
Proof. (* certificate *)
  intros H_k M M' S_M l_2 ν ν' an_AND_with_one_clause_more_or_without logarithm logarithm_2 logarithm_3 clause_by_clause some_AND some_AND_after_it function_run.
  pose proof (Beside_pac.one_clause_more_3 M M' S_M l_2 ν ν' an_AND_with_one_clause_more_or_without logarithm logarithm_2 logarithm_3 some_AND some_AND_after_it function_run) as one_clause_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ clause_by_clause) (of_le _ _ one_clause_more)) (eq_refl 0) _).
  algebra [ν'; l_2; H_k; ν].
Qed.

Inductive clause_by_clause_run_2 : ℝ -> ℝ -> Prop :=
  | clause_by_clause_run_2_start : clause_by_clause_run_2 0 0
  | clause_by_clause_run_2_next : forall (H_k M M' S_M ν ν' : ℝ),
      clause_by_clause_run_2 ν H_k ->
      M' = S_M -> (* an AND, with one clause more or without *)
      ν = ln M -> (* logarithm *)
      ν' = ln M' -> (* logarithm *)
      M >= 1 -> (* some AND *)
      M' >= 1 -> (* some AND after it *)
      Beside_pac.function_by_function_run S_M M ->
      clause_by_clause_run_2 ν' (H_k + 1).

Lemma clause_by_clause_4 : forall (H_k l_2 ν_H : ℝ),
  l_2 = ln 2 -> (* logarithm *)
  Beside_pac.clause_by_clause_run_2 ν_H H_k ->
  ν_H <= H_k * l_2.
Proof. (* induction *)
  intros H_k l_2 ν_H logarithm clause_run.
  cut (forall (ν H_k : ℝ), Beside_pac.clause_by_clause_run_2 ν H_k ->
    ν <= H_k * l_2).
  { intros all. pose proof (all ν_H H_k clause_run) as kept.
    exact kept. }
  clear clause_run ν_H H_k.
  refine (Beside_pac.clause_by_clause_run_2_ind (fun (ν H_k : ℝ) =>
    ν <= H_k * l_2) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [l_2].
  - intros H_k M M' S_M ν ν' _ kept_2 an_AND_with_one_clause_more_or_without logarithm_2 logarithm_3 some_AND some_AND_after_it function_run.
    refine (same_le _ _ _ (of_le _ _ (Beside_pac.clause_by_clause_3 H_k M M' S_M l_2 ν ν' an_AND_with_one_clause_more_or_without logarithm_2 logarithm_3 logarithm kept_2 some_AND some_AND_after_it function_run)) _). algebra [ν'; l_2; H_k].
Qed.

Lemma monotone : forall (l_2 : ℝ),
  0 = 0 -> (* logarithm *)
  l_2 = ln 2 -> (* logarithm *)
  1 > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  1 <= 2 -> (* no more *)
  0 <= l_2.
Proof. (* instance *)
  intros l_2 logarithm logarithm_2 positive positive_2 no_more.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  exact (Halving.monotone 1 2 0 l_2 logarithm_again logarithm_2 positive positive_2 no_more).
Qed.

Lemma monotone_2 : forall (l_2 : ℝ),
  l_2 = ln 2 -> (* logarithm *)
  1 > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  1 <= 2 -> (* no more *)
  0 <= l_2.
Proof. (* discharge *)
  intros l_2 logarithm positive positive_2 no_more.
  pose proof Halving.logarithm_2 as logarithm_2.
  exact (Beside_pac.monotone l_2 logarithm_2 logarithm positive positive_2 no_more).
Qed.

Lemma monotone_3 : forall (l_2 : ℝ),
  l_2 = ln 2 -> (* logarithm *)
  2 > 0 -> (* positive *)
  1 <= 2 -> (* no more *)
  0 <= l_2.
Proof. (* discharge *)
  intros l_2 logarithm positive no_more.
  pose proof Halving.positive_11 as positive_2.
  exact (Beside_pac.monotone_2 l_2 logarithm positive_2 positive no_more).
Qed.

Lemma monotone_4 : forall (l_2 : ℝ),
  l_2 = ln 2 -> (* logarithm *)
  2 > 0 -> (* positive *)
  0 <= l_2.
Proof. (* discharge *)
  intros l_2 logarithm positive.
  pose proof Halving.step_9 as lemma.
  assert (lemma_again : 1 <= 2).
  { refine (same_le _ _ _ (of_ge _ _ lemma) _). algebra. }
  exact (Beside_pac.monotone_3 l_2 logarithm positive lemma_again).
Qed.

Lemma monotone_5 : forall (l_2 : ℝ),
  l_2 = ln 2 -> (* logarithm *)
  0 <= l_2.
Proof. (* discharge *)
  intros l_2 logarithm.
  pose proof Halving.positive_3 as positive.
  exact (Beside_pac.monotone_4 l_2 logarithm positive).
Qed.

Lemma logarithm_of_their_number : forall (H_k J l_2 n v2n_plus_1_pow_k ν_H : ℝ),
  l_2 = ln 2 -> (* logarithm *)
  n >= 0 -> (* a count *)
  Beside_pac.clause_by_clause_run_2 ν_H H_k ->
  Beside_pac.clauses_run n H_k v2n_plus_1_pow_k J ->
  ν_H <= v2n_plus_1_pow_k * l_2.
Proof. (* certificate *)
  intros H_k J l_2 n v2n_plus_1_pow_k ν_H logarithm a_count clause_run literal_run.
  pose proof (Beside_pac.clause_by_clause_4 H_k l_2 ν_H logarithm clause_run) as clause_by_clause.
  pose proof (Beside_pac.clauses_2 H_k J n v2n_plus_1_pow_k a_count literal_run) as clauses.
  pose proof (Beside_pac.monotone_5 l_2 logarithm) as monotone.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ clause_by_clause) (times _ _ (of_le _ _ clauses) (of_le _ _ monotone))) (eq_refl 0) _).
  algebra [ν_H; v2n_plus_1_pow_k; l_2; H_k].
Qed.

Lemma companions_for_negations : forall (R R' T T' X : ℝ),
  R' = R * X -> (* the same variable *)
  T = R -> (* companions for negations *)
  T' = T * X -> (* a variable, and those before *)
  T' = R'.
Proof. (* certificate *)
  intros R R' T T' X the_same_variable companions_for_negations a_variable_and_those_before.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn X _ _ companions_for_negations) (eqn 1 _ _ a_variable_and_those_before)) (eqn (-1) _ _ the_same_variable)) _).
  algebra [T'; R'; X; T; R].
Qed.

Lemma companions_for_negations_2 : forall (O R R' T T' X : ℝ),
  R' = O * R -> (* its companion *)
  T = R -> (* companions for negations *)
  O = 1 - X -> (* a companion is the opposite bit *)
  T' = T * (1 - X) -> (* a negation, and those before *)
  T' = R'.
Proof. (* certificate *)
  intros O R R' T T' X its_companion companions_for_negations a_companion_is_the_opposite_bit a_negation_and_those_before.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (1 - X) _ _ companions_for_negations) (eqn 1 _ _ a_negation_and_those_before)) (eqn (-1) _ _ its_companion)) (eqn (- R) _ _ a_companion_is_the_opposite_bit)) _).
  algebra [T'; R'; X; T; R; O].
Qed.

Inductive companions_for_negations_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | companions_for_negations_run_start : companions_for_negations_run 1 1 0 0
  | companions_for_negations_run_next_j_1 : forall (R R' T T' X j_0 j_1 : ℝ),
      companions_for_negations_run T R j_1 j_0 ->
      R' = R * X -> (* the same variable *)
      T' = T * X -> (* a variable, and those before *)
      companions_for_negations_run T' R' (j_1 + 1) j_0
  | companions_for_negations_run_next_j_0 : forall (O R R' T T' X j_0 j_1 : ℝ),
      companions_for_negations_run T R j_1 j_0 ->
      R' = O * R -> (* its companion *)
      O = 1 - X -> (* a companion is the opposite bit *)
      T' = T * (1 - X) -> (* a negation, and those before *)
      companions_for_negations_run T' R' j_1 (j_0 + 1).

Lemma companions_for_negations_3 : forall (R_r T_r j_0 j_1 : ℝ),
  Beside_pac.companions_for_negations_run T_r R_r j_1 j_0 ->
  T_r = R_r.
Proof. (* induction *)
  intros R_r T_r j_0 j_1 literal_run.
  cut (forall (T R j_1 j_0 : ℝ), Beside_pac.companions_for_negations_run T R j_1 j_0 ->
    T = R).
  { intros all. pose proof (all T_r R_r j_1 j_0 literal_run) as kept.
    exact kept. }
  clear literal_run T_r R_r j_1 j_0.
  refine (Beside_pac.companions_for_negations_run_ind (fun (T R j_1 j_0 : ℝ) =>
    T = R) _ _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra.
  - intros R R' T T' X j_0 j_1 _ kept_2 the_same_variable a_variable_and_those_before.
    exact (Beside_pac.companions_for_negations R R' T T' X the_same_variable kept_2 a_variable_and_those_before).
  - intros O R R' T T' X j_0 j_1 _ kept_2 its_companion a_companion_is_the_opposite_bit a_negation_and_those_before.
    exact (Beside_pac.companions_for_negations_2 O R R' T T' X its_companion kept_2 a_companion_is_the_opposite_bit a_negation_and_those_before).
Qed.

End Beside_pac.

Module Beside_greedy.

Lemma the_highest_decides : forall (b d_1 h_1 r s_1 : ℝ),
  h_1 ^ 2 = h_1 -> (* true or not *)
  h_1 * (b * s_1 - 2 * d_1 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d_1 >= r -> (* highest that applies *)
  h_1 * (b * s_1 - 1) >= 0.
Proof. (* instance *)
  intros b d_1 h_1 r s_1 true_or_not ranks_of_the_target highest_that_applies.
  exact (Greedy_decision_lists.the_highest_decides b d_1 h_1 r s_1 true_or_not ranks_of_the_target highest_that_applies).
Qed.

Lemma its_answer : forall (b d_1 h_1 r s_1 : ℝ),
  h_1 ^ 2 = h_1 -> (* true or not *)
  h_1 = 1 -> (* true of both *)
  h_1 * (b * s_1 - 2 * d_1 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d_1 >= r -> (* highest that applies *)
  b * s_1 >= 1.
Proof. (* certificate *)
  intros b d_1 h_1 r s_1 true_or_not true_of_both ranks_of_the_target highest_that_applies.
  pose proof (Beside_greedy.the_highest_decides b d_1 h_1 r s_1 true_or_not ranks_of_the_target highest_that_applies) as the_highest_decides.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ the_highest_decides) (eqn (- b * s_1 + 1) _ _ true_of_both) _).
  algebra [b; s_1; h_1].
Qed.

Lemma the_highest_decides_2 : forall (b d_2 h_2 r s_2 : ℝ),
  h_2 ^ 2 = h_2 -> (* true or not *)
  h_2 * (b * s_2 - 2 * d_2 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d_2 >= r -> (* highest that applies *)
  h_2 * (b * s_2 - 1) >= 0.
Proof. (* instance *)
  intros b d_2 h_2 r s_2 true_or_not ranks_of_the_target highest_that_applies.
  exact (Greedy_decision_lists.the_highest_decides b d_2 h_2 r s_2 true_or_not ranks_of_the_target highest_that_applies).
Qed.

Lemma its_answer_2 : forall (b d_2 h_2 r s_2 : ℝ),
  h_2 ^ 2 = h_2 -> (* true or not *)
  h_2 = 1 -> (* true of both *)
  h_2 * (b * s_2 - 2 * d_2 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d_2 >= r -> (* highest that applies *)
  b * s_2 >= 1.
Proof. (* certificate *)
  intros b d_2 h_2 r s_2 true_or_not true_of_both ranks_of_the_target highest_that_applies.
  pose proof (Beside_greedy.the_highest_decides_2 b d_2 h_2 r s_2 true_or_not ranks_of_the_target highest_that_applies) as the_highest_decides.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ the_highest_decides) (eqn (- b * s_2 + 1) _ _ true_of_both) _).
  algebra [b; s_2; h_2].
Qed.

Lemma the_same_of_both : forall (b d_1 d_2 h_1 h_2 r s_1 s_2 : ℝ),
  b ^ 2 = 1 -> (* an answer *)
  h_1 ^ 2 = h_1 -> (* true or not *)
  h_1 = 1 -> (* true of both *)
  h_2 ^ 2 = h_2 -> (* true or not *)
  h_2 = 1 -> (* true of both *)
  s_1 ^ 2 = 1 -> (* what the list says *)
  s_2 ^ 2 = 1 -> (* what the list says *)
  h_1 * (b * s_1 - 2 * d_1 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  h_2 * (b * s_2 - 2 * d_2 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d_1 >= r -> (* highest that applies *)
  d_2 >= r -> (* highest that applies *)
  s_1 <= s_2.
Proof. (* certificate *)
  intros b d_1 d_2 h_1 h_2 r s_1 s_2 an_answer true_or_not true_of_both true_or_not_2 true_of_both_2 what_the_list_says what_the_list_says_2 ranks_of_the_target ranks_of_the_target_2 highest_that_applies highest_that_applies_2.
  pose proof (Beside_greedy.its_answer b d_1 h_1 r s_1 true_or_not true_of_both ranks_of_the_target highest_that_applies) as its_answer.
  pose proof (Beside_greedy.its_answer_2 b d_2 h_2 r s_2 true_or_not_2 true_of_both_2 ranks_of_the_target_2 highest_that_applies_2) as its_answer_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 8)) (times _ _ (sq (- b + s_1)) (sq (- b + s_1)))) (times _ _ (weak _ (frac 1 8)) (times _ _ (sq (- b + s_2)) (sq (- b + s_2))))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ its_answer) (sq (1 - s_2))))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ its_answer_2) (sq (s_1 + 1))))) (eqns _ _ (eqns _ _ (eqn (- b ^ 2 / 4 + b * s_1 / 2 + b * s_2 / 2 - 3 * s_1 ^ 2 / 4 - 3 * s_2 ^ 2 / 4 - 1 / 4) _ _ an_answer) (eqn (b * s_1 / 2 - b * s_2 / 2 - s_1 ^ 2 / 8 - 3 / 8) _ _ what_the_list_says)) (eqn (- b * s_1 / 2 + b * s_2 / 2 - s_2 ^ 2 / 8 - 3 / 8) _ _ what_the_list_says_2)) _).
  algebra [s_1; s_2; b].
Qed.

Lemma one_of_the_two : forall (b d_1 d_2 e_1 e_2 h_1 h_2 r s_1 s_2 y_1 y_2 : ℝ),
  b ^ 2 = 1 -> (* an answer *)
  h_1 ^ 2 = h_1 -> (* true or not *)
  h_1 = 1 -> (* true of both *)
  h_2 ^ 2 = h_2 -> (* true or not *)
  h_2 = 1 -> (* true of both *)
  s_1 ^ 2 = 1 -> (* what the list says *)
  2 * e_1 = - s_1 * y_1 + 1 -> (* wrong or not *)
  s_2 ^ 2 = 1 -> (* what the list says *)
  2 * e_2 = - s_2 * y_2 + 1 -> (* wrong or not *)
  y_1 = 1 -> (* positive *)
  y_2 = -1 -> (* negative *)
  h_1 * (b * s_1 - 2 * d_1 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  h_2 * (b * s_2 - 2 * d_2 + 2 * r - 1) >= 0 -> (* ranks of the target *)
  d_1 >= r -> (* highest that applies *)
  d_2 >= r -> (* highest that applies *)
  e_1 + e_2 >= 1.
Proof. (* certificate *)
  intros b d_1 d_2 e_1 e_2 h_1 h_2 r s_1 s_2 y_1 y_2 an_answer true_or_not true_of_both true_or_not_2 true_of_both_2 what_the_list_says wrong_or_not what_the_list_says_2 wrong_or_not_2 positive negative ranks_of_the_target ranks_of_the_target_2 highest_that_applies highest_that_applies_2.
  pose proof (Beside_greedy.the_same_of_both b d_1 d_2 h_1 h_2 r s_1 s_2 an_answer true_or_not true_of_both true_or_not_2 true_of_both_2 what_the_list_says what_the_list_says_2 ranks_of_the_target ranks_of_the_target_2 highest_that_applies highest_that_applies_2) as the_same_of_both.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (of_le _ _ the_same_of_both)) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (1 / 2) _ _ wrong_or_not) (eqn (1 / 2) _ _ wrong_or_not_2)) (eqn (- s_1 / 2) _ _ positive)) (eqn (- s_2 / 2) _ _ negative)) _).
  algebra [e_1; e_2; s_1; y_1; s_2; y_2].
Qed.

Lemma the_same_where_the_first_rule_is_not_true : forall (b h l s s' w w' : ℝ),
  s' = b * h + s * (1 - h) -> (* a rule, and else the list after it *)
  w' = b * h + w * (1 - h) -> (* a rule, and else the rest after it *)
  (1 - l) * (s - w) = 0 -> (* the same where the first rule is not true *)
  (1 - l) * (s' - w') = 0.
Proof. (* certificate *)
  intros b h l s s' w w' a_rule_and_else_the_list_after_it a_rule_and_else_the_rest_after_it the_same_where_the_first_rule_is_not_true.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn (1 - h) _ _ the_same_where_the_first_rule_is_not_true) (eqn (1 - l) _ _ a_rule_and_else_the_list_after_it)) (eqn (l - 1) _ _ a_rule_and_else_the_rest_after_it)) _).
  algebra [l; s'; w'; h; s; w; b].
Qed.

Lemma the_same_where_the_first_rule_is_not_true_2 : forall (b h l s s' w w' : ℝ),
  s' = b * h + s * (1 - h) -> (* a rule, and else the list after it *)
  (1 - l) * (s - w) = 0 -> (* the same where the first rule is not true *)
  w' = w -> (* left out of the rest *)
  h = l -> (* the first rule's literal *)
  l ^ 2 = l -> (* first rule true or not *)
  (1 - l) * (s' - w') = 0.
Proof. (* certificate *)
  intros b h l s s' w w' a_rule_and_else_the_list_after_it the_same_where_the_first_rule_is_not_true left_out_of_the_rest the_first_rule_s_literal first_rule_true_or_not.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn (1 - l) _ _ the_same_where_the_first_rule_is_not_true) (eqn (- b + w) _ _ first_rule_true_or_not)) (eqn (1 - l) _ _ a_rule_and_else_the_list_after_it)) (eqn (- b * l + b + l * s - s) _ _ the_first_rule_s_literal)) (eqn (l - 1) _ _ left_out_of_the_rest)) _).
  algebra [l; s'; w'; s; w; b; h].
Qed.

Lemma the_same_where_the_first_rule_is_not_true_3 : forall (b h l s s' w w' : ℝ),
  s' = b * h + s * (1 - h) -> (* a rule, and else the list after it *)
  w' = b -> (* default of the rest *)
  (1 - l) * (s - w) = 0 -> (* the same where the first rule is not true *)
  h = 1 - l -> (* the opposite literal *)
  l ^ 2 = l -> (* first rule true or not *)
  (1 - l) * (s' - w') = 0.
Proof. (* certificate *)
  intros b h l s s' w w' a_rule_and_else_the_list_after_it default_of_the_rest the_same_where_the_first_rule_is_not_true the_opposite_literal first_rule_true_or_not.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn l _ _ the_same_where_the_first_rule_is_not_true) (eqn (b - w) _ _ first_rule_true_or_not)) (eqn (1 - l) _ _ a_rule_and_else_the_list_after_it)) (eqn (- b * l + b + l * s - s) _ _ the_opposite_literal)) (eqn (l - 1) _ _ default_of_the_rest)) _).
  algebra [l; s'; w'; s; w; b; h].
Qed.

Inductive the_same_where_the_first_rule_is_not_true_run (l s_0 : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | the_same_where_the_first_rule_is_not_true_run_start : the_same_where_the_first_rule_is_not_true_run l s_0 s_0 s_0 0 0 0
  | the_same_where_the_first_rule_is_not_true_run_next_i_o : forall (b h i_d i_o i_s s s' w w' : ℝ),
      the_same_where_the_first_rule_is_not_true_run l s_0 s w i_o i_s i_d ->
      s' = b * h + s * (1 - h) -> (* a rule, and else the list after it *)
      w' = b * h + w * (1 - h) -> (* a rule, and else the rest after it *)
      the_same_where_the_first_rule_is_not_true_run l s_0 s' w' (i_o + 1) i_s i_d
  | the_same_where_the_first_rule_is_not_true_run_next_i_s : forall (b h i_d i_o i_s s s' w w' : ℝ),
      the_same_where_the_first_rule_is_not_true_run l s_0 s w i_o i_s i_d ->
      s' = b * h + s * (1 - h) -> (* a rule, and else the list after it *)
      w' = w -> (* left out of the rest *)
      h = l -> (* the first rule's literal *)
      the_same_where_the_first_rule_is_not_true_run l s_0 s' w' i_o (i_s + 1) i_d
  | the_same_where_the_first_rule_is_not_true_run_next_i_d : forall (b h i_d i_o i_s s s' w w' : ℝ),
      the_same_where_the_first_rule_is_not_true_run l s_0 s w i_o i_s i_d ->
      s' = b * h + s * (1 - h) -> (* a rule, and else the list after it *)
      w' = b -> (* default of the rest *)
      h = 1 - l -> (* the opposite literal *)
      the_same_where_the_first_rule_is_not_true_run l s_0 s' w' i_o i_s (i_d + 1).

Lemma the_same_where_the_first_rule_is_not_true_4 : forall (i_d i_o i_s l s_0 s_m w_m : ℝ),
  l ^ 2 = l -> (* first rule true or not *)
  Beside_greedy.the_same_where_the_first_rule_is_not_true_run l s_0 s_m w_m i_o i_s i_d ->
  (1 - l) * (s_m - w_m) = 0.
Proof. (* induction *)
  intros i_d i_o i_s l s_0 s_m w_m first_rule_true_or_not rule_run.
  cut (forall (s w i_o i_s i_d : ℝ), Beside_greedy.the_same_where_the_first_rule_is_not_true_run l s_0 s w i_o i_s i_d ->
    (1 - l) * (s - w) = 0).
  { intros all. pose proof (all s_m w_m i_o i_s i_d rule_run) as kept.
    exact kept. }
  clear rule_run s_m w_m i_o i_s i_d.
  refine (Beside_greedy.the_same_where_the_first_rule_is_not_true_run_ind l s_0 (fun (s w i_o i_s i_d : ℝ) =>
    (1 - l) * (s - w) = 0) _ _ _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [l; s_0].
  - intros b h i_d i_o i_s s s' w w' _ kept_2 a_rule_and_else_the_list_after_it a_rule_and_else_the_rest_after_it.
    exact (Beside_greedy.the_same_where_the_first_rule_is_not_true b h l s s' w w' a_rule_and_else_the_list_after_it a_rule_and_else_the_rest_after_it kept_2).
  - intros b h i_d i_o i_s s s' w w' _ kept_2 a_rule_and_else_the_list_after_it left_out_of_the_rest the_first_rule_s_literal.
    exact (Beside_greedy.the_same_where_the_first_rule_is_not_true_2 b h l s s' w w' a_rule_and_else_the_list_after_it kept_2 left_out_of_the_rest the_first_rule_s_literal first_rule_true_or_not).
  - intros b h i_d i_o i_s s s' w w' _ kept_2 a_rule_and_else_the_list_after_it default_of_the_rest the_opposite_literal.
    exact (Beside_greedy.the_same_where_the_first_rule_is_not_true_3 b h l s s' w w' a_rule_and_else_the_list_after_it default_of_the_rest kept_2 the_opposite_literal first_rule_true_or_not).
Qed.

Lemma a_first_rule_and_a_rest : forall (b_1 i_d i_o i_s l s_0 s_f s_m w_m : ℝ),
  s_f = b_1 * l + s_m * (1 - l) -> (* the first rule, and else the list after it *)
  l ^ 2 = l -> (* first rule true or not *)
  Beside_greedy.the_same_where_the_first_rule_is_not_true_run l s_0 s_m w_m i_o i_s i_d ->
  s_f = b_1 * l + w_m * (1 - l).
Proof. (* certificate *)
  intros b_1 i_d i_o i_s l s_0 s_f s_m w_m the_first_rule_and_else_the_list_after_it first_rule_true_or_not rule_run.
  pose proof (Beside_greedy.the_same_where_the_first_rule_is_not_true_4 i_d i_o i_s l s_0 s_m w_m first_rule_true_or_not rule_run) as the_same_where_the_first_rule_is_not_true.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn 1 _ _ the_first_rule_and_else_the_list_after_it) (eqn 1 _ _ the_same_where_the_first_rule_is_not_true)) _).
  algebra [s_f; b_1; l; w_m; s_m].
Qed.

Lemma a_rest_without_the_attribute : forall (b h w w' w_prime w_prime' : ℝ),
  w' = b * h + w * (1 - h) -> (* a rule, and else the rest after it *)
  w_prime' = b * h + w_prime * (1 - h) -> (* another attribute, so as true with the other value *)
  w = w_prime -> (* a rest without the attribute *)
  w' = w_prime'.
Proof. (* certificate *)
  intros b h w w' w_prime w_prime' a_rule_and_else_the_rest_after_it another_attribute_so_as_true_with_the_other_value a_rest_without_the_attribute.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn (1 - h) _ _ a_rest_without_the_attribute) (eqn 1 _ _ a_rule_and_else_the_rest_after_it)) (eqn (-1) _ _ another_attribute_so_as_true_with_the_other_value)) _).
  algebra [w'; w_prime'; h; w; w_prime; b].
Qed.

Lemma a_rest_without_the_attribute_2 : forall (w w' w_prime w_prime' : ℝ),
  w' = w -> (* left out of the rest *)
  w_prime' = w_prime -> (* left out with the other value *)
  w = w_prime -> (* a rest without the attribute *)
  w' = w_prime'.
Proof. (* certificate *)
  intros w w' w_prime w_prime' left_out_of_the_rest left_out_with_the_other_value a_rest_without_the_attribute.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn 1 _ _ a_rest_without_the_attribute) (eqn 1 _ _ left_out_of_the_rest)) (eqn (-1) _ _ left_out_with_the_other_value)) _).
  algebra [w'; w_prime'; w; w_prime].
Qed.

Lemma a_rest_without_the_attribute_3 : forall (b w' w_prime' : ℝ),
  w_prime' = b -> (* default with the other value *)
  w' = b -> (* default of the rest *)
  w' = w_prime'.
Proof. (* certificate *)
  intros b w' w_prime' default_with_the_other_value default_of_the_rest.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn 1 _ _ default_of_the_rest) (eqn (-1) _ _ default_with_the_other_value)) _).
  algebra [w'; w_prime'; b].
Qed.

Inductive a_rest_without_the_attribute_run (s_0 : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | a_rest_without_the_attribute_run_start : a_rest_without_the_attribute_run s_0 s_0 s_0 0 0 0
  | a_rest_without_the_attribute_run_next_i_o : forall (b h i_d i_o i_s w w' w_prime w_prime' : ℝ),
      a_rest_without_the_attribute_run s_0 w w_prime i_o i_s i_d ->
      w' = b * h + w * (1 - h) -> (* a rule, and else the rest after it *)
      w_prime' = b * h + w_prime * (1 - h) -> (* another attribute, so as true with the other value *)
      a_rest_without_the_attribute_run s_0 w' w_prime' (i_o + 1) i_s i_d
  | a_rest_without_the_attribute_run_next_i_s : forall (i_d i_o i_s w w' w_prime w_prime' : ℝ),
      a_rest_without_the_attribute_run s_0 w w_prime i_o i_s i_d ->
      w' = w -> (* left out of the rest *)
      w_prime' = w_prime -> (* left out with the other value *)
      a_rest_without_the_attribute_run s_0 w' w_prime' i_o (i_s + 1) i_d
  | a_rest_without_the_attribute_run_next_i_d : forall (b i_d i_o i_s w w' w_prime w_prime' : ℝ),
      a_rest_without_the_attribute_run s_0 w w_prime i_o i_s i_d ->
      w_prime' = b -> (* default with the other value *)
      w' = b -> (* default of the rest *)
      a_rest_without_the_attribute_run s_0 w' w_prime' i_o i_s (i_d + 1).

Lemma a_rest_without_the_attribute_4 : forall (i_d i_o i_s s_0 w_m w_prime_m : ℝ),
  Beside_greedy.a_rest_without_the_attribute_run s_0 w_m w_prime_m i_o i_s i_d ->
  w_m = w_prime_m.
Proof. (* induction *)
  intros i_d i_o i_s s_0 w_m w_prime_m rule_run.
  cut (forall (w w_prime i_o i_s i_d : ℝ), Beside_greedy.a_rest_without_the_attribute_run s_0 w w_prime i_o i_s i_d ->
    w = w_prime).
  { intros all. pose proof (all w_m w_prime_m i_o i_s i_d rule_run) as kept.
    exact kept. }
  clear rule_run w_m w_prime_m i_o i_s i_d.
  refine (Beside_greedy.a_rest_without_the_attribute_run_ind s_0 (fun (w w_prime i_o i_s i_d : ℝ) =>
    w = w_prime) _ _ _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [s_0].
  - intros b h i_d i_o i_s w w' w_prime w_prime' _ kept_2 a_rule_and_else_the_rest_after_it another_attribute_so_as_true_with_the_other_value.
    exact (Beside_greedy.a_rest_without_the_attribute b h w w' w_prime w_prime' a_rule_and_else_the_rest_after_it another_attribute_so_as_true_with_the_other_value kept_2).
  - intros i_d i_o i_s w w' w_prime w_prime' _ kept_2 left_out_of_the_rest left_out_with_the_other_value.
    exact (Beside_greedy.a_rest_without_the_attribute_2 w w' w_prime w_prime' left_out_of_the_rest left_out_with_the_other_value kept_2).
  - intros b i_d i_o i_s w w' w_prime w_prime' _ kept_2 default_with_the_other_value default_of_the_rest.
    exact (Beside_greedy.a_rest_without_the_attribute_3 b w' w_prime' default_with_the_other_value default_of_the_rest).
Qed.

Lemma a_default_alone : forall (b_1 l s_0 w_m : ℝ),
  w_m = s_0 -> (* a rest with its answer *)
  b_1 = s_0 -> (* a rule with the default's answer *)
  s_0 = b_1 * l + w_m * (1 - l).
Proof. (* certificate *)
  intros b_1 l s_0 w_m a_rest_with_its_answer a_rule_with_the_default_s_answer.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (- l) _ _ a_rule_with_the_default_s_answer) (eqn (l - 1) _ _ a_rest_with_its_answer)) _).
  algebra [s_0; b_1; l; w_m].
Qed.

Lemma one_at_most : forall (t : ℝ),
  t ^ 2 = t -> (* new or not *)
  t <= 1.
Proof. (* certificate *)
  intros t new_or_not.
  refine (cert_le _ _ _ _ _ (pos 1) (sq (1 - t)) (eqn (-1) _ _ new_or_not) _).
  algebra [t].
Qed.

Lemma added : forall (S S' t : ℝ),
  S' = S + t -> (* S so far *)
  t ^ 2 = t -> (* new or not *)
  S' <= S + 1.
Proof. (* certificate *)
  intros S S' t S_so_far new_or_not.
  pose proof (Beside_greedy.one_at_most t new_or_not) as one_at_most.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_at_most) (eqn (-1) _ _ S_so_far) _).
  algebra [S'; S; t].
Qed.

Lemma one_function_for_each_rest : forall (N S S' t : ℝ),
  S' = S + t -> (* S so far *)
  t ^ 2 = t -> (* new or not *)
  S <= N -> (* one function for each rest *)
  S' <= N + 1.
Proof. (* certificate *)
  intros N S S' t S_so_far new_or_not one_function_for_each_rest.
  pose proof (Beside_greedy.added S S' t S_so_far new_or_not) as added.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_function_for_each_rest) (of_le _ _ added)) (eq_refl 0) _).
  algebra [S'; N; S].
Qed.

Inductive one_function_for_each_rest_run : ℝ -> ℝ -> Prop :=
  | one_function_for_each_rest_run_start : one_function_for_each_rest_run 0 0
  | one_function_for_each_rest_run_next : forall (N S S' t : ℝ),
      one_function_for_each_rest_run S N ->
      S' = S + t -> (* S so far *)
      t ^ 2 = t -> (* new or not *)
      one_function_for_each_rest_run S' (N + 1).

Lemma one_function_for_each_rest_2 : forall (N S_N : ℝ),
  Beside_greedy.one_function_for_each_rest_run S_N N ->
  S_N <= N.
Proof. (* induction *)
  intros N S_N rest_run.
  cut (forall (S N : ℝ), Beside_greedy.one_function_for_each_rest_run S N ->
    S <= N).
  { intros all. pose proof (all S_N N rest_run) as kept.
    exact kept. }
  clear rest_run S_N N.
  refine (Beside_greedy.one_function_for_each_rest_run_ind (fun (S N : ℝ) =>
    S <= N) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros N S S' t _ kept_2 S_so_far new_or_not.
    exact (Beside_greedy.one_function_for_each_rest N S S' t S_so_far new_or_not kept_2).
Qed.

Lemma one_rule_more : forall (N S_N Z Z' : ℝ),
  Z' = S_N + Z -> (* with this rule *)
  Beside_greedy.one_function_for_each_rest_run S_N N ->
  Z' <= N + Z.
Proof. (* certificate *)
  intros N S_N Z Z' with_this_rule rest_run.
  pose proof (Beside_greedy.one_function_for_each_rest_2 N S_N rest_run) as one_function_for_each_rest.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_function_for_each_rest) (eqn (-1) _ _ with_this_rule) _).
  algebra [Z'; N; Z; S_N].
Qed.

Lemma rule_by_rule : forall (J N S_N Z Z' : ℝ),
  Z' = S_N + Z -> (* with this rule *)
  Z <= J * N -> (* rule by rule *)
  Beside_greedy.one_function_for_each_rest_run S_N N ->
  Z' <= N * (J + 1).
Proof. (* certificate *)
  intros J N S_N Z Z' with_this_rule rule_by_rule rest_run.
  pose proof (Beside_greedy.one_rule_more N S_N Z Z' with_this_rule rest_run) as one_rule_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ rule_by_rule) (of_le _ _ one_rule_more)) (eq_refl 0) _).
  algebra [Z'; N; J; Z].
Qed.

Inductive rule_by_rule_run (N : ℝ) : ℝ -> ℝ -> Prop :=
  | rule_by_rule_run_start : rule_by_rule_run N 0 0
  | rule_by_rule_run_next : forall (J S_N Z Z' : ℝ),
      rule_by_rule_run N Z J ->
      Z' = S_N + Z -> (* with this rule *)
      Beside_greedy.one_function_for_each_rest_run S_N N ->
      rule_by_rule_run N Z' (J + 1).

Lemma rule_by_rule_2 : forall (J N Z_J : ℝ),
  Beside_greedy.rule_by_rule_run N Z_J J ->
  Z_J <= J * N.
Proof. (* induction *)
  intros J N Z_J rule_run.
  cut (forall (Z J : ℝ), Beside_greedy.rule_by_rule_run N Z J ->
    Z <= J * N).
  { intros all. pose proof (all Z_J J rule_run) as kept.
    exact kept. }
  clear rule_run Z_J J.
  refine (Beside_greedy.rule_by_rule_run_ind N (fun (Z J : ℝ) =>
    Z <= J * N) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
  - intros J S_N Z Z' _ kept_2 with_this_rule rest_run.
    refine (same_le _ _ _ (of_le _ _ (Beside_greedy.rule_by_rule J N S_N Z Z' with_this_rule kept_2 rest_run)) _). algebra [Z'; N; J].
Qed.

Lemma first_rules_and_rests : forall (J K' N N' Z_J : ℝ),
  J = 4 * K' -> (* four rules for an attribute *)
  N' = Z_J -> (* a first rule, and what is left *)
  Beside_greedy.rule_by_rule_run N Z_J J ->
  N' <= 4 * K' * N.
Proof. (* certificate *)
  intros J K' N N' Z_J four_rules_for_an_attribute a_first_rule_and_what_is_left rule_run.
  pose proof (Beside_greedy.rule_by_rule_2 J N Z_J rule_run) as rule_by_rule.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ rule_by_rule) (eqns _ _ (eqn (-1) _ _ a_first_rule_and_what_is_left) (eqn (- N) _ _ four_rules_for_an_attribute)) _).
  algebra [N'; K'; N; Z_J; J].
Qed.

Lemma product_and_power : forall (n : ℝ),
  n >= 1 -> (* some attribute *)
  4 <= 4 * n.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 4)) (of_ge _ _ some_attribute)) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma a_product :
  4 >= 0.
Proof. (* certificate *)
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (pos 4)) (eq_refl 0) _).
  algebra.
Qed.

Lemma K_0 : forall (K K' : ℝ),
  K' = K + 1 -> (* one attribute more *)
  K >= 0 -> (* attributes counted *)
  K' >= 0.
Proof. (* certificate *)
  intros K K' one_attribute_more attributes_counted.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (of_ge _ _ attributes_counted)) (eqn 1 _ _ one_attribute_more) _).
  algebra [K'; K].
Qed.

Lemma functions : forall (J K K' N N' P P' Z_J : ℝ),
  K' = K + 1 -> (* one attribute more *)
  P' = 4 * K' * P -> (* 4k as a factor *)
  J = 4 * K' -> (* four rules for an attribute *)
  N' = Z_J -> (* a first rule, and what is left *)
  N <= P -> (* functions *)
  K >= 0 -> (* attributes counted *)
  Beside_greedy.rule_by_rule_run N Z_J J ->
  N' <= P'.
Proof. (* certificate *)
  intros J K K' N N' P P' Z_J one_attribute_more v4k_as_a_factor four_rules_for_an_attribute a_first_rule_and_what_is_left functions attributes_counted rule_run.
  pose proof (Beside_greedy.first_rules_and_rests J K' N N' Z_J four_rules_for_an_attribute a_first_rule_and_what_is_left rule_run) as first_rules_and_rests.
  pose proof (Beside_greedy.K_0 K K' one_attribute_more attributes_counted) as K_0.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ first_rules_and_rests) (times _ _ (weak _ (pos 4)) (times _ _ (of_le _ _ functions) (of_ge _ _ K_0)))) (eqn 1 _ _ v4k_as_a_factor) _).
  algebra [N'; P'; K'; P; N].
Qed.

Lemma no_more_than_n : forall (K' P n : ℝ),
  K' <= n -> (* attributes so far *)
  P >= 0 -> (* a product *)
  K' * P <= P * n.
Proof. (* certificate *)
  intros K' P n attributes_so_far a_product.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ attributes_so_far) (of_ge _ _ a_product)) (eq_refl 0) _).
  algebra [K'; P; n].
Qed.

Lemma n_0 : forall (n : ℝ),
  n >= 1 -> (* some attribute *)
  n >= 0.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 1)) (of_ge _ _ some_attribute)) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma product_and_power_2 : forall (K' P P' g g' n : ℝ),
  P' = 4 * K' * P -> (* 4k as a factor *)
  g' = 4 * g * n -> (* 4n as a factor *)
  K' <= n -> (* attributes so far *)
  P <= g -> (* product and power *)
  P >= 0 -> (* a product *)
  n >= 1 -> (* some attribute *)
  P' <= g'.
Proof. (* certificate *)
  intros K' P P' g g' n v4k_as_a_factor v4n_as_a_factor attributes_so_far product_and_power a_product some_attribute.
  pose proof (Beside_greedy.no_more_than_n K' P n attributes_so_far a_product) as no_more_than_n.
  pose proof (Beside_greedy.n_0 n some_attribute) as n_0.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 4)) (of_le _ _ no_more_than_n)) (times _ _ (weak _ (pos 4)) (times _ _ (of_le _ _ product_and_power) (of_ge _ _ n_0)))) (eqns _ _ (eqn (-1) _ _ v4k_as_a_factor) (eqn 1 _ _ v4n_as_a_factor)) _).
  algebra [P'; g'; K'; P; g; n].
Qed.

Lemma a_product_2 : forall (K K' P P' : ℝ),
  K' = K + 1 -> (* one attribute more *)
  P' = 4 * K' * P -> (* 4k as a factor *)
  K >= 0 -> (* attributes counted *)
  P >= 0 -> (* a product *)
  P' >= 0.
Proof. (* certificate *)
  intros K K' P P' one_attribute_more v4k_as_a_factor attributes_counted a_product.
  pose proof (Beside_greedy.K_0 K K' one_attribute_more attributes_counted) as K_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ a_product) (of_ge _ _ K_0))) (eqn 1 _ _ v4k_as_a_factor) _).
  algebra [P'; K'; P].
Qed.

Inductive functions_run (n : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | functions_run_start : functions_run n 4 4 (4 * n) 1 0
  | functions_run_next : forall (D J K K' N N' P P' Z_J g g' : ℝ),
      functions_run n N P g K D ->
      K' = K + 1 -> (* one attribute more *)
      P' = 4 * K' * P -> (* 4k as a factor *)
      g' = 4 * g * n -> (* 4n as a factor *)
      J = 4 * K' -> (* four rules for an attribute *)
      N' = Z_J -> (* a first rule, and what is left *)
      K' <= n -> (* attributes so far *)
      Beside_greedy.rule_by_rule_run N Z_J J ->
      functions_run n N' P' g' K' (D + 1).

Lemma functions_2 : forall (D K_n N_n n n_factorial_4_pow_n v4n_pow_n : ℝ),
  n >= 1 -> (* some attribute *)
  Beside_greedy.functions_run n N_n n_factorial_4_pow_n v4n_pow_n K_n D ->
  N_n <= n_factorial_4_pow_n.
Proof. (* induction *)
  intros D K_n N_n n n_factorial_4_pow_n v4n_pow_n some_attribute attribute_run.
  cut (forall (N P g K D : ℝ), Beside_greedy.functions_run n N P g K D ->
    N <= P /\ P <= g /\ P >= 0 /\ K >= 0).
  { intros all. destruct (all N_n n_factorial_4_pow_n v4n_pow_n K_n D attribute_run) as [kept [kept_2 [kept_3 kept_4]]].
    exact kept. }
  clear attribute_run N_n n_factorial_4_pow_n v4n_pow_n K_n D.
  refine (Beside_greedy.functions_run_ind n (fun (N P g K D : ℝ) =>
    N <= P /\ P <= g /\ P >= 0 /\ K >= 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { exact (Beside_greedy.product_and_power n some_attribute).
    }
    split.
    { exact Beside_greedy.a_product.
    }
    exact Halving.step_9.
  - intros D J K K' N N' P P' Z_J g g' _ [kept_5 [kept_6 [kept_7 kept_8]]] one_attribute_more v4k_as_a_factor v4n_as_a_factor four_rules_for_an_attribute a_first_rule_and_what_is_left attributes_so_far rule_run.
    split.
    { exact (Beside_greedy.functions J K K' N N' P P' Z_J one_attribute_more v4k_as_a_factor four_rules_for_an_attribute a_first_rule_and_what_is_left kept_5 kept_8 rule_run).
    }
    split.
    { exact (Beside_greedy.product_and_power_2 K' P P' g g' n v4k_as_a_factor v4n_as_a_factor attributes_so_far kept_6 kept_7 some_attribute).
    }
    split.
    { exact (Beside_greedy.a_product_2 K K' P P' one_attribute_more v4k_as_a_factor kept_8 kept_7).
    }
    exact (Beside_greedy.K_0 K K' one_attribute_more kept_8).
Qed.

Lemma product_and_power_3 : forall (D K_n N_n n n_factorial_4_pow_n v4n_pow_n : ℝ),
  n >= 1 -> (* some attribute *)
  Beside_greedy.functions_run n N_n n_factorial_4_pow_n v4n_pow_n K_n D ->
  n_factorial_4_pow_n <= v4n_pow_n.
Proof. (* induction *)
  intros D K_n N_n n n_factorial_4_pow_n v4n_pow_n some_attribute attribute_run.
  cut (forall (N P g K D : ℝ), Beside_greedy.functions_run n N P g K D ->
    N <= P /\ P <= g /\ P >= 0 /\ K >= 0).
  { intros all. destruct (all N_n n_factorial_4_pow_n v4n_pow_n K_n D attribute_run) as [kept [kept_2 [kept_3 kept_4]]].
    exact kept_2. }
  clear attribute_run N_n n_factorial_4_pow_n v4n_pow_n K_n D.
  refine (Beside_greedy.functions_run_ind n (fun (N P g K D : ℝ) =>
    N <= P /\ P <= g /\ P >= 0 /\ K >= 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { exact (Beside_greedy.product_and_power n some_attribute).
    }
    split.
    { exact Beside_greedy.a_product.
    }
    exact Halving.step_9.
  - intros D J K K' N N' P P' Z_J g g' _ [kept_5 [kept_6 [kept_7 kept_8]]] one_attribute_more v4k_as_a_factor v4n_as_a_factor four_rules_for_an_attribute a_first_rule_and_what_is_left attributes_so_far rule_run.
    split.
    { exact (Beside_greedy.functions J K K' N N' P P' Z_J one_attribute_more v4k_as_a_factor four_rules_for_an_attribute a_first_rule_and_what_is_left kept_5 kept_8 rule_run).
    }
    split.
    { exact (Beside_greedy.product_and_power_2 K' P P' g g' n v4k_as_a_factor v4n_as_a_factor attributes_so_far kept_6 kept_7 some_attribute).
    }
    split.
    { exact (Beside_greedy.a_product_2 K K' P P' one_attribute_more v4k_as_a_factor kept_8 kept_7).
    }
    exact (Beside_greedy.K_0 K K' one_attribute_more kept_8).
Qed.

Lemma monotone : forall (ell l_4 n : ℝ),
  ell = ln (4 * n) -> (* logarithm *)
  l_4 = ln 4 -> (* logarithm *)
  4 * n > 0 -> (* positive *)
  4 > 0 -> (* positive *)
  4 <= 4 * n -> (* no more *)
  l_4 <= ell.
Proof. (* instance *)
  intros ell l_4 n logarithm logarithm_2 positive positive_2 no_more.
  exact (Halving.monotone 4 (4 * n) l_4 ell logarithm_2 logarithm positive_2 positive no_more).
Qed.

Lemma positive :
  4 > 0.
Proof. (* certificate *)
  refine (cert_gt _ _ _ _ _ (pos 1) (pos 4) (eq_refl 0) _).
  algebra.
Qed.

Lemma monotone_2 : forall (ell l_4 n : ℝ),
  ell = ln (4 * n) -> (* logarithm *)
  l_4 = ln 4 -> (* logarithm *)
  4 * n > 0 -> (* positive *)
  4 <= 4 * n -> (* no more *)
  l_4 <= ell.
Proof. (* discharge *)
  intros ell l_4 n logarithm logarithm_2 positive no_more.
  pose proof Beside_greedy.positive as positive_2.
  exact (Beside_greedy.monotone ell l_4 n logarithm logarithm_2 positive positive_2 no_more).
Qed.

Lemma size : forall (n : ℝ),
  n >= 1 -> (* some attribute *)
  4 * n > 0.
Proof. (* certificate *)
  intros n some_attribute.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 4) (times _ _ (weak _ (pos 4)) (of_ge _ _ some_attribute))) (eq_refl 0) _).
  algebra [n].
Qed.

Lemma monotone_3 : forall (ell l_4 n : ℝ),
  ell = ln (4 * n) -> (* logarithm *)
  l_4 = ln 4 -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  4 <= 4 * n -> (* no more *)
  l_4 <= ell.
Proof. (* discharge *)
  intros ell l_4 n logarithm logarithm_2 some_attribute no_more.
  pose proof (Beside_greedy.size n some_attribute) as size.
  exact (Beside_greedy.monotone_2 ell l_4 n logarithm logarithm_2 size no_more).
Qed.

Lemma monotone_4 : forall (ell l_4 n : ℝ),
  ell = ln (4 * n) -> (* logarithm *)
  l_4 = ln 4 -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  l_4 <= ell.
Proof. (* discharge *)
  intros ell l_4 n logarithm logarithm_2 some_attribute.
  pose proof (Beside_greedy.product_and_power n some_attribute) as product_and_power.
  exact (Beside_greedy.monotone_3 ell l_4 n logarithm logarithm_2 some_attribute product_and_power).
Qed.

Lemma some_pairs : forall (N n : ℝ),
  N >= 1 -> (* some function *)
  n >= 1 -> (* some attribute *)
  4 * N * n > 0.
Proof. (* certificate *)
  intros N n some_function some_attribute.
  pose proof (Beside_greedy.size n some_attribute) as size.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_function) as fact.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ size) (of_gt _ _ fact)) (eq_refl 0) _).
  algebra [N; n].
Qed.

Lemma at_most_4n_times_as_many : forall (J K' N N' Z_J n : ℝ),
  J = 4 * K' -> (* four rules for an attribute *)
  N' = Z_J -> (* a first rule, and what is left *)
  K' <= n -> (* attributes so far *)
  N >= 1 -> (* some function *)
  Beside_greedy.rule_by_rule_run N Z_J J ->
  N' <= 4 * N * n.
Proof. (* certificate *)
  intros J K' N N' Z_J n four_rules_for_an_attribute a_first_rule_and_what_is_left attributes_so_far some_function rule_run.
  pose proof (Beside_greedy.first_rules_and_rests J K' N N' Z_J four_rules_for_an_attribute a_first_rule_and_what_is_left rule_run) as first_rules_and_rests.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_function) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ first_rules_and_rests) (times _ _ (weak _ (pos 4)) (times _ _ (of_le _ _ attributes_so_far) (weak _ (of_gt _ _ fact))))) (eq_refl 0) _).
  algebra [N'; N; n; K'].
Qed.

Lemma tangent : forall (N N' ell n Λ Λ' : ℝ),
  Λ = ln N -> (* logarithm *)
  Λ' = ln N' -> (* logarithm *)
  ell = ln (4 * n) -> (* logarithm *)
  N > 0 -> (* positive *)
  N' > 0 -> (* positive *)
  4 * n > 0 -> (* positive *)
  4 * N * n * (- Λ + Λ' - ell) <= -4 * N * n + N'.
Proof. (* instance *)
  intros N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 (4 * n) N N' ell Λ Λ' logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [n; N; ell; Λ; Λ'; N'].
Qed.

Lemma tangent_2 : forall (N N' ell n Λ Λ' : ℝ),
  Λ = ln N -> (* logarithm *)
  Λ' = ln N' -> (* logarithm *)
  ell = ln (4 * n) -> (* logarithm *)
  N > 0 -> (* positive *)
  N' > 0 -> (* positive *)
  n >= 1 -> (* some attribute *)
  4 * N * n * (- Λ + Λ' - ell) <= -4 * N * n + N'.
Proof. (* discharge *)
  intros N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 positive positive_2 some_attribute.
  pose proof (Beside_greedy.size n some_attribute) as size.
  exact (Beside_greedy.tangent N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 positive positive_2 size).
Qed.

Lemma tangent_3 : forall (N N' ell n Λ Λ' : ℝ),
  Λ = ln N -> (* logarithm *)
  Λ' = ln N' -> (* logarithm *)
  ell = ln (4 * n) -> (* logarithm *)
  N' > 0 -> (* positive *)
  N >= 1 -> (* some function *)
  n >= 1 -> (* some attribute *)
  4 * N * n * (- Λ + Λ' - ell) <= -4 * N * n + N'.
Proof. (* discharge *)
  intros N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 positive some_function some_attribute.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_function) as positive_size.
  exact (Beside_greedy.tangent_2 N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 positive_size positive some_attribute).
Qed.

Lemma step : forall (N' : ℝ),
  N' >= 1 -> (* some function after it *)
  N' > 0.
Proof. (* certificate *)
  intros N' some_function_after_it.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ some_function_after_it)) (eq_refl 0) _).
  algebra [N'].
Qed.

Lemma tangent_4 : forall (N N' ell n Λ Λ' : ℝ),
  Λ = ln N -> (* logarithm *)
  Λ' = ln N' -> (* logarithm *)
  ell = ln (4 * n) -> (* logarithm *)
  N >= 1 -> (* some function *)
  N' >= 1 -> (* some function after it *)
  n >= 1 -> (* some attribute *)
  4 * N * n * (- Λ + Λ' - ell) <= -4 * N * n + N'.
Proof. (* discharge *)
  intros N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 some_function some_function_after_it some_attribute.
  pose proof (Beside_greedy.step N' some_function_after_it) as lemma.
  exact (Beside_greedy.tangent_3 N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 lemma some_function some_attribute).
Qed.

Lemma one_rule_more_2 : forall (J K' N N' Z_J ell n Λ Λ' : ℝ),
  J = 4 * K' -> (* four rules for an attribute *)
  N' = Z_J -> (* a first rule, and what is left *)
  Λ = ln N -> (* logarithm *)
  Λ' = ln N' -> (* logarithm *)
  ell = ln (4 * n) -> (* logarithm *)
  K' <= n -> (* attributes so far *)
  N >= 1 -> (* some function *)
  N' >= 1 -> (* some function after it *)
  n >= 1 -> (* some attribute *)
  Beside_greedy.rule_by_rule_run N Z_J J ->
  Λ' <= Λ + ell.
Proof. (* certificate *)
  intros J K' N N' Z_J ell n Λ Λ' four_rules_for_an_attribute a_first_rule_and_what_is_left logarithm logarithm_2 logarithm_3 attributes_so_far some_function some_function_after_it some_attribute rule_run.
  pose proof (Beside_greedy.some_pairs N n some_function some_attribute) as some_pairs.
  pose proof (Beside_greedy.at_most_4n_times_as_many J K' N N' Z_J n four_rules_for_an_attribute a_first_rule_and_what_is_left attributes_so_far some_function rule_run) as at_most_4n_times_as_many.
  pose proof (Beside_greedy.tangent_4 N N' ell n Λ Λ' logarithm logarithm_2 logarithm_3 some_function some_function_after_it some_attribute) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_pairs) (plus _ _ (of_le _ _ at_most_4n_times_as_many) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [Λ'; Λ; ell; N; n; N'].
Qed.

Lemma step_2 : forall (D J K' N N' Z_J ell l_4 n Λ Λ' : ℝ),
  J = 4 * K' -> (* four rules for an attribute *)
  N' = Z_J -> (* a first rule, and what is left *)
  Λ = ln N -> (* logarithm *)
  Λ' = ln N' -> (* logarithm *)
  ell = ln (4 * n) -> (* logarithm *)
  K' <= n -> (* attributes so far *)
  Λ <= D * ell + l_4 ->
  N >= 1 -> (* some function *)
  N' >= 1 -> (* some function after it *)
  n >= 1 -> (* some attribute *)
  Beside_greedy.rule_by_rule_run N Z_J J ->
  Λ' <= ell * (D + 1) + l_4.
Proof. (* certificate *)
  intros D J K' N N' Z_J ell l_4 n Λ Λ' four_rules_for_an_attribute a_first_rule_and_what_is_left logarithm logarithm_2 logarithm_3 attributes_so_far given some_function some_function_after_it some_attribute rule_run.
  pose proof (Beside_greedy.one_rule_more_2 J K' N N' Z_J ell n Λ Λ' four_rules_for_an_attribute a_first_rule_and_what_is_left logarithm logarithm_2 logarithm_3 attributes_so_far some_function some_function_after_it some_attribute rule_run) as one_rule_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ given) (of_le _ _ one_rule_more)) (eq_refl 0) _).
  algebra [Λ'; ell; D; l_4; Λ].
Qed.

Inductive attribute_run (l_4 n : ℝ) : ℝ -> ℝ -> Prop :=
  | attribute_run_start : attribute_run l_4 n l_4 0
  | attribute_run_next : forall (D J K' N N' Z_J Λ Λ' : ℝ),
      attribute_run l_4 n Λ D ->
      J = 4 * K' -> (* four rules for an attribute *)
      N' = Z_J -> (* a first rule, and what is left *)
      Λ = ln N -> (* logarithm *)
      Λ' = ln N' -> (* logarithm *)
      K' <= n -> (* attributes so far *)
      N >= 1 -> (* some function *)
      N' >= 1 -> (* some function after it *)
      Beside_greedy.rule_by_rule_run N Z_J J ->
      attribute_run l_4 n Λ' (D + 1).

Lemma sum : forall (D ell l_4 n Λ_n : ℝ),
  ell = ln (4 * n) -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  Beside_greedy.attribute_run l_4 n Λ_n D ->
  Λ_n <= D * ell + l_4.
Proof. (* induction *)
  intros D ell l_4 n Λ_n logarithm some_attribute attribute_run.
  cut (forall (Λ D : ℝ), Beside_greedy.attribute_run l_4 n Λ D ->
    Λ <= D * ell + l_4).
  { intros all. pose proof (all Λ_n D attribute_run) as kept.
    exact kept. }
  clear attribute_run Λ_n D.
  refine (Beside_greedy.attribute_run_ind l_4 n (fun (Λ D : ℝ) =>
    Λ <= D * ell + l_4) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [l_4; ell].
  - intros D J K' N N' Z_J Λ Λ' _ kept_2 four_rules_for_an_attribute a_first_rule_and_what_is_left logarithm_2 logarithm_3 attributes_so_far some_function some_function_after_it rule_run.
    refine (same_le _ _ _ (of_le _ _ (Beside_greedy.step_2 D J K' N N' Z_J ell l_4 n Λ Λ' four_rules_for_an_attribute a_first_rule_and_what_is_left logarithm_2 logarithm_3 logarithm attributes_so_far kept_2 some_function some_function_after_it some_attribute rule_run)) _). algebra [Λ'; ell; D; l_4].
Qed.

Lemma logarithm_of_their_number : forall (D ell l_4 n Λ_n : ℝ),
  D = n - 1 -> (* and one *)
  ell = ln (4 * n) -> (* logarithm *)
  l_4 = ln 4 -> (* logarithm *)
  n >= 1 -> (* some attribute *)
  Beside_greedy.attribute_run l_4 n Λ_n D ->
  Λ_n <= ell * n.
Proof. (* certificate *)
  intros D ell l_4 n Λ_n and_one logarithm logarithm_2 some_attribute attribute_run.
  pose proof (Beside_greedy.monotone_4 ell l_4 n logarithm logarithm_2 some_attribute) as monotone.
  pose proof (Beside_greedy.sum D ell l_4 n Λ_n logarithm some_attribute attribute_run) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ monotone) (of_le _ _ fact)) (eqn (- ell) _ _ and_one) _).
  algebra [Λ_n; ell; n; D; l_4].
Qed.

End Beside_greedy.

Module Beside_conversion.

Lemma one_hypothesis_more : forall (H M O_H P Q c_H q ε : ℝ),
  P = O_H -> (* all bad outputs *)
  H <= M + 1 -> (* mistake bound on samples *)
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c_H H ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H H ->
  P <= Q * (M + 1).
Proof. (* certificate *)
  intros H M O_H P Q c_H q ε all_bad_outputs mistake_bound_on_samples at_most_1 hypothesis_run example_run hypothesis_run_2.
  pose proof (A_bad_hypothesis_that_survives.a_bad_output_is_one_of_these H O_H P c_H all_bad_outputs hypothesis_run_2) as a_bad_output_is_one_of_these.
  pose proof (A_bad_hypothesis_that_survives.all_hypotheses_2 H Q c_H ε at_most_1 hypothesis_run) as all_hypotheses.
  pose proof (A_bad_hypothesis_that_survives.a_power_2 Q q ε at_most_1 example_run) as a_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ a_bad_output_is_one_of_these) (of_le _ _ all_hypotheses)) (times _ _ (of_le _ _ mistake_bound_on_samples) (of_ge _ _ a_power))) (eq_refl 0) _).
  algebra [P; Q; M; c_H; H].
Qed.

Lemma fooled : forall (H M O_H P Q c_H q ε : ℝ),
  P = O_H -> (* all bad outputs *)
  ε < 1 -> (* ε less than 1 *)
  H <= M -> (* mistake bound on the world *)
  A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c_H H ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H H ->
  P <= M * Q.
Proof. (* discharge *)
  intros H M O_H P Q c_H q ε all_bad_outputs less_than_1 mistake_bound_on_the_world hypothesis_run example_run hypothesis_run_2.
  pose proof (PAC_learning_by_consistency.step ε less_than_1) as lemma.
  assert (lemma_again : ε <= 1).
  { refine (same_le _ _ _ (of_ge _ _ lemma) _). algebra [ε]. }
  exact (A_bad_hypothesis_that_survives.fooled H M O_H P Q c_H q ε all_bad_outputs mistake_bound_on_the_world lemma_again hypothesis_run example_run hypothesis_run_2).
Qed.

Lemma tangent : forall (L M Q Λ δ μ : ℝ),
  μ = ln M -> (* logarithm *)
  Λ = ln Q -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  M > 0 -> (* positive *)
  Q > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  M * Q * (- L - Λ - μ) <= - M * Q + δ.
Proof. (* instance *)
  intros L M Q Λ δ μ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 Q M δ Λ μ (- L) logarithm_2 logarithm logarithm_3 positive_2 positive positive_3)) _). algebra [Q; M; Λ; μ; L; δ].
Qed.

Lemma tangent_2 : forall (f f' λ λ' : ℝ),
  0 = 0 -> (* logarithm *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  f > 0 -> (* positive *)
  f' > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  f * (- λ + λ') <= - f + f'.
Proof. (* instance *)
  intros f f' λ λ' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 f 1 f' λ 0 λ' logarithm_2 logarithm_again logarithm_3 positive positive_3 positive_2)) _). algebra [f; λ; λ'; f'].
Qed.

Lemma tangent_3 : forall (f f' λ λ' : ℝ),
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  f > 0 -> (* positive *)
  f' > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  f * (- λ + λ') <= - f + f'.
Proof. (* discharge *)
  intros f f' λ λ' logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Beside_conversion.tangent_2 f f' λ λ' logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma tangent_4 : forall (f f' λ λ' : ℝ),
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  f > 0 -> (* positive *)
  f' > 0 -> (* positive *)
  f * (- λ + λ') <= - f + f'.
Proof. (* discharge *)
  intros f f' λ λ' logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Beside_conversion.tangent_3 f f' λ λ' logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma some_power : forall (f : ℝ),
  f > 0 -> (* some power *)
  f > 0.
Proof. (* certificate *)
  intros f some_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_power) (eq_refl 0) _).
  algebra [f].
Qed.

Lemma tangent_5 : forall (f f' λ λ' : ℝ),
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  f > 0 -> (* some power *)
  f' > 0 -> (* positive *)
  f * (- λ + λ') <= - f + f'.
Proof. (* discharge *)
  intros f f' λ λ' logarithm logarithm_2 some_power positive.
  pose proof (Beside_conversion.some_power f some_power) as some_power_2.
  exact (Beside_conversion.tangent_4 f f' λ λ' logarithm logarithm_2 some_power positive).
Qed.

Lemma some_power_2 : forall (f f' ε : ℝ),
  f' = f * (1 - ε) -> (* one factor more *)
  ε < 1 -> (* ε less than 1 *)
  f > 0 -> (* some power *)
  f' > 0.
Proof. (* certificate *)
  intros f f' ε one_factor_more less_than_1 some_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_power) (of_lt _ _ less_than_1)) (eqn 1 _ _ one_factor_more) _).
  algebra [f'; f; ε].
Qed.

Lemma tangent_6 : forall (f f' ε λ λ' : ℝ),
  f' = f * (1 - ε) -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  f > 0 -> (* some power *)
  f * (- λ + λ') <= - f + f'.
Proof. (* discharge *)
  intros f f' ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 some_power.
  pose proof (Beside_conversion.some_power_2 f f' ε one_factor_more less_than_1 some_power) as some_power_2.
  exact (Beside_conversion.tangent_5 f f' λ λ' logarithm logarithm_2 some_power some_power_2).
Qed.

Lemma one_factor_s_logarithm : forall (f f' ε λ λ' : ℝ),
  f' = f * (1 - ε) -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  f > 0 -> (* some power *)
  λ' <= - ε + λ.
Proof. (* certificate *)
  intros f f' ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 some_power.
  pose proof (Beside_conversion.tangent_6 f f' ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 some_power) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_power) (of_le _ _ tangent) (eqn (-1) _ _ one_factor_more) _).
  algebra [λ'; ε; λ; f; f'].
Qed.

Lemma logarithm_of_the_power : forall (f f' q ε λ λ' : ℝ),
  f' = f * (1 - ε) -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  f > 0 -> (* some power *)
  λ <= - ε * q -> (* logarithm of the power *)
  λ' <= - ε * (q + 1).
Proof. (* certificate *)
  intros f f' q ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 some_power logarithm_of_the_power.
  pose proof (Beside_conversion.one_factor_s_logarithm f f' ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 some_power) as one_factor_s_logarithm.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ logarithm_of_the_power) (of_le _ _ one_factor_s_logarithm)) (eq_refl 0) _).
  algebra [λ'; ε; q; λ].
Qed.

Inductive some_power_run (ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | some_power_run_start : some_power_run ε 1 0 0
  | some_power_run_next : forall (f f' q λ λ' : ℝ),
      some_power_run ε f λ q ->
      f' = f * (1 - ε) -> (* one factor more *)
      λ = ln f -> (* logarithm *)
      λ' = ln f' -> (* logarithm *)
      some_power_run ε f' λ' (q + 1).

Lemma some_power_3 : forall (Q q Λ ε : ℝ),
  ε < 1 -> (* ε less than 1 *)
  Beside_conversion.some_power_run ε Q Λ q ->
  Q > 0.
Proof. (* induction *)
  intros Q q Λ ε less_than_1 example_run.
  cut (forall (f λ q : ℝ), Beside_conversion.some_power_run ε f λ q ->
    λ <= - ε * q /\ f > 0).
  { intros all. destruct (all Q Λ q example_run) as [kept kept_2].
    exact kept_2. }
  clear example_run Q Λ q.
  refine (Beside_conversion.some_power_run_ind ε (fun (f λ q : ℝ) =>
    λ <= - ε * q /\ f > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε].
    }
    exact Halving.positive_11.
  - intros f f' q λ λ' _ [kept_3 kept_4] one_factor_more logarithm logarithm_2.
    split.
    { exact (Beside_conversion.logarithm_of_the_power f f' q ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 kept_4 kept_3).
    }
    exact (Beside_conversion.some_power_2 f f' ε one_factor_more less_than_1 kept_4).
Qed.

Lemma tangent_7 : forall (L M Q q Λ δ ε μ : ℝ),
  μ = ln M -> (* logarithm *)
  Λ = ln Q -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  M > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  Beside_conversion.some_power_run ε Q Λ q ->
  M * Q * (- L - Λ - μ) <= - M * Q + δ.
Proof. (* discharge *)
  intros L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 positive positive_2 example_run.
  pose proof (Beside_conversion.some_power_3 Q q Λ ε less_than_1 example_run) as some_power.
  exact (Beside_conversion.tangent L M Q Λ δ μ logarithm logarithm_2 logarithm_3 positive some_power positive_2).
Qed.

Lemma some_mistake : forall (M : ℝ),
  M > 0 -> (* some mistake *)
  M > 0.
Proof. (* certificate *)
  intros M some_mistake.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_mistake) (eq_refl 0) _).
  algebra [M].
Qed.

Lemma tangent_8 : forall (L M Q q Λ δ ε μ : ℝ),
  μ = ln M -> (* logarithm *)
  Λ = ln Q -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  M > 0 -> (* some mistake *)
  δ > 0 -> (* positive *)
  Beside_conversion.some_power_run ε Q Λ q ->
  M * Q * (- L - Λ - μ) <= - M * Q + δ.
Proof. (* discharge *)
  intros L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake positive example_run.
  pose proof (Beside_conversion.some_mistake M some_mistake) as some_mistake_2.
  exact (Beside_conversion.tangent_7 L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake positive example_run).
Qed.

Lemma tangent_9 : forall (L M Q q Λ δ ε μ : ℝ),
  μ = ln M -> (* logarithm *)
  Λ = ln Q -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  M > 0 -> (* some mistake *)
  δ > 0 -> (* some doubt *)
  Beside_conversion.some_power_run ε Q Λ q ->
  M * Q * (- L - Λ - μ) <= - M * Q + δ.
Proof. (* discharge *)
  intros L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake some_doubt example_run.
  pose proof (PAC_learning_by_consistency.above_0 δ some_doubt) as above_0.
  exact (Beside_conversion.tangent_8 L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake some_doubt example_run).
Qed.

Lemma step : forall (M Q q Λ ε : ℝ),
  ε < 1 -> (* ε less than 1 *)
  M > 0 -> (* some mistake *)
  Beside_conversion.some_power_run ε Q Λ q ->
  M * Q > 0.
Proof. (* certificate *)
  intros M Q q Λ ε less_than_1 some_mistake example_run.
  pose proof (Beside_conversion.some_power_3 Q q Λ ε less_than_1 example_run) as some_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_mistake) (of_gt _ _ some_power)) (eq_refl 0) _).
  algebra [M; Q].
Qed.

Lemma logarithm_of_the_power_2 : forall (Q q Λ ε : ℝ),
  ε < 1 -> (* ε less than 1 *)
  Beside_conversion.some_power_run ε Q Λ q ->
  Λ <= - ε * q.
Proof. (* induction *)
  intros Q q Λ ε less_than_1 example_run.
  cut (forall (f λ q : ℝ), Beside_conversion.some_power_run ε f λ q ->
    λ <= - ε * q /\ f > 0).
  { intros all. destruct (all Q Λ q example_run) as [kept kept_2].
    exact kept. }
  clear example_run Q Λ q.
  refine (Beside_conversion.some_power_run_ind ε (fun (f λ q : ℝ) =>
    λ <= - ε * q /\ f > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε].
    }
    exact Halving.positive_11.
  - intros f f' q λ λ' _ [kept_3 kept_4] one_factor_more logarithm logarithm_2.
    split.
    { exact (Beside_conversion.logarithm_of_the_power f f' q ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 kept_4 kept_3).
    }
    exact (Beside_conversion.some_power_2 f f' ε one_factor_more less_than_1 kept_4).
Qed.

Lemma small : forall (L M Q q Λ δ ε μ : ℝ),
  μ = ln M -> (* logarithm *)
  Λ = ln Q -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  M > 0 -> (* some mistake *)
  δ > 0 -> (* some doubt *)
  ε * q >= L + μ -> (* block length *)
  Beside_conversion.some_power_run ε Q Λ q ->
  M * Q <= δ.
Proof. (* certificate *)
  intros L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake some_doubt block_length example_run.
  pose proof (Beside_conversion.tangent_9 L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake some_doubt example_run) as tangent.
  pose proof (Beside_conversion.step M Q q Λ ε less_than_1 some_mistake example_run) as fact.
  pose proof (Beside_conversion.logarithm_of_the_power_2 Q q Λ ε less_than_1 example_run) as logarithm_of_the_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ tangent) (times _ _ (of_ge _ _ block_length) (weak _ (of_gt _ _ fact)))) (times _ _ (of_le _ _ logarithm_of_the_power) (weak _ (of_gt _ _ fact)))) (eq_refl 0) _).
  algebra [M; Q; δ; L; Λ; μ; ε; q].
Qed.

Lemma rarely_fooled : forall (H L M O_H P Q c_H q Λ δ ε μ : ℝ),
  P = O_H -> (* all bad outputs *)
  μ = ln M -> (* logarithm *)
  Λ = ln Q -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  M > 0 -> (* some mistake *)
  δ > 0 -> (* some doubt *)
  H <= M -> (* mistake bound on the world *)
  ε * q >= L + μ -> (* block length *)
  A_bad_hypothesis_that_survives.all_hypotheses_run Q ε c_H H ->
  Beside_conversion.some_power_run ε Q Λ q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  A_bad_hypothesis_that_survives.outputs_added_up_run O_H c_H H ->
  P <= δ.
Proof. (* certificate *)
  intros H L M O_H P Q c_H q Λ δ ε μ all_bad_outputs logarithm logarithm_2 logarithm_3 less_than_1 some_mistake some_doubt mistake_bound_on_the_world block_length hypothesis_run example_run example_run_2 hypothesis_run_2.
  pose proof (Beside_conversion.fooled H M O_H P Q c_H q ε all_bad_outputs less_than_1 mistake_bound_on_the_world hypothesis_run example_run_2 hypothesis_run_2) as fooled.
  pose proof (Beside_conversion.small L M Q q Λ δ ε μ logarithm logarithm_2 logarithm_3 less_than_1 some_mistake some_doubt block_length example_run) as small.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ fooled) (of_le _ _ small)) (eq_refl 0) _).
  algebra [P; δ; M; Q].
Qed.

Lemma some_power_4 : forall (f f' β ε : ℝ),
  f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  f > 0 -> (* some power *)
  ε >= 0 -> (* ε from 0 up *)
  f' > 0.
Proof. (* certificate *)
  intros f f' β ε one_factor_more less_than_1 penalty some_power from_0_up.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (of_gt _ _ some_power) (of_lt _ _ less_than_1)) (times _ _ (times _ _ (weak _ (of_gt _ _ some_power)) (of_ge _ _ from_0_up)) (weak _ (of_gt _ _ penalty)))) (eqn 1 _ _ one_factor_more) _).
  algebra [f'; f; ε; β].
Qed.

Lemma tangent_10 : forall (f f' β ε λ λ' : ℝ),
  f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  f > 0 -> (* some power *)
  ε >= 0 -> (* ε from 0 up *)
  f * (- λ + λ') <= - f + f'.
Proof. (* discharge *)
  intros f f' β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty some_power from_0_up.
  pose proof (Beside_conversion.some_power_4 f f' β ε one_factor_more less_than_1 penalty some_power from_0_up) as some_power_2.
  exact (Beside_conversion.tangent_5 f f' λ λ' logarithm logarithm_2 some_power some_power_2).
Qed.

Lemma one_factor_s_logarithm_2 : forall (f f' β ε λ λ' : ℝ),
  f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  f > 0 -> (* some power *)
  ε >= 0 -> (* ε from 0 up *)
  λ' <= - ε * (1 - β) + λ.
Proof. (* certificate *)
  intros f f' β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty some_power from_0_up.
  pose proof (Beside_conversion.tangent_10 f f' β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty some_power from_0_up) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_power) (of_le _ _ tangent) (eqn (-1) _ _ one_factor_more) _).
  algebra [λ'; ε; β; λ; f; f'].
Qed.

Lemma logarithm_of_the_power_3 : forall (f f' m β ε λ λ' : ℝ),
  f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  f > 0 -> (* some power *)
  λ <= - ε * m * (1 - β) -> (* logarithm of the power *)
  ε >= 0 -> (* ε from 0 up *)
  λ' <= - ε * (1 - β) * (m + 1).
Proof. (* certificate *)
  intros f f' m β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty some_power logarithm_of_the_power from_0_up.
  pose proof (Beside_conversion.one_factor_s_logarithm_2 f f' β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty some_power from_0_up) as one_factor_s_logarithm.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ logarithm_of_the_power) (of_le _ _ one_factor_s_logarithm)) (eq_refl 0) _).
  algebra [λ'; ε; β; m; λ].
Qed.

Inductive some_power_run_2 (β ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | some_power_run_2_start : some_power_run_2 β ε 1 0 0
  | some_power_run_2_next : forall (f f' m λ λ' : ℝ),
      some_power_run_2 β ε f λ m ->
      f' = f * (- ε * (1 - β) + 1) -> (* one factor more *)
      λ = ln f -> (* logarithm *)
      λ' = ln f' -> (* logarithm *)
      some_power_run_2 β ε f' λ' (m + 1).

Lemma some_power_5 : forall (F m Λ β ε : ℝ),
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  ε >= 0 -> (* ε from 0 up *)
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  F > 0.
Proof. (* induction *)
  intros F m Λ β ε less_than_1 penalty from_0_up example_run.
  cut (forall (f λ m : ℝ), Beside_conversion.some_power_run_2 β ε f λ m ->
    λ <= - ε * m * (1 - β) /\ f > 0).
  { intros all. destruct (all F Λ m example_run) as [kept kept_2].
    exact kept_2. }
  clear example_run F Λ m.
  refine (Beside_conversion.some_power_run_2_ind β ε (fun (f λ m : ℝ) =>
    λ <= - ε * m * (1 - β) /\ f > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε; β].
    }
    exact Halving.positive_11.
  - intros f f' m λ λ' _ [kept_3 kept_4] one_factor_more logarithm logarithm_2.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Beside_conversion.logarithm_of_the_power_3 f f' m β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty kept_4 kept_3 from_0_up)) _). algebra [λ'; ε; β; m].
    }
    exact (Beside_conversion.some_power_4 f f' β ε one_factor_more less_than_1 penalty kept_4 from_0_up).
Qed.

Lemma Littlestone_s_bound : forall (A_0 A_m B F P m n_f n_o β ε : ℝ),
  β > 0 -> (* penalty *)
  A_0 <= 1 -> (* at most one history at the start *)
  β <= 1 -> (* penalty at most 1 *)
  ε <= 1 -> (* ε at most 1 *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  Littlestone_s_conversion.a_power_run β ε F m ->
  B * P <= F.
Proof. (* discharge *)
  intros A_0 A_m B F P m n_f n_o β ε penalty at_most_one_history_at_the_start penalty_at_most_1 at_most_1 from_0_up example_run final_history_run example_run_2.
  pose proof (The_average_of_the_errors.penalty_from_0_up β penalty) as penalty_from_0_up.
  exact (Littlestone_s_conversion.Littlestone_s_bound A_0 A_m B F P m n_f n_o β ε at_most_one_history_at_the_start penalty_at_most_1 at_most_1 penalty_from_0_up from_0_up example_run final_history_run example_run_2).
Qed.

Lemma Littlestone_s_bound_2 : forall (A_0 A_m B F P m n_f n_o β ε : ℝ),
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  A_0 <= 1 -> (* at most one history at the start *)
  ε <= 1 -> (* ε at most 1 *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  Littlestone_s_conversion.a_power_run β ε F m ->
  B * P <= F.
Proof. (* discharge *)
  intros A_0 A_m B F P m n_f n_o β ε penalty_below_1 penalty at_most_one_history_at_the_start at_most_1 from_0_up example_run final_history_run example_run_2.
  pose proof (Vovk_s_forecaster.step_2 β penalty_below_1) as lemma.
  exact (Beside_conversion.Littlestone_s_bound A_0 A_m B F P m n_f n_o β ε penalty at_most_one_history_at_the_start lemma at_most_1 from_0_up example_run final_history_run example_run_2).
Qed.

Lemma Littlestone_s_bound_3 : forall (A_0 A_m B F P m n_f n_o β ε : ℝ),
  β < 1 -> (* penalty below 1 *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  A_0 <= 1 -> (* at most one history at the start *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  Littlestone_s_conversion.a_power_run β ε F m ->
  B * P <= F.
Proof. (* discharge *)
  intros A_0 A_m B F P m n_f n_o β ε penalty_below_1 less_than_1 penalty at_most_one_history_at_the_start from_0_up example_run final_history_run example_run_2.
  pose proof (PAC_learning_by_consistency.step ε less_than_1) as lemma.
  assert (lemma_again : ε <= 1).
  { refine (same_le _ _ _ (of_ge _ _ lemma) _). algebra [ε]. }
  exact (Beside_conversion.Littlestone_s_bound_2 A_0 A_m B F P m n_f n_o β ε penalty_below_1 penalty at_most_one_history_at_the_start lemma_again from_0_up example_run final_history_run example_run_2).
Qed.

Lemma tangent_under_a_product : forall (B F N P Λ λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - N = ln P -> (* logarithm *)
  B > 0 -> (* positive *)
  F > 0 -> (* positive *)
  P > 0 -> (* positive *)
  F * (- Λ - N + λ_B) <= B * P - F.
Proof. (* instance *)
  intros B F N P Λ λ_B logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 P B F (- N) λ_B Λ logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [F; N; λ_B; Λ; P; B].
Qed.

Lemma some_chance : forall (P : ℝ),
  P > 0 -> (* some chance *)
  P > 0.
Proof. (* certificate *)
  intros P some_chance.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_chance) (eq_refl 0) _).
  algebra [P].
Qed.

Lemma tangent_under_a_product_2 : forall (B F N P Λ λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - N = ln P -> (* logarithm *)
  B > 0 -> (* positive *)
  F > 0 -> (* positive *)
  P > 0 -> (* some chance *)
  F * (- Λ - N + λ_B) <= B * P - F.
Proof. (* discharge *)
  intros B F N P Λ λ_B logarithm logarithm_2 logarithm_3 positive positive_2 some_chance.
  pose proof (Beside_conversion.some_chance P some_chance) as some_chance_2.
  exact (Beside_conversion.tangent_under_a_product B F N P Λ λ_B logarithm logarithm_2 logarithm_3 positive positive_2 some_chance).
Qed.

Lemma some_power_6 : forall (r r' β : ℝ),
  r' = β * r -> (* one mistake more *)
  β > 0 -> (* penalty *)
  r > 0 -> (* some power *)
  r' > 0.
Proof. (* certificate *)
  intros r r' β one_mistake_more penalty some_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_power) (of_gt _ _ penalty)) (eqn 1 _ _ one_mistake_more) _).
  algebra [r'; β; r].
Qed.

Lemma tangent_under_a_product_3 : forall (h r r' β λ λ' : ℝ),
  - h = ln β -> (* logarithm *)
  λ = ln r -> (* logarithm *)
  λ' = ln r' -> (* logarithm *)
  β > 0 -> (* positive *)
  r > 0 -> (* positive *)
  r' > 0 -> (* positive *)
  r' * (- h + λ - λ') <= β * r - r'.
Proof. (* instance *)
  intros h r r' β λ λ' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  exact (Halving.tangent_under_a_product_3 β r r' (- h) λ λ' logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma tangent_under_a_product_4 : forall (h r r' β λ λ' : ℝ),
  - h = ln β -> (* logarithm *)
  λ = ln r -> (* logarithm *)
  λ' = ln r' -> (* logarithm *)
  β > 0 -> (* penalty *)
  r > 0 -> (* positive *)
  r' > 0 -> (* positive *)
  r' * (- h + λ - λ') <= β * r - r'.
Proof. (* discharge *)
  intros h r r' β λ λ' logarithm logarithm_2 logarithm_3 penalty positive positive_2.
  pose proof (Weighted_majority.penalty β penalty) as penalty_2.
  exact (Beside_conversion.tangent_under_a_product_3 h r r' β λ λ' logarithm logarithm_2 logarithm_3 penalty positive positive_2).
Qed.

Lemma some_power_7 : forall (r : ℝ),
  r > 0 -> (* some power *)
  r > 0.
Proof. (* certificate *)
  intros r some_power.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_power) (eq_refl 0) _).
  algebra [r].
Qed.

Lemma tangent_under_a_product_5 : forall (h r r' β λ λ' : ℝ),
  - h = ln β -> (* logarithm *)
  λ = ln r -> (* logarithm *)
  λ' = ln r' -> (* logarithm *)
  β > 0 -> (* penalty *)
  r > 0 -> (* some power *)
  r' > 0 -> (* positive *)
  r' * (- h + λ - λ') <= β * r - r'.
Proof. (* discharge *)
  intros h r r' β λ λ' logarithm logarithm_2 logarithm_3 penalty some_power positive.
  pose proof (Beside_conversion.some_power_7 r some_power) as some_power_2.
  exact (Beside_conversion.tangent_under_a_product_4 h r r' β λ λ' logarithm logarithm_2 logarithm_3 penalty some_power positive).
Qed.

Lemma tangent_under_a_product_6 : forall (h r r' β λ λ' : ℝ),
  r' = β * r -> (* one mistake more *)
  - h = ln β -> (* logarithm *)
  λ = ln r -> (* logarithm *)
  λ' = ln r' -> (* logarithm *)
  β > 0 -> (* penalty *)
  r > 0 -> (* some power *)
  r' * (- h + λ - λ') <= β * r - r'.
Proof. (* discharge *)
  intros h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty some_power.
  pose proof (Beside_conversion.some_power_6 r r' β one_mistake_more penalty some_power) as some_power_2.
  exact (Beside_conversion.tangent_under_a_product_5 h r r' β λ λ' logarithm logarithm_2 logarithm_3 penalty some_power some_power_2).
Qed.

Lemma one_mistake_s_logarithm : forall (h r r' β λ λ' : ℝ),
  r' = β * r -> (* one mistake more *)
  - h = ln β -> (* logarithm *)
  λ = ln r -> (* logarithm *)
  λ' = ln r' -> (* logarithm *)
  β > 0 -> (* penalty *)
  r > 0 -> (* some power *)
  λ' >= - h + λ.
Proof. (* certificate *)
  intros h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty some_power.
  pose proof (Beside_conversion.some_power_6 r r' β one_mistake_more penalty some_power) as some_power_2.
  pose proof (Beside_conversion.tangent_under_a_product_6 h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty some_power) as tangent_under_a_product.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ some_power_2) (of_le _ _ tangent_under_a_product) (eqn 1 _ _ one_mistake_more) _).
  algebra [λ'; h; λ; r'; β; r].
Qed.

Lemma logarithm_of_the_power_4 : forall (M h r r' β λ λ' : ℝ),
  r' = β * r -> (* one mistake more *)
  - h = ln β -> (* logarithm *)
  λ = ln r -> (* logarithm *)
  λ' = ln r' -> (* logarithm *)
  β > 0 -> (* penalty *)
  r > 0 -> (* some power *)
  λ >= - M * h -> (* logarithm of the power *)
  λ' >= - h * (M + 1).
Proof. (* certificate *)
  intros M h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty some_power logarithm_of_the_power.
  pose proof (Beside_conversion.one_mistake_s_logarithm h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty some_power) as one_mistake_s_logarithm.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ logarithm_of_the_power) (of_ge _ _ one_mistake_s_logarithm)) (eq_refl 0) _).
  algebra [λ'; h; M; λ].
Qed.

Inductive some_power_run_3 (β : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | some_power_run_3_start : some_power_run_3 β 1 0 0
  | some_power_run_3_next : forall (M r r' λ λ' : ℝ),
      some_power_run_3 β r λ M ->
      r' = β * r -> (* one mistake more *)
      λ = ln r -> (* logarithm *)
      λ' = ln r' -> (* logarithm *)
      some_power_run_3 β r' λ' (M + 1).

Lemma some_power_8 : forall (B M h β λ_B : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  Beside_conversion.some_power_run_3 β B λ_B M ->
  B > 0.
Proof. (* induction *)
  intros B M h β λ_B logarithm penalty mistake_run.
  cut (forall (r λ M : ℝ), Beside_conversion.some_power_run_3 β r λ M ->
    λ >= - M * h /\ r > 0).
  { intros all. destruct (all B λ_B M mistake_run) as [kept kept_2].
    exact kept_2. }
  clear mistake_run B λ_B M.
  refine (Beside_conversion.some_power_run_3_ind β (fun (r λ M : ℝ) =>
    λ >= - M * h /\ r > 0) _ _).
  - split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h].
    }
    exact Halving.positive_11.
  - intros M r r' λ λ' _ [kept_3 kept_4] one_mistake_more logarithm_2 logarithm_3.
    split.
    { refine (same_ge _ _ _ (of_ge _ _ (Beside_conversion.logarithm_of_the_power_4 M h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty kept_4 kept_3)) _). algebra [λ'; h; M].
    }
    exact (Beside_conversion.some_power_6 r r' β one_mistake_more penalty kept_4).
Qed.

Lemma tangent_under_a_product_7 : forall (B F M N P h Λ β λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - N = ln P -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  F > 0 -> (* positive *)
  P > 0 -> (* some chance *)
  β > 0 -> (* penalty *)
  Beside_conversion.some_power_run_3 β B λ_B M ->
  F * (- Λ - N + λ_B) <= B * P - F.
Proof. (* discharge *)
  intros B F M N P h Λ β λ_B logarithm logarithm_2 logarithm_3 logarithm_4 positive some_chance penalty mistake_run.
  pose proof (Beside_conversion.some_power_8 B M h β λ_B logarithm_4 penalty mistake_run) as some_power.
  exact (Beside_conversion.tangent_under_a_product_2 B F N P Λ λ_B logarithm logarithm_2 logarithm_3 some_power positive some_chance).
Qed.

Lemma tangent_under_a_product_8 : forall (B F M N P h m Λ β ε λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - N = ln P -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  P > 0 -> (* some chance *)
  β > 0 -> (* penalty *)
  ε >= 0 -> (* ε from 0 up *)
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  Beside_conversion.some_power_run_3 β B λ_B M ->
  F * (- Λ - N + λ_B) <= B * P - F.
Proof. (* discharge *)
  intros B F M N P h m Λ β ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 less_than_1 some_chance penalty from_0_up example_run mistake_run.
  pose proof (Beside_conversion.some_power_5 F m Λ β ε less_than_1 penalty from_0_up example_run) as some_power.
  exact (Beside_conversion.tangent_under_a_product_7 B F M N P h Λ β λ_B logarithm logarithm_2 logarithm_3 logarithm_4 some_power some_chance penalty mistake_run).
Qed.

Lemma logarithm_of_the_power_5 : forall (B M h β λ_B : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  Beside_conversion.some_power_run_3 β B λ_B M ->
  λ_B >= - M * h.
Proof. (* induction *)
  intros B M h β λ_B logarithm penalty mistake_run.
  cut (forall (r λ M : ℝ), Beside_conversion.some_power_run_3 β r λ M ->
    λ >= - M * h /\ r > 0).
  { intros all. destruct (all B λ_B M mistake_run) as [kept kept_2].
    exact kept. }
  clear mistake_run B λ_B M.
  refine (Beside_conversion.some_power_run_3_ind β (fun (r λ M : ℝ) =>
    λ >= - M * h /\ r > 0) _ _).
  - split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [h].
    }
    exact Halving.positive_11.
  - intros M r r' λ λ' _ [kept_3 kept_4] one_mistake_more logarithm_2 logarithm_3.
    split.
    { refine (same_ge _ _ _ (of_ge _ _ (Beside_conversion.logarithm_of_the_power_4 M h r r' β λ λ' one_mistake_more logarithm logarithm_2 logarithm_3 penalty kept_4 kept_3)) _). algebra [λ'; h; M].
    }
    exact (Beside_conversion.some_power_6 r r' β one_mistake_more penalty kept_4).
Qed.

Lemma logarithm_of_the_power_6 : forall (F m Λ β ε : ℝ),
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  ε >= 0 -> (* ε from 0 up *)
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  Λ <= - ε * m * (1 - β).
Proof. (* induction *)
  intros F m Λ β ε less_than_1 penalty from_0_up example_run.
  cut (forall (f λ m : ℝ), Beside_conversion.some_power_run_2 β ε f λ m ->
    λ <= - ε * m * (1 - β) /\ f > 0).
  { intros all. destruct (all F Λ m example_run) as [kept kept_2].
    exact kept. }
  clear example_run F Λ m.
  refine (Beside_conversion.some_power_run_2_ind β ε (fun (f λ m : ℝ) =>
    λ <= - ε * m * (1 - β) /\ f > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [ε; β].
    }
    exact Halving.positive_11.
  - intros f f' m λ λ' _ [kept_3 kept_4] one_factor_more logarithm logarithm_2.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Beside_conversion.logarithm_of_the_power_3 f f' m β ε λ λ' one_factor_more logarithm logarithm_2 less_than_1 penalty kept_4 kept_3 from_0_up)) _). algebra [λ'; ε; β; m].
    }
    exact (Beside_conversion.some_power_4 f f' β ε one_factor_more less_than_1 penalty kept_4 from_0_up).
Qed.

Lemma the_same_formula : forall (A_0 A_m B F M N P h m n_f n_o Λ β ε λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - N = ln P -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  ε < 1 -> (* ε less than 1 *)
  P > 0 -> (* some chance *)
  β > 0 -> (* penalty *)
  A_0 <= 1 -> (* at most one history at the start *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  Littlestone_s_conversion.a_power_run β ε F m ->
  Beside_conversion.some_power_run_3 β B λ_B M ->
  ε * m * (1 - β) <= M * h + N.
Proof. (* certificate *)
  intros A_0 A_m B F M N P h m n_f n_o Λ β ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 less_than_1 some_chance penalty at_most_one_history_at_the_start from_0_up example_run final_history_run example_run_2 example_run_3 mistake_run.
  pose proof (Beside_conversion.some_power_5 F m Λ β ε less_than_1 penalty from_0_up example_run_2) as some_power.
  pose proof (Beside_conversion.Littlestone_s_bound_3 A_0 A_m B F P m n_f n_o β ε penalty_below_1 less_than_1 penalty at_most_one_history_at_the_start from_0_up example_run final_history_run example_run_3) as Littlestone_s_bound.
  pose proof (Beside_conversion.tangent_under_a_product_8 B F M N P h m Λ β ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 less_than_1 some_chance penalty from_0_up example_run_2 mistake_run) as tangent_under_a_product.
  pose proof (Beside_conversion.logarithm_of_the_power_5 B M h β λ_B logarithm_4 penalty mistake_run) as logarithm_of_the_power.
  pose proof (Beside_conversion.logarithm_of_the_power_6 F m Λ β ε less_than_1 penalty from_0_up example_run_2) as logarithm_of_the_power_2.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_power) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ Littlestone_s_bound) (of_le _ _ tangent_under_a_product)) (times _ _ (of_ge _ _ logarithm_of_the_power) (weak _ (of_gt _ _ some_power)))) (times _ _ (of_le _ _ logarithm_of_the_power_2) (weak _ (of_gt _ _ some_power)))) (eq_refl 0) _).
  algebra [ε; m; β; M; h; N; F; B; P; Λ; λ_B].
Qed.

Lemma tangent_under_a_product_9 : forall (B F L Λ δ λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  B > 0 -> (* positive *)
  F > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  F * (- L - Λ + λ_B) <= B * δ - F.
Proof. (* instance *)
  intros B F L Λ δ λ_B logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 δ B F (- L) λ_B Λ logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [F; L; λ_B; Λ; δ; B].
Qed.

Lemma tangent_under_a_product_10 : forall (B F L Λ δ λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  B > 0 -> (* positive *)
  F > 0 -> (* positive *)
  δ > 0 -> (* some doubt *)
  F * (- L - Λ + λ_B) <= B * δ - F.
Proof. (* discharge *)
  intros B F L Λ δ λ_B logarithm logarithm_2 logarithm_3 positive positive_2 some_doubt.
  pose proof (PAC_learning_by_consistency.above_0 δ some_doubt) as above_0.
  exact (Beside_conversion.tangent_under_a_product_9 B F L Λ δ λ_B logarithm logarithm_2 logarithm_3 positive positive_2 some_doubt).
Qed.

Lemma tangent_under_a_product_11 : forall (B F L M h Λ β δ λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  F > 0 -> (* positive *)
  β > 0 -> (* penalty *)
  δ > 0 -> (* some doubt *)
  Beside_conversion.some_power_run_3 β B λ_B M ->
  F * (- L - Λ + λ_B) <= B * δ - F.
Proof. (* discharge *)
  intros B F L M h Λ β δ λ_B logarithm logarithm_2 logarithm_3 logarithm_4 positive penalty some_doubt mistake_run.
  pose proof (Beside_conversion.some_power_8 B M h β λ_B logarithm_3 penalty mistake_run) as some_power.
  exact (Beside_conversion.tangent_under_a_product_10 B F L Λ δ λ_B logarithm logarithm_2 logarithm_4 some_power positive some_doubt).
Qed.

Lemma tangent_under_a_product_12 : forall (B F L M h m Λ β δ ε λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  δ > 0 -> (* some doubt *)
  ε >= 0 -> (* ε from 0 up *)
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  Beside_conversion.some_power_run_3 β B λ_B M ->
  F * (- L - Λ + λ_B) <= B * δ - F.
Proof. (* discharge *)
  intros B F L M h m Λ β δ ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 less_than_1 penalty some_doubt from_0_up example_run mistake_run.
  pose proof (Beside_conversion.some_power_5 F m Λ β ε less_than_1 penalty from_0_up example_run) as some_power.
  exact (Beside_conversion.tangent_under_a_product_11 B F L M h Λ β δ λ_B logarithm logarithm_2 logarithm_3 logarithm_4 some_power penalty some_doubt mistake_run).
Qed.

Lemma small_2 : forall (B F L M h m Λ β δ ε λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  δ > 0 -> (* some doubt *)
  ε * m * (1 - β) >= L + M * h -> (* enough examples *)
  ε >= 0 -> (* ε from 0 up *)
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  Beside_conversion.some_power_run_3 β B λ_B M ->
  F <= B * δ.
Proof. (* certificate *)
  intros B F L M h m Λ β δ ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 less_than_1 penalty some_doubt enough_examples from_0_up example_run mistake_run.
  pose proof (Beside_conversion.tangent_under_a_product_12 B F L M h m Λ β δ ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 less_than_1 penalty some_doubt from_0_up example_run mistake_run) as tangent_under_a_product.
  pose proof (Beside_conversion.some_power_5 F m Λ β ε less_than_1 penalty from_0_up example_run) as some_power.
  pose proof (Beside_conversion.logarithm_of_the_power_5 B M h β λ_B logarithm_3 penalty mistake_run) as logarithm_of_the_power.
  pose proof (Beside_conversion.logarithm_of_the_power_6 F m Λ β ε less_than_1 penalty from_0_up example_run) as logarithm_of_the_power_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ tangent_under_a_product) (times _ _ (of_ge _ _ enough_examples) (weak _ (of_gt _ _ some_power)))) (times _ _ (of_ge _ _ logarithm_of_the_power) (weak _ (of_gt _ _ some_power)))) (times _ _ (of_le _ _ logarithm_of_the_power_2) (weak _ (of_gt _ _ some_power)))) (eq_refl 0) _).
  algebra [F; B; δ; L; Λ; λ_B; ε; m; β; M; h].
Qed.

Lemma rarely_all_bad : forall (A_0 A_m B F L M P h m n_f n_o Λ β δ ε λ_B : ℝ),
  λ_B = ln B -> (* logarithm *)
  Λ = ln F -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  ε < 1 -> (* ε less than 1 *)
  β > 0 -> (* penalty *)
  δ > 0 -> (* some doubt *)
  A_0 <= 1 -> (* at most one history at the start *)
  ε * m * (1 - β) >= L + M * h -> (* enough examples *)
  ε >= 0 -> (* ε from 0 up *)
  Littlestone_s_conversion.all_bad_so_far_run A_0 β ε A_m F m ->
  Littlestone_s_conversion.counted_run B β A_m P n_f n_o ->
  Beside_conversion.some_power_run_2 β ε F Λ m ->
  Littlestone_s_conversion.a_power_run β ε F m ->
  Beside_conversion.some_power_run_3 β B λ_B M ->
  P <= δ.
Proof. (* certificate *)
  intros A_0 A_m B F L M P h m n_f n_o Λ β δ ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 less_than_1 penalty some_doubt at_most_one_history_at_the_start enough_examples from_0_up example_run final_history_run example_run_2 example_run_3 mistake_run.
  pose proof (Beside_conversion.some_power_8 B M h β λ_B logarithm_3 penalty mistake_run) as some_power.
  pose proof (Beside_conversion.Littlestone_s_bound_3 A_0 A_m B F P m n_f n_o β ε penalty_below_1 less_than_1 penalty at_most_one_history_at_the_start from_0_up example_run final_history_run example_run_3) as Littlestone_s_bound.
  pose proof (Beside_conversion.small_2 B F L M h m Λ β δ ε λ_B logarithm logarithm_2 logarithm_3 logarithm_4 less_than_1 penalty some_doubt enough_examples from_0_up example_run_2 mistake_run) as small.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_power) (plus _ _ (of_le _ _ Littlestone_s_bound) (of_le _ _ small)) (eq_refl 0) _).
  algebra [P; δ; B; F].
Qed.

Lemma what_an_example_may_add : forall (h τ : ℝ),
  8 * τ = h ^ 2 -> (* the least factor *)
  8 * τ >= h ^ 2.
Proof. (* certificate *)
  intros h τ the_least_factor.
  refine (cert_ge _ _ _ _ _ (pos 1) (Rle_refl 0) (eqn 1 _ _ the_least_factor) _).
  algebra [τ; h].
Qed.

Lemma average_risk : forall (A_m F P Y Z h m n_f n_o β κ τ : ℝ),
  8 * τ = h ^ 2 -> (* the least factor *)
  Y * h = ln Z -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  Z > 0 -> (* what the excess makes *)
  β > 0 -> (* penalty *)
  κ > 0 -> (* some factor *)
  The_average_of_the_errors.counted_run Y h A_m P n_f n_o ->
  The_average_of_the_errors.all_histories_run h β κ A_m F m ->
  P * Z <= F.
Proof. (* discharge *)
  intros A_m F P Y Z h m n_f n_o β κ τ the_least_factor logarithm logarithm_2 logarithm_3 penalty_below_1 what_the_excess_makes penalty some_factor final_history_run example_run.
  pose proof (Beside_conversion.what_an_example_may_add h τ the_least_factor) as what_an_example_may_add.
  exact (The_average_of_the_errors.average_risk A_m F P Y Z h m n_f n_o β κ τ logarithm logarithm_2 logarithm_3 penalty_below_1 what_the_excess_makes penalty some_factor what_an_example_may_add final_history_run example_run).
Qed.

Lemma tangent_under_a_product_13 : forall (F L Y Z h Λ δ : ℝ),
  Λ = ln F -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  F > 0 -> (* positive *)
  Z > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  F * (- L - Λ + Y * h) <= - F + Z * δ.
Proof. (* instance *)
  intros F L Y Z h Λ δ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 δ Z F (- L) (Y * h) Λ logarithm_3 logarithm_2 logarithm positive_3 positive_2 positive)) _). algebra [F; L; Y; h; Λ; δ; Z].
Qed.

Lemma tangent_under_a_product_14 : forall (F L Y Z h Λ δ : ℝ),
  Λ = ln F -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  F > 0 -> (* positive *)
  Z > 0 -> (* positive *)
  δ > 0 -> (* some doubt *)
  F * (- L - Λ + Y * h) <= - F + Z * δ.
Proof. (* discharge *)
  intros F L Y Z h Λ δ logarithm logarithm_2 logarithm_3 positive positive_2 some_doubt.
  pose proof (PAC_learning_by_consistency.above_0 δ some_doubt) as above_0.
  exact (Beside_conversion.tangent_under_a_product_13 F L Y Z h Λ δ logarithm logarithm_2 logarithm_3 positive positive_2 some_doubt).
Qed.

Lemma tangent_under_a_product_15 : forall (F L Y Z h Λ δ : ℝ),
  Λ = ln F -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  F > 0 -> (* positive *)
  Z > 0 -> (* what the excess makes *)
  δ > 0 -> (* some doubt *)
  F * (- L - Λ + Y * h) <= - F + Z * δ.
Proof. (* discharge *)
  intros F L Y Z h Λ δ logarithm logarithm_2 logarithm_3 positive what_the_excess_makes some_doubt.
  pose proof (The_average_of_the_errors.what_the_excess_makes Z what_the_excess_makes) as what_the_excess_makes_2.
  exact (Beside_conversion.tangent_under_a_product_14 F L Y Z h Λ δ logarithm logarithm_2 logarithm_3 positive what_the_excess_makes some_doubt).
Qed.

Lemma step_2 : forall (f κ : ℝ),
  f > 0 -> (* some power *)
  κ > 0 -> (* some factor *)
  f * κ > 0.
Proof. (* certificate *)
  intros f κ some_power some_factor.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_power) (of_gt _ _ some_factor)) (eq_refl 0) _).
  algebra [f; κ].
Qed.

Lemma tangent_11 : forall (f f' κ λ λ' τ : ℝ),
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  f > 0 -> (* positive *)
  f' > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  f * κ * (- λ + λ' - τ) <= - f * κ + f'.
Proof. (* instance *)
  intros f f' κ λ λ' τ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 κ f f' τ λ λ' logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [κ; f; τ; λ; λ'; f'].
Qed.

Lemma tangent_12 : forall (f f' κ λ λ' τ : ℝ),
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  f > 0 -> (* some power *)
  f' > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  f * κ * (- λ + λ' - τ) <= - f * κ + f'.
Proof. (* discharge *)
  intros f f' κ λ λ' τ logarithm logarithm_2 logarithm_3 some_power positive positive_2.
  pose proof (Beside_conversion.some_power f some_power) as some_power_2.
  exact (Beside_conversion.tangent_11 f f' κ λ λ' τ logarithm logarithm_2 logarithm_3 some_power positive positive_2).
Qed.

Lemma tangent_13 : forall (f f' κ λ λ' τ : ℝ),
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  f > 0 -> (* some power *)
  f' > 0 -> (* positive *)
  κ > 0 -> (* some factor *)
  f * κ * (- λ + λ' - τ) <= - f * κ + f'.
Proof. (* discharge *)
  intros f f' κ λ λ' τ logarithm logarithm_2 logarithm_3 some_power positive some_factor.
  pose proof (The_average_of_the_errors.some_factor κ some_factor) as some_factor_2.
  exact (Beside_conversion.tangent_12 f f' κ λ λ' τ logarithm logarithm_2 logarithm_3 some_power positive some_factor).
Qed.

Lemma some_power_9 : forall (f f' κ : ℝ),
  f' = f * κ -> (* one factor more *)
  f > 0 -> (* some power *)
  κ > 0 -> (* some factor *)
  f' > 0.
Proof. (* certificate *)
  intros f f' κ one_factor_more some_power some_factor.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ some_power) (of_gt _ _ some_factor)) (eqn 1 _ _ one_factor_more) _).
  algebra [f'; f; κ].
Qed.

Lemma tangent_14 : forall (f f' κ λ λ' τ : ℝ),
  f' = f * κ -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  f > 0 -> (* some power *)
  κ > 0 -> (* some factor *)
  f * κ * (- λ + λ' - τ) <= - f * κ + f'.
Proof. (* discharge *)
  intros f f' κ λ λ' τ one_factor_more logarithm logarithm_2 logarithm_3 some_power some_factor.
  pose proof (Beside_conversion.some_power_9 f f' κ one_factor_more some_power some_factor) as some_power_2.
  exact (Beside_conversion.tangent_13 f f' κ λ λ' τ logarithm logarithm_2 logarithm_3 some_power some_power_2 some_factor).
Qed.

Lemma one_factor_s_logarithm_3 : forall (f f' κ λ λ' τ : ℝ),
  f' = f * κ -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  f > 0 -> (* some power *)
  κ > 0 -> (* some factor *)
  λ' <= λ + τ.
Proof. (* certificate *)
  intros f f' κ λ λ' τ one_factor_more logarithm logarithm_2 logarithm_3 some_power some_factor.
  pose proof (Beside_conversion.step_2 f κ some_power some_factor) as fact.
  pose proof (Beside_conversion.tangent_14 f f' κ λ λ' τ one_factor_more logarithm logarithm_2 logarithm_3 some_power some_factor) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ fact) (of_le _ _ tangent) (eqn (-1) _ _ one_factor_more) _).
  algebra [λ'; λ; τ; f; κ; f'].
Qed.

Lemma logarithm_of_the_power_7 : forall (f f' m κ λ λ' τ : ℝ),
  f' = f * κ -> (* one factor more *)
  λ = ln f -> (* logarithm *)
  λ' = ln f' -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  f > 0 -> (* some power *)
  κ > 0 -> (* some factor *)
  λ <= m * τ -> (* logarithm of the power *)
  λ' <= τ * (m + 1).
Proof. (* certificate *)
  intros f f' m κ λ λ' τ one_factor_more logarithm logarithm_2 logarithm_3 some_power some_factor logarithm_of_the_power.
  pose proof (Beside_conversion.one_factor_s_logarithm_3 f f' κ λ λ' τ one_factor_more logarithm logarithm_2 logarithm_3 some_power some_factor) as one_factor_s_logarithm.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ logarithm_of_the_power) (of_le _ _ one_factor_s_logarithm)) (eq_refl 0) _).
  algebra [λ'; τ; m; λ].
Qed.

Inductive some_power_run_4 (κ : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | some_power_run_4_start : some_power_run_4 κ 1 0 0
  | some_power_run_4_next : forall (f f' m λ λ' : ℝ),
      some_power_run_4 κ f λ m ->
      f' = f * κ -> (* one factor more *)
      λ = ln f -> (* logarithm *)
      λ' = ln f' -> (* logarithm *)
      some_power_run_4 κ f' λ' (m + 1).

Lemma some_power_10 : forall (F m Λ κ τ : ℝ),
  τ = ln κ -> (* logarithm *)
  κ > 0 -> (* some factor *)
  Beside_conversion.some_power_run_4 κ F Λ m ->
  F > 0.
Proof. (* induction *)
  intros F m Λ κ τ logarithm some_factor example_run.
  cut (forall (f λ m : ℝ), Beside_conversion.some_power_run_4 κ f λ m ->
    λ <= m * τ /\ f > 0).
  { intros all. destruct (all F Λ m example_run) as [kept kept_2].
    exact kept_2. }
  clear example_run F Λ m.
  refine (Beside_conversion.some_power_run_4_ind κ (fun (f λ m : ℝ) =>
    λ <= m * τ /\ f > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [τ].
    }
    exact Halving.positive_11.
  - intros f f' m λ λ' _ [kept_3 kept_4] one_factor_more logarithm_2 logarithm_3.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Beside_conversion.logarithm_of_the_power_7 f f' m κ λ λ' τ one_factor_more logarithm_2 logarithm_3 logarithm kept_4 some_factor kept_3)) _). algebra [λ'; τ; m].
    }
    exact (Beside_conversion.some_power_9 f f' κ one_factor_more kept_4 some_factor).
Qed.

Lemma tangent_under_a_product_16 : forall (F L Y Z h m Λ δ κ τ : ℝ),
  Λ = ln F -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  δ > 0 -> (* some doubt *)
  κ > 0 -> (* some factor *)
  Beside_conversion.some_power_run_4 κ F Λ m ->
  F * (- L - Λ + Y * h) <= - F + Z * δ.
Proof. (* discharge *)
  intros F L Y Z h m Λ δ κ τ logarithm logarithm_2 logarithm_3 logarithm_4 what_the_excess_makes some_doubt some_factor example_run.
  pose proof (Beside_conversion.some_power_10 F m Λ κ τ logarithm_4 some_factor example_run) as some_power.
  exact (Beside_conversion.tangent_under_a_product_15 F L Y Z h Λ δ logarithm logarithm_2 logarithm_3 some_power what_the_excess_makes some_doubt).
Qed.

Lemma logarithm_of_the_power_8 : forall (F m Λ κ τ : ℝ),
  τ = ln κ -> (* logarithm *)
  κ > 0 -> (* some factor *)
  Beside_conversion.some_power_run_4 κ F Λ m ->
  Λ <= m * τ.
Proof. (* induction *)
  intros F m Λ κ τ logarithm some_factor example_run.
  cut (forall (f λ m : ℝ), Beside_conversion.some_power_run_4 κ f λ m ->
    λ <= m * τ /\ f > 0).
  { intros all. destruct (all F Λ m example_run) as [kept kept_2].
    exact kept. }
  clear example_run F Λ m.
  refine (Beside_conversion.some_power_run_4_ind κ (fun (f λ m : ℝ) =>
    λ <= m * τ /\ f > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [τ].
    }
    exact Halving.positive_11.
  - intros f f' m λ λ' _ [kept_3 kept_4] one_factor_more logarithm_2 logarithm_3.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Beside_conversion.logarithm_of_the_power_7 f f' m κ λ λ' τ one_factor_more logarithm_2 logarithm_3 logarithm kept_4 some_factor kept_3)) _). algebra [λ'; τ; m].
    }
    exact (Beside_conversion.some_power_9 f f' κ one_factor_more kept_4 some_factor).
Qed.

Lemma step_3 : forall (L Y h m τ : ℝ),
  8 * τ = h ^ 2 -> (* the least factor *)
  h * m = 4 * Y -> (* tuned cost *)
  m > 0 -> (* some example *)
  2 * Y ^ 2 >= L * m -> (* far enough *)
  - L + Y * h - m * τ >= 0.
Proof. (* certificate *)
  intros L Y h m τ the_least_factor tuned_cost some_example far_enough.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ some_example) (of_ge _ _ far_enough) (eqns _ _ (eqn (Y / 2 - h * m / 8) _ _ tuned_cost) (eqn (- m ^ 2 / 8) _ _ the_least_factor)) _).
  algebra [L; Y; h; m; τ].
Qed.

Lemma small_3 : forall (F L Y Z h m Λ δ κ τ : ℝ),
  8 * τ = h ^ 2 -> (* the least factor *)
  h * m = 4 * Y -> (* tuned cost *)
  Λ = ln F -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  Z > 0 -> (* what the excess makes *)
  δ > 0 -> (* some doubt *)
  κ > 0 -> (* some factor *)
  m > 0 -> (* some example *)
  2 * Y ^ 2 >= L * m -> (* far enough *)
  Beside_conversion.some_power_run_4 κ F Λ m ->
  F <= Z * δ.
Proof. (* certificate *)
  intros F L Y Z h m Λ δ κ τ the_least_factor tuned_cost logarithm logarithm_2 logarithm_3 logarithm_4 what_the_excess_makes some_doubt some_factor some_example far_enough example_run.
  pose proof (Beside_conversion.tangent_under_a_product_16 F L Y Z h m Λ δ κ τ logarithm logarithm_2 logarithm_3 logarithm_4 what_the_excess_makes some_doubt some_factor example_run) as tangent_under_a_product.
  pose proof (Beside_conversion.logarithm_of_the_power_8 F m Λ κ τ logarithm_4 some_factor example_run) as logarithm_of_the_power.
  pose proof (Beside_conversion.some_power_10 F m Λ κ τ logarithm_4 some_factor example_run) as some_power.
  pose proof (Beside_conversion.step_3 L Y h m τ the_least_factor tuned_cost some_example far_enough) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ tangent_under_a_product) (times _ _ (of_le _ _ logarithm_of_the_power) (weak _ (of_gt _ _ some_power)))) (times _ _ (of_ge _ _ fact) (weak _ (of_gt _ _ some_power)))) (eq_refl 0) _).
  algebra [F; Z; δ; L; Λ; Y; h; m; τ].
Qed.

Lemma rarely_far_off : forall (A_m F L P Y Z h m n_f n_o Λ β δ κ τ : ℝ),
  8 * τ = h ^ 2 -> (* the least factor *)
  h * m = 4 * Y -> (* tuned cost *)
  Λ = ln F -> (* logarithm *)
  Y * h = ln Z -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  - L = ln δ -> (* logarithm *)
  τ = ln κ -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  Z > 0 -> (* what the excess makes *)
  β > 0 -> (* penalty *)
  δ > 0 -> (* some doubt *)
  κ > 0 -> (* some factor *)
  m > 0 -> (* some example *)
  2 * Y ^ 2 >= L * m -> (* far enough *)
  The_average_of_the_errors.counted_run Y h A_m P n_f n_o ->
  The_average_of_the_errors.all_histories_run h β κ A_m F m ->
  Beside_conversion.some_power_run_4 κ F Λ m ->
  P <= δ.
Proof. (* certificate *)
  intros A_m F L P Y Z h m n_f n_o Λ β δ κ τ the_least_factor tuned_cost logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 what_the_excess_makes penalty some_doubt some_factor some_example far_enough final_history_run example_run example_run_2.
  pose proof (Beside_conversion.average_risk A_m F P Y Z h m n_f n_o β κ τ the_least_factor logarithm_2 logarithm_3 logarithm_5 penalty_below_1 what_the_excess_makes penalty some_factor final_history_run example_run) as average_risk.
  pose proof (Beside_conversion.small_3 F L Y Z h m Λ δ κ τ the_least_factor tuned_cost logarithm logarithm_2 logarithm_4 logarithm_5 what_the_excess_makes some_doubt some_factor some_example far_enough example_run_2) as small.
  refine (cert_le _ _ _ _ _ (of_gt _ _ what_the_excess_makes) (plus _ _ (of_le _ _ average_risk) (of_le _ _ small)) (eq_refl 0) _).
  algebra [P; δ; Z; F].
Qed.

Lemma in_margins : forall (M γ σ : ℝ),
  M >= 0 -> (* a count *)
  γ * σ >= 1 -> (* margin at least 1/σ *)
  M <= M * γ ^ 2 * σ ^ 2.
Proof. (* certificate *)
  intros M γ σ a_count margin_at_least_1.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ margin_at_least_1) (of_ge _ _ a_count))) (times _ _ (times _ _ (of_ge _ _ margin_at_least_1) (of_ge _ _ margin_at_least_1)) (of_ge _ _ a_count))) (eq_refl 0) _).
  algebra [M; γ; σ].
Qed.

Lemma polynomially_many_mistakes : forall (space : ips) (M R γ σ : ℝ) (u w_M : vec space),
  γ > 0 -> (* positive margin *)
  M >= 0 -> (* a count *)
  γ * σ >= 1 -> (* margin at least 1/σ *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  M <= R ^ 2 * σ ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M R γ σ u w_M positive_margin a_count margin_at_least_1 mistake_run mistake_run_2.
  pose proof (Beside_conversion.in_margins M γ σ a_count margin_at_least_1) as in_margins.
  pose proof (Perceptron_mistake_bound.mistake_bound_3 space M R γ u w_M positive_margin a_count mistake_run mistake_run_2) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ in_margins) (times _ _ (of_le _ _ mistake_bound) (sq σ))) (eq_refl 0) _).
  algebra [M; R; σ; γ] with [u].
Qed.

Lemma step_4 : forall (φ_e φ_k : ℝ),
  φ_e <= φ_k -> (* fewer heads allowed *)
  φ_e >= 0 -> (* a chance of heads *)
  φ_k >= 0.
Proof. (* certificate *)
  intros φ_e φ_k fewer_heads_allowed a_chance_of_heads.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ a_chance_of_heads) (of_le _ _ fewer_heads_allowed)) (eq_refl 0) _).
  algebra [φ_k; φ_e].
Qed.

Lemma chance_after_a_draw : forall (i φ_e φ_k : ℝ),
  i ^ 2 = i -> (* errs or not *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  φ_e >= 0 -> (* a chance of heads *)
  i * φ_e + φ_k * (1 - i) >= 0.
Proof. (* certificate *)
  intros i φ_e φ_k errs_or_not fewer_heads_allowed a_chance_of_heads.
  pose proof (Littlestone_s_conversion.step i errs_or_not) as fact.
  pose proof (A_bad_hypothesis_that_survives.step_2 i errs_or_not) as fact_2.
  pose proof (Beside_conversion.step_4 φ_e φ_k fewer_heads_allowed a_chance_of_heads) as fact_3.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ fact) (of_ge _ _ a_chance_of_heads)) (times _ _ (of_ge _ _ fact_2) (of_ge _ _ fact_3))) (eq_refl 0) _).
  algebra [i; φ_e; φ_k].
Qed.

Lemma what_is_not_followed : forall (a i l p φ_e φ_k : ℝ),
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  p >= 0 -> (* a probability *)
  φ_e >= 0 -> (* a chance of heads *)
  a * p * (1 - l) * (i * φ_e + φ_k * (1 - i)) >= 0.
Proof. (* certificate *)
  intros a i l p φ_e φ_k errs_or_not followed_or_not fewer_heads_allowed a_weight a_probability a_chance_of_heads.
  pose proof (A_bad_hypothesis_that_survives.step l followed_or_not) as fact.
  pose proof (Beside_conversion.chance_after_a_draw i φ_e φ_k errs_or_not fewer_heads_allowed a_chance_of_heads) as chance_after_a_draw.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (times _ _ (times _ _ (of_ge _ _ a_probability) (of_ge _ _ a_weight)) (of_ge _ _ fact)) (of_ge _ _ chance_after_a_draw)) (eq_refl 0) _).
  algebra [a; p; l; i; φ_e; φ_k].
Qed.

Lemma one_instance : forall (D D' G G' a b b' i l p φ_e φ_k : ℝ),
  G' = G + p -> (* instances so far *)
  b' = a * l * p * (i * φ_e + φ_k * (1 - i)) + b -> (* independent draw *)
  D' = D + i * p -> (* errors so far *)
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  p >= 0 -> (* a probability *)
  φ_e >= 0 -> (* a chance of heads *)
  - a * (D' * φ_e + φ_k * (- D' + G')) + b' <= - a * (D * φ_e + φ_k * (- D + G)) + b.
Proof. (* certificate *)
  intros D D' G G' a b b' i l p φ_e φ_k instances_so_far independent_draw errors_so_far errs_or_not followed_or_not fewer_heads_allowed a_weight a_probability a_chance_of_heads.
  pose proof (Beside_conversion.what_is_not_followed a i l p φ_e φ_k errs_or_not followed_or_not fewer_heads_allowed a_weight a_probability a_chance_of_heads) as what_is_not_followed.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ what_is_not_followed) (eqns _ _ (eqns _ _ (eqn (a * φ_e - a * φ_k) _ _ errors_so_far) (eqn (a * φ_k) _ _ instances_so_far)) (eqn (-1) _ _ independent_draw)) _).
  algebra [a; D'; φ_e; φ_k; G'; b'; D; G; b; i; p; l].
Qed.

Lemma over_the_instances : forall (D D' G G' a b b' i l p φ_e φ_k : ℝ),
  G' = G + p -> (* instances so far *)
  b' = a * l * p * (i * φ_e + φ_k * (1 - i)) + b -> (* independent draw *)
  D' = D + i * p -> (* errors so far *)
  i ^ 2 = i -> (* errs or not *)
  l ^ 2 = l -> (* followed or not *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  - a * (D * φ_e + φ_k * (- D + G)) + b <= 0 -> (* over the instances *)
  a >= 0 -> (* a weight *)
  p >= 0 -> (* a probability *)
  φ_e >= 0 -> (* a chance of heads *)
  - a * (D' * φ_e + φ_k * (- D' + G')) + b' <= 0.
Proof. (* certificate *)
  intros D D' G G' a b b' i l p φ_e φ_k instances_so_far independent_draw errors_so_far errs_or_not followed_or_not fewer_heads_allowed over_the_instances a_weight a_probability a_chance_of_heads.
  pose proof (Beside_conversion.one_instance D D' G G' a b b' i l p φ_e φ_k instances_so_far independent_draw errors_so_far errs_or_not followed_or_not fewer_heads_allowed a_weight a_probability a_chance_of_heads) as one_instance.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_instances) (of_le _ _ one_instance)) (eq_refl 0) _).
  algebra [a; D'; φ_e; φ_k; G'; b'; D; G; b].
Qed.

Inductive over_the_instances_run (a φ_e φ_k : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_instances_run_start : over_the_instances_run a φ_e φ_k 0 0 0 0
  | over_the_instances_run_next : forall (D D' G G' N_x b b' i l p : ℝ),
      over_the_instances_run a φ_e φ_k D G b N_x ->
      G' = G + p -> (* instances so far *)
      b' = a * l * p * (i * φ_e + φ_k * (1 - i)) + b -> (* independent draw *)
      D' = D + i * p -> (* errors so far *)
      i ^ 2 = i -> (* errs or not *)
      l ^ 2 = l -> (* followed or not *)
      p >= 0 -> (* a probability *)
      over_the_instances_run a φ_e φ_k D' G' b' (N_x + 1).

Lemma over_the_instances_2 : forall (D_n G_n N_x a b_n φ_e φ_k : ℝ),
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  φ_e >= 0 -> (* a chance of heads *)
  Beside_conversion.over_the_instances_run a φ_e φ_k D_n G_n b_n N_x ->
  - a * (D_n * φ_e + φ_k * (- D_n + G_n)) + b_n <= 0.
Proof. (* induction *)
  intros D_n G_n N_x a b_n φ_e φ_k fewer_heads_allowed a_weight a_chance_of_heads instance_run.
  cut (forall (D G b N_x : ℝ), Beside_conversion.over_the_instances_run a φ_e φ_k D G b N_x ->
    - a * (D * φ_e + φ_k * (- D + G)) + b <= 0).
  { intros all. pose proof (all D_n G_n b_n N_x instance_run) as kept.
    exact kept. }
  clear instance_run D_n G_n b_n N_x.
  refine (Beside_conversion.over_the_instances_run_ind a φ_e φ_k (fun (D G b N_x : ℝ) =>
    - a * (D * φ_e + φ_k * (- D + G)) + b <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [a; φ_e; φ_k].
  - intros D D' G G' N_x b b' i l p _ kept_2 instances_so_far independent_draw errors_so_far errs_or_not followed_or_not a_probability.
    exact (Beside_conversion.over_the_instances D D' G G' a b b' i l p φ_e φ_k instances_so_far independent_draw errors_so_far errs_or_not followed_or_not fewer_heads_allowed kept_2 a_weight a_probability a_chance_of_heads).
Qed.

Lemma one_draw : forall (D_n G_n N_x a b_n ρ φ_e φ_k : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  G_n = 1 -> (* all instances *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  φ_e >= 0 -> (* a chance of heads *)
  Beside_conversion.over_the_instances_run a φ_e φ_k D_n G_n b_n N_x ->
  b_n <= a * (φ_e * ρ + φ_k * (1 - ρ)).
Proof. (* certificate *)
  intros D_n G_n N_x a b_n ρ φ_e φ_k error_of_the_hypothesis all_instances fewer_heads_allowed a_weight a_chance_of_heads instance_run.
  pose proof (Beside_conversion.over_the_instances_2 D_n G_n N_x a b_n φ_e φ_k fewer_heads_allowed a_weight a_chance_of_heads instance_run) as over_the_instances.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_instances) (eqns _ _ (eqn (a * φ_e - a * φ_k) _ _ error_of_the_hypothesis) (eqn (- a * φ_k) _ _ all_instances)) _).
  algebra [b_n; a; φ_e; ρ; φ_k; D_n; G_n].
Qed.

Lemma errors_above : forall (a ε ρ φ_e φ_k : ℝ),
  ρ >= ε -> (* bad hypothesis *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  a * (- ε + ρ) * (- φ_e + φ_k) >= 0.
Proof. (* certificate *)
  intros a ε ρ φ_e φ_k bad_hypothesis fewer_heads_allowed a_weight.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (times _ _ (of_ge _ _ a_weight) (of_ge _ _ bad_hypothesis)) (of_le _ _ fewer_heads_allowed)) (eq_refl 0) _).
  algebra [a; ε; ρ; φ_e; φ_k].
Qed.

Lemma one_toss : forall (D_n G_n N_x a b_n ε ρ φ φ_e φ_k : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  φ = ε * φ_e + φ_k * (1 - ε) -> (* first toss *)
  G_n = 1 -> (* all instances *)
  ρ >= ε -> (* bad hypothesis *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  φ_e >= 0 -> (* a chance of heads *)
  Beside_conversion.over_the_instances_run a φ_e φ_k D_n G_n b_n N_x ->
  b_n <= a * φ.
Proof. (* certificate *)
  intros D_n G_n N_x a b_n ε ρ φ φ_e φ_k error_of_the_hypothesis first_toss all_instances bad_hypothesis fewer_heads_allowed a_weight a_chance_of_heads instance_run.
  pose proof (Beside_conversion.one_draw D_n G_n N_x a b_n ρ φ_e φ_k error_of_the_hypothesis all_instances fewer_heads_allowed a_weight a_chance_of_heads instance_run) as one_draw.
  pose proof (Beside_conversion.errors_above a ε ρ φ_e φ_k bad_hypothesis fewer_heads_allowed a_weight) as errors_above.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ one_draw) (of_ge _ _ errors_above)) (eqn a _ _ first_toss) _).
  algebra [b_n; a; φ; ε; φ_e; φ_k; ρ].
Qed.

Lemma one_history : forall (D_n G_n N_x T T' U U' a b_n ε ρ φ φ_e φ_k : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  U' = U + b_n -> (* weight after it so far *)
  T' = T + a * φ -> (* weight so far *)
  φ = ε * φ_e + φ_k * (1 - ε) -> (* first toss *)
  G_n = 1 -> (* all instances *)
  ρ >= ε -> (* bad hypothesis *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  a >= 0 -> (* a weight *)
  φ_e >= 0 -> (* a chance of heads *)
  Beside_conversion.over_the_instances_run a φ_e φ_k D_n G_n b_n N_x ->
  - T' + U' <= - T + U.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n ε ρ φ φ_e φ_k error_of_the_hypothesis weight_after_it_so_far weight_so_far first_toss all_instances bad_hypothesis fewer_heads_allowed a_weight a_chance_of_heads instance_run.
  pose proof (Beside_conversion.one_toss D_n G_n N_x a b_n ε ρ φ φ_e φ_k error_of_the_hypothesis first_toss all_instances bad_hypothesis fewer_heads_allowed a_weight a_chance_of_heads instance_run) as one_toss.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ one_toss) (eqns _ _ (eqn 1 _ _ weight_so_far) (eqn (-1) _ _ weight_after_it_so_far)) _).
  algebra [T'; U'; T; U; a; φ; b_n].
Qed.

Lemma over_the_histories : forall (D_n G_n N_x T T' U U' a b_n ε ρ φ φ_e φ_k : ℝ),
  ρ = D_n -> (* error of the hypothesis *)
  U' = U + b_n -> (* weight after it so far *)
  T' = T + a * φ -> (* weight so far *)
  φ = ε * φ_e + φ_k * (1 - ε) -> (* first toss *)
  G_n = 1 -> (* all instances *)
  ρ >= ε -> (* bad hypothesis *)
  φ_e <= φ_k -> (* fewer heads allowed *)
  - T + U <= 0 -> (* over the histories *)
  a >= 0 -> (* a weight *)
  φ_e >= 0 -> (* a chance of heads *)
  Beside_conversion.over_the_instances_run a φ_e φ_k D_n G_n b_n N_x ->
  - T' + U' <= 0.
Proof. (* certificate *)
  intros D_n G_n N_x T T' U U' a b_n ε ρ φ φ_e φ_k error_of_the_hypothesis weight_after_it_so_far weight_so_far first_toss all_instances bad_hypothesis fewer_heads_allowed over_the_histories a_weight a_chance_of_heads instance_run.
  pose proof (Beside_conversion.one_history D_n G_n N_x T T' U U' a b_n ε ρ φ φ_e φ_k error_of_the_hypothesis weight_after_it_so_far weight_so_far first_toss all_instances bad_hypothesis fewer_heads_allowed a_weight a_chance_of_heads instance_run) as one_history.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_histories) (of_le _ _ one_history)) (eq_refl 0) _).
  algebra [T'; U'; T; U].
Qed.

Inductive over_the_histories_run (ε : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | over_the_histories_run_start : over_the_histories_run ε 0 0 0
  | over_the_histories_run_next : forall (D_n G_n N_x T T' U U' a b_n n_h ρ φ φ_e φ_k : ℝ),
      over_the_histories_run ε T U n_h ->
      ρ = D_n -> (* error of the hypothesis *)
      U' = U + b_n -> (* weight after it so far *)
      T' = T + a * φ -> (* weight so far *)
      φ = ε * φ_e + φ_k * (1 - ε) -> (* first toss *)
      G_n = 1 -> (* all instances *)
      ρ >= ε -> (* bad hypothesis *)
      φ_e <= φ_k -> (* fewer heads allowed *)
      a >= 0 -> (* a weight *)
      φ_e >= 0 -> (* a chance of heads *)
      Beside_conversion.over_the_instances_run a φ_e φ_k D_n G_n b_n N_x ->
      over_the_histories_run ε T' U' (n_h + 1).

Lemma over_the_histories_2 : forall (T_n U_n n_h ε : ℝ),
  Beside_conversion.over_the_histories_run ε T_n U_n n_h ->
  - T_n + U_n <= 0.
Proof. (* induction *)
  intros T_n U_n n_h ε history_run.
  cut (forall (T U n_h : ℝ), Beside_conversion.over_the_histories_run ε T U n_h ->
    - T + U <= 0).
  { intros all. pose proof (all T_n U_n n_h history_run) as kept.
    exact kept. }
  clear history_run T_n U_n n_h.
  refine (Beside_conversion.over_the_histories_run_ind ε (fun (T U n_h : ℝ) =>
    - T + U <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros D_n G_n N_x T T' U U' a b_n n_h ρ φ φ_e φ_k _ kept_2 error_of_the_hypothesis weight_after_it_so_far weight_so_far first_toss all_instances bad_hypothesis fewer_heads_allowed a_weight a_chance_of_heads instance_run.
    exact (Beside_conversion.over_the_histories D_n G_n N_x T T' U U' a b_n ε ρ φ φ_e φ_k error_of_the_hypothesis weight_after_it_so_far weight_so_far first_toss all_instances bad_hypothesis fewer_heads_allowed kept_2 a_weight a_chance_of_heads instance_run).
Qed.

Lemma one_example : forall (A A' T_n U_n n_h ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  Beside_conversion.over_the_histories_run ε T_n U_n n_h ->
  A' <= A.
Proof. (* certificate *)
  intros A A' T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it history_run.
  pose proof (Beside_conversion.over_the_histories_2 T_n U_n n_h ε history_run) as over_the_histories.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ over_the_histories) (eqns _ _ (eqn 1 _ _ weight_of_the_histories) (eqn (-1) _ _ weight_of_the_histories_after_it)) _).
  algebra [A'; A; T_n; U_n].
Qed.

Lemma over_the_examples : forall (A A' A_0 T_n U_n n_h ε : ℝ),
  A = T_n -> (* weight of the histories *)
  A' = U_n -> (* weight of the histories after it *)
  A <= A_0 -> (* over the examples *)
  Beside_conversion.over_the_histories_run ε T_n U_n n_h ->
  A' <= A_0.
Proof. (* certificate *)
  intros A A' A_0 T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it over_the_examples history_run.
  pose proof (Beside_conversion.one_example A A' T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it history_run) as one_example.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ over_the_examples) (of_le _ _ one_example)) (eq_refl 0) _).
  algebra [A'; A_0; A].
Qed.

Inductive over_the_examples_run (A_0 ε : ℝ) : ℝ -> ℝ -> Prop :=
  | over_the_examples_run_start : over_the_examples_run A_0 ε A_0 0
  | over_the_examples_run_next : forall (A A' T_n U_n m n_h : ℝ),
      over_the_examples_run A_0 ε A m ->
      A = T_n -> (* weight of the histories *)
      A' = U_n -> (* weight of the histories after it *)
      Beside_conversion.over_the_histories_run ε T_n U_n n_h ->
      over_the_examples_run A_0 ε A' (m + 1).

Lemma over_the_examples_2 : forall (A_0 A_m m ε : ℝ),
  Beside_conversion.over_the_examples_run A_0 ε A_m m ->
  A_m <= A_0.
Proof. (* induction *)
  intros A_0 A_m m ε example_run.
  cut (forall (A m : ℝ), Beside_conversion.over_the_examples_run A_0 ε A m ->
    A <= A_0).
  { intros all. pose proof (all A_m m example_run) as kept.
    exact kept. }
  clear example_run A_m m.
  refine (Beside_conversion.over_the_examples_run_ind A_0 ε (fun (A m : ℝ) =>
    A <= A_0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [A_0].
  - intros A A' T_n U_n m n_h _ kept_2 weight_of_the_histories weight_of_the_histories_after_it history_run.
    exact (Beside_conversion.over_the_examples A A' A_0 T_n U_n n_h ε weight_of_the_histories weight_of_the_histories_after_it kept_2 history_run).
Qed.

Lemma one_of_them : forall (T T' V V' v φ : ℝ),
  V' = V + v -> (* counted so far *)
  T' = T + φ * v -> (* weight so far *)
  φ >= 1 -> (* fewer mistakes than M *)
  v >= 0 -> (* a history's probability *)
  - T' + V' <= - T + V.
Proof. (* certificate *)
  intros T T' V V' v φ counted_so_far weight_so_far fewer_mistakes_than_M a_history_s_probability.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ fewer_mistakes_than_M) (of_ge _ _ a_history_s_probability)) (eqns _ _ (eqn (-1) _ _ counted_so_far) (eqn 1 _ _ weight_so_far)) _).
  algebra [T'; V'; T; V; v; φ].
Qed.

Lemma counted : forall (T T' V V' v φ : ℝ),
  V' = V + v -> (* counted so far *)
  T' = T + φ * v -> (* weight so far *)
  - T + V <= 0 -> (* counted *)
  φ >= 1 -> (* fewer mistakes than M *)
  v >= 0 -> (* a history's probability *)
  - T' + V' <= 0.
Proof. (* certificate *)
  intros T T' V V' v φ counted_so_far weight_so_far counted fewer_mistakes_than_M a_history_s_probability.
  pose proof (Beside_conversion.one_of_them T T' V V' v φ counted_so_far weight_so_far fewer_mistakes_than_M a_history_s_probability) as one_of_them.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ counted) (of_le _ _ one_of_them)) (eq_refl 0) _).
  algebra [T'; V'; T; V].
Qed.

Inductive counted_run : ℝ -> ℝ -> ℝ -> Prop :=
  | counted_run_start : counted_run 0 0 0
  | counted_run_next : forall (T T' V V' n_f v φ : ℝ),
      counted_run V T n_f ->
      V' = V + v -> (* counted so far *)
      T' = T + φ * v -> (* weight so far *)
      φ >= 1 -> (* fewer mistakes than M *)
      v >= 0 -> (* a history's probability *)
      counted_run V' T' (n_f + 1).

Lemma counted_2 : forall (A_m P n_f : ℝ),
  Beside_conversion.counted_run P A_m n_f ->
  - A_m + P <= 0.
Proof. (* induction *)
  intros A_m P n_f final_history_run.
  cut (forall (V T n_f : ℝ), Beside_conversion.counted_run V T n_f ->
    - T + V <= 0).
  { intros all. pose proof (all P A_m n_f final_history_run) as kept.
    exact kept. }
  clear final_history_run P A_m n_f.
  refine (Beside_conversion.counted_run_ind (fun (V T n_f : ℝ) =>
    - T + V <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros T T' V V' n_f v φ _ kept_2 counted_so_far weight_so_far fewer_mistakes_than_M a_history_s_probability.
    exact (Beside_conversion.counted T T' V V' v φ counted_so_far weight_so_far kept_2 fewer_mistakes_than_M a_history_s_probability).
Qed.

Lemma no_worse_than_heads : forall (A_0 A_m P m n_f ε φ_0 : ℝ),
  A_0 <= φ_0 -> (* at most one history at the start *)
  Beside_conversion.over_the_examples_run A_0 ε A_m m ->
  Beside_conversion.counted_run P A_m n_f ->
  P <= φ_0.
Proof. (* certificate *)
  intros A_0 A_m P m n_f ε φ_0 at_most_one_history_at_the_start example_run final_history_run.
  pose proof (Beside_conversion.over_the_examples_2 A_0 A_m m ε example_run) as over_the_examples.
  pose proof (Beside_conversion.counted_2 A_m P n_f final_history_run) as counted.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ at_most_one_history_at_the_start) (of_le _ _ over_the_examples)) (of_le _ _ counted)) (eq_refl 0) _).
  algebra [P; φ_0; A_0; A_m].
Qed.

Lemma one_hypothesis : forall (A_0 A_q C Q q ε : ℝ),
  A_0 <= C -> (* comes into use *)
  ε <= 1 -> (* ε at most 1 *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  A_q <= C * Q.
Proof. (* certificate *)
  intros A_0 A_q C Q q ε comes_into_use at_most_1 example_run example_run_2.
  pose proof (A_bad_hypothesis_that_survives.survival_2 A_0 A_q Q q ε at_most_1 example_run) as survival.
  pose proof (A_bad_hypothesis_that_survives.a_power_2 Q q ε at_most_1 example_run_2) as a_power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ survival) (times _ _ (of_le _ _ comes_into_use) (of_ge _ _ a_power))) (eq_refl 0) _).
  algebra [A_q; C; Q; A_0].
Qed.

Lemma seldom_output : forall (A_0 A_q C J' Q q ε : ℝ),
  A_0 <= C -> (* comes into use *)
  ε <= 1 -> (* ε at most 1 *)
  J' >= 0 -> (* a power of what fails *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  J' * (- A_q + C * Q) >= 0.
Proof. (* certificate *)
  intros A_0 A_q C J' Q q ε comes_into_use at_most_1 a_power_of_what_fails example_run example_run_2.
  pose proof (Beside_conversion.one_hypothesis A_0 A_q C Q q ε comes_into_use at_most_1 example_run example_run_2) as one_hypothesis.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ one_hypothesis) (of_ge _ _ a_power_of_what_fails)) (eq_refl 0) _).
  algebra [J'; A_q; C; Q].
Qed.

Lemma an_output_ends_the_run : forall (A_q C C' J' : ℝ),
  C' <= - A_q + C -> (* no other after an output *)
  J' <= 1 -> (* a power of what fails *)
  (1 - J') * (- A_q + C - C') >= 0.
Proof. (* certificate *)
  intros A_q C C' J' no_other_after_an_output a_power_of_what_fails.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ no_other_after_an_output) (of_le _ _ a_power_of_what_fails)) (eq_refl 0) _).
  algebra [J'; A_q; C; C'].
Qed.

Lemma one_more_hypothesis : forall (A_0 A_q C C' J J' O O' Q o q ε : ℝ),
  O' = O + o -> (* outputs so far *)
  J = J' * (1 - Q) -> (* one factor less *)
  A_0 <= C -> (* comes into use *)
  C' <= - A_q + C -> (* no other after an output *)
  J' <= 1 -> (* a power of what fails *)
  ε <= 1 -> (* ε at most 1 *)
  o <= A_q -> (* output only if it survived *)
  J' >= 0 -> (* a power of what fails *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  C' * (1 - J') + O' <= C * (1 - J) + O.
Proof. (* certificate *)
  intros A_0 A_q C C' J J' O O' Q o q ε outputs_so_far one_factor_less comes_into_use no_other_after_an_output a_power_of_what_fails at_most_1 output_only_if_it_survived a_power_of_what_fails_2 example_run example_run_2.
  pose proof (Beside_conversion.seldom_output A_0 A_q C J' Q q ε comes_into_use at_most_1 a_power_of_what_fails_2 example_run example_run_2) as seldom_output.
  pose proof (Beside_conversion.an_output_ends_the_run A_q C C' J' no_other_after_an_output a_power_of_what_fails) as an_output_ends_the_run.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ output_only_if_it_survived) (of_ge _ _ seldom_output)) (of_ge _ _ an_output_ends_the_run)) (eqns _ _ (eqn (-1) _ _ outputs_so_far) (eqn (- C) _ _ one_factor_less)) _).
  algebra [C'; J'; O'; C; J; O; o; Q; A_q].
Qed.

Lemma all_hypotheses : forall (A_0 A_q C C' C_0 J J' J_0 O O' Q o q ε : ℝ),
  O' = O + o -> (* outputs so far *)
  J = J' * (1 - Q) -> (* one factor less *)
  A_0 <= C -> (* comes into use *)
  C' <= - A_q + C -> (* no other after an output *)
  J' <= 1 -> (* a power of what fails *)
  ε <= 1 -> (* ε at most 1 *)
  o <= A_q -> (* output only if it survived *)
  C * (1 - J) + O <= - C_0 * J_0 + C_0 -> (* all hypotheses *)
  J' >= 0 -> (* a power of what fails *)
  A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
  A_bad_hypothesis_that_survives.a_power_run ε Q q ->
  C' * (1 - J') + O' <= - C_0 * J_0 + C_0.
Proof. (* certificate *)
  intros A_0 A_q C C' C_0 J J' J_0 O O' Q o q ε outputs_so_far one_factor_less comes_into_use no_other_after_an_output a_power_of_what_fails at_most_1 output_only_if_it_survived all_hypotheses a_power_of_what_fails_2 example_run example_run_2.
  pose proof (Beside_conversion.one_more_hypothesis A_0 A_q C C' J J' O O' Q o q ε outputs_so_far one_factor_less comes_into_use no_other_after_an_output a_power_of_what_fails at_most_1 output_only_if_it_survived a_power_of_what_fails_2 example_run example_run_2) as one_more_hypothesis.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ all_hypotheses) (of_le _ _ one_more_hypothesis)) (eq_refl 0) _).
  algebra [C'; J'; O'; C_0; J_0; C; J; O].
Qed.

Inductive all_hypotheses_run (C_0 J_0 Q ε : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | all_hypotheses_run_start : all_hypotheses_run C_0 J_0 Q ε 0 C_0 J_0 0
  | all_hypotheses_run_next : forall (A_0 A_q C C' J J' M O O' o q : ℝ),
      all_hypotheses_run C_0 J_0 Q ε O C J M ->
      O' = O + o -> (* outputs so far *)
      J = J' * (1 - Q) -> (* one factor less *)
      A_0 <= C -> (* comes into use *)
      C' <= - A_q + C -> (* no other after an output *)
      J' <= 1 -> (* a power of what fails *)
      o <= A_q -> (* output only if it survived *)
      J' >= 0 -> (* a power of what fails *)
      A_bad_hypothesis_that_survives.survival_run A_0 ε A_q Q q ->
      A_bad_hypothesis_that_survives.a_power_run ε Q q ->
      all_hypotheses_run C_0 J_0 Q ε O' C' J' (M + 1).

Lemma all_hypotheses_2 : forall (C_0 C_M J_0 J_M M O_H Q ε : ℝ),
  ε <= 1 -> (* ε at most 1 *)
  Beside_conversion.all_hypotheses_run C_0 J_0 Q ε O_H C_M J_M M ->
  C_M * (1 - J_M) + O_H <= - C_0 * J_0 + C_0.
Proof. (* induction *)
  intros C_0 C_M J_0 J_M M O_H Q ε at_most_1 hypothesis_run.
  cut (forall (O C J M : ℝ), Beside_conversion.all_hypotheses_run C_0 J_0 Q ε O C J M ->
    C * (1 - J) + O <= - C_0 * J_0 + C_0).
  { intros all. pose proof (all O_H C_M J_M M hypothesis_run) as kept.
    exact kept. }
  clear hypothesis_run O_H C_M J_M M.
  refine (Beside_conversion.all_hypotheses_run_ind C_0 J_0 Q ε (fun (O C J M : ℝ) =>
    C * (1 - J) + O <= - C_0 * J_0 + C_0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [C_0; J_0].
  - intros A_0 A_q C C' J J' M O O' o q _ kept_2 outputs_so_far one_factor_less comes_into_use no_other_after_an_output a_power_of_what_fails output_only_if_it_survived a_power_of_what_fails_2 example_run example_run_2.
    exact (Beside_conversion.all_hypotheses A_0 A_q C C' C_0 J J' J_0 O O' Q o q ε outputs_so_far one_factor_less comes_into_use no_other_after_an_output a_power_of_what_fails at_most_1 output_only_if_it_survived kept_2 a_power_of_what_fails_2 example_run example_run_2).
Qed.

Lemma no_worse_than_apart : forall (C_0 C_M J_0 J_M M O_H P Q ε : ℝ),
  P = O_H -> (* all bad outputs *)
  C_0 = 1 -> (* the first comes into use *)
  J_M = 1 -> (* no factor is left *)
  ε <= 1 -> (* ε at most 1 *)
  Beside_conversion.all_hypotheses_run C_0 J_0 Q ε O_H C_M J_M M ->
  P <= 1 - J_0.
Proof. (* certificate *)
  intros C_0 C_M J_0 J_M M O_H P Q ε all_bad_outputs the_first_comes_into_use no_factor_is_left at_most_1 hypothesis_run.
  pose proof (Beside_conversion.all_hypotheses_2 C_0 C_M J_0 J_M M O_H Q ε at_most_1 hypothesis_run) as all_hypotheses.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ all_hypotheses) (eqns _ _ (eqns _ _ (eqn (- C_M) _ _ no_factor_is_left) (eqn (J_0 - 1) _ _ the_first_comes_into_use)) (eqn (-1) _ _ all_bad_outputs)) _).
  algebra [P; J_0; C_M; J_M; C_0; O_H].
Qed.

End Beside_conversion.

Module Beside_votes.

Lemma a_mistake_counts : forall (space : ips) (c c' y : ℝ) (D D' v w w' x : vec space),
  c' = c + 1 -> (* weights counted *)
  D' = D ⊕ (c * y) • x -> (* timed step *)
  w' = w ⊕ y • x -> (* update *)
  c' * ⟨v, w'⟩ - ⟨D', v⟩ = c * ⟨v, w⟩ - ⟨D, v⟩ + ⟨v, w'⟩.
Proof. (* certificate *)
  intros space c c' y D D' v w w' x weights_counted timed_step update.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (veqn ((c' - 1) • v) _ _ update) (veqn (-1 • v) _ _ timed_step)) (eqn (y * ⟨v, x⟩ + ⟨v, w⟩) _ _ weights_counted)) _).
  algebra [c'; c; y] with [v; w'; D'; w; D; x].
Qed.

Lemma a_right_answer_counts : forall (space : ips) (c c' : ℝ) (D D' v w w' : vec space),
  c' = c + 1 -> (* weights counted *)
  D' = D -> (* no step to time *)
  w' = w -> (* weights kept *)
  c' * ⟨v, w'⟩ - ⟨D', v⟩ = c * ⟨v, w⟩ - ⟨D, v⟩ + ⟨v, w'⟩.
Proof. (* certificate *)
  intros space c c' D D' v w w' weights_counted no_step_to_time weights_kept.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (veqn ((c' - 1) • v) _ _ weights_kept) (veqn (-1 • v) _ _ no_step_to_time)) (eqn ⟨v, w⟩ _ _ weights_counted)) _).
  algebra [c'; c] with [v; w'; D'; w; D].
Qed.

Lemma little_memory : forall (space : ips) (c c' y : ℝ) (D D' W W' v w w' x : vec space),
  ⟨W, v⟩ = c * ⟨v, w⟩ - ⟨D, v⟩ -> (* little memory *)
  c' = c + 1 -> (* weights counted *)
  D' = D ⊕ (c * y) • x -> (* timed step *)
  W' = W ⊕ w' -> (* weights so far *)
  w' = w ⊕ y • x -> (* update *)
  ⟨W', v⟩ = c' * ⟨v, w'⟩ - ⟨D', v⟩.
Proof. (* certificate *)
  intros space c c' y D D' W W' v w w' x little_memory weights_counted timed_step weights_so_far update.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ little_memory) (veqn ((1 - c') • v) _ _ update)) (veqn v _ _ timed_step)) (eqn (- y * ⟨v, x⟩ - ⟨v, w⟩) _ _ weights_counted)) (veqn v _ _ weights_so_far)) _).
  algebra [c'; c; y] with [W'; v; w'; D'; W; w; D; x].
Qed.

Lemma little_memory_2 : forall (space : ips) (c c' : ℝ) (D D' W W' v w w' : vec space),
  ⟨W, v⟩ = c * ⟨v, w⟩ - ⟨D, v⟩ -> (* little memory *)
  c' = c + 1 -> (* weights counted *)
  D' = D -> (* no step to time *)
  W' = W ⊕ w' -> (* weights so far *)
  w' = w -> (* weights kept *)
  ⟨W', v⟩ = c' * ⟨v, w'⟩ - ⟨D', v⟩.
Proof. (* certificate *)
  intros space c c' D D' W W' v w w' little_memory weights_counted no_step_to_time weights_so_far weights_kept.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqns _ _ (eqn 1 _ _ little_memory) (veqn ((1 - c') • v) _ _ weights_kept)) (veqn v _ _ no_step_to_time)) (eqn (- ⟨v, w⟩) _ _ weights_counted)) (veqn v _ _ weights_so_far)) _).
  algebra [c'; c] with [W'; v; w'; D'; W; w; D].
Qed.

Inductive little_memory_run (space : ips) : vec space -> vec space -> vec space -> ℝ -> ℝ -> ℝ -> Prop :=
  | little_memory_run_start : little_memory_run space vzero vzero vzero 1 0 0
  | little_memory_run_next_M : forall (J M c c' y : ℝ) (D D' W W' w w' x : vec space),
      little_memory_run space w D W c M J ->
      c' = c + 1 -> (* weights counted *)
      D' = D ⊕ (c * y) • x -> (* timed step *)
      W' = W ⊕ w' -> (* weights so far *)
      w' = w ⊕ y • x -> (* update *)
      little_memory_run space w' D' W' c' (M + 1) J
  | little_memory_run_next_J : forall (J M c c' : ℝ) (D D' W W' w w' : vec space),
      little_memory_run space w D W c M J ->
      c' = c + 1 -> (* weights counted *)
      D' = D -> (* no step to time *)
      W' = W ⊕ w' -> (* weights so far *)
      w' = w -> (* weights kept *)
      little_memory_run space w' D' W' c' M (J + 1).

Lemma little_memory_3 : forall (space : ips) (J M c_T : ℝ) (D_T W_T v w_T : vec space),
  Beside_votes.little_memory_run space w_T D_T W_T c_T M J ->
  ⟨W_T, v⟩ = c_T * ⟨v, w_T⟩ - ⟨D_T, v⟩.
Proof. (* induction *)
  intros space J M c_T D_T W_T v w_T round_run.
  cut (forall (w D W : vec space) (c M J : ℝ), Beside_votes.little_memory_run space w D W c M J ->
    ⟨W, v⟩ = c * ⟨v, w⟩ - ⟨D, v⟩).
  { intros all. pose proof (all w_T D_T W_T c_T M J round_run) as kept.
    exact kept. }
  clear round_run w_T D_T W_T c_T M J.
  refine (Beside_votes.little_memory_run_ind space (fun (w D W : vec space) (c M J : ℝ) =>
    ⟨W, v⟩ = c * ⟨v, w⟩ - ⟨D, v⟩) _ _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra with [v].
  - intros J M c c' y D D' W W' w w' x _ kept_2 weights_counted timed_step weights_so_far update.
    exact (Beside_votes.little_memory space c c' y D D' W W' v w w' x kept_2 weights_counted timed_step weights_so_far update).
  - intros J M c c' D D' W W' w w' _ kept_2 weights_counted no_step_to_time weights_so_far weights_kept.
    exact (Beside_votes.little_memory_2 space c c' D D' W W' v w w' kept_2 weights_counted no_step_to_time weights_so_far weights_kept).
Qed.

End Beside_votes.

Module Beside_nearer.

Lemma Block_Novikoff : forall (space : ips) (M R h γ : ℝ) (u w_M : vec space),
  γ = R ^ 2 * h -> (* best length *)
  R ^ 2 > 0 -> (* some radius *)
  h > 0 -> (* positive step size *)
  The_Perceptron_nearer_at_each_mistake.nearer_and_nearer_run space R h γ u w_M M ->
  M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M R h γ u w_M best_length some_radius positive_step_size mistake_run.
  pose proof (The_Perceptron_nearer_at_each_mistake.mistake_bound space M R h γ u w_M positive_step_size mistake_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_gt _ _ some_radius)) (of_le _ _ mistake_bound)) (eqn (M * R ^ 2 * h - M * γ) _ _ best_length) _).
  algebra [M; γ; R; h] with [u].
Qed.

End Beside_nearer.

Module Beside_leash.

Lemma tracking : forall (space : ips) (J L M R W_M h γ : ℝ) (u_0 u_M w_M : vec space),
  γ = R ^ 2 * h -> (* best length *)
  L > 0 -> (* some leash *)
  R ^ 2 > 0 -> (* some radius *)
  h > 0 -> (* positive step size *)
  The_Perceptron_on_a_leash.nearer_and_nearer_run space L R h γ u_0 w_M u_M W_M M J ->
  M * γ ^ 2 <= R ^ 2 * (⟨u_M, u_M⟩ + 2 * L * W_M).
Proof. (* certificate *)
  intros space J L M R W_M h γ u_0 u_M w_M best_length some_leash some_radius positive_step_size change_run.
  pose proof (The_Perceptron_on_a_leash.mistake_bound space J L M R W_M h γ u_0 u_M w_M some_leash positive_step_size change_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_gt _ _ some_radius)) (of_le _ _ mistake_bound)) (eqn (M * R ^ 2 * h - M * γ) _ _ best_length) _).
  algebra [M; γ; R; L; W_M; h] with [u_M].
Qed.

End Beside_leash.

Module Beside_margin_perceptron.

Lemma ceiling : forall (space : ips) (T γ : ℝ) (u w_T : vec space),
  γ > 0 -> (* positive margin *)
  T >= 0 -> (* a count *)
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  T ^ 2 * γ ^ 2 <= ⟨u, u⟩ * ⟨w_T, w_T⟩.
Proof. (* certificate *)
  intros space T γ u w_T positive_margin a_count update_run.
  pose proof (Updates_of_the_margin_Perceptron.Cauchy_Schwarz space u w_T) as Cauchy_Schwarz.
  pose proof (Updates_of_the_margin_Perceptron.total_progress_2 space T γ u w_T update_run) as total_progress.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_ge _ _ total_progress) (of_ge _ _ total_progress))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (of_ge _ _ a_count) (weak _ (of_gt _ _ positive_margin))) (of_ge _ _ total_progress)))) (eq_refl 0) _).
  algebra [T; γ] with [u; w_T].
Qed.

Lemma short_weights : forall (space : ips) (R T β γ : ℝ) (u w_T : vec space),
  γ > 0 -> (* positive margin *)
  T >= 0 -> (* a count *)
  β >= 0 -> (* no negative β *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  γ ^ 2 * ⟨w_T, w_T⟩ <= ⟨u, u⟩ * (R ^ 2 + 2 * β) ^ 2.
Proof. (* certificate *)
  intros space R T β γ u w_T positive_margin a_count no_negative update_run update_run_2.
  pose proof (Updates_of_the_margin_Perceptron.update_bound_3 space R T β γ u w_T positive_margin a_count no_negative update_run update_run_2) as update_bound.
  pose proof (Updates_of_the_margin_Perceptron.total_growth_2 space R T β w_T update_run) as total_growth.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ no_negative) (of_le _ _ update_bound))) (times _ _ (of_le _ _ total_growth) (sq γ))) (times _ _ (of_le _ _ update_bound) (sq R))) (eq_refl 0) _).
  algebra [γ; R; β; T] with [w_T; u].
Qed.

Lemma far : forall (s β : ℝ),
  s > β -> (* clean pass *)
  β >= 0 -> (* no negative β *)
  s ^ 2 >= β ^ 2.
Proof. (* certificate *)
  intros s β clean_pass no_negative.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (sq (β - s)) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ clean_pass)) (of_ge _ _ no_negative)))) (eq_refl 0) _).
  algebra [s; β].
Qed.

Lemma share_of_the_margin : forall (space : ips) (R T s β γ : ℝ) (u w_T : vec space),
  s > β -> (* clean pass *)
  γ > 0 -> (* positive margin *)
  T >= 0 -> (* a count *)
  β >= 0 -> (* no negative β *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  β ^ 2 * γ ^ 2 * ⟨w_T, w_T⟩ <= s ^ 2 * ⟨u, u⟩ * (R ^ 2 + 2 * β) ^ 2.
Proof. (* certificate *)
  intros space R T s β γ u w_T clean_pass positive_margin a_count no_negative update_run update_run_2.
  pose proof (Beside_margin_perceptron.far s β clean_pass no_negative) as far.
  pose proof (Beside_margin_perceptron.short_weights space R T β γ u w_T positive_margin a_count no_negative update_run update_run_2) as short_weights.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ far) (dot_nonneg (γ • w_T))) (times _ _ (of_le _ _ short_weights) (sq s))) (eq_refl 0) _).
  algebra [β; γ; s; R] with [w_T; u].
Qed.

Lemma step : forall (R g h β : ℝ),
  β > 0 -> (* positive β *)
  g > 0 -> (* positive margin per length *)
  h >= 0 -> (* no negative margin per length *)
  β * g + h * (R ^ 2 + 2 * β) > 0.
Proof. (* certificate *)
  intros R g h β positive positive_margin_per_length no_negative_margin_per_length.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (stimes _ _ (of_gt _ _ positive_margin_per_length) (of_gt _ _ positive)) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ no_negative_margin_per_length) (weak _ (of_gt _ _ positive))))) (times _ _ (of_ge _ _ no_negative_margin_per_length) (sq R))) (eq_refl 0) _).
  algebra [β; g; h; R].
Qed.

Lemma step_2 : forall (space : ips) (R T g h s β γ : ℝ) (u w_T : vec space),
  g ^ 2 * ⟨u, u⟩ = γ ^ 2 -> (* margin per length *)
  h ^ 2 * ⟨w_T, w_T⟩ = s ^ 2 -> (* margin reached per length *)
  s > β -> (* clean pass *)
  γ > 0 -> (* positive margin *)
  ⟨u, u⟩ > 0 -> (* a target of some length *)
  ⟨w_T, w_T⟩ > 0 -> (* weights of some length *)
  T >= 0 -> (* a count *)
  β >= 0 -> (* no negative β *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  β ^ 2 * g ^ 2 <= h ^ 2 * (R ^ 2 + 2 * β) ^ 2.
Proof. (* certificate *)
  intros space R T g h s β γ u w_T margin_per_length margin_reached_per_length clean_pass positive_margin a_target_of_some_length weights_of_some_length a_count no_negative update_run update_run_2.
  pose proof (Beside_margin_perceptron.share_of_the_margin space R T s β γ u w_T clean_pass positive_margin a_count no_negative update_run update_run_2) as share_of_the_margin.
  refine (cert_le _ _ _ _ _ (stimes _ _ (of_gt _ _ a_target_of_some_length) (of_gt _ _ weights_of_some_length)) (of_le _ _ share_of_the_margin) (eqns _ _ (eqn (- β ^ 2 * ⟨w_T, w_T⟩) _ _ margin_per_length) (eqn (R ^ 4 * ⟨u, u⟩ + 4 * R ^ 2 * β * ⟨u, u⟩ + 4 * β ^ 2 * ⟨u, u⟩) _ _ margin_reached_per_length)) _).
  algebra [β; g; h; R; γ; s] with [u; w_T].
Qed.

Lemma share_of_any_margin : forall (space : ips) (R T g h s β γ : ℝ) (u w_T : vec space),
  g ^ 2 * ⟨u, u⟩ = γ ^ 2 -> (* margin per length *)
  h ^ 2 * ⟨w_T, w_T⟩ = s ^ 2 -> (* margin reached per length *)
  s > β -> (* clean pass *)
  β > 0 -> (* positive β *)
  g > 0 -> (* positive margin per length *)
  γ > 0 -> (* positive margin *)
  ⟨u, u⟩ > 0 -> (* a target of some length *)
  ⟨w_T, w_T⟩ > 0 -> (* weights of some length *)
  T >= 0 -> (* a count *)
  β >= 0 -> (* no negative β *)
  h >= 0 -> (* no negative margin per length *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  h * (R ^ 2 + 2 * β) >= β * g.
Proof. (* certificate *)
  intros space R T g h s β γ u w_T margin_per_length margin_reached_per_length clean_pass positive positive_margin_per_length positive_margin a_target_of_some_length weights_of_some_length a_count no_negative no_negative_margin_per_length update_run update_run_2.
  pose proof (Beside_margin_perceptron.step R g h β positive positive_margin_per_length no_negative_margin_per_length) as fact.
  pose proof (Beside_margin_perceptron.step_2 space R T g h s β γ u w_T margin_per_length margin_reached_per_length clean_pass positive_margin a_target_of_some_length weights_of_some_length a_count no_negative update_run update_run_2) as fact_2.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ fact) (of_le _ _ fact_2) (eq_refl 0) _).
  algebra [h; R; β; g].
Qed.

Lemma a_third : forall (space : ips) (R T g h s β γ : ℝ) (u w_T : vec space),
  β = R ^ 2 -> (* β is R² *)
  g ^ 2 * ⟨u, u⟩ = γ ^ 2 -> (* margin per length *)
  h ^ 2 * ⟨w_T, w_T⟩ = s ^ 2 -> (* margin reached per length *)
  s > β -> (* clean pass *)
  β > 0 -> (* positive β *)
  g > 0 -> (* positive margin per length *)
  γ > 0 -> (* positive margin *)
  ⟨u, u⟩ > 0 -> (* a target of some length *)
  ⟨w_T, w_T⟩ > 0 -> (* weights of some length *)
  T >= 0 -> (* a count *)
  β >= 0 -> (* no negative β *)
  h >= 0 -> (* no negative margin per length *)
  Updates_of_the_margin_Perceptron.total_growth_run space R β w_T T ->
  Updates_of_the_margin_Perceptron.total_progress_run space γ u w_T T ->
  h >= g / 3.
Proof. (* certificate *)
  intros space R T g h s β γ u w_T is_R2 margin_per_length margin_reached_per_length clean_pass positive positive_margin_per_length positive_margin a_target_of_some_length weights_of_some_length a_count no_negative no_negative_margin_per_length update_run update_run_2.
  pose proof (Beside_margin_perceptron.share_of_any_margin space R T g h s β γ u w_T margin_per_length margin_reached_per_length clean_pass positive positive_margin_per_length positive_margin a_target_of_some_length weights_of_some_length a_count no_negative no_negative_margin_per_length update_run update_run_2) as share_of_any_margin.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ positive) (times _ _ (weak _ (frac 1 3)) (of_ge _ _ share_of_any_margin)) (eqn (h / 3) _ _ is_R2) _).
  algebra [h; g; β; R].
Qed.

End Beside_margin_perceptron.

Module Beside_passive_aggressive.

Lemma mistakes : forall (space : ips) (M N Q_T R : ℝ) (u w_T : vec space),
  Squared_losses_of_passive_aggressive_learning.in_the_end_run space R u w_T Q_T M N ->
  Squared_losses_of_passive_aggressive_learning.mistakes_cost_1_run space Q_T M N ->
  M <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M N Q_T R u w_T update_run update_run_2.
  pose proof (Squared_losses_of_passive_aggressive_learning.mistakes_cost_1_3 space M N Q_T update_run_2) as mistakes_cost_1.
  pose proof (Squared_losses_of_passive_aggressive_learning.squared_losses space M N Q_T R u w_T update_run) as squared_losses.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ mistakes_cost_1) (of_le _ _ squared_losses)) (eq_refl 0) _).
  algebra [M; R; Q_T] with [u].
Qed.

End Beside_passive_aggressive.
