### What the history says about facts.

fact-winner-declared = Erklärt: { $winners ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen den Sieg.
  }
