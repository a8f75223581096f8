### What the history says about facts.

place-match = Match { $match }
place-first-half = Match { $match }, première mi-temps
place-second-half = Match { $match }, seconde mi-temps
fact-voids = { $facts ->
    [one] Le fait { $facts } devient caduc.
   *[other] Les faits { $facts } deviennent caducs.
  }
