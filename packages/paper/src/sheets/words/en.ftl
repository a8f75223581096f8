### What the papers of a bridge knockout say: bracket sheets, tickets, Go To cards, rack list, recap, conditions.

## On every paper

# $sheet (choice: bracket-sheet, tickets, go-to, rack, recap, recap-so-far, conditions)
sheet-name = { $sheet ->
   *[bracket-sheet] Bracket sheet
    [tickets] Tickets
    [go-to] Go To cards
    [rack] Rack list
    [recap] Recap
    [recap-so-far] Recap, while play continues
    [conditions] Conditions of contest
  }
# $title (text)
# $sheet (message)
sheet-document = { $title }: { $sheet }
# $sheet (message)
# $bracket (message)
sheet-of-bracket = { $sheet }, { $bracket }
# $page (count)
# $pages (count)
sheet-page = page { $page } of { $pages }
# $bracket (message)
# $page (count)
# $pages (count)
sheet-page-of-bracket = { $bracket }, page { $page } of { $pages }
# $at (instant)
sheet-imprint = As of { $at }.
# $note (text)
sheet-note = “{ $note }”
sheet-all = All

## Figures

# $imps (imps)
sheet-imps = { $imps }
# $imps (imps)
sheet-received = +{ $imps }
# $imps (imps)
sheet-carried = c/o { $imps }
# $result (result)
sheet-result = { $result }
# $average (number)
sheet-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
# $quotient (number)
sheet-quotient = { NUMBER($quotient, minimumFractionDigits: 3, maximumFractionDigits: 9) }
# $percent (percent)
sheet-percent = { $percent }

## The head of a bracket

# $count (count)
sheet-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
# $high (message)
# $low (message)
sheet-averages = averages { $high } to { $low }
# $tables (text)
sheet-tables = tables { $tables }
# $count (count)
sheet-boards-a-half = { $count } boards a half
# $count (count)
sheet-boards-a-session = { $count } boards a session
# $count (count)
sheet-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
  }

## The bracket sheet

sheet-legend = Before the name the number, below it the average; +2.5 is handicap received, c/o carry-over; a tick means: advances under the number behind it.
sheet-tick = advances
sheet-continued = continued
# $boards (count list)
sheet-boards-of-round = { OR($boards) } boards
# $boards (count list)
sheet-boards-each = { OR($boards) } boards each
# $boards (count list)
sheet-boards-two-advance = { OR($boards) } each, two advance
# $boards (count list)
# $threes (count list)
sheet-boards-mixed = { OR($boards) } boards, three-ways { OR($threes) }
sheet-one-advances = one advances
sheet-for-places = for places 1 to 3
# $how (choice: re-paired, by-hand, chosen, extra-boards)
sheet-paired = { $how ->
   *[re-paired] re-paired
    [by-hand] paired by hand
    [chosen] chosen
    [extra-boards] extra boards
  }
# $head (choice: won, quotient, first, second, score)
sheet-head = { $head ->
   *[won] won
    [quotient] quotient
    [first] 1st
    [second] 2nd
    [score] score
  }
sheet-recap-disqualified = disqualified
# $bracket (text)
sheet-moved-from = moved from { $bracket }
# $how (choice: quotient, extra-boards, forfeit, walkover, ruling, draw)
sheet-decided = { $how ->
   *[quotient] by IMP quotient
    [extra-boards] by extra boards
    [forfeit] by forfeit
    [walkover] walkover
    [ruling] by decision of the director
    [draw] level
  }
# $what (choice: carry-over, handicap)
# $imps (imps)
# $number (count)
sheet-given = { $what ->
   *[carry-over] carry-over
    [handicap] handicap
  } { $imps } to { $number }
# $between (text)
# $results (result list)
sheet-extra-boards = extra boards { $between }: { $results }

## Tickets

# $matches (match list)
sheet-matches = { $matches ->
    [one] match { $matches }
   *[other] matches { $matches }
  }
# $captain (text)
sheet-captain = Captain { $captain }
# $when (choice: first-half, second-half, first, then)
sheet-when = { $when ->
   *[first-half] first half
    [second-half] second half
    [first] first
    [then] then
  }
