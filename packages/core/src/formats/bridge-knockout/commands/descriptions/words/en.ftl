### What fields of commands of the format are for.

about-member = A name, a federation number or "#2" (the place in the team)
about-report-between = The two teams, in the order of their IMPs
about-choose-opponent = The opponent that the team with the choice wants to meet
about-lineup-four = The four who play
about-lineup-instead = Instead: the boards of each player in the whole match
about-score-boards = At the first table the first team sits North-South
about-remedy-refund = The entry fee is returned
about-misplaced-placed = Whether the bracket was too low or too high
about-misplaced-belongs = The bracket the team belongs to
about-misplaced-seat = Where it was found in time: the match there in which the team takes a seat
about-misplaced-national = Where it was too high and the team lost: also a free entry to a national tournament
about-redraw-enter = Teams that came late
about-redraw-edits = Corrected teams
about-redraw-withdraw = Teams that have dropped out
