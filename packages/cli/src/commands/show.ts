/** `arbiter show FILE` */
import { show } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf, numberFrom } from '../desk/options.ts'
import { needRound, needStage, ofStage } from '../desk/rounds.ts'
import { bulletinPage, partPage, pastPage } from '../page/bulletin.ts'

export const showCommand = command({
  about: 'Shows what to do next, the table and the current round; or one round, or how it stood after a fact.',
  words: { file: 'FILE' },
  options: {
    round: { value: 'K', about: 'Only this round (where phases count: this phase), and the table after it' },
    ...ofStage,
    ...asOf,
  },
  examples: [
    'arbiter show club.arbiter',
    'arbiter show club.arbiter --round 3',
    'arbiter show club.arbiter --stage knockout',
    'arbiter show club.arbiter --at 12 --json',
  ],
  run: ({ words: { file }, options: { round: number, stage, at }, world }) => {
    const round = numberFrom('--round', number)
    const tournament = look(world, file, at)
    const whole = show(tournament)
    needStage(stage, whole)
    if (round === undefined && stage === undefined)
      return {
        exit: 'done',
        data: whole,
        page: (paper) =>
          at === undefined ? bulletinPage(tournament, whole, file, paper) : pastPage(tournament, whole, file, paper),
      }
    const bulletin = show(tournament, { round, stage })
    if (round !== undefined) needRound(round, bulletin, whole)
    return {
      exit: 'done',
      data: bulletin,
      page: (paper) => partPage(tournament, bulletin, { round, stage }, file, paper),
    }
  },
})
