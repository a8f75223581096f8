### Was an der Konfiguration eines Cups nicht stimmt und was gut zu wissen ist.
### Eine Stelle in der Datei hat eine Form .in für die Mitte eines Satzes.

## Wo

config-whole = die Konfiguration
  .in = in der Konfiguration
config-place = { $path }
  .in = in { $path }
config-at = { CAPITAL($where) }: { $problem }

## Die Datei

config-no-file = Die Datei { $file } gibt es nicht.
config-file-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $reason }).
config-not-json = Das ist kein JSON. Der Fehler steht in Zeile { $line }, Spalte { $column }, bei „{ $found }“.
config-json-ends = Das ist kein JSON. Der Text endet zu früh, in Zeile { $line }, Spalte { $column }.
config-unknown = { CAPITAL($where) } ist keine Einstellung, die Arbiter kennt.
config-twice = { CAPITAL($where) } ist doppelt angegeben, hier und als „{ $other }“.
config-missing = { CAPITAL($where) } fehlt.
config-missing-moves = { CAPITAL($where) } fehlt. 0 Züge schalten die Regel ab.

## Was eine Einstellung nimmt

config-takes-seed = einen Text von 1 bis 100 Zeichen oder eine ganze Zahl
config-takes-duration = eine Zeit in Stunden:Minuten:Sekunden wie 00:01:30 oder 00:00:00.100
config-takes-arguments = einen Text oder eine Liste von Texten
config-takes-engine = den Namen einer Engine oder { $such }
config-takes-time-control = einen Text wie 10+0.1 oder { $such }
config-takes-seconds = eine Zahl von Sekunden
config-takes-flag = true oder false
config-takes-object = ein Objekt { $such }
config-takes-positive = eine Zahl von Sekunden über 0
config-only-cups = Möglich ist nur „Cup“, denn dieses Programm spielt nur Cups.
config-only-uci = Möglich ist nur „UCI“. Andere Engines werden nicht unterstützt.
config-openings-twice = Möglich ist nur true, denn beide Partien eines Paars haben dieselbe Eröffnung.
config-no-pondering = Möglich ist nur false. Das Nachdenken auf fremde Zeit wird nicht unterstützt.
config-no-tablebases = Möglich ist nur false. Endspieltabellen werden nicht unterstützt.

## Engines

config-field = Ein Cup hat 2, 4, 8 … 1024 Engines, und hier { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
  }. Möglich wären { OR($sizes) }.
config-twins = Zwei Engines heißen „{ $engine }“. Jede braucht ihren eigenen Name.
config-no-engine = Eine Engine namens „{ $engine }“ ist weder eingebaut noch hier installiert.
config-not-built-in = Keine eingebaute Engine heißt „{ $engine }“.
config-no-program = Ein Programm fehlt. Anzugeben ist Command, Path oder Embedded.
config-path-twice = Das bedeutet dasselbe wie Command. Nur eines von beiden ist anzugeben.
config-not-beside-embedded = Das kann nicht neben Embedded stehen, denn dazu gehört ein eigenes Programm.
config-not-beside-limit = Das kann nicht neben Limit stehen. Nur eines von beiden ist anzugeben.
config-not-on-path = Das Programm { $program } liegt nicht im Suchpfad.
config-beside = Für das Programm neben dieser Datei schreibt man „{ $program }“.
config-no-time-control = TimeControl hat keine Id { $number }, nur { $known }.

## Bedenkzeiten

config-colours-differ = Hier muss { $moves } stehen wie bei WmovesToGo, denn jede Engine spielt mit beiden Farben.
config-id-taken = Eine andere Bedenkzeit hat schon die Id { $number }.
config-one-way = Die Zeit ist auf eine Art anzugeben: mit Tc, St, MoveTime, Fixed oder Nodes.
config-no-nodes = Mit NodeLimit muss es mindestens 1 sein.
config-no-time = Das lässt keine Zeit zum Nachdenken.

## Dateien

config-file-not-folder = { $file } ist eine Datei, kein Ordner.
config-page-name = Die Endung .html ist nicht möglich, denn so heißt die Seite des Cups.
config-same-file = Das ist auch { $of ->
   *[bracket] die Datei des Turnierbaums
    [page] die Datei der Seite
    [log] die Datei des Logs
    [transcripts] der Ordner der Mitschriften
  }. Jedes braucht seinen eigenen Ort.

## Was gut zu wissen ist

