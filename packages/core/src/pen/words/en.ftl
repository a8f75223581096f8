### What a typed line was understood as, and where it was not.

pen-empty = Type the match number or a name, then the result.

## What Enter will record

# $first (entrant)
# $result (result)
# $second (entrant)
pen-score = { $first } { $result } { $second }
# $match (match)
pen-match = match { $match }
# $game (count)
pen-game = game { $game }
# $half (choice: first, second)
pen-half = { $half ->
   *[first] first half
    [second] second half
  }
pen-by-forfeit = by forfeit
pen-nobody-came = nobody came
# $at (time)
pen-ended = ended at { $at }
# $count (count)
pen-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
# $count (count)
pen-moves-to-finish = { $count } to finish
# $who (entrant list)
pen-absent = { $who } did not come
pen-cancelled = Cancelled
# $who (entrant list)
pen-ruled = { $who ->
    [one] { $who } wins by ruling
   *[other] { $who } advance by ruling
  }
pen-ruled-drawn = Drawn by ruling
pen-undo = Undo the last command
pen-redo = Redo what was undone

## What is missing

# $white (entrant)
# $black (entrant)
pen-game-waits = { $white } (White) v { $black }: type the result
# $teams (message list)
pen-boards-wait = { $teams }: type the IMPs, for example 34-21
# $letter (text)
# $team (entrant)
pen-lettered = { $letter } { $team }
# $teams (message list)
pen-which-teams = Which two teams? Type their letters and the IMPs, for example ab 38-24: { $teams }.
pen-time-missing = The other results of this round have a finish time. Add it, for example 14:32.
# $who (entrant list)
pen-who-absent = Who did not come? { OR($who) }.
# $who (entrant list)
pen-who-wins = Who wins by ruling? { OR($who) }.

## Where it was not understood

# $typed (text)
pen-no-match = There is no match or player { $typed } here. Look it up in the list.
# $typed (text)
# $meant (text)
pen-no-match-meant = There is no match or player { $typed } here. Did you mean { $meant }?
# $typed (text)
# $among (match list)
pen-several = “{ $typed }” can be several matches: { $among }. Which one?
# $match (match)
# $who (entrant list)
pen-choice = match { $match }: { $who }
# $match (match)
# $how (message)
pen-decided = Match { $match } is already decided: { $how }.
# $names (entrant list)
pen-through = { $names ->
    [one] { $names } advances
   *[other] { $names } advance
  }
# $match (match)
pen-decided-plain = Match { $match } is already decided.
# $match (match)
pen-waiting = Match { $match } cannot take a result yet: its round or its players are still to come.
# $who (entrant)
pen-nothing-for = { $who } has no match that takes a result now.
# $match (match)
pen-no-game = No game of match { $match } is open now.
# $match (match)
# $games (count list)
pen-other-games = That game of match { $match } is not open. Open { $games ->
    [one] is game
   *[other] are games
  } { $games }.
# $typed (text)
pen-unreadable = “{ $typed }” is not a result. Type 1, 0 or =, or + or − for a forfeit.
# $typed (text)
pen-unreadable-imps = “{ $typed }” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
# $typed (text)
pen-no-time = “{ $typed }” is not a time. Type it as the clock shows it, for example 14:32.
# $typed (text)
pen-too-much = “{ $typed }” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
# $typed (text)
pen-too-much-imps = “{ $typed }” is not understood. Beside the IMPs come the letters of two teams, for example ab, and h1 or h2 for a half.
# $typed (text)
# $match (match)
# $who (entrant list)
pen-not-in-match = “{ $typed }” does not play in match { $match }. { $who } do.
# $match (match)
# $line (count)
pen-repeated = Line { $line } already has a result of match { $match }.
# $meant (text)
pen-meant = { $meant }
# $typed (text)
pen-cancel-alone = “{ $typed }” is too much: a cancelled match needs its number only.
# $typed (text)
# $who (entrant list)
pen-several-names = “{ $typed }” can be { OR($who) }. Which one?
# $typed (text)
pen-no-match-number = There is no match { $typed } here. Look up the number in the list.
