### The pen of a match, and what the director decides about it.

## Writing a game down

# $game (count)
scorer-result-of = Result of game { $game }
scorer-which-game = Which game
# $game (count)
scorer-game = Game { $game }
# $game (count)
scorer-pen = Result of game { $game }: 1, 0, =, + or −
scorer-pen-hint = Press 1, 0 or =, then Enter.
scorer-record = Record
# $match (text)
# $white (text)
# $result (result)
# $black (text)
scorer-recorded = Match { $match } recorded: { $white } { $result } { $black }
# $white (text)
# $result (result)
# $black (text)
scorer-reading = { $white } { $result } { $black }.
# $white (text)
# $result (result)
# $black (text)
# $at (text)
scorer-reading-ended = { $white } { $result } { $black }, ended { $at }.
scorer-ended-at = Ended at
scorer-ended-at-hint = as 14:32; empty means now
scorer-ended-at-needed = needed here, as 14:32
scorer-moves = Moves
scorer-moves-to-finish = Moves to finish
scorer-lengths = Time and length of the game
scorer-key-next = record, next game
scorer-key-undo = undo

## What each key does

scorer-keys = What each key does now
scorer-key = Key
# $key (text)
# $what (text)
scorer-key-does = { $key }: { $what }
scorer-follows = What follows

## What follows from a result

# $name (text)
# $match (text)
scorer-goes-to = { $name } goes to match { $match }.
# $name (text)
# $match (text)
# $others (text list)
scorer-goes-to-against = { $name } goes to match { $match } against { $others }.
# $name (text)
scorer-champion = { $name } wins the tournament.
# $name (text)
scorer-is-out = { $name } is out.
# $name (text)
# $place (text) such as "3" or "5–8"
scorer-is-out-at = { $name } is out, place { $place }.
# $game (count)
# $white (text)
scorer-next-game = Game { $game } follows. { $white } has White.
# $game (count)
# $conditions (text)
# $white (text)
scorer-next-game-under = Game { $game } follows: { $conditions }. { $white } has White.
scorer-match-goes-on = The match continues.
# $name (text)
# $from (text)
# $to (text)
scorer-moves-to = { $name } moves from place { $from } to { $to }.
# $name (text)
# $place (text)
scorer-stays = { $name } stays at place { $place }.
scorer-nobody-goes-on = Nobody advances from here.

## Somebody else was faster

# $game (count)
scorer-overtaken = Game { $game } has been recorded in the meantime
# $white (text)
# $result (result)
# $black (text)
scorer-overtaken-recorded = The recorded result is { $white } { $result } { $black }.
scorer-overtaken-gone = It is no longer open.
# $typed (text)
scorer-overtaken-typed = You typed { $typed }. It was not recorded.
scorer-overtaken-same = You typed the same, so nothing is missing.
# $game (count)
scorer-overtaken-take = Use it for game { $game }
scorer-forget = Discard what I typed

## IMPs of teams

scorer-imps-by-pair = IMPs by pair of teams
scorer-imps = IMPs
# $team (text)
# $other (text)
scorer-imps-of-against = IMPs of { $team } against { $other }
# $one (text)
# $other (text)
scorer-which-boards = Which boards of { $one } v { $other }
# $boards (count)
scorer-all-boards = all { $boards } boards
scorer-first-half = first half
scorer-second-half = second half
# $boards (count)
scorer-first-half-boards = first half, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
# $boards (count)
scorer-second-half-boards = second half, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
# $boards (count)
# $set (count)
scorer-extra-boards = { $boards ->
    [one] { $boards } extra board
   *[other] { $boards } extra boards
  }, set { $set }
# $one (text)
# $other (text)
scorer-record-pair = Record { $one } v { $other }
scorer-not-imps = IMPs are whole numbers, 0 or more. Enter one for each team.
# $match (text)
# $one (text)
# $score (text)
# $other (text)
scorer-recorded-imps = Match { $match } recorded: { $one } { $score } { $other }
# $one (text)
# $other (text)
# $typed (text)
scorer-overtaken-imps = You typed { $typed } for { $one } v { $other }. It was not recorded: their boards have been entered in the meantime.
scorer-key-next-figure = next figure
scorer-key-record-pair = record the pair

## Papers

scorer-lineups = Line-ups
scorer-choose-four = Choose the four players who sit down.
scorer-for-half = For
# $half (choice: both, first, second)
scorer-half = { $half ->
   *[both] both halves
    [first] the first half
    [second] the second half
  }
scorer-record-lineup = Record the line-up
# $team (text)
scorer-record-lineup-of = Record the line-up of { $team }
# $team (text)
scorer-recorded-lineup = Line-up of { $team } recorded
# $count (count)
scorer-not-four = Four players sit down, and you have chosen { $count }.
scorer-boards = Boards one by one
scorer-board-lines = Boards, one a line
scorer-board-lines-hint = Number, then the open and the closed room: 1 4SN= 4SN-1. Scores of North-South are fine too: 2 620 -100.
scorer-pair = Between
scorer-record-boards = Record the boards
# $count (count)
scorer-recorded-boards = { $count ->
    [one] One board
   *[other] { $count } boards
  } recorded
# $line (count)
scorer-not-a-board = Line { $line } is not a board. Write a number, then what happened at the two tables.
# $one (text)
# $other (text)
# $count (count)
# $all (count)
scorer-boards-in = { $one } v { $other }: { $count } of { $all } boards are in
# $one (text)
# $other (text)
scorer-boards-of = Boards of { $one } v { $other }
scorer-board = Board
# $number (count)
scorer-table = Table { $number }

## Rulings

scorer-rulings = Rulings
scorer-for-director = for the director
scorer-forfeit = Somebody is absent…
scorer-cancel = Cancel the match…
scorer-win = Declare a winner…
scorer-through = Declare who advances…
scorer-played-after-all = A game was played after all…
# $match (text)
scorer-forfeit-title = Who did not come to match { $match }?
# $match (text)
scorer-cancel-title = Cancel match { $match }
# $match (text)
scorer-win-title = Declare who wins match { $match }
# $match (text)
# $count (count)
scorer-through-title = Declare who advances from match { $match }: { $count }
scorer-absent = Absent
scorer-winner = Winner
scorer-drawn = Drawn, nobody wins
scorer-goes-on = Advances
scorer-confirm-forfeit = Record the absence
scorer-confirm-cancel = Cancel the match
scorer-confirm-win = Declare it

