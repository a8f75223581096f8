### Ce que disent les feuilles d’un bridge par élimination : feuilles de tableau, tickets, cartes de parcours, liste des tables, récapitulatif, règlement.

## La feuille de tableau

sheet-from = de { $match }
sheet-from-loser = perdant de { $match }
sheet-from-robin = place { $place } du tour toutes rondes
sheet-from-half = { $ticket } : { $place ->
   *[winner] vainqueur
    [loser] perdant
    [first] premier
    [second] deuxième
  } de { $match }
sheet-away = absente
sheet-disqualified = disqualifiée
sheet-moved-to = passée en { $bracket }

## Les tickets

sheet-report-nothing = Pas d’adversaire : rien à jouer, rien à annoncer.
sheet-report-ring = Comparez à la table { $table } après l’anneau. Annoncez { $matches ->
    [one] le match { $matches }
   *[other] les matchs { $matches }
  } à la table d’arbitrage.
sheet-report-sessions = Les deux séances se jouent ainsi, { $boards } donnes contre chaque équipe. Comparez ensuite à la table { $table } ; les trois équipes annoncent ensemble { $matches ->
    [one] le match { $matches }
   *[other] les matchs { $matches }
  } à la table d’arbitrage.
sheet-report-compact = Comparez à la table { $table } quand toutes les donnes de l’anneau sont jouées. Les trois équipes annoncent ensemble { $matches ->
    [one] le match { $matches }
   *[other] les matchs { $matches }
  } à la table d’arbitrage.
sheet-report-three = Comparez à la table { $table } après la seconde mi-temps. Les trois équipes annoncent ensemble { $matches ->
    [one] le match { $matches }
   *[other] les matchs { $matches }
  } à la table d’arbitrage.
sheet-report-two = Comparez à la table { $table }. Le vainqueur annonce { $matches ->
    [one] le match { $matches }
   *[other] les matchs { $matches }
  } à la table d’arbitrage.

## Les tickets modifiés

sheet-changed-new = nouveau
sheet-changed-gone = ne joue plus
sheet-none = aucun
sheet-text = { $text }
sheet-changed-name = nom { $now } (auparavant { $old })
sheet-changed-captain = capitaine { $now } (auparavant { $old })
sheet-changed-bracket = tableau { $now } (auparavant { $old })
sheet-changed-number = numéro { $now } (auparavant { $old })
sheet-changed-match = match { $now } (auparavant { $old })
sheet-changed-opponent = adversaire { $now } (auparavant { $old })
sheet-changed-more = joue aussi contre { $now }
sheet-changed-fewer = ne joue plus contre { $old }
sheet-changed-table = table { $now } (auparavant { $old })
sheet-seat = N-S { $northSouth } E-O { $eastWest }
sheet-seat-then = { $before }, puis { $seat }
sheet-seat-ticket = { $ticket } { $seats }
sheet-changed-boards = { $now ->
    [one] { $now } donne
   *[other] { $now } donnes
  } (auparavant { $old })
sheet-changed-given = { $what ->
   *[handicap] handicap
    [carry-over] report
  } { $now } (auparavant { $old })
sheet-changed-given-against = { $what ->
   *[handicap] handicap
    [carry-over] report
  } contre { $team } : { $now } (auparavant { $old })

## Ce que le récapitulatif raconte à côté des scores

sheet-in-match = Match { $match } ({ $round }) : { $what }.
sheet-in-round = { $round } :
sheet-no-opponent = { $who } n’avait pas d’adversaire
sheet-absent = { $who ->
    [one] { $who } n’était pas là
   *[other] { $who } n’étaient pas là
  } ; les autres ont continué
sheet-absent-won = { $who ->
    [one] { $who } n’était pas là
   *[other] { $who } n’étaient pas là
  } ; { $winner } a gagné par forfait
sheet-absent-unpaid = { $who ->
    [one] { $who } n’était pas là
   *[other] { $who } n’étaient pas là
  }, et l’autre équipe n’a pas payé ; personne ne se qualifie
sheet-absent-all = double forfait ({ $who }) ; personne ne se qualifie
sheet-left-disqualified = { $who } a été disqualifiée
sheet-left-bracket = { $who } est passée dans le tableau { $bracket }
sheet-wrong = { $left } ; les autres ont continué
sheet-wrong-won = { $left } ; { $winner } a gagné par forfait
sheet-wrong-nobody = { $left } ; personne ne se qualifie
sheet-bye-won = { $round } : { $who } n’avait pas d’adversaire et a gagné.
sheet-order-by-hand = L’arbitre a fixé l’ordre des équipes à la main.
sheet-handicap-approved = Un autre handicap que celui de la formule a été approuvé.
sheet-declared-winner = l’arbitre a déclaré { $who } vainqueur
sheet-declared-through = par décision de l’arbitre, { $who ->
    [one] { $who } se qualifie
   *[other] { $who } se qualifient
  }
sheet-declared-cancelled = l’arbitre a annulé le match
sheet-declared-drawn = l’arbitre a déclaré le match nul
sheet-emergency = { $who } est partie pour une urgence et garde ce qui était acquis.
sheet-corrected = le résultat entre { $teams } a été corrigé de { $was } en { $now }

## Le règlement de l’épreuve : le sujet de chaque paragraphe

sheet-about = { $about ->
   *[format] Formule
    [teams] Équipes
    [re-pairing] Nouvel appariement
    [boards] Donnes
    [ties] Égalités
    [ties-of-five] Égalités à cinq
    [handicap] Handicap
    [participation] Participation
    [absence] Absence
  }

