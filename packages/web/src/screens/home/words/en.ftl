### The list of tournaments.

## The list

home-tab = Tournaments
# $count (count)
home-running = { $count ->
    [1] One is running
    [2] Two are running
    [3] Three are running
    [4] Four are running
    [5] Five are running
    [6] Six are running
    [7] Seven are running
    [8] Eight are running
    [9] Nine are running
    [10] Ten are running
   *[other] { $count } are running
  }
home-archive = The archive
# $name (text)
# $role (choice: owner, director, helper)
home-signed-in = { $role ->
   *[owner] Signed in as { $name }, owner of this site
    [director] Signed in as { $name }, who may open tournaments here
    [helper] Signed in as { $name }, helping with tournaments here
  }
home-guest = Arbiter runs tournaments in five formats by their written rules, and says why.
home-running-figure = running
home-finished-figure = finished
home-new-tournament = New tournament
home-import-file = Import a file
home-show = Show
home-current = Current
home-archived = Archive
home-find = Find a tournament by its name
home-find-hint = Find a tournament
home-played = Being played
home-set-up = Taking entries
home-over = Finished
home-demos = Demos
home-demos-note = half played, to look at and to try things out
# $at (text)
home-as-of = As of { $at }
# $at (text)
home-stale = Last heard { $at }, trying again
home-more = Show more
# $text (text)
home-nothing-found = No tournament has “{ $text }” in its name. Search for one word of it.
home-empty-opens = You have no tournament yet. Open one: choose a format, paste the names, start.
home-empty-archive = The archive is empty. Tournaments in it can be seen but not changed.
home-empty-guest = No tournament is public here yet. If you were given a link, open it to come in.
home-loading = The list is being loaded
home-get-in = How to come in
home-how-in = Anybody may watch what is public. Directors and scorers are invited by a link, and entrants report their games with one: open yours, and this browser is signed in.
home-have-link = I have a link

## Import

home-import-title = Import
home-import-explain = Drop a tournament file here. Every fact is checked before anything is shown; if the file is faulty, you are told the line.
home-import-choose = Choose a file
home-import-names = Start from a list of names
# $file (text)
home-import-reading = Checking { $file }
# $file (text)
home-import-refused = { $file } was not imported.
# $name (text)
home-import-done = { $name } was imported as a private tournament.
home-import-unreadable = The file could not be read. Choose it again.

## One tournament

# $count (count)
home-line-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $count (count)
home-line-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
# $format (text)
# $field (text)
home-line-is = { $format }, { $field }
home-line-demo = Demo
home-line-private = Private
# $round (text)
# $decided (count)
# $matches (count)
home-line-played = { $round }, { $decided } of { $matches } decided
# $name (text)
home-line-won = { $name } has won
home-line-running = Being played
home-line-entering = Taking entries
home-line-finished = Everything is played
home-line-closed = Closed
# $done (count)
# $all (count)
home-line-track = { $done } of { $all } known rounds played
home-line-to-play = to play
home-line-needs = need you
home-line-changed = changed
home-line-control = Control room
home-line-watch = Watch
home-line-open = Open
home-line-go-on = Continue
# $what (text)
# $name (text)
home-line-of = { $what }: { $name }
home-line-archive = Archive
home-line-take-out = Take out
home-line-remove = Remove

## Archive and removal

# $name (text)
home-away-title = Remove { $name }?
home-away-explain = The demo is removed for good, with everything that was tried in it. It does not come back.
home-away-remove = Remove the demo
home-away-explain-for-good = The tournament is removed for good: entrants, results, people and links. Nothing brings it back. Save the tournament file first; it can be imported again.
home-away-save = Save the tournament file
home-away-say-name = Type its name to remove it
home-away-remove-for-good = Remove it for good
home-away-leave = Keep it
# $name (text)
home-away-removed = { $name } was removed.
# $name (text)
home-away-archived = { $name } is in the archive: it can be seen but not changed.
# $name (text)
home-away-taken-out = { $name } is back from the archive.
