### Die Tabellen eines Turniers, jetzt und zu jedem früheren Zeitpunkt.

## Die Seite

table-tab = Tabelle · { $tournament }
table-which = Tabelle
table-bracket = Gruppe { $bracket }
table-csv = CSV herunterladen
table-export = Export
table-print = Drucken
table-not-started = Vor dem Start gibt es keine Tabelle. Sie erscheint mit der ersten Runde.
table-to-entrants = Teilnehmer ansehen
table-no-knockout = Die K.-o.-Runde beginnt, wenn alle Plätze vergeben sind. Bis dahin entscheidet das Rennen.
table-of = von { $count }
table-figure-phase = Phase
table-figure-decided = Matches entschieden
table-figure-places = Plätze vergeben
table-figure-still-in = noch dabei

## Ein früherer Zeitpunkt

table-time = Zeit
table-slider = Stand nach einem Fakt zeigen
table-now = Jetzt
table-fact-back = Ein Fakt zurück
table-fact-on = Ein Fakt weiter
table-play = Abspielen
table-pause = Anhalten
table-back-to-now = Zurück zu jetzt
table-fact = Fakt { $fact }, { $at }
table-since = seitdem { $count ->
    [one] { $count } Fakt
   *[other] { $count } Fakten
  }

## Tabelle

table-standings = Tabelle
table-rank = Platz
table-player = Name
table-team = Team
table-form = Form
table-why-rank = Warum steht { $name } auf Platz { $place }?
table-why-tie = Gleichstand von { $above } und { $name }: Was entscheidet?
table-tie = Gleichstand
table-withdrew = zurückgezogen
table-meanings = Was die Spalten bedeuten
table-yes = ja

## Der Weg, Schritt für Schritt

table-steps = { $won } gewonnen, { $drawn } remis, { $lost } verloren
table-step = { $step ->
    [won] gewonnen
    [drawn] remis
    [lost] verloren
    [bye] Freilos
   *[playing] spielt
  }

## Platz nach jeder Phase

table-course = Platz nach jeder Phase
table-course-aside = Name wählen, um ihm zu folgen
table-course-line = { $name }: { $ranks }

## Rennen

table-race = Rennen
table-race-finish = die ersten { $places }, die { $needed } Punkte erreichen
table-race-phases = Phase für Phase
table-race-points = Punkte
table-race-of-needed = von { $needed } Punkten
table-race-seeds = Vergebene Setzplätze
table-race-in-order = in der Reihenfolge der Ankunft
table-race-reached = Erreichte { $points } um { $at }.
table-race-reached-in = Erreichte { $points } in Phase { $phase } um { $at }.
table-race-open = Offen
table-race-can-arrive = Kann in dieser Phase ankommen
table-race-nobody-can = In dieser Phase kann niemand die Linie erreichen.
table-race-all-taken = Alle Plätze sind vergeben: Das K.-o.-Feld steht fest.
table-race-all-left = Alle { $places } Plätze sind offen.
table-race-left = { $left ->
    [one] { $left } von { $places } Plätzen ist noch frei.
   *[other] { $left } von { $places } Plätzen sind noch frei.
  }
table-race-why-seed = Warum hat { $name } Setzplatz { $seed }?
table-why-place = Warum steht { $name } dort?
table-race-playoff = Stichkampf
table-race-more = { $count } weitere zeigen
table-race-fewer = Weniger zeigen

## Matrix

table-matrix = Matrix
table-matrix-aside = Punkte aus Sicht der Zeile; aus mit { $count ->
    [one] { $count } Verlustpartie
   *[other] { $count } Verlustpartien
  }
table-matrix-caption = Punkte der Zeile gegen die Spalte
table-matrix-number = Nummer
table-matrix-rating = Wertungszahl
table-matrix-lost = Verlustpartien
table-matrix-how-to = So liest man sie
table-matrix-live = Wird gespielt: Punkte bisher
table-matrix-todo = In dieser Runde zu spielen
table-matrix-by-game = Partie für Partie; + = − kampflos
table-matrix-not-played = Nicht gespielt
table-matrix-counter = Verlustpartien, ein Remis zählt halb; aus mit { $count }
table-matrix-doom = Scheidet nach dieser Runde aus
table-matrix-out = Ausgeschieden
table-matrix-won = Hat gewonnen
table-matrix-level = Gleichauf mit anderen, kann noch gewinnen
table-matrix-name = Name
table-matrix-out-round = aus, Runde { $round }
table-matrix-going = scheidet aus
table-matrix-level-stamp = gleichauf

## Teams

table-averages = Schnitte von { $low } bis { $high }
table-still-in = { $count } Teams sind noch dabei: { $teams }.
table-ledger = Ergebnisse und Vorgaben
table-ledger-aside = in IMPs, das erstgenannte Team zuerst
table-ledger-match = Match
table-ledger-teams = Teams
table-ledger-imps = IMPs
table-ledger-carryover = Übertrag
table-ledger-handicap = Vorgabe
table-ledger-score = Stand
table-ledger-to-play = noch zu spielen
table-ledger-gets = +{ $imps } { $team }
table-ledger-none = keine
table-ledger-why-handicap = Warum diese Vorgabe in Match { $match }?
table-ledger-why-advance = Warum endete Match { $match } so?
table-ledger-through = kommt weiter
table-robin-places = { $count ->
    [one] { $count } kommt weiter
   *[other] { $count } kommen weiter
  }; oben IMPs, darunter Siegpunkte
table-robin-points = SP
table-robin-won = Siege
table-match = Match { $match }

## Einsatz und Punkte

table-awards = Einsatz und Punkte
table-awards-aside = gespielte Boards je Spieler und was sie bringen
table-awards-player = Spieler
table-awards-gets = Erhält
table-awards-players = { $count } Spieler
table-awards-players-in = { $count } Spieler, noch dabei
table-awards-of = { $played } von { $boards }
table-awards-of-unknown = ? von { $boards }
