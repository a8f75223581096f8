### Die Seiten im Terminal: Tabellen, Turnierbäume, was zu tun ist.


## Wörter vieler Seiten

term-next = Weiter:
term-more = und { $count } weitere
term-more-at = … und { $count } weitere:
term-see-also = Siehe auch:
term-versus = –
term-zone = Zeiten in { $zone }.
term-playable = ▸ kann jetzt gespielt werden.
term-decided = { $decided } von { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matches
  } entschieden
term-won-by = gewonnen von { $who }
term-yes = ja
term-no = nein
term-nobody = niemand
term-withdrawn = zurückgezogen
term-annulled = annulliert
term-out = ausgeschieden
term-left = { $team } ist nicht mehr dabei
term-names = { $names }

## Spaltenköpfe

term-col-name = Name
term-col-rating = Wertungszahl
term-col-highest = Höchste
term-col-club = Verein
term-col-team = Team
term-col-average = Schnitt
term-col-paid = Bezahlt
term-col-captain = Kapitän
term-col-players = Spieler
term-col-player = Spieler
term-col-seed = Nr.
term-col-points = Pkt
term-col-played = Sp
term-col-won = Siege
term-col-lost = Verl.
term-col-why = Warum
term-col-match = Match
term-col-game = Partie
term-col-pair = Paar
term-col-white = Weiß
term-col-black = Schwarz
term-col-opening = Eröffnung
term-col-ended = Ende
term-col-round = Runde

## Was es ist und wie weit es ist

term-as-of = Stand nach Eintrag { $fact }.
term-entering = Anmeldung: { $count } auf der Liste
term-after-round = Nach { $round }
term-rounds = { $rounds }
term-rounds-of = { $rounds } von { $of }
term-round-in = { $round } in Gruppe { $bracket }
term-places-left = noch { $left } von { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätzen
  } frei
term-places-taken = alle { $places } Plätze vergeben
term-still-in = { $left } von { $all } noch dabei
term-closed = Abgeschlossen: { $outcome } · { $played }
term-finished = Beendet: { $outcome } · { $played }
term-first-shared = Platz 1 teilen sich { $who }
term-nobody-won = niemand hat gewonnen
term-entrants = Teilnehmer
term-teams = Teams
term-table = Tabelle
term-table-final = Schlusstabelle
term-table-after = Tabelle nach { $round }
term-bracket-round = Gruppe { $bracket }, { $round }

## Die Form eines Turniers

term-outline-for = { $title } für { $entrants }
term-outline-then-phases = Danach Phase um Phase, bis die Plätze vergeben sind.
term-outline-then-rounds = Danach Runde um Runde, bis nur einer übrig ist.
term-outline-opponents = Gegner: { $each }; je zwei Partien.
term-outline-opponents-of = { $count } für { $places }
term-outline-brackets = Gruppen zu { $sizes }
term-outline-qualify = { $count } qualifizieren sich mit { $points } Punkten
term-outline-out = ausgeschieden mit { $games } Verlustpartien
term-outline-phases = { $count ->
    [one] { $count } Phase
   *[other] { $count } Phasen
  }
term-outline-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
term-outline-meetings = { $count ->
    [one] { $count } Begegnung
   *[other] { $count } Begegnungen
  } von je zwei Teams
