### Why something may not be done: what happened, then what to do. What is particular to a case follows as a sentence of its own.

# $says (message list)
refused-all = { JOIN($says) }

## What was asked for

refused-command = The command cannot be read.
# $word (text)
refused-mean = Did you mean “{ $word }”?
# $at (instant)
# $last (instant)
refused-time = The time { $at } is before the last fact ({ $last }). Give a later time, or none.
# $format (text)
refused-format = There is no format “{ $format }”.
# $known (text list)
refused-formats = The formats are { $known }.
# $name (text)
refused-name = The name “{ $name }” cannot be used.
# $line (count)
refused-file = Line { $line } of the file cannot be read.
# $author (text)
refused-author = “{ $author }” cannot be recorded as the author.
# $given (text)
refused-id-taken = The id “{ $given }” belongs to an entrant who is in the list already. Give another id, or none.
# $given (text)
refused-id = The id “{ $given }” cannot be used.
# $name (text)
refused-entrant = Nobody called “{ $name }” has entered.
# $name (text)
# $candidates (message list)
refused-which-entrant = Several entrants are called “{ $name }”. Say { OR($candidates) }.
# $written (text)
refused-quoted = “{ $written }”

## Entering and starting

# $field (choice: usual, compact)
# $allowed (message)
# $whom (choice: players, teams)
# $count (count)
# $rule (rule)
refused-field = { $field ->
   *[usual] This format
    [compact] A compact knockout
  } takes { $allowed } { $whom ->
   *[players] players
    [teams] teams
  }; { $count ->
    [one] { $count } has entered
   *[other] { $count } have entered
  } ({ $rule }).
# $least (count)
# $most (count)
refused-sizes-range = { $least } to { $most }
# $least (count)
refused-sizes-least = { $least } or more
# $sizes (count list)
refused-sizes = { OR($sizes) }
refused-field-bracketed = The option bracketed=yes cuts a larger field into brackets.
refused-order = This starting order cannot be used.
# $name (text)
refused-one = { $name }
# $count (count)
refused-more = { $count } more
# $who (message list)
# $which (choice: rating, maxRating)
# $rule (rule)
refused-ratings = { $who ->
    [one] { $who } has
   *[other] { $who } have
  } no { $which ->
   *[rating] rating
    [maxRating] highest rating
  }, and the list is ordered by it ({ $rule }). Edit the entry, or start in the order of entry (“entry”) or in an order of your own.
# $who (message list)
# $rule (rule)
refused-masterpoints-order = { $who ->
    [one] { $who } has not told its players and masterpoints
   *[other] { $who } have not told their players and masterpoints
  }, and the numbers go by them ({ $rule }). Edit the entry, or start in the order of entry (“entry”) or in an order of your own.
# $who (message list)
# $rule (rule)
refused-masterpoints-handicap = { $who ->
    [one] { $who } has not told its players and masterpoints
   *[other] { $who } have not told their players and masterpoints
  }, and the handicaps need them ({ $rule }). Edit the entry.
# $has (count)
# $needs (count)
# $rule (rule)
refused-openings-few = The book has { $has ->
    [one] one opening
   *[other] { $has } different openings
  }, and { $needs } are needed ({ $rule }).
refused-openings-do = Take a longer book or fewer pairs, or set allowReuse=true.
refused-started = The tournament has started.
refused-not-started = The tournament has not started yet. Start it first.
# $rule (rule)
refused-late = Nobody can enter any more ({ $rule }).
refused-late-redraw = As long as no result is in, a new draw (“redraw”) can take late teams in.
# $match (text)
refused-join = No newcomer can take a seat in match { $match }.
refused-join-any = No match has a seat left for a newcomer.
# $matches (match list)
refused-joinable = Free to join: { $matches }.
# $who (text)
# $field (text)
# $value (text)
# $rule (rule)
refused-entry = The entry of { $who } does not fit ({ $field }: { $value }, { $rule }).
# $who (entrant)
refused-same-entry = Nothing about { $who } would change.
# $who (entrant)
refused-rating-fixed = The ratings were fixed at the start. Of { $who } only the name and the club can still be edited.
# $who (entrant)
refused-withdrawn = { $who } has withdrawn already.
# $who (entrant)
refused-not-withdrawn = { $who } has not withdrawn, so there is nothing to return from.
# $who (entrant)
refused-annulled = { $who } cannot return, because all results fell with the withdrawal.
# $who (entrant)
# $rule (rule)
refused-out = { $who } cannot return ({ $rule }).
refused-revoke-withdrawal = Revoke the withdrawal if it was a mistake.

## Options

