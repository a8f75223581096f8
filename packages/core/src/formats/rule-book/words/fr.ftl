### Ce que les formats ont en commun : réglages, ordre de la liste.

## Un réglage avec sa valeur, dans l’historique

setting-is = { $name } : { $value }
setting-yes = oui
setting-no = non
setting-open = non fixé
setting-none = aucun
setting-number = { $number }
setting-text = { $text }
setting-list = { $values }
setting-part = { $name } { $value }

## L’ordre de la liste

list-order = Ordre de la liste
list-order-about = La liste suit l’ordre d’inscription, le classement Elo (le plus haut d’abord) ou un tirage au sort.
list-by-entry = ordre d’inscription
list-by-rating = classement Elo
list-by-lot = tirage au sort
list-because-entry = La liste suit l’ordre d’inscription.
list-because-rating = La liste suit le classement Elo, qui était de { $rating } au départ.
list-because-no-rating = La liste suit le classement Elo ; sans classement, il compte pour 0.
list-because-lot = La liste a été tirée au sort avec les dés enregistrés.
list-because-hand = L’arbitre a ordonné la liste à la main.
