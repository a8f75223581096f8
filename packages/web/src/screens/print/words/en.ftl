### Papers for walls and tables.

print-title = Print
# $tournament (text)
print-tab = Print, { $tournament }
print-papers = Papers
# $paper (choice: boards, names, slips, bracket, crosstable, standings, entrants, bracket-sheet, tickets, go-to, rack, recap, conditions)
print-paper = { $paper ->
   *[boards] Pairings by board
    [names] Pairings by name
    [slips] Result slips
    [bracket] Wall bracket
    [crosstable] Crosstable
    [standings] Standings
    [entrants] Entrants
    [bracket-sheet] Bracket sheets
    [tickets] Tickets
    [go-to] Go-to cards
    [rack] Rack list
    [recap] Recap
    [conditions] Conditions
  }
print-round = Round
print-which = Bracket
print-size = Paper
# $size (choice: a4, letter)
print-size-name = { $size ->
   *[a4] A4
    [letter] Letter
  }
print-do = Print
print-kicker = what you see is what the printer gets
print-hall = Hall pages for the projector
print-scrolling = Hall, scrolling
print-preview = Pages as they are printed
print-none = Nobody has entered yet, so there is nothing to print.
print-entrants-first = Go to the entrants

## A page

# $page (count)
# $of (count)
print-page = Page { $page } of { $of }
# $at (text)
print-as-of = As of { $at }

## Pairings

# $of (choice: boards, matches)
print-board = { $of ->
    [boards] Board, match
   *[matches] Match
  }
print-first = White, or named first
print-second = Black, or named second
print-result = Result
# $names (text list)
print-against = against { $names }
print-bye = bye

## Result slips

print-match = Match
# $game (count)
print-game = game { $game }
# $count (count)
print-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
print-imps = IMPs
print-sign = signed
# $colour (choice: white, black)
print-wins = { $colour ->
   *[white] White wins
    [black] Black wins
  }
print-drawn = drawn
print-no-slips = Nothing is open in this round, so there are no slips to print. Choose another round.
print-bring = Mark the result and bring this slip to the desk.

## Tables

print-name = Name
print-number = No.
print-rating = Rating
print-club = Club
print-members = Members
print-withdrawn = withdrew
print-marks = First as White, then as Black. + and − without play, × does not count, · still to play.

## The bracket on the wall

print-wall = Bracket
# $page (count)
# $match (text)
print-to = → page { $page }, match { $match }
# $page (count)
# $match (text)
print-from = page { $page }, match { $match } →

## Bridge papers

print-nothing = There is nothing on this paper yet.
# $board (text)
print-at-board = board { $board }
