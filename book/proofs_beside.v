Require Import Reals.
Require Export proofs.

Module Beside_learning_rates.

Lemma same_direction : forall (space : ips) (a y : ℝ) (v w w' x z z' : vec space),
  ⟨v, z⟩ = a * ⟨v, w⟩ -> (* same direction *)
  w' = w ⊕ y • x -> (* update *)
  z' = (a * y) • x ⊕ z -> (* update at rate a *)
  ⟨v, z'⟩ = a * ⟨v, w'⟩.
Proof. (* certificate *)
  intros space a y v w w' x z z' same_direction update update_at_rate_a.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn 1 _ _ same_direction) (veqn (- a • v) _ _ update)) (veqn v _ _ update_at_rate_a)) _).
  algebra [a; y] with [v; z'; w'; z; w; x].
Qed.

Inductive same_direction_run (space : ips) (a : ℝ) : vec space -> vec space -> ℝ -> Prop :=
  | same_direction_run_start : same_direction_run space a vzero vzero 0
  | same_direction_run_next : forall (M y : ℝ) (w w' x z z' : vec space),
      same_direction_run space a w z M ->
      w' = w ⊕ y • x -> (* update *)
      z' = (a * y) • x ⊕ z -> (* update at rate a *)
      same_direction_run space a w' z' (M + 1).

Lemma same_direction_2 : forall (space : ips) (M a : ℝ) (v w_M z_M : vec space),
  Beside_learning_rates.same_direction_run space a w_M z_M M ->
  ⟨v, z_M⟩ = a * ⟨v, w_M⟩.
Proof. (* induction *)
  intros space M a v w_M z_M mistake_run.
  cut (forall (w z : vec space) (M : ℝ), Beside_learning_rates.same_direction_run space a w z M ->
    ⟨v, z⟩ = a * ⟨v, w⟩).
  { intros all. pose proof (all w_M z_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run w_M z_M M.
  refine (Beside_learning_rates.same_direction_run_ind space a (fun (w z : vec space) (M : ℝ) =>
    ⟨v, z⟩ = a * ⟨v, w⟩) _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [a] with [v].
  - intros M y w w' x z z' _ kept_2 update update_at_rate_a.
    exact (Beside_learning_rates.same_direction space a y v w w' x z z' kept_2 update update_at_rate_a).
Qed.

Lemma says : forall (space : ips) (M a : ℝ) (v w_M z_M : vec space),
  a > 0 -> (* positive rate *)
  ⟨v, w_M⟩ > 0 -> (* rate 1 says + *)
  Beside_learning_rates.same_direction_run space a w_M z_M M ->
  ⟨v, z_M⟩ > 0.
Proof. (* certificate *)
  intros space M a v w_M z_M positive_rate rate_1_says mistake_run.
  pose proof (Beside_learning_rates.same_direction_2 space M a v w_M z_M mistake_run) as same_direction.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ positive_rate) (of_gt _ _ rate_1_says)) (eqn 1 _ _ same_direction) _).
  algebra [a] with [v; z_M; w_M].
Qed.

Lemma says_2 : forall (space : ips) (M a : ℝ) (v w_M z_M : vec space),
  ⟨v, w_M⟩ < 0 -> (* rate 1 says − *)
  a > 0 -> (* positive rate *)
  Beside_learning_rates.same_direction_run space a w_M z_M M ->
  ⟨v, z_M⟩ < 0.
Proof. (* certificate *)
  intros space M a v w_M z_M rate_1_says positive_rate mistake_run.
  pose proof (Beside_learning_rates.same_direction_2 space M a v w_M z_M mistake_run) as same_direction.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ positive_rate) (of_lt _ _ rate_1_says)) (eqn (-1) _ _ same_direction) _).
  algebra [a] with [v; z_M; w_M].
Qed.

Lemma a_tie : forall (space : ips) (M a : ℝ) (v w_M z_M : vec space),
  ⟨v, w_M⟩ = 0 -> (* a tie at rate 1 *)
  Beside_learning_rates.same_direction_run space a w_M z_M M ->
  ⟨v, z_M⟩ = 0.
Proof. (* certificate *)
  intros space M a v w_M z_M a_tie_at_rate_1 mistake_run.
  pose proof (Beside_learning_rates.same_direction_2 space M a v w_M z_M mistake_run) as same_direction.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn a _ _ a_tie_at_rate_1) (eqn 1 _ _ same_direction)) _).
  algebra [a] with [v; z_M; w_M].
Qed.

End Beside_learning_rates.

Module Beside_passes.

Lemma one_more : forall (k m m' : ℝ),
  m' = k + m -> (* mistakes so far *)
  k >= 1 -> (* a mistake in the pass *)
  m' >= m + 1.
Proof. (* certificate *)
  intros k m m' mistakes_so_far a_mistake_in_the_pass.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ a_mistake_in_the_pass) (eqn 1 _ _ mistakes_so_far) _).
  algebra [m'; m; k].
Qed.

Lemma total : forall (k m m' q : ℝ),
  m' = k + m -> (* mistakes so far *)
  k >= 1 -> (* a mistake in the pass *)
  m >= q -> (* total *)
  m' >= q + 1.
Proof. (* certificate *)
  intros k m m' q mistakes_so_far a_mistake_in_the_pass total.
  pose proof (Beside_passes.one_more k m m' mistakes_so_far a_mistake_in_the_pass) as one_more.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total) (of_ge _ _ one_more)) (eq_refl 0) _).
  algebra [m'; q; m].
Qed.

Inductive total_run : ℝ -> ℝ -> Prop :=
  | total_run_start : total_run 0 0
  | total_run_next : forall (k m m' q : ℝ),
      total_run m q ->
      m' = k + m -> (* mistakes so far *)
      k >= 1 -> (* a mistake in the pass *)
      total_run m' (q + 1).

Lemma total_2 : forall (m_q q : ℝ),
  Beside_passes.total_run m_q q ->
  m_q >= q.
Proof. (* induction *)
  intros m_q q pass_run.
  cut (forall (m q : ℝ), Beside_passes.total_run m q ->
    m >= q).
  { intros all. pose proof (all m_q q pass_run) as kept.
    exact kept. }
  clear pass_run m_q q.
  refine (Beside_passes.total_run_ind (fun (m q : ℝ) =>
    m >= q) _ _).
  - exact Perceptron_mistake_bound.total_progress.
  - intros k m m' q _ kept_2 mistakes_so_far a_mistake_in_the_pass.
    exact (Beside_passes.total k m m' q mistakes_so_far a_mistake_in_the_pass kept_2).
Qed.

Lemma passes : forall (M m_q passes q : ℝ),
  M = m_q -> (* all mistakes *)
  passes = q + 1 -> (* and a clean pass *)
  Beside_passes.total_run m_q q ->
  passes <= M + 1.
Proof. (* certificate *)
  intros M m_q passes q all_mistakes and_a_clean_pass pass_run.
  pose proof (Beside_passes.total_2 m_q q pass_run) as total.
  refine (cert_le _ _ _ _ _ (pos 1) (of_ge _ _ total) (eqns _ _ (eqn 1 _ _ all_mistakes) (eqn (-1) _ _ and_a_clean_pass)) _).
  algebra [passes; M; m_q; q].
Qed.

Lemma passes_of_the_Perceptron : forall (space : ips) (M R m_q passes q γ : ℝ) (u w_M : vec space),
  M = m_q -> (* all mistakes *)
  passes = q + 1 -> (* and a clean pass *)
  γ > 0 -> (* positive margin *)
  M >= 0 -> (* a count *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  Beside_passes.total_run m_q q ->
  γ ^ 2 * (passes - 1) <= R ^ 2 * ⟨u, u⟩.
Proof. (* certificate *)
  intros space M R m_q passes q γ u w_M all_mistakes and_a_clean_pass positive_margin a_count mistake_run mistake_run_2 pass_run.
  pose proof (Perceptron_mistake_bound.mistake_bound_3 space M R γ u w_M positive_margin a_count mistake_run mistake_run_2) as mistake_bound.
  pose proof (Beside_passes.passes M m_q passes q all_mistakes and_a_clean_pass pass_run) as passes_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ mistake_bound) (times _ _ (of_le _ _ passes_2) (sq γ))) (eq_refl 0) _).
  algebra [γ; passes; R; M] with [u].
Qed.

End Beside_passes.

Module Beside_halving.

Lemma concepts_times_power : forall (A_n B_n C_n N V V' p p' s y : ℝ),
  V = A_n -> (* left *)
  s = B_n -> (* vote *)
  V' = C_n -> (* left after it *)
  p' = 2 * p -> (* power of 2 *)
  p > 0 -> (* power positive *)
  V * p <= N -> (* concepts times power *)
  s * y <= 0 -> (* the vote was wrong *)
  Halving.those_who_said_the_label_run y A_n B_n C_n N ->
  V' * p' <= N.
Proof. (* certificate *)
  intros A_n B_n C_n N V V' p p' s y left vote left_after_it power_of_2 power_positive concepts_times_power the_vote_was_wrong concept_run.
  pose proof (Halving.halved A_n B_n C_n N V V' s y left vote left_after_it the_vote_was_wrong concept_run) as halved.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ concepts_times_power) (times _ _ (weak _ (of_gt _ _ power_positive)) (of_le _ _ halved))) (eqn (- V') _ _ power_of_2) _).
  algebra [V'; p'; N; p; V].
Qed.

Lemma power_positive : forall (p p' : ℝ),
  p' = 2 * p -> (* power of 2 *)
  p > 0 -> (* power positive *)
  p' > 0.
Proof. (* certificate *)
  intros p p' power_of_2 power_positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (of_gt _ _ power_positive)) (eqn 1 _ _ power_of_2) _).
  algebra [p'; p].
Qed.

Inductive concepts_times_power_run (N : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | concepts_times_power_run_start : concepts_times_power_run N N 1 1 0
  | concepts_times_power_run_next : forall (A_n B_n C_n M V V' p p' s t t' y z : ℝ),
      concepts_times_power_run N V p t M ->
      V = A_n -> (* left *)
      s = B_n -> (* vote *)
      V' = C_n -> (* left after it *)
      2 * t' = t * (y * z + 1) -> (* target dropped *)
      z = y -> (* target *)
      p' = 2 * p -> (* power of 2 *)
      y ^ 2 = 1 -> (* label *)
      s * y <= 0 -> (* the vote was wrong *)
      Halving.those_who_said_the_label_run y A_n B_n C_n N ->
      concepts_times_power_run N V' p' t' (M + 1).

Lemma concepts_times_power_2 : forall (M N V_M t_M v2_pow_M : ℝ),
  Beside_halving.concepts_times_power_run N V_M v2_pow_M t_M M ->
  v2_pow_M * V_M <= N.
Proof. (* induction *)
  intros M N V_M t_M v2_pow_M mistake_run.
  cut (forall (V p t M : ℝ), Beside_halving.concepts_times_power_run N V p t M ->
    V * p <= N /\ p > 0 /\ t >= 1).
  { intros all. destruct (all V_M v2_pow_M t_M M mistake_run) as [kept [kept_2 kept_3]].
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [V_M; v2_pow_M; N]. }
  clear mistake_run V_M v2_pow_M t_M M.
  refine (Beside_halving.concepts_times_power_run_ind N (fun (V p t M : ℝ) =>
    V * p <= N /\ p > 0 /\ t >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
    }
    split.
    { exact Halving.positive_11.
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A_n B_n C_n M V V' p p' s t t' y z _ [kept_4 [kept_5 kept_6]] left vote left_after_it target_dropped target power_of_2 label the_vote_was_wrong concept_run.
    split.
    { exact (Beside_halving.concepts_times_power A_n B_n C_n N V V' p p' s y left vote left_after_it power_of_2 kept_5 kept_4 the_vote_was_wrong concept_run).
    }
    split.
    { exact (Beside_halving.power_positive p p' power_of_2 kept_5).
    }
    exact (Halving.target_stays t t' y z target_dropped target label kept_6).
Qed.

Lemma power_positive_2 : forall (M N V_M t_M v2_pow_M : ℝ),
  Beside_halving.concepts_times_power_run N V_M v2_pow_M t_M M ->
  v2_pow_M > 0.
Proof. (* induction *)
  intros M N V_M t_M v2_pow_M mistake_run.
  cut (forall (V p t M : ℝ), Beside_halving.concepts_times_power_run N V p t M ->
    V * p <= N /\ p > 0 /\ t >= 1).
  { intros all. destruct (all V_M v2_pow_M t_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept_2. }
  clear mistake_run V_M v2_pow_M t_M M.
  refine (Beside_halving.concepts_times_power_run_ind N (fun (V p t M : ℝ) =>
    V * p <= N /\ p > 0 /\ t >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
    }
    split.
    { exact Halving.positive_11.
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A_n B_n C_n M V V' p p' s t t' y z _ [kept_4 [kept_5 kept_6]] left vote left_after_it target_dropped target power_of_2 label the_vote_was_wrong concept_run.
    split.
    { exact (Beside_halving.concepts_times_power A_n B_n C_n N V V' p p' s y left vote left_after_it power_of_2 kept_5 kept_4 the_vote_was_wrong concept_run).
    }
    split.
    { exact (Beside_halving.power_positive p p' power_of_2 kept_5).
    }
    exact (Halving.target_stays t t' y z target_dropped target label kept_6).
Qed.

Lemma target_stays : forall (M N V_M t_M v2_pow_M : ℝ),
  Beside_halving.concepts_times_power_run N V_M v2_pow_M t_M M ->
  t_M >= 1.
Proof. (* induction *)
  intros M N V_M t_M v2_pow_M mistake_run.
  cut (forall (V p t M : ℝ), Beside_halving.concepts_times_power_run N V p t M ->
    V * p <= N /\ p > 0 /\ t >= 1).
  { intros all. destruct (all V_M v2_pow_M t_M M mistake_run) as [kept [kept_2 kept_3]].
    exact kept_3. }
  clear mistake_run V_M v2_pow_M t_M M.
  refine (Beside_halving.concepts_times_power_run_ind N (fun (V p t M : ℝ) =>
    V * p <= N /\ p > 0 /\ t >= 1) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
    }
    split.
    { exact Halving.positive_11.
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros A_n B_n C_n M V V' p p' s t t' y z _ [kept_4 [kept_5 kept_6]] left vote left_after_it target_dropped target power_of_2 label the_vote_was_wrong concept_run.
    split.
    { exact (Beside_halving.concepts_times_power A_n B_n C_n N V V' p p' s y left vote left_after_it power_of_2 kept_5 kept_4 the_vote_was_wrong concept_run).
    }
    split.
    { exact (Beside_halving.power_positive p p' power_of_2 kept_5).
    }
    exact (Halving.target_stays t t' y z target_dropped target label kept_6).
Qed.

Lemma target_in_the_end : forall (C_n M N U_n V_M t_M v2_pow_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  Beside_halving.concepts_times_power_run N V_M v2_pow_M t_M M ->
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  V_M >= 1.
Proof. (* certificate *)
  intros C_n M N U_n V_M t_M v2_pow_M left_in_the_end one_target mistake_run concept_run.
  pose proof (Halving.the_target_is_left_2 C_n N U_n V_M t_M left_in_the_end one_target concept_run) as the_target_is_left.
  pose proof (Beside_halving.target_stays M N V_M t_M v2_pow_M mistake_run) as target_stays.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ the_target_is_left) (of_ge _ _ target_stays)) (eq_refl 0) _).
  algebra [V_M; t_M].
Qed.

Lemma doublings : forall (C_n M N U_n V_M t_M v2_pow_M : ℝ),
  V_M = C_n -> (* left in the end *)
  U_n = 1 -> (* one target *)
  Beside_halving.concepts_times_power_run N V_M v2_pow_M t_M M ->
  Halving.one_of_them_run_2 t_M U_n C_n N ->
  v2_pow_M <= N.
Proof. (* certificate *)
  intros C_n M N U_n V_M t_M v2_pow_M left_in_the_end one_target mistake_run concept_run.
  pose proof (Beside_halving.concepts_times_power_2 M N V_M t_M v2_pow_M mistake_run) as concepts_times_power.
  pose proof (Beside_halving.power_positive_2 M N V_M t_M v2_pow_M mistake_run) as power_positive.
  pose proof (Beside_halving.target_in_the_end C_n M N U_n V_M t_M v2_pow_M left_in_the_end one_target mistake_run concept_run) as target_in_the_end.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ concepts_times_power) (times _ _ (weak _ (of_gt _ _ power_positive)) (of_ge _ _ target_in_the_end))) (eq_refl 0) _).
  algebra [v2_pow_M; N; V_M].
Qed.

Lemma a_mistake_a_level : forall (d d' f k m m' y : ℝ),
  d' = d - 1 -> (* a level down *)
  (1 - k) * (f - y) = 0 -> (* wrong or not *)
  m' = k + m -> (* mistakes so far *)
  (f - y) ^ 2 > 0 -> (* the other label *)
  d' + m' >= d + m.
Proof. (* certificate *)
  intros d d' f k m m' y a_level_down wrong_or_not mistakes_so_far the_other_label.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ the_other_label) (Rle_refl 0) (eqns _ _ (eqns _ _ (eqn (- f + y) _ _ wrong_or_not) (eqn (f ^ 2 - 2 * f * y + y ^ 2) _ _ mistakes_so_far)) (eqn (f ^ 2 - 2 * f * y + y ^ 2) _ _ a_level_down)) _).
  algebra [d'; m'; d; m; f; y; k].
Qed.

Lemma mistakes_and_levels : forall (D d d' f k m m' y : ℝ),
  d' = d - 1 -> (* a level down *)
  (1 - k) * (f - y) = 0 -> (* wrong or not *)
  m' = k + m -> (* mistakes so far *)
  (f - y) ^ 2 > 0 -> (* the other label *)
  d + m >= D -> (* mistakes and levels *)
  d' + m' >= D.
Proof. (* certificate *)
  intros D d d' f k m m' y a_level_down wrong_or_not mistakes_so_far the_other_label mistakes_and_levels.
  pose proof (Beside_halving.a_mistake_a_level d d' f k m m' y a_level_down wrong_or_not mistakes_so_far the_other_label) as a_mistake_a_level.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ mistakes_and_levels) (of_ge _ _ a_mistake_a_level)) (eq_refl 0) _).
  algebra [d'; m'; D; d; m].
Qed.

Inductive mistakes_and_levels_run (D : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | mistakes_and_levels_run_start : mistakes_and_levels_run D 0 D 0
  | mistakes_and_levels_run_next : forall (T d d' f k m m' y : ℝ),
      mistakes_and_levels_run D m d T ->
      d' = d - 1 -> (* a level down *)
      (1 - k) * (f - y) = 0 -> (* wrong or not *)
      m' = k + m -> (* mistakes so far *)
      (f - y) ^ 2 > 0 -> (* the other label *)
      mistakes_and_levels_run D m' d' (T + 1).

Lemma mistakes_and_levels_2 : forall (D T d_T m_T : ℝ),
  Beside_halving.mistakes_and_levels_run D m_T d_T T ->
  d_T + m_T >= D.
Proof. (* induction *)
  intros D T d_T m_T round_run.
  cut (forall (m d T : ℝ), Beside_halving.mistakes_and_levels_run D m d T ->
    d + m >= D).
  { intros all. pose proof (all m_T d_T T round_run) as kept.
    exact kept. }
  clear round_run m_T d_T T.
  refine (Beside_halving.mistakes_and_levels_run_ind D (fun (m d T : ℝ) =>
    d + m >= D) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [D].
  - intros T d d' f k m m' y _ kept_2 a_level_down wrong_or_not mistakes_so_far the_other_label.
    exact (Beside_halving.mistakes_and_levels D d d' f k m m' y a_level_down wrong_or_not mistakes_so_far the_other_label kept_2).
Qed.

Lemma forced : forall (D T d_T m_T : ℝ),
  d_T = 0 -> (* at a leaf *)
  Beside_halving.mistakes_and_levels_run D m_T d_T T ->
  m_T >= D.
Proof. (* certificate *)
  intros D T d_T m_T at_a_leaf round_run.
  pose proof (Beside_halving.mistakes_and_levels_2 D T d_T m_T round_run) as mistakes_and_levels.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ mistakes_and_levels) (eqn (-1) _ _ at_a_leaf) _).
  algebra [m_T; D; d_T].
Qed.

Lemma fewer_than_half : forall (V V' V_minus V_plus : ℝ),
  V = V_plus + V_minus -> (* two sides *)
  V' <= V_plus -> (* no more than + *)
  V' <= V_minus -> (* no more than − *)
  2 * V' <= V.
Proof. (* certificate *)
  intros V V' V_minus V_plus two_sides no_more_than no_more_than_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ no_more_than_2) (of_le _ _ no_more_than)) (eqn 1 _ _ two_sides) _).
  algebra [V'; V; V_plus; V_minus].
Qed.

Lemma concepts_times_power_3 : forall (N V V' V_minus V_plus p p' : ℝ),
  p' = 2 * p -> (* power of 2 *)
  V = V_plus + V_minus -> (* two sides *)
  p > 0 -> (* power positive *)
  V * p <= N -> (* concepts times power *)
  V' <= V_plus -> (* no more than + *)
  V' <= V_minus -> (* no more than − *)
  V' * p' <= N.
Proof. (* certificate *)
  intros N V V' V_minus V_plus p p' power_of_2 two_sides power_positive concepts_times_power no_more_than no_more_than_2.
  pose proof (Beside_halving.fewer_than_half V V' V_minus V_plus two_sides no_more_than no_more_than_2) as fewer_than_half.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ concepts_times_power) (times _ _ (weak _ (of_gt _ _ power_positive)) (of_le _ _ fewer_than_half))) (eqn (- V') _ _ power_of_2) _).
  algebra [V'; p'; N; p; V].
Qed.

Inductive concepts_times_power_run_2 (N : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | concepts_times_power_run_2_start : concepts_times_power_run_2 N N 1 0
  | concepts_times_power_run_2_next : forall (D V V' V_minus V_plus p p' : ℝ),
      concepts_times_power_run_2 N V p D ->
      p' = 2 * p -> (* power of 2 *)
      V = V_plus + V_minus -> (* two sides *)
      V' <= V_plus -> (* no more than + *)
      V' <= V_minus -> (* no more than − *)
      concepts_times_power_run_2 N V' p' (D + 1).

Lemma concepts_times_power_4 : forall (D N V_D v2_pow_D : ℝ),
  Beside_halving.concepts_times_power_run_2 N V_D v2_pow_D D ->
  v2_pow_D * V_D <= N.
Proof. (* induction *)
  intros D N V_D v2_pow_D node_run.
  cut (forall (V p D : ℝ), Beside_halving.concepts_times_power_run_2 N V p D ->
    V * p <= N /\ p > 0).
  { intros all. destruct (all V_D v2_pow_D D node_run) as [kept kept_2].
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [V_D; v2_pow_D; N]. }
  clear node_run V_D v2_pow_D D.
  refine (Beside_halving.concepts_times_power_run_2_ind N (fun (V p D : ℝ) =>
    V * p <= N /\ p > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
    }
    exact Halving.positive_11.
  - intros D V V' V_minus V_plus p p' _ [kept_3 kept_4] power_of_2 two_sides no_more_than no_more_than_2.
    split.
    { exact (Beside_halving.concepts_times_power_3 N V V' V_minus V_plus p p' power_of_2 two_sides kept_4 kept_3 no_more_than no_more_than_2).
    }
    exact (Beside_halving.power_positive p p' power_of_2 kept_4).
Qed.

Lemma power_positive_3 : forall (D N V_D v2_pow_D : ℝ),
  Beside_halving.concepts_times_power_run_2 N V_D v2_pow_D D ->
  v2_pow_D > 0.
Proof. (* induction *)
  intros D N V_D v2_pow_D node_run.
  cut (forall (V p D : ℝ), Beside_halving.concepts_times_power_run_2 N V p D ->
    V * p <= N /\ p > 0).
  { intros all. destruct (all V_D v2_pow_D D node_run) as [kept kept_2].
    exact kept_2. }
  clear node_run V_D v2_pow_D D.
  refine (Beside_halving.concepts_times_power_run_2_ind N (fun (V p D : ℝ) =>
    V * p <= N /\ p > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [N].
    }
    exact Halving.positive_11.
  - intros D V V' V_minus V_plus p p' _ [kept_3 kept_4] power_of_2 two_sides no_more_than no_more_than_2.
    split.
    { exact (Beside_halving.concepts_times_power_3 N V V' V_minus V_plus p p' power_of_2 two_sides kept_4 kept_3 no_more_than no_more_than_2).
    }
    exact (Beside_halving.power_positive p p' power_of_2 kept_4).
Qed.

Lemma no_deeper_than_bits : forall (D N V_D v2_pow_D : ℝ),
  V_D >= 1 -> (* a concept at the leaf *)
  Beside_halving.concepts_times_power_run_2 N V_D v2_pow_D D ->
  v2_pow_D <= N.
Proof. (* certificate *)
  intros D N V_D v2_pow_D a_concept_at_the_leaf node_run.
  pose proof (Beside_halving.concepts_times_power_4 D N V_D v2_pow_D node_run) as concepts_times_power.
  pose proof (Beside_halving.power_positive_3 D N V_D v2_pow_D node_run) as power_positive.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ concepts_times_power) (times _ _ (of_ge _ _ a_concept_at_the_leaf) (weak _ (of_gt _ _ power_positive)))) (eq_refl 0) _).
  algebra [v2_pow_D; N; V_D].
Qed.

End Beside_halving.

Module Beside_dummy.

Lemma same_score : forall (space : ips) (D t w_0 : ℝ) (e w x : vec space),
  w_0 = D * t -> (* weight of the dummy *)
  ⟨e, e⟩ = 1 -> (* axis *)
  ⟨e, w⟩ = 0 -> (* w across *)
  ⟨e, x⟩ = 0 -> (* x across *)
  ⟨D • e ⊕ x, t • e ⊕ w⟩ = ⟨w, x⟩ + w_0.
Proof. (* certificate *)
  intros space D t w_0 e w x weight_of_the_dummy axis w_across x_across.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (D * t) _ _ axis) (eqn t _ _ x_across)) (eqn D _ _ w_across)) (eqn (-1) _ _ weight_of_the_dummy)) _).
  algebra [D; t; w_0] with [e; x; w].
Qed.

Lemma example_s_length : forall (space : ips) (D : ℝ) (e x : vec space),
  ⟨e, e⟩ = 1 -> (* axis *)
  ⟨e, x⟩ = 0 -> (* x across *)
  ⟨D • e ⊕ x, D • e ⊕ x⟩ = ⟨x, x⟩ + D ^ 2.
Proof. (* certificate *)
  intros space D e x axis x_across.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (D ^ 2) _ _ axis) (eqn (2 * D) _ _ x_across)) _).
  algebra [D] with [e; x].
Qed.

Lemma target_s_length : forall (space : ips) (t : ℝ) (e v : vec space),
  ⟨e, e⟩ = 1 -> (* axis *)
  ⟨e, v⟩ = 0 -> (* v across *)
  ⟨t • e ⊕ v, t • e ⊕ v⟩ = ⟨v, v⟩ + t ^ 2.
Proof. (* certificate *)
  intros space t e v axis v_across.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (t ^ 2) _ _ axis) (eqn (2 * t) _ _ v_across)) _).
  algebra [t] with [e; v].
Qed.

Lemma any_dummy : forall (space : ips) (D M R r t γ : ℝ) (u v w_M : vec space),
  R ^ 2 = D ^ 2 + r ^ 2 -> (* lifted radius *)
  ⟨u, u⟩ = ⟨v, v⟩ + t ^ 2 -> (* lifted target *)
  γ > 0 -> (* positive margin *)
  M >= 0 -> (* a count *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  M * γ ^ 2 <= (D ^ 2 + r ^ 2) * (⟨v, v⟩ + t ^ 2).
Proof. (* certificate *)
  intros space D M R r t γ u v w_M lifted_radius lifted_target positive_margin a_count mistake_run mistake_run_2.
  pose proof (Perceptron_mistake_bound.mistake_bound_3 space M R γ u w_M positive_margin a_count mistake_run mistake_run_2) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ mistake_bound) (eqns _ _ (eqn (- ⟨v, v⟩ - t ^ 2) _ _ lifted_radius) (eqn (- R ^ 2) _ _ lifted_target)) _).
  algebra [M; γ; D; r; t; R] with [v; u].
Qed.

Lemma Cauchy_Schwarz : forall (space : ips) (q v : vec space),
  ⟨q, v⟩ ^ 2 <= ⟨q, q⟩ * ⟨v, v⟩.
Proof. (* instance *)
  intros space q v.
  refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.Cauchy_Schwarz_3 space v q)) _). algebra with [v; q].
Qed.

Lemma q_is_short : forall (space : ips) (r : ℝ) (q v : vec space),
  ⟨q, q⟩ <= r ^ 2 -> (* q in the ball *)
  ⟨q, v⟩ ^ 2 <= r ^ 2 * ⟨v, v⟩.
Proof. (* certificate *)
  intros space r q v q_in_the_ball.
  pose proof (Beside_dummy.Cauchy_Schwarz space q v) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_le _ _ q_in_the_ball) (dot_nonneg v))) (eq_refl 0) _).
  algebra [r] with [q; v].
Qed.

Lemma Cauchy_Schwarz_2 : forall (space : ips) (p v : vec space),
  ⟨p, v⟩ ^ 2 <= ⟨p, p⟩ * ⟨v, v⟩.
Proof. (* instance *)
  intros space p v.
  refine (same_le _ _ _ (of_le _ _ (Perceptron_mistake_bound.Cauchy_Schwarz_3 space v p)) _). algebra with [v; p].
Qed.

Lemma p_is_short : forall (space : ips) (r : ℝ) (p v : vec space),
  ⟨p, p⟩ <= r ^ 2 -> (* p in the ball *)
  ⟨p, v⟩ ^ 2 <= r ^ 2 * ⟨v, v⟩.
Proof. (* certificate *)
  intros space r p v p_in_the_ball.
  pose proof (Beside_dummy.Cauchy_Schwarz_2 space p v) as Cauchy_Schwarz.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ Cauchy_Schwarz) (times _ _ (of_le _ _ p_in_the_ball) (dot_nonneg v))) (eq_refl 0) _).
  algebra [r] with [p; v].
Qed.

Lemma in_reach : forall (space : ips) (r θ : ℝ) (p q v : vec space),
  ⟨p, v⟩ > θ -> (* p above *)
  ⟨q, v⟩ < θ -> (* q below *)
  ⟨p, p⟩ <= r ^ 2 -> (* p in the ball *)
  ⟨q, q⟩ <= r ^ 2 -> (* q in the ball *)
  θ ^ 2 <= r ^ 2 * ⟨v, v⟩.
Proof. (* certificate *)
  intros space r θ p q v p_above q_below p_in_the_ball q_in_the_ball.
  destruct (le_or (θ ^ 2) (r ^ 2 * ⟨v, v⟩)) as [holds | contrary]; [exact holds |].
  pose proof (Beside_dummy.q_is_short space r q v q_in_the_ball) as q_is_short.
  pose proof (Beside_dummy.p_is_short space r p v p_in_the_ball) as p_is_short.
  refine (cert_le _ _ _ _ _ (of_gt _ _ p_above) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (of_gt _ _ contrary)) (weak _ (of_lt _ _ q_below))) (times _ _ (weak _ (of_gt _ _ p_above)) (of_le _ _ q_is_short))) (times _ _ (weak _ (of_lt _ _ q_below)) (of_le _ _ p_is_short))) (times _ _ (sq (- ⟨p, v⟩ + θ)) (weak _ (of_lt _ _ q_below)))) (times _ _ (sq (- ⟨q, v⟩ + θ)) (weak _ (of_gt _ _ p_above)))) (eq_refl 0) _).
  algebra [θ; r] with [v; p; q].
Qed.

Lemma tilt : forall (space : ips) (D r t θ : ℝ) (p q v : vec space),
  θ = - D * t -> (* threshold of the target *)
  D = r -> (* dummy *)
  ⟨p, v⟩ > θ -> (* p above *)
  r > 0 -> (* some example *)
  ⟨q, v⟩ < θ -> (* q below *)
  ⟨p, p⟩ <= r ^ 2 -> (* p in the ball *)
  ⟨q, q⟩ <= r ^ 2 -> (* q in the ball *)
  t ^ 2 <= ⟨v, v⟩.
Proof. (* certificate *)
  intros space D r t θ p q v threshold_of_the_target dummy p_above some_example q_below p_in_the_ball q_in_the_ball.
  pose proof (Beside_dummy.in_reach space r θ p q v p_above q_below p_in_the_ball q_in_the_ball) as in_reach.
  refine (cert_le _ _ _ _ _ (stimes _ _ (of_gt _ _ some_example) (of_gt _ _ some_example)) (of_le _ _ in_reach) (eqns _ _ (eqn (r * t ^ 2 - t * θ) _ _ dummy) (eqn (- r * t + θ) _ _ threshold_of_the_target)) _).
  algebra [t; r; θ; D] with [v].
Qed.

Lemma dummy_as_large_as_the_data : forall (space : ips) (D M R r t γ θ : ℝ) (p q u v w_M : vec space),
  R ^ 2 = D ^ 2 + r ^ 2 -> (* lifted radius *)
  ⟨u, u⟩ = ⟨v, v⟩ + t ^ 2 -> (* lifted target *)
  θ = - D * t -> (* threshold of the target *)
  D = r -> (* dummy *)
  ⟨p, v⟩ > θ -> (* p above *)
  γ > 0 -> (* positive margin *)
  r > 0 -> (* some example *)
  ⟨q, v⟩ < θ -> (* q below *)
  M >= 0 -> (* a count *)
  ⟨p, p⟩ <= r ^ 2 -> (* p in the ball *)
  ⟨q, q⟩ <= r ^ 2 -> (* q in the ball *)
  Perceptron_mistake_bound.total_growth_run space R w_M M ->
  Perceptron_mistake_bound.total_progress_run space γ u w_M M ->
  M * γ ^ 2 <= 4 * r ^ 2 * ⟨v, v⟩.
Proof. (* certificate *)
  intros space D M R r t γ θ p q u v w_M lifted_radius lifted_target threshold_of_the_target dummy p_above positive_margin some_example q_below a_count p_in_the_ball q_in_the_ball mistake_run mistake_run_2.
  pose proof (Beside_dummy.any_dummy space D M R r t γ u v w_M lifted_radius lifted_target positive_margin a_count mistake_run mistake_run_2) as any_dummy.
  pose proof (Beside_dummy.tilt space D r t θ p q v threshold_of_the_target dummy p_above some_example q_below p_in_the_ball q_in_the_ball) as tilt.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ any_dummy) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ tilt) (sq D)))) (eqn (-3 * D * ⟨v, v⟩ - 3 * r * ⟨v, v⟩ + D * t ^ 2 + r * t ^ 2) _ _ dummy) _).
  algebra [M; γ; r; D; t] with [v].
Qed.

End Beside_dummy.

Module Beside_odd_max_bit.

Lemma g_from_0_up : forall (f g : ℝ),
  g >= f -> (* f before g *)
  f >= 0 -> (* f from 0 up *)
  g >= 0.
Proof. (* certificate *)
  intros f g f_before_g f_from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ f_from_0_up) (of_ge _ _ f_before_g)) (eq_refl 0) _).
  algebra [g; f].
Qed.

