/** Rounds by number and stages by name. */
import { type Bulletin, listed, numberOf } from '@arbiter/core'
import type { Options } from '../command-line/command.ts'
import { refused, type Stop } from '../command-line/stop.ts'

export const ofStage = {
  stage: { value: 'NAME', about: 'Only this stage, such as qualification or knockout' },
} as const satisfies Options

/** Ends the command if there is no such stage. */
export function needStage(stage: string | undefined, { stages }: Bulletin): void {
  if (stage === undefined || stages.some(({ id }) => id === stage)) return
  const names = stages.map(({ id }) => id)
  const message =
    names.length === 0
      ? 'Nothing is drawn yet: start the tournament first.'
      : `There is no stage "${stage}" here. Say ${names.join(' or ')}.`
  throw refused('no-such-stage', message, { stages: names })
}

/** Ends the command if nothing of this number is there. */
export function needRound(round: number, shown: Bulletin, whole: Bulletin): void {
  if (shown.stages.every(({ rounds }) => rounds.length === 0)) throw noSuchRound(round, whole)
}

function noSuchRound(round: number, { stages }: Bulletin): Stop {
  const known = stages.filter(({ rounds }) => rounds.length > 0)
  const ranges = known.map(({ id, rounds }) => {
    const numbers = rounds.map(numberOf)
    const range = `from ${Math.min(...numbers)} to ${Math.max(...numbers)}`
    return known.length > 1 ? `${range} in the ${id}` : range
  })
  const message =
    ranges.length === 0
      ? 'Nothing is drawn yet: start the tournament first.'
      : `There is no round ${round}: they count ${listed(ranges)}.`
  return refused('no-such-round', message)
}
