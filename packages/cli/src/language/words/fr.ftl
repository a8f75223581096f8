### Ce avec quoi d’autres messages sont composés.
language-text = { $text }
