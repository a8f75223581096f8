### Handicaps, IMPs, Kontrakte, Auszeichnungen und Blätter für Bridge: Optionen, Antworten und was falsch eingegeben wurde.

## Was jeder Befehl tut

cli-bridge-about-handicap = Die IMPs, die das Team mit dem niedrigeren Schnitt bekommt, mit der Formel.
cli-bridge-about-handicap-table = Die ganze Handicap-Tabelle der Turnierbedingungen für 24 Boards, berechnet, mit Anmerkungen, wo die gedruckte falsch oder unvollständig ist.
cli-bridge-about-imps = Was eine Punktdifferenz auf einem Board in IMPs wert ist.
cli-bridge-about-contract = Was ein Kontrakt mit seinen Stichen für Nord-Süd zählt.
cli-bridge-about-award = Was ein Spieler für seinen Anteil an den Siegen des Teams bekommt, und die Regel dazu.
cli-bridge-about-awards = Was jeder Spieler des Turniers nach den Aufstellungen bekommt.
cli-bridge-about-meter = Was die Spieler der Teams, die noch dabei sind, für jeden Rang haben oder noch brauchen.
cli-bridge-about-print = Druckt ein Blatt als Seiten für A4 oder US Letter, im Browser zu öffnen: bracket-sheet, tickets (--since: nur die geänderten), go-to (Karten eines Kompakt-K.-o.), rack, recap oder conditions.

## Optionen

cli-bridge-option-higher = Masterpunkte des stärkeren Teams im Schnitt
cli-bridge-option-lower = Masterpunkte des anderen Teams im Schnitt
cli-bridge-option-boards = Boards des Matches, mitgebrachte eingeschlossen
cli-bridge-option-team = Nur dieses Team, mit den Gründen
cli-bridge-option-fate = Wie das Team endete: won-final, lost-final, lost-semi, lost-quarter, won-5/8 (der Stichkampf) oder won-one
cli-bridge-option-played = Boards, die Spieler und Team in jedem Match gespielt haben, wie 24/24,12/24; forfeit für ein Match ohne Boards
cli-bridge-option-full = Ganze Auszeichnungen für Matches vergeben, wo die Tabelle „full match award“ sagt (BRI-13)
cli-bridge-option-board = Nummer des Boards; sie sagt, wer in Gefahr ist
cli-bridge-option-bracket = Nur diese Gruppe, nach ihrem Buchstaben
cli-bridge-option-round = Diese Runde, von 1 an gezählt; bei tickets sonst die laufende
cli-bridge-option-since = tickets: nur solche, die anders sind als nach diesem Eintrag
cli-bridge-option-output = Wohin; sonst neben FILE, etwa evening-tickets.html. Ein früheres Blatt dort wird ersetzt


## handicap, imps, contract

cli-bridge-handicap = Das Team mit dem niedrigeren Schnitt bekommt { $imps } IMPs.
cli-bridge-handicap-sum = { $formula } mit N = { $boards } Boards, H = { $higher } und L = { $lower }, auf drei Nachkommastellen (BRI-58)
cli-bridge-no-boards = bridge handicap: --boards N fehlt. Anzugeben ist, für wie viele Boards es gilt.
cli-bridge-no-average = bridge handicap: { $option } fehlt. Anzugeben ist ein Schnitt von Masterpunkten.
cli-bridge-bad-average = { $option } muss ein Schnitt von Masterpunkten sein, eine Zahl ab 0, nicht „{ $typed }“.
cli-bridge-averages-swapped = --higher { $higher } ist weniger als --lower { $lower }. Der höhere Schnitt gehört zu --higher.
cli-bridge-imps = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
  } { $imps ->
    [one] { $imps } IMP wert.
   *[other] { $imps } IMPs wert.
  }
cli-bridge-bad-points = POINTS muss eine ganze Zahl ab 0 sein, nicht „{ $typed }“.
cli-bridge-contract = { $contract } auf Board { $board }, { $vulnerable ->
   *[none] niemand
    [NS] Nord-Süd
    [EW] Ost-West
    [both] alle
  } in Gefahr: { $side ->
   *[nobody] { $points }
    [NS] { $points } für Nord-Süd
    [EW] { $points } für Ost-West
  } (BRI-96)
cli-bridge-no-board = bridge contract: --board N fehlt. Die Nummer des Boards sagt, wer in Gefahr ist.

## award

cli-bridge-award = Auszeichnung: { $award }
cli-bridge-award-rule = Regel: { $rule }
cli-bridge-no-fate = bridge award: --team fehlt. Anzugeben ist, wie das Team endete: { OR($fates) }.
cli-bridge-no-played = bridge award: --played fehlt. Anzugeben sind die gespielten Boards jedes Matches, etwa --played 24/24,12/24.
cli-bridge-bad-played = --played, Match { $number }: „{ $typed }“ sagt nicht, wie viele Boards von wie vielen gespielt wurden, etwa 12/24. Ein Match ohne Board heißt „forfeit“.
cli-bridge-played-too-many = --played, Match { $number }: Niemand spielt { $played } Boards in einem Match von { $boards }.
cli-bridge-too-few-matches = Ein Team, das { $end ->
   *[won-final] das Finale gewonnen hat
    [lost-final] das Finale verloren hat
    [lost-semi] ein Halbfinale verloren hat
    [lost-quarter] ein Viertelfinale verloren hat
    [won-playoff] den Stichkampf um 5.–8. gewonnen hat
    [won-one] ein Match gewonnen hat
  }, hat mindestens { $least ->
    [one] { $least } Match
   *[other] { $least } Matches
  } gespielt; --played hat { $given }.
cli-bridge-too-many-matches = Ein Team, das { $end ->
   *[won-final] das Finale gewonnen hat
    [lost-final] das Finale verloren hat
    [lost-semi] ein Halbfinale verloren hat
    [lost-quarter] ein Viertelfinale verloren hat
    [won-playoff] den Stichkampf um 5.–8. gewonnen hat
    [won-one] ein Match gewonnen hat
  }, hat höchstens { $most ->
    [one] { $most } Match
   *[other] { $most } Matches
  } gespielt; --played hat { $given }.

## print

cli-bridge-nothing-to-print = Nichts zu drucken.
cli-bridge-printed = Geschrieben: { $out }. Zum Drucken in einem Browser öffnen.
cli-bridge-which-sheet-not = bridge print: Welches Blatt? Möglich sind { OR($sheets) }, nicht „{ $typed }“.
cli-bridge-no-since = bridge print { $sheet } nimmt kein --since. Das gibt es nur bei tickets.
cli-bridge-tickets = { $count ->
    [one] { $count } Laufzettel
   *[other] { $count } Laufzettel
  }
cli-bridge-tickets-same = Kein Laufzettel hat sich geändert.
cli-bridge-tickets-changed = { $count ->
    [one] { $count } Laufzettel hat sich geändert:
   *[other] { $count } Laufzettel haben sich geändert:
  }
cli-bridge-not-paired = { CAPITAL($round) } hat noch keine Laufzettel. Erst die Runde davor zu Ende spielen, dann paaren (arbiter pair).
cli-bridge-not-paired-in = Gruppe { $bracket }: { $round } hat noch keine Laufzettel. Erst die Runde davor zu Ende spielen, dann paaren (arbiter pair).
