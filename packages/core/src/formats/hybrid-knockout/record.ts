/** A player's record in the qualification, as a message and as facts. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import type { Message } from '../../message/message.ts'
import { factsDeciding } from '../why/decision.ts'
import type { Count } from './counts.ts'
import { isPlayoff } from './race/race.ts'
import { pointsSaid } from './says.ts'
import { message } from './words/messages.ts'

/** Names every count that a result can change. */
export function recordOf({ halfPoints, played, wins, draws, losses, unplayed, absences }: Count): Message {
  const results = [
    message('hybrid-wins', { count: wins }),
    message('hybrid-draws', { count: draws }),
    message('hybrid-losses', { count: losses }),
    ...(unplayed > 0 ? [message('hybrid-unplayed', { count: unplayed })] : []),
    ...(absences > 0 ? [message('hybrid-missed', { count: absences })] : []),
  ]
  return message('hybrid-record', { points: pointsSaid(halfPoints), played, results })
}

/** The results of the player's regular phases. */
export function factsOfShare(chart: Chart, who: Who): Seq[] {
  return [...new Set([...chart.board.matchesOf(who)].filter(isCounted).flatMap(factsDeciding))]
}

const isCounted = ({ round }: Match): boolean => round.stage.id === 'qualification' && !isPlayoff(round)
