### What a command leads to, and what can be edited or taken back: for people who may change something.

# $field (choice: name, rating, maxRating, club, captain)
parts-edit-field = { $field ->
   *[name] Name
    [rating] Rating
    [maxRating] Highest rating
    [club] Club
    [captain] Captain
  }
# $name (text)
parts-edit-title = Edit { $name }
parts-edit-save = Save these changes
parts-edit-players = Players, one per line: name, number, masterpoints
# $line (text)
parts-edit-bad-players = This line has no masterpoints at its end: { $line }
parts-effects-follows = What would be recorded
parts-effects-changes = What changes in the tournament
parts-effects-only-that = No drawn match changes.
# $round (text)
# $matches (count)
parts-effects-draft = The draft of { $round } changes: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }.
# $round (text)
# $matches (count)
# $byes (text list)
parts-effects-draft-byes = The draft of { $round } changes: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, bye for { $byes }.
# $left (count)
# $before (count)
parts-effects-remain = { $left } play on, { $before } before.
parts-effects-choose = First say what is meant.
parts-effects-asking = Working out the effects.
# $count (count)
parts-effects-more = and { $count ->
    [one] { $count } more match
   *[other] { $count } more matches
  }
# $count (count)
parts-effects-more-facts = and { $count ->
    [one] { $count } more fact
   *[other] { $count } more facts
  }
parts-effects-note = Note, kept in the history
# $way (choice: undo, redo)
# $what (text)
parts-back-done = { $way ->
   *[undo] Taken back: { $what }
    [redo] Done again: { $what }
  }
# $way (choice: undo, redo)
# $why (text)
parts-back-refused = { $way ->
   *[undo] Not taken back: { $why }
    [redo] Not done again: { $why }
  }
parts-back-later = Something else was recorded since. Take back or correct each entry on its own, in the history.
