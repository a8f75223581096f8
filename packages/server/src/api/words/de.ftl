### Was der Server ablehnt und was zu tun ist.

problem-not-found = { $what ->
   *[tournament] Dieses Turnier gibt es nicht, oder Sie dürfen es nicht sehen.
    [entrant] Diesen Teilnehmer gibt es nicht, oder Sie dürfen ihn nicht sehen.
    [game] Diese Partie gibt es nicht, oder Sie dürfen sie nicht sehen.
    [person] Diese Person gibt es nicht, oder Sie dürfen sie nicht sehen.
    [key] Diesen Schlüssel gibt es nicht, oder Sie dürfen ihn nicht sehen.
    [page] Diese Seite gibt es nicht, oder Sie dürfen sie nicht sehen.
  } Prüfen Sie die Adresse, oder melden Sie sich an.
problem-sign-in-first = Niemand ist angemeldet. Öffnen Sie Ihren Link noch einmal, oder senden Sie ein Token, das noch gilt.
problem-not-allowed = Das dürfen nur: { $roles }. Bitten Sie jemanden davon, es zu tun oder Ihnen die Rolle zu geben.
role-name = { $role ->
   *[owner] Eigentümer
    [director] Turnierleitung
    [scorer] Ergebnisdienst
    [entrant] Teilnehmer
    [spectator] Zuschauer
    [person] angemeldete Person
    [signed-in] angemeldete Person
    [signed-in-owner] angemeldeter Eigentümer
  }
problem-cross-site = Die Anfrage kam von einer anderen Website, und nur diese hier darf etwas ändern. Benutzen Sie die Seiten hier oder ein Programm mit einem Token.
problem-bad-request = Mit „{ $field }“ stimmt etwas nicht: { $problem }. Berichtigen Sie es und senden Sie es noch einmal.
problem-text = { $problem }
problem-body-too-large = Die Anfrage hat mehr als { $most } Byte. Senden Sie sie in kleineren Teilen.
problem-wrong-content-type = In dieser Form kann der Server die Anfrage nicht lesen. Senden Sie { OR($accepted) }, und nennen Sie es in Content-Type.
problem-too-many-attempts = Das waren zu viele Versuche. Warten Sie { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }, und versuchen Sie es dann noch einmal.
problem-changed-meanwhile = Jemand anderes war schneller: Inzwischen { $facts ->
    [one] kam 1 Eintrag
   *[other] kamen { $facts } Einträge
  } hinzu, der letzte ist jetzt { $last }. Sehen Sie nach, was sich geändert hat, und entscheiden Sie neu.
problem-key-used = Der Schlüssel „{ $key }“ wurde schon für einen anderen Befehl oder von jemand anderem benutzt, deshalb wurde dieser nicht aufgezeichnet. Senden Sie ihn mit einem eigenen Schlüssel.
problem-unavailable = Die Datenbank antwortet nicht, es wurde nichts aufgezeichnet. Versuchen Sie es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } wieder.
problem-unavailable-unknown = Die Datenbank antwortet nicht, und niemand weiß, ob dies aufgezeichnet wurde. Senden Sie es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } mit demselben Schlüssel noch einmal: Es zählt nur einmal.
problem-database-gone = Die Datei der Datenbank wurde entfernt oder ersetzt, während der Server lief; es wurde nichts aufgezeichnet. Sagen Sie es denen, die den Server betreiben: Die Datei muss zurück, und der Server muss neu gestartet werden.
problem-shutting-down = Der Server hält gleich an und nimmt nichts Neues an. Versuchen Sie es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } wieder.
problem-secret-unknown = Dieser Link oder dieses Token ist unbekannt oder wurde zurückgenommen. Bitten Sie um ein neues.
problem-secret-used = Dieser Link galt für eine Benutzung und wurde benutzt. Melden Sie sich an dem Gerät an, das ihn benutzt hat, oder bitten Sie um einen neuen.
problem-secret-expired = Dieser Link galt bis { $at }. Bitten Sie um einen neuen.
problem-dice-not-published = Die Würfel werden veröffentlicht, wenn das Turnier abgeschlossen ist. Bis dahin steht ihr Hash am Anfang des Logs.
problem-no-engines = Dieser Server hat keine Engines. Wer ihn betreibt, nennt sie in seiner Konfiguration.
problem-already-playing = Die Engines spielen diesen Cup schon. Halten Sie sie erst an, wenn sie neu beginnen sollen.
problem-not-playing = Hier spielt gerade keine Engine. Starten Sie zuerst den Cup.
problem-archived = Das Turnier ist im Archiv und kann nur gelesen werden. Holen Sie es zuerst aus dem Archiv.
problem-not-confirmed = „{ $name }“ wäre endgültig gelöscht, mit { $entrants } Teilnehmern, { $facts ->
    [one] 1 Eintrag
   *[other] { $facts } Einträgen
  } und allen Links, und nichts bringt es zurück. Sichern Sie zuerst den Export, und geben Sie dann zum Löschen den Namen ein.
