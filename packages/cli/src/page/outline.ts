/** The shape of a tournament on a page: a line a round, by numbers in the list or by seeds. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import type { GoTo } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import type { MatchOutline, Outline, RoundOutline } from '@arbiter/core/outline'
import { textOf } from '../language/voice.ts'
import type { Paper } from './paper.ts'
import { flowed, parts, wrapped } from './prose.ts'
import { goToWords, seatName } from './seat.ts'
import { asText, padded, textWidth } from './text-width.ts'
import { message, words } from './words/messages.ts'

type StageOutline = Outline['stages'][number]

export function outlinePage({ entrants, games, stages: all }: Outline, title: string, paper: Paper): string {
  const stages = all.filter(({ rounds }) => rounds.length > 0)
  const named = Math.max(9, ...stages.flatMap(({ rounds }) => rounds.map(({ name }) => textWidth(textOf(name)))))
  const shape = [...shapeOf(stages), gamesWords(games, isOfTeams(stages))].join(', ')
  return parts(
    wrapped(`${paper.strong(words('term-outline-for', { title: asText(title), entrants }))}: ${shape}`, paper.width),
    ...stages.map((stage) => [
      ...(stages.length > 1 ? [paper.strong(textOf(stage.name))] : []),
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
  if (isQualification(stage)) return [words('term-outline-then-phases')]
  return isDiagonal(stage) ? [opponents(stage), words('term-outline-then-rounds')] : []
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
      return message('term-outline-opponents-of', { count, places: { text: rangeOf(places) } })
    })
  return words('term-outline-opponents', { each })
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
  return sizes.size === 0 ? stages.map(stageInWords) : [words('term-outline-brackets', { sizes: [...sizes.values()] })]
}

const teamsIn = (rounds: readonly RoundOutline[]): number =>
  new Set(rounds.flatMap(({ matches }) => matches.flatMap(({ seats }) => seats.flatMap(({ seed }) => seed ?? [])))).size

/** "8 qualify with 7 points", "out at 4 lost games", "10 phases", "4 rounds". */
function stageInWords(stage: StageOutline): string {
  const { rounds, qualifiers, points, lostGamesToBeOut } = stage
  if (qualifiers !== undefined)
    return words('term-outline-qualify', { count: Number(qualifiers), points: Number(points) })
  if (lostGamesToBeOut !== undefined) return words('term-outline-out', { games: Number(lostGamesToBeOut) })
  const count = rounds.length
  const hasPhases = rounds.some(({ phase }) => phase !== undefined)
  return hasPhases ? words('term-outline-phases', { count }) : words('term-outline-rounds', { count })
}

/** Rounds of a bracket in numbers are played by teams. */
const isOfTeams = (stages: readonly StageOutline[]): boolean => stages.some(({ rounds }) => rounds.some(hasNumbers))

const hasNumbers = ({ matches }: RoundOutline): boolean =>
  matches.some(({ seats }) => seats.some(({ number }) => number !== undefined))

function gamesWords({ min, max }: Outline['games'], isTeams: boolean): string {
  if (isTeams) return words('term-outline-meetings', { count: min })
  if (max === null) return words('term-outline-at-least', { count: min })
  return min === max ? words('term-outline-games', { count: min }) : words('term-outline-games-range', { min, max })
}

/** How to read the numbers, sentence by sentence. */
function numbersMean(stages: readonly StageOutline[]): string {
  if (stages.some(({ rounds }) => isCompact(rounds))) return words('term-outline-compact')
  if (isOfTeams(stages))
    return [words('term-outline-of-teams'), ...threeWays(stages), words('term-outline-lowest')].join(' ')
  if (stages.some(isDiagonal)) return words('term-outline-row')
  const hasPairs = stages.some(({ pairs }) => pairs !== undefined)
  const winners = stages.some(({ rounds }) => rounds.some(hasWinners)) ? [words('term-outline-winner')] : []
  return [
    ...(hasPairs ? [words('term-outline-seeds')] : [placesMean(stages)]),
    ...winners,
    ...whiteIn(stages, hasPairs),
  ].join(' ')
}

