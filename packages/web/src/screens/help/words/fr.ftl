### L’aide, depuis chaque page.

help-title = Aide
help-page = Cette page
help-rules = Règlement de ce tournoi
help-programs = Pour les programmes : l’API
help-about = { $page ->
   *[control] Vous dirigez ici le tournoi : ce qu’il y a à traiter, les résultats au clavier ou d’un clic, le brouillon de la prochaine ronde, les participants et les décisions. Chaque bouton montre les conséquences avant tout enregistrement, et Annuler reprend la dernière saisie.
    [overview] Ce qui se joue, les positions, les derniers résultats et la suite.
    [bracket] Le tableau à élimination : qui rencontre qui, et qui pourrait encore. Choisissez un nom pour suivre son parcours ; une carte ouvre son match.
    [table] Le classement. Pourquoi ? explique une place ; Maintenant montre le classement à un moment antérieur.
    [matches] Tous les matchs, ronde par ronde. Un match s’ouvre avec ses parties, ce qui suit de chaque résultat, et son historique.
    [entrants] Tous les inscrits. Un nom ouvre les résultats, les prochains adversaires et, pour l’arbitre, le lien personnel.
    [odds] La suite du tournoi, jouée des milliers de fois selon ses règles : la probabilité de chaque issue, et ce qu’un résultat changerait.
    [history] Tout ce qui a été enregistré, et ce qu’il en est advenu. Rien n’est effacé. Comparez deux moments ; l’arbitre corrige ici un résultat ou l’annule.
    [rules] Le règlement de ce tournoi. Chaque raison donnée par le programme porte le numéro de sa règle.
    [people] Qui peut faire quoi ici : propriétaires, arbitres et secrétaires, leurs liens et ceux des participants.
    [print] Appariements, classements, billets et fiches de résultat à imprimer, et les pages du projecteur de la salle.
    [home] Les tournois de ce site. Ouvrez-en un, ou créez-en un ou importez un fichier si vous en avez le droit.
    [new] Un nouveau tournoi : choisissez un format, collez la liste, regardez les premiers appariements, commencez.
    [site] Qui peut ouvrir des tournois sur ce site, et l’adresse que les autres peuvent atteindre.
    [join] Le lien que vous avez reçu connecte ce navigateur. Il sert une seule fois.
    [report] Vos parties : envoyez ici le résultat. Il compte quand les deux camps annoncent le même.
  }

## Les touches

help-keys-title = Toutes les touches
help-keys-everywhere = Partout
help-keys-find = chercher un tournoi, un participant ou un match
help-keys-keys = afficher cette liste
help-keys-close = fermer sans rien changer
help-keys-bracket = Dans un tableau
help-keys-sides = un match qui précède, le match qui suit
help-keys-neighbours = les matchs voisins du tour
help-keys-sections = partie d’un grand tableau
help-keys-whole = tableau entier
help-keys-open = ouvrir le match
help-keys-followed = le participant suivi
help-keys-control = À la direction du tournoi
help-keys-typed = numéro du match, espace, résultat, Entrée : enregistre le résultat
help-keys-results = les Blancs gagnent, les Noirs gagnent, nulle, victoire ou défaite par forfait
help-keys-undo = annuler la dernière commande
help-keys-redo = la rétablir, dans l’historique
help-keys-match = Sur un match
help-keys-others = Ailleurs
help-keys-make = nouveau tournoi, importer un fichier
help-keys-follow = suivre un participant, sur sa page
help-keys-print = imprimer la page affichée
help-keys-turn = tourner les pages de l’écran de salle
help-keys-scroll = faire défiler l’écran de salle ou tourner les pages
help-keys-done = Fermer
