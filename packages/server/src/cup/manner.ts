/** How the games of an engine cup are played, as a director's plan says it. */

import type { CupPlan, CupRefusal } from '@arbiter/api/shapes'
import type { Message } from '@arbiter/core/messages'
import { type CupConfig, type GameRules, type Limit, parseLimit } from '@arbiter/engines'
import { message } from './words/messages.ts'

export type Manner = Pick<CupConfig, 'limit' | 'rules' | 'policies'>

export function mannerOf(plan: CupPlan): Manner | CupRefusal {
  const limit = limitIn(plan.timeControl)
  if ('problem' in limit) return { code: 'bad-plan', field: 'timeControl', problem: limit.problem }
  const { walkoverAfter, maxCrashesPerMatch } = plan
  return {
    limit,
    rules: rulesOf(plan.adjudication),
    policies: {
      ...(walkoverAfter === undefined ? {} : { walkoverAfter }),
      ...(maxCrashesPerMatch === undefined ? {} : { maxCrashesPerMatch }),
    },
  }
}

/** The longest time a game may take on a shared server. */
const longestHours = 24
const longestMs = longestHours * 3600 * 1000

export function limitIn(text: string): Limit | { readonly problem: Message } {
  const limit = parseLimit(text)
  if ('problem' in limit) return limit
  const { clock = [], movetimeMs = 0, hangMs = 0, marginMs = 0 } = limit
  const times = [movetimeMs, hangMs, marginMs, ...clock.flatMap(({ baseMs, incrementMs }) => [baseMs, incrementMs])]
  return Math.max(...times) > longestMs ? { problem: message('cup-play-too-long', { hours: longestHours }) } : limit
}

function rulesOf({ drawOption, winOption, maxMoves }: CupPlan['adjudication']): GameRules {
  return {
    ...(drawOption ? { draw: drawRule(drawOption) } : {}),
    ...(winOption ? { resign: resignRule(winOption) } : {}),
    ...(maxMoves === undefined ? {} : { maximumMoves: maxMoves }),
  }
}

type Adjudication = CupPlan['adjudication']

const drawRule = ({ drawMoveLength, maxDrawScore, minDrawMove }: NonNullable<Adjudication['drawOption']>) => ({
  fromMove: minDrawMove,
  moves: drawMoveLength,
  centipawns: Math.round(maxDrawScore * 100),
})

const resignRule = ({ winMoveLength, minWinScore, bothAgree }: NonNullable<Adjudication['winOption']>) => ({
  moves: winMoveLength,
  centipawns: Math.round(minWinScore * 100),
  bothAgree,
})
