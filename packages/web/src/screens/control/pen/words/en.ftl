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
pen-suggestions = Names and matches
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

pen-correct = Correct it on its page
# $match (text)
# $what (text)
pen-recorded = Match { $match } recorded: { $what }
# $first (text)
# $result (text)
# $second (text)
pen-deed = { $first } { $result } { $second }
# $what (text)
pen-ruling-recorded = Recorded: { $what }

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
# $count (count)
pen-bulk-left = { $count ->
    [one] { $count } line is
   *[other] { $count } lines are
  } not clear yet. Nothing is recorded before all are.
pen-bulk-results-only = This is not a result. Type it alone, on the line above.

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

## Examples

pen-help = All that can be typed
pen-help-numbers = the IMPs of the two teams
pen-help-letters = team b first, for two of three teams too
pen-help-half = of the first half
# $name (text)
pen-help-name-numbers = the IMPs of { $name } first
pen-help-white = White wins; 0 if Black does
pen-help-draw = a draw; ½, r and d are the same
pen-help-forfeit = Black did not come; -+ if White did not
pen-help-nobody = nobody came
# $name (text)
pen-help-name = { $name } wins: who is named has the first figure
pen-help-game = game 2 of a match
pen-help-time = with the time it ended
pen-help-moves = with the number of moves
# $name (text)
pen-help-absent = { $name } did not come
pen-help-cancel = the match is not played
# $name (text)
pen-help-rule = { $name } wins by ruling; = for a draw
pen-help-undo = takes back the last command
pen-help-redo = brings it back
