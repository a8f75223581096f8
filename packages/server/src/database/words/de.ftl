### Die Datenbank eines Servers: warum sie nicht benutzt werden kann und was zu tun ist. Für den Betreiber.

## Öffnen

database-newer = Eine neuere Version von Arbiter hat diese Datenbank angelegt: Sie hat Schema { $schema }, diese Version kennt { $known }. Installieren Sie jene Version oder eine spätere.
database-older = Eine ältere Version von Arbiter hat diese Datenbank angelegt: Sie hat Schema { $schema }, diese Version braucht { $needed }. Starten Sie den Server einmal, dann bringt er sie auf den neuesten Stand.
database-unreadable = Arbiter kann das nicht als eigene Datenbank lesen. { $problem }
database-unreachable = Die Datenbank unter { $address } kann nicht benutzt werden. Prüfen Sie ihre Adresse und ob sie läuft.
database-unsynced = Dieser PostgreSQL-Server läuft ohne fsync: Fällt der Strom aus, gehen bestätigte Ergebnisse verloren. Schalten Sie fsync ein.
database-none = Unter { $file } gibt es keine Datenbank.
database-foreign = { $file } ist keine Datenbank von Arbiter. Die Datei wurde nicht verändert; geben Sie dem Server eine andere.
database-in-use = { $file } wird von einem anderen Server benutzt. Beenden Sie ihn zuerst, oder geben Sie diesem eine eigene Datenbank.
database-not-opened = { $file } lässt sich nicht öffnen. Prüfen Sie, ob es den Ordner gibt und ob der Server darin schreiben darf.

## Benutzen

database-failed = Die Datenbank hat versagt: { $problem }
database-not-written = Die Datenbank konnte nicht schreiben; nichts wurde geändert.
database-not-synced = Die Datenbank konnte einen Schreibvorgang nicht sichern. Ob er eingetragen ist, weiß niemand.
database-gone = Die Datenbank { $file } wurde bei laufendem Server entfernt oder ersetzt; es wird nichts mehr geschrieben. Beenden Sie den Server, legen Sie die Datei zurück oder lesen Sie die letzte Sicherung zurück, und starten Sie neu.
database-closed = Die Datenbank ist geschlossen.

## Verläufe, die nicht mehr so sind, wie sie geschrieben wurden

database-fact-missing = Eintrag { $fact } des Turniers { $tournament } fehlt.
database-fact-changed = Eintrag { $fact } des Turniers { $tournament } passt nicht zu seiner Prüfsumme.
