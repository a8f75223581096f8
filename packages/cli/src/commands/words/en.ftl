### What each command is for, what its options mean, and what it answers.

## apply

# $command (text) an example
# $done (text)
# $refused (text)
cmd-apply-about = Lets a program direct: reads one JSON command per line, such as { $command }, and answers each with one JSON line as soon as its facts are on the disk: { $done } or { $refused }. The file is locked until the input ends.
cmd-apply-type = Type one JSON command per line; Ctrl-D ends.

## backup, restore, doctor, people

cmd-backup-about = Writes everything a server keeps into one file, as it stands at one moment, also while the server runs. restore reads it back, into a file or a PostgreSQL database. Sessions are left out.
cmd-backup-force = Replace a file that is there
# $file (text)
cmd-backup-exists = { $file } is there already. Choose another name, or say --force to replace it.
# $file (text)
# $rows (message)
cmd-backup-written = { $file }: { $rows }.
# $command (text)
cmd-backup-try = Try it out: { $command }
# $problem (message)
cmd-backup-failed = The backup could not be written, and nothing was left behind. { $problem }
cmd-restore-about = Reads a backup into an empty database: all of it, or nothing. --check reads it to its end and says whether it is whole, without touching any database.
cmd-restore-check = Only check whether the backup is whole
# $file (text)
# $rows (message)
cmd-restore-whole = { $file } is whole: { $rows }.
# $database (text)
# $rows (message)
cmd-restore-done = { $database } has everything again: { $rows }.
# $command (text)
cmd-restore-sessions = Sessions are not kept: an owner who can no longer sign in gets a new link with { $command }.
cmd-doctor-about = Checks everything a server keeps, also while it runs: is the database whole, can every log be read, do all rules hold in every tournament, does the list agree with the logs? It changes nothing.
cmd-doctor-well = All is well.
cmd-doctor-wrong = Something is wrong: see the lines that begin with ✗.
cmd-people-about = Lists everybody a server knows, also while it runs: their roles on the whole site and in each tournament, and since when. It changes nothing and shows no link or token.
cmd-people-name = Name
cmd-people-role = Role
cmd-people-where = Where
cmd-people-since = Since
cmd-people-site = whole site
# $role (choice: owner, director, scorer, none)
cmd-people-role-name = { $role ->
   *[owner] owner
    [director] director
    [scorer] scorer
    [none] no role
  }
cmd-people-nobody = Nobody is known here yet: the first start of the server prints a link for its owner.

## Looking

cmd-bracket-about = Shows the knockout as a tree: who meets whom, with seeds and scores, and who waits for which winner. A tree that does not fit is shown as a list of its rounds. For bridge teams every round is a column of boxes, with three-way matches, carry-over and handicap.
cmd-bracket-bracket = For bridge teams in several brackets: only this one
cmd-bracket-none = No bracket yet: start the tournament first.
cmd-crosstable-about = Shows everybody against everybody, in the order of the table, with the results for both colours.
cmd-crosstable-none = No crosstable yet: start the tournament first.
cmd-matrix-about = Shows the diagonal matrix: the players in the order of the row, whom each has met in which round with how many points, everybody’s lost games, and who is out. What does not fit is shown in blocks of columns, a very large field as a list.
cmd-matrix-none = No matrix yet: start the tournament first.
cmd-race-about = Shows the race for the places in the knockout: everybody’s points towards the mark, who is in with which seed and since when, who can get there in this phase, how many places are left, and a playoff if there is one.
cmd-race-not-yet = No race yet: start the tournament first.
# $players (count)
cmd-race-none = There is no race: { $players ->
    [one] the only player does not have to qualify.
   *[other] none of the { $players } players has to qualify.
  }
cmd-log-about = Shows everything that happened, one fact a line, with its number, time and author. What was taken back stays visible and is marked.
cmd-odds-about = Shows everybody’s chances in a tournament that is being played: from the facts so far to the end, ten thousand times, by its own rules. With --suppose they stand beside what they would be. The file is only read. Ctrl-C ends it and shows what is known so far.
cmd-odds-suppose = What if? A result as report takes it, with its options ("7 1-0", "1 1/2 --game 2"), or "Ann beats Ben", "Ann draws with Ben": every game still to come between them
cmd-odds-all = Show everybody, not only the 20 likeliest to win
cmd-show-about = Shows what to do next, the table and the current round; or one round, one match, or how it stood after a fact.
cmd-desk-about = Directs a tournament at the terminal: above stands what to do next with the table, and changes with the file, whoever writes it; below, what was answered. A result is typed as match and result (7 1-0), any other command without arbiter and FILE (enter Ann, withdraw Ben); Enter alone does the next step, u takes back, q leaves. arbiter FILE is short for it.
cmd-show-round = Only this round (where phases count: this phase), and the table after it
cmd-show-match = Only this match; for teams every line of its score, and who sits where
cmd-show-alone = show takes --match alone, without --round or --stage.
# $match (text)
# $last (match)
cmd-show-no-match = There is no match “{ $match }” (the last one drawn is { $last }).
# $match (text)
cmd-show-no-match-yet = There is no match “{ $match }”: nothing is drawn yet. Start the tournament first.
cmd-table-about = Shows the table as it stands, as it stood after a round, or as it stood after a fact.
cmd-table-round = As it stood after this round (where phases count: phase)
cmd-table-not-yet = No table yet: start the tournament first.
cmd-table-none = There is no table for that: leave out --round or --stage.
cmd-why-about = Says why a pairing, playoff, bye, seed, rank or tie-break is as it is, why a team advances, receives a handicap or has its number: the rule, and the facts behind it.
cmd-why-rests-on = It rests on:

