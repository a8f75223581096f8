/** Remembers which files the bundles were made of, so that `npm test` after `npm ci` does not bundle everything a second time. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const note = 'node_modules/.cache/arbiter-built-from'
const outputs = [
  'arbiter.js',
  'server.js',
  'engine-worker.js',
  'simulation-worker.js',
  'web/index.html',
  'LICENCES.txt',
]

/** A hash of everything that goes into the bundles. */
export async function inputsHash() {
  const hash = createHash('sha256').update(process.version)
  for (const path of await inputs()) hash.update(`\n${path}\n`).update(await readFile(path))
  return hash.digest('hex')
}

async function inputs() {
  const [ours, tools] = [await filesBelow('packages'), await filesBelow('tools')]
  return ['package-lock.json', ...ours, ...tools].sort()
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/[\\/](dist|test|node_modules)[\\/]|\.test\.tsx?$|\.tsbuildinfo$/.test(path))
}

export async function wasBuiltFrom(hash) {
  const isThere = outputs.every((file) => existsSync(join('packages/cli/dist', file)))
  return isThere && (await readFile(note, 'utf8').catch(() => '')) === hash
}

/** A build that is cut short leaves no note behind. */
export const forgetBuild = () => rm(note, { force: true })

export async function rememberBuild(hash) {
  await mkdir(dirname(note), { recursive: true })
  await writeFile(note, hash)
}
