### A cup played by the engines of the server.

control-engines-title = Engines
control-engines-none = This server has no engines. Enter the results of this cup by hand.
# $state (choice: playing, waiting, stopped, finished)
control-engines-state = { $state ->
   *[playing] playing
    [waiting] waiting
    [stopped] stopped
    [finished] finished
  }
control-engines-offer = Engines on this server: tick those that should play
# $clock (text)
control-engines-own = plays at { $clock }
# $count (count)
control-engines-enter = Enter { $count ->
    [one] { $count } engine
   *[other] { $count } engines
  }
control-engines-enter-plain = Enter engines
# $count (count)
control-engines-entered = { $count ->
    [one] { $count } engine
   *[other] { $count } engines
  } entered
# $names (text list)
control-engines-strangers = This server has no engine called { OR($names) }, so it cannot play { $names ->
    [one] its
   *[other] their
  } matches.
control-engines-not-engines = None of the entrants is an engine on this server, so you enter the results by hand.
control-engines-play = Start, and let the engines play
control-engines-without = Start without them…
control-engines-go-on = Let the engines play on
control-engines-begun = The engines are playing.
control-engines-stop = Stop the engines
control-engines-halted = The engines have stopped.
control-engines-stop-hint = Games that are broken off are played again when play continues.
# $match (count)
# $game (count)
control-engines-game = Match { $match }, game { $game }
# $move (count)
control-engines-move = move { $move }
control-engines-idle = No game is being played at the moment.

## How they play

control-engines-time-control = Time control, for example 10+0.1, st=0.2, nodes=1000 or depth=8
control-engines-book = Opening book
# $most (count)
control-engines-concurrency = Games at once, at most { $most }; empty: as many as there are tables
control-engines-more = Ending games early, engines that fail
# $which (choice: maxMoves, drawMoves, drawScore, drawFrom, winMoves, winScore, walkoverAfter, maxCrashes)
control-engines-early = { $which ->
   *[maxMoves] A game is drawn after this many moves
    [drawMoves] Drawn after this many moves in a row …
    [drawScore] … in which both engines see at most this many pawns
    [drawFrom] … from move
    [winMoves] Won after this many moves in a row …
    [winScore] … in which the loser is behind by this many pawns
    [walkoverAfter] Failed starts after which the opponent gets a walkover; empty: the match waits
    [maxCrashes] Crashes in one match after which the opponent has won it
  }
