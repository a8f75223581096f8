### What the second opinion finds: which rule a fact breaks, and what would be right.

## Numbers, times and commands

# $fact (fact)
# $due (fact)
found-numbering = Fact { $fact } stands where fact { $due } belongs.
# $at (instant)
# $fact (fact)
# $before (instant)
found-clock = This was recorded at { $at }, earlier than fact { $fact } before it ({ $before }).
found-log-empty = The log is empty: no tournament was opened.
found-opening-late = The log does not begin with the opening of a tournament.
found-opening-again = A tournament is opened once, by the first fact of its log.
# $key (text)
found-key-used = An earlier command already has the key “{ $key }”.
# $fact (fact)
found-stamp = This has the key of fact { $fact }, but another time or another author.
# $types (text list)
found-one-decision = { $types ->
    [one] A command that records { $types } alone is incomplete.
   *[other] One command cannot record { $types } together.
  }
found-closed = The tournament is closed: only an undo is possible.
found-closed-early = The tournament was closed before everything was decided.

## Changes of mind

# $facts (fact list)
found-facts = { $facts ->
    [0] no fact
    [one] fact { $facts }
   *[other] facts { $facts }
  }
# $how (choice: undo, redo, revoke, redraw)
# $named (message)
# $due (message)
found-takes-back-other = { $how ->
   *[undo] This undo names { $named }, but the last command recorded { $due }.
    [redo] This redo names { $named }, but the last undo is { $due }.
    [revoke] This revocation names { $named }, but of that command { $due } stood.
    [redraw] This new draw takes back { $named }, but the draw is { $due }.
  }
# $how (choice: undo, redo)
found-voids-nothing = { $how ->
   *[undo] An undo
    [redo] A redo
  } cannot make other facts void.
found-undo-nothing = There was nothing to undo.
found-redo-nothing = There was nothing to redo: a new command came after the undo.
found-revokes-nothing = This revokes nothing that is in the log.
found-revokes-opening = The opening of a tournament cannot be revoked.
# $fact (fact)
# $how (choice: undo, redo)
found-revokes-change = Fact { $fact } is { $how ->
   *[undo] an undo
    [redo] a redo
  } and cannot be revoked.
found-redraw-nothing = There was no draw to take back.
found-redraw-late = A result was in, so the draw could not be made again.
# $fact (fact)
found-correction-other = Fact { $fact } is not the result that this claims to correct.
# $fact (fact)
found-correction-fallen = Fact { $fact } no longer stood when it was corrected.
# $facts (message)
found-voids-needless = This makes { $facts } void without need: what keeps its place, or does not stand anyway, is not made void.
# $fact (fact)
found-voids-alike = This makes fact { $fact } void, but the same would be published again.
# $fact (fact)
found-left-standing = Fact { $fact } no longer fits after this change, yet it is not void:
# $fact (fact)
found-options-displace = Fact { $fact } no longer fits with these options:

## Formats and options

# $format (text)
found-format = There is no rule book for the format “{ $format }”.
# $option (text)
found-option-unknown = This format has no option “{ $option }”.
# $option (text)
found-option-wrong = The option “{ $option }” has a value that is not allowed.
# $option (text)
found-option-excluded = A compact knockout cannot have the option “{ $option }”.
found-not-chess = IMPs, halves and teams that go through belong to bridge.
# $type (text)
found-fact-elsewhere = This format has no facts of the type { $type }.
# $type (text)
# $field (text)
found-field-elsewhere = In this format facts of the type { $type } have no field “{ $field }”.
found-redraw-elsewhere = In this format a draw is not made again.

## Who plays

