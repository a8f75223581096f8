### Was mit einem Namen und mit einer Turnierdatei nicht stimmt.

## Namen

id-shape = Eine Kennung besteht aus 1 bis 40 Buchstaben, Ziffern, Punkten, Strichen und Unterstrichen.
name-empty = Der Text ist leer.
name-spaces = Der Text beginnt oder endet mit einem Leerzeichen.
name-controls = Der Text enthält Steuerzeichen.
name-long = Der Text ist länger als { $most } Zeichen.

## Die Turnierdatei

log-file-empty = Die Datei ist leer. Sie ist keine Turnierdatei von Arbiter.
log-file-foreign = Das ist keine Turnierdatei von Arbiter.
log-file-unfinished = Das ist keine Turnierdatei von Arbiter: Die erste Zeile ist unvollständig.
log-file-cut = Zeile { $line } und alles danach wurde nie vollständig geschrieben. Es wurde weggelassen.
log-file-after-end = Nach dem Ende der Zeile folgt noch etwas.
log-file-no-record = Die Zeile ist kein vollständiger Eintrag.
log-file-checksum = Die Prüfsumme passt nicht: Diese Zeile oder die davor wurde geändert.
log-file-no-json = Die Zeile ist kein JSON.
log-file-no-fact = Die Zeile ist kein Eintrag. { $why }
log-file-wrong-place = Die Zeile ist Eintrag { $fact }, wo Eintrag { $due } hingehört.
log-file-newer = Die Datei wurde von einem neueren Arbiter geschrieben (Dateiversion { $version }; dieser liest { $own }). Aktualisieren Sie Arbiter.
