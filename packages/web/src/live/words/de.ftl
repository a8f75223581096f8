### Wenn der Server nicht antwortet.

## Antworten

live-offline = Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald das Netz wieder da ist.
live-unanswered = Der Server hat nicht geantwortet, also ist nicht bekannt, ob das geschehen ist. Ihre Eingabe bleibt stehen. Sehen Sie nach, sobald das Netz wieder da ist, und versuchen Sie es dann erneut.
live-unreadable = Die Antwort des Servers ist nicht lesbar. Laden Sie die Seite neu; hilft das nicht, wenden Sie sich an den Betreiber.

## Befehle

live-unknown = Der Server hat nicht geantwortet, also ist nicht bekannt, ob das geschehen ist. Tun Sie dasselbe noch einmal: Es zählt nur einmal.