# $given (text)
found-own-id = This entry may not use the id “{ $given }”.
# $given (text)
# $who (entrant)
found-id-taken = The id “{ $given }” already belongs to { $who }.
# $given (text)
found-no-entrant = No entrant has the id “{ $given }”.
# $who (entrant)
found-withdrawn-already = { $who } had already withdrawn.
# $who (entrant)
found-not-withdrawn = { $who } had not withdrawn.
# $who (entrant)
found-withdrawn = { $who } has withdrawn.
found-started-already = The tournament had already started.
# $who (entrant)
found-named-twice = { $who } is named twice.
# $who (entrant)
found-unlisted = { $who } is missing from the list.
# $who (entrant)
found-listed-absent = { $who } is in the list, but is not there.
# $who (entrant)
# $where (choice: list, row, robin)
found-not-listed = { $who } is not in { $where ->
   *[list] the list
    [row] the row
    [robin] the round robin
  }.
# $who (entrant)
# $what (choice: rating, players)
found-fixed = { $what ->
   *[rating] The rating
    [players] The players
  } of { $who } cannot change after the start.
found-all-decided = Everything is decided: nobody can withdraw or return any more.
# $what (choice: league, hybrid-knockout, bridge-knockout, compact, bracket)
# $least (count)
# $most (count)
# $count (count)
found-size = { $what ->
   *[league] A league takes { $least } to { $most } players
    [hybrid-knockout] This tournament takes { $least } to { $most } players
    [bridge-knockout] This bridge knockout takes { $least } to { $most } teams
    [compact] A compact knockout takes { $least } to { $most } teams
    [bracket] A bracket has { $least } to { $most } teams
  }, not { $count }.
# $count (count)
found-size-cup = A cup takes 2, 4, 8 … 1024 players, not { $count }.
# $count (count)
found-size-diagonal = A Diagonal takes at least two players, not { $count }.
# $who (entrant)
# $after (choice: start, knockout, first-phase, seeds, compact)
found-entered-late = { $who } entered { $after ->
   *[start] after the start
    [knockout] after the knockout had begun
    [first-phase] after the first phase was complete
    [seeds] after the seeds were published
    [compact] after the compact knockout had begun
  }.
# $who (entrant)
# $because (choice: draw, row, sixteen, small)
found-cannot-join = { $who } cannot come in: { $because ->
   *[draw] the draw is made.
    [row] the row is fixed since the start.
    [sixteen] the bracket already has sixteen teams.
    [small] the bracket started with fewer than eight teams.
  }
# $who (entrant)
found-absent-at-start = { $who } was not there at the start.
# $who (entrant)
# $because (choice: annulled, nothing-left, absent)
found-cannot-return = { $who } cannot return: { $because ->
   *[annulled] all results were annulled.
    [nothing-left] nothing is left to play for.
    [absent] a match was lost by absence.
  }
# $who (entrant)
# $count (count)
found-other-row = With { $who } there would be { $count } players, and other places and points would apply.

## The order at the start

# $given (rule)
found-order-reason = The start cites rule { $given } for its order, but another rule sets it.
# $given (text)
# $due (text)
found-order-by = The start says its order goes by “{ $given }”, but the option says “{ $due }”.
# $who (entrant)
# $number (count)
# $by (choice: entry, rating, maxRating, lot, bands, average)
found-order = { $by ->
   *[entry] In order of entry
    [rating] By rating
    [maxRating] By highest rating
    [lot] By lot
    [bands] With shuffled bands
    [average] By average masterpoints
  }, { $who } should be number { $number }.
# $who (entrant)
# $by (choice: rating, maxRating)
found-unrated = The order goes by { $by ->
   *[rating] rating
    [maxRating] highest rating
  }, but { $who } has none.
# $due (choice: shuffled, kept)
found-bands = { $due ->
   *[shuffled] The bands of seeds should be shuffled, but the start says they are not.
    [kept] The bands of seeds should not be shuffled, but the start says they are.
  }
found-averages-missing = Some teams have named their players and some have not, so there is no order by average.
# $who (entrant)
found-average-missing = The average of { $who } is not known, but there is a handicap.
# $who (entrant)
found-bracket-by-average = By its average { $who } belongs in another bracket.
found-bracket-order = Within a bracket, teams are numbered in order of entry.

