### What the demo says between the commands.

demo-league-file = A tournament is one file. We create it and enter the players.
demo-league-outline = What will the five of them play? Everybody meets everybody twice, once with each colour.
demo-league-start = The list is complete, so we start. From here on, show always says what to do next.
demo-league-results = Results come in, White first.
demo-league-ahead = A result for a later phase is refused, because nobody plays ahead. Nothing changes.
demo-league-correct = The result of match 3 was written down the wrong way round. We look at what a correction would change, and then make it.
demo-league-why = A player asks why. The answer names the rule and the facts.
demo-league-undo = A slip of the hand: undo takes the last command back, and redo brings it back.
demo-league-absent = The first half continues. In match 8 somebody does not come.
demo-league-half = Half time: everybody has met everybody once.
demo-league-second = The second half is played with colours reversed.
demo-league-withdraw = Dan has to leave. He has played more than half of his games, so his results stand and the rest are forfeited.
demo-league-last = The last two games are played.
demo-league-end = Here are the final table, and everybody against everybody.
demo-league-log = Everything that happened is in the log, and a second program checks every rule against it.
