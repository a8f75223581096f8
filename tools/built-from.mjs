/** Records the inputs of the bundles, so that `npm test` after `npm ci` does not bundle everything twice. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const dist = 'packages/cli/dist'
/** Beside the bundles, not in node_modules, which copies of a clone share. */
const note = join(dist, 'bundles.tsbuildinfo')
export const outputs = [
  'arbiter.cjs',
  'server.js',
  'engine-worker.js',
  'simulation-worker.js',
  'web/index.html',
  'LICENCES.txt',
]

/** A hash of everything that goes into the bundles. */
export async function inputsHash(root = '.') {
  const hash = createHash('sha256').update(process.version)
  for (const path of await inputsIn(root)) hash.update(`\n${relative(root, path)}\n`).update(await readFile(path))
  return hash.digest('hex')
}

async function inputsIn(root) {
  const [ours, tools] = [await filesBelow(join(root, 'packages')), await filesBelow(join(root, 'tools'))]
  return [join(root, 'package-lock.json'), ...ours, ...tools].sort()
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/[\\/](dist|test|node_modules)[\\/]|\.test\.tsx?$|\.tsbuildinfo$/.test(path))
}

export async function wasBuiltFrom(hash, root = '.') {
  const isThere = outputs.every((file) => existsSync(join(root, dist, file)))
  return isThere && (await readFile(join(root, note), 'utf8').catch(() => '')) === hash
}

/** An interrupted build leaves no record. */
export const forgetBuild = (root = '.') => rm(join(root, note), { force: true })

export const rememberBuild = (hash, root = '.') => writeFile(join(root, note), hash)
