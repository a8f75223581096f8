/**
 * Completes the lock file: `npm run lock` after every `npm install`.
 *
 * Tools that ship a binary for each kind of machine name one optional package a kind. A package source that carries only
 * some of them makes npm leave the others out of the lock, and then `npm ci` refuses it everywhere. They are added here,
 * with the machines their names tell; npm fetches only the one that fits. `--check` only says what is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const isCheck = process.argv.includes('--check')

const missing = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
  Object.entries(optionalDependencies).filter(([name]) => !lock.packages[`node_modules/${name}`]),
)
const addresses = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved && !link)

if (addresses.length > 0) throw new Error(`the lock file names download addresses: ${addresses.map(([path]) => path)}`)
if (isCheck && missing.length > 0) throw new Error(`run npm run lock: ${missing.map(([name]) => name).join(', ')}`)
if (!isCheck) complete()

function complete() {
  for (const [name, range] of missing) lock.packages[`node_modules/${name}`] = entryOf(name, range)
  const paths = Object.keys(lock.packages).sort((a, b) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(paths.map((path) => [path, lock.packages[path]]))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`lock: ${missing.length} packages for other machines added`)
}

/** `@biomejs/cli-linux-x64-musl` is for Linux on x64 with musl. */
function entryOf(name, range) {
  const words = name.split(/[/-]/)
  const named = (kinds) => kinds.filter((kind) => words.some((word) => word === kind || word.startsWith(`${kind}_`)))
  const os = named([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  ])
  const cpu = named(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
  const libc = os.includes('linux') ? libcOf(words) : []
  if (os.length + cpu.length === 0) throw new Error(`${name}: for which machine? Its name does not say.`)
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    dev: true,
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(libc.length > 0 ? { libc } : {}),
  }
}

function libcOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return ['musl']
  return words.some((word) => word.startsWith('gnu')) ? ['glibc'] : []
}
