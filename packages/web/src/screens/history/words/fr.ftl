### Le journal tel qu’on le lit, et deux moments comparés.

## La page

history-tab = Historique, { $tournament }
history-nothing-erased = rien n’est jamais effacé
history-title = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
  }
history-figure-corrections = corrections
history-figure-undone = annulations
history-figure-last = dernier fait

## Annuler et rétablir

history-undo = Annuler : { $what }
history-undo-more = Annuler : { $what } et { $count ->
    [one] { $count } autre fait
   *[other] { $count } autres faits
  }
history-undo-nothing = Rien à annuler
history-redo = Rétablir : { $what }
history-redo-more = Rétablir : { $what } et { $count ->
    [one] { $count } autre fait
   *[other] { $count } autres faits
  }
history-redo-nothing = Rien à rétablir

## Ce qui est affiché

history-filters = Ce qui est affiché
history-kinds = Type de fait
history-kind-all = Tous
history-kind-many = { $kind ->
    [results] Résultats
    [pairings] Appariements
    [people] Participants
    [changes] Corrections
   *[rest] Autres
  }
history-kind = { $kind ->
    [results] Résultat
    [pairings] Appariement
    [people] Participant
    [changes] Correction
   *[rest] Autre
  }
history-by = Par
history-anybody = tous
history-fates = Afficher
history-whatever-fate = tous les faits
history-stands = ce qui compte encore
history-fallen = ce qui ne compte plus
history-round = Ronde
history-any-round = toutes les rondes
history-entrant = Participant
history-any-entrant = tous
history-find = Chercher dans le journal
history-find-hint = Match, nom ou mot

## Le journal

history-log = Le journal
history-shown = { $shown } sur { $all }, du plus récent au plus ancien
history-earlier = { $count ->
    [one] { $count } fait antérieur
   *[other] { $count } faits antérieurs
  }
history-newer = { $count ->
    [one] { $count } fait plus récent
   *[other] { $count } faits plus récents
  }
history-nothing-fits = Aucun fait ne correspond.
history-show-all = Afficher tous les faits
history-download = Télécharger le journal
history-not-yet = Chacun pourra télécharger le journal une fois le tournoi clos. Ses nombres aléatoires seront alors publiés, et chaque tirage au sort pourra être vérifié.
history-fact = Fait { $fact }
history-of-fact = fait { $fact }
history-correct = Corriger
history-revoke = Révoquer
history-as-of-here = à ce moment
history-desk = l’arbitre
history-program = { $who }, un programme

## Corriger un fait

history-revoke-title = Révoquer le fait { $fact }

## Deux moments

history-moments = Deux moments
history-start = début
history-now = Maintenant
history-moment = Moment { $moment }
history-after = { $moment }, après le fait { $fact }, { $when }
history-tag = { $when }, fait { $fact }
history-from-to = De A à B
history-between = { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
  }, { $long }
history-no-difference = Rien ne diffère entre les deux moments.
history-comparing = Comparaison des deux moments en cours
history-same-moment = A et B sont le même moment. Déplacez l’un des deux.
history-count-decided = matchs terminés
history-count-results = résultats
history-count-entrants = participants
history-head-decided = Terminés
history-head-otherwise = Terminés autrement
history-head-seats = Places dans les matchs
history-head-ranks = Rangs
history-head-seeds = Têtes de série
history-head-champion = Vainqueur
history-head-changed = Annulé ou corrigé
history-table-at = Le classement en { $moment }
history-not-there = pas encore là
history-side = { $name }
history-meeting = { $one } – { $other }
history-being-played = { $meeting }, en cours
history-level = { $one } { $score } { $other }
history-beat = { $winner } a battu { $loser }
history-go-on = { $winners ->
    [one] { $winners } se qualifie
   *[other] { $winners } se qualifient
  }
history-drawn = nul
history-outcome-score = { $outcome }, { $score }
