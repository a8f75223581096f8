/**
 * Completes packages/cli: the package ships everything it reads at run time, so the last step of the build copies it there.
 * `npx arbiter` in the clone runs the same folder that `npm pack` packs.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const dist = 'packages/cli/dist'

/** TypeScript's own by-products. */
const isForTsc = (path) => /^types($|[\\/])|\.tsbuildinfo$/.test(path)

/** @param {import('rolldown').RolldownOutput['output'][number][]} bundles the bundles in packages/cli */
export async function completeCliPackage(bundles) {
  await mirror('packages/web/dist', `${dist}/web`)
  await mirror('packages/engines/books', `${dist}/books`)
  await cp('packages/engines/cup.schema.json', `${dist}/cup.schema.json`)
  await writeFile(`${dist}/LICENCES.txt`, await licencesOf(packagesIn(bundles)))
}

/** Old files are removed last, so that a server that starts during a build finds everything. */
async function mirror(from, to) {
  const isWanted = (path) => !isForTsc(path.slice(from.length + 1))
  await mkdir(to, { recursive: true })
  await cp(from, to, { recursive: true, filter: isWanted })
  const current = new Set((await readdir(from, { recursive: true })).filter((path) => !isForTsc(path)))
  for (const path of await readdir(to, { recursive: true }))
    if (!current.has(path)) await rm(join(to, path), { recursive: true, force: true })
}

/** Third-party packages bundled with the command. */
function packagesIn(bundles) {
  const modules = bundles.flatMap(({ moduleIds = [] }) => moduleIds)
  const names = modules.flatMap((path) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1] ?? [])
  return [...new Set(names)].sort()
}

async function licencesOf(names) {
  const texts = await Promise.all(names.map(licenceOf))
  return `Arbiter is free software under the GNU General Public License, version 3 or later (LICENSE).
These packages are part of its bundles. The web app has its own list in dist/web.
${texts.join('')}`
}

async function licenceOf(name) {
  const folder = join('node_modules', name)
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  // Some packages keep their licence in a subfolder.
  const files = (await readdir(folder, { recursive: true })).filter((path) =>
    /(^|[\\/])licen[cs]e([.-]\w+)*$/i.test(path),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const text = texts.length > 0 ? texts.map((each) => each.trim()).join('\n\n') : await usualLicence(manifest)
  return `\n${'='.repeat(80)}\n${name} ${manifest.version}\n\n${text}\n`
}

/** A few packages only name their licence, which still has to be included. */
async function usualLicence({ name, license, author }) {
  if (license === 'Apache-2.0') return (await readFile('node_modules/typescript/LICENSE', 'utf8')).trim()
  if (license !== 'MIT') throw new Error(`${name} is bundled, but its package has no licence file`)
  const mit = await readFile('packages/core/LICENSE', 'utf8')
  return mit.trim().replace(/Copyright.*/, `Copyright (c) ${author?.name ?? author}`)
}
