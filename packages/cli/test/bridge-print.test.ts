/** `arbiter bridge print` on the command line. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { Desk } from './world.ts'

const file = 'evening.arbiter'
const team = (k: number) => ({
  name: `T${k}`,
  players: Array.from({ length: 4 }, (_, i) => ({ name: `T${k} player ${i + 1}`, masterpoints: 6600 - 100 * k })),
})
const teams = (count: number) => Array.from({ length: count }, (_, i) => team(i + 1))

let desk: Desk
const read = (name: string) => readFileSync(join(desk.folder, name), 'utf8')
const prints = (...argv: string[]) => desk.runs(['bridge', 'print', ...argv])

async function starts(count: number, ...options: string[]): Promise<void> {
  await desk.runs(['new', 'bridge-knockout', file, '--name', 'Evening <Teams>', ...options])
  await desk.applies(file, [{ do: 'enter', entrants: teams(count) }, { do: 'start' }])
}

beforeEach(() => {
  desk = new Desk()
})

describe('arbiter bridge print', () => {
  test.each(['bracket-sheet', 'tickets', 'rack', 'recap', 'conditions'])(
    'BRI-75 BRI-80 %s is written beside the file, and an earlier one is replaced',
    async (sheet) => {
      await starts(23, '--set', 'bracketed=true')
      for (const _ of [1, 2]) {
        const { out, err, code } = await prints(file, sheet)
        expect({ code, err }).toEqual({ code: 0, err: '' })
        expect(out).toContain(`Written: evening-${sheet}.html. Open it in a browser and print it.`)
      }
      expect(read(`evening-${sheet}.html`)).toContain('Evening &lt;Teams&gt;')
    },
  )

  test('BRI-76 --bracket, --round and --output', async () => {
    await starts(23, '--set', 'bracketed=true')
    const { out } = await prints(file, 'tickets', '--bracket', 'B', '--round', '1', '--output', 'b.html')
    expect(out).toBe('11 tickets\nWritten: b.html. Open it in a browser and print it.\n')
    expect(read('b.html')).toContain('Bracket B · First round · match B1')
  })

  test('BRI-78 --json prints the data and writes nothing', async () => {
    await starts(8)
    const { out } = await prints(file, 'rack', '--json')
    expect(JSON.parse(out)).toMatchObject({ brackets: [{ bracket: '', tables: '1–8', high: 6500, low: 5800 }] })
    expect(existsSync(join(desk.folder, 'evening-rack.html'))).toBe(false)
  })

  test('BRI-82 --since prints only the tickets that have changed, and says what', async () => {
    await starts(8)
    const since = '10' // opened, eight teams, started
    expect((await prints(file, 'tickets', '--since', since)).out).toBe('No ticket has changed.\nNothing to print.\n')
    await desk.applies(file, [{ do: 'enter', entrants: [team(60)] }])
    const { out } = await prints(file, 'tickets', '--since', since)
    expect(out).toContain('3 tickets changed:\n  T4: also plays T60; table')
    expect(out).toContain('  T60: new\n')
    expect(read('evening-tickets.html').match(/<article/g)).toHaveLength(3)
  })

  test('BRI-67 Go To cards of a compact knockout; elsewhere they are refused', async () => {
    await starts(13, '--set', 'compact=true')
    expect((await prints(file, 'go-to')).code).toBe(0)
    expect(read('evening-go-to.html').match(/<article/g)).toHaveLength(13)
    desk = new Desk()
    await starts(13)
    const { exit, err } = await prints(file, 'go-to')
    expect(exit).toBe('refused')
    expect(err).toContain('Go To cards belong to a compact knockout')
  })

  test('a tournament is never overwritten', async () => {
    await starts(8)
    const { exit, err } = await prints(file, 'rack', '--output', file)
    expect(exit).toBe('refused')
    expect(err).toContain('is a tournament file and is not overwritten. Choose another name for --output.')
  })

  test.each`
    argv                                         | exit         | words
    ${[]}                                        | ${'misused'} | ${'SHEET is missing. SHEET: One of'}
    ${[file]}                                    | ${'misused'} | ${'SHEET: One of bracket-sheet, tickets, go-to, rack, recap and conditions'}
    ${[file, 'poster']}                          | ${'misused'} | ${'not “poster”'}
    ${[file, 'rack', '--since', '3']}            | ${'misused'} | ${'takes no --since'}
    ${[file, 'rack', '--team', 'T1']}            | ${'misused'} | ${'bridge print has no option --team'}
    ${[file, 'tickets', '--since', '999']}       | ${'refused'} | ${'There is no fact 999'}
    ${[file, 'tickets', '--round', '9']}         | ${'refused'} | ${'There is no round 9. The rounds are 1 to 3.'}
    ${[file, 'bracket-sheet', '--bracket', 'C']} | ${'refused'} | ${'There is only one bracket'}
  `('it says what to do instead of $argv', async ({ argv, exit, words }) => {
    await starts(8)
    const ended = await prints(...argv)
    expect(ended.exit).toBe(exit)
    expect(ended.err).toContain(words)
  })

  test('before the start there is nothing to print', async () => {
    await desk.runs(['new', 'bridge-knockout', file])
    expect((await prints(file, 'tickets')).err).toContain('has not started yet')
  })
})
