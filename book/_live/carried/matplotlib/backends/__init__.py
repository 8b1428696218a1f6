"""Where Matplotlib has its canvases."""
