/** Teams and their averages (BRI-3, BRI-33, BRI-59), and what BRI-81 refuses about their players. */

import type { Field, Person, Player } from '../field.ts'
import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf } from './facts.ts'
import type { BridgeSettings } from './options.ts'

/** Average masterpoints as an exact fraction: hundredths of all members, and the number of members. */
interface Average {
  readonly hundredths: number
  readonly members: number
}

export function averageOf({ players }: Person): Average | undefined {
  if (!players || players.length === 0) return undefined
  const hundredths = players.reduce((sum, { masterpoints }) => sum + Math.round(masterpoints * 100), 0)
  return { hundredths, members: players.length }
}

export const inPoints = ({ hundredths, members }: Average): number => hundredths / members / 100

/** Below zero if the first is lower. */
export const compareAverages = (a: Average, b: Average): number => a.hundredths * b.members - b.hundredths * a.members

type About = RecordedOf<'entrant-entered'> | RecordedOf<'entrant-edited'>

/** Findings about a team's entry. */
export function problemWithTeam(fact: About, field: Field, { compact }: BridgeSettings): Finding | undefined {
  const told = fact.type === 'entrant-entered' ? fact.entrant : fact
  const own = fact.type === 'entrant-entered' ? fact.entrant.id : fact.entrant
  const others = field.present.filter(({ id }) => id !== own)
  if (told.name !== undefined && others.some(({ name }) => name === told.name))
    return about(fact, 'BRI-81', message('found-team-name', { name: { text: told.name } }))
  const players = told.players ?? []
  const count = players.length
  if (told.players && (count < 4 || count > 6))
    return about(fact, 'BRI-81', message('found-team-size', { where: 'any', count }))
  if (told.players && compact && count !== 4)
    return about(fact, 'BRI-3', message('found-team-size', { where: 'compact', count }))
  const twice = players.find((player) => others.some((other) => other.players?.some((each) => isSame(player, each))))
  return twice && about(fact, 'BRI-81', message('found-team-player', { player: { text: twice.name } }))
}

/** Same number, or same name if neither has a number. */
const isSame = (a: Player, b: Player): boolean =>
  a.number === undefined && b.number === undefined ? a.name === b.name : a.number === b.number
