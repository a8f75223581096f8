### Ein neues Turnier: das Format, der Name, wer spielt, nach welchen Regeln, in welcher Reihenfolge.

new-kicker = Neues Turnier. Was Sie eingeben, bleibt in diesem Browser, bis es eröffnet ist.
new-title = Welches Format?
new-tab = Neues Turnier
new-clear = Leeren
new-name = Name des Turniers
new-name-hint = Hafen-Rapid
new-name-missing = Geben Sie dem Turnier zuerst einen Namen.
new-who = Wer es sehen darf
new-visible-to = { $who ->
   *[public] Alle
    [private] Nur Eingeladene
  }
new-auto-pair = Runden von selbst veröffentlichen
new-open = Mit { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmern
  } eröffnen
new-open-empty = Ohne Teilnehmer eröffnen
new-start = Eröffnen und starten
new-opened = { $name } ist eröffnet.
new-started = { $name } hat begonnen.
new-lines-first = Bringen Sie zuerst die markierten Zeilen in Ordnung.
new-rules-first = Bringen Sie zuerst die markierten Regeln in Ordnung.
new-half-made = Das Turnier ist eröffnet, aber nicht alles wurde getan. Drücken Sie erneut, oder machen Sie in der Turnierleitung weiter.
new-control = Turnierleitung
new-not-you = Turniere eröffnen die Turnierleiter dieser Website. Bitten Sie den Betreiber um eine Einladung, oder öffnen Sie Ihren Link.
new-home = Alle Turniere
new-cards = Die Formate werden geladen

## Die Formate

new-format = Format
new-field-range = { $whom ->
   *[players] { $from } bis { $to } Spieler
    [teams] { $from } bis { $to } Teams
  }
new-field-from = { $whom ->
   *[players] ab { $from } Spielern
    [teams] ab { $from } Teams
  }
new-field-row = { $whom ->
   *[players] { $first } … Spieler
    [teams] { $first } … Teams
  }
new-would = Bei { $count }: { $rounds }, { $games }
new-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
new-qualifies = zuerst Qualifikation
new-rolling = Runden bis zur Entscheidung
new-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
new-games-at-least = mindestens { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
new-not = Nicht für { $count }

## Die Liste der Teilnehmer

new-entrants = Teilnehmer
new-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
new-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
  }
new-lines-to-check = { $count ->
    [one] { $count } Zeile zu prüfen
   *[other] { $count } Zeilen zu prüfen
  }
new-hint-players = Je Zeile ein Name, dann Wertungszahl und Verein, falls bekannt. Tippen, einfügen oder eine Datei ablegen.
new-hint-teams = Je Zeile ein Team. Mit Spielern: eine erste Zeile mit den Spaltennamen, dann Name und Masterpunkte jedes Spielers.
new-field = Teilnehmer, einer je Zeile
new-read = Datei lesen
new-example = Beispiel einsetzen
new-line = Zeile { $line }
new-in-line = Zeile { $line }:
new-same = Gleicher Name wie in Zeile { $line }.
new-remove = Entfernen
new-remove-line = Zeile { $line } entfernen
new-notes = Zeilen zu prüfen
new-expected = Noch niemand. Vorschau zeigen für
new-expected-end = Teilnehmer.

## Die Startreihenfolge

new-order = Startreihenfolge
new-order-by = Geordnet nach
new-up = { $name } nach oben
new-down = { $name } nach unten
new-handle = { $seed }, { $name }: mit Alt und den Pfeiltasten verschieben
new-moved = { $name } ist jetzt { $seed } von { $count }.
new-hand = Zeile ziehen oder verschieben mit
new-dice = Startwert der Auslosung:
new-dice-again = Neu auslosen
new-dice-note = Derselbe Startwert ergibt dieselbe Auslosung. Er bleibt beim Turnier und wird allen gezeigt, wenn es abgeschlossen ist.
new-list = Teilnehmer der Reihe nach
new-order-empty = Wer sich anmeldet, steht hier in der Reihenfolge.

