### What an engine did wrong in a game.

# $engine (text)
# $answer (text) what it answered
fault-illegal-move = { $engine } answered “{ $answer }”, which is not a legal move.
# $engine (text)
# $answer (text)
fault-no-move = { $engine } answered “{ $answer }”, which is not a move.
# $engine (text)
# $took (number) seconds
# $had (number) seconds
fault-late = { $engine } answered after { NUMBER($took, maximumFractionDigits: 3) } s but had only { NUMBER($had, maximumFractionDigits: 3) } s.
# $engine (text)
# $took (number) seconds
# $had (number) seconds
fault-silent = { $engine } had not answered after { NUMBER($took, maximumFractionDigits: 3) } s; its time was { NUMBER($had, maximumFractionDigits: 3) } s.
# $engine (text)
# $took (number) seconds
fault-hung = { $engine } had not answered after { NUMBER($took, maximumFractionDigits: 3) } s in a game without a clock.
# $engine (text)
# $code (text)
fault-exited = The process of { $engine } ended with exit code { $code }.
# $engine (text)
# $signal (text) such as SIGSEGV
fault-killed = The process of { $engine } was ended by the signal { $signal }.
# $engine (text)
# $by (choice: closed-input, closed-output, broken-output)
fault-hung-up = { $by ->
   *[closed-input] { $engine } closed its input in the middle of the conversation.
    [closed-output] { $engine } closed its output in the middle of the conversation.
    [broken-output] The output of { $engine } broke off.
  }
# $engine (text)
fault-gone = The process of { $engine } ended.
# $engine (text)
# $within (number) seconds
# $after (choice: options, new-game, stop, question)
fault-not-ready = { $engine } was not ready within { $within } s after { $after ->
   *[options] its options were set
    [new-game] a new game was announced
    [stop] its search was stopped
    [question] it was asked in the middle of a search
  }.
# $engine (text)
fault-not-told = { $engine } was at fault.
# $sentence (text) as the log of an earlier version has it, in English
fault-written = { $sentence }
