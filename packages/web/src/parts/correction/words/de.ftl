### Eine Änderung der Vergangenheit, vor ihr abgewogen.

parts-correction-change = Die Änderung
parts-correction-nothing-yet = Noch ist nichts geändert.
parts-correction-recorded = Eingetragen
parts-correction-corrected = Berichtigt
parts-correction-taken = Wird zurückgenommen
parts-correction-written = Wird stattdessen eingetragen
parts-correction-half = { $half }. Hälfte
parts-correction-game = Partie { $game }
parts-correction-entered = Eintrag { $fact }, { $when }
parts-correction-reason = Grund, bleibt im Verlauf stehen
parts-correction-follows = Was daraus folgt
parts-correction-checking = Die Folgen werden ermittelt
parts-correction-summary = { $parts }.
parts-correction-checked = geprüft bei Eintrag { $fact }, { $when }
parts-correction-seats = { $count ->
    [one] { $count } Platz wechselt
   *[other] { $count } Plätze wechseln
  }
parts-correction-takes = { $count ->
    [one] { $count } Eintrag wird zurückgenommen
   *[other] { $count } Einträge werden zurückgenommen
  }
parts-correction-voids = { $count ->
    [one] { $what } wird gestrichen
   *[other] { $what } werden gestrichen
  }
parts-correction-again = { $count ->
    [one] { $count } Match ist wieder offen
   *[other] { $count } Matches sind wieder offen
  }
parts-correction-redrawn = { $count ->
    [one] { $count } Auslosung wird wiederholt
   *[other] { $count } Auslosungen werden wiederholt
  }
parts-correction-ranks = { $count ->
    [one] { $count } Rang ändert sich
   *[other] { $count } Ränge ändern sich
  }
parts-correction-seeds = { $count ->
    [one] { $count } Setzplatz wechselt
   *[other] { $count } Setzplätze wechseln
  }
parts-correction-only-this = Sonst ändert sich nichts.
parts-correction-stay = { $all ->
    [one] { $stay } von { $all } entschiedenen Match bleibt, wie es ist.
   *[other] { $stay } von { $all } entschiedenen Matches bleiben, wie sie sind.
  }
parts-correction-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
parts-correction-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  }
parts-correction-facts = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
parts-correction-mark-seat = Platz
parts-correction-mark-void = Gestrichen
parts-correction-mark-again = Wieder offen
parts-correction-mark-winner = Sieger
parts-correction-mark-draw = Neu gelost
parts-correction-mark-seed = Setzplätze
parts-correction-mark-rank = Ränge
parts-correction-mark-note = Hinweis
parts-correction-notes = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
  }
parts-correction-mark-champion = Turniersieg
parts-correction-stays-in-log = { $count ->
    [one] Es bleibt durchgestrichen im Verlauf stehen.
   *[other] Sie bleiben durchgestrichen im Verlauf stehen.
  }
parts-correction-not-played-on = Veröffentlicht, aber noch nicht bespielt.
parts-correction-to-play = zu spielen: { $seats }
parts-correction-waits = wartet auf die Teilnehmer
parts-correction-none = noch niemand
parts-correction-drawn = unentschieden
parts-correction-fact = Eintrag { $fact }
parts-correction-becomes = wird
parts-correction-more = { $count } weitere
parts-correction-as-it-is = Wie es ist, Eintrag { $fact }
parts-correction-do = { $kind ->
   *[correct] Ergebnis berichtigen
    [revoke] Zurücknehmen
    [misplaced] Team richtig einordnen
    [redraw] Neu auslosen
  }
parts-correction-do-void = { $kind ->
   *[correct] Berichtigen und { $what } streichen
    [revoke] Zurücknehmen und { $what } streichen
    [misplaced] Einordnen und { $what } streichen
    [redraw] Neu auslosen und { $what } streichen
  }
parts-correction-as-it-would-be = Wie es wäre
parts-correction-draft = Nicht bestätigt
parts-correction-others-too = und { $count ->
    [one] { $count } weiteres Match
   *[other] { $count } weitere Matches
  }
parts-correction-can-undo = Das lässt sich rückgängig machen. Gestrichenes zählt dann wieder.
parts-correction-changed-meanwhile = Inzwischen hat sich etwas geändert. Die Folgen wurden neu ermittelt; sehen Sie sie noch einmal an.

## Der Zettel, der ein Ergebnis berichtigt

parts-correction-of-game = Partie { $game } von Match { $match } berichtigen
parts-correction-of-ruling = In Match { $match } wurde doch gespielt
parts-correction-of-boards = Match { $match } berichtigen: { $one } – { $other }
parts-correction-new-result = Neues Ergebnis
parts-correction-time = Beendet um, falls auch das falsch war (14:32)
parts-correction-not-a-time = Das ist keine Uhrzeit. Schreiben Sie 14:32.
parts-correction-imps-of = IMPs von { $team }
parts-correction-recorded-is = Eingetragen ist { $score }.
parts-correction-result = { $result }

## Was ein Ergebnis heißt

parts-correction-wins = { $name } gewinnt
parts-correction-white-wins = Weiß gewinnt
parts-correction-black-wins = Schwarz gewinnt
parts-correction-draw = Remis
parts-correction-absent-name = { $name } nicht erschienen
parts-correction-white-absent = Weiß nicht erschienen
parts-correction-black-absent = Schwarz nicht erschienen
parts-correction-nobody-came = Niemand erschienen
