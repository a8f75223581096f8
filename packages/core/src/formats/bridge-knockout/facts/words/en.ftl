### What the history says about facts.

fact-conditions-posted = The conditions of contest were posted and announced.
# $who (entrant)
# $placed (choice: low, high)
# $from (text)
# $fault (choice: team, directors)
# $found (choice: in-time, playing, won, lost, late)
# $done (message)
fact-misplaced = { $who } was in too { $placed ->
   *[low] low
    [high] high
  } a bracket ({ $from }) by { $fault ->
   *[team] its own fault
    [directors] the fault of the directors
  } { $found ->
   *[in-time] and was found in time
    [playing] and was playing its first match
    [won] and had won its first match
    [lost] and had lost its first match
    [late] and was found after the second round had begun
  }: { $done }.
# $match (match)
# $bracket (text)
misplaced-changed = it takes a seat in match { $match } of bracket { $bracket } (BRI-52)
misplaced-disqualified = it is disqualified, and a beaten opponent advances (BRI-53)
# $bracket (text)
misplaced-moved = its opponent advances, and it plays in bracket { $bracket } from the second round on (BRI-54)
misplaced-out = it is out, and its entry is returned (BRI-54)
misplaced-stands = nothing changes, it is noted (BRI-55)
# $who (entrant)
# $what (message list)
fact-remedy = { $who } gets { $what }.
remedy-refund = its entry back
remedy-tournament = a free play in a later event of the tournament
remedy-national = a free play at a coming national tournament
# $where (message)
# $players (message list)
# $who (entrant)
fact-lineup = { $where }: { $players } play for { $who }.
# $where (message)
# $players (message list)
# $who (entrant)
fact-boards-played = { $where }: boards played for { $who }: { $players }.
# $name (text)
member = { $name }
# $place (count)
member-unknown = player { $place }
# $who (message)
# $boards (count)
member-boards = { $who } { $boards }
# $where (message)
# $one (entrant)
# $other (entrant)
# $boards (message list)
fact-boards = { $where }, { $one } v { $other }: { $boards }.
# $where (message)
# $one (entrant)
# $other (entrant)
# $count (count)
# $first (count)
# $last (count)
fact-boards-many = { $where }, { $one } v { $other }: { $count } boards scored, { $first } to { $last }.
# $board (count)
# $imps (result)
board-imps = board { $board } { $imps } IMPs
# $board (count)
# $first (text)
# $second (text)
board-tables = board { $board } { $first } and { $second }
# $who (entrant)
# $imps (number)
# $from (entrant)
fact-handicap = { $who } receives { $imps } IMPs from { $from }.
# $count (count)
fact-handicaps = { $count } handicaps were told.
