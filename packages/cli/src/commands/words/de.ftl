### Wozu jeder Befehl da ist, was seine Optionen bedeuten und was er antwortet.

## apply

cmd-apply-about = Lässt ein Programm leiten: liest je Zeile einen JSON-Befehl wie { $command } und antwortet auf jeden mit einer JSON-Zeile, sobald seine Einträge auf dem Datenträger sind: { $done } oder { $refused }. Die Datei ist gesperrt, bis die Eingabe endet.
cmd-apply-type = Je Zeile einen JSON-Befehl eingeben; Strg-D beendet.

## backup, restore, doctor, people

cmd-backup-about = Schreibt alles, was ein Server speichert, in eine Datei, mit dem Stand eines Augenblicks, auch während der Server läuft. restore liest sie zurück, in eine Datei oder eine PostgreSQL-Datenbank. Sitzungen bleiben weg.
cmd-backup-force = Eine vorhandene Datei ersetzen
cmd-backup-exists = { $file } gibt es schon. Einen anderen Namen wählen oder mit --force ersetzen.
cmd-backup-written = { $file }: { $rows }.
cmd-backup-try = Ausprobieren: { $command }
cmd-backup-failed = Die Sicherung konnte nicht geschrieben werden; es bleibt nichts zurück. { $problem }
cmd-restore-about = Liest eine Sicherung in eine leere Datenbank: alles oder nichts. --check liest sie bis zum Ende und sagt, ob sie vollständig ist, ohne eine Datenbank anzurühren.
cmd-restore-check = Nur prüfen, ob die Sicherung vollständig ist
cmd-restore-whole = { $file } ist vollständig: { $rows }.
cmd-restore-done = { $database } hat wieder alles: { $rows }.
cmd-restore-sessions = Sitzungen werden nicht aufbewahrt: Wer sich als Eigentümer nicht mehr anmelden kann, bekommt einen neuen Link mit { $command }.
cmd-doctor-about = Prüft alles, was ein Server speichert, auch während er läuft: Ist die Datenbank heil, ist jedes Protokoll lesbar, sind in jedem Turnier alle Regeln eingehalten, stimmt die Liste mit den Protokollen überein? Ändert nichts.
cmd-doctor-well = Alles in Ordnung.
cmd-doctor-wrong = Etwas stimmt nicht: siehe die Zeilen, die mit ✗ beginnen.
cmd-people-about = Listet alle auf, die ein Server kennt, auch während er läuft: ihre Rollen auf der ganzen Website und in jedem Turnier, und seit wann. Ändert nichts und zeigt weder Links noch Tokens.
cmd-people-name = Name
cmd-people-role = Rolle
cmd-people-where = Wo
cmd-people-since = Seit
cmd-people-site = ganze Website
cmd-people-role-name = { $role ->
   *[owner] Eigentümer
    [director] Turnierleitung
    [scorer] Ergebnisdienst
    [none] keine Rolle
  }
cmd-people-nobody = Hier ist noch niemand bekannt: Der erste Start des Servers gibt einen Link für den Eigentümer aus.

## Nachsehen

cmd-bracket-about = Zeigt das K.-o. als Turnierbaum: wer gegen wen spielt, mit Setzplätzen und Ergebnissen, und wer auf welchen Sieger wartet. Ein Baum, der nicht auf die Seite passt, wird als Liste seiner Runden gezeigt. Bei Bridgeteams ist jede Runde eine Spalte von Kästen, mit Dreiermatches, Übertrag und Handicap.
cmd-bracket-bracket = Bei Bridgeteams in mehreren Gruppen: nur diese
cmd-bracket-none = Noch kein Turnierbaum: Das Turnier muss erst gestartet werden.
cmd-crosstable-about = Zeigt alle gegen alle in der Reihenfolge der Tabelle, mit den Ergebnissen beider Farben.
cmd-crosstable-none = Noch keine Kreuztabelle: Das Turnier muss erst gestartet werden.
cmd-matrix-about = Zeigt die Diagonalmatrix: die Spieler in der Reihenfolge der Reihe, wen jeder in welcher Runde mit wie vielen Punkten getroffen hat, die verlorenen Partien und wer ausgeschieden ist. Was nicht passt, steht in Blöcken von Spalten, ein sehr großes Feld als Liste.
cmd-matrix-none = Noch keine Matrix: Das Turnier muss erst gestartet werden.
cmd-race-about = Zeigt das Rennen um die Plätze im K.-o.: die Punkte aller bis zur Marke, wer mit welchem Setzplatz seit wann qualifiziert ist, wer es in dieser Phase schaffen kann, wie viele Plätze frei sind, und einen Stichkampf, wenn es einen gibt.
cmd-race-not-yet = Noch kein Rennen: Das Turnier muss erst gestartet werden.
cmd-race-none = Ein Rennen gibt es nicht: { $players ->
    [one] Der einzige Spieler muss sich nicht qualifizieren.
   *[other] Von den { $players } Spielern muss sich keiner qualifizieren.
  }