## Formats

cmd-formats-about = Lists the formats, what they are good for, and their settings for --set.
# $description (text)
# $least (text)
# $most (text)
cmd-formats-range = { $description }; { $least } to { $most }
cmd-outline-about = Shows the whole shape of a tournament before anybody enters: every round and match that is known, by numbers in the list.
cmd-outline-entrants = How many play, if that is not the second word; without it every number, where only a few are possible
cmd-outline-either = outline takes N or --entrants N, not both.
cmd-outline-how-many = outline: --entrants N is missing: how many play?
cmd-compare-about = Plays several formats with the same people, twenty thousand times each, and sets side by side how good each is at finding the best and what it costs in games, rounds and hours; as a table, and as a plot with --svg or --html. A format these people cannot play says why.
cmd-compare-formats = Which formats; all for such entrants unless given. `arbiter formats` lists them
cmd-compare-set = A setting of one of the formats
cmd-simulate-about = Plays a tournament that was never held a hundred thousand times, by its real rules, with results drawn by strength and chance: who wins and who ends where, how often the best wins, how many games, rounds and hours it takes. The same seed gives the same answer on any number of workers. Ctrl-C ends it and shows what is known so far.
cmd-simulate-suppose = What if? Every game between the two ends so; also "Ann draws with Ben"

## new, enter, edit, start

cmd-new-about = Creates a tournament file. A file of that name is never overwritten.
# $columns (message)
cmd-new-entrants = A list of people or teams ({ $columns }), or a number: they are called Player 1, Player 2, … or Team 1, Team 2, …
cmd-new-name = Name of the tournament
cmd-new-set = A setting of the format; `arbiter formats` lists them. autoPair=false: rounds are published only by pair
cmd-new-seed = Seed of every draw by lot; drawn at random unless given
cmd-new-at = When it was created: 14:05, by the clock here, or with date and zone as 2026-05-01T14:02:10Z. Now unless given
# $file (text)
cmd-new-created = Created { $file }.
cmd-new-bad-auto-pair = --set autoPair takes true or false.
cmd-new-bad-seed = --seed takes 1 to 100 characters.
# $typed (text)
cmd-new-bad-time = --at takes a time such as 14:05 or 2026-05-01T14:02:10Z, not “{ $typed }”.
# $columns (message)
cmd-enter-about = Enters somebody, or everybody on a list (a CSV file with the { $columns }).
cmd-enter-rating = Rating, a whole number
cmd-enter-max-rating = Highest rating ever, for formats that ask for it
cmd-enter-club = Club
cmd-enter-id = An id of your own, such as a membership number
cmd-enter-joins = For a late team: the match it takes a seat in; the rules choose one unless given
cmd-enter-entrants = A list of people or teams, or a number: they are called Player 1, Player 2, … or Team 1, Team 2, …
cmd-enter-usage = Usage: arbiter enter FILE NAME, or --entrants people.csv
cmd-enter-either = enter takes either one NAME or --entrants, not both.
# $field (text)
cmd-enter-list-says = enter: with --entrants everything is in the list; leave out { $field }.
# $count (count)
cmd-enter-joins-one = enter: --joins is for one team, and { $count } are on the list. Enter them one by one.
cmd-edit-about = Changes what is known about an entrant. none takes a rating, club, captain or all players away. Ratings and the players of a team are fixed at the start.
cmd-edit-name = New name
cmd-edit-rating = Rating
cmd-edit-max-rating = Highest rating ever
cmd-edit-paid = Has the entry been paid? none: nothing is known about it
cmd-edit-claimed = The bracket the team was given when it bought its entry
cmd-edit-player = A member of the team, once for each: replaces the whole list; or none
cmd-start-about = Closes the list of entrants and draws the tournament. The rules of the format say who may still enter afterwards.
cmd-start-openings = The pairs of a cup are played from the openings of this EPD, PGN or polyglot file; "arbiter": our own suite
cmd-start-plies = How many half moves of a PGN game or polyglot line are its opening
cmd-start-skip-bad = Leave out lines of the book that nobody can play from

