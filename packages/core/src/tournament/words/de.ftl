### Eröffnen eines Turniers und seine Einstellungen.

## Eröffnen

command-when = Sagen Sie, wer fragt und wann, etwa { $such }.
command-no-text = Das ist kein Text.
option-dice = Der Startwert der Auslosungen hat 1 bis 100 Zeichen.
option-unknown = Die Einstellung „{ $option }“ gibt es nicht; { $format } hat { $known }.
log-no-opening = Das Protokoll beginnt nicht mit der Eröffnung eines Turniers.

## Veröffentlichungen, die stehen bleiben

seeds-stand = Veröffentlichte Setzplätze bleiben. Nach den jetzigen Ergebnissen: { $moves }.
round-stands = Die veröffentlichte Runde bleibt. Nach den jetzigen Ergebnissen: { $moves }.
