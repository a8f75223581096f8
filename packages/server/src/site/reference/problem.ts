/** The problems in one table: the code, the status, the sentence, and what it carries. */
import { escaped } from '@arbiter/core'
import type { OpenApi } from '../../api/document/open-api.ts'
import type { JsonSchema } from '../../api/document/schema.ts'
import { isProblem } from './component.ts'
import { kindOf } from './schema.ts'

export function problemTable({ components }: OpenApi): string {
  const rows = Object.entries(components.schemas)
    .filter(([name]) => isProblem(name))
    .map(problemRow)
  return `<div class="scroll"><table class="fields problems"><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Sentence</th><th scope="col">Carries</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

interface ProblemSchema extends JsonSchema {
  readonly properties: {
    readonly status: { readonly const: number }
    readonly refusal: { readonly properties: Readonly<Record<string, JsonSchema>> }
  }
}

function problemRow([name, schema]: readonly [string, JsonSchema]): string {
  const { properties, description } = schema as ProblemSchema
  const carried = Object.entries(properties.refusal.properties).map(
    ([field, each]) => `<code>${escaped(field)}</code> ${kindOf(each)}`,
  )
  return `<tr id="${escaped(name)}"><th scope="row"><code>${escaped(codeIn(name))}</code></th><td class="num">${properties.status.const}</td><td class="voice">${escaped(String(description))}</td><td>${carried.join('<br>')}</td></tr>`
}

/** `would-void` of `Problem.would-void`. */
export const codeIn = (name: string): string => name.slice(name.indexOf('.') + 1)
