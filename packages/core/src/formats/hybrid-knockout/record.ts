/** Somebody's record in the qualification, in words and as facts. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { factsDeciding } from '../../why/decided.ts'
import { plural } from '../../words/sentence.ts'
import type { Count } from './counts.ts'
import { isPlayoff } from './race.ts'
import { pointsInWords } from './words.ts'

/** Every count that a result can change is in these words. */
export function recordOf({ halfPoints, played, wins, draws, losses, unplayed, absences }: Count): string {
  const results = [plural(wins, 'win'), plural(draws, 'draw'), plural(losses, 'loss', 'losses')]
  const without = unplayed > 0 ? [`${unplayed} of them without play`] : []
  const missed = absences > 0 ? [`${absences} missed by both`] : []
  const record = [...results, ...without, ...missed].join(', ')
  return `${pointsInWords(halfPoints)} from ${plural(played, 'match', 'matches')} (${record})`
}

/** The results of the regular phases it is made of. */
export function factsOfShare(chart: Chart, who: Who): Seq[] {
  return [...new Set([...chart.matchesOf(who)].filter(isCounted).flatMap(factsDeciding))]
}

const isCounted = ({ round }: Match): boolean => round.stage.id === 'qualification' && !isPlayoff(round)
