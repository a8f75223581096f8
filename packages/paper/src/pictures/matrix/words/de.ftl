### Die Diagonalmatrix.

grid-title = Matrix
grid-aside = Punkte aus Sicht der Zeile; aus mit { $count ->
    [one] { $count } Verlustpartie
   *[other] { $count } Verlustpartien
  }
grid-caption = Punkte der Zeile gegen die Spalte
grid-number = Nummer
grid-rating = Wertungszahl
grid-lost = Verlustpartien
grid-how-to = So liest man sie
grid-live = Wird gespielt: Punkte bisher
grid-todo = In dieser Runde zu spielen
grid-by-game = Partie für Partie; + = − kampflos
grid-not-played = Nicht gespielt
grid-counter = Verlustpartien, ein Remis zählt halb; aus mit { $count }
grid-doom = Scheidet nach dieser Runde aus
grid-out = Ausgeschieden
grid-won = Hat gewonnen
grid-level = Gleichauf mit anderen, kann noch gewinnen
grid-name = Name
grid-out-round = aus, Runde { $round }
grid-going = scheidet aus
grid-level-stamp = gleichauf
grid-withdrew = zurückgezogen