## Games, results and rulings

# $match (match)
found-no-match = There is no match { $match }.
# $match (match)
# $players (count)
# $matches (count)
found-no-match-of = There is no match { $match }: a league of { $players } has { $matches } matches.
# $what (choice: match, round, win, joined)
found-before-start = { $what ->
   *[match] There is no match before the start.
    [round] There is no round before the start.
    [win] Nobody can win before the start.
    [joined] There is no match to join before the start.
  }
# $match (match)
found-unseated = It is not known yet who plays match { $match }.
# $match (match)
found-decided = Match { $match } was already decided.
# $match (match)
found-ruled = The director had already decided match { $match }.
# $match (match)
found-forfeited = The open games of match { $match } were forfeited.
# $match (match)
# $game (count)
found-no-game = Match { $match } has no game { $game }.
# $match (match)
# $game (count)
found-game-reported = Game { $game } of match { $match } was already reported.
# $match (match)
# $game (count)
found-game-not-due = Game { $game } of match { $match } is not due.
# $match (match)
# $games (count list)
# $game (count)
found-games-due = Match { $match } continues with game { OR($games) }, not with game { $game }.
# $white (entrant)
# $game (count)
# $match (match)
found-colours = { $white } has White in game { $game } of match { $match }, not Black.
# $match (match)
# $due (entrant list)
# $named (entrant list)
found-between = Match { $match } is between { $due }, not { $named ->
    [0] nobody
   *[other] { $named }
  }.
# $game (count)
# $match (match)
# $named (entrant list)
found-game-between = Game { $game } of match { $match } is not between { $named }.
# $who (entrant)
# $match (match)
found-not-in-match = { $who } does not play match { $match }.
# $who (entrant)
# $match (match)
# $due (entrant list)
found-ruling-names = The ruling names { $who }, but match { $match } is between { $due }.
# $match (match)
found-needs-winner = Match { $match } needs a winner: it cannot be cancelled or declared drawn.
# $match (match)
# $phase (count)
# $open (count)
found-phase-early = Match { $match } is in phase { $phase }, but phase { $open } was not complete.
# $phase (count)
found-phase-open = Phase { $phase } was not complete.
# $round (count)
found-round-open = Round { $round } was not complete.
# $what (choice: round, robin, semifinals)
found-before-open = { $what ->
   *[round] The round before was not complete.
    [robin] The round robin was not complete.
    [semifinals] The semifinals were not complete.
  }
# $match (match)
found-director-decides = Nothing more is played in match { $match }: the director declares the winner.
# $at (instant)
# $paired (instant)
found-finished-early = This was finished at { $at }, before it was paired at { $paired }.
# $phase (count)
found-finish-times = In phase { $phase } either all reports give a finish time or none does.

## Rounds, pairings and seeds

# $format (choice: league, cup, diagonal)
found-publishes-none = { $format ->
   *[league] A league publishes no pairings or seeds: its list sets the schedule.
    [cup] A cup publishes no pairings or seeds: its start sets the bracket.
    [diagonal] A Diagonal publishes no seeds: everybody stands in the row.
  }
# $what (choice: rounds, seeds, win)
# $stage (text)
found-stage = { $what ->
   *[rounds] No rounds are published
    [seeds] No seeds are published
    [win] No winner is declared
  } in the stage “{ $stage }”.
# $kind (text)
# $due (text list)
found-kind = This is of the kind “{ $kind }”, but it should be { OR($due) }.
# $kind (text)
# $says (choice: by-hand, drawn)
found-by-hand = { $says ->
   *[by-hand] This says it was made by hand, but its kind is “{ $kind }”.
    [drawn] This is of the kind “{ $kind }”, but does not say it was made by hand.
  }
