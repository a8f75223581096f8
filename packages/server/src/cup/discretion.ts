/** Sentences without the server's own affairs: where a program lies and how it is started is nobody else's business. */
import type { EngineSpec, JobOutcome } from '@arbiter/engines'

export type Discretion = (sentence: string) => string

const hidden = '…'
/** A sentence is for people. */
const longest = 1000

/** A path that begins at a root; what stands between letters or digits (1/2-1/2, a FEN, 40/60) is none. */
const path = /(?<![\w.…/\\])(?:[A-Za-z]:)?[\\/][^\s“”"'`,;()]*[^\s“”"'`,;().:]/g

export function discretionAbout(engines: readonly EngineSpec[]): Discretion {
  const words = [...new Set(engines.flatMap(privateWords))].toSorted((a, b) => b.length - a.length)
  return (sentence) =>
    words
      .reduce((text, word) => text.replaceAll(word, hidden), sentence)
      .replaceAll(path, hidden)
      .slice(0, longest)
}

/** Words with a slash: plain ones, such as `--uci`, betray nothing and may stand in any sentence. */
function privateWords({ command, args = [], folder = '', options = {} }: EngineSpec): string[] {
  return [command, ...args, folder, ...Object.values(options).map(String)].filter((word) => /[\\/]/.test(word))
}

/** A game as others may hear of it. */
export function discreetOutcome(outcome: JobOutcome, discretion: Discretion): JobOutcome {
  switch (outcome.kind) {
    case 'finished':
      return { ...outcome, record: discreetRecord(outcome.record, discretion) }
    case 'interrupted':
      return { ...outcome, sentence: discretion(outcome.sentence) }
    case 'unplayable':
      return { ...outcome, problem: discretion(outcome.problem) }
    default:
      return outcome satisfies never
  }
}

type GameRecord = Extract<JobOutcome, { kind: 'finished' }>['record']

function discreetRecord(record: GameRecord, discretion: Discretion): GameRecord {
  const { fault, replayOf } = record
  return {
    ...record,
    ...(fault ? { fault: { ...fault, sentence: discretion(fault.sentence) } } : {}),
    ...(replayOf ? { replayOf: discreetRecord(replayOf, discretion) } : {}),
  }
}
