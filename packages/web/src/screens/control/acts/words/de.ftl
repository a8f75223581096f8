### Was die Turnierleitung tut: Teilnehmer, Entscheidungen, Start und Abschluss.

acts-withdraw = { $name } zurückziehen
acts-emergency = Im Notfall: Das Team behält, was es bisher erreicht hat
acts-return = { $name } kommt zurück
acts-do-return = { $name } wieder aufnehmen
acts-forfeit-in = Match { $match }: kampflos werten
acts-absent = Wer ist nicht gekommen?
acts-do-forfeit = { $names } als abwesend werten
acts-forfeit = Kampflos werten
acts-cancel-match = Match { $match } absagen
acts-rule-in = Match { $match }: über den Sieger entscheiden
acts-who-wins = Wer hat gewonnen?
acts-who-goes-on = Wer kommt weiter?
acts-drawn = Niemand, es endet unentschieden
acts-do-rule = Für { $names } entscheiden
acts-do-rule-drawn = Unentschieden werten
acts-rule-plain = Entscheiden
acts-declare = Sieger erklären
acts-share = Ein Sieger, oder mehrere, die sich den Sieg teilen
acts-do-declare = { $names ->
    [one] { $names } zum Sieger erklären
   *[other] { $names } zu Siegern erklären
  }
acts-choose = { $chooser } wählt den Gegner
acts-whom = Wen?
acts-do-choose = { $name } wählen
acts-choose-plain = Wahl eintragen
acts-close = Turnier abschließen
acts-closed = Dann ist die Tabelle endgültig, der Startwert der Auslosungen wird offengelegt, und ändern kann man nur noch, indem man den Abschluss zurücknimmt.

## Melden

acts-late = Nachmeldung
acts-late-do = { $name } nachmelden
acts-late-plain = Nachmelden
acts-who = Name, nach Kommas Wertungszahl und Verein
acts-who-team = Team: ein Name, oder eine Liste mit Kopfzeile
acts-joins = Nimmt Platz in Match
acts-joins-none = Wo die Regeln es hinsetzen
acts-lines = Teilnehmer melden: einer je Zeile, nach Kommas Wertungszahl und Verein, oder eine Liste mit Kopfzeile einfügen
acts-add = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
  } melden
acts-add-plain = Melden
acts-entered = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
  } gemeldet
acts-example = Anna Alder, 1850, Hafen
acts-line = Zeile { $line }: { $problem }.

## Die Liste der Teilnehmer

acts-entrants = Teilnehmer
acts-find = Teilnehmer suchen
acts-no = Nr.
acts-name = Name
acts-rating = Wertungszahl
acts-average = Schnitt
acts-actions = Aktionen
acts-button = { $act ->
   *[edit] Bearbeiten
    [withdraw] Zurückziehen
    [return] Wieder aufnehmen
  }
acts-button-of = { $act ->
   *[edit] Bearbeiten
    [withdraw] Zurückziehen
    [return] Wieder aufnehmen
  }: { $name }
acts-withdrew = zurückgezogen
acts-too-late = Nachmelden geht nicht mehr.
acts-all = Alle { $count } zeigen
acts-none = So heißt niemand.
acts-all-in = { $count } gemeldet
acts-some-in = { $present } von { $all } sind dabei
acts-region = Liste der Teilnehmer

## Entscheidungen

acts-rulings = Entscheidungen
acts-about = Über ein Match entscheiden. Die Folgen werden gezeigt, bevor etwas eingetragen wird.
acts-which = Match
acts-choose-match = Ein offenes Match wählen
acts-ruling = { $ruling ->
   *[forfeit] Kampflos werten
    [rule] Sieger bestimmen
    [cancel] Absagen
  }
acts-correct = Ein Ergebnis auf der Seite seines Matches berichtigen
acts-no-match = Kein Match ist offen: Es gibt gerade nichts zu entscheiden.

## Der Start

acts-start = Turnier starten
acts-start-do = Mit dieser Liste starten
acts-start-list = Die Liste wäre
acts-more = und { $count } weitere
acts-start-about = Nach dem Start kommt und geht niemand mehr ohne Spur: Die Liste wird geordnet, die ersten Matches werden ausgelost.
acts-order = Setzliste
acts-as-rules = In der Reihenfolge des Formats
acts-as-entered = In der Reihenfolge der Meldung
acts-brackets = Größen der Gruppen, die stärkste zuerst, etwa 8, 8, 6; leer: wie die Regeln teilen