## Play

cmd-report-about = Reports the result of a match, White first: 1-0, 0-1 or 1/2. Somebody absent: +- (Black was), -+ (White was), -- (both). A name can stand for the match, and the time (14:32) or the moves (m41) can follow the result. With - as the match, results are read from the input, one a line, and recorded together. Where a match has several games to play, say which with --game. Bridge teams report IMPs, first team first: 35-12, whole or by halves; in a three-way say between whom.
cmd-score-about = Scores a match of bridge teams board by board: two contracts (1:4SN=/3NTE+1), two scores of North-South (2:420/-50) or IMPs (3:+5, 3:5-0). The table where the first team sits North-South comes first. When all boards of a half or of the match are in, they report it; a board entered again replaces what was entered for it.
cmd-score-file = Boards in a file, or piped in, one a line
cmd-score-missing = score: BOARD is missing, such as 1:4SN=/3NTE+1; or --file boards.txt
cmd-lineup-about = Names the four of a bridge team who play a match, or one half of it; if it is given again, the last one counts. The boards played decide what a player is awarded. Instead of the four, --played gives the boards of each player in the whole match.
cmd-lineup-half = Only this half; both unless given
cmd-lineup-played = Boards of each player in the whole match; a player who is left out has none
cmd-lineup-either = lineup takes either the four PLAYERS, such as "Ann, Ben, Cora, Dan", or --played, not both.
# $typed (text)
cmd-lineup-bad-played = --played takes names with their boards, such as "Ann 14, Ben 28", not “{ $typed }”.
cmd-forfeit-about = Somebody did not come to a match: the opponent wins without play. Name both and both lose.
cmd-cancel-about = Cancels a match: it gives nothing to either side and does not count as a game.
cmd-rule-about = The director declares a match won or drawn without play. If several advance from a match, all of them are named.
cmd-rule-winner = Who is declared the winner; the same as NAME after the match
cmd-rule-drawn = The match is declared drawn
cmd-rule-either = rule takes either --winner NAME or --drawn; if several advance from the match: NAME NAME.
cmd-withdraw-about = Somebody leaves the tournament. The rules of the format say what becomes of the results so far; `arbiter why` explains it.
cmd-withdraw-emergency = A team leaves for a good reason and keeps what it earned so far
cmd-withdraw-confirm = Withdraw although results that were played no longer count
cmd-return-about = An entrant who withdrew returns. Games forfeited in between stay forfeited.
cmd-draft-about = Shows the pairing or the seeds that would be published now, before they are published. A league is drawn whole at the start and has nothing to draft.
cmd-pair-about = Publishes the next round or the seeds, where they depend on results. Look at them before with draft. Where the rules leave it to the director, the round can be paired by hand with --match, once for each match.
cmd-pair-match = By hand: who meets; give every match of the round
cmd-pair-lengths-unknown = Nobody knows the lengths of the games that are asked for first
cmd-choose-about = The team that has the choice says whom it wants to meet, and the round is published so. Of five bridge teams the first of the round robin chooses its opponent in the semifinals.
cmd-declare-about = The director says who has won the tournament, where its rules leave that to the director: one winner, or several who share the win. Matches of the running round that are not finished are no longer played.
cmd-remedy-about = A bridge team gets its entry back, or may play elsewhere for free. It is kept with the event and changes no result.
cmd-remedy-refund = The entry is returned
cmd-remedy-free-play = A free play in a later event of the tournament, or at a coming national one
cmd-post-about = Notes that the conditions of contest have been posted and announced. That is due before the scores of the first match are compared; every page reminds of it until it is done.
cmd-describe-about = Says when and where the event is, how fast the games are, and whom to ask: for its page, its exports and its file. none takes a detail away.
cmd-describe-date = The day, or the first and the last
cmd-describe-place = Where it is
cmd-describe-time-control = How fast the games are, such as 15+10
cmd-describe-contact = Whom to ask
cmd-describe-link = A page with more
cmd-describe-text = What visitors should know
cmd-describe-logo = A small PNG, JPEG or WebP picture
cmd-describe-what = Say at least one thing: --date, --place, --time-control, --contact, --link, --about or --logo.
cmd-close-about = Closes a finished tournament: the table is final. Undo opens it again.

## Putting right

