### The bridge knockout.

## The format

# .a is for the middle of a sentence
bridge-knockout-title = Bridge Knockout
  .a = a bridge knockout
bridge-summary = A knockout of bridge teams without byes: three-way matches where the numbers ask for them, IMPs, handicap. For 3 to 64 teams.
bridge-in-brackets = in brackets by strength
# $boards (count)
bridge-in-halves = compact, { $boards } boards a half
bridge-with-handicap = with handicap
# $boards (count)
bridge-boards-a-session = { $boards } boards a session

## Columns of the table

bridge-bracket = Bracket
bridge-bracket-means = letter of the bracket; A is the strongest
bridge-number = No.
bridge-number-means = bracket number at the start
bridge-average = Average
bridge-average-means = average masterpoints of all members
bridge-vp = VP
bridge-vp-means = victory points in the round robin
bridge-won-means = matches won; advancing from a three-way counts as a win
bridge-played-means = matches of the round robin
bridge-dsq = Dsq
bridge-dsq-means = disqualified: in too low a bracket
bridge-ribbon = Ribbon
bridge-ribbon-means = qualified for the ribbon event

## Settings

bridge-bracketed = Brackets by strength
bridge-bracketed-about = The field is cut by strength into brackets of at most 16, each with its letter.
bridge-compact = Compact knockout
bridge-compact-about = A compact knockout of 12 to 16 teams of four, with two halves a session.
bridge-compact-boards = Boards of a half, compact
bridge-compact-boards-about = Boards in each half of a compact knockout.
bridge-full-awards = Full match awards
bridge-full-awards-about = Pay whole match awards where the table says “full match award”.
bridge-boards = Boards of a session
bridge-boards-about = Boards in a session, and in semifinals and final of a compact knockout; each pair of teams in a three-way plays half.
bridge-seeding = Bracket numbers
bridge-seeding-about = Numbers go by average masterpoints (highest first), by lot, or by order of entry; with brackets, inside each bracket.
bridge-by-average = masterpoints
bridge-handicap = Handicap
bridge-handicap-about = The team with the lower average receives IMPs.
bridge-rounding = Handicaps rounded
bridge-rounding-about = Handicaps have three decimals, or are rounded to the nearest whole IMP.
bridge-rounding-none = not at all
bridge-rounding-nearest = whole IMPs
bridge-other-handicap = Another handicap
# $example (text) such as {"percent":80,"note":"approved by …"}
bridge-other-handicap-about = Another handicap, such as { $example }.
bridge-handicap-percent = percent of the usual handicap
bridge-handicap-imps = the same IMPs for all
bridge-handicap-table = steps: difference IMPs, …
bridge-handicap-note = who approved it, and why
bridge-playoff = Playoff for 5th to 8th
bridge-playoff-about = The losers of the quarterfinals play for places 5 to 8.
bridge-third-place = Match for third place
bridge-third-place-about = The losers of the semifinals play for third place.
bridge-carryover = Boards carried over, with six teams
bridge-carryover-about = With six teams the semifinals carry over all 14 boards of a session of 28, or 7 with half the margin.
bridge-victory-points = Margins for 11 to 20 victory points
bridge-victory-points-about = Least margins for 11 to 20 victory points in a round robin of five.
bridge-preset-open = Open knockout
bridge-preset-bracketed = In brackets by strength
bridge-preset-handicap = With handicap
bridge-preset-compact = Compact: one session, then four survivors

## What a bridge knockout says: why a team has its number, opponent, handicap or rank, why it advances, and what to look at.

## Teams

# $who (message) a team, nobody, or one that is not known yet
# $number (count) in the bracket
bridge-team = { $who } ({ $number })

## Why a team advances

# $match (match)
# $teams (message list)
bridge-not-decided = Match { $match } between { $teams } is not decided yet.
# $who (entrant list)
# $because (message)
bridge-advances = { $who ->
    [one] { $who } advances
   *[other] { $who } advance
  }: { $because }.
