### Was die Vorführung zwischen den Befehlen erzählt.

demo-list-teams = Spalten „team“, „player1“, „masterpoints1“, …
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
