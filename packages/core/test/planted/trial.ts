/**
 * A format for trying out the heart: everything a real one may need, as small as it can be. Three heats paired from
 * the results so far, a playoff when a tie straddles the last place, seeds published, a bracket with a third place.
 *
 * | TRI-1 | Heats: neighbours in points (then seed) play; odd: the bye goes to fewest byes, then fewest points, then the highest seed number. |
 * | TRI-2 | Two points for a win, one for a draw, none for a bye. |
 * | TRI-3 | The best by points qualify, two of up to seven players, four of more; level: better seed. |
 * | TRI-4 | Level across the last place: exactly these play off, first against last; the better seat survives a draw; odd: fewest byes, then the best seed, waits. |
 * | TRI-5 | Bracket: two games with each colour once; level: the better seat. The losers of the semifinals play for third place. |
 * | TRI-6 | Table: champion, finalist, third, fourth, then points; equal points share. |
 */

import { z } from 'zod'
import type { Chart } from '../../src/chart/chart.ts'
import type { Match } from '../../src/chart/match.ts'
import type { Round } from '../../src/chart/rounds/round.ts'
import { numberedRound, phaseOf, roundOf, stageCalled, thirdPlaceRound } from '../../src/chart/rounds/round-name.ts'
import { isSomebody, NOBODY, type Slot, type Who } from '../../src/chart/slot.ts'
import type { Pairing, SeedOrder, Stage } from '../../src/chart/stage.ts'
import type { Format, Row, Subject } from '../../src/formats/rule-book/format.ts'
import { inTurn, least, most, ranked } from '../../src/ranking/ranking.ts'
import { refuse } from '../../src/refusals/result.ts'
import type { Series } from '../../src/series/series.ts'
import type { SeriesMatch } from '../../src/series/series-match.ts'
import { singleGame } from '../../src/series/single-game.ts'

export type TrialOptions = Record<string, never>

/** Where a planted error may sit: each part of the rule book can be replaced. */
export interface TrialParts {
  readonly pool: (chart: Chart) => readonly Who[]
  readonly heat: (chart: Chart, stage: Stage, pool: readonly Who[]) => Pairing
  readonly heatPrefix: string | undefined
  readonly playoffFits: (published: Pairing, tied: readonly Who[]) => boolean
  readonly seedable: (chart: Chart) => (who: Who) => boolean
  readonly final: Series
  readonly finalSeats: (seats: readonly Slot[]) => readonly Slot[]
  readonly order: (chart: Chart) => readonly Who[]
  readonly rows: (rows: Row[]) => Row[]
  readonly heats: number
  readonly afterDrawing: (chart: Chart) => void
  readonly rule: string
  /** Does this game count? Where it does not the report is refused. */
  readonly takes: (match: Match) => boolean
}

/** Two games, one with each colour, in any order; level: the first seat. */
export const bothColours: Series = {
  min: 2,
  max: 2,
  canBeDrawn: true,
  results: 'marks',
  absence: 'forfeits-games',
  judge(match) {
    if (match.games.length < 2) return undefined
    const lead = pointsIn(match, 0) - pointsIn(match, 1)
    if (lead === 0) return { order: [0, 1], tied: false, by: 'seed' }
    return { order: lead > 0 ? [0, 1] : [1, 0], tied: false, by: 'score' }
  },
  next: ({ games }) => both.filter(({ number }) => !games.some((game) => game.number === number)),
}
const both = [
  { number: 1, white: 0, black: 1, step: 'normal' },
  { number: 2, white: 1, black: 0, step: 'normal' },
] as const

/** One game; a draw goes to the first seat. */
const decisive: Series = {
  ...singleGame,
  judge(match) {
    const outcome = singleGame.judge(match)
    return outcome?.tied ? { order: [0, 1], tied: false, by: 'seed' } : outcome
  },
}

const pointsIn = ({ games }: Pick<SeriesMatch, 'games'>, seat: number): number =>
  games.reduce((sum, { white, score }) => sum + (white === seat ? score.white : score.black), 0)

export const soundParts: TrialParts = {
  pool: (chart) => chart.field.order.filter((who) => !chart.field.gone.has(who)),
  heat: pairNeighbours,
  heatPrefix: 'H',
  playoffFits: (published, tied) => samePeople(published, tied),
  seedable: (chart) => (who) => !chart.field.gone.has(who),
  final: bothColours,
  finalSeats: (seats) => seats,
  order: (chart) => chart.field.order,
  rows: (rows) => rows,
  heats: 3,
  afterDrawing: () => undefined,
  rule: 'TRI-6',
  takes: () => true,
}

