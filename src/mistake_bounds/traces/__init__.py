"""A run told in a theorem's letters, every quantity read from the weights, so that a wrong learner fails a claim."""
