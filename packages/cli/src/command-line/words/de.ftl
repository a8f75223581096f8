### Was die Befehlszeile über sich sagt, und was, wenn sie etwas nicht versteht.

## Die Übersicht

line-tagline = arbiter: ein Turnier leiten, von der ersten Meldung bis zur Schlusstabelle.
line-usage = Aufruf: { $usage }
line-usage-options = Aufruf: { $usage } [Optionen]
line-usages = Aufruf: { $command } [Optionen]{"      "}{ $help }
line-new-here = Neu hier? Eingeben: { $command }
line-heading-exits = Rückgabewerte
line-heading-environment = Umgebungsvariablen
line-heading-words = Angaben
line-heading-options = Optionen
line-heading-examples = { $count ->
    [one] Beispiel
   *[other] Beispiele
  }
line-option-json = Mit Daten statt mit einer Seite antworten
line-option-language = Englisch (en), Deutsch (de) oder Französisch (fr) sprechen
line-option-help = Zeigen, wie dieser Befehl verwendet wird

## Gruppen von Befehlen

line-group-start = Hier anfangen
line-group-set-up = Vorbereiten
line-group-play = Spielen
line-group-look = Nachsehen
line-group-put-right = Berichtigen
line-group-files = Dateien und Programme
line-group-bridge = Bridge (bridge-knockout)
line-group-diagonal = Diagonal
line-group-cup = Cup von Schachengines
line-group-engines = Schachengines
line-group-server = Server
line-group-branches = Weitere Befehle

## Befehle in je einer Zeile

