/** Decides whether a loss on time is void because the runner itself was provably late. */
import type { GameRecord } from './record.ts'

/**
 * Smaller delays prove nothing. An answer that lay unread because of us is voided sooner than one that never came, where our
 * delay only shows that the whole machine was busy.
 */
const provenUs = { late: 5000, unanswered: 50_000 } as const

/** Without our own delay the answer would have been in time. */
export function isVoid({ fault }: GameRecord): boolean {
  const { overrunUs, delayUs = 0, isUnanswered = false } = fault ?? {}
  if (overrunUs === undefined) return false
  return delayUs >= overrunUs && delayUs >= (isUnanswered ? provenUs.unanswered : provenUs.late)
}
