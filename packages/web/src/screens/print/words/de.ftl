### Papiere für Wände und Tische.

print-title = Drucken
print-tab = Drucken, { $tournament }
print-papers = Papiere
print-paper = { $paper ->
   *[boards] Paarungen nach Brett
    [names] Paarungen nach Namen
    [slips] Ergebniszettel
    [bracket] Turnierbaum für die Wand
    [crosstable] Kreuztabelle
    [standings] Tabelle
    [entrants] Teilnehmer
    [bracket-sheet] Turnierbaumblätter
    [tickets] Laufzettel
    [go-to] Wohin-Karten
    [rack] Tischliste
    [recap] Rückblick
    [conditions] Bedingungen
  }
print-round = Runde
print-which = Baum
print-size = Papier
print-size-name = { $size ->
   *[a4] A4
    [letter] Letter
  }
print-do = Drucken
print-kicker = was Sie sehen, bekommt der Drucker
print-hall = Saalseiten für den Projektor
print-scrolling = Saalanzeige mit Laufschrift
print-preview = Seiten, wie sie gedruckt werden
print-none = Noch ist niemand gemeldet, es gibt also nichts zu drucken.
print-entrants-first = Zu den Teilnehmern

## Eine Seite

print-page = Seite { $page } von { $of }
print-as-of = Stand { $at }

## Paarungen

print-board = { $of ->
    [boards] Brett, Match
   *[matches] Match
  }
print-first = Weiß oder zuerst genannt
print-second = Schwarz oder danach genannt
print-result = Ergebnis
print-against = gegen { $names }
print-bye = Freilos

## Ergebniszettel

print-match = Match
print-game = Partie { $game }
print-boards = { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
print-imps = IMPs
print-sign = Unterschrift
print-wins = { $colour ->
   *[white] Weiß gewinnt
    [black] Schwarz gewinnt
  }
print-drawn = remis
print-no-slips = In dieser Runde ist nichts offen, es gibt also keine Zettel zu drucken. Wählen Sie eine andere Runde.
print-bring = Ergebnis ankreuzen und den Zettel zum Schiedsrichtertisch bringen.

## Tabellen

print-name = Name
print-number = Nr.
print-rating = Wertungszahl
print-club = Verein
print-members = Mitglieder
print-withdrawn = zurückgezogen
print-marks = Zuerst mit Weiß, dann mit Schwarz. + und − ohne Spiel, × zählt nicht, · noch zu spielen.

## Der Turnierbaum an der Wand

print-wall = Turnierbaum
print-to = → Seite { $page }, Match { $match }
print-from = Seite { $page }, Match { $match } →

## Papiere des Bridge

print-nothing = Auf diesem Papier steht noch nichts.
print-at-board = Brett { $board }