Lemma f_from_0_up : forall (f f' g : ℝ),
  f' = g -> (* Fibonacci *)
  g >= f -> (* f before g *)
  f >= 0 -> (* f from 0 up *)
  f' >= 0.
Proof. (* certificate *)
  intros f f' g Fibonacci f_before_g f_from_0_up.
  pose proof (Beside_odd_max_bit.g_from_0_up f g f_before_g f_from_0_up) as g_from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ g_from_0_up) (eqn 1 _ _ Fibonacci) _).
  algebra [f'; g].
Qed.

Lemma f_before_g : forall (f f' g g' : ℝ),
  g' = f + g -> (* next Fibonacci *)
  f' = g -> (* Fibonacci *)
  f >= 0 -> (* f from 0 up *)
  g' >= f'.
Proof. (* certificate *)
  intros f f' g g' next_Fibonacci Fibonacci f_from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ f_from_0_up) (eqns _ _ (eqn (-1) _ _ Fibonacci) (eqn 1 _ _ next_Fibonacci)) _).
  algebra [g'; f'; g; f].
Qed.

Lemma fg_at_most_g2 : forall (f g : ℝ),
  g >= f -> (* f before g *)
  f >= 0 -> (* f from 0 up *)
  f * g <= g ^ 2.
Proof. (* certificate *)
  intros f g f_before_g f_from_0_up.
  pose proof (Beside_odd_max_bit.g_from_0_up f g f_before_g f_from_0_up) as g_from_0_up.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ f_before_g) (of_ge _ _ g_from_0_up)) (eq_refl 0) _).
  algebra [f; g].
Qed.

Lemma next_product : forall (f f' g g' : ℝ),
  g' = f + g -> (* next Fibonacci *)
  f' = g -> (* Fibonacci *)
  f' * g' = f * g + g ^ 2.
Proof. (* certificate *)
  intros f f' g g' next_Fibonacci Fibonacci.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn g' _ _ Fibonacci) (eqn g _ _ next_Fibonacci)) _).
  algebra [f'; g'; f; g].
Qed.

Lemma fg_is_2_or_more : forall (f f' g g' q q' : ℝ),
  g' = f + g -> (* next Fibonacci *)
  q' = 2 * q -> (* power of 2 *)
  f' = g -> (* Fibonacci *)
  g >= f -> (* f before g *)
  q <= f * g -> (* fg is 2ⁿ or more *)
  f >= 0 -> (* f from 0 up *)
  q' <= f' * g'.
Proof. (* certificate *)
  intros f f' g g' q q' next_Fibonacci power_of_2 Fibonacci f_before_g fg_is_2_or_more f_from_0_up.
  pose proof (Beside_odd_max_bit.fg_at_most_g2 f g f_before_g f_from_0_up) as fg_at_most_g2.
  pose proof (Beside_odd_max_bit.next_product f f' g g' next_Fibonacci Fibonacci) as next_product.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ fg_is_2_or_more)) (of_le _ _ fg_at_most_g2)) (eqns _ _ (eqn (-1) _ _ power_of_2) (eqn 1 _ _ next_product)) _).
  algebra [q'; f'; g'; q; f; g].
Qed.

Lemma v_as_large_as_g : forall (A g v γ : ℝ),
  - A + v >= γ -> (* margin *)
  A + γ >= g * γ -> (* as large as g *)
  v >= g * γ.
Proof. (* certificate *)
  intros A g v γ margin as_large_as_g.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ as_large_as_g) (of_ge _ _ margin)) (eq_refl 0) _).
  algebra [v; g; γ; A].
Qed.

Lemma next_g_times : forall (f g g' γ : ℝ),
  g' = f + g -> (* next Fibonacci *)
  g' * γ = γ * (f + g).
Proof. (* certificate *)
  intros f g g' γ next_Fibonacci.
  refine (cert_eq _ _ _ _ (pos 1) (eqn γ _ _ next_Fibonacci) _).
  algebra [g'; γ; f; g].
Qed.

Lemma as_large_as_g : forall (A A' B f g g' v γ : ℝ),
  g' = f + g -> (* next Fibonacci *)
  A' = B + v -> (* of the opposite label *)
  - A + v >= γ -> (* margin *)
  B + γ >= f * γ -> (* as large as f *)
  A + γ >= g * γ -> (* as large as g *)
  A' + γ >= g' * γ.
Proof. (* certificate *)
  intros A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin as_large_as_f as_large_as_g.
  pose proof (Beside_odd_max_bit.v_as_large_as_g A g v γ margin as_large_as_g) as v_as_large_as_g.
  pose proof (Beside_odd_max_bit.next_g_times f g g' γ next_Fibonacci) as next_g_times.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ as_large_as_f) (of_ge _ _ v_as_large_as_g)) (eqns _ _ (eqn 1 _ _ of_the_opposite_label) (eqn (-1) _ _ next_g_times)) _).
  algebra [A'; γ; g'; B; v; f; g].
Qed.

Lemma next_f_times : forall (f' g γ : ℝ),
  f' = g -> (* Fibonacci *)
  f' * γ = g * γ.
Proof. (* certificate *)
  intros f' g γ Fibonacci.
  refine (cert_eq _ _ _ _ (pos 1) (eqn γ _ _ Fibonacci) _).
  algebra [f'; γ; g].
Qed.

Lemma as_large_as_f : forall (A B' f' g γ : ℝ),
  B' = A -> (* of the same label *)
  f' = g -> (* Fibonacci *)
  A + γ >= g * γ -> (* as large as g *)
  B' + γ >= f' * γ.
Proof. (* certificate *)
  intros A B' f' g γ of_the_same_label Fibonacci as_large_as_g.
  pose proof (Beside_odd_max_bit.next_f_times f' g γ Fibonacci) as next_f_times.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ as_large_as_g) (eqns _ _ (eqn 1 _ _ of_the_same_label) (eqn (-1) _ _ next_f_times)) _).
  algebra [B'; γ; f'; A; g].
Qed.

Lemma not_less_than_0 : forall (f g γ : ℝ),
  g >= f -> (* f before g *)
  f >= 0 -> (* f from 0 up *)
  γ >= 0 -> (* margin not negative *)
  g * γ >= 0.
Proof. (* certificate *)
  intros f g γ f_before_g f_from_0_up margin_not_negative.
  pose proof (Beside_odd_max_bit.g_from_0_up f g f_before_g f_from_0_up) as g_from_0_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ margin_not_negative) (of_ge _ _ g_from_0_up)) (eq_refl 0) _).
  algebra [g; γ].
Qed.

Lemma its_square : forall (A f g v γ : ℝ),
  - A + v >= γ -> (* margin *)
  g >= f -> (* f before g *)
  A + γ >= g * γ -> (* as large as g *)
  f >= 0 -> (* f from 0 up *)
  γ >= 0 -> (* margin not negative *)
  v ^ 2 >= g ^ 2 * γ ^ 2.
Proof. (* certificate *)
  intros A f g v γ margin f_before_g as_large_as_g f_from_0_up margin_not_negative.
  pose proof (Beside_odd_max_bit.v_as_large_as_g A g v γ margin as_large_as_g) as v_as_large_as_g.
  pose proof (Beside_odd_max_bit.not_less_than_0 f g γ f_before_g f_from_0_up margin_not_negative) as not_less_than_0.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ v_as_large_as_g) (of_ge _ _ not_less_than_0))) (times _ _ (of_ge _ _ v_as_large_as_g) (of_ge _ _ v_as_large_as_g))) (eq_refl 0) _).
  algebra [v; g; γ].
Qed.

Lemma times_2 : forall (f f' g g' γ : ℝ),
  g' = f + g -> (* next Fibonacci *)
  f' = g -> (* Fibonacci *)
  f' * g' * γ ^ 2 = γ ^ 2 * (f * g + g ^ 2).
Proof. (* certificate *)
  intros f f' g g' γ next_Fibonacci Fibonacci.
  pose proof (Beside_odd_max_bit.next_product f f' g g' next_Fibonacci Fibonacci) as next_product.
  refine (cert_eq _ _ _ _ (pos 1) (eqn (γ ^ 2) _ _ next_product) _).
  algebra [f'; g'; γ; f; g].
Qed.

Lemma as_long_as_fg : forall (A Q Q' f f' g g' v γ : ℝ),
  g' = f + g -> (* next Fibonacci *)
  Q' = Q + v ^ 2 -> (* squares so far *)
  f' = g -> (* Fibonacci *)
  - A + v >= γ -> (* margin *)
  Q >= γ ^ 2 * (f * g - 1) -> (* as long as fg *)
  g >= f -> (* f before g *)
  A + γ >= g * γ -> (* as large as g *)
  f >= 0 -> (* f from 0 up *)
  γ >= 0 -> (* margin not negative *)
  Q' >= γ ^ 2 * (f' * g' - 1).
Proof. (* certificate *)
  intros A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin as_long_as_fg f_before_g as_large_as_g f_from_0_up margin_not_negative.
  pose proof (Beside_odd_max_bit.its_square A f g v γ margin f_before_g as_large_as_g f_from_0_up margin_not_negative) as its_square.
  pose proof (Beside_odd_max_bit.times_2 f f' g g' γ next_Fibonacci Fibonacci) as times_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ as_long_as_fg) (of_ge _ _ its_square)) (eqns _ _ (eqn 1 _ _ squares_so_far) (eqn (-1) _ _ times_2)) _).
  algebra [Q'; γ; f'; g'; Q; v; f; g].
Qed.

Inductive fg_is_2_or_more_run (γ : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | fg_is_2_or_more_run_start : fg_is_2_or_more_run γ 0 0 1 1 1 0 0
  | fg_is_2_or_more_run_next : forall (A A' B B' Q Q' f f' g g' n q q' v : ℝ),
      fg_is_2_or_more_run γ A B f g q Q n ->
      B' = A -> (* of the same label *)
      g' = f + g -> (* next Fibonacci *)
      Q' = Q + v ^ 2 -> (* squares so far *)
      q' = 2 * q -> (* power of 2 *)
      A' = B + v -> (* of the opposite label *)
      f' = g -> (* Fibonacci *)
      - A + v >= γ -> (* margin *)
      fg_is_2_or_more_run γ A' B' f' g' q' Q' (n + 1).

Lemma fg_is_2_or_more_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  q_n <= f_n * g_n.
Proof. (* induction *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  cut (forall (A B f g q Q n : ℝ), Beside_odd_max_bit.fg_is_2_or_more_run γ A B f g q Q n ->
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)).
  { intros all. destruct (all A_n B_n f_n g_n q_n Q_n n place_run) as [kept [kept_2 [kept_3 [kept_4 [kept_5 kept_6]]]]].
    exact kept_3. }
  clear place_run A_n B_n f_n g_n q_n Q_n n.
  refine (Beside_odd_max_bit.fg_is_2_or_more_run_ind γ (fun (A B f g q Q n : ℝ) =>
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)) _ _).
  - split.
    { exact Halving.step_9.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
  - intros A A' B B' Q Q' f f' g g' n q q' v _ [kept_7 [kept_8 [kept_9 [kept_10 [kept_11 kept_12]]]]] of_the_same_label next_Fibonacci squares_so_far power_of_2 of_the_opposite_label Fibonacci margin.
    split.
    { exact (Beside_odd_max_bit.f_from_0_up f f' g Fibonacci kept_8 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.f_before_g f f' g g' next_Fibonacci Fibonacci kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.fg_is_2_or_more f f' g g' q q' next_Fibonacci power_of_2 Fibonacci kept_8 kept_9 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_g A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin kept_11 kept_10).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_f A B' f' g γ of_the_same_label Fibonacci kept_10).
    }
    exact (Beside_odd_max_bit.as_long_as_fg A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin kept_12 kept_8 kept_10 kept_7 margin_not_negative).
Qed.

Lemma fg_for_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  γ ^ 2 * (f_n * g_n - q_n) >= 0.
Proof. (* certificate *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  pose proof (Beside_odd_max_bit.fg_is_2_or_more_2 A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run) as fg_is_2_or_more.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ fg_is_2_or_more) (sq γ)) (eq_refl 0) _).
  algebra [γ; f_n; g_n; q_n].
Qed.

Lemma as_long_as_fg_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  Q_n >= γ ^ 2 * (f_n * g_n - 1).
Proof. (* induction *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  cut (forall (A B f g q Q n : ℝ), Beside_odd_max_bit.fg_is_2_or_more_run γ A B f g q Q n ->
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)).
  { intros all. destruct (all A_n B_n f_n g_n q_n Q_n n place_run) as [kept [kept_2 [kept_3 [kept_4 [kept_5 kept_6]]]]].
    exact kept_6. }
  clear place_run A_n B_n f_n g_n q_n Q_n n.
  refine (Beside_odd_max_bit.fg_is_2_or_more_run_ind γ (fun (A B f g q Q n : ℝ) =>
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)) _ _).
  - split.
    { exact Halving.step_9.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
  - intros A A' B B' Q Q' f f' g g' n q q' v _ [kept_7 [kept_8 [kept_9 [kept_10 [kept_11 kept_12]]]]] of_the_same_label next_Fibonacci squares_so_far power_of_2 of_the_opposite_label Fibonacci margin.
    split.
    { exact (Beside_odd_max_bit.f_from_0_up f f' g Fibonacci kept_8 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.f_before_g f f' g g' next_Fibonacci Fibonacci kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.fg_is_2_or_more f f' g g' q q' next_Fibonacci power_of_2 Fibonacci kept_8 kept_9 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_g A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin kept_11 kept_10).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_f A B' f' g γ of_the_same_label Fibonacci kept_10).
    }
    exact (Beside_odd_max_bit.as_long_as_fg A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin kept_12 kept_8 kept_10 kept_7 margin_not_negative).
Qed.

Lemma exponentially_small_margin : forall (space : ips) (A_n B_n Q_n f_n g_n n q_n γ : ℝ) (u : vec space),
  ⟨u, u⟩ = Q_n -> (* length *)
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  γ ^ 2 * (q_n - 1) <= ⟨u, u⟩.
Proof. (* certificate *)
  intros space A_n B_n Q_n f_n g_n n q_n γ u length margin_not_negative place_run.
  pose proof (Beside_odd_max_bit.fg_for_2 A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run) as fg_for_2.
  pose proof (Beside_odd_max_bit.as_long_as_fg_2 A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run) as as_long_as_fg.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ fg_for_2) (of_ge _ _ as_long_as_fg)) (eqn 1 _ _ length) _).
  algebra [γ; q_n; Q_n; f_n; g_n] with [u].
Qed.

Lemma f_from_0_up_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  f_n >= 0.
Proof. (* induction *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  cut (forall (A B f g q Q n : ℝ), Beside_odd_max_bit.fg_is_2_or_more_run γ A B f g q Q n ->
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)).
  { intros all. destruct (all A_n B_n f_n g_n q_n Q_n n place_run) as [kept [kept_2 [kept_3 [kept_4 [kept_5 kept_6]]]]].
    exact kept. }
  clear place_run A_n B_n f_n g_n q_n Q_n n.
  refine (Beside_odd_max_bit.fg_is_2_or_more_run_ind γ (fun (A B f g q Q n : ℝ) =>
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)) _ _).
  - split.
    { exact Halving.step_9.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
  - intros A A' B B' Q Q' f f' g g' n q q' v _ [kept_7 [kept_8 [kept_9 [kept_10 [kept_11 kept_12]]]]] of_the_same_label next_Fibonacci squares_so_far power_of_2 of_the_opposite_label Fibonacci margin.
    split.
    { exact (Beside_odd_max_bit.f_from_0_up f f' g Fibonacci kept_8 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.f_before_g f f' g g' next_Fibonacci Fibonacci kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.fg_is_2_or_more f f' g g' q q' next_Fibonacci power_of_2 Fibonacci kept_8 kept_9 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_g A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin kept_11 kept_10).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_f A B' f' g γ of_the_same_label Fibonacci kept_10).
    }
    exact (Beside_odd_max_bit.as_long_as_fg A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin kept_12 kept_8 kept_10 kept_7 margin_not_negative).
Qed.

Lemma f_before_g_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  g_n >= f_n.
Proof. (* induction *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  cut (forall (A B f g q Q n : ℝ), Beside_odd_max_bit.fg_is_2_or_more_run γ A B f g q Q n ->
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)).
  { intros all. destruct (all A_n B_n f_n g_n q_n Q_n n place_run) as [kept [kept_2 [kept_3 [kept_4 [kept_5 kept_6]]]]].
    exact kept_2. }
  clear place_run A_n B_n f_n g_n q_n Q_n n.
  refine (Beside_odd_max_bit.fg_is_2_or_more_run_ind γ (fun (A B f g q Q n : ℝ) =>
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)) _ _).
  - split.
    { exact Halving.step_9.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
  - intros A A' B B' Q Q' f f' g g' n q q' v _ [kept_7 [kept_8 [kept_9 [kept_10 [kept_11 kept_12]]]]] of_the_same_label next_Fibonacci squares_so_far power_of_2 of_the_opposite_label Fibonacci margin.
    split.
    { exact (Beside_odd_max_bit.f_from_0_up f f' g Fibonacci kept_8 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.f_before_g f f' g g' next_Fibonacci Fibonacci kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.fg_is_2_or_more f f' g g' q q' next_Fibonacci power_of_2 Fibonacci kept_8 kept_9 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_g A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin kept_11 kept_10).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_f A B' f' g γ of_the_same_label Fibonacci kept_10).
    }
    exact (Beside_odd_max_bit.as_long_as_fg A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin kept_12 kept_8 kept_10 kept_7 margin_not_negative).
Qed.

Lemma as_large_as_g_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  A_n + γ >= g_n * γ.
Proof. (* induction *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  cut (forall (A B f g q Q n : ℝ), Beside_odd_max_bit.fg_is_2_or_more_run γ A B f g q Q n ->
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)).
  { intros all. destruct (all A_n B_n f_n g_n q_n Q_n n place_run) as [kept [kept_2 [kept_3 [kept_4 [kept_5 kept_6]]]]].
    exact kept_4. }
  clear place_run A_n B_n f_n g_n q_n Q_n n.
  refine (Beside_odd_max_bit.fg_is_2_or_more_run_ind γ (fun (A B f g q Q n : ℝ) =>
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)) _ _).
  - split.
    { exact Halving.step_9.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
  - intros A A' B B' Q Q' f f' g g' n q q' v _ [kept_7 [kept_8 [kept_9 [kept_10 [kept_11 kept_12]]]]] of_the_same_label next_Fibonacci squares_so_far power_of_2 of_the_opposite_label Fibonacci margin.
    split.
    { exact (Beside_odd_max_bit.f_from_0_up f f' g Fibonacci kept_8 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.f_before_g f f' g g' next_Fibonacci Fibonacci kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.fg_is_2_or_more f f' g g' q q' next_Fibonacci power_of_2 Fibonacci kept_8 kept_9 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_g A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin kept_11 kept_10).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_f A B' f' g γ of_the_same_label Fibonacci kept_10).
    }
    exact (Beside_odd_max_bit.as_long_as_fg A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin kept_12 kept_8 kept_10 kept_7 margin_not_negative).
Qed.

Lemma as_large_as_f_2 : forall (A_n B_n Q_n f_n g_n n q_n γ : ℝ),
  γ >= 0 -> (* margin not negative *)
  Beside_odd_max_bit.fg_is_2_or_more_run γ A_n B_n f_n g_n q_n Q_n n ->
  B_n + γ >= f_n * γ.
Proof. (* induction *)
  intros A_n B_n Q_n f_n g_n n q_n γ margin_not_negative place_run.
  cut (forall (A B f g q Q n : ℝ), Beside_odd_max_bit.fg_is_2_or_more_run γ A B f g q Q n ->
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)).
  { intros all. destruct (all A_n B_n f_n g_n q_n Q_n n place_run) as [kept [kept_2 [kept_3 [kept_4 [kept_5 kept_6]]]]].
    exact kept_5. }
  clear place_run A_n B_n f_n g_n q_n Q_n n.
  refine (Beside_odd_max_bit.fg_is_2_or_more_run_ind γ (fun (A B f g q Q n : ℝ) =>
    f >= 0 /\ g >= f /\ q <= f * g /\ A + γ >= g * γ /\ B + γ >= f * γ /\ Q >= γ ^ 2 * (f * g - 1)) _ _).
  - split.
    { exact Halving.step_9.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    split.
    { refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
    }
    refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [γ].
  - intros A A' B B' Q Q' f f' g g' n q q' v _ [kept_7 [kept_8 [kept_9 [kept_10 [kept_11 kept_12]]]]] of_the_same_label next_Fibonacci squares_so_far power_of_2 of_the_opposite_label Fibonacci margin.
    split.
    { exact (Beside_odd_max_bit.f_from_0_up f f' g Fibonacci kept_8 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.f_before_g f f' g g' next_Fibonacci Fibonacci kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.fg_is_2_or_more f f' g g' q q' next_Fibonacci power_of_2 Fibonacci kept_8 kept_9 kept_7).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_g A A' B f g g' v γ next_Fibonacci of_the_opposite_label margin kept_11 kept_10).
    }
    split.
    { exact (Beside_odd_max_bit.as_large_as_f A B' f' g γ of_the_same_label Fibonacci kept_10).
    }
    exact (Beside_odd_max_bit.as_long_as_fg A Q Q' f f' g g' v γ next_Fibonacci squares_so_far Fibonacci margin kept_12 kept_8 kept_10 kept_7 margin_not_negative).
Qed.

End Beside_odd_max_bit.

Module Beside_winnow.

Lemma in_whole_numbers : forall (space : ips) (D L M N_o P T_M U_r W n r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  (3 * L * r - M + 1) * (3 * L * r - M + 2) >= 0 -> (* whole numbers *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_on_ORs.total_progress_run space n u c_M T_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M <= 3 * L * r + 1.
Proof. (* certificate *)
  intros space D L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute whole_numbers relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_ORs.mistake_bound space D L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (of_lt _ _ mistake_bound) (of_ge _ _ whole_numbers) (eq_refl 0) _).
  algebra [M; L; r].
Qed.

Lemma one_less_than_the_cap : forall (L Q b lg n : ℝ),
  L * b = ln Q -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  Q < 2 * n -> (* least cap *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  1 >= 0 -> (* a factor of 1 or more *)
  b * (L - 1) <= b * lg.
Proof. (* instance *)
  intros L Q b lg n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute a_factor_of_1_or_more.
  assert (logarithm_3_again : b = ln (1 + 1)).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm_3) _). replace (ln (1 + 1)) with (ln 2) by (apply f_equal; field; nonzero). ring. }
  assert (least_cap_again : Q < n * (1 + 1)).
  { refine (same_lt _ _ _ (of_lt _ _ least_cap) _). algebra [Q; n]. }
  exact (Guess_and_double_r_known.one_less_than_the_cap L Q b n 1 (b * lg) logarithm logarithm_3_again logarithm_2 least_cap_again cap_of_a_weight a_factor_of_1_or_more some_attribute).
Qed.

Lemma one_less_than_the_cap_2 : forall (L Q b lg n : ℝ),
  L * b = ln Q -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  Q < 2 * n -> (* least cap *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  b * (L - 1) <= b * lg.
Proof. (* discharge *)
  intros L Q b lg n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute.
  pose proof Halving.step_9 as lemma.
  exact (Beside_winnow.one_less_than_the_cap L Q b lg n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute lemma).
Qed.

Lemma rounded_up : forall (L Q b lg n : ℝ),
  L * b = ln Q -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  Q < 2 * n -> (* least cap *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  L <= lg + 1.
Proof. (* certificate *)
  intros L Q b lg n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute.
  destruct (le_or L (lg + 1)) as [holds | contrary]; [exact holds |].
  pose proof (Beside_winnow.one_less_than_the_cap_2 L Q b lg n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute) as one_less_than_the_cap.
  pose proof (Halving.ln_2_2 b logarithm_3) as ln_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (of_le _ _ one_less_than_the_cap)) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [L; lg; b].
Qed.

Lemma rounded_up_2 : forall (L W b ell n : ℝ),
  L * b = ln W -> (* logarithm *)
  b * ell = ln n -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  W < 2 * n -> (* least cap *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  L <= ell + 1.
Proof. (* instance *)
  intros L W b ell n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute.
  exact (Beside_winnow.rounded_up L W b ell n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute).
Qed.

Lemma lecture_s_bound : forall (space : ips) (D L M N_o P T_M U_r W b ell n r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  L * b = ln W -> (* logarithm *)
  b * ell = ln n -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  W < 2 * n -> (* least cap *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  r >= 0 -> (* some target or none *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_on_ORs.total_progress_run space n u c_M T_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M <= 3 * ell * r + 3 * r + 2.
Proof. (* certificate *)
  intros space D L M N_o P T_M U_r W b ell n r t_1 t_down t_up w_1 c_M u counted relevant_chips logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute some_target_or_none relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_ORs.mistake_bound space D L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistake_bound.
  pose proof (Beside_winnow.rounded_up_2 L W b ell n logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute) as rounded_up.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (weak _ (of_lt _ _ mistake_bound)) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ some_target_or_none) (of_le _ _ rounded_up)))) (eq_refl 0) _).
  algebra [M; ell; r; L].
Qed.

Lemma one_weight : forall (F F' t t' : ℝ),
  t' = t + 1 -> (* one more *)
  F' = 2 * F -> (* times the factor *)
  t >= 0 -> (* from 0 up *)
  4 * F >= 3 * t + 4 -> (* one weight *)
  4 * F' >= 3 * t' + 4.
Proof. (* certificate *)
  intros F F' t t' one_more times_the_factor from_0_up one_weight.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 1)) (times _ _ (weak _ (pos 3)) (of_ge _ _ from_0_up))) (times _ _ (weak _ (pos 2)) (of_ge _ _ one_weight))) (eqns _ _ (eqn (-3) _ _ one_more) (eqn 4 _ _ times_the_factor)) _).
  algebra [F'; t'; t; F].
Qed.

Lemma one_weight_2 : forall (F F' t t' : ℝ),
  2 * F' = F -> (* divided by the factor *)
  t' = t - 1 -> (* one less *)
  t <= 0 -> (* from 0 down *)
  4 * F >= 3 * t + 4 -> (* one weight *)
  4 * F' >= 3 * t' + 4.
Proof. (* certificate *)
  intros F F' t t' divided_by_the_factor one_less from_0_down one_weight.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 1)) (times _ _ (weak _ (frac 3 2)) (of_le _ _ from_0_down))) (times _ _ (weak _ (frac 1 2)) (of_ge _ _ one_weight))) (eqns _ _ (eqn (-3) _ _ one_less) (eqn 2 _ _ divided_by_the_factor)) _).
  algebra [F'; t'; t; F].
Qed.

Lemma one_weight_3 : forall (F_d d t_down t_up : ℝ),
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  4 * F_d >= 3 * d + 4.
Proof. (* induction *)
  intros F_d d t_down t_up chip_run.
  cut (forall (t F t_up t_down : ℝ), Winnow_on_ORs.Bernoulli_run t F t_up t_down ->
    4 * F >= 3 * t + 4).
  { intros all. pose proof (all d F_d t_up t_down chip_run) as kept.
    exact kept. }
  clear chip_run d F_d t_up t_down.
  refine (Winnow_on_ORs.Bernoulli_run_ind (fun (t F t_up t_down : ℝ) =>
    4 * F >= 3 * t + 4) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros F F' t t' t_down t_up _ kept_2 one_more times_the_factor from_0_up.
    exact (Beside_winnow.one_weight F F' t t' one_more times_the_factor from_0_up kept_2).
  - intros F F' t t' t_down t_up _ kept_2 divided_by_the_factor one_less from_0_down.
    exact (Beside_winnow.one_weight_2 F F' t t' divided_by_the_factor one_less from_0_down kept_2).
Qed.

Lemma W : forall (W n : ℝ),
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  W >= 0.
Proof. (* certificate *)
  intros W n cap_of_a_weight some_attribute.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (weak _ (pos 1)) (of_le _ _ cap_of_a_weight)) (of_ge _ _ some_attribute)) (eq_refl 0) _).
  algebra [W; n].
Qed.

Lemma room_of_one : forall (D_on F_d K_off L P_on W d e_M n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  W <= 2 * n -> (* not above 2n *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  3 * e_M * n - 2 * z_M <= 3 * L * n - 2 * W.
Proof. (* certificate *)
  intros D_on F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on not_above_2n cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Winnow_on_ORs.one_cap D_on F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on cap_of_a_weight some_attribute update_run chip_run chip_run_2) as one_cap.
  pose proof (Beside_winnow.one_weight_3 F_d d t_down t_up chip_run) as one_weight.
  pose proof (Beside_winnow.W W n cap_of_a_weight some_attribute) as W_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (times _ _ (of_le _ _ not_above_2n) (of_le _ _ one_cap))) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ one_weight) (of_ge _ _ W_2)))) (eqns _ _ (eqn 2 _ _ its_chips_make_its_weight) (eqn (-3 * W / 2) _ _ chips_from_the_cap_on)) _).
  algebra [e_M; n; z_M; L; W; F_d; d].
Qed.

Lemma room_of_one_more : forall (D_on F_d K_off L P_on U U' V V' W d e_M n t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  V' = V + z_M -> (* weight so far *)
  W <= 2 * n -> (* not above 2n *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  3 * U' * n - 2 * V' <= 3 * L * n + 3 * U * n - 2 * V - 2 * W.
Proof. (* certificate *)
  intros D_on F_d K_off L P_on U U' V V' W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far not_above_2n cap_of_a_weight some_attribute update_run chip_run chip_run_2.
  pose proof (Beside_winnow.room_of_one D_on F_d K_off L P_on W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on not_above_2n cap_of_a_weight some_attribute update_run chip_run chip_run_2) as room_of_one.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ room_of_one) (eqns _ _ (eqn (-3 * n) _ _ chips_so_far) (eqn 2 _ _ weight_so_far)) _).
  algebra [U'; n; V'; L; U; V; W; e_M; z_M].
Qed.

Lemma room_of_all : forall (D_on F_d K_off L P_on U U' V V' W d e_M n r t_down t_up z_M : ℝ),
  z_M = F_d * W -> (* its chips make its weight *)
  e_M = L + d -> (* chips from the cap on *)
  U' = U + e_M -> (* chips so far *)
  V' = V + z_M -> (* weight so far *)
  W <= 2 * n -> (* not above 2n *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  3 * U * n - 2 * V <= 3 * L * n * r - 2 * W * r -> (* room of all *)
  Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
  Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
  Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
  3 * U' * n - 2 * V' <= 3 * L * n * (r + 1) - 2 * W * (r + 1).
Proof. (* certificate *)
  intros D_on F_d K_off L P_on U U' V V' W d e_M n r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far not_above_2n cap_of_a_weight some_attribute room_of_all update_run chip_run chip_run_2.
  pose proof (Beside_winnow.room_of_one_more D_on F_d K_off L P_on U U' V V' W d e_M n t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far not_above_2n cap_of_a_weight some_attribute update_run chip_run chip_run_2) as room_of_one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ room_of_all) (of_le _ _ room_of_one_more)) (eq_refl 0) _).
  algebra [U'; n; V'; L; r; W; U; V].
Qed.

Inductive room_of_all_run (L W n : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | room_of_all_run_start : room_of_all_run L W n 0 0 0
  | room_of_all_run_next : forall (D_on F_d K_off P_on U U' V V' d e_M r t_down t_up z_M : ℝ),
      room_of_all_run L W n U V r ->
      z_M = F_d * W -> (* its chips make its weight *)
      e_M = L + d -> (* chips from the cap on *)
      U' = U + e_M -> (* chips so far *)
      V' = V + z_M -> (* weight so far *)
      Winnow_on_ORs.capped_weight_run n z_M P_on K_off D_on ->
      Winnow_on_ORs.Bernoulli_run d F_d t_up t_down ->
      Winnow_on_ORs.whole_number_run d F_d t_up t_down ->
      room_of_all_run L W n U' V' (r + 1).

Lemma room_of_all_2 : forall (L U_r V_r W n r : ℝ),
  W <= 2 * n -> (* not above 2n *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Beside_winnow.room_of_all_run L W n U_r V_r r ->
  3 * U_r * n - 2 * V_r <= 3 * L * n * r - 2 * W * r.
Proof. (* induction *)
  intros L U_r V_r W n r not_above_2n cap_of_a_weight some_attribute relevant_attribute_run.
  cut (forall (U V r : ℝ), Beside_winnow.room_of_all_run L W n U V r ->
    3 * U * n - 2 * V <= 3 * L * n * r - 2 * W * r).
  { intros all. pose proof (all U_r V_r r relevant_attribute_run) as kept.
    exact kept. }
  clear relevant_attribute_run U_r V_r r.
  refine (Beside_winnow.room_of_all_run_ind L W n (fun (U V r : ℝ) =>
    3 * U * n - 2 * V <= 3 * L * n * r - 2 * W * r) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n; L; W].
  - intros D_on F_d K_off P_on U U' V V' d e_M r t_down t_up z_M _ kept_2 its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far update_run chip_run chip_run_2.
    exact (Beside_winnow.room_of_all D_on F_d K_off L P_on U U' V V' W d e_M n r t_down t_up z_M its_chips_make_its_weight chips_from_the_cap_on chips_so_far weight_so_far not_above_2n cap_of_a_weight some_attribute kept_2 update_run chip_run chip_run_2).
Qed.

Lemma room_weighed : forall (space : ips) (L U_r V_r W n r : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  W <= 2 * n -> (* not above 2n *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Beside_winnow.room_of_all_run L W n U_r V_r r ->
  3 * n * ⟨c_M, u⟩ - 2 * V_r <= r * (3 * L * n - 2 * W).
Proof. (* certificate *)
  intros space L U_r V_r W n r c_M u relevant_chips not_above_2n cap_of_a_weight some_attribute relevant_attribute_run.
  pose proof (Beside_winnow.room_of_all_2 L U_r V_r W n r not_above_2n cap_of_a_weight some_attribute relevant_attribute_run) as room_of_all.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ room_of_all) (eqn (-3 * n) _ _ relevant_chips) _).
  algebra [n; V_r; r; L; W; U_r] with [c_M; u].
Qed.

Lemma sharper_bound : forall (space : ips) (D L M N_o P T_M U_r V_r W n r : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  W <= 2 * n -> (* not above 2n *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  Beside_winnow.room_of_all_run L W n U_r V_r r ->
  Winnow_with_elimination_on_ORs.part_of_the_total_run V_r T_M N_o ->
  Winnow_on_ORs.total_weight_run space n c_M T_M P D ->
  Winnow_on_ORs.total_progress_run space n u c_M T_M P D ->
  M * n <= 3 * L * n * r - 2 * W * r + 2 * n.
Proof. (* certificate *)
  intros space D L M N_o P T_M U_r V_r W n r c_M u counted relevant_chips not_above_2n cap_of_a_weight some_attribute relevant_attribute_run weight_run mistake_run mistake_run_2.
  pose proof (Winnow_with_elimination_on_ORs.part_of_the_total_2 N_o T_M V_r weight_run) as part_of_the_total.
  pose proof (Winnow_on_ORs.total_weight_3 space D P T_M n c_M mistake_run) as total_weight.
  pose proof (Beside_winnow.room_weighed space L U_r V_r W n r c_M u relevant_chips not_above_2n cap_of_a_weight some_attribute relevant_attribute_run) as room_weighed.
  pose proof (Winnow_on_ORs.total_progress_3 space D P T_M n c_M u mistake_run_2) as total_progress.
  pose proof (Halving.step_11 n some_attribute) as positive_size.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ part_of_the_total)) (times _ _ (weak _ (pos 2)) (of_le _ _ total_weight))) (of_le _ _ room_weighed)) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ total_progress) (weak _ (of_gt _ _ positive_size))))) (eqn (- n) _ _ counted) _).
  algebra [M; n; L; r; W; D; P; T_M; V_r] with [c_M; u].
Qed.

