### Was die Vorführung zwischen den Befehlen erzählt.

demo-hybrid-outline = Sechs Spieler wollen ein K.-o. Sechs ist keine Zweierpotenz, also qualifizieren sie sich erst dafür.
demo-hybrid-file = Ein Turnier ist eine Datei. Mit ihrem Startwert lassen sich die Anfangsstellungen wieder genauso auslosen.
demo-hybrid-start = Wir starten. Die erste Phase wird sofort gepaart, mit ihrer Chess960-Stellung.
demo-hybrid-phases = In fünf Phasen trifft jeder einmal auf jeden. Sobald eine Phase vollständig ist, wird die nächste gepaart.
demo-hybrid-race = Das Rennen zeigt, wie weit jeder ist und wer es in dieser Phase schaffen kann.
demo-hybrid-in = Zwei weitere Phasen. Wer fünf Punkte hat, ist qualifiziert und verlässt das Feld.
demo-hybrid-why = Jetzt sind weniger im Feld, und gepaart wird so, dass sich niemand zu früh wieder trifft. Ein Spieler fragt nach.
demo-hybrid-playoff = Zwei Spieler spielen im letzten Match remis und erreichen im selben Moment fünf Punkte, doch nur ein Platz ist frei. Ein Stichkampf entscheidet.
demo-hybrid-sudden-death = Ein Stichkampf braucht einen Sieger. Ein Remis führt zum Sudden Death, jeder Versuch mit der halben Zeit.
demo-hybrid-preview = Wurde das Remis, das zum Stichkampf führte, richtig notiert? Wir sehen nach, was eine Berichtigung kosten würde.
demo-hybrid-seeds = Es stimmte. Der Stichkampf geht weiter, und mit seinem Sieger werden die Setzplätze veröffentlicht.
demo-hybrid-knockout = Das K.-o. beginnt. Für remis kann dort kein Match erklärt werden, also ändert das nichts.
demo-hybrid-champion = Es gibt einen Sieger. Alles, was geschah, steht im Protokoll, und ein zweites Programm prüft jede Regel daran.
