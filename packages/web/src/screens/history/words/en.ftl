### The log as people read it, and any two moments compared.

## The page

# $tournament (text)
history-tab = History, { $tournament }
history-nothing-erased = nothing is ever erased
# $count (count)
history-title = { $count ->
    [one] { $count } fact
   *[other] { $count } facts
  }
history-figure-corrections = corrections
history-figure-undone = taken back
history-figure-last = last fact

## Undo and redo

# $what (text) what a fact says
history-undo = Undo: { $what }
# $what (text)
# $count (count)
history-undo-more = Undo: { $what } and { $count ->
    [one] { $count } more fact
   *[other] { $count } more facts
  }
history-undo-nothing = Nothing to undo
# $what (text)
history-redo = Redo: { $what }
# $what (text)
# $count (count)
history-redo-more = Redo: { $what } and { $count ->
    [one] { $count } more fact
   *[other] { $count } more facts
  }
history-redo-nothing = Nothing to redo

## What is shown

history-filters = What is shown
history-kinds = Kind of fact
history-kind-all = All
# $kind (choice: results, pairings, people, changes, rest)
history-kind-many = { $kind ->
    [results] Results
    [pairings] Pairings
    [people] Entrants
    [changes] Corrections
   *[rest] Other
  }
# $kind (choice: results, pairings, people, changes, rest)
history-kind = { $kind ->
    [results] Result
    [pairings] Pairing
    [people] Entrant
    [changes] Correction
   *[rest] Other
  }
history-by = By
history-anybody = anybody
history-fates = Show
history-whatever-fate = all facts
history-stands = what still counts
history-fallen = what no longer counts
history-round = Round
history-any-round = all rounds
history-entrant = Entrant
history-any-entrant = everybody
history-find = Find in the log
history-find-hint = Match, name or word

## The log

history-log = The log
# $shown (count)
# $all (count)
history-shown = { $shown } of { $all }, newest first
# $count (count)
history-earlier = { $count ->
    [one] { $count } earlier fact
   *[other] { $count } earlier facts
  }
# $count (count)
history-newer = { $count ->
    [one] { $count } newer fact
   *[other] { $count } newer facts
  }
history-nothing-fits = No fact matches.
history-show-all = Show all facts
history-download = Download the log
history-not-yet = Everybody can download the log once the tournament is closed. Its random numbers are published then, so that every draw can be checked.
# $fact (text) its number
history-fact = Fact { $fact }
# $fact (text) behind "Correct", for those who hear the page
history-of-fact = fact { $fact }
history-correct = Correct
history-revoke = Take back
history-as-of-here = as of here
history-desk = the desk
# $who (text) somebody for whom a program acts
history-program = { $who }, a program

## Putting a fact right

# $fact (text)
history-revoke-title = Take back fact { $fact }

## Two moments

history-moments = Two moments
history-start = start
history-now = Now
# $moment (text) A or B
history-moment = Moment { $moment }
# $moment (text) A or B
# $fact (text)
# $when (text)
history-after = { $moment }, after fact { $fact }, { $when }
# $fact (text)
# $when (text)
history-tag = { $when }, fact { $fact }
history-from-to = From A to B
# $facts (count)
# $long (text) such as "2 h 10 min"
history-between = { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
  }, { $long }
history-no-difference = Nothing differs between the two moments.
history-comparing = The two moments are being compared
history-same-moment = A and B are the same moment. Move one of them.
history-count-decided = matches decided
history-count-results = results
history-count-entrants = entrants
history-head-decided = Decided
history-head-otherwise = Decided differently
history-head-seats = Seats
history-head-ranks = Ranks
history-head-seeds = Seeds
history-head-champion = Champion
history-head-changed = Taken back or corrected
# $moment (text) A or B
history-table-at = The table at { $moment }
history-not-there = not there
# $name (text) who sits there, or "Winner of 8"
history-side = { $name }
# $one (message)
# $other (message)
history-meeting = { $one } – { $other }
# $meeting (message)
history-being-played = { $meeting }, being played
# $one (text)
# $score (text)
# $other (text)
history-level = { $one } { $score } { $other }
# $winner (text)
# $loser (text)
history-beat = { $winner } beat { $loser }
# $winners (text list)
history-go-on = { $winners ->
    [one] { $winners } advances
   *[other] { $winners } advance
  }
history-drawn = drawn
# $outcome (message)
# $score (text)
history-outcome-score = { $outcome }, { $score }
