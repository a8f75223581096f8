/** A tournament as one JSON document: the bulletin for programs that only look, and the log, which is all of it. */

import { show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { readLog, writeLog } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { jsonLine } from '../command-line/json.ts'
import { failed, type Stop } from '../command-line/stop.ts'
import { message } from './words/messages.ts'

export function jsonExport(tournament: Tournament): string {
  const { log } = tournament
  return jsonLine({ bulletin: show(tournament), log, seal: sealOf(writeLog(log, formats)) })
}

/** The tournament file an export was made from, byte for byte. */
export function logIn(path: string, document: unknown): string {
  const { log, seal } = document as { log?: unknown; seal?: unknown }
  if (!Array.isArray(log) || log.length === 0) throw foreign(path, message('file-export-no-log'))
  const text = written(path, log)
  const read = readLog(text, formats)
  if (!read.ok) throw foreign(path, badFact(read.refusal.line - 1, read.refusal.problem))
  if (seal !== undefined && seal !== sealOf(text)) throw foreign(path, message('file-export-changed'))
  return text
}

/** The checksum of the last line covers all lines. */
function sealOf(text: string): string {
  const read = readLog(text, formats)
  return read.ok ? read.seal : ''
}

function written(path: string, log: readonly unknown[]): string {
  if (!log.every((fact) => typeof fact === 'object' && fact !== null))
    throw foreign(path, message('file-export-bad-log'))
  return writeLog(log as Parameters<typeof writeLog>[0], formats)
}

const badFact = (fact: number, problem: Message): Message => message('file-export-bad-fact', { fact, problem })

const foreign = (path: string, problem: Message): Stop =>
  failed('not-an-export', message('file-not-an-export', { path: { text: path }, problem }))
