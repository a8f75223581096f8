### Das Hybrid-K.-o.

## Das Format

hybrid-knockout-title = Hybrid-K.-o.
hybrid-summary = Ein K.-o.-Turnier für jede Spielerzahl: Ist sie keine Zweierpotenz, wird zuerst eine Qualifikation gespielt. Für 2 bis 500 Spieler.
hybrid-with-chess960 = Chess960

## Spalten der Tabelle

hybrid-seed-means = Reihenfolge der Qualifikation; ohne Qualifikation die der Liste
hybrid-points-means = Punkte in der Qualifikation: Sieg 1, Remis ½
hybrid-played-means = gespielte Matches in der Qualifikation
hybrid-wins-means = in der Qualifikation gewonnene Matches
hybrid-draws-means = remisierte Matches in der Qualifikation
hybrid-losses-means = in der Qualifikation verlorene Matches
hybrid-byes-means = Freilose
hybrid-reached = Erreicht
hybrid-reached-means = wann die nötigen Punkte erreicht waren
hybrid-lost-in-means = K.-o.-Runde des Ausscheidens

## Einstellungen

hybrid-max-players = Größtes Feld
hybrid-max-players-about = Das größte Feld, das starten darf.
hybrid-chess960 = Chess960-Stellungen
hybrid-chess960-about = Jede Phase und jede K.-o.-Runde hat ihre eigene Startstellung.
hybrid-race = Punkte, die ein Match gewinnen
hybrid-race-about = Punkte, bis zu denen ein Match gespielt wird; 0,5 ist eine einzelne Partie.
hybrid-chess960-means = Jede Phase und jede K.-o.-Runde hat ihre eigene Startstellung, eine von 960.
hybrid-usual-position-means = Jede Partie beginnt in der üblichen Stellung.
hybrid-single-game-means = Eine Partie entscheidet; ein Remis führt in der K.-o.-Phase in den Sudden Death.
hybrid-preset-source = Wie in der Quelle: Chess960, 10 Minuten
hybrid-preset-rapid = Schnellschach, 15+10
hybrid-preset-blitz = Blitz, 3+2
hybrid-preset-classical = Klassisch, 90+30
hybrid-clock = Bedenkzeit einer Partie
hybrid-clock-about = Bedenkzeit normaler Partien: 10+5 sind zehn Minuten und fünf Sekunden je Zug. In Sekunden schreibt man { $example }.
hybrid-clock-base = Sekunden
hybrid-clock-increment = je Zug
hybrid-clock-bonus = nach Zug 40
hybrid-named-first = Zuerst genannt ab Runde 3
hybrid-named-first-about = Wer ab Runde 3 zuerst genannt wird: wie im gedruckten Beispiel oder immer der Sieger des früheren Matches.
hybrid-named-as-printed = wie gedruckt
hybrid-named-earlier = früheres Match
hybrid-seed-playoffs = Stichkämpfe um Setzplätze
hybrid-seed-playoffs-about = Spieler, die in jedem Schritt gleich sind, spielen um die Reihenfolge ihrer Setzplätze.
hybrid-absences = Höchstens so oft abwesend
hybrid-absences-about = Wer so oft gemeinsam mit dem Gegner gefehlt hat, wird nicht mehr gepaart.

## Zahlen

hybrid-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
hybrid-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
  }
hybrid-draws = { $count } Remis
hybrid-losses = { $count ->
    [one] 1 Niederlage
   *[other] { $count } Niederlagen
  }
hybrid-unplayed = { $count } davon kampflos
hybrid-missed = { $count } von beiden versäumt
hybrid-record = { $points } aus { $played ->
    [one] 1 Match
   *[other] { $played } Matches
  } ({ $results })
hybrid-has-record = { $who } hat { $record }.

## Das Rennen

hybrid-reached-at = { $who } erreichte { $points } in Phase { $phase } um { $at }, nach { $played ->
    [one] 1 Match
   *[other] { $played } Matches
  }.
hybrid-reached-on = { $who } erreichte { $points } in Phase { $phase } am { $at }, nach { $played ->
    [one] 1 Match
   *[other] { $played } Matches
  }.
hybrid-has-points = { $who } hat { $points }.
hybrid-before = { $who } kommt vor { $other }: { $by ->
   *[time] früher fertig
    [reports] früher gemeldet
    [matches] weniger Matches
    [points] mehr Punkte
    [phase] in einer früheren Phase
  } (HYB-S11).
