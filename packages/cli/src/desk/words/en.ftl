### What the desk says: the options that commands share, what was typed wrongly, and what happened.

## Options of several commands

cli-desk-option-wait = How long to wait while another program writes the file; 10 unless given
cli-desk-option-at = When it happened: 14:05, by the clock here, or with date and zone as 2026-05-01T14:02:10Z; not before the last fact. Now unless given
cli-desk-option-by = Who records it; “director” unless given
cli-desk-option-key = A name for this command; repeated with the same key it counts once
cli-desk-option-note = A remark that stays in the history
cli-desk-option-as-of = As it stood after this fact; `arbiter log` numbers them
cli-desk-option-stage = Only this stage, such as qualification or knockout
cli-desk-option-preview = Show what would change, results and tickets, and change nothing
cli-desk-option-confirm = Accept what would become void
cli-desk-option-preview-only = Show what would change and change nothing
cli-desk-option-yes = Do it; without this it is only shown
cli-desk-option-preview-weighed = Only show it, and ask nothing
cli-desk-option-set = A setting of the format; `arbiter formats` lists them
cli-desk-option-order = The list in the order you want, with commas: everybody once, by name, "#3" or id; or "entry": as they entered
cli-desk-option-brackets = Bridge teams in brackets by strength: how many in each, from the strongest; each 3 to 16
cli-desk-option-between = Of a three-way: which two teams, in the order of their IMPs
cli-desk-option-half = The IMPs of one half; of the whole match unless given
cli-desk-option-game = The game of the match, where there are several
cli-desk-option-finished-at = When the game ended, if that matters or differs from --at: 14:05, by the clock here, or with date and zone
cli-desk-option-moves = How many moves it took
cli-desk-option-moves-to-finish = How many moves were left to play, in the diagonal
cli-desk-option-captain = Captain of a team
cli-desk-option-claimed = The bracket the team was given when it bought its entry; the draw warns if it lands in another
cli-desk-option-paid = Has the entry been paid? A team that has not paid cannot win by forfeit
cli-desk-option-player = A member of a team, once for each; the number may be left out: "Ann Bell;1500.25"
cli-desk-list-columns = columns name, rating, maxRating, club, id; of teams: team, captain, paid, claimed, player1, number1, masterpoints1, player2, …
# $columns (message)
cli-desk-option-field = A list of people or teams ({ $columns }), or a number of entrants of different strength

## Typed wrongly

# $name (text) of the option or word
# $typed (text)
cli-desk-needs-number = { $name } must be a whole number from 1, not “{ $typed }”.
# $name (text)
# $least (text)
# $typed (text)
cli-desk-needs-number-to = { $name } must be a whole number from { $least } to 9999, not “{ $typed }”.
# $name (text)
# $values (text list)
# $typed (text)
cli-desk-needs-one-of = { $name } must be { OR($values) }, not “{ $typed }”.
# $typed (text)
cli-desk-needs-seconds = --wait must be a whole number of seconds, not “{ $typed }”.
# $typed (text)
cli-desk-needs-two-teams = --between takes two teams, such as "Reds v Blues", not “{ $typed }”.
# $typed (text)
cli-desk-needs-sizes = --brackets takes the sizes of the brackets, such as 16,16,11,10, not “{ $typed }”.
# $typed (text)
cli-desk-needs-player = --player takes NAME;NUMBER;MASTERPOINTS, such as "Ann Bell;1234567;1500.25", not “{ $typed }”.
# $player (text)
# $typed (text)
cli-desk-needs-masterpoints = --player: the masterpoints of { $player } must be a number from 0 with at most two decimals, not “{ $typed }”.
# $key (text)
cli-desk-set-twice = --set { $key } is given twice.
# $typed (text)
cli-desk-needs-setting = --set takes key=value, such as --set seeding=rating, not “{ $typed }”.
# $typed (text)
cli-desk-no-time = “{ $typed }” is not a time of day.
# $line (count)
# $typed (text)
cli-desk-line = Line { $line }, “{ $typed }”:
cli-desk-results-only = This is not a result.
# $typed (text)
cli-desk-no-board = “{ $typed }” is not a board. Write its number, a colon and what happened at both tables, first where the first team sits North-South: 1:4SN=/3NTE+1 (contracts) or 2:420/-50 (scores of North-South); or the IMPs: 3:+5, 3:-5 or 3:5-0.
# $fact (fact)
# $last (fact)
cli-desk-no-fact = There is no fact { $fact }: the log ends with fact { $last }.
cli-desk-nothing-drawn = Nothing is drawn yet: start the tournament first.
# $stage (text)
# $stages (text list)
cli-desk-no-stage = There is no stage “{ $stage }” here. Say { OR($stages) }.
# $round (count)
# $ranges (message list)
cli-desk-no-round = There is no round { $round }: rounds go { $ranges }.
# $first (count)
# $last (count)
cli-desk-rounds = from { $first } to { $last }
# $first (count)
# $last (count)
# $stage (text)
cli-desk-rounds-of = from { $first } to { $last } in “{ $stage }”
# $picture (choice: bracket, race, matrix, crosstable)
# $format (message) its title
cli-desk-no-picture = { $picture ->
   *[bracket] This format ({ $format }) has no bracket.
    [race] This format ({ $format }) has no race.
    [matrix] This format ({ $format }) has no matrix.
    [crosstable] This format ({ $format }) has no crosstable.
  }
