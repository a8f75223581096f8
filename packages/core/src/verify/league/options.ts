/** The settings of a league, read without its schema: missing options have their defaults, wrong ones are findings. */
import type { Finding } from '../finding.ts'
import type { OrderBy } from '../list-order.ts'
import { isBoolean, isOneOf, type OpenedFact, Options } from '../options.ts'

export interface LeagueSettings {
  readonly seeding: OrderBy
  readonly balancedColours: boolean
  /** LEA-10: do early withdrawals annul? */
  readonly annuls: boolean
  readonly prizes: readonly number[]
}

/** Each option with the rule it belongs to and the values it may have. */
const options = new Options({
  seeding: { rule: 'LEA-16', isRight: isOneOf('entry', 'rating', 'lot') },
  balancedColours: { rule: 'LEA-4', isRight: isBoolean },
  withdrawal: { rule: 'LEA-10', isRight: isOneOf('annul-before-half', 'forfeit') },
  prizes: { rule: 'LEA-15', isRight: (value) => Array.isArray(value) && value.every(isAmount) },
  currency: { rule: 'LEA-15', isRight: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value) },
})

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

export function leagueSettings(opened: OpenedFact): LeagueSettings {
  const value = options.reader(opened)
  return {
    seeding: (value('seeding') ?? 'entry') as OrderBy,
    balancedColours: value('balancedColours') === true,
    annuls: value('withdrawal') !== 'forfeit',
    prizes: (value('prizes') as number[] | undefined) ?? [],
  }
}

export const problemsWithOptions = (opened: OpenedFact): Finding[] => options.problems(opened)
