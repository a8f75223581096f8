/**
 * Two programs cannot write one file at once, and what one of them had acknowledged is never lost.
 * @module-tag both
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { randomMoment } from '../../../tools/until.mjs'
import { arbiter, ended, started } from './binary.ts'
import { dice, seedOf } from './dice.ts'
import { answersIn, Desk, reports } from './world.ts'

const times = sized({ test: 3, rest: 6, deep: 500 })

const logOf = (desk: Desk, file: string): unknown[] =>
  desk
    .bytes(file)
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const { sum: _, more: __, ...fact } = JSON.parse(line)
      return fact
    })

/** A program that has reported match 1 of a league and waits for more. */
async function directing() {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const child = started(desk.folder, ['apply', 'club.arbiter'])
  const end = ended(child)
  child.stdin.write('{"do":"report","match":"1","result":"1-0"}\n')
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { desk, child, end }
}

test('while one program directs, another that does not wait is refused, told the process number and changes nothing', {
  tags: ['rest'],
}, async () => {
  const { desk, child, end } = await directing()

  const before = desk.bytes('club.arbiter')
  const other = arbiter(desk.folder, ['report', 'club.arbiter', '2', '1-0', '--wait', '0'])
  expect(other.code).toBe(1)
  expect(other.err).toContain(`is being written by process ${child.pid}`)
  expect(desk.bytes('club.arbiter').equals(before)).toBe(true)
  expect(arbiter(desk.folder, ['show', 'club.arbiter']).code).toBe(0)

  child.stdin.end('{"do":"report","match":"2","result":"0-1"}\n')
  expect((await end).code).toBe(0)
  expect(logOf(desk, 'club.arbiter')).toHaveLength(8)
  expect(readdirSync(desk.folder)).toEqual(['club.arbiter'])
})

test('six people who report in the same second wait for each other, and exactly what was acknowledged is in the file (R3)', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 12)
  const all = reports(6).map(({ match, result }) =>
    ended(started(desk.folder, ['report', 'club.arbiter', match, result, '--json'])),
  )
  const answers = (await Promise.all(all)).map(({ code, out }) => ({ code, ...JSON.parse(out) }))
  const done = answers.filter(({ ok }) => ok).flatMap(({ facts }) => facts)
  expect(answers.map(({ code, refusal }) => [code, refusal?.message])).toEqual(answers.map(() => [0, undefined]))
  expect(logOf(desk, 'club.arbiter').slice(14)).toEqual(done.toSorted((a, b) => a.seq - b.seq))
})

test(`killed at a random moment while it applies, ${times} times over, no acknowledged fact is lost`, async () => {
  const seed = seedOf()
  const roll = dice(seed)
  let [killedInside, acknowledged] = [0, 0]
  for (let round = 0; round < times; round++) {
    const desk = new Desk()
    await desk.league('club.arbiter', 20)
    const child = started(desk.folder, ['apply', 'club.arbiter'])
    const end = ended(child)
    const afterBytes = 1 + roll(60_000)
    let heard = 0
    child.stdout.on('data', (text: string) => {
      heard += text.length
      if (heard >= afterBytes) child.kill('SIGKILL')
    })
    // Also while it starts and locks.
    if (round % 3 === 2) void randomMoment(roll(400)).then(() => child.kill('SIGKILL'))
    child.stdin.on('error', () => undefined)
    child.stdin.end(
      reports(380)
        .map((each) => `${JSON.stringify(each)}\n`)
        .join(''),
    )
    const { out } = await end
    const told = answersIn(`${out.slice(0, out.lastIndexOf('\n') + 1)}`).flatMap(({ facts }) => facts ?? [])
    if (told.length < 380) killedInside++
    acknowledged += told.length

    const shown = await desk.runs(['show', 'club.arbiter', '--json'])
    expect(shown.code, `seed ${seed}, round ${round}: ${shown.err}`).toBe(0)
    const next = JSON.parse(shown.out).todo[0]
    if (next.do === 'report') {
      const goesOn = await desk.runs(['report', 'club.arbiter', next.match, '1-0'])
      expect(goesOn.code, `seed ${seed}, round ${round}: ${goesOn.err}`).toBe(0)
    }
    expect(logOf(desk, 'club.arbiter').slice(22, 22 + told.length), `seed ${seed}, round ${round}`).toEqual(told)
  }
  expect(killedInside).toBeGreaterThan(times / 2)
  expect(acknowledged).toBeGreaterThan(times)
}, 3_600_000)

test('a file that another program wrote to without the lock is not written over', async () => {
  const { desk, child, end } = await directing()
  const foreign = `${readFileSync(desk.path('club.arbiter'))}`.replace(/\n$/, '\n\n')
  writeFileSync(desk.path('club.arbiter'), foreign)
  child.stdin.end('{"do":"report","match":"2","result":"0-1"}\n')
  const { code, out } = await end
  expect(code).toBe(1)
  expect(answersIn(out)[1]).toMatchObject({ ok: false, refusal: { code: 'file-changed' } })
  expect(readFileSync(desk.path('club.arbiter'), 'utf8')).toBe(foreign)
})
