/** The demo Diagonal: six rated players, four lost games and out, a misread result that brings somebody back. */
import type { Script } from '../../demo/script.ts'
import { message as listNeeds } from '../../demo/words/messages.ts'
import { message } from './words/messages.ts'

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
    say: message('demo-diagonal-outline'),
    commands: [['outline', 'diagonal', '--entrants', '6']],
  },
  {
    say: message('demo-diagonal-unrated'),
    commands: [
      ['new', 'diagonal', file, '--name', 'Lakeside Diagonal'],
      ...people.map(([name, rating]) => ['enter', file, name, '--rating', rating]),
      ['enter', file, 'Fay Osei'],
      ['start', file],
    ],
  },
  {
    say: message('demo-diagonal-start'),
    commands: [
      ['edit', file, 'Fay Osei', '--rating', '1790'],
      ['start', file],
      ['show', file],
    ],
  },
  {
    say: message('demo-diagonal-which'),
    commands: [['report', file, 'D1.1', '1-0']],
  },
  {
    say: message('demo-diagonal-first'),
    commands: [
      ...pairs('D1.1 1-0 1/2', 'D1.2 1/2 0-1', 'D1.3 1-0 1-0', 'D1.4 1-0 1/2', 'D1.5 1/2 0-1'),
      ['matrix', file],
    ],
  },
  {
    say: message('demo-diagonal-out'),
    commands: [...pairs('D1.6 1-0 1-0', 'D1.7 1-0 1/2', 'D1.8 1/2 0-1', 'D1.9 0-1 1/2'), ['matrix', file]],
  },
  {
    say: message('demo-diagonal-why'),
    commands: [['why', file, 'rank', 'Eva Lind']],
  },
  {
    say: message('demo-diagonal-preview'),
    commands: [
      ['correct', file, 'D1.9', '1-0', '--game', '1', '--preview'],
      ['correct', file, 'D1.9', '1-0', '--game', '1', '--note', 'scoresheet misread'],
    ],
  },
  {
    say: message('demo-diagonal-again'),
    commands: [
      ['matrix', file],
      ['why', file, 'match', 'D2.1'],
    ],
  },
  {
    say: message('demo-diagonal-second'),
    commands: [...pairs('D2.1 1-0 1-0', 'D2.2 1/2 0-1', 'D2.3 1/2 1/2'), ['matrix', file]],
  },
  {
    say: message('demo-diagonal-two'),
    commands: [...pairs('D2.4 1-0 1/2', 'D2.5 1/2 1-0', 'D3.1 0-1 1/2')],
  },
  {
    say: message('demo-diagonal-champion'),
    commands: [
      ['why', file, 'champion'],
      ['matrix', file],
    ],
  },
  {
    say: message('demo-diagonal-end'),
    commands: [
      ['close', file],
      ['show', file],
      ['verify', file],
    ],
  },
]

export const script: Script = {
  file,
  thing: 'diagonal',
  list: listNeeds('demo-list-rating'),
  steps,
}
