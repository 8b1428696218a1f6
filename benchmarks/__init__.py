"""Side-by-side measurements of the engine, and the page that reports them.  Run ``python -m benchmarks``."""
