/** Polling for a condition, in tests and tools, instead of sleeping. */
import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 20

/**
 * Asks until the answer is yes, and gives it. The limit is for what never comes: a busy machine takes its time.
 * @template Answer
 * @param {string} what said if it does not come
 * @param {() => Answer | Promise<Answer>} asked
 * @param {number} [withinMs]
 * @returns {Promise<NonNullable<Answer>>}
 */
export async function until(what, asked, withinMs = 100_000) {
  const end = performance.now() + withinMs
  for (;;) {
    const answer = await asked()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`not so within ${withinMs / 1000} s: ${what}`)
    await pause(everyMs)
  }
}

/**
 * For tests that kill something at a random moment, which nothing may depend on.
 * @param {number} ms
 */
export const randomMoment = (ms) => pause(ms)
