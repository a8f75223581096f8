/** What the documents say runs: every line of their shell examples, in an empty folder, as a reader would type it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The shell blocks of a page, but for those that install the project itself. */
function examplesIn(page: string): string[] {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)
  return [...blocks].map(([, block]) => block as string).filter((block) => !/\bnpm (ci|start|test|run)\b/.test(block))
}

/** `npx` finds the command of this checkout; the folder is empty, so there is nothing else to find. */
async function typed(program: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-documents-'))
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  try {
    const env = { ...process.env, PATH: path, COLUMNS: '100' }
    const { stdout } = await promisify(execFile)('bash', ['-euc', program.replaceAll('npx arbiter', 'arbiter')], {
      cwd: folder,
      env,
    })
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const pages = ['README.md', 'docs/apply.md', 'docs/simulation.md']
const examples = pages.flatMap((page) => examplesIn(page).map((example, i) => [`${page}, ${i + 1}`, example] as const))

test.concurrent.each(examples)('the shell example of %s runs', async (_, example) => {
  expect(await typed(example)).toMatch(/all rules hold|"format":"league"/)
})

test('every one of these pages has examples', () => {
  for (const page of pages) expect(examplesIn(page).length).toBeGreaterThan(0)
})

test('README.md says how to start and how to test', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(readme).toContain('npm ci && npm start')
  expect(readme).toContain('npm ci && npm test')
})
