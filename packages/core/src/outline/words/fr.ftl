### Qui occupe une place d’un match, avant et après qu’on le sache.

## Places

outline-entrant = { $who }
outline-nobody = personne
outline-winner = vainqueur du { $match }
outline-loser = perdant du { $match }
outline-number = numéro { $number }
outline-seed = tête de série { $seed }
