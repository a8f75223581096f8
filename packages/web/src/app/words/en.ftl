### What stands around every page.

## A page that cannot be shown

app-page-failed = This page could not be loaded: the network is down, or the server was updated. Load it again.

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
app-help = Help

## Signing out

app-sign-out-title = Sign out of this browser?
app-sign-out-owner = The link you came with no longer works. To come back you need a new one: from another owner, or from whoever runs the server, with --owner-link.
app-sign-out-person = The link you came with no longer works. To come back you need a new one from an owner.
app-sign-out-hour = This link lets you in again. It works once, within an hour, and is shown only now.
app-theme-label = Light or dark
# $theme (choice: system, light, dark)
app-theme = { $theme ->
   *[system] System
    [light] Light
    [dark] Dark
  }
app-sign-out-make = Make a link to come back
app-sign-out-stay = Stay signed in

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
