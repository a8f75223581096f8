/** The table of problems: code, status, sentence, fields. */

import type { Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { OpenApi } from '../../api/document/open-api.ts'
import type { JsonSchema } from '../../api/document/schema.ts'
import { isProblem } from './component.ts'
import { headings, kindOf } from './schema.ts'

export function problemTable({ components }: OpenApi, voice: Voice): string {
  const rows = Object.entries(components.schemas)
    .filter(([name]) => isProblem(name))
    .map(([name, schema]) => problemRow(name, schema, voice))
  return `<div class="scroll"><table class="fields problems">${headings(['code', 'status', 'sentence', 'carries'], voice)}<tbody>${rows.join('\n')}</tbody></table></div>`
}

interface ProblemSchema extends JsonSchema {
  readonly properties: {
    readonly status: { readonly const: number }
    readonly refusal: { readonly properties: Readonly<Record<string, JsonSchema>> }
  }
}

function problemRow(name: string, schema: JsonSchema, voice: Voice): string {
  const { properties, description } = schema as ProblemSchema
  const carried = Object.entries(properties.refusal.properties).map(
    ([field, each]) => `<code>${escaped(field)}</code> ${kindOf(each, voice)}`,
  )
  return `<tr id="${escaped(name)}"><th scope="row"><code>${escaped(codeIn(name))}</code></th><td class="num">${properties.status.const}</td><td class="voice">${escaped(String(description))}</td><td>${carried.join('<br>')}</td></tr>`
}

/** `would-void` of `Problem.would-void`. */
export const codeIn = (name: string): string => name.slice(name.indexOf('.') + 1)
