/**
 * The odds in a worker of a real browser: the same code gives the same answer as here.
 * @module-tag rest
 */

import { unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { answerOf, fieldOf, questionFor, simulatorOf } from '@arbiter/core/simulate'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/chromium.mjs'

/** What stands in the worker's file. */
const program = `
import { formats } from '@arbiter/core/formats'
import { answerOf, simulatorOf } from '@arbiter/core/simulate'
onmessage = ({ data }) => {
  const { simulator } = simulatorOf(data, formats)
  postMessage(JSON.stringify(answerOf(simulator, simulator.runs(0, 400))))
}`

let worker: string
let browser: Awaited<ReturnType<typeof launchChromium>>

beforeAll(async () => {
  const stdin = { contents: program, resolveDir: import.meta.dirname }
  const { outputFiles } = await build({ stdin, bundle: true, platform: 'browser', write: false, logLevel: 'silent' })
  worker = outputFiles[0]?.text as string
  browser = await launchChromium()
})
afterAll(() => browser?.close())

test.each([
  ['league', undefined],
  ['hybrid-knockout', undefined],
  ['cup', undefined],
  ['diagonal', undefined],
  ['bridge-knockout', 'teams'],
] as const)('%s', async (name, whom) => {
  const format = unwrap(formatNamed(name, formats)).format
  const question = unwrap(questionFor({ format, entrants: fieldOf(8, {}, whom), seed: 'browser' })).question
  const { simulator } = unwrap(simulatorOf(question, formats))
  const page = await browser.newPage()
  const answer = await page.evaluate(inWorker, { worker, question: JSON.stringify(question) })
  await page.close()
  expect(JSON.parse(answer)).toEqual(JSON.parse(JSON.stringify(answerOf(simulator, simulator.runs(0, 400)))))
})

/** Runs in the page. */
const inWorker = ({ worker, question }: { worker: string; question: string }): Promise<string> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(URL.createObjectURL(new Blob([worker])))
    thread.onmessage = ({ data }) => resolve(data)
    thread.onerror = ({ message }) => reject(new Error(message))
    thread.postMessage(JSON.parse(question))
  })
