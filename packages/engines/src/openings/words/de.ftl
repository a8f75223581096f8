### Was an einem Eröffnungsbuch nicht stimmt.

## Das Buch

opening-book-unreadable = Das Buch { $book } lässt sich nicht lesen ({ $reason }).
opening-book-unpacked = Das Buch { $book } lässt sich nicht entpacken. Die Datei ist beschädigt oder zu groß.
opening-book-unknown = { $book } ist kein Buch, das Arbiter lesen kann. Möglich sind Zeilen in EPD oder FEN, eine PGN-Datei oder ein Polyglot-Buch (.bin).
opening-book-empty = Im Buch { $book } steht keine Eröffnung.
opening-book-shallow = Keine Variante des Polyglot-Buchs { $book } ist { $plies } Halbzüge lang. Weniger Halbzüge oder ein kleinerer Anteil helfen.
opening-book-bad-lines = Im Buch { $book } { $bad ->
    [one] ist { $bad } Zeile, aus der
   *[other] sind { $bad } Zeilen, aus denen
  } keine Partie gespielt werden kann, und { $good ->
    [one] { $good } gute Zeile
   *[other] { $good } gute Zeilen
  }.
opening-book-more = { $more ->
    [one] Es gibt noch eine weitere davon.
   *[other] Es gibt noch { $more } weitere davon.
  }
opening-book-mend = Sie lassen sich berichtigen oder mit { $option } auslassen.

## Eine Zeile

opening-line = Zeile { $line }: { $fault }
opening-line-named = Zeile { $line } ({ $name }): { $fault }
opening-not-a-position = „{ $given }“ ist keine Stellung.
opening-illegal-position = { $why ->
   *[kings] Jede Seite braucht genau einen König.
    [opposite-check] Die Seite, die nicht am Zug ist, steht im Schach.
    [pawns] Ein Bauer steht auf der ersten oder letzten Reihe.
    [castling] Eine Rochade ist erlaubt, obwohl König und Turm nicht dafür stehen.
    [en-passant] Kein Bauer ist gerade über das En-passant-Feld gezogen.
    [material] Keine Partie kann zu diesen Figuren führen.
    [check] Kein Zug kann dieses Schach gegeben haben.
  }
opening-unreadable-move = „{ $given }“ ist kein Zug.
opening-illegal-move = Der Zug { $move } (Halbzug { $ply }) ist illegal.
opening-already-over = Die Partie ist dort schon zu Ende: { $by ->
   *[checkmate] Es ist matt.
    [stalemate] Es ist patt.
    [dead-position] Niemand kann mehr mattsetzen.
    [repetition] Dieselbe Stellung stand dreimal.
    [fifty-moves] Fünfzig Züge lang wurde nichts geschlagen und kein Bauer gezogen.
  }
opening-elsewhere = Die Züge führen zu einer anderen Stellung.
opening-no-moves = Die Partie hat keine Züge.
opening-other-variant = Es ist eine Partie { $variant }. Hier werden nur Schach und Chess960 gespielt.
