### Was die Spieler eines Bridgeteams für ihren Anteil bekommen, und was ihnen noch fehlt.

## Plätze und Matches

awards-place = { $place }.
  .place = Platz { $place }
awards-places = { $first }./{ $last }.
  .place = Platz { $first }/{ $last }
awards-match = Match { $match }
  .in = in Match { $match }
  .of = von Match { $match }
awards-matches = die Matches { $first } bis { $last }
  .in = in den Matches { $first } bis { $last }
  .of = der Matches { $first } bis { $last }
awards-match-number = das { $number }. Match des Teams
  .in = im { $number }. Match des Teams
  .of = des { $number }. Matches des Teams
awards-match-fifth = das Spiel um die Plätze 5 bis 8
  .in = im Spiel um die Plätze 5 bis 8
  .of = des Spiels um die Plätze 5 bis 8

## Worauf ein Platz beruht

awards-because-enough = Mindestens die Hälfte { FORM($match, "of") } wurde gespielt, und die Prozente ergeben { $sum } von nötigen { $needed }
awards-because-too-little = Die Prozente ergeben { $sum } von nötigen { $needed }
awards-because-below-half = { $played } von { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  } { FORM($match, "in") } { $played ->
    [one] ist
   *[other] sind
  } weniger als die Hälfte
awards-because-unplayed = Die Matches, die ihn einbrachten, wurden ohne ein Board gewonnen
awards-because-no-board = Es wurde kein einziges Board gespielt
awards-because-row = Die gedruckte Zeile P P O P verlangt alle Boards { FORM($match, "of") } (gespielt: { $played } von { $boards })
awards-because-playoff = Mindestens die Hälfte { FORM($match, "of") } wurde gespielt, dazu { $played } von allen { $boards } Boards; nötig sind { $needed }
awards-because-too-few = Der Spieler hat { $played } von allen { $boards } Boards, nötig sind { $needed }
awards-sum = Prozente der Matches mit mindestens der Hälfte der Boards: { $sum } = { $total }; nötig sind { $needed }.
awards-row-although = Ohne diese Zeile würden die Prozente genügen: { $sum } von nötigen { $needed }.
awards-percent = { $percent }
awards-plus = { $before } + { $percent }

## Auszeichnungen

awards-rank = { FORM($rank, "place") }: { $because }.
awards-not = Nicht { FORM($rank, "place") }: { $because } ({ $rule }).
awards-match-award = Matchauszeichnung: { $shares }.
awards-match-award-full = Volle Matchauszeichnung: { $shares }.
awards-match-award-row = Matchauszeichnung im Anteil der gespielten Boards, nach der Zeile „full match award“: { $shares }.
awards-share = { $percent } { FORM($match, "of") }
awards-share-all = alles { FORM($match, "of") }, ohne ein Board gewonnen
awards-share-boards = { CAPITAL($match) }: { $played } von { $boards ->
    [one] { $boards } Board
   *[other] { $boards } Boards
  }.
awards-nothing-no-win = Nichts: Das Team hat kein Match gewonnen.
awards-nothing-no-board = Nichts: Es wurde kein Board in dem gespielt, was das Team gewann, nämlich { $matches }.
awards-nothing-disqualified = Nichts: Das Team wurde disqualifiziert.
awards-nothing-elsewhere = Nichts: Was das Team in einer anderen Gruppe gewann, bringt hier keine Auszeichnung.
awards-unknown = Nicht bekannt: Die Aufstellung für { $matches } fehlt.

## Was noch fehlt

awards-meter-has = { FORM($rank, "place") } ist sicher, wenn das Team so weit kommt: { $because } ({ $rule }).
awards-meter-cannot = { FORM($rank, "place") } ist nicht mehr zu erreichen, auch nicht mit allen übrigen Boards: { $because } ({ $rule }).
awards-meter-can = Für { FORM($rank, "place") } { $boards ->
    [one] ist mindestens noch { $boards } Board
   *[other] sind mindestens noch { $boards } Boards
  } nötig, zum Beispiel { $where } ({ $rule }).
awards-meter-more = { $boards } { FORM($match, "in") }
awards-meter-unknown = Ob { FORM($rank, "place") } zu erreichen ist, ist nicht bekannt: Die Aufstellung für { $matches } fehlt ({ $rule }).
