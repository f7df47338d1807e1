"""The Vigil with a catalogue that forgot a move."""
