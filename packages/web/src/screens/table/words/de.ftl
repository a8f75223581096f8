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
table-slider = Stand nach einem Eintrag zeigen
table-now = Jetzt
table-fact-back = Ein Eintrag zurück
table-fact-on = Ein Eintrag weiter
table-play = Abspielen
table-pause = Anhalten
table-back-to-now = Zurück zu jetzt
table-fact = Eintrag { $fact }, { $at }
table-since = seitdem { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }

## Tabelle

table-form = Form
table-why-rank = Warum steht { $name } auf Platz { $place }?
table-why-tie = Gleichstand von { $above } und { $name }: Was entscheidet?
table-tie = Gleichstand
table-meanings = Was die Spalten bedeuten

## Platz nach jeder Phase

table-course = Platz nach jeder Phase
table-course-aside = Name wählen, um ihm zu folgen
table-course-line = { $name }: { $ranks }

## Rennen

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

## Teams

table-averages = Schnitte von { $low } bis { $high }
table-still-in = { $count } Teams sind noch dabei: { $teams }.
table-ledger = Ergebnisse und Handicaps
table-ledger-aside = in IMPs, das erstgenannte Team zuerst
table-ledger-match = Match
table-ledger-teams = Teams
table-ledger-imps = IMPs
table-ledger-carryover = Übertrag
table-ledger-handicap = Handicap
table-ledger-score = Stand
table-ledger-to-play = noch zu spielen
table-ledger-gets = +{ $imps } { $team }
table-ledger-none = keine
table-ledger-why-handicap = Warum dieses Handicap in Match { $match }?
table-ledger-why-advance = Warum endete Match { $match } so?
table-ledger-through = kommt weiter
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
