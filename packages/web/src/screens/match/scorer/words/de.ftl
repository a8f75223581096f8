### Das Erfassen eines Matches und die Entscheidungen der Turnierleitung.

## Eine Partie erfassen

scorer-result-of = Ergebnis von Partie { $game }
scorer-which-game = Welche Partie
scorer-game = Partie { $game }
scorer-pen = Ergebnis von Partie { $game }: 1, 0, =, + oder −
scorer-pen-hint = Drücken Sie 1, 0 oder =, dann die Eingabetaste.
scorer-record = Eintragen
scorer-recorded = Match { $match } eingetragen: { $white } { $result } { $black }
scorer-reading = { $white } { $result } { $black }.
scorer-reading-ended = { $white } { $result } { $black }, beendet { $at }.
scorer-ended-at = Beendet um
scorer-ended-at-hint = wie 14:32; leer heißt jetzt
scorer-ended-at-needed = hier nötig, wie 14:32
scorer-moves = Züge
scorer-moves-to-finish = Züge bis zum Ende
scorer-lengths = Uhrzeit und Länge der Partie
scorer-key-next = eintragen, nächste Partie
scorer-key-undo = zurücknehmen

## Was jede Taste bewirkt

scorer-keys = Was jede Taste jetzt bewirkt
scorer-key = Taste
scorer-key-does = { $key }: { $what }
scorer-follows = Was folgt

## Was aus einem Ergebnis folgt

scorer-goes-to = { $name } kommt in Match { $match }.
scorer-goes-to-against = { $name } kommt in Match { $match } gegen { $others }.
scorer-champion = { $name } gewinnt das Turnier.
scorer-is-out = { $name } scheidet aus.
scorer-is-out-at = { $name } scheidet aus, Platz { $place }.
scorer-next-game = Es folgt Partie { $game }. Weiß hat { $white }.
scorer-next-game-under = Es folgt Partie { $game }: { $conditions }. Weiß hat { $white }.
scorer-match-goes-on = Das Match geht weiter.
scorer-moves-to = { $name } rückt von Platz { $from } auf { $to }.
scorer-stays = { $name } bleibt auf Platz { $place }.
scorer-nobody-goes-on = Von hier kommt niemand weiter.

## Jemand war schneller

scorer-overtaken = Partie { $game } wurde inzwischen eingetragen
scorer-overtaken-recorded = Eingetragen ist { $white } { $result } { $black }.
scorer-overtaken-gone = Sie ist nicht mehr offen.
scorer-overtaken-typed = Sie hatten { $typed } eingegeben. Das wurde nicht eingetragen.
scorer-overtaken-same = Sie hatten dasselbe eingegeben, es fehlt also nichts.
scorer-overtaken-take = Für Partie { $game } verwenden
scorer-forget = Eingabe verwerfen

## IMPs von Teams

scorer-imps-by-pair = IMPs je Paarung
scorer-imps = IMPs
scorer-imps-of-against = IMPs von { $team } gegen { $other }
scorer-which-boards = Welche Boards von { $one } – { $other }
scorer-all-boards = alle { $boards } Boards
scorer-first-half = erste Hälfte
scorer-second-half = zweite Hälfte
scorer-first-half-boards = erste Hälfte, { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }
scorer-second-half-boards = zweite Hälfte, { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }
scorer-extra-boards = { $boards ->
    [one] { $boards } Zusatzboard
   *[other] { $boards } Zusatzboards
  }, Satz { $set }
scorer-record-pair = { $one } – { $other } eintragen
scorer-not-imps = IMPs sind ganze Zahlen ab 0: je eine für beide Teams.
scorer-recorded-imps = Match { $match } eingetragen: { $one } { $score } { $other }
scorer-overtaken-imps = Sie hatten { $typed } für { $one } – { $other } eingegeben. Das wurde nicht eingetragen: Die Boards sind inzwischen erfasst.
scorer-key-next-figure = nächste Zahl
scorer-key-record-pair = Paarung eintragen

## Unterlagen

scorer-lineups = Aufstellungen
scorer-choose-four = Wählen Sie die vier, die sich setzen.
scorer-for-half = Für
scorer-half = { $half ->
   *[both] beide Hälften
    [first] die erste Hälfte
    [second] die zweite Hälfte
  }
scorer-record-lineup = Aufstellung eintragen
scorer-record-lineup-of = Aufstellung von { $team } eintragen
scorer-recorded-lineup = Aufstellung von { $team } eingetragen
scorer-not-four = Vier setzen sich, gewählt sind { $count }.
scorer-boards = Boards einzeln
scorer-board-lines = Boards, eines je Zeile
scorer-board-lines-hint = Nummer, dann offener und geschlossener Raum: 1 4SN= 4SN-1. Auch Punkte von Nord-Süd gehen: 2 620 -100.
scorer-pair = Zwischen
scorer-record-boards = Boards eintragen
scorer-recorded-boards = { $count ->
    [one] Ein Board
   *[other] { $count } Boards
  } eingetragen
scorer-not-a-board = Zeile { $line } ist kein Board: eine Nummer, dann was an beiden Tischen geschah.
scorer-boards-in = { $one } – { $other }: { $count } von { $all } Boards sind erfasst
scorer-boards-of = Boards von { $one } – { $other }
scorer-board = Board
scorer-table = Tisch { $number }

## Entscheidungen

scorer-rulings = Entscheidungen
scorer-for-director = für die Turnierleitung
scorer-forfeit = Jemand fehlt…
scorer-cancel = Match absagen…
scorer-win = Sieger erklären…
scorer-through = Erklären, wer weiterkommt…
scorer-played-after-all = Es wurde doch gespielt…
scorer-forfeit-title = Wer ist zu Match { $match } nicht erschienen?
scorer-cancel-title = Match { $match } absagen
scorer-win-title = Sieger von Match { $match } erklären
scorer-through-title = Erklären, wer aus Match { $match } weiterkommt: { $count }
scorer-absent = Nicht erschienen
scorer-winner = Sieger
scorer-drawn = Unentschieden, niemand gewinnt
scorer-goes-on = Kommt weiter
scorer-confirm-forfeit = Abwesenheit feststellen
scorer-confirm-cancel = Match absagen
scorer-confirm-win = Erklären

