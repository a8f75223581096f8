/** What simulations suppose, and what a comparison of formats says. */
import type { Grammar } from './reading.ts'

export const simulation: Grammar = {
  theFormat: [
    ['League', 'die Liga'],
    ['Cup', 'der Cup'],
    ['Hybrid Knockout', 'das Hybrid-K.-o.'],
    ['Diagonal', 'das Diagonal'],
    ['Bridge Knockout', 'das Bridge-K.-o.'],
    ['{name}', '{name}'],
  ],
  bestIn: [['{format} ({name} in {name:hours})', '{format} ({name} in {hours})']],
  supposed: [
    ['{n} result supposed.', '{n} Ergebnis angenommen.'],
    ['{n} results supposed.', '{n} Ergebnisse angenommen.'],
  ],
  missing: [
    ['{n} entrant of {n:all} has no rating', '{n} Teilnehmer von {all} hat keine Wertungszahl'],
    ['{n} entrants of {n:all} have no rating', '{n} Teilnehmer von {all} haben keine Wertungszahl'],
    ['{n} team of {n:all} has no rating', '{n} Team von {all} hat keine Wertungszahl'],
    ['{n} teams of {n:all} have no rating', '{n} Teams von {all} haben keine Wertungszahl'],
    ['{n} team of {n:all} has told no masterpoints', '{n} Team von {all} hat keine Masterpunkte genannt'],
    ['{n} teams of {n:all} have told no masterpoints', '{n} Teams von {all} haben keine Masterpunkte genannt'],
  ],
  sentence: [
    [
      "Elo's expected score; the first move is worth {n} rating points, and equals draw {n:draws} of their games.",
      'Die Gewinnerwartung nach Elo; der Anzug ist {n} Wertungspunkte wert, und Gleichstarke spielen {draws} ihrer Partien remis.',
    ],
    [
      'Engines in pairs of games: an opening is worth {n} points to White, give or take {n:spread}, in both games of its pair.',
      'Engines in Paaren von Partien: Eine Eröffnung ist für Weiß {n} Punkte wert, plus oder minus {spread}, in beiden Partien ihres Paars.',
    ],
    [
      'A side wins by being {n} points better: from a level opening equals draw {n:draws}.',
      'Eine Seite gewinnt, wenn sie {n} Punkte besser ist: Aus einer ausgeglichenen Eröffnung spielen Gleichstarke {draws} remis.',
    ],
    [
      'IMPs of both teams by board: around the margin that the handicap formula would even out by masterpoints, or that their ratings say, with a deviation of {n} IMPs a board.',
      'IMPs beider Teams je Board: um den Vorsprung, den die Handicapformel nach Masterpunkten ausgliche oder den ihre Wertungszahlen nennen, mit einer Streuung von {n} IMPs je Board.',
    ],
    ['{supposed}', '{supposed}'],
    [
      'No team has told masterpoints or a rating: all are taken to be equally strong.',
      'Kein Team hat Masterpunkte oder eine Wertungszahl genannt: Alle gelten als gleich stark.',
    ],
    [
      'No team has told masterpoints: strength is read from ratings.',
      'Kein Team hat Masterpunkte genannt: Die Stärke folgt den Wertungszahlen.',
    ],
    [
      'Nobody has a rating: all are taken to be equally strong, at {n}.',
      'Niemand hat eine Wertungszahl: Alle gelten als gleich stark, mit {n}.',
    ],
    [
      '{missing}: taken for {n:value}, the mean of the others.',
      '{missing}: angenommen wird {value}, das Mittel der anderen.',
    ],
    [
      '{missing}: taken for an average of {n:value}, the mean of the others.',
      '{missing}: angenommen wird ein Schnitt von {value}, das Mittel der anderen.',
    ],
    ['This field can play none of these formats.', 'Dieses Feld kann keines dieser Formate spielen.'],
    [
      'All are taken to be equally strong: whoever wins is one of the best.',
      'Alle gelten als gleich stark: Wer gewinnt, ist einer der Besten.',
    ],
    [
      'The best wins about as often in all of them, in {name}; these runs cannot tell them apart.',
      'Der Beste gewinnt in allen etwa gleich oft, in {name}; diese Läufe können sie nicht unterscheiden.',
    ],
    ['The best wins most often in the {bestIn*}.', 'Der Beste gewinnt am häufigsten im Format {bestIn}.'],
    [
      'The best wins most often in the {bestIn*}; these runs cannot tell them apart.',
      'Der Beste gewinnt am häufigsten in den Formaten {bestIn}; diese Läufe können sie nicht unterscheiden.',
    ],
    ['The {theFormat} is over first, after {name}.', 'Zuerst vorbei ist {theFormat}, nach {name}.'],
    [
      'The {theFormat} is over first, after {name:hours}, and the best wins in {name}.',
      'Zuerst vorbei ist {theFormat}, nach {hours}, und der Beste gewinnt in {name}.',
    ],
    [
      'The {theFormat} is over sooner than the {theFormat:other} and the best wins more often.',
      'Früher als {other} vorbei ist {theFormat}, und der Beste gewinnt öfter.',
    ],
    [
      '{format}: the best wins in {name}, rank correlation {name:order}; {name:games} games, {name:hours}.',
      '{format}: Der Beste gewinnt in {name}, Rangkorrelation {order}; {games} Partien, {hours}.',
    ],
    [
      '{format}: the best wins in {name}; {name:games} games, {name:hours}.',
      '{format}: Der Beste gewinnt in {name}; {games} Partien, {hours}.',
    ],
    ['{format} cannot be played: {sentence:why}', '{format} ist nicht spielbar: {why}'],
    ['{format} cannot be played: {text}', '{format} ist nicht spielbar: {text}'],
    ['a {opened} has no results of the model {name}', '{opened}: keine Ergebnisse nach dem Modell {name}'],
    ['nobody plays himself', 'niemand spielt gegen sich selbst'],
    ['the same two are given twice', 'dieselben zwei sind zweimal angegeben'],
    ['nobody called {name} has entered', 'niemand namens {name} hat gemeldet'],
  ],
  meaning: [
    [
      'chance that the strongest wins, with how far off the runs may be',
      'Wahrscheinlichkeit, dass der Stärkste gewinnt, mit der Ungenauigkeit der Läufe',
    ],
    [
      'rank correlation of the final table with strength: 1 is the right order, 0 is chance',
      'Rangkorrelation der Abschlusstabelle mit der Stärke: 1 ist die richtige Reihenfolge, 0 ist Zufall',
    ],
    ['from the first game until it is over', 'von der ersten Partie bis zum Ende'],
    ['games in all', 'Partien insgesamt'],
    ['rounds, or phases', 'Runden oder Phasen'],
    ['games of an entrant', 'Partien eines Teilnehmers'],
    ['byes in all', 'Freilose insgesamt'],
    [
      'games in which one side scores three quarters or more on average',
      'Partien, in denen eine Seite im Schnitt drei Viertel oder mehr holt',
    ],
    ['hours until it is over', 'Stunden bis zum Ende'],
    ['chance that the best wins', 'Wahrscheinlichkeit, dass der Beste gewinnt'],
    ['rank correlation with strength', 'Rangkorrelation mit der Stärke'],
    ['the best wins more often', 'der Beste gewinnt öfter'],
    ['over sooner', 'früher vorbei'],
  ],
}
