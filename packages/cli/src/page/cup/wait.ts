/** What the cup waits for, in red, and below it what to do. */
import type { Message } from '@arbiter/core/messages'
import type { Wait } from '@arbiter/engines'
import { textOfAll } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { asText, harmless } from '../text-width.ts'
import { message, words } from '../words/messages.ts'
import { brokenInto } from './line.ts'

export function waitLines(wait: Wait, paper: Paper): string[] {
  const hint = textOfAll(wait.hint)
  return [
    ...brokenInto(waitWords(wait), paper.width, '  ').map(paper.red),
    ...(hint === '' ? [] : brokenInto(`  ${harmless(hint)}`, paper.width, '  ').map(paper.ink)),
  ]
}

function waitWords(wait: Wait): string {
  const { match, says } = wait
  const details = { whom: whom(wait), why: asText(textOfAll(says)) }
  return match === undefined
    ? words('term-cup-waiting', details)
    : words('term-cup-waiting-in', { ...details, match: { text: String(match) } })
}

const whom = ({ for: who, engine }: Wait): Message =>
  who === 'engine' && engine !== undefined
    ? message('term-cup-engine', { name: asText(engine) })
    : message('term-cup-whom', { who })
