/** One `words` folder: a file for each language. English says which messages there are and what they get. */
import { faultsOf, read, unusedIn } from './read.mjs'

export const languages = ['en', 'de', 'fr']

/**
 * Everything that is wrong with a folder, each with its file.
 * @param {Readonly<Record<string, string>>} files text by language
 * @param {ReadonlySet<string>} commonTerms
 */
export function faultsIn(files, commonTerms = new Set()) {
  const english = read(files['en'] ?? '')
  const declaredIn = new Map(english.messages.map((message) => [message.id, message.declared]))
  const said = [
    ...english.messages.flatMap((message) =>
      unusedIn(message).map((name) => `en.ftl: ${message.id} declares $${name} and does not use it`),
    ),
    ...twice(english.messages.map(({ id }) => id)).map((id) => `en.ftl: ${id} is there twice`),
  ]
  for (const language of languages) {
    const { messages, terms, faults } = language === 'en' ? english : read(files[language] ?? '')
    const at = (fault) => `${language}.ftl: ${fault}`
    const known = new Set([...commonTerms, ...terms.map(({ id }) => id)])
    said.push(...faults.map(at), ...missing(declaredIn, messages).map(at))
    for (const message of messages)
      said.push(...faultsOfOne(message, declaredIn, known).map((fault) => at(`${message.id} ${fault}`)))
  }
  return said
}

function missing(declaredIn, messages) {
  const there = new Set(messages.map(({ id }) => id))
  return [...declaredIn.keys()].filter((id) => !there.has(id)).map((id) => `${id} is missing`)
}

function faultsOfOne(message, declaredIn, terms) {
  const declared = declaredIn.get(message.id)
  if (!declared) return ['is not in English']
  return [
    ...faultsOf(message, declared),
    ...[...message.terms]
      .filter((term) => !terms.has(term))
      .map((term) => `names the term -${term}, which is not there`),
    ...[...message.messages].map((id) => `names the message ${id}: give it as an argument`),
  ]
}

const twice = (ids) => ids.filter((id, i) => ids.indexOf(id) !== i)

/**
 * The module with the types of a folder's messages.
 * @param {string} english
 * @param {string} from where `Kinds` and `messageOf` come from
 * @param {{ isSaidAtOnce?: boolean }} how with `words` beside `message`: a text where that gives data
 */
export function moduleOf(english, from, { isSaidAtOnce = false } = {}) {
  const { messages } = read(english)
  const rows = messages.map(({ id, declared }) => `  readonly '${id}': ${shapeOf(declared)}`)
  const used = [
    ...(rows.some((row) => row.includes('Kinds[')) ? ['type Kinds'] : []),
    'messageOf',
    ...(isSaidAtOnce ? ['wordsOf'] : []),
  ]
  return `/** Made from the .ftl files of this folder by \`npm run words\`. */
import { ${used.join(', ')} } from '${from}'

interface Messages {
${rows.join('\n')}
}

export const message = messageOf<Messages>()
${isSaidAtOnce ? 'export const words = wordsOf<Messages>()\n' : ''}`
}

function shapeOf(declared) {
  if (declared.size === 0) return 'object'
  const fields = [...declared].map(([name, each]) => `readonly ${name}: ${typeOf(each)}`)
  return `{ ${fields.join('; ')} }`
}

const typeOf = ({ kind, isList, choices }) => {
  if (choices) return choices.map((each) => `'${each}'`).join(' | ')
  return isList ? `readonly Kinds['${kind}'][]` : `Kinds['${kind}']`
}