## La formule

sheet-format-compact = Élimination compacte de { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
  }. Une séance a deux mi-temps ; après la première, vainqueurs et perdants vont là où la carte de parcours les envoie. Les quatre dernières équipes jouent demi-finales et finale.
sheet-format-knockout = Élimination directe de { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
  }. Personne n’est exempt : là où les nombres l’exigent, trois équipes se rencontrent dans un match à trois.
sheet-format-brackets = Élimination directe de { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
  } en { $brackets ->
    [one] { $brackets } tableau
   *[other] { $brackets } tableaux
  } de force. Personne n’est exempt : là où les nombres l’exigent, trois équipes se rencontrent dans un match à trois.
sheet-format-numbers = Les numéros sont attribués { $by ->
   *[average] d’après la moyenne des points de maître
    [lot] par tirage au sort
    [entry] dans l’ordre des inscriptions
    [hand] par l’arbitre
  }.
sheet-format-advancing = Les équipes qui se qualifient prennent les plus petits numéros de leur match. Un match à deux qualifie une équipe, un match à trois en qualifie deux, sauf si sa feuille dit une.
sheet-format-playoff = Les perdants des quarts de finale jouent pour les places 5 à 8.
sheet-format-third-place = Les perdants des demi-finales jouent pour la troisième place.

## Les équipes et les donnes

sheet-members-four = Une équipe compte exactement quatre joueurs.
sheet-members = Une équipe compte quatre, cinq ou six joueurs.
sheet-re-pairing = Si deux équipes d’un appariement se sont déjà rencontrées, le tour est réapparié : le moins de répétitions possible, puis le plus de paires conservées possible, puis l’adversaire le plus faible pour le plus petit numéro. La finale n’est jamais modifiée.
sheet-boards-compact = On joue { $half } donnes par mi-temps (dans un anneau, deux équipes en jouent la moitié entre elles), { $boards } dans chaque demi-finale et en finale.
sheet-boards-session = On joue { $boards } donnes par séance. Deux équipes d’un match à trois en jouent la moitié entre elles, sauf dans un tableau de trois équipes seulement.

## Les égalités

sheet-ties-two = Si un match à deux est à égalité après toutes les donnes, les équipes jouent quatre donnes supplémentaires, autant de fois qu’il le faut.
sheet-ties-three = Un match à trois est classé d’après les matchs gagnés (un match nul compte pour moitié), puis d’après le quotient d’IMP : tous les IMP gagnés divisés par tous les IMP perdus.
sheet-ties-line = Si des équipes sont encore à égalité et que toutes ne peuvent pas se qualifier, elles jouent quatre donnes supplémentaires.
sheet-ties-extra = Les donnes supplémentaires se jouent sans handicap ni report.
sheet-ties-of-five = Le tour toutes rondes à cinq est classé d’après les points de victoire, puis les matchs gagnés, puis les matchs entre équipes à égalité, puis le résultat contre la meilleure équipe hors de l’égalité et contre les suivantes.
sheet-ties-choice = L’équipe classée première choisit son adversaire en demi-finale.

## Le handicap

sheet-handicap-none = Il n’y a pas de handicap : tous les matchs comptent tels qu’ils sont joués.
sheet-handicap-formula = L’équipe à la moyenne la plus basse reçoit N · log₁₀((40 + L/2 + H) / (40 + 3L/2)) IMP. N est le nombre de donnes du match ; H et L sont la plus haute et la plus basse moyenne de tous les membres.
sheet-handicap-override = Il y a un handicap, approuvé à la place de celui de la formule : { $how }.
sheet-override-percent = { $percent } de ce que donne la formule
sheet-override-imps = { $imps } IMP à l’équipe la plus faible dans chaque match
sheet-override-table = selon la différence des moyennes, { $steps }
sheet-override-step = { $imps } IMP à partir de { $difference }
sheet-handicap-rounding = Il est { $to ->
   *[nearest] arrondi à l’IMP entier
    [three-decimals] donné avec trois décimales
  }. Les chiffres de chaque match sont annoncés avant qu’il soit joué.

## Participation et absence

sheet-participation-half = Un joueur participe à un match s’il joue au moins la moitié des donnes de son équipe. La moitié exacte suffit ; les donnes supplémentaires ne comptent pas.
sheet-participation-rank = Gagner un certain match vaut un rang. L’obtient le joueur qui participe à ce match et dont les pourcentages, dans les matchs jusque-là auxquels il a participé, font au moins 50 en moyenne.
sheet-participation-next = Qui manque un rang obtient le rang inférieur, sinon des récompenses de match au prorata des donnes jouées.
sheet-participation-row = Sur quatre matchs, un joueur qui participe au premier, au deuxième et au quatrième mais pas au troisième n’obtient la première place qu’avec toutes les donnes du quatrième.
sheet-participation-one-win = Une équipe qui n’a qu’une victoire n’obtient que des récompenses de match.
sheet-absence-forfeit = Une équipe qui ne vient pas perd par forfait et est classée comme si elle avait perdu le match précédent. L’équipe présente qui a payé son inscription gagne.
sheet-absence-double = Une demi-finale ou une finale non jouée d’un commun accord est un double forfait.
sheet-absence-emergency = Une équipe qui doit partir pour une urgence garde ce qu’elle a acquis.

## Le reste du règlement

sheet-title = { $name }
