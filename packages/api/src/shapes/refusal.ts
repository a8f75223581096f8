/** The refusals of core, code by code, with their fields. */
import type { Refusal } from '@arbiter/core'
import * as z from 'zod'
import { schemaOf } from './as-json.ts'
import { consequencesShape } from './consequences.ts'
import {
  entrantNamed,
  gameNamed,
  half,
  instant,
  mark,
  messageShape,
  number,
  refusal,
  text,
  texts,
  whole,
} from './words.ts'

const match = { match: text }
const entrant = { entrant: entrantNamed }
const typed = { entrant: text }
const problem = { problem: messageShape }
const suggestion = { suggestion: text.optional() }
const rule = { rule: text }
const among = { among: z.array(entrantNamed) }
const teams = { teams: z.array(entrantNamed) }
const result = z.union([z.enum(['1-0', '0-1', '1/2-1/2', '+-', '-+', '--']), z.tuple([number, number])])
const waitsFor = { waitsFor: texts }
const decidedBy = {
  decidedBy: z
    .union([
      z.strictObject({ cause: z.enum(['withdrawal', 'wrong-bracket']), ...entrant, fact: whole }),
      z.strictObject({ cause: z.literal('ruling'), fact: whole }),
      z.strictObject({ cause: z.literal('nobody-came'), from: text.optional() }),
    ])
    .optional(),
}

/** A refusal inside another, with the fields of its own code. */
const refusalWithin = z.looseObject({ code: text }) as unknown as z.ZodType<Refusal>

