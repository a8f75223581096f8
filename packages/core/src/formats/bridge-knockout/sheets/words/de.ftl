### Was auf den Papieren eines Bridge-K.-o. steht: Turnierbaumblätter, Laufzettel, Wegekarten, Tischliste, Rückblick, Bedingungen.

## Auf jedem Papier

sheet-name = { $sheet ->
   *[bracket-sheet] Turnierbaumblatt
    [tickets] Laufzettel
    [go-to] Wegekarten
    [rack] Tischliste
    [recap] Rückblick
    [recap-so-far] Rückblick, noch während gespielt wird
    [conditions] Turnierbedingungen
  }
sheet-document = { $title }: { $sheet }
sheet-of-bracket = { $sheet }, { $bracket }
sheet-page = Seite { $page } von { $pages }
sheet-page-of-bracket = { $bracket }, Seite { $page } von { $pages }
sheet-imprint = Nach Fakt { $fact }, { $at }.
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
sheet-boards-two-go-on = je { OR($boards) }, zwei weiter
sheet-boards-mixed = { OR($boards) } Boards, Dreier { OR($threes) }
sheet-one-goes-on = einer kommt weiter
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
sheet-from = aus { $match }
sheet-from-loser = Verlierer von { $match }
sheet-from-robin = Platz { $place } aus Jeder gegen jeden
sheet-from-half = { $ticket }: { $place ->
   *[winner] Sieger
    [loser] Verlierer
    [first] Erster
    [second] Zweiter
  } von { $match }
sheet-away = nicht da
sheet-disqualified = disqualifiziert
sheet-moved-to = gewechselt in { $bracket }
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
sheet-report-nothing = Kein Gegner: nichts zu spielen und nichts zu melden.
sheet-report-ring = Nach dem Ring an Tisch { $table } vergleichen. { $matches ->
    [one] Match { $matches }
   *[other] Die Matches { $matches }
  } bei der Turnierleitung melden.
sheet-report-sessions = So werden beide Sitzungen gespielt, { $boards } Boards gegen jedes Team. Danach an Tisch { $table } vergleichen; alle drei Teams melden { $matches ->
    [one] Match { $matches }
   *[other] die Matches { $matches }
  } gemeinsam bei der Turnierleitung.
sheet-report-compact = An Tisch { $table } vergleichen, wenn alle Boards des Rings gespielt sind. Alle drei Teams melden { $matches ->
    [one] Match { $matches }
   *[other] die Matches { $matches }
  } gemeinsam bei der Turnierleitung.
sheet-report-three = Nach der zweiten Hälfte an Tisch { $table } vergleichen. Alle drei Teams melden { $matches ->
    [one] Match { $matches }
   *[other] die Matches { $matches }
  } gemeinsam bei der Turnierleitung.
sheet-report-two = An Tisch { $table } vergleichen. Der Sieger meldet { $matches ->
    [one] Match { $matches }
   *[other] die Matches { $matches }
  } bei der Turnierleitung.

## Geänderte Laufzettel

sheet-changed-new = neu
sheet-changed-gone = spielt nicht mehr
sheet-none = keiner
sheet-text = { $text }
sheet-changed-name = Name { $now } (vorher { $old })
sheet-changed-captain = Kapitän { $now } (vorher { $old })
sheet-changed-bracket = Gruppe { $now } (vorher { $old })
sheet-changed-number = Nummer { $now } (vorher { $old })
sheet-changed-match = Match { $now } (vorher { $old })
sheet-changed-opponent = Gegner { $now } (vorher { $old })
sheet-changed-more = spielt auch gegen { $now }
sheet-changed-fewer = spielt nicht mehr gegen { $old }
sheet-changed-table = Tisch { $now } (vorher { $old })
sheet-seat = N-S { $northSouth } O-W { $eastWest }
sheet-seat-then = { $before }, dann { $seat }
sheet-seat-ticket = { $ticket } { $seats }
sheet-changed-boards = { $now ->
    [one] { $now } Board
   *[other] { $now } Boards
  } (vorher { $old })
sheet-changed-given = { $what ->
   *[handicap] Handicap
    [carry-over] Übertrag
  } { $now } (vorher { $old })
sheet-changed-given-against = { $what ->
   *[handicap] Handicap
    [carry-over] Übertrag
  } gegen { $team }: { $now } (vorher { $old })

## Wegekarten

