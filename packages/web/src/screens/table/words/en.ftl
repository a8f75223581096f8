### The tables of a tournament, now and at any past moment.

## The page

# $tournament (text)
table-tab = Table · { $tournament }
table-which = Table
# $bracket (text)
table-bracket = Bracket { $bracket }
table-csv = Download CSV
table-export = Export
table-print = Print
table-not-started = There is no table before the start. It appears with the first round.
table-to-entrants = See who has entered
table-no-knockout = The knockout begins when every place is taken. Until then the race decides.
# $count (count) for example "12 of 16"
table-of = of { $count }
table-figure-phase = phase
table-figure-decided = matches decided
table-figure-places = places taken
table-figure-still-in = still in

## A past moment

table-time = Time
table-slider = Show the table as it stood after a fact
table-now = Now
table-fact-back = One fact back
table-fact-on = One fact on
table-play = Play
table-pause = Pause
table-back-to-now = Back to now
# $fact (text) its number
# $at (text) when it was recorded
table-fact = Fact { $fact }, { $at }
# $count (count)
table-since = { $count ->
    [one] { $count } fact since then
   *[other] { $count } facts since then
  }

## Standings

table-standings = Standings
table-rank = Rank
table-player = Player
table-team = Team
table-form = Form
# $name (text)
# $place (text) such as "2" or "4/6"
table-why-rank = Why is { $name } placed { $place }?
# $above (text)
# $name (text)
table-why-tie = Tie of { $above } and { $name }: what decides?
table-tie = Tie
table-withdrew = withdrew
table-meanings = What the columns mean
table-yes = yes

## How somebody went, step by step

# $won (count)
# $drawn (count)
# $lost (count)
table-steps = { $won } won, { $drawn } drawn, { $lost } lost
# $step (choice: won, drawn, lost, bye, playing)
table-step = { $step ->
    [won] won
    [drawn] drawn
    [lost] lost
    [bye] bye
   *[playing] playing
  }

## Rank after each phase

table-course = Rank after each phase
table-course-aside = choose a name to follow it
# $name (text)
# $ranks (text) such as "3, 2, 2, 1"
table-course-line = { $name }: { $ranks }

## Race

table-race = Race
# $places (count)
# $needed (points)
table-race-finish = the first { $places } to reach { $needed } points
table-race-phases = Phase by phase
table-race-points = Points
# $needed (points) behind how many somebody has
table-race-of-needed = of { $needed } points
table-race-seeds = Seeds taken
table-race-in-order = in order of arrival
# $points (points)
# $at (text) such as "19:22:08"
table-race-reached = Reached { $points } at { $at }.
# $points (points)
# $phase (count)
# $at (text) such as "19:22:08"
table-race-reached-in = Reached { $points } in phase { $phase } at { $at }.
table-race-open = Open
table-race-can-arrive = Can arrive in this phase
table-race-nobody-can = Nobody can reach the line in this phase.
table-race-all-taken = All places are taken: the knockout has its field.
# $places (count)
table-race-all-left = All { $places } places are open.
# $left (count)
# $places (count)
table-race-left = { $left ->
    [one] { $left } of { $places } places is left.
   *[other] { $left } of { $places } places are left.
  }
# $name (text)
# $seed (count)
table-race-why-seed = Why is { $name } seed { $seed }?
# $name (text)
table-why-place = Why is { $name } in this place?
table-race-playoff = Playoff
# $count (count)
table-race-more = Show { $count } more
table-race-fewer = Show fewer

## Matrix

table-matrix = Matrix
# $count (count)
table-matrix-aside = points of the player in the row; out after { $count ->
    [one] { $count } lost game
   *[other] { $count } lost games
  }
table-matrix-caption = Points of the player in the row against the player in the column
table-matrix-number = Number
table-matrix-rating = Rating
table-matrix-lost = Lost games
table-matrix-how-to = How to read it
table-matrix-live = Being played: points so far
table-matrix-todo = To be played in this round
table-matrix-by-game = Game by game; + = − without play
table-matrix-not-played = Not played
# $count (count)
table-matrix-counter = Lost games, a draw counts half; out after { $count }
table-matrix-doom = Goes out when this round is over
table-matrix-out = Out
table-matrix-won = Has won
table-matrix-level = Level with others, can still win
table-matrix-name = Name
# $round (count)
table-matrix-out-round = out, round { $round }
table-matrix-going = going out
table-matrix-level-stamp = level

## Teams

# $low (message)
# $high (message)
table-averages = averages from { $low } to { $high }
# $teams (text list)
# $count (count)
table-still-in = { $count } teams are still in: { $teams }.
table-ledger = Scores and handicaps
table-ledger-aside = in IMPs, the first-named team first
table-ledger-match = Match
table-ledger-teams = Teams
table-ledger-imps = IMPs
table-ledger-carryover = Carry-over
table-ledger-handicap = Handicap
table-ledger-score = Score
table-ledger-to-play = to be played
# $imps (text) such as "12.50"
# $team (text)
table-ledger-gets = +{ $imps } { $team }
table-ledger-none = none
# $match (text)
table-ledger-why-handicap = Why this handicap in match { $match }?
# $match (text)
table-ledger-why-advance = Why did match { $match } end this way?
table-ledger-through = advances
# $count (count)
table-robin-places = { $count ->
    [one] { $count } advances
   *[other] { $count } advance
  }; IMPs above, victory points below
table-robin-points = VP
table-robin-won = Won
# $match (text)
table-match = Match { $match }

## Participation and awards

table-awards = Participation and awards
table-awards-aside = boards each player has played, and what they bring
table-awards-player = Player
table-awards-gets = Gets
# $count (count)
table-awards-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $count (count)
table-awards-players-in = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }, still in
# $played (count)
# $boards (count)
table-awards-of = { $played } of { $boards }
# $boards (count) how many of them is not known
table-awards-of-unknown = ? of { $boards }
