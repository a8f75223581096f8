/**
 * Bundles the command, the server, the process that plays games and the thread that simulates, so that they start quickly, and the web app;
 * writes the JSON Schemas that ship with core and engines. Run after `tsc -b`.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build } from 'esbuild'
import { fromTheSource } from './from-the-source.mjs'
import { buildWeb } from './web.mjs'

const options = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
}

const { metafile } = await build({
  ...options,
  entryPoints: ['packages/cli/src/arbiter.ts'],
  outdir: 'packages/cli/dist',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  metafile: true,
  external: ['@arbiter/server'],
  plugins: [fromTheSource(['cli/src', 'engines/dist'], ['core', 'engines'])],
})
await removeStaleChunks(Object.keys(metafile.outputs).map((path) => basename(path)))

await build({
  ...options,
  entryPoints: ['packages/server/src/index.ts'],
  outfile: 'packages/server/dist/server.js',
  external: ['@photostructure/sqlite', 'fastify', 'pg', 'pino'],
})

await build({
  ...options,
  entryPoints: ['packages/engines/src/worker/main.ts'],
  outfile: 'packages/engines/dist/worker.js',
})

await build({
  ...options,
  entryPoints: ['packages/cli/src/simulate/worker.ts'],
  outfile: 'packages/cli/dist/simulation-worker.js',
})

await buildWeb()

const { schemas } = await import('../packages/core/dist/schemas.js')
await mkdir('packages/core/dist/schemas', { recursive: true })
for (const [name, schema] of Object.entries(schemas()))
  await writeFile(`packages/core/dist/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)

const { configSchemaText } = await import('../packages/engines/dist/cup/config/json-schema.js')
await writeFile('packages/engines/cup.schema.json', configSchemaText())

/** Old chunks go last, so that a command that is running during a build still finds its own. */
async function removeStaleChunks(current) {
  const folder = 'packages/cli/dist/chunks'
  for (const file of await readdir(folder).catch(() => [])) if (!current.includes(file)) await rm(`${folder}/${file}`)
}
