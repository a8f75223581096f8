### The rule book of a format.

## The book

rules-tab = Rules
rules-kicker = every reason on the other pages leads here
rules-loading = Opening the rule book
rules-failed = The rule book could not be loaded. Try again when the network is back.
rules-again = Try again
rules-contents = Contents
rules-find = Find a rule
rules-find-hint = Number or word
# $count (count)
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-nothing = No rule says that. Try a single word, or a number such as 12.
rules-why = Why:
# $rule (rule)
rules-not-here = { $rule } is not a rule of this format: it is about the log itself, which all formats share.
