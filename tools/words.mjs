/**
 * Words beside what says them: reads every `words` folder under packages/<name>/src, says what is wrong, and writes what is
 * made from them. Run `npm run words`; the build, the tests and the check do it too.
 *
 *   words/messages.ts             the ids and arguments of a folder's messages, for TypeScript
 *   packages/words/src/texts/*.ts all texts of a language, without comments (not in the repository)
 *
 *   --check   writes nothing and fails if a messages.ts is not what its .ftl files give
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { faultsIn, languages, moduleOf } from '../packages/words/generator/folder.mjs'
import { read, textsOf } from '../packages/words/generator/read.mjs'
import { formatNames } from './formats.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const terms = 'packages/words/src/terms'

/** Where a package's `Kinds` and `messageOf` come from; other packages use core's. Web and command line format what they make. */
const makersIn = {
  core: 'packages/core/src/message/message.ts',
  web: 'packages/web/src/words/words.ts',
  cli: 'packages/cli/src/language/words.ts',
}

/** @returns {readonly string[]} folders with words, from the root */
export function wordFolders() {
  const packages = readdirSync(join(root, 'packages'))
  return packages.flatMap((name) => {
    const source = join(root, 'packages', name, 'src')
    if (!existsSync(source)) return []
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => /(^|[\\/])words[\\/]en\.ftl$/.test(file))
      .map((file) => relative(root, dirname(join(source, file))))
  })
}

const textsIn = (folder) =>
  Object.fromEntries(
    languages
      .filter((language) => existsSync(join(root, folder, `${language}.ftl`)))
      .map((language) => [language, readFileSync(join(root, folder, `${language}.ftl`), 'utf8')]),
  )

/**
 * @param {{ isCheck?: boolean }} how
 * @returns {readonly string[]} everything that is wrong
 */
export function makeWords({ isCheck = false } = {}) {
  const folders = wordFolders().map((folder) => ({ folder, files: textsIn(folder) }))
  const common = textsIn(terms)
  const faults = [...folders.flatMap((each) => faultsInFolder(each, common)), ...takenTwice(folders)]
  if (faults.length > 0) return faults
  const stale = folders.flatMap((each) => madeFrom(each, isCheck))
  for (const language of languages) {
    writeTexts(language, [common, ...folders.map(({ files }) => files)])
    for (const group of groups)
      writeTexts(
        `${language}/${group}`,
        inGroup(group, folders, common),
        group === 'home' ? titlesIn(language, folders) : {},
      )
    writeTexts(`${language}/command-line`, [common, ...folders.filter(isForHelp).map(({ files }) => files)])
    writeTexts(
      `${language}/terminal`,
      folders.filter((each) => isForTerminal(each) && !isForHelp(each)).map(({ files }) => files),
    )
  }
  return stale
}

const faultsInFolder = ({ folder, files }, common) =>
  faultsIn(files, new Set(read(common['en']).terms.map(({ id }) => id))).map((fault) => `${folder}/${fault}`)

/** Each id is declared once. */
function takenTwice(folders) {
  const by = new Map()
  return folders.flatMap(({ folder, files }) =>
    read(files['en']).messages.flatMap(({ id }) => {
      const other = by.get(id)
      by.set(id, folder)
      return other === undefined ? [] : [`${folder}/en.ftl: ${id} is a message of ${other} already`]
    }),
  )
}

/** Writes the types of a folder's messages, or with `check` reports what is wrong. */
function madeFrom({ folder, files }, isCheck) {
  const file = join(root, folder, 'messages.ts')
  const made = moduleOf(files['en'], typesFor(folder), { isSaidAtOnce: isSaidAtOnce(folder) })
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === made
  if (!isSame && !isCheck) writeFileSync(file, made)
  return isSame || !isCheck ? [] : [`${folder}/messages.ts is not what its .ftl files give: npm run words`]
}

/** Pages and terminal need most messages as text. */
const isSaidAtOnce = (folder) => ['web', 'cli'].includes(folder.split(/[\\/]/)[1])

