/**
 * Makes a release: `npm run release -- patch|minor|major|X.Y.Z [--dry-run]`. Writes the version everywhere, builds, packs four
 * tarballs into releases/, installs and tries them in empty projects, commits and tags. It publishes nothing.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, root } from './tarball.mjs'

const usage = 'usage: npm run release -- patch|minor|major|X.Y.Z [--dry-run]'

// --- what is written ---------------------------------------------------------------------------

const places = ['core', 'words', 'paper', 'api', 'engines', 'server', 'web', 'cli']

/** Every file with the version, and how to write a new one. */
const files = {
  'package.json': manifestWith,
  ...Object.fromEntries(places.map((name) => [`packages/${name}/package.json`, manifestWith])),
  'package-lock.json': lockWith,
  'packages/cli/src/command-line/version.ts': (text, version) => text.replace(/'\d+\.\d+\.\d+'/, `'${version}'`),
  'CHANGELOG.md': changelogWith,
}

/**
 * @param {string} current
 * @param {string | undefined} word what kind of step, or the version itself
 */
export function nextVersion(current, word) {
  const numbers = current.split('.').map(Number)
  const [major = 0, minor = 0, patch = 0] = numbers
  const steps = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }
  const next = steps[word]?.join('.') ?? word
  if (!/^\d+\.\d+\.\d+$/.test(next ?? '')) throw new Error(usage)
  if (!isLater(next.split('.').map(Number), numbers)) throw new Error(`${next} is not later than ${current}.`)
  return next
}

const isLater = (next, current) => {
  const at = next.findIndex((number, i) => number !== current[i])
  return at >= 0 && next[at] > current[at]
}

/** Our packages depend on each other in exactly this version. */
export function manifestWith(text, version) {
  const manifest = JSON.parse(text)
  setVersion(manifest, version)
  return `${JSON.stringify(manifest, null, 2)}\n`
}

export function lockWith(text, version) {
  const lock = JSON.parse(text)
  lock.version = version
  for (const [path, entry] of Object.entries(lock.packages))
    if (path === '' || path.startsWith('packages/')) setVersion(entry, version)
  return `${JSON.stringify(lock, null, 2)}\n`
}

function setVersion(manifest, version) {
  manifest.version = version
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list ?? {})) if (name.startsWith('@arbiter/')) list[name] = version
}

/** The entries under "Next" become this version's, and "Next" is empty again. */
export function changelogWith(text, version, date) {
  const next = /^## Next\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(text)
  if (!next?.[1]?.trim()) throw new Error('CHANGELOG.md has nothing under "## Next": say there what is new.')
  return text.replace('## Next\n', `## Next\n\n## ${version} — ${date}\n`)
}

// --- the steps ---------------------------------------------------------------------------------

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

const read = (file) => readFileSync(join(root, file), 'utf8')

function release(word, isDryRun) {
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed: commit them first.')
  const version = nextVersion(JSON.parse(read('package.json')).version, word)
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already.`)
  try {
    writeVersion(version)
    const folder = tarballs(version)
    if (isDryRun)
      return `Version ${version} would be fit for release. Its tarballs are in ${folder}; the rest is as it was.`
    git('commit', '--all', '--message', `Release ${version}`)
    git('tag', '--annotate', `v${version}`, '--message', `Arbiter ${version}`)
    return nextSteps(version, folder)
  } finally {
    // On failure everything is reverted until the commit.
    git('checkout', '--', ...Object.keys(files))
  }
}

function writeVersion(version) {
  const date = new Date().toISOString().slice(0, 10)
  for (const [file, written] of Object.entries(files))
    writeFileSync(join(root, file), written(read(file), version, date))
}

function tarballs(version) {
  const folder = join('releases', version)
  rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(join(root, folder), { recursive: true })
  run('build')
  for (const name of ['words', 'core', 'api', 'cli'])
    npm(join(root, 'packages', name), 'pack', '--ignore-scripts', '--pack-destination', join(root, folder))
  run('check:tarballs', { ARBITER_TARBALLS: join(root, folder) })
  return folder
}

const run = (script, more = {}) =>
  execFileSync('npm', ['run', script], { cwd: root, stdio: 'inherit', env: { ...process.env, ...more } })

const nextSteps = (version, folder) => `
Version ${version} is committed and tagged v${version}. Nothing is published. What a publisher does:

1. Fill in repository, homepage and bugs in package.json of packages/words, packages/core, packages/api and packages/cli, and the address in
   SECURITY.md, if they are still empty; then make the release again.
2. Own the names on the registry: the scope @arbiter for the library, its words and the client, arbiter-tournaments for the program.
3. git push --follow-tags
4. npm publish ${folder}/arbiter-words-${version}.tgz --access public
   npm publish ${folder}/arbiter-core-${version}.tgz --access public
   npm publish ${folder}/arbiter-api-${version}.tgz --access public
   npm publish ${folder}/arbiter-tournaments-${version}.tgz
5. docker build --tag YOUR-REGISTRY/arbiter:${version} . && docker push YOUR-REGISTRY/arbiter:${version}
`

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  try {
    console.log(release(positionals[0], values['dry-run'] ?? false))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
