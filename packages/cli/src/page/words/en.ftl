### The pages of the terminal: tables, brackets, what to do next.


## Words of many pages

term-next = Next:
# $count (count)
term-more = and { $count } more
# $count (count)
term-more-at = … and { $count } more:
term-see-also = See also:
term-versus = v
# $zone (text)
term-zone = Times are those of { $zone }.
term-playable = ▸ can be played now.
# $decided (count)
# $matches (count)
term-decided = { $decided } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } decided
# $who (text)
term-won-by = won by { $who }
term-yes = yes
term-no = no
term-nobody = nobody
term-withdrawn = withdrawn
term-annulled = annulled
term-out = out
# $team (text)
term-left = { $team } left
# $names (text list)
term-names = { $names }

## Headings of columns

term-col-name = Name
term-col-rating = Rating
term-col-highest = Highest
term-col-club = Club
term-col-team = Team
term-col-average = Average
term-col-paid = Paid
term-col-captain = Captain
term-col-players = Players
term-col-player = Player
term-col-seed = Seed
term-col-points = Pts
term-col-played = Pl
term-col-won = Won
term-col-lost = Lost
term-col-why = Why
term-col-match = Match
term-col-game = Game
term-col-pair = Pair
term-col-white = White
term-col-black = Black
term-col-opening = Opening
term-col-ended = Ended
term-col-round = Round

## What it is and how far it has come

# $fact (fact)
term-as-of = As it stood after fact { $fact }.
# $count (count)
term-entering = Entering: { $count } on the list
# $round (message)
term-after-round = After { $round }
# $rounds (message list)
term-rounds = { $rounds }
# $rounds (message list)
# $of (count)
term-rounds-of = { $rounds } of { $of }
# $round (message)
# $bracket (text)
term-round-in = { $round } of bracket { $bracket }
# $left (count)
# $places (count)
term-places-left = { $left } of { $places ->
    [one] { $places } place
   *[other] { $places } places
  } left
# $places (count)
term-places-taken = all { $places } places taken
# $left (count)
# $all (count)
term-still-in = { $left } of { $all } still in
# $outcome (message)
# $played (message)
term-closed = Closed: { $outcome } · { $played }
# $outcome (message)
# $played (message)
term-finished = Finished: { $outcome } · { $played }
# $who (text list)
term-first-shared = first place shared by { $who }
term-nobody-won = nobody has won
term-entrants = Entrants
term-teams = Teams
term-table = Table
term-table-final = Final table
# $round (message)
term-table-after = Table after { $round }
# $bracket (text)
# $round (message)
term-bracket-round = Bracket { $bracket }, { $round }

## The shape of a tournament

# $title (text)
# $entrants (count)
term-outline-for = { $title } for { $entrants }
term-outline-then-phases = Then phase after phase until the places are taken.
term-outline-then-rounds = Then round after round until one is left.
# $each (message list)
term-outline-opponents = Opponents: { $each }; two games against each.
# $count (count)
# $places (text)
term-outline-opponents-of = { $count } for { $places }
# $sizes (count list)
term-outline-brackets = brackets of { $sizes }
# $count (count)
# $points (count)
term-outline-qualify = { $count } qualify with { $points } points
# $games (count)
term-outline-out = out at { $games } lost games
# $count (count)
term-outline-phases = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
  }
# $count (count)
term-outline-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
# $count (count)
term-outline-meetings = { $count ->
    [one] { $count } meeting
   *[other] { $count } meetings
  } of two teams
