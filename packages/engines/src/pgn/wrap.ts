/** Wraps lines below 80 columns, as PGN demands. */

/** Some readers take these at the beginning of a line for a tag, an escape or a comment. */
const neverFirst = /^[[%;]/

export function wrapped(words: readonly string[], columns = 79): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= columns || line === '' || neverFirst.test(word)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].join('\n')
}
