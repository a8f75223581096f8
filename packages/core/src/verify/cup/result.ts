/** Findings about a game or a ruling in the match it names. */

import type { EntrantId } from '../../facts/ids.ts'
import type { ChessGame, ChessResult, ChessRuling, ChessRulingFact } from '../chess-result.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { Course } from './course.ts'
import type { RecordedOf } from './facts.ts'
import type { CupMatch } from './match.ts'

export type BrokenOff = RecordedOf<'game-abandoned'>
export type NamedGame = ChessGame | BrokenOff

/** Why a result has no place in its match. */
export function problemWithResult(fact: ChessResult, match: CupMatch, nameOf: NameOf): Finding | undefined {
  if (!match.isSeated) return about(fact, 'CUP-S6', message('found-unseated', { match: { match: match.id } }))
  if (match.isDecided) return about(fact, 'CUP-17', message('found-decided', { match: { match: match.id } }))
  return fact.type === 'game-finished' ? problemWithGame(fact, match, nameOf) : problemWithRuling(fact, match, nameOf)
}

/** CUP-22a: a game can be broken off only if it could be played. */
export function problemWithBrokenOff(fact: BrokenOff, match: CupMatch, nameOf: NameOf): Finding | undefined {
  const { entrant, game } = fact
  const where = { match: { match: match.id } }
  if (!match.isSeated || match.isDecided)
    return about(fact, 'CUP-22a', message('found-game-not-due', { ...where, game }))
  if (entrant !== undefined && !fact.sides.includes(entrant))
    return about(fact, 'CUP-22a', message('found-not-in-match', { ...where, who: nameOf(entrant) }))
  return problemWithGame(fact, match, nameOf)
}

function problemWithGame(fact: NamedGame, match: CupMatch, nameOf: NameOf): Finding | undefined {
  const { course } = match
  if (course.what !== 'play') return notPlayed(fact, course)
  const where = { game: fact.game, match: { match: match.id } }
  if (match.hasGame(fact.game)) return about(fact, 'CUP-14', message('found-game-reported', where))
  if (!course.games.includes(fact.game))
    return about(fact, 'CUP-17a', message('found-games-due', { ...where, games: course.games }))
  const [white, black] = match.sidesOf(fact.game, course)
  if (fact.sides[0] === white.id && fact.sides[1] === black.id) return undefined
  if (fact.sides[0] !== black.id || fact.sides[1] !== white.id) return betweenOthers(fact, fact.sides, match, nameOf)
  const rule = course.isArmageddon ? 'CUP-18b' : 'CUP-16'
  return about(fact, rule, message('found-colours', { ...where, white: named(white) }))
}

function notPlayed(fact: NamedGame, course: Course): Finding {
  const match = { match: fact.match }
  if (course.what === 'draw')
    return about(fact, 'CUP-21a', message('found-opening-missing', { match, pair: course.pair }))
  return about(fact, 'CUP-18b', message('found-director-decides', { match }))
}

function problemWithRuling(fact: ChessRulingFact, match: CupMatch, nameOf: NameOf): Finding | undefined {
  const { ruling, between } = fact
  const isTheirs = between.length === match.people.length && match.people.every(({ id }, i) => between[i] === id)
  if (!isTheirs) return betweenOthers(fact, between, match, nameOf)
  if (ruling.kind === 'cancelled' || ruling.kind === 'drawn')
    return about(fact, 'CUP-29', message('found-needs-winner', { match: { match: match.id } }))
  const stranger = namedIn(ruling).find((id) => !match.people.some((person) => person.id === id))
  if (stranger === undefined) return undefined
  const names = { who: nameOf(stranger), match: { match: match.id }, due: match.people.map(named) }
  return about(fact, ruling.kind === 'absent' ? 'CUP-27' : 'CUP-29', message('found-ruling-names', names))
}

const namedIn = (ruling: Extract<ChessRuling, { kind: 'absent' | 'won' }>): readonly EntrantId[] =>
  ruling.kind === 'absent' ? ruling.absent : [ruling.winner]

function betweenOthers(
  fact: ChessResult | BrokenOff,
  others: readonly EntrantId[],
  { id, people, round }: CupMatch,
  nameOf: NameOf,
): Finding {
  const between = message('found-between', {
    match: { match: id },
    due: people.map(named),
    named: others.map((other) => nameOf(other)),
  })
  return about(fact, round === 1 ? 'CUP-12' : round === undefined ? 'CUP-1' : 'CUP-S6', between)
}