term-outline-at-least = mindestens { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
term-outline-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
term-outline-games-range = { $min } bis { $max } Partien
term-outline-compact = Die Zahlen sind Nummern in der Gruppe, 1 ist am stärksten. AB1 und BA1 sind die Laufzettel eines Matches an den Tischen A1 und B1, XY7, YZ7 und ZX7 die eines Dreikampfs. Wer nach der zweiten Hälfte weiterkommt, erhält die Nummern 1 bis 4 in der Reihenfolge der Matches (BRI-68).
term-outline-of-teams = Die Zahlen sind Nummern in der Gruppe, 1 ist am stärksten.
term-outline-three-way = Drei Zahlen sind ein Dreikampf; →2: Zwei der drei kommen weiter.
term-outline-lowest = Wer aus einem Match weiterkommt, übernimmt dessen niedrigste Nummern.
term-outline-row = Die Zahlen sind Plätze in der Reihe, nach Wertungszahl; der Erstgenannte hat in Partie 1 Weiß.
term-outline-places = Die Zahlen sind Plätze in der Teilnehmerliste.
term-outline-places-then-seeds = Die Zahlen sind Plätze in der Teilnehmerliste ({ $stage }), danach Setzplätze.
term-outline-seeds = Die Zahlen sind Setzplätze.
term-outline-winner-of = S{ $match }
term-outline-winner = S5 ist der Sieger aus Match 5.
term-outline-white = Der Erstgenannte hat Weiß.
term-outline-white-in-pairs = Der höhere Setzplatz hat in Partie 1 jedes Paares Weiß.
term-outline-pairs = Paare: { $pairs }.
term-outline-pairs-of = { $round } { $matches } × { $pairs }
term-outline-openings = Damit keine zwei angesetzten Paare dieselbe Eröffnung haben, braucht das Buch { $count } Eröffnungen.
term-outline-bye = Freilos { $seat }
term-outline-more = und { $count } weitere bis
term-outline-losers = (Verlierer)

## Sitzordnung und wie es weitergeht

term-seat-winner = Sieger aus { $match }
term-seat-loser = Verlierer aus { $match }
term-seat-seed = Setzplatz { $seed }
term-seat-number = Nummer { $number }
term-seat-left = { $team } (weg)
term-seat-from = aus Match { $match }
term-seat-place = { $place ->
   *[winner] Sieger
    [loser] Verlierer
    [first] Erster
    [second] Zweiter
  } aus { $match }
term-seat-robin = aus der Vorrunde
term-go-to = { $place ->
   *[winner] Sieger
    [loser] Verlierer
    [first] Erster
    [second] Zweiter
  } an { $ticket }

## Was als Nächstes zu tun ist

term-next-game = Match { $match }, { $white } – { $black }
term-games-open = ({ $count } Partien sind offen)
term-results-open = ({ $count } Ergebnisse fehlen)
term-or-unknown = oder, wenn es niemand weiß: { $command }
term-look-before = vorher ansehen: { $command }
term-or-as-entered = oder wie gemeldet: { $command }
term-share-the-win = mehrere Namen teilen sich den Sieg
term-games-to-report = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  } zu melden, Weiß zuerst
term-or-results = oder 0-1, 1/2; jemand fehlt: +-, -+, --
term-first-has-white = bei mehreren Partien hat der Erstgenannte in der ersten Weiß
term-time-is = TIME ist die Zeit des Endes, etwa 14:02
term-black-game = { $black }, Partie { $game }
term-black-games = { $black }, Partien { $games }
term-print-tickets = Laufzettel drucken:
term-print-changed = Geänderte Laufzettel drucken:
term-when-posted = Wenn die Bedingungen aushängen und angesagt sind:
term-lineup-missing = Die Aufstellung von { $team } in Match { $match } fehlt:
term-more-lineups = und { $count ->
    [one] { $count } weitere Aufstellung
   *[other] { $count } weitere Aufstellungen
  }
term-results-to-report = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  } zu melden, in IMPs
term-next-boards = Match { $match }, { $first } – { $second }, { $boards }
term-imps-order = IMPs in der Reihenfolge der Namen
term-imps-order-half = IMPs in der Reihenfolge der Namen; die erste Hälfte allein: --half 1
term-who-sits = wer wo sitzt: { $command }
term-boards = { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
term-boards-each = je { $count } Boards
term-boards-half = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  }, { $count } Boards
term-boards-extra = { $count ->
    [one] { $count } Zusatzboard
   *[other] { $count } Zusatzboards
  }

## Runden und Matches

term-byes = Freilos: { $who }
term-open = offen
term-game-open = Partie { $game } offen
term-of-losers = der Verlierer
term-extra-open = Zusatzboards offen
term-half-open = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  } offen
term-won-quotient = { $team } { $won } gewonnen, Quotient { $quotient }
term-match-head = Match { $match }, { $round }
term-match-state = { $state ->
   *[waiting] wartet
    [open] offen
    [decided] entschieden
  }
