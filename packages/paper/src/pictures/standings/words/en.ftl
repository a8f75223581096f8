### Everybody in order.

standings-title = Standings
standings-place = Place
standings-annulled = results annulled
