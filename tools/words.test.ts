/** Words and code match: no message is unused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { read } from '../packages/words/generator/read.mjs'
import { wordFolders } from './words.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** All source code of a package. */
function sourcesOf(name: string): string {
  const source = join(root, 'packages', name, 'src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]words[\\/]messages\.ts$|[\\/]texts[\\/]/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
}

const packages = new Map<string, string>()
const codeOf = (name: string): string => {
  const known = packages.get(name) ?? sourcesOf(name)
  packages.set(name, known)
  return known
}

test.each(wordFolders())('every message of %s is named in the code of its package', (folder) => {
  const code = codeOf(folder.split(/[\\/]/)[1] as string)
  const ids = read(readFileSync(join(root, folder, 'en.ftl'), 'utf8')).messages.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !code.includes(`'${id}'`))).toEqual([])
})
