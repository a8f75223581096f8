/** `arbiter crosstable FILE` */
import { crosstable } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf } from '../desk/options.ts'
import { needPicture } from '../desk/pictures.ts'
import { crosstablePage } from '../page/crosstable.ts'

export const crosstableCommand = command({
  about: 'Shows everybody against everybody, in the order of the table, with the results for both colours.',
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter crosstable club.arbiter'],
  run: ({ words, options, world }) => {
    const tournament = look(world, words.file, options.at)
    needPicture(tournament, 'crosstable', words.file)
    const cross = crosstable(tournament)
    return {
      exit: 'done',
      data: cross,
      page: (paper) =>
        cross.rows.length === 0 ? 'No crosstable yet: start the tournament first.' : crosstablePage(cross, paper),
    }
  },
})
