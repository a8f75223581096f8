### What needs the director, and what to do about it.

needs-title = Needs attention
needs-order = oldest first
needs-nothing = Nothing needs your attention.
# $open (count)
# $round (text)
needs-next-round = { $round }: { $open ->
    [one] { $open } match
   *[other] { $open } matches
  } to go.
needs-next-engines = The engines are playing.
needs-closed = The tournament is closed.

## Late matches

# $match (text)
# $time (text)
needs-late = Match { $match } has been waiting for { $time }
# $names (text list)
# $since (text)
# $usual (text)
needs-late-text = { $names }. Nothing has been heard since { $since }. Games here usually take { $usual }.
# $count (count)
# $time (text)
needs-many-late = { $count } matches are waiting, the longest for { $time }
# $usual (text)
needs-many-late-text = Games here usually take { $usual }. Choose a match to enter its result.
# $match (text)
# $names (text list)
needs-enter-of = Enter the result of match { $match }, { $names }
needs-enter = Enter the result
needs-forfeit = Declare a forfeit
needs-wait = Wait 10 min

## Level matches of teams

# $match (text)
# $boards (message)
needs-level = Match { $match } is level: { $boards } to play
# $first (text)
# $second (text)
needs-level-text = Tell { $first } and { $second }. They play on at once; enter the IMPs of these boards.

## Reports

# $match (text)
needs-disagree = Two reports of match { $match } disagree
# $match (text)
needs-one-report = One side has reported match { $match }
# $name (text)
# $result (text)
# $at (text)
needs-sent = { $name } reported { $result } at { $at }.
needs-undecided = Nothing is recorded until you decide.
needs-awaited = The result is recorded when the other side reports the same.
# $result (text)
needs-record = Record { $result }
# $result (text)
# $first (text)
# $second (text)
needs-record-of = Record { $result }: { $first } – { $second }

## Tasks

# $task (choice: rule, choose, declare, edit, pair, start, close, enter)
needs-task = { $task ->
   *[rule] A tie needs a ruling
    [choose] A choice has to be made
    [declare] A winner has to be declared
    [edit] Something is missing
    [pair] Ready to publish
    [start] Ready to start
    [close] Everything has been played
    [enter] Entrants are missing
  }
# $task (choice: rule, choose, declare, edit, pair, start, close, enter)
needs-do = { $task ->
   *[rule] Decide the winner
    [choose] Record the choice
    [declare] Declare the winner
    [edit] Start …
    [pair] Look at the draft
    [start] Start …
    [close] Close …
    [enter] Add entrants
  }
needs-remark = Reminder
needs-post = Done, they are posted
needs-posted = Conditions of contest posted
# $count (count)
needs-lineups = { $count ->
    [one] { $count } line-up is
   *[other] { $count } line-ups are
  } missing
# $team (text)
# $match (text)
needs-lineup = { $team }, match { $match }
needs-engines = The engines are waiting
needs-engine-start = Choose how the engines play, then start: they begin at once.

## What is missing

needs-save-plain = Save
# $count (count)
needs-save = Save { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
# $name (text)
needs-saved = { $name } edited
# $which (choice: rating, maxRating)
# $name (text)
needs-rating = { $which ->
   *[rating] Rating of { $name }
    [maxRating] Highest rating of { $name }
  }
# $name (text)
needs-edit = Edit { $name }
# $count (count)
needs-more = and { $count } more
