### Mit einem Link eintreten und die eigenen Partien melden.

## Die Partien eines Teilnehmers

join-desk-opening = Ihre Partien werden geöffnet
join-desk-tab = Partien von { $name }
join-desk-to-report = zu melden
join-desk-to-do = { $games ->
    [one] Sie haben { $games } Partie zu melden. Ein Ergebnis wird eingetragen, sobald beide Seiten dasselbe gemeldet haben.
   *[other] Sie haben { $games } Partien zu melden. Ein Ergebnis wird eingetragen, sobald beide Seiten dasselbe gemeldet haben.
  }
join-desk-none = Sie haben jetzt keine Partie zu melden. Die nächste erscheint hier von selbst.
join-desk-entering = Das Turnier hat noch nicht begonnen. Ihre Partien erscheinen hier von selbst.
join-desk-over = Das Turnier ist vorbei. Danke, dass Sie mitgespielt haben.
join-desk-next = Danach
join-desk-next-match = { $round }: gegen { $opponent }
join-desk-whole = Das ganze Turnier
join-desk-own = Alle meine Partien

## Der Link

join-door-link = Ihr Link, falls Sie ihn als Text haben
join-door-name = Wie möchten Sie heißen? Andere sehen diesen Namen.
join-door-opening = Der Link wird geöffnet
join-game-label = { $match }, gegen { $opponent }
join-door-missing = Fügen Sie den Link ein, den Sie bekommen haben: Er endet mit # und einer Reihe von Buchstaben und Ziffern.

## Eine Partie

join-game-colour = Sie haben
join-game-against = gegen
join-game-clock = Bedenkzeit
join-game-position = Stellung
join-game-boards = Boards
join-game-won = Gewonnen
join-game-drew = Remis
join-game-lost = Verloren
join-game-as-they-said = wie { $name } meldet
join-game-as-you-said = wie Sie gemeldet haben
join-game-how = Wie ging es aus?
join-game-nothing = Bisher hat niemand etwas gemeldet.
join-game-you = Sie haben { $result } gemeldet.
join-game-they = { $name } hat { $result } gemeldet.
join-game-disagreed = Die Meldungen widersprechen sich: Sprechen Sie miteinander oder rufen Sie die Turnierleitung, sie entscheidet. Sie können Ihre Meldung ändern.
join-game-waits-for-them = Es wird eingetragen, sobald die andere Seite dasselbe meldet.
join-game-waits-for-you = Melden Sie dasselbe, um es zu bestätigen, oder was Sie gesehen haben.
join-game-recorded = Beide Seiten sind sich einig: Das Ergebnis ist eingetragen.
join-game-told-waiting = Gemeldet. Es wird eingetragen, sobald { $name } dasselbe meldet.
join-game-told-disagreed = { $name } hat etwas anderes gemeldet. Sprechen Sie miteinander oder rufen Sie die Turnierleitung.

## IMPs

join-imps-imps = IMPs von { $team }
join-imps-say = Melden
join-imps-confirm = { $score } bestätigen

## Einladungen

join-kicker = Auf Einladung
join-title = Eintreten
join-nobody = Der Link, den Sie bekommen haben, lässt Sie ein. Er gilt einmal; danach ist dieser Browser angemeldet.
join-person = Sie sind als { $name } angemeldet. Eine Einladung kommt zu Ihren Rechten hinzu.
join-join = Link öffnen

## Melden

join-report-kicker = Für Teilnehmer
join-report-title = Ihre Partie melden
join-report-nobody = Der Link von der Turnierleitung öffnet die Seite mit Ihren Partien. Behalten Sie ihn: Er gilt bis zum Ende des Turniers.
join-report-person = Sie sind als { $name } angemeldet. Wenn Sie hier den Link eines Teilnehmers öffnen, werden Sie abgemeldet.
join-report-open = Meine Partien öffnen
join-imps-wrong = Geben Sie die IMPs beider Teams als ganze Zahlen ein, etwa 34 und 21.
