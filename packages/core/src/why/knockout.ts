/** How far somebody came in a knockout, and who sits in a match, in words with the facts behind it. */
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { nameOf } from '../chart/names.ts'
import { isSomebody, type Slot, UNKNOWN, type Who } from '../chart/slot.ts'
import type { Seq } from '../facts/ids.ts'
import { decisionInWords, factsDeciding, scoresOf } from './decided.ts'

export interface Share {
  readonly words: string
  readonly facts: readonly Seq[]
}

/** "went out in round 2 (Semifinals), match 5 against Ann: Ann won (1-0, score)". */
export function knockoutShare(chart: Chart, stage: string, who: Who): Share {
  const matches = [...chart.matchesOf(who)].filter(({ round }) => round.stage.id === stage)
  const last = matches.findLast(({ outcome }) => outcome)
  if (!last) return { words: 'is in the knockout and has not played there yet', facts: [] }
  const { round, winnerNow } = last
  const facts = factsDeciding(last)
  const decision = decisionInWords(chart, last).replace(/\.$/, '')
  const place = `round ${round.number} (${round.name})`
  const opponent = against(chart, last, who)
  return winnerNow === who
    ? { words: `won match ${last.id} of ${place}${opponent} and has not lost: ${decision}`, facts }
    : { words: `went out in ${place}, match ${last.id}${opponent}: ${decision}`, facts }
}

/** " against Ann"; nothing where nobody was there. */
export function against(chart: Chart, { seats }: Match, who: Who): string {
  const other = seats.find((slot) => slot.who !== who)
  return other && isSomebody(other.who) ? ` against ${nameOf(chart, other.who)}` : ''
}

/** "seed 3, Ann", "Ann, who won match 4 (1-0)", "the winner of match 4". */
export function seatInWords(chart: Chart, { label, who }: Slot): string {
  const name = nameOf(chart, who)
  if (label.from === 'seed') return who === UNKNOWN ? `seed ${label.seed}` : `seed ${label.seed}, ${name}`
  const source = label.from === 'winner' || label.from === 'loser' ? chart.matches.get(label.of) : undefined
  if (!source) return name
  const role = label.from === 'loser' ? 'loser' : 'winner'
  if (who === UNKNOWN) return `the ${role} of match ${source.id}`
  const scores = scoresOf(source.games)
  return who < 0
    ? `nobody (match ${source.id} has no ${role})`
    : `${name}, ${role} of match ${source.id} (${scores || source.outcome?.by})`
}

/** What put somebody into a seat. */
export function factsBehind(chart: Chart, { label }: Slot): readonly Seq[] {
  if (label.from === 'winner' || label.from === 'loser') return factsDeciding(chart.matches.get(label.of) as Match)
  if (label.from !== 'seed') return []
  const told = label.of === undefined ? chart.started : chart.told.seeds(label.of)
  return told ? [told.seq] : []
}
