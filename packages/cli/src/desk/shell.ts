/** Words as they must be typed in a shell. */
const quoted = (word: string): string => (/^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

/** A command line to copy. */
export const typed = (...words: readonly string[]): string => ['arbiter', ...words.map(quoted)].join(' ')
