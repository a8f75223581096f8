/** Our packages as users get them: packed by npm and installed out of reach of the clone. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Packs a package into a folder; gives the tarball and the paths in it. Where `ARBITER_TARBALLS` names a folder, the tarball
 * is taken from there: `npm run release` checks the very files that a publisher uploads.
 * @param {'words' | 'core' | 'api' | 'cli'} name
 * @param {string} folder
 */
export function packed(name, folder) {
  const given = process.env['ARBITER_TARBALLS']
  const file = given ? tarballIn(given, name) : packedInto(folder, name)
  const listed = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n')
  return { file, files: listed.map((path) => path.replace(/^package\//, '')) }
}

/** Without lifecycle scripts: everything is built. */
function packedInto(folder, name) {
  if (!existsSync(join(root, 'packages/cli/dist/LICENCES.txt'))) throw new Error('nothing is built: npm run build')
  npm(join(root, 'packages', name), 'pack', '--ignore-scripts', '--pack-destination', folder)
  return tarballIn(folder, name)
}

const tarballNames = {
  words: /^arbiter-words-.+\.tgz$/,
  core: /^arbiter-core-.+\.tgz$/,
  api: /^arbiter-api-.+\.tgz$/,
  cli: /^arbiter-tournaments-.+\.tgz$/,
}

function tarballIn(folder, name) {
  const [file] = readdirSync(folder).filter((each) => tarballNames[name].test(each))
  if (!file) throw new Error(`${folder} has no tarball of ${name}`)
  return join(folder, file)
}

/**
 * npm as from a fresh shell: what an `npm test` around us says about its own project must not reach it.
 * @param {string} folder
 * @param {...string} words
 */
export const npm = (folder, ...words) =>
  execFileSync('npm', words, { cwd: folder, env: freshShell(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** @returns {Record<string, string>} */
export function freshShell() {
  const ours = /^npm_(?!config_(?:registry|cache|userconfig)$)|^(NODE_PATH|INIT_CWD|VITEST.*)$/
  const kept = Object.entries(process.env).filter(([name, value]) => value !== undefined && !ours.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((place) => !place.startsWith(root))
  return Object.fromEntries([...kept, ['PATH', [dirname(process.execPath), ...path].join(delimiter)]])
}

/**
 * A cache folder of its own over the downloads of the usual one: what `npx` installs is not left behind, and nothing that is
 * on this machine is downloaded again.
 * @param {string} folder
 */
export function ownCache(folder) {
  const usual = join(npm(root, 'config', 'get', 'cache').trim(), '_cacache')
  mkdirSync(usual, { recursive: true })
  mkdirSync(join(folder, 'cache'))
  symlinkSync(usual, join(folder, 'cache', '_cacache'))
  return join(folder, 'cache')
}

/** Starts a program that cannot see the clone: an empty file system is mounted over it, for this program alone. */
const covering = ['sh', '-c', 'mount -t tmpfs none "$0" && exec "$@"', root]

/** Root may do so; on many systems others too, in a user namespace; without either the prefix is empty. */
const namespaces = [
  ['unshare', '-m', ...covering],
  ['unshare', '-Urm', ...covering],
]

/** The prefix for a command that cannot see the clone; empty if this machine does not allow it. */
export function withoutClone() {
  const isAllowed = ([program, ...words]) =>
    !process.execPath.startsWith(root) && spawnSync(program, [...words, 'true']).status === 0
  return namespaces.find(isAllowed) ?? []
}