# $who (entrant)
# $because (message)
bridge-won = { $who } won: { $because }.
# $because (message)
bridge-nobody-advances = Nobody advances: { $because }.
# $because (message)
bridge-level = The match was level: { $because }.
# $result (result)
# $other (entrant)
bridge-because-score = { $result } against { $other }
# $scores (message list)
bridge-because-scores = { $scores }
# $wins (message list)
bridge-because-wins = matches won are { $wins }
# $quotients (message list)
bridge-because-quotients = matches won are level, and the IMP quotients are { $quotients }
bridge-because-extra-boards = four extra boards broke the tie (BRI-37)
# $who (entrant list)
bridge-because-absent = { $who } did not play
# $who (entrant list)
bridge-because-misplaced = { $who ->
    [one] { $who } was in the wrong bracket and no longer counts here (BRI-104)
   *[other] { $who } were in the wrong bracket and no longer count here (BRI-104)
  }
bridge-because-no-opponent = there was no opponent
# $what (message)
bridge-beside = { CAPITAL($what) }.
# $who (entrant)
bridge-unpaid = { $who } has not paid and cannot win by forfeit.
# $one (entrant)
# $result (result)
# $other (entrant)
bridge-score = { $one } { $result } { $other }
# $scores (message list)
bridge-scores = Scores: { $scores }.
# $who (entrant)
# $won (points)
bridge-wins = { $who } { $won }
# $wins (message list)
bridge-matches-won = Matches won: { $wins }.
# $who (entrant)
# $won (imps)
# $lost (imps)
bridge-quotient = { $who } { $won }/{ $lost }
# $quotients (message list)
bridge-quotients = IMP quotients: { $quotients } (BRI-36).
# $who (entrant)
# $imps (imps)
# $other (entrant)
bridge-carried-over = { $who } brings along { $imps } IMPs against { $other } from their match before.
# $who (entrant)
# $imps (imps)
# $other (entrant)
bridge-handicap-counts = { $who } has a handicap of { $imps } IMPs from { $other }.

## Why a team receives a handicap

# $match (match)
bridge-handicap-off = Match { $match } is played without handicap.
# $match (match)
bridge-handicap-nobody = Nobody receives a handicap in match { $match }.
# $one (entrant)
# $first (number) average of the first
# $other (entrant)
# $second (number)
bridge-handicap-none = { $one } (average { $first }) and { $other } (average { $second }) play without handicap.
# $who (entrant)
# $lower (number)
# $imps (imps)
# $from (entrant)
# $higher (number)
bridge-receives = { $who } (average { $lower }) receives { $imps } IMPs from { $from } (average { $higher }).
# $note (text)
bridge-handicap-approved = This was approved in place of the formula: “{ $note }”.
# $boards (count)
# $lower (number)
# $higher (number)
bridge-handicap-formula = Formula for { $boards } boards: { $boards } × log10((40 + { $lower }/2 + { $higher }) / (40 + 3 × { $lower }/2)).

## Why these teams meet

# $teams (message list)
# $round (message)
# $match (match)
bridge-meet = { $teams } meet { FORM($round, "in") }, match { $match }.
# $ring (choice: first, second)
bridge-draw-ring = Five teams play a round robin, each against each; this is its { $ring ->
   *[first] first
    [second] second
  } ring.
bridge-draw-extra-boards = Nothing separated them on the line between fourth and fifth place, so they play four extra boards each.
bridge-draw-fifth-place = The losers of the quarterfinals play for places 5 to 8, first against last by the numbers they played under.
bridge-draw-third-place = The losers of the semifinals play for third place.
# $chooser (message)
# $opponent (message)
bridge-draw-chosen = { $chooser } won the round robin and chose { $opponent }; the other two meet.
bridge-draw-late = A late team took a seat in this match.
# $teams (count)
# $advance (choice: winner, one, two)
bridge-draw-first-round = This is the draw for { $teams } teams, in which nobody has a bye; { $advance ->
   *[winner] the winner advances
    [one] one of three advances
    [two] two of three advance
  }.
