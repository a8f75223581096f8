### Ce que disent les feuilles d’un bridge par élimination : feuilles de tableau, tickets, cartes de parcours, liste des tables, récapitulatif, règlement.

## Sur chaque feuille

sheet-name = { $sheet ->
   *[bracket-sheet] Feuille de tableau
    [tickets] Tickets
    [go-to] Cartes de parcours
    [rack] Liste des tables
    [recap] Récapitulatif
    [recap-so-far] Récapitulatif provisoire
    [conditions] Règlement de l’épreuve
  }
sheet-document = { $title } : { $sheet }
sheet-of-bracket = { $sheet }, { $bracket }
sheet-page = page { $page } sur { $pages }
sheet-page-of-bracket = { $bracket }, page { $page } sur { $pages }
sheet-imprint = État du { $at }.
sheet-note = « { $note } »
sheet-all = Tous

## Les chiffres

sheet-imps = { $imps }
sheet-received = +{ $imps }
sheet-carried = rep. { $imps }
sheet-result = { $result }
sheet-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
sheet-quotient = { NUMBER($quotient, minimumFractionDigits: 3, maximumFractionDigits: 9) }
sheet-percent = { $percent }

## L’en-tête d’un tableau

sheet-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
sheet-averages = moyennes de { $high } à { $low }
sheet-tables = tables { $tables }
sheet-boards-a-half = { $count } donnes par mi-temps
sheet-boards-a-session = { $count } donnes par séance
sheet-sessions = { $count ->
    [one] { $count } séance
   *[other] { $count } séances
  }

## La feuille de tableau

sheet-legend = Devant le nom le numéro, dessous la moyenne ; +2,5 est le handicap reçu, rep. le report ; coche : se qualifie sous le numéro qui suit.
sheet-tick = qualifiée
sheet-continued = suite
sheet-boards-of-round = { OR($boards) } donnes
sheet-boards-each = { OR($boards) } donnes chacun
sheet-boards-two-advance = { OR($boards) } chacun, deux qualifiées
sheet-boards-mixed = { OR($boards) } donnes, à trois { OR($threes) }
sheet-one-advances = une qualifiée
sheet-for-places = pour les places 1 à 3
sheet-paired = { $how ->
   *[re-paired] réapparié
    [by-hand] apparié à la main
    [chosen] choisi
    [extra-boards] donnes supplémentaires
  }
sheet-head = { $head ->
   *[won] gagn.
    [quotient] quot.
    [first] 1re
    [second] 2e
    [score] score
  }
sheet-recap-disqualified = disqualifiée
sheet-moved-from = venue de { $bracket }
sheet-decided = { $how ->
   *[quotient] au quotient d’IMP
    [extra-boards] aux donnes supplémentaires
    [forfeit] par forfait
    [walkover] sans adversaire
    [ruling] par décision de l’arbitre
    [draw] à égalité
  }
sheet-given = { $what ->
   *[carry-over] report
    [handicap] handicap
  } { $imps } pour { $number }
sheet-extra-boards = donnes supplémentaires { $between } : { $results }

## Les tickets

sheet-matches = { $matches ->
    [one] match { $matches }
   *[other] matchs { $matches }
  }
sheet-captain = Capitaine { $captain }
sheet-when = { $when ->
   *[first-half] 1re mi-temps
    [second-half] 2e mi-temps
    [first] d’abord
    [then] puis
  }
sheet-north-south = N-S
sheet-east-west = E-O
sheet-table = table
sheet-east-west-moves = E-O change
sheet-boards-move = Les donnes de la table { $table } vont en { $to } quand E-O change
sheet-against = contre
sheet-you-receive = vous recevez { $imps } IMP
sheet-you-give = vous donnez { $imps } IMP
sheet-carryover-yours = report { $imps } pour vous
sheet-carryover-theirs = report { $imps } pour eux
sheet-boards = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
sheet-boards-against-each = { $count } contre chacune
sheet-then-goes = Ensuite, { $place ->
   *[winner] vainqueur
    [loser] perdant
  } en
sheet-loser-goes = perdant en
sheet-told-later = le premier et le deuxième l’apprennent quand les trois équipes ont annoncé leur résultat

## Les cartes de parcours

sheet-card = Carte de parcours
sheet-card-table = pour la table { $table }
sheet-card-ticket = ticket { $ticket }
sheet-card-goes = { $place ->
   *[winner] Vainqueur
    [loser] Perdant
    [first] Premier
    [second] Deuxième
  } en
sheet-card-tables = Les lettres sont vos tables en seconde mi-temps : Nord-Sud à la première, Est-Ouest à la seconde.
sheet-card-held = L’arbitre garde cette carte jusqu’à ce que les trois équipes aient annoncé leur résultat, puis inscrit le premier et le deuxième.

## La liste des tables

sheet-rack-head = { $head ->
   *[bracket] Tableau
    [tables] Tables
    [teams] Équipes
    [high] Haut
    [low] Bas
  }
sheet-rack-averages = Haut et bas : les moyennes des équipes de chaque tableau

## Le récapitulatif

sheet-recap-part = { $part ->
   *[final-ranks] Classement final
    [ranks] Classement provisoire
    [matches] Matchs
    [players] Joueurs
  }
sheet-recap-of-bracket = { $bracket } : { $part }
sheet-recap-head = { $head ->
   *[rank] Rang
    [team] Équipe
    [number] Nº
    [average] Moyenne
    [won] Gagnés
    [qualified] Qualification
    [player] Joueur
    [award] Récompense
    [rule] Règle
  }
sheet-vacant = vacant
sheet-from-bracket = de { $bracket }
sheet-ribbon = ruban
sheet-recap-standing = matchs gagnés : { $won }, quotient { $quotient }
sheet-recap-line = { $what ->
   *[imps] IMP
    [carry-over] report
    [handicap] handicap
    [extra-boards] donnes supplémentaires
  }
sheet-recap-to = { $imps } pour { $number }
sheet-recap-results = { $results }
sheet-recap-halves = { $first }, puis { $second } : { $all }
sheet-recap-half = { $half ->
   *[first] première mi-temps
    [second] seconde mi-temps
  } { $result } : { $all }
sheet-recap-beside = À côté des scores
sheet-incident-kind = { $kind ->
   *[forfeit] forfaits
    [re-pairing] nouveaux appariements
    [decision] décisions de l’arbitre
    [correction] résultats corrigés
    [wrong-bracket] corrections de tableau
    [remedy] dédommagements
  }
sheet-incidents = { CAPITAL($kinds) }
sheet-incidents-none = Néant : { $kinds }.
sheet-recap-players = donnes jouées sur celles de l’équipe, match par match
sheet-award = { $award ->
   *[match] récompense de match
    [nothing] rien
    [unknown] inconnu
    [in] encore en lice
  }

## Le reste du règlement

sheet-brackets = { $count ->
    [one] Tableau
   *[other] Tableaux
  }
sheet-rounds = { $rounds }
sheet-handicaps = Handicap de chaque match
sheet-handicaps-head = { $head ->
   *[match] Match
    [team] Équipe
    [imps] IMP
  }
sheet-handicap-of = { $receives } reçoit contre { $against }, { $boards } donnes
sheet-handicaps-none = Personne ne reçoit rien pour l’instant.
sheet-override-note = Approuvé à la place de la formule : « { $note } »
sheet-posted = Affiché et annoncé le { $at } par { $by }.
sheet-posted-at = Affiché et annoncé à
sheet-posted-by = par
sheet-posted-until = Au plus tard à la comparaison des scores du premier match
