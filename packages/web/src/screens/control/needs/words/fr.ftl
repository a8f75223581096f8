### Ce que l’arbitre doit traiter, et comment.

needs-title = À traiter
needs-order = le plus ancien d’abord
needs-nothing = Rien à traiter.
needs-next-round = { $round } : encore { $open ->
    [one] { $open } match
   *[other] { $open } matchs
  } à jouer.
needs-next-engines = Les moteurs jouent.
needs-closed = Le tournoi est clos.

## Les matchs en retard

needs-late = Le match { $match } attend depuis { $time }
needs-late-text = { $names }. Aucune nouvelle depuis { $since }. Les parties durent ici en général { $usual }.
needs-many-late = { $count } matchs attendent, le plus ancien depuis { $time }
needs-many-late-text = Les parties durent ici en général { $usual }. Choisissez un match pour saisir son résultat.
needs-enter-of = Saisir le résultat du match { $match }, { $names }
needs-enter = Saisir le résultat
needs-forfeit = Déclarer un forfait
needs-wait = Attendre 10 min

## Deux équipes à égalité

needs-level = Match { $match } à égalité : { $boards } à jouer
needs-level-text = Prévenez { $first } et { $second }. Elles rejouent aussitôt ; saisissez les IMP de ces donnes.

## Les résultats annoncés

needs-disagree = Deux résultats annoncés se contredisent, match { $match }
needs-one-report = Un camp a annoncé le résultat du match { $match }
needs-sent = { $name } a annoncé { $result } à { $at }.
needs-undecided = Rien n’est enregistré tant que vous n’avez pas tranché.
needs-awaited = Le résultat sera enregistré quand l’autre camp aura annoncé le même.
needs-record = Enregistrer { $result }
needs-record-of = Enregistrer { $result } : { $first } – { $second }

## Les tâches

needs-task = { $task ->
   *[rule] Une égalité à trancher
    [choose] Un choix à faire
    [declare] Un vainqueur à déclarer
    [edit] Il manque des données
    [pair] Prêt à publier
    [start] Prêt à commencer
    [close] Tout est joué
    [enter] Il manque des participants
  }
needs-do = { $task ->
   *[rule] Désigner le vainqueur
    [choose] Enregistrer le choix
    [declare] Déclarer le vainqueur
    [edit] Commencer…
    [pair] Voir le brouillon
    [start] Commencer…
    [close] Clore…
    [enter] Inscrire des participants
  }
needs-remark = Rappel
needs-post = Fait, il est affiché
needs-posted = Règlement de l’épreuve affiché
needs-lineups = Il manque { $count ->
    [one] { $count } composition d’équipe
   *[other] { $count } compositions d’équipe
  }
needs-lineup = { $team }, match { $match }
needs-engines = Les moteurs attendent
needs-engine-start = Choisissez comment jouent les moteurs, puis commencez : ils jouent aussitôt.

## Ce qui manque

needs-save-plain = Enregistrer
needs-save = Enregistrer { $count ->
    [one] { $count } donnée
   *[other] { $count } données
  }
needs-saved = { $name } : données modifiées
needs-rating = { $which ->
   *[rating] Classement Elo : { $name }
    [maxRating] Meilleur classement Elo : { $name }
  }
needs-edit = Modifier { $name }
needs-more = et { $count } de plus
