import { type AnyRefusal, codes, type ServerRefusal } from '@arbiter/api/shapes'
import { expect, test } from 'vitest'
import { problemOf, statusOf, titleOf } from './problem.ts'

test('a refusal of the rules keeps its code, its sentence and its facts', () => {
  const problem = { id: 'started-no-entry' }
  expect(problemOf({ code: 'no-such-subject', subject: '99', problem })).toEqual({
    type: '/api#Problem.no-such-subject',
    title: 'No such subject',
    status: 404,
    detail:
      '“99” cannot be explained. Nobody can enter any more. Ask for a match (“7”), “rank Ann”, “seed Ann”, “bye Ann”, “tie Ann, Ben” or “champion”.',
    says: [{ id: 'refused-subject', subject: { text: '99' } }, problem, { id: 'refused-subjects' }],
    code: 'no-such-subject',
    refusal: { subject: '99', problem },
  })
})

test('a refusal of a cup of engines is told in its own words', () => {
  const { status, detail } = problemOf({ code: 'cup-begun' })
  expect([status, detail]).toEqual([409, 'This cup has begun. Continue it instead.'])
})

test('no code of the server is also one of the rules', () => {
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(90)
})

test.each(codes)('%s has a status and a title', (code) => {
  expect([400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 503]).toContain(statusOf(code))
  expect(titleOf(code)).toMatch(/^[A-Z][a-z ]+$/)
})

const textOf: readonly (readonly [ServerRefusal, number, string])[] = [
  [
    { code: 'not-found', what: 'tournament' },
    404,
    'There is no such tournament, or you may not see it. Check the address, or sign in.',
  ],
  [
    { code: 'not-allowed', roles: ['owner', 'director'] },
    403,
    'This is for the owner or director. Ask one of them to do it, or to give you that role.',
  ],
  [
    { code: 'bad-request', field: 'body.name', problem: 'is longer than 200 characters' },
    400,
    'Something is wrong with “body.name”: is longer than 200 characters. Correct it and send it again.',
  ],
  [
    { code: 'wrong-content-type', accepted: ['application/json'] },
    415,
    'The server cannot read the request in this form. Send application/json, and say so in Content-Type.',
  ],
  [
    { code: 'too-many-attempts', retryAfter: 1 },
    429,
    'There were too many attempts. Wait 1 second, then try once more.',
  ],
  [
    { code: 'changed-meanwhile', last: 14, facts: [{ seq: 14, type: 'game-finished' } as never] },
    409,
    'Somebody else was faster: 1 fact came in meanwhile, and the last one is 14 now. Look at what changed, then decide again.',
  ],
  [
    {
      code: 'bad-list',
      problems: [
        { line: 3, column: 2, problem: { id: 'list-rating', column: { text: 'rating' } } },
        { line: 4, column: 1, problem: { id: 'list-no-heading' } },
      ],
    },
    422,
    'Nobody was entered. Line 3: “rating” must be a whole number from 0 to 9999. Line 4: This cell has no column above it. Correct the list and send it again.',
  ],
  [
    { code: 'unavailable', retryAfter: 5, recorded: 'nothing' },
    503,
    'The database does not answer, so nothing was recorded. Try again in 5 seconds.',
  ],
  [
    { code: 'unavailable', retryAfter: 5, recorded: 'unknown' },
    503,
    'The database does not answer, and nobody knows whether this was recorded. Send it again in 5 seconds with the same key: it counts once.',
  ],
  [
    { code: 'too-slow', most: 30, recorded: 'nothing' },
    408,
    'The request took longer than 30 seconds, and nothing was recorded. Send it again, or ask for less at once.',
  ],
  [
    { code: 'too-slow', most: 30, recorded: 'unknown' },
    408,
    'The request took longer than 30 seconds, and nobody knows whether it was recorded. Send it again with the same key: it counts once.',
  ],
]

test.each(textOf)('%o', (refusal, status, sentence) => {
  const { detail, status: answered, refusal: facts } = problemOf(refusal)
  expect([answered, detail]).toEqual([status, sentence])
  expect({ code: refusal.code, ...facts }).toEqual(refusal)
})

test('what the rules leave undefined is not there in JSON', () => {
  const refusal: AnyRefusal = { code: 'no-such-match', match: '9', last: undefined }
  expect(JSON.parse(JSON.stringify(problemOf(refusal))).refusal).toEqual({ match: '9' })
})

test('a problem is told in the language that is asked for, and as data in none', () => {
  const refusal: AnyRefusal = { code: 'not-confirmed', name: 'Smith and Jones', entrants: 8, facts: 1 }
  const inLanguage = (accepted: string) => problemOf(refusal, accepted).detail
  expect(inLanguage('de-CH, en;q=0.5')).toMatch(/^„Smith and Jones“ wäre endgültig gelöscht/)
  expect(inLanguage('it, fr;q=0.8, en;q=0.7')).toMatch(/^«\u00a0Smith and Jones\u00a0» disparaîtrait/)
  expect(inLanguage('it')).toMatch(/^“Smith and Jones” would be gone for good/)
  expect(problemOf(refusal, 'de').says).toEqual(problemOf(refusal).says)
})