sheet-card = Wegekarte
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

## Was der Rückblick neben den Ergebnissen erzählt

sheet-in-match = Match { $match } ({ $round }): { $what }.
sheet-in-round = { $round }:
sheet-no-opponent = { $who } hatte keinen Gegner
sheet-absent = { $who ->
    [one] { $who } war nicht da
   *[other] { $who } waren nicht da
  }; die anderen spielten weiter
sheet-absent-won = { $who ->
    [one] { $who } war nicht da
   *[other] { $who } waren nicht da
  }; { $winner } gewann kampflos
sheet-absent-unpaid = { $who ->
    [one] { $who } war nicht da
   *[other] { $who } waren nicht da
  }, und das andere Team hat nicht bezahlt; niemand kommt weiter
sheet-absent-all = beide Seiten fehlten ({ $who }); niemand kommt weiter
sheet-left-disqualified = { $who } wurde disqualifiziert
sheet-left-bracket = { $who } wechselte in Gruppe { $bracket }
sheet-wrong = { $left }; die anderen spielten weiter
sheet-wrong-won = { $left }; { $winner } gewann kampflos
sheet-wrong-nobody = { $left }; niemand kommt weiter
sheet-bye-won = { $round }: { $who } hatte keinen Gegner und hat gewonnen.
sheet-order-by-hand = Die Turnierleitung hat die Reihenfolge der Teams von Hand festgelegt.
sheet-handicap-approved = Es wurde ein anderes Handicap als das der Formel genehmigt.
sheet-declared-winner = die Turnierleitung hat { $who } zum Sieger erklärt
sheet-declared-through = nach Entscheidung der Turnierleitung { $who ->
    [one] kommt { $who } weiter
   *[other] kommen { $who } weiter
  }
sheet-declared-cancelled = die Turnierleitung hat das Match gestrichen
sheet-declared-drawn = die Turnierleitung hat das Match für unentschieden erklärt
sheet-emergency = { $who } ging in einem Notfall und behält, was bis dahin erreicht war.
sheet-corrected = das Ergebnis zwischen { $teams } wurde von { $was } auf { $now } berichtigt

## Die Turnierbedingungen: worum es in jedem Absatz geht

sheet-about = { $about ->
   *[format] Format
    [teams] Teams
    [re-pairing] Neue Paarung
    [boards] Boards
    [ties] Gleichstand
    [ties-of-five] Gleichstand zu fünft
    [handicap] Handicap
    [participation] Teilnahme
    [absence] Abwesenheit
  }

## Format

sheet-format-compact = Kompaktes K.-o. mit { $teams ->
    [one] { $teams } Team
   *[other] { $teams } Teams
  }. Eine Sitzung hat zwei Hälften; nach der ersten gehen Sieger und Verlierer, wohin die Wegekarte sie schickt. Die letzten vier Teams spielen Halbfinale und Finale.
sheet-format-knockout = K.-o. mit { $teams ->
    [one] { $teams } Team
   *[other] { $teams } Teams
  }. Niemand hat ein Freilos: Wo die Zahlen es verlangen, treffen drei Teams in einem Dreierkampf aufeinander.
sheet-format-brackets = K.-o. mit { $teams ->
    [one] { $teams } Team
   *[other] { $teams } Teams
  } in { $brackets ->
    [one] { $brackets } Gruppe
   *[other] { $brackets } Gruppen
  } nach Stärke. Niemand hat ein Freilos: Wo die Zahlen es verlangen, treffen drei Teams in einem Dreierkampf aufeinander.
sheet-format-numbers = Die Nummern werden { $by ->
   *[average] nach Masterpunkten im Schnitt
    [lot] durch das Los
    [entry] in der Reihenfolge der Meldungen
    [hand] von der Turnierleitung
  } vergeben.
sheet-format-going-on = Teams, die weiterkommen, nehmen die niedrigsten Nummern ihres Matches mit. Aus einem Duell kommt ein Team weiter, aus einem Dreierkampf zwei, wenn sein Blatt nicht eines nennt.
sheet-format-playoff = Die Verlierer des Viertelfinales spielen um die Plätze 5 bis 8.
sheet-format-third-place = Die Verlierer des Halbfinales spielen um Platz 3.

## Teams und Boards

