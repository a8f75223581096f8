### Ce qu’entraîne une commande, et ce qui se modifie ou s’annule : pour ceux qui peuvent changer quelque chose.

parts-edit-field = { $field ->
   *[name] Nom
    [rating] Classement Elo
    [maxRating] Meilleur classement Elo
    [club] Club
    [captain] Capitaine
  }
parts-edit-title = Modifier { $name }
parts-edit-save = Enregistrer ces modifications
parts-edit-players = Joueurs, un par ligne : nom, numéro, points de maître
parts-edit-bad-players = Il manque les points de maître à la fin de cette ligne : { $line }
parts-effects-follows = Ce qui serait enregistré
parts-effects-changes = Ce qui change dans le tournoi
parts-effects-only-that = Aucun match déjà tiré au sort ne change.
parts-effects-draft = Le projet de { $round } change : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }.
parts-effects-draft-byes = Le projet de { $round } change : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }, exempt : { $byes }.
parts-effects-remain = { $left ->
    [one] { $left } joue encore, { $before } auparavant.
   *[other] { $left } jouent encore, { $before } auparavant.
  }
parts-effects-choose = Dites d’abord de quoi il s’agit.
parts-effects-asking = Calcul des effets.
parts-effects-more = { $count ->
    [one] et { $count } autre match
   *[other] et { $count } autres matchs
  }
parts-effects-more-facts = { $count ->
    [one] et { $count } autre fait
   *[other] et { $count } autres faits
  }
parts-effects-note = Remarque, conservée dans l’historique
parts-back-done = { $way ->
   *[undo] Annulé : { $what }
    [redo] Rétabli : { $what }
  }
parts-back-refused = { $way ->
   *[undo] Non annulé : { $why }
    [redo] Non rétabli : { $why }
  }
parts-back-later = Autre chose a été enregistré depuis. Annulez ou corrigez chaque entrée séparément, dans l’historique.
