/** Commands of the formats that ship with Arbiter, or of other given formats. */

import { type Command, commandsOf } from '../commands/command.ts'
import type { AnyCommandKind, WrittenCommand } from '../commands/command-kind.ts'
import { orderIn } from '../decider/order.ts'
import { isRefused, type Result } from '../refusals/result.ts'
import { formats, type ShippedFormat } from './index.ts'
import type { AnyFormat } from './rule-book/format.ts'

/** All kinds of commands, a version with more fields before one with less; two formats may own commands of one name. */
export function commandKinds(known: readonly AnyFormat[] = formats): readonly AnyCommandKind[] {
  const kinds = [...new Set([...commandsOf({}), ...known.flatMap((format) => commandsOf(format))])]
  return kinds.filter((kind) => !kinds.some((other) => other !== kind && isWithin(kind, other)))
}

/** True if another version has all the fields of this one. */
const isWithin = (kind: AnyCommandKind, other: AnyCommandKind): boolean =>
  kind.name === other.name && fieldsOf(kind).every((field) => fieldsOf(other).includes(field))

/** Of a list of commands those of each. */
const fieldsOf = ({ shape, listOf }: AnyCommandKind): string[] => Object.keys(listOf?.shape ?? shape)

/** Reads a command to a tournament of any format; the decider reads it again for the format of its tournament. */
export function parseCommand(input: unknown): Result<{ readonly command: ShippedCommand }> {
  const order = orderIn(input, commandKinds())
  return isRefused(order) ? order : { ok: true, command: order.given as ShippedCommand }
}

/** A command to one of these formats, as written. */
export type ShippedCommand = Exclude<Command, Pick<Own, 'do'>> | Own
type Own = WrittenCommand<BroughtBy<ShippedFormat>>
type BroughtBy<Each> = Each extends { readonly commands: readonly (infer Kind extends AnyCommandKind)[] } ? Kind : never
