/** The demo cup: eight engines, a book that is too short, tiebreak pairs, an upset, a match stopped in the middle of a pair, a wrong result. */
import type { Script } from '../../demo/script.ts'
import { message } from './words/messages.ts'

const file = 'engines.arbiter'

const names = ['Anvil', 'Bellows', 'Cinder', 'Drill', 'Ember', 'Flint', 'Gauge'] as const

const list = `name,rating\n${names.map((name, i) => `${name},${3400 - 35 * i}`).join('\n')}\n`

/** Two positions, after 1.e4 and after 1.d4. */
const shortBook = `rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id "King's pawn";
rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - id "Queen's pawn";
`

/** "1/2 1-0": a report of game 2 in match 1. */
const reports = (...results: readonly string[]): string[][] =>
  results.map((text) => {
    const [place = '', result = ''] = text.split(' ')
    const [match = '', game = ''] = place.split('/')
    return ['report', file, match, result, '--game', game]
  })

const settings = ['--set', 'RoundPairIncrements=[1,2,2]', '--set', 'UniquePerMatchOnly=false'] as const

const steps: Script['steps'] = [
  {
    say: message('demo-cup-outline'),
    commands: [['outline', 'cup', '--entrants', '8', ...settings.slice(0, 2)]],
  },
  {
    say: message('demo-cup-byes'),
    commands: [
      ['new', 'cup', file, '--name', 'Forge Cup', ...settings, '--entrants', 'list.csv'],
      ['start', file],
      ['enter', file, 'Hammer', '--rating', '3150'],
    ],
  },
  {
    say: message('demo-cup-book'),
    commands: [
      ['start', file, '--openings', 'short.epd'],
      ['start', file, '--openings', 'arbiter'],
    ],
  },
  {
    say: message('demo-cup-quarterfinal'),
    commands: reports('1/1 0-1', '1/2 1/2', '2/1 1/2', '2/2 1/2'),
  },
  {
    say: message('demo-cup-tiebreak'),
    commands: [...reports('2/3 1-0', '2/4 1/2'), ['show', file, '--match', '2']],
  },
  {
    say: message('demo-cup-others'),
    commands: [
      ...reports('3/1 1-0', '3/2 0-1', '4/1 1-0', '4/2 1-0', '4/3 1/2', '4/4 1/2', '4/5 1-0', '4/6 1/2'),
      ['bracket', file],
    ],
  },
  {
    say: message('demo-cup-why'),
    commands: [['why', file, 'match', '5']],
  },
  {
    say: message('demo-cup-lead'),
    commands: [...reports('5/1 1-0', '5/2 1/2', '5/3 1-0'), ['why', file, 'advance', '5']],
  },
  {
    say: message('demo-cup-preview'),
    commands: [['correct', file, '5', '1-0', '--game', '2', '--preview']],
  },
  {
    say: message('demo-cup-correct'),
    commands: [['correct', file, '5', '1-0', '--game', '2', '--note', 'wrong board'], ...reports('5/4 0-1')],
  },
  {
    say: message('demo-cup-final'),
    commands: reports('6/1 1/2', '6/2 1/2', '6/3 1-0', '6/4 1/2', '7/1 1/2', '7/2 1/2', '7/3 1-0', '7/4 1/2'),
  },
  {
    say: message('demo-cup-end'),
    commands: [
      ['close', file],
      ['bracket', file],
      ['why', file, 'champion'],
      ['show', file],
      ['verify', file],
    ],
  },
]

export const script: Script = {
  file,
  thing: 'cup',
  list: message('demo-list-engines'),
  files: { 'list.csv': list, 'short.epd': shortBook },
  steps,
}
