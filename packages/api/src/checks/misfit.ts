/** Holds an answer against the shape its route declares. It brings all shapes along, so pages load it for developers only. */
import * as z from 'zod'
import type { RouteName } from '../addresses/routes.ts'
import type { RouteDeclaration } from '../route.ts'
import { routes } from '../routes/index.ts'

/** What does not fit, in a sentence; undefined if all of it does. */
export function misfitIn(name: RouteName, answer: unknown): string | undefined {
  const { success }: RouteDeclaration = routes[name]
  const read = (success.shape ?? z.string()).safeParse(withoutTexts(answer))
  return read.success ? undefined : `${name}: ${z.prettifyError(read.error)}`
}

/** The server writes the text of messages beside them. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !('says' in value && name === 'sentence'))
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutTexts(each)]))
}
