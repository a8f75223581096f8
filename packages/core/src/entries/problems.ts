/** The newcomers of a list that the format refuses, each with its place in the list. */
import type { Entrant } from '../facts/entrant.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Tournament } from '../tournament/tournament.ts'
import type { Newcomer } from './csv.ts'

export interface RefusedNewcomer {
  /** Counted from 0 in the list. */
  readonly index: number
  readonly refusal: Refusal
}

/** Checks each newcomer against the entrants and against everybody earlier in the list, refused or not. */
export function refusedNewcomers({ format, chart }: Tournament, newcomers: readonly Newcomer[]): RefusedNewcomer[] {
  const enter = format.gates?.enter
  if (!enter) return []
  const others: Entrant[] = chart.field.present.map((who) => chart.field.entrant(who))
  return newcomers.flatMap((newcomer, index) => {
    const refused = enter(chart.options, others, newcomer)
    others.push({ ...newcomer, id: newcomer.id as EntrantId })
    return refused ? [{ index, refusal: refused.refusal }] : []
  })
}

/** Players with the same name on two teams, one of them without a number: two people by the rules (BRI-81), perhaps one by mistake. */
export function doubtfulPlayers({ chart }: Tournament, teams: readonly Newcomer[]): DoubtfulPlayer[] {
  const seen = chart.field.present.flatMap((who) => membersOf(chart.field.entrant(who)))
  return teams.flatMap((team, index) => {
    const own = membersOf(team)
    const doubtful = own.flatMap(({ name, number }) => {
      const other = seen.find((each) => each.name === name && (each.number === undefined) !== (number === undefined))
      return other
        ? [{ index, player: team.players?.find((each) => lower(each.name) === name)?.name ?? name, other: other.team }]
        : []
    })
    seen.push(...own)
    return doubtful
  })
}

export interface DoubtfulPlayer {
  /** The team's place in the list, counted from 0. */
  readonly index: number
  readonly player: string
  readonly other: string
}

const lower = (name: string): string => name.toLocaleLowerCase('en')

const membersOf = ({ name: team, players = [] }: Pick<Entrant, 'name' | 'players'>) =>
  players.map(({ name, number }) => ({ name: lower(name), number, team }))
