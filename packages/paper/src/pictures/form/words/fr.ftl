### Le parcours de chacun.

form-steps = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
form-step = { $step ->
    [won] gagnée
    [drawn] nulle
    [lost] perdue
    [bye] exempt
   *[playing] en cours
  }
form-bye-letter = e
