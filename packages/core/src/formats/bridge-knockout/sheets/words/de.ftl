### Was auf den Papieren eines Bridge-K.-o. steht: Turnierbaumblätter, Laufzettel, Wohin-Karten, Tischliste, Rückblick, Bedingungen.

## Das Turnierbaumblatt

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

## Laufzettel

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
  }. Eine Sitzung hat zwei Hälften; nach der ersten gehen Sieger und Verlierer, wohin die Wohin-Karte sie schickt. Die letzten vier Teams spielen Halbfinale und Finale.
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
sheet-format-advancing = Teams, die weiterkommen, nehmen die niedrigsten Nummern ihres Matches mit. Aus einem Duell kommt ein Team weiter, aus einem Dreierkampf zwei, wenn sein Blatt nicht eines nennt.
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

sheet-title = { $name }