# $again (choice: never, final, before)
bridge-draw-again = Teams that meet here { $again ->
   *[never] cannot meet again
    [final] can meet again only in the final
    [before] can meet again in the final, or in semifinals that are then paired again
  } (BRI-28).
# $numbers (count list)
bridge-draw-second-round = Numbers { $numbers } meet in the second round; two of three advance.
# $low (count)
# $high (count)
bridge-draw-regular = In a regular round the lowest number meets the highest, here { $low } and { $high }.
bridge-draw-kept = Nobody would meet again, so the default pairs stand.
# $match (match)
bridge-met-before = They have met in match { $match }.
# $ticket (text) such as AB3
# $tables (count)
bridge-draw-compact = This is { $ticket } of the first half in the pattern for { $tables } tables; teams sit by number.
# $whom (choice: winners, losers)
# $ticket (text)
# $tables (count)
bridge-draw-compact-second = The pattern for { $tables } tables sends these { $whom ->
   *[winners] winners
    [losers] losers
  } of the first half to { $ticket }.
# $who (entrant)
bridge-draw-corrected = { $who } was moved to this bracket for the second round, so it is drawn for one team more.
# $who (entrant)
bridge-draw-corrected-final = { $who } was moved to this bracket for the second round, so three teams play the final, each against each.
bridge-draw-by-hand = The director paired this round by hand.
# $pairs (count)
bridge-draw-repaired = { $pairs ->
    [one] One default pair had met before
   *[other] { $pairs } default pairs had met before
  }, so the round was re-paired.
# $low (count)
# $high (count)
bridge-draw-repaired-how = Re-pairing takes the fewest repeats, then the most default pairs, then the weakest opponent for the lowest number; here { $low } meets { $high }.

## Why a team has its number

# $who (entrant)
# $number (count)
bridge-has-number = { $who } has number { $number }.
# $who (entrant)
# $number (count)
# $bracket (text)
bridge-has-number-in = { $who } has number { $number } in bracket { $bracket }.
bridge-number-moved = It was in the wrong bracket and moved here for the second round (BRI-54).
bridge-number-changed = It was found in the wrong bracket in time and took a seat here (BRI-52).
bridge-number-late = It entered after the draw and took the next number.
# $average (number)
bridge-number-average = Numbers go by average masterpoints, and its average is { $average }.
bridge-number-average-unknown = Numbers go by average masterpoints, and its average is not known.
bridge-number-entry = Numbers go in order of entry.
bridge-number-lot = The numbers were drawn by lot from the recorded dice.
bridge-number-hand = The director gave the order by hand.
bridge-number-listed = It stands at this place in the list.
bridge-number-brackets = Only the brackets themselves go by average masterpoints.
# $bracket (text)
# $teams (count)
bridge-number-bracket = Bracket { $bracket } was drawn with { $teams } teams.
# $bracket (text)
# $teams (count)
# $high (number)
# $low (number)
bridge-number-bracket-averages = Bracket { $bracket } was drawn with { $teams } teams, averages { $high } to { $low }.
# $place (count)
bridge-number-robin = It was number { $place } in the round robin (BRI-43).
# $match (match)
# $numbers (count list)
# $number (count)
bridge-number-after = From match { $match } of numbers { $numbers } it took number { $number } (BRI-27).
# $match (match)
# $numbers (count list)
# $advance (choice: one, two)
# $number (count)
bridge-number-after-three = From match { $match } of numbers { $numbers }, from which { $advance ->
    [one] one advances
   *[two] two advance
  }, it took number { $number } (BRI-27).

## Why a team has its rank

