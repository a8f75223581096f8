/** The monotonic clock of this machine, in microseconds and parts of them. The wall clock is only for dates. */
export const nowUs = (): number => performance.now() * 1000
