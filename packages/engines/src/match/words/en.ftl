### Why a match of two engines cannot go on.

# $game (count)
# $times (count)
match-process-died = Game { $game } could not be played: its process died { $times } times.
