/** `arbiter log FILE` */
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { chroniclePage } from '../page/chronicle.ts'
import { history } from '../page/history.ts'

export const log = command({
  about:
    'Shows all that happened, one fact a line, with its number, time and author. What was taken back stays visible and is marked.',
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter log club.arbiter', 'arbiter log club.arbiter --json'],
  run: ({ words, world }) => {
    const lines = history(look(world, words.file))
    return { exit: 'done', data: lines, page: (paper) => chroniclePage(lines, paper) }
  },
})
