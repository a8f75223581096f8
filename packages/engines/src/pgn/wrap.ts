/** Lines of fewer than 80 columns, as PGN asks for. */

/** A line never begins with what some readers take for a tag, an escape or a remark. */
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
