### What other messages are put together with.
# $text (text) told by others, not as a message
language-text = { $text }
