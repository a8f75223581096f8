/**
 * Reads a sentence by its English pattern and says it by the German one. A pattern is a text with places in it:
 * `{n}` a number, `{name}` what is never translated, `{names}` several of them, `{round}` whatever the group of patterns
 * called `round` can read, `{round*}` several of those, `{share?}` one that may be missing. `{name:winner}` calls the
 * place `winner`; the German pattern names the same places in its own order.
 */

export type Pattern = readonly [english: string, german: string]
/** Patterns by group; a sentence may be made of clauses of other groups. */
export type Grammar = Readonly<Record<string, readonly Pattern[]>>

interface Place {
  readonly kind: string
  readonly label: string
  readonly isList: boolean
  /** It may be missing. */
  readonly isOptional: boolean
}

type Part = string | Place

interface Rule {
  readonly parts: readonly Part[]
  readonly literals: readonly string[]
  readonly longest: string
  readonly german: readonly (string | { readonly label: string })[]
  /** Letters that stand there as they are: the more, the surer. */
  readonly weight: number
}

export type Read = (group: string, text: string) => string | undefined

/** Names are taken for plain ones first; only what cannot be read so has names with colons and brackets in them. */
export function readersOf(grammars: readonly Grammar[]): readonly Read[] {
  const rules = rulesIn(grammars)
  return [true, false].map((isPlain) => {
    const reader = new Reader(rules, isPlain)
    return (group, text) => reader.read(group, text)
  })
}

function rulesIn(grammars: readonly Grammar[]): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const grammar of grammars)
    for (const [group, patterns] of Object.entries(grammar))
      rules.set(group, [...(rules.get(group) ?? []), ...patterns.map(([english, german]) => ruleOf(english, german))])
  for (const group of rules.values()) group.sort((a, b) => b.weight - a.weight)
  return rules
}

function ruleOf(english: string, german: string): Rule {
  const parts = partsOf(english).map((part) => (part.startsWith('{') ? placeOf(part.slice(1, -1)) : part))
  const literals = parts.filter((part) => typeof part === 'string')
  return {
    parts,
    literals,
    longest: literals.reduce((longest, each) => (each.length > longest.length ? each : longest), ''),
    german: partsOf(german).map((part) => (part.startsWith('{') ? { label: part.slice(1, -1) } : part)),
    weight: literals.reduce((sum, { length }) => sum + length, 0),
  }
}

const partsOf = (pattern: string): string[] => pattern.split(/(\{[^{}\s]+\})/).filter((part) => part !== '')

function placeOf(place: string): Place {
  const [kind = '', label = kind] = place.replaceAll(/[*?]/g, '').split(':')
  return { kind, label, isList: place.includes('*'), isOptional: place.includes('?') }
}

type Said = ReadonlyMap<string, string>

