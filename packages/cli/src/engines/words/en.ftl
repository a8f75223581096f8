### Engines on the command line: options, lists, checks, matches, and what was typed wrongly.

## Options

cli-engines-option-engines = A JSON file with more engines: name, command, args, options, limit, rating
cli-engines-option-tc = Time for engines without a limit of their own: 10+0.1, 40/60, st=0.2, nodes=1000 or depth=8; 2+0.02 unless given
cli-engines-option-games = How many games, an even number; 100 unless given
cli-engines-option-sprt = A sequential probability ratio test, which stops as soon as it is decided. With error rates: 0,5,0.05,0.05
cli-engines-option-book = Openings from an EPD, PGN or polyglot file; our own suite unless given
cli-engines-option-plies = How many half moves of a PGN game or polyglot line are its opening
cli-engines-option-skip-bad = Leave out lines of the book from which no game can be played
cli-engines-option-pgn = Games are added to this file as they end
cli-engines-option-transcripts = The folder for the last lines of an engine that fails; transcripts unless given
cli-engines-option-concurrency = Games at once; as many as the cores allow unless given
cli-engines-option-force = More games at once than the cores allow
cli-engines-option-draw = Drawn if from move FROM on both evaluations stay within CP for MOVES moves, such as 40,8,10
cli-engines-option-resign = Lost if an engine sees itself CP behind for MOVES moves, such as 4,900
cli-engines-option-max-moves = Drawn after N moves

## What each command does

cli-engines-about-list = The chess engines that can be used here. Eight are built in and need nothing installed, all of them one Stockfish 10 (2018) at eight settings.
cli-engines-about-check = Tries everything a game will ask of an engine and says what is wrong before it costs a game. Engines speak UCI.
cli-engines-about-play = Two engines play pairs of games, each pair from one opening. The difference in Elo is shown with its error and the likelihood of superiority.

## list

cli-engines-col-name = Name
cli-engines-col-rating = Rating
cli-engines-col-limit = Limit
cli-engines-col-options = Options
cli-engines-col-from = From
# $from (choice: file, embedded, found)
cli-engines-from = { $from ->
   *[file] file
    [embedded] embedded
    [found] found
  }
cli-engines-list-about = Embedded engines need nothing installed: they are one Stockfish 10 (2018) at eight settings. Engines found on this machine are offered too. More come from a file: --engines FILE. An engine without a limit plays at --tc. The ratings only say who is stronger.

## check

# $engines (count)
cli-engines-all-fit = { $engines ->
    [one] The engine can play.
   *[other] All { $engines } engines can play.
  }
# $unfit (count)
# $engines (count)
cli-engines-unfit = { $unfit } of { $engines ->
    [one] { $engines } engine
   *[other] { $engines } engines
  } cannot play as set up. See the lines marked ✗.
# $fit (choice: yes, no)
cli-engines-fit = { $fit ->
   *[yes] fit
    [no] not fit
  }
cli-engines-last-words = The last lines were:

## play

# $first (text)
# $second (text)
# $games (count)
# $openings (count)
# $book (text)
cli-engines-match = { $first } against { $second }: { $games } games, from { $openings ->
    [one] { $openings } opening
   *[other] { $openings } openings
  } of { $book }.
# $first (text)
# $second (text)
# $games (count)
# $lower (number)
# $upper (number)
# $openings (count)
# $book (text)
cli-engines-match-test = { $first } against { $second }: { $games } games, or until the test between { $lower } and { $upper } Elo is decided, from { $openings ->
    [one] { $openings } opening
   *[other] { $openings } openings
  } of { $book }.
cli-engines-ctrl-c = Ctrl-C ends it and counts what has been played.
# $file (text)
cli-engines-transcript = See { $file }.
cli-engines-second-attempt = It was the second attempt; the first was void.
# $file (text)
# $reason (text) what the system says
cli-engines-cannot-write = { $file } cannot be written ({ $reason }).

## What was typed wrongly

# $engine (text)
cli-engines-none = There is no engine “{ $engine }”.
# $problem (message)
cli-engines-bad-tc = --tc: { $problem }
# $option (text)
# $typed (text)
cli-engines-bad-number = { $option } takes a whole number such as 8, not “{ $typed }”.
# $games (text)
cli-engines-odd-games = --games takes an even number, because every opening is played with both colours. Say { $games }.
# $problem (message)
cli-engines-bad-sprt = --sprt takes ELO0,ELO1 such as 0,5, or 0,5,0.05,0.05: { $problem }
cli-engines-sprt-four = It takes four numbers at most.
# $option (text)
# $shape (text)
# $example (text)
# $typed (text)
cli-engines-bad-shape = { $option } takes { $shape } such as { $example }, not “{ $typed }”.
# $games (count)
cli-engines-too-many-games = { $games } games at once are too many.
cli-engines-fewer-games = Ask for fewer, or say --force and expect losses on time.
