### The processes that play games, and how many of them there can be.

## How many games at once

# $cores (count)
# $threads (count)
# $games (count)
concurrency-fits = This machine has { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
  } and a game needs { $threads } of them, because only one side thinks at a time: that makes { $games ->
    [one] { $games } game
   *[other] { $games } games
  } at once.
# $cores (count)
# $threads (count)
concurrency-tight = This machine has { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
  }, and a game needs { $threads }. One game at a time is played all the same.
# $wished (count)
concurrency-forced = { $wished } games at once were forced; expect losses on time.

## Games that cannot be played

# $engine (text)
worker-no-limit = { $engine } has no time control. Give it one, or give one to the whole tournament.
worker-not-begun = The game was not begun.
worker-interrupted = The game was interrupted.
# $code (text)
worker-exited = The process that played this game ended with exit code { $code }.
# $signal (text)
worker-killed = The process that played this game was ended by the signal { $signal }.
# $complaint (text)
worker-complaint = Its last words were: { $complaint }
