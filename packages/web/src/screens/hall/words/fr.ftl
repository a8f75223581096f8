### Pour le projecteur et pour les pages des autres.

## Dans une autre page

hall-embed-full = Ouvrir la page entière
hall-embed-none = Ce tournoi n’a pas commencé. Le classement apparaîtra ici dès qu’il commencera.
hall-embed-table = Classement
hall-embed-new-tab = s’ouvre dans un nouvel onglet

## La salle

hall-find = trouvez votre table et prenez place
hall-standing = le classement
hall-kind = { $kind ->
   *[by-board] Par table
    [by-name] Par nom
    [table] Classement
    [results] Derniers résultats
  }
hall-before = avant le début
hall-points = points jusqu’ici
hall-board = table
hall-match = match
hall-colour-and-board = couleur et table
hall-against = contre { $names }
hall-page = Page { $page } sur { $of }
hall-afterwards = { $kind ->
   *[by-board] ensuite : par table
    [by-name] ensuite : par nom
    [table] ensuite : classement
    [results] ensuite : derniers résultats
  }
hall-decided = décidés
hall-entrants = participants
hall-time = heure
hall-champion = { $name } a gagné
hall-waiting = Les premiers appariements apparaîtront ici dès que le tournoi aura commencé.
hall-nothing = Cette page n’existe pas en ce moment. Elle revient avec la prochaine ronde.
