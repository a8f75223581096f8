/** `arbiter matrix FILE` */
import { matrixOf, show } from '@arbiter/core/bulletin'
import { command } from '../../command-line/command.ts'
import { asOf } from '../../desk/input/options.ts'
import { look } from '../../desk/look.ts'
import { needPicture } from '../../desk/pictures.ts'
import { textOf } from '../../language/voice.ts'
import { matrixPage } from '../../page/pictures/matrix.ts'
import { message } from '../words/messages.ts'

export const matrix = command({
  about: message('cmd-matrix-about'),
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter matrix club.arbiter', 'arbiter matrix club.arbiter --at 40 --json'],
  run: async ({ words: { file }, options, world }) => {
    const tournament = await look(world, file, options.at)
    needPicture(tournament, 'matrix', file)
    const shown = matrixOf(tournament)
    return {
      exit: 'done',
      data: shown ?? null,
      page: (paper) =>
        shown ? matrixPage(tournament, show(tournament), shown, paper) : textOf(message('cmd-matrix-none')),
    }
  },
})
