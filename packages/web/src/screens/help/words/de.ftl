### Hilfe, von jeder Seite aus.

help-title = Hilfe
help-page = Diese Seite
help-rules = Regeln dieses Turniers
help-programs = Für Programme: die Schnittstelle
help-about = { $page ->
   *[control] Hier leiten Sie das Turnier: was zu erledigen ist, Ergebnisse getippt oder angeklickt, der Entwurf der nächsten Runde, Teilnehmer und Entscheidungen. Jeder Knopf zeigt die Folgen, bevor etwas eingetragen wird, und Rückgängig nimmt die letzte Eingabe zurück.
    [overview] Was gerade gespielt wird, wie es steht, die letzten Ergebnisse und was als Nächstes kommt.
    [bracket] Das K.-o. als Baum: wer gegen wen spielt und wer es noch könnte. Wählen Sie einen Namen, um seinen Weg zu verfolgen; eine Karte öffnet ihr Match.
    [table] Die Tabelle. Warum? erklärt einen Platz; Jetzt zeigt die Tabelle zu einem früheren Zeitpunkt.
    [matches] Alle Matches, Runde für Runde. Ein Match zeigt seine Partien, was aus jedem Ergebnis folgt, und seinen Verlauf.
    [entrants] Alle Gemeldeten. Ein Name öffnet die Ergebnisse, die nächsten Gegner und für die Turnierleitung den persönlichen Link.
    [odds] Der Rest des Turniers, tausendfach nach den eigenen Regeln gespielt: wie wahrscheinlich jeder Ausgang ist und was ein Ergebnis ändern würde.
    [history] Alles, was eingetragen wurde, und was daraus wurde. Nichts wird gelöscht. Vergleichen Sie zwei Zeitpunkte; die Turnierleitung berichtigt hier ein Ergebnis oder nimmt es zurück.
    [rules] Das Regelbuch dieses Turniers. Jede Begründung im Programm nennt die Nummer ihrer Regel.
    [people] Wer hier was darf: Eigentümer, Turnierleitung und Ergebnisdienst, ihre Links und die Links der Teilnehmer.
    [print] Paarungen, Tabellen, Spielkarten und Ergebniszettel zum Drucken und die Seiten für den Beamer im Saal.
    [home] Die Turniere dieser Website. Öffnen Sie eines, oder beginnen Sie ein neues oder importieren Sie eine Datei, wenn Sie das dürfen.
    [new] Ein neues Turnier: Format wählen, Liste einfügen, erste Paarungen ansehen, starten.
    [site] Wer auf dieser Website Turniere eröffnen darf, und unter welcher Adresse andere sie erreichen.
    [join] Der Link, den Sie bekommen haben, meldet diesen Browser an. Er gilt einmal.
    [report] Ihre Partien: Melden Sie hier das Ergebnis. Es zählt, wenn beide Seiten dasselbe melden.
  }

## Tasten

help-keys-title = Alle Tasten
help-keys-everywhere = Überall
help-keys-find = Turnier, Teilnehmer oder Match suchen
help-keys-keys = diese Liste zeigen
help-keys-close = schließen, ohne etwas zu ändern
help-keys-bracket = In einem Turnierbaum
help-keys-sides = das Match davor, das Match danach
help-keys-neighbours = Nachbarn in der Runde
help-keys-sections = Abschnitt eines großen Baums
help-keys-whole = ganzer Baum
help-keys-open = Match öffnen
help-keys-followed = wem Sie folgen
help-keys-control = In der Turnierleitung
help-keys-typed = Nummer des Matches, Leerzeichen, Ergebnis, Eingabetaste: trägt das Ergebnis ein
help-keys-results = Weiß gewinnt, Schwarz gewinnt, remis, kampfloser Sieg oder kampflose Niederlage
help-keys-undo = letzten Befehl zurücknehmen
help-keys-redo = ihn wiederholen, im Verlauf
help-keys-match = Auf einem Match
help-keys-others = Sonst
help-keys-make = neues Turnier, Datei importieren
help-keys-follow = einem Teilnehmer folgen, auf seiner Seite
help-keys-print = die gezeigte Seite drucken
help-keys-turn = auf der Saalanzeige blättern
help-keys-scroll = Saalanzeige rollen lassen oder blättern
help-keys-done = Schließen
