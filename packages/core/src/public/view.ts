/**
 * What of each fact a spectator sees. Everything is listed: a field that is not does not compile, and what is not
 * `true` here is never published.
 */
import type { FactType, RecordedOf } from '../facts/fact.ts'

/** All of a value, nothing of it, or some of its fields; of a list the same of each. */
type View<Value> = boolean | Parts<NonNullable<Value>>

type Parts<Value> = Value extends readonly (infer Each)[]
  ? View<Each>
  : Value extends object
    ? { readonly [Field in keyof Value]-?: View<Value[Field]> }
    : never

/** These are on every fact and settled for all of them: author and key are private. */
export type Stamped = 'seq' | 'at' | 'by' | 'key' | 'type'

type Views = {
  readonly [Type in FactType]: {
    readonly [Field in Exclude<keyof RecordedOf<Type>, Stamped>]-?: View<RecordedOf<Type>[Field]>
  }
}

const player = { name: true, number: false, masterpoints: true } as const

const profile = {
  name: true,
  rating: true,
  maxRating: true,
  club: true,
  captain: true,
  paid: false,
  claimed: true,
  players: player,
} as const

/** The game itself names programs and what they said; so does what is told of who is at fault. */
const record = {
  ending: true,
  plies: true,
  pgn: false,
  fault: { by: true, did: false, sentence: false },
  replayed: true,
  repeats: true,
} as const

const game = { game: true, half: true, sides: true, opening: true } as const
const played = { result: true, finishedAt: true, moves: true, movesToFinish: true } as const

export const views = {
  'tournament-opened': { format: true, rules: true, name: true, options: true, autoPair: true, dice: false },
  'entrant-entered': { entrant: { id: true, ...profile }, joins: true, handicaps: true },
  'entrant-edited': { entrant: true, ...profile },
  'entrant-withdrew': { entrant: true, emergency: true, note: false },
  'entrant-returned': { entrant: true, note: false },
  'tournament-started': { order: true, reason: true, starts: true, brackets: true, handicaps: true, openings: true },
  'opening-drawn': { match: true, pair: true, opening: true, reused: true, reason: true },
  'round-paired': {
    stage: true,
    round: true,
    kind: true,
    matches: true,
    byes: true,
    start: true,
    handicaps: true,
    byHand: true,
    note: false,
    reasons: true,
  },
  'seeds-published': { stage: true, order: true, starts: true, reasons: true },
  'game-finished': { match: true, ...game, ...played, record },
  'game-abandoned': {
    match: true,
    game: true,
    sides: true,
    opening: true,
    why: true,
    entrant: true,
    record,
    note: false,
  },
  'play-arranged': { from: true, play: false, note: false },
  'options-changed': { options: true, note: false },
  'ruling-made': { match: true, between: true, ruling: true, note: false },
  'result-corrected': { fact: true, inPlaceOfRuling: game, ...played, voids: true, stands: true, note: false },
  'command-revoked': { how: true, facts: true, voids: true, stands: true, note: false },
  'winner-declared': { stage: true, round: true, winners: true, note: false },
  'bracket-corrected': {
    entrant: true,
    from: true,
    fault: true,
    placed: true,
    found: true,
    action: true,
    to: true,
    joins: true,
    handicaps: true,
    secondRound: true,
    voids: true,
    note: false,
  },
  'lineup-told': { match: true, entrant: true, half: true, players: true, played: true },
  'boards-scored': { match: true, sides: true, half: true, boards: true },
  'conditions-posted': { note: false },
  'remedy-given': { entrant: true, refund: true, freePlays: true, note: false },
  'tournament-closed': {},
} as const satisfies Views

/** What is left of a type under a view of it. */
export type Seen<Value, Viewed> = Viewed extends true
  ? Value
  : Value extends readonly (infer Each)[]
    ? readonly Seen<Each, Viewed>[]
    : Value extends object
      ? {
          readonly [Field in keyof Value as Field extends keyof Viewed
            ? Viewed[Field] extends false
              ? never
              : Field
            : never]: Field extends keyof Viewed ? Seen<Value[Field], Viewed[Field]> : never
        }
      : Value

/** A view as it is walked, whatever it is of. */
export type AnyView = boolean | { readonly [field: string]: AnyView }

/** What is left of a value under a view of it. */
export function seen(value: unknown, view: AnyView): unknown {
  if (view === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => seen(each, view))
  return seenOf(value as Fields, view)
}

type Fields = Readonly<Record<string, unknown>>

function seenOf(value: Fields, view: Exclude<AnyView, true>): Fields {
  const shown: Record<string, unknown> = {}
  for (const field of Object.keys(value)) {
    const own = view !== false && Object.hasOwn(view, field) && view[field]
    if (own) shown[field] = seen(value[field], own)
  }
  return shown
}
