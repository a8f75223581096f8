/** What somebody sees who watches a cup in the terminal: a block that is drawn anew, or a line for each game elsewhere. */
import type { Conductor, CupEvent, CupView } from '@arbiter/engines'
import type { World } from '../command-line/world.ts'
import { liveScreen } from '../page/cup/live.ts'
import { paperOf } from '../page/paper.ts'
import { eventLine } from './event-line.ts'

export interface Screen {
  event(event: CupEvent, view: () => CupView): void
  /** Shows the cup from now on. */
  watch(conductor: Conductor): void
  end(): void
}

export const screenFor = (world: World): Screen => (world.isTerminal ? new LiveScreen(world) : new Lines(world))

/** For files and pipes. */
class Lines implements Screen {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  event(event: CupEvent, view: () => CupView): void {
    const line = eventLine(event, view, paperOf(this.#world))
    if (line !== undefined) this.#world.say(`${line}\n`)
  }

  watch(): void {}

  end(): void {}
}

const redrawMs = 500
/** Back to the first line that was drawn. Lines are written over and not wiped first, so that nothing flickers. */
const home = (lines: number): string => (lines === 0 ? '\r' : `\u001B[${lines}A\r`)
const restOfLine = '\u001B[K'
const restOfScreen = '\u001B[J'

class LiveScreen implements Screen {
  readonly #world: World
  #drawn = 0
  #timer: NodeJS.Timeout | undefined
  #conductor: Conductor | undefined

  constructor(world: World) {
    this.#world = world
  }

  event(event: CupEvent, view: () => CupView): void {
    const isWorthKeeping =
      event.event === 'match-decided' || (event.event === 'game-ended' && event.fault !== undefined)
    const line = isWorthKeeping ? eventLine(event, view, paperOf(this.#world)) : undefined
    if (line === undefined) return
    this.#wipe()
    this.#world.say(`${line}\n`)
    this.#draw()
  }

  watch(conductor: Conductor): void {
    this.#conductor = conductor
    this.#timer = setInterval(() => this.#draw(), redrawMs)
    this.#timer.unref()
    this.#draw()
  }

  end(): void {
    clearInterval(this.#timer)
    this.#wipe()
    this.#conductor = undefined
  }

  #wipe(): void {
    this.#world.say(`${home(this.#drawn)}${restOfScreen}`)
    this.#drawn = 0
  }

  #draw(): void {
    if (!this.#conductor) return
    const lines = liveScreen(this.#conductor.view(), paperOf(this.#world), this.#world.height, this.#world.now())
    const text = lines.map((line) => `${line}${restOfLine}\n`).join('')
    this.#world.say(`${home(this.#drawn)}${text}${restOfScreen}`)
    this.#drawn = lines.length
  }
}
