### What the history says about facts.

place-match = Match { $match }
place-first-half = Match { $match }, erste Hälfte
place-second-half = Match { $match }, zweite Hälfte
fact-voids = { $facts ->
    [one] Eintrag { $facts } ist ungültig.
   *[other] Einträge { $facts } sind ungültig.
  }
