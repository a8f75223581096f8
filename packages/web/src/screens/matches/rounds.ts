/** The rounds of a tournament, open ones first, then the newest. */
import { type BulletinMatch, type BulletinRound, type BulletinStage, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'

export interface RoundEntry {
  readonly key: string
  readonly stage: BulletinStage
  readonly round: BulletinRound
  readonly decided: number
  readonly isOpen: boolean
}

/** `live.look(roundsByState)`. */
export function roundsByState(tournament: Tournament): readonly RoundEntry[] {
  const all = show(tournament).stages.flatMap((stage) => stage.rounds.map((round) => entriesOf(stage, round)))
  const isLater = ({ round, isOpen, decided }: RoundEntry) => !isOpen && decided < round.matches.length
  const open = all.filter(({ isOpen }) => isOpen).toReversed()
  const over = all.filter((each) => !each.isOpen && !isLater(each)).toReversed()
  return [...open, ...all.filter(isLater), ...over]
}

function entriesOf(stage: BulletinStage, round: BulletinRound): RoundEntry {
  return {
    key: `${stage.id} ${round.phase ?? round.round}`,
    stage,
    round,
    decided: round.matches.filter(({ state }) => state === 'decided').length,
    isOpen: round.matches.some(({ state }) => state === 'open'),
  }
}

/** When its last game ended. */
export const endOf = ({ games }: BulletinMatch): string | undefined => games.at(-1)?.finishedAt

/** White first if one colour was played; otherwise in the order of the seats. */
export function seatsInOrder({ seats, games, next }: BulletinMatch): BulletinMatch['seats'] {
  const game = next?.[0] ?? (games.length === 1 ? games[0] : undefined)
  return game && seats[1]?.entrant !== undefined && seats[1].entrant === game.white ? seats.toReversed() : seats
}
