/** The rounds of a stage: drawn rounds, and rounds to be paired later. */

import type { AnnouncedRound, Stage } from '../stage.ts'
import type { Round } from './round.ts'

/** Announced rounds that are not paired yet. */
export const roundsToCome = (stage: Stage): readonly AnnouncedRound[] =>
  stage.announced.filter(({ number }) => !stage.find(number))

/** Maps all rounds in order, drawn rounds and rounds to come. */
export function roundsOf<Each>(
  stage: Stage,
  drawn: (round: Round) => Each,
  toCome: (round: AnnouncedRound) => Each,
): readonly Each[] {
  const all = [
    ...stage.rounds.map((round) => ({ number: round.number, made: drawn(round) })),
    ...roundsToCome(stage).map((round) => ({ number: round.number, made: toCome(round) })),
  ]
  return all.sort((a, b) => a.number - b.number).map(({ made }) => made)
}

/** The number of a round, as a phase in a league. */
export const counted = ({ counts }: Stage, number: number): { round: number; phase?: number } =>
  counts === 'phase' ? { round: 1, phase: number } : { round: number }
