### What commands say beside the refusal they give.

## Commands

command-moves-too = With “movesToFinish” give the moves that were played (“moves”) too.

## Entering and starting

started-no-entry = Nobody can enter any more.
# $count (count)
# $whom (choice: players, teams)
started-other-rules = With { $count } { $whom ->
   *[players] players
    [teams] teams
  } other rules would apply. Undo the start, and start again with everybody.
# $count (count)
# $whom (choice: players, teams)
# $rule (rule)
started-other-rules-by = With { $count } { $whom ->
   *[players] players
    [teams] teams
  } other rules would apply ({ $rule }). Undo the start, and start again with everybody.
# $who (entrant)
started-without = { $who } is not among those who started.
started-already = It cannot start again.
id-reserved = Ids like e12 and “nobody” are kept for the system.
name-is-place = A number sign with a number stands for a place in the list.
# $who (entrant)
order-twice = { $who } is in it twice.
# $who (entrant)
order-withdrawn = { $who } has withdrawn.
# $who (entrant)
order-missing = { $who } is missing from it.

## What a match waits for

# $match (match)
waits-winner = the winner of match { $match }
# $match (match)
waits-loser = the loser of match { $match }
# $seed (count)
# $stage (message)
waits-seed = seed { $seed } ({ $stage })
# $number (count)
# $round (count)
waits-number = number { $number } after round { $round }
waits-start = the start

## How a match was decided

decided-not-played = It has not been played yet.

## What comes next

next-declare = The winner is to be declared.
next-choice = An opponent is to be chosen.
# $stage (message)
next-choice-in = { $stage }: an opponent is to be chosen.
# $stage (message)
next-seeds = { $stage }: the seeds are ready to be published.
# $round (message)
next-round = { $round } is ready to be paired and published.
# $stage (message)
# $round (message)
next-round-in = { $stage }: { $round } is ready to be paired and published.
# $round (message)
by-hand-everybody = It must pair everybody { FORM($round, "in") } once, and nobody else.
# $round (message)
by-hand-rules = { $round } is paired by the rules alone.
