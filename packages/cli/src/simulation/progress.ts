/** How far a simulation has come, for somebody who sits in front of it: a line on the standard error that is written over. */
import type { World } from '../command-line/world.ts'
import { durationSaid } from '../page/engine-match.ts'
import { words as pageWords } from '../page/words/messages.ts'
import { words } from './words/messages.ts'

export interface Progress {
  /** So many runs of so many are done. */
  tell(done: number, all: number): void
  /** Nothing more is to come. */
  end(done: number): void
}

/** Nobody looks: a program asked, or what we warn of goes into a file. */
const silence: Progress = { tell: () => {}, end: () => {} }

export const progressFor = (world: World, isJson: boolean): Progress =>
  isJson || process.stderr.isTTY !== true ? silence : new ProgressLine(world)

const redrawMs = 200
/** The pace of so long ago until now: threads that have just started are slower than they will be. */
const paceMs = 3000
const wiped = '\r\u001B[K'

interface Sample {
  readonly at: number
  readonly done: number
}

export class ProgressLine implements Progress {
  private readonly world: World
  private readonly began: number
  private drawn: number
  private seen: Sample[]

  constructor(world: World) {
    this.world = world
    this.began = world.now()
    this.drawn = this.began
    this.seen = [{ at: this.began, done: 0 }]
  }

  tell(done: number, all: number): void {
    const at = this.world.now()
    if (at - this.drawn < redrawMs) return
    this.drawn = at
    this.seen = [...this.seen.filter((each) => at - each.at <= paceMs), { at, done }]
    this.world.warn(`${wiped}${this.line(done, all).slice(0, this.world.width - 1)}`)
  }

  /** How long it took stands here and not on the page: the same seed gives the same page. */
  end(done: number): void {
    const seconds = { number: (this.world.now() - this.began) / 1000 }
    this.world.warn(`${wiped}${words('sim-took', { runs: done, seconds })}\n`)
  }

  /** "31,000 of 100,000 runs · about 12 s left · Ctrl-C shows what is known". */
  private line(done: number, all: number): string {
    const { at = 0, done: before = 0 } = this.seen[0] ?? {}
    const each = (this.drawn - at) / (done - before)
    const time = Number.isFinite(each) ? [durationSaid(Math.ceil((each * (all - done)) / 1000))] : []
    const left = time.map((time) => pageWords('term-about-left', { time }))
    return [words('sim-progress', { done, all }), ...left, words('sim-ctrl-c')].join(' · ')
  }
}
