/** Answers the page's questions in order of urgency: the present chances, a comparison, then the course. */

import { refusalSaid, unwrap } from '@arbiter/core'
import { type AnyFormat, formatNamed, formats } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import {
  fieldOf,
  type ModelSpec,
  modelSays,
  priorSays,
  type Question,
  questionFor,
  questionFrom,
  simulatorOf,
  usualTempo,
} from '@arbiter/core/simulate'
import { tournamentOf } from '@arbiter/core/tournament'
import { Inquiry, type Precision } from './inquiry.ts'
import type { Candidate, ComparisonAnswer, WorkerMessage, WorkerRequest } from './protocol.ts'

const rough: Precision = { margin: 0.015, seconds: 1, runs: 2000 }
const fine: Precision = { margin: 0.004, seconds: 25, runs: 100_000 }
const past: Precision = { margin: 0.01, seconds: 0.4, runs: 4000 }
const runsCompared = 2000
/** After this time the answer so far is shown, if there is one. */
const longestMs = 15_000
const fewestRuns = 200
const seed = 'arbiter'

type OddsRequest = Extract<WorkerRequest, { kind: 'odds' }>
type ComparisonRequest = Extract<WorkerRequest, { kind: 'compare' }>

/** Works on one slice; false if nothing is left. */
type Work = () => boolean

export class OddsScheduler {
  readonly #tell: (told: WorkerMessage) => void
  /** The first estimate of the chances. */
  #urgent: Work | undefined
  #comparing: Work | undefined
  /** Newest first, and the present chances once more at the end, more exactly. */
  #later: Work[] = []
  #isResting = false
  #isAtWork = false

  constructor(tell: (told: WorkerMessage) => void) {
    this.#tell = tell
  }

  hear(ask: WorkerRequest): void {
    if (ask.kind === 'odds') this.#odds(ask)
    if (ask.kind === 'compare') this.#comparing = this.#comparison(ask)
    if (ask.kind === 'cancel') this.#comparing = undefined
    if (ask.kind === 'rest') this.#isResting = ask.isResting
    void this.#work()
  }

  /** One slice after the other, with a pause in which the worker reads messages. */
  async #work(): Promise<void> {
    if (this.#isAtWork) return
    this.#isAtWork = true
    while (!this.#isResting && this.#slice()) await breath()
    this.#isAtWork = false
  }

  #slice(): boolean {
    if (this.#urgent) {
      if (!this.#urgent()) this.#urgent = undefined
    } else if (this.#comparing) {
      if (!this.#comparing()) this.#comparing = undefined
    } else if (this.#later[0]) {
      if (!this.#later[0]()) this.#later.shift()
    } else return false
    return true
  }

  // --- the chances ---------------------------------------------------------------------------------

  #odds(ask: OddsRequest): void {
    const { turn } = ask
    const read = tournamentOf(ask.log, formats)
    if (!read.ok) return void this.#refused(turn, refusalSaid(read.refusal))
    const question = questionFrom(read.tournament, { seed })
    const now = inquiryOf(question)
    if (!(now instanceof Inquiry)) return void this.#refused(turn, now)
    const supposed = ask.suppose ? inquiryOf(supposing(question, ask.suppose)) : undefined
    const inquiries = supposed instanceof Inquiry ? [now, supposed] : [now]
    this.#urgent = this.#sharpen(turn, question, inquiries, rough)
    this.#later = [
      ...ask.moments.toReversed().map((seq) => this.#moment(turn, question, seq)),
      this.#sharpen(turn, question, inquiries, fine),
    ]
  }

  #refused(turn: number, sentence: Message): void {
    this.#urgent = undefined
    this.#later = []
    this.#tell({ kind: 'refused', turn, sentence })
  }

  #sharpen(turn: number, question: Question, inquiries: readonly Inquiry[], precision: Precision): Work {
    const [now, supposed] = inquiries
    return () => {
      const open = inquiries.filter((inquiry) => !inquiry.isEnough(precision))
      for (const inquiry of open) inquiry.play(precision.runs)
      const isEnough = precision === fine && inquiries.every((inquiry) => inquiry.isEnough(precision))
      if (now && isWorthTelling(now))
        this.#tell({
          ...{ kind: 'now', turn, isEnough, answer: now.answer, supposed: supposed?.answer },
          model: modelSays(question.model),
          prior: priorSays(now.simulator.prior),
          seconds: now.milliseconds / 1000,
        })
      return inquiries.some((inquiry) => !inquiry.isEnough(precision))
    }
  }

  #moment(turn: number, question: Question, seq: number): Work {
    let inquiry: Inquiry | Message | undefined
    return () => {
      inquiry ??= inquiryOf({ ...question, log: question.log.slice(0, seq) })
      if (!(inquiry instanceof Inquiry)) return false
      inquiry.play(past.runs)
      if (!inquiry.isEnough(past)) return true
      this.#tell({ kind: 'moment', turn, seq, answer: inquiry.answer })
      return false
    }
  }

  // --- formats side by side ------------------------------------------------------------------------

  #comparison(ask: ComparisonRequest): Work {
    const contenders = ask.candidates.map((candidate) => contenderOf(candidate, ask))
    const open = contenders.flatMap(({ inquiry }) => (inquiry instanceof Inquiry ? [inquiry] : []))
    return () => {
      const behind = open.filter(({ runs }) => runs < runsCompared).toSorted((a, b) => a.runs - b.runs)[0]
      behind?.play(runsCompared)
      const done = open.reduce((sum, { runs }) => sum + runs, 0)
      if (done < runsCompared * open.length && !isLongEnough(open)) {
        this.#tell({ kind: 'comparing', share: done / (runsCompared * open.length) })
        return true
      }
      this.#tell({ kind: 'compared', comparison: comparisonOf(ask, contenders) })
      return false
    }
  }
}

