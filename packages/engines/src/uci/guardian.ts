/**
 * Ensures that no engine outlives us, however we die. A small shell reads from a pipe that only we hold: it is told which
 * engines run, and when the pipe closes, also after `kill -9`, it kills their process groups.
 *
 * To cover the instant between the start of an engine and the message to the guardian, every engine carries a mark in its
 * environment that the guardian looks for (if there is a /proc). A child that has not yet become the engine still
 * holds our end of the pipe, so the guardian cannot wake too early.
 *
 * Without /bin/sh (Windows), engines only see the end of their input, on which most exit.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

const shell = '/bin/sh'
/** A shell that dies this often is given up. */
const mostDeaths = 10
const markName = 'ARBITER_GUARD'

const watch = `
mark=$1 pids=
while read -r word pid; do
  case $word in
    watch) pids="$pids $pid" ;;
    release) left=; for p in $pids; do [ "$p" = "$pid" ] || left="$left $p"; done; pids=$left ;;
  esac
done
for p in $pids; do kill -s KILL -- "-$p"; done
[ -d /proc/self ] || exit 0
for file in $(grep -lF "${markName}=$mark" /proc/[0-9]*/environ); do
  p=\${file#/proc/}; kill -s KILL "\${p%/environ}"
done
`

export class Guardian {
  readonly #mark = randomUUID()
  readonly #pids = new Set<number>()
  #child: ChildProcess | undefined
  #deaths = 0

  /** The variables every engine's environment must have. */
  get environment(): Readonly<Record<string, string>> {
    return { [markName]: this.#mark }
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Before the first engine starts, so that it is covered too. */
  wake(): void {
    if (this.#child || this.#deaths >= mostDeaths || !existsSync(shell)) return
    const child = spawn(shell, ['-c', watch, shell, this.#mark], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    this.#child = child
    child.on('error', () => this.#lost(child))
    child.on('exit', () => this.#lost(child))
    child.stdin?.on('error', () => {})
    child.unref()
    for (const pid of this.#pids) this.#say(`watch ${pid}`)
  }

  watch(pid: number): void {
    this.#pids.add(pid)
    this.#say(`watch ${pid}`)
  }

  release(pid: number): void {
    this.#pids.delete(pid)
    this.#say(`release ${pid}`)
  }

  /** All engines have ended, so the guardian ends. */
  async close(): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    child.ref()
    child.stdin?.end()
    await ended
  }

  #say(line: string): void {
    this.#child?.stdin?.write(`${line}\n`)
  }

  /** The guardian was killed: a new one is told about all engines. */
  #lost(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = undefined
    this.#deaths += 1
    if (this.#pids.size > 0 && this.#deaths < mostDeaths) this.wake()
  }
}
