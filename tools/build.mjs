/**
 * Bundles the command, the server, the process that plays games and the thread that simulates, so that they start quickly, and the web app;
 * writes the JSON Schemas that ship with core and engines. Run after `tsc -b`.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { rolldown } from 'rolldown'
import { build as buildWeb } from 'vite'

const command = await bundle('packages/cli/src/arbiter.ts', 'packages/cli/dist/arbiter.js', ['@arbiter/server'])
await removeStaleChunks(command.map(({ fileName }) => basename(fileName)))
await bundle('packages/server/src/index.ts', 'packages/server/dist/server.js', [
  '@photostructure/sqlite',
  'fastify',
  'pg',
  'pino',
])
await bundle('packages/engines/src/worker/main.ts', 'packages/engines/dist/worker.js')
await bundle('packages/cli/src/simulate/worker.ts', 'packages/cli/dist/simulation-worker.js')

await buildWeb({ configFile: 'packages/web/vite.config.ts', logLevel: 'warn' })

const { schemas } = await import('../packages/core/dist/schemas.js')
await mkdir('packages/core/dist/schemas', { recursive: true })
for (const [name, schema] of Object.entries(schemas()))
  await writeFile(`packages/core/dist/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)

const { configSchemaText } = await import('../packages/engines/dist/cup/config/json-schema.js')
await writeFile('packages/engines/cup.schema.json', configSchemaText())

/** Parts that are loaded on demand become chunks; of a package that declares no side effects each takes only what it uses. */
async function bundle(source, target, external = []) {
  const bundled = await rolldown({
    input: source,
    platform: 'node',
    external,
    resolve: { conditionNames: ['@arbiter/source', 'node', 'import', 'default'] },
  })
  const { output } = await bundled.write({
    dir: dirname(target),
    entryFileNames: basename(target),
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundled.close()
  return output
}

/** Old chunks go last, so that a command that is running during a build still finds its own. */
async function removeStaleChunks(current) {
  const folder = 'packages/cli/dist/chunks'
  for (const file of await readdir(folder)) if (!current.includes(file)) await rm(`${folder}/${file}`)
}
