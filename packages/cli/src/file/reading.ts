/** Reads a tournament file to look at it. Only the rule book of its format is loaded. */

import type { RecordedFact } from '@arbiter/core'
import { formatLoaders } from '@arbiter/core/format-loaders'
import type { AnyFormat } from '@arbiter/core/formats'
import { readLog, type Seal } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import { type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { orStop } from '../command-line/refusal.ts'
import { failed, type Stop } from '../command-line/stop.ts'
import { bytesOf } from './bytes.ts'
import type { Disk } from './disk.ts'
import { message } from './words/messages.ts'

/** The content of a file. */
export interface Contents {
  readonly log: readonly RecordedFact[]
  readonly seal: Seal
  /** How many bytes are good; what follows was never completely written. */
  readonly good: number
  readonly endsInLine: boolean
  /** Something to tell the user about it, such as an unfinished end that was left off. */
  readonly remarks: readonly Message[]
}

export interface TournamentReading extends Contents {
  readonly tournament: Tournament
}

/** Opens a file to look at it. */
export async function readTournament(disk: Disk, path: string): Promise<TournamentReading> {
  const bytes = bytesOf(disk, path)
  return tournamentIn(path, bytes, await formatsFor(bytes))
}

/** The facts of a file, without making a tournament of them. */
export async function readFacts(disk: Disk, path: string): Promise<Contents> {
  const bytes = bytesOf(disk, path)
  return contentsOf(path, bytes, await formatsFor(bytes))
}

export function tournamentIn(path: string, bytes: Buffer, known: readonly AnyFormat[]): TournamentReading {
  const contents = contentsOf(path, bytes, known)
  return { ...contents, tournament: orStop(tournamentOf(contents.log, known)).tournament }
}

/** Reads a log; damage is told by its line. */
export function contentsOf(path: string, bytes: Buffer, known: readonly AnyFormat[]): Contents {
  const text = bytes.toString('utf8')
  const read = readLog(text, known)
  if (!read.ok) throw damaged(path, read.refusal.line, read.refusal.problem)
  const good = Buffer.from(text.slice(0, read.good))
  if (!good.equals(bytes.subarray(0, good.length))) throw damaged(path, lineOf(text), message('file-not-utf8'))
  const remarks = read.cut === undefined ? [] : [cutOff(path, read.cut)]
  return { log: read.log, seal: read.seal, good: good.length, endsInLine: text[read.good - 1] === '\n', remarks }
}

const lineOf = (text: string): number => text.slice(0, text.indexOf('\uFFFD')).split('\n').length

const cutOff = (path: string, what: Message): Message => message('file-cut', { path: { text: path }, what })

function damaged(path: string, line: number, problem: Message): Stop {
  const says = message('file-damaged', { path: { text: path }, line, problem })
  return failed('file-damaged', says, undefined, { line })
}

/** The format that the file names, or all formats: the reader of the log tells what is wrong with another name. */
async function formatsFor(bytes: Buffer): Promise<readonly AnyFormat[]> {
  const load = formatLoaders.get(formatNamedIn(bytes))
  return load ? [await load()] : (await import('@arbiter/core/formats')).formats
}

/** The first line says that this is a log; the second opens the tournament. */
function formatNamedIn(bytes: Buffer): string {
  const first = bytes.indexOf('\n')
  const second = bytes.subarray(first + 1, bytes.indexOf('\n', first + 1)).toString('utf8')
  try {
    return JSON.parse(second).format
  } catch {
    return ''
  }
}
