### Ce que la ligne de commande dit d’elle-même, et quand elle ne comprend pas.

## La vue d’ensemble

line-tagline = arbiter : diriger un tournoi, de la première inscription au classement final.
line-usage = Utilisation : { $usage }
line-usage-options = Utilisation : { $usage } [options]
line-usages = Utilisation : { $command } [options]{"      "}{ $help }
line-new-here = Vous débutez ? Tapez : { $command }
line-heading-exits = Codes de sortie
line-heading-environment = Environnement
line-heading-words = Arguments
line-heading-options = Options
line-heading-examples = { $count ->
    [one] Exemple
   *[other] Exemples
  }
line-option-json = Répondre par des données au lieu d’une page
line-option-language = Parler anglais (en), allemand (de) ou français (fr)
line-option-help = Montrer comment utiliser cette commande

## Les groupes de commandes

line-group-start = Pour commencer
line-group-set-up = Préparer
line-group-play = Jouer
line-group-look = Consulter
line-group-put-right = Corriger
line-group-files = Fichiers et programmes
line-group-bridge = Bridge (bridge-knockout)
line-group-diagonal = Diagonale
line-group-cup = Coupe de moteurs d’échecs
line-group-engines = Moteurs d’échecs
line-group-server = Serveur
line-group-branches = Autres commandes

## Les commandes, une ligne chacune

line-summary-demo = Suivre un petit tournoi, de la première inscription au classement final
line-summary-serve = Lancer le serveur de tournois, pour un club ou une fédération
line-summary-formats = Lister les formats et leurs réglages
line-summary-outline = Toute la structure d’un tournoi avant la première inscription
line-summary-compare = Comparer des formats pour les mêmes participants : qualité et coût
line-summary-simulate = Qui gagnerait, et en combien de temps, sur des milliers de simulations
line-summary-new = Créer un fichier de tournoi
line-summary-enter = Inscrire quelqu’un, ou toute une liste
line-summary-describe = Dire quand et où il a lieu
line-summary-edit = Modifier un nom, un club, un Elo ou une équipe
line-summary-start = Clore la liste et apparier le premier tour
line-summary-post = Noter que le règlement d’une épreuve de bridge est affiché et annoncé
line-summary-lineup = Indiquer qui joue un match pour une équipe de bridge
line-summary-report = Saisir le résultat d’un match
line-summary-score = Marquer un match d’équipes de bridge donne par donne
line-summary-forfeit = Quelqu’un ne s’est pas présenté à un match
line-summary-cancel = Annuler un match : il n’est pas joué et ne compte pas
line-summary-rule = Déclarer un match gagné ou nul sans qu’il soit joué
line-summary-withdraw = Quelqu’un se retire du tournoi
line-summary-return = Un participant qui s’était retiré revient
line-summary-draft = Regarder le prochain appariement avant sa publication
line-summary-pair = Publier le prochain appariement
line-summary-choose = Une équipe qui a le choix désigne son adversaire
line-summary-declare = Désigner le vainqueur, quand les règles laissent ce choix à l’arbitre
line-summary-remedy = Rembourser une équipe de bridge, ou lui offrir une participation
line-summary-close = Clore le tournoi : le classement est définitif
line-summary-show = Ce qu’il faut faire, le classement et le tour en cours
line-summary-table = Le classement, maintenant ou après un tour
line-summary-odds = Qui va gagner à partir de maintenant, et avec des si
line-summary-race = Qui est qualifié, qui peut l’être, combien de places restent
line-summary-bracket = L’élimination directe en arbre ou en colonnes
line-summary-crosstable = Tous contre tous
line-summary-matrix = Qui a rencontré qui dans une diagonale, qui reste et qui est éliminé
line-summary-log = Tout ce qui s’est passé, en phrases
line-summary-why = La raison d’un appariement, d’un exempt, d’un rang ou d’un départage
line-summary-desk = Diriger sur un écran à soi : résultats, étapes suivantes, annulation
line-summary-correct = Corriger un résultat saisi
line-summary-undo = Annuler la dernière commande
line-summary-redo = Rétablir ce qui a été annulé
line-summary-revoke = Annuler une commande plus ancienne
line-summary-misplaced = Traiter une équipe de bridge placée dans le mauvais tableau
line-summary-redraw = Refaire le tirage des équipes de bridge avant tout résultat
line-summary-cup-run = Jouer toute une coupe ; elle peut être interrompue et reprise
line-summary-cup-resume = Reprendre une coupe interrompue
line-summary-cup-demo = Regarder une coupe des moteurs intégrés
line-summary-cup-schema = Ce qui peut figurer dans une configuration
line-summary-engines-list = Les moteurs utilisables ici
line-summary-engines-check = Trouver ce qui ne va pas avec un moteur
line-summary-engines-play = Faire jouer un match à deux moteurs
line-summary-bridge-handicap = Le handicap de deux moyennes
line-summary-bridge-handicap-table = Toute la table de handicap
line-summary-bridge-imps = Les IMP d’un écart de points
line-summary-bridge-contract = Ce que rapporte un contrat
line-summary-bridge-award = La récompense d’une part dans les victoires
line-summary-bridge-awards = Les récompenses de tous les joueurs
line-summary-bridge-meter = Où en sont les joueurs pour chaque rang
line-summary-bridge-print = Imprimer les feuilles d’une soirée
line-summary-verify = Vérifier chaque règle du format sur le fichier
line-summary-export = Écrire le tournoi en csv, json ou html
line-summary-import = Créer un fichier de tournoi à partir d’une copie ou d’un export JSON
line-summary-apply = Laisser diriger un programme : une commande JSON par ligne, une réponse par ligne
line-summary-completion = Compléter les commandes avec la touche Tab du shell
line-summary-backup = Sauvegarder tout ce que garde un serveur, même en marche
line-summary-restore = Restaurer une sauvegarde dans une base vide
line-summary-doctor = Contrôler tout ce que garde un serveur
line-summary-people = Toutes les personnes d’un serveur, avec leurs rôles