# $round (count)
# $due (count)
found-round-number = This is round { $round }, but round { $due } comes next.
# $phase (count)
# $due (count)
found-phase-number = This is phase { $phase }, but phase { $due } comes next.
# $round (count)
found-round-published = Round { $round } was already published.
# $what (choice: seeds, places, extra-boards, playoff, third-place)
found-published = { $what ->
   *[seeds] The seeds were already published.
    [places] The places were already published.
    [extra-boards] The extra boards were already published.
    [playoff] The playoff was already published.
    [third-place] The match for third place was already published.
  }
found-no-matches = This round has no match.
found-match-of-two = A match is between two players.
# $by (choice: row, list, numbers)
found-match-order = The matches are not in the order { $by ->
   *[row] of the row
    [list] of the list
    [numbers] of their numbers
  }.
# $who (entrant)
found-left-out = { $who } should play here, but is not paired.
# $who (entrant)
found-not-level = { $who } is paired here, but is not among those who are level.

## Openings of a cup

found-no-openings = No openings were given at the start.
# $opening (count)
found-no-opening = There is no opening { $opening }.
# $game (count)
# $match (match)
# $opening (count)
found-opening-other = Game { $game } of match { $match } is not played from opening { $opening }.
# $match (match)
# $pair (count)
found-opening-missing = Pair { $pair } of match { $match } has no opening yet.
# $match (match)
found-opening-not-due = Match { $match } is not level, so no opening is drawn.
# $match (match)
found-opening-not-drawn = Match { $match } is level, but no opening was drawn.
# $match (match)
# $due (count)
# $pair (count)
found-opening-pair = In match { $match } an opening is due for pair { $due }, not for pair { $pair }.
# $opening (count)
found-opening-planned = Opening { $opening } belongs to a scheduled pair.
# $opening (count)
# $pair (count)
# $match (match)
found-opening-drawn = Opening { $opening } was drawn for pair { $pair } of match { $match }.
# $opening (count)
# $match (match)
found-opening-twice = Opening { $opening }, drawn for match { $match }, would be used twice.
# $match (match)
# $due (count)
# $opening (count)
found-opening-next = The next opening for match { $match } is { $due }, not { $opening }.
# $opening (count)
# $was (choice: used, new)
found-opening-reused = { $was ->
   *[used] Opening { $opening } was used before, but this says it was not.
    [new] Opening { $opening } was not used before, but this says it was.
  }
# $match (match)
# $pair (count)
found-opening-stale = After this, pair { $pair } of match { $match } has another opening, but none was drawn.
# $listed (count)
# $count (count)
# $due (count)
found-openings-listed = Of { $count } openings the order lists { $listed }, but it should list { $due }.
# $one (count)
# $other (count)
found-openings-same = The openings at places { $one } and { $other } of the book are the same.
# $place (count)
found-openings-place = Two openings have place { $place } of the book.
# $number (count)
# $place (count)
found-openings-order = Opening { $number } of the order should be the one at place { $place } of the book.
# $needed (count)
# $count (count)
found-openings-few = { $needed } openings are needed, but there are { $count }.
found-engine-named = Only an engine that could not start is named.
found-change-early = Options are changed only after the start.
found-change-other = Only the number of pairs in the rounds may change.
found-change-nothing = This changes nothing.
# $match (match)
found-change-begun = This changes match { $match }, which had begun.

## A Diagonal

found-win-early = A winner is declared at the earliest when round 1 is over.
# $who (entrant)
found-cannot-win = { $who } is not among those who can win.
# $round (count)
# $next (count)
found-win-instead = Round { $round } is complete, so a winner is declared instead of round { $next }.
found-over = The tournament was over.
found-ended = The director had ended the tournament.
# $round (count)
found-ended-round = The director had ended round { $round }.
found-no-byes = Everybody plays: there are no byes.
found-extra-incomplete = Around an extra round, every earlier round must be complete.
found-no-more-rounds = No more rounds are paired: the director declares the winner.
# $who (entrant)
found-out = { $who } is out.
found-one-pair = The two who are left make one pair.
# $who (entrant)
found-opponents = { $who } does not have two opponents.
# $who (entrant)
found-opponent-twice = { $who } has the same opponent twice.
# $higher (entrant)
# $lower (entrant)
found-row-order = { $higher } is higher in the row than { $lower } and is named first.
# $count (count)
# $enough (count)
found-rematches = { $count ->
    [one] This has one rematch
   *[other] This has { $count } rematches
  }, but { $enough ->
    [0] none is needed.
    [one] one is enough.
   *[other] { $enough } are enough.
  }
