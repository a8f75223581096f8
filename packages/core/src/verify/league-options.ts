/** The settings of a league, read without its schema: what is missing has the default, what is wrong is said. */
import type { RecordedOf } from '../facts/fact.ts'
import { about, type Finding } from './finding.ts'

export interface LeagueSettings {
  readonly seeding: string
  readonly balancedColours: boolean
  /** LEA-10: do early withdrawals annul? */
  readonly annuls: boolean
  readonly prizes: readonly number[]
}

type Opened = RecordedOf<'tournament-opened'>

/** Each option with the rule it belongs to and the values it may have. */
const options: readonly { name: string; rule: string; isRight(value: unknown): boolean }[] = [
  { name: 'seeding', rule: 'LEA-16', isRight: (value) => value === 'entry' || value === 'rating' || value === 'lot' },
  { name: 'balancedColours', rule: 'LEA-4', isRight: (value) => typeof value === 'boolean' },
  { name: 'withdrawal', rule: 'LEA-10', isRight: (value) => value === 'annul-before-half' || value === 'forfeit' },
  { name: 'prizes', rule: 'LEA-15', isRight: (value) => Array.isArray(value) && value.every(isAmount) },
]

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

export function leagueSettings({ options: given }: Opened): LeagueSettings {
  const value = (name: string): unknown => {
    const option = options.find((each) => each.name === name)
    return Object.hasOwn(given, name) && option?.isRight(given[name]) ? given[name] : undefined
  }
  return {
    seeding: String(value('seeding') ?? 'entry'),
    balancedColours: value('balancedColours') === true,
    annuls: value('withdrawal') !== 'forfeit',
    prizes: (value('prizes') as number[] | undefined) ?? [],
  }
}

export function problemsWithOptions(opened: Opened): Finding[] {
  return Object.entries(opened.options).flatMap(([name, value]) => {
    const option = options.find((each) => each.name === name)
    if (!option) return [about(opened, 'LOG-16', `A league has no option ${name}.`)]
    return option.isRight(value) ? [] : [about(opened, option.rule, `The option ${name} has a value it cannot have.`)]
  })
}
