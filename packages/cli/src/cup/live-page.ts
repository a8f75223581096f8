/** The web page of a running cup: written when something happens and every few seconds, and read by whoever opened it. */
import { type CupView, cupPage } from '@arbiter/engines'
import type { World } from '../command-line/world.ts'
import { refreshFile } from '../file/new-file.ts'
import { voice } from '../language/voice.ts'
import { words } from './words/messages.ts'

const everyMs = 2000
/** At most this share of the time is spent on it; the page of a large cup is written less often. */
const share = 0.02

export class LivePage {
  readonly #world: World
  readonly #path: string
  readonly #view: () => CupView
  #timer: NodeJS.Timeout | undefined
  /** The first trouble is told, not every one: a page that cannot be written holds up nobody. */
  #trouble: string | undefined

  constructor(world: World, path: string, view: () => CupView) {
    this.#world = world
    this.#path = path
    this.#view = view
  }

  begin(): void {
    this.#timer = setTimeout(() => this.begin(), Math.max(everyMs, this.write() / share))
    this.#timer.unref()
  }

  /** The last word: how the cup ended. */
  end(): void {
    clearTimeout(this.#timer)
    this.write()
  }

  /** How long it took, in milliseconds. */
  write(): number {
    const began = performance.now()
    try {
      const page = cupPage(this.#view(), { at: this.#world.now(), refreshSeconds: everyMs / 1000 }, voice())
      refreshFile(this.#world.disk, this.#path, page)
    } catch (error) {
      const { message } = error as Error
      if (this.#trouble === undefined) this.#world.warn(`${message} ${words('cli-cup-page-failed')}\n`)
      this.#trouble = message
    }
    return performance.now() - began
  }
}
