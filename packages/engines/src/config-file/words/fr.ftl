### Ce qui ne va pas dans la configuration d’une coupe, et ce qu’il est bon de savoir.
### Un endroit du fichier a une forme .in pour le milieu d’une phrase.

## Où

config-whole = la configuration
  .in = dans la configuration
config-place = { $path }
  .in = dans { $path }
config-at = { CAPITAL($where) } : { $problem }

## Le fichier

config-no-file = Le fichier { $file } n’existe pas.
config-file-unreadable = Impossible de lire le fichier { $file } ({ $reason }).
config-not-json = Ce n’est pas du JSON. L’erreur est à la ligne { $line }, colonne { $column }, à « { $found } ».
config-json-ends = Ce n’est pas du JSON. Le texte s’arrête trop tôt, à la ligne { $line }, colonne { $column }.
config-unknown = { CAPITAL($where) } n’est pas un réglage connu d’Arbiter.
config-twice = { CAPITAL($where) } figure deux fois, ici et sous « { $other } ».
config-missing = { CAPITAL($where) } manque.
config-missing-moves = { CAPITAL($where) } manque. 0 coup désactive la règle.

## Ce que prend un réglage

config-takes-seed = un texte de 1 à 100 caractères ou un nombre entier
config-takes-duration = une durée en heures:minutes:secondes, comme 00:01:30 ou 00:00:00.100
config-takes-arguments = un texte ou une liste de textes
config-takes-engine = le nom d’un moteur, ou { $such }
config-takes-time-control = un texte comme 10+0.1, ou { $such }
config-takes-seconds = un nombre de secondes
config-takes-flag = true ou false
config-takes-object = un objet { $such }
config-takes-positive = un nombre de secondes supérieur à 0
config-only-cups = Seul « Cup » est possible, car ce programme ne joue que des coupes.
config-only-uci = Seul « UCI » est possible. Les autres moteurs ne sont pas pris en charge.
config-openings-twice = Seul true est possible, car les deux parties d’une paire ont la même ouverture.
config-no-pondering = Seul false est possible. La réflexion sur le temps adverse n’est pas prise en charge.
config-no-tablebases = Seul false est possible. Les tables de finales ne sont pas prises en charge.

## Moteurs

config-field = Une coupe compte 2, 4, 8 … 1024 moteurs, et il y en a ici { $count }. Prenez-en { OR($sizes) }.
config-twins = Deux moteurs s’appellent « { $engine } ». Donnez à chacun son propre Name.
config-no-engine = Aucun moteur nommé « { $engine } » n’est intégré ou installé ici.
config-not-built-in = Aucun moteur intégré ne s’appelle « { $engine } ».
config-no-program = Il manque un programme. Donnez Command, Path ou Embedded.
config-path-twice = C’est la même chose que Command. Donnez seulement l’un des deux.
config-not-beside-embedded = Cela ne va pas avec Embedded, qui apporte son propre programme.
config-not-beside-limit = Cela ne va pas avec Limit. Donnez seulement l’un des deux.
config-not-on-path = Il n’y a pas de programme { $program } dans le chemin de recherche.
config-beside = Pour celui qui se trouve à côté de ce fichier, écrivez « { $program } ».
config-no-time-control = TimeControl n’a pas d’Id { $number }, seulement { $known }.

## Cadences

config-colours-differ = Il faut { $moves } comme pour WmovesToGo, car chaque moteur joue les deux couleurs.
config-id-taken = Une autre cadence a déjà l’Id { $number }.
config-one-way = Donnez le temps d’une seule manière : Tc, St, MoveTime, Fixed ou Nodes.
config-no-nodes = Avec NodeLimit, il faut au moins 1.
config-no-time = Cela ne laisse pas de temps de réflexion.

## Fichiers

config-file-not-folder = { $file } est un fichier, pas un dossier.
config-page-name = Le nom ne peut pas se terminer par .html, car c’est celui de la page de la coupe.
config-same-file = C’est aussi { $of ->
   *[bracket] le fichier du tableau
    [page] le fichier de la page
    [log] le fichier du journal
    [transcripts] le dossier des transcriptions
  }. Donnez à chacun son propre emplacement.

## Ce qu’il est bon de savoir

