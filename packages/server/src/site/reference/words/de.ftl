### Die Seite der API-Referenz.

reference-title = { $title }: die API
reference-skip = Zu den Routen
reference-site = Seiten der Website
reference-tournaments = Turniere
reference-here = Für Programme
reference-kicker = Version { $version } · { $routes ->
    [one] { $routes } Route
   *[other] { $routes } Routen
  } · { $shapes ->
    [one] { $shapes } Form
   *[other] { $shapes } Formen
  }
reference-openapi = Programme lesen dasselbe als { $document }.
reference-browser = Ein Browser
reference-browser-how = meldet sich mit einem Link an und behält eine Sitzung in einem Cookie. Änderungen werden nur von den eigenen Seiten dieser Website angenommen.
reference-program = Ein Programm
reference-program-how = sendet sein Token: { $header }
reference-spectator = Ein Zuschauer
reference-spectator-how = braucht keines von beiden, wenn ein Turnier öffentlich ist.
reference-contents = Inhalt
reference-group = { $group ->
   *[site] Website
    [formats] Formate
    [engines] Engines
    [session] Sitzung
    [keys] Tokens und Sitzungen
    [tournaments] Turniere
    [tournament] Turnier
    [entrants] Teilnehmer
    [claims] Meldungen der Teilnehmer
    [export] Exporte
    [people] Personen
    [cup] Cups von Engines
    [page] Seiten
  }
reference-problems = Probleme
reference-problems-about = Was nicht erlaubt ist, wird als { $type } beantwortet, mit einem Code, dem Satz in { $detail } und den Angaben des Satzes in { $refusal }. In Klammern steht, wo diese Angaben hinkommen.
reference-shapes = Formen

## Eine Route

reference-who-may = Wer darf
reference-who = { $who ->
   *[anyone] jeder
    [person] jeder Angemeldete oder mit einem Token
    [signed-in] jeder Angemeldete
    [signed-in-owner] Eigentümer der Website, angemeldet
    [site-owner] Eigentümer der Website
    [site-director] Turnierleiter der Website
    [owner] Eigentümer
    [director] Turnierleitung
    [scorer] Ergebnisdienst
    [entrant] Teilnehmer
    [spectator] Zuschauer
  }
reference-public = ohne Anmeldung, wenn es öffentlich ist
reference-parameters = Parameter
reference-body = Inhalt der Anfrage
reference-answer = Antwort
reference-refused = Abgelehnt
reference-by-hand = Von Hand

## Tabellen

reference-column = { $column ->
   *[name] Name
    [place] Ort
    [kind] Art
    [meaning] Bedeutung
    [field] Feld
    [code] Code
    [status] Status
    [sentence] Satz
    [carries] Angaben
  }
reference-optional = kann fehlen
reference-no-fields = keine Felder

## Arten von Werten

reference-kind = { $kind ->
   *[string] Text
    [number] Zahl
    [integer] ganze Zahl
    [boolean] true oder false
    [null] null
    [object] Objekt
    [any] beliebig
  }
reference-list = Liste von { $kind }
reference-or = oder
reference-range = von { $least } bis { $most }
reference-least = ab { $least }
reference-most = bis { $most }
reference-characters = mit höchstens { $most } Zeichen
reference-usually = { $value }, wenn nicht angegeben
