### Pourquoi un moteur ne peut pas jouer.

## Il ne démarre pas

uci-never-began = Impossible de démarrer { $engine }. { $why }
uci-no-folder = Le dossier { $folder } n’existe pas.
uci-no-program = Le programme { $program } n’existe pas.
uci-not-executable = { $program } n’est pas un programme qu’on a le droit d’exécuter.
uci-not-spawned = Le système n’a pas pu démarrer { $program } ({ $reason }).
uci-ended-early = { $engine } s’est terminé avant de dire « uciok ».
uci-no-uciok = { $engine } a parlé, mais n’a pas dit « uciok » en { $within } s.
uci-no-uci-engine = Ce n’est peut-être pas un moteur UCI mais, par exemple, un moteur xboard.
uci-silent = { $engine } n’a rien dit pendant les { $within } s qui ont suivi « uci ».
uci-not-flushed = Le moteur retient peut-être sa sortie quand ce n’est pas un terminal (« stdbuf -oL » aide souvent), ou ce n’est pas un moteur UCI.
uci-no-chess960 = { $engine } ne joue pas au Chess960.

## Options qui ne conviennent pas

uci-wrong-options = { $engine } ne peut pas être réglé comme demandé.
uci-option-unknown = L’option « { $option } » n’y existe pas.
uci-option-type = L’option « { $option } » prend { $wants ->
   *[true-or-false] true ou false
    [pressed] true, qui appuie sur le bouton
    [whole-number] un nombre entier
    [one-line] un texte d’une seule ligne
  }.
uci-option-range = L’option « { $option } » va de { $min } à { $max }.
uci-option-least = L’option « { $option } » vaut au moins { $min }.
uci-option-most = L’option « { $option } » vaut au plus { $max }.
uci-option-choices = L’option « { $option } » prend { OR($choices) }.
