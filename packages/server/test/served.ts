/** Servers as a user starts them: processes that can be stopped and killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../cli/bin/arbiter.js', import.meta.url))

export class Served {
  readonly #process: ChildProcess
  readonly url: string
  readonly ownerLink: string | undefined
  /** From the start to the first request. */
  readonly startedInMs: number
  /** Its stderr: only errors are logged. */
  errors = ''

  private constructor(process: ChildProcess, said: { url: string; ownerLink?: string }, startedInMs: number) {
    this.#process = process
    this.url = said.url
    this.ownerLink = said.ownerLink
    this.startedInMs = startedInMs
    process.stderr?.on('data', (text) => {
      this.errors += text
    })
  }

  static async start(database: string): Promise<Served> {
    const begun = performance.now()
    const options = ['--json', '--port', '0', '--database', database, '--no-engines', '--log-level', 'error']
    const child = spawn(process.execPath, [program, 'serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
    const said = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => undefined)])
    if (!said) throw new Error('the server ended before it began')
    return new Served(child, JSON.parse(String(said[0])), performance.now() - begun)
  }

  signal(name: 'SIGTERM' | 'SIGINT'): void {
    this.#process.kill(name)
  }

  /** The exit code, or the signal. */
  async ended(): Promise<number | string | null> {
    const { exitCode, signalCode } = this.#process
    if (exitCode !== null || signalCode !== null) return exitCode ?? signalCode
    const [code, signal] = await once(this.#process, 'exit')
    return code ?? signal
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL')
    await this.ended()
  }
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  readonly body: any
}

/** Throws without an answer: then the outcome is unknown. */
export async function call(url: string, headers: Record<string, string>, body?: unknown): Promise<Answered> {
  const isText = typeof body === 'string'
  const type = { 'content-type': isText ? 'text/csv' : 'application/json' }
  const sent =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...type, ...headers }, body: isText ? body : JSON.stringify(body) }
  const response = await fetch(url, sent)
  const text = await response.text()
  const isJson = /application\/(problem\+)?json(;|$)/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

/** Opens the owner's link and makes a token; returns the headers. */
export async function ownerHeaders(url: string, ownerLink: string | undefined): Promise<Record<string, string>> {
  const secret = ownerLink?.split('#')[1]
  const opened = await call(`${url}/api/v1/session`, {}, { secret, name: 'Olga Owner' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await call(`${url}/api/v1/keys/tokens`, { cookie, origin: url }, { label: 'test' })
  return { authorization: `Bearer ${made.body.token}` }
}