sheet-members-four = Ein Team hat genau vier Spieler.
sheet-members = Ein Team hat vier, fünf oder sechs Spieler.
sheet-re-pairing = Haben zwei Teams einer Paarung schon gegeneinander gespielt, wird die Runde neu gepaart: möglichst wenige Wiederholungen, dann möglichst viele behaltene Paare, dann der schwächste Gegner für die niedrigste Nummer. Das Finale wird nie geändert.
sheet-boards-compact = Gespielt werden { $half } Boards in jeder Hälfte (in einem Ring spielen je zwei Teams die Hälfte davon), { $boards } in jedem Halbfinale und im Finale.
sheet-boards-session = Gespielt werden { $boards } Boards je Sitzung. Je zwei Teams eines Dreierkampfs spielen die Hälfte davon, außer in einer Gruppe von nur drei Teams.

## Gleichstand

sheet-ties-two = Steht ein Duell nach allen Boards gleich, spielen die Teams vier Zusatzboards, so oft, bis es entschieden ist.
sheet-ties-three = Ein Dreierkampf wird nach gewonnenen Matches gereiht (ein unentschiedenes zählt halb), dann nach dem IMP-Quotienten: alle gewonnenen IMPs geteilt durch alle verlorenen.
sheet-ties-line = Stehen Teams dann noch gleich und können nicht alle weiterkommen, spielen sie vier Zusatzboards.
sheet-ties-extra = Für Zusatzboards gibt es weder Handicap noch Übertrag.
sheet-ties-of-five = Jeder gegen jeden zu fünft wird nach Siegpunkten gereiht, dann nach gewonnenen Matches, dann nach den Matches zwischen den gleich stehenden Teams, dann nach dem Ergebnis gegen das beste Team außerhalb des Gleichstands und die nächsten.
sheet-ties-choice = Das Team auf dem ersten Platz wählt seinen Gegner im Halbfinale.

## Handicap

sheet-handicap-none = Es gibt kein Handicap: Alle Matches zählen, wie sie gespielt werden.
sheet-handicap-formula = Das Team mit dem niedrigeren Schnitt erhält N · log₁₀((40 + L/2 + H) / (40 + 3L/2)) IMPs. N ist die Zahl der Boards des Matches; H und L sind der höhere und der niedrigere Schnitt aller Mitglieder.
sheet-handicap-override = Es gibt ein Handicap, mit Genehmigung ein anderes als das der Formel: { $how }.
sheet-override-percent = { $percent } dessen, was die Formel ergibt
sheet-override-imps = { $imps } IMPs für das schwächere Team in jedem Match
sheet-override-table = nach dem Unterschied der Schnitte { $steps }
sheet-override-step = { $imps } IMPs ab { $difference }
sheet-handicap-rounding = Es wird { $to ->
   *[nearest] auf ganze IMPs gerundet
    [three-decimals] auf drei Dezimalen gegeben
  }. Die Zahlen jedes Matches werden vor dem Spiel bekannt gegeben.

## Teilnahme und Abwesenheit

sheet-participation-half = Ein Spieler nimmt an einem Match teil, wenn er mindestens die Hälfte der Boards seines Teams darin spielt. Genau die Hälfte genügt; Zusatzboards zählen nicht mit.
sheet-participation-rank = Der Sieg in einem bestimmten Match bringt einen Rang. Ihn hat ein Spieler, der an diesem Match teilnimmt und dessen Prozente in den Matches bis dahin, an denen er teilnahm, im Schnitt mindestens 50 ergeben.
sheet-participation-next = Wer einen Rang verfehlt, hat den nächstniedrigeren, sonst Matchauszeichnungen im Anteil der gespielten Boards.
sheet-participation-row = Von vier Matches hat ein Spieler, der am ersten, zweiten und vierten teilnimmt, aber nicht am dritten, Platz 1 nur mit allen Boards des vierten.
sheet-participation-one-win = Ein Team mit einem Sieg hat nur Matchauszeichnungen.
sheet-absence-forfeit = Ein Team, das nicht kommt, verliert kampflos und zählt, als hätte es das Match davor verloren. Das Team, das da ist und sein Startgeld bezahlt hat, gewinnt.
sheet-absence-double = Ein Halbfinale oder Finale, das nach Absprache nicht gespielt wird, verlieren beide kampflos.
sheet-absence-emergency = Ein Team, das in einem Notfall gehen muss, behält, was es erreicht hat.

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
sheet-title = { $name }
