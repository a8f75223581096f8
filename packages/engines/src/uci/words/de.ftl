### Warum eine Engine nicht spielen kann.

## Sie startet nicht

uci-never-began = { $engine } lässt sich nicht starten. { $why }
uci-no-folder = Den Ordner { $folder } gibt es nicht.
uci-no-program = Das Programm { $program } gibt es nicht.
uci-not-executable = { $program } ist kein Programm, das ausgeführt werden darf.
uci-not-spawned = Das System konnte { $program } nicht starten ({ $reason }).
uci-ended-early = { $engine } war zu Ende, bevor „uciok“ kam.
uci-no-uciok = { $engine } hat sich gemeldet, aber innerhalb von { $within } s nicht mit „uciok“.
uci-no-uci-engine = Vielleicht ist es keine UCI-Engine, sondern zum Beispiel eine für xboard.
uci-silent = { $engine } hat { $within } s nach „uci“ noch nichts gesagt.
uci-not-flushed = Vielleicht hält die Engine ihre Ausgabe zurück, wenn diese kein Terminal ist („stdbuf -oL“ hilft oft), oder sie ist keine UCI-Engine.
uci-no-chess960 = { $engine } spielt kein Chess960.

## Optionen, die nicht passen

uci-wrong-options = { $engine } lässt sich nicht wie gewünscht einstellen.
uci-option-unknown = Die Option „{ $option }“ gibt es dort nicht.
uci-option-type = Die Option „{ $option }“ nimmt { $wants ->
   *[true-or-false] true oder false
    [pressed] true, das drückt den Knopf
    [whole-number] eine ganze Zahl
    [one-line] einen Text aus einer Zeile
  }.
uci-option-range = Die Option „{ $option }“ geht von { $min } bis { $max }.
uci-option-least = Die Option „{ $option }“ ist mindestens { $min }.
uci-option-most = Die Option „{ $option }“ ist höchstens { $max }.
uci-option-choices = Die Option „{ $option }“ nimmt { OR($choices) }.
