/** Runs what the documents show: every line of their shell blocks, in an empty folder, as a reader would type it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Run by documents.rest.test.ts. */
export const pagesRunHere = [
  'README.md',
  'docs/apply.md',
  'docs/cup.md',
  'docs/engines.md',
  'docs/simulation.md',
  'docs/tour.md',
]

/** Pages whose blocks need more than an empty folder, and the test that runs them. */
export const pagesRunElsewhere: Readonly<Record<string, string>> = {
  'docs/a-format-of-your-own.md': 'tools/format-page.rest.test.ts',
  'docs/install.md': 'packages/cli/test/deploy.rest.test.ts',
  'docs/server.md': 'packages/cli/test/serve.test.ts',
}

export const pageText = (page: string): string => readFileSync(join(root, page), 'utf8')

/** The shell blocks of a page, except those that install, build or test the project. */
export function shellBlocksOf(page: string): string[] {
  const blocks = pageText(page).matchAll(/^ *```sh\n(.*?)^ *```$/gms)
  return [...blocks]
    .map(([, block]) => block as string)
    .filter((block) => !/\bnpm (ci|start|test|run)\b|\bnpx vite/.test(block))
}

/** Every page of the repository, by its path from the root. */
export function allPages(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (/^\.|^node_modules$|^dist$/.test(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return allPages(path)
    return path.endsWith('.md') ? [path] : []
  })
}

/** Declares a test for every shell block of these pages. */
export function testShellBlocks(pages: readonly string[]): void {
  const blocks = pages.flatMap((page) => shellBlocksOf(page).map((block, i) => [`${page}, ${i + 1}`, block] as const))
  test.concurrent.each(blocks)('the shell block of %s runs', async (_, block) => {
    const printed = await printedBy(block)
    if (/arbiter verify/.test(block)) expect(printed).toContain('all rules hold')
  })
}

/** What a block prints; it fails with its first command that fails. `npx arbiter` is the command of this checkout. */
async function printedBy(block: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-documents-'))
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH: path, COLUMNS: '100', ARBITER_LANGUAGE: 'en' }
  try {
    const run = promisify(execFile)
    const { stdout } = await run('bash', ['-euc', block.replaceAll('npx arbiter', 'arbiter')], { cwd: folder, env })
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
