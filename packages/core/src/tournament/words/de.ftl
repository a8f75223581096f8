### Was Befehle, Matches und Änderungen selbst zu sagen haben, neben der Ablehnung, in der sie stehen.

## Befehle

command-when = Sagen Sie, wer fragt und wann, etwa { $such }.
command-no-text = Das ist kein Text.
command-object = Ein Befehl ist ein Objekt mit „do“, etwa { $such }.
command-unknown = Den Befehl „{ $name }“ gibt es nicht. Die Befehle sind { $known }.
command-field-unknown = Der Befehl „{ $command }“ hat kein Feld „{ $field }“.
command-moves-too = Geben Sie zu „movesToFinish“ auch die gespielten Züge („moves“) an.
option-dice = Der Startwert der Auslosungen hat 1 bis 100 Zeichen.
option-unknown = Die Einstellung „{ $option }“ gibt es nicht; { $format } hat { $known }.
log-no-opening = Das Protokoll beginnt nicht mit der Eröffnung eines Turniers.

## Meldung und Start

started-no-entry = Niemand kann mehr melden.
started-other-rules = Mit { $count } { $whom ->
   *[players] Spielern
    [teams] Teams
  } gälten andere Regeln. Machen Sie den Start rückgängig, und starten Sie mit allen neu.
started-other-rules-by = Mit { $count } { $whom ->
   *[players] Spielern
    [teams] Teams
  } gälten andere Regeln ({ $rule }). Machen Sie den Start rückgängig, und starten Sie mit allen neu.
started-without = { $who } gehört nicht zu den Gestarteten.
started-already = Es kann nicht noch einmal starten.
id-reserved = Kennungen wie e12 und „nobody“ sind dem System vorbehalten.
name-is-place = Ein Nummernzeichen mit einer Zahl steht für einen Platz in der Liste.
order-twice = { $who } steht zweimal darin.
order-withdrawn = { $who } hat zurückgezogen.
order-missing = { $who } fehlt darin.

## Worauf ein Match wartet

waits-winner = den Sieger von Match { $match }
waits-loser = den Verlierer von Match { $match }
waits-seed = Setzplatz { $seed } ({ $stage })
waits-number = Nummer { $number } nach Runde { $round }
waits-start = den Start

## Wie ein Match entschieden wurde

decided-not-played = Es ist noch nicht gespielt.

## Was als Nächstes kommt

next-declare = Der Sieger ist zu erklären.
next-choice = Ein Gegner ist zu wählen.
next-choice-in = { $stage }: Ein Gegner ist zu wählen.
next-seeds = { $stage }: Die Setzplätze können veröffentlicht werden.
next-round = { $round } kann gepaart und veröffentlicht werden.
next-round-in = { $stage }: { $round } kann gepaart und veröffentlicht werden.
by-hand-everybody = Jeder muss { FORM($round, "in") } genau einmal gepaart sein, und niemand sonst.
by-hand-rules = { $round } wird allein nach den Regeln gepaart.

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
seeds-stand = Veröffentlichte Setzplätze bleiben. Nach den jetzigen Ergebnissen: { $moves }.
round-stands = Die veröffentlichte Runde bleibt. Nach den jetzigen Ergebnissen: { $moves }.
