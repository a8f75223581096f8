### What the papers of a bridge knockout say: bracket sheets, tickets, Go To cards, rack list, recap, conditions.

## The bracket sheet

# $match (match)
sheet-from = from { $match }
# $match (match)
sheet-from-loser = loser of { $match }
# $place (count)
sheet-from-robin = place { $place } of the round robin
# $ticket (text)
# $place (choice: winner, loser, first, second)
# $match (match)
sheet-from-half = { $ticket }: { $place ->
   *[winner] winner
    [loser] loser
    [first] first
    [second] second
  } of { $match }
sheet-away = not there
sheet-disqualified = disqualified
# $bracket (text)
sheet-moved-to = moved to { $bracket }

## Tickets

sheet-report-nothing = No opponent: nothing to play and nothing to report.
# $table (text)
# $matches (match list)
sheet-report-ring = Compare at table { $table } after the ring. Report { $matches ->
    [one] match { $matches }
   *[other] matches { $matches }
  } at the director’s desk.
# $boards (count)
# $table (text)
# $matches (match list)
sheet-report-sessions = Play both sessions this way, { $boards } boards against each team. Then compare at table { $table }; all three teams report { $matches ->
    [one] match { $matches }
   *[other] matches { $matches }
  } together at the director’s desk.
# $table (text)
# $matches (match list)
sheet-report-compact = Compare at table { $table } when all boards of the ring have been played. All three teams report { $matches ->
    [one] match { $matches }
   *[other] matches { $matches }
  } together at the director’s desk.
# $table (text)
# $matches (match list)
sheet-report-three = Compare at table { $table } after the second half. All three teams report { $matches ->
    [one] match { $matches }
   *[other] matches { $matches }
  } together at the director’s desk.
# $table (text)
# $matches (match list)
sheet-report-two = Compare at table { $table }. The winner reports { $matches ->
    [one] match { $matches }
   *[other] matches { $matches }
  } at the director’s desk.

## Tickets that changed

sheet-changed-new = new
sheet-changed-gone = no longer plays
sheet-none = none
# $text (text)
sheet-text = { $text }
# $now (text)
# $old (text)
sheet-changed-name = name { $now } instead of { $old }
# $now (message)
# $old (message)
sheet-changed-captain = captain { $now } instead of { $old }
# $now (message)
# $old (message)
sheet-changed-bracket = bracket { $now } instead of { $old }
# $now (count)
# $old (count)
sheet-changed-number = number { $now } instead of { $old }
# $now (match list)
# $old (match list)
sheet-changed-match = match { $now } instead of { $old }
# $now (text list)
# $old (text list)
sheet-changed-opponent = opponent { $now } instead of { $old }
# $now (text list)
sheet-changed-more = also plays { $now }
# $old (text list)
sheet-changed-fewer = no longer plays { $old }
# $now (message)
# $old (message)
sheet-changed-table = table { $now } instead of { $old }
# $northSouth (text)
# $eastWest (text)
sheet-seat = N-S { $northSouth } E-W { $eastWest }
# $before (message)
# $seat (message)
sheet-seat-then = { $before }, then { $seat }
# $ticket (text)
# $seats (message)
sheet-seat-ticket = { $ticket } { $seats }
# $now (count)
# $old (count)
sheet-changed-boards = { $now ->
    [one] { $now } board
   *[other] { $now } boards
  } instead of { $old }
# $what (choice: handicap, carry-over)
# $now (imps)
# $old (imps)
sheet-changed-given = { $what ->
   *[handicap] handicap
    [carry-over] carry-over
  } { $now } instead of { $old }
# $what (choice: handicap, carry-over)
# $team (text)
# $now (imps)
# $old (imps)
sheet-changed-given-against = { $what ->
   *[handicap] handicap
    [carry-over] carry-over
  } against { $team } { $now } instead of { $old }

## What the recap tells beside the scores

# $match (match)
# $round (message)
# $what (message)
sheet-in-match = Match { $match } ({ $round }): { $what }.
# $round (message)
sheet-in-round = { $round }:
# $who (message)
sheet-no-opponent = { $who } had no opponent
# $who (entrant list)
sheet-absent = { $who ->
    [one] { $who } was not there
   *[other] { $who } were not there
  }; the others played on
# $who (entrant list)
# $winner (message)
sheet-absent-won = { $who ->
    [one] { $who } was not there
   *[other] { $who } were not there
  }; { $winner } won by forfeit
# $who (entrant list)
sheet-absent-unpaid = { $who ->
    [one] { $who } was not there
   *[other] { $who } were not there
  }, and the other team has not paid; nobody advances
# $who (entrant list)
sheet-absent-all = double forfeit by { $who }; nobody advances
# $who (entrant)
sheet-left-disqualified = { $who } was disqualified
# $who (entrant)
# $bracket (text)
sheet-left-bracket = { $who } moved to bracket { $bracket }
# $left (message list)
sheet-wrong = { $left }; the others played on
# $left (message list)
# $winner (message)
sheet-wrong-won = { $left }; { $winner } won by forfeit
# $left (message list)
sheet-wrong-nobody = { $left }; nobody advances
# $round (message)
# $who (entrant)
sheet-bye-won = { $round }: { $who } had no opponent and won.
sheet-order-by-hand = The director set the order of the teams by hand.
sheet-handicap-approved = A handicap other than that of the formula was approved.
# $who (entrant)
sheet-declared-winner = the director declared { $who } the winner
# $who (entrant list)
sheet-declared-through = the director decided that { $who ->
    [one] { $who } advances
   *[other] { $who } advance
  }