config-usual-limit = TimeControl fehlt, die Engines spielen mit { $limit }.
config-win-move = MinWinMove hat keine Wirkung, denn eine gewonnene Partie kann nach jedem Zug beendet werden.
config-without-effect = Hier ohne Wirkung: { $names }.
config-concurrency = Für die Partien zugleich ist { $asked } angegeben; { $counts } zählt.
config-order = Opening.RandomOpenings sagt etwas anderes, aber CupOptions.RandomOpenings entscheidet: Die Eröffnungen kommen { $order ->
   *[lot] in ausgeloster Reihenfolge
    [book] in der Reihenfolge des Buchs
  }.

## Was ein Editor neben einer Einstellung zeigt

config-about-file = { $what } (vom Ordner dieser Datei aus)
config-about-duration = { $what }, Stunden:Minuten:Sekunden
config-about-title = Ein Cup von Schachengines
config-about-whole = Was `arbiter cup run` spielt
config-about-unused = Zulässig, aber hier ohne Wirkung
config-about-bracket-path = Die Turnierbaumdatei
config-about-walkover-after = Nach wie vielen Fehlstarts der Gegner kampflos gewinnt; ohne diese Angabe wartet der Cup
config-about-max-crashes = Nach wie vielen Abstürzen in einem Match der Gegner kampflos gewinnt
config-about-seed = Startwert aller Auslosungen
config-about-openings-path = Das Buch: EPD, PGN oder Polyglot; "arbiter" oder nichts ist unsere eigene Sammlung
config-about-openings-ply = Zahl der Halbzüge, die einer Partie des Buchs als Eröffnung entnommen werden
config-about-random-openings = Im Cup ohne Wirkung; dort entscheidet CupOptions.RandomOpenings
config-about-opening-seed = Dasselbe wie CupOptions.Seed; das gilt, wenn beide angegeben sind
config-about-skip-bad = Zeilen des Buchs auslassen, aus denen sich keine Partie spielen lässt
config-about-embedded = Eine eingebaute Engine, etwa "Stockfish 10", anstelle eines Programms
config-about-path = Dasselbe wie Command
config-about-time-control-id = Die Id ihrer Bedenkzeit in TimeControl.TimeConfigs; sonst die erste
config-about-engine-folder = Der Ordner mit den Beschreibungen der Engines
config-about-engine-files = Dateien mit je einer Engine
config-about-engines = Engines mit Namen (eingebaut oder auf diesem Rechner gefunden) oder ausgeschrieben
config-about-time-id = Der Name, unter dem Engines diese Bedenkzeit wählen, in TimeControlID
config-about-clock = Eine Bedenkzeit wie "60+1", "2:30+2", "40/5:00"
config-about-seconds-a-move = Sekunden je Zug
config-about-fixed = Zeit für die Partie
config-about-increment = Zeit, die nach jedem Zug dazukommt
config-about-moves-to-go = Zahl der Züge, nach denen Fixed wieder dazukommt; 0: nie
config-about-move-time = Zeit je Zug
config-about-node-limit = Begrenzung durch Nodes, ohne Uhr
config-about-nodes = Knoten je Zug
config-about-draw-moves = Zahl ausgeglichener Züge nacheinander, nach denen remis gegeben wird; 0: aus
config-about-draw-score = Die größte Bewertung, die als ausgeglichen gilt, in Bauern
config-about-draw-from = Der erste Zug, bei dem so remis gegeben werden darf
config-about-win-score = Die Bewertung, die als gewonnen gilt, in Bauern
config-about-win-moves = Zahl der Züge nacheinander mit gewonnener Bewertung, die die Partie beenden; 0: aus
config-about-win-from = Zulässig, über 1 aber ohne Wirkung: Eine gewonnene Partie kann nach jedem Zug enden
config-about-both-agree = True: Beide Engines müssen den Gewinn sehen; false: Die Bewertung des Verlierers genügt
config-about-max-moves = Zahl der Züge, nach denen eine Partie remis ist
config-about-at-once = Zahl der Partien, die gleichzeitig gespielt werden
config-about-at-once-older = Der ältere Name von NumberOfGamesInParallel
config-about-name = Der Name des Cups
config-about-time-control = "10+0.1", "40/60", "st=0.2", "nodes=1000", "depth=8", oder eine Liste, aus der die Engines wählen
config-about-overhead = Spielraum, um den die Bedenkzeit überschritten werden darf
config-about-hang = Sekunden, die ein Zug dauern darf, wo es keine Uhr gibt
config-about-startup = Sekunden, die eine Engine zum Starten brauchen darf
config-about-pgn-path = Die PGN-Datei aller Partien
config-about-pgn-unfinished = Auch abgebrochene Partien schreiben
config-about-transcripts = Der Ordner für die Mitschriften von Engines, die einen Fehler machten
