/** `arbiter draft FILE` */
import { draft } from '@arbiter/core/bulletin'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { look } from '../desk/look.ts'
import { draftPage } from '../page/draft.ts'
import { message } from './words/messages.ts'

export const draftCommand = command({
  about: message('cmd-draft-about'),
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter draft club.arbiter'],
  run: async ({ words, world }) => {
    const { draft: drafted } = orStop(draft(await look(world, words.file)))
    return { exit: 'done', data: drafted, page: (paper) => draftPage(drafted, words.file, paper) }
  },
})
