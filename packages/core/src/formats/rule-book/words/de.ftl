### Was die Formate teilen: Einstellungen, die Reihenfolge der Liste.

## Eine Einstellung mit ihrem Wert, im Verlauf

setting-is = { $name }: { $value }
setting-yes = ja
setting-no = nein
setting-open = offen
setting-none = keine
setting-number = { $number }
setting-text = { $text }
setting-list = { $values }
setting-part = { $name } { $value }

## Die Reihenfolge der Liste

list-order = Reihenfolge der Liste
list-order-about = Die Liste folgt den Meldungen, der Wertungszahl (hohe zuerst) oder dem Los.
list-by-entry = Reihenfolge der Meldungen
list-by-rating = Wertungszahl
list-by-lot = Los
list-because-entry = Die Liste folgt der Reihenfolge der Meldungen.
list-because-rating = Die Liste folgt der Wertungszahl; beim Start war sie { $rating }.
list-because-no-rating = Die Liste folgt der Wertungszahl; keine zählt als 0.
list-because-lot = Die Liste wurde mit den aufgezeichneten Würfeln ausgelost.
list-because-hand = Die Turnierleitung hat die Liste von Hand geordnet.
