### Everybody who has entered, and one entrant.

## How somebody stands

# $standing (choice: entered, in, out, withdrawn, champion, played)
entrant-standing = { $standing ->
    [entered] entered
    [in] in
    [out] out
    [withdrawn] withdrew
    [champion] won
   *[played] played
  }
# $count (count) for example "3 of 16"
entrant-of = of { $count }

## Everybody

entrant-list = Entrants
entrant-figure-entered = entered
entrant-figure-still-in = still in
entrant-figure-withdrew = withdrew
entrant-search = Find a name or club
entrant-csv = List as CSV
entrant-links-open = Links for all…
entrant-head-number = No.
entrant-head-name = Name
entrant-head-club = Club
entrant-head-rating = Rating
entrant-head-average = Average
entrant-head-state = State
entrant-head-place = Place
entrant-nobody = Nobody has that name.
# $count (count)
# $all (count)
entrant-found = { $count } of { $all }
# $count (count)
entrant-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }

## One

entrant-missing = Nobody with that name has entered.
entrant-all = All entrants
# $number (count)
# $count (count)
entrant-number = entrant { $number } of { $count }
# $rating (count)
entrant-rated = rated { $rating }
# $name (text)
entrant-captain = captain { $name }
entrant-figure-place = place
entrant-figure-points = points
# $round (message)
entrant-figure-next = plays next { FORM($round, "in") }
entrant-figure-state = state
entrant-follow = Follow
# $count (count)
# $won (count)
# $drawn (count)
# $lost (count)
# $byes (count)
entrant-games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }: { $won } won, { $drawn } drawn, { $lost } lost{ $byes ->
    [0] { "" }
    [one] , { $byes } bye
   *[other] , { $byes } byes
  }.
# $count (count)
# $won (count)
# $drawn (count)
# $lost (count)
# $byes (count)
entrant-matches-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }: { $won } won, { $drawn } drawn, { $lost } lost{ $byes ->
    [0] { "" }
    [one] , { $byes } bye
   *[other] , { $byes } byes
  }.
entrant-nothing-played = Nothing played yet.

## The matches

entrant-matches = Matches
# $white (count)
# $black (count)
entrant-colours = { $white } as White, { $black } as Black
entrant-head-round = Round
entrant-head-match = Match
entrant-head-colours = Colours
entrant-head-opponent = Opponent
entrant-head-result = Result
entrant-head-ended = Ended
entrant-bye = Bye, sits out
# $round (message)
entrant-why-bye = Why a bye { FORM($round, "in") }?
entrant-to-play = to be played
entrant-waits = waits
# $name (text)
entrant-matches-of = All matches of { $name }
# $fate (choice: won, drawn, lost)
entrant-fate = { $fate ->
    [won] won
   *[drawn] drawn
    [lost] lost
  }
entrant-nothing-paired = Nothing has been paired yet.
entrant-annulled = does not count

## What comes

entrant-ahead = Who could be next
# $match (text)
# $round (message)
entrant-ahead-match = Match { $match }, { $round }
entrant-ahead-now = now
entrant-ahead-after-win = with a win
entrant-ahead-open = Not known yet: it depends on matches that have not been paired.
entrant-ahead-odds = Chances

## How it counts

entrant-in-table = In the table
entrant-why-rank = Why this place?
entrant-why-seed = Why this seed?
# $name (text)
entrant-why-rank-of = Why this place? { $name }
# $name (text)
entrant-why-seed-of = Why this seed? { $name }
entrant-performance = Performance
# $points (points)
# $games (count)
# $rating (count)
entrant-performance-from = { $points } from { $games ->
    [one] { $games } game
   *[other] { $games } games
  } at the board, against { $rating } on average.
entrant-performance-how = The performance is that average plus 400 × (wins − losses) ÷ games.
# $points (points)
# $games (count)
# $colour (choice: white, black)
entrant-as-colour = { $points } from { $games } as { $colour ->
   *[white] White
    [black] Black
  }
entrant-points = Points, phase by phase
# $needed (points)
entrant-points-qualify = { $needed } qualify
# $points (points list)
# $needed (points)
entrant-points-picture = Points after each phase: { $points }. { $needed } are needed.
entrant-points-start = start

## The players of a team

entrant-team = Players
# $team (text)
entrant-team-of = Players of { $team }
# $average (message)
entrant-team-average = average { $average }
entrant-team-player = Player
entrant-team-number = Number
entrant-team-masterpoints = Masterpoints
entrant-team-boards = Boards
entrant-team-award = Award
entrant-team-unknown = line-up missing
# $played (count)
# $boards (count)
entrant-team-boards-of = { $played } of { $boards }

## What the director does

entrant-edit = Edit…
entrant-withdraw = Withdraw…
entrant-return = Let return…
# $name (text)
entrant-withdraw-name = Withdraw { $name }
# $name (text)
entrant-returns = { $name } returns
# $name (text)
entrant-let-return = Let { $name } return
entrant-emergency = In an emergency: what was earned so far is kept

## Own links

entrant-link = Personal link
# $name (text)
entrant-link-teach = With a personal link { $name } can report results without an account. A result counts when both sides report the same.
entrant-link-make = Make a link
entrant-link-again = Make another link
entrant-link-once = It is shown only this once: print or copy it now. The links that have been given out are listed under People.
# $at (text)
entrant-link-until = It works until { $at }.
entrant-link-scan = Scan this to see your games and to report your result. It counts when both sides report the same.
entrant-link-print = Print
entrant-link-copy = Copy link
entrant-link-copied = Link copied.
entrant-link-not-copied = The link could not be copied. Select it and copy it by hand.
# $name (text)
entrant-link-code = QR code of the link for { $name }
# $name (text)
entrant-link-ticket = Ticket with the link for { $name }
entrant-links = Links for all
# $count (count)
entrant-links-teach = This makes { $count ->
    [one] { $count } new link
   *[other] { $count } new links
  }, one for each entrant who plays. They are shown only this once: print them before you leave the page.
# $count (count)
entrant-links-make = Make { $count ->
    [one] { $count } link
   *[other] { $count } links
  }
# $done (count)
# $all (count)
entrant-links-made = { $done } of { $all } made
entrant-links-print = Print the tickets
entrant-links-close = Close