# $one (entrant)
# $other (entrant)
found-pattern = The pattern needs no rematch, and by it { $one } meets { $other }.

## A Hybrid Knockout

# $players (count)
# $byes (count)
found-byes = { $players } players make { $byes ->
    [0] one bye, not none.
    [one] no bye, not one.
   *[other] one bye at most, not { $byes }.
  }
# $who (entrant)
# $phase (count)
found-rotation-bye = By rotation { $who } has no bye in phase { $phase }.
# $one (entrant)
# $other (entrant)
# $phase (count)
found-rotation-pair = By rotation { $one } and { $other } do not meet in phase { $phase }.
# $who (entrant)
# $because (choice: fewest, order)
found-bye = The bye should go to { $who }, who { $because ->
   *[fewest] has had fewer byes.
    [order] comes first for it.
  }
# $because (choice: fewest, order)
found-bye-other = { $because ->
   *[fewest] Somebody else has had fewer byes and gets this one.
    [order] Somebody else comes first for the bye.
  }
found-repeats = Fewer meetings could be repeated.
# $less (number)
found-colour-sum = Colours could be more even: the sum of their squared differences could be smaller by { $less }.
# $who (entrant)
# $other (entrant)
found-white = { $who } should have White against { $other }.
# $who (entrant)
# $difference (count)
# $most (count)
found-colours-apart = The colours of { $who } would differ by { $difference }, and { $most } is the most.
# $who (entrant)
found-playoff-bye = The bye of this playoff round should go to { $who }.
found-playoff-even = An even number of players makes a playoff round without a bye.
# $one (entrant)
# $other (entrant)
found-playoff-pair = { $one } and { $other } do not meet in this playoff round.
# $who (entrant)
found-playoff-first = { $who } comes later in the list and is named first.
# $what (choice: phase, seeds)
found-no-qualification = There is no qualification, so { $what ->
   *[phase] no phase is paired.
    [seeds] no seeds come out of it.
  }
found-playoff-not-due = No playoff is due.
found-playoff-due = A playoff comes first.
found-qualification-over = The seeds are published: the qualification is over.
found-places-for-all = There is a place for everybody who is left, so no phase follows.
found-places-left = There are still places to play for.
# $who (entrant)
found-has-place = { $who } has a place and is not paired any more.
# $who (entrant)
found-absent-often = { $who } was absent too often and is not paired any more.
found-start-none = Without Chess960 a phase has no start position.
# $phase (count)
# $due (count)
found-start = Phase { $phase } has start position { $due }, which this does not say.
# $count (count)
# $due (count)
found-starts-count = This gives { $count } start positions, but there should be { $due }.
# $number (count)
# $due (count)
# $start (count)
found-starts = Start position { $number } is { $due }, not { $start }.
# $places (count)
# $count (count)
found-seed-count = The knockout has { $places } places, not { $count }.
# $seed (count)
# $who (entrant)
found-seed = Seed { $seed } should be { $who }.
# $seed (count)
# $who (entrant)
found-seed-nobody = Seed { $seed } should be nobody, not { $who }.

## Bridge: the start

