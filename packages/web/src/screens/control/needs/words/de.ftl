### Was die Turnierleitung erledigen muss, und womit.

needs-title = Zu erledigen
needs-order = das Älteste zuerst
needs-nothing = Nichts zu erledigen.
needs-next-round = { $round }: noch { $open ->
    [one] { $open } Match
   *[other] { $open } Matches
  } zu spielen.
needs-next-engines = Die Engines spielen.
needs-closed = Das Turnier ist abgeschlossen.

## Späte Matches

needs-late = Match { $match } wartet seit { $time }
needs-late-text = { $names }. Seit { $since } nichts gehört. Partien dauern hier meist { $usual }.
needs-many-late = { $count } Matches warten, das längste seit { $time }
needs-many-late-text = Partien dauern hier meist { $usual }. Wählen Sie ein Match, um sein Ergebnis einzugeben.
needs-enter-of = Ergebnis von Match { $match } eingeben, { $names }
needs-enter = Ergebnis eingeben
needs-forfeit = Kampflos werten
needs-wait = 10 min warten

## Gleichstand zweier Teams

needs-level = Match { $match } steht gleich: { $boards } zu spielen
needs-level-text = Sagen Sie es { $first } und { $second }. Sie spielen sofort weiter; geben Sie die IMPs dieser Boards ein.

## Meldungen

needs-disagree = Zwei Meldungen zu Match { $match } widersprechen sich
needs-one-report = Eine Seite hat Match { $match } gemeldet
needs-sent = { $name } meldete { $result } um { $at }.
needs-undecided = Eingetragen ist nichts, bis Sie entscheiden.
needs-awaited = Eingetragen wird es, sobald die andere Seite dasselbe meldet.
needs-record = { $result } eintragen
needs-record-of = { $result } eintragen: { $first } – { $second }

## Aufgaben

needs-task = { $task ->
   *[rule] Ein Gleichstand ist zu entscheiden
    [choose] Eine Wahl steht an
    [declare] Ein Sieger ist zu erklären
    [edit] Es fehlen Angaben
    [pair] Bereit zum Veröffentlichen
    [start] Bereit zum Start
    [close] Alles ist gespielt
    [enter] Es fehlen Teilnehmer
  }
needs-do = { $task ->
   *[rule] Sieger bestimmen
    [choose] Wahl eintragen
    [declare] Sieger erklären
    [edit] Starten …
    [pair] Entwurf ansehen
    [start] Starten …
    [close] Abschließen …
    [enter] Teilnehmer melden
  }
needs-remark = Hinweis
needs-post = Erledigt, sie hängen aus
needs-posted = Turnierbedingungen ausgehängt
needs-lineups = { $count ->
    [one] { $count } Aufstellung fehlt
   *[other] { $count } Aufstellungen fehlen
  }
needs-lineup = { $team }, Match { $match }
needs-engines = Die Engines warten
needs-engine-start = Wählen Sie, wie die Engines spielen, und starten Sie: Sie beginnen sofort.

## Was fehlt

needs-save-plain = Eintragen
needs-save = { $count ->
    [one] { $count } Angabe
   *[other] { $count } Angaben
  } eintragen
needs-saved = { $name } bearbeitet
needs-rating = { $which ->
   *[rating] Wertungszahl von { $name }
    [maxRating] Höchste Wertungszahl von { $name }
  }
needs-edit = { $name } bearbeiten
needs-more = und { $count } weitere
