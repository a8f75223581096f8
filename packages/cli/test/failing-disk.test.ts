/** Whatever operation of the disk fails: nothing acknowledged is lost, nothing is half-applied, and it is said. */
import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FailingDisk, type Mishap, mishaps } from './failing-disk.ts'
import { type ApplyAnswer, Desk, reports } from './world.ts'

/** Tries operation 1, 2, 3, … until none fails any more; tells how many there were. */
async function everyOperation(
  mishap: Mishap,
  attempt: (desk: Desk, failing: FailingDisk) => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth++) {
    const desk = new Desk()
    const { disk } = desk
    const failing = new FailingDisk(disk, nth, mishap)
    await attempt(desk, failing)
    if (!failing.hasFailed) return nth - 1
  }
}

const factsIn = async (desk: Desk, file: string) => {
  const { out, code, err } = await desk.runs(['log', file, '--json'])
  expect({ code, err }).toMatchObject({ code: 0 })
  return (JSON.parse(out) as { sentence: string; says: object; fate: object; seq: number }[]).map(
    ({ sentence: _, says: __, fate: ___, ...fact }) => fact,
  )
}

const acknowledged = (answers: readonly ApplyAnswer[]) => answers.flatMap(({ facts }) => facts ?? [])

describe.each(mishaps)('a disk that %s', (mishap) => {
  test.each`
    what                        | torn
    ${'a good file'}            | ${0}
    ${'a file with a torn end'} | ${5}
  `('while results go into $what', async ({ torn }: { torn: number }) => {
    let [failures, silent] = [0, 0]
    const operations = await everyOperation(mishap, async (desk, failing) => {
      const { disk } = desk
      await desk.league('club.arbiter', 4)
      if (torn > 0) {
        await desk.applies('club.arbiter', reports(1))
        truncateSync(desk.path('club.arbiter'), desk.bytes('club.arbiter').length - torn)
      }
      desk.disk = failing.disk
      const { exit, answers, err } = await desk.applies('club.arbiter', [
        ...reports(2),
        { do: 'undo' },
        { do: 'enter', name: 'late' },
      ])
      desk.disk = disk
      const facts = (await factsIn(desk, 'club.arbiter')).slice(6)
      const told = acknowledged(answers)
      expect(facts.slice(0, told.length)).toEqual(told)
      if (mishap !== 'fails from then on') expect(facts).toEqual(told)
      else expect(facts.length - told.length).toBeLessThanOrEqual(1)
      if (told.length < 3) {
        failures++
        expect(exit).not.toBe('done')
        expect(err).toMatch(/^arbiter: /m)
        expect(answers.every(({ ok }, i) => ok || i === answers.length - 1)).toBe(true)
      } else silent++
      rmSync(desk.path('club.arbiter.lock'), { force: true }) // As if its process had died.
      if (facts.length > 0) expect(await desk.runs(['undo', 'club.arbiter'])).toMatchObject({ code: 0 })
    })
    expect(operations).toBeGreaterThan(15)
    expect(failures).toBeGreaterThan(5)
    expect(silent).toBeGreaterThan(0)
  })

  test('while a file is created: it is there whole, or not at all', async () => {
    let [made, missed] = [0, 0]
    await everyOperation(mishap, async (desk, failing) => {
      const { disk } = desk
      desk.disk = failing.disk
      const { exit } = await desk.runs(['new', 'league', 'club.arbiter', '--entrants', '4'])
      desk.disk = disk
      if (existsSync(desk.path('club.arbiter'))) {
        expect(await factsIn(desk, 'club.arbiter')).toHaveLength(5)
        made++
      } else {
        expect(exit).toBe('failed')
        missed++
      }
      if (exit === 'done') expect(existsSync(desk.path('club.arbiter'))).toBe(true)
      if (mishap === 'writes short and is full') expect(readdirSync(desk.folder).length).toBe(exit === 'done' ? 1 : 0)
    })
    expect(made).toBeGreaterThan(0)
    expect(missed).toBeGreaterThan(0)
  })
})
