import { describe, expect, test } from 'vitest'
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Profile } from '../../facts/entrant.ts'
import type { EntrantId } from '../../facts/ids.ts'
import { type Score, scoreOf } from '../../facts/result.ts'
import { bridgeKnockout } from '../../formats/bridge-knockout/format.ts'
import { formats } from '../../formats/index.ts'
import { league } from '../../formats/league/league.ts'
import type { AnyFormat } from '../../formats/rule-book/format.ts'
import type { Imps } from '../../formats/views/boards.ts'
import { at } from '../../lists/at.ts'
import { unwrap } from '../../refusals/result.ts'
import { tournamentOf } from '../../tournament/open.ts'
import { Chance } from '../chance.ts'
import { questionFor } from '../question.ts'
import { type Simulator, simulatorOf } from '../simulator.ts'
import { fieldOf } from './field.ts'
import type { Model } from './model.ts'
import { type ModelSpec, modelSpecSchema } from './spec.ts'
import { type Supposition, WhatIfModel } from './what-if.ts'

const seed = process.env['SEED'] ?? 'supposed'

/** A field in which these results are supposed, by place in the list of entries. */
function supposing(
  format: AnyFormat,
  field: readonly Profile[],
  ...supposed: readonly [first: number, second: number, result: Supposition['result']][]
): Simulator {
  const kind = format.about.whom === 'teams' ? 'teams' : 'elo'
  const { question } = unwrap(questionFor({ format, entrants: field, seed, model: { kind } }))
  const { tournament } = unwrap(tournamentOf(question.log, formats))
  const id = (place: number): EntrantId => at(tournament.chart.field.entrants, place).id
  const suppose = supposed.map(([first, second, result]) => ({ first: id(first), second: id(second), result }))
  const { simulator } = unwrap(simulatorOf({ ...question, model: { kind, suppose } as ModelSpec }, formats))
  return simulator
}

/** What the first of two got in each of their games, less what the second got. */
function leadsIn(chart: Chart, first: number, second: number): number[] {
  return [...chart.board.matches.values()].flatMap((match) =>
    match.games.flatMap(({ white, black, score }) => {
      const [one, other] = [match.who(white), match.who(black)]
      if (one === first && other === second) return score.white - score.black
      return one === second && other === first ? score.black - score.white : []
    }),
  )
}

describe('chess', () => {
  test.each`
    result      | lead
    ${'first'}  | ${2}
    ${'draw'}   | ${0}
    ${'second'} | ${-2}
  `(
    `$result: all games of the two end so, with either colour, and others as they like (seed "${seed}")`,
    ({ result, lead }) => {
      const simulator = supposing(league, fieldOf(6), [4, 1, result])
      const [leads, others] = [new Set<number>(), new Set<number>()]
      let games = 0
      for (let run = 0; run < 50; run++)
        simulator.run(run, (chart) => {
          const found = leadsIn(chart, 4, 1)
          games += found.length
          for (const each of found) leads.add(each)
          for (const each of leadsIn(chart, 0, 1)) others.add(each)
        })
      expect([...leads]).toEqual([lead])
      expect(games).toBeGreaterThanOrEqual(50)
      expect(others.size).toBe(3)
    },
  )

  test.each(formats.filter(({ about }) => about.whom !== 'teams'))(
    '$name ends although everything is drawn',
    (format) => {
      const everybody = Array.from({ length: 8 }, (_, who) => who)
      const all = everybody.flatMap((one) => everybody.slice(one + 1).map((other) => [one, other, 'draw'] as const))
      const simulator = supposing(
        format,
        fieldOf(8),
        ...all.map(([one, other, result]): [number, number, 'draw'] => [one, other, result]),
      )
      let games = 0
      simulator.run(0, (chart) => {
        for (const { games: played } of chart.board.matches.values())
          for (const { score } of played) {
            expect(score.result).toBe('1/2-1/2')
            games++
          }
      })
      expect(games).toBeGreaterThan(7)
    },
  )
})

