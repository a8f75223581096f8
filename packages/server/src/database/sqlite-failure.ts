/** What SQLite says went wrong, told apart by its numbers: sqlite.org lists them as result codes. */

const busy = 5
const inputOutput = 10
const notADatabase = 26
const primaryKeyTaken = 1555
const uniqueTaken = 2067
const rowTaken = 2579
/** The statement, a value too big, a constraint, a type, a parameter: the fault of this write and no other. */
const faultsOfTheWrite = [1, 18, 19, 20, 25]

export const isBusy = (error: unknown) => primary(error) === busy
/** Reading or writing failed, as opposed to a disk that is full. */
export const isInputOutput = (error: unknown) => primary(error) === inputOutput
export const isNotADatabase = (error: unknown) => primary(error) === notADatabase
export const isTaken = (error: unknown) => [primaryKeyTaken, uniqueTaken, rowTaken].includes(numberOf(error))
export const isFaultOfTheWrite = (error: unknown) => faultsOfTheWrite.includes(primary(error))

const primary = (error: unknown) => numberOf(error) & 0xff

function numberOf(error: unknown): number {
  if (!(error instanceof Error)) return 0
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}
