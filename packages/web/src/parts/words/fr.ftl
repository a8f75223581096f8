### Éléments communs à plusieurs pages.

## Une partie de moteurs en cours


## Fiches où quelque chose est modifié

parts-leave = Ne rien changer

## Modifier un participant


## Une action avec ses effets

parts-match = Match { $match }
parts-match-sentence = { $match }, { $round } : { $seats }, { $standing }.
parts-match-two = { $one } contre { $other }
parts-match-several = { $seats }
parts-match-live-score = en cours, { $score }

## Cartes de match


## Un match en une phrase

parts-match-winner-of = Vainqueur de { $match }
parts-match-loser-of = Perdant de { $match }
parts-match-seed = Tête de série { $seed }
parts-match-number = Numéro { $number }
parts-match-entrant = { $name }
parts-match-nobody = personne
parts-match-waiting = pas encore connu
parts-match-open = à jouer
parts-match-live = en cours
parts-match-won = gagné par { $winner }
parts-match-won-score = gagné par { $winner }, { $score }
parts-match-go-on = { $names } se qualifient
parts-match-drawn = nul
parts-match-drawn-score = nul, { $score }
parts-match-annulled = annulé
parts-match-decided = décidé

## Aucun inscrit

parts-nobody-yours = Personne n’est encore inscrit. Collez des noms, un par ligne.
parts-nobody-add = Inscrire des participants
parts-nobody-others = Personne n’est encore inscrit. Les noms apparaissent ici à mesure des inscriptions.

## Un lien pour cet ordinateur seulement

parts-only-here-only = Ce lien ne fonctionne que sur cet ordinateur : aucun autre appareil ne peut ouvrir { $host }.
parts-only-here-choose = Choisir l’adresse pour les autres
parts-only-here-ask = Un propriétaire du site choisit l’adresse pour les autres, sous Personnes.

## Refusé

parts-refused-meanwhile = Ce qui s’est passé entre-temps :

## Un match à trois équipes

parts-three-way-meta = { $advance ->
    [0] Match à trois, { $boards } donnes par rencontre
    [one] Match à trois, une équipe se qualifie, { $boards } donnes par rencontre
   *[other] Match à trois, deux équipes se qualifient, { $boards } donnes par rencontre
  }
parts-three-way-team = Équipe
parts-three-way-won = Victoires
parts-three-way-imps-won = IMP gagnés
parts-three-way-imps-lost = perdus
parts-three-way-quotient = Quotient
parts-three-way-next = Suite
parts-three-way-as = nº { $number }
parts-three-way-through = qualifiée
parts-three-way-out = éliminée
parts-three-way-caption = Classement des trois équipes de { $match }
parts-three-way-ring = Trois rencontres : { $meetings }.
parts-three-way-beat = { $first } bat { $second } { $score }
parts-three-way-level = { $first } et { $second } à égalité, { $score }
parts-three-way-open = { $first } et { $second } doivent encore jouer
parts-three-way-handicap = { $to } reçoit { $imps } de { $from }
parts-three-way-handicaps = Handicap : { $list }.
parts-three-way-decided-by = Décision : { $how }.
parts-three-way-waits = Chacune des trois joue contre les deux autres.
parts-three-way-away = Sans { $names }.
parts-unheard-short = sans réponse
parts-back = { $way ->
   *[undo] Annuler
    [redo] Rétablir
  }
parts-and-more = { $what } (et { $count ->
    [one] { $count } autre résultat
   *[other] { $count } autres résultats
  })

## Annuler et rétablir


## Pourquoi ?

parts-why-details = Détails
parts-why-why = Pourquoi ?
parts-why-close = Fermer
parts-why-rests = Fondé sur
parts-why-more = { $count ->
    [one] et { $count } autre fait
   *[other] et { $count } autres faits
  }
parts-nobody-entered = pas encore d’inscrits
parts-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
parts-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
parts-fate = { $state ->
    [undone] annulé par
    [redone] levé par
    [revoked] révoqué par
    [drawn-again] tiré à nouveau par
    [void] rendu caduc par
   *[corrected] corrigé par
  } le fait { $fact }
parts-step-bye = e
parts-round-in-stage = { $stage }, { $round }
parts-pairs-swapped = même ouverture, couleurs inversées
parts-pair = Paire
parts-pair-opening = Ouverture
parts-pair-game = Partie { $number }
parts-pair-tiebreak = D{ $number }
parts-pair-reused = { $opening }, déjà jouée
