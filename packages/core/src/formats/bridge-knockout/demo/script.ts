/** The demo bridge knockout: nine teams with handicap, three-way matches, a re-paired semifinal, a score written down wrongly, awards. */
import type { Script } from '../../demo/script.ts'
import { teams } from './teams.ts'
import { message } from './words/messages.ts'

const file = 'evening.arbiter'

const mates = ['Abe', 'Bob', 'Cid', 'Dan', 'Eli', 'Fox', 'Gil', 'Hob', 'Ike'] as const
const others = ['Amy', 'Bud', 'Cam', 'Dee', 'Eva', 'Flo', 'Gia', 'Han', 'Ivy'] as const
const fourths = ['Alf', 'Ben', 'Cal', 'Don', 'Edd', 'Fin', 'Guy', 'Hew', 'Ian'] as const

/** Harbour has six players; the other two leave its average as it is. */
const more = ['Uma', 2400.25, 'Wes', 2400] as const

/** A list as a club keeps it in a spreadsheet. */
function list(first: string): string {
  const columns = [1, 2, 3, 4, 5, 6].map((n) => `player${n},masterpoints${n}`).join(',')
  const lines = teams.map(([team, captain, ...points], i) => {
    const names = [captain, mates[i], others[i], fourths[i]]
    const shown = points.map((each, k) => (i === 0 && k === 0 ? first : String(each)))
    const last = i === 0 ? more : ['', '', '', '']
    return [team, captain, 'yes', ...names.flatMap((name, k) => [name, shown[k]]), ...last].join(',')
  })
  return `team,captain,paid,${columns}\n${lines.join('\n')}\n`
}

/** "1 Harbour 38-24 Lantern": a report of match 1. */
const reports = (...results: readonly string[]): string[][] =>
  results.map((text) => {
    const [, match = '', one = '', imps = '', other = ''] = /^(\S+) (.+) (\d+-\d+) (.+)$/.exec(text) ?? []
    return ['report', file, match, imps, '--between', `${one} v ${other}`]
  })

const steps: Script['steps'] = [
  {
    say: message('demo-bridge-outline'),
    commands: [['outline', 'bridge-knockout', '--entrants', '9']],
  },
  {
    say: message('demo-bridge-wrong'),
    commands: [
      ['new', 'bridge-knockout', file, '--name', 'Evening Teams', '--set', 'handicap=true', '--entrants', 'draft.csv'],
    ],
  },
  {
    say: message('demo-bridge-start'),
    commands: [
      ['new', 'bridge-knockout', file, '--name', 'Evening Teams', '--set', 'handicap=true', '--entrants', 'teams.csv'],
      ['start', file],
      ['bridge', 'post', file],
    ],
  },
  {
    say: message('demo-bridge-three-way'),
    commands: [
      ['show', file, '--match', '1'],
      ['why', file, 'handicap', '1'],
    ],
  },
  {
    say: message('demo-bridge-between'),
    commands: [['report', file, '1', '38-24']],
  },
  {
    say: message('demo-bridge-first'),
    commands: [
      ...reports('1 Harbour 38-24 Lantern'),
      ['report', file, '1', '10-12', '--between', 'Harbour v Mill', '--half', '1'],
      ['report', file, '1', '31-8', '--between', 'Harbour v Mill', '--half', '2'],
      ...reports('1 Lantern 40-9 Mill'),
    ],
  },
  {
    say: message('demo-bridge-lineups'),
    commands: [
      ['bridge', 'lineup', file, '1', 'Harbour', 'Ada Holm, Abe, Amy, Alf', '--half', '1'],
      ['bridge', 'lineup', file, '1', 'Harbour', 'Ada Holm, Abe, Uma, Wes', '--half', '2'],
      ['bridge', 'meter', file, '--team', 'Harbour'],
    ],
  },
  {
    say: message('demo-bridge-quotient'),
    commands: [['why', file, 'advance', '1']],
  },
  {
    say: message('demo-bridge-others'),
    commands: reports(
      '2 Orchard 50-20 Ferry',
      '2 Orchard 41-20 Willow Lane',
      '2 Ferry 31-35 Willow Lane',
      '3 Meadow 31-20 Quarry',
      '3 Meadow 31-24 Kestrel',
      '3 Quarry 44-12 Kestrel',
    ),
  },
  {
    say: message('demo-bridge-second'),
    commands: [
      ...reports(
        '4 Harbour 44-21 Meadow',
        '4 Harbour 52-18 Willow Lane',
        '4 Meadow 38-27 Willow Lane',
        '5 Orchard 33-30 Quarry',
        '5 Orchard 36-28 Lantern',
        '5 Quarry 25-31 Lantern',
      ),
      ['bracket', file],
    ],
  },
  {
    say: message('demo-bridge-paired-again'),
    commands: [['why', file, 'match', '6']],
  },
  {
    say: message('demo-bridge-preview'),
    commands: [
      ['report', file, '6', '61-44'],
      ['report', file, '7', '40-47'],
      ['correct', file, '5', '31-25', '--between', 'Quarry v Lantern', '--preview'],
    ],
  },
  {
    say: message('demo-bridge-confirm'),
    commands: [
      ['correct', file, '5', '31-25', '--between', 'Quarry v Lantern'],
      ['correct', file, '5', '31-25', '--between', 'Quarry v Lantern', '--note', 'scoresheet misread', '--confirm'],
    ],
  },
  {
    say: message('demo-bridge-final'),
    commands: [
      ['report', file, '7', '38-37'],
      ['report', file, '8', '20-31', '--half', '1'],
      ['show', file, '--match', '8'],
      ['report', file, '8', '55-49'],
    ],
  },
  {
    say: message('demo-bridge-awards'),
    commands: [
      ['bridge', 'lineup', file, '4', 'Harbour', 'Ada Holm, Abe, Amy, Alf'],
      ['bridge', 'lineup', file, '6', 'Harbour', '--played', 'Ada Holm 28, Abe 28, Amy 14, Alf 14, Uma 14, Wes 14'],
      ['bridge', 'lineup', file, '8', 'Harbour', 'Ada Holm, Amy, Uma, Wes'],
      ['bridge', 'awards', file, '--team', 'Harbour'],
    ],
  },
  {
    say: message('demo-bridge-champion'),
    commands: [
      ['bracket', file],
      ['why', file, 'champion'],
    ],
  },
  {
    say: message('demo-bridge-end'),
    commands: [
      ['close', file],
      ['show', file],
      ['verify', file],
    ],
  },
]

export const script: Script = {
  file,
  thing: 'knockout',
  list: message('demo-list-teams'),
  steps,
  files: { 'draft.csv': list('3200,5'), 'teams.csv': list('3200.5') },
}
