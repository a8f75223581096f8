/** Bundles the command and writes the JSON Schemas that ship with core. Run after `tsc -b`. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'

await rm('packages/cli/dist/chunks', { recursive: true, force: true })
await build({
  entryPoints: ['packages/cli/src/arbiter.ts'],
  outdir: 'packages/cli/dist',
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
})

const { schemas } = await import('../packages/core/dist/schemas.js')
await mkdir('packages/core/dist/schemas', { recursive: true })
for (const [name, schema] of Object.entries(schemas()))
  await writeFile(`packages/core/dist/schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)
