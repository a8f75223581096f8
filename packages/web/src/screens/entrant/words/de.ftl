### Alle Gemeldeten und ein einzelner Teilnehmer.

## Wie jemand steht

entrant-standing = { $standing ->
    [entered] gemeldet
    [in] dabei
    [out] ausgeschieden
    [withdrawn] zurückgezogen
    [champion] Sieger
   *[played] gespielt
  }
entrant-of = von { $count }

## Alle

entrant-list = Teilnehmer
entrant-figure-entered = gemeldet
entrant-figure-still-in = noch dabei
entrant-figure-withdrew = zurückgezogen
entrant-search = Name oder Verein suchen
entrant-csv = Liste als CSV
entrant-links-open = Links für alle…
entrant-head-number = Nr.
entrant-head-name = Name
entrant-head-club = Verein
entrant-head-rating = Wertungszahl
entrant-head-average = Schnitt
entrant-head-state = Stand
entrant-head-place = Platz
entrant-nobody = Niemand mit diesem Namen.
entrant-found = { $count } von { $all }
entrant-players = { $count } Spieler

## Einer

entrant-missing = Niemand mit diesem Namen ist gemeldet.
entrant-all = Alle Teilnehmer
entrant-number = Nummer { $number } von { $count }
entrant-rated = Wertungszahl { $rating }
entrant-captain = Kapitän { $name }
entrant-figure-place = Platz
entrant-figure-points = Punkte
entrant-figure-next = spielt als Nächstes { FORM($round, "in") }
entrant-figure-state = Stand
entrant-follow = Verfolgen
entrant-games-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren{ $byes ->
    [0] { "" }
    [one] , { $byes } Freilos
   *[other] , { $byes } Freilose
  }.
entrant-matches-played = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
  }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren{ $byes ->
    [0] { "" }
    [one] , { $byes } Freilos
   *[other] , { $byes } Freilose
  }.
entrant-nothing-played = Noch nichts gespielt.

## Die Matches

entrant-matches = Matches
entrant-colours = { $white } mit Weiß, { $black } mit Schwarz
entrant-head-round = Runde
entrant-head-match = Match
entrant-head-colours = Farben
entrant-head-opponent = Gegner
entrant-head-result = Ergebnis
entrant-head-ended = Beendet
entrant-bye = Freilos, setzt aus
entrant-why-bye = Warum ein Freilos { FORM($round, "in") }?
entrant-to-play = zu spielen
entrant-waits = wartet
entrant-matches-of = Alle Matches von { $name }
entrant-fate = { $fate ->
    [won] gewonnen
   *[drawn] unentschieden
    [lost] verloren
  }
entrant-nothing-paired = Es ist noch nichts gepaart.
entrant-annulled = zählt nicht

## Was kommt

entrant-ahead = Wer als Nächstes kommen kann
entrant-ahead-match = Match { $match }, { $round }
entrant-ahead-now = jetzt
entrant-ahead-after-win = nach einem Sieg
entrant-ahead-open = Noch offen: Es hängt von Matches ab, die noch nicht gepaart sind.
entrant-ahead-odds = Chancen

## Wie es zählt

entrant-in-table = In der Tabelle
entrant-why-rank = Warum dieser Platz?
entrant-why-seed = Warum dieser Setzplatz?
entrant-why-rank-of = Warum dieser Platz? { $name }
entrant-why-seed-of = Warum dieser Setzplatz? { $name }
entrant-performance = Performance
entrant-performance-from = { $points } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } am Brett, im Schnitt gegen { $rating }.
entrant-performance-how = Die Performance ist dieser Schnitt plus 400 × (Siege − Niederlagen) ÷ Partien.
entrant-as-colour = { $points } aus { $games } mit { $colour ->
   *[white] Weiß
    [black] Schwarz
  }
entrant-points = Punkte, Phase für Phase
entrant-points-qualify = { $needed } reichen
entrant-points-picture = Punkte nach jeder Phase: { $points }. Nötig sind { $needed }.
entrant-points-start = Start

## Die Spieler eines Teams

entrant-team = Spieler
entrant-team-of = Spieler von { $team }
entrant-team-average = Schnitt { $average }
entrant-team-player = Spieler
entrant-team-number = Nummer
entrant-team-masterpoints = Masterpunkte
entrant-team-boards = Boards
entrant-team-award = Auszeichnung
entrant-team-unknown = Aufstellung fehlt
entrant-team-boards-of = { $played } von { $boards }

## Was die Turnierleitung tut

entrant-edit = Bearbeiten…
entrant-withdraw = Zurückziehen…
entrant-return = Zurückkehren lassen…
entrant-withdraw-name = { $name } zurückziehen
entrant-returns = { $name } kehrt zurück
entrant-let-return = { $name } zurückkehren lassen
entrant-emergency = Im Notfall: Das bisher Erreichte bleibt

## Eigene Links

entrant-link = Eigener Link
entrant-link-teach = Mit einem eigenen Link meldet { $name } Ergebnisse ohne Konto. Sie zählen, wenn beide Seiten dasselbe sagen.
entrant-link-make = Link erzeugen
entrant-link-again = Weiteren Link erzeugen
entrant-link-once = Wird nur dieses eine Mal gezeigt: jetzt drucken oder kopieren. Ausgegebene Links stehen unter Personen.
entrant-link-until = Er gilt bis { $at }.
entrant-link-scan = Scannen, um die eigenen Partien zu sehen und das Ergebnis zu melden. Es zählt, wenn beide Seiten dasselbe sagen.
entrant-link-print = Drucken
entrant-link-copy = Link kopieren
entrant-link-copied = Link kopiert.
entrant-link-not-copied = Der Link ließ sich nicht kopieren. Markieren und kopieren Sie ihn von Hand.
entrant-link-code = QR-Code des Links für { $name }
entrant-link-ticket = Zettel mit dem Link für { $name }
entrant-links = Links für alle
entrant-links-teach = Erzeugt { $count ->
    [one] { $count } neuen Link
   *[other] { $count } neue Links
  }, einen für jeden, der spielt. Sie werden nur dieses eine Mal gezeigt: Drucken Sie sie, bevor Sie die Seite verlassen.
entrant-links-make = { $count ->
    [one] { $count } Link
   *[other] { $count } Links
  } erzeugen
entrant-links-made = { $done } von { $all } erzeugt
entrant-links-print = Zettel drucken
entrant-links-close = Schließen
