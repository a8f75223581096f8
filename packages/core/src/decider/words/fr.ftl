### Lecture d’une commande et conséquences d’un changement du passé.

## Les commandes

command-object = Une commande est un objet avec « do », par exemple { $such }.
command-unknown = La commande « { $name } » n’existe pas. Les commandes sont { $known }.
command-field-unknown = La commande « { $command } » n’a pas de champ « { $field } ».

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