## Die Regeln

new-rules = Regeln, die Sie setzen können
new-presets = Ausgehen von
new-preset-own = Eigene Regeln
new-all-rules = Alle Regeln
new-clock-parts = Minuten + Sekunden je Zug
new-clock-bonus = Minuten nach Zug 40
new-clock-each = { $minutes ->
    [one] { $minutes } Minute für jeden
   *[other] { $minutes } Minuten für jeden
  }
new-clock-a-move = { $seconds ->
    [one] { $seconds } Sekunde je Zug
   *[other] { $seconds } Sekunden je Zug
  }
new-clock-after-40 = { $minutes ->
    [one] nach Zug 40 noch { $minutes } Minute
   *[other] nach Zug 40 noch { $minutes } Minuten
  }
new-clock-is = { $parts }.
new-usual = üblich: { $value }
new-reset = Alles wie üblich
new-engines = Welche Engines womit und wie schnell spielen, wählen Sie in der Turnierleitung, sobald der Cup eröffnet ist.
new-rule = Regel { $number }
new-close = Schließen
new-rule-missing = Die Regel konnte nicht geladen werden. Sie steht in den Regeln des Turniers, sobald es eröffnet ist.

## Was mit einer Einstellung nicht stimmt

new-wrong-number = Hier gehört eine Zahl hin.
new-wrong-whole = Hier gehört eine ganze Zahl hin.
new-wrong-range = Hier gehört eine Zahl von { $least } bis { $most } hin.
new-wrong-least = Hier gehört eine Zahl ab { $least } hin.
new-wrong-most = Hier gehört eine Zahl bis { $most } hin.
new-wrong-steps = Erlaubt sind Schritte von { $step }.
new-wrong-list = Hier gehören Zahlen mit Kommas dazwischen hin.
new-wrong-few = Hier gehören mindestens { $least ->
    [one] { $least } Zahl
   *[other] { $least } Zahlen
  } hin.
new-wrong-many = Hier gehören höchstens { $most ->
    [one] { $most } Zahl
   *[other] { $most } Zahlen
  } hin.
new-wrong-long = Höchstens { $most } Zeichen.
new-wrong-clock = Tippen Sie Minuten oder Minuten und Sekunden je Zug, etwa 15+10.
new-wrong-money = Tippen Sie Beträge, etwa 300; 200; 12,50.
new-wrong-missing = Hier fehlt ein Wert.

## Was dabei herauskommt

new-preview-title = Das kommt dabei heraus
new-preview = Vorschau
new-figure-entrants = { $whom ->
   *[players] Spieler
    [teams] Teams
  }
new-figure-rounds = Runden
new-figure-matches = Matches schon bekannt
new-figure-byes = Freilose
new-figure-games = Partien
new-figure-hours = von Start bis Ende
new-reckoning = wird berechnet
new-at-least = { $count }+
new-first = { $round }, erste Paarungen
new-more = und { $count } weitere
new-bye = Freilos: { $names }
new-cannot-start = Es kann eröffnet, aber noch nicht gestartet werden:
new-estimated = { $runs }-mal nach dem Zufall durchgespielt, { $pace ->
   *[own] mit der hier gesetzten Bedenkzeit
    [usual] mit 15 Minuten und 10 Sekunden je Zug
    [boards] mit 7½ Minuten je Board
  }, alle Bretter zugleich. Neun von zehn lagen in diesen Grenzen; die Zeit ist ihr Mittel.
new-put-right = Bringen Sie die markierten Regeln in Ordnung, um es zu sehen.

## Die Einstellungen der Formate

new-setting-yes = Ja
new-setting-no = Nein

## Was sie sein können

new-value-usual = Wie in den Regeln
new-value-entry = Reihenfolge der Anmeldung
new-value-hand = Von Hand
