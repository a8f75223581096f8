### La page que tout le monde regarde.

overview-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
overview-of = sur { $count }

## En tête

overview-figure-entered = inscrits
overview-figure-decided = matchs terminés
overview-figure-live = en cours
overview-figure-open = à jouer maintenant
overview-figure-phase = phase
overview-figure-places = places prises
overview-figure-still-in = encore en lice
overview-figure-end = fin prévue

## L’avancement en une phrase

overview-entering = Les inscriptions sont ouvertes. Rien n’a encore été tiré au sort.
overview-playing = En cours : { $rounds }.
overview-round-of-bracket = { FORM($round, "the") } du tableau { $bracket }
overview-between = La prochaine ronde n’est pas encore publiée.
overview-won = { $name } a gagné.
overview-shared-by = { $names } se partagent la première place.
overview-nobody-won = Personne n’a gagné.
overview-closed = Le tournoi est clos.
overview-decided = Tous les matchs sont terminés.

## Avant le début

overview-entrants = Participants
overview-all-entrants = Tous les participants
overview-to-control = Aller à la direction du tournoi
overview-plan = Au programme
overview-rules = Les règles
overview-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
overview-games-at-least = au moins { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
overview-games-between = { $min } à { $max } parties
overview-stage-open = autant de rondes que nécessaire
overview-stage-race = les { $places } premiers à { $needed } points
overview-stage-until-out = éliminé après { $lost ->
    [one] { $lost } partie perdue
   *[other] { $lost } parties perdues
  }
overview-stage-length = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
  }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
  }

## Pendant le jeu

overview-live = En cours
overview-open = À jouer maintenant
overview-all-matches = Tous les matchs
overview-nothing-live = Rien ne se joue en ce moment.
overview-next = À suivre
overview-next-later = La suite dépend des résultats de cette ronde.
overview-next-last = C’est la dernière ronde.
overview-latest = Dernières nouvelles
overview-history = Tout l’historique
overview-no-results = Pas encore de résultats. Le premier s’affichera ici une seconde après sa saisie.
overview-remarks = Remarques des règles

## La situation en bref

overview-table = Classement
overview-race = Course
overview-whole-table = Tout le classement
overview-whole-race = Toute la course
overview-whole-matrix = Toute la matrice
overview-whole-bracket = Tout le tableau
overview-race-needed = { $left ->
    [one] { $left } place restante
   *[other] { $left } places restantes
  }, { $needed } points nécessaires

## La fin

overview-champion = Vainqueur
overview-first-shared = Première place partagée
overview-why = Pourquoi
overview-event = À propos de l’événement
overview-contact = Contact :
