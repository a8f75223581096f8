### La course aux places.

lanes-title = Course
lanes-finish = les { $places } premiers à atteindre { $needed } points
lanes-phases = Phase par phase
lanes-points = Points
lanes-of-needed = sur { $needed } points
lanes-all-taken = { $places ->
    [one] la seule place est prise
   *[other] les { $places } places sont prises
  }
lanes-more = { $count } de plus
