/** Opens a new tournament, or an existing one from its log. */
import * as z from 'zod/mini'
import { problemWithName } from '../facts/entrant.ts'
import type { Recorded } from '../facts/fact.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { formatNamed } from '../formats/rule-book/named.ts'
import { theField } from '../issues/issue.ts'
import { message as issue } from '../issues/words/messages.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { readAs } from '../result/read-as.ts'
import { written } from '../words/written.ts'
import type { Asker } from './asker.ts'
import { readAsker } from './author.ts'
import { parseOptions } from './settings.ts'
import { Stamp } from './stamp.ts'
import { Tournament } from './tournament.ts'
import { message } from './words/messages.ts'

/** `name` and `dice` are checked separately, with refusals of their own. */
const openingSchema = z.strictObject({
  dice: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  options: z.optional(z.record(z.string(), z.unknown())),
  autoPair: z.optional(z.boolean()),
})

export interface NewTournament {
  /** The seed of all random draws; recorded, so that anybody can repeat them. */
  readonly dice: string
  readonly name?: string | undefined
  readonly options?: Readonly<Record<string, unknown>>
  /** Publishes rounds that depend on results as soon as they can be drawn. Default: true. */
  readonly autoPair?: boolean
}

/** A new tournament without entrants. Passes on a refusal of `formatNamed`. */
export function openTournament(
  format: AnyFormat | Refusal,
  opening: NewTournament,
  asker: Asker,
): Tournament | Refusal {
  if (isRefusal(format)) return format
  const refusal = refusedFormat(format) ?? refusedOpening(opening)
  if (refusal) return refusal
  const asked = readAsker(asker)
  if (isRefusal(asked)) return asked
  const options = parseOptions(format, opening.options ?? {})
  if (isRefusal(options)) return options
  const fact = new Stamp(0, undefined, asked.now, asked.by).on(
    {
      type: 'tournament-opened',
      format: format.name,
      rules: 1,
      ...(opening.name === undefined ? {} : { name: opening.name }),
      options,
      autoPair: opening.autoPair ?? true,
      dice: opening.dice,
    },
    0,
  )
  return new Tournament(format, [fact])
}

function refusedFormat(format: unknown): Refusal | undefined {
  if (typeof format === 'object' && format !== null && 'draw' in format && 'options' in format) return undefined
  return { code: 'bad-command', field: 'format', problem: issue('issue-missing', { what: theField('format') }) }
}

function refusedOpening(opening: unknown): Refusal | undefined {
  const read = readAs(openingSchema, opening ?? {}, 'opening')
  return read.ok ? (refusedName(read.value.name) ?? refusedDice(read.value.dice)) : read.refusal
}

function refusedName(name: unknown): Refusal | undefined {
  if (name === undefined) return undefined
  const problem = typeof name === 'string' ? problemWithName(name) : message('command-no-text')
  return problem === undefined ? undefined : { code: 'bad-name', name: written(name), problem }
}

function refusedDice(dice: unknown): Refusal | undefined {
  if (typeof dice === 'string' && dice.length >= 1 && dice.length <= 100) return undefined
  return { code: 'bad-option', option: 'dice', problem: message('option-dice') }
}

/** The tournament of a log, if its format is known. */
export function tournamentOf(log: readonly Recorded[], known: readonly AnyFormat[]): Tournament | Refusal {
  const [first] = Array.isArray(log) ? log : []
  if (first?.type !== 'tournament-opened') return { code: 'bad-command', problem: message('log-no-opening') }
  const format = formatNamed(first.format, known)
  if (isRefusal(format)) return format
  const refusal = log
    .map((fact) => ('options' in fact ? parseOptions(format, fact.options) : undefined))
    .find(isRefusal)
  return refusal ?? new Tournament(format, log)
}
