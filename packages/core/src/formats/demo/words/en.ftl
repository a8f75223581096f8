### The demo of a format that brings none, and lists of entrants.

demo-list-name = a column “name” is enough
demo-list-rating = columns “name” and “rating”

demo-plain-outline = What will they play? This is the shape before anybody has entered.
demo-plain-enter = A tournament is one file, and its entrants come from a list.
demo-plain-start = The list is complete, so we start. From here on, show always says what to do next.
demo-plain-log = Everything that happened is in the log, and a second program checks every rule against it.
