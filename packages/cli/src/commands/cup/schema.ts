/** `arbiter cup schema` */
import { configSchemaText } from '@arbiter/engines'
import { command } from '../../command-line/command.ts'
import { voice } from '../../language/voice.ts'
import { message } from '../words/messages.ts'

export const schema = command({
  about: message('cmd-cup-schema-about'),
  words: {},
  options: {},
  examples: ['arbiter cup schema', 'arbiter cup schema > cup.schema.json'],
  run: () => {
    const text = configSchemaText(voice())
    return { exit: 'done', data: JSON.parse(text), page: () => text.trimEnd() }
  },
})
