/** Says messages in every language, with names that look like words, syntax or layout, and sees that no name is touched. */
import { type Language, type Message, type Part, sayParts } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import { expect } from 'vitest'
import { sized } from '../../../tools/tier.ts'

export const languages: readonly Language[] = [english, german, french]

const hostile = [
  ...['Smith and Jones', 'Black und White', 'Seed 4', 'draw', '{name}', '-term', 'Match 3: 1–0', 'void', 'et', '$&'],
  ...['محمد صلاح', 'דוד', '👩‍🎓 Žofia', 'O’Neil, “Ann”', 'x'.repeat(60), 'Freilos', 'the table is final.'],
]
const nameOf = (id: string): string => `${hostile[hash(id) % hostile.length]}`
const hash = (id: string): number =>
  [...id].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) as number), 7) % 9973

const entrantsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return 'entrant' in value && typeof value.entrant === 'string'
    ? [value.entrant]
    : Object.values(value).flatMap(entrantsIn)
}

/** Everybody who is in it is named in every language. */
export function saidInEveryLanguage(message: Message): void {
  if (isSaidOften(message)) return
  const ids = entrantsIn(message).sort()
  for (const language of languages) {
    const named = namedIn(message, language).map(({ id }) => id)
    expect(named.sort(), JSON.stringify(message)).toEqual(ids)
  }
}

/** Nobody is named who is not in it; some may be left out. */
export function saidOfNobodyElse(message: Message): void {
  if (isSaidOften(message)) return
  const ids = new Set(entrantsIn(message))
  for (const language of languages) {
    const strangers = namedIn(message, language).filter(({ id }) => !ids.has(id))
    expect(strangers, JSON.stringify(message)).toEqual([])
  }
}

type Named = Extract<Part, { readonly id: string }>

function namedIn(message: Message, language: Language): readonly Named[] {
  const parts = sayParts(message, { language, names: nameOf, zone: 'UTC' })
  const text = parts.map((part) => part.text).join('')
  if (/undefined|NaN|\[object/.test(text)) throw new Error(`${JSON.stringify(message)} says “${text}”`)
  const named = parts.filter((part): part is Named => part.kind === 'entrant')
  const touched = named.find(({ id, text: name }) => name.replaceAll(/[\u2068\u2069]/g, '') !== nameOf(id))
  if (touched) throw new Error(`${nameOf(touched.id)} became ${touched.text} in ${JSON.stringify(message)}`)
  return named
}

/** The same words with other names and figures, again and again, prove no more. */
const enough = sized({ test: 25, rest: 100, deep: Number.POSITIVE_INFINITY })
const times = new Map<string, number>()

function isSaidOften(message: Message): boolean {
  const words = wordsOf(message)
  const before = times.get(words) ?? 0
  times.set(words, before + 1)
  return before >= enough
}

/** The ids and choices, without names and figures. */
function wordsOf(message: Message): string {
  return Object.values(message)
    .map((value) => {
      if (typeof value === 'string') return value
      if (Array.isArray(value)) return `[${value.length}`
      return typeof value === 'object' && 'id' in value ? `(${wordsOf(value as Message)})` : ''
    })
    .join(' ')
}
