/** The Tab key in the shells themselves: what is typed, what is proposed, and how a shell is asked. */
import { execFileSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Desk } from './world.ts'

const binaries = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))
export const desk = new Desk()

/** A league that has started, in the folder of the desk. */
export async function startLeague(): Promise<void> {
  await desk.runs(['new', 'league', 'club.arbiter', '--entrants', '4'])
  await desk.runs(['enter', 'club.arbiter', 'Smith and Jones'])
  await desk.runs(['start', 'club.arbiter'])
}

/** Source the script, complete a line whose last word is begun, and print a proposal a line. */
export const shells = {
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

export const cases: readonly (readonly [words: readonly string[], proposals: readonly string[]])[] = [
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

export function proposalsIn(shell: keyof typeof shells, words: readonly string[]): string[] {
  const quiet = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell]
  const script = shells[shell](words)
  const out = execFileSync(shell, [...quiet, '-c', script], { cwd: desk.folder, env: environment, encoding: 'utf8' })
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\\', ''))
}
