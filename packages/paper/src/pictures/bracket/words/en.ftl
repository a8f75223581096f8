### Brackets and the cards of matches.

card-ready = Ready
card-live = Live
# $at (text) a time of day
card-until = Live until { $at }
# $count (count)
card-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
# $game (count)
# $count (count)
card-pairs-game = game { $game }, { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
card-advances = advances
# $decided (count)
# $all (count)
card-round-decided = { $decided } of { $all } decided
# $round (message) the first round that is drawn
card-from-round = From { FORM($round, "the") } on; earlier rounds are listed below
# $base (clock)
card-clock = { $base }
# $base (clock)
# $increment (number) seconds a move
card-clock-increment = { $base } + { $increment }
# $white (message) such as "5"
# $black (message)
card-clock-uneven = { $white } v { $black }
# $minutes (count)
card-minutes = { $minutes }
