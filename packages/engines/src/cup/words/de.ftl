### Worauf ein laufender Cup wartet und was zu tun ist.

## Worauf er wartet

wait-match = Match { $match } wartet.
wait-ready = Partie { $game } von Match { $match } hat noch nicht begonnen, weil { $engine } noch nicht bereit ist.
wait-unplayable = Match { $match } kann nicht gespielt werden.
wait-not-recorded = Match { $match } wartet, weil seine Partie nicht eingetragen werden kann.
wait-level = Match { $match } zwischen { $among } steht auch nach allen Stichkampf-Paaren unentschieden.

## Was zu tun ist

wait-engine-hint = { $engine } muss starten können; Arbiter versucht es { $seconds ->
    [one] jede Sekunde
   *[other] alle { $seconds } Sekunden
  } wieder. Oder der Cup wird angehalten und die Engine zurückgezogen.
wait-worker-hint = Arbiter versucht es { $seconds ->
    [one] jede Sekunde
   *[other] alle { $seconds } Sekunden
  } wieder. Ist der Speicher knapp, helfen weniger Partien zugleich.
wait-ready-hint = Vielleicht wird eine große Datei oder eine große Hashtabelle geladen. EngineStartupTimeoutInSec legt fest, wie lange das dauern darf.
wait-unplayable-hint = Den Cup anhalten, die Konfiguration berichtigen und mit --resume --change fortsetzen.
wait-not-recorded-hint = Das Match lässt sich durch eine Entscheidung der Turnierleitung beenden. Sonst wird die Partie in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } neu gespielt.
wait-level-hint = Die Turnierleitung bestimmt, ob { OR($among) } gewonnen hat.
wait-disk-hint = Der Cup geht von selbst weiter, sobald gespeichert werden kann.

## Was sich geändert hat

config-value = { $value }
config-value-none = nichts
config-engine-missing = fehlt
config-engine-near = fehlt (am nächsten ist { $engine })
