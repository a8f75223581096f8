/** Checks an answer against the published document; an undocumented answer is an error, and so is a flaw of the document. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApi } from '../src/api/document/open-api.ts'
import type { Operation } from '../src/api/document/operation.ts'

export interface Asked {
  readonly method: string
  /** With or without a query. */
  readonly path: string
}

export interface Answered {
  readonly status: number
  readonly contentType: string | null | undefined
  /** Raw, or parsed. */
  readonly body: unknown
}

/** Throws a sentence that says what does not fit. */
export function answerFits(document: OpenApi, asked: Asked, answered: Answered): void {
  const misfit = misfitOf(document, asked, answered)
  if (misfit !== undefined) throw new Error(`${asked.method} ${asked.path} ${answered.status}: ${misfit}`)
}

export function misfitOf(document: OpenApi, asked: Asked, { status, contentType, body }: Answered): string | undefined {
  const found = operationFor(document, asked)
  if (!found) return 'no such operation in the document'
  const { content } = found.operation.responses[status] ?? {}
  if (!found.operation.responses[status]) return `the operation ${found.operation.operationId} has no such status`
  const kind = contentType?.split(';')[0]?.trim()
  if (!content) return kind === undefined && isEmpty(body) ? undefined : 'an answer without content has some'
  if (kind === undefined || !content[kind]) return `${kind ?? 'no content type'} is not among ${Object.keys(content)}`
  if (!isJson(kind)) return typeof body === 'string' ? undefined : 'a text was announced'
  const place = ['paths', found.path, asked.method.toLowerCase(), 'responses', String(status), 'content', kind]
  return problemWith(document, [...place, 'schema'], read(body))
}

/** The operation a request reaches; paths without variables come first. */
export function operationFor(
  { paths }: OpenApi,
  { method, path }: Asked,
): { readonly path: string; readonly operation: Operation } | undefined {
  const steps = (path.split('?')[0] as string).split('/')
  const fitting = Object.keys(paths).filter((each) => leadsTo(each.split('/'), steps))
  const nearest = fitting.toSorted((one, other) => variables(one) - variables(other))
  for (const each of nearest) {
    const operation = paths[each]?.[method.toLowerCase()]
    if (operation) return { path: each, operation }
  }
  return undefined
}

const leadsTo = (pattern: readonly string[], steps: readonly string[]): boolean =>
  pattern.length === steps.length && pattern.every((each, i) => (each.startsWith('{') ? steps[i] : each === steps[i]))

const variables = (path: string): number => path.split('{').length - 1
const isEmpty = (body: unknown): boolean => body === undefined || body === null || body === ''
const isJson = (kind: string): boolean => kind === 'application/json' || kind.endsWith('+json')

function read(body: unknown): unknown {
  if (typeof body !== 'string') return JSON.parse(JSON.stringify(body))
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function problemWith(document: OpenApi, place: readonly string[], value: unknown): string | undefined {
  const fits = checkerOf(document).getSchema(`document#${pointerTo(place)}`)
  if (!fits) return `no schema at ${place.join(' ')}`
  if (fits(value)) return undefined
  const errors = fits.errors ?? []
  return errors
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ')
}

const checkers = new WeakMap<OpenApi, Ajv2020>()

/** One for each document: compiling a schema is slow, and optimizing it slower than all checks with it. */
function checkerOf(document: OpenApi): Ajv2020 {
  const known = checkers.get(document)
  if (known) return known
  const checker = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } })
  checker.addSchema(document, 'document')
  checkers.set(document, checker)
  return checker
}

const pointerTo = (place: readonly string[]): string =>
  place.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

// --- the document itself -------------------------------------------------------------------------

/** The flaws of an OpenAPI 3.1 document. */
export function flawsIn(document: OpenApi): string[] {
  return [
    ...flawsOfHead(document),
    ...flawsOfRefs(document),
    ...flawsOfOperations(document),
    ...flawsOfSchemas(document),
  ]
}

