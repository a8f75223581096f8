/** Every screen loads the words that it says. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

const screens = resolve(import.meta.dirname, '../screens')

/** Folders of screens whose words are needed whatever the script imports. */
function saidFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imported = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^;]*? from '(\.[^']+)'/gm)
  for (const [, path = ''] of imported) if (/\.tsx?$/.test(path)) saidFrom(resolve(dirname(file), path), seen)
  return seen
}

const groupsIn = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => /screens\/([^/]+)\/words\/messages\.ts$/.exec(file)?.[1] ?? [])

test.each(pages.filter(({ words }) => words))('$path', ({ words, load }) => {
  const entry = /screens\/[^'"]+\.tsx/.exec(String(load))?.[0] as string
  const said = groupsIn(saidFrom(join(screens, '..', entry)))
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((group) => !(words as readonly string[]).includes(group))).toEqual([])
})
