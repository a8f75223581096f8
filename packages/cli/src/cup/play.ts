/** A whole cup, from the configuration to the champion. */
import type { Statement } from '@arbiter/core/messages'
import { Conductor, type CupEnd, type CupEvent, type CupView, openWorkerPool } from '@arbiter/engines'
import type { Reply } from '../command-line/command.ts'
import type { Exit } from '../command-line/exit-code.ts'
import { jsonLine } from '../command-line/json.ts'
import type { World } from '../command-line/world.ts'
import { whileListening } from '../engines/interrupt.ts'
import { textOf, textOfAll } from '../language/voice.ts'
import { endPage } from '../page/cup/end.ts'
import { paperOf } from '../page/paper.ts'
import { harmless } from '../page/text-width.ts'
import { LivePage } from './live-page.ts'
import type { CupCall } from './options.ts'
import { beginCup, type PreparedCup } from './prepared-cup.ts'
import { type Screen, screenFor } from './screen.ts'

export async function playCup(call: CupCall, config: string): Promise<Reply> {
  const begun = await beginCup(call, config)
  try {
    const teller = tellerFor(call)
    teller.began(begun)
    const { end, view } = await whileListening((signal) => conduct(begun, call, signal, teller))
    return teller.ended(begun, end, view)
  } finally {
    begun.ledger.close()
  }
}

async function conduct({ ledger, atOnce, config }: PreparedCup, call: CupCall, signal: AbortSignal, teller: Teller) {
  const { options, world } = call
  const pool = openWorkerPool({ concurrency: atOnce, signal })
  const { transcripts } = config.files
  const tell = (event: CupEvent) => teller.event(event, () => conductor.view())
  const conductor = new Conductor({
    storage: ledger,
    pool,
    atOnce,
    signal,
    transcripts,
    tell,
    isPatient: !options['no-wait'],
  })
  const page = new LivePage(world, config.files.page, () => conductor.view())
  teller.watch(conductor)
  page.begin()
  try {
    const end = await conductor.run()
    return { end, view: conductor.view() }
  } finally {
    teller.stop()
    page.end()
    await pool.close()
  }
}

/** How the cup is told to whoever asked for it. */
interface Teller {
  began(begun: PreparedCup): void
  event(event: CupEvent, view: () => CupView): void
  watch(conductor: Conductor): void
  stop(): void
  ended(begun: PreparedCup, end: CupEnd, view: CupView): Reply
}

const tellerFor = ({ json, world }: CupCall): Teller => (json ? new Events(world) : new Pages(world))

const exits: Readonly<Record<CupEnd, Exit>> = { finished: 'done', stopped: 'unfinished', waiting: 'unfinished' }

/** For programs: an event a line. */
class Events implements Teller {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  began({ config, remarks, isResumed, atOnce }: PreparedCup): void {
    const { files, name } = config
    this.#say({ event: isResumed ? 'cup-resumed' : 'cup-began', name, files, concurrency: atOnce, remarks })
  }

  event(event: CupEvent): void {
    this.#say(event)
  }

  watch(): void {}

  stop(): void {}

  ended(_: PreparedCup, end: CupEnd, view: CupView): Reply {
    this.#say({ event: 'cup-ended', ok: end === 'finished', end, ...view })
    return { exit: exits[end], isSaid: true }
  }

  #say(event: object): void {
    this.#world.say(jsonLine(event))
  }
}

/** Sentences, and what belongs to them below. */
const linesOf = ({ says, more = [] }: Statement): string[] => [
  textOfAll(says),
  ...more.map((each) => `  ${textOf(each)}`),
]

/** For people: a live screen or lines, and the bracket at the end. */
class Pages implements Teller {
  readonly #world: World
  readonly #screen: Screen

  constructor(world: World) {
    this.#world = world
    this.#screen = screenFor(world)
  }

  began({ remarks, opening }: PreparedCup): void {
    for (const remark of remarks) this.#world.warn(`${linesOf(remark).map(harmless).join('\n')}\n`)
    this.#world.say(`${opening.split('\n').map(harmless).join('\n')}\n\n`)
  }

  event(event: CupEvent, view: () => CupView): void {
    this.#screen.event(event, view)
  }

  watch(conductor: Conductor): void {
    this.#screen.watch(conductor)
  }

  stop(): void {
    this.#screen.end()
  }

  ended({ goingOn, filesWritten }: PreparedCup, end: CupEnd, view: CupView): Reply {
    const hint = end === 'finished' ? filesWritten : goingOn(end, view)
    this.#world.say(`${endPage(view, paperOf(this.#world))}\n\n${hint}\n`)
    return { exit: exits[end], isSaid: true }
  }
}
