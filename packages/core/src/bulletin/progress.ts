/** How far a tournament has come: the round it is in and how many matches are decided. */
import type { Bulletin, RoundShown, StageShown } from './show.ts'

export interface Progress {
  readonly decided: number
  readonly matches: number
  readonly rounds: number
  /** The first round with something to play; none before the start and when all is decided. */
  readonly current: { readonly stage: StageShown; readonly round: RoundShown; readonly number: number } | undefined
}

export function progressOf({ stages, state }: Bulletin): Progress {
  const rounds = stages.flatMap((stage) => stage.rounds.map((round) => ({ stage, round, number: numberOf(round) })))
  const matches = rounds.flatMap(({ round }) => round.matches)
  const isOpen = ({ round }: { round: RoundShown }) => round.matches.some((match) => match.state === 'open')
  return {
    decided: matches.filter((match) => match.state === 'decided').length,
    matches: matches.length,
    rounds: rounds.length,
    current: state === 'running' ? rounds.find(isOpen) : undefined,
  }
}

/** What `--round K` calls it: the phase where phases count. */
export const numberOf = ({ round, phase }: Pick<RoundShown, 'round' | 'phase'>): number => phase ?? round
