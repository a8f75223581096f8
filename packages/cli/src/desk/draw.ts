/** How the field is to be drawn, as it is typed: the order of the list, and the sizes of the brackets. */
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { given } from './input/options.ts'
import { message } from './words/messages.ts'

export const drawOptions = {
  order: { value: 'NAMES', about: message('cli-desk-option-order') },
  brackets: { value: '16,16,11,10', about: message('cli-desk-option-brackets') },
} as const satisfies Options

export const drawFrom = ({ order, brackets }: Readonly<Record<keyof typeof drawOptions, string | undefined>>) =>
  given({ order: order === undefined ? undefined : orderFrom(order), brackets: sizesFrom(brackets) })

/** Nobody plays alone, so a single word is no name. */
const orderFrom = (text: string): string | string[] =>
  text.trim() === 'entry' ? 'entry' : text.split(',').map((name) => name.trim())

function sizesFrom(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined
  if (!/^\s*\d{1,3}(\s*[,+]\s*\d{1,3})*\s*$/.test(text))
    throw misused(message('cli-desk-needs-sizes', { typed: { text } }))
  return text.split(/[,+]/).map(Number)
}
