### Warum etwas nicht geht: was geschah, dann was zu tun ist. Das Besondere des Falls folgt als eigener Satz.

refused-all = { JOIN($says) }

## Was verlangt wurde

refused-command = Der Befehl ist nicht lesbar.
refused-mean = Meinten Sie „{ $word }“?
refused-time = Die Zeit { $at } liegt vor dem letzten Eintrag ({ $last }). Geben Sie eine spätere oder keine Zeit an.
refused-format = Das Format „{ $format }“ gibt es nicht.
refused-formats = Die Formate sind { $known }.
refused-name = Der Name „{ $name }“ ist nicht möglich.
refused-file = Zeile { $line } der Datei ist nicht lesbar.
refused-author = „{ $author }“ kann nicht als Urheber eingetragen werden.
refused-id-taken = Die Kennung „{ $given }“ gehört schon jemandem in der Liste. Geben Sie eine andere oder keine an.
refused-id = Die Kennung „{ $given }“ ist nicht möglich.
refused-entrant = Niemand namens „{ $name }“ hat gemeldet.
refused-which-entrant = Mehrere heißen „{ $name }“. Sagen Sie { OR($candidates) }.
refused-quoted = „{ $written }“

## Meldung und Start

refused-field = { $field ->
   *[usual] Dieses Format
    [compact] Ein kompaktes K.-o.
  } braucht { $allowed } { $whom ->
   *[players] Spieler
    [teams] Teams
  }; gemeldet { $count ->
    [one] ist { $count }
   *[other] sind { $count }
  } ({ $rule }).
refused-sizes-range = { $least } bis { $most }
refused-sizes-least = { $least } oder mehr
refused-sizes = { OR($sizes) }
refused-field-bracketed = Die Einstellung bracketed=yes teilt ein größeres Feld in Gruppen.
refused-order = Diese Startreihenfolge ist nicht möglich.
refused-one = { $name }
refused-more = { $count } weitere
refused-ratings = { $who ->
    [one] { $who } hat
   *[other] { $who } haben
  } keine { $which ->
   *[rating] Wertungszahl
    [maxRating] höchste Wertungszahl
  }, und die Liste richtet sich danach ({ $rule }). Bearbeiten Sie die Meldung, oder starten Sie in der Reihenfolge der Meldungen („entry“) oder in einer eigenen.
refused-masterpoints-order = { $who ->
    [one] { $who } hat seine Spieler und Masterpunkte nicht genannt
   *[other] { $who } haben ihre Spieler und Masterpunkte nicht genannt
  }, und danach richten sich die Nummern ({ $rule }). Bearbeiten Sie die Meldung, oder starten Sie in der Reihenfolge der Meldungen („entry“) oder in einer eigenen.
refused-masterpoints-handicap = { $who ->
    [one] { $who } hat seine Spieler und Masterpunkte nicht genannt
   *[other] { $who } haben ihre Spieler und Masterpunkte nicht genannt
  }, und die Handicaps brauchen sie ({ $rule }). Bearbeiten Sie die Meldung.
refused-openings-few = Das Buch hat { $has ->
    [one] eine Eröffnung
   *[other] { $has } verschiedene Eröffnungen
  }, und { $needs } sind nötig ({ $rule }).
refused-openings-do = Nehmen Sie ein längeres Buch oder weniger Paare, oder setzen Sie allowReuse=true.
refused-started = Das Turnier hat begonnen.
refused-not-started = Das Turnier hat noch nicht begonnen. Starten Sie es zuerst.
refused-late = Niemand kann mehr melden ({ $rule }).
refused-late-redraw = Solange kein Ergebnis vorliegt, kann eine neue Auslosung („redraw“) späte Teams aufnehmen.
refused-join = In Match { $match } kann niemand mehr Platz nehmen.
refused-join-any = Kein Match hat noch einen Platz für jemanden, der neu kommt.
refused-joinable = Frei { $matches ->
    [one] ist: { $matches }.
   *[other] sind: { $matches }.
  }
