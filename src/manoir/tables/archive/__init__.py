"""Games that are over: looked at again, carried elsewhere, deleted."""
