/** A kind of command: its fields, the role it needs, and its decision. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { Fact } from '../facts/fact.ts'
import type { Fields, Shape } from '../facts/kind.ts'
import { quickReaderOf } from '../facts/quick-reading.ts'
import { ownWords } from '../issues/own-words.ts'
import { message as issue } from '../issues/words/messages.ts'
import { first } from '../lists/at.ts'
import type { RefusedResult } from '../refusals/result.ts'
import type { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'
import type { Amendment } from './amendment.ts'
import { note, time } from './command-fields.ts'

/** The lowest role that may give a command. */
export type CommandRole = 'director' | 'scorer'

/** The outcome of a command: facts, a change to the past whose effects are still open, or a refusal. */
export type Decision = Fact[] | Amendment | RefusedResult

/** Optional fields of every command. */
export const circumstances = {
  note: z.optional(note),
  at: described(z.optional(time), about('about-command-at')),
  key: described(
    z.optional(
      z
        .string()
        .check(z.maxLength(100), z.regex(/^[^#].{0,99}$/, ownWords({ takes: issue('takes-key', { most: 100 }) }))),
    ),
    about('about-command-key'),
  ),
}
export type Circumstances = Fields<typeof circumstances>

/** A parsed command. */
export type ParsedCommand<Of extends Shape> = Fields<Of> & Circumstances

export interface CommandSpec<Of extends Shape> {
  readonly shape: Of
  readonly role: CommandRole
  /** At least one of these two must be given. */
  readonly oneOf?: readonly [keyof Of & string, keyof Of & string]
  /** Undo or redo of a whole command: allowed after the close, and publishes nothing. */
  readonly isInverse?: true
  /** The command it takes a list of. */
  readonly listOf?: AnyCommandKind
  /** Completes a command given in a short form. */
  whole?(input: object): object
  decide(tournament: Tournament, command: ParsedCommand<Of>, stamp: Stamp): Decision
}

/** A parsed command, ready to be decided. */
export interface Order {
  readonly kind: AnyCommandKind
  readonly given: { readonly do: string } & Circumstances
  decide(tournament: Tournament, stamp: Stamp): Decision
}

/** A kind of command whose fields are not known statically. */
export interface AnyCommandKind {
  readonly name: string
  readonly shape: Shape
  readonly role: CommandRole
  readonly isInverse?: true
  readonly listOf?: AnyCommandKind
  readonly schema: z.ZodMiniType
  read(input: unknown): Order | Unreadable
}

/** The first problem of a command, with the whole input. */
interface Unreadable {
  readonly issue: z.core.$ZodIssue
  readonly input: unknown
}

export interface CommandKind<Name extends string = string, Of extends Shape = Shape>
  extends CommandSpec<Of>,
    Omit<AnyCommandKind, 'shape'> {
  readonly name: Name
}

/** A command as callers write it. */
export type WrittenCommand<Kind> =
  Kind extends CommandKind<infer Name, infer Of> ? { readonly do: Name } & ParsedCommand<Of> : never

export function commandKind<const Name extends string, Of extends Shape>(
  name: Name,
  spec: CommandSpec<Of>,
): CommandKind<Name, Of> {
  const schema = schemaOf(name, spec)
  const quickly = quickReaderOf(schema)
  const kind: CommandKind<Name, Of> = {
    ...spec,
    name,
    schema,
    read(short) {
      const input = spec.whole && isObject(short) ? spec.whole(short) : short
      const quick = quickly(input)
      const parsed = quick === undefined ? schema.safeParse(input) : { success: true as const, data: quick }
      if (!parsed.success) return { issue: worst(parsed.error.issues), input }
      return new ReadOrder(kind, parsed.data as { readonly do: Name } & ParsedCommand<Of>)
    },
  }
  return kind
}

class ReadOrder<Name extends string, Of extends Shape> implements Order {
  readonly kind: CommandKind<Name, Of>
  readonly given: { readonly do: Name } & ParsedCommand<Of>

  constructor(kind: CommandKind<Name, Of>, given: { readonly do: Name } & ParsedCommand<Of>) {
    this.kind = kind
    this.given = given
  }

  decide(tournament: Tournament, stamp: Stamp): Decision {
    return this.kind.decide(tournament, this.given, stamp)
  }
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null

/** An unknown field explains more than a missing one. */
const worst = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue =>
  issues.find(({ code }) => code === 'unrecognized_keys') ?? first(issues)

function schemaOf<Of extends Shape>(name: string, { shape, oneOf }: CommandSpec<Of>): z.ZodMiniType {
  const fields = z.strictObject({ do: z.literal(name), ...shape, ...circumstances })
  return z.readonly(oneOf ? oneIsGiven(fields, oneOf) : fields)
}

const oneIsGiven = (fields: z.ZodMiniType<object>, [one, other]: readonly [string, string]) =>
  fields.check(
    z.refine((given) => [one, other].some((name) => isGiven(given, name)), {
      path: [one],
      message: ownWords({ says: issue('issue-one-of-two', { one: { text: one }, other: { text: other } }) }),
    }),
    z.meta({ anyOf: [one, other].map((field) => ({ required: [field] })) }),
  )

const isGiven = (fields: object, name: string): boolean =>
  Object.entries(fields).some(([field, value]) => field === name && value !== undefined)
