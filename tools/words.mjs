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
import { read, stripped } from '../packages/words/generator/read.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const terms = 'packages/words/src/terms'

/** Where the types of arguments come from; other packages get them from core. */
const typesIn = { core: 'packages/core/src/message/message.ts' }

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
  for (const language of languages) writeTexts(language, [common, ...folders.map(({ files }) => files)])
  return stale
}

const faultsInFolder = ({ folder, files }, common) =>
  faultsIn(files, new Set(read(common['en']).terms.map(({ id }) => id))).map((fault) => `${folder}/${fault}`)

/** An id is one message, whoever says it. */
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

/** The types of a folder's messages; what is wrong if they are only checked. */
function madeFrom({ folder, files }, isCheck) {
  const file = join(root, folder, 'messages.ts')
  const made = moduleOf(files['en'], typesFor(folder))
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === made
  if (!isSame && !isCheck) writeFileSync(file, made)
  return isSame || !isCheck ? [] : [`${folder}/messages.ts is not what its .ftl files give: npm run words`]
}

function typesFor(folder) {
  const types = typesIn[folder.split(/[\\/]/)[1]]
  return types === undefined ? '@arbiter/core' : relative(folder, types).replaceAll('\\', '/')
}

function writeTexts(language, all) {
  const file = join(root, 'packages/words/src/texts', `${language}.ts`)
  const texts = all.map((files) => JSON.stringify(stripped(files[language] ?? '')))
  const head = '/** Made by `npm run words`. */\nexport const texts: readonly string[] = '
  const made = `${head}[\n${texts.map((text) => `  ${text},\n`).join('')}]\n`
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== made) writeFileSync(file, made)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const faults = makeWords({ isCheck: argv.includes('--check') })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`words: ${wordFolders().length} folders in ${languages.length} languages`)
}
