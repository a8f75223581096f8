### The pen of a match, and what the director decides about it.

## Writing a game down

# $game (count)
desk-result-of = Result of game { $game }
desk-which-game = Which game
# $game (count)
desk-game = Game { $game }
# $game (count)
desk-pen = Result of game { $game }: 1, 0, =, + or −
desk-pen-hint = Press 1, 0 or =, then Enter.
desk-not-a-result = This is not a result. Type 1 if White won, 0 if Black won, = for a draw; + and − are forfeits.
desk-time-missing = Enter when the game ended. Other results of this round have their time.
desk-not-a-time = This is not a time. Write it as 14:32.
desk-record = Record
# $match (text)
# $white (text)
# $result (result)
# $black (text)
desk-recorded = Match { $match } recorded: { $white } { $result } { $black }
# $white (text)
# $result (result)
# $black (text)
desk-reading = { $white } { $result } { $black }.
# $white (text)
# $result (result)
# $black (text)
# $at (text)
desk-reading-ended = { $white } { $result } { $black }, ended { $at }.
desk-ended-at = Ended at
desk-ended-at-hint = as 14:32; empty means now
desk-ended-at-needed = needed here, as 14:32
desk-moves = Moves
desk-moves-to-finish = Moves to finish
desk-lengths = Time and length of the game
desk-key-next = record, next game
desk-key-undo = undo

## What each key does

desk-keys = What each key does now
desk-key = Key
# $key (text)
# $what (text)
desk-key-does = { $key }: { $what }
desk-follows = What follows
# $name (text)
desk-wins = { $name } wins
desk-white-wins = White wins
desk-black-wins = Black wins
desk-draw = Draw
# $name (text)
desk-absent-name = { $name } did not come
desk-white-absent = White did not come
desk-black-absent = Black did not come
desk-nobody-came = Nobody came

## What follows from a result

# $name (text)
# $match (text)
desk-goes-to = { $name } goes to match { $match }.
# $name (text)
# $match (text)
# $others (text list)
desk-goes-to-against = { $name } goes to match { $match } against { $others }.
# $name (text)
desk-champion = { $name } wins the tournament.
# $name (text)
desk-is-out = { $name } is out.
# $name (text)
# $place (text) such as "3" or "5/8"
desk-is-out-at = { $name } is out, place { $place }.
# $game (count)
# $white (text)
desk-next-game = Game { $game } follows. { $white } has White.
# $game (count)
# $conditions (text)
# $white (text)
desk-next-game-under = Game { $game } follows: { $conditions }. { $white } has White.
desk-match-goes-on = The match goes on.
# $name (text)
# $from (text)
# $to (text)
desk-moves-to = { $name } moves from place { $from } to { $to }.
# $name (text)
# $place (text)
desk-stays = { $name } stays at place { $place }.
desk-nobody-goes-on = Nobody goes on from here.

## Somebody else was faster

# $game (count)
desk-overtaken = Game { $game } has been recorded in the meantime
# $white (text)
# $result (result)
# $black (text)
desk-overtaken-recorded = The recorded result is { $white } { $result } { $black }.
desk-overtaken-gone = It is no longer open.
# $typed (text)
desk-overtaken-typed = You typed { $typed }. It was not recorded.
desk-overtaken-same = You typed the same, so nothing is missing.
# $game (count)
desk-overtaken-take = Use it for game { $game }
desk-forget = Discard what I typed

## IMPs of teams

desk-imps-by-pair = IMPs by pair of teams
desk-imps = IMPs
# $team (text)
# $other (text)
desk-imps-of-against = IMPs of { $team } against { $other }
# $one (text)
# $other (text)
desk-which-boards = Which boards of { $one } v { $other }
# $boards (count)
desk-all-boards = all { $boards } boards
desk-first-half = first half
desk-second-half = second half
# $boards (count)
desk-first-half-boards = first half, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
# $boards (count)
desk-second-half-boards = second half, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
# $boards (count)
# $set (count)
desk-extra-boards = { $boards ->
    [one] { $boards } extra board
   *[other] { $boards } extra boards
  }, set { $set }
# $one (text)
# $other (text)
desk-record-pair = Record { $one } v { $other }
desk-not-imps = IMPs are whole numbers, 0 or more. Enter one for each team.
# $match (text)
# $one (text)
# $score (text)
# $other (text)
desk-recorded-imps = Match { $match } recorded: { $one } { $score } { $other }
# $one (text)
# $other (text)
# $typed (text)
desk-overtaken-imps = You typed { $typed } for { $one } v { $other }. It was not recorded: their boards have been entered in the meantime.
desk-key-next-figure = next figure
desk-key-record-pair = record the pair

## Papers

desk-lineups = Line-ups
desk-choose-four = Choose the four players who sit down.
desk-for-half = For
# $half (choice: both, first, second)
desk-half = { $half ->
   *[both] both halves
    [first] the first half
    [second] the second half
  }
desk-record-lineup = Record the line-up
# $team (text)
desk-record-lineup-of = Record the line-up of { $team }
# $team (text)
desk-recorded-lineup = Line-up of { $team } recorded
# $count (count)
desk-not-four = Four players sit down, and you have chosen { $count }.
desk-boards = Boards one by one
desk-board-lines = Boards, one a line
desk-board-lines-hint = Number, then the open and the closed room: 1 4SN= 4SN-1. Scores of North-South are fine too: 2 620 -100.
desk-pair = Between
desk-record-boards = Record the boards
# $count (count)
desk-recorded-boards = { $count ->
    [one] One board
   *[other] { $count } boards
  } recorded
# $line (count)
desk-not-a-board = Line { $line } is not a board. Write a number, then what happened at the two tables.
# $one (text)
# $other (text)
# $count (count)
# $all (count)
desk-boards-in = { $one } v { $other }: { $count } of { $all } boards are in
# $one (text)
# $other (text)
desk-boards-of = Boards of { $one } v { $other }
desk-board = Board
# $number (count)
desk-table = Table { $number }

## Rulings

desk-rulings = Rulings
desk-for-director = for the director
desk-forfeit = Somebody is absent…
desk-cancel = Cancel the match…
desk-win = Declare a winner…
desk-through = Declare who goes on…
desk-played-after-all = A game was played after all…
# $match (text)
desk-forfeit-title = Who did not come to match { $match }?
# $match (text)
desk-cancel-title = Cancel match { $match }
# $match (text)
desk-win-title = Declare who wins match { $match }
# $match (text)
# $count (count)
desk-through-title = Declare who goes on from match { $match }: { $count }
desk-absent = Absent
desk-winner = Winner
desk-drawn = Drawn, nobody wins
desk-goes-on = Goes on
desk-confirm-forfeit = Record the absence
desk-confirm-cancel = Cancel the match
desk-confirm-win = Declare it

## Correcting

# $match (text)
# $game (count)
desk-correct-game = Correct game { $game } of match { $match }
# $match (text)
desk-correct-ruling = A game of match { $match } was played after all
# $match (text)
# $one (text)
# $other (text)
desk-correct-boards = Correct match { $match }: { $one } v { $other }
desk-new-result = New result
# $result (result)
# $what (text) such as "Anna wins"
desk-option = { $result }, { $what }
desk-correct-time = Ended at, if that was wrong too (14:32)
# $team (text)
desk-imps-of = IMPs of { $team }
# $score (text)
desk-recorded-is = The recorded score is { $score }.
