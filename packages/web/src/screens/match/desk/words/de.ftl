### Das Erfassen eines Matches und die Entscheidungen der Turnierleitung.

## Eine Partie erfassen

desk-result-of = Ergebnis von Partie { $game }
desk-which-game = Welche Partie
desk-game = Partie { $game }
desk-pen = Ergebnis von Partie { $game }: 1, 0, =, + oder −
desk-pen-hint = Drücken Sie 1, 0 oder =, dann die Eingabetaste.
desk-not-a-result = Das ist kein Ergebnis. Weiß gewinnt: 1, Schwarz gewinnt: 0, Remis: =; + und − sind kampflos.
desk-time-missing = Geben Sie an, wann die Partie endete: Andere Ergebnisse dieser Runde haben eine Uhrzeit.
desk-not-a-time = Das ist keine Uhrzeit. Schreiben Sie 14:32.
desk-record = Festhalten
desk-recorded = Match { $match } festgehalten: { $white } { $result } { $black }
desk-reading = { $white } { $result } { $black }.
desk-reading-ended = { $white } { $result } { $black }, beendet { $at }.
desk-ended-at = Beendet um
desk-ended-at-hint = wie 14:32; leer heißt jetzt
desk-ended-at-needed = hier nötig, wie 14:32
desk-moves = Züge
desk-moves-to-finish = Züge bis zum Ende
desk-lengths = Uhrzeit und Länge der Partie
desk-key-next = festhalten, nächste Partie
desk-key-undo = zurücknehmen

## Was jede Taste bewirkt

desk-keys = Was jede Taste jetzt bewirkt
desk-key = Taste
desk-key-does = { $key }: { $what }
desk-follows = Was folgt
desk-wins = { $name } gewinnt
desk-white-wins = Weiß gewinnt
desk-black-wins = Schwarz gewinnt
desk-draw = Remis
desk-absent-name = { $name } nicht erschienen
desk-white-absent = Weiß nicht erschienen
desk-black-absent = Schwarz nicht erschienen
desk-nobody-came = Niemand erschienen

## Was aus einem Ergebnis folgt

desk-goes-to = { $name } kommt in Match { $match }.
desk-goes-to-against = { $name } kommt in Match { $match } gegen { $others }.
desk-champion = { $name } gewinnt das Turnier.
desk-is-out = { $name } scheidet aus.
desk-is-out-at = { $name } scheidet aus, Platz { $place }.
desk-next-game = Es folgt Partie { $game }. Weiß hat { $white }.
desk-next-game-under = Es folgt Partie { $game }: { $conditions }. Weiß hat { $white }.
desk-match-goes-on = Das Match geht weiter.
desk-moves-to = { $name } rückt von Platz { $from } auf { $to }.
desk-stays = { $name } bleibt auf Platz { $place }.
desk-nobody-goes-on = Von hier kommt niemand weiter.

## Jemand war schneller

desk-overtaken = Partie { $game } wurde inzwischen festgehalten
desk-overtaken-recorded = Festgehalten ist { $white } { $result } { $black }.
desk-overtaken-gone = Sie ist nicht mehr offen.
desk-overtaken-typed = Sie hatten { $typed } eingegeben. Das wurde nicht festgehalten.
desk-overtaken-same = Sie hatten dasselbe eingegeben, es fehlt also nichts.
desk-overtaken-take = Für Partie { $game } verwenden
desk-forget = Eingabe verwerfen

## IMPs von Teams

desk-imps-by-pair = IMPs je Paarung
desk-imps = IMPs
desk-imps-of-against = IMPs von { $team } gegen { $other }
desk-which-boards = Welche Boards von { $one } – { $other }
desk-all-boards = alle { $boards } Boards
desk-first-half = erste Hälfte
desk-second-half = zweite Hälfte
desk-first-half-boards = erste Hälfte, { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }
desk-second-half-boards = zweite Hälfte, { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }
desk-extra-boards = { $boards ->
    [one] { $boards } Zusatzboard
   *[other] { $boards } Zusatzboards
  }, Satz { $set }
desk-record-pair = { $one } – { $other } festhalten
desk-not-imps = IMPs sind ganze Zahlen ab 0: je eine für beide Teams.
desk-recorded-imps = Match { $match } festgehalten: { $one } { $score } { $other }
desk-overtaken-imps = Sie hatten { $typed } für { $one } – { $other } eingegeben. Das wurde nicht festgehalten: Die Boards sind inzwischen erfasst.
desk-key-next-figure = nächste Zahl
desk-key-record-pair = Paarung festhalten

## Unterlagen

desk-lineups = Aufstellungen
desk-choose-four = Wählen Sie die vier, die sich setzen.
desk-for-half = Für
desk-half = { $half ->
   *[both] beide Hälften
    [first] die erste Hälfte
    [second] die zweite Hälfte
  }
desk-record-lineup = Aufstellung festhalten
desk-record-lineup-of = Aufstellung von { $team } festhalten
desk-recorded-lineup = Aufstellung von { $team } festgehalten
desk-not-four = Vier setzen sich, gewählt sind { $count }.
desk-boards = Boards einzeln
desk-board-lines = Boards, eines je Zeile
desk-board-lines-hint = Nummer, dann offener und geschlossener Raum: 1 4SN= 4SN-1. Auch Punkte von Nord-Süd gehen: 2 620 -100.
desk-pair = Zwischen
desk-record-boards = Boards festhalten
desk-recorded-boards = { $count ->
    [one] Ein Board
   *[other] { $count } Boards
  } festgehalten
desk-not-a-board = Zeile { $line } ist kein Board: eine Nummer, dann was an beiden Tischen geschah.
desk-boards-in = { $one } – { $other }: { $count } von { $all } Boards sind erfasst
desk-boards-of = Boards von { $one } – { $other }
desk-board = Board
desk-table = Tisch { $number }

## Entscheidungen

desk-rulings = Entscheidungen
desk-for-director = für die Turnierleitung
desk-forfeit = Jemand fehlt…
desk-cancel = Match absagen…
desk-win = Sieger erklären…
desk-through = Erklären, wer weiterkommt…
desk-played-after-all = Es wurde doch gespielt…
desk-forfeit-title = Wer ist zu Match { $match } nicht erschienen?
desk-cancel-title = Match { $match } absagen
desk-win-title = Sieger von Match { $match } erklären
desk-through-title = Erklären, wer aus Match { $match } weiterkommt: { $count }
desk-absent = Nicht erschienen
desk-winner = Sieger
desk-drawn = Unentschieden, niemand gewinnt
desk-goes-on = Kommt weiter
desk-confirm-forfeit = Abwesenheit feststellen
desk-confirm-cancel = Match absagen
desk-confirm-win = Erklären

## Berichtigen

desk-correct-game = Partie { $game } von Match { $match } berichtigen
desk-correct-ruling = In Match { $match } wurde doch gespielt
desk-correct-boards = Match { $match } berichtigen: { $one } – { $other }
desk-new-result = Neues Ergebnis
desk-option = { $result }, { $what }
desk-correct-time = Beendet um, falls auch das falsch war (14:32)
desk-imps-of = IMPs von { $team }
desk-recorded-is = Festgehalten ist { $score }.
