### Le tableau : arbre, liste et parcours.

## La page

bracket-tab = Tableau
bracket-view = Affichage
bracket-view-name = { $view ->
   *[tree] Arbre
    [list] Par tour
    [path] Un parcours
  }
bracket-switch = Tableaux
bracket-letter = Tableau { $bracket }
bracket-averages = moyennes de { $high } à { $low }
bracket-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
bracket-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
bracket-figure-decided = matchs terminés
bracket-of = sur { $count }
bracket-figure-live = en cours
bracket-figure-end = fin prévue
bracket-from-time = à partir de { $time }
bracket-keys-follow = suivre l’arbre
bracket-keys-section = section
bracket-keys-followed = suivi
bracket-drawn = Sur cet écran : { $drawn ->
    [one] { $drawn } match
   *[other] { $drawn } matchs
  } sur { $all }.

## Avant le jeu

bracket-seeds-open = Les parties qui précèdent décident des têtes de série. Jusque-là, chaque place indique la sienne.
bracket-preview = Rien n’a encore été tiré au sort. Avec { $count ->
    [one] le seul inscrit
   *[other] les { $count } inscrits
  } du moment, le tableau serait celui-ci.
bracket-not-drawn = Rien n’a encore été tiré au sort.
bracket-none = Ce format n’a pas de tableau. Tout le monde figure au classement.
bracket-to-table = Ouvrir le classement
bracket-nobody = Personne n’est encore inscrit. Le tableau apparaîtra ici dès qu’il y aura des participants.
bracket-to-control = Ouvrir la direction du tournoi
bracket-to-entrants = Voir les participants

## Les sections d’un grand tableau

bracket-section = Section { $number }
bracket-section-of = Section { $number } sur { $count }
bracket-sections = Sections { $from } à { $to }
bracket-whole = Tableau entier
bracket-upper-half = Moitié haute
bracket-lower-half = Moitié basse
bracket-where = Où vous êtes
bracket-map = Le tableau entier
bracket-map-sections = Sections
bracket-map-decided = terminés
bracket-map-live = en cours
bracket-map-to-come = à venir
bracket-edge = { $section } { $side ->
    [up] au-dessus
   *[down] en dessous
  }{ $live ->
    [0] { "" }
   *[other] , { $live } en cours
  }
bracket-stub = encore { $count }
bracket-stub-live = { $live } en cours, encore { $count }
bracket-stub-done = { $count ->
    [one] { $count } match joué
   *[other] { $count } matchs joués
  }
bracket-decided-of = { $decided ->
    [one] { $decided } terminé
   *[other] { $decided } terminés
  } sur { $all }
bracket-exit = Suite au match { $match }, { FORM($round, "in") }

## Colonnes

bracket-unfold = Déplier
bracket-fold = Replier
bracket-unfold-round = Déplier { FORM($round, "the") }
bracket-fold-round = Replier { FORM($round, "the") }
bracket-spine = { $round }, { $count ->
    [one] { $count } match terminé
   *[other] { $count } matchs terminés
  }
bracket-from = de { $match }
bracket-number-from = Numéro { $number }, issu du match { $match }

## Chercher et suivre

bracket-find = Joueur ou match
bracket-find-team = Équipe ou match
bracket-found = { $index } sur { $count }
bracket-not-found = Personne de ce nom.
bracket-next = Suivant
bracket-following = Suivi :
bracket-stop = Arrêter
bracket-stop-following = Ne plus suivre { $name }
bracket-whose = Le parcours de qui ?
bracket-choose = Choisissez quelqu’un pour voir ici son parcours dans le tableau, match par match.
bracket-could = possible
bracket-could-meet = Adversaires possibles : { OR($names) }.

## Après un nom

bracket-plays = joue le match { $match } contre { $opponents }.
bracket-awaits = attend { $opponents } dans le match { $match }.
bracket-meets = Le vainqueur rencontrera { $opponents } dans le match { $match }.
bracket-winner-of = le vainqueur de { $match }
bracket-lost = a perdu le match { $match } contre { $winner }.
bracket-went-out = a été éliminé au match { $match }.
bracket-won-it = a gagné le tableau.
bracket-not-in = n’est pas dans ce tableau.

## Une coupe en cours

bracket-cup-game = Match { $match }, partie { $game }
bracket-cup-which = Matchs en cours
bracket-cup-opening = ouverture { $name }
bracket-pairs-of = Paires du match { $match }
bracket-pair-now = en cours
bracket-pair-unnamed = nº { $place } du livre
bracket-pair-not-needed = inutile
bracket-pair-sum = Match

## Un match par équipes en détail

bracket-ledger-boards = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  }
bracket-ledger-imps = IMP
bracket-ledger-first-half = Première mi-temps
bracket-ledger-second-half = Seconde mi-temps
bracket-ledger-carryover = Report
bracket-ledger-handicap = Handicap
bracket-ledger-extra = Donnes supplémentaires
bracket-ledger-score = Score
bracket-ledger-so-far = Jusqu’ici
bracket-ledger-to-come = à venir
