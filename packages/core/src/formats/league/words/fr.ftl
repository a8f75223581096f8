### Le championnat.

## Le format

league-title = Championnat
  .a = un championnat
league-summary = Chacun rencontre tous les autres deux fois, une fois avec chaque couleur, par phases. Pour 4 à 30 joueurs.

## Colonnes du classement

league-points-means = points : victoire 3, nulle 1, défaite 0
league-played-means = parties jouées, forfaits compris
league-wins-means = victoires
league-draws-means = nulles
league-losses-means = défaites
league-black-wins = VN
league-black-wins-means = victoires avec les Noirs, sans les forfaits
league-byes-means = exemptions jusqu’ici
league-prize = Prix
league-prize-means = dotation

## Réglages

league-balanced-colours = Couleurs équilibrées
league-balanced-colours-about = Les Blancs et les Noirs s’équilibrent à chaque tour du cycle ; sinon, le mieux placé de la liste a les Blancs au premier cycle.
league-withdrawal = En cas de retrait
league-withdrawal-about = Qui se retire avant la moitié des parties perd tous ses résultats, ou seulement les parties restantes par forfait.
league-withdrawal-annul = résultats annulés avant la moitié
league-withdrawal-forfeit = le reste est perdu par forfait
league-prizes = Prix, place par place
league-prizes-about = Un montant par place, par exemple 300, 200, 100 ; les ex æquo se partagent les leurs à parts égales. Dans les fichiers et les commandes, les montants sont en centimes.
league-currency = Monnaie
league-currency-about = Trois lettres, par exemple EUR ou CHF ; sans elles, les montants sont donnés seuls.
league-takes-currency = trois majuscules, par exemple EUR
league-preset-source = Comme dans la source
league-preset-classical = Classique : couleurs équilibrées
league-preset-club = Club : les parties ouvertes d’un joueur retiré sont perdues

## Pourquoi un match, une exemption, un numéro

league-meeting = { $white } a les Blancs contre { $black } { FORM($round, "in") }, match { $match } : le calendrier y réunit les numéros { $first } et { $second }.
league-white = { $why ->
   *[earlier] Au premier cycle, le mieux placé de la liste a les Blancs ({ $rule }).
    [balanced] Les Blancs dépendent de la distance sur le cercle, ce qui équilibre les couleurs ({ $rule }).
  }
league-white-reversed = Le second cycle inverse les couleurs de la phase { $phase } ({ $rule }).
league-annulled = Le match ne compte pas : { $who ->
    [one] { $who } s’est retiré
   *[other] { $who } se sont retirés
  } avant la moitié des parties ({ $rule }).
league-bye = { $who } est exempt { FORM($round, "in") } : le nombre de joueurs est impair et le numéro { $number } y est libre.
league-bye-gives = Une exemption ne rapporte pas de points et n’est pas une partie ({ $rule }). Chacun en a une par cycle.
league-number = { $who } est numéro { $number } sur { $count } dans la liste.

## Pourquoi un rang

league-rank = { $who } est { ORDINAL($rank) } avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
league-nobody-above = Personne n’en a plus.
league-ahead = { $step ->
   *[points] { $who } devance { $other } aux points.
    [wins] { $who } a autant de points que { $other }, mais plus de victoires.
    [black-wins] { $who } a autant de points et de victoires que { $other }, mais plus de victoires avec les Noirs.
    [counting] { $who } devance { $other }, dont les résultats ne comptent pas.
  }
league-shared = { $who } sont à égalité de points, de victoires et de victoires avec les Noirs et partagent la place.
league-fell = { $who ->
    [one] Tous les résultats de { $who } sont tombés avec le retrait avant la moitié des parties ({ $rule }) : la place est derrière tous ceux dont les résultats comptent.
   *[other] Tous les résultats de { $who } sont tombés avec leurs retraits avant la moitié des parties ({ $rule }) ; ils partagent la dernière place.
  }
league-record = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en { $played ->
    [one] { $played } partie ;
   *[other] { $played } parties ;
  } { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } (dont { $black } avec les Noirs), { $draws ->
    [one] { $draws } nulle,
   *[other] { $draws } nulles,
  } { $losses ->
    [one] { $losses } défaite.
   *[other] { $losses } défaites.
  }
league-unplayed = Dont sans jouer, { $who } : { $wins ->
    [one] { $wins } victoire,
   *[other] { $wins } victoires,
  } { $draws ->
    [one] { $draws } nulle,
   *[other] { $draws } nulles,
  } { $losses ->
    [one] { $losses } défaite.
   *[other] { $losses } défaites.
  }
league-prize-is = Le prix est de { $prize }.

## À côté du classement

league-unsplit = { $amount } de la dotation ne se partagent pas également et ne sont pas distribués.
league-unheld = Il y a { $prizes } prix pour { $places ->
    [one] { $places } place :
   *[other] { $places } places :
  } { $amount } de la dotation ne sont pas distribués.
league-keeps-place = { $who } s’est retiré et garde ses résultats, et avec eux la place { $place }.
league-keeps-prize = { $who } s’est retiré et garde ses résultats, et avec eux la place { $place } et un prix de { $prize }.