refused-entry = Die Meldung von { $who } passt nicht ({ $field }: { $value }, { $rule }).
refused-same-entry = An { $who } würde sich nichts ändern.
refused-rating-fixed = Die Wertungszahlen stehen seit dem Start fest. Von { $who } lassen sich nur noch Name und Verein bearbeiten.
refused-withdrawn = { $who } hat schon zurückgezogen.
refused-not-withdrawn = { $who } hat nicht zurückgezogen und kann also nicht zurückkehren.
refused-annulled = { $who } kann nicht zurückkehren, weil mit dem Rückzug alle Ergebnisse gefallen sind.
refused-out = { $who } kann nicht zurückkehren ({ $rule }).
refused-revoke-withdrawal = Nehmen Sie den Rückzug zurück, wenn er ein Irrtum war.

## Einstellungen

refused-option-fixed = Die Einstellung „{ $option }“ lässt sich so nicht mehr ändern ({ $rule }).
refused-same-options = Diese Einstellungen gelten schon; es würde sich nichts ändern.
refused-boards = Matches zu { $boards } Boards lassen sich hier nicht spielen ({ $rule }).
refused-no-place = Für die Einstellung „{ $option }“ ist hier kein Platz ({ $rule }).
refused-brackets = So lässt sich das Feld nicht in Gruppen teilen ({ $rule }).
refused-not-bracketed = Es gibt nur eine Gruppe. Setzen Sie die Einstellung „bracketed“, um das Feld nach Stärke zu teilen.
refused-bracket-one = Es gibt nur eine Gruppe, keine Gruppe „{ $bracket }“. Lassen Sie den Buchstaben weg.
refused-bracket = Eine Gruppe „{ $bracket }“ gibt es nicht. Die Gruppen sind { $brackets }.
refused-foreign = { $wish ->
    [print] Der Druck gehört
   *[awards] Eine Preisliste gehört
  } zu Turnieren von Bridgeteams, nicht zu diesem.
refused-foreign-command = Dieses Format hat keinen Befehl „{ $wish }“.
refused-not-compact = Wohin-Karten gehören zu einem kompakten K.-o. (Einstellung „compact“). Hier sagen die Laufzettel der nächsten Runde, wohin es geht (BRI-76).

## Der Stand des Turniers

refused-not-finished = Das Turnier ist nicht beendet.
refused-open = { $matches ->
    [one] Match { $matches } ist offen.
   *[other] Die Matches { $matches } sind offen.
  }
refused-open-many = Die Matches { $matches } sind offen.
refused-open-one = { $match }
refused-open-none = Noch ist nicht alles entschieden.
refused-finish-it = Melden Sie zuerst, was offen ist, werten Sie es kampflos, oder streichen Sie es.
refused-do-first = { $do ->
   *[pair] Paaren Sie zuerst.
    [choose] Wählen Sie zuerst.
    [declare] Erklären Sie zuerst den Sieger.
  }
refused-finished = Das Turnier ist beendet, und niemand kann es mehr verlassen. Berichtigen Sie ein Ergebnis oder machen Sie es rückgängig, wenn etwas falsch ist.
refused-closed = Das Turnier ist abgeschlossen. Machen Sie zuerst den Abschluss rückgängig, wenn sich noch etwas ändern muss.
refused-pair = Es gibt nichts zu paaren.
refused-lengths = { $round } muss warten: Bevor weitergespielt wird, entscheiden die Längen der gegeneinander gewonnenen Partien ({ $rule }).
refused-lengths-unknown = { $games ->
    [one] Die Länge von { $games } ist nicht bekannt.
   *[other] Die Längen von { $games } sind nicht bekannt.
  }
refused-length-of = Match { $match }, Partie { $game } ({ $white } – { $black })
refused-lengths-do = Tragen Sie die Züge mit einer Berichtigung nach, oder paaren Sie und erklären Sie die Längen für unbekannt.
refused-choose = Jetzt darf niemand einen Gegner wählen.
refused-chooser = { $who } wählt zuerst einen Gegner: { OR($among) }.
refused-not-chosen = { $who } ist nicht wählbar. Wählbar { $among ->
    [one] ist { $among }.
   *[other] sind { $among }.
  }
