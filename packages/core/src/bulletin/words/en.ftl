### What the wall chart says: what to do next, how games are played, how everybody stands.

## What to do next

# $count (count)
todo-start = { $count } have entered: start when the list is complete.
todo-close = Everything is played: close the tournament when the table is final.
# $who (entrant list)
todo-declare = { $who } cannot be separated by play: declare one of them the winner, or several who share the win.
# $stage (message)
todo-seeds = { $stage }: the seeds are ready to be published.
# $round (message)
todo-pair = { $round }: the pairings are ready to be published.
# $who (entrant)
# $among (entrant list)
todo-choose = { $who } chooses an opponent: { OR($among) }.
# $round (message)
# $match (match)
# $white (entrant)
# $black (entrant)
todo-report = { $round }, match { $match }: { $white } (White) – { $black }
# $round (message)
# $match (match)
# $white (entrant)
# $black (entrant)
# $conditions (message)
todo-report-game = { $round }, match { $match }: { $white } (White) – { $black }, { $conditions }
# $round (message)
# $match (match)
# $first (entrant)
# $second (entrant)
# $boards (message)
todo-boards = { $round }, match { $match }: { $first } – { $second }, { $boards }
# $round (message)
# $match (match)
# $who (entrant list)
todo-rule = { $round }, match { $match }: { $who } are level after all tie-break pairs. Decide who wins.

## How a game is played

# $step (message)
# $conditions (message)
conditions-step = { $step }: { $conditions }
# $first (message)
# $second (message)
conditions-and = { $first }, { $second }
# $attempt (count)
conditions-sudden-death = sudden death, attempt { $attempt }
# $attempt (count)
conditions-sudden-death-brief = sudden death { $attempt }
conditions-armageddon = Armageddon
conditions-tiebreak = tie-break
conditions-extra-boards = extra boards
conditions-draw-for-black = a draw counts for Black
# $share (percent)
conditions-black-share = Black has { $share } of the time
# $pair (count)
conditions-pair = pair { $pair }
# $pair (count)
# $opening (count)
conditions-pair-opening = pair { $pair } from opening { $opening }
# $number (text)
# $rank (text) the pieces of the first rank
conditions-chess960 = Chess960 no. { $number }, { $rank }
# $white (message)
# $black (message)
conditions-clocks = White { $white }, Black { $black }
# $white (message)
# $black (message)
conditions-clocks-brief = { $white } v { $black }
# $first (message)
# $second (message)
conditions-clock-plus = { $first } + { $second }
# $time (message)
conditions-a-move = { $time } a move
# $time (message)
conditions-after-40 = { $time } after move 40
# $seconds (number)
conditions-seconds = { $seconds } s
# $minutes (count)
conditions-minutes = { $minutes } min
# $time (text) such as 2:30
conditions-minutes-seconds = { $time } min

## The race for places

# $seed (count)
race-in = in as seed { $seed }
race-has-points = has the points
# $what (message)
# $phase (count)
# $time (message)
race-reached = { $what }, phase { $phase }, { $time }
race-bye = bye
# $with (choice: draw, win)
# $who (text)
race-enough = { $with ->
   *[draw] a draw is enough against { $who }
    [win] a win is enough against { $who }
  }
# $with (choice: draw, win)
# $who (text)
# $points (points)
race-makes = { $with ->
   *[draw] a draw makes { $points } against { $who }
    [win] a win makes { $points } against { $who }
  }
# $who (text)
race-plays = plays { $who }
race-plays-off = plays off
# $who (text)
race-plays-off-against = plays off against { $who }
race-out = out
race-lost-playoff = out, lost the playoff
race-seeds-stand = out, the published seeds stand
# $who (text)
race-fewer-matches = out, { $who } had the points from fewer matches
# $who (text)
race-more-points = out, { $who } had more points
race-too-late = out, too late
race-withdrew = withdrew

## The matrix of the Diagonal

# $who (text)
# $points (points)
# $games (count)
# $opponent (text)
# $round (message)
matrix-score = { $who } { $points } from { $games ->
    [one] { $games } game
   *[other] { $games } games
  } against { $opponent } { FORM($round, "in") }
# $who (text)
# $opponent (text)
# $round (message)
matrix-meeting = { $who } against { $opponent } { FORM($round, "in") }
# $first (message)
# $second (message)
matrix-and = { $first }, { $second }
# $count (count)
matrix-without-play = { $count } without play
# $count (count)
matrix-to-play = { $count } to be played
# $count (count)
matrix-not-played = { $count ->
    [one] { $count } will not be played
   *[other] { $count } will not be played
  }
# $lost (points)
# $many (choice: one, several)
matrix-lost = { $many ->
    [one] { $lost } lost game
   *[several] { $lost } lost games
  }
matrix-going-out = goes out when this round is over
matrix-level = level with others and can still win
# $round (count)
matrix-out = out since the end of round { $round }
matrix-won = has won
matrix-withdrawn = has withdrawn
# $round (message)
# $pattern (choice: neighbours, pair, ring, thirds)
matrix-round = { $pattern ->
   *[neighbours] { $round }, neighbours in the row
    [pair] { $round }, the last two
    [ring] { $round }, drawn as a ring
    [thirds] { $round }, drawn in thirds
  }

## Boards and tickets of teams

# $count (count)
boards-whole = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $half (choice: first, second)
# $count (count)
boards-half = { $half ->
   *[first] first half
    [second] second half
  }, { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $count (count)
boards-extra = { $count ->
    [one] { $count } extra board
   *[other] { $count } extra boards
  }
# $first (result)
# $second (result)
boards-halves = { $first }, then { $second }
# $half (choice: first, second)
# $result (result)
boards-one-half = { $half ->
   *[first] first half { $result }
    [second] second half { $result }
  }
# $winner (text)
# $loser (text)
ticket-two = winner to { $winner }, loser to { $loser }
# $first (text)
# $second (text)
# $loser (text)
ticket-three = first to { $first }, second to { $second }, loser to { $loser }
# $place (choice: winner, loser, first, second)
# $match (match)
ticket-from = { $place ->
   *[winner] winner of { $match }
    [loser] loser of { $match }
    [first] first of { $match }
    [second] second of { $match }
  }

## Figures of a table

figure-yes = yes
# $time (time)
figure-time = { $time }
# $at (instant)
figure-day-time = { $at }
# $text (text) data, such as a place or a name
figure-text = { $text }
# $points (points)
figure-points = { $points }
# $days (days)
event-on = { $days }
# $whole (count)
figure-whole = { $whole }
# $money (money)
figure-money = { $money }
# $average (number)
figure-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
# $count (count)
remark-more = { $count ->
    [one] And one more like these.
   *[other] And { $count } more like these.
  }

## How a game ended

# $ending (choice: checkmate, stalemate, repetition, fifty-moves, dead-position, bare-king, adjudicated-draw, adjudicated-win, maximum-length, time, illegal-move, crash, stall, garbage, no-start, interrupted, void, forfeit)
game-ending = { $ending ->
   *[checkmate] checkmate
    [stalemate] stalemate
    [repetition] repetition
    [fifty-moves] fifty moves
    [dead-position] dead position
    [bare-king] out of time against a bare king
    [adjudicated-draw] drawn by adjudication
    [adjudicated-win] won by adjudication
    [maximum-length] maximum length
    [time] loss on time
    [illegal-move] illegal move
    [crash] crash
    [stall] no answer
    [garbage] no legal answer
    [no-start] did not start
    [interrupted] broken off
    [void] void, the runner was late
    [forfeit] forfeit
  }
# $ending (text)
game-ending-other = { $ending }
