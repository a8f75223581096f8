### What the formats share: settings, the order of the list.

## A setting with its value, in the history

# $name (message)
# $value (message)
setting-is = { $name }: { $value }
setting-yes = yes
setting-no = no
setting-open = not set
setting-none = none
# $number (number)
setting-number = { $number }
# $text (text)
setting-text = { $text }
# $values (message list)
setting-list = { $values }
# $name (message)
# $value (message)
setting-part = { $name } { $value }

## The order of the list

list-order = Order of the list
list-order-about = The list follows the order of entry, goes by rating (highest first), or is drawn by lot.
list-by-entry = order of entry
list-by-rating = rating
list-by-lot = lot
list-because-entry = The list follows the order of entry.
# $rating (count)
list-because-rating = The list goes by rating, which was { $rating } at the start.
list-because-no-rating = The list goes by rating; no rating counts as 0.
list-because-lot = The list was drawn by lot with the recorded dice.
list-because-hand = The director put the list in order by hand.
