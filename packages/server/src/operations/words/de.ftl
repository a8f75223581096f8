### Die Prüfung eines Servers und seine Zähler.

## Was geprüft wurde

doctor-about = { $what ->
   *[database] Datenbank
    [owner] Eigentümer
    [tournaments] Turniere
  }
doctor-table = Tabelle { $table }
doctor-tournament = { $name } ({ $tournament })

## Was gefunden wurde

doctor-postgres = PostgreSQL antwortet, und die Tabellen sind so, wie diese Version sie braucht.
doctor-file-whole = Die Datei ist heil, und die Tabellen sind so, wie diese Version sie braucht.
doctor-file-damaged = Die Datei ist beschädigt: { $problem }. Lesen Sie die letzte Sicherung zurück.
doctor-owned = Die Website hat einen Eigentümer.
doctor-not-owned = Die Website hat keinen Eigentümer. Starten Sie den Server: Er gibt einen Link aus, und wer ihn öffnet, wird Eigentümer.
doctor-strays = { $rows ->
    [one] { $rows } Zeile gehört
   *[other] { $rows } Zeilen gehören
  } zu nichts, was es gibt.
doctor-tournaments = { $count ->
    [one] { $count } Turnier wurde
   *[other] { $count } Turniere wurden
  } geprüft.
doctor-damaged = Das Protokoll wurde in der Datenbank geändert oder beschädigt; das Turnier wird deshalb nicht gezeigt.
doctor-mend = Lesen Sie die letzte heile Sicherung in eine neue Datenbank zurück, oder entfernen Sie das Turnier; das kann sein Eigentümer.
doctor-unreadable = Die Einträge lassen sich nicht lesen.
doctor-fact-unreadable = Eintrag { $fact } lässt sich nicht lesen.
doctor-state = In der Liste steht „{ $list }“, nach dem Protokoll ist es „{ $log }“.
doctor-unplaced = { $count ->
    [one] { $count } Eintrag hat
   *[other] { $count } Einträge haben
  } keinen Platz im Turnier.
doctor-rules-hold = { $facts ->
    [one] { $facts } Eintrag,
   *[other] { $facts } Einträge,
  } alle Regeln sind eingehalten.
doctor-findings = Die zweite Meinung weicht in { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
  } ab, zuerst bei { $rule }.

## Zähler für Prometheus

metric-requests = Beantwortete Anfragen
metric-durations = Dauer der Anfragen
metric-facts = Von diesem Prozess geschriebene Einträge
metric-readers = Offene Live-Verbindungen
metric-dropped = Geschlossene Live-Verbindungen, die niemand las
metric-rooms = Turniere im Speicher
metric-cups = Laufende Engine-Cups
metric-answers = Antworten, die bis zum nächsten Eintrag aufbewahrt werden
metric-delay = Verspätung der Zeitgeber
metric-memory = Speicher des Prozesses
metric-heap = Belegter Heap
metric-uptime = Zeit seit dem Start
