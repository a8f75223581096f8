### Was auf den Papieren eines Bridge-K.-o. steht: Turnierbaumblätter, Laufzettel, Wohin-Karten, Tischliste, Rückblick, Bedingungen.

## Auf jedem Papier

sheet-name = { $sheet ->
   *[bracket-sheet] Turnierbaumblatt
    [tickets] Laufzettel
    [go-to] Wohin-Karten
    [rack] Tischliste
    [recap] Rückblick
    [recap-so-far] Rückblick, noch während gespielt wird
    [conditions] Turnierbedingungen
  }
sheet-document = { $title }: { $sheet }
sheet-of-bracket = { $sheet }, { $bracket }
sheet-page = Seite { $page } von { $pages }
sheet-page-of-bracket = { $bracket }, Seite { $page } von { $pages }
sheet-imprint = Stand { $at }.
sheet-note = „{ $note }“
sheet-all = Alle

## Zahlen

sheet-imps = { $imps }
sheet-received = +{ $imps }
sheet-carried = Ü { $imps }
sheet-result = { $result }
sheet-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
sheet-quotient = { NUMBER($quotient, minimumFractionDigits: 3, maximumFractionDigits: 9) }
sheet-percent = { $percent }

## Der Kopf einer Gruppe

sheet-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
sheet-averages = Schnitte { $high } bis { $low }
sheet-tables = Tische { $tables }
sheet-boards-a-half = { $count } Boards je Hälfte
sheet-boards-a-session = { $count } Boards je Sitzung
sheet-sessions = { $count ->
    [one] { $count } Sitzung
   *[other] { $count } Sitzungen
  }

## Das Turnierbaumblatt

sheet-legend = Vor dem Namen die Nummer, darunter der Schnitt; +2,5 ist erhaltenes Handicap, Ü Übertrag; ein Haken heißt: kommt unter der Nummer dahinter weiter.
sheet-tick = kommt weiter
sheet-continued = Fortsetzung
sheet-boards-of-round = { OR($boards) } Boards
sheet-boards-each = je { OR($boards) } Boards
sheet-boards-two-advance = je { OR($boards) }, zwei weiter
sheet-boards-mixed = { OR($boards) } Boards, Dreier { OR($threes) }
sheet-one-advances = einer kommt weiter
sheet-for-places = um die Plätze 1 bis 3
sheet-paired = { $how ->
   *[re-paired] neu gepaart
    [by-hand] von Hand gepaart
    [chosen] gewählt
    [extra-boards] Zusatzboards
  }
sheet-head = { $head ->
   *[won] gew.
    [quotient] Quot.
    [first] 1.
    [second] 2.
    [score] Stand
  }
sheet-recap-disqualified = disqualifiziert
sheet-moved-from = gewechselt aus { $bracket }
sheet-decided = { $how ->
   *[quotient] nach IMP-Quotient
    [extra-boards] nach Zusatzboards
    [forfeit] kampflos
    [walkover] ohne Gegner
    [ruling] durch Entscheidung der Turnierleitung
    [draw] unentschieden
  }
sheet-given = { $what ->
   *[carry-over] Übertrag
    [handicap] Handicap
  } { $imps } für { $number }
sheet-extra-boards = Zusatzboards { $between }: { $results }

## Laufzettel

sheet-matches = { $matches ->
    [one] Match { $matches }
   *[other] Matches { $matches }
  }
sheet-captain = Kapitän { $captain }
sheet-when = { $when ->
   *[first-half] erste Hälfte
    [second-half] zweite Hälfte
    [first] zuerst
    [then] dann
  }
