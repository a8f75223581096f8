/** The knockout on a page: a tree where it fits, of teams columns of boxes, otherwise its rounds one by one. */
import { averageShown, type BracketShown, decisionShown, plural } from '@arbiter/core'
import { boxLines } from './boxes.ts'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { roundLines } from './round.ts'
import { seatName } from './seat.ts'
import { byNumber } from './teams.ts'
import { treeLines } from './tree.ts'

/** Taller trees are easier to read as a list. */
const mostPlayers = 32

export function bracketPage(bracket: BracketShown, paper: Paper): string {
  const matches = bracket.rounds[0]?.matches ?? []
  const players = matches.reduce((sum, { seats }) => sum + seats.length, 0)
  const isTall = players > mostPlayers
  if (bracket.of === 'teams') return isTall ? teamList(bracket, players, paper) : teamColumns(bracket, paper)
  const tree = isTall ? undefined : treeLines(bracket, paper)
  const why = isTall ? 'is too tall for a page' : 'does not fit into these columns'
  if (tree) return parts(headingOf(bracket, paper), tree, legend(bracket, paper))
  const notice = wrapped(`A tree of ${players} ${why}: here are its rounds.`, paper.width)
  return parts(headingOf(bracket, paper), notice, ...listOf(bracket, paper))
}

const teamColumns = (bracket: BracketShown, paper: Paper): string =>
  parts(
    headingOf(bracket, paper),
    ...boxLines(bracket, paper),
    bracket.rounds.length > 1 ? teamLegend(bracket, paper) : '',
  )

function teamList(bracket: BracketShown, teams: number, paper: Paper): string {
  const notice = wrapped(`A bracket of ${teams} teams is too tall for a page: here are its rounds.`, paper.width)
  return parts(headingOf(bracket, paper), notice, ...listOf(bracket, paper), teamLegend(bracket, paper))
}

/** "averages 2400.00 to 1840.00"; nothing where there is only one bracket. */
export const averagesIn = ({ indicators }: Pick<BracketShown, 'indicators'>): string[] =>
  indicators ? [`averages ${averageShown(indicators.high)} to ${averageShown(indicators.low)}`] : []

function headingOf({ name, rounds, ...bracket }: BracketShown, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const decided = matches.filter(({ state }) => state === 'decided').length
  const winner = rounds.at(-1)?.matches.length === 1 ? rounds.at(-1)?.matches[0]?.winner : undefined
  const words = [
    paper.strong(name),
    ...averagesIn(bracket),
    `${decided} of ${plural(matches.length, 'match', 'matches')} decided`,
    ...(winner ? [`won by ${seatName({ entrant: winner })}`] : []),
  ]
  return wrapped(words.join(' · '), paper.width)
}

function legend({ rounds }: BracketShown, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const words = [
    matches.some(({ pairs }) => pairs !== undefined)
      ? 'The higher seed has White in game 1 of each pair.'
      : 'The upper of two has White in game 1.',
    ...(matches.some(({ state }) => state === 'open') ? ['▸ can be played now.'] : []),
    ...(matches.some((match) => /^Armageddon/.test(decisionShown(match)))
      ? ['In Armageddon a draw counts for Black.']
      : []),
  ]
  return paper.pencil(wrapped(words.join(' '), paper.width))
}

function teamLegend({ rounds }: BracketShown, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const words = [
    `Bracket numbers stand before the names; → is the ${matches.some(({ goTo }) => goTo) ? 'ticket or ' : ''}number taken into the next round.`,
    ...(matches.some(({ seats }) => seats.length > 2) ? ['Of a three-way: matches won, then the IMP quotient.'] : []),
    ...(matches.some(({ boards }) => boards?.scores.some((score) => score.handicap ?? score.carryover))
      ? ['Scores include carry-over and handicap.']
      : []),
    ...(matches.some(({ state }) => state === 'open') ? ['▸ can be played now.'] : []),
  ]
  return paper.pencil(wrapped(words.join(' '), paper.width))
}

/** In the order of their numbers: the order of the tree means nothing without its lines. */
const listOf = ({ rounds }: BracketShown, paper: Paper): string[][] =>
  rounds.map(({ name, matches, ...round }) => {
    return [paper.strong(name), ...roundLines({ ...round, matches: matches.toSorted(byNumber), byes: [] }, paper)]
  })
