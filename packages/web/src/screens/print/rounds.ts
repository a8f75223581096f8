/** The rounds that can be printed, and the selected one. */
import { type BulletinMatch, type BulletinRound, numberOf, progressOf, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../../words/message-text.ts'

export interface RoundToPrint {
  /** As in the address: its number, prefixed with its stage if two rounds have the same number. */
  readonly key: string
  readonly stage: Message
  readonly round: BulletinRound
}

/** `live.look(printableRounds)`: rounds with at least one known player. */
export function printableRounds(tournament: Tournament): readonly RoundToPrint[] {
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

const isSeated = ({ seats }: BulletinMatch): boolean => seats.every(({ entrant }) => entrant !== undefined)

/** The round in the address, else the one in play, else the last. */
export function roundFrom(tournament: Tournament, asked: string | null): RoundToPrint | undefined {
  const rounds = printableRounds(tournament)
  const named = rounds.find(({ key }) => key === asked) ?? rounds.find(({ key }) => key.endsWith(`-${asked}`))
  if (named) return named
  const { current, last } = progressOf(show(tournament))
  const now = current ?? last
  const isNow = ({ stage, round }: RoundToPrint) =>
    now !== undefined && textOf(stage) === textOf(now.stage.name) && numberOf(round) === now.number
  return rounds.find(isNow) ?? rounds.at(-1)
}
