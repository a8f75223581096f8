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

table-form = Form
# $name (text)
# $place (text) such as "2" or "4–6"
table-why-rank = Why is { $name } placed { $place }?
# $above (text)
# $name (text)
table-why-tie = Tie of { $above } and { $name }: what decides?
table-tie = Tie
table-meanings = What the columns mean

## Rank after each phase

table-course = Rank after each phase
table-course-aside = choose a name to follow it
# $name (text)
# $ranks (text) such as "3, 2, 2, 1"
table-course-line = { $name }: { $ranks }

## Race

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
