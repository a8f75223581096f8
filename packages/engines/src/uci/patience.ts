/** Timeouts for an engine off the clock, in milliseconds. */

export interface Patience {
  /** For `uciok`; if given, also for the first `readyok`. */
  readonly uciokMs?: number
  /** For `readyok` after options and `ucinewgame`: clearing a large hash table takes time. */
  readonly readyMs?: number
  /** For `bestmove` after `stop`; the embedded engine may need almost a second. */
  readonly stopMs?: number
}

export const usualPatience: Required<Patience> = { uciokMs: 10_000, readyMs: 60_000, stopMs: 2000 }
