### What the history says about facts.

# $winners (entrant list)
fact-winner-declared = Declared: { $winners ->
    [one] { $winners } has won.
   *[other] { $winners } share the win.
  }
