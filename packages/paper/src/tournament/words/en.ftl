### The tournament as one page to print, to hang up, or to put on a web site.

## The head

# $count (count)
page-entrants = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  }
# $count (count)
page-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
page-entering = The list is open: nothing has been drawn yet.
# $who (text list)
page-level = { $who } cannot be separated by play: the director decides.
page-not-published = The next round is not published yet.
# $round (message)
page-playing = Being played: { $round }.
# $rounds (message list)
page-playing-several = Being played: { $rounds }.
# $who (text)
page-won = { $who } has won.
# $who (text list)
page-shared = First place is shared by { $who }.
page-nobody-won = Nobody has won.
page-closed = The tournament is closed.
page-all-decided = All matches are decided.
# $places (count)
# $points (points)
page-places-open = All { $places } places are open; a place takes { $points } points.
# $left (count)
# $places (count)
# $points (points)
page-places-left = { $left } of { $places } places { $left ->
    [one] is
   *[other] are
  } left; a place takes { $points } points.
# $figure (choice: phase, places, still-in, round, decided)
page-figure = { $figure ->
   *[phase] phase
    [places] places taken
    [still-in] still in
    [round] round
    [decided] matches decided
  }
# $count (count)
page-of = of { $count }
# $at (instant)
page-as-of = As of { $at }.

## Words that several parts share

page-now = now
page-tick = won
# $decided (count)
# $all (count)
page-decided-of = { $decided } of { $all }
# $round (message)
page-from-round = From { FORM($round, "the") } on; earlier rounds are listed below
page-form = Form
page-withdrawn = withdrawn
# $note (text)
page-note = “{ $note }”
# $head (choice: name, rating, club, number, team, players, average)
page-head = { $head ->
   *[name] Name
    [rating] Rating
    [club] Club
    [number] No.
    [team] Team
    [players] Players
    [average] Average
  }
# $section (choice: entrants, teams, rounds, phases, seating)
page-section = { $section ->
   *[entrants] Entrants
    [teams] Teams
    [rounds] Rounds
    [phases] Phases
    [seating] Who sits where
  }
# $stage (message)
# $of (choice: rounds, phases)
page-stage-rounds = { $stage }, { $of ->
   *[rounds] rounds
    [phases] phases
  }

## Rounds

# $decided (count)
# $all (count)
page-round-decided = { $decided } of { $all } decided
# $count (count)
page-round-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
# $number (text)
page-round-chess960 = Chess960 no. { $number }
# $count (count)
page-round-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  } a match
# $clock (message)
page-round-clock = { $clock } a game
page-round-bye = Bye:
# $game (count)
page-round-open = game { $game } open

## The bracket of players

page-bracket-declared = declared

## Teams

# $bracket (text)
page-bracket = Bracket { $bracket }
# $bracket (text)
# $round (message)
page-round-in-bracket = Bracket { $bracket }, { $round }
page-brackets = Brackets
# $high (message)
# $low (message)
page-averages = Averages { $high } to { $low }
# $average (number)
page-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
# $taken (choice: number, ticket)
page-bracket-reading = Bracket numbers before the names; { $taken ->
   *[number] the number
    [ticket] the ticket or number
  } taken into the next round behind them
# $how (choice: re-paired, by-hand, chosen, extra-boards)
page-paired = { $how ->
   *[re-paired] re-paired
    [by-hand] paired by hand
    [chosen] chosen
    [extra-boards] extra boards
  }
# $head (choice: won, quotient)
page-standing-head = { $head ->
   *[won] won
    [quotient] quotient
  }
page-three-way = three-way
# $count (count)
page-many-teams = { $count } teams
# $count (count)
page-advance = { $count ->
    [one] one advances
   *[other] two advance
  }
# $count (count)
page-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $count (count)
page-boards-each = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  } each
page-of-losers = of losers
page-left = left
# $match (match)
page-from-match = from match { $match }
page-from-robin = from the round robin
# $ticket (text)
page-goes-to = goes to { $ticket }
# $number (count)
page-plays-on = plays on as number { $number }
# $one (text)
# $other (text)
page-versus = { $one } v { $other }
# $what (choice: boards, first-half, second-half, extra-boards, handicap, carry-over)
page-line = { $what ->
   *[boards] Boards
    [first-half] First half
    [second-half] Second half
    [extra-boards] Extra boards
    [handicap] Handicap
    [carry-over] Carry-over
  }
page-to-come = to come
# $what (choice: boards, first-half, second-half, extra-boards)
page-part-to-come = { $what ->
   *[boards] boards
    [first-half] first half
    [second-half] second half
    [extra-boards] extra boards
  } to come
# $imps (imps)
# $who (text)
page-given-to = +{ $imps } to { $who }
# $imps (imps)
page-imps = { $imps }
# $result (result)
page-result = { $result }
# $quotient (number)
page-quotient = { NUMBER($quotient, minimumFractionDigits: 3, maximumFractionDigits: 9) }
# $who (text list)
page-declared-through = declared: { $who } advance
# $how (message)
page-decided-nobody = { $how }, nobody advances
# $how (message)
page-decided = decided { FORM($how, "by") }
page-players-about = Masterpoints behind the names; the average of all members
# $count (count)
page-players-folded = { $count } teams and their players
page-captain = captain

## Who sits where

page-seating-about = At half time East-West pairs go X to Y, Y to Z, Z to X; boards go X to Z, Y to X, Z to Y
# $match (match)
page-seating-match = Match { $match }
# $head (choice: north-south, east-west, boards)
page-seating-head = { $head ->
   *[north-south] North-South
    [east-west] East-West
    [boards] Boards
  }
