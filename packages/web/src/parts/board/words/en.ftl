### The chess board of a game played by engines.

# $move (text)
# $turn (choice: white, black)
parts-board-position = Position after { $move }, { $turn ->
   *[white] White
    [black] Black
  } to move
# $turn (choice: white, black)
parts-board-start = Starting position, { $turn ->
   *[white] White
    [black] Black
  } to move
# $figure (text)
parts-board-evaluation = Evaluation { $figure } from White’s side
# $figure (text)
parts-board-graph = Evaluation move by move from White’s side, now { $figure }
# $name (text)
parts-board-says = { $name } says
parts-board-up = Up is better for White
parts-board-thinking = thinking
# $move (text)
parts-board-last-move = last move { $move }
# $depth (count)
parts-board-depth = depth { $depth }
# $white (text)
# $black (text)
parts-board-of = { $white } against { $black }. The arrow keys step through the moves.
parts-board-which = Games of this match
# $game (count)
parts-board-game = Game { $game }
# $step (choice: first, back, forward, last)
parts-board-step = { $step ->
   *[first] To the start
    [back] One move back
    [forward] One move on
    [last] To the end
  }
parts-board-keys = step through the game
parts-board-moves = Moves
parts-board-no-clock = no clock
parts-board-blank = not known while the connection is down
parts-board-no-moves = No moves yet.
