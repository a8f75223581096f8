/** How long we wait for an engine off the clock, in milliseconds. */

export interface Patience {
  /** For `uciok`; where it is given the first `readyok` belongs to the start, too. */
  readonly uciokMs?: number
  /** For `readyok`, after options and after `ucinewgame`: clearing a large memory takes its time. */
  readonly readyMs?: number
  /** For `bestmove` after `stop`; the embedded engine may need almost a second. */
  readonly stopMs?: number
}

export const usualPatience: Required<Patience> = { uciokMs: 10_000, readyMs: 60_000, stopMs: 2000 }
