/** The Tab key in the shells themselves. bash is everywhere; zsh and fish are asked where they are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { Desk } from './world.ts'

const binaries = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))
const desk = new Desk()

beforeAll(async () => {
  await desk.runs(['new', 'league', 'club.arbiter', '--entrants', '4'])
  await desk.runs(['enter', 'club.arbiter', 'Smith and Jones'])
  await desk.runs(['start', 'club.arbiter'])
})

/** Source the script, complete a line whose last word is begun, and print a proposal a line. */
const shells = {
  bash: (words: readonly string[]) => `
    source <(arbiter completion bash)
    COMP_WORDS=(arbiter ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}
    _arbiter; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (words: readonly string[]) => `
    compdef() { : }
    compadd() { print -l -- $proposed }
    _files() { print files }
    source <(arbiter completion zsh)
    words=(arbiter ${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length + 1}
    _arbiter`,
  fish: (words: readonly string[]) => `
    arbiter completion fish | source
    complete -C 'arbiter ${words.join(' ')}' | cut -f1`,
} as const

const cases: readonly (readonly [words: readonly string[], proposals: readonly string[]])[] = [
  [['bri'], ['bridge']],
  [['bridge', 'li'], ['lineup']],
  [['cup', 're'], ['resume']],
  [['new', 'le'], ['league']],
  [['completion', 'f'], ['fish']],
  [['report', 'club.arbiter', '1', '1/'], ['1/2']],
  [['show', 'club.arbiter', '--st'], ['--stage']],
  [['withdraw', 'club.arbiter', 'Smi'], ['Smith and Jones']],
  [['withdraw', 'Smi'], ['Smith and Jones']],
  [['export', 'club.arbiter', '--to', 'h'], ['html']],
]

const environment = {
  ...process.env,
  PATH: [binaries, process.env['PATH']].join(delimiter),
  ARBITER_LANGUAGE: 'en',
  HOME: desk.folder,
}

function proposalsIn(shell: keyof typeof shells, words: readonly string[]): string[] {
  const quiet = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell]
  const script = shells[shell](words)
  const out = execFileSync(shell, [...quiet, '-c', script], { cwd: desk.folder, env: environment, encoding: 'utf8' })
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\\', ''))
}

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0

test.each(cases)('bash completes arbiter %j', (words, proposals) => {
  expect(proposalsIn('bash', words)).toEqual(proposals)
})

describe.each(['zsh', 'fish'] as const)('%s', (shell) => {
  test('completes what bash completes', ({ skip }) => {
    if (!isInstalled(shell)) skip(`${shell} is not installed here`)
    for (const [words, proposals] of cases) expect(proposalsIn(shell, words)).toEqual(proposals)
  })
})

test('every shell is given a script, and another name is refused with those that there are', async () => {
  for (const shell of Object.keys(shells)) {
    const { out, exit } = await desk.types(`completion ${shell}`)
    expect(exit).toBe('done')
    expect(out).toContain('arbiter --complete')
  }
  expect((await desk.types('completion tcsh')).err).toContain('Choose bash, zsh or fish.')
})

test('nothing is proposed that cannot be typed next', async () => {
  expect((await desk.types('--complete nonsense x')).out).toBe('')
  expect((await desk.runs(['--complete', 'show', 'none.arbiter', ''])).out).toBe('')
  expect((await desk.runs(['--complete', ''])).out).toMatch(/^demo\t.*\nformats\t/)
})
