### Le Diagonal.

## Le format

diagonal-title = Diagonal
  .a = un Diagonal
diagonal-summary = Les voisins au classement Elo jouent deux parties. Après quatre parties perdues, on est éliminé, et chacun reçoit une performance Elo. À partir de 2 joueurs.

## Colonnes du classement

diagonal-row = Rang
diagonal-row-means = numéro dans la rangée
diagonal-rating = Elo
diagonal-rating-means = classement Elo
diagonal-performance = Perf
diagonal-performance-means = performance Elo
diagonal-lost = Perdues
diagonal-lost-means = parties perdues ; éliminé à 4
diagonal-played-means = parties, forfaits compris
diagonal-wins-means = parties gagnées
diagonal-draws-means = parties nulles
diagonal-losses-means = parties perdues
diagonal-out = Éliminé
diagonal-out-means = ronde après laquelle le joueur a été éliminé

## Réglages

diagonal-row-order = Ordre de la rangée
diagonal-row-order-about = La rangée suit le classement Elo actuel, le meilleur jamais atteint ou l’ordre d’inscription.
diagonal-by-highest = meilleur classement Elo
diagonal-draw-loss = Une nulle compte comme parties perdues
diagonal-draw-loss-about = À combien de parties perdues équivaut une nulle pour chacun : 0,5 ou 0.
diagonal-draw-half-means = Une nulle est une demi-partie perdue pour chacun.
diagonal-draw-nothing-means = Une nulle ne coûte rien à personne.
diagonal-few = Toutes rondes quand il en reste
diagonal-few-about = Jusqu’à ce nombre de joueurs restants, on joue en anneau ; au-delà, par tiers.
diagonal-extra-rounds = Rondes supplémentaires au plus
diagonal-extra-rounds-about = Après ce nombre de rondes supplémentaires entre ex æquo, l’arbitre est consulté.
diagonal-formula = Performance Elo selon
diagonal-formula-about = La performance Elo vaut 400 fois la différence entre victoires et défaites, ou suit la table de la FIDE.
diagonal-by-difference = différence
diagonal-by-fide = table de la FIDE

## Chiffres

diagonal-lost-games = { $count ->
    [one] { $games } partie perdue
   *[other] { $games } parties perdues
  }
diagonal-record = { $won } gagnées, { $drawn } nulles, { $lost } perdues
diagonal-record-unplayed = { $won } gagnées, { $drawn } nulles, { $lost } perdues, dont { $unplayed } sans jouer
diagonal-figures = { $who } a { $lost } ({ $record }).
diagonal-figures-rated = { $who } a une performance de { $performance } et { $lost } ({ $record }).
diagonal-lost-to = { $games } contre { $who } (match { $match })

## Le rang

diagonal-in-row = { $who } est le numéro { $place } sur { $of } dans le rang.
diagonal-row-rating = { $by ->
   *[rating] Le rang suit le classement Elo, qui était de { $rating } au départ ; à égalité, l’ordre des inscriptions.
    [maxRating] Le rang suit le meilleur classement Elo jamais atteint, qui était de { $rating } ; à égalité, l’ordre des inscriptions.
  }
diagonal-row-because = { $by ->
   *[entry] Le rang suit l’ordre des inscriptions.
    [hand] L’arbitre a donné l’ordre à la main.
  }

## Paires

diagonal-neighbours = { $who } (numéro { $place } du rang) joue contre { $other } (numéro { $second }) à la ronde 1.
diagonal-neighbours-why = { $because ->
   *[everybody] Jusqu’à quatre, tous jouent contre tous (DIA-S5).
    [second-next] Chacun joue contre le deuxième suivant du rang (DIA-S4).
    [first-two] Les deux premiers du rang jouent l’un contre l’autre (DIA-2).
    [mirror] La fin du rang est un miroir : le deuxième ou le quatrième suivant au-delà est l’un des derniers (DIA-2).
  }
diagonal-fourth-next = À partir du numéro { $from }, chacun joue aussi contre le quatrième suivant du rang (DIA-3).
diagonal-colours = { $who } est plus haut dans le rang : les blancs dans la partie 1, les noirs dans la partie 2 (DIA-5).
diagonal-pair = { $who } joue contre { $other } { FORM($round, "in") }, avec { $players } joueurs.
diagonal-pair-extra = { $who } joue contre { $other } { FORM($round, "in") } : { $players } joueurs sont à égalité et continuent.
diagonal-place = { $who } est { ORDINAL($place) } d’entre eux dans l’ordre du rang.
diagonal-pattern-pair = Deux joueurs jouent l’un contre l’autre, à chaque ronde de nouveau (DIA-16).
diagonal-pattern-ring = { $players } sont peu : ils forment un anneau où la moitié supérieure joue contre l’inférieure (DIA-S9, DIA-15).
diagonal-pattern-thirds = { $players } sont beaucoup : chacun joue contre ceux qui sont { $places } places plus loin et plus près, en faisant le tour (DIA-13).
diagonal-avoided = Le schéma a été modifié pour éviter une revanche (DIA-17).
diagonal-would-play = D’après le schéma, { $who } jouerait contre { $others }.
diagonal-had-met = { $who } a rencontré { $other } { $meeting }.
diagonal-meeting = { FORM($round, "in") } (match { $match })
diagonal-gained = Le schéma a { $pattern ->
    [one] { $pattern } revanche
   *[other] { $pattern } revanches
  }, cet appariement { $now }{ $proof ->
   *[fewest] , le moins possible
    [unknown] {""}
  } ; il reste aussi près du schéma que possible.