line-summary-demo = Einem kleinen Turnier zusehen, von der ersten Meldung bis zur Schlusstabelle
line-summary-serve = Den Turnierserver betreiben, für einen Verein oder einen Verband
line-summary-formats = Die Formate und ihre Einstellungen auflisten
line-summary-outline = Den ganzen Aufbau eines Turniers zeigen, bevor jemand gemeldet ist
line-summary-compare = Formate für dieselben Teilnehmer vergleichen: wie gut sie sind und was sie kosten
line-summary-simulate = Wer gewinnen würde und wie lange es dauern würde, in vielen tausend Durchläufen
line-summary-new = Eine Turnierdatei anlegen
line-summary-enter = Jemanden oder eine ganze Liste melden
line-summary-describe = Sagen, wann und wo es ist
line-summary-edit = Namen, Verein, Wertungszahl oder Team ändern
line-summary-start = Die Meldeliste schließen und die erste Runde auslosen
line-summary-post = Eintragen, dass die Bedingungen eines Bridgeturniers aushängen und bekannt sind
line-summary-lineup = Angeben, wer für ein Bridgeteam ein Match spielt
line-summary-report = Das Ergebnis eines Matches melden
line-summary-score = Ein Match von Bridgeteams Board für Board abrechnen
line-summary-forfeit = Jemand ist zu einem Match nicht erschienen
line-summary-cancel = Ein Match absagen: Es wird nicht gespielt und zählt nicht
line-summary-rule = Ein Match ohne Spiel für gewonnen oder unentschieden erklären
line-summary-withdraw = Jemand zieht sich aus dem Turnier zurück
line-summary-return = Wer sich zurückgezogen hatte, kehrt zurück
line-summary-draft = Die nächste Paarung ansehen, bevor sie veröffentlicht wird
line-summary-pair = Die nächste Paarung veröffentlichen
line-summary-choose = Ein Team, das die Wahl hat, nennt seinen Gegner
line-summary-declare = Den Sieger erklären, wo die Regeln das der Turnierleitung überlassen
line-summary-remedy = Einem Bridgeteam das Startgeld erstatten oder eine freie Teilnahme geben
line-summary-close = Das Turnier abschließen: Die Tabelle ist endgültig
line-summary-show = Was als Nächstes zu tun ist, die Tabelle und die laufende Runde
line-summary-table = Die Tabelle, jetzt oder nach einer Runde
line-summary-odds = Wer von hier aus gewinnt, und was wäre, wenn
line-summary-race = Wer qualifiziert ist, wer es noch schafft, wie viele Plätze frei sind
line-summary-bracket = Das K.-o. als Turnierbaum oder in Spalten
line-summary-crosstable = Alle gegen alle
line-summary-matrix = Wer in einer Diagonal wen getroffen hat, wer noch dabei und wer ausgeschieden ist
line-summary-log = Alles, was geschehen ist, in Sätzen
line-summary-why = Warum eine Paarung, ein Freilos, ein Setzplatz, ein Rang oder eine Feinwertung so ist
line-summary-desk = An einem eigenen Bildschirm leiten: Ergebnisse, nächste Schritte, Zurücknehmen
line-summary-correct = Ein gemeldetes Ergebnis berichtigen
line-summary-undo = Den letzten Befehl zurücknehmen
line-summary-redo = Zurückgenommenes wiederherstellen
line-summary-revoke = Einen früheren Befehl zurücknehmen
line-summary-misplaced = Ein Bridgeteam berichtigen, das in der falschen Gruppe war
line-summary-redraw = Bridgeteams neu auslosen, bevor ein Ergebnis vorliegt
line-summary-cup-run = Einen ganzen Cup spielen; er lässt sich anhalten und fortsetzen
line-summary-cup-resume = Einen angehaltenen Cup fortsetzen
line-summary-cup-demo = Einem Cup der eingebauten Engines zusehen
line-summary-cup-schema = Was in einer Konfiguration stehen kann
line-summary-engines-list = Die Engines, die hier nutzbar sind
line-summary-engines-check = Herausfinden, was mit einer Engine nicht stimmt
line-summary-engines-play = Zwei Engines ein Match spielen lassen
line-summary-bridge-handicap = Das Handicap zweier Schnitte
line-summary-bridge-handicap-table = Die ganze Handicap-Tabelle
line-summary-bridge-imps = IMPs für eine Punktdifferenz
line-summary-bridge-contract = Was ein Kontrakt zählt
line-summary-bridge-award = Die Auszeichnung für einen Anteil an den Siegen
line-summary-bridge-awards = Die Auszeichnungen aller Spieler eines Turniers
line-summary-bridge-meter = Wie nah Spieler an jedem Rang sind
line-summary-bridge-print = Die Blätter eines Abends drucken
line-summary-verify = Jede Regel des Formats an der Datei nachprüfen
line-summary-export = Das Turnier als csv, json oder html schreiben
line-summary-import = Aus einer Kopie oder einem JSON-Export eine Turnierdatei machen
line-summary-apply = Ein Programm leiten lassen: je Zeile ein JSON-Befehl hinein, eine Antwort heraus
line-summary-completion = Befehle mit der Tabulatortaste der Shell ergänzen
line-summary-backup = Alles, was ein Server speichert, in einer Datei sichern, auch im Betrieb
line-summary-restore = Eine Sicherung in eine leere Datenbank zurücklesen
line-summary-doctor = Alles prüfen, was ein Server speichert
line-summary-people = Alle, die ein Server kennt, mit ihren Rollen

## Rückgabewerte

line-exit-done = erledigt, oder alle Regeln sind eingehalten
line-exit-refused = abgelehnt und nichts geändert, oder verify hat etwas gefunden
line-exit-misused = nicht verstanden: Befehl oder Option unbekannt, oder eine Angabe fehlt
line-exit-failed = die Datei oder der Datenträger hat versagt
line-exit-unfinished = vor dem Ende angehalten, oder ein Cup wartet: cup resume setzt ihn fort

## Umgebungsvariablen

line-env-columns = Breite der Seiten, 40 bis 400 Spalten; sonst die Breite des Terminals
line-env-file = Turnierdatei, wo keine angegeben wird; sonst die einzige des Ordners
line-env-no-color = Beliebig gesetzt: keine Farben
line-env-term = Auf dumb gesetzt: keine Farben
line-env-language = Sprache der Seiten: en, de oder fr; sonst die von LC_ALL, LC_MESSAGES oder LANG
line-env-lc-all = Sprache der Seiten, wenn ARBITER_LANGUAGE nicht gesetzt ist
line-env-lc-messages = Sprache der Seiten, wenn keine der beiden gesetzt ist
line-env-lang = Sprache der Seiten, wenn keine der drei gesetzt ist
line-env-path = Ordner, in denen Schachengines gefunden werden
line-env-database = Datenbank des Servers, wenn --database fehlt: eine Datei oder eine Adresse. Sie erscheint in keiner Prozessliste
line-env-password = Passwort für PostgreSQL, wenn die Adresse der Datenbank keines enthält

