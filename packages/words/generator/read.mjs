/**
 * Reads a `.ftl` file: its messages, which variables each declares in its comment, and what it does with them.
 *
 *   # $who (entrant)
 *   # $lead (points) how far ahead of the next
 *   # $cause (choice: withdrawal, ruling)
 *   # $others (entrant list)
 */
import { FluentSerializer, parse, Visitor } from '@fluent/syntax'

/** What can be an argument, or a list of arguments. */
const kinds = [
  ...['entrant', 'match', 'fact', 'rule', 'result', 'points', 'imps', 'number', 'percent', 'money', 'clock'],
  ...['instant', 'time', 'days', 'text'],
  ...['count', 'message'],
]

/** What a selector may ask: how many there are, or which it is. */
const isCounted = ({ kind, isList }) => kind === 'count' || isList

/**
 * @typedef {{ kind: string, isList: boolean, choices?: readonly string[] }} Declared
 * @typedef {{ id: string, declared: Map<string, Declared>, faults: string[], placed: Set<string>, asked: Map<string, Set<string>>,
 *   terms: Set<string>, messages: Set<string>, functions: Set<string> }} Found
 */

/**
 * The answer for a text, worked out once: a file goes into several groups of words.
 * @template Answer
 * @param {(text: string) => Answer} work
 * @returns {(text: string) => Answer}
 */
function once(work) {
  const done = new Map()
  return (text) => {
    if (!done.has(text)) done.set(text, work(text))
    return done.get(text)
  }
}

/** @type {(text: string) => { messages: readonly Found[], terms: readonly Found[], faults: readonly string[] }} */
export const read = once((text) => {
  const { body } = parse(text, { withSpans: false })
  const junk = body
    .filter(({ type }) => type === 'Junk')
    .map(({ content }) => `cannot be read: ${content.trim().split('\n')[0]}`)
  const of = (type) => body.filter((entry) => entry.type === type).map(found)
  return { messages: of('Message'), terms: of('Term'), faults: junk }
})

function found(entry) {
  const { declared, faults } = declarations(entry.comment?.content ?? '')
  const uses = new Uses()
  uses.visit(entry)
  const hasValue = entry.value !== null
  return {
    ...{ id: entry.id.name, declared, placed: uses.placed, asked: uses.asked },
    ...{ terms: uses.terms, messages: uses.messages, functions: uses.functions },
    faults: hasValue ? faults : [...faults, 'has no text of its own'],
  }
}

const declaration = /^\$(?<name>[\w-]+)\s*\((?<kind>[^)]*)\)/

function declarations(comment) {
  const declared = new Map()
  const faults = []
  for (const line of comment.split('\n').filter((each) => each.trimStart().startsWith('$'))) {
    const { name, kind } = declaration.exec(line.trim())?.groups ?? {}
    const meant = kind === undefined ? undefined : kindOf(kind)
    if (name === 'id') faults.push('declares $id, which is what the message itself is called')
    else if (meant) declared.set(name, meant)
    else
      faults.push(
        `declares ${JSON.stringify(line.trim())}: the kinds are ${kinds.join(', ')}, a list of them, and choice`,
      )
  }
  return { declared, faults }
}

function kindOf(text) {
  const choice = /^choice:(.*)$/.exec(text)
  if (choice) return { kind: 'choice', isList: false, choices: choice[1].split(',').map((each) => each.trim()) }
  const [kind, list, ...more] = text.trim().split(/\s+/)
  if (!kinds.includes(kind) || more.length > 0 || (list !== undefined && list !== 'list')) return undefined
  return { kind, isList: list === 'list' }
}

/** Which variables stand in the text, which are asked by selectors for what, and what else is called. */
class Uses extends Visitor {
  placed = new Set()
  asked = new Map()
  terms = new Set()
  messages = new Set()
  functions = new Set()

  visitSelectExpression(node) {
    const { selector, variants } = node
    if (selector.type === 'VariableReference') this.#ask(selector.id.name, variants)
    else this.genericVisit(selector)
    for (const variant of variants) this.visit(variant.value)
  }

  #ask(name, variants) {
    const keys = this.asked.get(name) ?? new Set()
    for (const { key } of variants) keys.add(key.type === 'NumberLiteral' ? Number(key.value) : key.name)
    this.asked.set(name, keys)
  }

  visitVariableReference({ id }) {
    this.placed.add(id.name)
  }

  visitTermReference(node) {
    this.terms.add(node.id.name)
    this.genericVisit(node)
  }

  visitMessageReference({ id }) {
    this.messages.add(id.name)
  }

  visitFunctionReference(node) {
    this.functions.add(node.id.name)
    this.genericVisit(node.arguments)
  }
}

// --- what is wrong -------------------------------------------------------------------------------

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']
const functions = ['NUMBER', 'ORDINAL', 'OR', 'JOIN', 'CAPITAL', 'FORM']

/**
 * What is wrong with a message as one language says it, for the declarations of the English one.
 * @param {Found} found
 * @param {Map<string, Declared>} declared
 */
export function faultsOf(found, declared) {
  const used = [...found.placed, ...found.asked.keys()]
  return [
    ...found.faults,
    ...used.filter((name) => !declared.has(name)).map((name) => `uses $${name}, which it does not get`),
    ...[...found.placed].filter((name) => declared.get(name)?.kind === 'choice').map(placesChoice),
    ...[...found.asked].flatMap(([name, keys]) => askedWrongly(name, keys, declared.get(name))),
    ...[...found.functions]
      .filter((name) => !functions.includes(name))
      .map((name) => `calls ${name}, which is no function`),
  ]
}

const placesChoice = (name) => `puts the choice $${name} into the text: choose words with a selector`

function askedWrongly(name, keys, declared) {
  if (!declared) return []
  if (declared.choices)
    return [...keys]
      .filter((key) => !declared.choices.includes(key))
      .map((key) => `asks whether $${name} is ${key}, which it never is`)
  if (!isCounted(declared)) return [`asks $${name} (${declared.kind}): only counts, lists and choices can be asked`]
  return [...keys]
    .filter((key) => typeof key === 'string' && !categories.includes(key))
    .map((key) => `asks whether $${name} is ${key}, which is no plural`)
}

/** @param {Found} found */
export const unusedIn = ({ declared, placed, asked }) =>
  [...declared.keys()].filter((name) => !placed.has(name) && !asked.has(name))

// --- what ships ----------------------------------------------------------------------------------

/**
 * The text of every message and term of a file, behind its `=`, without what only translators read.
 * @type {(file: string) => Readonly<Record<string, string>>}
 */
export const textsOf = once((file) => {
  const { body } = parse(file, { withSpans: false })
  const entries = body.filter(({ type }) => type === 'Message' || type === 'Term')
  return Object.fromEntries(entries.map((entry) => [nameOf(entry), written(entry)]))
})

const nameOf = ({ type, id }) => (type === 'Term' ? `-${id.name}` : id.name)

const written = (entry) => {
  const text = new FluentSerializer().serializeEntry(Object.assign(entry, { comment: null }))
  return text.slice(text.indexOf('=') + 1).trim()
}
