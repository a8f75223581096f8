/** The demo hybrid knockout: six players, four places, a playoff, sudden death, a champion. */
import { reportsIn, type Script } from './script.ts'

const file = 'rapid.arbiter'

const report = reportsIn(file)

const steps: Script['steps'] = [
  {
    say: 'Six players want a knockout. Six is no power of two, so they qualify for it first.',
    commands: [['outline', 'hybrid-knockout', '--entrants', '6']],
  },
  {
    say: 'A tournament is one file. Its seed makes the draw of the start positions repeatable.',
    commands: [
      ['new', 'hybrid-knockout', file, '--name', 'Harbour Rapid', '--seed', 'demo'],
      ...['Ann Bell', 'Ben Ito', 'Cai Moss', 'Dan Rao', 'Eva Lind', 'Fay Osei'].map((name) => ['enter', file, name]),
    ],
  },
  {
    say: 'Start. The first phase is paired at once, with its Chess960 position.',
    commands: [
      ['start', file],
      ['show', file],
    ],
  },
  {
    say: 'Five phases: everybody meets everybody once. As soon as a phase is complete the next is paired.',
    commands: report(
      ...['Q1.1 1-0', 'Q1.2 1/2', 'Q1.3 1-0', 'Q2.1 0-1', 'Q2.2 0-1', 'Q2.3 1/2', 'Q3.1 1-0', 'Q3.2 1/2', 'Q3.3 1/2'],
      ...['Q4.1 1-0', 'Q4.2 1/2', 'Q4.3 1-0', 'Q5.1 1-0', 'Q5.2 1-0', 'Q5.3 1/2'],
    ),
  },
  {
    say: 'The race: how far everybody is, and who can get there in this phase.',
    commands: [['race', file]],
  },
  {
    say: 'Two more phases. Who has five points is in and leaves the pool.',
    commands: [...report('Q6.1 1/2', 'Q6.2 1/2', 'Q6.3 1/2', 'Q7.1 1-0', 'Q7.2 1-0', 'Q7.3 1/2'), ['race', file]],
  },
  {
    say: 'Now the number in the pool changes, and pairings are made so that nobody meets again too early. A player asks why.',
    commands: [
      ['why', file, 'match', 'Q8.1'],
      ['why', file, 'seed', 'Ann Bell'],
    ],
  },
  {
    say: 'Two draw in the last match and reach five points in the same moment, with one place left: they play it off.',
    commands: [
      ...report('Q8.1 1/2', 'Q8.2 1/2', 'Q9.1 1-0', 'Q9.2 1/2', 'Q10.1 1/2', 'Q10.2 1/2', 'Q11.1 1/2', 'Q11.2 1/2'),
      ['race', file],
    ],
  },
  {
    say: 'A playoff match needs a winner. A draw leads to sudden death, each attempt with half the time.',
    commands: [...report('Q12.1 1/2', 'Q12.1 1/2 --game 2'), ['show', file]],
  },
  {
    say: 'Was the draw that led to the playoff written down rightly? First we look what a correction would cost.',
    commands: [['correct', file, 'Q11.2', '1-0', '--preview']],
  },
  {
    say: 'It was right. The playoff goes on; with its winner the seeds are published.',
    commands: [...report('Q12.1 0-1 --game 3'), ['bracket', file]],
  },
  {
    say: 'The knockout. A draw cannot be declared there: nothing is changed.',
    commands: [
      ['rule', file, '1', '--drawn'],
      ...report('1 0-1', '2 1/2', '2 1-0 --game 2', '3 1/2', '3 1/2 --game 2', '3 1-0 --game 3'),
    ],
  },
  {
    say: 'A champion. Everything that happened is in the log, and a second program checks every rule against it.',
    commands: [
      ['bracket', file],
      ['close', file],
      ['show', file],
      ['verify', file],
    ],
  },
]

export const hybrid: Script = {
  file,
  format: 'hybrid-knockout',
  thing: 'knockout',
  list: 'a column "name" is enough',
  steps,
}
