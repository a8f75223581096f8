### Die Seite, die alle ansehen.

overview-more = und { $count } weitere
overview-of = von { $count }

## Über allem

overview-figure-entered = gemeldet
overview-figure-decided = Matches entschieden
overview-figure-live = läuft gerade
overview-figure-open = jetzt zu spielen
overview-figure-phase = Phase
overview-figure-places = Plätze vergeben
overview-figure-still-in = noch dabei
overview-figure-end = Ende etwa

## Wie weit es ist, in einem Satz

overview-entering = Die Meldeliste ist offen: Noch ist nichts gelost.
overview-playing = Es läuft: { $rounds }.
overview-round-of-bracket = { FORM($round, "the") } der Gruppe { $bracket }
overview-between = Die nächste Runde ist noch nicht bekannt gegeben.
overview-won = { $name } hat gewonnen.
overview-shared-by = Den ersten Platz teilen sich { $names }.
overview-nobody-won = Niemand hat gewonnen.
overview-closed = Das Turnier ist geschlossen.
overview-decided = Alle Matches sind entschieden.

## Vor dem Start

overview-entrants = Teilnehmer
overview-all-entrants = Alle Teilnehmer
overview-to-control = Zur Turnierleitung
overview-plan = Was gespielt wird
overview-rules = Die Regeln
overview-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
overview-games-at-least = mindestens { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
overview-games-between = { $min } bis { $max } Partien
overview-stage-open = so viele Runden wie nötig
overview-stage-race = die ersten { $places } mit { $needed } Punkten
overview-stage-until-out = aus mit { $lost ->
    [one] { $lost } Verlustpartie
   *[other] { $lost } Verlustpartien
  }
overview-stage-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }, { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matches
  }

## Während gespielt wird

overview-live = Läuft gerade
overview-open = Jetzt zu spielen
overview-all-matches = Alle Matches
overview-nothing-live = Gerade wird nicht gespielt.
overview-next = Als Nächstes
overview-next-later = Was folgt, ergibt sich aus den Ergebnissen dieser Runde.
overview-next-last = Dies ist die letzte Runde.
overview-latest = Zuletzt
overview-history = Ganzer Verlauf
overview-no-results = Noch keine Ergebnisse. Das erste steht hier eine Sekunde nach seiner Meldung.
overview-remarks = Hinweise der Regeln

## Der Stand im Kleinen

overview-table = Tabelle
overview-race = Rennen
overview-whole-table = Ganze Tabelle
overview-whole-race = Ganzes Rennen
overview-whole-matrix = Ganze Matrix
overview-whole-bracket = Ganzer Turnierbaum
overview-race-needed = Noch { $left ->
    [one] { $left } Platz
   *[other] { $left } Plätze
  }, nötig sind { $needed } Punkte

## Das Ende

overview-champion = Sieger
overview-first-shared = Geteilter erster Platz
overview-why = Warum
overview-event = Über die Veranstaltung
overview-contact = Kontakt:
