/** The browser's example in docs/simulation.md, run as it stands: a page and a worker that send each other plain data. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import type { SimulationAnswer } from '@arbiter/core/simulate'
import { expect, test } from 'vitest'
import { emptyFolder } from './folder.ts'
import { Hall } from './hall.ts'

const page = readFileSync(fileURLToPath(new URL('../../../docs/simulation.md', import.meta.url)), 'utf8')

/** The blocks as modules that find the built core. */
function modulesIn(folder: string): string[] {
  return [...page.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block = ''], i) => {
    const file = join(folder, `block-${i}.mjs`)
    writeFileSync(
      file,
      block.replaceAll(/'(@arbiter\/core\/[a-z]+)'/g, (_, entry) => `'${import.meta.resolve(entry)}'`),
    )
    return pathToFileURL(file).href
  })
}

test('docs/simulation.md: odds in a page and its worker are those of arbiter odds', async () => {
  const hall = new Hall()
  hall.types('new cup cup.arbiter --entrants 4')
  hall.types('start cup.arbiter')
  hall.types('report cup.arbiter 1 1-0 --game 1')
  const [worker, shown] = modulesIn(emptyFolder())
  const answer = await new Promise<SimulationAnswer>((resolve) => {
    const browser = globalThis as unknown as Record<string, unknown>
    const ends: { page?: Listening } = {}
    browser['onmessage'] = null
    browser['postMessage'] = (data: unknown) => later(() => ends.page?.onmessage({ data: structuredClone(data) }))
    browser['Worker'] = class {
      constructor() {
        ends.page = this as unknown as Listening
      }

      postMessage(data: unknown) {
        const sent = structuredClone(data)
        later(() => (browser as unknown as Listening).onmessage({ data: sent }))
      }
    }
    browser['log'] = factsIn(hall.bytes('cup.arbiter'))
    browser['show'] = (known: SimulationAnswer) => known.runs >= 10_000 && resolve(known)
    import(worker as string).then(() => import(shown as string))
  })
  const { entrants } = hall.json('odds cup.arbiter --runs 10000 --seed final')
  expect(answer.entrants).toEqual(entrants)
})

interface Listening {
  onmessage(event: { data: unknown }): void
}

const later = (act: () => void): void => void setTimeout(act, 0)

function factsIn(text: string) {
  const read = readLog(text, formats)
  return read.ok ? read.log : expect.fail(read.refusal.problem.id)
}
