### La saisie d’un match et les décisions de l’arbitre.

## Saisir une partie

scorer-result-of = Résultat de la partie { $game }
scorer-which-game = Quelle partie
scorer-game = Partie { $game }
scorer-pen = Résultat de la partie { $game } : 1, 0, =, + ou −
scorer-pen-hint = Appuyez sur 1, 0 ou =, puis sur Entrée.
scorer-record = Enregistrer
scorer-recorded = Match { $match } enregistré : { $white } { $result } { $black }
scorer-reading = { $white } { $result } { $black }.
scorer-reading-ended = { $white } { $result } { $black }, fin : { $at }.
scorer-ended-at = Heure de fin
scorer-ended-at-hint = comme 14:32 ; vide signifie maintenant
scorer-ended-at-needed = nécessaire ici, comme 14:32
scorer-moves = Coups
scorer-moves-to-finish = Coups jusqu’à la fin
scorer-lengths = Heure et longueur de la partie
scorer-key-next = enregistrer, partie suivante
scorer-key-undo = annuler

## L’effet de chaque touche

scorer-keys = Effet de chaque touche maintenant
scorer-key = Touche
scorer-key-does = { $key } : { $what }
scorer-follows = Conséquence

## Ce qui suit d’un résultat

scorer-goes-to = { $name } va au match { $match }.
scorer-goes-to-against = { $name } va au match { $match } contre { $others }.
scorer-champion = { $name } gagne le tournoi.
scorer-is-out = { $name } est éliminé.
scorer-is-out-at = { $name } est éliminé, place { $place }.
scorer-next-game = La partie { $game } suit. { $white } a les Blancs.
scorer-next-game-under = La partie { $game } suit : { $conditions }. { $white } a les Blancs.
scorer-match-goes-on = Le match continue.
scorer-moves-to = { $name } passe de la place { $from } à la place { $to }.
scorer-stays = { $name } reste à la place { $place }.
scorer-nobody-goes-on = Personne ne se qualifie ici.

## Quelqu’un a été plus rapide

scorer-overtaken = La partie { $game } a été enregistrée entre-temps
scorer-overtaken-recorded = Le résultat enregistré est { $white } { $result } { $black }.
scorer-overtaken-gone = Elle n’est plus ouverte.
scorer-overtaken-typed = Vous aviez saisi { $typed }. Cela n’a pas été enregistré.
scorer-overtaken-same = Vous aviez saisi la même chose : rien ne manque.
scorer-overtaken-take = L’utiliser pour la partie { $game }
scorer-forget = Effacer ma saisie

## IMP des équipes

scorer-imps-by-pair = IMP par paire d’équipes
scorer-imps = IMP
scorer-imps-of-against = IMP de { $team } contre { $other }
scorer-which-boards = Quelles donnes de { $one } – { $other }
scorer-all-boards = les { $boards } donnes
scorer-first-half = première mi-temps
scorer-second-half = seconde mi-temps
scorer-first-half-boards = première mi-temps, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  }
scorer-second-half-boards = seconde mi-temps, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  }
scorer-extra-boards = { $boards ->
    [one] { $boards } donne supplémentaire
   *[other] { $boards } donnes supplémentaires
  }, série { $set }
scorer-record-pair = Enregistrer { $one } – { $other }
scorer-not-imps = Les IMP sont des nombres entiers à partir de 0. Saisissez-en un par équipe.
scorer-recorded-imps = Match { $match } enregistré : { $one } { $score } { $other }
scorer-overtaken-imps = Vous aviez saisi { $typed } pour { $one } – { $other }. Cela n’a pas été enregistré : leurs donnes ont été saisies entre-temps.
scorer-key-next-figure = nombre suivant
scorer-key-record-pair = enregistrer la paire

## Documents

scorer-lineups = Compositions
scorer-choose-four = Choisissez les quatre joueurs.
scorer-for-half = Pour
scorer-half = { $half ->
   *[both] les deux mi-temps
    [first] la première mi-temps
    [second] la seconde mi-temps
  }
scorer-record-lineup = Enregistrer la composition
scorer-record-lineup-of = Enregistrer la composition de { $team }
scorer-recorded-lineup = Composition de { $team } enregistrée
scorer-not-four = Quatre joueurs s’assoient ; vous en avez choisi { $count }.
scorer-boards = Donnes une par une
scorer-board-lines = Donnes, une par ligne
scorer-board-lines-hint = Numéro, puis salle ouverte et salle fermée : 1 4SN= 4SN-1. Les points de Nord-Sud conviennent aussi : 2 620 -100.
scorer-pair = Entre
scorer-record-boards = Enregistrer les donnes
scorer-recorded-boards = { $count ->
    [one] Une donne enregistrée
   *[other] { $count } donnes enregistrées
  }
scorer-not-a-board = La ligne { $line } n’est pas une donne. Écrivez un numéro, puis ce qui s’est passé aux deux tables.
scorer-boards-in = { $one } – { $other } : { $count ->
    [one] { $count } donne saisie
   *[other] { $count } donnes saisies
  } sur { $all }
scorer-boards-of = Donnes de { $one } – { $other }
scorer-board = Donne
scorer-table = Table { $number }

## Décisions

scorer-rulings = Décisions
scorer-for-director = pour l’arbitre
scorer-forfeit = Quelqu’un est absent…
scorer-cancel = Annuler le match…
scorer-win = Déclarer un vainqueur…
scorer-through = Déclarer qui se qualifie…
scorer-played-after-all = Une partie a tout de même été jouée…
scorer-forfeit-title = Qui n’est pas venu au match { $match } ?
scorer-cancel-title = Annuler le match { $match }
scorer-win-title = Déclarer le vainqueur du match { $match }
scorer-through-title = Déclarer qui se qualifie du match { $match } : { $count }
scorer-absent = Absent
scorer-winner = Vainqueur
scorer-drawn = Nul, personne ne gagne
scorer-goes-on = Se qualifie
scorer-confirm-forfeit = Constater l’absence
scorer-confirm-cancel = Annuler le match
scorer-confirm-win = Déclarer

