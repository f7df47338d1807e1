"""The documentation site: pages are gathered, what the program knows is written out, and Zensical builds it twice."""
