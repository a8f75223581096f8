/** Preflight: tries everything a game will need from an engine, and reports problems before they cost a game. */

import { misdeedSays } from '@arbiter/core/faults'
import type { Kinds, Message } from '@arbiter/core/messages'
import { Clock } from '../clock/clock.ts'
import { goCommand } from '../clock/go.ts'
import type { Limit } from '../clock/limit.ts'
import { nowUs } from '../clock/now.ts'
import { GameBoard } from '../game/board.ts'
import { startOf } from '../game/start.ts'
import { Engine } from '../uci/engine.ts'
import { Guardian } from '../uci/guardian.ts'
import { checkOptions, type DeclaredOption, declaredAs, optionSays } from '../uci/option.ts'
import type { Patience } from '../uci/patience.ts'
import type { Exit } from '../uci/process.ts'
import type { EngineSpec } from './spec.ts'
import { message } from './words/messages.ts'

export const checkItems = [
  'starts',
  'options',
  'ready',
  'chess960',
  'move',
  'ready-while-searching',
  'stop',
  'one-millisecond',
  'ends-on-quit',
  'ends-on-closed-input',
] as const
export type CheckItem = (typeof checkItems)[number]

/** `problem` will lose games; `remark` is good to know. */
export interface Finding {
  readonly item: CheckItem
  readonly verdict: 'ok' | 'remark' | 'problem'
  readonly tookMs: number
  /** What was found and, if it is a problem, what to do. */
  readonly says: readonly Message[]
}

export interface EngineReport {
  readonly engine: string
  /** True if no finding is a problem. */
  readonly isFit: boolean
  readonly id: { readonly name: string; readonly author: string }
  readonly options: readonly DeclaredOption[]
  readonly findings: readonly Finding[]
  /** The transcript, if there was a problem. */
  readonly transcript?: string
}

export interface CheckWorld {
  /** The limit for engines without one of their own. */
  readonly limit?: Limit
  readonly patience?: Patience
}

const modestLimit: Limit = { movetimeMs: 200 }

export async function checkEngine(
  spec: EngineSpec,
  { limit = modestLimit, patience = {} }: CheckWorld = {},
): Promise<EngineReport> {
  const guardian = new Guardian()
  const engine = new Engine(spec, guardian, patience)
  const check = new Check(engine, spec.limit ?? limit)
  await check.run()
  await engine.kill()
  if (!check.isHopeless) await check.lastWords(new Engine(spec, guardian, patience))
  await guardian.close()
  return check.report()
}

/** Slower reactions to `stop` and `quit` are remarked on. */
const promptMs = 100
/** A search that ends only on `stop`. */
const forEver: Limit = { clock: [{ baseMs: 3_600_000, incrementMs: 0 }] }

class Check {
  readonly #engine: Engine
  readonly #limit: Limit
  readonly #findings: Finding[] = []
  #beganUs = nowUs()
  isHopeless = false

  constructor(engine: Engine, limit: Limit) {
    this.#engine = engine
    this.#limit = limit
  }

  async run(): Promise<void> {
    await this.#tries('starts', () => this.#starts())
    await this.#tries('options', async () => this.#options())
    await this.#tries('ready', () => this.#ready())
    await this.#tries('chess960', async () => this.#chess960())
    await this.#tries('move', () => this.#move())
    await this.#tries('ready-while-searching', () => this.#readyWhileSearching())
    await this.#tries('stop', () => this.#stop())
    await this.#tries('one-millisecond', () => this.#oneMillisecond())
    await this.#tries('ends-on-quit', () => this.#quit())
  }

  /** In a second process, because it ends. */
  async lastWords(second: Engine): Promise<void> {
    const failure = await second.handshake()
    if (!failure) await this.#tries('ends-on-closed-input', () => closedInput(second))
    await second.kill()
  }

  report(): EngineReport {
    const { spec, id, options, transcript } = this.#engine
    const isFit = this.#findings.every(({ verdict }) => verdict !== 'problem')
    const report = { engine: spec.name, isFit, id, options, findings: this.#findings }
    return isFit ? report : { ...report, transcript }
  }

  async #tries(item: CheckItem, attempt: () => Promise<CheckOutcome>): Promise<void> {
    if (this.isHopeless) return
    this.#beganUs = nowUs()
    const { verdict, says, isHopeless = false } = await attempt()
    this.#findings.push({ item, verdict, tookMs: this.#tookMs, says })
    this.isHopeless = isHopeless
  }

  get #tookMs(): number {
    return Math.round((nowUs() - this.#beganUs) / 100) / 10
  }

  get #after(): Kinds['number'] {
    return { number: this.#tookMs }
  }

  async #starts(): Promise<CheckOutcome> {
    const failure = await this.#engine.handshake()
    return failure ? hopeless(...failure.says) : ok(this.#called())
  }

  #called(): Message {
    const { name: text, author } = this.#engine.id
    const after = this.#after
    if (!text) return message('engine-starts-nameless', { after })
    const name = { text }
    return author
      ? message('engine-starts-by', { name, author: { text: author }, after })
      : message('engine-starts', { name, after })
  }

