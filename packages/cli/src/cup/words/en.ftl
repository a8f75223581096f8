### A cup on the command line: its options, how it begins and goes on, and what stands in the way.

## Options

cli-cup-option-new = Begin a new cup; the files of the cup before are moved aside, not overwritten
cli-cup-option-concurrency = Games at once; as many as the cores allow unless given
cli-cup-option-force = More games at once than the cores allow
cli-cup-option-change = Rounds that have not begun are played as the configuration says now
cli-cup-option-force-book = Continue although the book of openings has changed; begun pairs keep their opening
cli-cup-option-rebuild = If the bracket file or its log cannot be read: make the cup again from what is left, the PGN last
cli-cup-option-book = From a bracket file alone: where its book of openings is
cli-cup-option-no-wait = End with exit code 4 instead of waiting when no game can be played

## It begins

# $name (text)
# $engines (count)
cli-cup-opening = { $name }: { $engines } engines.
# $file (text)
cli-cup-web-page = The bracket as a web page: { $file }
cli-cup-ctrl-c = Ctrl-C stops it; no finished game is lost.
# $what (choice: bracket, page, games, log)
cli-cup-file = { $what ->
   *[bracket] Bracket
    [page] Page
    [games] Games
    [log] Log
  }
# $command (text)
cli-cup-try = (try: { $command })

## It stops

cli-cup-stopped = Stopped. All finished games are saved; games that were broken off will be played again.
cli-cup-waits = The cup waits.
cli-cup-declare = Declare the winner, then continue:
# $command (text)
cli-cup-continue = Continue with: { $command }
cli-cup-page-failed = The cup continues without its page.

## What happened

# $match (text)
# $game (count)
# $why (choice: interrupted, void, no-start)
cli-cup-broken-off = Match { $match }, game { $game } was broken off { $why ->
   *[interrupted] (interrupted)
    [void] (void)
    [no-start] (an engine could not start)
  }. It does not count.
cli-cup-disk-again = Files can be written again, so the cup continues.
# $match (text)
# $pairs (count)
cli-cup-still-level = Match { $match } is level after { $pairs ->
    [one] { $pairs } tiebreak pair
   *[other] { $pairs } tiebreak pairs
  }. More are played until one engine leads or no more may follow (CUP-18a); MaxTiebreakPairs sets how many.
# $match (text)
cli-cup-nobody-won = Nobody has won match { $match }.
# $winner (text)
# $match (text)
cli-cup-won = { $winner } wins match { $match }.
# $winner (text)
# $match (text)
# $how (message)
cli-cup-won-by = { $winner } wins match { $match } ({ $how }).
# $winner (text)
# $match (text)
# $pairs (count)
cli-cup-won-by-seed = { $winner } wins match { $match } as the higher seed: it was level after { $pairs ->
    [one] { $pairs } tiebreak pair
   *[other] { $pairs } tiebreak pairs
  }, and no more may follow (CUP-18a, CUP-18b).

## What is good to know

# $what (message list)
# $rule (rule)
cli-cup-remark = { JOIN($what) } ({ $rule })
# $files (text list)
cli-cup-moved-aside = The files of the cup before were moved to { $files }.
# $file (text)
# $to (text)
cli-cup-pgn-other = { $file } had other games than the log. It was moved to { $to } and is written again.
# $file (text)
cli-cup-pgn-behind = { $file } lacked games that are in the log; they are added.
# $games (count)
# $file (text)
# $problem (message)
cli-cup-pgn-unfit = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $file } did not fit the log. { $problem }
# $games (count)
# $file (text)
cli-cup-pgn-more = { $games ->
    [one] { $games } game was only in { $file }; the log has it now.
   *[other] { $games } games were only in { $file }; the log has them now.
  }
