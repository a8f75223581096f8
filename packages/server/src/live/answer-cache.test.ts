import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const most = { ofOne: 1000, inAll: 2500 }
const text = (bytes: number) => () => 'x'.repeat(bytes)
const never = () => {
  throw new Error('made again')
}

test('what is kept of one tournament is counted in bytes, and the oldest goes first (M1)', () => {
  const answers = new AnswerCache(most)
  const owner = {}
  for (let at = 1; at <= 200; at++) answers.once(owner, `chart at ${at}`, text(100))
  expect(answers.bytes).toBe(1000)
  expect(answers.once(owner, 'chart at 200', never)).toHaveLength(100)
  expect(answers.once(owner, 'chart at 1', text(7))).toHaveLength(7)
})

test('what is kept of all of them has a limit, too, and whoever was asked least lately loses all (M1)', () => {
  const answers = new AnswerCache(most)
  const owners = Array.from({ length: 50 }, () => ({}))
  for (const owner of owners) answers.once(owner, 'chart', text(900))
  expect(answers.bytes).toBeLessThanOrEqual(most.inAll)
  const [first, last] = [owners[0] as object, owners.at(-1) as object]
  expect(answers.once(last, 'chart', never)).toHaveLength(900)
  expect(answers.once(first, 'chart', text(8))).toHaveLength(8)
})

test('one that is larger than everything is answered and not kept', () => {
  const answers = new AnswerCache(most)
  expect(answers.once({}, 'log', text(5000))).toHaveLength(5000)
  expect(answers.bytes).toBe(0)
})

test('what is forgotten is not counted', () => {
  const answers = new AnswerCache(most)
  const [owner, other] = [{}, {}]
  answers.once(owner, 'chart', text(300))
  answers.once(other, 'chart', text(200))
  answers.forget(owner)
  answers.forget(owner)
  expect(answers.bytes).toBe(200)
})
