/**
 * Runs the tests on a machine that is as unfriendly as somebody else's: `node tools/hostile-machine.mjs`.
 *
 * A fresh clone of the last commit with an empty home is tested once per condition. What has passed for a commit is not run
 * again, so that a run can be broken off and resumed. Everything it installs or writes is in its own folder.
 *
 *   --list               says what there is, and what has passed
 *   --only NAME,NAME     these conditions only
 *   --command "..."      instead of npm test
 *   --browser FILE       the other Chromium, if the machine has none where they usually are
 *   --fonts FOLDER       more fonts for the machine with many
 *   --folder FOLDER      its own folder, if not one in the folder for temporary files
 *   --again              also what has passed
 *   --together           as many conditions at once as can hold at once: six runs instead of seventeen
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// --- the conditions --------------------------------------------------------------------------------------

/**
 * @typedef {object} Place where everything of a run is
 * @property {string} folder
 * @property {string | undefined} browser
 * @property {readonly string[]} fonts
 *
 * @typedef {object} Condition
 * @property {string} name
 * @property {string} about
 * @property {string} [node] the major version, if not the one that runs this
 * @property {(place: Place) => Record<string, string>} [variables]
 * @property {() => Promise<() => void> | (() => void)} [begin] sets it up and gives what ends it
 * @property {string} [says] the tests fail, and this sentence says why
 * @property {string} [sets] what it sets: two that set the same cannot hold at once; without it nothing else can
 */

const language = (name) => () => ({ LANG: name, LC_ALL: name, LANGUAGE: name.split('.')[0] })
const zone = (TZ) => () => ({ TZ })

/** @type {readonly Condition[]} */
export const conditions = [
  {
    name: 'fonts-many',
    about: 'every font of the machine',
    sets: 'fonts',
    variables: (place) => fontList(place, place.fonts),
  },
  { name: 'fonts-none', about: 'no font at all', sets: 'fonts', variables: (place) => fontList(place, []) },
  { name: 'german', about: 'LANG de_DE.UTF-8', sets: 'language', variables: language('de_DE.UTF-8') },
  { name: 'turkish', about: 'LANG tr_TR.UTF-8', sets: 'language', variables: language('tr_TR.UTF-8') },
  { name: 'c-locale', about: 'LANG C', sets: 'language', variables: language('C') },
  { name: 'posix-locale', about: 'LANG POSIX', sets: 'language', variables: language('POSIX') },
  { name: 'kathmandu', about: 'TZ Asia/Kathmandu, 5:45 ahead', sets: 'zone', variables: zone('Asia/Kathmandu') },
  {
    name: 'st-johns',
    about: 'TZ America/St_Johns, 3:30 or 2:30 behind',
    sets: 'zone',
    variables: zone('America/St_Johns'),
  },
  { name: 'port-taken', about: 'somebody listens on port 8080', sets: 'port', begin: takePort },
  { name: 'home-read-only', about: 'nothing can be written in the home folder', sets: 'home', variables: readOnlyHome },
  { name: 'tmp-deep', about: 'TMPDIR with spaces and a path of over 150 characters', sets: 'tmp', variables: deepTmp },
  { name: 'busy', about: 'eight processes that want a core', begin: keepBusy },
  ...['20', '22', '24'].map((node) => ({ name: `node-${node}`, about: `the newest Node ${node}`, sets: 'node', node })),
  { name: 'other-chromium', about: 'the Chromium of the machine', sets: 'browser', variables: otherChromium },
  {
    name: 'no-browser',
    about: 'no browser that runs: a sentence says what to do',
    variables: () => ({ ARBITER_BROWSER: '/no/such/chromium' }),
    says: 'set ARBITER_BROWSER to the path of a Chromium of this machine.',
  },
]

