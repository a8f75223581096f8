lineup-no-players = Les joueurs de l’équipe ne sont pas connus.
lineup-half = Les donnes de chaque joueur se comptent pour tout le match, pas pour une mi-temps.
lineup-stranger = Personne dans l’équipe ne s’appelle « { $name } ».
lineup-twice = « { $name } » y figure deux fois.
lineup-four = Quatre joueurs prennent place, pas { $count }.
lineup-boards = « { $name } » ne peut pas avoir joué { $boards } donnes : le match en a { $most }.
lineup-sum = Quatre joueurs jouent { $boards } donnes chacun, { $all } en tout, pas { $sum }.
boards-twice = Elle est indiquée deux fois.
boards-many = Cela ferait { $count } donnes, et { $part ->
   *[whole] le match
    [first] la première mi-temps
    [second] la seconde mi-temps
  } en a { $most }.
boards-imps = { $boards } donnes rapportent au plus { $most } IMP, pas { $given }.