## Wofür die großgeschriebenen Angaben stehen

line-word-board = Ein Board und was darauf geschah, etwa 1:4SN=/3NTE+1
line-word-config = Die Konfiguration des Cups, eine JSON-Datei
line-word-config-resume = Die Konfiguration des Cups, eine JSON-Datei, oder seine Turnierbaumdatei
line-word-contract = Ein Kontrakt mit seinen Stichen, etwa 4SxN-1
line-word-points = Eine Punktdifferenz
line-word-file = Die Turnierdatei
line-word-format = Der Name eines Formats; `arbiter formats` listet sie auf
line-word-match = Die Nummer eines Matches, etwa 7, Q1.2 oder B3
line-word-n = Wie viele spielen
line-word-name = Der Name eines Teilnehmers, seine Kennung oder sein Platz in der Meldeliste, etwa #3
line-word-opponent = Das Team, gegen das es spielen will
line-word-players = Vier Spieler des Teams mit Kommas, nach Name, Nummer oder Platz im Team, etwa #2
line-word-result = Weiß zuerst: 1-0, 0-1, 1/2; kampflos +-, -+ oder --; bei Bridgeteams IMPs, etwa 35-12
line-word-seq = Die Nummer eines Eintrags; `arbiter log` zeigt sie
line-word-shell = Eines von bash, zsh und fish
line-word-sheet = Eines von bracket-sheet, tickets, go-to, rack, recap und conditions
line-word-source = Eine Turnierdatei oder ein JSON-Export
line-word-subject = Eines von match, rank, tie, bye, seed, out, champion, advance, handicap und number, und welches
line-word-team = Der Name eines Teams
line-word-who = Der Teilnehmer, der geändert wird: Name, Kennung oder Platz in der Meldeliste, etwa #3
line-word-backup-written = Die Sicherung, die geschrieben wird
line-word-backup-read = Die Sicherung, die gelesen wird
line-word-file-created = Die Turnierdatei, die angelegt wird
line-word-name-new = Der Name des neuen Teilnehmers
line-word-name-absent = Der Spieler oder das Team, das nicht erschienen ist
line-word-name-winner = Der Sieger, oder alle, die weiterkommen
line-word-name-champion = Der Sieger, oder alle, die sich den Sieg teilen
line-word-name-engine = Eine Engine: ein Name aus der Liste oder der Pfad eines Programms

## Nicht verstanden

line-no-command = Einen Befehl „{ $command }“ gibt es nicht.
line-old-spelling = „{ $old }“ heißt jetzt „{ $new }“. Die alte Schreibweise geht in dieser Version zum letzten Mal.
line-no-option = { $command } hat keine Option { $option }.
line-did-you-mean = Ist { $meant } gemeint?
line-see = Hilfe: { $command }
line-no-language = Eine Sprache „{ $language }“ gibt es nicht. Möglich sind { $languages }.
line-language-missing = --language braucht einen Wert: { OR($languages) }.
line-switch = { $option } ist ein Schalter und nimmt keinen Wert. Nur { $option } schreiben.
line-needs-value = { $option } braucht einen Wert: { $usage }
line-word-missing = { $command }: { $word } fehlt.
line-word-is = { $word }: { $meaning }.
line-which-file = Welches Turnier? In diesem Ordner liegen { $files }. Die Datei angeben oder in { $variable } nennen.
line-mistyped-file = Ist „{ $word }“ die Datei { $file }? Wenn nicht, die Datei mit angeben: { $command }
line-word-extra = { $command }: „{ $word }“ ist ein Wort zu viel. Namen mit Leerzeichen gehören in Anführungszeichen.
line-fault = Das ist ein Fehler in Arbiter. Bitte die Datei mit show ansehen, bevor der Befehl wiederholt wird, und dies melden:
    { $problem }
