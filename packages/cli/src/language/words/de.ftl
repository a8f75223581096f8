### Womit andere Botschaften zusammengesetzt werden.
language-text = { $text }
