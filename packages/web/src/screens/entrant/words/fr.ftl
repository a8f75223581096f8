### Tous les inscrits, et un participant.

## La situation de quelqu’un

entrant-standing = { $standing ->
    [entered] inscrit
    [in] en lice
    [out] éliminé
    [withdrawn] retiré
    [champion] vainqueur
   *[played] a joué
  }
entrant-of = sur { $count }

## Tous

entrant-list = Participants
entrant-figure-entered = inscrits
entrant-figure-still-in = encore en lice
entrant-figure-withdrew = retirés
entrant-search = Chercher un nom ou un club
entrant-csv = Liste en CSV
entrant-links-open = Liens pour tous…
entrant-head-number = Nº
entrant-head-name = Nom
entrant-head-club = Club
entrant-head-rating = Elo
entrant-head-average = Moyenne
entrant-head-state = Situation
entrant-head-place = Place
entrant-nobody = Personne de ce nom.
entrant-found = { $count } sur { $all }
entrant-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }

## Un participant

entrant-missing = Personne de ce nom n’est inscrit.
entrant-all = Tous les participants
entrant-number = participant { $number } sur { $count }
entrant-rated = Elo { $rating }
entrant-captain = capitaine { $name }
entrant-figure-place = place
entrant-figure-points = points
entrant-figure-next = joue ensuite { FORM($round, "in") }
entrant-figure-state = situation
entrant-follow = Suivre
entrant-games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }{ $byes ->
    [0] { "" }
   *[other] , exempt { $byes } fois
  }.
entrant-matches-played = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  } : { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
  }, { $drawn ->
    [one] { $drawn } nul
   *[other] { $drawn } nuls
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }{ $byes ->
    [0] { "" }
   *[other] , exempt { $byes } fois
  }.
entrant-nothing-played = Rien n’a encore été joué.

## Les matchs

entrant-matches = Matchs
entrant-colours = { $white } avec les Blancs, { $black } avec les Noirs
entrant-head-round = Ronde
entrant-head-match = Match
entrant-head-colours = Couleurs
entrant-head-opponent = Adversaire
entrant-head-result = Résultat
entrant-head-ended = Fin
entrant-bye = Exempt
entrant-why-bye = Pourquoi exempt { FORM($round, "in") } ?
entrant-to-play = à jouer
entrant-waits = en attente
entrant-matches-of = Tous les matchs de { $name }
entrant-fate = { $fate ->
    [won] gagné
   *[drawn] nul
    [lost] perdu
  }
entrant-nothing-paired = Rien n’a encore été apparié.
entrant-annulled = ne compte pas

## La suite

entrant-ahead = Qui peut venir ensuite
entrant-ahead-match = Match { $match }, { $round }
entrant-ahead-now = maintenant
entrant-ahead-after-win = en cas de victoire
entrant-ahead-open = Encore inconnu : cela dépend de matchs qui ne sont pas encore appariés.
entrant-ahead-odds = Chances

## Le décompte

entrant-in-table = Au classement
entrant-why-rank = Pourquoi cette place ?
entrant-why-seed = Pourquoi cette tête de série ?
entrant-why-rank-of = Pourquoi cette place ? { $name }
entrant-why-seed-of = Pourquoi cette tête de série ? { $name }
entrant-performance = Performance
entrant-performance-from = { $points } en { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
  }, contre { $rating } en moyenne.
entrant-performance-how = La performance est cette moyenne plus 400 × (victoires − défaites) ÷ parties.
entrant-as-colour = { $points } sur { $games } avec les { $colour ->
   *[white] Blancs
    [black] Noirs
  }
entrant-points = Points, phase par phase
entrant-points-qualify = { $needed } suffisent
entrant-points-picture = Points après chaque phase : { $points }. Il en faut { $needed }.
entrant-points-start = début

## Les joueurs d’une équipe

entrant-team = Joueurs
entrant-team-of = Joueurs de { $team }
entrant-team-average = moyenne { $average }
entrant-team-player = Joueur
entrant-team-number = Numéro
entrant-team-masterpoints = Points de maître
entrant-team-boards = Donnes
entrant-team-award = Récompense
entrant-team-unknown = composition manquante
entrant-team-boards-of = { $played } sur { $boards }

## Ce que fait l’arbitre

entrant-edit = Modifier…
entrant-withdraw = Retirer…
entrant-return = Faire revenir…
entrant-withdraw-name = Retirer { $name }
entrant-returns = { $name } revient
entrant-let-return = Faire revenir { $name }
entrant-emergency = En cas d’urgence : ce qui a été acquis est conservé

## Liens personnels

entrant-link = Lien personnel
entrant-link-teach = Avec un lien personnel, { $name } saisit ses résultats sans compte. Un résultat compte quand les deux camps indiquent le même.
entrant-link-make = Créer un lien
entrant-link-again = Créer un autre lien
entrant-link-once = Il n’est affiché qu’une fois : imprimez-le ou copiez-le maintenant. Les liens donnés figurent sous Personnes.
entrant-link-until = Fin de validité : { $at }.
entrant-link-scan = Scannez pour voir vos parties et saisir votre résultat. Il compte quand les deux camps indiquent le même.
entrant-link-print = Imprimer
entrant-link-copy = Copier le lien
entrant-link-copied = Lien copié.
entrant-link-not-copied = Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.
entrant-link-code = Code QR du lien pour { $name }
entrant-link-ticket = Billet avec le lien pour { $name }
entrant-links = Liens pour tous
entrant-links-teach = Crée { $count ->
    [one] { $count } nouveau lien
   *[other] { $count } nouveaux liens
  }, un pour chaque participant qui joue. Ils ne sont affichés qu’une fois : imprimez-les avant de quitter la page.
entrant-links-make = Créer { $count ->
    [one] { $count } lien
   *[other] { $count } liens
  }
entrant-links-made = { $done ->
    [one] { $done } créé
   *[other] { $done } créés
  } sur { $all }
entrant-links-print = Imprimer les billets
entrant-links-close = Fermer
