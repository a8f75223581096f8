/** Sentences on a page. */
import { textWidth } from './text-width.ts'

/** Broken into lines no wider than this; lines after the first begin with `indent`. */
export function wrapped(text: string, width: number, indent = ''): string {
  const start = /^ */.exec(text)?.[0] ?? ''
  const [first = '', ...words] = text.slice(start.length).split(' ')
  const lines = [start + first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (textWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

/** Cells side by side, as many a line as there is room for; lines after the first are indented like the first cell. */
export function flowed(lead: string, cells: readonly string[], width: number): string {
  const lines: string[] = []
  let line = lead
  for (const cell of cells) {
    if (textWidth(line) > textWidth(lead) && textWidth(`${line}${cell}`.trimEnd()) > width) {
      lines.push(line)
      line = ' '.repeat(textWidth(lead))
    }
    line += `${cell}  `
  }
  return [...lines, line].map((each) => each.trimEnd()).join('\n')
}

/** Parts of a page with an empty line between them; empty parts are left out. */
export const parts = (...each: readonly (string | readonly string[] | undefined)[]): string =>
  each
    .map((part) => (typeof part === 'string' || part === undefined ? (part ?? '') : part.join('\n')))
    .filter((part) => part !== '')
    .join('\n\n')
