### What the history says about facts.

# $round (count)
fact-play-arranged = How games are played was arranged, from round { $round } on.
# $match (match)
# $pair (count)
# $opening (count)
fact-opening = Match { $match } is level: pair { $pair } will be played from opening { $opening }.
# $match (match)
# $pair (count)
# $opening (count)
fact-opening-again = Match { $match } is level: pair { $pair } will be played from opening { $opening }, which was used before.
# $game (count)
# $match (match)
# $why (choice: interrupted, void, no-start)
fact-abandoned = Game { $game } of match { $match } was broken off { $why ->
   *[interrupted] (interrupted)
    [void] (void)
    [no-start] (an engine could not start)
  }; it does not count.
# $game (count)
# $match (match)
# $who (entrant)
fact-abandoned-by = Game { $game } of match { $match } was broken off ({ $who } could not start); it does not count.
# $count (count)
fact-book = Games are played from { $count } openings.
# $count (count)
# $book (text)
fact-book-named = Games are played from { $count } openings of { $book }.