/** The sound format, or one with an error planted. */
export function trial(planted: Partial<TrialParts> = {}): Format<TrialOptions> {
  const parts = { ...soundParts, ...planted }
  return {
    name: 'trial',
    about: { title: { id: 'league-title' }, summary: { id: 'league-summary' }, whom: 'players', settings: {} },
    options: z.strictObject({}) as never,
    views: { columns: [], pictures: [] },
    field: (count) =>
      count < 3
        ? refuse({ code: 'wrong-field', format: 'trial', count, allowed: { least: 3 }, rule: 'TRI-1' })
        : undefined,
    seeding: (_, entrants, present) => ({
      order: present.toSorted(most((who) => entrants[who]?.rating ?? 0)),
      reason: { rule: 'TRI-3' },
    }),
    draw: (_, chart) => {
      drawTrial(parts, chart)
      parts.afterDrawing(chart)
    },
    gates: { report: (_, _chart, { match }) => (parts.takes(match) ? undefined : refuse({ code: 'finished' })) },
    table: (_, chart) => parts.rows(tableOfTrial(parts, chart)),
    why: (_, chart, subject) => ({
      rule: parts.rule,
      says: [{ id: 'fault-written', sentence: { text: sentenceFor(chart, subject) } }],
      facts: [],
    }),
  }
}

const placesFor = (size: number): 2 | 4 => (size > 7 ? 4 : 2)

function drawTrial(parts: TrialParts, chart: Chart): void {
  const heats = chart.board.stage('heats', {
    name: stageCalled('qualification'),
    ...(parts.heatPrefix === undefined ? {} : { prefix: parts.heatPrefix }),
  })
  const places = placesFor(chart.field.size)
  drawFinals(parts, chart, heats, places)
  heats.seeded({ ready: false, propose: () => ({ order: [], reasons: [] }) })
  if (!chart.started) return
  const last = drawHeats(parts, chart, heats)
  if (last === undefined) return
  const order = qualified(parts, chart, heats, places)
  if (order) heats.seeded({ ready: true, propose: () => order })
}

function drawFinals(parts: TrialParts, chart: Chart, heats: Stage, places: 2 | 4): void {
  const finals = chart.board.stage('finals', { name: stageCalled('knockout') })
  let seats: readonly Slot[] = [heats.seed(1), heats.seed(2)]
  if (places === 4) {
    const semi = finals.round(1, { name: roundOf(4) }, (round) => {
      for (const [a, b] of [
        [1, 4],
        [2, 3],
      ] as const)
        round.match({ seats: [heats.seed(a), heats.seed(b)], series: parts.final, advance: 1 })
    })
    const [first, second] = semi.matches as [Match, Match]
    seats = [first.winner, second.winner]
    finals.round(2, { name: thirdPlaceRound }, (round) =>
      round.match({ seats: [first.loser, second.loser], series: parts.final }),
    )
  }
  const final = finals.round(3, { name: roundOf(2) }, (round) =>
    round.match({ seats: parts.finalSeats(seats), series: parts.final, advance: 1 }),
  )
  chart.champion = (final.matches[0] as Match).winner
}

/** The last heat once all are done; published heats stand, and the next is asked for only on a complete past. */
function drawHeats(parts: TrialParts, chart: Chart, heats: Stage): Round | undefined {
  let isSure = true
  let last: Round | undefined
  for (let n = 1; n <= parts.heats; n++) {
    const round = heats.paired(n, {
      name: numberedRound(n),
      ready: isSure && !heats.isSeeded,
      fits: ({ kind }) => kind === 'heat',
      propose: () => parts.heat(chart, heats, parts.pool(chart)),
      draw: (drawn, pairing) => {
        for (const seats of pairing.matches) drawn.match({ seats, series: singleGame })
      },
    })
    if (!round) return undefined
    if (!round.isDone) isSure = false
    last = round
  }
  return isSure ? last : undefined
}

function pairNeighbours(chart: Chart, stage: Stage, pool: readonly Who[]): Pairing {
  const points = pointsOf(chart, stage)
  const order = pool.toSorted(
    inTurn(
      most((who) => points[who] ?? 0),
      least(seedIn(chart)),
    ),
  )
  const byes: Who[] = []
  if (order.length % 2 === 1) {
    const [bye] = order.toSorted(
      inTurn(
        least(byesIn(stage)),
        least((who) => points[who] ?? 0),
        most(seedIn(chart)),
      ),
    ) as [Who]
    byes.push(bye)
    order.splice(order.indexOf(bye), 1)
  }
  const matches = order.flatMap((who, i) =>
    i % 2 === 0 ? [[chart.board.person(who), chart.board.person(order[i + 1] as Who)]] : [],
  )
  return { kind: 'heat', matches, byes: byes.map((who) => chart.board.person(who)), reasons: [{ rule: 'TRI-1' }] }
}

export const seedIn =
  (chart: Chart) =>
  (who: Who): number =>
    chart.field.order.indexOf(who)

export function pointsOf(chart: Chart, stage: Stage): number[] {
  const points = chart.field.entrants.map(() => 0)
  for (const { publication, matches } of stage.rounds) {
    if (publication?.kind !== 'heat') continue
    for (const match of matches)
      for (const [seat, { who }] of match.seats.entries()) points[who] = (points[who] ?? 0) + pointsIn(match, seat)
  }
  return points
}

