### Was die Vorführung zwischen den Befehlen erzählt.

demo-diagonal-outline = Sechs Spieler wollen eine Diagonal: Nachbarn nach Wertungszahl spielen gegeneinander, und wer vier Partien verloren hat, scheidet aus.
demo-diagonal-unrated = Die Reihe geht nach der Wertungszahl. Einer Spielerin fehlt sie, also kann das Turnier nicht starten; nichts ändert sich.
demo-diagonal-start = Mit ihrer Wertungszahl ist die Reihe vollständig.
demo-diagonal-which = Gegner spielen zwei Partien, eine mit jeder Farbe, und eine Meldung sagt, welche. Diese sagt es nicht.
demo-diagonal-first = Runde 1. Die Partien können in beliebiger Reihenfolge gespielt werden.
demo-diagonal-out = Wer vier Partien verloren hat, scheidet am Ende der Runde aus; dann wird die nächste Runde gepaart.
demo-diagonal-why = Eva fragt, warum sie ausgeschieden ist.
demo-diagonal-preview = Ihre erste Partie gegen Fay hat sie gewonnen; notiert wurde sie verkehrt herum. Was würde eine Berichtigung ändern?
demo-diagonal-again = In Runde 2 hatte noch niemand gespielt, also wurde sie neu gepaart, jetzt mit Eva. Warum diese Paarungen?
demo-diagonal-second = Runde 2. Ein Kreuz zeigt, wer an ihrem Ende ausscheidet; bis dahin werden alle ihre Partien gespielt.
demo-diagonal-two = Danach sind noch zwei übrig, und sie spielen wieder gegeneinander. Beide haben am Ende vier verlorene Partien.
demo-diagonal-champion = Alle sind ausgeschieden. Die wenigsten verlorenen Partien würden gewinnen; da stehen sie gleich, also entscheiden ihre Partien gegeneinander.
demo-diagonal-end = Die Schlusstabelle geht nach der Performance. Ein zweites Programm prüft jede Regel am Protokoll.