hybrid-level-listed = { $who } und { $other } sind gleich in Zeit, Matches und Punkten, und { $who } steht früher in der Liste (HYB-12).
hybrid-missed-by = { $last } bekam den letzten Platz: { $by ->
   *[time] früher fertig
    [reports] früher gemeldet
    [matches] weniger Matches
    [points] mehr Punkte
  } (HYB-S11).
hybrid-missed-playoff = Der Stichkampf ging verloren (HYB-S12).
hybrid-seeds-stand = Veröffentlichte Setzplätze bleiben (HYB-27).
hybrid-needed = { $open ->
    [0] { $needed } Punkte sind nötig, und alle Plätze sind vergeben.
    [one] { $needed } Punkte sind nötig, und 1 von { $places } Plätzen ist frei.
   *[other] { $needed } Punkte sind nötig, und { $open } von { $places } Plätzen sind frei.
  }
hybrid-playoff-next = { $between } sind gleich in Zeit, Matches und Punkten. In Phase { $phase } spielen sie im Stichkampf um { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  }.
hybrid-playoff-next-order = { $between } sind gleich in Zeit, Matches und Punkten. In Phase { $phase } spielen sie im Stichkampf um die Reihenfolge ihrer Setzplätze.
hybrid-playoff-now = { $between } sind gleich in Zeit, Matches und Punkten und spielen im Stichkampf um { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  }.
hybrid-playoff-now-order = { $between } sind gleich in Zeit, Matches und Punkten und spielen im Stichkampf um die Reihenfolge ihrer Setzplätze.

## Setzplätze

hybrid-seed = { $who } hat Setzplatz { $seed }.
hybrid-seed-so-far = { $who } hat bisher Setzplatz { $seed }.
hybrid-seed-none = { $who } hat keinen Setzplatz.
hybrid-seed-listed = { $who } hat Setzplatz { $seed } von { $of }. Niemand musste sich qualifizieren, also ist die Liste die Setzliste.
hybrid-would-be-seed = Nach den jetzigen Ergebnissen hätte { $who } Setzplatz { $seed }, aber veröffentlichte Setzplätze bleiben (HYB-27).
hybrid-would-be-none = Nach den jetzigen Ergebnissen hätte { $who } keinen Setzplatz, aber veröffentlichte Setzplätze bleiben (HYB-27).
hybrid-all-qualified = Im Feld waren nicht mehr Spieler als Plätze, also haben sich alle qualifiziert: nach Punkten, dann nach weniger Matches.
hybrid-took-place = { $who } bekam einen Platz des Stichkampfs, ohne weiterzuspielen.
hybrid-won-playoff = Gleichauf mit anderen gewann { $who } Match { $match } des Stichkampfs in Phase { $phase }.
hybrid-bye-playoff = Gleichauf mit anderen hatte { $who } das Freilos des Stichkampfs in Phase { $phase }, das nach seinen Siegern kommt.
hybrid-lost-playoff = Gleichauf mit anderen verlor { $who } Match { $match } des Stichkampfs in Phase { $phase }.
hybrid-left-playoff = Gleichauf mit anderen, ist { $who } nicht mehr im Stichkampf.
hybrid-plays-off = { $who } ist mit { $others } gleich in Zeit, Matches und Punkten und spielt im Stichkampf um { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  }.
hybrid-plays-off-order = { $who } ist mit { $others } gleich in Zeit, Matches und Punkten und spielt im Stichkampf um die Reihenfolge der Setzplätze.

## Phasen

hybrid-meets = { $white } trifft { FORM($round, "in") } auf { $black }, Match { $match }. { $white } hat Weiß in Partie 1.
hybrid-rotation = Alle Gestarteten sind noch im Feld, also paart sie die Rotation der Liste.
hybrid-met = { $times ->
    [0] Sie hatten noch nicht gegeneinander gespielt.
    [one] Sie hatten einmal gegeneinander gespielt.
   *[other] Sie hatten { $times } Mal gegeneinander gespielt.
  }
hybrid-pool = Die { $pool } im Feld sind mit { $repeats ->
    [one] 1 Wiederholung
   *[other] { $repeats } Wiederholungen
  } und einer Farbsumme von { $colours } gepaart: keine Paarung hat weniger.
hybrid-proof = { $by ->
   *[bounds] Die Schranken beweisen es: keine Paarung kommt unter { $repeats } und { $colours }.
    [matching] Ein gewichtetes Matching zeigt es; die Schranken sind { $repeats } und { $colours }.
  }