cmd-log-about = Zeigt alles, was geschehen ist, je Zeile einen Eintrag mit Nummer, Zeit und Urheber. Zurückgenommenes bleibt sichtbar und ist gekennzeichnet.
cmd-odds-about = Zeigt die Chancen aller in einem laufenden Turnier: von den bisherigen Einträgen bis zum Ende, zehntausendmal, nach dessen eigenen Regeln. Mit --suppose steht daneben, wie sie dann wären. Die Datei wird nur gelesen. Strg-C beendet und zeigt, was bis dahin bekannt ist.
cmd-odds-suppose = Was wäre, wenn? Ein Ergebnis wie bei report, mit dessen Optionen ("7 1-0", "1 1/2 --game 2"), oder "Ann beats Ben", "Ann draws with Ben": jede noch kommende Partie zwischen den beiden
cmd-odds-all = Alle zeigen, nicht nur die 20 mit den besten Aussichten
cmd-show-about = Zeigt, was als Nächstes zu tun ist, die Tabelle und die laufende Runde; oder eine Runde, ein Match oder den Stand nach einem Eintrag.
cmd-desk-about = Leitet ein Turnier am Terminal: Oben steht mit der Tabelle, was als Nächstes zu tun ist, und ändert sich mit der Datei, wer immer sie schreibt; unten die letzte Antwort. Ein Ergebnis wird als Match und Ergebnis eingegeben (7 1-0), jeder andere Befehl ohne arbiter und FILE (enter Ann, withdraw Ben); Enter allein macht den nächsten Schritt, u nimmt zurück, q beendet. arbiter FILE ist die Kurzform.
cmd-show-round = Nur diese Runde (wo Phasen zählen: diese Phase) und die Tabelle danach
cmd-show-match = Nur dieses Match; bei Teams mit jeder Zeile der Abrechnung und der Sitzordnung
cmd-show-alone = show nimmt --match allein, ohne --round oder --stage.
cmd-show-no-match = Ein Match „{ $match }“ gibt es nicht (das letzte angesetzte ist { $last }).
cmd-show-no-match-yet = Ein Match „{ $match }“ gibt es nicht: Noch ist nichts ausgelost. Das Turnier muss erst gestartet werden.
cmd-table-about = Zeigt die Tabelle, wie sie steht, wie sie nach einer Runde stand oder wie sie nach einem Eintrag stand.
cmd-table-round = Der Stand nach dieser Runde (wo Phasen zählen: Phase)
cmd-table-not-yet = Noch keine Tabelle: Das Turnier muss erst gestartet werden.
cmd-table-none = Dafür gibt es keine Tabelle: --round oder --stage weglassen.
cmd-why-about = Sagt, warum eine Paarung, ein Stichkampf, ein Freilos, ein Setzplatz, ein Rang oder eine Feinwertung so ist, warum ein Team weiterkommt, ein Handicap bekommt oder seine Nummer hat: die Regel und die Einträge dahinter.
cmd-why-rests-on = Es beruht auf:

## Formate

