/**
 * The desk, driven as a director does: in a pseudo-terminal from the first entry to the champion, and line by line where there is
 * no terminal. The pseudo-terminal is that of `script` (util-linux), so no package with native code is needed.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { Desk } from './world.ts'

const binary = fileURLToPath(new URL('../bin/arbiter.js', import.meta.url))
const file = 'club.arbiter'

/** A terminal of 100 columns and 40 lines. */
class Screen {
  readonly #child: ChildProcessWithoutNullStreams
  #shown = ''
  readonly ended: Promise<number | null>

  constructor(folder: string, argv: readonly string[]) {
    const line = `stty cols 100 rows 40; '${process.execPath}' '${binary}' ${argv.join(' ')}`
    const env = { ...process.env, TERM: 'xterm', ARBITER_LANGUAGE: 'en', COLUMNS: '' }
    this.#child = spawn('script', ['-qefc', line, '/dev/null'], { cwd: folder, env })
    this.#child.stdout.on('data', (bytes) => {
      this.#shown += bytes
    })
    this.ended = new Promise((resolve) => this.#child.on('exit', resolve))
  }

  /** What stands on the screen since it was last drawn from the top. */
  get frame(): string {
    return stripVTControlCharacters(this.#shown.slice(this.#shown.lastIndexOf('\u001B[2J') + 4)).replaceAll('\r', '')
  }

  get everything(): string {
    return this.#shown
  }

  async shows(what: RegExp): Promise<string> {
    await until(`the screen shows ${what}`, () => what.test(this.frame)).catch((error) => {
      throw new Error(`${error.message}\n${this.frame}`)
    })
    return this.frame
  }

  async types(line: string, what: RegExp): Promise<string> {
    this.#child.stdin.write(`${line}\r`)
    return this.shows(what)
  }

  press(keys: string): void {
    this.#child.stdin.write(keys)
  }

  close(): void {
    this.#child.kill()
  }
}

let screen: Screen | undefined
afterEach(() => screen?.close())

async function opened(): Promise<[Screen, Desk]> {
  const desk = new Desk()
  await desk.runs(['new', 'league', file, '--name', 'Club'])
  screen = new Screen(desk.folder, [file])
  await screen.shows(/Enter alone does the next step/)
  return [screen, desk]
}

// Other systems have another `script`, with other options.
describe.runIf(process.platform === 'linux')('in a terminal', () => {
  test('a league is directed from the first entry to the champion', async () => {
    const [pen, desk] = await opened()
    await pen.types('enter Ann', /Ann entered/)
    await pen.types('enter "Smith and Jones"', /Smith and Jones entered/)
    await pen.types('enter Cid', /Cid entered/)
    await pen.types('enter Dora', /Dora entered/)
    await pen.types('', /Started with 4: /)
    await pen.types('1 9-0', /“9-0” is not a result/)
    await pen.types('1 0-1', /Match 1: .* 0–1/)
    await pen.types('u', /ndone|aken back/)
    for (let match = 1; match <= 12; match++) await pen.types(`${match} 1-0`, new RegExp(`Match ${match}: .* 1–0`))
    const { todo } = JSON.parse((await desk.runs(['show', file, '--json'])).out)
    expect(todo[0].do).toBe('close')
    await pen.types('', /closed/i)
    pen.press('q\r')
    expect(await pen.ended).toBe(0)
    expect(pen.everything).toContain('\u001B[?1049l')
    expect((await desk.types(`verify ${file}`)).out).toContain('all rules hold')
    expect(JSON.parse((await desk.runs(['show', file, '--json'])).out).state).toBe('finished')
  })

  test('what another program writes is on the screen at once, and a half-typed line stays', async () => {
    const [pen, desk] = await opened()
    pen.press('enter Be')
    await pen.shows(/> enter Be/)
    await desk.runs(['enter', file, 'Ann'])
    await pen.shows(/1 +Ann.*> enter Be/s)
    await pen.types('n', /Ben entered/)
  })

  test('the Tab key completes names, and Ctrl-C leaves', async () => {
    const [pen] = await opened()
    await pen.types('enter "Zoë Quist"', /Zoë Quist entered/)
    pen.press('withdraw Zo\t')
    await pen.shows(/> withdraw "Zoë Quist"/)
    pen.press('\u0003')
    expect(await pen.ended).toBe(0)
  })
})

test('without a terminal it is the page, and an answer for each line', async () => {
  const desk = new Desk()
  await desk.league(file, 4)
  const { out, exit } = await desk.runs([file], '1 1-0\n1 oops\nu\nq\n2 1-0\n')
  expect(exit).toBe('done')
  expect(out).toMatch(/^League\n/)
  expect(out).toContain('\n> 1 1-0\nMatch 1: Player 1 1–0 Player 2.\n')
  expect(out).not.toContain('> 2 1-0')
})

test('a file that is none is told before a screen is opened', async () => {
  expect((await new Desk().types('none.arbiter')).exit).toBe('failed')
})