# $count (count)
term-outline-at-least = at least { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (count)
term-outline-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $min (count)
# $max (count)
term-outline-games-range = { $min } to { $max } games
term-outline-compact = Numbers are bracket numbers, 1 the strongest. AB1 and BA1 are the tickets of a match at tables A1 and B1, XY7, YZ7 and ZX7 those of a ring of three. Teams that advance from the second half take the numbers 1 to 4, in the order of the matches (BRI-68).
term-outline-of-teams = Numbers are bracket numbers, 1 the strongest.
term-outline-three-way = Three numbers are a three-way match; →2: two of the three advance.
term-outline-lowest = Teams that advance from a match take its lowest numbers.
term-outline-row = Numbers are places in the row, by rating; the first one has White in game 1.
term-outline-places = Numbers are places in the list of entrants.
# $stage (message)
term-outline-places-then-seeds = Numbers are places in the list of entrants ({ $stage }), then seeds.
term-outline-seeds = Numbers are seeds.
# $match (text)
term-outline-winner-of = W{ $match }
term-outline-winner = W5 is the winner of match 5.
term-outline-white = The first one has White.
term-outline-white-in-pairs = The higher seed has White in game 1 of each pair.
# $pairs (message list)
term-outline-pairs = Pairs: { $pairs }.
# $round (message)
# $matches (count)
# $pairs (count)
term-outline-pairs-of = { $round } { $matches } × { $pairs }
# $count (count)
term-outline-openings = A book needs { $count } openings for no two scheduled pairs to share one.
# $seat (text)
term-outline-bye = bye { $seat }
# $count (count)
term-outline-more = and { $count } more up to
term-outline-losers = (losers)

## Who sits somewhere, and where it goes on

# $match (text)
term-seat-winner = winner of { $match }
# $match (text)
term-seat-loser = loser of { $match }
# $seed (text)
term-seat-seed = seed { $seed }
# $number (count)
term-seat-number = number { $number }
# $team (text)
term-seat-left = { $team } (left)
# $match (text)
term-seat-from = from match { $match }
# $place (choice: winner, loser, first, second)
# $match (text)
term-seat-place = { $place ->
   *[winner] winner
    [loser] loser
    [first] first
    [second] second
  } of { $match }
term-seat-robin = from the round robin
# $place (choice: winner, loser, first, second)
# $ticket (text)
term-go-to = { $place ->
   *[winner] winner
    [loser] loser
    [first] first
    [second] second
  } to { $ticket }

## What to do next

# $match (text)
# $white (text)
# $black (text)
term-next-game = match { $match }, { $white } – { $black }
# $count (count)
term-games-open = ({ $count } games are open)
# $count (count)
term-results-open = ({ $count } results are open)
# $command (text)
term-or-unknown = or, if nobody knows it: { $command }
# $command (text)
term-look-before = look at it before: { $command }
# $command (text)
term-or-as-entered = or as they entered: { $command }
term-share-the-win = with several names they share the win
# $count (count)
term-games-to-report = { $count ->
    [one] one game
   *[other] { $count } games
  } to report, White first
term-or-results = or 0-1, 1/2; somebody absent: +-, -+, --
term-first-has-white = of several games the first named has White in the first
term-time-is = TIME is when it ended, such as 14:02
# $black (text)
# $game (count)
term-black-game = { $black }, game { $game }
# $black (text)
# $games (count list)
term-black-games = { $black }, games { $games }
term-print-tickets = To print the tickets:
term-print-changed = To print the tickets that changed:
term-when-posted = When the conditions are posted and announced:
# $team (text)
# $match (text)
term-lineup-missing = The line-up of { $team } in match { $match } is missing:
# $count (count)
term-more-lineups = and { $count ->
    [one] { $count } more line-up
   *[other] { $count } more line-ups
  }
# $count (count)
term-results-to-report = { $count ->
    [one] { $count } result
   *[other] { $count } results
  } to report, in IMPs
# $match (text)
# $first (text)
# $second (text)
# $boards (message)
term-next-boards = match { $match }, { $first } v { $second }, { $boards }
term-imps-order = IMPs in the order of the names
term-imps-order-half = IMPs in the order of the names; the first half alone: --half 1
# $command (text)
term-who-sits = who sits where: { $command }
# $count (count)
term-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $count (count)
term-boards-each = { $count } boards each
# $half (choice: first, second)
# $count (count)
term-boards-half = { $half ->
   *[first] first half
    [second] second half
  }, { $count } boards
# $count (count)
term-boards-extra = { $count ->
    [one] { $count } extra board
   *[other] { $count } extra boards
  }

## Rounds and matches

# $who (text list)
term-byes = Bye: { $who }
term-open = open
# $game (count)
term-game-open = game { $game } open
term-of-losers = of losers
term-extra-open = extra boards open
# $half (choice: first, second)
term-half-open = { $half ->
   *[first] first half
    [second] second half
  } open
# $team (text)
# $won (points)
# $quotient (text)
term-won-quotient = { $team } { $won } won, quotient { $quotient }
# $match (text)
# $round (message)
term-match-head = Match { $match }, { $round }
# $state (choice: waiting, open, decided)
term-match-state = { $state ->
   *[waiting] waiting
    [open] open
    [decided] decided
  }
term-how-it-stands = How it stands
term-col-no = No.
term-col-imps-won = IMPs won
term-col-imps-lost = lost
term-col-quotient = Quotient
term-col-next = Next
term-col-table = Table
term-col-north-south = North-South
term-col-east-west = East-West
term-col-boards = Boards
# $half (choice: first, second)
term-half = { $half ->
   *[first] First half
    [second] Second half
  }
term-who-sits-where = Who sits where
term-ring-moves = At half time East-West pairs go X to Y, Y to Z, Z to X, and boards X to Z, Y to X, Z to Y; nothing can be compared before the end. (BRI-34)
# $through (choice: one, two)
term-three-way = three-way, { $through ->
   *[one] one advances
    [two] two advance
  }
# $count (count)
# $through (choice: one, two)
term-many-teams = { $count } teams, { $through ->
   *[one] one advances
    [two] two advance
  }
# $who (text list)
term-declared-advance = declared: { $who } advance
# $how (message)
term-nobody-advances = { $how }, nobody advances
# $how (message)
term-by = { FORM($how, "by") }
# $how (text)
# $note (text)
term-noted = { $how }: { $note }
# $first (text)
# $second (text)
term-halves = { $first }, then { $second }
# $half (choice: first, second)
# $score (text)
term-one-half = { $half ->
   *[first] first half
    [second] second half
  } { $score }
# $what (choice: carry-over, handicap)
# $imps (imps)
# $to (text)
term-given = { $what ->
   *[carry-over] carry-over
    [handicap] handicap
  } { $imps } to { $to }
# $score (text)
term-extra-boards = extra boards { $score }
# $game (count)
term-as-game = as game { $game }
term-tiebreak = tiebreak
term-used-before = used before
# $team (text)
term-north-south = { $team } N-S
term-col-board = Board
term-col-imps = IMPs
# $half (count)
term-in-half = half { $half }
# $first (text)
# $score (text)
# $second (text)
term-card-all = { $first } { $score } { $second } so far; all boards are in.
# $first (text)
# $score (text)
# $second (text)
# $missing (count)
# $of (count)
term-card-missing = { $first } { $score } { $second } so far; { $missing } of { $of ->
    [one] { $of } board
   *[other] { $of } boards
  } missing.

## Brackets

# $players (count)
term-tree-too-tall = A tree of { $players } is too tall for a page: here are its rounds.
# $players (count)
term-tree-too-wide = A tree of { $players } does not fit into these columns: here are its rounds.
# $teams (count)
term-bracket-too-tall = A bracket of { $teams } teams is too tall for a page: here are its rounds.
# $high (message)
# $low (message)
term-averages = averages { $high } to { $low }
term-armageddon = In Armageddon a draw counts for Black.
# $what (choice: number, ticket)
term-numbers-before = Bracket numbers stand before the names; → is the { $what ->
   *[number] number
    [ticket] ticket or number
  } taken into the next round.
term-three-way-figures = Of a three-way: matches won, then the IMP quotient.
term-scores-include = Scores include carry-over and handicap.

## The race, tables, the matrix

# $points (count)
term-race-to = Race to { $points } points
# $phase (count)
# $played (message)
term-race-phase = phase { $phase }, { $played }
# $phase (count)
term-race-to-pair = phase { $phase } is to be paired
term-race-near = Can get there in this phase:
# $name (text)
# $result (choice: draw, win)
term-race-with = { $name } ({ $result ->
   *[draw] a draw
    [win] a win
  })
# $count (count)
term-race-more = { $count } more
# $who (message list)
term-race-who = { $who }.
term-playoff = Playoff:
# $count (count)
term-line-left = { $count ->
    [one] { $count } place
   *[other] { $count } places
  } left
# $number (count)
term-robin-against = v { $number }
term-col-victory-points = VP
# $places (count)
term-robin-legend = Victory points against each; { $places } advance.
# $places (count)
term-robin-legend-imps = Victory points against each, in brackets the IMPs; { $places } advance.
term-cross-legend = First mark with White, second with Black: 1 won, ½ drawn, 0 lost; + = − without play; × does not count; · to be played.
term-matrix-won = won
term-matrix-gone = gone
# $round (count)
term-matrix-out = out { $round }
# $players (count)
term-matrix-list = A matrix of { $players } does not fit into these columns: here is everybody with the numbers of the opponents.
term-matrix-points = Points of the player of the row
# $raised (text)
# $round (message)
# $pattern (choice: neighbours, pair, ring, thirds)
term-matrix-round = { $raised } { $round }, { $pattern ->
   *[neighbours] neighbours in the row
    [pair] the last two
    [ring] drawn as a ring
    [thirds] drawn in thirds
  }
term-matrix-sums = 6½/14: 6½ points from 14 games, in several rounds
term-matrix-to-play = · a game to be played
term-matrix-without-play = + = − without play
term-matrix-not-played = × not played
# $out (count)
term-matrix-counter = ■ a lost game, ◧ half of one, out at { $out }
term-matrix-going-out = † goes out when this round is over
# $round (count)
term-matrix-out-since = out { $round }: since the end of round { $round }
term-matrix-gone-means = gone: has withdrawn

## Handicaps and awards

# $boards (count)
term-handicap-title = Handicap in a match of { $boards } boards
term-handicap-about = the IMPs the team with the lower average receives
# $higher (number)
# $lower (number)
# $printed (text)
# $right (text)
term-handicap-misprint = { NUMBER($higher, useGrouping: "always") } v { NUMBER($lower, useGrouping: "always") } is printed { $printed }, not { $right }
# $which (message list)
term-handicap-misprints = * Misprints of the document: { $which }. The formula governs (BRI-61).
# $which (message list)
term-handicap-missing = ° Missing in print: { $which } (BRI-60).
term-handicap-letters = L and H are the lower and the higher average of masterpoints. Other averages and boards: arbiter bridge handicap.
# $lower (number)
# $block (choice: first, second, third)
term-handicap-row = the row { $lower } of the { $block ->
   *[first] first
    [second] second
    [third] third
  } block
# $higher (number)
# $lower (number)
term-handicap-pair = { $higher } v { $lower }
# $of (text list)
term-handicap-zeros = the zeros of { $of }
term-awards-nobody = No team has told its players, so there is nobody to give an award to.
term-awards-columns = Boards played of boards, match by match of the team, each by its number in the event.
# $team (text)
# $bracket (text)
term-awards-team = { $team } · Bracket { $bracket }
term-col-award = Award
term-col-rule = Rule
term-award-in = still in
term-award-match = match award
term-award-nothing = nothing
term-award-unknown = not known
# $who (text list)
# $why (text)
term-award-reason = { $who }: { $why }
term-meter-nobody = No team that has told its players is still in.
term-meter-legend = If the team gets there: yes, he has it; +14, with so many boards more at least; no, not any more; ?, a line-up is missing. (BRI-16d)

## Drafts, consequences, the history

# $command (text)
term-draft-publish = publish it with { $command }
# $match (text)
# $pair (count)
# $opening (text)
term-draft-opening = Match { $match }, pair { $pair }: opening { $opening }, a draft
# $team (text)
# $imps (imps)
# $from (text)
# $boards (count)
term-draft-receives = { $team } receives { $imps } IMPs from { $from } in { $boards } boards.
# $round (text)
term-draft-round = { $round }, a draft
# $stage (text)
term-draft-seeds = Seeds of “{ $stage }”, a draft
# $numbers (text list)
term-draft-positions = Chess960 of the rounds: no. { $numbers }
# $what (text)
# $fact (fact)
term-take-back = take back: { $what } (fact { $fact })
# $what (text)
# $fact (fact)
term-make-void = make void: { $what } (fact { $fact })
# $count (count)
term-draw-again = draw again: { $count ->
    [one] { $count } publication
   *[other] { $count } publications
  } nobody has played on
# $match (match)
# $between (text)
# $from (text)
# $to (text)
term-change-match = change match { $match } ({ $between }): { $from } becomes { $to }
# $match (match)
# $moved (message)
term-change-seat = change a seat: match { $match }, { $moved }
# $seed (count)
# $moved (message)
term-change-seed = change a seed: number { $seed }, { $moved }
# $who (text)
# $from (text)
# $to (text)
term-change-rank = change a rank: { $who }, { $from } becomes { $to }
# $note (text)
# $rule (rule)
term-change-note = note: { $note } ({ $rule })
term-change-nothing = change the result and nothing else
# $who (message)
term-moved-in = { $who } comes in
# $who (message)
term-moved-out = { $who } leaves it
# $from (message)
# $to (message)
term-moved = { $from } becomes { $to }
# $count (count)
term-more-of-these = and { $count } more of these
term-tickets-none = No ticket changes.
# $count (count)
term-tickets-change = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  } would change:
# $team (text)
# $changes (text)
term-ticket-changes = { $team }: { $changes }
# $state (choice: undone, redone, revoked, drawn-again, void, corrected)
# $fact (fact)
term-fate = [{ $state ->
   *[undone] undone
    [redone] redone
    [revoked] revoked
    [drawn-again] drawn again
    [void] void
    [corrected] corrected
  } by { $fact }]

