/** The demo league: what a director does in an evening, step by step. */
import { reportsIn, type Script } from './script.ts'

const file = 'club.arbiter'

const report = reportsIn(file)

const steps: Script['steps'] = [
  {
    say: 'A tournament is one file. We create it and enter the players.',
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
    say: 'What will five of them play? Everybody meets everybody twice, once with each colour.',
    commands: [['outline', 'league', '--entrants', '5']],
  },
  {
    say: 'The list is complete: start. From here on, show always says what to do next.',
    commands: [
      ['start', file],
      ['show', file],
    ],
  },
  {
    say: 'Results come in, White first.',
    commands: report('1 1-0', '2 1/2', '3 0-1', '4 1-0'),
  },
  {
    say: 'A result for a later phase is refused: nobody plays ahead. Nothing is changed.',
    commands: report('9 1-0'),
  },
  {
    say: 'Match 3 was written down the wrong way round. First we look what a correction would change, then we make it.',
    commands: [
      ['correct', file, '3', '1-0', '--preview'],
      ['correct', file, '3', '1-0', '--note', 'scoresheet misread'],
    ],
  },
  {
    say: 'A player asks. The answer has the rule and the facts.',
    commands: [
      ['why', file, 'match', '5'],
      ['why', file, 'rank', 'Ann Bell'],
    ],
  },
  {
    say: 'A slip of the hand: undo takes the last command back, redo brings it back.',
    commands: [
      ['report', file, '5', '0-1'],
      ['undo', file],
      ['redo', file],
    ],
  },
  {
    say: 'The first half goes on. In match 8 somebody does not come.',
    commands: [...report('6 1-0', '7 1/2'), ['forfeit', file, '8', 'Dan Rao'], ...report('9 1-0', '10 0-1')],
  },
  {
    say: 'Half time: everybody has met everybody once.',
    commands: [['crosstable', file]],
  },
  {
    say: 'The second half, colours reversed.',
    commands: report('11 1/2', '12 1-0', '13 0-1', '14 1-0', '15 1-0', '16 0-1'),
  },
  {
    say: 'Dan has to leave. More than half of Dan’s games are played, so the results stand and the rest is forfeited.',
    commands: [
      ['withdraw', file, 'Dan Rao', '--note', 'night shift'],
      ['show', file],
    ],
  },
  {
    say: 'The last two games.',
    commands: report('17 1/2', '19 0-1'),
  },
  {
    say: 'The final table, and everybody against everybody.',
    commands: [
      ['close', file],
      ['show', file],
      ['crosstable', file],
    ],
  },
  {
    say: 'Everything that happened is in the log, and a second program checks every rule against it.',
    commands: [
      ['log', file],
      ['verify', file],
    ],
  },
]

export const league: Script = { file, format: 'league', thing: 'league', list: 'a column "name" is enough', steps }
