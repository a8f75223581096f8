### À quoi sert chaque commande, ce que signifient ses options et ce qu’elle répond.

## apply

cmd-apply-about = Laisse diriger un programme : lit une commande JSON par ligne, telle que { $command }, et répond à chacune par une ligne JSON dès que ses faits sont sur le disque : { $done } ou { $refused }. Le fichier reste verrouillé jusqu’à la fin de l’entrée.
cmd-apply-type = Tapez une commande JSON par ligne ; Ctrl-D termine.

## backup, restore, doctor, people

cmd-backup-about = Écrit tout ce que garde un serveur dans un seul fichier, tel qu’à un instant donné, même pendant qu’il tourne. restore le relit, dans un fichier ou une base PostgreSQL. Les sessions sont laissées de côté.
cmd-backup-force = Remplacer un fichier existant
cmd-backup-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
cmd-backup-written = { $file } : { $rows }.
cmd-backup-try = Pour l’essayer : { $command }
cmd-backup-failed = La sauvegarde n’a pas pu être écrite, et il n’en reste rien. { $problem }
cmd-restore-about = Lit une sauvegarde dans une base vide : en entier, ou rien. --check la lit jusqu’au bout et dit si elle est complète, sans toucher à aucune base.
cmd-restore-check = Seulement vérifier que la sauvegarde est complète
cmd-restore-whole = { $file } est complète : { $rows }.
cmd-restore-done = { $database } a retrouvé toutes ses données : { $rows }.
cmd-restore-sessions = Les sessions ne sont pas conservées : un propriétaire qui ne peut plus se connecter obtient un nouveau lien avec { $command }.
cmd-doctor-about = Contrôle tout ce que garde un serveur, même pendant qu’il tourne : la base est-elle intacte, chaque journal est-il lisible, toutes les règles sont-elles respectées dans chaque tournoi, la liste correspond-elle aux journaux ? Ne modifie rien.
cmd-doctor-well = Tout va bien.
cmd-doctor-wrong = Quelque chose ne va pas : voyez les lignes qui commencent par ✗.
cmd-people-about = Liste toutes les personnes que connaît un serveur, même pendant qu’il tourne : leurs rôles sur tout le site et dans chaque tournoi, et depuis quand. Ne modifie rien et ne montre ni lien ni jeton.
cmd-people-name = Nom
cmd-people-role = Rôle
cmd-people-where = Où
cmd-people-since = Depuis
cmd-people-site = tout le site
cmd-people-role-name = { $role ->
   *[owner] propriétaire
    [director] arbitre
    [scorer] marqueur
    [none] aucun rôle
  }
cmd-people-nobody = Personne n’est encore connu ici : le premier démarrage du serveur affiche un lien pour le propriétaire.

## Consulter

cmd-bracket-about = Montre l’élimination directe sous forme d’arbre : qui rencontre qui, avec les têtes de série et les scores, et qui attend quel vainqueur. Un arbre trop large est montré comme la liste de ses tours. Pour les équipes de bridge, chaque tour est une colonne de cases, avec matchs à trois, report et handicap.
cmd-bracket-bracket = Pour des équipes de bridge en plusieurs tableaux : celui-ci seulement
cmd-bracket-none = Pas encore de tableau : lancez d’abord le tournoi.
cmd-crosstable-about = Montre tous contre tous, dans l’ordre du classement, avec les résultats des deux couleurs.
cmd-crosstable-none = Pas encore de grille : lancez d’abord le tournoi.
cmd-matrix-about = Montre la matrice diagonale : les joueurs dans l’ordre de la rangée, qui chacun a rencontré, à quelle ronde et avec combien de points, les parties perdues et qui est éliminé. Ce qui ne tient pas est montré par blocs de colonnes, un très grand nombre de joueurs comme une liste.
cmd-matrix-none = Pas encore de matrice : lancez d’abord le tournoi.
cmd-race-about = Montre la course aux places de l’élimination directe : les points de chacun vers le seuil, qui est qualifié, avec quel numéro et depuis quand, qui peut l’être dans cette phase, combien de places restent, et un barrage s’il y en a un.
cmd-race-not-yet = Pas encore de course : lancez d’abord le tournoi.
cmd-race-none = Il n’y a pas de course : { $players ->
    [one] le seul joueur n’a pas à se qualifier.
   *[other] aucun des { $players } joueurs n’a à se qualifier.
  }
