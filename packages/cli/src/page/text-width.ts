/** How many columns a text takes on a terminal, and making it fit. */

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F1E6}-\u{1F1FF}\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
/** Latin, Greek, Cyrillic, dashes, arrows and signs of calculation: a letter a column. */
const simple =
  /^[\x20-\x7e\u00A0-\u02FF\u0370-\u0482\u048A-\u058F\u1E00-\u1FFF\u2010-\u2027\u2030-\u205E\u2190-\u22FF]*$/

let graphemes: Intl.Segmenter | undefined

/** What a reader takes for one letter: a base with its accents, a flag, a family. Making a segmenter is slow. */
function lettersOf(text: string): string[] {
  if (simple.test(text)) return text.split('')
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

const letterWidth = (letter: string): number => {
  if (wide.test(letter)) return 2
  return /^[\p{Mn}\p{Me}\p{Cf}]*$/u.test(letter) ? 0 : 1
}

export function textWidth(text: string): number {
  if (simple.test(text)) return text.length
  return lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/** Cut to a width with `…`, or as it is if it fits. */
export function fitted(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let [taken, left] = ['', width - 1]
  for (const letter of lettersOf(text)) {
    left -= letterWidth(letter)
    if (left < 0) break
    taken += letter
  }
  return width < 1 ? '' : `${taken.trimEnd()}…`
}

/**
 * Cut to a width like `fitted`, but texts that would look the same keep their ends: `Stockf…level 3`, not
 * `Stockfish lev…` for all of them.
 */
export function fittedApart(texts: readonly string[], width: number): (text: string) => string {
  const alike = new Map<string, Set<string>>()
  for (const text of texts) {
    const cut = fitted(text, width)
    alike.set(cut, (alike.get(cut) ?? new Set()).add(text))
  }
  return (text) => {
    const cut = fitted(text, width)
    const others = [...(alike.get(cut) ?? [])]
    return others.length > 1 && cut !== text ? apart(others, text, width) : cut
  }
}

/** As much of the beginning as leaves all of them different. */
function apart(texts: readonly string[], text: string, width: number): string {
  for (let end = Math.ceil(width / 3); end < width - 1; end++) {
    const cuts = new Set(texts.map((each) => cutInside(each, width, end)))
    if (cuts.size === texts.length) return cutInside(text, width, end)
  }
  return fitted(text, width)
}

/** So many columns of its end, and of its beginning what has room. */
function cutInside(text: string, width: number, end: number): string {
  if (textWidth(text) <= width) return text
  const letters = lettersOf(text)
  let [tail, left] = ['', end]
  for (let i = letters.length - 1; i >= 0; i--) {
    left -= letterWidth(letters[i] as string)
    if (left < 0) break
    tail = letters[i] + tail
  }
  return `${fitted(text, width - textWidth(tail))}${tail}`
}

export const padded = (text: string, width: number, align: 'left' | 'right' = 'left'): string => {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)))
  return align === 'left' ? text + space : space + text
}

const harmful =
  /\u2068[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]*\u2069|[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * Text from a file as it may be shown: nothing in it can move the cursor, change colours or turn the line around. A name from
 * right to left that is kept within itself, as messages say it, stays so.
 */
export const harmless = (text: string): string =>
  text.replaceAll(harmful, (found) => (found.endsWith('\u2069') && found.length > 1 ? found : '�'))

/** What somebody wrote, as an argument of a message. */
export const asText = (text: string): { readonly text: string } => ({ text: harmless(text) })
