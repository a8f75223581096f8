/** Reads several lines at once, as a list of results is pasted. */
import type { PenCommand, PenReading } from './pen-reading.ts'
import type { PenSheet } from './pen-sheet.ts'
import { readLine } from './read-line.ts'
import type { PenTime } from './typed-result.ts'
import { message } from './words/messages.ts'
import { linesOfText } from './words-of-line.ts'

export interface PenLine {
  readonly text: string
  readonly reading: PenReading
}

/** Every line is read as the matches stand now; a second result of one game is not taken for the next game. */
export function readLines(sheet: PenSheet, text: string, time: PenTime): readonly PenLine[] {
  const lineOf = new Map<string, number>()
  return linesOfText(text).map((line, i) => {
    const reading = readLine(sheet, line, time)
    if (reading.is !== 'command') return { text: line, reading }
    const about = subjectOf(reading.command)
    const before = lineOf.get(about)
    if (before !== undefined && reading.match) return { text: line, reading: repeated(reading.match.id, before, line) }
    lineOf.set(about, i + 1)
    return { text: line, reading }
  })
}

/** What a command is about: two lines about the same are a mistake. */
function subjectOf(command: PenCommand): string {
  if (command.do !== 'report') return 'match' in command ? command.match : command.do
  if ('imps' in command)
    return [command.match, ...(command.between ?? []).toSorted(), command.half, command.game].join()
  return [command.match, command.game].join()
}

const repeated = (
  match: NonNullable<Extract<PenReading, { is: 'command' }>['match']>['id'],
  line: number,
  text: string,
): PenReading => ({
  is: 'stopped',
  problem: 'repeated',
  at: { from: 0, to: text.length },
  says: [message('pen-repeated', { match: { match }, line })],
})
