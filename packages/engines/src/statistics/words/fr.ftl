### Ce que les parties de deux moteurs disent de leur force.

statistics-none = Aucune partie n’a été jouée.
statistics-half-pairs = { $pairs ->
    [one] Les estimations laissent de côté { $pairs } paire dont une seule partie a été jouée.
   *[other] Les estimations laissent de côté { $pairs } paires dont une seule partie a été jouée.
  }
statistics-all-won = Tout a été gagné : la différence n’a pas de borne supérieure.
statistics-all-lost = Tout a été perdu : la différence n’a pas de borne inférieure.
statistics-one-game = Une seule partie ne dit rien de la dispersion : l’erreur n’est pas connue.
statistics-no-spread = { $basis ->
   *[pairs] Les { $count } paires ont donné le même score
    [games] Les { $count } parties ont donné le même score
  } : l’erreur n’est pas connue.

## Un plan de test

statistics-sprt-numbers = elo0, elo1, alpha et beta doivent être des nombres.
statistics-sprt-order = elo0 ({ $elo0 }) doit être inférieur à elo1 ({ $elo1 }).
statistics-sprt-positive = alpha et beta doivent être supérieurs à 0.
statistics-sprt-errors = La somme d’alpha et de beta doit être inférieure à 1.
statistics-sprt-range = elo0 et elo1 doivent être compris entre −2000 et 2000.
