/** Commands: what somebody asks for, one JSON object each. */
import * as z from 'zod/mini'
import { described } from '../descriptions/described.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { bracketSchema, editedShape, profileShape } from '../facts/entrant.ts'
import { arrangementSchema, breakOffs, gameRecordSchema } from '../facts/game-record.ts'
import { parseInstant, someTime, timeShape } from '../facts/instant.ts'
import { bookSchema } from '../facts/opening.ts'
import { impsSchema, results } from '../facts/result.ts'
import { boardScoreSchema } from '../formats/bridge-knockout/facts/boards-scored.ts'
import { faults, placements } from '../formats/bridge-knockout/facts/bracket-corrected.ts'
import { freePlays } from '../formats/bridge-knockout/facts/remedy-given.ts'
import { issueSays, theField, valueAt } from '../issues/issue.ts'
import { ownWords } from '../issues/own-words.ts'
import { schemaAt } from '../issues/schema-at.ts'
import { message as issue } from '../issues/words/messages.ts'
import { visible } from '../message/visible.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { nearest } from '../words/nearest.ts'
import { message } from './words/messages.ts'

/** More people than any format takes. */
const mostPeople = 2000

const time = z.string().check(
  z.maxLength(40),
  z.regex(timeShape, ownWords({ takes: issue('takes-time', { such: { text: someTime } }) })),
  z.refine((text) => parseInstant(text) !== undefined, ownWords({ says: issue('issue-no-moment') })),
)
const note = z.string().check(z.maxLength(2000))
const who = described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-who'))
const match = described(z.string().check(z.minLength(1), z.maxLength(40)), about('about-match'))
const game = z.int().check(z.minimum(1))
const result = described(z.enum([...results, '1/2']), about('about-result'))
const length = z.int().check(z.minimum(0), z.maximum(9999))
const confirm = described(
  z.union([z.literal(true), z.readonly(z.array(z.int().check(z.minimum(1))).check(z.maxLength(100_000)))]),
  about('about-confirm'),
)

const command = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.readonly(
    z.strictObject({
      do: z.literal(name),
      ...shape,
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
    }),
  )

/** One of two fields must be given. */
const oneOf = <Shape extends z.core.$ZodShape>(
  readable: z.ZodMiniReadonly<z.ZodMiniObject<Shape, z.core.$strict>>,
  ...fields: readonly [string, string]
) =>
  z.readonly(
    readable.def.innerType.check(
      z.refine((given) => fields.some((field) => (given as Record<string, unknown>)[field] !== undefined), {
        path: [fields[0]],
        message: ownWords({
          says: issue('issue-one-of-two', { one: { text: fields[0] }, other: { text: fields[1] } }),
        }),
      }),
      z.meta({ anyOf: fields.map((field) => ({ required: [field] })) }),
    ),
  )

const mostFields = 200
const deepest = 20

/** What a command brings in words that are not ours: so many fields, so deep at most, or whoever walks through it falls. */
const shallow = <Schema extends z.ZodMiniType<object>>(schema: Schema) =>
  z
    .pipe(
      z
        .unknown()
        .check(
          z.refine(
            (value) => isShallow(value, deepest),
            ownWords({ says: issue('issue-nested', { deep: deepest, fields: mostFields }) }),
          ),
        ),
      schema,
    )
    .check(z.meta({ maxProperties: mostFields }))

function isShallow(value: unknown, deep: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  const within = Object.values(value)
  if (deep === 0 || (!Array.isArray(value) && within.length > mostFields)) return false
  return within.every((each) => isShallow(each, deep - 1))
}

const sizes = described(
  z.readonly(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(26))),
  about('about-bracket-sizes'),
)

const newcomer = z.readonly(
  z.strictObject({
    ...profileShape,
    id: z.optional(z.string().check(z.maxLength(200))),
    joins: described(z.optional(match), about('about-command-joins')),
  }),
)

const editShape = {
  entrant: who,
  name: z.optional(z.string().check(z.maxLength(200))),
  ...editedShape,
}