describe('bridge', () => {
  test(`the supposed team wins every set of boards against the other (seed "${seed}")`, () => {
    for (const [first, second, result] of [
      [0, 15, 'second'],
      [15, 0, 'first'],
      [15, 0, 'second'],
    ] as const) {
      const simulator = supposing(bridgeKnockout, fieldOf(16, {}, 'teams'), [first, second, result])
      const sign = result === 'first' ? 1 : -1
      let sets = 0
      for (let run = 0; run < 100; run++)
        simulator.run(run, (chart) => {
          for (const lead of leadsIn(chart, first, second)) {
            expect(sign * lead).toBeGreaterThanOrEqual(1)
            sets++
          }
        })
      expect(sets).toBeGreaterThan(100)
    }
  })

  /** Boards that end so, one after the other and the last for good, between the seats 0 and 1. */
  class Fixed implements Model {
    readonly strengths = [1, 1]
    draws = 0
    private readonly sets: readonly Imps[]

    constructor(...sets: readonly Imps[]) {
      this.sets = sets
    }

    play(): Score {
      return scoreOf(this.sets[Math.min(this.draws++, this.sets.length - 1)] as Imps)
    }

    expected(): number {
      return 0.5
    }
  }

  const [one, two] = ['one', 'two'] as EntrantId[] as [EntrantId, EntrantId]
  const indexOf = new Map([one, two].map((id, who) => [id, who]))
  const match = { who: (seat: number) => seat, series: { results: 'numbers' } } as unknown as Match

  test.each`
    result      | white | imps       | draws
    ${'first'}  | ${0}  | ${[9, 8]}  | ${3}
    ${'first'}  | ${1}  | ${[4, 30]} | ${1}
    ${'second'} | ${0}  | ${[4, 30]} | ${1}
    ${'second'} | ${1}  | ${[9, 8]}  | ${3}
  `(
    '$result wins: boards are drawn again until it has, seat $white being named first',
    ({ result, white, imps, draws }) => {
      const model = new Fixed([4, 30], [7, 7], [9, 8])
      const supposed = new WhatIfModel(model, [{ first: one, second: two, result }], { field: { indexOf } } as never)
      expect(supposed.play(match, { number: 1, white, black: 1 - white, step: 'normal' }, new Chance()).result).toEqual(
        imps,
      )
      expect(model.draws).toBe(draws)
    },
  )

  test.each`
    result      | imps        | narrowly
    ${'first'}  | ${[4, 30]}  | ${[31, 30]}
    ${'first'}  | ${[12, 12]} | ${[13, 12]}
    ${'second'} | ${[30, 4]}  | ${[30, 31]}
  `('$result wins: $imps a hundred times is $narrowly in the end', ({ result, imps, narrowly }) => {
    const model = new Fixed(imps)
    const supposed = new WhatIfModel(model, [{ first: one, second: two, result }], { field: { indexOf } } as never)
    expect(supposed.play(match, { number: 1, white: 0, black: 1, step: 'normal' }, new Chance()).result).toEqual(
      narrowly,
    )
    expect(model.draws).toBe(100)
  })
})

test('what is expected is what would be without it: those who choose do not know', () => {
  const [supposed, plain] = [supposing(league, fieldOf(4), [3, 0, 'first']), supposing(league, fieldOf(4))]
  expect(supposed.model.expected(3, 0)).toBe(plain.model.expected(3, 0))
  expect(supposed.model.strengths).toEqual(plain.model.strengths)
})

test('somebody who has not entered is our mistake, never a silent nothing', () => {
  const { question } = unwrap(
    questionFor({
      format: league,
      entrants: fieldOf(4),
      seed,
      model: { kind: 'elo', suppose: [{ first: 'nobody' as EntrantId, second: 'e1' as EntrantId, result: 'draw' }] },
    }),
  )
  expect(simulatorOf(question, formats)).toEqual({ ok: false, refusal: { code: 'no-such-entrant', entrant: 'nobody' } })
})

test.each`
  kind       | suppose                                                                                         | isTaken
  ${'elo'}   | ${[{ first: 'a', second: 'b', result: 'draw' }]}                                                | ${true}
  ${'teams'} | ${[{ first: 'a', second: 'b', result: 'draw' }]}                                                | ${false}
  ${'teams'} | ${[{ first: 'a', second: 'b', result: 'second' }]}                                              | ${true}
  ${'elo'}   | ${[{ first: 'a', second: 'a', result: 'draw' }]}                                                | ${false}
  ${'elo'}   | ${[{ first: 'a', second: 'b', result: 'first' }, { first: 'b', second: 'a', result: 'first' }]} | ${false}
  ${'elo'}   | ${[{ first: 'a', second: 'b', result: 'first' }, { first: 'b', second: 'c', result: 'first' }]} | ${true}
  ${'elo'}   | ${[{ first: 'a', second: 'b', result: 'won' }]}                                                 | ${false}
`('$kind may suppose $suppose: $isTaken', ({ kind, suppose, isTaken }) => {
  expect(modelSpecSchema.safeParse({ kind, suppose }).success).toBe(isTaken)
})
