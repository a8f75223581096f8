/** The players of another program's bracket: the seats of its first round, with the seeds of these places (CUP-12). */
import type { Message } from '@arbiter/core/messages'
import type { BracketFile } from '../file.ts'
import type { CupDescription } from '../import.ts'
import type { Player } from '../replay.ts'
import { message } from '../words/messages.ts'
import { type CupPlan, planFor } from './plan.ts'

export type Field =
  | {
      readonly ok: true
      readonly players: readonly Player[]
      readonly bySeed: readonly string[]
      readonly plan: CupPlan
    }
  | { readonly ok: false; readonly problems: readonly Message[] }

export function fieldIn({ Rounds, GamesPerMatch }: BracketFile, { options, engines }: CupDescription): Field {
  const seats = (Rounds[0]?.Matches ?? []).flatMap((match) => [
    { name: match.PlayerA, rating: match.PlayerARating },
    { name: match.PlayerB, rating: match.PlayerBRating },
  ])
  const names = seats.map(({ name }) => name)
  const problems = [...problemsWith(names), ...otherEngines(names, engines)]
  if (problems.length > 0) return { ok: false, problems }
  const plan = planFor(seats.length, options)
  if ('id' in plan) return { ok: false, problems: [plan] }
  const due = 2 * (plan.matches[0]?.pairs ?? 1)
  if (GamesPerMatch && GamesPerMatch !== due)
    return { ok: false, problems: [message('import-games-of-match', { given: GamesPerMatch, due })] }
  const players = seats.map(({ name, rating }) => ({ name, ...(rating ? { rating: Math.round(rating) } : {}) }))
  return { ok: true, players, bySeed: bySeed(plan.seeds), plan }
}

/** Seats by seed, as numbers of entry. */
const bySeed = (seeds: readonly number[]): string[] => seeds.map((_, i) => `#${seeds.indexOf(i + 1) + 1}`)

function problemsWith(names: readonly string[]): Message[] {
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  const unknown = names.filter(isNobodyYet)
  return [
    ...(names.length === 0 ? [message('import-no-first-round')] : []),
    ...(unknown.length > 0
      ? [message('import-empty-seat')]
      : twice.map((name) => message('import-plays-twice', { player: { text: name } }))),
  ]
}

export const isNobodyYet = (name: string): boolean => name.trim() === '' || name.trim().toUpperCase() === 'TBD'

function otherEngines(names: readonly string[], engines: CupDescription['engines']): Message[] {
  const missing = names.filter((name) => !isNobodyYet(name) && !engines.some((engine) => engine.name === name))
  const added = engines.filter(({ name }) => !names.includes(name)).map(({ name }) => name)
  return [
    ...(missing.length > 0 ? [message('import-not-in-config', { engines: asTexts(new Set(missing)) })] : []),
    ...(added.length > 0 ? [message('import-not-in-bracket', { engines: asTexts(added) })] : []),
  ]
}

const asTexts = (names: Iterable<string>) => [...names].map((text) => ({ text }))
