/** The shape of a tournament on a page: a line a round, by numbers in the list. */
import { type Outline, plural, type RoundOutline, type SeatShown } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { flowed, parts } from './prose.ts'
import { seatName } from './round.ts'
import { padded, textWidth } from './text-width.ts'

export function outlinePage({ entrants, games, stages }: Outline, title: string, paper: Paper): string {
  const rounds = stages.flatMap((stage) => stage.rounds)
  const widest = Math.max(...rounds.flatMap(({ matches }) => matches.map((match) => textWidth(pairOf(match)))))
  const word = rounds.some(({ phase }) => phase !== undefined) ? 'phase' : 'round'
  const heading = `${paper.strong(`${title} for ${entrants}`)}: ${plural(rounds.length, word)}, ${gamesWords(games)}`
  return parts(
    heading,
    ...stages.map((stage) => [
      ...(stages.length > 1 ? [paper.strong(stage.name)] : []),
      ...stage.rounds.map((round) => roundLine(round, widest, paper)),
    ]),
    paper.pencil('Numbers are places in the list of entrants; the first one has White.'),
  )
}

function gamesWords({ min, max }: Outline['games']): string {
  if (max === null) return `at least ${plural(min, 'game')}`
  return min === max ? plural(min, 'game') : `${min} to ${max} games`
}

function roundLine({ name, matches, byes }: RoundOutline, widest: number, paper: Paper): string {
  const pairs = matches.map((match) => padded(pairOf(match), widest))
  const free = byes.map((each) => `bye ${seat(each)}`)
  return flowed(`  ${name.padEnd(9)}  `, [...pairs, ...free], paper.width)
}

const pairOf = ({ match, seats }: RoundOutline['matches'][number]): string => `${match}: ${seats.map(seat).join('–')}`

/** A place in the list is its number alone. */
const seat = (each: SeatShown): string => (each.seed === undefined ? seatName(each) : String(each.seed))