cmd-log-about = Montre tout ce qui s’est passé, un fait par ligne, avec son numéro, son heure et son auteur. Ce qui a été annulé reste visible et est signalé.
cmd-odds-about = Montre les chances de chacun dans un tournoi en cours : des faits actuels jusqu’à la fin, dix mille fois, selon ses propres règles. Avec --suppose, elles figurent à côté de ce qu’elles seraient alors. Le fichier est seulement lu. Ctrl-C arrête et montre ce que l’on sait déjà.
cmd-odds-suppose = Et si ? Un résultat comme pour report, avec ses options ("7 1-0", "1 1/2 --game 2"), ou "Ann beats Ben", "Ann draws with Ben" : toutes les parties à venir entre eux
cmd-odds-all = Montrer tout le monde, pas seulement les 20 mieux placés pour gagner
cmd-show-about = Montre ce qu’il faut faire, le classement et le tour en cours ; ou bien un tour, un match, ou la situation après un fait.
cmd-desk-about = Dirige un tournoi au terminal : en haut, ce qu’il y a à faire avec le classement, qui change avec le fichier, qui que ce soit qui l’écrive ; en bas, la dernière réponse. Un résultat se tape match puis résultat (7 1-0), toute autre commande sans arbiter ni FILE (enter Ann, withdraw Ben) ; Entrée seule fait l’étape suivante, u annule, q quitte. arbiter FILE en est la forme courte.
cmd-show-round = Seulement ce tour (quand on compte en phases : cette phase) et le classement qui suit
cmd-show-match = Seulement ce match ; pour des équipes, chaque ligne du score et qui est assis où
cmd-show-alone = show prend --match seul, sans --round ni --stage.
cmd-show-no-match = Il n’y a pas de match « { $match } » (le dernier apparié est { $last }).
cmd-show-no-match-yet = Il n’y a pas de match « { $match } » : rien n’est encore tiré au sort. Lancez d’abord le tournoi.
cmd-table-about = Montre le classement actuel, celui d’après un tour ou celui d’après un fait.
cmd-table-round = La situation après ce tour (quand on compte en phases : cette phase)
cmd-table-not-yet = Pas encore de classement : lancez d’abord le tournoi.
cmd-table-none = Il n’y a pas de classement pour cela : retirez --round ou --stage.
cmd-why-about = Dit pourquoi un appariement, un barrage, un exempt, une tête de série, un rang ou un départage est tel qu’il est, pourquoi une équipe se qualifie, reçoit un handicap ou porte son numéro : la règle et les faits qui la fondent.
cmd-why-rests-on = Cela repose sur :

## Les formats

cmd-formats-about = Donne la liste des formats, ce à quoi ils conviennent et leurs réglages pour --set.
cmd-formats-range = { $description } ; de { $least } à { $most }
cmd-outline-about = Montre toute la structure d’un tournoi avant la première inscription : chaque tour et chaque match connu, par numéros dans la liste.
cmd-outline-entrants = Combien jouent, si ce n’est pas le deuxième argument ; sinon tous les effectifs, quand il y en a peu de possibles
cmd-outline-either = outline prend N ou --entrants N, pas les deux.
cmd-outline-how-many = outline : --entrants N manque : combien jouent ?
cmd-compare-about = Joue plusieurs formats avec les mêmes participants, vingt mille fois chacun, et compare la capacité de chacun à trouver les meilleurs et son coût en parties, en tours et en heures ; en tableau, et en graphique avec --svg ou --html. Un format que ces participants ne peuvent pas jouer dit pourquoi.
cmd-compare-formats = Quels formats ; par défaut, tous ceux qui conviennent à ces participants. `arbiter formats` en donne la liste
cmd-compare-set = Un réglage de l’un des formats
cmd-simulate-about = Joue cent mille fois un tournoi qui n’a jamais eu lieu, selon ses vraies règles, avec des résultats tirés selon la force et le hasard : qui gagne et qui finit où, combien de fois le meilleur l’emporte, combien de parties, de tours et d’heures il faut. La même graine donne la même réponse quel que soit le nombre de fils. Ctrl-C arrête et montre ce que l’on sait déjà.
cmd-simulate-suppose = Et si ? Toutes les parties entre les deux finissent ainsi ; aussi "Ann draws with Ben"

