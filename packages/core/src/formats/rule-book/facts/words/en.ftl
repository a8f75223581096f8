### What the history says about facts.

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
