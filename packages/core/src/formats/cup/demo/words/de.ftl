### Was die Vorführung zwischen den Befehlen erzählt.

demo-list-engines = je eine Zeile: name,rating
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
