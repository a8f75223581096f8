### Das Diagonal.

## Das Format

diagonal-title = Diagonal
diagonal-summary = Nachbarn in der Wertungszahl spielen je zwei Partien. Wer vier Partien verloren hat, scheidet aus, und jeder bekommt eine Turnierleistung. Für beliebig viele Spieler ab 2.

## Spalten der Tabelle

diagonal-row = Reihe
diagonal-row-means = Nummer in der Reihe
diagonal-rating = WZ
diagonal-rating-means = Wertungszahl
diagonal-performance = Leist.
diagonal-performance-means = Turnierleistung
diagonal-lost = Verl.
diagonal-lost-means = verlorene Partien; mit 4 ausgeschieden
diagonal-played-means = Partien, kampflose mitgezählt
diagonal-wins-means = gewonnene Partien
diagonal-draws-means = remisierte Partien
diagonal-losses-means = verlorene Partien
diagonal-out = Aus
diagonal-out-means = Runde, nach der der Spieler ausschied

## Einstellungen

diagonal-row-order = Ordnung der Reihe
diagonal-row-order-about = Die Reihe folgt der aktuellen Wertungszahl, der höchsten je erreichten oder den Meldungen.
diagonal-by-highest = höchste je erreichte Wertungszahl
diagonal-draw-loss = Remis zählt als verlorene Partien
diagonal-draw-loss-about = Wie viele verlorene Partien ein Remis für jeden ist: 0,5 oder 0.
diagonal-draw-half-means = Ein Remis ist für beide eine halbe verlorene Partie.
diagonal-draw-nothing-means = Ein Remis kostet niemanden etwas.
diagonal-few = Ring ab so vielen Verbliebenen
diagonal-few-about = Bis zu so viele Übrige spielen im Ring, mehr spielen in Dritteln.
diagonal-extra-rounds = Höchstens so viele Zusatzrunden
diagonal-extra-rounds-about = Nach so vielen Zusatzrunden zwischen Gleichstehenden wird die Turnierleitung gefragt.
diagonal-formula = Turnierleistung nach
diagonal-formula-about = Die Turnierleistung ist das 400-Fache der Differenz von Siegen und Niederlagen oder folgt der Tabelle der FIDE.
diagonal-by-difference = Differenz
diagonal-by-fide = FIDE-Tabelle

## Zahlen

diagonal-lost-games = { $count ->
    [one] { $games } Verlustpartie
   *[other] { $games } Verlustpartien
  }
diagonal-record = { $won } gewonnen, { $drawn } remis, { $lost } verloren
diagonal-record-unplayed = { $won } gewonnen, { $drawn } remis, { $lost } verloren, { $unplayed } davon kampflos
diagonal-figures = { $who } hat { $lost } ({ $record }).
diagonal-figures-rated = { $who } hat eine Performance von { $performance } und { $lost } ({ $record }).
diagonal-lost-to = { $games } gegen { $who } (Match { $match })

## Die Reihe

diagonal-in-row = { $who } ist Nummer { $place } von { $of } in der Reihe.
diagonal-row-rating = { $by ->
   *[rating] Die Reihe geht nach Wertungszahl, und zu Beginn war sie { $rating }; gleiche stehen wie gemeldet.
    [maxRating] Die Reihe geht nach der höchsten je erreichten Wertungszahl, und sie war { $rating }; gleiche stehen wie gemeldet.
  }
diagonal-row-because = { $by ->
   *[entry] Die Reihe steht in der Reihenfolge der Anmeldung.
    [hand] Die Turnierleitung gab die Reihenfolge von Hand vor.
  }

## Paare

diagonal-neighbours = { $who } (Nummer { $place } der Reihe) spielt in Runde 1 gegen { $other } (Nummer { $second }).
diagonal-neighbours-why = { $because ->
   *[everybody] Bis zu vier spielen jeder gegen jeden (DIA-S5).
    [second-next] Jeder spielt gegen den Übernächsten der Reihe (DIA-S4).
    [first-two] Die ersten beiden der Reihe spielen gegeneinander (DIA-2).
    [mirror] Das Ende der Reihe ist ein Spiegel: Der Über- oder Viertnächste jenseits davon ist einer der Letzten (DIA-2).
  }
diagonal-fourth-next = Ab Nummer { $from } spielt jeder auch gegen den Viertnächsten der Reihe (DIA-3).
diagonal-colours = { $who } steht höher in der Reihe und hat Weiß in Partie 1, Schwarz in Partie 2 (DIA-5).
diagonal-pair = { $who } spielt { FORM($round, "in") } gegen { $other }; sie hat { $players } Spieler.
diagonal-pair-extra = { $who } spielt { FORM($round, "in") } gegen { $other }: { $players } Spieler sind gleichauf und spielen weiter.
diagonal-place = { $who } ist in der Ordnung der Reihe der { $place }. von ihnen.
diagonal-pattern-pair = Zwei spielen gegeneinander, in jeder Runde wieder (DIA-16).
diagonal-pattern-ring = { $players } sind wenige, also bilden sie einen Ring, in dem die obere Hälfte gegen die untere spielt (DIA-S9, DIA-15).
diagonal-pattern-thirds = { $players } sind viele, also spielt jeder gegen die { $places } Plätze vor und hinter sich, über das Ende hinaus gezählt (DIA-13).
diagonal-avoided = Das Muster wurde geändert, um eine Wiederholung zu vermeiden (DIA-17).
diagonal-would-play = Nach dem Muster würde { $who } gegen { $others } spielen.
diagonal-had-met = { $who } spielte { $meeting } gegen { $other }.
diagonal-meeting = { FORM($round, "in") } (Match { $match })
diagonal-gained = Das Muster hat { $pattern ->
    [one] 1 Wiederholung
   *[other] { $pattern } Wiederholungen
  }, diese Paarung { $now }{ $proof ->
   *[fewest] , so wenige wie möglich
    [unknown] {""}
  }; sie bleibt so nah am Muster, wie es geht.
