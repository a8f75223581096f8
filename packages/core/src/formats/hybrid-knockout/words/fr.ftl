### L’élimination hybride.

## Le format

hybrid-knockout-title = Élimination hybride
  .a = une élimination hybride
hybrid-summary = Une élimination directe pour tout nombre de joueurs : si ce n’est pas une puissance de deux, on se qualifie d’abord. Pour 2 à 500 joueurs.
hybrid-with-chess960 = Chess960

## Colonnes du classement

hybrid-seed-means = ordre de qualification ; sans qualification, ordre de la liste
hybrid-points-means = points de la qualification : victoire 1, nulle ½
hybrid-played-means = matchs joués en qualification
hybrid-wins-means = matchs gagnés en qualification
hybrid-draws-means = matchs nuls en qualification
hybrid-losses-means = matchs perdus en qualification
hybrid-byes-means = exemptions
hybrid-reached = Atteint
hybrid-reached-means = moment où les points requis ont été atteints
hybrid-lost-in-means = tour de l’élimination

## Réglages

hybrid-max-players = Nombre maximal de joueurs
hybrid-max-players-about = Le plus grand nombre de joueurs au départ.
hybrid-chess960 = Positions Chess960
hybrid-chess960-about = Chaque phase et chaque tour à élimination directe a sa propre position de départ.
hybrid-race = Points pour gagner un match
hybrid-race-about = Points à atteindre dans un match ; 0,5 est une seule partie.
hybrid-chess960-means = Chaque phase et chaque tour à élimination directe a sa position de départ, une parmi 960.
hybrid-usual-position-means = Chaque partie commence dans la position habituelle.
hybrid-single-game-means = Une partie décide ; une nulle mène à la mort subite dans la phase à élimination directe.
hybrid-preset-source = Comme dans la source : Chess960, 10 minutes
hybrid-preset-rapid = Rapide, 15+10
hybrid-preset-blitz = Blitz, 3+2
hybrid-preset-classical = Classique, 90+30
hybrid-clock = Cadence d’une partie
hybrid-clock-about = Cadence des parties normales : 10+5 signifie dix minutes et cinq secondes par coup. En secondes, on écrit { $example }.
hybrid-clock-base = secondes
hybrid-clock-increment = par coup
hybrid-clock-bonus = après le coup 40
hybrid-named-first = Nommé en premier à partir du tour 3
hybrid-named-first-about = Qui est nommé en premier à partir du tour 3 : comme dans l’exemple imprimé, ou toujours le vainqueur du match précédent.
hybrid-named-as-printed = comme imprimé
hybrid-named-earlier = match précédent
hybrid-seed-playoffs = Barrages pour les têtes de série
hybrid-seed-playoffs-about = Les joueurs à égalité à chaque étape jouent l’ordre de leurs têtes de série.
hybrid-absences = Absences au plus
hybrid-absences-about = Qui a été absent aussi souvent, en même temps que son adversaire, n’est plus apparié.

## Chiffres

hybrid-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
hybrid-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
  }
hybrid-draws = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
  }
hybrid-losses = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
  }
hybrid-unplayed = dont { $count } sans jouer
hybrid-missed = { $count } manqués par les deux
hybrid-record = { $points } en { $played ->
    [one] { $played } match
   *[other] { $played } matchs
  } ({ $results })
hybrid-has-record = { $who } a { $record }.

## La course

hybrid-reached-at = { $who } a atteint { $points } en phase { $phase } à { $at }, après { $played ->
    [one] { $played } match
   *[other] { $played } matchs
  }.
hybrid-reached-on = { $who } a atteint { $points } en phase { $phase } le { $at }, après { $played ->
    [one] { $played } match
   *[other] { $played } matchs
  }.
hybrid-has-points = { $who } a { $points }.
hybrid-before = { $who } passe avant { $other } : { $by ->
   *[time] plus tôt
    [reports] résultat saisi plus tôt
    [matches] moins de matchs
    [points] plus de points
    [phase] une phase plus tôt
  } (HYB-S11).
