### What the published document says of the fields of data.

## Small shapes

shape-message = A message: its id, its arguments, and its text
shape-imps = Of each of the two, in the order of `between`
shape-seconds = Seconds
shape-bytes = Bytes
shape-match = A match

## Boards of bridge

shape-imps-at-table = At the table
shape-score-total = Everything together
shape-seating-boards = The set of boards, named after the table where it begins
shape-open-half = Given if the other half has been reported
shape-open-extra = Which set of extra boards it is
shape-open-extra-game = The game of these extra boards, for `game` of the report
shape-standing-won = Matches won; a tie counts half
shape-boards = Boards that each two teams play
shape-boards-away = Teams that left or did not come: the others play on without them
shape-boards-standings = In a three-way match, best first
shape-boards-movement = In a three-way match: who sits where
shape-boards-open = What can be reported now
shape-table-score = A contract with its tricks, or the score of North-South
shape-card-imps = Of all boards together
shape-card-of = How many boards these two play
shape-card-missing = How many of them have not been reported

## The chart

shape-member-number = Member number of the federation
shape-player = A member of a team
shape-entrant-number = Order of entry
shape-entrant-claimed = The bracket the team was told when it bought its entry
shape-entrant-average = Average of its members’ masterpoints
shape-pairing = Given if it is paired otherwise than the bracket says
shape-chess960 = Number of the Chess960 position of its games
shape-fen = The position itself
shape-stage-bracket = Letter of the bracket it belongs to
shape-stage-open-ended = The number of rounds is not known beforehand
shape-place = “3”, or “3/4” when shared
shape-row-counts = What the format counts

## What a change would do

shape-takes = Facts that are taken back, with their corrections
shape-voids = Facts that would no longer count; these must be confirmed
shape-redrawn = Published pairings and seeds that would be drawn again
shape-changed-matches = Other matches that would change
shape-changed-seats = Seats that would go to somebody else
shape-changed-remarks = What the director should know afterwards, also what stays although the results say otherwise

## Drafts and reasons

shape-handicap = IMPs that each of the two receives
shape-draft-match = What it will be called, if that is known beforehand
shape-draft-starts = Chess960 positions of the following rounds
shape-why-facts = The facts the answer depends on

## Formats

shape-column-count = Its name in a row of the table
shape-column-rare = Left out if nobody has any
shape-event-logo = A picture as a data address
shape-event = When and where it is, how fast the games are
shape-column-rounded = Exact in the data, shown as a whole number
shape-column-money = An amount in the smallest unit; the row may name its currency
shape-setting-about = What it does
shape-setting-rules = The rules it belongs to
shape-setting-values = Its values, if it is one of a few words
shape-setting-parts = What its parts are called, if it has several
shape-setting-means = What some of its values lead to
shape-setting-typed = How people type it: a clock as 10+5, money as 12.50
shape-setting-main = Asked first; forms show the others under “All rules”
shape-setting-only = It matters only while another setting has this value
shape-format-presets = Options that many organisers choose, to begin from
shape-format-summary = What it is good for
shape-format-whom = Who enters
shape-format-options = JSON Schema of its settings
shape-format-settings = The names of its settings, and what they do
shape-format-field = How many may play with the usual settings, as ranges; sizes up to 1024 were tried

## Matches and games

shape-clock-bonus = Added after move 40
shape-next-attempt = Which sudden-death game it is
shape-next-start = Number of its Chess960 position
shape-pair = The pair of games from one opening that it belongs to
shape-opening = Number of the opening
shape-black-time = Black’s time as a share of White’s, if it is less
shape-result = +-, -+ and -- are forfeits
shape-ending = How it ended, in a word
shape-fault = What an engine did wrong
shape-repeats = The game of the match that it repeats
shape-replayed = A first attempt did not count
shape-opening-number = Number in the order of the openings
shape-opening-place = Place in the book
shape-opening-position = First four fields of the FEN
shape-opening-moves = The moves that lead there from the usual start
shape-opening-reused = All openings had been used
shape-advance = How many advance from it
shape-match-takes = The bracket numbers taken by those who advance
shape-match-openings = Of its pairs, as far as they are known
shape-games-max = null if nobody can say

## Pictures

