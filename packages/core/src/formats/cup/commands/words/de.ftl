command-engine-unwanted = Die Engine wird nur genannt, wenn sie nicht starten konnte (no-start).
change-decided = Match { $match } wäre anders entschieden.
change-played = Etwas Gespieltes würde nicht mehr zählen.
