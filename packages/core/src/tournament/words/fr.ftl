### Ouverture d’un tournoi et ses réglages.

## Ouverture

command-when = Indiquez qui demande et quand, par exemple { $such }.
command-no-text = Ce n’est pas un texte.
option-dice = La graine des tirages compte de 1 à 100 caractères.
option-unknown = L’option « { $option } » n’existe pas ; { $format } a { $known }.
log-no-opening = Le journal ne commence pas par l’ouverture d’un tournoi.

## Publications qui restent

seeds-stand = Les têtes de série publiées restent. D’après les résultats actuels : { $moves }.
round-stands = La ronde publiée reste. D’après les résultats actuels : { $moves }.
