### What all pictures say.

# $colour (choice: white, black)
picture-colour = { $colour ->
   *[white] White
    [black] Black
  }
# $colour (choice: white, black)
picture-colour-letter = { $colour ->
   *[white] W
    [black] B
  }
picture-withdrew = withdrew
picture-player = Player
picture-points = Pts
picture-team = Team
