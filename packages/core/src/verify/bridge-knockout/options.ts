/** The settings of a Bridge knockout, read without its schema: missing options have their defaults, wrong ones are findings. */
import { about, type Finding } from '../finding.ts'
import { isBoolean, isOneOf, isWhole, type OpenedFact, Options } from '../options.ts'
import { message } from '../words/messages.ts'

export interface BridgeSettings {
  /** Seed of the lots. */
  readonly dice: string
  readonly bracketed: boolean
  readonly compact: boolean
  /** Of each half of a compact knockout. */
  readonly compactBoards: number
  /** Of a session. */
  readonly boards: number
  readonly seeding: string
  readonly handicap: boolean
  readonly isRoundedToWhole: boolean
  readonly override: Override | undefined
  readonly playoff: boolean
  readonly thirdPlace: boolean
  readonly sixTeamCarryover: 14 | 7
  readonly victoryPoints: readonly number[] | undefined
}

/** BRI-64. */
export type Override =
  | { readonly percent: number }
  | { readonly imps: number }
  | { readonly table: readonly (readonly [difference: number, imps: number])[] }

const isBoards = isWhole(1, 100)
const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0

/** Each option with the rule it belongs to and the values it may have (BRI-95). */
const options = new Options({
  bracketed: { rule: 'BRI-98', isRight: isBoolean },
  compact: { rule: 'BRI-65', isRight: isBoolean },
  compactBoards: { rule: 'BRI-69', isRight: isBoards },
  fullMatchAwardForParticipants: { rule: 'BRI-13', isRight: isBoolean },
  boards: { rule: 'BRI-81', isRight: isBoards },
  seeding: { rule: 'BRI-33', isRight: isOneOf('average', 'lot', 'entry') },
  handicap: { rule: 'BRI-58', isRight: isBoolean },
  handicapRounding: { rule: 'BRI-62', isRight: isOneOf('none', 'nearest') },
  handicapOverride: { rule: 'BRI-64', isRight: (value) => overrideIn(value) !== undefined },
  playoff: { rule: 'BRI-33a', isRight: isBoolean },
  thirdPlace: { rule: 'BRI-86', isRight: isBoolean },
  sixTeamCarryover: { rule: 'BRI-44', isRight: isOneOf(14, 7) },
  victoryPoints: { rule: 'BRI-43', isRight: isScale },
})

/** Ten least margins, each above the one before. */
function isScale(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length !== 10) return false
  return value.every((margin, i) => isAmount(margin) && margin > (i === 0 ? 0 : value[i - 1]))
}

function overrideIn(value: unknown): Override | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { note, ...rest } = value as Record<string, unknown>
  const [given, ...others] = Object.entries(rest)
  if (typeof note !== 'string' || note.trim() === '' || !given || others.length > 0) return undefined
  const [kind, amount] = given
  if (kind === 'percent' && isAmount(amount)) return { percent: amount }
  if (kind === 'imps' && isAmount(amount)) return { imps: amount }
  return kind === 'table' && isSteps(amount) ? { table: amount } : undefined
}

function isSteps(value: unknown): value is readonly (readonly [number, number])[] {
  const isStep = (step: unknown): boolean => Array.isArray(step) && step.length === 2 && step.every(isAmount)
  if (!Array.isArray(value) || value.length === 0 || !value.every(isStep)) return false
  return value.every(([difference], i) => i === 0 || difference > value[i - 1][0])
}

export function bridgeSettings(opened: OpenedFact): BridgeSettings {
  const value = options.reader(opened)
  return {
    dice: opened.dice,
    bracketed: value('bracketed') === true,
    compact: value('compact') === true,
    compactBoards: Number(value('compactBoards') ?? 12),
    boards: Number(value('boards') ?? 28),
    seeding: String(value('seeding') ?? 'average'),
    handicap: value('handicap') === true,
    isRoundedToWhole: value('handicapRounding') === 'nearest',
    override: overrideIn(value('handicapOverride')),
    playoff: value('playoff') === true,
    thirdPlace: value('thirdPlace') === true,
    sixTeamCarryover: value('sixTeamCarryover') === 7 ? 7 : 14,
    victoryPoints: value('victoryPoints') as readonly number[] | undefined,
  }
}

export const problemsWithBridgeOptions = (opened: OpenedFact): Finding[] => [
  ...options.problems(opened),
  ...excluded(opened),
]

/** BRI-70. */
function excluded(opened: OpenedFact): Finding[] {
  const { compact, bracketed, playoff } = bridgeSettings(opened)
  const others = Object.entries({ bracketed, playoff }).filter(([, isGiven]) => compact && isGiven)
  return others.map(([name]) => about(opened, 'BRI-70', message('found-option-excluded', { option: { text: name } })))
}