diagonal-rematch = Ils se sont déjà rencontrés { $meetings }. Entre { $players } joueurs, on ne peut pas éviter toutes les revanches (DIA-17).

## Qui est à égalité

diagonal-level = { $who } sont à égalité à chaque étape.
diagonal-level-lengths = { $who } sont à égalité de parties perdues et de confrontations directes, et les longueurs de leurs parties ne peuvent pas être comparées : { $why } (DIA-20).
diagonal-lengths-no-wins = aucun n’y a gagné de partie devant l’échiquier
diagonal-lengths-unequal-wins = ils n’y ont pas gagné le même nombre de parties devant l’échiquier
diagonal-lengths-unknown = { $games ->
    [one] la longueur de { $games } n’est pas connue
   *[other] les longueurs de { $games } ne sont pas connues
  }
diagonal-game = la partie { $game } du match { $match } ({ $white } – { $black })
diagonal-more-games = { $count } autres
diagonal-play-on = Tous sont éliminés, et { $who } sont à égalité : ils continuent jusqu’à ce que l’un d’eux soit devant.
diagonal-declared = L’arbitre a déclaré : { $winners ->
    [one] { $winners } a gagné.
   *[other] { $winners } partagent la victoire.
  }
diagonal-note = Note : « { $note } ».

## Places

diagonal-rank = { $who } est { ORDINAL($rank) }.
diagonal-nobody-ahead = Personne n’est devant.
diagonal-above-winner = Juste devant se trouve { $who }, qui a gagné.
diagonal-above = Juste devant se trouve { $who } : { $by ->
   *[performance] meilleure performance
    [lost-games] moins de parties perdues
    [row] plus haut dans le rang
  }.
diagonal-out-withdrew = { $who } s’est retiré, et qui se retire est éliminé à la fin de la ronde (DIA-11).
diagonal-goes-out = { $who } sera éliminé quand { FORM($round, "the") } sera terminée (DIA-7).
diagonal-went-out = { $who } a été éliminé à la fin de la ronde { $round } avec { $lost } ; quatre sont de trop (DIA-S3).
diagonal-lost-where = Les parties perdues : { $to }.
diagonal-tie-shared = { $who } et { $other } partagent la victoire.
diagonal-tie-ahead = { $who } devance { $other } : { $by ->
   *[won] a gagné
    [performance] meilleure performance
    [lost-games] moins de parties perdues
  }.
diagonal-tie-row = { $who } devance { $other } : plus haut dans le rang ({ $place } avant { $second }).

## Le vainqueur

diagonal-won-last = { $who } a gagné : il ne reste personne d’autre après { FORM($round, "the") } (DIA-S11).
diagonal-won-alone = { $who } a gagné : tous étaient éliminés après { FORM($round, "the") }, et de ceux qui ont joué les derniers personne d’autre n’est là (DIA-11).
diagonal-won = { $who } a gagné : tous étaient éliminés après { FORM($round, "the") }, et { $who } est premier d’entre eux ({ $rule }).
diagonal-extra-followed = { $count ->
    [one] { $count } ronde supplémentaire a suivi (DIA-21).
   *[other] { $count } rondes supplémentaires ont suivi (DIA-21).
  }
diagonal-declared-won = { $who } a gagné : l’arbitre l’a déclaré ({ $rule }).
diagonal-declared-shared = { $who } partage la victoire avec { $others } : l’arbitre l’a déclaré ({ $rule }).
diagonal-undecided = { $count ->
    [one] { $count } ronde supplémentaire n’a rien décidé.
   *[other] { $count } rondes supplémentaires n’ont rien décidé.
  }
diagonal-step-lost = Parties perdues : { $counts } (DIA-18).
diagonal-step-direct = Parties entre eux : { $counts } (DIA-19).
diagonal-step-moves = Coups des parties gagnées entre eux : { $counts } (DIA-20).
diagonal-step-none = Les longueurs des parties gagnées entre eux ne peuvent pas être comparées : { $why } (DIA-20).
diagonal-count-lost = { $who } { $games }
diagonal-count-direct = { $who } { $won } gagnées, { $lost } perdues
diagonal-count-moves = { $who } { $moves }
diagonal-still-level = { $who } sont encore à égalité ensuite.

## Ce que l’arbitre ne peut pas faire, et où quelqu’un se trouve

diagonal-no-return = Personne ne revient après s’être retiré.
diagonal-is-out = { $who } est éliminé depuis la fin de la ronde { $round }, avec { $lost }.
diagonal-has-withdrawn = { $who } s’est retiré.