cmd-formats-about = Listet die Formate auf, wofür sie gut sind, und ihre Einstellungen für --set.
cmd-formats-range = { $description }; { $least } bis { $most }
cmd-outline-about = Zeigt den ganzen Aufbau eines Turniers, bevor jemand gemeldet ist: jede Runde und jedes Match, das feststeht, nach Nummern in der Liste.
cmd-outline-entrants = Wie viele spielen, wenn das nicht die zweite Angabe ist; ohne sie alle Anzahlen, wo nur wenige möglich sind
cmd-outline-either = outline nimmt N oder --entrants N, nicht beides.
cmd-outline-how-many = outline: --entrants N fehlt: Wie viele spielen?
cmd-compare-about = Spielt mehrere Formate mit denselben Teilnehmern, jedes zwanzigtausendmal, und stellt nebeneinander, wie gut jedes die Besten findet und was es an Partien, Runden und Stunden kostet; als Tabelle und mit --svg oder --html als Diagramm. Ein Format, das mit ihnen nicht geht, sagt, warum.
cmd-compare-formats = Welche Formate; sonst alle, die zu solchen Teilnehmern passen. `arbiter formats` listet sie auf
cmd-compare-set = Eine Einstellung eines der Formate
cmd-simulate-about = Spielt ein nie ausgetragenes Turnier hunderttausendmal nach seinen echten Regeln, mit Ergebnissen nach Stärke und Zufall: wer gewinnt und wer wo landet, wie oft der Beste gewinnt, wie viele Partien, Runden und Stunden es braucht. Derselbe Startwert gibt mit jeder Zahl von Threads dieselbe Antwort. Strg-C beendet und zeigt, was bis dahin bekannt ist.
cmd-simulate-suppose = Was wäre, wenn? Jede Partie zwischen den beiden endet so; auch "Ann draws with Ben"

## new, enter, edit, start

cmd-new-about = Legt eine Turnierdatei an. Eine vorhandene Datei wird nie überschrieben.
cmd-new-entrants = Eine Liste von Personen oder Teams ({ $columns }) oder eine Zahl: Sie heißen dann Player 1, Player 2, … oder Team 1, Team 2, …
cmd-new-name = Name des Turniers
cmd-new-set = Eine Einstellung des Formats; `arbiter formats` listet sie auf. autoPair=false: Runden werden nur mit pair veröffentlicht
cmd-new-seed = Startwert aller Auslosungen; sonst zufällig
cmd-new-at = Wann es angelegt wurde: 14:05 nach der Uhr hier, oder mit Datum und Zone wie 2026-05-01T14:02:10Z. Sonst jetzt
cmd-new-created = { $file } angelegt.
cmd-new-bad-auto-pair = --set autoPair nimmt true oder false.
cmd-new-bad-seed = --seed nimmt 1 bis 100 Zeichen.
cmd-new-bad-time = --at nimmt eine Zeit wie 14:05 oder 2026-05-01T14:02:10Z, nicht „{ $typed }“.
cmd-enter-about = Meldet jemanden oder alle auf einer Liste (eine CSV-Datei, { $columns }).
cmd-enter-rating = Wertungszahl, eine ganze Zahl
cmd-enter-max-rating = Höchste Wertungszahl überhaupt, für Formate, die danach fragen
cmd-enter-club = Verein
cmd-enter-id = Eine eigene Kennung, etwa eine Mitgliedsnummer
cmd-enter-joins = Für ein verspätetes Team: das Match, in dem es Platz nimmt; sonst wählen es die Regeln
cmd-enter-entrants = Eine Liste von Personen oder Teams oder eine Zahl: Sie heißen dann Player 1, Player 2, … oder Team 1, Team 2, …
cmd-enter-usage = Aufruf: arbiter enter FILE NAME oder --entrants people.csv
cmd-enter-either = enter nimmt entweder einen NAME oder --entrants, nicht beides.
cmd-enter-list-says = enter: Mit --entrants steht alles in der Liste; { $field } weglassen.
cmd-enter-joins-one = enter: --joins gilt für ein Team, und { $count } stehen auf der Liste. Einzeln melden.
cmd-edit-about = Ändert, was über einen Teilnehmer bekannt ist. none nimmt Wertungszahl, Verein, Kapitän oder alle Spieler weg. Wertungszahlen und die Spieler eines Teams stehen mit dem Start fest.
cmd-edit-name = Der neue Name
cmd-edit-rating = Wertungszahl
cmd-edit-max-rating = Höchste Wertungszahl überhaupt
cmd-edit-paid = Ist das Startgeld bezahlt? none: nichts darüber bekannt
cmd-edit-claimed = Die Gruppe, die dem Team beim Kauf der Meldung genannt wurde
cmd-edit-player = Ein Mitglied des Teams, je einmal: ersetzt die ganze Liste; oder none
cmd-start-about = Schließt die Meldeliste und lost das Turnier aus. Wer danach noch gemeldet werden kann, steht in den Regeln des Formats.
cmd-start-openings = Die Paare eines Cups werden aus den Eröffnungen dieser EPD-, PGN- oder Polyglot-Datei gespielt; "arbiter": unsere eigene Sammlung
cmd-start-plies = Wie viele Halbzüge einer PGN-Partie oder Polyglot-Zeile die Eröffnung sind
cmd-start-skip-bad = Zeilen des Buchs auslassen, aus denen sich nicht spielen lässt

