### Die Seite eines Cups von Engines, die Zuschauer offen lassen, und was Terminal und Seite von Partien und Matches gleich sagen.

## Wie eine Partie endete

cup-page-fault = { $games } { $ending ->
   *[crash] { $games ->
        [one] Absturz
       *[other] Abstürze
      }
    [time] { $games ->
        [one] Zeitüberschreitung
       *[other] Zeitüberschreitungen
      }
    [illegal-move] { $games ->
        [one] regelwidriger Zug
       *[other] regelwidrige Züge
      }
    [stall] { $games ->
        [one] Partie ohne Antwort
       *[other] Partien ohne Antwort
      }
    [garbage] { $games ->
        [one] Antwort, die kein Zug ist
       *[other] Antworten, die kein Zug sind
      }
    [no-start] { $games ->
        [one] Fehlstart
       *[other] Fehlstarts
      }
    [bare-king] { $games ->
        [one] Remis durch Zeit
       *[other] Remis durch Zeit
      }
  }
cup-page-fault-other = { $games } { $ending }

## Wie ein Match steht

cup-page-decided = { $how ->
   *[tiebreak] Stichkampf
    [seed] besserer Setzplatz
    [armageddon] Armageddon
    [walkover] ohne Gegner
    [organiser] erklärt
  }
cup-page-decided-other = { $how }
cup-page-leads = { $who } führt { $own }–{ $other }
cup-page-level = Gleichstand { $own }–{ $other }
cup-page-wins = { $who } gewinnt { $own }–{ $other }
cup-page-wins-by = { $who } gewinnt { $own }–{ $other } ({ $how })
cup-page-nobody-wins = niemand gewinnt
cup-page-game = Partie { $game }
cup-page-game-of = Partie { $game } von { $games }
cup-page-game-tiebreak = Stichkampf, Partie { $game }

## Zahlen

cup-page-count = { $count }
cup-page-percent = { $percent }
cup-page-engines = { $count ->
    [one] { $count } Engine
   *[other] { $count } Engines
  }
cup-page-pairs = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  }
cup-page-pairs-a-match = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  } von Partien je Match
cup-page-pairs-then = { $before }, dann { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  } von Partien je Match
cup-page-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
cup-page-games-of = { $played } von { $games } Partien
cup-page-of = von { $count }
cup-page-part-of = { $part } von { $all }
cup-page-points-of = { $points } aus { $games }
cup-page-range = { $low } bis { $high }
cup-page-crashes = { $count ->
    [one] { $count } Absturz
   *[other] { $count } Abstürze
  }
cup-page-seed = Setzplatz { $seed }
cup-page-rating = Wertungszahl { $rating }

## Der Kopf

cup-page-kind = Engine-Cup
cup-page-skip = Zum Turnierbaum springen
cup-page-figure = { $figure ->
   *[decided] Matches entschieden
    [played] Partien gespielt
    [live] laufen jetzt
  }
cup-page-progress = Partien gespielt
cup-page-state = { $state ->
   *[live] Live
    [playing] Läuft
    [waiting] Wartet
    [stopped] Angehalten
  }
cup-page-left = noch etwa { $time }
cup-page-seconds = { $seconds } s
cup-page-minutes = { $minutes } min
cup-page-hours = { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } h
cup-page-at = Stand:
cup-page-since = seit
cup-page-instant = { $at }
cup-page-waits-for = { $for ->
   *[engine] Wartet auf eine Engine
    [disk] Wartet auf den Speicherplatz
    [organiser] Wartet auf die Turnierleitung
    [worker] Wartet auf den Runner
  }
cup-page-match = Match { $match }
cup-page-champion = Sieger
cup-page-final = { $who } gewann das Finale gegen { $other }, { $own }–{ $points }.
cup-page-final-by = { $who } gewann das Finale gegen { $other }, { $own }–{ $points } ({ $how }).
cup-page-final-alone = { $who } gewann das Finale.
cup-page-tally-seeded = Der Start war auf Setzplatz { $seed }, die Ausbeute { $points } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }.
cup-page-tally = Die Ausbeute war { $points } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }.
cup-page-tab-won = { $who } hat gewonnen
cup-page-tab = { $what } · { $name }

## Laufende Partien

cup-page-now-playing = Jetzt am Brett
cup-page-live-match = { $round }, Match { $match }
cup-page-depth = Tiefe { $depth }
cup-page-no-clock = ohne Uhr
cup-page-chances = Aussichten von Weiß: { $says }
cup-page-says = { $colour ->
   *[white] Weiß
    [black] Schwarz
  } sagt { $share }
cup-page-colour = { $colour ->
   *[white] Weiß
    [black] Schwarz
  }
cup-page-colour-letter = { $colour ->
   *[white] W
    [black] S
  }

## Der Turnierbaum

cup-page-name = { $name }
cup-page-bracket = Turnierbaum
cup-page-card = Match { $match }, { $round }{ $state ->
   *[still] { "" }
    [live] , live
  }: { $seats }.
cup-page-card-standing = { CAPITAL($standing) }.
cup-page-card-opens = Öffnet seine Partien.
cup-page-card-waits = ! wartet

## Die Tabelle und alle Partien

cup-page-table = Engines
cup-page-table-head = { $head ->
   *[place] Platz
    [engine] Engine
    [seed] Setzplatz
    [rating] Wertungszahl
    [won] Matches gewonnen
    [points] Punkte
    [games] Partien
    [faults] Fehler
    [out] Aus in
  }
cup-page-field = Alle Partien
cup-page-field-figure = { $figure ->
   *[white] Weiß holt
    [results] Weiß, remis, Schwarz
    [plies] Halbzüge im Schnitt
  }

## Der Zettel eines Matches

cup-page-slip = { $round }, Match { $match }, { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
  }
cup-page-close = Schließen
cup-page-slip-waits = Es wartet auf die Matches davor.
cup-page-slip-no-game = Noch ist keine Partie zu Ende.
cup-page-slip-after = { CAPITAL($standing) } nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }.
cup-page-slip-games = Partien von Match { $match }
cup-page-slip-head = { $head ->
   *[game] Partie
    [ending] Wie sie endete
    [plies] Halbzüge
    [opening] Eröffnung
  }
cup-page-slip-now = jetzt
cup-page-slip-playing = läuft
cup-page-slip-pair = Paar { $pair }
cup-page-slip-pair-tiebreak = Paar { $pair }, Stichkampf
cup-page-slip-void = zählt nicht
cup-page-slip-repeats = nicht gespielt, sie wiederholt Partie { $game }
cup-page-slip-replay = zweiter Versuch, im ersten war der Runner zu spät
cup-page-slip-reused = schon vorgekommen
cup-page-strength = Was die Partien über { $who } sagen
cup-page-strength-figure = { $figure ->
   *[score] Punkte
    [results] gewonnen, remis, verloren
    [elo] Elo-Unterschied
    [superiority] wohl stärker (LOS)
  }
cup-page-signed = { $sign ->
   *[plus] +
    [minus] −
  }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cup-page-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cup-page-at-least = mindestens { $value }
cup-page-at-most = höchstens { $value }
cup-page-pairs-by-points = Paare nach Punkten
cup-page-pairs-counted = Paare nach Punkten 0, ½, 1, 1½, 2: { $counts }

## Der Fuß

cup-page-foot-opens = Ein Match im Turnierbaum öffnet seine Partien.
cup-page-foot-written = Geschrieben:
cup-page-foot-refreshes = Die Seite sieht alle { $seconds } s nach Neuem.
cup-page-foot-made = Mit Arbiter gemacht.
cup-page-hold = Anhalten