Lemma in_whole_numbers_2 : forall (space : ips) (A D E_M L M N_o P T_M U_r W n r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  E_M <= A -> (* all errors *)
  n <= W -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  (3 * A + 3 * L * r - M + 1) * (3 * A + 3 * L * r - M + 2) >= 0 -> (* whole numbers *)
  Winnow_on_ORs.chips_of_all_run L W n U_r r ->
  Winnow_on_ORs_with_attribute_errors.total_weight_run space n c_M T_M E_M P D ->
  Winnow_on_ORs_with_attribute_errors.total_progress_run space n u c_M T_M E_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M <= 3 * A + 3 * L * r + 1.
Proof. (* certificate *)
  intros space A D E_M L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips all_errors cap_of_a_weight some_attribute whole_numbers relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_ORs_with_attribute_errors.mistake_bound space A D E_M L M N_o P T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips all_errors cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (of_lt _ _ mistake_bound) (of_ge _ _ whole_numbers) (eq_refl 0) _).
  algebra [M; A; L; r].
Qed.

End Beside_winnow.

Module Beside_cross_off.

Lemma relevant_then_listed : forall (M l_0 l_M q z : ℝ),
  q ^ 2 = q -> (* relevant or not *)
  z ^ 2 = z -> (* on or not *)
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  q * z <= l_M * z.
Proof. (* certificate *)
  intros M l_0 l_M q z relevant_or_not on_or_not relevant_ones_are_listed listed_or_not mistake_run.
  destruct (le_or (q * z) (l_M * z)) as [holds | contrary]; [exact holds |].
  pose proof (Crossing_off.no_less_than_0_2 M l_0 l_M q relevant_ones_are_listed listed_or_not mistake_run) as no_less_than_0.
  pose proof (Crossing_off.stays_listed_2 M l_0 l_M q relevant_ones_are_listed listed_or_not mistake_run) as stays_listed.
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ no_less_than_0)) (times _ _ (of_ge _ _ stays_listed) (sq z))) (eqns _ _ (eqn (- l_M ^ 2 + l_M * q - q ^ 2 + q) _ _ on_or_not) (eqn (- z) _ _ relevant_or_not)) _).
  algebra [q; z; l_M].
Qed.

Lemma one_more : forall (B B' M U U' l_0 l_M q z : ℝ),
  B' = B + l_M * z -> (* listed and on so far *)
  U' = U + q * z -> (* relevant and on so far *)
  q ^ 2 = q -> (* relevant or not *)
  z ^ 2 = z -> (* on or not *)
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  - B' + U' <= - B + U.
Proof. (* certificate *)
  intros B B' M U U' l_0 l_M q z listed_and_on_so_far relevant_and_on_so_far relevant_or_not on_or_not relevant_ones_are_listed listed_or_not mistake_run.
  pose proof (Beside_cross_off.relevant_then_listed M l_0 l_M q z relevant_or_not on_or_not relevant_ones_are_listed listed_or_not mistake_run) as relevant_then_listed.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ relevant_then_listed) (eqns _ _ (eqn 1 _ _ listed_and_on_so_far) (eqn (-1) _ _ relevant_and_on_so_far)) _).
  algebra [B'; U'; B; U; l_M; z; q].
Qed.

Lemma listed_and_on : forall (B B' M U U' l_0 l_M q z : ℝ),
  B' = B + l_M * z -> (* listed and on so far *)
  U' = U + q * z -> (* relevant and on so far *)
  q ^ 2 = q -> (* relevant or not *)
  z ^ 2 = z -> (* on or not *)
  - B + U <= 0 -> (* listed and on *)
  l_0 * q >= q -> (* relevant ones are listed *)
  l_0 >= 0 -> (* listed or not *)
  Crossing_off.stays_listed_run l_0 q l_M M ->
  - B' + U' <= 0.
Proof. (* certificate *)
  intros B B' M U U' l_0 l_M q z listed_and_on_so_far relevant_and_on_so_far relevant_or_not on_or_not listed_and_on relevant_ones_are_listed listed_or_not mistake_run.
  pose proof (Beside_cross_off.one_more B B' M U U' l_0 l_M q z listed_and_on_so_far relevant_and_on_so_far relevant_or_not on_or_not relevant_ones_are_listed listed_or_not mistake_run) as one_more.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ listed_and_on) (of_le _ _ one_more)) (eq_refl 0) _).
  algebra [B'; U'; B; U].
Qed.

Inductive listed_and_on_run (M : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | listed_and_on_run_start : listed_and_on_run M 0 0 0
  | listed_and_on_run_next : forall (B B' U U' l_0 l_M n q z : ℝ),
      listed_and_on_run M B U n ->
      B' = B + l_M * z -> (* listed and on so far *)
      U' = U + q * z -> (* relevant and on so far *)
      q ^ 2 = q -> (* relevant or not *)
      z ^ 2 = z -> (* on or not *)
      l_0 * q >= q -> (* relevant ones are listed *)
      l_0 >= 0 -> (* listed or not *)
      Crossing_off.stays_listed_run l_0 q l_M M ->
      listed_and_on_run M B' U' (n + 1).

Lemma listed_and_on_2 : forall (B_n M U_n n : ℝ),
  Beside_cross_off.listed_and_on_run M B_n U_n n ->
  - B_n + U_n <= 0.
Proof. (* induction *)
  intros B_n M U_n n attribute_run.
  cut (forall (B U n : ℝ), Beside_cross_off.listed_and_on_run M B U n ->
    - B + U <= 0).
  { intros all. pose proof (all B_n U_n n attribute_run) as kept.
    exact kept. }
  clear attribute_run B_n U_n n.
  refine (Beside_cross_off.listed_and_on_run_ind M (fun (B U n : ℝ) =>
    - B + U <= 0) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros B B' U U' l_0 l_M n q z _ kept_2 listed_and_on_so_far relevant_and_on_so_far relevant_or_not on_or_not relevant_ones_are_listed listed_or_not mistake_run.
    exact (Beside_cross_off.listed_and_on B B' M U U' l_0 l_M q z listed_and_on_so_far relevant_and_on_so_far relevant_or_not on_or_not kept_2 relevant_ones_are_listed listed_or_not mistake_run).
Qed.

Lemma predicted_positive : forall (B_n M U_n n s : ℝ),
  s = B_n -> (* listed and on *)
  U_n >= 1 -> (* positive *)
  Beside_cross_off.listed_and_on_run M B_n U_n n ->
  s >= 1.
Proof. (* certificate *)
  intros B_n M U_n n s listed_and_on positive attribute_run.
  pose proof (Beside_cross_off.listed_and_on_2 B_n M U_n n attribute_run) as listed_and_on_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ positive) (of_le _ _ listed_and_on_2)) (eqn 1 _ _ listed_and_on) _).
  algebra [s; B_n; U_n].
Qed.

Lemma with_literals : forall (M M_prime N U_n V_n k k_M n r s : ℝ),
  M_prime = M + 1 -> (* and the first *)
  r = U_n -> (* relevant ones *)
  k_M = V_n -> (* listed in the end *)
  s = n -> (* one of each variable on *)
  N = k - s -> (* left by the first *)
  k = 2 * n -> (* all literals *)
  Crossing_off.relevant_ones_listed_run M U_n V_n n ->
  Crossing_off.shortest_list_run N k_M M ->
  M_prime <= n - r + 1.
Proof. (* certificate *)
  intros M M_prime N U_n V_n k k_M n r s and_the_first relevant_ones listed_in_the_end one_of_each_variable_on left_by_the_first all_literals attribute_run mistake_run.
  pose proof (Crossing_off.mistake_bound M N U_n V_n k_M n r relevant_ones listed_in_the_end attribute_run mistake_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ mistake_bound) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (-1) _ _ and_the_first) (eqn (-1) _ _ all_literals)) (eqn 1 _ _ one_of_each_variable_on)) (eqn (-1) _ _ left_by_the_first)) _).
  algebra [M_prime; n; r; M; k; s; N].
Qed.

Lemma with_clauses : forall (K M M_prime N U_n V_n b k k_M n r s : ℝ),
  k = K -> (* all clauses *)
  M_prime = M + 1 -> (* and the first *)
  r = U_n -> (* relevant ones *)
  k_M = V_n -> (* listed in the end *)
  s = b -> (* as many broken in each row *)
  N = k - s -> (* left by the first *)
  Crossing_off.relevant_ones_listed_run M U_n V_n n ->
  Crossing_off.shortest_list_run N k_M M ->
  M_prime <= K - b - r + 1.
Proof. (* certificate *)
  intros K M M_prime N U_n V_n b k k_M n r s all_clauses and_the_first relevant_ones listed_in_the_end as_many_broken_in_each_row left_by_the_first attribute_run mistake_run.
  pose proof (Crossing_off.mistake_bound M N U_n V_n k_M n r relevant_ones listed_in_the_end attribute_run mistake_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ mistake_bound) (eqns _ _ (eqns _ _ (eqns _ _ (eqn (-1) _ _ and_the_first) (eqn (-1) _ _ all_clauses)) (eqn 1 _ _ as_many_broken_in_each_row)) (eqn (-1) _ _ left_by_the_first)) _).
  algebra [M_prime; K; b; r; M; k; s; N].
Qed.

End Beside_cross_off.

Module Beside_k_of_r.

Lemma v1 : forall (ε : ℝ),
  ε > 0 -> (* factor above 1 *)
  ε + 1 > 0.
Proof. (* certificate *)
  intros ε factor_above_1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (weak _ (of_gt _ _ factor_above_1))) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma solved : forall (space : ips) (D N_o P T_M n t_1 t_down t_up w_1 δ ε : ℝ) (c_M : vec space),
  δ * (ε + 1) = ε -> (* inverse *)
  δ > 0 -> (* divisor above 1 *)
  ε > 0 -> (* factor above 1 *)
  n >= 1 -> (* some attribute *)
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  D * ε < P * ε * (ε + 1) + ε + 1.
Proof. (* certificate *)
  intros space D N_o P T_M n t_1 t_down t_up w_1 δ ε c_M inverse divisor_above_1 factor_above_1 some_attribute mistake_run weight_run chip_run.
  pose proof (Winnow_on_k_of_r.few_demotions space D N_o P T_M n t_1 t_down t_up w_1 δ ε c_M divisor_above_1 factor_above_1 some_attribute mistake_run weight_run chip_run) as few_demotions.
  pose proof (Beside_k_of_r.v1 ε factor_above_1) as v1.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (of_lt _ _ few_demotions) (of_gt _ _ v1)) (eqn D _ _ inverse) _).
  algebra [D; ε; P; δ].
Qed.

Lemma combined : forall (space : ips) (C D N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
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
  ε * (P * k - P * (ε + 1) * (k - 1)) <= C * ε * r + (ε + 1) * (k - 1).
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.chips_counted space C D P Q T_M U_r k n r ε c_M u relevant_chips factor_above_1 cap_of_a_weight some_attribute relevant_attribute_run mistake_run_2) as chips_counted.
  pose proof (Beside_k_of_r.solved space D N_o P T_M n t_1 t_down t_up w_1 δ ε c_M inverse divisor_above_1 factor_above_1 some_attribute mistake_run weight_run chip_run) as solved.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (of_gt _ _ factor_above_1)) (of_le _ _ chips_counted)) (times _ _ (of_ge _ _ some_k) (weak _ (of_lt _ _ solved)))) (eq_refl 0) _).
  algebra [ε; P; k; C; r; D].
Qed.

Lemma logarithm_from_below : forall (ell ε : ℝ),
  ell = ln (ε + 1) -> (* logarithm *)
  ε >= 0 ->
  ell * (ε + 2) >= 2 * ε.
Proof. (* instance *)
  intros ell ε logarithm given.
  exact (Halving.logarithm_from_below ell ε logarithm given).
Qed.

Lemma logarithm_from_below_2 : forall (ell ε : ℝ),
  ell = ln (ε + 1) -> (* logarithm *)
  ε > 0 -> (* factor above 1 *)
  ell * (ε + 2) >= 2 * ε.
Proof. (* discharge *)
  intros ell ε logarithm factor_above_1.
  pose proof (Guess_and_double_r_known.step_3 ε factor_above_1) as lemma.
  exact (Beside_k_of_r.logarithm_from_below ell ε logarithm lemma).
Qed.

Lemma k_1_2k_1 : forall (k : ℝ),
  k >= 1 -> (* some k *)
  (k - 1) * (2 * k + 1) >= 0.
Proof. (* certificate *)
  intros k some_k.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 3)) (of_ge _ _ some_k)) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ some_k)))) (eq_refl 0) _).
  algebra [k].
Qed.

Lemma kr : forall (k r : ℝ),
  k >= 1 -> (* some k *)
  r >= 0 -> (* relevant *)
  k * r >= 0.
Proof. (* certificate *)
  intros k r some_k relevant.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ relevant) (times _ _ (of_ge _ _ some_k) (of_ge _ _ relevant))) (eq_refl 0) _).
  algebra [k; r].
Qed.

Lemma explicit : forall (space : ips) (C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  r >= 0 -> (* relevant *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P <= 4 * k * λ * r + 2 * (k - 1) * (2 * k + 1).
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.k_1 k some_k) as k_1.
  pose proof (Beside_k_of_r.k_1_2k_1 k some_k) as k_1_2k_1.
  pose proof (Winnow_on_k_of_r.few_promotions space C D N_o P Q T_M U_r k n r t_1 t_down t_up w_1 δ ε c_M u relevant_chips inverse factor divisor_above_1 factor_above_1 cap_of_a_weight some_k some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as few_promotions.
  pose proof (Guess_and_double_r_known.two_thirds n λ logarithm_3 two_attributes) as two_thirds.
  pose proof (Beside_k_of_r.kr k r some_k relevant) as kr.
  pose proof (Guess_and_double_r_known.rounded_up_5 C Q ell k n ε λ factor logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_k some_attribute) as rounded_up.
  refine (cert_le _ _ _ _ _ (of_gt _ _ k_1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_ge _ _ k_1_2k_1)) (of_le _ _ few_promotions)) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ two_thirds) (of_ge _ _ kr)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ rounded_up) (of_ge _ _ kr)))) (eq_refl 0) _).
  algebra [P; k; λ; r; C].
Qed.

Lemma last_line : forall (space : ips) (C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  r >= 0 -> (* relevant *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P * ε / 2 <= λ * r + (ε + 1) * (k - 1).
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Beside_k_of_r.explicit space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as explicit.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_gt _ _ factor_above_1)) (of_le _ _ explicit))) (eqn (- k - λ * r + 1) _ _ factor) _).
  algebra [P; ε; λ; r; k].
Qed.

Lemma v4k_1 : forall (k : ℝ),
  k >= 1 -> (* some k *)
  4 * k + 1 > 0.
Proof. (* certificate *)
  intros k some_k.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 5) (times _ _ (weak _ (pos 4)) (of_ge _ _ some_k))) (eq_refl 0) _).
  algebra [k].
Qed.

Lemma bound_in_ln_n : forall (space : ips) (C D M N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  r >= 0 -> (* relevant *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M * k < k * (2 * k + 1) + (4 * k + 1) * (2 * k * λ * r + (k - 1) * (2 * k + 1)).
Proof. (* certificate *)
  intros space C D M N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u counted relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.demotions_in_k space D N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse factor divisor_above_1 factor_above_1 some_k some_attribute mistake_run weight_run chip_run) as demotions_in_k.
  pose proof (Beside_k_of_r.explicit space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as explicit.
  pose proof (Beside_k_of_r.v4k_1 k some_k) as v4k_1.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (frac 1 2) (of_lt _ _ demotions_in_k)) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_le _ _ explicit) (weak _ (of_gt _ _ v4k_1))))) (eqn (- k) _ _ counted) _).
  algebra [M; k; λ; r; D; P].
Qed.

Lemma k2 : forall (k r : ℝ),
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  k ^ 2 <= k * r.
Proof. (* certificate *)
  intros k r k_of_r some_k.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ k_of_r) (times _ _ (of_ge _ _ some_k) (of_le _ _ k_of_r))) (eq_refl 0) _).
  algebra [k; r].
Qed.

Lemma r : forall (k r : ℝ),
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  r >= 1.
Proof. (* certificate *)
  intros k r k_of_r some_k.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ some_k) (of_le _ _ k_of_r)) (eq_refl 0) _).
  algebra [r; k].
Qed.

Lemma kr_2 : forall (k r : ℝ),
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  k * r > 0.
Proof. (* certificate *)
  intros k r k_of_r some_k.
  pose proof (Beside_k_of_r.r k r k_of_r some_k) as r_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 1) (of_ge _ _ some_k)) (of_ge _ _ r_2)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ r_2))) (eq_refl 0) _).
  algebra [k; r].
Qed.

Lemma two_thirds_of_kr : forall (k n r λ : ℝ),
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 2 -> (* two attributes *)
  2 * k * r <= 3 * k * λ * r.
Proof. (* certificate *)
  intros k n r λ logarithm k_of_r some_k two_attributes.
  pose proof (Beside_k_of_r.kr_2 k r k_of_r some_k) as kr.
  pose proof (Guess_and_double_r_known.two_thirds n λ logarithm two_attributes) as two_thirds.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 3)) (times _ _ (weak _ (of_gt _ _ kr)) (of_ge _ _ two_thirds))) (eq_refl 0) _).
  algebra [k; r; λ].
Qed.

Lemma promotions : forall (space : ips) (C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  r >= 0 -> (* relevant *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  P <= 10 * k * λ * r.
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 k_of_r cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Beside_k_of_r.k2 k r k_of_r some_k) as k2.
  pose proof (Beside_k_of_r.two_thirds_of_kr k n r λ logarithm_3 k_of_r some_k two_attributes) as two_thirds_of_kr.
  pose proof (Beside_k_of_r.explicit space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as explicit.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (weak _ (pos 4)) (times _ _ (weak _ (pos 2)) (of_ge _ _ some_k))) (times _ _ (weak _ (pos 4)) (of_le _ _ k2))) (times _ _ (weak _ (pos 2)) (of_le _ _ two_thirds_of_kr))) (of_le _ _ explicit)) (eq_refl 0) _).
  algebra [P; k; λ; r].
Qed.

Lemma v2k : forall (k n r λ : ℝ),
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 2 -> (* two attributes *)
  2 * k <= 3 * k * λ * r.
Proof. (* certificate *)
  intros k n r λ logarithm k_of_r some_k two_attributes.
  pose proof (Beside_k_of_r.two_thirds_of_kr k n r λ logarithm k_of_r some_k two_attributes) as two_thirds_of_kr.
  pose proof (Beside_k_of_r.r k r k_of_r some_k) as r_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_le _ _ two_thirds_of_kr) (times _ _ (weak _ (pos 2)) (of_ge _ _ r_2))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ r_2)))) (eq_refl 0) _).
  algebra [k; λ; r].
Qed.

Lemma more : forall (k n r λ : ℝ),
  λ = ln n -> (* logarithm *)
  k <= r -> (* k of r *)
  k >= 1 -> (* some k *)
  n >= 2 -> (* two attributes *)
  k * λ * r * (k - 1) >= 0.
Proof. (* certificate *)
  intros k n r λ logarithm k_of_r some_k two_attributes.
  pose proof (Beside_k_of_r.v2k k n r λ logarithm k_of_r some_k two_attributes) as v2k.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 2 3)) (of_ge _ _ some_k)) (times _ _ (weak _ (frac 2 3)) (times _ _ (of_ge _ _ some_k) (of_ge _ _ some_k)))) (times _ _ (weak _ (frac 1 3)) (times _ _ (of_ge _ _ some_k) (of_le _ _ v2k)))) (eq_refl 0) _).
  algebra [k; λ; r].
Qed.

Lemma times_2k_1 : forall (space : ips) (C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  r >= 0 -> (* relevant *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  (P + 2 * k) * (2 * k + 1) <= k * λ * r * (26 * k + 13).
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 k_of_r cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Beside_k_of_r.promotions space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 k_of_r cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as promotions.
  pose proof (Beside_k_of_r.v2k k n r λ logarithm_3 k_of_r some_k two_attributes) as v2k.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 3)) (of_le _ _ promotions)) (times _ _ (weak _ (pos 3)) (of_le _ _ v2k))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ some_k) (of_le _ _ promotions)))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ some_k) (of_le _ _ v2k)))) (eq_refl 0) _).
  algebra [P; k; λ; r].
Qed.

Lemma demotions : forall (space : ips) (C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  δ * (ε + 1) = ε -> (* inverse *)
  2 * ε * k = 1 -> (* factor *)
  C * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  δ > 0 -> (* divisor above 1 *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  k <= r -> (* k of r *)
  n <= Q -> (* cap of a weight *)
  k >= 1 -> (* some k *)
  n >= 1 -> (* some attribute *)
  n >= 2 -> (* two attributes *)
  r >= 0 -> (* relevant *)
  Winnow_on_k_of_r.chips_of_all_run C Q n ε U_r r ->
  Winnow_on_k_of_r.total_weight_run space n δ ε c_M T_M P D ->
  Winnow_on_k_of_r.total_chips_run space k n u c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  D <= 20 * k * λ * r.
Proof. (* certificate *)
  intros space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 k_of_r cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_on_k_of_r.k k some_k) as k_2.
  pose proof (Beside_k_of_r.more k n r λ logarithm_3 k_of_r some_k two_attributes) as more.
  pose proof (Winnow_on_k_of_r.demotions_in_k space D N_o P T_M k n t_1 t_down t_up w_1 δ ε c_M inverse factor divisor_above_1 factor_above_1 some_k some_attribute mistake_run weight_run chip_run) as demotions_in_k.
  pose proof (Beside_k_of_r.times_2k_1 space C D N_o P Q T_M U_r ell k n r t_1 t_down t_up w_1 δ ε λ c_M u relevant_chips inverse factor logarithm logarithm_2 logarithm_3 divisor_above_1 least_cap factor_above_1 k_of_r cap_of_a_weight some_k some_attribute two_attributes relevant relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as times_2k_1.
  pose proof (Beside_k_of_r.v2k k n r λ logarithm_3 k_of_r some_k two_attributes) as v2k.
  refine (cert_le _ _ _ _ _ (of_gt _ _ k_2) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 3)) (sq k)) (times _ _ (weak _ (frac 13 2)) (of_ge _ _ more))) (times _ _ (weak _ (frac 1 2)) (weak _ (of_lt _ _ demotions_in_k)))) (times _ _ (weak _ (frac 1 2)) (of_le _ _ times_2k_1))) (times _ _ (weak _ (frac 1 6)) (times _ _ (of_le _ _ v2k) (weak _ (of_gt _ _ k_2))))) (eq_refl 0) _).
  algebra [D; k; λ; r; P].
Qed.

End Beside_k_of_r.

Module Beside_gap.

Lemma same_weights : forall (a f w w' z z' : ℝ),
  z = a * w -> (* same weights *)
  w' = f * w -> (* update *)
  z' = f * z -> (* same update *)
  z' = a * w'.
Proof. (* certificate *)
  intros a f w w' z z' same_weights update same_update.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqns _ _ (eqn f _ _ same_weights) (eqn (- a) _ _ update)) (eqn 1 _ _ same_update)) _).
  algebra [z'; a; w'; f; z; w].
Qed.

Inductive same_weights_run (a : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | same_weights_run_start : same_weights_run a a 1 0
  | same_weights_run_next : forall (M f w w' z z' : ℝ),
      same_weights_run a z w M ->
      w' = f * w -> (* update *)
      z' = f * z -> (* same update *)
      same_weights_run a z' w' (M + 1).

Lemma same_weights_2 : forall (M a w_M z_M : ℝ),
  Beside_gap.same_weights_run a z_M w_M M ->
  z_M = a * w_M.
Proof. (* induction *)
  intros M a w_M z_M mistake_run.
  cut (forall (z w M : ℝ), Beside_gap.same_weights_run a z w M ->
    z = a * w).
  { intros all. pose proof (all z_M w_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run z_M w_M M.
  refine (Beside_gap.same_weights_run_ind a (fun (z w M : ℝ) =>
    z = a * w) _ _).
  - refine (same_eq _ _ _ (of_eq _ _ Halving.logarithm_2) _). algebra [a].
  - intros M f w w' z z' _ kept_2 update same_update.
    exact (Beside_gap.same_weights a f w w' z z' kept_2 update same_update).
Qed.

Lemma says : forall (a n n_a s s_a : ℝ),
  n_a = a * n -> (* threshold *)
  s_a = a * s -> (* score *)
  a > 0 -> (* positive *)
  s >= n -> (* plain says + *)
  s_a >= n_a.
Proof. (* certificate *)
  intros a n n_a s s_a threshold score positive plain_says.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_gt _ _ positive)) (of_ge _ _ plain_says)) (eqns _ _ (eqn 1 _ _ score) (eqn (-1) _ _ threshold)) _).
  algebra [s_a; n_a; a; s; n].
Qed.

Lemma says_2 : forall (a n n_a s s_a : ℝ),
  n_a = a * n -> (* threshold *)
  s_a = a * s -> (* score *)
  a > 0 -> (* positive *)
  s < n -> (* plain says − *)
  s_a < n_a.
Proof. (* certificate *)
  intros a n n_a s s_a threshold score positive plain_says.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (of_gt _ _ positive) (of_lt _ _ plain_says)) (eqns _ _ (eqn (-1) _ _ score) (eqn 1 _ _ threshold)) _).
  algebra [s_a; n_a; a; s; n].
Qed.

Lemma rounded_up : forall (L Q ell n ε λ : ℝ),
  L * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  n <= Q -> (* cap of a weight *)
  ε >= 0 -> (* a factor of 1 or more *)
  n >= 1 -> (* some attribute *)
  2 * ε * (L - 1) <= λ * (ε + 2).
Proof. (* instance *)
  intros L Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight a_factor_of_1_or_more some_attribute.
  exact (Guess_and_double_r_known.rounded_up_3 L Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight a_factor_of_1_or_more some_attribute).
Qed.

Lemma rounded_up_2 : forall (L Q ell n ε λ : ℝ),
  L * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  2 * ε * (L - 1) <= λ * (ε + 2).
Proof. (* discharge *)
  intros L Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_attribute.
  pose proof (Guess_and_double_r_known.step_3 ε factor_above_1) as lemma.
  exact (Beside_gap.rounded_up L Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight lemma some_attribute).
Qed.

Lemma rounded_up_3 : forall (L Q ell n α ε θ λ : ℝ),
  2 * ε * θ = α -> (* step size *)
  L * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  θ > 0 -> (* positive threshold *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  2 * α * (L - 1) <= λ * (α + 4 * θ).
Proof. (* certificate *)
  intros L Q ell n α ε θ λ step_size logarithm logarithm_2 logarithm_3 least_cap factor_above_1 positive_threshold cap_of_a_weight some_attribute.
  pose proof (Beside_gap.rounded_up_2 L Q ell n ε λ logarithm logarithm_2 logarithm_3 least_cap factor_above_1 cap_of_a_weight some_attribute) as rounded_up.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_threshold)) (of_le _ _ rounded_up))) (eqn (2 * L - λ - 2) _ _ step_size) _).
  algebra [α; L; λ; θ; ε].
Qed.

Lemma rounded_up_4 : forall (L Q ell n α ε θ λ : ℝ),
  2 * ε * θ = α -> (* step size *)
  L * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  α > 0 -> (* positive gap *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  n <= Q -> (* cap of a weight *)
  n >= 1 -> (* some attribute *)
  2 * α * (L - 1) <= λ * (α + 4 * θ).
Proof. (* discharge *)
  intros L Q ell n α ε θ λ step_size logarithm logarithm_2 logarithm_3 positive_gap least_cap factor_above_1 gap_above_0 cap_of_a_weight some_attribute.
  pose proof (Winnow_and_a_gap.positive_threshold α θ positive_gap gap_above_0) as positive_threshold.
  exact (Beside_gap.rounded_up_3 L Q ell n α ε θ λ step_size logarithm logarithm_2 logarithm_3 least_cap factor_above_1 positive_threshold cap_of_a_weight some_attribute).
Qed.

Lemma rest : forall (W α θ : ℝ),
  α > 0 -> (* positive gap *)
  α <= θ -> (* gap above 0 *)
  θ <= W -> (* reachable *)
  3 * α * θ + (-5 * α + 5 * θ) * (α + 2 * θ) <= 10 * W ^ 2.
Proof. (* certificate *)
  intros W α θ positive_gap gap_above_0 reachable.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 7)) (sq α)) (times _ _ (weak _ (pos 10)) (sq (W - θ)))) (times _ _ (weak _ (pos 20)) (times _ _ (of_le _ _ reachable) (weak _ (of_gt _ _ positive_gap))))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ positive_gap)) (of_le _ _ gap_above_0)))) (times _ _ (weak _ (pos 20)) (times _ _ (of_le _ _ reachable) (of_le _ _ gap_above_0)))) (eq_refl 0) _).
  algebra [α; θ; W].
Qed.

Lemma gap_at_most_W : forall (W α θ : ℝ),
  α <= θ -> (* gap above 0 *)
  θ <= W -> (* reachable *)
  α <= W.
Proof. (* certificate *)
  intros W α θ gap_above_0 reachable.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ reachable) (of_le _ _ gap_above_0)) (eq_refl 0) _).
  algebra [α; W; θ].
Qed.

Lemma room : forall (L Q W ell n α ε θ λ : ℝ),
  2 * ε * θ = α -> (* step size *)
  L * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  α > 0 -> (* positive gap *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  n <= Q -> (* cap of a weight *)
  θ <= W -> (* reachable *)
  n >= 1 -> (* some attribute *)
  2 * L * α <= 5 * W * λ + 2 * W.
Proof. (* certificate *)
  intros L Q W ell n α ε θ λ step_size logarithm logarithm_2 logarithm_3 positive_gap least_cap factor_above_1 gap_above_0 cap_of_a_weight reachable some_attribute.
  pose proof (Beside_gap.gap_at_most_W W α θ gap_above_0 reachable) as gap_at_most_W.
  pose proof (Beside_gap.rounded_up_4 L Q ell n α ε θ λ step_size logarithm logarithm_2 logarithm_3 positive_gap least_cap factor_above_1 gap_above_0 cap_of_a_weight some_attribute) as rounded_up.
  pose proof (Halving.no_negative_logarithm n λ logarithm_3 some_attribute) as no_negative_logarithm.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ gap_at_most_W)) (of_le _ _ rounded_up)) (times _ _ (weak _ (pos 4)) (times _ _ (of_le _ _ reachable) (of_ge _ _ no_negative_logarithm)))) (times _ _ (of_ge _ _ no_negative_logarithm) (of_le _ _ gap_at_most_W))) (eq_refl 0) _).
  algebra [L; α; W; λ; θ].
Qed.

Lemma gap_bound : forall (space : ips) (D L M N_o P Q T_M U_n W W_n ell n n_u t_1 t_down t_up w_1 α ε θ λ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_n -> (* all chips *)
  W = W_n -> (* all weight *)
  2 * ε * θ = α -> (* step size *)
  L * ell = ln Q -> (* logarithm *)
  ell = ln (ε + 1) -> (* logarithm *)
  λ = ln n -> (* logarithm *)
  α > 0 -> (* positive gap *)
  Q < n * (ε + 1) -> (* least cap *)
  ε > 0 -> (* factor above 1 *)
  α <= θ -> (* gap above 0 *)
  P >= 0 -> (* a count *)
  n <= Q -> (* cap of a weight *)
  θ <= W -> (* reachable *)
  n >= 1 -> (* some attribute *)
  Winnow_and_a_gap.chips_so_far_run L Q n ε U_n W_n n_u ->
  Winnow_and_a_gap.total_progress_run space n α θ u c_M T_M P D ->
  Winnow_and_a_gap.total_weight_run space n ε c_M T_M P D ->
  Winnow_on_k_of_r.part_of_the_total_run_2 w_1 ε T_M N_o ->
  Winnow_on_k_of_r.power_positive_run_2 ε t_1 w_1 t_up t_down ->
  M * α ^ 2 <= W ^ 2 * (25 * λ / 2 + 15).
Proof. (* certificate *)
  intros space D L M N_o P Q T_M U_n W W_n ell n n_u t_1 t_down t_up w_1 α ε θ λ c_M u counted all_chips all_weight step_size logarithm logarithm_2 logarithm_3 positive_gap least_cap factor_above_1 gap_above_0 a_count cap_of_a_weight reachable some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Beside_gap.rest W α θ positive_gap gap_above_0 reachable) as rest.
  pose proof (Winnow_and_a_gap.mistake_bound space D L M N_o P Q T_M U_n W W_n n n_u t_1 t_down t_up w_1 α ε θ c_M u counted all_chips all_weight step_size positive_gap factor_above_1 gap_above_0 a_count cap_of_a_weight some_attribute attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistake_bound.
  pose proof (Beside_gap.room L Q W ell n α ε θ λ step_size logarithm logarithm_2 logarithm_3 positive_gap least_cap factor_above_1 gap_above_0 cap_of_a_weight reachable some_attribute) as room.
  pose proof (Beside_gap.gap_at_most_W W α θ gap_above_0 reachable) as gap_at_most_W.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (of_le _ _ rest) (weak _ (of_lt _ _ mistake_bound))) (times _ _ (weak _ (frac 5 2)) (times _ _ (weak _ (of_gt _ _ positive_gap)) (of_le _ _ room)))) (times _ _ (weak _ (frac 5 2)) (times _ _ (of_le _ _ room) (of_le _ _ gap_at_most_W)))) (eq_refl 0) _).
  algebra [M; α; W; λ; θ; L].
Qed.

End Beside_gap.

Module Beside_l1_margin.

Lemma up : forall (γ : ℝ),
  γ >= 0 -> (* no negative margin *)
  γ + 1 > 0.
Proof. (* certificate *)
  intros γ no_negative_margin.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ no_negative_margin)) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma product_law : forall (A B C a b c : ℝ),
  C = A * B -> (* product *)
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  c >= a + b.
Proof. (* certificate *)
  intros A B C a b c product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  pose proof (Halving.tangent_under_a_product_3 A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3) as tangent_under_a_product.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ positive_3) (of_le _ _ tangent_under_a_product) (eqn 1 _ _ product) _).
  algebra [c; a; b; C; A; B].
Qed.

Lemma product_law_2 : forall (a_plus h k β γ κ : ℝ),
  β = κ * (γ + 1) -> (* product *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 0 -> (* positive *)
  γ + 1 > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  h >= a_plus + k.
Proof. (* instance *)
  intros a_plus h k β γ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_ge _ _ _ (of_ge _ _ (Beside_l1_margin.product_law κ (γ + 1) β k a_plus h product logarithm_3 logarithm_2 logarithm positive_3 positive_2 positive)) _). algebra [h; k; a_plus].
Qed.

