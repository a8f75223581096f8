### Bracket files: what is wrong with one, what two of them tell differently, and why a cup cannot be made again.

## A bracket file that cannot be read

bracket-file-empty = The bracket file is empty.
bracket-file-no-object = It is not a bracket file, because it does not hold an object.
# $given (text)
# $known (text)
bracket-file-newer = It was written by a newer Arbiter (schemaVersion { $given }; this one reads { $known }).
# $line (count)
bracket-file-cut-off = It is cut off: line { $line } is its last, and that line is not complete.
# $reason (text) what the system says
bracket-file-not-json = It is not JSON ({ $reason }).
# $line (count)
# $reason (text)
bracket-file-not-json-at = It is not JSON. The mistake is in line { $line } ({ $reason }).
# $more (count)
bracket-file-more = { $more ->
    [one] One more thing is wrong with it.
   *[other] { $more } more things are wrong with it.
  }
bracket-file-no-engines = It does not say how its engines are started. Name the configuration instead of the bracket.
bracket-takes-instant = a UTC time such as 2026-05-01T14:02:10Z

## What happened in a cup

# $match (text)
# $game (count)
bracket-event-game = game { $game } of match { $match }
# $match (text)
# $game (count)
bracket-event-broken-off = the broken-off game { $game } of match { $match }
# $match (text)
# $pair (count)
bracket-event-opening = the opening of pair { $pair } in match { $match }
# $match (text)
bracket-event-ruling = the ruling in match { $match }
# $player (text)
bracket-event-withdrawal = the withdrawal of { $player }
bracket-event-arrangement = how the games are played
bracket-event-start = the start
bracket-event-end = the end

## What two files tell differently

# $place (message)
# $written (message)
# $true (message)
# $source (choice: log, games)
bracket-differs = { CAPITAL($place) }: { $written } in the file, { $true } { $source ->
   *[log] in the log
    [games] by its games and draws
  }.
# $count (count)
bracket-differs-more = And { $count } more.
# $match (text)
bracket-place-match = match { $match }
# $match (text)
# $what (choice: players, player-a, player-b, score, winner)
bracket-place-of = match { $match }, { $what ->
   *[players] players
    [player-a] player A
    [player-b] player B
    [score] score
    [winner] winner
  }
# $place (message)
# $field (text)
bracket-place-field = { $place }, { $field }
# $field (text)
bracket-place = { $field }
# $value (text)
bracket-value = { $value }
# $one (text)
# $other (text)
bracket-value-players = { $one } – { $other }
# $one (points)
# $other (points)
bracket-value-score = { $one }–{ $other }
# $length (count)
bracket-value-list = a list of { $length }
bracket-value-nobody = nobody
bracket-value-unknown = not known yet
bracket-value-there = there
bracket-value-missing = not there

## Why a cup cannot be made again

import-needs-config-too = Another program wrote the bracket, and it does not say how matches are decided. Name the configuration as well.
import-needs-config = A PGN does not say who plays and how matches are decided. Name the configuration as well.
import-no-seed = The draw was made by lot, and the configuration has no Seed, so it cannot be made again.
# $what (message)
# $problem (message)
import-at = { CAPITAL($what) }: { $problem }
# $line (count)
# $match (text)
# $game (count)
# $problem (message)
import-game = Line { $line }, match { $match }, game { $game }: { $problem }
# $line (count)
import-no-cup-game = Line { $line }: this is not a game of a cup, because it has no CupMatch and CupGame.
# $line (count)
# $match (text)
# $game (count)
# $before (count)
import-twice-otherwise = Line { $line }: game { $game } of match { $match } is also in line { $before }, with another end.
# $told (text)
# $due (count)
import-other-opening = It was played from opening { $told } of the book, but the draw gives opening { $due }.
# $result (text)
import-no-result = “{ $result }” is not a result.
# $match (text)
# $game (count)
# $problem (message)
import-foreign-game = Match { $match }, game { $game } of its list: { $problem }
# $opening (count)
import-not-drawn = Opening { $opening } cannot have been drawn there.
# $match (text)
import-half-pair = Match { $match }: the opening of its half-played pair cannot be kept for the second game.
# $round (count)
# $given (count)
# $due (count)
import-matches = Round { $round } has { $given ->
    [one] { $given } match
   *[other] { $given } matches
  } in the file, but it must have { $due }.
# $given (count)
# $due (count)
import-games-of-match = A match of round 1 has { $given ->
    [one] { $given } game
   *[other] { $given } games
  } in the file, but { $due } by the options.
import-no-first-round = The bracket has no first round.
import-empty-seat = A seat of the first round is empty.
# $player (text)
import-plays-twice = { $player } plays twice in round 1.
# $engines (text list)
import-not-in-config = { $engines ->
    [one] { $engines } is in the bracket but not in the configuration.
   *[other] { $engines } are in the bracket but not in the configuration.
  }
# $engines (text list)
import-not-in-bracket = { $engines ->
    [one] { $engines } is in the configuration but not in the bracket.
   *[other] { $engines } are in the configuration but not in the bracket.
  }

## The book

# $name (text)
import-book-called = { $name }
import-book-unnamed = it has no name
# $called (message)
import-book-missing = The book with the openings of this cup is not here ({ $called }).
import-book-unknown = The book its games were played from is not here.
# $book (text)
# $called (message)
import-book-other = The book { $book } is not the one this cup began with ({ $called }), so it would give other openings.
# $book (text)
# $openings (count)
# $needed (count)
import-book-small = The book { $book } has { $openings ->
    [one] { $openings } opening
   *[other] { $openings } openings
  }, but { $needed } are needed to continue.
# $match (text)
# $opening (text) counted from 0
# $openings (count)
import-book-beyond = Match { $match } was played from opening { $opening } (counted from 0), but the book has only { $openings }.

## What is good to know

import-now-ours = Another program wrote the bracket. From now on it is ours, and its log is true.
# $games (count)
import-twice = { $games ->
    [one] { $games } game is twice in the PGN.
   *[other] { $games } games are twice in the PGN.
  }
# $match (text)
# $pair (count)
import-pair-elsewhere = Match { $match }, pair { $pair }: it was played from another opening than the plan has.
# $match (text)
# $pair (count)
import-pair-otherwise = Match { $match }, pair { $pair }: its opening is not the one the rules would draw.
# $match (text)
# $pair (count)
# $opening (count)
# $due (count)
import-drawn-otherwise = Match { $match }, pair { $pair }: its opening is number { $opening }, as the file says; drawn again it would be { $due }.
# $book (text)
# $kept (count)
import-book-exchanged = The cup continues with the book { $book }: { $kept ->
    [one] the opening that has been seen stays
   *[other] the { $kept } openings that have been seen stay
  }, and all others are new, in the order of the book.
