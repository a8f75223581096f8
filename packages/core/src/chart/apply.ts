/** Applies facts to the chart. A fact without a place is listed as unplaced and changes nothing else. */
import { Dice } from '../dice/dice.ts'
import { decidedIn } from '../facts/decided-match.ts'
import type { Fact, OwnFact, PublishedSeat, RecordedFact, RecordedFactOf, Ruling } from '../facts/fact.ts'
import type { CommandKey, EntrantId } from '../facts/ids.ts'
import { type FactInForce, factsInForce, type ReportInForce, type StartInForce } from '../facts/in-force.ts'
import { scoreOf } from '../facts/result.ts'
import { drawn, type GameToPlay, nobodyWins, type Outcome } from '../series/series.ts'
import { settle } from './absence.ts'
import { Chart } from './chart.ts'
import { comeBack, enter, hasRoom, withdraw } from './entry.ts'
import { hasOnlyKnownFields } from './known-fields.ts'
import type { Match, SeatIndex } from './match.ts'
import type { AddedToFacts, Rules } from './rules.ts'
import { rule, ruleAbsent } from './ruling.ts'
import { NOBODY, type Slot, type Who } from './slot.ts'
import type { Stage } from './stage.ts'
import { start } from './start.ts'

/** Builds the chart of a log from the facts in force. A fact with fields of another format has no place. */
export function chartOf(format: Rules, log: readonly RecordedFact[]): Chart {
  const opened = log[0] as RecordedFactOf<'tournament-opened'>
  const facts = factsInForce(log)
  const changed = format.gates?.change && facts.findLast((fact) => fact.type === 'options-changed')
  const chart = new Chart(format, format.options.parse((changed ?? opened).options), new Dice(opened.dice))
  for (const fact of log) chart.board.hear(decidedIn(fact))
  for (const fact of facts)
    if (hasOnlyKnownFields(format, fact)) place(chart, fact)
    else chart.unplaced.push(fact.seq)
  return chart
}

/** Applies one more fact, decided for this format; the cost depends only on what it touches. */
export function applyFact(chart: Chart, fact: FactInForce): void {
  if ('decided' in fact) chart.board.hear(decidedIn(fact))
  place(chart, fact)
}

function place(chart: Chart, fact: FactInForce): void {
  chart.now.seq = fact.seq
  chart.now.at = fact.at
  if (!isPlaced(chart, fact)) chart.unplaced.push(fact.seq)
  chart.consult()
}

function isPlaced(chart: Chart, fact: FactInForce): boolean {
  switch (fact.type) {
    case 'game-finished':
      return placeGame(chart, fact)
    case 'ruling-made':
      return placeRuling(chart, fact)
    case 'round-paired':
      return placePairing(chart, fact)
    case 'seeds-published':
      return placeSeeds(chart, fact)
    case 'options-changed':
      return chart.format.gates?.change !== undefined // the chart was made with them
    case 'tournament-opened':
    case 'event-described':
      return true
    case 'entrant-entered':
      return placeEntry(chart, fact)
    case 'entrant-edited':
      return placeEdit(chart, fact)
    case 'entrant-withdrew':
      return placeWithdrawal(chart, fact)
    case 'entrant-returned':
      return placeReturn(chart, fact)
    case 'tournament-started':
      return placeStart(chart, fact)
    case 'tournament-closed':
      return placeClose(chart)
    default:
      return !('voids' in fact) && placeOwn(chart, fact) // a correction of the start stands with it or not at all
  }
}

/** Places an unrecorded fact of the format, in a simulated run. */
export function placeDraw(chart: Chart, fact: Fact): void {
  placeOwn(chart, { ...fact, ...chart.now, by: '', key: '' as CommandKey } as OwnFact)
  chart.consult()
}

const placeOwn = (chart: Chart, fact: OwnFact): boolean =>
  chart.format.facts?.find((kind) => kind.is(fact))?.place(chart, fact as never) ?? false

/** A game counts only for the match, number and entrants it names. */
function placeGame(chart: Chart, fact: ReportInForce): boolean {
  const match = chart.board.matches.get(fact.match)
  const game = match && gameToPlay(chart, match, fact)
  if (!game || !isScoredSo(game, match, fact)) return false
  const { white, black, number, pair } = game
  const { half, seq, finishedAt = fact.at } = fact
  const isTimed = fact.finishedAt !== undefined
  chart.board.place(match, {
    number,
    white,
    black,
    score: scoreOf(fact.result),
    seq,
    finishedAt,
    isTimed,
    half,
    pair,
    report: fact,
  })
  return true
}

/** The game a fact names, if it can be played now between these entrants as the report names it. */
export function gameToPlay(chart: Chart, match: Match, fact: GameAndSides): GameToPlay | undefined {
  if (match.outcome || !match.isSeated) return undefined
  const game = match.series.next(match).find(({ number }) => number === fact.game)
  if (!game || !isNamedSo(chart, match, game, fact)) return undefined
  const [white, black] = fact.sides
  return sits(chart, match, game.white, white) && sits(chart, match, game.black, black) ? game : undefined
}

