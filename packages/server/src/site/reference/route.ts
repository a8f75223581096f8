/** One route on the page: who may call it, what it takes, what it answers, and how it is called. */
import { escaped } from '@arbiter/core'
import type { OpenApi } from '../../api/document/open-api.ts'
import type { Answer, Content, Operation, Parameter } from '../../api/document/operation.ts'
import type { JsonSchema } from '../../api/document/schema.ts'
import { curlOf } from './curl.ts'
import { codeIn } from './problem.ts'
import { kindOf, schemaTable } from './schema.ts'

export interface Route {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** In the order of the document. */
export const routesIn = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

export function routeFold(document: OpenApi, route: Route): string {
  const { method, path, operation } = route
  const { operationId, summary, description } = operation
  return `<details class="route"><summary><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${pathOf(path)}</code> <span class="summary">${escaped(summary)}</span></summary>
<div class="inside" id="${escaped(operationId)}">
${description === undefined ? '' : `<p class="voice">${escaped(description)}</p>`}
${whoMay(operation)}
${parametersOf(operation)}
${bodyOf(operation)}
${answersOf(operation)}
<h3>By hand</h3>
${codeOf(curlOf(document, route))}
</div></details>`
}

/** What varies stands out, and a long path may break at its slashes. */
const pathOf = (path: string): string =>
  escaped(path)
    .replaceAll('/', '/<wbr>')
    .replaceAll(/\{(\w+)\}/g, '<i>{$1}</i>')

function whoMay({ 'x-roles': roles }: Operation): string {
  const anybody = roles.includes('spectator') ? ' <span class="may">without signing in where it is public</span>' : ''
  return `<p class="who"><b>Who may</b> ${roles.map(escaped).join(', ')}${anybody}</p>`
}

function parametersOf({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  return `<h3>Parameters</h3><div class="scroll"><table class="fields"><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Kind</th><th scope="col">Meaning</th></tr></thead><tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`
}

const parameterRow = ({ name, in: place, required, schema, description = '' }: Parameter): string =>
  `<tr><th scope="row"><code>${escaped(name)}</code>${required ? '' : ' <span class="may">may be missing</span>'}</th><td>${place}</td><td>${kindOf(schema)}</td><td>${escaped(description)}</td></tr>`

function bodyOf({ requestBody }: Operation): string {
  if (!requestBody) return ''
  const about = requestBody.description === undefined ? '' : `<p class="voice">${escaped(requestBody.description)}</p>`
  return `<h3>Body</h3>${about}${contentOf(requestBody.content)}`
}

const contentOf = (content: Content): string =>
  Object.entries(content)
    .map(
      ([kind, { schema, example }]) =>
        `<p class="kind"><code>${escaped(kind)}</code></p>${schemaTable(schema)}${exampleOf(example)}`,
    )
    .join('')

const exampleOf = (example: unknown): string => (example === undefined ? '' : codeOf(JSON.stringify(example, null, 2)))

/** Line by line: a new line is not text for `escaped`. */
const codeOf = (text: string): string =>
  `<pre tabindex="0"><code>${text.split('\n').map(escaped).join('\n')}</code></pre>`

function answersOf({ responses }: Operation): string {
  const answers = Object.entries(responses)
  const good = answers.filter(([status]) => status.startsWith('2')).map(successOf)
  const refused = answers.filter(([status]) => !status.startsWith('2')).map(refusalRow)
  return `<h3>Answer</h3>${good.join('')}<h3>Refused</h3><div class="scroll"><table class="refused"><tbody>${refused.join('')}</tbody></table></div>`
}

const successOf = ([status, { description, content = {} }]: readonly [string, Answer]): string =>
  `<p><b class="status">${status}</b> ${escaped(description)}</p>${contentOf(content)}`

function refusalRow([status, { description, content = {} }]: readonly [string, Answer]): string {
  const codes = Object.values(content).flatMap(({ schema }) => codesIn(schema))
  return `<tr><th scope="row">${status}</th><td>${escaped(description)}</td><td class="codes">${codes.join(' ')}</td></tr>`
}

const codesIn = ({ $ref, oneOf }: JsonSchema): string[] => {
  if (Array.isArray(oneOf)) return oneOf.flatMap(codesIn)
  const name = String($ref).split('/').at(-1) as string
  return [`<a href="#${escaped(name)}"><code>${escaped(codeIn(name))}</code></a>`]
}