# $who (entrant)
# $place (count)
bridge-rank = { $who } is { ORDINAL($place) }.
# $who (entrant)
# $first (count)
# $last (count)
bridge-rank-shared = { $who } shares places { $first } to { $last }.
bridge-fate-champion = It won the final.
bridge-fate-in = It is still in, like all teams that share these places.
bridge-fate-placeless = It got no place in the round robin of five teams.
bridge-fate-disqualified = It was disqualified and gets the places of those who lost in the first round.
# $match (match)
# $round (message)
bridge-fate-absent = It did not play match { $match } { FORM($round, "in") }.
# $match (match)
# $round (message)
bridge-fate-nobody-paid = No team that had paid was there for match { $match } { FORM($round, "in") }.
bridge-fate-before = It ranks as if it had lost the match before, if there was one.
# $match (match)
# $round (message)
bridge-fate-out = It went out in match { $match } { FORM($round, "in") }.
# $match (match)
# $round (message)
bridge-fate-playoff = Match { $match } { FORM($round, "in") } decided it.
# $who (entrant)
# $round (message)
bridge-bye = { $who } has no opponent { FORM($round, "in") }: an odd number of teams is left there, and it played under the lowest number.

## What a director should know

bridge-remark-not-posted = The conditions of contest have not been posted and announced. That is due before scores are compared in the first match.
# $who (entrant)
# $claimed (text)
# $bracket (text)
bridge-remark-claimed = { $who } was told bracket { $claimed } at the sale and is in bracket { $bracket }. Check this before the team sits down.
# $above (text)
# $below (text)
# $average (number)
bridge-remark-neighbours = The lowest average of bracket { $above } equals the highest of bracket { $below }: { $average }.
# $player (text)
# $who (entrant)
# $match (match)
bridge-remark-below-half = { $player } ({ $who }) can no longer reach half of the boards of match { $match }.
# $who (entrant)
# $match (match)
bridge-remark-no-lineup = The line-up of { $who } in match { $match } is missing. Without it the awards of its players are not known.
# $match (match)
# $one (entrant)
# $other (entrant)
# $boards (result)
# $reported (result)
bridge-remark-boards = In match { $match } the boards of { $one } and { $other } add up to { $boards }, but { $reported } was reported. The report counts until it is corrected.
# $who (entrant)
# $from (text)
# $to (text)
bridge-remark-changed = { $who } was found in the wrong bracket ({ $from }) in time and plays in bracket { $to }.
# $who (entrant)
# $from (text)
bridge-remark-disqualified = { $who } is disqualified: by its own fault it was in too low a bracket ({ $from }).
# $who (entrant)
# $from (text)
# $to (text)
bridge-remark-moved = { $who } was in too low a bracket ({ $from }) and moved to bracket { $to } for the second round.
# $who (entrant)
# $from (text)
bridge-remark-out = { $who } was in too high a bracket ({ $from }) and is out. Return its entry fee and give it a free play.
# $who (entrant)
# $from (text)
bridge-remark-stands = { $who } was in the wrong bracket ({ $from }); nothing changes.
# $who (entrant)
bridge-remark-late = { $who } entered after the draw. Print the tickets of its match again.
# $who (entrant)
# $bracket (text)
# $belongs (text)
bridge-remark-late-elsewhere = { $who } entered after the draw and plays in bracket { $bracket }, although it belongs to { $belongs }. Print the tickets of its match again.
# $one (entrant)
# $other (entrant)
# $match (match)
# $imps (imps)
bridge-remark-large-handicap = The handicap between { $one } and { $other } in match { $match } is { $imps } IMPs, more than 30.
# $one (entrant)
# $other (entrant)
# $match (match)
# $earlier (match)
bridge-remark-repeat = { $one } and { $other } meet again in match { $match }: they have met in match { $earlier }.

## What is wrong with an entry

bridge-entry-name-taken = A team of that name has entered already.
bridge-entry-compact = A team of a compact knockout has exactly 4 players.
bridge-entry-size = A team has 4, 5 or 6 players.
bridge-entry-twice = The player is in this team twice.
# $team (entrant)
bridge-entry-elsewhere = The player is in { $team } already.

