### What a comparison of formats says: the plot, the page with its table, and how to read it.

## Figures

# $share (percent)
plot-share = { $share }
# $share (percent)
plot-share-below = <{ $share }
# $share (percent)
plot-share-above = >{ $share }
# $share (message)
# $margin (number)
plot-chance = { $share } ±{ NUMBER($margin, maximumFractionDigits: 1) }
# $hours (number)
plot-hours = { $hours } h
# $value (number)
plot-amount = { $value }
# $value (number)
plot-correlation = { NUMBER($value, minimumFractionDigits: 2) }
# $value (number)
plot-tick-correlation = { NUMBER($value, minimumFractionDigits: 1) }
# $mean (message)
# $low (number)
# $high (number)
plot-spread = { $mean } ({ $low }–{ $high })

## The picture

# $field (message)
plot-picture = Formats compared: { $field }
# $axis (choice: hours, best, games, order)
plot-axis = { $axis ->
   *[hours] hours until it is over
    [best] chance that the best wins
    [games] games in all
    [order] rank correlation with strength
  }
plot-better = better
# $share (message)
# $hours (message)
plot-note-best = { $share }, { $hours }
# $order (message)
# $games (message)
plot-note-order = { $order }, { $games } games
plot-lines = A line across covers 5 to 95% of the runs; an upright one shows how certain the height is. Filled marks: no other format is both cheaper and better.
# $field (message)
# $runs (count)
# $seed (text)
plot-asked = { $field }; { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
  } of each, seed { $seed }.
# $format (message)
# $why (message list)
plot-refused = { $format }: { JOIN($why) }

## In words, for those who cannot see it

# $format (message)
# $share (message)
# $order (message)
# $games (message)
# $hours (message)
plot-told = { $format }: the best wins in { $share }, rank correlation { $order }; { $games } games, { $hours }.
# $format (message)
# $share (message)
# $games (message)
# $hours (message)
plot-told-equals = { $format }: the best wins in { $share }; { $games } games, { $hours }.
# $format (message)
# $why (message list)
plot-told-refused = { $format } cannot be played: { JOIN($why) }

## How to read it

plot-reading-none = This field can play none of these formats.
plot-reading-equals = All are taken to be equally strong: every winner is one of the best.
# $share (message)
plot-reading-level = The best wins about equally often in all of them, in { $share } of the runs. These runs cannot tell the formats apart.
# $format (message)
# $share (message)
# $hours (message)
plot-reading-one = { $format } ({ $share } in { $hours })
# $formats (message list)
plot-reading-best = The best wins most often here: { $formats }.
# $formats (message list)
plot-reading-bests = The best wins most often here: { $formats }. These runs cannot tell them apart.
# $format (message)
# $hours (message)
plot-reading-first = { $format } is over first, after { $hours }.
# $format (message)
# $hours (message)
# $share (message)
plot-reading-first-best = { $format } is over first, after { $hours }, and the best wins in { $share }.
# $format (message)
# $other (message)
plot-reading-beaten = { $format } is over sooner than { $other }, and the best wins more often.

## The page

plot-page = Which format?
# $field (message)
plot-page-of = Which format? { $field }
plot-page-compared = formats compared
plot-page-runs = runs of each
# $count (count)
plot-count = { $count }
plot-page-quality = Quality against cost
plot-page-quality-about = up and to the left is better
plot-page-table = Side by side
plot-page-table-about = means over all runs; in brackets 5 to 95% of them
plot-page-table-name = Formats side by side
plot-page-format = Format
# $column (choice: best, order, hours, games, rounds, each, byes, unequal)
plot-column = { $column ->
   *[best] Best wins
    [order] Order
    [hours] Hours
    [games] Games
    [rounds] Rounds
    [each] Games each
    [byes] Byes
    [unequal] Unequal
  }
# $column (choice: best, order, hours, games, rounds, each, byes, unequal)
plot-column-about = { $column ->
   *[best] how often the strongest wins, and how far off the runs may be
    [order] rank correlation of the final table with strength: 1 is the right order, 0 is chance
    [hours] from the first game until it is over
    [games] games in all
    [rounds] rounds, or phases
    [each] games of an entrant
    [byes] byes in all
    [unequal] games in which one side scores three quarters or more on average
  }
# $runs (count)
# $field (message)
# $seed (text)
plot-page-made = { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
  } of each format, { $field }, seed { $seed }. The same seed gives the same page.
