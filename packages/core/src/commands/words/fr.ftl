### Ce que disent les commandes à côté de leur refus.

## Les commandes

command-moves-too = Avec « movesToFinish », indiquez aussi les coups joués (« moves »).

## Inscription et départ

started-no-entry = Plus personne ne peut s’inscrire.
started-other-rules = Avec { $count } { $whom ->
   *[players] joueurs
    [teams] équipes
  }, d’autres règles s’appliqueraient. Annulez le départ et recommencez avec tous.
started-other-rules-by = Avec { $count } { $whom ->
   *[players] joueurs
    [teams] équipes
  }, d’autres règles s’appliqueraient ({ $rule }). Annulez le départ et recommencez avec tous.
started-without = { $who } n’est pas parmi les partants.
started-already = Il ne peut pas commencer une seconde fois.
id-reserved = Les identifiants comme e12 et « nobody » sont réservés au système.
name-is-place = Un dièse suivi d’un nombre désigne une place dans la liste.
order-twice = { $who } y figure deux fois.
order-withdrawn = { $who } s’est retiré.
order-missing = { $who } y manque.

## Ce qu’un match attend

waits-winner = le vainqueur du match { $match }
waits-loser = le perdant du match { $match }
waits-seed = la tête de série { $seed } ({ $stage })
waits-number = le numéro { $number } après le tour { $round }
waits-start = le départ

## Comment un match a été décidé

decided-not-played = Il n’a pas encore été joué.

## La suite

next-declare = Le vainqueur reste à déclarer.
next-choice = Un adversaire reste à choisir.
next-choice-in = { $stage } : un adversaire reste à choisir.
next-seeds = { $stage } : les têtes de série peuvent être publiées.
next-round = { $round } : les appariements peuvent être faits et publiés.
next-round-in = { $stage }, { $round } : les appariements peuvent être faits et publiés.
by-hand-everybody = Chacun doit être apparié exactement une fois { FORM($round, "in") }, et personne d’autre.
by-hand-rules = { $round } : seules les règles font les appariements.