## new, enter, edit, start

cmd-new-about = Crée un fichier de tournoi. Un fichier du même nom n’est jamais remplacé.
cmd-new-entrants = Une liste de personnes ou d’équipes ({ $columns }), ou un nombre : ils s’appellent alors Player 1, Player 2, … ou Team 1, Team 2, …
cmd-new-name = Nom du tournoi
cmd-new-set = Un réglage du format ; `arbiter formats` les donne tous. autoPair=false : les tours ne sont publiés que par pair
cmd-new-seed = Graine de tous les tirages au sort ; aléatoire par défaut
cmd-new-at = Quand il a été créé : 14:05 à l’heure d’ici, ou avec date et fuseau comme 2026-05-01T14:02:10Z. Maintenant par défaut
cmd-new-created = { $file } créé.
cmd-new-bad-auto-pair = --set autoPair prend true ou false.
cmd-new-bad-seed = --seed prend de 1 à 100 caractères.
cmd-new-bad-time = --at prend une heure telle que 14:05 ou 2026-05-01T14:02:10Z, pas « { $typed } ».
cmd-enter-about = Inscrit quelqu’un, ou tous ceux d’une liste (un fichier CSV, { $columns }).
cmd-enter-rating = Classement Elo, un nombre entier
cmd-enter-max-rating = Meilleur classement Elo, pour les formats qui le demandent
cmd-enter-club = Club
cmd-enter-id = Un identifiant à vous, par exemple un numéro de licence
cmd-enter-joins = Pour une équipe en retard : le match où elle prend place ; par défaut, les règles le choisissent
cmd-enter-entrants = Une liste de personnes ou d’équipes, ou un nombre : ils s’appellent alors Player 1, Player 2, … ou Team 1, Team 2, …
cmd-enter-usage = Utilisation : arbiter enter FILE NAME, ou --entrants people.csv
cmd-enter-either = enter prend soit un NAME, soit --entrants, pas les deux.
cmd-enter-list-says = enter : avec --entrants, tout est dans la liste ; retirez { $field }.
cmd-enter-joins-one = enter : --joins vaut pour une seule équipe, et la liste en compte { $count }. Inscrivez-les une par une.
cmd-edit-about = Modifie ce que l’on sait d’un participant. none retire un Elo, un club, un capitaine ou tous les joueurs. Les classements Elo et les joueurs d’une équipe sont fixés au départ.
cmd-edit-name = Le nouveau nom
cmd-edit-rating = Classement Elo
cmd-edit-max-rating = Meilleur classement Elo
cmd-edit-paid = L’inscription est-elle payée ? none : on n’en sait rien
cmd-edit-claimed = Le tableau annoncé à l’équipe lors de son inscription
cmd-edit-player = Un membre de l’équipe, une fois pour chacun : remplace toute la liste ; ou none
cmd-start-about = Clôt la liste des participants et tire le tournoi au sort. Les règles du format disent qui peut encore s’inscrire ensuite.
cmd-start-openings = Les paires d’une coupe se jouent à partir des ouvertures de ce fichier EPD, PGN ou polyglot ; "arbiter" : notre propre recueil
cmd-start-plies = Combien de demi-coups d’une partie PGN ou d’une ligne polyglot forment l’ouverture
cmd-start-skip-bad = Laisser de côté les lignes du livre à partir desquelles on ne peut pas jouer

