/**
 * Bundles the command, the server, the process that plays games and the thread that simulates, so that they start quickly, and the web app;
 * writes the JSON Schemas that ship with core and engines; puts it all into the command's package. Run after `tsc -b`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { build as buildWeb } from 'vite'
import { forgetBuild, inputsHash, rememberBuild, wasBuiltFrom } from './built-from.mjs'
import { gather } from './gather.mjs'

const inputs = await inputsHash()
if (await wasBuiltFrom(inputs)) process.exit()
await forgetBuild()

const dist = 'packages/cli/dist'

/** The server is a bundle of its own, which only its commands load: `#server` in packages/cli/package.json. */
const serverApart = {
  name: 'server-apart',
  resolveId: (id) => (id === '@arbiter/server' ? { id: '#server', external: true } : undefined),
}

const command = await bundle('packages/cli/src/arbiter.ts', [`${dist}/arbiter.js`], { plugins: [serverApart] })
await removeStaleChunks(command.map(({ fileName }) => basename(fileName)))

const bundles = [
  command,
  await bundle('packages/server/src/index.ts', [`${dist}/server.js`], {
    external: ['@photostructure/sqlite', 'pg-native'],
  }),
  await bundle('packages/engines/src/worker/main.ts', ['packages/engines/dist/worker.js', `${dist}/engine-worker.js`]),
  await bundle('packages/cli/src/simulate/worker.ts', [`${dist}/simulation-worker.js`]),
]

await buildWeb({ configFile: 'packages/web/vite.config.ts', logLevel: 'warn' })

const { schemas } = await import('../packages/core/dist/schemas.js')
await mkdir('packages/core/dist/schemas', { recursive: true })
const { voiceOf } = await import('../packages/words/dist/index.js')
const { english } = await import('../packages/words/dist/en.js')
const voice = voiceOf({ language: english })
for (const [name, schema] of Object.entries(schemas(voice)))
  await writeFile(`packages/core/dist/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)

const { configSchemaText } = await import('../packages/engines/dist/cup/config/json-schema.js')
await writeFile('packages/engines/cup.schema.json', configSchemaText(voice))

await gather(bundles.flat())
await rememberBuild(inputs)

/** Parts that are loaded on demand become chunks; of a package that declares no side effects each takes only what it uses. */
async function bundle(source, targets, options = {}) {
  const bundled = await rolldown({
    input: source,
    platform: 'node',
    resolve: { conditionNames: ['@arbiter/source', 'node'] },
    ...options,
  })
  const written = []
  for (const target of targets) written.push(await writeBundle(bundled, target))
  await bundled.close()
  return written[0]
}

async function writeBundle(bundled, target) {
  const { output } = await bundled.write({
    dir: dirname(target),
    entryFileNames: basename(target),
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // Without comments and spaces, and in ASCII, Node reads a bundle in half the time; names stay, for stacks.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
  })
  for (const { fileName } of output) if (fileName.endsWith('.map')) await nameSources(join(dirname(target), fileName))
  return output
}

/** Sources are named from the root of the repository, which is what a stack in a report then says, wherever the bundle is installed. */
async function nameSources(file) {
  const map = JSON.parse(await readFile(file, 'utf8'))
  const fromRoot = (source) => relative('.', resolve(dirname(file), source)).replaceAll('\\', '/')
  const sourceRoot = `${relative(dirname(file), '.').replaceAll('\\', '/')}/`
  await writeFile(file, JSON.stringify({ ...map, sourceRoot, sources: map.sources.map(fromRoot) }))
}

/** Old chunks go last, so that a command that is running during a build still finds its own. */
async function removeStaleChunks(current) {
  const folder = `${dist}/chunks`
  for (const file of await readdir(folder).catch(() => [])) if (!current.includes(file)) await rm(`${folder}/${file}`)
}
