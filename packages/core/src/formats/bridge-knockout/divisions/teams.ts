/** Teams: their averages, the order they are numbered in, and reasons to refuse an entry (BRI-3, BRI-33, BRI-59, BRI-81). */

import { divided } from '../../../chart/divisions.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Dice } from '../../../dice/dice.ts'
import type { Entrant, Player, Profile } from '../../../facts/entrant.ts'
import { type Masterpoints, masterpointsOf } from '../../../facts/masterpoints.ts'
import { at, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { StartRefusal } from '../../../refusals/refusal.ts'
import { type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Seeding } from '../../rule-book/format.ts'
import type { BridgeOptions } from '../options.ts'
import { message } from '../words/messages.ts'

/** Highest average first, level ones as they entered; compared as fractions. */
function byAverage(entrants: readonly Entrant[], present: readonly Who[]): Who[] {
  const masterpoints = new Map(
    present.map((who) => [who, masterpointsOf(at(entrants, who)) ?? { hundredths: 0, players: 1 }]),
  )
  return present.toSorted((a, b) => compareMasterpoints(known(masterpoints.get(b)), known(masterpoints.get(a))))
}

const compareMasterpoints = (a: Masterpoints, b: Masterpoints): number =>
  a.hundredths * b.players - b.hundredths * a.players

export function numbering(
  options: BridgeOptions,
  entrants: readonly Entrant[],
  present: readonly Who[],
  dice: Dice,
  brackets?: readonly number[],
): Seeding {
  const { seeding, bracketed } = options
  if (bracketed && seeding !== 'average') return withinBrackets(options, entrants, present, dice, brackets)
  const reason = { rule: 'BRI-33', by: seeding }
  switch (seeding) {
    case 'average':
      return hasNoPlayers(entrants, present)
        ? { order: present, reason: { ...reason, by: 'entry' } }
        : { order: byAverage(entrants, present), reason }
    case 'lot':
      return { order: dice.shuffled('seeding', present), reason }
    case 'entry':
      return { order: present, reason }
    default:
      return seeding satisfies never
  }
}

/** BRI-98: divisions always go by strength; only the numbers inside may go by lot or order of entry. */
function withinBrackets(
  { seeding }: BridgeOptions,
  entrants: readonly Entrant[],
  present: readonly Who[],
  dice: Dice,
  brackets: readonly number[] = [present.length],
): Seeding {
  const byStrength = hasNoPlayers(entrants, present) ? present : byAverage(entrants, present)
  const order = divided(byStrength, present.length, brackets).flatMap((bracket) =>
    seeding === 'lot'
      ? dice.shuffled(`seeding ${bracket.letter}`, bracket.order)
      : present.filter((who) => bracket.order.includes(who)),
  )
  return { order, reason: { rule: 'BRI-33', by: seeding, within: 'brackets' } }
}

const hasNoPlayers = (entrants: readonly Entrant[], present: readonly Who[]): boolean =>
  present.every((who) => entrants[who]?.players === undefined)

/** Teams whose players must be known before the start, because order or handicaps depend on them. */
export function missingMasterpoints(
  { seeding, handicap, bracketed }: BridgeOptions,
  entrants: readonly Entrant[],
  present: readonly Who[],
  isGiven: boolean,
): RefusedResult<StartRefusal> | undefined {
  const missing = present.filter((who) => entrants[who]?.players === undefined)
  if (missing.length === 0) return undefined
  const isOrderOpen = (bracketed || seeding === 'average') && !isGiven && missing.length < present.length
  if (!handicap && !isOrderOpen) return undefined
  const names = missing.map((who) => at(entrants, who).name)
  return handicap
    ? refuse({ code: 'missing-masterpoints', entrants: names, neededFor: 'handicap', rule: 'BRI-59' })
    : refuse({ code: 'missing-masterpoints', entrants: names, neededFor: 'order', rule: 'BRI-33' })
}

/** Why this entry, or this edit of one, is refused. */
export function refusedTeam(
  { compact }: BridgeOptions,
  others: readonly Entrant[],
  team: Profile,
): RefusedResult | undefined {
  const { name, players } = team
  const refused = (field: string, value: string | number, problem: Message): RefusedResult =>
    refuse({
      code: 'bad-entry',
      entrant: name,
      field,
      value,
      problem,
      rule: 'BRI-81',
    })
  if (others.some((other) => sameName(other.name, name)))
    return refused('name', name, message('bridge-entry-name-taken'))
  if (!players) return undefined
  if (compact && players.length !== 4) return refused('players', players.length, message('bridge-entry-compact'))
  if (players.length < 4 || players.length > 6) return refused('players', players.length, message('bridge-entry-size'))
  const twice = players.find((player, i) => players.slice(0, i).some((other) => isSame(player, other)))
  if (twice) return refused('players', called(twice), message('bridge-entry-twice'))
  const elsewhere = others.find((other) =>
    other.players?.some((theirs) => players.some((ours) => isSame(ours, theirs))),
  )
  const shared = players.find((ours) => elsewhere?.players?.some((theirs) => isSame(ours, theirs)))
  if (!elsewhere || !shared) return undefined
  const entrant = { entrant: elsewhere.id, name: elsewhere.name }
  return refused('players', called(shared), message('bridge-entry-elsewhere', { team: entrant }))
}

const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en')

/** True if two players have the same number, or the same name if neither has a number. */
function isSame(a: Player, b: Player): boolean {
  if (a.number !== undefined && b.number !== undefined) return a.number === b.number
  return a.number === undefined && b.number === undefined && sameName(a.name, b.name)
}

const called = ({ name, number }: Player): string => (number === undefined ? name : `${name} (${number})`)