## Spielen

cmd-report-about = Meldet das Ergebnis eines Matches, Weiß zuerst: 1-0, 0-1 oder 1/2. Wenn jemand fehlte: +- (Schwarz), -+ (Weiß), -- (beide). Hat ein Match mehrere Partien, sagt --game, welche. Bridgeteams melden IMPs, das erste Team zuerst: 35-12, im Ganzen oder nach Hälften; bei einem Dreiermatch sagt --between, zwischen wem.
cmd-score-about = Rechnet ein Match von Bridgeteams Board für Board ab: zwei Kontrakte (1:4SN=/3NTE+1), zwei Punktzahlen von Nord-Süd (2:420/-50) oder IMPs (3:+5, 3:5-0). Zuerst steht der Tisch, an dem das erste Team Nord-Süd sitzt. Sind alle Boards einer Hälfte oder des Matches da, ist es damit gemeldet; ein noch einmal eingegebenes Board ersetzt das frühere.
cmd-score-file = Boards in einer Datei oder aus der Eingabe, eines je Zeile
cmd-score-missing = score: BOARD fehlt, etwa 1:4SN=/3NTE+1; oder --file boards.txt
cmd-lineup-about = Nennt die vier eines Bridgeteams, die ein Match oder eine Hälfte davon spielen; bei mehreren Angaben zählt die letzte. Nach den gespielten Boards richtet sich, was ein Spieler bekommt. Statt der vier nennt --played die Boards jedes Spielers im ganzen Match.
cmd-lineup-half = Nur diese Hälfte; sonst beide
cmd-lineup-played = Boards jedes Spielers im ganzen Match; wer nicht genannt ist, hat keines
cmd-lineup-either = lineup nimmt entweder die vier PLAYERS, etwa "Ann, Ben, Cora, Dan", oder --played, nicht beides.
cmd-lineup-bad-played = --played nimmt Namen mit ihren Boards, etwa "Ann 14, Ben 28", nicht „{ $typed }“.
cmd-forfeit-about = Jemand ist zu einem Match nicht erschienen: Der Gegner gewinnt kampflos. Sind beide genannt, verlieren beide.
cmd-cancel-about = Sagt ein Match ab: Es bringt keiner Seite etwas und zählt nicht als Partie.
cmd-rule-about = Die Turnierleitung erklärt ein Match ohne Spiel für gewonnen oder unentschieden. Kommen aus einem Match mehrere weiter, werden alle genannt.
cmd-rule-winner = Wer zum Sieger erklärt wird; dasselbe wie NAME hinter dem Match
cmd-rule-drawn = Das Match wird für unentschieden erklärt
cmd-rule-either = rule nimmt entweder --winner NAME oder --drawn; kommen aus dem Match mehrere weiter: NAME NAME.
cmd-withdraw-about = Jemand zieht sich aus dem Turnier zurück. Was aus den bisherigen Ergebnissen wird, steht in den Regeln des Formats; `arbiter why` erklärt es.
cmd-withdraw-emergency = Ein Team geht aus gutem Grund und behält, was es bisher erreicht hat
cmd-withdraw-confirm = Zurückziehen, obwohl gespielte Ergebnisse dann nicht mehr zählen
cmd-return-about = Wer sich zurückgezogen hatte, kehrt zurück. Was inzwischen kampflos verloren ging, bleibt verloren.
cmd-draft-about = Zeigt die Paarung oder die Setzplätze, die jetzt veröffentlicht würden, bevor es geschieht. Eine Liga wird beim Start ganz ausgelost und hat keinen Entwurf.
cmd-pair-about = Veröffentlicht die nächste Runde oder die Setzplätze, wo sie von Ergebnissen abhängen. draft zeigt sie vorher. Wo die Regeln es der Turnierleitung überlassen, kann die Runde mit --match von Hand gepaart werden, einmal je Match.
cmd-pair-match = Von Hand: wer gegen wen spielt; alle Matches der Runde
cmd-pair-lengths-unknown = Niemand kennt die Längen der Partien, nach denen zuerst gefragt wird
cmd-choose-about = Das Team, das die Wahl hat, sagt, gegen wen es spielen will, und so wird die Runde veröffentlicht. Von fünf Bridgeteams wählt das erste der Vorrunde seinen Gegner im Halbfinale.
cmd-declare-about = Die Turnierleitung sagt, wer das Turnier gewonnen hat, wo die Regeln es ihr überlassen: ein Sieger oder mehrere, die sich den Sieg teilen. Was von einer laufenden Runde noch offen ist, wird nicht mehr gespielt.
cmd-remedy-about = Ein Bridgeteam bekommt sein Startgeld zurück oder darf anderswo frei teilnehmen. Das wird beim Turnier vermerkt und ändert kein Ergebnis.
cmd-remedy-refund = Das Startgeld wird erstattet
cmd-remedy-free-play = Eine freie Teilnahme an einem späteren Wettbewerb des Turniers oder an einem kommenden nationalen
cmd-post-about = Hält fest, dass die Turnierbedingungen ausgehängt und bekannt gegeben sind. Das muss geschehen, bevor das erste Match abgerechnet wird; jede Seite erinnert daran, bis es getan ist.
cmd-describe-about = Sagt, wann und wo die Veranstaltung ist, wie schnell die Partien sind und an wen man sich wendet: für ihre Seite, ihre Exporte und ihre Datei. none nimmt eine Angabe weg.
cmd-describe-date = Der Tag, oder der erste und der letzte
cmd-describe-place = Wo sie ist
cmd-describe-time-control = Wie schnell die Partien sind, etwa 15+10
cmd-describe-contact = An wen man sich wendet
cmd-describe-link = Eine Seite mit mehr
cmd-describe-text = Was Besucher wissen sollten
cmd-describe-logo = Ein kleines Bild: PNG, JPEG oder WebP
cmd-describe-what = Geben Sie mindestens eines an: --date, --place, --time-control, --contact, --link, --about oder --logo.
cmd-close-about = Schließt ein beendetes Turnier ab: Die Tabelle ist endgültig. undo öffnet es wieder.

