(* Infinitely many attributes: the mistakes are those that Winnow makes on N attributes, the slots, so that its bound is
   theirs; and the slots never run out. *)

From Coq Require Import String List Bool Arith ZArith QArith Qreduction Lia.
Require Import algorithms winnow ors.
Import ListNotations.
Open Scope nat_scope.

(* ** The mistakes, as examples of Winnow over the strings that have a slot in the end *)

Lemma has_in : forall strings s, has strings s = true <-> In s strings.
Proof.
  intros strings s; unfold has; rewrite existsb_exists; split.
  - intros (t & inside & same); apply String.eqb_eq in same; now subst.
  - intros inside; exists s; split; [exact inside | apply String.eqb_refl].
Qed.

Lemma has_not : forall strings s, has strings s = false <-> ~ In s strings.
Proof. intros; rewrite <- has_in; destruct (has strings s); intuition congruence. Qed.

Lemma new_in : forall taken x s, In s (new taken x) <-> In s x /\ ~ In s taken.
Proof.
  intros; unfold new; rewrite filter_In, negb_true_iff, has_not; reflexivity.
Qed.

Definition code (strings : list string) (N : nat) (x : list string) : list bool :=
  map (has x) strings ++ repeat false (N - List.length strings).

Lemma score_app : forall w x w' x', List.length w = List.length x ->
  (score (w ++ w') (x ++ x') == score w x + score w' x')%Q.
Proof.
  induction w as [| q w IH]; intros [| b x] w' x' same; cbn [List.length app score] in *; try lia; [ring |].
  destruct b; rewrite IH by lia; ring.
Qed.

Lemma at_active_app : forall change w x w' x', List.length w = List.length x ->
  at_active change (w ++ w') (x ++ x') = at_active change w x ++ at_active change w' x'.
Proof.
  intros change; induction w as [| q w IH]; intros [| b x] w' x' same; cbn [List.length app at_active] in *;
    try lia; [reflexivity | now rewrite IH by lia].
Qed.

Lemma score_off : forall w x, (forall b, In b x -> b = false) -> (score w x == 0)%Q.
Proof.
  induction w as [| q w IH]; intros [| b x] off; cbn [score]; try reflexivity.
  rewrite (off b (or_introl eq_refl)); apply IH; intros; apply off; now right.
Qed.

Lemma at_active_off : forall change w x, (forall b, In b x -> b = false) -> at_active change w x = w.
Proof.
  intros change; induction w as [| q w IH]; intros [| b x] off; cbn [at_active]; try reflexivity.
  rewrite (off b (or_introl eq_refl)), IH; [reflexivity | intros; apply off; now right].
Qed.

Lemma score_of_ones : forall x w, (forall q, In q w -> q = 1%Q) -> (forall b, In b x -> b = true) ->
  List.length w = List.length x -> (score w x == inject_Z (Z.of_nat (List.length x)))%Q.
Proof.
  induction x as [| b x IH]; intros [| q w] ones on same; cbn [List.length score] in *; try lia; [reflexivity |].
  rewrite (on b (or_introl eq_refl)), (ones q (or_introl eq_refl)), IH; try (intros; (apply ones || apply on); now right);
    [| lia].
  rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite inject_Z_plus; ring.
Qed.

