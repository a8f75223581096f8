/** Times as they are typed and shown. */
import { expect, test, vi } from 'vitest'
import { Desk } from '../../../test/world.ts'

test('a time is what the clock in the hall shows, and the log says its zone (R1)', async () => {
  const desk = new Desk()
  await desk.starts('hybrid-knockout', 'h.arbiter', 3)
  const local = (time: string) => new Date(`2026-05-01T${time}`).toISOString().replace('.000Z', 'Z')
  const now = new Date(Date.parse('2026-05-01T14:00:30Z'))
  const clock = [now.getHours(), now.getMinutes(), 20].map((part) => String(part).padStart(2, '0')).join(':')
  await desk.types(`report h.arbiter Q1.1 1-0 --finished-at ${clock}`)
  expect(JSON.parse((await desk.types('show h.arbiter --match q1.1 --json')).out).games[0].finishedAt).toBe(
    local(clock),
  )
  expect((await desk.types('log h.arbiter')).out).toContain('Times are those of UTC.')
  await desk.starts('hybrid-knockout', 'r.arbiter', 3)
  for (let phase = 1; phase <= 14; phase++) await desk.types(`report r.arbiter Q${phase}.1 1-0`)
  expect((await desk.types('race r.arbiter')).out).toContain('Times are those of UTC.')
  expect((await desk.types('report h.arbiter Q2.1 1-0 --finished-at 25:00')).err).toContain(
    '“25:00” is not a time of day',
  )
})

test('the log and the race are read on the clock of this machine', async () => {
  const desk = new Desk()
  await desk.starts('hybrid-knockout', 'r.arbiter', 3)
  for (let phase = 1; phase <= 14; phase++)
    await desk.runs(['report', 'r.arbiter', `Q${phase}.1`, '1-0', '--finished-at', `2026-05-01T14:00:${10 + phase}Z`])
  vi.stubEnv('TZ', 'Asia/Kathmandu')
  const [log, race] = [await desk.types('log r.arbiter'), await desk.types('race r.arbiter')]
  vi.unstubAllEnvs()
  expect(log.out).toMatch(/^ 1 {2}2026-05-01 19:4\d /m)
  for (const { out } of [log, race]) expect(out).toMatch(/Times are those of Asia\/Kat[a-z]+\./)
  expect(race.out).toMatch(/19:45:\d\d/)
})

test('10:20 is a time wherever one is typed: of a new tournament, a report, a correction, a supposed result', async () => {
  const desk = new Desk()
  const on = (time: string) => new Date(`2026-04-30T${time}:00`).toISOString().replace('.000Z', 'Z')
  const facts = async (...argv: string[]) => JSON.parse((await desk.runs([...argv, '--json'])).out).facts
  const h = 'h.arbiter'
  expect(await facts('new', 'hybrid-knockout', h, '--entrants', '4', '--at', '2026-04-30 09:00')).toMatchObject([
    { at: on('09:00') },
    ...Array(4).fill({ at: on('09:00') }),
  ])
  await desk.runs(['start', h, '--at', '2026-04-30 10:00'])
  const [reported] = await facts('report', h, '1', '1-0', '--finished-at', '2026-04-30 10:20')
  expect(reported).toMatchObject({ finishedAt: on('10:20') })
  const clock = await facts('report', h, '2', '1-0', '--finished-at', '10:20')
  expect(clock[0].finishedAt.slice(10)).toBe(on('10:20').slice(10))
  expect(await facts('correct', h, '1', '--finished-at', '2026-04-30 10:15')).toMatchObject([
    { finishedAt: on('10:15') },
  ])
  const supposed = ['--suppose', '3 1-0 --finished-at 10:20']
  expect(await desk.runs(['odds', h, '--runs', '10', ...supposed])).toMatchObject({ exit: 'done', err: '' })
  expect((await desk.types('new league m.arbiter --at noon')).err).toContain('--at takes a time such as 14:05')
})
