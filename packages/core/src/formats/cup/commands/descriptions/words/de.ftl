about-start-openings = Das Buch, aus dem die Partiepaare eines Cups gespielt werden
about-void-why = Von außen abgebrochen, ohne Schuld der Engines ungültig, oder nie begonnen
about-arrange-play = Wie Partien gespielt werden; bleibt, wie angegeben
about-options-some = Die Optionen, die sich ändern; die anderen bleiben
