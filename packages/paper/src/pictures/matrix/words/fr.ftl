### La matrice diagonale.

grid-title = Matrice
grid-aside = points du joueur de la ligne ; éliminé après { $count ->
    [one] { $count } partie perdue
   *[other] { $count } parties perdues
  }
grid-caption = Points du joueur de la ligne contre celui de la colonne
grid-number = Numéro
grid-rating = Elo
grid-lost = Parties perdues
grid-how-to = Comment la lire
grid-live = En cours : points marqués jusqu’ici
grid-todo = À jouer dans cette ronde
grid-by-game = Partie par partie ; + = − sans jouer
grid-not-played = Non jouée
grid-counter = Parties perdues, une nulle compte pour moitié ; éliminé après { $count }
grid-doom = Sera éliminé à la fin de cette ronde
grid-out = Éliminé
grid-won = A gagné
grid-level = À égalité avec d’autres, peut encore gagner
grid-name = Nom
grid-out-round = éliminé, ronde { $round }
grid-going = bientôt éliminé
grid-level-stamp = à égalité
grid-withdrew = retiré
