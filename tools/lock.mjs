/**
 * Completes the lock file: `npm run lock` when `npm run check` asks for it, which is after a tool with binaries was updated.
 *
 * Such a tool names one optional package for each kind of machine. npm leaves those out of the lock that the package source does
 * not carry, and then `npm ci` refuses the lock everywhere. Here they are added as the source describes them, or, if it does not
 * carry them, for the machines their names tell and without integrity. npm fetches only the one that fits.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))

/** Parts of names of platform packages. */
const systems = /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/
const processors = /^(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)$/

const packages = Object.entries(lock.packages)
const missing = packages.flatMap(([, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !lock.packages[`node_modules/${name}`])
    .map(([name, range]) => ({ name, version: range.replace(/^[\^~]/, ''), dev })),
)
const unsigned = packages
  .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity)
  .map(([path, { version, dev, optional }]) => ({ name: path.replace('node_modules/', ''), version, dev, optional }))
const addresses = packages.filter(([, { resolved, link }]) => resolved && !link).map(([path]) => path)
const unsafe = unsigned.filter(({ optional }) => !optional).map(({ name }) => name)

if (addresses.length > 0) throw new Error(`the lock file names download addresses: ${addresses.join(', ')}`)
if (unsafe.length > 0) throw new Error(`the lock file has no integrity for ${unsafe.join(', ')}`)
if (!process.argv.includes('--check')) await complete()
else if (missing.length > 0) throw new Error(`run npm run lock: ${missing.map(({ name }) => name).join(', ')}`)

async function complete() {
  const added = await Promise.all([...missing, ...unsigned].map(async (each) => [each.name, await entryOf(each)]))
  for (const [name, entry] of added) lock.packages[`node_modules/${name}`] = entry
  const paths = Object.keys(lock.packages).sort((a, b) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(paths.map((path) => [path, lock.packages[path]]))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  const without = added.filter(([, { integrity }]) => !integrity).length
  console.log(`lock: ${missing.length} packages for other machines added, ${without} are not at the package source`)
}

/** Keys in npm's order. */
async function entryOf({ name, version, dev }) {
  const { dist, license, engines, ...known } = (await described(name, version)) ?? {}
  const { cpu, os, libc } = dist ? known : machinesNamed(name)
  const entry = { version, integrity: dist?.integrity, cpu, dev, libc, license, optional: true, os, engines }
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}

/** The registry's entry; undefined if it has none. */
async function described(name, version) {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, '--json'], { maxBuffer: 1 << 24 })
    return [JSON.parse(stdout)].flat()[0]
  } catch (error) {
    if (/E40[34]|ENOVERSIONS|ETARGET/.test(error.stderr)) return undefined
    throw new Error(`the package source does not answer for ${name}`, { cause: error })
  }
}

/** `@biomejs/cli-linux-x64-musl` is for Linux on x64 with musl. */
function machinesNamed(name) {
  const words = name.split(/[/-]/)
  const [os, cpu] = [systems, processors].map((kinds) => words.filter((word) => kinds.test(word)))
  if (os.length + cpu.length === 0) throw new Error(`${name}: for which machine? Its name does not say.`)
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  const orNothing = (list) => (list.length > 0 ? list : undefined)
  return { os: orNothing(os), cpu: orNothing(cpu), libc: orNothing(os.includes('linux') ? libc : []) }
}
