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
pen-record = Festhalten
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
pen-waiting = Match { $match } nimmt noch kein Ergebnis an: Seine Runde oder seine Spieler stehen noch aus.
pen-begun = { $white } (Weiß) – { $black }
pen-teams = { $teams }: IMPs eingeben, etwa 34-21
pen-lettered = { $letter } { $team }
pen-no-game = Match { $match } nimmt jetzt keine Partie an.
pen-other-games = Diese Partie nimmt Match { $match } jetzt nicht an; offen: { $games }.
pen-unreadable = „{ $typed }“ ist kein Ergebnis. Geben Sie 1, 0 oder = ein, für kampflos + oder −.
pen-unreadable-imps = „{ $typed }“ ist kein Ergebnis. Geben Sie IMPs wie 34-21 ein, für eine Hälfte dazu h1 oder h2.
pen-which-teams = Welche beiden Teams? Geben Sie ihre Buchstaben und die IMPs ein, etwa ab 38-24: { $teams }.
pen-time-missing = Die anderen Ergebnisse dieser Runde haben eine Endzeit: Geben Sie sie mit an, etwa 14:32.
pen-match = Match { $match }
pen-game = Partie { $game }
pen-half = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  }
pen-recorded = Match { $match } eingetragen: { $first } { $result } { $second }
pen-by-forfeit = kampflos
pen-nobody-came = niemand kam
pen-recorded = Match { $match } festgehalten: { $what }
pen-deed = { $first } { $result } { $second }
pen-ruling-recorded = Festgehalten: { $what }

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
pen-bulk-taken-back = Zurückgenommen: { $what }
pen-bulk-left = { $count ->
    [one] { $count } Zeile wurde nicht eingetragen und steht
   *[other] { $count } Zeilen wurden nicht eingetragen und stehen
  } noch im Feld.
  } festgehalten
pen-bulk-left = { $count ->
    [one] { $count } Zeile ist
   *[other] { $count } Zeilen sind
  } noch nicht klar. Festgehalten wird erst, wenn alle es sind.
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
