/** The page about formats shows whole files, and its rules are cited. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../packages/words/generator/folder.mjs'
import { importsOf } from './arrows.mjs'
import { files, folder, line } from './format-page.mjs'
import { root } from './tarball.mjs'

test('its modules import only what the page shows, what is generated, or what the repository has', () => {
  for (const [path, text] of files)
    for (const { specifier } of path.endsWith('.ts') ? importsOf(text, path) : []) {
      const target = join(dirname(path), specifier)
      const isThere = files.has(target) || existsSync(join(root, target)) || target === `${folder}/words/messages.ts`
      expect(!specifier.startsWith('.') || isThere, `${path}: ${specifier}`).toBe(true)
    }
})

test('its words are there in every language, and every rule is cited by the code', () => {
  for (const language of languages) expect([...files.keys()]).toContain(`${folder}/words/${language}.ftl`)
  const rules = files.get(`${folder}/RULES.md`)?.match(/ROU-\d/g) ?? []
  const code = [...files].flatMap(([path, text]) => (path.endsWith('.ts') ? [text] : [])).join('\n')
  expect(rules.length).toBeGreaterThan(4)
  for (const rule of rules) expect(code).toContain(rule)
  expect(line).toBe("  'round-robin',\n")
})
