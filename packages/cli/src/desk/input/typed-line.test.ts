/** What is typed at the desk and after `arbiter report FILE`: the same lines as in the control room. */
import { expect, test } from 'vitest'
import { Desk } from '../../../test/world.ts'

async function league(): Promise<Desk> {
  const desk = new Desk()
  await desk.types('new league l.arbiter')
  for (const name of ['Anna Berg', 'Ben Ott', 'Smith and Jones', 'Zoë Quist'])
    await desk.runs(['enter', 'l.arbiter', name])
  await desk.types('start l.arbiter --order entry')
  return desk
}

const results = async (desk: Desk) => {
  const { stages } = JSON.parse((await desk.types('show l.arbiter --json')).out)
  const matches = stages.flatMap(({ rounds }: { rounds: { matches: { games: { result: string }[] }[] }[] }) =>
    rounds.flatMap((round) => round.matches),
  )
  return matches.flatMap(({ games }: { games: { result: string }[] }) => games.map(({ result }) => result))
}

test.each([
  ['1 =', /½–½/],
  ['1 1 - 0', /1–0/],
  ['anna 1-0', /Anna Berg/],
  ['anna v ben 1-0', /Anna Berg 1–0 Ben Ott|Ben Ott 0–1 Anna Berg/],
  ['smith and jones 1-0', /Smith and Jones/],
  ['1 1 13:32:05', /1–0/],
  ['1 absent anna', /Anna Berg/],
])('report l.arbiter %s', async (line, said) => {
  const desk = await league()
  expect(await desk.types(`report l.arbiter ${line}`)).toMatchObject({ exit: 'done', out: expect.stringMatching(said) })
})

test.each([
  ['1 2-0', '“2-0” is not a result', 'bad-result'],
  ['1 1 14:75', '“14:75” is not a time', 'bad-result'],
  ['1', 'type the result', 'bad-result'],
  ['nobody 1-0', 'There is no match “nobody”', 'no-such-match'],
  ['99 1-0', 'There is no match “99”', 'no-such-match'],
  ['1 absent zoë', 'does not play in match 1', 'not-between-these-players'],
])('report l.arbiter %s is refused: %s', async (line, said, code) => {
  const desk = await league()
  expect((await desk.types(`report l.arbiter ${line}`)).err).toContain(said)
  expect(JSON.parse((await desk.types(`report l.arbiter ${line} --json`)).out).refusal.code).toBe(code)
})

test('two people who report the same draw do not report two games', async () => {
  const desk = new Desk()
  await desk.starts('hybrid-knockout', 'h.arbiter', 2)
  expect((await desk.types('report h.arbiter 1 =')).exit).toBe('done')
  expect((await desk.types('report h.arbiter 1 =')).exit).toBe('refused')
  expect((await desk.types('report h.arbiter 1/2 =')).exit).toBe('done')
})

test('several lines are one command with one undo, and a wrong line refuses all of them', async () => {
  const desk = await league()
  const refused = await desk.runs(['report', 'l.arbiter', '-'], '1 1-0\n2 7\n')
  expect(refused).toMatchObject({ exit: 'refused', err: expect.stringMatching(/Line 2, “2 7”: “7” is not a result/) })
  expect(await results(desk)).toEqual([])
  expect((await desk.runs(['report', 'l.arbiter', '-'], '1 1-0\n\n2 =\n')).exit).toBe('done')
  expect(await results(desk)).toEqual(['1-0', '1/2-1/2'])
  expect((await desk.types('undo l.arbiter')).exit).toBe('done')
  expect(await results(desk)).toEqual([])
})
