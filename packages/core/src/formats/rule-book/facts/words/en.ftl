### What the history says about facts.

# $who (entrant)
# $imps (number)
# $from (entrant)
fact-handicap = { $who } receives { $imps } IMPs from { $from }.
# $count (count)
fact-handicaps = { $count } handicaps were told.
# $match (match)
place-match = Match { $match }
# $match (match)
place-first-half = Match { $match }, first half
# $match (match)
place-second-half = Match { $match }, second half
# $facts (fact list)
fact-voids = { $facts ->
    [one] Fact { $facts } is void.
   *[other] Facts { $facts } are void.
  }
