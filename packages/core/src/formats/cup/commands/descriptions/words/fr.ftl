about-start-openings = Le livre d’où sont jouées les paires d’une coupe
about-void-why = Interrompue de l’extérieur, nulle sans faute des moteurs, ou jamais commencée
about-arrange-play = Comment se jouent les parties ; gardé tel que donné
about-options-some = Les options qui changent ; les autres restent
