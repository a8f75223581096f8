### Qui va gagner : la suite du tournoi jouée des milliers de fois.

odds-title = Qui va gagner ?
odds-over = C’est décidé
odds-tab = Pronostics, { $tournament }
odds-played-on = la suite jouée selon les vraies règles
odds-runs = fois jouées jusqu’au bout
odds-margin = au plus, dans 95 cas sur 100
odds-to-go = matchs à jouer
odds-chance-of = Chances pour
odds-follow = Suivre
odds-nobody = personne
odds-computed = Calculé ici en { $seconds } s
odds-computing = Calcul en cours ici
odds-sharpening = Connues, en cours d’affinage
odds-now = Chances actuelles
odds-supposed = Chances dans ce cas
odds-since = écart depuis le dernier résultat
odds-than = écart avec les chances actuelles
odds-certain = Il ne reste rien à jouer : c’est certain.
odds-how = Comment les chances sont calculées
odds-basis = D’ici à la fin, la force et le hasard décident de chaque partie, les règles de ce tournoi apparient chaque ronde, et l’on compte les vainqueurs. Tout se passe dans ce navigateur, à nouveau après chaque résultat.
odds-come = À venir : la moyenne, et l’intervalle de neuf essais sur dix
odds-games = Parties en tout
odds-rounds = Rondes
odds-hours = D’ici à la fin
odds-entrants = Inscrire des participants
odds-waiting = La suite du tournoi se joue pour la première fois.

## Ce qu’il y a à gagner

odds-aim = { $aim ->
   *[title] Titre
    [final] Finale
    [semi] Demi-finale
    [quarter] Quart de finale
    [qualifies] Qualification
  }
odds-top = Top { $places }

## Les chances de chacun

odds-rating = Elo
odds-average = Moyenne
odds-entrant = Participant
odds-bracket = Tableau
odds-plus-minus = Marge
odds-change = Écart
odds-place = Place attendue
odds-all = Afficher les { $count }
odds-sure = certain
odds-not-known = inconnu

## L’évolution

odds-course = { $aim } : les chances après chaque résultat
odds-following = suivi :
odds-width = la bande vaut dans 95 cas sur 100
odds-start = début
odds-axis-now = maintenant
odds-under = Les numéros sont ceux des matchs dont le résultat est arrivé, de { $from } à { $to }. Une croix marque une élimination.
odds-filling = { $left ->
    [one] { $left } moment antérieur reste
   *[other] { $left } moments antérieurs restent
  } à calculer.
odds-read = Lire les chances à
odds-at-start = Au début
odds-after = Après le match { $match }, { $at }
odds-at-now = Maintenant
odds-moment = Moment
odds-table = Évolution des chances

## Et si

odds-what-if = Et si
odds-nothing = rien, en l’état
odds-beats = { $winner } bat { $loser }

## Les autres formats

odds-compare = Un autre format aurait-il été meilleur ?
odds-formats = Formats
odds-field = Qui joue
odds-these = ces { $count }
odds-players = { $count } joueurs de forces variées
odds-teams = { $count } équipes de forces variées
odds-compare-do = Comparer ces formats
odds-cancel = Arrêter la comparaison
odds-comparing = Comparaison en cours, { $done }
odds-compare-about = Choisissez les formats pour voir, avec ces participants, combien de fois le meilleur gagne et ce qu’il en coûte en parties et en heures. Chaque format a ses réglages habituels, ce tournoi a les siens.
odds-compare-nobody = Personne n’est encore inscrit : choisissez un nombre de participants de forces variées.
odds-for-teams = Ce format est pour des équipes, et ce sont des joueurs.
odds-by-ratings = Ce format suit les classements Elo, et ces équipes n’ont que des points de maître.
odds-rated = { $count } participants, Elo de { $best } à { $last }
odds-unrated = { $count } participants sans classement Elo
odds-some = { $count } participants, Elo de { $best } à { $last }, dont { $without } sans classement
odds-format = Format
odds-this = celui-ci
odds-best = Le meilleur gagne
odds-order = Ordre juste
odds-compare-games = Parties, 5–95 sur 100
odds-length = Durée
odds-compare-runs = { $runs } essais de chacun avec la même cadence. « Ordre juste » est la corrélation des rangs avec la force : 1 est l’ordre des forces, 0 est le hasard.
odds-refused = Impossible avec ces participants
