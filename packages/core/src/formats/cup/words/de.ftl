### Der Cup.

## Das Format

cup-title = Cup
cup-summary = Ein K.-o.-Turnier in Partienpaaren: Beide Partien eines Paares beginnen mit derselben Eröffnung und vertauschten Farben. Für 2, 4, 8 … 1024 Engines oder Menschen.
cup-with-third-place = mit Match um Platz drei

## Spalten der Tabelle

cup-seed-means = Platz in der Startfolge
cup-won-means = gewonnene Matches
cup-points-means = Punkte aus allen Partien: Sieg 1, Remis ½
cup-games = Partien
cup-games-means = gespielte oder kampflose Partien
cup-lost-in-means = Runde des Ausscheidens

## Einstellungen

cup-round-pairs = Partienpaare, Runde für Runde
cup-round-pairs-about = Partienpaare jeder Runde, etwa 1, 2, 3; die letzte Zahl gilt für alle weiteren Runden.
cup-seeding = Setzplätze
cup-seeding-about = Die Setzplätze folgen der Wertungszahl, hohe zuerst, oder werden ausgelost.
cup-shuffle = Setzplätze innerhalb der Bänder mischen
cup-shuffle-about = Die Setzplätze 3 und 4, 5 bis 8, 9 bis 16 … werden durch Los vertauscht.
cup-unique-openings = Eröffnung darf in anderem Match wiederkehren
cup-unique-openings-about = Eine Eröffnung darf in einem anderen Match wiederkommen, nicht im selben; sonst kommt sie im ganzen Cup nur einmal.
cup-random-openings = Eröffnungen durch Los
cup-random-openings-about = Die Reihenfolge der Eröffnungen wird ausgelost.
cup-finish-pairs = Jedes Paar zu Ende spielen
cup-finish-pairs-about = Ein Match endet nur nach einem vollständigen Paar.
cup-tiebreak-pairs = Höchstens so viele Stichpaare
cup-tiebreak-pairs-about = Höchstens so viele Stichpaare; offen: solange es neue Eröffnungen gibt, danach noch 8.
cup-fallback = Danach noch gleich
cup-fallback-about = Wer nach den Stichpaaren gewinnt: der bessere Setzplatz, der Sieger einer letzten Partie oder wen die Turnierleitung erklärt.
cup-fallback-seed = besserer Setzplatz gewinnt
cup-fallback-armageddon = eine letzte Partie
cup-fallback-director = Turnierleitung entscheidet
cup-black-time = Zeitanteil von Schwarz
cup-black-time-about = Anteil von Schwarz an der Zeit von Weiß in der letzten Partie; ein Remis zählt für Schwarz als Sieg.
cup-third-place = Match um Platz drei
cup-third-place-about = Die Verlierer des Halbfinales spielen um Platz 3.
cup-preset-source = Wie in der Quelle: ein Partienpaar
cup-preset-long = Längere Matches: 2, 3, dann 4 ganze Paare
cup-preset-people = Für Menschen: eine letzte Partie, Match um Platz drei
cup-reuse = Mit zu wenigen Eröffnungen starten
cup-reuse-about = Der Cup darf starten, obwohl es zu wenige Eröffnungen gibt.

## Warum ein Match

cup-no-byes = In einem Cup gibt es keine Freilose.
cup-meeting = { CAPITAL($first) } trifft { FORM($round, "in") } in Match { $match } auf { FORM($second, "against") }.
cup-pattern = { $by ->
   *[bands] Die Setzplätze werden in Bändern verteilt, damit die Besten so spät wie möglich aufeinandertreffen.
    [neighbours] Die Sieger benachbarter Matches treffen aufeinander.
    [losers] Die Verlierer des Halbfinales spielen um Platz 3.
  }
cup-colours = Das Match hat { $pairs ->
    [one] { $pairs } Paar.
   *[other] { $pairs } Paare.
  } { $who } hat mit dem besseren Setzplatz in der ersten Partie jedes Paares Weiß: { $seed } gegen { $other } ({ $rule }).
