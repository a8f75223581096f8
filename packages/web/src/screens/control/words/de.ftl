### Die Turnierleitung: Kopf, Stand, letzte Eingabe, Einstellungen.

control-title = { $name }: Turnierleitung
control-tab = Turnierleitung, { $name }
control-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
control-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
control-archived = Dieses Turnier liegt im Archiv: Man kann es ansehen, aber nicht ändern.
control-not-here = Diese Seite ist für die, die das Turnier leiten.
control-overview = Zur Übersicht

## Die letzte Eingabe

control-last = Zuletzt
control-undo = Rückgängig
control-redo = Wiederholen
control-done-by = { $when }, von { $by }

## Einstellungen

control-settings = Einstellungen
control-visibility = Wer das Turnier sehen darf
control-visible-to = { $who ->
   *[public] Alle; es steht in der Liste
    [private] Nur wer hier eine Rolle hat
  }
control-event = Über die Veranstaltung …
control-options = Optionen ändern …
control-options-title = Optionen des Formats ändern
control-options-do = Diese Optionen ändern
control-close = Turnier abschließen …
control-not-yet = Das Turnier kann abgeschlossen werden, wenn alles gespielt ist.
control-is-closed = Das Turnier ist abgeschlossen: Die Tabelle ist endgültig.

## Der Stand des Turniers

control-state = Stand des Turniers
control-rounds = Runden
control-done = fertig
control-figure-results = Ergebnisse da
control-of = von { $all }
control-figure-playing = zu spielen
control-figure-waiting = warten
control-figure-needs = zu erledigen
control-figure-end = Ende etwa
control-end-from = Geschätzt aus { $rounds ->
    [one] { $rounds } fertigen Runde
   *[other] { $rounds } fertigen Runden
  }, im Mittel { $length }; { $left ->
    [one] { $left } Runde ist
   *[other] { $left } Runden sind
  } noch zu beenden.
control-results-in = { $where }, { $decided } von { $all } Ergebnissen da
control-until = bis { $last }
control-open-ended = so viele wie nötig
control-complete = fertig
control-coming = kommt noch
control-drafted = Entwurf fertig
