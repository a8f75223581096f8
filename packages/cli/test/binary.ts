/** The built `arbiter`, as a shell starts it. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const binary = fileURLToPath(new URL('../bin/arbiter.js', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const environment = { ...process.env, COLUMNS: '80', NO_COLOR: '1', ARBITER_LANGUAGE: 'en' }

/** Runs it to the end; one that has none fails its test instead of stopping the suite. */
export function arbiter(folder: string, argv: readonly string[], input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...argv], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: environment,
    ...{ timeout: 110_000, killSignal: 'SIGKILL' },
  })
  return { code: status, out: stdout, err: stderr }
}

/** Starts it and lets it run. */
export const started = (folder: string, argv: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [binary, ...argv], { cwd: folder, env: environment })

/** Everything a process says until it ends. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }))
  })
}
