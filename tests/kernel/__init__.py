"""What the kernel promises, file by file."""