refused-by-hand = Das lässt sich nicht von Hand veröffentlichen.
refused-declare = Jetzt kann niemand zum Sieger erklärt werden, weil die Ergebnisse entscheiden.
refused-cannot-win = { $who } kann nicht zum Sieger erklärt werden. Möglich { $among ->
    [one] ist { $among }.
   *[other] sind { $among }.
  }
refused-results-in = Für eine neue Auslosung ist es zu spät: { $matches ->
    [one] In Match { $matches }
   *[other] In den Matches { $matches }
  } gibt es Ergebnisse ({ $rule }).
refused-moved-already = Für eine neue Auslosung ist es zu spät: Ein Team wurde in eine andere Gruppe gesetzt ({ $rule }).
refused-redraw-do = Melden Sie Teams nach, ziehen Sie welche zurück, oder sagen Sie, welches Team falsch eingeteilt ist.
refused-move = { $who } lässt sich so nicht umsetzen ({ $rule }).
refused-posted = Die Bedingungen wurden schon ausgehängt und bekannt gegeben, und zwar am { $at }.
refused-remedy = Sagen Sie, was { $who } bekommt: eine Erstattung, Freistarts oder beides.

## Matches und Ergebnisse

refused-match = Ein Match „{ $match }“ gibt es nicht.
refused-match-last = Das letzte angesetzte Match ist { $last }.
refused-no-round = Eine Runde { $round } gibt es nicht. Die Runden sind 1 bis { $rounds }.
refused-decided = Match { $match } ist schon entschieden.
refused-correct-it = Berichtigen Sie es, um es zu ändern.
refused-correct-game = Eine gespielte Partie lässt sich berichtigen.
refused-way-ruling = Berichtigen Sie es, wenn doch gespielt wurde, oder nehmen Sie Eintrag { $fact } und damit die Entscheidung zurück.
refused-way-played = Geben Sie das Ergebnis an, wenn doch gespielt wurde, oder nehmen Sie Eintrag { $fact } und damit die Entscheidung zurück.
refused-way-withdrawal = Der Rückzug von { $who } hat es entschieden. Nehmen Sie Eintrag { $fact } zurück, um es wieder zu öffnen.
refused-way-bracket = Es wurde entschieden, als die Gruppe von { $who } berichtigt wurde. Nehmen Sie Eintrag { $fact } zurück, um es wieder zu öffnen.
refused-way-nobody = Niemand kam, um es zu spielen.
refused-way-nobody-from = Aus Match { $from } kam niemand, um es zu spielen. Ändern Sie zuerst Match { $from }.
refused-players = Match { $match } hat noch keine Spieler.
refused-waits = Es wartet auf { $awaited }.
refused-round = Match { $match } wird { FORM($round, "in") } gespielt, und das beginnt erst, wenn alles davor entschieden ist.
refused-no-game = Match { $match } steht gleich, und jetzt ist keine Partie darin zu spielen. { $wanted ->
   *[rule] Entscheiden Sie, wer es gewinnt.
    [pair] Veröffentlichen Sie zuerst die Eröffnung des nächsten Paars („pair“).
  }
refused-game = Partie { $game } von Match { $match } ist jetzt nicht zu spielen.
refused-games-next = { $games ->
    [one] Zu spielen ist Partie { $games }.
   *[other] Zu spielen sind die Partien { $games }.
  }
refused-games-none = Darin ist jetzt keine Partie zu spielen.
refused-which-game = In Match { $match } sind mehrere Partien zu spielen. Sagen Sie, welche es ist: { OR($games) }.
refused-one-of-several = Nichts wurde eingetragen, wegen Ergebnis { $line }.
refused-game-in = Partie { $game } von Match { $match } liegt schon vor: { $result }.
refused-game-meant = Sagen Sie, welche Partie es ist ({ OR($games) }). Um Partie { $game } zu ändern, berichtigen Sie sie.
refused-colours = In Match { $match } hat { $white } Weiß und { $black } Schwarz; die Farben sind also vertauscht.
refused-between = Match { $match } spielen { $who }.
refused-look-again = Sehen Sie noch einmal in die Paarungen.
refused-winner = Match { $match } braucht einen Sieger; es lässt sich nicht streichen oder für remis erklären. Erklären Sie, wer weiterkommt, oder werten Sie es gegen den, der fehlt.
refused-winners = Aus Match { $match } { $places ->
    [one] kommt einer weiter
   *[other] kommen { $places } weiter
  }; genannt { $named ->
    [one] ist { $named }.
   *[other] sind { $named }.
  }
