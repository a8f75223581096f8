import type { RouteDeclaration } from '@arbiter/api/routes'
import { codes } from '@arbiter/api/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { flawsIn } from '../../../test/answers.ts'
import { sampleRoles, sampleRoutes } from '../../../test/sample-routes.ts'
import { voiceFor } from '../../words/voice.ts'
import { routes } from '../routes/index.ts'
import { type OpenApi, openApi } from './open-api.ts'

const documentOf = (routes: readonly RouteDeclaration[], language = 'en'): OpenApi =>
  openApi(routes, { version: '1.2.3' }, sampleRoles, voiceFor(language))
const document = documentOf(sampleRoutes)
const operation = (path: string, method: string) => document.paths[path]?.[method]

test('the document of the sample routes has no flaw', () => {
  expect(flawsIn(document)).toEqual([])
})

test('it is plain JSON: nothing is lost on the way', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

/** A small document with something wrong in it: to compile a hundred problems for every fault takes its time. */
function spoiled(spoil: (copy: ReturnType<typeof JSON.parse>) => void): OpenApi {
  const small = documentOf(sampleRoutes.slice(0, 4))
  const paths = JSON.stringify(small.paths)
  const few = Object.entries(small.components.schemas).filter(
    ([name]) => !name.startsWith('Problem.') || paths.includes(`${name}"`),
  )
  const components = { ...small.components, schemas: Object.fromEntries(few) }
  const copy = JSON.parse(JSON.stringify({ ...small, components }))
  spoil(copy)
  return copy
}

test.each([
  ['a reference that leads nowhere', /leads nowhere/, spoiled((d) => delete d.components.schemas.SeatShown)],
  [
    'a variable that is not declared',
    /tournament is not declared/,
    spoiled((d) => {
      d.paths['/api/v1/tournaments/{tournament}'].get.parameters = []
    }),
  ],
  [
    'a parameter that is not in the path',
    /tournament is not in the path/,
    spoiled((d) => {
      d.paths['/api/v1/other'] = d.paths['/api/v1/tournaments/{tournament}']
    }),
  ],
  [
    'one operationId twice',
    /stands there twice/,
    spoiled((d) => {
      d.paths['/api/v1/formats'].get.operationId = 'tournament.create'
    }),
  ],
  [
    'a schema that does not compile',
    /the schema at components schemas TableRow/,
    spoiled((d) => {
      d.components.schemas.TableRow.type = 'row'
    }),
  ],
  [
    'an example that does not fit',
    /the example at/,
    spoiled((d) => {
      d.paths['/api/v1/tournaments'].post.requestBody.content['application/json'].example.format = 7
    }),
  ],
  [
    'an unknown security scheme',
    /no security scheme/,
    spoiled((d) => {
      delete d.components.securitySchemes.token
    }),
  ],
])('%s is found', (_, flaw, copy) => {
  expect(flawsIn(copy).join('\n')).toMatch(flaw)
})

test('an operation is called like its route, stands under its first word and says who may', () => {
  const post = operation('/api/v1/tournaments/{tournament}/commands', 'post')
  expect(post).toMatchObject({ operationId: 'command.send', tags: ['command'], 'x-roles': ['owner', 'director'] })
  expect(post?.security).toEqual([{ session: [] }, { token: [] }])
})

test('what a spectator may see needs nobody to be signed in', () => {
  expect(operation('/api/v1/formats', 'get')?.security).toContainEqual({})
})

test('the first sentence is the summary, the others the description', () => {
  const { summary, description } = operation('/api/v1/tournaments', 'post') ?? {}
  expect([summary, description]).toEqual([
    'Opens a tournament.',
    'Nobody has entered it yet; whoever opens it is its owner.',
  ])
  expect(operation('/api/v1/tournaments/{tournament}', 'get')?.summary).toMatch(/^The wall chart: .*next\.$/)
})

test('a field with a default may be left out when it is asked for', () => {
  const { content } = operation('/api/v1/tournaments', 'post')?.requestBody ?? {}
  expect(content?.['application/json']?.schema['required']).toEqual(['format'])
})

test('parameters stand with their description, and only those of the path must be given', () => {
  const parameters = operation('/api/v1/tournaments/{tournament}', 'get')?.parameters ?? []
  expect(parameters.map((each) => [each.name, each.in, each.required, each.description])).toEqual([
    ['tournament', 'path', true, 'Id of the tournament'],
    ['at', 'query', false, 'As it stood after this fact'],
    ['round', 'query', false, 'This round only'],
  ])
})

test('shapes with a name are components, described once', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Bulletin', 'MatchShown', 'SeatShown', 'Fact', 'Command']),
  )
  const { content } = operation('/api/v1/tournaments/{tournament}', 'get')?.responses['200'] ?? {}
  expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Bulletin' })
})

