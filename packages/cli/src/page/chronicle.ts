/** The history on a page: number, time, author and sentence; what no longer holds is grey and says since which fact. */

import type { Seq } from '@arbiter/core'
import type { Fate } from '@arbiter/core/chronicle'
import type { SaidLine } from './history.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { asText, fitted, harmless, padded, textWidth } from './text-width.ts'
import { words } from './words/messages.ts'

export function chroniclePage(lines: readonly SaidLine[], paper: Paper): string {
  const numberWidth = String(lines.length).length
  const authorWidth = Math.min(12, Math.max(...lines.map(({ by }) => textWidth(harmless(by)))))
  return lines
    .map(({ seq, at, by, sentence, fate }) => {
      const author = padded(fitted(harmless(by), authorWidth), authorWidth)
      const lead = `${padded(String(seq), numberWidth, 'right')}  ${minute(at)}  ${author}  `
      const room = Math.max(20, paper.width - textWidth(lead))
      const text = wrapped(`${harmless(sentence)}${fateWords(fate)}`, room)
      const line = lead + text.replaceAll('\n', `\n${' '.repeat(textWidth(lead))}`)
      return fate.state === 'stands' || fate.state === 'corrected' ? line : paper.pencil(line)
    })
    .concat(paper.pencil(zoneNote()))
    .join('\n')
}

/** 2026-05-01 14:02, on this machine's clock: as wide as any other, so that they stand below each other. */
export function minute(at: string): string {
  const date = new Date(at)
  const [day, time] = [
    [date.getMonth() + 1, date.getDate()],
    [date.getHours(), date.getMinutes()],
  ].map((figures) => figures.map((figure) => String(figure).padStart(2, '0')))
  return `${date.getFullYear()}-${day?.join('-')} ${time?.join(':')}`
}

/** Which clock the times of a page are read from. */
export const zoneNote = (): string =>
  words('term-zone', { zone: asText(new Intl.DateTimeFormat().resolvedOptions().timeZone) })

/** " [undone by 14]". */
export const fateWords = (fate: Fate): string =>
  fate.state === 'stands' ? '' : ` ${words('term-fate', { state: fate.state, fact: { fact: fate.by as Seq } })}`
