### Pourquoi un match de deux moteurs ne peut pas continuer.

match-process-died = La partie { $game } n’a pas pu être jouée : son processus s’est arrêté { $times } fois.
