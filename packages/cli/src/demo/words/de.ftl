### Was die Vorführungen zwischen den Befehlen erzählen.

## Was eine Teilnehmerliste braucht

demo-list-name = eine Spalte „name“ genügt
demo-list-rating = Spalten „name“ und „rating“
demo-list-engines = je eine Zeile: name,rating
demo-list-teams = Spalten „team“, „player1“, „masterpoints1“, …

## Liga

demo-league-file = Ein Turnier ist eine Datei. Wir legen sie an und melden die Spieler.
demo-league-outline = Was werden die fünf spielen? Jeder trifft auf jeden zweimal, einmal mit jeder Farbe.
demo-league-start = Die Liste ist vollständig, also starten wir. Ab jetzt sagt show immer, was als Nächstes zu tun ist.
demo-league-results = Ergebnisse treffen ein, Weiß zuerst.
demo-league-ahead = Ein Ergebnis für eine spätere Phase wird abgelehnt, denn niemand spielt voraus. Nichts ändert sich.
demo-league-correct = Das Ergebnis von Match 3 wurde verkehrt herum notiert. Wir sehen nach, was eine Berichtigung ändern würde, und nehmen sie dann vor.
demo-league-why = Ein Spieler fragt nach. Die Antwort nennt die Regel und die Fakten.
demo-league-undo = Ein Versehen: undo nimmt den letzten Befehl zurück, redo holt ihn wieder.
demo-league-absent = Die erste Hälfte geht weiter. In Match 8 kommt jemand nicht.
demo-league-half = Halbzeit: Jeder hat jeden einmal getroffen.
demo-league-second = Die zweite Hälfte wird mit vertauschten Farben gespielt.
demo-league-withdraw = Dan muss gehen. Mehr als die Hälfte seiner Partien ist gespielt, also bleiben die Ergebnisse stehen, und der Rest geht kampflos verloren.
demo-league-last = Die letzten beiden Partien werden gespielt.
demo-league-end = Die Schlusstabelle, und jeder gegen jeden.
demo-league-log = Alles, was geschah, steht im Protokoll, und ein zweites Programm prüft jede Regel daran.

## Hybrid-K.-o.

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

## Cup

demo-cup-outline = Ein Cup wird in Partiepaaren gespielt: jede Eröffnung zweimal, mit vertauschten Farben.
demo-cup-byes = Sieben Engines sind gemeldet. Ein Cup hat keine Freilose, also startet er erst, wenn noch eine dazukommt.
demo-cup-book = Keine Eröffnung darf im ganzen Cup zweimal vorkommen. Dieses Buch ist zu kurz, und das zeigt sich jetzt und nicht erst im Finale.
demo-cup-quarterfinal = Das Viertelfinale beginnt. Hammer schlägt die Nummer 1. Drill und Ember stehen gleich, also wird die Eröffnung eines weiteren Paars ausgelost.
demo-cup-tiebreak = Eine Partie eines Stichkampf-Paars entscheidet nichts: Beide werden gespielt.
demo-cup-others = Die beiden anderen Viertelfinals werden gespielt.
demo-cup-why = Hammer steht jetzt über Drill. Wer hat Weiß, und warum?
demo-cup-lead = Drill führt 2½ zu ½, und eine Partie ist noch übrig: Das Match endet mitten in einem Paar.
demo-cup-preview = Dann spielt jemand Partie 2 nach und merkt: Hammer hatte sie gewonnen. Was würde das ändern?
demo-cup-correct = Nichts Gespieltes hängt davon ab, also wird es einfach berichtigt. Das Match ist wieder offen, und Drill gewinnt es noch einmal.
demo-cup-final = Das andere Halbfinale und das Finale werden gespielt.
demo-cup-end = Der Turnierbaum, warum der Sieger der Sieger ist, und die Tabelle. Ein zweites Programm prüft jede Regel am Protokoll.

## Diagonal

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

## Bridge-K.-o.

demo-bridge-outline = Neun Bridgeteams, und niemand soll ein Freilos haben. Also gibt es Dreierkämpfe, aus denen zwei Teams weiterkommen.
demo-bridge-wrong = Die Liste kommt aus einer Tabellenkalkulation. Eine Zahl darin ist falsch; also wird niemand gemeldet, und die Stelle wird genannt.
demo-bridge-start = In der berichtigten Liste sind die Teams nach dem Schnitt der Masterpunkte nummeriert. Schwächere Teams bekommen IMPs.
demo-bridge-three-way = Match 1 ist ein Dreierkampf. Wer sitzt wo, in welcher Hälfte? Und warum bekommt Mill so viel?
demo-bridge-between = In einem Dreierkampf sagt eine Meldung, zwischen wem. Diese sagt es nicht.
demo-bridge-first = Die erste Runde beginnt; eines ihrer Ergebnisse kommt in zwei Hälften.
demo-bridge-lineups = Harbour hat sechs Spieler. Wer spielt, wird Match für Match gesagt: die vier einer Hälfte oder die Boards eines jeden.
demo-bridge-quotient = Jedes Team hat ein Match gewonnen, und Harbour verlor gegen Mill um einen halben IMP. Der IMP-Quotient entscheidet.
demo-bridge-others = Die übrigen Matches der Runde werden gespielt, und die nächste Runde geht nach den Nummern.
demo-bridge-second = Die zweite Runde. Harbour und Lantern haben sich in Match 1 getroffen und würden sich im Halbfinale wieder treffen.
demo-bridge-paired-again = Sie tun es nicht: Das Halbfinale wurde neu gepaart. Warum?
demo-bridge-preview = Beide Halbfinals sind gespielt. Da kommt Quarry mit dem Anschreibeblatt: Es hat Lantern 31 zu 25 geschlagen. Was würde das ändern?
demo-bridge-confirm = Lantern hätte gar nicht da sein dürfen. Ein Ergebnis ginge verloren, also geschieht nichts, bevor es jemand ausdrücklich sagt.
demo-bridge-final = Quarry spielt das Halbfinale statt Lantern, verliert es am Tisch um einen IMP und gewinnt es mit seinem Handicap. Dann das Finale, in zwei Hälften.
demo-bridge-awards = Harbour meldet seine übrigen Aufstellungen. Was bekommt jeder seiner Spieler, und nach welcher Regel?
demo-bridge-champion = Der ganze Abend auf einer Seite, und warum der Sieger der Sieger ist.
demo-bridge-end = In der Schlusstabelle sind die Plätze Gruppen. Ein zweites Programm prüft jede Regel am Protokoll.