Lemma product : forall (β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β > 1 -> (* factor above 1 *)
  β = κ * (γ + 1).
Proof. (* certificate *)
  intros β γ κ best_factor half_the_sum factor_above_1.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  refine (cert_eq _ _ _ _ (of_gt _ _ factor) (eqns _ _ (eqn (1 / 2) _ _ best_factor) (eqn (- γ / 2 - 1 / 2) _ _ half_the_sum)) _).
  algebra [β; κ; γ].
Qed.

Lemma product_law_3 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  β > 0 -> (* positive *)
  γ + 1 > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  h >= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive positive_2 positive_3.
  pose proof (Beside_l1_margin.product β γ κ best_factor half_the_sum factor_above_1) as product.
  exact (Beside_l1_margin.product_law_2 a_plus h k β γ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma product_law_4 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  β > 0 -> (* positive *)
  γ + 1 > 0 -> (* positive *)
  h >= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive positive_2.
  pose proof (The_L1_margin.cosh_2 β κ half_the_sum factor_above_1) as cosh.
  exact (Beside_l1_margin.product_law_3 a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive positive_2 cosh).
Qed.

Lemma product_law_5 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  γ + 1 > 0 -> (* positive *)
  h >= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (Beside_l1_margin.product_law_4 a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 factor positive).
Qed.

Lemma product_law_6 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  γ >= 0 -> (* no negative margin *)
  h >= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 no_negative_margin.
  pose proof (Beside_l1_margin.up γ no_negative_margin) as up.
  exact (Beside_l1_margin.product_law_5 a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 up).
Qed.

Lemma margin_below_1 : forall (γ : ℝ),
  γ < 1 -> (* margin below 1 *)
  γ < 1.
Proof. (* certificate *)
  intros γ margin_below_1.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_lt _ _ margin_below_1) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma product_law_7 : forall (a_minus j k γ δ κ : ℝ),
  δ = κ * (1 - γ) -> (* product *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  j >= a_minus + k.
Proof. (* instance *)
  intros a_minus j k γ δ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_ge _ _ _ (of_ge _ _ (Beside_l1_margin.product_law κ (1 - γ) δ k a_minus j product logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [j; k; a_minus].
Qed.

Lemma product_2 : forall (β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  β > 1 -> (* factor above 1 *)
  δ = κ * (1 - γ).
Proof. (* certificate *)
  intros β γ δ κ best_factor half_the_sum inverse_factor factor_above_1.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  refine (cert_eq _ _ _ _ (of_gt _ _ factor) (eqns _ _ (eqns _ _ (eqn 1 _ _ inverse_factor) (eqn (γ / 2 - 1 / 2) _ _ half_the_sum)) (eqn (-1 / 2) _ _ best_factor)) _).
  algebra [δ; κ; γ; β].
Qed.

Lemma product_law_8 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  j >= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 positive factor_above_1 positive_2 positive_3.
  pose proof (Beside_l1_margin.product_2 β γ δ κ best_factor half_the_sum inverse_factor factor_above_1) as product.
  exact (Beside_l1_margin.product_law_7 a_minus j k γ δ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma product_law_9 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  j >= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 positive factor_above_1 positive_2.
  pose proof (The_L1_margin.cosh_2 β κ half_the_sum factor_above_1) as cosh.
  exact (Beside_l1_margin.product_law_8 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 positive factor_above_1 positive_2 cosh).
Qed.

Lemma product_law_10 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  j >= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1 factor_above_1 positive.
  pose proof (Beside_l1_margin.margin_below_1 γ margin_below_1) as margin_below_1_2.
  assert (margin_below_1_again : 1 - γ > 0).
  { refine (same_gt _ _ _ (of_lt _ _ margin_below_1) _). algebra [γ]. }
  exact (Beside_l1_margin.product_law_9 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1_again factor_above_1 positive).
Qed.

Lemma step : forall (β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  β > 1 -> (* factor above 1 *)
  δ > 0.
Proof. (* certificate *)
  intros β δ inverse_factor factor_above_1.
  destruct (gt_or δ 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ factor_above_1)))) (eqn 1 _ _ inverse_factor) _).
  algebra [δ; β].
Qed.

Lemma product_law_11 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  j >= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1 factor_above_1.
  pose proof (Beside_l1_margin.step β δ inverse_factor factor_above_1) as lemma.
  exact (Beside_l1_margin.product_law_10 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1 factor_above_1 lemma).
Qed.

Lemma product_law_12 : forall (h j β δ : ℝ),
  1 = β * δ -> (* product *)
  0 = 0 -> (* logarithm *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  0 >= h + j.
Proof. (* instance *)
  intros h j β δ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  exact (Beside_l1_margin.product_law β δ 1 h j 0 product logarithm_2 logarithm_3 logarithm_again positive positive_2 positive_3).
Qed.

Lemma product_law_13 : forall (h j β δ : ℝ),
  1 = β * δ -> (* product *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  0 >= h + j.
Proof. (* discharge *)
  intros h j β δ product logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Beside_l1_margin.product_law_12 h j β δ product logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_law_14 : forall (h j β δ : ℝ),
  1 = β * δ -> (* product *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  0 >= h + j.
Proof. (* discharge *)
  intros h j β δ product logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Beside_l1_margin.product_law_13 h j β δ product logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_3 : forall (β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  1 = β * δ.
Proof. (* certificate *)
  intros β δ inverse_factor.
  refine (cert_eq _ _ _ _ (pos 1) (eqn (-1) _ _ inverse_factor) _).
  algebra [β; δ].
Qed.

Lemma product_law_15 : forall (h j β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  0 >= h + j.
Proof. (* discharge *)
  intros h j β δ inverse_factor logarithm logarithm_2 positive positive_2.
  pose proof (Beside_l1_margin.product_3 β δ inverse_factor) as product.
  exact (Beside_l1_margin.product_law_14 h j β δ product logarithm logarithm_2 positive positive_2).
Qed.

Lemma product_law_16 : forall (h j β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  0 >= h + j.
Proof. (* discharge *)
  intros h j β δ inverse_factor logarithm logarithm_2 factor_above_1 positive.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (Beside_l1_margin.product_law_15 h j β δ inverse_factor logarithm logarithm_2 factor positive).
Qed.

Lemma product_law_17 : forall (h j β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  0 >= h + j.
Proof. (* discharge *)
  intros h j β δ inverse_factor logarithm logarithm_2 factor_above_1.
  pose proof (Beside_l1_margin.step β δ inverse_factor factor_above_1) as lemma.
  exact (Beside_l1_margin.product_law_16 h j β δ inverse_factor logarithm logarithm_2 factor_above_1 lemma).
Qed.

Lemma relative_entropy : forall (a_minus a_plus h j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  γ >= 0 -> (* no negative margin *)
  γ * h - k >= a_plus * (γ + 1) / 2 + a_minus * (1 - γ) / 2.
Proof. (* certificate *)
  intros a_minus a_plus h j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 margin_below_1 factor_above_1 no_negative_margin.
  pose proof (Beside_l1_margin.up γ no_negative_margin) as up.
  pose proof (Beside_l1_margin.product_law_6 a_plus h k β γ κ best_factor half_the_sum logarithm_2 logarithm_4 logarithm_5 factor_above_1 no_negative_margin) as product_law.
  pose proof (Beside_l1_margin.margin_below_1 γ margin_below_1) as margin_below_1_2.
  pose proof (Beside_l1_margin.product_law_11 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_3 logarithm_5 margin_below_1 factor_above_1) as product_law_2.
  pose proof (Beside_l1_margin.product_law_17 h j β δ inverse_factor logarithm_2 logarithm_3 factor_above_1) as product_law_3.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_gt _ _ up)) (of_ge _ _ product_law))) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_lt _ _ margin_below_1_2)) (of_ge _ _ product_law_2)))) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_lt _ _ margin_below_1_2)) (of_ge _ _ product_law_3)))) (eq_refl 0) _).
  algebra [γ; h; k; a_plus; a_minus; j].
Qed.

Lemma product_law_18 : forall (A B C a b c : ℝ),
  C = A * B -> (* product *)
  a = ln A -> (* logarithm *)
  b = ln B -> (* logarithm *)
  c = ln C -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  C > 0 -> (* positive *)
  c <= a + b.
Proof. (* certificate *)
  intros A B C a b c product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  pose proof (The_L1_margin.tangent_3 A B C a b c logarithm logarithm_2 logarithm_3 positive positive_2 positive_3) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_3) (of_le _ _ tangent) (eqn (a + b - c - 1) _ _ product) _).
  algebra [c; a; b; C; A; B].
Qed.

Lemma product_law_19 : forall (a_plus h k β γ κ : ℝ),
  β = κ * (γ + 1) -> (* product *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 0 -> (* positive *)
  γ + 1 > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  h <= a_plus + k.
Proof. (* instance *)
  intros a_plus h k β γ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Beside_l1_margin.product_law_18 κ (γ + 1) β k a_plus h product logarithm_3 logarithm_2 logarithm positive_3 positive_2 positive)) _). algebra [h; k; a_plus].
Qed.

Lemma product_law_20 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  β > 0 -> (* positive *)
  γ + 1 > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  h <= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive positive_2 positive_3.
  pose proof (Beside_l1_margin.product β γ κ best_factor half_the_sum factor_above_1) as product.
  exact (Beside_l1_margin.product_law_19 a_plus h k β γ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma product_law_21 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  β > 0 -> (* positive *)
  γ + 1 > 0 -> (* positive *)
  h <= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive positive_2.
  pose proof (The_L1_margin.cosh_2 β κ half_the_sum factor_above_1) as cosh.
  exact (Beside_l1_margin.product_law_20 a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive positive_2 cosh).
Qed.

Lemma product_law_22 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  γ + 1 > 0 -> (* positive *)
  h <= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 positive.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (Beside_l1_margin.product_law_21 a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 factor positive).
Qed.

Lemma product_law_23 : forall (a_plus h k β γ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  h = ln β -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  γ >= 0 -> (* no negative margin *)
  h <= a_plus + k.
Proof. (* discharge *)
  intros a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 no_negative_margin.
  pose proof (Beside_l1_margin.up γ no_negative_margin) as up.
  exact (Beside_l1_margin.product_law_22 a_plus h k β γ κ best_factor half_the_sum logarithm logarithm_2 logarithm_3 factor_above_1 up).
Qed.

Lemma product_law_24 : forall (a_minus j k γ δ κ : ℝ),
  δ = κ * (1 - γ) -> (* product *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  j <= a_minus + k.
Proof. (* instance *)
  intros a_minus j k γ δ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (Beside_l1_margin.product_law_18 κ (1 - γ) δ k a_minus j product logarithm_3 logarithm logarithm_2 positive_3 positive positive_2)) _). algebra [j; k; a_minus].
Qed.

Lemma product_law_25 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  κ > 0 -> (* positive *)
  j <= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 positive factor_above_1 positive_2 positive_3.
  pose proof (Beside_l1_margin.product_2 β γ δ κ best_factor half_the_sum inverse_factor factor_above_1) as product.
  exact (Beside_l1_margin.product_law_24 a_minus j k γ δ κ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma product_law_26 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  j <= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 positive factor_above_1 positive_2.
  pose proof (The_L1_margin.cosh_2 β κ half_the_sum factor_above_1) as cosh.
  exact (Beside_l1_margin.product_law_25 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 positive factor_above_1 positive_2 cosh).
Qed.

Lemma product_law_27 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  j <= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1 factor_above_1 positive.
  pose proof (Beside_l1_margin.margin_below_1 γ margin_below_1) as margin_below_1_2.
  assert (margin_below_1_again : 1 - γ > 0).
  { refine (same_gt _ _ _ (of_lt _ _ margin_below_1) _). algebra [γ]. }
  exact (Beside_l1_margin.product_law_26 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1_again factor_above_1 positive).
Qed.

Lemma product_law_28 : forall (a_minus j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  j <= a_minus + k.
Proof. (* discharge *)
  intros a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1 factor_above_1.
  pose proof (Beside_l1_margin.step β δ inverse_factor factor_above_1) as lemma.
  exact (Beside_l1_margin.product_law_27 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 margin_below_1 factor_above_1 lemma).
Qed.

Lemma product_law_29 : forall (h j β δ : ℝ),
  1 = β * δ -> (* product *)
  0 = 0 -> (* logarithm *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  0 <= h + j.
Proof. (* instance *)
  intros h j β δ product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  exact (Beside_l1_margin.product_law_18 β δ 1 h j 0 product logarithm_2 logarithm_3 logarithm_again positive positive_2 positive_3).
Qed.

Lemma product_law_30 : forall (h j β δ : ℝ),
  1 = β * δ -> (* product *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  0 <= h + j.
Proof. (* discharge *)
  intros h j β δ product logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Beside_l1_margin.product_law_29 h j β δ product logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_law_31 : forall (h j β δ : ℝ),
  1 = β * δ -> (* product *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  0 <= h + j.
Proof. (* discharge *)
  intros h j β δ product logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Beside_l1_margin.product_law_30 h j β δ product logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_law_32 : forall (h j β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 0 -> (* positive *)
  δ > 0 -> (* positive *)
  0 <= h + j.
Proof. (* discharge *)
  intros h j β δ inverse_factor logarithm logarithm_2 positive positive_2.
  pose proof (Beside_l1_margin.product_3 β δ inverse_factor) as product.
  exact (Beside_l1_margin.product_law_31 h j β δ product logarithm logarithm_2 positive positive_2).
Qed.

Lemma product_law_33 : forall (h j β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  δ > 0 -> (* positive *)
  0 <= h + j.
Proof. (* discharge *)
  intros h j β δ inverse_factor logarithm logarithm_2 factor_above_1 positive.
  pose proof (The_L1_margin.factor β factor_above_1) as factor.
  exact (Beside_l1_margin.product_law_32 h j β δ inverse_factor logarithm logarithm_2 factor positive).
Qed.

Lemma product_law_34 : forall (h j β δ : ℝ),
  β * δ = 1 -> (* inverse factor *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  β > 1 -> (* factor above 1 *)
  0 <= h + j.
Proof. (* discharge *)
  intros h j β δ inverse_factor logarithm logarithm_2 factor_above_1.
  pose proof (Beside_l1_margin.step β δ inverse_factor factor_above_1) as lemma.
  exact (Beside_l1_margin.product_law_33 h j β δ inverse_factor logarithm logarithm_2 factor_above_1 lemma).
Qed.

Lemma relative_entropy_2 : forall (a_minus a_plus h j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  γ >= 0 -> (* no negative margin *)
  γ * h - k <= a_plus * (γ + 1) / 2 + a_minus * (1 - γ) / 2.
Proof. (* certificate *)
  intros a_minus a_plus h j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 margin_below_1 factor_above_1 no_negative_margin.
  pose proof (Beside_l1_margin.up γ no_negative_margin) as up.
  pose proof (Beside_l1_margin.product_law_23 a_plus h k β γ κ best_factor half_the_sum logarithm_2 logarithm_4 logarithm_5 factor_above_1 no_negative_margin) as product_law.
  pose proof (Beside_l1_margin.margin_below_1 γ margin_below_1) as margin_below_1_2.
  pose proof (Beside_l1_margin.product_law_28 a_minus j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_3 logarithm_5 margin_below_1 factor_above_1) as product_law_2.
  pose proof (Beside_l1_margin.product_law_34 h j β δ inverse_factor logarithm_2 logarithm_3 factor_above_1) as product_law_3.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_gt _ _ up)) (of_le _ _ product_law))) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_lt _ _ margin_below_1_2)) (of_le _ _ product_law_2)))) (times _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (of_lt _ _ margin_below_1_2)) (of_le _ _ product_law_3)))) (eq_refl 0) _).
  algebra [γ; h; k; a_plus; a_minus; j].
Qed.

Lemma slope : forall (γ : ℝ),
  2 * γ ^ 2 >= 0.
Proof. (* certificate *)
  intros γ.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (sq γ)) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma positive : forall (γ : ℝ),
  γ < 1 -> (* margin below 1 *)
  γ >= 0 -> (* domain *)
  1 - γ ^ 2 > 0.
Proof. (* certificate *)
  intros γ margin_below_1 domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_lt _ _ margin_below_1) (times _ _ (of_ge _ _ domain) (weak _ (of_lt _ _ margin_below_1)))) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma slope_of_the_entropy : forall (γ : ℝ),
  1 - γ > 0 -> (* positive *)
  γ >= 0 ->
  -2 * γ - ln (1 - γ) + ln (γ + 1) >= 0.
Proof. (* calculus *)
  intros γ positive given.
  assert (domain : 0 <= γ).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [γ]. }
  cut (0 <= eval (Sum (Difference (Product (Constant (-2)) The_variable) (Logarithm (Difference (Constant 1) The_variable))) (Logarithm (Sum The_variable (Constant 1)))) γ); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - change (0 <= -2 * 0 - ln (1 - 0) + ln (0 + 1)).
    assert (logarithm : ln (1 - 0) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    assert (logarithm_2 : ln (0 + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_2.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : 1 - between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ high))) (eq_refl 0) _). algebra [between; γ]. }
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; γ]. }
    assert (positive_there_again : between < 1).
    { refine (same_lt _ _ _ (of_gt _ _ positive_there) _). algebra [between]. }
    pose proof (Beside_l1_margin.margin_below_1 between positive_there_again) as positive_2.
    apply of_lt in positive_2.
    pose proof (Beside_l1_margin.up between given_there) as positive_3.
    apply of_gt in positive_3.
    pose proof (Beside_l1_margin.positive between positive_there_again given_there) as positive_4.
    apply of_gt in positive_4.
    assert (above_zero : 0 < 1 - between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < 1 - between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_4) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I I) (conj (conj I I) above_zero)) (conj (conj I I) above_zero_2)).
    + refine (nonneg_slope _ _ 1 (1 - between ^ 2) _ above_zero_3 (pos 1) (of_ge _ _ (Beside_l1_margin.slope between)) _).
      worked_out. field; nonzero.
Qed.

Lemma Pinsker : forall (γ : ℝ),
  1 - γ > 0 -> (* positive *)
  γ >= 0 ->
  - γ ^ 2 + (1 - γ) * ln (1 - γ) + (γ + 1) * ln (γ + 1) >= 0.
Proof. (* calculus *)
  intros γ positive given.
  assert (domain : 0 <= γ).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [γ]. }
  cut (0 <= eval (Sum (Sum (Opposite (Power The_variable 2)) (Product (Difference (Constant 1) The_variable) (Logarithm (Difference (Constant 1) The_variable)))) (Product (Sum The_variable (Constant 1)) (Logarithm (Sum The_variable (Constant 1))))) γ); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - change (0 <= - 0 ^ 2 + (1 - 0) * ln (1 - 0) + (0 + 1) * ln (0 + 1)).
    assert (logarithm : ln (1 - 0) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    assert (logarithm_2 : ln (0 + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_2.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : 1 - between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ high))) (eq_refl 0) _). algebra [between; γ]. }
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; γ]. }
    assert (positive_there_again : between < 1).
    { refine (same_lt _ _ _ (of_gt _ _ positive_there) _). algebra [between]. }
    pose proof (Beside_l1_margin.margin_below_1 between positive_there_again) as positive_2.
    apply of_lt in positive_2.
    pose proof (Beside_l1_margin.up between given_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero : 0 < 1 - between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj I (conj (conj I I) (conj (conj I I) above_zero))) (conj (conj I I) (conj (conj I I) above_zero_2))).
    + refine (nonneg_slope _ _ 1 1 _ (pos 1) (pos 1) (of_ge _ _ (Beside_l1_margin.slope_of_the_entropy between positive_there given_there)) _).
      worked_out. field; nonzero.
Qed.

Lemma Pinsker_2 : forall (a_minus a_plus γ : ℝ),
  a_minus = ln (1 - γ) -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  γ >= 0 ->
  a_plus * (γ + 1) + a_minus * (1 - γ) >= γ ^ 2.
Proof. (* logarithms *)
  intros a_minus a_plus γ logarithm logarithm_2 positive given.
  pose proof (Beside_l1_margin.Pinsker γ positive given) as said.
  rewrite <- logarithm_2 in said.
  rewrite <- logarithm in said.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma no_negative_margin : forall (γ : ℝ),
  γ >= 0 -> (* no negative margin *)
  γ >= 0.
Proof. (* certificate *)
  intros γ no_negative_margin.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ no_negative_margin) (eq_refl 0) _).
  algebra [γ].
Qed.

Lemma Pinsker_3 : forall (a_minus a_plus γ : ℝ),
  a_minus = ln (1 - γ) -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  1 - γ > 0 -> (* positive *)
  γ >= 0 -> (* no negative margin *)
  a_plus * (γ + 1) + a_minus * (1 - γ) >= γ ^ 2.
Proof. (* discharge *)
  intros a_minus a_plus γ logarithm logarithm_2 positive no_negative_margin.
  pose proof (Beside_l1_margin.no_negative_margin γ no_negative_margin) as no_negative_margin_2.
  exact (Beside_l1_margin.Pinsker_2 a_minus a_plus γ logarithm logarithm_2 positive no_negative_margin).
Qed.

Lemma Pinsker_4 : forall (a_minus a_plus γ : ℝ),
  a_minus = ln (1 - γ) -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  γ >= 0 -> (* no negative margin *)
  a_plus * (γ + 1) + a_minus * (1 - γ) >= γ ^ 2.
Proof. (* discharge *)
  intros a_minus a_plus γ logarithm logarithm_2 margin_below_1 no_negative_margin.
  pose proof (Beside_l1_margin.margin_below_1 γ margin_below_1) as margin_below_1_2.
  assert (margin_below_1_again : 1 - γ > 0).
  { refine (same_gt _ _ _ (of_lt _ _ margin_below_1) _). algebra [γ]. }
  exact (Beside_l1_margin.Pinsker_3 a_minus a_plus γ logarithm logarithm_2 margin_below_1_again no_negative_margin).
Qed.

Lemma worth_at_the_best_factor : forall (a_minus a_plus h j k β γ δ κ : ℝ),
  β ^ 2 * (1 - γ) = γ + 1 -> (* best factor *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  β * δ = 1 -> (* inverse factor *)
  a_minus = ln (1 - γ) -> (* logarithm *)
  h = ln β -> (* logarithm *)
  j = ln δ -> (* logarithm *)
  a_plus = ln (γ + 1) -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ < 1 -> (* margin below 1 *)
  β > 1 -> (* factor above 1 *)
  γ >= 0 -> (* no negative margin *)
  2 * γ * h - 2 * k >= γ ^ 2.
Proof. (* certificate *)
  intros a_minus a_plus h j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 margin_below_1 factor_above_1 no_negative_margin.
  pose proof (Beside_l1_margin.Pinsker_4 a_minus a_plus γ logarithm logarithm_4 margin_below_1 no_negative_margin) as Pinsker.
  pose proof (Beside_l1_margin.relative_entropy a_minus a_plus h j k β γ δ κ best_factor half_the_sum inverse_factor logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 margin_below_1 factor_above_1 no_negative_margin) as relative_entropy.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ Pinsker) (times _ _ (weak _ (pos 2)) (of_ge _ _ relative_entropy))) (eq_refl 0) _).
  algebra [γ; h; k; a_plus; a_minus].
Qed.

Lemma slope_2 : forall (t : ℝ),
  t ^ 2 >= 0.
Proof. (* certificate *)
  intros t.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq t) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_2 : forall (t : ℝ),
  t >= 0 -> (* domain *)
  2 * t + 2 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 2) (times _ _ (weak _ (pos 2)) (of_ge _ _ domain))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma positive_3 : forall (t : ℝ),
  t >= 0 -> (* domain *)
  2 * t ^ 2 + 4 * t + 2 > 0.
Proof. (* certificate *)
  intros t domain.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 2) (times _ _ (weak _ (pos 4)) (of_ge _ _ domain))) (times _ _ (weak _ (pos 2)) (sq t))) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma logarithm_from_above : forall (t : ℝ),
  t >= 0 ->
  t * (t + 2) / (2 * t + 2) - ln (t + 1) >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 0 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Difference (Quotient (Product The_variable (Sum The_variable (Constant 2))) (Sum (Product (Constant 2) The_variable) (Constant 2))) (Logarithm (Sum The_variable (Constant 1)))) t); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - assert (given_there : 0 >= 0).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 0)) _). algebra [t]. }
    pose proof (Beside_l1_margin.positive_2 0 given_there) as positive.
    apply of_gt in positive.
    pose proof (Guess_and_double_an_unknown_margin.positive_3 0 given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_l1_margin.positive_3 0 given_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= 0 * (0 + 2) / (2 * 0 + 2) - ln (0 + 1)).
    assert (logarithm : ln (0 + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Beside_l1_margin.positive_2 between given_there) as positive.
    apply of_gt in positive.
    assert (above_zero : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive) (eq_refl 0) _). field. }
    pose proof (Guess_and_double_an_unknown_margin.positive_3 between given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_l1_margin.positive_3 between given_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero_2 : 0 < between ^ 2 + 2 * between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < 2 * between + 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive) (eq_refl 0) _). field. }
    assert (above_zero_5 : 0 < 2 * between ^ 2 + 4 * between + 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I I)) (conj (conj (conj I I) I) (Rgt_not_eq _ _ above_zero_3))) (conj (conj I I) above_zero_4)).
    + refine (nonneg_slope _ _ 1 (2 * between ^ 2 + 4 * between + 2) _ above_zero_5 (pos 1) (of_ge _ _ (Beside_l1_margin.slope_2 between)) _).
      worked_out. field; nonzero.
Qed.

Lemma mistake_bound : forall (space : ips) (H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  M * (γ * h - k) <= - H + N.
Proof. (* discharge *)
  intros space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 logarithm logarithm_2 logarithm_3 positive_margin some_attribute margin_at_most_1 attribute_run mistake_run mistake_run_2.
  pose proof (Guess_and_double_an_unknown_margin.factor_above_1 β γ rational_factor positive_margin margin_at_most_1) as factor_above_1.
  exact (The_L1_margin.mistake_bound space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference all_weight size_1 logarithm logarithm_2 logarithm_3 factor_above_1 some_attribute attribute_run mistake_run mistake_run_2).
Qed.

Lemma quadratic_bound : forall (space : ips) (H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ : ℝ) (c_M u : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  γ > 0 -> (* positive margin *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  M >= 0 -> (* a count *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  M * γ ^ 2 <= -2 * H + 2 * N.
Proof. (* certificate *)
  intros space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 logarithm logarithm_2 logarithm_3 positive_margin some_attribute margin_at_most_1 a_count attribute_run mistake_run mistake_run_2.
  pose proof (Beside_l1_margin.mistake_bound space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 logarithm logarithm_2 logarithm_3 positive_margin some_attribute margin_at_most_1 attribute_run mistake_run mistake_run_2) as mistake_bound.
  pose proof (Guess_and_double_an_unknown_margin.worth_of_a_mistake h k β γ κ half_the_sum rational_factor logarithm_2 logarithm_3 positive_margin margin_at_most_1) as worth_of_a_mistake.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ mistake_bound)) (times _ _ (of_ge _ _ a_count) (of_ge _ _ worth_of_a_mistake))) (eq_refl 0) _).
  algebra [M; γ; H; N; h; k].
Qed.

Lemma margin_on_both : forall (space : ips) (b d α μ : ℝ) (p q x : vec space),
  b - d = - μ -> (* b − d *)
  ⟨p ⊕ -1 • q, x⟩ >= α / 2 + μ -> (* above *)
  ⟨-1 • x, q⟩ + ⟨p, x⟩ + b - d >= α / 2.
Proof. (* certificate *)
  intros space b d α μ p q x b_d above.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_ge _ _ above) (eqn 1 _ _ b_d) _).
  algebra [b; d; α; μ] with [x; q; p].
Qed.

Lemma margin_on_both_2 : forall (space : ips) (b d α μ : ℝ) (p q x : vec space),
  b - d = - μ -> (* b − d *)
  ⟨p ⊕ -1 • q, x⟩ <= - α / 2 + μ -> (* below *)
  - ⟨-1 • x, q⟩ - ⟨p, x⟩ - b + d >= α / 2.
Proof. (* certificate *)
  intros space b d α μ p q x b_d below.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ below) (eqn (-1) _ _ b_d) _).
  algebra [b; d; α; μ] with [x; q; p].
Qed.

Lemma no_more_than_the_size : forall (F R : ℝ),
  F <= R -> (* no more than the size *)
  F <= R.
Proof. (* certificate *)
  intros F R no_more_than_the_size.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_more_than_the_size) (eq_refl 0) _).
  algebra [F; R].
Qed.

Lemma step_2 : forall (p_i q_i z_plus : ℝ),
  z_plus ^ 2 <= 1 -> (* small feature *)
  p_i >= 0 -> (* positive part *)
  q_i >= 0 -> (* negative part *)
  z_plus * (p_i - q_i) <= p_i + q_i.
Proof. (* certificate *)
  intros p_i q_i z_plus small_feature positive_part negative_part.
  destruct (le_or (z_plus * (p_i - q_i)) (p_i + q_i)) as [holds | contrary]; [exact holds |].
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ positive_part) (of_ge _ _ negative_part))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ positive_part)))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ negative_part)))) (times _ _ (sq (p_i - q_i)) (of_le _ _ small_feature))) (eq_refl 0) _).
  algebra [z_plus; p_i; q_i].
Qed.

Lemma no_more_than_the_size_2 : forall (F F' R R' p_i q_i z_plus : ℝ),
  R' = R + p_i + q_i -> (* size so far *)
  F' = F + z_plus * (p_i - q_i) -> (* upper score so far *)
  F <= R -> (* no more than the size *)
  z_plus ^ 2 <= 1 -> (* small feature *)
  p_i >= 0 -> (* positive part *)
  q_i >= 0 -> (* negative part *)
  F' <= R'.
Proof. (* certificate *)
  intros F F' R R' p_i q_i z_plus size_so_far upper_score_so_far no_more_than_the_size small_feature positive_part negative_part.
  pose proof (Beside_l1_margin.no_more_than_the_size F R no_more_than_the_size) as no_more_than_the_size_2.
  pose proof (Beside_l1_margin.step_2 p_i q_i z_plus small_feature positive_part negative_part) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ no_more_than_the_size_2) (of_le _ _ fact)) (eqns _ _ (eqn 1 _ _ size_so_far) (eqn (-1) _ _ upper_score_so_far)) _).
  algebra [F'; R'; R; p_i; q_i; F; z_plus].
Qed.

Lemma no_less_than_minus_the_size : forall (E R : ℝ),
  - E <= R -> (* no less than minus the size *)
  - E <= R.
Proof. (* certificate *)
  intros E R no_less_than_minus_the_size.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ no_less_than_minus_the_size) (eq_refl 0) _).
  algebra [E; R].
Qed.

Lemma step_3 : forall (p_i q_i z_minus : ℝ),
  z_minus ^ 2 <= 1 -> (* small feature *)
  p_i >= 0 -> (* positive part *)
  q_i >= 0 -> (* negative part *)
  z_minus * (- p_i + q_i) <= p_i + q_i.
Proof. (* certificate *)
  intros p_i q_i z_minus small_feature positive_part negative_part.
  destruct (le_or (z_minus * (- p_i + q_i)) (p_i + q_i)) as [holds | contrary]; [exact holds |].
  refine (cert_le _ _ _ _ _ (of_gt _ _ contrary) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 4)) (times _ _ (of_ge _ _ positive_part) (of_ge _ _ negative_part))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ positive_part)))) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ negative_part)))) (times _ _ (sq (p_i - q_i)) (of_le _ _ small_feature))) (eq_refl 0) _).
  algebra [z_minus; p_i; q_i].
Qed.

Lemma no_less_than_minus_the_size_2 : forall (E E' R R' p_i q_i z_minus : ℝ),
  R' = R + p_i + q_i -> (* size so far *)
  E' = E + z_minus * (p_i - q_i) -> (* lower score so far *)
  z_minus ^ 2 <= 1 -> (* small feature *)
  - E <= R -> (* no less than minus the size *)
  p_i >= 0 -> (* positive part *)
  q_i >= 0 -> (* negative part *)
  - E' <= R'.
Proof. (* certificate *)
  intros E E' R R' p_i q_i z_minus size_so_far lower_score_so_far small_feature no_less_than_minus_the_size positive_part negative_part.
  pose proof (Beside_l1_margin.no_less_than_minus_the_size E R no_less_than_minus_the_size) as no_less_than_minus_the_size_2.
  pose proof (Beside_l1_margin.step_3 p_i q_i z_minus small_feature positive_part negative_part) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ no_less_than_minus_the_size_2) (of_le _ _ fact)) (eqns _ _ (eqn 1 _ _ size_so_far) (eqn 1 _ _ lower_score_so_far)) _).
  algebra [E'; R'; R; p_i; q_i; E; z_minus].
Qed.

Inductive no_more_than_the_size_run : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | no_more_than_the_size_run_start : no_more_than_the_size_run 0 0 0 0
  | no_more_than_the_size_run_next : forall (E E' F F' R R' m p_i q_i z_minus z_plus : ℝ),
      no_more_than_the_size_run R F E m ->
      R' = R + p_i + q_i -> (* size so far *)
      F' = F + z_plus * (p_i - q_i) -> (* upper score so far *)
      E' = E + z_minus * (p_i - q_i) -> (* lower score so far *)
      z_plus ^ 2 <= 1 -> (* small feature *)
      z_minus ^ 2 <= 1 -> (* small feature *)
      p_i >= 0 -> (* positive part *)
      q_i >= 0 -> (* negative part *)
      no_more_than_the_size_run R' F' E' (m + 1).

Lemma no_more_than_the_size_3 : forall (E_m F_m V m : ℝ),
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  F_m <= V.
Proof. (* induction *)
  intros E_m F_m V m attribute_run.
  cut (forall (R F E m : ℝ), Beside_l1_margin.no_more_than_the_size_run R F E m ->
    F <= R /\ - E <= R).
  { intros all. destruct (all V F_m E_m m attribute_run) as [kept kept_2].
    exact kept. }
  clear attribute_run V F_m E_m m.
  refine (Beside_l1_margin.no_more_than_the_size_run_ind (fun (R F E m : ℝ) =>
    F <= R /\ - E <= R) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros E E' F F' R R' m p_i q_i z_minus z_plus _ [kept_3 kept_4] size_so_far upper_score_so_far lower_score_so_far small_feature small_feature_2 positive_part negative_part.
    split.
    { exact (Beside_l1_margin.no_more_than_the_size_2 F F' R R' p_i q_i z_plus size_so_far upper_score_so_far kept_3 small_feature positive_part negative_part).
    }
    exact (Beside_l1_margin.no_less_than_minus_the_size_2 E E' R R' p_i q_i z_minus size_so_far lower_score_so_far small_feature_2 kept_4 positive_part negative_part).
Qed.

Lemma above_the_middle : forall (space : ips) (E_m F_m V m α μ : ℝ) (p q x_plus : vec space),
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  V - μ > 0.
Proof. (* certificate *)
  intros space E_m F_m V m α μ p q x_plus upper_score positive_gap above attribute_run.
  pose proof (Beside_l1_margin.no_more_than_the_size_3 E_m F_m V m attribute_run) as no_more_than_the_size.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (stimes _ _ (frac 1 2) (of_gt _ _ positive_gap)) (of_ge _ _ above)) (of_le _ _ no_more_than_the_size)) (eqn 1 _ _ upper_score) _).
  algebra [V; μ; F_m; α] with [p; q; x_plus].
Qed.

Lemma no_less_than_minus_the_size_3 : forall (E_m F_m V m : ℝ),
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  - E_m <= V.
Proof. (* induction *)
  intros E_m F_m V m attribute_run.
  cut (forall (R F E m : ℝ), Beside_l1_margin.no_more_than_the_size_run R F E m ->
    F <= R /\ - E <= R).
  { intros all. destruct (all V F_m E_m m attribute_run) as [kept kept_2].
    exact kept_2. }
  clear attribute_run V F_m E_m m.
  refine (Beside_l1_margin.no_more_than_the_size_run_ind (fun (R F E m : ℝ) =>
    F <= R /\ - E <= R) _ _).
  - split.
    { refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
    }
    refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros E E' F F' R R' m p_i q_i z_minus z_plus _ [kept_3 kept_4] size_so_far upper_score_so_far lower_score_so_far small_feature small_feature_2 positive_part negative_part.
    split.
    { exact (Beside_l1_margin.no_more_than_the_size_2 F F' R R' p_i q_i z_plus size_so_far upper_score_so_far kept_3 small_feature positive_part negative_part).
    }
    exact (Beside_l1_margin.no_less_than_minus_the_size_2 E E' R R' p_i q_i z_minus size_so_far lower_score_so_far small_feature_2 kept_4 positive_part negative_part).
Qed.