const beginning = {
  order: described(
    z.optional(z.union([z.literal('entry'), z.readonly(z.array(who).check(z.maxLength(mostPeople)))])),
    about('about-start-order'),
  ),
  brackets: z.optional(sizes),
}

const half = z.union([z.literal(1), z.literal(2)])
const member = described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-member'))

/** Boards are reported in IMPs: of the whole match or a half, in a three-way between two of the three. */
const boardsShape = {
  imps: z.optional(impsSchema),
  between: described(z.optional(z.readonly(z.tuple([who, who]))), about('about-report-between')),
  half: z.optional(half),
}

export const commandSchema = z.discriminatedUnion('do', [
  command('enter', { entrants: z.readonly(z.array(newcomer).check(z.minLength(1), z.maxLength(mostPeople))) }),
  command('edit', editShape),
  command('withdraw', {
    entrant: who,
    emergency: described(z.optional(z.boolean()), about('about-withdrew-emergency')),
  }),
  command('return', { entrant: who }),
  command('start', {
    ...beginning,
    openings: described(z.optional(bookSchema), about('about-start-openings')),
  }),
  command('pair', {
    matches: described(
      z.optional(
        z.readonly(
          z
            .array(z.readonly(z.array(who).check(z.minLength(1), z.maxLength(3))))
            .check(z.minLength(1), z.maxLength(mostPeople)),
        ),
      ),
      about('about-pair-matches'),
    ),
    lengths: described(z.optional(z.literal('unknown')), about('about-pair-lengths')),
  }),
  command('choose', { opponent: described(who, about('about-choose-opponent')) }),
  oneOf(
    command('report', {
      match,
      game: z.optional(game),
      result: z.optional(result),
      ...boardsShape,
      finishedAt: z.optional(time),
      moves: z.optional(length),
      movesToFinish: z.optional(length),
      players: described(z.optional(z.readonly(z.tuple([who, who]))), about('about-report-players')),
      record: z.optional(gameRecordSchema),
    }),
    'result',
    'imps',
  ),
  command('correct', {
    match,
    game: z.optional(game),
    result: z.optional(result),
    ...boardsShape,
    finishedAt: z.optional(time),
    moves: z.optional(length),
    movesToFinish: z.optional(length),
    confirm: z.optional(confirm),
  }),
  command('abandon', {
    match,
    game,
    why: described(z.enum(breakOffs), about('about-void-why')),
    engine: described(z.optional(who), about('about-could-not-start')),
    record: z.optional(gameRecordSchema),
  }),
  command('arrange', {
    from: described(z.int().check(z.minimum(1)), about('about-arranged-from')),
    play: described(shallow(arrangementSchema), about('about-arrange-play')),
  }),
  command('change', {
    options: described(shallow(z.readonly(z.record(z.string(), z.unknown()))), about('about-options-some')),
  }),
  command('forfeit', { match, absent: z.readonly(z.array(who).check(z.minLength(1), z.maxLength(20))) }),
  command('cancel', { match }),
  oneOf(
    command('rule', {
      match,
      winner: described(z.optional(z.nullable(who)), about('about-ruling-winner')),
      winners: described(
        z.optional(z.readonly(z.array(who).check(z.minLength(1), z.maxLength(20)))),
        about('about-ruling-winners'),
      ),
    }),
    'winner',
    'winners',
  ),
  command('declare', {
    winners: described(
      z.readonly(z.array(who).check(z.minLength(1), z.maxLength(mostPeople))),
      about('about-ended-winners'),
    ),
  }),
  oneOf(
    command('lineup', {
      match,
      team: who,
      half: described(z.optional(half), about('about-lineup-half')),
      players: described(z.optional(z.readonly(z.array(member).check(z.maxLength(20)))), about('about-lineup-four')),
      played: described(
        z.optional(
          z.readonly(
            z
              .array(
                z.readonly(z.strictObject({ player: member, boards: z.int().check(z.minimum(0), z.maximum(9999)) })),
              )
              .check(z.maxLength(20)),
          ),
        ),
        about('about-lineup-instead'),
      ),
    }),
    'players',
    'played',
  ),
  command('score', {
    match,
    between: boardsShape.between,
    half: z.optional(half),
    boards: described(
      z.readonly(z.array(boardScoreSchema).check(z.minLength(1), z.maxLength(200))),
      about('about-score-boards'),
    ),
  }),
  command('post', {}),
  command('remedy', {
    team: who,
    refund: described(z.optional(z.boolean()), about('about-remedy-refund')),
    freePlays: z.optional(z.readonly(z.array(z.enum(freePlays)).check(z.maxLength(20)))),
  }),
  command('misplaced', {
    team: who,
    fault: z.enum(faults),
    placed: described(z.enum(placements), about('about-misplaced-placed')),
    to: described(z.optional(bracketSchema), about('about-misplaced-belongs')),
    joins: described(z.optional(match), about('about-misplaced-seat')),
    national: described(z.optional(z.boolean()), about('about-misplaced-national')),
    confirm: z.optional(confirm),
  }),
  command('redraw', {
    ...beginning,
    enter: described(
      z.optional(z.readonly(z.array(newcomer).check(z.maxLength(mostPeople)))),
      about('about-redraw-enter'),
    ),
    edits: described(
      z.optional(z.readonly(z.array(z.readonly(z.strictObject(editShape))).check(z.maxLength(mostPeople)))),
      about('about-redraw-edits'),
    ),
    withdraw: described(
      z.optional(z.readonly(z.array(who).check(z.maxLength(mostPeople)))),
      about('about-redraw-withdraw'),
    ),
    confirm: z.optional(confirm),
  }),
  command('undo', {}),
  command('redo', {}),
  command('revoke', {
    fact: described(z.int().check(z.minimum(1)), about('about-revoke-fact')),
    confirm: z.optional(confirm),
  }),
  command('close', {}),
])