cmd-correct-about = Changes a reported result, its time or its length, or gives a ruled match a real result. If later games would lose their place, it says which and stops; with --confirm it shows them and goes through. --preview only shows.
cmd-correct-what = correct: say what is to change: RESULT, --finished-at, --moves or --moves-to-finish.
cmd-undo-about = Takes the last command back, with everything it caused. Repeat it to go further back; redo brings it back.
cmd-redo-about = Does again what was undone last. A new command empties the list of what can be redone.
cmd-revoke-about = Takes an older command back, by the number of any of its facts (`arbiter log` shows them). If later games would lose their place, it says which and stops; with --confirm it shows them and goes through.
cmd-misplaced-about = A bridge team was found in the wrong bracket. What the rules do about it depends on whose fault it was, in which direction, and how far its first match had come. The command shows that with everything that would change, and does it with --yes.
cmd-misplaced-fault = Whose fault it was
cmd-misplaced-placed = Was it in too low or too high a bracket?
cmd-misplaced-to = The bracket it belongs to, where it is changed or moved
cmd-misplaced-joins = Found in time: the match of that bracket it takes a seat in
cmd-misplaced-national = Too high by the directors’ fault and lost: also a free play at a national tournament
# $option (text)
# $values (text list)
cmd-misplaced-missing = misplaced: { $option } is missing: { OR($values) }.
cmd-redraw-about = Takes the draw back and draws again, with late teams, corrected players and without teams that dropped out, as long as no result is in. Brackets keep their sizes as far as they can. The command shows which tickets would change, and does it with --yes.
cmd-redraw-enter = Teams that came late, in a list as for enter
cmd-redraw-players = Teams with all their players, in the same kind of list; the name says which team
cmd-redraw-withdraw = A team that has dropped out

## Files

cmd-export-about = Writes the tournament for others: csv (the table, for a spreadsheet), json (the bulletin and the whole log; import reads it back) or html (one page to print or put on a web site).
cmd-export-to = What to write
cmd-export-out = Where to; on the screen unless given. An earlier export there is replaced
# $out (text)
cmd-export-written = Written: { $out }
cmd-export-say = export: say --to csv, --to json or --to html.
# $typed (text)
cmd-export-say-not = export: say --to csv, --to json or --to html, not “{ $typed }”.
cmd-import-about = Makes a tournament file from a copy of one or from a JSON export: the same log, byte for byte. Damaged and foreign files are refused.
# $facts (count)
# $file (text)
cmd-import-done = Imported { $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
  } into { $file }.
cmd-verify-about = Checks every rule of the format against the file, with code that shares nothing with the code that runs tournaments. Says that all rules hold, or what it found.
# $file (text)
# $facts (count)
cmd-verify-well = { $file }: all rules hold ({ $facts ->
    [one] { $facts } fact
   *[other] { $facts } facts
  } checked).
# $file (text)
# $count (count)
cmd-verify-found = { $file }: { $count ->
    [one] { $count } finding
   *[other] { $count } findings
  }.
# $rule (rule)
# $what (message list)
cmd-verify-finding = { $rule }: { JOIN($what) }
# $rule (rule)
# $fact (fact)
# $what (message list)
cmd-verify-finding-in = { $rule }, fact { $fact }: { JOIN($what) }

## serve, demo

cmd-serve-about = Runs the tournament server: many tournaments in one database, an API, live pages for everybody who watches. The first start prints a link; the person who opens it becomes the owner. Ctrl-C ends it; no answered request is lost.
cmd-cup-run-about = Plays a whole cup of chess engines: real games, the matches of a round at the same time, with a live bracket in the terminal and as a web page. After every game the bracket file and the PGN are on the disk, so the cup can be stopped or killed at any moment and continues with cup resume. The log beside the bracket file is a tournament file: show, why and correct work on it while the cup is not running.
cmd-cup-resume-about = Continues a cup that was stopped or killed. CONFIG may also be its bracket file, which knows the configuration.
cmd-cup-demo-about = Plays a cup of the eight built-in engines (one Stockfish 10 of 2018 at eight settings), in about a minute.
cmd-cup-schema-about = Prints the JSON schema of the configuration, for editors and programs.
cmd-completion-about = Prints a script for your shell: the Tab key then completes commands, options, names and matches. It is loaded by the shell’s own start-up file, in zsh after compinit.
# $shell (text)
# $shells (text list)
cmd-completion-unknown = There is no completion for “{ $shell }”. Choose { OR($shells) }.
cmd-demo-about = Plays a small tournament in the terminal, from the first entry to the final table: every command as a director would type it, with its real answer. On a terminal it waits for Enter between the steps.
# $formats (text list)
cmd-demo-format = Which one: { OR($formats) }; a league unless given
cmd-demo-fast = Do not wait for Enter
# $format (text)
# $formats (text list)
cmd-demo-none = demo: there is no demo of “{ $format }”. Say --format { OR($formats) }.
cmd-demo-yours = Now a tournament of your own:
cmd-demo-show = (always says what to do next)
cmd-demo-help = (all commands)
cmd-demo-checkout = In a checkout of the project type npx arbiter instead of arbiter.
cmd-demo-file = The demo’s file is still there to play with:
cmd-demo-enter = [Enter]

# $error (text)
cmd-not-json = The line is not JSON ({ $error }).
