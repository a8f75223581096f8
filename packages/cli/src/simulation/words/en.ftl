### Simulations in the terminal: options, how far they are, what they found, and what was asked wrongly.

## Options

# $most (count)
# $usual (count)
sim-option-runs = How often it is played, 1 to { $most }; { $usual } unless given
sim-option-seed = The same seed gives the same answer; drawn at random and printed unless given
sim-option-workers = Threads that play at the same time; as many as there are cores unless given. The answer is the same
sim-option-clock = The clock of each side, for the length in hours; 15+10 unless given, or the format’s own
sim-option-minutes = For bridge teams: how long a board takes; 7.5 unless given
sim-option-spread = With --entrants N: how far apart ratings lie (their standard deviation around 1500); 200 unless given, 0 for equals
sim-option-model = How results are drawn: by Elo ratings, as engines play pairs of games, or as bridge teams play boards; the one that fits unless given
sim-option-advantage = elo, engines: what the first move is worth, in rating points
sim-option-draws = elo, engines: the share of draws between equals, such as 0.35
sim-option-svg = Write the plot, quality against cost; an earlier one there is replaced
sim-option-html = Write a page with the plot and the table; an earlier one there is replaced
sim-option-example = Write one run as a tournament file, for show, why, verify and all the rest; a file that is there is kept

## How far it has come

# $done (count)
# $all (count)
sim-progress = { $done } of { $all ->
    [one] { $all } run
   *[other] { $all } runs
  }
sim-ctrl-c = Ctrl-C shows what is known
# $runs (count)
# $seconds (number)
sim-took = { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
  } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
# $runs (count) the fewest of a question
sim-stopped = It was stopped before the end: this rests on { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
  }.

## Figures

sim-never = –
# $share (number) in hundredths
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $share (number)
sim-share-small = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
# $share (number)
sim-share-below = <{ $share }%
# $share (number)
sim-share-above = >{ $share }%
sim-share-all = 100%
# $margin (number)
sim-margin = ±{ NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $margin (number)
sim-margin-small = ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $share (message)
# $margin (message)
sim-chance = { $share } { $margin }
# $points (number)
sim-gained = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $points (number)
sim-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-unchanged = 0
# $value (number)
sim-amount = { $value }
# $mean (number)
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $mean (number)
# $low (number)
# $high (number)
sim-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } to { $high })
# $value (number)
sim-correlation = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What was asked

# $format (text)
# $field (message)
# $runs (message)
sim-headline = { $format }: { $field } · { $runs }
# $field (text)
# $runs (message)
sim-headline-compared = { $field } · each format: { $runs }
# $count (count)
sim-field = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  }
# $count (count)
# $rating (count)
sim-field-level = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  }, rated { $rating }
# $count (count)
# $best (count)
# $last (count)
sim-field-rated = { $count } entrants, rated { $best } to { $last }
# $field (message)
# $without (count)
sim-field-some = { $field }, { $without } of them without a rating
# $runs (count)
# $seed (text)
sim-runs = { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
  }, seed { $seed }
# $runs (message)
# $supposed (message list)
sim-runs-supposing = { $runs }, supposing { $supposed }
# $text (text)
sim-supposed = “{ $text }”
# $runs (message)
sim-from-here = From here to the end: { $runs }.
sim-certain = Nothing is left to play: this is certain.

## Chances

# $column (choice: title, top, rank, games, supposed, change, each)
sim-column = { $column ->
   *[title] Title
    [top] Top 3
    [rank] Rank
    [games] Games
    [supposed] Supposed
    [change] Change
    [each] Each
  }
# $name (text)
# $bracket (text)
sim-in-bracket = { $name } ({ $bracket })
# $count (count)
# $share (message)
sim-left-out = … and { $count } more, who { $count ->
    [one] wins { $share }
   *[other] win { $share } together
  }; --all shows them
# $count (count)
sim-left-out-never = … and { $count } more, who never { $count ->
    [one] wins
   *[other] win
  }; --all shows them

