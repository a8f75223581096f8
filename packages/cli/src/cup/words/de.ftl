### Ein Cup im Terminal: seine Optionen, wie er beginnt und weitergeht, und was im Weg steht.

## Optionen

cli-cup-option-new = Einen neuen Cup beginnen; die Dateien des vorigen werden beiseitegelegt, nicht überschrieben
cli-cup-option-concurrency = Gleichzeitige Partien; sonst so viele, wie die Kerne zulassen
cli-cup-option-force = Mehr gleichzeitige Partien, als die Kerne zulassen
cli-cup-option-change = Noch nicht begonnene Runden werden gespielt, wie es die Konfiguration jetzt sagt
cli-cup-option-force-book = Trotz eines anderen Eröffnungsbuchs fortsetzen; begonnene Paare behalten ihre Eröffnung
cli-cup-option-rebuild = Wenn die Turnierbaumdatei oder ihr Protokoll unlesbar ist: den Cup aus dem wiederherstellen, was übrig ist, zuletzt dem PGN
cli-cup-option-book = Aus einer Turnierbaumdatei allein: wo ihr Eröffnungsbuch liegt
cli-cup-option-no-wait = Mit Exitcode 4 enden, statt zu warten, wenn keine Partie gespielt werden kann

## Er beginnt

cli-cup-opening = { $name }: { $engines } Engines.
cli-cup-web-page = Der Turnierbaum als Webseite: { $file }
cli-cup-ctrl-c = Strg-C hält ihn an; keine beendete Partie geht verloren.
cli-cup-file = { $what ->
   *[bracket] Turnierbaum
    [page] Seite
    [games] Partien
    [log] Protokoll
  }
cli-cup-try = (zum Probieren: { $command })

## Er hält an

cli-cup-stopped = Angehalten. Alle beendeten Partien sind gesichert; abgebrochene werden neu gespielt.
cli-cup-waits = Der Cup wartet.
cli-cup-declare = Den Sieger erklären, dann fortsetzen:
cli-cup-continue = Fortsetzen mit: { $command }
cli-cup-page-failed = Der Cup geht ohne seine Seite weiter.

## Was geschah

cli-cup-broken-off = Match { $match }, Partie { $game } wurde abgebrochen { $why ->
   *[interrupted] (unterbrochen)
    [void] (ungültig)
    [no-start] (eine Engine konnte nicht starten)
  }. Sie zählt nicht.
cli-cup-disk-again = Dateien lassen sich wieder schreiben; der Cup geht weiter.
cli-cup-still-level = Match { $match } steht nach { $pairs ->
    [one] { $pairs } Stichkampf-Paar
   *[other] { $pairs } Stichkampf-Paaren
  } gleich. Weitere werden gespielt, bis eine Engine führt oder keines mehr folgen darf (CUP-18a); MaxTiebreakPairs legt fest, wie viele.
cli-cup-nobody-won = Niemand hat Match { $match } gewonnen.
cli-cup-won = { $winner } gewinnt Match { $match }.
cli-cup-won-by = { $winner } gewinnt Match { $match } ({ $how }).
cli-cup-won-by-seed = { $winner } gewinnt Match { $match } mit dem besseren Setzplatz: Nach { $pairs ->
    [one] { $pairs } Stichkampf-Paar
   *[other] { $pairs } Stichkampf-Paaren
  } stand es gleich, und keines darf mehr folgen (CUP-18a, CUP-18b).

## Was gut zu wissen ist

cli-cup-remark = { JOIN($what) } ({ $rule })
cli-cup-moved-aside = Die Dateien des vorigen Cups heißen jetzt { $files }.
cli-cup-pgn-other = { $file } hatte andere Partien als das Protokoll. Die Datei heißt jetzt { $to } und wird neu geschrieben.
cli-cup-pgn-behind = In { $file } fehlten Partien, die im Protokoll stehen; sie werden ergänzt.
cli-cup-pgn-unfit = { $games ->
    [one] { $games } Partie von { $file } passte nicht zum Protokoll.
   *[other] { $games } Partien von { $file } passten nicht zum Protokoll.
  } { $problem }
cli-cup-pgn-more = { $games ->
    [one] { $games } Partie stand nur in { $file }; jetzt hat sie das Protokoll.
   *[other] { $games } Partien standen nur in { $file }; jetzt hat sie das Protokoll.
  }