Lemma below_the_middle : forall (space : ips) (E_m F_m V m α μ : ℝ) (p q x_minus : vec space),
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  V + μ > 0.
Proof. (* certificate *)
  intros space E_m F_m V m α μ p q x_minus lower_score positive_gap below attribute_run.
  pose proof (Beside_l1_margin.no_less_than_minus_the_size_3 E_m F_m V m attribute_run) as no_less_than_minus_the_size.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (stimes _ _ (frac 1 2) (of_gt _ _ positive_gap)) (of_le _ _ below)) (of_le _ _ no_less_than_minus_the_size)) (eqn (-1) _ _ lower_score) _).
  algebra [V; μ; E_m; α] with [p; q; x_minus].
Qed.

Lemma positive_size : forall (space : ips) (E_m F_m V m α μ : ℝ) (p q x_minus x_plus : vec space),
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  V > 0.
Proof. (* certificate *)
  intros space E_m F_m V m α μ p q x_minus x_plus lower_score upper_score positive_gap above below attribute_run.
  pose proof (Beside_l1_margin.above_the_middle space E_m F_m V m α μ p q x_plus upper_score positive_gap above attribute_run) as above_the_middle.
  pose proof (Beside_l1_margin.below_the_middle space E_m F_m V m α μ p q x_minus lower_score positive_gap below attribute_run) as below_the_middle.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (stimes _ _ (frac 1 2) (of_gt _ _ above_the_middle)) (weak _ (stimes _ _ (frac 1 2) (of_gt _ _ below_the_middle)))) (eq_refl 0) _).
  algebra [V; μ].
Qed.

Lemma positive_4 : forall (space : ips) (E_m F_m V g m α μ : ℝ) (p q x_minus x_plus : vec space),
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  V * g = α -> (* lecture's margin *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  g > 0.
Proof. (* certificate *)
  intros space E_m F_m V g m α μ p q x_minus x_plus lower_score upper_score lecture_s_margin positive_gap above below attribute_run.
  pose proof (Beside_l1_margin.positive_size space E_m F_m V m α μ p q x_minus x_plus lower_score upper_score positive_gap above below attribute_run) as positive_size.
  refine (cert_gt _ _ _ _ _ (of_gt _ _ positive_size) (of_gt _ _ positive_gap) (eqn 1 _ _ lecture_s_margin) _).
  algebra [g; V; α].
Qed.

Lemma some_size : forall (space : ips) (E_m F_m V b d m α μ : ℝ) (p q x_minus x_plus : vec space),
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  V + b + d > 0.
Proof. (* certificate *)
  intros space E_m F_m V b d m α μ p q x_minus x_plus lower_score upper_score positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.above_the_middle space E_m F_m V m α μ p q x_plus upper_score positive_gap above attribute_run) as above_the_middle.
  pose proof (Beside_l1_margin.below_the_middle space E_m F_m V m α μ p q x_minus lower_score positive_gap below attribute_run) as below_the_middle.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (plus_s _ _ (plus _ _ (of_ge _ _ positive_part_of_the_middle) (of_ge _ _ negative_part_of_the_middle)) (stimes _ _ (frac 1 2) (of_gt _ _ above_the_middle))) (weak _ (stimes _ _ (frac 1 2) (of_gt _ _ below_the_middle)))) (eq_refl 0) _).
  algebra [V; b; d; μ].
Qed.

Lemma positive_sum : forall (space : ips) (E_m F_m V Z b d m α μ : ℝ) (p q x_minus x_plus : vec space),
  Z = V + b + d -> (* sum of all *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  Z > 0.
Proof. (* certificate *)
  intros space E_m F_m V Z b d m α μ p q x_minus x_plus sum_of_all lower_score upper_score positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.some_size space E_m F_m V b d m α μ p q x_minus x_plus lower_score upper_score positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as some_size.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ some_size) (eqn 1 _ _ sum_of_all) _).
  algebra [Z; V; b; d].
Qed.

Lemma some_margin : forall (space : ips) (E_m F_m V Z b d m α γ μ : ℝ) (p q x_minus x_plus : vec space),
  Z = V + b + d -> (* sum of all *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  2 * Z * γ = α -> (* new margin *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  γ > 0.
Proof. (* certificate *)
  intros space E_m F_m V Z b d m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.positive_sum space E_m F_m V Z b d m α μ p q x_minus x_plus sum_of_all lower_score upper_score positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as positive_sum.
  refine (cert_gt _ _ _ _ _ (of_gt _ _ positive_sum) (stimes _ _ (frac 1 2) (of_gt _ _ positive_gap)) (eqn (1 / 2) _ _ new_margin) _).
  algebra [γ; Z; α].
Qed.

Lemma step_4 : forall (space : ips) (E_m F_m V Z b d g m α γ μ : ℝ) (p q x_minus x_plus : vec space),
  Z = V + b + d -> (* sum of all *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  V * g = α -> (* lecture's margin *)
  2 * Z * γ = α -> (* new margin *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  g + 4 * γ > 0.
Proof. (* certificate *)
  intros space E_m F_m V Z b d g m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score lecture_s_margin new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.positive_4 space E_m F_m V g m α μ p q x_minus x_plus lower_score upper_score lecture_s_margin positive_gap above below attribute_run) as positive.
  pose proof (Beside_l1_margin.some_margin space E_m F_m V Z b d m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as some_margin.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (weak _ (stimes _ _ (pos 4) (of_gt _ _ some_margin)))) (eq_refl 0) _).
  algebra [g; γ].
Qed.

Lemma reachable : forall (space : ips) (E_m F_m V Z b d m α μ : ℝ) (p q x_minus x_plus : vec space),
  Z = V + b + d -> (* sum of all *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  b * d = 0 -> (* one of them 0 *)
  b - d = - μ -> (* b − d *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  Z <= 2 * V.
Proof. (* certificate *)
  intros space E_m F_m V Z b d m α μ p q x_minus x_plus sum_of_all lower_score upper_score one_of_them_0 b_d positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.some_size space E_m F_m V b d m α μ p q x_minus x_plus lower_score upper_score positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as some_size.
  pose proof (Beside_l1_margin.above_the_middle space E_m F_m V m α μ p q x_plus upper_score positive_gap above attribute_run) as above_the_middle.
  pose proof (Beside_l1_margin.below_the_middle space E_m F_m V m α μ p q x_minus lower_score positive_gap below attribute_run) as below_the_middle.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_size) (times _ _ (weak _ (of_gt _ _ above_the_middle)) (weak _ (of_gt _ _ below_the_middle))) (eqns _ _ (eqns _ _ (eqn (- V - b - d) _ _ sum_of_all) (eqn (- b + d + μ) _ _ b_d)) (eqn (-4) _ _ one_of_them_0)) _).
  algebra [Z; V; b; d; μ].
Qed.

Lemma a_quarter : forall (space : ips) (E_m F_m V Z b d g m α γ μ : ℝ) (p q x_minus x_plus : vec space),
  Z = V + b + d -> (* sum of all *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  V * g = α -> (* lecture's margin *)
  b * d = 0 -> (* one of them 0 *)
  b - d = - μ -> (* b − d *)
  2 * Z * γ = α -> (* new margin *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  g <= 4 * γ.
Proof. (* certificate *)
  intros space E_m F_m V Z b d g m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score lecture_s_margin one_of_them_0 b_d new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.positive_size space E_m F_m V m α μ p q x_minus x_plus lower_score upper_score positive_gap above below attribute_run) as positive_size.
  pose proof (Beside_l1_margin.some_margin space E_m F_m V Z b d m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as some_margin.
  pose proof (Beside_l1_margin.reachable space E_m F_m V Z b d m α μ p q x_minus x_plus sum_of_all lower_score upper_score one_of_them_0 b_d positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as reachable.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_size) (times _ _ (weak _ (pos 2)) (times _ _ (weak _ (of_gt _ _ some_margin)) (of_le _ _ reachable))) (eqns _ _ (eqn (-1) _ _ lecture_s_margin) (eqn 1 _ _ new_margin)) _).
  algebra [g; γ; V; α; Z].
Qed.

Lemma a_sixteenth : forall (space : ips) (E_m F_m V Z b d g m α γ μ : ℝ) (p q x_minus x_plus : vec space),
  Z = V + b + d -> (* sum of all *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  V * g = α -> (* lecture's margin *)
  b * d = 0 -> (* one of them 0 *)
  b - d = - μ -> (* b − d *)
  2 * Z * γ = α -> (* new margin *)
  α > 0 -> (* positive gap *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  g ^ 2 <= 16 * γ ^ 2.
Proof. (* certificate *)
  intros space E_m F_m V Z b d g m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score lecture_s_margin one_of_them_0 b_d new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run.
  pose proof (Beside_l1_margin.step_4 space E_m F_m V Z b d g m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score lecture_s_margin new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as fact.
  pose proof (Beside_l1_margin.a_quarter space E_m F_m V Z b d g m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score lecture_s_margin one_of_them_0 b_d new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run) as a_quarter.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_gt _ _ fact)) (of_le _ _ a_quarter)) (eq_refl 0) _).
  algebra [g; γ].
Qed.

Lemma any_threshold : forall (space : ips) (E_m F_m H K_n M N S_n T_M U_n V Z b d g h k m n n_0 r Λ_M α β γ κ μ σ : ℝ) (c_M p q u x_minus x_plus : vec space),
  ⟨c_M, u⟩ = K_n -> (* chips on the target *)
  Z = V + b + d -> (* sum of all *)
  2 * β * κ = β ^ 2 + 1 -> (* half the sum *)
  2 * β * σ = β ^ 2 - 1 -> (* half the difference *)
  β * (2 - γ) = γ + 2 -> (* rational factor *)
  E_m = ⟨p ⊕ -1 • q, x_minus⟩ -> (* lower score *)
  F_m = ⟨p ⊕ -1 • q, x_plus⟩ -> (* upper score *)
  S_n = T_M -> (* all weight *)
  U_n = 1 -> (* size 1 *)
  V * g = α -> (* lecture's margin *)
  b * d = 0 -> (* one of them 0 *)
  b - d = - μ -> (* b − d *)
  2 * Z * γ = α -> (* new margin *)
  Λ_M = ln T_M -> (* logarithm *)
  h = ln β -> (* logarithm *)
  k = ln κ -> (* logarithm *)
  α > 0 -> (* positive gap *)
  γ > 0 -> (* positive margin *)
  n > 0 -> (* some attribute *)
  γ <= 1 -> (* margin at most 1 *)
  ⟨p ⊕ -1 • q, x_plus⟩ >= α / 2 + μ -> (* above *)
  ⟨p ⊕ -1 • q, x_minus⟩ <= - α / 2 + μ -> (* below *)
  M >= 0 -> (* a count *)
  b >= 0 -> (* positive part of the middle *)
  d >= 0 -> (* negative part of the middle *)
  The_L1_margin.added_tangents_run h S_n U_n K_n H r n_0 ->
  The_L1_margin.total_growth_run space N h n c_M T_M Λ_M M ->
  The_L1_margin.total_progress_run space N n γ u c_M T_M Λ_M M ->
  Guess_and_double_an_unknown_margin.entropy_so_far_run U_n H r n_0 ->
  Beside_l1_margin.no_more_than_the_size_run V F_m E_m m ->
  M * g ^ 2 <= 32 * N.
Proof. (* certificate *)
  intros space E_m F_m H K_n M N S_n T_M U_n V Z b d g h k m n n_0 r Λ_M α β γ κ μ σ c_M p q u x_minus x_plus chips_on_the_target sum_of_all half_the_sum half_the_difference rational_factor lower_score upper_score all_weight size_1 lecture_s_margin one_of_them_0 b_d new_margin logarithm logarithm_2 logarithm_3 positive_gap positive_margin some_attribute margin_at_most_1 above below a_count positive_part_of_the_middle negative_part_of_the_middle attribute_run mistake_run mistake_run_2 attribute_run_2 attribute_run_3.
  pose proof (Beside_l1_margin.quadratic_bound space H K_n M N S_n T_M U_n h k n n_0 r Λ_M β γ κ σ c_M u chips_on_the_target half_the_sum half_the_difference rational_factor all_weight size_1 logarithm logarithm_2 logarithm_3 positive_margin some_attribute margin_at_most_1 a_count attribute_run mistake_run mistake_run_2) as quadratic_bound.
  pose proof (Guess_and_double_an_unknown_margin.entropy H U_n n_0 r size_1 attribute_run_2) as entropy.
  pose proof (Perceptron_mistake_bound.a_count M a_count) as a_count_2.
  pose proof (Beside_l1_margin.a_sixteenth space E_m F_m V Z b d g m α γ μ p q x_minus x_plus sum_of_all lower_score upper_score lecture_s_margin one_of_them_0 b_d new_margin positive_gap above below positive_part_of_the_middle negative_part_of_the_middle attribute_run_3) as a_sixteenth.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 16)) (of_le _ _ quadratic_bound)) (times _ _ (weak _ (pos 32)) (of_ge _ _ entropy))) (times _ _ (of_ge _ _ a_count_2) (of_le _ _ a_sixteenth))) (eq_refl 0) _).
  algebra [M; g; N; γ; H].
Qed.

End Beside_l1_margin.

Module Beside_infinite_attributes.

Lemma in_whole_numbers : forall (space : ips) (D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  (3 * L * r - M + 1) * (3 * L * r - M + 2) >= 0 -> (* whole numbers *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M <= 3 * L * r + 1.
Proof. (* certificate *)
  intros space D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute whole_numbers relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_with_infinitely_many_attributes.mistake_bound space D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistake_bound.
  refine (cert_le _ _ _ _ _ (of_lt _ _ mistake_bound) (of_ge _ _ whole_numbers) (eq_refl 0) _).
  algebra [M; L; r].
Qed.

Lemma never_out_of_slots : forall (space : ips) (D L M N N_o P S_M T_M U_r W n r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  N <= W -> (* cap of a weight *)
  N >= n * (3 * L * r + 2) -> (* enough slots *)
  N >= 1 -> (* some attribute *)
  n >= 0 -> (* some string or none *)
  (3 * L * r - M + 1) * (3 * L * r - M + 2) >= 0 -> (* whole numbers *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  Winnow_with_infinitely_many_attributes.slots_taken_run space N n c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  S_M + n <= N.
Proof. (* certificate *)
  intros space D L M N N_o P S_M T_M U_r W n r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight enough_slots some_attribute some_string_or_none whole_numbers relevant_attribute_run mistake_run mistake_run_2 mistake_run_3 weight_run chip_run.
  pose proof (Winnow_with_infinitely_many_attributes.slots_taken_2 space D N P S_M T_M n c_M mistake_run) as slots_taken.
  pose proof (Beside_infinite_attributes.in_whole_numbers space D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute whole_numbers relevant_attribute_run mistake_run_2 mistake_run_3 weight_run chip_run) as in_whole_numbers.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ enough_slots) (of_le _ _ slots_taken)) (times _ _ (of_ge _ _ some_string_or_none) (of_le _ _ in_whole_numbers))) (eqn n _ _ counted) _).
  algebra [S_M; n; N; M; D; P; L; r].
Qed.

Lemma rounded_up : forall (L N W b lg : ℝ),
  b * lg = ln N -> (* logarithm *)
  L * b = ln W -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  W < 2 * N -> (* least cap *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  L <= lg + 1.
Proof. (* instance *)
  intros L N W b lg logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute.
  exact (Beside_winnow.rounded_up L W b lg N logarithm_2 logarithm logarithm_3 least_cap cap_of_a_weight some_attribute).
Qed.

Lemma enough_slots : forall (L N W b lg n r : ℝ),
  b * lg = ln N -> (* logarithm *)
  L * b = ln W -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  W < 2 * N -> (* least cap *)
  N <= W -> (* cap of a weight *)
  N >= n * (3 * r * (lg + 1) + 2) -> (* lecture's N *)
  N >= 1 -> (* some attribute *)
  n >= 0 -> (* some string or none *)
  r >= 0 -> (* some target or none *)
  N >= n * (3 * L * r + 2).
Proof. (* certificate *)
  intros L N W b lg n r logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight lecture_s_N some_attribute some_string_or_none some_target_or_none.
  pose proof (Beside_infinite_attributes.rounded_up L N W b lg logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute) as rounded_up.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ lecture_s_N) (times _ _ (weak _ (pos 3)) (times _ _ (times _ _ (of_ge _ _ some_string_or_none) (of_ge _ _ some_target_or_none)) (of_le _ _ rounded_up)))) (eq_refl 0) _).
  algebra [N; n; L; r; lg].
Qed.

Lemma lecture_s_bound : forall (space : ips) (D L M N N_o P S_M T_M U_r W b lg r t_1 t_down t_up w_1 : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  b * lg = ln N -> (* logarithm *)
  L * b = ln W -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  W < 2 * N -> (* least cap *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  r >= 0 -> (* some target or none *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M <= 3 * r * (lg + 1) + 2.
Proof. (* certificate *)
  intros space D L M N N_o P S_M T_M U_r W b lg r t_1 t_down t_up w_1 c_M u counted relevant_chips logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute some_target_or_none relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Winnow_with_infinitely_many_attributes.mistake_bound space D L M N N_o P S_M T_M U_r W r t_1 t_down t_up w_1 c_M u counted relevant_chips cap_of_a_weight some_attribute relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as mistake_bound.
  pose proof (Beside_infinite_attributes.rounded_up L N W b lg logarithm logarithm_2 logarithm_3 least_cap cap_of_a_weight some_attribute) as rounded_up.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (weak _ (of_lt _ _ mistake_bound)) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ some_target_or_none) (of_le _ _ rounded_up)))) (eq_refl 0) _).
  algebra [M; r; lg; L].
Qed.

Lemma a_square : forall (q : ℝ),
  q >= 1 -> (* a product *)
  q ^ 2 > 0.
Proof. (* certificate *)
  intros q a_product.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ a_product))) (times _ _ (of_ge _ _ a_product) (of_ge _ _ a_product))) (eq_refl 0) _).
  algebra [q].
Qed.

Lemma tangent : forall (N b lg q λ : ℝ),
  b * lg = ln N -> (* logarithm *)
  b * λ = ln q -> (* logarithm *)
  N > 0 -> (* positive *)
  q > 0 -> (* positive *)
  q ^ 2 * (-2 * b * λ + b * lg) <= N - q ^ 2.
Proof. (* instance *)
  intros N b lg q λ logarithm logarithm_2 positive positive_2.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 q q N (b * λ) (b * λ) (b * lg) logarithm_2 logarithm_2 logarithm positive_2 positive_2 positive)) _). algebra [q; b; λ; lg; N].
Qed.

Lemma step : forall (q : ℝ),
  q >= 1 -> (* a product *)
  q > 0.
Proof. (* certificate *)
  intros q a_product.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ a_product)) (eq_refl 0) _).
  algebra [q].
Qed.

Lemma tangent_2 : forall (N b lg q λ : ℝ),
  b * lg = ln N -> (* logarithm *)
  b * λ = ln q -> (* logarithm *)
  N > 0 -> (* positive *)
  q >= 1 -> (* a product *)
  q ^ 2 * (-2 * b * λ + b * lg) <= N - q ^ 2.
Proof. (* discharge *)
  intros N b lg q λ logarithm logarithm_2 positive a_product.
  pose proof (Beside_infinite_attributes.step q a_product) as lemma.
  exact (Beside_infinite_attributes.tangent N b lg q λ logarithm logarithm_2 positive lemma).
Qed.

Lemma tangent_3 : forall (N b lg q λ : ℝ),
  b * lg = ln N -> (* logarithm *)
  b * λ = ln q -> (* logarithm *)
  N >= 1 -> (* some attribute *)
  q >= 1 -> (* a product *)
  q ^ 2 * (-2 * b * λ + b * lg) <= N - q ^ 2.
Proof. (* discharge *)
  intros N b lg q λ logarithm logarithm_2 some_attribute a_product.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_attribute) as positive_size.
  exact (Beside_infinite_attributes.tangent_2 N b lg q λ logarithm logarithm_2 positive_size a_product).
Qed.

Lemma step_2 : forall (N b lg q λ : ℝ),
  b * lg = ln N -> (* logarithm *)
  b * λ = ln q -> (* logarithm *)
  N >= 1 -> (* some attribute *)
  N <= q ^ 2 -> (* N at most (nr)² *)
  q >= 1 -> (* a product *)
  b * lg <= 2 * b * λ.
Proof. (* certificate *)
  intros N b lg q λ logarithm logarithm_2 some_attribute N_at_most_nr_2 a_product.
  pose proof (Beside_infinite_attributes.a_square q a_product) as a_square.
  pose proof (Beside_infinite_attributes.tangent_3 N b lg q λ logarithm logarithm_2 some_attribute a_product) as tangent.
  refine (cert_le _ _ _ _ _ (of_gt _ _ a_square) (plus _ _ (of_le _ _ N_at_most_nr_2) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [b; lg; λ; q; N].
Qed.

Lemma logarithm_of_a_square : forall (N b lg q λ : ℝ),
  b * lg = ln N -> (* logarithm *)
  b * λ = ln q -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  N >= 1 -> (* some attribute *)
  N <= q ^ 2 -> (* N at most (nr)² *)
  q >= 1 -> (* a product *)
  lg <= 2 * λ.
Proof. (* certificate *)
  intros N b lg q λ logarithm logarithm_2 logarithm_3 some_attribute N_at_most_nr_2 a_product.
  destruct (le_or lg (2 * λ)) as [holds | contrary]; [exact holds |].
  pose proof (Beside_infinite_attributes.step_2 N b lg q λ logarithm logarithm_2 some_attribute N_at_most_nr_2 a_product) as fact.
  pose proof (Halving.ln_2_2 b logarithm_3) as ln_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (of_le _ _ fact)) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [lg; λ; b].
Qed.

Lemma logarithm_of_a_square_2 : forall (N b lg n r λ : ℝ),
  b * lg = ln N -> (* logarithm *)
  b * λ = ln (n * r) -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  N >= 1 -> (* some attribute *)
  N <= n ^ 2 * r ^ 2 -> (* N at most (nr)² *)
  n * r >= 1 -> (* a product *)
  lg <= 2 * λ.
Proof. (* instance *)
  intros N b lg n r λ logarithm logarithm_2 logarithm_3 some_attribute N_at_most_nr_2 a_product.
  assert (N_at_most_nr_2_again : N <= (n * r) ^ 2).
  { refine (same_le _ _ _ (of_le _ _ N_at_most_nr_2) _). algebra [N; n; r]. }
  exact (Beside_infinite_attributes.logarithm_of_a_square N b lg (n * r) λ logarithm logarithm_2 logarithm_3 some_attribute N_at_most_nr_2_again a_product).
Qed.

Lemma in_n_and_r : forall (space : ips) (D L M N N_o P S_M T_M U_r W b lg n r t_1 t_down t_up w_1 λ : ℝ) (c_M u : vec space),
  M = D + P -> (* counted *)
  ⟨c_M, u⟩ = U_r -> (* relevant chips *)
  b * lg = ln N -> (* logarithm *)
  L * b = ln W -> (* logarithm *)
  b * λ = ln (n * r) -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  W < 2 * N -> (* least cap *)
  N <= W -> (* cap of a weight *)
  N >= 1 -> (* some attribute *)
  N <= n ^ 2 * r ^ 2 -> (* N at most (nr)² *)
  n * r >= 1 -> (* a product *)
  r >= 0 -> (* some target or none *)
  Winnow_with_infinitely_many_attributes.chips_of_all_run L N W U_r r ->
  Winnow_with_infinitely_many_attributes.total_weight_run space N c_M T_M S_M P D ->
  Winnow_with_infinitely_many_attributes.total_progress_run space N u c_M T_M S_M P D ->
  Winnow_on_ORs.part_of_the_total_run_2 w_1 T_M N_o ->
  Winnow_on_ORs.power_positive_run_2 t_1 w_1 t_up t_down ->
  M <= 6 * λ * r + 3 * r + 2.
Proof. (* certificate *)
  intros space D L M N N_o P S_M T_M U_r W b lg n r t_1 t_down t_up w_1 λ c_M u counted relevant_chips logarithm logarithm_2 logarithm_3 logarithm_4 least_cap cap_of_a_weight some_attribute N_at_most_nr_2 a_product some_target_or_none relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run.
  pose proof (Beside_infinite_attributes.lecture_s_bound space D L M N N_o P S_M T_M U_r W b lg r t_1 t_down t_up w_1 c_M u counted relevant_chips logarithm logarithm_2 logarithm_4 least_cap cap_of_a_weight some_attribute some_target_or_none relevant_attribute_run mistake_run mistake_run_2 weight_run chip_run) as lecture_s_bound.
  pose proof (Beside_infinite_attributes.logarithm_of_a_square_2 N b lg n r λ logarithm logarithm_3 logarithm_4 some_attribute N_at_most_nr_2 a_product) as logarithm_of_a_square.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ lecture_s_bound) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ some_target_or_none) (of_le _ _ logarithm_of_a_square)))) (eq_refl 0) _).
  algebra [M; λ; r; lg].
Qed.

Lemma step_3 : forall (q s : ℝ),
  s >= 0 -> (* h1 *)
  s * (q / 32 - 1) ^ 2 >= 0.
Proof. (* certificate *)
  intros q s h1.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 1024)) (times _ _ (of_ge _ _ h1) (sq (q - 32)))) (eq_refl 0) _).
  algebra [s; q].
Qed.

Lemma step_4 : forall (s : ℝ),
  s >= 0 -> (* h1 *)
  s + 1 > 0.
Proof. (* certificate *)
  intros s h1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ h1)) (eq_refl 0) _).
  algebra [s].
Qed.

Lemma step_5 : forall (q s : ℝ),
  q >= 32 -> (* beyond 32 *)
  s >= 0 -> (* h1 *)
  s * (q / 32 - 1) + 1 > 0.
Proof. (* certificate *)
  intros q s beyond_32 h1.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (times _ _ (weak _ (frac 1 32)) (times _ _ (of_ge _ _ h1) (of_ge _ _ beyond_32)))) (eq_refl 0) _).
  algebra [s; q].
Qed.

Lemma step_6 : forall (q s : ℝ),
  q >= 32 -> (* beyond 32 *)
  s >= 0 -> (* h1 *)
  (s + 1) ^ 5 * (s * (q / 32 - 1) + 1) > 0.
Proof. (* certificate *)
  intros q s beyond_32 h1.
  pose proof (Beside_infinite_attributes.step_4 s h1) as fact.
  pose proof (Beside_infinite_attributes.step_5 q s beyond_32 h1) as fact_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (of_gt _ _ fact) (of_gt _ _ fact)) (of_gt _ _ fact)) (of_gt _ _ fact)) (of_gt _ _ fact)) (of_gt _ _ fact_2)) (eq_refl 0) _).
  algebra [s; q].
Qed.

Lemma tangent_4 : forall (q s : ℝ),
  q >= 32 -> (* beyond 32 *)
  s >= 0 ->
  s * (q / 32 - 1) - ln ((s + 1) ^ 5 * (s * (q / 32 - 1) + 1)) + 5 * ln (s + 1) >= 0.
Proof. (* calculus *)
  intros q s beyond_32 given.
  assert (domain : 0 <= s).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [s]. }
  cut (0 <= eval (Sum (Difference (Product The_variable (Constant (q / 32 - 1))) (Logarithm (Product (Power (Sum The_variable (Constant 1)) 5) (Sum (Product The_variable (Constant (q / 32 - 1))) (Constant 1))))) (Product (Constant 5) (Logarithm (Sum The_variable (Constant 1))))) s); [exact (Rle_ge _ _) |].
  apply (rises _ 0).
  - exact domain.
  - assert (given_there : 0 >= 0).
    { refine (same_ge _ _ _ (of_le _ _ (Rle_refl 0)) _). algebra [s]. }
    pose proof (Beside_infinite_attributes.step_4 0 given_there) as positive.
    apply of_gt in positive.
    pose proof (Beside_infinite_attributes.step_5 q 0 beyond_32 given_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_infinite_attributes.step_6 q 0 beyond_32 given_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= 0 * (q / 32 - 1) - ln ((0 + 1) ^ 5 * (0 * (q / 32 - 1) + 1)) + 5 * ln (0 + 1)).
    assert (logarithm : ln ((0 + 1) ^ 5 * (0 * (q / 32 - 1) + 1)) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    assert (logarithm_2 : ln (0 + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_2.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 0).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; s]. }
    pose proof (Beside_infinite_attributes.step_4 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Beside_infinite_attributes.step_5 q between beyond_32 given_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between * q - 32 * between + 32).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 32) positive_2) (eq_refl 0) _). field. }
    pose proof (Beside_infinite_attributes.step_6 q between beyond_32 given_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero_2 : 0 < between ^ 6 * q - 32 * between ^ 6 + 5 * between ^ 5 * q - 128 * between ^ 5 + 10 * between ^ 4 * q - 160 * between ^ 4 + 10 * between ^ 3 * q + 5 * between ^ 2 * q + 160 * between ^ 2 + between * q + 128 * between + 32).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 32) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < (between + 1) ^ 5 * (between * (q / 32 - 1) + 1)).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_5 : 0 < q * between - 32 * between + 32).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 32) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I I) (conj (conj (conj I I) (conj (conj I I) I)) above_zero_3)) (conj I (conj (conj I I) above_zero_4))).
    + refine (nonneg_slope _ _ 32 (q * between - 32 * between + 32) _ above_zero_5 (pos 32) (of_ge _ _ (Beside_infinite_attributes.step_3 q between given_there)) _).
      worked_out. field; nonzero.
Qed.

Lemma tangent_5 : forall (q : ℝ),
  q >= 32 -> (* beyond 32 *)
  1 >= 0 ->
  q / 32 - ln q - 1 + 5 * ln 2 >= 0.
Proof. (* instance *)
  intros q beyond_32 given.
  refine (same_ge _ _ _ (of_ge _ _ (Beside_infinite_attributes.tangent_4 q 1 beyond_32 given)) _). replace (ln q) with (ln ((1 + 1) ^ 5 * (1 * (q / 32 - 1) + 1))) by (apply f_equal; field; nonzero). replace (ln 2) with (ln (1 + 1)) by (apply f_equal; field; nonzero). field; nonzero.
Qed.

Lemma tangent_6 : forall (q : ℝ),
  q >= 32 -> (* beyond 32 *)
  q / 32 - ln q - 1 + 5 * ln 2 >= 0.
Proof. (* discharge *)
  intros q beyond_32.
  pose proof Halving.step_9 as lemma.
  exact (Beside_infinite_attributes.tangent_5 q beyond_32 lemma).
Qed.

Lemma logarithm :
  1 >= 0 ->
  -2 / 3 + ln 2 >= 0.
Proof. (* instance *)
  intros given.
  refine (same_ge _ _ _ (of_ge _ _ (Halving.logarithm 1 given)) _). replace (ln 2) with (ln (1 + 1)) by (apply f_equal; field; nonzero). field; nonzero.
Qed.

Lemma tangent_7 : forall (b ell q : ℝ),
  ell = ln q -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  q >= 32 -> (* beyond 32 *)
  32 * ell <= 160 * b + q - 32.
Proof. (* logarithms *)
  intros b ell q logarithm logarithm_2 beyond_32.
  pose proof (Beside_infinite_attributes.tangent_6 q beyond_32) as said.
  rewrite <- logarithm_2 in said.
  rewrite <- logarithm in said.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 32)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma tangent_8 : forall (b q λ : ℝ),
  b * λ = ln q -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  q >= 32 -> (* beyond 32 *)
  32 * b * λ <= 160 * b + q - 32.
Proof. (* instance *)
  intros b q λ logarithm logarithm_2 beyond_32.
  refine (same_le _ _ _ (of_le _ _ (Beside_infinite_attributes.tangent_7 b (b * λ) q logarithm logarithm_2 beyond_32)) _). algebra [b; λ; q].
Qed.

Lemma step_7 : forall (q : ℝ),
  q >= 37 -> (* beyond 37 *)
  q >= 32.
Proof. (* certificate *)
  intros q beyond_37.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (pos 5)) (of_ge _ _ beyond_37)) (eq_refl 0) _).
  algebra [q].
Qed.

Lemma tangent_9 : forall (b q λ : ℝ),
  b * λ = ln q -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  q >= 37 -> (* beyond 37 *)
  32 * b * λ <= 160 * b + q - 32.
Proof. (* discharge *)
  intros b q λ logarithm logarithm_2 beyond_37.
  pose proof (Beside_infinite_attributes.step_7 q beyond_37) as lemma.
  exact (Beside_infinite_attributes.tangent_8 b q λ logarithm logarithm_2 lemma).
Qed.

Lemma from_37_on : forall (b q λ : ℝ),
  b * λ = ln q -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  q >= 37 -> (* beyond 37 *)
  q >= 6 * λ + 5.
Proof. (* certificate *)
  intros b q λ logarithm logarithm_2 beyond_37.
  destruct (ge_or q (6 * λ + 5)) as [holds | contrary]; [exact holds |].
  pose proof (Halving.ln_2_2 b logarithm_2) as ln_2.
  pose proof (Beside_infinite_attributes.tangent_9 b q λ logarithm logarithm_2 beyond_37) as tangent.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (weak _ (frac 19 32)) (times _ _ (weak _ (frac 23 32)) (of_ge _ _ beyond_37))) (times _ _ (weak _ (pos 3)) (of_ge _ _ ln_2))) (times _ _ (weak _ (frac 9 32)) (of_le _ _ tangent))) (times _ _ (weak _ (frac 3 2)) (times _ _ (of_ge _ _ beyond_37) (of_ge _ _ ln_2)))) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [q; λ; b].
Qed.

Lemma exactly : forall (n q r λ : ℝ),
  q = n * r -> (* product *)
  - n * (3 * r * (2 * λ + 1) + 2) + q ^ 2 = n * (r * (-6 * λ + q - 3) - 2).
Proof. (* certificate *)
  intros n q r λ product.
  refine (cert_eq _ _ _ _ (pos 1) (eqn q _ _ product) _).
  algebra [n; r; λ; q].
Qed.

Lemma square_is_enough : forall (b n q r λ : ℝ),
  q = n * r -> (* product *)
  b * λ = ln q -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  n >= 0 -> (* some string or none *)
  q >= 37 -> (* beyond 37 *)
  r >= 1 -> (* a target *)
  q ^ 2 >= n * (3 * r * (2 * λ + 1) + 2).
Proof. (* certificate *)
  intros b n q r λ product logarithm logarithm_2 some_string_or_none beyond_37 a_target.
  pose proof (Beside_infinite_attributes.from_37_on b q λ logarithm logarithm_2 beyond_37) as from_37_on.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ a_target) (of_ge _ _ some_string_or_none))) (times _ _ (of_ge _ _ some_string_or_none) (of_ge _ _ from_37_on))) (times _ _ (times _ _ (of_ge _ _ a_target) (of_ge _ _ some_string_or_none)) (of_ge _ _ from_37_on))) (eqn q _ _ product) _).
  algebra [q; n; r; λ].
Qed.

Lemma step_8 : forall (r : ℝ),
  r >= 1 -> (* a target *)
  r ^ 2 > 0.
Proof. (* certificate *)
  intros r a_target.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ a_target))) (times _ _ (of_ge _ _ a_target) (of_ge _ _ a_target))) (eq_refl 0) _).
  algebra [r].
Qed.

Lemma tangent_under_a_product : forall (a_2 b h r : ℝ),
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  r ^ 2 > 0 -> (* positive *)
  r > 0 -> (* positive *)
  r ^ 2 * (- a_2 + 2 * b * h) <= 0.