## Quality and cost

sim-quality = Quality
sim-cost = Cost: the mean, and in brackets where nine of ten runs lie
sim-to-come = To come: the mean, and in brackets where nine of ten runs lie
# $what (choice: best, order, games, each, rounds, byes, hours, unequal, games-in-all, hours-left)
sim-label = { $what ->
   *[best] The best wins
    [order] Order of the table
    [games] Games
    [each] Games of each
    [rounds] Rounds
    [byes] Byes
    [hours] Hours
    [unequal] Unequal games
    [games-in-all] Games in all
    [hours-left] Hours from now
  }
sim-nobody-best = all are equally strong, so nobody is the best
# $chance (message)
# $who (text)
sim-best-alone = { $chance } ({ $who })
# $chance (message)
# $count (count)
sim-best-of = { $chance } (one of the { $count } strongest)
# $value (number)
sim-order = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } rank correlation with strength; 1 is the order of strength, 0 is chance
# $value (number)
# $margin (number)
sim-order-about = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ±{ NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) } rank correlation with strength; 1 is the order of strength, 0 is chance
# $share (message)
sim-unequal = { $share }: one side scores 75% or more on average
sim-key = Best wins: how often the strongest wins; 19 times in 20 the true value is within ±. Order: rank correlation of the final table with strength; 1 is the order of strength, 0 is chance. Games, games of each, rounds, hours and byes are means. Unequal: games in which one side scores 75% or more on average.
# $file (text)
sim-example-written = Written: { $file }, one run as a tournament file

## Formats that cannot be compared

# $format (text)
# $why (message list)
sim-reason = { $format }: { JOIN($why) }
sim-none-fits = These entrants can play none of these formats:
sim-for-teams = It is for teams, and these are single players.
sim-by-ratings = It goes by ratings, and these teams have only masterpoints.

## Trouble

# $how (message)
sim-thread-died = A thread of the simulation ended unexpectedly ({ $how }), so there is no answer. Repeat it with fewer --workers, or with --workers 1.
# $code (text)
sim-exit-code = exit code { $code }
sim-bad-seed = --seed takes 1 to 100 characters.
# $option (text)
# $most (count)
# $typed (text)
sim-bad-count = { $option } takes a whole number from 1 to { $most }, not “{ $typed }”.
# $option (text)
# $least (number)
# $most (number)
# $typed (text)
sim-bad-number = { $option } takes a number from { $least } to { $most }, not “{ $typed }”.
# $typed (text)
sim-bad-clock = --clock takes minutes and seconds a move, such as 15+10 or 90+30, not “{ $typed }”.
# $typed (text)
sim-bad-set = --set takes FORMAT.key=value here, such as --set league.seeding=rating, not “{ $typed }”.
sim-who-plays = --entrants is missing: who plays? Say --entrants people.csv, or a number such as --entrants 16.
sim-spread-alone = --spread goes with --entrants N; a list says for itself how strong everybody is.
# $most (count)
# $typed (text)
sim-bad-field = --entrants takes 2 to { $most } or the name of a file, not { $typed }.
# $models (text list)
# $typed (text)
sim-bad-model = --model takes { OR($models) }, not “{ $typed }”.
sim-model-for-games = Say --model elo or --model engines.
sim-model-for-boards = Its teams play boards: say --model teams.
sim-model-of-games = --advantage and --draws are for games; teams play boards.
# $typed (text)
sim-bad-meeting = --suppose takes "Ann beats Ben" or "Ann draws with Ben", not “{ $typed }”.
# $typed (text)
sim-bad-supposition = --suppose takes a match and its result, such as "7 1-0", or "Ann beats Ben", not “{ $typed }”.
# $typed (text)
sim-suppose-self = --suppose names the same entrant twice: “{ $typed }”.
sim-suppose-twice = --suppose names the same two entrants twice. Say once how their games end.
sim-suppose-no-draw = --suppose: teams play on until one has won. Say that one beats the other.
