### What the check of an engine has seen.

## It starts

# $name (text) what it calls itself
# $after (number) milliseconds
engine-starts = It calls itself { $name } and answered after { $after } ms.
# $name (text)
# $author (text)
# $after (number)
engine-starts-by = It calls itself { $name } by { $author } and answered after { $after } ms.
# $after (number)
engine-starts-nameless = It does not say its name. It answered after { $after } ms.
# $options (count)
# $set (count)
engine-options = It has { $options ->
    [one] { $options } option
   *[other] { $options } options
  }; { $set ->
    [0] none is set.
    [one] { $set } is set.
   *[other] { $set } are set.
  }
# $after (number)
engine-ready = It was ready for a game after { $after } ms.
engine-chess960 = It plays Chess960.
engine-no-chess960 = It does not play Chess960. Leave it out of such cups.

## It thinks

# $move (text)
# $after (number)
engine-moves = It began with { $move } after { $after } ms.
# $move (text)
engine-moves-illegally = It began with “{ $move }”, which is not a legal move.
engine-ends-thinking = It ended while it was thinking.
engine-slow = It found no move within its limit. Give it more time.
# $asked (text) such as go depth 8
# $within (number) seconds
engine-no-answer = It did not answer “{ $asked }” within { $within } s. It may not know such a limit.
engine-no-answer-do = Give it a time control of its own, or more time with hang=.
# $after (number)
engine-answers-thinking = It answers while it thinks, after { $after } ms.
# $after (number)
engine-answers-thinking-late = It answers while it thinks, but only after { $after } ms. Games do not need that.
engine-deaf-thinking = It does not answer “isready” while it thinks. Games do not need that.
engine-ends-asked = It ended when it was asked “isready” in the middle of a search.
# $after (number)
engine-stops = It stops after { $after } ms.
# $after (number)
engine-stops-late = It stops, but only after { $after } ms.
engine-never-stops = It does not answer “stop”. Whenever a game is cut short it will be killed and restarted.
# $over (number) milliseconds
engine-millisecond = Given one millisecond, it took { $over } ms more.
# $over (number) milliseconds
engine-millisecond-over = Given one millisecond, it took { $over } ms more. Leave it that much time on the clock for every move.
engine-millisecond-slow = Given one millisecond, it took more than two seconds.
engine-millisecond-ends = It ended when it had one millisecond to think.

## It ends

# $after (number)
engine-quits = It ends on “quit” after { $after } ms.
engine-never-quits = It does not end on “quit”. It will be killed.
engine-ends-unheard = It ends when its input closes.
engine-stays-unheard = It does not end when its input closes. Arbiter will see to it.

## A file of engines

# $file (text)
# $reason (text) what the system says
engine-file-unreadable = The file { $file } cannot be read ({ $reason }).
# $file (text)
# $reason (text)
engine-file-not-json = { $file } is not JSON ({ $reason }).
# $file (text)
# $such (text)
engine-file-shape = { $file } must be a list of engines, or { $such }.
# $file (text)
# $number (count)
# $problem (message list)
engine-file-at = { $file }, engine { $number }: { JOIN($problem) }
engine-file-entry = the entry
  .in = in the entry
# $file (text)
# $engine (text)
engine-file-twins = Two engines in { $file } are called “{ $engine }”. Give each its own name.
engine-takes-option = a text, a number, or true or false

## What an editor shows beside a field of an engine

engine-about-name = What it is called in tables and PGN
engine-about-command = The program; with a slash it counts from the folder of the file
engine-about-folder = The folder it runs in
engine-about-options = UCI options
engine-about-limit = 10+0.1, 40/60, st=0.2, nodes=1000, depth=8
engine-about-restart = A new process for every game
