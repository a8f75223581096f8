### La saisie d’un match et les décisions de l’arbitre.

## Saisir une partie

desk-result-of = Résultat de la partie { $game }
desk-which-game = Quelle partie
desk-game = Partie { $game }
desk-pen = Résultat de la partie { $game } : 1, 0, =, + ou −
desk-pen-hint = Appuyez sur 1, 0 ou =, puis sur Entrée.
desk-not-a-result = Ce n’est pas un résultat. Les Blancs gagnent : 1, les Noirs gagnent : 0, nulle : = ; + et − sont des forfaits.
desk-time-missing = Indiquez quand la partie s’est terminée : d’autres résultats de cette ronde ont une heure.
desk-not-a-time = Ce n’est pas une heure. Écrivez-la comme 14:32.
desk-record = Enregistrer
desk-recorded = Match { $match } enregistré : { $white } { $result } { $black }
desk-reading = { $white } { $result } { $black }.
desk-reading-ended = { $white } { $result } { $black }, fin : { $at }.
desk-ended-at = Heure de fin
desk-ended-at-hint = comme 14:32 ; vide signifie maintenant
desk-ended-at-needed = nécessaire ici, comme 14:32
desk-moves = Coups
desk-moves-to-finish = Coups jusqu’à la fin
desk-lengths = Heure et longueur de la partie
desk-key-next = enregistrer, partie suivante
desk-key-undo = annuler

## L’effet de chaque touche

desk-keys = Effet de chaque touche maintenant
desk-key = Touche
desk-key-does = { $key } : { $what }
desk-follows = Conséquence
desk-wins = { $name } gagne
desk-white-wins = les Blancs gagnent
desk-black-wins = les Noirs gagnent
desk-draw = Nulle
desk-absent-name = { $name } n’est pas venu
desk-white-absent = les Blancs ne sont pas venus
desk-black-absent = les Noirs ne sont pas venus
desk-nobody-came = Personne n’est venu

## Ce qui suit d’un résultat

desk-goes-to = { $name } va au match { $match }.
desk-goes-to-against = { $name } va au match { $match } contre { $others }.
desk-champion = { $name } gagne le tournoi.
desk-is-out = { $name } est éliminé.
desk-is-out-at = { $name } est éliminé, place { $place }.
desk-next-game = La partie { $game } suit. { $white } a les Blancs.
desk-next-game-under = La partie { $game } suit : { $conditions }. { $white } a les Blancs.
desk-match-goes-on = Le match continue.
desk-moves-to = { $name } passe de la place { $from } à la place { $to }.
desk-stays = { $name } reste à la place { $place }.
desk-nobody-goes-on = Personne ne se qualifie ici.

## Quelqu’un a été plus rapide

desk-overtaken = La partie { $game } a été enregistrée entre-temps
desk-overtaken-recorded = Le résultat enregistré est { $white } { $result } { $black }.
desk-overtaken-gone = Elle n’est plus ouverte.
desk-overtaken-typed = Vous aviez saisi { $typed }. Cela n’a pas été enregistré.
desk-overtaken-same = Vous aviez saisi la même chose : rien ne manque.
desk-overtaken-take = L’utiliser pour la partie { $game }
desk-forget = Effacer ma saisie

## IMP des équipes

desk-imps-by-pair = IMP par paire d’équipes
desk-imps = IMP
desk-imps-of-against = IMP de { $team } contre { $other }
desk-which-boards = Quelles donnes de { $one } – { $other }
desk-all-boards = les { $boards } donnes
desk-first-half = première mi-temps
desk-second-half = seconde mi-temps
desk-first-half-boards = première mi-temps, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  }
desk-second-half-boards = seconde mi-temps, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  }
desk-extra-boards = { $boards ->
    [one] { $boards } donne supplémentaire
   *[other] { $boards } donnes supplémentaires
  }, série { $set }
desk-record-pair = Enregistrer { $one } – { $other }
desk-not-imps = Les IMP sont des nombres entiers à partir de 0. Saisissez-en un par équipe.
desk-recorded-imps = Match { $match } enregistré : { $one } { $score } { $other }
desk-overtaken-imps = Vous aviez saisi { $typed } pour { $one } – { $other }. Cela n’a pas été enregistré : leurs donnes ont été saisies entre-temps.
desk-key-next-figure = nombre suivant
desk-key-record-pair = enregistrer la paire

## Documents

desk-lineups = Compositions
desk-choose-four = Choisissez les quatre joueurs.
desk-for-half = Pour
desk-half = { $half ->
   *[both] les deux mi-temps
    [first] la première mi-temps
    [second] la seconde mi-temps
  }
desk-record-lineup = Enregistrer la composition
desk-record-lineup-of = Enregistrer la composition de { $team }
desk-recorded-lineup = Composition de { $team } enregistrée
desk-not-four = Quatre joueurs s’assoient ; vous en avez choisi { $count }.
desk-boards = Donnes une par une
desk-board-lines = Donnes, une par ligne
desk-board-lines-hint = Numéro, puis salle ouverte et salle fermée : 1 4SN= 4SN-1. Les points de Nord-Sud conviennent aussi : 2 620 -100.
desk-pair = Entre
desk-record-boards = Enregistrer les donnes
desk-recorded-boards = { $count ->
    [one] Une donne enregistrée
   *[other] { $count } donnes enregistrées
  }
desk-not-a-board = La ligne { $line } n’est pas une donne. Écrivez un numéro, puis ce qui s’est passé aux deux tables.
desk-boards-in = { $one } – { $other } : { $count ->
    [one] { $count } donne saisie
   *[other] { $count } donnes saisies
  } sur { $all }
desk-boards-of = Donnes de { $one } – { $other }
desk-board = Donne
desk-table = Table { $number }

## Décisions

desk-rulings = Décisions
desk-for-director = pour l’arbitre
desk-forfeit = Quelqu’un est absent…
desk-cancel = Annuler le match…
desk-win = Déclarer un vainqueur…
desk-through = Déclarer qui se qualifie…
desk-played-after-all = Une partie a tout de même été jouée…
desk-forfeit-title = Qui n’est pas venu au match { $match } ?
desk-cancel-title = Annuler le match { $match }
desk-win-title = Déclarer le vainqueur du match { $match }
desk-through-title = Déclarer qui se qualifie du match { $match } : { $count }
desk-absent = Absent
desk-winner = Vainqueur
desk-drawn = Nul, personne ne gagne
desk-goes-on = Se qualifie
desk-confirm-forfeit = Constater l’absence
desk-confirm-cancel = Annuler le match
desk-confirm-win = Déclarer

## Corriger

desk-correct-game = Corriger la partie { $game } du match { $match }
desk-correct-ruling = Une partie du match { $match } a tout de même été jouée
desk-correct-boards = Corriger le match { $match } : { $one } – { $other }
desk-new-result = Nouveau résultat
desk-option = { $result }, { $what }
desk-correct-time = Heure de fin, si elle était fausse aussi (14:32)
desk-imps-of = IMP de { $team }
desk-recorded-is = Le score enregistré est { $score }.
