/** An engine's process: started without a shell in its own process group, read, and reliably ended. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Misdeed } from '@arbiter/core/faults'
import type { Message } from '@arbiter/core/messages'
import { nowUs } from '../clock/now.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { Guardian } from './guardian.ts'
import { Tail, Transcript } from './transcript.ts'
import { message } from './words/messages.ts'

/** How a process ended, or why it never started. */
export type Exit = { readonly did: ProcessEnd } | { readonly neverBegan: Message }

type ProcessEnd = Extract<Misdeed, { what: 'exited' | 'killed' | 'hung-up' | 'gone' }>
type Offence = Extract<Misdeed, { what: 'hung-up' }>['by']

export interface Listener {
  /** A chunk of output, and when it came. */
  readonly heard: (chunk: Buffer, atUs: number) => void
  /** The process has ended, and all its output was read. */
  readonly gone: (exit: Exit) => void
}

const isGrouped = process.platform !== 'win32'
/** Between `quit`, SIGTERM and SIGKILL. */
const patienceMs = 1000
/** A grandchild may keep the output open after the engine has exited. */
const lingerMs = 300

export class EngineProcess {
  readonly transcript = new Transcript()
  readonly stderr = new Tail()
  readonly #listener: Listener
  readonly #guardian: Guardian
  readonly #child: ChildProcess | undefined
  readonly #whenGone: Promise<Exit>
  #exit: Exit | undefined
  #isGone = false
  /** What it did before we had to kill it. */
  #offence: Offence | undefined

  constructor(spec: EngineSpec, guardian: Guardian, listener: Listener) {
    this.#listener = listener
    this.#guardian = guardian
    guardian.wake()
    const started = start(spec, guardian)
    this.#child = started.child
    this.#whenGone = new Promise((resolve) => this.#listen(spec, started, resolve))
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** True once the process has exited, though output may still come. */
  get hasExited(): boolean {
    return this.#exit !== undefined
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** Writes a command; returns the time right after. */
  write(text: string): number {
    const stdin = this.#child?.stdin
    if (stdin?.writable) stdin.write(text, 'latin1')
    const atUs = nowUs()
    this.transcript.sent(text, atUs)
    return atUs
  }

  /** `quit`, then the end of its input and SIGTERM, then SIGKILL, a second apart. */
  async end(): Promise<Exit> {
    this.write('quit\n')
    if (await this.isGoneWithin(patienceMs)) return this.#whenGone
    this.closeInput()
    this.#signal('SIGTERM')
    if (await this.isGoneWithin(patienceMs)) return this.#whenGone
    return this.kill()
  }

  kill(): Promise<Exit> {
    this.#signal('SIGKILL')
    return this.#whenGone
  }

  closeInput(): void {
    this.#child?.stdin?.end()
  }

  async isGoneWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ms)
    })
    const isGone = await Promise.race([this.#whenGone.then(() => true), tooLate])
    clearTimeout(timer)
    return isGone
  }

  #listen(spec: EngineSpec, { child, problem }: ProcessStart, resolve: (exit: Exit) => void): void {
    const gone = (exit: Exit) => {
      if (this.#isGone) return
      this.#isGone = true
      this.#exit ??= exit
      resolve(this.#exit)
      this.#listener.gone(this.#exit)
    }
    if (!child) {
      setImmediate(gone, { neverBegan: problem })
      return
    }
    child.on('error', (error) => {
      if (child.pid === undefined) gone({ neverBegan: startProblem(spec, error) })
    })
    child.on('exit', (code, signal) => this.#exited(child, code, signal))
    child.on('close', () => gone({ did: { what: 'gone' } }))
    if (child.pid !== undefined) this.#guardian.watch(child.pid)
    this.#listenToStreams(child)
  }

  #listenToStreams({ stdin, stdout, stderr }: ChildProcess): void {
    stdout?.on('data', (chunk: Buffer) => {
      const atUs = nowUs()
      this.#listener.heard(chunk, atUs)
      this.transcript.received(chunk, atUs)
    })
    stderr?.on('data', (chunk: Buffer) => this.stderr.add(chunk))
    stdin?.on('error', () => this.#cannotTalk('closed-input'))
    stdout?.on('error', () => this.#cannotTalk('broken-output'))
    stdout?.on('end', () => this.#cannotTalk('closed-output'))
    stderr?.on('error', () => {})
  }

  /** Usually the first sign of its exit; otherwise it is useless from now on. */
  #cannotTalk(offence: Offence): void {
    const timer = setTimeout(() => {
      if (this.hasExited) return
      this.#offence = offence
      this.#signal('SIGKILL')
    }, lingerMs)
    timer.unref()
  }

  #exited(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    this.#exit = { did: this.#offence ? { what: 'hung-up', by: this.#offence } : endedBy(code, signal) }
    this.#signal('SIGKILL')
    if (child.pid !== undefined) this.#guardian.release(child.pid)
    setTimeout(() => {
      for (const stream of child.stdio) stream?.destroy()
    }, lingerMs).unref()
  }

  /** To the whole group: an engine may be a script that started the real one. */
  #signal(signal: NodeJS.Signals): void {
    const pid = this.pid
    if (pid === undefined || this.#isGone) return
    try {
      if (isGrouped) process.kill(-pid, signal)
      else this.#child?.kill(signal)
    } catch {
      // The group is empty.
    }
  }
}

function endedBy(code: number | null, signal: NodeJS.Signals | null): ProcessEnd {
  if (signal !== null) return { what: 'killed', signal }
  return code === null ? { what: 'gone' } : { what: 'exited', code }
}

type ProcessStart =
  | { readonly child: ChildProcess; readonly problem?: undefined }
  | { readonly child?: undefined; readonly problem: Message }

function start(spec: EngineSpec, guardian: Guardian): ProcessStart {
  try {
    const child = spawn(spec.command, spec.args ?? [], {
      detached: isGrouped,
      env: { ...(spec.environment ?? process.env), ...guardian.environment },
      stdio: 'pipe',
      windowsHide: true,
      ...(spec.folder === undefined ? {} : { cwd: spec.folder }),
    })
    return { child }
  } catch (error) {
    return { problem: startProblem(spec, error) }
  }
}

function startProblem(spec: EngineSpec, error: unknown): Message {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' && spec.folder !== undefined && !existsSync(spec.folder))
    return message('uci-no-folder', { folder: { text: spec.folder } })
  const program = { text: spec.command }
  if (code === 'ENOENT') return message('uci-no-program', { program })
  if (code === 'EACCES') return message('uci-not-executable', { program })
  return message('uci-not-spawned', { program, reason: { text: (error as Error).message } })
}
