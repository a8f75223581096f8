### Das Schachbrett einer Partie von Programmen.

parts-board-position = Stellung nach { $move }, { $turn ->
   *[white] Weiß
    [black] Schwarz
  } am Zug
parts-board-start = Ausgangsstellung, { $turn ->
   *[white] Weiß
    [black] Schwarz
  } am Zug
parts-board-evaluation = Bewertung { $figure }, aus Sicht von Weiß
parts-board-graph = Bewertung Zug für Zug, aus Sicht von Weiß; jetzt { $figure }
parts-board-says = { $name } meint
parts-board-up = Oben ist besser für Weiß
parts-board-thinking = denkt nach
parts-board-last-move = letzter Zug { $move }
parts-board-depth = Tiefe { $depth }
parts-board-of = { $white } gegen { $black }. Mit den Pfeiltasten geht es Zug um Zug.
parts-board-which = Partien dieses Matches
parts-board-game = Partie { $game }
parts-board-step = { $step ->
   *[first] Zum Anfang
    [back] Einen Zug zurück
    [forward] Einen Zug weiter
    [last] Zum Ende
  }
parts-board-keys = Zug um Zug
parts-board-moves = Züge
parts-board-no-clock = ohne Uhr
parts-board-blank = unbekannt, solange die Verbindung fehlt
parts-board-no-moves = Noch kein Zug.