found-sizes-told = Bracket sizes are given if the event has brackets, and only then.
# $sum (count)
# $teams (count)
found-bracket-sum = The brackets hold { $sum } teams, but there are { $teams }.
# $teams (count)
# $boards (count)
found-odd-boards = { $teams } teams need a three-way match, and { $boards } boards is an odd number.
# $teams (count)
# $boards (count)
found-boards-by-four = { $teams } teams need a session whose boards can be divided by four, not { $boards }.
# $teams (count)
# $boards (count)
found-no-scale = { $teams } teams play matches of { $boards } boards, for which there are no victory points.
# $boards (count)
found-half-carried = Six teams carry over half of their boards, and { $boards } cannot be divided by four.
# $teams (count)
found-no-quarterfinals = { $teams } teams have no quarterfinals in round 2 or later, so there is no playoff.
# $teams (count)
found-no-third-place = { $teams } teams have no match for third place.
# $name (text)
found-team-name = There is already a team called “{ $name }”.
# $where (choice: any, compact)
# $count (count)
found-team-size = { $where ->
   *[any] A team has 4, 5 or 6 players
    [compact] A team of a compact knockout has 4 players
  }, not { $count }.
# $player (text)
found-team-player = { $player } plays for another team.

## Bridge: late and misplaced teams

# $who (entrant)
found-bracket-unsaid = { $who } does not say which bracket to join.
# $who (entrant)
# $most (count)
found-too-many = With { $who } there would be more than { $most } teams.
# $who (entrant)
# $boards (count)
found-makes-three-way = { $who } would make a three-way match, and { $boards } boards is an odd number.
# $who (entrant)
found-no-seat = There is no seat for { $who }.
# $who (entrant)
# $match (match)
found-no-seat-in = There is no seat for { $who } in match { $match }.
found-no-brackets = This event has no brackets, so no team is in the wrong one.
# $bracket (text)
found-no-bracket = There is no bracket { $bracket }.
# $who (entrant)
found-corrected-twice = The bracket of { $who } was already corrected.
# $who (entrant)
# $bracket (text)
found-not-in-bracket = { $who } was not in bracket { $bracket } at the start.
found-bracket-unnamed = This does not say which other bracket the team belongs in.
# $bracket (text)
found-joins-none = This does not say which match of the first round of bracket { $bracket } the team joins.
# $match (match)
# $bracket (text)
found-joins-other = Match { $match } is not in the first round of bracket { $bracket }.
found-second-round-told = The second round is given only when a team moves for it.
# $bracket (text)
found-bracket-small = Bracket { $bracket } started with fewer than eight teams.
# $bracket (text)
# $told (text)
found-second-round = The second round of bracket { $bracket } is not { $told }.
# $bracket (text)
found-bracket-took-in = Bracket { $bracket } has already taken in a team.
# $when (choice: in-time, playing, won, lost, late)
found-when = { $when ->
   *[in-time] before the team’s first match was scored
    [playing] during the team’s first match
    [won] after the team had won its first match
    [lost] after the team had lost its first match
    [late] after the second round had begun
  }
# $told (message)
# $due (message list)
found-discovered = The mistake was found { OR($due) }, not { $told }.
# $due (choice: changed, disqualified, moved, out, stands, wait)
found-action = { $due ->
   *[changed] The team should change its bracket.
    [disqualified] The team should be disqualified.
    [moved] The team should move to the other bracket for the second round.
    [out] The team should be out.
    [stands] Nothing should change.
    [wait] The team first has to win or lose its match.
  }
found-seat-needless = Only a team that changes its bracket takes a seat in the first round.
found-remedy-due = The team should get its entry fee back and a free play.
found-remedy-none = This remedy gives nothing.

## Bridge: handicaps, line-ups and boards

