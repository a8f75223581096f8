### Jeder gegen jeden.

crosstable-title = Kreuztabelle
crosstable-white = mit Weiß
crosstable-black = mit Schwarz
crosstable-legend = 1 gewonnen, ½ remis, 0 verloren; + = − kampflos; × zählt nicht; · noch nicht gespielt
crosstable-cell = { $name } mit { $colour ->
    [white] Weiß
   *[black] Schwarz
  } gegen { $other }: { $mark }, Match { $match }
crosstable-mark = { $mark }
crosstable-open = jetzt zu spielen
crosstable-waiting = noch nicht gespielt
