### Ce qui ne va pas dans une cadence.

limit-none = Il manque une cadence. Écrivez par exemple 10+0.1, 40/60, st=0.2, nodes=1000 ou depth=8.
limit-unreadable = « { $term } » n’est pas une cadence comme 10+0.1, 5:00+3 ou 40/60.
limit-after-last = « { $term } » n’est jamais atteint, car la période précédente n’a pas de nombre de coups.
limit-no-moves = « { $term } » est une période sans coups.
limit-no-time = « { $term } » ne laisse pas de temps de réflexion.
limit-not-a-number = « { $term } » demande un nombre ; « { $given } » n’en est pas un.
limit-not-whole = « { $term } » demande un nombre entier.
limit-not-positive = « { $term } » doit être supérieur à zéro.
limit-meant = « { $term } » est inconnu. Vouliez-vous dire { $meant }= ?
limit-unknown = « { $term } » est inconnu. Sont connus { $known }.
limit-twice = « { $term } » règle ce qui est déjà réglé.
