/** A route as a curl command. */
import type { OpenApi } from '../../api/document/open-api.ts'
import type { Operation, Parameter } from '../../api/document/operation.ts'
import type { Route } from './route.ts'

export function curlOf({ servers }: OpenApi, { method, path, operation }: Route): string {
  const url = `${servers?.[0]?.url ?? 'https://arbiter.example'}${filled(path, operation)}`
  const isPost = method === 'POST' ? ['-X POST'] : []
  return [`curl ${quoted(url)}`, ...isPost, ...tokenFor(operation), ...bodyOf(operation)].join(' \\\n  ')
}

/** The path with its example values, or parameter names in capitals. */
function filled(path: string, { parameters }: Operation): string {
  const query = parameters.filter((each) => each.in === 'query' && (each.required || each.example !== undefined))
  const asked = query.map((each) => `${each.name}=${exampleFor(each)}`).join('&')
  const there = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    exampleFor(parameters.find((each) => each.in === 'path' && each.name === name) ?? { name }),
  )
  return asked === '' ? there : `${there}?${asked}`
}

const exampleFor = ({ example, name }: Pick<Parameter, 'name' | 'example'>): string =>
  example === undefined ? name.toUpperCase() : encodeURIComponent(String(example))

/** None if the route is public. */
const tokenFor = ({ security }: Operation): string[] =>
  security.some((way) => Object.keys(way).length === 0) ? [] : [`-H ${quoted('Authorization: Bearer TOKEN')}`]

function bodyOf({ requestBody }: Operation): string[] {
  const [[kind, { example }] = [undefined, { example: undefined }]] = Object.entries(requestBody?.content ?? {})
  if (kind === undefined) return []
  const data = example === undefined ? '--data-binary @FILE' : `-d ${quoted(JSON.stringify(example))}`
  return [`-H ${quoted(`Content-Type: ${kind}`)}`, data]
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
