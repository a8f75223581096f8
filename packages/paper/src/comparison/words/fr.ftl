### Ce que dit une comparaison de formats : l’image, la page avec son tableau, et comment la lire.

## Les chiffres

plot-share = { $share }
plot-share-below = <{ $share }
plot-share-above = >{ $share }
plot-chance = { $share } ±{ NUMBER($margin, maximumFractionDigits: 1) }
plot-hours = { $hours } h
plot-amount = { $value }
plot-correlation = { NUMBER($value, minimumFractionDigits: 2) }
plot-tick-correlation = { NUMBER($value, minimumFractionDigits: 1) }
plot-spread = { $mean } ({ $low }–{ $high })

## L’image

plot-picture = Formats comparés : { $field }
plot-axis = { $axis ->
   *[hours] heures jusqu’à la fin
    [best] chance que le meilleur gagne
    [games] parties en tout
    [order] corrélation avec la force
  }
plot-better = mieux
plot-note-best = { $share }, { $hours }
plot-note-order = { $order }, { $games } parties
plot-lines = Un trait horizontal couvre de 5 à 95 % des essais ; un trait vertical montre la précision de la hauteur. Marque pleine : aucun autre format n’est à la fois moins coûteux et meilleur.
plot-asked = { $field } ; { $runs ->
    [one] { $runs } essai
   *[other] { $runs } essais
  } par format, graine { $seed }.
plot-refused = { $format } : { JOIN($why) }

## En mots, pour qui ne peut pas la voir

plot-told = { $format } : le meilleur gagne dans { $share } des cas, corrélation des rangs { $order } ; { $games } parties, { $hours }.
plot-told-equals = { $format } : le meilleur gagne dans { $share } des cas ; { $games } parties, { $hours }.
plot-told-refused = { $format } ne peut pas se jouer : { JOIN($why) }

## Comment la lire

plot-reading-none = Ces participants ne peuvent jouer aucun de ces formats.
plot-reading-equals = Tous sont supposés de même force : le vainqueur est toujours l’un des meilleurs.
plot-reading-level = Le meilleur gagne à peu près aussi souvent partout, dans { $share } des essais. Ces essais ne permettent pas de départager les formats.
plot-reading-one = { $format } ({ $share } en { $hours })
plot-reading-best = C’est ici que le meilleur gagne le plus souvent : { $formats }.
plot-reading-bests = C’est ici que le meilleur gagne le plus souvent : { $formats }. Ces essais ne permettent pas de les départager.
plot-reading-first = Le format le plus court est { $format }, fini en { $hours }.
plot-reading-first-best = Le format le plus court est { $format }, fini en { $hours } ; le meilleur y gagne dans { $share } des cas.
plot-reading-beaten = { $format } finit plus tôt que { $other }, et le meilleur y gagne plus souvent.

## La page

plot-page = Quel format ?
plot-page-of = Quel format ? { $field }
plot-page-compared = formats comparés
plot-page-runs = essais par format
plot-count = { $count }
plot-page-quality = Qualité et coût
plot-page-quality-about = en haut à gauche, c’est mieux
plot-page-table = Côte à côte
plot-page-table-about = moyennes de tous les essais ; entre parenthèses, de 5 à 95 % d’entre eux
plot-page-table-name = Formats côte à côte
plot-page-format = Format
plot-column = { $column ->
   *[best] Meilleur gagne
    [order] Ordre
    [hours] Heures
    [games] Parties
    [rounds] Tours
    [each] Par joueur
    [byes] Exempts
    [unequal] Inégales
  }
plot-column-about = { $column ->
   *[best] chance que le plus fort gagne, avec l’imprécision des essais
    [order] corrélation des rangs du classement final avec la force : 1 est le bon ordre, 0 le hasard
    [hours] de la première partie à la fin
    [games] parties en tout
    [rounds] tours ou phases
    [each] parties d’un participant
    [byes] exempts en tout
    [unequal] parties où un camp marque en moyenne trois quarts ou plus
  }
plot-page-made = { $runs ->
    [one] { $runs } essai
   *[other] { $runs } essais
  } par format, { $field }, graine { $seed }. La même graine donne la même page.
