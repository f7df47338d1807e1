"""What a device says and is told, and what HTTP asks: messages, codec, conversations. No web framework."""