## Jouer

cmd-report-about = Saisit le résultat d’un match, les Blancs d’abord : 1-0, 0-1 ou 1/2. En cas d’absence : +- (des Noirs), -+ (des Blancs), -- (des deux). Quand un match compte plusieurs parties, --game dit laquelle. Les équipes de bridge saisissent les IMP, la première équipe d’abord : 35-12, en tout ou par mi-temps ; pour un match à trois, --between dit entre lesquelles.
cmd-score-about = Marque un match d’équipes de bridge donne par donne : deux contrats (1:4SN=/3NTE+1), deux scores de Nord-Sud (2:420/-50) ou les IMP (3:+5, 3:5-0). La table où la première équipe est en Nord-Sud vient d’abord. Quand toutes les donnes d’une mi-temps ou du match sont là, le résultat est saisi ; une donne saisie de nouveau remplace la précédente.
cmd-score-file = Les donnes dans un fichier, ou par l’entrée, une par ligne
cmd-score-missing = score : BOARD manque, par exemple 1:4SN=/3NTE+1 ; ou --file boards.txt
cmd-lineup-about = Nomme les quatre joueurs d’une équipe de bridge qui jouent un match ou une mi-temps ; si on le répète, la dernière composition compte. Les donnes jouées décident de ce qu’un joueur reçoit. Au lieu des quatre noms, --played donne les donnes de chaque joueur dans tout le match.
cmd-lineup-half = Seulement cette mi-temps ; les deux par défaut
cmd-lineup-played = Les donnes de chaque joueur dans tout le match ; un joueur omis n’en a aucune
cmd-lineup-either = lineup prend soit les quatre PLAYERS, par exemple "Ann, Ben, Cora, Dan", soit --played, pas les deux.
cmd-lineup-bad-played = --played prend des noms avec leurs donnes, par exemple "Ann 14, Ben 28", pas « { $typed } ».
cmd-forfeit-about = Quelqu’un ne s’est pas présenté à un match : l’adversaire gagne sans jouer. Nommez les deux, et tous deux perdent.
cmd-cancel-about = Annule un match : il ne rapporte rien à personne et ne compte pas comme une partie.
cmd-rule-about = L’arbitre déclare un match gagné ou nul sans qu’il soit joué. Si plusieurs se qualifient à l’issue d’un match, tous sont nommés.
cmd-rule-winner = Qui est déclaré vainqueur ; la même chose que NAME après le match
cmd-rule-drawn = Le match est déclaré nul
cmd-rule-either = rule prend soit --winner NAME, soit --drawn ; si plusieurs se qualifient : NAME NAME.
cmd-withdraw-about = Quelqu’un se retire du tournoi. Les règles du format disent ce que deviennent les résultats acquis ; `arbiter why` l’explique.
cmd-withdraw-emergency = Une équipe part pour une bonne raison et garde ce qu’elle a acquis
cmd-withdraw-confirm = Retirer, bien que des résultats joués ne comptent plus
cmd-return-about = Un participant qui s’était retiré revient. Ce qui a été perdu par forfait entre-temps le reste.
cmd-draft-about = Montre l’appariement ou les têtes de série qui seraient publiés maintenant, avant leur publication. Un championnat est tiré en entier au départ et n’a pas de projet d’appariement.
cmd-pair-about = Publie le prochain tour ou les têtes de série, quand ils dépendent de résultats. draft les montre avant. Quand les règles s’en remettent à l’arbitre, le tour peut être apparié à la main avec --match, une fois par match.
cmd-pair-match = À la main : qui rencontre qui ; tous les matchs du tour
cmd-pair-lengths-unknown = Personne ne connaît la longueur des parties demandée d’abord
cmd-choose-about = L’équipe qui a le choix dit qui elle veut rencontrer, et le tour est publié ainsi. De cinq équipes de bridge, la première de la poule choisit son adversaire en demi-finale.
cmd-declare-about = L’arbitre désigne le vainqueur du tournoi, quand les règles lui laissent ce choix : un seul, ou plusieurs qui se partagent la victoire. Les matchs du tour en cours qui ne sont pas terminés ne sont plus joués.
cmd-remedy-about = Une équipe de bridge est remboursée, ou peut jouer ailleurs gratuitement. C’est noté avec l’épreuve et ne change aucun résultat.
cmd-remedy-refund = L’inscription est remboursée
cmd-remedy-free-play = Une participation gratuite à une épreuve ultérieure du tournoi, ou à un prochain tournoi national
cmd-post-about = Note que le règlement de l’épreuve est affiché et annoncé. Il faut le faire avant de comparer les scores du premier match ; chaque page le rappelle jusque-là.
cmd-describe-about = Dit quand et où a lieu l’événement, à quelle cadence on joue et à qui s’adresser : pour sa page, ses exports et son fichier. none retire une indication.
cmd-describe-date = Le jour, ou le premier et le dernier
cmd-describe-place = Où il a lieu
cmd-describe-time-control = La cadence, par exemple 15+10
cmd-describe-contact = À qui s’adresser
cmd-describe-link = Une page pour en savoir plus
cmd-describe-text = Ce que les visiteurs doivent savoir
cmd-describe-logo = Une petite image : PNG, JPEG ou WebP
cmd-describe-what = Donnez au moins une indication : --date, --place, --time-control, --contact, --link, --about ou --logo.
cmd-close-about = Clôt un tournoi terminé : le classement est définitif. undo le rouvre.

