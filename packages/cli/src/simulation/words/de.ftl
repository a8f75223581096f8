### Simulationen im Terminal: Optionen, wie weit sie sind, was sie ergeben, und was falsch gefragt war.

## Optionen

sim-option-runs = Wie oft gespielt wird, 1 bis { $most }; sonst { $usual }
sim-option-seed = Derselbe Startwert gibt dieselbe Antwort; sonst ein zufälliger, der ausgegeben wird
sim-option-workers = Threads, die gleichzeitig spielen; sonst so viele, wie es Kerne gibt. Die Antwort ist dieselbe
sim-option-clock = Die Bedenkzeit jeder Seite, für die Dauer in Stunden; sonst 15+10 oder die des Formats
sim-option-minutes = Bei Bridgeteams: wie lange ein Board dauert; sonst 7.5
sim-option-spread = Mit --entrants N: wie weit die Wertungszahlen auseinanderliegen (Standardabweichung um 1500); sonst 200, 0 für gleich starke
sim-option-model = Wie Ergebnisse gezogen werden: nach Elo, wie Engines Paare von Partien spielen, oder wie Bridgeteams Boards spielen; sonst, was passt
sim-option-advantage = elo, engines: was der Anzug wert ist, in Wertungspunkten
sim-option-draws = elo, engines: der Anteil der Remis unter Gleichstarken, etwa 0.35
sim-option-svg = Das Diagramm schreiben, Güte und Aufwand; ein früheres dort wird ersetzt
sim-option-html = Eine Seite mit Diagramm und Tabelle schreiben; eine frühere dort wird ersetzt
sim-option-example = Einen Lauf als Turnierdatei schreiben, für show, why, verify und alles andere; eine vorhandene Datei bleibt

## Wie weit es ist

sim-progress = { $done } von { $all ->
    [one] { $all } Lauf
   *[other] { $all } Läufen
  }
sim-ctrl-c = Strg-C zeigt, was bekannt ist
sim-took = { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufe
  } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
sim-stopped = Vor dem Ende abgebrochen: Das beruht auf { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufen
  }.

## Zahlen

sim-never = –
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-share-small = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
sim-share-below = <{ $share } %
sim-share-above = >{ $share } %
sim-share-all = 100 %
sim-margin = ±{ NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-margin-small = ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-chance = { $share } { $margin }
sim-gained = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-unchanged = 0
sim-amount = { $value }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } bis { $high })
sim-correlation = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Was gefragt wurde

sim-headline = { $format }: { $field } · { $runs }
sim-headline-compared = { $field } · je Format: { $runs }
sim-field = { $count } Teilnehmer
sim-field-level = { $count } Teilnehmer, Wertungszahl { $rating }
sim-field-rated = { $count } Teilnehmer, Wertungszahlen { $best } bis { $last }
sim-field-some = { $field }, { $without } davon ohne Wertungszahl
sim-runs = { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufe
  }, Startwert { $seed }
sim-runs-supposing = { $runs }, angenommen { $supposed }
sim-supposed = „{ $text }“
sim-from-here = Von hier bis zum Ende: { $runs }.
sim-certain = Es ist nichts mehr zu spielen: Das ist sicher.

## Chancen

sim-column = { $column ->
   *[title] Titel
    [top] Top 3
    [rank] Rang
    [games] Partien
    [supposed] Dann
    [change] Änderung
    [each] Je
  }
sim-in-bracket = { $name } ({ $bracket })
sim-left-out = … und { $count ->
    [one] { $count } weiterer, der { $share } der Titel gewinnt
   *[other] { $count } weitere, die zusammen { $share } der Titel gewinnen
  }; --all zeigt alle
sim-left-out-never = … und { $count ->
    [one] { $count } weiterer, der nie gewinnt
   *[other] { $count } weitere, die nie gewinnen
  }; --all zeigt alle

## Güte und Aufwand

