/** The demo league: what a director does in an evening, step by step. */
import { reportsIn, type Script } from '../../demo/script.ts'
import { message as listNeeds } from '../../demo/words/messages.ts'
import { message } from './words/messages.ts'

const file = 'club.arbiter'

const report = reportsIn(file)

const steps: Script['steps'] = [
  {
    say: message('demo-league-file'),
    commands: [
      ['new', 'league', file, '--name', 'Club evening', '--set', 'prizes=5000,3000,2000'],
      ['enter', file, 'Ann Bell', '--rating', '1850', '--club', 'Northside'],
      ['enter', file, 'Ben Ito', '--rating', '1790'],
      ['enter', file, 'Cai Moss', '--rating', '1905'],
      ['enter', file, 'Dan Rao'],
      ['enter', file, 'Eva Lind', '--rating', '1720', '--club', 'Northside'],
    ],
  },
  {
    say: message('demo-league-outline'),
    commands: [['outline', 'league', '--entrants', '5']],
  },
  {
    say: message('demo-league-start'),
    commands: [
      ['start', file],
      ['show', file],
    ],
  },
  {
    say: message('demo-league-results'),
    commands: report('1 1-0', '2 1/2', '3 0-1', '4 1-0'),
  },
  {
    say: message('demo-league-ahead'),
    commands: report('9 1-0'),
  },
  {
    say: message('demo-league-correct'),
    commands: [
      ['correct', file, '3', '1-0', '--preview'],
      ['correct', file, '3', '1-0', '--note', 'scoresheet misread'],
    ],
  },
  {
    say: message('demo-league-why'),
    commands: [
      ['why', file, 'match', '5'],
      ['why', file, 'rank', 'Ann Bell'],
    ],
  },
  {
    say: message('demo-league-undo'),
    commands: [
      ['report', file, '5', '0-1'],
      ['undo', file],
      ['redo', file],
    ],
  },
  {
    say: message('demo-league-absent'),
    commands: [...report('6 1-0', '7 1/2'), ['forfeit', file, '8', 'Dan Rao'], ...report('9 1-0', '10 0-1')],
  },
  {
    say: message('demo-league-half'),
    commands: [['crosstable', file]],
  },
  {
    say: message('demo-league-second'),
    commands: report('11 1/2', '12 1-0', '13 0-1', '14 1-0', '15 1-0', '16 0-1'),
  },
  {
    say: message('demo-league-withdraw'),
    commands: [
      ['withdraw', file, 'Dan Rao', '--note', 'night shift'],
      ['show', file],
    ],
  },
  {
    say: message('demo-league-last'),
    commands: report('17 1/2', '19 0-1'),
  },
  {
    say: message('demo-league-end'),
    commands: [
      ['close', file],
      ['show', file],
      ['crosstable', file],
    ],
  },
  {
    say: message('demo-league-log'),
    commands: [
      ['log', file],
      ['verify', file],
    ],
  },
]

export const script: Script = { file, thing: 'league', list: listNeeds('demo-list-name'), steps }
