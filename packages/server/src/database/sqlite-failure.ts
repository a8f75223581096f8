/** Errors of SQLite, by their result codes (sqlite.org). */

const busy = 5
const inputOutput = 10
const notADatabase = 26
const primaryKeyTaken = 1555
const uniqueTaken = 2067
const rowTaken = 2579
/** ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE: errors of this write alone. */
const faultsOfTheWrite = [1, 18, 19, 20, 25]

export const isBusy = (error: unknown) => primary(error) === busy
/** An I/O error, as opposed to a full disk. */
export const isInputOutput = (error: unknown) => primary(error) === inputOutput
export const isNotADatabase = (error: unknown) => primary(error) === notADatabase
export const isTaken = (error: unknown) => [primaryKeyTaken, uniqueTaken, rowTaken].includes(numberOf(error))
export const isFaultOfTheWrite = (error: unknown) => faultsOfTheWrite.includes(primary(error))

const primary = (error: unknown) => numberOf(error) & 0xff

function numberOf(error: unknown): number {
  if (!(error instanceof Error)) return 0
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}
