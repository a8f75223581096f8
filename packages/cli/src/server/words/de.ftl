### Der Turnierserver im Terminal: seine Optionen, wo er erreichbar ist, seine Datenbank.

## Optionen

serve-option-database = Eine Datei oder postgres://user@host/name; sonst ARBITER_DATABASE oder arbiter-data/arbiter.sqlite
serve-option-port = Port, auf dem er hört; 8080, wenn nichts angegeben ist, 0 für irgendeinen freien
serve-option-host = Netzadresse, auf der er hört; 127.0.0.1, nur dieser Rechner, wenn nichts angegeben ist
serve-option-url = Adresse, unter der man ihn von außen erreicht: https://chess.example.org
serve-option-behind-proxy = Hinter einem Reverse-Proxy: der Adresse und dem Protokoll glauben, die er meldet
serve-option-engines = Eine JSON-Datei mit den Engines, die er spielen lassen darf, wie bei arbiter engines
serve-option-book = Ein Eröffnungsbuch, das er unter diesem Namen anbietet
serve-option-games = Gleichzeitige Enginepartien, in allen Cups zusammen; sonst so viele, wie die Kerne zulassen
serve-option-no-engines = Hier keine Engines spielen lassen
serve-option-no-demos = Eine neue Datenbank ohne die fünf Demoturniere anfangen
serve-option-log-level = error, warn, info, debug oder silent; im Terminal warn, sonst info. Protokolliert wird nach stderr
serve-option-owner-link = Einen neuen Anmeldelink für einen Eigentümer ausgeben, der keinen Zugang mehr hat

## Wer ihn öffnen kann

serve-running = Arbiter läuft unter { $url }
serve-others = Andere öffnen { OR($addresses) }
serve-links-made-for = Links werden für { $url } erzeugt.
serve-links-need-address = Links funktionieren für andere nur mit einer solchen Adresse.
serve-only-here = Nur dieser Rechner kann ihn öffnen, und jeder hier erzeugte Link gilt nur hier. Für Telefone und andere im Saal: { $command }
serve-no-network = Dieser Rechner ist in keinem Netz: Niemand sonst kann ihn öffnen, und Links gelten nur hier.
serve-where = Die Turniere liegen in { $database }. Die API ist beschrieben unter { $api }
serve-owner-link = Diese Seite gehört noch niemandem. Wer diesen Link öffnet, wird Eigentümer; er gilt einen Tag und einmal:
serve-ctrl-c = Strg-C beendet ihn.
serve-stopped = Beendet. Alles, was beantwortet wurde, ist in der Datenbank.
serve-rows = { $tournaments ->
    [one] { $tournaments } Turnier
   *[other] { $tournaments } Turniere
  }, { $facts ->
    [one] { $facts } Eintrag
   *[other] { $facts } Einträge
  }

## Schwierigkeiten

serve-no-database = Die Datenbank { $database } kann nicht geöffnet werden. { $problem }
serve-port-taken = Auf Port { $port } hört schon etwas. Mit --port eine andere Nummer angeben, oder --port 0 für irgendeine.
serve-port-forbidden = Port { $port } ist dem System vorbehalten. --port 8080 angeben und einen Reverse-Proxy davorsetzen.
serve-bad-port = serve: --port nimmt eine Zahl bis 65535, nicht „{ $typed }“.
serve-bad-level = serve: --log-level nimmt { OR($levels) }, nicht „{ $typed }“.
serve-bad-url = serve: --url nimmt eine Adresse wie https://chess.example.org, nicht „{ $typed }“.
serve-bad-book = serve: --book nimmt NAME=FILE, nicht „{ $typed }“.
