### Ce que plusieurs formats montrent : colonnes des tableaux, et pourquoi un tour est apparié autrement que le tableau ne le prévoit.

pairing-re-paired = Ce tour a été réapparié, car { $meetings }.
pairing-met = { $who } s’étaient déjà rencontrées au match { $match }

pairing-met-before = { $count ->
    [one] un appariement du tableau avait déjà eu lieu
   *[other] { $count } appariements du tableau avaient déjà eu lieu
  }
pairing-by-hand = L’arbitre a apparié ce tour à la main.
pairing-by-hand-note = L’arbitre a apparié ce tour à la main : « { $note } ».
pairing-chosen = { CAPITAL($who) }, premier du tour toutes rondes, a choisi { $opponent }.
pairing-extra-boards = Rien ne les départage entre la quatrième et la cinquième place : ils jouent quatre donnes supplémentaires chacun.

column-points = Pts
column-played = J
column-wins = V
column-draws = N
column-losses = D
column-byes = Exempt
column-seed = Série
column-won = Gagnés
column-lost-in = Éliminé
