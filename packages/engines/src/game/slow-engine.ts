/** Reports an engine that takes long to get ready. */

export const slowMs = 3000

/** The same promise; `tell` is called if it is still pending after `slowMs`. */
export function awaited<Answer>(
  engine: string,
  answer: Promise<Answer>,
  tell: ((engine: string) => void) | undefined,
): Promise<Answer> {
  if (!tell) return answer
  const timer = setTimeout(tell, slowMs, engine)
  return answer.finally(() => clearTimeout(timer))
}