## Matches and cups of engines

# $count (count)
term-seconds = { $count } s
# $count (count)
term-minutes = { $count } min
# $count (number)
term-hours = { $count } h
# $wins (count)
# $draws (count)
# $losses (count)
term-tally = { $wins } won, { $draws } drawn, { $losses } lost
# $played (count)
# $games (count)
# $tally (message)
term-games-so-far = { $played } of { $games }: { $tally }
# $llr (text)
# $lower (text)
# $upper (text)
term-llr = LLR { $llr } ({ $lower }, { $upper })
# $time (message)
term-about-left = about { $time } left
# $first (text)
# $second (text)
term-against = { $first } against { $second }
# $engine (text)
# $games (count)
# $result (choice: drawn, lost)
# $ending (text)
term-fault = { $engine }: { $games } { $result ->
   *[drawn] drawn
    [lost] lost
  } by { $ending }
# $count (count)
term-replayed = { $count } played again because the runner itself was late
# $what (choice: score, pairs, difference, normalized, stronger, test)
term-label = { $what ->
   *[score] Score
    [pairs] Pairs
    [difference] Difference
    [normalized] Normalized
    [stronger] Stronger
    [test] Test
  }
# $points (points)
# $games (count)
# $share (text)
# $tally (message)
term-score = { $points } of { $games } ({ $share }): { $tally }
# $both (count)
# $one (count)
# $level (count)
# $won (count)
# $all (count)
term-pairs = { $both } lost both, { $one } lost one and drew, { $level } level, { $won } won one and drew, { $all } won both
# $elo (message)
term-elo-95 = { $elo } (95 %)
# $share (text)
term-los = with a likelihood of { $share } (LOS)
# $llr (text)
# $lower (text)
# $upper (text)
# $verdict (choice: continue, H0, H1)
term-sprt = LLR { $llr }, bounds { $lower } and { $upper }: { $verdict ->
   *[continue] not decided
    [H0] the lower bound is reached (H0)
    [H1] the upper bound is reached (H1)
  }
