/** The time of day a game ended, as it is typed at a desk: "14:32" by the clock in the hall. */

interface Meant {
  readonly now?: number
  /** A moment of the day that is meant, such as the time that is corrected; today without it. */
  readonly near?: number
}

/** The nearest such time that is not still to come: just after midnight, "23:50" is of last night. */
export function timeTyped(text: string, { now = Date.now(), near = now }: Meant = {}): string | undefined {
  const clock = clockIn(text)
  if (!clock) return undefined
  const past = [-1, 0, 1].map((days) => onDay(near, days, clock)).filter((at) => at <= now + clocksApart)
  const [nearest] = past.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))
  return nearest === undefined ? undefined : new Date(nearest).toISOString()
}

/** The clock of the hall may be ahead of this one. */
const clocksApart = 60_000

type Clock = readonly [hours: number, minutes: number, seconds: number]

function clockIn(text: string): Clock | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? []
  const clock: Clock = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  return clock[0] <= 23 && clock[1] <= 59 && clock[2] <= 59 ? clock : undefined
}

function onDay(near: number, days: number, clock: Clock): number {
  const at = new Date(near)
  at.setDate(at.getDate() + days)
  return at.setHours(...clock, 0)
}
