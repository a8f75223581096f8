/** The start: the order of the field, its divisions, and the first draw. */
import type { StartInForce } from '../facts/in-force.ts'
import type { Chart } from './chart.ts'
import { divided } from './divisions.ts'
import type { Who } from './slot.ts'

export function start(chart: Chart, fact: StartInForce, order: readonly Who[]): void {
  chart.started = fact
  chart.trail.remember(() => {
    chart.started = undefined
  })
  chart.field.start(order)
  fillSeeds(chart, fact, order)
  if (fact.corrections && fact.corrections.length > 0) drawPutRight(chart, fact)
  else chart.askAgain()
}

function fillSeeds({ field, board }: Chart, fact: StartInForce, order: readonly Who[]): void {
  field.divisions.become(divided(order, order.length, fact.brackets))
  for (const { letter, order: own } of field.divisions.all)
    own.forEach((who, i) => {
      board.fill(board.seed(i + 1, letter), who, fact.reason)
    })
}

/** Corrects the seats before absence is looked at. */
function drawPutRight(chart: Chart, fact: StartInForce): void {
  chart.board.withoutAbsence(() => {
    chart.askAgain()
    for (const kind of chart.format.facts ?? []) kind.putRight?.(chart, fact)
  })
  chart.consult()
}

/** Draws as much as possible for a field of this size without entrants. */
export function sketch(chart: Chart, size: number): void {
  const { field } = chart
  field.sketchedSize = size
  field.divisions.become(divided([], size, field.divisions.sizesFor(size)))
  chart.askAgain()
}
