/** A fault of an engine in the English of our files (PGN, bracket file), independent of the words on screens. */
import type { Misdeed } from '@arbiter/core/faults'

export function faultWritten(did: Misdeed, engine: string): string {
  switch (did.what) {
    case 'illegal-move':
      return `${engine} answered “${did.answer}”, which is not legal.`
    case 'no-move':
      return `${engine} answered “${did.answer}”, which is no move at all.`
    case 'late':
      return `${engine} answered after ${seconds(did.tookMs)}; it had ${seconds(did.hadMs)}.`
    case 'silent':
      return `${engine} had no move after ${seconds(did.tookMs)}; it had ${seconds(did.hadMs)}.`
    case 'hung':
      return `${engine} had no move after ${seconds(did.tookMs)}, and there is no clock.`
    case 'exited':
      return `${engine} ended by itself (exit code ${did.code}).`
    case 'killed':
      return `${engine} ended by itself (signal ${did.signal}).`
    case 'hung-up':
      return `${engine} ended by itself (${hungUp[did.by]}).`
    case 'gone':
      return `${engine} ended by itself.`
    case 'not-ready':
      return `${engine} was not ready within ${did.withinMs / 1000} s after ${before[did.after]}.`
    default:
      return did satisfies never
  }
}

/** Reads it back, without the final stop; undefined if we did not write it. */
export function readFault(text: string, engine: string): Misdeed | undefined {
  if (!text.startsWith(`${engine} `)) return undefined
  const did = text.slice(engine.length + 1)
  for (const [form, read] of forms) {
    const found = form.exec(did)
    if (found) return read(found[1] ?? '', found[2] ?? '')
  }
  return undefined
}

const forms: readonly (readonly [RegExp, (one: string, other: string) => Misdeed | undefined])[] = [
  [/^answered “(.*)”, which is not legal$/, (answer) => ({ what: 'illegal-move', answer })],
  [/^answered “(.*)”, which is no move at all$/, (answer) => ({ what: 'no-move', answer })],
  [
    /^answered after ([\d.]+) s; it had ([\d.]+) s$/,
    (took, had) => ({ what: 'late', tookMs: ms(took), hadMs: ms(had) }),
  ],
  [
    /^had no move after ([\d.]+) s; it had ([\d.]+) s$/,
    (took, had) => ({ what: 'silent', tookMs: ms(took), hadMs: ms(had) }),
  ],
  [/^had no move after ([\d.]+) s, and there is no clock$/, (took) => ({ what: 'hung', tookMs: ms(took) })],
  [/^ended by itself \(exit code (-?\d+)\)$/, (code) => ({ what: 'exited', code: Number(code) })],
  [/^ended by itself \(signal (\w+)\)$/, (signal) => ({ what: 'killed', signal })],
  [/^ended by itself \((.*)\)$/, (why) => namedIn(hungUp, why, (by) => ({ what: 'hung-up', by }))],
  [/^ended by itself$/, () => ({ what: 'gone' })],
  [
    /^was not ready within ([\d.]+) s after (.*)$/,
    (within, why) => namedIn(before, why, (after) => ({ what: 'not-ready', withinMs: ms(within), after })),
  ],
]

const ms = (seconds: string): number => Math.round(Number(seconds) * 1000)

function namedIn<Name extends string>(
  words: Readonly<Record<Name, string>>,
  word: string,
  read: (name: Name) => Misdeed,
): Misdeed | undefined {
  const found = (Object.keys(words) as Name[]).find((name) => words[name] === word)
  return found === undefined ? undefined : read(found)
}

const hungUp = {
  'closed-input': 'it closed its input',
  'closed-output': 'it closed its output',
  'broken-output': 'its output broke',
}

const before = {
  options: 'its options were set',
  'new-game': 'a new game was announced',
  stop: 'its search was stopped',
  question: 'it was asked in the middle of a search',
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(3)} s`
