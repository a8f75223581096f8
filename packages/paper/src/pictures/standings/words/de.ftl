### Alle der Reihe nach.

standings-title = Tabelle
standings-place = Platz
standings-annulled = Ergebnisse gestrichen
