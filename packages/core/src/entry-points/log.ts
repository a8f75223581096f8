/** Tournament files. */

export type { Seal } from '../facts/log-file.ts'
export { readLog, writeFacts, writeLog } from '../formats/log.ts'
