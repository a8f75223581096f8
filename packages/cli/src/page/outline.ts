/** The shape of a tournament on a page: a line a round, by numbers in the list or by seeds. */
import { type Outline, plural, type RoundOutline, type SeatShown } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { flowed, parts, wrapped } from './prose.ts'
import { seatName } from './seat.ts'
import { padded, textWidth } from './text-width.ts'

type StageOutline = Outline['stages'][number]

export function outlinePage({ entrants, games, stages }: Outline, title: string, paper: Paper): string {
  const named = Math.max(9, ...stages.flatMap(({ rounds }) => rounds.map(({ name }) => textWidth(name))))
  const shape = [...stages.map(stageInWords), gamesWords(games, isOfTeams(stages))].join(', ')
  return parts(
    wrapped(`${paper.strong(`${title} for ${entrants}`)}: ${shape}`, paper.width),
    ...stages.map((stage) => [
      ...(stages.length > 1 ? [paper.strong(stage.name)] : []),
      ...roundLines(stage, named, paper),
      ...later(stage).map((line) => paper.pencil(wrapped(`  ${line}`, paper.width, '  '))),
    ]),
    paper.pencil(wrapped(numbersMean(stages), paper.width)),
  )
}

const isQualification = (stage: StageOutline): boolean => stage['qualifiers'] !== undefined
const isDiagonal = (stage: StageOutline): boolean => stage['lostGamesToBeOut'] !== undefined

/** How many opponents everybody has, where they differ, and what follows when nobody knows how often. */
function later(stage: StageOutline): string[] {
  if (isQualification(stage)) return ['Then phase after phase until the places are taken.']
  return isDiagonal(stage) ? [opponents(stage), 'Then round after round until one is left.'] : []
}

/** "Opponents: 2 for 1–10, 3 for 11–14, 4 for 15–24; two games against each." */
function opponents({ rounds: [first] }: StageOutline): string {
  const counts = new Map<number, number>()
  for (const { seats } of first?.matches ?? [])
    for (const { seed = 0 } of seats) counts.set(seed, (counts.get(seed) ?? 0) + 1)
  const each = [...new Set(counts.values())]
    .sort((a, b) => a - b)
    .map((count) => {
      const places = [...counts].filter(([, many]) => many === count).map(([place]) => place)
      return `${count} for ${rangeOf(places)}`
    })
  return `Opponents: ${each.join(', ')}; two games against each.`
}

function rangeOf(places: readonly number[]): string {
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return from === to ? String(from) : `${from}–${to}`
}

/** "8 qualify with 7 points", "out at 4 lost games", "10 phases", "4 rounds". */
function stageInWords(stage: StageOutline): string {
  const { rounds, qualifiers, points, lostGamesToBeOut } = stage
  if (qualifiers !== undefined) return `${qualifiers} qualify with ${points} points`
  if (lostGamesToBeOut !== undefined) return `out at ${lostGamesToBeOut} lost games`
  return plural(rounds.length, rounds.some(({ phase }) => phase !== undefined) ? 'phase' : 'round')
}

/** Rounds of a bracket in numbers are played by teams. */
const isOfTeams = (stages: readonly StageOutline[]): boolean => stages.some(({ rounds }) => rounds.some(hasNumbers))

const hasNumbers = ({ matches }: RoundOutline): boolean =>
  matches.some(({ seats }) => seats.some(({ number }) => number !== undefined))

function gamesWords({ min, max }: Outline['games'], isTeams: boolean): string {
  if (isTeams) return `${plural(min, 'meeting')} of two teams`
  if (max === null) return `at least ${plural(min, 'game')}`
  return min === max ? plural(min, 'game') : `${min} to ${max} games`
}

function numbersMean(stages: readonly StageOutline[]): string {
  const qualification = stages.find(isQualification)
  if (isOfTeams(stages))
    return `Numbers are bracket numbers, 1 the strongest. ${threeWays(stages)}Who goes on from a match takes its lowest numbers.`
  if (stages.some(isDiagonal)) return 'Numbers are places in the row, by rating; the first one has White in game 1.'
  const places = 'places in the list of entrants'
  const what = qualification ? `${places} in the ${qualification.name.toLowerCase()}, then seeds` : places
  const winners = stages.some(({ rounds }) => rounds.some(hasWinners)) ? '; W5 is the winner of match 5' : ''
  return `Numbers are ${what}${winners}; the first one has White.`
}

const threeWays = (stages: readonly StageOutline[]): string =>
  stages.some(({ rounds }) => rounds.some(({ matches }) => matches.some(({ seats }) => seats.length > 2)))
    ? 'Three numbers are a three-way match; →2: two of the three go on. '
    : ''

const hasWinners = ({ matches }: RoundOutline): boolean =>
  matches.some(({ seats }) => seats.some(({ winnerOf }) => winnerOf !== undefined))

/** Of a large round the beginning and the end show what it is like. */
const most = 48
const first = 44

function roundLines({ rounds }: StageOutline, named: number, paper: Paper): string[] {
  const widest = Math.max(...rounds.flatMap(({ matches }) => matches.map((match) => textWidth(pairOf(match)))))
  return rounds.map(({ name, matches, byes }) => {
    const cells = [...pairsOf(matches, widest), ...byes.map((each) => `bye ${seat(each)}`)]
    return flowed(`  ${padded(name, named)}  `, cells, paper.width)
  })
}

function pairsOf(matches: RoundOutline['matches'], widest: number): string[] {
  const pairs = matches.map((match) => padded(pairOf(match), widest))
  if (pairs.length <= most) return pairs
  return [...pairs.slice(0, first), `and ${pairs.length - first - 1} more up to`, pairs.at(-1) as string]
}

const pairOf = ({ match, seats, advance }: RoundOutline['matches'][number]): string =>
  `${match}: ${seats.map(seat).join('–')}${seats.length > 2 ? `→${advance}` : ''}`

/** A place in the list is its number alone. */
const seat = (each: SeatShown): string => {
  const number = each.seed ?? each.number
  if (number !== undefined) return String(number)
  return each.winnerOf === undefined ? seatName(each) : `W${each.winnerOf}`
}
