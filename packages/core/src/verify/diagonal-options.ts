/** The settings of a Diagonal, read without its schema: what is missing has the default, what is wrong is said. */
import type { RecordedOf } from '../facts/fact.ts'
import { about, type Finding } from './finding.ts'

export interface DiagonalSettings {
  readonly row: 'rating' | 'maxRating' | 'entry'
  /** DIA-9: what a draw costs both, in halves of a lost game. */
  readonly drawCost: 1 | 0
  readonly fewPlayersMax: number
  readonly maxExtraRounds: number
  readonly performance: 'difference' | 'fide'
}

type Opened = RecordedOf<'tournament-opened'>
interface Option {
  readonly rule: string
  isRight(value: unknown): boolean
}

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)
const isWhole =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** Each option with the rule it belongs to and the values it may have. */
const options: ReadonlyMap<string, Option> = new Map<string, Option>([
  ['row', { rule: 'DIA-1', isRight: isOneOf('rating', 'maxRating', 'entry') }],
  ['drawLoss', { rule: 'DIA-9', isRight: isOneOf(0.5, 0) }],
  ['fewPlayersMax', { rule: 'DIA-14', isRight: isWhole(2, 1000) }],
  ['maxExtraRounds', { rule: 'DIA-22', isRight: isWhole(0, 1000) }],
  ['performance', { rule: 'DIA-23', isRight: isOneOf('difference', 'fide') }],
])

export function diagonalSettings({ options: given }: Opened): DiagonalSettings {
  const value = (name: string): unknown =>
    Object.hasOwn(given, name) && options.get(name)?.isRight(given[name]) ? given[name] : undefined
  const row = value('row')
  return {
    row: row === 'maxRating' || row === 'entry' ? row : 'rating',
    drawCost: value('drawLoss') === 0 ? 0 : 1,
    fewPlayersMax: Number(value('fewPlayersMax') ?? 6),
    maxExtraRounds: Number(value('maxExtraRounds') ?? 10),
    performance: value('performance') === 'fide' ? 'fide' : 'difference',
  }
}

export function problemsWithDiagonalOptions(opened: Opened): Finding[] {
  return Object.entries(opened.options).flatMap(([name, value]) => {
    const option = options.get(name)
    if (!option) return [about(opened, 'LOG-16', `A Diagonal has no option ${name}.`)]
    return option.isRight(value) ? [] : [about(opened, option.rule, `The option ${name} has a value it cannot have.`)]
  })
}
