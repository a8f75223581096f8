/** The settings of a Hybrid Knockout, read without its schema: missing options have their defaults, wrong ones are findings. */
import type { Finding } from '../finding.ts'
import type { OrderBy } from '../list-order.ts'
import { isBoolean, isOneOf, isWhole, type OpenedFact, Options } from '../options.ts'

export interface HybridSettings {
  readonly maxPlayers: number
  readonly seeding: OrderBy
  readonly chess960: boolean
  /** In half points. */
  readonly race: number
  readonly player1: 'example' | 'first'
  readonly seedPlayoffs: boolean
  readonly noShowLimit: number
}

/** Each option with the rule it belongs to and the values it may have. */
const options = new Options({
  maxPlayers: { rule: 'HYB-1', isRight: isWhole(2, 512) },
  seeding: { rule: 'HYB-2', isRight: isOneOf('entry', 'rating', 'lot') },
  chess960: { rule: 'HYB-8', isRight: isBoolean },
  raceToPoints: { rule: 'HYB-18', isRight: (value) => typeof value === 'number' && isWhole(1, 20)(2 * value) },
  player1: { rule: 'HYB-17', isRight: isOneOf('example', 'first') },
  seedPlayoffs: { rule: 'HYB-12', isRight: isBoolean },
  noShowLimit: { rule: 'HYB-28', isRight: isWhole(1, 10) },
  timeControl: { rule: 'HYB-29', isRight: isTimeControl },
})

function isTimeControl(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([name, seconds]) => isTime(name, seconds))
}

function isTime(name: string, seconds: unknown): boolean {
  if (!['base', 'increment', 'bonus40'].includes(name) || !Number.isFinite(seconds)) return false
  return name === 'base' ? Number(seconds) > 0 : Number(seconds) >= 0
}

export function hybridSettings(opened: OpenedFact): HybridSettings {
  const value = options.reader(opened)
  return {
    maxPlayers: Number(value('maxPlayers') ?? 500),
    seeding: (value('seeding') ?? 'entry') as OrderBy,
    chess960: value('chess960') !== false,
    race: 2 * Number(value('raceToPoints') ?? 0.5),
    player1: value('player1') === 'first' ? 'first' : 'example',
    seedPlayoffs: value('seedPlayoffs') === true,
    noShowLimit: Number(value('noShowLimit') ?? 2),
  }
}

export const problemsWithHybridOptions = (opened: OpenedFact): Finding[] => options.problems(opened)
