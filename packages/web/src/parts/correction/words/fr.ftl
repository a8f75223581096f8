### Un changement du passé, pesé avant d’être fait.

parts-correction-change = Le changement
parts-correction-nothing-yet = Rien n’a encore changé.
parts-correction-recorded = Enregistré
parts-correction-corrected = Corrigé
parts-correction-taken = Annulé
parts-correction-written = Enregistré à la place
parts-correction-half = { $half ->
    [1] 1re mi-temps
   *[other] { $half }e mi-temps
  }
parts-correction-game = partie { $game }
parts-correction-entered = fait { $fact }, { $when }
parts-correction-reason = Motif, conservé dans l’historique
parts-correction-follows = Ce qui en découle
parts-correction-checking = Calcul des conséquences
parts-correction-summary = { $parts }.
parts-correction-checked = vérifié au fait { $fact }, { $when }
parts-correction-seats = { $count ->
    [one] { $count } place change d’occupant
   *[other] { $count } places changent d’occupant
  }
parts-correction-takes = { $count ->
    [one] { $count } fait est annulé
   *[other] { $count } faits sont annulés
  }
parts-correction-voids = { $count ->
    [one] { $what } ne compte plus
   *[other] { $what } ne comptent plus
  }
parts-correction-again = { $count ->
    [one] { $count } match est rouvert
   *[other] { $count } matchs sont rouverts
  }
parts-correction-redrawn = { $count ->
    [one] { $count } tirage est refait
   *[other] { $count } tirages sont refaits
  }
parts-correction-ranks = { $count ->
    [one] { $count } rang change
   *[other] { $count } rangs changent
  }
parts-correction-seeds = { $count ->
    [one] { $count } tête de série change
   *[other] { $count } têtes de série changent
  }
parts-correction-only-this = Rien d’autre ne change.
parts-correction-stay = { $all ->
    [one] { $stay } match décidé sur { $all } reste tel quel.
   *[other] { $stay } des { $all } matchs décidés restent tels quels.
  }
parts-correction-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
parts-correction-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
  }
parts-correction-facts = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
  }
parts-correction-mark-seat = Place
parts-correction-mark-void = Caduc
parts-correction-mark-again = Rouvert
parts-correction-mark-winner = Vainqueur
parts-correction-mark-draw = Nouveau tirage
parts-correction-mark-seed = Têtes de série
parts-correction-mark-rank = Rangs
parts-correction-mark-note = Remarque
parts-correction-notes = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
  }
parts-correction-mark-champion = Champion
parts-correction-stays-in-log = { $count ->
    [one] Il reste dans l’historique, barré.
   *[other] Ils restent dans l’historique, barrés.
  }
parts-correction-not-played-on = Publié, mais personne n’y a encore joué.
parts-correction-to-play = à jouer : { $seats }
parts-correction-waits = attend ses joueurs
parts-correction-none = personne pour l’instant
parts-correction-drawn = nul
parts-correction-fact = Fait { $fact }
parts-correction-becomes = devient
parts-correction-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
parts-correction-as-it-is = Actuellement, fait { $fact }
parts-correction-do = { $kind ->
   *[correct] Corriger le résultat
    [revoke] Annuler
    [misplaced] Replacer l’équipe
    [redraw] Refaire le tirage
  }
parts-correction-do-void = { $kind ->
   *[correct] Corriger et rendre caducs : { $what }
    [revoke] Annuler et rendre caducs : { $what }
    [misplaced] Replacer et rendre caducs : { $what }
    [redraw] Refaire le tirage et rendre caducs : { $what }
  }
parts-correction-as-it-would-be = Après le changement
parts-correction-draft = Non confirmé
parts-correction-others-too = { $count ->
    [one] et { $count } autre match
   *[other] et { $count } autres matchs
  }
parts-correction-can-undo = Vous pourrez annuler ce changement. Ce qui est devenu caduc comptera alors de nouveau.
parts-correction-changed-meanwhile = Quelque chose a changé entre-temps. Les conséquences ont été recalculées ; vérifiez-les encore une fois.

## La fiche qui corrige un résultat

parts-correction-of-game = Corriger la partie { $game } du match { $match }
parts-correction-of-ruling = Une partie du match { $match } a tout de même été jouée
parts-correction-of-boards = Corriger le match { $match } : { $one } – { $other }
parts-correction-new-result = Nouveau résultat
parts-correction-time = Heure de fin, si elle était fausse aussi (14:32)
parts-correction-not-a-time = Ce n’est pas une heure. Écrivez-la comme 14:32.
parts-correction-imps-of = IMP de { $team }
parts-correction-recorded-is = Le score enregistré est { $score }.
parts-correction-result = { $result }

## Ce que veut dire un résultat

parts-correction-wins = { $name } gagne
parts-correction-white-wins = les Blancs gagnent
parts-correction-black-wins = les Noirs gagnent
parts-correction-draw = Nulle
parts-correction-absent-name = { $name } n’est pas venu
parts-correction-white-absent = les Blancs ne sont pas venus
parts-correction-black-absent = les Noirs ne sont pas venus
parts-correction-nobody-came = Personne n’est venu
