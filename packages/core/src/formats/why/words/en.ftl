### How a match was decided, how far somebody came, and who sits in a seat.

# .by is for the middle of a sentence: decided by forfeit
# $by (choice: score, draw, tiebreak, quotient, extra-boards, sudden-death, armageddon, armageddon-drawn, forfeit, walkover, seed, ruling, declared-won, declared-through, declared-drawn, cancelled, annulled)
why-by = { $by ->
   *[score] score
    [draw] draw
    [tiebreak] tie-break
    [quotient] IMP quotient
    [extra-boards] extra boards
    [sudden-death] sudden death
    [armageddon] Armageddon
    [armageddon-drawn] Armageddon drawn, Black wins
    [forfeit] forfeit
    [walkover] no opponent
    [seed] higher seed
    [ruling] ruling
    [declared-won] declared won
    [declared-through] declared
    [declared-drawn] declared drawn
    [cancelled] cancelled
    [annulled] does not count
  }
  .by = { $by ->
   *[score] on points
    [draw] by a draw
    [tiebreak] by tie-break games
    [quotient] by the IMP quotient
    [extra-boards] by extra boards
    [sudden-death] in sudden death
    [armageddon] by the Armageddon game
    [armageddon-drawn] by the Armageddon game, in which a draw is a win for Black
    [forfeit] by forfeit
    [walkover] without an opponent
    [seed] for the higher seed
    [ruling] by the director
    [declared-won] by the director
    [declared-through] by the director
    [declared-drawn] by the director
    [cancelled] by the director, who cancelled the match
    [annulled] by a withdrawal
  }

# $who (entrant)
# $points (points)
# $other (points) what the opponent had
# $by (choice: score, tiebreak, quotient, extra-boards, sudden-death, armageddon, armageddon-drawn, seed)
why-won = { $by ->
   *[score] { $who } won { $points }–{ $other }.
    [tiebreak] { $who } won { $points }–{ $other } in tie-break games.
    [quotient] { $who } won on the IMP quotient after { $points }–{ $other }.
    [extra-boards] { $who } won on extra boards: { $points }–{ $other } in all.
    [sudden-death] { $who } won { $points }–{ $other } in sudden death.
    [armageddon] { $who } won { $points }–{ $other } by the Armageddon game.
    [armageddon-drawn] { $who } won at { $points }–{ $other }: a draw in the Armageddon game is a win for Black.
    [seed] { $who } won at { $points }–{ $other } as the higher seed.
  }

# $who (entrant)
why-won-forfeit = { $who } won by forfeit.

# $who (entrant)
why-won-alone = { $who } won without an opponent.

# $who (entrant list)
# $how (message)
why-through = { $who ->
    [one] { $who } advances
   *[other] { $who } advance
  }; the match was decided { FORM($how, "by") }.

# $points (points)
why-drawn = The match was drawn { $points }–{ $points }.
why-drawn-game = The game was drawn.
why-nobody-came = Nobody won: neither side appeared.
why-nobody-there = Nobody won: there was nobody to play.

# $who (entrant)
why-declared-won = The director declared { $who } the winner.

# $who (entrant list)
why-declared-through = The director declared that { $who ->
    [one] { $who } advances.
   *[other] { $who } advance.
  }
why-declared-drawn = The director declared the match drawn.
why-cancelled = The director cancelled the match: nobody won.
why-annulled = The match does not count because of a withdrawal.

# $note (text)
why-note = Note: “{ $note }”.

# $game (count)
# $white (entrant)
# $black (entrant)
# $result (result)
why-game = Game { $game }: { $white } – { $black } { $result }.

# $who (entrant)
# $opponent (entrant)
# $match (match)
# $round (message)
why-lost = { $who } lost match { $match } { FORM($round, "in") } to { $opponent }.

# $who (entrant)
# $match (match)
# $round (message)
why-out = { $who } went out in match { $match } { FORM($round, "in") }.

# $who (entrant)
# $opponent (entrant)
# $match (match)
# $round (message)
why-not-lost = { $who } has not lost: the last match was { $match } { FORM($round, "in") } against { $opponent }.

# $who (entrant)
# $match (match)
# $round (message)
why-not-lost-alone = { $who } has not lost: the last match was { $match } { FORM($round, "in") }.

# $who (entrant)
why-not-begun = { $who } is in the knockout and has not played there yet.

# $who (entrant)
# $seed (count)
why-seat-seed = { $who } (seed { $seed })

# $seed (count)
why-seat-seed-unknown = seed { $seed }

# $who (entrant)
# $role (choice: winner, loser)
# $match (match)
why-seat-from = { $who } ({ $role ->
   *[winner] winner of match { $match }
    [loser] loser of match { $match }
  })

# $role (choice: winner, loser)
# $match (match)
why-seat-waiting = { $role ->
   *[winner] the winner of match { $match }
    [loser] the loser of match { $match }
  }

# $role (choice: winner, loser)
# $match (match)
why-seat-nobody = { $role ->
   *[winner] nobody (match { $match } has no winner)
    [loser] nobody (match { $match } has no loser)
  }

# $match (match)
# $decision (message list) sentences
why-match-before = Match { $match }: { JOIN($decision) }