hybrid-level-listed = { $who } et { $other } sont à égalité de temps, de matchs et de points, et { $who } est plus haut dans la liste (HYB-12).
hybrid-missed-by = { $last } a pris la dernière place : { $by ->
   *[time] plus tôt
    [reports] résultat saisi plus tôt
    [matches] moins de matchs
    [points] plus de points
  } (HYB-S11).
hybrid-missed-playoff = Le barrage a été perdu (HYB-S12).
hybrid-seeds-stand = Les têtes de série publiées restent (HYB-27).
hybrid-needed = { $open ->
    [0] Il faut { $needed } points, et toutes les places sont prises.
    [one] Il faut { $needed } points, et { $open } place sur { $places } est libre.
   *[other] Il faut { $needed } points, et { $open } places sur { $places } sont libres.
  }
hybrid-playoff-next = { $between } sont à égalité de temps, de matchs et de points. En phase { $phase }, ils jouent un barrage pour { $places ->
    [one] { $places } place
   *[other] { $places } places
  }.
hybrid-playoff-next-order = { $between } sont à égalité de temps, de matchs et de points. En phase { $phase }, ils jouent un barrage pour l’ordre de leurs têtes de série.
hybrid-playoff-now = { $between } sont à égalité de temps, de matchs et de points et jouent un barrage pour { $places ->
    [one] { $places } place
   *[other] { $places } places
  }.
hybrid-playoff-now-order = { $between } sont à égalité de temps, de matchs et de points et jouent un barrage pour l’ordre de leurs têtes de série.

## Têtes de série

hybrid-seed = { $who } est tête de série { $seed }.
hybrid-seed-so-far = { $who } est pour l’instant tête de série { $seed }.
hybrid-seed-none = { $who } n’est pas tête de série.
hybrid-seed-listed = { $who } est tête de série { $seed } sur { $of }. Personne n’avait à se qualifier : l’ordre de la liste est celui des têtes de série.
hybrid-would-be-seed = D’après les résultats actuels, { $who } serait tête de série { $seed }, mais les têtes de série publiées restent (HYB-27).
hybrid-would-be-none = D’après les résultats actuels, { $who } ne serait pas tête de série, mais les têtes de série publiées restent (HYB-27).
hybrid-all-qualified = Il ne restait pas plus de joueurs que de places : tous se sont qualifiés, aux points, puis au plus petit nombre de matchs.
hybrid-took-place = { $who } a pris une place du barrage sans jouer davantage.
hybrid-won-playoff = À égalité avec d’autres, { $who } a gagné le match { $match } du barrage en phase { $phase }.
hybrid-bye-playoff = À égalité avec d’autres, { $who } était exempt du barrage en phase { $phase } et passe après ses vainqueurs.
hybrid-lost-playoff = À égalité avec d’autres, { $who } a perdu le match { $match } du barrage en phase { $phase }.
hybrid-left-playoff = À égalité avec d’autres, { $who } n’est plus dans le barrage.
hybrid-plays-off = { $who } est à égalité de temps, de matchs et de points avec { $others } et joue un barrage pour { $places ->
    [one] { $places } place
   *[other] { $places } places
  }.
hybrid-plays-off-order = { $who } est à égalité de temps, de matchs et de points avec { $others } et joue un barrage pour l’ordre des têtes de série.

## Phases

hybrid-meets = { $white } rencontre { $black } { FORM($round, "in") }, match { $match }. { $white } a les blancs dans la partie 1.
hybrid-rotation = Tous ceux qui ont pris le départ sont encore en course : la rotation de la liste les apparie.
hybrid-met = { $times ->
    [0] Ils ne s’étaient pas encore rencontrés.
    [one] Ils s’étaient rencontrés { $times } fois.
   *[other] Ils s’étaient rencontrés { $times } fois.
  }
hybrid-pool = Les { $pool } joueurs en course sont appariés avec { $repeats ->
    [one] { $repeats } répétition
   *[other] { $repeats } répétitions
  } et une somme de couleurs de { $colours } : aucun appariement n’en a moins.
hybrid-proof = { $by ->
   *[bounds] Les bornes le prouvent : aucun appariement ne descend sous { $repeats } et { $colours }.
    [matching] Un couplage pondéré le montre ; les bornes sont { $repeats } et { $colours }.
  }