config-usual-limit = TimeControl manque : les moteurs jouent à { $limit }.
config-win-move = MinWinMove est sans effet, car une partie gagnée peut être arrêtée à tout moment.
config-without-effect = Sans effet ici : { $names }.
config-concurrency = Pour les parties simultanées, { $asked } sont indiqués ; { $counts } compte.
config-order = Opening.RandomOpenings dit autre chose, mais CupOptions.RandomOpenings décide : les ouvertures viennent { $order ->
   *[lot] dans un ordre tiré au sort
    [book] dans l’ordre du livre
  }.

## Ce qu’un éditeur montre à côté d’un réglage

config-about-file = { $what } (à partir du dossier de ce fichier)
config-about-duration = { $what }, heures:minutes:secondes
config-about-title = Une coupe de moteurs d’échecs
config-about-whole = Ce que joue `arbiter cup run`
config-about-unused = Accepté, mais sans effet ici
config-about-bracket-path = Le fichier de tableau
config-about-walkover-after = Nombre d’échecs au démarrage après lequel l’adversaire gagne par forfait ; sans lui, la coupe attend
config-about-max-crashes = Nombre de plantages dans un match après lequel l’adversaire gagne par forfait
config-about-seed = Graine de tous les tirages au sort
config-about-openings-path = Le livre : EPD, PGN ou polyglot ; "arbiter" ou rien, c’est notre propre recueil
config-about-openings-ply = Nombre de demi-coups repris d’une partie du livre comme ouverture
config-about-random-openings = Sans effet dans une coupe, où CupOptions.RandomOpenings décide
config-about-opening-seed = La même chose que CupOptions.Seed, qui vaut si les deux sont donnés
config-about-skip-bad = Laisser de côté les lignes du livre d’où aucune partie ne peut se jouer
config-about-embedded = Un moteur intégré, tel que "Stockfish 10", à la place d’un programme
config-about-path = La même chose que Command
config-about-time-control-id = L’Id de sa cadence dans TimeControl.TimeConfigs ; par défaut la première
config-about-engine-folder = Le dossier des définitions de moteurs
config-about-engine-files = Fichiers contenant chacun un moteur
config-about-engines = Moteurs par leur nom (intégrés ou trouvés sur cette machine) ou décrits en entier
config-about-time-id = Le nom par lequel les moteurs choisissent cette cadence, dans TimeControlID
config-about-clock = Une cadence comme "60+1", "2:30+2", "40/5:00"
config-about-seconds-a-move = Secondes par coup
config-about-fixed = Temps pour la partie
config-about-increment = Temps ajouté après chaque coup
config-about-moves-to-go = Nombre de coups après lesquels Fixed est ajouté de nouveau ; 0 : jamais
config-about-move-time = Temps par coup
config-about-node-limit = Limite par Nodes, sans pendule
config-about-nodes = Nœuds par coup
config-about-draw-moves = Nombre de coups de suite à évaluation égale qui font nulle ; 0 : désactivé
config-about-draw-score = La plus grande évaluation qui compte comme égale, en pions
config-about-draw-from = Le premier coup où une partie peut être déclarée nulle ainsi
config-about-win-score = L’évaluation qui compte comme gagnée, en pions
config-about-win-moves = Nombre de coups de suite à évaluation gagnée qui terminent la partie ; 0 : désactivé
config-about-win-from = Accepté, mais sans effet au-delà de 1 : une partie gagnée peut être arrêtée à tout moment
config-about-both-agree = True : les deux moteurs doivent voir le gain ; false : l’évaluation du perdant suffit
config-about-max-moves = Nombre de coups après lequel une partie est nulle
config-about-at-once = Nombre de parties jouées en même temps
config-about-at-once-older = L’ancien nom de NumberOfGamesInParallel
config-about-name = Le nom de la coupe
config-about-time-control = "10+0.1", "40/60", "st=0.2", "nodes=1000", "depth=8", ou une liste où les moteurs choisissent
config-about-overhead = Marge dont le temps peut être dépassé
config-about-hang = Secondes que peut durer un coup là où il n’y a pas de pendule
config-about-startup = Secondes qu’un moteur peut prendre pour démarrer
config-about-pgn-path = Le fichier PGN de toutes les parties
config-about-pgn-unfinished = Écrire aussi les parties interrompues
config-about-transcripts = Le dossier des transcriptions des moteurs qui ont commis une faute
