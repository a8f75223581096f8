import { expect, test } from 'vitest'
import { openApi } from '../src/api/document/open-api.ts'
import { problemOf } from '../src/api/problem.ts'
import { inEnglish } from '../src/site/voice.ts'
import { type Answered, answerFits, misfitOf, operationFor } from './answers.ts'
import { sampleRoles, sampleRoutes } from './sample-routes.ts'

const document = openApi(sampleRoutes, { version: '1' }, sampleRoles, inEnglish)
const json = 'application/json; charset=utf-8'
const problem = 'application/problem+json; charset=utf-8'
const row = { rank: 1, place: '1', name: 'Ann', points: 2.5 }

const table = { method: 'GET', path: '/api/v1/tournaments/k3v9/table?at=12' }
const commands = { method: 'POST', path: '/api/v1/tournaments/k3v9/commands' }
const entrants = { method: 'POST', path: '/api/v1/tournaments/k3v9/entrants' }

const fitting: readonly (readonly [string, { method: string; path: string }, Answered])[] = [
  ['data', table, { status: 200, contentType: json, body: [row] }],
  ['data as it came', table, { status: 200, contentType: json, body: JSON.stringify([row]) }],
  ['text', table, { status: 200, contentType: 'text/csv; charset=utf-8', body: 'Rank,Name\n1,Ann\n' }],
  ['nothing', entrants, { status: 204, contentType: undefined, body: '' }],
  [
    'a problem of every route',
    table,
    { status: 404, contentType: problem, body: problemOf({ code: 'not-found', what: 'tournament' }) },
  ],
  ['a problem of this one', table, { status: 409, contentType: problem, body: problemOf({ code: 'not-started' }) }],
]

test.each(fitting)('%s that stands in the document fits', (_, asked, answered) => {
  answerFits(document, asked, answered)
})

const misfits: readonly (readonly [string, RegExp, { method: string; path: string }, Answered])[] = [
  [
    'an unknown path',
    /no such operation/,
    { method: 'GET', path: '/api/v1/table' },
    { status: 200, contentType: json, body: [] },
  ],
  [
    'an unknown method',
    /no such operation/,
    { ...table, method: 'POST' },
    { status: 200, contentType: json, body: [] },
  ],
  [
    'an empty variable',
    /no such operation/,
    { method: 'GET', path: '/api/v1/tournaments//table' },
    { status: 200, contentType: json, body: [] },
  ],
  ['an unknown status', /no such status/, table, { status: 502, contentType: problem, body: {} }],
  ['an unknown kind', /text\/html is not among/, table, { status: 200, contentType: 'text/html', body: '' }],
  ['no kind', /no content type/, table, { status: 200, contentType: null, body: [row] }],
  [
    'a field too few',
    /must have required property 'place'/,
    table,
    { status: 200, contentType: json, body: [{ rank: 1, name: 'Ann' }] },
  ],
  ['a wrong word', /must be integer/, table, { status: 200, contentType: json, body: [{ ...row, rank: '1' }] }],
  ['broken JSON', /must be array/, table, { status: 200, contentType: json, body: '[{' }],
  ['content where there is none', /without content has some/, entrants, { status: 204, contentType: json, body: {} }],
  [
    'a problem of another route',
    /must/,
    table,
    { status: 409, contentType: problem, body: problemOf({ code: 'archived' }) },
  ],
  [
    'a field that nobody may see',
    /must NOT have additional properties/,
    commands,
    { status: 404, contentType: problem, body: { ...problemOf({ code: 'not-found', what: 'page' }), stack: 'at …' } },
  ],
]

test.each(misfits)('%s does not', (_, why, asked, answered) => {
  expect(misfitOf(document, asked, answered)).toMatch(why)
  expect(() => answerFits(document, asked, answered)).toThrow(why)
})

test('a path without variables comes before one with them', () => {
  const show = document.paths['/api/v1/tournaments/{tournament}']
  const both = {
    ...document,
    paths: { '/a/{b}': show, '/a/mine': document.paths['/api/v1/formats'] },
  } as typeof document
  expect(operationFor(both, { method: 'GET', path: '/a/mine' })?.path).toBe('/a/mine')
  expect(operationFor(both, { method: 'GET', path: '/a/yours' })?.path).toBe('/a/{b}')
})
