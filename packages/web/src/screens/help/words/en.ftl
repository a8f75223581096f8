### Help, from every page.

help-title = Help
help-page = This page
help-rules = Rules of this tournament
help-programs = For programs: the API
# $page (choice: control, overview, bracket, table, matches, entrants, odds, history, rules, people, print, home, new, site, join, report)
help-about = { $page ->
   *[control] Here you direct the tournament: what needs you, results typed or tapped, the draft of the next round, entrants and rulings. Every button shows what follows before anything is recorded, and Undo takes the last command back.
    [overview] What is being played, how everybody stands, the latest results and what comes next.
    [bracket] The knockout as a tree: who meets whom, and who could. Choose a name to follow its path; a card opens its match.
    [table] The standings. Why? explains a place; Now shows the table as it was at an earlier moment.
    [matches] Every match, round by round. A match opens with its games, what follows from each result, and its history.
    [entrants] Everybody who has entered. A name opens the results, the next opponents and, for directors, the personal link.
    [odds] The rest of the tournament, played thousands of times by its own rules: how likely each end is, and what a result would change.
    [history] Everything that was recorded, and what became of it. Nothing is erased. Compare two moments; directors correct a result or take it back here.
    [rules] The rule book of this tournament. Every reason in the program names the number of its rule.
    [people] Who may do what here: owners, directors and scorers, their links, and the links of entrants.
    [print] Pairings, standings, tickets and result slips for paper, and the pages of the projector in the hall.
    [home] The tournaments of this site. Open one, or begin a new one or import a file if you may.
    [new] A new tournament: choose a format, paste the list, look at the first pairings, start.
    [site] Who may open tournaments on this site, and the address that others can reach.
    [join] The link you were given signs this browser in. It works once.
    [report] Your games: send the result of a game here. It counts when both sides report the same.
  }

## Keys

help-keys-title = All keys
help-keys-everywhere = Everywhere
help-keys-find = find a tournament, an entrant or a match
help-keys-keys = show this list
help-keys-close = close without changing anything
help-keys-bracket = In a bracket
help-keys-sides = a match before this one, the match after it
help-keys-neighbours = neighbours in the round
help-keys-sections = section of a large bracket
help-keys-whole = whole bracket
help-keys-open = open the match
help-keys-followed = the entrant you follow
help-keys-control = In the control room
help-keys-typed = match number, space, result, Enter: records the result
help-keys-results = White wins, Black wins, draw, win or loss by forfeit
help-keys-undo = undo the last command
help-keys-redo = redo it, in the history
help-keys-match = On a match
help-keys-others = Elsewhere
help-keys-make = new tournament, import a file
help-keys-follow = follow an entrant, on the entrant’s page
help-keys-print = print the page that is shown
help-keys-turn = turn the pages of the hall screen
help-keys-scroll = let the hall screen scroll, or turn pages
help-keys-done = Close