diagonal-rematch = Sie spielten schon { $meetings } gegeneinander. Unter { $players } lässt sich nicht jede Wiederholung vermeiden (DIA-17).

## Wer gleichauf ist

diagonal-level = { $who } sind in jedem Schritt gleichauf.
diagonal-level-lengths = { $who } sind nach Verlustpartien und im direkten Vergleich gleichauf, und die Längen ihrer Partien lassen sich nicht vergleichen: { $why } (DIA-20).
diagonal-lengths-no-wins = keiner von ihnen hat dort am Brett eine Partie gewonnen
diagonal-lengths-unequal-wins = sie haben dort am Brett nicht gleich viele Partien gewonnen
diagonal-lengths-unknown = { $games ->
    [one] die Länge von { $games } ist nicht bekannt
   *[other] die Längen von { $games } sind nicht bekannt
  }
diagonal-game = Partie { $game } von Match { $match } ({ $white } – { $black })
diagonal-more-games = { $count } weiteren
diagonal-play-on = Alle sind ausgeschieden, und { $who } sind gleichauf: Sie spielen weiter, bis einer vorn liegt.
diagonal-declared = Die Turnierleitung hat entschieden: { $winners ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen den Sieg.
  }
diagonal-note = Anmerkung: „{ $note }“.

## Plätze

diagonal-rank = { $who } steht auf Platz { $rank }.
diagonal-nobody-ahead = Niemand steht davor.
diagonal-above-winner = Direkt davor steht { $who }, der Sieger.
diagonal-above = Direkt davor steht { $who }: { $by ->
   *[performance] bessere Performance
    [lost-games] weniger Verlustpartien
    [row] weiter vorn in der Reihe
  }.
diagonal-out-withdrew = { $who } hat sich zurückgezogen, und wer das tut, ist am Ende der Runde ausgeschieden (DIA-11).
diagonal-goes-out = { $who } scheidet aus, wenn { FORM($round, "the") } vorbei ist (DIA-7).
diagonal-went-out = { $who } schied am Ende von Runde { $round } mit { $lost } aus; vier sind zu viele (DIA-S3).
diagonal-lost-where = Die Verlustpartien: { $to }.
diagonal-tie-shared = { $who } und { $other } teilen den Sieg.
diagonal-tie-ahead = { $who } steht vor { $other }: { $by ->
   *[won] hat gewonnen
    [performance] bessere Performance
    [lost-games] weniger Verlustpartien
  }.
diagonal-tie-row = { $who } steht vor { $other }: weiter vorn in der Reihe ({ $place } vor { $second }).

## Der Sieger

diagonal-won-last = { $who } hat gewonnen: Nach { $round } ist niemand sonst übrig (DIA-S11).
diagonal-won-alone = { $who } hat gewonnen: Nach { $round } waren alle ausgeschieden, und von denen, die zuletzt spielten, ist niemand sonst da (DIA-11).
diagonal-won = { $who } hat gewonnen: Nach { $round } waren alle ausgeschieden, und unter ihnen ist { $who } vorn ({ $rule }).
diagonal-extra-followed = { $count ->
    [one] 1 Zusatzrunde folgte (DIA-21).
   *[other] { $count } Zusatzrunden folgten (DIA-21).
  }
diagonal-declared-won = { $who } hat gewonnen: Die Turnierleitung hat es entschieden ({ $rule }).
diagonal-declared-shared = { $who } teilt den Sieg mit { $others }: Die Turnierleitung hat es entschieden ({ $rule }).
diagonal-undecided = { $count ->
    [one] 1 Zusatzrunde brachte keine Entscheidung.
   *[other] { $count } Zusatzrunden brachten keine Entscheidung.
  }
diagonal-step-lost = Verlustpartien: { $counts } (DIA-18).
diagonal-step-direct = Partien gegeneinander: { $counts } (DIA-19).
diagonal-step-moves = Züge der dort gewonnenen Partien: { $counts } (DIA-20).
diagonal-step-none = Die Längen der dort gewonnenen Partien lassen sich nicht vergleichen: { $why } (DIA-20).
diagonal-count-lost = { $who } { $games }
diagonal-count-direct = { $who } { $won } gewonnen, { $lost } verloren
diagonal-count-moves = { $who } { $moves }
diagonal-still-level = { $who } sind danach noch gleichauf.

## Was die Turnierleitung nicht darf, und wo jemand ist

diagonal-no-return = Nach einem Rückzug kommt niemand wieder.
diagonal-is-out = { $who } ist seit dem Ende von Runde { $round } ausgeschieden, mit { $lost }.
diagonal-has-withdrawn = { $who } hat sich zurückgezogen.