function flawsOfHead({ openapi, info, components }: OpenApi): string[] {
  const names = Object.keys(components.schemas).filter((name) => !/^[A-Za-z0-9._-]+$/.test(name))
  return [
    ...(/^3\.1\.\d+$/.test(openapi) ? [] : [`openapi is ${openapi}`]),
    ...(info.title && info.version ? [] : ['info has no title or no version']),
    ...names.map((name) => `${name} is no name for a component`),
  ]
}

const flawsOfRefs = (document: OpenApi): string[] =>
  refsIn(document)
    .filter((ref) => !isThere(document, ref))
    .map((ref) => `${ref} leads nowhere`)

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([word, each]) =>
    word === '$ref' && typeof each === 'string' ? [each] : refsIn(each),
  )
}

function isThere(document: OpenApi, ref: string): boolean {
  const [start, ...steps] = ref.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (start !== '#') return false
  let place: unknown = document
  for (const step of steps) place = (place as Record<string, unknown> | undefined)?.[step]
  return place !== undefined
}

function flawsOfOperations({ paths, components }: OpenApi): string[] {
  const seen = new Set<string>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((operation) => {
      const { operationId, security } = operation
      const isTwice = seen.has(operationId)
      seen.add(operationId)
      const schemes = security.flatMap((each) => Object.keys(each)).filter((each) => !components.securitySchemes[each])
      return [
        ...(path.startsWith('/') ? [] : [`${path} does not begin with a slash`]),
        ...(isTwice ? [`${operationId} stands there twice`] : []),
        ...schemes.map((scheme) => `${operationId}: no security scheme ${scheme}`),
        ...flawsOfParameters(path, operation),
        ...flawsOfAnswers(operation),
      ]
    }),
  )
}

function flawsOfParameters(path: string, { operationId, parameters }: Operation): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  const declared = parameters.filter((each) => each.in === 'path')
  return [
    ...inPath.filter((name) => !declared.some((each) => each.name === name)).map((name) => `${name} is not declared`),
    ...declared.filter(({ name }) => !inPath.includes(name)).map(({ name }) => `${name} is not in the path`),
    ...declared.filter(({ required }) => !required).map(({ name }) => `${name} in the path must be required`),
  ].map((flaw) => `${operationId}: ${flaw}`)
}

function flawsOfAnswers({ operationId, responses }: Operation): string[] {
  const odd = Object.keys(responses).filter((status) => !/^[1-5]\d\d$/.test(status))
  const silent = Object.entries(responses).filter(([, { description }]) => !description)
  return [
    ...odd.map((status) => `${operationId}: ${status} is no status`),
    ...silent.map(([status]) => `${operationId}: ${status} says nothing`),
  ]
}

/** Every schema compiles, and every example fits the schema beside it. */
function flawsOfSchemas(document: OpenApi): string[] {
  return placesOf(document).flatMap(({ place, example }) => {
    try {
      const problem = problemWith(document, place, example)
      return example === undefined || problem === undefined ? [] : [`the example at ${place.join(' ')}: ${problem}`]
    } catch (cause) {
      return [`the schema at ${place.join(' ')}: ${(cause as Error).message}`]
    }
  })
}

interface Place {
  readonly place: readonly string[]
  readonly example?: unknown
}

function placesOf({ paths, components }: OpenApi): Place[] {
  const named = Object.keys(components.schemas).map((name) => ({ place: ['components', 'schemas', name] }))
  const inPaths = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      placesIn(operation).map(({ place, example }) => ({
        place: ['paths', path, method, ...place, 'schema'],
        example,
      })),
    ),
  )
  return [...named, ...inPaths]
}

function placesIn({ parameters, requestBody, responses }: Operation): Place[] {
  const contents = [
    ...Object.entries(requestBody?.content ?? {}).map(
      ([kind, each]) => [['requestBody', 'content', kind], each] as const,
    ),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([kind, each]) => [['responses', status, 'content', kind], each] as const),
    ),
  ]
  return [
    ...parameters.map(({ example }, i) => ({ place: ['parameters', String(i)], example })),
    ...contents.map(([place, { example }]) => ({ place, example })),
  ]
}
