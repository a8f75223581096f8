### The Diagonal.

## The format

# .a is for the middle of a sentence
diagonal-title = Diagonal
  .a = a Diagonal
diagonal-summary = Neighbours in rating play two games each. Four lost games and you are out, and everybody gets a performance rating. For 2 or more players.

## Columns of the table

diagonal-row = Row
diagonal-row-means = number in the row
diagonal-rating = Rtg
diagonal-rating-means = rating
diagonal-performance = Perf
diagonal-performance-means = performance rating
diagonal-lost = Lost
diagonal-lost-means = lost games; out at 4
diagonal-played-means = games, with forfeits
diagonal-wins-means = games won
diagonal-draws-means = games drawn
diagonal-losses-means = games lost
diagonal-out = Out
diagonal-out-means = round after which the player was out

## Settings

diagonal-row-order = Order of the row
diagonal-row-order-about = The row goes by current rating, by the highest rating ever held, or in order of entry.
diagonal-by-highest = highest rating ever
diagonal-draw-loss = A draw counts as lost games
diagonal-draw-loss-about = How many lost games a draw is for each player: 0.5 or 0.
diagonal-draw-half-means = A draw is half a lost game for each player.
diagonal-draw-nothing-means = A draw costs nobody anything.
diagonal-few = Round robin with this many left
diagonal-few-about = With up to this many players left, they play in a ring; with more, in thirds.
diagonal-extra-rounds = Extra rounds at most
diagonal-extra-rounds-about = After this many extra rounds between players who are level, the director is asked.
diagonal-formula = Performance rating by
diagonal-formula-about = The performance rating is 400 times the difference of wins and losses, or goes by FIDE’s table.
diagonal-by-difference = difference
diagonal-by-fide = FIDE table

## Figures

# $games (points)
# $count (count) the same, for the plural
diagonal-lost-games = { $count ->
    [one] { $games } lost game
   *[other] { $games } lost games
  }
# $won (count)
# $drawn (count)
# $lost (count)
diagonal-record = { $won } won, { $drawn } drawn, { $lost } lost
# $won (count)
# $drawn (count)
# $lost (count)
# $unplayed (count)
diagonal-record-unplayed = { $won } won, { $drawn } drawn, { $lost } lost, { $unplayed } of them without play
# $who (entrant)
# $lost (message)
# $record (message)
diagonal-figures = { $who } has { $lost } ({ $record }).
# $who (entrant)
# $performance (count)
# $lost (message)
# $record (message)
diagonal-figures-rated = { $who } has a performance of { $performance } and { $lost } ({ $record }).
# $games (points)
# $who (entrant)
# $match (match)
diagonal-lost-to = { $games } to { $who } (match { $match })

## The row

# $who (entrant)
# $place (count)
# $of (count)
diagonal-in-row = { $who } is number { $place } of { $of } in the row.
# $by (choice: rating, maxRating)
# $rating (count)
diagonal-row-rating = { $by ->
   *[rating] The row goes by rating, and the rating at the start was { $rating }; equal ratings stand as entered.
    [maxRating] The row goes by the highest rating ever held, which was { $rating }; equal ones stand as entered.
  }
# $by (choice: entry, hand)
diagonal-row-because = { $by ->
   *[entry] The row is in order of entry.
    [hand] The director gave the order by hand.
  }

## Pairs

# $who (entrant)
# $place (count)
# $other (entrant)
# $second (count)
diagonal-neighbours = { $who } (number { $place } in the row) plays { $other } (number { $second }) in round 1.
# $because (choice: everybody, second-next, first-two, mirror)
diagonal-neighbours-why = { $because ->
   *[everybody] Up to four play everybody against everybody (DIA-S5).
    [second-next] Everybody plays the second next in line (DIA-S4).
    [first-two] The first two of the row play each other (DIA-2).
    [mirror] The end of the row is a mirror: the second or fourth next beyond it is one of its last (DIA-2).
  }
# $from (count)
diagonal-fourth-next = From number { $from } on everybody also plays the fourth next in line (DIA-3).
# $who (entrant)
diagonal-colours = { $who } is higher in the row and has White in game 1, Black in game 2 (DIA-5).
# $who (entrant)
# $other (entrant)
# $round (message)
# $players (count)
diagonal-pair = { $who } plays { $other } { FORM($round, "in") }, which has { $players } players.
# $who (entrant)
# $other (entrant)
# $round (message)
# $players (count)
diagonal-pair-extra = { $who } plays { $other } { FORM($round, "in") }: { $players } players are level and play on.
# $who (entrant)
# $place (count)
diagonal-place = { $who } is { ORDINAL($place) } of them in the order of the row.
diagonal-pattern-pair = Two play each other, again in each round (DIA-16).
# $players (count)
diagonal-pattern-ring = { $players } are few, so they form a ring in which the upper half plays the lower (DIA-S9, DIA-15).
# $players (count)
# $places (count)
diagonal-pattern-thirds = { $players } are many, so everybody plays those { $places } places further on and back, counted round the end (DIA-13).
diagonal-avoided = The pattern was changed to avoid a rematch (DIA-17).
# $who (entrant)
# $others (entrant list)
diagonal-would-play = By the pattern { $who } would play { $others }.
# $who (entrant)
# $other (entrant)
# $meeting (message)
diagonal-had-met = { $who } met { $other } { $meeting }.
# $round (message)
# $match (match)
diagonal-meeting = { FORM($round, "in") } (match { $match })
# $pattern (count)
# $now (count)
# $proof (choice: fewest, unknown)
diagonal-gained = The pattern has { $pattern ->
    [one] 1 rematch
   *[other] { $pattern } rematches
  }, this pairing has { $now }{ $proof ->
   *[fewest] , the fewest there can be
    [unknown] {""}
  }; it stays as near to the pattern as it can.
