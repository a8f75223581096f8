### What the demo says between the commands.

demo-diagonal-outline = Six players want a Diagonal: neighbours in rating play each other, and four lost games put a player out.
demo-diagonal-unrated = The row goes by rating. One player has none, so the tournament cannot start, and nothing changes.
demo-diagonal-start = With her rating the row is complete.
demo-diagonal-which = Opponents play two games, one with each colour, and a report says which. This one does not.
demo-diagonal-first = Round 1. The games can be played in any order.
demo-diagonal-out = Players with four lost games go out when the round is over, and then the next round is paired.
demo-diagonal-why = Eva asks why she is out.
demo-diagonal-preview = She won her first game against Fay, but it was written down the wrong way round. What would a correction change?
demo-diagonal-again = Nobody had played in round 2, so it was paired again, now with Eva. Why these pairs?
demo-diagonal-second = Round 2. A dagger marks who goes out when it is over; until then all its games are played.
demo-diagonal-two = Two are left after it, and they play each other again. Both end with four lost games.
demo-diagonal-champion = All are out. The fewest lost games would win; they are level there, so their games against each other decide.
demo-diagonal-end = The final table goes by performance rating. A second program checks every rule against the log.
