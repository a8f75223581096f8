/** The shape of a tournament on a page: a line a round, by numbers in the list or by seeds. */
import {
  type GoTo,
  goToInWords,
  listed,
  type MatchOutline,
  type Outline,
  plural,
  type RoundOutline,
  type SeatShown,
} from '@arbiter/core'
import type { Paper } from './paper.ts'
import { flowed, parts, wrapped } from './prose.ts'
import { seatName } from './seat.ts'
import { padded, textWidth } from './text-width.ts'

type StageOutline = Outline['stages'][number]

export function outlinePage({ entrants, games, ...shape }: Outline, title: string, paper: Paper): string {
  const stages = shape.stages.filter(({ rounds }) => rounds.length > 0)
  const named = Math.max(9, ...stages.flatMap(({ rounds }) => rounds.map(({ name }) => textWidth(name))))
  const words = [...shapeOf(stages), gamesWords(games, isOfTeams(stages))].join(', ')
  return parts(
    wrapped(`${paper.strong(`${title} for ${entrants}`)}: ${words}`, paper.width),
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

/** "brackets of 14, 13, 13 and 13"; otherwise stage by stage. */
function shapeOf(stages: readonly StageOutline[]): string[] {
  const sizes = new Map<string, number>()
  for (const { bracket, rounds } of stages)
    if (bracket !== undefined) sizes.set(bracket, (sizes.get(bracket) ?? 0) || teamsIn(rounds))
  return sizes.size === 0 ? stages.map(stageInWords) : [`brackets of ${listed([...sizes.values()].map(String))}`]
}

const teamsIn = (rounds: readonly RoundOutline[]): number =>
  new Set(rounds.flatMap(({ matches }) => matches.flatMap(({ seats }) => seats.flatMap(({ seed }) => seed ?? [])))).size

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
  if (stages.some(({ rounds }) => isCompact(rounds)))
    return 'Numbers are bracket numbers, 1 the strongest. AB1 and BA1 are the tickets of a match at tables A1 and B1, XY7, YZ7 and ZX7 those of a ring of three. Who goes on from the second half takes the numbers 1 to 4, in the order of the matches (BRI-68).'
  if (isOfTeams(stages))
    return `Numbers are bracket numbers, 1 the strongest. ${threeWays(stages)}Who goes on from a match takes its lowest numbers.`
  if (stages.some(isDiagonal)) return 'Numbers are places in the row, by rating; the first one has White in game 1.'
  const places = 'places in the list of entrants'
  const what = qualification ? `${places} in the ${qualification.name.toLowerCase()}, then seeds` : places
  const winners = stages.some(({ rounds }) => rounds.some(hasWinners)) ? '; W5 is the winner of match 5' : ''
  if (stages.some(({ pairs }) => pairs !== undefined))
    return `Numbers are seeds${winners}; the higher seed has White in game 1 of each pair. Pairs: ${pairsInWords(stages)}. A book needs ${stages[0]?.['pairs']} openings for no two scheduled pairs to share one.`
  return `Numbers are ${what}${winners}; the first one has White.`
}

/** "Quarterfinal 4 × 1, Semifinal 2 × 2 and Final 1 × 3". */
const pairsInWords = (stages: readonly StageOutline[]): string =>
  listed(
    stages.flatMap(({ rounds }) =>
      rounds.map(({ name, matches }) => `${name} ${matches.length} × ${matches[0]?.pairs ?? 0}`),
    ),
  )

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
  const isBrief = widthOf(rounds, inWords) > paper.width - named - 4
  const pair = isBrief ? inShort : inWords
  return rounds.map((round) => {
    const { name, matches, byes } = round
    const widest = widthOf(isCompact(rounds) ? [round] : rounds, pair)
    const cells = [...pairsOf(matches, widest, pair), ...byes.map((each) => `bye ${seat(each)}`)]
    return flowed(`  ${padded(name, named)}  `, cells, paper.width)
  })
}

type Pair = (match: MatchOutline) => string

const widthOf = (rounds: readonly RoundOutline[], pair: Pair): number =>
  Math.max(...rounds.flatMap(({ matches }) => matches.map((match) => textWidth(pair(match)))))

function pairsOf(matches: RoundOutline['matches'], widest: number, pair: Pair): string[] {
  const pairs = matches.map((match) => padded(pair(match), widest))
  if (pairs.length <= most) return pairs
  return [...pairs.slice(0, first), `and ${pairs.length - first - 1} more up to`, pairs.at(-1) as string]
}

/** "3: 2–13", "5: 5–6–7→2"; "3 AB3: 2–13, winner to AB3, loser to AB4", "8 AB1: AB1–BA1". */
function pairOf(
  { match, seats, advance, ticket, goTo, isOfLosers }: MatchOutline,
  leads: (to: GoTo) => string,
): string {
  const through = seats.length > 2 && !goTo ? `→${advance}` : ''
  const meeting = seats.map((each) => (goTo ? undefined : each.ticket) ?? seat(each)).join('–')
  const after = goTo ? leads(goTo) : isOfLosers ? ' (losers)' : ''
  return `${match}${ticket === undefined ? '' : ` ${ticket}`}: ${meeting}${through}${after}`
}

const inWords: Pair = (match) => pairOf(match, (goTo) => `, ${goToInWords(goTo)}`)

/** "3 AB3: 2–13 →AB3/AB4": first where the winner goes, last the loser. */
const inShort: Pair = (match) => pairOf(match, (goTo) => ` →${Object.values(goTo).join('/')}`)

const isCompact = (rounds: readonly RoundOutline[]): boolean =>
  rounds.some(({ matches }) => matches.some(({ ticket }) => ticket !== undefined))

/** A place in the list is its number alone. */
const seat = (each: SeatShown): string => {
  const number = each.seed ?? each.number
  if (number !== undefined) return String(number)
  return each.winnerOf === undefined ? seatName(each) : `W${each.winnerOf}`
}
