### Was die Prüfung einer Engine gesehen hat.

## Sie startet

engine-starts = Sie nennt sich { $name } und antwortete nach { $after } ms.
engine-starts-by = Sie nennt sich { $name } von { $author } und antwortete nach { $after } ms.
engine-starts-nameless = Sie sagt nicht, wie sie heißt. Sie antwortete nach { $after } ms.
engine-options = Sie hat { $options ->
    [one] { $options } Option
   *[other] { $options } Optionen
  }; { $set ->
    [0] keine ist gesetzt.
    [one] { $set } ist gesetzt.
   *[other] { $set } sind gesetzt.
  }
engine-ready = Sie war nach { $after } ms zu einer Partie bereit.
engine-chess960 = Sie spielt Chess960.
engine-no-chess960 = Sie spielt kein Chess960 und passt nicht in solche Cups.

## Sie denkt

engine-moves = Sie begann mit { $move } nach { $after } ms.
engine-moves-illegally = Sie begann mit „{ $move }“, und das ist kein legaler Zug.
engine-ends-thinking = Ihr Prozess endete, während sie nachdachte.
engine-slow = Sie fand innerhalb ihrer Bedenkzeit keinen Zug und braucht mehr Zeit.
engine-no-answer = Sie hat auf „{ $asked }“ innerhalb von { $within } s nicht geantwortet. Vielleicht kennt sie diese Art von Bedenkzeit nicht.
engine-no-answer-do = Eine eigene Bedenkzeit hilft, oder mehr Zeit mit hang=.
engine-answers-thinking = Sie antwortet auch beim Nachdenken, nach { $after } ms.
engine-answers-thinking-late = Sie antwortet beim Nachdenken erst nach { $after } ms. Für Partien ist das nicht nötig.
engine-deaf-thinking = Sie antwortet beim Nachdenken nicht auf „isready“. Für Partien ist das nicht nötig.
engine-ends-asked = Ihr Prozess endete, als mitten in der Suche „isready“ kam.
engine-stops = Sie hält nach { $after } ms an.
engine-stops-late = Sie hält erst nach { $after } ms an.
engine-never-stops = Sie antwortet nicht auf „stop“. Wird eine Partie abgebrochen, muss sie beendet und neu gestartet werden.
engine-millisecond = Mit einer Millisekunde Bedenkzeit brauchte sie { $over } ms länger.
engine-millisecond-over = Mit einer Millisekunde Bedenkzeit brauchte sie { $over } ms länger. So viel sollte ihr für jeden Zug bleiben.
engine-millisecond-slow = Mit einer Millisekunde Bedenkzeit brauchte sie mehr als zwei Sekunden.
engine-millisecond-ends = Ihr Prozess endete, als sie eine Millisekunde Bedenkzeit hatte.

## Sie hört auf

engine-quits = Sie endet auf „quit“ nach { $after } ms.
engine-never-quits = Sie endet nicht auf „quit“. Sie wird dann beendet.
engine-ends-unheard = Sie endet, wenn ihre Eingabe geschlossen wird.
engine-stays-unheard = Sie endet nicht, wenn ihre Eingabe geschlossen wird. Arbiter kümmert sich darum.

## Eine Datei mit Engines

engine-file-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $reason }).
engine-file-not-json = { $file } ist kein JSON ({ $reason }).
engine-file-shape = { $file } muss eine Liste von Engines sein oder { $such }.
engine-file-at = { $file }, Engine { $number }: { JOIN($problem) }
engine-file-entry = der Eintrag
  .in = im Eintrag
engine-file-twins = Zwei Engines in { $file } heißen „{ $engine }“. Jede braucht ihren eigenen Namen.
engine-takes-option = einen Text, eine Zahl oder true oder false

## Was ein Editor neben einem Feld einer Engine zeigt

engine-about-name = Wie sie in Tabellen und im PGN heißt
engine-about-command = Das Programm; mit einem Schrägstrich gerechnet vom Ordner der Datei aus
engine-about-folder = Der Ordner, in dem sie läuft
engine-about-options = UCI-Optionen
engine-about-limit = 10+0.1, 40/60, st=0.2, nodes=1000, depth=8
engine-about-restart = Ein neuer Prozess für jede Partie
