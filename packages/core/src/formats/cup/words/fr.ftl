### La coupe.

## Le format

cup-title = Coupe
  .a = une coupe
cup-summary = Une élimination directe par paires de parties : les deux parties d’une paire partent de la même ouverture, couleurs inversées. Pour 2, 4, 8 … 1024 moteurs ou joueurs.
cup-with-third-place = avec match pour la troisième place

## Colonnes du classement

cup-seed-means = place dans l’ordre de départ
cup-won-means = matchs gagnés
cup-points-means = points de toutes les parties : victoire 1, nulle ½
cup-games = Parties
cup-games-means = parties jouées ou perdues par forfait
cup-lost-in-means = tour de l’élimination

## Réglages

cup-round-pairs = Paires de parties, tour par tour
cup-round-pairs-about = Paires de parties de chaque tour, par exemple 1, 2, 3 ; le dernier nombre vaut pour tous les tours suivants.
cup-seeding = Têtes de série
cup-seeding-about = Les têtes de série suivent le classement Elo, le plus haut d’abord, ou sont tirées au sort.
cup-shuffle = Mélanger les têtes de série par tranches
cup-shuffle-about = Les têtes de série 3 et 4, 5 à 8, 9 à 16 … sont mélangées par tirage au sort.
cup-unique-openings = Une ouverture peut revenir dans un autre match
cup-unique-openings-about = Une ouverture peut revenir dans un autre match, pas dans le même ; sinon elle ne sert qu’une fois dans toute la coupe.
cup-random-openings = Ouvertures tirées au sort
cup-random-openings-about = L’ordre des ouvertures est tiré au sort.
cup-finish-pairs = Finir chaque paire
cup-finish-pairs-about = Un match ne se termine qu’après une paire complète.
cup-tiebreak-pairs = Paires de départage au plus
cup-tiebreak-pairs-about = Nombre maximal de paires de départage ; non fixé : tant qu’il y a de nouvelles ouvertures, puis 8.
cup-fallback = Encore à égalité ensuite
cup-fallback-about = Qui gagne après les paires de départage : la meilleure tête de série, le vainqueur d’une dernière partie ou celui que l’arbitre désigne.
cup-fallback-seed = la meilleure tête de série gagne
cup-fallback-armageddon = une dernière partie
cup-fallback-director = l’arbitre tranche
cup-black-time = Part du temps pour les Noirs
cup-black-time-about = Part du temps des Blancs accordée aux Noirs dans la dernière partie ; la nulle vaut une victoire des Noirs.
cup-third-place = Match pour la troisième place
cup-third-place-about = Les perdants des demi-finales jouent la troisième place.
cup-preset-source = Comme dans la source : une paire de parties
cup-preset-long = Matchs plus longs : 2, 3, puis 4 paires entières
cup-preset-people = Entre joueurs : une dernière partie, match pour la troisième place
cup-reuse = Commencer avec trop peu d’ouvertures
cup-reuse-about = La coupe peut commencer même s’il y a trop peu d’ouvertures.

## Pourquoi un match

cup-no-byes = Il n’y a pas d’exempt dans une coupe.
cup-meeting = { CAPITAL($first) } rencontre { FORM($second, "against") } { FORM($round, "in") }, match { $match }.
cup-pattern = { $by ->
   *[bands] Les têtes de série sont placées par tranches, pour que les meilleures se rencontrent le plus tard possible.
    [neighbours] Les vainqueurs de matchs voisins se rencontrent.
    [losers] Les perdants des demi-finales jouent la troisième place.
  }
cup-colours = Le match compte { $pairs ->
    [one] { $pairs } paire.
   *[other] { $pairs } paires.
  } { $who } a les Blancs dans la première partie de chaque paire comme meilleure tête de série : { $seed } contre { $other } ({ $rule }).
cup-openings-planned = { $openings ->
    [one] L’ouverture { $openings } est prévue ({ $rule }).
   *[other] Les ouvertures { $openings } sont prévues ({ $rule }).
  }
cup-openings-drawn = { $openings ->
    [one] L’ouverture { $openings } a été tirée au sort pour le départage ({ $rule }).
   *[other] Les ouvertures { $openings } ont été tirées au sort pour le départage ({ $rule }).
  }
cup-opening = { $again ->
   *[new] { $number }
    [again] { $number } à nouveau
  }

## Pourquoi un match a été décidé ainsi

cup-score = Le match { $match } en est à { $points }–{ $other } entre { $first } et { $second } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ({ $scheduled } prévues).
cup-not-seated = Les joueurs du match { $match } ne sont pas encore connus ; { $scheduled } parties sont prévues.
cup-undecided = Le match n’est pas décidé.
cup-reason = { $why ->
   *[lead] Une avance supérieure au nombre de parties restantes met fin au match.
    [tiebreak] À égalité après les paires prévues, ils ont continué jusqu’à ce que l’un mène.
    [fallback] D’autres paires ne les ont pas départagés.
    [absent] L’absent perd par forfait.
  }

## Pourquoi une tête de série ou un rang

cup-seed = { $who } est tête de série { $seed }.
cup-shuffled = Chaque tranche a ensuite été mélangée avec les dés enregistrés ({ $rule }).
cup-rank = { $who } est { ORDINAL($rank) }.
cup-rank-shared = { $who } est { ORDINAL($rank) } ex æquo avec { $others }.
cup-rank-shared-many = { $who } est { ORDINAL($rank) } ex æquo avec { $count } autres.
cup-tie-shared = { $who } et { $other } sont allés aussi loin l’un que l’autre et partagent la place.
cup-tie-ahead = { $who } est allé plus loin que { $other }.

## À côté du classement

cup-nobody-rated = Personne n’a de classement Elo : les têtes de série suivent l’ordre d’inscription.
cup-unrated = Aucun classement Elo n’est connu pour { $who } : il compte pour 0 dans les têtes de série.
cup-unused-numbers = { $option } contient { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
  } pour { $rounds ->
    [one] { $rounds } tour :
   *[other] { $rounds } tours :
  } { $unused ->
    [one] le dernier ne sert pas.
   *[other] les { $unused } derniers ne servent pas.
  }
cup-reused = Toutes les ouvertures avaient servi : { $matches ->
    [one] le match { $matches } en a réutilisé.
   *[other] les matchs { $matches } en ont réutilisé.
  }
cup-dropped = { $count ->
    [one] { $count } ouverture du livre répète
   *[other] { $count } ouvertures du livre répètent
  } une position qui y figure déjà : il en reste { $left }.

## Pourquoi quelque chose est refusé

cup-fixed-option = Seules les paires des tours qui n’ont pas commencé peuvent être modifiées.
cup-round-begun = { $round } : ce tour a commencé.
cup-opening-twice = L’ouverture { $opening } a été tirée au sort pour le match { $match } et servirait deux fois.
cup-longest-match = Le match le plus long compte { $pairs ->
    [one] { $pairs } paire prévue.
   *[other] { $pairs } paires prévues.
  }
cup-rounds-need = { $rounds } font { $needs }.
cup-round-needs = { $round } { $matches } × { $pairs }
cup-nobody-returns = Personne ne revient dans une coupe ({ $rule }).

## What is to be done

todo-opening = Le match { $match } est à égalité : tirez au sort et publiez l’ouverture de la paire suivante.
