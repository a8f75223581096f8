### What a running cup waits for, and what to do about it.

## What it waits for

# $match (match)
wait-match = Match { $match } waits.
# $match (match)
# $game (count)
# $engine (text)
wait-ready = Game { $game } of match { $match } has not begun, because { $engine } is not ready yet.
# $match (match)
wait-unplayable = Match { $match } cannot be played.
# $match (match)
wait-not-recorded = Match { $match } waits, because its game cannot be recorded.
# $match (match)
# $among (text list)
wait-level = Match { $match } between { $among } is still level after all tie-break pairs.

## What to do

# $engine (text)
# $seconds (count)
wait-engine-hint = See to it that { $engine } can start; Arbiter tries again every { $seconds ->
    [one] second
   *[other] { $seconds } seconds
  }. Or stop the cup and withdraw it.
# $seconds (count)
wait-worker-hint = Arbiter tries again every { $seconds ->
    [one] second
   *[other] { $seconds } seconds
  }. If memory is short, play fewer games at once.
wait-ready-hint = It may be loading a large file or a large hash table. EngineStartupTimeoutInSec sets how long it may take.
wait-unplayable-hint = Stop the cup, correct the configuration, and continue with --resume --change.
# $seconds (count)
wait-not-recorded-hint = Rule the match. Otherwise the game is played again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
# $among (text list)
wait-level-hint = Declare { OR($among) } the winner.
wait-disk-hint = The cup continues automatically as soon as it can be saved.

## What has changed

# $value (text)
config-value = { $value }
config-value-none = nothing
config-engine-missing = missing
# $engine (text)
config-engine-near = missing (the nearest is { $engine })
