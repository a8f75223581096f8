/**
 * Checks the dependency arrows: reads every import under packages/<name>/src and reports those that point the wrong way. Run
 * `node tools/arrows.mjs`; it prints how much it read, so that a check that read nothing cannot pass.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

// --- the rules ---------------------------------------------------------------------------------

/**
 * Which package may import which. None may import cli or web: the server reads the built files of the web app, it does not
 * import them.
 */
const packageArrows = {
  core: [],
  words: [],
  paper: ['core', 'words'],
  api: ['core'],
  engines: ['core', 'paper'],
  server: ['core', 'words', 'paper', 'engines', 'api'],
  web: ['core', 'words', 'paper', 'api'],
  cli: ['core', 'words', 'paper', 'engines', 'server', 'api'],
}

/**
 * What folders may import; `may` lists everything allowed, `never` everything forbidden. A place ending in `/` covers
 * everything below it, `*` one folder name; `except` is exempt, `types` is for type imports. Only shipped code is checked;
 * tests may import anything in their package.
 */
const folderArrows = [
  {
    rule: 'core is pure: it imports zod/mini, pure-rand and itself, nothing of Node',
    within: ['core/src/'],
    may: ['core/src/', 'zod/mini', 'pure-rand/'],
  },
  {
    rule: 'verify shares nothing with the rules it checks: only the log file, messages, lists, pure-rand, and the shapes of facts as types',
    within: ['core/src/verify/'],
    may: [
      'core/src/verify/',
      'core/src/facts/log-file.ts',
      'core/src/facts/fact.ts',
      'core/src/facts/ids.ts',
      'core/src/ids/',
      'core/src/lists/',
      'core/src/facts/instant.ts',
      'core/src/facts/result.ts',
      'core/src/message/message.ts',
      'pure-rand/',
    ],
    types: ['core/src/facts/kind.ts', 'core/src/formats/*/facts/'],
  },
  {
    rule: 'a second opinion in the folder of a format shares only words with it',
    within: ['core/src/formats/*/second-opinion.ts'],
    may: [
      'core/src/verify/',
      'core/src/formats/*/words/',
      'core/src/facts/ids.ts',
      'core/src/lists/',
      'core/src/message/message.ts',
    ],
  },
  {
    rule: 'whatever plays one game or match knows nothing of cups',
    within: ['clock', 'engine', 'game', 'match', 'openings', 'pgn', 'statistics', 'uci', 'worker'].map(
      (folder) => `engines/src/${folder}/`,
    ),
    never: ['engines/src/cup/', 'engines/src/config-file/', 'engines/src/bracket-file/'],
  },
  {
    rule: 'a cup is played without the files of another program: they are read and written around it, each apart',
    within: ['engines/src/cup/'],
    never: ['engines/src/config-file/', 'engines/src/bracket-file/'],
  },
  {
    rule: 'the configuration of a cup is read without its bracket file',
    within: ['engines/src/config-file/'],
    never: ['engines/src/bracket-file/'],
  },
  {
    rule: 'the bracket file is read without the configuration of a cup',
    within: ['engines/src/bracket-file/'],
    never: ['engines/src/config-file/'],
  },
  {
    rule: 'a format never imports another format',
    within: ['core/src/formats/*/'],
    never: ['core/src/formats/*/'],
    except: ['commands', 'demo', 'rule-book', 'views', 'why'].map((shared) => `core/src/formats/${shared}/`),
  },
]

/**
 * The floors of core, from the bottom: a folder imports only from lower floors, types too, so that no folders depend on each
 * other. A path belongs to the first place it starts with; folders of one floor do not import each other.
 */
