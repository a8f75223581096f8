/** Every refusal and every problem with a request is produced, and said in every language. */

import type { RouteName } from '@arbiter/api/addresses'
import { type AnyRefusal, codes, rulesCodes } from '@arbiter/api/shapes'
import { refusalSays } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { expect, test } from 'vitest'
import { EveryLanguage } from '../../core/test/every-language.ts'
import { problemOf } from '../src/api/problem.ts'
import { checked } from '../src/api/request-input.ts'
import { routes } from '../src/api/routes/index.ts'
import { message } from '../src/api/words/messages.ts'
import { waitShown } from '../src/cup/wait.ts'
import { message as cup } from '../src/cup/words/messages.ts'

const problem = message('bad-http')
const name = 'Smith and Jones'

/** The server's own refusals, and those of engine cups. */
const refusals: readonly AnyRefusal[] = [
  ...['tournament', 'entrant', 'game', 'person', 'key', 'page'].map((what) => ({ code: 'not-found', what }) as const),
  { code: 'sign-in-first' },
  { code: 'not-allowed', roles: ['owner', 'director', 'scorer', 'entrant', 'spectator', 'person'] },
  { code: 'not-allowed', roles: ['signed-in'] },
  { code: 'not-allowed', roles: ['signed-in-owner'] },
  { code: 'cross-site' },
  { code: 'bad-request', field: 'name', problem },
  { code: 'bad-request', field: '{name}', problem: 'as Fastify says it' },
  { code: 'body-too-large', most: 1 },
  { code: 'wrong-content-type', accepted: ['application/json', 'text/csv'] },
  { code: 'too-many-attempts', retryAfter: 1 },
  { code: 'changed-meanwhile', last: 14, facts: [{ seq: 14, type: 'x' } as never] },
  { code: 'key-used', key: '-term' },
  { code: 'unavailable', retryAfter: 5, recorded: 'nothing' },
  { code: 'unavailable', retryAfter: 1, recorded: 'unknown' },
  { code: 'database-gone' },
  { code: 'shutting-down', retryAfter: 5 },
  { code: 'secret-unknown' },
  { code: 'secret-used' },
  { code: 'secret-expired', at: '2026-05-01T10:00:00Z' },
  { code: 'dice-not-published' },
  { code: 'no-engines' },
  { code: 'already-playing' },
  { code: 'not-playing' },
  { code: 'archived' },
  { code: 'not-confirmed', name, entrants: 4, facts: 1 },
  { code: 'bad-file', problem },
  { code: 'bad-file', line: 3, problem },
  { code: 'bad-list', problems: [1, 2, 3, 4].map((line) => ({ line, column: 1, problem })) },
  { code: 'last-owner' },
  { code: 'too-slow', most: 30, recorded: 'nothing' },
  { code: 'too-slow', most: 1, recorded: 'unknown' },
  { code: 'damaged-log', fact: 12 },
  { code: 'our-mistake', request: 'r7' },
  { code: 'bad-plan', field: 'timeControl', problem },
  { code: 'not-a-cup', format: 'league' },
  { code: 'cup-begun' },
  { code: 'cup-not-begun' },
  { code: 'played-by-people' },
  { code: 'unknown-engines', engines: ['Fis', 'Quixote'], offered: ['Fisk', 'Anvil'] },
  { code: 'engine-twice', engines: ['Fisk'] },
  { code: 'engines-not-ready', problems: [[problem], [problem]] },
  { code: 'book-unreadable', book: 'محمد' },
  { code: 'programs-changed', engines: ['Fisk', 'Anvil'] },
  { code: 'arrangement-unreadable', problems: [problem] },
]

test('every refusal of the server is said in every language', () => {
  const every = new EveryLanguage()
  for (const refusal of refusals) every.all(problemOf(refusal).says)
  every.all(wrongRequests.map(({ route, ...carried }) => problemIn(route, carried)))
  every.all(rare)
  expect(every.reached.missing('packages/server/src/api')).toEqual([])
  expect(every.reached.missing('packages/api/src')).toEqual([])
  const tried = new Set<string>([...refusals.map(({ code }) => code), ...rulesCodes])
  expect(codes.filter((code) => !tried.has(code))).toEqual([])
})

interface Wrong {
  readonly route: RouteName
  readonly query?: unknown
  readonly body?: unknown
}

const wrongRequests: readonly Wrong[] = [
  { route: 'tournaments.list', query: { '{name}': '1' } },
  { route: 'tournaments.list', query: { limit: 'many' } },
  { route: 'tournaments.create', body: { format: 'cup', name: 'A\u0007' } },
  { route: 'tournaments.create', body: { format: 'cup', name: ' A' } },
  { route: 'tournaments.create', body: { format: 'cup', name: 'A', options: manyOptions() } },
  { route: 'claims.claim', body: { match: '1', result: '1-0' } },
  { route: 'claims.claim', body: { match: '1' } },
  { route: 'site.setAddress', body: { address: 'chess' } },
]

function manyOptions(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`o${i}`, i]))
}

function problemIn(route: RouteName, { query, body }: Omit<Wrong, 'route'>): Message {
  const refusal = checked(routes[route], { query, body })
  if (!('problem' in refusal) || typeof refusal.problem === 'string') return expect.unreachable(route)
  return refusal.problem
}

test('what is wrong with a request is named by its field', () => {
  const { detail } = problemOf({
    ...{ code: 'bad-request', field: 'limit' },
    problem: problemIn('tournaments.list', { query: { limit: '0' } }),
  } as AnyRefusal)
  expect(detail).toMatch(
    /^The field “limit” takes a whole number from 1 to \d+; you gave “0”\. Correct it and send it again\.$/,
  )
})

/** About the server's clock or disk; other tests produce them. */
const rare: readonly Message[] = [
  message('bad-unreadable-field', { field: { text: name } }),
  message('bad-missing-name'),
  message('bad-address-given'),
  message('bad-no-such-fact', { facts: 1 }),
  message('bad-options-object'),
  message('bad-ahead', { now: { instant: '2026-05-01T10:00:00Z' as never } }),
  message('bad-next'),
  message('bad-headers'),
  message('bad-http'),
  message('bad-claim'),
  message('bad-utf-8'),
  message('bad-key'),
  message('bad-tournament', { error: { text: name } }),
]

test('what a cup of engines waits for is said in every language', () => {
  const every = new EveryLanguage()
  for (const why of ['engine', 'worker', 'disk', 'organiser'] as const)
    every.all(waitShown({ for: why, says: [], hint: [], since: 0 }).hint)
  const text = { text: name }
  every.all([
    cup('cup-play-our-fault'),
    cup('cup-play-our-fault-hint'),
    cup('cup-play-not-saved'),
    cup('cup-play-unreadable', { field: text }),
    cup('cup-play-no-engine', { engine: text }),
    cup('cup-play-too-long', { hours: 24 }),
    cup('cup-book-unusable', { book: text, why: [problem] }),
    cup('cup-books-twins', { book: text }),
    cup('cup-engines-twins', { engine: text }),
    cup('cup-memory-unlimited'),
    cup('cup-plan-book', { books: [text, text], book: text }),
    cup('cup-plan-tables', { most: 1, asked: 4 }),
    cup('cup-not-resumed', { cup: text, why: [...refusalSays({ code: 'not-started' })] }),
  ])
  expect(every.reached.missing('packages/server/src/cup')).toEqual([])
})