term-how-it-stands = Zwischenstand
term-col-no = Nr.
term-col-imps-won = IMPs gew.
term-col-imps-lost = verl.
term-col-quotient = Quotient
term-col-next = Weiter
term-col-table = Tisch
term-col-north-south = Nord-Süd
term-col-east-west = Ost-West
term-col-boards = Boards
term-half = { $half ->
   *[first] Erste Hälfte
    [second] Zweite Hälfte
  }
term-who-sits-where = Sitzordnung
term-ring-moves = Zur Halbzeit wechseln die Ost-West-Paare von X nach Y, Y nach Z, Z nach X und die Boards von X nach Z, Y nach X, Z nach Y; vor dem Ende lässt sich nichts vergleichen. (BRI-34)
term-three-way = Dreikampf, { $through ->
   *[one] einer kommt weiter
    [two] zwei kommen weiter
  }
term-many-teams = { $count } Teams, { $through ->
   *[one] eines kommt weiter
    [two] zwei kommen weiter
  }
term-declared-advance = bestimmt: { $who } kommen weiter
term-nobody-advances = { $how }, niemand kommt weiter
term-by = { FORM($how, "by") }
term-noted = { $how }: { $note }
term-halves = { $first }, dann { $second }
term-one-half = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  } { $score }
term-given = { $what ->
   *[carry-over] Übertrag
    [handicap] Handicap
  } { $imps } für { $to }
term-extra-boards = Zusatzboards { $score }
term-as-game = wie Partie { $game }
term-tiebreak = Stichkampf
term-used-before = schon benutzt
term-north-south = { $team } N-S
term-col-board = Board
term-col-imps = IMPs
term-in-half = Hälfte { $half }
term-card-all = Bisher { $first } { $score } { $second }; alle Boards sind da.
term-card-missing = Bisher { $first } { $score } { $second }; { $missing ->
    [one] es fehlt { $missing }
   *[other] es fehlen { $missing }
  } von { $of ->
    [one] { $of } Board
   *[other] { $of } Boards
  }.

## Turnierbäume

term-tree-too-tall = Ein Baum mit { $players } ist zu hoch für eine Seite: Hier sind seine Runden.
term-tree-too-wide = Ein Baum mit { $players } passt nicht in diese Breite: Hier sind seine Runden.
term-bracket-too-tall = Eine Gruppe mit { $teams } Teams ist zu hoch für eine Seite: Hier sind ihre Runden.
term-averages = Schnitt { $high } bis { $low }
term-armageddon = Im Armageddon zählt ein Remis für Schwarz.
term-numbers-before = Vor den Namen stehen die Nummern in der Gruppe; → ist { $what ->
   *[number] die Nummer
    [ticket] der Laufzettel oder die Nummer
  } für die nächste Runde.
term-three-way-figures = Im Dreikampf: gewonnene Matches, dann der IMP-Quotient.
term-scores-include = Ergebnisse enthalten Übertrag und Handicap.

## Wettlauf, Tabellen, Matrix

term-race-to = Wettlauf bis { $points } Punkte
term-race-phase = Phase { $phase }, { $played }
term-race-to-pair = Phase { $phase } ist zu paaren
term-race-near = In dieser Phase können es schaffen:
term-race-with = { $name } ({ $result ->
   *[draw] Remis
    [win] Sieg
  })
term-race-more = { $count } weitere
term-race-who = { $who }.
term-playoff = Stichkampf:
term-line-left = noch { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
  }
term-robin-against = – { $number }
term-col-victory-points = VP
term-robin-legend = Siegpunkte gegen jedes Team; { $places } kommen weiter.
term-robin-legend-imps = Siegpunkte gegen jedes Team, in Klammern die IMPs; { $places } kommen weiter.
term-cross-legend = Erstes Zeichen mit Weiß, zweites mit Schwarz: 1 gewonnen, ½ remis, 0 verloren; + = − kampflos; × zählt nicht; · noch zu spielen.
term-matrix-won = Sieg
term-matrix-gone = weg
term-matrix-out = aus { $round }
term-matrix-list = Eine Matrix mit { $players } passt nicht in diese Breite: Hier sind alle mit den Nummern der Gegner.
term-matrix-points = Punkte des Spielers der Zeile
term-matrix-round = { $raised } { $round }, { $pattern ->
   *[neighbours] Nachbarn in der Reihe
    [pair] die letzten zwei
    [ring] als Ring gelost
    [thirds] in Dritteln gelost
  }
