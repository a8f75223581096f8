/** Lines that never run over the edge of the page. */
import { wrapped } from '../prose.ts'
import { fitted, textWidth } from '../text-width.ts'

/** Broken between words; a word that is longer than a line, such as a path, is broken where the line ends. */
export const brokenInto = (text: string, width: number, indent = ''): string[] =>
  wrapped(text, width, indent)
    .split('\n')
    .flatMap((line) => pieces(line, width, indent))

function pieces(line: string, width: number, indent: string): string[] {
  const room = Math.max(2, width - textWidth(indent))
  if (textWidth(line) <= width) return [line]
  const head = fitted(line, width).slice(0, -1)
  if (head.trim() === '') return [fitted(line, room)]
  return [head, ...pieces(indent + line.slice(head.length), width, indent)]
}

/** Words with a dot between them, as many as there is room for; the first always. */
export function dotted(words: readonly string[], width: number): string {
  const [first = '', ...rest] = words.filter((word) => word !== '')
  let line = fitted(first, width)
  for (const word of rest) if (textWidth(`${line} · ${word}`) <= width) line = `${line} · ${word}`
  return line
}