## Corriger

cmd-correct-about = Corrige un résultat saisi, son heure ou sa longueur, ou donne un vrai résultat à un match décidé par l’arbitre. Si des parties ultérieures perdaient leur place, la commande les nomme et s’arrête ; avec --confirm, elle les montre et s’exécute. --preview montre seulement.
cmd-correct-what = correct : dites ce qui doit changer : RESULT, --finished-at, --moves ou --moves-to-finish.
cmd-undo-about = Annule la dernière commande avec tout ce qu’elle a entraîné. Répétez pour remonter plus loin ; redo la rétablit.
cmd-redo-about = Rétablit ce qui a été annulé en dernier. Une nouvelle commande vide la liste de ce qui peut être rétabli.
cmd-revoke-about = Annule une commande plus ancienne, par le numéro de l’un de ses faits (`arbiter log` les montre). Si des parties ultérieures perdaient leur place, la commande les nomme et s’arrête ; avec --confirm, elle les montre et s’exécute.
cmd-misplaced-about = Une équipe de bridge se trouvait dans le mauvais tableau. Ce que prévoient les règles dépend de qui est en faute, dans quel sens, et de l’avancement de son premier match. La commande le montre avec tout ce qui changerait, et l’exécute avec --yes.
cmd-misplaced-fault = À qui la faute
cmd-misplaced-placed = Était-elle dans un tableau trop bas (low) ou trop haut (high) ?
cmd-misplaced-to = Le tableau auquel elle appartient, quand elle en change ou y est déplacée
cmd-misplaced-joins = Découvert à temps : le match de ce tableau où elle prend place
cmd-misplaced-national = Trop haut par la faute des arbitres et match perdu : aussi une participation gratuite à un tournoi national
cmd-misplaced-missing = misplaced : { $option } manque : { OR($values) }.
cmd-redraw-about = Annule le tirage et le refait, avec les équipes en retard, les joueurs corrigés et sans les équipes défaillantes, tant qu’aucun résultat n’est saisi. Les tableaux gardent leur taille autant que possible. La commande montre quelles feuilles de route changeraient, et l’exécute avec --yes.
cmd-redraw-enter = Les équipes en retard, dans une liste comme pour enter
cmd-redraw-players = Des équipes avec tous leurs joueurs, dans une liste du même genre ; le nom dit quelle équipe
cmd-redraw-withdraw = Une équipe défaillante

## Les fichiers

