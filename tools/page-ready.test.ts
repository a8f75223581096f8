import { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchUntilReady } from './page-ready.mjs'

/** A page that sends these requests one after the other, the next one when it has been drawn with the answer before. */
function pageThatAsks(names: readonly string[]) {
  const page = new EventEmitter()
  const answered: string[] = []
  let underWay: object | undefined
  const ask = () => {
    const name = names[answered.length]
    if (underWay || name === undefined) return
    const request = { resourceType: () => 'fetch' }
    underWay = request
    page.emit('request', request)
    setImmediate(() => {
      answered.push(name)
      underWay = undefined
      page.emit('requestfinished', request)
    })
  }
  let drawings = 0
  const evaluate = async () => {
    drawings++
    if (drawings % 2 === 0) ask()
  }
  return { page: Object.assign(page, { evaluate }) as unknown as Page, answered }
}

test('a page that requests more once it is drawn is not ready between two requests', async () => {
  const { page, answered } = pageThatAsks(['list', 'names', 'places'])
  await watchUntilReady(page)()
  expect(answered).toEqual(['list', 'names', 'places'])
})
