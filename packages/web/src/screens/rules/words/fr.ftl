### Le règlement d’un format.

## Le livre

rules-tab = Règles
rules-kicker = chaque raison donnée sur les autres pages mène ici
rules-loading = Ouverture du règlement
rules-failed = Le règlement n’a pas pu être chargé. Réessayez quand le réseau sera rétabli.
rules-again = Réessayer
rules-contents = Sommaire
rules-find = Chercher une règle
rules-find-hint = Numéro ou mot
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-nothing = Aucune règle ne dit cela. Essayez un seul mot, ou un numéro comme 12.
rules-why = Pourquoi :
rules-not-here = { $rule } n’est pas une règle de ce format : elle concerne le journal lui-même, commun à tous les formats.
