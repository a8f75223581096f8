### What the history says: a sentence or a few for every fact.

## The tournament

# $format (message)
fact-opened = Opened: { FORM($format, "a") }.
# $format (message)
# $name (text)
fact-opened-named = Opened “{ $name }”: { FORM($format, "a") }.
# $options (message list)
fact-options = Options: { $options }.
# $count (count)
# $order (entrant list)
fact-started = Started with { $count }: { $order }.
# $count (count)
# $order (entrant list) the first of them
fact-started-many = Started with { $count }, headed by { $order }.
# $sizes (count list) from the strongest
fact-divided = The brackets have { $sizes } teams.
# $numbers (count list)
fact-positions = The Chess960 positions of the rounds are { $numbers }.
fact-options-changed = The options were changed.
# $what (message list)
fact-event = The event: { $what }.
# $what (message list)
fact-event-cleared = Taken away: { $what }.
# $what (choice: days, place, timeControl, contact, link, about, logo)
event-detail = { $what ->
   *[days] days
    [place] place
    [timeControl] time control
    [contact] contact
    [link] page
    [about] description
    [logo] logo
  }
# $what (choice: days, place, timeControl, contact, link, about, logo)
# $value (text)
event-detail-is = { $what ->
   *[days] days
    [place] place
    [timeControl] time control
    [contact] contact
    [link] page
    [about] description
    [logo] logo
  } { $value }
# $days (days)
event-days = { $days }
# $pairs (text) for example "2, 2, 3"
fact-pairs-changed = The rounds now have { $pairs } pairs.
fact-closed = Closed: the table is final.
# $note (text)
fact-note = ({ $note })

## Entrants

# $who (entrant)
fact-entered = { $who } entered.
# $who (entrant)
# $profile (message list)
fact-entered-as = { $who } entered: { $profile }.
# $rating (count)
profile-rating = rating { $rating }
# $rating (count)
profile-highest-rating = highest rating { $rating }
# $club (text)
profile-club = { $club }
# $captain (text)
profile-captain = captain { $captain }
# $players (count)
# $masterpoints (number)
profile-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  } with { $masterpoints } masterpoints on average
profile-paid = paid
profile-not-paid = not paid
# $bracket (text)
profile-bracket = claims bracket { $bracket }
# $who (entrant)
# $match (match)
fact-joins = { $who } takes a seat in match { $match }.
# $who (entrant)
# $changes (message list)
fact-edited = { $who } edited: { $changes }.
# $name (text)
edited-name = name { $name }
# $rating (count)
edited-rating = rating { $rating }
edited-rating-none = no rating
# $rating (count)
edited-highest-rating = highest rating { $rating }
edited-highest-rating-none = no highest rating
# $club (text)
edited-club = club { $club }
edited-club-none = no club
# $captain (text)
edited-captain = captain { $captain }
edited-captain-none = no captain
edited-paid = paid
edited-not-paid = not paid
edited-paid-none = payment unknown
# $bracket (text)
edited-claim = claims bracket { $bracket }
edited-claim-none = claims no bracket
# $players (text)
edited-players = players { $players }
edited-players-none = no players
# $who (entrant)
fact-withdrew = { $who } withdrew.
# $who (entrant)
fact-withdrew-emergency = { $who } withdrew in an emergency.
# $who (entrant)
fact-returned = { $who } returned.

## Pairings and seeds

# $round (message)
# $matches (count)
fact-paired = { $round } paired: { $matches ->
    [one] one match.
   *[other] { $matches } matches.
  }
# $number (count)
# $kind (choice: regular, playoff, extra)
paired-phase = { $kind ->
   *[regular] Phase { $number }
    [playoff] Phase { $number }, playoff,
    [extra] Phase { $number }, extra,
  }
# $number (count)
# $kind (choice: regular, playoff, extra)
paired-round = { $kind ->
   *[regular] Round { $number }
    [playoff] Round { $number }, playoff,
    [extra] Round { $number }, extra,
  }
# $who (entrant list)
fact-byes = { $who ->
    [one] { $who } has a bye.
   *[other] { $who } have a bye.
  }
# $number (count)
fact-position = The Chess960 position is no. { $number }.
# $round (message)
# $how (choice: paired, re-paired, by-hand, chosen, drawn)
# $pairs (message list)
fact-teams-paired = { $round } { $how ->
   *[paired] paired
    [re-paired] re-paired
    [by-hand] paired by hand
    [chosen] chosen
    [drawn] drawn
  }: { $pairs }.
