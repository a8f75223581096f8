### What commands of bridge have to say, beside the refusal they stand in.

lineup-no-players = The players of the team are not known.
lineup-half = Boards of each player are given for the whole match, not for a half.
# $name (text)
lineup-stranger = Nobody in the team is called “{ $name }”.
# $name (text)
lineup-twice = “{ $name }” is in it twice.
# $count (count)
lineup-four = Four players sit down, not { $count }.
# $name (text)
# $boards (count)
# $most (count)
lineup-boards = “{ $name }” cannot have played { $boards } boards: the match has { $most }.
# $boards (count)
# $all (count)
# $sum (count)
lineup-sum = Four players play { $boards } boards each, { $all } in all, not { $sum }.
boards-twice = It is given twice.
# $count (count)
# $part (choice: whole, first, second)
# $most (count)
boards-many = That would be { $count } boards, and { $part ->
   *[whole] the match
    [first] the first half
    [second] the second half
  } has { $most }.
# $boards (count)
# $most (imps)
# $given (result)
boards-imps = { $boards } boards give at most { $most } IMPs, not { $given }.
