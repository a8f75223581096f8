### Was Simulationen sagen: wie Ergebnisse gezogen werden und was von den Teilnehmern angenommen wird.

## Wie Ergebnisse gezogen werden

simulate-elo = Die Ergebnisse folgen der Gewinnerwartung nach Elo: Der Anzug ist { $advantage } Wertungspunkte wert, und Gleichstarke spielen { $draws } ihrer Partien remis.
simulate-engines = Engines spielen Paare von Partien. Eine Eröffnung ist für Weiß in beiden Partien ihres Paares { $advantage } Punkte wert, mit einer Streuung von { $spread }.
simulate-engines-draws = Eine Seite gewinnt, wenn sie { $drawElo } Punkte besser ist: Aus einer ausgeglichenen Eröffnung spielen Gleichstarke { $draws } ihrer Partien remis.
simulate-teams = Teams erzielen je Board IMPs um den Vorsprung, den ein Handicap nach Masterpunkten ausgliche oder den ihre Wertungszahlen erwarten lassen, mit einer Streuung von { $deviation } IMPs je Board.
simulate-supposed = { $count ->
    [one] Ein Ergebnis ist angenommen.
   *[other] { $count } Ergebnisse sind angenommen.
  }

## Was angenommen wird

simulate-nobody-rated = Niemand hat eine Wertungszahl: Alle gelten mit { $rating } als gleich stark.
simulate-nothing-told = Kein Team hat Masterpunkte oder eine Wertungszahl angegeben: Alle gelten als gleich stark.
simulate-by-ratings = Kein Team hat Masterpunkte angegeben: Die Wertungszahlen sagen, wie stark sie sind.
simulate-unrated = { $missing } von { $of } { $whom ->
   *[players] Teilnehmern
    [teams] Teams
  } { $missing ->
    [one] hat
   *[other] haben
  } keine Wertungszahl: Angenommen wird { $rating }, das Mittel der anderen.
simulate-untold = { $missing } von { $of } Teams { $missing ->
    [one] hat
   *[other] haben
  } keine Masterpunkte angegeben: Angenommen wird ein Schnitt von { $average }, das Mittel der anderen.
simulate-no-results = Dieses Format hat keine Ergebnisse nach dem Modell „{ $model }“.
