### A new tournament: the format, the name, who plays, by which rules, in which order.

new-kicker = New tournament. What you type is kept in this browser until the tournament is open.
new-title = Which format?
new-tab = New tournament
new-clear = Begin with an empty sheet
new-name = Name of the tournament
new-name-hint = Harbour Rapid
new-name-missing = Give the tournament a name first.
new-who = Who may see it
# $who (choice: public, private)
new-visible-to = { $who ->
   *[public] Everybody
    [private] Only those who are invited
  }
new-auto-pair = Publish rounds automatically
# $count (count)
new-open = Open with { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  }
new-open-empty = Open without entrants
new-start = Open and start
# $name (text)
new-opened = { $name } is open.
# $name (text)
new-started = { $name } has started.
new-lines-first = Correct the marked lines first.
new-rules-first = Correct the marked rules first.
new-half-made = The tournament is open, but not everything was done. Press the button again, or continue in its control room.
new-control = Control room
new-not-you = Only the directors of this site open tournaments. Ask whoever runs the site for an invitation, or open your link.
new-home = All tournaments
new-cards = The formats are being loaded

## The formats

new-format = Format
# $from (count)
# $to (count)
# $whom (choice: players, teams)
new-field-range = { $whom ->
   *[players] { $from } to { $to } players
    [teams] { $from } to { $to } teams
  }
# $from (count)
# $whom (choice: players, teams)
new-field-from = { $whom ->
   *[players] { $from } or more players
    [teams] { $from } or more teams
  }
# $first (text)
# $whom (choice: players, teams)
new-field-row = { $whom ->
   *[players] { $first } … players
    [teams] { $first } … teams
  }
# $count (count)
# $rounds (message)
# $games (message)
new-would = For { $count }: { $rounds }, { $games }
# $count (count)
new-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
new-qualifies = qualification first
new-rolling = rounds until it is decided
# $count (count)
new-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (count)
new-games-at-least = at least { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (count)
new-not = Not for { $count }

## The list of entrants

new-entrants = Entrants
# $count (count)
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $count (count)
new-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
# $count (count)
new-lines-to-check = { $count ->
    [one] { $count } line to check
   *[other] { $count } lines to check
  }
new-hint-players = One per line: the name, then rating and club if you have them. Type, paste or drop a file.
new-hint-teams = One team per line. With players: a first line that names the columns, then the name and masterpoints of each player.
new-field = Entrants, one per line
new-read = Read a file
new-example = Put in an example
# $line (count)
new-line = Line { $line }
# $line (count)
new-in-line = Line { $line }:
# $line (count)
new-same = Same name as line { $line }.
new-remove = Remove
# $line (count)
new-remove-line = Remove line { $line }
new-notes = Lines to check
new-expected = Nobody yet. Show what it would be for
new-expected-end = entrants.

## The starting order

new-order = Starting order
new-order-by = Put in order by
# $name (text)
new-up = Move { $name } up
# $name (text)
new-down = Move { $name } down
# $name (text)
# $seed (count)
new-handle = { $seed }, { $name }: move with Alt and the arrow keys
# $name (text)
# $seed (count)
# $count (count)
new-moved = { $name } is now { $seed } of { $count }.
new-hand = Drag a line, or move it with
new-dice = Seed of the draw:
new-dice-again = Draw again
new-dice-note = The same seed gives the same draw. It is kept with the tournament and shown to everybody when the tournament closes.
new-list = Entrants in order
new-order-empty = The entrants will be listed here in order.

## The rules

new-rules = Rules you can set
new-presets = Begin from
new-preset-own = Your own rules
new-all-rules = All rules
new-clock-parts = minutes + seconds a move
new-clock-bonus = minutes after move 40
# $minutes (count)
new-clock-each = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
  }
# $seconds (count)
new-clock-a-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
  }
# $minutes (count)
new-clock-after-40 = { $minutes ->
    [one] { $minutes } minute more after move 40
   *[other] { $minutes } minutes more after move 40
  }
# $parts (text list)
new-clock-is = { $parts }.
# $value (text)
new-usual = default: { $value }
new-reset = Back to the defaults
new-engines = You choose the engines, their openings and their clock in the control room, once the cup is open.
# $number (rule)
new-rule = Rule { $number }
new-close = Close
new-rule-missing = The rule could not be loaded. You find it in the rules of the tournament once it is open.

## What is wrong with a setting

new-wrong-number = Type a number.
new-wrong-whole = Type a whole number.
# $least (number)
# $most (number)
new-wrong-range = Type a number from { $least } to { $most }.
# $least (number)
new-wrong-least = Type a number that is { $least } or more.
# $most (number)
new-wrong-most = Type a number that is { $most } or less.
# $step (number)
new-wrong-steps = Type a multiple of { $step }.
new-wrong-list = Type numbers with commas between them.
# $least (count)
new-wrong-few = Type at least { $least ->
    [one] { $least } number
   *[other] { $least } numbers
  }.
# $most (count)
new-wrong-many = Type at most { $most ->
    [one] { $most } number
   *[other] { $most } numbers
  }.
# $most (count)
new-wrong-long = Type at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
new-wrong-clock = Type minutes, or minutes and seconds a move, such as 15+10.
new-wrong-money = Type amounts such as 300, 200, 12.50.
new-wrong-missing = A value is missing here.

## What it will be

new-preview-title = What you will get
new-preview = Preview
# $whom (choice: players, teams)
new-figure-entrants = { $whom ->
   *[players] players
    [teams] teams
  }
new-figure-rounds = rounds
new-figure-matches = matches known now
new-figure-byes = byes
new-figure-games = games
new-figure-hours = from start to end
new-reckoning = being calculated
# $count (count)
new-at-least = { $count }+
# $round (text)
new-first = { $round }, first pairings
# $count (count)
new-more = and { $count } more
# $names (text list)
new-bye = Bye: { $names }
new-cannot-start = It can be opened, but not started yet:
# $runs (count)
# $pace (choice: own, usual, boards)
new-estimated = Simulated { $runs } times { $pace ->
   *[own] with the clocks set here
    [usual] at 15 minutes and 10 seconds a move
    [boards] at 7½ minutes a board
  }, with all boards at once. Nine in ten simulations fell within these figures; the time is their mean.
new-put-right = Correct the marked rules to see it.

## The settings of the formats

new-setting-yes = Yes
new-setting-no = No

## What they can be

new-value-usual = As in the rules
new-value-entry = Order of entry
new-value-hand = By hand