shape-played = Played at the board; false for a forfeit or a ruling
shape-counts = False if it was cancelled, or no longer counts after a withdrawal
shape-cross-number = The number above its column
shape-cross-cells = null on the diagonal
shape-cross-rows = In the order of the table
shape-reached-at = When the points needed were reached
shape-reached-in = In which phase
shape-clinches-with = The result that gives the place now, whatever the others do
shape-reaches-with = The result that gives the points, though others may still come first
shape-against = The opponent now
shape-missed-by = Has the points but no place: the step that decided it, or published seeds that stay
shape-last-in = Who took the last place
shape-has-bye = Has the bye of the current phase
shape-needed = Points needed for a place
shape-race-phase = The phase being played, or to be paired next
shape-runners = Those who have a place, by seed, then the others by points
shape-bracket-letter = Its letter, if there are several
shape-drawn-as = In a tree, match i of a round is fed by matches 2i and 2i+1 of the round before
shape-bracket-seeds = Of those who come from another stage, by name
shape-meeting-against = Number of the opponent in the row
shape-meeting-games = · is still to be played, × will not be played
shape-matrix-number = Number of the row and of the column
shape-matrix-out = The round after which the player was out
shape-pattern = The pattern it was drawn by
shape-out-at = Number of lost games that puts a player out
shape-robin-imps = The team of the row first
shape-robin-number = Bracket number at the start
shape-robin-places = How many advance

## Seats

shape-seat-bracket = Letter of the bracket the seed belongs to
shape-seat-number = Number in a bridge bracket
shape-seat-ticket = In a compact knockout: its tables
shape-seat-entrant = Given once it is known
shape-seat-nobody = Known to stay empty: a bye
shape-indicators-high = The highest average in the bracket
shape-indicators-low = The lowest average in the bracket
shape-figures-ticket = The tables it is played at
shape-figures-go-to = The tickets with which teams leave it
shape-figures-losers = Its winner goes no further
shape-figures-pairs = Scheduled pairs of games from one opening

## Refusals

shape-engine-problems = What is wrong with each engine
shape-recorded = Whether this request certainly recorded nothing; if that is unknown, sending it again with the same key counts once
shape-not-found = “tournament”, “person”, “page” …
shape-roles = Who may
shape-last-fact = The newest fact now
shape-since-facts = What was recorded since
shape-expired-at = When it expired
shape-damaged-fact = The first fact that is not as it was written
shape-request = Its number in the server’s log

## What is to be done

shape-needs-finish-time = The other results of its round have a finish time, so this one needs one too
shape-one-of-games = The match has other games to play now: say which one this is
shape-one-of-teams = The match has more than two teams: say which two
shape-missing = What is missing to order the list or to compute the handicaps
shape-lengths = Games whose lengths are needed first

## Cups of engines

shape-cup-engine = An entrant of this name is played by it
shape-cup-embedded = Every server has it
shape-cup-own-clock = Its own, whatever the cup’s is
shape-cup-evaluation = From the mover’s side: hundredths of a pawn, or moves to mate
shape-cup-uci = As engines write it: e2e4, e7e8q
shape-cup-took = Time used
shape-cup-left = Time left, with the increment; not given without a clock
shape-cup-match = Number of the match
shape-cup-game = Number of the game in its match
shape-cup-round = Its name, such as Semifinal
shape-cup-opening = Its name, if it has one
shape-cup-position = Where it begins: first four fields of the FEN; the usual start unless given
shape-cup-instant = Milliseconds since 1970
shape-cup-hint = What can be done about it
shape-cup-since = Milliseconds since 1970; 0 if not known
shape-cup-began = Also when a game begins again: what was sent of it before no longer counts
shape-cup-ply = Number of moves sent before these
shape-cup-ended = It is no longer played; the log says whether it counts
shape-cup-recorded = It is in the log
shape-cup-ending = checkmate, time, crash …
shape-cup-repeats = Not played: it repeats this game of the match
shape-cup-void = It does not count and is played again
shape-cup-draws = Games that are adjudicated as drawn
shape-cup-moves-in-row = Number of moves in a row
shape-cup-draw-score = In which both engines see at most this advantage, in pawns
shape-cup-draw-from = From this move on
shape-cup-wins = Games that are adjudicated as won
shape-cup-win-score = In which the loser sees itself this far behind, in pawns
shape-cup-both-agree = If false, the winner need not see it
shape-cup-max-moves = A game of this many moves is a draw
shape-cup-time-control = “10+0.1”, “40/60”, “st=0.2”, “nodes=1000” or “depth=8”; an engine with its own plays at that
shape-cup-book = An opening book of this server, by name
shape-cup-adjudication = Games that are ended early
shape-cup-walkover = Failed starts of an engine after which the opponent wins without playing; the match waits unless given
shape-cup-crashes = Crashes of an engine in a match after which the opponent wins it
shape-cup-concurrency = Games at once; as many as the server has tables unless given
shape-cup-half-points = In half points
shape-cup-statistics = From the point of view of the first seat
shape-cup-seat-from = While nobody sits there: whose seat it will be