refused-finished-early = Match { $match } kann nicht am { $finished } geendet haben, weil es erst am { $published } veröffentlicht wurde. Geben Sie die richtige oder keine Zeit an.
refused-finished-later = Match { $match } kann nicht am { $finished } geendet haben: Das ist nach der Meldung selbst, am { $at }. Geben Sie die richtige oder keine Zeit an.
refused-time-wanted = Die anderen Ergebnisse { FORM($round, "in") } haben eine Endzeit, und die Reihenfolge der Qualifikation hängt davon ab. Geben Sie auch für Match { $match } eine an.
refused-time-unwanted = Die anderen Ergebnisse { FORM($round, "in") } haben keine Endzeit, also zählt die Reihenfolge der Meldungen. Melden Sie Match { $match } ohne Endzeit.
refused-no-report = Für Match { $match } ist kein Ergebnis gemeldet, das sich berichtigen ließe.
refused-same-result = Match { $match } hat dieses Ergebnis schon.

## Bridgeteams

refused-imps = Match { $match } wird in IMPs gewertet. Melden Sie sie als 35-12.
refused-not-imps = Match { $match } wird nicht in IMPs gewertet. Melden Sie ein Ergebnis wie 1-0.
refused-which-teams = Match { $match } spielen { $teams }. Sagen Sie, welche beiden gespielt haben.
refused-part = { $part ->
   *[whole] Das Ergebnis
    [first] Die erste Hälfte
    [second] Die zweite Hälfte
  } von { $teams } in Match { $match } liegt schon vor. Um es zu ändern, berichtigen Sie es.
refused-which-half = Das Match von { $teams } ({ $match }) wurde nach Hälften gemeldet. Sagen Sie, welche Hälfte es ist.
refused-no-halves = In Match { $match } werden jetzt Zusatzboards gespielt, und die haben keine Hälften.
refused-halves = { $whole } kann nicht das ganze Match { $match } sein, weil eine Hälfte allein { $known } ist. Berichtigen Sie diese Hälfte, oder melden Sie die andere.
refused-lineup = Diese Aufstellung von { $who } für Match { $match } ist nicht möglich ({ $rule }).
refused-board = Board { $board } von Match { $match } ist so nicht möglich ({ $rule }).
refused-all-boards = Diese Boards von Match { $match } sind so nicht möglich ({ $rule }).

## Fragen und Änderungen an der Vergangenheit

refused-subject = „{ $subject }“ lässt sich nicht erklären.
refused-subjects = Fragen Sie nach einem Match („7“), „rank Ann“, „seed Ann“, „bye Ann“, „tie Ann, Ben“ oder „champion“.
refused-undo = Es gibt nichts rückgängig zu machen.
refused-redo = Es gibt nichts zu wiederholen: Seit dem letzten Befehl wurde nichts rückgängig gemacht.
refused-revoke = Eintrag { $fact } lässt sich nicht zurücknehmen: Es gibt ihn nicht, er gilt nicht mehr, oder er hat das Turnier eröffnet.
refused-void = Das nimmt mehr zurück, als es sagt: { $facts ->
    [one] Eintrag { $facts } würde ungültig.
   *[other] Die Einträge { $facts } würden ungültig.
  }
refused-void-fact = Eintrag { $fact }: { JOIN($says) }
refused-void-seats = { $seats ->
    [one] Ein Platz würde neu besetzt.
   *[other] { $seats } Plätze würden neu besetzt.
  }
refused-void-confirm = Bestätigen Sie genau das, wenn es gemeint ist.
refused-nothing-to-describe = An der Veranstaltung würde sich nichts ändern. Geben Sie mindestens eine neue Angabe an.
