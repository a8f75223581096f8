### La direction du tournoi : en-tête, état, dernière action, paramètres.

control-title = { $name } : direction
control-tab = Direction, { $name }
control-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
control-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
control-archived = Ce tournoi est archivé : on peut le consulter, mais plus le modifier.
control-not-here = Cette page est réservée à ceux qui dirigent le tournoi.
control-overview = Aller à la vue d’ensemble

## La dernière action

control-last = Dernière action
control-undo = Annuler
control-redo = Rétablir
control-done-by = { $when }, par { $by }

## Les paramètres

control-settings = Paramètres
control-visibility = Qui peut voir le tournoi
control-visible-to = { $who ->
   *[public] Tout le monde ; il figure dans la liste
    [private] Seulement ceux qui ont un rôle ici
  }
control-event = À propos de l’événement …
control-options = Modifier les options…
control-options-title = Modifier les options du format
control-options-do = Modifier ces options
control-close = Clore le tournoi…
control-not-yet = Le tournoi pourra être clos quand tout aura été joué.
control-is-closed = Le tournoi est clos : le classement est définitif.

## L’état du tournoi

control-state = État du tournoi
control-rounds = Rondes
control-done = terminée
control-figure-results = résultats reçus
control-of = sur { $all }
control-figure-playing = à jouer
control-figure-waiting = en attente
control-figure-needs = à traiter
control-figure-end = fin prévue vers
control-end-from = Estimation d’après { $rounds ->
    [one] { $rounds } ronde terminée
   *[other] { $rounds } rondes terminées
  }, d’une durée médiane de { $length } ; il reste { $left ->
    [one] { $left } ronde
   *[other] { $left } rondes
  } à finir.
control-results-in = { $where }, { $decided ->
    [one] { $decided } résultat
   *[other] { $decided } résultats
  } sur { $all }
control-until = jusqu’à { $last }
control-open-ended = autant que nécessaire
control-complete = terminé
control-coming = à venir
control-drafted = brouillon prêt
