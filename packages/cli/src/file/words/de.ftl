### Turnierdateien und der Datenträger: was mit ihnen nicht stimmt und was zu tun ist.

## Der Datenträger

file-trouble = { $path } kann nicht { $doing ->
   *[read] gelesen
    [created] angelegt
    [locked] gesperrt
    [opened] geöffnet
    [changed] zum Schreiben geöffnet
    [written] geschrieben
    [moved] verschoben
  } werden: { $why }.
file-why-rights = Dafür fehlen die Rechte. Bitte prüfen, wem Datei und Ordner gehören
file-why-read-only = Der Datenträger ist schreibgeschützt. Die Datei auf einen anderen kopieren
file-why-full = Der Datenträger ist voll. Dort muss Platz geschaffen werden
file-why-quota = Ihr Anteil am Datenträger ist voll. Dort muss Platz geschaffen werden
file-why-broken = Der Datenträger meldet einen Fehler. Die Datei auf einen anderen kopieren
file-why-folder = Das ist ein Ordner. Die Datei darin nennen
file-why-no-folder = Ein Teil des Pfads ist kein Ordner
file-why-long = Der Name ist zu lang
file-why-circle = Die Verknüpfungen führen im Kreis
file-why-many = Zu viele Dateien sind geöffnet
file-why-takes-no-more = Der Datenträger nimmt nichts mehr an
file-no-room = { $path } kann nicht angelegt werden: In { $folder } lässt sich nichts anlegen. Name und Ordner prüfen oder einen anderen Ort wählen.
file-none = Eine Datei { $path } gibt es nicht. Name und Ordner prüfen; arbiter new legt ein neues Turnier an.
file-failed-before = { $path } hat schon einmal versagt. Zum Weitermachen neu öffnen.
file-not-recorded = Nichts wurde aufgezeichnet.
file-half-written = Was davon schon geschrieben war, ließ sich auch nicht entfernen. Bitte die Datei mit show ansehen, bevor der Befehl wiederholt wird.

## Dateien, die schon da sind

file-exists = { $path } gibt es schon und wird nicht überschrieben. Einen anderen Namen wählen oder die Datei erst löschen.
file-is-tournament = { $path } ist eine Turnierdatei und wird nicht überschrieben. Für { $option } einen anderen Namen wählen.

## Schäden

file-damaged = { $path } ist nicht verwendbar. Zeile { $line }: { $problem } Nichts wurde geändert; bitte die letzte gute Kopie oder den letzten Export nehmen.
file-not-utf8 = Sie ist kein UTF-8-Text.
file-cut = { $path }: { $what }
file-not-an-export = { $path } kann nicht importiert werden. { $problem } Nichts wurde geändert.
file-export-no-log = Es ist kein Protokoll darin.
file-export-bad-log = Das Protokoll darin ist keine Liste von Einträgen.
file-export-changed = Das Protokoll darin wurde nach dem Export geändert.
file-export-bad-fact = Eintrag { $fact }: { $problem }

## Mehrere Programme

file-in-use = In { $path } schreibt gerade { $who }; nichts wurde geändert. Warten, bis das fertig ist, und den Befehl wiederholen; läuft dort kein Arbiter, { $lock } löschen.
file-held-by-process = Prozess { $pid }
file-held-elsewhere = Prozess { $pid } auf { $host }
file-held-by-somebody = jemand
file-taken-over = { $path }: Prozess { $pid } endete, ohne die Datei freizugeben; die Sperre wurde übernommen.
file-changed-meanwhile = { $path } wurde von einem anderen Programm geändert, während die Datei offen war; nichts wurde geschrieben. Den Befehl wiederholen.
