/** Waiting for a call to stop. */

/** Resolves, with nothing, when the signal is given; never without one. */
export const interruption = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined)
    else signal?.addEventListener('abort', () => resolve(undefined), { once: true })
  })
