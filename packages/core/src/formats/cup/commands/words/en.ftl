### What commands of the cup have to say, beside the refusal they stand in.

command-engine-unwanted = The engine is named only if it could not start (no-start).
# $match (match)
change-decided = Match { $match } would be decided differently.
change-played = Something that was played would no longer count.