sheet-declared-cancelled = the director cancelled the match
sheet-declared-drawn = the director declared the match drawn
# $who (entrant)
sheet-emergency = { $who } left in an emergency and keeps everything earned so far.
# $teams (entrant list)
# $was (result)
# $now (result)
sheet-corrected = the result of { $teams } was corrected from { $was } to { $now }

## The conditions of contest: what each paragraph is about

# $about (choice: format, teams, re-pairing, boards, ties, ties-of-five, handicap, participation, absence)
sheet-about = { $about ->
   *[format] Format
    [teams] Teams
    [re-pairing] Re-pairing
    [boards] Boards
    [ties] Ties
    [ties-of-five] Ties of five
    [handicap] Handicap
    [participation] Participation
    [absence] Absence
  }

## Format

# $teams (count)
sheet-format-compact = Compact knockout of { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
  }. One session has two halves; after the first, winners and losers go where the Go To card sends them. The last four teams play semifinals and a final.
# $teams (count)
sheet-format-knockout = Knockout of { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
  }. Nobody has a bye: where the numbers require it, three teams meet in a three-way.
# $teams (count)
# $brackets (count)
sheet-format-brackets = Knockout of { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
  } in { $brackets ->
    [one] { $brackets } bracket
   *[other] { $brackets } brackets
  } by strength. Nobody has a bye: where the numbers require it, three teams meet in a three-way.
# $by (choice: average, lot, entry, hand)
sheet-format-numbers = Numbers are given { $by ->
   *[average] by average masterpoints
    [lot] by lot
    [entry] in order of entry
    [hand] by the director
  }.
sheet-format-advancing = Teams that advance take the lowest numbers of their match. One team advances from a head-to-head match, two from a three-way unless its sheet says one.
sheet-format-playoff = The losers of the quarterfinals play for places 5 to 8.
sheet-format-third-place = The losers of the semifinals play for third place.

## Teams and boards

sheet-members-four = A team has exactly four players.
sheet-members = A team has four, five or six players.
sheet-re-pairing = If two teams of a pairing have met before, the round is paired again: as few repeats as possible, then as many pairs kept as possible, then the weakest opponent for the lowest number. The final is never changed.
# $half (count)
# $boards (count)
sheet-boards-compact = { $half } boards are played in each half (in a ring every two teams play half of them), { $boards } in each semifinal and in the final.
# $boards (count)
sheet-boards-session = { $boards } boards are played in a session. Every two teams of a three-way play half of them, except in a bracket of only three teams.

## Ties

sheet-ties-two = If a head-to-head match is level after all boards, the teams play four extra boards, again and again until the tie is broken.
sheet-ties-three = A three-way is ranked by matches won (a tied one counts half), then by IMP quotient: all IMPs won divided by all IMPs lost.
sheet-ties-line = If teams are still level and not all of them can advance, they play four extra boards.
sheet-ties-extra = Extra boards carry no handicap and no carry-over.
sheet-ties-of-five = The round robin of five is ranked by victory points, then matches won, then the matches between the tied teams, then the result against the highest team outside the tie and the next ones.
sheet-ties-choice = The team in first place chooses its opponent in the semifinal.

## Handicap

sheet-handicap-none = There is no handicap: all matches are scored as they are played.
sheet-handicap-formula = The team with the lower average receives N · log₁₀((40 + L/2 + H) / (40 + 3L/2)) IMPs. N is the number of boards of the match; H and L are the higher and the lower average of all members.
# $how (message)
sheet-handicap-override = There is a handicap, by approval other than that of the formula: { $how }.
# $percent (percent)
sheet-override-percent = { $percent } of what the formula gives
# $imps (imps)
sheet-override-imps = { $imps } IMPs to the lower team in every match
# $steps (message list)
sheet-override-table = by the difference of the averages, { $steps }
# $imps (imps)
# $difference (number)
sheet-override-step = { $imps } IMPs from { $difference } on
# $to (choice: nearest, three-decimals)
sheet-handicap-rounding = It is { $to ->
   *[nearest] rounded to whole IMPs
    [three-decimals] given to three decimals
  }. The figures of each match are announced before it is played.

## Participation and absence

sheet-participation-half = A player takes part in a match by playing at least half of the team’s boards in it. Exactly half is enough; extra boards are left out.
sheet-participation-rank = Winning a certain match earns a rank. A player has it who takes part in that match and whose percentages in the matches taken part in up to it average at least 50.
sheet-participation-next = A player who misses a rank has the next lower one, or else match awards in the share of the boards played.
sheet-participation-row = Of four matches, a player who takes part in the first, second and fourth but not in the third has first place only with all boards of the fourth.
sheet-participation-one-win = A team with one win has match awards only.
sheet-absence-forfeit = A team that does not come loses by forfeit and ranks as if it had lost the match before. The team that is there and has paid its entry wins.
sheet-absence-double = A semifinal or final not played by agreement is a double forfeit.
sheet-absence-emergency = A team that must leave in an emergency keeps what it has earned.

## The rest of the conditions

# $name (text)
sheet-title = { $name }
