### Das Turnier als eine Seite: zum Drucken, zum Aushängen, für eine Website.

## Der Kopf

page-entrants = { $count } Teilnehmer
page-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
page-entering = Die Liste ist offen: Noch ist nichts ausgelost.
page-level = Durch Spiel nicht zu trennen: { $who }. Die Turnierleitung entscheidet.
page-not-published = Die nächste Runde ist noch nicht veröffentlicht.
page-playing = Gespielt wird: { $round }.
page-playing-several = Gespielt werden: { $rounds }.
page-won = { $who } hat gewonnen.
page-shared = Den ersten Platz teilen sich { $who }.
page-nobody-won = Niemand hat gewonnen.
page-closed = Das Turnier ist abgeschlossen.
page-all-decided = Alle Matches sind entschieden.
page-places-open = Alle { $places } Plätze sind offen; für einen Platz braucht es { $points } Punkte.
page-places-left = { $left ->
    [one] { $left } von { $places } Plätzen ist
   *[other] { $left } von { $places } Plätzen sind
  } noch frei; für einen Platz braucht es { $points } Punkte.
page-figure = { $figure ->
   *[phase] Phase
    [places] Plätze vergeben
    [still-in] noch dabei
    [round] Runde
    [decided] Matches entschieden
  }
page-of = von { $count }
page-as-of = Stand { $at }.

## Wörter, die mehrere Teile gemeinsam haben

page-now = jetzt
page-tick = gewonnen
page-decided-of = { $decided } von { $all }
page-from-round = Ab hier: { $round }; frühere Runden stehen unten
page-form = Form
page-withdrawn = zurückgezogen
page-note = „{ $note }“
page-head = { $head ->
   *[name] Name
    [rating] Wertungszahl
    [club] Verein
    [number] Nr.
    [team] Team
    [players] Spieler
    [average] Schnitt
  }
page-section = { $section ->
   *[entrants] Teilnehmer
    [teams] Teams
    [rounds] Runden
    [phases] Phasen
    [seating] Wer sitzt wo
  }
page-stage-rounds = { $stage }, { $of ->
   *[rounds] Runden
    [phases] Phasen
  }

## Runden

page-round-decided = { $decided } von { $all } entschieden
page-round-matches = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
  }
page-round-chess960 = Chess960 Nr. { $number }
page-round-pairs = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  } je Match
page-round-clock = { $clock } je Partie
page-round-bye = Freilos:
page-round-open = Partie { $game } offen

## Der Turnierbaum der Spieler

page-bracket-declared = erklärt

## Teams

page-bracket = Gruppe { $bracket }
page-round-in-bracket = Gruppe { $bracket }, { $round }
page-brackets = Gruppen
page-averages = Schnitte { $high } bis { $low }
page-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
page-bracket-reading = Vor den Namen die Nummern in der Gruppe; dahinter { $taken ->
   *[number] die Nummer
    [ticket] Zettel oder Nummer
  } für die nächste Runde
page-paired = { $how ->
   *[re-paired] neu gepaart
    [by-hand] von Hand gepaart
    [chosen] gewählt
    [extra-boards] Zusatzboards
  }
page-standing-head = { $head ->
   *[won] gew.
    [quotient] Quotient
  }
page-three-way = Dreierkampf
page-many-teams = { $count } Teams
page-advance = { $count ->
    [one] eines kommt weiter
   *[other] zwei kommen weiter
  }
page-boards = { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
page-boards-each = je { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
page-of-losers = der Verlierer
page-left = gegangen
page-from-match = aus Match { $match }
page-from-robin = aus Jeder gegen jeden
page-goes-to = geht an { $ticket }
page-plays-on = spielt als Nummer { $number } weiter
page-versus = { $one } – { $other }
page-line = { $what ->
   *[boards] Boards
    [first-half] Erste Hälfte
    [second-half] Zweite Hälfte
    [extra-boards] Zusatzboards
    [handicap] Handicap
    [carry-over] Übertrag
  }
page-to-come = kommt noch
page-part-to-come = { $what ->
   *[boards] Boards kommen noch
    [first-half] erste Hälfte kommt noch
    [second-half] zweite Hälfte kommt noch
    [extra-boards] Zusatzboards kommen noch
  }
page-given-to = +{ $imps } für { $who }
page-imps = { $imps }
page-result = { $result }
page-quotient = { NUMBER($quotient, minimumFractionDigits: 3, maximumFractionDigits: 9) }
page-declared-through = erklärt: { $who } kommen weiter
page-decided-nobody = { $how }, niemand kommt weiter
page-decided = entschieden { FORM($how, "by") }
page-players-about = Hinter den Namen die Masterpunkte; der Schnitt aller Mitglieder
page-players-folded = { $count } Teams und ihre Spieler
page-captain = Kapitän

## Wer sitzt wo

page-seating-about = Zur Halbzeit gehen Ost-West-Paare von X nach Y, Y nach Z, Z nach X; Boards von X nach Z, Y nach X, Z nach Y
page-seating-match = Match { $match }
page-seating-head = { $head ->
   *[north-south] Nord-Süd
    [east-west] Ost-West
    [boards] Boards
  }
