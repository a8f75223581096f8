/**
 * German for everything the rules and the server say. They speak English; each of their sentences is known here by its
 * pattern, so that names and figures pass through it unharmed. What is not known comes back as it was.
 */
import { awards } from './awards.ts'
import { bridge } from './bridge.ts'
import { bulletin } from './bulletin.ts'
import { chronicle } from './chronicle.ts'
import { cup } from './cup.ts'
import { diagonal } from './diagonal.ts'
import { engines } from './engines.ts'
import { entries } from './entries.ts'
import { formats } from './formats.ts'
import { hybrid } from './hybrid.ts'
import { league } from './league.ts'
import { type Grammar, type Read, readersOf } from './reading.ts'
import { refusals } from './refusals.ts'
import { rounds } from './rounds.ts'
import { server } from './server.ts'
import { shared } from './shared.ts'
import { sheets } from './sheets.ts'
import { simulation } from './simulation.ts'

export const grammars: readonly Grammar[] = [
  shared,
  rounds,
  formats,
  league,
  cup,
  hybrid,
  diagonal,
  bridge,
  awards,
  sheets,
  bulletin,
  chronicle,
  refusals,
  entries,
  server,
  engines,
  simulation,
]

export type Translate = (sentence: string) => string

/** Groups a whole text may belong to, sentences first. */
const wholes = ['sentence', 'phrase', 'round', 'heading', 'paper', 'setting'] as const

/** Says things by these patterns, and keeps what it does not know. */
export function speaker(spoken: readonly Grammar[]): Speaker {
  const readers = readersOf(spoken)
  const known = new Map<string, string>()
  const missed = new Set<string>()

  const german = (sentence: string): string => {
    const before = known.get(sentence)
    if (before !== undefined) return before
    const said = isBare(sentence) ? sentence : inGerman(readers, sentence)
    if (said === undefined) missed.add(sentence)
    if (known.size > mostKnown) known.clear()
    known.set(sentence, said ?? sentence)
    return said ?? sentence
  }
  return { german, untranslated: () => [...missed] }
}

interface Speaker {
  readonly german: Translate
  readonly untranslated: () => readonly string[]
}

const mostKnown = 5000

function inGerman(readers: readonly Read[], text: string): string | undefined {
  for (const read of readers) {
    const said = sentences(read, text) ?? whole(read, text) ?? small(read, text)
    if (said !== undefined) return said
  }
  return undefined
}

/** One sentence after the other; a full stop inside a name ends none. */
function sentences(read: Read, text: string): string | undefined {
  for (const { index } of text.matchAll(/[.?”)] /g)) {
    const first = read('sentence', text.slice(0, index + 1))
    const left = text.slice(index + 2)
    const rest = first === undefined ? undefined : (sentences(read, left) ?? read('sentence', left))
    if (rest !== undefined) return `${first} ${rest}`
  }
  return undefined
}

function whole(read: Read, text: string): string | undefined {
  for (const group of wholes) {
    const said = read(group, text)
    if (said !== undefined) return said
  }
  return undefined
}

/** A clause that was made a sentence, or a sentence whose full stop was left out. */
function small(read: Read, text: string): string | undefined {
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  const said = lower === text ? undefined : whole(read, lower)
  if (said !== undefined) return said.charAt(0).toUpperCase() + said.slice(1)
  return /[.?]$/.test(text)
    ? undefined
    : (sentences(read, `${text}.`)?.slice(0, -1) ?? read('sentence', `${text}.`)?.slice(0, -1))
}

/** Figures alone say the same in every language. */
const isBare = (text: string): boolean => !/\p{L}{2}|\p{L}$/u.test(text)

export const { german } = speaker(grammars)