sim-quality = Güte
sim-cost = Aufwand: der Mittelwert, und in Klammern, wo neun von zehn Läufen liegen
sim-to-come = Was noch kommt: der Mittelwert, und in Klammern, wo neun von zehn Läufen liegen
sim-label = { $what ->
   *[best] Der Beste gewinnt
    [order] Ordnung der Tabelle
    [games] Partien
    [each] Partien je Spieler
    [rounds] Runden
    [byes] Freilose
    [hours] Stunden
    [unequal] Ungleiche Partien
    [games-in-all] Partien insgesamt
    [hours-left] Stunden ab jetzt
  }
sim-nobody-best = alle sind gleich stark, also ist niemand der Beste
sim-best-alone = { $chance } ({ $who })
sim-best-of = { $chance } (einer der { $count } Stärksten)
sim-order = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Rangkorrelation mit der Stärke; 1 ist die Reihenfolge der Stärke, 0 ist Zufall
sim-order-about = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ±{ NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) } Rangkorrelation mit der Stärke; 1 ist die Reihenfolge der Stärke, 0 ist Zufall
sim-unequal = { $share }: Eine Seite holt im Schnitt 75 % oder mehr
sim-key = Bester gewinnt: wie oft der Stärkste gewinnt; in 19 von 20 Fällen liegt die Wahrheit innerhalb von ±. Ordnung: Rangkorrelation der Abschlusstabelle mit der Stärke; 1 ist die Reihenfolge der Stärke, 0 ist Zufall. Partien, Partien je Teilnehmer, Runden, Stunden und Freilose sind Mittelwerte. Ungleich: Partien, in denen eine Seite im Schnitt 75 % oder mehr holt.
sim-example-written = Geschrieben: { $file }, ein Lauf als Turnierdatei

## Formate, die nicht verglichen werden können

sim-reason = { $format }: { JOIN($why) }
sim-none-fits = Diese Teilnehmer können keines dieser Formate spielen:
sim-for-teams = Es wird von Teams gespielt, und dies sind einzelne Spieler.
sim-by-ratings = Es geht nach Wertungszahlen, und diese Teams haben nur Masterpunkte.

## Fehler

sim-thread-died = Ein Thread der Simulation ist von selbst zu Ende gegangen ({ $how }), daher gibt es keine Antwort. Mit weniger --workers wiederholen, oder mit --workers 1.
sim-exit-code = Exit-Code { $code }
sim-bad-seed = --seed nimmt 1 bis 100 Zeichen.
sim-bad-count = { $option } nimmt eine ganze Zahl von 1 bis { $most }, nicht „{ $typed }“.
sim-bad-number = { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $typed }“.
sim-bad-clock = --clock nimmt Minuten und Sekunden je Zug, etwa 15+10 oder 90+30, nicht „{ $typed }“.
sim-bad-set = --set nimmt hier FORMAT.key=value, etwa --set league.seeding=rating, nicht „{ $typed }“.
sim-who-plays = --entrants fehlt: Wer spielt? --entrants people.csv angeben, oder eine Zahl wie --entrants 16.
sim-spread-alone = --spread gehört zu --entrants N; eine Liste sagt selbst, wie stark alle sind.
sim-bad-field = --entrants nimmt 2 bis { $most } oder den Namen einer Datei, nicht { $typed }.
sim-bad-model = --model nimmt { OR($models) }, nicht „{ $typed }“.
sim-model-for-games = Stattdessen --model elo oder --model engines angeben.
sim-model-for-boards = Hier spielen Teams Boards: --model teams angeben.
sim-model-of-games = --advantage und --draws gelten für Partien; Teams spielen Boards.
sim-bad-meeting = --suppose nimmt "Ann beats Ben" oder "Ann draws with Ben", nicht „{ $typed }“.
sim-bad-supposition = --suppose nimmt ein Match und sein Ergebnis, etwa "7 1-0", oder "Ann beats Ben", nicht „{ $typed }“.
sim-suppose-self = --suppose nennt denselben Teilnehmer zweimal: „{ $typed }“.
sim-suppose-twice = --suppose nennt dieselben beiden zweimal. Nur einmal sagen, wie ihre Partien enden.
sim-suppose-no-draw = --suppose: Teams spielen weiter, bis eines gewonnen hat. Angeben, wer wen schlägt (beats).
