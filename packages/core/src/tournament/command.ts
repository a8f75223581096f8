/** Commands: what somebody asks for, one JSON object each. */
import * as z from 'zod'
import { bracketSchema, editedShape, profileShape } from '../facts/entrant.ts'
import { boardScoreSchema, faults, freePlays, placements } from '../facts/fact.ts'
import { arrangementSchema, breakOffs, gameRecordSchema } from '../facts/game-record.ts'
import { parseInstant, timeShape } from '../facts/instant.ts'
import { bookSchema } from '../facts/opening.ts'
import { impsSchema, results } from '../facts/result.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { issueInWords } from '../words/issue.ts'
import { nearest } from '../words/nearest.ts'

/** More people than any format takes. */
const mostPeople = 2000

const time = z
  .string()
  .max(40)
  .regex(timeShape, 'must be an ISO time with a zone, such as 2026-05-01T14:02:10Z')
  .refine((text) => parseInstant(text) !== undefined, 'is no moment of the calendar')
const note = z.string().max(2000)
const who = z.string().min(1).max(200).describe('Name, "#3" (number of entry) or id')
const match = z.string().min(1).max(40).describe('Match id')
const game = z.int().min(1)
const result = z.enum([...results, '1/2']).describe('White–Black as in PGN; +-, -+ and -- are forfeits')
const length = z.int().min(0).max(9999)
const confirm = z
  .union([z.literal(true), z.array(z.int().min(1)).max(100_000).readonly()])
  .describe('The list of facts that may become void, from the refusal; true: whatever it is now')

