### What several formats show: columns of tables, and why a round is paired otherwise than the bracket has it.

# $meetings (message list)
pairing-re-paired = This round was re-paired because { $meetings }.

# $who (entrant list)
# $match (match)
pairing-met = { $who } had met in match { $match }

# $count (count)
pairing-met-before = { $count ->
    [one] one pair of the bracket had met before
   *[other] { $count } pairs of the bracket had met before
  }
pairing-by-hand = The director paired this round by hand.

# $note (text)
pairing-by-hand-note = The director paired this round by hand: “{ $note }”.

# $who (message)
# $opponent (message)
pairing-chosen = { CAPITAL($who) }, first in the round robin, chose { $opponent }.
pairing-extra-boards = Nothing separates them across the line between fourth and fifth: they play four extra boards each.

column-points = Pts
column-played = Pl
column-wins = W
column-draws = D
column-losses = L
column-byes = Bye
column-seed = Seed
column-won = Won
column-lost-in = Lost in
