/** `arbiter show FILE` */
import { show } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf, numberFrom } from '../desk/options.ts'
import { noSuchRound } from '../desk/rounds.ts'
import { bulletinPage, pastPage, roundPage } from '../page/bulletin.ts'

export const showCommand = command({
  about: 'Shows what to do next, the table and the current round; or one round, or how it stood after a fact.',
  words: { file: 'FILE' },
  options: {
    round: { value: 'K', about: 'Only this round (in a league: this phase), and the table after it' },
    ...asOf,
  },
  examples: [
    'arbiter show club.arbiter',
    'arbiter show club.arbiter --round 3',
    'arbiter show club.arbiter --at 12 --json',
  ],
  run: ({ words: { file }, options, world }) => {
    const round = numberFrom('--round', options.round)
    const tournament = look(world, file, options.at)
    const whole = show(tournament)
    if (round === undefined && options.at !== undefined)
      return { exit: 'done', data: whole, page: (paper) => pastPage(tournament, whole, paper) }
    if (round === undefined)
      return { exit: 'done', data: whole, page: (paper) => bulletinPage(tournament, whole, file, paper) }
    const bulletin = show(tournament, { round })
    if (bulletin.stages.every(({ rounds }) => rounds.length === 0)) throw noSuchRound(round, whole)
    return { exit: 'done', data: bulletin, page: (paper) => roundPage(tournament, bulletin, whole, paper) }
  },
})
