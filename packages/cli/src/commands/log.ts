/** `arbiter log FILE` */
import { command } from '../command-line/command.ts'
import { look } from '../desk/look.ts'
import { chroniclePage } from '../page/chronicle.ts'
import { history } from '../page/history.ts'
import { message } from './words/messages.ts'

export const log = command({
  about: message('cmd-log-about'),
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter log club.arbiter', 'arbiter log club.arbiter --json'],
  run: async ({ words, world }) => {
    const lines = history(await look(world, words.file))
    return { exit: 'done', data: lines, page: (paper) => chroniclePage(lines, paper) }
  },
})
