/** Resolves after this time, or as soon as the signal is given. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((over) => {
    if (signal?.aborted) return over()
    const timer = setTimeout(over, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      over()
    })
  })