# $commands (text list)
cli-desk-look-at = Look at: { OR($commands) }
# $key (text)
# $fact (fact)
# $was (text) what the fact says
cli-desk-key-used = The key “{ $key }” was used for another command (fact { $fact }): { $was } Nothing was recorded. Give another key, or none.

## Lists of people and teams

# $typed (text)
cli-desk-entrants-many = --entrants takes 1 to 2000 players or the name of a file, not { $typed }.
# $path (text)
cli-desk-list-unusable = { $path } cannot be used, and nothing was changed:
# $line (count)
# $problem (message)
cli-desk-list-line = line { $line }: { $problem }
# $line (count)
# $column (count)
# $problem (message)
cli-desk-list-cell = line { $line }, column { $column }: { $problem }
# $count (count)
cli-desk-list-more = and { $count } more
# $path (text)
cli-desk-list-not-utf8 = { $path } is not UTF-8 text. Save it again as “CSV UTF-8”.
# $what (message)
cli-desk-look-again = Look again: { $what }
# $player (text)
# $team (text)
cli-desk-player-twice = “{ $player }” is in { $team } too, one of them without a number: is it the same person?
# $name (text)
# $place (text) in the list, such as #2
cli-desk-name-twice = “{ $name }” has entered already as { $place }: is it the same person?

## What would change

cli-desk-would-change = Nothing was changed. This would change:
cli-desk-would-happen = Nothing was changed. This would happen:
cli-desk-would-also = And this would change:
cli-desk-changed-too = This changed with it:
cli-desk-takes-more = This takes back more than it says, so nothing was changed. This would change:
cli-desk-results-fall = Results that were played would no longer count, so nothing was changed. This would change:
# $option (text)
cli-desk-type-again = If you mean it, type the same again with { $option }.

## What has happened

cli-desk-repeated = That was done before with the same key; nothing was recorded again.
# $who (text)
# $match (match)
# $how (message)
cli-desk-wins-by = { $who } wins match { $match } ({ $how }).
# $who (text)
# $match (match)
cli-desk-wins-without-play = { $who } wins match { $match } without play.
# $who (text)
# $match (match)
# $score (text) such as 2½–½
cli-desk-wins-with = { $who } wins match { $match }, { $score }.
# $who (text)
# $match (match)
# $score (text)
# $how (message)
cli-desk-wins-with-by = { $who } wins match { $match }, { $score } ({ $how }).
# $match (match)
cli-desk-nobody-won = Nobody has won match { $match }.
# $match (match)
cli-desk-nobody-advances = Nobody advances from match { $match }.
# $match (match)
# $who (text list)
cli-desk-nobody-paid = Nobody advances from match { $match }: { $who ->
    [one] { $who } has not paid.
   *[other] { $who } have not paid.
  }
# $who (text)
cli-desk-through = { $who }
# $who (text)
# $number (count)
cli-desk-through-as-number = { $who } (as number { $number })
# $who (text)
# $ticket (text)
cli-desk-through-to = { $who } (to { $ticket })
# $who (message list)
# $match (match)
cli-desk-advance = { $who } { $who ->
    [one] advances
   *[other] advance
  } from match { $match }.
# $who (message list)
# $match (match)
# $how (message)
cli-desk-advance-by = { $who } { $who ->
    [one] advances
   *[other] advance
  } from match { $match } ({ $how }).
# $who (message list)
# $match (match)
cli-desk-won = { $who } won match { $match }.
# $who (message list)
# $match (match)
# $how (message)
cli-desk-won-by = { $who } won match { $match } ({ $how }).
# $match (match)
cli-desk-unpaid-before = Match { $match } was lost because the entry was not paid, and stays so.
# $match (match)
# $fact (fact)
# $again (choice: rule, withdraw)
cli-desk-unpaid-revoke = Match { $match } was lost because the entry was not paid, and stays so. To change that, revoke fact { $fact } and { $again ->
   *[rule] rule
    [withdraw] withdraw
  } again.
cli-desk-help = 7 1-0 reports a result; Enter alone does the next step; u takes back; help shows every command; q leaves.
# $file (text)
cli-desk-bad-logo = { $file } is no PNG, JPEG or WebP picture.
# $file (text)
# $most (count)
cli-desk-large-logo = { $file } is too large for a logo: at most { $most } kB.
