import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

const page = async (...commands: object[]): Promise<string> => {
  const desk = new Desk()
  await desk.starts('cup', 'cup.arbiter', 2)
  const { answers } = await desk.applies('cup.arbiter', commands)
  expect(answers.every(({ ok }) => ok)).toBe(true)
  return (await desk.runs(['show', 'cup.arbiter', '--match', '1'])).out
}

test('CUP-22 the games of a match say in a word how they ended, where that is recorded', async () => {
  const record = { ending: 'checkmate', plies: 61 }
  const report = { do: 'report', match: '1', game: 1, result: '1-0' }
  expect(await page({ ...report, record })).toMatch(/Ended\n.*1-0.*checkmate/)
  expect(await page({ ...report, record: { ...record, repeats: 1 } })).toMatch(/checkmate, as game 1/)
  expect(await page({ ...report, record }, { ...report, do: 'correct', result: '0-1' })).not.toMatch(/Ended|checkmate/)
  expect(await page(report)).not.toMatch(/Ended/)
})
