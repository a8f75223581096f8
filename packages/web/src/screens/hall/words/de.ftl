### Für den Projektor und für fremde Seiten.

## In einer anderen Seite

hall-embed-full = Zur ganzen Seite
hall-embed-none = Dieses Turnier hat noch nicht begonnen. Sobald es beginnt, erscheint hier die Tabelle.
hall-embed-table = Tabelle
hall-embed-new-tab = öffnet in einem neuen Tab

## Der Saal

hall-find = Brett suchen und Platz nehmen
hall-standing = der Stand
hall-kind = { $kind ->
   *[by-board] Nach Brett
    [by-name] Nach Namen
    [table] Tabelle
    [results] Neueste Ergebnisse
  }
hall-before = vor dem Beginn
hall-points = Punkte bisher
hall-board = Brett
hall-match = Match
hall-colour-and-board = Farbe und Brett
hall-against = gegen { $names }
hall-page = Seite { $page } von { $of }
hall-afterwards = { $kind ->
   *[by-board] dann: nach Brett
    [by-name] dann: nach Namen
    [table] dann: Tabelle
    [results] dann: neueste Ergebnisse
  }
hall-decided = entschieden
hall-entrants = Teilnehmer
hall-time = Uhrzeit
hall-champion = { $name } hat gewonnen
hall-waiting = Die ersten Paarungen erscheinen hier, sobald das Turnier begonnen hat.
hall-nothing = Diese Seite gibt es gerade nicht. Mit der nächsten Runde kommt sie wieder.