# $value (text)
# $error (text)
term-elo = Elo { $value } ± { $error }
# $value (text)
# $bound (text)
term-elo-least = Elo { $value }, at least { $bound }
# $value (text)
# $bound (text)
term-elo-most = Elo { $value }, at most { $bound }
# $value (text)
term-elo-alone = Elo { $value }
term-end-sprt = It was stopped because the test is decided.
term-end-interrupted = It was interrupted; running games do not count.
# $problem (text)
term-end-unplayable = It cannot continue: { $problem }
# $file (text)
term-end-pgn = Games were added to { $file }
# $count (count)
term-cup-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $state (choice: playing, waiting, stopped, finished)
term-cup-state = { $state ->
   *[playing] playing
    [waiting] waiting
    [stopped] stopped
    [finished] finished
  }
# $played (count)
# $all (count)
term-cup-games-of = { $played } of { $all } games
# $decided (count)
# $all (count)
term-cup-matches-of = { $decided } of { $all } matches
term-col-place = Place
term-col-engine = Engine
term-col-points-long = Points
term-col-games = Games
term-col-faults = Faults
term-col-out-in = Out in
term-cup-met = Points against each other
term-cup-matches = Matches
term-col-first = First
term-col-second = Second
term-col-score = Score
term-col-pairs = Pairs
term-cup-legend = From the side of the first. Pairs: both lost, one lost and one drawn, level, one won and one drawn, both won. LOS: how likely the first is the stronger one.
# $matches (count list)
# $count (count)
# $remark (text)
term-cup-remark = { $count ->
    [one] Match
   *[other] Matches
  } { $matches }: { $remark }
