### What is wrong with a list of entrants, or worth a look in it. The line and the column stand beside it.

## The list

list-empty = The list is empty.
list-nobody = Nobody is in the list.
list-quote-inside = There is a quote inside a cell. Put the whole cell in quotes, and write the inner quote twice.
# $cell (text)
list-after-quote = Something follows the closing quote: “{ $cell }”.
list-quote-open = The quote that begins here is never closed.
list-no-heading = This cell has no column above it.

## The columns

# $column (text)
list-column-twice = The column “{ $column }” is here twice.
# $columns (count)
# $most (count)
list-columns-many = There are { $columns } columns; a list has { $most } at most.
# $columns (text list)
list-unused = { $columns ->
    [one] The column “{ $columns }” is not used.
   *[other] The columns { $columns } are not used.
  }
# $column (text)
# $such (text)
list-no-names = There is no column “{ $column }”. Begin with a line such as { $such }.
# $column (text)
# $found (text list)
# $such (text)
list-no-names-among = There is no column “{ $column }”, only { $found }. Begin with a line such as { $such }.
# $column (text)
# $other (text)
list-column-alone = The column “{ $column }” needs a column “{ $other }” beside it.
# $column (text)
# $meant (text)
list-column-meant = There is no column “{ $column }”. Did you mean “{ $meant }”?
# $column (text)
# $known (text list)
list-column-unknown = There is no column “{ $column }”. The first line names the columns: { $known }.
list-unclear = It cannot be seen what stands in which column. Begin with a line such as name,rating,club.
# $line (text)
# $name (text)
list-read-as = The lines are read like this: “{ $line }” is “{ $name }”.
# $line (text)
# $name (text)
# $rating (text)
list-read-as-rated = The lines are read like this: “{ $line }” is “{ $name }”, rating { $rating }.
# $cell (text)
list-figure = The figure at the end of “{ $cell }” is taken as part of the name. Write name,rating to give a rating.
list-numbers-unused = The numbers at the beginning of the lines are not used.
# $name (text)
list-one-name = Two cells are read as one name: “{ $name }”.

## The entrants

# $name (text)
# $line (count)
list-same-person = “{ $name }” is in line { $line } already, with the same rating and club.
# $name (text)
# $line (count)
list-same-name = “{ $name }” is in line { $line } too. Is it the same person?
# $column (text)
# $problem (message)
list-unusable = The cell under “{ $column }” cannot be used. { $problem }
# $column (text)
list-rating = “{ $column }” must be a whole number from 0 to 9999.
# $cell (text)
list-paid = “paid” must be yes or no, not “{ $cell }”.
# $cell (text)
list-claimed = “claimed” must be the letter of a bracket, not “{ $cell }”.
# $given (text)
# $line (count)
list-id-twice = The id “{ $given }” is in line { $line } already.
# $cell (text)
# $player (text)
list-no-player = “{ $cell }” stands here without a “{ $player }”.
# $column (text)
# $cell (text)
# $most (count)
list-number-long = The “{ $column }” “{ $cell }” is longer than { $most } characters.
# $name (text)
# $column (text)
list-no-masterpoints = “{ $name }” has no “{ $column }”. Write 0 for none.
# $column (text)
# $cell (text)
# $most (count)
list-masterpoints = “{ $column }” must be a number from 0 to { $most } with at most two decimals, such as 1234.56, not “{ $cell }”.
