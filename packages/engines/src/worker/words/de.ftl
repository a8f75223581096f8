### Die Prozesse, die Partien spielen, und wie viele es sein können.

## Wie viele Partien zugleich

concurrency-fits = Dieser Rechner hat { $cores ->
    [one] { $cores } Kern
   *[other] { $cores } Kerne
  }, und eine Partie braucht { $threads } davon, weil immer nur eine Seite nachdenkt: Das ergibt { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } zugleich.
concurrency-tight = Dieser Rechner hat { $cores ->
    [one] { $cores } Kern
   *[other] { $cores } Kerne
  }, und eine Partie braucht { $threads }. Gespielt wird trotzdem, eine Partie nach der anderen.
concurrency-forced = Gewünscht sind trotzdem { $wished } Partien zugleich; dann ist mit Zeitüberschreitungen zu rechnen.

## Partien, die nicht gespielt werden können

worker-no-limit = { $engine } hat keine Bedenkzeit. Sie fehlt entweder der Engine oder dem ganzen Turnier.
worker-not-begun = Die Partie wurde nicht begonnen.
worker-interrupted = Die Partie wurde unterbrochen.
worker-exited = Der Prozess, der diese Partie spielte, endete mit dem Exit-Code { $code }.
worker-killed = Der Prozess, der diese Partie spielte, wurde durch das Signal { $signal } beendet.
worker-complaint = Seine letzten Worte waren: { $complaint }
