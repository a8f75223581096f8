### The hybrid knockout.

## The format

# .a is for the middle of a sentence
hybrid-knockout-title = Hybrid Knockout
  .a = a Hybrid Knockout
hybrid-summary = A knockout for any number of players: where the number is no power of two, players qualify first. For 2 to 500 players.
hybrid-with-chess960 = Chess960

## Columns of the table

hybrid-seed-means = order of qualifying; without a qualification, order of the list
hybrid-points-means = points in the qualification: win 1, draw ½
hybrid-played-means = matches played in the qualification
hybrid-wins-means = matches won in the qualification
hybrid-draws-means = matches drawn in the qualification
hybrid-losses-means = matches lost in the qualification
hybrid-byes-means = byes
hybrid-reached = Reached
hybrid-reached-means = when the points needed were reached
hybrid-lost-in-means = knockout round of the loss

## Settings

hybrid-max-players = Largest field
hybrid-max-players-about = The largest field that may start.
hybrid-chess960 = Chess960 positions
hybrid-chess960-about = Every phase and every knockout round has its own starting position.
hybrid-race = Points that win a match
hybrid-race-about = The points a match is played to; 0.5 is a single game.
hybrid-chess960-means = Every phase and every knockout round has its own start position, one of 960.
hybrid-usual-position-means = Every game begins from the usual position.
hybrid-single-game-means = One game decides; a drawn one leads to sudden death in the knockout.
hybrid-preset-source = As in the source: Chess960, 10 minutes
hybrid-preset-rapid = Rapid, 15+10
hybrid-preset-blitz = Blitz, 3+2
hybrid-preset-classical = Classical, 90+30
hybrid-clock = Clock of a game
# $example (text) such as {"base":300,"increment":2}
hybrid-clock-about = The clock of normal games: 10+5 is ten minutes and five seconds a move. In seconds it is written { $example }.
hybrid-clock-base = seconds
hybrid-clock-increment = a move
hybrid-clock-bonus = after move 40
hybrid-named-first = Named first from round 3 on
hybrid-named-first-about = Which player is named first from round 3 on: as in the printed example, or always the winner of the earlier match.
hybrid-named-as-printed = as printed
hybrid-named-earlier = earlier match
hybrid-seed-playoffs = Playoffs for seeds
hybrid-seed-playoffs-about = Players who are level in every step play for the order of their seeds.
hybrid-absences = Absences at most
hybrid-absences-about = A player absent this often, each time together with the opponent, is no longer paired.

## Figures

# $points (points)
# $count (count) the same, for the plural
hybrid-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
# $count (count)
hybrid-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
# $count (count)
hybrid-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
  }
# $count (count)
hybrid-losses = { $count ->
    [one] 1 loss
   *[other] { $count } losses
  }
# $count (count)
hybrid-unplayed = { $count } of them without play
# $count (count)
hybrid-missed = { $count } missed by both
# $points (message)
# $played (count)
# $results (message list)
hybrid-record = { $points } from { $played ->
    [one] 1 match
   *[other] { $played } matches
  } ({ $results })
# $who (entrant)
# $record (message)
hybrid-has-record = { $who } has { $record }.

## The race

# $who (entrant)
# $points (message)
# $phase (count)
# $at (time)
# $played (count)
hybrid-reached-at = { $who } reached { $points } in phase { $phase } at { $at }, after { $played ->
    [one] 1 match
   *[other] { $played } matches
  }.
# $who (entrant)
# $points (message)
# $phase (count)
# $at (instant) where the race took more than a day
# $played (count)
hybrid-reached-on = { $who } reached { $points } in phase { $phase } on { $at }, after { $played ->
    [one] 1 match
   *[other] { $played } matches
  }.
# $who (entrant)
# $points (message)
hybrid-has-points = { $who } has { $points }.
# $who (entrant)
# $other (entrant)
# $by (choice: time, reports, matches, points, phase)
hybrid-before = { $who } comes before { $other } by { $by ->
   *[time] the earlier time
    [reports] the order of the reports
    [matches] fewer matches
    [points] more points
    [phase] the earlier phase
  } (HYB-S11).
# $who (entrant)
# $other (entrant)
hybrid-level-listed = { $who } and { $other } are level in time, matches and points, and { $who } is earlier in the list (HYB-12).
# $last (entrant)
# $by (choice: time, reports, matches, points)
hybrid-missed-by = { $last } took the last place by { $by ->
   *[time] the earlier time
    [reports] the order of the reports
    [matches] fewer matches
    [points] more points
  } (HYB-S11).