term-matrix-sums = 6½/14: 6½ Punkte aus 14 Partien, in mehreren Runden
term-matrix-to-play = · eine Partie, die noch zu spielen ist
term-matrix-without-play = + = − kampflos
term-matrix-not-played = × nicht gespielt
term-matrix-counter = ■ eine Verlustpartie, ◧ eine halbe, ausgeschieden mit { $out }
term-matrix-going-out = † scheidet am Ende dieser Runde aus
term-matrix-out-since = aus { $round }: ausgeschieden seit dem Ende von Runde { $round }
term-matrix-gone-means = weg: hat sich zurückgezogen

## Handicaps und Auszeichnungen

term-handicap-title = Handicap in einem Match über { $boards } Boards
term-handicap-about = die IMPs, die das Team mit dem niedrigeren Schnitt erhält
term-handicap-misprint = { NUMBER($higher, useGrouping: "always") } gegen { NUMBER($lower, useGrouping: "always") } ist als { $printed } gedruckt statt { $right }
term-handicap-misprints = * Druckfehler des Dokuments: { $which }. Es gilt die Formel (BRI-61).
term-handicap-missing = ° Fehlt im Druck: { $which } (BRI-60).
term-handicap-letters = L und H sind der niedrigere und der höhere Schnitt der Masterpunkte. Andere Schnitte und Boards: arbiter bridge handicap.
term-handicap-row = die Zeile { $lower } des { $block ->
   *[first] ersten
    [second] zweiten
    [third] dritten
  } Blocks
term-handicap-pair = { $higher } gegen { $lower }
term-handicap-zeros = die Nullen von { $of }
term-awards-nobody = Kein Team hat seine Spieler genannt, also gibt es niemanden auszuzeichnen.
term-awards-columns = Gespielte Boards von allen, Match für Match des Teams, jedes mit seiner Nummer im Turnier.
term-awards-team = { $team } · Gruppe { $bracket }
term-col-award = Auszeichnung
term-col-rule = Regel
term-award-in = noch dabei
term-award-match = für Matches
term-award-nothing = nichts
term-award-unknown = nicht bekannt
term-award-reason = { $who }: { $why }
term-meter-nobody = Kein Team, das seine Spieler genannt hat, ist noch dabei.
term-meter-legend = Wenn das Team so weit kommt: ja, er hat es; +14, mit mindestens so vielen weiteren Boards; nein, nicht mehr; ?, eine Aufstellung fehlt. (BRI-16d)

## Entwürfe, Folgen, Verlauf

term-draft-publish = veröffentlichen mit { $command }
term-draft-opening = Match { $match }, Paar { $pair }: Eröffnung { $opening }, ein Entwurf
term-draft-receives = { $team } erhält { $imps } IMPs von { $from } über { $boards } Boards.
term-draft-round = { $round }, ein Entwurf
term-draft-seeds = Setzplätze von „{ $stage }“, ein Entwurf
term-draft-positions = Chess960 der Runden: Nr. { $numbers }
term-take-back = zurückgenommen wird: { $what } (Eintrag { $fact })
term-make-void = gestrichen wird: { $what } (Eintrag { $fact })
term-draw-again = neu gelost: { $count ->
    [one] { $count } Auslosung, die
   *[other] { $count } Auslosungen, die
  } noch niemand gespielt hat
term-change-match = Match { $match } ({ $between }) ändert sich: { $from } wird { $to }
term-change-seat = ein Platz wechselt: Match { $match }, { $moved }
term-change-seed = ein Setzplatz wechselt: Nummer { $seed }, { $moved }
term-change-rank = ein Rang ändert sich: { $who }, { $from } wird { $to }
term-change-note = Hinweis: { $note } ({ $rule })
term-change-nothing = nur das Ergebnis ändert sich
term-moved-in = { $who } kommt hinein
term-moved-out = { $who } geht hinaus
term-moved = { $to } statt { $from }
term-more-of-these = und { $count } weitere dieser Art
term-tickets-none = Kein Laufzettel ändert sich.
term-tickets-change = { $count ->
    [one] { $count } Laufzettel würde sich
   *[other] { $count } Laufzettel würden sich
  } ändern:
