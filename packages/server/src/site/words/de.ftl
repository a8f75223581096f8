### Eine Website, die nicht geöffnet werden kann.

site-no-web = Die Web-App ist nicht gebaut. Bauen mit: { $command }
share-winner = Gewonnen: { $who }
share-leader = In Führung: { $who }