/** Fewer runs would only flicker. */
const isWorthTelling = ({ runs, milliseconds, simulator }: Inquiry): boolean =>
  runs >= 200 || milliseconds > 300 || simulator.isOver

/** The simulation that answers it, or why there is none. */
function inquiryOf(question: Question): Inquiry | Message {
  const found = simulatorOf(question, formats)
  return found.ok ? new Inquiry(found.simulator) : refusalSaid(found.refusal)
}

const supposing = (question: Question, suppose: NonNullable<OddsRequest['suppose']>): Question => ({
  ...question,
  model: { ...question.model, suppose: [suppose] } as ModelSpec,
})

interface Contender {
  readonly format: AnyFormat
  readonly title: Message
  readonly inquiry: Inquiry | Message
}

function contenderOf({ format: name, title, options, refusal }: Candidate, { field }: ComparisonRequest): Contender {
  const { format } = unwrap(formatNamed(name, formats))
  if (refusal !== undefined) return { format, title, inquiry: refusal }
  const entrants = 'count' in field ? fieldOf(field.count, {}, format.about.whom) : field.entrants
  const tempo = { ...usualTempo, isForAll: true }
  const asked = questionFor({ format, entrants, tempo, seed, ...(options ? { options } : {}) })
  return { format, title, inquiry: asked.ok ? inquiryOf(asked.question) : refusalSaid(asked.refusal) }
}

const isLongEnough = (inquiries: readonly Inquiry[]): boolean =>
  inquiries.reduce((sum, { milliseconds }) => sum + milliseconds, 0) > longestMs &&
  inquiries.every(({ runs }) => runs >= fewestRuns)

const comparisonOf = (
  { called }: ComparisonRequest,
  contenders: readonly Contender[],
): ComparisonAnswer['comparison'] => ({
  field: called,
  runs: Math.min(
    runsCompared,
    ...contenders.map(({ inquiry }) => (inquiry instanceof Inquiry ? inquiry.runs : runsCompared)),
  ),
  seed,
  rows: contenders.map(({ format, title, inquiry }) => {
    const called = { format: format.name, title }
    return inquiry instanceof Inquiry ? { ...called, answer: inquiry.answer } : { ...called, refusal: [inquiry] }
  }),
})

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