Proof. (* instance *)
  intros a_2 b h r logarithm logarithm_2 positive positive_2.
  refine (same_le _ _ _ (of_le _ _ (Halving.tangent_under_a_product_3 r r (r ^ 2) (b * h) (b * h) a_2 logarithm_2 logarithm_2 logarithm positive_2 positive_2 positive)) _). algebra [r; b; h; a_2].
Qed.

Lemma step_9 : forall (r : ℝ),
  r >= 1 -> (* a target *)
  r > 0.
Proof. (* certificate *)
  intros r a_target.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (pos 1) (of_ge _ _ a_target)) (eq_refl 0) _).
  algebra [r].
Qed.

Lemma tangent_under_a_product_2 : forall (a_2 b h r : ℝ),
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  r ^ 2 > 0 -> (* positive *)
  r >= 1 -> (* a target *)
  r ^ 2 * (- a_2 + 2 * b * h) <= 0.
Proof. (* discharge *)
  intros a_2 b h r logarithm logarithm_2 positive a_target.
  pose proof (Beside_infinite_attributes.step_9 r a_target) as lemma.
  exact (Beside_infinite_attributes.tangent_under_a_product a_2 b h r logarithm logarithm_2 positive lemma).
Qed.

Lemma tangent_under_a_product_3 : forall (a_2 b h r : ℝ),
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  r >= 1 -> (* a target *)
  r ^ 2 * (- a_2 + 2 * b * h) <= 0.
Proof. (* discharge *)
  intros a_2 b h r logarithm logarithm_2 a_target.
  pose proof (Beside_infinite_attributes.step_8 r a_target) as lemma.
  exact (Beside_infinite_attributes.tangent_under_a_product_2 a_2 b h r logarithm logarithm_2 lemma a_target).
Qed.

Lemma twice : forall (a_2 b h r : ℝ),
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  r >= 1 -> (* a target *)
  2 * b * h <= a_2.
Proof. (* certificate *)
  intros a_2 b h r logarithm logarithm_2 a_target.
  pose proof (Beside_infinite_attributes.step_8 r a_target) as fact.
  pose proof (Beside_infinite_attributes.tangent_under_a_product_3 a_2 b h r logarithm logarithm_2 a_target) as tangent_under_a_product.
  refine (cert_le _ _ _ _ _ (of_gt _ _ fact) (of_le _ _ tangent_under_a_product) (eq_refl 0) _).
  algebra [b; h; a_2; r].
Qed.

Lemma monotone : forall (N a_2 b lg r : ℝ),
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  N > 0 -> (* positive *)
  r ^ 2 > 0 -> (* positive *)
  r ^ 2 <= N -> (* no more *)
  a_2 <= b * lg.
Proof. (* instance *)
  intros N a_2 b lg r logarithm logarithm_2 positive positive_2 no_more.
  exact (Halving.monotone (r ^ 2) N a_2 (b * lg) logarithm_2 logarithm positive_2 positive no_more).
Qed.

Lemma monotone_2 : forall (N a_2 b lg r : ℝ),
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  N > 0 -> (* positive *)
  r ^ 2 <= N -> (* no more *)
  r >= 1 -> (* a target *)
  a_2 <= b * lg.
Proof. (* discharge *)
  intros N a_2 b lg r logarithm logarithm_2 positive no_more a_target.
  pose proof (Beside_infinite_attributes.step_8 r a_target) as lemma.
  exact (Beside_infinite_attributes.monotone N a_2 b lg r logarithm logarithm_2 positive lemma no_more).
Qed.

Lemma step_10 : forall (N n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  n >= 1 -> (* a string *)
  r ^ 2 <= N.
Proof. (* certificate *)
  intros N n r lecture_s_choice_of_N a_string.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ a_string) (sq r)) (eqn 1 _ _ lecture_s_choice_of_N) _).
  algebra [r; N; n].
Qed.

Lemma monotone_3 : forall (N a_2 b lg n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  N > 0 -> (* positive *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  a_2 <= b * lg.
Proof. (* discharge *)
  intros N a_2 b lg n r lecture_s_choice_of_N logarithm logarithm_2 positive a_string a_target.
  pose proof (Beside_infinite_attributes.step_10 N n r lecture_s_choice_of_N a_string) as lemma.
  exact (Beside_infinite_attributes.monotone_2 N a_2 b lg r logarithm logarithm_2 positive lemma a_target).
Qed.

Lemma step_11 : forall (N n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  N > 0.
Proof. (* certificate *)
  intros N n r lecture_s_choice_of_N a_string a_target.
  pose proof (Beside_infinite_attributes.step_10 N n r lecture_s_choice_of_N a_string) as fact.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (pos 1) (times _ _ (weak _ (pos 2)) (of_ge _ _ a_target))) (of_le _ _ fact)) (times _ _ (of_ge _ _ a_target) (of_ge _ _ a_target))) (eq_refl 0) _).
  algebra [N; r].
Qed.

Lemma monotone_4 : forall (N a_2 b lg n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  a_2 <= b * lg.
Proof. (* discharge *)
  intros N a_2 b lg n r lecture_s_choice_of_N logarithm logarithm_2 a_string a_target.
  pose proof (Beside_infinite_attributes.step_11 N n r lecture_s_choice_of_N a_string a_target) as lemma.
  exact (Beside_infinite_attributes.monotone_3 N a_2 b lg n r lecture_s_choice_of_N logarithm logarithm_2 lemma a_string a_target).
Qed.

Lemma step_12 : forall (N a_2 b h lg n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  2 * b * h <= b * lg.
Proof. (* certificate *)
  intros N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 a_string a_target.
  pose proof (Beside_infinite_attributes.twice a_2 b h r logarithm_2 logarithm_3 a_target) as twice.
  pose proof (Beside_infinite_attributes.monotone_4 N a_2 b lg n r lecture_s_choice_of_N logarithm logarithm_2 a_string a_target) as monotone.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ twice) (of_le _ _ monotone)) (eq_refl 0) _).
  algebra [b; h; lg; a_2].
Qed.

Lemma at_least : forall (N a_2 b h lg n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  2 * h <= lg.
Proof. (* certificate *)
  intros N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 logarithm_4 a_string a_target.
  destruct (le_or (2 * h) lg) as [holds | contrary]; [exact holds |].
  pose proof (Beside_infinite_attributes.step_12 N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 a_string a_target) as fact.
  pose proof (Halving.ln_2_2 b logarithm_4) as ln_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 3 2)) (of_le _ _ fact)) (times _ _ (weak _ (frac 3 2)) (times _ _ (weak _ (of_gt _ _ contrary)) (of_ge _ _ ln_2)))) (eq_refl 0) _).
  algebra [h; lg; b].
Qed.

Lemma too_small : forall (N a_2 b h lg n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  r ^ 2 < 3 * r * (2 * h + 1) + 2 -> (* too small for one *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  r ^ 2 < 3 * r * (lg + 1) + 2.
Proof. (* certificate *)
  intros N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 logarithm_4 too_small_for_one a_string a_target.
  pose proof (Beside_infinite_attributes.at_least N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 logarithm_4 a_string a_target) as at_least.
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (of_lt _ _ too_small_for_one) (times _ _ (weak _ (pos 3)) (of_le _ _ at_least))) (times _ _ (weak _ (pos 3)) (times _ _ (of_ge _ _ a_target) (of_le _ _ at_least)))) (eq_refl 0) _).
  algebra [r; lg; h].
Qed.

Lemma too_small_for_all_n : forall (N a_2 b h lg n r : ℝ),
  N = n * r ^ 2 -> (* lecture's choice of N *)
  b * lg = ln N -> (* logarithm *)
  a_2 = ln (r ^ 2) -> (* logarithm *)
  b * h = ln r -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  r ^ 2 < 3 * r * (2 * h + 1) + 2 -> (* too small for one *)
  n >= 1 -> (* a string *)
  r >= 1 -> (* a target *)
  N < n * (3 * r * (lg + 1) + 2).
Proof. (* certificate *)
  intros N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 logarithm_4 too_small_for_one a_string a_target.
  pose proof (Beside_infinite_attributes.too_small N a_2 b h lg n r lecture_s_choice_of_N logarithm logarithm_2 logarithm_3 logarithm_4 too_small_for_one a_string a_target) as too_small.
  pose proof (Halving.step_11 n a_string) as fact.
  refine (cert_lt _ _ _ _ _ (pos 1) (stimes _ _ (of_lt _ _ too_small) (of_gt _ _ fact)) (eqn (-1) _ _ lecture_s_choice_of_N) _).
  algebra [N; n; r; lg].
Qed.

Lemma slots_taken : forall (M S S' k n : ℝ),
  S' = S + k -> (* new strings *)
  k <= n -> (* active strings *)
  S <= M * n -> (* slots taken *)
  S' <= n * (M + 1).
Proof. (* certificate *)
  intros M S S' k n new_strings active_strings slots_taken.
  pose proof (Winnow_with_infinitely_many_attributes.slots_of_a_mistake S S' k n new_strings active_strings) as slots_of_a_mistake.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ slots_taken) (of_le _ _ slots_of_a_mistake)) (eq_refl 0) _).
  algebra [S'; n; M; S].
Qed.

Inductive slots_taken_run (n : ℝ) : ℝ -> ℝ -> Prop :=
  | slots_taken_run_start : slots_taken_run n 0 0
  | slots_taken_run_next : forall (M S S' k : ℝ),
      slots_taken_run n S M ->
      S' = S + k -> (* new strings *)
      k <= n -> (* active strings *)
      slots_taken_run n S' (M + 1).

Lemma slots_taken_2 : forall (M S_M n : ℝ),
  Beside_infinite_attributes.slots_taken_run n S_M M ->
  S_M <= M * n.
Proof. (* induction *)
  intros M S_M n mistake_run.
  cut (forall (S M : ℝ), Beside_infinite_attributes.slots_taken_run n S M ->
    S <= M * n).
  { intros all. pose proof (all S_M M mistake_run) as kept.
    exact kept. }
  clear mistake_run S_M M.
  refine (Beside_infinite_attributes.slots_taken_run_ind n (fun (S M : ℝ) =>
    S <= M * n) _ _).
  - refine (same_le _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros M S S' k _ kept_2 new_strings active_strings.
    refine (same_le _ _ _ (of_le _ _ (Beside_infinite_attributes.slots_taken M S S' k n new_strings active_strings kept_2)) _). algebra [S'; n; M].
Qed.

Lemma tangent_10 : forall (A B N ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  ε * λ = ln B -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* positive *)
  B > 0 -> (* positive *)
  N > 0 -> (* positive *)
  A * B * (- ε * λ - λ * (1 - ε) + λ) <= - A * B + N.
Proof. (* instance *)
  intros A B N ε λ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  refine (same_le _ _ _ (of_le _ _ (The_L1_margin.tangent_3 A B N (λ * (1 - ε)) (ε * λ) λ logarithm logarithm_2 logarithm_3 positive positive_2 positive_3)) _). algebra [A; B; λ; ε; N].
Qed.

Lemma tangent_11 : forall (A B N ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  ε * λ = ln B -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* a power of N *)
  B > 0 -> (* positive *)
  N > 0 -> (* positive *)
  A * B * (- ε * λ - λ * (1 - ε) + λ) <= - A * B + N.
Proof. (* discharge *)
  intros A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N positive positive_2.
  pose proof (Halving.positive A a_power_of_N) as positive_3.
  exact (Beside_infinite_attributes.tangent_10 A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N positive positive_2).
Qed.

Lemma a_power_of_N : forall (B : ℝ),
  B > 0 -> (* a power of N *)
  B > 0.
Proof. (* certificate *)
  intros B a_power_of_N.
  refine (cert_gt _ _ _ _ _ (pos 1) (of_gt _ _ a_power_of_N) (eq_refl 0) _).
  algebra [B].
Qed.

Lemma tangent_12 : forall (A B N ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  ε * λ = ln B -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* a power of N *)
  B > 0 -> (* a power of N *)
  N > 0 -> (* positive *)
  A * B * (- ε * λ - λ * (1 - ε) + λ) <= - A * B + N.
Proof. (* discharge *)
  intros A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 positive.
  pose proof (Beside_infinite_attributes.a_power_of_N B a_power_of_N_2) as a_power_of_N_3.
  exact (Beside_infinite_attributes.tangent_11 A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 positive).
Qed.

Lemma tangent_13 : forall (A B N ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  ε * λ = ln B -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* a power of N *)
  B > 0 -> (* a power of N *)
  N >= 1 -> (* some attribute *)
  A * B * (- ε * λ - λ * (1 - ε) + λ) <= - A * B + N.
Proof. (* discharge *)
  intros A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 some_attribute.
  pose proof (Winnow_with_infinitely_many_attributes.positive_size N some_attribute) as positive_size.
  exact (Beside_infinite_attributes.tangent_12 A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 positive_size).
Qed.

Lemma product : forall (A B N ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  ε * λ = ln B -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* a power of N *)
  B > 0 -> (* a power of N *)
  N >= 1 -> (* some attribute *)
  A * B <= N.
Proof. (* certificate *)
  intros A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 some_attribute.
  pose proof (Beside_infinite_attributes.tangent_13 A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 some_attribute) as tangent.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ tangent) (eq_refl 0) _).
  algebra [A; B; N; ε; λ].
Qed.

Lemma no_negative_logarithm : forall (N λ : ℝ),
  λ = ln N -> (* logarithm *)
  N >= 1 -> (* some attribute *)
  λ >= 0.
Proof. (* instance *)
  intros N λ logarithm some_attribute.
  exact (Halving.no_negative_logarithm N λ logarithm some_attribute).
Qed.

Lemma step_13 : forall (N ε λ : ℝ),
  λ = ln N -> (* logarithm *)
  ε <= 1 -> (* an exponent *)
  N >= 1 -> (* some attribute *)
  λ * (1 - ε) >= 0.
Proof. (* certificate *)
  intros N ε λ logarithm an_exponent some_attribute.
  pose proof (Beside_infinite_attributes.no_negative_logarithm N λ logarithm some_attribute) as no_negative_logarithm.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_le _ _ an_exponent) (of_ge _ _ no_negative_logarithm)) (eq_refl 0) _).
  algebra [λ; ε].
Qed.

Lemma tangent_14 : forall (A ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  A > 0 -> (* positive *)
  λ * (1 - ε) <= A - 1.
Proof. (* instance *)
  intros A ε λ logarithm positive.
  exact (Guess_and_double_an_unknown_margin.tangent_3 (λ * (1 - ε)) A logarithm positive).
Qed.

Lemma tangent_15 : forall (A ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  A > 0 -> (* a power of N *)
  λ * (1 - ε) <= A - 1.
Proof. (* discharge *)
  intros A ε λ logarithm a_power_of_N.
  pose proof (Halving.positive A a_power_of_N) as positive.
  exact (Beside_infinite_attributes.tangent_14 A ε λ logarithm a_power_of_N).
Qed.

Lemma at_least_one_slot : forall (A N ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* a power of N *)
  ε <= 1 -> (* an exponent *)
  N >= 1 -> (* some attribute *)
  A >= 1.
Proof. (* certificate *)
  intros A N ε λ logarithm logarithm_2 a_power_of_N an_exponent some_attribute.
  pose proof (Beside_infinite_attributes.step_13 N ε λ logarithm_2 an_exponent some_attribute) as fact.
  pose proof (Beside_infinite_attributes.tangent_15 A ε λ logarithm a_power_of_N) as tangent.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ fact) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [A; λ; ε].
Qed.

Lemma any_learner : forall (A B M N S_M n q ε λ : ℝ),
  λ * (1 - ε) = ln A -> (* logarithm *)
  ε * λ = ln B -> (* logarithm *)
  λ = ln N -> (* logarithm *)
  A > 0 -> (* a power of N *)
  B > 0 -> (* a power of N *)
  ε <= 1 -> (* an exponent *)
  B >= n * (q + 1) -> (* choice of N *)
  M <= A * q -> (* mistakes *)
  N >= 1 -> (* some attribute *)
  n >= 0 -> (* some string or none *)
  Beside_infinite_attributes.slots_taken_run n S_M M ->
  S_M + n <= N.
Proof. (* certificate *)
  intros A B M N S_M n q ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 an_exponent choice_of_N mistakes some_attribute some_string_or_none mistake_run.
  pose proof (Beside_infinite_attributes.slots_taken_2 M S_M n mistake_run) as slots_taken.
  pose proof (Beside_infinite_attributes.product A B N ε λ logarithm logarithm_2 logarithm_3 a_power_of_N a_power_of_N_2 some_attribute) as product.
  pose proof (Beside_infinite_attributes.at_least_one_slot A N ε λ logarithm logarithm_3 a_power_of_N an_exponent some_attribute) as at_least_one_slot.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ choice_of_N) (of_le _ _ slots_taken)) (of_le _ _ product)) (times _ _ (of_le _ _ mistakes) (of_ge _ _ some_string_or_none))) (times _ _ (of_ge _ _ some_string_or_none) (of_ge _ _ at_least_one_slot))) (times _ _ (of_ge _ _ choice_of_N) (of_ge _ _ at_least_one_slot))) (eq_refl 0) _).
  algebra [S_M; n; N; B; q; M; A].
Qed.

End Beside_infinite_attributes.

Module Beside_experts.

Lemma slope : forall (β : ℝ),
  β ^ 2 - 2 * β + 1 >= 0.
Proof. (* certificate *)
  intros β.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (β - 1)) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma positive : forall (β : ℝ),
  β > 0 -> (* penalty *)
  2 * β ^ 2 > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (stimes _ _ (of_gt _ _ penalty) (of_gt _ _ penalty))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma calculus : forall (β : ℝ),
  β > 0 -> (* positive *)
  β <= 1 ->
  - β / 2 + ln β + 1 / (2 * β) >= 0.
Proof. (* calculus *)
  intros β positive given.
  assert (domain : β <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [β]. }
  cut (0 <= eval (Sum (Sum (Quotient (Opposite The_variable) (Constant 2)) (Logarithm The_variable)) (Quotient (Constant 1) (Product (Constant 2) The_variable))) β); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - assert (positive_there : 1 > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [β]. }
    assert (given_there : 1 <= 1).
    { refine (same_le _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [β]. }
    pose proof (Weighted_majority.penalty 1 positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive 1 positive_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= - 1 / 2 + ln 1 + 1 / (2 * 1)).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; β]. }
    pose proof (Weighted_majority.penalty between positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive between positive_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero : 0 < between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < 2 * between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 2) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < 2 * between ^ 2).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I (Rgt_not_eq _ _ (pos 2)))) (conj I above_zero_2)) (conj I (conj (conj I I) (Rgt_not_eq _ _ above_zero_3)))).
    + refine (nonpos_slope _ _ 1 (2 * between ^ 2) _ above_zero_4 (pos 1) (of_ge _ _ (Beside_experts.slope between)) _).
      worked_out. field; nonzero.
Qed.

Lemma positive_2 : forall (β : ℝ),
  β > 0 -> (* positive *)
  2 * β > 0.
Proof. (* certificate *)
  intros β positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (pos 2) (of_gt _ _ positive)) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma cost_of_an_error : forall (ell β : ℝ),
  ell = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  β <= 1 ->
  -2 * β * ell <= 1 - β ^ 2.
Proof. (* logarithms *)
  intros ell β logarithm positive given.
  pose proof (Beside_experts.calculus β positive given) as said.
  rewrite <- logarithm in said.
  pose proof (Beside_experts.positive_2 β positive) as positive_2.
  apply of_gt in positive_2.
  assert (above_zero : 0 < β).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (frac 1 2) positive_2) (eq_refl 0) _). field. }
  assert (above_zero_2 : 0 < 2 * β).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero_2) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma cost_of_an_error_2 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  β <= 1 ->
  2 * β * h <= 1 - β ^ 2.
Proof. (* instance *)
  intros h β logarithm positive given.
  refine (same_le _ _ _ (of_le _ _ (Beside_experts.cost_of_an_error (- h) β logarithm positive given)) _). algebra [β; h].
Qed.

Lemma cost_of_an_error_3 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  2 * β * h <= 1 - β ^ 2.
Proof. (* discharge *)
  intros h β logarithm penalty_below_1 positive.
  pose proof (Vovk_s_forecaster.step_2 β penalty_below_1) as lemma.
  exact (Beside_experts.cost_of_an_error_2 h β logarithm positive lemma).
Qed.

Lemma penalty : forall (m s β : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  m > 0 -> (* some error *)
  s > 0 -> (* positive root *)
  β > 0.
Proof. (* certificate *)
  intros m s β tuned_penalty some_error positive_root.
  destruct (gt_or β 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (of_gt _ _ positive_root) (splus _ _ (of_gt _ _ some_error) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ some_error)))) (eqn 1 _ _ tuned_penalty) _).
  algebra [β; s; m].
Qed.

Lemma mistake_bound : forall (E N T_U U h m n n_o s v_m Λ_U β ν_m : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  m > 0 -> (* some error *)
  n > 0 -> (* some expert *)
  s > 0 -> (* positive root *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * (1 - β) <= N + h * m.
Proof. (* discharge *)
  intros E N T_U U h m n n_o s v_m Λ_U β ν_m tuned_penalty logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_error some_expert positive_root update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty m s β tuned_penalty some_error positive_root) as penalty.
  exact (Randomized_weighted_majority.mistake_bound E N T_U U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert update_run error_run other_expert_run).
Qed.

Lemma penalty_below_1 : forall (m s β : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  m > 0 -> (* some error *)
  s > 0 -> (* positive root *)
  β < 1.
Proof. (* certificate *)
  intros m s β tuned_penalty some_error positive_root.
  destruct (lt_or β 1) as [holds | contrary]; [exact holds |].
  refine (cert_lt _ _ _ _ _ (of_gt _ _ positive_root) (splus _ _ (of_gt _ _ positive_root) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ some_error)))) (eqn (-1) _ _ tuned_penalty) _).
  algebra [β; s; m].
Qed.

Lemma mistake_bound_2 : forall (E N T_U U h m n n_o s v_m Λ_U β ν_m : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  m > 0 -> (* some error *)
  n > 0 -> (* some expert *)
  s > 0 -> (* positive root *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * (1 - β) <= N + h * m.
Proof. (* discharge *)
  intros E N T_U U h m n n_o s v_m Λ_U β ν_m tuned_penalty logarithm logarithm_2 logarithm_3 logarithm_4 some_error some_expert positive_root update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_below_1 m s β tuned_penalty some_error positive_root) as penalty_below_1.
  exact (Beside_experts.mistake_bound E N T_U U h m n n_o s v_m Λ_U β ν_m tuned_penalty logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_error some_expert positive_root update_run error_run other_expert_run).
Qed.

Lemma cost_of_an_error_4 : forall (h m s β : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  m > 0 -> (* some error *)
  s > 0 -> (* positive root *)
  2 * β * h <= 1 - β ^ 2.
Proof. (* discharge *)
  intros h m s β tuned_penalty logarithm penalty_below_1 some_error positive_root.
  pose proof (Beside_experts.penalty m s β tuned_penalty some_error positive_root) as penalty.
  exact (Beside_experts.cost_of_an_error_3 h β logarithm penalty_below_1 penalty).
Qed.

Lemma cost_of_an_error_5 : forall (h m s β : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  - h = ln β -> (* logarithm *)
  m > 0 -> (* some error *)
  s > 0 -> (* positive root *)
  2 * β * h <= 1 - β ^ 2.
Proof. (* discharge *)
  intros h m s β tuned_penalty logarithm some_error positive_root.
  pose proof (Beside_experts.penalty_below_1 m s β tuned_penalty some_error positive_root) as penalty_below_1.
  exact (Beside_experts.cost_of_an_error_4 h m s β tuned_penalty logarithm penalty_below_1 some_error positive_root).
Qed.

Lemma tuned_bound : forall (E N T_U U h m n n_o s v_m Λ_U β ν_m : ℝ),
  β * (m + s) = m -> (* tuned penalty *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  m > 0 -> (* some error *)
  n > 0 -> (* some expert *)
  s > 0 -> (* positive root *)
  s ^ 2 >= 2 * N * m -> (* no less than the root *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E <= N + m + s.
Proof. (* certificate *)
  intros E N T_U U h m n n_o s v_m Λ_U β ν_m tuned_penalty logarithm logarithm_2 logarithm_3 logarithm_4 some_error some_expert positive_root no_less_than_the_root update_run error_run other_expert_run.
  pose proof (Beside_experts.mistake_bound_2 E N T_U U h m n n_o s v_m Λ_U β ν_m tuned_penalty logarithm logarithm_2 logarithm_3 logarithm_4 some_error some_expert positive_root update_run error_run other_expert_run) as mistake_bound.
  pose proof (Beside_experts.cost_of_an_error_5 h m s β tuned_penalty logarithm_2 some_error positive_root) as cost_of_an_error.
  refine (cert_le _ _ _ _ _ (of_gt _ _ positive_root) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_ge _ _ no_less_than_the_root)) (times _ _ (weak _ (of_gt _ _ some_error)) (of_le _ _ mistake_bound))) (times _ _ (weak _ (of_gt _ _ positive_root)) (of_le _ _ mistake_bound))) (times _ _ (weak _ (frac 1 2)) (times _ _ (sq (m + s)) (of_le _ _ cost_of_an_error)))) (eqn (- E + β * m / 2 + β * s / 2 + h * m + h * s + m / 2) _ _ tuned_penalty) _).
  algebra [E; N; m; s; β; h].
Qed.

Lemma slope_2 : forall (β : ℝ),
  β <= 1 -> (* domain *)
  β >= 1 / 2 -> (* h2 *)
  -2 * β ^ 2 + 3 * β - 1 >= 0.
Proof. (* certificate *)
  intros β domain h2.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 2)) (times _ _ (of_le _ _ domain) (of_ge _ _ h2))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma calculus_2 : forall (β : ℝ),
  β > 0 -> (* positive *)
  β <= 1 ->
  β >= 1 / 2 -> (* h2 *)
  - β + (1 - β) ^ 2 + ln β + 1 >= 0.
Proof. (* calculus *)
  intros β positive given h2.
  assert (domain : β <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [β]. }
  cut (0 <= eval (Sum (Sum (Sum (Opposite The_variable) (Power (Difference (Constant 1) The_variable) 2)) (Logarithm The_variable)) (Constant 1)) β); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - change (0 <= - 1 + (1 - 1) ^ 2 + ln 1 + 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; β]. }
    assert (h2_there : between >= 1 / 2).
    { refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    pose proof (Weighted_majority.penalty between positive_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I I)) (conj I above_zero)) I).
    + refine (nonpos_slope _ _ 1 between _ above_zero_2 (pos 1) (of_ge _ _ (Beside_experts.slope_2 between given_there h2_there)) _).
      worked_out. field; nonzero.
Qed.

Lemma cost_of_an_error_6 : forall (ell β : ℝ),
  ell = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  β <= 1 ->
  β >= 1 / 2 -> (* h2 *)
  - ell <= - β + (1 - β) ^ 2 + 1.
Proof. (* logarithms *)
  intros ell β logarithm positive given h2.
  pose proof (Beside_experts.calculus_2 β positive given h2) as said.
  rewrite <- logarithm in said.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma cost_of_an_error_7 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  β <= 1 ->
  β >= 1 / 2 -> (* h2 *)
  h <= - β + (1 - β) ^ 2 + 1.
Proof. (* instance *)
  intros h β logarithm positive given h2.
  refine (same_le _ _ _ (of_le _ _ (Beside_experts.cost_of_an_error_6 (- h) β logarithm positive given h2)) _). algebra [h; β].
Qed.

Lemma cost_of_an_error_8 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  β >= 1 / 2 -> (* h2 *)
  h <= - β + (1 - β) ^ 2 + 1.
Proof. (* discharge *)
  intros h β logarithm penalty_below_1 positive h2.
  pose proof (Vovk_s_forecaster.step_2 β penalty_below_1) as lemma.
  exact (Beside_experts.cost_of_an_error_7 h β logarithm positive lemma h2).
Qed.

Lemma penalty_2 : forall (β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  β > 0.
Proof. (* certificate *)
  intros β ε penalty_1 rate_at_most_1_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (frac 1 2) (of_le _ _ rate_at_most_1_2)) (eqn 1 _ _ penalty_1) _).
  algebra [β; ε].
Qed.

Lemma cost_of_an_error_9 : forall (h β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  β >= 1 / 2 -> (* h2 *)
  h <= - β + (1 - β) ^ 2 + 1.
Proof. (* discharge *)
  intros h β ε penalty_1 logarithm penalty_below_1 rate_at_most_1_2 h2.
  pose proof (Beside_experts.penalty_2 β ε penalty_1 rate_at_most_1_2) as penalty.
  exact (Beside_experts.cost_of_an_error_8 h β logarithm penalty_below_1 penalty h2).
Qed.

Lemma penalty_below_1_2 : forall (β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  ε > 0 -> (* rate above 0 *)
  β < 1.
Proof. (* certificate *)
  intros β ε penalty_1 rate_above_0.
  refine (cert_lt _ _ _ _ _ (pos 1) (of_gt _ _ rate_above_0) (eqn (-1) _ _ penalty_1) _).
  algebra [β; ε].
Qed.

Lemma cost_of_an_error_10 : forall (h β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  - h = ln β -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  β >= 1 / 2 -> (* h2 *)
  h <= - β + (1 - β) ^ 2 + 1.
Proof. (* discharge *)
  intros h β ε penalty_1 logarithm rate_above_0 rate_at_most_1_2 h2.
  pose proof (Beside_experts.penalty_below_1_2 β ε penalty_1 rate_above_0) as penalty_below_1.
  exact (Beside_experts.cost_of_an_error_9 h β ε penalty_1 logarithm penalty_below_1 rate_at_most_1_2 h2).
Qed.

Lemma step : forall (β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  β >= 1 / 2.
Proof. (* certificate *)
  intros β ε penalty_1 rate_at_most_1_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (of_le _ _ rate_at_most_1_2) (eqn 1 _ _ penalty_1) _).
  algebra [β; ε].
Qed.

Lemma cost_of_an_error_11 : forall (h β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  - h = ln β -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  h <= - β + (1 - β) ^ 2 + 1.
Proof. (* discharge *)
  intros h β ε penalty_1 logarithm rate_above_0 rate_at_most_1_2.
  pose proof (Beside_experts.step β ε penalty_1 rate_at_most_1_2) as lemma.
  exact (Beside_experts.cost_of_an_error_10 h β ε penalty_1 logarithm rate_above_0 rate_at_most_1_2 lemma).
Qed.

Lemma cost_of_an_error_12 : forall (h β ε : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  - h = ln β -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  h <= ε ^ 2 + ε.
Proof. (* certificate *)
  intros h β ε penalty_1 logarithm rate_above_0 rate_at_most_1_2.
  pose proof (Beside_experts.cost_of_an_error_11 h β ε penalty_1 logarithm rate_above_0 rate_at_most_1_2) as cost_of_an_error.
  refine (cert_le _ _ _ _ _ (pos 1) (of_le _ _ cost_of_an_error) (eqn (- β + ε + 2) _ _ penalty_1) _).
  algebra [h; ε; β].
Qed.

Lemma mistake_bound_3 : forall (E N T_U U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  n > 0 -> (* some expert *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * (1 - β) <= N + h * m.
Proof. (* discharge *)
  intros E N T_U U h m n n_o v_m Λ_U β ε ν_m penalty_1 logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_expert rate_at_most_1_2 update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_2 β ε penalty_1 rate_at_most_1_2) as penalty.
  exact (Randomized_weighted_majority.mistake_bound E N T_U U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert update_run error_run other_expert_run).
Qed.

Lemma mistake_bound_4 : forall (E N T_U U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * (1 - β) <= N + h * m.
Proof. (* discharge *)
  intros E N T_U U h m n n_o v_m Λ_U β ε ν_m penalty_1 logarithm logarithm_2 logarithm_3 logarithm_4 rate_above_0 some_expert rate_at_most_1_2 update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_below_1_2 β ε penalty_1 rate_above_0) as penalty_below_1.
  exact (Beside_experts.mistake_bound_3 E N T_U U h m n n_o v_m Λ_U β ε ν_m penalty_1 logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_expert rate_at_most_1_2 update_run error_run other_expert_run).
Qed.

Lemma with_a_rate : forall (E N T_U U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β = 1 - ε -> (* penalty 1 − ε *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  ε <= 1 / 2 -> (* rate at most 1/2 *)
  m >= 0 -> (* a count *)
  Randomized_weighted_majority.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * ε <= N + m * (ε ^ 2 + ε).
Proof. (* certificate *)
  intros E N T_U U h m n n_o v_m Λ_U β ε ν_m penalty_1 logarithm logarithm_2 logarithm_3 logarithm_4 rate_above_0 some_expert rate_at_most_1_2 a_count update_run error_run other_expert_run.
  pose proof (Beside_experts.mistake_bound_4 E N T_U U h m n n_o v_m Λ_U β ε ν_m penalty_1 logarithm logarithm_2 logarithm_3 logarithm_4 rate_above_0 some_expert rate_at_most_1_2 update_run error_run other_expert_run) as mistake_bound.
  pose proof (Beside_experts.cost_of_an_error_12 h β ε penalty_1 logarithm_2 rate_above_0 rate_at_most_1_2) as cost_of_an_error.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ mistake_bound) (times _ _ (of_ge _ _ a_count) (of_le _ _ cost_of_an_error))) (eqn (- E) _ _ penalty_1) _).
  algebra [E; ε; N; m; β; h].
Qed.

Lemma slope_3 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 -> (* domain *)
  β >= 11 / 23 -> (* h2 *)
  - β ^ 3 - 57 * β ^ 2 + 85 * β - 27 >= 0.
Proof. (* certificate *)
  intros β penalty domain h2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 17 11)) (times _ _ (of_le _ _ domain) (weak _ (of_gt _ _ penalty)))) (times _ _ (weak _ (frac 621 11)) (times _ _ (of_le _ _ domain) (of_ge _ _ h2)))) (times _ _ (of_le _ _ domain) (sq β))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma positive_3 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 -> (* domain *)
  β >= 11 / 23 -> (* h2 *)
  β ^ 4 + 9 * β ^ 3 + 27 * β ^ 2 + 27 * β > 0.
Proof. (* certificate *)
  intros β penalty domain h2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (frac 297 34) (weak _ (stimes _ _ (frac 38763 782) (stimes _ _ (of_gt _ _ penalty) (of_gt _ _ penalty))))) (times _ _ (weak _ (frac 621 34)) (times _ _ (of_le _ _ domain) (of_ge _ _ h2)))) (times _ _ (weak _ (pos 9)) (times _ _ (of_ge _ _ h2) (sq β)))) (times _ _ (sq β) (sq β))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma calculus_3 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 ->
  β >= 11 / 23 -> (* h2 *)
  (4 - 4 * β) ^ 2 / (2 * (β + 3) ^ 2) + (4 - 4 * β) / (β + 3) + ln β >= 0.
