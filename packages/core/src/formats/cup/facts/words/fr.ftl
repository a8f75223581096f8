### What the history says about facts.

fact-play-arranged = Les conditions de jeu ont été fixées à partir du tour { $round }.
fact-opening = Le match { $match } est à égalité : la paire { $pair } se jouera à partir de l’ouverture { $opening }.
fact-opening-again = Le match { $match } est à égalité : la paire { $pair } se jouera à partir de l’ouverture { $opening }, déjà utilisée.
fact-abandoned = La partie { $game } du match { $match } a été interrompue { $why ->
   *[interrupted] (arrêt)
    [void] (nulle et non avenue)
    [no-start] (un moteur n’a pas démarré)
  } ; elle ne compte pas.
fact-abandoned-by = La partie { $game } du match { $match } a été interrompue ({ $who } n’a pas démarré) ; elle ne compte pas.
fact-book = Les parties se jouent à partir de { $count } ouvertures.
fact-book-named = Les parties se jouent à partir de { $count } ouvertures de { $book }.
