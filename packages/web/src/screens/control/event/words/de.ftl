### Wann und wo eine Veranstaltung ist, als Formular.

event-title = Über die Veranstaltung
event-save = Speichern
event-cancel = Abbrechen
event-saved = Die Angaben sind gespeichert.
event-day = { $end ->
   *[from] Erster Tag
    [to] Letzter Tag
  }
event-field = { $field ->
   *[place] Ort
    [timeControl] Bedenkzeit, etwa 15+10
    [contact] Ansprechpartner
    [link] Seite mit mehr
    [about] Was Besucher wissen sollten
  }
event-logo = Logo
event-pick = Bild wählen …
event-no-logo = Ohne Logo
event-bad-logo = Diese Datei lässt sich nicht als Bild lesen.
