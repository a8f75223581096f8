### Wozu ein Befehl führt, und was sich bearbeiten oder zurücknehmen lässt: für alle, die etwas ändern dürfen.

parts-edit-field = { $field ->
   *[name] Name
    [rating] Wertungszahl
    [maxRating] Höchste Wertungszahl
    [club] Verein
    [captain] Kapitän
  }
parts-edit-title = { $name } bearbeiten
parts-edit-save = Änderungen eintragen
parts-edit-players = Spieler, einer je Zeile: Name, Nummer, Masterpunkte
parts-edit-bad-players = Dieser Zeile fehlen am Ende die Masterpunkte: { $line }
parts-effects-follows = Was eingetragen würde
parts-effects-changes = Was sich im Turnier ändert
parts-effects-only-that = Kein ausgelostes Match ändert sich.
parts-effects-draft = Der Entwurf für { $round } ändert sich: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matches
  }.
parts-effects-draft-byes = Der Entwurf für { $round } ändert sich: { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matches
  }, Freilos für { $byes }.
parts-effects-remain = { $left } spielen weiter, bisher { $before }.
parts-effects-choose = Sagen Sie zuerst, was gemeint ist.
parts-effects-asking = Die Folgen werden ermittelt.
parts-effects-more = und { $count ->
    [one] { $count } weiteres Match
   *[other] { $count } weitere Matches
  }
parts-effects-more-facts = und { $count ->
    [one] { $count } weiterer Eintrag
   *[other] { $count } weitere Einträge
  }
parts-effects-note = Anmerkung, steht im Verlauf
parts-back-done = { $way ->
   *[undo] Zurückgenommen: { $what }
    [redo] Wiederholt: { $what }
  }
parts-back-refused = { $way ->
   *[undo] Nicht zurückgenommen: { $why }
    [redo] Nicht wiederholt: { $why }
  }
parts-back-later = Seither wurde anderes eingetragen. Nehmen Sie jedes für sich im Verlauf zurück, oder berichtigen Sie es dort.
parts-back-later = Seither wurde anderes festgehalten. Nehmen Sie jedes für sich im Verlauf zurück, oder berichtigen Sie es dort.