test('an answer can be data and text; one without content has none', () => {
  const { content } = operation('/api/v1/tournaments/{tournament}/table', 'get')?.responses['200'] ?? {}
  expect(Object.keys(content ?? {})).toEqual(['application/json', 'text/csv'])
  const nothing = operation('/api/v1/tournaments/{tournament}/entrants', 'post')?.responses['204']
  expect(nothing).toEqual({ description: 'All have entered' })
})

test('problems stand under their status, those of every route with those of this one', () => {
  const { responses = {} } = operation('/api/v1/tournaments/{tournament}/commands', 'post') ?? {}
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '408',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
  expect(responses['409']?.content?.['application/problem+json']?.schema).toEqual({
    oneOf: ['already-decided', 'would-void', 'changed-meanwhile', 'archived'].map((code) => ({
      $ref: `#/components/schemas/Problem.${code}`,
    })),
  })
})

test('a route that only reads refuses nothing that belongs to changes', () => {
  const { responses = {} } = operation('/api/v1/formats', 'get') ?? {}
  expect(Object.keys(responses)).not.toContain('413')
})

test('every code has a component whose description is its sentence', () => {
  for (const code of codes) {
    const { description } = document.components.schemas[`Problem.${code}`] as { description: string }
    expect(description, code).toMatch(/^\S.*[.?}]$/s)
    expect(description, code).not.toMatch(/undefined|NaN|\[object/)
  }
  const { description } = document.components.schemas['Problem.already-decided'] as { description: string }
  expect(description).toBe('Match {match} is decided already. {how} Correct it to change it.')
})

test('a mistake of ours is in no operation', () => {
  expect(JSON.stringify(document.paths)).not.toContain('Problem.our-mistake')
})

test('a code that does not exist stops the building', () => {
  const route = { ...(sampleRoutes[0] as RouteDeclaration), refusals: ['no-such-code'] as never }
  expect(() => documentOf([route])).toThrow('"no-such-code", which is no code')
})

test('one name for two different things stops the building', () => {
  const shape = z.strictObject({ size: z.int().default(1) }).meta({ id: 'Sized' })
  const route = {
    ...(sampleRoutes[1] as RouteDeclaration),
    example: {},
    body: shape,
    success: { status: 200, about: 'It', shape },
  } as const
  expect(() => documentOf([route])).toThrow('the component Sized has two different schemas')
})

test('it is said in the language that is asked for; ids, codes and names are the same in all', () => {
  const [english, french] = [documentOf(ours), documentOf(ours, 'fr')]
  const told = ({ paths, components }: OpenApi) => [
    paths['/api/v1/formats']?.['get']?.summary,
    paths['/api/v1/formats']?.['get']?.responses['404']?.description,
    components.schemas['FormatShown'],
  ]
  expect(told(french)[0]).toBe('Les formats, avec leurs réglages en JSON Schema')
  expect(told(french)[1]).toBe('Ce qu’elle nomme n’existe pas')
  expect(told(french)[2]).toMatchObject({ properties: { whom: { description: 'Qui s’inscrit' } } })
  expect(withoutWords(french)).toEqual(withoutWords(english))
})

test('no description is an id that was not said', () => {
  for (const language of ['en', 'fr'])
    expect(JSON.stringify(documentOf(ours, language))).not.toMatch(/"(route|shape)-[a-z0-9-]+"/)
})

const ours = Object.entries(routes).map(([name, route]): RouteDeclaration => ({ ...route, name }))

/** All that does not depend on the language. A field may be called `description` too, but then it is no text. */
const withoutWords = (document: OpenApi): unknown =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    (key === 'description' || key === 'summary') && typeof value === 'string' ? undefined : value,
  )
