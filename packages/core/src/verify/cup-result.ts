/** What speaks against a game or a ruling in the match it names. */
import type { RecordedOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { ChessGame, ChessResult, ChessRuled, ChessRuling } from './chess-result.ts'
import type { Course } from './cup-course.ts'
import type { CupMatch } from './cup-match.ts'
import { about, type Finding } from './finding.ts'

type NameOf = (id: EntrantId) => string
export type BrokenOff = RecordedOf<'game-abandoned'>
type NamedGame = ChessGame | BrokenOff

/** Why a result has no place in its match. */
export function problemWithResult(fact: ChessResult, match: CupMatch, nameOf: NameOf): Finding | undefined {
  if (!match.isSeated) return about(fact, 'CUP-S6', `Nobody knows yet who plays match ${match.id}.`)
  if (match.isDecided) return about(fact, 'CUP-17', `Match ${match.id} was decided already.`)
  return fact.type === 'game-finished' ? problemWithGame(fact, match, nameOf) : problemWithRuling(fact, match, nameOf)
}

/** CUP-22a: a game that was broken off could be played. */
export function problemWithBrokenOff(fact: BrokenOff, match: CupMatch, nameOf: NameOf): Finding | undefined {
  if (!match.isSeated || match.isDecided) return about(fact, 'CUP-22a', `Match ${match.id} asks for no game.`)
  if (fact.entrant !== undefined && !fact.sides.includes(fact.entrant))
    return about(fact, 'CUP-22a', `${nameOf(fact.entrant)} does not play it.`)
  return problemWithGame(fact, match, nameOf)
}

function problemWithGame(fact: NamedGame, match: CupMatch, nameOf: NameOf): Finding | undefined {
  const { course } = match
  if (course.what !== 'play') return notPlayed(fact, course)
  if (match.hasGame(fact.game)) return about(fact, 'CUP-14', `Game ${fact.game} of match ${match.id} is in already.`)
  if (!course.games.includes(fact.game))
    return about(fact, 'CUP-17a', `Match ${match.id} asks for ${gamesInWords(course.games)}, not for ${fact.game}.`)
  const [white, black] = match.sidesOf(fact.game, course)
  if (fact.sides[0] === white.id && fact.sides[1] === black.id) return undefined
  if (fact.sides[0] !== black.id || fact.sides[1] !== white.id) return betweenOthers(fact, fact.sides, match, nameOf)
  const rule = course.isArmageddon ? 'CUP-18b' : 'CUP-16'
  return about(fact, rule, `In game ${fact.game} of match ${match.id} ${white.name} has White, not Black.`)
}

function notPlayed(fact: NamedGame, course: Course): Finding {
  if (course.what === 'draw')
    return about(fact, 'CUP-21a', `Pair ${course.pair} of match ${fact.match} has no opening yet.`)
  return about(fact, 'CUP-18b', `In match ${fact.match} nothing more is played: the director declares who wins.`)
}

const gamesInWords = (games: readonly number[]): string =>
  games.length === 1 ? `game ${games[0]}` : `games ${games.slice(0, -1).join(', ')} and ${games.at(-1)}`

function problemWithRuling(fact: ChessRuled, match: CupMatch, nameOf: NameOf): Finding | undefined {
  const { ruling, between } = fact
  const isTheirs = between.length === match.people.length && match.people.every(({ id }, i) => between[i] === id)
  if (!isTheirs) return betweenOthers(fact, between, match, nameOf)
  if (ruling.kind === 'cancelled' || ruling.kind === 'drawn')
    return about(fact, 'CUP-29', `Match ${match.id} needs a winner: it cannot be cancelled or declared drawn.`)
  const stranger = namedIn(ruling).find((id) => !match.people.some((person) => person.id === id))
  if (stranger === undefined) return undefined
  const sentence = `The ruling names ${nameOf(stranger)}, who is not in match ${match.id} (${inWords(match)}).`
  return about(fact, ruling.kind === 'absent' ? 'CUP-27' : 'CUP-29', sentence)
}

const namedIn = (ruling: Extract<ChessRuling, { kind: 'absent' | 'won' }>): readonly EntrantId[] =>
  ruling.kind === 'absent' ? ruling.absent : [ruling.winner]

function betweenOthers(
  fact: ChessResult | BrokenOff,
  named: readonly EntrantId[],
  match: CupMatch,
  nameOf: NameOf,
): Finding {
  const sentence = `Match ${match.id} is ${inWords(match)}, not ${named.map(nameOf).join(' – ')}.`
  return about(fact, match.round === 1 ? 'CUP-12' : match.round === undefined ? 'CUP-1' : 'CUP-S6', sentence)
}

const inWords = ({ people }: CupMatch): string => people.map(({ name }) => name).join(' – ')