## Berichtigen

cmd-correct-about = Berichtigt ein gemeldetes Ergebnis, seine Zeit oder Länge, oder gibt einem entschiedenen Match ein echtes Ergebnis. Würden spätere Partien hinfällig, nennt der Befehl sie und hält an; mit --confirm zeigt er sie und wird ausgeführt. --preview zeigt nur.
cmd-correct-what = correct: Was soll sich ändern? RESULT, --finished-at, --moves oder --moves-to-finish.
cmd-undo-about = Nimmt den letzten Befehl mit allem zurück, was er bewirkt hat. Wiederholt geht es weiter zurück; redo stellt es wieder her.
cmd-redo-about = Stellt wieder her, was zuletzt zurückgenommen wurde. Ein neuer Befehl leert die Liste dessen, was wiederherstellbar ist.
cmd-revoke-about = Nimmt einen früheren Befehl zurück, nach der Nummer irgendeines seiner Einträge (`arbiter log` zeigt sie). Würden spätere Partien hinfällig, nennt der Befehl sie und hält an; mit --confirm zeigt er sie und wird ausgeführt.
cmd-misplaced-about = Ein Bridgeteam war in der falschen Gruppe. Was die Regeln vorsehen, hängt davon ab, wessen Fehler es war, in welche Richtung und wie weit sein erstes Match war. Der Befehl zeigt es mit allem, was sich ändern würde, und führt es mit --yes aus.
cmd-misplaced-fault = Wessen Fehler es war
cmd-misplaced-placed = War es in einer zu niedrigen (low) oder zu hohen (high) Gruppe?
cmd-misplaced-to = Die Gruppe, in die es gehört, wenn es wechselt oder verschoben wird
cmd-misplaced-joins = Rechtzeitig gefunden: das Match jener Gruppe, in dem es Platz nimmt
cmd-misplaced-national = Durch Fehler der Turnierleitung zu hoch und verloren: auch eine freie Teilnahme an einem nationalen Turnier
cmd-misplaced-missing = misplaced: { $option } fehlt: { OR($values) }.
cmd-redraw-about = Nimmt die Auslosung zurück und lost neu aus, mit verspäteten Teams, berichtigten Spielern und ohne Teams, die ausgefallen sind, solange kein Ergebnis vorliegt. Die Gruppen behalten ihre Größen, soweit es geht. Der Befehl zeigt, welche Laufzettel sich ändern würden, und führt es mit --yes aus.
cmd-redraw-enter = Verspätete Teams, in einer Liste wie bei enter
cmd-redraw-players = Teams mit allen ihren Spielern, in einer Liste derselben Art; der Name sagt, welches Team
cmd-redraw-withdraw = Ein Team, das ausgefallen ist

