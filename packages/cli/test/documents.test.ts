/** What the documents say runs: every line of their shell examples, in an empty folder, as a reader would type it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The shell blocks of a page, but for those that install the project itself. */
function examplesIn(page: string): string[] {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)
  return [...blocks].map(([, block]) => block as string).filter((block) => !/\bnpm (ci|start|test|run)\b/.test(block))
}

/** `npx` finds the command of this checkout; the folder is empty, so there is nothing else to find. */
function typed(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-documents-'))
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  try {
    const env = { ...process.env, PATH: path, COLUMNS: '100' }
    return execFileSync('bash', ['-euc', program.replaceAll('npx arbiter', 'arbiter')], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.each(['README.md', 'docs/apply.md', 'docs/simulation.md'])('every shell example of %s runs', (page) => {
  const examples = examplesIn(page)
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) expect(typed(example)).toMatch(/all rules hold|"format":"league"/)
})

test('README.md says how to start and how to test', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(readme).toContain('npm ci && npm start')
  expect(readme).toContain('npm ci && npm test')
})
