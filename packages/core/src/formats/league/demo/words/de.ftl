### Was die Vorführung zwischen den Befehlen erzählt.

demo-league-file = Ein Turnier ist eine Datei. Wir legen sie an und melden die Spieler.
demo-league-outline = Was werden die fünf spielen? Jeder trifft auf jeden zweimal, einmal mit jeder Farbe.
demo-league-start = Die Liste ist vollständig, also starten wir. Ab jetzt sagt show immer, was als Nächstes zu tun ist.
demo-league-results = Ergebnisse treffen ein, Weiß zuerst.
demo-league-ahead = Ein Ergebnis für eine spätere Phase wird abgelehnt, denn niemand spielt voraus. Nichts ändert sich.
demo-league-correct = Das Ergebnis von Match 3 wurde verkehrt herum notiert. Wir sehen nach, was eine Berichtigung ändern würde, und nehmen sie dann vor.
demo-league-why = Ein Spieler fragt nach. Die Antwort nennt die Regel und die Einträge.
demo-league-undo = Ein Versehen: undo nimmt den letzten Befehl zurück, redo holt ihn wieder.
demo-league-absent = Die erste Hälfte geht weiter. In Match 8 kommt jemand nicht.
demo-league-half = Halbzeit: Jeder hat jeden einmal getroffen.
demo-league-second = Die zweite Hälfte wird mit vertauschten Farben gespielt.
demo-league-withdraw = Dan muss gehen. Mehr als die Hälfte seiner Partien ist gespielt, also bleiben die Ergebnisse stehen, und der Rest geht kampflos verloren.
demo-league-last = Die letzten beiden Partien werden gespielt.
demo-league-end = Die Schlusstabelle, und jeder gegen jeden.
demo-league-log = Alles, was geschah, steht im Protokoll, und ein zweites Programm prüft jede Regel daran.
