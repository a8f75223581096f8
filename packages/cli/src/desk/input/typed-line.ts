/** A line as a director types it, after `arbiter report FILE` and at the desk: read by the grammar of core. */

import type { MatchId } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import {
  isReport,
  type PenCommand,
  type PenReading,
  type PenReport,
  type PenSheet,
  type PenTime,
  penSheetOf,
  readLine,
  readLines,
  readResult,
} from '@arbiter/core/pen'
import type { Tournament } from '@arbiter/core/tournament'
import { refused, type Stop } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { message } from '../words/messages.ts'

export const penSheet = (tournament: Tournament): PenSheet => penSheetOf(show(tournament))

/** The clock is asked only if a time was typed. */
export const penTime = (world: Pick<World, 'now'>): PenTime => ({
  get now() {
    return world.now()
  },
})

/** Words from a shell, where a name with spaces is one word. */
export const lineOf = (words: readonly string[]): string =>
  words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ')

/** The command that a line asks for. What only the state of the match is against, the rules refuse in their own words. */
export function commandTyped(sheet: PenSheet, line: string, time: PenTime): PenCommand {
  const reading = readLine(sheet, line, time)
  const command = plainIn(reading) ?? ofAbsentMatch(reading, line)
  if (!command) throw notUnderstood(reading)
  return command
}

/** An id that is not on the sheet: the rules refuse any report of it, and say whether it is still to come. */
function ofAbsentMatch(reading: PenReading, line: string): PenCommand | undefined {
  const [id] = /^[a-z]*\d+(?:\.\d+)*(?=\s|$)/i.exec(line) ?? []
  const isAbsent = reading.is === 'stopped' && reading.problem === 'no-such-match' && id !== undefined
  return isAbsent ? { do: 'report', match: id as MatchId, result: '1-0' } : undefined
}

const plainIn = (reading: PenReading): PenCommand | undefined => (reading.is === 'empty' ? undefined : reading.plain)

/** Every line a result; the first that is none ends the command. */
export function reportsTyped(sheet: PenSheet, text: string, time: PenTime): readonly PenReport[] {
  return readLines(sheet, text, time).map(({ text: line, reading }, i) => {
    const command = plainIn(reading)
    if (command && isReport(command)) return command
    const says = command ? [message('cli-desk-results-only')] : reading.says
    throw refused('bad-result', [message('cli-desk-line', { line: i + 1, typed: { text: line.trim() } }), ...says], {
      line: i + 1,
    })
  })
}

/** The result of a match that is named apart. */
export function resultTyped(sheet: PenSheet, match: string, text: string, time: PenTime) {
  const read = readResult(sheet, match, text, time)
  if ('says' in read) throw refused('bad-result', read.says)
  return read.fields
}

const codes: Readonly<Record<Extract<PenReading, { is: 'stopped' }>['problem'], string>> = {
  'no-such-match': 'no-such-match',
  several: 'which-match',
  decided: 'already-decided',
  waiting: 'round-not-open',
  'no-such-game': 'no-such-game',
  'not-a-result': 'bad-result',
  'not-a-time': 'bad-result',
  'too-much': 'bad-result',
  'not-in-match': 'not-between-these-players',
  repeated: 'bad-result',
}

function notUnderstood(reading: PenReading): Stop {
  if (reading.is !== 'stopped') return refused('bad-result', reading.says)
  const { from } = reading.at
  return refused(codes[reading.problem], reading.says, { at: from })
}
