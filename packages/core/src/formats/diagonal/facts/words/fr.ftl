### What the history says about facts.

fact-winner-declared = Décision : { $winners ->
    [one] { $winners } a gagné.
   *[other] { $winners } se partagent la victoire.
  }
