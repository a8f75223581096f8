### The diagonal matrix.

grid-title = Matrix
# $count (count)
grid-aside = points of the player in the row; out after { $count ->
    [one] { $count } lost game
   *[other] { $count } lost games
  }
grid-caption = Points of the player in the row against the player in the column
grid-number = Number
grid-rating = Rating
grid-lost = Lost games
grid-how-to = How to read it
grid-live = Being played: points so far
grid-todo = To be played in this round
grid-by-game = Game by game; + = − without play
grid-not-played = Not played
# $count (count)
grid-counter = Lost games, a draw counts half; out after { $count }
grid-doom = Goes out when this round is over
grid-out = Out
grid-won = Has won
grid-level = Level with others, can still win
grid-name = Name
# $round (count)
grid-out-round = out, round { $round }
grid-going = going out
grid-level-stamp = level
grid-withdrew = withdrew
