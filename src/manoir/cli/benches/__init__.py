"""What `manoir bench` measures, one file a contender."""
