### Engines im Terminal: Optionen, Listen, Prüfungen, Matches und was falsch eingegeben wurde.

## Optionen

cli-engines-option-engines = Eine JSON-Datei mit weiteren Engines: name, command, args, options, limit, rating
cli-engines-option-tc = Bedenkzeit für Engines ohne eigene: 10+0.1, 40/60, st=0.2, nodes=1000 oder depth=8; sonst 2+0.02
cli-engines-option-games = Wie viele Partien, eine gerade Zahl; sonst 100
cli-engines-option-sprt = Ein sequentieller Quotiententest, der endet, sobald er entschieden ist. Mit Fehlerraten: 0,5,0.05,0.05
cli-engines-option-book = Eröffnungen aus einer EPD-, PGN- oder Polyglot-Datei; sonst unsere eigene Sammlung
cli-engines-option-plies = Wie viele Halbzüge einer PGN-Partie oder Polyglot-Variante ihre Eröffnung sind
cli-engines-option-skip-bad = Zeilen des Buchs auslassen, aus denen sich keine Partie spielen lässt
cli-engines-option-pgn = Partien werden an diese Datei angehängt, sobald sie enden
cli-engines-option-transcripts = Der Ordner für die letzten Zeilen einer Engine, die versagt; sonst transcripts
cli-engines-option-concurrency = Gleichzeitige Partien; sonst so viele, wie die Kerne zulassen
cli-engines-option-force = Mehr gleichzeitige Partien, als die Kerne zulassen
cli-engines-option-draw = Remis, wenn ab Zug FROM beide Bewertungen MOVES Züge lang innerhalb von CP bleiben, etwa 40,8,10
cli-engines-option-resign = Verloren, wenn sich eine Engine MOVES Züge lang um CP im Nachteil sieht, etwa 4,900
cli-engines-option-max-moves = Remis nach N Zügen

## Was jeder Befehl tut

cli-engines-about-list = Die Schachengines, die hier nutzbar sind. Acht sind eingebaut und brauchen nichts weiter, alle ein Stockfish 10 (2018) mit acht Einstellungen.
cli-engines-about-check = Probiert alles, was eine Partie von einer Engine verlangt, und sagt, was nicht stimmt, bevor es eine Partie kostet. Engines sprechen UCI.
cli-engines-about-play = Zwei Engines spielen Partiepaare, jedes aus einer Eröffnung. Gezeigt wird die Elo-Differenz mit ihrem Fehler und der Wahrscheinlichkeit der Überlegenheit.

## list

cli-engines-col-name = Name
cli-engines-col-rating = Wertungszahl
cli-engines-col-limit = Bedenkzeit
cli-engines-col-options = Optionen
cli-engines-col-from = Herkunft
cli-engines-from = { $from ->
   *[file] Datei
    [embedded] eingebaut
    [found] gefunden
  }
cli-engines-list-about = Eingebaute Engines brauchen nichts weiter: Sie sind ein Stockfish 10 (2018) mit acht Einstellungen. Auch Engines, die auf diesem Rechner gefunden wurden, stehen zur Wahl. Weitere kommen aus einer Datei: --engines FILE. Eine Engine ohne eigene Bedenkzeit spielt mit --tc. Die Wertungszahlen sagen nur, wer stärker ist.

## check

cli-engines-all-fit = { $engines ->
    [one] Die Engine kann spielen.
   *[other] Alle { $engines } Engines können spielen.
  }
cli-engines-unfit = { $unfit } von { $engines ->
    [one] { $engines } Engine
   *[other] { $engines } Engines
  } { $unfit ->
    [one] kann
   *[other] können
  } so nicht spielen. Siehe die Zeilen mit ✗.
cli-engines-fit = { $fit ->
   *[yes] spielfähig
    [no] nicht spielfähig
  }
cli-engines-last-words = Die letzten Zeilen waren:

## play

cli-engines-match = { $first } gegen { $second }: { $games } Partien, aus { $openings ->
    [one] { $openings } Eröffnung
   *[other] { $openings } Eröffnungen
  } von { $book }.
cli-engines-match-test = { $first } gegen { $second }: { $games } Partien, oder bis der Test zwischen { $lower } und { $upper } Elo entschieden ist, aus { $openings ->
    [one] { $openings } Eröffnung
   *[other] { $openings } Eröffnungen
  } von { $book }.
cli-engines-ctrl-c = Strg-C beendet es und zählt, was gespielt ist.
cli-engines-transcript = Siehe { $file }.
cli-engines-second-attempt = Es war der zweite Versuch; der erste war ungültig.
cli-engines-cannot-write = { $file } kann nicht geschrieben werden ({ $reason }).

## Was falsch eingegeben wurde

cli-engines-none = Eine Engine „{ $engine }“ gibt es nicht.
cli-engines-bad-tc = --tc: { $problem }
cli-engines-bad-number = { $option } nimmt eine ganze Zahl wie 8, nicht „{ $typed }“.
cli-engines-odd-games = --games nimmt eine gerade Zahl, denn jede Eröffnung wird mit beiden Farben gespielt. Möglich ist { $games }.
cli-engines-bad-sprt = --sprt nimmt ELO0,ELO1 wie 0,5, oder 0,5,0.05,0.05: { $problem }
cli-engines-sprt-four = Es nimmt höchstens vier Zahlen.
cli-engines-bad-shape = { $option } nimmt { $shape } wie { $example }, nicht „{ $typed }“.
cli-engines-too-many-games = { $games } gleichzeitige Partien sind zu viele.
cli-engines-fewer-games = Weniger angeben, oder --force und mit Zeitüberschreitungen rechnen.
