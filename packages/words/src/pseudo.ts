/**
 * A language for finding what was missed: English with accents, longer, in brackets. A plain letter on a screen is a text that did
 * not come from the words; what does not fit will not fit in Finnish either. Numbers, times and lists are written the Japanese way,
 * which has no Latin letters.
 */
import { Language, type Manner, type Texts } from './language.ts'

export const pseudo = (english: Texts): Language => new Language(pseudoCode, english, pseudoManner)

export const pseudoCode = 'en-x-pseudo'

const accents: Readonly<Record<string, string>> = Object.fromEntries([
  ...zip('abcdefghijklmnopqrstuvwxyz', 'åƀçđéƒĝĥîĵķļɱñöƥǫŕšţûṽŵẋýž'),
  ...zip('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖƤǪŔŠŢÛṼŴẊÝŽ'),
])

function zip(plain: string, accented: string): [string, string][] {
  const letters = [...accented]
  return [...plain].map((letter, i) => [letter, letters[i] as string])
}

/** Vowels twice: four letters in ten are vowels. */
export const accented = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => {
    const other = accents[letter] as string
    return /[aeiou]/.test(letter) ? other + other : other
  })

export const pseudoManner: Manner = { formats: 'ja-JP', transform: accented, around: ['［', '］'] }
