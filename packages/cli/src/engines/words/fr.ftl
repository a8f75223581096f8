### Les moteurs dans le terminal : options, listes, contrôles, matchs, et ce qui a été mal tapé.

## Les options

cli-engines-option-engines = Un fichier JSON avec d’autres moteurs : name, command, args, options, limit, rating
cli-engines-option-tc = Cadence des moteurs qui n’en ont pas : 10+0.1, 40/60, st=0.2, nodes=1000 ou depth=8 ; 2+0.02 par défaut
cli-engines-option-games = Combien de parties, un nombre pair ; 100 par défaut
cli-engines-option-sprt = Un test séquentiel du rapport de probabilité, qui s’arrête dès qu’il est tranché. Avec des taux d’erreur : 0,5,0.05,0.05
cli-engines-option-book = Ouvertures d’un fichier EPD, PGN ou polyglot ; notre propre recueil par défaut
cli-engines-option-plies = Combien de demi-coups d’une partie PGN ou d’une variante polyglot forment son ouverture
cli-engines-option-skip-bad = Laisser de côté les lignes du livre d’où aucune partie ne peut se jouer
cli-engines-option-pgn = Les parties sont ajoutées à ce fichier dès qu’elles se terminent
cli-engines-option-transcripts = Le dossier des dernières lignes d’un moteur défaillant ; transcripts par défaut
cli-engines-option-concurrency = Parties simultanées ; par défaut, autant que les cœurs le permettent
cli-engines-option-force = Plus de parties simultanées que les cœurs ne le permettent
cli-engines-option-draw = Nulle si, à partir du coup FROM, les deux évaluations restent dans les CP pendant MOVES coups, par exemple 40,8,10
cli-engines-option-resign = Perdue si un moteur se voit en retard de CP pendant MOVES coups, par exemple 4,900
cli-engines-option-max-moves = Nulle après N coups

## Ce que fait chaque commande

cli-engines-about-list = Les moteurs d’échecs utilisables ici. Huit sont intégrés et ne demandent aucune installation, tous un Stockfish 10 (2018) à huit réglages.
cli-engines-about-check = Essaie tout ce qu’une partie demandera à un moteur et dit ce qui ne va pas avant que cela ne coûte une partie. Les moteurs parlent UCI.
cli-engines-about-play = Deux moteurs jouent des paires de parties, chaque paire à partir d’une ouverture. L’écart Elo est montré avec son erreur et la probabilité de supériorité.

## list

cli-engines-col-name = Nom
cli-engines-col-rating = Elo
cli-engines-col-limit = Cadence
cli-engines-col-options = Options
cli-engines-col-from = Origine
cli-engines-from = { $from ->
   *[file] fichier
    [embedded] intégré
    [found] trouvé
  }
cli-engines-list-about = Les moteurs intégrés ne demandent aucune installation : c’est un Stockfish 10 (2018) à huit réglages. Les moteurs trouvés sur cette machine sont proposés aussi. D’autres viennent d’un fichier : --engines FILE. Un moteur sans cadence joue à --tc. Les classements disent seulement qui est le plus fort.

## check

cli-engines-all-fit = { $engines ->
    [one] Le moteur peut jouer.
   *[other] Les { $engines } moteurs peuvent tous jouer.
  }
cli-engines-unfit = { $unfit } sur { $engines ->
    [one] { $engines } moteur
   *[other] { $engines } moteurs
  } ne { $unfit ->
    [one] peut pas jouer en l’état.
   *[other] peuvent pas jouer en l’état.
  } Voyez les lignes marquées ✗.
cli-engines-fit = { $fit ->
   *[yes] apte
    [no] inapte
  }
cli-engines-last-words = Les dernières lignes étaient :

## play

cli-engines-match = { $first } contre { $second } : { $games } parties, à partir de { $openings ->
    [one] { $openings } ouverture
   *[other] { $openings } ouvertures
  } de { $book }.
cli-engines-match-test = { $first } contre { $second } : { $games } parties, ou jusqu’à ce que le test entre { $lower } et { $upper } Elo soit tranché, à partir de { $openings ->
    [one] { $openings } ouverture
   *[other] { $openings } ouvertures
  } de { $book }.
cli-engines-ctrl-c = Ctrl-C arrête le match et compte ce qui est joué.
cli-engines-transcript = Voyez { $file }.
cli-engines-second-attempt = C’était le second essai ; le premier était nul et non avenu.
cli-engines-cannot-write = Impossible d’écrire { $file } ({ $reason }).

## Ce qui a été mal tapé

cli-engines-none = Il n’y a pas de moteur « { $engine } ».
cli-engines-bad-tc = --tc : { $problem }
cli-engines-bad-number = { $option } prend un nombre entier tel que 8, pas « { $typed } ».
cli-engines-odd-games = --games prend un nombre pair, car chaque ouverture est jouée avec les deux couleurs. Dites { $games }.
cli-engines-bad-sprt = --sprt prend ELO0,ELO1 tel que 0,5, ou 0,5,0.05,0.05 : { $problem }
cli-engines-sprt-four = Quatre nombres au plus.
cli-engines-bad-shape = { $option } prend { $shape } tel que { $example }, pas « { $typed } ».
cli-engines-too-many-games = { $games } parties simultanées, c’est trop.
cli-engines-fewer-games = Demandez-en moins, ou dites --force et attendez-vous à des pertes au temps.
