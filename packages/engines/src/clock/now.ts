/** The monotonic clock in microseconds; the wall clock is only for dates. */
export const nowUs = (): number => performance.now() * 1000