cmd-export-about = Écrit le tournoi pour d’autres : csv (le classement, pour un tableur), json (la situation et tout le journal ; import le relit) ou html (une page à imprimer ou à mettre sur un site).
cmd-export-to = Ce qu’il faut écrire
cmd-export-out = Où ; à l’écran par défaut. Un export antérieur à cet endroit est remplacé
cmd-export-written = Écrit : { $out }
cmd-export-say = export : dites --to csv, --to json ou --to html.
cmd-export-say-not = export : dites --to csv, --to json ou --to html, pas « { $typed } ».
cmd-import-about = Crée un fichier de tournoi à partir d’une copie ou d’un export JSON : le même journal, octet par octet. Les fichiers endommagés ou étrangers sont refusés.
cmd-import-done = { $facts ->
    [one] { $facts } fait importé
   *[other] { $facts } faits importés
  } dans { $file }.
cmd-verify-about = Vérifie chaque règle du format sur le fichier, avec un code qui n’a rien en commun avec celui des tournois. Dit que toutes les règles sont respectées, ou ce qu’il a trouvé.
cmd-verify-well = { $file } : toutes les règles sont respectées ({ $facts ->
    [one] { $facts } fait vérifié
   *[other] { $facts } faits vérifiés
  }).
cmd-verify-found = { $file } : { $count ->
    [one] { $count } anomalie
   *[other] { $count } anomalies
  }.
cmd-verify-finding = { $rule } : { JOIN($what) }
cmd-verify-finding-in = { $rule }, fait { $fact } : { JOIN($what) }

## serve, demo

cmd-serve-about = Lance le serveur de tournois : de nombreux tournois dans une base, une API, des pages en direct pour tous les spectateurs. Le premier lancement affiche un lien ; la personne qui l’ouvre devient propriétaire. Ctrl-C l’arrête ; aucune requête à laquelle il a répondu n’est perdue.
cmd-cup-run-about = Joue toute une coupe de moteurs d’échecs : de vraies parties, les matchs d’un tour en même temps, avec un tableau en direct dans le terminal et en page web. Après chaque partie, le fichier de tableau et le PGN sont sur le disque ; la coupe peut donc être arrêtée ou tuée à tout moment et reprend avec cup resume. Le journal à côté du fichier de tableau est un fichier de tournoi : show, why et correct s’en servent quand la coupe ne tourne pas.
cmd-cup-resume-about = Reprend une coupe arrêtée ou tuée. CONFIG peut aussi être son fichier de tableau, qui connaît la configuration.
cmd-cup-demo-about = Joue une coupe des huit moteurs intégrés (un Stockfish 10 de 2018 à huit réglages), en une minute environ.
cmd-cup-schema-about = Affiche le schéma JSON de la configuration, pour les éditeurs et les programmes.
cmd-completion-about = Affiche un script pour votre shell : la touche Tab complète alors les commandes, les options, les noms et les matchs. Le fichier de démarrage du shell le charge, dans zsh après compinit.
cmd-completion-unknown = Il n’y a pas de complétion pour « { $shell } ». Choisissez { OR($shells) }.
cmd-demo-about = Joue un petit tournoi dans le terminal, de la première inscription au classement final : chaque commande telle qu’un arbitre la taperait, avec sa vraie réponse. Dans un terminal, elle attend Entrée entre les étapes.
cmd-demo-format = Lequel : { OR($formats) } ; un championnat par défaut
cmd-demo-fast = Ne pas attendre Entrée
cmd-demo-none = demo : il n’y a pas de démonstration de « { $format } ». Dites --format { OR($formats) }.
cmd-demo-yours = À vous maintenant :
cmd-demo-show = (dit toujours quoi faire ensuite)
cmd-demo-help = (toutes les commandes)
cmd-demo-checkout = Dans une copie de travail du projet, tapez npx arbiter au lieu de arbiter.
cmd-demo-file = Le fichier de la démonstration est encore là, pour s’exercer :
cmd-demo-enter = [Entrée]

cmd-not-json = La ligne n’est pas du JSON ({ $error }).
