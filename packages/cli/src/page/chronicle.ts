/** The history on a page: number, time, author and sentence; what no longer holds is grey and says since which fact. */
import type { Fate } from '@arbiter/core'
import type { SaidLine } from './history.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { fitted, harmless, padded, textWidth } from './text-width.ts'

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
    .concat(paper.pencil('Times are in UTC.'))
    .join('\n')
}

/** 2026-05-01 14:02, in UTC as it is recorded. */
const minute = (at: string): string => at.slice(0, 16).replace('T', ' ')

/** " [undone by 14]". */
export const fateWords = (fate: Fate): string =>
  fate.state === 'stands' ? '' : ` [${fate.state.replace('-', ' ')} by ${fate.by}]`
