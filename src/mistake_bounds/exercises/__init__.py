"""What chapters write their exercises with: what an exercise is, its kinds, and readers of what is typed."""
