### Cups of engines on a server.

## What a cup waits for

cup-play-our-fault = The cup stands still: the server met an error of its own.
cup-play-our-fault-hint = Stop the cup and continue it. If that does not help, tell whoever runs the server; the reason is in its log.
cup-play-not-saved = What happened cannot be saved at the moment.
cup-play-engine-hint = It is retried automatically. A director may rule the match or withdraw the engine; whoever runs the server can see why it does not start.
cup-play-worker-hint = It is retried automatically.

## How games are played, by the log

# $field (text)
cup-play-unreadable = The log does not say in a way this server understands how games are played: “{ $field }” is missing or wrong.
# $engine (text)
cup-play-no-engine = This server has no engine called { $engine }.
# $hours (count)
cup-play-too-long = No engine may think longer than { $hours } hours here.

## The engines and books of a server

# $book (text)
# $why (message list)
cup-book-unusable = The book “{ $book }” cannot be used. { JOIN($why) }
# $book (text)
cup-books-twins = Two books are called “{ $book }”. Give each its own name.
# $engine (text)
cup-engines-twins = Two engines are called “{ $engine }”. Give each its own name.
cup-memory-unlimited = The memory of engines cannot be limited here, because there is no prlimit (a program of Linux).

## Why a cup cannot be begun or continued

# $books (text list)
# $book (text)
cup-plan-book = This server has the books { $books }, not “{ $book }”.
# $most (count)
# $asked (count)
cup-plan-tables = This server plays at most { $most ->
    [one] { $most } game
   *[other] { $most } games
  } at once, not { $asked }.

## Going on after a restart

# $cup (text)
# $why (message list)
cup-not-resumed = The cup { $cup } cannot continue. { JOIN($why) }
