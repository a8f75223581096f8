### Die Liste der Turniere.

## Die Liste

home-tab = Turniere
home-running = { $count ->
    [1] Eins läuft
    [2] Zwei laufen
    [3] Drei laufen
    [4] Vier laufen
    [5] Fünf laufen
    [6] Sechs laufen
    [7] Sieben laufen
    [8] Acht laufen
    [9] Neun laufen
    [10] Zehn laufen
   *[other] { $count } laufen
  }
home-archive = Das Archiv
home-signed-in = { $role ->
   *[owner] Angemeldet als { $name }, Eigentümer dieser Website
    [director] Angemeldet als { $name }, mit dem Recht, Turniere zu eröffnen
    [helper] Angemeldet als { $name }, hilft hier bei Turnieren
  }
home-guest = Arbiter leitet Turniere in fünf Formaten nach geschriebenen Regeln und sagt, warum.
home-running-figure = laufen
home-finished-figure = beendet
home-new-tournament = Neues Turnier
home-import-file = Datei importieren
home-show = Anzeigen
home-current = Aktuell
home-archived = Archiv
home-find = Turnier nach Namen suchen
home-find-hint = Turnier suchen
home-played = Wird gespielt
home-set-up = Anmeldung offen
home-over = Beendet
home-demos = Demos
home-demos-note = halb gespielt, zum Ansehen und Ausprobieren
home-as-of = Stand { $at }
home-stale = Zuletzt gehört { $at }, neuer Versuch läuft
home-more = Mehr zeigen
home-nothing-found = Kein Turnier hat „{ $text }“ im Namen. Suchen Sie nach einem Wort daraus.
home-empty-opens = Noch kein eigenes Turnier. Eröffnen Sie eins: Format wählen, Namen einfügen, starten.
home-empty-archive = Das Archiv ist leer. Was dort liegt, ist zu sehen, aber nicht zu ändern.
home-empty-guest = Hier ist noch kein Turnier öffentlich. Wer einen Link bekommen hat, öffnet ihn und ist angemeldet.
home-loading = Die Liste wird geladen
home-get-in = So kommen Sie hinein
home-how-in = Was öffentlich ist, darf jeder sehen. Turnierleitung und Ergebnisdienst werden per Link eingeladen, und Teilnehmer melden ihre Partien per Link: Öffnen Sie Ihren, dann ist dieser Browser angemeldet.
home-have-link = Ich habe einen Link

## Import

home-import-title = Importieren
home-import-explain = Legen Sie hier eine Turnierdatei ab. Jeder Eintrag wird geprüft, bevor etwas erscheint; ist die Datei fehlerhaft, wird die Zeile genannt.
home-import-choose = Datei wählen
home-import-names = Mit einer Namensliste beginnen
home-import-reading = { $file } wird geprüft
home-import-refused = { $file } wurde nicht übernommen.
home-import-done = { $name } wurde als privates Turnier übernommen.
home-import-unreadable = Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut.

## Ein Turnier

home-line-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
home-line-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
home-line-is = { $format }, { $field }
home-line-demo = Demo
home-line-private = Privat
home-line-played = { $round }, { $decided } von { $matches } entschieden
home-line-won = { $name } hat gewonnen
home-line-running = Wird gespielt
home-line-entering = Nimmt Anmeldungen an
home-line-finished = Alles ist gespielt
home-line-closed = Abgeschlossen
home-line-track = { $done } von { $all } bekannten Runden gespielt
home-line-to-play = zu spielen
home-line-needs = für Sie
home-line-changed = geändert
home-line-control = Turnierleitung
home-line-watch = Zusehen
home-line-open = Öffnen
home-line-go-on = Weiter
home-line-of = { $what }: { $name }
home-line-archive = Ins Archiv
home-line-take-out = Herausnehmen
home-line-remove = Entfernen

## Archiv und Entfernen

home-away-title = { $name } entfernen?
home-away-explain = Die Demo verschwindet endgültig, mit allem, was darin ausprobiert wurde. Sie kommt nicht wieder.
home-away-remove = Demo entfernen
home-away-explain-for-good = Das Turnier verschwindet endgültig: Teilnehmer, Ergebnisse, Personen und Links. Nichts bringt es zurück. Sichern Sie zuerst die Turnierdatei; sie lässt sich wieder importieren.
home-away-save = Turnierdatei sichern
home-away-say-name = Zum Entfernen den Namen eintippen
home-away-remove-for-good = Endgültig entfernen
home-away-leave = Behalten
home-away-removed = { $name } wurde entfernt.
home-away-archived = { $name } liegt im Archiv: Es ist zu sehen, aber nicht zu ändern.
home-away-taken-out = { $name } ist wieder aus dem Archiv genommen.
