### What rounds and stages are called.
### Each name has forms for the middle of a sentence: .the (the semifinals) and .in (in the semifinals).

## Rounds

round-final = Final
  .the = the final
  .in = in the final
# $many (choice: one, several) the description of the cup names a round in the singular
round-semifinals = { $many ->
    [one] Semifinal
   *[several] Semifinals
  }
  .the = { $many ->
    [one] the semifinal
   *[several] the semifinals
  }
  .in = { $many ->
    [one] in the semifinal
   *[several] in the semifinals
  }
# $many (choice: one, several)
round-quarterfinals = { $many ->
    [one] Quarterfinal
   *[several] Quarterfinals
  }
  .the = { $many ->
    [one] the quarterfinal
   *[several] the quarterfinals
  }
  .in = { $many ->
    [one] in the quarterfinal
   *[several] in the quarterfinals
  }
# $count (count)
round-of = Round of { $count }
  .the = the round of { $count }
  .in = in the round of { $count }
# $number (count)
round-number = Round { $number }
  .the = round { $number }
  .in = in round { $number }
# $number (count)
round-extra = Extra round { $number }
  .the = extra round { $number }
  .in = in extra round { $number }
# $number (count)
round-phase = Phase { $number }
  .the = phase { $number }
  .in = in phase { $number }
# $number (count)
round-phase-playoff = Phase { $number } (playoff)
  .the = phase { $number } (playoff)
  .in = in phase { $number } (playoff)
round-first = First round
  .the = the first round
  .in = in the first round
round-second = Second round
  .the = the second round
  .in = in the second round
round-first-half = First half
  .the = the first half
  .in = in the first half
round-second-half = Second half
  .the = the second half
  .in = in the second half
round-third-place = Third place
  .the = the match for third place
  .in = in the match for third place
round-fifth-place = Playoff for places 5 to 8
  .the = the playoff for places 5 to 8
  .in = in the playoff for places 5 to 8
# $ring (choice: only, first, second)
round-of-robin = { $ring ->
   *[only] Round robin
    [first] Round robin, first ring
    [second] Round robin, second ring
  }
  .the = { $ring ->
   *[only] the round robin
    [first] the first ring of the round robin
    [second] the second ring of the round robin
  }
  .in = { $ring ->
   *[only] in the round robin
    [first] in the first ring of the round robin
    [second] in the second ring of the round robin
  }
round-extra-boards = Extra boards
  .the = the extra boards
  .in = in the extra boards

## Stages

# $stage (choice: qualification, knockout, third-place, fifth-place, round-robin)
stage-name = { $stage ->
    [qualification] Qualification
   *[knockout] Knockout
    [third-place] Third place
    [fifth-place] Playoff for places 5 to 8
    [round-robin] Round robin
  }
# $bracket (text)
stage-bracket = Bracket { $bracket }
# $bracket (text)
# $stage (message)
stage-of-bracket = Bracket { $bracket }, { $stage }
# $bracket (text)
# $round (message)
round-in-bracket = Bracket { $bracket }, { $round }

## Who sits there

# $who (entrant)
who-entrant = { $who }
who-nobody = nobody
who-unknown = not known yet
