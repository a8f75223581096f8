### What the demos tell between the commands they type.

## What a list of entrants needs

demo-list-name = a column “name” is enough
demo-list-rating = columns “name” and “rating”
demo-list-engines = a line each: name,rating
demo-list-teams = columns “team”, “player1”, “masterpoints1”, …

## League

demo-league-file = A tournament is one file. We create it and enter the players.
demo-league-outline = What will the five of them play? Everybody meets everybody twice, once with each colour.
demo-league-start = The list is complete, so we start. From here on, show always says what to do next.
demo-league-results = Results come in, White first.
demo-league-ahead = A result for a later phase is refused, because nobody plays ahead. Nothing changes.
demo-league-correct = The result of match 3 was written down the wrong way round. We look at what a correction would change, and then make it.
demo-league-why = A player asks why. The answer names the rule and the facts.
demo-league-undo = A slip of the hand: undo takes the last command back, and redo brings it back.
demo-league-absent = The first half goes on. In match 8 somebody does not come.
demo-league-half = Half time: everybody has met everybody once.
demo-league-second = The second half is played with colours reversed.
demo-league-withdraw = Dan has to leave. He has played more than half of his games, so his results stand and the rest are forfeited.
demo-league-last = The last two games are played.
demo-league-end = Here are the final table, and everybody against everybody.
demo-league-log = Everything that happened is in the log, and a second program checks every rule against it.

## Hybrid Knockout

demo-hybrid-outline = Six players want a knockout. Six is not a power of two, so they qualify for it first.
demo-hybrid-file = A tournament is one file. With its seed the start positions can be drawn again in the same way.
demo-hybrid-start = We start. The first phase is paired at once, with its Chess960 position.
demo-hybrid-phases = In five phases everybody meets everybody once. As soon as a phase is complete, the next is paired.
demo-hybrid-race = The race shows how far everybody is, and who can get there in this phase.
demo-hybrid-in = Two more phases. Whoever has five points is in, and leaves the pool.
demo-hybrid-why = Fewer are left in the pool now, and the pairings see to it that nobody meets again too early. A player asks why.
demo-hybrid-playoff = Two players draw in the last match and reach five points at the same moment, with one place left. They play it off.
demo-hybrid-sudden-death = A playoff match needs a winner. A draw leads to sudden death, each attempt with half the time.
demo-hybrid-preview = Was the draw that led to the playoff written down correctly? We look at what a correction would cost.
demo-hybrid-seeds = It was correct. The playoff goes on, and with its winner the seeds are published.
demo-hybrid-knockout = The knockout begins. No match can be declared drawn there, so that changes nothing.
demo-hybrid-champion = We have a champion. Everything that happened is in the log, and a second program checks every rule against it.

## Cup

demo-cup-outline = A cup is played in pairs of games: each opening is played twice, with colours exchanged.
demo-cup-byes = Seven engines have entered. A cup has no byes, so it does not start until one more engine comes.
demo-cup-book = No opening may come twice in the whole cup. This book is too short, and we learn that now, not in the final.
demo-cup-quarterfinal = The quarterfinals begin. Hammer beats the first seed. Drill and Ember are level, so the opening of a further pair is drawn.
demo-cup-tiebreak = One game of a tiebreak pair decides nothing: both are played.
demo-cup-others = The other two quarterfinals are played.
demo-cup-why = Hammer is above Drill now. Who has White, and why?
demo-cup-lead = Drill leads 2½ to ½ with one game left, so the match ends in the middle of a pair.
demo-cup-preview = Then somebody replays game 2 and finds that Hammer had won it. What would that change?
demo-cup-correct = Nothing has been played that rests on it, so it is simply done. The match is open again, and Drill wins it once more.
demo-cup-final = The other semifinal and the final are played.
demo-cup-end = Here are the bracket, why the champion is the champion, and the table. A second program checks every rule against the log.

## Diagonal

demo-diagonal-outline = Six players want a Diagonal: neighbours in rating play each other, and four lost games put a player out.
demo-diagonal-unrated = The row goes by rating. One player has none, so the tournament cannot start, and nothing changes.
demo-diagonal-start = With her rating the row is complete.
demo-diagonal-which = Opponents play two games, one with each colour, and a report says which. This one does not.
demo-diagonal-first = Round 1. The games can be played in any order.
demo-diagonal-out = Whoever has four lost games goes out when the round is over, and then the next round is paired.
demo-diagonal-why = Eva asks why she is out.
demo-diagonal-preview = She won her first game against Fay, but it was written down the wrong way round. What would a correction change?
demo-diagonal-again = Nobody had played in round 2, so it was paired again, now with Eva. Why these pairs?
demo-diagonal-second = Round 2. A dagger marks who goes out when it is over; until then all its games are played.
demo-diagonal-two = Two are left after it, and they play each other again. Both end with four lost games.
demo-diagonal-champion = All are out. The fewest lost games would win; they are level there, so their games against each other decide.
demo-diagonal-end = The final table goes by performance rating. A second program checks every rule against the log.

## Bridge knockout

demo-bridge-outline = Nine bridge teams, and nobody is to have a bye. So there are three-way matches, from which two teams go on.
demo-bridge-wrong = The list comes from a spreadsheet. A figure in it is wrong, so nothing is entered, and we are told where it is.
demo-bridge-start = In the corrected list the teams are numbered by average masterpoints. Weaker teams will receive IMPs.
demo-bridge-three-way = Match 1 is a three-way. Who sits where, in which half? And why does Mill receive so much?
demo-bridge-between = In a three-way a report says between whom. This one does not.
demo-bridge-first = The first round begins; one of its results comes in by halves.
demo-bridge-lineups = Harbour has six players. It says match by match who plays: the four of a half, or the boards of each.
demo-bridge-quotient = Each team has won one match, and Harbour lost to Mill by half an IMP. The IMP quotient decides.
demo-bridge-others = The other matches of the round are played, and the next round goes by the numbers.
demo-bridge-second = The second round. Harbour and Lantern met in match 1 and would meet again in the semifinals.
demo-bridge-paired-again = They do not: the semifinals were paired again. Why?
demo-bridge-preview = Both semifinals are played. Then Quarry comes with the score sheet: it beat Lantern 31 to 25. What would that change?
demo-bridge-confirm = Lantern should not be there at all. A result would be lost, so nothing is done before somebody says so.
demo-bridge-final = Quarry plays the semifinal instead, loses it by an IMP at the table, and wins it with its handicap. Then comes the final, by halves.
demo-bridge-awards = Harbour gives the rest of its line-ups. What does each of its players get, and by which rule?
demo-bridge-champion = Here is the whole evening on one page, and why the champion is the champion.
demo-bridge-end = In the final table places are bands. A second program checks every rule against the log.
