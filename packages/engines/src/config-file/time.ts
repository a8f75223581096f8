/** Time controls: one for all engines, or a list to choose from. */
import type { Message } from '@arbiter/core/messages'
import type { Limit, Period } from '../clock/limit.ts'
import { parseLimit } from '../clock/notation.ts'
import type { Path, Review } from './review.ts'
import type { ConfigFields, TimeConfig } from './schema.ts'
import { message } from './words/messages.ts'

export interface TimeControls {
  /** The default. */
  readonly limit: Limit
  /** By the id an engine chooses; undefined without a list. */
  readonly byId: ReadonlyMap<number, Limit> | undefined
  /** An engine's own limit with the margins of the cup. */
  readonly withMargins: (limit: Limit) => Limit
}

const usualLimit = '10+0.1'

export function timeControlsIn(config: ConfigFields, review: Review): TimeControls {
  const { TimeControl } = config
  const withMargins = marginsOf(config)
  if (TimeControl === undefined) review.remarks.push(message('config-usual-limit', { limit: { text: usualLimit } }))
  if (typeof TimeControl !== 'object') {
    const limit = limitIn(TimeControl ?? usualLimit, ['TimeControl'], review)
    return { limit: withMargins(limit ?? {}), byId: undefined, withMargins }
  }
  const limits = listedLimits(TimeControl, review).map(([id, limit]) => [id, withMargins(limit)] as const)
  return { limit: limits[0]?.[1] ?? {}, byId: new Map(limits), withMargins }
}

export function limitIn(text: string, path: Path, review: Review): Limit | undefined {
  const limit = parseLimit(text)
  if (!('problem' in limit)) return limit
  return objectedTo(review, path, limit.problem)
}

// --- the list -----------------------------------------------------------------------------------

type TimeList = Exclude<ConfigFields['TimeControl'], string | undefined>

function listedLimits(list: TimeList, review: Review): (readonly [number, Limit])[] {
  const { TimeConfigs = [], WmovesToGo = 0, BmovesToGo = 0 } = list
  if (WmovesToGo !== BmovesToGo)
    review.objects(['TimeControl', 'BmovesToGo'], message('config-colours-differ', { moves: WmovesToGo }))
  return TimeConfigs.flatMap((config: TimeConfig | undefined, i) => {
    const path = ['TimeControl', 'TimeConfigs', i]
    if (config === undefined) return []
    if (config.Id !== undefined && TimeConfigs.findIndex((each) => each?.Id === config.Id) < i)
      review.objects([...path, 'Id'], message('config-id-taken', { number: config.Id }))
    return [[config.Id, limitOf(config, WmovesToGo, path, review) ?? {}] as const]
  })
}

/** A time control is given in one of four ways: Tc, St, nodes, or the long form. */
function limitOf(config: TimeConfig, movesToGo: number, path: Path, review: Review): Limit | undefined {
  const { Tc, St, MoveTime, Nodes = 0 } = config
  const ways = [Tc, St, MoveTime, config.Fixed ?? config.Increment].filter((way) => way !== undefined)
  if (isInNodes(config, ways.length)) return inNodes(Nodes, path, review)
  if (ways.length !== 1 && wayNames.some((way) => review.hasObjected([...path, way]))) return undefined
  if (ways.length !== 1) return objectedTo(review, path, message('config-one-way'))
  if (Tc !== undefined) return limitIn(Tc.replace(/(?<=\d)s/g, ''), [...path, 'Tc'], review)
  if (St !== undefined) return limitIn(`st=${St}`, [...path, 'St'], review)
  if (MoveTime !== undefined) return perMove(MoveTime, path, review)
  return clockOf(config, movesToGo, path, review)
}

const wayNames = ['Tc', 'St', 'MoveTime', 'Fixed', 'Increment', 'Nodes']

const isInNodes = ({ NodeLimit = false, Nodes = 0 }: TimeConfig, otherWays: number): boolean =>
  NodeLimit || (otherWays === 0 && Nodes > 0)

function inNodes(nodes: number, path: Path, review: Review): Limit | undefined {
  return nodes > 0 ? { nodes } : objectedTo(review, [...path, 'Nodes'], message('config-no-nodes'))
}

function perMove(written: string, path: Path, review: Review): Limit | undefined {
  const movetimeMs = milliseconds(written)
  return movetimeMs > 0 ? { movetimeMs } : objectedTo(review, [...path, 'MoveTime'], message('config-no-time'))
}

function clockOf(config: TimeConfig, movesToGo: number, path: Path, review: Review): Limit | undefined {
  const { Fixed = '0:0:0', Increment = '0:0:0', MovesToGo = 0 } = config
  const period: Period = { baseMs: milliseconds(Fixed), incrementMs: milliseconds(Increment) }
  if (period.baseMs + period.incrementMs === 0) return objectedTo(review, [...path, 'Fixed'], message('config-no-time'))
  const moves = MovesToGo || movesToGo
  return { clock: [moves > 0 ? { moves, ...period } : period] }
}

function objectedTo(review: Review, path: Path, problem: Message): undefined {
  review.objects(path, problem)
}

/** Reads `00:01:30.500`. */
function milliseconds(written: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = written.split(':').map(Number)
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000)
}

// --- margins ------------------------------------------------------------------------------------

/** The least margin on a fixed time a move, as in the source: no engine answers to the millisecond. */
const leastMoveMarginMs = 50

/** Limits with a clock get the margin, others the hang timeout; values of a limit's own are kept. */
function marginsOf({ MoveOverhead, HangTimeout }: ConfigFields): (limit: Limit) => Limit {
  const margin = MoveOverhead === undefined ? undefined : milliseconds(MoveOverhead)
  const hang = HangTimeout === undefined ? {} : { hangMs: Math.round(HangTimeout * 1000) }
  return (limit) => {
    if (!limit.clock && limit.movetimeMs === undefined) return { ...hang, ...limit }
    if (margin === undefined) return limit
    return { marginMs: limit.clock ? margin : Math.max(margin, leastMoveMarginMs), ...limit }
  }
}
