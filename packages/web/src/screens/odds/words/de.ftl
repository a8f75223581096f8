### Wer gewinnen wird: der Rest des Turniers, tausendfach gespielt.

odds-title = Wer wird gewinnen?
odds-over = Es ist entschieden
odds-tab = Chancen, { $tournament }
odds-played-on = nach den echten Regeln weitergespielt
odds-runs = Durchläufe
odds-margin = höchstens, in 95 von 100
odds-to-go = Matches offen
odds-chance-of = Chance auf
odds-follow = Verfolgen
odds-nobody = niemanden
odds-computed = Hier berechnet in { $seconds } s
odds-computing = Wird hier berechnet
odds-sharpening = Bekannt, wird genauer
odds-now = Chancen jetzt
odds-supposed = Chancen, wenn es so käme
odds-since = Änderung seit dem letzten Ergebnis
odds-than = Änderung gegenüber dem Stand
odds-certain = Es ist nichts mehr zu spielen: Das ist sicher.
odds-how = Wie die Chancen entstehen
odds-basis = Von hier bis zum Ende wird jede Partie nach Stärke und Zufall entschieden, jede Runde nach den Regeln dieses Turniers ausgelost, und es wird gezählt, wer gewinnt. Das geschieht in diesem Browser, nach jedem Ergebnis neu.
odds-come = Was noch kommt: Mittelwert und wo neun von zehn Durchläufen liegen
odds-games = Partien insgesamt
odds-rounds = Runden
odds-hours = Von jetzt bis zum Ende
odds-entrants = Teilnehmer melden
odds-waiting = Der Rest des Turniers wird zum ersten Mal gespielt.

## Was es zu gewinnen gibt

odds-aim = { $aim ->
   *[title] Titel
    [final] Finale
    [semi] Halbfinale
    [quarter] Viertelfinale
    [qualifies] Qualifiziert
  }
odds-top = Top { $places }

## Die Chancen von allen

odds-rating = Wertungszahl
odds-average = Schnitt
odds-entrant = Teilnehmer
odds-bracket = Gruppe
odds-plus-minus = Spanne
odds-change = Änderung
odds-place = Zu erwartender Platz
odds-all = Alle { $count } zeigen
odds-sure = sicher
odds-not-known = nicht bekannt

## Der Verlauf

odds-course = { $aim }: die Chance nach jedem Ergebnis
odds-following = verfolgt:
odds-width = die Breite gilt in 95 von 100 Fällen
odds-start = Beginn
odds-axis-now = jetzt
odds-under = Die Nummern sind Matches, deren Ergebnis kam; { $from } bis { $to }. Ein Kreuz steht, wo jemand ausgeschieden ist.
odds-filling = { $left ->
    [one] { $left } früherer Zeitpunkt wird
   *[other] { $left } frühere Zeitpunkte werden
  } noch berechnet.
odds-read = Chancen ablesen bei
odds-at-start = Zu Beginn
odds-after = Nach Match { $match }, { $at }
odds-at-now = Jetzt
odds-moment = Zeitpunkt
odds-table = Chancen im Verlauf

## Was wäre, wenn

odds-what-if = Was wäre, wenn
odds-nothing = nichts, wie es steht
odds-beats = { $winner } schlägt { $loser }

## Andere Formate

odds-compare = Wäre ein anderes Format besser gewesen?
odds-formats = Formate
odds-field = Wer spielt
odds-these = diese { $count }
odds-players = { $count } Spieler gemischter Stärke
odds-teams = { $count } Teams gemischter Stärke
odds-compare-do = Diese Formate vergleichen
odds-cancel = Vergleich abbrechen
odds-comparing = Wird verglichen, { $done } fertig
odds-compare-about = Wählen Sie Formate, und sehen Sie für diese Teilnehmer, wie oft der Beste jeweils gewinnt und was es an Partien und Stunden kostet. Jedes Format hat seine üblichen Einstellungen, dieses Turnier seine eigenen.
odds-compare-nobody = Noch ist niemand gemeldet: Wählen Sie eine Anzahl gemischter Stärke.
odds-for-teams = Es wird von Teams gespielt, und dies sind einzelne Spieler.
odds-by-ratings = Es geht nach Wertungszahlen, und diese Teams haben nur Masterpunkte genannt.
odds-rated = { $count } Teilnehmer, Wertungszahlen { $best } bis { $last }
odds-unrated = { $count } Teilnehmer ohne Wertungszahlen
odds-some = { $count } Teilnehmer, Wertungszahlen { $best } bis { $last }, { $without } davon ohne
odds-format = Format
odds-this = dieses
odds-best = Bester gewinnt
odds-order = Reihenfolge stimmt
odds-compare-games = Partien, 5–95 von 100
odds-length = Dauer
odds-compare-runs = Je { $runs } Durchläufe mit gleicher Bedenkzeit. „Reihenfolge stimmt“ ist die Rangkorrelation mit der Stärke: 1 ist die Reihenfolge der Stärke, 0 ist Zufall.
odds-refused = Für dieses Feld nicht spielbar
