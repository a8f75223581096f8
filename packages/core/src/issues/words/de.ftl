### Was mit einem Wert nicht stimmt, den jemand angegeben hat.
### Worum es geht (eine Einstellung, ein Feld), hat eine Form .in für die Mitte eines Satzes.

## Worum es geht

issue-option = die Einstellung „{ $option }“
  .in = in der Einstellung „{ $option }“
issue-field = das Feld „{ $field }“
  .in = im Feld „{ $field }“
issue-part = „{ $part }“ { FORM($what, "in") }
  .in = in „{ $part }“ { FORM($what, "in") }

## Was nicht stimmt

issue-missing = { CAPITAL($what) } fehlt.
issue-unreadable = { CAPITAL($what) } ist nicht lesbar.
issue-unknown = { CAPITAL($what) } hat kein Feld { OR($fields) }.
issue-unfit = { CAPITAL($what) } passt nicht. { $says }
issue-own-text = { CAPITAL($what) }: { $says }.
issue-takes = { CAPITAL($what) } erwartet { $takes }.
issue-takes-given = { CAPITAL($what) } erwartet { $takes }, nicht { $given }.
issue-quoted = „{ $written }“
issue-number = { $number }

## Was ein Schema selbst sagt

issue-no-moment = Diesen Zeitpunkt gibt es im Kalender nicht.
issue-one-of-two = Geben Sie „{ $one }“ oder „{ $other }“ an.
issue-nested = Das ist mehr als { $deep } Ebenen tief verschachtelt oder hat mehr als { $fields } Felder.

## Was ein Wert sein muss

takes-range = { $kind ->
   *[whole] eine ganze Zahl
    [any] eine Zahl
  } von { $least } bis { $most }
takes-least = { $kind ->
   *[whole] eine ganze Zahl
    [any] eine Zahl
  } ab { $least }
takes-most = { $kind ->
   *[whole] eine ganze Zahl
    [any] eine Zahl
  } bis { $most }
takes-number = { $kind ->
   *[whole] eine ganze Zahl
    [any] eine Zahl
  }
takes-multiple = ein Vielfaches von { $of }
takes-text = einen Text
takes-characters = { $least } bis { $most } Zeichen
takes-characters-least = mindestens { $least } Zeichen
takes-characters-most = höchstens { $most } Zeichen
takes-list = eine Liste
takes-list-such = eine Liste, etwa { $such }
takes-entries = eine Liste mit { $least } bis { $most } Einträgen
takes-entries-least = { $least ->
    [one] eine Liste mit mindestens einem Eintrag
   *[other] eine Liste mit mindestens { $least } Einträgen
  }
takes-entries-most = { $most ->
    [one] eine Liste mit höchstens einem Eintrag
   *[other] eine Liste mit höchstens { $most } Einträgen
  }
takes-yes-no = ja oder nein
takes-fields = eigene Felder, etwa { $such }
takes-clock = eine Bedenkzeit, etwa { $such }
takes-one-of = { OR($words) }
takes-time = eine Zeit mit Zone, etwa { $such }
takes-utc-time = eine Zeit in UTC, etwa { $such }
takes-bracket = den Buchstaben einer Gruppe, A bis Z
takes-two-decimals = eine Zahl mit höchstens zwei Nachkommastellen
takes-words = ein paar Wörter
takes-day = einen Tag wie 2026-11-28
takes-web-address = die Adresse einer Seite, etwa https://chess.example.org
takes-picture = ein Bild: PNG, JPEG oder WebP, als Datenadresse
issue-days-backwards = Der letzte Tag liegt vor dem ersten.
takes-key = 1 bis { $most } Zeichen, das erste kein „#“
takes-hash = { $digits } hexadezimale Ziffern
takes-fen = die ersten vier Felder einer FEN
takes-move = einen Zug, etwa { $such }
