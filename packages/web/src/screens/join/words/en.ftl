### Coming in by a link, and reporting one’s own games.

## The games of an entrant

join-desk-opening = Opening your games
# $name (text)
join-desk-tab = Games of { $name }
join-desk-to-report = to report
# $games (count)
join-desk-to-do = { $games ->
    [one] You have { $games } game to report. A result is recorded when both sides have reported the same.
   *[other] You have { $games } games to report. A result is recorded when both sides have reported the same.
  }
join-desk-none = You have no game to report now. The next one will appear here by itself.
join-desk-entering = The tournament has not started. Your games will appear here automatically.
join-desk-over = The tournament is over. Thank you for playing.
join-desk-next = Next
# $round (text)
# $opponent (text list)
join-desk-next-match = { $round }: against { $opponent }
join-desk-whole = The whole tournament
join-desk-own = All my games

## The link

join-door-link = Your link, if you have it as text
join-door-name = What is your name? Others will see it.
join-door-opening = Opening the link
# $match (text)
# $opponent (text)
join-game-label = { $match }, against { $opponent }
join-door-missing = Paste the link you were given: it ends with # and a row of letters and digits.

## One game

join-game-colour = You have
join-game-against = against
join-game-clock = Time
join-game-position = Position
join-game-boards = Boards
join-game-won = I won
join-game-drew = Draw
join-game-lost = I lost
# $name (text)
join-game-as-they-said = as { $name } reported
join-game-as-you-said = as you reported
join-game-how = How did it end?
join-game-nothing = Nobody has reported it yet.
# $result (text)
join-game-you = You reported { $result }.
# $name (text)
# $result (text)
join-game-they = { $name } reported { $result }.
join-game-disagreed = The reports differ. Talk to each other, or call the director, who decides. You may change your report.
join-game-waits-for-them = It is recorded when the other side reports the same.
join-game-waits-for-you = Report the same to confirm it, or what you saw.
join-game-recorded = Both sides agree: the result is recorded.
# $name (text)
join-game-told-waiting = Reported. It is recorded when { $name } reports the same.
# $name (text)
join-game-told-disagreed = { $name } reported something else. Talk to each other, or call the director.

## IMPs

# $team (text)
join-imps-imps = IMPs of { $team }
join-imps-say = Report
# $score (text)
join-imps-confirm = Confirm { $score }

## Invitations

join-kicker = By invitation
join-title = Come in
join-nobody = The link you were given lets you in. It works once; afterwards this browser is signed in.
# $name (text)
join-person = You are signed in as { $name }. An invitation adds to what you may do.
join-join = Continue

## Reporting

join-report-kicker = For entrants
join-report-title = Report your game
join-report-nobody = The link the director gave you opens the page with your games. Keep it: it works until the tournament is over.
# $name (text)
join-report-person = You are signed in as { $name }. Opening the link of an entrant here signs you out.
join-report-open = Open my games
join-imps-wrong = Type the IMPs of both teams as whole numbers, for example 34 and 21.