## Dateien

cmd-export-about = Schreibt das Turnier für andere: csv (die Tabelle, für eine Tabellenkalkulation), json (der Stand und das ganze Protokoll; import liest es zurück) oder html (eine Seite zum Drucken oder für eine Website).
cmd-export-to = Was geschrieben wird
cmd-export-out = Wohin; sonst auf den Bildschirm. Ein früherer Export dort wird ersetzt
cmd-export-written = Geschrieben: { $out }
cmd-export-say = export: --to csv, --to json oder --to html angeben.
cmd-export-say-not = export: --to csv, --to json oder --to html angeben, nicht „{ $typed }“.
cmd-import-about = Macht aus der Kopie einer Turnierdatei oder aus einem JSON-Export eine Turnierdatei: dasselbe Protokoll, Byte für Byte. Beschädigte und fremde Dateien werden abgelehnt.
cmd-import-done = { $facts ->
    [one] { $facts } Eintrag
   *[other] { $facts } Einträge
  } nach { $file } importiert.
cmd-verify-about = Prüft jede Regel des Formats an der Datei nach, mit Code, der mit dem der Turniere nichts teilt. Sagt, dass alle Regeln eingehalten sind, oder was er gefunden hat.
cmd-verify-well = { $file }: Alle Regeln sind eingehalten ({ $facts ->
    [one] { $facts } Eintrag
   *[other] { $facts } Einträge
  } geprüft).
cmd-verify-found = { $file }: { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
  }.
cmd-verify-finding = { $rule }: { JOIN($what) }
cmd-verify-finding-in = { $rule }, Eintrag { $fact }: { JOIN($what) }

## serve, demo

cmd-serve-about = Betreibt den Turnierserver: viele Turniere in einer Datenbank, eine API, Liveseiten für alle Zuschauer. Der erste Start gibt einen Link aus; wer ihn öffnet, wird Eigentümer. Strg-C beendet ihn; keine beantwortete Anfrage geht verloren.
cmd-cup-run-about = Spielt einen ganzen Cup von Schachengines: echte Partien, die Matches einer Runde gleichzeitig, mit einem Live-Turnierbaum im Terminal und als Webseite. Nach jeder Partie sind die Turnierbaumdatei und das PGN auf dem Datenträger; der Cup lässt sich also jederzeit anhalten oder abbrechen und geht mit cup resume weiter. Das Protokoll neben der Turnierbaumdatei ist eine Turnierdatei: show, why und correct gehen damit, solange der Cup nicht läuft.
cmd-cup-resume-about = Setzt einen Cup fort, der angehalten oder abgebrochen wurde. CONFIG kann auch seine Turnierbaumdatei sein, die die Konfiguration kennt.
cmd-cup-demo-about = Spielt einen Cup der acht eingebauten Engines (ein Stockfish 10 von 2018 mit acht Einstellungen), in etwa einer Minute.
cmd-cup-schema-about = Gibt das JSON-Schema der Konfiguration aus, für Editoren und Programme.
cmd-completion-about = Gibt ein Skript für die Shell aus: Die Tabulatortaste ergänzt dann Befehle, Optionen, Namen und Matches. Die Startdatei der Shell lädt es, bei zsh nach compinit.
cmd-completion-unknown = Für „{ $shell }“ gibt es keine Ergänzung. Möglich sind { OR($shells) }.
cmd-demo-about = Spielt ein kleines Turnier im Terminal, von der ersten Meldung bis zur Schlusstabelle: jeder Befehl, wie ihn die Turnierleitung eingeben würde, mit seiner echten Antwort. Im Terminal wartet er zwischen den Schritten auf die Eingabetaste.
cmd-demo-format = Welches: { OR($formats) }; sonst eine Liga
cmd-demo-fast = Nicht auf die Eingabetaste warten
cmd-demo-none = demo: Für „{ $format }“ gibt es keine Vorführung. Möglich ist --format { OR($formats) }.
cmd-demo-yours = Nun ein eigenes Turnier:
cmd-demo-show = (sagt immer, was als Nächstes zu tun ist)
cmd-demo-help = (alle Befehle)
cmd-demo-checkout = In einem Checkout des Projekts npx arbiter statt arbiter eingeben.
cmd-demo-file = Die Datei der Vorführung ist noch da, zum Ausprobieren:
cmd-demo-enter = [Eingabetaste]

cmd-not-json = Die Zeile ist kein JSON ({ $error }).
