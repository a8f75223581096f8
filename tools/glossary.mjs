/**
 * Keeps the glossary of docs/architecture.md: every name in its table "Names in the code" is declared once, in the file the table
 * gives. In the packages listed below no type is named after a participle and no file after an activity.
 * Run `node tools/glossary.mjs`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

/** Packages whose types and files are all nouns. */
const nounPackages = ['api', 'cli', 'core', 'engines', 'paper', 'server', 'web', 'words']

/** Words that end like a participle and are nouns. */
const nouns = new Set(
  (
    'Bed Feed Misdeed Need Seed Speed Thread ' +
    'Ending Evening Finding Greeting King Lettering Listing Matching Meaning Meeting Opening Pairing Parsing Ranking Ruling Seating Seeding Setting Sibling Standing String Timing Reading Spelling Warning'
  ).split(' '),
)

const irregular =
  'Told Kept Seen Given Said Made Drawn Found Shown Written Spoken Known Held Met Left Done Sent Gone Begun Lost Won Taken Chosen'

const participle = new RegExp(`(?:[a-z]ed|[a-z]ing|${irregular.split(' ').join('|')})$`)

/** The English past and present participles; `Seed` and `Opening` are nouns. */
export const isParticiple = (name) => participle.test(name) && !nouns.has(/[A-Z][a-z]*$/.exec(name)?.[0] ?? name)

/**
 * @typedef {{ name: string, file: string }} Term
 * @typedef {{ path: string, text: string }} Module
 * @typedef {{ name: string, line: number, kind: 'type' | 'value' }} Declaration
 */

/**
 * The rows of the table: | `Name` | what it means | `core/src/…` |
 * @param {string} page
 * @returns {Term[]}
 */
export function termsIn(page) {
  const [, section = ''] = page.split(/^### Names in the code$/m)
  const rows = section.split(/^##/m)[0].matchAll(/^\| `(\w+)` \|.*\| `([^`]+)` \|$/gm)
  return [...rows].map(([, name, file]) => ({ name, file }))
}

/**
 * What a module declares at its top level.
 * @returns {Declaration[]}
 */
export function declarationsIn({ path, text }) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const line = text.slice(0, statement.start).split('\n').length
    return namesOf(node).map((each) => ({ ...each, line }))
  })
}

const typeNodes = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration', 'TSEnumDeclaration'])

function namesOf(node) {
  if (node?.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.name ? [{ name: id.name, kind: 'value' }] : []))
  if (node?.type === 'FunctionDeclaration') return [{ name: node.id.name, kind: 'value' }]
  return typeNodes.has(node?.type) ? [{ name: node.id.name, kind: 'type' }] : []
}

/** What is wrong, one line each. */
export function glossaryProblems(terms, modules) {
  if (terms.length === 0) return ['docs/architecture.md: the table "Names in the code" has no rows']
  const places = placesOf(terms, modules)
  return [
    ...terms.flatMap((term) => wrongPlace(term, places.get(term.name))),
    ...modules.filter(isNounModule).flatMap(participleProblems),
  ]
}

/** Where each term is declared. Only modules whose text may declare one are parsed. */
function placesOf(terms, modules) {
  const places = new Map(terms.map(({ name }) => [name, []]))
  const mayDeclare = new RegExp(`\\b(?:type|interface|class|function|const)\\s+(?:${[...places.keys()].join('|')})\\b`)
  for (const module of modules)
    if (mayDeclare.test(module.text))
      for (const { name, line } of declarationsIn(module)) places.get(name)?.push({ path: module.path, line })
  return places
}

function wrongPlace({ name, file }, places) {
  if (places.length === 0) return [`docs/architecture.md: \`${name}\` is in the glossary but is not declared`]
  return places.flatMap(({ path, line }) =>
    path === file
      ? []
      : [`packages/${path}:${line}: ${name} is declared in ${file}, the glossary says, and only there`],
  )
}

const isNounModule = ({ path }) => nounPackages.includes(path.split('/')[0])

/** A file named after an activity, types named after participles, and values named in the old dialect. */
export const participleProblems = (module) => [
  ...participleFile(module),
  ...participleTypes(module),
  ...dialectValues(module),
]

/** Values and functions that say only that somebody told, meant, asked or saw something, and not what they are. */
const dialect = /^(?:told|said|meant|asked|seen)$|[a-z](?:Told|Meant|Asked|Seen)$/

/** The name of a fact in every log: `lineup-told`. */
const factNames = new Set(['lineupTold'])

const isDialect = (name) => dialect.test(name) && !/^(?:is|has|was)[A-Z]/.test(name) && !factNames.has(name)

function dialectValues(module) {
  if (!/[tT]old|[sS]aid|[mM]eant|[aA]sked|[sS]een/.test(module.text)) return []
  return declarationsIn(module)
    .filter(({ name, kind }) => kind === 'value' && isDialect(name))
    .map(({ name, line }) => `packages/${module.path}:${line}: ${name} does not say what it is; name the value`)
}

/** Files with a name from elsewhere: of a command, of a fact, of an entry point. */
const namedElsewhere =
  /^cli\/src\/commands\/|^core\/src\/entry-points\/|^core\/src\/formats\/[\w-]+\/(?:commands|facts)\//

function participleFile({ path }) {
  if (namedElsewhere.test(path)) return []
  const name = path
    .split('/')
    .at(-1)
    .replace(/\.tsx?$/, '')
  const last = name.split('-').at(-1)
  if (!isParticiple(`${last[0].toUpperCase()}${last.slice(1)}`)) return []
  return [`packages/${path}:1: is named after an activity; name it after what it exports`]
}

function participleTypes(module) {
  if (![...module.text.matchAll(/\b(?:type|interface|class)\s+(\w+)/g)].some(([, name]) => isParticiple(name)))
    return []
  return declarationsIn(module)
    .filter(({ name, kind }) => kind === 'type' && isParticiple(name))
    .map(({ name, line }) => `packages/${module.path}:${line}: type ${name} is a participle; say the noun`)
}

/** The modules of all packages but their tests; the second opinion shares no names with what it checks. */
function modulesBelow(packages) {
  return readdirSync(packages).flatMap((name) => {
    const source = join(packages, name, 'src')
    if (!existsSync(source)) return []
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`)
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('core/src/verify/'))
      .map((path) => ({ path, text: readFileSync(join(packages, path), 'utf8') }))
  })
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '../..')
  const terms = termsIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  const modules = modulesBelow(join(root, 'packages'))
  const problems = glossaryProblems(terms, modules)
  for (const each of problems) console.error(each)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`glossary: ${terms.length} names, each declared once among ${modules.length} modules`)
}
