/**
 * In the pseudo-language no plain letter is left on any screen except in what people and programs wrote; in French no decimal
 * point.
 */
import { sheetNames } from '@arbiter/core/bridge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'
import { demos, pathsOf, sitePaths } from './screens.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** All visible, hidden and announced text, without names and without text marked as another language or a command. */
function visibleTexts(): string[] {
  const isData = (element: Element | null): boolean =>
    !!element?.closest('body [lang], [dir="auto"], bdi, code, kbd, pre, script, style, [hidden], iframe')
  const texts: string[] = []
  const papers = [...document.querySelectorAll('.bridge-paper, .comparison-plot')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  for (const root of [document.body, ...papers]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!isData(element) && element?.checkVisibility()) texts.push(node.textContent ?? '')
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (!isData(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))]
}

/** What people wrote: the words in names of entrants, players, clubs, tournaments and users. */
async function written(demo: string | undefined): Promise<ReadonlySet<string>> {
  const told = demo === undefined ? await app.get('/tournaments') : await app.get(`/tournaments/${demo}/chart`)
  const names = new Set<string>(['Arbiter', 'Olga Owner'])
  JSON.stringify(told, (key, value) => {
    if (['name', 'club', 'captain', 'opening'].includes(key) && typeof value === 'string') names.add(value)
    return value
  })
  return new Set(
    [...names].flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).flatMap((word) => [word, word.slice(0, 3)]),
  )
}

/** Rule numbers, addresses and start positions are the same in every language. */
const sameEverywhere = /[A-Z]{3}-[A-Z]?\d+|https?:\/\/\S+|\b[BKNQR]{8}\b/g

const isPlain = (text: string, data: ReadonlySet<string>): boolean =>
  (text.replaceAll(sameEverywhere, '').match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? []).some((word) => !data.has(word))

/** Visits one page after the other and returns the wrong texts. */
async function foundOn(
  paths: readonly string[],
  language: string,
  isWrong: (text: string) => boolean,
): Promise<string[]> {
  const page = await app.page({ path: `${paths[0]}${paths[0]?.includes('?') ? '&' : '?'}language=${language}` })
  const found: string[] = []
  for (const path of paths) {
    await app.turn(page, path)
    const texts = await page.evaluate(visibleTexts)
    found.push(...texts.filter(isWrong).map((text) => `${path}: ${text.slice(0, 160)}`))
  }
  return found
}

async function plainOn(paths: readonly string[], demo?: string): Promise<string[]> {
  const data = await written(demo)
  return foundOn(paths, 'pseudo', (text) => isPlain(text, data))
}

/** 1.372; not a match number (Q6.1), an address or a version. */
const hasPoint = (text: string): boolean => /(?<![\w.])\d+\.\d+(?![\w.])/.test(text)

describe('a page in the pseudo-language has no plain word', () => {
  test.each(demos)('%s', { tags: ['rest'] }, async (demo) => {
    const paths = (await pathsOf(app, demo)).filter((path) => !path.endsWith('/rules')) // a rule book exists in each language
    expect(await plainOn(paths, demo)).toEqual([])
  })

  test('the papers of a bridge knockout', { tags: ['rest'] }, async () => {
    const papers = sheetNames.map((name) => `/t/demo-bridge/print?paper=${name}`)
    expect(await plainOn(papers, 'demo-bridge')).toEqual([])
  })

  test('the pages of the site', async () => expect(await plainOn(sitePaths)).toEqual([]))
})

test.each(['demo-bridge', 'demo-cup'])(
  'on French pages of %s no figure has a point',
  { tags: ['rest'] },
  async (demo) => {
    const paths = (await pathsOf(app, demo)).filter((path) => !path.endsWith('/rules'))
    const papers = demo === 'demo-bridge' ? sheetNames.map((name) => `/t/demo-bridge/print?paper=${name}`) : []
    expect(await foundOn([...paths, ...papers], 'fr', hasPoint)).toEqual([])
  },
)