export type Command = z.infer<typeof commandSchema>
export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>

const commandShapes = commandSchema.def.options.map((option) => option.def.innerType)
const nameOf = ({ shape }: (typeof commandShapes)[number]) => shape.do.def.values[0] as Command['do']
const commandNames = commandShapes.map(nameOf)

/** Reads a command from outside; says which field is wrong and what may have been meant. */
export function parseCommand(input: unknown): Command | Refusal {
  const given = single(input)
  const parsed = commandSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  return problemIn(given, issues.find(({ code }) => code === 'unrecognized_keys') ?? (issues[0] as Issue))
}

/** One entrant may be given without the list around it. */
function single(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('do' in input) || input.do !== 'enter' || 'entrants' in input)
    return input
  const { do: name, note, at, key, ...entrant } = input as Record<string, unknown>
  return { do: name, entrants: [entrant], ...defined({ note, at, key }) }
}

const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

type Issue = z.core.$ZodIssue

function problemIn(input: unknown, found: Issue): Refusal {
  const name = (input as { do?: unknown } | null)?.do
  if (typeof name !== 'string')
    return { code: 'bad-command', problem: message('command-object', { such: { text: '{"do":"start"}' } }) }
  if (!commandNames.includes(name as Command['do'])) return unknownCommand(name)
  if (found.code === 'unrecognized_keys') return unknownField(name, found.keys[0] as string)
  const field = found.path.map(String).join('.')
  const [given, schema] = [valueAt(input, found.path), schemaAt(schemaOf(name), found.path)]
  return { code: 'bad-command', field, problem: issueSays(found, { what: theField(field), given, schema }) }
}

const schemaOf = (name: string) => commandShapes.find((each) => nameOf(each) === name)

function unknownCommand(name: string): Refusal {
  const problem = message('command-unknown', {
    name: { text: shortened(name) },
    known: commandNames.map((text) => ({ text })),
  })
  return { code: 'bad-command', field: 'do', problem, suggestion: nearest(name, commandNames) }
}

/** What somebody wrote, and not too much of it. */
const shortened = (text: string): string => visible(text.length > 60 ? `${text.slice(0, 60)}…` : text)

function unknownField(command: string, field: string): Refusal {
  const problem = message('command-field-unknown', { command: { text: command }, field: { text: shortened(field) } })
  const known = Object.keys(schemaOf(command)?.shape ?? {})
  return { code: 'bad-command', field: field.slice(0, 60), problem, suggestion: nearest(field, known) }
}