cup-openings-planned = { $openings ->
    [one] Eröffnung { $openings } ist vorgesehen ({ $rule }).
   *[other] Die Eröffnungen { $openings } sind vorgesehen ({ $rule }).
  }
cup-openings-drawn = { $openings ->
    [one] Eröffnung { $openings } wurde für die Stichpartien ausgelost ({ $rule }).
   *[other] Die Eröffnungen { $openings } wurden für die Stichpartien ausgelost ({ $rule }).
  }
cup-opening = { $again ->
   *[new] { $number }
    [again] { $number } erneut
  }

## Warum ein Match so entschieden wurde

cup-score = Match { $match } steht { $points }–{ $other } zwischen { $first } und { $second } nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } ({ $scheduled } angesetzt).
cup-not-seated = Die Spieler von Match { $match } stehen noch nicht fest; { $scheduled } Partien sind angesetzt.
cup-undecided = Das Match ist nicht entschieden.
cup-reason = { $why ->
   *[lead] Ein Vorsprung, der größer ist als die Zahl der restlichen Partien, beendet das Match.
    [tiebreak] Nach den angesetzten Paaren stand es gleich; sie spielten weiter, bis einer führte.
    [fallback] Weitere Paare brachten keine Entscheidung.
    [absent] Wer fehlt, verliert kampflos.
  }

## Warum ein Setzplatz oder ein Rang

cup-seed = { $who } hat Setzplatz { $seed }.
cup-shuffled = Danach wurde jedes Band mit den aufgezeichneten Würfeln gemischt ({ $rule }).
cup-rank = { $who } steht auf Platz { $rank }.
cup-rank-shared = { $who } steht auf Platz { $rank }, zusammen mit { $others }.
cup-rank-shared-many = { $who } steht auf Platz { $rank }, zusammen mit { $count } anderen.
cup-tie-shared = { $who } und { $other } kamen gleich weit und teilen sich den Platz.
cup-tie-ahead = { $who } kam weiter als { $other }.

## Neben der Tabelle

cup-nobody-rated = Niemand hat eine Wertungszahl: Die Setzplätze folgen den Meldungen.
cup-unrated = Von { $who } ist keine Wertungszahl bekannt: Für die Setzplätze zählt sie als 0.
cup-unused-numbers = { $option } hat { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
  } für { $rounds ->
    [one] { $rounds } Runde:
   *[other] { $rounds } Runden:
  } { $unused ->
    [one] Die letzte wird nicht verwendet.
   *[other] Die letzten { $unused } werden nicht verwendet.
  }
cup-reused = Alle Eröffnungen waren verbraucht: { $matches ->
    [one] In Match { $matches }
   *[other] In den Matches { $matches }
  } kamen einige erneut vor.
cup-dropped = { $count ->
    [one] { $count } Eröffnung des Buchs führt
   *[other] { $count } Eröffnungen des Buchs führen
  } zu einer Stellung, die schon darin steht: { $left } bleiben.

## Warum etwas abgelehnt wird

cup-fixed-option = Nur die Paare von Runden, die noch nicht begonnen haben, lassen sich ändern.
cup-round-begun = { CAPITAL(FORM($round, "the")) } hat begonnen.
cup-opening-twice = Eröffnung { $opening } wurde für Match { $match } ausgelost und käme zweimal vor.
cup-longest-match = Das längste Match hat { $pairs ->
    [one] { $pairs } angesetztes Paar.
   *[other] { $pairs } angesetzte Paare.
  }
cup-rounds-need = { $rounds } ergeben { $needs }.
cup-round-needs = { $round } { $matches } × { $pairs }
cup-nobody-returns = In einen Cup kehrt niemand zurück ({ $rule }).

## What is to be done

todo-opening = Match { $match } steht gleich: Losen Sie die Eröffnung des nächsten Paares aus und veröffentlichen Sie sie.