sheet-north-south = N-S
sheet-east-west = O-W
sheet-table = Tisch
sheet-east-west-moves = O-W wechselt
sheet-boards-move = Die Boards von Tisch { $table } gehen an { $to }, wenn O-W wechselt
sheet-against = gegen
sheet-you-receive = Sie erhalten { $imps } IMPs
sheet-you-give = Sie geben { $imps } IMPs
sheet-carryover-yours = Übertrag { $imps } für Sie
sheet-carryover-theirs = Übertrag { $imps } für den Gegner
sheet-boards = { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
sheet-boards-against-each = { $count } gegen jeden
sheet-then-goes = Danach { $place ->
   *[winner] Sieger
    [loser] Verlierer
  } an
sheet-loser-goes = Verlierer an
sheet-told-later = Erster und Zweiter erfahren es, wenn alle drei Teams gemeldet haben

## Wohin-Karten

sheet-card = Wohin-Karte
sheet-card-table = für Tisch { $table }
sheet-card-ticket = Laufzettel { $ticket }
sheet-card-goes = { $place ->
   *[winner] Sieger
    [loser] Verlierer
    [first] Erster
    [second] Zweiter
  } an
sheet-card-tables = Die Buchstaben sind Ihre Tische in der zweiten Hälfte: Nord-Süd sitzt am ersten, Ost-West am zweiten.
sheet-card-held = Die Turnierleitung behält diese Karte, bis alle drei Teams gemeldet haben, und trägt dann Erster und Zweiter ein.

## Die Tischliste

sheet-rack-head = { $head ->
   *[bracket] Gruppe
    [tables] Tische
    [teams] Teams
    [high] Hoch
    [low] Niedrig
  }
sheet-rack-averages = Hoch und niedrig: die Schnitte der Teams, die in jede Gruppe gelost sind

## Der Rückblick

sheet-recap-part = { $part ->
   *[final-ranks] Endränge
    [ranks] Ränge bisher
    [matches] Matches
    [players] Spieler
  }
sheet-recap-of-bracket = { $bracket }: { $part }
sheet-recap-head = { $head ->
   *[rank] Rang
    [team] Team
    [number] Nr.
    [average] Schnitt
    [won] Siege
    [qualified] Qualifiziert
    [player] Spieler
    [award] Auszeichnung
    [rule] Regel
  }
sheet-vacant = frei
sheet-from-bracket = aus { $bracket }
sheet-ribbon = Ribbon
sheet-recap-standing = { $won } gewonnen, Quotient { $quotient }
sheet-recap-line = { $what ->
   *[imps] IMPs
    [carry-over] Übertrag
    [handicap] Handicap
    [extra-boards] Zusatzboards
  }
sheet-recap-to = { $imps } für { $number }
sheet-recap-results = { $results }
sheet-recap-halves = { $first }, dann { $second }: { $all }
sheet-recap-half = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  } { $result }: { $all }
sheet-recap-beside = Neben den Ergebnissen
sheet-incident-kind = { $kind ->
   *[forfeit] kampflose Matches
    [re-pairing] neue Paarungen
    [decision] Entscheidungen der Turnierleitung
    [correction] berichtigte Ergebnisse
    [wrong-bracket] Berichtigungen der Gruppen
    [remedy] Entschädigungen
  }
sheet-incidents = { CAPITAL($kinds) }
sheet-incidents-none = Nicht vorgekommen: { $kinds }.
sheet-recap-players = gespielte Boards von denen des Teams, Match für Match
sheet-award = { $award ->
   *[match] Matchauszeichnung
    [nothing] nichts
    [unknown] unbekannt
    [in] noch dabei
  }

## Der Rest der Bedingungen

sheet-brackets = { $count ->
    [one] Gruppe
   *[other] Gruppen
  }
sheet-rounds = { $rounds }
sheet-handicaps = Handicap jedes Matches
sheet-handicaps-head = { $head ->
   *[match] Match
    [team] Team
    [imps] IMPs
  }
sheet-handicap-of = { $receives } erhält gegen { $against }, { $boards } Boards
sheet-handicaps-none = Bisher erhält niemand etwas.
sheet-override-note = Anstelle der Formel genehmigt: „{ $note }“
sheet-posted = Ausgehängt und bekannt gegeben: { $at } von { $by }.
sheet-posted-at = Ausgehängt und bekannt gegeben um
sheet-posted-by = von
sheet-posted-until = Spätestens beim Vergleich der Ergebnisse im ersten Match
