/** A named shape, folded until a link leads to it. */

import type { Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { JsonSchema } from '../../api/document/schema.ts'
import { schemaTable } from './schema.ts'

/** Problems have a table of their own. */
export const isProblem = (name: string): boolean => name.startsWith('Problem.')

/** The anchor is inside: browsers unfold the element that contains it. */
export function componentSection(name: string, schema: JsonSchema, voice: Voice): string {
  const { description } = schema
  const about = typeof description === 'string' ? `<p class="voice">${escaped(description)}</p>` : ''
  return `<details class="shape"><summary><b>${escaped(name)}</b></summary><div class="inside" id="${escaped(name)}">${about}${schemaTable(schema, voice)}</div></details>`
}
