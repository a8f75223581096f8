/** Events of a running cup, for `--json` and live feeds. They are not logged. */
import type { Message } from '@arbiter/core/messages'
import type { LiveMove } from '../worker/message.ts'
import type { Wait } from './view.ts'

export type CupEvent =
  | ({ readonly event: 'game-began'; readonly round: Message; readonly opening?: string } & GamePlace)
  | ({ readonly event: 'moves'; readonly moves: readonly LiveMove[] } & GamePlace)
  | ({
      readonly event: 'game-ended'
      readonly result: string
      readonly ending: string
      readonly plies: number
      readonly fault?: Message
      readonly repeats?: number
    } & GamePlace)
  | ({ readonly event: 'game-abandoned'; readonly why: AbandonReason } & GamePlace)
  | {
      readonly event: 'match-decided'
      readonly match: number
      readonly winner: string | null
      readonly decidedBy: string
    }
  | ({ readonly event: 'waiting' } & Wait)
  | ({ readonly event: 'going-on' } & Wait)

/** Stopped by somebody, void by our own delay, or an engine did not start. */
export type AbandonReason = 'interrupted' | 'void' | 'no-start'

interface GamePlace {
  readonly match: number
  readonly game: number
  readonly white: string
  readonly black: string
}
