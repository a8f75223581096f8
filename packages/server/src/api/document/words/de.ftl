### Das veröffentlichte Dokument als Ganzes, und was jeder Status bedeutet.

document-about = Turniere über HTTP. Eine Änderung ist ein POST und wird beantwortet, sobald sie auf der Platte ist. Was nicht erlaubt ist, wird mit einem Problem beantwortet: einem Code für Programme und einem Satz für Menschen.
document-session = Eines angemeldeten Browsers
document-token = Eines Programms
document-key = Damit zählt die Anfrage einmal: Eine Wiederholung mit demselben Schlüssel und Inhalt ändert nichts und bekommt dieselbe Antwort
document-detail = Der Satz, der zu zeigen ist
document-says = Dasselbe als Daten
document-sentence = Was `says` sagt, in der Sprache der Anfrage
document-400 = Die Anfrage ist nicht zu verstehen
document-401 = Niemand ist angemeldet
document-403 = Der Anfragende darf das nicht
document-404 = Was sie nennt, gibt es nicht
document-408 = Die Anfrage dauerte zu lange
document-409 = Im jetzigen Stand nicht möglich
document-410 = Nicht mehr gültig
document-413 = Die Anfrage ist zu groß
document-415 = Diese Art Inhalt liest der Server nicht
document-422 = Verstanden, aber unmöglich
document-429 = Zu viele Versuche
document-500 = Ein Fehler des Servers
document-503 = Zurzeit nicht möglich
document-refused = Abgelehnt
