/** The knockout on a page: a tree where it fits, of teams columns of boxes, otherwise its rounds one by one. */

import { averageShown, type BulletinBracket } from '@arbiter/core/bulletin'
import { textOf } from '../../language/voice.ts'
import { byNumber } from '../bridge/teams.ts'
import type { Paper } from '../paper.ts'
import { parts, wrapped } from '../prose.ts'
import { roundLines } from '../round.ts'
import { seatName } from '../seat.ts'
import { words } from '../words/messages.ts'
import { boxLines } from './boxes.ts'
import { treeLines } from './tree.ts'

/** Taller trees are easier to read as a list. */
const mostPlayers = 32

export function bracketPage(bracket: BulletinBracket, paper: Paper): string {
  const matches = bracket.rounds[0]?.matches ?? []
  const players = matches.reduce((sum, { seats }) => sum + seats.length, 0)
  const isTall = players > mostPlayers
  if (bracket.of === 'teams') return isTall ? teamList(bracket, players, paper) : teamColumns(bracket, paper)
  const tree = isTall ? undefined : treeLines(bracket, paper)
  if (tree) return parts(headingOf(bracket, paper), tree, legend(bracket, paper))
  const why = isTall ? words('term-tree-too-tall', { players }) : words('term-tree-too-wide', { players })
  return parts(headingOf(bracket, paper), wrapped(why, paper.width), ...listOf(bracket, paper))
}

const teamColumns = (bracket: BulletinBracket, paper: Paper): string =>
  parts(
    headingOf(bracket, paper),
    ...boxLines(bracket, paper),
    bracket.rounds.length > 1 ? teamLegend(bracket, paper) : '',
  )

function teamList(bracket: BulletinBracket, teams: number, paper: Paper): string {
  const notice = wrapped(words('term-bracket-too-tall', { teams }), paper.width)
  return parts(headingOf(bracket, paper), notice, ...listOf(bracket, paper), teamLegend(bracket, paper))
}

/** "averages 2400.00 to 1840.00"; nothing where there is only one bracket. */
export const averagesIn = ({ indicators }: Pick<BulletinBracket, 'indicators'>): string[] =>
  indicators
    ? [
        words('term-averages', {
          high: averageShown(indicators.high),
          low: averageShown(indicators.low),
        }),
      ]
    : []

function headingOf({ name, rounds, ...bracket }: BulletinBracket, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const decided = matches.filter(({ state }) => state === 'decided').length
  const winner = rounds.at(-1)?.matches.length === 1 ? rounds.at(-1)?.matches[0]?.winner : undefined
  const parts = [
    paper.strong(textOf(name)),
    ...averagesIn(bracket),
    words('term-decided', { decided, matches: matches.length }),
    ...(winner ? [words('term-won-by', { who: { text: seatName({ entrant: winner }) } })] : []),
  ]
  return wrapped(parts.join(' · '), paper.width)
}

function legend({ rounds }: BulletinBracket, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const parts = [
    ...(matches.some(({ pairs }) => pairs !== undefined) ? [words('term-outline-white-in-pairs')] : []),
    ...(matches.some(({ state }) => state === 'open') ? [words('term-playable')] : []),
    ...(matches.some(({ decidedBy }) => decidedBy === 'armageddon') ? [words('term-armageddon')] : []),
  ]
  return paper.pencil(wrapped(parts.join(' '), paper.width))
}

function teamLegend({ rounds }: BulletinBracket, paper: Paper): string {
  const matches = rounds.flatMap((round) => round.matches)
  const parts = [
    words('term-numbers-before', { what: matches.some(({ goTo }) => goTo) ? 'ticket' : 'number' }),
    ...(matches.some(({ seats }) => seats.length > 2) ? [words('term-three-way-figures')] : []),
    ...(matches.some(({ boards }) => boards?.scores.some((score) => score.handicap ?? score.carryover))
      ? [words('term-scores-include')]
      : []),
    ...(matches.some(({ state }) => state === 'open') ? [words('term-playable')] : []),
  ]
  return paper.pencil(wrapped(parts.join(' '), paper.width))
}

/** In the order of their numbers: the order of the tree means nothing without its lines. */
const listOf = ({ rounds }: BulletinBracket, paper: Paper): string[][] =>
  rounds.map(({ name, matches, ...round }) => {
    return [
      paper.strong(textOf(name)),
      ...roundLines({ ...round, matches: matches.toSorted(byNumber), byes: [] }, paper),
    ]
  })
