### Un match.

## La page

match-missing = Il n’y a pas de match { $match } dans ce tournoi.
match-all = Tous les matchs
match-between = { $one } – { $other }
match-among = { $names }
match-tab = Match { $match }, { $names }
match-table = table { $ticket }
match-state = { $look ->
   *[waiting] En attente
    [ready] Prêt
    [live] En cours
    [decided] Terminé
  }
match-figure-state = état
match-figure-score = score
match-figure-entered = paires saisies
match-of = sur { $count }
match-figure-go-on = qualifiés
match-figure-next = à jouer
match-waits-for = Il pourra être joué quand ses places seront connues : { $seats }.
match-round-not-begun = Sa ronde n’a pas encore commencé.
match-note = Note de l’arbitre : { $note }
match-annulled = Son résultat ne compte pas : quelqu’un s’est retiré tôt.

## Les camps

match-sides = Camps
match-from = venu du match { $match }
match-from-beat = venu du match { $match }, contre { $loser } { $score }
match-onward = { $who ->
    [winner] Le vainqueur va au match { $match }
    [loser] Le perdant va au match { $match }
   *[number] La suite se joue au match { $match }
  }
match-waits = { $name } attend
match-against = contre { $name }
match-withdrew = retiré
match-goes-on = se qualifie
match-white = Blancs
match-black = Noirs

## Les étapes d’une série

match-step = { $step ->
   *[normal] Partie
    [tiebreak] Départage
    [extra-boards] Donnes supplémentaires
    [sudden-death] MS { $attempt }
    [armageddon] Armageddon
  }
match-step-long = { $step ->
   *[normal] partie normale
    [tiebreak] départage
    [extra-boards] donnes supplémentaires
    [sudden-death] mort subite { $attempt }
    [armageddon] Armageddon, la nulle compte pour les Noirs
  }
match-stairs-at-most = { $games ->
    [one] Une partie
   *[other] { $games } parties au plus
  }
match-stairs-played = Décidé après { $games ->
    [one] une partie
   *[other] { $games } parties
  }
match-stairs = Étapes de la série
match-stairs-legend = les barres montrent le temps
match-rung = Partie { $game }, { $step }, { $white } a les Blancs, { $state }.
match-rung-with-clock = Partie { $game }, { $step }, { $clock }, { $white } a les Blancs, { $state }.
match-rung-played = { $result }
match-rung-open = { $state ->
   *[now] à jouer maintenant
    [later] seulement si personne n’a gagné avant
    [spared] inutile
  }

## Parties

match-games = Parties
match-games-of = Parties du match
match-game = Partie
match-game-number = Partie { $game }
match-result = Résultat
match-ended = Fin
match-remark = Remarque
match-to-play = à jouer
match-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
match-moves-to-finish = { $moves } jusqu’à la fin
match-half-moves = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
  }
match-repeats = répète la partie { $game }
match-replayed = rejouée
match-correct = Corriger…
match-correct-game = Corriger la partie { $game }
match-correct-mark = { $mark }, corriger la partie { $game }
match-correct-part = Corriger : { $part }
match-actions = Actions

## Les paires d’une coupe

match-pairs = Paires
match-pairs-of = Paires du match
match-pair-open = à jouer
match-pair-live = en cours
match-pair-not-played = non jouée
match-pair-decider = Dernière partie
match-opening = ouverture { $number }
match-opening-named = { $number } { $name }
match-remarks = À propos des parties
match-pgn = Parties en PGN

## Donnes par équipes

match-ledger = Score
match-ledger-of = Score du match
match-boards = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  }
match-line = Ligne
match-first-half = Première mi-temps
match-second-half = Seconde mi-temps
match-imps-at-table = IMP à la table
match-carryover = Report
match-handicap = Handicap
match-total = Total
match-so-far = Jusqu’ici
match-extra-boards = Donnes supplémentaires, série { $set }
match-boards-open = à jouer
match-three = Les trois matchs
match-three-scores = IMP de chaque paire d’équipes
match-pair-of-teams = Équipes
match-halves = Mi-temps
match-imps = IMP
match-given = Handicap, report
match-given-to = { $what ->
    [handicap] handicap
   *[carry-over] report
  } +{ $imps } { $team }
match-score = Score
match-part = { $one } – { $other }{ $part ->
   *[whole] { "" }
    [first] , première mi-temps
    [second] , seconde mi-temps
  }
match-seating = Qui est assis où
match-seating-tables = Tables dans les deux mi-temps
match-seating-table = Table
match-seating-boards = Donnes
match-seating-movement = Nord-Sud reste en place, Est-Ouest change de table à la mi-temps.

## Pourquoi, et ce qui s’est passé

match-why = Pourquoi
match-why-meet = Pourquoi se rencontrent-ils ?
match-why-three = Pourquoi ces trois-là ?
match-why-ended = Pourquoi s’est-il terminé ainsi ?
match-why-open = Qu’attend-il ?
match-why-handicap = Pourquoi ce handicap ?
match-why-handicaps = Pourquoi ces handicaps ?
match-why-facts = Repose sur { $count ->
    [one] { $count } fait
   *[other] { $count } faits
  }
match-history = Historique de ce match
match-history-whole = journal complet
match-history-none = Rien n’a encore été enregistré sur ce match.
