### Parts that many screens share.

## A running engine game


## Slips in which something is changed

parts-leave = Leave it as it is

## Editing an entrant


## An action shown with its effects

# $match (text)
parts-match = Match { $match }
# $match (text)
# $round (text)
# $seats (message)
# $standing (message)
parts-match-sentence = { $match }, { $round }: { $seats }, { $standing }.
# $one (text)
# $other (text)
parts-match-two = { $one } against { $other }
# $seats (text list)
parts-match-several = { $seats }
# $score (text)
parts-match-live-score = being played, { $score }

## Match cards


## A match as one sentence

# $match (text)
parts-match-winner-of = Winner of { $match }
# $match (text)
parts-match-loser-of = Loser of { $match }
# $seed (count)
parts-match-seed = Seed { $seed }
# $number (count)
parts-match-number = Number { $number }
# $name (text)
parts-match-entrant = { $name }
parts-match-nobody = nobody
parts-match-waiting = not known yet
parts-match-open = to be played
parts-match-live = being played
# $winner (text)
parts-match-won = won by { $winner }
# $winner (text)
# $score (text)
parts-match-won-score = won by { $winner }, { $score }
# $names (text list)
parts-match-go-on = { $names } advance
parts-match-drawn = drawn
# $score (text)
parts-match-drawn-score = drawn, { $score }
parts-match-annulled = annulled
parts-match-decided = decided

## Nobody has entered

parts-nobody-yours = Nobody has entered yet. Paste names, one per line.
parts-nobody-add = Add entrants
parts-nobody-others = Nobody has entered yet. Names appear here as they come in.

## A link for this computer only

# $host (text)
parts-only-here-only = This link works on this computer only: no other device can open { $host }.
parts-only-here-choose = Choose the address for others
parts-only-here-ask = An owner of the site chooses the address for others, under People.

## Refused

parts-refused-meanwhile = What came in meanwhile:

## A match of three teams

# $advance (count)
# $boards (count)
parts-three-way-meta = { $advance ->
    [0] Three-way, { $boards } boards per pair
    [one] Three-way, one advances, { $boards } boards per pair
   *[other] Three-way, two advance, { $boards } boards per pair
  }
parts-three-way-team = Team
parts-three-way-won = Won
parts-three-way-imps-won = IMPs won
parts-three-way-imps-lost = lost
parts-three-way-quotient = Quotient
parts-three-way-next = Next
# $number (text)
parts-three-way-as = as { $number }
parts-three-way-through = advances
parts-three-way-out = out
# $match (text)
parts-three-way-caption = Standings of the three in { $match }
# $meetings (message list)
parts-three-way-ring = Three meetings: { $meetings }.
# $first (text)
# $second (text)
# $score (text)
parts-three-way-beat = { $first } beat { $second } { $score }
# $first (text)
# $second (text)
# $score (text)
parts-three-way-level = { $first } and { $second } are level, { $score }
# $first (text)
# $second (text)
parts-three-way-open = { $first } and { $second } are still to play
# $imps (imps)
# $to (text)
# $from (text)
parts-three-way-handicap = { $to } gets { $imps } from { $from }
# $list (message list)
parts-three-way-handicaps = Handicap: { $list }.
# $how (text)
parts-three-way-decided-by = Decided by { $how }.
parts-three-way-waits = Each of the three plays the other two.
# $names (text list)
parts-three-way-away = Without { $names }.
parts-unheard-short = not heard of yet
# $way (choice: undo, redo)
parts-back = { $way ->
   *[undo] Undo
    [redo] Redo
  }
# $what (text)
# $count (count)
parts-and-more = { $what } (and { $count ->
    [one] { $count } more result
   *[other] { $count } more results
  })

## Undo and redo


## Why?

parts-why-details = Details
parts-why-why = Why?
parts-why-close = Close
parts-why-rests = Based on
# $count (count)
parts-why-more = { $count ->
    [one] and { $count } more fact
   *[other] and { $count } more facts
  }
parts-nobody-entered = nobody has entered yet
# $count (count)
parts-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
# $count (count)
parts-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $state (choice: undone, redone, revoked, drawn-again, void, corrected)
# $fact (text)
parts-fate = { $state ->
    [undone] undone by
    [redone] reversed by
    [revoked] taken back by
    [drawn-again] drawn again by
    [void] void through
   *[corrected] corrected by
  } fact { $fact }
parts-step-bye = b
# $stage (message)
# $round (message)
parts-round-in-stage = { $stage }, { $round }
parts-pairs-swapped = same opening, colours swapped
parts-pair = Pair
parts-pair-opening = Opening
# $number (count)
parts-pair-game = Game { $number }
# $number (count)
parts-pair-tiebreak = T{ $number }
# $opening (text)
parts-pair-reused = { $opening }, used before
