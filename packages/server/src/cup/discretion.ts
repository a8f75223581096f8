/** Removes the server's own paths and commands from what is published. */

import type { Misdeed } from '@arbiter/core/faults'
import type { Message } from '@arbiter/core/messages'
import type { EngineSpec, JobOutcome } from '@arbiter/engines'

/** Redacts texts and messages. */
export interface Discretion {
  text(written: string): string
  says(messages: readonly Message[]): readonly Message[]
}

const hidden = '…'
/** Longer texts are cut. */
const longest = 1000

/** An absolute path; a slash between letters or digits (1/2-1/2, a FEN, 40/60) is none. */
const path = /(?<![\w.…/\\])(?:[A-Za-z]:)?[\\/][^\s“”"'`,;()]*[^\s“”"'`,;().:]/g

export function discretionAbout(engines: readonly EngineSpec[]): Discretion {
  const words = [...new Set(engines.flatMap(privateWords))].toSorted((a, b) => b.length - a.length)
  const text = (written: string) =>
    words
      .reduce((rest, word) => rest.replaceAll(word, hidden), written)
      .replaceAll(path, hidden)
      .slice(0, longest)
  return { text, says: (messages) => messages.map((each) => withTexts(each, text) as Message) }
}

/** Words with a slash; plain ones, such as `--uci`, reveal nothing. */
function privateWords({ command, args = [], folder = '', options = {} }: EngineSpec): string[] {
  return [command, ...args, folder, ...Object.values(options).map(String)].filter((word) => /[\\/]/.test(word))
}

/** The message with its texts replaced, also in nested messages and lists. */
function withTexts(value: unknown, text: (written: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withTexts(each, text))
  if ('text' in value && typeof value.text === 'string') return { text: text(value.text) }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, text)]))
}

/** The outcome of a game without paths and commands. */
export function discreetOutcome(outcome: JobOutcome, discretion: Discretion): JobOutcome {
  if (outcome.kind === 'finished') return { ...outcome, record: discreetRecord(outcome.record, discretion) }
  return { ...outcome, says: discretion.says(outcome.says) }
}

type GameRecord = Extract<JobOutcome, { kind: 'finished' }>['record']
type Fault = NonNullable<GameRecord['fault']>

function discreetRecord(record: GameRecord, discretion: Discretion): GameRecord {
  const { fault, replayOf } = record
  return {
    ...record,
    ...(fault ? { fault: discreetFault(fault, discretion) } : {}),
    ...(replayOf ? { replayOf: discreetRecord(replayOf, discretion) } : {}),
  }
}

const discreetFault = ({ did, says, ...fault }: Fault, discretion: Discretion): Fault => ({
  ...fault,
  says: discretion.says(says),
  ...(did ? { did: discreetMisdeed(did, discretion) } : {}),
})

/** An engine may print anything. */
const discreetMisdeed = (did: Misdeed, { text }: Discretion): Misdeed =>
  'answer' in did ? { ...did, answer: text(did.answer) } : did
