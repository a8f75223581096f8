/** Reads JSON with trailing commas, like the program the format comes from, and reports the place of errors. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export type JsonReading = { readonly value: unknown } | { readonly problem: Message }

export function readJson(text: string): JsonReading {
  const plain = withoutLastCommas(text.replace(/^\uFEFF/, ' '))
  try {
    return { value: JSON.parse(plain) }
  } catch {
    return { problem: faultAt(plain, faultIn(plain)) }
  }
}

/** Replaces them by blanks, so that places stay the same. Whole strings are matched to be skipped. */
const withoutLastCommas = (text: string): string =>
  text.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, (found) => (found === ',' ? ' ' : found))

function faultAt(text: string, at: number): Message {
  const lines = text.slice(0, at).split('\n')
  const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  if (at >= text.trimEnd().length) return message('config-json-ends', place)
  return message('config-not-json', { ...place, found: { text: text.slice(at, at + 12).split('\n')[0] ?? '' } })
}

/** Where the text stops being JSON; the built-in parser does not always tell. */
function faultIn(text: string): number {
  let at = 0
  const meets = (form: RegExp): boolean => {
    form.lastIndex = at
    const isMet = form.test(text)
    if (isMet) at = form.lastIndex
    return isMet
  }
  const members = (member: () => boolean, end: RegExp): boolean => {
    if (meets(end)) return true
    while (member()) {
      if (meets(end)) return true
      if (!meets(comma)) return false
    }
    return false
  }
  const named = (): boolean => meets(word) && meets(colon) && value()
  const value = (): boolean => {
    if (meets(plainValue)) return true
    if (meets(listBegins)) return members(value, listEnds)
    return meets(objectBegins) && members(named, objectEnds)
  }
  value()
  meets(space)
  return at
}

const space = /\s*/y
const word = /\s*"(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[^"\\\n\r\t])*"/y
const plainValue =
  /\s*(?:"(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[^"\\\n\r\t])*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)/y
const comma = /\s*,/y
const colon = /\s*:/y
const listBegins = /\s*\[/y
const listEnds = /\s*\]/y
const objectBegins = /\s*\{/y
const objectEnds = /\s*\}/y
