### La liste des matchs.

matches-tab = Matchs
matches-figure-decided = terminés
matches-of = sur { $count }
matches-figure-open = à jouer
matches-states = Quels matchs
matches-state = { $state ->
   *[all] Tous
    [live] En cours
    [ready] Prêts
    [done] Terminés
  }
matches-name = Seulement avec ce nom
matches-name-hint = Un nom ou un numéro
matches-none = Aucun match trouvé.
matches-found = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }
matches-shown-first = Les { $count } premiers sont affichés. Saisissez une plus grande partie du nom.
matches-round-decided = { $decided ->
    [one] { $decided } terminé
   *[other] { $decided } terminés
  } sur { $all }
matches-byes = { $names ->
    [one] { $names } était exempt.
   *[other] { $names } étaient exempts.
  }
matches-empty = Aucun match n’a encore été tiré au sort. Les matchs apparaîtront ici ronde par ronde dès le début du tournoi.
matches-to-control = Ouvrir la direction du tournoi
matches-to-entrants = Voir les participants
