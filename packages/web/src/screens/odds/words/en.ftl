### Who will win: the rest of the tournament played thousands of times.

odds-title = Who will win?
odds-over = It is decided
# $tournament (text)
odds-tab = Odds, { $tournament }
odds-played-on = played on by the real rules
odds-runs = times played to the end
odds-margin = at most, in 95 of 100 cases
odds-to-go = matches to go
odds-chance-of = Chance of
odds-follow = Follow
odds-nobody = nobody
# $seconds (text)
odds-computed = Computed here in { $seconds } s
odds-computing = Being computed here
odds-sharpening = Known, becoming more exact
odds-now = Chances now
odds-supposed = Chances in that case
odds-since = change since the last result
odds-than = change from the present chances
odds-certain = Nothing is left to play: this is certain.
odds-how = How the chances are computed
odds-basis = From here to the end, strength and chance decide every game, the rules of this tournament pair every round, and the winners are counted. This happens in this browser, again after every result.
odds-come = Still to come: the mean, and where nine runs in ten lie
odds-games = Games in all
odds-rounds = Rounds
odds-hours = From now to the end
odds-entrants = Enter people
odds-waiting = The rest of the tournament is being played for the first time.

## What there is to win

# $aim (choice: title, final, semi, quarter, qualifies)
odds-aim = { $aim ->
   *[title] Title
    [final] Final
    [semi] Semi-final
    [quarter] Quarter-final
    [qualifies] Qualifies
  }
# $places (count)
odds-top = Top { $places }

## Everybody’s chances

odds-rating = Rating
odds-average = Average
odds-entrant = Entrant
odds-bracket = Bracket
odds-plus-minus = Margin
odds-change = Change
odds-place = Expected place
# $count (count)
odds-all = Show all { $count }
odds-sure = certain
odds-not-known = not known

## The course

# $aim (text)
odds-course = { $aim }: the chance after each result
odds-following = following
odds-width = the true value lies in the band in 95 of 100 cases
odds-start = start
odds-axis-now = now
# $from (text)
# $to (text)
odds-under = The numbers are matches whose result came in, from { $from } to { $to }. A cross marks where somebody went out.
# $left (count)
odds-filling = { $left ->
    [one] { $left } earlier moment is
   *[other] { $left } earlier moments are
  } still being computed.
odds-read = Read the chances at
odds-at-start = At the start
# $match (text)
# $at (text)
odds-after = After match { $match }, { $at }
odds-at-now = Now
odds-moment = Moment
odds-table = Chances over time

## What if

odds-what-if = What if
odds-nothing = nothing, as it stands
# $winner (text)
# $loser (text)
odds-beats = { $winner } beats { $loser }

## Other formats

odds-compare = Would another format have been better?
odds-formats = Formats
odds-field = Who plays
# $count (count)
odds-these = these { $count }
# $count (count)
odds-players = { $count } players of mixed strength
# $count (count)
odds-teams = { $count } teams of mixed strength
odds-compare-do = Compare these formats
odds-cancel = Stop comparing
# $done (percent)
odds-comparing = Comparing, { $done } done
odds-compare-about = Choose the formats to see how often the best of these people wins in each, and what it costs in games and hours. Every format has its usual settings; this tournament has its own.
odds-compare-nobody = Nobody has entered yet. Choose a number of entrants of mixed strength.
odds-for-teams = It is for teams, and these are single players.
odds-by-ratings = It goes by ratings, and these teams have only masterpoints.
# $count (count)
# $best (count)
# $last (count)
odds-rated = { $count } entrants, rated { $best } to { $last }
# $count (count)
odds-unrated = { $count } entrants without ratings
# $count (count)
# $best (count)
# $last (count)
# $without (count)
odds-some = { $count } entrants, rated { $best } to { $last }, { $without } of them without a rating
odds-format = Format
odds-this = this one
odds-best = Best wins
odds-order = Order right
odds-compare-games = Games, 5–95 in 100
odds-length = Length
# $runs (text)
odds-compare-runs = { $runs } runs of each with the same clock. “Order right” is the rank correlation with strength: 1 is the order of strength, 0 is chance.
odds-refused = Not possible with this field
