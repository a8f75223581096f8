/** What the documents say is true: each shell block is run by a test, links lead somewhere, the README keeps its promises. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allPages, pagesRunElsewhere, pagesRunHere, pageText, root, shellBlocksOf } from './documents.ts'

test('every page with a shell block is run by a test', () => {
  const withBlocks = allPages().filter((page) => shellBlocksOf(page).length > 0)
  expect(withBlocks.toSorted()).toEqual([...pagesRunHere, ...Object.keys(pagesRunElsewhere)].toSorted())
  for (const [page, file] of Object.entries(pagesRunElsewhere)) expect(pageText(file)).toContain(page)
})

test('README.md says how to start and how to test, on at most 120 lines with at most four pictures', () => {
  const readme = pageText('README.md')
  expect(readme).toContain('npm ci && npm start')
  expect(readme).toContain('npm ci && npm test')
  expect(readme.split('\n').length).toBeLessThanOrEqual(121)
  expect(picturesOf(readme).length).toBeLessThanOrEqual(4)
})

test('every link and picture of every page leads somewhere', () => {
  const pages = allPages()
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.flatMap((page) => brokenLinksOf(page).map((target) => `${page}: ${target}`))).toEqual([])
})

test('every picture is on a page', () => {
  const shown = allPages().flatMap((page) => picturesOf(pageText(page)).map((path) => join(dirname(page), path)))
  for (const name of readdirSync(join(root, 'docs/pictures'))) expect(shown).toContain(`docs/pictures/${name}`)
})

test('every decision has its number in its title and stands in the list', () => {
  const list = pageText('docs/decisions/README.md')
  for (const page of allPages('docs/decisions').filter((each) => !each.endsWith('README.md'))) {
    const [, number, title] = /^# (\d{3}) (.*)\n/.exec(pageText(page)) ?? []
    expect(page).toContain(`/${number}-`)
    expect(list).toContain(`${Number(number)}. [${title}](${basename(page)})`)
  }
})

function brokenLinksOf(page: string): string[] {
  return linksOf(pageText(page)).filter((target) => {
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    if (!existsSync(join(root, file))) return true
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(pageText(file)).includes(anchor)
  })
}

/** Links inside the repository; code is not searched for them. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/`[^`\n]*`/g, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string)
  return links.filter((target) => !/^[a-z]+:/.test(target))
}

const picturesOf = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path as string)

/** As they are made from headings: `## Exit codes` is `#exit-codes`. */
const anchorsOf = (text: string): string[] =>
  [...text.replaceAll(/^ *```.*?^ *```$/gms, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
