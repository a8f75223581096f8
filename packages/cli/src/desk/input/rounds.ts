/** Rounds by number and stages by name. */
import { type Bulletin, numberOf } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Options } from '../../command-line/command.ts'
import { refused, type Stop } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'

export const ofStage = {
  stage: { value: 'NAME', about: message('cli-desk-option-stage') },
} as const satisfies Options

/** Ends the command if there is no such stage. */
export function needStage(stage: string | undefined, { stages }: Bulletin): void {
  if (stage === undefined || stages.some(({ id }) => id === stage)) return
  throw refused('no-such-stage', noStage(stage, stages), { stages: stages.map(({ id }) => id) })
}

function noStage(stage: string, stages: Bulletin['stages']): Message {
  if (stages.length === 0) return message('cli-desk-nothing-drawn')
  return message('cli-desk-no-stage', { stage: { text: stage }, stages: stages.map(({ id }) => ({ text: id })) })
}

/** Ends the command if nothing of this number is there. */
export function needRound(round: number, shown: Bulletin, whole: Bulletin): void {
  if (shown.stages.every(({ rounds }) => rounds.length === 0)) throw noSuchRound(round, whole)
}

function noSuchRound(round: number, { stages }: Bulletin): Stop {
  const known = stages.filter(({ rounds }) => rounds.length > 0)
  const ranges = known.map((stage) => rangeOf(stage, known.length > 1))
  const says = ranges.length === 0 ? message('cli-desk-nothing-drawn') : message('cli-desk-no-round', { round, ranges })
  return refused('no-such-round', says)
}

function rangeOf({ id, rounds }: Bulletin['stages'][number], isOneOfSeveral: boolean): Message {
  const numbers = rounds.map(numberOf)
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) }
  return isOneOfSeveral
    ? message('cli-desk-rounds-of', { ...range, stage: { text: id } })
    : message('cli-desk-rounds', range)
}