# $option (text)
# $rule (rule)
refused-option-fixed = The option “{ $option }” can no longer be changed like this ({ $rule }).
refused-same-options = These options are set already, so nothing would change.
# $boards (count)
# $rule (rule)
refused-boards = Matches of { $boards } boards cannot be played here ({ $rule }).
# $option (text)
# $rule (rule)
refused-no-place = There is no place for the option “{ $option }” here ({ $rule }).
# $rule (rule)
refused-brackets = The field cannot be cut into brackets like this ({ $rule }).
refused-not-bracketed = There is only one bracket. Set the option “bracketed” to cut the field by strength.
# $bracket (text)
refused-bracket-one = There is only one bracket, not a bracket “{ $bracket }”. Leave the letter out.
# $bracket (text)
# $brackets (text list)
refused-bracket = There is no bracket “{ $bracket }”. The brackets are { $brackets }.
# $wish (choice: print, awards)
refused-foreign = { $wish ->
    [print] Printing belongs
   *[awards] A list of awards belongs
  } to tournaments of bridge teams, not to this one.
# $wish (text)
refused-foreign-command = This format has no command “{ $wish }”.
refused-not-compact = Go To cards belong to a compact knockout (option “compact”). Here the tickets of the next round say where to go (BRI-76).

## The state of the tournament

refused-not-finished = The tournament is not finished.
# $matches (match list)
refused-open = { $matches ->
    [one] Match { $matches } is open.
   *[other] Matches { $matches } are open.
  }
# $matches (message list)
refused-open-many = Matches { $matches } are open.
# $match (match)
refused-open-one = { $match }
refused-open-none = Something is still to be decided.
refused-finish-it = Report, forfeit or cancel what is open first.
# $do (choice: pair, choose, declare)
refused-do-first = { $do ->
   *[pair] Pair it first.
    [choose] Choose first.
    [declare] Declare who has won first.
  }
refused-finished = The tournament is finished, so nobody can leave it any more. Correct or undo a result if something is wrong.
refused-closed = The tournament is closed. Undo the closing first if something must still change.
refused-pair = There is nothing to pair.
# $round (message)
# $rule (rule)
refused-lengths = { $round } has to wait: before more is played, the lengths of the games won against each other decide ({ $rule }).
# $games (message list)
refused-lengths-unknown = { $games ->
    [one] The length of { $games } is not known.
   *[other] The lengths of { $games } are not known.
  }
# $match (match)
# $game (count)
# $white (text)
# $black (text)
refused-length-of = match { $match }, game { $game } ({ $white } – { $black })
refused-lengths-do = Enter the moves with a correction, or pair and declare the lengths unknown.
refused-choose = Nobody has a choice of opponent now.
# $who (entrant)
# $among (entrant list)
refused-chooser = { $who } chooses an opponent first: { OR($among) }.
# $who (entrant)
# $among (entrant list)
refused-not-chosen = { $who } cannot be chosen. Those who can: { $among }.
refused-by-hand = This cannot be published by hand.
refused-declare = Nobody can be declared the winner now, because the results decide.
# $who (entrant)
# $among (entrant list)
refused-cannot-win = { $who } cannot be declared the winner. Those who can: { $among }.
# $matches (match list)
# $rule (rule)
refused-results-in = It is too late to draw again: there are results in { $matches ->
    [one] match
   *[other] matches
  } { $matches } ({ $rule }).
# $rule (rule)
refused-moved-already = It is too late to draw again: a team was put into another bracket ({ $rule }).
refused-redraw-do = Enter late teams, withdraw teams, or say which team is misplaced.
# $who (entrant)
# $rule (rule)
refused-move = { $who } cannot be moved like this ({ $rule }).
# $at (instant)
refused-posted = The conditions were posted and announced already, at { $at }.
# $who (entrant)
refused-remedy = Say what { $who } gets: a refund, free plays, or both.

## Matches and results

# $match (text)
refused-match = There is no match “{ $match }”.
# $last (match)
refused-match-last = The last match drawn is { $last }.
# $round (count)
# $rounds (count)
refused-no-round = There is no round { $round }. The rounds are 1 to { $rounds }.
# $match (match)
refused-decided = Match { $match } is decided already.
refused-correct-it = Correct it to change it.
refused-correct-game = A game that was played can be corrected.
# $fact (fact)
refused-way-ruling = Correct it if it was played after all, or revoke fact { $fact } to take the ruling back.
# $fact (fact)
refused-way-played = Give the result if it was played after all, or revoke fact { $fact } to take the ruling back.
# $who (entrant)
# $fact (fact)
refused-way-withdrawal = The withdrawal of { $who } decided it. Revoke fact { $fact } to open it again.
# $who (entrant)
# $fact (fact)
refused-way-bracket = It was decided when the bracket of { $who } was corrected. Revoke fact { $fact } to open it again.
refused-way-nobody = Nobody came to play it.
# $from (match)
refused-way-nobody-from = Nobody came from match { $from } to play it. Change match { $from } first.
# $match (match)
refused-players = Match { $match } has no players yet.
# $awaited (message list)
refused-waits = It waits for { $awaited }.
# $match (match)
# $round (message)
refused-round = Match { $match } is played { FORM($round, "in") }, and that opens when everything before it is decided.
# $match (match)
# $wanted (choice: rule, pair)
refused-no-game = Match { $match } is level, and no game can be played in it now. { $wanted ->
   *[rule] Rule who wins it.
    [pair] Publish the opening of its next pair first (“pair”).
  }
