### Who sits in a match, before and after it is known.

## Seats

# $who (text)
outline-entrant = { $who }
outline-nobody = nobody
# $match (match)
outline-winner = winner of { $match }
# $match (match)
outline-loser = loser of { $match }
# $number (count)
outline-number = number { $number }
# $seed (count)
outline-seed = seed { $seed }
