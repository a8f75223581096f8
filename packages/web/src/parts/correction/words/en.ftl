### A change of the past, weighed before it is made.

parts-correction-change = The change
parts-correction-nothing-yet = Nothing has changed yet.
parts-correction-recorded = Recorded
parts-correction-corrected = Corrected
parts-correction-taken = Taken back
parts-correction-written = Recorded instead
# $half (count)
parts-correction-half = half { $half }
# $game (count)
parts-correction-game = game { $game }
# $fact (fact)
# $when (text)
parts-correction-entered = fact { $fact }, { $when }
parts-correction-reason = Reason, kept in the history
parts-correction-follows = What follows from it
parts-correction-checking = Working out the consequences
# $parts (message list)
parts-correction-summary = { $parts }.
# $fact (fact)
# $when (text)
parts-correction-checked = checked against fact { $fact }, { $when }
# $count (count)
parts-correction-seats = { $count ->
    [one] { $count } seat changes hands
   *[other] { $count } seats change hands
  }
# $count (count)
parts-correction-takes = { $count ->
    [one] { $count } fact is taken back
   *[other] { $count } facts are taken back
  }
# $what (message) for example "3 games"
# $count (count)
parts-correction-voids = { $count ->
    [one] { $what } becomes void
   *[other] { $what } become void
  }
# $count (count)
parts-correction-again = { $count ->
    [one] { $count } match is open again
   *[other] { $count } matches are open again
  }
# $count (count)
parts-correction-redrawn = { $count ->
    [one] { $count } draw is made again
   *[other] { $count } draws are made again
  }
# $count (count)
parts-correction-ranks = { $count ->
    [one] { $count } rank changes
   *[other] { $count } ranks change
  }
# $count (count)
parts-correction-seeds = { $count ->
    [one] { $count } seed changes hands
   *[other] { $count } seeds change hands
  }
parts-correction-only-this = Nothing else changes.
# $stay (count)
# $all (count)
parts-correction-stay = { $all ->
    [one] { $stay } of { $all } decided match stays as it is.
   *[other] { $stay } of { $all } decided matches stay as they are.
  }
# $count (count)
parts-correction-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (count)
parts-correction-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
  }
# $count (count)
parts-correction-facts = { $count ->
    [one] { $count } fact
   *[other] { $count } facts
  }
parts-correction-mark-seat = Seat
parts-correction-mark-void = Void
parts-correction-mark-again = Open again
parts-correction-mark-winner = Winner
parts-correction-mark-draw = Drawn again
parts-correction-mark-seed = Seeds
parts-correction-mark-rank = Ranks
parts-correction-mark-note = Note
# $count (count)
parts-correction-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
  }
parts-correction-mark-champion = Champion
# $count (count)
parts-correction-stays-in-log = { $count ->
    [one] It stays in the history, struck through.
   *[other] They stay in the history, struck through.
  }
parts-correction-not-played-on = Published, but nobody has played in it.
# $seats (message)
parts-correction-to-play = to be played: { $seats }
parts-correction-waits = waits for its players
parts-correction-none = nobody yet
parts-correction-drawn = drawn
# $fact (fact)
parts-correction-fact = Fact { $fact }
parts-correction-becomes = becomes
# $count (count)
parts-correction-more = { $count } more
# $fact (fact)
parts-correction-as-it-is = As it is, fact { $fact }
# $kind (choice: correct, revoke, misplaced, redraw)
parts-correction-do = { $kind ->
   *[correct] Correct the result
    [revoke] Take it back
    [misplaced] Put the team right
    [redraw] Draw again
  }
# $kind (choice: correct, revoke, misplaced, redraw)
# $what (message) for example "3 games"
parts-correction-do-void = { $kind ->
   *[correct] Correct and void { $what }
    [revoke] Take back and void { $what }
    [misplaced] Put right and void { $what }
    [redraw] Draw again and void { $what }
  }
parts-correction-as-it-would-be = As it would be
parts-correction-draft = Not confirmed
# $count (count)
parts-correction-others-too = and { $count ->
    [one] { $count } other match
   *[other] { $count } other matches
  }
parts-correction-can-undo = This can be undone. What became void will then count again.
parts-correction-changed-meanwhile = Something has changed meanwhile. The consequences have been worked out again; check them once more.

## The slip that corrects a result

# $match (text)
# $game (count)
parts-correction-of-game = Correct game { $game } of match { $match }
# $match (text)
parts-correction-of-ruling = A game of match { $match } was played after all
# $match (text)
# $one (text)
# $other (text)
parts-correction-of-boards = Correct match { $match }: { $one } v { $other }
parts-correction-new-result = New result
parts-correction-time = Ended at, if that was wrong too (14:32)
parts-correction-not-a-time = This is not a time. Write it as 14:32.
# $team (text)
parts-correction-imps-of = IMPs of { $team }
# $score (text)
parts-correction-recorded-is = The recorded score is { $score }.
# $result (result)
parts-correction-result = { $result }

## What a result means

# $name (text)
parts-correction-wins = { $name } wins
parts-correction-white-wins = White wins
parts-correction-black-wins = Black wins
parts-correction-draw = Draw
# $name (text)
parts-correction-absent-name = { $name } did not come
parts-correction-white-absent = White did not come
parts-correction-black-absent = Black did not come
parts-correction-nobody-came = Nobody came
