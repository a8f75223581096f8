### What the demo says between the commands.

demo-hybrid-outline = Six players want a knockout. Six is not a power of two, so they qualify for it first.
demo-hybrid-file = A tournament is one file. With its seed the start positions can be drawn again in the same way.
demo-hybrid-start = We start. The first phase is paired at once, with its Chess960 position.
demo-hybrid-phases = In five phases everybody meets everybody once. As soon as a phase is complete, the next is paired.
demo-hybrid-race = The race shows how far everybody is, and who can get there in this phase.
demo-hybrid-in = Two more phases. A player with five points is in, and leaves the pool.
demo-hybrid-why = Fewer are left in the pool now, and the pairings see to it that nobody meets again too early. A player asks why.
demo-hybrid-playoff = Two players draw in the last match and reach five points at the same moment, with one place left. They play it off.
demo-hybrid-sudden-death = A playoff match needs a winner. A draw leads to sudden death, each attempt with half the time.
demo-hybrid-preview = Was the draw that led to the playoff written down correctly? We look at what a correction would cost.
demo-hybrid-seeds = It was correct. The playoff continues, and with its winner the seeds are published.
demo-hybrid-knockout = The knockout begins. No match can be declared drawn there, so that changes nothing.
demo-hybrid-champion = We have a champion. Everything that happened is in the log, and a second program checks every rule against it.
