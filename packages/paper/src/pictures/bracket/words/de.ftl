### Turnierbäume und die Karten ihrer Matches.

card-ready = Bereit
card-live = Läuft
card-until = Lief bis { $at }
card-pairs = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  }
card-pairs-game = Partie { $game }, { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  }
card-advances = kommt weiter
card-round-decided = { $decided } von { $all } entschieden
card-from-round = Ab hier: { $round }; frühere Runden stehen unten
card-clock = { $base }
card-clock-increment = { $base } + { $increment }
card-clock-uneven = { $white } : { $black }
card-minutes = { $minutes }
