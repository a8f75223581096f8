### Was eine getippte Zeile heißt, und wo sie nicht zu verstehen ist.

pen-empty = Matchnummer oder Name, dann das Ergebnis.

## Was Enter einträgt

pen-score = { $first } { $result } { $second }
pen-match = Match { $match }
pen-game = Partie { $game }
pen-half = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  }
pen-by-forfeit = kampflos
pen-nobody-came = niemand kam
pen-ended = beendet um { $at }
pen-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
pen-moves-to-finish = { $count } bis zum Ende
pen-absent = { $who ->
    [one] { $who } ist nicht gekommen
   *[other] { $who } sind nicht gekommen
  }
pen-cancelled = Abgesagt
pen-ruled = { $who ->
    [one] { $who } gewinnt durch Entscheid
   *[other] { $who } kommen durch Entscheid weiter
  }
pen-ruled-drawn = Unentschieden durch Entscheid
pen-undo = Letzten Befehl rückgängig machen
pen-redo = Zurückgenommenes wiederherstellen

## Was noch fehlt

pen-game-waits = { $white } (Weiß) – { $black }: Ergebnis eingeben
pen-boards-wait = { $teams }: IMPs eingeben, etwa 34-21
pen-lettered = { $letter } { $team }
pen-which-teams = Welche beiden Teams? Geben Sie ihre Buchstaben und die IMPs ein, etwa ab 38-24: { $teams }.
pen-time-missing = Die anderen Ergebnisse dieser Runde haben eine Endzeit: Geben Sie sie mit an, etwa 14:32.
pen-who-absent = Wer ist nicht gekommen? { OR($who) }.
pen-who-wins = Wer gewinnt durch Entscheid? { OR($who) }.

## Wo sie nicht zu verstehen ist

pen-no-match = Ein Match oder einen Namen { $typed } gibt es hier nicht. In der Liste steht, was es gibt.
pen-no-match-meant = Ein Match oder einen Namen { $typed } gibt es hier nicht. Meinen Sie { $meant }?
pen-several = „{ $typed }“ passt auf mehrere Matches: { $among }. Welches?
pen-choice = Match { $match }: { $who }
pen-decided = Match { $match } ist schon entschieden: { $how }.
pen-through = { $names ->
    [one] { $names } kommt weiter
   *[other] { $names } kommen weiter
  }
pen-decided-plain = Match { $match } ist schon entschieden.
pen-waiting = Match { $match } nimmt noch kein Ergebnis an: Seine Runde oder seine Spieler stehen noch aus.
pen-nothing-for = { $who } hat jetzt kein Match, das ein Ergebnis annimmt.
pen-no-game = Match { $match } nimmt jetzt keine Partie an.
pen-other-games = Diese Partie nimmt Match { $match } jetzt nicht an; offen: { $games }.
pen-unreadable = „{ $typed }“ ist kein Ergebnis. Geben Sie 1, 0 oder = ein, für kampflos + oder −.
pen-unreadable-imps = „{ $typed }“ ist kein Ergebnis. Geben Sie IMPs wie 34-21 ein, für eine Hälfte dazu h1 oder h2.
pen-no-time = „{ $typed }“ ist keine Uhrzeit. Geben Sie sie ein, wie die Uhr sie zeigt, etwa 14:32.
pen-too-much = „{ $typed }“ ist nicht zu verstehen. Nach dem Ergebnis kommt die Endzeit, etwa 14:32, oder die Zahl der Züge, etwa m41.
pen-too-much-imps = „{ $typed }“ ist nicht zu verstehen. Zu den IMPs kommen die Buchstaben zweier Teams, etwa ab, und h1 oder h2 für eine Hälfte.
pen-not-in-match = „{ $typed }“ spielt nicht in Match { $match }, sondern { $who }.
pen-repeated = Zeile { $line } hat schon ein Ergebnis von Match { $match }.
pen-meant = { $meant }
pen-cancel-alone = „{ $typed }“ ist zu viel: Zum Absagen genügt die Matchnummer.
pen-several-names = „{ $typed }“ passt auf { $who }. Wer ist gemeint?
pen-no-match-number = Ein Match { $typed } gibt es hier nicht. Die Nummer steht in der Liste.
