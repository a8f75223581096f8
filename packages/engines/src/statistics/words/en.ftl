### What the games of two engines say about their strength.

statistics-none = No game has been played.
# $pairs (count)
statistics-half-pairs = { $pairs ->
    [one] The estimates leave out one pair of which only one game was played.
   *[other] The estimates leave out { $pairs } pairs of which only one game was played.
  }
statistics-all-won = Everything was won, so the difference has no upper bound.
statistics-all-lost = Everything was lost, so the difference has no lower bound.
statistics-one-game = One game says nothing about the spread, so the error is not known.
# $count (count)
# $basis (choice: pairs, games)
statistics-no-spread = All { $count } { $basis ->
   *[pairs] pairs
    [games] games
  } gave the same score, so the error is not known.

## A plan for a test

statistics-sprt-numbers = elo0, elo1, alpha and beta must be numbers.
# $elo0 (number)
# $elo1 (number)
statistics-sprt-order = elo0 ({ $elo0 }) must be less than elo1 ({ $elo1 }).
statistics-sprt-positive = alpha and beta must be more than 0.
statistics-sprt-errors = alpha and beta together must be less than 1.
statistics-sprt-range = elo0 and elo1 must lie between −2000 and 2000.
