### Les processus qui jouent les parties, et combien il peut y en avoir.

## Combien de parties à la fois

concurrency-fits = Cette machine a { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
  } et une partie en demande { $threads }, car un seul camp réfléchit à la fois : cela fait { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à la fois.
concurrency-tight = Cette machine a { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
  } et une partie en demande { $threads }. On joue quand même, une partie à la fois.
concurrency-forced = On a tout de même demandé { $wished } parties à la fois ; attendez-vous à des pertes au temps.

## Parties qui ne peuvent pas être jouées

worker-no-limit = { $engine } n’a pas de cadence. Donnez-en une à ce moteur ou à tout le tournoi.
worker-not-begun = La partie n’a pas commencé.
worker-interrupted = La partie a été interrompue.
worker-exited = Le processus qui jouait cette partie s’est terminé avec le code { $code }.
worker-killed = Le processus qui jouait cette partie a été arrêté par le signal { $signal }.
worker-complaint = Ses derniers mots : { $complaint }