function placesMean(stages: readonly StageOutline[]): string {
  const qualification = stages.find(isQualification)
  return qualification
    ? words('term-outline-places-then-seeds', { stage: qualification.name })
    : words('term-outline-places')
}

function whiteIn(stages: readonly StageOutline[], hasPairs: boolean): string[] {
  if (!hasPairs) return [words('term-outline-white')]
  return [
    words('term-outline-white-in-pairs'),
    words('term-outline-pairs', { pairs: pairsInWords(stages) }),
    words('term-outline-openings', { count: Number(stages[0]?.['pairs']) }),
  ]
}

/** "Quarterfinal 4 × 1, Semifinal 2 × 2 and Final 1 × 3". */
const pairsInWords = (stages: readonly StageOutline[]): Message[] =>
  stages.flatMap(({ rounds }) =>
    rounds.map(({ name, matches }) =>
      message('term-outline-pairs-of', { round: name, matches: matches.length, pairs: matches[0]?.pairs ?? 0 }),
    ),
  )

const threeWays = (stages: readonly StageOutline[]): string[] =>
  stages.some(({ rounds }) => rounds.some(({ matches }) => matches.some(({ seats }) => seats.length > 2)))
    ? [words('term-outline-three-way')]
    : []

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
    const cells = [
      ...pairsOf(matches, widest, pair),
      ...byes.map((each) => words('term-outline-bye', { seat: { text: seat(each) } })),
    ]
    return flowed(`  ${padded(textOf(name), named)}  `, cells, paper.width)
  })
}

type Pair = (match: MatchOutline) => string

const widthOf = (rounds: readonly RoundOutline[], pair: Pair): number =>
  Math.max(...rounds.flatMap(({ matches }) => matches.map((match) => textWidth(pair(match)))))

function pairsOf(matches: RoundOutline['matches'], widest: number, pair: Pair): string[] {
  const pairs = matches.map((match) => padded(pair(match), widest))
  if (pairs.length <= most) return pairs
  return [
    ...pairs.slice(0, first),
    words('term-outline-more', { count: pairs.length - first - 1 }),
    pairs.at(-1) as string,
  ]
}

/** "3: 2–13", "5: 5–6–7→2"; "3 AB3: 2–13, winner to AB3, loser to AB4", "8 AB1: AB1–BA1". */
function pairOf(
  { match, seats, advance, ticket, goTo, isOfLosers }: MatchOutline,
  leads: (to: GoTo) => string,
): string {
  const through = seats.length > 2 && !goTo ? `→${advance}` : ''
  const meeting = seats.map((each) => (goTo ? undefined : each.ticket) ?? seat(each)).join('–')
  const after = goTo ? leads(goTo) : isOfLosers ? ` ${words('term-outline-losers')}` : ''
  return `${match}${ticket === undefined ? '' : ` ${ticket}`}: ${meeting}${through}${after}`
}

const inWords: Pair = (match) => pairOf(match, (goTo) => `, ${goToWords(goTo)}`)

/** "3 AB3: 2–13 →AB3/AB4": first where the winner goes, last the loser. */
const inShort: Pair = (match) => pairOf(match, (goTo) => ` →${Object.values(goTo).join('/')}`)

const isCompact = (rounds: readonly RoundOutline[]): boolean =>
  rounds.some(({ matches }) => matches.some(({ ticket }) => ticket !== undefined))

/** A place in the list is its number alone. */
const seat = (each: SeatOutline): string => {
  const number = each.seed ?? each.number
  if (number !== undefined) return String(number)
  return each.winnerOf === undefined
    ? seatName(each)
    : words('term-outline-winner-of', { match: { text: each.winnerOf } })
}
