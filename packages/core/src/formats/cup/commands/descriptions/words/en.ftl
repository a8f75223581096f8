### What fields of commands of the format are for.

about-start-openings = The book from which the pairs of a cup are played
about-void-why = Broken off from outside, void through no fault of the engines, or never begun
about-arrange-play = How games are played; kept as it is given
about-options-some = The options that change; the others stay
