### Was der Turniertisch sagt: gemeinsame Optionen, falsche Eingaben und was geschehen ist.

## Optionen mehrerer Befehle

cli-desk-option-wait = Wie lange gewartet wird, während ein anderes Programm in die Datei schreibt; sonst 10
cli-desk-option-at = Wann es war: 14:05 nach der Uhr hier, oder mit Datum und Zone wie 2026-05-01T14:02:10Z; nicht vor dem letzten Eintrag. Sonst jetzt
cli-desk-option-by = Wer es aufzeichnet; sonst „director“
cli-desk-option-key = Ein Name für diesen Befehl; mit demselben Namen wiederholt zählt er einmal
cli-desk-option-note = Eine Bemerkung, die im Verlauf stehen bleibt
cli-desk-option-as-of = Der Stand nach diesem Eintrag; `arbiter log` nummeriert sie
cli-desk-option-stage = Nur dieser Abschnitt, etwa qualification oder knockout
cli-desk-option-preview = Zeigen, was sich an Ergebnissen und Laufzetteln ändern würde, und nichts ändern
cli-desk-option-confirm = Hinnehmen, was hinfällig wird
cli-desk-option-preview-only = Zeigen, was sich ändern würde, und nichts ändern
cli-desk-option-yes = Ausführen; ohne diese Option wird es nur gezeigt
cli-desk-option-preview-weighed = Nur zeigen und nichts fragen
cli-desk-option-set = Eine Einstellung des Formats; `arbiter formats` listet sie auf
cli-desk-option-order = Die Liste in der gewünschten Reihenfolge, mit Kommas: alle einmal, mit Name, "#3" oder Kennung; oder "entry": wie gemeldet
cli-desk-option-brackets = Bridgeteams in Gruppen nach Stärke: wie viele in jeder, von der stärksten an; je 3 bis 16
cli-desk-option-between = Bei einem Dreiermatch: welche zwei Teams, in der Reihenfolge ihrer IMPs
cli-desk-option-half = Die IMPs einer Hälfte; sonst die des ganzen Matches
cli-desk-option-game = Die Partie des Matches, wo es mehrere sind
cli-desk-option-finished-at = Wann die Partie endete, wenn es darauf ankommt oder von --at abweicht: 14:05 nach der Uhr hier, oder mit Datum und Zone
cli-desk-option-moves = Wie viele Züge sie hatte
cli-desk-option-moves-to-finish = Wie viele Züge in der Diagonal noch zu spielen waren
cli-desk-option-captain = Kapitän eines Teams
cli-desk-option-claimed = Die Gruppe, die dem Team beim Kauf der Meldung genannt wurde; die Auslosung warnt, wenn es in eine andere kommt
cli-desk-option-paid = Ist das Startgeld bezahlt? Ein Team, das nicht bezahlt hat, kann nicht kampflos gewinnen
cli-desk-option-player = Ein Mitglied eines Teams, je einmal; die Nummer darf fehlen: "Ann Bell;1500.25"
cli-desk-list-columns = Spalten name, rating, maxRating, club, id; bei Teams: team, captain, paid, claimed, player1, number1, masterpoints1, player2, …
cli-desk-option-field = Eine Liste von Personen oder Teams ({ $columns }), oder eine Zahl von Teilnehmern verschiedener Stärke

## Falsch eingegeben

cli-desk-needs-number = { $name } muss eine ganze Zahl ab 1 sein, nicht „{ $typed }“.
cli-desk-needs-number-to = { $name } muss eine ganze Zahl von { $least } bis 9999 sein, nicht „{ $typed }“.
cli-desk-needs-one-of = { $name } muss { OR($values) } sein, nicht „{ $typed }“.
cli-desk-needs-seconds = --wait muss eine ganze Zahl von Sekunden sein, nicht „{ $typed }“.
cli-desk-needs-two-teams = --between nimmt zwei Teams, etwa "Reds v Blues", nicht „{ $typed }“.
cli-desk-needs-sizes = --brackets nimmt die Größen der Gruppen, etwa 16,16,11,10, nicht „{ $typed }“.
cli-desk-needs-player = --player nimmt NAME;NUMBER;MASTERPOINTS, etwa "Ann Bell;1234567;1500.25", nicht „{ $typed }“.
cli-desk-needs-masterpoints = --player: Die Masterpunkte von { $player } müssen eine Zahl ab 0 mit höchstens zwei Nachkommastellen sein, nicht „{ $typed }“.
cli-desk-set-twice = --set { $key } steht zweimal da.
cli-desk-needs-setting = --set nimmt key=value, etwa --set seeding=rating, nicht „{ $typed }“.
cli-desk-no-time = „{ $typed }“ ist keine Uhrzeit.
cli-desk-line = Zeile { $line }, „{ $typed }“:
cli-desk-results-only = Das ist kein Ergebnis.
cli-desk-no-board = „{ $typed }“ ist kein Board. Nummer, Doppelpunkt und was an beiden Tischen geschah, zuerst dort, wo das erste Team Nord-Süd sitzt: 1:4SN=/3NTE+1 (Kontrakte) oder 2:420/-50 (Punkte von Nord-Süd); oder die IMPs: 3:+5, 3:-5 oder 3:5-0.
cli-desk-no-fact = Einen Eintrag { $fact } gibt es nicht: Das Protokoll endet mit Eintrag { $last }.
cli-desk-nothing-drawn = Noch ist nichts ausgelost: Das Turnier muss erst gestartet werden.
cli-desk-no-stage = Einen Abschnitt „{ $stage }“ gibt es hier nicht. Möglich: { OR($stages) }.
cli-desk-no-round = Eine Runde { $round } gibt es nicht: Gezählt wird { $ranges }.
cli-desk-rounds = von { $first } bis { $last }
cli-desk-rounds-of = von { $first } bis { $last } in „{ $stage }“
cli-desk-no-picture = { $picture ->
   *[bracket] Dieses Format ({ $format }) hat keinen Turnierbaum.
    [race] Dieses Format ({ $format }) hat kein Rennen um die Plätze.
    [matrix] Dieses Format ({ $format }) hat keine Matrix.
    [crosstable] Dieses Format ({ $format }) hat keine Kreuztabelle.
  }
