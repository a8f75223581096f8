### The league.

## The format

# .a is for the middle of a sentence
league-title = League
  .a = a league
league-summary = Everybody plays everybody twice, once with each colour, in phases. For 4 to 30 players.

## Columns of the table

league-points-means = points: win 3, draw 1, loss 0
league-played-means = games played, with forfeits
league-wins-means = wins
league-draws-means = draws
league-losses-means = losses
league-black-wins = WB
league-black-wins-means = wins as Black, without forfeits
league-byes-means = byes so far
league-prize = Prize
league-prize-means = prize money

## Settings

league-balanced-colours = Balanced colours
league-balanced-colours-about = White and Black are even in each cycle; otherwise the player higher in the list has White in cycle 1.
league-withdrawal = If somebody withdraws
league-withdrawal-about = A player who withdraws before half of the games loses all results, or forfeits only the remaining games.
league-withdrawal-annul = results are annulled before half
league-withdrawal-forfeit = the rest is forfeited
league-prizes = Prizes, place by place
league-prizes-about = One amount for each place, such as 300, 200, 100; players who are level share theirs equally. In files and commands amounts are in cents.
league-currency = Currency
league-currency-about = Three letters, such as EUR or CHF; without it amounts stand alone.
league-takes-currency = three capital letters, such as EUR
league-preset-source = As in the source
league-preset-classical = Classical: colours balanced
league-preset-club = Club: open games of a withdrawn player are lost

## Why a match, a bye, a number

# $white (entrant)
# $black (entrant)
# $round (message)
# $match (match)
# $first (count) number of White in the list
# $second (count)
league-meeting = { $white } has White against { $black } { FORM($round, "in") }, match { $match }: the schedule brings numbers { $first } and { $second } together there.
# $why (choice: earlier, balanced)
# $rule (rule)
league-white = { $why ->
   *[earlier] In the first cycle the player higher in the list has White ({ $rule }).
    [balanced] White goes by the distance on the circle, which keeps colours even ({ $rule }).
  }
# $phase (count)
# $rule (rule)
league-white-reversed = The second cycle reverses the colours of phase { $phase } ({ $rule }).
# $who (entrant list)
# $rule (rule)
league-annulled = The match does not count: { $who } withdrew before half of the games ({ $rule }).
# $who (entrant)
# $number (count)
# $round (message)
league-bye = { $who } has a bye { FORM($round, "in") }: the field is odd, and number { $number } is free there.
# $rule (rule)
league-bye-gives = A bye gives no points and is not a game ({ $rule }). Everybody has one in each cycle.
# $who (entrant)
# $number (count)
# $count (count)
league-number = { $who } is number { $number } of { $count } in the list.

## Why a rank

# $who (entrant)
# $rank (count)
# $points (count)
league-rank = { $who } is { ORDINAL($rank) } with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
league-nobody-above = Nobody has more.
# $who (entrant)
# $other (entrant)
# $step (choice: points, wins, black-wins, counting)
league-ahead = { $step ->
   *[points] { $who } is ahead of { $other } with more points.
    [wins] { $who } has as many points as { $other }, but more wins.
    [black-wins] { $who } has as many points and wins as { $other }, but more wins as Black.
    [counting] { $who } is ahead of { $other }, whose results do not count.
  }
# $who (entrant list)
league-shared = { $who } are level in points, wins and wins as Black, so they share the place.
# $who (entrant list)
# $rule (rule)
league-fell = { $who ->
    [one] All results of { $who } fell with the withdrawal before half of the games ({ $rule }): the place is below everybody whose results count.
   *[other] All results of { $who } fell with their withdrawals before half of the games ({ $rule }), so they share the last place.
  }
# $who (entrant)
# $points (count)
# $played (count)
# $wins (count)
# $black (count) wins as Black
# $draws (count)
# $losses (count)
league-record = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } from { $played ->
    [one] { $played } game;
   *[other] { $played } games;
  } { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } ({ $black } as Black), { $draws ->
    [one] { $draws } draw,
   *[other] { $draws } draws,
  } { $losses ->
    [one] { $losses } loss.
   *[other] { $losses } losses.
  }
# $who (entrant)
# $wins (count)
# $draws (count)
# $losses (count)
league-unplayed = Of these without play, { $who }: { $wins ->
    [one] { $wins } win,
   *[other] { $wins } wins,
  } { $draws ->
    [one] { $draws } draw,
   *[other] { $draws } draws,
  } { $losses ->
    [one] { $losses } loss.
   *[other] { $losses } losses.
  }
# $prize (money)
league-prize-is = The prize is { $prize }.

## Beside the table

# $amount (money)
league-unsplit = { $amount } of the prize money cannot be split equally and stays undistributed.
# $amount (money)
# $prizes (count)
# $places (count)
league-unheld = There are { $prizes ->
    [one] { $prizes } prize
   *[other] { $prizes } prizes
  } for { $places ->
    [one] { $places } place:
   *[other] { $places } places:
  } { $amount } of the prize money stays undistributed.
# $who (entrant)
# $place (text) such as 3/4
league-keeps-place = { $who } has withdrawn and keeps the results so far, and with them place { $place }.
# $who (entrant)
# $place (text)
# $prize (money)
league-keeps-prize = { $who } has withdrawn and keeps the results so far, and with them place { $place } and a prize of { $prize }.
