### How everybody went so far.

# $won (count)
# $drawn (count)
# $lost (count)
form-steps = { $won } won, { $drawn } drawn, { $lost } lost
# $step (choice: won, drawn, lost, bye, playing)
form-step = { $step ->
    [won] won
    [drawn] drawn
    [lost] lost
    [bye] bye
   *[playing] playing
  }
form-bye-letter = b
