### Ce que disent toutes les images.

picture-colour = { $colour ->
   *[white] Blancs
    [black] Noirs
  }
picture-colour-letter = { $colour ->
   *[white] B
    [black] N
  }
picture-withdrew = retiré
picture-player = Joueur
picture-points = Pts
picture-team = Équipe