function fontList({ folder }, fonts) {
  const file = join(folder, `fonts-${fonts.length}.conf`)
  const cache = join(folder, 'font-cache')
  const folders = fonts.map((each) => `<dir>${each}</dir>`).join('')
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${cache}</cachedir></fontconfig>`)
  return { FONTCONFIG_FILE: file }
}

async function takePort() {
  const server = createServer().listen(8080)
  await Promise.race([once(server, 'listening'), once(server, 'error')]) // Taken by somebody else is as good.
  return () => server.close()
}

/** Root may write everywhere, except where no folder can be. */
function readOnlyHome({ folder }) {
  if (process.getuid?.() === 0) return { HOME: '/proc/no-home' }
  const HOME = join(folder, 'read-only-home')
  mkdirSync(HOME, { recursive: true })
  chmodSync(HOME, 0o500)
  return { HOME }
}

function deepTmp({ folder }) {
  const TMPDIR = join(folder, ...Array.from({ length: 5 }, () => 'a folder with spaces in its name'))
  mkdirSync(TMPDIR, { recursive: true })
  return { TMPDIR }
}

function keepBusy() {
  const busy = Array.from({ length: 8 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const end = () => {
    for (const each of busy) each.kill('SIGKILL')
  }
  process.on('exit', end)
  return end
}

function otherChromium({ browser }) {
  if (browser === undefined) throw new Error('there is no other Chromium on this machine: name one with --browser')
  return { ARBITER_BROWSER: browser }
}

// --- what is to be run -----------------------------------------------------------------------------------

/**
 * @typedef {{ commit: string, command: string, passed: Record<string, number> }} State seconds by condition
 */

/**
 * What has passed counts for the same commit and the same command only.
 * @param {State | undefined} kept
 * @returns {State}
 */
export const stateFor = (kept, commit, command) =>
  kept?.commit === commit && kept.command === command ? kept : { commit, command, passed: {} }

/**
 * @param {readonly string[]} only
 * @param {State} state
 * @returns {readonly Condition[]}
 */
export function conditionsToRun(only, state, again = false) {
  const unknown = only.filter((name) => !conditions.some((each) => each.name === name))
  if (unknown.length > 0) throw new Error(`there is no condition ${unknown.join(', ')}: see --list`)
  const wanted = conditions.filter(({ name }) => only.length === 0 || only.includes(name))
  return again ? wanted : wanted.filter(({ name }) => !(name in state.passed))
}

/**
 * The fewest runs that cover all conditions.
 * @param {readonly Condition[]} all
 * @returns {readonly (readonly Condition[])[]}
 */
export function groupsOf(all) {
  /** @type {Condition[][]} */
  const groups = []
  for (const condition of all) {
    const { sets } = condition
    const isFree = (group) => sets !== undefined && group.every((other) => other.sets && other.sets !== sets)
    const group = groups.find(isFree)
    if (group) group.push(condition)
    else groups.push([condition])
  }
  return groups
}

/**
 * @param {readonly Condition[]} group
 * @returns {Condition}
 */
export const asOne = (group) => ({
  ...Object.assign({}, ...group),
  name: group.map(({ name }) => name).join('+'),
  variables: (place) => Object.assign({}, ...group.map(({ variables }) => variables?.(place))),
  begin: async () => {
    const ends = []
    for (const { begin } of group) ends.push(await begin?.())
    return () => {
      for (const end of ends) end?.()
    }
  },
})

/**
 * True if the run went as expected: without a browser the tests must fail and say why.
 * @param {Condition} condition
 */
export const isAsExpected = ({ says }, code, output) =>
  says === undefined ? code === 0 : code !== 0 && output.includes(says)

// --- running it ------------------------------------------------------------------------------------------

const root = fileURLToPath(new URL('..', import.meta.url))

/** Only the environment that finds programs and packages. */
function environment({ folder }, node) {
  return {
    PATH: [dirname(node), '/usr/bin', '/bin'].join(delimiter),
    HOME: made(join(folder, 'home')),
    TMPDIR: made(join(folder, 'tmp')),
    CI: 'true',
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_userconfig: process.env.npm_config_userconfig ?? join(homedir(), '.npmrc'),
    npm_config_update_notifier: 'false',
    // Some networks have their own certificate.
    ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}),
  }
}

function made(folder) {
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Returns the exit code; the output goes to the file. */
async function run(command, { cwd, env, log }) {
  const output = openSync(log, 'w')
  const child = spawn('bash', ['-c', command], { cwd, env, stdio: ['ignore', output, output] })
  const [code] = await once(child, 'exit')
  return code
}

/** The registry has Node as a package for every platform. */
async function nodeOf(place, version) {
  if (version === undefined) return process.execPath
  const home = made(join(place.folder, `node-${version}`))
  const name = `node-${process.platform}-${process.arch}`
  const file = join(home, 'node_modules', name, 'bin', 'node')
  if (existsSync(file)) return file
  const install = `npm install --no-save --prefix . ${name}@${version}`
  const log = join(place.folder, `node-${version}.log`)
  const code = await run(install, { cwd: home, env: environment(place, process.execPath), log })
  if (code !== 0) throw new Error(`Node ${version} could not be installed: see ${log}`)
  return file
}

/** One clone per version of Node, installed once. */
async function cloneOf(place, commit, node, version = 'own') {
  const clone = join(place.folder, `clone-${version}`)
  const mark = join(place.folder, `clone-${version}.commit`)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === commit) return clone
  rmSync(mark, { force: true })
  rmSync(clone, { recursive: true, force: true })
  execFileSync('git', ['clone', '-q', root, clone])
  execFileSync('git', ['-C', clone, 'checkout', '-q', '--detach', commit])
  const log = join(place.folder, `clone-${version}.log`)
  say(`npm ci with Node ${version}`)
  const code = await run('npm ci', { cwd: clone, env: environment(place, node), log })
  if (code !== 0) throw new Error(`npm ci failed: see ${log}`)
  writeFileSync(mark, commit)
  return clone
}

const say = (text) => console.log(`${new Date().toTimeString().slice(0, 8)} ${text}`)

/** Undefined on success, otherwise what went wrong. */
async function troubleUnder(condition, place, { commit, command }) {
  const node = await nodeOf(place, condition.node)
  const clone = await cloneOf(place, commit, node, condition.node)
  const env = { ...environment(place, node), ...condition.variables?.(place) }
  const log = join(made(join(place.folder, 'logs')), `${condition.name}.log`)
  const end = await condition.begin?.()
  try {
    say(`${condition.name}: ${command}`)
    const code = await run(command, { cwd: clone, env, log })
    const output = readFileSync(log, 'utf8')
    if (isAsExpected(condition, code, output)) return undefined
    return `${output.split('\n').slice(-40).join('\n')}\nexit code ${code}, ${log}`
  } finally {
    end?.()
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      command: { type: 'string', default: 'npm test' },
      browser: { type: 'string' },
      fonts: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: join(tmpdir(), 'arbiter-hostile-machine') },
      again: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
    },
  })
  const place = {
    folder: realpathSync(made(values.folder)),
    browser: values.browser ?? usualBrowsers.find(existsSync),
    fonts: ['/usr/share/fonts', '/usr/local/share/fonts', ...values.fonts],
  }
  const commit = execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const file = join(place.folder, 'state.json')
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const state = stateFor(kept, commit, values.command)
  const only = values.only.split(',').filter((name) => name !== '')
  if (values.list) return listed(state)

  const failed = []
  const wanted = conditionsToRun(only, state, values.again)
  for (const group of values.together ? groupsOf(wanted) : wanted.map((each) => [each])) {
    const condition = asOne(group)
    const began = performance.now()
    const trouble = await troubleUnder(condition, place, state).catch((error) => error.message)
    const seconds = Math.round((performance.now() - began) / 1000)
    if (trouble === undefined) {
      for (const { name } of group) state.passed[name] = seconds
      writeFileSync(file, JSON.stringify(state, null, 2))
      say(`${condition.name}: passed in ${seconds} s`)
    } else {
      failed.push(condition.name)
      console.log(trouble)
      say(`${condition.name}: FAILED after ${seconds} s`)
    }
  }
  listed(state)
  if (failed.length > 0) {
    console.log(`failed: ${failed.join(', ')}`)
    process.exitCode = 1
  }
}

const usualBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function listed({ commit, command, passed }) {
  console.log(`${command} at ${commit.slice(0, 10)}`)
  for (const { name, about } of conditions)
    console.log(`  ${name.padEnd(16)}${(name in passed ? `passed in ${passed[name]} s` : '–').padEnd(18)}${about}`)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
