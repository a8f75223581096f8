/** Threads that share the runs of an agenda. If one of them ends by itself nothing is answered: a sum with a hole is wrong. */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Message } from '@arbiter/core/messages'
import type { Question } from '@arbiter/core/simulate'
import { failed } from '../command-line/stop.ts'
import { written } from '../language/verbatim.ts'
import type { Agenda, PlayedSlice, Slice } from './agenda.ts'
import { message } from './words/messages.ts'

/** One file, so that it starts quickly. */
const workerFile = (): string => createRequire(import.meta.url).resolve('#simulation-worker')

export interface Crew {
  readonly questions: readonly Question[]
  readonly workers: number
  /** Its program, where it is not our own. */
  readonly file?: string
}

/** Plays until the agenda is empty or stopped; `added` is called after each slice. */
export async function playTogether(agenda: Agenda, crew: Crew, added: () => void): Promise<void> {
  const workers = Array.from({ length: crew.workers }, () => hire(crew))
  try {
    await Promise.all(workers.map((worker) => playSlices(worker, agenda, added)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function hire({ questions, file = workerFile() }: Crew): Worker {
  const worker = new Worker(file, { workerData: questions })
  // What goes wrong is heard where an answer is awaited; a thread that fails while another failed before is not news.
  worker.on('error', () => {})
  return worker
}

async function playSlices(worker: Worker, agenda: Agenda, added: () => void): Promise<void> {
  for (let slice = agenda.next(); slice; slice = agenda.next()) {
    agenda.add(slice, await played(worker, slice))
    added()
  }
}

function played(worker: Worker, slice: Slice): Promise<PlayedSlice> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', answer).off('error', fail).off('exit', end)
      act()
    }
    const answer = (told: PlayedSlice) => settle(() => resolve(told))
    const fail = (cause: Error) => settle(() => reject(died(written(cause.message), cause)))
    const end = (code: number) => settle(() => reject(died(message('sim-exit-code', { code: { text: String(code) } }))))
    worker.on('message', answer).on('error', fail).on('exit', end)
    worker.postMessage(slice)
  })
}

const died = (how: Message, cause?: unknown) => failed('worker-died', message('sim-thread-died', { how }), cause)
