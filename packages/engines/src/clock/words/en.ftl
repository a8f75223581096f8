### What is wrong with a time control.

limit-none = A time control is missing. Write for example 10+0.1, 40/60, st=0.2, nodes=1000 or depth=8.
# $term (text)
limit-unreadable = “{ $term }” is not a time control such as 10+0.1, 5:00+3 or 40/60.
# $term (text)
limit-after-last = “{ $term }” can never be reached, because the period before it has no number of moves.
# $term (text)
limit-no-moves = “{ $term }” is a period of no moves.
# $term (text)
limit-no-time = “{ $term }” leaves no time to think.
# $term (text)
# $given (text)
limit-not-a-number = “{ $term }” needs a number; “{ $given }” is none.
# $term (text)
limit-not-whole = “{ $term }” needs a whole number.
# $term (text)
limit-not-positive = “{ $term }” must be more than zero.
# $term (text)
# $meant (text)
limit-meant = “{ $term }” is not known. Did you mean { $meant }=?
# $term (text)
# $known (text list)
limit-unknown = “{ $term }” is not known. Known are { $known }.
# $term (text)
limit-twice = “{ $term }” sets something that was set before.
