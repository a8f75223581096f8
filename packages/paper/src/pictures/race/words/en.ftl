### The race for places.

lanes-title = Race
# $places (count)
# $needed (points)
lanes-finish = the first { $places } to reach { $needed } points
lanes-phases = Phase by phase
lanes-points = Points
# $needed (points) behind how many somebody has
lanes-of-needed = of { $needed } points
# $places (count)
lanes-all-taken = { $places ->
    [one] the only place is taken
   *[other] all { $places } places are taken
  }
# $count (count)
lanes-more = { $count } more
