### The page everybody watches.

# $count (count)
overview-more = and { $count } more
# $count (count) for example "12 of 16"
overview-of = of { $count }

## Above everything

overview-figure-entered = entered
overview-figure-decided = matches decided
overview-figure-live = live now
overview-figure-open = ready to play
overview-figure-phase = phase
overview-figure-places = places taken
overview-figure-still-in = still in
overview-figure-end = expected end

## How far it has come, in one sentence

overview-entering = Entries are open. Nothing has been drawn yet.
# $rounds (message list)
overview-playing = Being played: { $rounds }.
# $round (message)
# $bracket (text)
overview-round-of-bracket = { FORM($round, "the") } of bracket { $bracket }
overview-between = The next round has not been published yet.
# $name (text)
overview-won = { $name } has won.
# $names (text list)
overview-shared-by = { $names } share first place.
overview-nobody-won = Nobody has won.
overview-closed = The tournament is closed.
overview-decided = All matches are decided.

## Before the start

overview-entrants = Entrants
overview-all-entrants = All entrants
overview-to-control = Go to the control room
overview-plan = What will be played
overview-rules = The rules
# $count (count)
overview-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (count)
overview-games-at-least = at least { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $min (count)
# $max (count)
overview-games-between = { $min } to { $max } games
overview-stage-open = as many rounds as it takes
# $places (count)
# $needed (points)
overview-stage-race = the first { $places } to reach { $needed } points
# $lost (count)
overview-stage-until-out = out after { $lost ->
    [one] { $lost } lost game
   *[other] { $lost } lost games
  }
# $rounds (count)
# $matches (count)
overview-stage-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }

## While it is played

overview-live = Live now
overview-open = Ready to play
overview-all-matches = All matches
overview-nothing-live = Nothing is being played right now.
overview-next = Next up
overview-next-later = The next round depends on the results of this one.
overview-next-last = This is the last round.
overview-latest = Latest
overview-history = The whole history
overview-no-results = No results yet. The first one appears here a second after it is reported.
overview-remarks = Remarks from the rules

## How it stands, small

overview-table = Table
overview-race = Race
overview-whole-table = The whole table
overview-whole-race = The whole race
overview-whole-matrix = The whole matrix
overview-whole-bracket = The whole bracket
# $left (count)
# $needed (points)
overview-race-needed = { $left ->
    [one] { $left } place
   *[other] { $left } places
  } left, { $needed } points needed

## The end

overview-champion = Champion
overview-first-shared = First place, shared
overview-why = Why
overview-event = About the event
overview-contact = Contact:
