/** `arbiter crosstable FILE` */
import { crosstable } from '@arbiter/core/bulletin'
import { command } from '../../command-line/command.ts'
import { asOf } from '../../desk/input/options.ts'
import { look } from '../../desk/look.ts'
import { needPicture } from '../../desk/pictures.ts'
import { textOf } from '../../language/voice.ts'
import { crosstablePage } from '../../page/pictures/crosstable.ts'
import { message } from '../words/messages.ts'

export const crosstableCommand = command({
  about: message('cmd-crosstable-about'),
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter crosstable club.arbiter'],
  run: async ({ words, options, world }) => {
    const tournament = await look(world, words.file, options.at)
    needPicture(tournament, 'crosstable', words.file)
    const cross = crosstable(tournament)
    return {
      exit: 'done',
      data: cross,
      page: (paper) =>
        cross.rows.length === 0 ? textOf(message('cmd-crosstable-none')) : crosstablePage(cross, paper),
    }
  },
})
