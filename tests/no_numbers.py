"""What is no whole number, though Python or NumPy would make one of some of it."""

from __future__ import annotations

import numpy as np

NO_NUMBERS = [0.7, "0", True, None, float("nan"), [], [0], b"0", np.array([0, 0]), np.float64(1), np.bool_(True)]
