### Comment les tours et les étapes s’appellent.
### Chaque nom a des formes pour le milieu d’une phrase : .the (les demi-finales) et .in (en demi-finale).

## Tours

round-final = Finale
  .the = la finale
  .in = en finale
round-semifinals = { $many ->
    [one] Demi-finale
   *[several] Demi-finales
  }
  .the = les demi-finales
  .in = en demi-finale
round-quarterfinals = { $many ->
    [one] Quart de finale
   *[several] Quarts de finale
  }
  .the = les quarts de finale
  .in = en quart de finale
round-of = Tour à { $count }
  .the = le tour à { $count }
  .in = au tour à { $count }
round-number = Ronde { $number }
  .the = la ronde { $number }
  .in = à la ronde { $number }
round-extra = Ronde supplémentaire { $number }
  .the = la ronde supplémentaire { $number }
  .in = à la ronde supplémentaire { $number }
round-phase = Phase { $number }
  .the = la phase { $number }
  .in = en phase { $number }
round-phase-playoff = Phase { $number } (barrage)
  .the = la phase { $number } (barrage)
  .in = en phase { $number } (barrage)
round-first = Premier tour
  .the = le premier tour
  .in = au premier tour
round-second = Deuxième tour
  .the = le deuxième tour
  .in = au deuxième tour
round-first-half = Première moitié
  .the = la première moitié
  .in = en première moitié
round-second-half = Seconde moitié
  .the = la seconde moitié
  .in = en seconde moitié
round-third-place = Troisième place
  .the = le match pour la troisième place
  .in = au match pour la troisième place
round-fifth-place = Places 5 à 8
  .the = les matchs pour les places 5 à 8
  .in = aux matchs pour les places 5 à 8
round-of-robin = { $ring ->
   *[only] Toutes rondes
    [first] Toutes rondes, premier anneau
    [second] Toutes rondes, second anneau
  }
  .the = { $ring ->
   *[only] le tour toutes rondes
    [first] le premier anneau du tour toutes rondes
    [second] le second anneau du tour toutes rondes
  }
  .in = { $ring ->
   *[only] au tour toutes rondes
    [first] au premier anneau du tour toutes rondes
    [second] au second anneau du tour toutes rondes
  }
round-extra-boards = Donnes supplémentaires
  .the = les donnes supplémentaires
  .in = aux donnes supplémentaires

## Étapes

stage-name = { $stage ->
    [qualification] Qualification
   *[knockout] Élimination directe
    [third-place] Troisième place
    [fifth-place] Places 5 à 8
    [round-robin] Toutes rondes
  }
stage-bracket = Tableau { $bracket }
stage-of-bracket = Tableau { $bracket }, { $stage }
round-in-bracket = Tableau { $bracket }, { $round }

## Qui est là

who-entrant = { $who }
who-nobody = personne
who-unknown = pas encore connu
