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

pen-empty = Tapez le numéro du match, puis le résultat.
pen-unknown = Il n’y a pas de match { $typed } ici. Cherchez le numéro dans la liste.
pen-several = Plusieurs matchs portent ce nom : { $among }. Tapez le nom complet.
pen-decided = Le match { $match } est déjà terminé : { $how }.
pen-score = { $first } { $result } { $second }
pen-through = { $names ->
    [one] { $names } se qualifie
   *[other] { $names } se qualifient
  }
pen-correct = Le corriger sur sa page
pen-waiting = Le match { $match } n’accepte pas encore de résultat : sa ronde ou ses joueurs sont encore à venir.
pen-begun = { $white } (Blancs) – { $black }
pen-teams = { $teams } : tapez les IMP, par exemple 34-21
pen-lettered = { $letter } { $team }
pen-no-game = Aucune partie du match { $match } n’est à jouer.
pen-other-games = Cette partie du match { $match } n’est pas à jouer. À jouer : { $games ->
    [one] partie
   *[other] parties
  } { $games }.
pen-unreadable = « { $typed } » n’est pas un résultat. Tapez 1, 0 ou =, ou bien + ou − pour un forfait.
pen-unreadable-imps = « { $typed } » n’est pas un résultat. Tapez les IMP, par exemple 34-21, et h1 ou h2 pour une mi-temps.
pen-which-teams = Quelles deux équipes ? Tapez leurs lettres et les IMP, par exemple ab 38-24 : { $teams }.
pen-time-missing = Les autres résultats de cette ronde ont une heure de fin : ajoutez-la, par exemple 14:32.
pen-match = match { $match }
pen-game = partie { $game }
pen-half = { $half ->
   *[first] première mi-temps
    [second] seconde mi-temps
  }
pen-recorded = Match { $match } enregistré : { $first } { $result } { $second }
pen-by-forfeit = par forfait
pen-nobody-came = personne n’est venu

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
pen-bulk-taken-back = Annulé : { $what }
pen-bulk-left = { $count ->
    [one] { $count } ligne n’a pas été enregistrée et reste
   *[other] { $count } lignes n’ont pas été enregistrées et restent
  } dans le champ.

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