term-ticket-changes = { $team }: { $changes }
term-fate = [{ $state ->
   *[undone] rückgängig gemacht
    [redone] wiederholt
    [revoked] zurückgenommen
    [drawn-again] neu gelost
    [void] gestrichen
    [corrected] berichtigt
  } durch { $fact }]

## Matches und Pokale von Engines

term-seconds = { $count } s
term-minutes = { $count } min
term-hours = { $count } h
term-tally = { $wins } gewonnen, { $draws } remis, { $losses } verloren
term-games-so-far = { $played } von { $games }: { $tally }
term-llr = LLR { $llr } ({ $lower }, { $upper })
term-about-left = noch etwa { $time }
term-against = { $first } gegen { $second }
term-fault = { $engine }: { $games } { $result ->
   *[drawn] remis
    [lost] verloren
  }: { $ending }
term-replayed = { $count } noch einmal gespielt, weil der Rechner selbst zu spät war
term-label = { $what ->
   *[score] Ergebnis
    [pairs] Paare
    [difference] Unterschied
    [normalized] Normiert
    [stronger] Stärker
    [test] Test
  }
term-score = { $points } aus { $games } ({ $share }): { $tally }
term-pairs = { $both } beide verloren, { $one } verloren und remis, { $level } ausgeglichen, { $won } gewonnen und remis, { $all } beide gewonnen
term-elo-95 = { $elo } (95 %)
term-los = mit einer Wahrscheinlichkeit von { $share } (LOS)
term-sprt = LLR { $llr }, Grenzen { $lower } und { $upper }: { $verdict ->
   *[continue] nicht entschieden
    [H0] die untere Grenze ist erreicht (H0)
    [H1] die obere Grenze ist erreicht (H1)
  }
term-elo = Elo { $value } ± { $error }
term-elo-least = Elo { $value }, mindestens { $bound }
term-elo-most = Elo { $value }, höchstens { $bound }
term-elo-alone = Elo { $value }
term-end-sprt = Das Match wurde beendet, weil der Test entschieden ist.
term-end-interrupted = Das Match wurde unterbrochen; laufende Partien zählen nicht.
term-end-unplayable = Das Match kann nicht weitergehen: { $problem }
term-end-pgn = Die Partien wurden an { $file } angefügt
term-cup-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
term-cup-state = { $state ->
   *[playing] läuft
    [waiting] wartet
    [stopped] angehalten
    [finished] beendet
  }
term-cup-games-of = { $played } von { $all } Partien
term-cup-matches-of = { $decided } von { $all } Matches
term-col-place = Platz
term-col-engine = Engine
term-col-points-long = Punkte
term-col-games = Partien
term-col-faults = Fehler
term-col-out-in = Aus in
term-cup-met = Punkte gegeneinander
term-cup-matches = Matches
term-col-first = Erster
term-col-second = Zweiter
term-col-score = Ergebnis
term-col-pairs = Paare
term-cup-legend = Aus der Sicht des Ersten. Paare: beide verloren, verloren und remis, ausgeglichen, gewonnen und remis, beide gewonnen. LOS: wie wahrscheinlich der Erste der Stärkere ist.
term-cup-remark = { $count ->
    [one] Match
   *[other] Matches
  } { $matches }: { $remark }
term-cup-waiting = ! Es fehlt { $whom }: { $why }
term-cup-waiting-in = ! Es fehlt { $whom } (Match { $match }): { $why }
term-cup-whom = { $who ->
   *[engine] eine Engine
    [disk] Platz auf der Platte
    [organiser] die Turnierleitung
    [worker] der Rechner
  }
term-cup-engine = { $name }
term-col-clock = Uhr
term-col-eval = Bew.
term-col-depth = Tiefe
term-col-move = Zug
term-colour = { $colour ->
   *[white] W
    [black] S
  }
term-tiebreak-game = S{ $game }
term-does-not-count = zählt nicht
term-plies = { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
  }
term-repeats = nicht gespielt, sie wiederholt Partie { $game }
term-second-attempt = zweiter Versuch
term-game-place = { $round }, Match { $match }, Partie { $game }
term-game-place-tiebreak = { $round }, Match { $match }, Stichpartie { $game }
term-game-line = { $place }: { $white } – { $black } { $result }