/** The order of seeds, or nothing while a playoff is to be held. */
function qualified(parts: TrialParts, chart: Chart, heats: Stage, places: number): SeedOrder | undefined {
  const points = pointsOf(chart, heats)
  const wasThere = heats.find(parts.heats + 1)?.publication
  const may = (who: Who) => parts.seedable(chart)(who) || (wasThere !== undefined && isIn(wasThere, who))
  const order = chart.field.order.filter(may).toSorted(
    inTurn(
      most((who) => points[who] ?? 0),
      least(seedIn(chart)),
    ),
  )
  const cut = points[order[places - 1] as Who] ?? 0
  const sure = order.filter((who) => (points[who] ?? 0) > cut)
  const tied = order.filter((who) => (points[who] ?? 0) === cut)
  const open = places - sure.length
  if (order.length <= places || tied.length <= open) return seeds(order.slice(0, places), places)
  const survivors = playedOff(parts, chart, heats, tied, open)
  return survivors && seeds([...sure, ...survivors], places)
}

function seeds(order: readonly Who[], places: number): SeedOrder {
  const whole = Array.from({ length: places }, (_, i) => order[i] ?? NOBODY)
  return { order: whole, reasons: whole.map((_, i) => ({ rule: 'TRI-3', seed: i + 1 })) }
}

/** One playoff round between the tied; its winners in order, then its losers, fill what is open. */
function playedOff(
  parts: TrialParts,
  chart: Chart,
  heats: Stage,
  tied: readonly Who[],
  open: number,
): Who[] | undefined {
  const round = heats.paired(parts.heats + 1, {
    name: phaseOf(parts.heats + 1, 'playoff'),
    ready: !heats.isSeeded,
    fits: (published) => published.kind === 'playoff' && parts.playoffFits(published, tied),
    propose: () => playoffOf(chart, heats, tied),
    draw: (drawn, pairing) => {
      for (const seats of pairing.matches) drawn.match({ seats, series: decisive })
    },
  })
  if (!round?.isDone) return undefined
  const bySeed = (whos: readonly Who[]) => whos.toSorted(least(seedIn(chart)))
  const winners = [
    ...round.byes.map(({ who }) => who),
    ...round.matches.map(({ winnerNow }) => winnerNow).filter(isSomebody),
  ]
  const losers = tied.filter((who) => !winners.includes(who))
  return [...bySeed(winners), ...bySeed(losers)].slice(0, open)
}

function playoffOf(chart: Chart, heats: Stage, tied: readonly Who[]): Pairing {
  const order = tied.toSorted(least(seedIn(chart)))
  const byes = order.length % 2 === 1 ? order.toSorted(least(byesIn(heats))).slice(0, 1) : []
  const players = order.filter((who) => !byes.includes(who))
  const half = players.slice(0, players.length / 2)
  const matches = half.map((who, i) => [
    chart.board.person(who),
    chart.board.person(players[players.length - 1 - i] as Who),
  ])
  return { kind: 'playoff', matches, byes: byes.map((who) => chart.board.person(who)), reasons: [{ rule: 'TRI-4' }] }
}

const byesIn =
  (stage: Stage) =>
  (who: Who): number =>
    stage.rounds.filter(({ byes }) => byes.some((slot) => slot.who === who)).length

const isIn = ({ matches, byes }: Pairing, who: Who): boolean =>
  [...matches.flat(), ...byes].some((slot) => slot.who === who)

const samePeople = (published: Pairing, tied: readonly Who[]): boolean =>
  published.matches.flat().length + published.byes.length === tied.length && tied.every((who) => isIn(published, who))

function tableOfTrial(parts: TrialParts, chart: Chart): Row[] {
  const heats = chart.board.stages.find(({ id }) => id === 'heats')
  const points = heats ? pointsOf(chart, heats) : []
  const reached = (who: Who): number => placeInFinals(chart, who)
  const order = inTurn<Who>(
    most(reached),
    most((who) => (reached(who) > 0 ? 0 : (points[who] ?? 0))),
  )
  return ranked(parts.order(chart), order).map(({ rank, sharing, item }) => ({
    rank,
    sharing,
    who: item,
    counts: { points: points[item] ?? 0 },
  }))
}

/** 5 for the champion, 4 for the finalist, 3 and 2 for third and fourth, 1 for a place in the bracket, 0 for none. */
function placeInFinals(chart: Chart, who: Who): number {
  const finals = chart.board.stages.find(({ id }) => id === 'finals')
  const matchIn = (name: string) => finals?.rounds.find((round) => round.name.id === name)?.matches[0]
  const [final, third] = [matchIn('round-final'), matchIn('round-third-place')]
  if (final?.winnerNow === who) return 5
  if (final?.outcome && final.seatOf(who) !== undefined) return 4
  if (third?.winnerNow === who) return 3
  if (third?.outcome && third.seatOf(who) !== undefined) return 2
  return finals?.rounds.some(({ matches }) => matches.some((match) => match.seatOf(who) !== undefined)) ? 1 : 0
}

const sentenceFor = (chart: Chart, subject: Subject): string =>
  `The ${subject.about} follows from the results of ${chart.field.size} players.`
