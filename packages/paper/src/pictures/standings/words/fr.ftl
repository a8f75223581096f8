### Tous dans l’ordre.

standings-title = Classement
standings-place = Place
standings-annulled = résultats annulés
