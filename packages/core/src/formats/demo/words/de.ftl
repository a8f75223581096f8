### Die Vorführung eines Formats, das keine eigene hat, und Teilnehmerlisten.

demo-list-name = eine Spalte „name“ genügt
demo-list-rating = Spalten „name“ und „rating“

demo-plain-outline = Was werden sie spielen? So sieht es aus, bevor jemand gemeldet ist.
demo-plain-enter = Ein Turnier ist eine Datei, und die Teilnehmer kommen aus einer Liste.
demo-plain-start = Die Liste ist vollständig, also starten wir. Ab jetzt sagt show immer, was als Nächstes zu tun ist.
demo-plain-log = Alles, was geschah, steht im Protokoll, und ein zweites Programm prüft jede Regel daran.
