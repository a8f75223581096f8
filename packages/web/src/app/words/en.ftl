### What stands around every page.

## Keys

app-keys-title = All keys
app-keys-everywhere = Everywhere
app-keys-find = find a tournament, an entrant or a match
app-keys-keys = show this list
app-keys-close = close without changing anything
app-keys-bracket = In a bracket
app-keys-sides = a match before this one, the match after it
app-keys-neighbours = neighbours in the round
app-keys-sections = section of a large bracket
app-keys-whole = whole bracket
app-keys-open = open the match
app-keys-followed = the entrant you follow
app-keys-control = In the control room
app-keys-typed = match number, space, result, Enter: records the result
app-keys-results = White wins, Black wins, draw, win or loss by forfeit
app-keys-undo = undo the last command
app-keys-redo = redo it, in the history
app-keys-match = On a match
app-keys-others = Elsewhere
app-keys-make = new tournament, import a file
app-keys-follow = follow an entrant, on the entrant’s page
app-keys-print = print the page that is shown
app-keys-turn = turn the pages of the hall screen
app-keys-scroll = let the hall screen scroll, or turn pages
app-keys-done = Close

## A page that cannot be shown

app-page-failed = This page could not be loaded: the network is down, or the server was updated. Load it again.

## An answer that was lost

app-asking-again = The server did not answer, so it is not known whether this was done. Trying again.

## Find

app-find-find = Find
app-find-title = Find an entrant or a match
app-find-hint = A name, or the number of a match
app-find-nothing = Nobody and no match has that name.
# $count (count)
app-find-found = { $count } found

## How fresh the page is

app-fresh-live = Live
# $at (text)
app-fresh-stale = Last heard { $at }, trying again
app-fresh-archived = In the archive

## No page

app-missing-title = Nothing here
app-missing-unknown = There is no page at this address. Check the address, or go to the list of tournaments.
app-missing-home = All tournaments
app-missing-again = Try again

## News

# $sentence (text)
# $before (count)
app-news-more = { $sentence } { $before } more came before it.

## Masthead and foot

app-skip = Skip to the page itself
app-pages = Pages
app-tournaments = Tournaments
app-people = People
app-api = For programs
app-sign-out = Sign out
app-keys = Keys

## Signing out

app-sign-out-title = Sign out of this browser?
app-sign-out-owner = The link you came with no longer works. To come back you need a new one: from another owner, or from whoever runs the server, with --owner-link.
app-sign-out-person = The link you came with no longer works. To come back you need a new one from an owner.
app-sign-out-hour = This link lets you in again. It works once, within an hour, and is shown only now.
app-theme-label = Light or dark
# $theme (choice: system, light, dark)
app-theme = { $theme ->
   *[system] As the system
    [light] Light
    [dark] Dark
  }
app-sign-out-make = Make a link to come back
app-sign-out-stay = Stay signed in

## Light or dark

## Tabs

app-tab-control = Control room
app-tab-overview = Overview
app-tab-bracket = Bracket
app-tab-brackets = Brackets
app-tab-table = Table
app-tab-race = Race
app-tab-matrix = Matrix
app-tab-matches = Matches
app-tab-entrants = Entrants
app-tab-odds = Odds
app-tab-history = History
app-tab-rules = Rules
app-tab-people = People
app-tab-print = Print
app-tab-more = More
# $count (count)
app-tab-needs = { $count ->
    [one] one needs attention
   *[other] { $count } need attention
  }
app-tab-loading = The tournament is being opened
