### Opening a tournament and its settings.

## Opening

# $such (text)
command-when = Say who asks and when, such as { $such }.
command-no-text = It is not a text.
option-dice = The seed of the draws takes 1 to 100 characters.
# $known (text list)
# $format (text)
# $option (text)
option-unknown = There is no option “{ $option }”; { $format } has { $known }.
log-no-opening = The log does not begin with the opening of a tournament.

## Publications that stand

# $moves (message list)
seeds-stand = Published seeds stand. By the results as they are now { $moves }.
# $moves (message list)
round-stands = The published round stands. By the results as they are now { $moves }.
