/**
 * The built `arbiter` in a thread that stands ready: everything a shell would run but the start of a process, which takes longer
 * than most commands. Whatever is about processes (signals, kills, servers, engines) is run by `binary.ts`.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Ended } from './binary.ts'

/** Longer than any command here takes: one that hangs, not one that is slow. */
const hangsAfterMs = 100_000

const bell = new Int32Array(new SharedArrayBuffer(4))
const { port1: here, port2: there } = new MessageChannel()
const thread = new Worker(new URL('./standing-thread.mjs', import.meta.url), {
  workerData: { bell, port: there },
  transferList: [there],
  env: { ...process.env, COLUMNS: '80', NO_COLOR: '1', ARBITER_LANGUAGE: 'en' },
  stdout: true,
  stderr: true,
})
thread.unref()

/** Runs it to the end. */
export function arbiter(folder: string, argv: readonly string[], input = ''): Ended {
  Atomics.store(bell, 0, 0)
  here.postMessage({ folder, argv, input })
  if (Atomics.wait(bell, 0, 0, hangsAfterMs) === 'timed-out') throw new Error(`arbiter ${argv.join(' ')} hangs`)
  return receiveMessageOnPort(here)?.message
}
