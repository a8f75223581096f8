### Ce que les joueurs d’une équipe de bridge obtiennent pour leur part, et ce qu’il leur manque encore.

## Rangs et matchs

awards-place = { ORDINAL($place) }
  .place = { ORDINAL($place) } rang
awards-places = { ORDINAL($first) }/{ ORDINAL($last) }
  .place = { ORDINAL($first) }/{ ORDINAL($last) } rang
awards-match = le match { $match }
  .in = au match { $match }
  .of = du match { $match }
awards-matches = les matchs { $first } à { $last }
  .in = aux matchs { $first } à { $last }
  .of = des matchs { $first } à { $last }
awards-match-number = le { ORDINAL($number) } match de l’équipe
  .in = au { ORDINAL($number) } match de l’équipe
  .of = du { ORDINAL($number) } match de l’équipe
awards-match-fifth = le match pour les places 5 à 8
  .in = au match pour les places 5 à 8
  .of = du match pour les places 5 à 8

## Sur quoi un rang repose

awards-because-enough = au moins la moitié { FORM($match, "of") } a été jouée, et les pourcentages totalisent { $sum } sur les { $needed } nécessaires
awards-because-too-little = les pourcentages totalisent { $sum } sur les { $needed } nécessaires
awards-because-below-half = { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
  } sur { $boards } { FORM($match, "in") }, c’est moins de la moitié
awards-because-unplayed = les matchs qui l’ont valu ont été gagnés sans donne jouée
awards-because-no-board = aucune donne n’a été jouée
awards-because-row = la ligne imprimée P P O P exige toutes les donnes { FORM($match, "of") } ({ $played } sur { $boards })
awards-because-playoff = au moins la moitié { FORM($match, "of") } a été jouée, ainsi que { $played } des { $boards } donnes en tout ; il en faut { $needed }
awards-because-too-few = le joueur a { $played } des { $boards } donnes en tout, il lui en faut { $needed }
awards-sum = Pourcentages des matchs joués au moins à moitié : { $sum } = { $total } ; il faut { $needed }.
awards-row-although = Sans cette ligne, les pourcentages suffiraient : { $sum } sur les { $needed } nécessaires.
awards-percent = { $percent }
awards-plus = { $before } + { $percent }

## Récompenses

awards-rank = { FORM($rank, "place") } : { $because }.
awards-not = Pas de { FORM($rank, "place") } : { $because } ({ $rule }).
awards-match-award = Récompense de match : { $shares }.
awards-match-award-full = Récompense de match entière : { $shares }.
awards-match-award-row = Récompense de match au prorata des donnes jouées, selon la ligne « full match award » : { $shares }.
awards-share = { $percent } { FORM($match, "of") }
awards-share-all = la totalité { FORM($match, "of") }, gagné sans donne jouée
awards-share-boards = { CAPITAL($match) } : { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
  } sur { $boards }.
awards-nothing-no-win = Rien : l’équipe n’a gagné aucun match.
awards-nothing-no-board = Rien : aucune donne n’a été jouée dans ce que l’équipe a gagné, { $matches }.
awards-nothing-disqualified = Rien : l’équipe a été disqualifiée.
awards-nothing-elsewhere = Rien : ce que l’équipe a gagné dans un autre tableau ne donne ici aucune récompense.
awards-unknown = Inconnu : la composition d’équipe pour { $matches } manque.

## Ce qu’il manque encore

awards-meter-has = Le { FORM($rank, "place") } est acquis si l’équipe va jusque-là : { $because } ({ $rule }).
awards-meter-cannot = Le { FORM($rank, "place") } est hors d’atteinte, même avec toutes les donnes qui restent : { $because } ({ $rule }).
awards-meter-can = Le { FORM($rank, "place") } demande au moins { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
  } de plus, par exemple { $where } ({ $rule }).
awards-meter-more = { $boards } { FORM($match, "in") }
awards-meter-unknown = On ne sait pas si le { FORM($rank, "place") } est accessible : la composition d’équipe pour { $matches } manque ({ $rule }).
