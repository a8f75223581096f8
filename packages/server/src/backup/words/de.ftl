### Warum eine Sicherung nicht zurückgelesen wird.

backup-not-empty = Die Datenbank ist nicht leer. Eine Sicherung wird in eine neue zurückgelesen, die noch niemand benutzt.
backup-foreign = Diese Datei ist keine Sicherung von Arbiter.
backup-newer = Eine neuere Version von Arbiter hat diese Sicherung geschrieben (Version { $version }, Schema { $schema }). Installieren Sie jene Version oder eine spätere.
backup-cut-short = Die Sicherung bricht nach Zeile { $line } ab. Nichts wurde zurückgelesen; nehmen Sie eine andere Kopie.
backup-swollen = In Zeile { $line } entpackt sich die Datei zu weit mehr, als eine Sicherung dieser Größe enthält: Arbiter hat sie nicht geschrieben. Nichts wurde zurückgelesen.
backup-damaged = Die Sicherung ist in Zeile { $line } beschädigt. { $what } Nichts wurde zurückgelesen; nehmen Sie eine andere Kopie.

## Was beschädigt ist

backup-more-lines = Nach der letzten Zeile folgt noch etwas.
backup-column = Arbiter kennt die Spalte „{ $column }“ von { $table } nicht.
backup-values = { $values ->
    [one] Es ist { $values } Wert
   *[other] Es sind { $values } Werte
  } für { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
  }.
backup-rows = { $written ->
    [one] Von { $table } müsste { $written } Zeile
   *[other] Von { $table } müssten { $written } Zeilen
  } da sein; da sind { $found }.
backup-hash = Der Hash, der hier steht, ist nicht der der Zeilen darüber.
backup-unreadable = Die Zeile lässt sich nicht lesen.
backup-packed = Der Rest lässt sich nicht entpacken.
