### Les tableaux et les cartes de leurs matchs.

card-ready = Prêt
card-live = En cours
card-until = En cours jusqu’à : { $at }
card-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  }
card-pairs-game = partie { $game }, { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  }
card-advances = passe au tour suivant
card-round-decided = { $decided } sur { $all } décidés
card-from-round = À partir d’ici : { $round } ; ce qui précède est plus bas
card-clock = { $base }
card-clock-increment = { $base } + { $increment }
card-clock-uneven = { $white } contre { $black }
card-minutes = { $minutes }
