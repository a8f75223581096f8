### Handicaps, IMP, contrats, récompenses et feuilles de bridge : options, réponses, et ce qui a été mal tapé.

## Ce que fait chaque commande

cli-bridge-about-handicap = Les IMP que reçoit l’équipe à la moyenne la plus basse, avec la formule.
cli-bridge-about-handicap-table = Toute la table de handicap du règlement pour 24 donnes, calculée, avec des notes là où la version imprimée est fausse ou incomplète.
cli-bridge-about-imps = Ce que vaut en IMP un écart de points sur une donne.
cli-bridge-about-contract = Ce qu’un contrat avec ses levées rapporte à Nord-Sud.
cli-bridge-about-award = Ce qu’un joueur reçoit pour sa part dans les victoires de l’équipe, et la règle qui le dit.
cli-bridge-about-awards = Ce que reçoit chaque joueur de l’épreuve, d’après les compositions.
cli-bridge-about-meter = Ce que les joueurs des équipes encore en lice ont, ou doivent encore jouer, pour chaque rang.
cli-bridge-about-print = Imprime une feuille en pages A4 ou US Letter, à ouvrir dans un navigateur : bracket-sheet, tickets (--since : seulement ceux qui ont changé), go-to (cartes d’une épreuve compacte), rack, recap ou conditions.

## Les options

cli-bridge-option-higher = Moyenne des points de maître de l’équipe la plus forte
cli-bridge-option-lower = Moyenne des points de maître de l’autre équipe
cli-bridge-option-boards = Donnes du match, y compris celles qui sont reportées
cli-bridge-option-team = Seulement cette équipe, avec les raisons
cli-bridge-option-fate = Comment l’équipe a fini : won-final, lost-final, lost-semi, lost-quarter, won-5/8 (le barrage) ou won-one
cli-bridge-option-played = Donnes jouées par le joueur et par l’équipe dans chaque match, par exemple 24/24,12/24 ; forfeit pour un match sans donnes
cli-bridge-option-full = Payer des récompenses de match entières là où la table dit « full match award » (BRI-13)
cli-bridge-option-board = Numéro de la donne, qui dit qui est vulnérable
cli-bridge-option-bracket = Seulement ce tableau, par sa lettre
cli-bridge-option-round = Ce tour, compté à partir de 1 ; pour tickets, le tour en cours par défaut
cli-bridge-option-since = tickets : seulement ceux qui diffèrent de l’état après ce fait
cli-bridge-option-output = Où ; par défaut à côté de FILE, par exemple evening-tickets.html. Une feuille antérieure à cet endroit est remplacée


## handicap, imps, contract

cli-bridge-handicap = L’équipe à la moyenne la plus basse reçoit { $imps } IMP.
cli-bridge-handicap-sum = { $formula } avec N = { $boards } donnes, H = { $higher } et L = { $lower }, à trois décimales (BRI-58)
cli-bridge-no-boards = bridge handicap : --boards N manque. Dites pour combien de donnes il compte.
cli-bridge-no-average = bridge handicap : { $option } manque. Donnez une moyenne de points de maître.
cli-bridge-bad-average = { $option } doit être une moyenne de points de maître, un nombre à partir de 0, pas « { $typed } ».
cli-bridge-averages-swapped = --higher { $higher } est inférieur à --lower { $lower }. Donnez la moyenne la plus haute avec --higher.
cli-bridge-imps = { $points ->
    [one] { $points } point vaut
   *[other] { $points } points valent
  } { $imps } IMP.
cli-bridge-bad-points = POINTS doit être un nombre entier à partir de 0, pas « { $typed } ».
cli-bridge-contract = { $contract } à la donne { $board }, { $vulnerable ->
   *[none] personne vulnérable
    [NS] Nord-Sud vulnérable
    [EW] Est-Ouest vulnérable
    [both] tous vulnérables
  } : { $side ->
   *[nobody] { $points }
    [NS] { $points } pour Nord-Sud
    [EW] { $points } pour Est-Ouest
  } (BRI-96)
cli-bridge-no-board = bridge contract : --board N manque. Le numéro de la donne dit qui est vulnérable.

## award

cli-bridge-award = Récompense : { $award }
cli-bridge-award-rule = Règle : { $rule }
cli-bridge-no-fate = bridge award : --team manque. Dites comment l’équipe a fini : { OR($fates) }.
cli-bridge-no-played = bridge award : --played manque. Donnez les donnes jouées de chaque match, par exemple --played 24/24,12/24.
cli-bridge-bad-played = --played, match { $number } : « { $typed } » ne dit pas combien de donnes sur combien ont été jouées, par exemple 12/24. Un match sans donne s’écrit « forfeit ».
cli-bridge-played-too-many = --played, match { $number } : personne ne joue { $played } donnes dans un match de { $boards }.
cli-bridge-too-few-matches = Une équipe qui { $end ->
   *[won-final] a gagné la finale
    [lost-final] a perdu la finale
    [lost-semi] a perdu une demi-finale
    [lost-quarter] a perdu un quart de finale
    [won-playoff] a gagné le barrage pour les places 5 à 8
    [won-one] a gagné un match
  } a joué au moins { $least ->
    [one] { $least } match
   *[other] { $least } matchs
  } ; --played en a { $given }.
cli-bridge-too-many-matches = Une équipe qui { $end ->
   *[won-final] a gagné la finale
    [lost-final] a perdu la finale
    [lost-semi] a perdu une demi-finale
    [lost-quarter] a perdu un quart de finale
    [won-playoff] a gagné le barrage pour les places 5 à 8
    [won-one] a gagné un match
  } a joué au plus { $most ->
    [one] { $most } match
   *[other] { $most } matchs
  } ; --played en a { $given }.

## print

cli-bridge-nothing-to-print = Rien à imprimer.
cli-bridge-printed = Écrit : { $out }. Ouvrez-le dans un navigateur et imprimez-le.
cli-bridge-which-sheet-not = bridge print : dites quelle feuille : { OR($sheets) }, pas « { $typed } ».
cli-bridge-no-since = bridge print { $sheet } ne prend pas --since. Seul tickets l’accepte.
cli-bridge-tickets = { $count ->
    [one] { $count } feuille de route
   *[other] { $count } feuilles de route
  }
cli-bridge-tickets-same = Aucune feuille de route n’a changé.
cli-bridge-tickets-changed = { $count ->
    [one] { $count } feuille de route a changé :
   *[other] { $count } feuilles de route ont changé :
  }
cli-bridge-not-paired = { CAPITAL($round) } n’a pas encore de feuilles de route. Terminez le tour précédent, puis appariez-le (arbiter pair).
cli-bridge-not-paired-in = Tableau { $bracket } : { $round } n’a pas encore de feuilles de route. Terminez le tour précédent, puis appariez-le (arbiter pair).
