### The list of matches.

matches-tab = Matches
matches-figure-decided = decided
# $count (count) for example "12 of 16"
matches-of = of { $count }
matches-figure-open = to play
matches-states = Which matches
# $state (choice: all, live, ready, done)
matches-state = { $state ->
   *[all] All
    [live] Being played
    [ready] Ready
    [done] Decided
  }
matches-name = Only with this name
matches-name-hint = A name or a number
matches-none = No match found.
# $count (count)
matches-found = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
# $count (count)
matches-shown-first = The first { $count } are shown. Type more of the name.
# $decided (count)
# $all (count)
matches-round-decided = { $decided } of { $all } decided
# $names (text list)
matches-byes = { $names ->
    [one] { $names } had a bye.
   *[other] { $names } had byes.
  }
matches-empty = No match has been drawn yet. The matches appear here round by round as soon as the tournament starts.
matches-to-control = Open the control room
matches-to-entrants = See the entrants
