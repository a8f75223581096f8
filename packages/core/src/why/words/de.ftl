### Fragen, auf die es keine Antwort gibt.

## Was sich nicht erklären lässt

why-withdrew-before = { $who } hat sich vor dem Start zurückgezogen.
why-no-champion = Es gibt noch keinen alleinigen Sieger.
why-no-such-round = Eine solche Runde gibt es nicht.
why-several-matches = Sie hat mehrere Matches: Fragen Sie nach { OR($matches) }.
why-no-bye = Niemand hat ein Freilos.
why-no-bye-there = { $who } hat dort kein Freilos.
why-not-two = Es nennt nicht zwei verschiedene Teilnehmer.
