/**
 * Bundles the command, the server, the game process and the simulation thread, so that they start quickly, and the web app;
 * writes the JSON Schemas that ship with core and engines; copies everything into the command's package. Run after `tsc -b`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { build as buildWeb } from 'vite'
import { forgetBuild, inputsHash, rememberBuild, wasBuiltFrom } from './built-from.mjs'
import { completeCliPackage } from './cli-package.mjs'

/** What only developers need stays out, whatever the shell says: a page would check each answer against its shape. */
process.env.NODE_ENV = 'production'

const inputs = await inputsHash()
if (await wasBuiltFrom(inputs)) process.exit()
await forgetBuild()

const dist = 'packages/cli/dist'

/** The server is a separate bundle, loaded only by its commands: `#server` in packages/cli/package.json. */
const serverApart = {
  name: 'server-apart',
  resolveId: (id) => (id === '@arbiter/server' ? { id: '#server', external: true } : undefined),
}

const command = await bundle(
  'packages/cli/src/arbiter.ts',
  [`${dist}/arbiter.cjs`],
  { plugins: [serverApart], preserveEntrySignatures: 'allow-extension' },
  inTwoFiles,
)
await removeStaleChunks(command.map(({ fileName }) => basename(fileName)))

const bundles = [
  command,
  await bundle('packages/server/src/index.ts', [`${dist}/server.js`], {
    external: ['@photostructure/sqlite', 'pg-native'],
  }),
  await bundle('packages/engines/src/worker/main.ts', ['packages/engines/dist/worker.js', `${dist}/engine-worker.js`]),
  await bundle('packages/cli/src/simulation/worker.ts', [`${dist}/simulation-worker.js`]),
]

await buildWeb({ configFile: 'packages/web/vite.config.ts', logLevel: 'warn' })

const { schemas } = await import('../packages/core/dist/schemas.js')
await mkdir('packages/core/dist/schemas', { recursive: true })
const { voiceOf } = await import('../packages/words/dist/index.js')
const { english } = await import('../packages/words/dist/en.js')
const voice = voiceOf({ language: english })
for (const [name, schema] of Object.entries(schemas(voice)))
  await writeFile(`packages/core/dist/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)

const { configSchemaText } = await import('../packages/engines/dist/config-file/json-schema.js')
await writeFile('packages/engines/cup.schema.json', configSchemaText(voice))

await completeCliPackage(bundles.flat())
await rememberBuild(inputs)

/** Dynamic imports become chunks; packages without side effects are tree-shaken. */
async function bundle(source, targets, options = {}, splittingOf = () => true) {
  const bundled = await rolldown({
    input: source,
    platform: 'node',
    resolve: { conditionNames: ['@arbiter/source', 'node'] },
    ...options,
  })
  const written = []
  for (const target of targets) written.push(await writeBundle(bundled, target, await splittingOf(bundled)))
  await bundled.close()
  return written[0]
}

/**
 * Sixty small files take Node longer to load than to run. Code that every command loads is one file, and code that `arbiter
 * show` needs besides, which most other commands share, is another.
 */
async function inTwoFiles(bundled) {
  const { output } = await bundled.generate()
  const loadedBy = (...sources) => modulesOf(output, sources)
  const line = loadedBy('/cli/src/arbiter.ts', '/cli/src/command-line/help.ts')
  const look = loadedBy(
    '/cli/src/commands/show.ts',
    '/cli/src/command-line/command-values.ts',
    '/cli/src/command-line/file/file-word.ts',
  )
  // The first file must not import the command, which imports it.
  for (const module of line) if (module.endsWith('/cli/src/arbiter.ts')) line.delete(module)
  const groups = [
    { name: 'arbiter', test: (module) => module.endsWith('/cli/src/arbiter.ts'), priority: 3 },
    { name: 'line', test: (module) => line.has(module), priority: 2 },
    { name: 'look', test: (module) => look.has(module), priority: 1 },
  ]
  return { includeDependenciesRecursively: false, groups }
}

/** All modules loaded with these. */
function modulesOf(output, sources) {
  const chunks = output.filter(({ type }) => type === 'chunk')
  const loaded = new Set()
  const load = (chunk) => {
    if (chunk === undefined || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources) load(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source))))
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds))
}

async function writeBundle(bundled, target, codeSplitting) {
  const { output } = await bundled.write({
    dir: dirname(target),
    codeSplitting,
    format: extname(target) === '.cjs' ? 'cjs' : 'esm',
    entryFileNames: basename(target),
    chunkFileNames: `chunks/[name]-[hash]${extname(target)}`,
    sourcemap: true,
    sourcemapExcludeSources: true,
    // Without comments, spaces and long names, and in ASCII, Node parses a bundle in half the time. Functions keep theirs for stack traces.
    minify: {
      compress: false,
      mangle: { toplevel: false, keepNames: true },
      codegen: { removeWhitespace: true, asciiOnly: true },
    },
  })
  for (const { fileName } of output) if (fileName.endsWith('.map')) await nameSources(join(dirname(target), fileName))
  return output
}

/** Source paths start at the root of the repository, so that stack traces name them wherever the bundle is installed. */
async function nameSources(file) {
  const map = JSON.parse(await readFile(file, 'utf8'))
  const fromRoot = (source) => relative('.', resolve(dirname(file), source)).replaceAll('\\', '/')
  const sourceRoot = `${relative(dirname(file), '.').replaceAll('\\', '/')}/`
  await writeFile(file, JSON.stringify({ ...map, sourceRoot, sources: map.sources.map(fromRoot) }))
}

/** Old chunks are removed last, so that a command running during a build still finds its own. */
async function removeStaleChunks(current) {
  const folder = `${dist}/chunks`
  for (const file of await readdir(folder).catch(() => [])) if (!current.includes(file)) await rm(`${folder}/${file}`)
}
