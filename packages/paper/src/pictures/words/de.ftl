### Was alle Bilder sagen.

picture-colour = { $colour ->
   *[white] Weiß
    [black] Schwarz
  }
picture-colour-letter = { $colour ->
   *[white] W
    [black] S
  }
picture-withdrew = zurückgezogen
picture-player = Name
picture-points = Pkt.
picture-team = Team
