### Was mehrere Formate zeigen: Spalten der Tabellen, und warum eine Runde anders angesetzt ist, als der Turnierbaum es vorsieht.

pairing-re-paired = Diese Runde wurde neu gepaart, weil { $meetings }.
pairing-met = { $who } schon in Match { $match } aufeinandergetroffen waren

pairing-met-before = { $count ->
    [one] eine Paarung der Gruppe schon einmal gespielt worden war
   *[other] { $count } Paarungen der Gruppe schon einmal gespielt worden waren
  }
pairing-by-hand = Die Turnierleitung hat diese Runde von Hand gepaart.
pairing-by-hand-note = Die Turnierleitung hat diese Runde von Hand gepaart: „{ $note }“.
pairing-chosen = { CAPITAL($who) }, Erster im Rundenturnier, hat { FORM($opponent, "against") } gewählt.
pairing-extra-boards = Zwischen dem vierten und dem fünften Platz trennt sie nichts: Sie spielen je vier Zusatzboards.

column-points = Pkt
column-played = Sp
column-wins = S
column-draws = R
column-losses = N
column-byes = Frei
column-seed = Setzplatz
column-won = Gew.
column-lost-in = Aus in
