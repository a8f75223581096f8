/** An engine's process: started without a shell in a group of its own, listened to, and ended for certain. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { nowUs } from '../clock/now.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { Guardian } from './guardian.ts'
import { Tail, Transcript } from './transcript.ts'

/** How a process ended: `exit code 3`, `signal SIGSEGV`, or why it never began. */
export interface Exit {
  readonly how: string
  readonly neverBegan?: boolean
}

export interface Listener {
  /** A chunk of output, and when it came. */
  readonly heard: (chunk: Buffer, atUs: number) => void
  /** The process has ended and all it said has been heard. */
  readonly gone: (exit: Exit) => void
}

const isGrouped = process.platform !== 'win32'
/** From one word to the next, sharper one. */
const patienceMs = 1000
/** A grandchild may hold the output open after the engine has ended. */
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
  #offence: string | undefined

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

  /** The process has ended, though some of what it said may still be on the way. */
  get hasExited(): boolean {
    return this.#exit !== undefined
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** Says it and gives the time right after. */
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

  #listen(spec: EngineSpec, { child, problem }: Started, resolve: (exit: Exit) => void): void {
    const gone = (exit: Exit) => {
      if (this.#isGone) return
      this.#isGone = true
      this.#exit ??= exit
      resolve(this.#exit)
      this.#listener.gone(this.#exit)
    }
    if (!child) {
      setImmediate(gone, { how: problem, neverBegan: true })
      return
    }
    child.on('error', (error) => {
      if (child.pid === undefined) gone({ how: startProblem(spec, error), neverBegan: true })
    })
    child.on('exit', (code, signal) => this.#exited(child, code, signal))
    child.on('close', () => gone({ how: 'it ended' }))
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
    stdin?.on('error', () => this.#cannotTalk('it closed its input'))
    stdout?.on('error', () => this.#cannotTalk('its output broke'))
    stdout?.on('end', () => this.#cannotTalk('it closed its output'))
    stderr?.on('error', () => {})
  }

  /** Usually the first sign of its death; if it lives on, it is of no use any more. */
  #cannotTalk(offence: string): void {
    const timer = setTimeout(() => {
      if (this.hasExited) return
      this.#offence = offence
      this.#signal('SIGKILL')
    }, lingerMs)
    timer.unref()
  }

  #exited(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    this.#exit = { how: this.#offence ?? (signal ? `signal ${signal}` : `exit code ${code}`) }
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
      // Nobody is left in the group.
    }
  }
}

interface Started {
  readonly child?: ChildProcess
  readonly problem: string
}

function start(spec: EngineSpec, guardian: Guardian): Started {
  try {
    const child = spawn(spec.command, spec.args ?? [], {
      detached: isGrouped,
      env: { ...(spec.environment ?? process.env), ...guardian.environment },
      stdio: 'pipe',
      windowsHide: true,
      ...(spec.folder === undefined ? {} : { cwd: spec.folder }),
    })
    return { child, problem: '' }
  } catch (error) {
    return { problem: startProblem(spec, error) }
  }
}

function startProblem(spec: EngineSpec, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' && spec.folder !== undefined && !existsSync(spec.folder))
    return `there is no folder ${spec.folder}`
  if (code === 'ENOENT') return `there is no program ${spec.command}`
  if (code === 'EACCES') return `${spec.command} is not a program that may be run`
  return `${spec.command} could not be started: ${(error as Error).message}`
}
