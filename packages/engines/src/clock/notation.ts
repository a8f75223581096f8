/**
 * Time controls as people write them. Terms are divided by spaces or commas:
 *
 *     10+0.1               ten seconds, and a tenth of a second a move
 *     5:00+3               minutes:seconds, and three seconds a move
 *     40/60                forty moves a minute, again and again
 *     40/90:00+30 30:00+30 forty moves in ninety minutes, then thirty for the rest, thirty seconds a move all along
 *     st=0.2               a fifth of a second a move; movetime=200 says the same in milliseconds
 *     nodes=1000 depth=8   so much work a move; nodes=20k and nodes=1M are understood
 *     margin=20 hang=30    a clock may be overstepped by 20 ms; without a clock a move may take 30 s
 *
 * Periods follow each other in the order they are written; the last repeats if it has a number of moves, and only the
 * last may do without. A colon with exactly two digits after it is minutes:seconds, any other colon divides periods as
 * in PGN (40/5400+30:1800+30).
 */

import { nearest } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import type { Limit, Period } from './limit.ts'
import { message } from './words/messages.ts'

export interface LimitProblem {
  readonly code: 'bad-limit'
  readonly term: string
  readonly problem: Message
}

type Terms = { -readonly [key in keyof Limit]: Limit[key] }

export function parseLimit(text: string): Limit | LimitProblem {
  const limit: Terms = {}
  for (const term of termsOf(text)) {
    const problem = term.includes('=') ? readNamed(limit, term) : readPeriod(limit, term)
    if (problem) return { code: 'bad-limit', term, problem }
  }
  return hasBound(limit) ? limit : { code: 'bad-limit', term: text, problem: message('limit-none') }
}

const hasBound = ({ clock, movetimeMs, nodes, depth }: Limit) => Boolean(clock ?? movetimeMs ?? nodes ?? depth)

function termsOf(text: string): string[] {
  const terms = text.split(/[\s,]+/).flatMap((term) => (term.includes('=') ? readTc(term) : term.split(stageColon)))
  return terms.filter((term) => term !== '')
}

/** The colon between periods, as opposed to minutes:seconds, which has exactly two digits after it. */
const stageColon = /:(?!\d\d(?:\D|$))|(?<=\+[\d.]+):/

const readTc = (term: string) => (term.startsWith('tc=') ? term.slice(3).split(stageColon) : [term])

const periodForm =
  /^(?:(?<moves>\d+)\/)?(?:(?<minutes>\d+):(?<rest>\d\d)|(?<seconds>\d+(?:\.\d+)?|\.\d+))(?:\+(?<increment>\d+(?:\.\d+)?|\.\d+))?$/

function readPeriod(limit: Terms, text: string): Message | undefined {
  const term = { text }
  const found = periodForm.exec(text)?.groups
  if (!found) return message('limit-unreadable', { term })
  if (limit.clock?.at(-1)?.moves === undefined && limit.clock) return message('limit-after-last', { term })
  const period = periodOf(found)
  if (period.moves === 0) return message('limit-no-moves', { term })
  if (period.baseMs + period.incrementMs <= 0) return message('limit-no-time', { term })
  limit.clock = [...(limit.clock ?? []), period]
  return undefined
}

function periodOf(found: Record<string, string | undefined>): Period {
  const { moves, minutes, rest, seconds, increment } = found
  const base = minutes === undefined ? Number(seconds) : Number(minutes) * 60 + Number(rest)
  const time = { baseMs: milliseconds(base), incrementMs: milliseconds(Number(increment ?? 0)) }
  return moves === undefined ? time : { moves: Number(moves), ...time }
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000)

/** Each name, its field, and the size of its unit in the field's unit. */
const names = {
  st: { sets: 'movetimeMs', unit: 1000 },
  movetime: { sets: 'movetimeMs', unit: 1 },
  nodes: { sets: 'nodes', unit: 1 },
  depth: { sets: 'depth', unit: 1 },
  margin: { sets: 'marginMs', unit: 1 },
  hang: { sets: 'hangMs', unit: 1000 },
} as const

function readNamed(limit: Terms, text: string): Message | undefined {
  const [name = '', value = ''] = text.split('=', 2)
  const term = { text }
  if (!isName(name)) return unknownName(name, text)
  const { sets, unit } = names[name]
  const number = numberOf(value) * unit
  if (Number.isNaN(number)) return message('limit-not-a-number', { term, given: { text: value } })
  if (unit === 1 && !Number.isInteger(number)) return message('limit-not-whole', { term })
  if (Math.round(number) <= 0 && name !== 'margin') return message('limit-not-positive', { term })
  if (limit[sets] !== undefined) return message('limit-twice', { term })
  limit[sets] = Math.round(number)
  return undefined
}

const isName = (name: string): name is keyof typeof names => Object.hasOwn(names, name)

function unknownName(name: string, text: string): Message {
  const meant = nearest(name, [...Object.keys(names), 'tc'])
  if (meant) return message('limit-meant', { term: { text }, meant: { text: meant } })
  return message('limit-unknown', { term: { text }, known: Object.keys(names).map((each) => ({ text: each })) })
}

function numberOf(text: string): number {
  const found = /^(?<digits>\d+(?:\.\d+)?|\.\d+)(?<unit>[kM]?)$/.exec(text)?.groups
  return found
    ? Number(found['digits']) * { k: 1000, M: 1_000_000, '': 1 }[found['unit'] as '' | 'k' | 'M']
    : Number.NaN
}

/** The notation of a limit; `parseLimit` reads it back. */
export function writeLimit({ clock, movetimeMs, nodes, depth, marginMs, hangMs }: Limit): string {
  const terms = [
    ...(clock ?? []).map(writePeriod),
    movetimeMs === undefined ? '' : `st=${seconds(movetimeMs)}`,
    nodes === undefined ? '' : `nodes=${nodes}`,
    depth === undefined ? '' : `depth=${depth}`,
    marginMs === undefined ? '' : `margin=${marginMs}`,
    hangMs === undefined ? '' : `hang=${seconds(hangMs)}`,
  ]
  return terms.filter((term) => term !== '').join(' ')
}

function writePeriod({ moves, baseMs, incrementMs }: Period): string {
  const control = moves === undefined ? '' : `${moves}/`
  return `${control}${seconds(baseMs)}${incrementMs === 0 ? '' : `+${seconds(incrementMs)}`}`
}

const seconds = (ms: number) => String(ms / 1000)
