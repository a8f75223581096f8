### Reading a command, and the consequences of a change to the past.

## Commands

# $such (text)
command-object = A command is an object with “do”, such as { $such }.
# $name (text)
# $known (text list)
command-unknown = There is no command “{ $name }”. The commands are { $known }.
# $command (text)
# $field (text)
command-field-unknown = The command “{ $command }” has no field “{ $field }”.

## What a change would do

stands-not-drawn = not drawn
stands-annulled = annulled
stands-to-play = to play
# $who (entrant list)
stands-to-forfeit = to be forfeited by { $who }
# $left (message)
stands-ruled = ruled on, { $left }
stands-cancelled = cancelled
# $who (entrant)
stands-declared-won = declared won by { $who }
stands-declared-drawn = declared drawn
# $results (result list)
stands-results = { $results }
# $results (result list)
# $then (message)
stands-then = { $results }, { $then }
# $who (entrant)
stands-won-unplayed = { $who } wins without play
stands-nobody-wins = nobody wins
