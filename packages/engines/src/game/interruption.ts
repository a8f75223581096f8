/** Resolves when the signal aborts; never without a signal. */
export const interruption = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined)
    else signal?.addEventListener('abort', () => resolve(undefined), { once: true })
  })
