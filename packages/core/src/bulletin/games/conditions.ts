/** The conditions of a game: step of the ladder, clocks, start position. */
import type { Message } from '../../message/message.ts'
import { startRank } from '../../position/chess960.ts'
import type { Clock, Clocks } from '../../series/clock.ts'
import type { NextGame } from '../next.ts'
import { message } from '../words/messages.ts'

type Conditions = Pick<NextGame, 'step' | 'attempt' | 'clock' | 'pair' | 'opening' | 'blackTime'>

/** "10 min"; "sudden death, attempt 3: 1:15 min"; "Armageddon: White 5 min, Black 4 min, a draw counts for Black"; or nothing. */
export function conditionsOf({ step, attempt, clock, pair, opening, blackTime }: Conditions): Message | undefined {
  const parts = [
    ...(clock ? [clocksSaid(clock)] : []),
    ...(blackTime === undefined ? [] : [message('conditions-black-share', { share: { percent: blackTime } })]),
    ...pairSaid(pair, opening),
    ...(step === 'armageddon' ? [message('conditions-draw-for-black')] : []),
  ]
  return withStep(stepSaid(step, attempt), parts)
}

function withStep(step: Message | undefined, told: readonly Message[]): Message | undefined {
  const [first, ...others] = told
  if (!first) return step
  const conditions = others.reduce((all, second) => message('conditions-and', { first: all, second }), first)
  return step ? message('conditions-step', { step, conditions }) : conditions
}

/** "pair 2 from opening 17". */
function pairSaid(pair: number | undefined, opening: number | undefined): Message[] {
  if (pair === undefined) return []
  return [
    opening === undefined
      ? message('conditions-pair', { pair })
      : message('conditions-pair-opening', { pair, opening }),
  ]
}

/** The short form: "sudden death 3: 1:15 min", "Armageddon: 5 min v 4 min". */
export function briefConditions({ step, attempt = 1, clock }: Conditions): Message | undefined {
  const name = step === 'sudden-death' ? message('conditions-sudden-death-brief', { attempt }) : stepSaid(step, attempt)
  return withStep(name, clock ? [clocksSaid(clock, 'brief')] : [])
}

/** Empty for a normal game. */
function stepSaid(step: NextGame['step'], attempt = 1): Message | undefined {
  switch (step) {
    case 'normal':
      return undefined
    case 'sudden-death':
      return message('conditions-sudden-death', { attempt })
    case 'armageddon':
      return message('conditions-armageddon')
    case 'tiebreak':
      return message('conditions-tiebreak')
    case 'extra-boards':
      return message('conditions-extra-boards')
    default:
      return step satisfies never
  }
}

/** "10 min" for both, or the time of each side. */
function clocksSaid({ white, black }: Clocks, room: 'enough' | 'brief' = 'enough'): Message {
  if (isSame(white, black)) return clockSaid(white)
  const sides = { white: clockSaid(white), black: clockSaid(black) }
  return room === 'brief' ? message('conditions-clocks-brief', sides) : message('conditions-clocks', sides)
}

const isSame = (one: Clock, other: Clock): boolean =>
  one.base === other.base && one.increment === other.increment && one.bonus40 === other.bonus40

/** "5 min + 3 s a move + 10 min after move 40". */
function clockSaid({ base, increment, bonus40 }: Clock): Message {
  const more = [
    ...(increment > 0 ? [message('conditions-a-move', { time: durationSaid(increment) })] : []),
    ...(bonus40 > 0 ? [message('conditions-after-40', { time: durationSaid(bonus40) })] : []),
  ]
  return more.reduce((first, second) => message('conditions-clock-plus', { first, second }), durationSaid(base))
}

/** "10 min", "2:30 min", "37.5 s". */
function durationSaid(seconds: number): Message {
  if (seconds < 60) return message('conditions-seconds', { seconds: { number: seconds } })
  const rest = seconds % 60
  const minutes = Math.floor(seconds / 60)
  if (rest === 0) return message('conditions-minutes', { minutes })
  return message('conditions-minutes-seconds', { time: { text: `${minutes}:${String(rest).padStart(2, '0')}` } })
}

/** "Chess960 no. 518, RNBQKBNR". */
export const startSaid = (start: number): Message =>
  message('conditions-chess960', { number: { text: String(start) }, rank: { text: startRank(start) } })
