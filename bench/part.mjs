/** A part of the bench, measured in a process of its own: what one has warmed up or worn out does not meet the next. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./part-process.mjs', import.meta.url))

/** The rows that this function of this file answers with. */
export function rowsOf(file, name, ...words) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  return JSON.parse(execFileSync(process.execPath, [program, file, name, ...words], options))
}
