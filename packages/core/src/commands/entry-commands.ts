/** Entering, editing, withdrawing, returning and starting. */
import * as z from 'zod/mini'
import type { Chart } from '../chart/chart.ts'
import { entrantOf } from '../chart/names.ts'
import type { Who } from '../chart/slot.ts'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { type Entrant, isPlaceInList, problemWithName } from '../facts/entrant.ts'
import type { Fact, FactOf } from '../facts/fact.ts'
import { entrantIdSchema, idShape, type MatchId } from '../facts/ids.ts'
import type { Fields } from '../facts/kind.ts'
import { type AnyFormat, formatOf, type Seeding } from '../formats/rule-book/format.ts'
import { resolveEntrant } from '../formats/rule-book/resolve-entrant.ts'
import type { Message } from '../message/message.ts'
import { collected, isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { beginningShape, editShape, mostPeople, newcomer, who } from './command-fields.ts'
import { commandKind } from './command-kind.ts'
import { message } from './words/messages.ts'

export const enter = commandKind('enter', {
  shape: { entrants: z.readonly(z.array(newcomer).check(z.minLength(1), z.maxLength(mostPeople))) },
  role: 'director',
  whole: inAList,
  decide: entered,
})

/** Accepts one entrant without a list around it. */
function inAList(input: object): object {
  if ('entrants' in input) return input
  const { do: name, note, at, key, ...entrant }: Readonly<Record<string, unknown>> = { ...input }
  return { do: name, entrants: [entrant], ...defined({ note, at, key }) }
}

type Newcomer = z.infer<typeof newcomer>

export function entered(
  { chart, log, format }: Tournament,
  { entrants }: { readonly entrants: readonly Newcomer[] },
): Fact[] | RefusedResult {
  const late = chart.started && refusedLate(chart, format, entrants.length)
  if (late) return late
  const taken = new Set<string>(chart.field.entrants.map(({ id }) => id))
  const others = format.gates?.enter ? chart.field.present.map((who) => chart.field.entrant(who)) : []
  const facts: FactOf<'entrant-entered'>[] = []
  for (const given of entrants) {
    const entrant = entrantOfCommand(given, `e${log.length + facts.length + 1}`)
    const refusal =
      problemWithId(entrant.id, given.id !== undefined, taken) ??
      refusedName(entrant.name) ??
      format.gates?.enter?.(chart.options, others, entrant)
    if (refusal) return refusal
    const seat = seatFor(chart, entrant, given.joins, facts)
    if (isRefused(seat)) return seat
    taken.add(entrant.id)
    others.push(entrant)
    facts.push(seat ? { type, entrant, ...seat } : { type, entrant })
  }
  return facts
}

const type = 'entrant-entered' as const

/** The entrant with its own id, or else the next one. The id comes first, as the log has it. */
function entrantOfCommand(given: Newcomer, nextId: string): Entrant {
  const entrant = { id: nextId, ...given }
  entrant.id ??= nextId
  if (given.joins !== undefined) delete entrant.joins
  return entrant as Entrant
}

/** The match in which a late entrant takes a seat, and the handicaps published with it, if the format seats latecomers. */
function seatFor(
  chart: Chart,
  entrant: Entrant,
  joins: string | undefined,
  before: readonly FactOf<'entrant-entered'>[],
): { joins: MatchId } | RefusedResult | undefined {
  const late = formatOf(chart).gates?.join
  if (!chart.started || !late?.joinable)
    return joins === undefined ? undefined : refuse({ code: 'cannot-join', match: joins, joinable: [] })
  const taken = before.flatMap((fact) => fact.joins ?? [])
  const free = late.joinable(chart.options, chart, entrant, taken)
  const match = joins === undefined ? free[0] : free.find(({ id }) => id.toLowerCase() === joins.toLowerCase())
  if (!match) return refuse({ code: 'cannot-join', match: joins ?? 'any', joinable: free.map(({ id }) => id) })
  const added = collected((formatOf(chart).adds ?? []).map((each) => each.entry?.(chart, match, entrant) ?? {}))
  return isRefused(added) ? added : Object.assign({ joins: match.id }, ...added)
}

/** Joining after the start, where the format has a rule for it. */
function refusedLate(chart: Chart, { gates }: AnyFormat, count: number): RefusedResult | undefined {
  const whom = formatOf(chart).about.whom
  const late = gates?.join
  if (!late) return refuse({ code: 'already-started', wish: message('started-no-entry') })
  if (!late.hasRoom(chart.options, chart.field.size + count, chart))
    return refuse({ code: 'already-started', wish: otherRules(chart.field.size + count, whom, late.rule) })
  return late.refusal(chart.options, chart)
}

const otherRules = (count: number, whom: 'players' | 'teams', rule: string | undefined): Message =>
  rule === undefined
    ? message('started-other-rules', { count, whom })
    : message('started-other-rules-by', { count, whom, rule: { rule } })

/** Ids like "e12" come from the place of the entry in the log, so other entries may not use them. */
function problemWithId(id: string, isGiven: boolean, taken: ReadonlySet<string>): RefusedResult | undefined {
  if (taken.has(id)) return refuse({ code: 'id-taken', id })
  if (!isGiven) return undefined
  if (/^e\d+$/.test(id) || id === 'nobody') return refuse({ code: 'bad-id', id, problem: message('id-reserved') })
  if (!entrantIdSchema.safeParse(id).success) return refuse({ code: 'bad-id', id, problem: idShape })
  return undefined
}

function refusedName(name: string): RefusedResult | undefined {
  const problem = problemWithName(name) ?? (isPlaceInList(name) ? message('name-is-place') : undefined)
  return problem === undefined ? undefined : refuse({ code: 'bad-name', name, problem })
}

export const edit = commandKind('edit', { shape: editShape, role: 'director', decide: edited })

export function edited({ chart }: Tournament, command: Edit): Fact[] | RefusedResult {
  const fact = editOf(chart, command)
  return isRefused(fact) ? fact : [fact]
}

/** What is edited, and of whom. */
type Edit = Fields<typeof editShape>

function editOf(chart: Chart, command: Edit): FactOf<'entrant-edited'> | RefusedResult {
  const who = resolveEntrant(chart, command.entrant)
  if (isRefused(who)) return who
  const { name, rating, maxRating, club, captain, paid, claimed, players } = command
  const entrant = chart.field.entrant(who)
  const changes = Object.entries({ name, rating, maxRating, club, captain, paid, claimed, players }).filter(
    ([field, value]) => differs(entrant, field, value),
  )
  if (changes.length === 0) return refuse({ code: 'nothing-to-edit', entrant: entrantOf(chart, who) })
  if (chart.started && changes.some(([field]) => isFixedAtTheStart(entrant, field, players)))
    return refuse({ code: 'rating-fixed', entrant: entrantOf(chart, who) })
  const refusal =
    (name === undefined ? undefined : refusedName(name)) ?? refusedEdit(chart, who, Object.fromEntries(changes))
  return refusal ?? { type: 'entrant-edited', entrant: entrant.id, ...Object.fromEntries(changes) }
}

/** What the draw rests on; of players their masterpoints, not what they are called. */
function isFixedAtTheStart(entrant: Entrant, field: string, players: Edit['players']): boolean {
  if (field !== 'players') return field === 'rating' || field === 'maxRating'
  const points = (list: Edit['players']) => (list ?? []).map(({ masterpoints }) => masterpoints).join()
  return points(players) !== points(entrant.players)
}

/** Would the edited entry be refused? */
function refusedEdit(chart: Chart, who: Who, changes: Record<string, unknown>): RefusedResult | undefined {
  const format = formatOf(chart)
  if (!format.gates?.enter) return undefined
  const others = chart.field.present.filter((other) => other !== who).map((other) => chart.field.entrant(other))
  const edited = Object.entries({ ...chart.field.entrant(who), ...changes }).filter(([, value]) => value !== null)
  return format.gates.enter(chart.options, others, Object.fromEntries(edited) as unknown as Entrant)
}

function differs(entrant: Entrant, field: string, value: unknown): boolean {
  if (value === undefined) return false
  return JSON.stringify(value) !== JSON.stringify(entrant[field as keyof Entrant] ?? null)
}

export const withdraw = commandKind('withdraw', {
  shape: { entrant: who, emergency: described(z.optional(z.boolean()), about('about-withdrew-emergency')) },
  role: 'director',
  decide: withdrawn,
})

interface Withdrawal {
  readonly entrant: string
  readonly emergency?: boolean | undefined
  readonly note?: string | undefined
}

export function withdrawn({ chart }: Tournament, { entrant, note, emergency }: Withdrawal): Fact[] | RefusedResult {
  const who = resolveEntrant(chart, entrant)
  if (isRefused(who)) return who
  if (chart.field.gone.has(who)) return refuse({ code: 'already-withdrawn', entrant: entrantOf(chart, who) })
  if (chart.state === 'finished') return refuse({ code: 'finished' })
  const how = { ...(emergency ? { emergency } : {}), ...(note === undefined ? {} : { note }) }
  return [{ type: 'entrant-withdrew', entrant: chart.field.entrant(who).id, ...how }]
}

export const comeBack = commandKind('return', { shape: { entrant: who }, role: 'director', decide: returned })

interface Return {
  readonly entrant: string
  readonly note?: string | undefined
}

function returned({ chart }: Tournament, { entrant, note }: Return): Fact[] | RefusedResult {
  const who = resolveEntrant(chart, entrant)
  if (isRefused(who)) return who
  const named = entrantOf(chart, who)
  if (!chart.field.gone.has(who)) return refuse({ code: 'not-withdrawn', entrant: named })
  if (chart.field.annulled.has(who)) return refuse({ code: 'results-annulled', entrant: named })
  if (chart.started && !chart.field.plays(who))
    return refuse({ code: 'already-started', wish: message('started-without', { who: named }) })
  if (chart.state === 'finished') return refuse({ code: 'finished' })
  const refusal = chart.started && formatOf(chart).gates?.comeBack?.(chart.options, chart, who)
  if (refusal) return refusal
  return [{ type: 'entrant-returned', entrant: chart.field.entrant(who).id, ...(note === undefined ? {} : { note }) }]
}

export const start = commandKind('start', {
  shape: beginningShape,
  role: 'director',
  decide: ({ chart }, command) => {
    const fact = startOf(chart, command)
    return isRefused(fact) ? fact : [fact]
  },
})

export type StartChoices = Fields<typeof beginningShape>

/** The start of those who are there. */
export function startOf(
  chart: Chart,
  { order, brackets: given }: StartChoices,
): FactOf<'tournament-started'> | RefusedResult {
  if (chart.started) return refuse({ code: 'already-started', wish: message('started-already') })
  const { options } = chart
  const { present } = chart.field
  const format = formatOf(chart)
  const usual = chart.field.divisions.sizesFor(present.length)
  const brackets = given ?? usual
  if (given && !usual) return refuse({ code: 'not-bracketed' })
  const refusal = format.field(present.length, options, brackets) ?? refusedOrder(chart, order !== undefined)
  if (refusal) return refusal
  const seeding = format.seeding(options, chart.field.entrants, present, chart.dice, brackets)
  const chosen = order ? chosenOrder(chart, order, seeding) : seeding
  if (isRefused(chosen)) return chosen
  return {
    type: 'tournament-started',
    order: chosen.order.map((who) => chart.field.entrant(who).id),
    reason: chosen.reason,
    ...defined({ starts: chosen.starts, brackets }),
    ...Object.assign({}, ...(format.adds ?? []).map((added) => added.start?.(chart, chosen.order, brackets))),
  }
}

const defined = <Of extends object>(fields: Of): { [Name in keyof Of]?: Exclude<Of[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

/** Why the list cannot be put in order as the format wants it. */
const refusedOrder = (chart: Chart, isGiven = false): RefusedResult | undefined =>
  formatOf(chart).gates?.start?.(chart.options, chart.field.entrants, chart.field.present, isGiven)

function chosenOrder(chart: Chart, order: 'entry' | readonly string[], seeding: Seeding): Seeding | RefusedResult {
  if (order !== 'entry') return byHand(chart, order, seeding)
  return { ...seeding, order: chart.field.present, reason: { rule: seeding.reason.rule, by: 'entry' } }
}

/** An order given by hand names every player once. */
function byHand(chart: Chart, names: readonly string[], { reason, starts }: Seeding): Seeding | RefusedResult {
  const order: Who[] = []
  for (const name of names) {
    const who = resolveEntrant(chart, name)
    if (isRefused(who)) return who
    if (order.includes(who))
      return refuse({ code: 'bad-order', problem: message('order-twice', { who: entrantOf(chart, who) }) })
    if (chart.field.gone.has(who))
      return refuse({ code: 'bad-order', problem: message('order-withdrawn', { who: entrantOf(chart, who) }) })
    order.push(who)
  }
  const missing = chart.field.present.find((who) => !order.includes(who))
  if (missing !== undefined)
    return refuse({ code: 'bad-order', problem: message('order-missing', { who: entrantOf(chart, missing) }) })
  return { order, reason: { rule: reason.rule, by: 'hand' }, starts }
}
