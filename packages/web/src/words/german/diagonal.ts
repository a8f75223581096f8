/** What the diagonal says. */
import type { Grammar } from './reading.ts'

export const diagonal: Grammar = {
  diagonalResults: [
    ['{n:won} won, {n:drawn} drawn, {n:lost} lost', '{won} gewonnen, {drawn} remis, {lost} verloren'],
    [
      '{n:won} won, {n:drawn} drawn, {n:lost} lost, {n} of them without play',
      '{won} gewonnen, {drawn} remis, {lost} verloren, {n} davon kampflos',
    ],
  ],
  diagonalFigures: [
    ['{lostGames} ({diagonalResults})', '{lostGames} ({diagonalResults})'],
    [
      'a performance of {n} and {lostGames} ({diagonalResults})',
      'eine Turnierleistung von {n} und {lostGames} ({diagonalResults})',
    ],
  ],
  diagonalFiguresD: [
    ['{lostGamesD} ({diagonalResults})', '{lostGamesD} ({diagonalResults})'],
    [
      'a performance of {n} and {lostGamesD} ({diagonalResults})',
      'einer Turnierleistung von {n} und {lostGamesD} ({diagonalResults})',
    ],
  ],
  diagonalLost: [['{n} to {name} ({id})', '{n} gegen {name} ({id})']],
  diagonalStep: [
    ['performance', 'die Turnierleistung'],
    ['fewer lost games', 'weniger verlorene Partien'],
    ['the order of the row', 'die Reihenfolge der Reihe'],
    ['having won', 'den Turniersieg'],
  ],
  diagonalBecause: [
    ['up to four play everybody against everybody', 'bis zu vier spielen jeder gegen jeden'],
    ['everybody plays the second next in line', 'jeder spielt gegen den Übernächsten der Reihe'],
    [
      'from number {n} on everybody also plays the fourth next in line',
      'ab Nummer {n} spielt jeder auch gegen den Viertnächsten der Reihe',
    ],
    ['the first two of the row play each other', 'die ersten beiden der Reihe spielen gegeneinander'],
    [
      'the end of the row is a mirror, and the second or fourth next beyond it is one of its last',
      'das Ende der Reihe ist ein Spiegel, und der Übernächste oder Viertnächste dahinter ist einer ihrer Letzten',
    ],
  ],
  diagonalPattern: [
    ['two play each other, again in each round (DIA-16)', 'zwei spielen gegeneinander, in jeder Runde wieder (DIA-16)'],
    [
      '{n} are few, so they form a ring in which the upper half plays the lower (DIA-S9, DIA-15)',
      '{n} sind wenige, also bilden sie einen Ring, in dem die obere Hälfte gegen die untere spielt (DIA-S9, DIA-15)',
    ],
    [
      '{n} are many, so everybody plays those {n:far} places further on and back, counted round the end (DIA-13)',
      '{n} sind viele, also spielt jeder gegen die {far} Plätze weiter vorn und hinten, über das Ende hinaus gezählt (DIA-13)',
    ],
    ['by the pattern {diagonalWish:one}, and {diagonalWish:other}', 'nach dem Muster {one}, und {other}'],
    [
      'by the pattern {diagonalWish:one}, and {diagonalWish:other}, but {diagonalMet*}',
      'nach dem Muster {one}, und {other}, aber {diagonalMet}',
    ],
  ],
  diagonalWish: [['{name} would play {names}', '{name} spielte gegen {names}']],
  diagonalMet: [['{name:one} met {name:other} in {inRound} ({id})', '{one} traf schon {inRound} auf {other} ({id})']],
  diagonalWhere: [['{round} ({id})', '{round} ({id})']],
  diagonalWon: [
    ['{name} {n:won} won, {n:lost} lost', '{name} {won} gewonnen, {lost} verloren'],
    ['{name} {n}', '{name} {n}'],
  ],
  diagonalCounts: [
    ['Lost games: {diagonalWon*}', 'Verlorene Partien: {diagonalWon}'],
    ['Games against each other: {diagonalWon*}', 'Partien gegeneinander: {diagonalWon}'],
    ['Moves of the games won there: {diagonalWon*}', 'Züge der dort gewonnenen Partien: {diagonalWon}'],
    [
      'The lengths of the games won there cannot be compared: {diagonalNotCompared}',
      'Die Längen der dort gewonnenen Partien lassen sich nicht vergleichen: {diagonalNotCompared}',
    ],
  ],
  sentence: [
    ['nobody has a bye in a Diagonal', 'niemand hat in einem Diagonal-Turnier ein Freilos'],
    ['nobody has a bye in a Diagonal.', 'Niemand hat in einem Diagonal-Turnier ein Freilos.'],
    [
      '{name} is number {n} of {n:size} in the row: the row goes by rating, equal ratings as entered, and the rating at the start was {n:rating}.',
      '{name} ist Nummer {n} von {size} der Reihe: Die Reihe folgt der Wertungszahl, gleiche nach der Meldung, und sie war beim Start {rating}.',
    ],
    [
      '{name} is number {n} of {n:size} in the row: the row goes by the highest rating ever held, equal ones as entered, and it was {n:rating}.',
      '{name} ist Nummer {n} von {size} der Reihe: Die Reihe folgt der höchsten je erreichten Wertungszahl, gleiche nach der Meldung, und sie war {rating}.',
    ],
    [
      '{name} is number {n} of {n:size} in the row: the row is in order of entry.',
      '{name} ist Nummer {n} von {size} der Reihe: Die Reihe folgt der Reihenfolge der Meldungen.',
    ],
    [
      '{name} is number {n} of {n:size} in the row: the director gave the order by hand.',
      '{name} ist Nummer {n} von {size} der Reihe: Die Turnierleitung hat die Reihenfolge von Hand festgelegt.',
    ],
    [
      '{name} is higher in the row and has White in game 1, Black in game 2 (DIA-5).',
      '{name} steht weiter vorn in der Reihe und hat in Partie 1 Weiß, in Partie 2 Schwarz (DIA-5).',
    ],
    [
      '{name:one} (number {n:a} of the row) plays {name:other} (number {n:b} of the row) in round 1: {diagonalBecause} ({rule}).',
      '{one} (Nummer {a} der Reihe) spielt in Runde 1 gegen {other} (Nummer {b} der Reihe): {diagonalBecause} ({rule}).',
    ],
    ['{round}: {n} are in it, in the order of the row.', '{round}: {n} sind dabei, in der Folge der Reihe.'],
    [
      '{round}: {n} who are level play on, in the order of the row.',
      '{round}: {n}, die gleichauf sind, spielen weiter, in der Folge der Reihe.',
    ],
    [
      '{name:one} ({ordinal:a} of them) plays {name:other} ({ordinal:b} of them): {diagonalPattern}.',
      '{one} (Nummer {a} von ihnen) spielt gegen {other} (Nummer {b} von ihnen): {diagonalPattern}.',
    ],
    [
      'The pattern has {rematches}, this pairing {n}, the fewest there can be, and it stays as near to the pattern as it can (DIA-17).',
      'Das Muster hat {rematches}, diese Paarung {n}, so wenige wie möglich, und sie bleibt so nah am Muster, wie es geht (DIA-17).',
    ],
    [
      'The pattern has {rematches}, this pairing {n}, and it stays as near to the pattern as it can (DIA-17).',
      'Das Muster hat {rematches}, diese Paarung {n}, und sie bleibt so nah am Muster, wie es geht (DIA-17).',
    ],
    [
      'They met before in {diagonalWhere*}; not every rematch can be avoided among {n} (DIA-17).',
      'Sie trafen schon aufeinander: {diagonalWhere}; unter {n} lässt sich nicht jede Wiederholung vermeiden (DIA-17).',
    ],
    [
      '{name} is {ordinal} with {diagonalFiguresD}; nobody is ahead.',
      '{name} ist auf Platz {ordinal} mit {diagonalFiguresD}; niemand liegt davor.',
    ],
    ['{name} is {ordinal} with {diagonalFiguresD}.', '{name} ist auf Platz {ordinal} mit {diagonalFiguresD}.'],
    [
      '{name} is {ordinal} with {diagonalFiguresD}; next above is {name:above}, who has won.',
      '{name} ist auf Platz {ordinal} mit {diagonalFiguresD}; davor steht {above} mit dem Turniersieg.',
    ],
    [
      '{name} is {ordinal} with {diagonalFiguresD}; next above is {name:above} with {diagonalFiguresD:more}, ahead by {diagonalStep}.',
      '{name} ist auf Platz {ordinal} mit {diagonalFiguresD}; davor steht {above} mit {more}, voraus durch {diagonalStep}.',
    ],
    [
      '{name} withdrew, and who withdraws is out at the end of the round (DIA-11).',
      '{name} zog zurück, und wer zurückzieht, scheidet am Ende der Runde aus (DIA-11).',
    ],
    [
      '{name} went out at the end of round {n} with {lostGamesD}, four are too many: {diagonalLost*} (DIA-S3).',
      '{name} schied am Ende von Runde {n} mit {lostGamesD} aus, vier sind zu viele: {diagonalLost} (DIA-S3).',
    ],
    [
      '{name} goes out when {round} is over: {diagonalLost*} (DIA-7).',
      '{name} scheidet aus, wenn {round} vorbei ist: {diagonalLost} (DIA-7).',
    ],
    [
      '{name} has won: nobody else is left after {round} (DIA-S11).',
      '{name} hat gewonnen: Niemand sonst ist nach {round} übrig (DIA-S11).',
    ],
    ['{name} has {diagonalFigures}.', '{name} hat {diagonalFigures}.'],
    ['{diagonalDeclared}.', '{diagonalDeclared}.'],
    ['{diagonalDeclared}: {text}.', '{diagonalDeclared}: {text}.'],
    [
      '{name} has won: all were out after {round}, and of those who played last nobody else is there (DIA-11).',
      '{name} hat gewonnen: Alle waren nach {round} ausgeschieden, und von denen, die zuletzt spielten, ist sonst niemand da (DIA-11).',
    ],
    ['{name} has won: all were out after {round}.', '{name} hat gewonnen: Alle waren nach {round} ausgeschieden.'],
    [
      '{name} has won: all were out after {round}, and {extraRounds} followed (DIA-21).',
      '{name} hat gewonnen: Alle waren nach {round} ausgeschieden, und {extraRounds} folgten (DIA-21).',
    ],
    ['{diagonalCounts} ({rule}).', '{diagonalCounts} ({rule}).'],
    ['{diagonalCounts}, so {names} are level ({rule}).', '{diagonalCounts}, also sind {names} gleichauf ({rule}).'],
    [
      '{name:one} has {diagonalFigures:ours}; {name:other} has {diagonalFigures:theirs}: they share the win.',
      '{one} hat {ours}; {other} hat {theirs}: Sie teilen den Sieg.',
    ],
    [
      '{name:one} has {diagonalFigures:ours}; {name:other} has {diagonalFigures:theirs}: {name:upper} is ahead by {diagonalStep}.',
      '{one} hat {ours}; {other} hat {theirs}: {upper} liegt durch {diagonalStep} vorn.',
    ],
    [
      '{name:one} has {diagonalFigures:ours}; {name:other} has {diagonalFigures:theirs}: {name:upper} is ahead by {diagonalStep} ({n:a} before {n:b}).',
      '{one} hat {ours}; {other} hat {theirs}: {upper} liegt durch {diagonalStep} vorn ({a} vor {b}).',
    ],
    [
      'All are out, and {names} are level in every step: they play on until one of them is ahead.',
      'Alle sind ausgeschieden, und {names} sind in jedem Schritt gleich: Sie spielen weiter, bis einer vorn liegt.',
    ],
    [
      'All are out, and {names} are level in lost games and in direct comparison, and the lengths of their games cannot be compared, because {diagonalNotCompared}: they play on until one of them is ahead.',
      'Alle sind ausgeschieden, und {names} sind nach Verlustpartien und direktem Vergleich gleich, und die Längen ihrer Partien lassen sich nicht vergleichen, denn {diagonalNotCompared}: Sie spielen weiter, bis einer vorn liegt.',
    ],
    [
      'They are level in lost games and in direct comparison, and the lengths of their games cannot be compared, because {diagonalNotCompared} (DIA-20).',
      'Sie sind nach Verlustpartien und direktem Vergleich gleich, und die Längen ihrer Partien lassen sich nicht vergleichen, denn {diagonalNotCompared} (DIA-20).',
    ],
    ['The director has declared that {diagonalVerdict}.', 'Die Turnierleitung hat erklärt: {diagonalVerdict}.'],
    [
      'The director has declared that {diagonalVerdict}: {text}.',
      'Die Turnierleitung hat erklärt: {diagonalVerdict}: {text}.',
    ],
  ],
  diagonalNotCompared: [
    ['none of them has won a game at the board there', 'keiner hat dort am Brett gewonnen'],
    [
      'they have not won the same number of games at the board there',
      'sie haben dort nicht gleich viele Partien am Brett gewonnen',
    ],
    ['the length of {diagonalGame} is not known', 'die Länge von {diagonalGame} ist nicht bekannt'],
    ['the lengths of {diagonalGame*} are not known', 'die Längen von {diagonalGame} sind nicht bekannt'],
  ],
  diagonalGame: [
    ['match {id}, game {n} ({name:white} – {name:black})', 'Match {id}, Partie {n} ({white} – {black})'],
    ['{n} more', '{n} weitere'],
  ],
  diagonalVerdict: [
    ['{names} has won', '{names} hat gewonnen'],
    ['{names} share the win', '{names} teilen den Sieg'],
  ],
  diagonalDeclared: [
    [
      '{name} has won: the director declared it{diagonalAfter?} ({rule})',
      '{name} hat gewonnen: Die Turnierleitung hat es{diagonalAfter} so erklärt ({rule})',
    ],
    [
      '{name} shares the win with {names}: the director declared it{diagonalAfter?} ({rule})',
      '{name} teilt den Sieg mit {names}: Die Turnierleitung hat es{diagonalAfter} so erklärt ({rule})',
    ],
  ],
  diagonalAfter: [[' after {extraRoundsD} that did not decide it', ' nach {extraRoundsD} ohne Entscheidung']],
  matrixRest: [
    ['{n} without play', '{n} kampflos'],
    ['{n} to be played', '{n} zu spielen'],
    ['{n} not played', '{n} nicht gespielt'],
  ],
  matrixState: [
    ['goes out when this round is over', 'scheidet aus, wenn diese Runde vorbei ist'],
    ['level with others and can still win', 'gleichauf mit anderen und kann noch gewinnen'],
    ['out since the end of round {n}', 'ausgeschieden seit dem Ende von Runde {n}'],
    ['has won', 'hat gewonnen'],
    ['has withdrawn', 'hat zurückgezogen'],
  ],
  matrixPattern: [
    ['neighbours in the row', 'Nachbarn in der Reihe'],
    ['the last two', 'die letzten zwei'],
    ['drawn as a ring', 'als Ring gelost'],
    ['drawn in thirds', 'in Dritteln gelost'],
  ],
  phrase: [
    ['{lostGames}', '{lostGames}'],
    ['{lostGames}, {matrixState*}', '{lostGames}, {matrixState}'],
    ['{matrixState}', '{matrixState}'],
    ['{round}, {matrixPattern}', '{round}, {matrixPattern}'],
    ['{matrixPattern}', '{matrixPattern}'],
    ['{name} against {name:other}, {round}', '{name} gegen {other}, {round}'],
    ['{name} against {name:other}, {round}, {matrixRest*}', '{name} gegen {other}, {round}, {matrixRest}'],
    ['{name} {n} from {gamesD} against {name:other}, {round}', '{name} {n} aus {gamesD} gegen {other}, {round}'],
    [
      '{name} {n} from {gamesD} against {name:other}, {round}, {matrixRest*}',
      '{name} {n} aus {gamesD} gegen {other}, {round}, {matrixRest}',
    ],
  ],
}
