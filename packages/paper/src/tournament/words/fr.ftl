### Le tournoi en une page : à imprimer, à afficher, à mettre sur un site.

## L’en-tête

page-entrants = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
  }
page-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
page-entering = La liste est ouverte : rien n’a encore été tiré au sort.
page-level = Le jeu ne peut pas départager { $who } : l’arbitre décide.
page-not-published = La suite n’est pas encore publiée.
page-playing = En cours : { $round }.
page-playing-several = En cours : { $rounds }.
page-won = { $who } a gagné.
page-shared = { $who } se partagent la première place.
page-nobody-won = Personne n’a gagné.
page-closed = Le tournoi est clos.
page-all-decided = Tous les matchs sont terminés.
page-places-open = Les { $places } places sont libres ; une place demande { $points } points.
page-places-left = { $left ->
    [one] { $left } place sur { $places } reste libre
   *[other] { $left } places sur { $places } restent libres
  } ; une place demande { $points } points.
page-figure = { $figure ->
   *[phase] phase
    [places] places prises
    [still-in] encore en lice
    [round] ronde
    [decided] matchs terminés
  }
page-of = sur { $count }
page-as-of = État du { $at }.

## Les mots communs à plusieurs parties

page-now = en cours
page-tick = gagné
page-decided-of = { $decided } sur { $all }
page-from-round = À partir d’ici : { $round } ; ce qui précède est plus bas
page-form = Forme
page-withdrawn = retiré
page-note = « { $note } »
page-head = { $head ->
   *[name] Nom
    [rating] Elo
    [club] Club
    [number] Nº
    [team] Équipe
    [players] Joueurs
    [average] Moyenne
  }
page-section = { $section ->
   *[entrants] Participants
    [teams] Équipes
    [rounds] Rondes
    [phases] Phases
    [seating] Qui est assis où
  }
page-stage-rounds = { $stage }, { $of ->
   *[rounds] rondes
    [phases] phases
  }

## Les rondes

page-round-decided = { $decided } sur { $all } terminés
page-round-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }
page-round-chess960 = Chess960 nº { $number }
page-round-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  } par match
page-round-clock = { $clock } par partie
page-round-bye = Exempt :
page-round-open = partie { $game } à jouer

## Le tableau des joueurs

page-bracket-declared = décision

## Les équipes

page-bracket = Tableau { $bracket }
page-round-in-bracket = Tableau { $bracket }, { $round }
page-brackets = Tableaux
page-averages = Moyennes de { $high } à { $low }
page-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
page-bracket-reading = Devant les noms, les numéros du tableau ; derrière, { $taken ->
   *[number] le numéro
    [ticket] le ticket ou le numéro
  } pour le tour suivant
page-paired = { $how ->
   *[re-paired] réapparié
    [by-hand] apparié à la main
    [chosen] choisi
    [extra-boards] donnes supplémentaires
  }
page-standing-head = { $head ->
   *[won] gagn.
    [quotient] quotient
  }
page-three-way = match à trois
page-many-teams = { $count } équipes
page-advance = { $count ->
    [one] une qualifiée
   *[other] deux qualifiées
  }
page-boards = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
page-boards-each = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  } chacune
page-of-losers = des perdants
page-left = partie
page-from-match = du match { $match }
page-from-robin = du tour toutes rondes
page-goes-to = va en { $ticket }
page-plays-on = continue avec le numéro { $number }
page-versus = { $one } – { $other }
page-line = { $what ->
   *[boards] Donnes
    [first-half] Première mi-temps
    [second-half] Seconde mi-temps
    [extra-boards] Donnes supplémentaires
    [handicap] Handicap
    [carry-over] Report
  }
page-to-come = à venir
page-part-to-come = { $what ->
   *[boards] donnes
    [first-half] première mi-temps
    [second-half] seconde mi-temps
    [extra-boards] donnes supplémentaires
  } à venir
page-given-to = +{ $imps } pour { $who }
page-imps = { $imps }
page-result = { $result }
page-quotient = { NUMBER($quotient, minimumFractionDigits: 3, maximumFractionDigits: 9) }
page-declared-through = décision : { $who } se qualifient
page-decided-nobody = { $how }, personne ne se qualifie
page-decided = décidé { FORM($how, "by") }
page-players-about = Derrière les noms, les points de maître ; la moyenne de tous les membres
page-players-folded = { $count } équipes et leurs joueurs
page-captain = capitaine

## Qui est assis où

page-seating-about = À la mi-temps, les paires Est-Ouest vont de X à Y, de Y à Z, de Z à X ; les donnes de X à Z, de Y à X, de Z à Y
page-seating-match = Match { $match }
page-seating-head = { $head ->
   *[north-south] Nord-Sud
    [east-west] Est-Ouest
    [boards] Donnes
  }
