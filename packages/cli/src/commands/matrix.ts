/** `arbiter matrix FILE` */
import { matrixOf, show } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf } from '../desk/options.ts'
import { needPicture } from '../desk/pictures.ts'
import { matrixPage } from '../page/matrix.ts'

export const matrix = command({
  about:
    'Shows the diagonal matrix: the players in the order of the row, whom each has met in which round with how many points, everybody’s lost games, and who is out. What does not fit is shown in blocks of columns, a very large field as a list.',
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter matrix club.arbiter', 'arbiter matrix club.arbiter --at 40 --json'],
  run: ({ words: { file }, options, world }) => {
    const tournament = look(world, file, options.at)
    needPicture(tournament, 'matrix', file)
    const shown = matrixOf(tournament)
    return {
      exit: 'done',
      data: shown ?? null,
      page: (paper) =>
        shown ? matrixPage(tournament, show(tournament), shown, paper) : 'No matrix yet: start the tournament first.',
    }
  },
})