hybrid-missed-playoff = The playoff was lost (HYB-S12).
hybrid-seeds-stand = Published seeds stand (HYB-27).
# $needed (count)
# $places (count)
# $open (count)
hybrid-needed = { $open ->
    [0] { $needed } points are needed, and every place is taken.
    [one] { $needed } points are needed, and 1 of { $places } places is open.
   *[other] { $needed } points are needed, and { $open } of { $places } places are open.
  }
# $between (entrant list)
# $phase (count)
# $places (count)
hybrid-playoff-next = { $between } are level in time, matches and points. In phase { $phase } they play off for { $places ->
    [one] 1 place
   *[other] { $places } places
  }.
# $between (entrant list)
# $phase (count)
hybrid-playoff-next-order = { $between } are level in time, matches and points. In phase { $phase } they play off for the order of their seeds.
# $between (entrant list)
# $places (count)
hybrid-playoff-now = { $between } are level in time, matches and points and play off for { $places ->
    [one] 1 place
   *[other] { $places } places
  }.
# $between (entrant list)
hybrid-playoff-now-order = { $between } are level in time, matches and points and play off for the order of their seeds.

## Seeds

# $who (entrant)
# $seed (count)
hybrid-seed = { $who } is seed { $seed }.
# $who (entrant)
# $seed (count)
hybrid-seed-so-far = { $who } has seed { $seed } so far.
# $who (entrant)
hybrid-seed-none = { $who } has no seed.
# $who (entrant)
# $seed (count)
# $of (count)
hybrid-seed-listed = { $who } is seed { $seed } of { $of }. Nobody had to qualify, so the list is the seeding.
# $who (entrant)
# $seed (count)
hybrid-would-be-seed = By the results as they are now { $who } would be seed { $seed }, but published seeds stand (HYB-27).
# $who (entrant)
hybrid-would-be-none = By the results as they are now { $who } would have no seed, but published seeds stand (HYB-27).
hybrid-all-qualified = No more were left in the pool than places, so all of them qualified: by points, then by fewer matches.
# $who (entrant)
hybrid-took-place = { $who } took a place of the playoff without playing on.
# $who (entrant)
# $match (match)
# $phase (count)
hybrid-won-playoff = Level with others, { $who } won match { $match } of the playoff in phase { $phase }.
# $who (entrant)
# $phase (count)
hybrid-bye-playoff = Level with others, { $who } had the bye of the playoff in phase { $phase }, which comes after its winners.
# $who (entrant)
# $match (match)
# $phase (count)
hybrid-lost-playoff = Level with others, { $who } lost match { $match } of the playoff in phase { $phase }.
# $who (entrant)
hybrid-left-playoff = Level with others, { $who } is no longer in the playoff.
# $who (entrant)
# $others (entrant list)
# $places (count)
hybrid-plays-off = { $who } is level with { $others } in time, matches and points, and plays off for { $places ->
    [one] 1 place
   *[other] { $places } places
  }.
# $who (entrant)
# $others (entrant list)
hybrid-plays-off-order = { $who } is level with { $others } in time, matches and points, and plays off for the order of the seeds.

## Phases

# $white (entrant)
# $black (entrant)
# $match (match)
# $round (message)
hybrid-meets = { $white } meets { $black } { FORM($round, "in") }, match { $match }. { $white } has White in game 1.
hybrid-rotation = Everybody who started is still in the pool, so the rotation of the list pairs them.
# $times (count)
hybrid-met = { $times ->
    [0] They had not met before.
    [one] They had met once before.
   *[other] They had met { $times } times before.
  }
# $pool (count)
# $repeats (count)
# $colours (count)
hybrid-pool = The { $pool } in the pool are paired with { $repeats ->
    [one] 1 repeat
   *[other] { $repeats } repeats
  } and a colour sum of { $colours }: no pairing has fewer.
# $repeats (count)
# $colours (count)
# $by (choice: bounds, matching)
hybrid-proof = { $by ->
   *[bounds] The bounds prove it: no pairing can go below { $repeats } and { $colours }.
    [matching] A weighted matching shows it; the bounds are { $repeats } and { $colours }.
  }
