### The control room: head, state, last action, settings.

# $name (text)
control-title = { $name }: control room
# $name (text)
control-tab = Control room, { $name }
# $count (count)
control-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $count (count)
control-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
  }
control-archived = This tournament is archived. You can look at it, but not change it.
control-not-here = The control room is for the people who run the tournament.
control-overview = Go to the overview

## The last action

control-last = Latest
control-undo = Undo
control-redo = Redo
# $when (text)
# $by (text)
control-done-by = { $when }, by { $by }

## Settings

control-settings = Settings
control-visibility = Who may see the tournament
# $who (choice: public, private)
control-visible-to = { $who ->
   *[public] Everybody; it is in the public list
    [private] Only people with a role here
  }
control-event = About the event …
control-options = Change options …
control-options-title = Change the options of the format
control-options-do = Change these options
control-close = Close the tournament …
control-not-yet = The tournament can be closed when every match has been played.
control-is-closed = The tournament is closed. Its table is final.

## The state of the tournament

control-state = State of the tournament
control-rounds = Rounds
control-done = done
control-figure-results = results in
# $all (count)
control-of = of { $all }
control-figure-playing = to be played
control-figure-waiting = waiting
control-figure-needs = need attention
control-figure-end = expected end, about
# $rounds (count)
# $length (text)
# $left (count)
control-end-from = Estimated from { $rounds ->
    [one] { $rounds } complete round
   *[other] { $rounds } complete rounds
  } with a median length of { $length }; { $left ->
    [one] { $left } round is
   *[other] { $left } rounds are
  } still to finish.
# $where (text)
# $decided (count)
# $all (count)
control-results-in = { $where }, { $decided } of { $all } results in
# $last (text)
control-until = to { $last }
control-open-ended = as many as needed
control-complete = complete
control-coming = to come
control-drafted = draft ready