const floors = [
  ['ids'],
  ['lists'],
  ['message', 'dice', 'words', 'ranking', 'position'],
  ['descriptions', 'issues', 'pairing'],
  ['fault'],
  ['facts'],
  ['refusals', 'series'],
  ['chart'],
  ['formats/views', 'formats/why'],
  ['formats/rule-book'],
  ['chronicle', 'formats/*'],
  ['tournament'],
  ['commands'],
  ['formats/commands', 'entries', 'outline', 'why'],
  ['formats/*/commands', 'formats/demo', 'bulletin'],
  ['formats/*/format.ts', 'formats/*/demo', 'decider', 'pen'],
  ['simulate'],
  ['formats/*/index.ts'],
  ['formats'],
  ['arbiter', 'public', 'schemas.ts', 'verify'],
  ['formats/*/second-opinion.ts', 'testing'],
  ['entry-points', 'index.ts'],
]

// --- the check ---------------------------------------------------------------------------------

/**
 * @typedef {{ line: number, specifier: string, isTypeOnly: boolean }} Import
 * @typedef {{ path: string, package: string, isTest: boolean, imports: readonly Import[] }} Module
 * @typedef {{ file: string, line: number, what: string, rule: string }} Violation
 */

/**
 * Checks the tree below `root`.
 * @param {string} root
 * @returns {{ modules: number, imports: number, violations: Violation[] }}
 */
export function checkArrows(root) {
  const packages = readPackages(join(root, 'packages'))
  const modules = packages.flatMap((each) => each.modules)
  const arrows = modules.flatMap((module) => module.imports.map((each) => arrowOf(packages, module, each)))
  const violations = [
    ...packages.flatMap(wasSeen),
    ...arrows.flatMap((arrow) => [...brokenArrow(arrow), ...brokenManifest(packages, arrow, devToolsOf(root))]),
    ...cycles(arrows),
  ]
  if (packages.length === 0) violations.push(violation('packages', 1, 'no package found', 'the check must see modules'))
  return { modules: modules.length, imports: arrows.length, violations }
}

const violation = (file, line, what, rule) => ({ file, line, what, rule })

/** A check that finds no modules in a package, or hardly an import, has gone blind. */
function wasSeen({ name, modules }) {
  const file = `packages/${name}`
  const rule = 'the check must see modules'
  const imports = modules.reduce((sum, module) => sum + module.imports.length, 0)
  if (!packageArrows[name]) return [violation(file, 1, 'is a package without arrows', 'every package has its arrows')]
  if (modules.length === 0) return [violation(file, 1, 'has no modules', rule)]
  if (imports < modules.length / 2)
    return [violation(file, 1, `has ${modules.length} modules but only ${imports} imports`, rule)]
  return []
}

// --- reading -----------------------------------------------------------------------------------

function readPackages(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => ({
    name,
    folder: join(folder, name),
    manifest: readJson(join(folder, name, 'package.json')),
    modules: filesBelow(join(folder, name, 'src')).map((file) => readModule(folder, name, file)),
  }))
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort()
}

/** Module paths start below the packages folder: `core/src/facts/fact.ts`. */
function readModule(folder, name, file) {
  const path = pathIn(folder, file)
  return {
    path,
    package: name,
    isTest: /\.test\.tsx?$/.test(path),
    imports: importsOf(readFileSync(file, 'utf8'), path),
  }
}

const pathIn = (folder, file) => file.slice(folder.length + 1).replaceAll('\\', '/')

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

const devToolsOf = (root) => readJson(join(root, 'package.json')).devDependencies ?? {}

/**
 * Every import of a source text, including types and `require`. If the target is not a plain string, the specifier is `''`.
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(text, file = 'module.ts') {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = []
  const saw = ({ type, importKind, exportKind = importKind, start }, source) => {
    const isTypeOnly = type === 'TSImportType' || exportKind === 'type'
    found.push({ line: text.slice(0, start).split('\n').length, specifier: source?.value ?? '', isTypeOnly })
  }
  const from = (node) => node.source && saw(node, node.source)
  new Visitor({
    ...{ ImportDeclaration: from, ExportNamedDeclaration: from, ExportAllDeclaration: from, TSImportType: from },
    ImportExpression: (node) => saw(node, node.source),
    TSExternalModuleReference: (node) => saw(node, node.expression),
    CallExpression: (node) => node.callee.name === 'require' && saw(node, node.arguments[0]),
  }).visit(program)
  return found.sort((a, b) => a.line - b.line)
}

// --- where an import leads ---------------------------------------------------------------------

/** An import with its target: a module's path, `@arbiter/core`, an outside package, or unknown. */
function arrowOf(packages, from, { line, specifier, isTypeOnly }) {
  const arrow = { from, line, specifier, isTypeOnly }
  if (specifier.startsWith('.')) return { ...arrow, ...relativeTarget(packages, from, specifier) }
  if (specifier.startsWith('@arbiter/')) return { ...arrow, ...workspaceTarget(packages, specifier) }
  if (specifier === '') return { ...arrow, kind: 'unknown' }
  return { ...arrow, kind: 'outside', to: specifier }
}