## What is wrong with a field

# $most (count)
# $teams (count)
bridge-bracket-size = A bracket has 3 to { $most } teams, not { $teams }.
# $sizes (count list)
# $sum (count)
# $teams (count)
bridge-bracket-sum = Brackets of { $sizes } have { $sum } teams together, and { $teams } have entered.
# $teams (count)
bridge-boards-ring = With { $teams } teams there is a ring in which each two play half of the boards, so their number must be even.
bridge-boards-five = Five teams play a quarter of the boards in each match, so their number must be a multiple of four.
# $boards (count)
bridge-boards-no-scale = There is no scale of victory points for matches of { $boards } boards. Give one as victoryPoints.
bridge-boards-carry-over = A carry-over of 7 boards is a quarter of a session, so the number of boards must be a multiple of four.
# $teams (count)
bridge-boards-three-way = With { $teams } teams there are three-way matches in which each two play half of the boards, so their number must be even.
# $teams (count)
bridge-no-quarterfinals = With { $teams } teams there are no quarterfinals after the first round.
bridge-no-semifinals = Three teams play no semifinals.

## Who cannot come, return or be moved

bridge-late-full = No match of the first round can take in another team.
# $match (match)
bridge-out-decided = Match { $match } was decided without the team.
bridge-out-placed = The places were given without the team.
# $who (entrant)
bridge-has-withdrawn = { $who } has withdrawn.
bridge-move-not-playing = It does not play.
bridge-move-late = It entered after the draw. Withdraw it and enter it where it belongs.
bridge-move-again = This was done once already. Undo it first.
# $bracket (text)
bridge-move-no-bracket = There is no other bracket { $bracket }.
# $bracket (text)
bridge-move-strongest = Bracket { $bracket } is the strongest, so no team is too low in it.
# $bracket (text)
bridge-move-weakest = Bracket { $bracket } is the weakest, so no team is too high in it.
# $bracket (text)
# $others (text list)
bridge-move-up = A team too low in bracket { $bracket } belongs to a stronger one, { OR($others) }.
# $bracket (text)
# $others (text list)
bridge-move-down = A team too high in bracket { $bracket } belongs to a weaker one, { OR($others) }.
bridge-move-playing = Its first match is still being played.
bridge-move-which = It was found in time. Say which bracket it belongs to.
bridge-move-which-second = Say which bracket it moves to for the second round.
# $bracket (text)
bridge-move-no-seat = No match of bracket { $bracket } can take it in.
# $bracket (text)
bridge-move-redraw = No match of bracket { $bracket } can take it in. Redraw with other sizes of brackets or another order.
# $bracket (text)
bridge-move-full = Bracket { $bracket } cannot take in a team for the second round.

## What is wrong with a board

# $contract (text) as it was written
bridge-contract-unknown = “{ $contract }” is not a contract. Write level, denomination (C D H S NT), x or xx if doubled, declarer (N E S W) and =, +1 or -1, such as 4SxN-1 or 3NTE=; or pass.
# $contract (text)
# $tricks (count)
bridge-contract-tricks = “{ $contract }” would be { $tricks } tricks, but there are only 13.
# $contract (text)
# $tricks (count)
bridge-contract-down = “{ $contract }” would be down by more than the { $tricks } tricks of the contract.
# $imps (result)
# $most (count)
bridge-board-imps = { $imps } is too much: a board is worth at most { $most } IMPs (BRI-71).
# $score (count)
# $most (count)
bridge-board-score = { $score } is not the score of a board: scores are multiples of 10, at most { $most } either way.

## What is wrong with a setting

bridge-takes-note = a text that says who approved it
bridge-steps-rise = The differences must go from small to large.
bridge-margins-rise = The margins must rise.
bridge-not-compact = It does not go with a compact knockout (BRI-70).
