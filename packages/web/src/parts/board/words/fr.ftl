### L’échiquier d’une partie de moteurs.

parts-board-position = Position après { $move }, trait aux { $turn ->
   *[white] Blancs
    [black] Noirs
  }
parts-board-start = Position initiale, trait aux { $turn ->
   *[white] Blancs
    [black] Noirs
  }
parts-board-evaluation = Évaluation { $figure } du point de vue des Blancs
parts-board-graph = Évaluation coup par coup du point de vue des Blancs, actuellement { $figure }
parts-board-says = { $name } évalue
parts-board-up = En haut : mieux pour les Blancs
parts-board-thinking = réfléchit
parts-board-last-move = dernier coup { $move }
parts-board-depth = profondeur { $depth }
parts-board-of = { $white } contre { $black }. Les flèches parcourent les coups.
parts-board-which = Parties de ce match
parts-board-game = Partie { $game }
parts-board-step = { $step ->
   *[first] Au début
    [back] Un coup en arrière
    [forward] Un coup en avant
    [last] À la fin
  }
parts-board-keys = coup par coup
parts-board-moves = Coups
parts-board-no-clock = sans pendule
parts-board-blank = inconnu tant que la connexion est coupée
parts-board-no-moves = Pas encore de coup.
