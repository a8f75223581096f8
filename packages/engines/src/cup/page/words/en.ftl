### The page of a cup of engines that spectators leave open, and what terminal and page say of games and matches alike.

## How a game ended

# $ending (choice: crash, time, illegal-move, stall, garbage, no-start, bare-king)
# $games (count)
cup-page-fault = { $games } { $ending ->
   *[crash] { $games ->
        [one] crash
       *[other] crashes
      }
    [time] { $games ->
        [one] loss on time
       *[other] losses on time
      }
    [illegal-move] { $games ->
        [one] illegal move
       *[other] illegal moves
      }
    [stall] { $games ->
        [one] game without an answer
       *[other] games without an answer
      }
    [garbage] { $games ->
        [one] answer that is no move
       *[other] answers that are no moves
      }
    [no-start] { $games ->
        [one] failed start
       *[other] failed starts
      }
    [bare-king] { $games ->
        [one] draw on time
       *[other] draws on time
      }
  }
# $games (count)
# $ending (message)
cup-page-fault-other = { $games } { $ending }

## How a match stands

# $how (choice: tiebreak, seed, armageddon, walkover, organiser)
cup-page-decided = { $how ->
   *[tiebreak] tiebreak
    [seed] higher seed
    [armageddon] Armageddon
    [walkover] walkover
    [organiser] declared
  }
# $how (text)
cup-page-decided-other = { $how }
# $who (text)
# $own (points)
# $other (points)
cup-page-leads = { $who } leads { $own }–{ $other }
# $own (points)
# $other (points)
cup-page-level = level at { $own }–{ $other }
# $who (text)
# $own (points)
# $other (points)
cup-page-wins = { $who } wins { $own }–{ $other }
# $who (text)
# $own (points)
# $other (points)
# $how (message)
cup-page-wins-by = { $who } wins { $own }–{ $other } ({ $how })
cup-page-nobody-wins = nobody wins
# $game (count)
cup-page-game = game { $game }
# $game (count)
# $games (count)
cup-page-game-of = game { $game } of { $games }
# $game (count)
cup-page-game-tiebreak = tiebreak game { $game }

## Counts

# $count (count)
cup-page-count = { $count }
# $percent (percent)
cup-page-percent = { $percent }
# $count (count)
cup-page-engines = { $count ->
    [one] { $count } engine
   *[other] { $count } engines
  }
# $count (count)
cup-page-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
# $count (count)
cup-page-pairs-a-match = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  } of games a match
# $before (text)
# $count (count)
cup-page-pairs-then = { $before }, then { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  } of games a match
# $count (count)
cup-page-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $played (count)
# $games (count)
cup-page-games-of = { $played } of { $games } games
# $count (count)
cup-page-of = of { $count }
# $part (count)
# $all (count)
cup-page-part-of = { $part } of { $all }
# $points (points)
# $games (count)
cup-page-points-of = { $points } of { $games }
# $low (count)
# $high (count)
cup-page-range = { $low } to { $high }
# $count (count)
cup-page-crashes = { $count ->
    [one] { $count } crash
   *[other] { $count } crashes
  }
# $seed (count)
cup-page-seed = seed { $seed }
# $rating (count)
cup-page-rating = rating { $rating }

## The head

cup-page-kind = Engine cup
cup-page-skip = Skip to the bracket
# $figure (choice: decided, played, live)
cup-page-figure = { $figure ->
   *[decided] matches decided
    [played] games played
    [live] live now
  }
cup-page-progress = Games played
# $state (choice: live, playing, waiting, stopped)
cup-page-state = { $state ->
   *[live] Live
    [playing] Playing
    [waiting] Waiting
    [stopped] Stopped
  }
# $time (message)
cup-page-left = about { $time } left
# $seconds (count)
cup-page-seconds = { $seconds } s
# $minutes (count)
cup-page-minutes = { $minutes } min
# $hours (number)
cup-page-hours = { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } h
cup-page-at = at
cup-page-since = since
# $at (instant)
cup-page-instant = { $at }
# $for (choice: engine, disk, organiser, worker)
cup-page-waits-for = { $for ->
   *[engine] Waiting for an engine
    [disk] Waiting for the disk
    [organiser] Waiting for the director
    [worker] Waiting for the runner
  }
