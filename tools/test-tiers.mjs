/**
 * Which tests belong to which tier, as the files themselves say it (docs/testing.md): `@module-tag rest` puts a whole file
 * into the rest, `tags: ['rest']` some of its tests; `@module-tag both` is in both tiers and does more in the rest.
 */
import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)

/**
 * @typedef {'test' | 'rest' | 'some in rest' | 'both'} Share
 * @returns {{ path: string, share: Share, text: string }[]} paths from the root
 */
export const testFiles = () =>
  ['packages', 'tools'].flatMap(filesBelow).map((path) => {
    const text = readFileSync(new URL(path, root), 'utf8')
    return { path, share: shareOf(text), text }
  })

const filesBelow = (folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .sort()

/** @returns {Share} */
function shareOf(text) {
  if (/^(\/\*\*| \*) @module-tag rest\b/m.test(text)) return 'rest'
  if (/^(\/\*\*| \*) @module-tag both\b/m.test(text)) return 'both'
  return /\btags: \['rest'\]/.test(text) ? 'some in rest' : 'test'
}

/** Files without tests of a tier, which need not be loaded. */
export const notIn = (tier) =>
  testFiles()
    .filter(({ share }) => (tier === 'test' ? share === 'rest' : tier === 'rest' && share === 'test'))
    .map(({ path }) => path)
