/** The history in sentences: what each fact says, in the words of a director. */
import { listed, plural, type Recorded } from '@arbiter/core'

/** How entrants are called, by id, and which stages are played in phases. */
export interface Names {
  readonly entrants: ReadonlyMap<string, string>
  readonly inPhases: ReadonlySet<string>
}

export function sentenceOfFact(fact: Recorded, log: readonly Recorded[], names: Names): string {
  const called = (id: string): string => names.entrants.get(id) ?? id
  return `${saying(fact, log, names, called)}${noteOf(fact)}`
}

type Called = (id: string) => string

function saying(fact: Recorded, log: readonly Recorded[], names: Names, called: Called): string {
  switch (fact.type) {
    case 'tournament-opened':
      return `Opened${fact.name === undefined ? '' : ` “${fact.name}”`}: a ${fact.format}${settings(fact.options)}.`
    case 'entrant-entered':
      return `${fact.entrant.name} entered${profile(fact.entrant)}.`
    case 'entrant-edited':
      return `${called(fact.entrant)} edited: ${edits(fact)}.`
    case 'entrant-withdrew':
      return `${called(fact.entrant)} withdrew.`
    case 'entrant-returned':
      return `${called(fact.entrant)} returned.`
    case 'tournament-started':
      return `Started with ${fact.order.length}: ${someOf(fact.order.map(called))}${positions(fact.starts)}.`
    case 'round-paired':
      return `${paired(fact, names, called)}.`
    case 'seeds-published':
      return `Seeds published: ${someOf(fact.order.map((id, i) => `${i + 1} ${called(id)}`))}${positions(fact.starts)}.`
    case 'game-finished':
      return `${place(fact)}: ${called(fact.sides[0])} ${written(fact.result)} ${called(fact.sides[1])}.`
    case 'ruling-made':
      return `Match ${fact.match}: ${ruling(fact.ruling, called)}.`
    case 'result-corrected':
      return `${corrected(fact, log, names)}${voids(fact.voids)}.`
    case 'command-revoked':
      return `${taken(fact, log, names)}${voids(fact.voids)}`
    case 'winner-declared':
      return `Declared: ${listed(fact.winners.map(called))} ${fact.winners.length === 1 ? 'has won' : 'share the win'}.`
    case 'tournament-closed':
      return 'Closed: the table is final.'
    default:
      return fact satisfies never
  }
}

const noteOf = (fact: Recorded): string => ('note' in fact && fact.note ? ` (${fact.note})` : '')

function settings(options: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(options).map(([name, value]) => `${name} ${words(value)}`)
  return shown.length === 0 ? '' : `, ${shown.join(', ')}`
}

const words = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(words).join('/')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${words(part)}`)
      .join(' and ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function profile({
  rating,
  maxRating,
  club,
}: {
  rating?: number | undefined
  maxRating?: number | undefined
  club?: string | undefined
}): string {
  const known = [
    ...(rating === undefined ? [] : [`rating ${rating}`]),
    ...(maxRating === undefined ? [] : [`highest rating ${maxRating}`]),
    ...(club === undefined ? [] : [club]),
  ]
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

function edits({ name, rating, maxRating, club }: Extract<Recorded, { type: 'entrant-edited' }>): string {
  const changes = Object.entries({ name, rating, 'highest rating': maxRating, club })
  return listed(changes.filter(([, value]) => value !== undefined).map(([what, value]) => `${what} ${value ?? 'none'}`))
}

/** A long list is cut: the beginning shows whose it is. */
const someOf = (names: readonly string[]): string =>
  listed(names.length <= 32 ? names : [...names.slice(0, 24), `${names.length - 24} more`])

/** "; Chess960 of the rounds: no. 411, 27 and 518". */
const positions = (starts: readonly number[] | undefined): string =>
  starts === undefined ? '' : `; Chess960 of the rounds: no. ${listed(starts.map(String))}`

/** "Phase 3 paired: 4 matches, bye Ann, Chess960 no. 411". */
function paired(
  { stage, round, kind, matches, byes, start }: Extract<Recorded, { type: 'round-paired' }>,
  { inPhases }: Names,
  called: Called,
): string {
  const what = `${inPhases.has(stage) ? 'Phase' : 'Round'} ${round}${kind === 'regular' ? '' : `, ${kind},`} paired`
  const told = [
    plural(matches.length, 'match', 'matches'),
    ...(byes.length > 0 ? [`bye ${listed(byes.map(called))}`] : []),
    ...(start === undefined ? [] : [`Chess960 no. ${start}`]),
  ]
  return `${what}: ${told.join(', ')}`
}

const place = ({ match, game }: { match: string; game: number }): string =>
  `Match ${match}${game > 1 ? `, game ${game}` : ''}`

/** 1–0, ½–½, + : − for forfeits. */
function written(result: string): string {
  const forfeits: Readonly<Record<string, string>> = { '+-': '+:−', '-+': '−:+', '--': '−:−' }
  return forfeits[result] ?? result.replaceAll('1/2', '½').replace('-', '–')
}

function ruling(made: Extract<Recorded, { type: 'ruling-made' }>['ruling'], called: Called): string {
  switch (made.kind) {
    case 'absent':
      return `${listed(made.absent.map(called))} did not come`
    case 'cancelled':
      return 'cancelled'
    case 'won':
      return `declared won by ${called(made.winner)}`
    case 'drawn':
      return 'declared drawn'
    default:
      return made satisfies never
  }
}

function corrected(
  fact: Extract<Recorded, { type: 'result-corrected' }>,
  log: readonly Recorded[],
  names: Names,
): string {
  const report = log[fact.fact - 1]
  if (report?.type !== 'game-finished') return `Fact ${fact.fact} corrected to ${written(fact.result)}`
  const [white, black] = report.sides.map((id) => names.entrants.get(id) ?? id)
  const change =
    report.result === fact.result ? `${white} – ${black}, time or length` : `${white} ${written(fact.result)} ${black}`
  return `${place(report)} corrected: ${change} (it was ${written(report.result)}, fact ${report.seq})`
}

function taken(
  { how, facts }: Extract<Recorded, { type: 'command-revoked' }>,
  log: readonly Recorded[],
  names: Names,
): string {
  if (how === 'redo') return redone(log[(facts[0] ?? 0) - 1], log, names)
  return `${how === 'undo' ? 'Undone' : 'Revoked'}: ${abridged(facts, log, names)}`
}

/** Redo takes an undo back; what comes back is what that undo had taken. */
function redone(undo: Recorded | undefined, log: readonly Recorded[], names: Names): string {
  return `Redone: ${abridged(undo?.type === 'command-revoked' ? undo.facts : [], log, names)}`
}

/** The facts a command was made of, in a few words. */
function abridged(facts: readonly number[], log: readonly Recorded[], names: Names): string {
  const [first] = facts.map((seq) => log[seq - 1])
  if (!first) return 'nothing.'
  const rest = facts.length - 1
  const more = rest === 0 ? '' : ` And ${rest} more.`
  return `${sentenceOfFact(first, log, names)}${more} (${facts.length === 1 ? `fact ${first.seq}` : `facts ${range(facts)}`})`
}

const range = (facts: readonly number[]): string => `${facts[0]}–${facts.at(-1)}`

const voids = (seqs: readonly number[]): string =>
  seqs.length === 0 ? '' : `; void: ${seqs.length === 1 ? 'fact' : 'facts'} ${listed(seqs.map(String))}`
