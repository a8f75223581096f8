/** A tournament as one JSON document: the bulletin for programs that only look, and the log, which is all of it. */
import { readLog, show, type Tournament, writeLog } from '@arbiter/core'
import { jsonLine } from '../command-line/json.ts'
import { failed, type Stop } from '../command-line/stop.ts'

export function jsonExport(tournament: Tournament): string {
  const { log } = tournament
  return jsonLine({ bulletin: show(tournament), log, seal: sealOf(writeLog(log)) })
}

/** The tournament file an export was made from, byte for byte. */
export function logIn(path: string, document: unknown): string {
  const { log, seal } = document as { log?: unknown; seal?: unknown }
  if (!Array.isArray(log) || log.length === 0) throw foreign(path, 'it has no log in it')
  const text = written(path, log)
  const read = readLog(text)
  if (!read.ok) throw foreign(path, `fact ${read.line - 1}: ${read.problem}`)
  if (seal !== undefined && seal !== sealOf(text)) throw foreign(path, 'its log was changed after the export')
  return text
}

/** The checksum of the last line covers all lines. */
function sealOf(text: string): string {
  const read = readLog(text)
  return read.ok ? read.seal : ''
}

function written(path: string, log: readonly unknown[]): string {
  if (!log.every((fact) => typeof fact === 'object' && fact !== null))
    throw foreign(path, 'its log is not a list of facts')
  return writeLog(log as Parameters<typeof writeLog>[0])
}

const foreign = (path: string, problem: string): Stop =>
  failed('not-an-export', `${path} cannot be imported: ${problem}. Nothing was changed.`)