function typesFor(folder) {
  const types = makersIn[folder.split(/[\\/]/)[1]]
  if (types === undefined) return '@arbiter/core/messages'
  const path = relative(folder, types).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * The web app's groups per language: `first` before anything is shown, one per spectator screen and per format with their
 * scripts, `more` for everything else.
 */
const formats = formatNames()
const screens = ['home', 'overview', 'bracket', 'table', 'matches', 'match', 'entrant', 'history', 'hall', 'help']
const groups = ['first', 'more', ...screens, ...formats]
const forDoers =
  /packages[/](server[/]src[/]api|api[/]src)[/]words$|web[/]src[/]screens[/](control|new|print|odds|join|people|rules|match[/]scorer)[/]|web[/]src[/]parts[/](correction|effects)[/]|web[/]src[/]app[/]outbox[/]|core[/]src[/](refusals|issues|tournament|facts|entries|pen|simulate|verify|words)[/]|paper[/]src[/]comparison[/]/

/** Pictures of each screen; what all of them say is needed by every page. */
const onScreens = {
  bracket: ['first'],
  crosstable: ['table', 'more'],
  form: ['table', 'overview'],
  matrix: ['table'],
  race: ['table', 'overview'],
  robin: ['table'],
  standings: ['table', 'overview', 'hall', 'more'],
}

/** Reasons of awards appear below tables, and papers are printed: these words may load after the page. */
const ofPapers = /formats[/]bridge-knockout[/](awards|sheets)[/]|paper[/]src[/]sheets[/]/

/** What a cup of engines may wait for, faults in its games, and the board they are shown on. */
const ofEngines =
  /web[/]src[/]parts[/]board[/]|core[/]src[/]fault[/]|engines[/]src[/](cup|uci|game|worker|clock)[/]words|server[/]src[/]cup[/]/

/** @returns {readonly (string | undefined)[]} */
function groupsOf(folder) {
  const picture = /paper[/]src[/]pictures[/]([^/]+)[/]/.exec(`${folder.replaceAll('\\', '/')}/`)?.[1]
  if (picture === undefined) return [groupOf(folder)]
  return picture === 'words' ? ['first'] : onScreens[picture]
}

function groupOf(folder) {
  const path = folder.replaceAll('\\', '/')
  if (/(paper[/]src[/]tournament[/]|core[/]src[/](.*[/])?descriptions[/])/.test(path)) return undefined // only exported pages and schemas need it
  if (ofPapers.test(path)) return 'more'
  if (/core[/]src[/]formats[/](.*[/])?demo[/]/.test(path)) return undefined // only the terminal plays demos
  const format = /core[/]src[/]formats[/]([^/]+)[/]/.exec(path)?.[1]
  if (format !== undefined && formats.includes(format)) return format
  if (forDoers.test(path)) return 'more'
  if (ofEngines.test(path)) return 'cup'
  const screen = /web[/]src[/]screens[/]([^/]+)[/]/.exec(path)?.[1]
  if (screen !== undefined) return screen
  return /packages[/](core|web|api[/]src[/]client)[/]/.test(path) ? 'first' : undefined
}

/** What `arbiter --help` says, and what is not understood before a command is found. */
const isForHelp = ({ folder }) => folder.replaceAll('\\', '/') === 'packages/cli/src/command-line/words'

/** The command line loads its words with every command, so those of screens and of the API reference are left out. */
const isForTerminal = ({ folder }) =>
  !/^packages[/](web|api|server[/]src[/](api[/]document|site[/]reference))[/]/.test(folder.replaceAll('\\', '/'))

const inGroup = (group, folders, common) => [
  ...(group === 'first' ? [common] : []),
  ...folders.filter(({ folder }) => groupsOf(folder).includes(group)).map(({ files }) => files),
]

/** The list of tournaments names formats whose words it does not load. */
const titles = new RegExp(`^(${formats.join('|')})-title$`)

const titlesIn = (language, folders) =>
  Object.fromEntries(
    folders.flatMap(({ files }) => Object.entries(textsOf(files[language] ?? '')).filter(([id]) => titles.test(id))),
  )

function writeTexts(name, all, more = {}) {
  const [language] = name.split('/')
  const file = join(root, 'packages/words/src/texts', `${name}.ts`)
  const texts = Object.assign({}, ...all.map((files) => textsOf(files[language] ?? '')), more)
  const above = name.includes('/') ? '../..' : '..'
  const head = `/** Made by \`npm run words\`. */\nimport type { Texts } from '${above}/language.ts'\n\nexport const texts: Texts = `
  const made = `${head}${/[/](terminal|command-line)$/.test(name) ? parsed(texts) : JSON.stringify(texts, undefined, 2)}\n`
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== made) writeFileSync(file, made)
}

/** A command reads all texts and needs few: Node parses JSON faster than it compiles a script. */
const parsed = (texts) => `JSON.parse(${JSON.stringify(JSON.stringify(texts))})`

if (argv[1] === fileURLToPath(import.meta.url)) {
  const faults = makeWords({ isCheck: argv.includes('--check') })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`words: ${wordFolders().length} folders in ${languages.length} languages`)
}
