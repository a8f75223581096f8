### Toutes contre toutes dans un petit groupe d’équipes.

robin-about = Points de victoire contre chacune, les IMP au-dessous ; { $count } se qualifient
robin-vp = PV
robin-vp-about = points de victoire
robin-won = Gagnés
robin-won-about = matchs gagnés
robin-against = c. { $number }
robin-match = match { $match }
robin-not-played = non joué
robin-score = { $imps }
robin-now = en cours