hybrid-had-met = { $who } hatte aus dem Feld schon gegen { $met } gespielt (HYB-6).
hybrid-had-met-nobody = { $who } hatte noch gegen niemand anderen aus dem Feld gespielt (HYB-6).
hybrid-colours = { $who } hatte vorher { $whites } Mal Weiß und { $blacks } Mal Schwarz.
hybrid-white = { $step ->
   *[balance] Weiß stand { $who } zu (HYB-7).
    [last] Die Farben sind ausgeglichen; nach der letzten Farbe stand Weiß { $who } zu (HYB-7).
    [meeting] Die Farben sind ausgeglichen, also sind die ihrer letzten Begegnung vertauscht (HYB-7).
    [odd] Die Farben sind ausgeglichen; in ungeraden Phasen hat der Frühere der Liste Weiß (HYB-7).
    [even] Die Farben sind ausgeglichen; in geraden Phasen hat der Spätere der Liste Weiß (HYB-7).
  }

## Freilose und Stichkämpfe

hybrid-bye = { $who } hat in Phase { $phase } das Freilos. Ein Freilos gibt keine Punkte und ist kein Match.
hybrid-bye-rotation = { $count } ist ungerade, und die Rotation der Liste lässt diese Nummer ohne Gegner.
hybrid-bye-playoff-odd = { $count } spielen den Stichkampf. Von denen mit den wenigsten Freilosen ({ $byes }) steht { $who } am frühesten in der Liste.
hybrid-bye-pool = { $count } sind im Feld, und dort hatte niemand weniger Freilose ({ $byes }, versäumte Phasen mitgezählt).
hybrid-bye-steps = Unter diesen geht das Freilos an den, mit dem am wenigsten Wiederholungen bleiben ({ $repeats }), dann nach den meisten Matches, den wenigsten Punkten und dem spätesten Platz in der Liste.
hybrid-playoff-meets = { $white } trifft im Stichkampf von Phase { $phase } auf { $black }, Match { $match }. { $white } hat Weiß in Partie 1.
hybrid-playoff-why = { $level } Spieler sind gleich in Zeit, Matches und Punkten und spielen um { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  }.
hybrid-playoff-seats = Der Letzte der Liste trifft auf den Ersten, und der Spätere von beiden wird zuerst genannt (HYB-14).

## K.-o.-Runden

hybrid-knockout-meets = { CAPITAL($first) } trifft { FORM($round, "in") } auf { FORM($second, "against") }, Match { $match }, und hat Weiß in Partie 1.
hybrid-knockout-seeds = Der höchste Setzplatz trifft auf Setzplatz 1, der nächste auf Setzplatz 2 und so weiter; die höhere Nummer wird zuerst genannt.
hybrid-knockout-winners = Der Sieger des ersten Matches trifft auf den des letzten und so weiter. { $named ->
   *[earlier] Der Sieger des früheren Matches wird zuerst genannt.
    [later] Ab Runde 4 wird der Sieger des späteren Matches zuerst genannt, wie im gedruckten Beispiel.
  }

## Plätze

hybrid-rank = { $who } steht auf Platz { $rank }.
hybrid-rank-shared = { $who } teilt Platz { $rank } mit { $others }.
hybrid-rank-shared-many = { $who } teilt Platz { $rank } mit { $count } anderen.
hybrid-no-place = { $who } hat keinen Platz in den K.-o.-Runden.
hybrid-tie-shared = { $who } und { $other } teilen den Platz.
hybrid-tie-ahead = { $who } steht vor { $other }: { $by ->
   *[later-round] durch eine spätere Runde
    [place] durch einen Platz in den K.-o.-Runden
    [qualifying] durch die Reihenfolge der Qualifikation
    [matches] durch weniger Matches
    [points] durch Punkte
  }.

## Was die Turnierleitung nicht darf

hybrid-late-seeds = Die Setzplätze sind veröffentlicht.
hybrid-late-phase = Die erste Phase ist beendet.
hybrid-out-nothing = Es ist nichts mehr zu spielen.
hybrid-out-playoff = Um die letzten Plätze läuft der Stichkampf.
hybrid-out-taken = Der letzte Platz ist vergeben.

## Wo jemand ist

hybrid-has-withdrawn = { $who } hat sich zurückgezogen.
hybrid-has-qualified = { $who } hat sich mit Setzplatz { $seed } qualifiziert und ist nicht mehr im Feld.
hybrid-has-left = { $who } ist nicht mehr im Feld.
