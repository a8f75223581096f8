/** The matches of a league with their people, and findings about results. */

import type { MatchId } from '../../facts/ids.ts'
import { at } from '../../lists/at.ts'
import type { Kinds, Message } from '../../message/message.ts'
import type { ChessGame, ChessResult, ChessRulingFact } from '../chess-result.ts'
import type { Person } from '../field.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import { type Decision, isSide, strangerIn } from './decision.ts'
import { leagueSchedule } from './schedule.ts'

export interface LeagueMatch {
  readonly id: MatchId
  readonly phase: number
  readonly cycle: 1 | 2
  readonly white: Person
  readonly black: Person
  decision?: Decision
}

export interface LeaguePhase {
  readonly matches: readonly LeagueMatch[]
  readonly bye: Person | undefined
}

/** The whole league; matches are numbered through from 1 in the order of the schedule. */
export function leaguePhases(starters: readonly Person[], balancedColours: boolean): LeaguePhase[] {
  const person = (number: number): Person => at(starters, number - 1)
  let last = 0
  return leagueSchedule(starters.length, balancedColours).map(({ pairs, bye, cycle }, i) => {
    const matches = pairs.map(([white, black]): LeagueMatch => {
      last++
      return { id: String(last) as MatchId, phase: i + 1, cycle, white: person(white), black: person(black) }
    })
    return { matches, bye: bye === undefined ? undefined : person(bye) }
  })
}

/** A match in a finding. */
interface Around {
  readonly balancedColours: boolean
  readonly nameOf: NameOf
}

/** Why a result has no place in its match. */
export function problemWithResult(fact: ChessResult, match: LeagueMatch, around: Around): Finding | undefined {
  if (match.decision) return about(fact, 'LEA-1', message('found-decided', { match: { match: match.id } }))
  if (fact.type === 'game-finished') return problemWithGame(fact, match, around)
  return problemWithRuling(fact, match, around)
}

function problemWithRuling(fact: ChessRulingFact, match: LeagueMatch, { nameOf }: Around): Finding | undefined {
  const rule = fact.ruling.kind === 'absent' ? 'LEA-11' : 'LEA-18'
  const isTheirs = fact.between.length === 2 && fact.between[0] === match.white.id && fact.between[1] === match.black.id
  if (!isTheirs) return about(fact, 'LEA-7', betweenOthers(match, fact.between.map(nameOf)))
  const stranger = strangerIn(fact.ruling, match)
  if (stranger === undefined) return undefined
  const says = message('found-ruling-names', { who: nameOf(stranger), match: { match: match.id }, due: sidesOf(match) })
  return about(fact, rule, says)
}

function problemWithGame(
  fact: ChessGame,
  match: LeagueMatch,
  { balancedColours, nameOf }: Around,
): Finding | undefined {
  const [white, black] = fact.sides
  if (fact.game !== 1)
    return about(fact, 'LEA-1', message('found-no-game', { match: { match: match.id }, game: fact.game }))
  if (match.white.id === white && match.black.id === black) return undefined
  if (!isSide(match, white) || !isSide(match, black) || white === black)
    return about(fact, 'LEA-7', betweenOthers(match, fact.sides.map(nameOf)))
  const rule = match.cycle === 2 ? 'LEA-S5' : balancedColours ? 'LEA-8' : 'LEA-3'
  return about(fact, rule, message('found-colours', { white: named(match.white), game: 1, match: { match: match.id } }))
}

const betweenOthers = (match: LeagueMatch, others: readonly Kinds['entrant'][]): Message =>
  message('found-between', { match: { match: match.id }, due: sidesOf(match), named: others })

const sidesOf = ({ white, black }: LeagueMatch): Kinds['entrant'][] => [named(white), named(black)]
