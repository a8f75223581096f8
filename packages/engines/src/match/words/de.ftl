### Warum ein Match zweier Engines nicht weitergehen kann.

match-process-died = Die Partie { $game } konnte nicht gespielt werden: Ihr Prozess ist { $times }-mal abgestürzt.
