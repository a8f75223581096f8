### What the history says about facts.

fact-play-arranged = Wie die Partien gespielt werden, wurde festgelegt, ab Runde { $round }.
fact-opening = Match { $match } steht gleich: Paar { $pair } wird aus Eröffnung { $opening } gespielt.
fact-opening-again = Match { $match } steht gleich: Paar { $pair } wird aus Eröffnung { $opening } gespielt, die schon vorkam.
fact-abandoned = Partie { $game } von Match { $match } wurde abgebrochen { $why ->
   *[interrupted] (unterbrochen)
    [void] (ungültig)
    [no-start] (eine Engine konnte nicht starten)
  }; sie zählt nicht.
fact-abandoned-by = Partie { $game } von Match { $match } wurde abgebrochen ({ $who } konnte nicht starten); sie zählt nicht.
fact-book = Gespielt wird aus { $count } Eröffnungen.
fact-book-named = Gespielt wird aus { $count } Eröffnungen von { $book }.