# $match (text)
cup-page-match = Match { $match }
cup-page-champion = Champion
# $who (text)
# $other (text)
# $own (points)
# $points (points)
cup-page-final = { $who } won the final against { $other }, { $own }–{ $points }.
# $who (text)
# $other (text)
# $own (points)
# $points (points)
# $how (message)
cup-page-final-by = { $who } won the final against { $other }, { $own }–{ $points } ({ $how }).
# $who (text)
cup-page-final-alone = { $who } won the final.
# $seed (count)
# $points (points)
# $games (count)
cup-page-tally-seeded = It started as seed { $seed } and scored { $points } in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
# $points (points)
# $games (count)
cup-page-tally = It scored { $points } in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
# $who (text)
cup-page-tab-won = { $who } has won
# $what (message)
# $name (text)
cup-page-tab = { $what } · { $name }

## Games being played

cup-page-now-playing = Now playing
# $round (message)
# $match (text)
cup-page-live-match = { $round }, match { $match }
# $depth (count)
cup-page-depth = depth { $depth }
cup-page-no-clock = no clock
# $says (message list)
cup-page-chances = White’s chances: { $says }
# $colour (choice: white, black)
# $share (percent)
cup-page-says = { $colour ->
   *[white] White
    [black] Black
  } says { $share }
# $colour (choice: white, black)
cup-page-colour = { $colour ->
   *[white] White
    [black] Black
  }
# $colour (choice: white, black)
cup-page-colour-letter = { $colour ->
   *[white] W
    [black] B
  }

## The bracket

# $name (text)
cup-page-name = { $name }
cup-page-bracket = Bracket
# $match (text)
# $round (message)
# $state (choice: live, still)
# $seats (text list)
cup-page-card = Match { $match }, { $round }{ $state ->
   *[still] { "" }
    [live] , live
  }: { $seats }.
# $standing (message)
cup-page-card-standing = { CAPITAL($standing) }.
cup-page-card-opens = Opens its games.
cup-page-card-waits = ! waits

## The table and all games

cup-page-table = Engines
# $head (choice: place, engine, seed, rating, won, points, games, faults, out)
cup-page-table-head = { $head ->
   *[place] Place
    [engine] Engine
    [seed] Seed
    [rating] Rating
    [won] Matches won
    [points] Points
    [games] Games
    [faults] Faults
    [out] Out in
  }
cup-page-field = All games
# $figure (choice: white, results, plies)
cup-page-field-figure = { $figure ->
   *[white] White scores
    [results] White, drawn, Black
    [plies] plies on average
  }

## The slip of a match

# $round (message)
# $match (text)
# $pairs (count)
cup-page-slip = { $round }, match { $match }, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
  }
cup-page-close = Close
cup-page-slip-waits = It waits for the matches before it.
cup-page-slip-no-game = No game has ended yet.
# $standing (message)
# $games (count)
cup-page-slip-after = { CAPITAL($standing) } after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
# $match (text)
cup-page-slip-games = Games of match { $match }
# $head (choice: game, ending, plies, opening)
cup-page-slip-head = { $head ->
   *[game] Game
    [ending] How it ended
    [plies] Plies
    [opening] Opening
  }
cup-page-slip-now = now
cup-page-slip-playing = being played
# $pair (count)
cup-page-slip-pair = pair { $pair }
# $pair (count)
cup-page-slip-pair-tiebreak = pair { $pair }, tiebreak
cup-page-slip-void = does not count
# $game (count)
cup-page-slip-repeats = not played, it repeats game { $game }
cup-page-slip-replay = second attempt, the runner was late in the first
cup-page-slip-reused = used before
# $who (text)
cup-page-strength = What the games say of { $who }
# $figure (choice: score, results, elo, superiority)
cup-page-strength-figure = { $figure ->
   *[score] score
    [results] won, drawn, lost
    [elo] Elo difference
    [superiority] likely the stronger (LOS)
  }
# $sign (choice: plus, minus)
# $value (number)
cup-page-signed = { $sign ->
   *[plus] +
    [minus] −
  }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (number)
cup-page-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value (message)
cup-page-at-least = at least { $value }
# $value (message)
cup-page-at-most = at most { $value }
cup-page-pairs-by-points = pairs by points
# $counts (text)
cup-page-pairs-counted = Pairs by points 0, ½, 1, 1½, 2: { $counts }

## The foot

cup-page-foot-opens = A match of the bracket opens its games.
cup-page-foot-written = Written:
# $seconds (number)
cup-page-foot-refreshes = The page looks for news every { $seconds } s.
cup-page-foot-made = Made by Arbiter.
cup-page-hold = Hold still
