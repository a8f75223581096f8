### Der Turnierbaum: Baum, Liste und ein Weg.

## Die Seite

bracket-tab = Turnierbaum
bracket-view = Ansicht
bracket-view-name = { $view ->
   *[tree] Baum
    [list] Nach Runden
    [path] Ein Weg
  }
bracket-switch = Gruppen
bracket-letter = Gruppe { $bracket }
bracket-averages = Schnitte { $high } bis { $low }
bracket-players = { $count } Spieler
bracket-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
bracket-figure-decided = Matches entschieden
bracket-of = von { $count }
bracket-figure-live = laufen jetzt
bracket-figure-end = Ende etwa
bracket-from-time = ab { $time }
bracket-keys-follow = dem Baum folgen
bracket-keys-section = Abschnitt
bracket-keys-followed = verfolgt
bracket-drawn = Auf diesem Bildschirm: { $drawn } von { $all } Matches.

## Bevor gespielt wird

bracket-seeds-open = Was davor gespielt wird, entscheidet, wer welchen Setzplatz erhält; bis dahin nennen die Plätze den Setzplatz.
bracket-preview = Noch ist nichts ausgelost. Mit { $count ->
    [one] dem einen Gemeldeten
   *[other] den { $count } Gemeldeten
  } sähe es so aus.
bracket-not-drawn = Noch ist nichts ausgelost.
bracket-none = Dieses Format hat keinen Turnierbaum; alle stehen in der Tabelle.
bracket-to-table = Tabelle öffnen
bracket-nobody = Noch ist niemand gemeldet. Sobald es Teilnehmer gibt, steht hier ihr Turnierbaum.
bracket-to-control = Turnierleitung öffnen
bracket-to-entrants = Teilnehmer ansehen

## Abschnitte eines großen Turnierbaums

bracket-section = Abschnitt { $number }
bracket-section-of = Abschnitt { $number } von { $count }
bracket-sections = Abschnitte { $from } bis { $to }
bracket-whole = Ganzer Turnierbaum
bracket-upper-half = Obere Hälfte
bracket-lower-half = Untere Hälfte
bracket-where = Wo Sie sind
bracket-map = Der ganze Turnierbaum
bracket-map-sections = Abschnitte
bracket-map-decided = entschieden
bracket-map-live = läuft
bracket-map-to-come = kommt noch
bracket-edge = { $section } { $side ->
    [up] darüber
   *[down] darunter
  }{ $live ->
    [0] { "" }
    [one] , { $live } läuft
   *[other] , { $live } laufen
  }
bracket-stub = noch { $count }
bracket-stub-live = { $live ->
    [one] { $live } läuft
   *[other] { $live } laufen
  }, noch { $count }
bracket-stub-done = { $count ->
    [one] { $count } Match gespielt
   *[other] { $count } Matches gespielt
  }
bracket-decided-of = { $decided } von { $all } entschieden
bracket-exit = Weiter zu Match { $match } { FORM($round, "in") }

## Spalten

bracket-unfold = Aufklappen
bracket-fold = Zuklappen
bracket-unfold-round = { $round } aufklappen
bracket-fold-round = { $round } zuklappen
bracket-spine = { $round }, { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
  } entschieden
bracket-from = aus { $match }
bracket-number-from = Nummer { $number }, aus Match { $match }

## Suchen und verfolgen

bracket-find = Spieler oder Match suchen
bracket-find-team = Team oder Match suchen
bracket-found = { $index } von { $count } gefunden
bracket-not-found = Niemand mit diesem Namen.
bracket-next = Weiter
bracket-following = Verfolgt:
bracket-stop = Beenden
bracket-stop-following = { $name } nicht mehr verfolgen
bracket-whose = Wessen Weg?
bracket-choose = Wählen Sie jemanden, dann steht hier der Weg durch den Turnierbaum, Match für Match.
bracket-could = könnte kommen
bracket-could-meet = Mögliche Gegner: { OR($names) }.

## Hinter einem Namen

bracket-plays = spielt Match { $match } gegen { $opponents }.
bracket-awaits = wartet in Match { $match } auf { $opponents }.
bracket-meets = Wer gewinnt, trifft in Match { $match } auf { $opponents }.
bracket-winner-of = den Sieger aus { $match }
bracket-lost = verlor Match { $match } gegen { $winner }.
bracket-went-out = schied in Match { $match } aus.
bracket-won-it = hat den Turnierbaum gewonnen.
bracket-not-in = steht nicht in diesem Turnierbaum.

## Ein Cup, während er läuft

bracket-cup-game = Match { $match }, Partie { $game }
bracket-cup-which = Laufende Matches
bracket-cup-opening = Eröffnung { $name }
bracket-pairs-of = Paare von Match { $match }
bracket-pair-now = jetzt
bracket-pair-unnamed = Nr. { $place } im Buch
bracket-pair-not-needed = nicht nötig
bracket-pair-sum = Match

## Ein Teammatch als Aufstellung

bracket-ledger-boards = { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }
bracket-ledger-imps = IMPs
bracket-ledger-first-half = Erste Hälfte
bracket-ledger-second-half = Zweite Hälfte
bracket-ledger-carryover = Übertrag
bracket-ledger-handicap = Handicap
bracket-ledger-extra = Zusatzboards
bracket-ledger-score = Ergebnis
bracket-ledger-so-far = Bisher
bracket-ledger-to-come = kommt noch
