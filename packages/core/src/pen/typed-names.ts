/** Finds entrants by what was typed of their names: "anna m", "mueller", "o'brien", "smith and jones". */
import type { PenEntrant } from './pen-sheet.ts'
import type { Word } from './words-of-line.ts'

/** How a name was typed: in full, with whole words of it, or with beginnings of its words. */
type Fit = 'full' | 'words' | 'beginnings'

/** The entrants that the first words of a line may name. */
export interface NamedEntrants {
  readonly entrants: readonly PenEntrant[]
  /** How many words the name took. */
  readonly count: number
  readonly fit: Fit
}

/** Longer names are not looked for word by word. */
const mostWords = 12

/** Every number of first words that name somebody, the longest first. */
export function namedAtStart(words: readonly Word[], among: readonly PenEntrant[]): readonly NamedEntrants[] {
  const [first] = words
  if (!first) return []
  const most = first.isQuoted ? 1 : Math.min(mostWords, words.length)
  const counts = Array.from({ length: most }, (_, i) => most - i)
  return counts.flatMap((count) => {
    const named = namedBy(
      words
        .slice(0, count)
        .map(({ text }) => text)
        .join(' '),
      among,
    )
    return named ? [{ ...named, count }] : []
  })
}

/** Entrants that fit best. */
export function namedBy(text: string, among: readonly PenEntrant[]): Omit<NamedEntrants, 'count'> | undefined {
  const typed = wordsIn(folded(text))
  if (typed.length === 0) return undefined
  const fits = among.map((entrant) => ({ entrant, fit: fitOf(typed, spellings(entrant)) }))
  for (const fit of ['full', 'words', 'beginnings'] as const) {
    const entrants = fits.filter((each) => each.fit === fit).map(({ entrant }) => entrant)
    if (entrants.length > 0) return { entrants, fit }
  }
  return undefined
}

function fitOf(typed: readonly string[], name: Spellings): Fit | undefined {
  if (name.some((words) => words.join(' ') === typed.join(' '))) return 'full'
  if (name.some((words) => eachFits(typed, words, (word, part) => part === word))) return 'words'
  return name.some((words) => eachFits(typed, words, begins)) ? 'beginnings' : undefined
}

/** The words of a name as it is, and as Germans write it without umlauts: "muller" and "mueller". */
function spellingsOf(name: string): Spellings {
  const plain = wordsIn(folded(name))
  const german = wordsIn(
    folded(name.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${umlauts[letter.toLowerCase()]}`)),
  )
  return german.join() === plain.join() ? [plain] : [plain, german]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

type Spellings = readonly (readonly string[])[]

const known = new WeakMap<PenEntrant, Spellings>()

/** Names are compared at every key that is pressed. */
function spellings(entrant: PenEntrant): Spellings {
  const found = known.get(entrant) ?? spellingsOf(entrant.name)
  known.set(entrant, found)
  return found
}

/** Every typed word has a word of its own in the name. */
function eachFits(typed: readonly string[], words: readonly string[], fits: (word: string, part: string) => boolean) {
  const left = [...words]
  return typed.every((word) => {
    const at = left.findIndex((part) => fits(word, part))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** "jones" begins a part of "smith-jones", and "obrien" is "o'brien". */
const begins = (word: string, part: string): boolean =>
  part.startsWith(word) ||
  part.replace(/['-]/g, '').startsWith(word) ||
  part.split(/['-]/).some((each) => each.startsWith(word))

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th' }

/** Without accents, capitals and marks that set the direction; every apostrophe and hyphen is the plain one. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœıþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
