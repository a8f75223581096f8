/** The demo Diagonal: six rated players, four lost games and out, a misread result that brings somebody back. */
import type { Script } from './script.ts'

const file = 'lake.arbiter'

/** "D1.1 1-0 1/2": both games of a pair, White first in each. */
const pairs = (...results: readonly string[]): string[][] =>
  results.flatMap((text) => {
    const [match = '', ...games] = text.split(' ')
    return games.map((result, i) => ['report', file, match, result, '--game', String(i + 1)])
  })

const people = [
  ['Ann Bell', '2105'],
  ['Ben Ito', '2040'],
  ['Cai Moss', '1985'],
  ['Dan Rao', '1900'],
  ['Eva Lind', '1860'],
] as const

const steps: Script['steps'] = [
  {
    say: 'Six players want a Diagonal: neighbours in rating play each other, and four lost games are too many.',
    commands: [['outline', 'diagonal', '--entrants', '6']],
  },
  {
    say: 'The row goes by rating. One of them has none, so it cannot start; nothing is changed.',
    commands: [
      ['new', 'diagonal', file, '--name', 'Lakeside Diagonal'],
      ...people.map(([name, rating]) => ['enter', file, name, '--rating', rating]),
      ['enter', file, 'Fay Osei'],
      ['start', file],
    ],
  },
  {
    say: 'With her rating the row is complete.',
    commands: [
      ['edit', file, 'Fay Osei', '--rating', '1790'],
      ['start', file],
      ['show', file],
    ],
  },
  {
    say: 'Two games against each opponent, one with each colour: a report says which. This one does not.',
    commands: [['report', file, 'D1.1', '1-0']],
  },
  {
    say: 'Round 1. Games are played in any order.',
    commands: [
      ...pairs('D1.1 1-0 1/2', 'D1.2 1/2 0-1', 'D1.3 1-0 1-0', 'D1.4 1-0 1/2', 'D1.5 1/2 0-1'),
      ['matrix', file],
    ],
  },
  {
    say: 'Four lost games: who has them goes out when the round is over, and the next round is paired.',
    commands: [...pairs('D1.6 1-0 1-0', 'D1.7 1-0 1/2', 'D1.8 1/2 0-1', 'D1.9 0-1 1/2'), ['matrix', file]],
  },
  {
    say: 'Eva asks why she is out.',
    commands: [['why', file, 'rank', 'Eva Lind']],
  },
  {
    say: 'She won her first game against Fay; it was written down the wrong way round. What would a correction change?',
    commands: [
      ['correct', file, 'D1.9', '1-0', '--game', '1', '--preview'],
      ['correct', file, 'D1.9', '1-0', '--game', '1', '--note', 'score sheet misread'],
    ],
  },
  {
    say: 'Nobody had played in round 2, so it was paired again, now with Eva. Why these pairs?',
    commands: [
      ['matrix', file],
      ['why', file, 'match', 'D2.1'],
    ],
  },
  {
    say: 'Round 2. A dagger marks who goes out when it is over; until then all of its games are played.',
    commands: [...pairs('D2.1 1-0 1-0', 'D2.2 1/2 0-1', 'D2.3 1/2 1/2'), ['matrix', file]],
  },
  {
    say: 'Two are left after it, and they play each other again. Both end with four lost games.',
    commands: [...pairs('D2.4 1-0 1/2', 'D2.5 1/2 1-0', 'D3.1 0-1 1/2')],
  },
  {
    say: 'All are out. Fewest lost games would win; they are level there, so their games against each other decide.',
    commands: [
      ['why', file, 'champion'],
      ['matrix', file],
    ],
  },
  {
    say: 'The final table goes by performance rating. A second program checks every rule against the log.',
    commands: [
      ['close', file],
      ['show', file],
      ['verify', file],
    ],
  },
]

export const diagonal: Script = {
  file,
  format: 'diagonal',
  thing: 'diagonal',
  list: 'columns "name" and "rating"',
  steps,
}
