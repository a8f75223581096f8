### Les feuilles pour les murs et les tables.

print-title = Imprimer
print-tab = Imprimer, { $tournament }
print-papers = Feuilles
print-paper = { $paper ->
   *[boards] Appariements par table
    [names] Appariements par nom
    [slips] Feuilles de résultat
    [bracket] Tableau mural
    [crosstable] Grille des résultats
    [standings] Classement
    [entrants] Participants
    [bracket-sheet] Feuilles de tableau
    [tickets] Tickets
    [go-to] Cartes de parcours
    [rack] Liste des tables
    [recap] Récapitulatif
    [conditions] Règlement de l’épreuve
  }
print-round = Ronde
print-which = Tableau
print-size = Papier
print-size-name = { $size ->
   *[a4] A4
    [letter] Letter
  }
print-do = Imprimer
print-kicker = l’imprimante reçoit ce que vous voyez
print-hall = Pages de salle pour le projecteur
print-scrolling = Salle, défilement
print-preview = Pages telles qu’elles seront imprimées
print-none = Personne n’est encore inscrit : il n’y a rien à imprimer.
print-entrants-first = Aller aux participants

## Une page

print-page = Page { $page } sur { $of }
print-as-of = État du { $at }

## Les appariements

print-board = { $of ->
    [boards] Table, match
   *[matches] Match
  }
print-first = Blancs, ou nommé en premier
print-second = Noirs, ou nommé en second
print-result = Résultat
print-against = contre { $names }
print-bye = exempt

## Les feuilles de résultat

print-match = Match
print-game = partie { $game }
print-boards = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
print-imps = IMP
print-sign = signature
print-wins = { $colour ->
   *[white] Blancs gagnent
    [black] Noirs gagnent
  }
print-drawn = nulle
print-no-slips = Rien n’est à jouer dans cette ronde : il n’y a pas de feuilles à imprimer. Choisissez une autre ronde.
print-bring = Cochez le résultat et apportez cette feuille à la table d’arbitrage.

## Les tableaux

print-name = Nom
print-number = Nº
print-rating = Elo
print-club = Club
print-members = Membres
print-withdrawn = retiré
print-marks = D’abord avec les Blancs, puis avec les Noirs. + et − sans jouer, × ne compte pas, · à jouer.

## Le tableau mural

print-wall = Tableau
print-to = → page { $page }, match { $match }
print-from = page { $page }, match { $match } →

## Les feuilles de bridge

print-nothing = Il n’y a encore rien sur cette feuille.
print-at-board = table { $board }
