### What the history says about facts.

place-match = Match { $match }
place-first-half = Match { $match }, erste Hälfte
place-second-half = Match { $match }, zweite Hälfte
fact-voids = { $facts ->
    [one] Fakt { $facts } ist ungültig.
   *[other] Fakten { $facts } sind ungültig.
  }
