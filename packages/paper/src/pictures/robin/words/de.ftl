### Jede gegen jede in einer kleinen Gruppe von Teams.

robin-about = Siegpunkte gegen jedes Team, darunter die IMPs; { $count } kommen weiter
robin-vp = SP
robin-vp-about = Siegpunkte
robin-won = Siege
robin-won-about = gewonnene Matches
robin-against = gegen { $number }
robin-match = Match { $match }
robin-not-played = nicht gespielt
robin-score = { $imps }
robin-now = jetzt
