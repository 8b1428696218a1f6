"""The dummy coordinate: two points on a line cost as many mistakes as the law says."""

from each import each

from mistake_bounds import Perceptron, engine, streams


@each(range(1, 41))
def test_two_points_with_dummy_law(X):
    run = engine.play_until_clean(Perceptron(), streams.two_points_with_dummy(X), 10**5)
    assert run.clean and len(run.mistakes) == 3 * X**2 + 5
