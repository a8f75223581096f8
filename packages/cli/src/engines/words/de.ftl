### Engines im Terminal: Optionen, Listen, Prüfungen, Matches und was falsch eingegeben wurde.

## Optionen

cli-engines-option-engines = Eine JSON-Datei mit weiteren Engines: name, command, args, options, limit, rating
cli-engines-option-tc = Bedenkzeit für Engines ohne eigene: 10+0.1, 40/60, st=0.2, nodes=1000 oder depth=8; sonst 2+0.02
cli-engines-option-games = play: wie viele Partien, eine gerade Zahl; sonst 100
cli-engines-option-sprt = play: ein sequentieller Quotiententest, der endet, sobald er entschieden ist. Mit Fehlerraten: 0,5,0.05,0.05
cli-engines-option-book = play: Eröffnungen aus einer EPD-, PGN- oder Polyglot-Datei; sonst unsere eigene Sammlung
cli-engines-option-plies = play: wie viele Halbzüge einer PGN-Partie oder Polyglot-Variante ihre Eröffnung sind
cli-engines-option-skip-bad = play: Zeilen des Buchs auslassen, aus denen sich keine Partie spielen lässt
cli-engines-option-pgn = play: Partien werden an diese Datei angehängt, sobald sie enden
cli-engines-option-transcripts = play: der Ordner für die letzten Zeilen einer Engine, die versagt; sonst transcripts
cli-engines-option-concurrency = play: gleichzeitige Partien; sonst so viele, wie die Kerne zulassen
cli-engines-option-force = play: mehr gleichzeitige Partien, als die Kerne zulassen
cli-engines-option-draw = play: remis, wenn ab Zug FROM beide Bewertungen MOVES Züge lang innerhalb von CP bleiben, etwa 40,8,10
cli-engines-option-resign = play: verloren, wenn sich eine Engine MOVES Züge lang um CP im Nachteil sieht, etwa 4,900
cli-engines-option-max-moves = play: remis nach N Zügen

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
cli-engines-name-two = engines play: Zwei Engines sind anzugeben, etwa: arbiter engines play "Stockfish 10" "Stockfish 10 Hasty"
cli-engines-odd-games = --games nimmt eine gerade Zahl, denn jede Eröffnung wird mit beiden Farben gespielt. Möglich ist { $games }.
cli-engines-bad-sprt = --sprt nimmt ELO0,ELO1 wie 0,5, oder 0,5,0.05,0.05: { $problem }
cli-engines-sprt-four = Es nimmt höchstens vier Zahlen.
cli-engines-bad-shape = { $option } nimmt { $shape } wie { $example }, nicht „{ $typed }“.
cli-engines-too-many-games = { $games } gleichzeitige Partien sind zu viele.
cli-engines-fewer-games = Weniger angeben, oder --force und mit Zeitüberschreitungen rechnen.