found-handicaps-none = Handicaps are given, but this event has none.
found-handicaps-early = Handicaps are given when matches are drawn.
# $one (entrant)
# $other (entrant)
found-handicap-next = The next handicap should be the one between { $one } and { $other }.
found-handicap-extra = A handicap is given for a match that is not drawn here.
# $one (entrant)
# $other (entrant)
# $due (number)
# $boards (number)
found-handicap-boards = { $one } and { $other } play { $due } boards, not { $boards }.
# $who (entrant)
# $from (entrant)
# $imps (number)
found-handicap = { $who } should receive { NUMBER($imps, maximumFractionDigits: 3) } IMPs from { $from }.
found-lineup-either = A line-up gives either the four who play or the boards of each member.
found-lineup-half = The boards of each member are those of the whole match, not of a half.
# $who (entrant)
found-lineup-four = Four different members of { $who } make a line-up.
# $who (entrant)
# $count (count)
found-lineup-members = { $who } has { $count } members, and each has a number of boards.
# $boards (number)
found-lineup-boards = Each member plays at most { $boards } boards, and all together play four times as many.
# $board (count)
found-board = What is given for board { $board } is not a contract.
# $entered (count)
# $most (number)
found-boards-many = { $entered } boards are entered, but there are { $most }.
found-report-missing = These boards complete a part of the match, but no report follows.
found-report-needless = The boards before this report complete nothing.
# $result (result)
# $game (count)
found-boards-sum = The boards add up to { $result } in game { $game }.
found-seat-order = The two teams are not in the order of their seats.

## Bridge: results

# $result (result)
found-result-imps = A match is reported in IMPs, not as { $result }.
found-gone = One of the two teams is not there any more.
# $game (count)
# $half (choice: first, second)
found-not-a-half = Game { $game } is not a { $half ->
   *[first] first half
    [second] second half
  }.
# $who (entrant)
found-through-absent = { $who } is declared to go through, but is not there.
# $match (match)
# $places (count)
# $count (count)
found-through-count = { $places ->
    [one] One team goes
   *[other] { $places } teams go
  } through from match { $match }, not { $count }.

## Bridge: published rounds

# $round (count)
found-round-needless = Round { $round } of the bracket is not published.
# $round (count)
# $before (count)
found-round-numbers = Round { $round } is published by the numbers teams hold after round { $before }.
# $round (count)
# $due (text list)
found-round-pairs = Round { $round } should be { OR($due) }.
# $told (text)
# $last (count)
found-round-not-all = { $told } does not pair the numbers 1 to { $last }.
found-places-open = The places of the round robin are not published yet.
found-chosen-already = The first place has already chosen.
found-not-chosen = The first place has not chosen yet.
found-choice-kind = The first place chooses its opponent here.
found-choice-pairs = The first place meets one of the three others, and the two who are left meet.
found-choice-none = There is no choice: not all four are there.
found-choice-default = Places 1 and 4 meet, and places 2 and 3, each once.
found-robin-kind = Of the round robin only extra boards are published, as round 3.
# $ring (count)
found-robin-ring = Ring { $ring } is published as it is drawn, once round 1 is complete.
found-nobody-level = Nobody is level across the line between fourth and fifth place.
found-extra-boards-due = Extra boards come first, at the line between fourth and fifth place.
# $teams (entrant list)
found-level = { $teams } are level and play each other.
found-playoff-kind = The playoff is one round of the kind “playoff”.
found-playoff-early = There is no playoff, or the quarterfinals are not complete.
# $teams (entrant list)
found-playoff-teams = { $teams ->
    [0] Nobody is left to play the playoff.
   *[other] The playoff is for { $teams }.
  }
# $one (entrant)
# $other (entrant)
found-meeting = { $one } v { $other }
# $who (entrant)
found-alone = { $who } without an opponent
# $meetings (message list)
found-meetings = { $meetings }
# $due (message list)
found-playoff-pairs = The playoff should be { OR($due) }.
found-no-third = No match for third place is published.
# $teams (entrant list)
found-third-teams = { $teams ->
    [0] Nobody is left to play for third place.
   *[other] Third place is for { $teams } to play.
  }
found-places-only = Places are published only of a round robin of five teams.
found-places-four = There are four places, each for a different team.
# $place (count)
# $teams (entrant list)
found-places = From place { $place } on, the order should be { $teams }.
# $who (entrant)
found-place-empty = { $who } has no place: nobody is left for it.
