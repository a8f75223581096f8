### The bracket: tree, list and one path.

## The page

bracket-tab = Bracket
bracket-view = View
# $view (choice: tree, list, path)
bracket-view-name = { $view ->
   *[tree] Tree
    [list] List by round
    [path] One path
  }
bracket-switch = Brackets
# $bracket (text)
bracket-letter = Bracket { $bracket }
# $high (message)
# $low (message)
bracket-averages = averages { $high } to { $low }
# $count (count)
bracket-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $count (count)
bracket-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
bracket-figure-decided = matches decided
# $count (count) for example "12 of 16"
bracket-of = of { $count }
bracket-figure-live = live now
bracket-figure-end = expected end
# $time (text) a time of day
bracket-from-time = from { $time }
bracket-keys-follow = follow the tree
bracket-keys-section = section
bracket-keys-followed = followed
# $drawn (count)
# $all (count)
bracket-drawn = On this screen: { $drawn } of { $all } matches.

## Before it is played

bracket-seeds-open = The games played before decide who takes which seed. Until then each slot shows its seed.
# $count (count)
bracket-preview = Nothing has been drawn yet. With the { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  } so far it would look like this.
bracket-not-drawn = Nothing has been drawn yet.
bracket-none = This format has no bracket. The table shows everybody.
bracket-to-table = Open the table
bracket-nobody = Nobody has entered yet. The bracket appears here as soon as there are entrants.
bracket-to-control = Open the control room
bracket-to-entrants = See the entrants

## Sections of a large bracket

# $number (count)
bracket-section = Section { $number }
# $number (count)
# $count (count)
bracket-section-of = Section { $number } of { $count }
# $from (count)
# $to (count)
bracket-sections = Sections { $from } to { $to }
bracket-whole = Whole bracket
bracket-upper-half = Upper half
bracket-lower-half = Lower half
bracket-where = Where you are
bracket-map = The whole bracket
bracket-map-sections = Sections
bracket-map-decided = decided
bracket-map-live = live
bracket-map-to-come = to come
# $section (text) such as "Section 3" or "Upper half"
# $side (choice: up, down)
# $live (count)
bracket-edge = { $section } { $side ->
    [up] above
   *[down] below
  }{ $live ->
    [0] { "" }
   *[other] , { $live } live
  }
# $count (count) matches that are not decided
bracket-stub = { $count } to go
# $live (count)
# $count (count)
bracket-stub-live = { $live } live, { $count } to go
# $count (count)
bracket-stub-done = { $count ->
    [one] { $count } match played
   *[other] { $count } matches played
  }
# $decided (count)
# $all (count)
bracket-decided-of = { $decided } of { $all } decided
# $match (text)
# $round (message)
bracket-exit = On to match { $match } { FORM($round, "in") }

## Columns

bracket-unfold = Unfold
bracket-fold = Fold
# $round (message)
bracket-unfold-round = Unfold { FORM($round, "the") }
# $round (message)
bracket-fold-round = Fold { FORM($round, "the") }
# $round (message)
# $count (count)
bracket-spine = { $round }, { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } decided
# $match (text)
bracket-from = from { $match }
# $number (count)
# $match (text)
bracket-number-from = Number { $number }, from match { $match }

## Finding and following

bracket-find = Find a player or a match
bracket-find-team = Find a team or a match
# $index (count)
# $count (count)
bracket-found = { $index } of { $count } found
bracket-not-found = Nobody has that name.
bracket-next = Next
bracket-following = Following:
bracket-stop = Stop
# $name (text)
bracket-stop-following = Stop following { $name }
bracket-whose = Whose path?
bracket-choose = Choose somebody to see the path through the bracket, match by match.
bracket-could = could come
# $names (text list)
bracket-could-meet = Could meet { OR($names) }.

## Behind a name

# $match (text)
# $opponents (text list)
bracket-plays = plays match { $match } against { $opponents }.
# $match (text)
# $opponents (text list)
bracket-awaits = waits in match { $match } for { $opponents }.
# $match (text)
# $opponents (text list)
bracket-meets = The winner meets { $opponents } in match { $match }.
# $match (text)
bracket-winner-of = the winner of { $match }
# $match (text)
# $winner (text)
bracket-lost = lost match { $match } to { $winner }.
# $match (text)
bracket-went-out = went out in match { $match }.
bracket-won-it = won the bracket.
bracket-not-in = is not in this bracket.

## A cup while it is played

# $match (text)
# $game (count)
bracket-cup-game = Match { $match }, game { $game }
bracket-cup-which = Matches being played
# $name (text)
bracket-cup-opening = opening { $name }
# $match (text)
bracket-pairs-of = Pairs of match { $match }
bracket-pair-now = now
# $place (count)
bracket-pair-unnamed = no. { $place } of the book
bracket-pair-not-needed = not needed
bracket-pair-sum = Match

## A match of teams as a ledger

# $boards (count)
bracket-ledger-boards = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
bracket-ledger-imps = IMPs
bracket-ledger-first-half = First half
bracket-ledger-second-half = Second half
bracket-ledger-carryover = Carry-over
bracket-ledger-handicap = Handicap
bracket-ledger-extra = Extra boards
bracket-ledger-score = Score
bracket-ledger-so-far = So far
bracket-ledger-to-come = to come
