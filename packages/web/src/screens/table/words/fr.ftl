### Les classements d’un tournoi, maintenant et à tout moment passé.

## La page

table-tab = Classement · { $tournament }
table-which = Classement
table-bracket = Tableau { $bracket }
table-csv = Télécharger le CSV
table-export = Exporter
table-print = Imprimer
table-not-started = Il n’y a pas de classement avant le début. Il apparaît avec la première ronde.
table-to-entrants = Voir les inscrits
table-no-knockout = L’élimination directe commence quand toutes les places sont prises. Jusque-là, la course décide.
table-of = sur { $count }
table-figure-phase = phase
table-figure-decided = matchs terminés
table-figure-places = places prises
table-figure-still-in = encore en lice

## Un moment passé

table-time = Temps
table-slider = Montrer la situation après un fait
table-now = Maintenant
table-fact-back = Un fait en arrière
table-fact-on = Un fait en avant
table-play = Lire
table-pause = Pause
table-back-to-now = Revenir à maintenant
table-fact = Fait { $fact }, { $at }
table-since = { $count ->
    [one] { $count } fait depuis
   *[other] { $count } faits depuis
  }

## Classement

table-form = Forme
table-why-rank = Pourquoi { $name } au rang { $place } ?
table-why-tie = Égalité de { $above } et { $name } : qu’est-ce qui décide ?
table-tie = Égalité
table-meanings = Signification des colonnes

## Rang après chaque phase

table-course = Rang après chaque phase
table-course-aside = choisissez un nom pour le suivre
table-course-line = { $name } : { $ranks }

## Course

table-race-seeds = Têtes de série attribuées
table-race-in-order = par ordre d’arrivée
table-race-reached = A atteint { $points } à { $at }.
table-race-reached-in = A atteint { $points } dans la phase { $phase } à { $at }.
table-race-open = Libre
table-race-can-arrive = Peut arriver dans cette phase
table-race-nobody-can = Personne ne peut atteindre la ligne dans cette phase.
table-race-all-taken = Toutes les places sont prises : le tableau final est complet.
table-race-all-left = Les { $places } places sont libres.
table-race-left = { $left ->
    [one] Il reste { $left } place sur { $places }.
   *[other] Il reste { $left } places sur { $places }.
  }
table-race-why-seed = Pourquoi { $name } comme tête de série { $seed } ?
table-why-place = Pourquoi { $name } à cette place ?
table-race-playoff = Barrage

## Équipes

table-averages = moyennes de { $low } à { $high }
table-still-in = { $count } équipes sont encore en lice : { $teams }.
table-ledger = Scores et handicaps
table-ledger-aside = en IMP, l’équipe nommée en premier d’abord
table-ledger-match = Match
table-ledger-teams = Équipes
table-ledger-imps = IMP
table-ledger-carryover = Report
table-ledger-handicap = Handicap
table-ledger-score = Score
table-ledger-to-play = à jouer
table-ledger-gets = +{ $imps } { $team }
table-ledger-none = aucun
table-ledger-why-handicap = Pourquoi ce handicap dans le match { $match } ?
table-ledger-why-advance = Pourquoi le match { $match } s’est-il terminé ainsi ?
table-ledger-through = se qualifie
table-match = Match { $match }

## Participation et récompenses

table-awards = Participation et récompenses
table-awards-aside = donnes jouées par chaque joueur, et ce qu’elles rapportent
table-awards-player = Joueur
table-awards-gets = Obtient
table-awards-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
table-awards-players-in = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }, encore en lice
table-awards-of = { $played } sur { $boards }
table-awards-of-unknown = ? sur { $boards }
