### Was die Partien zweier Engines über ihre Stärke sagen.

statistics-none = Es ist noch keine Partie gespielt.
statistics-half-pairs = { $pairs ->
    [one] Ein Paar, von dem nur eine Partie gespielt ist, zählt in den Schätzungen nicht mit.
   *[other] { $pairs } Paare, von denen nur eine Partie gespielt ist, zählen in den Schätzungen nicht mit.
  }
statistics-all-won = Alles wurde gewonnen, der Unterschied ist nach oben offen.
statistics-all-lost = Alles wurde verloren, der Unterschied ist nach unten offen.
statistics-one-game = Eine Partie sagt nichts über die Streuung, der Fehler ist also nicht bekannt.
statistics-no-spread = Alle { $count } { $basis ->
   *[pairs] Paare
    [games] Partien
  } gingen gleich aus, der Fehler ist also nicht bekannt.

## Ein Plan für einen Test

statistics-sprt-numbers = elo0, elo1, alpha und beta müssen Zahlen sein.
statistics-sprt-order = elo0 ({ $elo0 }) muss kleiner sein als elo1 ({ $elo1 }).
statistics-sprt-positive = alpha und beta müssen größer als 0 sein.
statistics-sprt-errors = alpha und beta zusammen müssen kleiner als 1 sein.
statistics-sprt-range = elo0 und elo1 müssen zwischen −2000 und 2000 liegen.
