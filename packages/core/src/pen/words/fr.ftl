### Ce qu’une ligne tapée veut dire, et où elle ne se comprend pas.

pen-empty = Tapez le numéro du match ou un nom, puis le résultat.

## Ce qu’Entrée enregistre

pen-score = { $first } { $result } { $second }
pen-match = match { $match }
pen-game = partie { $game }
pen-half = { $half ->
   *[first] première mi-temps
    [second] seconde mi-temps
  }
pen-by-forfeit = par forfait
pen-nobody-came = personne n’est venu
pen-ended = terminée à { $at }
pen-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
pen-moves-to-finish = { $count } jusqu’à la fin
pen-absent = { $who ->
    [one] Absent : { $who }
   *[other] Absents : { $who }
  }
pen-cancelled = Match annulé
pen-ruled = { $who ->
    [one] { $who } gagne par décision
   *[other] { $who } se qualifient par décision
  }
pen-ruled-drawn = Nulle par décision
pen-undo = Annuler la dernière commande
pen-redo = Rétablir ce qui a été annulé

## Ce qui manque

pen-game-waits = { $white } (Blancs) – { $black } : tapez le résultat
pen-boards-wait = { $teams } : tapez les IMP, par exemple 34-21
pen-lettered = { $letter } { $team }
pen-which-teams = Quelles deux équipes ? Tapez leurs lettres et les IMP, par exemple ab 38-24 : { $teams }.
pen-time-missing = Les autres résultats de cette ronde ont une heure de fin : ajoutez-la, par exemple 14:32.
pen-who-absent = Qui n’est pas venu ? { OR($who) }.
pen-who-wins = Qui gagne par décision ? { OR($who) }.

## Où elle ne se comprend pas

pen-no-match = Il n’y a ni match ni joueur { $typed } ici. Cherchez dans la liste.
pen-no-match-meant = Il n’y a ni match ni joueur { $typed } ici. Vouliez-vous dire { $meant } ?
pen-several = « { $typed } » peut être plusieurs matchs : { $among }. Lequel ?
pen-choice = match { $match } : { $who }
pen-decided = Le match { $match } est déjà terminé : { $how }.
pen-through = { $names ->
    [one] { $names } se qualifie
   *[other] { $names } se qualifient
  }
pen-decided-plain = Le match { $match } est déjà terminé.
pen-waiting = Le match { $match } n’accepte pas encore de résultat : sa ronde ou ses joueurs sont encore à venir.
pen-nothing-for = Aucun match de { $who } n’accepte de résultat maintenant.
pen-no-game = Aucune partie du match { $match } n’est à jouer.
pen-other-games = Cette partie du match { $match } n’est pas à jouer. À jouer : { $games ->
    [one] partie
   *[other] parties
  } { $games }.
pen-unreadable = « { $typed } » n’est pas un résultat. Tapez 1, 0 ou =, ou bien + ou − pour un forfait.
pen-unreadable-imps = « { $typed } » n’est pas un résultat. Tapez les IMP, par exemple 34-21, et h1 ou h2 pour une mi-temps.
pen-no-time = « { $typed } » n’est pas une heure. Tapez-la comme l’affiche l’horloge, par exemple 14:32.
pen-too-much = « { $typed } » ne se comprend pas. Après le résultat vient l’heure de fin, par exemple 14:32, ou le nombre de coups, par exemple m41.
pen-too-much-imps = « { $typed } » ne se comprend pas. Avec les IMP viennent les lettres de deux équipes, par exemple ab, et h1 ou h2 pour une mi-temps.
pen-not-in-match = « { $typed } » ne joue pas dans le match { $match }, où jouent { $who }.
pen-repeated = La ligne { $line } a déjà un résultat du match { $match }.
pen-meant = { $meant }
pen-cancel-alone = « { $typed } » est de trop : pour annuler un match, son numéro suffit.
pen-several-names = « { $typed } » peut être { OR($who) }. Qui est-ce ?
pen-no-match-number = Il n’y a pas de match { $typed } ici. Cherchez le numéro dans la liste.
