/** Measures a part in a process of its own, so that no part is affected by the warm-up of another. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./part-process.mjs', import.meta.url))

/** The rows that this function of this file returns. */
export function rowsOf(file, name, ...words) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  return JSON.parse(execFileSync(process.execPath, [program, file, name, ...words], options))
}