Proof. (* calculus *)
  intros β penalty given h2.
  assert (domain : β <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [β]. }
  cut (0 <= eval (Sum (Sum (Quotient (Power (Difference (Constant 4) (Product (Constant 4) The_variable)) 2) (Product (Constant 2) (Power (Sum The_variable (Constant 3)) 2))) (Quotient (Difference (Constant 4) (Product (Constant 4) The_variable)) (Sum The_variable (Constant 3)))) (Logarithm The_variable)) β); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - assert (penalty_there : 1 > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ penalty) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [β]. }
    assert (given_there : 1 <= 1).
    { refine (same_le _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [β]. }
    assert (h2_there : 1 >= 11 / 23).
    { refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [β]. }
    pose proof (Weighted_majority.penalty 1 penalty_there) as positive.
    apply of_gt in positive.
    pose proof (Vovk_s_forecaster.positive 1 penalty_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive_3 1 penalty_there given_there h2_there) as positive_3.
    apply of_gt in positive_3.
    change (0 <= (4 - 4 * 1) ^ 2 / (2 * (1 + 3) ^ 2) + (4 - 4 * 1) / (1 + 3) + ln 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (penalty_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ penalty) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; β]. }
    assert (h2_there : between >= 11 / 23).
    { refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ h2) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    pose proof (Weighted_majority.penalty between penalty_there) as positive.
    apply of_gt in positive.
    pose proof (Vovk_s_forecaster.positive between penalty_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive_3 between penalty_there given_there h2_there) as positive_3.
    apply of_gt in positive_3.
    assert (above_zero : 0 < between + 3).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between + 3).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between ^ 4 + 9 * between ^ 3 + 27 * between ^ 2 + 27 * between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj (conj I (conj I I)) (conj (conj I (conj I I)) (Rgt_not_eq _ _ (stimes _ _ (pos 2) (pow_lt _ 2 above_zero))))) (conj (conj I (conj I I)) (conj (conj I I) (Rgt_not_eq _ _ above_zero_2)))) (conj I above_zero_3)).
    + refine (nonpos_slope _ _ 1 (between ^ 4 + 9 * between ^ 3 + 27 * between ^ 2 + 27 * between) _ above_zero_4 (pos 1) (of_ge _ _ (Beside_experts.slope_3 between penalty_there given_there h2_there)) _).
      worked_out. field; nonzero.
Qed.

Lemma positive_4 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 -> (* h2 *)
  β >= 11 / 23 -> (* h2 *)
  β ^ 2 + 6 * β + 9 > 0.
Proof. (* certificate *)
  intros β penalty h2 h2_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (frac 186 17) (weak _ (stimes _ _ (frac 86 17) (stimes _ _ (of_gt _ _ penalty) (of_gt _ _ penalty))))) (times _ _ (weak _ (frac 69 17)) (times _ _ (of_le _ _ h2) (of_ge _ _ h2_2)))) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma cost_of_an_error_13 : forall (ell β : ℝ),
  ell = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  β <= 1 ->
  β >= 11 / 23 -> (* h2 *)
  - ell * (β + 3) ^ 2 <= 8 * (1 - β) ^ 2 + (4 - 4 * β) * (β + 3).
Proof. (* logarithms *)
  intros ell β logarithm penalty given h2.
  pose proof (Beside_experts.calculus_3 β penalty given h2) as said.
  rewrite <- logarithm in said.
  pose proof (Beside_experts.positive_4 β penalty given h2) as positive.
  apply of_gt in positive.
  assert (not_zero : β + 3 <> 0).
  { refine (factor_of _ _ (1 * (β + 3)) positive _). field. }
  assert (above_zero : 0 < β ^ 2 + 6 * β + 9).
  { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ above_zero) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma cost_of_an_error_14 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  β <= 1 ->
  β >= 11 / 23 -> (* h2 *)
  h * (β + 3) ^ 2 <= 8 * (1 - β) ^ 2 + (4 - 4 * β) * (β + 3).
Proof. (* instance *)
  intros h β logarithm penalty given h2.
  refine (same_le _ _ _ (of_le _ _ (Beside_experts.cost_of_an_error_13 (- h) β logarithm penalty given h2)) _). algebra [h; β].
Qed.

Lemma cost_of_an_error_15 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  β >= 11 / 23 -> (* h2 *)
  h * (β + 3) ^ 2 <= 8 * (1 - β) ^ 2 + (4 - 4 * β) * (β + 3).
Proof. (* discharge *)
  intros h β logarithm penalty_below_1 penalty h2.
  pose proof (Vovk_s_forecaster.step_2 β penalty_below_1) as lemma.
  exact (Beside_experts.cost_of_an_error_14 h β logarithm penalty lemma h2).
Qed.

Lemma penalty_3 : forall (β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  ε > 0 -> (* rate above 0 *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  β > 0.
Proof. (* certificate *)
  intros β ε penalty_of_the_rate rate_above_0 rate_at_most_3_5.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (frac 33 80) (times _ _ (weak _ (frac 9 16)) (of_le _ _ rate_at_most_3_5))) (times _ _ (weak _ (frac 1 4)) (sq β))) (times _ _ (weak _ (frac 1 16)) (times _ _ (weak _ (of_gt _ _ rate_above_0)) (sq β)))) (eqn (3 / 16 - β / 16) _ _ penalty_of_the_rate) _).
  algebra [β; ε].
Qed.

Lemma cost_of_an_error_16 : forall (h β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  ε > 0 -> (* rate above 0 *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  β >= 11 / 23 -> (* h2 *)
  h * (β + 3) ^ 2 <= 8 * (1 - β) ^ 2 + (4 - 4 * β) * (β + 3).
Proof. (* discharge *)
  intros h β ε penalty_of_the_rate logarithm penalty_below_1 rate_above_0 rate_at_most_3_5 h2.
  pose proof (Beside_experts.penalty_3 β ε penalty_of_the_rate rate_above_0 rate_at_most_3_5) as penalty.
  exact (Beside_experts.cost_of_an_error_15 h β logarithm penalty_below_1 penalty h2).
Qed.

Lemma penalty_below_1_3 : forall (β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  ε > 0 -> (* rate above 0 *)
  β < 1.
Proof. (* certificate *)
  intros β ε penalty_of_the_rate rate_above_0.
  destruct (lt_or β 1) as [holds | contrary]; [exact holds |].
  refine (cert_lt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ rate_above_0) (times _ _ (weak _ (frac 1 4)) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ rate_above_0))))) (eqn (-1 / 4) _ _ penalty_of_the_rate) _).
  algebra [β; ε].
Qed.

Lemma cost_of_an_error_17 : forall (h β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  - h = ln β -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  β >= 11 / 23 -> (* h2 *)
  h * (β + 3) ^ 2 <= 8 * (1 - β) ^ 2 + (4 - 4 * β) * (β + 3).
Proof. (* discharge *)
  intros h β ε penalty_of_the_rate logarithm rate_above_0 rate_at_most_3_5 h2.
  pose proof (Beside_experts.penalty_below_1_3 β ε penalty_of_the_rate rate_above_0) as penalty_below_1.
  exact (Beside_experts.cost_of_an_error_16 h β ε penalty_of_the_rate logarithm penalty_below_1 rate_above_0 rate_at_most_3_5 h2).
Qed.

Lemma step_2 : forall (β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  ε > 0 -> (* rate above 0 *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  β >= 11 / 23.
Proof. (* certificate *)
  intros β ε penalty_of_the_rate rate_above_0 rate_at_most_3_5.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (frac 273 368)) (of_le _ _ rate_at_most_3_5)) (times _ _ (weak _ (frac 45 368)) (times _ _ (of_le _ _ rate_at_most_3_5) (of_le _ _ rate_at_most_3_5)))) (times _ _ (weak _ (frac 5 92)) (times _ _ (of_le _ _ rate_at_most_3_5) (sq β)))) (times _ _ (weak _ (frac 5 368)) (times _ _ (times _ _ (of_le _ _ rate_at_most_3_5) (weak _ (of_gt _ _ rate_above_0))) (sq β)))) (eqn (5 * β * ε / 368 - 3 * β / 368 - 15 * ε / 368 + 89 / 368) _ _ penalty_of_the_rate) _).
  algebra [β; ε].
Qed.

Lemma cost_of_an_error_18 : forall (h β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  - h = ln β -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  h * (β + 3) ^ 2 <= 8 * (1 - β) ^ 2 + (4 - 4 * β) * (β + 3).
Proof. (* discharge *)
  intros h β ε penalty_of_the_rate logarithm rate_above_0 rate_at_most_3_5.
  pose proof (Beside_experts.step_2 β ε penalty_of_the_rate rate_above_0 rate_at_most_3_5) as lemma.
  exact (Beside_experts.cost_of_an_error_17 h β ε penalty_of_the_rate logarithm rate_above_0 rate_at_most_3_5 lemma).
Qed.

Lemma step_3 : forall (ε : ℝ),
  ε > 0 -> (* rate above 0 *)
  (ε + 4) ^ 2 > 0.
Proof. (* certificate *)
  intros ε rate_above_0.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (pos 16) (weak _ (stimes _ _ (pos 8) (of_gt _ _ rate_above_0)))) (weak _ (stimes _ _ (of_gt _ _ rate_above_0) (of_gt _ _ rate_above_0)))) (eq_refl 0) _).
  algebra [ε].
Qed.

Lemma cost_of_an_error_19 : forall (h β ε : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  - h = ln β -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  2 * h <= ε ^ 2 + 2 * ε.
Proof. (* certificate *)
  intros h β ε penalty_of_the_rate logarithm rate_above_0 rate_at_most_3_5.
  pose proof (Beside_experts.cost_of_an_error_18 h β ε penalty_of_the_rate logarithm rate_above_0 rate_at_most_3_5) as cost_of_an_error.
  pose proof (Beside_experts.step_3 ε rate_above_0) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 128)) (times _ _ (of_le _ _ cost_of_an_error) (weak _ (of_gt _ _ fact)))) (eqn (β * ε * h / 128 - β * ε / 32 + β * h / 32 - β / 8 + 3 * ε * h / 128 + 9 * ε / 32 + 7 * h / 32 + 5 / 8) _ _ penalty_of_the_rate) _).
  algebra [h; ε; β].
Qed.

Lemma mistake_bound_5 : forall (E G K M N T_U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * ε <= N + h * m.
Proof. (* discharge *)
  intros E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 rate_above_0 some_expert rate_at_most_3_5 update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_3 β ε penalty_of_the_rate rate_above_0 rate_at_most_3_5) as penalty.
  exact (Vovk_s_forecaster.mistake_bound E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty rate_above_0 some_expert update_run error_run other_expert_run).
Qed.

Lemma mistake_bound_6 : forall (E G K M N T_U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * ε <= N + h * m.
Proof. (* discharge *)
  intros E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 rate_above_0 some_expert rate_at_most_3_5 update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_below_1_3 β ε penalty_of_the_rate rate_above_0) as penalty_below_1.
  exact (Beside_experts.mistake_bound_5 E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 rate_above_0 some_expert rate_at_most_3_5 update_run error_run other_expert_run).
Qed.

Lemma the_lecture_s_formula : forall (E G K M N T_U h m n n_o v_m Λ_U β ε ν_m : ℝ),
  β * (ε + 4) = 4 - 3 * ε -> (* penalty of the rate *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  ε > 0 -> (* rate above 0 *)
  n > 0 -> (* some expert *)
  ε <= 3 / 5 -> (* rate at most 3/5 *)
  m >= 0 -> (* a count *)
  Vovk_s_forecaster.total_cost_run N n β ε T_U Λ_U E M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  2 * E * ε <= 2 * N + m * (ε ^ 2 + 2 * ε).
Proof. (* certificate *)
  intros E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 rate_above_0 some_expert rate_at_most_3_5 a_count update_run error_run other_expert_run.
  pose proof (Beside_experts.mistake_bound_6 E G K M N T_U h m n n_o v_m Λ_U β ε ν_m penalty_of_the_rate logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 rate_above_0 some_expert rate_at_most_3_5 update_run error_run other_expert_run) as mistake_bound.
  pose proof (Beside_experts.cost_of_an_error_19 h β ε penalty_of_the_rate logarithm_2 rate_above_0 rate_at_most_3_5) as cost_of_an_error.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (pos 2)) (of_le _ _ mistake_bound)) (times _ _ (of_ge _ _ a_count) (of_le _ _ cost_of_an_error))) (eq_refl 0) _).
  algebra [E; ε; N; m; h].
Qed.

Lemma ln_2 : forall (b : ℝ),
  b = ln 2 -> (* logarithm *)
  b > 0.
Proof. (* certificate *)
  intros b logarithm.
  pose proof (Halving.ln_2_2 b logarithm) as ln_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (frac 2 3) (of_ge _ _ ln_2)) (eq_refl 0) _).
  algebra [b].
Qed.

Lemma monotone : forall (N b lg n : ℝ),
  N = ln n -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  n > 0 -> (* positive *)
  n <= n -> (* no more *)
  N <= b * lg.
Proof. (* instance *)
  intros N b lg n logarithm logarithm_2 positive no_more.
  exact (Halving.monotone n n N (b * lg) logarithm logarithm_2 positive positive no_more).
Qed.

Lemma monotone_2 : forall (N b lg n : ℝ),
  N = ln n -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  n > 0 -> (* positive *)
  N <= b * lg.
Proof. (* discharge *)
  intros N b lg n logarithm logarithm_2 positive.
  pose proof Perceptron_mistake_bound.total_progress as total_progress.
  assert (total_progress_again : n <= n).
  { refine (same_le _ _ _ (of_ge _ _ total_progress) _). algebra [n]. }
  exact (Beside_experts.monotone N b lg n logarithm logarithm_2 positive total_progress_again).
Qed.

Lemma monotone_3 : forall (N b lg n : ℝ),
  N = ln n -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  n > 0 -> (* some expert *)
  N <= b * lg.
Proof. (* discharge *)
  intros N b lg n logarithm logarithm_2 some_expert.
  pose proof (The_L1_margin.some_attribute n some_expert) as some_attribute.
  exact (Beside_experts.monotone_2 N b lg n logarithm logarithm_2 some_expert).
Qed.

Lemma penalty_4 : forall (β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  β > 0.
Proof. (* certificate *)
  intros β penalty_one_half.
  refine (cert_gt _ _ _ _ _ (pos 1) (frac 1 2) (eqn 1 _ _ penalty_one_half) _).
  algebra [β].
Qed.

Lemma mistake_bound_7 : forall (G K M N T_U h m n n_o v_m Λ_U β ν_m : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  n > 0 -> (* some expert *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  K * M <= N + h * m.
Proof. (* discharge *)
  intros G K M N T_U h m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 some_expert update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_4 β penalty_one_half) as penalty.
  exact (Weighted_majority.mistake_bound G K M N T_U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 penalty some_expert update_run error_run other_expert_run).
Qed.

Lemma penalty_below_1_4 : forall (β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  β < 1.
Proof. (* certificate *)
  intros β penalty_one_half.
  refine (cert_lt _ _ _ _ _ (pos 1) (frac 1 2) (eqn (-1) _ _ penalty_one_half) _).
  algebra [β].
Qed.

Lemma mistake_bound_8 : forall (G K M N T_U h m n n_o v_m Λ_U β ν_m : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  n > 0 -> (* some expert *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  K * M <= N + h * m.
Proof. (* discharge *)
  intros G K M N T_U h m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 some_expert update_run error_run other_expert_run.
  pose proof (Beside_experts.penalty_below_1_4 β penalty_one_half) as penalty_below_1.
  exact (Beside_experts.mistake_bound_7 G K M N T_U h m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 penalty_below_1 some_expert update_run error_run other_expert_run).
Qed.

Lemma step_4 : forall (t : ℝ),
  t >= 1 -> (* from 1 on *)
  t ^ 147 > 0.
Proof. (* certificate *)
  intros t from_1_on.
  pose proof (Halving.positive_7 t from_1_on) as positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (of_gt _ _ positive) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma calculus_4 : forall (t : ℝ),
  t >= 1 ->
  147 * ln t - ln (t ^ 147) >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 1 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Difference (Product (Constant 147) (Logarithm The_variable)) (Logarithm (Power The_variable 147))) t); [exact (Rle_ge _ _) |].
  apply (rises _ 1).
  - exact domain.
  - change (0 <= 147 * ln 1 - ln (1 ^ 147)).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    assert (logarithm_2 : ln (1 ^ 147) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_2.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 1).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Halving.positive_7 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Beside_experts.step_4 between given_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between ^ 147).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj I (conj I above_zero)) (conj I above_zero_2)).
    + refine (nonneg_slope _ _ 1 1 _ (pos 1) (pos 1) (of_ge _ _ Perceptron_mistake_bound.total_progress) _).
      worked_out. field; nonzero.
Qed.

Lemma logarithm_of_a_power : forall (a ell t : ℝ),
  a = ln (t ^ 147) -> (* logarithm *)
  ell = ln t -> (* logarithm *)
  t >= 1 ->
  - a + 147 * ell >= 0.
Proof. (* logarithms *)
  intros a ell t logarithm logarithm_2 given.
  pose proof (Beside_experts.calculus_4 t given) as said.
  rewrite <- logarithm in said.
  rewrite <- logarithm_2 in said.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma logarithm_of_a_power_2 : forall (a g : ℝ),
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  4 / 3 >= 1 ->
  - a + 147 * g >= 0.
Proof. (* instance *)
  intros a g logarithm logarithm_2 given.
  assert (logarithm_again : a = ln ((4 / 3) ^ 147)).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). replace (ln ((4 / 3) ^ 147)) with (ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787)) by (apply f_equal; field; nonzero). field; nonzero. }
  exact (Beside_experts.logarithm_of_a_power a g (4 / 3) logarithm_again logarithm_2 given).
Qed.

Lemma step_5 :
  4 / 3 >= 1.
Proof. (* certificate *)
  refine (cert_ge _ _ _ _ _ (pos 1) (weak _ (frac 1 3)) (eq_refl 0) _).
  algebra.
Qed.

Lemma logarithm_of_a_power_3 : forall (a g : ℝ),
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  - a + 147 * g >= 0.
Proof. (* discharge *)
  intros a g logarithm logarithm_2.
  pose proof Beside_experts.step_5 as lemma.
  exact (Beside_experts.logarithm_of_a_power_2 a g logarithm logarithm_2 lemma).
Qed.

Lemma step_6 : forall (t : ℝ),
  t >= 1 -> (* from 1 on *)
  t ^ 61 > 0.
Proof. (* certificate *)
  intros t from_1_on.
  pose proof (Halving.positive_7 t from_1_on) as positive.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (stimes _ _ (of_gt _ _ positive) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (of_gt _ _ positive)) (eq_refl 0) _).
  algebra [t].
Qed.

Lemma calculus_5 : forall (t : ℝ),
  t >= 1 ->
  -61 * ln t + ln (t ^ 61) >= 0.
Proof. (* calculus *)
  intros t given.
  assert (domain : 1 <= t).
  { refine (same_le _ _ _ (of_ge _ _ given) _). algebra [t]. }
  cut (0 <= eval (Sum (Product (Constant (-61)) (Logarithm The_variable)) (Logarithm (Power The_variable 61))) t); [exact (Rle_ge _ _) |].
  apply (rises _ 1).
  - exact domain.
  - change (0 <= -61 * ln 1 + ln (1 ^ 61)).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    assert (logarithm_2 : ln (1 ^ 61) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_2.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (given_there : between >= 1).
    { refine (same_ge _ _ _ (of_le _ _ low) _). algebra [between; t]. }
    pose proof (Halving.positive_7 between given_there) as positive.
    apply of_gt in positive.
    pose proof (Beside_experts.step_6 between given_there) as positive_2.
    apply of_gt in positive_2.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between ^ 61).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj I (conj I above_zero)) (conj I above_zero_2)).
    + refine (nonneg_slope _ _ 1 1 _ (pos 1) (pos 1) (of_ge _ _ Perceptron_mistake_bound.total_progress) _).
      worked_out. field; nonzero.
Qed.

Lemma logarithm_of_a_power_4 : forall (a ell t : ℝ),
  a = ln (t ^ 61) -> (* logarithm *)
  ell = ln t -> (* logarithm *)
  t >= 1 ->
  a - 61 * ell >= 0.
Proof. (* logarithms *)
  intros a ell t logarithm logarithm_2 given.
  pose proof (Beside_experts.calculus_5 t given) as said.
  rewrite <- logarithm in said.
  rewrite <- logarithm_2 in said.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma logarithm_of_a_power_5 : forall (b c : ℝ),
  b = ln 2 -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  2 >= 1 ->
  -61 * b + c >= 0.
Proof. (* instance *)
  intros b c logarithm logarithm_2 given.
  assert (logarithm_2_again : c = ln (2 ^ 61)).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm_2) _). replace (ln (2 ^ 61)) with (ln 2305843009213693952) by (apply f_equal; field; nonzero). ring. }
  refine (same_ge _ _ _ (of_ge _ _ (Beside_experts.logarithm_of_a_power_4 c b 2 logarithm_2_again logarithm given)) _). algebra [c; b].
Qed.

Lemma logarithm_of_a_power_6 : forall (b c : ℝ),
  b = ln 2 -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  -61 * b + c >= 0.
Proof. (* discharge *)
  intros b c logarithm logarithm_2.
  pose proof Halving.step_9 as lemma.
  assert (lemma_again : 2 >= 1).
  { refine (same_ge _ _ _ (of_ge _ _ lemma) _). algebra. }
  exact (Beside_experts.logarithm_of_a_power_5 b c logarithm logarithm_2 lemma_again).
Qed.

Lemma monotone_4 : forall (a c : ℝ),
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  2305843009213693952 > 0 -> (* positive *)
  31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787 > 0 -> (* positive *)
  2305843009213693952 <= 31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787 -> (* no more *)
  c <= a.
Proof. (* instance *)
  intros a c logarithm logarithm_2 positive positive_2 no_more.
  exact (Halving.monotone 2305843009213693952 (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) c a logarithm_2 logarithm positive positive_2 no_more).
Qed.

Lemma positive_5 :
  2305843009213693952 > 0.
Proof. (* certificate *)
  refine (cert_gt _ _ _ _ _ (pos 1) (pos 2305843009213693952) (eq_refl 0) _).
  algebra.
Qed.

Lemma monotone_5 : forall (a c : ℝ),
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787 > 0 -> (* positive *)
  2305843009213693952 <= 31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787 -> (* no more *)
  c <= a.
Proof. (* discharge *)
  intros a c logarithm logarithm_2 positive no_more.
  pose proof Beside_experts.positive_5 as positive_2.
  exact (Beside_experts.monotone_4 a c logarithm logarithm_2 positive_2 positive no_more).
Qed.

Lemma no_more :
  2305843009213693952 <= 31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787.
Proof. (* certificate *)
  refine (cert_le _ _ _ _ _ (pos 1) (weak _ (frac 231081141048087634707325944390945032883460469491618494619114466694874156493188743823360 13703277223523221219433362313025801636536040755174924956117940937101787)) (eq_refl 0) _).
  algebra.
Qed.

Lemma monotone_6 : forall (a c : ℝ),
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787 > 0 -> (* positive *)
  c <= a.
Proof. (* discharge *)
  intros a c logarithm logarithm_2 positive.
  pose proof Beside_experts.no_more as no_more.
  exact (Beside_experts.monotone_5 a c logarithm logarithm_2 positive no_more).
Qed.

Lemma positive_6 :
  31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787 > 0.
Proof. (* certificate *)
  refine (cert_gt _ _ _ _ _ (pos 1) (frac 31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 13703277223523221219433362313025801636536040755174924956117940937101787) (eq_refl 0) _).
  algebra.
Qed.

Lemma monotone_7 : forall (a c : ℝ),
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  c <= a.
Proof. (* discharge *)
  intros a c logarithm logarithm_2.
  pose proof Beside_experts.positive_6 as positive.
  exact (Beside_experts.monotone_6 a c logarithm logarithm_2 positive).
Qed.

Lemma product_law : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  0 = 0 -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  0 <= b - h.
Proof. (* instance *)
  intros b h β product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (product_again : 1 = β * 2).
  { refine (same_eq _ _ _ (of_eq _ _ product) _). algebra [β]. }
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_le _ _ _ (of_le _ _ (Beside_l1_margin.product_law_18 β 2 1 (- h) b 0 product_again logarithm_2 logarithm_3 logarithm_again positive positive_3 positive_2)) _). algebra [h; b].
Qed.

Lemma product_law_2 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  0 <= b - h.
Proof. (* discharge *)
  intros b h β product logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Beside_experts.product_law b h β product logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_law_3 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  0 <= b - h.
Proof. (* discharge *)
  intros b h β product logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Beside_experts.product_law_2 b h β product logarithm logarithm_2 positive positive_3 positive_2).
Qed.

Lemma product_law_4 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  0 <= b - h.
Proof. (* discharge *)
  intros b h β product logarithm logarithm_2 positive.
  pose proof Halving.positive_3 as positive_2.
  exact (Beside_experts.product_law_3 b h β product logarithm logarithm_2 positive positive_2).
Qed.