const all = [
  refusal('bad-command', { ...problem, field: text.optional(), ...suggestion }),
  refusal('bad-time', { at: instant, last: instant }),
  refusal('unknown-format', { format: text, known: texts, ...suggestion }),
  refusal('bad-option', { option: text, ...problem, ...suggestion }),
  refusal('wrong-field', {
    format: text,
    count: whole,
    allowed: z.union([
      z.strictObject({ least: whole, most: whole.optional() }),
      z.strictObject({ sizes: z.array(whole) }),
    ]),
    isCompact: mark,
    whom: z.literal('teams').optional(),
    ...rule,
  }),
  refusal('bad-name', { name: text, ...problem }),
  refusal('bad-log', { line: whole, ...problem }),
  refusal('bad-author', { author: text, ...problem }),
  refusal('id-taken', { id: text }),
  refusal('bad-id', { id: text, ...problem }),
  refusal('no-such-entrant', { ...typed, ...suggestion }),
  refusal('which-entrant', { ...typed, candidates: texts }),
  refusal('bad-order', problem),
  refusal('missing-ratings', { entrants: texts, which: z.enum(['rating', 'maxRating']), ...rule }),
  refusal('too-few-openings', { has: whole, needs: whole, sum: messageShape, ...rule }),
  refusal('already-started', { wish: messageShape }),
  refusal('not-started', {}),
  refusal('not-finished', {
    open: texts,
    next: z.strictObject({ do: z.enum(['pair', 'choose', 'declare']), what: messageShape }).optional(),
  }),
  refusal('finished', {}),
  refusal('closed', {}),
  refusal('already-withdrawn', entrant),
  refusal('not-withdrawn', entrant),
  refusal('results-annulled', entrant),
  refusal('no-such-match', { ...match, last: text.optional() }),
  refusal('already-decided', { ...match, how: messageShape, isReported: mark, ...decidedBy }),
  refusal('players-not-known', { ...match, waitsFor: z.array(messageShape) }),
  refusal('round-not-open', { ...match, round: messageShape, open: texts }),
  refusal('no-game-now', { ...match, wanted: z.enum(['rule', 'pair']) }),
  refusal('no-such-game', { ...match, game: whole, next: z.array(whole) }),
  refusal('which-game', {
    ...match,
    next: z.array(whole),
    reported: z.strictObject({ game: whole, result }).optional(),
  }),
  refusal('not-between-these-players', {
    ...match,
    expected: z.array(entrantNamed),
    because: messageShape.optional(),
    colours: z.literal('swapped').optional(),
  }),
  refusal('one-of-several', { line: whole, ...match, refusal: refusalWithin }),
  refusal('needs-a-winner', match),
  refusal('finished-before-paired', { ...match, finishedAt: instant, published: instant }),
  refusal('not-finished-yet', { ...match, finishedAt: instant, at: instant }),
  refusal('mixed-times', { ...match, round: messageShape, others: z.enum(['with', 'without']) }),
  refusal('too-late-to-enter', { because: messageShape, ...rule, redraw: mark }),
  refusal('is-out', { ...entrant, because: messageShape, ...rule }),
  refusal('not-reported', { ...match, how: messageShape, ...decidedBy }),
  refusal('nothing-changes', match),
  refusal('nothing-to-change', {}),
  refusal('nothing-to-describe', {}),
  refusal('cannot-change', { option: text, ...problem, ...rule }),
  refusal('nothing-to-edit', entrant),
  refusal('rating-fixed', entrant),
  refusal('nothing-to-pair', waitsFor),
  refusal('lengths-missing', { round: messageShape, games: z.array(gameNamed), ...rule }),
  refusal('bad-entry', { ...typed, field: text, value: z.union([text, number]), ...problem, ...rule }),
  refusal('missing-masterpoints', { entrants: texts, neededFor: z.enum(['order', 'handicap']), ...rule }),
  refusal('bad-brackets', { ...problem, ...rule }),
  refusal('not-bracketed', {}),
  refusal('no-such-bracket', { bracket: text, brackets: texts }),
  refusal('no-such-round', { round: number, rounds: whole }),
  refusal('not-compact', {}),
  refusal('not-in-this-format', { wish: text, format: text }),
  refusal('results-in', { matches: texts, ...rule }),
  refusal('cannot-move', { ...entrant, ...problem, ...rule }),
  refusal('bad-lineup', { ...match, team: entrantNamed, ...problem, ...rule }),
  refusal('bad-board', { ...match, board: whole.optional(), ...problem, ...rule }),
  refusal('already-posted', { at: instant }),
  refusal('no-remedy', entrant),
  refusal('bad-boards', { boards: number, ...problem, ...rule }),
  refusal('no-place-for', { option: text, ...problem, ...rule }),
  refusal('wrong-kind-of-result', { ...match, wanted: z.enum(['imps', 'result']) }),
  refusal('which-teams', { ...match, ...teams }),
  refusal('part-reported', { ...match, ...teams, half: half.optional() }),
  refusal('which-half', { ...match, ...teams }),
  refusal('no-halves', match),
  refusal('halves-do-not-add-up', { ...match, whole: z.array(number), known: z.array(number) }),
  refusal('wrong-number-of-winners', { ...match, named: whole, places: whole }),
  refusal('nothing-to-choose', waitsFor),
  refusal('choice-awaited', { chooser: entrantNamed, ...among }),
  refusal('not-to-be-chosen', { opponent: entrantNamed, ...among }),
  refusal('not-by-hand', problem),
  refusal('cannot-join', { ...match, joinable: texts }),
  refusal('nothing-to-declare', waitsFor),
  refusal('cannot-win', { ...entrant, ...among }),
  refusal('no-such-subject', { subject: text, ...problem }),
  refusal('nothing-to-undo', {}),
  refusal('nothing-to-redo', {}),
  refusal('nothing-to-revoke', { fact: number }),
  refusal('would-void', { consequences: consequencesShape }),
] as const

export const refusalShape = schemaOf<Refusal>()('Refusal', z.discriminatedUnion('code', all))

export type RulesCode = Refusal['code']
/** The codes of core. */
export const rulesCodes: readonly RulesCode[] = all.map(({ shape }) => shape.code.value)
