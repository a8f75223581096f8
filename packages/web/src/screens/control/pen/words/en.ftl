### Entering results: the pen line, the sheet of many lines, the list of matches.

# $round (text)
pen-title = Results, { $round }
pen-results = Results
# $count (count)
pen-count-open = { $count } open
# $count (count)
pen-all = Show all { $count } matches
pen-few = Show only the open matches
pen-not-published = There are no results yet. You enter them here once a round is published.

## The line

pen-field = Match number and result
pen-record = Record
pen-key-white = White wins
pen-key-black = Black wins
pen-key-draw = draw
pen-key-forfeit = White, Black wins by forfeit
pen-key-next = record, next
pen-key-undo = undo
pen-key-through = open matches
pen-key-clear = clear the line
pen-key-imps = IMPs of a match
pen-key-pair = two of three teams
pen-key-half = first half
pen-key-game = which game
# $time (text)
pen-now = It ended just now, { $time }

## What the line says

pen-empty = Type the match number, then the result.
# $typed (text)
pen-unknown = There is no match { $typed } here. Look up the number in the list.
# $among (text list)
pen-several = Several matches are called that: { $among }. Type the full name.
# $match (text)
# $how (message)
pen-decided = Match { $match } is already decided: { $how }.
# $first (text)
# $result (text)
# $second (text)
pen-score = { $first } { $result } { $second }
# $names (text list)
pen-through = { $names ->
    [one] { $names } advances
   *[other] { $names } advance
  }
pen-correct = Correct it on its page
# $match (text)
pen-waiting = Match { $match } cannot take a result yet: its round or its players are still to come.
# $white (text)
# $black (text)
pen-begun = { $white } (White) v { $black }
# $teams (message list)
pen-teams = { $teams }: type the IMPs, for example 34-21
# $letter (text)
# $team (text)
pen-lettered = { $letter } { $team }
# $match (text)
pen-no-game = No game of match { $match } is open now.
# $match (text)
# $games (count list)
pen-other-games = That game of match { $match } is not open. Open { $games ->
    [one] is game
   *[other] are games
  } { $games }.
# $typed (text)
pen-unreadable = “{ $typed }” is not a result. Type 1, 0 or =, or + or − for a forfeit.
# $typed (text)
pen-unreadable-imps = “{ $typed }” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
# $teams (message list)
pen-which-teams = Which two teams? Type their letters and the IMPs, for example ab 38-24: { $teams }.
pen-time-missing = The other results of this round have a finish time. Add it, for example 14:32.
# $match (text)
pen-match = match { $match }
# $game (count)
pen-game = game { $game }
# $half (choice: first, second)
pen-half = { $half ->
   *[first] first half
    [second] second half
  }
# $match (text)
# $first (text)
# $result (text)
# $second (text)
pen-recorded = Match { $match } recorded: { $first } { $result } { $second }
pen-by-forfeit = by forfeit
pen-nobody-came = nobody came

## Many lines

pen-bulk = Several results at once
pen-bulk-field = One result per line, for example “63 1”
# $count (count)
pen-bulk-record = Record { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
pen-bulk-close = Close
# $count (count)
pen-bulk-told = { $count ->
    [one] { $count } result
   *[other] { $count } results
  } recorded
# $what (text)
pen-bulk-taken-back = Taken back: { $what }
# $count (count)
pen-bulk-left = { $count ->
    [one] { $count } line was not recorded and is
   *[other] { $count } lines were not recorded and are
  } still in the field.

## The list

# $round (text)
pen-matches = Matches, { $round }
pen-no = No.
pen-white = White
pen-black = Black
pen-first = First
pen-second = Second
pen-heading-teams = Teams
pen-result = Result
pen-time = Time
pen-live = Live
pen-you = you, now
pen-open = open
# $count (count)
pen-reports = { $count ->
    [one] { $count } report
   *[other] { $count } reports
  }
# $match (text)
pen-take = Take match { $match } into the line
# $white (text)
# $result (text)
# $black (text)
pen-quick = Record: { $white } { $result } { $black }
