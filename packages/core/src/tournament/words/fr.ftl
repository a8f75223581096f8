### Ce que les commandes, les matchs et les changements ont à dire, à côté du refus où ils figurent.

## Les commandes

command-when = Indiquez qui demande et quand, par exemple { $such }.
command-no-text = Ce n’est pas un texte.
command-object = Une commande est un objet avec « do », par exemple { $such }.
command-unknown = La commande « { $name } » n’existe pas. Les commandes sont { $known }.
command-field-unknown = La commande « { $command } » n’a pas de champ « { $field } ».
command-moves-too = Avec « movesToFinish », indiquez aussi les coups joués (« moves »).
option-dice = La graine des tirages compte de 1 à 100 caractères.
option-unknown = L’option « { $option } » n’existe pas ; { $format } a { $known }.
log-no-opening = Le journal ne commence pas par l’ouverture d’un tournoi.

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

## Ce qu’un changement entraînerait

stands-not-drawn = non tiré
stands-annulled = annulé par un retrait
stands-to-play = à jouer
stands-to-forfeit = forfait à venir de { $who }
stands-ruled = décidé par l’arbitre, { $left }
stands-cancelled = annulé
stands-declared-won = déclaré gagné par { $who }
stands-declared-drawn = déclaré nul
stands-results = { $results }
stands-then = { $results }, { $then }
stands-won-unplayed = { $who } gagne sans jouer
stands-nobody-wins = personne ne gagne
seeds-stand = Les têtes de série publiées restent. D’après les résultats actuels : { $moves }.
round-stands = La ronde publiée reste. D’après les résultats actuels : { $moves }.
