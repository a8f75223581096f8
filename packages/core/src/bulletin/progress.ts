/** The progress of a tournament: its current round and the number of decided matches. */
import type { Bulletin, BulletinRound, BulletinStage } from './show.ts'

/** A round with its stage and its number in it. */
export interface RoundAt {
  readonly stage: BulletinStage
  readonly round: BulletinRound
  readonly number: number
}

export interface Progress {
  /** Counts the current stage; all brackets if there are several; a cup with its match for third place; only the current round if the stage is open-ended. */
  readonly decided: number
  readonly matches: number
  /** Number of rounds in the stage; missing if open-ended. */
  readonly rounds: number | undefined
  /** The first round with a match to play; missing before the start and after the end. */
  readonly current: RoundAt | undefined
  /** The last round with a decided match. */
  readonly last: RoundAt | undefined
  /** Every round with a match to play: in a knockout the next round may begin before this one ends. */
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

const has = ({ matches }: BulletinRound, state: 'open' | 'decided'): boolean =>
  matches.some((match) => match.state === state)

function countedRounds(all: readonly RoundAt[], here: RoundAt | undefined): readonly BulletinRound[] {
  if (!here) return all.map(({ round }) => round)
  if (here.stage.bracket !== undefined || here.stage['pairs'] !== undefined) return all.map(({ round }) => round)
  return here.stage.openEnded ? [here.round] : here.stage.rounds
}

/** The number for `--round K`: the phase in formats with phases. */
export const numberOf = ({ round, phase }: Pick<BulletinRound, 'round' | 'phase'>): number => phase ?? round
