### What simulations say: how results are drawn, and what is assumed of the entrants.

## How results are drawn

# $advantage (number)
# $draws (percent)
simulate-elo = Results follow Elo’s expected score: the first move is worth { $advantage } rating points, and equals draw { $draws } of their games.
# $advantage (number)
# $spread (number)
simulate-engines = Engines play pairs of games. An opening is worth { $advantage } points to White, give or take { $spread }, in both games of its pair.
# $drawElo (number)
# $draws (percent)
simulate-engines-draws = A side wins by being { $drawElo } points better: from a level opening, equals draw { $draws } of their games.
# $deviation (number)
simulate-teams = Teams score IMPs by board, around the margin that a handicap by masterpoints would even out, or that their ratings suggest, with a deviation of { $deviation } IMPs a board.
# $count (count)
simulate-supposed = { $count ->
    [one] One result is supposed.
   *[other] { $count } results are supposed.
  }

## What is assumed

# $rating (count)
simulate-nobody-rated = Nobody has a rating: all are taken to be equally strong, at { $rating }.
simulate-nothing-told = No team has given masterpoints or a rating: all are taken to be equally strong.
simulate-by-ratings = No team has given masterpoints: ratings tell how strong they are.
# $missing (count)
# $of (count)
# $whom (choice: players, teams)
# $rating (count)
simulate-unrated = { $missing } of { $of } { $whom ->
   *[players] entrants
    [teams] teams
  } { $missing ->
    [one] has
   *[other] have
  } no rating: taken to be { $rating }, the mean of the others.
# $missing (count)
# $of (count)
# $average (number)
simulate-untold = { $missing } of { $of } teams { $missing ->
    [one] has
   *[other] have
  } not given masterpoints: taken to average { $average }, the mean of the others.
# $model (text)
simulate-no-results = This format has no results of the model “{ $model }”.