  #options(): CheckOutcome {
    const wanted = this.#engine.spec.options ?? {}
    const problems = checkOptions(this.#engine.options, wanted)
    if (problems.length > 0) return hopeless(...problems.flatMap(optionSays))
    const set = Object.keys(wanted).length
    return ok(message('engine-options', { options: this.#engine.options.length, set }))
  }

  async #ready(): Promise<CheckOutcome> {
    const failure = (await this.#engine.setOptions()) ?? (await this.#engine.newGame(false))
    return failure ? hopeless(...failure.says) : ok(message('engine-ready', { after: this.#after }))
  }

  #chess960(): CheckOutcome {
    return declaredAs(this.#engine.options, 'UCI_Chess960')
      ? ok(message('engine-chess960'))
      : remark(message('engine-no-chess960'))
  }

  /** From the usual start, at its own limit. */
  async #move(): Promise<CheckOutcome> {
    const answer = await searched(this.#engine, this.#limit)
    if (answer.kind === 'gone') return hopeless(message('engine-ends-thinking'), ...this.#ended(answer.exit))
    if (answer.kind === 'overdue') return hopeless(...tooLong(this.#limit))
    const judgement = new GameBoard(startOf(undefined)).play(answer.word)
    const move = { text: answer.word }
    if (judgement !== 'played') return problem(message('engine-moves-illegally', { move }))
    return ok(message('engine-moves', { move, after: this.#after }))
  }

  async #readyWhileSearching(): Promise<CheckOutcome> {
    this.#engine.search(startCommand(forEver), Number.POSITIVE_INFINITY)
    const failure = await this.#engine.ready('question', 2000)
    if (this.#engine.isGone) return hopeless(message('engine-ends-asked'))
    if (failure) return remark(message('engine-deaf-thinking'))
    const after = this.#after
    return after.number <= promptMs
      ? ok(message('engine-answers-thinking', { after }))
      : remark(message('engine-answers-thinking-late', { after }))
  }

  async #stop(): Promise<CheckOutcome> {
    if (!this.#engine.isSearching) this.#engine.search(startCommand(forEver), Number.POSITIVE_INFINITY)
    const isHeard = await this.#engine.stop()
    if (!isHeard) return hopeless(message('engine-never-stops'))
    const after = this.#after
    return after.number <= promptMs
      ? ok(message('engine-stops', { after }))
      : remark(message('engine-stops-late', { after }))
  }

  async #oneMillisecond(): Promise<CheckOutcome> {
    const answer = await searched(this.#engine, { movetimeMs: 1, marginMs: 2000 })
    if (answer.kind === 'gone') return hopeless(message('engine-millisecond-ends'), ...this.#ended(answer.exit))
    if (answer.kind === 'overdue') return problem(message('engine-millisecond-slow'))
    const over = { number: Math.max(0, Math.round(answer.tookUs / 100 - 10) / 10) }
    return over.number <= 50
      ? ok(message('engine-millisecond', { over }))
      : remark(message('engine-millisecond-over', { over }))
  }

  async #quit(): Promise<CheckOutcome> {
    if (await this.#engine.endsOnQuit(2000)) return ok(message('engine-quits', { after: this.#after }))
    return remark(message('engine-never-quits'))
  }

  #ended(exit: Exit): readonly Message[] {
    return 'did' in exit ? [misdeedSays(exit.did, this.#engine.spec.name)] : []
  }
}

/** With a clock it was slow; without one it may not have understood the command. */
function tooLong(limit: Limit): readonly Message[] {
  const clock = new Clock(limit)
  if (clock.isTimed) return [message('engine-slow')]
  const asked = { text: goCommand({ white: clock, black: clock }, 'white') }
  return [
    message('engine-no-answer', { asked, within: { number: clock.allowanceUs / 1e6 } }),
    message('engine-no-answer-do'),
  ]
}

async function closedInput(engine: Engine): Promise<CheckOutcome> {
  if (await engine.endsOnClosedInput(2000)) return ok(message('engine-ends-unheard'))
  return remark(message('engine-stays-unheard'))
}

interface CheckOutcome {
  readonly verdict: Finding['verdict']
  readonly says: readonly Message[]
  /** Nothing more can be tried. */
  readonly isHopeless?: boolean
}

const ok = (...says: readonly Message[]): CheckOutcome => ({ verdict: 'ok', says })
const remark = (...says: readonly Message[]): CheckOutcome => ({ verdict: 'remark', says })
const problem = (...says: readonly Message[]): CheckOutcome => ({ verdict: 'problem', says })
const hopeless = (...says: readonly Message[]): CheckOutcome => ({ verdict: 'problem', says, isHopeless: true })

type Answer =
  | { readonly kind: 'moved'; readonly word: string; readonly tookUs: number }
  | { readonly kind: 'overdue' }
  | { readonly kind: 'gone'; readonly exit: Exit }

function searched(engine: Engine, limit: Limit): Promise<Answer> {
  return new Promise((resolve) => {
    engine.serve({
      moved: (word, tookUs) => resolve({ kind: 'moved', word, tookUs }),
      overdue: () => resolve({ kind: 'overdue' }),
      gone: (exit) => resolve({ kind: 'gone', exit }),
    })
    engine.search(startCommand(limit), new Clock(limit).allowanceUs)
  })
}

function startCommand(limit: Limit): string {
  const clock = new Clock(limit)
  return `position startpos\n${goCommand({ white: clock, black: clock }, 'white')}\n`
}
