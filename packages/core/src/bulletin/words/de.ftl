### Was der Aushang sagt: was als Nächstes zu tun ist, wie gespielt wird, wie alle stehen.

## Was als Nächstes zu tun ist

todo-start = { $count } sind gemeldet: Starten Sie, wenn die Liste vollständig ist.
todo-close = Alles ist gespielt: Schließen Sie das Turnier ab, wenn die Tabelle endgültig ist.
todo-declare = { $who } lassen sich durch Spiel nicht trennen: Erklären Sie einen zum Sieger oder mehrere, die sich den Sieg teilen.
todo-seeds = { $stage }: Die Setzplätze können veröffentlicht werden.
todo-pair = { $round }: Die Paarungen können veröffentlicht werden.
todo-choose = { $who } wählt einen Gegner: { OR($among) }.
todo-report = { $round }, Match { $match }: { $white } (Weiß) – { $black }
todo-report-game = { $round }, Match { $match }: { $white } (Weiß) – { $black }, { $conditions }
todo-boards = { $round }, Match { $match }: { $first } – { $second }, { $boards }
todo-rule = { $round }, Match { $match }: { $who } stehen nach allen Stichpaaren gleich. Entscheiden Sie, wer gewinnt.

## Wie eine Partie gespielt wird

conditions-step = { $step }: { $conditions }
conditions-and = { $first }, { $second }
conditions-sudden-death = Sudden Death, Versuch { $attempt }
conditions-sudden-death-brief = Sudden Death { $attempt }
conditions-armageddon = Armageddon
conditions-tiebreak = Stichpartie
conditions-extra-boards = Zusatzboards
conditions-draw-for-black = ein Remis zählt für Schwarz
conditions-black-share = Schwarz hat { $share } der Zeit
conditions-pair = Paar { $pair }
conditions-pair-opening = Paar { $pair } aus Eröffnung { $opening }
conditions-chess960 = Chess960 Nr. { $number }, { $rank }
conditions-clocks = Weiß { $white }, Schwarz { $black }
conditions-clocks-brief = { $white } gegen { $black }
conditions-clock-plus = { $first } + { $second }
conditions-a-move = { $time } je Zug
conditions-after-40 = { $time } nach Zug 40
conditions-seconds = { $seconds } s
conditions-minutes = { $minutes } min
conditions-minutes-seconds = { $time } min

## Das Rennen um die Plätze

race-in = dabei mit Setzplatz { $seed }
race-has-points = hat die Punkte
race-reached = { $what }, Phase { $phase }, { $time }
race-bye = Freilos
race-enough = { $with ->
   *[draw] ein Remis gegen { $who } reicht
    [win] ein Sieg gegen { $who } reicht
  }
race-makes = { $with ->
   *[draw] ein Remis gegen { $who } ergibt { $points }
    [win] ein Sieg gegen { $who } ergibt { $points }
  }
race-plays = spielt gegen { $who }
race-plays-off = spielt im Stichkampf
race-plays-off-against = spielt im Stichkampf gegen { $who }
race-out = ausgeschieden
race-lost-playoff = ausgeschieden, verlor den Stichkampf
race-seeds-stand = ausgeschieden, die veröffentlichten Setzplätze gelten
race-fewer-matches = ausgeschieden, { $who } hatte die Punkte aus weniger Matches
race-more-points = ausgeschieden, { $who } hatte mehr Punkte
race-too-late = ausgeschieden, zu spät
race-withdrew = zurückgezogen

## Die Matrix des Diagonals

matrix-score = { $who } { $points } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } gegen { $opponent } { FORM($round, "in") }
matrix-meeting = { $who } gegen { $opponent } { FORM($round, "in") }
matrix-and = { $first }, { $second }
matrix-without-play = { $count } ohne Spiel
matrix-to-play = { $count } noch zu spielen
matrix-not-played = { $count ->
    [one] { $count } wird nicht gespielt
   *[other] { $count } werden nicht gespielt
  }
matrix-lost = { $many ->
    [one] { $lost } verlorene Partie
   *[several] { $lost } verlorene Partien
  }
matrix-going-out = scheidet nach dieser Runde aus
matrix-level = gleichauf mit anderen, kann noch gewinnen
matrix-out = ausgeschieden seit dem Ende von Runde { $round }
matrix-won = hat gewonnen
matrix-withdrawn = hat sich zurückgezogen
matrix-round = { $pattern ->
   *[neighbours] { $round }, Nachbarn in der Reihe
    [pair] { $round }, die letzten beiden
    [ring] { $round }, als Ring ausgelost
    [thirds] { $round }, in Dritteln ausgelost
  }

## Boards und Zettel der Teams

boards-whole = { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
boards-half = { $half ->
   *[first] erste Hälfte
    [second] zweite Hälfte
  }, { $count ->
    [one] { $count } Board
   *[other] { $count } Boards
  }
boards-extra = { $count ->
    [one] { $count } Zusatzboard
   *[other] { $count } Zusatzboards
  }
boards-halves = { $first }, dann { $second }
boards-one-half = { $half ->
   *[first] erste Hälfte { $result }
    [second] zweite Hälfte { $result }
  }
ticket-two = Sieger nach { $winner }, Verlierer nach { $loser }
ticket-three = Erster nach { $first }, Zweiter nach { $second }, Verlierer nach { $loser }
ticket-from = { $place ->
   *[winner] Sieger von { $match }
    [loser] Verlierer von { $match }
    [first] Erster von { $match }
    [second] Zweiter von { $match }
  }

## Zahlen einer Tabelle

figure-yes = ja
figure-time = { $time }
figure-day-time = { $at }
figure-text = { $text }
figure-points = { $points }
event-on = { $days }
figure-whole = { $whole }
figure-money = { $money }
figure-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
remark-more = { $count ->
    [one] Und noch eine solche Bemerkung.
   *[other] Und noch { $count } solche Bemerkungen.
  }

## Wie eine Partie endete

game-ending = { $ending ->
   *[checkmate] Matt
    [stalemate] Patt
    [repetition] Stellungswiederholung
    [fifty-moves] 50-Züge-Regel
    [dead-position] tote Stellung
    [bare-king] Zeit abgelaufen gegen einen blanken König
    [adjudicated-draw] als Remis gewertet
    [adjudicated-win] als Sieg gewertet
    [maximum-length] Höchstlänge
    [time] Zeitüberschreitung
    [illegal-move] regelwidriger Zug
    [crash] Absturz
    [stall] keine Antwort
    [garbage] keine zulässige Antwort
    [no-start] nicht gestartet
    [interrupted] abgebrochen
    [void] ungültig, der Runner war zu spät
    [forfeit] kampflos
  }
game-ending-other = { $ending }
