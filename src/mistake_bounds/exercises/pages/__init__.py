"""The exercises of each chapter, a file for each part of the book; `mistake_bounds.exercises` says which is where."""
