### Das Protokoll zum Lesen, und zwei Zeitpunkte im Vergleich.

## Die Seite

history-tab = Verlauf, { $tournament }
history-nothing-erased = nichts wird gelöscht
history-title = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
history-figure-corrections = Berichtigungen
history-figure-undone = zurückgenommen
history-figure-last = letzter Eintrag

## Rückgängig und wiederholen

history-undo = Rückgängig: { $what }
history-undo-more = Rückgängig: { $what } und { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
  }
history-undo-nothing = Nichts rückgängig zu machen
history-redo = Wiederholen: { $what }
history-redo-more = Wiederholen: { $what } und { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
  }
history-redo-nothing = Nichts zu wiederholen

## Was gezeigt wird

history-filters = Was gezeigt wird
history-kinds = Art des Eintrags
history-kind-all = Alle
history-kind-many = { $kind ->
    [results] Ergebnisse
    [pairings] Auslosungen
    [people] Teilnehmer
    [changes] Berichtigungen
   *[rest] Übriges
  }
history-kind = { $kind ->
    [results] Ergebnis
    [pairings] Auslosung
    [people] Teilnehmer
    [changes] Berichtigung
   *[rest] Übriges
  }
history-by = Von
history-anybody = allen
history-fates = Zeigen
history-whatever-fate = alle Einträge
history-stands = was noch zählt
history-fallen = was nicht mehr zählt
history-round = Runde
history-any-round = alle Runden
history-entrant = Teilnehmer
history-any-entrant = alle
history-find = Im Verlauf suchen
history-find-hint = Match, Name oder Wort

## Das Protokoll

history-log = Das Protokoll
history-shown = { $shown } von { $all }, neueste zuerst
history-earlier = { $count ->
    [one] { $count } früherer Eintrag
   *[other] { $count } frühere Einträge
  }
history-newer = { $count ->
    [one] { $count } neuerer Eintrag
   *[other] { $count } neuere Einträge
  }
history-nothing-fits = Kein Eintrag passt dazu.
history-show-all = Alle Einträge zeigen
history-download = Protokoll herunterladen
history-not-yet = Sobald das Turnier abgeschlossen ist, kann jeder das Protokoll herunterladen: Dann wird die Losgrundlage veröffentlicht, und jede Auslosung lässt sich prüfen.
history-fact = Eintrag { $fact }
history-of-fact = Eintrag { $fact }
history-correct = Berichtigen
history-revoke = Zurücknehmen
history-as-of-here = Stand hier
history-desk = Leitung
history-program = { $who }, ein Programm

## Einen Eintrag berichtigen

history-revoke-title = Eintrag { $fact } zurücknehmen

## Zwei Zeitpunkte

history-moments = Zwei Zeitpunkte
history-start = Anfang
history-now = Jetzt
history-moment = Zeitpunkt { $moment }
history-after = { $moment }, nach Eintrag { $fact }, { $when }
history-tag = { $when }, Eintrag { $fact }
history-from-to = Von A nach B
history-between = { $facts ->
    [one] { $facts } Eintrag
   *[other] { $facts } Einträge
  }, { $long }
history-no-difference = Zu beiden Zeitpunkten steht dasselbe auf der Tafel.
history-comparing = Die beiden Zeitpunkte werden verglichen
history-same-moment = A und B sind derselbe Zeitpunkt. Verschieben Sie einen davon.
history-count-decided = Matches entschieden
history-count-results = Ergebnisse
history-count-entrants = Teilnehmer
history-head-decided = Entschieden
history-head-otherwise = Anders entschieden
history-head-seats = Plätze
history-head-ranks = Ränge
history-head-seeds = Setzplätze
history-head-champion = Turniersieg
history-head-changed = Zurückgenommen oder berichtigt
history-table-at = Die Tabelle bei { $moment }
history-not-there = noch nicht da
history-side = { $name }
history-meeting = { $one } – { $other }
history-being-played = { $meeting }, wird gespielt
history-level = { $one } { $score } { $other }
history-beat = { $winner } schlägt { $loser }
history-go-on = { $winners ->
    [one] { $winners } kommt weiter
   *[other] { $winners } kommen weiter
  }
history-drawn = unentschieden
history-outcome-score = { $outcome }, { $score }
