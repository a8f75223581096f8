/** Chess960 start positions (HYB-8): one shuffle of 0 … 959, first for the phases, then for the rounds of the knockout. */
import { at } from '../../lists/at.ts'
import type { RecordedOf } from '../facts.ts'
import { about, type Finding } from '../finding.ts'
import { drawnByLot } from '../lot.ts'
import { message } from '../words/messages.ts'

const positions = Array.from({ length: 960 }, (_, i) => i)

export class StartPositions {
  private readonly dice: string
  private shuffle: readonly number[] | undefined

  constructor(dice: string) {
    this.dice = dice
  }

  /** The start position of phase k. */
  of(phase: number): number {
    this.shuffle ??= drawnByLot(positions, this.dice, 'chess960')
    return at(this.shuffle, (phase - 1) % positions.length)
  }

  /** Start positions of a knockout, given its places and the phases before it. */
  after(phases: number, places: number): number[] {
    return Array.from({ length: Math.log2(places) }, (_, i) => this.of(phases + i + 1))
  }
}

/** HYB-8: the knockout's start positions are published with the seeds, in a pure knockout with the start. */
export function problemWithStarts(
  fact: RecordedOf<'seeds-published'> | RecordedOf<'tournament-started'>,
  due: readonly number[],
): Finding | undefined {
  const { starts = [] } = fact
  if (starts.length !== due.length)
    return about(fact, 'HYB-8', message('found-starts-count', { count: starts.length, due: due.length }))
  const wrong = starts.findIndex((start, i) => start !== due[i])
  if (wrong < 0) return undefined
  const [right, start] = [at(due, wrong), at(starts, wrong)]
  return about(fact, 'HYB-8', message('found-starts', { number: wrong + 1, due: right, start }))
}
