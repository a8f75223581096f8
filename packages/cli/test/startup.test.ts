/** What the built command loads before it answers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatLoaders } from '@arbiter/core/format-loaders'
import { expect, test } from 'vitest'

const chunks = fileURLToPath(new URL('../dist/chunks', import.meta.url))

function sourcesOf(chunk: string): readonly string[] {
  const map = readdirSync(chunks).find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.map'))
  return JSON.parse(readFileSync(join(chunks, map as string), 'utf8')).sources
}

test('arbiter show loads no rule book but that of the file', () => {
  const books = [...formatLoaders.keys()].map((name) => `packages/core/src/formats/${name}/index.ts`)
  const loaded = [...sourcesOf('line'), ...sourcesOf('look')]
  expect(loaded).toContain('packages/cli/src/commands/show.ts')
  expect(loaded.filter((source) => [...books, 'packages/core/src/formats/index.ts'].includes(source))).toEqual([])
})
