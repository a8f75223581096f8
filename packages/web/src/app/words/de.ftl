### Was um jede Seite steht.

## Eine Seite, die sich nicht zeigen lässt

app-page-failed = Diese Seite konnte nicht geladen werden: Das Netz ist weg, oder der Server wurde aktualisiert. Laden Sie sie neu.

## Suche

app-find-find = Suchen
app-find-title = Teilnehmer oder Match suchen
app-find-hint = Ein Name oder die Nummer eines Matches
app-find-nothing = Niemand und kein Match heißt so.
app-find-found = { $count } gefunden

## Wie aktuell die Seite ist

app-fresh-live = Live
app-fresh-stale = Zuletzt gehört { $at }, neuer Versuch läuft
app-fresh-archived = Im Archiv

## Keine Seite

app-missing-title = Hier ist nichts
app-missing-unknown = Unter dieser Adresse gibt es keine Seite. Prüfen Sie sie, oder gehen Sie zur Liste der Turniere.
app-missing-home = Alle Turniere
app-missing-again = Erneut versuchen

## Neues

app-news-more = { $sentence } Davor { $before } weitere.

## Kopf und Fuß

app-skip = Direkt zur Seite
app-pages = Seiten
app-tournaments = Turniere
app-people = Personen
app-api = Für Programme
app-sign-out = Abmelden
app-help = Hilfe

## Abmelden

app-sign-out-title = In diesem Browser abmelden?
app-sign-out-owner = Der Link, mit dem Sie kamen, gilt nicht mehr. Zurück kommen Sie nur mit einem neuen: von einem anderen Eigentümer oder vom Betreiber des Servers, mit --owner-link.
app-sign-out-person = Der Link, mit dem Sie kamen, gilt nicht mehr. Zurück kommen Sie nur mit einem neuen Link von einem Eigentümer.
app-sign-out-hour = Dieser Link lässt Sie wieder ein. Er gilt einmal, innerhalb einer Stunde, und wird nur jetzt gezeigt.
app-theme-label = Hell oder dunkel
app-theme = { $theme ->
   *[system] System
    [light] Hell
    [dark] Dunkel
  }
app-sign-out-make = Link für die Rückkehr erzeugen
app-sign-out-stay = Angemeldet bleiben

## Reiter

app-tab-control = Turnierleitung
app-tab-overview = Übersicht
app-tab-bracket = Turnierbaum
app-tab-brackets = Gruppen
app-tab-table = Tabelle
app-tab-race = Rennen
app-tab-matrix = Matrix
app-tab-matches = Matches
app-tab-entrants = Teilnehmer
app-tab-odds = Chancen
app-tab-history = Verlauf
app-tab-rules = Regeln
app-tab-people = Personen
app-tab-print = Drucken
app-tab-more = Mehr
app-tab-needs = { $count ->
    [one] eines zu erledigen
   *[other] { $count } zu erledigen
  }
app-tab-loading = Das Turnier wird geöffnet
