/** One entrant's path through a bracket: matches played and matches that can still come. */
import type { BulletinBracket, BulletinMatch, SeatOutline } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { BracketPlace } from './bracket-part.ts'

export interface PathStep extends BracketPlace {
  readonly match: BulletinMatch
  readonly round: Message
  /** True if the entrant sits there or can still reach the seat. */
  readonly is: 'there' | 'possible'
}

export function pathOf(bracket: BulletinBracket, name: string): readonly PathStep[] {
  return bracket.drawnAs === 'tree' ? pathInTree(bracket, name) : pathInColumns(bracket, name)
}

const sits = ({ seats }: BulletinMatch, name: string): boolean => seats.some(({ entrant }) => entrant === name)

/** The place halves from round to round, until somebody else advances. */
function pathInTree({ rounds }: BulletinBracket, name: string): PathStep[] {
  const start = rounds.findIndex(({ matches }) => matches.some((match) => sits(match, name)))
  const first = rounds[start]?.matches.findIndex((match) => sits(match, name)) ?? -1
  const steps: PathStep[] = []
  for (let level = start; first >= 0 && level < rounds.length; level++) {
    const index = first >> (level - start)
    const round = rounds[level]
    const match = round?.matches[index]
    if (!match) break
    steps.push({ level, index, match, round: round.name, is: sits(match, name) ? 'there' : 'possible' })
    if (isOut(match, name)) break
  }
  return steps
}

function pathInColumns({ rounds }: BulletinBracket, name: string): PathStep[] {
  return rounds.flatMap(({ matches, name: round }, level) =>
    matches.flatMap((match, index): PathStep[] =>
      sits(match, name) ? [{ level, index, match, round, is: 'there' }] : [],
    ),
  )
}

export const isOut = (match: BulletinMatch, name: string): boolean =>
  match.state === 'decided' && !(match.advancing ?? []).includes(name) && match.winner !== name

/** Slots the followed entrant can still fill. */
export function slotsOnPath(steps: readonly PathStep[]): (seat: SeatOutline) => boolean {
  const matches = new Set<string>(steps.map(({ match }) => match.match))
  return ({ entrant, winnerOf }) => entrant === undefined && winnerOf !== undefined && matches.has(winnerOf)
}

/** The match in play or waited for; otherwise the last. */
export const currentOf = (steps: readonly PathStep[]): PathStep | undefined =>
  steps.find(({ match }) => match.state !== 'decided') ?? steps.at(-1)

/** Entrants who can still win a match. */
export const couldCome = ({ seats }: BulletinMatch): string[] =>
  seats.flatMap(({ entrant }) => (entrant === undefined ? [] : [entrant]))