function relativeTarget(packages, from, specifier) {
  const own = packages.find(({ name }) => name === from.package)
  const file = resolve(dirname(join(dirname(own.folder), from.path)), specifier)
  if (!existsSync(file)) return { kind: 'unknown' }
  if (file.startsWith(join(own.folder, '/'))) return { kind: 'module', to: pathIn(dirname(own.folder), file) }
  return { kind: from.isTest && isTool(own.folder, file) ? 'tool' : 'trespass', to: specifier }
}

/** Tests share the tools of the repository. */
const isTool = (folder, file) => file.startsWith(join(dirname(dirname(folder)), 'tools', '/'))

function workspaceTarget(packages, specifier) {
  const [, name, ...rest] = specifier.split('/')
  const target = packages.find((each) => each.name === name)
  const entry = ['.', ...rest].join('/')
  if (!target || !exportsOf(target).some((offered) => fits(entry, offered))) return { kind: 'unknown' }
  return { kind: 'workspace', to: name }
}

const exportsOf = ({ manifest }) => Object.keys(manifest.exports ?? { '.': manifest.main })

function fits(entry, offered) {
  const [start, end] = offered.split('*')
  return end === undefined ? entry === offered : entry.startsWith(start) && entry.endsWith(end)
}

// --- the rules, applied ------------------------------------------------------------------------

function brokenArrow(arrow) {
  const { from, kind, to, specifier } = arrow
  const says = (what, rule) => [violation(`packages/${from.path}`, arrow.line, what, rule)]
  switch (kind) {
    case 'unknown':
      return says(`import of "${specifier}" cannot be resolved`, 'every import leads somewhere')
    case 'trespass':
      return says(`import of "${specifier}" leaves the package`, 'packages meet by name (@arbiter/…), not by path')
    case 'workspace':
      if (packageArrows[from.package]?.includes(to)) return brokenFolders(arrow, specifier)
      return says(`${from.package} imports ${to}`, rulesFor(from.package))
    default:
      return brokenFolders(arrow, to)
  }
}

const rulesFor = (name) => `${name} may import ${packageArrows[name]?.join(', ') || 'no other package'}`

function brokenFolders({ from, line, isTypeOnly }, to) {
  if (from.isTest) return []
  const broken = folderArrows.filter((arrow) => !allows(arrow, from.path, to, isTypeOnly)).map(({ rule }) => rule)
  if (!standsOn(from.path, to)) broken.push('a folder of core imports what stands on floors below its own')
  return broken.map((rule) => violation(`packages/${from.path}`, line, `imports ${to}`, rule))
}

function standsOn(from, to) {
  const [own, other] = [floorOf(from), floorOf(to)]
  return !own || !other || own.place === other.place || own.floor > other.floor
}

/** The floor of a module in core, and the folder it counts as; the longest place wins. */
function floorOf(path) {
  const inCore = /^core\/src\/(.*)$/.exec(path)?.[1]
  if (inCore === undefined) return undefined
  if (inCore === 'verify/books.ts') return undefined // generated from the list of formats
  const found = floors.flatMap((places, floor) =>
    places.flatMap((pattern) => {
      const place = placeIn(inCore, pattern)
      return place === undefined ? [] : { floor, place, depth: pattern.split('/').length }
    }),
  )
  return found.sort((a, b) => b.depth - a.depth)[0] ?? { floor: -1, place: `${inCore} (no floor)` }
}

