### Wie es bisher lief.

form-steps = { $won } gewonnen, { $drawn } remis, { $lost } verloren
form-step = { $step ->
    [won] gewonnen
    [drawn] remis
    [lost] verloren
    [bye] Freilos
   *[playing] spielt
  }
form-bye-letter = f
