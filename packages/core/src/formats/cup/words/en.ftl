### The cup.

## The format

# .a is for the middle of a sentence
cup-title = Cup
  .a = a cup
cup-summary = A knockout in pairs of games: both games of a pair start from the same opening, with colours exchanged. For 2, 4, 8 … 1024 engines or people.
cup-with-third-place = with a match for third place

## Columns of the table

cup-seed-means = place in the starting order
cup-won-means = matches won
cup-points-means = points in all games: win 1, draw ½
cup-games = Games
cup-games-means = games played or forfeited
cup-lost-in-means = round of the loss

## Settings

cup-round-pairs = Pairs of games, round by round
cup-round-pairs-about = Pairs of games in each round, such as 1, 2, 3; the last number applies to all later rounds.
cup-seeding = Seeds
cup-seeding-about = Seeds go by rating, highest first, or are drawn by lot.
cup-shuffle = Shuffle seeds within bands
cup-shuffle-about = Seeds 3 and 4, 5 to 8, 9 to 16 … are shuffled by lot.
cup-unique-openings = An opening may come again in another match
cup-unique-openings-about = An opening may come again in another match, but not in the same; otherwise it comes once in the whole cup.
cup-random-openings = Openings by lot
cup-random-openings-about = The order of the openings is drawn by lot.
cup-finish-pairs = Finish every pair
cup-finish-pairs-about = A match ends only after a complete pair.
cup-tiebreak-pairs = Tie-break pairs at most
cup-tiebreak-pairs-about = The most tie-break pairs; not set: as long as there are new openings, then 8 more.
cup-fallback = Still level after them
cup-fallback-about = Who wins after the tie-break pairs: the higher seed, the winner of one last game, or whomever the director declares.
cup-fallback-seed = higher seed wins
cup-fallback-armageddon = one last game
cup-fallback-director = director declares
cup-black-time = Black’s share of the time
cup-black-time-about = Black’s share of White’s time in the last game; a draw counts as a win for Black.
cup-third-place = Match for third place
cup-third-place-about = The losers of the semifinals play for third place.
cup-preset-source = As in the source: one pair of games
cup-preset-long = Longer matches: 2, 3, then 4 whole pairs
cup-preset-people = For people: one last game, match for third place
cup-reuse = Start with too few openings
cup-reuse-about = The cup may start although there are too few openings.

## Why a match

cup-no-byes = There are no byes in a cup.
# $first (message)
# $second (message)
# $round (message)
# $match (match)
cup-meeting = { CAPITAL($first) } meets { FORM($second, "against") } { FORM($round, "in") }, match { $match }.
# $by (choice: bands, neighbours, losers)
cup-pattern = { $by ->
   *[bands] Seeds are placed in bands, so that the best meet as late as possible.
    [neighbours] The winners of neighbouring matches meet.
    [losers] The losers of the semifinals play for third place.
  }
# $who (entrant)
# $pairs (count)
# $seed (count)
# $other (count) seed of the opponent
# $rule (rule)
cup-colours = The match has { $pairs ->
    [one] { $pairs } pair.
   *[other] { $pairs } pairs.
  } { $who } has White in the first game of each pair as the higher seed: { $seed } against { $other } ({ $rule }).
# $openings (count list)
# $rule (rule)
cup-openings-planned = { $openings ->
    [one] Opening { $openings } is planned ({ $rule }).
   *[other] Openings { $openings } are planned ({ $rule }).
  }
# $openings (message list)
# $rule (rule)
cup-openings-drawn = { $openings ->
    [one] Opening { $openings } was drawn for the tie-break ({ $rule }).
   *[other] Openings { $openings } were drawn for the tie-break ({ $rule }).
  }
# $number (count)
# $again (choice: new, again)
cup-opening = { $again ->
   *[new] { $number }
    [again] { $number } again
  }

## Why a match was decided so

# $match (match)
# $first (entrant)
# $second (entrant)
# $points (points)
# $other (points)
# $games (count)
# $scheduled (count)
cup-score = Match { $match } stands { $points }–{ $other } between { $first } and { $second } after { $games ->
    [one] { $games } game
   *[other] { $games } games
  } ({ $scheduled } scheduled).
# $match (match)
# $scheduled (count)
cup-not-seated = The players of match { $match } are not known yet; { $scheduled } games are scheduled.
cup-undecided = The match is not decided.
# $why (choice: lead, tiebreak, fallback, absent)
cup-reason = { $why ->
   *[lead] A lead greater than the games left ends the match.
    [tiebreak] They were level after the scheduled pairs and played on until one led.
    [fallback] Further pairs did not separate them.
    [absent] An absent entrant forfeits.
  }

## Why a seed or a rank

# $who (entrant)
# $seed (count)
cup-seed = { $who } is seed { $seed }.
# $rule (rule)
cup-shuffled = Each band was then shuffled with the recorded dice ({ $rule }).
# $who (entrant)
# $rank (count)
cup-rank = { $who } is { ORDINAL($rank) }.
# $who (entrant)
# $rank (count)
# $others (entrant list)
cup-rank-shared = { $who } is { ORDINAL($rank) }, together with { $others }.
# $who (entrant)
# $rank (count)
# $count (count)
cup-rank-shared-many = { $who } is { ORDINAL($rank) }, together with { $count } others.
# $who (entrant)
# $other (entrant)
cup-tie-shared = { $who } and { $other } came equally far and share the place.
# $who (entrant)
# $other (entrant)
cup-tie-ahead = { $who } came further than { $other }.

## Beside the table

cup-nobody-rated = Nobody has a rating: the seeds follow the order of entry.
# $who (entrant list)
cup-unrated = No rating is known for { $who }: it counts as 0 for the seeds.
# $numbers (count)
# $rounds (count)
# $unused (count)
# $option (text) how the setting is written
cup-unused-numbers = { $option } has { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
  } for { $rounds ->
    [one] { $rounds } round:
   *[other] { $rounds } rounds:
  } the last { $unused } { $unused ->
    [one] is not used.
   *[other] are not used.
  }
# $matches (match list)
cup-reused = All openings had been used: { $matches ->
    [one] match { $matches } used
   *[other] matches { $matches } used
  } some again.
# $count (count)
# $left (count)
cup-dropped = { $count ->
    [one] { $count } opening of the book repeats
   *[other] { $count } openings of the book repeat
  } a position that is in it already: { $left } are left.

## Why something is refused

cup-fixed-option = Only the pairs of rounds that have not begun can be changed.
# $round (message)
cup-round-begun = { CAPITAL(FORM($round, "the")) } has begun.
# $opening (count)
# $match (match)
cup-opening-twice = Opening { $opening } was drawn for match { $match } and would be used twice.
# $pairs (count)
cup-longest-match = The longest match has { $pairs ->
    [one] { $pairs } scheduled pair.
   *[other] { $pairs } scheduled pairs.
  }
# $rounds (message list)
# $needs (count)
cup-rounds-need = { $rounds } make { $needs }.
# $round (message)
# $matches (count)
# $pairs (count)
cup-round-needs = { $round } { $matches } × { $pairs }
# $rule (rule)
cup-nobody-returns = Nobody returns to a cup ({ $rule }).

## What is to be done

# $match (match)
todo-opening = Match { $match } is level: draw and publish the opening of its next pair.