# $match (match)
# $game (count)
refused-game = Game { $game } of match { $match } cannot be played now.
# $games (count list)
refused-games-next = { $games ->
    [one] Game { $games } can.
   *[other] Games { $games } can.
  }
refused-games-none = No game of it can.
# $match (match)
# $games (count list)
refused-which-game = Match { $match } has several games to play. Say which one this is: { OR($games) }.
# $line (count)
refused-one-of-several = Nothing was recorded, because of result { $line }.
# $match (match)
# $game (count)
# $result (result)
refused-game-in = Game { $game } of match { $match } is in already: { $result }.
# $games (count list)
# $game (count)
refused-game-meant = Say which game this is ({ OR($games) }). To change game { $game }, correct it.
# $match (match)
# $white (entrant)
# $black (entrant)
refused-colours = In match { $match } { $white } has White and { $black } has Black, so the colours are the other way round.
# $match (match)
# $who (entrant list)
refused-between = Match { $match } is between { $who }.
refused-look-again = Look at the pairings again.
# $match (match)
refused-winner = Match { $match } needs a winner, so it cannot be cancelled or declared drawn. Declare who advances, or forfeit it for the absent entrant.
# $match (match)
# $places (count)
# $named (count)
refused-winners = From match { $match } { $places ->
    [one] one advances
   *[other] { $places } advance
  }, and you named { $named }.
# $match (match)
# $finished (instant)
# $published (instant)
refused-finished-early = Match { $match } cannot have finished at { $finished }, because it was published at { $published }. Give the right time, or none.
# $match (match)
# $finished (instant)
# $at (instant)
refused-finished-later = Match { $match } cannot have finished at { $finished }: that is after the report itself, at { $at }. Give the right time, or none.
# $match (match)
# $round (message)
refused-time-wanted = The other results { FORM($round, "in") } have a finish time, and the order of qualifying depends on it. Give one for match { $match } too.
# $match (match)
# $round (message)
refused-time-unwanted = The other results { FORM($round, "in") } have no finish time, so the order of the reports counts. Report match { $match } without one.
# $match (match)
refused-no-report = Match { $match } has no reported result to correct.
# $match (match)
refused-same-result = Match { $match } has that result already.

## Bridge teams

# $match (match)
refused-imps = Match { $match } is scored in IMPs. Report them as 35-12.
# $match (match)
refused-not-imps = Match { $match } is not scored in IMPs. Report a result such as 1-0.
# $match (match)
# $teams (entrant list)
refused-which-teams = Match { $match } is between { $teams }. Say which two of them met.
# $part (choice: whole, first, second)
# $match (match)
# $teams (entrant list)
refused-part = { $part ->
   *[whole] The result
    [first] The first half
    [second] The second half
  } of { $teams } in match { $match } is in already. Correct it to change it.
# $match (match)
# $teams (entrant list)
refused-which-half = The match of { $teams } ({ $match }) was reported in halves. Say which half this is.
# $match (match)
refused-no-halves = Match { $match } plays extra boards now, and those have no halves.
# $match (match)
# $whole (result)
# $known (result)
refused-halves = { $whole } cannot be the whole of match { $match }, because one half alone is { $known }. Correct that half, or report the other one.
# $who (entrant)
# $match (match)
# $rule (rule)
refused-lineup = This line-up of { $who } for match { $match } cannot be taken ({ $rule }).
# $board (count)
# $match (match)
# $rule (rule)
refused-board = Board { $board } of match { $match } cannot be taken ({ $rule }).
# $match (match)
# $rule (rule)
refused-all-boards = These boards of match { $match } cannot be taken ({ $rule }).

## Questions and changes to the past

# $subject (text)
refused-subject = “{ $subject }” cannot be explained.
refused-subjects = Ask for a match (“7”), “rank Ann”, “seed Ann”, “bye Ann”, “tie Ann, Ben” or “champion”.
refused-undo = There is nothing to undo.
refused-redo = There is nothing to redo: nothing was undone since the last command.
# $fact (count)
refused-revoke = Fact { $fact } cannot be revoked: there is no such fact, it no longer stands, or it opened the tournament.
# $facts (fact list)
refused-void = This takes back more than it says: { $facts ->
    [one] fact { $facts } would be void.
   *[other] facts { $facts } would be void.
  }
# $fact (fact)
# $says (message list)
refused-void-fact = Fact { $fact }: { JOIN($says) }
# $seats (count)
refused-void-seats = { $seats ->
    [one] One seat would change hands.
   *[other] { $seats } seats would change hands.
  }
refused-void-confirm = If that is meant, confirm exactly that.
refused-nothing-to-describe = Nothing about the event would change. Give at least one detail that is new.
