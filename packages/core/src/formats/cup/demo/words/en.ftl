### What the demo says between the commands.

demo-list-engines = a line each: name,rating
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
