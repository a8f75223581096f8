/** The files shown in docs/a-format-of-your-own.md, by path; the page's test writes them into an empty folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tarball.mjs'

export const page = 'docs/a-format-of-your-own.md'
export const folder = 'packages/core/src/formats/round-robin'
export const list = 'packages/core/src/formats/names.ts'

const text = readFileSync(join(root, page), 'utf8')
const named = [...text.matchAll(/^```(\w+) (\S+)\n(.*?\n)```$/gms)].map(([, kind, name, content]) => ({
  kind,
  name,
  content,
}))

/**
 * Text by the path from the root.
 * @type {ReadonlyMap<string, string>}
 */
export const files = new Map(
  named.filter(({ kind }) => kind !== 'diff').map(({ name, content }) => [join(folder, name), content]),
)

const [change] = named.filter(({ kind, name }) => kind === 'diff' && name === list)

/** The one line to add elsewhere. */
export const line = change.content.replace(/^\+/, '')