cli-desk-look-at = Stattdessen ansehen: { OR($commands) }
cli-desk-key-used = Der Name „{ $key }“ gehört schon zu einem anderen Befehl (Eintrag { $fact }): { $was } Nichts wurde aufgezeichnet. Mit --key einen anderen Namen angeben, oder keinen.

## Listen von Personen und Teams

cli-desk-entrants-many = --entrants nimmt 1 bis 2000 Spieler oder den Namen einer Datei, nicht { $typed }.
cli-desk-list-unusable = { $path } ist nicht verwendbar, und nichts wurde geändert:
cli-desk-list-line = Zeile { $line }: { $problem }
cli-desk-list-cell = Zeile { $line }, Spalte { $column }: { $problem }
cli-desk-list-more = und { $count } weitere
cli-desk-list-not-utf8 = { $path } ist kein UTF-8-Text. Bitte noch einmal als „CSV UTF-8“ speichern.
cli-desk-look-again = Bitte nachsehen: { $what }
cli-desk-player-twice = „{ $player }“ ist auch in { $team }, einmal ohne Nummer: Ist es dieselbe Person?
cli-desk-name-twice = „{ $name }“ ist schon als { $place } gemeldet: Ist es dieselbe Person?

## Was sich ändern würde

cli-desk-would-change = Nichts wurde geändert. Das würde sich ändern:
cli-desk-would-happen = Nichts wurde geändert. Das würde geschehen:
cli-desk-would-also = Und das würde sich ändern:
cli-desk-changed-too = Damit hat sich geändert:
cli-desk-takes-more = Das nimmt mehr zurück, als es sagt; deshalb wurde nichts geändert. Das würde sich ändern:
cli-desk-results-fall = Gespielte Ergebnisse würden nicht mehr zählen; deshalb wurde nichts geändert. Das würde sich ändern:
cli-desk-type-again = Wenn das so gemeint ist, dasselbe noch einmal mit { $option } eingeben.

## Was geschehen ist

cli-desk-repeated = Das ist unter demselben Namen schon geschehen; nichts wurde noch einmal aufgezeichnet.
cli-desk-wins-by = { $who } gewinnt Match { $match } ({ $how }).
cli-desk-wins-without-play = { $who } gewinnt Match { $match } kampflos.
cli-desk-wins-with = { $who } gewinnt Match { $match }, { $score }.
cli-desk-wins-with-by = { $who } gewinnt Match { $match }, { $score } ({ $how }).
cli-desk-nobody-won = Niemand hat Match { $match } gewonnen.
cli-desk-nobody-advances = Aus Match { $match } kommt niemand weiter.
cli-desk-nobody-paid = Aus Match { $match } kommt niemand weiter: { $who ->
    [one] { $who } hat nicht bezahlt.
   *[other] { $who } haben nicht bezahlt.
  }
cli-desk-through = { $who }
cli-desk-through-as-number = { $who } (als Nummer { $number })
cli-desk-through-to = { $who } (nach { $ticket })
cli-desk-advance = { $who } { $who ->
    [one] kommt
   *[other] kommen
  } aus Match { $match } weiter.
cli-desk-advance-by = { $who } { $who ->
    [one] kommt
   *[other] kommen
  } aus Match { $match } weiter ({ $how }).
cli-desk-won = { $who } { $who ->
    [one] hat
   *[other] haben
  } Match { $match } gewonnen.
cli-desk-won-by = { $who } { $who ->
    [one] hat
   *[other] haben
  } Match { $match } gewonnen ({ $how }).
cli-desk-unpaid-before = Match { $match } ging verloren, weil nicht bezahlt war, und das bleibt so.
cli-desk-unpaid-revoke = Match { $match } ging verloren, weil nicht bezahlt war, und das bleibt so. Um das zu ändern: Eintrag { $fact } mit revoke zurücknehmen und { $again ->
   *[rule] neu entscheiden (rule)
    [withdraw] neu zurückziehen (withdraw)
  }.
cli-desk-help = 7 1-0 meldet ein Ergebnis; Enter allein macht den nächsten Schritt; u nimmt zurück; help zeigt alle Befehle; q beendet.
cli-desk-bad-logo = { $file } ist kein Bild im Format PNG, JPEG oder WebP.
cli-desk-large-logo = { $file } ist zu groß für ein Logo: höchstens { $most } kB.
