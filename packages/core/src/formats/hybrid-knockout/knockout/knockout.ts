/** The knockout: first against last in every round, matches numbered through, rounds counted from 2 (HYB-S15 to HYB-17). */

import type { Chart } from '../../../chart/chart.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { roundOf, stageCalled } from '../../../chart/rounds/round-name.ts'
import type { Slot } from '../../../chart/slot.ts'
import type { Stage } from '../../../chart/stage.ts'
import type { Seed } from '../../../ids/ids.ts'
import { at } from '../../../lists/at.ts'
import type { Series } from '../../../series/series.ts'
import type { HybridOptions } from '../options.ts'

export const firstRound = 2

export interface Knockout {
  readonly size: number
  seed(k: Seed): Slot
  readonly series: Series
  readonly options: HybridOptions
  /** Start positions of its rounds, once they are drawn. */
  starts(): readonly number[] | undefined
}

export function drawKnockout(chart: Chart, knockout: Knockout): void {
  const stage = chart.board.stage('knockout', { name: stageCalled('knockout') })
  if (stage.rounds.length > 0) return
  let last: Round | undefined
  for (let number = firstRound, left = knockout.size; left > 1; number++, left /= 2)
    last = drawRound(stage, knockout, number, left, last)
  const final = last?.matches[0]
  if (final) chart.champion = final.winner
}

function drawRound(stage: Stage, knockout: Knockout, number: number, left: number, before: Round | undefined): Round {
  const { series } = knockout
  const spec = { name: roundOf(left), start: () => knockout.starts()?.[number - firstRound] }
  return stage.round(number, spec, (round) => {
    for (let i = 0; i < left / 2; i++) {
      const seats = before ? winnersOf(before, i, knockout, number) : [knockout.seed(left - i), knockout.seed(i + 1)]
      round.match({ seats, series, advance: 1 })
    }
  })
}

function winnersOf({ matches }: Round, i: number, { options }: Knockout, number: number): Slot[] {
  const earlier = at(matches, i).winner
  const later = at(matches, matches.length - 1 - i).winner
  return isEarlierFirst(options.player1, number) ? [earlier, later] : [later, earlier]
}

/** HYB-17: the text says the earlier match; the printed example does so in round 3 only. The example wins. */
export const isEarlierFirst = (player1: HybridOptions['player1'], round: number): boolean =>
  player1 === 'first' || round === firstRound + 1
