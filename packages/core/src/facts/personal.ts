/**
 * Personal data apart from the facts: names, clubs, captains, members and their numbers, notes and whole games, so that
 * a person can be erased from a tournament without breaking its log.
 */
import { Erasing, type Meant } from './erasing.ts'
import type { FactType, Recorded } from './fact.ts'
import type { Seq } from './ids.ts'

/** The personal texts of a fact by their places in it: `entrant.players.0.name`. */
export type Personal = Readonly<Record<string, string>>

declare const impersonal: unique symbol
/** A fact whose personal texts are kept elsewhere; it must be put together before anybody reads it. */
export interface Impersonal extends Pick<Recorded, 'seq' | 'at' | 'by' | 'key' | 'type'> {
  readonly [impersonal]: true
}

export interface Apart {
  readonly fact: Impersonal
  readonly personal?: Personal
}

export function apart(fact: Recorded): Apart {
  if (isBare(fact)) return { fact: fact as unknown as Impersonal }
  const personal: Record<string, string> = {}
  const blank = rewritten(fact, (text, place) => {
    personal[place] = text
    return ''
  })
  const isNone = Object.keys(personal).length === 0
  return isNone ? { fact: fact as unknown as Impersonal } : { fact: blank as unknown as Impersonal, personal }
}

/** By far the most frequent fact, and mostly nothing in it is personal. */
const isBare = (fact: Recorded): boolean => fact.type === 'game-finished' && fact.record === undefined

/** The fact as it was, byte for byte; without the texts that were erased. */
export function together(impersonal: Impersonal, personal: Personal = {}): Recorded {
  const fact = impersonal as unknown as Recorded
  return isBare(fact) ? fact : rewritten(fact, (_, place) => personal[place])
}

/** New personal parts, by the facts they belong to. */
export interface Erased {
  readonly seq: Seq
  readonly personal: Personal
}

/** The personal parts that change so that an entrant, or one member of a team, is in this log no more. */
export function erased(log: readonly Recorded[], meant: Meant): Erased[] {
  const erasing = new Erasing(log, meant)
  return log.flatMap((fact) => {
    const { personal } = apart(fact)
    if (!personal) return []
    const now = apart(rewritten(fact, (text, place) => erasing.said(fact, text, place))).personal ?? {}
    return JSON.stringify(now) === JSON.stringify(personal) ? [] : [{ seq: fact.seq, personal: now }]
  })
}

/** Which texts are personal: a field, or fields in it; `json` is told as a whole, whatever is in it. */
type Texts = true | 'json' | { readonly [field: string]: Texts }

const profile = { name: true, club: true, captain: true, players: { name: true, number: true } } as const
const record = { pgn: true, fault: { did: { answer: true }, sentence: true } } as const
const note = { note: true } as const

const texts: Readonly<Record<FactType, Texts>> = {
  'tournament-opened': {},
  'entrant-entered': { entrant: profile },
  'entrant-edited': profile,
  'entrant-withdrew': note,
  'entrant-returned': note,
  'tournament-started': {},
  'opening-drawn': {},
  'round-paired': note,
  'seeds-published': {},
  'game-finished': { record },
  'game-abandoned': { record, ...note },
  'play-arranged': { play: 'json', ...note },
  'options-changed': note,
  'ruling-made': note,
  'result-corrected': note,
  'command-revoked': note,
  'winner-declared': note,
  'bracket-corrected': note,
  'lineup-told': {},
  'boards-scored': {},
  'conditions-posted': note,
  'remedy-given': note,
  'tournament-closed': {},
}

/** What is said in place of a personal text; nothing: the field falls. */
type Said = (text: string, place: string) => string | undefined

/** The same fact, its fields in the same order, with other personal texts. */
const rewritten = (fact: Recorded, said: Said): Recorded => retold(fact, texts[fact.type], '', said) as Recorded

function retold(value: unknown, texts: Texts, place: string, said: Said): unknown {
  if (texts === true) return typeof value === 'string' ? said(value, place) : value
  if (texts === 'json') return retoldWhole(value, place, said)
  if (Array.isArray(value)) return value.map((each, i) => retold(each, texts, `${place}.${i}`, said))
  return typeof value === 'object' && value !== null ? retoldFields(value, texts, place, said) : value
}

function retoldFields(value: object, texts: Exclude<Texts, string | true>, place: string, said: Said): object {
  const fields: Record<string, unknown> = {}
  for (const [field, part] of Object.entries(value)) {
    const own = texts[field]
    const now = own === undefined ? part : retold(part, own, place === '' ? field : `${place}.${field}`, said)
    if (now !== undefined) fields[field] = now
  }
  return fields
}

function retoldWhole(value: unknown, place: string, said: Said): unknown {
  const text = said(value === '' ? '' : JSON.stringify(value), place)
  return text === undefined || text === '' ? text : JSON.parse(text)
}
