"""The search for certificates and counterexamples: nothing here is trusted."""