## Les codes de sortie

line-exit-done = fait, ou toutes les règles sont respectées
line-exit-refused = refusé et rien de modifié, ou verify a trouvé quelque chose
line-exit-misused = pas compris : commande ou option inconnue, ou argument manquant
line-exit-failed = le fichier ou le disque a fait défaut
line-exit-unfinished = arrêté avant la fin, ou une coupe attend : cup resume la reprend

## Les variables d’environnement

line-env-columns = Largeur des pages, de 40 à 400 colonnes ; par défaut, celle du terminal
line-env-file = Fichier de tournoi quand aucun n’est indiqué ; sinon le seul du dossier
line-env-no-color = Définie, quelle que soit sa valeur : pas de couleurs
line-env-term = Si elle vaut dumb : pas de couleurs
line-env-language = Langue des pages : en, de ou fr ; par défaut, celle de LC_ALL, LC_MESSAGES ou LANG
line-env-lc-all = Langue des pages, si ARBITER_LANGUAGE n’est pas définie
line-env-lc-messages = Langue des pages, si aucune des deux n’est définie
line-env-lang = Langue des pages, si aucune des trois n’est définie
line-env-path = Dossiers où se trouvent les moteurs d’échecs
line-env-database = Base de données du serveur, si --database manque : un fichier ou une adresse. Elle n’apparaît dans aucune liste de processus
line-env-password = Mot de passe de PostgreSQL, si l’adresse de la base n’en contient pas

## Ce que signifient les mots en capitales

line-word-board = Une donne et ce qui s’y est passé, par exemple 1:4SN=/3NTE+1
line-word-config = La configuration de la coupe, un fichier JSON
line-word-config-resume = La configuration de la coupe, un fichier JSON, ou son fichier de tableau
line-word-contract = Un contrat avec ses levées, par exemple 4SxN-1
line-word-points = Un écart de points
line-word-file = Le fichier du tournoi
line-word-format = Le nom d’un format ; `arbiter formats` les donne tous
line-word-match = Le numéro d’un match, par exemple 7, Q1.2 ou B3
line-word-n = Combien jouent
line-word-name = Le nom d’un participant, son identifiant ou sa place dans la liste, par exemple #3
line-word-opponent = L’équipe qu’elle veut rencontrer
line-word-players = Quatre joueurs de l’équipe séparés par des virgules, par nom, numéro ou place dans l’équipe, par exemple #2
line-word-result = Les Blancs d’abord : 1-0, 0-1, 1/2 ; +-, -+ ou -- par forfait ; pour des équipes de bridge les IMP, par exemple 35-12
line-word-seq = Le numéro d’un fait ; `arbiter log` les affiche
line-word-shell = L’un de bash, zsh et fish
line-word-sheet = L’un de bracket-sheet, tickets, go-to, rack, recap et conditions
line-word-source = Un fichier de tournoi ou un export JSON
line-word-subject = L’un de match, rank, tie, bye, seed, out, champion, advance, handicap et number, et lequel
line-word-team = Le nom d’une équipe
line-word-who = Le participant à modifier : nom, identifiant ou place dans la liste, par exemple #3
line-word-backup-written = La sauvegarde à écrire
line-word-backup-read = La sauvegarde à lire
line-word-file-created = Le fichier de tournoi à créer
line-word-name-new = Le nom du nouveau participant
line-word-name-absent = Le joueur ou l’équipe qui ne s’est pas présenté
line-word-name-winner = Le vainqueur, ou tous ceux qui se qualifient
line-word-name-champion = Le vainqueur, ou tous ceux qui se partagent la victoire
line-word-name-engine = Un moteur : un nom de la liste ou le chemin d’un programme

## Pas compris

line-no-command = Il n’y a pas de commande « { $command } ».
line-old-spelling = « { $old } » s’écrit maintenant « { $new } ». L’ancienne écriture fonctionne pour la dernière fois dans cette version.
line-no-option = { $command } n’a pas d’option { $option }.
line-did-you-mean = Vouliez-vous dire { $meant } ?
line-see = Voir : { $command }
line-no-language = Il n’y a pas de langue « { $language } ». Choisissez { OR($languages) }.
line-language-missing = --language demande une valeur : { OR($languages) }.
line-switch = { $option } est un interrupteur et ne prend pas de valeur. Écrivez seulement { $option }.
line-needs-value = { $option } demande une valeur : { $usage }
line-word-missing = { $command } : { $word } manque.
line-word-is = { $word } : { $meaning }.
line-which-file = Quel tournoi ? Ce dossier contient { $files }. Tapez le fichier, ou nommez-le dans { $variable }.
line-mistyped-file = « { $word } » désigne-t-il le fichier { $file } ? Sinon, tapez aussi le fichier : { $command }
line-word-extra = { $command } : « { $word } » est un mot de trop. Mettez entre guillemets les noms qui contiennent des espaces.
line-fault = c’est une erreur d’Arbiter. Examinez le fichier avec show avant de répéter la commande, et signalez ceci :
    { $problem }
