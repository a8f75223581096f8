/** `arbiter cup --schema`: what may stand in a configuration, for editors and programs. */
import { configSchemaText } from '@arbiter/engines'
import type { Answer } from '../command-line/command.ts'
import { voice } from '../language/voice.ts'

export function schemaAnswer(): Answer {
  const text = configSchemaText(voice())
  return { exit: 'done', data: JSON.parse(text), page: () => text.trimEnd() }
}