Lemma product : forall (β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  1 = 2 * β.
Proof. (* certificate *)
  intros β penalty_one_half.
  refine (cert_eq _ _ _ _ (pos 1) (eqn (-2) _ _ penalty_one_half) _).
  algebra [β].
Qed.

Lemma product_law_5 : forall (b h β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  0 <= b - h.
Proof. (* discharge *)
  intros b h β penalty_one_half logarithm logarithm_2 positive.
  pose proof (Beside_experts.product β penalty_one_half) as product.
  exact (Beside_experts.product_law_4 b h β product logarithm logarithm_2 positive).
Qed.

Lemma product_law_6 : forall (b h β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  0 <= b - h.
Proof. (* discharge *)
  intros b h β penalty_one_half logarithm logarithm_2.
  pose proof (Beside_experts.penalty_4 β penalty_one_half) as penalty.
  exact (Beside_experts.product_law_5 b h β penalty_one_half logarithm logarithm_2 penalty).
Qed.

Lemma product_law_7 : forall (K g β : ℝ),
  1 = 2 * β / 3 + 2 / 3 -> (* product *)
  0 = 0 -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  1 > 0 -> (* positive *)
  β / 2 + 1 / 2 > 0 -> (* positive *)
  4 / 3 > 0 -> (* positive *)
  0 >= - K + g.
Proof. (* instance *)
  intros K g β product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (product_again : 1 = (β / 2 + 1 / 2) * (4 / 3)).
  { refine (same_eq _ _ _ (of_eq _ _ product) _). algebra [β]. }
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  exact (Beside_l1_margin.product_law (β / 2 + 1 / 2) (4 / 3) 1 (- K) g 0 product_again logarithm_2 logarithm_3 logarithm_again positive_2 positive_3 positive).
Qed.

Lemma product_law_8 : forall (K g β : ℝ),
  1 = 2 * β / 3 + 2 / 3 -> (* product *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  1 > 0 -> (* positive *)
  β / 2 + 1 / 2 > 0 -> (* positive *)
  4 / 3 > 0 -> (* positive *)
  0 >= - K + g.
Proof. (* discharge *)
  intros K g β product logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Beside_experts.product_law_7 K g β product logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_law_9 : forall (K g β : ℝ),
  1 = 2 * β / 3 + 2 / 3 -> (* product *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  β / 2 + 1 / 2 > 0 -> (* positive *)
  4 / 3 > 0 -> (* positive *)
  0 >= - K + g.
Proof. (* discharge *)
  intros K g β product logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Beside_experts.product_law_8 K g β product logarithm logarithm_2 positive_3 positive positive_2).
Qed.

Lemma positive_7 :
  4 / 3 > 0.
Proof. (* certificate *)
  refine (cert_gt _ _ _ _ _ (pos 1) (frac 4 3) (eq_refl 0) _).
  algebra.
Qed.

Lemma product_law_10 : forall (K g β : ℝ),
  1 = 2 * β / 3 + 2 / 3 -> (* product *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  β / 2 + 1 / 2 > 0 -> (* positive *)
  0 >= - K + g.
Proof. (* discharge *)
  intros K g β product logarithm logarithm_2 positive.
  pose proof Beside_experts.positive_7 as positive_2.
  exact (Beside_experts.product_law_9 K g β product logarithm logarithm_2 positive positive_2).
Qed.

Lemma product_2 : forall (β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  1 = 2 * β / 3 + 2 / 3.
Proof. (* certificate *)
  intros β penalty_one_half.
  refine (cert_eq _ _ _ _ (pos 1) (eqn (-2 / 3) _ _ penalty_one_half) _).
  algebra [β].
Qed.

Lemma product_law_11 : forall (K g β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  β / 2 + 1 / 2 > 0 -> (* positive *)
  0 >= - K + g.
Proof. (* discharge *)
  intros K g β penalty_one_half logarithm logarithm_2 positive.
  pose proof (Beside_experts.product_2 β penalty_one_half) as product.
  exact (Beside_experts.product_law_10 K g β product logarithm logarithm_2 positive).
Qed.

Lemma step_7 : forall (β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  β / 2 + 1 / 2 > 0.
Proof. (* certificate *)
  intros β penalty_one_half.
  refine (cert_gt _ _ _ _ _ (pos 1) (frac 3 4) (eqn (1 / 2) _ _ penalty_one_half) _).
  algebra [β].
Qed.

Lemma product_law_12 : forall (K g β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  0 >= - K + g.
Proof. (* discharge *)
  intros K g β penalty_one_half logarithm logarithm_2.
  pose proof (Beside_experts.step_7 β penalty_one_half) as lemma.
  exact (Beside_experts.product_law_11 K g β penalty_one_half logarithm logarithm_2 lemma).
Qed.

Lemma powers_compared : forall (K a b c g h β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - h = ln β -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  147 * K >= 61 * h.
Proof. (* certificate *)
  intros K a b c g h β penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 logarithm_6.
  pose proof (Beside_experts.logarithm_of_a_power_3 a g logarithm_3 logarithm_6) as logarithm_of_a_power.
  pose proof (Beside_experts.logarithm_of_a_power_6 b c logarithm_4 logarithm_5) as logarithm_of_a_power_2.
  pose proof (Beside_experts.monotone_7 a c logarithm_3 logarithm_5) as monotone.
  pose proof (Beside_experts.product_law_6 b h β penalty_one_half logarithm logarithm_4) as product_law.
  pose proof (Beside_experts.product_law_12 K g β penalty_one_half logarithm_2 logarithm_6) as product_law_2.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (of_ge _ _ logarithm_of_a_power) (of_ge _ _ logarithm_of_a_power_2)) (of_le _ _ monotone)) (times _ _ (weak _ (pos 61)) (of_le _ _ product_law))) (times _ _ (weak _ (pos 147)) (of_ge _ _ product_law_2))) (eq_refl 0) _).
  algebra [K; h; a; g; b; c].
Qed.

Lemma product_law_13 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  0 = 0 -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  0 >= b - h.
Proof. (* instance *)
  intros b h β product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  assert (product_again : 1 = β * 2).
  { refine (same_eq _ _ _ (of_eq _ _ product) _). algebra [β]. }
  assert (logarithm_again : 0 = ln 1).
  { refine (same_eq _ _ _ (of_eq _ _ logarithm) _). rewrite (ln_of_1 1) by (field; nonzero). ring. }
  refine (same_ge _ _ _ (of_ge _ _ (Beside_l1_margin.product_law β 2 1 (- h) b 0 product_again logarithm_2 logarithm_3 logarithm_again positive positive_3 positive_2)) _). algebra [h; b].
Qed.

Lemma product_law_14 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  1 > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  0 >= b - h.
Proof. (* discharge *)
  intros b h β product logarithm logarithm_2 positive positive_2 positive_3.
  pose proof Halving.logarithm_2 as logarithm_3.
  exact (Beside_experts.product_law_13 b h β product logarithm_3 logarithm logarithm_2 positive positive_2 positive_3).
Qed.

Lemma product_law_15 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  2 > 0 -> (* positive *)
  0 >= b - h.
Proof. (* discharge *)
  intros b h β product logarithm logarithm_2 positive positive_2.
  pose proof Halving.positive_11 as positive_3.
  exact (Beside_experts.product_law_14 b h β product logarithm logarithm_2 positive positive_3 positive_2).
Qed.

Lemma product_law_16 : forall (b h β : ℝ),
  1 = 2 * β -> (* product *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  0 >= b - h.
Proof. (* discharge *)
  intros b h β product logarithm logarithm_2 positive.
  pose proof Halving.positive_3 as positive_2.
  exact (Beside_experts.product_law_15 b h β product logarithm logarithm_2 positive positive_2).
Qed.

Lemma product_law_17 : forall (b h β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  β > 0 -> (* positive *)
  0 >= b - h.
Proof. (* discharge *)
  intros b h β penalty_one_half logarithm logarithm_2 positive.
  pose proof (Beside_experts.product β penalty_one_half) as product.
  exact (Beside_experts.product_law_16 b h β product logarithm logarithm_2 positive).
Qed.

Lemma product_law_18 : forall (b h β : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  - h = ln β -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  0 >= b - h.
Proof. (* discharge *)
  intros b h β penalty_one_half logarithm logarithm_2.
  pose proof (Beside_experts.penalty_4 β penalty_one_half) as penalty.
  exact (Beside_experts.product_law_17 b h β penalty_one_half logarithm logarithm_2 penalty).
Qed.

Lemma in_units_of_ln_2 : forall (G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  n > 0 -> (* some expert *)
  M >= 0 -> (* a count *)
  m >= 0 -> (* a count *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  61 * M * b <= 147 * b * (lg + m).
Proof. (* certificate *)
  intros G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 logarithm_6 logarithm_7 logarithm_8 logarithm_9 logarithm_10 some_expert a_count a_count_2 update_run error_run other_expert_run.
  pose proof (Beside_experts.monotone_3 N b lg n logarithm_3 logarithm_4 some_expert) as monotone.
  pose proof (Beside_experts.mistake_bound_8 G K M N T_U h m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_5 logarithm_6 some_expert update_run error_run other_expert_run) as mistake_bound.
  pose proof (Beside_experts.powers_compared K a b c g h β penalty_one_half logarithm_2 logarithm_6 logarithm_7 logarithm_8 logarithm_9 logarithm_10) as powers_compared.
  pose proof (Beside_experts.product_law_18 b h β penalty_one_half logarithm_2 logarithm_8) as product_law.
  pose proof (Beside_experts.product_law_6 b h β penalty_one_half logarithm_2 logarithm_8) as product_law_2.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (plus _ _ (plus _ _ (times _ _ (weak _ (pos 147)) (of_le _ _ monotone)) (times _ _ (weak _ (pos 147)) (of_le _ _ mistake_bound))) (times _ _ (of_ge _ _ a_count) (of_ge _ _ powers_compared))) (times _ _ (weak _ (pos 61)) (times _ _ (of_ge _ _ a_count) (of_ge _ _ product_law)))) (times _ _ (weak _ (pos 147)) (times _ _ (of_ge _ _ a_count_2) (of_le _ _ product_law_2)))) (eq_refl 0) _).
  algebra [M; b; lg; m; N; K; h].
Qed.

Lemma step_8 : forall (G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  n > 0 -> (* some expert *)
  M >= 0 -> (* a count *)
  m >= 0 -> (* a count *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  61 * M <= 147 * lg + 147 * m.
Proof. (* certificate *)
  intros G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 logarithm_6 logarithm_7 logarithm_8 logarithm_9 logarithm_10 some_expert a_count a_count_2 update_run error_run other_expert_run.
  pose proof (Beside_experts.ln_2 b logarithm_8) as ln_2.
  pose proof (Beside_experts.in_units_of_ln_2 G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 logarithm_6 logarithm_7 logarithm_8 logarithm_9 logarithm_10 some_expert a_count a_count_2 update_run error_run other_expert_run) as in_units_of_ln_2.
  refine (cert_le _ _ _ _ _ (of_gt _ _ ln_2) (of_le _ _ in_units_of_ln_2) (eq_refl 0) _).
  algebra [M; lg; m; b].
Qed.

Lemma with_one_half : forall (G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m : ℝ),
  β = 1 / 2 -> (* penalty one half *)
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  b * lg = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  - K = ln (β / 2 + 1 / 2) -> (* logarithm *)
  a = ln (31828687130226345097944463881396533766429193651030253916189694521162207808802136034115584 / 13703277223523221219433362313025801636536040755174924956117940937101787) -> (* logarithm *)
  b = ln 2 -> (* logarithm *)
  c = ln 2305843009213693952 -> (* logarithm *)
  g = ln (4 / 3) -> (* logarithm *)
  n > 0 -> (* some expert *)
  M >= 0 -> (* a count *)
  m >= 0 -> (* a count *)
  Weighted_majority.total_cost_run N n β T_U Λ_U M G ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  100 * M <= 241 * lg + 241 * m.
Proof. (* certificate *)
  intros G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 logarithm_6 logarithm_7 logarithm_8 logarithm_9 logarithm_10 some_expert a_count a_count_2 update_run error_run other_expert_run.
  pose proof (Beside_experts.step_8 G K M N T_U a b c g h lg m n n_o v_m Λ_U β ν_m penalty_one_half logarithm logarithm_2 logarithm_3 logarithm_4 logarithm_5 logarithm_6 logarithm_7 logarithm_8 logarithm_9 logarithm_10 some_expert a_count a_count_2 update_run error_run other_expert_run) as fact.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (weak _ (frac 1 147)) (of_ge _ _ a_count)) (times _ _ (weak _ (frac 241 147)) (of_le _ _ fact))) (eq_refl 0) _).
  algebra [M; lg; m].
Qed.

Lemma shrinks : forall (F T T' n_e n_r β κ : ℝ),
  2 * κ = β + 1 -> (* half the sum *)
  β < 1 -> (* penalty below 1 *)
  2 * F >= T -> (* mistake *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  - T' >= - T * κ.
Proof. (* certificate *)
  intros F T T' n_e n_r β κ half_the_sum penalty_below_1 mistake expert_run.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (frac 1 2)) (times _ _ (of_ge _ _ mistake) (weak _ (of_lt _ _ penalty_below_1)))) (eqns _ _ (eqn (T / 2) _ _ half_the_sum) (eqn (-1) _ _ weight_after_it)) _).
  algebra [T'; T; κ; β; F].
Qed.

Lemma step_9 : forall (β κ : ℝ),
  2 * κ = β + 1 -> (* half the sum *)
  β > 0 -> (* penalty *)
  κ >= 0.
Proof. (* certificate *)
  intros β κ half_the_sum penalty.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (weak _ (frac 1 2)) (times _ _ (weak _ (frac 1 2)) (weak _ (of_gt _ _ penalty)))) (eqn (1 / 2) _ _ half_the_sum) _).
  algebra [κ; β].
Qed.

Lemma total_weight : forall (F T T' n n_e n_r q q' β κ : ℝ),
  2 * κ = β + 1 -> (* half the sum *)
  q' = κ * q -> (* one factor more *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  - T >= - n * q -> (* total weight *)
  2 * F >= T -> (* mistake *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  - T' >= - n * q'.
Proof. (* certificate *)
  intros F T T' n n_e n_r q q' β κ half_the_sum one_factor_more penalty_below_1 penalty total_weight mistake expert_run.
  pose proof (Beside_experts.shrinks F T T' n_e n_r β κ half_the_sum penalty_below_1 mistake expert_run) as shrinks.
  pose proof (Beside_experts.step_9 β κ half_the_sum penalty) as fact.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ shrinks) (times _ _ (of_ge _ _ total_weight) (of_ge _ _ fact))) (eqn n _ _ one_factor_more) _).
  algebra [T'; n; q'; κ; q; T].
Qed.

Lemma no_gain : forall (F T T' n_e n_r β : ℝ),
  β < 1 -> (* penalty below 1 *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  - T' >= - T.
Proof. (* certificate *)
  intros F T T' n_e n_r β penalty_below_1 expert_run.
  pose proof (Weighted_majority.no_negative_weight_errs_3 F T T' n_e n_r β expert_run) as no_negative_weight_errs.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (weak _ (of_lt _ _ penalty_below_1)) (of_ge _ _ no_negative_weight_errs)) (eqn (-1) _ _ weight_after_it) _).
  algebra [T'; T; F; β].
Qed.

Lemma total_weight_2 : forall (F T T' n n_e n_r q q' β : ℝ),
  q' = q -> (* one factor more *)
  β < 1 -> (* penalty below 1 *)
  - T >= - n * q -> (* total weight *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  - T' >= - n * q'.
Proof. (* certificate *)
  intros F T T' n n_e n_r q q' β one_factor_more penalty_below_1 total_weight expert_run.
  pose proof (Beside_experts.no_gain F T T' n_e n_r β penalty_below_1 expert_run) as no_gain.
  refine (cert_ge _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ total_weight) (of_ge _ _ no_gain)) (eqn n _ _ one_factor_more) _).
  algebra [T'; n; q'; q; T].
Qed.

Inductive total_weight_run (n β κ : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_weight_run_start : total_weight_run n β κ n 1 0 0
  | total_weight_run_next_M : forall (F G M T T' n_e n_r q q' : ℝ),
      total_weight_run n β κ T q M G ->
      q' = κ * q -> (* one factor more *)
      2 * F >= T -> (* mistake *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_weight_run n β κ T' q' (M + 1) G
  | total_weight_run_next_G : forall (F G M T T' n_e n_r q q' : ℝ),
      total_weight_run n β κ T q M G ->
      q' = q -> (* one factor more *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_weight_run n β κ T' q' M (G + 1).

Lemma total_weight_3 : forall (G M T_U n β κ κ_pow_M : ℝ),
  2 * κ = β + 1 -> (* half the sum *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  Beside_experts.total_weight_run n β κ T_U κ_pow_M M G ->
  - T_U >= - κ_pow_M * n.
Proof. (* induction *)
  intros G M T_U n β κ κ_pow_M half_the_sum penalty_below_1 penalty update_run.
  cut (forall (T q M G : ℝ), Beside_experts.total_weight_run n β κ T q M G ->
    - T >= - n * q).
  { intros all. pose proof (all T_U κ_pow_M M G update_run) as kept.
    refine (same_ge _ _ _ (of_ge _ _ kept) _). algebra [T_U; n; κ_pow_M]. }
  clear update_run T_U κ_pow_M M G.
  refine (Beside_experts.total_weight_run_ind n β κ (fun (T q M G : ℝ) =>
    - T >= - n * q) _ _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra [n].
  - intros F G M T T' n_e n_r q q' _ kept_2 one_factor_more mistake expert_run.
    exact (Beside_experts.total_weight F T T' n n_e n_r q q' β κ half_the_sum one_factor_more penalty_below_1 penalty kept_2 mistake expert_run).
  - intros F G M T T' n_e n_r q q' _ kept_2 one_factor_more expert_run.
    exact (Beside_experts.total_weight_2 F T T' n n_e n_r q q' β one_factor_more penalty_below_1 kept_2 expert_run).
Qed.

Lemma power : forall (p p' v v' β : ℝ),
  p' = β * p -> (* one factor more *)
  v' = β * v -> (* its weight punished *)
  β > 0 -> (* penalty *)
  v >= p -> (* power *)
  v' >= p'.
Proof. (* certificate *)
  intros p p' v v' β one_factor_more its_weight_punished penalty power.
  refine (cert_ge _ _ _ _ _ (pos 1) (times _ _ (of_ge _ _ power) (weak _ (of_gt _ _ penalty))) (eqns _ _ (eqn 1 _ _ its_weight_punished) (eqn (-1) _ _ one_factor_more)) _).
  algebra [v'; p'; β; v; p].
Qed.

Inductive power_run (β : ℝ) : ℝ -> ℝ -> ℝ -> Prop :=
  | power_run_start : power_run β 1 1 0
  | power_run_next : forall (m p p' v v' : ℝ),
      power_run β v p m ->
      p' = β * p -> (* one factor more *)
      v' = β * v -> (* its weight punished *)
      power_run β v' p' (m + 1).

Lemma power_2 : forall (m v_m β β_pow_m : ℝ),
  β > 0 -> (* penalty *)
  Beside_experts.power_run β v_m β_pow_m m ->
  v_m >= β_pow_m.
Proof. (* induction *)
  intros m v_m β β_pow_m penalty error_run.
  cut (forall (v p m : ℝ), Beside_experts.power_run β v p m ->
    v >= p).
  { intros all. pose proof (all v_m β_pow_m m error_run) as kept.
    exact kept. }
  clear error_run v_m β_pow_m m.
  refine (Beside_experts.power_run_ind β (fun (v p m : ℝ) =>
    v >= p) _ _).
  - refine (same_ge _ _ _ (of_ge _ _ Perceptron_mistake_bound.total_progress) _). algebra.
  - intros m p p' v v' _ kept_2 one_factor_more its_weight_punished.
    exact (Beside_experts.power p p' v v' β one_factor_more its_weight_punished penalty kept_2).
Qed.

Lemma in_powers : forall (G M T_U m n n_o v_m β β_pow_m κ κ_pow_M : ℝ),
  2 * κ = β + 1 -> (* half the sum *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  Beside_experts.total_weight_run n β κ T_U κ_pow_M M G ->
  Beside_experts.power_run β v_m β_pow_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  β_pow_m <= κ_pow_M * n.
Proof. (* certificate *)
  intros G M T_U m n n_o v_m β β_pow_m κ κ_pow_M half_the_sum penalty_below_1 penalty update_run error_run other_expert_run.
  pose proof (Beside_experts.total_weight_3 G M T_U n β κ κ_pow_M half_the_sum penalty_below_1 penalty update_run) as total_weight.
  pose proof (Weighted_majority.part_of_the_total_2 T_U n_o v_m other_expert_run) as part_of_the_total.
  pose proof (Beside_experts.power_2 m v_m β β_pow_m penalty error_run) as power.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (plus _ _ (of_ge _ _ total_weight) (of_ge _ _ part_of_the_total)) (of_ge _ _ power)) (eq_refl 0) _).
  algebra [β_pow_m; κ_pow_M; n; T_U; v_m].
Qed.

Lemma slope_4 : forall (f β : ℝ),
  β ^ 2 * f ^ 2 + 2 * β * f ^ 2 - 2 * β * f + f ^ 2 - 2 * f + 1 >= 0.
Proof. (* certificate *)
  intros f β.
  refine (cert_ge _ _ _ _ _ (pos 1) (sq (β * f + f - 1)) (eq_refl 0) _).
  algebra [β; f].
Qed.

Lemma positive_8 : forall (f β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 -> (* domain *)
  f <= 1 -> (* chance *)
  β * f - f + 1 > 0.
Proof. (* certificate *)
  intros f β penalty domain chance.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ penalty) (times _ _ (of_le _ _ domain) (of_le _ _ chance))) (eq_refl 0) _).
  algebra [β; f].
Qed.

Lemma positive_9 : forall (f β : ℝ),
  β > 0 -> (* penalty *)
  β <= 1 -> (* domain *)
  f <= 1 -> (* chance *)
  f >= 0 -> (* chance *)
  β ^ 3 * f ^ 2 - 2 * β ^ 2 * f ^ 2 + 2 * β ^ 2 * f + β * f ^ 2 - 2 * β * f + β > 0.
Proof. (* certificate *)
  intros f β penalty domain chance chance_2.
  destruct (gt_or (β ^ 3 * f ^ 2 - 2 * β ^ 2 * f ^ 2 + 2 * β ^ 2 * f + β * f ^ 2 - 2 * β * f + β) 0) as [holds | contrary]; [exact holds |].
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (plus_s _ _ (plus _ _ (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ penalty)))) (times _ _ (of_ge _ _ contrary) (of_le _ _ domain))) (stimes _ _ (stimes _ _ (of_gt _ _ penalty) (of_gt _ _ penalty)) (of_gt _ _ penalty))) (times _ _ (weak _ (pos 2)) (times _ _ (times _ _ (weak _ (of_gt _ _ penalty)) (of_le _ _ chance)) (of_le _ _ chance)))) (times _ _ (times _ _ (weak _ (of_gt _ _ penalty)) (of_ge _ _ chance_2)) (sq β))) (times _ _ (weak _ (pos 3)) (times _ _ (times _ _ (of_ge _ _ chance_2) (of_le _ _ chance)) (sq β)))) (times _ _ (times _ _ (of_le _ _ domain) (of_le _ _ chance)) (sq β))) (times _ _ (times _ _ (sq β) (sq β)) (sq f))) (eq_refl 0) _).
  algebra [β; f].
Qed.

Lemma slope_5 : forall (f β : ℝ),
  β > 0 -> (* positive *)
  β <= 1 ->
  f <= 1 -> (* chance *)
  f >= 0 -> (* chance *)
  4 * f * (1 - f) * (β - 1) / (β * f - f + 1) - ln β >= 0.
Proof. (* calculus *)
  intros f β positive given chance chance_2.
  assert (domain : β <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [β]. }
  cut (0 <= eval (Difference (Quotient (Product (Constant (4 * f * (1 - f))) (Difference The_variable (Constant 1))) (Sum (Difference (Product The_variable (Constant f)) (Constant f)) (Constant 1))) (Logarithm The_variable)) β); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - assert (positive_there : 1 > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [β]. }
    assert (given_there : 1 <= 1).
    { refine (same_le _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [β]. }
    pose proof (Weighted_majority.penalty 1 positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive_8 f 1 positive_there given_there chance) as positive_3.
    apply of_gt in positive_3.
    pose proof (Beside_experts.positive_9 f 1 positive_there given_there chance chance_2) as positive_4.
    apply of_gt in positive_4.
    change (0 <= 4 * f * (1 - f) * (1 - 1) / (1 * f - f + 1) - ln 1).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; β]. }
    pose proof (Weighted_majority.penalty between positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive_8 f between positive_there given_there chance) as positive_3.
    apply of_gt in positive_3.
    pose proof (Beside_experts.positive_9 f between positive_there given_there chance chance_2) as positive_4.
    apply of_gt in positive_4.
    assert (above_zero : 0 < between * f - f + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between ^ 3 * f ^ 2 - 2 * between ^ 2 * f ^ 2 + 2 * between ^ 2 * f + between * f ^ 2 - 2 * between * f + between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_4) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I I)) (conj (conj (conj (conj I I) I) I) (Rgt_not_eq _ _ above_zero))) (conj I above_zero_2)).
    + refine (nonpos_slope _ _ 1 (between ^ 3 * f ^ 2 - 2 * between ^ 2 * f ^ 2 + 2 * between ^ 2 * f + between * f ^ 2 - 2 * between * f + between) _ above_zero_3 (pos 1) (of_ge _ _ (Beside_experts.slope_4 f between)) _).
      worked_out. field; nonzero.
Qed.

Lemma positive_10 : forall (β : ℝ),
  β > 0 -> (* penalty *)
  4 * β > 0.
Proof. (* certificate *)
  intros β penalty.
  refine (cert_gt _ _ _ _ _ (pos 1) (stimes _ _ (pos 4) (of_gt _ _ penalty)) (eq_refl 0) _).
  algebra [β].
Qed.

Lemma Hoeffding_s_lemma : forall (f β : ℝ),
  β > 0 -> (* positive *)
  β <= 1 ->
  f <= 1 -> (* chance *)
  f >= 0 -> (* chance *)
  f * ln β + ln β ^ 2 / 8 - ln (β * f - f + 1) >= 0.
Proof. (* calculus *)
  intros f β positive given chance chance_2.
  assert (domain : β <= 1).
  { refine (same_le _ _ _ (of_le _ _ given) _). algebra [β]. }
  cut (0 <= eval (Difference (Sum (Product (Constant f) (Logarithm The_variable)) (Quotient (Power (Logarithm The_variable) 2) (Constant 8))) (Logarithm (Sum (Difference (Product The_variable (Constant f)) (Constant f)) (Constant 1)))) β); [exact (Rle_ge _ _) |].
  apply (falls _ 1).
  - exact domain.
  - assert (positive_there : 1 > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ domain))) (eq_refl 0) _). algebra [β]. }
    assert (given_there : 1 <= 1).
    { refine (same_le _ _ _ (of_le _ _ (Rle_refl 1)) _). algebra [β]. }
    pose proof (Weighted_majority.penalty 1 positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive_8 f 1 positive_there given_there chance) as positive_3.
    apply of_gt in positive_3.
    pose proof (Beside_experts.positive_10 1 positive_there) as positive_4.
    apply of_gt in positive_4.
    change (0 <= f * ln 1 + ln 1 ^ 2 / 8 - ln (1 * f - f + 1)).
    assert (logarithm : ln 1 = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm.
    assert (logarithm_2 : ln (1 * f - f + 1) = 0) by (apply ln_of_1; field; nonzero).
    rewrite logarithm_2.
    apply (Rle_trans _ 0).
    { apply Rle_refl. }
    apply Req_le. field; nonzero.
  - intros between low high.
    assert (positive_there : between > 0).
    { refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_gt _ _ positive) (times _ _ (weak _ (pos 1)) (of_le _ _ low))) (eq_refl 0) _). algebra [between; β]. }
    assert (given_there : between <= 1).
    { refine (same_le _ _ _ (of_le _ _ high) _). algebra [between; β]. }
    pose proof (Weighted_majority.penalty between positive_there) as positive_2.
    apply of_gt in positive_2.
    pose proof (Beside_experts.positive_8 f between positive_there given_there chance) as positive_3.
    apply of_gt in positive_3.
    pose proof (Beside_experts.positive_10 between positive_there) as positive_4.
    apply of_gt in positive_4.
    assert (above_zero : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_2 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_3 : 0 < between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_2) (eq_refl 0) _). field. }
    assert (above_zero_4 : 0 < between * f - f + 1).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 1) positive_3) (eq_refl 0) _). field. }
    assert (above_zero_5 : 0 < 4 * between).
    { refine (pos_of _ _ _ _ (pos 1) (stimes _ _ (pos 4) positive_2) (eq_refl 0) _). field. }
    split.
    + exact (conj (conj (conj I (conj I above_zero_2)) (conj (conj I above_zero_3) (conj I (Rgt_not_eq _ _ (pos 8))))) (conj (conj (conj (conj I I) I) I) above_zero_4)).
    + refine (nonpos_slope _ _ 1 (4 * between) _ above_zero_5 (pos 1) (of_ge _ _ (Beside_experts.slope_5 f between positive_there given_there chance chance_2)) _).
      worked_out. field; nonzero.
Qed.

Lemma Hoeffding_s_lemma_2 : forall (ell f g β : ℝ),
  g = ln (β * f - f + 1) -> (* logarithm *)
  ell = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  β <= 1 ->
  f <= 1 -> (* chance *)
  f >= 0 -> (* chance *)
  g <= ell ^ 2 / 8 + ell * f.
Proof. (* logarithms *)
  intros ell f g β logarithm logarithm_2 positive given chance chance_2.
  pose proof (Beside_experts.Hoeffding_s_lemma f β positive given chance chance_2) as said.
  rewrite <- logarithm_2 in said.
  rewrite <- logarithm in said.
  refine (cert_le _ _ _ _ _ (pos 1) (times _ _ (weak _ (pos 1)) (of_ge _ _ said)) (eq_refl 0) _). field; nonzero.
Qed.

Lemma Hoeffding_s_lemma_3 : forall (f g h β : ℝ),
  g = ln (β * f - f + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  β <= 1 ->
  f <= 1 -> (* chance *)
  f >= 0 -> (* chance *)
  g <= - f * h + h ^ 2 / 8.
Proof. (* instance *)
  intros f g h β logarithm logarithm_2 positive given chance chance_2.
  refine (same_le _ _ _ (of_le _ _ (Beside_experts.Hoeffding_s_lemma_2 (- h) f g β logarithm logarithm_2 positive given chance chance_2)) _). algebra [g; h; f].
Qed.

Lemma Hoeffding_s_lemma_4 : forall (f g h β : ℝ),
  g = ln (β * f - f + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* positive *)
  f <= 1 -> (* chance *)
  f >= 0 -> (* chance *)
  g <= - f * h + h ^ 2 / 8.
Proof. (* discharge *)
  intros f g h β logarithm logarithm_2 penalty_below_1 positive chance chance_2.
  pose proof (Vovk_s_forecaster.step_2 β penalty_below_1) as lemma.
  exact (Beside_experts.Hoeffding_s_lemma_3 f g h β logarithm logarithm_2 positive lemma chance chance_2).
Qed.

Lemma product_law_19 : forall (T T' f g Λ Λ' β : ℝ),
  T' = T * (β * f - f + 1) -> (* product *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  β * f - f + 1 > 0 -> (* positive *)
  Λ' <= Λ + g.
Proof. (* instance *)
  intros T T' f g Λ Λ' β product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3.
  exact (Beside_l1_margin.product_law_18 T (β * f - f + 1) T' Λ g Λ' product logarithm logarithm_3 logarithm_2 positive positive_3 positive_2).
Qed.

Lemma product_3 : forall (F T T' f n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  T' = T * (β * f - f + 1).
Proof. (* certificate *)
  intros F T T' f n_e n_r β drawn_by_weight expert_run.
  pose proof (Weighted_majority.weight_after_it_3 F T T' n_e n_r β expert_run) as weight_after_it.
  refine (cert_eq _ _ _ _ (pos 1) (eqns _ _ (eqn (1 - β) _ _ drawn_by_weight) (eqn 1 _ _ weight_after_it)) _).
  algebra [T'; T; β; f; F].
Qed.

Lemma product_law_20 : forall (F T T' f g n_e n_r Λ Λ' β : ℝ),
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  T > 0 -> (* positive *)
  T' > 0 -> (* positive *)
  β * f - f + 1 > 0 -> (* positive *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= Λ + g.
Proof. (* discharge *)
  intros F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 positive positive_2 positive_3 expert_run.
  pose proof (Beside_experts.product_3 F T T' f n_e n_r β drawn_by_weight expert_run) as product.
  exact (Beside_experts.product_law_19 T T' f g Λ Λ' β product logarithm logarithm_2 logarithm_3 positive positive_2 positive_3).
Qed.

Lemma product_law_21 : forall (F T T' f g n_e n_r Λ Λ' β : ℝ),
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  T > 0 -> (* some weight *)
  T' > 0 -> (* positive *)
  β * f - f + 1 > 0 -> (* positive *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= Λ + g.
Proof. (* discharge *)
  intros F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 some_weight positive positive_2 expert_run.
  pose proof (The_L1_margin.some_weight T some_weight) as some_weight_2.
  exact (Beside_experts.product_law_20 F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 some_weight positive positive_2 expert_run).
Qed.

Lemma chance : forall (F T T' f n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  T > 0 -> (* some weight *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  f <= 1.
Proof. (* certificate *)
  intros F T T' f n_e n_r β drawn_by_weight some_weight expert_run.
  pose proof (Weighted_majority.no_more_than_all_err_3 F T T' n_e n_r β expert_run) as no_more_than_all_err.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_weight) (of_le _ _ no_more_than_all_err) (eqn (-1) _ _ drawn_by_weight) _).
  algebra [f; T; F].
Qed.

Lemma chance_2 : forall (F T T' f n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  T > 0 -> (* some weight *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  f >= 0.
Proof. (* certificate *)
  intros F T T' f n_e n_r β drawn_by_weight some_weight expert_run.
  pose proof (Weighted_majority.no_negative_weight_errs_3 F T T' n_e n_r β expert_run) as no_negative_weight_errs.
  refine (cert_ge _ _ _ _ _ (of_gt _ _ some_weight) (of_ge _ _ no_negative_weight_errs) (eqn 1 _ _ drawn_by_weight) _).
  algebra [f; T; F].
Qed.

Lemma what_is_left_of_the_weight : forall (F T T' f n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  β * f - f + 1 > 0.
Proof. (* certificate *)
  intros F T T' f n_e n_r β drawn_by_weight some_weight penalty expert_run.
  destruct (gt_or (β * f - f + 1) 0) as [holds | contrary]; [exact holds |].
  pose proof (Beside_experts.chance F T T' f n_e n_r β drawn_by_weight some_weight expert_run) as chance.
  pose proof (Beside_experts.chance_2 F T T' f n_e n_r β drawn_by_weight some_weight expert_run) as chance_2.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (splus _ _ (splus _ _ (splus _ _ (splus _ _ (stimes _ _ (pos 2) (of_gt _ _ penalty)) (times _ _ (weak _ (pos 2)) (of_le _ _ chance))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ contrary) (weak _ (of_gt _ _ penalty))))) (times _ _ (weak _ (pos 2)) (times _ _ (of_ge _ _ chance_2) (sq β)))) (times _ _ (of_ge _ _ contrary) (of_ge _ _ chance_2))) (times _ _ (of_ge _ _ contrary) (of_le _ _ chance))) (eq_refl 0) _).
  algebra [β; f].
Qed.

Lemma product_law_22 : forall (F T T' f g n_e n_r Λ Λ' β : ℝ),
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  T > 0 -> (* some weight *)
  T' > 0 -> (* positive *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= Λ + g.
Proof. (* discharge *)
  intros F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 some_weight positive penalty expert_run.
  pose proof (Beside_experts.what_is_left_of_the_weight F T T' f n_e n_r β drawn_by_weight some_weight penalty expert_run) as what_is_left_of_the_weight.
  exact (Beside_experts.product_law_21 F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 some_weight positive what_is_left_of_the_weight expert_run).
Qed.

Lemma product_law_23 : forall (F T T' f g n_e n_r Λ Λ' β : ℝ),
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' <= Λ + g.
Proof. (* discharge *)
  intros F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run.
  pose proof (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 some_weight penalty expert_run) as some_weight_2.
  exact (Beside_experts.product_law_22 F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 some_weight some_weight_2 penalty expert_run).
Qed.

Lemma Hoeffding_s_lemma_5 : forall (F T T' f g h n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* positive *)
  f <= 1 -> (* chance *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  g <= - f * h + h ^ 2 / 8.
Proof. (* discharge *)
  intros F T T' f g h n_e n_r β drawn_by_weight logarithm logarithm_2 penalty_below_1 some_weight positive chance expert_run.
  pose proof (Beside_experts.chance_2 F T T' f n_e n_r β drawn_by_weight some_weight expert_run) as chance_2.
  exact (Beside_experts.Hoeffding_s_lemma_4 f g h β logarithm logarithm_2 penalty_below_1 positive chance chance_2).
Qed.

Lemma Hoeffding_s_lemma_6 : forall (F T T' f g h n_e n_r β : ℝ),
  T * f = F -> (* drawn by weight *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* positive *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  g <= - f * h + h ^ 2 / 8.
Proof. (* discharge *)
  intros F T T' f g h n_e n_r β drawn_by_weight logarithm logarithm_2 penalty_below_1 some_weight positive expert_run.
  pose proof (Beside_experts.chance F T T' f n_e n_r β drawn_by_weight some_weight expert_run) as chance.
  exact (Beside_experts.Hoeffding_s_lemma_5 F T T' f g h n_e n_r β drawn_by_weight logarithm logarithm_2 penalty_below_1 some_weight positive chance expert_run).
Qed.

Lemma a_chance_costs_weight : forall (F T T' d d' f g h n_e n_r Λ Λ' β : ℝ),
  d' = d + f -> (* expected so far *)
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * h <= Λ + d * h + h ^ 2 / 8.
Proof. (* certificate *)
  intros F T T' d d' f g h n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_weight penalty expert_run.
  pose proof (Beside_experts.product_law_23 F T T' f g n_e n_r Λ Λ' β drawn_by_weight logarithm logarithm_2 logarithm_3 penalty_below_1 some_weight penalty expert_run) as product_law.
  pose proof (Beside_experts.Hoeffding_s_lemma_6 F T T' f g h n_e n_r β drawn_by_weight logarithm_3 logarithm_4 penalty_below_1 some_weight penalty expert_run) as Hoeffding_s_lemma.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ product_law) (of_le _ _ Hoeffding_s_lemma)) (eqn (- h) _ _ expected_so_far) _).
  algebra [Λ'; d'; h; Λ; d; f; g].
Qed.

Lemma total_cost : forall (F N T T' U d d' f g h n_e n_r Λ Λ' β : ℝ),
  d' = d + f -> (* expected so far *)
  T * f = F -> (* drawn by weight *)
  Λ = ln T -> (* logarithm *)
  Λ' = ln T' -> (* logarithm *)
  g = ln (β * f - f + 1) -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  T > 0 -> (* some weight *)
  β > 0 -> (* penalty *)
  Λ + d * h <= N + U * h ^ 2 / 8 -> (* total cost *)
  Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
  Λ' + d' * h <= N + h ^ 2 * (U + 1) / 8.
Proof. (* certificate *)
  intros F N T T' U d d' f g h n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_weight penalty total_cost expert_run.
  pose proof (Beside_experts.a_chance_costs_weight F T T' d d' f g h n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 some_weight penalty expert_run) as a_chance_costs_weight.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_le _ _ total_cost) (of_le _ _ a_chance_costs_weight)) (eq_refl 0) _).
  algebra [Λ'; d'; h; N; U; Λ; d].
Qed.

Inductive total_cost_run (N n β : ℝ) : ℝ -> ℝ -> ℝ -> ℝ -> Prop :=
  | total_cost_run_start : total_cost_run N n β n N 0 0
  | total_cost_run_next : forall (F T T' U d d' f g n_e n_r Λ Λ' : ℝ),
      total_cost_run N n β T Λ d U ->
      d' = d + f -> (* expected so far *)
      T * f = F -> (* drawn by weight *)
      Λ = ln T -> (* logarithm *)
      Λ' = ln T' -> (* logarithm *)
      g = ln (β * f - f + 1) -> (* logarithm *)
      Weighted_majority.weight_after_it_run β T F T' n_e n_r ->
      total_cost_run N n β T' Λ' d' (U + 1).

Lemma total_cost_2 : forall (E N T_U U h n Λ_U β : ℝ),
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Beside_experts.total_cost_run N n β T_U Λ_U E U ->
  E * h + Λ_U <= N + U * h ^ 2 / 8.
Proof. (* induction *)
  intros E N T_U U h n Λ_U β logarithm logarithm_2 penalty_below_1 penalty some_expert update_run.
  cut (forall (T Λ d U : ℝ), Beside_experts.total_cost_run N n β T Λ d U ->
    Λ + d * h <= N + U * h ^ 2 / 8 /\ T > 0).
  { intros all. destruct (all T_U Λ_U E U update_run) as [kept kept_2].
    refine (same_le _ _ _ (of_le _ _ kept) _). algebra [Λ_U; E; h; N; U]. }
  clear update_run T_U Λ_U E U.
  refine (Beside_experts.total_cost_run_ind N n β (fun (T Λ d U : ℝ) =>
    Λ + d * h <= N + U * h ^ 2 / 8 /\ T > 0) _ _).
  - split.
    { refine (same_le _ _ _ (of_le _ _ (Weighted_majority.total_cost N n logarithm_2 some_expert)) _). algebra [N; h].
    }
    exact (The_L1_margin.some_attribute n some_expert).
  - intros F T T' U d d' f g n_e n_r Λ Λ' _ [kept_3 kept_4] expected_so_far drawn_by_weight logarithm_3 logarithm_4 logarithm_5 expert_run.
    split.
    { refine (same_le _ _ _ (of_le _ _ (Beside_experts.total_cost F N T T' U d d' f g h n_e n_r Λ Λ' β expected_so_far drawn_by_weight logarithm_3 logarithm_4 logarithm_5 logarithm penalty_below_1 kept_4 penalty kept_3 expert_run)) _). algebra [Λ'; d'; h; N; U].
    }
    exact (Weighted_majority.some_weight F T T' n_e n_r β penalty_below_1 kept_4 penalty expert_run).
Qed.

Lemma with_squares : forall (E N T_U U h m n n_o v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  Beside_experts.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E * h <= N + U * h ^ 2 / 8 + h * m.
Proof. (* certificate *)
  intros E N T_U U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert update_run error_run other_expert_run.
  pose proof (Weighted_majority.best_expert T_U h m n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_4 penalty error_run other_expert_run) as best_expert.
  pose proof (Beside_experts.total_cost_2 E N T_U U h n Λ_U β logarithm_2 logarithm_3 penalty_below_1 penalty some_expert update_run) as total_cost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (of_ge _ _ best_expert) (of_le _ _ total_cost)) (eq_refl 0) _).
  algebra [E; h; N; U; m; Λ_U].
Qed.

Lemma tangent : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* positive *)
  - h <= β - 1.
Proof. (* instance *)
  intros h β logarithm positive.
  exact (Guess_and_double_an_unknown_margin.tangent_3 (- h) β logarithm positive).
Qed.

Lemma tangent_2 : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β > 0 -> (* penalty *)
  - h <= β - 1.
Proof. (* discharge *)
  intros h β logarithm penalty.
  pose proof (Weighted_majority.penalty β penalty) as penalty_2.
  exact (Beside_experts.tangent h β logarithm penalty).
Qed.

Lemma some_cost : forall (h β : ℝ),
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  h > 0.
Proof. (* certificate *)
  intros h β logarithm penalty_below_1 penalty.
  pose proof (Beside_experts.tangent_2 h β logarithm penalty) as tangent.
  refine (cert_gt _ _ _ _ _ (pos 1) (splus _ _ (of_lt _ _ penalty_below_1) (of_le _ _ tangent)) (eq_refl 0) _).
  algebra [h; β].
Qed.

Lemma few_squares : forall (R U h s β : ℝ),
  - h = ln β -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  4 * s >= R * h -> (* pays for the rounds *)
  U <= R -> (* no more updates than rounds *)
  U * h ^ 2 <= 4 * h * s.
Proof. (* certificate *)
  intros R U h s β logarithm penalty_below_1 penalty pays_for_the_rounds no_more_updates_than_rounds.
  pose proof (Beside_experts.some_cost h β logarithm penalty_below_1 penalty) as some_cost.
  refine (cert_le _ _ _ _ _ (pos 1) (plus _ _ (times _ _ (of_ge _ _ pays_for_the_rounds) (weak _ (of_gt _ _ some_cost))) (times _ _ (of_le _ _ no_more_updates_than_rounds) (sq h))) (eq_refl 0) _).
  algebra [U; h; s; R].
Qed.

Lemma Hedge : forall (E N R T_U U h m n n_o s v_m Λ_U β ν_m : ℝ),
  Λ_U = ln T_U -> (* logarithm *)
  - h = ln β -> (* logarithm *)
  N = ln n -> (* logarithm *)
  ν_m = ln v_m -> (* logarithm *)
  β < 1 -> (* penalty below 1 *)
  β > 0 -> (* penalty *)
  n > 0 -> (* some expert *)
  4 * s >= R * h -> (* pays for the rounds *)
  U <= R -> (* no more updates than rounds *)
  h * s >= 2 * N -> (* pays for the experts *)
  Beside_experts.total_cost_run N n β T_U Λ_U E U ->
  Weighted_majority.weight_left_run β v_m ν_m m ->
  Weighted_majority.part_of_the_total_run v_m T_U n_o ->
  E <= m + s.
Proof. (* certificate *)
  intros E N R T_U U h m n n_o s v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert pays_for_the_rounds no_more_updates_than_rounds pays_for_the_experts update_run error_run other_expert_run.
  pose proof (Beside_experts.some_cost h β logarithm_2 penalty_below_1 penalty) as some_cost.
  pose proof (Beside_experts.few_squares R U h s β logarithm_2 penalty_below_1 penalty pays_for_the_rounds no_more_updates_than_rounds) as few_squares.
  pose proof (Beside_experts.with_squares E N T_U U h m n n_o v_m Λ_U β ν_m logarithm logarithm_2 logarithm_3 logarithm_4 penalty_below_1 penalty some_expert update_run error_run other_expert_run) as with_squares.
  refine (cert_le _ _ _ _ _ (of_gt _ _ some_cost) (plus _ _ (plus _ _ (times _ _ (weak _ (frac 1 2)) (of_ge _ _ pays_for_the_experts)) (times _ _ (weak _ (frac 1 8)) (of_le _ _ few_squares))) (of_le _ _ with_squares)) (eq_refl 0) _).
  algebra [E; m; s; h; N; U].
Qed.

End Beside_experts.