const number = /^[−+-]?(\d[\d.,]*½?|½)( %)?$/
/** 1-0, ½–½, +:−, 35–12.5. */
const figures = /^[\d½+−\-–:×/.=]+$/
/** Of a match or a ticket: 7, D2.3, AB1. */
const id = /^[\w.-]*\d[\w.-]*$/
const marked = /[;:()“”"„]|[.?!,] /
const markedInList = /[;:()“”"„]|[.?!] /
const rule = /^[A-Z]{3}-S?\d+[a-z]?(, [A-Z]{3}-S?\d+[a-z]?)*$/

class Reader {
  private readonly rules: ReadonlyMap<string, readonly Rule[]>
  /** No name has a mark in it that sentences have. */
  private readonly isPlain: boolean
  private readonly known = new Map<string, string | undefined>()

  constructor(rules: ReadonlyMap<string, readonly Rule[]>, isPlain: boolean) {
    this.rules = rules
    this.isPlain = isPlain
  }

  read(group: string, text: string): string | undefined {
    const key = `${group}\n${text}`
    if (!this.known.has(key)) {
      if (this.known.size > mostKnown) this.known.clear()
      // A clause inside itself has nothing to add.
      this.known.set(key, undefined)
      this.known.set(key, this.readAnew(group, text))
    }
    return this.known.get(key)
  }

  private readAnew(group: string, text: string): string | undefined {
    for (const rule of this.rules.get(group) ?? []) {
      if (!mayFit(rule, text)) continue
      const said = this.fit(rule.parts, 0, text, 0, new Map())
      if (said)
        return rule.german.map((part) => (typeof part === 'string' ? part : (said.get(part.label) ?? ''))).join('')
    }
    return undefined
  }

  /** What the places stand for, if the parts from here on fit the text from there on. */
  private fit(parts: readonly Part[], index: number, text: string, from: number, said: Said): Said | undefined {
    const part = parts[index]
    if (part === undefined) return from === text.length ? said : undefined
    if (typeof part === 'string')
      return text.startsWith(part, from) ? this.fit(parts, index + 1, text, from + part.length, said) : undefined
    for (const end of this.endsOf(parts, index + 1, text, from)) {
      const inGerman = this.fill(part, text.slice(from, end))
      const rest =
        inGerman === undefined
          ? undefined
          : this.fit(parts, index + 1, text, end, new Map(said).set(part.label, inGerman))
      if (rest) return rest
    }
    return part.isOptional ? this.fit(parts, index + 1, text, from, said) : undefined
  }

  /** Where a place may end: before what follows it. */
  private endsOf(parts: readonly Part[], index: number, text: string, from: number): number[] {
    const next = parts[index]
    if (next === undefined) return [text.length]
    if (typeof next === 'string') return placesOf(next, text, from)
    const ends = this.beginnings(next.kind).flatMap((beginning) => placesOf(beginning, text, from))
    if (next.isOptional) ends.push(...this.endsOf(parts, index + 1, text, from))
    return [...new Set(ends)].sort((a, b) => a - b)
  }

  /** What the clauses of a group begin with; anything, where one begins with a place. */
  private beginnings(kind: string): readonly string[] {
    const first = (this.rules.get(kind) ?? []).map(({ parts }) => parts[0])
    return first.length > 0 && first.every((part) => typeof part === 'string') ? [...new Set(first)] : [...' ,;.:(']
  }

  private fill({ kind, isList }: Place, text: string): string | undefined {
    if (isList) return this.list(kind, text)
    switch (kind) {
      case 'n':
        return number.test(text) ? text : undefined
      case 'figures':
        return figures.test(text) ? text : undefined
      case 'id':
        return id.test(text) ? text : undefined
      case 'rule':
        return rule.test(text) ? text : undefined
      case 'name':
        return text === '' || text !== text.trim() || (this.isPlain && marked.test(text)) ? undefined : called(text)
      case 'text':
        return text
      case 'names':
        return text === '' || (this.isPlain && markedInList.test(text)) ? undefined : namesListed(text)
      case 'any':
        return this.read('sentence', text) ?? this.read('phrase', text) ?? text
      default:
        return this.read(kind, text)
    }
  }

  /** "a, b and c" of a group, each of which may have commas of its own: the shortest first one that leaves a list. */
  private list(kind: string, text: string): string | undefined {
    const key = `${kind}*\n${text}`
    if (!this.known.has(key)) this.known.set(key, this.listAnew(kind, text))
    return this.known.get(key)
  }

  private listAnew(kind: string, text: string): string | undefined {
    const one = { kind, label: kind, isList: false, isOptional: false }
    for (const { 0: gap, index } of text.matchAll(/, | and |; /g)) {
      const first = this.fill(one, text.slice(0, index))
      const rest = first === undefined ? undefined : this.list(kind, text.slice(index + gap.length))
      if (rest !== undefined) return `${first}${gap === ' and ' ? ' und ' : gap}${rest}`
    }
    return this.fill(one, text)
  }
}

const mostKnown = 20_000

/** Most rules are ruled out by how a text begins or ends, or by the longest of their words. */
function mayFit({ parts, literals, longest }: Rule, text: string): boolean {
  const [first, last] = [parts[0], parts[parts.length - 1]]
  if (typeof first === 'string' && !text.startsWith(first)) return false
  if (typeof last === 'string' && !text.endsWith(last)) return false
  if (!text.includes(longest)) return false
  let from = 0
  for (const literal of literals) {
    const at = text.indexOf(literal, from)
    if (at < 0) return false
    from = at + literal.length
  }
  return true
}

function placesOf(beginning: string, text: string, from: number): number[] {
  const places: number[] = []
  for (let at = text.indexOf(beginning, from); at >= 0; at = text.indexOf(beginning, at + 1)) places.push(at)
  return places
}

/** Nobody is a name of ours. */
const called = (name: string): string =>
  name === 'nobody' ? 'niemand' : name === 'not known yet' ? 'noch nicht bekannt' : name

/** "Ann, Ben and 4 more": the last word between names is ours, the names are not. */
function namesListed(text: string): string {
  const at = text.lastIndexOf(' and ')
  const said = at < 0 ? text : `${text.slice(0, at)} und ${text.slice(at + 5)}`
  return said
    .replace(/(^| und )(\d+) more$/, '$1$2 weitere')
    .replaceAll(/(^|, | und |\d )nobody(?=, | und |$)/g, '$1niemand')
    .replaceAll(/(^|, | und )not known yet(?=, | und |$)/g, '$1noch nicht bekannt')
}
