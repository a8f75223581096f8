### Lesen eines Befehls und die Folgen einer Änderung der Vergangenheit.

## Befehle

command-object = Ein Befehl ist ein Objekt mit „do“, etwa { $such }.
command-unknown = Den Befehl „{ $name }“ gibt es nicht. Die Befehle sind { $known }.
command-field-unknown = Der Befehl „{ $command }“ hat kein Feld „{ $field }“.

## Was eine Änderung bewirken würde

stands-not-drawn = nicht angesetzt
stands-annulled = gestrichen
stands-to-play = zu spielen
stands-to-forfeit = kampflos gegen { $who } zu werten
stands-ruled = entschieden, { $left }
stands-cancelled = gestrichen
stands-declared-won = zum Sieg für { $who } erklärt
stands-declared-drawn = für remis erklärt
stands-results = { $results }
stands-then = { $results }, { $then }
stands-won-unplayed = { $who } gewinnt ohne Spiel
stands-nobody-wins = niemand gewinnt
