/** What the word under the cursor may become: the name of a player, a match, the words of a ruling. */
import type { Message } from '../message/message.ts'
import { type MatchMeant, meantById, meantByNames } from './match-meant.ts'
import type { PenEntrant, PenMatch, PenSheet } from './pen-sheet.ts'
import { rulingCalled, rulingWords } from './pen-verb.ts'
import { choiceOf } from './read-line.ts'
import { folded, namedBy } from './typed-names.ts'
import { type Span, textOf, type Word, wordsOfLine } from './words-of-line.ts'

/** The text that goes in the place of the span. */
export interface PenCompletion extends Span {
  readonly text: string
  /** Who plays, if a match is completed. */
  readonly says?: Message
}

const most = 8

/** Of the line up to the cursor; the best first. */
export function penCompletions(sheet: PenSheet, line: string): readonly PenCompletion[] {
  const all = wordsOfLine(line)
  const isOpen = line === '' || /\s$/.test(line)
  const [first] = all
  const words = first && all.length > 1 && rulingCalled(first.text) ? all.slice(1) : all
  const begun = isOpen ? undefined : words.at(-1)
  const before = begun ? words.slice(0, -1) : words
  const meant = before.length > 0 ? meantBefore(sheet, before) : undefined
  const found = meant ? afterMatch(meant, begun, line) : atStart(sheet, words, line)
  return found.slice(0, most)
}

function meantBefore(sheet: PenSheet, words: readonly Word[]): MatchMeant | undefined {
  const found = [meantById(sheet, words), ...meantByNames(sheet, words)]
  return found.find((meant) => meant?.matches.length === 1)
}

/** A match by its id, or somebody who plays now by name. */
function atStart({ open }: PenSheet, words: readonly Word[], line: string): PenCompletion[] {
  const place = { from: words[0]?.from ?? line.length, to: line.length }
  const typed = textOf(words)
  if (typed === '') return open.map((match) => ({ ...place, ...choiceOf(match) }))
  const byId = open.filter(({ id }) => beginsId(id, typed)).map((match) => ({ ...place, ...choiceOf(match) }))
  return [
    ...byId,
    ...names(
      open.flatMap(({ seats }) => seats),
      typed,
      open,
    ).map((each) => ({ ...place, ...each })),
  ]
}

const beginsId = (id: string, typed: string): boolean =>
  folded(id).startsWith(folded(typed)) || folded(id.slice(id.indexOf('.') + 1)).startsWith(folded(typed))

function names(among: readonly PenEntrant[], typed: string, open: readonly PenMatch[]) {
  const { entrants = [] } = /\p{L}/u.test(typed) ? (namedBy(typed, among) ?? {}) : {}
  return [...new Set(entrants)].map((entrant) => {
    const match = open.find(({ seats }) => seats.includes(entrant))
    return { text: entrant.name, ...(match ? { says: choiceOf(match).says } : {}) }
  })
}

/** After the match: whoever may be absent or win, and the words of rulings. */
function afterMatch({ matches: [match], rest }: MatchMeant, begun: Word | undefined, line: string): PenCompletion[] {
  const place = { from: begun?.from ?? line.length, to: line.length }
  const typed = folded(begun?.text ?? '')
  if (!match || typed === '') return []
  const words = rest.length === 0 ? rulingWords.filter((word) => word.startsWith(typed) && word !== typed) : []
  const seats = namedBy(typed, match.seats)?.entrants ?? []
  return [...seats.map(({ name }) => name), ...words].map((text) => ({ ...place, text }))
}

/** The line with a completion in it, ready for the next word. */
export const completedLine = (line: string, { from, to, text }: Span & { readonly text: string }): string =>
  `${line.slice(0, from)}${text} ${line.slice(to).trimStart()}`