(* Winnow's state where the strings with slots are [held], [later] will get one, and there are N attributes *)
Definition as_winnow (held : slots) (N : nat) : list Q := map snd held ++ repeat 1%Q (N - List.length held).

Lemma with_new_strings : forall held x, map fst (with_new held x) = map fst held ++ new (map fst held) x.
Proof. intros; unfold with_new; rewrite map_app, map_map; cbn [fst]; now rewrite map_id. Qed.

Lemma with_new_weights : forall held x,
  map snd (with_new held x) = map snd held ++ repeat 1%Q (List.length (new (map fst held) x)).
Proof.
  intros; unfold with_new; rewrite map_app; f_equal.
  induction (new (map fst held) x) as [| s rest IH]; cbn; [reflexivity | now rewrite IH].
Qed.

Section One_example.
  Variables (held : slots) (N : nat) (x later : list string).
  Let fresh := new (map fst held) x.
  Let all := map fst held ++ fresh ++ later.
  Hypothesis room : List.length all <= N.
  Hypothesis later_off : forall s, In s later -> ~ In s x.

  Lemma code_is : code all N x =
    map (has x) (map fst held) ++ map (has x) fresh ++ map (has x) later ++ repeat false (N - List.length all).
  Proof. unfold code, all; now rewrite !map_app, <- !app_assoc. Qed.

  Lemma state_is : as_winnow held N =
    map snd held ++ repeat 1%Q (List.length fresh) ++ repeat 1%Q (List.length later) ++ repeat 1%Q (N - List.length all).
  Proof.
    unfold as_winnow; f_equal; rewrite <- !repeat_app; f_equal.
    unfold all in *; rewrite !app_length, map_length in *; lia.
  Qed.

  Lemma off : forall b, In b (map (has x) later ++ repeat false (N - List.length all)) -> b = false.
  Proof.
    intros b; rewrite in_app_iff; intros [among | padding]; [| now apply repeat_spec in padding].
    apply in_map_iff in among; destruct among as (s & <- & inside); apply has_not; now apply later_off.
  Qed.

  Lemma fresh_on : forall b, In b (map (has x) fresh) -> b = true.
  Proof.
    intros b among; apply in_map_iff in among; destruct among as (s & <- & inside).
    apply has_in; apply new_in in inside; tauto.
  Qed.

  Lemma same_score : (score (as_winnow held N) (code all N x) == strings_score held x)%Q.
  Proof.
    rewrite code_is, state_is, score_app, score_app by now rewrite ?map_length, ?repeat_length.
    rewrite (score_off (repeat _ _ ++ _)) by exact off.
    rewrite (score_of_ones (map (has x) fresh)); [| intros; now apply repeat_spec in H | exact fresh_on
      | now rewrite map_length, repeat_length].
    unfold strings_score; fold fresh; rewrite map_length; ring.
  Qed.

  Lemma same_update : forall change y, change = (if y : bool then promoted 2 else demoted 2 divide) ->
    at_active change (as_winnow held N) (code all N x) = as_winnow (learn held x y) N.
  Proof.
    intros change y ->.
    assert (lengths : List.length (learn held x y) = List.length held + List.length fresh).
    { unfold learn, with_new; rewrite combine_length, at_active_length, !map_length, app_length, map_length.
      unfold fresh; lia. }
    assert (weights : map snd (learn held x y) =
      at_active (if y then promoted 2 else demoted 2 divide) (map snd (with_new held x))
        (map (has x) (map fst (with_new held x)))).
    { unfold learn; set (ws := at_active _ _ _).
      assert (same : List.length (map fst (with_new held x)) = List.length ws)
        by (unfold ws; now rewrite at_active_length, !map_length).
      revert same; generalize (map fst (with_new held x)) ws.
      induction l as [| s l IH]; intros [| q l'] same; cbn in *; try lia; [reflexivity | now rewrite IH by lia]. }
    unfold as_winnow at 2; rewrite weights, lengths, with_new_strings, with_new_weights; fold fresh.
    rewrite code_is, state_is, map_app, !at_active_app by now rewrite ?map_length, ?repeat_length.
    rewrite <- at_active_app by now rewrite ?map_length, ?repeat_length.
    rewrite (at_active_off _ (repeat _ _ ++ _)) by exact off.
    rewrite <- !app_assoc; do 2 f_equal; rewrite <- repeat_app; f_equal.
    unfold all in *; rewrite !app_length, map_length in *; lia.
  Qed.
End One_example.

Lemma learned_strings : forall held x y, map fst (learn held x y) = map fst held ++ new (map fst held) x.
Proof.
  intros; unfold learn; rewrite <- with_new_strings.
  set (ws := at_active _ _ _); assert (same : List.length (map fst (with_new held x)) = List.length ws)
    by (unfold ws; now rewrite at_active_length, !map_length).
  revert same; generalize (map fst (with_new held x)) ws.
  induction l as [| s l IH]; intros [| q l'] same; cbn in *; try lia; [reflexivity | now rewrite IH by lia].
Qed.

Lemma NoDup_app_of : forall a b : list string, NoDup a -> NoDup b -> (forall s, In s a -> ~ In s b) -> NoDup (a ++ b).
Proof.
  induction a as [| s a IH]; intros b once once_b apart; [exact once_b |]; cbn [app].
  apply NoDup_cons_iff in once; destruct once as [fresh once]; apply NoDup_cons.
  - rewrite in_app_iff; intros [inside | inside]; [contradiction | exact (apart s (or_introl eq_refl) inside)].
  - apply IH; try assumption; intros t inside; apply apart; now right.
Qed.

Lemma NoDup_apart : forall (a b : list string) s, NoDup (a ++ b) -> In s a -> ~ In s b.
Proof.
  induction a as [| t a IH]; intros b s once inside; [destruct inside |]; cbn [app] in once.
  apply NoDup_cons_iff in once; destruct once as [fresh once].
  destruct inside as [-> | inside]; [| now apply IH].
  intros among; apply fresh, in_app_iff; now right.
Qed.

Lemma once_more : forall held x y, NoDup (map fst held) -> NoDup x -> NoDup (map fst (learn held x y)).
Proof.
  intros held x y once once_x; rewrite learned_strings; apply NoDup_app_of; [assumption | now apply NoDup_filter |].
  intros s inside among; apply new_in in among; tauto.
Qed.

Lemma new_short : forall taken x, List.length (new taken x) <= List.length x.
Proof.
  intros taken; induction x as [| s x IH]; cbn [new filter List.length]; [lia |].
  destruct (negb (has taken s)); cbn [List.length]; unfold new in IH; lia.
Qed.

Lemma round_is : forall N (held : slots) m x y, strings_round N (held, m) (x, y) =
  if eqb (Qle_bool (inject_Z (Z.of_nat N)) (strings_score held x)) y then (held, m) else (learn held x y, S m).
Proof. reflexivity. Qed.

(* A run keeps the strings it has, holds none twice, and takes at most n slots a mistake. *)
Lemma run_takes : forall N n examples (held : slots) m, (forall x y, In (x, y) examples -> NoDup x /\ List.length x <= n) ->
  NoDup (map fst held) -> List.length held <= n * m ->
  let '(held', m') := fold_left (strings_round N) examples (held, m) in
  (exists later, map fst held' = map fst held ++ later) /\ NoDup (map fst held') /\ List.length held' <= n * m'.
Proof.
  intros N n; induction examples as [| [x y] rest IH]; intros held m ok once few; cbn [fold_left].
  - split; [exists []; now rewrite app_nil_r | now split].
  - assert (ok' : forall x y, In (x, y) rest -> NoDup x /\ List.length x <= n) by (intros; eapply ok; right; eassumption).
    destruct (ok x y (or_introl eq_refl)) as [once_x short]; rewrite round_is.
    destruct (eqb _ y); [now apply IH |].
    assert (size_ : List.length (learn held x y) <= n * S m).
    { rewrite <- (map_length fst), learned_strings, app_length, map_length.
      pose proof (new_short (map fst held) x).
      rewrite Nat.mul_succ_r; lia. }
    specialize (IH (learn held x y) (S m) ok' (once_more held x y once once_x) size_).
    revert IH; destruct (fold_left (strings_round N) rest (learn held x y, S m)) as [held' m']; intros IH.
    destruct IH as ((later & all) & once' & few'); rewrite learned_strings, <- app_assoc in all.
    split; [now exists (new (map fst held) x ++ later) | now split].
Qed.

Lemma seen : forall N n examples (held : slots) m, (forall x y, In (x, y) examples -> NoDup x /\ List.length x <= n) ->
  NoDup (map fst held) -> List.length held <= n * m ->
  let '(held', m') := fold_left (strings_round N) examples (held, m) in
  List.length held' <= N ->
  exists mistaken, winnow_from 2 divide N (as_winnow held N, m) mistaken = (as_winnow held' N, m') /\
    forall b y, In (b, y) mistaken -> exists x, In (x, y) examples /\ b = code (map fst held') N x /\
      forall s, In s x -> In s (map fst held').
Proof.
  intros N n; induction examples as [| [x y] rest IH]; intros held m ok once few; cbn [fold_left].
  - intros _; exists []; split; [reflexivity | intros ? ? []].
  - assert (ok' : forall x y, In (x, y) rest -> NoDup x /\ List.length x <= n) by (intros; eapply ok; right; eassumption).
    destruct (ok x y (or_introl eq_refl)) as [once_x short]; rewrite round_is.
    destruct (eqb_spec (Qle_bool (inject_Z (Z.of_nat N)) (strings_score held x)) y) as [right | wrong].
    + specialize (IH held m ok' once few).
      revert IH; destruct (fold_left (strings_round N) rest (held, m)) as [held' m']; intros IH room.
      destruct (IH room) as (mistaken & same & those); exists mistaken; split; [exact same |].
      intros b y' among; destruct (those b y' among) as (x' & inside & rest_); exists x'; split; [now right | exact rest_].
    + assert (size_ : List.length (learn held x y) <= n * S m).
      { rewrite <- (map_length fst), learned_strings, app_length, map_length.
        pose proof (new_short (map fst held) x).
        rewrite Nat.mul_succ_r; lia. }
      assert (once_now := once_more held x y once once_x).
      pose proof (run_takes N n rest (learn held x y) (S m) ok' once_now size_) as takes.
      specialize (IH (learn held x y) (S m) ok' once_now size_).
      revert IH takes; destruct (fold_left (strings_round N) rest (learn held x y, S m)) as [held' m'].
      intros IH takes room; destruct takes as ((later & all) & once' & _); rewrite learned_strings, <- app_assoc in all.
      destruct (IH room) as (mistaken & same & those).
      assert (room' : List.length (map fst held ++ new (map fst held) x ++ later) <= N)
        by (rewrite <- all, map_length; exact room).
      assert (in_x : forall s, In s x -> In s (map fst held ++ new (map fst held) x)).
      { intros s inside; apply in_app_iff; destruct (has (map fst held) s) eqn:taken;
          [left; now apply has_in | right; apply new_in; split; [exact inside | now apply has_not]]. }
      assert (later_off : forall s, In s later -> ~ In s x).
      { intros s among inside; rewrite all, app_assoc in once'.
        exact (NoDup_apart _ _ s once' (in_x s inside) among). }
      exists ((code (map fst held') N x, y) :: mistaken); split.
      * unfold winnow_from; cbn [fold_left]; rewrite winnow_round_is, all.
        assert (score_ := same_score held N x later room' later_off).
        replace (Qle_bool (inject_Z (Z.of_nat N)) (score (as_winnow held N)
          (code (map fst held ++ new (map fst held) x ++ later) N x)))
          with (Qle_bool (inject_Z (Z.of_nat N)) (strings_score held x))
          by (apply eq_true_iff_eq; rewrite !Qle_bool_iff, score_; reflexivity).
        destruct (eqb_spec (Qle_bool (inject_Z (Z.of_nat N)) (strings_score held x)) y) as [right | _]; [contradiction |].
        rewrite (same_update held N x later room' later_off _ y eq_refl); exact same.
      * intros b y' [first | among].
        -- injection first as <- <-; exists x; split; [now left | split; [reflexivity |]].
           intros s inside; rewrite all, app_assoc; apply in_app_iff; left; now apply in_x.
        -- destruct (those b y' among) as (x' & inside & rest_); exists x'; split; [now right | exact rest_].
Qed.

(* the target in bits *)
Lemma both_code : forall strings target x, both (map (has target) strings) (map (has x) strings) >= 1 <->
  exists s, In s strings /\ In s target /\ In s x.
Proof.
  induction strings as [| s strings IH]; intros target x; cbn [map both].
  - split; [lia | intros (s & [] & _)].
  - destruct (has target s) eqn:on, (has x s) eqn:on'; cbn [andb];
      [rewrite has_in in on, on' | rewrite has_in in on; rewrite has_not in on'
      | rewrite has_not in on; rewrite has_in in on' | rewrite has_not in on, on'].
    1: split; [intros _; exists s; split; [now left | now split] | lia].
    all: rewrite Nat.add_0_l, IH; split; intros (t & inside & of_target & of_x); exists t;
      (split; [| now split]); [now right | destruct inside; [subst; contradiction | assumption]].
Qed.

Lemma both_app : forall u x u' x', List.length u = List.length x -> both (u ++ u') (x ++ x') = both u x + both u' x'.
Proof.
  induction u as [| a u IH]; intros [| b x] u' x' same; cbn [List.length app both] in *; try lia.
  rewrite IH by lia; lia.
Qed.

Lemma both_off : forall k x, both (repeat false k) x = 0.
Proof. induction k as [| k IH]; intros [| b x]; cbn; auto. Qed.

Lemma size_code : forall strings target, NoDup strings -> size (map (has target) strings) <= List.length target.
Proof.
  intros strings target once; replace (size (map (has target) strings)) with (List.length (filter (has target) strings)).
  - apply NoDup_incl_length; [now apply NoDup_filter |].
    intros s inside; apply filter_In in inside; now apply has_in.
  - unfold size; clear once; induction strings as [| s strings IH]; cbn [map filter both]; [reflexivity |].
    destruct (has target s); cbn [andb List.length]; now rewrite IH.
Qed.

Theorem infinite_attributes_mistakes : forall N n L target examples,
  n * (3 * L * List.length target + 2) <= N -> N <= 2 ^ L -> 0 < N ->
  (forall x y, In (x, y) examples -> NoDup x /\ List.length x <= n /\ y = some_of target x) ->
  snd (infinite_attributes N examples) < 3 * L * List.length target + 2 /\
  List.length (fst (infinite_attributes N examples)) + n <= N.
Proof.
  intros N n L target examples enough cap some ok; unfold infinite_attributes.
  assert (ok' : forall x y, In (x, y) examples -> NoDup x /\ List.length x <= n)
    by (intros x y inside; destruct (ok x y inside); tauto).
  induction examples as [| [x y] examples IH] using rev_ind; [cbn; split; nia |].
  specialize (IH ltac:(intros; apply ok, in_app_iff; now left) ltac:(intros; eapply ok', in_app_iff; left; eassumption)).
  pose proof (run_takes N n (examples ++ [(x, y)]) no_slots 0 ok' (NoDup_nil _) ltac:(cbn; lia)) as takes.
  pose proof (seen N n (examples ++ [(x, y)]) no_slots 0 ok' (NoDup_nil _) ltac:(cbn; lia)) as as_seen.
  assert (one : snd (fold_left (strings_round N) (examples ++ [(x, y)]) (no_slots, 0)) <=
    S (snd (fold_left (strings_round N) examples (no_slots, 0)))).
  { rewrite fold_left_app; destruct (fold_left (strings_round N) examples (no_slots, 0)) as [held m]; cbn [fold_left].
    rewrite round_is; destruct (eqb _ y); cbn [snd]; lia. }
  revert takes as_seen one; destruct (fold_left (strings_round N) (examples ++ [(x, y)]) (no_slots, 0)) as [held m].
  cbn [fst snd] in *; intros takes as_seen one; destruct takes as (_ & once & few).
  assert (room : List.length held <= N) by nia.
  enough (fewer : m < 3 * L * List.length target + 2) by (split; [exact fewer | nia]).
  destruct (as_seen room) as (mistaken & same & those).
  pose proof (winnow_mistakes N (code (map fst held) N target) L mistaken some) as bound.
  assert (lengths : forall z, List.length (code (map fst held) N z) = N)
    by (intros; unfold code; rewrite app_length, repeat_length, !map_length; lia).
  unfold winnow in bound; replace (repeat 1%Q N) with (as_winnow no_slots N) in bound
    by (unfold as_winnow; cbn; f_equal; lia).
  rewrite same in bound; cbn [snd] in bound.
  assert (size (code (map fst held) N target) <= List.length target).
  { unfold size, code; rewrite both_app by reflexivity; rewrite both_off, Nat.add_0_r; now apply size_code. }
  enough (m < 3 * L * size (code (map fst held) N target) + 2) by nia.
  apply bound; [apply lengths | exact cap |].
  intros b y' among; destruct (those b y' among) as (z & inside & -> & within); split; [apply lengths |].
  destruct (ok z y' inside) as (_ & _ & ->).
  unfold code; rewrite both_app by now rewrite !map_length.
  rewrite both_off, Nat.add_0_r, both_code; unfold some_of; rewrite existsb_exists; split.
  - intros (s & of_target & of_z); apply has_in in of_z; exists s; auto.
  - intros (s & _ & of_target & of_z); exists s; split; [exact of_target | now apply has_in].
Qed.
