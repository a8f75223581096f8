### Everybody against everybody.

crosstable-title = Crosstable
crosstable-white = as White
crosstable-black = as Black
crosstable-legend = 1 won, ½ drawn, 0 lost; + = − without play; × does not count; · not played yet
# $name (text)
# $colour (choice: white, black)
# $other (text)
# $mark (message)
# $match (text)
crosstable-cell = { $name } as { $colour ->
    [white] White
   *[black] Black
  } against { $other }: { $mark }, Match { $match }
# $mark (text) such as "½"
crosstable-mark = { $mark }
crosstable-open = ready to play
crosstable-waiting = not played yet
