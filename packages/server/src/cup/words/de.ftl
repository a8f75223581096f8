### Cups von Engines auf einem Server.

## Worauf ein Cup wartet

cup-play-our-fault = Der Cup steht still: Der Server ist auf einen eigenen Fehler gestoßen.
cup-play-our-fault-hint = Den Cup anhalten und fortsetzen. Hilft das nicht, weiß der Betreiber des Servers weiter; der Grund steht in dessen Log.
cup-play-not-saved = Was geschehen ist, lässt sich im Moment nicht speichern.
cup-play-engine-hint = Es wird von selbst wieder versucht. Die Turnierleitung kann das Match entscheiden oder die Engine zurückziehen; warum sie nicht startet, sieht der Betreiber des Servers.
cup-play-worker-hint = Es wird von selbst wieder versucht.

## Wie gespielt wird, nach dem Log

cup-play-unreadable = Wie gespielt wird, sagt das Log nicht so, dass dieser Server es versteht: „{ $field }“ fehlt oder ist falsch.
cup-play-no-engine = Dieser Server hat keine Engine namens { $engine }.
cup-play-too-long = Keine Engine darf hier länger als { $hours } Stunden nachdenken.

## Die Engines und Bücher eines Servers

cup-book-unusable = Das Buch „{ $book }“ lässt sich nicht verwenden. { JOIN($why) }
cup-books-twins = Zwei Bücher heißen „{ $book }“. Jedes braucht seinen eigenen Namen.
cup-engines-twins = Zwei Engines heißen „{ $engine }“. Jede braucht ihren eigenen Namen.
cup-memory-unlimited = Der Speicher von Engines lässt sich hier nicht begrenzen, denn es gibt kein prlimit (ein Programm von Linux).

## Warum ein Cup nicht beginnen oder weitergehen kann

cup-plan-book = Dieser Server hat die Bücher { $books }, aber nicht „{ $book }“.
cup-plan-tables = Dieser Server spielt höchstens { $most ->
    [one] { $most } Partie
   *[other] { $most } Partien
  } zugleich, nicht { $asked }.

## Nach einem Neustart

cup-not-resumed = Der Cup { $cup } kann nicht fortgesetzt werden. { JOIN($why) }
