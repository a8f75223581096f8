### What the command line says of itself, and when it does not understand.

## The overview

line-tagline = arbiter: direct a tournament from the first entry to the final table.
# $usage (text) how a command is typed
line-usage = Usage: { $usage }
# $usage (text)
line-usage-options = Usage: { $usage } [options]
# $command (text)
# $help (text) how to ask for help
line-usages = Usage: { $command } [options]{"      "}{ $help }
# $command (text)
line-new-here = New here? Type: { $command }
line-heading-exits = Exit codes
line-heading-environment = Environment
line-heading-words = Words
line-heading-options = Options
# $count (count) how many there are
line-heading-examples = { $count ->
    [one] Example
   *[other] Examples
  }
line-option-json = Answer with data instead of a page
line-option-language = Speak English (en), German (de) or French (fr)
line-option-help = Show how this command is used

## Groups of commands

line-group-start = Start here
line-group-set-up = Set up
line-group-play = Play
line-group-look = Look
line-group-put-right = Put right
line-group-files = Files and programs
line-group-bridge = Bridge (bridge-knockout)
line-group-diagonal = Diagonal
line-group-cup = Cup of chess engines
line-group-engines = Chess engines
line-group-server = Server
line-group-branches = More commands

## Commands in a line each

line-summary-demo = Watch a small tournament from the first entry to the final table
line-summary-serve = Run the tournament server, for a club or a federation
line-summary-formats = List the formats and their settings
line-summary-outline = The whole shape of a tournament before anybody enters
line-summary-compare = Compare formats for the same people: how good they are, and at what cost
line-summary-simulate = Who would win, and how long it would take, over many thousand runs
line-summary-new = Create a tournament file
line-summary-enter = Enter somebody, or a list of people
line-summary-describe = Say when and where it is
line-summary-edit = Change a name, club, rating or team
line-summary-start = Close the list and draw the first round
line-summary-post = Note that the conditions of a bridge event were posted and announced
line-summary-lineup = Say who plays a match for a bridge team
line-summary-report = Report the result of a match
line-summary-score = Score a match of bridge teams board by board
line-summary-forfeit = Somebody did not come to a match
line-summary-cancel = Cancel a match: it is not played and does not count
line-summary-rule = Declare a match won or drawn without play
line-summary-withdraw = Somebody leaves the tournament
line-summary-return = Somebody who withdrew comes back
line-summary-draft = Look at the next pairing before it is published
line-summary-pair = Publish the next pairing
line-summary-choose = A team that has the choice names its opponent
line-summary-declare = Say who has won, where the rules leave that to the director
line-summary-remedy = Give a bridge team its entry back, or a free play
line-summary-close = Close the tournament: the table is final
line-summary-show = What to do next, the table and the current round
line-summary-table = The table, now or after a round
line-summary-odds = Who will win from here, and what if
line-summary-race = Who is in, who can get there, how many places are left
line-summary-bracket = The knockout as a tree, or in columns
line-summary-crosstable = Everybody against everybody
line-summary-matrix = Who has met whom in a diagonal, who is in and who is out
line-summary-log = Everything that happened, in sentences
line-summary-why = Why a pairing, bye, seed, rank or tie-break is as it is
line-summary-desk = Direct at a screen of your own: results, next steps, undo
line-summary-correct = Change a reported result
line-summary-undo = Take the last command back
line-summary-redo = Do again what was undone
line-summary-revoke = Take an older command back
line-summary-misplaced = Put right a bridge team that was in the wrong bracket
line-summary-redraw = Draw bridge teams again before a result is in
line-summary-cup-run = Play a whole cup; it can be stopped and resumed
line-summary-cup-resume = Continue a cup that was stopped
line-summary-cup-demo = Watch a cup of the built-in engines
line-summary-cup-schema = What may stand in a configuration
line-summary-engines-list = The engines that can be used here
line-summary-engines-check = Find out what is wrong with an engine
line-summary-engines-play = Let two engines play a match
line-summary-bridge-handicap = The handicap of two averages
line-summary-bridge-handicap-table = The whole handicap table
line-summary-bridge-imps = IMPs for a difference in points
line-summary-bridge-contract = The score of a contract
line-summary-bridge-award = The award for a part in what a team won
line-summary-bridge-awards = The awards of all players of an event
line-summary-bridge-meter = How near players are to each rank
line-summary-bridge-print = Print the sheets of an evening
line-summary-verify = Check every rule of the format against the file
line-summary-export = Write the tournament as csv, json or html
line-summary-import = Make a tournament file from a copy or a JSON export
line-summary-apply = Let a program direct: one JSON command per line in, one answer per line out
line-summary-completion = Complete commands with the Tab key of your shell
line-summary-backup = Save everything a server keeps in one file, also while it runs
line-summary-restore = Read a backup back into an empty database
line-summary-doctor = Check everything a server keeps
line-summary-people = Everybody a server knows, with their roles