# $whom (message)
# $why (text)
term-cup-waiting = ! Waiting for { $whom }: { $why }
# $whom (message)
# $match (text)
# $why (text)
term-cup-waiting-in = ! Waiting for { $whom } (match { $match }): { $why }
# $who (choice: engine, disk, organiser, worker)
term-cup-whom = { $who ->
   *[engine] an engine
    [disk] room on the disk
    [organiser] the director
    [worker] the runner
  }
# $name (text)
term-cup-engine = { $name }
term-col-clock = Clock
term-col-eval = Eval
term-col-depth = Depth
term-col-move = Move
# $colour (choice: white, black)
term-colour = { $colour ->
   *[white] W
    [black] B
  }
# $game (count)
term-tiebreak-game = T{ $game }
term-does-not-count = does not count
# $count (count)
term-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
  }
# $game (count)
term-repeats = not played, it repeats game { $game }
term-second-attempt = second attempt
# $round (text)
# $match (text)
# $game (count)
term-game-place = { $round }, match { $match }, game { $game }
# $round (text)
# $match (text)
# $game (count)
term-game-place-tiebreak = { $round }, match { $match }, tiebreak game { $game }
# $place (message)
# $white (text)
# $black (text)
# $result (text)
term-game-line = { $place }: { $white } – { $black } { $result }
