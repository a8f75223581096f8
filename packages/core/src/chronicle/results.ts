/** Where and how something was decided, in words, and what those words need to know. */
import type { Recorded } from '../facts/fact.ts'
import { listed } from '../words/sentence.ts'
import { partOf } from './teams.ts'

/** How entrants are called, by id, how rounds are called, which stages are played in phases, how many sit in a match, who is in a team. */
export interface Names {
  readonly entrants: ReadonlyMap<string, string>
  readonly inPhases: ReadonlySet<string>
  /** By stage and number, such as "knockout 3". */
  readonly rounds: ReadonlyMap<string, string>
  readonly seats: ReadonlyMap<string, number>
  /** By stage, such as "Bracket A: ". */
  readonly brackets: ReadonlyMap<string, string>
  /** The players of teams, by id. */
  readonly members: ReadonlyMap<string, readonly string[]>
}

export type Called = (id: string) => string

/** "Match 3", "Match 3, game 2"; of teams "Match 3, first half", "Match 3, extra boards". */
export function place(game: Played, { seats }: Names): string {
  const part = typeof game.result === 'string' ? (game.game > 1 ? `game ${game.game}` : '') : partOf(game, seats)
  return `Match ${game.match}${part === '' ? '' : `, ${part}`}`
}

type Played = Pick<Extract<Recorded, { type: 'game-finished' }>, 'match' | 'game' | 'half' | 'result'>

/** 1–0, ½–½, + : − for forfeits, 35–12. */
export function written(result: Played['result']): string {
  if (typeof result !== 'string') return result.join('–')
  const forfeits: Readonly<Record<string, string>> = { '+-': '+:−', '-+': '−:+', '--': '−:−' }
  return forfeits[result] ?? result.replaceAll('1/2', '½').replace('-', '–')
}

export function ruling(made: Extract<Recorded, { type: 'ruling-made' }>['ruling'], called: Called): string {
  switch (made.kind) {
    case 'absent':
      return `${listed(made.absent.map(called))} did not come`
    case 'cancelled':
      return 'cancelled'
    case 'won':
      return `declared won by ${called(made.winner)}`
    case 'through':
      return `declared: ${listed(made.through.map(called))} go on`
    case 'drawn':
      return 'declared drawn'
    default:
      return made satisfies never
  }
}
