/** A route on the reference page. */

import { roles as allRoles } from '@arbiter/api/shapes'
import type { Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import { callers } from '../../api/access.ts'
import type { OpenApi } from '../../api/document/open-api.ts'
import type { Answer, Content, Operation, Parameter } from '../../api/document/operation.ts'
import type { JsonSchema } from '../../api/document/schema.ts'
import { curlOf } from './curl.ts'
import { codeIn } from './problem.ts'
import { headings, kindOf, nameCell, schemaTable } from './schema.ts'
import { message } from './words/messages.ts'

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

export function routeFold(document: OpenApi, route: Route, voice: Voice): string {
  const { method, path, operation } = route
  const { operationId, summary, description } = operation
  return `<details class="route"><summary><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${pathOf(path)}</code> <span class="summary">${escaped(summary)}</span></summary>
<div class="inside" id="${escaped(operationId)}">
${description === undefined ? '' : `<p class="voice">${escaped(description)}</p>`}
${whoMay(operation, voice)}
${parametersOf(operation, voice)}
${bodyOf(operation, voice)}
${answersOf(operation, voice)}
<h3>${voice.say(message('reference-by-hand'))}</h3>
${codeOf(curlOf(document, route))}
</div></details>`
}

/** Parameters stand out, and a long path may break at its slashes. */
const pathOf = (path: string): string =>
  escaped(path)
    .replaceAll('/', '/<wbr>')
    .replaceAll(/\{(\w+)\}/g, '<i>{$1}</i>')

function whoMay({ 'x-roles': roles }: Operation, voice: Voice): string {
  const isPublic = roles.includes('spectator')
  const anybody = isPublic ? ` <span class="may">${voice.say(message('reference-public'))}</span>` : ''
  const who = roles.map((role) => whoSaid(role, voice)).join(', ')
  return `<p class="who"><b>${voice.say(message('reference-who-may'))}</b> ${who}${anybody}</p>`
}

function whoSaid(role: string, voice: Voice): string {
  const who = [...callers, ...allRoles].find((each) => each === role)
  return who === undefined ? escaped(role) : voice.say(message('reference-who', { who }))
}

function parametersOf({ parameters }: Operation, voice: Voice): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map((each) => parameterRow(each, voice)).join('')
  return `<h3>${voice.say(message('reference-parameters'))}</h3><div class="scroll"><table class="fields">${headings(['name', 'place', 'kind', 'meaning'], voice)}<tbody>${rows}</tbody></table></div>`
}

const parameterRow = ({ name, in: place, required, schema, description = '' }: Parameter, voice: Voice): string =>
  `<tr>${nameCell(name, required, voice)}<td>${place}</td><td>${kindOf(schema, voice)}</td><td>${escaped(description)}</td></tr>`

function bodyOf({ requestBody }: Operation, voice: Voice): string {
  if (!requestBody) return ''
  const about = requestBody.description === undefined ? '' : `<p class="voice">${escaped(requestBody.description)}</p>`
  return `<h3>${voice.say(message('reference-body'))}</h3>${about}${contentOf(requestBody.content, voice)}`
}

const contentOf = (content: Content, voice: Voice): string =>
  Object.entries(content)
    .map(
      ([kind, { schema, example }]) =>
        `<p class="kind"><code>${escaped(kind)}</code></p>${schemaTable(schema, voice)}${exampleOf(example)}`,
    )
    .join('')

const exampleOf = (example: unknown): string => (example === undefined ? '' : codeOf(JSON.stringify(example, null, 2)))

/** `escaped` works on single lines. */
const codeOf = (text: string): string =>
  `<pre tabindex="0"><code>${text.split('\n').map(escaped).join('\n')}</code></pre>`

function answersOf({ responses }: Operation, voice: Voice): string {
  const answers = Object.entries(responses)
  const good = answers.filter(([status]) => status.startsWith('2')).map((each) => successOf(each, voice))
  const refused = answers.filter(([status]) => !status.startsWith('2')).map(refusalRow)
  return `<h3>${voice.say(message('reference-answer'))}</h3>${good.join('')}<h3>${voice.say(message('reference-refused'))}</h3><div class="scroll"><table class="refused"><tbody>${refused.join('')}</tbody></table></div>`
}

const successOf = ([status, { description, content = {} }]: readonly [string, Answer], voice: Voice): string =>
  `<p><b class="status">${status}</b> ${escaped(description)}</p>${contentOf(content, voice)}`

function refusalRow([status, { description, content = {} }]: readonly [string, Answer]): string {
  const codes = Object.values(content).flatMap(({ schema }) => codesIn(schema))
  return `<tr><th scope="row">${status}</th><td>${escaped(description)}</td><td class="codes">${codes.join(' ')}</td></tr>`
}

const codesIn = ({ $ref, oneOf }: JsonSchema): string[] => {
  if (Array.isArray(oneOf)) return oneOf.flatMap(codesIn)
  const name = String($ref).split('/').at(-1) as string
  return [`<a href="#${escaped(name)}"><code>${escaped(codeIn(name))}</code></a>`]
}