problem-bad-file = Die Datei kann nicht gelesen werden. { $problem } Es wurde nichts übernommen; bitten Sie noch einmal um die Datei.
problem-bad-file-line = Die Datei kann nicht gelesen werden. Zeile { $line }: { $problem } Es wurde nichts übernommen; bitten Sie noch einmal um die Datei.
problem-bad-list = Niemand wurde gemeldet. { JOIN($problems) } Berichtigen Sie die Liste und senden Sie sie noch einmal.
problem-line = Zeile { $line }: { $problem }
problem-more-lines = Es gibt { $count } weitere.
problem-last-owner = Das ist der letzte Eigentümer der Website. Laden Sie zuerst einen anderen ein.
problem-too-slow = Die Anfrage dauerte länger als { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }, und es wurde nichts aufgezeichnet. Senden Sie sie noch einmal, oder verlangen Sie weniger auf einmal.
problem-too-slow-unknown = Die Anfrage dauerte länger als { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }, und niemand weiß, ob sie aufgezeichnet wurde. Senden Sie sie mit demselben Schlüssel noch einmal: Sie zählt nur einmal.
problem-damaged-log = Das Log dieses Turniers wurde in der Datenbank verändert oder beschädigt, bei Eintrag { $fact }, deshalb wird nichts davon gezeigt. Sagen Sie es denen, die den Server betreiben: „arbiter server doctor“ nennt den Schaden, und die letzte Sicherung hat das Log, wie es war.
problem-our-mistake = Der Server hat einen Fehler gemacht (Anfrage { $request }), und niemand weiß, ob etwas aufgezeichnet wurde. Sehen Sie zuerst nach; noch einmal mit demselben Schlüssel zählt nur einmal.

## Cups, die Engines spielen

problem-bad-plan = Mit „{ $field }“ stimmt etwas nicht. { $problem }
problem-not-a-cup = Engines spielen von sich aus nur Cups, und dies ist: { $format }.
problem-cup-begun = Dieser Cup hat begonnen. Setzen Sie ihn fort.
problem-cup-not-begun = Dieser Cup hat noch nicht begonnen. Starten Sie ihn.
problem-played-by-people = Dieser Cup wurde ohne Engines gestartet: Menschen melden seine Ergebnisse.
problem-unknown-engines = Dieser Server hat keine Engine namens { OR($engines) }. Er bietet { $offered }.
problem-engine = „{ $name }“
problem-engine-near = „{ $name }“ (meinten Sie „{ $near }“?)
problem-engine-twice = { $engines } würde gegen sich selbst spielen. Melden Sie jede Engine nur einmal an.
problem-engines-not-ready = Nicht alle Engines können spielen. { JOIN($problems) }
problem-book-unreadable = Das Buch „{ $book }“ kann jetzt nicht gelesen werden. Wählen Sie ein anderes, oder fragen Sie, wer den Server betreibt.
problem-programs-changed = { $engines ->
    [one] { $engines } ist nicht mehr das Programm
   *[other] { $engines } sind nicht mehr die Programme
  }, mit dem die Runde begann. Eine Runde wird so zu Ende gespielt, wie sie angekündigt war: Stellen Sie das alte Programm wieder her, oder entscheiden Sie die offenen Matches der Runde.

## Was an einer Anfrage nicht stimmt

problem-correct = Berichtigen Sie es und senden Sie es noch einmal.
bad-unknown-field = „{ $field }“ ist hier nicht bekannt.
bad-unreadable-field = „{ $field }“ kann nicht gelesen werden.
bad-missing-name = Ihr Name fehlt: Wie sollen wir Sie nennen?
bad-address-given = Die Adresse wurde beim Start des Servers mit --url vorgegeben.
bad-no-such-fact = Bisher gibt es nur { $facts ->
    [one] { $facts } Eintrag
   *[other] { $facts } Einträge
  }.
bad-options-object = Die Optionen müssen ein JSON-Objekt sein.
bad-ahead = Die Zeit liegt mehr als eine Minute vor der Uhr des Servers, die { $now } zeigt.
bad-next = „after“ ist kein „next“ einer Seite.
bad-headers = Die Kopfzeilen sind zu lang.
bad-http = Die Anfrage ist kein HTTP.
bad-claim = Eine Ergebnismeldung betrifft eine Partie.
bad-tournament = Die Datei erzählt von keinem möglichen Turnier: { $error }.
bad-key = Der Schlüssel hat 1 bis 100 Buchstaben, Ziffern und Zeichen ohne Leerzeichen.
bad-utf-8 = Die Anfrage ist nicht in UTF-8.
