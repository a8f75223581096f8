/** What is said when something is recorded. */
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

const club = 'club.arbiter'

test('the moves or the time of a game are corrected without its result (R6)', async () => {
  const desk = new Desk()
  await desk.league(club, 4)
  await desk.types(`report ${club} 1 1-0 --moves 20`)
  expect(await desk.types(`correct ${club} 1 --moves 30`)).toMatchObject({ exit: 'done', err: '' })
  expect(JSON.parse((await desk.types(`show ${club} --match 1 --json`)).out).games[0]).toMatchObject({
    result: '1-0',
    moves: 30,
  })
  expect((await desk.types(`correct ${club} 1`)).err).toContain('RESULT')
  expect((await desk.types(`correct ${club} 1 --moves 0`)).err).toContain('--moves must be a whole number from 1')
})

test('a withdrawal says who advances without play', async () => {
  const desk = new Desk()
  await desk.starts('bridge-knockout', 'b.arbiter', 8)
  const { out } = await desk.runs(['withdraw', 'b.arbiter', 'Team 1'])
  expect(out).toContain('Team 1 withdrew.')
  expect(out).toContain('Team 8 (as number 1) advances from match 1')
  const knockout = new Desk()
  await knockout.starts('hybrid-knockout', 'h.arbiter', 4)
  expect((await knockout.runs(['withdraw', 'h.arbiter', 'Player 1'])).out).toContain('Player 4 wins match 1')
})

test('a payment after a forfeit was lost for want of it says what is needed', async () => {
  const desk = new Desk()
  await desk.starts('bridge-knockout', 'b.arbiter', 8)
  await desk.runs(['edit', 'b.arbiter', 'Team 1', '--paid', 'no'])
  expect((await desk.runs(['forfeit', 'b.arbiter', '1', 'Team 8'])).out).toContain('Team 1 has not paid')
  const { out } = await desk.runs(['edit', 'b.arbiter', 'Team 1', '--paid', 'yes'])
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'Match 1 was lost because the entry was not paid, and stays so. To change that, revoke fact 12 and rule again.',
  )
})

test('more IMPs than the boards can give are refused (D20)', async () => {
  const desk = new Desk()
  await desk.starts('bridge-knockout', 'b.arbiter', 8, '--set', 'boards=12')
  expect((await desk.types('report b.arbiter 1 9999-10')).err).toContain(
    'These boards of match 1 cannot be taken (BRI-81). 12 boards give at most 288 IMPs, not 9999–10.',
  )
  expect((await desk.types('report b.arbiter 1 145-0 --half 1')).err).toContain('6 boards give at most 144 IMPs')
  expect((await desk.types('report b.arbiter 1 144-140')).exit).toBe('done')
  expect((await desk.types('correct b.arbiter 1 290-0')).err).toContain('at most 288 IMPs')
})
