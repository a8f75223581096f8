### Ein Match.

## Die Seite

match-missing = In diesem Turnier gibt es kein Match { $match }.
match-all = Alle Matches
match-between = { $one } – { $other }
match-among = { $names }
match-tab = Match { $match }, { $names }
match-table = Tisch { $ticket }
match-state = { $look ->
   *[waiting] Wartet
    [ready] Bereit
    [live] Läuft
    [decided] Entschieden
  }
match-figure-state = Stand
match-figure-score = Ergebnis
match-figure-entered = Paarungen erfasst
match-of = von { $count }
match-figure-go-on = kommen weiter
match-figure-next = zu spielen
match-waits-for = Gespielt wird, sobald die Plätze besetzt sind: { $seats }.
match-round-not-begun = Die Runde hat noch nicht begonnen.
match-note = Anmerkung der Turnierleitung: { $note }
match-annulled = Das Ergebnis zählt nicht: Jemand hat sich früh zurückgezogen.

## Die Seiten

match-sides = Seiten
match-from = aus Match { $match }
match-from-beat = aus Match { $match }, gegen { $loser } { $score }
match-onward = { $who ->
    [winner] Wer gewinnt, kommt in Match { $match }
    [loser] Wer verliert, kommt in Match { $match }
   *[number] Weiter geht es in Match { $match }
  }
match-waits = { $name } wartet
match-against = gegen { $name }
match-withdrew = zurückgezogen
match-goes-on = kommt weiter
match-white = Weiß
match-black = Schwarz

## Die Stufen einer Serie

match-step = { $step ->
   *[normal] Partie
    [tiebreak] Stichkampf
    [extra-boards] Zusatzboards
    [sudden-death] SD { $attempt }
    [armageddon] Armageddon
  }
match-step-long = { $step ->
   *[normal] normale Partie
    [tiebreak] Stichkampf
    [extra-boards] Zusatzboards
    [sudden-death] Sudden Death { $attempt }
    [armageddon] Armageddon, Remis zählt für Schwarz
  }
match-stairs-at-most = { $games ->
    [one] Eine Partie
   *[other] Höchstens { $games } Partien
  }
match-stairs-played = Entschieden nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }
match-stairs = Stufen der Serie
match-stairs-legend = Balken zeigen die Bedenkzeit
match-rung = Partie { $game }, { $step }, Weiß hat { $white }, { $state }.
match-rung-with-clock = Partie { $game }, { $step }, { $clock }, Weiß hat { $white }, { $state }.
match-rung-played = { $result }
match-rung-open = { $state ->
   *[now] jetzt zu spielen
    [later] nur falls bis dahin niemand gewonnen hat
    [spared] nicht mehr nötig
  }

## Partien

match-games = Partien
match-games-of = Partien des Matches
match-game = Partie
match-game-number = Partie { $game }
match-result = Ergebnis
match-ended = Beendet
match-remark = Anmerkung
match-to-play = zu spielen
match-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }
match-moves-to-finish = { $moves } bis zum Ende
match-half-moves = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
  }
match-repeats = wiederholt Partie { $game }
match-replayed = neu gespielt
match-correct = Berichtigen…
match-correct-game = Partie { $game } berichtigen
match-correct-mark = { $mark }, Partie { $game } berichtigen
match-correct-part = Berichtigen: { $part }
match-actions = Aktionen

## Die Paare eines Cups

match-pairs = Paare
match-pairs-of = Paare des Matches
match-pair-open = offen
match-pair-live = läuft
match-pair-not-played = nicht gespielt
match-pair-decider = Letzte Partie
match-opening = Eröffnung { $number }
match-opening-named = { $number } { $name }
match-remarks = Angaben zu den Partien
match-pgn = Partien als PGN

## Boards von Teams

match-ledger = Stand
match-ledger-of = Stand des Matches
match-boards = { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }
match-line = Zeile
match-first-half = Erste Hälfte
match-second-half = Zweite Hälfte
match-imps-at-table = IMPs am Tisch
match-carryover = Übertrag
match-handicap = Handicap
match-total = Gesamt
match-so-far = Bisher
match-extra-boards = Zusatzboards, Satz { $set }
match-boards-open = offen
match-three = Die drei Matches
match-three-scores = IMPs je Paarung
match-pair-of-teams = Paarung
match-halves = Hälften
match-imps = IMPs
match-given = Handicap, Übertrag
match-given-to = { $what ->
    [handicap] Handicap
   *[carry-over] Übertrag
  } +{ $imps } { $team }
match-score = Stand
match-part = { $one } – { $other }{ $part ->
   *[whole] { "" }
    [first] , erste Hälfte
    [second] , zweite Hälfte
  }
match-seating = Sitzordnung
match-seating-tables = Tische in beiden Hälften
match-seating-table = Tisch
match-seating-boards = Boards
match-seating-movement = Nord-Süd bleibt sitzen, Ost-West rückt zur Halbzeit weiter.

## Warum, und was geschah

match-why = Warum
match-why-meet = Warum treffen diese aufeinander?
match-why-three = Warum diese drei?
match-why-ended = Warum endete es so?
match-why-open = Worauf wird gewartet?
match-why-handicap = Warum dieses Handicap?
match-why-handicaps = Warum diese Handicaps?
match-why-facts = Beruht auf { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträgen
  }
match-history = Verlauf dieses Matches
match-history-whole = ganzes Protokoll
match-history-none = Zu diesem Match ist noch nichts eingetragen.
