### Everybody in a small group of teams against everybody.

# $count (count)
robin-about = Victory points against each, the IMPs below them; { $count } advance
robin-vp = VP
robin-vp-about = victory points
robin-won = Won
robin-won-about = matches won
# $number (count)
robin-against = v { $number }
# $match (text)
robin-match = match { $match }
robin-not-played = not played
# $imps (result)
robin-score = { $imps }
robin-now = now
