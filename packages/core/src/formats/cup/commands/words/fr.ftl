command-engine-unwanted = Le moteur n’est nommé que s’il n’a pas pu démarrer (no-start).
change-decided = Le match { $match } serait décidé autrement.
change-played = Quelque chose qui a été joué ne compterait plus.
