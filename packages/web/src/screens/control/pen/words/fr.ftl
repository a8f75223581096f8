### La saisie des résultats : la ligne, la feuille de plusieurs lignes, la liste des matchs.

pen-title = Résultats, { $round }
pen-results = Résultats
pen-count-open = { $count } à jouer
pen-all = Afficher les { $count } matchs
pen-few = N’afficher que les matchs à jouer
pen-not-published = Pas encore de résultats. Ils se saisissent ici dès qu’une ronde est publiée.

## La ligne

pen-field = Numéro du match et résultat
pen-record = Enregistrer
pen-suggestions = Noms et matchs
pen-key-white = les Blancs gagnent
pen-key-black = les Noirs gagnent
pen-key-draw = nulle
pen-key-forfeit = Blancs, Noirs par forfait
pen-key-next = enregistrer, suivant
pen-key-undo = annuler
pen-key-through = matchs à jouer
pen-key-clear = vider la ligne
pen-key-imps = IMP d’un match
pen-key-pair = deux équipes sur trois
pen-key-half = première mi-temps
pen-key-game = quelle partie
pen-now = Terminée à l’instant, { $time }

## Ce que dit la ligne

pen-correct = Le corriger sur sa page
pen-recorded = Match { $match } enregistré : { $what }
pen-deed = { $first } { $result } { $second }
pen-ruling-recorded = Enregistré : { $what }

## Plusieurs lignes

pen-bulk = Plusieurs résultats à la fois
pen-bulk-field = Un résultat par ligne, par exemple « 63 1 »
pen-bulk-record = Enregistrer { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
pen-bulk-close = Fermer
pen-bulk-told = { $count ->
    [one] { $count } résultat enregistré
   *[other] { $count } résultats enregistrés
  }
pen-bulk-left = { $count ->
    [one] { $count } ligne n’est
   *[other] { $count } lignes ne sont
  } pas encore { $count ->
    [one] claire
   *[other] claires
  }. Rien n’est enregistré avant que toutes le soient.
pen-bulk-results-only = Ce n’est pas un résultat. Tapez-le seul, sur la ligne au-dessus.

## La liste

pen-matches = Matchs, { $round }
pen-no = Nº
pen-white = Blancs
pen-black = Noirs
pen-first = Premier
pen-second = Second
pen-heading-teams = Équipes
pen-result = Résultat
pen-time = Heure
pen-live = En cours
pen-you = vous, maintenant
pen-open = à jouer
pen-reports = { $count ->
    [one] { $count } annonce
   *[other] { $count } annonces
  }
pen-take = Mettre le match { $match } dans la ligne
pen-quick = Enregistrer : { $white } { $result } { $black }

## Exemples

pen-help = Tout ce qui peut se taper
pen-help-numbers = les IMP des deux équipes
pen-help-letters = l’équipe b d’abord, aussi pour deux équipes sur trois
pen-help-half = de la première mi-temps
pen-help-name-numbers = les IMP de { $name } d’abord
pen-help-white = les Blancs gagnent ; 0 si ce sont les Noirs
pen-help-draw = nulle ; ½, r et d disent la même chose
pen-help-forfeit = les Noirs ne sont pas venus ; -+ si ce sont les Blancs
pen-help-nobody = personne n’est venu
pen-help-name = { $name } gagne : le premier chiffre est à qui est nommé
pen-help-game = la partie 2 d’un match
pen-help-time = avec l’heure de fin
pen-help-moves = avec le nombre de coups
pen-help-absent = { $name } n’est pas venu
pen-help-cancel = le match ne se joue pas
pen-help-rule = { $name } gagne par décision ; = pour nulle
pen-help-undo = annule la dernière commande
pen-help-redo = la rétablit
