/** The preflight of an engine: everything a game will ask of it is tried once, and what is wrong is said before it costs one. */
import { Clock } from '../clock/clock.ts'
import { goCommand } from '../clock/go.ts'
import type { Limit } from '../clock/limit.ts'
import { nowUs } from '../clock/now.ts'
import { GameBoard } from '../game/board.ts'
import { startOf } from '../game/start.ts'
import { Engine } from '../uci/engine.ts'
import { Guardian } from '../uci/guardian.ts'
import { checkOptions, type DeclaredOption, declaredAs, optionSentences } from '../uci/option.ts'
import type { Patience } from '../uci/patience.ts'
import type { EngineSpec } from './spec.ts'

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
  /** What was seen and, if it is not well, what to do. */
  readonly sentence: string
}

export interface EngineReport {
  readonly engine: string
  /** No finding is a problem. */
  readonly isFit: boolean
  readonly id: { readonly name: string; readonly author: string }
  readonly options: readonly DeclaredOption[]
  readonly findings: readonly Finding[]
  /** What was said, where something was a problem. */
  readonly transcript?: string
}

export interface CheckWorld {
  /** Used where the engine has no limit of its own. */
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

/** Longer than this after `stop` or on `quit` is worth a remark. */
const promptMs = 100
/** A search that ends only when it is stopped. */
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

  /** A second process, because ending is something one does once. */
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

  async #tries(item: CheckItem, attempt: () => Promise<Seen>): Promise<void> {
    if (this.isHopeless) return
    this.#beganUs = nowUs()
    const { verdict, sentence, isHopeless = false } = await attempt()
    this.#findings.push({ item, verdict, tookMs: this.#tookMs, sentence })
    this.isHopeless = isHopeless
  }

  get #tookMs(): number {
    return Math.round((nowUs() - this.#beganUs) / 100) / 10
  }

  async #starts(): Promise<Seen> {
    const failure = await this.#engine.handshake()
    if (failure) return hopeless(failure.sentence)
    const { name, author } = this.#engine.id
    return ok(
      `It is ${name || 'without a name'}${author ? ` by ${author}` : ''}, and said so after ${this.#tookMs} ms.`,
    )
  }

  #options(): Seen {
    const wanted = this.#engine.spec.options ?? {}
    const problems = checkOptions(this.#engine.options, wanted)
    if (problems.length > 0) return hopeless(optionSentences(problems))
    return ok(`It has ${this.#engine.options.length} options; ${Object.keys(wanted).length || 'none'} of them are set.`)
  }

  async #ready(): Promise<Seen> {
    const failure = (await this.#engine.setOptions()) ?? (await this.#engine.newGame(false))
    return failure ? hopeless(failure.sentence) : ok(`It was ready for a game after ${this.#tookMs} ms.`)
  }

  #chess960(): Seen {
    return declaredAs(this.#engine.options, 'UCI_Chess960')
      ? ok('It plays Chess960.')
      : remark('It does not play Chess960; leave it out of such cups.')
  }

  /** From the usual start, at its own limit. */
  async #move(): Promise<Seen> {
    const answer = await searched(this.#engine, this.#limit)
    if (answer.kind === 'gone') return hopeless(`It ended while it was thinking (${answer.how}).`)
    if (answer.kind === 'overdue') return hopeless(tooLong(this.#limit))
    const judgement = new GameBoard(startOf(undefined)).play(answer.word)
    if (judgement !== 'played') return problem(`It began with “${answer.word}”, which is no legal move.`)
    return ok(`It began with ${answer.word} after ${this.#tookMs} ms.`)
  }

  async #readyWhileSearching(): Promise<Seen> {
    this.#engine.search(startCommand(forEver), Number.POSITIVE_INFINITY)
    const failure = await this.#engine.ready('it was asked in the middle of a search', 2000)
    if (this.#engine.isGone) return hopeless('It ended when it was asked “isready” in the middle of a search.')
    if (failure) return remark('It does not answer “isready” while it thinks; games do not need that.')
    return this.#tookMs <= promptMs
      ? ok(`It answers while it thinks, after ${this.#tookMs} ms.`)
      : remark(`It answers while it thinks only after ${this.#tookMs} ms; games do not need that.`)
  }

  async #stop(): Promise<Seen> {
    if (!this.#engine.isSearching) this.#engine.search(startCommand(forEver), Number.POSITIVE_INFINITY)
    const isHeard = await this.#engine.stop()
    if (!isHeard)
      return hopeless('It does not answer “stop”; whenever a game is cut short it will be killed and started anew.')
    return this.#tookMs <= promptMs
      ? ok(`It stops after ${this.#tookMs} ms.`)
      : remark(`It stops only after ${this.#tookMs} ms.`)
  }

  async #oneMillisecond(): Promise<Seen> {
    const answer = await searched(this.#engine, { movetimeMs: 1, marginMs: 2000 })
    if (answer.kind === 'gone') return hopeless(`It ended when it had a millisecond to think (${answer.how}).`)
    if (answer.kind === 'overdue') return problem('Given one millisecond it took more than two seconds.')
    const overMs = Math.max(0, Math.round(answer.tookUs / 100 - 10) / 10)
    return overMs <= 50
      ? ok(`Given one millisecond it took ${overMs} ms more.`)
      : remark(`Given one millisecond it took ${overMs} ms more: do not go below that much an extra on its clock.`)
  }

  async #quit(): Promise<Seen> {
    if (await this.#engine.endsOnQuit(2000)) return ok(`It ends on “quit” after ${this.#tookMs} ms.`)
    return remark('It does not end on “quit”; it will be killed.')
  }
}

/** On a clock it was slow; without one it may never have understood what it was asked. */
function tooLong(limit: Limit): string {
  const clock = new Clock(limit)
  if (clock.isTimed) return 'It found no move within its limit; give it more time.'
  const asked = goCommand({ white: clock, black: clock }, 'white')
  return `It did not answer “${asked}” within ${clock.allowanceUs / 1e6} s: it may not know such a limit. Give it a time control of its own, or more time with hang=.`
}

async function closedInput(engine: Engine): Promise<Seen> {
  if (await engine.endsOnClosedInput(2000)) return ok('It ends when its input closes.')
  return remark('It does not end when its input closes; the guardian will see to it.')
}

interface Seen {
  readonly verdict: Finding['verdict']
  readonly sentence: string
  /** Nothing more can be tried. */
  readonly isHopeless?: boolean
}

const ok = (sentence: string): Seen => ({ verdict: 'ok', sentence })
const remark = (sentence: string): Seen => ({ verdict: 'remark', sentence })
const problem = (sentence: string): Seen => ({ verdict: 'problem', sentence })
const hopeless = (sentence: string): Seen => ({ verdict: 'problem', sentence, isHopeless: true })

type Answer =
  | { readonly kind: 'moved'; readonly word: string; readonly tookUs: number }
  | { readonly kind: 'overdue' }
  | { readonly kind: 'gone'; readonly how: string }

function searched(engine: Engine, limit: Limit): Promise<Answer> {
  return new Promise((resolve) => {
    engine.serve({
      moved: (word, tookUs) => resolve({ kind: 'moved', word, tookUs }),
      overdue: () => resolve({ kind: 'overdue' }),
      gone: ({ how }) => resolve({ kind: 'gone', how }),
    })
    engine.search(startCommand(limit), new Clock(limit).allowanceUs)
  })
}

function startCommand(limit: Limit): string {
  const clock = new Clock(limit)
  return `position startpos\n${goCommand({ white: clock, black: clock }, 'white')}\n`
}
