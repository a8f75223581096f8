/** Questions to the process that plays a cup, and their answers, by notifications. */
import { randomUUID } from 'node:crypto'
import type { Notification } from '../database/database.ts'

export const questions = ['stop', 'show'] as const
export type CupQuery = (typeof questions)[number]

/** Breaking off games takes a moment; a process that has not answered by then is frozen or gone. */
const patienceMs = 15_000

type Tell = (message: Notification) => Promise<void>
/** Resolves when done; does not answer where the cup is not played. */
type QueryHandler = (tournament: string, question: CupQuery) => Promise<boolean>

export class RemoteCups {
  readonly #tell: Tell
  readonly #answering: QueryHandler
  readonly #waiting = new Map<string, () => void>()

  constructor(tell: Tell, answering: QueryHandler) {
    this.#tell = tell
    this.#answering = answering
  }

  /** False if no process answered. */
  async ask(tournament: string, question: CupQuery): Promise<boolean> {
    const number = randomUUID()
    const answered = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), patienceMs)
      this.#waiting.set(number, () => {
        clearTimeout(timer)
        resolve(true)
      })
    })
    try {
      await this.#tell({ about: 'cup', text: `${tournament} ${question} ${number}` })
      return await answered
    } finally {
      this.#waiting.get(number)?.() // stops the timeout
      this.#waiting.delete(number)
    }
  }

  async hear({ about, text }: Notification): Promise<void> {
    if (about !== 'cup') return
    const [tournament = '', word, number = ''] = text.split(' ')
    if (word === 'answered') return this.#waiting.get(number)?.()
    const question = questions.find((each) => each === word)
    if (question && (await this.#answering(tournament, question)))
      await this.#tell({ about: 'cup', text: `${tournament} answered ${number}` })
  }
}