## Exit codes

line-exit-done = done, or all rules hold
line-exit-refused = refused and nothing changed, or verify found something
line-exit-misused = not understood: unknown command, option or missing word
line-exit-failed = the file or the disk failed
line-exit-unfinished = stopped before the end, or a cup waits: cup resume continues it

## Environment variables

line-env-columns = Width of the pages, 40 to 400 columns; the width of the terminal unless given
line-env-file = Tournament file where none is typed; the only one of the folder unless given
line-env-no-color = Set to anything: no colours
line-env-term = Set to dumb: no colours
line-env-language = Language of the pages: en, de or fr; that of LC_ALL, LC_MESSAGES or LANG unless given
line-env-lc-all = Language of the pages, if ARBITER_LANGUAGE is not given
line-env-lc-messages = Language of the pages, if neither of the two is given
line-env-lang = Language of the pages, if none of the three is given
line-env-path = Folders in which chess engines are found
line-env-database = Database of the server if --database is not given: a file or an address. It appears in no list of processes
line-env-password = Password for PostgreSQL, if the address of the database has none

## What the words in capitals stand for

line-word-board = A board and what happened on it, such as 1:4SN=/3NTE+1
line-word-config = The configuration of the cup, a JSON file
line-word-config-resume = The configuration of the cup, a JSON file, or its bracket file
line-word-contract = A contract with its tricks, such as 4SxN-1
line-word-points = A difference in points
line-word-file = The tournament file
line-word-format = The name of a format; `arbiter formats` lists them
line-word-match = The number of a match, such as 7, Q1.2 or B3
line-word-n = How many play
line-word-name = The name of an entrant, its id, or its place in the list of entries, such as #3
line-word-opponent = The team it wants to meet
line-word-players = Four players of the team with commas, by name, number or place in the team, such as #2
line-word-result = White first: 1-0, 0-1, 1/2; +-, -+ or -- by forfeit; of bridge teams IMPs, such as 35-12
line-word-seq = The number of a fact; `arbiter log` shows them
line-word-shell = One of bash, zsh and fish
line-word-sheet = One of bracket-sheet, tickets, go-to, rack, recap and conditions
line-word-source = A tournament file or a JSON export
line-word-subject = One of match, rank, tie, bye, seed, out, champion, advance, handicap and number, and which one
line-word-team = The name of a team
line-word-who = The entrant to change: name, id, or place in the list of entries, such as #3
line-word-backup-written = The backup to write
line-word-backup-read = The backup to read
line-word-file-created = The tournament file to create
line-word-name-new = The name of the new entrant
line-word-name-absent = The player or team that did not come
line-word-name-winner = The winner, or everybody who advances
line-word-name-champion = The winner, or all who share the win
line-word-name-engine = An engine: a name from the list, or the path of a program

## Not understood

# $command (text)
line-no-command = There is no command “{ $command }”.
# $old (text)
# $new (text)
line-old-spelling = “{ $old }” is now “{ $new }”. The old spelling works in this version for the last time.
# $command (text)
# $option (text)
line-no-option = { $command } has no option { $option }.
# $meant (text)
line-did-you-mean = Did you mean { $meant }?
# $command (text)
line-see = See: { $command }
# $language (text)
# $languages (text list)
line-no-language = There is no language “{ $language }”. Choose { OR($languages) }.
# $languages (text list)
line-language-missing = --language needs a value: { OR($languages) }.
# $option (text)
line-switch = { $option } is a switch and takes no value. Write just { $option }.
# $option (text)
# $usage (text)
line-needs-value = { $option } needs a value: { $usage }
# $command (text)
# $word (text)
line-word-missing = { $command }: { $word } is missing.
# $word (text)
# $meaning (message)
line-word-is = { $word }: { $meaning }.
# $files (text list)
# $variable (text)
line-which-file = Which tournament? In this folder are { $files }. Type the file, or name it in { $variable }.
# $word (text)
# $file (text)
# $command (text)
line-mistyped-file = Is “{ $word }” the file { $file }? If not, type the file too: { $command }
# $command (text)
# $word (text)
line-word-extra = { $command }: “{ $word }” is one word too many. Put names with spaces in quotes.
# $problem (text)
line-fault = this is a fault in Arbiter. Look at the file with show before you repeat the command, and please report:
    { $problem }
