/** The suite itself is tested: each planted error is caught by the law that names it. */
import { describe, expect, test } from 'vitest'
import type { Chart } from '../../src/chart/chart.ts'
import { namesOf } from '../../src/chart/names.ts'
import type { Who } from '../../src/chart/slot.ts'
import type { AnyFormat } from '../../src/formats/rule-book/format.ts'
import { campaign, type EventCounts } from '../../src/testing/campaign.ts'
import { type Law, LawBroken, laws } from '../../src/testing/world.ts'
import { effort } from '../contract.ts'
import { bothColours, soundParts, type TrialParts, trial } from './trial.ts'
import { worldOf } from './trial-world.ts'

/** Does the law catch the error within 400 campaigns? Other laws may see it too, sooner or later. */
function isCaughtBy(law: Law, format: AnyFormat, from: number): boolean {
  const happened: EventCounts = new Map()
  for (let run = from; run < from + 400; run++) {
    try {
      campaign(worldOf(format), `planted ${run}`, happened, { ...effort, limit: 150 })
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error
      if (error.law === law) return true
    }
  }
  return false
}

interface Planted {
  readonly error: string
  readonly law: Law
  /** The first campaign; errors that are seldom caught begin shortly before the one that catches them today. */
  readonly from?: number
  make(): Partial<TrialParts>
}

const planted: readonly Planted[] = [
  {
    error: 'a playoff that accepts other people',
    law: 'a second opinion agrees',
    from: 167,
    make: () => ({ playoffFits: () => true }),
  },
  {
    error: 'a withdrawn player seeded',
    law: 'a second opinion agrees',
    from: 62,
    make: () => ({ seedable: () => () => true }),
  },
  {
    error: 'an id that moves after a re-draw',
    law: 'an id names one place for good',
    make: () => ({ heatPrefix: undefined }),
  },
  {
    error: 'a withdrawn player paired',
    law: 'who withdrew is not paired',
    make: () => ({ pool: (chart) => chart.field.order }),
  },
  {
    error: 'state kept in the format',
    law: 'built fact by fact = rebuilt',
    make: () => ({ finalSeats: reversedMoreAndMore() }),
  },
  {
    error: 'chance without dice',
    law: 'same log, same chart',
    make: () => ({ heat: everyOtherTimeReversed() }),
  },
  {
    error: 'a pairing that forgets the heat when the pool is odd',
    law: 'never stuck',
    make: () => ({ afterDrawing: (chart) => chart.field.size % 2 === 1 && forgetWish(chart) }),
  },
  { error: 'heats and heats and heats', law: 'it ends', from: 45, make: () => ({ heats: 60 }) },
  { error: 'the bye always to the last of the list', law: 'byes are fair', make: () => ({ heat: lastHasTheBye }) },
  {
    error: 'somebody left out of the table',
    law: 'the ranking is whole',
    make: () => ({ rows: (rows) => rows.slice(1) }),
  },
  {
    error: 'ranks 1, 2, 2, 3',
    law: 'the ranking is whole',
    make: () => ({
      rows: (rows) =>
        rows.map((row) => ({
          ...row,
          rank: new Set(rows.slice(0, rows.indexOf(row) + 1).map(({ rank }) => rank)).size,
        })),
    }),
  },
  {
    error: 'ties broken by the alphabet',
    law: 'names do not decide',
    make: () => ({
      order: (chart) => chart.field.order.toSorted((a, b) => (nameIn(chart, a) < nameIn(chart, b) ? -1 : 1)),
    }),
  },
  {
    error: 'a series that asks for more after the decision',
    law: 'nothing after the decision',
    make: () => ({ final: { ...bothColours, next: () => [{ number: 1, white: 0, black: 1, step: 'normal' }] } }),
  },
  {
    error: 'a chart changed behind the trail',
    law: 'looking ahead moves nothing',
    make: () => ({
      afterDrawing: (chart) => void chart.board.stages[0]?.rounds.at(-1)?.byes.reverse().push(chart.board.seed(1)),
    }),
  },
  {
    error: 'a final that is drawn and open, but not taken',
    law: 'a simulation is legal',
    make: () => ({ takes: ({ round }) => round.name.id !== 'round-final' }),
  },
  { error: 'a rule cited that nobody wrote', law: 'every decision is explained', make: () => ({ rule: 'TRI-99' }) },
]

const nameIn = (chart: Chart, who: Who): string => namesOf(chart)[who] as string

function forgetWish(chart: Chart): void {
  chart.wants = []
}

function reversedMoreAndMore(): TrialParts['finalSeats'] {
  let asked = 0
  return (seats) => (asked++ % 3 === 0 ? seats.toReversed() : seats)
}

function everyOtherTimeReversed(): TrialParts['heat'] {
  let asked = 0
  return (chart, stage, pool) => {
    const pairing = soundParts.heat(chart, stage, pool)
    return asked++ % 2 === 0 ? pairing : { ...pairing, matches: pairing.matches.map((seats) => seats.toReversed()) }
  }
}

const lastHasTheBye: TrialParts['heat'] = (chart, stage, pool) => {
  const order = pool.toSorted((a, b) => chart.field.order.indexOf(a) - chart.field.order.indexOf(b))
  const bye = order.length % 2 === 1 ? order.splice(-1) : []
  const sound = soundParts.heat(chart, stage, order)
  return { ...sound, byes: bye.map((who) => chart.board.person(who)) }
}

describe('each planted error is caught by the law that names it', () => {
  test.each(planted)('$error: "$law"', ({ law, from = 0, make }) => {
    expect(isCaughtBy(law, trial(make()) as AnyFormat, from)).toBe(true)
  })

  test('at least twelve errors are planted, and every law is a law of the suite', () => {
    expect(planted.length).toBeGreaterThanOrEqual(12)
    expect(planted.every(({ law }) => laws.includes(law))).toBe(true)
  })
})
