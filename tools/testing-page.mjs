/** The table in docs/testing.md: every test file with its tier, a row per folder. */
import { basename, dirname } from 'node:path'
import { testFiles } from './test-tiers.mjs'

const begin = '<!-- The table is generated: npm run docs. -->'
const columns = ['test', 'both', 'some in rest', 'rest']

/** @param {string} page the present page; the text after the mark is replaced */
export function testingPage(page) {
  const head = page.split(begin)[0]
  return `${head}${begin}\n\n${table(testFiles())}\n`
}

function table(files) {
  const folders = [...new Set(files.map(({ path }) => dirname(path)))]
  const cell = (folder, share) =>
    files
      .flatMap((each) => (dirname(each.path) === folder && each.share === share ? [nameOf(each.path)] : []))
      .join(', ')
  const rows = folders.map((folder) => [`\`${folder}\``, ...columns.map((share) => cell(folder, share))])
  const heads = [
    'folder',
    '`npm test`',
    'both, more in the rest',
    'both, some tests only in the rest',
    '`npm run test:rest`',
  ]
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** `league.contract` of `packages/core/test/league.contract.test.ts`. */
const nameOf = (path) => basename(path).replace(/(\.rest)?\.test\.ts$/, '')
