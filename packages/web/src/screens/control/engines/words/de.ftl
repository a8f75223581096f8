### Ein Cup, den die Engines des Servers spielen.

control-engines-title = Engines
control-engines-none = Dieser Server hat keine Engines. Die Ergebnisse dieses Cups werden von Hand eingegeben.
control-engines-state = { $state ->
   *[playing] spielen
    [waiting] warten
    [stopped] angehalten
    [finished] fertig
  }
control-engines-offer = Engines dieses Servers; angekreuzte werden gemeldet
control-engines-own = spielt mit { $clock }
control-engines-enter = { $count ->
    [one] { $count } Engine
   *[other] { $count } Engines
  } melden
control-engines-enter-plain = Engines melden
control-engines-entered = { $count ->
    [one] { $count } Engine
   *[other] { $count } Engines
  } gemeldet
control-engines-strangers = Keine Engine dieses Servers heißt { OR($names) }: Deren Matches kann er nicht spielen.
control-engines-not-engines = Keiner der Teilnehmer ist eine Engine dieses Servers, die Ergebnisse werden also von Hand eingegeben.
control-engines-play = Starten und die Engines spielen lassen
control-engines-without = Ohne sie starten …
control-engines-go-on = Engines weiterspielen lassen
control-engines-begun = Die Engines spielen.
control-engines-stop = Engines anhalten
control-engines-halted = Die Engines wurden angehalten.
control-engines-stop-hint = Abgebrochene Partien werden neu gespielt, wenn es weitergeht.
control-engines-game = Match { $match }, Partie { $game }
control-engines-move = Zug { $move }
control-engines-idle = Im Moment läuft keine Partie.

## Wie sie spielen

control-engines-time-control = Bedenkzeit, etwa 10+0.1, st=0.2, nodes=1000 oder depth=8
control-engines-book = Eröffnungsbuch
control-engines-concurrency = Partien zugleich, höchstens { $most }; leer: so viele, wie Tische da sind
control-engines-more = Partien früher beenden, Engines, die versagen
control-engines-early = { $which ->
   *[maxMoves] Nach so vielen Zügen ist eine Partie remis
    [drawMoves] Remis nach so vielen Zügen in Folge …
    [drawScore] … in denen beide höchstens so viele Bauern sehen
    [drawFrom] … ab Zug
    [winMoves] Gewonnen nach so vielen Zügen in Folge …
    [winScore] … in denen der Verlierer so viele Bauern zurückliegt
    [walkoverAfter] Fehlstarts, nach denen der Gegner kampflos weiterkommt; leer: das Match wartet
    [maxCrashes] Abstürze in einem Match, nach denen der Gegner gewonnen hat
  }
