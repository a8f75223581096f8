/** What players must know before they start a game: the step of the ladder, the clocks, the start position. */
import { startRank } from '../position/chess960.ts'
import type { Clock, Clocks } from '../series/clock.ts'
import type { NextShown } from './next.ts'

type Conditions = Pick<NextShown, 'step' | 'attempt' | 'clock' | 'pair' | 'opening' | 'blackTime'>

/** "10 min"; "sudden death, attempt 3: 1:15 min"; "Armageddon: White 5 min, Black 4 min, a draw counts for Black". */
export function conditionsOf({ step, attempt, clock, pair, opening, blackTime }: Conditions): string {
  const clocks = [
    ...(clock ? [clocksInWords(clock)] : []),
    ...(blackTime === undefined ? [] : [`Black has ${Math.round(100 * blackTime)} % of the time`]),
    ...pairInWords(pair, opening),
  ]
  const told = step === 'armageddon' ? [...clocks, 'a draw counts for Black'] : clocks
  return [...stepInWords(step, attempt), ...(told.length > 0 ? [told.join(', ')] : [])].join(': ')
}

/** "pair 2 from opening 17". */
function pairInWords(pair: number | undefined, opening: number | undefined): string[] {
  if (pair === undefined) return []
  return [opening === undefined ? `pair ${pair}` : `pair ${pair} from opening ${opening}`]
}

/** The same where there is little room: "sudden death 3: 1:15 min", "Armageddon: 5 min v 4 min". */
export function briefConditions({ step, attempt, clock }: Conditions): string {
  const name = step === 'sudden-death' ? [`sudden death ${attempt}`] : stepInWords(step, attempt)
  const clocks = clock ? [[...new Set([clockInWords(clock.white), clockInWords(clock.black)])].join(' v ')] : []
  return [...name, ...clocks].join(': ')
}

/** A normal game needs no word. */
function stepInWords(step: NextShown['step'], attempt: number | undefined): string[] {
  switch (step) {
    case 'normal':
      return []
    case 'sudden-death':
      return [`sudden death, attempt ${attempt}`]
    case 'armageddon':
      return ['Armageddon']
    case 'tiebreak':
      return ['tiebreak']
    case 'extra-boards':
      return ['extra boards']
    default:
      return step satisfies never
  }
}

/** "10 min" for both, or each side's. */
function clocksInWords({ white, black }: Clocks): string {
  const [first, second] = [clockInWords(white), clockInWords(black)]
  return first === second ? first : `White ${first}, Black ${second}`
}

/** "5 min + 3 s a move + 10 min after move 40". */
function clockInWords({ base, increment, bonus40 }: Clock): string {
  const more = [
    ...(increment > 0 ? [`${durationInWords(increment)} a move`] : []),
    ...(bonus40 > 0 ? [`${durationInWords(bonus40)} after move 40`] : []),
  ]
  return [durationInWords(base), ...more].join(' + ')
}

/** "10 min", "2:30 min", "37.5 s". */
function durationInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const rest = seconds % 60
  const minutes = Math.floor(seconds / 60)
  return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')} min`
}

/** "Chess960 no. 518, RNBQKBNR". */
export const startInWords = (start: number): string => `Chess960 no. ${start}, ${startRank(start)}`
