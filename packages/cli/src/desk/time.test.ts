/** Times as they are typed and shown. */
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

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
  expect((await desk.types('log h.arbiter')).out).toContain('Times are in UTC.')
  await desk.starts('hybrid-knockout', 'r.arbiter', 3)
  for (let phase = 1; phase <= 14; phase++) await desk.types(`report r.arbiter Q${phase}.1 1-0`)
  expect((await desk.types('race r.arbiter')).out).toContain('Times are in UTC.')
  expect((await desk.types('report h.arbiter Q2.1 1-0 --finished-at 25:00')).err).toContain('"25:00" is no time of day')
})
