### The director’s actions: entrants, rulings, the start and the close.

# $name (text)
acts-withdraw = Withdraw { $name }
acts-emergency = In an emergency: the team keeps what it has earned so far
# $name (text)
acts-return = { $name } returns
# $name (text)
acts-do-return = Readmit { $name }
# $match (text)
acts-forfeit-in = Match { $match }: declare a forfeit
acts-absent = Who did not come?
# $names (text list)
acts-do-forfeit = Declare { $names } absent
acts-forfeit = Declare a forfeit
# $match (text)
acts-cancel-match = Cancel match { $match }
# $match (text)
acts-rule-in = Match { $match }: decide the winner
acts-who-wins = Who has won?
acts-who-goes-on = Who advances?
acts-drawn = Nobody, it is drawn
# $names (text list)
acts-do-rule = Decide for { $names }
acts-do-rule-drawn = Declare it drawn
acts-rule-plain = Decide
acts-declare = Declare the winner
acts-share = One winner, or several who share the win
# $names (text list)
acts-do-declare = Declare { $names } { $names ->
    [one] the winner
   *[other] the winners
  }
# $chooser (text)
acts-choose = { $chooser } chooses an opponent
acts-whom = Which opponent?
# $name (text)
acts-do-choose = Choose { $name }
acts-choose-plain = Record the choice
acts-close = Close the tournament
acts-closed = The table becomes final and the seed of the draws is published. After that, the only way to change anything is to undo the close.

## Entering

acts-late = Late entry
# $name (text)
acts-late-do = Enter { $name } late
acts-late-plain = Enter
acts-who = Name, then rating and club after commas
acts-who-team = Team: a name, or a list with its header
acts-joins = Takes a seat in match
acts-joins-none = Wherever the rules say
acts-lines = Add entrants: one per line, with rating and club after commas, or paste a list with its header
# $count (count)
acts-add = Enter { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  }
acts-add-plain = Enter
# $count (count)
acts-entered = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
  } entered
acts-example = Anna Alder, 1850, Harbour
# $line (count)
# $problem (text)
acts-line = Line { $line }: { $problem }.

## The list of entrants

acts-entrants = Entrants
acts-find = Find an entrant
acts-no = No.
acts-name = Name
acts-rating = Rating
acts-average = Average
acts-actions = Actions
# $act (choice: edit, withdraw, return)
acts-button = { $act ->
   *[edit] Edit
    [withdraw] Withdraw
    [return] Readmit
  }
# $act (choice: edit, withdraw, return)
# $name (text)
acts-button-of = { $act ->
   *[edit] Edit
    [withdraw] Withdraw
    [return] Readmit
  }: { $name }
acts-withdrew = withdrew
acts-too-late = Nobody can enter any more.
# $count (count)
acts-all = Show all { $count }
acts-none = Nobody has that name.
# $count (count)
acts-all-in = { $count } entered
# $present (count)
# $all (count)
acts-some-in = { $present } of { $all } still in
acts-region = List of entrants

## Rulings

acts-rulings = Rulings
acts-about = Make a ruling on a match. You see its effects before anything is recorded.
acts-which = Match
acts-choose-match = Choose an open match
# $ruling (choice: forfeit, rule, cancel)
acts-ruling = { $ruling ->
   *[forfeit] Declare a forfeit
    [rule] Decide the winner
    [cancel] Cancel the match
  }
acts-correct = Correct a result on the page of its match
acts-no-match = No match is open, so there is nothing to rule on.

## The start

acts-start = Start the tournament
acts-start-do = Start with this list
acts-start-list = The list would be
# $count (count)
acts-more = and { $count } more
acts-start-about = After the start, nobody enters or leaves without a trace. The list is put in order and the first matches are drawn.
acts-order = Seeds
acts-as-rules = In the order of the format
acts-as-entered = In the order of entry
acts-brackets = Sizes of the brackets, strongest first, for example 8, 8, 6; empty: as the rules divide