const command = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z
    .strictObject({
      do: z.literal(name),
      ...shape,
      note: note.optional(),
      at: time.optional().describe('When; not before the last fact'),
      key: z
        .string()
        .max(100)
        .regex(/^[^#].{0,99}$/)
        .optional()
        .describe('A retry with the same key counts once'),
    })
    .readonly()

/** One of two fields must be given. */
const oneOf = <Shape extends z.ZodRawShape>(
  readable: z.ZodReadonly<z.ZodObject<Shape, z.core.$strict>>,
  ...fields: readonly [string, string]
) =>
  readable
    .unwrap()
    .refine((given) => fields.some((field) => (given as Record<string, unknown>)[field] !== undefined), {
      path: [fields[0]],
      message: `is missing: give ${fields[0]} or ${fields[1]}`,
    })
    .meta({ anyOf: fields.map((field) => ({ required: [field] })) })
    .readonly()

const mostFields = 200
const deepest = 20

/** What a command brings in words that are not ours: so many fields, so deep at most, or whoever walks through it falls. */
const shallow = <Schema extends z.ZodType<object>>(schema: Schema) =>
  z
    .unknown()
    .refine(
      (value) => isShallow(value, deepest),
      `is nested more than ${deepest} deep, or has more than ${mostFields} fields`,
    )
    .pipe(schema)
    .meta({ maxProperties: mostFields })

function isShallow(value: unknown, deep: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  const within = Object.values(value)
  if (deep === 0 || (!Array.isArray(value) && within.length > mostFields)) return false
  return within.every((each) => isShallow(each, deep - 1))
}

const sizes = z.array(z.int().min(1)).min(1).max(26).readonly().describe('Sizes of the brackets, from the strongest')

const newcomer = z
  .strictObject({
    ...profileShape,
    id: z.string().max(200).optional(),
    joins: match.optional().describe('Late: the match to take a seat in'),
  })
  .readonly()

const editShape = {
  entrant: who,
  name: z.string().max(200).optional(),
  ...editedShape,
}

const beginning = {
  order: z
    .union([z.literal('entry'), z.array(who).max(mostPeople).readonly()])
    .optional()
    .describe('By hand: everybody, in seed order; or "entry": as they entered'),
  brackets: sizes.optional(),
}

const half = z.union([z.literal(1), z.literal(2)])
const member = z.string().min(1).max(200).describe('Name, federation number or "#2" (place in the team)')

/** Boards are reported in IMPs: of the whole match or a half, in a three-way between two of the three. */
const boardsShape = {
  imps: impsSchema.optional(),
  between: z.tuple([who, who]).readonly().optional().describe('The two teams, in the order of their IMPs'),
  half: half.optional(),
}

export const commandSchema = z.discriminatedUnion('do', [
  command('enter', { entrants: z.array(newcomer).min(1).max(mostPeople).readonly() }),
  command('edit', editShape),
  command('withdraw', {
    entrant: who,
    emergency: z.boolean().optional().describe('A team keeps what it earned so far'),
  }),
  command('return', { entrant: who }),
  command('start', {
    ...beginning,
    openings: bookSchema.optional().describe('The book the pairs of a cup are played from'),
  }),
  command('pair', {
    matches: z
      .array(z.array(who).min(1).max(3).readonly())
      .min(1)
      .max(mostPeople)
      .readonly()
      .optional()
      .describe('By hand: who meets'),
    lengths: z.literal('unknown').optional().describe('Lengths of games that are asked for first: nobody knows them'),
  }),
  command('choose', { opponent: who.describe('Whom the team that has the choice wants to meet') }),
  oneOf(
    command('report', {
      match,
      game: game.optional(),
      result: result.optional(),
      ...boardsShape,
      finishedAt: time.optional(),
      moves: length.optional(),
      movesToFinish: length.optional(),
      players: z.tuple([who, who]).readonly().optional().describe('White and Black as the reporter sees them'),
      record: gameRecordSchema.optional(),
    }),
    'result',
    'imps',
  ),
  command('correct', {
    match,
    game: game.optional(),
    result: result.optional(),
    ...boardsShape,
    finishedAt: time.optional(),
    moves: length.optional(),
    movesToFinish: length.optional(),
    confirm: confirm.optional(),
  }),
  command('abandon', {
    match,
    game,
    why: z.enum(breakOffs).describe('Broken off from outside, void through no fault of the engines, or never begun'),
    engine: who.optional().describe('The one that could not start'),
    record: gameRecordSchema.optional(),
  }),
  command('arrange', {
    from: z.int().min(1).describe('The round it holds from'),
    play: shallow(arrangementSchema).describe('How games are played; kept as it is given'),
  }),
  command('change', {
    options: shallow(z.record(z.string(), z.unknown()).readonly()).describe('Those that change; the others stay'),
  }),
  command('forfeit', { match, absent: z.array(who).min(1).max(20).readonly() }),
  command('cancel', { match }),
  oneOf(
    command('rule', {
      match,
      winner: who.nullable().optional().describe('Declared winner; null: declared drawn'),
      winners: z.array(who).min(1).max(20).readonly().optional().describe('All who are declared to go on'),
    }),
    'winner',
    'winners',
  ),
  command('declare', {
    winners: z.array(who).min(1).max(mostPeople).readonly().describe('One winner, or all who share the win'),
  }),
  oneOf(
    command('lineup', {
      match,
      team: who,
      half: half.optional().describe('Without it both halves'),
      players: z.array(member).max(20).readonly().optional().describe('The four who play'),
      played: z
        .array(z.strictObject({ player: member, boards: z.int().min(0).max(9999) }).readonly())
        .max(20)
        .readonly()
        .optional()
        .describe('Instead: boards of each player in the whole match'),
    }),
    'players',
    'played',
  ),
  command('score', {
    match,
    between: boardsShape.between,
    half: half.optional(),
    boards: z
      .array(boardScoreSchema)
      .min(1)
      .max(200)
      .readonly()
      .describe('At the first table the first team sits North-South'),
  }),
  command('post', {}),
  command('remedy', {
    team: who,
    refund: z.boolean().optional().describe('The entry fee is returned'),
    freePlays: z.array(z.enum(freePlays)).max(20).readonly().optional(),
  }),
  command('misplaced', {
    team: who,
    fault: z.enum(faults),
    placed: z.enum(placements).describe('Was it in too low or too high a bracket?'),
    to: bracketSchema.optional().describe('The bracket it belongs to'),
    joins: match.optional().describe('Found in time: the match there to take a seat in'),
    national: z.boolean().optional().describe('Too high and lost: also a free play at a national tournament'),
    confirm: confirm.optional(),
  }),
  command('redraw', {
    ...beginning,
    enter: z.array(newcomer).max(mostPeople).readonly().optional().describe('Teams that came late'),
    edits: z
      .array(z.strictObject(editShape).readonly())
      .max(mostPeople)
      .readonly()
      .optional()
      .describe('Corrected teams'),
    withdraw: z.array(who).max(mostPeople).readonly().optional().describe('Teams that have dropped out'),
    confirm: confirm.optional(),
  }),
  command('undo', {}),
  command('redo', {}),
  command('revoke', { fact: z.int().min(1).describe('Any fact of the command'), confirm: confirm.optional() }),
  command('close', {}),
])

export type Command = z.infer<typeof commandSchema>
export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>

const commandNames = commandSchema.options.map((option) => option.unwrap().shape.do.value)

/** Reads a command from outside; says which field is wrong and what may have been meant. */
export function parseCommand(input: unknown): Command | Refusal {
  const given = single(input)
  const parsed = commandSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  return problemIn(given, issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0])
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

function problemIn(input: unknown, issue: Issue | undefined): Refusal {
  const name = (input as { do?: unknown } | null)?.do
  if (typeof name !== 'string')
    return { code: 'bad-command', problem: 'a command is an object with "do", such as {"do":"start"}' }
  if (!commandNames.includes(name as Command['do'])) {
    const problem = `there is no command ${shown(name)}; commands are ${commandNames.join(', ')}`
    return { code: 'bad-command', field: 'do', problem, suggestion: nearest(name, commandNames) }
  }
  if (issue?.code === 'unrecognized_keys') return unknownField(name, issue.keys[0] as string)
  const field = issue?.path.map(String).join('.') ?? 'do'
  return { code: 'bad-command', field, problem: `${saidOf(issue)}${valueAt(input, issue?.path ?? [])}` }
}

/** Bounds in words; what else a schema says is made for programs. */
const saidOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'too_small' || issue?.code === 'too_big' ? issueInWords(issue) : (issue?.message ?? 'unknown')

/** ", not -5": what was given there, where it is short enough to say. */
function valueAt(input: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
  return typeof value === 'number' || typeof value === 'string' ? `, not ${JSON.stringify(value).slice(0, 60)}` : ''
}

/** What somebody wrote, in quotes, and not too much of it. */
const shown = (text: string): string => (text.length > 60 ? `"${text.slice(0, 60)}…"` : `"${text}"`)

function unknownField(name: string, field: string): Refusal {
  const known =
    commandSchema.options.map((option) => option.unwrap().shape).find((shape) => shape.do.value === name) ?? {}
  const problem = `${name} has no field ${shown(field)}`
  return { code: 'bad-command', field: field.slice(0, 60), problem, suggestion: nearest(field, Object.keys(known)) }
}
