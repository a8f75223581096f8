/** No English is left on German screens. */

import { sheetNames } from '@arbiter/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'
import { englishIn } from './foreign.ts'
import { demos, pathsOf, sitePaths } from './screens.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** What is read, shown and announced; what says of itself that it is English, and names, are left out. */
function visibleTexts(): string[] {
  const isForeign = (element: Element | null): boolean =>
    !!element?.closest('body [lang="en"], [dir="auto"], code, kbd, pre, script, style, [hidden], iframe')
  const texts: string[] = []
  const papers = [...document.querySelectorAll('.bridge-paper, .comparison-plot')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  for (const root of [document.body, ...papers]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!isForeign(element) && element?.checkVisibility()) texts.push(node.textContent ?? '')
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (!isForeign(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
  return [...new Set([document.title, ...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()))]
}

/** One page after the other, as somebody looks around. */
async function englishOn(paths: readonly string[]): Promise<string[]> {
  const page = await app.page({ path: paths[0] as string, lang: 'de' })
  const found: string[] = []
  for (const path of paths) {
    await app.turn(page, path)
    const texts = await page.evaluate(visibleTexts)
    found.push(...texts.flatMap((text) => told(path, text)))
  }
  return found
}

function told(path: string, text: string): string[] {
  const word = text.length > 1 ? englishIn(text) : undefined
  return word === undefined ? [] : [`${path}: ${text.slice(0, 160)} [${word}]`]
}

describe('a German page says everything in German', () => {
  test.each(demos)('%s', { tags: ['rest'] }, async (demo) => {
    expect(await englishOn(await pathsOf(app, demo))).toEqual([])
  })

  test('the papers of a bridge knockout', { tags: ['rest'] }, async () => {
    const papers = sheetNames.map((name) => `/t/demo-bridge/print?paper=${name}`)
    expect(await englishOn(papers)).toEqual([])
  })

  test('the pages of the site', async () => expect(await englishOn(sitePaths)).toEqual([]))
})
