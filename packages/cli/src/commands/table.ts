/** `arbiter table FILE` */
import { show } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf, numberFrom } from '../desk/options.ts'
import { noSuchRound } from '../desk/rounds.ts'
import { wrapped } from '../page/prose.ts'
import { headingsMean, standings } from '../page/standings.ts'

export const table = command({
  about: 'Shows the table as it stands, as it stood after a round, or as it stood after a fact.',
  words: { file: 'FILE' },
  options: {
    round: { value: 'K', about: 'As it stood after this round (in a league: phase)' },
    ...asOf,
  },
  examples: ['arbiter table club.arbiter', 'arbiter table club.arbiter --round 3'],
  run: ({ words, options, world }) => {
    const round = numberFrom('--round', options.round)
    const tournament = look(world, words.file, options.at)
    const bulletin = show(tournament, { round })
    if (round !== undefined && bulletin.stages.every(({ rounds }) => rounds.length === 0))
      throw noSuchRound(round, show(tournament))
    const { format } = tournament
    return {
      exit: 'done',
      data: bulletin.table,
      page: (paper) =>
        bulletin.table.length === 0
          ? 'No table yet: start the tournament first.'
          : [
              ...standings(format, bulletin.table, paper),
              '',
              paper.pencil(wrapped(headingsMean(format, bulletin.table), paper.width)),
            ].join('\n'),
    }
  },
})
