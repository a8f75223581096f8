/** Starts and resumes an engine cup. Everything is checked before the first fact is recorded. */

import type { CupPlan, CupRefusal } from '@arbiter/api/shapes'
import { type Command, type Refusal, unwrap } from '@arbiter/core'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import { decide, parseCommand, type Tournament } from '@arbiter/core/tournament'
import {
  type Book,
  type EngineSpec,
  enginesStillIn,
  firstRoundNotBegun,
  greetEngines,
  isRoundUnfinished,
} from '@arbiter/engines'
import { type ArrangementSummary, arrangementFor, programsChanged, publishedArrangement } from './arrangement.ts'
import type { BookShelf } from './books.ts'
import type { EngineOffer } from './engines.ts'
import { mannerOf } from './manner.ts'
import type { Venue } from './venue.ts'
import { message } from './words/messages.ts'

/** What the server offers. */
export interface Equipment {
  readonly offer: EngineOffer
  readonly shelf: BookShelf
  /** Games at once, in all cups together. */
  readonly tables: number
}

type StartRefusal = CupRefusal | Refusal

/** Records how games are played and starts the cup; undefined if that was done. */
export async function beginCup(venue: Venue, plan: CupPlan, equipment: Equipment): Promise<StartRefusal | undefined> {
  const { tournament } = venue
  const refusal = notBeginnable(tournament) ?? notPlayable(tournament, equipment.offer) ?? notGranted(plan, equipment)
  const manner = refusal ?? mannerOf(plan)
  if ('code' in manner) return manner
  const book = await equipment.shelf.book(plan.book, isByLot(tournament))
  if (!book) return { code: 'book-unreadable', book: plan.book }
  const engines = enginesOf(namesIn(tournament), equipment.offer)
  const play = await arrangementFor(engines, manner)
  const steps = [commandOf({ do: 'arrange', from: 1, play }), commandOf({ do: 'start', openings: openingsOf(book) })]
  return foreseen(tournament, steps) ?? (await notReady(engines, equipment.offer)) ?? (await recorded(venue, steps))
}

const isByLot = ({ chart }: Tournament): boolean =>
  (chart.options as Readonly<Record<string, unknown>>)['randomOpenings'] === true

// --- what may be begun -------------------------------------------------------------------------------

function notBeginnable({ format, chart }: Tournament): CupRefusal | undefined {
  if (format.name !== 'cup') return { code: 'not-a-cup', format: format.name }
  if (!chart.started) return undefined
  return { code: cupLedger(chart).arrangements.length > 0 ? 'cup-begun' : 'played-by-people' }
}

const namesIn = ({ chart }: Tournament): string[] =>
  chart.field.present.flatMap((who) => chart.field.entrants[who]?.name ?? [])

function notPlayable(tournament: Tournament, offer: EngineOffer): CupRefusal | undefined {
  const names = namesIn(tournament)
  const unknown = names.filter((name) => !offer.has(name))
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  if (unknown.length > 0)
    return { code: 'unknown-engines', engines: unknown, offered: offer.list().map(({ name }) => name) }
  return twice.length > 0 ? { code: 'engine-twice', engines: [...new Set(twice)] } : undefined
}

function notGranted({ concurrency = 1, book }: Pick<CupPlan, 'concurrency' | 'book'>, { shelf, tables }: Equipment) {
  if (!shelf.names.includes(book))
    return badPlan('book', message('cup-plan-book', { books: shelf.names.map(quoted), book: quoted(book) }))
  return tooMany(concurrency, tables)
}

function tooMany(concurrency: number, tables: number): CupRefusal | undefined {
  if (concurrency <= tables) return undefined
  return badPlan('concurrency', message('cup-plan-tables', { most: tables, asked: concurrency }))
}

const badPlan = (field: string, problem: Message): CupRefusal => ({ code: 'bad-plan', field, problem })

const quoted = (text: string) => ({ text })

const enginesOf = (names: readonly string[], offer: EngineOffer): EngineSpec[] =>
  names.flatMap((name) => offer.listed(name) ?? [])

/** Embedded engines need no check. */
async function notReady(engines: readonly EngineSpec[], offer: EngineOffer): Promise<CupRefusal | undefined> {
  const started = engines.flatMap(({ name }) => (offer.isEmbedded(name) ? [] : (offer.engine(name) ?? [])))
  const problems = await greetEngines(started)
  if (problems.length === 0) return undefined
  return { code: 'engines-not-ready', problems: problems.map(({ says }) => offer.discretion.says(says)) }
}

// --- recording ---------------------------------------------------------------------------------------

const openingsOf = ({ duplicates, ...book }: Book) => ({ ...book, dropped: duplicates })

const commandOf = (given: object): Command => unwrap(parseCommand(given)).command

/** Refusals come before anything is recorded. */
function foreseen(tournament: Tournament, steps: readonly Command[]): Refusal | undefined {
  const { by, at } = tournament.last
  const answers = steps.map((step) => decide(tournament, step, { by, now: at }))
  return answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))[0]
}

async function recorded(venue: Venue, steps: readonly Command[]): Promise<Refusal | undefined> {
  for (const step of steps) {
    const answer = await venue.record(step)
    if (!answer.ok) return answer.refusal
  }
  return undefined
}

// --- going on ----------------------------------------------------------------------------------------

/** Checks that a cup can be resumed; a changed program is recorded where a new round begins (CUP-25). */
export async function resumeCup(
  venue: Venue,
  { concurrency = 1 }: Pick<CupPlan, 'concurrency'>,
  { offer, tables }: Equipment,
): Promise<StartRefusal | undefined> {
  const { tournament } = venue
  const refusal = notResumable(tournament) ?? tooMany(concurrency, tables)
  if (refusal) return refusal
  const told = publishedArrangement(tournament)
  if ('says' in told) return { code: 'arrangement-unreadable', problems: told.says }
  return reconciled(venue, told, offer)
}

function notResumable({ format, chart }: Tournament): CupRefusal | undefined {
  if (format.name !== 'cup') return { code: 'not-a-cup', format: format.name }
  if (!chart.started) return { code: 'cup-not-begun' }
  return cupLedger(chart).arrangements.length > 0 ? undefined : { code: 'played-by-people' }
}

/** Eliminated engines, and those no longer on offer, are not compared. */
async function reconciled(
  venue: Venue,
  told: ArrangementSummary,
  offer: EngineOffer,
): Promise<StartRefusal | undefined> {
  const { tournament } = venue
  const changed = await programsChanged(told, enginesOf([...enginesStillIn(tournament)], offer))
  if (changed.length === 0) return undefined
  const from = firstRoundNotBegun(tournament)
  if (isRoundUnfinished(tournament) || from === undefined) return { code: 'programs-changed', engines: changed }
  const play = await arrangementFor(enginesOf(namesIn(tournament), offer), told)
  return recorded(venue, [commandOf({ do: 'arrange', from, play })])
}
