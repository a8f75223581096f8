### What the players of a bridge team get for their part, and what they still need.

## Ranks and matches

# $place (count)
awards-place = { ORDINAL($place) }
  .place = { ORDINAL($place) } place
# $first (count)
# $last (count)
awards-places = { ORDINAL($first) }/{ ORDINAL($last) }
  .place = { ORDINAL($first) }/{ ORDINAL($last) } place
# $match (match)
awards-match = match { $match }
  .in = in match { $match }
  .of = of match { $match }
# $first (match)
# $last (match)
awards-matches = matches { $first } to { $last }
  .in = in matches { $first } to { $last }
  .of = of matches { $first } to { $last }
# $number (count)
awards-match-number = match { $number } of the team
  .in = in match { $number } of the team
  .of = of match { $number } of the team
awards-match-fifth = the playoff for places 5 to 8
  .in = in the playoff for places 5 to 8
  .of = of the playoff for places 5 to 8

## What a rank rests on

# $match (message)
# $sum (number)
# $needed (number)
awards-because-enough = at least half { FORM($match, "of") } was played, and the percentages add up to { $sum } of the { $needed } needed
# $sum (number)
# $needed (number)
awards-because-too-little = the percentages add up to { $sum } of the { $needed } needed
# $played (count)
# $boards (count)
# $match (message)
awards-because-below-half = { $played } of { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  } { FORM($match, "in") } is less than half
awards-because-unplayed = the matches that earned it were won without a board
awards-because-no-board = no board was played at all
# $match (message)
# $played (count)
# $boards (count)
awards-because-row = the printed row P P O P asks for all boards { FORM($match, "of") } ({ $played } of { $boards } played)
# $match (message)
# $played (count)
# $boards (count)
# $needed (count)
awards-because-playoff = at least half { FORM($match, "of") } was played, and { $played } of all { $boards } boards; { $needed } are needed
# $played (count)
# $boards (count)
# $needed (count)
awards-because-too-few = the player has { $played } of all { $boards } boards and needs { $needed }
# $sum (message)
# $total (number)
# $needed (number)
awards-sum = Percentages of the matches with at least half of the boards: { $sum } = { $total }; { $needed } are needed.
# $sum (number)
# $needed (number)
awards-row-although = Without that row the percentages would do: { $sum } of the { $needed } needed.
# $percent (number)
awards-percent = { $percent }
# $before (message)
# $percent (number)
awards-plus = { $before } + { $percent }

## Awards

# $rank (message)
# $because (message)
awards-rank = { FORM($rank, "place") }: { $because }.
# $rank (message)
# $because (message)
# $rule (rule)
awards-not = Not { FORM($rank, "place") }: { $because } ({ $rule }).
# $shares (message list)
awards-match-award = Match award: { $shares }.
# $shares (message list)
awards-match-award-full = Full match award: { $shares }.
# $shares (message list)
awards-match-award-row = Match award in the share of the boards played, by the row “full match award”: { $shares }.
# $percent (percent)
# $match (message)
awards-share = { $percent } { FORM($match, "of") }
# $match (message)
awards-share-all = all { FORM($match, "of") }, won without a board
# $match (message)
# $played (count)
# $boards (count)
awards-share-boards = { CAPITAL($match) }: { $played } of { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }.
awards-nothing-no-win = Nothing: the team won no match.
# $matches (message list)
awards-nothing-no-board = Nothing: no board was played in what the team won, { $matches }.
awards-nothing-disqualified = Nothing: the team was disqualified.
awards-nothing-elsewhere = Nothing: what the team won in another bracket gives no award here.
# $matches (message list)
awards-unknown = Not known: the line-up for { $matches } is missing.

## What is still needed

# $rank (message)
# $because (message)
# $rule (rule)
awards-meter-has = { CAPITAL(FORM($rank, "place")) } is safe if the team gets there: { $because } ({ $rule }).
# $rank (message)
# $because (message)
# $rule (rule)
awards-meter-cannot = { CAPITAL(FORM($rank, "place")) } is out of reach, even with all boards that are left: { $because } ({ $rule }).
# $rank (message)
# $boards (count)
# $where (message list)
# $rule (rule)
awards-meter-can = { CAPITAL(FORM($rank, "place")) } takes at least { $boards ->
    [one] { $boards } more board
   *[other] { $boards } more boards
  }, for example { $where } ({ $rule }).
# $boards (count)
# $match (message)
awards-meter-more = { $boards } { FORM($match, "in") }
# $rank (message)
# $matches (message list)
# $rule (rule)
awards-meter-unknown = Whether { FORM($rank, "place") } is within reach is not known: the line-up for { $matches } is missing ({ $rule }).
