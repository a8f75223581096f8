/** The rounds there are papers for, and the one that is meant. */
import { type MatchShown, numberOf, progressOf, type RoundShown, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { said } from '../../words/said.ts'

export interface RoundToPrint {
  /** As the address names it: its number, with its stage before it where two have the same. */
  readonly key: string
  readonly stage: Message
  readonly round: RoundShown
}

/** `live.look(roundsIn)`: those in which somebody is known to play. */
export function roundsIn(tournament: Tournament): readonly RoundToPrint[] {
  const all = show(tournament).stages.flatMap((stage) =>
    stage.rounds.map((round) => ({ stage, round, number: String(numberOf(round)) })),
  )
  return all
    .filter(({ round }) => round.matches.some(isSeated))
    .map(({ stage, round, number }) => {
      const isAlone = all.filter((other) => other.number === number).length === 1
      return { key: isAlone ? number : `${stage.id}-${number}`, stage: stage.name, round }
    })
}

const isSeated = ({ seats }: MatchShown): boolean => seats.every(({ entrant }) => entrant !== undefined)

/** The round asked for, or else the one being played, or else the last one. */
export function roundMeant(tournament: Tournament, asked: string | null): RoundToPrint | undefined {
  const rounds = roundsIn(tournament)
  const named = rounds.find(({ key }) => key === asked) ?? rounds.find(({ key }) => key.endsWith(`-${asked}`))
  if (named) return named
  const { current, last } = progressOf(show(tournament))
  const now = current ?? last
  const isNow = ({ stage, round }: RoundToPrint) =>
    now !== undefined && said(stage) === said(now.stage.name) && numberOf(round) === now.number
  return rounds.find(isNow) ?? rounds.at(-1)
}
