### Was eine Engine in einer Partie falsch gemacht hat.

fault-illegal-move = { $engine } antwortete „{ $answer }“, und das ist kein legaler Zug.
fault-no-move = { $engine } antwortete „{ $answer }“, und das ist kein Zug.
fault-late = { $engine } antwortete nach { NUMBER($took, maximumFractionDigits: 3) } s, hatte aber nur { NUMBER($had, maximumFractionDigits: 3) } s.
fault-silent = { $engine } hatte nach { NUMBER($took, maximumFractionDigits: 3) } s noch nicht geantwortet; die Zeit dafür war { NUMBER($had, maximumFractionDigits: 3) } s.
fault-hung = { $engine } hatte nach { NUMBER($took, maximumFractionDigits: 3) } s noch nicht geantwortet; eine Uhr lief nicht.
fault-exited = Der Prozess von { $engine } endete mit dem Exit-Code { $code }.
fault-killed = Der Prozess von { $engine } wurde durch das Signal { $signal } beendet.
fault-hung-up = { $by ->
   *[closed-input] { $engine } hat mitten im Gespräch die Eingabe geschlossen.
    [closed-output] { $engine } hat mitten im Gespräch die Ausgabe geschlossen.
    [broken-output] Die Ausgabe von { $engine } brach ab.
  }
fault-gone = Der Prozess von { $engine } ist zu Ende.
fault-not-ready = { $engine } war nicht innerhalb von { $within } s bereit, { $after ->
   *[options] nachdem die Optionen gesetzt waren
    [new-game] nachdem eine neue Partie angekündigt war
    [stop] nachdem die Suche gestoppt war
    [question] als mitten in der Suche danach gefragt wurde
  }.
fault-not-told = { $engine } hat den Fehler gemacht.
fault-written = { $sentence }
