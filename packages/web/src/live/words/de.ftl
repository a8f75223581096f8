### Wenn der Server nicht antwortet.

## Antworten

live-offline = Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald das Netz wieder da ist.
live-unreadable = Die Antwort des Servers ist nicht lesbar. Laden Sie die Seite neu; hilft das nicht, wenden Sie sich an den Betreiber.
