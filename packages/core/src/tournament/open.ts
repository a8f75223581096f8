/** Opens a new tournament, or an existing one from its log. */
import * as z from 'zod/mini'
import { problemWithName } from '../facts/entrant.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import { theField } from '../issues/issue.ts'
import { message as issue } from '../issues/words/messages.ts'
import { readAs } from '../refusals/read-as.ts'
import { isRefused, type RefusedResult, type Result, refuse } from '../refusals/result.ts'
import { plainText } from '../words/plain-text.ts'
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
  /** The seed of all random draws; recorded, so that the draws can be repeated. */
  readonly dice: string
  readonly name?: string | undefined
  readonly options?: Readonly<Record<string, unknown>>
  /** Publishes rounds that depend on results as soon as they can be drawn. Default: true. */
  readonly autoPair?: boolean
}

/** A new tournament without entrants. */
export function openTournament(
  format: AnyFormat,
  opening: NewTournament,
  asker: Asker,
): Result<{ readonly tournament: Tournament }> {
  const refusal = refusedFormat(format) ?? refusedOpening(opening)
  if (refusal) return refusal
  const asked = readAsker(asker)
  if (isRefused(asked)) return asked
  const options = parseOptions(format, opening.options ?? {})
  if (isRefused(options)) return options
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
  return { ok: true, tournament: new Tournament(format, [fact]) }
}

function refusedFormat(format: unknown): RefusedResult | undefined {
  if (typeof format === 'object' && format !== null && 'draw' in format && 'options' in format) return undefined
  return refuse({ code: 'bad-command', field: 'format', problem: issue('issue-missing', { what: theField('format') }) })
}

function refusedOpening(opening: unknown): RefusedResult | undefined {
  const read = readAs(openingSchema, opening ?? {}, 'opening')
  return isRefused(read) ? read : (refusedName(read.name) ?? refusedDice(read.dice))
}

function refusedName(name: unknown): RefusedResult | undefined {
  if (name === undefined) return undefined
  const problem = typeof name === 'string' ? problemWithName(name) : message('command-no-text')
  return problem === undefined ? undefined : refuse({ code: 'bad-name', name: plainText(name), problem })
}

function refusedDice(dice: unknown): RefusedResult | undefined {
  if (typeof dice === 'string' && dice.length >= 1 && dice.length <= 100) return undefined
  return refuse({ code: 'bad-option', option: 'dice', problem: message('option-dice') })
}

const isLog = (log: unknown): boolean =>
  Array.isArray(log) && log.every((fact) => typeof fact === 'object' && fact !== null)

/** The tournament of a log, if its format is known. */
export function tournamentOf(
  log: readonly RecordedFact[],
  known: readonly AnyFormat[],
): Result<{ readonly tournament: Tournament }> {
  const [first] = isLog(log) ? log : []
  if (first?.type !== 'tournament-opened') return refuse({ code: 'bad-command', problem: message('log-no-opening') })
  const named = formatNamed(first.format, known)
  if (!named.ok) return named
  const { format } = named
  const refused = log
    .map((fact) => ('options' in fact ? parseOptions(format, fact.options) : undefined))
    .find(isRefused)
  return refused ?? { ok: true, tournament: new Tournament(format, log) }
}
