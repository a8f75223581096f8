### Questions that cannot be answered.

## What cannot be explained

# $who (text)
why-withdrew-before = { $who } withdrew before the start.
why-no-champion = There is no single champion yet.
why-no-such-round = There is no such round.
# $matches (match list)
why-several-matches = It has several matches: ask for { OR($matches) }.
why-no-bye = Nobody has a bye.
# $who (entrant)
why-no-bye-there = { $who } has no bye there.
why-not-two = It does not name two different entrants.
