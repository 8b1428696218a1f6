"""Theorems that can be switched: what chapters say of the hypotheses of a theorem and of the lines of its proof."""
