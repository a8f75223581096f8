/** How far a tournament has come: the round it is in and how many matches are decided. */
import type { Bulletin, RoundShown, StageShown } from './show.ts'

/** A round with its stage and the number it goes by there. */
export interface RoundAt {
  readonly stage: StageShown
  readonly round: RoundShown
  readonly number: number
}

export interface Progress {
  /** Counted in the stage being played, or in all brackets and in a cup with its match for third place; in its round alone while nobody knows how many will come. */
  readonly decided: number
  readonly matches: number
  /** How many rounds the stage has; not known while more may come. */
  readonly rounds: number | undefined
  /** The first round with something to play; none before the start and when all is decided. */
  readonly current: RoundAt | undefined
  /** The last round with something decided. */
  readonly last: RoundAt | undefined
  /** Every round with something to play: in a knockout the next may begin before this one ends. */
  readonly open: readonly RoundAt[]
}

export function progressOf({ stages, state }: Bulletin): Progress {
  const all = stages.flatMap((stage) => stage.rounds.map((round) => ({ stage, round, number: numberOf(round) })))
  const open = state === 'running' ? all.filter(({ round }) => has(round, 'open')) : []
  const last = all.findLast(({ round }) => has(round, 'decided'))
  const here = state === 'running' ? (open[0] ?? last) : undefined
  const matches = countedRounds(all, here).flatMap((round) => round.matches)
  return {
    decided: matches.filter((match) => match.state === 'decided').length,
    matches: matches.length,
    rounds: here?.stage.openEnded ? undefined : (here?.stage.rounds ?? all).length,
    current: open[0],
    last,
    open,
  }
}

const has = ({ matches }: RoundShown, state: 'open' | 'decided'): boolean =>
  matches.some((match) => match.state === state)

function countedRounds(all: readonly RoundAt[], here: RoundAt | undefined): readonly RoundShown[] {
  if (!here) return all.map(({ round }) => round)
  if (here.stage.bracket !== undefined || here.stage['pairs'] !== undefined) return all.map(({ round }) => round)
  return here.stage.openEnded ? [here.round] : here.stage.rounds
}

/** What `--round K` calls it: the phase where phases count. */
export const numberOf = ({ round, phase }: Pick<RoundShown, 'round' | 'phase'>): number => phase ?? round
