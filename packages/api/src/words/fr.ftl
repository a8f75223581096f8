### Ce qui ne va pas dans une demande.

bad-controls = Il contient des caractères de contrôle.
bad-spaces = Il commence ou se termine par une espace.
bad-claim-game = Indiquez de quelle partie il s’agit : envoyée deux fois, l’annonce vaudrait pour la suivante.
bad-settings = Il y a plus de { $most } réglages.
bad-address = une adresse telle que { $such } : http ou https, un nom, éventuellement un port