cli-cup-bracket-missing = { $file } fehlte; die Datei wird aus ihrem Protokoll gemacht.
cli-cup-bracket-unreadable = { $file } war unlesbar und heißt jetzt { $to }.
cli-cup-bracket-differs = { $file } weicht von { $log } ab, und das Protokoll gilt:
cli-cup-bracket-differs-kept = { $file } weicht von { $log } ab, und das Protokoll gilt. Was darin stand, bleibt in { $to } erhalten:
cli-cup-log-made = Das Protokoll wurde aus { $source } gemacht.
cli-cup-log-missing = { $log } fehlte.
cli-cup-log-damaged = { $log } war unlesbar.
cli-cup-log-cut-off = { $log } war vor dem Start des Cups abgeschnitten.
cli-cup-log-behind = { $log } wusste weniger als { $bracket } ({ $missing }).
cli-cup-log-moved = Die Datei heißt jetzt { $to }.
cli-cup-more = { $count } mehr
cli-cup-not-in-a-pgn = Ein PGN hat weder Entscheidungen, Rückzüge, Berichtigungen noch abgebrochene Partien und keine Einstellungen: Die der Konfiguration gelten.
cli-cup-changed = Geändert:
cli-cup-changed-from = Geändert ab Runde { $round }:
cli-cup-difference = { $path }: { $was } → { $now }
cli-cup-openings-kept = Gespielt werden die Eröffnungen des Protokolls.

## Was im Weg steht

cli-cup-exists = { $bracket } enthält einen begonnenen Cup. cup resume setzt ihn fort, --new beginnt neu; seine Dateien werden dann beiseitegelegt.
cli-cup-is-bracket = { $bracket } ist der Turnierbaum eines begonnenen Cups. cup resume setzt ihn fort.
cli-cup-is-log = { $file } ist das Protokoll eines Turniers. Anzugeben ist die Konfiguration des Cups oder seine Turnierbaumdatei.
cli-cup-bracket-unusable = { $file }: { $problem }
cli-cup-bad-engines = Nicht alle Engines können spielen:
cli-cup-try-one = Einzeln prüfen mit: { $command }
cli-cup-bad-config = { $count ->
    [one] { $file } lässt sich nicht verwenden:
   *[other] { $file } lässt sich nicht verwenden, aus { $count } Gründen:
  }
cli-cup-unreadable = { $file } lässt sich nicht lesen.
cli-cup-nothing-left = Weder ein Protokoll noch ein PGN ist da, um sie wiederherzustellen.
cli-cup-left-as-is = Die Datei blieb, wie sie ist. Sie lässt sich reparieren; oder die Konfiguration mit cup resume --rebuild angeben: Dann wird sie beiseitegelegt und aus ihrem Protokoll oder dem PGN neu gemacht.
cli-cup-or-rebuild = Oder cup resume --rebuild: Dann wird es beiseitegelegt und aus der Turnierbaumdatei oder dem PGN neu gemacht.
cli-cup-pgn-left = { $file } enthält Partien: cup resume --rebuild stellt den Cup daraus wieder her.
cli-cup-pgn-left-count = { $file } enthält { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }: cup resume --rebuild stellt den Cup daraus wieder her, mit den Einstellungen der Konfiguration.
cli-cup-no-files-left = Weder eine Turnierbaumdatei noch ein PGN ist da, um es wiederherzustellen. Eine ältere Kopie nehmen, oder mit --new neu beginnen.
cli-cup-nothing-to-resume = Es gibt keinen Cup fortzusetzen: Weder { $bracket } noch das Protokoll dazu ist da.
cli-cup-begin-it = Mit cup run beginnen.
cli-cup-two-cups = { $bracket } und { $log } gehören nicht zum selben Cup.
cli-cup-only-in-bracket = Nur der Turnierbaum hat { $what }.
cli-cup-only-in-log = Nur das Protokoll hat { $what }.
cli-cup-move-one = Nichts wurde geändert. Die Datei, die nicht gilt, in einen anderen Ordner legen und mit der anderen fortsetzen.
cli-cup-cannot-import = Aus { $source } lässt sich der Cup nicht fortsetzen:
cli-cup-other-seed = Die Auslosungen dieses Cups wurden mit dem Startwert „{ $before }“ gemacht, nicht mit „{ $now }“. Er lässt sich nicht ändern; mit --new neu beginnen.
cli-cup-other-engines = Die Engines sind nicht die des begonnenen Cups:
cli-cup-put-engines-back = Den alten Stand wiederherstellen, oder mit --new neu beginnen.
cli-cup-config-changed = Die Konfiguration hat sich seit dem Beginn des Cups geändert:
cli-cup-put-config-back = Den alten Stand wiederherstellen, oder --change: Dann werden noch nicht begonnene Runden gespielt, wie sie es jetzt sagt.
cli-cup-other-book = Das Eröffnungsbuch ist nicht das, mit dem der Cup begann: damals { $before } mit { $count } Eröffnungen ({ $hash }…), jetzt { $now } mit { $openings } ({ $other }…).
cli-cup-put-book-back = Ein Paar aus zwei Eröffnungen wäre unfair. Das alte Buch wieder nehmen, oder mit den Eröffnungen des Protokolls fortsetzen: --force-book.
cli-cup-round-begun = Eine begonnene Runde wird zu Ende gespielt, wie sie angekündigt war:
cli-cup-no-round-left = Keine Runde ist übrig, die noch nicht begonnen hat.
cli-cup-put-program-back = Bis zum Ende der Runde das alte Programm wieder nehmen.
