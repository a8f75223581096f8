/** The heart knows no format: what one format has, such as openings and IMPs, is named in its own folder only. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = new URL('../src/', import.meta.url).pathname
const foreign = /\b(bridge|imps?|line-?ups?|engines?|handicaps?|openings)\b/i
/** The message that describes numbers in JSON schemas. */
const description = "about('about-imps')"

const namesIn = (folder: string): string[] =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const lines = readFileSync(join(sources, folder, file), 'utf8')
        .replaceAll(description, '')
        .split('\n')
      return lines.filter((line) => foreign.test(line)).map((line) => `${file}: ${line.trim()}`)
    })

test.each(['chart', 'series', 'facts', 'tournament'])('%s names nothing of one format', (folder) => {
  expect(namesIn(folder)).toEqual([])
})