# $players (count)
# $meetings (message list)
diagonal-rematch = They met before { $meetings }. Among { $players } not every rematch can be avoided (DIA-17).

## Who is level

# $who (entrant list)
diagonal-level = { $who } are level in every step.
# $who (entrant list)
# $why (message)
diagonal-level-lengths = { $who } are level in lost games and in direct comparison, and the lengths of their games cannot be compared: { $why } (DIA-20).
diagonal-lengths-no-wins = none of them has won a game at the board there
diagonal-lengths-unequal-wins = they have not won the same number of games at the board there
# $games (message list)
diagonal-lengths-unknown = { $games ->
    [one] the length of { $games } is not known
   *[other] the lengths of { $games } are not known
  }
# $match (match)
# $game (count)
# $white (text)
# $black (text)
diagonal-game = game { $game } of match { $match } ({ $white } – { $black })
# $count (count)
diagonal-more-games = { $count } more
# $who (entrant list)
diagonal-play-on = All are out, and { $who } are level: they play on until one of them is ahead.
# $winners (entrant list)
diagonal-declared = The director has declared: { $winners ->
    [one] { $winners } has won.
   *[other] { $winners } share the win.
  }
# $note (text)
diagonal-note = Note: “{ $note }”.

## Ranks

# $who (entrant)
# $rank (count)
diagonal-rank = { $who } is { ORDINAL($rank) }.
diagonal-nobody-ahead = Nobody is ahead.
# $who (entrant)
diagonal-above-winner = Next above is { $who }, who has won.
# $who (entrant)
# $by (choice: performance, lost-games, row)
diagonal-above = Next above is { $who }, ahead by { $by ->
   *[performance] performance
    [lost-games] fewer lost games
    [row] the order of the row
  }.
# $who (entrant)
diagonal-out-withdrew = { $who } withdrew, and who withdraws is out at the end of the round (DIA-11).
# $who (entrant)
# $round (message)
diagonal-goes-out = { $who } goes out when { FORM($round, "the") } is over (DIA-7).
# $who (entrant)
# $round (count)
# $lost (message)
diagonal-went-out = { $who } went out at the end of round { $round } with { $lost }; four are too many (DIA-S3).
# $to (message list)
diagonal-lost-where = The lost games: { $to }.
# $who (entrant)
# $other (entrant)
diagonal-tie-shared = { $who } and { $other } share the win.
# $who (entrant)
# $other (entrant)
# $by (choice: won, performance, lost-games)
diagonal-tie-ahead = { $who } is ahead of { $other } by { $by ->
   *[won] having won
    [performance] performance
    [lost-games] fewer lost games
  }.
# $who (entrant)
# $other (entrant)
# $place (count)
# $second (count)
diagonal-tie-row = { $who } is ahead of { $other } by the order of the row ({ $place } before { $second }).

## The winner

# $who (entrant)
# $round (message)
diagonal-won-last = { $who } has won: nobody else is left after { FORM($round, "the") } (DIA-S11).
# $who (entrant)
# $round (message)
diagonal-won-alone = { $who } has won: all were out after { FORM($round, "the") }, and of those who played last nobody else is there (DIA-11).
# $who (entrant)
# $round (message)
# $rule (rule)
diagonal-won = { $who } has won: all were out after { FORM($round, "the") }, and { $who } is first among them ({ $rule }).
# $count (count)
diagonal-extra-followed = { $count ->
    [one] 1 extra round followed (DIA-21).
   *[other] { $count } extra rounds followed (DIA-21).
  }
# $who (entrant)
# $rule (rule)
diagonal-declared-won = { $who } has won: the director declared it ({ $rule }).
# $who (entrant)
# $others (entrant list)
# $rule (rule)
diagonal-declared-shared = { $who } shares the win with { $others }: the director declared it ({ $rule }).
# $count (count)
diagonal-undecided = { $count ->
    [one] 1 extra round did not decide it.
   *[other] { $count } extra rounds did not decide it.
  }
# $counts (message list)
diagonal-step-lost = Lost games: { $counts } (DIA-18).
# $counts (message list)
diagonal-step-direct = Games against each other: { $counts } (DIA-19).
# $counts (message list)
diagonal-step-moves = Moves of the games won there: { $counts } (DIA-20).
# $why (message)
diagonal-step-none = The lengths of the games won there cannot be compared: { $why } (DIA-20).
# $who (entrant)
# $games (points)
diagonal-count-lost = { $who } { $games }
# $who (entrant)
# $won (count)
# $lost (count)
diagonal-count-direct = { $who } { $won } won, { $lost } lost
# $who (entrant)
# $moves (count)
diagonal-count-moves = { $who } { $moves }
# $who (entrant list)
diagonal-still-level = { $who } are level after that.

## What a director may not do, and where somebody is

diagonal-no-return = Nobody comes back after withdrawing.
# $who (entrant)
# $round (count)
# $lost (message)
diagonal-is-out = { $who } has been out since the end of round { $round }, with { $lost }.
# $who (entrant)
diagonal-has-withdrawn = { $who } has withdrawn.