# $round (message)
fact-teams-left-none = { $round }: nobody is left to pair.
# $one (message) a team, or its number in the bracket
# $other (message) the same, or two more of a three-way
meeting = { $one } v { $other }
# $who (entrant)
seat-team = { $who }
# $number (count)
seat-number = { $number }
# $who (entrant)
pair-none = { $who } without an opponent
# $order (message list)
fact-seeds = Seeds published: { $order }.
# $bracket (text) its letter
# $order (message list)
fact-seeds-of = Bracket { $bracket }: seeds published: { $order }.
# $seed (count)
# $who (entrant)
seeded = { $seed } { $who }
# $seed (count)
seeded-nobody = { $seed } nobody
# $count (count)
and-more = { $count } more

## Results and rulings

# $where (message)
# $white (entrant)
# $black (entrant)
# $result (result)
fact-result = { $where }: { $white } { $result } { $black }.
# $match (match)
# $game (count)
place-game = Match { $match }, game { $game }
# $match (match)
place-extra-boards = Match { $match }, extra boards
# $match (match)
# $ruling (message)
fact-ruling = Match { $match }: { $ruling }.
# $who (entrant list)
ruling-absent = { $who } did not come
ruling-cancelled = cancelled
# $who (entrant)
ruling-won = declared won by { $who }
# $who (entrant list)
ruling-through = declared: { $who } advance
ruling-drawn = declared drawn

## Corrections

# $fact (fact)
# $result (result)
fact-corrected-to = Fact { $fact } corrected to { $result }.
# $where (message)
# $white (entrant)
# $black (entrant)
# $result (result)
# $was (message list)
# $fact (fact)
fact-corrected = { $where } corrected: { $white } { $result } { $black } (it was { $was }, fact { $fact }).
# $where (message)
# $white (entrant)
# $black (entrant)
# $result (result)
# $lengths (message list)
# $was (message list)
# $fact (fact)
fact-corrected-with = { $where } corrected: { $white } { $result } { $black }, { $lengths } (it was { $was }, fact { $fact }).
# $where (message)
# $white (entrant)
# $black (entrant)
# $lengths (message list)
# $was (message list)
# $fact (fact)
fact-corrected-length = { $where } corrected: { $white } – { $black }, { $lengths } (it was { $was }, fact { $fact }).
# $result (result)
was-result = { $result }
# $ruling (message)
was-ruled = ruled that { $ruling }
# $at (instant)
length-finished = finished at { $at }
length-finished-none = no finish time
# $moves (count)
length-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
length-moves-none = no moves
# $moves (count)
length-moves-to-finish = { $moves ->
    [one] { $moves } move to finish
   *[other] { $moves } moves to finish
  }
length-moves-to-finish-none = no moves to finish
# $facts (message)
fact-drawn-again = Drawn again: the draw before ({ $facts }) is taken back.
# $how (choice: undo, redo, revoke)
# $what (message list)
# $facts (message)
fact-taken = { $how ->
   *[undo] Undone
    [redo] Redone
    [revoke] Revoked
  }: { JOIN($what) } ({ $facts })
# $count (count)
fact-and-more = And { $count } more.
# $how (choice: undo, redo, revoke)
fact-taken-none = { $how ->
   *[undo] Undone
    [redo] Redone
    [revoke] Revoked
  }: nothing.
# $fact (fact)
facts-one = fact { $fact }
# $first (fact)
# $last (fact)
facts-range = facts { $first }–{ $last }
# $moves (message list)
# $rule (rule)
fact-seeds-stand = Published seeds stand: by the results as they are now { $moves } ({ $rule }).
# $moves (message list)
# $rule (rule)
fact-round-stands = The published round stands: by the results as they are now { $moves } ({ $rule }).
# $who (entrant)
# $told (count)
overtaken-not-qualified = { $who }, seed { $told }, would not have qualified
# $who (entrant)
# $now (count)
overtaken-seeded = { $who } would be seed { $now }
# $who (entrant)
# $told (count)
# $now (count)
overtaken-other-seed = { $who }, seed { $told }, would be seed { $now }
# $who (entrant)
# $told (count)
overtaken-out = { $who } would be out before round { $told }
# $who (entrant)
# $now (count)
overtaken-in = { $who } would be in round { $now }
# $count (count)
overtaken-more = { $count ->
    [one] one more would be moved
   *[other] { $count } more would be moved
  }

## Bridge teams

