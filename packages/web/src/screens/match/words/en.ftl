### One match.

## The page

# $match (text)
match-missing = There is no match { $match } in this tournament.
match-all = All matches
# $one (text)
# $other (text)
match-between = { $one } v { $other }
# $names (text list) three teams
match-among = { $names }
# $match (text)
# $names (message)
match-tab = Match { $match }, { $names }
# $ticket (text)
match-table = table { $ticket }
# $look (choice: waiting, ready, live, decided)
match-state = { $look ->
   *[waiting] Waiting
    [ready] Ready
    [live] Live
    [decided] Decided
  }
match-figure-state = state
match-figure-score = score
match-figure-entered = pairs entered
# $count (count) for example "2 of 3"
match-of = of { $count }
match-figure-go-on = advance
match-figure-next = to be played
# $seats (text list)
match-waits-for = It can be played when its seats are known: { $seats }.
match-round-not-begun = Its round has not begun.
# $note (text)
match-note = The director’s note: { $note }
match-annulled = Its result does not count because somebody in it withdrew early.

## The sides

match-sides = Sides
# $match (text)
match-from = from match { $match }
# $match (text)
# $loser (text)
# $score (text)
match-from-beat = from match { $match }, beat { $loser } { $score }
# $who (choice: winner, loser, number)
# $match (text)
match-onward = { $who ->
    [winner] The winner goes to match { $match }
    [loser] The loser goes to match { $match }
   *[number] Play continues in match { $match }
  }
# $name (text)
match-waits = { $name } waits
# $name (text)
match-against = against { $name }
match-withdrew = withdrew
match-goes-on = advances
match-white = White
match-black = Black

## The steps of a series

# $step (choice: normal, tiebreak, extra-boards, sudden-death, armageddon)
# $attempt (count)
match-step = { $step ->
   *[normal] Game
    [tiebreak] Tie-break
    [extra-boards] Extra boards
    [sudden-death] SD { $attempt }
    [armageddon] Armageddon
  }
# $step (choice: normal, tiebreak, extra-boards, sudden-death, armageddon)
# $attempt (count)
match-step-long = { $step ->
   *[normal] normal game
    [tiebreak] tie-break
    [extra-boards] extra boards
    [sudden-death] sudden death { $attempt }
    [armageddon] Armageddon, a draw counts for Black
  }
# $games (count)
match-stairs-at-most = { $games ->
    [one] One game
   *[other] { $games } games at most
  }
# $games (count)
match-stairs-played = Decided after { $games ->
    [one] one game
   *[other] { $games } games
  }
match-stairs = Steps of the series
match-stairs-legend = bars show the time
# $game (count)
# $step (message)
# $white (text)
# $state (message)
match-rung = Game { $game }, { $step }, { $white } has White, { $state }.
# $game (count)
# $step (message)
# $clock (text)
# $white (text)
# $state (message)
match-rung-with-clock = Game { $game }, { $step }, { $clock }, { $white } has White, { $state }.
# $result (result)
match-rung-played = { $result }
# $state (choice: now, later, spared)
match-rung-open = { $state ->
   *[now] ready to play
    [later] only if nobody has won before
    [spared] not needed
  }

## Games

match-games = Games
match-games-of = Games of the match
match-game = Game
# $game (count)
match-game-number = Game { $game }
match-result = Result
match-ended = Ended
match-remark = Remark
match-to-play = to be played
# $moves (count)
match-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
# $moves (count)
match-moves-to-finish = { $moves } to finish
# $plies (count)
match-half-moves = { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
  }
# $game (count)
match-repeats = repeats game { $game }
match-replayed = played again
match-correct = Correct…
# $game (count)
match-correct-game = Correct game { $game }
# $mark (text) such as "½"
# $game (count)
match-correct-mark = { $mark }, correct game { $game }
# $part (text)
match-correct-part = Correct: { $part }
match-actions = Actions

## The pairs of a cup

match-pairs = Pairs
match-pairs-of = Pairs of the match
match-pair-open = open
match-pair-live = now
match-pair-not-played = not played
match-pair-decider = Last game
# $number (count)
match-opening = opening { $number }
# $number (count)
# $name (text)
match-opening-named = { $number } { $name }
match-remarks = About the games
match-pgn = Games as PGN

## Boards of teams

match-ledger = Score
match-ledger-of = Score of the match
# $boards (count)
match-boards = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
match-line = Line
match-first-half = First half
match-second-half = Second half
match-imps-at-table = IMPs at the table
match-carryover = Carry-over
match-handicap = Handicap
match-total = Total
match-so-far = So far
# $set (count)
match-extra-boards = Extra boards, set { $set }
match-boards-open = open
match-three = The three matches
match-three-scores = IMPs of each pair of teams
match-pair-of-teams = Pair
match-halves = Halves
match-imps = IMPs
match-given = Handicap, carry-over
# $what (choice: handicap, carry-over)
# $imps (imps)
# $team (text)
match-given-to = { $what ->
    [handicap] handicap
   *[carry-over] carry-over
  } +{ $imps } { $team }
match-score = Score
# $one (text)
# $other (text)
# $part (choice: whole, first, second)
match-part = { $one } v { $other }{ $part ->
   *[whole] { "" }
    [first] , first half
    [second] , second half
  }
match-seating = Who sits where
match-seating-tables = Tables in both halves
match-seating-table = Table
match-seating-boards = Boards
match-seating-movement = North-South stays, East-West moves on at half time.

## Why, and what happened

match-why = Why
match-why-meet = Why do these meet?
match-why-three = Why these three?
match-why-ended = Why did it end like this?
match-why-open = What is it waiting for?
match-why-handicap = Why this handicap?
match-why-handicaps = Why these handicaps?
# $count (count)
match-why-facts = Based on { $count ->
    [one] { $count } fact
   *[other] { $count } facts
  }
match-history = History of this match
match-history-whole = whole log
match-history-none = Nothing has been recorded about this match yet.
