### Ce que disent les simulations : comment les résultats sont tirés, et ce que l’on suppose des participants.

## Comment les résultats sont tirés

simulate-elo = Les résultats suivent l’espérance Elo : le trait vaut { $advantage } points, et des joueurs égaux annulent { $draws } de leurs parties.
simulate-engines = Les moteurs jouent des paires de parties. Une ouverture vaut aux Blancs { $advantage } points, à { $spread } près, dans les deux parties de sa paire.
simulate-engines-draws = Un camp gagne s’il est meilleur de { $drawElo } points : d’une ouverture équilibrée, des moteurs égaux annulent { $draws } de leurs parties.
simulate-teams = Les équipes marquent à chaque donne des IMP autour de l’écart qu’un handicap selon les points de maître compenserait, ou que leurs classements annoncent, avec un écart type de { $deviation } IMP par donne.
simulate-supposed = { $count ->
    [one] { $count } résultat est supposé.
   *[other] { $count } résultats sont supposés.
  }

## Ce que l’on suppose

simulate-nobody-rated = Personne n’a de classement Elo : tous sont supposés de même force, à { $rating }.
simulate-nothing-told = Aucune équipe n’a donné de points de maître ni de classement : toutes sont supposées de même force.
simulate-by-ratings = Aucune équipe n’a donné de points de maître : la force se lit dans les classements.
simulate-unrated = { $missing } { $whom ->
   *[players] { $missing ->
        [one] participant
       *[other] participants
      }
    [teams] { $missing ->
        [one] équipe
       *[other] équipes
      }
  } sur { $of } sans classement Elo : on suppose { $rating }, la moyenne des autres.
simulate-untold = { $missing ->
    [one] { $missing } équipe
   *[other] { $missing } équipes
  } sur { $of } sans points de maître : on suppose une moyenne de { $average }, celle des autres.
simulate-no-results = Ce format n’a pas de résultats selon le modèle « { $model } ».
