### What is wrong with the configuration of a cup, and what is good to know about it.
### A place in the file has a form .in for the middle of a sentence.

## Where

config-whole = the configuration
  .in = in the configuration
# $path (text) such as CupOptions.Seed
config-place = { $path }
  .in = in { $path }
# $where (message)
# $problem (message)
config-at = { CAPITAL($where) }: { $problem }

## The file

# $file (text)
config-no-file = There is no file { $file }.
# $file (text)
# $reason (text) what the system says
config-file-unreadable = The file { $file } cannot be read ({ $reason }).
# $line (count)
# $column (count)
# $found (text)
config-not-json = This is not JSON. The mistake is in line { $line }, column { $column }, at “{ $found }”.
# $line (count)
# $column (count)
config-json-ends = This is not JSON. The text ends too early, in line { $line }, column { $column }.
# $where (message)
config-unknown = { CAPITAL($where) } is not a setting Arbiter knows.
# $where (message)
# $other (text)
config-twice = { CAPITAL($where) } is given twice, here and as “{ $other }”.
# $where (message)
config-missing = { CAPITAL($where) } is missing.
# $where (message)
config-missing-moves = { CAPITAL($where) } is missing. 0 moves switch the rule off.

## What a setting takes

config-takes-seed = a text of 1 to 100 characters or a whole number
config-takes-duration = a time in hours:minutes:seconds, such as 00:01:30 or 00:00:00.100
config-takes-arguments = a text or a list of texts
# $such (text)
config-takes-engine = the name of an engine, or { $such }
# $such (text)
config-takes-time-control = a text such as 10+0.1, or { $such }
config-takes-seconds = a number of seconds
config-takes-flag = true or false
# $such (text)
config-takes-object = an object { $such }
config-takes-positive = a number of seconds above 0
config-only-cups = It must be “Cup”, because this program plays only cups.
config-only-uci = It must be “UCI”. Other engines are not supported.
config-openings-twice = It must be true, because both games of a pair have the same opening.
config-no-pondering = It must be false. Pondering is not supported.
config-no-tablebases = It must be false. Tablebases are not supported.

## Engines

# $count (count)
# $sizes (count list)
config-field = A cup has 2, 4, 8 … 1024 engines, and here { $count ->
    [one] is { $count }
   *[other] are { $count }
  }. Take { OR($sizes) }.
# $engine (text)
config-twins = Two engines are called “{ $engine }”. Give each its own Name.
# $engine (text)
config-no-engine = No engine called “{ $engine }” is built in or installed here.
# $engine (text)
config-not-built-in = No built-in engine is called “{ $engine }”.
config-no-program = It has no program. Give Command, Path or Embedded.
config-path-twice = It means the same as Command. Give only one of the two.
config-not-beside-embedded = It cannot stand beside Embedded, which brings its own program.
config-not-beside-limit = It cannot stand beside Limit. Give only one of the two.
# $program (text)
config-not-on-path = There is no program { $program } on the search path.
# $program (text)
config-beside = For the one beside this file write “{ $program }”.
# $number (count)
# $known (count list)
config-no-time-control = TimeControl has no Id { $number }, only { $known }.

## Times

# $moves (count)
config-colours-differ = It must be { $moves } like WmovesToGo, because every engine plays both colours.
# $number (count)
config-id-taken = Another time control has the Id { $number }.
config-one-way = Give its time in one way: Tc, St, MoveTime, Fixed or Nodes.
config-no-nodes = With NodeLimit it must be at least 1.
config-no-time = It leaves no time to think.

## Files

# $file (text)
config-file-not-folder = { $file } is a file, not a folder.
config-page-name = It must not end in .html, because that is the page of the cup.
# $of (choice: bracket, page, log, transcripts)
config-same-file = It is also { $of ->
   *[bracket] the file of the bracket
    [page] the file of the page
    [log] the file of the log
    [transcripts] the folder of the transcripts
  }. Give each its own.

## What is good to know

# $limit (text)
config-usual-limit = There is no TimeControl, so the engines play at { $limit }.
config-win-move = MinWinMove has no effect, because a won game can be ended at any move.
# $names (text list)
config-without-effect = Without effect here: { $names }.
# $asked (count list)
# $counts (count)
config-concurrency = For the games at once { $asked } are given; { $counts } counts.
# $order (choice: lot, book)
config-order = Opening.RandomOpenings says otherwise, but CupOptions.RandomOpenings decides: the openings come { $order ->
   *[lot] in an order drawn by lot
    [book] in the order of the book
  }.

## What an editor shows beside a setting

# $what (message)
config-about-file = { $what } (relative to the folder of this file)
# $what (message)
config-about-duration = { $what }, hours:minutes:seconds
config-about-title = A cup of chess engines
config-about-whole = What `arbiter cup run` plays
config-about-unused = Accepted, but without effect here
config-about-bracket-path = The bracket file
config-about-walkover-after = Failures to start after which the opponent gets a walkover; without it the cup waits
config-about-max-crashes = Crashes in a match after which the opponent gets a walkover
config-about-seed = Seed of all draws by lot
config-about-openings-path = The book: EPD, PGN or polyglot; "arbiter" or nothing is our own suite
config-about-openings-ply = Number of half moves taken from a game of the book as its opening
config-about-random-openings = Without effect in a cup, where CupOptions.RandomOpenings decides
config-about-opening-seed = The same as CupOptions.Seed, which is used if both are given
config-about-skip-bad = Leave out lines of the book from which no game can be played
config-about-embedded = A built-in engine, such as "Stockfish 10", in place of a program
config-about-path = The same as Command
config-about-time-control-id = The Id of its clock in TimeControl.TimeConfigs; by default the first
config-about-engine-folder = The folder with the engine definitions
config-about-engine-files = Files with one engine definition each
config-about-engines = Engines by name (built in or found on this machine) or as definitions
config-about-time-id = The name by which engines choose this clock, in TimeControlID
config-about-clock = A clock such as "60+1", "2:30+2", "40/5:00"
config-about-seconds-a-move = Seconds per move
config-about-fixed = Time for the game
config-about-increment = Time added after every move
config-about-moves-to-go = Number of moves after which Fixed is added again; 0: never
config-about-move-time = Time per move
config-about-node-limit = Limit by Nodes, without a clock
config-about-nodes = Nodes per move
config-about-draw-moves = Number of moves in a row with an even evaluation that make a draw; 0: off
config-about-draw-score = The largest evaluation that counts as even, in pawns
config-about-draw-from = The first move at which a game may be drawn this way
config-about-win-score = The evaluation that counts as won, in pawns
config-about-win-moves = Number of moves in a row with a won evaluation that end the game; 0: off
config-about-win-from = Accepted, but without effect above 1: a won game may end at any move
config-about-both-agree = True: both engines must see the win; false: the evaluation of the loser is enough
config-about-max-moves = Number of moves after which a game is a draw
config-about-at-once = Number of games played at the same time
config-about-at-once-older = The older name of NumberOfGamesInParallel
config-about-name = The name of the cup
config-about-time-control = "10+0.1", "40/60", "st=0.2", "nodes=1000", "depth=8", or a list the engines choose from
config-about-overhead = Margin by which a clock may be overstepped
config-about-hang = Seconds a move may take where there is no clock
config-about-startup = Seconds an engine may take to start
config-about-pgn-path = The PGN file of all games
config-about-pgn-unfinished = Write games that were broken off as well
config-about-transcripts = The folder for transcripts of engines that made a fault
