### Die nächste Runde, bevor sie veröffentlicht wird.

draft-next = Nächste Runde
draft-stamp = Entwurf
draft-waits = { $matches ->
    [one] Sie wird ausgelost, sobald Match { $matches } da ist.
   *[other] Sie wird ausgelost, sobald die Matches { $matches } da sind.
  }
draft-waits-many = Sie wird ausgelost, sobald { $count } Matches da sind.
draft-nothing = Gerade ist nichts auszulosen.
draft-working = Der Entwurf wird erstellt.
draft-pairs = { $count ->
    [one] { $count } Paarung
   *[other] { $count } Paarungen
  }
draft-matches = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
  }
draft-no-repeats = keine Wiederholung
draft-repeats = { $count ->
    [one] { $count } Wiederholung
   *[other] { $count } Wiederholungen
  }
draft-byes = { $count ->
    [one] { $count } Freilos
   *[other] { $count } Freilose
  }
draft-edits = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
  } von Hand geändert.
draft-no-hand = Diese Runde wird allein nach den Regeln gepaart; von Hand lässt sie sich nicht ändern.
draft-publish = { $name } veröffentlichen
draft-published = { $name } veröffentlicht
draft-lengths-unknown = Partielängen unbekannt: Zusatzrunde veröffentlichen
draft-anew = Neuer Entwurf

## Die Paarungen

draft-why = Warum? Regel { $rule }
draft-bye = Freilos
draft-v = –
draft-again = Sie haben schon gegeneinander gespielt.
draft-had = Von Hand. Im Entwurf spielten { $names } gegeneinander.
draft-swap-hint = Um von Hand zu ändern, wählen Sie einen Namen und dann den, mit dem er den Platz tauscht.
draft-swap-with = Mit wem tauscht { $name } den Platz? Esc: mit niemandem.
draft-change = { $name }: Platz tauschen
draft-put-back = Zurücknehmen
draft-more = { $count ->
    [one] { $count } weiteres Match
   *[other] { $count } weitere Matches
  } zeigen

## Setzlisten und Eröffnungen

draft-other = { $what ->
   *[seeds] Setzliste
    [opening] Eröffnung
  }
draft-publish-other = { $what ->
   *[seeds] Setzliste veröffentlichen
    [opening] Eröffnung veröffentlichen
  }
draft-published-other = { $what ->
   *[seeds] Setzliste veröffentlicht
    [opening] Eröffnung veröffentlicht
  }

## Automatisch veröffentlichen

draft-auto = Runden automatisch veröffentlichen
draft-auto-on = Runden werden veröffentlicht, sobald sie ausgelost werden können.
draft-auto-off = Jede Runde wartet hier als Entwurf, bis Sie sie veröffentlichen.