hybrid-had-met = { $who } avait déjà rencontré { $met } (HYB-6).
hybrid-had-met-nobody = { $who } n’avait encore rencontré personne d’autre en course (HYB-6).
hybrid-colours = { $who } avait eu { $whites } fois les blancs et { $blacks } fois les noirs.
hybrid-white = { $step ->
   *[balance] Les blancs revenaient à { $who } (HYB-7).
    [last] Les couleurs sont équilibrées ; d’après la dernière couleur, les blancs revenaient à { $who } (HYB-7).
    [meeting] Les couleurs sont équilibrées : celles de leur dernière rencontre sont inversées (HYB-7).
    [odd] Les couleurs sont équilibrées ; dans les phases impaires, le premier de la liste a les blancs (HYB-7).
    [even] Les couleurs sont équilibrées ; dans les phases paires, le dernier de la liste a les blancs (HYB-7).
  }

## Exempts et barrages

hybrid-bye = { $who } est exempt en phase { $phase }. Cela ne donne pas de points et n’est pas un match.
hybrid-bye-rotation = { $count } est impair, et la rotation de la liste laisse ce numéro sans adversaire.
hybrid-bye-playoff-odd = { $count } jouent le barrage. Parmi ceux qui ont été le moins souvent exempts ({ $byes }), { $who } est le premier de la liste.
hybrid-bye-pool = { $count } sont en course, et personne n’y a été moins souvent exempt ({ $byes }, phases manquées comprises).
hybrid-bye-steps = Parmi eux, l’exempt est celui qui laisse le moins de répétitions ({ $repeats }), puis qui a le plus de matchs, le moins de points et la dernière place de la liste.
hybrid-playoff-meets = { $white } rencontre { $black } au barrage de la phase { $phase }, match { $match }. { $white } a les blancs dans la partie 1.
hybrid-playoff-why = { $level } joueurs sont à égalité de temps, de matchs et de points et jouent pour { $places ->
    [one] { $places } place
   *[other] { $places } places
  }.
hybrid-playoff-seats = Le dernier de la liste rencontre le premier, et le plus bas des deux est nommé d’abord (HYB-14).

## Élimination directe

hybrid-knockout-meets = { CAPITAL($first) } rencontre { FORM($second, "against") } { FORM($round, "in") }, match { $match }, et a les blancs dans la partie 1.
hybrid-knockout-seeds = Le plus grand numéro de série rencontre la tête de série 1, le suivant la 2, et ainsi de suite ; le plus grand numéro est nommé d’abord.
hybrid-knockout-winners = Le vainqueur du premier match rencontre celui du dernier, et ainsi de suite. { $named ->
   *[earlier] Le vainqueur du match précédent est nommé d’abord.
    [later] À partir du tour 4, le vainqueur du match suivant est nommé d’abord, comme dans l’exemple imprimé.
  }

## Places

hybrid-rank = { $who } est { ORDINAL($rank) }.
hybrid-rank-shared = { $who } est { ORDINAL($rank) }, à égalité avec { $others }.
hybrid-rank-shared-many = { $who } est { ORDINAL($rank) }, à égalité avec { $count } autres.
hybrid-no-place = { $who } n’a pas de place dans l’élimination directe.
hybrid-tie-shared = { $who } et { $other } partagent la place.
hybrid-tie-ahead = { $who } devance { $other } : { $by ->
   *[later-round] un tour plus loin
    [place] une place dans l’élimination directe
    [qualifying] l’ordre de qualification
    [matches] moins de matchs
    [points] plus de points
  }.

## Ce que l’arbitre ne peut pas faire

hybrid-late-seeds = Les têtes de série sont publiées.
hybrid-late-phase = La première phase est terminée.
hybrid-out-nothing = Il ne reste rien à jouer.
hybrid-out-playoff = Les dernières places se jouent en barrage.
hybrid-out-taken = La dernière place est prise.

## Où quelqu’un se trouve

hybrid-has-withdrawn = { $who } s’est retiré.
hybrid-has-qualified = { $who } s’est qualifié comme tête de série { $seed } et a quitté la course.
hybrid-has-left = { $who } a quitté la course.
