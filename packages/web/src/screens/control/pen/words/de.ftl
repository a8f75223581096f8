### Ergebnisse eingeben: die Zeile, das Blatt mit vielen Zeilen, die Liste der Matches.

pen-title = Ergebnisse, { $round }
pen-results = Ergebnisse
pen-count-open = { $count } offen
pen-all = Alle { $count } Matches zeigen
pen-few = Nur die offenen zeigen
pen-not-published = Noch keine Ergebnisse. Sie werden hier eingegeben, sobald eine Runde veröffentlicht ist.

## Die Zeile

pen-field = Matchnummer und Ergebnis
pen-record = Eintragen
pen-suggestions = Namen und Matches
pen-key-white = Weiß gewinnt
pen-key-black = Schwarz gewinnt
pen-key-draw = Remis
pen-key-forfeit = Weiß, Schwarz kampflos
pen-key-next = eintragen, weiter
pen-key-undo = rückgängig
pen-key-through = offene Matches
pen-key-clear = Zeile leeren
pen-key-imps = IMPs eines Matches
pen-key-pair = zwei von drei Teams
pen-key-half = erste Hälfte
pen-key-game = welche Partie
pen-now = Eben beendet, { $time }

## Was die Zeile sagt

pen-correct = Auf seiner Seite berichtigen
pen-recorded = Match { $match } eingetragen: { $what }
pen-deed = { $first } { $result } { $second }
pen-ruling-recorded = Eingetragen: { $what }

## Viele Zeilen

pen-bulk = Mehrere Ergebnisse auf einmal
pen-bulk-field = Ein Ergebnis je Zeile, etwa „63 1“
pen-bulk-record = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
  } eintragen
pen-bulk-close = Schließen
pen-bulk-told = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  } eingetragen
pen-bulk-left = { $count ->
    [one] { $count } Zeile ist
   *[other] { $count } Zeilen sind
  } noch nicht klar. Eingetragen wird erst, wenn alle es sind.
pen-bulk-results-only = Das ist kein Ergebnis. Geben Sie es einzeln ein, auf der Zeile darüber.

## Die Liste

pen-matches = Matches, { $round }
pen-no = Nr.
pen-white = Weiß
pen-black = Schwarz
pen-first = Erster
pen-second = Zweiter
pen-heading-teams = Teams
pen-result = Ergebnis
pen-time = Zeit
pen-live = Läuft
pen-you = Sie, jetzt
pen-open = offen
pen-reports = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
  }
pen-take = Match { $match } in die Zeile
pen-quick = Eintragen: { $white } { $result } { $black }

## Beispiele

pen-help = Alles, was man eingeben kann
pen-help-numbers = die IMPs der beiden Teams
pen-help-letters = Team b zuerst, auch für zwei von drei Teams
pen-help-half = der ersten Hälfte
pen-help-name-numbers = die IMPs von { $name } zuerst
pen-help-white = Weiß gewinnt; 0, wenn Schwarz
pen-help-draw = Remis; ½, r und d heißen dasselbe
pen-help-forfeit = Schwarz kam nicht; -+, wenn Weiß nicht kam
pen-help-nobody = niemand kam
pen-help-name = { $name } gewinnt: Wer genannt ist, hat die erste Zahl
pen-help-game = Partie 2 eines Matches
pen-help-time = mit der Endzeit
pen-help-moves = mit der Zahl der Züge
pen-help-absent = { $name } ist nicht gekommen
pen-help-cancel = das Match wird nicht gespielt
pen-help-rule = { $name } gewinnt durch Entscheid; = für unentschieden
pen-help-undo = nimmt den letzten Befehl zurück
pen-help-redo = stellt ihn wieder her
