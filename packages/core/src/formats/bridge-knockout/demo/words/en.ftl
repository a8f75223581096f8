### What the demo says between the commands.

demo-list-teams = columns “team”, “player1”, “masterpoints1”, …
demo-bridge-outline = Nine bridge teams, and nobody is to have a bye. So there are three-way matches, from which two teams advance.
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