type GameAndSides = Pick<ReportInForce, 'game' | 'sides'>

/** True for a mark where the series takes marks, and for numbers of the open half or of the whole where it takes numbers. */
function isScoredSo(game: GameToPlay, { series }: Match, { result, half }: RecordedFactOf<'game-finished'>): boolean {
  if (series.results === 'marks') return typeof result === 'string' && half === undefined
  return typeof result !== 'string' && (half === game.half || (half === undefined && game.mayBeWhole === true))
}

/** True if the game matches everything else the report names. */
function isNamedSo({ format: { adds = none } }: Chart, match: Match, game: GameToPlay, fact: GameAndSides): boolean {
  for (const { game: named } of adds) if (named && !agrees(named(match, game), { ...fact })) return false
  return true
}

const none: readonly AddedToFacts[] = []

const agrees = (names: object, report: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(names).every(([field, value]) => report[field] === undefined || report[field] === value)

/** Tells the format what it has added to a fact that has its place. */
function hear(chart: Chart, fact: FactInForce): void {
  for (const added of chart.format.adds ?? none)
    if (added.to.some((type) => type === fact.type)) added.hear(chart, fact)
}

function sits(chart: Chart, match: Match, seat: SeatIndex, id: EntrantId): boolean {
  return chart.field.entrants[match.who(seat)]?.id === id
}

/** The entrants of the match, without empty seats. */
const seatedIn = (chart: Chart, { seats }: Match): EntrantId[] =>
  seats.flatMap(({ who }) => chart.field.entrants[who]?.id ?? [])

/** A ruling counts only for the entrants it names. */
function placeRuling(chart: Chart, fact: RecordedFactOf<'ruling-made'>): boolean {
  const match = chart.board.matches.get(fact.match)
  if (!match || match.outcome || !match.isSeated) return false
  const { ruling, between } = fact
  if (between.join() !== seatedIn(chart, match).join()) return false
  if (isLevel(ruling) && !mayEndLevel(match, ruling)) return false
  if (ruling.kind === 'absent') return placeAbsence(chart, match, fact, ruling)
  const outcome = ruledOutcome(chart, match, ruling)
  if (!outcome) return false
  rule(chart, match, fact, outcome)
  return true
}

/** A ruling that leaves the match without a winner. */
export const isLevel = ({ kind }: Ruling): boolean => kind === 'cancelled' || kind === 'drawn'

/** Matches played only for the record may be cancelled. */
export const mayEndLevel = (match: Match, { kind }: Ruling): boolean =>
  match.series.canBeDrawn || (kind === 'cancelled' && isForTheRecord(match))

/** True if an entrant has left and all others advance, whatever the results. */
const isForTheRecord = ({ here, seats, advance }: Match): boolean =>
  here.length < seats.length && here.length <= advance

/** The number of entrants a ruling on this match must name. */
export const placesIn = ({ advance, here }: Match): number => Math.min(Math.max(advance, 1), here.length)

function placeAbsence(
  chart: Chart,
  match: Match,
  fact: RecordedFactOf<'ruling-made'>,
  ruling: Extract<Ruling, { kind: 'absent' }>,
): boolean {
  const seats = ruling.absent.map((id) => match.seatOf(chart.field.indexOf.get(id) ?? NOBODY))
  if (seats.some((seat) => seat === undefined)) return false
  ruleAbsent(chart, match, fact, seats as SeatIndex[])
  return true
}

const cancelled = nobodyWins('ruling')
const ruledDrawn = drawn('ruling')

function ruledOutcome(chart: Chart, match: Match, ruling: Exclude<Ruling, { kind: 'absent' }>): Outcome | undefined {
  if (ruling.kind === 'cancelled') return isForTheRecord(match) ? { ...cancelled, order: match.here } : cancelled
  if (ruling.kind === 'drawn') return ruledDrawn
  const named = ruling.kind === 'won' ? [ruling.winner] : ruling.through
  const through = named.map((id) => match.seatOf(chart.field.indexOf.get(id) ?? NOBODY))
  if (named.length !== placesIn(match) || !through.every((seat) => seat !== undefined && match.here.includes(seat)))
    return undefined
  const others = match.here.filter((seat) => !through.includes(seat))
  return { order: [...(through as SeatIndex[]), ...others], tied: false, by: 'ruling' }
}

function placePairing(chart: Chart, fact: RecordedFactOf<'round-paired'>): boolean {
  const stage = chart.board.stages.find(({ id }) => id === fact.stage)
  const matches = fact.matches.map((seats) => seats.map((seat) => slotOf(chart, stage, seat)))
  const byes = fact.byes.map((entrant) => slotOf(chart, stage, { entrant }))
  if (![...matches.flat(), ...byes].every((slot) => slot !== undefined)) return false
  const { kind, start, byHand, note, reasons, seq, at } = fact
  const isPlaced = chart.notices.publishPairing(fact.stage, fact.round, {
    kind,
    start,
    byHand,
    note,
    reasons,
    seq,
    at,
    matches: matches as Slot[][],
    byes: byes as Slot[],
  })
  if (isPlaced) hear(chart, fact)
  return isPlaced
}

function slotOf(chart: Chart, stage: Stage | undefined, seat: PublishedSeat): Slot | undefined {
  if ('number' in seat) return stage?.number(seat.after, seat.number)
  const who = chart.field.indexOf.get(seat.entrant)
  return who === undefined || !chart.field.plays(who) ? undefined : chart.board.person(who)
}

function placeSeeds(chart: Chart, fact: RecordedFactOf<'seeds-published'>): boolean {
  const order = fact.order.map((id) => (id === 'nobody' ? NOBODY : chart.field.indexOf.get(id as EntrantId)))
  if (order.some((who) => who === undefined)) return false
  const { starts, reasons, seq, at } = fact
  return chart.notices.publishSeeds(fact.stage, { order: order as Who[], starts, reasons, seq, at })
}

/** After the start only if the format has room. Every id belongs to one entrant. */
function placeEntry(chart: Chart, fact: RecordedFactOf<'entrant-entered'>): boolean {
  const { entrant, joins } = fact
  if (chart.field.isExpected(entrant.id)) return placeExpected(chart, fact)
  if (chart.field.indexOf.has(entrant.id) || (chart.started && !hasRoom(chart))) return false
  const late = chart.format.gates?.join
  if (!chart.started || (joins === undefined && !late?.joinable)) {
    enter(chart, entrant)
    return true
  }
  const match = joins && chart.board.matches.get(joins)
  if (!match || !late?.joinable?.(chart.options, chart).includes(match)) return false
  hear(chart, fact)
  enter(chart, entrant, match)
  return true
}

/** A seat stays reserved even if another entrant has left the match since. */
function placeExpected(chart: Chart, fact: RecordedFactOf<'entrant-entered'>): boolean {
  const { entrant, joins } = fact
  const match = joins && chart.board.matches.get(joins)
  const isFree =
    match && !chart.field.indexOf.has(entrant.id) && match.games.length === 0 && !match.ruling && !match.outcome
  chart.field.arrive(entrant.id)
  if (match && !isFree) settle(chart, match)
  if (!isFree) return false
  hear(chart, fact)
  enter(chart, entrant, match)
  return true
}

function placeEdit(chart: Chart, fact: RecordedFactOf<'entrant-edited'>): boolean {
  const who = chart.field.indexOf.get(fact.entrant)
  if (who === undefined) return false
  const { name, rating, maxRating, club, captain, paid, claimed, players } = fact
  const edited = { ...chart.field.entrant(who), ...(name === undefined ? {} : { name }) }
  for (const [field, value] of Object.entries({ rating, maxRating, club, captain, paid, claimed, players })) {
    if (value === null) delete edited[field as 'rating']
    else if (value !== undefined) Object.assign(edited, { [field]: value })
  }
  chart.field.edit(who, edited)
  return true
}

function placeWithdrawal(chart: Chart, fact: RecordedFactOf<'entrant-withdrew'>): boolean {
  const who = chart.field.indexOf.get(fact.entrant)
  if (who === undefined || chart.field.gone.has(who)) return false
  withdraw(chart, who, fact.seq, fact.emergency)
  return true
}

function placeReturn(chart: Chart, fact: RecordedFactOf<'entrant-returned'>): boolean {
  const who = chart.field.indexOf.get(fact.entrant)
  if (who === undefined || !chart.field.gone.has(who) || chart.field.annulled.has(who)) return false
  comeBack(chart, who)
  return true
}

/** The start with its later corrections. */
function placeStart(chart: Chart, fact: StartInForce): boolean {
  const { corrections = [] } = fact
  if (isStarted(chart, fact)) return true
  chart.unplaced.push(...corrections.map(({ seq }) => seq))
  return false
}

/** A start holds only for exactly the entrants it names. */
function isStarted(chart: Chart, fact: StartInForce): boolean {
  const order = fact.order.map((id) => chart.field.indexOf.get(id) ?? NOBODY)
  const {
    field: { present },
  } = chart
  const named = new Set(order)
  const isWhole = present.length === order.length && present.every((who) => named.has(who))
  if (chart.started || !isWhole || chart.format.field(order.length, chart.options, fact.brackets)) return false
  if (!fact.brackets !== !chart.field.divisions.sizesFor(order.length)) return false
  hear(chart, fact)
  for (const correction of fact.corrections ?? []) if (!placeOwn(chart, correction)) chart.unplaced.push(correction.seq)
  start(chart, fact, order)
  return true
}

function placeClose(chart: Chart): boolean {
  if (chart.state !== 'finished') return false
  close(chart)
  return true
}

function close(chart: Chart): void {
  chart.isClosed = true
  chart.trail.remember(() => {
    chart.isClosed = false
  })
}
