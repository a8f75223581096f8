/** `arbiter table FILE` */
import { type Bulletin, show } from '@arbiter/core/bulletin'
import { command } from '../command-line/command.ts'
import { asOf, numberFrom } from '../desk/input/options.ts'
import { needRound, needStage, ofStage } from '../desk/input/rounds.ts'
import { look } from '../desk/look.ts'
import { textOf } from '../language/voice.ts'
import { wrapped } from '../page/prose.ts'
import { headingsMean, standings } from '../page/standings.ts'
import { message } from './words/messages.ts'

export const table = command({
  about: message('cmd-table-about'),
  words: { file: 'FILE' },
  options: {
    round: { value: 'K', about: message('cmd-table-round') },
    ...ofStage,
    ...asOf,
  },
  examples: [
    'arbiter table club.arbiter',
    'arbiter table club.arbiter --round 3',
    'arbiter table club.arbiter --stage qualification',
  ],
  run: async ({ words, options, world }) => {
    const round = numberFrom('--round', options.round)
    const tournament = await look(world, words.file, options.at)
    const { stage } = options
    const whole = show(tournament)
    needStage(stage, whole)
    const bulletin = show(tournament, { round, stage })
    if (round !== undefined) needRound(round, bulletin, whole)
    const { format } = tournament
    return {
      exit: 'done',
      data: bulletin.table,
      page: (paper) =>
        bulletin.table.length === 0
          ? noTable(bulletin)
          : [
              ...standings(format, bulletin.table, paper),
              '',
              paper.pencil(wrapped(headingsMean(format, bulletin.table), paper.width)),
            ].join('\n'),
    }
  },
})

const noTable = ({ state }: Bulletin): string =>
  textOf(state === 'entering' ? message('cmd-table-not-yet') : message('cmd-table-none'))
