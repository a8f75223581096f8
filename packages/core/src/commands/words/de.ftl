### Was Befehle neben ihrer Ablehnung sagen.

## Befehle

command-moves-too = Geben Sie zu „movesToFinish“ auch die gespielten Züge („moves“) an.

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
