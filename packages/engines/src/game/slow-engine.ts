/** Names an engine that takes long to get ready, so that nobody waits for it in the dark. */

export const slowMs = 3000

/** The same promise; `tell` hears of the engine if it is not there by then. */
export function awaited<Answer>(
  engine: string,
  answer: Promise<Answer>,
  tell: ((engine: string) => void) | undefined,
): Promise<Answer> {
  if (!tell) return answer
  const timer = setTimeout(tell, slowMs, engine)
  return answer.finally(() => clearTimeout(timer))
}
