### Turnierbaumdateien: was an einer nicht stimmt, worin sich zwei unterscheiden und warum sich ein Cup nicht wiederherstellen lässt.

## Eine Turnierbaumdatei, die sich nicht lesen lässt

bracket-file-empty = Die Turnierbaumdatei ist leer.
bracket-file-no-object = Das ist keine Turnierbaumdatei, denn sie enthält kein Objekt.
bracket-file-newer = Ein neuerer Arbiter hat sie geschrieben (schemaVersion { $given }; dieser liest { $known }).
bracket-file-cut-off = Sie ist abgeschnitten: Zeile { $line } ist ihre letzte und nicht vollständig.
bracket-file-not-json = Das ist kein JSON ({ $reason }).
bracket-file-not-json-at = Das ist kein JSON. Der Fehler steht in Zeile { $line } ({ $reason }).
bracket-file-more = { $more ->
    [one] Noch etwas stimmt daran nicht.
   *[other] Noch { $more } Dinge stimmen daran nicht.
  }
bracket-file-no-engines = Sie sagt nicht, wie ihre Engines gestartet werden. Statt der Turnierbaumdatei ist die Konfiguration anzugeben.
bracket-takes-instant = eine UTC-Zeit wie 2026-05-01T14:02:10Z

## Was in einem Cup geschah

bracket-event-game = Partie { $game } von Match { $match }
bracket-event-broken-off = die abgebrochene Partie { $game } von Match { $match }
bracket-event-opening = die Eröffnung von Paar { $pair } in Match { $match }
bracket-event-ruling = die Entscheidung in Match { $match }
bracket-event-withdrawal = der Rückzug von { $player }
bracket-event-arrangement = wie die Partien gespielt werden
bracket-event-start = der Start
bracket-event-end = das Ende

## Worin sich zwei Dateien unterscheiden

bracket-differs = { CAPITAL($place) }: { $written } in der Datei, { $true } { $source ->
   *[log] im Protokoll
    [games] nach ihren Partien und Auslosungen
  }.
bracket-differs-more = Und { $count } weitere.
bracket-place-match = Match { $match }
bracket-place-of = Match { $match }, { $what ->
   *[players] Spieler
    [player-a] Spieler A
    [player-b] Spieler B
    [score] Stand
    [winner] Sieger
  }
bracket-place-field = { $place }, { $field }
bracket-place = { $field }
bracket-value = { $value }
bracket-value-players = { $one } – { $other }
bracket-value-score = { $one }–{ $other }
bracket-value-list = eine Liste von { $length }
bracket-value-nobody = niemand
bracket-value-unknown = noch nicht bekannt
bracket-value-there = vorhanden
bracket-value-missing = nicht vorhanden

## Warum sich ein Cup nicht wiederherstellen lässt

import-needs-config-too = Ein anderes Programm hat den Turnierbaum geschrieben, und er sagt nicht, wie Matches entschieden werden. Auch die Konfiguration ist anzugeben.
import-needs-config = Ein PGN sagt nicht, wer spielt und wie Matches entschieden werden. Auch die Konfiguration ist anzugeben.
import-no-seed = Ausgelost wurde per Los, und die Konfiguration hat keinen Seed; die Auslosung lässt sich also nicht wiederholen.
import-at = { CAPITAL($what) }: { $problem }
import-game = Zeile { $line }, Match { $match }, Partie { $game }: { $problem }
import-no-cup-game = Zeile { $line }: Das ist keine Partie eines Cups, denn CupMatch und CupGame fehlen.
import-twice-otherwise = Zeile { $line }: Partie { $game } von Match { $match } steht auch in Zeile { $before }, mit einem anderen Ende.
import-other-opening = Sie wurde aus Eröffnung { $told } des Buchs gespielt, die Auslosung ergibt aber Eröffnung { $due }.
import-no-result = „{ $result }“ ist kein Ergebnis.
import-foreign-game = Match { $match }, Partie { $game } der Liste: { $problem }
import-not-drawn = Eröffnung { $opening } kann dort nicht gelost worden sein.
import-half-pair = Match { $match }: Die Eröffnung des halb gespielten Paars lässt sich für die zweite Partie nicht behalten.
import-matches = Runde { $round } hat in der Datei { $given ->
    [one] { $given } Match
   *[other] { $given } Matches
  }, es müssten { $due } sein.
import-games-of-match = Ein Match der Runde 1 hat in der Datei { $given ->
    [one] { $given } Partie
   *[other] { $given } Partien
  }, nach den Einstellungen { $due }.
import-no-first-round = Der Turnierbaum hat keine erste Runde.
import-empty-seat = Ein Platz der ersten Runde ist leer.
import-plays-twice = { $player } spielt in Runde 1 zweimal.
import-not-in-config = { $engines ->
    [one] { $engines } steht im Turnierbaum, aber nicht in der Konfiguration.
   *[other] { $engines } stehen im Turnierbaum, aber nicht in der Konfiguration.
  }
import-not-in-bracket = { $engines ->
    [one] { $engines } steht in der Konfiguration, aber nicht im Turnierbaum.
   *[other] { $engines } stehen in der Konfiguration, aber nicht im Turnierbaum.
  }

## Das Buch

import-book-called = { $name }
import-book-unnamed = es hat keinen Namen
import-book-missing = Das Buch mit den Eröffnungen dieses Cups ist nicht hier ({ $called }).
import-book-unknown = Das Buch, aus dem die Partien gespielt wurden, ist nicht hier.
import-book-other = Das Buch { $book } ist nicht das, mit dem dieser Cup begann ({ $called }); es ergäbe andere Eröffnungen.
import-book-small = Das Buch { $book } hat { $openings ->
    [one] { $openings } Eröffnung
   *[other] { $openings } Eröffnungen
  }, zum Fortsetzen sind { $needed } nötig.
import-book-beyond = Match { $match } wurde aus Eröffnung { $opening } gespielt (von 0 an gezählt), aber das Buch hat nur { $openings }.

## Was gut zu wissen ist

import-now-ours = Ein anderes Programm hat den Turnierbaum geschrieben. Ab jetzt ist es unserer, und sein Protokoll gilt.
import-twice = { $games ->
    [one] { $games } Partie steht doppelt im PGN.
   *[other] { $games } Partien stehen doppelt im PGN.
  }
import-pair-elsewhere = Match { $match }, Paar { $pair }: Es wurde aus einer anderen Eröffnung gespielt, als der Plan vorsieht.
import-pair-otherwise = Match { $match }, Paar { $pair }: Seine Eröffnung ist nicht die, die nach den Regeln gelost würde.
import-drawn-otherwise = Match { $match }, Paar { $pair }: Seine Eröffnung ist Nummer { $opening }, wie die Datei sagt; neu gelost wäre es { $due }.
import-book-exchanged = Der Cup geht mit dem Buch { $book } weiter: { $kept ->
    [one] Die schon bekannte Eröffnung bleibt
   *[other] Die { $kept } schon bekannten Eröffnungen bleiben
  }, alle anderen sind neu, in der Reihenfolge des Buchs.