# $file (text)
cli-cup-bracket-missing = { $file } was missing; it is made from its log.
# $file (text)
# $to (text)
cli-cup-bracket-unreadable = { $file } could not be read and was moved to { $to }.
# $file (text)
# $log (text)
cli-cup-bracket-differs = { $file } differs from { $log }, and the log is true:
# $file (text)
# $log (text)
# $to (text)
cli-cup-bracket-differs-kept = { $file } differs from { $log }, and the log is true. What it said is kept in { $to }:
# $source (text)
cli-cup-log-made = The log was made from { $source }.
# $log (text)
cli-cup-log-missing = { $log } was missing.
# $log (text)
cli-cup-log-damaged = { $log } could not be read.
# $log (text)
cli-cup-log-cut-off = { $log } was cut off before the start of the cup.
# $log (text)
# $bracket (text)
# $missing (message list)
cli-cup-log-behind = { $log } knew less than { $bracket } ({ $missing }).
# $to (text)
cli-cup-log-moved = It was moved to { $to }.
# $count (count)
cli-cup-more = { $count } more
cli-cup-not-in-a-pgn = A PGN has no rulings, withdrawals, corrections or broken-off games, and no settings: those of the configuration count.
cli-cup-changed = Changed:
# $round (count)
cli-cup-changed-from = Changed from round { $round } on:
# $path (text)
# $was (message)
# $now (message)
cli-cup-difference = { $path }: { $was } → { $now }
cli-cup-openings-kept = The openings of the log are played.

## What stands in the way

# $bracket (text)
cli-cup-exists = { $bracket } has a cup that was begun. Continue it (cup resume), or begin again with --new; its files are then moved aside.
# $bracket (text)
cli-cup-is-bracket = { $bracket } is the bracket of a cup that was begun. Continue it: cup resume.
# $file (text)
cli-cup-is-log = { $file } is the log of a tournament. Name the configuration of the cup, or its bracket file.
# $file (text)
# $problem (message)
cli-cup-bracket-unusable = { $file }: { $problem }
cli-cup-bad-engines = Not all engines can play:
# $command (text)
cli-cup-try-one = Try one with: { $command }
# $file (text)
# $count (count)
cli-cup-bad-config = { $count ->
    [one] { $file } cannot be used:
   *[other] { $file } cannot be used, for { $count } reasons:
  }
# $file (text)
cli-cup-unreadable = { $file } cannot be read.
cli-cup-nothing-left = There is neither a log nor a PGN to make it from.
cli-cup-left-as-is = It was left as it is. Repair it, or name the configuration with cup resume --rebuild: then it is moved aside and made again from its log or from the PGN.
cli-cup-or-rebuild = Or say cup resume --rebuild: then it is moved aside and made again from the bracket file or from the PGN.
# $file (text)
cli-cup-pgn-left = { $file } has games: say cup resume --rebuild to make the cup again from them.
# $file (text)
# $games (count)
cli-cup-pgn-left-count = { $file } has { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: say cup resume --rebuild to make the cup again from them, with the settings of the configuration.
cli-cup-no-files-left = There is neither a bracket file nor a PGN to make it from. Take an older copy, or begin again with --new.
# $bracket (text)
cli-cup-nothing-to-resume = There is no cup to continue: neither { $bracket } nor its log is there.
cli-cup-begin-it = Begin it with cup run.
# $bracket (text)
# $log (text)
cli-cup-two-cups = { $bracket } and { $log } are not of the same cup.
# $what (message list)
cli-cup-only-in-bracket = Only the bracket has { $what }.
# $what (message list)
cli-cup-only-in-log = Only the log has { $what }.
cli-cup-move-one = Nothing was changed. Move the one that does not count to another folder, then continue with the other.
# $source (text)
cli-cup-cannot-import = The cup cannot continue from { $source }:
# $before (text)
# $now (text)
cli-cup-other-seed = The draws of this cup were made with the seed “{ $before }”, not “{ $now }”. It cannot be changed; begin again with --new.
cli-cup-other-engines = The engines are not those of the cup that was begun:
cli-cup-put-engines-back = Put them back as they were, or begin again with --new.
cli-cup-config-changed = The configuration has changed since the cup was begun:
cli-cup-put-config-back = Put it back, or say --change: rounds that have not begun are then played as it says now.
# $before (text)
# $count (count)
# $hash (text)
# $now (text)
# $openings (count)
# $other (text)
cli-cup-other-book = The book of openings is not the one the cup was begun with: then { $before } with { $count } openings ({ $hash }…), now { $now } with { $openings } ({ $other }…).
cli-cup-put-book-back = A pair from two openings would be unfair. Put the old book back, or continue with the openings of the log: --force-book.
cli-cup-round-begun = A round that was begun is played to its end as it was announced:
cli-cup-no-round-left = No round is left that has not begun.
cli-cup-put-program-back = Put the old program back until the round is over.