function placeIn(path, pattern) {
  const names = path.split('/')
  const parts = pattern.split('/')
  const isIn = parts.every(
    (part, i) => part === names[i] || (part === '*' && i < names.length - 1 && !shared.has(names[i])),
  )
  return isIn ? names.slice(0, parts.length).join('/') : undefined
}

/** Folders of formats/ that are not formats. */
const shared = new Set(['commands', 'demo', 'rule-book', 'views', 'why'])

function allows({ within, may, never, except = [], types = [] }, from, to, isTypeOnly) {
  const home = within.map((place) => partUnder(from, place)).find((part) => part !== undefined)
  if (home === undefined || (within.some(hasStar) && to.startsWith(home))) return true
  const free = isTypeOnly ? [...except, ...types] : except
  if (free.some((place) => partUnder(to, place) !== undefined)) return true
  if (may) return may.some((place) => partUnder(to, place) !== undefined)
  return never.every((place) => partUnder(to, place) === undefined)
}

const hasStar = (place) => place.includes('*')

/** The part of a path that a place matches, or `undefined`. */
function partUnder(path, place) {
  if (!place.endsWith('/')) return path === place ? path : undefined
  const pattern = new RegExp(`^${place.replaceAll('*', '[^/]+')}`)
  return pattern.exec(path)?.[0]
}

/** Shipped code uses its package's dependencies; tests also the workspace's tools. */
function brokenManifest(packages, { from, line, kind, to, specifier }, devTools) {
  if (kind !== 'outside' && kind !== 'workspace') return []
  const { manifest } = packages.find(({ name }) => name === from.package)
  const wanted = kind === 'workspace' ? `@arbiter/${to}` : packageIn(to)
  if (wanted === undefined || wanted in (manifest.dependencies ?? {})) return []
  // The command is a bundle: what is inside it is no dependency of what is installed.
  const isBundled = kind === 'workspace' || from.path.startsWith('cli/')
  if (isBundled && wanted in (manifest.devDependencies ?? {})) return []
  if (from.isTest && (wanted in devTools || wanted in (manifest.devDependencies ?? {}))) return []
  const what = `imports ${specifier}, but ${wanted} is not in its package.json`
  return [violation(`packages/${from.path}`, line, what, 'every outside import is a declared dependency')]
}

/** The package of an outside import; none for Node's own modules. */
function packageIn(specifier) {
  const [first, second] = specifier.split('/')
  if (specifier.startsWith('node:') || builtinModules.includes(first)) return undefined
  return first.startsWith('@') ? `${first}/${second}` : first
}

// --- cycles ------------------------------------------------------------------------------------

/** Modules that need each other at load time, each cycle reported once. Types do not exist at run time. */
function cycles(arrows) {
  const next = new Map()
  for (const { from, kind, to, isTypeOnly, line } of arrows)
    if (kind === 'module' && !isTypeOnly) next.set(from.path, [...(next.get(from.path) ?? []), { to, line }])
  const found = []
  const done = new Set()
  const walk = (path, trail) => {
    if (done.has(path)) return
    for (const { to, line } of next.get(path) ?? []) {
      const start = trail.indexOf(to)
      if (start >= 0) found.push(cycle([...trail.slice(start), to], path, line))
      else walk(to, [...trail, to])
    }
    done.add(path)
  }
  for (const path of next.keys()) walk(path, [path])
  return found
}

const cycle = (trail, path, line) =>
  violation(`packages/${path}`, line, `closes the circle ${trail.join(' → ')}`, 'no import cycle at run time')

// --- on the command line -----------------------------------------------------------------------

const here = fileURLToPath(import.meta.url)
if (argv[1] && realpathSync(argv[1]) === here) {
  const { modules, imports, violations } = checkArrows(resolve(dirname(here), '..'))
  for (const { file, line, what, rule } of violations) console.error(`${file}:${line}: ${what} (${rule})`)
  if (violations.length > 0) process.exitCode = 1
  else console.log(`arrows: ${modules} modules, ${imports} imports, all point one way`)
}
