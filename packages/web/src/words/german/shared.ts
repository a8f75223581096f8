/** Clauses that many sentences share: counts, who won and how, how far somebody came, who sits where. */
import type { Grammar, Pattern } from './reading.ts'

type Forms = readonly [one: string, many: string]

/** "3 matches" as `{matches}`, and `{matchesD}` behind a word that asks for the dative. */
function counted(group: string, english: Forms, german: Forms, dative: Forms = german): Record<string, Pattern[]> {
  const forms = ([one, many]: Forms): Pattern[] => [
    [`{n} ${english[0]}`, `{n} ${one}`],
    [`{n} ${english[1]}`, `{n} ${many}`],
  ]
  return { [group]: forms(german), [`${group}D`]: forms(dative) }
}

export const shared: Grammar = {
  ...counted('points', ['point', 'points'], ['Punkt', 'Punkte'], ['Punkt', 'Punkten']),
  ...counted('games', ['game', 'games'], ['Partie', 'Partien']),
  ...counted('wins', ['win', 'wins'], ['Sieg', 'Siege'], ['Sieg', 'Siegen']),
  ...counted('draws', ['draw', 'draws'], ['Remis', 'Remis']),
  ...counted('losses', ['loss', 'losses'], ['Niederlage', 'Niederlagen']),
  ...counted('matches', ['match', 'matches'], ['Match', 'Matches']),
  ...counted('pairs', ['pair', 'pairs'], ['Paar', 'Paare'], ['Paar', 'Paaren']),
  ...counted('places', ['place', 'places'], ['Platz', 'Plätze'], ['Platz', 'Plätzen']),
  ...counted('rounds', ['round', 'rounds'], ['Runde', 'Runden']),
  ...counted('extraRounds', ['extra round', 'extra rounds'], ['Zusatzrunde', 'Zusatzrunden']),
  ...counted('numbers', ['number', 'numbers'], ['Zahl', 'Zahlen']),
  ...counted('openings', ['opening', 'openings'], ['Eröffnung', 'Eröffnungen']),
  ...counted('repeats', ['repeat', 'repeats'], ['Wiederholung', 'Wiederholungen']),
  ...counted('rematches', ['rematch', 'rematches'], ['Wiederholung', 'Wiederholungen']),
  ...counted('teams', ['team', 'teams'], ['Team', 'Teams']),
  ...counted('players', ['player', 'players'], ['Spieler', 'Spieler'], ['Spieler', 'Spielern']),
  ...counted('boards', ['board', 'boards'], ['Board', 'Boards']),
  ...counted('seconds', ['second', 'seconds'], ['Sekunde', 'Sekunden']),
  ...counted('facts', ['fact', 'facts'], ['Fakt', 'Fakten']),
  ...counted('bytes', ['byte', 'bytes'], ['Byte', 'Byte']),
  ...counted('results', ['result', 'results'], ['Ergebnis', 'Ergebnisse'], ['Ergebnis', 'Ergebnissen']),
  ...counted('scheduledPairs', ['scheduled pair', 'scheduled pairs'], ['geplantes Paar', 'geplante Paare']),
  ...counted(
    'lostGames',
    ['lost game', 'lost games'],
    ['verlorene Partie', 'verlorene Partien'],
    ['verlorenen Partie', 'verlorenen Partien'],
  ),
  whites: [
    ['{n} White', '{n}-mal Weiß'],
    ['{n} Whites', '{n}-mal Weiß'],
  ],
  blacks: [
    ['{n} Black', '{n}-mal Schwarz'],
    ['{n} Blacks', '{n}-mal Schwarz'],
  ],
  /** "is 3rd" is "auf Platz 3". */
  ordinal: [
    ['{n}st', '{n}'],
    ['{n}nd', '{n}'],
    ['{n}rd', '{n}'],
    ['{n}th', '{n}'],
  ],

  by: [
    ['score', 'nach Punkten'],
    ['draw', 'remis'],
    ['tiebreak', 'Stichpartien'],
    ['quotient', 'IMP-Quotient'],
    ['extra-boards', 'Zusatzboards'],
    ['sudden-death', 'Sudden Death'],
    ['armageddon', 'Armageddon'],
    ['armageddon, where a draw counts as a win for Black', 'Armageddon, wo ein Remis als Sieg für Schwarz zählt'],
    ['forfeit', 'kampflos'],
    ['walkover', 'kampflos, ohne Gegner'],
    ['seed', 'besserer Setzplatz'],
    ['ruling', 'Entscheidung der Turnierleitung'],
  ],
  run: [
    ['{figures}', '{figures}'],
    ['{n} times {figures}', '{n}-mal {figures}'],
  ],
  how: [
    ['{run*}, {by}', '{run}, {by}'],
    ['{by}', '{by}'],
  ],
  scored: [
    ['{run*}', '{run}'],
    ['{by}', '{by}'],
  ],
  decision: [
    ['{name} won ({how})', '{name} gewann ({how})'],
    ['{name} won ({how}): {text}', '{name} gewann ({how}): {text}'],
    ['It was drawn ({how})', 'Es endete remis ({how})'],
    ['It was drawn ({how}): {text}', 'Es endete remis ({how}): {text}'],
    ['Nobody won ({how})', 'Niemand gewann ({how})'],
    ['Nobody won ({how}): {text}', 'Niemand gewann ({how}): {text}'],
  ],
  against: [[' against {name}', ' gegen {name}']],
  share: [
    ['is in the knockout and has not played there yet', 'steht in der K.-o.-Runde und hat dort noch nicht gespielt'],
    [
      'won match {id} of round {n} ({round}){against?} and has not lost: {decision}',
      'gewann Match {id} der Runde {n} ({round}){against} und hat nicht verloren: {decision}',
    ],
    [
      'went out in round {n} ({round}), match {id}{against?}: {decision}',
      'schied in Runde {n} ({round}) aus, Match {id}{against}: {decision}',
    ],
  ],
  shared: [[', sharing the place with {names}', ', zusammen mit {names}']],
  seat: [
    ['seed {n}', 'Setzplatz {n}'],
    ['Seed {n}', 'Setzplatz {n}'],
    ['seed {n}, {name}', '{name} (Setzplatz {n})'],
    ['Seed {n}, {name}', '{name} (Setzplatz {n})'],
    ['the winner of match {id}', 'der Sieger von Match {id}'],
    ['The winner of match {id}', 'Der Sieger von Match {id}'],
    ['the loser of match {id}', 'der Verlierer von Match {id}'],
    ['The loser of match {id}', 'Der Verlierer von Match {id}'],
    ['nobody (match {id} has no winner)', 'niemand (Match {id} hat keinen Sieger)'],
    ['Nobody (match {id} has no winner)', 'Niemand (Match {id} hat keinen Sieger)'],
    ['nobody (match {id} has no loser)', 'niemand (Match {id} hat keinen Verlierer)'],
    ['Nobody (match {id} has no loser)', 'Niemand (Match {id} hat keinen Verlierer)'],
    ['{name}, winner of match {id} ({scored})', '{name} (Sieger von Match {id}, {scored})'],
    ['{name}, loser of match {id} ({scored})', '{name} (Verlierer von Match {id}, {scored})'],
    ['not known yet', 'noch nicht bekannt'],
    ['{name}', '{name}'],
  ],
  /** Behind "against", where a seat is not the first word. */
  seatMet: [
    ['seed {n}', 'Setzplatz {n}'],
    ['seed {n}, {name}', '{name} (Setzplatz {n})'],
    ['the winner of match {id}', 'den Sieger von Match {id}'],
    ['the loser of match {id}', 'den Verlierer von Match {id}'],
    ['nobody (match {id} has no winner)', 'niemanden (Match {id} hat keinen Sieger)'],
    ['nobody (match {id} has no loser)', 'niemanden (Match {id} hat keinen Verlierer)'],
    ['{name}, winner of match {id} ({scored})', '{name} (Sieger von Match {id}, {scored})'],
    ['{name}, loser of match {id} ({scored})', '{name} (Verlierer von Match {id}, {scored})'],
    ['{name}', '{name}'],
  ],
  listing: [
    ['the list is in order of entry', 'die Liste folgt der Reihenfolge der Meldungen'],
    [
      'the list goes by rating, and the rating at the start was {n}',
      'die Liste folgt der Wertungszahl, und sie war beim Start {n}',
    ],
    [
      'the list goes by rating, and the rating at the start was unknown (counted as 0)',
      'die Liste folgt der Wertungszahl, und sie war beim Start unbekannt (zählte als 0)',
    ],
    ['the list was drawn by lot from the recorded dice', 'die Liste wurde mit den aufgezeichneten Würfeln ausgelost'],
    ['the director gave the order by hand', 'die Turnierleitung hat die Reihenfolge von Hand festgelegt'],
  ],
  sentence: [
    ['{decision}.', '{decision}.'],
    ['{name} is {ordinal}{shared?}: {share}.', '{name} ist auf Platz {ordinal}{shared}: {share}.'],
    [
      '{name:one} {share:ours}; {name:other} {share:theirs}: they share the place.',
      '{one} {ours}; {other} {theirs}: Sie teilen den Platz.',
    ],
    [
      '{name:one} {share:ours}; {name:other} {share:theirs}: {name:upper} is ahead by a later round.',
      '{one} {ours}; {other} {theirs}: {upper} liegt vorn, weil später ausgeschieden.',
    ],
  ],
  phrase: [
    ['{by}', '{by}'],
    ['not known yet', 'noch nicht bekannt'],
    ['nobody', 'niemand'],
    ['winner of {id}', 'Sieger von {id}'],
    ['loser of {id}', 'Verlierer von {id}'],
    ['seed {n}', 'Setzplatz {n}'],
    ['number {n}', 'Nummer {n}'],
  ],
}
