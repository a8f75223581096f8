/** The demo hybrid knockout: six players, four places, a playoff, sudden death, a champion. */
import { reportsIn, type Script } from '../../demo/script.ts'
import { message as listNeeds } from '../../demo/words/messages.ts'
import { message } from './words/messages.ts'

const file = 'rapid.arbiter'

const report = reportsIn(file)

const steps: Script['steps'] = [
  {
    say: message('demo-hybrid-outline'),
    commands: [['outline', 'hybrid-knockout', '--entrants', '6']],
  },
  {
    say: message('demo-hybrid-file'),
    commands: [
      ['new', 'hybrid-knockout', file, '--name', 'Harbour Rapid', '--seed', 'demo'],
      ...['Ann Bell', 'Ben Ito', 'Cai Moss', 'Dan Rao', 'Eva Lind', 'Fay Osei'].map((name) => ['enter', file, name]),
    ],
  },
  {
    say: message('demo-hybrid-start'),
    commands: [
      ['start', file],
      ['show', file],
    ],
  },
  {
    say: message('demo-hybrid-phases'),
    commands: report(
      ...['Q1.1 1-0', 'Q1.2 1/2', 'Q1.3 1-0', 'Q2.1 0-1', 'Q2.2 0-1', 'Q2.3 1/2', 'Q3.1 1-0', 'Q3.2 1/2', 'Q3.3 1/2'],
      ...['Q4.1 1-0', 'Q4.2 1/2', 'Q4.3 1-0', 'Q5.1 1-0', 'Q5.2 1-0', 'Q5.3 1/2'],
    ),
  },
  {
    say: message('demo-hybrid-race'),
    commands: [['race', file]],
  },
  {
    say: message('demo-hybrid-in'),
    commands: [...report('Q6.1 1/2', 'Q6.2 1/2', 'Q6.3 1/2', 'Q7.1 1-0', 'Q7.2 1-0', 'Q7.3 1/2'), ['race', file]],
  },
  {
    say: message('demo-hybrid-why'),
    commands: [
      ['why', file, 'match', 'Q8.1'],
      ['why', file, 'seed', 'Ann Bell'],
    ],
  },
  {
    say: message('demo-hybrid-playoff'),
    commands: [
      ...report('Q8.1 1/2', 'Q8.2 1/2', 'Q9.1 1-0', 'Q9.2 1/2', 'Q10.1 1/2', 'Q10.2 1/2', 'Q11.1 1/2', 'Q11.2 1/2'),
      ['race', file],
    ],
  },
  {
    say: message('demo-hybrid-sudden-death'),
    commands: [...report('Q12.1 1/2', 'Q12.1 1/2 --game 2'), ['show', file]],
  },
  {
    say: message('demo-hybrid-preview'),
    commands: [['correct', file, 'Q11.2', '1-0', '--preview']],
  },
  {
    say: message('demo-hybrid-seeds'),
    commands: [...report('Q12.1 0-1 --game 3'), ['bracket', file]],
  },
  {
    say: message('demo-hybrid-knockout'),
    commands: [
      ['rule', file, '1', '--drawn'],
      ...report('1 0-1', '2 1/2', '2 1-0 --game 2', '3 1/2', '3 1/2 --game 2', '3 1-0 --game 3'),
    ],
  },
  {
    say: message('demo-hybrid-champion'),
    commands: [
      ['bracket', file],
      ['close', file],
      ['show', file],
      ['verify', file],
    ],
  },
]

export const script: Script = {
  file,
  thing: 'knockout',
  list: listNeeds('demo-list-name'),
  steps,
}
