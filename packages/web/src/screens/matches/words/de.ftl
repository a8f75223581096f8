### Die Liste der Matches.

matches-tab = Matches
matches-figure-decided = entschieden
matches-of = von { $count }
matches-figure-open = zu spielen
matches-states = Welche Matches
matches-state = { $state ->
   *[all] Alle
    [live] Läuft
    [ready] Bereit
    [done] Entschieden
  }
matches-name = Nur mit diesem Namen
matches-name-hint = Ein Name oder eine Nummer
matches-none = Kein solches Match.
matches-found = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
  }
matches-shown-first = Gezeigt sind die ersten { $count }. Geben Sie mehr vom Namen ein.
matches-round-decided = { $decided } von { $all } entschieden
matches-byes = { $names ->
    [one] { $names } hatte ein Freilos.
   *[other] { $names } hatten ein Freilos.
  }
matches-empty = Noch ist kein Match ausgelost. Sie stehen hier Runde für Runde, sobald das Turnier beginnt.
matches-to-control = Turnierleitung öffnen
matches-to-entrants = Teilnehmer ansehen