# $who (entrant)
# $met (entrant list)
hybrid-had-met = { $who } had met { $met } of the pool (HYB-6).
# $who (entrant)
hybrid-had-met-nobody = { $who } had met nobody else of the pool (HYB-6).
# $who (entrant)
# $whites (count)
# $blacks (count)
hybrid-colours = { $who } had { $whites ->
    [one] 1 White
   *[other] { $whites } Whites
  } and { $blacks ->
    [one] 1 Black
   *[other] { $blacks } Blacks
  } before.
# $who (entrant)
# $step (choice: balance, last, meeting, odd, even)
hybrid-white = { $step ->
   *[balance] White was due to { $who } (HYB-7).
    [last] Their colours are level, and by the last colour White was due to { $who } (HYB-7).
    [meeting] Their colours are level, so those of their last meeting are reversed (HYB-7).
    [odd] Their colours are level, and in odd phases the earlier in the list has White (HYB-7).
    [even] Their colours are level, and in even phases the later in the list has White (HYB-7).
  }

## Byes and playoffs

# $who (entrant)
# $phase (count)
hybrid-bye = { $who } has the bye in phase { $phase }. A bye gives no points and is no match.
# $count (count)
hybrid-bye-rotation = { $count } is an odd number, and the rotation of the list leaves this one without an opponent.
# $who (entrant)
# $count (count)
# $byes (count)
hybrid-bye-playoff-odd = { $count } play off. Of those with the fewest byes ({ $byes }) { $who } is the earliest in the list.
# $count (count)
# $byes (count)
hybrid-bye-pool = { $count } are in the pool, and nobody there has had fewer byes ({ $byes }, missed phases included).
# $repeats (count)
hybrid-bye-steps = Among those the bye goes to the one who leaves the fewest repeats ({ $repeats }), then to most matches, fewest points and the latest in the list.
# $white (entrant)
# $black (entrant)
# $match (match)
# $phase (count)
hybrid-playoff-meets = { $white } meets { $black } in the playoff of phase { $phase }, match { $match }. { $white } has White in game 1.
# $level (count)
# $places (count)
hybrid-playoff-why = { $level } players are level in time, matches and points and play for { $places ->
    [one] 1 place
   *[other] { $places } places
  }.
hybrid-playoff-seats = The last in the list meets the first, and the later of two is named first (HYB-14).

## The knockout

# $first (message)
# $second (message)
# $match (match)
# $round (message)
hybrid-knockout-meets = { CAPITAL($first) } meets { FORM($second, "against") } { FORM($round, "in") }, match { $match }, and has White in game 1.
hybrid-knockout-seeds = The highest seed number meets seed 1, the next one seed 2, and so on; the higher number is named first.
# $named (choice: earlier, later)
hybrid-knockout-winners = The winner of the first match meets the winner of the last, and so on. { $named ->
   *[earlier] The winner of the earlier match is named first.
    [later] From round 4 on the winner of the later match is named first, as in the printed example.
  }

## Ranks

# $who (entrant)
# $rank (count)
hybrid-rank = { $who } is { ORDINAL($rank) }.
# $who (entrant)
# $rank (count)
# $others (entrant list)
hybrid-rank-shared = { $who } is { ORDINAL($rank) }, sharing the place with { $others }.
# $who (entrant)
# $rank (count)
# $count (count)
hybrid-rank-shared-many = { $who } is { ORDINAL($rank) }, sharing the place with { $count } others.
# $who (entrant)
hybrid-no-place = { $who } has no place in the knockout.
# $who (entrant)
# $other (entrant)
hybrid-tie-shared = { $who } and { $other } share the place.
# $who (entrant)
# $other (entrant)
# $by (choice: later-round, place, qualifying, matches, points)
hybrid-tie-ahead = { $who } is ahead of { $other } by { $by ->
   *[later-round] a later round
    [place] a place in the knockout
    [qualifying] the order of qualifying
    [matches] fewer matches
    [points] points
  }.

## What a director may not do

hybrid-late-seeds = The seeds are published.
hybrid-late-phase = The first phase is complete.
hybrid-out-nothing = Nothing is left to play.
hybrid-out-playoff = The last places are being played off.
hybrid-out-taken = The last place is taken.

## Where somebody is

# $who (entrant)
hybrid-has-withdrawn = { $who } has withdrawn.
# $who (entrant)
# $seed (count)
hybrid-has-qualified = { $who } has qualified as seed { $seed } and left the pool.
# $who (entrant)
hybrid-has-left = { $who } has left the pool.
