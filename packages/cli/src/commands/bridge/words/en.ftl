### Handicaps, IMPs, contracts, awards and sheets of bridge: options, answers, and what was typed wrongly.

## What each command does

cli-bridge-about-handicap = The IMPs that the team with the lower average receives, with the formula.
cli-bridge-about-handicap-table = The whole handicap table of the conditions of contest for 24 boards, computed, with notes where the printed one is wrong or incomplete.
cli-bridge-about-imps = What a difference in points on a board is worth in IMPs.
cli-bridge-about-contract = What a contract with its tricks scores for North-South.
cli-bridge-about-award = What a player gets for a part in what the team won, and the rule that says so.
cli-bridge-about-awards = What every player of the event gets, from the line-ups.
cli-bridge-about-meter = What the players of teams still in have, or still need, for each rank.
cli-bridge-about-print = Prints a sheet as pages for A4 or US Letter, to open in a browser: bracket-sheet, tickets (--since: only those that have changed), go-to (cards of a compact knockout), rack, recap or conditions.

## Options

cli-bridge-option-higher = Average masterpoints of the stronger team
cli-bridge-option-lower = Average masterpoints of the other team
cli-bridge-option-boards = Boards of the match, including those carried over
cli-bridge-option-team = Only this team, with the reasons
cli-bridge-option-fate = How the team ended: won-final, lost-final, lost-semi, lost-quarter, won-5/8 (the playoff) or won-one
cli-bridge-option-played = Boards the player and the team played in each match, such as 24/24,12/24; forfeit for a match without boards
cli-bridge-option-full = Pay whole match awards where the table says “full match award” (BRI-13)
cli-bridge-option-board = Number of the board, which says who is vulnerable
cli-bridge-option-bracket = Only this bracket, by its letter
cli-bridge-option-round = This round, counted from 1; for tickets the current one unless given
cli-bridge-option-since = tickets: only those that differ from what stood after this fact
cli-bridge-option-output = Where to; beside FILE unless given, such as evening-tickets.html. An earlier sheet there is replaced


## handicap, imps, contract

# $imps (imps)
cli-bridge-handicap = The team with the lower average receives { $imps } IMPs.
# $formula (text)
# $boards (count)
# $higher (number)
# $lower (number)
cli-bridge-handicap-sum = { $formula } with N = { $boards } boards, H = { $higher } and L = { $lower }, to three decimals (BRI-58)
cli-bridge-no-boards = bridge handicap: --boards N is missing. Say for how many boards it counts.
# $option (text)
cli-bridge-no-average = bridge handicap: { $option } is missing. Give an average of masterpoints.
# $option (text)
# $typed (text)
cli-bridge-bad-average = { $option } must be an average of masterpoints, a number from 0, not “{ $typed }”.
# $higher (number)
# $lower (number)
cli-bridge-averages-swapped = --higher { $higher } is less than --lower { $lower }. Give the higher average as --higher.
# $points (count)
# $imps (count)
cli-bridge-imps = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
  } worth { $imps ->
    [one] { $imps } IMP.
   *[other] { $imps } IMPs.
  }
# $typed (text)
cli-bridge-bad-points = POINTS must be a whole number from 0, not “{ $typed }”.
# $contract (text)
# $board (count)
# $vulnerable (choice: none, NS, EW, both)
# $points (count)
# $side (choice: nobody, NS, EW)
cli-bridge-contract = { $contract } on board { $board }, { $vulnerable ->
   *[none] nobody
    [NS] North-South
    [EW] East-West
    [both] both sides
  } vulnerable: { $side ->
   *[nobody] { $points }
    [NS] { $points } for North-South
    [EW] { $points } for East-West
  } (BRI-96)
cli-bridge-no-board = bridge contract: --board N is missing. The number of the board says who is vulnerable.

## award

# $award (message)
cli-bridge-award = Award: { $award }
# $rule (rule)
cli-bridge-award-rule = Rule: { $rule }
# $fates (text list)
cli-bridge-no-fate = bridge award: --team is missing. Say how the team ended: { OR($fates) }.
cli-bridge-no-played = bridge award: --played is missing. Give the boards played of each match, such as --played 24/24,12/24.
# $number (count)
# $typed (text)
cli-bridge-bad-played = --played, match { $number }: “{ $typed }” does not say how many boards of how many were played, such as 12/24. A match without a board is “forfeit”.
# $number (count)
# $played (count)
# $boards (count)
cli-bridge-played-too-many = --played, match { $number }: nobody plays { $played } boards in a match of { $boards }.
# $end (choice: won-final, lost-final, lost-semi, lost-quarter, won-playoff, won-one)
# $least (count)
# $given (count)
cli-bridge-too-few-matches = A team that { $end ->
   *[won-final] won the final
    [lost-final] lost the final
    [lost-semi] lost a semifinal
    [lost-quarter] lost a quarterfinal
    [won-playoff] won the playoff for 5th/8th
    [won-one] won one match
  } has played at least { $least ->
    [one] { $least } match
   *[other] { $least } matches
  }; --played has { $given }.
# $end (choice: won-final, lost-final, lost-semi, lost-quarter, won-playoff, won-one)
# $most (count)
# $given (count)
cli-bridge-too-many-matches = A team that { $end ->
   *[won-final] won the final
    [lost-final] lost the final
    [lost-semi] lost a semifinal
    [lost-quarter] lost a quarterfinal
    [won-playoff] won the playoff for 5th/8th
    [won-one] won one match
  } has played at most { $most ->
    [one] { $most } match
   *[other] { $most } matches
  }; --played has { $given }.

## print

cli-bridge-nothing-to-print = Nothing to print.
# $out (text)
cli-bridge-printed = Written: { $out }. Open it in a browser and print it.
# $sheets (text list)
# $typed (text)
cli-bridge-which-sheet-not = bridge print: say which sheet: { OR($sheets) }, not “{ $typed }”.
# $sheet (text)
cli-bridge-no-since = bridge print { $sheet } takes no --since. Only tickets do.
# $count (count)
cli-bridge-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }
cli-bridge-tickets-same = No ticket has changed.
# $count (count)
cli-bridge-tickets-changed = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  } changed:
# $round (message)
cli-bridge-not-paired = { CAPITAL($round) } has no tickets yet. Finish the round before it, then pair it (arbiter pair).
# $bracket (text)
# $round (message)
cli-bridge-not-paired-in = Bracket { $bracket }: { $round } has no tickets yet. Finish the round before it, then pair it (arbiter pair).
