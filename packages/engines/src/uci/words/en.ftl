### Why an engine cannot play.

## It does not start

# $engine (text)
# $why (message)
uci-never-began = { $engine } cannot be started. { $why }
# $folder (text)
uci-no-folder = There is no folder { $folder }.
# $program (text)
uci-no-program = There is no program { $program }.
# $program (text)
uci-not-executable = { $program } is not a program that may be run.
# $program (text)
# $reason (text) what the system says
uci-not-spawned = The system could not start { $program } ({ $reason }).
# $engine (text)
uci-ended-early = { $engine } ended before it said “uciok”.
# $engine (text)
# $within (number) seconds
uci-no-uciok = { $engine } said something, but not “uciok” within { $within } s.
uci-no-uci-engine = It may not be a UCI engine but, for example, one for xboard.
# $engine (text)
# $within (number) seconds
uci-silent = { $engine } said nothing within { $within } s of “uci”.
uci-not-flushed = It may not flush its output when that is not a terminal (“stdbuf -oL” often helps), or it is not a UCI engine.
# $engine (text)
uci-no-chess960 = { $engine } does not play Chess960.

## Options that do not fit

# $engine (text)
uci-wrong-options = { $engine } cannot be set as it should be.
# $option (text)
uci-option-unknown = It has no option “{ $option }”.
# $option (text)
# $wants (choice: true-or-false, pressed, whole-number, one-line)
uci-option-type = Its option “{ $option }” takes { $wants ->
   *[true-or-false] true or false
    [pressed] true, which presses the button
    [whole-number] a whole number
    [one-line] a text of one line
  }.
# $option (text)
# $min (number)
# $max (number)
uci-option-range = Its option “{ $option }” goes from { $min } to { $max }.
# $option (text)
# $min (number)
uci-option-least = Its option “{ $option }” is { $min } at least.
# $option (text)
# $max (number)
uci-option-most = Its option “{ $option }” is { $max } at most.
# $option (text)
# $choices (text list)
uci-option-choices = Its option “{ $option }” takes { OR($choices) }.
