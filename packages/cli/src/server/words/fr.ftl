### Le serveur de tournois dans le terminal : ses options, où le joindre, sa base de données.

## Les options

serve-option-database = Un fichier, ou postgres://user@host/name ; sinon ARBITER_DATABASE, ou arbiter-data/arbiter.sqlite
serve-option-port = Port d’écoute ; 8080 par défaut, 0 pour n’importe quel port libre
serve-option-host = Adresse réseau d’écoute ; par défaut 127.0.0.1, cet ordinateur seul
serve-option-url = Adresse à laquelle on le joint de l’extérieur : https://chess.example.org
serve-option-behind-proxy = Derrière un proxy inverse : se fier à l’adresse et au protocole qu’il indique
serve-option-engines = Un fichier JSON des moteurs qu’il peut faire jouer, comme pour arbiter engines
serve-option-book = Un livre d’ouvertures proposé sous ce nom
serve-option-games = Parties de moteurs simultanées, toutes coupes réunies ; par défaut, autant que les cœurs le permettent
serve-option-no-engines = Ne faire jouer aucun moteur ici
serve-option-no-demos = Créer une nouvelle base sans les cinq tournois de démonstration
serve-option-log-level = error, warn, info, debug ou silent ; warn dans un terminal, sinon info. Le journal va sur stderr
serve-option-owner-link = Afficher un nouveau lien de connexion pour un propriétaire qui a perdu son accès

## Qui peut l’ouvrir

serve-running = Arbiter tourne à l’adresse { $url }
serve-others = Les autres ouvrent { OR($addresses) }
serve-links-made-for = Les liens sont créés pour { $url }.
serve-links-need-address = Pour les autres, les liens ne fonctionnent qu’avec une telle adresse.
serve-only-here = Seul cet ordinateur peut l’ouvrir, et les liens créés ici ne valent qu’ici. Pour les téléphones et les autres dans la salle : { $command }
serve-no-network = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut l’ouvrir, et les liens ne valent qu’ici.
serve-where = Les tournois sont dans { $database }. L’API est décrite à l’adresse { $api }
serve-owner-link = Ce site n’a pas encore de propriétaire. Ouvrez ce lien pour le devenir ; il est valable un jour, une seule fois :
serve-ctrl-c = Ctrl-C l’arrête.
serve-stopped = Arrêté. Tout ce qui a reçu une réponse est dans la base.
serve-rows = { $tournaments ->
    [one] { $tournaments } tournoi
   *[other] { $tournaments } tournois
  }, { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
  }

## Les difficultés

serve-no-database = Impossible d’ouvrir la base { $database }. { $problem }
serve-port-taken = Quelque chose écoute déjà sur le port { $port }. Donnez un autre numéro avec --port, ou --port 0 pour n’importe lequel.
serve-port-forbidden = Le port { $port } est réservé au système. Indiquez --port 8080 et placez un proxy inverse devant.
serve-bad-port = serve : --port prend un nombre jusqu’à 65535, pas « { $typed } ».
serve-bad-level = serve : --log-level prend { OR($levels) }, pas « { $typed } ».
serve-bad-url = serve : --url prend une adresse telle que https://chess.example.org, pas « { $typed } ».
serve-bad-book = serve : --book prend NAME=FILE, pas « { $typed } ».
