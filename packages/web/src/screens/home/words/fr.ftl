### La liste des tournois.

## La liste

home-tab = Tournois
home-running = { $count ->
    [one] Un tournoi en cours
   *[other] { $count } tournois en cours
  }
home-archive = Les archives
home-signed-in = { $role ->
   *[owner] Connecté sous le nom de { $name }, propriétaire de ce site
    [director] Connecté sous le nom de { $name }, avec le droit d’ouvrir des tournois
    [helper] Connecté sous le nom de { $name }, aide aux tournois de ce site
  }
home-guest = Arbiter dirige des tournois dans cinq formats selon leurs règles écrites, et dit pourquoi.
home-running-figure = en cours
home-finished-figure = terminés
home-new-tournament = Nouveau tournoi
home-import-file = Importer un fichier
home-show = Afficher
home-current = Actuels
home-archived = Archives
home-find = Chercher un tournoi par son nom
home-find-hint = Chercher un tournoi
home-played = En cours
home-set-up = Inscriptions ouvertes
home-over = Terminés
home-demos = Démos
home-demos-note = à moitié jouées, pour regarder et essayer
home-as-of = État : { $at }
home-stale = Dernière nouvelle : { $at }, nouvel essai
home-more = En afficher plus
home-nothing-found = Aucun tournoi n’a « { $text } » dans son nom. Cherchez un seul mot du nom.
home-empty-opens = Vous n’avez pas encore de tournoi. Ouvrez-en un : choisissez un format, collez les noms, lancez.
home-empty-archive = Les archives sont vides. Un tournoi archivé reste visible, mais ne change plus.
home-empty-guest = Aucun tournoi n’est encore public ici. Si vous avez reçu un lien, ouvrez-le pour entrer.
home-loading = Chargement de la liste
home-get-in = Comment entrer
home-how-in = Chacun peut suivre ce qui est public. Arbitres et marqueurs sont invités par un lien, et les participants saisissent leurs parties avec le leur : ouvrez le vôtre, et ce navigateur est connecté.
home-have-link = J’ai un lien

## Importation

home-import-title = Importer
home-import-explain = Déposez ici un fichier de tournoi. Chaque fait est vérifié avant d’être affiché ; si le fichier est défectueux, la ligne est indiquée.
home-import-choose = Choisir un fichier
home-import-names = Partir d’une liste de noms
home-import-reading = Vérification de { $file }
home-import-refused = { $file } n’a pas été importé.
home-import-done = { $name } a été importé comme tournoi privé.
home-import-unreadable = Le fichier n’a pas pu être lu. Choisissez-le à nouveau.

## Un tournoi

home-line-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
home-line-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
home-line-is = { $format }, { $field }
home-line-demo = Démo
home-line-private = Privé
home-line-played = { $round }, { $decided } sur { $matches } décidés
home-line-won = { $name } a gagné
home-line-running = En cours
home-line-entering = Inscriptions ouvertes
home-line-finished = Tout est joué
home-line-closed = Clos
home-line-track = { $done } tours joués sur { $all } connus
home-line-to-play = à jouer
home-line-needs = pour vous
home-line-changed = modifié
home-line-control = Direction
home-line-watch = Suivre
home-line-open = Ouvrir
home-line-go-on = Continuer
home-line-of = { $what } : { $name }
home-line-archive = Archiver
home-line-take-out = Désarchiver
home-line-remove = Supprimer

## Archivage et suppression

home-away-title = Supprimer { $name } ?
home-away-explain = La démo est supprimée définitivement, avec tout ce qui y a été essayé. Elle ne revient pas.
home-away-remove = Supprimer la démo
home-away-explain-for-good = Le tournoi est supprimé définitivement : participants, résultats, personnes et liens. Rien ne le fait revenir. Enregistrez d’abord le fichier du tournoi ; il pourra être réimporté.
home-away-save = Enregistrer le fichier du tournoi
home-away-say-name = Tapez son nom pour le supprimer
home-away-remove-for-good = Supprimer définitivement
home-away-leave = Le garder
home-away-removed = { $name } a été supprimé.
home-away-archived = { $name } est archivé : il reste visible, mais ne change plus.
home-away-taken-out = { $name } est sorti des archives.