sheet-north-south = N-S
sheet-east-west = E-W
sheet-table = table
sheet-east-west-moves = E-W moves
# $table (text)
# $to (text)
sheet-boards-move = The boards of table { $table } go to { $to } when E-W moves
sheet-against = v
# $imps (imps)
sheet-you-receive = you receive { $imps } IMPs
# $imps (imps)
sheet-you-give = you give { $imps } IMPs
# $imps (imps)
sheet-carryover-yours = carry-over { $imps } to you
# $imps (imps)
sheet-carryover-theirs = carry-over { $imps } to them
# $count (count)
sheet-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $count (count)
sheet-boards-against-each = { $count } against each
# $place (choice: winner, loser)
sheet-then-goes = Then { $place ->
   *[winner] winner
    [loser] loser
  } to
sheet-loser-goes = loser to
sheet-told-later = first and second are known when all three teams have reported

## Go To cards

sheet-card = Go To card
# $table (text)
sheet-card-table = for table { $table }
# $ticket (text)
sheet-card-ticket = ticket { $ticket }
# $place (choice: winner, loser, first, second)
sheet-card-goes = { $place ->
   *[winner] Winner
    [loser] Loser
    [first] First
    [second] Second
  } to
sheet-card-tables = The letters are your tables in the second half: North-South sits at the first, East-West at the second.
sheet-card-held = The director keeps this card until all three teams have reported, then writes in first and second.

## The rack list

# $head (choice: bracket, tables, teams, high, low)
sheet-rack-head = { $head ->
   *[bracket] Bracket
    [tables] Tables
    [teams] Teams
    [high] High
    [low] Low
  }
sheet-rack-averages = High and low: the averages of the teams drawn into each bracket

## The recap

# $part (choice: final-ranks, ranks, matches, players)
sheet-recap-part = { $part ->
   *[final-ranks] Final ranks
    [ranks] Ranks so far
    [matches] Matches
    [players] Players
  }
# $bracket (message)
# $part (message)
sheet-recap-of-bracket = { $bracket }: { $part }
# $head (choice: rank, team, number, average, won, qualified, player, award, rule)
sheet-recap-head = { $head ->
   *[rank] Rank
    [team] Team
    [number] No.
    [average] Average
    [won] Won
    [qualified] Qualified
    [player] Player
    [award] Award
    [rule] Rule
  }
sheet-vacant = vacant
# $bracket (text)
sheet-from-bracket = from { $bracket }
sheet-ribbon = ribbon
# $won (points)
# $quotient (message)
sheet-recap-standing = { $won } won, quotient { $quotient }
# $what (choice: imps, carry-over, handicap, extra-boards)
sheet-recap-line = { $what ->
   *[imps] IMPs
    [carry-over] carry-over
    [handicap] handicap
    [extra-boards] extra boards
  }
# $imps (imps)
# $number (count)
sheet-recap-to = { $imps } to { $number }
# $results (result list)
sheet-recap-results = { $results }
# $first (result)
# $second (result)
# $all (result)
sheet-recap-halves = { $first }, then { $second }: { $all }
# $half (choice: first, second)
# $result (result)
# $all (result)
sheet-recap-half = { $half ->
   *[first] first half
    [second] second half
  } { $result }: { $all }
sheet-recap-beside = Beside the scores
# $kind (choice: forfeit, re-pairing, decision, correction, wrong-bracket, remedy)
sheet-incident-kind = { $kind ->
   *[forfeit] forfeits
    [re-pairing] re-pairings
    [decision] decisions by the director
    [correction] corrected results
    [wrong-bracket] bracket corrections
    [remedy] remedies
  }
# $kinds (message)
sheet-incidents = { CAPITAL($kinds) }
# $kinds (message list)
sheet-incidents-none = None: { $kinds }.
sheet-recap-players = boards played of the team’s boards, match by match
# $award (choice: match, nothing, unknown, in)
sheet-award = { $award ->
   *[match] match award
    [nothing] nothing
    [unknown] unknown
    [in] still in
  }

## The rest of the conditions

# $count (count)
sheet-brackets = { $count ->
    [one] Bracket
   *[other] Brackets
  }
# $rounds (message list)
sheet-rounds = { $rounds }
sheet-handicaps = Handicap of each match
# $head (choice: match, team, imps)
sheet-handicaps-head = { $head ->
   *[match] Match
    [team] Team
    [imps] IMPs
  }
# $receives (text)
# $against (text)
# $boards (count)
sheet-handicap-of = { $receives } receives against { $against }, { $boards } boards
sheet-handicaps-none = Nobody receives anything so far.
# $note (text)
sheet-override-note = Approved instead of the formula: “{ $note }”
# $at (instant)
# $by (text)
sheet-posted = Posted and announced { $at } by { $by }.
sheet-posted-at = Posted and announced at
sheet-posted-by = by
sheet-posted-until = Not later than the comparison of scores in the first match
