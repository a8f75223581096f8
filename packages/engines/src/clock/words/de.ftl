### Was an einer Bedenkzeit nicht stimmt.

limit-none = Eine Bedenkzeit fehlt. Man schreibt zum Beispiel 10+0.1, 40/60, st=0.2, nodes=1000 oder depth=8.
limit-unreadable = „{ $term }“ ist keine Bedenkzeit wie 10+0.1, 5:00+3 oder 40/60.
limit-after-last = „{ $term }“ wird nie erreicht, denn der Abschnitt davor hat keine Zahl von Zügen.
limit-no-moves = „{ $term }“ ist ein Abschnitt ohne Züge.
limit-no-time = „{ $term }“ lässt keine Zeit zum Nachdenken.
limit-not-a-number = „{ $term }“ braucht eine Zahl; „{ $given }“ ist keine.
limit-not-whole = „{ $term }“ braucht eine ganze Zahl.
limit-not-positive = „{ $term }“ muss größer als null sein.
limit-meant = „{ $term }“ ist nicht bekannt. Ist { $meant }= gemeint?
limit-unknown = „{ $term }“ ist nicht bekannt. Bekannt sind { $known }.
limit-twice = „{ $term }“ setzt etwas, das schon gesetzt ist.
