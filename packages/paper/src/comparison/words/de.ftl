### Was ein Vergleich von Formaten sagt: das Bild, die Seite mit ihrer Tabelle, und wie man es liest.

## Zahlen

plot-share = { $share }
plot-share-below = <{ $share }
plot-share-above = >{ $share }
plot-chance = { $share } ±{ NUMBER($margin, maximumFractionDigits: 1) }
plot-hours = { $hours } h
plot-amount = { $value }
plot-correlation = { NUMBER($value, minimumFractionDigits: 2) }
plot-tick-correlation = { NUMBER($value, minimumFractionDigits: 1) }
plot-spread = { $mean } ({ $low }–{ $high })

## Das Bild

plot-picture = Formate im Vergleich: { $field }
plot-axis = { $axis ->
   *[hours] Stunden bis zum Ende
    [best] wie oft der Beste gewinnt
    [games] Partien insgesamt
    [order] Rangkorrelation mit der Stärke
  }
plot-better = besser
plot-note-best = { $share }, { $hours }
plot-note-order = { $order }, { $games } Partien
plot-lines = Ein Strich quer umfasst 5 bis 95 % der Läufe; ein senkrechter zeigt, wie sicher die Höhe ist. Ausgefüllt: Kein anderes Format ist zugleich billiger und besser.
plot-asked = { $field }; je { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufe
  }, Startwert { $seed }.
plot-refused = { $format }: { JOIN($why) }

## In Worten, für alle, die es nicht sehen können

plot-told = { $format }: Der Beste gewinnt in { $share }, Rangkorrelation { $order }; { $games } Partien, { $hours }.
plot-told-equals = { $format }: Der Beste gewinnt in { $share }; { $games } Partien, { $hours }.
plot-told-refused = { $format } ist nicht spielbar: { JOIN($why) }

## Wie man es liest

plot-reading-none = Dieses Feld kann keines dieser Formate spielen.
plot-reading-equals = Alle gelten als gleich stark: Wer gewinnt, ist einer der Besten.
plot-reading-level = Der Beste gewinnt in allen etwa gleich oft, in { $share } der Läufe. Diese Läufe können die Formate nicht unterscheiden.
plot-reading-one = { $format } ({ $share } in { $hours })
plot-reading-best = Am häufigsten gewinnt der Beste hier: { $formats }.
plot-reading-bests = Am häufigsten gewinnt der Beste hier: { $formats }. Diese Läufe können sie nicht unterscheiden.
plot-reading-first = { $format } ist zuerst vorbei, nach { $hours }.
plot-reading-first-best = { $format } ist zuerst vorbei, nach { $hours }, und der Beste gewinnt in { $share }.
plot-reading-beaten = { $format } ist früher vorbei als { $other }, und der Beste gewinnt öfter.

## Die Seite

plot-page = Welches Format?
plot-page-of = Welches Format? { $field }
plot-page-compared = Formate verglichen
plot-page-runs = Läufe je Format
plot-count = { $count }
plot-page-quality = Güte und Aufwand
plot-page-quality-about = nach oben und nach links ist besser
plot-page-table = Nebeneinander
plot-page-table-about = Mittelwerte aller Läufe; in Klammern 5 bis 95 % davon
plot-page-table-name = Formate nebeneinander
plot-page-format = Format
plot-column = { $column ->
   *[best] Bester gewinnt
    [order] Ordnung
    [hours] Stunden
    [games] Partien
    [rounds] Runden
    [each] Partien je
    [byes] Freilose
    [unequal] Ungleich
  }
plot-column-about = { $column ->
   *[best] wie oft der Stärkste gewinnt, mit der Ungenauigkeit der Läufe
    [order] Rangkorrelation der Abschlusstabelle mit der Stärke: 1 ist die richtige Reihenfolge, 0 ist Zufall
    [hours] von der ersten Partie bis zum Ende
    [games] Partien insgesamt
    [rounds] Runden oder Phasen
    [each] Partien eines Teilnehmers
    [byes] Freilose insgesamt
    [unequal] Partien, in denen eine Seite im Schnitt drei Viertel oder mehr holt
  }
plot-page-made = Je Format { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufe
  }, { $field }, Startwert { $seed }. Derselbe Startwert ergibt dieselbe Seite.
