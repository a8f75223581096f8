/** Tick marks on the slider: the first result of each round, as far apart as their labels need. */
import { type BulletinRound, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../../words/message-text.ts'

export interface RoundTick {
  readonly seq: number
  readonly label: string
}

/** `live.look(ticksIn)`. */
export function ticksIn(tournament: Tournament): RoundTick[] {
  const { log } = tournament
  const roundOf = roundsByMatch(tournament)
  const told = new Set<string>()
  const ticks: RoundTick[] = []
  for (const fact of log) {
    if (fact.type !== 'game-finished' && fact.type !== 'ruling-made') continue
    const label = roundOf.get(fact.match)
    if (label === undefined || told.has(label)) continue
    told.add(label)
    ticks.push({ seq: fact.seq, label })
  }
  return apart(ticks, log.length)
}

function roundsByMatch(tournament: Tournament): Map<string, string> {
  const rounds = show(tournament).stages.flatMap((stage) => stage.rounds)
  return new Map(rounds.flatMap((round) => round.matches.map(({ match }) => [match, labelOf(round)] as const)))
}

/** "7" if phases count, otherwise the round's name. */
const labelOf = ({ phase, name }: BulletinRound): string => (phase === undefined ? textOf(name) : String(phase))

/** Approximate width of a letter, as a share of the slider. */
const letter = 1 / 100

function apart(ticks: readonly RoundTick[], length: number): RoundTick[] {
  let free = 0
  return ticks.filter(({ seq, label }) => {
    if (seq < free) return false
    free = seq + length * letter * (label.length + 1.5)
    return true
  })
}
