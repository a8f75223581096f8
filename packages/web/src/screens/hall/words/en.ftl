### For the projector, and for pages of others.

## In another page

hall-embed-full = Open the full page
hall-embed-none = This tournament has not started. The table appears here as soon as it has.
hall-embed-table = Table
hall-embed-new-tab = opens in a new tab

## The hall

hall-find = find your board and sit down
hall-standing = the standings
# $kind (choice: by-board, by-name, table, results)
hall-kind = { $kind ->
   *[by-board] By board
    [by-name] By name
    [table] Standings
    [results] Latest results
  }
hall-before = before the start
hall-points = points so far
hall-board = board
hall-match = match
hall-colour-and-board = colour and board
# $names (text list)
hall-against = v { $names }
# $page (count)
# $of (count)
hall-page = Page { $page } of { $of }
# $kind (choice: by-board, by-name, table, results)
hall-afterwards = { $kind ->
   *[by-board] next: by board
    [by-name] next: by name
    [table] next: standings
    [results] next: latest results
  }
hall-decided = decided
hall-entrants = entrants
hall-time = time
# $name (text)
hall-champion = { $name } has won
hall-waiting = The first pairings appear here as soon as the tournament has started.
hall-nothing = This page does not exist at the moment. It comes back with the next round.
